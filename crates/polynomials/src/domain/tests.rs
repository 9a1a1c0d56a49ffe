use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use ff::PrimeField;
use montane_curves::bls12_381::G1Projective;
use montane_fields::{Generator, Modulus, Mont, bls12_381, bn254};
use montane_kernels::cpu::tuning::polynomials::PREPARED;
use montane_kernels::cpu::{Avx2, Avx512, Ifma, Isa, Portable};
use montane_kernels::vector::{Model, Vector8, YmmPair, Zmm};

use super::lanes::{InLanes, Plan};
use super::words::WordTwiddles;
use super::{Domain, DomainError, Order, bit_reverse};
use crate::Module;
use crate::test_support::Source;

const ORDERS: [Order; 2] = [Order::Natural, Order::BitReversed];

/// `a_j -> sum_j a_j x_i^j`, straight from the definition, in natural order.
fn plain_sum<F: PrimeField, T: Module<F>>(domain_elements: &[F], a: &[T]) -> Vec<T> {
    let value = |x: &F| {
        let mut power = F::ONE;
        a.iter().fold(a[0].minus(&a[0]), |sum, c| {
            let term = c.scaled(&power);
            power *= x;
            sum.plus(&term)
        })
    };
    domain_elements.iter().map(value).collect()
}

fn ordered<T: Copy>(values: &[T], order: Order) -> Vec<T> {
    let mut values = values.to_vec();
    if order == Order::BitReversed {
        bit_reverse(&mut values);
    }
    values
}

/// Every order, and back, against the plain sum. The elements are formed from the root alone.
fn check<F: PrimeField + Module<F>, T: Module<F> + PartialEq + core::fmt::Debug>(domain: &Domain<F>, a: &[T]) {
    let elements: Vec<F> = (0..a.len() as u64).map(|i| domain.shift() * domain.root().pow_vartime([i])).collect();
    let expected = plain_sum(&elements, a);
    for from in ORDERS {
        assert_eq!(domain.elements(from), ordered(&elements, from));
        for to in ORDERS {
            let (input, output) = (ordered(a, from), ordered(&expected, to));
            let mut values = input.clone();
            domain.fft(&mut values, from, to);
            assert!(values == output, "fft of {} from {from:?} to {to:?}", a.len());
            domain.ifft(&mut values, to, from);
            assert!(values == input, "ifft of {} from {to:?} to {from:?}", a.len());
        }
    }
}

/// A transform is linear, so the basis decides it: every vector of the basis, all sizes up to 128, both fields, on the
/// subgroup and on a coset.
fn basis<F: PrimeField + Module<F> + PartialEq>() {
    for log in 0..=7 {
        let n = 1usize << log;
        let domain = Domain::<F>::new(n).unwrap();
        assert_eq!(domain.root().pow_vartime([n as u64]), F::ONE);
        assert!(n == 1 || domain.root().pow_vartime([n as u64 / 2]) == -F::ONE, "a root of order exactly {n}");
        for domain in [domain.coset(F::MULTIPLICATIVE_GENERATOR).unwrap(), domain] {
            for j in 0..n {
                let mut a = vec![F::ZERO; n];
                a[j] = F::ONE;
                check(&domain, &a);
            }
        }
    }
}

#[test]
fn every_basis_vector_of_small_domains() {
    basis::<bls12_381::Fr>();
    basis::<bn254::Fr>();
}

#[test]
fn random_vectors() {
    let source = &mut Source::new(1);
    for log in [3, 8, 10] {
        let domain = Domain::<bls12_381::Fr>::new(1 << log).unwrap();
        check(
            &domain.coset(source.element::<bls12_381::R, 4>() + bls12_381::Fr::from(5)).unwrap(),
            &source.elements(1 << log),
        );
        check(&domain, &source.elements(1 << log));
    }
}

/// Large sizes by spot checks: single values by Horner's rule, and back.
#[test]
fn large_domains() {
    let source = &mut Source::new(2);
    for log in [13, 16] {
        let n = 1usize << log;
        let subgroup = Domain::<bn254::Fr>::new(n).unwrap();
        let a: Vec<bn254::Fr> = source.elements(n);
        for domain in [subgroup.coset(bn254::Fr::from(7)).unwrap(), subgroup] {
            for order in [Order::BitReversed, Order::Natural] {
                let mut values = a.clone();
                domain.fft(&mut values, Order::Natural, order);
                let elements = domain.elements(order);
                for i in [0, 1, 2, n / 2, n / 2 + 1, n - 1] {
                    assert_eq!(values[i], a.iter().rev().fold(bn254::Fr::ZERO, |acc, c| acc * elements[i] + c));
                }
                domain.ifft(&mut values, order, Order::Natural);
                assert!(values == a);
            }
        }
    }
}

#[test]
fn points_are_transformed_too() {
    let source = &mut Source::new(3);
    let domain = Domain::<bls12_381::Fr>::new(8).unwrap();
    let mut points: Vec<G1Projective> =
        (0..8).map(|_| G1Projective::generator() * source.element::<bls12_381::R, 4>()).collect();
    points[3] = G1Projective::IDENTITY;
    check(&domain, &points);
    check(&domain.coset(bls12_381::Fr::from(7)).unwrap(), &points);
}

#[test]
fn folding_is_evaluation() {
    let source = &mut Source::new(4);
    for log in [0, 1, 2, 5, 9, 12] {
        let n = 1usize << log;
        let subgroup = Domain::<bls12_381::Fr>::new(n).unwrap();
        for domain in [subgroup.coset(bls12_381::Fr::from(7)).unwrap(), subgroup] {
            let a: Vec<bls12_381::Fr> = source.elements(n);
            let at = |z: &bls12_381::Fr| a.iter().rev().fold(bls12_381::Fr::ZERO, |acc, c| acc * z + c);
            for order in ORDERS {
                let mut values = a.clone();
                domain.fft(&mut values, Order::Natural, order);
                let elements = domain.elements(order);
                for (z, on_domain) in [(source.element(), false), (elements[n / 2], true), (bls12_381::Fr::ZERO, false)]
                {
                    assert_eq!(domain.evaluate(&values, order, &z), at(&z));
                    if on_domain {
                        assert_eq!(values[n / 2], at(&z));
                        assert_eq!(domain.vanishing(&z), bls12_381::Fr::ZERO);
                    }
                }
                assert_ne!(domain.vanishing(&(elements[0] + elements[0])), bls12_381::Fr::ZERO);
            }
        }
    }
}

#[test]
fn sizes_and_shifts_that_are_refused() {
    type D = Domain<bn254::Fr>;
    for size in [0, 3, 12, usize::MAX] {
        assert_eq!(D::new(size).unwrap_err(), DomainError::NotPowerOfTwo);
    }
    assert_eq!(D::new(1 << 29).unwrap_err(), DomainError::TooLarge);
    assert_eq!(D::new(1).unwrap().coset(bn254::Fr::ZERO).unwrap_err(), DomainError::ZeroShift);
    let root = *D::new(8).unwrap().root();
    assert_eq!(D::generated_by(root, 7).unwrap_err(), DomainError::NotPowerOfTwo);
    assert_eq!(D::generated_by(root, 1 << 29).unwrap_err(), DomainError::TooLarge);
    // Of half the order, of twice the order, of none; and one has none but one.
    for (root, size) in [(root.square(), 8), (root, 4), (bn254::Fr::ZERO, 8), (bn254::Fr::from(5), 8), (root, 1)] {
        assert_eq!(D::generated_by(root, size).unwrap_err(), DomainError::NotGenerator);
    }
    assert!(D::generated_by(root, 8).is_ok() && D::generated_by(bn254::Fr::ONE, 1).is_ok());
}

/// With another root than the usual one the same values come in another order.
#[test]
fn another_root() {
    for log in [0, 1, 2, 3, 6, 7, 10, 13] {
        let n = 1 << log;
        let usual = Domain::<bn254::Fr>::new(n).unwrap();
        let domain = Domain::generated_by(usual.root().pow_vartime(&[5]), n).unwrap();
        let mut values: Vec<bn254::Fr> = Source::new(3).elements(n);
        let (coefficients, mut expected) = (values.clone(), values.clone());
        domain.fft(&mut values, Order::Natural, Order::Natural);
        usual.fft(&mut expected, Order::Natural, Order::Natural);
        assert!((0..n).all(|i| values[i] == expected[5 * i % n]), "2^{log}");
        domain.ifft(&mut values, Order::Natural, Order::Natural);
        assert!(values == coefficients, "2^{log}");
    }
}

/// The roots that the specification of EIP-7594 derives from 7, and those of BN254 that arkworks and gnark derive from
/// 5.
#[test]
fn customary_roots() {
    let exponent = |p: [u64; 4], log: u32| {
        let mut e = p;
        e[0] -= 1;
        for _ in 0..log {
            for i in 0..4 {
                e[i] = e[i] >> 1 | e.get(i + 1).map_or(0, |next| next << 63);
            }
        }
        e
    };
    let bls = Domain::<bls12_381::Fr>::new(1 << 13).unwrap();
    assert_eq!(*bls.root(), bls12_381::Fr::from(7).pow_vartime(&exponent(bls12_381::R::P, 13)));
    let bn = Domain::<bn254::Fr>::new(1 << 10).unwrap();
    assert_eq!(*bn.root(), bn254::Fr::from(5).pow_vartime(&exponent(bn254::R::P, 10)));
}

/// Below and from 64 on, where squares change places; with and without bits between their sides.
#[test]
fn bits_are_reversed() {
    for log in 0..=13 {
        let mut values: Vec<usize> = (0..1 << log).collect();
        bit_reverse(&mut values);
        let reversed = |i: usize| (0..log).fold(0, |j, bit| j << 1 | (i >> bit & 1));
        assert!(values.iter().enumerate().all(|(i, value)| *value == reversed(i)), "2^{log}: {values:?}");
    }
}

/// The transform in lanes of the software model, and of registers where there are any, is the scalar one; for all
/// orders, with and without shift, and where values must be reduced between layers.
#[test]
fn lanes() {
    fn one<M: Modulus<4> + Generator<4>, V: Vector8>(isa: V::Isa, log: u32) {
        let source = &mut Source::new(u64::from(log));
        let n = 1usize << log;
        let root = Mont::<M, 4>::ROOT_OF_UNITY.square_n(Mont::<M, 4>::TWO_ADICITY - log);
        let powers: Vec<Mont<M, 4>> = core::iter::successors(Some(Mont::ONE), |w| Some(*w * root)).take(n).collect();
        let mut twiddles = powers[..n / 2].to_vec();
        bit_reverse(&mut twiddles);
        let table = InLanes::<M, V>::twiddles(isa, &twiddles);
        // All of the largest value, and random ones.
        for a in [vec![-Mont::<M, 4>::ONE; n], source.elements(n)] {
            for (from, to) in ORDERS.into_iter().flat_map(|from| ORDERS.map(|to| (from, to))) {
                for shift in [None, Some(Mont::from_u64(7))] {
                    let plan = Plan { log, from, to, inverse: false, shift, scale: Mont::ONE };
                    let mut values = ordered(&a, from);
                    InLanes::<M, V>::transform(isa, &table, &plan, &mut values);
                    let values = ordered(&values, to);
                    for i in [0, 1, 2, 7, 8, 63, n / 2, n - 3] {
                        let x = powers[i] * shift.unwrap_or(Mont::ONE);
                        let expected = a.iter().rev().fold(Mont::ZERO, |acc, c| acc * x + *c);
                        assert_eq!(values[i], expected, "value {i} of {n}");
                    }
                    let scale = Mont::from_u64(n as u64).invert_or_zero();
                    let shift = shift.map(|g: Mont<M, 4>| g.invert_or_zero());
                    let plan = Plan { log, from: to, to: from, inverse: true, shift, scale };
                    let mut back = ordered(&values, to);
                    InLanes::<M, V>::transform(isa, &table, &plan, &mut back);
                    assert!(ordered(&back, from) == a, "inverse of {n}, {from:?}, {to:?}");
                }
                // A part of the coefficients, the others are zero.
                for shift in [None, Some(Mont::from_u64(7))] {
                    let given =
                        (6..log).filter(|given| from == Order::Natural && (log < 10 || [6, log - 1].contains(given)));
                    for given in given.map(|log| 1 << log) {
                        let plan = Plan { log, from, to, inverse: false, shift, scale: Mont::ONE };
                        let mut padded = a[..given].to_vec();
                        padded.resize(n, Mont::ZERO);
                        InLanes::<M, V>::transform(isa, &table, &plan, &mut padded);
                        let mut values = vec![Mont::ONE; n];
                        InLanes::<M, V>::extend(isa, &table, &plan, &a[..given], &mut values);
                        assert!(values == padded, "{given} of {n}, {to:?}");
                    }
                }
            }
            let mut words: Vec<[u64; 4]> = a.iter().map(|x| x.to_limbs()).collect();
            InLanes::<M, V>::to_montgomery(isa, &mut words);
            assert!(words.iter().eq(a.iter().map(|x| x.montgomery_limbs())), "Montgomery form");
            for z in [Mont::from_u64(3), Mont::ZERO, powers[1], powers[n - 1]] {
                let value = InLanes::<M, V>::evaluate(isa, &table, &twiddles, &a, &z);
                let mut coefficients = a.clone();
                let scale = Mont::from_u64(n as u64).invert_or_zero();
                let (from, to) = (Order::BitReversed, Order::Natural);
                let plan = Plan { log, from, to, inverse: true, shift: None, scale };
                InLanes::<M, V>::transform(isa, &table, &plan, &mut coefficients);
                assert_eq!(value, coefficients.iter().rev().fold(Mont::ZERO, |acc, c| acc * z + *c), "at {z} of {n}");
            }
        }
    }
    for log in [6, 7, 8] {
        one::<bls12_381::R, Model<Portable>>(Portable::TOKEN, log);
        one::<bn254::R, Model<Portable>>(Portable::TOKEN, log);
    }
    match Ifma::detect() {
        Some(isa) => [6, 7, 8, 9, 12, 17].into_iter().for_each(|log| {
            one::<bls12_381::R, Zmm>(isa, log);
            one::<bn254::R, Zmm>(isa, log);
        }),
        None => std::eprintln!("registers skipped: needs ifma"),
    }
    match Avx512::detect() {
        Some(isa) => [6, 7, 12].into_iter().for_each(|log| one::<bls12_381::R, Zmm<Avx512>>(isa, log)),
        None => std::eprintln!("registers skipped: needs avx512"),
    }
    match Avx2::detect() {
        Some(isa) => [6, 7, 8, 9, 12, 13].into_iter().for_each(|log| {
            one::<bls12_381::R, YmmPair>(isa, log);
            one::<bn254::R, YmmPair>(isa, log);
        }),
        None => std::eprintln!("registers skipped: needs fma"),
    }
}

/// Whatever part of the coefficients is given, it is the transform of all, of which the others are zero.
fn extensions<F: PrimeField + Module<F>>(domain: &Domain<F>, a: &[F]) {
    let n = domain.size();
    for given in
        [0, 1, 2, 3, n / 8, n / 4, n / 4 + 1, n / 2, n / 2 + 1, n - 1, n].into_iter().filter(|given| *given <= n)
    {
        for to in ORDERS {
            let mut padded = a[..given].to_vec();
            padded.resize(n, F::ZERO);
            domain.fft(&mut padded, Order::Natural, to);
            assert!(domain.extend(&a[..given], to) == padded, "{given} of {n}, {to:?}");
        }
    }
}

#[test]
fn a_part_of_the_coefficients() {
    let source = &mut Source::new(6);
    for log in [0, 1, 2, 3, 5, 6, 7, 8, 10, 13] {
        let subgroup = Domain::<bls12_381::Fr>::new(1 << log).unwrap();
        for domain in [subgroup.coset(bls12_381::Fr::from(7)).unwrap(), subgroup] {
            extensions(&domain, &source.elements::<bls12_381::R, 4>(1 << log));
        }
    }
}

#[test]
#[should_panic = "no more coefficients"]
fn more_coefficients_than_elements() {
    let _ = Domain::<bls12_381::Fr>::new(4).unwrap().extend(&[bls12_381::Fr::ONE; 5], Order::Natural);
}

#[test]
fn other_numbers_of_values() {
    let domain = &Domain::<bn254::Fr>::new(8).unwrap();
    for len in [0, 1, 7, 9, 16] {
        let refused = |work: &dyn Fn(&mut [bn254::Fr])| {
            let mut values = vec![bn254::Fr::ONE; len];
            std::panic::catch_unwind(core::panic::AssertUnwindSafe(|| work(&mut values))).is_err()
        };
        assert!(refused(&|values| domain.fft(values, Order::Natural, Order::Natural)), "{len}");
        assert!(refused(&|values| domain.ifft(values, Order::Natural, Order::Natural)), "{len}");
        assert!(
            refused(&|values| assert_ne!(domain.evaluate(values, Order::Natural, &bn254::Fr::ONE), bn254::Fr::ZERO)),
            "{len}"
        );
    }
}

/// On any number of threads, with more values than one part and less.
#[cfg(feature = "rayon")]
#[test]
fn threads_do_not_matter() {
    let a: Vec<bls12_381::Fr> = Source::new(8).elements(1 << 15);
    for log in [12, 14, 15] {
        let domain = Domain::<bls12_381::Fr>::new(1 << log).unwrap().coset(bls12_381::Fr::from(7)).unwrap();
        let words = WordTwiddles::new(&domain.twiddles, PREPARED).map(Arc::new);
        for domain in [Domain { lane_twiddles: None, word_twiddles: words, ..domain.clone() }, domain] {
            let work = || {
                let mut all = Vec::new();
                for (from, to) in ORDERS.into_iter().flat_map(|from| ORDERS.map(|to| (from, to))) {
                    let mut values = a[..1 << log].to_vec();
                    domain.fft(&mut values, from, to);
                    all.push(values.clone());
                    domain.ifft(&mut values, from, to);
                    all.push(values);
                    all.push(domain.extend(&a[..1 << (log - 1)], to));
                }
                all
            };
            let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            let alone = pool(1).install(work);
            for threads in [2, 3, 16] {
                assert!(pool(threads).install(work) == alone, "2^{log} on {threads}");
            }
        }
    }
}

/// Transforms of `2^log` elements on cosets, with at most so many twiddles prepared.
fn words_of<M: Modulus<4> + Generator<4>>(log: u32, at_most: usize, shifts: &[u64])
where
    Mont<M, 4>: PrimeField + Module<Mont<M, 4>>,
{
    let source = &mut Source::new(u64::from(log));
    let n = 1usize << log;
    let domain = Domain::<Mont<M, 4>>::new(n).unwrap();
    let Some(prepared) = WordTwiddles::new(&domain.twiddles, at_most) else {
        std::eprintln!("prepared twiddles skipped: needs adx");
        return;
    };
    let subgroup = Domain { lane_twiddles: None, word_twiddles: None, ..domain };
    for shift in shifts {
        let plain = subgroup.coset(Mont::from_u64(*shift)).unwrap();
        let words = Domain { word_twiddles: Some(Arc::new(prepared.clone())), ..plain.clone() };
        words_are_plain(&words, &plain, source);
    }
}

fn words_are_plain<M: Modulus<4>>(words: &Domain<Mont<M, 4>>, plain: &Domain<Mont<M, 4>>, source: &mut Source)
where
    Mont<M, 4>: PrimeField + Module<Mont<M, 4>>,
{
    let n = words.size();
    // All of the largest value, and random ones.
    for a in [vec![-Mont::<M, 4>::ONE; n], source.elements(n)] {
        for (from, to) in ORDERS.into_iter().flat_map(|from| ORDERS.map(|to| (from, to))) {
            let (mut values, mut expected) = (a.clone(), a.clone());
            words.fft(&mut values, from, to);
            plain.fft(&mut expected, from, to);
            assert!(values == expected, "fft of {n} from {from:?} to {to:?}");
            words.ifft(&mut values, to, from);
            assert!(values == a, "ifft of {n} from {to:?} to {from:?}");
            let z = Mont::from_u64(9);
            let value = ordered(&a, from).iter().rev().fold(Mont::ZERO, |acc, c| acc * z + *c);
            assert_eq!(words.evaluate(&expected, to, &z), value, "{n}");
        }
        extensions(words, &a);
    }
}

/// The transform by prepared twiddles, and by those that are not prepared beyond some of them, is the one over any
/// module.
#[test]
fn words() {
    for log in 0..=12 {
        words_of::<bls12_381::R>(log, PREPARED, &[1, 7]);
        words_of::<bn254::R>(log, PREPARED, &[1, 7]);
        words_of::<bls12_381::R>(log, 5, &[1, 7]);
    }
}

/// More of them than are prepared.
#[test]
fn more_words() {
    words_of::<bls12_381::R>(17, PREPARED, &[7]);
}
