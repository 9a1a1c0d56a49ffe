//! The pairings and the groups under them.

use crate::group::Group;
use crate::harness::{self, Operation};
use crate::inputs::Stream;
use crate::peers::montane::bls12_381 as montane;
use crate::peers::montane::bn254 as montane_bn254;
use crate::peers::{arkworks, blst, gnark, zkcrypto};
use crate::traits::{Bn254Pairing, HashToPoints, Pair, Pairing, Points};

/// The group.
pub const GROUP: Group = Group {
    name: "pairing",
    about: "Pairings of affine points, none prepared. Multi-pairing: one Miller loop for 32 pairs and one final\n\
            exponentiation, per pair. Multiplication: a point that differs each time by a secret 255-bit scalar, as\n\
            constant in time as the implementation is; the result stays projective. Decompress: with the checks that\n\
            the point lies on the curve and in the subgroup, for everyone, one point or 1024 together, each. Hash: RFC 9380, 32-byte messages,\n\
            one or eight together, each.",
    operations: &[
        ("bls12_381_miller_loop", bls12_381::<MillerLoop>),
        ("bls12_381_final_exp", bls12_381::<FinalExp>),
        ("bls12_381_pairing", bls12_381::<Whole>),
        ("bls12_381_multi_pairing_32", bls12_381::<Multi32>),
        ("bn254_pairing", bn254),
        ("g1_mul", g1::<Mul>),
        ("g2_mul", g2::<Mul>),
        ("g1_decompress", g1::<Decompress>),
        ("g2_decompress", g2::<Decompress>),
        ("g1_decompress_1024", g1::<Decompress1024>),
        ("hash_to_g1", hash_to_g1),
        ("hash_to_g2", hash_to_g2),
        ("hash_to_g2_8", hash_to_g2_8),
    ],
    long: &[],
};

/// Points that operations go through.
const POINTS: usize = 16;

/// Pairs of the multi-pairing.
const PAIRS: usize = 32;
/// Keys that are decoded together, and messages that are hashed together.
const KEYS: usize = 1024;
const MESSAGES: usize = 8;

const G1_TAG: &str = "MONTANE-PEERS-V01-CS01-with-BLS12381G1_XMD:SHA-256_SSWU_RO_";
const G2_TAG: &str = "MONTANE-PEERS-V01-CS01-with-BLS12381G2_XMD:SHA-256_SSWU_RO_";

fn bls12_381<M: MeasurePairing>(operation: &mut Operation) {
    M::enter::<montane::Bls12>(operation);
    M::enter::<blst::Bls12>(operation);
    M::enter::<arkworks::Bls12>(operation);
    M::enter::<zkcrypto::Bls12>(operation);
    #[cfg(feature = "halo2curves")]
    M::enter::<crate::peers::halo2::Bls12>(operation);
    #[cfg(feature = "mcl")]
    M::enter::<crate::peers::mcl::Bls12>(operation);
    gnark::enter(operation, || [g1_bytes(), g2_bytes()].concat().concat());
}

fn g1<M: MeasurePoints>(operation: &mut Operation) {
    let points = g1_bytes();
    M::enter::<montane::Bls12, montane::G1>(operation, &points);
    M::enter::<blst::Bls12, blst::G1>(operation, &points);
    M::enter::<arkworks::Bls12, <arkworks::Bls12 as Pairing>::G1>(operation, &points);
    M::enter::<zkcrypto::Bls12, zkcrypto::G1>(operation, &points);
    #[cfg(feature = "halo2curves")]
    M::enter::<crate::peers::halo2::Bls12, crate::peers::halo2::G1>(operation, &points);
}

fn g2<M: MeasurePoints>(operation: &mut Operation) {
    let points = g2_bytes();
    M::enter::<montane::Bls12, montane::G2>(operation, &points);
    M::enter::<blst::Bls12, blst::G2>(operation, &points);
    M::enter::<arkworks::Bls12, <arkworks::Bls12 as Pairing>::G2>(operation, &points);
    M::enter::<zkcrypto::Bls12, zkcrypto::G2>(operation, &points);
    #[cfg(feature = "halo2curves")]
    M::enter::<crate::peers::halo2::Bls12, crate::peers::halo2::G2>(operation, &points);
}

fn hash_to_g1(operation: &mut Operation) {
    hash::<montane::Bls12, montane::G1>(operation, G1_TAG);
    hash::<blst::Bls12, blst::G1>(operation, G1_TAG);
    hash::<arkworks::Bls12, <arkworks::Bls12 as Pairing>::G1>(operation, G1_TAG);
    hash::<zkcrypto::Bls12, zkcrypto::G1>(operation, G1_TAG);
    #[cfg(feature = "halo2curves")]
    hash::<crate::peers::halo2::Bls12, crate::peers::halo2::G1>(operation, G1_TAG);
}

fn hash_to_g2(operation: &mut Operation) {
    hash::<montane::Bls12, montane::G2>(operation, G2_TAG);
    hash::<blst::Bls12, blst::G2>(operation, G2_TAG);
    hash::<arkworks::Bls12, <arkworks::Bls12 as Pairing>::G2>(operation, G2_TAG);
    hash::<zkcrypto::Bls12, zkcrypto::G2>(operation, G2_TAG);
    #[cfg(feature = "halo2curves")]
    hash::<crate::peers::halo2::Bls12, crate::peers::halo2::G2>(operation, G2_TAG);
}

fn hash_to_g2_8(operation: &mut Operation) {
    hash_many::<montane::Bls12, montane::G2>(operation, G2_TAG);
    hash_many::<blst::Bls12, blst::G2>(operation, G2_TAG);
    hash_many::<arkworks::Bls12, <arkworks::Bls12 as Pairing>::G2>(operation, G2_TAG);
    hash_many::<zkcrypto::Bls12, zkcrypto::G2>(operation, G2_TAG);
}

fn bn254(operation: &mut Operation) {
    bn254_pairing::<montane_bn254::Bn>(operation);
    bn254_pairing::<arkworks::Bn>(operation);
    #[cfg(feature = "halo2curves")]
    bn254_pairing::<crate::peers::halo2::Bn>(operation);
    gnark::enter(operation, || bn254_points().flat_map(|(p, q)| [&p[..], &q[..]].concat()).collect());
}

fn bn254_points() -> impl Iterator<Item = ([u8; 64], [u8; 128])> {
    scalars(POINTS).into_iter().map(|scalar| arkworks::bn254_points(&scalar))
}

/// Random scalars below every group order in use here: 254 bits with the two top ones clear.
pub(super) fn scalars(count: usize) -> Vec<[u8; 32]> {
    let mut stream = Stream::new("scalars");
    (0..count)
        .map(|_| {
            let mut scalar = stream.bytes::<32>();
            scalar[31] >>= 3;
            scalar
        })
        .collect()
}

/// Compressed points of a group: hashes, made once by blst.
fn points<P: HashToPoints>(count: usize, tag: &'static str) -> Vec<Vec<u8>> {
    let hasher = P::hasher(tag);
    (0..count).map(|i| P::compress(&P::affine(&hasher(&i.to_le_bytes())))).collect()
}

fn g1_bytes() -> Vec<Vec<u8>> {
    points::<blst::G1>(PAIRS, G1_TAG)
}

fn g2_bytes() -> Vec<Vec<u8>> {
    points::<blst::G2>(PAIRS, G2_TAG)
}

fn pairs<P: Pairing>() -> Vec<Pair<P>> {
    let p = g1_bytes().into_iter().map(|bytes| P::G1::decompress(&bytes).expect("a point"));
    let q = g2_bytes().into_iter().map(|bytes| P::G2::decompress(&bytes).expect("a point"));
    p.zip(q).collect()
}

/// One way to measure a pairing, whoever wrote it.
trait MeasurePairing {
    fn enter<P: Pairing>(operation: &mut Operation);
}

/// The pairing of one pair, or the product over several, in bytes.
fn value<P: Pairing>(pairs: &[Pair<P>]) -> Vec<u8> {
    P::gt_bytes(&P::final_exponentiation(&P::miller_loop(pairs)))
}

struct MillerLoop;

impl MeasurePairing for MillerLoop {
    fn enter<P: Pairing>(operation: &mut Operation) {
        operation.enter(P::PEER, || {
            let pairs = pairs::<P>();
            // The loop's own value differs by factors that the final exponentiation removes.
            (value::<P>(&pairs[..1]), harness::each(pairs, |pair| P::miller_loop(std::slice::from_ref(pair))))
        });
    }
}

struct FinalExp;

impl MeasurePairing for FinalExp {
    fn enter<P: Pairing>(operation: &mut Operation) {
        operation.enter(P::PEER, || {
            let pairs = pairs::<P>();
            let loops = pairs.iter().map(|pair| P::miller_loop(std::slice::from_ref(pair))).collect();
            (value::<P>(&pairs[..1]), harness::each(loops, P::final_exponentiation))
        });
    }
}

struct Whole;

impl MeasurePairing for Whole {
    fn enter<P: Pairing>(operation: &mut Operation) {
        operation.enter(P::PEER, || {
            let pairs = pairs::<P>();
            let work = |pair: &Pair<P>| P::final_exponentiation(&P::miller_loop(std::slice::from_ref(pair)));
            (value::<P>(&pairs[..1]), harness::each(pairs, work))
        });
    }
}

struct Multi32;

impl MeasurePairing for Multi32 {
    fn enter<P: Pairing>(operation: &mut Operation) {
        operation.units = PAIRS as u32;
        operation.enter(P::PEER, || {
            let pairs = pairs::<P>();
            let work = |pairs: &Vec<Pair<P>>| P::final_exponentiation(&P::miller_loop(pairs));
            (value::<P>(&pairs), harness::each(vec![pairs], work))
        });
    }
}

/// One way to measure a group of points, whoever wrote it.
trait MeasurePoints {
    fn enter<P: Pairing, G: Points>(operation: &mut Operation, points: &[Vec<u8>]);
}

struct Mul;

impl MeasurePoints for Mul {
    fn enter<P: Pairing, G: Points>(operation: &mut Operation, points: &[Vec<u8>]) {
        operation.enter(P::PEER, || {
            let points = points.iter().map(|bytes| G::decompress(bytes).expect("a point"));
            let jobs: Vec<_> = points.zip(scalars(POINTS).iter().map(G::scalar)).collect();
            let answer =
                jobs.iter().flat_map(|(point, scalar)| G::compress(&G::affine(&G::mul(point, scalar)))).collect();
            (answer, harness::each(jobs, |(point, scalar)| G::mul(point, scalar)))
        });
    }
}

struct Decompress;

impl MeasurePoints for Decompress {
    fn enter<P: Pairing, G: Points>(operation: &mut Operation, points: &[Vec<u8>]) {
        operation.enter(P::PEER, || {
            let points = points.to_vec();
            let answer = points.iter().flat_map(|bytes| G::compress(&G::decompress(bytes).expect("a point"))).collect();
            (answer, harness::each(points, |bytes| G::decompress(bytes)))
        });
    }
}

struct Decompress1024;

impl MeasurePoints for Decompress1024 {
    fn enter<P: Pairing, G: Points>(operation: &mut Operation, points: &[Vec<u8>]) {
        operation.units = KEYS as u32;
        operation.enter(P::PEER, || {
            let keys: Vec<_> = points.iter().cycle().take(KEYS).cloned().collect();
            let decoded = G::decompress_many(&keys).expect("points");
            (decoded.iter().flat_map(G::compress).collect(), harness::each(vec![keys], |keys| G::decompress_many(keys)))
        });
    }
}

fn hash_many<P: Pairing, G: HashToPoints>(operation: &mut Operation, tag: &'static str) {
    operation.units = MESSAGES as u32;
    operation.enter(P::PEER, || {
        let mut stream = Stream::new("messages");
        let messages: Vec<[u8; 32]> = (0..MESSAGES).map(|_| stream.bytes()).collect();
        let answer = G::hash_many(&messages, tag).iter().flat_map(|hash| G::compress(&G::affine(hash))).collect();
        (answer, harness::each(vec![messages], move |messages| G::hash_many(messages, tag)))
    });
}

fn hash<P: Pairing, G: HashToPoints>(operation: &mut Operation, tag: &'static str) {
    operation.enter(P::PEER, || {
        let mut stream = Stream::new("messages");
        let messages: Vec<[u8; 32]> = (0..POINTS).map(|_| stream.bytes()).collect();
        let hasher = G::hasher(tag);
        let answer = messages.iter().flat_map(|message| G::compress(&G::affine(&hasher(message)))).collect();
        (answer, harness::each(messages, move |message| hasher(message)))
    });
}

fn bn254_pairing<B: Bn254Pairing>(operation: &mut Operation) {
    operation.enter(B::PEER, || {
        let jobs: Vec<_> = bn254_points().map(|(p, q)| (B::g1(&p), B::g2(&q))).collect();
        // e(aG, bH) = e(bG, aH), and differs from e(aG, aH).
        let [(p, q), (r, s), ..] = jobs.as_slice() else { unreachable!("there are more") };
        let crossed = B::same(&B::pairing(p, s), &B::pairing(r, q));
        let straight = B::same(&B::pairing(p, s), &B::pairing(p, q));
        (vec![crossed.into(), straight.into()], harness::each(jobs, |(p, q)| B::pairing(p, q)))
    });
}
