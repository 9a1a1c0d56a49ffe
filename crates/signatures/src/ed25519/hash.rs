//! The hash of RFC 8032: SHA-512 behind the prefix that separates the three instances of Ed25519.

use montane_edwards25519::Scalar;
use sha2::{Digest, Sha512};

use super::Ed25519Error;

/// Which instance of Ed25519 (RFC 8032, section 5.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Context<'a> {
    /// Ed25519: the message as it is, no context.
    #[default]
    Pure,
    /// Ed25519ctx: a context of at most 255 bytes (the RFC wants it not empty).
    Ctx(&'a [u8]),
    /// Ed25519ph: the message is hashed with SHA-512 first; a context of at most 255 bytes.
    Prehashed(&'a [u8]),
}

impl Context<'_> {
    /// `dom2(phflag, context)` of RFC 8032, section 2.
    pub(super) fn start(&self) -> Result<Sha512, Ed25519Error> {
        let mut hash = Sha512::new();
        let (flag, context) = match self {
            Self::Pure => return Ok(hash),
            Self::Ctx(context) => (0, context),
            Self::Prehashed(context) => (1, context),
        };
        let length = u8::try_from(context.len()).map_err(|_| Ed25519Error::ContextTooLong)?;
        hash.update(b"SigEd25519 no Ed25519 collisions");
        hash.update([flag, length]);
        hash.update(context);
        Ok(hash)
    }

    /// The message as it is hashed: itself, or its own hash first.
    pub(super) fn prepare<'m>(&self, message: &'m [u8]) -> Prepared<'m> {
        if let Self::Prehashed(_) = self {
            Prepared::Hashed(Sha512::digest(message).into())
        } else {
            Prepared::Whole(message)
        }
    }

    /// The hash of `parts` and the message, modulo the group order.
    pub(super) fn hash(&self, parts: &[&[u8; 32]], message: &[u8]) -> Result<Scalar, Ed25519Error> {
        Ok(hash(self.start()?, parts, self.prepare(message).as_ref()))
    }
}

/// See [`Context::prepare`].
pub(super) enum Prepared<'m> {
    Whole(&'m [u8]),
    Hashed([u8; 64]),
}

impl AsRef<[u8]> for Prepared<'_> {
    fn as_ref(&self) -> &[u8] {
        match self {
            Self::Whole(message) => message,
            Self::Hashed(hash) => hash,
        }
    }
}

/// The hash that goes on from `start` with `parts` and the prepared message, modulo the group order.
pub(super) fn hash(mut start: Sha512, parts: &[&[u8; 32]], message: &[u8]) -> Scalar {
    for part in parts {
        start.update(part);
    }
    start.update(message);
    Scalar::from_bytes_mod_order_wide(&start.finalize().into())
}
