//! Division steps in x86-64 assembly: [`crate::scalar::inverse`] says what they are. Baseline instructions, so no token
//! is needed.
//!
//! The compiler's form chooses by masks, and a step waits for `g`'s lowest bit to become one: five cycles. Here both
//! outcomes are made and `cmov` takes one, so that what a step waits for is one addition, two choices and a shift:
//! four.

use core::arch::asm;

use crate::scalar::inverse::Steps;

/// The steps by `cmov`.
#[derive(Clone, Copy, Debug)]
pub struct Cmov;

/// One step: `f` in place, `g` to `h`, `zeta` to `next`.
macro_rules! step {
    ($g:literal, $h:literal, $zeta:literal, $next:literal) => {
        concat!(
            // h = g + f or, where zeta is negative, g - f; g itself if that is even
            "mov {",
            $h,
            "}, {f}\n",
            "neg {",
            $h,
            "}\n",
            "test {",
            $zeta,
            "}, {",
            $zeta,
            "}\n",
            "cmovns {",
            $h,
            "}, {f}\n",
            "add {",
            $h,
            "}, {",
            $g,
            "}\n",
            "mov {swap}, {",
            $g,
            "}\n",
            "shl {swap}, 63\n",
            "cmovz {",
            $h,
            "}, {",
            $g,
            "}\n",
            // next = zeta - 1 or, where the two swap, -2 - zeta; f becomes the old g there
            "mov {other}, {",
            $zeta,
            "}\n",
            "not {other}\n",
            "lea {other}, [{other} - 1]\n",
            "lea {",
            $next,
            "}, [{",
            $zeta,
            "} - 1]\n",
            "and {swap}, {",
            $zeta,
            "}\n",
            "cmovs {f}, {",
            $g,
            "}\n",
            "cmovs {",
            $next,
            "}, {other}\n",
            "sar {",
            $h,
            "}, 1\n",
        )
    };
}

impl Steps for Cmov {
    #[inline(always)]
    fn run<const STEPS: u32>(zeta: i64, f: i64, g: i64) -> (i64, i64, i64) {
        let (mut zeta, mut f, mut g) = (zeta, f, g);
        // SAFETY: baseline instructions on registers.
        unsafe {
            asm!(
                ".rept {pairs}",
                step!("g", "h", "zeta", "next"),
                step!("h", "g", "next", "zeta"),
                ".endr",
                pairs = const STEPS / 2,
                f = inout(reg) f,
                g = inout(reg) g,
                h = out(reg) _,
                zeta = inout(reg) zeta,
                next = out(reg) _,
                swap = out(reg) _,
                other = out(reg) _,
                options(pure, nomem, nostack),
            );
        }
        if STEPS % 2 == 1 {
            // SAFETY: as above.
            unsafe {
                asm!(
                    step!("g", "h", "zeta", "next"),
                    f = inout(reg) f,
                    g = in(reg) g,
                    h = out(reg) g,
                    zeta = in(reg) zeta,
                    next = out(reg) zeta,
                    swap = out(reg) _,
                    other = out(reg) _,
                    options(pure, nomem, nostack),
                );
            }
        }
        (zeta, f, g)
    }
}
