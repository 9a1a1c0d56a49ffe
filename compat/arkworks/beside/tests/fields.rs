//! Elements and their operations, constants of the configurations, and transforms, on both.

use ark_ff::{BigInteger, FftField, PrimeField};
use ark_poly::{EvaluationDomain, Radix2EvaluationDomain};
use ark_std::rand::Rng;
use ark_std::test_rng;
use beside::{element, scalars};

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
        // A domain that nobody makes so: another root, an inverse that is none.
        let a: Vec<F> = scalars(size, rng);
        let b: Vec<G> = a.iter().map(element).collect();
        let ours = Radix2EvaluationDomain::<F>::new(size).unwrap();
        let original = Radix2EvaluationDomain::<G>::new(size).unwrap();
        let other = Radix2EvaluationDomain { group_gen: ours.group_gen_inv, group_gen_inv: ours.group_gen, ..ours };
        let others =
            Radix2EvaluationDomain { group_gen: original.group_gen_inv, group_gen_inv: original.group_gen, ..original };
        assert_eq!(other.fft(&a).iter().map(element::<F, G>).collect::<Vec<_>>(), others.fft(&b));
        let other = Radix2EvaluationDomain { size_inv: F::ONE, ..ours };
        let others = Radix2EvaluationDomain { size_inv: G::ONE, ..original };
        assert_eq!(other.ifft(&a).iter().map(element::<F, G>).collect::<Vec<_>>(), others.ifft(&b));
    }
}

macro_rules! on {
    ($name:ident, $ours:ty, $original:ty $(, $transforms:ident)?) => {
        mod $name {
            #[test]
            fn constants() {
                super::constants::<$ours, $original>();
            }
            #[test]
            fn operations() {
                super::operations::<$ours, $original>();
            }
            $(#[test]
            fn $transforms() {
                super::$transforms::<$ours, $original>();
            })?
        }
    };
}

on!(bls12_381_fq, ark_bls12_381::Fq, bls12_381::Fq);
on!(bls12_381_fr, ark_bls12_381::Fr, bls12_381::Fr, transforms);
on!(bn254_fq, ark_bn254::Fq, bn254::Fq);
on!(bn254_fr, ark_bn254::Fr, bn254::Fr, transforms);
