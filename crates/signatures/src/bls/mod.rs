//! BLS signatures over BLS12-381 (draft-irtf-cfrg-bls-signature-05).

mod secret_key;

pub use secret_key::SecretKey;

/// Which rule was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BlsError {
    /// Key generation wants at least 32 bytes of entropy.
    ShortEntropy,
    /// The secret key is zero, or the group order or more.
    BadSecretKey,
}
