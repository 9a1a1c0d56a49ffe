//! Values of Miller loops, final exponentiations and pairings, equal before the final exponentiation as after it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ark_ec::pairing::{MillerLoopOutput, Pairing};
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup, PrimeGroup};
use ark_ff::{Field, UniformRand, Zero};
use ark_std::test_rng;
use beside::{carried, element, points};

fn pairings<E, F, P1, P2, Q1, Q2>()
where
    E: Pairing<G1Affine = Affine<P1>, G2Affine = Affine<P2>>,
    F: Pairing<G1Affine = Affine<Q1>, G2Affine = Affine<Q2>>,
    P1: SWCurveConfig,
    P2: SWCurveConfig,
    Q1: SWCurveConfig,
    Q2: SWCurveConfig,
{
    let rng = &mut test_rng();
    let same = |a: Option<E::TargetField>, b: Option<F::TargetField>| {
        assert_eq!(a.map(|a| element::<E::TargetField, F::TargetField>(&a)), b);
    };
    // Points outside of the groups as well.
    for n in [0, 1, 1, 1, 2, 3, 4, 5, 8, 9, 17, 33] {
        let (a, b) = (points::<P1>(n, rng), points::<P2>(n, rng));
        let (c, d): (Vec<Affine<Q1>>, Vec<Affine<Q2>>) =
            (a.iter().map(carried).collect(), b.iter().map(carried).collect());
        let (ours, original) = (E::multi_miller_loop(a.clone(), b.clone()), F::multi_miller_loop(c.clone(), d.clone()));
        same(Some(ours.0), Some(original.0));
        same(E::final_exponentiation(ours).map(|a| a.0), F::final_exponentiation(original).map(|a| a.0));
        same(Some(E::multi_pairing(a, b).0), Some(F::multi_pairing(c, d).0));
    }
    // What no loop gives: any element, one, zero.
    let mut elements: Vec<_> = (0..20).map(|_| E::TargetField::rand(rng)).collect();
    elements.extend([E::TargetField::ONE, -E::TargetField::ONE, E::TargetField::zero()]);
    for f in elements {
        let original = F::final_exponentiation(MillerLoopOutput(element(&f))).map(|a| a.0);
        assert_eq!(original.is_none(), f.is_zero());
        same(E::final_exponentiation(MillerLoopOutput(f)).map(|a| a.0), original);
    }
}

#[test]
fn bls12_381() {
    pairings::<ark_bls12_381::Bls12_381, bls12_381::Bls12_381, _, _, _, _>();
}

#[test]
fn bn254() {
    pairings::<ark_bn254::Bn254, bn254::Bn254, _, _, _, _>();
}

/// More points of one group than of the other are no pairs, for either.
fn unequal_lists<E: Pairing>() {
    let (g, h) = (E::G1::generator().into_affine(), E::G2::generator().into_affine());
    for (n, m) in [(0, 1), (1, 0), (1, 2), (2, 1), (5, 9), (9, 5)] {
        for (g, h) in [(g, h), (E::G1Affine::zero(), h), (g, E::G2Affine::zero())] {
            assert!(
                catch_unwind(AssertUnwindSafe(|| E::multi_miller_loop(vec![g; n], vec![h; m]))).is_err(),
                "{n}, {m}"
            );
            assert!(catch_unwind(AssertUnwindSafe(|| E::multi_pairing(vec![g; n], vec![h; m]))).is_err(), "{n}, {m}");
        }
    }
}

#[test]
fn more_points_of_one_group() {
    unequal_lists::<ark_bls12_381::Bls12_381>();
    unequal_lists::<ark_bn254::Bn254>();
    unequal_lists::<bls12_381::Bls12_381>();
    unequal_lists::<bn254::Bn254>();
}
