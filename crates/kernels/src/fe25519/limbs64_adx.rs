//! The arithmetic of [`super::limbs64`] in assembly: `mulx` leaves the flags alone, and `adcx` and `adox` carry in two
//! flags, so low and high halves of a row of products are added in two independent chains.

use super::form::{FOLD_256, FieldOps};
use super::limbs51_chain;
use super::limbs64::sum;
use crate::Kernel;
use crate::cpu::Adx;
use crate::cpu::tuning;
use core::arch::asm;

/// An element: any value below `2^256`, with the proof that `mulx`, `adcx` and `adox` are there.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Limbs64Adx {
    pub(super) limbs: [u64; 4],
    pub(super) isa: Adx,
}

/// Folds four high words onto four low ones (with `rdx = 38`).
///
/// The low halves of `38 h_i` go up one chain, into the last high half, which is at most 38 then: the value is `r +
/// 2^64 (h_0 + 2^64 h_1 + 2^128 h_2) + 2^256 h_3` with `h_0, h_1, h_2 < 38`. With bit 255 it is folded again, `2 h_3 +
/// bit` times 19, in the chain that adds the other high halves: at most `2^255 - 1 + 38 * 2^192 (1 + 2^-64 + 2^-128) +
/// 19 * 77 < 2^255 + 2^198`, and no carry is left. `19 x` is two `lea`, which leave the multiplier alone.
macro_rules! fold {
    ($r0:literal $r1:literal $r2:literal $r3:literal, $h0:literal $h1:literal $h2:literal $h3:literal, $h:literal) => {
        concat!(
            "mulx {",
            $h0,
            "}, {t}, {",
            $h0,
            "}\n",
            "add {",
            $r0,
            "}, {t}\n",
            "mulx {",
            $h1,
            "}, {t}, {",
            $h1,
            "}\n",
            "adc {",
            $r1,
            "}, {t}\n",
            "mulx {",
            $h2,
            "}, {t}, {",
            $h2,
            "}\n",
            "adc {",
            $r2,
            "}, {t}\n",
            "mulx {",
            $h,
            "}, {t}, {",
            $h3,
            "}\n",
            "adc {",
            $r3,
            "}, {t}\n",
            "adc {",
            $h,
            "}, 0\n",
            "mov {t}, {",
            $r3,
            "}\n",
            "shr {t}, 63\n",
            "btr {",
            $r3,
            "}, 63\n",
            "lea {",
            $h,
            "}, [{t} + 2 * {",
            $h,
            "}]\n",
            "lea {t}, [{",
            $h,
            "} + 8 * {",
            $h,
            "}]\n",
            "lea {",
            $h,
            "}, [{",
            $h,
            "} + 2 * {t}]\n",
            "add {",
            $r0,
            "}, {",
            $h,
            "}\n",
            "adc {",
            $r1,
            "}, {",
            $h0,
            "}\n",
            "adc {",
            $r2,
            "}, {",
            $h1,
            "}\n",
            "adc {",
            $r3,
            "}, {",
            $h2,
            "}\n",
        )
    };
}

/// The product of two field elements.
///
/// * **Computes** `a * b mod p`
/// * **Requires** `a, b < 2^256`
/// * **Ensures** result `< 2^255 + 2^198 < 2^256`
/// * **Time** constant
/// * **Source** rows of `mulx` with two carry chains (Ozturk, Guilford, Gopal, "Large Integer Squaring on Intel
///   Architecture Processors", 2013); the fold in two chains as in Pornin's crrl
///
/// Both operands are in registers. Read from memory, one that was just computed would be copied for the call in pieces
/// of 16 bytes, which wait for the 8-byte stores before them: 30.8 cycles instead of 24.7 among independent products on
/// a Zen 5, verification a tenth slower.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn mul(_: Adx, a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let [a0, a1, a2, a3] = *a;
    let [b0, b1, b2, b3] = *b;
    let (r0, r1, r2, r3);
    // SAFETY: the token proves BMI2 and ADX; no memory is touched.
    unsafe {
        asm!(
            // Row 0. The lowest word waits in a vector register: with 13 registers this is compiled where frames have
            // pointers too.
            "mulx {r1}, {t}, {b0}",
            "movq {r0}, {t}",
            "mulx {r2}, {t}, {b1}",
            "add {r1}, {t}",
            "mulx {r3}, {t}, {b2}",
            "adc {r2}, {t}",
            "mulx {r4}, {t}, {b3}",
            "mov rdx, {a1}",
            "adc {r3}, {t}",
            "adc {r4}, 0",
            // Row 1. The word of `a` that a row is done with takes its high halves; the last one stays.
            "xor {t:e}, {t:e}",
            "mulx {a1}, {t}, {b0}",
            "adcx {r1}, {t}",
            "adox {r2}, {a1}",
            "mulx {a1}, {t}, {b1}",
            "adcx {r2}, {t}",
            "adox {r3}, {a1}",
            "mulx {a1}, {t}, {b2}",
            "adcx {r3}, {t}",
            "adox {r4}, {a1}",
            "mulx {a1}, {t}, {b3}",
            "mov rdx, {a2}",
            "adcx {r4}, {t}",
            "mov {t:e}, 0",
            "adox {a1}, {t}",
            "adc {a1}, 0",
            // Row 2.
            "xor {t:e}, {t:e}",
            "mulx {a2}, {t}, {b0}",
            "adcx {r2}, {t}",
            "adox {r3}, {a2}",
            "mulx {a2}, {t}, {b1}",
            "adcx {r3}, {t}",
            "adox {r4}, {a2}",
            "mulx {a2}, {t}, {b2}",
            "adcx {r4}, {t}",
            "adox {a1}, {a2}",
            "mulx {a2}, {t}, {b3}",
            "mov rdx, {a3}",
            "adcx {a1}, {t}",
            "mov {t:e}, 0",
            "adox {a2}, {t}",
            "adc {a2}, 0",
            // Row 3.
            "xor {t:e}, {t:e}",
            "mulx {a3}, {t}, {b0}",
            "adcx {r3}, {t}",
            "adox {r4}, {a3}",
            "mulx {a3}, {t}, {b1}",
            "adcx {r4}, {t}",
            "adox {a1}, {a3}",
            "mulx {a3}, {t}, {b2}",
            "adcx {a1}, {t}",
            "adox {a2}, {a3}",
            "mulx {a3}, {t}, {b3}",
            "mov edx, {fold}",
            "adcx {a2}, {t}",
            "mov {t:e}, 0",
            "adox {a3}, {t}",
            "adc {a3}, 0",
            "movq {b0}, {r0}",
            // 2^256 = 38.
            fold!("b0" "r1" "r2" "r3", "r4" "a1" "a2" "a3", "b3"),
            fold = const FOLD_256,
            inout("rdx") a0 => _, a1 = inout(reg) a1 => _, a2 = inout(reg) a2 => _, a3 = inout(reg) a3 => _,
            b0 = inout(reg) b0 => r0, b1 = in(reg) b1, b2 = in(reg) b2, b3 = inout(reg) b3 => _,
            r0 = out(xmm_reg) _, r1 = out(reg) r1, r2 = out(reg) r2, r3 = out(reg) r3,
            r4 = out(reg) _, t = out(reg) _,
            options(pure, nomem, nostack),
        );
    }
    [r0, r1, r2, r3]
}

/// `{a0} {a1} {a2} {a3}` squared in place. Mixed products in two chains (both run through columns 3 to 6 only), then
/// doubled and the squares added, one chain each; columns of `$shifted` are doubled by shifts, which do not wait for
/// the chain. With the top column alone 32.9 cycles in a chain of squares, 20.3 among others; with three 31.7 and 21.3;
/// with the doubling in one chain beside the squares in the other 36.5 and 18.4.
macro_rules! square {
    (among_others) => {
        square!("shld {r6}, {r5}, 1\n", "adc {r4}, {r4}\nadc {r5}, {r5}\n")
    };
    (in_a_chain) => {
        square!("shld {r6}, {r5}, 1\nshld {r5}, {r4}, 1\nshld {r4}, {r3}, 1\n", "")
    };
    ($shifted:literal, $chained:literal) => {
        concat!(
            "mov rdx, {a0}\n",
            "xor {r6:e}, {r6:e}\n",
            "mulx {r2}, {r1}, {a1}\n",
            "mulx {r3}, {t}, {a2}\n",
            "adcx {r2}, {t}\n",
            "mulx {r4}, {h}, {a3}\n",
            "mov rdx, {a1}\n",
            "mulx {r5}, {t}, {a2}\n",
            "adcx {r3}, {t}\n",
            "adox {r3}, {h}\n",
            "mulx {h}, {t}, {a3}\n",
            "adcx {r4}, {r5}\n",
            "adox {r4}, {t}\n",
            "mov rdx, {a2}\n",
            "mulx {r5}, {t}, {a3}\n",
            "adcx {h}, {t}\n",
            "adox {h}, {r6}\n",
            "adcx {r5}, {r6}\n",
            "adox {r6}, {r5}\n",
            "mov {r5}, {h}\n",
            // Columns 1 to 6 are in r1 .. r6. Doubled, column 7 is in h.
            "mov {h}, {r6}\n",
            "shr {h}, 63\n",
            $shifted,
            "add {r1}, {r1}\n",
            "adc {r2}, {r2}\n",
            "adc {r3}, {r3}\n",
            $chained,
            "mov rdx, {a0}\n",
            "mulx {t}, {a0}, rdx\n",
            "add {r1}, {t}\n",
            "mov rdx, {a1}\n",
            "mulx {a1}, {t}, rdx\n",
            "adc {r2}, {t}\n",
            "adc {r3}, {a1}\n",
            "mov rdx, {a2}\n",
            "mulx {a2}, {t}, rdx\n",
            "adc {r4}, {t}\n",
            "adc {r5}, {a2}\n",
            "mov rdx, {a3}\n",
            "mulx {a3}, {t}, rdx\n",
            "adc {r6}, {t}\n",
            "adc {a3}, {h}\n",
            "mov edx, {fold}\n",
            "mov {a1}, {r1}\n",
            "mov {a2}, {r2}\n",
            "mov {r1}, {a3}\n",
            "mov {a3}, {r3}\n",
            fold!("a0" "a1" "a2" "a3", "r4" "r5" "r6" "r1", "h"),
        )
    };
}

/// The square of a field element: ten word products.
///
/// * **Computes** `a^2 mod p`
/// * **Requires** `a < 2^256`
/// * **Ensures** result `< 2^255 + 2^198 < 2^256`
/// * **Time** constant
/// * **Source** as [`mul`]
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn square(_: Adx, a: &[u64; 4]) -> [u64; 4] {
    let [mut a0, mut a1, mut a2, mut a3] = *a;
    // SAFETY: the token proves BMI2 and ADX; no memory is touched.
    unsafe {
        asm!(
            square!(among_others),
            fold = const FOLD_256,
            a0 = inout(reg) a0, a1 = inout(reg) a1, a2 = inout(reg) a2, a3 = inout(reg) a3,
            r1 = out(reg) _, r2 = out(reg) _, r3 = out(reg) _, r4 = out(reg) _, r5 = out(reg) _, r6 = out(reg) _,
            t = out(reg) _, h = out(reg) _, out("rdx") _,
            options(pure, nomem, nostack),
        );
    }
    [a0, a1, a2, a3]
}

/// `n` squarings in a row, in registers throughout.
///
/// * **Computes** `a^(2^n) mod p`
/// * **Requires** `a < 2^256`, `n >= 1`
/// * **Ensures** result `< 2^255 + 2^198 < 2^256`
/// * **Time** depends on `n` only
/// * **Source** as [`square`]
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn square_n(_: Adx, a: &[u64; 4], n: u32) -> [u64; 4] {
    assert!(n >= 1);
    let [mut a0, mut a1, mut a2, mut a3] = *a;
    // SAFETY: the token proves BMI2 and ADX; no memory is touched; `n >= 1`, so the loop ends.
    unsafe {
        asm!(
            "2:",
            square!(in_a_chain),
            "dec {n:e}",
            "jnz 2b",
            fold = const FOLD_256,
            a0 = inout(reg) a0, a1 = inout(reg) a1, a2 = inout(reg) a2, a3 = inout(reg) a3,
            r1 = out(reg) _, r2 = out(reg) _, r3 = out(reg) _, r4 = out(reg) _, r5 = out(reg) _, r6 = out(reg) _,
            t = out(reg) _, h = out(reg) _, n = inout(reg) n => _, out("rdx") _,
            options(pure, nomem, nostack),
        );
    }
    [a0, a1, a2, a3]
}

impl FieldOps for Limbs64Adx {
    type Isa = Adx;
    type Loose = Self;

    #[inline(always)]
    fn isa(self) -> Adx {
        self.isa
    }
    #[inline(always)]
    fn from_words(isa: Adx, limbs: [u64; 4]) -> Self {
        Self { limbs, isa }
    }
    #[inline(always)]
    fn sum<const P: usize, const M: usize>(plus: [Self; P], minus: [Self; M]) -> Self {
        Self { limbs: sum(plus.map(|x| x.limbs), minus.map(|x| x.limbs)), isa: plus[0].isa }
    }
    #[inline(always)]
    fn carry(a: Self) -> Self {
        a
    }
    #[inline(always)]
    fn mul_loose(a: Self, b: Self) -> Self {
        Self { limbs: mul(a.isa, &a.limbs, &b.limbs), ..a }
    }
    #[inline(always)]
    fn square_loose(a: Self) -> Self {
        Self { limbs: square(a.isa, &a.limbs), ..a }
    }
    #[inline(always)]
    fn square_n(self, n: u32) -> Self {
        let limbs = if tuning::chains_in_limbs51(self.isa.order(), n) {
            limbs51_chain::square_n(self.isa, &self.limbs, n)
        } else {
            square_n(self.isa, &self.limbs, n)
        };
        Self { limbs, ..self }
    }
}

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 8] {
    super::kernels::list::<Limbs64Adx>(20, 14, "four words below 2^256, mulx rows with two carry chains, fold by 38")
}
