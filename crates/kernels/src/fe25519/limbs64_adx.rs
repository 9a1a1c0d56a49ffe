//! The arithmetic of [`super::limbs64`] in assembly: `mulx` leaves the flags alone, and `adcx` and `adox` carry in two
//! flags, so low and high halves of a row of products are added in two independent chains.

use super::limbs64::{canonical, sum};
use super::{FOLD_256, FieldForm, FieldOps, Limbs64};
use crate::cpu::{Adx, Level};
use crate::registry::{Form, Kernel};
use crate::word::select;
use core::arch::asm;

/// An element: any value below `2^256`, with the proof that `mulx`, `adcx` and `adox` are there.
#[derive(Clone, Copy, Debug)]
pub struct Limbs64Adx {
    limbs: [u64; 4],
    isa: Adx,
}

/// Folds four high words onto four low ones (with `rdx = 38`), and the small fifth word and bit 255 after that: the inequalities are those of `limbs64::fold`. `19 x` is two `lea`, which leave the multiplier alone.
macro_rules! fold {
    ($r0:literal $r1:literal $r2:literal $r3:literal, $h0:literal $h1:literal $h2:literal $h3:literal) => {
        concat!(
            "xor {t:e}, {t:e}\n",
            "mulx {h}, {t}, {",
            $h0,
            "}\n",
            "adcx {",
            $r0,
            "}, {t}\n",
            "adox {",
            $r1,
            "}, {h}\n",
            "mulx {h}, {t}, {",
            $h1,
            "}\n",
            "adcx {",
            $r1,
            "}, {t}\n",
            "adox {",
            $r2,
            "}, {h}\n",
            "mulx {h}, {t}, {",
            $h2,
            "}\n",
            "adcx {",
            $r2,
            "}, {t}\n",
            "adox {",
            $r3,
            "}, {h}\n",
            "mulx {h}, {t}, {",
            $h3,
            "}\n",
            "mov edx, 0\n",
            "adcx {",
            $r3,
            "}, {t}\n",
            "adox {h}, rdx\n",
            "adcx {h}, rdx\n",
            "mov {t}, {",
            $r3,
            "}\n",
            "shr {t}, 63\n",
            "btr {",
            $r3,
            "}, 63\n",
            "lea {h}, [{t} + 2 * {h}]\n",
            "lea {t}, [{h} + 8 * {h}]\n",
            "lea {h}, [{h} + 2 * {t}]\n",
            "add {",
            $r0,
            "}, {h}\n",
            "adc {",
            $r1,
            "}, 0\n",
            "adc {",
            $r2,
            "}, 0\n",
            "adc {",
            $r3,
            "}, 0\n",
        )
    };
}

/// The product of two field elements.
///
/// * **Computes** `a * b mod p`
/// * **Requires** `a, b < 2^256`
/// * **Ensures** result `< 2^255 + 19 * 78 < 2^256`
/// * **Time** constant
/// * **Source** rows of `mulx` with two carry chains (Ozturk, Guilford, Gopal, "Large Integer Squaring on Intel
///   Architecture Processors", 2013); the fold of [`super::limbs64`]
#[inline(always)]
#[must_use]
pub fn mul(_: Adx, a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let (r0, r1, r2, r3);
    // SAFETY: the token proves BMI2 and ADX; only `a` and `b`, four readable words each, are read.
    unsafe {
        asm!(
            // Row 0.
            "mov rdx, [{a}]",
            "mulx {r1}, {r0}, [{b}]",
            "mulx {r2}, {t}, [{b} + 8]",
            "add {r1}, {t}",
            "mulx {r3}, {t}, [{b} + 16]",
            "adc {r2}, {t}",
            "mulx {r4}, {t}, [{b} + 24]",
            "mov rdx, [{a} + 8]",
            "adc {r3}, {t}",
            "adc {r4}, 0",
            // Row 1.
            "xor {r5:e}, {r5:e}",
            "mulx {h}, {t}, [{b}]",
            "adcx {r1}, {t}",
            "adox {r2}, {h}",
            "mulx {h}, {t}, [{b} + 8]",
            "adcx {r2}, {t}",
            "adox {r3}, {h}",
            "mulx {h}, {t}, [{b} + 16]",
            "adcx {r3}, {t}",
            "adox {r4}, {h}",
            "mulx {h}, {t}, [{b} + 24]",
            "mov rdx, [{a} + 16]",
            "adcx {r4}, {t}",
            "adox {r5}, {h}",
            "adc {r5}, 0",
            // Row 2.
            "xor {r6:e}, {r6:e}",
            "mulx {h}, {t}, [{b}]",
            "adcx {r2}, {t}",
            "adox {r3}, {h}",
            "mulx {h}, {t}, [{b} + 8]",
            "adcx {r3}, {t}",
            "adox {r4}, {h}",
            "mulx {h}, {t}, [{b} + 16]",
            "adcx {r4}, {t}",
            "adox {r5}, {h}",
            "mulx {h}, {t}, [{b} + 24]",
            "mov rdx, [{a} + 24]",
            "adcx {r5}, {t}",
            "adox {r6}, {h}",
            "adc {r6}, 0",
            // Row 3.
            "xor {a:e}, {a:e}",
            "mulx {h}, {t}, [{b}]",
            "adcx {r3}, {t}",
            "adox {r4}, {h}",
            "mulx {h}, {t}, [{b} + 8]",
            "adcx {r4}, {t}",
            "adox {r5}, {h}",
            "mulx {h}, {t}, [{b} + 16]",
            "adcx {r5}, {t}",
            "adox {r6}, {h}",
            "mulx {h}, {t}, [{b} + 24]",
            "mov edx, {fold}",
            "adcx {r6}, {t}",
            "adox {a}, {h}",
            "adc {a}, 0",
            // 2^256 = 38: the high words are in r4, r5, r6 and, the pointer being used up, a.
            fold!("r0" "r1" "r2" "r3", "r4" "r5" "r6" "a"),
            fold = const FOLD_256,
            a = inout(reg) a.as_ptr() => _,
            b = in(reg) b.as_ptr(),
            r0 = out(reg) r0, r1 = out(reg) r1, r2 = out(reg) r2, r3 = out(reg) r3,
            r4 = out(reg) _, r5 = out(reg) _, r6 = out(reg) _,
            t = out(reg) _, h = out(reg) _, out("rdx") _,
            options(pure, readonly, nostack),
        );
    }
    [r0, r1, r2, r3]
}

/// `{a0} {a1} {a2} {a3}` squared in place. Mixed products in two chains (both run through columns 3 to 6 only), doubled in one
/// chain while the other adds the squares.
macro_rules! square {
    () => {
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
            // Columns 1 to 6 are in r1 .. r6.
            "mov rdx, {a0}\n",
            "xor {t:e}, {t:e}\n",
            "mulx {h}, {a0}, rdx\n",
            "adcx {r1}, {r1}\n",
            "adox {r1}, {h}\n",
            "mov rdx, {a1}\n",
            "mulx {h}, {t}, rdx\n",
            "adcx {r2}, {r2}\n",
            "adox {r2}, {t}\n",
            "adcx {r3}, {r3}\n",
            "adox {r3}, {h}\n",
            "mov rdx, {a2}\n",
            "mulx {h}, {t}, rdx\n",
            "adcx {r4}, {r4}\n",
            "adox {r4}, {t}\n",
            "adcx {r5}, {r5}\n",
            "adox {r5}, {h}\n",
            "mov rdx, {a3}\n",
            "mulx {a3}, {t}, rdx\n",
            "adcx {r6}, {r6}\n",
            "adox {r6}, {t}\n",
            "mov edx, 0\n",
            "adcx {a3}, rdx\n",
            "adox {a3}, rdx\n",
            "mov edx, {fold}\n",
            "mov {a1}, {r1}\n",
            "mov {a2}, {r2}\n",
            "mov {r1}, {a3}\n",
            "mov {a3}, {r3}\n",
            fold!("a0" "a1" "a2" "a3", "r4" "r5" "r6" "r1"),
        )
    };
}

/// The square of a field element: ten word products.
///
/// * **Computes** `a^2 mod p`
/// * **Requires** `a < 2^256`
/// * **Ensures** result `< 2^255 + 19 * 78 < 2^256`
/// * **Time** constant
/// * **Source** as [`mul`]
#[inline(always)]
#[must_use]
pub fn square(_: Adx, a: &[u64; 4]) -> [u64; 4] {
    let [mut a0, mut a1, mut a2, mut a3] = *a;
    // SAFETY: the token proves BMI2 and ADX; no memory is touched.
    unsafe {
        asm!(
            square!(),
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
/// * **Ensures** result `< 2^255 + 19 * 78 < 2^256`
/// * **Time** depends on `n` only
/// * **Source** as [`square`]
#[inline(always)]
#[must_use]
pub fn square_n(_: Adx, a: &[u64; 4], n: u32) -> [u64; 4] {
    assert!(n >= 1);
    let [mut a0, mut a1, mut a2, mut a3] = *a;
    // SAFETY: the token proves BMI2 and ADX; no memory is touched; `n >= 1`, so the loop ends.
    unsafe {
        asm!(
            "2:",
            square!(),
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
        Self { limbs: square_n(self.isa, &self.limbs, n), ..self }
    }
}

impl FieldForm for Limbs64Adx {
    type Limbs = [u64; 4];
    const NAME: &'static str = "limbs64_adx";
    const TIGHT: Form = Limbs64::TIGHT;
    const LOOSE: Form = Limbs64::TIGHT;
    const RESULT: Form = Limbs64::TIGHT;

    #[inline(always)]
    fn to_words(self) -> [u64; 4] {
        canonical(&self.limbs)
    }
    #[inline(always)]
    fn from_limbs(isa: Adx, limbs: [u64; 4]) -> Self {
        Self { limbs, isa }
    }
    #[inline(always)]
    fn to_limbs(self) -> [u64; 4] {
        self.limbs
    }
    #[inline(always)]
    fn loose(isa: Adx, limbs: [u64; 4]) -> Self {
        Self { limbs, isa }
    }
    #[inline(always)]
    fn select(a: Self, b: Self, bit: u64) -> Self {
        Self { limbs: core::array::from_fn(|i| select(a.limbs[i], b.limbs[i], bit)), ..a }
    }
}

/// The kernels of this file.
#[must_use]
pub const fn list() -> [Kernel; 8] {
    super::list::<Limbs64Adx>(Level::Adx, 20, 14, "four words below 2^256, mulx rows with two carry chains, fold by 38")
}
