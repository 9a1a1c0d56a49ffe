//! The product, four limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product.
///
/// * **Computes** `a * b * 2^(-256) mod p`
/// * **Requires** `a < p` and that the top bit of `p` is clear, nothing of `b`; or `a, b < 2p` and that the top two bits are clear
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
            lateout("rax") r2,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => _,
            inlateout("rdi") a.as_ptr() => r0,
            lateout("r8") r3,
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
        "mulx rax, rbx, [rdi]",                              // b0 a0
        "mulx rbp, r10, [rdi + 8]",                          // b0 a1
        "add r10, rax",                                      // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx r11, r12, [rdi + 16]",                         // b0 a2
        "adc r12, rbp",                                      // t2 = lo(b0 a2) + hi(b0 a1)
        "mulx r13, r14, [rdi + 24]",                         // b0 a3
        "adc r14, r11",                                      // t3 = lo(b0 a3) + hi(b0 a2)
        "mov r8, [rcx + {n0}]",                              // n0
        "adc r13, 0",                                        // t4 = hi(b0 a3) + carry
        "imul r8, rbx",                                      // m0 = t0 n0
        "mov rdx, r8",
        "mulx r15, r9, [rcx + {p}]",                         // m0 p0
        "mov eax, 0",                                        // 0
        "add rbx, -1",                                       // carry = t0 != 0
        "inc rax",                                           // 1: OF = 0
        "adox r10, r15",                                     // t1 += hi(m0 p0)
        "mulx rbp, r11, [rcx + {p} + 8]",                    // m0 p1
        "adcx r10, r11",                                     // t1 += lo(m0 p1)
        "mulx r8, r9, [rcx + {p} + 16]",                     // m0 p2
        "adox r12, rbp",                                     // t2 += hi(m0 p1)
        "adcx r12, r9",                                      // t2 += lo(m0 p2)
        "mulx rbx, rax, [rcx + {p} + 24]",                   // m0 p3
        "adox r14, r8",                                      // t3 += hi(m0 p2)
        "adcx r14, rax",                                     // t3 += lo(m0 p3)
        "adox r13, rbx",                                     // t4 += hi(m0 p3)
        "adc r13, 0",                                        // t4 += carry
        "xor r15d, r15d",                                    // 0, no carries
        "mov rdx, [rsi + 8]",
        "mulx r11, rbp, [rdi]",                              // b1 a0
        "add r10, rbp",                                      // t1 += lo(b1 a0)
        "dec r15",                                           // -1: OF = 0
        "mulx r9, r8, [rdi + 8]",                            // b1 a1
        "adox r12, r11",                                     // t2 += hi(b1 a0)
        "adox r14, r9",                                      // t3 += hi(b1 a1)
        "adcx r12, r8",                                      // t2 += lo(b1 a1)
        "mulx rax, rbx, [rdi + 16]",                         // b1 a2
        "mov rdx, [rsi + 16]",
        "mulx rbp, r11, [rdi]",                              // b2 a0
        "adcx r14, rbx",                                     // t3 += lo(b1 a2)
        "adox r13, rax",                                     // t4 += hi(b1 a2)
        "mov rdx, [rsi + 8]",
        "mulx r9, r8, [rdi + 24]",                           // b1 a3
        "adcx r13, r8",                                      // t4 += lo(b1 a3)
        "adox r15, r9",                                      // t5 = hi(b1 a3)
        "adc r15, 1",                                        // t5 += carry (it began as -1)
        "mov rbx, [rcx + {n0}]",                             // n0
        "imul rbx, r10",                                     // m1 = t1 n0
        "add r10, -1",                                       // carry = t1 != 0
        "mov rdx, rbx",
        "mulx rax, r8, [rcx + {p}]",                         // m1 p0
        "mov r9d, 0",                                        // 0
        "inc r9",                                            // 1: OF = 0
        "adox r12, rax",                                     // t2 += hi(m1 p0)
        "mulx r10, rbx, [rcx + {p} + 8]",                    // m1 p1
        "adcx r12, rbx",                                     // t2 += lo(m1 p1)
        "mulx r8, r9, [rcx + {p} + 16]",                     // m1 p2
        "adox r14, r10",                                     // t3 += hi(m1 p1)
        "adcx r14, r9",                                      // t3 += lo(m1 p2)
        "mulx rax, rbx, [rcx + {p} + 24]",                   // m1 p3
        "adox r13, r8",                                      // t4 += hi(m1 p2)
        "adox r15, rax",                                     // t5 += hi(m1 p3)
        "adcx r13, rbx",                                     // t4 += lo(m1 p3)
        "adc r15, 0",                                        // t5 += carry
        "xor r10d, r10d",                                    // 0, no carries
        "add r12, r11",                                      // t2 += lo(b2 a0)
        "dec r10",                                           // -1: OF = 0
        "mov rdx, [rsi + 16]",
        "mulx r9, r8, [rdi + 16]",                           // b2 a2
        "mulx rax, rbx, [rdi + 8]",                          // b2 a1
        "adox r14, rbp",                                     // t3 += hi(b2 a0)
        "mov r11, [rcx + {n0}]",                             // n0
        "adcx r14, rbx",                                     // t3 += lo(b2 a1)
        "adox r13, rax",                                     // t4 += hi(b2 a1)
        "adcx r13, r8",                                      // t4 += lo(b2 a2)
        "adox r15, r9",                                      // t5 += hi(b2 a2)
        "mulx rbp, rbx, [rdi + 24]",                         // b2 a3
        "adox r10, rbp",                                     // t6 = hi(b2 a3)
        "adcx r15, rbx",                                     // t5 += lo(b2 a3)
        "adc r10, 1",                                        // t6 += carry (it began as -1)
        "imul r11, r12",                                     // m2 = t2 n0
        "mov rax, [rcx + {n0}]",                             // n0
        "mov rdx, r11",
        "mulx r8, r9, [rcx + {p}]",                          // m2 p0
        "mov ebp, 0",                                        // 0
        "add r12, -1",                                       // carry = t2 != 0
        "inc rbp",                                           // 1: OF = 0
        "adox r14, r8",                                      // t3 += hi(m2 p0)
        "mulx rbx, r11, [rcx + {p} + 8]",                    // m2 p1
        "adcx r14, r11",                                     // t3 += lo(m2 p1)
        "mulx r9, r12, [rcx + {p} + 16]",                    // m2 p2
        "adox r13, rbx",                                     // t4 += hi(m2 p1)
        "adox r15, r9",                                      // t5 += hi(m2 p2)
        "mulx rbp, r8, [rcx + {p} + 24]",                    // m2 p3
        "adox r10, rbp",                                     // t6 += hi(m2 p3)
        "adcx r13, r12",                                     // t4 += lo(m2 p2)
        "adcx r15, r8",                                      // t5 += lo(m2 p3)
        "adc r10, 0",                                        // t6 += carry
        "xor r11d, r11d",                                    // 0, no carries
        "mov rdx, [rsi + 24]",
        "mulx rbx, r9, [rdi + 8]",                           // b3 a1
        "mulx rbp, r12, [rdi + 24]",                         // b3 a3
        "mulx r8, rsi, [rdi]",                               // b3 a0
        "add r14, rsi",                                      // t3 += lo(b3 a0)
        "dec r11",                                           // -1: OF = 0
        "adox r13, r8",                                      // t4 += hi(b3 a0)
        "adox r15, rbx",                                     // t5 += hi(b3 a1)
        "adcx r13, r9",                                      // t4 += lo(b3 a1)
        "mulx rsi, r8, [rdi + 16]",                          // b3 a2
        "mov ebx, 0",                                        // 0
        "adox r10, rsi",                                     // t6 += hi(b3 a2)
        "adcx r15, r8",                                      // t5 += lo(b3 a2)
        "adox r11, rbp",                                     // t7 = hi(b3 a3)
        "adcx r10, r12",                                     // t6 += lo(b3 a3)
        "adc r11, 1",                                        // t7 += carry (it began as -1)
        "imul rax, r14",                                     // m3 = t3 n0
        "add r14, -1",                                       // carry = t3 != 0
        "inc rbx",                                           // 1: OF = 0
        "mov rdx, rax",
        "mulx r9, rdi, [rcx + {p}]",                         // m3 p0
        "adox r13, r9",                                      // t4 += hi(m3 p0)
        "mulx rsi, r8, [rcx + {p} + 8]",                     // m3 p1
        "adcx r13, r8",                                      // t4 += lo(m3 p1)
        "mulx rbp, r12, [rcx + {p} + 16]",                   // m3 p2
        "adox r15, rsi",                                     // t5 += hi(m3 p1)
        "adcx r15, r12",                                     // t5 += lo(m3 p2)
        "adox r10, rbp",                                     // t6 += hi(m3 p2)
        "mulx r14, rbx, [rcx + {p} + 24]",                   // m3 p3
        "adcx r10, rbx",                                     // t6 += lo(m3 p3)
        "mov rax, r10",
        "adox r11, r14",                                     // t7 += hi(m3 p3)
        "adc r11, 0",                                        // t7 += carry
        "mov rdi, r13",
        "sub rdi, [rcx + {p}]",                              // u0 = t4 - p0
        "mov r9, r15",
        "sbb r9, [rcx + {p} + 8]",                           // u1 = t5 - p1 - borrow
        "mov r8, r11",
        "sbb rax, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "sbb r8, [rcx + {p} + 24]",                          // u3 = t7 - p3 - borrow
        "cmovc rax, r10",                                    // u2 = t6 if it borrowed
        "cmovc r9, r15",                                     // u1 = t5 if it borrowed
        "cmovc rdi, r13",                                    // u0 = t4 if it borrowed
        "cmovc r8, r11",                                     // u3 = t7 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
    )
}
