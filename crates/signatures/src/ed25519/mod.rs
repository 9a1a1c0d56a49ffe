//! Ed25519 (RFC 8032): keys, signatures, and three ways to accept one.
//!
//! ```
//! # fn main() -> Result<(), montane_signatures::ed25519::Error> {
//! use montane_signatures::ed25519::{SigningKey, VerifyingKey};
//!
//! let key = SigningKey::from_bytes(&[7; 32]);
//! let signature = key.sign(b"message");
//! let public = VerifyingKey::from_bytes(&key.verifying_key().to_bytes())?;
//! public.verify(b"message", &signature)?;
//! assert!(public.verify(b"another message", &signature).is_err());
//! # Ok(())
//! # }
//! ```
//!
//! # What is accepted
//!
//! A signature is `R` (32 bytes, a point) and `S` (32 bytes, an integer); `A` is the public key, `k` the hash of `R`, `A` and
//! the message as the bytes were given, modulo the group order `L`. Three policies:
//!
//! | | [`verify`](VerifyingKey::verify) | [`verify_strict`](VerifyingKey::verify_strict) | [`verify_zip215`](VerifyingKey::verify_zip215), [`verify_batch`] |
//! |---|---|---|---|
//! | equation | `[S]B = R + [k]A` | `[S]B = R + [k]A` | `[8][S]B = [8]R + [8][k]A` |
//! | `S >= L` | rejected | rejected | rejected |
//! | `R` is not on the curve | rejected | rejected | rejected |
//! | `R` not canonical (`y >= p`, or a sign on `x = 0`) | rejected | rejected | accepted, as the point it means |
//! | `R` of small order | accepted | rejected | accepted |
//! | `A` is not on the curve | no such key | no such key | no such key |
//! | `A` not canonical | accepted, as the point it means | accepted, unless of small order | accepted, as the point it means |
//! | `A` of small order | accepted | rejected | accepted |
//! | `A` or `R` with a component of small order | where the equation holds exactly | where it holds exactly | always, if the rest is right |
//! | the same decision as | ed25519-dalek's `verify` | ed25519-dalek's `verify_strict` | ZIP 215 (Zcash, Zebra, Solana's and others' consensus rules) |
//! | may be batched | no | no | yes |
//!
//! A batch sums equations with random multipliers, so components of small order in different signatures may cancel or
//! not, at random: a batch without the cofactor agrees with no single verification, its own included. [`verify_batch`] is
//! therefore cofactored, and agrees with [`VerifyingKey::verify_zip215`] on every input.
//!
//! # Time
//!
//! Signing and key generation are constant time in the secret key. Verification is not, and has no secrets.

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
pub use error::Error;
pub use hash::Context;
pub use signing::SigningKey;
pub use stream::StreamVerifier;
pub use verifying::VerifyingKey;

#[cfg(test)]
mod tests;
