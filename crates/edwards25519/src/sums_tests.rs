//! Every sum of products at every size where its method changes, read from its own thresholds, beside the plain sum of
//! the products by integers: over points of the subgroup, of the curve alone, of small order, neutral, repeated and
//! opposite.

use montane_fields::curve25519::{FieldForm, words_to_bytes};
use montane_groups::MsmError;
#[cfg(target_arch = "x86_64")]
use montane_kernels::cpu::Adx;
use montane_kernels::cpu::tuning::edwards25519::{
    BUCKETS, SIGNATURES, SIGNATURES_BY_BUCKETS, TABLES, buckets_from, lanes_from, wider_from,
};
use montane_kernels::cpu::{Fma, Ifma, Isa, Level};
use montane_kernels::fe25519::{
    Doubles8x51, DoublesPair, FieldLanes, Lanes8x51, Lanes51, Limbs51, Limbs51Preshift, Limbs64,
};
use montane_kernels::inlined;
use montane_kernels::vector::Model;
use montane_testing::Source;
use montane_testing::around;

use super::buckets;
use super::group_tests::{same, times};
use super::multi::{self, Item};
use super::point4::Point4;
use super::tests::{extreme_scalars, in_every_form, in_every_lanes};
use super::*;
use crate::edwards::Completed;

/// Points with a number each, and their products, one bit of the number at a time. Lists of any length go through them
/// in turn.
struct Terms {
    points: Vec<EdwardsPoint>,
    numbers: Vec<[u64; 4]>,
    products: Vec<EdwardsPoint>,
}

/// No multiple of eight, so that a point is not always in the same lane.
const TERMS: usize = 101;

impl Terms {
    /// Points of every kind; the first numbers are those given, the others are random and below `2^bits`.
    fn new(seed: u64, extremes: &[[u64; 4]], bits: usize) -> Self {
        let source = &mut Source::new(seed);
        let mut points: Vec<EdwardsPoint> = Vec::new();
        for i in 0..TERMS {
            let subgroup = EdwardsPoint::mul_base(&scalar(source));
            let small = EdwardsPoint::EIGHT_TORSION[source.word() as usize % 8];
            points.push(match i % 8 {
                0 => subgroup,
                1 => subgroup + EdwardsPoint::EIGHT_TORSION[1],
                2 => small,
                3 => EdwardsPoint::IDENTITY,
                4 => points[i - 3],
                5 => -points[i - 4],
                6 => subgroup.double() + small,
                _ => points[i - 1],
            });
        }
        let mut numbers: Vec<[u64; 4]> = (0..TERMS).map(|_| below(source, bits)).collect();
        numbers[..extremes.len()].copy_from_slice(extremes);
        // The same products, and opposite ones.
        (numbers[84], numbers[85]) = (numbers[81], numbers[81]);
        let products = points.iter().zip(&numbers).map(|(p, k)| times(p, k)).collect();
        Self { points, numbers, products }
    }

    /// Numbers below `L`.
    fn canonical(seed: u64) -> Self {
        let below_order = |k: &[u64; 4]| bool::from(Scalar::from_canonical_bytes(words_to_bytes(k)).is_some());
        let extremes: Vec<_> = extreme_scalars().into_iter().filter(below_order).collect();
        Self::new(seed, &extremes, 252)
    }

    /// Numbers below `2^255`.
    fn unreduced(seed: u64) -> Self {
        Self::new(seed, &extreme_scalars(), 255)
    }

    /// The first terms, and the sum of their products.
    fn take(&self, count: usize) -> (Vec<EdwardsPoint>, Vec<[u64; 4]>, EdwardsPoint) {
        let sum = sum_of_first(&self.products, count);
        (first(&self.points, count), first(&self.numbers, count), sum)
    }
}

/// The first of a list that begins again.
fn first<T: Copy>(all: &[T], count: usize) -> Vec<T> {
    all.iter().copied().cycle().take(count).collect()
}

/// Their sum.
fn sum_of_first(all: &[EdwardsPoint], count: usize) -> EdwardsPoint {
    let (rounds, rest) = (count / all.len(), count % all.len());
    let round: EdwardsPoint = all.iter().sum();
    times(&round, &[rounds as u64, 0, 0, 0]) + all[..rest].iter().sum::<EdwardsPoint>()
}

fn below(source: &mut Source, bits: usize) -> [u64; 4] {
    core::array::from_fn(|i| source.word() & if i < 3 { u64::MAX } else { (1 << (bits - 192)) - 1 })
}

fn scalar(source: &mut Source) -> Scalar {
    Scalar(below(source, 252))
}

/// The levels of the two kinds of lanes.
const LANES: [Level; 2] = [Level::Fma, Level::Ifma];

/// Nothing, a few, and both sides of every threshold.
fn sizes(thresholds: &[usize]) -> Vec<usize> {
    [0, 1, 2, 5, 9].into_iter().chain(around(thresholds)).collect()
}

/// Points as they are and made affine, which sums in lanes see.
fn both_ways(points: Vec<EdwardsPoint>) -> [Vec<EdwardsPoint>; 2] {
    let affine = EdwardsPoint::batch_to_affine(&points).iter().map(EdwardsPoint::from).collect();
    [points, affine]
}

#[test]
fn constant_time_sums_at_every_threshold() {
    let [four_lanes, eight_lanes] = LANES.map(lanes_from);
    let (canonical, unreduced) = (Terms::canonical(1), Terms::unreduced(2));
    for n in sizes(&[four_lanes, eight_lanes, TABLES]) {
        let (points, words, expected) = unreduced.take(n);
        let bytes: Vec<[u8; 32]> = words.iter().map(words_to_bytes).collect();
        same(EdwardsPoint::msm_unreduced(&points, &bytes).unwrap(), expected);
        let (points, words, expected) = canonical.take(n);
        let scalars: Vec<Scalar> = words.into_iter().map(Scalar).collect();
        same(EdwardsPoint::msm(&points, &scalars).unwrap(), expected);
        let classes: Vec<RistrettoPoint> = points.into_iter().map(RistrettoPoint).collect();
        assert_eq!(RistrettoPoint::msm(&classes, &scalars), Ok(RistrettoPoint(expected)));
    }
}

#[test]
fn vartime_sums_at_every_threshold() {
    let (canonical, unreduced) = (Terms::canonical(1), Terms::unreduced(2));
    let [doubles, ifma] = LANES;
    let buckets = [None, Some(doubles), Some(ifma)].map(buckets_from);
    for n in sizes(&[&buckets[..], &wider_from(doubles), &wider_from(ifma)].concat()) {
        let (points, words, expected) = unreduced.take(n);
        let bytes: Vec<[u8; 32]> = words.iter().map(words_to_bytes).collect();
        same(EdwardsPoint::msm_unreduced_vartime(&points, &bytes).unwrap(), expected);
        let (points, words, expected) = canonical.take(n);
        let scalars: Vec<Scalar> = words.into_iter().map(Scalar).collect();
        for points in both_ways(points) {
            same(EdwardsPoint::msm_vartime(&points, &scalars).unwrap(), expected);
            let classes: Vec<RistrettoPoint> = points.into_iter().map(RistrettoPoint).collect();
            assert_eq!(RistrettoPoint::msm_vartime(&classes, &scalars), Ok(RistrettoPoint(expected)));
        }
    }
    for n in around(&[BUCKETS]) {
        let (points, words, expected) = canonical.take(n);
        let scalars: Vec<Scalar> = words.into_iter().map(Scalar).collect();
        same(EdwardsPoint::msm_vartime(&points, &scalars).unwrap(), expected);
    }
}

#[test]
fn a_sum_has_as_many_scalars_as_points() {
    let (points, scalars) = ([EdwardsPoint::BASEPOINT; 2], [Scalar::ONE; 3]);
    let error = Err(MsmError::Length { bases: 2, scalars: 3 });
    assert_eq!(EdwardsPoint::msm(&points, &scalars), error);
    assert_eq!(EdwardsPoint::msm_vartime(&points, &scalars), error);
    assert_eq!(EdwardsPoint::msm_unreduced(&points, &[[0; 32]; 3]), error);
    assert_eq!(EdwardsPoint::msm_unreduced_vartime(&points, &[[0; 32]; 3]), error);
}

#[test]
#[should_panic(expected = "below 2^255")]
fn a_sum_refuses_numbers_of_256_bits() {
    let _ = EdwardsPoint::msm_unreduced_vartime(&[EdwardsPoint::BASEPOINT], &[[0x80; 32]]);
}

/// [`Terms::unreduced`] and negative numbers, all of at most 254 bits, for buckets, and the sum of the products.
fn signed_terms(terms: &Terms, count: usize) -> (Vec<EdwardsPoint>, Vec<[u64; 4]>, EdwardsPoint) {
    let (points, mut numbers, _) = terms.take(count);
    let mut sum = EdwardsPoint::IDENTITY;
    for (i, number) in numbers.iter_mut().enumerate() {
        number[3] &= u64::MAX >> 2;
        let product = times(&points[i % TERMS], number);
        if i % 3 == 0 {
            // -a = !a + 1
            let mut carry = true;
            *number = number.map(|word| {
                let (word, overflow) = (!word).overflowing_add(carry.into());
                carry = overflow;
                word
            });
        }
        sum += if i % 3 == 0 { -product } else { product };
    }
    (points, numbers, sum)
}

/// Each method's body in one form, at a few sizes: which sizes it gets does not change it.
fn bodies_agree<F: FieldForm>(isa: F::Isa) {
    let terms = Terms::unreduced(3);
    for n in [0, 1, 2, 9, TERMS] {
        let (points, words, expected) = terms.take(n);
        let coordinates: Vec<Coordinates> = points.iter().map(|p| p.0).collect();
        let base = scalar(&mut Source::new(n as u64));
        let sum = straus::sum::<Completed<F>>(isa, &base, &coordinates, &words).extended();
        same(EdwardsPoint::store(&sum), expected + EdwardsPoint::mul_base(&base));
        same(EdwardsPoint::store(&variable::sum_in_form::<F>(isa, &coordinates, &words)), expected);
        let (points, words, expected) = signed_terms(&terms, n);
        let sum = buckets::sum_one_by_one::<F>(isa, &EdwardsPoint::batch_to_affine(&points), &words);
        same(EdwardsPoint::store(&sum), expected);
    }
}

#[test]
fn bodies_agree_in_every_form() {
    in_every_form!(bodies_agree);
}

/// Each method's body in lanes, buckets at every size where their digits change.
fn bodies_in_lanes_agree<L: FieldLanes<8>>(quick: bool, lanes: L::Isa) {
    let isa = Portable::TOKEN;
    let terms = Terms::unreduced(4);
    for n in [0, 1, 2, 9, 17] {
        let (points, words, expected) = terms.take(n);
        let coordinates: Vec<Coordinates> = points.iter().map(|p| p.0).collect();
        let base = scalar(&mut Source::new(n as u64));
        let sum = lanes
            .outline(inlined!(|| straus::sum::<Point4<L::Four>>(lanes, &base, &coordinates, &words).coordinates()));
        same(EdwardsPoint(sum), expected + EdwardsPoint::mul_base(&base));
        same(EdwardsPoint(variable::sum_lanes::<L::Four>(lanes, &coordinates, &words)), expected);
        let halves = multiscalar::sum_of_eights::<L>(lanes, &coordinates, &words);
        same(EdwardsPoint::store(&base::add_halves::<Limbs64>(isa, &halves)), expected);
    }
    for n in sizes(&wider_from(L::Isa::LEVEL)) {
        let (points, words, expected) = signed_terms(&terms, n);
        for points in both_ways(points).into_iter().take(if quick { 2 } else { 1 }) {
            let prepared = multiscalar::prepare::<Limbs64, L>(lanes, isa, &points);
            same(EdwardsPoint::store(&buckets::sum::<Limbs64, L>(lanes, isa, &prepared, &words)), expected);
        }
    }
}

#[test]
fn bodies_agree_in_every_lanes() {
    in_every_lanes!(bodies_in_lanes_agree);
}

/// Items whose points have components of small order, and the product of each, bit by bit.
fn items(terms: &Terms) -> (Vec<Item>, Vec<EdwardsPoint>) {
    let zs = [0, 1, -1, i128::MAX, i128::MIN, 0x8080_8080_8080_8080, -0x8080_8080, 0x7f7f_7f7f, 0x8888_8888 << 64];
    let source = &mut Source::new(5);
    let mut items = Vec::new();
    let mut products = Vec::new();
    for i in 0..TERMS {
        let r = terms.points[TERMS - 1 - i];
        let z = zs
            .get(i)
            .copied()
            .unwrap_or_else(|| i128::from(source.word().cast_signed()) << 64 | i128::from(source.word()));
        let magnitude = z.unsigned_abs();
        let zr = times(&r, &[magnitude as u64, (magnitude >> 64) as u64, 0, 0]);
        products.push(if z < 0 { terms.products[i] - zr } else { terms.products[i] + zr });
        items.push(Item { r: r.compress().0, a: terms.points[i].to_affine(), z, zk: Scalar(terms.numbers[i]) });
    }
    (items, products)
}

/// Exactly, and one wrong multiplier is noticed, and an `R` that is no point.
fn sums_of_items_agree<F: FieldForm>(
    items: &[Item],
    expected: EdwardsPoint,
    sum: impl Fn(&[Item]) -> Option<Extended<F>>,
) {
    same(EdwardsPoint::store(&sum(items).expect("points")), expected);
    let Some((last, others)) = items.split_last() else { return };
    let but_the_last = |last: Item| sum(&[others, &[last]].concat());
    let wrong = but_the_last(Item { zk: last.zk.add(&Scalar::ONE), a: BASE, ..*last }).expect("points");
    let right = EdwardsPoint::store(&but_the_last(Item { a: BASE, ..*last }).expect("points"));
    same(right - EdwardsPoint::store(&wrong), EdwardsPoint::BASEPOINT);
    assert!(but_the_last(Item { r: words_to_bytes(&[2, 0, 0, 0]), ..*last }).is_none());
}

const BASE: Affine = Affine { x: constants::BASE_X, y: constants::BASE_Y };

fn items_agree<F: FieldForm>(isa: F::Isa) {
    let terms = Terms::canonical(6);
    let (items, products) = items(&terms);
    for n in sizes(&[SIGNATURES_BY_BUCKETS]) {
        let expected = -sum_of_first(&products, n);
        sums_of_items_agree::<F>(&first(&items, n), expected, |items| multi::sum_vartime::<F>(isa, items));
    }
}

#[test]
fn items_agree_in_every_form() {
    in_every_form!(items_agree);
}

fn items_in_lanes_agree<L: FieldLanes<8>>(quick: bool, lanes: L::Isa) {
    let isa = Portable::TOKEN;
    let terms = Terms::canonical(7);
    // An item is two points.
    let sizes = if quick { sizes(&wider_from(L::Isa::LEVEL).map(|points| points / 2)) } else { vec![0, 9] };
    let (items, products) = items(&terms);
    for n in sizes {
        let expected = -sum_of_first(&products, n);
        let sum = |items: &[Item]| multi::sum_lanes_vartime::<Limbs64, L>(lanes, isa, items);
        sums_of_items_agree::<Limbs64>(&first(&items, n), expected, sum);
    }
}

#[test]
fn items_agree_in_every_lanes() {
    in_every_lanes!(items_in_lanes_agree);
}

/// With as many items as are summed together and more: the balance is of small order for one `base` alone.
#[test]
fn balances_at_every_threshold() {
    let source = &mut Source::new(8);
    let torsion = |i: usize| EdwardsPoint::EIGHT_TORSION[i % 8];
    let points: Vec<_> = (0..64).map(|i| (scalar(source), torsion(i), scalar(source), torsion(i / 8))).collect();
    let points: Vec<_> = points
        .iter()
        .map(|(r, t, a, u)| {
            let (commitment, key) = (EdwardsPoint::mul_base(r) + t, EdwardsPoint::mul_base(a) + u);
            (r, commitment.compress().0, a, key.to_affine())
        })
        .collect();
    let mut items = Vec::new();
    // The sum of `z r + zk a` over the items before.
    let mut bases = vec![Scalar::ZERO];
    for i in 0..=SIGNATURES {
        let (r, commitment, a, key) = points[i % points.len()];
        let (z, zk) = (i128::from(source.word().cast_signed()), scalar(source));
        items.push(Item { r: commitment, a: key, z, zk });
        bases.push(r.mul_add(&Scalar::from(z), &zk.mul_add(a, &bases[i])));
    }
    let wider = LANES.map(wider_from).concat();
    let items_of = wider.iter().map(|points| points / 2);
    for n in sizes(&items_of.chain([SIGNATURES_BY_BUCKETS, SIGNATURES]).collect::<Vec<_>>()) {
        assert_eq!(multi::balance_has_small_order(&bases[n], &items[..n]), Some(true), "{n}");
        assert_eq!(multi::balance_has_small_order(&bases[n].add(&Scalar::ONE), &items[..n]), Some(false), "{n}");
    }
}
