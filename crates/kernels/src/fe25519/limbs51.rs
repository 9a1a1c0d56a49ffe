//! Five limbs of 51 bits: products are summed in 128 bits and carried once at the end.
//!
//! Limb `i` weighs `2^(51 i)`, and `2^255 = 19 (mod p)`, so a product of limbs `i + j >= 5` counts 19-fold at
//! `i + j - 5`.
//!
//! The bounds of tight and loose elements are those of [`super::radix51`].
//!
//! On RISC-V, elements are multiplied in assembly (`limbs51_rv64`), in WebAssembly by halves of limbs
//! (`limbs51_halves`).

use super::form::{FOLD_255, FieldForm, FieldOps};
pub use super::radix51::{LOOSE, TIGHT, carry, from_words, sum, to_words};
use super::radix51::{LOW_51, all_below};
use crate::cpu::Portable;
use crate::kernel::{Beside, Bound, Representation};
use crate::word::select;
use crate::{Algorithm, Kernel};

/// A tight element: every limb below [`TIGHT`].
#[derive(Clone, Copy, Debug)]
pub struct Limbs51(pub(crate) [u64; 5]);

/// A loose element: every limb below [`LOOSE`].
#[derive(Clone, Copy, Debug)]
pub struct Loose51(pub(crate) [u64; 5]);

/// `a * b`, 64 by 64 to 128 bits.
#[inline(always)]
const fn m(a: u64, b: u64) -> u128 {
    a as u128 * b as u128
}

/// Carries five column sums into a tight element.
///
/// Each column is at most `(1 + 4 * 19) L^2` for `L = 5 T < 2^53.33`, that is below `2^112.94`; the last has no factor
/// 19: `5 L^2 < 2^108.99`. The carry into column `i + 1` is below `2^(112.94 - 51) = 2^61.94`, which fits a word; the
/// carry out of the last is below `2^57.99 + 1`, and 19-fold below `2^62.25`. Added to a first limb below `2^51` it
/// stays below `2^63`, and its own carry is below `2^12`: the second limb ends below `2^51 + 2^12 < T`.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
const fn carry_columns(mut c: [u128; 5]) -> [u64; 5] {
    debug_assert!(c[4] >> 109 == 0 && c[0] >> 113 == 0 && c[1] >> 113 == 0 && c[2] >> 113 == 0 && c[3] >> 113 == 0);
    c[1] += (c[0] >> 51) as u64 as u128;
    c[2] += (c[1] >> 51) as u64 as u128;
    c[3] += (c[2] >> 51) as u64 as u128;
    c[4] += (c[3] >> 51) as u64 as u128;
    let r0 = (c[0] as u64 & LOW_51) + (c[4] >> 51) as u64 * FOLD_255;
    let r1 = (c[1] as u64 & LOW_51) + (r0 >> 51);
    let r = [r0 & LOW_51, r1, c[2] as u64 & LOW_51, c[3] as u64 & LOW_51, c[4] as u64 & LOW_51];
    debug_assert!(all_below(&r, TIGHT));
    r
}

/// The product of two loose elements.
///
/// * **Computes** `a * b mod p`
/// * **Requires** every limb `< 5 T < 2^53.33`; `19 b_i < 2^57.58` fits a word
/// * **Ensures** every limb `< T = 2^51 + 2^18`
/// * **Time** constant
/// * **Source** Bernstein, Duif, Lange, Schwabe, Yang, "High-speed high-security signatures" (2011), section 4
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub const fn mul(a: &[u64; 5], b: &[u64; 5]) -> [u64; 5] {
    debug_assert!(all_below(a, LOOSE) && all_below(b, LOOSE));
    let [a0, a1, a2, a3, a4] = *a;
    let [b0, b1, b2, b3, b4] = *b;
    let (s1, s2, s3, s4) = (FOLD_255 * b1, FOLD_255 * b2, FOLD_255 * b3, FOLD_255 * b4);
    carry_columns([
        m(a0, b0) + m(a4, s1) + m(a3, s2) + m(a2, s3) + m(a1, s4),
        m(a1, b0) + m(a0, b1) + m(a4, s2) + m(a3, s3) + m(a2, s4),
        m(a2, b0) + m(a1, b1) + m(a0, b2) + m(a4, s3) + m(a3, s4),
        m(a3, b0) + m(a2, b1) + m(a1, b2) + m(a0, b3) + m(a4, s4),
        m(a4, b0) + m(a3, b1) + m(a2, b2) + m(a1, b3) + m(a0, b4),
    ])
}

/// The square of a loose element: 15 products.
///
/// * **Computes** `a^2 mod p`
/// * **Requires** every limb `< 5 T < 2^53.33`; `38 a_i < 2^58.58` fits a word
/// * **Ensures** every limb `< T = 2^51 + 2^18`
/// * **Time** constant
/// * **Source** as [`mul`], equal products taken once and doubled
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub const fn square(a: &[u64; 5]) -> [u64; 5] {
    debug_assert!(all_below(a, LOOSE));
    let [a0, a1, a2, a3, a4] = *a;
    let (d0, d1, d2) = (2 * a0, 2 * a1, 2 * a2);
    let (s3, s4) = (FOLD_255 * a3, FOLD_255 * a4);
    carry_columns([
        m(a0, a0) + m(d1, s4) + m(d2, s3),
        m(d0, a1) + m(d2, s4) + m(a3, s3),
        m(d0, a2) + m(a1, a1) + m(2 * a3, s4),
        m(d0, a3) + m(d1, a2) + m(a4, s4),
        m(d0, a4) + m(d1, a3) + m(a2, a2),
    ])
}

/// `[i][lane]` is limb `i` of an element for each lane.
///
/// Not within vector code: there the compiler gathers the words, and the addresses of a gather cannot be followed by
/// the tracer.
#[inline(never)]
pub(super) fn in_lanes(elements: &[[u64; 4]]) -> [[u64; 8]; 5] {
    let mut limbs = [[0; 8]; 5];
    for (lane, words) in elements.iter().enumerate() {
        let x = from_words(words);
        for i in 0..5 {
            limbs[i][lane] = x[i];
        }
    }
    limbs
}

impl FieldOps for Limbs51 {
    type Isa = Portable;
    type Loose = Loose51;

    #[inline(always)]
    fn isa(self) -> Portable {
        Portable::TOKEN
    }
    #[inline(always)]
    fn from_words(_: Portable, words: [u64; 4]) -> Self {
        Self(from_words(&words))
    }
    #[inline(always)]
    fn sum<const P: usize, const M: usize>(plus: [Self; P], minus: [Self; M]) -> Loose51 {
        Loose51(sum(&plus.map(|x| x.0), &minus.map(|x| x.0)))
    }
    #[inline(always)]
    fn carry(a: Loose51) -> Self {
        Self(carry(&a.0))
    }
    #[inline(always)]
    fn mul_loose(a: Loose51, b: Loose51) -> Self {
        #[cfg(target_arch = "riscv64")]
        return Self(super::limbs51_rv64::mul(&a.0, &b.0));
        #[cfg(target_family = "wasm")]
        return Self(super::limbs51_halves::mul(&a.0, &b.0));
        #[cfg(not(any(target_arch = "riscv64", target_family = "wasm")))]
        Self(mul(&a.0, &b.0))
    }
    #[inline(always)]
    fn square_loose(a: Loose51) -> Self {
        #[cfg(target_arch = "riscv64")]
        return Self(super::limbs51_rv64::square(&a.0));
        #[cfg(target_family = "wasm")]
        return Self(super::limbs51_halves::square(&a.0));
        #[cfg(not(any(target_arch = "riscv64", target_family = "wasm")))]
        Self(square(&a.0))
    }
}

impl FieldForm for Limbs51 {
    type Limbs = [u64; 5];
    const ALGORITHM: Algorithm = Algorithm::Limbs51;
    const TIGHT: Representation = Representation {
        lanes: 1,
        limbs: 5,
        radix_bits: 51,
        limb_bits: 51,
        bound: Bound::Bits { bits: 255 },
        limb_major: false,
        beside: Beside::NONE,
    };
    const RESULT: Representation = Representation {
        lanes: 1,
        limbs: 5,
        radix_bits: 51,
        limb_bits: 52,
        bound: Bound::Bits { bits: 256 },
        limb_major: false,
        beside: Beside::NONE,
    };
    const LOOSE: Representation = Representation {
        lanes: 1,
        limbs: 5,
        radix_bits: 51,
        limb_bits: 53,
        bound: Bound::Bits { bits: 257 },
        limb_major: false,
        beside: Beside::NONE,
    };

    #[inline(always)]
    fn to_words(self) -> [u64; 4] {
        to_words(&self.0)
    }
    #[inline(always)]
    fn from_limbs(_: Portable, limbs: [u64; 5]) -> Self {
        debug_assert!(all_below(&limbs, TIGHT));
        Self(limbs)
    }
    #[inline(always)]
    fn to_limbs(self) -> [u64; 5] {
        self.0
    }
    #[inline(always)]
    fn loose(_: Portable, limbs: [u64; 5]) -> Loose51 {
        debug_assert!(all_below(&limbs, LOOSE));
        Loose51(limbs)
    }
    #[inline(always)]
    fn select(a: Self, b: Self, bit: u64) -> Self {
        Self(core::array::from_fn(|i| select(a.0[i], b.0[i], bit)))
    }
}

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 8] {
    super::kernels::list::<Limbs51>(25, 15, "five 51-bit limbs, 128-bit column sums, one carry pass")
}
