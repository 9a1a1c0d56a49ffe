//! BLS signatures over BLS12-381 (draft-irtf-cfrg-bls-signature-05): keys, signatures, aggregates, the three schemes,
//! and batches.
//!
//! One implementation serves both variants: [`min_pk`] has public keys in G1 and signatures in G2 (Ethereum's choice),
//! [`min_sig`] the reverse. Names follow blst. The functions on the types take the domain separation tag and an
//! optional augmentation and check one equation; the three schemes of the draft are [`Basic`], [`MessageAugmentation`] and
//! [`ProofOfPossession`], with their tags.
//!
//! A [`PublicKey`] or [`Signature`] that was read with `from_bytes` is in its group of prime order, and the key is not
//! infinity. `from_bytes_unchecked` leaves the group check to `validate`.
//!
//! ```
//! use montane_signatures::bls::min_pk::{ProofOfPossession, SecretKey};
//! # fn main() -> Result<(), montane_signatures::bls::BlsError> {
//! let key = SecretKey::key_gen(&[42; 32], b"")?;
//! let signature = ProofOfPossession::sign(&key, b"message");
//! ProofOfPossession::verify(&signature, b"message", &ProofOfPossession::sk_to_pk(&key))?;
//! # Ok(())
//! # }
//! ```

mod batch;
mod keys;
mod schemes;
mod secret_key;
#[cfg(feature = "serde")]
mod serde_impls;
mod signatures;
mod variant;

use core::fmt;

use montane_curves::DecodeError;

pub use batch::{SignedMessage, verify_multiple};
pub use keys::{AggregatePublicKey, PublicKey};
pub use schemes::{Basic, MessageAugmentation, ProofOfPossession};
pub use secret_key::SecretKey;
pub use signatures::{AggregateSignature, Signature};
pub use variant::{MinPk, MinSig, Variant};

/// Public keys in G1 (48 bytes), signatures in G2 (96 bytes).
pub mod min_pk {
    use super::MinPk as V;
    pub use super::SecretKey;

    /// A public key in G1.
    pub type PublicKey = super::PublicKey<V>;
    /// A signature in G2.
    pub type Signature = super::Signature<V>;
    /// A sum of public keys.
    pub type AggregatePublicKey = super::AggregatePublicKey<V>;
    /// A sum of signatures.
    pub type AggregateSignature = super::AggregateSignature<V>;
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
    pub use super::SecretKey;

    /// A public key in G2.
    pub type PublicKey = super::PublicKey<V>;
    /// A signature in G1.
    pub type Signature = super::Signature<V>;
    /// A sum of public keys.
    pub type AggregatePublicKey = super::AggregatePublicKey<V>;
    /// A sum of signatures.
    pub type AggregateSignature = super::AggregateSignature<V>;
    /// The scheme that wants distinct messages.
    pub type Basic = super::Basic<V>;
    /// The scheme that signs the public key with the message.
    pub type MessageAugmentation = super::MessageAugmentation<V>;
    /// The scheme whose keys come with a proof of possession.
    pub type ProofOfPossession = super::ProofOfPossession<V>;
}

/// Which rule was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BlsError {
    /// Key generation wants at least 32 bytes of entropy.
    ShortEntropy,
    /// The secret key is zero, or the group order or more.
    BadSecretKey,
    /// The bytes are not a point of the group.
    Encoding(DecodeError),
    /// The public key is the point at infinity.
    InfinityKey,
    /// There is nothing to aggregate or to verify.
    Empty,
    /// Lists that go together have different lengths.
    Lengths,
    /// The basic scheme wants every message of an aggregate to be different.
    RepeatedMessage,
    /// The equation does not hold: some signature, message or key does not belong to the others.
    Equation,
}

impl fmt::Display for BlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ShortEntropy => f.write_str("key generation needs at least 32 bytes of entropy"),
            Self::BadSecretKey => {
                f.write_str("a secret key is between 1 and the group order, both exclusive of 0 and r")
            }
            Self::Encoding(rule) => write!(f, "not a point of the group: {rule}"),
            Self::InfinityKey => f.write_str("the public key is the point at infinity"),
            Self::Empty => f.write_str("at least one signature, key or message is needed"),
            Self::Lengths => f.write_str("there must be as many messages as public keys"),
            Self::RepeatedMessage => f.write_str("the basic scheme needs distinct messages"),
            Self::Equation => f.write_str("the signature does not match the messages and the public keys"),
        }
    }
}

impl core::error::Error for BlsError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Encoding(rule) => Some(rule),
            _ => None,
        }
    }
}

impl From<DecodeError> for BlsError {
    fn from(rule: DecodeError) -> Self {
        Self::Encoding(rule)
    }
}

#[cfg(test)]
mod tests;
