//! Sums of many multiples of points.

use ::montane::curves::{Affine, Curve, FixedBases, Scalar};

use super::pairing::scalars;
use crate::group::Group;
use crate::harness::{self, Operation, Peer, Work};
use crate::inputs::Stream;
use crate::peers::montane::bls12_381 as montane;
use crate::peers::montane::bn254 as montane_bn254;
use crate::peers::{arkworks, blst, gnark};
use crate::traits::{Bn254Msm, Bn254Pairing, Msm, Pairing, Points, PointsInFull};

/// The group.
pub const GROUP: Group = Group {
    name: "msm",
    about: "A sum of products of affine points and scalars of full length, on one core; of sparse ones nine in ten are 0 \
            or 1. Nobody prepares points, but for Montane where the name says that they take so many times the memory.",
    operations: &[
        ("g1_msm_128", g1::<128>),
        ("g1_msm_1024", g1::<1024>),
        ("g1_msm_4096", g1::<4096>),
        ("g1_msm_65536", g1::<65536>),
        ("g2_msm_128", g2::<128>),
        ("g2_msm_16384", g2::<16384>),
        ("bn254_msm_65536", bn254::<65536>),
    ],
    long: &[
        ("g1_msm_262144", g1::<262_144>),
        ("g1_msm_1048576", g1::<1_048_576>),
        ("g1_msm_4194304", g1_large::<4_194_304>),
        ("g1_msm_sparse_65536", g1_sparse::<65536>),
        ("g1_msm_prepared2_65536", g1_prepared::<65536, 2>),
        ("g1_msm_prepared8_65536", g1_prepared::<65536, 8>),
        ("g1_msm_prepared8_1048576", g1_prepared::<1_048_576, 8>),
        ("g2_msm_65536", g2::<65536>),
        ("g2_msm_prepared8_65536", g2_prepared::<65536, 8>),
        ("bn254_msm_1048576", bn254::<1_048_576>),
        ("bn254_msm_prepared8_65536", bn254_prepared::<65536, 8>),
    ],
};

fn g1<const N: usize>(operation: &mut Operation) {
    g1_by(operation, N, &scalars(N));
}

/// Sums in which nine scalars of ten are 0 or 1, as a prover's are.
fn g1_sparse<const N: usize>(operation: &mut Operation) {
    let mut scalars = scalars(N);
    let mut stream = Stream::new("sparse scalars");
    for scalar in &mut scalars {
        if stream.below(10) > 0 {
            *scalar = [0; 32];
            scalar[0] = stream.below(2) as u8;
        }
    }
    g1_by(operation, N, &scalars);
}

fn g1_by(operation: &mut Operation, count: usize, scalars: &[[u8; 32]]) {
    let points = points::<blst::G1>(&GENERATOR, count);
    enter::<montane::G1>(operation, montane::Bls12::PEER, &points, scalars);
    enter::<blst::G1>(operation, blst::Bls12::PEER, &points, scalars);
    enter::<<arkworks::Bls12 as Pairing>::G1>(operation, arkworks::Bls12::PEER, &points, scalars);
    #[cfg(feature = "halo2curves")]
    enter::<crate::peers::halo2::G1>(operation, crate::peers::halo2::Bls12::PEER, &points, scalars);
    #[cfg(feature = "mcl")]
    enter::<crate::peers::mcl::G1>(operation, crate::peers::mcl::Bls12::PEER, &points, scalars);
    gnark::enter(operation, || terms(&points, scalars));
}

/// Sums that take seconds, beside the best of the others alone.
fn g1_large<const N: usize>(operation: &mut Operation) {
    let (points, scalars) = (points::<blst::G1>(&GENERATOR, N), scalars(N));
    enter::<montane::G1>(operation, montane::Bls12::PEER, &points, &scalars);
    #[cfg(feature = "mcl")]
    enter::<crate::peers::mcl::G1>(operation, crate::peers::mcl::Bls12::PEER, &points, &scalars);
    gnark::enter(operation, || terms(&points, &scalars));
}

fn g1_prepared<const N: usize, const TIMES: usize>(operation: &mut Operation) {
    let (points, scalars) = (points::<blst::G1>(&GENERATOR, N), scalars(N));
    operation.enter(montane::Bls12::PEER, || {
        let bases: Vec<_> = points.iter().map(|bytes| montane::G1::affine_unchecked(bytes)).collect();
        let scalars = scalars.iter().map(montane::G1::scalar).collect();
        prepared(&bases, scalars, TIMES, |sum| sum.to_compressed().to_vec())
    });
    enter::<blst::G1>(operation, blst::Bls12::PEER, &points, &scalars);
    #[cfg(feature = "mcl")]
    enter::<crate::peers::mcl::G1>(operation, crate::peers::mcl::Bls12::PEER, &points, &scalars);
    gnark::enter(operation, || terms(&points, &scalars));
}

/// Sums over bases that were prepared, of so many `times` their number in points, beside sums of the others as ever.
fn prepared<C: Curve>(
    bases: &[Affine<C>],
    scalars: Vec<Scalar<C>>,
    times: usize,
    bytes: impl Fn(&Affine<C>) -> Vec<u8>,
) -> (Vec<u8>, Work) {
    let count = bases.len();
    let levels = times / FixedBases::new(&bases[..1], 1).expect("a level").points();
    let bases = FixedBases::new(bases, levels).expect("some levels");
    assert_eq!(bases.points(), times * count);
    let sum = |bases: &FixedBases<C>, scalars: &[_]| bases.msm_vartime(scalars).expect("as many as bases");
    let answer = bytes(&sum(&bases, &scalars).to_affine());
    (answer, harness::each(vec![(bases, scalars)], move |(bases, scalars)| sum(bases, scalars)))
}

fn g2<const N: usize>(operation: &mut Operation) {
    let (points, scalars) = (g2_points(N), scalars(N));
    enter::<montane::G2>(operation, montane::Bls12::PEER, &points, &scalars);
    enter::<blst::G2>(operation, blst::Bls12::PEER, &points, &scalars);
    enter::<<arkworks::Bls12 as Pairing>::G2>(operation, arkworks::Bls12::PEER, &points, &scalars);
    #[cfg(feature = "mcl")]
    enter::<crate::peers::mcl::G2>(operation, crate::peers::mcl::Bls12::PEER, &points, &scalars);
    gnark::enter(operation, || terms(&points, &scalars));
}

fn g2_prepared<const N: usize, const TIMES: usize>(operation: &mut Operation) {
    let (points, scalars) = (g2_points(N), scalars(N));
    operation.enter(montane::Bls12::PEER, || {
        let bases: Vec<_> = points.iter().map(|bytes| montane::G2::affine_unchecked(bytes)).collect();
        let scalars = scalars.iter().map(montane::G2::scalar).collect();
        prepared(&bases, scalars, TIMES, |sum| sum.to_compressed().to_vec())
    });
    enter::<blst::G2>(operation, blst::Bls12::PEER, &points, &scalars);
    #[cfg(feature = "mcl")]
    enter::<crate::peers::mcl::G2>(operation, crate::peers::mcl::Bls12::PEER, &points, &scalars);
    gnark::enter(operation, || terms(&points, &scalars));
}

fn g2_points(count: usize) -> Vec<Vec<u8>> {
    points::<blst::G2>(&montane::G2::compress(&::montane::bls12_381::G2Affine::generator()), count)
}

fn bn254<const N: usize>(operation: &mut Operation) {
    let (points, scalars) = (bn254_points(N), scalars(N));
    let sum = arkworks_sum(&points, &scalars);
    enter_bn254::<montane_bn254::Bn>(operation, &points, &scalars, &sum);
    enter_bn254::<arkworks::Bn>(operation, &points, &scalars, &sum);
    #[cfg(feature = "halo2curves")]
    enter_bn254::<crate::peers::halo2::Bn>(operation, &points, &scalars, &sum);
    gnark::enter_with(operation, || terms(&points, &scalars), |result| vec![u8::from(result == sum)]);
}

fn bn254_prepared<const N: usize, const TIMES: usize>(operation: &mut Operation) {
    let (points, scalars) = (bn254_points(N), scalars(N));
    let sum = arkworks_sum(&points, &scalars);
    operation.enter(<montane_bn254::Bn as Bn254Pairing>::PEER, || {
        let bases: Vec<_> = points.iter().map(montane_bn254::Bn::g1).collect();
        let scalars = scalars.iter().map(montane_bn254::Bn::scalar).collect();
        prepared(&bases, scalars, TIMES, |result| vec![u8::from(*result == montane_bn254::Bn::g1(&sum))])
    });
    enter_bn254::<arkworks::Bn>(operation, &points, &scalars, &sum);
    gnark::enter_with(operation, || terms(&points, &scalars), |result| vec![u8::from(result == sum)]);
}

fn bn254_points(count: usize) -> Vec<[u8; 64]> {
    let [first, ..] = scalars(1)[..] else { unreachable!("one") };
    arkworks::bn254_walk(&first, count)
}

/// Points and then scalars, one after the other.
fn terms<P: AsRef<[u8]>>(points: &[P], scalars: &[[u8; 32]]) -> Vec<u8> {
    points.iter().map(AsRef::as_ref).chain(scalars.iter().map(AsRef::as_ref)).flatten().copied().collect()
}

/// Affine points, uncompressed, with no relation that a bucket method would notice: a random walk of sums.
fn points<G: PointsInFull<Scalar = [u8; 32]>>(generator: &[u8], count: usize) -> Vec<Vec<u8>> {
    /// Steps of the walk, chosen at random each time.
    const STEPS: usize = 64;
    let base = G::decompress(generator).expect("the generator");
    let steps: Vec<_> = scalars(STEPS).iter().map(|scalar| G::affine(&G::mul(&base, scalar))).collect();
    let mut stream = Stream::new("msm points");
    let mut point = steps[0].clone();
    (0..count)
        .map(|_| {
            point = G::affine(&G::add(&point, &steps[stream.below(STEPS)]));
            G::to_uncompressed(&point)
        })
        .collect()
}

/// The generator of G1 in compressed form (ZCash protocol specification, section 5.4.9.2).
const GENERATOR: [u8; 48] = [
    0x97, 0xf1, 0xd3, 0xa7, 0x31, 0x97, 0xd7, 0x94, 0x26, 0x95, 0x63, 0x8c, 0x4f, 0xa9, 0xac, 0x0f, 0xc3, 0x68, 0x8c,
    0x4f, 0x97, 0x74, 0xb9, 0x05, 0xa1, 0x4e, 0x3a, 0x3f, 0x17, 0x1b, 0xac, 0x58, 0x6c, 0x55, 0xe8, 0x3f, 0xf9, 0x7a,
    0x1a, 0xef, 0xfb, 0x3a, 0xf0, 0x0a, 0xdb, 0x22, 0xc6, 0xbb,
];

fn enter<G: Msm>(operation: &mut Operation, peer: Peer, points: &[Vec<u8>], scalars: &[[u8; 32]]) {
    operation.enter(peer, || {
        let scalars: Vec<_> = scalars.iter().map(G::scalar).collect();
        let points: Vec<_> = points.iter().map(|bytes| G::affine_unchecked(bytes)).collect();
        let answer = G::compress(&G::affine(&G::msm(&points, &scalars)));
        (answer, harness::each(vec![(points, scalars)], |(points, scalars)| G::msm(points, scalars)))
    });
}

fn enter_bn254<B: Bn254Msm>(operation: &mut Operation, points: &[[u8; 64]], scalars: &[[u8; 32]], sum: &[u8; 64]) {
    operation.enter(<B as Bn254Pairing>::PEER, || {
        let scalars: Vec<_> = scalars.iter().map(B::scalar).collect();
        let points: Vec<_> = points.iter().map(B::g1).collect();
        let right = B::is(&B::msm(&points, &scalars), &B::g1(sum));
        (vec![u8::from(right)], harness::each(vec![(points, scalars)], |(points, scalars)| B::msm(points, scalars)))
    });
}

/// What the sum is, by arkworks, whoever is asked.
fn arkworks_sum(points: &[[u8; 64]], scalars: &[[u8; 32]]) -> [u8; 64] {
    let scalars: Vec<_> = scalars.iter().map(arkworks::Bn::scalar).collect();
    let points: Vec<_> = points.iter().map(arkworks::Bn::g1).collect();
    arkworks::eip_point(&arkworks::Bn::msm(&points, &scalars))
}
