//! The square, six limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery square.
///
/// * **Computes** `a^2 * 2^(-384) mod p`
/// * **Requires** `a < p`, and that the top two bits of `p` are clear
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski (1996), CIOS, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn sqr(_: Adx, a: &[u64; 6], k: &Params<6>) -> [u64; 6] {
    debug_assert!(k.p[5] >> 62 == 0);
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r5,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            lateout("rsi") _,
            inlateout("rdi") a.as_ptr() => r1,
            lateout("r8") r3,
            lateout("r9") r4,
            lateout("r10") r0,
            lateout("r11") r2,
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
        "sub rsp, 32",
        "mov rax, [rdi + 8]",                                // a1
        "add rax, rax",                                      // 2a1 mod 2^64
        "mov rbx, [rdi + 16]",                               // a2
        "adc rbx, rbx",                                      // d2, limb 2 of 2a
        "mov [rsp], rbx",                                    // d2 aside
        "mov rbp, [rdi + 24]",                               // a3
        "adc rbp, rbp",                                      // d3, limb 3 of 2a
        "mov r8, [rdi + 32]",                                // a4
        "mov [rsp + 8], rbp",                                // d3 aside
        "adc r8, r8",                                        // d4, limb 4 of 2a
        "mov r12, [rdi + 40]",                               // a5
        "mov [rsp + 16], r8",                                // d4 aside
        "adc r12, r12",                                      // d5, limb 5 of 2a
        "mov [rsp + 24], r12",                               // d5 aside
        "mov rdx, [rdi]",
        "mulx r13, r9, [rdi]",                               // a0 a0
        "mulx r14, r10, rax",                                // a0 2a1
        "add r10, r13",                                      // t1 = lo(a0 2a1) + hi(a0 a0)
        "mulx r15, r11, [rsp]",                              // a0 d2
        "adc r11, r14",                                      // t2 = lo(a0 d2) + hi(a0 2a1)
        "mulx rsi, rbx, [rsp + 8]",                          // a0 d3
        "adc rbx, r15",                                      // t3 = lo(a0 d3) + hi(a0 d2)
        "mulx rbp, r8, [rsp + 16]",                          // a0 d4
        "adc r8, rsi",                                       // t4 = lo(a0 d4) + hi(a0 d3)
        "mulx r12, rax, [rsp + 24]",                         // a0 d5
        "adc rax, rbp",                                      // t5 = lo(a0 d5) + hi(a0 d4)
        "mov r13, [rcx + {n0}]",                             // n0
        "adc r12, 0",                                        // t6 = hi(a0 d5) + carry
        "imul r13, r9",                                      // m0 = t0 n0
        "mov r14d, 0",                                       // 0
        "add r9, -1",                                        // carry = t0 != 0
        "inc r14",                                           // 1: OF = 0
        "mov rdx, r13",
        "mulx r15, rsi, [rcx + {p}]",                        // m0 p0
        "adox r10, r15",                                     // t1 += hi(m0 p0)
        "mulx rbp, r9, [rcx + {p} + 8]",                     // m0 p1
        "adox r11, rbp",                                     // t2 += hi(m0 p1)
        "mulx r14, r13, [rcx + {p} + 16]",                   // m0 p2
        "adcx r10, r9",                                      // t1 += lo(m0 p1)
        "adcx r11, r13",                                     // t2 += lo(m0 p2)
        "adox rbx, r14",                                     // t3 += hi(m0 p2)
        "mulx rsi, r15, [rcx + {p} + 24]",                   // m0 p3
        "adcx rbx, r15",                                     // t3 += lo(m0 p3)
        "adox r8, rsi",                                      // t4 += hi(m0 p3)
        "mulx rbp, r9, [rcx + {p} + 32]",                    // m0 p4
        "adcx r8, r9",                                       // t4 += lo(m0 p4)
        "mulx r13, r14, [rcx + {p} + 40]",                   // m0 p5
        "mov r15, [rdi + 16]",                               // a2
        "adox rax, rbp",                                     // t5 += hi(m0 p4)
        "adox r12, r13",                                     // t6 += hi(m0 p5)
        "adcx rax, r14",                                     // t5 += lo(m0 p5)
        "adc r12, 0",                                        // t6 += carry
        "add r15, r15",                                      // 2a2 mod 2^64
        "xor esi, esi",                                      // 0, no carries
        "mov rdx, [rdi + 8]",
        "mulx r9, rbp, [rdi + 8]",                           // a1 a1
        "add r11, rbp",                                      // t2 += lo(a1 a1)
        "dec rsi",                                           // -1: OF = 0
        "adox rbx, r9",                                      // t3 += hi(a1 a1)
        "mulx r13, r14, r15",                                // a1 2a2
        "adcx rbx, r14",                                     // t3 += lo(a1 2a2)
        "mulx rbp, r9, [rsp + 8]",                           // a1 d3
        "adox r8, r13",                                      // t4 += hi(a1 2a2)
        "adox rax, rbp",                                     // t5 += hi(a1 d3)
        "adcx r8, r9",                                       // t4 += lo(a1 d3)
        "mulx r15, r14, [rsp + 16]",                         // a1 d4
        "mov r13, [rcx + {n0}]",                             // n0
        "adcx rax, r14",                                     // t5 += lo(a1 d4)
        "mulx rbp, r9, [rsp + 24]",                          // a1 d5
        "adox r12, r15",                                     // t6 += hi(a1 d4)
        "adcx r12, r9",                                      // t6 += lo(a1 d5)
        "adox rsi, rbp",                                     // t7 = hi(a1 d5)
        "adc rsi, 1",                                        // t7 += carry (it began as -1)
        "imul r13, r10",                                     // m1 = t1 n0
        "mov rdx, r13",
        "mulx r14, r15, [rcx + {p}]",                        // m1 p0
        "mov r9d, 0",                                        // 0
        "add r10, -1",                                       // carry = t1 != 0
        "inc r9",                                            // 1: OF = 0
        "mulx rbp, r13, [rcx + {p} + 24]",                   // m1 p3
        "adox r11, r14",                                     // t2 += hi(m1 p0)
        "mulx r15, r10, [rcx + {p} + 8]",                    // m1 p1
        "adox rbx, r15",                                     // t3 += hi(m1 p1)
        "mulx r9, r14, [rcx + {p} + 16]",                    // m1 p2
        "adcx r11, r10",                                     // t2 += lo(m1 p1)
        "adcx rbx, r14",                                     // t3 += lo(m1 p2)
        "adox r8, r9",                                       // t4 += hi(m1 p2)
        "adcx r8, r13",                                      // t4 += lo(m1 p3)
        "adox rax, rbp",                                     // t5 += hi(m1 p3)
        "mulx r15, r10, [rcx + {p} + 32]",                   // m1 p4
        "adox r12, r15",                                     // t6 += hi(m1 p4)
        "mulx r14, r9, [rcx + {p} + 40]",                    // m1 p5
        "adcx rax, r10",                                     // t5 += lo(m1 p4)
        "adcx r12, r9",                                      // t6 += lo(m1 p5)
        "mov r13, [rdi + 24]",                               // a3
        "adox rsi, r14",                                     // t7 += hi(m1 p5)
        "adc rsi, 0",                                        // t7 += carry
        "add r13, r13",                                      // 2a3 mod 2^64
        "xor ebp, ebp",                                      // 0, no carries
        "mov rdx, [rdi + 16]",
        "mulx r15, r10, [rdi + 16]",                         // a2 a2
        "add r8, r10",                                       // t4 += lo(a2 a2)
        "dec rbp",                                           // -1: OF = 0
        "adox rax, r15",                                     // t5 += hi(a2 a2)
        "mulx r9, r14, r13",                                 // a2 2a3
        "adcx rax, r14",                                     // t5 += lo(a2 2a3)
        "mov rdx, [rdi + 24]",
        "mulx r10, r15, [rdi + 24]",                         // a3 a3
        "mov rdx, [rdi + 16]",
        "mulx r13, r14, [rsp + 16]",                         // a2 d4
        "adox r12, r9",                                      // t6 += hi(a2 2a3)
        "adcx r12, r14",                                     // t6 += lo(a2 d4)
        "mulx r9, r14, [rsp + 24]",                          // a2 d5
        "adox rsi, r13",                                     // t7 += hi(a2 d4)
        "adcx rsi, r14",                                     // t7 += lo(a2 d5)
        "adox rbp, r9",                                      // t8 = hi(a2 d5)
        "adc rbp, 1",                                        // t8 += carry (it began as -1)
        "mov r13, [rcx + {n0}]",                             // n0
        "imul r13, r11",                                     // m2 = t2 n0
        "mov r14d, 0",                                       // 0
        "mov rdx, r13",
        "mulx r9, r13, [rcx + {p}]",                         // m2 p0
        "add r11, -1",                                       // carry = t2 != 0
        "inc r14",                                           // 1: OF = 0
        "adox rbx, r9",                                      // t3 += hi(m2 p0)
        "mulx r13, r11, [rcx + {p} + 8]",                    // m2 p1
        "adox r8, r13",                                      // t4 += hi(m2 p1)
        "adcx rbx, r11",                                     // t3 += lo(m2 p1)
        "mulx r14, r9, [rcx + {p} + 16]",                    // m2 p2
        "adox rax, r14",                                     // t5 += hi(m2 p2)
        "adcx r8, r9",                                       // t4 += lo(m2 p2)
        "mulx r13, r11, [rcx + {p} + 24]",                   // m2 p3
        "adcx rax, r11",                                     // t5 += lo(m2 p3)
        "mulx r14, r9, [rcx + {p} + 32]",                    // m2 p4
        "mov r11, [rdi + 32]",                               // a4
        "adox r12, r13",                                     // t6 += hi(m2 p3)
        "adcx r12, r9",                                      // t6 += lo(m2 p4)
        "adox rsi, r14",                                     // t7 += hi(m2 p4)
        "mulx r13, r9, [rcx + {p} + 40]",                    // m2 p5
        "adcx rsi, r9",                                      // t7 += lo(m2 p5)
        "adox rbp, r13",                                     // t8 += hi(m2 p5)
        "adc rbp, 0",                                        // t8 += carry
        "add r11, r11",                                      // 2a4 mod 2^64
        "xor r14d, r14d",                                    // 0, no carries
        "add r12, r15",                                      // t6 += lo(a3 a3)
        "dec r14",                                           // -1: OF = 0
        "adox rsi, r10",                                     // t7 += hi(a3 a3)
        "mov rdx, [rdi + 24]",
        "mulx r9, r13, r11",                                 // a3 2a4
        "adcx rsi, r13",                                     // t7 += lo(a3 2a4)
        "adox rbp, r9",                                      // t8 += hi(a3 2a4)
        "mulx r15, r10, [rsp + 24]",                         // a3 d5
        "adcx rbp, r10",                                     // t8 += lo(a3 d5)
        "adox r14, r15",                                     // t9 = hi(a3 d5)
        "adc r14, 1",                                        // t9 += carry (it began as -1)
        "mov r11, [rcx + {n0}]",                             // n0
        "imul r11, rbx",                                     // m3 = t3 n0
        "mov rdx, r11",
        "mulx r13, r9, [rcx + {p}]",                         // m3 p0
        "mov r10d, 0",                                       // 0
        "add rbx, -1",                                       // carry = t3 != 0
        "inc r10",                                           // 1: OF = 0
        "adox r8, r13",                                      // t4 += hi(m3 p0)
        "mulx r15, r11, [rcx + {p} + 8]",                    // m3 p1
        "adcx r8, r11",                                      // t4 += lo(m3 p1)
        "adox rax, r15",                                     // t5 += hi(m3 p1)
        "mulx r9, rbx, [rcx + {p} + 16]",                    // m3 p2
        "adcx rax, rbx",                                     // t5 += lo(m3 p2)
        "adox r12, r9",                                      // t6 += hi(m3 p2)
        "mulx r10, r13, [rcx + {p} + 24]",                   // m3 p3
        "adox rsi, r10",                                     // t7 += hi(m3 p3)
        "mulx r11, r15, [rcx + {p} + 32]",                   // m3 p4
        "adcx r12, r13",                                     // t6 += lo(m3 p3)
        "mulx rbx, r9, [rcx + {p} + 40]",                    // m3 p5
        "adcx rsi, r15",                                     // t7 += lo(m3 p4)
        "adox rbp, r11",                                     // t8 += hi(m3 p4)
        "adox r14, rbx",                                     // t9 += hi(m3 p5)
        "adcx rbp, r9",                                      // t8 += lo(m3 p5)
        "adc r14, 0",                                        // t9 += carry
        "mov r10, [rdi + 40]",                               // a5
        "add r10, r10",                                      // 2a5 mod 2^64
        "xor r13d, r13d",                                    // 0, no carries
        "mov rdx, [rdi + 32]",
        "mulx r15, r11, [rdi + 32]",                         // a4 a4
        "add rbp, r11",                                      // t8 += lo(a4 a4)
        "dec r13",                                           // -1: OF = 0
        "mulx rbx, r9, r10",                                 // a4 2a5
        "adox r14, r15",                                     // t9 += hi(a4 a4)
        "mov r11, [rcx + {n0}]",                             // n0
        "adcx r14, r9",                                      // t9 += lo(a4 2a5)
        "adox r13, rbx",                                     // t10 = hi(a4 2a5)
        "adc r13, 1",                                        // t10 += carry (it began as -1)
        "imul r11, r8",                                      // m4 = t4 n0
        "mov rdx, r11",
        "mulx r10, r15, [rcx + {p}]",                        // m4 p0
        "mov r9d, 0",                                        // 0
        "add r8, -1",                                        // carry = t4 != 0
        "inc r9",                                            // 1: OF = 0
        "adox rax, r10",                                     // t5 += hi(m4 p0)
        "mulx rbx, r11, [rcx + {p} + 8]",                    // m4 p1
        "adox r12, rbx",                                     // t6 += hi(m4 p1)
        "adcx rax, r11",                                     // t5 += lo(m4 p1)
        "mulx r15, r8, [rcx + {p} + 24]",                    // m4 p3
        "mulx r9, r10, [rcx + {p} + 16]",                    // m4 p2
        "adcx r12, r10",                                     // t6 += lo(m4 p2)
        "adox rsi, r9",                                      // t7 += hi(m4 p2)
        "adox rbp, r15",                                     // t8 += hi(m4 p3)
        "mulx rbx, r11, [rcx + {p} + 32]",                   // m4 p4
        "adcx rsi, r8",                                      // t7 += lo(m4 p3)
        "adcx rbp, r11",                                     // t8 += lo(m4 p4)
        "adox r14, rbx",                                     // t9 += hi(m4 p4)
        "mulx r10, r9, [rcx + {p} + 40]",                    // m4 p5
        "adox r13, r10",                                     // t10 += hi(m4 p5)
        "adcx r14, r9",                                      // t9 += lo(m4 p5)
        "adc r13, 0",                                        // t10 += carry
        "mov rdx, [rdi + 40]",
        "mulx r15, r8, [rdi + 40]",                          // a5 a5
        "add r13, r8",                                       // t10 += lo(a5 a5)
        "adc r15, 0",                                        // t11 = hi(a5 a5) + carry
        "mov r11, [rcx + {n0}]",                             // n0
        "imul r11, rax",                                     // m5 = t5 n0
        "mov rdx, r11",
        "mulx rbx, r10, [rcx + {p} + 16]",                   // m5 p2
        "mov r9d, 0",                                        // 0
        "add rax, -1",                                       // carry = t5 != 0
        "inc r9",                                            // 1: OF = 0
        "mulx rdi, r8, [rcx + {p}]",                         // m5 p0
        "mulx r11, rax, [rcx + {p} + 8]",                    // m5 p1
        "adox r12, rdi",                                     // t6 += hi(m5 p0)
        "adox rsi, r11",                                     // t7 += hi(m5 p1)
        "adcx r12, rax",                                     // t6 += lo(m5 p1)
        "mulx r9, r8, [rcx + {p} + 32]",                     // m5 p4
        "adox rbp, rbx",                                     // t8 += hi(m5 p2)
        "adcx rsi, r10",                                     // t7 += lo(m5 p2)
        "mulx rdi, r11, [rcx + {p} + 24]",                   // m5 p3
        "adox r14, rdi",                                     // t9 += hi(m5 p3)
        "adcx rbp, r11",                                     // t8 += lo(m5 p3)
        "adcx r14, r8",                                      // t9 += lo(m5 p4)
        "adox r13, r9",                                      // t10 += hi(m5 p4)
        "mulx rax, rbx, [rcx + {p} + 40]",                   // m5 p5
        "adox r15, rax",                                     // t11 += hi(m5 p5)
        "adcx r13, rbx",                                     // t10 += lo(m5 p5)
        "adc r15, 0",                                        // t11 += carry
        "mov r10, r12",
        "sub r10, [rcx + {p}]",                              // u0 = t6 - p0
        "mov rdi, rsi",
        "mov r11, rbp",
        "sbb rdi, [rcx + {p} + 8]",                          // u1 = t7 - p1 - borrow
        "sbb r11, [rcx + {p} + 16]",                         // u2 = t8 - p2 - borrow
        "mov r8, r14",
        "sbb r8, [rcx + {p} + 24]",                          // u3 = t9 - p3 - borrow
        "mov r9, r13",
        "sbb r9, [rcx + {p} + 32]",                          // u4 = t10 - p4 - borrow
        "mov rax, r15",
        "sbb rax, [rcx + {p} + 40]",                         // u5 = t11 - p5 - borrow
        "cmovc r10, r12",                                    // u0 = t6 if it borrowed
        "cmovc r9, r13",                                     // u4 = t10 if it borrowed
        "cmovc r8, r14",                                     // u3 = t9 if it borrowed
        "cmovc rdi, rsi",                                    // u1 = t7 if it borrowed
        "cmovc rax, r15",                                    // u5 = t11 if it borrowed
        "cmovc r11, rbp",                                    // u2 = t8 if it borrowed
        "add rsp, 32",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
    )
}
