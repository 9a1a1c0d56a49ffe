//! Ed25519 (RFC 8032): keys, signatures, and three ways to accept one, under the names of `ed25519-dalek`.
//!
//! Constant time in secret inputs: the secret key, in key generation and signing. Not constant time: verification and
//! batches, which have no secrets; whether bytes are a key.
//!
//! ```
//! use montane::ed25519::{SigningKey, VerifyingKey};
//!
//! # fn main() -> Result<(), montane::ed25519::Ed25519Error> {
//! let key = SigningKey::from_bytes(&[7; 32]); // secret random bytes in a program
//! let signature = key.sign(b"message");
//! let public = VerifyingKey::from_bytes(&key.verifying_key().to_bytes())?;
//! public.verify(b"message", &signature)?;
//! // Many at once.
//! montane::ed25519::verify_batch(&[b"message", b"message"], &[signature; 2], &[public; 2])?;
//! # Ok(())
//! # }
//! ```
//!
//! # What is accepted
//!
//! A signature is `R` (32 bytes, a point) and `S` (32 bytes, an integer); `A` is the public key, `k` the hash of `R`,
//! `A` and the message as the bytes were given, modulo the group order `L`. Three policies:
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
//! not, at random: a batch without the cofactor agrees with no single verification, its own included. [`verify_batch`]
//! is therefore cofactored, and agrees with [`VerifyingKey::verify_zip215`] on every input.

pub use montane_signatures::ed25519::{
    Context, Ed25519Error, Signature, SigningKey, StreamVerifier, VerifyingKey, verify_batch,
};

/// Signing with the parts of a secret key, for protocols that derive them otherwise, as in `ed25519-dalek`. A nonce
/// that is used for two messages gives the key away.
pub mod hazmat {
    pub use montane_signatures::ed25519::hazmat::{ExpandedSecretKey, raw_sign, raw_sign_prehashed};
}
