//! The product, six limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product.
///
/// * **Computes** `a * b * 2^(-384) mod p`
/// * **Requires** `a, b < p` and [`super::fold_fits`]; or what [`crate::select::takes_lazy`] allows
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Domb (2022), with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn mul(_: Adx, a: &[u64; 6], b: &[u64; 6], k: &Params<6>) -> [u64; 6] {
    debug_assert!(super::fold_fits(k));
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r2,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => r4,
            inlateout("rdi") a.as_ptr() => r5,
            lateout("r8") r3,
            lateout("r9") r1,
            lateout("r10") r0,
            lateout("r11") _,
            lateout("r12") _,
            lateout("r13") _,
            lateout("r14") _,
            lateout("r15") _,
            options(pure, readonly),
        );
    }
    [r0, r1, r2, r3, r4, r5]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "mov rdx, [rsi]",
        "mulx rax, rbx, [rdi + 8]",                          // b0 a1
        "mulx rbp, r11, [rdi]",                              // b0 a0
        "add rbx, rbp",                                      // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx r12, r8, [rdi + 24]",                          // b0 a3
        "mulx r13, r14, [rdi + 16]",                         // b0 a2
        "adc r14, rax",                                      // t2 = lo(b0 a2) + hi(b0 a1)
        "mulx r15, r9, [rdi + 40]",                          // b0 a5
        "mulx r10, rbp, [rdi + 32]",                         // b0 a4
        "adc r8, r13",                                       // t3 = lo(b0 a3) + hi(b0 a2)
        "adc rbp, r12",                                      // t4 = lo(b0 a4) + hi(b0 a3)
        "mov rdx, r11",
        "mulx rax, r13, [rcx + {fold}]",                     // t0 f0
        "adc r9, r10",                                       // t5 = lo(b0 a5) + hi(b0 a4)
        "adc r15, 0",                                        // t6 = hi(b0 a5) + carry
        "xor r12d, r12d",                                    // 0, no carries
        "add rbx, r13",                                      // t1 += lo(t0 f0)
        "dec r12",                                           // -1: OF = 0
        "adox r14, rax",                                     // t2 += hi(t0 f0)
        "mulx r11, r10, [rcx + {fold} + 8]",                 // t0 f1
        "adcx r14, r10",                                     // t2 += lo(t0 f1)
        "mulx r13, rax, [rcx + {fold} + 16]",                // t0 f2
        "adox r8, r11",                                      // t3 += hi(t0 f1)
        "adox rbp, r13",                                     // t4 += hi(t0 f2)
        "mulx r10, r11, [rcx + {fold} + 40]",                // t0 f5
        "adcx r8, rax",                                      // t3 += lo(t0 f2)
        "mulx r13, rax, [rcx + {fold} + 24]",                // t0 f3
        "adcx rbp, rax",                                     // t4 += lo(t0 f3)
        "adox r9, r13",                                      // t5 += hi(t0 f3)
        "mulx rax, r13, [rcx + {fold} + 32]",                // t0 f4
        "adox r15, rax",                                     // t6 += hi(t0 f4)
        "adox r12, r10",                                     // t7 = hi(t0 f5)
        "adcx r9, r13",                                      // t5 += lo(t0 f4)
        "adcx r15, r11",                                     // t6 += lo(t0 f5)
        "adc r12, 1",                                        // t7 += carry (it began as -1)
        "mov rdx, [rsi + 8]",
        "mulx rax, r10, [rdi]",                              // b1 a0
        "xor r13d, r13d",                                    // 0, no carries
        "mov r13d, 0",                                       // 0
        "add rbx, r10",                                      // t1 += lo(b1 a0)
        "inc r13",                                           // 1: OF = 0
        "adox r14, rax",                                     // t2 += hi(b1 a0)
        "mulx r11, r10, [rdi + 8]",                          // b1 a1
        "adcx r14, r10",                                     // t2 += lo(b1 a1)
        "adox r8, r11",                                      // t3 += hi(b1 a1)
        "mulx r13, rax, [rdi + 16]",                         // b1 a2
        "adcx r8, rax",                                      // t3 += lo(b1 a2)
        "mulx r10, r11, [rdi + 24]",                         // b1 a3
        "adox rbp, r13",                                     // t4 += hi(b1 a2)
        "adcx rbp, r11",                                     // t4 += lo(b1 a3)
        "adox r9, r10",                                      // t5 += hi(b1 a3)
        "mulx rax, r13, [rdi + 32]",                         // b1 a4
        "adcx r9, r13",                                      // t5 += lo(b1 a4)
        "adox r15, rax",                                     // t6 += hi(b1 a4)
        "mulx r11, r10, [rdi + 40]",                         // b1 a5
        "adox r12, r11",                                     // t7 += hi(b1 a5)
        "adcx r15, r10",                                     // t6 += lo(b1 a5)
        "adc r12, 0",                                        // t7 += carry
        "xor r13d, r13d",                                    // 0, no carries
        "mov rdx, rbx",
        "mulx rax, r11, [rcx + {fold}]",                     // t1 f0
        "mulx r10, rbx, [rcx + {fold} + 8]",                 // t1 f1
        "add r14, r11",                                      // t2 += lo(t1 f0)
        "dec r13",                                           // -1: OF = 0
        "adox r8, rax",                                      // t3 += hi(t1 f0)
        "adcx r8, rbx",                                      // t3 += lo(t1 f1)
        "adox rbp, r10",                                     // t4 += hi(t1 f1)
        "mulx r11, rax, [rcx + {fold} + 16]",                // t1 f2
        "adcx rbp, rax",                                     // t4 += lo(t1 f2)
        "mulx rbx, r10, [rcx + {fold} + 24]",                // t1 f3
        "adox r9, r11",                                      // t5 += hi(t1 f2)
        "adox r15, rbx",                                     // t6 += hi(t1 f3)
        "adcx r9, r10",                                      // t5 += lo(t1 f3)
        "mulx rax, r11, [rcx + {fold} + 32]",                // t1 f4
        "mulx rbx, r10, [rcx + {fold} + 40]",                // t1 f5
        "adcx r15, r11",                                     // t6 += lo(t1 f4)
        "adox r12, rax",                                     // t7 += hi(t1 f4)
        "adcx r12, r10",                                     // t7 += lo(t1 f5)
        "adox r13, rbx",                                     // t8 = hi(t1 f5)
        "adc r13, 1",                                        // t8 += carry (it began as -1)
        "xor r11d, r11d",                                    // 0, no carries
        "mov rdx, [rsi + 16]",
        "mulx rax, r10, [rdi]",                              // b2 a0
        "mov r11d, 0",                                       // 0
        "add r14, r10",                                      // t2 += lo(b2 a0)
        "inc r11",                                           // 1: OF = 0
        "adox r8, rax",                                      // t3 += hi(b2 a0)
        "mulx rbx, r10, [rdi + 8]",                          // b2 a1
        "adox rbp, rbx",                                     // t4 += hi(b2 a1)
        "mulx r11, rax, [rdi + 16]",                         // b2 a2
        "adcx r8, r10",                                      // t3 += lo(b2 a1)
        "adox r9, r11",                                      // t5 += hi(b2 a2)
        "adcx rbp, rax",                                     // t4 += lo(b2 a2)
        "mulx rbx, r10, [rdi + 24]",                         // b2 a3
        "adcx r9, r10",                                      // t5 += lo(b2 a3)
        "adox r15, rbx",                                     // t6 += hi(b2 a3)
        "mulx r11, rax, [rdi + 32]",                         // b2 a4
        "mulx r10, rbx, [rdi + 40]",                         // b2 a5
        "adox r12, r11",                                     // t7 += hi(b2 a4)
        "adox r13, r10",                                     // t8 += hi(b2 a5)
        "adcx r15, rax",                                     // t6 += lo(b2 a4)
        "adcx r12, rbx",                                     // t7 += lo(b2 a5)
        "adc r13, 0",                                        // t8 += carry
        "xor r11d, r11d",                                    // 0, no carries
        "mov rdx, r14",
        "mulx r10, rax, [rcx + {fold}]",                     // t2 f0
        "add r8, rax",                                       // t3 += lo(t2 f0)
        "dec r11",                                           // -1: OF = 0
        "adox rbp, r10",                                     // t4 += hi(t2 f0)
        "mulx rbx, r14, [rcx + {fold} + 8]",                 // t2 f1
        "adcx rbp, r14",                                     // t4 += lo(t2 f1)
        "mulx rax, r10, [rcx + {fold} + 16]",                // t2 f2
        "adox r9, rbx",                                      // t5 += hi(t2 f1)
        "adcx r9, r10",                                      // t5 += lo(t2 f2)
        "mulx r14, rbx, [rcx + {fold} + 24]",                // t2 f3
        "adox r15, rax",                                     // t6 += hi(t2 f2)
        "adcx r15, rbx",                                     // t6 += lo(t2 f3)
        "adox r12, r14",                                     // t7 += hi(t2 f3)
        "mulx r10, rax, [rcx + {fold} + 32]",                // t2 f4
        "adcx r12, rax",                                     // t7 += lo(t2 f4)
        "mulx rbx, r14, [rcx + {fold} + 40]",                // t2 f5
        "adox r13, r10",                                     // t8 += hi(t2 f4)
        "adox r11, rbx",                                     // t9 = hi(t2 f5)
        "adcx r13, r14",                                     // t8 += lo(t2 f5)
        "mov rdx, [rsi + 24]",
        "mulx rax, r10, [rdi]",                              // b3 a0
        "adc r11, 1",                                        // t9 += carry (it began as -1)
        "xor ebx, ebx",                                      // 0, no carries
        "add r8, r10",                                       // t3 += lo(b3 a0)
        "mov ebx, 0",                                        // 0
        "mulx r14, r10, [rdi + 8]",                          // b3 a1
        "inc rbx",                                           // 1: OF = 0
        "adox rbp, rax",                                     // t4 += hi(b3 a0)
        "adcx rbp, r10",                                     // t4 += lo(b3 a1)
        "mulx rbx, rax, [rdi + 16]",                         // b3 a2
        "adox r9, r14",                                      // t5 += hi(b3 a1)
        "adcx r9, rax",                                      // t5 += lo(b3 a2)
        "mulx r10, r14, [rdi + 24]",                         // b3 a3
        "adox r15, rbx",                                     // t6 += hi(b3 a2)
        "adcx r15, r14",                                     // t6 += lo(b3 a3)
        "adox r12, r10",                                     // t7 += hi(b3 a3)
        "mulx rax, rbx, [rdi + 32]",                         // b3 a4
        "adcx r12, rbx",                                     // t7 += lo(b3 a4)
        "mulx r14, r10, [rdi + 40]",                         // b3 a5
        "adox r13, rax",                                     // t8 += hi(b3 a4)
        "adox r11, r14",                                     // t9 += hi(b3 a5)
        "adcx r13, r10",                                     // t8 += lo(b3 a5)
        "adc r11, 0",                                        // t9 += carry
        "xor ebx, ebx",                                      // 0, no carries
        "mov rdx, r8",
        "mulx rax, r14, [rcx + {fold}]",                     // t3 f0
        "add rbp, r14",                                      // t4 += lo(t3 f0)
        "dec rbx",                                           // -1: OF = 0
        "adox r9, rax",                                      // t5 += hi(t3 f0)
        "mulx r10, r8, [rcx + {fold} + 8]",                  // t3 f1
        "adox r15, r10",                                     // t6 += hi(t3 f1)
        "mulx r14, rax, [rcx + {fold} + 16]",                // t3 f2
        "adcx r9, r8",                                       // t5 += lo(t3 f1)
        "adcx r15, rax",                                     // t6 += lo(t3 f2)
        "mulx r10, r8, [rcx + {fold} + 24]",                 // t3 f3
        "adox r12, r14",                                     // t7 += hi(t3 f2)
        "adox r13, r10",                                     // t8 += hi(t3 f3)
        "adcx r12, r8",                                      // t7 += lo(t3 f3)
        "mulx rax, r14, [rcx + {fold} + 32]",                // t3 f4
        "adcx r13, r14",                                     // t8 += lo(t3 f4)
        "mulx r10, r8, [rcx + {fold} + 40]",                 // t3 f5
        "adox r11, rax",                                     // t9 += hi(t3 f4)
        "adox rbx, r10",                                     // t10 = hi(t3 f5)
        "adcx r11, r8",                                      // t9 += lo(t3 f5)
        "adc rbx, 1",                                        // t10 += carry (it began as -1)
        "mov rdx, [rsi + 32]",
        "mulx r14, rax, [rdi]",                              // b4 a0
        "xor r10d, r10d",                                    // 0, no carries
        "add rbp, rax",                                      // t4 += lo(b4 a0)
        "mov r10d, 0",                                       // 0
        "inc r10",                                           // 1: OF = 0
        "adox r9, r14",                                      // t5 += hi(b4 a0)
        "mulx r8, rax, [rdi + 8]",                           // b4 a1
        "adox r15, r8",                                      // t6 += hi(b4 a1)
        "mulx r10, r14, [rdi + 16]",                         // b4 a2
        "adcx r9, rax",                                      // t5 += lo(b4 a1)
        "adcx r15, r14",                                     // t6 += lo(b4 a2)
        "adox r12, r10",                                     // t7 += hi(b4 a2)
        "mulx r8, rax, [rdi + 24]",                          // b4 a3
        "adcx r12, rax",                                     // t7 += lo(b4 a3)
        "adox r13, r8",                                      // t8 += hi(b4 a3)
        "mulx r14, r10, [rdi + 32]",                         // b4 a4
        "adox r11, r14",                                     // t9 += hi(b4 a4)
        "adcx r13, r10",                                     // t8 += lo(b4 a4)
        "mulx rax, r8, [rdi + 40]",                          // b4 a5
        "adox rbx, rax",                                     // t10 += hi(b4 a5)
        "adcx r11, r8",                                      // t9 += lo(b4 a5)
        "adc rbx, 0",                                        // t10 += carry
        "xor r14d, r14d",                                    // 0, no carries
        "mov rdx, rbp",
        "mulx r10, rax, [rcx + {fold}]",                     // t4 f0
        "add r9, rax",                                       // t5 += lo(t4 f0)
        "dec r14",                                           // -1: OF = 0
        "adox r15, r10",                                     // t6 += hi(t4 f0)
        "mulx r8, rbp, [rcx + {fold} + 8]",                  // t4 f1
        "adox r12, r8",                                      // t7 += hi(t4 f1)
        "adcx r15, rbp",                                     // t6 += lo(t4 f1)
        "mulx rax, r10, [rcx + {fold} + 16]",                // t4 f2
        "adcx r12, r10",                                     // t7 += lo(t4 f2)
        "mulx r8, rbp, [rcx + {fold} + 32]",                 // t4 f4
        "adox r13, rax",                                     // t8 += hi(t4 f2)
        "mulx r10, rax, [rcx + {fold} + 24]",                // t4 f3
        "adcx r13, rax",                                     // t8 += lo(t4 f3)
        "adox r11, r10",                                     // t9 += hi(t4 f3)
        "adox rbx, r8",                                      // t10 += hi(t4 f4)
        "mulx rax, r10, [rcx + {fold} + 40]",                // t4 f5
        "adox r14, rax",                                     // t11 = hi(t4 f5)
        "adcx r11, rbp",                                     // t9 += lo(t4 f4)
        "adcx rbx, r10",                                     // t10 += lo(t4 f5)
        "adc r14, 1",                                        // t11 += carry (it began as -1)
        "xor r8d, r8d",                                      // 0, no carries
        "mov rdx, [rsi + 40]",
        "mulx rax, rbp, [rdi]",                              // b5 a0
        "mov r8d, 0",                                        // 0
        "add r9, rbp",                                       // t5 += lo(b5 a0)
        "inc r8",                                            // 1: OF = 0
        "adox r15, rax",                                     // t6 += hi(b5 a0)
        "mulx r10, rsi, [rdi + 8]",                          // b5 a1
        "adcx r15, rsi",                                     // t6 += lo(b5 a1)
        "mulx rbp, r8, [rdi + 16]",                          // b5 a2
        "adox r12, r10",                                     // t7 += hi(b5 a1)
        "adcx r12, r8",                                      // t7 += lo(b5 a2)
        "mulx rax, rsi, [rdi + 32]",                         // b5 a4
        "adox r13, rbp",                                     // t8 += hi(b5 a2)
        "mulx r10, r8, [rdi + 24]",                          // b5 a3
        "adcx r13, r8",                                      // t8 += lo(b5 a3)
        "adox r11, r10",                                     // t9 += hi(b5 a3)
        "adcx r11, rsi",                                     // t9 += lo(b5 a4)
        "mulx rbp, r8, [rdi + 40]",                          // b5 a5
        "adox rbx, rax",                                     // t10 += hi(b5 a4)
        "mov r10, [rcx + {n0}]",                             // n0
        "adcx rbx, r8",                                      // t10 += lo(b5 a5)
        "adox r14, rbp",                                     // t11 += hi(b5 a5)
        "adc r14, 0",                                        // t11 += carry
        "imul r10, r9",                                      // m5 = t5 n0
        "mov rdx, r10",
        "mulx rsi, rdi, [rcx + {p} + 8]",                    // m5 p1
        "mulx rax, r8, [rcx + {p}]",                         // m5 p0
        "xor ebp, ebp",                                      // 0, no carries
        "adcx r9, r8",                                       // t5 += lo(m5 p0)
        "adox r15, rax",                                     // t6 += hi(m5 p0)
        "adcx r15, rdi",                                     // t6 += lo(m5 p1)
        "adox r12, rsi",                                     // t7 += hi(m5 p1)
        "mulx r10, rbp, [rcx + {p} + 16]",                   // m5 p2
        "adcx r12, rbp",                                     // t7 += lo(m5 p2)
        "adox r13, r10",                                     // t8 += hi(m5 p2)
        "mulx r8, r9, [rcx + {p} + 24]",                     // m5 p3
        "adox r11, r8",                                      // t9 += hi(m5 p3)
        "adcx r13, r9",                                      // t8 += lo(m5 p3)
        "mulx rax, rdi, [rcx + {p} + 32]",                   // m5 p4
        "adcx r11, rdi",                                     // t9 += lo(m5 p4)
        "mulx rsi, rbp, [rcx + {p} + 40]",                   // m5 p5
        "mov r10, r15",
        "adox rbx, rax",                                     // t10 += hi(m5 p4)
        "adox r14, rsi",                                     // t11 += hi(m5 p5)
        "adcx rbx, rbp",                                     // t10 += lo(m5 p5)
        "adc r14, 0",                                        // t11 += carry
        "mov r8, r11",
        "mov r9, r12",
        "sub r10, [rcx + {p}]",                              // u0 = t6 - p0
        "mov rdi, r14",
        "sbb r9, [rcx + {p} + 8]",                           // u1 = t7 - p1 - borrow
        "mov rax, r13",
        "sbb rax, [rcx + {p} + 16]",                         // u2 = t8 - p2 - borrow
        "mov rsi, rbx",
        "sbb r8, [rcx + {p} + 24]",                          // u3 = t9 - p3 - borrow
        "sbb rsi, [rcx + {p} + 32]",                         // u4 = t10 - p4 - borrow
        "sbb rdi, [rcx + {p} + 40]",                         // u5 = t11 - p5 - borrow
        "cmovc rsi, rbx",                                    // u4 = t10 if it borrowed
        "cmovc r9, r12",                                     // u1 = t7 if it borrowed
        "cmovc rdi, r14",                                    // u5 = t11 if it borrowed
        "cmovc r8, r11",                                     // u3 = t9 if it borrowed
        "cmovc r10, r15",                                    // u0 = t6 if it borrowed
        "cmovc rax, r13",                                    // u2 = t8 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
