//! A chain of squares in five limbs of 51 bits, from words to words.
//!
//! A lone chain waits for each square, and in words a square waits for three chains of carries, in the triangle, the
//! doubling and the fold. Here a limb is shifted up before it is multiplied, by 13 bits with its partner, as
//! in [`super::limbs51_preshift`]: the high word of a product belongs to the next limb and the low word, shifted down
//! by 13, to this one. So no carry goes further than from the low to the high half of its column. 30 cycles a square on
//! a Zen 4, four less than in words.
//!
//! With limbs `x_i < T = 2^51 + 2^12` and products shifted up by 13 bits, each round computes
//!
//! ```text
//! column 0 = x0^2   + 38 x1 x4 + 38 x2 x3      column 3 = 2 x0 x3 + 2 x1 x2 + 19 x4^2
//! column 1 = 2 x0 x1 + 38 x2 x4 + 19 x3^2      column 4 = 2 x0 x4 + 2 x1 x3 + x2^2
//! column 2 = 2 x0 x2 + x1^2    + 38 x3 x4
//! z_k = (low half of column k) / 2^13 + high half of column k-1, 19-fold for column 4's
//! x_k = z_k mod 2^51 + floor(z_{k-1} / 2^51), 19-fold for z_4's
//! ```
//!
//! `2^7 * 38 T < 2^63.3` is a word. Column 0 is the largest, `77 T^2`, its high half below `2^57.3`; that of column 4
//! is below `5 T^2 / 2^51` and 19-fold below `2^57.6`. So `z_k < 2^57.7`, what it hands on is below `2^6.7`, 19-fold
//! below `2^11`, and `x_k < T` again.

use super::radix51::{all_below, any_words, from_words};
use crate::cpu::Adx;
use core::arch::naked_asm;

/// Exclusive bound on a limb between two squares.
const BETWEEN: u64 = (1 << 51) + (1 << 12);

/// `n` squarings in a row.
///
/// * **Computes** `a^(2^n) mod p`
/// * **Requires** `a < 2^256`, `n >= 1`
/// * **Ensures** result `< 2^255 + 2^217 < 2^256`
/// * **Time** depends on `n` only
/// * **Source** the operand scaling of radix-`2^51` arithmetic; the order of instructions was found by timing
pub(super) fn square_n(_: Adx, a: &[u64; 4], n: u32) -> [u64; 4] {
    assert!(n >= 1, "a chain has at least one square");
    let mut x = from_words(a);
    debug_assert!(all_below(&x, BETWEEN));
    // SAFETY: the token proves BMI2; `x` is five words to read and write; `n >= 1`, so the loop ends.
    unsafe { chain(x.as_mut_ptr(), n) }
    debug_assert!(all_below(&x, BETWEEN));
    any_words(&x)
}

/// Squares the element in rdi esi times. r15 is what `bzhi` and `shrx` count by; the round's counter is at rsp,
/// intermediate values above it.
#[unsafe(naked)]
unsafe extern "sysv64" fn chain(x: *mut u64, n: u32) {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "push rdi",
        "sub rsp, 120",
        "mov [rsp], esi",
        "mov r8, [rdi]",
        "mov r9, [rdi + 8]",
        "mov r10, [rdi + 16]",
        "mov r11, [rdi + 24]",
        "mov r12, [rdi + 32]",
        "mov r15d, 51",
        ".p2align 5",
        "2:",
        "mov rax, r9",          // copy
        "shl rax, 6",           // 2^6 x1
        "mov rbx, r12",         // copy
        "shl rbx, 6",           // 2^6 x4
        "mov rcx, r8",          // copy
        "shl rcx, 8",           // 2^8 x0
        "shl r10, 6",           // 2^6 x2
        "lea rdx, [r10 + r10]", // 2^7 x2
        "mulx rsi, rbp, r10",   // column 4: x2^2
        "imul rdi, r11, 4864",  // 2^7 * 38 x3
        "shl r8, 6",            // 2^6 x0
        "imul r13, r12, 4864",  // 2^7 * 38 x4
        "lea rdx, [rax + rax]", // 2^7 x1
        "mulx r14, r12, rax",   // column 2: x1^2
        "shl r11, 6",           // 2^6 x3
        "mov rdx, rcx",         // multiplier
        "mov [rsp + 8], r8",    // aside
        "mov [rsp + 16], rsi",  // aside
        "mulx r8, rsi, r11",    // column 3: 2 x0 x3
        "shl r9, 8",            // 2^8 x1
        "mov [rsp + 24], rbp",  // aside
        "mov [rsp + 32], r8",   // aside
        "mulx rbp, r8, rbx",    // column 4: 2 x0 x4
        "mov rdx, r9",          // multiplier
        "mov [rsp + 40], rsi",  // aside
        "mov [rsp + 48], rbx",  // aside
        "mulx rsi, rbx, r10",   // column 3: 2 x1 x2
        "mov [rsp + 56], rsi",  // aside
        "mulx r9, rsi, r11",    // column 4: 2 x1 x3
        "add r8, rsi",
        "adc rbp, r9",
        "mov rdx, rdi",        // multiplier
        "shr rdx, 1",          // 2^7 * 19 x3
        "mulx r9, rsi, r11",   // column 1: 19 x3^2
        "mov rdx, r13",        // multiplier
        "mov [rsp + 64], r9",  // aside
        "mulx r11, r9, r11",   // column 2: 38 x3 x4
        "mov rdx, rcx",        // multiplier
        "mov [rsp + 72], rsi", // aside
        "mov [rsp + 80], rdi", // aside
        "mulx rsi, rdi, rax",  // column 1: 2 x0 x1
        "mov [rsp + 88], r11", // aside
        "mulx rcx, r11, r10",  // column 2: 2 x0 x2
        "add r11, r12",
        "adc rcx, r14",
        "mov rdx, r13",              // multiplier
        "shr rdx, 1",                // 2^7 * 19 x4
        "mulx r14, r12, [rsp + 48]", // column 3: 19 x4^2
        "mov [rsp + 96], r9",        // aside
        "mov r9, [rsp + 56]",        // back
        "add rbx, [rsp + 40]",
        "adc r9, [rsp + 32]",
        "mov rdx, r13",         // multiplier
        "mov [rsp + 104], rcx", // aside
        "mov [rsp + 112], r11", // aside
        "mulx rcx, r11, r10",   // column 1: 38 x2 x4
        "mulx r13, rax, rax",   // column 0: 38 x1 x4
        "add rdi, r11",
        "adc rsi, rcx",
        "add r8, [rsp + 24]",
        "adc rbp, [rsp + 16]",
        "mov rcx, [rsp + 8]",   // back
        "lea rdx, [rcx + rcx]", // 2^7 x0
        "mulx r11, rcx, rcx",   // column 0: x0^2
        "add rcx, rax",
        "adc r11, r13",
        "add rbx, r12",
        "adc r9, r14",
        "imul r13, rbp, 19",   // 19 * carry of column 4
        "mov rax, [rsp + 96]", // back
        "mov r14, [rsp + 88]", // back
        "add rax, [rsp + 112]",
        "adc r14, [rsp + 104]",
        "mov rdx, [rsp + 80]", // multiplier
        "mulx r12, rbp, r10",  // column 0: 38 x2 x3
        "add rcx, rbp",
        "adc r11, r12",
        "shr r8, 13", // column 4 mod 2^51
        "add rdi, [rsp + 72]",
        "adc rsi, [rsp + 64]",
        "shr rbx, 13",            // column 3 mod 2^51
        "add r8, r9",             // z4
        "add rbx, r14",           // z3
        "shrx r10, r8, r15",      // z4 >> 51
        "shr rcx, 13",            // column 0 mod 2^51
        "add rcx, r13",           // z0
        "lea r12, [r10 + r10*8]", // 9 (z4 >> 51)
        "bzhi rbp, rcx, r15",     // z0 mod 2^51
        "bzhi r9, rbx, r15",      // z3 mod 2^51
        "shr rdi, 13",            // column 1 mod 2^51
        "add rdi, r11",           // z1
        "bzhi r14, rdi, r15",     // z1 mod 2^51
        "shr rax, 13",            // column 2 mod 2^51
        "add rax, rsi",           // z2
        "shrx r13, rdi, r15",     // z1 >> 51
        "bzhi r11, r8, r15",      // z4 mod 2^51
        "shrx rsi, rbx, r15",     // z3 >> 51
        "bzhi rdi, rax, r15",     // z2 mod 2^51
        "add r11, rsi",           // x4
        "add rdi, r13",           // x2
        "shrx r8, rcx, r15",      // z0 >> 51
        "add r14, r8",            // x1
        "lea rbx, [r10 + r12*2]", // 19 (z4 >> 51)
        "add rbp, rbx",           // x0
        "shrx rsi, rax, r15",     // z2 >> 51
        "add r9, rsi",            // x3
        "mov r8, rbp",            // x0 in its place
        "mov r10, rdi",           // x2 in its place
        "mov r12, r11",           // x4 in its place
        "mov r11, r9",            // x3 in its place
        "mov r9, r14",            // x1 in its place
        "dec dword ptr [rsp]",
        "jnz 2b",
        "add rsp, 120",
        "pop rdi",
        "mov [rdi], r8",
        "mov [rdi + 8], r9",
        "mov [rdi + 16], r10",
        "mov [rdi + 24], r11",
        "mov [rdi + 32], r12",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}

#[cfg(test)]
mod tests {
    use super::{BETWEEN, chain, square_n};
    use crate::cpu::{Adx, Isa};
    use crate::fe25519::radix51::{LOW_51, all_below};
    use montane_testing::Source;
    use num_bigint::BigUint;

    fn value(digits: &[u64], bits: u32) -> BigUint {
        digits.iter().rev().fold(BigUint::ZERO, |v, &digit| (v << bits) + digit)
    }

    fn power(a: BigUint, n: u32) -> BigUint {
        let p = (BigUint::from(1u32) << 255u32) - 19u32;
        (0..n).fold(a % &p, |a, _| &a * &a % &p)
    }

    /// Limbs at and near both ends of what may stand between two squares, and random ones.
    #[test]
    fn limbs_at_their_bounds_are_squared_and_stay_below_them() {
        let Some(_) = Adx::detect() else { return println!("skipped: needs adx") };
        let mut source = Source::new(51);
        for case in 0..2000 {
            let mut x: [u64; 5] = core::array::from_fn(|_| match source.word() % 6 {
                0 => BETWEEN - 1,
                1 => LOW_51,
                2 => source.word() % 2,
                3 => BETWEEN - 1 - source.word() % (1 << 12),
                _ => source.word() & LOW_51,
            });
            if case == 0 {
                x = [BETWEEN - 1; 5];
            }
            let (n, before) = (1 + (source.word() % 3) as u32, x);
            // SAFETY: the instructions are there, `x` is five words and `n` is positive.
            unsafe { chain(x.as_mut_ptr(), n) }
            assert!(all_below(&x, BETWEEN), "{before:x?} -> {x:x?}");
            assert_eq!(power(value(&x, 51), 0), power(value(&before, 51), n), "{before:x?}, {n} squares");
        }
    }

    #[test]
    fn words_below_2_256_are_squared() {
        let Some(isa) = Adx::detect() else { return println!("skipped: needs adx") };
        let mut source = Source::new(255);
        for case in 0..1000 {
            let a: [u64; 4] = match case {
                0 => [u64::MAX; 4],
                1 => [0; 4],
                _ => core::array::from_fn(|_| match source.word() % 4 {
                    0 => u64::MAX,
                    1 => 0,
                    _ => source.word(),
                }),
            };
            let n = 1 + (source.word() % 5) as u32;
            let out = square_n(isa, &a, n);
            assert_eq!(power(value(&out, 64), 0), power(value(&a, 64), n), "{a:x?}, {n} squares");
            assert!(out[3] < (1 << 63) + (1 << 25), "{a:x?} -> {out:x?}");
        }
    }
}
