//! The public surface of curve25519-dalek 4.1.3, computed by Montane.
//!
//! Types, functions, traits and features have the names and meanings that they have there, so that programs which depend on
//! curve25519-dalek run unchanged with this crate in `[patch.crates-io]`. What is not covered is in README.md.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

#[cfg(feature = "digest")]
pub use digest;

/// Cargo takes this crate only where 4.1.3 satisfies the requirement; another number in its manifest would pass it off as a
/// version whose surface it does not have.
const _: () = {
    let (imitated, claimed) = (b"4.1.3", env!("CARGO_PKG_VERSION").as_bytes());
    assert!(
        imitated.len() == claimed.len(),
        "this crate has the surface of curve25519-dalek 4.1.3 and of no other version"
    );
    let mut i = 0;
    while i < imitated.len() {
        assert!(
            imitated[i] == claimed[i],
            "this crate has the surface of curve25519-dalek 4.1.3 and of no other version"
        );
        i += 1;
    }
};

#[macro_use]
mod operators;

pub mod constants;
pub mod edwards;
#[cfg(feature = "group")]
mod group_traits;
pub mod montgomery;
pub mod ristretto;
pub mod scalar;
#[cfg(feature = "serde")]
mod serde_impls;
pub mod traits;

pub use crate::edwards::EdwardsPoint;
pub use crate::montgomery::MontgomeryPoint;
pub use crate::ristretto::RistrettoPoint;
pub use crate::scalar::Scalar;
