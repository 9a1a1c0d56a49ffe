//! The public surface of bls12_381 0.9.0, computed by Montane.
//!
//! Types, functions, traits and features have the names and meanings that they have there, so that programs which depend on
//! bls12_381 run unchanged with this crate in `[patch.crates-io]`. What is not covered is in README.md.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

/// Cargo takes this crate only where 0.9.0 satisfies the requirement; another number in its manifest would pass it off as a
/// version whose surface it does not have.
const _: () = {
    let (imitated, claimed) = (b"0.9.0", env!("CARGO_PKG_VERSION").as_bytes());
    assert!(imitated.len() == claimed.len(), "this crate has the surface of bls12_381 0.9.0 and of no other version");
    let mut i = 0;
    while i < imitated.len() {
        assert!(imitated[i] == claimed[i], "this crate has the surface of bls12_381 0.9.0 and of no other version");
        i += 1;
    }
};

/// What the original explains here is in Montane's own documentation.
pub mod notes {
    /// The curve, its groups and the tower of fields: `montane::bls12_381`.
    pub mod design {}
    /// The encodings: `montane::curves::encoding`.
    pub mod serialization {}
}

/// The traits of Montane's own types.
use ff as ff014;
#[cfg(all(feature = "groups", feature = "alloc"))]
use group as group014;

#[cfg(feature = "groups")]
mod base;
#[cfg(feature = "groups")]
mod points;
mod random;
#[macro_use]
mod scalar;
mod traits;

#[cfg(feature = "groups")]
pub use points::{G1Affine, G1Projective, G2Affine, G2Projective};
pub use scalar::Scalar;

#[cfg(feature = "pairings")]
mod pairings;
#[cfg(feature = "pairings")]
pub use pairings::{Bls12, Gt, MillerLoopResult, pairing};
#[cfg(all(feature = "pairings", feature = "alloc"))]
pub use pairings::{G2Prepared, multi_miller_loop};

#[cfg(feature = "experimental")]
pub mod hash_to_curve;
