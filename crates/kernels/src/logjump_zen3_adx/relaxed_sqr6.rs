//! The square without a last subtraction, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule relaxed_sqr_6_logjump_zen3_adx --search 80 --seed 1`, on Zen 4 (AMD EPYC).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery square, not brought below `p`.
///
/// * **Computes** `a^2 * 2^(-384)` modulo `p`
/// * **Requires** operands `< 2p` and [`super::relaxed_fits`]
/// * **Ensures** result `< 2p`
/// * **Time** constant
/// * **Source** Domb (2022); Walter (1999) for leaving it out; with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn relaxed_sqr(_: Adx, a: &[u64; 6], k: &Params<6>) -> [u64; 6] {
    debug_assert!(super::relaxed_fits(k));
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r4,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            lateout("rsi") _,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") r3,
            lateout("r9") r2,
            lateout("r10") _,
            lateout("r11") _,
            lateout("r12") r1,
            lateout("r13") _,
            lateout("r14") r5,
            lateout("r15") r0,
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
        "mov rbx, [rdi + 24]",                // a3
        "mov rbp, [rdi + 16]",                // a2
        "mov rax, [rdi + 8]",                 // a1
        "add rax, rax",                       // 2a1 mod 2^64
        "adc rbp, rbp",                       // d2, limb 2 of 2a
        "mov rsi, [rdi + 40]",                // a5
        "mov rdx, [rdi]",                     // multiplier
        "mov r9, [rdi]",                      // factor
        "mulx r8, r9, r9",                    // a0 a0
        "adcx rbx, rbx",                      // d3, limb 3 of 2a
        "mov [rsp + 8], rbx",                 // d3 aside
        "mov rbx, [rdi + 32]",                // a4
        "adc rbx, rbx",                       // d4, limb 4 of 2a
        "mov [rsp + 16], rbx",                // d4 aside
        "mov [rsp], rbp",                     // d2 aside
        "adcx rsi, rsi",                      // d5, limb 5 of 2a
        "mov [rsp + 24], rsi",                // d5 aside
        "mulx rbx, rbp, rax",                 // a0 2a1
        "add rbp, r8",                        // t1 = lo(a0 2a1) + hi(a0 a0)
        "mov r11, [rsp + 16]",                // factor
        "mulx r10, r11, r11",                 // a0 d4
        "mulx r12, r13, [rsp]",               // a0 d2
        "adcx r13, rbx",                      // t2 = lo(a0 d2) + hi(a0 2a1) + carry
        "mov r14, [rsp + 8]",                 // factor
        "mulx rbx, r14, r14",                 // a0 d3
        "mov rsi, [rsp + 24]",                // factor
        "mulx r15, rsi, rsi",                 // a0 d5
        "mov rdx, r9",                        // multiplier
        "mov r8, [rcx + {fold} + 8]",         // factor
        "mulx rax, r8, r8",                   // t0 f1
        "adcx r14, r12",                      // t3 = lo(a0 d3) + hi(a0 d2) + carry
        "adcx r11, rbx",                      // t4 = lo(a0 d4) + hi(a0 d3) + carry
        "mulx rbx, r9, [rcx + {fold}]",       // t0 f0
        "adcx rsi, r10",                      // t5 = lo(a0 d5) + hi(a0 d4) + carry
        "adc r15, 0",                         // t6 = hi(a0 d5) + carry
        "xor r12d, r12d",                     // t7 = 0
        "adox r13, rbx",                      // t2 += hi(t0 f0)
        "adox r14, rax",                      // t3 += hi(t0 f1)
        "adcx rbp, r9",                       // t1 += lo(t0 f0)
        "mov r10, [rcx + {fold} + 16]",       // factor
        "mulx rbx, r10, r10",                 // t0 f2
        "adcx r13, r8",                       // t2 += lo(t0 f1)
        "adox r11, rbx",                      // t4 += hi(t0 f2)
        "mov rax, [rcx + {fold} + 40]",       // factor
        "mulx rbx, rax, rax",                 // t0 f5
        "adcx r14, r10",                      // t3 += lo(t0 f2)
        "mov r8, [rcx + {fold} + 24]",        // factor
        "mulx r9, r8, r8",                    // t0 f3
        "adcx r11, r8",                       // t4 += lo(t0 f3)
        "mov r8, [rcx + {fold} + 32]",        // factor
        "mulx r10, r8, r8",                   // t0 f4
        "adox rsi, r9",                       // t5 += hi(t0 f3)
        "adcx rsi, r8",                       // t5 += lo(t0 f4)
        "adox r15, r10",                      // t6 += hi(t0 f4)
        "mov r9, [rdi + 16]",                 // a2 again
        "mov rdx, [rdi + 8]",                 // multiplier
        "mulx r8, r10, [rdi + 8]",            // a1 a1
        "adox r12, rbx",                      // t7 = hi(t0 f5)
        "adc r15, rax",                       // t6 += lo(t0 f5)
        "lea rbx, [r9 + r9]",                 // 2a2 mod 2^64
        "adc r12, 0",                         // t7 += carry
        "mulx rbx, rax, rbx",                 // a1 2a2
        "xor r9d, r9d",                       // 0 for row 1
        "adcx r13, r10",                      // t2 += lo(a1 a1)
        "adox r14, r8",                       // t3 += hi(a1 a1)
        "adox r11, rbx",                      // t4 += hi(a1 2a2)
        "adcx r14, rax",                      // t3 += lo(a1 2a2)
        "mulx rbx, r9, [rsp + 8]",            // a1 d3
        "mulx r10, r8, [rsp + 24]",           // a1 d5
        "adox rsi, rbx",                      // t5 += hi(a1 d3)
        "mov rax, [rsp + 16]",                // factor
        "mulx rbx, rax, rax",                 // a1 d4
        "adox r15, rbx",                      // t6 += hi(a1 d4)
        "adcx r11, r9",                       // t4 += lo(a1 d3)
        "adcx rsi, rax",                      // t5 += lo(a1 d4)
        "adcx r15, r8",                       // t6 += lo(a1 d5)
        "adox r12, r10",                      // t7 += hi(a1 d5)
        "adc r12, 0",                         // t7 += carry of row 1
        "mov rdx, rbp",                       // multiplier
        "mov rbp, [rcx + {fold}]",            // factor
        "mulx rbx, rbp, rbp",                 // t1 f0
        "xor r9d, r9d",                       // t8 = 0
        "adox r14, rbx",                      // t3 += hi(t1 f0)
        "adcx r13, rbp",                      // t2 += lo(t1 f0)
        "mov rbp, [rcx + {fold} + 8]",        // factor
        "mulx rbx, rbp, rbp",                 // t1 f1
        "adox r11, rbx",                      // t4 += hi(t1 f1)
        "adcx r14, rbp",                      // t3 += lo(t1 f1)
        "mulx rbx, rbp, [rcx + {fold} + 16]", // t1 f2
        "adox rsi, rbx",                      // t5 += hi(t1 f2)
        "mov rax, [rcx + {fold} + 24]",       // factor
        "mulx rbx, rax, rax",                 // t1 f3
        "adox r15, rbx",                      // t6 += hi(t1 f3)
        "adcx r11, rbp",                      // t4 += lo(t1 f2)
        "mov rbp, [rcx + {fold} + 32]",       // factor
        "mulx rbx, rbp, rbp",                 // t1 f4
        "adcx rsi, rax",                      // t5 += lo(t1 f3)
        "adox r12, rbx",                      // t7 += hi(t1 f4)
        "mulx rbx, r8, [rcx + {fold} + 40]",  // t1 f5
        "adcx r15, rbp",                      // t6 += lo(t1 f4)
        "adcx r12, r8",                       // t7 += lo(t1 f5)
        "mov rbp, [rdi + 24]",                // a3 again
        "mov rdx, [rdi + 16]",                // multiplier
        "mulx r10, rax, [rdi + 16]",          // a2 a2
        "adox r9, rbx",                       // t8 = hi(t1 f5)
        "adc r9, 0",                          // t8 += carry
        "lea rbx, [rbp + rbp]",               // 2a3 mod 2^64
        "xor ebp, ebp",                       // 0 for row 3
        "adcx r11, rax",                      // t4 += lo(a2 a2)
        "adox rsi, r10",                      // t5 += hi(a2 a2)
        "mulx rbp, rbx, rbx",                 // a2 2a3
        "adcx rsi, rbx",                      // t5 += lo(a2 2a3)
        "mov r8, [rsp + 16]",                 // factor
        "mulx rbx, r8, r8",                   // a2 d4
        "mov rdx, r13",                       // multiplier
        "mulx rax, r10, [rcx + {fold}]",      // t2 f0
        "adox r15, rbp",                      // t6 += hi(a2 2a3)
        "adcx r15, r8",                       // t6 += lo(a2 d4)
        "mov rdx, [rdi + 16]",                // multiplier
        "mulx rbp, r8, [rsp + 24]",           // a2 d5
        "adox r12, rbx",                      // t7 += hi(a2 d4)
        "adox r9, rbp",                       // t8 += hi(a2 d5)
        "adcx r12, r8",                       // t7 += lo(a2 d5)
        "mov rdx, r13",                       // multiplier
        "mulx rbx, rbp, [rcx + {fold} + 32]", // t2 f4
        "adc r9, 0",                          // t8 += carry of row 3
        "xor r8d, r8d",                       // t9 = 0
        "adox r11, rax",                      // t4 += hi(t2 f0)
        "mulx r13, rax, [rcx + {fold} + 8]",  // t2 f1
        "adcx r14, r10",                      // t3 += lo(t2 f0)
        "adox rsi, r13",                      // t5 += hi(t2 f1)
        "mulx r10, r13, [rcx + {fold} + 16]", // t2 f2
        "adox r15, r10",                      // t6 += hi(t2 f2)
        "adcx r11, rax",                      // t4 += lo(t2 f1)
        "adcx rsi, r13",                      // t5 += lo(t2 f2)
        "mov rax, [rcx + {fold} + 24]",       // factor
        "mulx r10, rax, rax",                 // t2 f3
        "adcx r15, rax",                      // t6 += lo(t2 f3)
        "adox r12, r10",                      // t7 += hi(t2 f3)
        "mov r13, [rdi + 32]",                // a4 again
        "adox r9, rbx",                       // t8 += hi(t2 f4)
        "mulx rbx, rax, [rcx + {fold} + 40]", // t2 f5
        "adox r8, rbx",                       // t9 = hi(t2 f5)
        "adc r12, rbp",                       // t7 += lo(t2 f4)
        "adcx r9, rax",                       // t8 += lo(t2 f5)
        "lea rbx, [r13 + r13]",               // 2a4 mod 2^64
        "mov rdx, [rdi + 24]",                // multiplier
        "mulx rbp, rbx, rbx",                 // a3 2a4
        "adc r8, 0",                          // t9 += carry
        "mulx r10, rax, [rdi + 24]",          // a3 a3
        "xor r13d, r13d",                     // 0 for row 5
        "adox r12, r10",                      // t7 += hi(a3 a3)
        "adcx r15, rax",                      // t6 += lo(a3 a3)
        "mov r10, [rsp + 24]",                // factor
        "mulx r13, r10, r10",                 // a3 d5
        "adox r9, rbp",                       // t8 += hi(a3 2a4)
        "adcx r12, rbx",                      // t7 += lo(a3 2a4)
        "adox r8, r13",                       // t9 += hi(a3 d5)
        "mov rdx, r14",                       // multiplier
        "mov rbx, [rcx + {fold}]",            // factor
        "mulx rbp, rbx, rbx",                 // t3 f0
        "adcx r9, r10",                       // t8 += lo(a3 d5)
        "adc r8, 0",                          // t9 += carry of row 5
        "xor eax, eax",                       // t10 = 0
        "add r11, rbx",                       // t4 += lo(t3 f0)
        "dec rax",                            // t10 = -1: OF = 0
        "mulx rbx, r13, [rcx + {fold} + 8]",  // t3 f1
        "adox rsi, rbp",                      // t5 += hi(t3 f0)
        "adox r15, rbx",                      // t6 += hi(t3 f1)
        "mulx rbp, rbx, [rcx + {fold} + 24]", // t3 f3
        "adcx rsi, r13",                      // t5 += lo(t3 f1)
        "mulx r14, r10, [rcx + {fold} + 16]", // t3 f2
        "adox r12, r14",                      // t7 += hi(t3 f2)
        "adcx r15, r10",                      // t6 += lo(t3 f2)
        "adox r9, rbp",                       // t8 += hi(t3 f3)
        "mulx rbp, r13, [rcx + {fold} + 32]", // t3 f4
        "mov r10, [rcx + {fold} + 40]",       // factor
        "mulx r14, r10, r10",                 // t3 f5
        "adcx r12, rbx",                      // t7 += lo(t3 f3)
        "adcx r9, r13",                       // t8 += lo(t3 f4)
        "mov rbx, [rdi + 40]",                // a5 again
        "adox r8, rbp",                       // t9 += hi(t3 f4)
        "lea rbp, [rbx + rbx]",               // 2a5 mod 2^64
        "mov rdx, [rdi + 32]",                // multiplier
        "mulx rbx, rbp, rbp",                 // a4 2a5
        "adox rax, r14",                      // t10 = hi(t3 f5)
        "adcx r8, r10",                       // t9 += lo(t3 f5)
        "adc rax, 1",                         // t10 += carry
        "mov r14, [rdi + 32]",                // factor
        "mulx r13, r14, r14",                 // a4 a4
        "xor r10d, r10d",                     // 0 for row 7
        "mov rdx, r11",                       // multiplier
        "mov r11, [rcx + {fold}]",            // factor
        "mulx r10, r11, r11",                 // t4 f0
        "adcx r9, r14",                       // t8 += lo(a4 a4)
        "adox r8, r13",                       // t9 += hi(a4 a4)
        "adox rax, rbx",                      // t10 += hi(a4 2a5)
        "adc r8, rbp",                        // t9 += lo(a4 2a5)
        "adc rax, 0",                         // t10 += carry of row 7
        "xor r14d, r14d",                     // t11 = 0
        "mov rbp, [rcx + {fold} + 8]",        // factor
        "mulx rbx, rbp, rbp",                 // t4 f1
        "adcx rsi, r11",                      // t5 += lo(t4 f0)
        "adox r15, r10",                      // t6 += hi(t4 f0)
        "adcx r15, rbp",                      // t6 += lo(t4 f1)
        "mulx rbp, r13, [rcx + {fold} + 16]", // t4 f2
        "adcx r12, r13",                      // t7 += lo(t4 f2)
        "mulx r11, r10, [rcx + {fold} + 40]", // t4 f5
        "adox r12, rbx",                      // t7 += hi(t4 f1)
        "mov r13, [rcx + {fold} + 24]",       // factor
        "mulx rbx, r13, r13",                 // t4 f3
        "adox r9, rbp",                       // t8 += hi(t4 f2)
        "adox r8, rbx",                       // t9 += hi(t4 f3)
        "mulx rbp, rbx, [rcx + {fold} + 32]", // t4 f4
        "adcx r9, r13",                       // t8 += lo(t4 f3)
        "adcx r8, rbx",                       // t9 += lo(t4 f4)
        "adox rax, rbp",                      // t10 += hi(t4 f4)
        "adcx rax, r10",                      // t10 += lo(t4 f5)
        "adox r14, r11",                      // t11 = hi(t4 f5)
        "mov rbx, [rcx + {n0}]",              // m5 = n0
        "mov rdx, [rdi + 40]",                // multiplier
        "mulx rbp, r13, [rdi + 40]",          // a5 a5
        "adc r14, 0",                         // t11 += carry
        "imul rbx, rsi",                      // m5 = t5 n0
        "mov r10d, 0",                        // 0 for row 9
        "add rax, r13",                       // t10 += lo(a5 a5)
        "adc r14, rbp",                       // t11 += hi(a5 a5)
        "mov rdx, rbx",                       // multiplier
        "mulx rbp, rbp, [rcx + {p}]",         // m5 p0
        "mulx rbx, r11, [rcx + {p} + 40]",    // m5 p5
        "mov r13, [rcx + {p} + 24]",          // factor
        "mulx rdi, r13, r13",                 // m5 p3
        "add rsi, -1",                        // carry = t5 != 0
        "inc r10",                            // 1 for row 9: OF = 0
        "mov r10, [rcx + {p} + 8]",           // factor
        "mulx rsi, r10, r10",                 // m5 p1
        "adox r15, rbp",                      // t6 += hi(m5 p0)
        "adcx r15, r10",                      // t6 += lo(m5 p1)
        "adox r12, rsi",                      // t7 += hi(m5 p1)
        "mov r10, [rcx + {p} + 16]",          // factor
        "mulx rbp, r10, r10",                 // m5 p2
        "adox r9, rbp",                       // t8 += hi(m5 p2)
        "adcx r12, r10",                      // t7 += lo(m5 p2)
        "mulx rbp, rsi, [rcx + {p} + 32]",    // m5 p4
        "adox r8, rdi",                       // t9 += hi(m5 p3)
        "adcx r9, r13",                       // t8 += lo(m5 p3)
        "adox rax, rbp",                      // t10 += hi(m5 p4)
        "adcx r8, rsi",                       // t9 += lo(m5 p4)
        "adox r14, rbx",                      // t11 += hi(m5 p5)
        "adc rax, r11",                       // t10 += lo(m5 p5)
        "adc r14, 0",                         // t11 += carry of row 9
        "add rsp, 32",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
