//! The product, six limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product.
///
/// * **Computes** `a * b * 2^(-384) mod p`
/// * **Requires** `a < p` and that the top bit of `p` is clear, nothing of `b`; or `a, b < 2p` and that the top two bits are clear
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski (1996), CIOS, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn mul(_: Adx, a: &[u64; 6], b: &[u64; 6], k: &Params<6>) -> [u64; 6] {
    debug_assert!(k.p[5] >> 63 == 0);
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r1,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => r2,
            inlateout("rdi") a.as_ptr() => r3,
            lateout("r8") r5,
            lateout("r9") r0,
            lateout("r10") r4,
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
        "mulx rbx, rax, [rdi + 8]",                          // b0 a1
        "mulx r8, rbp, [rdi]",                               // b0 a0
        "add rax, r8",                                       // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx r11, r9, [rdi + 32]",                          // b0 a4
        "mulx r12, r13, [rdi + 16]",                         // b0 a2
        "adc r13, rbx",                                      // t2 = lo(b0 a2) + hi(b0 a1)
        "mulx r10, r14, [rdi + 24]",                         // b0 a3
        "mulx r15, r8, [rdi + 40]",                          // b0 a5
        "adc r14, r12",                                      // t3 = lo(b0 a3) + hi(b0 a2)
        "adc r9, r10",                                       // t4 = lo(b0 a4) + hi(b0 a3)
        "mov rbx, [rcx + {n0}]",                             // n0
        "adc r8, r11",                                       // t5 = lo(b0 a5) + hi(b0 a4)
        "adc r15, 0",                                        // t6 = hi(b0 a5) + carry
        "imul rbx, rbp",                                     // m0 = t0 n0
        "mov r12d, 0",                                       // 0
        "add rbp, -1",                                       // carry = t0 != 0
        "mov rdx, rbx",
        "mulx r10, r11, [rcx + {p}]",                        // m0 p0
        "inc r12",                                           // 1: OF = 0
        "adox rax, r10",                                     // t1 += hi(m0 p0)
        "mulx rbp, rbx, [rcx + {p} + 8]",                    // m0 p1
        "adcx rax, rbx",                                     // t1 += lo(m0 p1)
        "mulx r11, r12, [rcx + {p} + 16]",                   // m0 p2
        "adox r13, rbp",                                     // t2 += hi(m0 p1)
        "adox r14, r11",                                     // t3 += hi(m0 p2)
        "mulx r10, rbx, [rcx + {p} + 24]",                   // m0 p3
        "adox r9, r10",                                      // t4 += hi(m0 p3)
        "adcx r13, r12",                                     // t2 += lo(m0 p2)
        "adcx r14, rbx",                                     // t3 += lo(m0 p3)
        "mulx rbp, r11, [rcx + {p} + 32]",                   // m0 p4
        "adox r8, rbp",                                      // t5 += hi(m0 p4)
        "mulx r10, r12, [rcx + {p} + 40]",                   // m0 p5
        "adcx r9, r11",                                      // t4 += lo(m0 p4)
        "adox r15, r10",                                     // t6 += hi(m0 p5)
        "adcx r8, r12",                                      // t5 += lo(m0 p5)
        "adc r15, 0",                                        // t6 += carry
        "xor ebx, ebx",                                      // 0, no carries
        "mov rdx, [rsi + 8]",
        "mulx rbp, r11, [rdi]",                              // b1 a0
        "mulx r10, r12, [rdi + 8]",                          // b1 a1
        "add rax, r11",                                      // t1 += lo(b1 a0)
        "dec rbx",                                           // -1: OF = 0
        "adox r13, rbp",                                     // t2 += hi(b1 a0)
        "adox r14, r10",                                     // t3 += hi(b1 a1)
        "adcx r13, r12",                                     // t2 += lo(b1 a1)
        "mulx r11, rbp, [rdi + 16]",                         // b1 a2
        "adcx r14, rbp",                                     // t3 += lo(b1 a2)
        "mulx r10, r12, [rdi + 24]",                         // b1 a3
        "adox r9, r11",                                      // t4 += hi(b1 a2)
        "mulx rbp, r11, [rdi + 32]",                         // b1 a4
        "adcx r9, r12",                                      // t4 += lo(b1 a3)
        "adox r8, r10",                                      // t5 += hi(b1 a3)
        "adcx r8, r11",                                      // t5 += lo(b1 a4)
        "mulx r12, r10, [rdi + 40]",                         // b1 a5
        "adox r15, rbp",                                     // t6 += hi(b1 a4)
        "adox rbx, r12",                                     // t7 = hi(b1 a5)
        "adcx r15, r10",                                     // t6 += lo(b1 a5)
        "adc rbx, 1",                                        // t7 += carry (it began as -1)
        "mov r11, [rcx + {n0}]",                             // n0
        "imul r11, rax",                                     // m1 = t1 n0
        "mov rdx, r11",
        "mulx rbp, r12, [rcx + {p}]",                        // m1 p0
        "mulx r10, r11, [rcx + {p} + 16]",                   // m1 p2
        "add rax, -1",                                       // carry = t1 != 0
        "mov r12d, 0",                                       // 0
        "inc r12",                                           // 1: OF = 0
        "adox r13, rbp",                                     // t2 += hi(m1 p0)
        "mulx rax, r12, [rcx + {p} + 8]",                    // m1 p1
        "adox r14, rax",                                     // t3 += hi(m1 p1)
        "adcx r13, r12",                                     // t2 += lo(m1 p1)
        "adcx r14, r11",                                     // t3 += lo(m1 p2)
        "mulx rbp, rax, [rcx + {p} + 32]",                   // m1 p4
        "adox r9, r10",                                      // t4 += hi(m1 p2)
        "mulx r12, r11, [rcx + {p} + 24]",                   // m1 p3
        "adox r8, r12",                                      // t5 += hi(m1 p3)
        "adcx r9, r11",                                      // t4 += lo(m1 p3)
        "adox r15, rbp",                                     // t6 += hi(m1 p4)
        "mulx r10, r12, [rcx + {p} + 40]",                   // m1 p5
        "adox rbx, r10",                                     // t7 += hi(m1 p5)
        "adcx r8, rax",                                      // t5 += lo(m1 p4)
        "adcx r15, r12",                                     // t6 += lo(m1 p5)
        "adc rbx, 0",                                        // t7 += carry
        "xor r11d, r11d",                                    // 0, no carries
        "mov rdx, [rsi + 16]",
        "mulx rbp, r10, [rdi]",                              // b2 a0
        "add r13, r10",                                      // t2 += lo(b2 a0)
        "dec r11",                                           // -1: OF = 0
        "adox r14, rbp",                                     // t3 += hi(b2 a0)
        "mulx rax, r12, [rdi + 8]",                          // b2 a1
        "adcx r14, r12",                                     // t3 += lo(b2 a1)
        "mulx r10, rbp, [rdi + 16]",                         // b2 a2
        "adox r9, rax",                                      // t4 += hi(b2 a1)
        "adcx r9, rbp",                                      // t4 += lo(b2 a2)
        "mulx r12, rax, [rdi + 24]",                         // b2 a3
        "adox r8, r10",                                      // t5 += hi(b2 a2)
        "adcx r8, rax",                                      // t5 += lo(b2 a3)
        "mulx rbp, r10, [rdi + 32]",                         // b2 a4
        "adox r15, r12",                                     // t6 += hi(b2 a3)
        "adcx r15, r10",                                     // t6 += lo(b2 a4)
        "adox rbx, rbp",                                     // t7 += hi(b2 a4)
        "mulx rax, r12, [rdi + 40]",                         // b2 a5
        "adox r11, rax",                                     // t8 = hi(b2 a5)
        "adcx rbx, r12",                                     // t7 += lo(b2 a5)
        "adc r11, 1",                                        // t8 += carry (it began as -1)
        "mov r10, [rcx + {n0}]",                             // n0
        "imul r10, r13",                                     // m2 = t2 n0
        "mov rdx, r10",
        "mulx rbp, rax, [rcx + {p}]",                        // m2 p0
        "mov rdx, [rsi + 24]",
        "mulx r12, rax, [rdi]",                              // b3 a0
        "add r13, -1",                                       // carry = t2 != 0
        "mov r13d, 0",                                       // 0
        "inc r13",                                           // 1: OF = 0
        "mov rdx, r10",
        "mulx r13, r10, [rcx + {p} + 8]",                    // m2 p1
        "adox r14, rbp",                                     // t3 += hi(m2 p0)
        "adcx r14, r10",                                     // t3 += lo(m2 p1)
        "mulx rbp, r10, [rcx + {p} + 16]",                   // m2 p2
        "adox r9, r13",                                      // t4 += hi(m2 p1)
        "adox r8, rbp",                                      // t5 += hi(m2 p2)
        "adcx r9, r10",                                      // t4 += lo(m2 p2)
        "mulx r13, rbp, [rcx + {p} + 24]",                   // m2 p3
        "adcx r8, rbp",                                      // t5 += lo(m2 p3)
        "adox r15, r13",                                     // t6 += hi(m2 p3)
        "mulx r10, rbp, [rcx + {p} + 32]",                   // m2 p4
        "adox rbx, r10",                                     // t7 += hi(m2 p4)
        "mulx r13, r10, [rcx + {p} + 40]",                   // m2 p5
        "adcx r15, rbp",                                     // t6 += lo(m2 p4)
        "adox r11, r13",                                     // t8 += hi(m2 p5)
        "adcx rbx, r10",                                     // t7 += lo(m2 p5)
        "adc r11, 0",                                        // t8 += carry
        "xor ebp, ebp",                                      // 0, no carries
        "add r14, rax",                                      // t3 += lo(b3 a0)
        "dec rbp",                                           // -1: OF = 0
        "adox r9, r12",                                      // t4 += hi(b3 a0)
        "mov rdx, [rsi + 24]",
        "mulx r13, r10, [rdi + 8]",                          // b3 a1
        "adcx r9, r10",                                      // t4 += lo(b3 a1)
        "adox r8, r13",                                      // t5 += hi(b3 a1)
        "mulx rax, r12, [rdi + 16]",                         // b3 a2
        "adox r15, rax",                                     // t6 += hi(b3 a2)
        "mulx r10, r13, [rdi + 24]",                         // b3 a3
        "adcx r8, r12",                                      // t5 += lo(b3 a2)
        "adox rbx, r10",                                     // t7 += hi(b3 a3)
        "adcx r15, r13",                                     // t6 += lo(b3 a3)
        "mulx rax, r12, [rdi + 32]",                         // b3 a4
        "adcx rbx, r12",                                     // t7 += lo(b3 a4)
        "adox r11, rax",                                     // t8 += hi(b3 a4)
        "mulx r10, r13, [rdi + 40]",                         // b3 a5
        "adcx r11, r13",                                     // t8 += lo(b3 a5)
        "adox rbp, r10",                                     // t9 = hi(b3 a5)
        "adc rbp, 1",                                        // t9 += carry (it began as -1)
        "mov r12, [rcx + {n0}]",                             // n0
        "imul r12, r14",                                     // m3 = t3 n0
        "mov rdx, r12",
        "mulx rax, r13, [rcx + {p}]",                        // m3 p0
        "add r14, -1",                                       // carry = t3 != 0
        "mulx r10, r13, [rcx + {p} + 8]",                    // m3 p1
        "mov r14d, 0",                                       // 0
        "inc r14",                                           // 1: OF = 0
        "adox r9, rax",                                      // t4 += hi(m3 p0)
        "mulx r14, rax, [rcx + {p} + 24]",                   // m3 p3
        "adox r8, r10",                                      // t5 += hi(m3 p1)
        "adcx r9, r13",                                      // t4 += lo(m3 p1)
        "mulx r10, r13, [rcx + {p} + 16]",                   // m3 p2
        "adox r15, r10",                                     // t6 += hi(m3 p2)
        "adcx r8, r13",                                      // t5 += lo(m3 p2)
        "adox rbx, r14",                                     // t7 += hi(m3 p3)
        "adcx r15, rax",                                     // t6 += lo(m3 p3)
        "mov rdx, [rsi + 32]",
        "mulx r10, r13, [rdi]",                              // b4 a0
        "mov rdx, r12",
        "mulx r14, rax, [rcx + {p} + 32]",                   // m3 p4
        "adcx rbx, rax",                                     // t7 += lo(m3 p4)
        "mulx r12, rax, [rcx + {p} + 40]",                   // m3 p5
        "adox r11, r14",                                     // t8 += hi(m3 p4)
        "adcx r11, rax",                                     // t8 += lo(m3 p5)
        "adox rbp, r12",                                     // t9 += hi(m3 p5)
        "adc rbp, 0",                                        // t9 += carry
        "xor r14d, r14d",                                    // 0, no carries
        "add r9, r13",                                       // t4 += lo(b4 a0)
        "dec r14",                                           // -1: OF = 0
        "adox r8, r10",                                      // t5 += hi(b4 a0)
        "mov rdx, [rsi + 32]",
        "mulx rax, r12, [rdi + 8]",                          // b4 a1
        "adcx r8, r12",                                      // t5 += lo(b4 a1)
        "mulx r13, r10, [rdi + 16]",                         // b4 a2
        "adox r15, rax",                                     // t6 += hi(b4 a1)
        "adox rbx, r13",                                     // t7 += hi(b4 a2)
        "mulx r12, rax, [rdi + 24]",                         // b4 a3
        "adcx r15, r10",                                     // t6 += lo(b4 a2)
        "adcx rbx, rax",                                     // t7 += lo(b4 a3)
        "mulx r13, r10, [rdi + 40]",                         // b4 a5
        "adox r11, r12",                                     // t8 += hi(b4 a3)
        "mulx rax, r12, [rdi + 32]",                         // b4 a4
        "adcx r11, r12",                                     // t8 += lo(b4 a4)
        "adox rbp, rax",                                     // t9 += hi(b4 a4)
        "adcx rbp, r10",                                     // t9 += lo(b4 a5)
        "adox r14, r13",                                     // t10 = hi(b4 a5)
        "adc r14, 1",                                        // t10 += carry (it began as -1)
        "mov r12, [rcx + {n0}]",                             // n0
        "imul r12, r9",                                      // m4 = t4 n0
        "mov rdx, r12",
        "mulx rax, r10, [rcx + {p} + 32]",                   // m4 p4
        "mulx r13, r12, [rcx + {p}]",                        // m4 p0
        "mov r12d, 0",                                       // 0
        "add r9, -1",                                        // carry = t4 != 0
        "inc r12",                                           // 1: OF = 0
        "adox r8, r13",                                      // t5 += hi(m4 p0)
        "mulx r9, r12, [rcx + {p} + 8]",                     // m4 p1
        "adcx r8, r12",                                      // t5 += lo(m4 p1)
        "adox r15, r9",                                      // t6 += hi(m4 p1)
        "mulx r13, r12, [rcx + {p} + 16]",                   // m4 p2
        "adcx r15, r12",                                     // t6 += lo(m4 p2)
        "mulx r9, r12, [rcx + {p} + 24]",                    // m4 p3
        "adox rbx, r13",                                     // t7 += hi(m4 p2)
        "adox r11, r9",                                      // t8 += hi(m4 p3)
        "adcx rbx, r12",                                     // t7 += lo(m4 p3)
        "mulx r13, r9, [rcx + {p} + 40]",                    // m4 p5
        "adox rbp, rax",                                     // t9 += hi(m4 p4)
        "adcx r11, r10",                                     // t8 += lo(m4 p4)
        "adcx rbp, r9",                                      // t9 += lo(m4 p5)
        "adox r14, r13",                                     // t10 += hi(m4 p5)
        "adc r14, 0",                                        // t10 += carry
        "xor r12d, r12d",                                    // 0, no carries
        "mov rdx, [rsi + 40]",
        "mulx rax, r10, [rdi + 8]",                          // b5 a1
        "mulx r9, r13, [rdi]",                               // b5 a0
        "add r8, r13",                                       // t5 += lo(b5 a0)
        "dec r12",                                           // -1: OF = 0
        "adox r15, r9",                                      // t6 += hi(b5 a0)
        "adox rbx, rax",                                     // t7 += hi(b5 a1)
        "mulx rsi, r13, [rdi + 16]",                         // b5 a2
        "adcx r15, r10",                                     // t6 += lo(b5 a1)
        "mov r9, [rcx + {n0}]",                              // n0
        "adcx rbx, r13",                                     // t7 += lo(b5 a2)
        "mulx rax, r10, [rdi + 24]",                         // b5 a3
        "adox r11, rsi",                                     // t8 += hi(b5 a2)
        "mulx r13, rsi, [rdi + 32]",                         // b5 a4
        "adcx r11, r10",                                     // t8 += lo(b5 a3)
        "adox rbp, rax",                                     // t9 += hi(b5 a3)
        "adox r14, r13",                                     // t10 += hi(b5 a4)
        "adcx rbp, rsi",                                     // t9 += lo(b5 a4)
        "mulx r10, rax, [rdi + 40]",                         // b5 a5
        "adcx r14, rax",                                     // t10 += lo(b5 a5)
        "adox r12, r10",                                     // t11 = hi(b5 a5)
        "adc r12, 1",                                        // t11 += carry (it began as -1)
        "imul r9, r8",                                       // m5 = t5 n0
        "add r8, -1",                                        // carry = t5 != 0
        "mov r13d, 0",                                       // 0
        "mov rdx, r9",
        "mulx rsi, rdi, [rcx + {p} + 32]",                   // m5 p4
        "mulx rax, r10, [rcx + {p}]",                        // m5 p0
        "inc r13",                                           // 1: OF = 0
        "mulx r8, r9, [rcx + {p} + 16]",                     // m5 p2
        "adox r15, rax",                                     // t6 += hi(m5 p0)
        "mulx r10, r13, [rcx + {p} + 8]",                    // m5 p1
        "adox rbx, r10",                                     // t7 += hi(m5 p1)
        "adcx r15, r13",                                     // t6 += lo(m5 p1)
        "adox r11, r8",                                      // t8 += hi(m5 p2)
        "adcx rbx, r9",                                      // t7 += lo(m5 p2)
        "mulx rax, r10, [rcx + {p} + 24]",                   // m5 p3
        "adox rbp, rax",                                     // t9 += hi(m5 p3)
        "adox r14, rsi",                                     // t10 += hi(m5 p4)
        "adcx r11, r10",                                     // t8 += lo(m5 p3)
        "adcx rbp, rdi",                                     // t9 += lo(m5 p4)
        "mulx r13, r8, [rcx + {p} + 40]",                    // m5 p5
        "adcx r14, r8",                                      // t10 += lo(m5 p5)
        "adox r12, r13",                                     // t11 += hi(m5 p5)
        "mov r9, r15",
        "adc r12, 0",                                        // t11 += carry
        "mov rax, rbx",
        "sub r9, [rcx + {p}]",                               // u0 = t6 - p0
        "mov rsi, r11",
        "sbb rax, [rcx + {p} + 8]",                          // u1 = t7 - p1 - borrow
        "sbb rsi, [rcx + {p} + 16]",                         // u2 = t8 - p2 - borrow
        "mov r10, r14",
        "mov rdi, rbp",
        "sbb rdi, [rcx + {p} + 24]",                         // u3 = t9 - p3 - borrow
        "sbb r10, [rcx + {p} + 32]",                         // u4 = t10 - p4 - borrow
        "mov r8, r12",
        "sbb r8, [rcx + {p} + 40]",                          // u5 = t11 - p5 - borrow
        "cmovc r9, r15",                                     // u0 = t6 if it borrowed
        "cmovc r8, r12",                                     // u5 = t11 if it borrowed
        "cmovc r10, r14",                                    // u4 = t10 if it borrowed
        "cmovc rax, rbx",                                    // u1 = t7 if it borrowed
        "cmovc rdi, rbp",                                    // u3 = t9 if it borrowed
        "cmovc rsi, r11",                                    // u2 = t8 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
    )
}
