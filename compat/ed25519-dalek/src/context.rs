//! A key with the context of Ed25519ph.

use crate::SignatureError;
use crate::errors::Rule;

/// A key, and a context of at most 255 bytes for messages that were hashed first.
#[derive(Clone, Debug)]
pub struct Context<'k, 'v, K> {
    key: &'k K,
    value: &'v [u8],
}

impl<'k, 'v, K> Context<'k, 'v, K> {
    /// Bytes of the longest context.
    pub const MAX_LENGTH: usize = 255;

    pub(crate) fn new(key: &'k K, value: &'v [u8]) -> Result<Self, SignatureError> {
        if value.len() > Self::MAX_LENGTH {
            return Err(Rule::Context.into());
        }
        Ok(Self { key, value })
    }

    /// The key.
    pub fn key(&self) -> &'k K {
        self.key
    }

    /// The context.
    pub fn value(&self) -> &'v [u8] {
        self.value
    }
}
