//! The bodies of [`super`]: private conventions, registers as the `asm!` that calls them lists.
//!
//! Sums of twelve limbs are modulo `2^768`, in twelve registers, one carry chain for each term. Addresses of values are `(slot, coordinate)`
//! from `rdi`; `rsi` points to `p`.

use core::arch::naked_asm;

/// One instruction for each of the twelve limbs of `(slot, coordinate)`, from the lowest, which has an instruction of its own.
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
    (high $what:literal, ($slot:literal, $part:literal)) => {
        concat!(
            limbs!(@ $what, "r11", $slot, $part, 48), limbs!(@ $what, "r12", $slot, $part, 56),
            limbs!(@ $what, "r13", $slot, $part, 64), limbs!(@ $what, "r14", $slot, $part, 72),
            limbs!(@ $what, "r15", $slot, $part, 80), limbs!(@ $what, "rbx", $slot, $part, 88),
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

/// Settles the product at `rdi` whose real part may be negative, for [`super::complex_mul`].
#[unsafe(naked)]
pub(super) extern "C" fn complex_settle() {
    naked_asm!("push rbx", limbs!(high "mov", (0, 0)), add_p_if_negative!(), store!(high, (0, 0)), "pop rbx", "ret",)
}

/// The product of the six limbs at `$a` and the six at `$b`, row by row: the low half to `$out`, the high half in
/// `rbx, r10, r11, r12, r13, r14`.
macro_rules! product {
    ($a:literal, $b:literal, $out:literal) => {
        concat!(
            "mov rdx, [", $b, "]\n",
            "mulx r11, r10, [", $a, "]\n",
            "mulx r12, rcx, [", $a, " + 8]\n", "add r11, rcx\n",
            "mulx r13, rcx, [", $a, " + 16]\n", "adc r12, rcx\n",
            "mulx r14, rcx, [", $a, " + 24]\n", "adc r13, rcx\n",
            "mulx r15, rcx, [", $a, " + 32]\n", "adc r14, rcx\n",
            "mulx rbx, rcx, [", $a, " + 40]\n", "adc r15, rcx\n",
            "adc rbx, 0\n",
            "mov [", $out, "], r10\n",
            product!(@ $a, $b, $out, 8, "r11", "r12", "r13", "r14", "r15", "rbx", "r10"),
            product!(@ $a, $b, $out, 16, "r12", "r13", "r14", "r15", "rbx", "r10", "r11"),
            product!(@ $a, $b, $out, 24, "r13", "r14", "r15", "rbx", "r10", "r11", "r12"),
            product!(@ $a, $b, $out, 32, "r14", "r15", "rbx", "r10", "r11", "r12", "r13"),
            product!(@ $a, $b, $out, 40, "r15", "rbx", "r10", "r11", "r12", "r13", "r14"),
        )
    };
    // A row: the accumulator's registers from the lowest, which is done then; the last becomes the new top.
    (@ $a:literal, $b:literal, $out:literal, $at:literal, $t0:literal, $t1:literal, $t2:literal, $t3:literal, $t4:literal, $t5:literal,
     $t6:literal) => {
        concat!(
            "mov rdx, [", $b, " + ", $at, "]\n",
            "xor ", $t6, ", ", $t6, "\n",
            "mulx rax, rcx, [", $a, "]\n", "adcx ", $t0, ", rcx\n", "adox ", $t1, ", rax\n",
            "mulx rax, rcx, [", $a, " + 8]\n", "adcx ", $t1, ", rcx\n", "adox ", $t2, ", rax\n",
            "mulx rax, rcx, [", $a, " + 16]\n", "adcx ", $t2, ", rcx\n", "adox ", $t3, ", rax\n",
            "mulx rax, rcx, [", $a, " + 24]\n", "adcx ", $t3, ", rcx\n", "adox ", $t4, ", rax\n",
            "mulx rax, rcx, [", $a, " + 32]\n", "adcx ", $t4, ", rcx\n", "adox ", $t5, ", rax\n",
            "mulx rax, rcx, [", $a, " + 40]\n", "adcx ", $t5, ", rcx\n", "adox ", $t6, ", rax\n",
            "adc ", $t6, ", 0\n",
            "mov [", $out, " + ", $at, "], ", $t0, "\n",
        )
    };
}

/// The high half of a product to memory.
macro_rules! high {
    ($out:literal) => {
        concat!(
            "mov [",
            $out,
            "], rbx\n",
            "mov [",
            $out,
            " + 8], r10\n",
            "mov [",
            $out,
            " + 16], r11\n",
            "mov [",
            $out,
            " + 24], r12\n",
            "mov [",
            $out,
            " + 32], r13\n",
            "mov [",
            $out,
            " + 40], r14\n",
        )
    };
}

/// The sum of the six limbs at `$a` and the six at `$b`, to `$out`.
macro_rules! sum6 {
    ($a:literal, $b:literal, $out:literal) => {
        concat!(
            "mov rax, [", $a, "]\n", "add rax, [", $b, "]\n", "mov [", $out, "], rax\n",
            sum6!(@ $a, $b, $out, 8), sum6!(@ $a, $b, $out, 16), sum6!(@ $a, $b, $out, 24),
            sum6!(@ $a, $b, $out, 32), sum6!(@ $a, $b, $out, 40),
        )
    };
    (@ $a:literal, $b:literal, $out:literal, $at:literal) => {
        concat!(
            "mov rax, [", $a, " + ", $at, "]\n", "adc rax, [", $b, " + ", $at, "]\n", "mov [", $out, " + ", $at, "], rax\n",
        )
    };
}

/// `x z - y w` and `(x + y)(z + w) - x z - y w` modulo `2^768`, to the slot at `rdi`; the addresses of `x, z, y, w` are in
/// `rsi, r8, r9, r10`.
#[unsafe(naked)]
pub(super) extern "C" fn complex_body() {
    /// An instruction for each limb of the third product.
    macro_rules! third {
        ($first:literal, $rest:literal, $from:literal) => {
            concat!(
                $first, " rax, [", $from, "]\n", $rest, " rcx, [", $from, " + 8]\n", $rest, " rdx, [", $from,
                " + 16]\n", $rest, " rsi, [", $from, " + 24]\n", $rest, " r8, [", $from, " + 32]\n", $rest, " r9, [",
                $from, " + 40]\n",
            )
        };
        ($rest:literal, $from:literal) => {
            concat!(
                $rest, " rbx, [", $from, "]\n", $rest, " r10, [", $from, " + 8]\n", $rest, " r11, [", $from,
                " + 16]\n", $rest, " r12, [", $from, " + 24]\n", $rest, " r13, [", $from, " + 32]\n", $rest, " r14, [",
                $from, " + 40]\n",
            )
        };
    }
    /// One limb of the real part, and one of the imaginary part, which is in a register.
    macro_rules! limb {
        ($subtract:literal, $imaginary:literal, $at:literal) => {
            concat!(
                "mov r15, [rdi + ",
                $at,
                "]\n",
                $subtract,
                " r15, [rdi + 96 + ",
                $at,
                "]\n",
                "mov [rdi + ",
                $at,
                "], r15\n",
                "mov [rdi + 96 + ",
                $at,
                "], ",
                $imaginary,
                "\n",
            )
        };
    }
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "sub rsp, 144",
        "mov rbp, r10",
        sum6!("rsi", "r9", "rsp"),
        sum6!("r8", "rbp", "rsp + 48"),
        product!("rsi", "r8", "rdi"),
        high!("rdi + 48"),
        product!("r9", "rbp", "rdi + 96"),
        high!("rdi + 144"),
        product!("rsp", "rsp + 48", "rsp + 96"),
        third!("mov", "mov", "rsp + 96"),
        third!("sub", "sbb", "rdi"),
        third!("sbb", "rdi + 48"),
        third!("sub", "sbb", "rdi + 96"),
        third!("sbb", "rdi + 144"),
        limb!("sub", "rax", 0),
        limb!("sbb", "rcx", 8),
        limb!("sbb", "rdx", 16),
        limb!("sbb", "rsi", 24),
        limb!("sbb", "r8", 32),
        limb!("sbb", "r9", 40),
        limb!("sbb", "rbx", 48),
        limb!("sbb", "r10", 56),
        limb!("sbb", "r11", 64),
        limb!("sbb", "r12", 72),
        limb!("sbb", "r13", 80),
        limb!("sbb", "r14", 88),
        "add rsp, 144",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}

/// From six products, `a_i b_i` for `i = 0, 1, 2` and `(a_i + a_j)(b_i + b_j)` for `12, 01, 02`, the three coefficients of the
/// product, in slots 0, 1, 5.
#[unsafe(naked)]
pub(super) extern "C" fn cubic_sums() {
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

/// From the products that [`line_mul`] lists, the coefficients of `1, v, v^2, w, v w, v^2 w`, in slots 0, 1, 4, 8, 10, 9.
#[unsafe(naked)]
pub(super) extern "C" fn line_sums() {
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

/// `x z` and `y w` to the slot at `rdi`; the addresses of `x, z, y, w` are in `rsi, r8, r9, r10`.
#[unsafe(naked)]
pub(super) extern "C" fn two_products() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "mov rbp, r10",
        product!("rsi", "r8", "rdi"),
        high!("rdi + 48"),
        product!("r9", "rbp", "rdi + 96"),
        high!("rdi + 144"),
        "pop rbp",
        "pop rbx",
        "ret",
    )
}

/// From `a^2`, `b^2` and `(a + b)^2` the coefficients of `(a + b s)^2` with `s^2 = 1 + u`, in slots 0 and 2.
#[unsafe(naked)]
pub(super) extern "C" fn quartic_sums() {
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
