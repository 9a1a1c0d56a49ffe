//! Four full 64-bit limbs; the value is anywhere below `2^256`.
//!
//! Nothing is ever reduced further than that: a word above the fourth is folded back with
//! `2^256 = 38 (mod p)`. There is no room above the fourth word, so tight and loose are the same type.

use super::form::{FOLD_255, FOLD_256, FieldForm, FieldOps, P, check_weight};
use crate::cpu::Portable;
use crate::kernel::{Bound, Representation};
use crate::scalar::row::less_vartime;
use crate::word::{adc, mac, opaque_const, sbb, select};
use crate::{Algorithm, Kernel};

/// An element: any value below `2^256`.
#[derive(Clone, Copy, Debug)]
pub struct Limbs64(pub [u64; 4]);

/// The low 63 bits.
const LOW_63: u64 = u64::MAX >> 1;

/// `t mod p`, not unique, from a product of two values below `2^256`.
///
/// Write `t = low + 2^256 high`. `low + 38 high < 2^256 + 38 * 2^256 = 39 * 2^256`, so its fifth word `h` is at
/// most 38. Let `h' = 2h + bit 255 <= 77`; the result is the low 255 bits plus `19 h' < 2^255 + 19 * 78 < 2^256`: no
/// second fold.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
const fn fold(low: [u64; 4], high: [u64; 4]) -> [u64; 4] {
    let (r0, c) = mac(low[0], high[0], FOLD_256, 0);
    let (r1, c) = mac(low[1], high[1], FOLD_256, c);
    let (r2, c) = mac(low[2], high[2], FOLD_256, c);
    let (r3, h) = mac(low[3], high[3], FOLD_256, c);
    debug_assert!(h <= 38);
    let (r0, c) = adc(r0, FOLD_255 * (2 * h + (r3 >> 63)), 0);
    let (r1, c) = adc(r1, 0, c);
    let (r2, c) = adc(r2, 0, c);
    let (r3, c) = adc(r3 & LOW_63, 0, c);
    debug_assert!(c == 0);
    [r0, r1, r2, r3]
}

/// The product of two field elements.
///
/// * **Computes** `a * b mod p`
/// * **Requires** `a, b < 2^256`
/// * **Ensures** result `< 2^255 + 19 * 78 < 2^256`
/// * **Time** constant
/// * **Source** schoolbook rows, then Bernstein 2006, section 3, with `2^256 = 38`
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub const fn mul(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let (t0, c) = mac(0, a[0], b[0], 0);
    let (t1, c) = mac(0, a[0], b[1], c);
    let (t2, c) = mac(0, a[0], b[2], c);
    let (t3, t4) = mac(0, a[0], b[3], c);
    let (t1, c) = mac(t1, a[1], b[0], 0);
    let (t2, c) = mac(t2, a[1], b[1], c);
    let (t3, c) = mac(t3, a[1], b[2], c);
    let (t4, t5) = mac(t4, a[1], b[3], c);
    let (t2, c) = mac(t2, a[2], b[0], 0);
    let (t3, c) = mac(t3, a[2], b[1], c);
    let (t4, c) = mac(t4, a[2], b[2], c);
    let (t5, t6) = mac(t5, a[2], b[3], c);
    let (t3, c) = mac(t3, a[3], b[0], 0);
    let (t4, c) = mac(t4, a[3], b[1], c);
    let (t5, c) = mac(t5, a[3], b[2], c);
    let (t6, t7) = mac(t6, a[3], b[3], c);
    fold([t0, t1, t2, t3], [t4, t5, t6, t7])
}

/// The square of a field element: ten word products, the six mixed ones doubled.
///
/// * **Computes** `a^2 mod p`
/// * **Requires** `a < 2^256`
/// * **Ensures** result `< 2^255 + 19 * 78 < 2^256`
/// * **Time** constant
/// * **Source** Handbook of Applied Cryptography, algorithm 14.16; the fold of [`mul`]
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub const fn square(a: &[u64; 4]) -> [u64; 4] {
    let (t1, c) = mac(0, a[0], a[1], 0);
    let (t2, c) = mac(0, a[0], a[2], c);
    let (t3, t4) = mac(0, a[0], a[3], c);
    let (t3, c) = mac(t3, a[1], a[2], 0);
    let (t4, t5) = mac(t4, a[1], a[3], c);
    let (t5, t6) = mac(t5, a[2], a[3], 0);
    let t7 = t6 >> 63;
    let t6 = t6 << 1 | t5 >> 63;
    let t5 = t5 << 1 | t4 >> 63;
    let t4 = t4 << 1 | t3 >> 63;
    let t3 = t3 << 1 | t2 >> 63;
    let t2 = t2 << 1 | t1 >> 63;
    let t1 = t1 << 1;
    let (t0, c) = mac(0, a[0], a[0], 0);
    let (t1, c) = adc(t1, c, 0);
    let (lo, hi) = mac(0, a[1], a[1], 0);
    let (t2, c) = adc(t2, lo, c);
    let (t3, c) = adc(t3, hi, c);
    let (lo, hi) = mac(0, a[2], a[2], 0);
    let (t4, c) = adc(t4, lo, c);
    let (t5, c) = adc(t5, hi, c);
    let (lo, hi) = mac(0, a[3], a[3], 0);
    let (t6, c) = adc(t6, lo, c);
    let (t7, c) = adc(t7, hi, c);
    debug_assert!(c == 0);
    fold([t0, t1, t2, t3], [t4, t5, t6, t7])
}

/// `plus[0] + .. - minus[0] - .. mod p`.
///
/// * **Computes** the signed sum, in one carry chain per term and one fold
/// * **Requires** each term `< 2^256`, `P >= 1`, `P + 2M <= 5`
/// * **Ensures** result `< 2^256`
/// * **Time** constant
/// * **Source** the sum is `low + 2^256 h` with `-M <= h <= P - 1`, and `2^256 = 38`
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub(crate) fn sum<const P: usize, const M: usize>(plus: [[u64; 4]; P], minus: [[u64; 4]; M]) -> [u64; 4] {
    const { check_weight(P, M) };
    let mut r = plus[0];
    if const { P + M == 1 } {
        return r;
    }
    let mut h = 0u64;
    for x in &plus[1..] {
        let mut c = 0;
        for i in 0..4 {
            (r[i], c) = adc(r[i], x[i], c);
        }
        h = h.wrapping_add(c);
    }
    for y in &minus {
        let mut c = 0;
        for i in 0..4 {
            (r[i], c) = sbb(r[i], y[i], c);
        }
        h = h.wrapping_sub(c);
    }
    // Add 38 h, sign extended over four words: the low four words of the sum, whose true value is in
    // (-38 M, 2^256 + 38 (P - 1)). A carry `c` out of a negative `h` means no borrow.
    let sign = ((h as i64) >> 63) as u64;
    let (r0, c) = adc(r[0], h.wrapping_mul(FOLD_256), 0);
    let (r1, c) = adc(r[1], sign, c);
    let (r2, c) = adc(r[2], sign, c);
    let (r3, c) = adc(r[3], sign, c);
    // 1, 0 or -1: too large (and then the words are below 38 P), right, or too small (and then they are
    // above 2^256 - 38 M). Either way the last 38 touches the lowest word only.
    let over = c.wrapping_add(sign);
    [r0.wrapping_add(over.wrapping_mul(FOLD_256)), r1, r2, r3]
}

/// The canonical representative, below `p`, of a value below `2^256`.
///
/// `v < 2^256`: the low 255 bits plus `19 * bit 255` is below `2^255 + 19 < 2p`. Then `v >= p` exactly if
/// `v + 19 >= 2^255`, and subtracting `p` is adding 19 and dropping bit 255.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub const fn canonical(v: &[u64; 4]) -> [u64; 4] {
    let (r0, c) = adc(v[0], FOLD_255 * opaque_const(v[3] >> 63), 0);
    let (r1, c) = adc(v[1], 0, c);
    let (r2, c) = adc(v[2], 0, c);
    let (r3, _) = adc(v[3] & LOW_63, 0, c);
    let (_, c) = adc(r0, FOLD_255, 0);
    let (_, c) = adc(r1, 0, c);
    let (_, c) = adc(r2, 0, c);
    let (top, _) = adc(r3, 0, c);
    let (r0, c) = adc(r0, FOLD_255 * opaque_const(top >> 63), 0);
    let (r1, c) = adc(r1, 0, c);
    let (r2, c) = adc(r2, 0, c);
    let (r3, _) = adc(r3, 0, c);
    let r = [r0, r1, r2, r3 & LOW_63];
    debug_assert!(less_vartime(&r, &P));
    r
}

impl FieldOps for Limbs64 {
    type Isa = Portable;
    type Loose = Self;

    #[inline(always)]
    fn isa(self) -> Portable {
        Portable::TOKEN
    }
    #[inline(always)]
    fn from_words(_: Portable, words: [u64; 4]) -> Self {
        Self(words)
    }
    #[inline(always)]
    fn sum<const P: usize, const M: usize>(plus: [Self; P], minus: [Self; M]) -> Self {
        Self(sum(plus.map(|x| x.0), minus.map(|x| x.0)))
    }
    #[inline(always)]
    fn carry(a: Self) -> Self {
        a
    }
    // Where there is assembly this form is for whoever has not its instructions or wants portable code: called,
    // products take a few cycles more, and all that is made of them is compiled in half the time.
    #[cfg_attr(any(target_arch = "x86_64", target_arch = "aarch64", target_pointer_width = "32"), inline(never))]
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64", target_pointer_width = "32")), inline(always))]
    fn mul_loose(a: Self, b: Self) -> Self {
        Self(mul(&a.0, &b.0))
    }
    #[cfg_attr(any(target_arch = "x86_64", target_arch = "aarch64", target_pointer_width = "32"), inline(never))]
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64", target_pointer_width = "32")), inline(always))]
    fn square_loose(a: Self) -> Self {
        Self(square(&a.0))
    }
}

impl FieldForm for Limbs64 {
    type Limbs = [u64; 4];
    const ALGORITHM: Algorithm = Algorithm::Limbs64;
    const TIGHT: Representation = Representation::saturated(4, Bound::Bits { bits: 256 });
    const LOOSE: Representation = Self::TIGHT;
    const RESULT: Representation = Self::TIGHT;

    #[inline(always)]
    fn to_words(self) -> [u64; 4] {
        canonical(&self.0)
    }
    #[inline(always)]
    fn to_any_words(self) -> [u64; 4] {
        self.0
    }
    #[inline(always)]
    fn from_limbs(_: Portable, limbs: [u64; 4]) -> Self {
        Self(limbs)
    }
    #[inline(always)]
    fn to_limbs(self) -> [u64; 4] {
        self.0
    }
    #[inline(always)]
    fn loose(_: Portable, limbs: [u64; 4]) -> Self {
        Self(limbs)
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
    super::kernels::list::<Limbs64>(20, 14, "four words below 2^256, schoolbook rows, fold by 38")
}
