//! The bodies against lanes and words computed apart, in every rounding mode.

use super::*;
use crate::cpu::{Avx2, Portable};
use crate::testing::{float_control, in_float_mode};
use crate::vector::LIMB_MASK;
use crate::vector::Ymm;
use montane_testing::Source;

const P: [u64; 6] = [
    0xb9fe_ffff_ffff_aaab,
    0x1eab_fffe_b153_ffff,
    0x6730_d2a0_f6b0_f624,
    0x6477_4b84_f385_12bf,
    0x4b1b_a7b6_434b_acd7,
    0x1a01_11ea_397f_e69a,
];
static K: Constants<6, 8> = Constants::new(P);

type B = Block<6, 8>;
type Apart = Model<Portable, LANES>;

/// `x + y` in limbs of 52 bits; `y` may be -1 as limbs of ones.
fn plus(x: [u64; 8], y: [u64; 8]) -> [u64; 8] {
    let mut carry = 0;
    core::array::from_fn(|i| {
        let sum = x[i] + y[i] + carry;
        carry = sum >> 52;
        sum & LIMB_MASK
    })
}

/// One of the numbers where carries are longest and bounds are met (0, 1, `p - 1`, `p`, `2p - 1`, `2p`, `4p`, limbs of
/// ones), or any below `4p`.
fn lane(source: &mut Source) -> [u64; 8] {
    const ONE: [u64; 8] = [1, 0, 0, 0, 0, 0, 0, 0];
    let (p, two_p) = (K.modulus.p, K.modulus.two_p);
    let four_p = plus(two_p, two_p);
    let ones = core::array::from_fn(|i| if i < 7 { LIMB_MASK } else { four_p[7] - 1 });
    let edges = [[0; 8], ONE, plus(p, [LIMB_MASK; 8]), p, plus(two_p, [LIMB_MASK; 8]), two_p, four_p, ones];
    let random = core::array::from_fn(|i| source.word() & LIMB_MASK >> if i < 7 { 0 } else { 52 - four_p[7].ilog2() });
    *edges.get(source.word() as usize % 16).unwrap_or(&random)
}

/// The same for words, below `2p`.
fn words(source: &mut Source) -> [u64; 6] {
    let minus_one = |mut x: [u64; 6]| {
        x[0] -= 1;
        x
    };
    let two_p = crate::scalar::row::sum(&P, &P).0;
    let ones = core::array::from_fn(|i| if i < 5 { u64::MAX } else { two_p[5] - 1 });
    let edges = [[0; 6], [1, 0, 0, 0, 0, 0], minus_one(P), P, minus_one(two_p), ones];
    let random = core::array::from_fn(|i| source.word() >> if i < 5 { 0 } else { 64 - two_p[5].ilog2() });
    *edges.get(source.word() as usize % 12).unwrap_or(&random)
}

fn block(source: &mut Source) -> B {
    let lanes: [_; LANES] = core::array::from_fn(|_| lane(source));
    Block {
        lanes: core::array::from_fn(|i| core::array::from_fn(|j| lanes[j][i])),
        words: core::array::from_fn(|_| words(source)),
    }
}

/// Each of six numbers has the product that it has alone, whatever stands beside it, returned or written over an
/// operand, and the control register is what it was.
#[test]
fn bodies_against_lanes_and_words() {
    let Some(isa) = Avx2::detect() else {
        std::eprintln!("skipped: needs fma");
        return;
    };
    let canonical = |block: B| {
        let lanes = lanes::<Apart, 8>(Portable::TOKEN, &block.lanes);
        (limbs(&lanes.canonical(&K.modulus)), block.words)
    };
    let source = &mut Source::new(12);
    for _ in 0..400 {
        let (a, b) = (block(source), block(source));
        let (x, product) = (a, canonical(Apart::product(Portable::TOKEN, &a, &b, &K)));
        let reduced = a.words.map(|words| select::mont_mul(&words, &K.params.r, &K.params));
        let a = Block { words: reduced, ..a };
        let square = Apart::squared(Portable::TOKEN, &a, &K);
        let fourth = canonical(Apart::squared(Portable::TOKEN, &square, &K));
        let square = canonical(square);
        // Nearest, down, up, towards zero; flushing subnormal numbers to zero; exceptions; no flags.
        for (set, clear) in [(0, 0), (0x2000, 0), (0x4000, 0), (0x6000, 0), (0x8040, 0), (0, 0x1000), (0, 0x3f)] {
            in_float_mode(set, clear, || {
                let before = float_control();
                let mut out = b;
                assert_eq!(canonical(Ymm::product(isa, &x, &b, &K)), product, "{x:x?} {b:x?}");
                Ymm::set_product(isa, &mut out, &x, &b, &K);
                assert_eq!(canonical(out), product, "{x:x?} {b:x?}");
                assert_eq!(canonical(Ymm::squared(isa, &a, &K)), square, "{a:x?}");
                Ymm::set_square(isa, &mut out, &a, &K);
                assert_eq!(canonical(out), square, "{a:x?}");
                out = a;
                Ymm::square_n(isa, &mut out, 2, &K);
                assert_eq!(canonical(out), fourth, "{a:x?}");
                Ymm::square_n(isa, &mut out, 0, &K);
                assert_eq!(canonical(out), fourth, "{a:x?}");
                assert_eq!(float_control(), before, "{set:#x}, {clear:#x}");
            });
        }
    }
}

/// Limbs that are too wide and words out of their bounds are seen, where assertions are on: products take sums of two,
/// squares none.
#[test]
#[cfg(debug_assertions)]
fn what_does_not_fit_is_seen() {
    let Some(isa) = Avx2::detect() else {
        std::eprintln!("skipped: needs fma");
        return;
    };
    let zero = Block { lanes: [[0; LANES]; 8], words: [[0; 6]; WORDS] };
    let seen = |work: &dyn Fn()| std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).is_err();
    let check = |a: B, by_squares: bool, by_products: bool| {
        let squares: [&dyn Fn(); 3] =
            [&|| _ = Ymm::squared(isa, &a, &K), &|| Ymm::set_square(isa, &mut { zero }, &a, &K), &|| {
                Ymm::square_n(isa, &mut { a }, 1, &K)
            }];
        let products: [&dyn Fn(); 4] = [
            &|| _ = Ymm::product(isa, &a, &zero, &K),
            &|| _ = Ymm::product(isa, &zero, &a, &K),
            &|| Ymm::set_product(isa, &mut { zero }, &a, &zero, &K),
            &|| Ymm::set_product(isa, &mut { zero }, &zero, &a, &K),
        ];
        assert_eq!(squares.map(seen), [by_squares; 3], "{a:x?}");
        assert_eq!(products.map(seen), [by_products; 4], "{a:x?}");
    };
    for (limb, lane) in [(0, 0), (3, 1), (7, LANES - 1)] {
        for (value, wide) in [(LIMB_MASK, false), (LIMB_MASK + 1, true)] {
            let mut a = zero;
            a.lanes[limb][lane] = value;
            check(a, wide, wide);
        }
    }
    let two_p = crate::scalar::row::sum(&P, &P).0;
    let minus_one = |p: [u64; 6]| [p[0] - 1, p[1], p[2], p[3], p[4], p[5]];
    for (words, by_squares, by_products) in
        [(minus_one(P), false, false), (P, true, false), (minus_one(two_p), true, false), (two_p, true, true)]
    {
        for number in 0..WORDS {
            let mut a = zero;
            a.words[number] = words;
            check(a, by_squares, by_products);
        }
    }
}

/// Bodies fold, which this modulus leaves no room for.
#[test]
#[should_panic(expected = "room for folding")]
fn moduli_without_room_are_refused() {
    let _ = Constants::<4, 5>::new([u64::MAX; 4]);
}
