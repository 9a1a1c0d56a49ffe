//! The product, four limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product.
///
/// * **Computes** `a * b * 2^(-256) mod p`
/// * **Requires** `a < p`, and that the top bit of `p` is clear; nothing of `b`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski (1996), CIOS, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn mul(_: Adx, a: &[u64; 4], b: &[u64; 4], k: &Params<4>) -> [u64; 4] {
    debug_assert!(k.p[3] >> 63 == 0);
    let (r0, r1, r2, r3): (u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r3,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => _,
            inlateout("rdi") a.as_ptr() => r0,
            lateout("r8") r2,
            lateout("r9") r1,
            lateout("r10") _,
            lateout("r11") _,
            lateout("r12") _,
            lateout("r13") _,
            lateout("r14") _,
            lateout("r15") _,
            options(pure, readonly),
        );
    }
    [r0, r1, r2, r3]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "mov rdx, [rsi]",
        "mulx rbx, rbp, [rdi]",                              // b0 a0
        "mulx r10, r11, [rdi + 8]",                          // b0 a1
        "add r11, rbx",                                      // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx rax, r8, [rdi + 16]",                          // b0 a2
        "adc r8, r10",                                       // t2 = lo(b0 a2) + hi(b0 a1)
        "mulx r12, r13, [rdi + 24]",                         // b0 a3
        "adc r13, rax",                                      // t3 = lo(b0 a3) + hi(b0 a2)
        "adc r12, 0",                                        // t4 = hi(b0 a3) + carry
        "mov r14, [rcx + {n0}]",                             // n0
        "imul r14, rbp",                                     // m0 = t0 n0
        "mov rdx, r14",
        "mulx r9, r15, [rcx + {p}]",                         // m0 p0
        "add rbp, -1",                                       // carry = t0 != 0
        "mov ebx, 0",                                        // 0
        "inc rbx",                                           // 1: OF = 0
        "adox r11, r9",                                      // t1 += hi(m0 p0)
        "mulx r10, rax, [rcx + {p} + 8]",                    // m0 p1
        "adcx r11, rax",                                     // t1 += lo(m0 p1)
        "mulx r14, r15, [rcx + {p} + 16]",                   // m0 p2
        "adox r8, r10",                                      // t2 += hi(m0 p1)
        "adcx r8, r15",                                      // t2 += lo(m0 p2)
        "mulx rbp, rbx, [rcx + {p} + 24]",                   // m0 p3
        "adox r13, r14",                                     // t3 += hi(m0 p2)
        "mov rdx, [rsi + 8]",
        "mulx r9, rax, [rdi]",                               // b1 a0
        "adcx r13, rbx",                                     // t3 += lo(m0 p3)
        "adox r12, rbp",                                     // t4 += hi(m0 p3)
        "adc r12, 0",                                        // t4 += carry
        "xor r10d, r10d",                                    // 0, no carries
        "add r11, rax",                                      // t1 += lo(b1 a0)
        "dec r10",                                           // -1: OF = 0
        "adox r8, r9",                                       // t2 += hi(b1 a0)
        "mulx r15, r14, [rdi + 8]",                          // b1 a1
        "adox r13, r15",                                     // t3 += hi(b1 a1)
        "adcx r8, r14",                                      // t2 += lo(b1 a1)
        "mulx rbx, rbp, [rdi + 16]",                         // b1 a2
        "mov rdx, [rsi + 16]",
        "mulx rax, r9, [rdi]",                               // b2 a0
        "adcx r13, rbp",                                     // t3 += lo(b1 a2)
        "adox r12, rbx",                                     // t4 += hi(b1 a2)
        "mov r15, [rcx + {n0}]",                             // n0
        "mov rdx, [rsi + 8]",
        "mulx r14, rbp, [rdi + 24]",                         // b1 a3
        "adcx r12, rbp",                                     // t4 += lo(b1 a3)
        "adox r10, r14",                                     // t5 = hi(b1 a3)
        "adc r10, 1",                                        // t5 += carry (it began as -1)
        "imul r15, r11",                                     // m1 = t1 n0
        "add r11, -1",                                       // carry = t1 != 0
        "mov rdx, r15",
        "mulx rbx, rbp, [rcx + {p}]",                        // m1 p0
        "mov r14d, 0",                                       // 0
        "inc r14",                                           // 1: OF = 0
        "adox r8, rbx",                                      // t2 += hi(m1 p0)
        "mulx r11, r15, [rcx + {p} + 8]",                    // m1 p1
        "adcx r8, r15",                                      // t2 += lo(m1 p1)
        "mulx rbp, r14, [rcx + {p} + 16]",                   // m1 p2
        "adox r13, r11",                                     // t3 += hi(m1 p1)
        "adcx r13, r14",                                     // t3 += lo(m1 p2)
        "mulx rbx, r15, [rcx + {p} + 24]",                   // m1 p3
        "adox r12, rbp",                                     // t4 += hi(m1 p2)
        "adox r10, rbx",                                     // t5 += hi(m1 p3)
        "adcx r12, r15",                                     // t4 += lo(m1 p3)
        "adc r10, 0",                                        // t5 += carry
        "xor r11d, r11d",                                    // 0, no carries
        "add r8, r9",                                        // t2 += lo(b2 a0)
        "dec r11",                                           // -1: OF = 0
        "mov rdx, [rsi + 16]",
        "mulx r14, rbp, [rdi + 16]",                         // b2 a2
        "mulx rbx, r15, [rdi + 8]",                          // b2 a1
        "adox r13, rax",                                     // t3 += hi(b2 a0)
        "adcx r13, r15",                                     // t3 += lo(b2 a1)
        "adox r12, rbx",                                     // t4 += hi(b2 a1)
        "adcx r12, rbp",                                     // t4 += lo(b2 a2)
        "adox r10, r14",                                     // t5 += hi(b2 a2)
        "mulx r9, rax, [rdi + 24]",                          // b2 a3
        "adox r11, r9",                                      // t6 = hi(b2 a3)
        "adcx r10, rax",                                     // t5 += lo(b2 a3)
        "mov r15, [rcx + {n0}]",                             // n0
        "adc r11, 1",                                        // t6 += carry (it began as -1)
        "imul r15, r8",                                      // m2 = t2 n0
        "mov rdx, r15",
        "mulx rbx, rbp, [rcx + {p}]",                        // m2 p0
        "add r8, -1",                                        // carry = t2 != 0
        "mov r14d, 0",                                       // 0
        "inc r14",                                           // 1: OF = 0
        "mulx r9, rax, [rcx + {p} + 24]",                    // m2 p3
        "adox r13, rbx",                                     // t3 += hi(m2 p0)
        "mulx r15, rbp, [rcx + {p} + 8]",                    // m2 p1
        "adcx r13, rbp",                                     // t3 += lo(m2 p1)
        "mulx r8, r14, [rcx + {p} + 16]",                    // m2 p2
        "adox r12, r15",                                     // t4 += hi(m2 p1)
        "adox r10, r8",                                      // t5 += hi(m2 p2)
        "adox r11, r9",                                      // t6 += hi(m2 p3)
        "adcx r12, r14",                                     // t4 += lo(m2 p2)
        "adcx r10, rax",                                     // t5 += lo(m2 p3)
        "adc r11, 0",                                        // t6 += carry
        "mov rdx, [rsi + 24]",
        "mulx rbx, rbp, [rdi + 24]",                         // b3 a3
        "xor r15d, r15d",                                    // 0, no carries
        "mulx r8, r9, [rdi + 8]",                            // b3 a1
        "mulx r14, rax, [rdi]",                              // b3 a0
        "add r13, rax",                                      // t3 += lo(b3 a0)
        "dec r15",                                           // -1: OF = 0
        "adox r12, r14",                                     // t4 += hi(b3 a0)
        "adox r10, r8",                                      // t5 += hi(b3 a1)
        "adcx r12, r9",                                      // t4 += lo(b3 a1)
        "mov esi, 0",                                        // 0
        "mulx rax, r14, [rdi + 16]",                         // b3 a2
        "adcx r10, r14",                                     // t5 += lo(b3 a2)
        "adox r11, rax",                                     // t6 += hi(b3 a2)
        "adox r15, rbx",                                     // t7 = hi(b3 a3)
        "adcx r11, rbp",                                     // t6 += lo(b3 a3)
        "adc r15, 1",                                        // t7 += carry (it began as -1)
        "mov r8, [rcx + {n0}]",                              // n0
        "imul r8, r13",                                      // m3 = t3 n0
        "add r13, -1",                                       // carry = t3 != 0
        "inc rsi",                                           // 1: OF = 0
        "mov rdx, r8",
        "mulx r9, rdi, [rcx + {p}]",                         // m3 p0
        "adox r12, r9",                                      // t4 += hi(m3 p0)
        "mulx r14, rax, [rcx + {p} + 8]",                    // m3 p1
        "adcx r12, rax",                                     // t4 += lo(m3 p1)
        "mulx rbx, rbp, [rcx + {p} + 16]",                   // m3 p2
        "adox r10, r14",                                     // t5 += hi(m3 p1)
        "adcx r10, rbp",                                     // t5 += lo(m3 p2)
        "adox r11, rbx",                                     // t6 += hi(m3 p2)
        "mulx r13, rsi, [rcx + {p} + 24]",                   // m3 p3
        "adox r15, r13",                                     // t7 += hi(m3 p3)
        "adcx r11, rsi",                                     // t6 += lo(m3 p3)
        "mov r8, r11",
        "adc r15, 0",                                        // t7 += carry
        "mov rdi, r12",
        "sub rdi, [rcx + {p}]",                              // u0 = t4 - p0
        "mov r9, r10",
        "sbb r9, [rcx + {p} + 8]",                           // u1 = t5 - p1 - borrow
        "mov rax, r15",
        "sbb r8, [rcx + {p} + 16]",                          // u2 = t6 - p2 - borrow
        "sbb rax, [rcx + {p} + 24]",                         // u3 = t7 - p3 - borrow
        "cmovc r9, r10",                                     // u1 = t5 if it borrowed
        "cmovc r8, r11",                                     // u2 = t6 if it borrowed
        "cmovc rax, r15",                                    // u3 = t7 if it borrowed
        "cmovc rdi, r12",                                    // u0 = t4 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
    )
}
