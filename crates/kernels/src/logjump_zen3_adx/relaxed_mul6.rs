//! The product without a last subtraction, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule relaxed_mul_6_logjump_zen3_adx --search 80 --seed 1`, on Zen 4 (AMD EPYC).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product, not brought below `p`.
///
/// * **Computes** `a * b * 2^(-384)` modulo `p`
/// * **Requires** operands `< 2p` and [`super::relaxed_fits`]
/// * **Ensures** result `< 2p`
/// * **Time** constant
/// * **Source** Domb (2022); Walter (1999) for leaving it out; with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn relaxed_mul(_: Adx, a: &[u64; 6], b: &[u64; 6], k: &Params<6>) -> [u64; 6] {
    debug_assert!(super::relaxed_fits(k));
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") _,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => _,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") _,
            lateout("r9") r2,
            lateout("r10") r5,
            lateout("r11") r1,
            lateout("r12") r3,
            lateout("r13") _,
            lateout("r14") r4,
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
        "mov rdx, [rsi]",                     // multiplier
        "mulx rbx, rbp, [rdi]",               // b0 a0
        "mulx rax, r8, [rdi + 24]",           // b0 a3
        "mov r10, [rdi + 32]",                // factor
        "mulx r9, r10, r10",                  // b0 a4
        "mov r12, [rdi + 16]",                // factor
        "mulx r11, r12, r12",                 // b0 a2
        "mulx r13, r14, [rdi + 8]",           // b0 a1
        "add r14, rbx",                       // t1 = lo(b0 a1) + hi(b0 a0)
        "adc r12, r13",                       // t2 = lo(b0 a2) + hi(b0 a1) + carry
        "mulx r15, rbx, [rdi + 40]",          // b0 a5
        "adc r8, r11",                        // t3 = lo(b0 a3) + hi(b0 a2) + carry
        "adcx r10, rax",                      // t4 = lo(b0 a4) + hi(b0 a3) + carry
        "adcx rbx, r9",                       // t5 = lo(b0 a5) + hi(b0 a4) + carry
        "mov rdx, rbp",                       // multiplier
        "mulx rbp, r13, [rcx + {fold}]",      // t0 f0
        "adc r15, 0",                         // t6 = hi(b0 a5) + carry
        "mov r11d, 0",                        // t7 = 0
        "add r14, r13",                       // t1 += lo(t0 f0)
        "dec r11",                            // t7 = -1: OF = 0
        "adox r12, rbp",                      // t2 += hi(t0 f0)
        "mulx rbp, rax, [rcx + {fold} + 8]",  // t0 f1
        "adcx r12, rax",                      // t2 += lo(t0 f1)
        "mov r13, [rcx + {fold} + 16]",       // factor
        "mulx r9, r13, r13",                  // t0 f2
        "adox r8, rbp",                       // t3 += hi(t0 f1)
        "adcx r8, r13",                       // t3 += lo(t0 f2)
        "mov rax, [rcx + {fold} + 24]",       // factor
        "mulx rbp, rax, rax",                 // t0 f3
        "adox r10, r9",                       // t4 += hi(t0 f2)
        "adcx r10, rax",                      // t4 += lo(t0 f3)
        "mulx r13, r9, [rcx + {fold} + 32]",  // t0 f4
        "adcx rbx, r9",                       // t5 += lo(t0 f4)
        "adox rbx, rbp",                      // t5 += hi(t0 f3)
        "mov rax, [rcx + {fold} + 40]",       // factor
        "mulx rbp, rax, rax",                 // t0 f5
        "adox r15, r13",                      // t6 += hi(t0 f4)
        "adox r11, rbp",                      // t7 = hi(t0 f5)
        "adcx r15, rax",                      // t6 += lo(t0 f5)
        "adc r11, 1",                         // t7 += carry
        "mov rdx, [rsi + 8]",                 // multiplier
        "mulx rbp, r9, [rdi]",                // b1 a0
        "xor r13d, r13d",                     // 0 for row 1
        "adcx r14, r9",                       // t1 += lo(b1 a0)
        "adox r12, rbp",                      // t2 += hi(b1 a0)
        "mov rax, [rdi + 8]",                 // factor
        "mulx rbp, rax, rax",                 // b1 a1
        "adcx r12, rax",                      // t2 += lo(b1 a1)
        "adox r8, rbp",                       // t3 += hi(b1 a1)
        "mulx rbp, r13, [rdi + 16]",          // b1 a2
        "adox r10, rbp",                      // t4 += hi(b1 a2)
        "mov r9, [rdi + 24]",                 // factor
        "mulx rbp, r9, r9",                   // b1 a3
        "adcx r8, r13",                       // t3 += lo(b1 a2)
        "adcx r10, r9",                       // t4 += lo(b1 a3)
        "mov r13, [rdi + 32]",                // factor
        "mulx rax, r13, r13",                 // b1 a4
        "adox rbx, rbp",                      // t5 += hi(b1 a3)
        "adcx rbx, r13",                      // t5 += lo(b1 a4)
        "mulx rbp, r9, [rdi + 40]",           // b1 a5
        "adox r15, rax",                      // t6 += hi(b1 a4)
        "mov rdx, r14",                       // multiplier
        "mulx r13, rax, [rcx + {fold}]",      // t1 f0
        "adcx r15, r9",                       // t6 += lo(b1 a5)
        "adox r11, rbp",                      // t7 += hi(b1 a5)
        "adc r11, 0",                         // t7 += carry of row 1
        "mulx rbp, r14, [rcx + {fold} + 8]",  // t1 f1
        "xor r9d, r9d",                       // t8 = 0
        "adcx r12, rax",                      // t2 += lo(t1 f0)
        "adcx r8, r14",                       // t3 += lo(t1 f1)
        "adox r8, r13",                       // t3 += hi(t1 f0)
        "mov r14, [rcx + {fold} + 16]",       // factor
        "mulx rax, r14, r14",                 // t1 f2
        "adcx r10, r14",                      // t4 += lo(t1 f2)
        "adox r10, rbp",                      // t4 += hi(t1 f1)
        "mov r13, [rcx + {fold} + 24]",       // factor
        "mulx rbp, r13, r13",                 // t1 f3
        "adox rbx, rax",                      // t5 += hi(t1 f2)
        "mov rax, [rcx + {fold} + 32]",       // factor
        "mulx r14, rax, rax",                 // t1 f4
        "adcx rbx, r13",                      // t5 += lo(t1 f3)
        "adox r15, rbp",                      // t6 += hi(t1 f3)
        "adox r11, r14",                      // t7 += hi(t1 f4)
        "mulx rbp, r13, [rcx + {fold} + 40]", // t1 f5
        "adcx r15, rax",                      // t6 += lo(t1 f4)
        "mov rdx, [rsi + 16]",                // multiplier
        "mulx r14, rax, [rdi]",               // b2 a0
        "adox r9, rbp",                       // t8 = hi(t1 f5)
        "adc r11, r13",                       // t7 += lo(t1 f5)
        "adc r9, 0",                          // t8 += carry
        "xor ebp, ebp",                       // 0 for row 3
        "mulx rbp, r13, [rdi + 16]",          // b2 a2
        "adox r8, r14",                       // t3 += hi(b2 a0)
        "adcx r12, rax",                      // t2 += lo(b2 a0)
        "mov rax, [rdi + 8]",                 // factor
        "mulx r14, rax, rax",                 // b2 a1
        "adox r10, r14",                      // t4 += hi(b2 a1)
        "adcx r8, rax",                       // t3 += lo(b2 a1)
        "adcx r10, r13",                      // t4 += lo(b2 a2)
        "adox rbx, rbp",                      // t5 += hi(b2 a2)
        "mulx rbp, r14, [rdi + 24]",          // b2 a3
        "mov r13, [rdi + 32]",                // factor
        "mulx rax, r13, r13",                 // b2 a4
        "adox r15, rbp",                      // t6 += hi(b2 a3)
        "adcx rbx, r14",                      // t5 += lo(b2 a3)
        "adcx r15, r13",                      // t6 += lo(b2 a4)
        "mulx rbp, r14, [rdi + 40]",          // b2 a5
        "adox r11, rax",                      // t7 += hi(b2 a4)
        "mov rdx, r12",                       // multiplier
        "mulx r13, rax, [rcx + {fold}]",      // t2 f0
        "adox r9, rbp",                       // t8 += hi(b2 a5)
        "adc r11, r14",                       // t7 += lo(b2 a5)
        "adc r9, 0",                          // t8 += carry of row 3
        "xor r12d, r12d",                     // t9 = 0
        "mulx rbp, r14, [rcx + {fold} + 8]",  // t2 f1
        "adox r10, r13",                      // t4 += hi(t2 f0)
        "adox rbx, rbp",                      // t5 += hi(t2 f1)
        "adcx r8, rax",                       // t3 += lo(t2 f0)
        "mulx rbp, r13, [rcx + {fold} + 16]", // t2 f2
        "adcx r10, r14",                      // t4 += lo(t2 f1)
        "mov r14, [rcx + {fold} + 24]",       // factor
        "mulx rax, r14, r14",                 // t2 f3
        "adox r15, rbp",                      // t6 += hi(t2 f2)
        "adcx rbx, r13",                      // t5 += lo(t2 f2)
        "adcx r15, r14",                      // t6 += lo(t2 f3)
        "mulx rbp, r13, [rcx + {fold} + 32]", // t2 f4
        "adcx r11, r13",                      // t7 += lo(t2 f4)
        "adox r11, rax",                      // t7 += hi(t2 f3)
        "adox r9, rbp",                       // t8 += hi(t2 f4)
        "mov r14, [rcx + {fold} + 40]",       // factor
        "mulx rbp, r14, r14",                 // t2 f5
        "adcx r9, r14",                       // t8 += lo(t2 f5)
        "mov rdx, [rsi + 24]",                // multiplier
        "mov rax, [rdi]",                     // factor
        "mulx r13, rax, rax",                 // b3 a0
        "adox r12, rbp",                      // t9 = hi(t2 f5)
        "adc r12, 0",                         // t9 += carry
        "mov ebp, 0",                         // 0 for row 5
        "add r8, rax",                        // t3 += lo(b3 a0)
        "inc rbp",                            // 1 for row 5: OF = 0
        "adox r10, r13",                      // t4 += hi(b3 a0)
        "mov r14, [rdi + 8]",                 // factor
        "mulx rbp, r14, r14",                 // b3 a1
        "mov r13, [rdi + 32]",                // factor
        "mulx rax, r13, r13",                 // b3 a4
        "adcx r10, r14",                      // t4 += lo(b3 a1)
        "adox rbx, rbp",                      // t5 += hi(b3 a1)
        "mov r14, [rdi + 16]",                // factor
        "mulx rbp, r14, r14",                 // b3 a2
        "adcx rbx, r14",                      // t5 += lo(b3 a2)
        "adox r15, rbp",                      // t6 += hi(b3 a2)
        "mov r14, [rdi + 24]",                // factor
        "mulx rbp, r14, r14",                 // b3 a3
        "adcx r15, r14",                      // t6 += lo(b3 a3)
        "adcx r11, r13",                      // t7 += lo(b3 a4)
        "adox r11, rbp",                      // t7 += hi(b3 a3)
        "adox r9, rax",                       // t8 += hi(b3 a4)
        "mulx rbp, r14, [rdi + 40]",          // b3 a5
        "adox r12, rbp",                      // t9 += hi(b3 a5)
        "mov rdx, r8",                        // multiplier
        "mov r13, [rcx + {fold} + 8]",        // factor
        "mulx rbp, r13, r13",                 // t3 f1
        "adcx r9, r14",                       // t8 += lo(b3 a5)
        "adc r12, 0",                         // t9 += carry of row 5
        "mulx rax, r8, [rcx + {fold}]",       // t3 f0
        "xor r14d, r14d",                     // t10 = 0
        "add r10, r8",                        // t4 += lo(t3 f0)
        "dec r14",                            // t10 = -1: OF = 0
        "adox rbx, rax",                      // t5 += hi(t3 f0)
        "mulx r8, rax, [rcx + {fold} + 16]",  // t3 f2
        "adcx rbx, r13",                      // t5 += lo(t3 f1)
        "adox r15, rbp",                      // t6 += hi(t3 f1)
        "mulx rbp, r13, [rcx + {fold} + 24]", // t3 f3
        "adox r11, r8",                       // t7 += hi(t3 f2)
        "adcx r15, rax",                      // t6 += lo(t3 f2)
        "adox r9, rbp",                       // t8 += hi(t3 f3)
        "adcx r11, r13",                      // t7 += lo(t3 f3)
        "mulx rbp, r8, [rcx + {fold} + 40]",  // t3 f5
        "mulx rax, r13, [rcx + {fold} + 32]", // t3 f4
        "adcx r9, r13",                       // t8 += lo(t3 f4)
        "adcx r12, r8",                       // t9 += lo(t3 f5)
        "adox r12, rax",                      // t9 += hi(t3 f4)
        "adox r14, rbp",                      // t10 = hi(t3 f5)
        "adc r14, 1",                         // t10 += carry
        "mov rdx, [rsi + 32]",                // multiplier
        "mulx rbp, r13, [rdi]",               // b4 a0
        "xor r8d, r8d",                       // 0 for row 7
        "adox rbx, rbp",                      // t5 += hi(b4 a0)
        "mov rax, [rdi + 16]",                // factor
        "mulx rbp, rax, rax",                 // b4 a2
        "adcx r10, r13",                      // t4 += lo(b4 a0)
        "mov r13, [rdi + 8]",                 // factor
        "mulx r8, r13, r13",                  // b4 a1
        "adcx rbx, r13",                      // t5 += lo(b4 a1)
        "adox r15, r8",                       // t6 += hi(b4 a1)
        "adox r11, rbp",                      // t7 += hi(b4 a2)
        "adcx r15, rax",                      // t6 += lo(b4 a2)
        "mov r13, [rdi + 32]",                // factor
        "mulx rbp, r13, r13",                 // b4 a4
        "mov rax, [rdi + 24]",                // factor
        "mulx r8, rax, rax",                  // b4 a3
        "adox r9, r8",                        // t8 += hi(b4 a3)
        "adcx r11, rax",                      // t7 += lo(b4 a3)
        "adcx r9, r13",                       // t8 += lo(b4 a4)
        "mov rdx, r10",                       // multiplier
        "mulx r8, rax, [rcx + {fold} + 8]",   // t4 f1
        "adox r12, rbp",                      // t9 += hi(b4 a4)
        "mov rdx, [rsi + 32]",                // multiplier
        "mulx rbp, r13, [rdi + 40]",          // b4 a5
        "adox r14, rbp",                      // t10 += hi(b4 a5)
        "adc r12, r13",                       // t9 += lo(b4 a5)
        "mov rdx, r10",                       // multiplier
        "mov r13, [rcx + {fold}]",            // factor
        "mulx rbp, r13, r13",                 // t4 f0
        "adc r14, 0",                         // t10 += carry of row 7
        "xor r10d, r10d",                     // t11 = 0
        "adox r15, rbp",                      // t6 += hi(t4 f0)
        "adcx rbx, r13",                      // t5 += lo(t4 f0)
        "adox r11, r8",                       // t7 += hi(t4 f1)
        "mulx rbp, r13, [rcx + {fold} + 16]", // t4 f2
        "adcx r15, rax",                      // t6 += lo(t4 f1)
        "mov rax, [rcx + {fold} + 24]",       // factor
        "mulx r8, rax, rax",                  // t4 f3
        "adox r9, rbp",                       // t8 += hi(t4 f2)
        "adcx r11, r13",                      // t7 += lo(t4 f2)
        "adox r12, r8",                       // t9 += hi(t4 f3)
        "mulx rbp, r13, [rcx + {fold} + 32]", // t4 f4
        "adcx r9, rax",                       // t8 += lo(t4 f3)
        "adox r14, rbp",                      // t10 += hi(t4 f4)
        "mov r8, [rcx + {fold} + 40]",        // factor
        "mulx rbp, r8, r8",                   // t4 f5
        "adox r10, rbp",                      // t11 = hi(t4 f5)
        "mov rdx, [rsi + 40]",                // multiplier
        "mov rax, [rdi]",                     // factor
        "mulx rbp, rax, rax",                 // b5 a0
        "adcx r12, r13",                      // t9 += lo(t4 f4)
        "adc r14, r8",                        // t10 += lo(t4 f5)
        "adc r10, 0",                         // t11 += carry
        "xor esi, esi",                       // 0 for row 9
        "adox r15, rbp",                      // t6 += hi(b5 a0)
        "mov r13, [rdi + 8]",                 // factor
        "mulx rbp, r13, r13",                 // b5 a1
        "mov rsi, [rdi + 16]",                // factor
        "mulx r8, rsi, rsi",                  // b5 a2
        "adcx rbx, rax",                      // t5 += lo(b5 a0)
        "adox r11, rbp",                      // t7 += hi(b5 a1)
        "adcx r15, r13",                      // t6 += lo(b5 a1)
        "mov rbp, [rcx + {n0}]",              // m5 = n0
        "mulx rax, r13, [rdi + 32]",          // b5 a4
        "adcx r11, rsi",                      // t7 += lo(b5 a2)
        "adox r9, r8",                        // t8 += hi(b5 a2)
        "mulx rsi, r8, [rdi + 24]",           // b5 a3
        "adox r12, rsi",                      // t9 += hi(b5 a3)
        "mulx rsi, rdi, [rdi + 40]",          // b5 a5
        "adox r14, rax",                      // t10 += hi(b5 a4)
        "adcx r9, r8",                        // t8 += lo(b5 a3)
        "adox r10, rsi",                      // t11 += hi(b5 a5)
        "adc r12, r13",                       // t9 += lo(b5 a4)
        "adc r14, rdi",                       // t10 += lo(b5 a5)
        "adc r10, 0",                         // t11 += carry of row 9
        "imul rbp, rbx",                      // m5 = t5 n0
        "mov rdx, rbp",                       // multiplier
        "mulx rbp, rax, [rcx + {p}]",         // m5 p0
        "xor r8d, r8d",                       // 0 for row 10
        "mulx rsi, r13, [rcx + {p} + 16]",    // m5 p2
        "mulx rdi, r8, [rcx + {p} + 8]",      // m5 p1
        "adcx rbx, rax",                      // carry = t5 != 0
        "adox r15, rbp",                      // t6 += hi(m5 p0)
        "mov rbp, [rcx + {p} + 24]",          // factor
        "mulx rbx, rbp, rbp",                 // m5 p3
        "adcx r15, r8",                       // t6 += lo(m5 p1)
        "adcx r11, r13",                      // t7 += lo(m5 p2)
        "mulx rax, r8, [rcx + {p} + 40]",     // m5 p5
        "adox r11, rdi",                      // t7 += hi(m5 p1)
        "mov rdi, [rcx + {p} + 32]",          // factor
        "mulx r13, rdi, rdi",                 // m5 p4
        "adcx r9, rbp",                       // t8 += lo(m5 p3)
        "adox r9, rsi",                       // t8 += hi(m5 p2)
        "adox r12, rbx",                      // t9 += hi(m5 p3)
        "adox r14, r13",                      // t10 += hi(m5 p4)
        "adcx r12, rdi",                      // t9 += lo(m5 p4)
        "adcx r14, r8",                       // t10 += lo(m5 p5)
        "adox r10, rax",                      // t11 += hi(m5 p5)
        "adc r10, 0",                         // t11 += carry of row 10
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
