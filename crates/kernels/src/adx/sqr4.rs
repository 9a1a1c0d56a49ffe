//! The square, four limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery square.
///
/// * **Computes** `a^2 * 2^(-256) mod p`
/// * **Requires** `a < p`, and that the top bit of `p` is clear
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski (1996), SOS, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn sqr(_: Adx, a: &[u64; 4], k: &Params<4>) -> [u64; 4] {
    debug_assert!(k.p[3] >> 63 == 0);
    let (r0, r1, r2, r3): (u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r3,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            lateout("rsi") _,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") r0,
            lateout("r9") r1,
            lateout("r10") r2,
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
        "sub rsp, 48",
        "mov rbx, [rdi + 16]",                               // a2
        "mov rax, [rdi + 8]",                                // a1
        "add rax, rax",                                      // 2a1 mod 2^64
        "mov rbp, [rdi + 16]",                               // a2
        "mov rdx, [rdi]",
        "mulx r11, r12, [rdi]",                              // a0 a0
        "adc rbp, rbp",                                      // d2, limb 2 of 2a
        "mov r13, [rdi + 24]",                               // a3
        "mov [rsp], rbp",                                    // d2 aside
        "adc r13, r13",                                      // d3, limb 3 of 2a
        "mov [rsp + 8], r13",                                // d3 aside
        "mulx r14, r8, rax",                                 // a0 2a1
        "add r8, r11",                                       // t1 = lo(a0 2a1) + hi(a0 a0)
        "mulx r15, r9, [rsp]",                               // a0 d2
        "adc r9, r14",                                       // t2 = lo(a0 d2) + hi(a0 2a1)
        "mulx rsi, r10, [rsp + 8]",                          // a0 d3
        "adc r10, r15",                                      // t3 = lo(a0 d3) + hi(a0 d2)
        "adc rsi, 0",                                        // t4 = hi(a0 d3) + carry
        "xor ebp, ebp",                                      // 0, no carries
        "add rbx, rbx",                                      // 2a2 mod 2^64
        "mov rdx, [rdi + 8]",
        "mulx r13, rax, [rdi + 8]",                          // a1 a1
        "add r9, rax",                                       // t2 += lo(a1 a1)
        "dec rbp",                                           // -1: OF = 0
        "adox r10, r13",                                     // t3 += hi(a1 a1)
        "mulx r11, r14, rbx",                                // a1 2a2
        "adcx r10, r14",                                     // t3 += lo(a1 2a2)
        "mov r15, [rdi + 24]",                               // a3
        "adox rsi, r11",                                     // t4 += hi(a1 2a2)
        "mulx rax, r13, [rsp + 8]",                          // a1 d3
        "adcx rsi, r13",                                     // t4 += lo(a1 d3)
        "adox rbp, rax",                                     // t5 = hi(a1 d3)
        "adc rbp, 1",                                        // t5 += carry (it began as -1)
        "xor ebx, ebx",                                      // 0, no carries
        "add r15, r15",                                      // 2a3 mod 2^64
        "mov rdx, [rdi + 16]",
        "mulx r14, r11, [rdi + 16]",                         // a2 a2
        "add rsi, r11",                                      // t4 += lo(a2 a2)
        "dec rbx",                                           // -1: OF = 0
        "adox rbp, r14",                                     // t5 += hi(a2 a2)
        "mulx r13, rax, r15",                                // a2 2a3
        "adcx rbp, rax",                                     // t5 += lo(a2 2a3)
        "adox rbx, r13",                                     // t6 = hi(a2 2a3)
        "adc rbx, 1",                                        // t6 += carry (it began as -1)
        "xor r11d, r11d",                                    // 0, no carries
        "mov rdx, [rdi + 24]",
        "mulx r14, r15, [rdi + 24]",                         // a3 a3
        "add rbx, r15",                                      // t6 += lo(a3 a3)
        "adc r14, 0",                                        // t7 = hi(a3 a3) + carry
        "mov [rsp + 16], rsi",                               // t4 aside
        "mov rax, [rcx + {n0}]",                             // n0
        "imul rax, r12",                                     // m0 = t0 n0
        "mov [rsp + 32], rbx",                               // t6 aside
        "xor r13d, r13d",                                    // 0, no carries
        "add r12, -1",                                       // carry = t0 != 0
        "mov rdx, rax",
        "mulx r11, rdi, [rcx + {p}]",                        // m0 p0
        "dec r13",                                           // -1: OF = 0
        "mov [rsp + 24], rbp",                               // t5 aside
        "mulx r15, rsi, [rcx + {p} + 8]",                    // m0 p1
        "adox r8, r11",                                      // t1 += hi(m0 p0)
        "adcx r8, rsi",                                      // t1 += lo(m0 p1)
        "mulx rbx, r12, [rcx + {p} + 16]",                   // m0 p2
        "adox r9, r15",                                      // t2 += hi(m0 p1)
        "adcx r9, r12",                                      // t2 += lo(m0 p2)
        "mov [rsp + 40], r14",                               // t7 aside
        "adox r10, rbx",                                     // t3 += hi(m0 p2)
        "mulx rax, rdi, [rcx + {p} + 24]",                   // m0 p3
        "adox r13, rax",                                     // t4 = hi(m0 p3)
        "adcx r10, rdi",                                     // t3 += lo(m0 p3)
        "mov rbp, [rcx + {n0}]",                             // n0
        "adc r13, 1",                                        // t4 += carry (it began as -1)
        "imul rbp, r8",                                      // m1 = t1 n0
        "mov rdx, rbp",
        "mulx r11, rsi, [rcx + {p}]",                        // m1 p0
        "xor r15d, r15d",                                    // 0, no carries
        "add r8, -1",                                        // carry = t1 != 0
        "dec r15",                                           // -1: OF = 0
        "adox r9, r11",                                      // t2 += hi(m1 p0)
        "mulx r12, r14, [rcx + {p} + 8]",                    // m1 p1
        "adcx r9, r14",                                      // t2 += lo(m1 p1)
        "mulx rbx, rax, [rcx + {p} + 16]",                   // m1 p2
        "adox r10, r12",                                     // t3 += hi(m1 p1)
        "mulx rdi, rbp, [rcx + {p} + 24]",                   // m1 p3
        "adox r13, rbx",                                     // t4 += hi(m1 p2)
        "adox r15, rdi",                                     // t5 = hi(m1 p3)
        "adcx r10, rax",                                     // t3 += lo(m1 p2)
        "adcx r13, rbp",                                     // t4 += lo(m1 p3)
        "adc r15, 1",                                        // t5 += carry (it began as -1)
        "mov rsi, [rcx + {n0}]",                             // n0
        "imul rsi, r9",                                      // m2 = t2 n0
        "mov rdx, rsi",
        "mulx r8, r11, [rcx + {p}]",                         // m2 p0
        "xor r14d, r14d",                                    // 0, no carries
        "add r9, -1",                                        // carry = t2 != 0
        "mulx r12, rbx, [rcx + {p} + 8]",                    // m2 p1
        "dec r14",                                           // -1: OF = 0
        "adox r10, r8",                                      // t3 += hi(m2 p0)
        "adox r13, r12",                                     // t4 += hi(m2 p1)
        "mulx rdi, rax, [rcx + {p} + 16]",                   // m2 p2
        "adcx r10, rbx",                                     // t3 += lo(m2 p1)
        "adcx r13, rax",                                     // t4 += lo(m2 p2)
        "mulx rbp, rsi, [rcx + {p} + 24]",                   // m2 p3
        "adox r15, rdi",                                     // t5 += hi(m2 p2)
        "adcx r15, rsi",                                     // t5 += lo(m2 p3)
        "adox r14, rbp",                                     // t6 = hi(m2 p3)
        "adc r14, 1",                                        // t6 += carry (it began as -1)
        "mov r11, [rcx + {n0}]",                             // n0
        "imul r11, r10",                                     // m3 = t3 n0
        "mov rdx, r11",
        "mulx r9, r8, [rcx + {p}]",                          // m3 p0
        "xor r12d, r12d",                                    // 0, no carries
        "add r10, -1",                                       // carry = t3 != 0
        "dec r12",                                           // -1: OF = 0
        "adox r13, r9",                                      // t4 += hi(m3 p0)
        "mulx rbx, rax, [rcx + {p} + 8]",                    // m3 p1
        "adcx r13, rax",                                     // t4 += lo(m3 p1)
        "adox r15, rbx",                                     // t5 += hi(m3 p1)
        "mulx rdi, rsi, [rcx + {p} + 16]",                   // m3 p2
        "adcx r15, rsi",                                     // t5 += lo(m3 p2)
        "mulx rbp, r11, [rcx + {p} + 24]",                   // m3 p3
        "adox r14, rdi",                                     // t6 += hi(m3 p2)
        "adox r12, rbp",                                     // t7 = hi(m3 p3)
        "adcx r14, r11",                                     // t6 += lo(m3 p3)
        "adc r12, 1",                                        // t7 += carry (it began as -1)
        "add r13, [rsp + 16]",                               // t4 += t4
        "mov r8, r13",
        "adc r15, [rsp + 24]",                               // t5 += t5
        "adc r14, [rsp + 32]",                               // t6 += t6
        "adc r12, [rsp + 40]",                               // t7 += t7
        "mov r10, r14",
        "mov r9, r15",
        "sub r8, [rcx + {p}]",                               // u0 = t4 - p0
        "sbb r9, [rcx + {p} + 8]",                           // u1 = t5 - p1 - borrow
        "sbb r10, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "mov rax, r12",
        "sbb rax, [rcx + {p} + 24]",                         // u3 = t7 - p3 - borrow
        "cmovc rax, r12",                                    // u3 = t7 if it borrowed
        "cmovc r10, r14",                                    // u2 = t6 if it borrowed
        "cmovc r9, r15",                                     // u1 = t5 if it borrowed
        "cmovc r8, r13",                                     // u0 = t4 if it borrowed
        "add rsp, 48",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
    )
}
