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
            lateout("rax") r6,
            lateout("rcx") r0,
            lateout("rdx") r10,
            lateout("rsi") r2,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") r9,
            lateout("r9") r3,
            lateout("r10") r7,
            lateout("r11") r4,
            lateout("r12") r8,
            lateout("r13") r1,
            lateout("r14") r5,
            lateout("r15") r11,
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
        "mov rax, [rdi + 8]",  // a1
        "mov r8, [rdi + 16]",  // a2
        "mov r9, [rdi + 32]",  // a4
        "add rax, rax",        // 2a1 mod 2^64
        "adc r8, r8",          // d2, limb 2 of 2a
        "mov [rsp], r8",       // d2 aside
        "mov r10, [rdi + 24]", // a3
        "adc r10, r10",        // d3, limb 3 of 2a
        "mov r11, [rdi + 40]", // a5
        "adc r9, r9",          // d4, limb 4 of 2a
        "mov [rsp + 8], r10",  // d3 aside
        "mov [rsp + 16], r9",  // d4 aside
        "adc r11, r11",        // d5, limb 5 of 2a
        "mov [rsp + 24], r11", // d5 aside
        "mov rdx, [rdi + 8]",
        "mulx r12, r13, [rsp + 8]", // a1 d3
        "mov rdx, [rdi]",
        "mulx r14, r15, [rdi]",      // a0 a0
        "mulx rcx, rsi, [rsp]",      // a0 d2
        "mulx rbp, rbx, [rsp + 8]",  // a0 d3
        "mulx r8, r10, rax",         // a0 2a1
        "add r10, r14",              // t1 = lo(a0 2a1) + hi(a0 a0)
        "adc rsi, r8",               // t2 = lo(a0 d2) + hi(a0 2a1)
        "mov [rsp + 40], r10",       // t1 aside
        "mulx r9, r11, [rsp + 16]",  // a0 d4
        "adc rbx, rcx",              // t3 = lo(a0 d3) + hi(a0 d2)
        "adc r11, rbp",              // t4 = lo(a0 d4) + hi(a0 d3)
        "mulx rax, r14, [rsp + 24]", // a0 d5
        "adc r14, r9",               // t5 = lo(a0 d5) + hi(a0 d4)
        "mov r8, [rdi + 16]",        // a2
        "adc rax, 0",                // t6 = hi(a0 d5) + carry
        "add r8, r8",                // 2a2 mod 2^64
        "xor r10d, r10d",            // 0, no carries
        "mov rdx, [rdi + 8]",
        "mulx rcx, rbp, [rdi + 8]",  // a1 a1
        "add rsi, rbp",              // t2 += lo(a1 a1)
        "mov [rsp + 48], rsi",       // t2 aside
        "dec r10",                   // -1: OF = 0
        "adox rbx, rcx",             // t3 += hi(a1 a1)
        "mulx r9, rbp, r8",          // a1 2a2
        "mov [rsp + 32], r15",       // t0 aside
        "adox r11, r9",              // t4 += hi(a1 2a2)
        "adcx rbx, rbp",             // t3 += lo(a1 2a2)
        "adcx r11, r13",             // t4 += lo(a1 d3)
        "adox r14, r12",             // t5 += hi(a1 d3)
        "mulx rsi, rcx, [rsp + 24]", // a1 d5
        "mulx r8, r15, [rsp + 16]",  // a1 d4
        "adox rax, r8",              // t6 += hi(a1 d4)
        "adcx r14, r15",             // t5 += lo(a1 d4)
        "adcx rax, rcx",             // t6 += lo(a1 d5)
        "mov rdx, [rdi + 16]",
        "mulx r9, rbp, [rdi + 16]",  // a2 a2
        "mov r13, [rdi + 24]",       // a3
        "adox r10, rsi",             // t7 = hi(a1 d5)
        "mov [rsp + 56], rbx",       // t3 aside
        "adc r10, 1",                // t7 += carry (it began as -1)
        "add r13, r13",              // 2a3 mod 2^64
        "xor r12d, r12d",            // 0, no carries
        "add r11, rbp",              // t4 += lo(a2 a2)
        "mulx r8, r15, r13",         // a2 2a3
        "dec r12",                   // -1: OF = 0
        "adox r14, r9",              // t5 += hi(a2 a2)
        "adcx r14, r15",             // t5 += lo(a2 2a3)
        "adox rax, r8",              // t6 += hi(a2 2a3)
        "mulx rcx, rsi, [rsp + 16]", // a2 d4
        "adox r10, rcx",             // t7 += hi(a2 d4)
        "adcx rax, rsi",             // t6 += lo(a2 d4)
        "mulx rbx, rbp, [rsp + 24]", // a2 d5
        "adcx r10, rbp",             // t7 += lo(a2 d5)
        "adox r12, rbx",             // t8 = hi(a2 d5)
        "adc r12, 1",                // t8 += carry (it began as -1)
        "mov r13, [rdi + 32]",       // a4
        "add r13, r13",              // 2a4 mod 2^64
        "mov rdx, [rdi + 24]",
        "mulx r9, r15, [rdi + 24]",  // a3 a3
        "xor r8d, r8d",              // 0, no carries
        "add rax, r15",              // t6 += lo(a3 a3)
        "dec r8",                    // -1: OF = 0
        "mulx rcx, rsi, r13",        // a3 2a4
        "adox r10, r9",              // t7 += hi(a3 a3)
        "adox r12, rcx",             // t8 += hi(a3 2a4)
        "adcx r10, rsi",             // t7 += lo(a3 2a4)
        "mulx rbp, rbx, [rsp + 24]", // a3 d5
        "adcx r12, rbx",             // t8 += lo(a3 d5)
        "adox r8, rbp",              // t9 = hi(a3 d5)
        "mov r15, [rdi + 40]",       // a5
        "adc r8, 1",                 // t9 += carry (it began as -1)
        "mov r13, [rsp + 40]",       // t1
        "add r15, r15",              // 2a5 mod 2^64
        "mov rdx, [rdi + 32]",
        "mulx r9, rcx, r15",         // a4 2a5
        "mulx rsi, rbx, [rdi + 32]", // a4 a4
        "xor ebp, ebp",              // 0, no carries
        "add r12, rbx",              // t8 += lo(a4 a4)
        "dec rbp",                   // -1: OF = 0
        "adox r8, rsi",              // t9 += hi(a4 a4)
        "adcx r8, rcx",              // t9 += lo(a4 2a5)
        "adox rbp, r9",              // t10 = hi(a4 2a5)
        "adc rbp, 1",                // t10 += carry (it began as -1)
        "mov rdx, [rdi + 40]",
        "mulx r15, rbx, [rdi + 40]", // a5 a5
        "add rbp, rbx",              // t10 += lo(a5 a5)
        "adc r15, 0",                // t11 = hi(a5 a5) + carry
        "mov rsi, [rsp + 48]",       // t2
        "mov rcx, [rsp + 32]",       // t0
        "mov r9, [rsp + 56]",        // t3
        "mov rdx, rbp",
        "add rsp, 64",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}
