//! Keys as 32 bytes: bytes where the format has them, a sequence of numbers where it has not.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{SigningKey, VerifyingKey};

/// Reads a key of 32 bytes.
struct Bytes<K>(PhantomData<K>);

impl<'de, K> Visitor<'de> for Bytes<K>
where
    K: for<'a> TryFrom<&'a [u8], Error = crate::SignatureError>,
{
    type Value = K;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an Ed25519 key of 32 bytes")
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<K, E> {
        K::try_from(bytes).map_err(E::custom)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut numbers: A) -> Result<K, A::Error> {
        let mut bytes = zeroize::Zeroizing::new([0; 32]);
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = numbers.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?;
        }
        let mut length = bytes.len();
        while let Ok(Some(_)) = numbers.next_element::<u8>() {
            length += 1;
        }
        if length > bytes.len() {
            return Err(A::Error::invalid_length(length, &self));
        }
        K::try_from(&bytes[..]).map_err(A::Error::custom)
    }
}

impl Serialize for SigningKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.as_bytes())
    }
}
impl<'de> Deserialize<'de> for SigningKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_bytes(Bytes(PhantomData))
    }
}
impl Serialize for VerifyingKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.as_bytes())
    }
}
impl<'de> Deserialize<'de> for VerifyingKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_bytes(Bytes(PhantomData))
    }
}
