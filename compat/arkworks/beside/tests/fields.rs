//! Elements and their operations, constants of the configurations, and transforms, on both.

use std::any::Any;

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Projective, SWCurveConfig};
use ark_ff::{AdditiveGroup, BigInteger, FftField, Field, PrimeField};
use ark_poly::{EvaluationDomain, Radix2EvaluationDomain};
use ark_std::rand::Rng;
use ark_std::test_rng;
use beside::{carried, element, points, scalars};
use montane_arkworks_fields::transforms::{Direction, transform};

fn constants<F: PrimeField + FftField, G: PrimeField + FftField>() {
    let optional = |a: Option<F>| a.map(|a| element::<F, G>(&a));
    assert_eq!(F::MODULUS.to_string(), G::MODULUS.to_string());
    assert_eq!(element::<F, G>(&F::GENERATOR), G::GENERATOR);
    assert_eq!(
        (F::TWO_ADICITY, element::<F, G>(&F::TWO_ADIC_ROOT_OF_UNITY)),
        (G::TWO_ADICITY, G::TWO_ADIC_ROOT_OF_UNITY)
    );
    assert_eq!(F::SMALL_SUBGROUP_BASE, G::SMALL_SUBGROUP_BASE);
    assert_eq!(F::SMALL_SUBGROUP_BASE_ADICITY, G::SMALL_SUBGROUP_BASE_ADICITY);
    assert_eq!(optional(F::LARGE_SUBGROUP_ROOT_OF_UNITY), G::LARGE_SUBGROUP_ROOT_OF_UNITY);
}

fn operations<F: PrimeField, G: PrimeField>() {
    let rng = &mut test_rng();
    for _ in 0..2000 {
        let a: [F; 4] = scalars(4, rng).try_into().unwrap();
        let b: [G; 4] = a.map(|a| element(&a));
        let same = |a: F, b: G, what: &str| assert_eq!(element::<F, G>(&a), b, "{what}");
        same(a[0] + a[1], b[0] + b[1], "sum");
        same(a[0] - a[1], b[0] - b[1], "difference");
        same(-a[0], -b[0], "negative");
        same(a[0].double(), b[0].double(), "double");
        same(a[0] * a[1], b[0] * b[1], "product");
        same(a[0].square(), b[0].square(), "square");
        same(F::sum_of_products(&a, &a), G::sum_of_products(&b, &b), "sum of products");
        same(
            F::sum_of_products(&[a[0], a[1]], &[a[2], a[3]]),
            G::sum_of_products(&[b[0], b[1]], &[b[2], b[3]]),
            "two products",
        );
        assert_eq!(a[0].inverse().map(|a| element::<F, G>(&a)), b[0].inverse());
        assert_eq!(a[0].sqrt().map(|a| element::<F, G>(&a)), b[0].sqrt());
        assert_eq!(a[0].legendre() as i32, b[0].legendre() as i32);
        assert_eq!((a[0].cmp(&a[1]), a[0].to_string()), (b[0].cmp(&b[1]), b[0].to_string()));
        let mut bytes = [Vec::new(), Vec::new()];
        a[0].serialize_compressed(&mut bytes[0]).unwrap();
        b[0].serialize_compressed(&mut bytes[1]).unwrap();
        assert_eq!(bytes[0], bytes[1]);
        // Bytes that need not be below the prime.
        let mut bytes = vec![0; bytes[0].len()];
        rng.fill(&mut bytes[..]);
        if rng.r#gen() {
            bytes = F::MODULUS.to_bytes_le();
            bytes[0] = bytes[0].wrapping_add(rng.gen_range(0..3)).wrapping_sub(1);
        }
        let decoded = F::deserialize_compressed(&bytes[..]).ok().map(|a| element::<F, G>(&a));
        assert_eq!(decoded, G::deserialize_compressed(&bytes[..]).ok());
        same(F::from_le_bytes_mod_order(&bytes), G::from_le_bytes_mod_order(&bytes), "bytes modulo the order");
    }
}

/// Inverses of zero, of numbers of every length and their negatives, about powers of two, and of the inverses of these.
fn inverses<F: PrimeField, G: PrimeField>() {
    let rng = &mut test_rng();
    let mut elements: Vec<F> = (0..100u64).map(F::from).collect();
    let powers = std::iter::successors(Some(F::ONE), |power| Some(power.double()));
    for power in powers.take(F::MODULUS_BIT_SIZE as usize + 65) {
        elements.extend([power - F::ONE, power, power + F::ONE, power + F::from(rng.r#gen::<u64>())]);
    }
    elements.extend((0..200).map(|_| F::rand(rng)));
    for a in elements.into_iter().flat_map(|a| [a, -a]) {
        let (inverse, expected) = (a.inverse(), element::<F, G>(&a).inverse());
        assert_eq!(inverse.map(|a| element::<F, G>(&a)), expected, "{a}");
        assert_eq!(inverse.is_none(), a.is_zero(), "{a}");
        let mut in_place = a;
        assert_eq!(in_place.inverse_in_place().map(|a| *a), inverse, "{a}");
        assert_eq!(in_place, inverse.unwrap_or(a), "{a}");
        let Some(inverse) = inverse else { continue };
        assert!((a * inverse).is_one(), "{a}");
        assert_eq!(inverse.inverse(), Some(a), "{a}");
    }
}

/// Zero has one form, from whichever operation it comes.
fn zeros<F: PrimeField>() {
    for a in scalars::<F>(100, &mut test_rng()) {
        let products = F::sum_of_products(&[a, a], &[F::ONE, -F::ONE]);
        for zero in [-F::ZERO, a - a, a + -a, -a + a, a * F::ZERO, F::ZERO.square(), F::ZERO.double(), products] {
            assert!(zero.is_zero() && zero == F::ZERO, "{a}");
        }
    }
}

fn transforms<F: PrimeField, G: PrimeField>() {
    let rng = &mut test_rng();
    for log in 0..13 {
        let size = 1 << log;
        for offset in [F::ONE, F::GENERATOR, F::rand(rng)] {
            let ours = Radix2EvaluationDomain::<F>::new_coset(size, offset).unwrap();
            let original = Radix2EvaluationDomain::<G>::new_coset(size, element(&offset)).unwrap();
            for n in [0, 1, size / 4, size / 4 + 1, size / 2 + 1, size - 1, size, size] {
                let n = n.min(size);
                let a: Vec<F> = scalars(n, rng);
                let b: Vec<G> = a.iter().map(element).collect();
                let same = |a: Vec<F>, b: Vec<G>, what: &str| {
                    assert_eq!(a.iter().map(element::<F, G>).collect::<Vec<_>>(), b, "{what}, {n} of {size}");
                };
                same(ours.fft(&a), original.fft(&b), "values");
                same(ours.ifft(&a), original.ifft(&b), "coefficients");
            }
        }
    }
}

/// Domains that nobody makes so: any root of the order, roots of other orders, inverses that are none, one after the
/// other. What is no domain has no transform to speak of, but the original's gives something.
fn other_domains<F: PrimeField, G: PrimeField>() {
    let rng = &mut test_rng();
    for log in (0..10).chain([3, 4, 3]) {
        let size = 1u64 << log;
        let usual = Radix2EvaluationDomain::<F>::new(size as usize).unwrap();
        let coset = Radix2EvaluationDomain::<F>::new_coset(size as usize, F::GENERATOR).unwrap();
        let mut domains = vec![usual, coset];
        // Odd powers generate the domain as well, even ones a part of it.
        for power in [3, 5, size / 2 + 1, size.wrapping_sub(1), 2, 4, size] {
            for from in [usual, coset] {
                let (root, inverse) = (from.group_gen.pow([power]), from.group_gen_inv.pow([power]));
                domains.push(Radix2EvaluationDomain { group_gen: root, group_gen_inv: inverse, ..from });
                domains.push(Radix2EvaluationDomain { group_gen: root, ..from });
                domains.push(Radix2EvaluationDomain { group_gen_inv: inverse, ..from });
            }
        }
        domains.push(Radix2EvaluationDomain { group_gen: F::GENERATOR, ..usual });
        for element in [F::ZERO, F::ONE, F::rand(rng)] {
            for from in [usual, coset] {
                domains.push(Radix2EvaluationDomain { group_gen: element, ..from });
                domains.push(Radix2EvaluationDomain { group_gen_inv: element, ..from });
                domains.push(Radix2EvaluationDomain { size_inv: element, ..from });
                domains.push(Radix2EvaluationDomain { offset: element, ..from });
                domains.push(Radix2EvaluationDomain { offset_inv: element, ..from });
            }
        }
        domains.extend([usual, coset]);
        for domain in domains {
            let usual = Radix2EvaluationDomain::<G>::new(size as usize).unwrap();
            let original = Radix2EvaluationDomain {
                group_gen: element(&domain.group_gen),
                group_gen_inv: element(&domain.group_gen_inv),
                size_inv: element(&domain.size_inv),
                offset: element(&domain.offset),
                offset_inv: element(&domain.offset_inv),
                offset_pow_size: element(&domain.offset_pow_size),
                ..usual
            };
            let a: Vec<F> = scalars(size as usize, rng);
            let b: Vec<G> = a.iter().map(element).collect();
            assert_eq!(domain.fft(&a).iter().map(element::<F, G>).collect::<Vec<_>>(), original.fft(&b), "{domain:?}");
            assert_eq!(
                domain.ifft(&a).iter().map(element::<F, G>).collect::<Vec<_>>(),
                original.ifft(&b),
                "{domain:?}"
            );
        }
    }
}

/// What is no list of scalars is transformed by the original: points are.
fn transforms_of_points<P: SWCurveConfig, Q: SWCurveConfig>() {
    let rng = &mut test_rng();
    for size in [1, 2, 8] {
        for offset in [P::ScalarField::ONE, P::ScalarField::GENERATOR] {
            let ours = Radix2EvaluationDomain::<P::ScalarField>::new_coset(size, offset).unwrap();
            let original = Radix2EvaluationDomain::<Q::ScalarField>::new_coset(size, element(&offset)).unwrap();
            for n in [1, size / 4, size / 2 + 1, size] {
                let a = points::<P>(n, rng);
                let b: Vec<Projective<Q>> = a.iter().map(|p| carried::<P, Q>(p).into()).collect();
                let a: Vec<Projective<P>> = a.into_iter().map(Into::into).collect();
                let same = |a: Vec<Projective<P>>, b: Vec<Projective<Q>>, what: &str| {
                    assert_eq!((a.len(), b.len()), (size, size), "{what}, {n} of {size}");
                    for (a, b) in a.iter().zip(&b) {
                        assert_eq!(carried::<P, Q>(&a.into_affine()), b.into_affine(), "{what}, {n} of {size}");
                    }
                };
                same(ours.fft(&a), original.fft(&b), "values");
                same(ours.ifft(&a), original.ifft(&b), "coefficients");
            }
        }
    }
}

/// The transform says whether it did, and leaves what it does not take.
#[test]
fn what_is_transformed() {
    fn is_transformed<F: PrimeField>(other: &dyn Any) {
        let rng = &mut test_rng();
        for direction in [Direction::Forward, Direction::Inverse] {
            for log in 0..6 {
                let size = 1 << log;
                let domain = Radix2EvaluationDomain::<F>::new(size).unwrap();
                let before: Vec<F> = scalars(size, rng);
                for offset in [F::ONE, F::GENERATOR] {
                    let mut values = before.clone();
                    assert!(transform(&mut values, &domain.group_gen, &offset, direction), "{size}");
                    let mut expected = before.clone();
                    let coset = domain.get_coset(offset).unwrap();
                    match direction {
                        Direction::Forward => coset.fft_in_place(&mut expected),
                        Direction::Inverse => coset.ifft_in_place(&mut expected),
                    }
                    assert_eq!(values, expected, "{size}");
                }
                let mut refused = |root: &dyn Any, offset: &dyn Any| {
                    let mut values = before.clone();
                    assert!(!transform(&mut values, root, offset, direction), "{size}");
                    assert_eq!(values, before, "{size}");
                };
                refused(&domain.group_gen, &F::ZERO);
                refused(&-domain.group_gen.square(), &F::ZERO);
                refused(&F::ZERO, &F::ONE);
                refused(&F::GENERATOR, &F::ONE);
                if log > 0 {
                    refused(&domain.group_gen.square(), &F::ONE);
                }
                refused(&F::TWO_ADIC_ROOT_OF_UNITY, &F::ONE);
                refused(other, &F::ONE);
                refused(&domain.group_gen, other);
                assert!(!transform(&mut [F::ONE; 4], &domain.group_gen, &F::ONE, direction));
                let mut values = vec![F::ONE; size + 2];
                assert!(!transform(&mut values, &domain.group_gen, &F::ONE, direction), "{size}");
                assert_eq!(values, vec![F::ONE; size + 2]);
            }
        }
    }
    is_transformed::<ark_bls12_381::Fr>(&ark_bn254::Fr::ONE);
    is_transformed::<ark_bn254::Fr>(&ark_bls12_381::Fr::ONE);
    let mut others = vec![ark_bls12_381::Fq::ONE; 2];
    assert!(!transform(&mut others, &-ark_bls12_381::Fq::ONE, &ark_bls12_381::Fq::ONE, Direction::Forward));
    let mut others = vec![bn254::Fr::ONE; 2];
    assert!(!transform(&mut others, &-ark_bn254::Fr::ONE, &ark_bn254::Fr::ONE, Direction::Forward));
}

macro_rules! on {
    ($name:ident, $ours:ty, $original:ty $(, $ours_curve:ident, $curve:ident)?) => {
        mod $name {
            #[test]
            fn constants() {
                super::constants::<$ours, $original>();
            }
            #[test]
            fn operations() {
                super::operations::<$ours, $original>();
            }
            #[test]
            fn inverses() {
                super::inverses::<$ours, $original>();
            }
            #[test]
            fn zeros() {
                super::zeros::<$ours>();
            }
            $(#[test]
            fn transforms() {
                super::transforms::<$ours, $original>();
            }
            #[test]
            fn other_domains() {
                super::other_domains::<$ours, $original>();
            }
            #[test]
            fn transforms_of_points() {
                super::transforms_of_points::<$ours_curve::g1::Config, $curve::g1::Config>();
                super::transforms_of_points::<$ours_curve::g2::Config, $curve::g2::Config>();
            })?
        }
    };
}

on!(bls12_381_fq, ark_bls12_381::Fq, bls12_381::Fq);
on!(bls12_381_fr, ark_bls12_381::Fr, bls12_381::Fr, ark_bls12_381, bls12_381);
on!(bn254_fq, ark_bn254::Fq, bn254::Fq);
on!(bn254_fr, ark_bn254::Fr, bn254::Fr, ark_bn254, bn254);
