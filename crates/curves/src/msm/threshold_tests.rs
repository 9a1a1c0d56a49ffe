//! Every sum and every batch of products at every size where its method changes, read from its own thresholds, beside
//! products one bit at a time: over points of the subgroup, and where they are taken also of the curve alone and of
//! small order, infinite, repeated and opposite.

use alloc::vec::Vec;

use montane_fields::bls12_381::X_ABS;
use montane_fields::bn254::P;
use montane_fields::{self as fields, Field, Modulus, quadratic::Fp2};
use montane_kernels::cpu::{Avx2, Avx512, Ifma, Isa, Portable};
use montane_kernels::vector::{Model, Vector8, YmmPair, Zmm};
use montane_testing::around;
use num_bigint::BigInt;

use super::tests::StoreOf;
use super::*;
use crate::curve_tests::{big, strangers};
use crate::pairing::lanes::LANES;
use crate::scalar_mul::{
    mul_by_number, mul_by_public, mul_vartime, short_multiples_vartime, sum_of_products_vartime,
    sum_of_short_products_vartime,
};
use crate::test_support::Source;
use crate::{bls12_381, bn254};

/// The order of the curve divided by `r`, and the powers of small primes in it.
trait Cofactor: Curve {
    fn cofactor() -> BigInt;
    const SMALL: &'static [u32];
    /// An element of the coordinates' field, of no subfield.
    fn random_base(source: &mut Source) -> Self::Base {
        let mut bytes: Vec<u8> = (0..Self::Base::BYTES).map(|_| source.word() as u8).collect();
        bytes.chunks_mut(if Self::Base::BYTES % 48 == 0 { 48 } else { 32 }).for_each(|part| part[0] &= 0xf);
        Self::Base::read_be(&bytes).expect("below the prime")
    }
}

fn bls_x() -> BigInt {
    -BigInt::from(X_ABS)
}

impl Cofactor for bls12_381::G1 {
    fn cofactor() -> BigInt {
        (bls_x() - BigInt::from(1)).pow(2) / 3
    }
    const SMALL: &'static [u32] = &[3, 11 * 11];
}
impl Cofactor for bls12_381::G2 {
    fn cofactor() -> BigInt {
        let power = |n: u32, c: i32| bls_x().pow(n) * c;
        (power(8, 1) + power(7, -4) + power(6, 5) + power(4, -4) + power(3, 6) + power(2, -4) + power(1, -4) + 13) / 9
    }
    const SMALL: &'static [u32] = &[13 * 13, 23 * 23];
}
impl Cofactor for bn254::G1 {
    fn cofactor() -> BigInt {
        BigInt::from(1)
    }
    const SMALL: &'static [u32] = &[];
}
impl Cofactor for bn254::G2 {
    fn cofactor() -> BigInt {
        BigInt::from(big(&P::P)) * 2 - BigInt::from(big(&<Self as Curve>::Order::P))
    }
    const SMALL: &'static [u32] = &[10069];
}

/// Points of the curve that are outside of the subgroup: of small order, with a component of it, and any.
fn outsiders<C: Cofactor>() -> Vec<Affine<C>> {
    let order = C::cofactor() * BigInt::from(big(&C::Order::P));
    let mut out = strangers::<C>(3);
    for factor in C::SMALL {
        let multiple = &order / factor;
        assert_eq!(&multiple * factor, order, "{factor} divides the cofactor");
        let small = strangers::<C>(20)
            .iter()
            .map(|p| mul_by_public(&p.into(), multiple.magnitude().to_u64_digits().as_slice()))
            .find(|p| !bool::from(p.is_identity()))
            .expect("one in a prime has no component of that order");
        out.extend([small.to_affine(), (small + Projective::generator()).to_affine(), (-small).to_affine()]);
    }
    assert!(out.iter().all(|p| bool::from(p.is_on_curve()) && !bool::from(p.is_torsion_free())));
    out
}

/// Points of the subgroup, infinity, and among the first few those given, each equal or opposite to another one here
/// and there.
fn points<C: Curve>(source: &mut Source, count: usize, given: &[Affine<C>]) -> Vec<Affine<C>> {
    let step = Projective::<C>::generator() * source.scalar::<C::Order>();
    let walk = core::iter::successors(Some(step.double()), |p| Some(p + step));
    let mut points: Vec<Affine<C>> = given.iter().copied().chain(walk.map(|p| p.to_affine())).take(count).collect();
    for i in (7..count).step_by(7) {
        points[i] = [Affine::identity(), points[i / 2], -points[i / 2], points[i - 1]][i % 4];
    }
    points
}

/// Terms that lists of any length go through in turn: no multiple of eight, so that a point is not always in the same
/// lane.
const TERMS: usize = 61;

/// The first of a list that begins again.
fn first<T: Copy>(all: &[T], count: usize) -> Vec<T> {
    all.iter().copied().cycle().take(count).collect()
}

/// Their sum.
fn sum_of_first<C: Curve>(all: &[Projective<C>], count: usize) -> Projective<C> {
    let round: Projective<C> = all.iter().sum();
    mul_by_public(&round, &[(count / all.len()) as u64]) + all[..count % all.len()].iter().sum::<Projective<C>>()
}

/// The counts of products below `limit` from which on another window has the fewest additions, each of which makes
/// `parts` entries.
fn windows_change<F>(parts: usize, bits: usize, threads: usize, limit: usize) -> Vec<usize> {
    let window = |count: usize| buckets::window::<F>(&Lengths::alike((parts * count) as u64, bits), threads);
    (1..limit).filter(|count| window(*count) != window(count - 1)).collect()
}

/// Sums of products by scalars, of points of the subgroup.
fn of_the_subgroup<C: Cofactor>(seed: u64) {
    let source = &mut Source::new(seed);
    let points = points::<C>(source, TERMS, &[]);
    let mut scalars: Vec<Scalar<C>> = (0..TERMS).map(|_| source.scalar()).collect();
    let edge = [Scalar::<C>::ZERO, Scalar::<C>::ONE, -Scalar::<C>::ONE, Scalar::<C>::from_u64(u64::MAX)];
    scalars[..4].copy_from_slice(&edge);
    scalars[30] = scalars[15];
    let products: Vec<Projective<C>> =
        points.iter().zip(&scalars).map(|(p, k)| mul_by_public(&p.into(), &k.to_limbs())).collect();
    for ((p, k), product) in points.iter().zip(&scalars).zip(&products) {
        assert_eq!((p * k, mul_vartime(&p.into(), k)), (*product, *product));
    }
    let mut thresholds = windows_change::<C::Base>(C::PARTS, C::LEAST_BITS, 1, BY_PLACES / C::PARTS);
    thresholds.extend([ONE_BY_ONE, LEAST_BY_PLACES / C::PARTS, BY_PLACES / C::PARTS]);
    for n in around(&thresholds) {
        let sum = Projective::msm_vartime(&first(&points, n), &first(&scalars, n));
        assert_eq!(sum, Ok(sum_of_first(&products, n)), "{} {n}", C::NAME);
    }
    // Without asking of so many points whether they are of the subgroup.
    for n in around(&[CHUNK / C::PARTS]) {
        let terms = Split { bases: &first(&points, n), scalars: &first(&scalars, n) };
        assert_eq!(sum_of(n, &terms), sum_of_first(&products, n), "{} {n}", C::NAME);
    }
    for n in [0, 1, 2, 9] {
        let (points, scalars, expected) = (&points[..n], &scalars[..n], sum_of_first(&products, n));
        assert_eq!(Projective::msm(points, scalars), Ok(expected), "{} {n}", C::NAME);
        let pairs: Vec<_> = points.iter().map(Projective::from).zip(scalars.iter().copied()).collect();
        assert_eq!(sum_of_products_vartime(&pairs), expected, "{} {n}", C::NAME);
    }
    for levels in 1..4 {
        for n in around(&[LEAST_BY_PLACES / C::PARTS / levels]) {
            let table = FixedBases::new(&first(&points, n), levels).unwrap();
            let sum = table.msm_vartime(&first(&scalars, n));
            assert_eq!(sum, Ok(sum_of_first(&products, n)), "{} {levels} {n}", C::NAME);
        }
    }
}

/// Sums of multiples by short numbers and by keys, and multiples alone, of any points of the curve.
fn of_the_curve<C: Cofactor>(seed: u64, in_model: StoreOf<C>) {
    let source = &mut Source::new(seed);
    let points = points::<C>(source, TERMS, &outsiders::<C>());
    let mut numbers: Vec<u128> =
        (0..TERMS).map(|_| u128::from(source.word()) << 64 | u128::from(source.word())).collect();
    numbers[..8].copy_from_slice(&[0, 1, 2, 3, u128::MAX, u128::MAX - 1, 1 << 127, 1 << 64]);
    numbers[30] = numbers[15];
    let products = |numbers: &[u128]| -> Vec<Projective<C>> {
        let product = |(p, k): (&Affine<C>, &u128)| mul_by_public(&p.into(), &[*k as u64, (*k >> 64) as u64]);
        points.iter().zip(numbers).map(product).collect()
    };
    let long = products(&numbers);
    for n in around(&[&windows_change::<C::Base>(1, 128, 1, 4 * LEAST_BY_PLACES)[..], &[LEAST_BY_PLACES]].concat()) {
        let sum = Projective::msm_short_vartime(&first(&points, n), &first(&numbers, n));
        assert_eq!(sum, Ok(sum_of_first(&long, n)), "{} {n}", C::NAME);
    }
    let terms = Short { bases: &points, scalars: &numbers };
    for threads in [1, 2] {
        for n in around(&windows_change::<C::Base>(1, 128, threads, TERMS - 1)) {
            let expected = sum_of_first(&long, n);
            for store in [store_in_words, in_model] {
                let sum = sum_of_terms_vartime::<C>(&store, &terms, 0..n, threads);
                assert_eq!(sum, expected, "{} {n}", C::NAME);
            }
        }
    }
    let words: Vec<u64> = numbers.iter().map(|k| *k as u64).collect();
    let short = products(&words.iter().map(|k| u128::from(*k)).collect::<Vec<_>>());
    for n in 0..=2 * LANES + 1 {
        let multiples = short_multiples_vartime(&points[..n], &words[..n]);
        assert_eq!(multiples, short[..n], "{} {n}", C::NAME);
        let pairs: Vec<(Affine<C>, u64)> = points[..n].iter().copied().zip(words[..n].iter().copied()).collect();
        assert_eq!(sum_of_short_products_vartime(&pairs), sum_of_first(&short, n), "{} {n}", C::NAME);
    }
    let keys: Vec<u32> = (0..3 * TERMS as u32).map(|i| if i % 7 == 6 { NO_KEY } else { i * i % 11 }).collect();
    let mut expected = alloc::vec![Projective::<C>::IDENTITY; 12];
    for (i, key) in keys.iter().enumerate().filter(|(_, key)| **key != NO_KEY) {
        expected[*key as usize] += points[i % TERMS];
    }
    let sums = Projective::sums_by_key_vartime(&points, &keys, expected.len());
    assert!(sums.iter().map(Projective::from).eq(expected), "{}", C::NAME);
    // In every kind of store, which takes finite points.
    let finite: Vec<Affine<C>> = points.iter().filter(|p| !bool::from(p.is_identity())).copied().collect();
    let coordinates: Vec<_> = finite.iter().filter_map(Affine::coordinates).collect();
    let mut expected = alloc::vec![Projective::<C>::IDENTITY; 12];
    for (i, key) in keys.iter().enumerate().filter(|(_, key)| **key != NO_KEY) {
        expected[*key as usize] += finite[i % finite.len()];
    }
    for store in [store_in_words, in_model] {
        let sums = sums_by_key_vartime(&store, &coordinates, &keys, expected.len()).into_iter();
        let sums = sums.map(|sum| sum.map_or(Affine::identity(), |(x, y)| Affine::from_coordinates_unchecked(x, y)));
        assert!(sums.eq(expected.iter().map(Projective::to_affine)), "{}", C::NAME);
    }
    // Tables, of the outsiders.
    for p in &points[..6] {
        let table = FixedBase::new(&p.into(), 5).unwrap();
        for k in [Scalar::<C>::ZERO, -Scalar::<C>::ONE, source.scalar()] {
            let expected = mul_by_public(&p.into(), &k.to_limbs());
            assert_eq!((table.mul(&k), table.mul_vartime(&k)), (expected, expected), "{}", C::NAME);
        }
    }
}

type V = Model<Portable>;

// The longest tests of this crate: each group is its own, so that threads share them.

#[test]
fn sums_of_the_subgroup_of_bls12_381_g1() {
    of_the_subgroup::<bls12_381::G1>(11);
}

#[test]
fn sums_of_the_subgroup_of_bls12_381_g2() {
    of_the_subgroup::<bls12_381::G2>(12);
}

#[test]
fn sums_of_the_subgroup_of_bn254_g1() {
    of_the_subgroup::<bn254::G1>(13);
}

#[test]
fn sums_of_the_subgroup_of_bn254_g2() {
    of_the_subgroup::<bn254::G2>(14);
}

#[test]
fn sums_of_the_curve() {
    of_the_curve::<bls12_381::G1>(15, store_in_lanes::<fields::bls12_381::Fp8In<V>>);
    of_the_curve::<bls12_381::G2>(16, store_in_lanes::<Fp2<fields::bls12_381::Fp8In<V>>>);
    of_the_curve::<bn254::G1>(17, store_in_lanes::<fields::bn254::Fp8In<V>>);
    of_the_curve::<bn254::G2>(18, store_in_words);
}

/// Registers that the level at hand leaves to words.
#[test]
fn sums_of_the_curve_in_registers() {
    fn groups<V: Vector8 + 'static>() {
        of_the_curve::<bls12_381::G1>(19, store_in_lanes::<fields::bls12_381::Fp8In<V>>);
        of_the_curve::<bn254::G1>(20, store_in_lanes::<fields::bn254::Fp8In<V>>);
    }
    match Avx2::detect() {
        Some(_) => groups::<YmmPair>(),
        None => std::eprintln!("skipped: needs fma"),
    }
    match Avx512::detect() {
        Some(_) => groups::<Zmm<Avx512>>(),
        None => std::eprintln!("skipped: needs avx512"),
    }
    match Ifma::detect() {
        Some(_) => groups::<Zmm<Ifma>>(),
        None => std::eprintln!("skipped: needs ifma"),
    }
}

#[cfg(debug_assertions)]
fn fails(work: impl FnOnce()) -> bool {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).is_err()
}

/// A product of a point outside of the subgroup by a scalar that the endomorphism splits, in each function that splits
/// it: seen in debug builds.
#[cfg(debug_assertions)]
fn is_seen<C: Cofactor>(work: impl Fn(Affine<C>, Scalar<C>) -> Projective<C>) {
    for p in outsiders::<C>() {
        let run = |k: Scalar<C>| {
            fails(|| {
                work(p, k);
            })
        };
        assert!(run(Scalar::<C>::from_u64(7).invert().unwrap()), "{}", C::NAME);
        assert!(!run(Scalar::<C>::from_u64(7)), "{}", C::NAME);
    }
}

#[cfg(debug_assertions)]
fn outsiders_are_seen<C: Cofactor>() {
    let inside = Affine::<C>::generator();
    is_seen::<C>(|p, k| p * k);
    is_seen::<C>(|p, k| mul_vartime(&p.into(), &k));
    is_seen::<C>(|p, k| sum_of_products_vartime(&[(inside.into(), k), (p.into(), k)]));
    is_seen::<C>(|p, k| Projective::msm(&[inside, p], &[k; 2]).unwrap());
    is_seen::<C>(|p, k| Projective::msm_vartime(&[inside, p, inside], &[k; 3]).unwrap());
    for p in outsiders::<C>() {
        assert!(fails(|| drop(FixedBases::new(&[inside, p], 2))));
    }
}

#[cfg(debug_assertions)]
#[test]
fn points_outside_are_seen() {
    outsiders_are_seen::<bls12_381::G1>();
    outsiders_are_seen::<bls12_381::G2>();
    outsiders_are_seen::<bn254::G2>();
}

/// `k` without the bits from `bits` on.
fn low_bits(k: &[u64; 4], bits: usize) -> [u64; 4] {
    core::array::from_fn(|i| match bits.saturating_sub(64 * i) {
        0 => 0,
        left if left < 64 => k[i] & ((1 << left) - 1),
        _ => k[i],
    })
}

/// Products and sums by numbers that nothing splits, of every point of the curve and each width that ends or crosses a
/// window, a word or a half; and whether points are in the subgroup, told from coordinates that are not affine.
fn numbers_and_projective_points<C: Cofactor>() {
    let source = &mut Source::new(93);
    let mut points = outsiders::<C>();
    points.extend([Affine::generator(), -Affine::generator(), Affine::generator(), Affine::identity()]);
    for bits in [0, 1, 4, 5, 64, 127, 128, 129, 192, 255, 256] {
        let mut numbers: Vec<[u64; 4]> = points.iter().map(|_| core::array::from_fn(|_| source.word())).collect();
        (numbers[0], numbers[1]) = ([u64::MAX; 4], [0; 4]);
        let products: Vec<Projective<C>> =
            points.iter().zip(&numbers).map(|(p, k)| mul_by_public(&p.into(), &low_bits(k, bits))).collect();
        for ((p, k), product) in points.iter().zip(&numbers).zip(&products) {
            assert_eq!(mul_by_number(&p.into(), &low_bits(k, bits), bits), *product, "{bits} bits of {p:?}");
        }
        let sum = Projective::msm_of_numbers_vartime(&points, &numbers, bits);
        assert_eq!(sum, Ok(products.into_iter().sum()), "{bits} bits");
    }
    assert!(Projective::msm_of_numbers_vartime(&points, &[], 1).is_err());
    for p in &points {
        let (x, y, _) = Projective::<C>::from(p).homogeneous();
        let scale = C::random_base(source);
        let z = if bool::from(p.is_identity()) { C::Base::ZERO } else { scale };
        let scaled = Projective::<C>::from_homogeneous_unchecked(x.mul(&scale), y.mul(&scale), z);
        assert_eq!(bool::from(scaled.is_torsion_free()), bool::from(p.is_torsion_free()), "{p:?}");
        let (x, y, z) = scaled.jacobian();
        assert_eq!(Projective::from_jacobian_unchecked(x, y, z), scaled);
        assert_eq!((z.is_zero() & scaled.is_identity()).unwrap_u8(), p.is_identity().unwrap_u8());
        let twisted = Projective::<C>::from_homogeneous_unchecked(scale, scale, scale.double());
        assert!(!bool::from(twisted.is_torsion_free()), "not on the curve");
    }
}

#[test]
fn numbers_of_points_of_the_curve() {
    numbers_and_projective_points::<bls12_381::G1>();
    numbers_and_projective_points::<bls12_381::G2>();
    numbers_and_projective_points::<bn254::G1>();
    numbers_and_projective_points::<bn254::G2>();
}
