//! Sums of all kinds of points and scalars, on both.

use beside::{carried, carried_point, elements};
use ff::{Field, PrimeField};
use group::prime::PrimeCurveAffine;
use group::{Curve, Group, UncompressedEncoding};
use ours::CurveExt;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

macro_rules! group {
    ($module:ident, $projective:ident, $affine:ident, $outside:expr) => {
        mod $module {
            use super::*;
            use ours::bn256::{$affine as OurAffine, $projective as Ours};
            use theirs::bn256::{$affine as Affine, $projective as Theirs};

            /// Points of the group and, if there are any, outside of it; some are again what one before was, or its
            /// opposite, or infinite.
            fn points(n: usize, infinite: bool, rng: &mut StdRng) -> Vec<Affine> {
                let (mut p, step) = (Theirs::random(&mut *rng), Theirs::random(&mut *rng));
                let mut points: Vec<Affine> = Vec::with_capacity(n);
                while points.len() < n {
                    p += step;
                    let before = points.get(rng.gen_range(0..points.len().max(1))).copied();
                    points.push(match (rng.gen_range(0..16), before) {
                        (0, _) if infinite => Affine::default(),
                        (1, Some(before)) => before,
                        (2, Some(before)) => -before,
                        (3, _) if n < 300 => $outside(rng).unwrap_or_else(|| p.to_affine()),
                        _ => p.to_affine(),
                    });
                }
                points
            }

            fn same(points: &[Affine], scalars: &[[u8; 32]]) {
                let our_points: Vec<OurAffine> = points.iter().map(carried_point).collect();
                let our_scalars: Vec<_> = scalars.iter().map(|k| ours::bn256::Fr::from_repr(*k).unwrap()).collect();
                let scalars: Vec<_> = scalars.iter().map(|k| theirs::bn256::Fr::from_repr(*k).unwrap()).collect();
                let expected = theirs::msm::msm_best(&scalars, points).to_affine();
                let sum: Ours = ours::msm::msm_best(&our_scalars, &our_points);
                assert!(bool::from(sum.is_on_curve()));
                assert_eq!(
                    sum.to_affine().to_uncompressed().as_ref(),
                    expected.to_uncompressed().as_ref(),
                    "{}",
                    points.len()
                );
                // What is added to it must have the same coordinates.
                let doubled = (sum + sum.to_affine()).to_affine();
                assert_eq!(
                    doubled.to_uncompressed().as_ref(),
                    expected.to_curve().double().to_affine().to_uncompressed().as_ref()
                );
            }

            /// On both sides of the bounds from which sums are made otherwise, by either.
            #[test]
            fn sums() {
                let rng = &mut StdRng::seed_from_u64(1);
                let mut sizes = vec![0, 1, 2, 3, 4, 5, 31, 32, 33];
                sizes.extend([64, 128, 512, 8104, 1 << 13, 1 << 14].into_iter().flat_map(|n| [n - 1, n, n + 1]));
                for n in sizes {
                    for _ in 0..if n < 200 { 10 } else { 1 } {
                        // From 8104 points on the original takes infinity for a point of the curve.
                        same(&points(n, n < 8000, rng), &elements::<theirs::bn256::Fr>(n, rng));
                    }
                }
            }

            /// As provers have them: most are zero or one, or all are the same.
            #[test]
            fn alike() {
                let rng = &mut StdRng::seed_from_u64(2);
                for n in [100, 9000] {
                    let points = points(n, false, rng);
                    let mut scalars = elements::<theirs::bn256::Fr>(n, rng);
                    for (i, k) in scalars.iter_mut().enumerate().filter(|(i, _)| i % 10 != 0) {
                        *k = theirs::bn256::Fr::from(u64::from(i % 3 == 0)).to_repr();
                    }
                    same(&points, &scalars);
                    same(&points, &vec![scalars[0]; n]);
                    same(&points, &vec![[0; 32]; n]);
                    same(&vec![points[0]; n], &scalars);
                }
            }

            #[test]
            fn of_different_lengths() {
                let rng = &mut StdRng::seed_from_u64(3);
                let points: Vec<OurAffine> = points(4, false, rng).iter().map(carried_point).collect();
                for scalars in [3, 5] {
                    let scalars = vec![ours::bn256::Fr::ONE; scalars];
                    let points = points.clone();
                    assert!(std::panic::catch_unwind(move || ours::msm::msm_best(&scalars, &points)).is_err());
                }
            }
        }
    };
}

group!(g1, G1, G1Affine, |_: &mut StdRng| None);
group!(g2, G2, G2Affine, |rng: &mut StdRng| {
    // A point with a random x is outside of the group, which is a part of the curve.
    use theirs::bn256::{Fq2, G2Affine};
    let b = { G2Affine::generator().y.square() - G2Affine::generator().x.square() * G2Affine::generator().x };
    (0..20).find_map(|_| {
        let x = Fq2::random(&mut *rng);
        let y = Option::<Fq2>::from((x.square() * x + b).sqrt())?;
        Some(G2Affine { x, y })
    })
});

/// Curves that are not Montane's take the original's way.
#[test]
fn of_another_curve() {
    let rng = &mut StdRng::seed_from_u64(4);
    for n in [3, 40] {
        let points: Vec<_> = (0..n).map(|_| theirs::grumpkin::G1::random(&mut *rng).to_affine()).collect();
        let scalars: Vec<_> = elements::<theirs::bn256::Fq>(n, rng)
            .into_iter()
            .map(|k| theirs::bn256::Fq::from_repr(k).unwrap())
            .collect();
        let expected = theirs::msm::msm_best(&scalars, &points).to_affine();
        let our_points: Vec<ours::grumpkin::G1Affine> = points.iter().map(carried_point).collect();
        let our_scalars: Vec<ours::bn256::Fq> = scalars.iter().map(carried).collect();
        let sum = ours::msm::msm_best(&our_scalars, &our_points).to_affine();
        assert_eq!((sum.x.to_repr(), sum.y.to_repr()), (expected.x.to_repr(), expected.y.to_repr()));
    }
}
