//! BLS signatures over BLS12-381 (draft-irtf-cfrg-bls-signature-05): keys, signatures, aggregates, the three schemes,
//! and batches.
//!
//! One implementation serves both variants: [`min_pk`] has public keys in G1 and signatures in G2 (Ethereum's choice),
//! [`min_sig`] the reverse. Names follow blst. The functions on the types take the domain separation tag and an
//! optional augmentation and check one equation; the three schemes of the draft are [`Basic`], [`MessageAugmentation`] and
//! [`ProofOfPossession`], with their tags. Many equations become one in [`verify_multiple`], and in [`Pairing`] as they
//! arrive.
//!
//! A [`PublicKey`] or [`Signature`] that was read with `from_bytes` or `uncompress`, or made with `from_affine`, is in its
//! group of prime order, and the key is not infinity. Encodings read by a function whose name ends in `_unchecked` are on the
//! curve, and `validate` decides what is left.
//!
//! With the `rayon` feature sums, hashes and Miller loops of many terms are spread over the threads of the pool that the
//! caller is in (`ThreadPool::install`), by default all cores.
//!
//! ```
//! use montane_signatures::bls::min_pk::{ProofOfPossession, SecretKey};
//! # fn main() -> Result<(), montane_signatures::bls::BlsError> {
//! let key = SecretKey::key_gen(&[42; 32], b"")?;
//! let signature = ProofOfPossession::sign(&key, b"message");
//! ProofOfPossession::verify(&signature, b"message", &ProofOfPossession::sk_to_pk(&key))?;
//! // Under a tag of one's own:
//! let signature = key.sign(b"message", b"MY-PROTOCOL-V01", b"")?;
//! signature.verify(b"message", b"MY-PROTOCOL-V01", b"", &key.sk_to_pk())?;
//! # Ok(())
//! # }
//! ```

mod batch;
mod equation;
mod error;
mod keys;
mod pairing;
mod schemes;
mod secret_key;
#[cfg(feature = "serde")]
mod serde_impls;
mod signatures;
mod variant;

pub use batch::{SignedMessage, random_multipliers, verify_multiple};
pub use error::BlsError;
pub use keys::{AggregatePublicKey, PublicKey};
pub use pairing::Pairing;
pub use schemes::{Basic, MessageAugmentation, ProofOfPossession};
pub use secret_key::SecretKey;
pub use signatures::{AggregateSignature, Signature};
pub use variant::{MinPk, MinSig, Variant};

/// Public keys in G1 (48 bytes), signatures in G2 (96 bytes).
pub mod min_pk {
    use super::MinPk as V;
    pub use super::{BlsError, random_multipliers, verify_multiple};

    /// A secret key, whose public key is in G1.
    pub type SecretKey = super::SecretKey<V>;
    /// A public key in G1.
    pub type PublicKey = super::PublicKey<V>;
    /// A signature in G2.
    pub type Signature = super::Signature<V>;
    /// A sum of public keys.
    pub type AggregatePublicKey = super::AggregatePublicKey<V>;
    /// A sum of signatures.
    pub type AggregateSignature = super::AggregateSignature<V>;
    /// One signature of a batch, with what it claims to sign.
    pub type SignedMessage<'a> = super::SignedMessage<'a, V>;
    /// An equation that grows.
    pub type Pairing = super::Pairing<V>;
    /// The scheme that wants distinct messages.
    pub type Basic = super::Basic<V>;
    /// The scheme that signs the public key with the message.
    pub type MessageAugmentation = super::MessageAugmentation<V>;
    /// The scheme whose keys come with a proof of possession; Ethereum's.
    pub type ProofOfPossession = super::ProofOfPossession<V>;
}

/// Public keys in G2 (96 bytes), signatures in G1 (48 bytes).
pub mod min_sig {
    use super::MinSig as V;
    pub use super::{BlsError, random_multipliers, verify_multiple};

    /// A secret key, whose public key is in G2.
    pub type SecretKey = super::SecretKey<V>;
    /// A public key in G2.
    pub type PublicKey = super::PublicKey<V>;
    /// A signature in G1.
    pub type Signature = super::Signature<V>;
    /// A sum of public keys.
    pub type AggregatePublicKey = super::AggregatePublicKey<V>;
    /// A sum of signatures.
    pub type AggregateSignature = super::AggregateSignature<V>;
    /// One signature of a batch, with what it claims to sign.
    pub type SignedMessage<'a> = super::SignedMessage<'a, V>;
    /// An equation that grows.
    pub type Pairing = super::Pairing<V>;
    /// The scheme that wants distinct messages; drand's.
    pub type Basic = super::Basic<V>;
    /// The scheme that signs the public key with the message.
    pub type MessageAugmentation = super::MessageAugmentation<V>;
    /// The scheme whose keys come with a proof of possession.
    pub type ProofOfPossession = super::ProofOfPossession<V>;
}

#[cfg(test)]
mod tests;
