//! Domain separation tags (RFC 9380, section 5.3.3).

/// The longest tag that is used as it is.
const MAX_TAG: usize = 255;
/// What a longer one is hashed with.
pub const OVERSIZE_TAG: &[u8] = b"H2C-OVERSIZE-DST-";

/// A tag, reduced if it is too long, and the byte of its length after it.
#[derive(Clone)]
pub struct Tag {
    bytes: [u8; MAX_TAG + 1],
    length: usize,
}

impl Tag {
    /// From the tag, and what writes the digest of a longer one.
    pub fn new(dst: &[u8], reduce: impl FnOnce(&[u8], &mut [u8; MAX_TAG + 1]) -> usize) -> Self {
        let mut bytes = [0; MAX_TAG + 1];
        let length = if dst.len() > MAX_TAG {
            reduce(dst, &mut bytes)
        } else {
            bytes[..dst.len()].copy_from_slice(dst);
            dst.len()
        };
        bytes[length] = length as u8;
        Self { bytes, length: length + 1 }
    }
    /// `DST_prime`.
    pub fn prime(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}
