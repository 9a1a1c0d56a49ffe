//! How operands come: each as four bytes of length, little-endian, and its bytes; a list as one operand that is made of
//! such.

use std::error::Error;

/// The operands that are left.
pub(crate) struct Parts<'a>(&'a [u8]);

impl<'a> Parts<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The next operand.
    pub(crate) fn next(&mut self) -> Result<&'a [u8], Box<dyn Error>> {
        const MISSING: &str = "an operand is missing";
        let (len, rest) = self.0.split_first_chunk().ok_or(MISSING)?;
        let (part, rest) = rest.split_at_checked(u32::from_le_bytes(*len) as usize).ok_or(MISSING)?;
        self.0 = rest;
        Ok(part)
    }

    /// The next operand, of `L` bytes.
    pub(crate) fn array<const L: usize>(&mut self, name: &str) -> Result<&'a [u8; L], Box<dyn Error>> {
        array(self.next()?, name)
    }

    /// The next operand, a list.
    pub(crate) fn list(&mut self) -> Result<Vec<&'a [u8]>, Box<dyn Error>> {
        let mut parts = Self(self.next()?);
        let mut list = Vec::new();
        while !parts.0.is_empty() {
            list.push(parts.next()?);
        }
        Ok(list)
    }
}

/// Bytes of which there must be `L`.
pub(crate) fn array<'a, const L: usize>(bytes: &'a [u8], name: &str) -> Result<&'a [u8; L], Box<dyn Error>> {
    bytes.try_into().map_err(|_| format!("{name} has {L} bytes, not {}", bytes.len()).into())
}
