//! Multiplication modulo the Solinas primes of P-224 and P-521: a plain product, then shifts and additions.
//! Values are plain, not in Montgomery form.

use montane_kernels::cpu::Portable;
use montane_kernels::kernel::{Computes, Doc};
use montane_kernels::op::op;
use montane_kernels::scalar::row::{difference, reduce_once, sum};
use montane_kernels::scalar::wide::{wide_mul, wide_sqr};
use montane_kernels::{Algorithm, Kernel, Operation};

use crate::for_moduli;

/// `2^224 - 2^96 + 1`
pub const P224: [u64; 4] = sum(&difference(&[0, 0, 0, 1 << 32], &[0, 1 << 32, 0, 0]).0, &[1, 0, 0, 0]).0;

/// `2^521 - 1`; its top limb has 9 bits.
pub const P521: [u64; 9] = [!0, !0, !0, !0, !0, !0, !0, !0, TOP_521];

/// Bits of P-521's top limb.
const TOP_BITS: u32 = 521 - 8 * 64;
/// P-521's top limb.
const TOP_521: u64 = (1 << TOP_BITS) - 1;

/// `x mod (2^224 - 2^96 + 1)`.
///
/// With `x = l + 2^224 h` and `h = h_0 + 2^128 h_1`, `2^224 = 2^96 - 1` gives
/// `x = l + 2^96 h - h = l + 2^96 (h_0 + h_1) - (h + h_1)`, each term below `2^224`.
///
/// * **Computes** `x mod p`
/// * **Requires** `x < p^2`
/// * **Ensures** result `< p`: with `2p` added the sum is positive, as `h + h_1 < 2^224 + 2^96 < 2p`, and below
///   `2^227`; its bits from 224 up, `c < 8`, are folded once more, which leaves less than `2^224 + 8 * 2^96 < 2p`
/// * **Time** constant
/// * **Source** Solinas, "Generalized Mersenne Numbers" (1999); FIPS 186-4, D.2.2
#[inline(always)]
#[must_use]
pub fn reduce_224(x: &[[u64; 4]; 2]) -> [u64; 4] {
    let [l, x] = [x[0], x[1]];
    // h = x >> 224, as four limbs of which the last has 32 bits.
    let h = [
        (l[3] >> 32) | (x[0] << 32),
        (x[0] >> 32) | (x[1] << 32),
        (x[1] >> 32) | (x[2] << 32),
        x[2] >> 32 | x[3] << 32,
    ];
    let l = [l[0], l[1], l[2], l[3] & 0xffff_ffff];
    // 2^96 h_0 and 2^96 h_1, with h_1 = h >> 128 of 96 bits.
    let up_0 = [0, h[0] << 32, (h[0] >> 32) | (h[1] << 32), h[1] >> 32];
    let up_1 = [0, h[2] << 32, (h[2] >> 32) | (h[3] << 32), h[3] >> 32];
    const TWICE_P: [u64; 4] = sum(&P224, &P224).0;
    let positive = sum(&sum(&l, &TWICE_P).0, &sum(&up_0, &up_1).0).0;
    let negative = sum(&h, &[h[2], h[3], 0, 0]).0;
    let s = difference(&positive, &negative).0;
    let c = u128::from(s[3] >> 32);
    debug_assert!(c < 8);
    let folded = (c << 96) - c;
    let s = sum(&[s[0], s[1], s[2], s[3] & 0xffff_ffff], &[folded as u64, (folded >> 64) as u64, 0, 0]).0;
    reduce_once(&s, false, &P224)
}

/// `x mod (2^521 - 1)`.
///
/// * **Computes** `x mod p`
/// * **Requires** `x < p^2`
/// * **Ensures** result `< p`: the two halves of 521 bits add up to less than `2^522`; adding bit 521 to the rest
///   leaves at most `p`
/// * **Time** constant
/// * **Source** Solinas, "Generalized Mersenne Numbers" (1999); FIPS 186-4, D.2.5
#[inline(always)]
#[must_use]
pub fn reduce_521(x: &[[u64; 9]; 2]) -> [u64; 9] {
    let [mut low, x] = [x[0], x[1]];
    let mut high = [0; 9];
    high[0] = (low[8] >> TOP_BITS) | (x[0] << (64 - TOP_BITS));
    let mut i = 1;
    while i < 9 {
        high[i] = (x[i - 1] >> TOP_BITS) | (x[i] << (64 - TOP_BITS));
        i += 1;
    }
    low[8] &= TOP_521;
    let (mut s, _) = sum(&low, &high);
    let mut bit = [0; 9];
    bit[0] = s[8] >> TOP_BITS;
    debug_assert!(bit[0] <= 1);
    s[8] &= TOP_521;
    reduce_once(&sum(&s, &bit).0, false, &P521)
}

op!(/// [`reduce_224`] of a product.
    Mul224(isa: Portable, a: [u64; 4], b: [u64; 4]; k: ()) -> [u64; 4] { reduce_224(&wide_mul(a, b)) });
op!(/// [`reduce_224`] of a square.
    Sqr224(isa: Portable, a: [u64; 4]; k: ()) -> [u64; 4] { reduce_224(&wide_sqr(a)) });
op!(/// [`reduce_521`] of a product.
    Mul521(isa: Portable, a: [u64; 9], b: [u64; 9]; k: ()) -> [u64; 9] { reduce_521(&wide_mul(a, b)) });
op!(/// [`reduce_521`] of a square.
    Sqr521(isa: Portable, a: [u64; 9]; k: ()) -> [u64; 9] { reduce_521(&wide_sqr(a)) });

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 4] {
    const DOC: Doc =
        Doc { summary: "product, then the shifts and additions of the prime", source: "Solinas 1999; FIPS 186-4, D.2" };
    const MUL: Computes = Computes::Product { shift: 0 };
    const SQR: Computes = Computes::Square { shift: 0 };
    let mul_224 = Kernel::of::<Mul224>(Operation::Mul, Algorithm::Other("solinas"), 4, MUL, DOC).products(16);
    let sqr_224 = Kernel::of::<Sqr224>(Operation::Sqr, Algorithm::Other("solinas"), 4, SQR, DOC).products(10);
    let mul_521 = Kernel::of::<Mul521>(Operation::Mul, Algorithm::Other("solinas"), 9, MUL, DOC).products(81);
    let sqr_521 = Kernel::of::<Sqr521>(Operation::Sqr, Algorithm::Other("solinas"), 9, SQR, DOC).products(45);
    [
        for_moduli(|p| if *p == P224 { Ok(()) } else { Err(ONLY) }, mul_224),
        for_moduli(|p| if *p == P224 { Ok(()) } else { Err(ONLY) }, sqr_224),
        for_moduli(|p| if *p == P521 { Ok(()) } else { Err(ONLY) }, mul_521),
        for_moduli(|p| if *p == P521 { Ok(()) } else { Err(ONLY) }, sqr_521),
    ]
}

const ONLY: &str = "the reduction is that of P-224 and P-521";
