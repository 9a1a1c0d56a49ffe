//! The bodies of [`super`]: private conventions, registers as the `asm!` that calls them lists.
//!
//! Sums of twelve limbs are modulo `2^768`, in twelve registers, one carry chain for each term. Addresses of values are
//! `(slot, coordinate)` from `rdi`; `rsi` points to `p`.

use core::arch::naked_asm;

/// One instruction for each of the twelve limbs of `(slot, coordinate)`, from the lowest, which has an instruction of
/// its own.
macro_rules! limbs {
    ($first:literal, $rest:literal, ($slot:literal, $part:literal)) => {
        concat!(
            limbs!(@ $first, "rax", $slot, $part, 0), limbs!(@ $rest, "rcx", $slot, $part, 8),
            limbs!(@ $rest, "rdx", $slot, $part, 16), limbs!(@ $rest, "r8", $slot, $part, 24),
            limbs!(@ $rest, "r9", $slot, $part, 32), limbs!(@ $rest, "r10", $slot, $part, 40),
            limbs!(@ $rest, "r11", $slot, $part, 48), limbs!(@ $rest, "r12", $slot, $part, 56),
            limbs!(@ $rest, "r13", $slot, $part, 64), limbs!(@ $rest, "r14", $slot, $part, 72),
            limbs!(@ $rest, "r15", $slot, $part, 80), limbs!(@ $rest, "rbx", $slot, $part, 88),
        )
    };
    (@ $what:literal, $register:literal, $slot:literal, $part:literal, $at:literal) => {
        concat!($what, " ", $register, ", [rdi + 192 * ", $slot, " + 96 * ", $part, " + ", $at, "]\n")
    };
}

/// The registers into memory: the low or the high half of `(slot, coordinate)`.
macro_rules! store {
    (low, ($slot:literal, $part:literal)) => {
        store!(@ $slot, $part, 0, "rax", "rcx", "rdx", "r8", "r9", "r10")
    };
    (high, ($slot:literal, $part:literal)) => {
        store!(@ $slot, $part, 48, "r11", "r12", "r13", "r14", "r15", "rbx")
    };
    (@ $slot:literal, $part:literal, $half:literal, $r0:literal, $r1:literal, $r2:literal, $r3:literal, $r4:literal, $r5:literal) => {
        concat!(
            "mov [rdi + 192 * ", $slot, " + 96 * ", $part, " + ", $half, "], ", $r0, "\n",
            "mov [rdi + 192 * ", $slot, " + 96 * ", $part, " + ", $half, " + 8], ", $r1, "\n",
            "mov [rdi + 192 * ", $slot, " + 96 * ", $part, " + ", $half, " + 16], ", $r2, "\n",
            "mov [rdi + 192 * ", $slot, " + 96 * ", $part, " + ", $half, " + 24], ", $r3, "\n",
            "mov [rdi + 192 * ", $slot, " + 96 * ", $part, " + ", $half, " + 32], ", $r4, "\n",
            "mov [rdi + 192 * ", $slot, " + 96 * ", $part, " + ", $half, " + 40], ", $r5, "\n",
        )
    };
}

/// A sum of values `(slot, coordinate)` in the registers.
macro_rules! sum {
    ($first:tt $(+ $plus:tt)* $(- $minus:tt)*) => {
        concat!(
            limbs!("mov", "mov", $first),
            $(limbs!("add", "adc", $plus),)*
            $(limbs!("sub", "sbb", $minus),)*
        )
    };
}

/// The registers into `(slot, coordinate)`.
macro_rules! into {
    ($to:tt) => {
        concat!(store!(low, $to), store!(high, $to))
    };
}

/// Plus `p 2^384` if the registers are negative, of which the upper half is enough.
macro_rules! add_p_if_negative {
    () => {
        concat!(
            "mov rax, rbx\n",
            "sar rax, 63\n",
            "mov rcx, [rsi]\n",
            "and rcx, rax\n",
            "mov rdx, [rsi + 8]\n",
            "and rdx, rax\n",
            "mov r8, [rsi + 16]\n",
            "and r8, rax\n",
            "mov r9, [rsi + 24]\n",
            "and r9, rax\n",
            "mov r10, [rsi + 32]\n",
            "and r10, rax\n",
            "and rax, [rsi + 40]\n",
            "add r11, rcx\n",
            "adc r12, rdx\n",
            "adc r13, r8\n",
            "adc r14, r9\n",
            "adc r15, r10\n",
            "adc rbx, rax\n",
        )
    };
}

/// The registers into `(slot, coordinate)`, plus `p 2^384` if they are negative.
macro_rules! settled_into {
    ($to:tt) => {
        concat!(store!(low, $to), add_p_if_negative!(), store!(high, $to),)
    };
}

/// From six products, `a_i b_i` for `i = 0, 1, 2` and `(a_i + a_j)(b_i + b_j)` for `12, 01, 02`, the three coefficients
/// of the product, in slots 0, 1, 5.
#[unsafe(naked)]
pub(super) unsafe extern "C" fn cubic_sums() {
    naked_asm!(
        "push rbx",
        // a1 b2 + a2 b1
        sum!((3, 0) - (1, 0) - (2, 0)),
        into!((3, 0)),
        sum!((3, 1) - (1, 1) - (2, 1)),
        into!((3, 1)),
        // a0 b1 + a1 b0
        sum!((4, 0) - (0, 0) - (1, 0)),
        into!((4, 0)),
        sum!((4, 1) - (0, 1) - (1, 1)),
        into!((4, 1)),
        // a0 b2 + a2 b0 + a1 b1
        sum!((5, 0) + (1, 0) - (0, 0) - (2, 0)),
        settled_into!((5, 0)),
        sum!((5, 1) + (1, 1) - (0, 1) - (2, 1)),
        into!((5, 1)),
        // a0 b0 + (1 + u)(a1 b2 + a2 b1)
        sum!((0, 0) + (3, 0) - (3, 1)),
        settled_into!((0, 0)),
        sum!((0, 1) + (3, 0) + (3, 1)),
        settled_into!((0, 1)),
        // a0 b1 + a1 b0 + (1 + u) a2 b2
        sum!((4, 0) + (2, 0) - (2, 1)),
        settled_into!((1, 0)),
        sum!((4, 1) + (2, 0) + (2, 1)),
        settled_into!((1, 1)),
        "pop rbx",
        "ret",
    )
}

/// From the products that [`line_mul`] lists, the coefficients of `1, v, v^2, w, v w, v^2 w`, in slots 0, 1, 4, 8,
/// 10, 9.
#[unsafe(naked)]
pub(super) unsafe extern "C" fn line_sums() {
    naked_asm!(
        "push rbx",
        // d = a0 l2 + a1 l0
        sum!((2, 0) - (0, 0) - (1, 0)),
        into!((2, 0)),
        sum!((2, 1) - (0, 1) - (1, 1)),
        into!((2, 1)),
        // e = a1 l2 + a2 l0
        sum!((4, 0) + (1, 0)),
        into!((4, 0)),
        sum!((4, 1) + (1, 1)),
        into!((4, 1)),
        // v w: b0 l2 + b1 l0 + a0 l3
        sum!((10, 0) - (8, 0) - (9, 0) - (2, 0) - (5, 0)),
        settled_into!((10, 0)),
        sum!((10, 1) - (8, 1) - (9, 1) - (2, 1) - (5, 1)),
        into!((10, 1)),
        // v^2 w: b1 l2 + b2 l0 + a1 l3
        sum!((9, 0) + (12, 0) - (4, 0) - (6, 0)),
        settled_into!((9, 0)),
        sum!((9, 1) + (12, 1) - (4, 1) - (6, 1)),
        into!((9, 1)),
        // v^2: e + b0 l3
        sum!((4, 0) + (5, 0)),
        settled_into!((4, 0)),
        sum!((4, 1) + (5, 1)),
        into!((4, 1)),
        // v: d + (1 + u) b2 l3
        sum!((2, 0) + (7, 0) - (7, 1)),
        settled_into!((1, 0)),
        sum!((2, 1) + (7, 0) + (7, 1)),
        settled_into!((1, 1)),
        // w: b0 l0 + (1 + u)(b2 l2 + a2 l3)
        sum!((11, 0) - (3, 0) - (7, 0)),
        into!((11, 0)),
        sum!((11, 1) - (3, 1) - (7, 1)),
        into!((11, 1)),
        sum!((8, 0) + (11, 0) - (11, 1) - (0, 0)),
        settled_into!((8, 0)),
        sum!((8, 1) + (11, 0) + (11, 1) - (0, 1)),
        settled_into!((8, 1)),
        // 1: a0 l0 + (1 + u)(a2 l2 + b1 l3)
        sum!((3, 0) + (6, 0)),
        into!((3, 0)),
        sum!((3, 1) + (6, 1)),
        into!((3, 1)),
        sum!((0, 0) + (3, 0) - (3, 1)),
        settled_into!((0, 0)),
        sum!((0, 1) + (3, 0) + (3, 1)),
        settled_into!((0, 1)),
        "pop rbx",
        "ret",
    )
}

/// From `a^2`, `b^2` and `(a + b)^2` the coefficients of `(a + b s)^2` with `s^2 = 1 + u`, in slots 0 and 2.
#[unsafe(naked)]
pub(super) unsafe extern "C" fn quartic_sums() {
    naked_asm!(
        "push rbx",
        // 2 a b
        sum!((2, 0) - (0, 0) - (1, 0)),
        settled_into!((2, 0)),
        sum!((2, 1) - (0, 1) - (1, 1)),
        into!((2, 1)),
        // a^2 + (1 + u) b^2
        sum!((0, 0) + (1, 0) - (1, 1)),
        settled_into!((0, 0)),
        sum!((0, 1) + (1, 0) + (1, 1)),
        into!((0, 1)),
        "pop rbx",
        "ret",
    )
}
