//! What is chosen against portable code, on moduli of every kind that the choices depend on.

use std::vec::Vec;

use super::*;
use crate::cpu::{Aarch64, Adx, Isa};
use montane_testing::Source;

/// Zero, one, the largest, the largest of lower limbs that are all ones, and random numbers below the modulus.
fn values<const N: usize>(p: &[u64; N]) -> Vec<[u64; N]> {
    let source = &mut Source::new(N as u64);
    let mut one = [0; N];
    one[0] = 1;
    let mut largest = *p;
    largest[0] -= 1;
    let ones = core::array::from_fn(|i| if i + 1 < N { u64::MAX } else { p[i] - 1 });
    let random = (0..8).map(|_| core::array::from_fn(|i| if i + 1 < N { source.word() } else { source.word() % p[i] }));
    [[0; N], one, largest, ones].into_iter().chain(random.collect::<Vec<_>>()).collect()
}

fn agree<const N: usize>(p: [u64; N]) {
    let k = &Params::new(p);
    let in_assembly = (Adx::detect().is_some() || Aarch64::detect().is_some()) && (N == 4 || N == 6);
    // Complex products of 6 limbs on AArch64 fold.
    let folds = |factor| N != 6 || Aarch64::detect().is_none() || k.fold_leaves_room(factor);
    let has_complex = |factor| in_assembly && k.spare_bits() >= 2 && folds(factor);
    let (product, plus, minus) = (scalar::select::mont_mul::<N>, scalar::add::add::<N>, scalar::add::sub::<N>);
    let values = values(&p);
    for a in &values {
        let square = product(a, a, k);
        assert_eq!(mont_sqr(a, k), square, "{p:x?} {a:x?}");
        let fourth = product(&square, &square, k);
        assert_eq!(relaxed_finish(&relaxed_sqr_n(a, 2, k), k), fourth, "{p:x?} {a:x?}");
        assert_eq!(relaxed_sqr_n(a, 0, k), *a);
        let mut nine = *a;
        (0..3).for_each(|_| nine = plus(&nine, &nine, k));
        let nine = plus(&nine, a, k);
        for b in &values {
            let ab = product(a, b, k);
            assert_eq!(mont_mul(a, b, k), ab, "{p:x?} {a:x?} {b:x?}");
            let relaxed = relaxed_mul(a, b, k);
            assert_eq!(relaxed_finish(&relaxed, k), ab, "{p:x?} {a:x?} {b:x?}");
            let cube = relaxed_mul(&relaxed_mul(&relaxed, &relaxed, k), &relaxed, k);
            assert_eq!(relaxed_finish(&cube, k), product(&product(&ab, &ab, k), &ab, k), "{p:x?} {a:x?} {b:x?}");
            let (sum, difference) = (plus(a, b, k), minus(a, b, k));
            assert_eq!([add(a, b, k), sub(a, b, k)], [sum, difference], "{p:x?} {a:x?} {b:x?}");
            assert_eq!(double(a, k), plus(a, a, k), "{p:x?} {a:x?}");
            let nines = [plus(&nine, b, k), minus(&nine, b, k)];
            assert_eq!([super::nine::<false, N>(a, b, k), super::nine::<true, N>(a, b, k)], nines, "{p:x?} {a:x?}");
            if k.spare_bits() > 0 {
                assert_eq!(super::sum(a, b), scalar::row::sum(a, b).0, "{a:x?} {b:x?}");
            }
            // (a + b u)(b + a u) = (a^2 + b^2) u
            let complex = complex_mul([a, b], [b, a], k);
            let imaginary = plus(&square, &product(b, b, k), k);
            assert_eq!(complex, has_complex(3).then_some([[0; N], imaginary]), "{p:x?} {a:x?}");
            let complex = complex_sqr([a, b], k);
            let both = [product(&sum, &difference, k), plus(&ab, &ab, k)];
            assert_eq!(complex, has_complex(4).then_some(both), "{p:x?} {a:x?} {b:x?}");
            if let Some(rows) = fixed_rows(b, k) {
                assert_eq!(butterfly(&sum, a, &rows, k), [plus(&sum, &ab, k), minus(&sum, &ab, k)], "{p:x?} {a:x?}");
            }
        }
    }
}

/// A modulus with few or many spare bits, whose lowest limb leaves all room for folds, some, or none, or makes factors
/// of the reduction sums.
fn of_every_kind<const N: usize>(agree: fn([u64; N])) {
    for spare in 0..5 {
        for low in [u64::MAX, 1, 0xcccc_cccc_cccc_cccd, 5, u64::MAX << 32 | 1] {
            for middle in [0, u64::MAX] {
                let mut p = [middle; N];
                (p[0], p[N - 1]) = (low, u64::MAX >> spare);
                agree(p);
            }
        }
    }
}

#[test]
fn choices_agree_with_portable_code() {
    of_every_kind::<4>(agree);
    of_every_kind::<6>(agree);
    of_every_kind::<5>(agree);
}

/// Where there are rows of multiples of one factor, or none, is decided by the modulus.
#[test]
fn who_has_fixed_rows() {
    let has = |low: u64, spare: u32| {
        let p = [low, u64::MAX, u64::MAX, u64::MAX >> spare];
        fixed_rows(&[1, 0, 0, 0], &Params::new(p)).is_some()
    };
    let adx = Adx::detect().is_some();
    // 2^-64 is about the modulus divided by 2^64, or about the modulus.
    assert_eq!([has(u64::MAX, 0), has(u64::MAX, 1), has(u64::MAX, 2)], [false, adx, adx]);
    assert_eq!([has(1, 1), has(1, 2)], [false; 2]);
    assert!(fixed_rows(&[1, 0, 0, 0, 0, 0], &Params::new([u64::MAX >> 1; 6])).is_none());
}

/// Any limbs times an element, and out of Montgomery form.
#[test]
fn forms_agree_with_portable_code() {
    fn agree<const N: usize>(p: [u64; N]) {
        let k = &Params::new(p);
        let any = [[u64::MAX; N], p, core::array::from_fn(|i| u64::MAX - i as u64)];
        for b in &values(&p) {
            for a in any.iter().chain(&values(&p)) {
                assert_eq!(mul_any(a, b, k), scalar::cios::mul(a, b, k), "{p:x?} {a:x?} {b:x?}");
            }
            let mut one = [0; N];
            one[0] = 1;
            assert_eq!(from_mont(b, k), scalar::cios::mul(b, &one, k), "{p:x?} {b:x?}");
        }
    }
    of_every_kind::<4>(agree);
    of_every_kind::<6>(agree);
    of_every_kind::<5>(agree);
}

/// Doublings in a row, and threefold.
#[test]
fn multiples_agree_with_sums() {
    fn agree<const N: usize>(p: [u64; N]) {
        let k = &Params::new(p);
        for a in &values(&p) {
            let mut multiple = *a;
            for n in 0..8 {
                assert_eq!(double_n(a, n, k), multiple, "{p:x?} {a:x?} {n}");
                multiple = scalar::add::add(&multiple, &multiple, k);
            }
            assert_eq!(triple(a, k), scalar::add::add(&double_n(a, 1, k), a, k), "{p:x?} {a:x?}");
        }
    }
    of_every_kind::<4>(agree);
    of_every_kind::<6>(agree);
    of_every_kind::<5>(agree);
}
