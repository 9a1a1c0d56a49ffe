//! Ed25519 (RFC 8032): keys, signatures, and three ways to accept one. Which signatures those are is said at
//! `montane::ed25519`.

mod batch;
mod error;
mod hash;
pub mod hazmat;
#[cfg(feature = "pkcs8")]
mod pkcs8;
mod signing;
mod stream;
mod verifying;

pub use ed25519::Signature;

pub use batch::verify_batch;
pub use error::Ed25519Error;
pub use hash::Context;
pub use signing::SigningKey;
pub use stream::StreamVerifier;
pub use verifying::VerifyingKey;

#[cfg(test)]
mod tests;
