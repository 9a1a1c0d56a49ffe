//! Products and squares of five limbs in floating-point lanes, as columns: what the formulas of
//! [`double`](super::doubles51) are built on.
//!
//! With registers there is assembly, in the order of falling columns: the upper five are complete first, multiplied by
//! 19 in place and the lower five accumulated onto them, so that seven accumulators never live at once and nothing is
//! spilled. (Compilers reassociate the integer sums, keep all hundred terms alive, and multiply by 19 with three
//! multiplications: 80 cycles instead of 60 for four products on a Golden Cove core.)

use crate::vector::Model;
use crate::vector::doubles::{Doubles, HIGH, LIMB_BITS, LOW, product};
use crate::vector::register::unroll;

use super::form::FOLD_255;

/// What is added to a column so that it is positive and its carry rounded: `2^62 + 2^50`.
pub(super) const ROUND: u64 = (1 << 62) + (1 << (LIMB_BITS - 1));

/// Vectors that multiply five limbs. Apart from [`Doubles`], as the bodies are of `2^255 - 19` and `vector` imports no
/// field.
pub trait Product51: Doubles {
    /// The columns of a product of limbs with `|a_i b_j| <= 3 T^2`, plus `2^62 + 2^50` if `ROUNDED`.
    ///
    /// * **Computes** `a * b mod p`, not carried
    /// * **Requires** limbs with `|a_i b_j| <= 3 T^2 < 2^102`
    /// * **Ensures** columns `|r_k| < 220 * 2^50`, the last `< 40 * 2^50`
    /// * **Time** constant
    /// * **Source** the head of [`crate::vector::doubles`]
    ///
    /// With `n_k = min(k + 1, 9 - k)` products in column `k`, whose low halves are at most `2^50` and whose high
    /// halves, one column up, at most `3 T^2 / 2^51 + 1 < 1.5 * 2^50 + 2^13`, folded by 19:
    ///
    /// | k | `n_k + 1.5 n_(k-1)` | `n_(k+5) + 1.5 n_(k+4)` | in units of `2^50`, below |
    /// |---|---|---|---|
    /// | 0 | 1 | 4 + 7.5 | 220 |
    /// | 1 | 2 + 1.5 | 3 + 6 | 175 |
    /// | 2 | 3 + 3 | 2 + 4.5 | 130 |
    /// | 3 | 4 + 4.5 | 1 + 3 | 85 |
    /// | 4 | 5 + 6 | 1.5 | 40 |
    fn mul<const ROUNDED: bool>(a: &[Self; 5], b: &[Self; 5]) -> [Self; 5];

    /// The columns of the square of tight limbs: 15 products, of which the mixed ones take one factor doubled.
    ///
    /// Requires tight limbs; ensures what [`Self::mul`] does, whose columns have at least as many products.
    fn square<const ROUNDED: bool>(a: &[Self; 5]) -> [Self; 5];
}

/// What is to be added to folded columns of bit patterns, `n_k` low halves and `n_(k-1)` high ones in each, to make
/// them columns of integers.
const fn bias(products: [u64; 9], round: u64) -> [u64; 5] {
    let mut columns = [0u64; 10];
    let mut k = 0;
    while k < 9 {
        columns[k] = columns[k].wrapping_sub(products[k].wrapping_mul(LOW.to_bits()));
        columns[k + 1] = columns[k + 1].wrapping_sub(products[k].wrapping_mul(HIGH.to_bits()));
        k += 1;
    }
    let mut folded = [round; 5];
    k = 0;
    while k < 5 {
        folded[k] = folded[k].wrapping_add(columns[k]).wrapping_add(FOLD_255.wrapping_mul(columns[k + 5]));
        k += 1;
    }
    folded
}

/// [`bias`] for [`Product51::mul`] and [`Product51::square`], without [`ROUND`] and with it.
const MUL_BIAS: [[u64; 5]; 2] = [bias([1, 2, 3, 4, 5, 4, 3, 2, 1], 0), bias([1, 2, 3, 4, 5, 4, 3, 2, 1], ROUND)];
const SQUARE_BIAS: [[u64; 5]; 2] = [bias([1, 1, 2, 2, 3, 2, 2, 1, 1], 0), bias([1, 1, 2, 2, 3, 2, 2, 1, 1], ROUND)];

/// `z + 19 z' + bias`, for the upper columns `z'`: `2^255 = 19`.
fn fold<V: Doubles>(z: &[V; 10], bias: &[u64; 5]) -> [V; 5] {
    core::array::from_fn(|k| {
        let nine = z[k + 5].add(z[k + 5].shl::<3>());
        z[k].add(z[k + 5]).add(nine.add(nine)).add(V::splat(z[k].isa(), bias[k]))
    })
}

/// What the assembly does, for the model.
impl<I: crate::cpu::Isa + core::fmt::Debug> Product51 for Model<I, 4> {
    fn mul<const ROUNDED: bool>(a: &[Self; 5], b: &[Self; 5]) -> [Self; 5] {
        let mut z = [Self::splat(a[0].isa(), 0); 10];
        unroll!(i < 5, {
            for j in 0..5 {
                let (hi, lo) = product(a[i], b[j]);
                z[i + j] = z[i + j].add(lo);
                z[i + j + 1] = z[i + j + 1].add(hi);
            }
        });
        fold(&z, &MUL_BIAS[usize::from(ROUNDED)])
    }

    fn square<const ROUNDED: bool>(a: &[Self; 5]) -> [Self; 5] {
        let mut z = [Self::splat(a[0].isa(), 0); 10];
        let twice = a.map(|x| x.plus(x));
        unroll!(i < 5, {
            for j in i..5 {
                let (hi, lo) = product(a[i], if i == j { a[j] } else { twice[j] });
                z[i + j] = z[i + j].add(lo);
                z[i + j + 1] = z[i + j + 1].add(hi);
            }
        });
        fold(&z, &SQUARE_BIAS[usize::from(ROUNDED)])
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{HIGH, LOW, MUL_BIAS, Product51, SQUARE_BIAS};
    use crate::cpu::Fma;
    use crate::vector::Ymm;
    use core::arch::asm;
    use core::arch::x86_64::__m256i;

    /// Constants in every lane, where the assembly finds them.
    #[repr(C, align(32))]
    struct Constants {
        high: [u64; 4],
        high_and_low: [u64; 4],
        bias: [[u64; 4]; 5],
    }

    impl Constants {
        const fn new(bias: &[u64; 5]) -> Self {
            Self {
                high: [HIGH.to_bits(); 4],
                high_and_low: [(HIGH + LOW).to_bits(); 4],
                bias: [[bias[0]; 4], [bias[1]; 4], [bias[2]; 4], [bias[3]; 4], [bias[4]; 4]],
            }
        }
    }

    static MUL: [Constants; 2] = [Constants::new(&MUL_BIAS[0]), Constants::new(&MUL_BIAS[1])];
    static SQUARE: [Constants; 2] = [Constants::new(&SQUARE_BIAS[0]), Constants::new(&SQUARE_BIAS[1])];

    // ymm0 to ymm4 hold the limbs of one factor, the other is in memory; ymm12 and ymm13 hold the two constants, ymm14
    // and ymm15 one product. Column 9 and then column 4 is in ymm5, 8 and 3 in ymm6, and so on.

    /// One product: its high half is added to one accumulator, its low half to another.
    macro_rules! multiply {
        ($x:literal, $y:literal => $high:literal, $low:literal) => {
            concat!(
                "vmovapd ymm14, ymm12\n",
                "vfmadd231pd ymm14, ",
                $x,
                ", ",
                $y,
                "\n",
                "vsubpd ymm15, ymm13, ymm14\n",
                "vpaddq ",
                $high,
                ", ",
                $high,
                ", ymm14\n",
                "vfmadd231pd ymm15, ",
                $x,
                ", ",
                $y,
                "\n",
                "vpaddq ",
                $low,
                ", ",
                $low,
                ", ymm15\n",
            )
        };
        // The first of a column: its low half is the accumulator.
        ($x:literal, $y:literal => $high:literal, new $low:literal) => {
            concat!(
                "vmovapd ymm14, ymm12\n",
                "vfmadd231pd ymm14, ",
                $x,
                ", ",
                $y,
                "\n",
                "vsubpd ",
                $low,
                ", ymm13, ymm14\n",
                "vpaddq ",
                $high,
                ", ",
                $high,
                ", ymm14\n",
                "vfmadd231pd ",
                $low,
                ", ",
                $x,
                ", ",
                $y,
                "\n",
            )
        };
        // The first of all.
        ($x:literal, $y:literal => new $high:literal, new $low:literal) => {
            concat!(
                "vmovapd ",
                $high,
                ", ymm12\n",
                "vfmadd231pd ",
                $high,
                ", ",
                $x,
                ", ",
                $y,
                "\n",
                "vsubpd ",
                $low,
                ", ymm13, ",
                $high,
                "\n",
                "vfmadd231pd ",
                $low,
                ", ",
                $x,
                ", ",
                $y,
                "\n",
            )
        };
    }
    /// A complete upper column becomes the beginning of a lower one: 19 times it, and the bias.
    macro_rules! fold {
        ($z:literal, $bias:literal) => {
            concat!(
                "vpsllq ymm14, ",
                $z,
                ", 3\n",
                "vpaddq ymm15, ",
                $z,
                ", [{k} + 64 + 32*",
                $bias,
                "]\n",
                "vpaddq ymm14, ymm14, ",
                $z,
                "\n",
                "vpaddq ymm14, ymm14, ymm14\n",
                "vpaddq ",
                $z,
                ", ymm15, ymm14\n",
            )
        };
    }

    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn mul(a: &[__m256i; 5], b: &[__m256i; 5], constants: &Constants) -> [__m256i; 5] {
        let mut r = *b;
        let [b0, b1, b2, b3, b4] = *b;
        // SAFETY: the function's features are AVX2 and FMA; the block reads five vectors of `a` and seven of the
        // constants.
        unsafe {
            asm!(
                "vmovapd ymm12, [{k}]",
                "vmovapd ymm13, [{k} + 32]",
                multiply!("ymm4", "[{a} + 128]" => new "ymm5", new "ymm6"),
                fold!("ymm5", "4"),
                multiply!("ymm3", "[{a} + 128]" => "ymm6", new "ymm7"),
                multiply!("ymm4", "[{a} + 96]" => "ymm6", "ymm7"),
                fold!("ymm6", "3"),
                multiply!("ymm2", "[{a} + 128]" => "ymm7", new "ymm8"),
                multiply!("ymm3", "[{a} + 96]" => "ymm7", "ymm8"),
                multiply!("ymm4", "[{a} + 64]" => "ymm7", "ymm8"),
                fold!("ymm7", "2"),
                multiply!("ymm1", "[{a} + 128]" => "ymm8", new "ymm9"),
                multiply!("ymm2", "[{a} + 96]" => "ymm8", "ymm9"),
                multiply!("ymm3", "[{a} + 64]" => "ymm8", "ymm9"),
                multiply!("ymm4", "[{a} + 32]" => "ymm8", "ymm9"),
                fold!("ymm8", "1"),
                multiply!("ymm0", "[{a} + 128]" => "ymm9", "ymm5"),
                multiply!("ymm1", "[{a} + 96]" => "ymm9", "ymm5"),
                multiply!("ymm2", "[{a} + 64]" => "ymm9", "ymm5"),
                multiply!("ymm3", "[{a} + 32]" => "ymm9", "ymm5"),
                multiply!("ymm4", "[{a}]" => "ymm9", "ymm5"),
                fold!("ymm9", "0"),
                multiply!("ymm0", "[{a} + 96]" => "ymm5", "ymm6"),
                multiply!("ymm1", "[{a} + 64]" => "ymm5", "ymm6"),
                multiply!("ymm2", "[{a} + 32]" => "ymm5", "ymm6"),
                multiply!("ymm3", "[{a}]" => "ymm5", "ymm6"),
                multiply!("ymm0", "[{a} + 64]" => "ymm6", "ymm7"),
                multiply!("ymm1", "[{a} + 32]" => "ymm6", "ymm7"),
                multiply!("ymm2", "[{a}]" => "ymm6", "ymm7"),
                multiply!("ymm0", "[{a} + 32]" => "ymm7", "ymm8"),
                multiply!("ymm1", "[{a}]" => "ymm7", "ymm8"),
                multiply!("ymm0", "[{a}]" => "ymm8", "ymm9"),
                a = in(reg) a,
                k = in(reg) constants,
                in("ymm0") b0, in("ymm1") b1, in("ymm2") b2, in("ymm3") b3, in("ymm4") b4,
                out("ymm5") r[4], out("ymm6") r[3], out("ymm7") r[2], out("ymm8") r[1], out("ymm9") r[0],
                out("ymm12") _, out("ymm13") _, out("ymm14") _, out("ymm15") _,
                options(pure, readonly, nostack, preserves_flags),
            );
        }
        r
    }

    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn square(a: &[__m256i; 5], constants: &Constants) -> [__m256i; 5] {
        let mut r = *a;
        let [a0, a1, a2, a3, a4] = *a;
        // SAFETY: the function's features are AVX2 and FMA; the block reads seven vectors of the constants.
        unsafe {
            asm!(
                "vmovapd ymm12, [{k}]",
                "vmovapd ymm13, [{k} + 32]",
                multiply!("ymm4", "ymm4" => new "ymm5", new "ymm6"),
                "vaddpd ymm4, ymm4, ymm4",
                fold!("ymm5", "4"),
                multiply!("ymm3", "ymm4" => "ymm6", new "ymm7"),
                fold!("ymm6", "3"),
                multiply!("ymm2", "ymm4" => "ymm7", new "ymm8"),
                multiply!("ymm3", "ymm3" => "ymm7", "ymm8"),
                fold!("ymm7", "2"),
                "vaddpd ymm10, ymm3, ymm3",
                multiply!("ymm1", "ymm4" => "ymm8", new "ymm9"),
                multiply!("ymm2", "ymm10" => "ymm8", "ymm9"),
                fold!("ymm8", "1"),
                multiply!("ymm0", "ymm4" => "ymm9", "ymm5"),
                multiply!("ymm1", "ymm10" => "ymm9", "ymm5"),
                multiply!("ymm2", "ymm2" => "ymm9", "ymm5"),
                fold!("ymm9", "0"),
                "vaddpd ymm11, ymm2, ymm2",
                multiply!("ymm0", "ymm10" => "ymm5", "ymm6"),
                multiply!("ymm1", "ymm11" => "ymm5", "ymm6"),
                multiply!("ymm0", "ymm11" => "ymm6", "ymm7"),
                multiply!("ymm1", "ymm1" => "ymm6", "ymm7"),
                "vaddpd ymm10, ymm0, ymm0",
                multiply!("ymm10", "ymm1" => "ymm7", "ymm8"),
                multiply!("ymm0", "ymm0" => "ymm8", "ymm9"),
                k = in(reg) constants,
                in("ymm0") a0, in("ymm1") a1, in("ymm2") a2, in("ymm3") a3, inout("ymm4") a4 => _,
                out("ymm5") r[4], out("ymm6") r[3], out("ymm7") r[2], out("ymm8") r[1], out("ymm9") r[0],
                out("ymm10") _, out("ymm11") _, out("ymm12") _, out("ymm13") _, out("ymm14") _, out("ymm15") _,
                options(pure, readonly, nostack, preserves_flags),
            );
        }
        r
    }

    impl Product51 for Ymm<Fma> {
        #[inline(always)]
        fn mul<const ROUNDED: bool>(a: &[Self; 5], b: &[Self; 5]) -> [Self; 5] {
            // SAFETY: the operands prove AVX2 and FMA.
            unsafe { Self::from_raw(mul(Self::raw(a), Self::raw(b), &MUL[usize::from(ROUNDED)])) }
        }
        #[inline(always)]
        fn square<const ROUNDED: bool>(a: &[Self; 5]) -> [Self; 5] {
            // SAFETY: the operands prove AVX2 and FMA.
            unsafe { Self::from_raw(square(Self::raw(a), &SQUARE[usize::from(ROUNDED)])) }
        }
    }
}
