//! What is the same on every curve: the generic types behind `G1Affine`, `G2Projective`, `Gt` and their like, tables
//! for sums, errors.
//!
//! Constant time in secret inputs as [`bls12_381`](crate::bls12_381) says; [`FixedBase::mul`] is, in the scalar.
//! [`FixedBases`] are for public points and scalars.
//!
//! ```
//! use montane::bls12_381::{G1Projective, Scalar};
//! use montane::curves::{CurvePoint, DecodeError, FixedBase};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Many products of one point: a table of its multiples.
//! let generator = G1Projective::generator();
//! let table = FixedBase::new(&generator, 4)?;
//! assert_eq!(table.mul(&Scalar::from(42)), generator * Scalar::from(42));
//!
//! // A point of the curve need not be in the group; the type says whether that was asked.
//! let bytes = generator.to_affine().to_compressed();
//! let point: CurvePoint<_> = CurvePoint::from_compressed(&bytes)?;
//! assert_eq!(point.into_subgroup()?, generator.to_affine());
//! assert_eq!(CurvePoint::<montane::bls12_381::G1>::from_compressed(&[0xff; 48]), Err(DecodeError::SortFlag));
//! # Ok(())
//! # }
//! ```

pub use montane_curves::curve_point::CurvePoint;
pub use montane_curves::format::{BatchDecodeError, ByteString, DecodeError};
pub use montane_curves::gt::{Gt, MillerLoopResult};
pub use montane_curves::hash_to_curve::{HashCurve, Tag, TagError};
pub use montane_curves::miller::G2Prepared;
pub use montane_curves::msm::{FixedBase, FixedBases, FixedBasesError, MsmError, MsmSum, MsmSumError, NO_KEY};
pub use montane_curves::pairing::Pairing;
pub use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar};
