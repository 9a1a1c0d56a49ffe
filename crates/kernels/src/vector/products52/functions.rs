//! The bodies as functions, for either width of registers.

use core::arch::asm;
use core::mem::MaybeUninit;

use super::*;

/// Bytes from part `i` of numbers of so many limbs of eight words, in parts of so many bytes of each limb, to the next.
const fn next_part(part: usize, limbs: usize, i: usize) -> usize {
    if part == 64 || i == 1 { 64 * (limbs - 1) + part } else { part }
}

/// A body as a function.
macro_rules! function {
    ($v:tt $part:literal $features:literal $enter:literal $leave:literal [$($registers:tt)*]; $name:ident = $body:ident $limbs:tt, $bias:expr) => {
        #[inline(never)]
        #[target_feature(enable = $features)]
        unsafe fn $name(out: *mut u64, a: *const u64, b: *const u64, k: *const u64, parts: usize) {
            static BIAS: [u64; COLUMNS] = $bias;
            let mut scratch = MaybeUninit::<Scratch<1>>::uninit();
            // SAFETY: the features are those of the instructions; the caller answers for the operands; the scratch
            // space is written before it is read. The control register is as it was in the end.
            unsafe {
                asm!(
                    $enter,
                    concat!("vbroadcastsd ", $v, "12, [{c} + 128]"),
                    concat!("vbroadcastsd ", $v, "13, [{c} + 136]"),
                    ".p2align 6",
                    "2:",
                    body!($v $body $limbs),
                    "add {a}, {step}",
                    "add {b}, {step}",
                    "add {out}, {step}",
                    "xor {step}, {other_step}",
                    "dec {parts}",
                    "jnz 2b",
                    $leave,
                    "# {p} {k} {s}",
                    a = inout(reg) a => _,
                    b = inout(reg) b => _,
                    out = inout(reg) out => _,
                    parts = inout(reg) parts => _,
                    step = inout(reg) next_part($part, $limbs, 0) => _,
                    other_step = const next_part($part, $limbs, 0) ^ next_part($part, $limbs, 1),
                    k = in(reg) k,
                    c = in(reg) &raw const CONSTANTS,
                    bias = in(reg) &raw const BIAS,
                    s = in(reg) scratch.as_mut_ptr(),
                    p = const 32 * $limbs,
                    $(out($registers) _,)*
                    options(nostack),
                );
            }
        }
    };
}

/// What the bodies read of a modulus.
#[inline(always)]
pub(crate) const fn factors<const L: usize>(k: &Modulus52<L>) -> *const u64 {
    core::ptr::from_ref(&k.doubles).cast()
}

/// What is different for the width of a register.
macro_rules! modules {
    ($($(#[$doc:meta])* $module:ident: $v:tt $part:literal $features:literal $enter:literal $leave:literal $registers:tt)+) => {$(
        $(#[$doc])*
        pub(crate) mod $module {
            use super::*;

            function!($v $part $features $enter $leave $registers; mul8 = mul 8, bias_of::<8>(true, Some(Folds::Pairs)));
            function!($v $part $features $enter $leave $registers; square8 = square 8, bias_of::<8>(true, Some(Folds::Pairs)));
            function!($v $part $features $enter $leave $registers; accumulate8 = accumulate 8, bias_of::<8>(true, None));
            function!($v $part $features $enter $leave $registers; reduce8 = reduce 8, bias_of::<8>(false, Some(Folds::All)));
            function!($v $part $features $enter $leave $registers; mul5 = mul 5, bias_of::<5>(true, Some(Folds::Pairs)));
            function!($v $part $features $enter $leave $registers; square5 = square 5, bias_of::<5>(true, Some(Folds::Pairs)));
            function!($v $part $features $enter $leave $registers; accumulate5 = accumulate 5, bias_of::<5>(true, None));
            function!($v $part $features $enter $leave $registers; rows5 = rows 5, bias_of_rows::<5>());
            function!($v $part $features $enter $leave $registers; reduce5 = reduce 5, bias_of::<5>(false, Some(Folds::Pairs)));

            /// The function for five limbs or that for eight.
            ///
            /// # Safety
            /// The CPU must have the features; operands are `L` limbs, or `2L` columns, of eight words, of which a part
            /// is four.
            #[inline(always)]
            unsafe fn either<const L: usize>(
                [five, eight]: [unsafe fn(*mut u64, *const u64, *const u64, *const u64, usize); 2],
                out: *mut u64,
                a: *const u64,
                b: *const u64,
                k: *const u64,
                parts: usize,
            ) {
                const { assert!(L == 5 || L == 8, "there are bodies for five limbs and for eight") };
                // SAFETY: the caller's.
                unsafe { if L == 5 { five(out, a, b, k, parts) } else { eight(out, a, b, k, parts) } }
            }

            /// `t + a b`
            ///
            /// # Safety
            /// As [`either`]; limbs below `2^52`.
            #[inline(always)]
            pub(crate) unsafe fn accumulate<const L: usize>(t: *mut u64, a: *const u64, b: *const u64, parts: usize) {
                // SAFETY: the caller's.
                unsafe { either::<L>([accumulate5, accumulate8], t, a, b, t, parts) }
            }
            /// [`Wide::reduce_relaxed`](crate::vector::Wide::reduce_relaxed)
            ///
            /// # Safety
            /// As [`either`].
            #[inline(always)]
            pub(crate) unsafe fn reduce<const L: usize>(out: *mut u64, t: *const u64, k: &Modulus52<L>, parts: usize) {
                // SAFETY: the caller's.
                unsafe { either::<L>([reduce5, reduce8], out, t, t, factors(k), parts) }
            }
            /// [`Lanes52::mul_relaxed`](crate::vector::Lanes52::mul_relaxed)
            ///
            /// # Safety
            /// As [`either`]; limbs below `2^52`.
            #[inline(always)]
            pub(crate) unsafe fn mul<const L: usize>(out: *mut u64, a: *const u64, b: *const u64, k: &Modulus52<L>, parts: usize) {
                // SAFETY: the caller's.
                unsafe { either::<L>([mul5, mul8], out, a, b, factors(k), parts) }
            }
            /// [`Lanes52::mul_each_by_rows`](crate::vector::Lanes52::mul_each_by_rows)
            ///
            /// # Safety
            /// The CPU must have the features; operands are five limbs of eight words, of which a part is four; limbs
            /// below `2^52`.
            #[inline(always)]
            pub(crate) unsafe fn mul_by_rows<const L: usize>(
                out: *mut u64,
                a: *const u64,
                rows: &[[u64; L]; L],
                k: &Modulus52<L>,
                parts: usize,
            ) {
                const { assert!(L == 5, "there is a body for five limbs") };
                // SAFETY: the caller's.
                unsafe { rows5(out, a, rows.as_flattened().as_ptr(), factors(k), parts) }
            }
            /// [`Lanes52::square_relaxed`](crate::vector::Lanes52::square_relaxed)
            ///
            /// # Safety
            /// As [`either`]; limbs below `2^52`.
            #[inline(always)]
            pub(crate) unsafe fn square<const L: usize>(out: *mut u64, a: *const u64, k: &Modulus52<L>, parts: usize) {
                // SAFETY: the caller's.
                unsafe { either::<L>([square5, square8], out, a, a, factors(k), parts) }
            }
        }
    )+};
}

modules! {
    /// Four lanes of eight at a time.
    ymm: "ymm" 32 "avx2,fma" "stmxcsr [{s} + 1024]\nldmxcsr [{c} + 144]" "ldmxcsr [{s} + 1024]"
        ["ymm0" "ymm1" "ymm2" "ymm3" "ymm4" "ymm5" "ymm6" "ymm7" "ymm8" "ymm9" "ymm10" "ymm11" "ymm12" "ymm13" "ymm14" "ymm15"]
    /// Eight lanes.
    zmm: "zmm" 64 "avx512f" "" ""
        ["zmm0" "zmm1" "zmm2" "zmm3" "zmm4" "zmm5" "zmm6" "zmm7" "zmm8" "zmm9" "zmm10" "zmm11" "zmm12" "zmm13" "zmm14" "zmm15" "zmm17"]
}
