//! The columns of [`super::limbs51_preshift`] in RISC-V assembly, for cores that take instructions in program order.
//!
//! Compilers pull all products to the front and spill half of them, or wait for each; here the order was found by a list scheduler for two pipes of
//! which one multiplies (`montane trace --target riscv64` has the model): 134 instructions in 74 cycles for a product, 86 in 51 for a
//! square, where two instructions in each cycle would be 67 and 43.
//!
//! Unlike in the portable form, the second operand has its factor 19 before the product, so that there are six columns and
//! not ten. That takes another split of the 13 bits, by 9 and 4, for `19 * 2 b_j` must still fit a word. With loose limbs below `L = 5 T < 2^53.33`:
//!
//! * operands are below `2^9 L < 2^62.33` and `38 * 2^4 L < 2^62.58`;
//! * a low half, shifted down by 13, is below `2^51`; a high half is below `2^-51 L^2 < 2^55.66` times 1, 2, 19 or 38;
//! * columns 0 to 4 receive at most five low halves and the high halves of products with weights of at most `1 + 4 * 19`
//!   in all: below `5 * 2^51 + 77 * 2^55.66 < 2^62`; column 0 receives no high half;
//! * column 5 receives high halves with weights of 5 in all: below `2^57.99`, and 19-fold below `2^62.24`, so that
//!   [`fold`] has words to carry.

use core::arch::asm;

use super::FOLD_255;
use super::limbs51::{LOOSE, all_below, carry};

/// Folds the sixth column by 19 and carries once.
#[inline(always)]
fn fold(c: [u64; 6]) -> [u64; 5] {
    debug_assert!(c[0] < 1 << 54 && c[1..5].iter().all(|&x| x < 1 << 62) && c[5] < 1 << 58);
    carry(&[c[0] + FOLD_255 * c[5], c[1], c[2], c[3], c[4]])
}

/// The product of two loose elements: [`super::limbs51_preshift::mul`].
#[inline(always)]
pub(super) fn mul(a: &[u64; 5], b: &[u64; 5]) -> [u64; 5] {
    debug_assert!(all_below(a, LOOSE) && all_below(b, LOOSE));
    fold(product_columns(a, b))
}

/// The square of a loose element: [`super::limbs51_preshift::square`].
#[inline(always)]
pub(super) fn square(a: &[u64; 5]) -> [u64; 5] {
    debug_assert!(all_below(a, LOOSE));
    fold(square_columns(a))
}

#[inline(always)]
fn product_columns(a: &[u64; 5], b: &[u64; 5]) -> [u64; 6] {
    let mut c = [0; 6];
    // SAFETY: arithmetic on registers, all declared.
    unsafe {
        asm!(
            "slli {b1}, {b1}, 4",
            "slli {b0}, {b0}, 4",
            "slli {b2}, {b2}, 4",
            "slli {b3}, {b3}, 4",
            "slli {b4}, {b4}, 4",
            "slli {a0}, {a0}, 9",
            "li {t0}, 19",
            "slli {a1}, {a1}, 9",
            "slli {a2}, {a2}, 9",
            "slli {a3}, {a3}, 9",
            "slli {a4}, {a4}, 9",
            "mulhu {c1}, {a0}, {b0}",
            "mul {c3}, {a0}, {b1}",
            "mulhu {c2}, {a0}, {b1}",
            "mul {c0}, {a0}, {b0}",
            "srli {c3}, {c3}, 13",
            "mul {t1}, {a0}, {b2}",
            "add {c1}, {c1}, {c3}",
            "mulhu {c3}, {a0}, {b2}",
            "srli {c0}, {c0}, 13",
            "mul {t2}, {a0}, {b3}",
            "srli {t1}, {t1}, 13",
            "mulhu {c4}, {a0}, {b3}",
            "add {c2}, {c2}, {t1}",
            "mul {t1}, {a0}, {b4}",
            "srli {t2}, {t2}, 13",
            "mulhu {a0}, {a0}, {b4}",
            "add {c3}, {c3}, {t2}",
            "mul {b4}, {b4}, {t0}",
            "srli {t1}, {t1}, 13",
            "mul {t2}, {a1}, {b0}",
            "add {c4}, {c4}, {t1}",
            "mulhu {t1}, {a1}, {b0}",
            "mul {t3}, {a1}, {b1}",
            "srli {t2}, {t2}, 13",
            "add {c1}, {c1}, {t2}",
            "add {c2}, {c2}, {t1}",
            "srli {t3}, {t3}, 13",
            "mulhu {t2}, {a1}, {b1}",
            "add {c2}, {c2}, {t3}",
            "mul {t1}, {a1}, {b2}",
            "mulhu {t3}, {a1}, {b2}",
            "add {c3}, {c3}, {t2}",
            "mul {t2}, {a1}, {b3}",
            "srli {t1}, {t1}, 13",
            "add {c4}, {c4}, {t3}",
            "add {c3}, {c3}, {t1}",
            "srli {t2}, {t2}, 13",
            "mulhu {t3}, {a1}, {b3}",
            "add {c4}, {c4}, {t2}",
            "mul {b3}, {b3}, {t0}",
            "mulhu {t1}, {a1}, {b4}",
            "add {a0}, {a0}, {t3}",
            "mul {a1}, {a1}, {b4}",
            "mul {t2}, {a2}, {b0}",
            "add {c1}, {c1}, {t1}",
            "mulhu {t3}, {a2}, {b0}",
            "srli {a1}, {a1}, 13",
            "mul {t1}, {a2}, {b1}",
            "add {c0}, {c0}, {a1}",
            "srli {t2}, {t2}, 13",
            "add {c2}, {c2}, {t2}",
            "add {c3}, {c3}, {t3}",
            "srli {t1}, {t1}, 13",
            "mulhu {a1}, {a2}, {b1}",
            "add {c3}, {c3}, {t1}",
            "mul {t2}, {a2}, {b2}",
            "mulhu {t3}, {a2}, {b2}",
            "add {c4}, {c4}, {a1}",
            "mulhu {t1}, {a2}, {b3}",
            "srli {t2}, {t2}, 13",
            "mul {a1}, {a2}, {b3}",
            "add {c4}, {c4}, {t2}",
            "add {a0}, {a0}, {t3}",
            "add {c1}, {c1}, {t1}",
            "mul {b2}, {b2}, {t0}",
            "srli {a1}, {a1}, 13",
            "mul {t2}, {a2}, {b4}",
            "add {c0}, {c0}, {a1}",
            "mulhu {a2}, {a2}, {b4}",
            "mul {t3}, {a3}, {b0}",
            "srli {t2}, {t2}, 13",
            "mulhu {t1}, {a3}, {b0}",
            "add {c1}, {c1}, {t2}",
            "add {c2}, {c2}, {a2}",
            "srli {t3}, {t3}, 13",
            "mul {a1}, {a3}, {b1}",
            "add {c3}, {c3}, {t3}",
            "add {c4}, {c4}, {t1}",
            "mulhu {t2}, {a3}, {b1}",
            "srli {a1}, {a1}, 13",
            "mulhu {a2}, {a3}, {b2}",
            "add {c4}, {c4}, {a1}",
            "mul {t3}, {a3}, {b2}",
            "add {a0}, {a0}, {t2}",
            "mul {t1}, {a3}, {b3}",
            "add {c1}, {c1}, {a2}",
            "mulhu {a1}, {a3}, {b3}",
            "srli {t3}, {t3}, 13",
            "mul {t2}, {a3}, {b4}",
            "add {c0}, {c0}, {t3}",
            "mul {b1}, {b1}, {t0}",
            "add {c2}, {c2}, {a1}",
            "srli {t1}, {t1}, 13",
            "add {c1}, {c1}, {t1}",
            "mulhu {a3}, {a3}, {b4}",
            "srli {t2}, {t2}, 13",
            "mul {a2}, {a4}, {b0}",
            "add {c2}, {c2}, {t2}",
            "mulhu {b0}, {a4}, {b0}",
            "add {c3}, {c3}, {a3}",
            "mul {t3}, {a4}, {b1}",
            "srli {a2}, {a2}, 13",
            "mulhu {b1}, {a4}, {b1}",
            "add {c4}, {c4}, {a2}",
            "add {a0}, {a0}, {b0}",
            "srli {t3}, {t3}, 13",
            "mul {t0}, {a4}, {b2}",
            "add {c1}, {c1}, {b1}",
            "add {c0}, {c0}, {t3}",
            "mulhu {b2}, {a4}, {b2}",
            "srli {t0}, {t0}, 13",
            "mul {a1}, {a4}, {b3}",
            "add {c1}, {c1}, {t0}",
            "mulhu {b3}, {a4}, {b3}",
            "add {c2}, {c2}, {b2}",
            "mul {t1}, {a4}, {b4}",
            "mulhu {a4}, {a4}, {b4}",
            "srli {a1}, {a1}, 13",
            "add {c3}, {c3}, {b3}",
            "add {c2}, {c2}, {a1}",
            "srli {t1}, {t1}, 13",
            "add {c3}, {c3}, {t1}",
            "add {c4}, {c4}, {a4}",
            a0 = inout(reg) a[0] => c[5],
            a1 = inout(reg) a[1] => _,
            a2 = inout(reg) a[2] => _,
            a3 = inout(reg) a[3] => _,
            a4 = inout(reg) a[4] => _,
            b0 = inout(reg) b[0] => _,
            b1 = inout(reg) b[1] => _,
            b2 = inout(reg) b[2] => _,
            b3 = inout(reg) b[3] => _,
            b4 = inout(reg) b[4] => _,
            c0 = out(reg) c[0],
            c1 = out(reg) c[1],
            c2 = out(reg) c[2],
            c3 = out(reg) c[3],
            c4 = out(reg) c[4],
            t0 = out(reg) _,
            t1 = out(reg) _,
            t2 = out(reg) _,
            t3 = out(reg) _,
            options(pure, nomem, nostack)
        );
    }
    c
}

#[inline(always)]
fn square_columns(a: &[u64; 5]) -> [u64; 6] {
    let mut c = [0; 6];
    // SAFETY: arithmetic on registers, all declared.
    unsafe {
        asm!(
            "slli {c5}, {a4}, 5",
            "slli {a4}, {a4}, 9",
            "li {t0}, 19",
            "slli {t1}, {a3}, 5",
            "slli {a3}, {a3}, 9",
            "mul {t2}, {c5}, {t0}",
            "mul {t0}, {t1}, {t0}",
            "slli {t3}, {a2}, 5",
            "slli {c2}, {a1}, 5",
            "slli {c0}, {a0}, 9",
            "slli {a0}, {a0}, 4",
            "mul {c3}, {c0}, {c5}",
            "mulhu {c5}, {c0}, {c5}",
            "slli {t4}, {a1}, 4",
            "slli {a1}, {a1}, 9",
            "mul {c1}, {c0}, {t1}",
            "srli {c3}, {c3}, 13",
            "mul {c4}, {c0}, {t3}",
            "mul {t5}, {c0}, {c2}",
            "slli {t6}, {a2}, 4",
            "mulhu {c2}, {c0}, {c2}",
            "slli {a2}, {a2}, 9",
            "srli {c1}, {c1}, 13",
            "srli {c4}, {c4}, 13",
            "srli {t5}, {t5}, 13",
            "add {c2}, {c2}, {c4}",
            "mul {c4}, {a1}, {t4}",
            "mulhu {t4}, {a1}, {t4}",
            "srli {c4}, {c4}, 13",
            "add {c2}, {c2}, {c4}",
            "mulhu {c4}, {c0}, {t1}",
            "add {c4}, {c4}, {c3}",
            "mulhu {c3}, {c0}, {t3}",
            "add {c3}, {c3}, {c1}",
            "mulhu {c1}, {c0}, {a0}",
            "mul {c0}, {c0}, {a0}",
            "add {c3}, {c3}, {t4}",
            "mulhu {a0}, {a1}, {t2}",
            "srli {t4}, {t0}, 1",
            "add {c1}, {c1}, {t5}",
            "mul {t5}, {a1}, {t1}",
            "mulhu {t1}, {a1}, {t1}",
            "srli {c0}, {c0}, 13",
            "add {c1}, {c1}, {a0}",
            "mulhu {a0}, {a1}, {t3}",
            "mul {t3}, {a1}, {t3}",
            "srli {t5}, {t5}, 13",
            "add {c5}, {c5}, {t1}",
            "mul {a1}, {a1}, {t2}",
            "add {c4}, {c4}, {a0}",
            "mulhu {t1}, {a2}, {t0}",
            "add {c4}, {c4}, {t5}",
            "mul {t0}, {a2}, {t0}",
            "srli {t3}, {t3}, 13",
            "srli {a1}, {a1}, 13",
            "add {c3}, {c3}, {t3}",
            "add {c0}, {c0}, {a1}",
            "srli {t0}, {t0}, 13",
            "mul {a0}, {a2}, {t6}",
            "mulhu {t6}, {a2}, {t6}",
            "srli {t5}, {t2}, 1",
            "add {c1}, {c1}, {t1}",
            "add {c0}, {c0}, {t0}",
            "srli {a0}, {a0}, 13",
            "mulhu {t3}, {a2}, {t2}",
            "add {c4}, {c4}, {a0}",
            "mul {a2}, {a2}, {t2}",
            "add {c5}, {c5}, {t6}",
            "mul {a1}, {a4}, {t5}",
            "mulhu {a4}, {a4}, {t5}",
            "add {c2}, {c2}, {t3}",
            "srli {a2}, {a2}, 13",
            "mulhu {t1}, {a3}, {t2}",
            "add {c1}, {c1}, {a2}",
            "mul {t2}, {a3}, {t2}",
            "add {c4}, {c4}, {a4}",
            "srli {a1}, {a1}, 13",
            "add {c3}, {c3}, {t1}",
            "mulhu {t0}, {a3}, {t4}",
            "mul {a3}, {a3}, {t4}",
            "add {c3}, {c3}, {a1}",
            "srli {t2}, {t2}, 13",
            "add {c2}, {c2}, {t0}",
            "add {c2}, {c2}, {t2}",
            "srli {a3}, {a3}, 13",
            "add {c1}, {c1}, {a3}",
            a0 = inout(reg) a[0] => _,
            a1 = inout(reg) a[1] => _,
            a2 = inout(reg) a[2] => _,
            a3 = inout(reg) a[3] => _,
            a4 = inout(reg) a[4] => _,
            c0 = out(reg) c[0],
            c1 = out(reg) c[1],
            c2 = out(reg) c[2],
            c3 = out(reg) c[3],
            c4 = out(reg) c[4],
            c5 = out(reg) c[5],
            t0 = out(reg) _,
            t1 = out(reg) _,
            t2 = out(reg) _,
            t3 = out(reg) _,
            t4 = out(reg) _,
            t5 = out(reg) _,
            t6 = out(reg) _,
            options(pure, nomem, nostack)
        );
    }
    c
}
