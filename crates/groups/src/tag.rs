//! Domain separation tags (RFC 9380, section 3.1).

use core::fmt;

/// What keeps the hashes of one protocol apart from those of every other: a name that the protocol chooses, of any
/// length but none.
///
/// ```
/// # mod montane { pub mod curves { pub use montane_groups::{Tag, TagError}; } }
/// use montane::curves::{Tag, TagError};
///
/// const TAG: Tag = Tag::new(b"MY-PROTOCOL-V01-with-BLS12381G2_XMD:SHA-256_SSWU_RO_");
/// // One that comes when the program runs:
/// assert_eq!(Tag::try_from(TAG.as_bytes()), Ok(TAG));
/// assert_eq!(Tag::try_from(&b""[..]), Err(TagError::Empty));
/// ```
///
/// An empty one in a constant does not compile:
///
/// ```compile_fail,E0080
/// # mod montane { pub mod curves { pub use montane_groups::Tag; } }
/// # use montane::curves::Tag;
/// const EMPTY: Tag = Tag::new(b"");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tag<'a>(&'a [u8]);

/// Why bytes are not a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TagError {
    /// There are none, which RFC 9380 forbids.
    Empty,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the domain separation tag is empty"),
        }
    }
}

impl core::error::Error for TagError {}

impl<'a> Tag<'a> {
    /// The empty tag, which RFC 9380 forbids: for schemes that are older and hash under none. Their hashes are apart
    /// from no others.
    pub const EMPTY: Tag<'static> = Tag(&[]);

    /// The tag that a protocol is written with, in a constant: an empty one does not compile. One that comes when the
    /// program runs is [`Tag::try_from`] its bytes.
    ///
    /// # Panics
    /// If it is empty. In a constant: a compile error.
    #[must_use]
    pub const fn new(tag: &'a [u8]) -> Self {
        assert!(!tag.is_empty(), "a domain separation tag is not empty");
        Self(tag)
    }

    /// Its bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &'a [u8] {
        self.0
    }
}

impl<'a> TryFrom<&'a [u8]> for Tag<'a> {
    type Error = TagError;
    fn try_from(tag: &'a [u8]) -> Result<Self, TagError> {
        if tag.is_empty() { Err(TagError::Empty) } else { Ok(Self(tag)) }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use montane_testing::Refusals;

    use super::*;

    /// No tag is no suite (RFC 9380, section 3.1); the longest tags are tags.
    #[test]
    fn what_is_no_tag() {
        for tag in [vec![0], vec![7; 255], vec![7; 256]] {
            assert_eq!(Tag::new(&tag).as_bytes(), tag);
            let is_tag = |tag: &Vec<u8>| Tag::try_from(&tag[..]).map(|tag| tag.as_bytes().len());
            let len = tag.len();
            Refusals::of(tag, is_tag, Ok(len)).row("a tag", Err(TagError::Empty), Vec::clear);
        }
        assert_eq!(Tag::EMPTY.as_bytes(), b"");
        assert!(TagError::Empty.to_string().contains("empty"));
    }
}
