//! Sums of products against one product at a time, on lists where buckets meet their exceptional cases.

use alloc::boxed::Box;
use alloc::vec::Vec;

use montane_fields::{self as fields, quadratic::Fp2};
use montane_kernels::cpu::tuning::sums::{FAR, TOGETHER, WIDEST};
use montane_kernels::cpu::{Avx2, Avx512, Isa, Portable};
use montane_kernels::vector::YmmPair;
use montane_kernels::vector::{Model, Vector8, Zmm};
use num_bigint::BigUint;

use super::*;
use crate::recode::Part;
use crate::scalar_mul::mul_by_public;
use crate::test_support::Source;
use crate::{bls12_381, bn254};

/// What makes stores for a curve.
pub(super) type StoreOf<C> = fn() -> Box<dyn Store<<C as Curve>::Base>>;

/// `sum k_i P_i`, one product at a time.
pub(super) fn naive<C: Curve>(bases: &[Affine<C>], scalars: &[Scalar<C>]) -> Projective<C> {
    bases.iter().zip(scalars).map(|(p, k)| p * k).sum()
}

/// Random points of the subgroup.
pub(super) fn points<C: Curve>(source: &mut Source, count: usize) -> Vec<Affine<C>> {
    let step = Projective::<C>::generator() * source.scalar::<C::Order>();
    let mut p = Projective::<C>::generator() * source.scalar::<C::Order>();
    let walk: Vec<Projective<C>> = (0..count)
        .map(|_| {
            p = p.double() + step;
            p
        })
        .collect();
    let mut out = alloc::vec![Affine::identity(); count];
    Projective::batch_normalize(&walk, &mut out);
    out
}

fn check<C: Curve>(in_model: StoreOf<C>, what: &str, bases: &[Affine<C>], scalars: &[Scalar<C>]) {
    let expected = naive(bases, scalars);
    assert_eq!(Projective::msm_vartime(bases, scalars), Ok(expected), "{} {what} {}", C::NAME, bases.len());
    let terms = Split { bases, scalars };
    let in_store = |store: StoreOf<C>, threads| sum_of_terms_vartime::<C>(&store, &terms, 0..bases.len(), threads);
    assert_eq!(in_store(store_in_words, 1), expected, "{} in words {what}", C::NAME);
    assert_eq!(in_store(in_model, 2), expected, "{} in the model's lanes {what}", C::NAME);
    for room in [1, 16] {
        let sums = sums_in_chunks(&store_in_words, &terms, 0..bases.len(), image::<C>, room);
        assert_eq!(sum_of_bits::<C>(sums), expected, "{} in chunks of {room} {what}", C::NAME);
    }
    if bases.len() <= 9 {
        assert_eq!(Projective::msm(bases, scalars), Ok(expected), "{} constant time {what}", C::NAME);
    }
}

/// Every kind of list on which buckets meet their exceptional cases.
fn group<C: Curve>(seed: u64, in_model: StoreOf<C>) {
    let check = |what: &str, bases: &[Affine<C>], scalars: &[Scalar<C>]| check(in_model, what, bases, scalars);
    let source = &mut Source::new(seed);
    let p = points::<C>(source, 70);
    let random: Vec<Scalar<C>> = (0..p.len()).map(|_| source.scalar()).collect();
    for n in [0, 1, 2, 3, 7, 8, 9, 31, 32, 33, 64, 70] {
        check("random", &p[..n], &random[..n]);
    }
    let minus_one = -Scalar::<C>::ONE;
    let n = p.len();
    for scalar in [Scalar::<C>::ZERO, Scalar::<C>::ONE, minus_one, Scalar::<C>::from_u64(u64::MAX), random[0]] {
        check("one scalar", &p, &alloc::vec![scalar; n]);
        check("one point", &alloc::vec![p[0]; n], &alloc::vec![scalar; n]);
        check("one product", &p[..1], &[scalar]);
    }
    check("one point, all scalars", &alloc::vec![p[0]; n], &random);
    let opposite: Vec<Affine<C>> = (0..n).map(|i| if i % 2 == 0 { p[0] } else { -p[0] }).collect();
    check("opposite", &opposite, &alloc::vec![random[0]; n]);
    check("opposite, all scalars", &opposite, &random);
    let opposite: Vec<Affine<C>> = (0..n).map(|i| if i % 2 == 0 { p[i / 2] } else { -p[i / 2] }).collect();
    check("pairs of opposite", &opposite, &alloc::vec![random[0]; n]);
    let infinite: Vec<Affine<C>> = (0..n).map(|i| if i % 3 == 0 { Affine::identity() } else { p[i] }).collect();
    check("some infinite", &infinite, &random);
    check("all infinite", &alloc::vec![Affine::<C>::identity(); n], &random);
    let short: Vec<Scalar<C>> = random.iter().map(|k| Scalar::<C>::from_u64(k.to_limbs()[0] & 0xff)).collect();
    check("short", &p, &short);
    let skewed: Vec<Scalar<C>> =
        (0..n).map(|i| if i == 5 { random[5] } else { Scalar::<C>::from_u64(i as u64) }).collect();
    check("skewed", &p, &skewed);
    let boundary: Vec<Scalar<C>> = (0..n)
        .map(|i| {
            Scalar::<C>::from_u64(2).pow_vartime(&[i as u64 * 4])
                + if i % 2 == 0 { minus_one } else { Scalar::<C>::ZERO }
        })
        .collect();
    check("powers of two", &p, &boundary);
    let boundary: Vec<Scalar<C>> = boundary.iter().map(|k| -*k).collect();
    check("minus powers of two", &p, &boundary);
    let words: Vec<u128> =
        (0..n).map(|i| [0, 1, u128::MAX, u128::from(source.word()) << 64 | u128::from(source.word())][i % 4]).collect();
    for n in [0, 1, 2, 3, 4, 70] {
        let expected: Projective<C> = infinite[..n]
            .iter()
            .zip(&words)
            .map(|(p, k)| crate::scalar_mul::mul_by_public(&p.into(), &[*k as u64, (k >> 64) as u64]))
            .sum();
        assert_eq!(Projective::msm_short_vartime(&infinite[..n], &words[..n]), Ok(expected));
    }
}

#[test]
fn every_group() {
    type V = Model<Portable>;
    group::<bls12_381::G1>(1, store_in_lanes::<fields::bls12_381::Fp8In<V>>);
    group::<bls12_381::G2>(2, store_in_lanes::<Fp2<fields::bls12_381::Fp8In<V>>>);
    group::<bn254::G1>(3, store_in_lanes::<fields::bn254::Fp8In<V>>);
    group::<bn254::G2>(4, store_in_words);
}

/// The same in lanes of doubles, which not every processor uses that has them.
#[test]
fn every_group_in_lanes_of_doubles() {
    fn groups<V: Vector8 + 'static>() {
        group::<bls12_381::G1>(5, store_in_lanes::<fields::bls12_381::Fp8In<V>>);
        group::<bn254::G1>(6, store_in_lanes::<fields::bn254::Fp8In<V>>);
    }
    match Avx2::detect() {
        Some(_) => groups::<YmmPair>(),
        None => std::eprintln!("skipped: needs fma"),
    }
    match Avx512::detect() {
        Some(_) => groups::<Zmm<Avx512>>(),
        None => std::eprintln!("skipped: needs avx512"),
    }
}

/// Sums by keys with equal and opposite points among them, and infinity, in words and in lanes.
#[test]
fn keys() {
    type G = bls12_381::G1;
    let source = &mut Source::new(9);
    let mut p = points::<G>(source, 40);
    (p[3], p[5], p[7], p[11]) = (p[1], -p[1], Affine::identity(), p[1]);
    let keys: Vec<u32> = (0..3 * p.len() as u32)
        .map(|i| if i % 7 == 6 { NO_KEY } else { [i % 2, i % 5, 6][i as usize / p.len()] })
        .collect();
    let mut expected = alloc::vec![Projective::<G>::IDENTITY; 9];
    for (i, key) in keys.iter().enumerate().filter(|(_, key)| **key != NO_KEY) {
        expected[*key as usize] += p[i % p.len()];
    }
    // The sums of nothing.
    let infinite: Vec<usize> = (0..9).filter(|i| bool::from(expected[*i].is_identity())).collect();
    assert_eq!(infinite, [5, 7, 8]);
    let agrees = |sums: Vec<Affine<G>>| assert!(sums.iter().zip(&expected).all(|(a, b)| Projective::from(a) == *b));
    agrees(Projective::sums_by_key_vartime(&p, &keys, 9));
    let finite: Vec<_> = p.iter().filter_map(Affine::coordinates).collect();
    let keys: Vec<u32> = keys.iter().enumerate().filter(|(i, _)| i % p.len() != 7).map(|(_, key)| *key).collect();
    let of = |sums: Vec<Option<(_, _)>>| {
        sums.into_iter()
            .map(|sum| sum.map_or_else(Affine::identity, |(x, y)| Affine::from_coordinates_unchecked(x, y)))
            .collect()
    };
    agrees(of(sums_by_key_vartime(&store_in_words, &finite, &keys, 9)));
    agrees(of(sums_by_key_vartime(&store_in_lanes::<fields::bls12_381::Fp8In<Model<Portable>>>, &finite, &keys, 9)));
    assert!(Projective::<G>::sums_by_key_vartime(&[], &[], 2).iter().all(|sum| bool::from(sum.is_identity())));
}

/// More sums than entries can be told apart: nothing is allocated for them.
#[test]
fn keys_that_are_too_many() {
    type P = Projective<bls12_381::G1>;
    for count in [1 << 30, usize::MAX] {
        let refused = std::panic::catch_unwind(|| P::sums_by_key_vartime(&[], &[], count)).unwrap_err();
        assert_eq!(refused.downcast_ref(), Some(&"sums and points are less than 2^30"));
    }
}

/// Points that are not on the curve, and that no function checks: with ordinates that are zero, equal abscissas and
/// others. Where that is all that a key has there is some sum, the same in words and in lanes, and the other keys' sums
/// are right.
#[test]
fn points_that_are_none() {
    type F = fields::bls12_381::Fp;
    let point = |x: u64, y: u64| (F::from_u64(x), F::from_u64(y));
    let none = [point(1, 0), point(1, 0), point(2, 3), point(2, 4), point(5, 0), point(5, 6), point(7, 8), point(7, 0)];
    let right = points::<bls12_381::G1>(&mut Source::new(14), 20);
    let all: Vec<(F, F)> = none.into_iter().chain(right.iter().filter_map(Affine::coordinates)).collect();
    let keys: Vec<u32> = (0..all.len() as u32).map(|i| if i < 8 { i / 2 } else { 4 + i % 3 }).collect();
    let in_words = sums_by_key_vartime(&store_in_words, &all, &keys, 7);
    assert_eq!(
        in_words,
        sums_by_key_vartime(&store_in_lanes::<fields::bls12_381::Fp8In<Model<Portable>>>, &all, &keys, 7)
    );
    assert_eq!(in_words[..4], [None; 4]);
    for (key, sum) in in_words.iter().enumerate().skip(4) {
        let expected: Projective<bls12_381::G1> =
            right.iter().zip(&keys[8..]).filter(|(_, k)| **k as usize == key).map(|(p, _)| Projective::from(p)).sum();
        assert_eq!(*sum, expected.to_affine().coordinates(), "{key}");
    }
    let affine: Vec<_> =
        none.into_iter().map(|(x, y)| Affine::<bls12_381::G1>::from_coordinates_unchecked(x, y)).collect();
    assert!(Projective::msm_short_vartime(&affine, &[u128::MAX / 3; 8]).is_ok());
}

#[test]
fn lengths() {
    let p = [bls12_381::G1Affine::generator(); 2];
    let k = [bls12_381::Scalar::ONE; 3];
    let error = MsmError::Length { bases: 2, scalars: 3 };
    assert_eq!(Projective::msm_vartime(&p, &k), Err(error));
    assert_eq!(Projective::msm(&p, &k), Err(error));
    assert_eq!(Projective::msm_short_vartime(&p, &[1, 2, 3]), Err(error));
    assert_eq!(alloc::format!("{error}"), "2 bases and 3 scalars: one scalar is for each base");
    assert_eq!(Projective::<bls12_381::G1>::msm_vartime(&[], &[]), Ok(Projective::IDENTITY));
    assert_eq!(Projective::<bls12_381::G1>::msm(&[], &[]), Ok(Projective::IDENTITY));
}

/// Points of the curve that are in no subgroup of order `r`.
#[test]
fn short_scalars_out_of_the_subgroup() {
    type P = Projective<bls12_381::G1>;
    let points: Vec<Affine<bls12_381::G1>> = (0..200u64)
        .filter_map(|x| {
            let x = montane_fields::bls12_381::Fp::from_u64(x);
            let y: Option<_> = Affine::<bls12_381::G1>::y_squared(&x).sqrt().into();
            y.map(|y| Affine::from_coordinates_unchecked(x, y))
        })
        .collect();
    assert!(points.iter().any(|p| !bool::from(p.is_torsion_free())));
    let scalars: Vec<u128> = (0..points.len() as u128).map(|i| u128::MAX / 3 - i * i * i).collect();
    let expected: P = points
        .iter()
        .zip(&scalars)
        .map(|(p, k)| crate::scalar_mul::mul_by_public(&p.into(), &[*k as u64, (k >> 64) as u64]))
        .sum();
    assert_eq!(P::msm_short_vartime(&points, &scalars), Ok(expected));
}

fn fixed<C: Curve>(seed: u64) {
    let source = &mut Source::new(seed);
    let bases = points::<C>(source, 9);
    let mut scalars: Vec<Scalar<C>> = (0..9).map(|_| source.scalar()).collect();
    scalars[..4].copy_from_slice(&[
        Scalar::<C>::ZERO,
        Scalar::<C>::ONE,
        -Scalar::<C>::ONE,
        Scalar::<C>::from_u64(u64::MAX),
    ]);
    for window in [1, 2, 3, 4, 5, 7, 8] {
        let table = FixedBase::new(&bases[0].into(), window).unwrap();
        assert_eq!(table.points(), 256usize.div_ceil(window) << (window - 1));
        for k in &scalars {
            assert_eq!(table.mul(k), bases[0] * k, "{} {window}", C::NAME);
            assert_eq!(table.mul_vartime(k), bases[0] * k, "{} {window}", C::NAME);
        }
    }
    assert_eq!(FixedBase::new(&Projective::<C>::IDENTITY, 4).unwrap().mul(&scalars[8]), Projective::IDENTITY);
}

#[test]
fn tables() {
    fixed::<bls12_381::G1>(5);
    fixed::<bls12_381::G2>(6);
    fixed::<bn254::G1>(7);
    type G = bls12_381::G1Projective;
    for window in [0, 17] {
        assert_eq!(FixedBase::new(&G::IDENTITY, window).unwrap_err(), MsmError::Window { window });
    }
}

/// Windows with few buckets and with so many that they are asked for before, in one chunk and in two.
#[test]
fn windows() {
    fn in_store(store: StoreOf<bls12_381::G1>) {
        let source = &mut Source::new(11);
        let bases = points::<bls12_381::G1>(source, 90);
        let scalars: Vec<bls12_381::Scalar> =
            (0..90).map(|i| source.scalar() * bls12_381::Scalar::from_u64(i % 4)).collect();
        let terms = Split { bases: &bases, scalars: &scalars };
        for window in [2, FAR - 1, FAR, FAR + 1] {
            for room in [TOGETHER, 180] {
                let digits = Digits::new(128, window);
                let store = &mut *store();
                let mut buckets = Buckets::new(store, digits, digits.places(), room, 180);
                let (mut chunk, mut rest) = (Chunk::with_room(room, 2), 0..90);
                while !rest.is_empty() {
                    rest = chunk.fill(&terms, rest);
                    buckets.settle(store);
                    store.load(&chunk.points, &chunk.images, image::<bls12_381::G1>);
                    buckets.add(store, FIRST, &chunk.parts);
                }
                let sums = buckets.finish(store);
                let sum: Projective<bls12_381::G1> = sum_of_bits(points_of_bits(store, &sums));
                assert_eq!(sum, naive(&bases, &scalars), "{window} {room}");
            }
        }
    }
    in_store(store_in_words);
    in_store(store_in_lanes::<fields::bls12_381::Fp8In<Model<Portable>>>);
}

/// The widest windows, a place at a time, with digits at their edges and buckets that a few points share.
#[test]
fn wide_windows() {
    fn in_store(store: StoreOf<bls12_381::G1>) {
        let source = &mut Source::new(13);
        let mut bases = points::<bls12_381::G1>(source, 70);
        (bases[8], bases[14]) = (bases[1], -bases[7]);
        for window in [16, 17, 19, WIDEST] {
            let bits = 2 * window + 1;
            let half = 1_u128 << (window - 1);
            let edges =
                [half, half - 1, half + 1, 2 * half - 1, half * (2 * half + 1), (1 << bits) - 1, 1 << (bits - 1)];
            let mut scalars: Vec<u128> = (0..70).map(|_| u128::from(source.word()) & ((1 << bits) - 1)).collect();
            for i in 0..scalars.len() / 2 {
                scalars[i] = edges[i % edges.len()];
            }
            let terms = Short { bases: &bases, scalars: &scalars };
            let digits = Digits::new(bits, window);
            assert_eq!(digits.places(), 0..3);
            let of_place = |place: usize| {
                let store = &mut *store();
                let mut buckets = Buckets::new(store, digits, place..place + 1, 33, bases.len());
                let (mut chunk, mut rest) = (Chunk::with_room(33, 1), 0..bases.len());
                while !rest.is_empty() {
                    rest = chunk.fill(&terms, rest);
                    buckets.settle(store);
                    store.load(&chunk.points, &chunk.images, image::<bls12_381::G1>);
                    buckets.add(store, FIRST, &chunk.parts);
                }
                let sums = buckets.finish(store);
                points_of_bits(store, &sums)
            };
            let products =
                bases.iter().zip(&scalars).map(|(p, k)| mul_by_public(&p.into(), &[*k as u64, (*k >> 64) as u64]));
            let sum: Projective<bls12_381::G1> = sum_of_bits(digits.places().flat_map(of_place).collect());
            assert_eq!(sum, products.sum(), "{window}");
        }
    }
    in_store(store_in_words);
    in_store(store_in_lanes::<fields::bls12_381::Fp8In<Model<Portable>>>);
}

/// The window takes least for each number of parts that a count can say, whatever the machine's numbers can: as many
/// bits above them as there are above 32 below. In words, of 2^16 points and more, those of the table in
/// `docs/multi-scalar.md`.
#[test]
fn windows_that_take_least() {
    // Sixteenths of an addition: in words, and with IFMA in BN254.
    for (parts, bits, more) in [(2, 127, 1_usize), (2, 127, 5), (4, 63, 2), (1, 128, 1)] {
        let addition = |window: usize| 16 + more * (usize::from(window >= 14) + usize::from(window >= 17));
        for threads in [1_usize, 2, 3, 16] {
            for points in (10..60).flat_map(|log| [1_u64 << log, 11 << log >> 3, 7 << log >> 2]) {
                let all = parts * points;
                let cost = |window: usize| {
                    let places = BigUint::from(bits / window + 1);
                    let of_all = BigUint::from(addition(window)) * all * &places + &places * (36_u64 << (window - 1));
                    of_all * ((&places + threads - 1_u32) / threads) / places
                };
                let least = (2..=WIDEST).min_by_key(|window| cost(*window)).unwrap();
                let found = buckets::window_of(&Lengths::alike(all, bits), threads, addition);
                assert_eq!(found, least, "{points} points of {parts} parts of {bits} bits, {threads} threads");
            }
        }
    }
    let in_words = |window: usize| 16 + usize::from(window >= 14) + usize::from(window >= 17);
    let tabled = [(12, 10), (15, 13), (16, 13), (17, 13), (18, 16), (20, 16), (22, 19), (24, 22)];
    for (log, window) in tabled {
        assert_eq!(buckets::window_of(&Lengths::alike(2 << log, 127), 1, in_words), window, "2^{log} points");
    }
}

/// The images that are asked for are in the store in their order, and in no others: for every set of them, with full
/// and other eights.
#[test]
fn images_are_loaded() {
    fn loads<C: Curve>(store: StoreOf<C>) {
        for count in [0, 1, 7, 8, 9, 40] {
            let bases = points::<C>(&mut Source::new(12), count);
            let sets: Vec<u8> = (0..count).map(|i| 1 + (4 * i % ((1 << C::PARTS) - 1)) as u8).collect();
            let all = fixed_bases::images_of(&bases);
            let asked = |(i, _): &(usize, &_)| sets[i / C::PARTS] >> (i % C::PARTS) & 1 == 1;
            let expected: Vec<_> = all.iter().enumerate().filter(asked).map(|(_, image)| *image).collect();
            let plain: Vec<_> = bases.iter().filter_map(Affine::coordinates).collect();
            let mut store = store();
            store.reserve(FIRST + expected.len());
            store.load(&plain, &sets, image::<C>);
            let references: Vec<Reference> = (0..expected.len()).map(|i| 2 * (FIRST + i) as Reference).collect();
            assert!(store.points(&references) == expected, "{} {count}", C::NAME);
        }
    }
    type V = Model<Portable>;
    loads::<bls12_381::G1>(store_in_words);
    loads::<bls12_381::G2>(store_in_words);
    loads::<bls12_381::G1>(store_in_lanes::<fields::bls12_381::Fp8In<V>>);
    loads::<bls12_381::G2>(store_in_lanes::<Fp2<fields::bls12_381::Fp8In<V>>>);
    loads::<bn254::G1>(store_in_lanes::<fields::bn254::Fp8In<V>>);
}

/// Terms that are counted.
struct Counted<'a>(Split<'a, bls12_381::G1>, core::sync::atomic::AtomicUsize);

impl Terms<fields::bls12_381::Fp> for Counted<'_> {
    fn bits(&self) -> usize {
        self.0.bits()
    }
    fn parts(&self) -> usize {
        self.0.parts()
    }
    fn term(&self, i: usize, put: &mut dyn FnMut((fields::bls12_381::Fp, fields::bls12_381::Fp), usize, Part)) {
        self.1.fetch_add(1, core::sync::atomic::Ordering::Relaxed);
        self.0.term(i, put);
    }
}

/// Chunks hold no more than there is room for, and each term is in one: those that are nothing too.
#[test]
fn chunks() {
    let source = &mut Source::new(10);
    let bases = points::<bls12_381::G1>(source, 50);
    let mut scalars: Vec<bls12_381::Scalar> = (0..50).map(|_| source.scalar()).collect();
    (scalars[3], scalars[4], scalars[5]) =
        (Scalar::<bls12_381::G1>::ZERO, Scalar::<bls12_381::G1>::ONE, -Scalar::<bls12_381::G1>::ONE);
    let terms = Split { bases: &bases, scalars: &scalars };
    for room in [2, 3, 7, 64, 100, 101] {
        let mut chunk = Chunk::with_room(room, 2);
        let (mut rest, mut parts) = (0..50, Vec::new());
        while !rest.is_empty() {
            let before = rest.len();
            rest = chunk.fill(&terms, rest);
            let images = chunk.images.iter().map(|images| images.count_ones() as usize);
            assert!(rest.len() < before && chunk.parts.len() <= room && chunk.parts.len() == images.sum::<usize>());
            assert!(chunk.images.len() == chunk.points.len() && !chunk.images.contains(&0));
            parts.extend(chunk.parts.iter().map(|part| part.magnitude));
        }
        assert!(parts.iter().all(|part| *part != 0));
        let all = Chunk::of(&terms, 0..50);
        assert!(all.parts.iter().map(|part| part.magnitude).eq(parts), "{room}");
    }
}

/// What a sample says of all is what they are like, wherever the long ones stand; it is as many terms as it should be.
#[test]
fn samples() {
    type S = bls12_381::Scalar;
    let bases = alloc::vec![bls12_381::G1Affine::generator(); 5000];
    let x = S::from_u64(fields::bls12_381::X_ABS);
    // 2^115 in both parts.
    let in_both = S::from_limbs_const([0, 1 << 51, 0, 0]) * (x * x + S::ONE);
    for long in [0..500, 4500..5000, 2000..2500] {
        let scalars: Vec<S> = (0..5000).map(|i| if long.contains(&i) { in_both } else { S::ONE }).collect();
        let terms = Counted(Split { bases: &bases, scalars: &scalars }, 0.into());
        let lengths = Lengths::of_some(&terms, 0..5000, 500);
        assert_eq!(terms.1.into_inner(), 500);
        assert_eq!(lengths.longest(), 115);
        // A part of one bit for each of the short scalars; of the long ones two parts.
        assert_eq!(lengths.digits(115, 64), 4500 + 2 * 2 * 500);
    }
}
