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
        "mov rdx, [rdi]",
        "mulx rbx, rbp, [rdi]",                              // a0 a0
        "add rax, rax",                                      // 2a1 mod 2^64
        "mov r8, [rdi + 16]",                                // a2
        "adc r8, r8",                                        // d2, limb 2 of 2a
        "mov [rsp], r8",                                     // d2 aside
        "mov r12, [rdi + 24]",                               // a3
        "adc r12, r12",                                      // d3, limb 3 of 2a
        "mov r13, [rdi + 32]",                               // a4
        "mov [rsp + 8], r12",                                // d3 aside
        "mov r14, [rdi + 40]",                               // a5
        "adc r13, r13",                                      // d4, limb 4 of 2a
        "mov [rsp + 16], r13",                               // d4 aside
        "adc r14, r14",                                      // d5, limb 5 of 2a
        "mov [rsp + 24], r14",                               // d5 aside
        "mulx r9, r10, rax",                                 // a0 2a1
        "mulx r15, rsi, [rsp]",                              // a0 d2
        "add r10, rbx",                                      // t1 = lo(a0 2a1) + hi(a0 a0)
        "adc rsi, r9",                                       // t2 = lo(a0 d2) + hi(a0 2a1)
        "mulx r11, r8, [rsp + 8]",                           // a0 d3
        "adc r8, r15",                                       // t3 = lo(a0 d3) + hi(a0 d2)
        "mulx r12, r13, [rsp + 16]",                         // a0 d4
        "adc r13, r11",                                      // t4 = lo(a0 d4) + hi(a0 d3)
        "mulx r14, rax, [rsp + 24]",                         // a0 d5
        "adc rax, r12",                                      // t5 = lo(a0 d5) + hi(a0 d4)
        "mov rbx, [rcx + {n0}]",                             // n0
        "adc r14, 0",                                        // t6 = hi(a0 d5) + carry
        "mov r9d, 0",                                        // 0
        "imul rbx, rbp",                                     // m0 = t0 n0
        "add rbp, -1",                                       // carry = t0 != 0
        "inc r9",                                            // 1: OF = 0
        "mov rdx, rbx",
        "mulx r15, r11, [rcx + {p}]",                        // m0 p0
        "adox r10, r15",                                     // t1 += hi(m0 p0)
        "mulx r12, rbp, [rcx + {p} + 8]",                    // m0 p1
        "adox rsi, r12",                                     // t2 += hi(m0 p1)
        "mulx r9, rbx, [rcx + {p} + 16]",                    // m0 p2
        "adcx r10, rbp",                                     // t1 += lo(m0 p1)
        "adcx rsi, rbx",                                     // t2 += lo(m0 p2)
        "adox r8, r9",                                       // t3 += hi(m0 p2)
        "mulx r11, r15, [rcx + {p} + 24]",                   // m0 p3
        "adcx r8, r15",                                      // t3 += lo(m0 p3)
        "mulx r12, rbp, [rcx + {p} + 32]",                   // m0 p4
        "adox r13, r11",                                     // t4 += hi(m0 p3)
        "adox rax, r12",                                     // t5 += hi(m0 p4)
        "mulx rbx, r9, [rcx + {p} + 40]",                    // m0 p5
        "mov r15, [rdi + 16]",                               // a2
        "mov rdx, [rdi + 8]",
        "mulx r11, r12, [rdi + 8]",                          // a1 a1
        "adox r14, rbx",                                     // t6 += hi(m0 p5)
        "adcx r13, rbp",                                     // t4 += lo(m0 p4)
        "adcx rax, r9",                                      // t5 += lo(m0 p5)
        "adc r14, 0",                                        // t6 += carry
        "add r15, r15",                                      // 2a2 mod 2^64
        "xor ebx, ebx",                                      // 0, no carries
        "add rsi, r12",                                      // t2 += lo(a1 a1)
        "dec rbx",                                           // -1: OF = 0
        "mulx rbp, r9, r15",                                 // a1 2a2
        "adox r8, r11",                                      // t3 += hi(a1 a1)
        "adcx r8, r9",                                       // t3 += lo(a1 2a2)
        "mulx r12, r15, [rsp + 8]",                          // a1 d3
        "adox r13, rbp",                                     // t4 += hi(a1 2a2)
        "adox rax, r12",                                     // t5 += hi(a1 d3)
        "adcx r13, r15",                                     // t4 += lo(a1 d3)
        "mov r11, [rcx + {n0}]",                             // n0
        "mulx r9, rbp, [rsp + 16]",                          // a1 d4
        "adcx rax, rbp",                                     // t5 += lo(a1 d4)
        "mulx r12, r15, [rsp + 24]",                         // a1 d5
        "adox r14, r9",                                      // t6 += hi(a1 d4)
        "adcx r14, r15",                                     // t6 += lo(a1 d5)
        "mov ebp, 0",                                        // 0
        "adox rbx, r12",                                     // t7 = hi(a1 d5)
        "adc rbx, 1",                                        // t7 += carry (it began as -1)
        "imul r11, r10",                                     // m1 = t1 n0
        "mov rdx, r11",
        "mulx r9, r15, [rcx + {p} + 24]",                    // m1 p3
        "mulx r12, r11, [rcx + {p}]",                        // m1 p0
        "add r10, -1",                                       // carry = t1 != 0
        "inc rbp",                                           // 1: OF = 0
        "adox rsi, r12",                                     // t2 += hi(m1 p0)
        "mulx r11, r10, [rcx + {p} + 8]",                    // m1 p1
        "adox r8, r11",                                      // t3 += hi(m1 p1)
        "mulx rbp, r12, [rcx + {p} + 16]",                   // m1 p2
        "adcx rsi, r10",                                     // t2 += lo(m1 p1)
        "adox r13, rbp",                                     // t4 += hi(m1 p2)
        "adcx r8, r12",                                      // t3 += lo(m1 p2)
        "adox rax, r9",                                      // t5 += hi(m1 p3)
        "adcx r13, r15",                                     // t4 += lo(m1 p3)
        "mulx r11, r10, [rcx + {p} + 32]",                   // m1 p4
        "adox r14, r11",                                     // t6 += hi(m1 p4)
        "mulx rbp, r12, [rcx + {p} + 40]",                   // m1 p5
        "adcx rax, r10",                                     // t5 += lo(m1 p4)
        "adcx r14, r12",                                     // t6 += lo(m1 p5)
        "mov r9, [rdi + 24]",                                // a3
        "adox rbx, rbp",                                     // t7 += hi(m1 p5)
        "adc rbx, 0",                                        // t7 += carry
        "add r9, r9",                                        // 2a3 mod 2^64
        "xor r15d, r15d",                                    // 0, no carries
        "mov rdx, [rdi + 16]",
        "mulx r11, r10, [rdi + 16]",                         // a2 a2
        "add r13, r10",                                      // t4 += lo(a2 a2)
        "dec r15",                                           // -1: OF = 0
        "adox rax, r11",                                     // t5 += hi(a2 a2)
        "mulx r12, rbp, r9",                                 // a2 2a3
        "adcx rax, rbp",                                     // t5 += lo(a2 2a3)
        "mulx r10, r11, [rsp + 16]",                         // a2 d4
        "adox r14, r12",                                     // t6 += hi(a2 2a3)
        "mov rdx, [rdi + 24]",
        "mulx r9, rbp, [rdi + 24]",                          // a3 a3
        "adcx r14, r11",                                     // t6 += lo(a2 d4)
        "mov rdx, [rdi + 16]",
        "mulx r12, r11, [rsp + 24]",                         // a2 d5
        "adox rbx, r10",                                     // t7 += hi(a2 d4)
        "adox r15, r12",                                     // t8 = hi(a2 d5)
        "adcx rbx, r11",                                     // t7 += lo(a2 d5)
        "adc r15, 1",                                        // t8 += carry (it began as -1)
        "mov r10, [rcx + {n0}]",                             // n0
        "imul r10, rsi",                                     // m2 = t2 n0
        "mov r12d, 0",                                       // 0
        "mov rdx, r10",
        "mulx r11, r10, [rcx + {p}]",                        // m2 p0
        "add rsi, -1",                                       // carry = t2 != 0
        "inc r12",                                           // 1: OF = 0
        "adox r8, r11",                                      // t3 += hi(m2 p0)
        "mulx r10, rsi, [rcx + {p} + 8]",                    // m2 p1
        "adox r13, r10",                                     // t4 += hi(m2 p1)
        "adcx r8, rsi",                                      // t3 += lo(m2 p1)
        "mulx r12, r11, [rcx + {p} + 16]",                   // m2 p2
        "adox rax, r12",                                     // t5 += hi(m2 p2)
        "adcx r13, r11",                                     // t4 += lo(m2 p2)
        "mulx r10, rsi, [rcx + {p} + 24]",                   // m2 p3
        "mov r12, [rdi + 32]",                               // a4
        "adcx rax, rsi",                                     // t5 += lo(m2 p3)
        "mulx r11, rsi, [rcx + {p} + 32]",                   // m2 p4
        "adox r14, r10",                                     // t6 += hi(m2 p3)
        "adox rbx, r11",                                     // t7 += hi(m2 p4)
        "adcx r14, rsi",                                     // t6 += lo(m2 p4)
        "mulx r10, r11, [rcx + {p} + 40]",                   // m2 p5
        "adcx rbx, r11",                                     // t7 += lo(m2 p5)
        "adox r15, r10",                                     // t8 += hi(m2 p5)
        "adc r15, 0",                                        // t8 += carry
        "add r12, r12",                                      // 2a4 mod 2^64
        "xor esi, esi",                                      // 0, no carries
        "add r14, rbp",                                      // t6 += lo(a3 a3)
        "dec rsi",                                           // -1: OF = 0
        "adox rbx, r9",                                      // t7 += hi(a3 a3)
        "mov rdx, [rdi + 24]",
        "mulx r11, r10, r12",                                // a3 2a4
        "adcx rbx, r10",                                     // t7 += lo(a3 2a4)
        "adox r15, r11",                                     // t8 += hi(a3 2a4)
        "mulx rbp, r9, [rsp + 24]",                          // a3 d5
        "adox rsi, rbp",                                     // t9 = hi(a3 d5)
        "adcx r15, r9",                                      // t8 += lo(a3 d5)
        "mov r12, [rcx + {n0}]",                             // n0
        "adc rsi, 1",                                        // t9 += carry (it began as -1)
        "imul r12, r8",                                      // m3 = t3 n0
        "mov rdx, r12",
        "mulx r10, r11, [rcx + {p}]",                        // m3 p0
        "add r8, -1",                                        // carry = t3 != 0
        "mov ebp, 0",                                        // 0
        "inc rbp",                                           // 1: OF = 0
        "adox r13, r10",                                     // t4 += hi(m3 p0)
        "mulx r9, r12, [rcx + {p} + 8]",                     // m3 p1
        "adcx r13, r12",                                     // t4 += lo(m3 p1)
        "adox rax, r9",                                      // t5 += hi(m3 p1)
        "mulx r11, r8, [rcx + {p} + 16]",                    // m3 p2
        "adox r14, r11",                                     // t6 += hi(m3 p2)
        "mulx rbp, r10, [rcx + {p} + 24]",                   // m3 p3
        "adcx rax, r8",                                      // t5 += lo(m3 p2)
        "mulx r12, r9, [rcx + {p} + 32]",                    // m3 p4
        "adcx r14, r10",                                     // t6 += lo(m3 p3)
        "mulx r11, r8, [rcx + {p} + 40]",                    // m3 p5
        "adox rbx, rbp",                                     // t7 += hi(m3 p3)
        "adcx rbx, r9",                                      // t7 += lo(m3 p4)
        "adox r15, r12",                                     // t8 += hi(m3 p4)
        "adcx r15, r8",                                      // t8 += lo(m3 p5)
        "mov r10, [rdi + 40]",                               // a5
        "adox rsi, r11",                                     // t9 += hi(m3 p5)
        "adc rsi, 0",                                        // t9 += carry
        "add r10, r10",                                      // 2a5 mod 2^64
        "xor ebp, ebp",                                      // 0, no carries
        "mov rdx, [rdi + 32]",
        "mulx r9, r12, [rdi + 32]",                          // a4 a4
        "add r15, r12",                                      // t8 += lo(a4 a4)
        "mulx r8, r11, r10",                                 // a4 2a5
        "dec rbp",                                           // -1: OF = 0
        "adox rsi, r9",                                      // t9 += hi(a4 a4)
        "mov r12, [rcx + {n0}]",                             // n0
        "adox rbp, r8",                                      // t10 = hi(a4 2a5)
        "adcx rsi, r11",                                     // t9 += lo(a4 2a5)
        "adc rbp, 1",                                        // t10 += carry (it began as -1)
        "imul r12, r13",                                     // m4 = t4 n0
        "mov rdx, r12",
        "mulx r10, r9, [rcx + {p}]",                         // m4 p0
        "mov r8d, 0",                                        // 0
        "add r13, -1",                                       // carry = t4 != 0
        "inc r8",                                            // 1: OF = 0
        "adox rax, r10",                                     // t5 += hi(m4 p0)
        "mulx r11, r12, [rcx + {p} + 8]",                    // m4 p1
        "adox r14, r11",                                     // t6 += hi(m4 p1)
        "adcx rax, r12",                                     // t5 += lo(m4 p1)
        "mulx r9, r13, [rcx + {p} + 24]",                    // m4 p3
        "mulx r8, r10, [rcx + {p} + 16]",                    // m4 p2
        "adcx r14, r10",                                     // t6 += lo(m4 p2)
        "adox rbx, r8",                                      // t7 += hi(m4 p2)
        "adcx rbx, r13",                                     // t7 += lo(m4 p3)
        "mulx r11, r12, [rcx + {p} + 32]",                   // m4 p4
        "adox r15, r9",                                      // t8 += hi(m4 p3)
        "adox rsi, r11",                                     // t9 += hi(m4 p4)
        "adcx r15, r12",                                     // t8 += lo(m4 p4)
        "mulx r10, r8, [rcx + {p} + 40]",                    // m4 p5
        "adox rbp, r10",                                     // t10 += hi(m4 p5)
        "adcx rsi, r8",                                      // t9 += lo(m4 p5)
        "mov rdx, [rdi + 40]",
        "mulx r13, r9, [rdi + 40]",                          // a5 a5
        "adc rbp, 0",                                        // t10 += carry
        "add rbp, r9",                                       // t10 += lo(a5 a5)
        "mov r11, [rcx + {n0}]",                             // n0
        "adc r13, 0",                                        // t11 = hi(a5 a5) + carry
        "imul r11, rax",                                     // m5 = t5 n0
        "mov rdx, r11",
        "mulx r12, r10, [rcx + {p} + 16]",                   // m5 p2
        "mov r8d, 0",                                        // 0
        "add rax, -1",                                       // carry = t5 != 0
        "inc r8",                                            // 1: OF = 0
        "mulx rdi, r9, [rcx + {p} + 8]",                     // m5 p1
        "mulx r11, rax, [rcx + {p}]",                        // m5 p0
        "adox r14, r11",                                     // t6 += hi(m5 p0)
        "adox rbx, rdi",                                     // t7 += hi(m5 p1)
        "adcx r14, r9",                                      // t6 += lo(m5 p1)
        "mulx r8, rax, [rcx + {p} + 32]",                    // m5 p4
        "adox r15, r12",                                     // t8 += hi(m5 p2)
        "adcx rbx, r10",                                     // t7 += lo(m5 p2)
        "mulx r11, rdi, [rcx + {p} + 24]",                   // m5 p3
        "adcx r15, rdi",                                     // t8 += lo(m5 p3)
        "adox rsi, r11",                                     // t9 += hi(m5 p3)
        "adcx rsi, rax",                                     // t9 += lo(m5 p4)
        "adox rbp, r8",                                      // t10 += hi(m5 p4)
        "mulx r9, r12, [rcx + {p} + 40]",                    // m5 p5
        "adox r13, r9",                                      // t11 += hi(m5 p5)
        "adcx rbp, r12",                                     // t10 += lo(m5 p5)
        "mov r10, r14",
        "adc r13, 0",                                        // t11 += carry
        "sub r10, [rcx + {p}]",                              // u0 = t6 - p0
        "mov rdi, rbx",
        "mov r11, r15",
        "sbb rdi, [rcx + {p} + 8]",                          // u1 = t7 - p1 - borrow
        "sbb r11, [rcx + {p} + 16]",                         // u2 = t8 - p2 - borrow
        "mov rax, r13",
        "mov r8, rsi",
        "sbb r8, [rcx + {p} + 24]",                          // u3 = t9 - p3 - borrow
        "mov r9, rbp",
        "sbb r9, [rcx + {p} + 32]",                          // u4 = t10 - p4 - borrow
        "sbb rax, [rcx + {p} + 40]",                         // u5 = t11 - p5 - borrow
        "cmovc r10, r14",                                    // u0 = t6 if it borrowed
        "cmovc r8, rsi",                                     // u3 = t9 if it borrowed
        "cmovc rax, r13",                                    // u5 = t11 if it borrowed
        "cmovc rdi, rbx",                                    // u1 = t7 if it borrowed
        "cmovc r11, r15",                                    // u2 = t8 if it borrowed
        "cmovc r9, rbp",                                     // u4 = t10 if it borrowed
        "add rsp, 32",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
    )
}
