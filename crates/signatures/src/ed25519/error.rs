//! Which rule was broken.

use core::fmt;

/// Why a key, a signature or a context was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ed25519Error {
    /// The bytes of a public key are no point of the curve.
    KeyEncoding,
    /// The `S` of a signature is the group order or more.
    ScalarNotCanonical,
    /// The `R` of a signature is no point of the curve, or not in the one encoding that the policy accepts.
    CommitmentEncoding,
    /// The equation does not hold.
    Equation,
    /// The public key or the `R` of a signature has small order, and the policy is strict.
    SmallOrder,
    /// A context is longer than 255 bytes.
    ContextTooLong,
    /// The slices of a batch have different lengths.
    BatchLengths,
    /// The public key of a key pair is not that of its secret key.
    KeyPair,
    /// A key has the wrong number of bytes.
    KeyLength,
}

impl fmt::Display for Ed25519Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::KeyEncoding => "the public key is not a point of the curve",
            Self::ScalarNotCanonical => "the scalar of the signature is not below the group order",
            Self::CommitmentEncoding => "the R of the signature is not an accepted encoding of a point",
            Self::Equation => "the signature does not match the key and the message",
            Self::SmallOrder => "the key or the R of the signature has small order",
            Self::ContextTooLong => "the context is longer than 255 bytes",
            Self::BatchLengths => "messages, signatures and keys of a batch differ in number",
            Self::KeyPair => "the public key does not belong to the secret key",
            Self::KeyLength => "the key has the wrong number of bytes",
        })
    }
}

impl core::error::Error for Ed25519Error {}

/// The error of the `signature` traits says nothing about the rule.
impl From<Ed25519Error> for signature::Error {
    fn from(_: Ed25519Error) -> Self {
        Self::new()
    }
}
