//! Formulas on points of 2^255 - 19 in one body each: how they are called, and what is in them beside elements.
//!
//! The elements (product, square, sum, ..) and which of them make a body are in [`crate::generated`], in files of
//! macros that end with `functions!`, one for each order.

use super::limbs64_adx::Limbs64Adx;

/// Fails in debug builds for coordinates whose sums and differences could carry twice.
pub(crate) fn check(coordinates: &[Limbs64Adx]) {
    for a in coordinates {
        let [low, rest @ ..] = a.limbs;
        debug_assert!(rest != [u64::MAX; 3] || low <= u64::MAX - 38);
    }
}

/// The magnitude of a digit, and all ones if it is negative.
pub(crate) fn magnitude_and_sign(digit: i8) -> (i64, i64) {
    let sign = i64::from(digit >> 7);
    let magnitude = (i64::from(digit) ^ sign) - sign;
    debug_assert!((1..=16).contains(&magnitude));
    (magnitude, sign)
}

/// Registers that a caller keeps, saved.
macro_rules! save {
    () => {
        "push rbx
         push rbp
         push r12
         push r13
         push r14
         push r15
        "
    };
}

/// And restored.
macro_rules! restore {
    () => {
        "pop r15
         pop r14
         pop r13
         pop r12
         pop rbp
         pop rbx
         ret"
    };
}

/// The magnitude comes in rdx and goes to xmm8, the sign in rcx to xmm11. Vectors of the baseline: every x86-64 has
/// them. What is chosen is in xmm0 to xmm5, the number of the next entry less one in xmm7, minus one in xmm9.
macro_rules! start {
    () => {
        "movd xmm8, edx
         movq xmm11, rcx
         pshufd xmm8, xmm8, 0
         punpcklqdq xmm11, xmm11
         pcmpeqd xmm9, xmm9
         pxor xmm7, xmm7
         pxor xmm0, xmm0
         pxor xmm1, xmm1
         pxor xmm2, xmm2
         pxor xmm3, xmm3
         pxor xmm4, xmm4
         pxor xmm5, xmm5
        "
    };
}

/// Adds the entry at `$at` bytes if its number, which is the last one's plus one, is the magnitude's.
macro_rules! entry {
    ($at:literal) => {
        concat!(
            "psubd xmm7, xmm9\n",
            "movdqa xmm6, xmm7\n",
            "pcmpeqd xmm6, xmm8\n",
            entry!($at, "", "xmm0"),
            entry!($at, " + 16", "xmm1"),
            entry!($at, " + 32", "xmm2"),
            entry!($at, " + 48", "xmm3"),
            entry!($at, " + 64", "xmm4"),
            entry!($at, " + 80", "xmm5"),
        )
    };
    ($at:literal, $offset:literal, $sum:literal) => {
        concat!("movdqu xmm10, [rsi + ", $at, $offset, "]\npand xmm10, xmm6\npor ", $sum, ", xmm10\n")
    };
}

/// Exchanges two registers where xmm11 is set.
macro_rules! exchange {
    ($a:literal $b:literal) => {
        concat!(
            "movdqa xmm10, ",
            $a,
            "\npxor xmm10, ",
            $b,
            "\npand xmm10, xmm11\n",
            "pxor ",
            $a,
            ", xmm10\npxor ",
            $b,
            ", xmm10\n",
        )
    };
}

/// The entry or its negative, for which the first two change places, and of the third, which is below `2^256 - 38`,
/// comes `2^256 - 38` less it.
macro_rules! finish {
    () => {
        concat!(
            exchange!("xmm0" "xmm2"),
            exchange!("xmm1" "xmm3"),
            "pxor xmm4, xmm11\n",
            "pxor xmm5, xmm11\n",
            "movdqu [rdi + 320], xmm0\n",
            "movdqu [rdi + 336], xmm1\n",
            "movdqu [rdi + 352], xmm2\n",
            "movdqu [rdi + 368], xmm3\n",
            "movdqu [rdi + 384], xmm4\n",
            "movdqu [rdi + 400], xmm5\n",
            "movd eax, xmm11\n",
            "and eax, 37\n",
            "sub [rdi + 384], rax\n",
            "sbb qword ptr [rdi + 392], 0\n",
            "sbb qword ptr [rdi + 400], 0\n",
            "sbb qword ptr [rdi + 408], 0\n",
        )
    };
}

/// The functions of an order, for a module that has its elements.
macro_rules! functions {
    () => {
        use crate::fe25519::points_adx::{check, entry, exchange, finish, magnitude_and_sign, restore, save, start};
        use crate::fe25519::{LadderState, Limbs64Adx, PointState};
        use core::arch::naked_asm;

        /// See [`LadderState`].
        pub(crate) fn ladder_step(state: &mut LadderState<Limbs64Adx>, swap: u64) {
            debug_assert!(swap <= 1);
            check(&state[1..5]);
            // SAFETY: an element is the proof that BMI2 and ADX are there; it is four words and a proof without size,
            // so `state` is the 44 words that the body may touch.
            unsafe { ladder_step_body(state.as_mut_ptr(), swap) }
        }

        /// `A = x2 + z2`, `B = x2 - z2`, `C = x3 + z3`, `D = x3 - z3`; `A`, `B` or `C`, `D` are squared.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn ladder_step_body(state: *mut Limbs64Adx, swap: u64) {
            naked_asm!(".p2align 6", save!(), ladder_step!(), restore!(),)
        }

        /// See [`PointState`].
        pub(crate) fn double(sum: &mut PointState<Limbs64Adx>) {
            check(&sum[..3]);
            // SAFETY: as above; `sum` is 52 words, of which the body may touch 40.
            unsafe { double_body(sum.as_mut_ptr()) }
        }

        /// `A = X^2`, `B = Y^2`, `C = Z^2`, `H = A + B`, `E = (X + Y)^2 - A - B`, `G = B - A`, `F = 2C - G`. The
        /// difference of two products is below `2^256 - 38`, so another product may be taken from it, and it from
        /// anything.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn double_body(sum: *mut Limbs64Adx) {
            naked_asm!(".p2align 6", save!(), double!(), restore!(),)
        }

        /// See [`Bodies::double_without_t`](crate::fe25519::Bodies::double_without_t).
        pub(crate) fn double_without_t(sum: &mut PointState<Limbs64Adx>) {
            check(&sum[..3]);
            // SAFETY: as above.
            unsafe { double_without_t_body(sum.as_mut_ptr()) }
        }

        /// As [`double_body`], without the product `T = E H`.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn double_without_t_body(sum: *mut Limbs64Adx) {
            naked_asm!(".p2align 6", save!(), double_without_t!(), restore!(),)
        }

        /// See [`PointState`].
        pub(crate) fn add_affine(sum: &mut PointState<Limbs64Adx>, entries: &[[[u64; 4]; 3]; 16], digit: i8) {
            check(&sum[..4]);
            let (magnitude, sign) = magnitude_and_sign(digit);
            // SAFETY: as above; `sum` is 52 words to write, `entries` 192 to read.
            unsafe { add_affine_body(sum.as_mut_ptr(), entries.as_ptr().cast(), magnitude, sign) }
        }

        /// `A = (Y - X)(y - x)`, `B = (Y + X)(y + x)`, `C = 2dxy T`, `D = 2Z`; `E = B - A`, `F = D - C`, `G = D + C`,
        /// `H = B + A`. The next addend is chosen meanwhile, on ports that products leave free.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn add_affine_body(
            sum: *mut Limbs64Adx,
            entries: *const u64,
            magnitude: i64,
            sign: i64,
        ) {
            naked_asm!(".p2align 6", save!(), add_affine!(), restore!(),)
        }

        /// Where the bodies begin.
        pub(crate) fn entries() -> [*const (); 4] {
            [
                ladder_step_body as *const (),
                double_body as *const (),
                add_affine_body as *const (),
                double_without_t_body as *const (),
            ]
        }
    };
}

pub(crate) use {entry, exchange, finish, functions, restore, save, start};
