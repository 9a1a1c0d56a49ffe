//! Pairings, Miller loops and final exponentiations, on both.

use beside::carried_point;
use ff::{Field, PrimeField};
use group::{Curve, Group};
use pairing::{MillerLoopResult, MultiMillerLoop};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Loops over several pairs, infinite ones among them: their values, not only those after the final exponentiation, are
/// the original's.
#[test]
fn loops() {
    let rng = &mut StdRng::seed_from_u64(1);
    for n in [0, 1, 2, 3, 9] {
        for infinite in [None, Some(0), Some(n)] {
            let mut points: Vec<_> = (0..n)
                .map(|_| {
                    (theirs::bn256::G1::random(&mut *rng).to_affine(), theirs::bn256::G2::random(&mut *rng).to_affine())
                })
                .collect();
            if let Some(pair) = infinite.and_then(|i| points.get_mut(i)) {
                pair.0 = Default::default();
            }
            if let (Some(_), Some(pair)) = (infinite, points.last_mut()) {
                pair.1 = Default::default();
            }
            let carried: Vec<(ours::bn256::G1Affine, ours::bn256::G2Affine)> =
                points.iter().map(|(p, q)| (carried_point(p), carried_point(q))).collect();
            let prepared: Vec<_> = carried.iter().map(|(_, q)| ours::bn256::G2Prepared::from_affine(*q)).collect();
            let terms: Vec<_> = carried.iter().zip(&prepared).map(|((p, _), q)| (p, q)).collect();
            let theirs_prepared: Vec<_> =
                points.iter().map(|(_, q)| theirs::bn256::G2Prepared::from_affine(*q)).collect();
            let theirs_terms: Vec<_> = points.iter().zip(&theirs_prepared).map(|((p, _), q)| (p, q)).collect();
            let value = ours::bn256::Bn256::multi_miller_loop(&terms);
            let expected = theirs::bn256::Bn256::multi_miller_loop(&theirs_terms);
            assert_eq!(format!("{value:?}"), format!("{expected:?}"), "{n} pairs");
            let (value, expected) = (value.final_exponentiation(), expected.final_exponentiation());
            assert_eq!(format!("{value:?}"), format!("{expected:?}"), "{n} pairs");
        }
    }
}

#[test]
fn powers() {
    let rng = &mut StdRng::seed_from_u64(2);
    let (p, q) = (ours::bn256::G1::generator().to_affine(), ours::bn256::G2::generator().to_affine());
    let (x, y) = (theirs::bn256::G1::generator().to_affine(), theirs::bn256::G2::generator().to_affine());
    for _ in 0..4 {
        let k = theirs::bn256::Fr::random(&mut *rng);
        let value = ours::bn256::pairing(&p, &q) * ours::bn256::Fr::from_repr(k.to_repr()).unwrap();
        assert_eq!(format!("{value:?}"), format!("{:?}", theirs::bn256::pairing(&x, &y) * k));
    }
}
