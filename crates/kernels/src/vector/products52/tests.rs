//! Whole bodies against big integers and the model, in every rounding mode.

use super::*;
use crate::cpu::{Avx2, Avx512, Isa, Portable};
use crate::testing::{float_control, in_float_mode};
use crate::vector::YmmPair;
use crate::vector::{Lanes52, Model, Vector, Vector8, Wide, Zmm};
use montane_testing::Source;

/// The double of an integer below `2^106`, towards zero: by its bits.
fn truncated(x: u128) -> u64 {
    let bits = u128::BITS - x.leading_zeros();
    let mantissa = if bits > 53 { x >> (bits - 53) } else { x << (53 - bits) };
    pow2(u64::from(bits) - 1) + (mantissa as u64 & LIMB_MASK)
}

fn limb(source: &mut Source) -> u64 {
    match source.word() % 4 {
        0 => [0, 1, 2, LIMB_MASK, LIMB_MASK - 1, 1 << 51, 1 << 26][source.word() as usize % 7],
        _ => source.word() & LIMB_MASK,
    }
}

/// What the two multiply-adds give, in plain words: the halves of the product, by bit patterns alone.
#[test]
fn two_multiply_adds_are_a_product() {
    let source = &mut Source::new(2);
    for _ in 0..100_000 {
        let (a, b) = (limb(source), limb(source));
        let product = u128::from(a) * u128::from(b);
        let high = truncated((1 << 104) + product);
        // What the double is, exactly.
        let rounded = u128::from(high & LIMB_MASK | 1 << 52) << 52;
        assert_eq!(high >> 52, HIGH >> 52, "the exponent stays");
        let low = truncated((1 << 104) + (1 << 52) + product - rounded);
        assert_eq!(high - HIGH, (product >> 52) as u64);
        assert_eq!(low - UNIT, product as u64 & LIMB_MASK);
    }
}

/// Limbs or columns of eight lanes.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(64))]
struct Limbs<const L: usize>([[u64; 8]; L]);

impl<const L: usize> Limbs<L> {
    const ZERO: Self = Self([[0; 8]; L]);

    fn at(&self) -> *const u64 {
        self.0.as_ptr().cast()
    }
    fn to(&mut self) -> *mut u64 {
        self.0.as_mut_ptr().cast()
    }
}

/// The bodies of one width, on two operands and on columns.
macro_rules! results {
    ($module:ident, $parts:literal, $limbs:ident, $a:expr, $b:expr, $t:expr, $k:expr) => {{
        let (a, b, k) = ($a, $b, $k);
        let [mut mul, mut square, mut reduced] = [Limbs::<$limbs>::ZERO; 3];
        let mut sum = *$t;
        // SAFETY: the caller has the token; the operands have as many rows.
        unsafe {
            $module::mul(mul.to(), a.at(), b.at(), k, $parts);
            $module::square(square.to(), a.at(), k, $parts);
            $module::accumulate::<$limbs>(sum.to(), a.at(), b.at(), $parts);
            $module::reduce(reduced.to(), sum.at(), k, $parts);
        }
        (mul, square, sum, reduced)
    }};
}

/// Both widths against the model, in every rounding mode: limbs that are small, random or as large as can be, whatever
/// the value.
fn bodies<const N: usize, const L: usize>(p: [u64; N], rounds: usize) {
    type M = Model<Portable>;
    let (isa, source, k) = (Portable::TOKEN, &mut Source::new(6), &Modulus52::<L>::new(p));
    for round in 0..rounds {
        let mut rows = || match round {
            0 => Limbs::<L>([[LIMB_MASK; 8]; L]),
            _ => Limbs(core::array::from_fn(|_| core::array::from_fn(|_| limb(source)))),
        };
        let (a, b) = (rows(), rows());
        // Some columns are negative, the value is not.
        let mut t = Limbs::<COLUMNS>::ZERO;
        for column in &mut t.0[..2 * L - 1] {
            *column = core::array::from_fn(|_| (source.word().cast_signed() >> 3).cast_unsigned());
        }
        t.0[2 * L - 1] = [1 << 40; 8];
        let (x, y) = (Lanes52::<M, L>::load(isa, &a.0), Lanes52::<M, L>::load(isa, &b.0));
        let sum = Wide(t.0.map(|column| M::load(isa, &column))).mul_acc(&x, &y);
        let columns = Limbs(sum.0.map(|column| {
            let mut out = [0; 8];
            column.store(&mut out);
            out
        }));
        let products = [x.mul_relaxed(&y, k), x.square_relaxed(k), sum.reduce_relaxed(k)].map(|x| Limbs(x.store()));
        let expected = (products[0], products[1], columns, products[2]);
        // Nearest, down, up, towards zero; flushing subnormal numbers to zero; exceptions; no flags.
        for (set, clear) in [(0, 0), (0x2000, 0), (0x4000, 0), (0x6000, 0), (0x8040, 0), (0, 0x1000), (0, 0x3f)] {
            in_float_mode(set, clear, || {
                let before = float_control();
                if Avx2::detect().is_some() {
                    assert!(results!(ymm, 2, L, &a, &b, &t, k) == expected, "ymm, {set:#x}, {clear:#x}");
                }
                if Avx512::detect().is_some() {
                    assert!(results!(zmm, 1, L, &a, &b, &t, k) == expected, "zmm, {set:#x}, {clear:#x}");
                }
                assert_eq!(float_control(), before, "{set:#x}, {clear:#x}");
            });
        }
    }
}

/// Products by rows against the model, in every rounding mode.
#[test]
fn products_by_rows_in_every_rounding_mode() {
    fn products<V: Vector8>(isa: V::Isa, a: &[Limbs<5>; 3], rows: &[[u64; 5]; 5], k: &Modulus52<5>) -> [Limbs<5>; 3] {
        let rows = rows.map(|row| row.map(V::number));
        let a = a.map(|a| Lanes52::<V, 5>::load(isa, &a.0));
        Lanes52::mul_each_by_rows(&a, &rows, k).map(|product| Limbs(product.store()))
    }
    let (source, k) = (&mut Source::new(8), &Modulus52::<5>::new([u64::MAX; 4]));
    for _ in 0..20 {
        let a: [Limbs<5>; 3] =
            core::array::from_fn(|_| Limbs(core::array::from_fn(|_| core::array::from_fn(|_| limb(source)))));
        let rows: [[u64; 5]; 5] = core::array::from_fn(|_| core::array::from_fn(|_| limb(source)));
        let expected = products::<Model<Portable>>(Portable::TOKEN, &a, &rows, k);
        for (set, clear) in [(0, 0), (0x2000, 0), (0x4000, 0), (0x6000, 0), (0x8040, 0), (0, 0x1000), (0, 0x3f)] {
            in_float_mode(set, clear, || {
                let before = float_control();
                if let Some(isa) = Avx2::detect() {
                    assert!(products::<YmmPair>(isa, &a, &rows, k) == expected, "ymm, {set:#x}, {clear:#x}");
                }
                if let Some(isa) = Avx512::detect() {
                    assert!(products::<Zmm<Avx512>>(isa, &a, &rows, k) == expected, "zmm, {set:#x}, {clear:#x}");
                }
                assert_eq!(float_control(), before, "{set:#x}, {clear:#x}");
            });
        }
    }
}

/// Columns, and their reduction, of the sum of `T` products: in a body, or one after the other.
fn dots<V: Vector8, const L: usize, const T: usize>(
    isa: V::Isa,
    operands: &[[Limbs<L>; 2]; T],
    k: &Modulus52<L>,
) -> (Limbs<COLUMNS>, Limbs<L>) {
    let operands = operands.map(|term| term.map(|a| Lanes52::<V, L>::load(isa, &a.0)));
    let terms: [[&Lanes52<V, L>; 2]; T] = core::array::from_fn(|i| [&operands[i][0], &operands[i][1]]);
    let columns = Wide::dot(isa, terms).0.map(|column| {
        let mut out = [0; 8];
        column.store(&mut out);
        out
    });
    (Limbs(columns), Limbs(Lanes52::dot_relaxed(terms, k).store()))
}

fn sums_of<const N: usize, const L: usize, const T: usize>(p: [u64; N], rounds: usize) {
    let (source, k) = (&mut Source::new(T as u64), &Modulus52::<L>::new(p));
    for round in 0..rounds {
        let mut rows = || match round {
            0 => Limbs::<L>([[LIMB_MASK; 8]; L]),
            _ => Limbs(core::array::from_fn(|_| core::array::from_fn(|_| limb(source)))),
        };
        let operands: [[Limbs<L>; 2]; T] = core::array::from_fn(|_| [rows(), rows()]);
        let expected = dots::<Model<Portable>, L, T>(Portable::TOKEN, &operands, k);
        for (set, clear) in [(0, 0), (0x2000, 0), (0x4000, 0), (0x6000, 0), (0x8040, 0), (0, 0x1000), (0, 0x3f)] {
            in_float_mode(set, clear, || {
                let before = float_control();
                if let Some(isa) = Avx2::detect() {
                    assert!(dots::<YmmPair, L, T>(isa, &operands, k) == expected, "ymm, {T}, {set:#x}, {clear:#x}");
                }
                if let Some(isa) = Avx512::detect() {
                    assert!(dots::<Zmm<Avx512>, L, T>(isa, &operands, k) == expected, "zmm, {T}, {set:#x}, {clear:#x}");
                }
                assert_eq!(float_control(), before, "{set:#x}, {clear:#x}");
            });
        }
    }
}

#[test]
fn sums_of_products_against_the_model() {
    fn all<const N: usize, const L: usize>(p: [u64; N]) {
        sums_of::<N, L, 1>(p, 10);
        sums_of::<N, L, 2>(p, 20);
        sums_of::<N, L, 3>(p, 20);
        sums_of::<N, L, 6>(p, 20);
        // More than a body takes.
        sums_of::<N, L, 7>(p, 5);
    }
    all::<6, 8>([u64::MAX; 6]);
    all::<6, 8>([3, 0, 0, 0, 0, 1]);
    all::<4, 5>([0xffff_ffff_0000_0001, 0x53bd_a402_fffe_5bfe, 0x3339_d808_09a1_d805, 0x73ed_a753_299d_7d48]);
}

#[test]
fn bodies_against_the_model() {
    if Avx2::detect().is_none() {
        std::eprintln!("skipped: needs fma");
    }
    bodies::<6, 8>([u64::MAX; 6], 40);
    bodies::<6, 8>([3, 0, 0, 0, 0, 1], 40);
    bodies::<4, 5>([u64::MAX; 4], 40);
    bodies::<4, 5>([0xffff_ffff_0000_0001, 0x53bd_a402_fffe_5bfe, 0x3339_d808_09a1_d805, 0x73ed_a753_299d_7d48], 40);
}
