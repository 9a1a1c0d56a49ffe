//! Nine times an element, plus or minus another, in x86-64 assembly with BMI2, for 4 limbs: what a product by `9 + u` is made of, which a tower over
//! BN254's prime has in each of its products. One quotient of a few bits, where doublings and additions subtract five times.

use core::arch::asm;

use crate::cpu::Adx;
use crate::kernel::{Computes, Doc, TWO_SPARE_BITS};
use crate::op::op;
use crate::{Kernel, Params};

/// The factor.
pub const FACTOR: u64 = 9;

/// `t - q p` and one trial subtraction, where `$second` adds the second operand to `9 a`, in `{r0}` to `{r3}` and `{h3}`.
macro_rules! multiple {
    ($a:ident, $b:ident, $k:ident; $($second:literal),*) => {{
        debug_assert!($k.spare_bits() >= 2 && $k.quotient > 0);
        let (r0, r1, r2, r3): (u64, u64, u64, u64);
        // SAFETY: the token proves BMI2; reads the limbs of `a`, `b` and `p`, which the three addresses point to, and writes registers only.
        unsafe {
            asm!(
                "mulx {h0}, {r0}, [{a}]",
                "mulx {h1}, {r1}, [{a} + 8]",
                "mulx {h2}, {r2}, [{a} + 16]",
                "mulx {h3}, {r3}, [{a} + 24]",
                "add {r1}, {h0}",
                "adc {r2}, {h1}",
                "adc {r3}, {h2}",
                "adc {h3}, 0",
                $($second,)*
                // u = t / 2^196, q = u floor(2^260 / p) / 2^64
                "shl {h3}, 60",
                "mov rdx, {r3}",
                "shr rdx, 4",
                "or rdx, {h3}",
                "mulx rdx, {h0}, {q}",
                "mulx {h0}, {a}, [{p}]",
                "mulx {h1}, {b}, [{p} + 8]",
                "mulx {h2}, {h3}, [{p} + 16]",
                "mulx {q}, rdx, [{p} + 24]",
                "sub {r0}, {a}",
                "sbb {r1}, {b}",
                "sbb {r2}, {h3}",
                "sbb {r3}, rdx",
                "sub {r1}, {h0}",
                "sbb {r2}, {h1}",
                "sbb {r3}, {h2}",
                "mov {a}, {r0}",
                "mov {b}, {r1}",
                "mov {h0}, {r2}",
                "mov {h1}, {r3}",
                "sub {a}, [{p}]",
                "sbb {b}, [{p} + 8]",
                "sbb {h0}, [{p} + 16]",
                "sbb {h1}, [{p} + 24]",
                "cmovnc {r0}, {a}",
                "cmovnc {r1}, {b}",
                "cmovnc {r2}, {h0}",
                "cmovnc {r3}, {h1}",
                a = inout(reg) $a.as_ptr() => _,
                b = inout(reg) $b.as_ptr() => _,
                p = in(reg) $k.p.as_ptr(),
                q = inout(reg) $k.quotient => _,
                inout("rdx") FACTOR => _,
                r0 = out(reg) r0,
                r1 = out(reg) r1,
                r2 = out(reg) r2,
                r3 = out(reg) r3,
                h0 = out(reg) _,
                h1 = out(reg) _,
                h2 = out(reg) _,
                h3 = out(reg) _,
                options(pure, readonly, nostack),
            );
        }
        [r0, r1, r2, r3]
    }};
}

/// `9 a + b mod p`.
///
/// * **Computes** `(9 a + b) mod p`
/// * **Requires** `a, b < p`, and two spare bits
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Barrett's quotient: the sum `t` is below `10 p < 2^258`, and `q = floor(floor(t / 2^196) floor(2^260 / p) / 2^64)` is at most `t / p` and more
///   than `t / p - 1 - 2^-1`, so that one trial subtraction is left
#[inline(always)]
#[must_use]
pub fn nine_add4(_: Adx, a: &[u64; 4], b: &[u64; 4], k: &Params<4>) -> [u64; 4] {
    multiple!(a, b, k; "add {r0}, [{b}]", "adc {r1}, [{b} + 8]", "adc {r2}, [{b} + 16]", "adc {r3}, [{b} + 24]", "adc {h3}, 0")
}

/// `9 a - b mod p`.
///
/// * **Computes** `(9 a - b) mod p`
/// * **Requires** `a, b < p`, and two spare bits
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** as [`nine_add4`], of `9 a + p - b`
#[inline(always)]
#[must_use]
pub fn nine_sub4(_: Adx, a: &[u64; 4], b: &[u64; 4], k: &Params<4>) -> [u64; 4] {
    multiple!(a, b, k;
        "add {r0}, [{p}]", "adc {r1}, [{p} + 8]", "adc {r2}, [{p} + 16]", "adc {r3}, [{p} + 24]", "adc {h3}, 0",
        "sub {r0}, [{b}]", "sbb {r1}, [{b} + 8]", "sbb {r2}, [{b} + 16]", "sbb {r3}, [{b} + 24]", "sbb {h3}, 0")
}

op!(/// [`nine_add4`] as a kernel.
    NineAdd4(isa: Adx, a: [u64; 4], b: [u64; 4]; k: Params<4>) -> [u64; 4] { nine_add4(isa, a, b, k) });
op!(/// [`nine_sub4`] as a kernel.
    NineSub4(isa: Adx, a: [u64; 4], b: [u64; 4]; k: Params<4>) -> [u64; 4] { nine_sub4(isa, a, b, k) });

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 2] {
    const DOC: Doc = Doc { summary: "a quotient of a few bits, one trial subtraction", source: "Barrett 1986" };
    [
        Kernel {
            applies: TWO_SPARE_BITS,
            ..Kernel::of::<NineAdd4>("nine_add", "quotient_adx", 4, Computes::MultipleSum { factor: FACTOR }, DOC)
        },
        Kernel {
            applies: TWO_SPARE_BITS,
            ..Kernel::of::<NineSub4>(
                "nine_sub",
                "quotient_adx",
                4,
                Computes::MultipleDifference { factor: FACTOR },
                DOC,
            )
        },
    ]
}
