//! What encodings of points are made of: byte arrays, flags in the top bits, and why bytes are refused.

use core::fmt;

use montane_fields::bytes::ByteArray;

/// An array of bytes, with the form of it that implements `Default`.
pub trait ByteString: Copy + AsRef<[u8]> + AsMut<[u8]> + fmt::Debug + Send + Sync + 'static {
    /// The array as the traits of `group` want it.
    type Repr: Copy + Default + AsRef<[u8]> + AsMut<[u8]> + From<Self> + Into<Self> + Send + Sync + 'static;
    /// All zero.
    const ZERO: Self;
}

impl<const L: usize> ByteString for [u8; L] {
    type Repr = ByteArray<L>;
    const ZERO: Self = [0; L];
}

/// Why bytes are not a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DecodeError {
    /// The number of bytes is wrong.
    Length,
    /// The flag says compressed where uncompressed is expected, or the reverse.
    CompressionFlag,
    /// The flag for the larger `y` is set where it has no meaning: with infinity, or uncompressed.
    SortFlag,
    /// Infinity is flagged, and another bit is set.
    InfinityNotEmpty,
    /// A coordinate is written with more bytes than it has, and the first ones are not zero.
    Padding,
    /// A coordinate is not below the prime.
    NotCanonical,
    /// No point of the curve has these coordinates.
    NotOnCurve,
    /// The point is on the curve and not in the subgroup of prime order.
    NotInSubgroup,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Length => "wrong number of bytes for a point",
            Self::CompressionFlag => "the compression flag does not fit the encoding",
            Self::SortFlag => "the sort flag is set where it has no meaning",
            Self::InfinityNotEmpty => "the point at infinity is flagged and other bits are set",
            Self::Padding => "the bytes before a coordinate are not zero",
            Self::NotCanonical => "a coordinate is not below the prime",
            Self::NotOnCurve => "the coordinates are not on the curve",
            Self::NotInSubgroup => "the point is not in the subgroup of prime order",
        })
    }
}

impl core::error::Error for DecodeError {}

/// The first of many encodings that is not a point, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchDecodeError {
    /// Its place.
    pub index: usize,
    /// The rule that it breaks.
    pub error: DecodeError,
}

impl fmt::Display for BatchDecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "encoding {}: {}", self.index, self.error)
    }
}

impl core::error::Error for BatchDecodeError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// How the top bits of the first byte say what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flags {
    /// ZCash's three bits: compressed, infinity, larger `y`.
    ThreeBits,
    /// gnark-crypto's two bits, for primes with two to spare: `00` uncompressed, `01` infinity compressed,
    /// `10` and `11` compressed with the smaller and the larger `y`. Infinity uncompressed is all zero.
    TwoBits,
}

/// What the flags say.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Header {
    Compressed { largest: bool },
    Infinity,
    Uncompressed,
}

impl Flags {
    pub(crate) const fn mask(self) -> u8 {
        match self {
            Self::ThreeBits => 0xe0,
            Self::TwoBits => 0xc0,
        }
    }

    pub(crate) fn compressed(self, first: u8) -> Result<Header, DecodeError> {
        let largest = match self {
            Self::ThreeBits => {
                if first & 0x80 == 0 {
                    return Err(DecodeError::CompressionFlag);
                }
                let largest = first & 0x20 != 0;
                if first & 0x40 != 0 {
                    return if largest { Err(DecodeError::SortFlag) } else { Ok(Header::Infinity) };
                }
                largest
            }
            Self::TwoBits => match first >> 6 {
                0b00 => return Err(DecodeError::CompressionFlag),
                0b01 => return Ok(Header::Infinity),
                bits => bits == 0b11,
            },
        };
        Ok(Header::Compressed { largest })
    }

    pub(crate) fn uncompressed(self, first: u8) -> Result<Header, DecodeError> {
        match self {
            Self::ThreeBits if first & 0x80 != 0 => Err(DecodeError::CompressionFlag),
            Self::ThreeBits if first & 0x20 != 0 => Err(DecodeError::SortFlag),
            Self::ThreeBits if first & 0x40 != 0 => Ok(Header::Infinity),
            Self::TwoBits if first >> 6 != 0 => Err(DecodeError::CompressionFlag),
            _ => Ok(Header::Uncompressed),
        }
    }

    /// The flags of a finite compressed point, without and with the larger `y`; of infinity, compressed and not.
    pub(crate) const fn bits(self) -> (u8, u8, u8, u8) {
        match self {
            Self::ThreeBits => (0x80, 0xa0, 0xc0, 0x40),
            Self::TwoBits => (0x80, 0xc0, 0x40, 0x00),
        }
    }
}

#[cfg(test)]
mod tests {
    use core::error::Error;

    use super::*;

    #[test]
    fn the_rule_is_the_source() {
        let error = BatchDecodeError { index: 3, error: DecodeError::Length };
        let source = error.source().and_then(|source| source.downcast_ref());
        assert_eq!(source, Some(&DecodeError::Length));
    }
}
