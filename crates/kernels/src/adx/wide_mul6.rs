//! The double-width product, six limbs: [`super`] says what the rows do, this is their order.

use crate::cpu::Adx;
use core::arch::{asm, naked_asm};

/// Product as `[low limbs, high limbs]`.
///
/// * **Computes** `a * b`
/// * **Requires** nothing
/// * **Ensures** the exact product, below `2^768`
/// * **Time** constant
/// * **Source** operand scanning by rows, as [`super`]
#[inline(always)]
#[must_use]
pub fn wide_mul(_: Adx, a: &[u64; 6], b: &[u64; 6]) -> [[u64; 6]; 2] {
    let (r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11): (
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
    );
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r6,
            lateout("rcx") r4,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => r0,
            inlateout("rdi") a.as_ptr() => r1,
            lateout("r8") r5,
            lateout("r9") r8,
            lateout("r10") r3,
            lateout("r11") r10,
            lateout("r12") r11,
            lateout("r13") r7,
            lateout("r14") r9,
            lateout("r15") r2,
            options(pure, readonly),
        );
    }
    [[r0, r1, r2, r3, r4, r5], [r6, r7, r8, r9, r10, r11]]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "sub rsp, 16",
        "mov rdx, [rsi]",
        "mulx rax, r8, [rdi + 40]",  // b0 a5
        "mulx r9, r10, [rdi + 24]",  // b0 a3
        "mulx r11, r12, [rdi + 8]",  // b0 a1
        "mulx r13, r14, [rdi]",      // b0 a0
        "mulx rbx, r15, [rdi + 16]", // b0 a2
        "mulx rbp, rcx, [rdi + 32]", // b0 a4
        "add r12, r13",              // t1 = lo(b0 a1) + hi(b0 a0)
        "adc r15, r11",              // t2 = lo(b0 a2) + hi(b0 a1)
        "adc r10, rbx",              // t3 = lo(b0 a3) + hi(b0 a2)
        "adc rcx, r9",               // t4 = lo(b0 a4) + hi(b0 a3)
        "adc r8, rbp",               // t5 = lo(b0 a5) + hi(b0 a4)
        "adc rax, 0",                // t6 = hi(b0 a5) + carry
        "mov [rsp], r14",            // t0 aside
        "xor r13d, r13d",            // 0, no carries
        "mov rdx, [rsi + 8]",
        "mulx r11, rbx, [rdi]",      // b1 a0
        "add r12, rbx",              // t1 += lo(b1 a0)
        "dec r13",                   // -1: OF = 0
        "adox r15, r11",             // t2 += hi(b1 a0)
        "mulx r9, rbp, [rdi + 8]",   // b1 a1
        "adox r10, r9",              // t3 += hi(b1 a1)
        "adcx r15, rbp",             // t2 += lo(b1 a1)
        "mulx r14, rbx, [rdi + 16]", // b1 a2
        "adox rcx, r14",             // t4 += hi(b1 a2)
        "adcx r10, rbx",             // t3 += lo(b1 a2)
        "mulx r11, r9, [rdi + 24]",  // b1 a3
        "mulx rbp, r14, [rdi + 40]", // b1 a5
        "adox r8, r11",              // t5 += hi(b1 a3)
        "mulx rbx, r11, [rdi + 32]", // b1 a4
        "adcx rcx, r9",              // t4 += lo(b1 a3)
        "adox rax, rbx",             // t6 += hi(b1 a4)
        "adox r13, rbp",             // t7 = hi(b1 a5)
        "adcx r8, r11",              // t5 += lo(b1 a4)
        "adcx rax, r14",             // t6 += lo(b1 a5)
        "adc r13, 1",                // t7 += carry (it began as -1)
        "mov [rsp + 8], r12",        // t1 aside
        "xor r9d, r9d",              // 0, no carries
        "mov rdx, [rsi + 16]",
        "mulx rbx, rbp, [rdi]",      // b2 a0
        "add r15, rbp",              // t2 += lo(b2 a0)
        "dec r9",                    // -1: OF = 0
        "adox r10, rbx",             // t3 += hi(b2 a0)
        "mulx r11, r14, [rdi + 8]",  // b2 a1
        "adox rcx, r11",             // t4 += hi(b2 a1)
        "mulx r12, rbp, [rdi + 16]", // b2 a2
        "adcx r10, r14",             // t3 += lo(b2 a1)
        "adox r8, r12",              // t5 += hi(b2 a2)
        "adcx rcx, rbp",             // t4 += lo(b2 a2)
        "mulx rbx, r11, [rdi + 24]", // b2 a3
        "adcx r8, r11",              // t5 += lo(b2 a3)
        "adox rax, rbx",             // t6 += hi(b2 a3)
        "mulx r14, r12, [rdi + 32]", // b2 a4
        "mov rdx, [rsi + 24]",
        "mulx rbp, r11, [rdi]", // b3 a0
        "adcx rax, r12",        // t6 += lo(b2 a4)
        "mov rdx, [rsi + 16]",
        "mulx rbx, r12, [rdi + 40]", // b2 a5
        "adox r13, r14",             // t7 += hi(b2 a4)
        "adcx r13, r12",             // t7 += lo(b2 a5)
        "adox r9, rbx",              // t8 = hi(b2 a5)
        "adc r9, 1",                 // t8 += carry (it began as -1)
        "xor r14d, r14d",            // 0, no carries
        "add r10, r11",              // t3 += lo(b3 a0)
        "dec r14",                   // -1: OF = 0
        "mov rdx, [rsi + 24]",
        "mulx r12, rbx, [rdi + 8]",  // b3 a1
        "adox rcx, rbp",             // t4 += hi(b3 a0)
        "adox r8, r12",              // t5 += hi(b3 a1)
        "adcx rcx, rbx",             // t4 += lo(b3 a1)
        "mulx r11, rbp, [rdi + 24]", // b3 a3
        "mulx r12, rbx, [rdi + 16]", // b3 a2
        "adox rax, r12",             // t6 += hi(b3 a2)
        "adox r13, r11",             // t7 += hi(b3 a3)
        "adcx r8, rbx",              // t5 += lo(b3 a2)
        "mulx r12, r11, [rdi + 32]", // b3 a4
        "adox r9, r12",              // t8 += hi(b3 a4)
        "mulx rbx, r12, [rdi + 40]", // b3 a5
        "adox r14, rbx",             // t9 = hi(b3 a5)
        "adcx rax, rbp",             // t6 += lo(b3 a3)
        "adcx r13, r11",             // t7 += lo(b3 a4)
        "adcx r9, r12",              // t8 += lo(b3 a5)
        "adc r14, 1",                // t9 += carry (it began as -1)
        "mov rdx, [rsi + 32]",
        "mulx rbx, rbp, [rdi]",      // b4 a0
        "xor r11d, r11d",            // 0, no carries
        "add rcx, rbp",              // t4 += lo(b4 a0)
        "dec r11",                   // -1: OF = 0
        "adox r8, rbx",              // t5 += hi(b4 a0)
        "mulx r12, rbp, [rdi + 8]",  // b4 a1
        "adox rax, r12",             // t6 += hi(b4 a1)
        "mulx rbx, r12, [rdi + 16]", // b4 a2
        "adcx r8, rbp",              // t5 += lo(b4 a1)
        "adcx rax, r12",             // t6 += lo(b4 a2)
        "mulx rbp, r12, [rdi + 24]", // b4 a3
        "adox r13, rbx",             // t7 += hi(b4 a2)
        "adcx r13, r12",             // t7 += lo(b4 a3)
        "mulx rbx, r12, [rdi + 32]", // b4 a4
        "adox r9, rbp",              // t8 += hi(b4 a3)
        "adox r14, rbx",             // t9 += hi(b4 a4)
        "adcx r9, r12",              // t8 += lo(b4 a4)
        "mulx rbp, rbx, [rdi + 40]", // b4 a5
        "adcx r14, rbx",             // t9 += lo(b4 a5)
        "adox r11, rbp",             // t10 = hi(b4 a5)
        "adc r11, 1",                // t10 += carry (it began as -1)
        "xor r12d, r12d",            // 0, no carries
        "mov rdx, [rsi + 40]",
        "mulx rbx, rbp, [rdi]",      // b5 a0
        "add r8, rbp",               // t5 += lo(b5 a0)
        "dec r12",                   // -1: OF = 0
        "mulx rsi, rbp, [rdi + 8]",  // b5 a1
        "adox rax, rbx",             // t6 += hi(b5 a0)
        "adcx rax, rbp",             // t6 += lo(b5 a1)
        "adox r13, rsi",             // t7 += hi(b5 a1)
        "mulx rbx, rbp, [rdi + 16]", // b5 a2
        "adcx r13, rbp",             // t7 += lo(b5 a2)
        "adox r9, rbx",              // t8 += hi(b5 a2)
        "mulx rsi, rbp, [rdi + 24]", // b5 a3
        "adcx r9, rbp",              // t8 += lo(b5 a3)
        "adox r14, rsi",             // t9 += hi(b5 a3)
        "mulx rbx, rbp, [rdi + 32]", // b5 a4
        "adox r11, rbx",             // t10 += hi(b5 a4)
        "mov rsi, [rsp]",            // t0
        "adcx r14, rbp",             // t9 += lo(b5 a4)
        "mulx rbx, rbp, [rdi + 40]", // b5 a5
        "adox r12, rbx",             // t11 = hi(b5 a5)
        "adcx r11, rbp",             // t10 += lo(b5 a5)
        "mov rdi, [rsp + 8]",        // t1
        "adc r12, 1",                // t11 += carry (it began as -1)
        "add rsp, 16",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}
