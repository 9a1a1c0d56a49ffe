//! Why a key, a signature or an equation is refused.

use core::fmt;

use montane_curves::DecodeError;

/// Which rule was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BlsError {
    /// Key generation wants at least 32 bytes of entropy.
    ShortEntropy,
    /// The secret key is zero, or the group order or more.
    BadSecretKey,
    /// The bytes or coordinates are not a point of the group.
    Encoding(DecodeError),
    /// The public key is the point at infinity.
    InfinityKey,
    /// There is nothing to aggregate or to verify.
    Empty,
    /// Lists that go together have different lengths.
    Lengths,
    /// The basic scheme wants every message of an aggregate to be different.
    RepeatedMessage,
    /// Equations under different tags do not become one.
    Tags,
    /// The equation does not hold: some signature, message or key does not belong to the others.
    Equation,
}

impl fmt::Display for BlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ShortEntropy => f.write_str("key generation needs at least 32 bytes of entropy"),
            Self::BadSecretKey => f.write_str("a secret key is at least 1 and below the order of the group"),
            Self::Encoding(rule) => write!(f, "not a point of the group: {rule}"),
            Self::InfinityKey => f.write_str("the public key is the point at infinity"),
            Self::Empty => f.write_str("at least one signature, key or message is needed"),
            Self::Lengths => f.write_str("lists that belong together must be of one length"),
            Self::RepeatedMessage => f.write_str("the basic scheme needs distinct messages"),
            Self::Tags => f.write_str("the domain separation tags differ"),
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
