//! The double-width square, four limbs: [`super`] says what the rows do, this is their order.

use crate::cpu::Adx;
use core::arch::{asm, naked_asm};

/// Square as `[low limbs, high limbs]`.
///
/// * **Computes** `a^2`
/// * **Requires** `a < 2^255`
/// * **Ensures** the exact square
/// * **Time** constant
/// * **Source** the triangle of [`super`]
#[inline(always)]
#[must_use]
pub fn wide_sqr(_: Adx, a: &[u64; 4]) -> [[u64; 4]; 2] {
    debug_assert!(a[3] >> 63 == 0);
    let (r0, r1, r2, r3, r4, r5, r6, r7): (u64, u64, u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r5,
            lateout("rcx") _,
            lateout("rdx") _,
            lateout("rsi") _,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") r3,
            lateout("r9") r7,
            lateout("r10") r1,
            lateout("r11") r0,
            lateout("r12") r6,
            lateout("r13") r2,
            lateout("r14") r4,
            lateout("r15") _,
            options(pure, readonly),
        );
    }
    [[r0, r1, r2, r3], [r4, r5, r6, r7]]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "sub rsp, 16",
        "mov rax, [rdi + 8]",  // a1
        "mov rbx, [rdi + 24]", // a3
        "add rax, rax",        // 2a1 mod 2^64
        "mov r8, [rdi + 16]",  // a2
        "adc r8, r8",          // d2, limb 2 of 2a
        "mov rbp, [rdi + 16]", // a2
        "mov rdx, [rdi + 24]",
        "mulx r9, r15, [rdi + 24]", // a3 a3
        "mov [rsp], r8",            // d2 aside
        "mov rdx, [rdi]",
        "mulx rcx, r10, rax",      // a0 2a1
        "mulx rsi, r11, [rdi]",    // a0 a0
        "adc rbx, rbx",            // d3, limb 3 of 2a
        "mulx r12, r13, [rsp]",    // a0 d2
        "add r10, rsi",            // t1 = lo(a0 2a1) + hi(a0 a0)
        "mov [rsp + 8], rbx",      // d3 aside
        "mulx r14, r8, [rsp + 8]", // a0 d3
        "adc r13, rcx",            // t2 = lo(a0 d2) + hi(a0 2a1)
        "adc r8, r12",             // t3 = lo(a0 d3) + hi(a0 d2)
        "adc r14, 0",              // t4 = hi(a0 d3) + carry
        "xor eax, eax",            // 0, no carries
        "add rbp, rbp",            // 2a2 mod 2^64
        "mov rdx, [rdi + 8]",
        "mulx rsi, rbx, [rdi + 8]", // a1 a1
        "add r13, rbx",             // t2 += lo(a1 a1)
        "mulx rcx, r12, rbp",       // a1 2a2
        "dec rax",                  // -1: OF = 0
        "adox r8, rsi",             // t3 += hi(a1 a1)
        "adcx r8, r12",             // t3 += lo(a1 2a2)
        "mulx rbx, rbp, [rsp + 8]", // a1 d3
        "adox r14, rcx",            // t4 += hi(a1 2a2)
        "adcx r14, rbp",            // t4 += lo(a1 d3)
        "adox rax, rbx",            // t5 = hi(a1 d3)
        "adc rax, 1",               // t5 += carry (it began as -1)
        "mov rsi, [rdi + 24]",      // a3
        "xor r12d, r12d",           // 0, no carries
        "add rsi, rsi",             // 2a3 mod 2^64
        "mov rdx, [rdi + 16]",
        "mulx rcx, rbp, [rdi + 16]", // a2 a2
        "add r14, rbp",              // t4 += lo(a2 a2)
        "dec r12",                   // -1: OF = 0
        "adox rax, rcx",             // t5 += hi(a2 a2)
        "mulx rbx, rdi, rsi",        // a2 2a3
        "adcx rax, rdi",             // t5 += lo(a2 2a3)
        "adox r12, rbx",             // t6 = hi(a2 2a3)
        "adc r12, 1",                // t6 += carry (it began as -1)
        "xor ebp, ebp",              // 0, no carries
        "add r12, r15",              // t6 += lo(a3 a3)
        "adc r9, 0",                 // t7 = hi(a3 a3) + carry
        "add rsp, 16",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}
