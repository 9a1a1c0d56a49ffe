//! Four floating-point lanes: products of integers by fused multiply-add, for processors with AVX2 and FMA and without
//! a vector multiplier of 52 bits.
//!
//! A product of two integers `a b` below `2^102` in magnitude is `2^51 h + l` with `|l| <= 2^50`. Adding `1.5 * 2^103`
//! rounds it to a multiple of `2^51`, and a second multiply-add gives what was rounded away:
//!
//! ```text
//! hi = fma(a, b, 1.5 * 2^103)                      = 1.5 * 2^103 + 2^51 h
//! lo = fma(a, b, 1.5 * 2^103 + 1.5 * 2^52 - hi)    = 1.5 * 2^52 + l
//! ```
//!
//! Both constants leave the exponent alone, so the bit patterns of `hi` and `lo` are those of the constants plus `h`
//! and `l`: they are added as integers, and the constants are taken off once for each column.
//!
//! Source: Emmart, Zheng, Weems, "Faster modular exponentiation using double precision floating point arithmetic on the
//! GPU" (ARITH 2018), there with rounding towards zero.
//!
//! All of it needs rounding to nearest, which a thread may have switched off: [`cpu::Fma`](crate::cpu::Fma) is not
//! handed out then.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod model;
mod register;

pub use register::Doubles;

/// Bits of a limb, and where a product is split.
pub const LIMB_BITS: u32 = 51;

/// `1.5 * 2^103`: its unit in the last place is `2^51`.
pub const HIGH: f64 = 3.0 * pow2(102);
/// `1.5 * 2^52`: its unit in the last place is 1.
pub const LOW: f64 = 3.0 * pow2(51);

/// `2^n`, exactly.
#[must_use]
pub const fn pow2(n: u32) -> f64 {
    (1u128 << n) as f64
}

/// The most that [`product`] takes: exclusive bound on `|a b|`.
pub const PRODUCT: f64 = pow2(102);

/// `(hi, lo)` as above.
#[inline(always)]
pub fn product<V: Doubles>(a: V, b: V) -> (V, V) {
    let isa = a.isa();
    let hi = a.mul_add(b, V::splat(isa, HIGH.to_bits()));
    let lo = a.mul_add(b, V::splat(isa, (HIGH + LOW).to_bits()).minus(hi));
    (hi, lo)
}
