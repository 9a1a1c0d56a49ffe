//! Nine times an element, plus or minus another, in x86-64 assembly with BMI2, for 4 limbs: what a product by `9 + u`
//! is made of, which a tower over BN254's prime has in each of its products. One quotient of a few bits, where
//! doublings and additions subtract five times.

use core::arch::asm;

use crate::cpu::Adx;
use crate::kernel::{Applies, Computes, Doc};
use crate::op::op;
use crate::{Algorithm, Kernel, Operation, Params};

/// The factor.
pub const FACTOR: u64 = 9;

/// `t - q p` and one trial subtraction, where `$second` adds the second operand to `9 a`, in `{r0}` to `{r3}` and
/// `{h3}`.
macro_rules! multiple {
    ($a:ident, $b:ident, $k:ident; $($second:literal),*) => {{
        debug_assert!($k.spare_bits() >= 2 && $k.quotient > 0);
        let (r0, r1, r2, r3): (u64, u64, u64, u64);
        // SAFETY: the token proves BMI2; reads the limbs of `a`, `b` and `p`, which the three addresses point to, and
        // writes registers only.
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
/// * **Requires** `a, b < p`, two spare bits, and a top limb of at least `2^8`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Barrett's quotient: the sum `t` is below `10 p < 2^258`, and `q = floor(floor(t / 2^196) r / 2^64)` is
///   at most `t / p` for `r = floor(2^68 / (p_3 + 1))`. Of `t / p` the top limb loses less than `10 / (p_3 + 1)`, the
///   two floors less than `16 / (p_3 + 1) + 2^-2`, together less than 1/2 for `p_3 >= 2^8`; so `q > t / p - 3/2`, and
///   one trial subtraction is left
#[inline(always)]
#[must_use]
pub fn nine_add4(_: Adx, a: &[u64; 4], b: &[u64; 4], k: &Params<4>) -> [u64; 4] {
    multiple!(a, b, k; "add {r0}, [{b}]", "adc {r1}, [{b} + 8]", "adc {r2}, [{b} + 16]", "adc {r3}, [{b} + 24]", "adc {h3}, 0")
}

/// `9 a - b mod p`.
///
/// * **Computes** `(9 a - b) mod p`
/// * **Requires** as [`nine_add4`]
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

/// Takes moduli below `2^254` whose top limb is not too small for a quotient.
const TOP_LIMB: Applies = |p| match p.last() {
    Some(top) if top >> 8 != 0 && top.leading_zeros() >= 2 => Ok(()),
    _ => Err("the top two bits of the modulus must be clear, and its top limb at least 2^8"),
};

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 2] {
    const DOC: Doc = Doc { summary: "a quotient of a few bits, one trial subtraction", source: "Barrett 1986" };
    [
        Kernel {
            applies: TOP_LIMB,
            assembly: true,
            ..Kernel::of::<NineAdd4>(
                Operation::NineAdd,
                Algorithm::Quotient,
                4,
                Computes::MultipleSum { factor: FACTOR },
                DOC,
            )
        },
        Kernel {
            applies: TOP_LIMB,
            assembly: true,
            ..Kernel::of::<NineSub4>(
                Operation::NineSub,
                Algorithm::Quotient,
                4,
                Computes::MultipleDifference { factor: FACTOR },
                DOC,
            )
        },
    ]
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::*;
    use crate::cpu::Isa;

    fn number(words: &[u64; 4]) -> BigUint {
        words.iter().rev().fold(BigUint::ZERO, |sum, &w| (sum << 64u32) + w)
    }

    /// Limbs whose products by 9 end in ones or zeros, so that carries go as far as they can, over moduli from the
    /// smallest to the largest.
    #[test]
    fn carries_and_quotients() {
        let Some(isa) = Adx::detect() else {
            std::println!("skipped: needs adx");
            return;
        };
        let bn254 = [0x3c20_8c16_d87c_fd47, 0x9781_6a91_6871_ca8d, 0xb850_45b6_8181_585d, 0x3064_4e72_e131_a029];
        let moduli = [
            bn254,
            [1, 0, 0, 1 << 8],
            [u64::MAX, 0, 0, 1 << 8],
            [1, 0, 0, 1 << 61],
            [u64::MAX, u64::MAX, u64::MAX, (1 << 62) - 1],
        ];
        // 9 * NINTH is 2^64 - 7.
        const NINTH: u64 = (u64::MAX - 6) / 9;
        for p in moduli {
            let k = Params::new(p);
            let tops = [0, 1, NINTH, 2 * NINTH + 1, p[3] / 2, p[3] - 1, p[3]];
            let limbs = [0, 1, NINTH, u64::MAX];
            let mut operands = Vec::new();
            for (i, top) in (0..64usize).flat_map(|i| tops.map(|top| (i, top))) {
                operands.push([limbs[i & 3], limbs[i >> 2 & 3], limbs[i >> 4], top]);
            }
            operands.extend([p, p].map(|p| [p[0] - 1, p[1], p[2], p[3]]));
            operands.retain(|a| number(a) < number(&p));
            for a in &operands {
                for b in operands.iter().step_by(5).chain(operands.last()) {
                    let (a9, p) = (number(a) * FACTOR, number(&p));
                    assert_eq!(number(&nine_add4(isa, a, b, &k)), (&a9 + number(b)) % &p, "{a:x?} {b:x?}");
                    assert_eq!(number(&nine_sub4(isa, a, b, &k)), (&a9 + &p - number(b)) % &p, "{a:x?} {b:x?}");
                }
            }
        }
        // Of a smaller top limb too little is known: 9 a + b came to more than p.
        assert_eq!(Params::new([447, 0, 0, 17]).quotient, 0);
    }
}
