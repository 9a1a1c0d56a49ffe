//! Five limbs of 51 bits, multiplied after shifting one operand up by 6 bits and the other by 7.
//!
//! The product of two limbs is then `2^13 a_i b_j`: its high word is `a_i b_j >> 51` and its low word, shifted down by
//! 13, is `a_i b_j mod 2^51`. So every product splits at the limb boundary by itself, both halves are summed in plain
//! 64-bit words, and neither an addition with carry nor a double-width shift is left: the form for a CPU without a
//! carry flag. The bounds on elements are those of [`super::radix51`]. On RISC-V, elements are multiplied in assembly
//! (`limbs51_preshift_rv64`).

use super::form::{FOLD_255, FieldForm, FieldOps};
use super::limbs51::Limbs51;
use super::limbs51::Loose51;
use super::radix51::{LOOSE, TIGHT, all_below, carry, from_words, sum, to_words};
use crate::cpu::Portable;
use crate::kernel::Representation;
use crate::word::select;
use crate::{Algorithm, Kernel};

/// A tight element: every limb below [`TIGHT`].
#[derive(Clone, Copy, Debug)]
pub struct Limbs51Preshift([u64; 5]);

const SHIFT_A: u32 = 6;
const SHIFT_B: u32 = 7;
/// What a product is shifted up by: a word less a limb.
const SHIFT: u32 = SHIFT_A + SHIFT_B;
const _: () = assert!(SHIFT == 64 - 51);

/// Nine columns of weight `2^(51 k)`, and the tenth, for the high half of the last product.
type Columns = [u64; 10];

/// Adds `a * b`, shifted up by 13 bits beforehand, at column `k`.
#[inline(always)]
const fn acc(c: &mut Columns, k: usize, a: u64, b: u64) {
    let t = a as u128 * b as u128;
    c[k] += t as u64 >> SHIFT;
    c[k + 1] += (t >> 64) as u64;
}

/// Folds ten columns by 19 and carries once.
///
/// With loose limbs below `5 T < 2^53.33`, a product is below `2^106.66`, its high half below `2^55.66`, its low half
/// below `2^51`. Column `k` receives at most `5 - |4 - k|` low halves and `5 - |5 - k|` high halves, so for `k >= 5` at
/// most `4 * 2^51 + 5 * 2^55.66 < 2^58.03`, 19-fold below `2^62.28`, and for `k <= 4` at most
/// `5 * 2^51 + 4 * 2^55.66 < 2^57.73`: the sums are below `2^62.35`, and any words may be carried.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
const fn reduce(c: &Columns) -> [u64; 5] {
    let mut r = [0; 5];
    let mut i = 0;
    while i < 5 {
        debug_assert!(c[i + 5] < 1 << 59 && c[i] < 1 << 58);
        r[i] = c[i] + FOLD_255 * c[i + 5];
        i += 1;
    }
    carry(&r)
}

/// The product of two loose elements.
///
/// * **Computes** `a * b mod p`
/// * **Requires** every limb `< 5 T < 2^53.33`; shifted by 6 or 7 bits, `< 2^60.33`, it fits a word
/// * **Ensures** every limb `< T = 2^51 + 2^18`
/// * **Time** constant
/// * **Source** the operand scaling of radix-`2^51` arithmetic on CPUs without a carry flag; the bounds are above
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub const fn mul(a: &[u64; 5], b: &[u64; 5]) -> [u64; 5] {
    debug_assert!(all_below(a, LOOSE) && all_below(b, LOOSE));
    let a = [a[0] << SHIFT_A, a[1] << SHIFT_A, a[2] << SHIFT_A, a[3] << SHIFT_A, a[4] << SHIFT_A];
    let b = [b[0] << SHIFT_B, b[1] << SHIFT_B, b[2] << SHIFT_B, b[3] << SHIFT_B, b[4] << SHIFT_B];
    let mut c = [0; 10];
    let mut i = 0;
    while i < 5 {
        let mut j = 0;
        while j < 5 {
            acc(&mut c, i + j, a[i], b[j]);
            j += 1;
        }
        i += 1;
    }
    reduce(&c)
}

/// The square of a loose element: 15 products, the mixed ones doubled by one more bit of shift.
///
/// * **Computes** `a^2 mod p`
/// * **Requires** every limb `< 5 T < 2^53.33`; shifted by up to 8 bits, `< 2^61.33`, it fits a word
/// * **Ensures** every limb `< T = 2^51 + 2^18`
/// * **Time** constant
/// * **Source** as [`mul`]; a doubled product has a high half below `2^56.66`, no more than the two it stands for
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub const fn square(a: &[u64; 5]) -> [u64; 5] {
    debug_assert!(all_below(a, LOOSE));
    let low = [a[0] << SHIFT_A, a[1] << SHIFT_A, a[2] << SHIFT_A, a[3] << SHIFT_A, a[4] << SHIFT_A];
    let mut c = [0; 10];
    let mut i = 0;
    while i < 5 {
        acc(&mut c, 2 * i, low[i], a[i] << SHIFT_B);
        let doubled = a[i] << (SHIFT_B + 1);
        let mut j = i + 1;
        while j < 5 {
            acc(&mut c, i + j, low[j], doubled);
            j += 1;
        }
        i += 1;
    }
    reduce(&c)
}

impl FieldOps for Limbs51Preshift {
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
        return Self(super::limbs51_preshift_rv64::mul(&a.0, &b.0));
        #[cfg(not(target_arch = "riscv64"))]
        Self(mul(&a.0, &b.0))
    }
    #[inline(always)]
    fn square_loose(a: Loose51) -> Self {
        #[cfg(target_arch = "riscv64")]
        return Self(super::limbs51_preshift_rv64::square(&a.0));
        #[cfg(not(target_arch = "riscv64"))]
        Self(square(&a.0))
    }
}

impl FieldForm for Limbs51Preshift {
    type Limbs = [u64; 5];
    const ALGORITHM: Algorithm = Algorithm::Limbs51Preshift;
    const TIGHT: Representation = Limbs51::TIGHT;
    const LOOSE: Representation = Limbs51::LOOSE;
    const RESULT: Representation = Limbs51::RESULT;

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
    super::kernels::list::<Limbs51Preshift>(
        25,
        15,
        "five 51-bit limbs, operands shifted by 6 and 7 bits, 64-bit column sums",
    )
}
