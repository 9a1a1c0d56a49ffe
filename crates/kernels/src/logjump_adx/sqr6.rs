//! The square, six limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery square.
///
/// * **Computes** `a^2 * 2^(-384) mod p`
/// * **Requires** `a < p` and [`super::fold_fits_square`]
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Domb (2022), with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn sqr(_: Adx, a: &[u64; 6], k: &Params<6>) -> [u64; 6] {
    debug_assert!(super::fold_fits_square(k));
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r0,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            lateout("rsi") _,
            inlateout("rdi") a.as_ptr() => r5,
            lateout("r8") r4,
            lateout("r9") r2,
            lateout("r10") r3,
            lateout("r11") r1,
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
        "mov [rsp + 8], rbp",                                // d3 aside
        "mov r8, [rdi + 32]",                                // a4
        "adc r8, r8",                                        // d4, limb 4 of 2a
        "mov [rsp + 16], r8",                                // d4 aside
        "mov rdx, [rdi]",
        "mulx r12, r9, [rsp]",                               // a0 d2
        "mov r13, [rdi + 40]",                               // a5
        "adc r13, r13",                                      // d5, limb 5 of 2a
        "mov [rsp + 24], r13",                               // d5 aside
        "mulx r10, r11, [rdi]",                              // a0 a0
        "mulx r14, r15, rax",                                // a0 2a1
        "add r15, r10",                                      // t1 = lo(a0 2a1) + hi(a0 a0)
        "adc r9, r14",                                       // t2 = lo(a0 d2) + hi(a0 2a1)
        "mulx rsi, rbx, [rsp + 8]",                          // a0 d3
        "adc rbx, r12",                                      // t3 = lo(a0 d3) + hi(a0 d2)
        "mulx rbp, r8, [rsp + 16]",                          // a0 d4
        "adc r8, rsi",                                       // t4 = lo(a0 d4) + hi(a0 d3)
        "mulx r13, rax, [rsp + 24]",                         // a0 d5
        "adc rax, rbp",                                      // t5 = lo(a0 d5) + hi(a0 d4)
        "adc r13, 0",                                        // t6 = hi(a0 d5) + carry
        "mov rdx, r11",
        "mulx r10, r14, [rcx + {fold}]",                     // t0 f0
        "xor r12d, r12d",                                    // 0, no carries
        "add r15, r14",                                      // t1 += lo(t0 f0)
        "dec r12",                                           // -1: OF = 0
        "adox r9, r10",                                      // t2 += hi(t0 f0)
        "mulx rsi, rbp, [rcx + {fold} + 8]",                 // t0 f1
        "adcx r9, rbp",                                      // t2 += lo(t0 f1)
        "mulx r11, r14, [rcx + {fold} + 24]",                // t0 f3
        "adox rbx, rsi",                                     // t3 += hi(t0 f1)
        "mulx r10, rbp, [rcx + {fold} + 16]",                // t0 f2
        "adcx rbx, rbp",                                     // t3 += lo(t0 f2)
        "adox r8, r10",                                      // t4 += hi(t0 f2)
        "adcx r8, r14",                                      // t4 += lo(t0 f3)
        "adox rax, r11",                                     // t5 += hi(t0 f3)
        "mulx rsi, rbp, [rcx + {fold} + 32]",                // t0 f4
        "adcx rax, rbp",                                     // t5 += lo(t0 f4)
        "adox r13, rsi",                                     // t6 += hi(t0 f4)
        "mulx r10, r14, [rcx + {fold} + 40]",                // t0 f5
        "adox r12, r10",                                     // t7 = hi(t0 f5)
        "adcx r13, r14",                                     // t6 += lo(t0 f5)
        "adc r12, 1",                                        // t7 += carry (it began as -1)
        "mov r11, [rdi + 16]",                               // a2
        "add r11, r11",                                      // 2a2 mod 2^64
        "mov ebp, 0",                                        // 0
        "mov rdx, [rdi + 8]",
        "mulx rsi, r10, [rdi + 8]",                          // a1 a1
        "add r9, r10",                                       // t2 += lo(a1 a1)
        "inc rbp",                                           // 1: OF = 0
        "adox rbx, rsi",                                     // t3 += hi(a1 a1)
        "mulx r14, r10, r11",                                // a1 2a2
        "adcx rbx, r10",                                     // t3 += lo(a1 2a2)
        "mulx rbp, rsi, [rsp + 8]",                          // a1 d3
        "adox r8, r14",                                      // t4 += hi(a1 2a2)
        "adcx r8, rsi",                                      // t4 += lo(a1 d3)
        "adox rax, rbp",                                     // t5 += hi(a1 d3)
        "mulx r11, r10, [rsp + 16]",                         // a1 d4
        "adox r13, r11",                                     // t6 += hi(a1 d4)
        "adcx rax, r10",                                     // t5 += lo(a1 d4)
        "mulx r14, rsi, [rsp + 24]",                         // a1 d5
        "adox r12, r14",                                     // t7 += hi(a1 d5)
        "adcx r13, rsi",                                     // t6 += lo(a1 d5)
        "adc r12, 0",                                        // t7 += carry
        "xor ebp, ebp",                                      // 0, no carries
        "mov rdx, r15",
        "mulx r11, r10, [rcx + {fold}]",                     // t1 f0
        "add r9, r10",                                       // t2 += lo(t1 f0)
        "dec rbp",                                           // -1: OF = 0
        "adox rbx, r11",                                     // t3 += hi(t1 f0)
        "mulx r14, rsi, [rcx + {fold} + 8]",                 // t1 f1
        "adox r8, r14",                                      // t4 += hi(t1 f1)
        "adcx rbx, rsi",                                     // t3 += lo(t1 f1)
        "mulx r15, r10, [rcx + {fold} + 16]",                // t1 f2
        "adox rax, r15",                                     // t5 += hi(t1 f2)
        "adcx r8, r10",                                      // t4 += lo(t1 f2)
        "mulx r11, r14, [rcx + {fold} + 24]",                // t1 f3
        "adcx rax, r14",                                     // t5 += lo(t1 f3)
        "mulx rsi, r15, [rcx + {fold} + 32]",                // t1 f4
        "adox r13, r11",                                     // t6 += hi(t1 f3)
        "mulx r10, r14, [rcx + {fold} + 40]",                // t1 f5
        "adcx r13, r15",                                     // t6 += lo(t1 f4)
        "adox r12, rsi",                                     // t7 += hi(t1 f4)
        "adox rbp, r10",                                     // t8 = hi(t1 f5)
        "adcx r12, r14",                                     // t7 += lo(t1 f5)
        "mov r11, [rdi + 24]",                               // a3
        "adc rbp, 1",                                        // t8 += carry (it began as -1)
        "add r11, r11",                                      // 2a3 mod 2^64
        "mov r15d, 0",                                       // 0
        "mov rdx, [rdi + 16]",
        "mulx rsi, r10, [rdi + 16]",                         // a2 a2
        "add r8, r10",                                       // t4 += lo(a2 a2)
        "inc r15",                                           // 1: OF = 0
        "adox rax, rsi",                                     // t5 += hi(a2 a2)
        "mulx r14, r10, r11",                                // a2 2a3
        "adcx rax, r10",                                     // t5 += lo(a2 2a3)
        "adox r13, r14",                                     // t6 += hi(a2 2a3)
        "mulx r15, rsi, [rsp + 16]",                         // a2 d4
        "adcx r13, rsi",                                     // t6 += lo(a2 d4)
        "mulx r11, r10, [rsp + 24]",                         // a2 d5
        "adox r12, r15",                                     // t7 += hi(a2 d4)
        "adox rbp, r11",                                     // t8 += hi(a2 d5)
        "adcx r12, r10",                                     // t7 += lo(a2 d5)
        "adc rbp, 0",                                        // t8 += carry
        "xor r14d, r14d",                                    // 0, no carries
        "mov rdx, r9",
        "mulx rsi, r15, [rcx + {fold}]",                     // t2 f0
        "add rbx, r15",                                      // t3 += lo(t2 f0)
        "dec r14",                                           // -1: OF = 0
        "adox r8, rsi",                                      // t4 += hi(t2 f0)
        "mulx r11, r10, [rcx + {fold} + 8]",                 // t2 f1
        "adcx r8, r10",                                      // t4 += lo(t2 f1)
        "mulx r9, r15, [rcx + {fold} + 16]",                 // t2 f2
        "adox rax, r11",                                     // t5 += hi(t2 f1)
        "adcx rax, r15",                                     // t5 += lo(t2 f2)
        "adox r13, r9",                                      // t6 += hi(t2 f2)
        "mulx rsi, r10, [rcx + {fold} + 24]",                // t2 f3
        "adcx r13, r10",                                     // t6 += lo(t2 f3)
        "adox r12, rsi",                                     // t7 += hi(t2 f3)
        "mulx r11, r15, [rcx + {fold} + 32]",                // t2 f4
        "adcx r12, r15",                                     // t7 += lo(t2 f4)
        "adox rbp, r11",                                     // t8 += hi(t2 f4)
        "mulx r9, r10, [rcx + {fold} + 40]",                 // t2 f5
        "adcx rbp, r10",                                     // t8 += lo(t2 f5)
        "adox r14, r9",                                      // t9 = hi(t2 f5)
        "adc r14, 1",                                        // t9 += carry (it began as -1)
        "mov rsi, [rdi + 32]",                               // a4
        "add rsi, rsi",                                      // 2a4 mod 2^64
        "mov rdx, [rdi + 24]",
        "mulx r15, r11, [rdi + 24]",                         // a3 a3
        "add r13, r11",                                      // t6 += lo(a3 a3)
        "mov r10d, 0",                                       // 0
        "mulx r9, r11, rsi",                                 // a3 2a4
        "inc r10",                                           // 1: OF = 0
        "adox r12, r15",                                     // t7 += hi(a3 a3)
        "adcx r12, r11",                                     // t7 += lo(a3 2a4)
        "adox rbp, r9",                                      // t8 += hi(a3 2a4)
        "mulx rsi, r10, [rsp + 24]",                         // a3 d5
        "adox r14, rsi",                                     // t9 += hi(a3 d5)
        "adcx rbp, r10",                                     // t8 += lo(a3 d5)
        "adc r14, 0",                                        // t9 += carry
        "xor r15d, r15d",                                    // 0, no carries
        "mov rdx, rbx",
        "mulx r11, r9, [rcx + {fold}]",                      // t3 f0
        "add r8, r9",                                        // t4 += lo(t3 f0)
        "dec r15",                                           // -1: OF = 0
        "adox rax, r11",                                     // t5 += hi(t3 f0)
        "mulx rsi, r10, [rcx + {fold} + 8]",                 // t3 f1
        "adcx rax, r10",                                     // t5 += lo(t3 f1)
        "adox r13, rsi",                                     // t6 += hi(t3 f1)
        "mulx rbx, r9, [rcx + {fold} + 32]",                 // t3 f4
        "mulx r11, r10, [rcx + {fold} + 16]",                // t3 f2
        "adcx r13, r10",                                     // t6 += lo(t3 f2)
        "mulx rsi, r10, [rcx + {fold} + 24]",                // t3 f3
        "adox r12, r11",                                     // t7 += hi(t3 f2)
        "adcx r12, r10",                                     // t7 += lo(t3 f3)
        "adox rbp, rsi",                                     // t8 += hi(t3 f3)
        "adcx rbp, r9",                                      // t8 += lo(t3 f4)
        "mulx r11, r10, [rcx + {fold} + 40]",                // t3 f5
        "adox r14, rbx",                                     // t9 += hi(t3 f4)
        "adox r15, r11",                                     // t10 = hi(t3 f5)
        "adcx r14, r10",                                     // t9 += lo(t3 f5)
        "adc r15, 1",                                        // t10 += carry (it began as -1)
        "mov rsi, [rdi + 40]",                               // a5
        "mov r9d, 0",                                        // 0
        "mov rdx, [rdi + 32]",
        "mulx rbx, r11, [rdi + 32]",                         // a4 a4
        "add rsi, rsi",                                      // 2a5 mod 2^64
        "add rbp, r11",                                      // t8 += lo(a4 a4)
        "inc r9",                                            // 1: OF = 0
        "adox r14, rbx",                                     // t9 += hi(a4 a4)
        "mulx r10, r11, rsi",                                // a4 2a5
        "adcx r14, r11",                                     // t9 += lo(a4 2a5)
        "mov rdx, r8",
        "mulx r9, rbx, [rcx + {fold}]",                      // t4 f0
        "adox r15, r10",                                     // t10 += hi(a4 2a5)
        "adc r15, 0",                                        // t10 += carry
        "xor esi, esi",                                      // 0, no carries
        "add rax, rbx",                                      // t5 += lo(t4 f0)
        "dec rsi",                                           // -1: OF = 0
        "adox r13, r9",                                      // t6 += hi(t4 f0)
        "mulx r11, r8, [rcx + {fold} + 8]",                  // t4 f1
        "adox r12, r11",                                     // t7 += hi(t4 f1)
        "mulx r10, rbx, [rcx + {fold} + 16]",                // t4 f2
        "adcx r13, r8",                                      // t6 += lo(t4 f1)
        "adcx r12, rbx",                                     // t7 += lo(t4 f2)
        "mulx r9, r11, [rcx + {fold} + 24]",                 // t4 f3
        "adox rbp, r10",                                     // t8 += hi(t4 f2)
        "mulx r8, rbx, [rcx + {fold} + 32]",                 // t4 f4
        "adcx rbp, r11",                                     // t8 += lo(t4 f3)
        "adox r14, r9",                                      // t9 += hi(t4 f3)
        "adox r15, r8",                                      // t10 += hi(t4 f4)
        "mulx r10, r11, [rcx + {fold} + 40]",                // t4 f5
        "adcx r14, rbx",                                     // t9 += lo(t4 f4)
        "adcx r15, r11",                                     // t10 += lo(t4 f5)
        "adox rsi, r10",                                     // t11 = hi(t4 f5)
        "mov rdx, [rdi + 40]",
        "mulx r9, r8, [rdi + 40]",                           // a5 a5
        "adc rsi, 1",                                        // t11 += carry (it began as -1)
        "add r15, r8",                                       // t10 += lo(a5 a5)
        "adc rsi, r9",                                       // t11 += hi(a5 a5)
        "mov rbx, [rcx + {n0}]",                             // n0
        "imul rbx, rax",                                     // m5 = t5 n0
        "mov rdx, rbx",
        "mulx r11, r10, [rcx + {p}]",                        // m5 p0
        "add rax, -1",                                       // carry = t5 != 0
        "mov edi, 0",                                        // 0
        "mulx r8, r9, [rcx + {p} + 32]",                     // m5 p4
        "inc rdi",                                           // 1: OF = 0
        "adox r13, r11",                                     // t6 += hi(m5 p0)
        "mulx rbx, r10, [rcx + {p} + 8]",                    // m5 p1
        "adcx r13, r10",                                     // t6 += lo(m5 p1)
        "adox r12, rbx",                                     // t7 += hi(m5 p1)
        "mulx rax, rdi, [rcx + {p} + 16]",                   // m5 p2
        "adcx r12, rdi",                                     // t7 += lo(m5 p2)
        "adox rbp, rax",                                     // t8 += hi(m5 p2)
        "mulx r11, r10, [rcx + {p} + 24]",                   // m5 p3
        "adox r14, r11",                                     // t9 += hi(m5 p3)
        "adcx rbp, r10",                                     // t8 += lo(m5 p3)
        "adcx r14, r9",                                      // t9 += lo(m5 p4)
        "mulx rbx, rdi, [rcx + {p} + 40]",                   // m5 p5
        "adox r15, r8",                                      // t10 += hi(m5 p4)
        "adcx r15, rdi",                                     // t10 += lo(m5 p5)
        "adox rsi, rbx",                                     // t11 += hi(m5 p5)
        "adc rsi, 0",                                        // t11 += carry
        "mov rax, r13",
        "mov r11, r12",
        "sub rax, [rcx + {p}]",                              // u0 = t6 - p0
        "sbb r11, [rcx + {p} + 8]",                          // u1 = t7 - p1 - borrow
        "mov r10, r14",
        "mov r9, rbp",
        "sbb r9, [rcx + {p} + 16]",                          // u2 = t8 - p2 - borrow
        "sbb r10, [rcx + {p} + 24]",                         // u3 = t9 - p3 - borrow
        "mov r8, r15",
        "mov rdi, rsi",
        "sbb r8, [rcx + {p} + 32]",                          // u4 = t10 - p4 - borrow
        "sbb rdi, [rcx + {p} + 40]",                         // u5 = t11 - p5 - borrow
        "cmovc r10, r14",                                    // u3 = t9 if it borrowed
        "cmovc r11, r12",                                    // u1 = t7 if it borrowed
        "cmovc r9, rbp",                                     // u2 = t8 if it borrowed
        "cmovc rax, r13",                                    // u0 = t6 if it borrowed
        "cmovc rdi, rsi",                                    // u5 = t11 if it borrowed
        "cmovc r8, r15",                                     // u4 = t10 if it borrowed
        "add rsp, 32",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
