//! arkworks: ark-ff, ark-ec, ark-poly, and the curves built on them.

use std::marker::PhantomData;

use ark_bls12_381::{Bls12_381, Fq, G1Projective, G2Projective};
use ark_bn254::Bn254;
use ark_ec::hashing::HashToCurve;
use ark_ec::hashing::curve_maps::wb::{WBConfig, WBMap};
use ark_ec::hashing::map_to_curve_hasher::{MapToCurve, MapToCurveBasedHasher};
use ark_ec::pairing::{MillerLoopOutput, Pairing as _, PairingOutput};
use ark_ec::short_weierstrass::{Projective, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup, VariableBaseMSM};
use ark_ff::field_hashers::DefaultFieldHasher;
use ark_ff::{BigInteger, Field};
use ark_poly::{EvaluationDomain, Radix2EvaluationDomain};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize};
use sha2::Sha256;

use crate::harness::Peer;
use crate::peers::compiled_for;
use crate::traits::{Bn254Msm, Bn254Pairing, HashToPoints, Msm, Ntt, Pair, Pairing, Points, PointsInFull, PrimeField};

fn backend() -> String {
    compiled_for(
        cfg!(all(target_arch = "x86_64", target_feature = "bmi2", target_feature = "adx")),
        "assembly, ADX",
        "portable (its assembly needs the target features bmi2 and adx)",
    )
}

const FF: Peer = Peer { name: "arkworks", package: "ark-ff", backend };
const EC: Peer = Peer { name: "arkworks", package: "ark-ec", backend };
const POLY: Peer = Peer { name: "arkworks", package: "ark-poly", backend };

/// One of its prime fields.
#[derive(Clone, Copy)]
pub struct Fp<F>(F);

/// The base field of BLS12-381.
pub type Fp381 = Fp<Fq>;
/// The base field of BN254.
pub type Fp254 = Fp<ark_bn254::Fq>;

impl<F: ark_ff::PrimeField> PrimeField for Fp<F> {
    const PEER: Peer = FF;

    fn decode(bytes: &[u8]) -> Self {
        Self(F::from_le_bytes_mod_order(bytes))
    }

    fn encode(&self) -> Vec<u8> {
        self.0.into_bigint().to_bytes_le()
    }

    #[inline(always)]
    fn mul_assign(&mut self, other: &Self) {
        self.0 *= other.0;
    }

    #[inline(always)]
    fn square_assign(&mut self) {
        self.0.square_in_place();
    }

    fn invert(&self) -> Self {
        Self(self.0.inverse().expect("not zero"))
    }

    fn sqrt(&self) -> Self {
        Self(self.0.sqrt().expect("a square has a root"))
    }
}

/// Points of the group `C`.
pub struct Group<C>(PhantomData<C>);

impl<C: CurveGroup> Points for Group<C> {
    type Affine = C::Affine;
    type Projective = C;
    type Scalar = C::ScalarField;

    fn decompress(bytes: &[u8]) -> Option<C::Affine> {
        C::Affine::deserialize_compressed(bytes).ok()
    }

    fn compress(point: &C::Affine) -> Vec<u8> {
        let mut bytes = Vec::new();
        point.serialize_compressed(&mut bytes).expect("a vector takes any bytes");
        bytes
    }

    fn affine(point: &C) -> C::Affine {
        point.into_affine()
    }

    fn scalar(bytes: &[u8; 32]) -> C::ScalarField {
        ark_ff::PrimeField::from_le_bytes_mod_order(bytes)
    }

    fn mul(point: &C::Affine, scalar: &C::ScalarField) -> C {
        point.into_group() * scalar
    }
}

impl<C: CurveGroup> PointsInFull for Group<C> {
    fn from_uncompressed(bytes: &[u8]) -> Option<C::Affine> {
        C::Affine::deserialize_uncompressed(bytes).ok()
    }

    fn to_uncompressed(point: &C::Affine) -> Vec<u8> {
        let mut bytes = Vec::new();
        point.serialize_uncompressed(&mut bytes).expect("a vector takes any bytes");
        bytes
    }

    fn add(left: &C::Affine, right: &C::Affine) -> C {
        left.into_group() + right
    }

    fn double(point: &C::Affine) -> C {
        point.into_group().double()
    }

    fn negate(point: &C::Affine) -> C::Affine {
        (-point.into_group()).into_affine()
    }
}

impl<P: SWCurveConfig + WBConfig> HashToPoints for Group<Projective<P>>
where
    WBMap<P>: MapToCurve<Projective<P>>,
{
    fn hasher(dst: &'static str) -> Box<dyn Fn(&[u8]) -> Projective<P>> {
        type Hasher<P> = MapToCurveBasedHasher<Projective<P>, DefaultFieldHasher<Sha256>, WBMap<P>>;
        let hasher = Hasher::<P>::new(dst.as_bytes()).expect("the suite's parameters");
        Box::new(move |message| hasher.hash(message).expect("every message has a point").into())
    }
}

impl<C: CurveGroup + VariableBaseMSM<MulBase = <C as CurveGroup>::Affine>> Msm for Group<C> {
    fn affine_unchecked(bytes: &[u8]) -> <C as CurveGroup>::Affine {
        <C as CurveGroup>::Affine::deserialize_uncompressed_unchecked(bytes).expect("a point")
    }

    fn msm(points: &[<C as CurveGroup>::Affine], scalars: &[C::ScalarField]) -> C {
        <C as VariableBaseMSM>::msm(points, scalars).expect("as many points as scalars")
    }
}

/// The pairing on BLS12-381.
pub struct Bls12;

impl Pairing for Bls12 {
    const PEER: Peer = EC;
    type G1 = Group<G1Projective>;
    type G2 = Group<G2Projective>;
    type Miller = MillerLoopOutput<Bls12_381>;
    type Gt = PairingOutput<Bls12_381>;

    fn miller_loop(pairs: &[Pair<Self>]) -> Self::Miller {
        Bls12_381::multi_miller_loop(pairs.iter().map(|(p, _)| p), pairs.iter().map(|(_, q)| q))
    }

    fn final_exponentiation(miller: &Self::Miller) -> Self::Gt {
        Bls12_381::final_exponentiation(*miller).expect("a Miller loop never yields zero")
    }

    fn gt_bytes(value: &Self::Gt) -> Vec<u8> {
        value
            .0
            .to_base_prime_field_elements()
            .flat_map(|coordinate| ark_ff::PrimeField::into_bigint(coordinate).to_bytes_be())
            .collect()
    }
}

/// The pairing on BN254.
pub struct Bn;

impl Bn254Pairing for Bn {
    const PEER: Peer = EC;
    type G1 = ark_bn254::G1Affine;
    type G2 = ark_bn254::G2Affine;
    type Gt = PairingOutput<Bn254>;

    fn g1(bytes: &[u8; 64]) -> ark_bn254::G1Affine {
        let [x, y] = coordinates(bytes);
        ark_bn254::G1Affine::new(x, y)
    }

    fn g2(bytes: &[u8; 128]) -> ark_bn254::G2Affine {
        let [x1, x0, y1, y0] = coordinates(bytes);
        ark_bn254::G2Affine::new(ark_bn254::Fq2::new(x0, x1), ark_bn254::Fq2::new(y0, y1))
    }

    fn pairing(p: &ark_bn254::G1Affine, q: &ark_bn254::G2Affine) -> Self::Gt {
        Bn254::pairing(p, q)
    }

    fn same(left: &Self::Gt, right: &Self::Gt) -> bool {
        left == right
    }
}

impl Bn254Msm for Bn {
    type Scalar = ark_bn254::Fr;
    type Sum = ark_bn254::G1Projective;

    fn scalar(bytes: &[u8; 32]) -> ark_bn254::Fr {
        ark_ff::PrimeField::from_le_bytes_mod_order(bytes)
    }

    fn msm(points: &[ark_bn254::G1Affine], scalars: &[ark_bn254::Fr]) -> ark_bn254::G1Projective {
        <ark_bn254::G1Projective as VariableBaseMSM>::msm(points, scalars).expect("as many points as scalars")
    }

    fn is(sum: &ark_bn254::G1Projective, point: &ark_bn254::G1Affine) -> bool {
        sum.into_affine() == *point
    }
}

fn coordinates<const N: usize>(bytes: &[u8]) -> [ark_bn254::Fq; N] {
    std::array::from_fn(|i| ark_ff::PrimeField::from_be_bytes_mod_order(&bytes[32 * i..][..32]))
}

/// A point of each group of BN254 in the encoding of EIP-196 and EIP-197: `scalar` times the generators.
pub fn bn254_points(scalar: &[u8; 32]) -> ([u8; 64], [u8; 128]) {
    let scalar: ark_bn254::Fr = ark_ff::PrimeField::from_le_bytes_mod_order(scalar);
    let p = (ark_bn254::G1Affine::generator() * scalar).into_affine();
    let q = (ark_bn254::G2Affine::generator() * scalar).into_affine();
    (eip(&[p.x, p.y]), eip(&[q.x.c1, q.x.c0, q.y.c1, q.y.c0]))
}

/// Points of BN254's G1 in the encoding of EIP-196, each the double of the one before and `scalar` times the generator
/// more.
pub fn bn254_walk(scalar: &[u8; 32], count: usize) -> Vec<[u8; 64]> {
    let scalar: ark_bn254::Fr = ark_ff::PrimeField::from_le_bytes_mod_order(scalar);
    let step = ark_bn254::G1Affine::generator() * scalar;
    let walk: Vec<_> = std::iter::successors(Some(step), |p| Some(*p + *p + step)).skip(1).take(count).collect();
    ark_bn254::G1Projective::normalize_batch(&walk).iter().map(|p| eip(&[p.x, p.y])).collect()
}

/// The encoding of EIP-196.
pub fn eip_point(point: &ark_bn254::G1Projective) -> [u8; 64] {
    let p = point.into_affine();
    eip(&[p.x, p.y])
}

fn eip<const N: usize>(coordinates: &[ark_bn254::Fq]) -> [u8; N] {
    let bytes: Vec<u8> = coordinates.iter().flat_map(|x| ark_ff::PrimeField::into_bigint(*x).to_bytes_be()).collect();
    bytes.try_into().expect("32 bytes for each coordinate")
}

/// The transform over the field `F`.
pub struct Transform<F>(PhantomData<F>);

impl<F: ark_ff::FftField + ark_ff::PrimeField> Ntt for Transform<F> {
    const PEER: Peer = POLY;
    type Plan = (Radix2EvaluationDomain<F>, Vec<F>);

    fn plan(values: &[[u8; 32]]) -> Self::Plan {
        let domain = Radix2EvaluationDomain::new(values.len()).expect("a power of two");
        (domain, values.iter().map(|bytes| F::from_le_bytes_mod_order(bytes)).collect())
    }

    fn forward((domain, values): &mut Self::Plan) {
        domain.fft_in_place(values);
    }

    fn values((_, values): &Self::Plan) -> Vec<[u8; 32]> {
        let bytes = |value: &F| value.into_bigint().to_bytes_le();
        values.iter().map(|value| bytes(value).try_into().expect("32 bytes")).collect()
    }
}
