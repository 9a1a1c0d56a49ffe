//! Sums of many multiples of points of G1.

use super::pairing::scalars;
use crate::group::Group;
use crate::harness::{self, Operation, Peer};
use crate::inputs::Stream;
use crate::peers::{arkworks, blst};
use crate::traits::{Msm, Pairing, Points, PointsInFull};

/// The group.
pub const GROUP: Group = Group {
    name: "msm",
    about: "A sum of products of affine points of G1, none prepared, and scalars of full length, on one core.",
    operations: &[("g1_msm_1024", all::<1024>), ("g1_msm_65536", all::<65536>)],
};

fn all<const N: usize>(operation: &mut Operation) {
    let points = points(N);
    enter::<blst::G1>(operation, blst::Bls12::PEER, &points);
    enter::<<arkworks::Bls12 as Pairing>::G1>(operation, arkworks::Bls12::PEER, &points);
    #[cfg(feature = "halo2curves")]
    enter::<crate::peers::halo2::G1>(operation, crate::peers::halo2::Bls12::PEER, &points);
}

/// Affine points, uncompressed, with no relation that a bucket method would notice: a random walk of sums.
fn points(count: usize) -> Vec<Vec<u8>> {
    type G = blst::G1;
    /// Steps of the walk, chosen at random each time.
    const STEPS: usize = 64;
    let base = G::decompress(&GENERATOR).expect("the generator");
    let steps: Vec<_> = scalars(STEPS).iter().map(|scalar| G::affine(&G::mul(&base, scalar))).collect();
    let mut stream = Stream::new("msm points");
    let mut point = steps[0];
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

fn enter<G: Msm>(operation: &mut Operation, peer: Peer, points: &[Vec<u8>]) {
    operation.enter(peer, || {
        let scalars: Vec<_> = scalars(points.len()).iter().map(G::scalar).collect();
        let points: Vec<_> = points.iter().map(|bytes| G::affine_unchecked(bytes)).collect();
        let answer = G::compress(&G::affine(&G::msm(&points, &scalars)));
        (answer, harness::each(vec![(points, scalars)], |(points, scalars)| G::msm(points, scalars)))
    });
}
