//! The public surface of ed25519-dalek 2.2.0, computed by Montane.
//!
//! Types, functions, traits and features have the names and meanings that they have there, so that programs which
//! depend on ed25519-dalek run unchanged with this crate in `[patch.crates-io]`. What is not covered is in README.md.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub use ed25519;

/// Cargo takes this crate only where 2.2.0 satisfies the requirement; another number in its manifest would pass it off
/// as a version whose surface it does not have.
const _: () = {
    let (imitated, claimed) = (b"2.2.0", env!("CARGO_PKG_VERSION").as_bytes());
    assert!(
        imitated.len() == claimed.len(),
        "this crate has the surface of ed25519-dalek 2.2.0 and of no other version"
    );
    let mut i = 0;
    while i < imitated.len() {
        assert!(imitated[i] == claimed[i], "this crate has the surface of ed25519-dalek 2.2.0 and of no other version");
        i += 1;
    }
};

#[cfg(feature = "batch")]
mod batch;
#[cfg(feature = "digest")]
mod context;
mod errors;
#[cfg(feature = "hazmat")]
pub mod hazmat;
#[cfg(not(feature = "hazmat"))]
mod hazmat;
#[cfg(feature = "pkcs8")]
mod pkcs8_impls;
#[cfg(feature = "serde")]
mod serde_impls;
mod signing;
mod verifying;

#[cfg(feature = "digest")]
pub use curve25519_dalek::digest::Digest;
#[cfg(feature = "digest")]
pub use ed25519::signature::{DigestSigner, DigestVerifier};
#[cfg(feature = "digest")]
pub use sha2::Sha512;

pub use ed25519::Signature;
#[cfg(feature = "pkcs8")]
pub use ed25519::pkcs8;
pub use ed25519::signature::{Signer, Verifier};

#[cfg(feature = "batch")]
pub use crate::batch::verify_batch;
#[cfg(feature = "digest")]
pub use crate::context::Context;
pub use crate::errors::SignatureError;
pub use crate::signing::{SecretKey, SigningKey};
#[cfg(feature = "hazmat")]
pub use crate::verifying::StreamVerifier;
pub use crate::verifying::VerifyingKey;

/// Bytes of a signature.
pub const SIGNATURE_LENGTH: usize = 64;
/// Bytes of a secret key, the seed.
pub const SECRET_KEY_LENGTH: usize = 32;
/// Bytes of a public key.
pub const PUBLIC_KEY_LENGTH: usize = 32;
/// Bytes of a secret key and its public key.
pub const KEYPAIR_LENGTH: usize = SECRET_KEY_LENGTH + PUBLIC_KEY_LENGTH;
/// Bytes of an expanded secret key: the scalar, and what nonces are made from.
pub const EXPANDED_SECRET_KEY_LENGTH: usize = 64;
