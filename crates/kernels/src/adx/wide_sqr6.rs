//! The double-width square, six limbs: [`super`] says what the rows do, this is their order.

use crate::cpu::Adx;
use core::arch::{asm, naked_asm};

/// Square as `[low limbs, high limbs]`.
///
/// * **Computes** `a^2`
/// * **Requires** `a < 2^383`
/// * **Ensures** the exact square
/// * **Time** constant
/// * **Source** the triangle of [`super`]
#[inline(always)]
#[must_use]
pub fn wide_sqr(_: Adx, a: &[u64; 6]) -> [[u64; 6]; 2] {
    debug_assert!(a[5] >> 63 == 0);
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
    // SAFETY: the token proves BMI2 and ADX. The body reads `a`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r7,
            lateout("rcx") r10,
            lateout("rdx") r0,
            lateout("rsi") r8,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") r6,
            lateout("r9") r3,
            lateout("r10") r4,
            lateout("r11") r2,
            lateout("r12") r11,
            lateout("r13") r5,
            lateout("r14") r9,
            lateout("r15") r1,
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
        "sub rsp, 64",
        "mov rax, [rdi + 32]", // a4
        "mov r8, [rdi + 8]",   // a1
        "add r8, r8",          // 2a1 mod 2^64
        "mov rbx, [rdi + 16]", // a2
        "adc rbx, rbx",        // d2, limb 2 of 2a
        "mov [rsp], rbx",      // d2 aside
        "mov r9, [rdi + 24]",  // a3
        "adc r9, r9",          // d3, limb 3 of 2a
        "mov r10, [rdi + 40]", // a5
        "adc rax, rax",        // d4, limb 4 of 2a
        "mov [rsp + 8], r9",   // d3 aside
        "mov rdx, [rdi + 8]",
        "mulx r11, r12, [rsp + 8]", // a1 d3
        "mov [rsp + 16], rax",      // d4 aside
        "adc r10, r10",             // d5, limb 5 of 2a
        "mov [rsp + 24], r10",      // d5 aside
        "mov rdx, [rdi]",
        "mulx r13, r14, [rdi]",      // a0 a0
        "mulx r15, rcx, r8",         // a0 2a1
        "mulx rsi, rbp, [rsp]",      // a0 d2
        "mulx rbx, r9, [rsp + 8]",   // a0 d3
        "add rcx, r13",              // t1 = lo(a0 2a1) + hi(a0 a0)
        "adc rbp, r15",              // t2 = lo(a0 d2) + hi(a0 2a1)
        "adc r9, rsi",               // t3 = lo(a0 d3) + hi(a0 d2)
        "mulx rax, r10, [rsp + 16]", // a0 d4
        "adc r10, rbx",              // t4 = lo(a0 d4) + hi(a0 d3)
        "mulx r8, r13, [rsp + 24]",  // a0 d5
        "adc r13, rax",              // t5 = lo(a0 d5) + hi(a0 d4)
        "mov [rsp + 40], rcx",       // t1 aside
        "mov [rsp + 32], r14",       // t0 aside
        "mov r15, [rdi + 16]",       // a2
        "mov rdx, [rdi + 8]",
        "mulx rsi, rbx, [rdi + 8]",  // a1 a1
        "adc r8, 0",                 // t6 = hi(a0 d5) + carry
        "add r15, r15",              // 2a2 mod 2^64
        "xor eax, eax",              // 0, no carries
        "add rbp, rbx",              // t2 += lo(a1 a1)
        "dec rax",                   // -1: OF = 0
        "adox r9, rsi",              // t3 += hi(a1 a1)
        "mulx rcx, r14, r15",        // a1 2a2
        "adcx r9, r14",              // t3 += lo(a1 2a2)
        "adox r10, rcx",             // t4 += hi(a1 2a2)
        "adcx r10, r12",             // t4 += lo(a1 d3)
        "adox r13, r11",             // t5 += hi(a1 d3)
        "mulx rbx, rsi, [rsp + 16]", // a1 d4
        "adcx r13, rsi",             // t5 += lo(a1 d4)
        "adox r8, rbx",              // t6 += hi(a1 d4)
        "mulx r15, r14, [rsp + 24]", // a1 d5
        "adcx r8, r14",              // t6 += lo(a1 d5)
        "mov rdx, [rdi + 16]",
        "mulx rcx, r12, [rdi + 16]", // a2 a2
        "mov r11, [rdi + 24]",       // a3
        "adox rax, r15",             // t7 = hi(a1 d5)
        "adc rax, 1",                // t7 += carry (it began as -1)
        "add r11, r11",              // 2a3 mod 2^64
        "mov [rsp + 56], r9",        // t3 aside
        "xor esi, esi",              // 0, no carries
        "add r10, r12",              // t4 += lo(a2 a2)
        "dec rsi",                   // -1: OF = 0
        "adox r13, rcx",             // t5 += hi(a2 a2)
        "mulx rbx, r14, r11",        // a2 2a3
        "adcx r13, r14",             // t5 += lo(a2 2a3)
        "mulx r15, r9, [rsp + 16]",  // a2 d4
        "adox r8, rbx",              // t6 += hi(a2 2a3)
        "adcx r8, r9",               // t6 += lo(a2 d4)
        "mulx r12, rcx, [rsp + 24]", // a2 d5
        "adox rax, r15",             // t7 += hi(a2 d4)
        "adox rsi, r12",             // t8 = hi(a2 d5)
        "adcx rax, rcx",             // t7 += lo(a2 d5)
        "adc rsi, 1",                // t8 += carry (it began as -1)
        "mov r11, [rdi + 32]",       // a4
        "add r11, r11",              // 2a4 mod 2^64
        "xor r14d, r14d",            // 0, no carries
        "mov rdx, [rdi + 24]",
        "mulx rbx, r9, [rdi + 24]", // a3 a3
        "mov r15, [rsp + 40]",      // t1
        "mov [rsp + 48], rbp",      // t2 aside
        "add r8, r9",               // t6 += lo(a3 a3)
        "dec r14",                  // -1: OF = 0
        "adox rax, rbx",            // t7 += hi(a3 a3)
        "mulx r12, rcx, r11",       // a3 2a4
        "adox rsi, r12",            // t8 += hi(a3 2a4)
        "adcx rax, rcx",            // t7 += lo(a3 2a4)
        "mulx rbp, r9, [rsp + 24]", // a3 d5
        "adcx rsi, r9",             // t8 += lo(a3 d5)
        "mov rbx, [rdi + 40]",      // a5
        "adox r14, rbp",            // t9 = hi(a3 d5)
        "adc r14, 1",               // t9 += carry (it began as -1)
        "add rbx, rbx",             // 2a5 mod 2^64
        "mov rdx, [rdi + 32]",
        "mulx r11, r12, [rdi + 32]", // a4 a4
        "xor ecx, ecx",              // 0, no carries
        "add rsi, r12",              // t8 += lo(a4 a4)
        "mulx r9, rbp, rbx",         // a4 2a5
        "dec rcx",                   // -1: OF = 0
        "adox r14, r11",             // t9 += hi(a4 a4)
        "adox rcx, r9",              // t10 = hi(a4 2a5)
        "adcx r14, rbp",             // t9 += lo(a4 2a5)
        "adc rcx, 1",                // t10 += carry (it began as -1)
        "mov rdx, [rdi + 40]",
        "mulx r12, rbx, [rdi + 40]", // a5 a5
        "add rcx, rbx",              // t10 += lo(a5 a5)
        "adc r12, 0",                // t11 = hi(a5 a5) + carry
        "mov r11, [rsp + 48]",       // t2
        "mov r9, [rsp + 56]",        // t3
        "mov rbp, [rsp + 32]",       // t0
        "mov rdx, rbp",
        "add rsp, 64",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}
