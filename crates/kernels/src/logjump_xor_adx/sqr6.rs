//! The square, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule mont_sqr_6_logjump_xor_adx --search 40 --seed 1`, on Golden Cove (Intel(R) Xeon(R) Processor).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery square.
///
/// * **Computes** `a^2 * 2^(-384) mod p`
/// * **Requires** `a < p` and [`super::fold_fits_square`]
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Domb (2022), with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn sqr(_: Adx, a: &[u64; 6], k: &Params<6>) -> [u64; 6] {
    debug_assert!(super::fold_fits_square(k));
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r3,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") r0,
            lateout("rsi") _,
            inlateout("rdi") a.as_ptr() => r1,
            lateout("r8") r4,
            lateout("r9") _,
            lateout("r10") r5,
            lateout("r11") _,
            lateout("r12") r2,
            lateout("r13") _,
            lateout("r14") _,
            lateout("r15") _,
            options(pure, readonly),
        );
    }
    [r0, r1, r2, r3, r4, r5]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[rustfmt::skip]
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "sub rsp, 32",
        "mov rbx, [rdi + 8]",                 // a1
        "mov rbp, [rdi + 24]",                // a3
        "mov rax, [rdi + 16]",                // a2
        "add rbx, rbx",                       // 2a1 mod 2^64
        "adc rax, rax",                       // d2, limb 2 of 2a
        "adc rbp, rbp",                       // d3, limb 3 of 2a
        "mov rsi, [rdi + 32]",                // a4
        "mov r8, [rdi + 40]",                 // a5
        "mov [rsp], rax",                     // d2 aside
        "adc rsi, rsi",                       // d4, limb 4 of 2a
        "mov rdx, [rdi]",                     // multiplier
        "mulx r9, r10, [rdi]",                // a0 a0
        "adc r8, r8",                         // d5, limb 5 of 2a
        "mov [rsp + 24], r8",                 // d5 aside
        "mov [rsp + 8], rbp",                 // d3 aside
        "mulx rbp, rbx, rbx",                 // a0 2a1
        "add rbx, r9",                        // t1 = lo(a0 2a1) + hi(a0 a0)
        "mulx r11, r12, [rsp + 24]",          // a0 d5
        "mulx r13, r14, [rsp + 8]",           // a0 d3
        "mulx r15, rax, [rsp]",               // a0 d2
        "adc rax, rbp",                       // t2 = lo(a0 d2) + hi(a0 2a1) + carry
        "adc r14, r15",                       // t3 = lo(a0 d3) + hi(a0 d2) + carry
        "mov [rsp + 16], rsi",                // d4 aside
        "mulx rbp, r8, [rsp + 16]",           // a0 d4
        "adc r8, r13",                        // t4 = lo(a0 d4) + hi(a0 d3) + carry
        "adc r12, rbp",                       // t5 = lo(a0 d5) + hi(a0 d4) + carry
        "adc r11, 0",                         // t6 = hi(a0 d5) + carry
        "mov rdx, r10",                       // multiplier
        "mulx rbp, r9, [rcx + {fold}]",       // t0 f0
        "xor r15d, r15d",                     // t7 = 0
        "adox rax, rbp",                      // t2 += hi(t0 f0)
        "adcx rbx, r9",                       // t1 += lo(t0 f0)
        "mulx rbp, rsi, [rcx + {fold} + 8]",  // t0 f1
        "mulx r13, r10, [rcx + {fold} + 16]", // t0 f2
        "adox r14, rbp",                      // t3 += hi(t0 f1)
        "adcx rax, rsi",                      // t2 += lo(t0 f1)
        "adox r8, r13",                       // t4 += hi(t0 f2)
        "adcx r14, r10",                      // t3 += lo(t0 f2)
        "mulx rbp, r9, [rcx + {fold} + 24]",  // t0 f3
        "adcx r8, r9",                        // t4 += lo(t0 f3)
        "adox r12, rbp",                      // t5 += hi(t0 f3)
        "mov rsi, [rcx + {fold} + 32]",       // factor
        "mulx rbp, rsi, rsi",                 // t0 f4
        "adox r11, rbp",                      // t6 += hi(t0 f4)
        "adcx r12, rsi",                      // t5 += lo(t0 f4)
        "mulx rbp, r13, [rcx + {fold} + 40]", // t0 f5
        "adox r15, rbp",                      // t7 = hi(t0 f5)
        "mov rbp, [rdi + 16]",                // a2 again
        "adcx r11, r13",                      // t6 += lo(t0 f5)
        "adc r15, 0",                         // t7 += carry
        "xor r10d, r10d",                     // 0 for row 1
        "mov rdx, [rdi + 8]",                 // multiplier
        "mulx r9, rsi, [rdi + 8]",            // a1 a1
        "lea rbp, [rbp + rbp]",               // 2a2 mod 2^64
        "adcx rax, rsi",                      // t2 += lo(a1 a1)
        "adox r14, r9",                       // t3 += hi(a1 a1)
        "mulx r13, r10, [rsp + 8]",           // a1 d3
        "mulx rbp, rsi, rbp",                 // a1 2a2
        "adcx r14, rsi",                      // t3 += lo(a1 2a2)
        "adox r8, rbp",                       // t4 += hi(a1 2a2)
        "adcx r8, r10",                       // t4 += lo(a1 d3)
        "adox r12, r13",                      // t5 += hi(a1 d3)
        "mulx rbp, r9, [rsp + 16]",           // a1 d4
        "adox r11, rbp",                      // t6 += hi(a1 d4)
        "mulx rbp, rsi, [rsp + 24]",          // a1 d5
        "adcx r12, r9",                       // t5 += lo(a1 d4)
        "adox r15, rbp",                      // t7 += hi(a1 d5)
        "mov rdx, rbx",                       // multiplier
        "mulx rbp, rbx, [rcx + {fold}]",      // t1 f0
        "adcx r11, rsi",                      // t6 += lo(a1 d5)
        "mulx r10, r13, [rcx + {fold} + 8]",  // t1 f1
        "adc r15, 0",                         // t7 += carry of row 1
        "xor r9d, r9d",                       // t8 = 0
        "adcx rax, rbx",                      // t2 += lo(t1 f0)
        "adox r14, rbp",                      // t3 += hi(t1 f0)
        "mulx rbx, rbp, [rcx + {fold} + 16]", // t1 f2
        "adcx r14, r13",                      // t3 += lo(t1 f1)
        "adox r8, r10",                       // t4 += hi(t1 f1)
        "mov rsi, [rdi + 24]",                // a3 again
        "adox r12, rbx",                      // t5 += hi(t1 f2)
        "adcx r8, rbp",                       // t4 += lo(t1 f2)
        "mulx rbx, rbp, [rcx + {fold} + 24]", // t1 f3
        "adox r11, rbx",                      // t6 += hi(t1 f3)
        "mulx rbx, r13, [rcx + {fold} + 40]", // t1 f5
        "adcx r12, rbp",                      // t5 += lo(t1 f3)
        "mulx rbp, r10, [rcx + {fold} + 32]", // t1 f4
        "lea rsi, [rsi + rsi]",               // 2a3 mod 2^64
        "adox r15, rbp",                      // t7 += hi(t1 f4)
        "adcx r11, r10",                      // t6 += lo(t1 f4)
        "mov rdx, [rdi + 16]",                // multiplier
        "mulx rbp, r10, [rdi + 16]",          // a2 a2
        "adox r9, rbx",                       // t8 = hi(t1 f5)
        "adcx r15, r13",                      // t7 += lo(t1 f5)
        "adc r9, 0",                          // t8 += carry
        "xor ebx, ebx",                       // 0 for row 3
        "adox r12, rbp",                      // t5 += hi(a2 a2)
        "mulx rbx, rbp, [rsp + 16]",          // a2 d4
        "adcx r8, r10",                       // t4 += lo(a2 a2)
        "mulx r13, r10, rsi",                 // a2 2a3
        "adox r11, r13",                      // t6 += hi(a2 2a3)
        "adcx r12, r10",                      // t5 += lo(a2 2a3)
        "adox r15, rbx",                      // t7 += hi(a2 d4)
        "adcx r11, rbp",                      // t6 += lo(a2 d4)
        "mulx rbx, rbp, [rsp + 24]",          // a2 d5
        "adcx r15, rbp",                      // t7 += lo(a2 d5)
        "adox r9, rbx",                       // t8 += hi(a2 d5)
        "mov rdx, rax",                       // multiplier
        "mov rbx, [rcx + {fold}]",            // factor
        "mulx rbp, rbx, rbx",                 // t2 f0
        "adc r9, 0",                          // t8 += carry of row 3
        "xor esi, esi",                       // t9 = 0
        "adox r8, rbp",                       // t4 += hi(t2 f0)
        "adcx r14, rbx",                      // t3 += lo(t2 f0)
        "mulx rbp, rbx, [rcx + {fold} + 16]", // t2 f2
        "mulx r13, r10, [rcx + {fold} + 8]",  // t2 f1
        "adcx r8, r10",                       // t4 += lo(t2 f1)
        "mulx rax, r10, [rcx + {fold} + 24]", // t2 f3
        "adox r12, r13",                      // t5 += hi(t2 f1)
        "adox r11, rbp",                      // t6 += hi(t2 f2)
        "adcx r12, rbx",                      // t5 += lo(t2 f2)
        "adcx r11, r10",                      // t6 += lo(t2 f3)
        "adox r15, rax",                      // t7 += hi(t2 f3)
        "mulx rbp, rbx, [rcx + {fold} + 32]", // t2 f4
        "adox r9, rbp",                       // t8 += hi(t2 f4)
        "mulx rbp, r13, [rcx + {fold} + 40]", // t2 f5
        "mov r10, [rdi + 32]",                // a4 again
        "adcx r15, rbx",                      // t7 += lo(t2 f4)
        "adox rsi, rbp",                      // t9 = hi(t2 f5)
        "adcx r9, r13",                       // t8 += lo(t2 f5)
        "adc rsi, 0",                         // t9 += carry
        "mov rdx, [rdi + 24]",                // multiplier
        "mulx rbx, rbp, [rdi + 24]",          // a3 a3
        "xor eax, eax",                       // 0 for row 5
        "adcx r11, rbp",                      // t6 += lo(a3 a3)
        "adox r15, rbx",                      // t7 += hi(a3 a3)
        "lea rbp, [r10 + r10]",               // 2a4 mod 2^64
        "mulx rbx, rbp, rbp",                 // a3 2a4
        "adox r9, rbx",                       // t8 += hi(a3 2a4)
        "adcx r15, rbp",                      // t7 += lo(a3 2a4)
        "mulx rbx, rbp, [rsp + 24]",          // a3 d5
        "adcx r9, rbp",                       // t8 += lo(a3 d5)
        "adox rsi, rbx",                      // t9 += hi(a3 d5)
        "adc rsi, 0",                         // t9 += carry of row 5
        "mov rdx, r14",                       // multiplier
        "mulx rbp, rbx, [rcx + {fold}]",      // t3 f0
        "xor r13d, r13d",                     // t10 = 0
        "adcx r8, rbx",                       // t4 += lo(t3 f0)
        "mulx rbx, rax, [rcx + {fold} + 8]",  // t3 f1
        "adcx r12, rax",                      // t5 += lo(t3 f1)
        "adox r12, rbp",                      // t5 += hi(t3 f0)
        "mulx rbp, r10, [rcx + {fold} + 16]", // t3 f2
        "adox r11, rbx",                      // t6 += hi(t3 f1)
        "adcx r11, r10",                      // t6 += lo(t3 f2)
        "mulx rbx, r14, [rcx + {fold} + 24]", // t3 f3
        "mulx rax, r10, [rcx + {fold} + 32]", // t3 f4
        "adox r15, rbp",                      // t7 += hi(t3 f2)
        "adcx r15, r14",                      // t7 += lo(t3 f3)
        "adox r9, rbx",                       // t8 += hi(t3 f3)
        "adox rsi, rax",                      // t9 += hi(t3 f4)
        "adcx r9, r10",                       // t8 += lo(t3 f4)
        "mov rbp, [rdi + 40]",                // a5 again
        "mov r14, [rcx + {fold} + 40]",       // factor
        "mulx rbx, r14, r14",                 // t3 f5
        "adcx rsi, r14",                      // t9 += lo(t3 f5)
        "adox r13, rbx",                      // t10 = hi(t3 f5)
        "lea rbx, [rbp + rbp]",               // 2a5 mod 2^64
        "mov rdx, [rdi + 32]",                // multiplier
        "mulx rbp, rax, [rdi + 32]",          // a4 a4
        "adc r13, 0",                         // t10 += carry
        "mulx rbx, r10, rbx",                 // a4 2a5
        "xor r14d, r14d",                     // 0 for row 7
        "adcx r9, rax",                       // t8 += lo(a4 a4)
        "adox rsi, rbp",                      // t9 += hi(a4 a4)
        "adox r13, rbx",                      // t10 += hi(a4 2a5)
        "adcx rsi, r10",                      // t9 += lo(a4 2a5)
        "adc r13, 0",                         // t10 += carry of row 7
        "xor ebp, ebp",                       // t11 = 0
        "mov rdx, r8",                        // multiplier
        "mulx rbx, r14, [rcx + {fold}]",      // t4 f0
        "adcx r12, r14",                      // t5 += lo(t4 f0)
        "adox r11, rbx",                      // t6 += hi(t4 f0)
        "mulx rbx, rax, [rcx + {fold} + 16]", // t4 f2
        "mulx r10, r8, [rcx + {fold} + 8]",   // t4 f1
        "adcx r11, r8",                       // t6 += lo(t4 f1)
        "adox r15, r10",                      // t7 += hi(t4 f1)
        "adox r9, rbx",                       // t8 += hi(t4 f2)
        "adcx r15, rax",                      // t7 += lo(t4 f2)
        "mulx rbx, r14, [rcx + {fold} + 32]", // t4 f4
        "mulx r8, r10, [rcx + {fold} + 24]",  // t4 f3
        "adox rsi, r8",                       // t9 += hi(t4 f3)
        "mulx rax, r8, [rcx + {fold} + 40]",  // t4 f5
        "adox r13, rbx",                      // t10 += hi(t4 f4)
        "adcx r9, r10",                       // t8 += lo(t4 f3)
        "mov rbx, [rcx + {n0}]",              // m5 = n0
        "mov rdx, [rdi + 40]",                // multiplier
        "mov rdi, [rdi + 40]",                // factor
        "mulx r10, rdi, rdi",                 // a5 a5
        "adcx rsi, r14",                      // t9 += lo(t4 f4)
        "adox rbp, rax",                      // t11 = hi(t4 f5)
        "adcx r13, r8",                       // t10 += lo(t4 f5)
        "adc rbp, 0",                         // t11 += carry
        "add r13, rdi",                       // t10 += lo(a5 a5)
        "adc rbp, r10",                       // t11 += hi(a5 a5)
        "imul rbx, r12",                      // m5 = t5 n0
        "mov rdx, rbx",                       // multiplier
        "mulx rbx, r14, [rcx + {p}]",         // m5 p0
        "xor eax, eax",                       // 0 for row 9
        "mov rdi, [rcx + {p} + 24]",          // factor
        "mulx r8, rdi, rdi",                  // m5 p3
        "adcx r12, r14",                      // carry = t5 != 0
        "adox r11, rbx",                      // t6 += hi(m5 p0)
        "mulx rbx, r10, [rcx + {p} + 8]",     // m5 p1
        "mulx rax, r14, [rcx + {p} + 40]",    // m5 p5
        "adcx r11, r10",                      // t6 += lo(m5 p1)
        "mov r10, [rcx + {p} + 16]",          // factor
        "mulx r12, r10, r10",                 // m5 p2
        "adcx r15, r10",                      // t7 += lo(m5 p2)
        "adox r15, rbx",                      // t7 += hi(m5 p1)
        "adcx r9, rdi",                       // t8 += lo(m5 p3)
        "adox r9, r12",                       // t8 += hi(m5 p2)
        "mulx rbx, r10, [rcx + {p} + 32]",    // m5 p4
        "adox rsi, r8",                       // t9 += hi(m5 p3)
        "mov rdi, r15",                       // u1 = t7
        "adox r13, rbx",                      // t10 += hi(m5 p4)
        "mov r12, r9",                        // u2 = t8
        "adcx rsi, r10",                      // t9 += lo(m5 p4)
        "adox rbp, rax",                      // t11 += hi(m5 p5)
        "adcx r13, r14",                      // t10 += lo(m5 p5)
        "adc rbp, 0",                         // t11 += carry of row 9
        "mov rdx, r11",                       // u0 = t6
        "mov r8, r13",                        // u4 = t10
        "sub rdx, [rcx + {p}]",               // u0 = t6 - p0
        "sbb rdi, [rcx + {p} + 8]",           // u1 = t7 - p1 - borrow
        "mov r10, rbp",                       // u5 = t11
        "mov rax, rsi",                       // u3 = t9
        "sbb r12, [rcx + {p} + 16]",          // u2 = t8 - p2 - borrow
        "sbb rax, [rcx + {p} + 24]",          // u3 = t9 - p3 - borrow
        "sbb r8, [rcx + {p} + 32]",           // u4 = t10 - p4 - borrow
        "sbb r10, [rcx + {p} + 40]",          // u5 = t11 - p5 - borrow
        "cmovc rdi, r15",                     // u1 = t7 if it borrowed
        "cmovc rdx, r11",                     // u0 = t6 if it borrowed
        "cmovc r8, r13",                      // u4 = t10 if it borrowed
        "cmovc r10, rbp",                     // u5 = t11 if it borrowed
        "cmovc rax, rsi",                     // u3 = t9 if it borrowed
        "cmovc r12, r9",                      // u2 = t8 if it borrowed
        "add rsp, 32",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
