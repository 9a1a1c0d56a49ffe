//! serde for points (their compressed encoding) and for elements of `Gt`, checked as they are read: see
//! [`montane_fields::serde_bytes`] for the forms.

use montane_fields::serde_bytes::{deserialize, serialize};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::format::{ByteString, DecodeError};
use crate::gt::Gt;
use crate::pairing::Pairing;
use crate::weierstrass::{Affine, Curve, Projective};

/// The longest compressed encoding, that of BLS12-381's G2.
const MOST: usize = 96;
/// The longest encoding of an element of `Gt`, twelve elements of 48 bytes.
const MOST_GT: usize = 12 * 48;

fn decompress<C: Curve>(bytes: &[u8]) -> Result<Affine<C>, DecodeError> {
    let mut exact = C::Compressed::ZERO;
    if bytes.len() != exact.as_ref().len() {
        return Err(DecodeError::Length);
    }
    exact.as_mut().copy_from_slice(bytes);
    Affine::from_compressed(&exact)
}

impl<C: Curve> Serialize for Affine<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(self.to_compressed().as_ref(), serializer)
    }
}

/// A point of the subgroup.
impl<'de, C: Curve> Deserialize<'de> for Affine<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize::<D, _, _, MOST>(deserializer, "a compressed point", decompress)
    }
}

impl<C: Curve> Serialize for Projective<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_affine().serialize(serializer)
    }
}

/// A point of the subgroup.
impl<'de, C: Curve> Deserialize<'de> for Projective<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Affine::deserialize(deserializer).map(Self::from)
    }
}

impl<E: Pairing> Serialize for Gt<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut bytes = [0; MOST_GT];
        let bytes = &mut bytes[..Self::BYTES];
        self.write_bytes(bytes);
        serialize(bytes, serializer)
    }
}

impl<'de, E: Pairing> Deserialize<'de> for Gt<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize::<D, _, _, MOST_GT>(deserializer, "an element of Gt", Self::from_bytes)
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use serde::de::DeserializeOwned;
    use serde::de::value::{BytesDeserializer, Error as ValueError, SeqDeserializer};

    use super::*;
    use crate::{bls12_381, bn254};

    fn hex(bytes: &[u8]) -> String {
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("\"0x{digits}\"")
    }

    /// There and back, with and without `0x`, in capitals, and from a sequence of bytes.
    fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, bytes: &[u8]) {
        let text = serde_json::to_string(value).unwrap();
        assert_eq!(text, hex(bytes));
        assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value);
        assert_eq!(serde_json::from_str::<T>(&text.replace("0x", "")).unwrap(), *value);
        assert_eq!(serde_json::from_str::<T>(&text.to_uppercase().replace("0X", "0x")).unwrap(), *value);
        let read: Result<T, ValueError> = T::deserialize(SeqDeserializer::new(bytes.iter().copied()));
        assert_eq!(read.unwrap(), *value);
        // One byte more, one less, none, half a byte, no digits.
        let longer = [bytes, &[0]].concat();
        for wrong in [hex(&longer), hex(&bytes[1..]), hex(&[]), text.replacen('0', "", 1), text.replacen("0x", "0y", 1)]
        {
            assert!(serde_json::from_str::<T>(&wrong).is_err(), "{wrong}");
        }
        let read: Result<T, ValueError> = T::deserialize(SeqDeserializer::new(longer.into_iter()));
        assert!(read.is_err());
    }

    fn curve<E: Pairing>() {
        let (g1, g2) = (Affine::<E::G1>::generator(), Affine::<E::G2>::generator());
        round_trip(&g1, g1.to_compressed().as_ref());
        round_trip(&g2, g2.to_compressed().as_ref());
        round_trip(&Projective::from(g1).double(), Projective::from(g1).double().to_affine().to_compressed().as_ref());
        round_trip(&Affine::<E::G1>::identity(), Affine::<E::G1>::identity().to_compressed().as_ref());
        let gt = Gt::<E>::generator();
        let mut bytes = vec![0; Gt::<E>::BYTES];
        gt.write_bytes(&mut bytes);
        round_trip(&gt, &bytes);
    }

    #[test]
    fn points_and_targets() {
        curve::<bls12_381::Bls12>();
        curve::<bn254::Bn256>();
    }

    #[test]
    fn scalars() {
        let k = bls12_381::Scalar::from_u64(0x1234);
        let mut bytes = [0; 32];
        (bytes[0], bytes[1]) = (0x34, 0x12);
        round_trip(&k, &bytes);
        // r itself.
        let order = (-bls12_381::Scalar::ONE).to_le_bytes();
        let error = serde_json::from_str::<bls12_381::Scalar>(&hex(&{
            let mut order = order;
            order[0] += 1;
            order
        }));
        assert!(error.unwrap_err().to_string().contains("below the modulus"));
    }

    /// The broken rule is what the error says.
    #[test]
    fn rules_are_told() {
        let message = |bytes: &[u8]| serde_json::from_str::<bls12_381::G1Affine>(&hex(bytes)).unwrap_err().to_string();
        let mut bytes = [0; 48];
        assert!(message(&bytes).contains(&DecodeError::CompressionFlag.to_string()));
        bytes[0] = 0xff;
        assert!(message(&bytes).contains(&DecodeError::SortFlag.to_string()));
        bytes[0] = 0xc0;
        bytes[47] = 1;
        assert!(message(&bytes).contains(&DecodeError::InfinityNotEmpty.to_string()));
        let stranger = &crate::curve_tests::strangers::<bls12_381::G1>(1)[0];
        assert!(message(&stranger.to_compressed()).contains(&DecodeError::NotInSubgroup.to_string()));
        assert!(message(&[0x80; 47]).contains(&DecodeError::Length.to_string()));
    }

    /// A format that is not for people gets bytes.
    #[test]
    fn bytes_are_read() {
        let g = bls12_381::G2Affine::generator();
        let bytes = g.to_compressed();
        let read: Result<bls12_381::G2Affine, ValueError> = Deserialize::deserialize(BytesDeserializer::new(&bytes));
        assert_eq!(read.unwrap(), g);
    }
}
