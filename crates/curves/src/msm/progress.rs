//! A sum that is made piece by piece, on one machine or on many.

use alloc::vec::Vec;
use core::fmt;

use montane_fields::Modulus;

use super::MsmError;
use crate::format::{ByteString, DecodeError};
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// `sum k_i P_i` in progress: pieces of bases and scalars that need not be in memory at once, or are summed elsewhere, where the
/// value goes as bytes, and merged. For public points and scalars, as [`Projective::msm_vartime`].
///
/// A piece costs what a sum of its own does: pieces of some 2^16 points and more cost what the whole would, or a few per cent above it.
///
/// ```
/// use montane_curves::bls12_381::{G1, G1Affine, Scalar};
/// use montane_curves::msm::MsmSum;
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
const BEGINNING: [u8; 8] = *b"msm-sum1";

/// What says the curve and the group: the group's name and the order, most significant byte first.
pub(super) fn group<C: Curve>() -> impl Iterator<Item = u8> {
    let order = C::Order::P.into_iter().rev().flat_map(u64::to_be_bytes);
    C::NAME.bytes().chain(order)
}

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

    /// The word `msm-sum1`, the group's name (`G1` or `G2`) and order (32 bytes), the number of terms (8 bytes, all most significant byte
    /// first) and the compressed sum: 98 bytes in G1 of BLS12-381.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = BEGINNING.into_iter().chain(group::<C>()).chain(self.terms.to_be_bytes()).collect();
        bytes.extend_from_slice(self.sum.to_affine_vartime().to_compressed().as_ref());
        bytes
    }

    /// What [`Self::to_bytes`] wrote. That its sum is the right one, the bytes cannot say.
    ///
    /// # Errors
    /// [`MsmSumError`]; the point must be in the group of prime order.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, MsmSumError> {
        let rest = bytes.strip_prefix(&BEGINNING).ok_or(MsmSumError::Format)?;
        let group: Vec<u8> = group::<C>().collect();
        let rest = rest.strip_prefix(&*group).ok_or(MsmSumError::Curve)?;
        let mut point = C::Compressed::ZERO;
        let before = BEGINNING.len() + group.len() + 8;
        let length = MsmSumError::Length { expected: before + point.as_ref().len(), found: bytes.len() };
        let (terms, rest) = rest.split_first_chunk().ok_or(length)?;
        if rest.len() != point.as_ref().len() {
            return Err(length);
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
        let mut full = MsmSum { sum: sum.sum, terms: u64::MAX };
        full.merge(&sum);
        assert_eq!(full.terms(), u64::MAX);
    }

    /// Every rule has bytes that break it alone.
    fn refusals<C: Cofactor>() {
        let mut sum = MsmSum::<C>::new();
        sum.add_vartime(&[Affine::generator()], &[Scalar::<C>::ONE]).unwrap();
        let bytes = sum.to_bytes();
        let refused = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut bytes = bytes.clone();
            change(&mut bytes);
            MsmSum::<C>::from_bytes(&bytes).unwrap_err()
        };
        let n = bytes.len();
        assert_eq!(refused(&|b| b[7] = b'2'), MsmSumError::Format);
        assert_eq!(refused(&|b| b.truncate(7)), MsmSumError::Format);
        assert_eq!(refused(&|b| b[9] ^= 1), MsmSumError::Curve);
        assert_eq!(refused(&|b| b[41] ^= 1), MsmSumError::Curve);
        assert_eq!(refused(&|b| b.truncate(49)), MsmSumError::Length { expected: n, found: 49 });
        assert_eq!(refused(&|b| b.truncate(n - 1)), MsmSumError::Length { expected: n, found: n - 1 });
        assert_eq!(refused(&|b| b.push(0)), MsmSumError::Length { expected: n, found: n + 1 });
        assert_eq!(refused(&|b| b[42..50].fill(0)), MsmSumError::Empty);
        assert!(matches!(refused(&|b| b[50..].fill(0xff)), MsmSumError::Point(_)));
        if let Some(p) = of_small_order::<C>().first() {
            let bytes_of = p.to_compressed();
            let error = refused(&|b| b[50..].copy_from_slice(bytes_of.as_ref()));
            assert_eq!(error, MsmSumError::Point(DecodeError::NotInSubgroup));
        }
    }

    #[test]
    fn sums_in_pieces() {
        pieces::<bls12_381::G1>(1);
        pieces::<bls12_381::G2>(2);
        pieces::<bn254::G1>(3);
        pieces::<bn254::G2>(4);
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
        assert_eq!(MsmSum::<bls12_381::G1>::new().to_bytes().len(), 98);
    }
}
