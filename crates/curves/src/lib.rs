//! Elliptic curves and pairings over the fields of `montane-fields`.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod bls12_381;
pub mod bn254;
pub mod curve_point;
#[cfg(test)]
mod curve_tests;
pub mod encoding;
pub mod format;
mod group_traits;
pub mod gt;
pub mod hash_to_curve;
mod law;
pub mod miller;
pub mod msm;
mod operators;
pub mod pairing;
mod pairing_traits;
#[cfg(test)]
mod refusal_tests;
pub mod scalar_mul;
#[doc(hidden)]
pub mod sealed;
#[cfg(feature = "serde")]
mod serde_impls;
pub mod shares;
pub mod terms;
#[cfg(test)]
mod test_support;
#[cfg(test)]
mod tiny_tests;
pub mod weierstrass;

pub use curve_point::CurvePoint;
pub use format::{BatchDecodeError, DecodeError};
pub use montane_groups::recode;
pub use msm::MsmError;
