//! Formulas in one body against the same formulas over big integers, at the stated bounds and on random coordinates.

use super::{FieldForm, Limbs64Adx};
use crate::cpu::Order;
use crate::cpu::{Adx, Isa};
use num_bigint::BigUint;

/// A number modulo `p`.
#[derive(Clone, Debug, PartialEq)]
struct Fp(BigUint);

impl Fp {
    fn new(words: &[u64; 4]) -> Self {
        Self(words.iter().rev().fold(BigUint::ZERO, |sum, &w| (sum << 64u32) + w) % p())
    }
    fn small(a: u32) -> Self {
        Self(a.into())
    }
    fn add(&self, b: &Self) -> Self {
        Self((&self.0 + &b.0) % p())
    }
    fn sub(&self, b: &Self) -> Self {
        Self((&self.0 + p() - &b.0) % p())
    }
    fn mul(&self, b: &Self) -> Self {
        Self(&self.0 * &b.0 % p())
    }
}

fn p() -> BigUint {
    (BigUint::from(1u32) << 255u32) - 19u32
}

/// What coordinates may be: below `2^256 - 38`.
const LIMIT: [u64; 4] = [u64::MAX - 38, u64::MAX, u64::MAX, u64::MAX];

/// Operands that are random words, or near a power of two, or at the bound, so that carries go as far as they can.
fn operands<const N: usize>(source: &mut montane_testing::Source) -> [[u64; 4]; N] {
    core::array::from_fn(|_| match source.word() % 8 {
        0 => LIMIT,
        1 => [u64::MAX - 38 - source.word() % 40, u64::MAX, u64::MAX, u64::MAX],
        2 => [source.word() % 40, 0, 0, 0],
        3 => [u64::MAX - source.word() % 40, u64::MAX, u64::MAX, u64::MAX >> 1],
        4 => [source.word() % 40, 0, 0, 1 << 63],
        5 => core::array::from_fn(|i| if source.word() & 1 == 0 { 0 } else { LIMIT[i] }),
        _ => core::array::from_fn(|_| source.word()),
    })
}

/// The bodies that are chosen here and those of every order, with their token, if the CPU has it.
fn adx() -> Vec<(Adx, super::Bodies<Limbs64Adx>)> {
    let Some(isa) = Adx::detect() else {
        println!("skipped: needs adx");
        return Vec::new();
    };
    let orders = Order::ALL.map(super::limbs64_adx_bodies::of);
    Limbs64Adx::BODIES.into_iter().chain(orders).map(|bodies| (isa, bodies)).collect()
}

/// Coordinates after a body: below `2^255 + 2^198`.
fn result(a: Limbs64Adx) -> Fp {
    let words = a.to_limbs();
    assert!(words[3] < (1 << 63) + (1 << 6), "{words:x?}");
    Fp::new(&words)
}

/// Words whose products by 121665 have low halves so large that adding the high half before carries.
fn carries(source: &mut montane_testing::Source) -> [u64; 4] {
    // Each step doubles the bits of the inverse modulo 2^64 that are right; 121665 is its own inverse modulo 8.
    let inverse = (0..5).fold(121_665u64, |x, _| x.wrapping_mul(2u64.wrapping_sub(x.wrapping_mul(121_665))));
    let mut words: [u64; 4] = core::array::from_fn(|_| inverse.wrapping_mul((source.word() % 40).wrapping_neg()));
    words[3] >>= 1;
    words
}

/// `1/4` modulo `p`: `(3p + 1) / 4`.
fn quarter() -> [u64; 4] {
    let digits = ((p() * 3u32 + 1u32) >> 2u32).to_u64_digits();
    digits.try_into().expect("four words")
}

/// Whose sums and differences could carry twice is seen, where assertions are on.
#[test]
#[cfg(debug_assertions)]
fn coordinates_that_could_carry_twice_are_seen() {
    let Some(isa) = Adx::detect() else {
        std::eprintln!("skipped: needs adx");
        return;
    };
    let seen = |words| {
        let coordinate = Limbs64Adx { limbs: words, isa };
        std::panic::catch_unwind(|| super::points_adx::check(&[coordinate])).is_err()
    };
    assert!(!seen([0; 4]) && !seen(LIMIT) && seen([LIMIT[0] + 1, LIMIT[1], LIMIT[2], LIMIT[3]]) && seen([u64::MAX; 4]));
}

#[test]
fn a_step_of_the_ladder_doubles_one_point_and_adds_both() {
    adx().into_iter().for_each(|(isa, bodies)| a_step_of_the_ladder_doubles_one_point_and_adds_both_in(isa, &bodies));
}

fn a_step_of_the_ladder_doubles_one_point_and_adds_both_in(isa: Adx, bodies: &super::Bodies<Limbs64Adx>) {
    let mut source = montane_testing::Source::new(0x1adde2);
    for round in 0..20_000 {
        let mut words = operands::<5>(&mut source);
        let swap = source.word() & 1;
        if round % 2 == 0 {
            // Then `E = A^2 - B^2 = 4 x z` is `x`, modulo `p`.
            (words[1 + 2 * swap as usize], words[2 + 2 * swap as usize]) = (carries(&mut source), quarter());
        }
        let mut state = [Limbs64Adx::from_limbs(isa, [source.word(); 4]); 11];
        state[..5].copy_from_slice(&words.map(|w| Limbs64Adx::from_limbs(isa, w)));
        (bodies.ladder_step)(&mut state, swap);
        let [u, mut x2, mut z2, mut x3, mut z3] = words.map(|w| Fp::new(&w));
        if swap == 1 {
            (x2, z2, x3, z3) = (x3, z3, x2, z2);
        }
        let (a, b, c, d) = (x2.add(&z2), x2.sub(&z2), x3.add(&z3), x3.sub(&z3));
        let (aa, bb, da, cb) = (a.mul(&a), b.mul(&b), d.mul(&a), c.mul(&b));
        let (sum, difference, e) = (da.add(&cb), da.sub(&cb), aa.sub(&bb));
        assert_eq!(state[0].to_limbs(), words[0]);
        assert_eq!(result(state[1]), aa.mul(&bb));
        assert_eq!(result(state[2]), e.mul(&aa.add(&e.mul(&Fp::small(121_665)))));
        assert_eq!(result(state[3]), sum.mul(&sum));
        assert_eq!(result(state[4]), u.mul(&difference.mul(&difference)));
    }
}

/// Entries as `select` takes them, some at their bound.
fn entries(source: &mut montane_testing::Source) -> [[[u64; 4]; 3]; 16] {
    core::array::from_fn(|_| operands::<3>(source))
}

/// What `select` and `add_affine` leave as the addend for a digit: exactly, but for the last coordinate.
fn addend(entries: &[[[u64; 4]; 3]; 16], digit: i8) -> ([[u64; 4]; 2], Fp) {
    let [plus, minus, xy2d] = entries[usize::from(digit.unsigned_abs()) - 1];
    let xy2d = Fp::new(&xy2d);
    if digit < 0 { ([minus, plus], Fp::small(0).sub(&xy2d)) } else { ([plus, minus], xy2d) }
}

/// The addend of an accumulator.
fn addend_of(sum: &super::PointState<Limbs64Adx>) -> ([[u64; 4]; 2], Fp) {
    ([sum[10].to_limbs(), sum[11].to_limbs()], Fp::new(&sum[12].to_limbs()))
}

#[test]
fn a_digit_selects_its_entry() {
    adx().into_iter().for_each(|(isa, bodies)| a_digit_selects_its_entry_in(isa, &bodies));
}

fn a_digit_selects_its_entry_in(isa: Adx, bodies: &super::Bodies<Limbs64Adx>) {
    let mut source = montane_testing::Source::new(0xd161);
    for _ in 0..200 {
        let entries = entries(&mut source);
        for digit in (-16..=16).filter(|digit| *digit != 0) {
            let mut sum = [Limbs64Adx::from_limbs(isa, [source.word(); 4]); 13];
            (bodies.select)(&mut sum, &entries, digit);
            assert_eq!(addend_of(&sum), addend(&entries, digit));
        }
    }
}

#[test]
fn the_addend_is_added_and_the_next_one_selected() {
    adx().into_iter().for_each(|(isa, bodies)| the_addend_is_added_and_the_next_one_selected_in(isa, &bodies));
}

fn the_addend_is_added_and_the_next_one_selected_in(isa: Adx, bodies: &super::Bodies<Limbs64Adx>) {
    let mut source = montane_testing::Source::new(0xadd);
    for round in 0..20_000 {
        let (words, present, next) = (operands::<4>(&mut source), operands::<3>(&mut source), entries(&mut source));
        let digit = (1 + round / 2 % 16) as i8 * if round % 2 == 0 { 1 } else { -1 };
        let mut sum = [Limbs64Adx::from_limbs(isa, [source.word(); 4]); 13];
        sum[..4].copy_from_slice(&words.map(|w| Limbs64Adx::from_limbs(isa, w)));
        sum[10..].copy_from_slice(&present.map(|w| Limbs64Adx::from_limbs(isa, w)));
        (bodies.add_affine)(&mut sum, &next, digit);
        let [x, y, z, t] = words.map(|w| Fp::new(&w));
        let [y_plus_x, y_minus_x, xy2d] = present.map(|w| Fp::new(&w));
        let (plus, minus) = (y.add(&x).mul(&y_plus_x), y.sub(&x).mul(&y_minus_x));
        let (c, d) = (t.mul(&xy2d), z.add(&z));
        let (e, f, g, h) = (plus.sub(&minus), d.sub(&c), d.add(&c), plus.add(&minus));
        let expected = [e.mul(&f), g.mul(&h), f.mul(&g), e.mul(&h)];
        assert_eq!([0, 1, 2, 3].map(|i| result(sum[i])), expected);
        assert_eq!(addend_of(&sum), addend(&next, digit));
    }
}

#[test]
fn a_point_is_doubled() {
    adx().into_iter().for_each(|(isa, bodies)| a_point_is_doubled_in(isa, &bodies));
}

fn a_point_is_doubled_in(isa: Adx, bodies: &super::Bodies<Limbs64Adx>) {
    let mut source = montane_testing::Source::new(0xd0b1e);
    for _ in 0..20_000 {
        let words = operands::<3>(&mut source);
        let mut sum = [Limbs64Adx::from_limbs(isa, [source.word(); 4]); 13];
        sum[..3].copy_from_slice(&words.map(|w| Limbs64Adx::from_limbs(isa, w)));
        (bodies.double)(&mut sum);
        let [x, y, z] = words.map(|w| Fp::new(&w));
        let (a, b, c) = (x.mul(&x), y.mul(&y), z.mul(&z));
        let (e, h, g) = (x.mul(&y).add(&x.mul(&y)), a.add(&b), b.sub(&a));
        let f = c.add(&c).sub(&g);
        let expected = [e.mul(&f), g.mul(&h), f.mul(&g), e.mul(&h)];
        assert_eq!([0, 1, 2, 3].map(|i| result(sum[i])), expected);
        let old = words[0];
        let mut sum = [Limbs64Adx::from_limbs(isa, old); 13];
        sum[..3].copy_from_slice(&words.map(|w| Limbs64Adx::from_limbs(isa, w)));
        (bodies.double_without_t)(&mut sum);
        assert_eq!([0, 1, 2].map(|i| result(sum[i])), expected[..3]);
        assert_eq!(sum[3].to_limbs(), old);
    }
}
