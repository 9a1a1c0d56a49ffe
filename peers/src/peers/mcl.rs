//! mcl, through its Rust wrapper. The library has one curve at a time for the whole process: here it is BLS12-381.

use std::sync::Once;

use mcl_rust::{CurveType, Fp, Fp2, Fr, G1 as Point1, G2 as Point2, GT};

use super::blst;
use crate::harness::Peer;
use crate::traits::{Msm, Pair, Pairing, Points, PointsInFull};

const PEER: Peer = Peer { name: "mcl", package: "mcl_rust", backend };

fn backend() -> String {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx512ifma") {
        return "assembly, ADX; IFMA in sums".to_owned();
    }
    "assembly".to_owned()
}

unsafe extern "C" {
    /// A loop for several pairs, which the wrapper has not.
    fn mclBn_millerLoopVec(value: *mut GT, p: *const Point1, q: *const Point2, count: usize);
}

/// Before anything else of the library.
fn ready() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| assert!(mcl_rust::init(CurveType::BLS12_381), "the curve is there"));
}

/// A coordinate of 48 bytes, most significant first.
fn fp(bytes: &[u8]) -> Fp {
    let mut little = bytes.to_vec();
    little.reverse();
    let mut x = Fp::zero();
    assert!(x.set_little_endian(&little), "48 bytes");
    x
}

fn fp_bytes(x: &Fp) -> Vec<u8> {
    let mut bytes = x.serialize();
    bytes.reverse();
    bytes
}

/// A coordinate of 96 bytes, the imaginary part first.
fn fp2(bytes: &[u8]) -> Fp2 {
    Fp2 { d: [fp(&bytes[48..]), fp(&bytes[..48])] }
}

fn fp2_bytes(x: &Fp2) -> Vec<u8> {
    [fp_bytes(&x.d[1]), fp_bytes(&x.d[0])].concat()
}

fn one() -> Fp {
    Fp::from_int(1)
}

/// One group of points. Compressed forms are blst's, through the coordinates: nobody is timed with them.
macro_rules! points {
    ($name:ident, $point:ident, $size:literal, $coordinate:ident, $bytes:ident, $one:expr) => {
        /// Points of this group.
        pub struct $name;

        impl Points for $name {
            type Affine = $point;
            type Projective = $point;
            type Scalar = Fr;

            fn decompress(bytes: &[u8]) -> Option<$point> {
                let point = <blst::$name as Points>::decompress(bytes)?;
                Some(Self::affine_unchecked(&<blst::$name as PointsInFull>::to_uncompressed(&point)))
            }

            fn compress(point: &$point) -> Vec<u8> {
                let bytes = [$bytes(&point.x), $bytes(&point.y)].concat();
                let point = <blst::$name as PointsInFull>::from_uncompressed(&bytes).expect("a point that is finite");
                <blst::$name as Points>::compress(&point)
            }

            fn affine(point: &$point) -> $point {
                let mut affine = $point::zero();
                $point::normalize(&mut affine, point);
                affine
            }

            fn scalar(bytes: &[u8; 32]) -> Fr {
                ready();
                let mut scalar = Fr::zero();
                assert!(scalar.set_little_endian(bytes), "32 bytes");
                scalar
            }

            fn mul(point: &$point, scalar: &Fr) -> $point {
                let mut product = $point::zero();
                $point::mul(&mut product, point, scalar);
                product
            }
        }

        impl Msm for $name {
            fn affine_unchecked(bytes: &[u8]) -> $point {
                ready();
                let (x, y) = bytes.split_at($size);
                $point { x: $coordinate(x), y: $coordinate(y), z: $one }
            }

            fn msm(points: &[$point], scalars: &[Fr]) -> $point {
                assert_eq!(points.len(), scalars.len(), "as many points as scalars");
                let mut sum = $point::zero();
                $point::mul_vec(&mut sum, points, scalars);
                sum
            }
        }
    };
}

points!(G1, Point1, 48, fp, fp_bytes, one());
points!(G2, Point2, 96, fp2, fp2_bytes, Fp2 { d: [one(), Fp::zero()] });

/// The pairing.
pub struct Bls12;

impl Pairing for Bls12 {
    const PEER: Peer = PEER;
    type G1 = G1;
    type G2 = G2;
    type Miller = GT;
    type Gt = GT;

    fn miller_loop(pairs: &[Pair<Self>]) -> GT {
        let mut value = GT::zero();
        if let [(p, q)] = pairs {
            mcl_rust::miller_loop(&mut value, p, q);
            return value;
        }
        let (p, q): (Vec<Point1>, Vec<Point2>) = pairs.iter().cloned().unzip();
        // SAFETY: reads as many points of each group, and writes the whole value.
        unsafe { mclBn_millerLoopVec(&mut value, p.as_ptr(), q.as_ptr(), p.len()) };
        value
    }

    fn final_exponentiation(miller: &GT) -> GT {
        let mut value = GT::zero();
        mcl_rust::final_exp(&mut value, miller);
        value
    }

    fn gt_bytes(value: &GT) -> Vec<u8> {
        value.serialize().chunks(48).flat_map(|bytes| bytes.iter().rev().copied()).collect()
    }
}
