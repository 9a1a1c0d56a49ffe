//! serde: every type as a tuple of 32 bytes, its encoding.

use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::edwards::{CompressedEdwardsY, EdwardsPoint};
use crate::ristretto::{CompressedRistretto, RistrettoPoint};
use crate::scalar::Scalar;

struct Bytes;

impl<'de> Visitor<'de> for Bytes {
    type Value = [u8; 32];
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("32 bytes of data")
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<[u8; 32], A::Error> {
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = sequence.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?;
        }
        Ok(bytes)
    }
}

macro_rules! by_bytes {
    ($type:ty, |$value:ident| $encode:expr, |$bytes:ident| $decode:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                let bytes: [u8; 32] = $encode;
                let mut tuple = serializer.serialize_tuple(32)?;
                for byte in &bytes {
                    tuple.serialize_element(byte)?;
                }
                tuple.end()
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let $bytes = deserializer.deserialize_tuple(32, Bytes)?;
                let value: Option<$type> = $decode;
                value.ok_or_else(|| D::Error::custom(concat!("not a canonical ", stringify!($type))))
            }
        }
    };
}

by_bytes!(Scalar, |s| s.to_bytes(), |bytes| Scalar::from_canonical_bytes(bytes).into());
by_bytes!(CompressedEdwardsY, |p| p.0, |bytes| Some(CompressedEdwardsY(bytes)));
by_bytes!(CompressedRistretto, |p| p.0, |bytes| Some(CompressedRistretto(bytes)));
by_bytes!(EdwardsPoint, |p| p.compress().0, |bytes| CompressedEdwardsY(bytes).decompress());
by_bytes!(RistrettoPoint, |p| p.compress().0, |bytes| CompressedRistretto(bytes).decompress());
