//! What is the same on every curve: the generic types behind `G1Affine`, `G2Projective`, `Gt` and their like, tables for sums, errors.
//!
//! Constant time in secret inputs as [`bls12_381`](crate::bls12_381) says; [`FixedBase::mul`] is, in the scalar. [`FixedBases`] are for
//! public points and scalars.

pub use montane_curves::curve_point::CurvePoint;
pub use montane_curves::format::{BatchDecodeError, ByteString, DecodeError};
pub use montane_curves::gt::{Gt, MillerLoopResult};
pub use montane_curves::hash_to_curve::{ExpandError, HashCurve};
pub use montane_curves::miller::G2Prepared;
pub use montane_curves::msm::{FixedBase, FixedBases, MsmError};
pub use montane_curves::pairing::Pairing;
pub use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar};
