//! Montane's BN254: pairing, sums of many multiples.

use montane::bn254::{self, Fp, Fp2, G1Affine, G1Projective, G2Affine, Gt, Scalar};

use super::PEER;
use crate::harness::Peer;
use crate::traits::{Bn254Msm, Bn254Pairing};

/// The pairing.
pub struct Bn;

impl Bn254Pairing for Bn {
    const PEER: Peer = PEER;
    type G1 = G1Affine;
    type G2 = G2Affine;
    type Gt = Gt;

    fn g1(bytes: &[u8; 64]) -> G1Affine {
        let [x, y] = coordinates(bytes);
        G1Affine::from_coordinates(x, y).expect("a point")
    }

    fn g2(bytes: &[u8; 128]) -> G2Affine {
        let [x1, x0, y1, y0] = coordinates(bytes);
        G2Affine::from_coordinates(Fp2::new(x0, x1), Fp2::new(y0, y1)).expect("a point")
    }

    fn pairing(p: &G1Affine, q: &G2Affine) -> Gt {
        bn254::pairing(p, q)
    }

    fn same(left: &Gt, right: &Gt) -> bool {
        left == right
    }
}

impl Bn254Msm for Bn {
    type Scalar = Scalar;
    type Sum = G1Projective;

    fn scalar(bytes: &[u8; 32]) -> Scalar {
        Scalar::from_le_bytes(bytes).expect("below the group order")
    }

    fn msm(points: &[G1Affine], scalars: &[Scalar]) -> G1Projective {
        G1Projective::msm_vartime(points, scalars).expect("as many points as scalars")
    }

    fn is(sum: &G1Projective, point: &G1Affine) -> bool {
        sum.to_affine() == *point
    }
}

fn coordinates<const N: usize>(bytes: &[u8]) -> [Fp; N] {
    let (coordinates, _) = bytes.as_chunks::<32>();
    std::array::from_fn(|i| Fp::from_be_bytes(&coordinates[i]).expect("canonical"))
}
