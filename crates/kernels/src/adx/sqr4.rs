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
            lateout("r8") r1,
            lateout("r9") r0,
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
        "mov rbx, [rdi + 8]",                                // a1
        "mov rdx, [rdi]",
        "mulx rbp, r11, [rdi]",                              // a0 a0
        "add rbx, rbx",                                      // 2a1 mod 2^64
        "mov r12, [rdi + 16]",                               // a2
        "adc r12, r12",                                      // d2, limb 2 of 2a
        "mov r13, [rdi + 24]",                               // a3
        "mov rax, [rdi + 16]",                               // a2
        "mulx r14, r15, rbx",                                // a0 2a1
        "mov [rsp], r12",                                    // d2 aside
        "adc r13, r13",                                      // d3, limb 3 of 2a
        "mov [rsp + 8], r13",                                // d3 aside
        "mulx r8, rsi, [rsp]",                               // a0 d2
        "add r15, rbp",                                      // t1 = lo(a0 2a1) + hi(a0 a0)
        "adc rsi, r14",                                      // t2 = lo(a0 d2) + hi(a0 2a1)
        "mulx r9, r10, [rsp + 8]",                           // a0 d3
        "adc r10, r8",                                       // t3 = lo(a0 d3) + hi(a0 d2)
        "adc r9, 0",                                         // t4 = hi(a0 d3) + carry
        "xor ebx, ebx",                                      // 0, no carries
        "add rax, rax",                                      // 2a2 mod 2^64
        "mov rdx, [rdi + 8]",
        "mulx r12, r13, [rdi + 8]",                          // a1 a1
        "add rsi, r13",                                      // t2 += lo(a1 a1)
        "dec rbx",                                           // -1: OF = 0
        "adox r10, r12",                                     // t3 += hi(a1 a1)
        "mulx rbp, r14, rax",                                // a1 2a2
        "adcx r10, r14",                                     // t3 += lo(a1 2a2)
        "mov r8, [rdi + 24]",                                // a3
        "adox r9, rbp",                                      // t4 += hi(a1 2a2)
        "mulx r13, r12, [rsp + 8]",                          // a1 d3
        "adcx r9, r12",                                      // t4 += lo(a1 d3)
        "adox rbx, r13",                                     // t5 = hi(a1 d3)
        "adc rbx, 1",                                        // t5 += carry (it began as -1)
        "xor eax, eax",                                      // 0, no carries
        "mov rdx, [rdi + 16]",
        "mulx r14, rbp, [rdi + 16]",                         // a2 a2
        "add r8, r8",                                        // 2a3 mod 2^64
        "add r9, rbp",                                       // t4 += lo(a2 a2)
        "dec rax",                                           // -1: OF = 0
        "adox rbx, r14",                                     // t5 += hi(a2 a2)
        "mulx r12, r13, r8",                                 // a2 2a3
        "adcx rbx, r13",                                     // t5 += lo(a2 2a3)
        "adox rax, r12",                                     // t6 = hi(a2 2a3)
        "adc rax, 1",                                        // t6 += carry (it began as -1)
        "xor ebp, ebp",                                      // 0, no carries
        "mov rdx, [rdi + 24]",
        "mulx r14, r8, [rdi + 24]",                          // a3 a3
        "add rax, r8",                                       // t6 += lo(a3 a3)
        "adc r14, 0",                                        // t7 = hi(a3 a3) + carry
        "mov [rsp + 24], rbx",                               // t5 aside
        "mov [rsp + 16], r9",                                // t4 aside
        "mov r13, [rcx + {n0}]",                             // n0
        "imul r13, r11",                                     // m0 = t0 n0
        "mov rdx, r13",
        "mulx r12, rbp, [rcx + {p}]",                        // m0 p0
        "mov [rsp + 32], rax",                               // t6 aside
        "xor edi, edi",                                      // 0, no carries
        "add r11, -1",                                       // carry = t0 != 0
        "dec rdi",                                           // -1: OF = 0
        "mulx r8, rbx, [rcx + {p} + 8]",                     // m0 p1
        "adox r15, r12",                                     // t1 += hi(m0 p0)
        "adcx r15, rbx",                                     // t1 += lo(m0 p1)
        "mulx r9, r13, [rcx + {p} + 16]",                    // m0 p2
        "adox rsi, r8",                                      // t2 += hi(m0 p1)
        "adox r10, r9",                                      // t3 += hi(m0 p2)
        "adcx rsi, r13",                                     // t2 += lo(m0 p2)
        "mulx rbp, rax, [rcx + {p} + 24]",                   // m0 p3
        "mov [rsp + 40], r14",                               // t7 aside
        "adox rdi, rbp",                                     // t4 = hi(m0 p3)
        "mov r11, [rcx + {n0}]",                             // n0
        "adcx r10, rax",                                     // t3 += lo(m0 p3)
        "adc rdi, 1",                                        // t4 += carry (it began as -1)
        "imul r11, r15",                                     // m1 = t1 n0
        "xor r12d, r12d",                                    // 0, no carries
        "add r15, -1",                                       // carry = t1 != 0
        "dec r12",                                           // -1: OF = 0
        "mov rdx, r11",
        "mulx rbx, r8, [rcx + {p}]",                         // m1 p0
        "adox rsi, rbx",                                     // t2 += hi(m1 p0)
        "mulx r9, r13, [rcx + {p} + 8]",                     // m1 p1
        "adcx rsi, r13",                                     // t2 += lo(m1 p1)
        "mulx r14, rbp, [rcx + {p} + 16]",                   // m1 p2
        "adox r10, r9",                                      // t3 += hi(m1 p1)
        "mulx rax, r15, [rcx + {p} + 24]",                   // m1 p3
        "adcx r10, rbp",                                     // t3 += lo(m1 p2)
        "mov r11, [rcx + {n0}]",                             // n0
        "adox rdi, r14",                                     // t4 += hi(m1 p2)
        "adox r12, rax",                                     // t5 = hi(m1 p3)
        "adcx rdi, r15",                                     // t4 += lo(m1 p3)
        "adc r12, 1",                                        // t5 += carry (it began as -1)
        "imul r11, rsi",                                     // m2 = t2 n0
        "mov rdx, r11",
        "mulx r8, rbx, [rcx + {p}]",                         // m2 p0
        "xor r13d, r13d",                                    // 0, no carries
        "add rsi, -1",                                       // carry = t2 != 0
        "dec r13",                                           // -1: OF = 0
        "mulx r9, rbp, [rcx + {p} + 8]",                     // m2 p1
        "adox r10, r8",                                      // t3 += hi(m2 p0)
        "adox rdi, r9",                                      // t4 += hi(m2 p1)
        "mulx r14, rax, [rcx + {p} + 16]",                   // m2 p2
        "adcx r10, rbp",                                     // t3 += lo(m2 p1)
        "adcx rdi, rax",                                     // t4 += lo(m2 p2)
        "mulx r15, r11, [rcx + {p} + 24]",                   // m2 p3
        "adox r12, r14",                                     // t5 += hi(m2 p2)
        "adcx r12, r11",                                     // t5 += lo(m2 p3)
        "adox r13, r15",                                     // t6 = hi(m2 p3)
        "adc r13, 1",                                        // t6 += carry (it began as -1)
        "mov rbx, [rcx + {n0}]",                             // n0
        "imul rbx, r10",                                     // m3 = t3 n0
        "xor esi, esi",                                      // 0, no carries
        "mov rdx, rbx",
        "mulx r8, r9, [rcx + {p}]",                          // m3 p0
        "add r10, -1",                                       // carry = t3 != 0
        "dec rsi",                                           // -1: OF = 0
        "adox rdi, r8",                                      // t4 += hi(m3 p0)
        "mulx rbp, rax, [rcx + {p} + 8]",                    // m3 p1
        "adcx rdi, rax",                                     // t4 += lo(m3 p1)
        "adox r12, rbp",                                     // t5 += hi(m3 p1)
        "mulx r14, r11, [rcx + {p} + 16]",                   // m3 p2
        "adcx r12, r11",                                     // t5 += lo(m3 p2)
        "mulx r15, rbx, [rcx + {p} + 24]",                   // m3 p3
        "adox r13, r14",                                     // t6 += hi(m3 p2)
        "adcx r13, rbx",                                     // t6 += lo(m3 p3)
        "adox rsi, r15",                                     // t7 = hi(m3 p3)
        "adc rsi, 1",                                        // t7 += carry (it began as -1)
        "add rdi, [rsp + 16]",                               // t4 += t4
        "mov r9, rdi",
        "adc r12, [rsp + 24]",                               // t5 += t5
        "adc r13, [rsp + 32]",                               // t6 += t6
        "adc rsi, [rsp + 40]",                               // t7 += t7
        "mov r10, r13",
        "mov r8, r12",
        "sub r9, [rcx + {p}]",                               // u0 = t4 - p0
        "sbb r8, [rcx + {p} + 8]",                           // u1 = t5 - p1 - borrow
        "sbb r10, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "mov rax, rsi",
        "sbb rax, [rcx + {p} + 24]",                         // u3 = t7 - p3 - borrow
        "cmovc rax, rsi",                                    // u3 = t7 if it borrowed
        "cmovc r10, r13",                                    // u2 = t6 if it borrowed
        "cmovc r9, rdi",                                     // u0 = t4 if it borrowed
        "cmovc r8, r12",                                     // u1 = t5 if it borrowed
        "add rsp, 48",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
    )
}
