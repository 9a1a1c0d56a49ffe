//! The double-width product, four limbs: [`super`] says what the rows do, this is their order.

use crate::cpu::Adx;
use core::arch::{asm, naked_asm};

/// Product as `[low limbs, high limbs]`.
///
/// * **Computes** `a * b`
/// * **Requires** nothing
/// * **Ensures** the exact product, below `2^512`
/// * **Time** constant
/// * **Source** operand scanning by rows, as [`super`]
#[inline(always)]
#[must_use]
pub fn wide_mul(_: Adx, a: &[u64; 4], b: &[u64; 4]) -> [[u64; 4]; 2] {
    let (r0, r1, r2, r3, r4, r5, r6, r7): (u64, u64, u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r1,
            lateout("rcx") _,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => _,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") r6,
            lateout("r9") r0,
            lateout("r10") r2,
            lateout("r11") r4,
            lateout("r12") r3,
            lateout("r13") r5,
            lateout("r14") r7,
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
        "mov rdx, [rsi]",
        "mulx rbx, rax, [rdi + 8]",  // b0 a1
        "mulx r8, r9, [rdi]",        // b0 a0
        "add rax, r8",               // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx rbp, r10, [rdi + 16]", // b0 a2
        "mulx r11, r12, [rdi + 24]", // b0 a3
        "mov rdx, [rsi + 8]",
        "mulx r15, rcx, [rdi]",      // b1 a0
        "adc r10, rbx",              // t2 = lo(b0 a2) + hi(b0 a1)
        "adc r12, rbp",              // t3 = lo(b0 a3) + hi(b0 a2)
        "adc r11, 0",                // t4 = hi(b0 a3) + carry
        "xor r13d, r13d",            // 0, no carries
        "mulx r14, r8, [rdi + 16]",  // b1 a2
        "mulx rbx, rbp, [rdi + 8]",  // b1 a1
        "add rax, rcx",              // t1 += lo(b1 a0)
        "dec r13",                   // -1: OF = 0
        "adox r10, r15",             // t2 += hi(b1 a0)
        "adcx r10, rbp",             // t2 += lo(b1 a1)
        "adox r12, rbx",             // t3 += hi(b1 a1)
        "adcx r12, r8",              // t3 += lo(b1 a2)
        "mulx rcx, r15, [rdi + 24]", // b1 a3
        "adox r11, r14",             // t4 += hi(b1 a2)
        "adcx r11, r15",             // t4 += lo(b1 a3)
        "adox r13, rcx",             // t5 = hi(b1 a3)
        "adc r13, 1",                // t5 += carry (it began as -1)
        "mov rdx, [rsi + 16]",
        "mulx rbp, rbx, [rdi]",      // b2 a0
        "xor r8d, r8d",              // 0, no carries
        "add r10, rbx",              // t2 += lo(b2 a0)
        "dec r8",                    // -1: OF = 0
        "mulx r14, r15, [rdi + 8]",  // b2 a1
        "adox r12, rbp",             // t3 += hi(b2 a0)
        "adcx r12, r15",             // t3 += lo(b2 a1)
        "adox r11, r14",             // t4 += hi(b2 a1)
        "mulx rcx, rbx, [rdi + 16]", // b2 a2
        "adox r13, rcx",             // t5 += hi(b2 a2)
        "mulx rbp, r15, [rdi + 24]", // b2 a3
        "adcx r11, rbx",             // t4 += lo(b2 a2)
        "adox r8, rbp",              // t6 = hi(b2 a3)
        "adcx r13, r15",             // t5 += lo(b2 a3)
        "adc r8, 1",                 // t6 += carry (it began as -1)
        "xor r14d, r14d",            // 0, no carries
        "mov rdx, [rsi + 24]",
        "mulx rcx, rbx, [rdi]",      // b3 a0
        "add r12, rbx",              // t3 += lo(b3 a0)
        "dec r14",                   // -1: OF = 0
        "mulx rbp, r15, [rdi + 16]", // b3 a2
        "adox r11, rcx",             // t4 += hi(b3 a0)
        "mulx rsi, rbx, [rdi + 24]", // b3 a3
        "mulx rcx, rdi, [rdi + 8]",  // b3 a1
        "adcx r11, rdi",             // t4 += lo(b3 a1)
        "adox r13, rcx",             // t5 += hi(b3 a1)
        "adox r8, rbp",              // t6 += hi(b3 a2)
        "adcx r13, r15",             // t5 += lo(b3 a2)
        "adcx r8, rbx",              // t6 += lo(b3 a3)
        "adox r14, rsi",             // t7 = hi(b3 a3)
        "adc r14, 1",                // t7 += carry (it began as -1)
        "pop rbp",
        "pop rbx",
        "ret",
    )
}
