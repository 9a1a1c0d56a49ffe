//! Which rule was broken. The public error says so only as its source, and only with a standard library, as there.

use core::fmt;

/// The error of every function here: that of the `signature` traits.
pub type SignatureError = ed25519::signature::Error;

/// The rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    Point,
    Scalar,
    Length {
        what: &'static str,
        bytes: usize,
    },
    Equation,
    #[cfg(feature = "batch")]
    Lengths,
    #[cfg(feature = "digest")]
    Context,
    Pair,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Point => "the key is not a point of the curve",
            Self::Scalar => "the scalar of the signature is too large",
            Self::Length { what, bytes } => return write!(f, "a {what} has {bytes} bytes"),
            Self::Equation => "the signature does not match the key and the message",
            #[cfg(feature = "batch")]
            Self::Lengths => "messages, signatures and keys of a batch differ in number",
            #[cfg(feature = "digest")]
            Self::Context => "the context is longer than 255 bytes",
            Self::Pair => "the public key does not belong to the secret key",
        })
    }
}

impl core::error::Error for Rule {}

impl From<Rule> for SignatureError {
    fn from(rule: Rule) -> Self {
        #[cfg(feature = "std")]
        return Self::from_source(rule);
        #[cfg(not(feature = "std"))]
        {
            let _ = rule;
            Self::new()
        }
    }
}
