//! How values with a canonical byte encoding go through serde: as `0x` and hexadecimal digits in human-readable
//! formats, as a byte string in others. Decoding accepts digits of either case, with or without `0x`, and sequences of
//! bytes; what the bytes mean is checked by the type, and its error's message is the deserializer's.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bytes::{ByteWidth, Bytes, Width};
use crate::modulus::Modulus;
use crate::mont::Mont;

/// Serializes a canonical encoding.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() { serializer.collect_str(&Hex(bytes)) } else { serializer.serialize_bytes(bytes) }
}

/// Reads at most `MOST` bytes and decodes them. `what` says what they are.
///
/// # Errors
/// Those of the deserializer, and that of `decode`.
pub fn deserialize<'de, D, T, E, const MOST: usize>(
    deserializer: D,
    what: &'static str,
    decode: fn(&[u8]) -> Result<T, E>,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    E: fmt::Display,
{
    let human_readable = deserializer.is_human_readable();
    let visitor = Decode::<T, E, MOST> { what, decode, value: PhantomData };
    if human_readable { deserializer.deserialize_str(visitor) } else { deserializer.deserialize_bytes(visitor) }
}

struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("0x")?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

struct Decode<T, E, const MOST: usize> {
    what: &'static str,
    decode: fn(&[u8]) -> Result<T, E>,
    value: PhantomData<T>,
}

impl<'de, T, E: fmt::Display, const MOST: usize> Visitor<'de> for Decode<T, E, MOST> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, as hexadecimal digits or bytes", self.what)
    }

    fn visit_str<V: Error>(self, text: &str) -> Result<T, V> {
        let digits = text.strip_prefix("0x").unwrap_or(text).as_bytes();
        let (pairs, odd) = digits.as_chunks::<2>();
        if !odd.is_empty() || pairs.len() > MOST {
            return Err(V::invalid_length(text.len(), &self));
        }
        let mut bytes = [0; MOST];
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            let digit = |c: &u8| char::from(*c).to_digit(16);
            let (Some(high), Some(low)) = (digit(high), digit(low)) else {
                return Err(V::custom(format_args!("{}: not hexadecimal digits", self.what)));
            };
            *byte = (high << 4 | low) as u8;
        }
        self.visit_bytes(&bytes[..pairs.len()])
    }

    fn visit_bytes<V: Error>(self, bytes: &[u8]) -> Result<T, V> {
        (self.decode)(bytes).map_err(V::custom)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<T, A::Error> {
        let mut bytes = [0; MOST];
        let mut len = 0;
        while let Some(byte) = seq.next_element()? {
            *bytes.get_mut(len).ok_or_else(|| A::Error::invalid_length(len + 1, &self))? = byte;
            len += 1;
        }
        self.visit_bytes(&bytes[..len])
    }
}

/// The longest encoding of an element: nine limbs.
const MOST: usize = 72;

/// The little-endian bytes of [`Mont::to_le_bytes`].
impl<M: Modulus<N>, const N: usize> Serialize for Mont<M, N>
where
    Width<N>: ByteWidth,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(self.to_le_bytes().as_ref(), serializer)
    }
}

impl<'de, M: Modulus<N>, const N: usize> Deserialize<'de> for Mont<M, N>
where
    Width<N>: ByteWidth,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize::<D, _, _, MOST>(deserializer, "a field element", |bytes| {
            let mut exact = Bytes::<N>::default();
            if bytes.len() != exact.as_ref().len() {
                return Err("wrong number of bytes for a field element");
            }
            exact.as_mut().copy_from_slice(bytes);
            Self::from_le_bytes(&exact)
                .map_err(|_| "not a canonical field element: the value must be below the modulus")
        })
    }
}
