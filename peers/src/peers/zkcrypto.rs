//! zkcrypto's `bls12_381`. Its base field is private, so the field group lacks it.

use bls12_381::hash_to_curve::{ExpandMsgXmd, HashToCurve};
use bls12_381::{G1Affine, G1Projective, G2Affine, G2Prepared, G2Projective, Gt, MillerLoopResult, Scalar};

use crate::harness::Peer;
use crate::peers::hex_numbers;
use crate::traits::{EncodeToPoints, HashToPoints, Pair, Pairing, Points, PointsInFull};

/// One group of points: two of them, alike but for their types and lengths.
macro_rules! points {
    ($name:ident, $affine:ty, $projective:ty, $compressed:literal) => {
        /// Points of this group.
        pub struct $name;

        impl Points for $name {
            type Affine = $affine;
            type Projective = $projective;
            type Scalar = Scalar;

            fn decompress(bytes: &[u8]) -> Option<$affine> {
                <$affine>::from_compressed(bytes.try_into().ok()?).into()
            }

            fn compress(point: &$affine) -> Vec<u8> {
                point.to_compressed().to_vec()
            }

            fn affine(point: &$projective) -> $affine {
                point.into()
            }

            fn scalar(bytes: &[u8; 32]) -> Scalar {
                Scalar::from_bytes(bytes).expect("below the group order")
            }

            fn mul(point: &$affine, scalar: &Scalar) -> $projective {
                point * scalar
            }
        }

        impl PointsInFull for $name {
            fn from_uncompressed(bytes: &[u8]) -> Option<$affine> {
                <$affine>::from_uncompressed(bytes.try_into().ok()?).into()
            }

            fn to_uncompressed(point: &$affine) -> Vec<u8> {
                point.to_uncompressed().to_vec()
            }

            fn add(left: &$affine, right: &$affine) -> $projective {
                <$projective>::from(left) + right
            }

            fn double(point: &$affine) -> $projective {
                <$projective>::from(point).double()
            }

            fn negate(point: &$affine) -> $affine {
                -point
            }
        }

        impl HashToPoints for $name {
            fn hasher(dst: &'static str) -> Box<dyn Fn(&[u8]) -> $projective> {
                Box::new(move |message| {
                    <$projective as HashToCurve<ExpandMsgXmd<sha2::Sha256>>>::hash_to_curve([message], dst.as_bytes())
                })
            }
        }

        impl EncodeToPoints for $name {
            fn encode(message: &[u8], dst: &[u8]) -> $projective {
                <$projective as HashToCurve<ExpandMsgXmd<sha2::Sha256>>>::encode_to_curve([message], dst)
            }
        }
    };
}

points!(G1, G1Affine, G1Projective, 48);
points!(G2, G2Affine, G2Projective, 96);

/// The pairing on BLS12-381.
pub struct Bls12;

impl Pairing for Bls12 {
    const PEER: Peer =
        Peer { name: "zkcrypto bls12_381", package: "bls12_381", backend: || "portable, constant time".to_owned() };
    type G1 = G1;
    type G2 = G2;
    type Miller = MillerLoopResult;
    type Gt = Gt;

    fn miller_loop(pairs: &[Pair<Self>]) -> MillerLoopResult {
        let prepared: Vec<_> = pairs.iter().map(|(p, q)| (p, G2Prepared::from(*q))).collect();
        let terms: Vec<_> = prepared.iter().map(|(p, q)| (*p, q)).collect();
        bls12_381::multi_miller_loop(&terms)
    }

    fn final_exponentiation(miller: &MillerLoopResult) -> Gt {
        miller.final_exponentiation()
    }

    fn gt_bytes(value: &Gt) -> Vec<u8> {
        hex_numbers(&format!("{value:?}"))
    }
}
