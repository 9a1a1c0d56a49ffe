//! BLS signatures over BLS12-381 (draft-irtf-cfrg-bls-signature-05): keys, signatures, aggregates, the three schemes,
//! and batches.
//!
//! One implementation serves both variants, by [`Variant`]. What users are told is said at `montane::bls`.

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
pub use montane_curves::hash_to_curve::{Tag, TagError};
pub use pairing::Pairing;
pub use schemes::{Basic, MessageAugmentation, ProofOfPossession};
pub use secret_key::SecretKey;
pub use signatures::{AggregateSignature, Signature};
pub use variant::{MinPk, MinSig, Variant};

/// Public keys in G1 (48 bytes), signatures in G2 (96 bytes).
pub mod min_pk {
    use super::MinPk as V;
    pub use super::{BlsError, SecretKey, Tag, random_multipliers, verify_multiple};

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
///
/// ```
/// # use montane_signatures as montane;
/// use montane::bls::min_sig::{Basic, PublicKey, SecretKey, Signature};
///
/// # fn main() -> Result<(), montane::bls::BlsError> {
/// let key = SecretKey::key_gen(&[42; 32], b"")?; // secret random bytes in a program
/// let signature: Signature = Basic::sign(&key, b"message");
/// let public: PublicKey = Basic::sk_to_pk(&key);
/// assert_eq!((signature.to_bytes().as_ref().len(), public.to_bytes().as_ref().len()), (48, 96));
/// Basic::verify(&signature, b"message", &public)?;
/// # Ok(())
/// # }
/// ```
pub mod min_sig {
    use super::MinSig as V;
    pub use super::{BlsError, SecretKey, Tag, random_multipliers, verify_multiple};

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
