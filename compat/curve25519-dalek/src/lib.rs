//! The public surface of curve25519-dalek 4.1.3, or with `cfg(dalek5)` of 5.0.0, computed by Montane.
//!
//! Types, functions, traits and features have the names and meanings that they have there, so that programs which
//! depend on curve25519-dalek run unchanged with this crate in `[patch.crates-io]`. What is not covered is in
//! README.md.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

#[cfg(feature = "digest")]
pub use digest;

#[cfg(all(dalek5, feature = "rand_core"))]
pub use rand_core;

/// Cargo takes this crate only where the version in its manifest satisfies the requirement; another number there would
/// pass it off as a version whose surface it does not have.
const _: () = {
    let imitated: &[u8] = if cfg!(dalek5) { b"5.0.0" } else { b"4.1.3" };
    let claimed = env!("CARGO_PKG_VERSION").as_bytes();
    let mut same = imitated.len() == claimed.len();
    let mut i = 0;
    while same && i < imitated.len() {
        same = imitated[i] == claimed[i];
        i += 1;
    }
    assert!(same, "this crate has the surface of curve25519-dalek 4.1.3 or 5.0.0, and of no other version");
};

#[cfg(all(dalek5, feature = "rand_core"))]
use rand_core::CryptoRng as Generator;
/// The bound on generators of secrets: `rand_core` has renamed it.
#[cfg(all(not(dalek5), feature = "rand_core"))]
use rand_core::CryptoRngCore as Generator;

#[macro_use]
mod operators;
#[macro_use]
mod sums;

pub mod constants;
pub mod edwards;
#[cfg(feature = "group")]
mod group_traits;
#[cfg(all(dalek5, feature = "digest"))]
mod hash_to_curve;
pub mod montgomery;
pub mod ristretto;
pub mod scalar;
#[cfg(feature = "serde")]
mod serde_impls;
pub mod traits;
mod words;

pub use crate::edwards::EdwardsPoint;
pub use crate::montgomery::MontgomeryPoint;
pub use crate::ristretto::RistrettoPoint;
pub use crate::scalar::Scalar;
