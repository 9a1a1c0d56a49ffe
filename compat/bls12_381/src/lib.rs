//! The public surface of bls12_381 0.9.0, or with `cfg(bls12_381_0_8)` of 0.8.0, computed by Montane.
//!
//! Types, functions, traits and features have the names and meanings that they have there, so that programs which
//! depend on bls12_381 run unchanged with this crate in `[patch.crates-io]`. What is not covered is in README.md.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

/// Cargo takes this crate only where the version in its manifest satisfies the requirement; another number there would
/// pass it off as a version whose surface it does not have.
const _: () = {
    let imitated: &[u8] = if cfg!(bls12_381_0_8) { b"0.8.0" } else { b"0.9.0" };
    let claimed = env!("CARGO_PKG_VERSION").as_bytes();
    let mut same = imitated.len() == claimed.len();
    let mut i = 0;
    while same && i < imitated.len() {
        same = imitated[i] == claimed[i];
        i += 1;
    }
    assert!(same, "this crate has the surface of bls12_381 0.9.0 or 0.8.0, and of no other version");
};

/// What the original explains here is in Montane's own documentation.
pub mod notes {
    /// The curve, its groups and the tower of fields: `montane::bls12_381`.
    pub mod design {}
    /// The encodings: `montane::curves::encoding`.
    pub mod serialization {}
}

/// The traits of Montane's own types.
#[cfg(not(bls12_381_0_8))]
use ff as ff014;
#[cfg(bls12_381_0_8)]
use ff014;
#[cfg(all(not(bls12_381_0_8), feature = "groups", feature = "alloc"))]
use group as group014;
#[cfg(all(bls12_381_0_8, feature = "groups", feature = "alloc"))]
use group014;

#[cfg(feature = "groups")]
mod base;
#[cfg(feature = "groups")]
mod points;
mod random;
#[macro_use]
mod scalar;
#[cfg_attr(bls12_381_0_8, path = "traits_0_8.rs")]
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

#[cfg(feature = "provers")]
pub mod provers;
