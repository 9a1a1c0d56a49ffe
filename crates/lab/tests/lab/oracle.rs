//! The oracle itself: kernels that are broken in one place each, and must not pass.

use core::sync::atomic::{AtomicU32, Ordering};

use montane_kernels::cpu::Portable;
use montane_kernels::kernel::Bound;
use montane_kernels::op::Op;
use montane_kernels::scalar::{self, row, wide};
use montane_kernels::word::{add_carry, mac};
use montane_kernels::{Algorithm, Kernel, Operation, Params};
use montane_lab::oracle::{self, Failure, Rule};

/// BLS12-381's scalar prime: the top bit is free, the next one is not.
const P: [u64; 4] = [0xffff_ffff_0000_0001, 0x53bd_a402_fffe_5bfe, 0x3339_d808_09a1_d805, 0x73ed_a753_299d_7d48];

/// The kernel that a broken one pretends to be.
fn original(operation: Operation, algorithm: Algorithm) -> Kernel {
    *scalar::list::<4>()
        .iter()
        .find(|k| k.operation == operation && k.algorithm == algorithm)
        .expect("a kernel of this name")
}

fn rule(kernel: &Kernel) -> Rule {
    match oracle::check(kernel, &P, 1_000, 1) {
        Err(Failure::Wrong(wrong)) => {
            let report = wrong.to_string();
            assert!(report.contains(&kernel.name()) && report.contains("0x73eda753299d7d48"), "{report}");
            wrong.rule
        }
        Err(e) => panic!("{e}"),
        Ok(_) => panic!("a broken kernel passed"),
    }
}

macro_rules! broken {
    ($name:ident, $b:ty, |$x:ident, $y:ident, $k:ident| $body:expr) => {
        struct $name;
        impl Op for $name {
            type A = [u64; 4];
            type B = $b;
            type Out = [u64; 4];
            type K = Params<4>;
            type Isa = Portable;
            #[inline(always)]
            fn run(_: Portable, $x: &[u64; 4], $y: &$b, $k: &Params<4>) -> [u64; 4] {
                $body
            }
        }
    };
}

broken!(NoLastSubtraction, [u64; 4], |a, b, k| {
    let mut t = [0; 4];
    for &b_i in b {
        let (r, top) = row::product(a, b_i);
        let (s, carry) = row::sum(&t, &r);
        t = row::step(&s, top + u64::from(carry), k).0;
    }
    t
});
broken!(SwappedLimbs, [u64; 4], |a, b, k| {
    let mut c = scalar::sos::mul(a, b, k);
    c.swap(1, 2);
    c
});
broken!(DroppedCarry, [u64; 4], |a, b, k| {
    let mut t = [0; 4];
    let mut carry = false;
    for i in 0..4 {
        // The carry into the last limb is lost.
        (t[i], carry) = add_carry(a[i], b[i], carry && i != 3);
    }
    row::reduce_once(&t, carry, &k.p)
});
broken!(NoBorrowCorrection, [u64; 4], |a, b, _k| row::difference(a, b).0);
broken!(DroppedHighWord, [u64; 4], |a, b, k| {
    let [low, mut high] = wide::wide_mul(a, b);
    // The carry out of the lowest column is rare in the highest limb: only the boundary sees it go.
    high[3] -= u64::from(high[3] == mac(0, a[3], b[3], 0).1 && high[3] > 0);
    scalar::sos::redc(&[low, high], k)
});
broken!(WrongForZero, [u64; 0], |a, _b, k| row::difference(&k.p, a).0);
broken!(WrongAtTopValue, [u64; 4], |a, b, k| {
    let mut top = k.p;
    top[0] -= 1;
    if *a == top && *b == top { [0; 4] } else { scalar::sos::mul(a, b, k) }
});

/// Right through `call`, where it runs first, and wrong later.
static CALLS: AtomicU32 = AtomicU32::new(0);
broken!(Forgetful, [u64; 4], |a, b, k| {
    let mut c = scalar::sos::mul(a, b, k);
    if CALLS.fetch_add(1, Ordering::Relaxed) > 0 {
        c[0] ^= 1;
    }
    c
});

#[test]
fn a_missing_last_subtraction_breaks_the_bound() {
    let kernel = original(Operation::MontMul, Algorithm::CiosNoCarry).by::<NoLastSubtraction>();
    assert_eq!(rule(&kernel), Rule::Bound);
}

#[test]
fn swapped_limbs_are_wrong() {
    let kernel = original(Operation::MontMul, Algorithm::Sos).by::<SwappedLimbs>();
    assert_eq!(rule(&kernel), Rule::Value);
}

#[test]
fn a_dropped_carry_is_wrong() {
    let kernel = original(Operation::Add, Algorithm::Plain).by::<DroppedCarry>();
    assert_eq!(rule(&kernel), Rule::Value);
    let kernel = original(Operation::MontMul, Algorithm::Sos).by::<DroppedHighWord>();
    assert_eq!(rule(&kernel), Rule::Value);
}

#[test]
fn a_missing_correction_is_wrong() {
    let kernel = original(Operation::Sub, Algorithm::Plain).by::<NoBorrowCorrection>();
    assert_eq!(rule(&kernel), Rule::Value);
}

#[test]
fn single_values_at_the_boundary_are_met() {
    let kernel = original(Operation::Neg, Algorithm::Plain).by::<WrongForZero>();
    assert_eq!(rule(&kernel), Rule::Bound);
    let kernel = original(Operation::MontMul, Algorithm::Sos).by::<WrongAtTopValue>();
    assert_eq!(rule(&kernel), Rule::Value);
}

#[test]
fn loops_that_disagree_with_calls_are_seen() {
    let kernel = original(Operation::MontMul, Algorithm::Sos).by::<Forgetful>();
    assert_eq!(rule(&kernel), Rule::Bulk);
}

#[test]
fn wide_limbs_are_seen() {
    let mut sos = original(Operation::MontMul, Algorithm::Sos);
    sos.out.limb_bits = 62;
    assert_eq!(rule(&sos), Rule::LimbBits);
}

#[test]
fn loose_bounds_reach_the_kernel() {
    // Operands below 2p where the kernel takes operands below p: found only if such operands are tried.
    let mut add = original(Operation::Add, Algorithm::Plain);
    add.a.bound = Bound::Modulus { factor: 2 };
    add.b = Some(add.a);
    assert_eq!(rule(&add), Rule::Bound);
}

#[test]
fn a_modulus_that_does_not_fit_is_reported() {
    let kernel = original(Operation::MontSqr, Algorithm::CiosNoCarry);
    let failure = oracle::check(&kernel, &P, 1, 1).expect_err("the prime has one spare bit");
    assert!(failure.to_string().contains("top two bits"), "{failure}");
}
