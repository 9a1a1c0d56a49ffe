//! halo2curves. Its assembly has four limbs only and asks the processor nothing, so nothing here may run without ADX.

use std::marker::PhantomData;

use halo2curves::bls12381::{self, Bls12381, Fq12};
use halo2curves::bn256;
use halo2curves::ff::{Field, PrimeField as _};
use halo2curves::fft::FftGroup;
use halo2curves::group::cofactor::CofactorGroup;
use halo2curves::group::prime::PrimeCurveAffine;
use halo2curves::group::{Curve, GroupEncoding};
use halo2curves::pairing::{Engine, MillerLoopResult, MultiMillerLoop};
use halo2curves::{CurveAffine, CurveExt};

use crate::harness::Peer;
use crate::peers::hex_numbers;
use crate::traits::{Bn254Msm, Bn254Pairing, HashToPoints, Msm, Ntt, Pair, Pairing, Points, PrimeField};

/// Four limbs: BN254, and the scalar field of BLS12-381.
const FOUR_LIMBS: Peer = Peer {
    name: "halo2curves",
    package: "halo2curves",
    backend: || if cfg!(target_arch = "x86_64") { "assembly, ADX" } else { "portable" }.to_owned(),
};

/// Six limbs: the base field of BLS12-381.
const SIX_LIMBS: Peer = Peer { backend: || "portable (its assembly has four limbs only)".to_owned(), ..FOUR_LIMBS };

/// One of its prime fields.
macro_rules! field {
    ($(#[$doc:meta])* $name:ident, $field:ty, $peer:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name($field);

        impl PrimeField for $name {
            const PEER: Peer = $peer;

            fn decode(bytes: &[u8]) -> Self {
                let mut repr = <$field as halo2curves::ff::PrimeField>::Repr::default();
                repr.as_mut().copy_from_slice(bytes);
                Self(<$field>::from_repr(repr).expect("canonical"))
            }

            fn encode(&self) -> Vec<u8> {
                self.0.to_repr().as_ref().to_vec()
            }

            #[inline(always)]
            fn mul_assign(&mut self, other: &Self) {
                self.0 *= &other.0;
            }

            #[inline(always)]
            fn square_assign(&mut self) {
                self.0 = self.0.square();
            }

            fn invert(&self) -> Self {
                Self(self.0.invert().expect("not zero"))
            }

            fn sqrt(&self) -> Self {
                Self(self.0.sqrt().expect("a square has a root"))
            }
        }
    };
}

field!(
    /// The base field of BLS12-381.
    Fp381,
    bls12381::Fq,
    SIX_LIMBS
);
field!(
    /// The base field of BN254.
    Fp254,
    bn256::Fq,
    FOUR_LIMBS
);

/// The three flag bits in the first byte of a compressed point.
const FLAGS: u8 = 0b1110_0000;

/// Between ZCash's order of a G2 coordinate (c1, c0) and this implementation's (c0, c1); the flags stay in front.
fn swap_halves(bytes: &mut [u8]) {
    let flags = bytes[0] & FLAGS;
    bytes[0] &= !FLAGS;
    let half = bytes.len() / 2;
    bytes.rotate_left(half);
    bytes[0] |= flags;
}

/// One group of points: two of them, alike but for their types.
macro_rules! points {
    ($name:ident, $affine:ty, $projective:ty, $suite:literal, $reorder:expr) => {
        /// Points of this group.
        pub struct $name;

        impl Points for $name {
            type Affine = $affine;
            type Projective = $projective;
            type Scalar = bls12381::Fr;

            fn decompress(bytes: &[u8]) -> Option<$affine> {
                let mut repr = <$affine as GroupEncoding>::Repr::default();
                (repr.as_ref().len() == bytes.len()).then_some(())?;
                repr.as_mut().copy_from_slice(bytes);
                $reorder(repr.as_mut());
                let point = Option::<$affine>::from(<$affine>::from_bytes(&repr))?;
                bool::from(point.to_curve().is_torsion_free()).then_some(point)
            }

            fn compress(point: &$affine) -> Vec<u8> {
                let mut bytes = point.to_bytes().as_ref().to_vec();
                $reorder(&mut bytes);
                bytes
            }

            fn affine(point: &$projective) -> $affine {
                point.to_affine()
            }

            fn scalar(bytes: &[u8; 32]) -> bls12381::Fr {
                let mut repr = <bls12381::Fr as halo2curves::ff::PrimeField>::Repr::default();
                repr.as_mut().copy_from_slice(bytes);
                bls12381::Fr::from_repr(repr).expect("below the group order")
            }

            fn mul(point: &$affine, scalar: &bls12381::Fr) -> $projective {
                point * scalar
            }
        }

        impl HashToPoints for $name {
            fn hasher(dst: &'static str) -> Box<dyn Fn(&[u8]) -> $projective> {
                // It appends the suite's name itself.
                <$projective>::hash_to_curve(dst.strip_suffix($suite).expect("a tag that ends in the suite's name"))
            }
        }
    };
}

points!(G1, bls12381::G1Affine, bls12381::G1, "BLS12381G1_XMD:SHA-256_SSWU_RO_", |_: &mut [u8]| ());
points!(G2, bls12381::G2Affine, bls12381::G2, "BLS12381G2_XMD:SHA-256_SSWU_RO_", swap_halves);

impl Msm for G1 {
    fn affine_unchecked(bytes: &[u8]) -> bls12381::G1Affine {
        let (x, y) = bytes.split_at(48);
        let decode = |big: &[u8]| Fp381::decode(&big.iter().rev().copied().collect::<Vec<_>>()).0;
        bls12381::G1Affine::from_xy(decode(x), decode(y)).expect("a point")
    }

    fn msm(points: &[bls12381::G1Affine], scalars: &[bls12381::Fr]) -> bls12381::G1 {
        halo2curves::msm::msm_best(scalars, points)
    }
}

/// The pairing on BLS12-381.
pub struct Bls12;

impl Pairing for Bls12 {
    const PEER: Peer = SIX_LIMBS;
    type G1 = G1;
    type G2 = G2;
    type Miller = Fq12;
    type Gt = bls12381::Gt;

    fn miller_loop(pairs: &[Pair<Self>]) -> Fq12 {
        let terms: Vec<_> = pairs.iter().map(|(p, q)| (p, q)).collect();
        Bls12381::multi_miller_loop(&terms)
    }

    fn final_exponentiation(miller: &Fq12) -> bls12381::Gt {
        miller.final_exponentiation()
    }

    fn gt_bytes(value: &bls12381::Gt) -> Vec<u8> {
        hex_numbers(&format!("{value:?}"))
    }
}

/// The pairing on BN254.
pub struct Bn;

impl Bn254Pairing for Bn {
    const PEER: Peer = FOUR_LIMBS;
    type G1 = bn256::G1Affine;
    type G2 = bn256::G2Affine;
    type Gt = bn256::Gt;

    fn g1(bytes: &[u8; 64]) -> bn256::G1Affine {
        let [x, y] = coordinates(bytes);
        bn256::G1Affine::from_xy(x, y).expect("on the curve")
    }

    fn g2(bytes: &[u8; 128]) -> bn256::G2Affine {
        let [x1, x0, y1, y0] = coordinates(bytes);
        bn256::G2Affine::from_xy(bn256::Fq2::new(x0, x1), bn256::Fq2::new(y0, y1)).expect("on the curve")
    }

    fn pairing(p: &bn256::G1Affine, q: &bn256::G2Affine) -> bn256::Gt {
        bn256::Bn256::pairing(p, q)
    }

    fn same(left: &bn256::Gt, right: &bn256::Gt) -> bool {
        left == right
    }
}

impl Bn254Msm for Bn {
    type Scalar = bn256::Fr;
    type Sum = bn256::G1;

    fn scalar(bytes: &[u8; 32]) -> bn256::Fr {
        let mut repr = <bn256::Fr as halo2curves::ff::PrimeField>::Repr::default();
        repr.as_mut().copy_from_slice(bytes);
        bn256::Fr::from_repr(repr).expect("below the group order")
    }

    fn msm(points: &[bn256::G1Affine], scalars: &[bn256::Fr]) -> bn256::G1 {
        halo2curves::msm::msm_best(scalars, points)
    }

    fn is(sum: &bn256::G1, point: &bn256::G1Affine) -> bool {
        sum.to_affine() == *point
    }
}

fn coordinates<const N: usize>(bytes: &[u8]) -> [bn256::Fq; N] {
    std::array::from_fn(|i| {
        let mut little = <bn256::Fq as halo2curves::ff::PrimeField>::Repr::default();
        little.as_mut().copy_from_slice(&bytes[32 * i..][..32]);
        little.as_mut().reverse();
        bn256::Fq::from_repr(little).expect("canonical")
    })
}

/// The transform over the field `F`, by powers of a root of unity of which `GENERATOR` makes all: halo2curves' own for
/// BN254 are those of 7, where everyone else's are those of 5.
pub struct Transform<F, const GENERATOR: u64>(PhantomData<F>);

impl<F: FftGroup<F> + halo2curves::ff::PrimeField, const GENERATOR: u64> Ntt for Transform<F, GENERATOR> {
    const PEER: Peer = FOUR_LIMBS;
    type Plan = (F, Vec<F>);

    fn plan(values: &[[u8; 32]]) -> Self::Plan {
        // (r - 1) / 2^log is a whole number, so it is what the field says as well.
        let power = (0..values.len().ilog2()).fold(-F::ONE, |power, _| power * F::TWO_INV).to_repr();
        let words: Vec<u64> = power.as_ref().as_chunks().0.iter().map(|word| u64::from_le_bytes(*word)).collect();
        let omega = F::from(GENERATOR).pow_vartime(&words);
        let value = |bytes: &[u8; 32]| {
            let mut repr = F::Repr::default();
            repr.as_mut().copy_from_slice(bytes);
            F::from_repr(repr).expect("below the modulus")
        };
        (omega, values.iter().map(value).collect())
    }

    fn forward((omega, values): &mut Self::Plan) {
        let log = values.len().ilog2();
        halo2curves::fft::best_fft(values, *omega, log);
    }

    fn values((_, values): &Self::Plan) -> Vec<[u8; 32]> {
        values.iter().map(|value| value.to_repr().as_ref().try_into().expect("32 bytes")).collect()
    }
}
