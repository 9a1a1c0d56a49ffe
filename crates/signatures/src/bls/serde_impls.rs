//! serde for public keys and signatures: the compressed encoding, checked as `uncompress` checks it; see
//! [`montane_fields::serde_bytes`] for the forms. Secret keys have none: whoever stores one says so with
//! [`to_bytes`](super::SecretKey::to_bytes).

use montane_fields::serde_bytes::{deserialize, serialize};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{PublicKey, Signature, Variant};

/// The longest compressed encoding.
const MOST: usize = 96;

impl<V: Variant> Serialize for PublicKey<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(self.to_bytes().as_ref(), serializer)
    }
}

/// A key in the group, and not infinity.
impl<'de, V: Variant> Deserialize<'de> for PublicKey<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize::<D, _, _, MOST>(deserializer, "a compressed BLS public key", Self::uncompress)
    }
}

impl<V: Variant> Serialize for Signature<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(self.to_bytes().as_ref(), serializer)
    }
}

/// A signature in the group.
impl<'de, V: Variant> Deserialize<'de> for Signature<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize::<D, _, _, MOST>(deserializer, "a compressed BLS signature", Self::uncompress)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BlsError, MinPk, MinSig, SecretKey, Tag};
    use super::*;

    fn hex(bytes: &[u8]) -> String {
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("\"0x{digits}\"")
    }

    fn variant<V: Variant>() {
        let secret = SecretKey::key_gen(&[3; 32], &[]).unwrap();
        let (key, signature) = (secret.sk_to_pk::<V>(), secret.sign::<V>(b"message", Tag::new(b"tag"), &[]));
        let text = serde_json::to_string(&key).unwrap();
        assert_eq!(text, hex(key.to_bytes().as_ref()));
        assert_eq!(serde_json::from_str::<PublicKey<V>>(&text).unwrap(), key);
        let text = serde_json::to_string(&signature).unwrap();
        assert_eq!(text, hex(signature.to_bytes().as_ref()));
        assert_eq!(serde_json::from_str::<Signature<V>>(&text).unwrap(), signature);
        // The uncompressed form is another's.
        let error = serde_json::from_str::<PublicKey<V>>(&hex(key.serialize().as_ref())).unwrap_err();
        assert!(error.to_string().contains("invalid length") || error.to_string().contains("wrong number of bytes"));
        // Infinity is a signature and no key.
        let infinity = |len: usize| {
            let mut bytes = vec![0; len];
            bytes[0] = 0xc0;
            hex(&bytes)
        };
        let error = serde_json::from_str::<PublicKey<V>>(&infinity(key.to_bytes().as_ref().len())).unwrap_err();
        assert!(error.to_string().contains(&BlsError::InfinityKey.to_string()), "{error}");
        assert!(serde_json::from_str::<Signature<V>>(&infinity(signature.to_bytes().as_ref().len())).is_ok());
    }

    #[test]
    fn keys_and_signatures() {
        variant::<MinPk>();
        variant::<MinSig>();
    }
}
