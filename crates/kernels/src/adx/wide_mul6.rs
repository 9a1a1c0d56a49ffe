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
            lateout("rax") r8,
            lateout("rcx") r5,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => r0,
            inlateout("rdi") a.as_ptr() => r1,
            lateout("r8") r9,
            lateout("r9") r7,
            lateout("r10") r2,
            lateout("r11") r10,
            lateout("r12") r3,
            lateout("r13") r11,
            lateout("r14") r4,
            lateout("r15") r6,
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
        "mulx rax, r8, [rdi + 8]",   // b0 a1
        "mulx r9, rbx, [rdi]",       // b0 a0
        "add r8, r9",                // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx rbp, r10, [rdi + 16]", // b0 a2
        "adc r10, rax",              // t2 = lo(b0 a2) + hi(b0 a1)
        "mulx r11, r12, [rdi + 24]", // b0 a3
        "adc r12, rbp",              // t3 = lo(b0 a3) + hi(b0 a2)
        "mulx r13, r14, [rdi + 32]", // b0 a4
        "adc r14, r11",              // t4 = lo(b0 a4) + hi(b0 a3)
        "mulx r15, rcx, [rdi + 40]", // b0 a5
        "adc rcx, r13",              // t5 = lo(b0 a5) + hi(b0 a4)
        "mov [rsp], rbx",            // t0 aside
        "adc r15, 0",                // t6 = hi(b0 a5) + carry
        "xor r9d, r9d",              // 0, no carries
        "mov rdx, [rsi + 8]",
        "mulx rax, rbp, [rdi]",      // b1 a0
        "add r8, rbp",               // t1 += lo(b1 a0)
        "mulx r11, r13, [rdi + 8]",  // b1 a1
        "dec r9",                    // -1: OF = 0
        "adox r10, rax",             // t2 += hi(b1 a0)
        "adcx r10, r13",             // t2 += lo(b1 a1)
        "adox r12, r11",             // t3 += hi(b1 a1)
        "mulx rbx, rbp, [rdi + 16]", // b1 a2
        "adcx r12, rbp",             // t3 += lo(b1 a2)
        "mulx rax, r13, [rdi + 24]", // b1 a3
        "adox r14, rbx",             // t4 += hi(b1 a2)
        "adcx r14, r13",             // t4 += lo(b1 a3)
        "adox rcx, rax",             // t5 += hi(b1 a3)
        "mulx r11, rbp, [rdi + 32]", // b1 a4
        "adcx rcx, rbp",             // t5 += lo(b1 a4)
        "adox r15, r11",             // t6 += hi(b1 a4)
        "mulx rbx, r13, [rdi + 40]", // b1 a5
        "adox r9, rbx",              // t7 = hi(b1 a5)
        "adcx r15, r13",             // t6 += lo(b1 a5)
        "mov [rsp + 8], r8",         // t1 aside
        "adc r9, 1",                 // t7 += carry (it began as -1)
        "xor eax, eax",              // 0, no carries
        "mov rdx, [rsi + 16]",
        "mulx rbp, r11, [rdi]",      // b2 a0
        "add r10, r11",              // t2 += lo(b2 a0)
        "dec rax",                   // -1: OF = 0
        "adox r12, rbp",             // t3 += hi(b2 a0)
        "mulx rbx, r13, [rdi + 8]",  // b2 a1
        "adcx r12, r13",             // t3 += lo(b2 a1)
        "adox r14, rbx",             // t4 += hi(b2 a1)
        "mulx r8, r11, [rdi + 16]",  // b2 a2
        "adcx r14, r11",             // t4 += lo(b2 a2)
        "adox rcx, r8",              // t5 += hi(b2 a2)
        "mulx rbp, r13, [rdi + 24]", // b2 a3
        "adcx rcx, r13",             // t5 += lo(b2 a3)
        "adox r15, rbp",             // t6 += hi(b2 a3)
        "mov rdx, [rsi + 24]",
        "mulx rbx, r11, [rdi]", // b3 a0
        "mov rdx, [rsi + 16]",
        "mulx r8, r13, [rdi + 32]",  // b2 a4
        "adcx r15, r13",             // t6 += lo(b2 a4)
        "mulx rbp, r13, [rdi + 40]", // b2 a5
        "adox r9, r8",               // t7 += hi(b2 a4)
        "adox rax, rbp",             // t8 = hi(b2 a5)
        "adcx r9, r13",              // t7 += lo(b2 a5)
        "adc rax, 1",                // t8 += carry (it began as -1)
        "xor r8d, r8d",              // 0, no carries
        "add r12, r11",              // t3 += lo(b3 a0)
        "dec r8",                    // -1: OF = 0
        "adox r14, rbx",             // t4 += hi(b3 a0)
        "mov rdx, [rsi + 24]",
        "mulx rbp, r13, [rdi + 8]",  // b3 a1
        "adcx r14, r13",             // t4 += lo(b3 a1)
        "mulx r11, rbx, [rdi + 16]", // b3 a2
        "adox rcx, rbp",             // t5 += hi(b3 a1)
        "adox r15, r11",             // t6 += hi(b3 a2)
        "mulx r13, rbp, [rdi + 24]", // b3 a3
        "adox r9, r13",              // t7 += hi(b3 a3)
        "adcx rcx, rbx",             // t5 += lo(b3 a2)
        "adcx r15, rbp",             // t6 += lo(b3 a3)
        "mulx r11, r13, [rdi + 32]", // b3 a4
        "adox rax, r11",             // t8 += hi(b3 a4)
        "mulx rbx, rbp, [rdi + 40]", // b3 a5
        "adcx r9, r13",              // t7 += lo(b3 a4)
        "adcx rax, rbp",             // t8 += lo(b3 a5)
        "adox r8, rbx",              // t9 = hi(b3 a5)
        "adc r8, 1",                 // t9 += carry (it began as -1)
        "xor r11d, r11d",            // 0, no carries
        "mov rdx, [rsi + 32]",
        "mulx r13, rbp, [rdi]",      // b4 a0
        "add r14, rbp",              // t4 += lo(b4 a0)
        "dec r11",                   // -1: OF = 0
        "adox rcx, r13",             // t5 += hi(b4 a0)
        "mulx rbx, rbp, [rdi + 8]",  // b4 a1
        "adcx rcx, rbp",             // t5 += lo(b4 a1)
        "adox r15, rbx",             // t6 += hi(b4 a1)
        "mulx r13, rbp, [rdi + 16]", // b4 a2
        "adcx r15, rbp",             // t6 += lo(b4 a2)
        "mulx rbx, rbp, [rdi + 24]", // b4 a3
        "adox r9, r13",              // t7 += hi(b4 a2)
        "adcx r9, rbp",              // t7 += lo(b4 a3)
        "adox rax, rbx",             // t8 += hi(b4 a3)
        "mulx r13, rbp, [rdi + 32]", // b4 a4
        "adcx rax, rbp",             // t8 += lo(b4 a4)
        "mulx rbx, rbp, [rdi + 40]", // b4 a5
        "adox r8, r13",              // t9 += hi(b4 a4)
        "adox r11, rbx",             // t10 = hi(b4 a5)
        "adcx r8, rbp",              // t9 += lo(b4 a5)
        "adc r11, 1",                // t10 += carry (it began as -1)
        "xor r13d, r13d",            // 0, no carries
        "mov rdx, [rsi + 40]",
        "mulx rbx, rbp, [rdi]",      // b5 a0
        "add rcx, rbp",              // t5 += lo(b5 a0)
        "dec r13",                   // -1: OF = 0
        "mulx rsi, rbp, [rdi + 8]",  // b5 a1
        "adox r15, rbx",             // t6 += hi(b5 a0)
        "adcx r15, rbp",             // t6 += lo(b5 a1)
        "adox r9, rsi",              // t7 += hi(b5 a1)
        "mulx rbx, rbp, [rdi + 16]", // b5 a2
        "adox rax, rbx",             // t8 += hi(b5 a2)
        "adcx r9, rbp",              // t7 += lo(b5 a2)
        "mulx rsi, rbx, [rdi + 24]", // b5 a3
        "adcx rax, rbx",             // t8 += lo(b5 a3)
        "adox r8, rsi",              // t9 += hi(b5 a3)
        "mulx rbp, rbx, [rdi + 32]", // b5 a4
        "adcx r8, rbx",              // t9 += lo(b5 a4)
        "adox r11, rbp",             // t10 += hi(b5 a4)
        "mov rsi, [rsp]",            // t0
        "mulx rbx, rbp, [rdi + 40]", // b5 a5
        "adcx r11, rbp",             // t10 += lo(b5 a5)
        "mov rdi, [rsp + 8]",        // t1
        "adox r13, rbx",             // t11 = hi(b5 a5)
        "adc r13, 1",                // t11 += carry (it began as -1)
        "add rsp, 16",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}
