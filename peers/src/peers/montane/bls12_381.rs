//! Montane's BLS12-381: groups, pairing, hashing.

use montane::bls12_381::{G1Affine, G1Projective, G2Affine, G2Projective, Gt, MillerLoopResult, Scalar};
use montane::curves::Tag;

use super::PEER;
use crate::harness::Peer;
use crate::traits::{EncodeToPoints, HashToPoints, Msm, Pair, Pairing, Points, PointsInFull};

/// One group of points: two of them, alike but for their types.
macro_rules! points {
    ($name:ident, $affine:ty, $projective:ty) => {
        /// Points of this group.
        pub struct $name;

        impl Points for $name {
            type Affine = $affine;
            type Projective = $projective;
            type Scalar = Scalar;

            fn decompress(bytes: &[u8]) -> Option<$affine> {
                <$affine>::from_compressed(bytes.try_into().ok()?).ok()
            }

            fn decompress_many(bytes: &[Vec<u8>]) -> Option<Vec<$affine>> {
                let bytes: Option<Vec<_>> = bytes.iter().map(|bytes| bytes.as_slice().try_into().ok()).collect();
                <$affine>::from_compressed_batch(&bytes?).ok()
            }

            fn compress(point: &$affine) -> Vec<u8> {
                point.to_compressed().to_vec()
            }

            fn affine(point: &$projective) -> $affine {
                point.to_affine()
            }

            fn scalar(bytes: &[u8; 32]) -> Scalar {
                Scalar::from_le_bytes(bytes).expect("below the group order")
            }

            fn mul(point: &$affine, scalar: &Scalar) -> $projective {
                point * scalar
            }
        }

        impl PointsInFull for $name {
            fn from_uncompressed(bytes: &[u8]) -> Option<$affine> {
                <$affine>::from_uncompressed(bytes.try_into().ok()?).ok()
            }

            fn to_uncompressed(point: &$affine) -> Vec<u8> {
                point.to_uncompressed().to_vec()
            }

            fn add(left: &$affine, right: &$affine) -> $projective {
                <$projective>::from(*left) + right
            }

            fn double(point: &$affine) -> $projective {
                <$projective>::from(*point).double()
            }

            fn negate(point: &$affine) -> $affine {
                -*point
            }
        }

        impl Msm for $name {
            fn affine_unchecked(bytes: &[u8]) -> $affine {
                <$affine>::from_uncompressed(bytes.try_into().expect("the length")).expect("a point")
            }

            fn msm(points: &[$affine], scalars: &[Scalar]) -> $projective {
                <$projective>::msm_vartime(points, scalars).expect("as many points as scalars")
            }
        }

        impl HashToPoints for $name {
            fn hasher(dst: &'static str) -> Box<dyn Fn(&[u8]) -> $projective> {
                Box::new(move |message| <$projective>::hash_to_curve(message, Tag::new(dst.as_bytes())))
            }

            fn hash_many(messages: &[[u8; 32]], dst: &'static str) -> Vec<$projective> {
                let messages: Vec<&[u8]> = messages.iter().map(|message| message.as_slice()).collect();
                <$projective>::hash_many_to_curve(&messages, Tag::new(dst.as_bytes()))
            }
        }

        impl EncodeToPoints for $name {
            fn encode(message: &[u8], dst: &[u8]) -> $projective {
                <$projective>::encode_to_curve(message, Tag::new(dst))
            }
        }
    };
}

points!(G1, G1Affine, G1Projective);
points!(G2, G2Affine, G2Projective);

/// The pairing.
pub struct Bls12;

impl Pairing for Bls12 {
    const PEER: Peer = PEER;
    type G1 = G1;
    type G2 = G2;
    type Miller = MillerLoopResult;
    type Gt = Gt;

    fn miller_loop(pairs: &[Pair<Self>]) -> MillerLoopResult {
        let pairs: Vec<_> = pairs.iter().map(|(p, q)| (p, q)).collect();
        MillerLoopResult::of(&pairs)
    }

    fn final_exponentiation(miller: &MillerLoopResult) -> Gt {
        miller.final_exponentiation()
    }

    fn gt_bytes(value: &Gt) -> Vec<u8> {
        let mut bytes = [0; Gt::BYTES];
        value.write_bytes(&mut bytes);
        // Its own order is the highest coefficient first.
        bytes.rchunks_exact(Gt::BYTES / 12).flatten().copied().collect()
    }
}
