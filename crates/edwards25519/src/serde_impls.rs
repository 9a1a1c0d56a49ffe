//! serde for points and scalars, by their encodings, checked as they are read: see [`montane_fields::serde_bytes`] for
//! the forms.

use group::GroupEncoding;
use montane_fields::serde_bytes::{deserialize, serialize};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{EdwardsPoint, RistrettoPoint, Scalar};

/// serde by an encoding of 32 bytes.
macro_rules! by_encoding {
    ($type:ty, $what:literal, $encode:expr, $decode:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serialize(&$encode(self), serializer)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserialize::<D, _, _, 32>(deserializer, $what, |bytes| {
                    <[u8; 32]>::try_from(bytes).ok().and_then($decode).ok_or(concat!("not ", $what))
                })
            }
        }
    };
}

by_encoding!(EdwardsPoint, "a compressed point of edwards25519", GroupEncoding::to_bytes, |bytes| {
    EdwardsPoint::from_bytes(&bytes).into_option()
});
by_encoding!(RistrettoPoint, "an encoding of ristretto255", GroupEncoding::to_bytes, |bytes| {
    RistrettoPoint::from_bytes(&bytes).into_option()
});
by_encoding!(Scalar, "a scalar of edwards25519 below its order", Scalar::to_bytes, |bytes| {
    Scalar::from_canonical_bytes(bytes).into_option()
});

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use serde::de::DeserializeOwned;

    use super::*;

    fn hex(bytes: &[u8]) -> String {
        format!("\"0x{}\"", montane_testing::hex(bytes))
    }

    fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, bytes: &[u8; 32]) {
        let text = serde_json::to_string(value).unwrap();
        assert_eq!(text, hex(bytes));
        assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value);
        for wrong in [hex(&bytes[1..]), hex(&[bytes, &[0][..]].concat()), hex(&[])] {
            assert!(serde_json::from_str::<T>(&wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn points_and_scalars() {
        let k = Scalar::from(0x1234u64);
        round_trip(&k, &k.to_bytes());
        let (p, q) = (EdwardsPoint::mul_base(&k), RistrettoPoint::mul_base(&k));
        round_trip(&p, &p.to_bytes());
        round_trip(&q, &q.to_bytes());
        let message = |text: &str| serde_json::from_str::<RistrettoPoint>(text).unwrap_err().to_string();
        assert!(message(&hex(&[1; 32])).contains("not an encoding of ristretto255"));
        assert!(serde_json::from_str::<Scalar>(&hex(&[0xff; 32])).is_err());
        // y = 1 with a sign.
        let mut signed = EdwardsPoint::IDENTITY.to_bytes();
        signed[31] = 0x80;
        assert!(serde_json::from_str::<EdwardsPoint>(&hex(&signed)).is_err());
    }
}
