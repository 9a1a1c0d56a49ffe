//! The product, six limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product.
///
/// * **Computes** `a * b * 2^(-384) mod p`
/// * **Requires** `a, b < p` and [`super::fold_fits`]
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
            lateout("rax") r3,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => r4,
            inlateout("rdi") a.as_ptr() => r5,
            lateout("r8") r2,
            lateout("r9") r0,
            lateout("r10") r1,
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
        "mulx rbx, rax, [rdi]",                              // b0 a0
        "mulx rbp, r11, [rdi + 8]",                          // b0 a1
        "add r11, rbx",                                      // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx r12, r8, [rdi + 24]",                          // b0 a3
        "mulx r13, r9, [rdi + 16]",                          // b0 a2
        "adc r9, rbp",                                       // t2 = lo(b0 a2) + hi(b0 a1)
        "mulx r14, r10, [rdi + 40]",                         // b0 a5
        "mulx r15, rbx, [rdi + 32]",                         // b0 a4
        "adc r8, r13",                                       // t3 = lo(b0 a3) + hi(b0 a2)
        "adc rbx, r12",                                      // t4 = lo(b0 a4) + hi(b0 a3)
        "mov rdx, rax",
        "mulx rbp, r13, [rcx + {fold}]",                     // t0 f0
        "adc r10, r15",                                      // t5 = lo(b0 a5) + hi(b0 a4)
        "adc r14, 0",                                        // t6 = hi(b0 a5) + carry
        "xor r12d, r12d",                                    // 0, no carries
        "add r11, r13",                                      // t1 += lo(t0 f0)
        "dec r12",                                           // -1: OF = 0
        "adox r9, rbp",                                      // t2 += hi(t0 f0)
        "mulx rax, r15, [rcx + {fold} + 8]",                 // t0 f1
        "adcx r9, r15",                                      // t2 += lo(t0 f1)
        "mulx r13, rbp, [rcx + {fold} + 16]",                // t0 f2
        "adox r8, rax",                                      // t3 += hi(t0 f1)
        "adox rbx, r13",                                     // t4 += hi(t0 f2)
        "mulx r15, rax, [rcx + {fold} + 40]",                // t0 f5
        "adcx r8, rbp",                                      // t3 += lo(t0 f2)
        "mulx r13, rbp, [rcx + {fold} + 24]",                // t0 f3
        "adcx rbx, rbp",                                     // t4 += lo(t0 f3)
        "adox r10, r13",                                     // t5 += hi(t0 f3)
        "mulx rbp, r13, [rcx + {fold} + 32]",                // t0 f4
        "adox r14, rbp",                                     // t6 += hi(t0 f4)
        "adox r12, r15",                                     // t7 = hi(t0 f5)
        "adcx r10, r13",                                     // t5 += lo(t0 f4)
        "adcx r14, rax",                                     // t6 += lo(t0 f5)
        "adc r12, 1",                                        // t7 += carry (it began as -1)
        "xor ebp, ebp",                                      // 0, no carries
        "mov rdx, [rsi + 8]",
        "mulx r15, r13, [rdi]",                              // b1 a0
        "mov ebp, 0",                                        // 0
        "add r11, r13",                                      // t1 += lo(b1 a0)
        "inc rbp",                                           // 1: OF = 0
        "adox r9, r15",                                      // t2 += hi(b1 a0)
        "mulx rax, r13, [rdi + 8]",                          // b1 a1
        "adcx r9, r13",                                      // t2 += lo(b1 a1)
        "adox r8, rax",                                      // t3 += hi(b1 a1)
        "mulx rbp, r15, [rdi + 16]",                         // b1 a2
        "adcx r8, r15",                                      // t3 += lo(b1 a2)
        "mulx r13, rax, [rdi + 24]",                         // b1 a3
        "adox rbx, rbp",                                     // t4 += hi(b1 a2)
        "adcx rbx, rax",                                     // t4 += lo(b1 a3)
        "adox r10, r13",                                     // t5 += hi(b1 a3)
        "mulx r15, rbp, [rdi + 32]",                         // b1 a4
        "adcx r10, rbp",                                     // t5 += lo(b1 a4)
        "adox r14, r15",                                     // t6 += hi(b1 a4)
        "mulx rax, r13, [rdi + 40]",                         // b1 a5
        "adcx r14, r13",                                     // t6 += lo(b1 a5)
        "adox r12, rax",                                     // t7 += hi(b1 a5)
        "adc r12, 0",                                        // t7 += carry
        "xor ebp, ebp",                                      // 0, no carries
        "mov rdx, r11",
        "mulx r15, r13, [rcx + {fold} + 8]",                 // t1 f1
        "mulx rax, r11, [rcx + {fold}]",                     // t1 f0
        "add r9, r11",                                       // t2 += lo(t1 f0)
        "dec rbp",                                           // -1: OF = 0
        "adox r8, rax",                                      // t3 += hi(t1 f0)
        "adcx r8, r13",                                      // t3 += lo(t1 f1)
        "adox rbx, r15",                                     // t4 += hi(t1 f1)
        "mulx r11, rax, [rcx + {fold} + 16]",                // t1 f2
        "adcx rbx, rax",                                     // t4 += lo(t1 f2)
        "mulx r13, r15, [rcx + {fold} + 24]",                // t1 f3
        "adox r10, r11",                                     // t5 += hi(t1 f2)
        "adox r14, r13",                                     // t6 += hi(t1 f3)
        "adcx r10, r15",                                     // t5 += lo(t1 f3)
        "mulx rax, r11, [rcx + {fold} + 32]",                // t1 f4
        "mulx r13, r15, [rcx + {fold} + 40]",                // t1 f5
        "adcx r14, r11",                                     // t6 += lo(t1 f4)
        "adox r12, rax",                                     // t7 += hi(t1 f4)
        "adcx r12, r15",                                     // t7 += lo(t1 f5)
        "adox rbp, r13",                                     // t8 = hi(t1 f5)
        "adc rbp, 1",                                        // t8 += carry (it began as -1)
        "xor r11d, r11d",                                    // 0, no carries
        "mov rdx, [rsi + 16]",
        "mulx rax, r15, [rdi]",                              // b2 a0
        "mov r11d, 0",                                       // 0
        "add r9, r15",                                       // t2 += lo(b2 a0)
        "inc r11",                                           // 1: OF = 0
        "adox r8, rax",                                      // t3 += hi(b2 a0)
        "mulx r13, r15, [rdi + 8]",                          // b2 a1
        "adox rbx, r13",                                     // t4 += hi(b2 a1)
        "mulx r11, rax, [rdi + 16]",                         // b2 a2
        "adcx r8, r15",                                      // t3 += lo(b2 a1)
        "adox r10, r11",                                     // t5 += hi(b2 a2)
        "adcx rbx, rax",                                     // t4 += lo(b2 a2)
        "mulx r13, r15, [rdi + 24]",                         // b2 a3
        "adcx r10, r15",                                     // t5 += lo(b2 a3)
        "adox r14, r13",                                     // t6 += hi(b2 a3)
        "mulx r11, rax, [rdi + 32]",                         // b2 a4
        "mulx r15, r13, [rdi + 40]",                         // b2 a5
        "adox r12, r11",                                     // t7 += hi(b2 a4)
        "adox rbp, r15",                                     // t8 += hi(b2 a5)
        "adcx r14, rax",                                     // t6 += lo(b2 a4)
        "adcx r12, r13",                                     // t7 += lo(b2 a5)
        "adc rbp, 0",                                        // t8 += carry
        "xor r11d, r11d",                                    // 0, no carries
        "mov rdx, r9",
        "mulx r15, rax, [rcx + {fold}]",                     // t2 f0
        "add r8, rax",                                       // t3 += lo(t2 f0)
        "dec r11",                                           // -1: OF = 0
        "adox rbx, r15",                                     // t4 += hi(t2 f0)
        "mulx r13, r9, [rcx + {fold} + 8]",                  // t2 f1
        "adcx rbx, r9",                                      // t4 += lo(t2 f1)
        "mulx rax, r15, [rcx + {fold} + 16]",                // t2 f2
        "adox r10, r13",                                     // t5 += hi(t2 f1)
        "adcx r10, r15",                                     // t5 += lo(t2 f2)
        "mulx r9, r13, [rcx + {fold} + 24]",                 // t2 f3
        "adox r14, rax",                                     // t6 += hi(t2 f2)
        "adcx r14, r13",                                     // t6 += lo(t2 f3)
        "adox r12, r9",                                      // t7 += hi(t2 f3)
        "mulx r15, rax, [rcx + {fold} + 32]",                // t2 f4
        "adcx r12, rax",                                     // t7 += lo(t2 f4)
        "mulx r13, r9, [rcx + {fold} + 40]",                 // t2 f5
        "adox rbp, r15",                                     // t8 += hi(t2 f4)
        "adox r11, r13",                                     // t9 = hi(t2 f5)
        "adcx rbp, r9",                                      // t8 += lo(t2 f5)
        "mov rdx, [rsi + 24]",
        "mulx rax, r15, [rdi]",                              // b3 a0
        "adc r11, 1",                                        // t9 += carry (it began as -1)
        "xor r13d, r13d",                                    // 0, no carries
        "add r8, r15",                                       // t3 += lo(b3 a0)
        "mov r13d, 0",                                       // 0
        "mulx r9, r15, [rdi + 8]",                           // b3 a1
        "inc r13",                                           // 1: OF = 0
        "adox rbx, rax",                                     // t4 += hi(b3 a0)
        "adcx rbx, r15",                                     // t4 += lo(b3 a1)
        "mulx r13, rax, [rdi + 16]",                         // b3 a2
        "adox r10, r9",                                      // t5 += hi(b3 a1)
        "adcx r10, rax",                                     // t5 += lo(b3 a2)
        "mulx r15, r9, [rdi + 24]",                          // b3 a3
        "adox r14, r13",                                     // t6 += hi(b3 a2)
        "adox r12, r15",                                     // t7 += hi(b3 a3)
        "adcx r14, r9",                                      // t6 += lo(b3 a3)
        "mulx rax, r13, [rdi + 32]",                         // b3 a4
        "adcx r12, r13",                                     // t7 += lo(b3 a4)
        "mulx r15, r9, [rdi + 40]",                          // b3 a5
        "adox rbp, rax",                                     // t8 += hi(b3 a4)
        "adox r11, r15",                                     // t9 += hi(b3 a5)
        "adcx rbp, r9",                                      // t8 += lo(b3 a5)
        "adc r11, 0",                                        // t9 += carry
        "xor r13d, r13d",                                    // 0, no carries
        "mov rdx, r8",
        "mulx rax, r15, [rcx + {fold}]",                     // t3 f0
        "add rbx, r15",                                      // t4 += lo(t3 f0)
        "dec r13",                                           // -1: OF = 0
        "adox r10, rax",                                     // t5 += hi(t3 f0)
        "mulx r9, r8, [rcx + {fold} + 8]",                   // t3 f1
        "adox r14, r9",                                      // t6 += hi(t3 f1)
        "mulx r15, rax, [rcx + {fold} + 16]",                // t3 f2
        "adcx r10, r8",                                      // t5 += lo(t3 f1)
        "adcx r14, rax",                                     // t6 += lo(t3 f2)
        "mulx r9, r8, [rcx + {fold} + 24]",                  // t3 f3
        "adox r12, r15",                                     // t7 += hi(t3 f2)
        "adox rbp, r9",                                      // t8 += hi(t3 f3)
        "adcx r12, r8",                                      // t7 += lo(t3 f3)
        "mulx rax, r15, [rcx + {fold} + 32]",                // t3 f4
        "adcx rbp, r15",                                     // t8 += lo(t3 f4)
        "mulx r9, r8, [rcx + {fold} + 40]",                  // t3 f5
        "adox r11, rax",                                     // t9 += hi(t3 f4)
        "adox r13, r9",                                      // t10 = hi(t3 f5)
        "adcx r11, r8",                                      // t9 += lo(t3 f5)
        "adc r13, 1",                                        // t10 += carry (it began as -1)
        "mov rdx, [rsi + 32]",
        "mulx r15, rax, [rdi]",                              // b4 a0
        "xor r9d, r9d",                                      // 0, no carries
        "add rbx, rax",                                      // t4 += lo(b4 a0)
        "mov r9d, 0",                                        // 0
        "inc r9",                                            // 1: OF = 0
        "adox r10, r15",                                     // t5 += hi(b4 a0)
        "mulx r8, rax, [rdi + 8]",                           // b4 a1
        "adox r14, r8",                                      // t6 += hi(b4 a1)
        "mulx r9, r15, [rdi + 16]",                          // b4 a2
        "adcx r10, rax",                                     // t5 += lo(b4 a1)
        "adcx r14, r15",                                     // t6 += lo(b4 a2)
        "adox r12, r9",                                      // t7 += hi(b4 a2)
        "mulx r8, rax, [rdi + 24]",                          // b4 a3
        "adox rbp, r8",                                      // t8 += hi(b4 a3)
        "adcx r12, rax",                                     // t7 += lo(b4 a3)
        "mulx r15, r9, [rdi + 32]",                          // b4 a4
        "adox r11, r15",                                     // t9 += hi(b4 a4)
        "adcx rbp, r9",                                      // t8 += lo(b4 a4)
        "mulx r8, rax, [rdi + 40]",                          // b4 a5
        "adox r13, r8",                                      // t10 += hi(b4 a5)
        "adcx r11, rax",                                     // t9 += lo(b4 a5)
        "adc r13, 0",                                        // t10 += carry
        "xor r15d, r15d",                                    // 0, no carries
        "mov rdx, rbx",
        "mulx r9, r8, [rcx + {fold}]",                       // t4 f0
        "add r10, r8",                                       // t5 += lo(t4 f0)
        "dec r15",                                           // -1: OF = 0
        "adox r14, r9",                                      // t6 += hi(t4 f0)
        "mulx rax, rbx, [rcx + {fold} + 8]",                 // t4 f1
        "adox r12, rax",                                     // t7 += hi(t4 f1)
        "adcx r14, rbx",                                     // t6 += lo(t4 f1)
        "mulx r8, r9, [rcx + {fold} + 16]",                  // t4 f2
        "adcx r12, r9",                                      // t7 += lo(t4 f2)
        "mulx rax, rbx, [rcx + {fold} + 32]",                // t4 f4
        "adox rbp, r8",                                      // t8 += hi(t4 f2)
        "mulx r9, r8, [rcx + {fold} + 24]",                  // t4 f3
        "adcx rbp, r8",                                      // t8 += lo(t4 f3)
        "adox r11, r9",                                      // t9 += hi(t4 f3)
        "adox r13, rax",                                     // t10 += hi(t4 f4)
        "mulx r8, r9, [rcx + {fold} + 40]",                  // t4 f5
        "adox r15, r8",                                      // t11 = hi(t4 f5)
        "adcx r11, rbx",                                     // t9 += lo(t4 f4)
        "adcx r13, r9",                                      // t10 += lo(t4 f5)
        "adc r15, 1",                                        // t11 += carry (it began as -1)
        "xor eax, eax",                                      // 0, no carries
        "mov rdx, [rsi + 40]",
        "mulx r8, rbx, [rdi]",                               // b5 a0
        "mov eax, 0",                                        // 0
        "add r10, rbx",                                      // t5 += lo(b5 a0)
        "inc rax",                                           // 1: OF = 0
        "adox r14, r8",                                      // t6 += hi(b5 a0)
        "mulx r9, rsi, [rdi + 8]",                           // b5 a1
        "adcx r14, rsi",                                     // t6 += lo(b5 a1)
        "mulx rbx, rax, [rdi + 16]",                         // b5 a2
        "adox r12, r9",                                      // t7 += hi(b5 a1)
        "adcx r12, rax",                                     // t7 += lo(b5 a2)
        "mulx r8, rsi, [rdi + 32]",                          // b5 a4
        "adox rbp, rbx",                                     // t8 += hi(b5 a2)
        "mulx r9, rax, [rdi + 24]",                          // b5 a3
        "adcx rbp, rax",                                     // t8 += lo(b5 a3)
        "adox r11, r9",                                      // t9 += hi(b5 a3)
        "adcx r11, rsi",                                     // t9 += lo(b5 a4)
        "mulx rbx, rax, [rdi + 40]",                         // b5 a5
        "adox r13, r8",                                      // t10 += hi(b5 a4)
        "adcx r13, rax",                                     // t10 += lo(b5 a5)
        "mov r9, [rcx + {n0}]",                              // n0
        "adox r15, rbx",                                     // t11 += hi(b5 a5)
        "adc r15, 0",                                        // t11 += carry
        "imul r9, r10",                                      // m5 = t5 n0
        "mov rdx, r9",
        "mulx rsi, rdi, [rcx + {p} + 8]",                    // m5 p1
        "mulx r8, rax, [rcx + {p}]",                         // m5 p0
        "xor ebx, ebx",                                      // 0, no carries
        "adcx r10, rax",                                     // t5 += lo(m5 p0)
        "adox r14, r8",                                      // t6 += hi(m5 p0)
        "adcx r14, rdi",                                     // t6 += lo(m5 p1)
        "adox r12, rsi",                                     // t7 += hi(m5 p1)
        "mulx r9, rbx, [rcx + {p} + 16]",                    // m5 p2
        "adcx r12, rbx",                                     // t7 += lo(m5 p2)
        "adox rbp, r9",                                      // t8 += hi(m5 p2)
        "mulx rax, r10, [rcx + {p} + 24]",                   // m5 p3
        "adox r11, rax",                                     // t9 += hi(m5 p3)
        "adcx rbp, r10",                                     // t8 += lo(m5 p3)
        "mulx r8, rdi, [rcx + {p} + 32]",                    // m5 p4
        "adcx r11, rdi",                                     // t9 += lo(m5 p4)
        "mulx rsi, rbx, [rcx + {p} + 40]",                   // m5 p5
        "mov r9, r14",
        "adox r13, r8",                                      // t10 += hi(m5 p4)
        "adox r15, rsi",                                     // t11 += hi(m5 p5)
        "adcx r13, rbx",                                     // t10 += lo(m5 p5)
        "adc r15, 0",                                        // t11 += carry
        "mov rax, r11",
        "mov r10, r12",
        "sub r9, [rcx + {p}]",                               // u0 = t6 - p0
        "mov rdi, r15",
        "sbb r10, [rcx + {p} + 8]",                          // u1 = t7 - p1 - borrow
        "mov r8, rbp",
        "mov rsi, r13",
        "sbb r8, [rcx + {p} + 16]",                          // u2 = t8 - p2 - borrow
        "sbb rax, [rcx + {p} + 24]",                         // u3 = t9 - p3 - borrow
        "sbb rsi, [rcx + {p} + 32]",                         // u4 = t10 - p4 - borrow
        "sbb rdi, [rcx + {p} + 40]",                         // u5 = t11 - p5 - borrow
        "cmovc r10, r12",                                    // u1 = t7 if it borrowed
        "cmovc rdi, r15",                                    // u5 = t11 if it borrowed
        "cmovc rax, r11",                                    // u3 = t9 if it borrowed
        "cmovc rsi, r13",                                    // u4 = t10 if it borrowed
        "cmovc r9, r14",                                     // u0 = t6 if it borrowed
        "cmovc r8, rbp",                                     // u2 = t8 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
