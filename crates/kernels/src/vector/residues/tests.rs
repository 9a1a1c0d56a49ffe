//! Sums of products against products by shift and add, over the software model on any CPU and in registers where there
//! are any.

use std::vec::Vec;

use super::*;
use crate::cpu::{Isa, Portable};
use crate::params::{divided_by_power_of_two, mul_mod_slow, subtract_once};
use crate::scalar::row::difference;
use crate::vector::{Model, Zmm};

/// The base prime of BLS12-381, and the widest odd modulus.
const MODULI: [[u64; 6]; 2] = [
    [
        0xb9fe_ffff_ffff_aaab,
        0x1eab_fffe_b153_ffff,
        0x6730_d2a0_f6b0_f624,
        0x6477_4b84_f385_12bf,
        0x4b1b_a7b6_434b_acd7,
        0x1a01_11ea_397f_e69a,
    ],
    [u64::MAX, u64::MAX, u64::MAX, u64::MAX, u64::MAX, u64::MAX >> 3],
];

/// Boundaries and anything.
fn elements(p: &[u64; 6]) -> Vec<[u64; 6]> {
    let mut source = montane_testing::Source::new(11);
    let small = |x: u64| [x, 0, 0, 0, 0, 0];
    let mut out = Vec::from([small(0), small(1), difference(p, &small(1)).0, small(u64::MAX)]);
    for _ in 0..12 {
        let mut a = core::array::from_fn(|_| source.word());
        a[5] %= p[5];
        out.push(a);
    }
    out
}

fn add(a: &[u64; 6], b: &[u64; 6], p: &[u64; 6]) -> [u64; 6] {
    subtract_once(sum(a, b).0, 0, p)
}

/// `a b / 2^384 mod p`
fn product_of(a: &[u64; 6], b: &[u64; 6], p: &[u64; 6]) -> [u64; 6] {
    divided_by_power_of_two(mul_mod_slow(a, b, p), p, 384)
}

impl<V: Vector8> Residues<V> {
    /// The same value, by residues that are `K` larger.
    fn lifted<const K: u64>(&self) -> Self {
        self.sub::<K>(&Self::zero(self.isa()))
    }
}

fn agrees<V: Vector8>(isa: V::Isa) {
    for p in MODULI {
        let k = Bases::new(p);
        let (thrice, dozen) = (k.times(3), k.times(12));
        let elements = elements(&p);
        for (i, a) in elements.iter().enumerate() {
            let b = &elements[(i + 3) % elements.len()];
            let [x, y] = k.enter::<V>(isa, [a, b]);
            assert_eq!(k.leave(&[x, y]), [*a, *b], "in and out");
            let constant = Residues::wake(isa, &k.enter_const(a));
            let minus = subtract_once(difference(&p, a).0, 0, &p);
            assert_eq!(k.leave(&[x.neg::<2>().settle(), constant]), [minus, *a], "a negative, a constant");
            let ab = product_of(a, b, &p);
            let triple = add(&add(&ab, &ab, &p), &ab, &p);
            let double = add(&triple, &triple, &p);
            // a b, and the same by operands as large as they may be; (a - b) b + b b, which is a b too.
            let (lifted, difference) = (x.lifted::<6>(), x.sub::<2>(&y));
            let zero = Sum::zero(isa);
            let both = zero.mul_acc(&difference, &y).mul_acc(&y, &y);
            let sums = [[zero.mul_acc(&x, &y), zero.mul_acc(&lifted, &y.lifted::<6>())], [both, both], [zero, both]];
            let mut reduced = [[x, y]; 3];
            reduce(isa, &mut reduced, &sums, [&k.once, &thrice, &dozen], &k);
            let dozenfold = add(&double, &double, &p);
            for (r, expected) in reduced.iter().zip([[ab, ab], [triple, triple], [[0; 6], dozenfold]]) {
                assert_eq!(k.leave(r), expected, "{a:?} {b:?}");
            }
            // As many products as bounds allow.
            let mut many = Sum::zero(isa);
            let mut expected = [0; 6];
            for _ in 0..60 {
                many = many.mul_acc(&lifted, &y.lifted::<6>());
                expected = add(&expected, &ab, &p);
            }
            reduce(isa, &mut reduced, &[[many, many], [many, many], [many, many]], [&k.once; 3], &k);
            let [[r, _], ..] = &reduced;
            assert_eq!(k.leave(&reduced[2]), [expected; 2], "sixty products");
            let lanes = |v: V| {
                let mut lanes = [0; 8];
                v.store(&mut lanes);
                lanes
            };
            assert!(r.vectors.iter().all(|v| lanes(*v).iter().all(|lane| *lane <= 9 << (BITS - 3))), "residues");
        }
    }
}

#[test]
fn model_agrees() {
    agrees::<Model<Portable>>(Portable::TOKEN);
}

#[test]
fn registers_agree() {
    match Ifma::detect() {
        Some(isa) => agrees::<Zmm>(isa),
        None => std::eprintln!("skipped: needs ifma"),
    }
}

#[test]
fn moduli_that_do_not_fit() {
    use crate::op::Consts;
    let fits = |p: [u64; 6]| Bases::<6>::derive(&p).is_some();
    assert!(fits(MODULI[0]) && fits(MODULI[1]));
    let [low, .., high] = MODULI[0];
    assert!(!fits([low - 1, 0, 0, 0, 0, high]), "even");
    assert!(!fits([low, 0, 0, 0, 0, 1 << 61]), "382 bits");
    assert!(!fits([low, 0, 0, 0, 0, 0]), "five limbs");
    assert!(Bases::<6>::derive(&[low, 0, 0, 1]).is_none(), "four limbs");
    // Each modulus times an odd number.
    for m in M.iter().flat_map(|m| m.words()) {
        assert!(!fits(row::product(&[1, 0, 0, 0, 0, 1], m).0), "not coprime to {m}");
    }
}

/// An element whose residues and value are as large as those of `n` fresh ones together.
#[cfg(debug_assertions)]
fn sum_of(n: usize) -> Residues<Model<Portable>> {
    let one = [1, 0, 0, 0, 0, 0];
    let [a, _] = Bases::new(MODULI[0]).enter(Portable::TOKEN, [&one, &one]);
    (1..n).fold(a, |sum, _| sum.add(&a))
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "are multiplied")]
fn operands_that_are_too_large() {
    let _ = Sum::zero(Portable::TOKEN).mul_acc(&sum_of(1), &sum_of(8));
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "are subtracted")]
fn negatives_that_are_too_large() {
    let _ = sum_of(2).neg::<2>();
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "the result of a reduction")]
fn values_that_are_too_large() {
    let k = Bases::new(MODULI[0]);
    let dozen = k.times(12);
    let square = |a: &Residues<_>| {
        let sum = Sum::zero(Portable::TOKEN).mul_acc(a, a);
        let mut out = [[*a; 2]];
        reduce(Portable::TOKEN, &mut out, &[[sum, sum]], [&dozen], &k);
        out[0][0]
    };
    let large = (1..7).fold(square(&sum_of(1)), |sum, _| sum.add(&square(&sum_of(1))));
    let _ = square(&large);
}

#[test]
#[should_panic(expected = "must not divide p")]
fn a_modulus_that_divides() {
    let _ = Bases::new(row::product(&[1, 0, 0, 0, 0, 1], (1 << BITS) - 81).0);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "are settled")]
fn residues_that_are_too_large_to_settle() {
    let _ = (0..15).fold(sum_of(1), |sum, _| sum.double()).settle();
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "a sum of products")]
fn sums_that_just_wrap() {
    let one = Residues::<Model<Portable>>::zero(Portable::TOKEN);
    let sum = (0..4085).fold(Sum::zero(Portable::TOKEN), |sum, _| sum.mul_acc(&one, &one));
    let k = Bases::new(MODULI[0]);
    reduce(Portable::TOKEN, &mut [[one; 2]], &[[sum, sum]], [&k.once], &k);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "a sum of products")]
fn sums_that_are_too_long() {
    let k = Bases::new(MODULI[0]);
    let a = sum_of(7);
    let sum = (0..70).fold(Sum::zero(Portable::TOKEN), |sum, _| sum.mul_acc(&a, &a));
    reduce(Portable::TOKEN, &mut [[a; 2]], &[[sum, sum]], [&k.once], &k);
}
