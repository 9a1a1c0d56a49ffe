//! Sums in pools of several threads beside the plain sum, at the sizes from which on threads share them by places, by
//! points, or not.

use alloc::vec::Vec;

use montane_testing::around;
use rayon::ThreadPoolBuilder;

use super::*;
use crate::scalar_mul::mul_by_public;
use crate::test_support::Source;
use crate::{bls12_381, bn254};

/// Terms that lists go through in turn: infinity, equal and opposite points, scalars of zero and one, and no multiple
/// of eight.
const TERMS: usize = 61;

/// Sums of so many terms, in pools of so many threads, over tables that were made there too.
fn in_pools<C: Curve>(seed: u64, sizes: &[usize]) {
    let source = &mut Source::new(seed);
    let g = Projective::<C>::generator();
    let mut points: Vec<Affine<C>> =
        (0..TERMS).map(|_| (g * source.scalar::<C::Order>()).to_affine_vartime()).collect();
    for i in (7..TERMS).step_by(7) {
        points[i] = [Affine::identity(), points[i / 2], -points[i / 2], points[i - 1]][i % 4];
    }
    let mut short: Vec<u128> =
        (0..TERMS).map(|_| u128::from(source.word()) << 64 | u128::from(source.word())).collect();
    short[..4].copy_from_slice(&[0, 1, u128::MAX, 1 << 127]);
    let mut scalars: Vec<Scalar<C>> = (0..TERMS).map(|_| source.scalar()).collect();
    scalars[..3].copy_from_slice(&[Scalar::<C>::ZERO, Scalar::<C>::ONE, -Scalar::<C>::ONE]);
    // Both points of an equal or opposite pair, by one scalar: they meet in every bucket.
    (scalars[9], scalars[21], short[13], short[27]) = (scalars[4], scalars[10], short[6], short[13]);
    let products: Vec<Projective<C>> =
        points.iter().zip(&scalars).map(|(p, k)| mul_by_public(&p.into(), &k.to_limbs())).collect();
    let short_products: Vec<Projective<C>> =
        points.iter().zip(&short).map(|(p, k)| mul_by_public(&p.into(), &[*k as u64, (k >> 64) as u64])).collect();
    let sum_of_first = |all: &[Projective<C>], count: usize| {
        let round: Projective<C> = all.iter().sum();
        mul_by_public(&round, &[(count / TERMS) as u64]) + all[..count % TERMS].iter().sum::<Projective<C>>()
    };
    for &n in sizes {
        let bases: Vec<_> = points.iter().copied().cycle().take(n).collect();
        let scalars: Vec<_> = scalars.iter().copied().cycle().take(n).collect();
        let short: Vec<_> = short.iter().copied().cycle().take(n).collect();
        let (expected, expected_short) = (sum_of_first(&products, n), sum_of_first(&short_products, n));
        for threads in [1, 2, 3, 16] {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| {
                assert_eq!(workers(), threads);
                let what = alloc::format!("{} {n}, {threads} threads", C::NAME);
                // Without asking of so many points whether they are of the subgroup.
                assert_eq!(sum_of::<C>(n, &Split { bases: &bases, scalars: &scalars }), expected, "{what}");
                assert_eq!(Projective::msm_short_vartime(&bases, &short), Ok(expected_short), "short, {what}");
                if n <= 1 << 10 {
                    assert_eq!(Projective::msm_vartime(&bases, &scalars), Ok(expected), "{what}");
                    let table = FixedBases::new(&bases, 2).unwrap();
                    assert_eq!(table.msm_vartime(&scalars), Ok(expected), "prepared, {what}");
                }
            });
        }
    }
}

#[test]
fn sums_in_pools() {
    // Fewer are not divided, these are by places, those by points, the fewest for a thread of a pool of two and of
    // three.
    let first = LEAST_BY_PLACES / 2;
    let sizes = around(&[0, BLOCK, first, 2 * first, SHARE, 2 * SHARE]).collect::<Vec<_>>();
    in_pools::<bls12_381::G1>(71, &sizes);
    in_pools::<bls12_381::G2>(72, &around(&[first / 2, SHARE]).collect::<Vec<_>>());
    in_pools::<bn254::G2>(73, &around(&[first, SHARE]).collect::<Vec<_>>());
    let many = around(&[BY_PLACES / 2, BY_PLACES]).collect::<Vec<_>>();
    in_pools::<bn254::G1>(74, &many);
}
