//! Bases that stay: points that many sums share, with multiples, in the store that sums add them in; and as bytes.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::iter::successors;
use core::ops::Range;

use montane_fields::Field;
use montane_kernels::cpu::tuning::sums::{BLOCK, PIECE, PREPARED, SHARE};

use super::chunk::image;
use super::header::{digest_of, group};
use super::store::{FIRST, FIXED, NewStore, Reference};
use super::{MsmError, sum_of_bits, sums_over_fixed};
use crate::format::{ByteString, DecodeError};
use crate::law::jacobian::double_n_assign;
use crate::recode::Part;
use crate::scalar_mul::debug_assert_in_subgroup;
use crate::shares::shares_of;
use crate::terms::Terms;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// Points that many sums share: of each its images by the endomorphism and, of these, `levels` multiples, so that the
/// parts of a scalar are that much shorter and one set of buckets serves for more of their digits. A sum adds the
/// points where they are.
///
/// There are [`Self::points`] of them, of 128 bytes in G1 where there are lanes, and else of as many as their
/// coordinates have: with one level twice the input in G1 and G2 of BN254 and G1 of BLS12-381, four times in its G2.
/// For public points and scalars, as [`Projective::msm_vartime`].
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bls12_381;
/// #     pub mod curves { pub use montane_curves::msm::FixedBases; }
/// # }
/// use montane::bls12_381::{G1, G1Affine, Scalar};
/// use montane::curves::FixedBases;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let bases = FixedBases::<G1>::new(&[G1Affine::generator(); 3], 4)?;
/// let scalars: Vec<Scalar> = (1..=3).map(Scalar::from).collect();
/// assert_eq!((bases.len(), bases.points()), (3, 24));
/// assert_eq!(bases.msm_vartime(&scalars)?, G1Affine::generator() * Scalar::from(6));
/// let again = FixedBases::<G1>::from_bytes(&bases.to_bytes())?;
/// assert_eq!(again.msm_vartime(&scalars)?, bases.msm_vartime(&scalars)?);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct FixedBases<C: Curve> {
    count: usize,
    /// The bits of a level.
    bits: usize,
    /// A store in which, for each base `P` and level `l`, the images of `2^(bits l) P` stay.
    store: Arc<NewStore<C::Base>>,
    /// Which of all `2^(bits l) P` are infinity: something else is in the entries there.
    infinite: Vec<usize>,
}

impl<C: Curve> fmt::Debug for FixedBases<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bases, {} points", self.count, self.points())
    }
}

/// Why bytes are not prepared bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FixedBasesError {
    /// The bytes do not begin as those of prepared bases do.
    Format,
    /// A version of the format that is not known here.
    Version {
        /// Which one.
        found: u32,
    },
    /// Bases on another curve, or in the other group.
    Curve,
    /// The header is cut short, or there are not as many bytes as it says.
    Length {
        /// How many there must be, at least.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A level cannot have so many bits.
    Bits {
        /// How many the header says.
        found: u32,
    },
    /// The table would have more than `2^29` points.
    Count {
        /// How many bases the header says, or the most that a number here can say.
        found: usize,
    },
    /// The bytes were changed: their digest is another one.
    Digest,
    /// The first point that is none of the curve.
    Point {
        /// Its place.
        index: usize,
        /// The rule that it breaks.
        error: DecodeError,
    },
}

impl fmt::Display for FixedBasesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format => f.write_str("bytes of prepared bases begin with another word"),
            Self::Version { found } => write!(f, "prepared bases of version {found}: version {VERSION} is expected"),
            Self::Curve => f.write_str("prepared bases on another curve or in another group"),
            Self::Length { expected, found } => write!(f, "these prepared bases have {expected} bytes, not {found}"),
            Self::Bits { found } => write!(f, "prepared bases with levels of {found} bits"),
            Self::Count { found } => write!(f, "{found} prepared bases: a table has at most 2^29 points"),
            Self::Digest => f.write_str("prepared bases were changed: their digest is another one"),
            Self::Point { index, error } => write!(f, "point {index} of prepared bases: {error}"),
        }
    }
}

impl core::error::Error for FixedBasesError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Point { error, .. } => Some(error),
            _ => None,
        }
    }
}

/// The first bytes.
const BEGINNING: [u8; 8] = *b"msmbases";
const VERSION: u32 = 1;
/// What follows the group: the bits of a level, the number of bases, the digest.
const AFTER_GROUP: usize = 4 + 8 + 32;
/// The most points of a table.
const MOST: usize = FIXED / 2;

/// How many levels of so many bits there are.
const fn levels<C: Curve>(bits: usize) -> usize {
    (C::LEAST_BITS + 1).div_ceil(bits)
}

/// How many points a table has.
pub(super) fn size<C: Curve>(count: usize, bits: usize) -> Result<usize, MsmError> {
    let points = count.saturating_mul(levels::<C>(bits) * C::PARTS);
    if points > MOST { Err(MsmError::Points { points }) } else { Ok(points) }
}

impl<C: Curve> FixedBases<C> {
    /// The multiples of points of the subgroup of order `r`, infinity included: as for [`Projective::msm_vartime`], of
    /// no others. With others, which debug builds assert there are not, sums are some points of the curve. More levels
    /// take more memory and fewer additions, as long as there are more digits than buckets.
    ///
    /// # Errors
    /// If there is no level, or more than `2^29` points.
    pub fn new(bases: &[Affine<C>], levels: usize) -> Result<Self, MsmError> {
        if levels == 0 {
            return Err(MsmError::Levels);
        }
        let bits = (C::LEAST_BITS + 1).div_ceil(levels);
        let points = size::<C>(bases.len(), bits)?;
        debug_assert_in_subgroup(bases.iter().map(Projective::from));
        Ok(Self::of(bases.len(), bits, points, &mut |range| multiples(&bases[range], bits)))
    }

    /// The bases whose multiples, for each base those at all levels, `piece` gives, until it gives none: a table of so
    /// many points, as [`size`] says.
    fn of(count: usize, bits: usize, points: usize, piece: &mut dyn FnMut(Range<usize>) -> Vec<Affine<C>>) -> Self {
        let (mut store, mut infinite) = (C::store(), Vec::new());
        let (mut index, mut room) = (0, points);
        for start in (0..count).step_by(PIECE) {
            let multiples = piece(start..count.min(start + PIECE));
            if multiples.is_empty() {
                break;
            }
            for multiple in &multiples {
                if multiple.coordinates().is_none() {
                    infinite.push(index);
                }
                index += 1;
            }
            let images = shares_of(multiples.len(), SHARE, |share| images_of(&multiples[share])).concat();
            store.keep(&images, room);
            room -= images.len();
        }
        Self { count, bits, store: store.share(), infinite }
    }

    /// How many bases there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Whether there are no bases.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many points the table has: for each base its images by the endomorphism, at each level.
    #[must_use]
    pub const fn points(&self) -> usize {
        self.count * levels::<C>(self.bits) * C::PARTS
    }

    /// `sum k_i P_i` for points of the subgroup of order `r`, as [`Projective::msm_vartime`].
    ///
    /// # Errors
    /// If there is not one scalar for each base.
    pub fn msm_vartime(&self, scalars: &[Scalar<C>]) -> Result<Projective<C>, MsmError> {
        if scalars.len() != self.count {
            return Err(MsmError::Length { bases: self.count, scalars: scalars.len() });
        }
        let terms = Levels { bases: self, scalars };
        let sums = shares_of(self.count.div_ceil(BLOCK), SHARE / BLOCK, |blocks| {
            sum_of_bits(sums_over_fixed(&*self.store, &terms, blocks.start * BLOCK..self.count.min(blocks.end * BLOCK)))
        });
        Ok(sums.into_iter().sum())
    }

    /// The bases as bytes, the same on every processor, all numbers most significant byte first:
    ///
    /// | bytes | |
    /// |---:|---|
    /// | 8 | the word `msmbases` |
    /// | 4 | the version, 1 |
    /// | 2, 32 | the group's name (`G1` or `G2`), its order |
    /// | 4 | the bits `b` of a level |
    /// | 8 | how many bases there are |
    /// | 32 | SHA-256 of all other bytes |
    /// | | for each base `P` the uncompressed encodings of `P`, `2^b P`, `2^(2b) P`, and so on |
    ///
    /// The images by the endomorphism are not among them.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let multiples = self.count * levels::<C>(self.bits);
        let mut bytes: Vec<u8> = BEGINNING.into_iter().chain(VERSION.to_be_bytes()).chain(group::<C>()).collect();
        bytes.reserve_exact(AFTER_GROUP + multiples * C::Uncompressed::ZERO.as_ref().len());
        bytes.extend((self.bits as u32).to_be_bytes());
        bytes.extend((self.count as u64).to_be_bytes());
        let digest = bytes.len()..bytes.len() + 32;
        bytes.extend([0; 32]);
        let mut store = (self.store)();
        store.reserve(FIRST);
        for start in (0..multiples).step_by(PIECE) {
            let range = start..multiples.min(start + PIECE);
            let points: Vec<Reference> = range.clone().map(|i| 2 * (FIXED + i * C::PARTS) as Reference).collect();
            for (i, (x, y)) in range.zip(store.points(&points)) {
                let point = Affine::<C>::from_coordinates_unchecked(x, y);
                let point = if self.is_infinite(i) { Affine::identity() } else { point };
                bytes.extend_from_slice(point.to_uncompressed().as_ref());
            }
        }
        let found = digest_of(&bytes, &digest);
        bytes[digest].copy_from_slice(&found);
        bytes
    }

    /// What [`Self::to_bytes`] wrote, from a file that is mapped, say: it is read once, piece by piece, into the store
    /// of this processor, and needed no more. Points are asked whether they are on the curve; that they are of the
    /// subgroup, and one the multiple of the other, the bytes cannot say, nor who wrote them.
    ///
    /// # Errors
    /// [`FixedBasesError`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, FixedBasesError> {
        let rest = bytes.strip_prefix(&BEGINNING).ok_or(FixedBasesError::Format)?;
        let group: Vec<u8> = group::<C>().collect();
        let start = BEGINNING.len() + 4 + group.len() + AFTER_GROUP;
        let length = |expected| FixedBasesError::Length { expected, found: bytes.len() };
        let (version, rest) = rest.split_first_chunk().ok_or(length(start))?;
        let version = u32::from_be_bytes(*version);
        if version != VERSION {
            return Err(FixedBasesError::Version { found: version });
        }
        let rest = rest.strip_prefix(&*group).ok_or(FixedBasesError::Curve)?;
        let (found, rest) = rest.split_first_chunk().ok_or(length(start))?;
        let (count, rest) = rest.split_first_chunk().ok_or(length(start))?;
        let (digest, points) = rest.split_first_chunk::<32>().ok_or(length(start))?;
        let found = u32::from_be_bytes(*found);
        let bits = found as usize;
        if !(1..=C::LEAST_BITS + 1).contains(&bits) {
            return Err(FixedBasesError::Bits { found });
        }
        let each = levels::<C>(bits) * C::Uncompressed::ZERO.as_ref().len();
        let count = usize::try_from(u64::from_be_bytes(*count)).unwrap_or(usize::MAX);
        let size = size::<C>(count, bits).map_err(|_| FixedBasesError::Count { found: count })?;
        if count.checked_mul(each) != Some(points.len()) {
            return Err(length(count.saturating_mul(each).saturating_add(start)));
        }
        if digest_of(bytes, &(start - 32..start)) != *digest {
            return Err(FixedBasesError::Digest);
        }
        let mut refused = None;
        let bases = Self::of(count, bits, size, &mut |range| {
            let first = range.start * levels::<C>(bits);
            read::<C>(&points[range.start * each..range.end * each]).unwrap_or_else(|(i, error)| {
                refused = Some(FixedBasesError::Point { index: first + i, error });
                Vec::new()
            })
        });
        refused.map_or(Ok(bases), Err)
    }

    fn is_infinite(&self, multiple: usize) -> bool {
        !self.infinite.is_empty() && self.infinite.binary_search(&multiple).is_ok()
    }

    /// The next level of a part that goes on above it: its lowest bits, as the number of least magnitude that agrees
    /// with them but at the last level, which is all that is left. The levels have a bit more than parts, so that this
    /// too is at most half of a level's range.
    fn level_of(&self, part: &mut Part, last: bool) -> Part {
        if last {
            return *part;
        }
        let low = part.magnitude & ((1 << self.bits) - 1);
        part.magnitude >>= self.bits;
        if low <= 1 << (self.bits - 1) {
            return Part { magnitude: low, ..*part };
        }
        part.magnitude += 1;
        Part { magnitude: (1 << self.bits) - low, negative: part.negative ^ 1 }
    }
}

/// For each base all `2^(bits l) P`.
fn multiples<C: Curve>(bases: &[Affine<C>], bits: usize) -> Vec<Affine<C>> {
    let levels = levels::<C>(bits);
    let shares = shares_of(bases.len(), PREPARED, |share| {
        let mut points = Vec::with_capacity(levels * share.len());
        for base in &bases[share] {
            let mut point = Projective::from(base);
            points.push(point);
            for _ in 1..levels {
                double_n_assign(&mut point, bits as u32);
                points.push(point);
            }
        }
        let mut multiples = vec![Affine::identity(); points.len()];
        Projective::batch_normalize(&points, &mut multiples);
        multiples
    });
    shares.concat()
}

/// Each point and its images, anything for infinity.
pub(super) fn images_of<C: Curve>(points: &[Affine<C>]) -> Vec<(C::Base, C::Base)> {
    let images = |point: &Affine<C>| {
        let point = point.coordinates().unwrap_or((C::Base::ZERO, C::Base::ONE));
        successors(Some(point), |point| Some(image::<C>(point))).take(C::PARTS)
    };
    points.iter().flat_map(images).collect()
}

/// Points from their encodings, or the first that is none.
fn read<C: Curve>(bytes: &[u8]) -> Result<Vec<Affine<C>>, (usize, DecodeError)> {
    let mut encoding = C::Uncompressed::ZERO;
    let size = encoding.as_ref().len();
    let point = |(i, bytes): (usize, &[u8])| {
        encoding.as_mut().copy_from_slice(bytes);
        let point = Affine::from_uncompressed_unchecked(&encoding).map_err(|error| (i, error))?;
        if bool::from(point.is_on_curve()) { Ok(point) } else { Err((i, DecodeError::NotOnCurve)) }
    };
    bytes.chunks_exact(size).enumerate().map(point).collect()
}

/// The terms of a sum over prepared bases.
struct Levels<'a, C: Curve> {
    bases: &'a FixedBases<C>,
    scalars: &'a [Scalar<C>],
}

impl<C: Curve> Terms<()> for Levels<'_, C> {
    fn bits(&self) -> usize {
        self.bases.bits - 1
    }
    fn parts(&self) -> usize {
        C::PARTS * levels::<C>(self.bases.bits)
    }
    fn term(&self, i: usize, put: &mut dyn FnMut(((), ()), usize, Part)) {
        let levels = levels::<C>(self.bases.bits);
        let mut parts = C::least_parts_vartime(&self.scalars[i]);
        for level in 0..levels {
            let infinite = self.bases.is_infinite(i * levels + level);
            for part in &mut parts[..C::PARTS] {
                let part = self.bases.level_of(part, level + 1 == levels);
                put(((), ()), 0, if infinite { Part::ZERO } else { part });
            }
        }
    }
}
