//! A sum that is made piece by piece, on one machine or on many.

use alloc::vec::Vec;
use core::fmt;

use super::header::{digest_of, group};
use super::{FixedBases, MsmError};
use crate::format::{ByteString, DecodeError};
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// `sum k_i P_i` in progress: pieces of bases and scalars that need not be in memory at once, or are summed elsewhere,
/// where the value goes as bytes, and merged. For public points and scalars, as [`Projective::msm_vartime`].
///
/// A piece costs what a sum of its own does: pieces of some 2^16 points and more cost what the whole would, or a few
/// per cent above it.
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bls12_381;
/// #     pub mod curves { pub use montane_curves::msm::MsmSum; }
/// # }
/// use montane::bls12_381::{G1, G1Affine, Scalar};
/// use montane::curves::MsmSum;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let bases = vec![G1Affine::generator(); 6];
/// let scalars: Vec<Scalar> = (1..=6).map(Scalar::from).collect();
/// let (mut here, mut there) = (MsmSum::<G1>::new(), MsmSum::new());
/// here.add_vartime(&bases[..2], &scalars[..2])?;
/// there.add_vartime(&bases[2..], &scalars[2..])?;
/// here.merge(&MsmSum::from_bytes(&there.to_bytes())?);
/// assert_eq!((here.sum(), here.terms()), (bases[0] * Scalar::from(21), 6));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MsmSum<C: Curve> {
    sum: Projective<C>,
    terms: u64,
}

/// Why bytes are not a sum in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MsmSumError {
    /// Not as many bytes as a sum on this curve has.
    Length {
        /// How many there must be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The bytes do not begin as those of a sum do.
    Format,
    /// A sum on another curve, or in the other group.
    Curve,
    /// The bytes were changed: their digest is another one.
    Digest,
    /// The point.
    Point(DecodeError),
    /// A sum of no terms that is not infinity.
    Empty,
}

impl fmt::Display for MsmSumError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { expected, found } => write!(f, "a sum in progress has {expected} bytes, not {found}"),
            Self::Format => f.write_str("bytes of a sum in progress begin with another word"),
            Self::Curve => f.write_str("a sum in progress on another curve or in another group"),
            Self::Digest => f.write_str("a sum in progress was changed: its digest is another one"),
            Self::Point(error) => write!(f, "the point of a sum in progress: {error}"),
            Self::Empty => f.write_str("a sum in progress of no terms must be infinity"),
        }
    }
}

impl core::error::Error for MsmSumError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Point(error) => Some(error),
            _ => None,
        }
    }
}

/// The first bytes; the digit is that of the format.
const BEGINNING: [u8; 8] = *b"msm-sum2";

impl<C: Curve> MsmSum<C> {
    /// The sum of no terms.
    #[must_use]
    pub const fn new() -> Self {
        Self { sum: Projective::IDENTITY, terms: 0 }
    }

    /// Adds `sum scalars[i] bases[i]`.
    ///
    /// # Errors
    /// [`MsmError::Length`] unless there is a scalar for each base; nothing is added then.
    pub fn add_vartime(&mut self, bases: &[Affine<C>], scalars: &[Scalar<C>]) -> Result<(), MsmError> {
        self.sum += Projective::msm_vartime(bases, scalars)?;
        self.terms = self.terms.saturating_add(bases.len() as u64);
        Ok(())
    }

    /// Adds `sum scalars[i] bases[i]` over prepared bases, as [`FixedBases::msm_vartime`]: a list that is prepared in
    /// pieces needs not be in memory at once either.
    ///
    /// ```
    /// # mod montane {
    /// #     pub use montane_curves::bls12_381;
    /// #     pub mod curves { pub use montane_curves::msm::{FixedBases, MsmSum}; }
    /// # }
    /// use montane::bls12_381::{G1, G1Affine, Scalar};
    /// use montane::curves::{FixedBases, MsmSum};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let bases = vec![G1Affine::generator(); 6];
    /// let scalars: Vec<Scalar> = (1..=6).map(Scalar::from).collect();
    /// // Files, say.
    /// let mut pieces = Vec::new();
    /// for piece in bases.chunks(4) {
    ///     pieces.push(FixedBases::<G1>::new(piece, 2)?.to_bytes());
    /// }
    /// let mut sum = MsmSum::<G1>::new();
    /// for (piece, scalars) in pieces.iter().zip(scalars.chunks(4)) {
    ///     sum.add_fixed_vartime(&FixedBases::from_bytes(piece)?, scalars)?;
    /// }
    /// assert_eq!((sum.sum(), sum.terms()), (bases[0] * Scalar::from(21), 6));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`MsmError::Length`] unless there is a scalar for each base; nothing is added then.
    pub fn add_fixed_vartime(&mut self, bases: &FixedBases<C>, scalars: &[Scalar<C>]) -> Result<(), MsmError> {
        self.sum += bases.msm_vartime(scalars)?;
        self.terms = self.terms.saturating_add(bases.len() as u64);
        Ok(())
    }

    /// Adds `sum scalars[i] bases[i]` for scalars of 128 bits, as [`Projective::msm_short_vartime`]. Points outside of
    /// the subgroup are taken, but a sum outside of it is refused by [`Self::from_bytes`].
    ///
    /// # Errors
    /// [`MsmError::Length`] unless there is a scalar for each base; nothing is added then.
    pub fn add_short_vartime(&mut self, bases: &[Affine<C>], scalars: &[u128]) -> Result<(), MsmError> {
        self.sum += Projective::msm_short_vartime(bases, scalars)?;
        self.terms = self.terms.saturating_add(bases.len() as u64);
        Ok(())
    }

    /// Adds a point, as one term: what was summed by other means, say.
    pub fn add_point(&mut self, point: &Projective<C>) {
        self.sum += *point;
        self.terms = self.terms.saturating_add(1);
    }

    /// Adds another sum in progress.
    pub fn merge(&mut self, other: &Self) {
        self.sum += other.sum;
        self.terms = self.terms.saturating_add(other.terms);
    }

    /// The sum of what was added.
    #[must_use]
    pub const fn sum(&self) -> Projective<C> {
        self.sum
    }

    /// How many terms were added, at most `2^64 - 1`.
    #[must_use]
    pub const fn terms(&self) -> u64 {
        self.terms
    }

    /// The sum as bytes, all numbers most significant byte first:
    ///
    /// | bytes | |
    /// |---:|---|
    /// | 8 | the word `msm-sum2` |
    /// | 2, 32 | the group's name (`G1` or `G2`), its order |
    /// | 8 | how many terms there are |
    /// | 32 | SHA-256 of all other bytes |
    /// | | the compressed sum: 130 bytes with it in G1 of BLS12-381 |
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = BEGINNING.into_iter().chain(group::<C>()).chain(self.terms.to_be_bytes()).collect();
        let digest = bytes.len()..bytes.len() + 32;
        bytes.extend([0; 32]);
        bytes.extend_from_slice(self.sum.to_affine_vartime().to_compressed().as_ref());
        let found = digest_of(&bytes, &digest);
        bytes[digest].copy_from_slice(&found);
        bytes
    }

    /// What [`Self::to_bytes`] wrote, and nothing that came to be something else on its way. That its sum is the right
    /// one, or who wrote it, the bytes cannot say: the digest has no key.
    ///
    /// # Errors
    /// [`MsmSumError`]; the point must be in the group of prime order.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, MsmSumError> {
        let rest = bytes.strip_prefix(&BEGINNING).ok_or(MsmSumError::Format)?;
        let group: Vec<u8> = group::<C>().collect();
        let rest = rest.strip_prefix(&*group).ok_or(MsmSumError::Curve)?;
        let mut point = C::Compressed::ZERO;
        let start = BEGINNING.len() + group.len() + 8 + 32;
        let length = MsmSumError::Length { expected: start + point.as_ref().len(), found: bytes.len() };
        let (terms, rest) = rest.split_first_chunk().ok_or(length)?;
        let (digest, rest) = rest.split_first_chunk::<32>().ok_or(length)?;
        if rest.len() != point.as_ref().len() {
            return Err(length);
        }
        if digest_of(bytes, &(start - 32..start)) != *digest {
            return Err(MsmSumError::Digest);
        }
        point.as_mut().copy_from_slice(rest);
        let sum = Affine::from_compressed(&point).map_err(MsmSumError::Point)?;
        let terms = u64::from_be_bytes(*terms);
        if terms == 0 && !bool::from(sum.is_identity()) {
            return Err(MsmSumError::Empty);
        }
        Ok(Self { sum: sum.into(), terms })
    }
}

impl<C: Curve> Default for MsmSum<C> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use montane_testing::Refusals;
    use sha2::{Digest, Sha256};

    use super::*;
    use crate::curve_tests::{Cofactor, of_small_order};
    use crate::test_support::Source;
    use crate::{bls12_381, bn254};

    /// Pieces of every size, merged in another order, through bytes; with infinity, repeated and opposite points.
    fn pieces<C: Curve>(seed: u64) {
        let source = &mut Source::new(seed);
        let g = Projective::<C>::generator();
        let mut bases: Vec<Affine<C>> =
            (0..40).map(|_| (g * source.scalar::<C::Order>()).to_affine_vartime()).collect();
        bases[3] = Affine::identity();
        bases[5] = bases[4];
        bases[7] = -bases[6];
        let scalars: Vec<Scalar<C>> =
            (0..40).map(|i| if i == 9 { Scalar::<C>::ZERO } else { source.scalar() }).collect();
        let whole: Projective<C> = bases.iter().zip(&scalars).map(|(p, k)| p * k).sum();
        for size in [1, 3, 8, 39, 40, 41] {
            let mut one_by_one = MsmSum::new();
            let mut merged = MsmSum::new();
            for (bases, scalars) in bases.chunks(size).zip(scalars.chunks(size)).rev() {
                one_by_one.add_vartime(bases, scalars).unwrap();
                let mut piece = MsmSum::<C>::default();
                piece.add_vartime(bases, scalars).unwrap();
                merged.merge(&MsmSum::from_bytes(&piece.to_bytes()).unwrap());
            }
            assert_eq!((one_by_one.sum(), one_by_one.terms()), (whole, 40), "{size}");
            assert_eq!(merged, one_by_one, "{size}");
        }
        let mut sum = MsmSum::<C>::new();
        assert_eq!(MsmSum::from_bytes(&sum.to_bytes()), Ok(sum));
        sum.add_vartime(&bases, &scalars).unwrap();
        let before = sum;
        assert_eq!(sum.add_vartime(&bases[1..], &scalars), Err(MsmError::Length { bases: 39, scalars: 40 }));
        assert_eq!(sum, before);
        assert_eq!(sum.add_short_vartime(&bases[1..], &[1; 40]), Err(MsmError::Length { bases: 39, scalars: 40 }));
        let prepared = FixedBases::new(&bases, 2).unwrap();
        assert_eq!(sum.add_fixed_vartime(&prepared, &scalars[1..]), Err(MsmError::Length { bases: 40, scalars: 39 }));
        assert_eq!(sum, before);
        let adders: [&dyn Fn(&mut MsmSum<C>); 5] = [
            &|full| full.merge(&before),
            &|full| full.add_vartime(&bases, &scalars).unwrap(),
            &|full| full.add_fixed_vartime(&prepared, &scalars).unwrap(),
            &|full| full.add_short_vartime(&bases, &[3; 40]).unwrap(),
            &|full| full.add_point(&whole),
        ];
        for (i, add) in adders.iter().enumerate() {
            for (terms, after) in [(u64::MAX, u64::MAX), (u64::MAX - 40, u64::MAX - if i == 4 { 39 } else { 0 })] {
                let mut full = MsmSum { sum: Projective::IDENTITY, terms };
                add(&mut full);
                assert_eq!(full.terms(), after, "{i}");
            }
        }
    }

    /// Pieces of every kind, of the same terms.
    fn kinds<C: Curve>(seed: u64) {
        let source = &mut Source::new(seed);
        let g = Projective::<C>::generator();
        let mut bases: Vec<Affine<C>> =
            (0..23).map(|_| (g * source.scalar::<C::Order>()).to_affine_vartime()).collect();
        bases[2] = Affine::identity();
        bases[5] = -bases[4];
        let short: Vec<u128> = (0..23).map(|_| u128::from(source.word()) << 64 | u128::from(source.word())).collect();
        let scalars: Vec<Scalar<C>> =
            short.iter().map(|k| Scalar::<C>::from_limbs_const([*k as u64, (*k >> 64) as u64, 0, 0])).collect();
        let whole: Projective<C> = bases.iter().zip(&scalars).map(|(p, k)| p * k).sum();
        let mut sum = MsmSum::<C>::new();
        let mut at = 0;
        for (i, size) in [4, 7, 1, 8, 3].into_iter().enumerate() {
            let here = at..at + size;
            match i % 3 {
                0 => sum.add_short_vartime(&bases[here.clone()], &short[here]).unwrap(),
                1 => {
                    let prepared = FixedBases::new(&bases[here.clone()], i).unwrap();
                    sum.add_fixed_vartime(&prepared, &scalars[here]).unwrap();
                }
                _ => sum.add_point(&(bases[at] * scalars[at])),
            }
            at += size;
        }
        assert_eq!((sum.sum(), sum.terms()), (whole, 23));
        assert_eq!(MsmSum::from_bytes(&sum.to_bytes()), Ok(sum));
        let mut empty = MsmSum::<C>::new();
        empty.add_short_vartime(&[], &[]).unwrap();
        empty.add_fixed_vartime(&FixedBases::new(&[], 1).unwrap(), &[]).unwrap();
        assert_eq!(empty, MsmSum::new());
        empty.add_point(&Projective::IDENTITY);
        assert_eq!((empty.sum(), empty.terms()), (Projective::IDENTITY, 1));
    }

    /// The digest of the other bytes, put where it belongs.
    fn seal(bytes: &mut [u8]) {
        let digest = Sha256::new().chain_update(&bytes[..50]).chain_update(&bytes[82..]).finalize();
        bytes[50..82].copy_from_slice(&digest);
    }

    /// Every rule has bytes that break it alone.
    fn refusals<C: Cofactor>() {
        let mut sum = MsmSum::<C>::new();
        sum.add_vartime(&[Affine::generator()], &[Scalar::<C>::ONE]).unwrap();
        let bytes = sum.to_bytes();
        let n = bytes.len();
        let table = Refusals::of(bytes, |bytes| MsmSum::<C>::from_bytes(bytes), Ok(sum));
        let length = |found| Err(MsmSumError::Length { expected: n, found });
        let sealed = |change: fn(&mut Vec<u8>)| {
            move |bytes: &mut Vec<u8>| {
                change(bytes);
                seal(bytes);
            }
        };
        table
            .row("there are bytes", Err(MsmSumError::Format), Vec::clear)
            .row("it begins with the word", Err(MsmSumError::Format), |b| b.truncate(7))
            .row("the format is this one", Err(MsmSumError::Format), sealed(|b| b[7] = b'1'))
            .row("the group is this one", Err(MsmSumError::Curve), sealed(|b| b[9] ^= 3))
            .row("the order is this one", Err(MsmSumError::Curve), sealed(|b| b[41] ^= 1))
            .row("the order is whole", Err(MsmSumError::Curve), |b| b.truncate(41))
            .row("the count is whole", length(49), |b| b.truncate(49))
            .row("the digest is whole", length(81), |b| b.truncate(81))
            .row("there is a point", length(82), |b| {
                b.truncate(82);
                seal(b);
            })
            .row("the point is whole", length(n - 1), |b| {
                b.truncate(b.len() - 1);
                seal(b);
            })
            .row("nothing follows", length(n + 1), |b| {
                b.push(0);
                seal(b);
            })
            .row("the digest is of the count", Err(MsmSumError::Digest), |b| b[49] ^= 2)
            .row("the digest is of the sum", Err(MsmSumError::Digest), |b| {
                // The other sign.
                let opposite = (-Affine::<C>::generator()).to_compressed();
                b[82..].copy_from_slice(opposite.as_ref());
            })
            .row("the digest is that of the bytes", Err(MsmSumError::Digest), |b| b[50] ^= 1)
            .row("the digest is that of the bytes", Err(MsmSumError::Digest), |b| b[81] ^= 0x80)
            .row("a sum of nothing is infinity", Err(MsmSumError::Empty), sealed(|b| b[42..50].fill(0)));
        // No coordinate is as much.
        let mut forged = sum.to_bytes();
        forged[82] |= 0x3f;
        forged[83..].fill(0xff);
        seal(&mut forged);
        assert!(matches!(MsmSum::<C>::from_bytes(&forged), Err(MsmSumError::Point(_))));
        if let Some(p) = of_small_order::<C>().first() {
            let bytes_of = p.to_compressed();
            table.row("the sum is in the subgroup", Err(MsmSumError::Point(DecodeError::NotInSubgroup)), |b| {
                b[82..].copy_from_slice(bytes_of.as_ref());
                seal(b);
            });
        }
    }

    #[test]
    fn sums_in_pieces() {
        pieces::<bls12_381::G1>(1);
        pieces::<bls12_381::G2>(2);
        pieces::<bn254::G1>(3);
        pieces::<bn254::G2>(4);
        kinds::<bls12_381::G1>(5);
        kinds::<bls12_381::G2>(6);
        kinds::<bn254::G1>(7);
        kinds::<bn254::G2>(8);
    }

    #[test]
    fn what_is_refused() {
        refusals::<bls12_381::G1>();
        refusals::<bls12_381::G2>();
        refusals::<bn254::G1>();
        refusals::<bn254::G2>();
        let other = MsmSum::<bls12_381::G1>::new().to_bytes();
        assert_eq!(MsmSum::<bls12_381::G2>::from_bytes(&other), Err(MsmSumError::Curve));
        assert_eq!(MsmSum::<bn254::G1>::from_bytes(&other), Err(MsmSumError::Curve));
        assert_eq!(MsmSum::<bls12_381::G1>::new().to_bytes().len(), 130);
    }
}
