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
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") r4,
            lateout("r9") r5,
            lateout("r10") r3,
            lateout("r11") r2,
            lateout("r12") r1,
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
        "mov r8, [rdi + 16]",                                // a2
        "adc r8, r8",                                        // d2, limb 2 of 2a
        "mov [rsp], r8",                                     // d2 aside
        "mov r9, [rdi + 24]",                                // a3
        "adc r9, r9",                                        // d3, limb 3 of 2a
        "mov rbx, [rdi + 32]",                               // a4
        "adc rbx, rbx",                                      // d4, limb 4 of 2a
        "mov rdx, [rdi]",
        "mulx rbp, r10, [rsp]",                              // a0 d2
        "mov r13, [rdi + 40]",                               // a5
        "mov [rsp + 16], rbx",                               // d4 aside
        "adc r13, r13",                                      // d5, limb 5 of 2a
        "mov [rsp + 8], r9",                                 // d3 aside
        "mov [rsp + 24], r13",                               // d5 aside
        "mulx r11, r14, [rdi]",                              // a0 a0
        "mulx r15, rsi, rax",                                // a0 2a1
        "mulx r12, r8, [rsp + 8]",                           // a0 d3
        "add rsi, r11",                                      // t1 = lo(a0 2a1) + hi(a0 a0)
        "adc r10, r15",                                      // t2 = lo(a0 d2) + hi(a0 2a1)
        "adc r8, rbp",                                       // t3 = lo(a0 d3) + hi(a0 d2)
        "mulx rbx, r9, [rsp + 16]",                          // a0 d4
        "adc r9, r12",                                       // t4 = lo(a0 d4) + hi(a0 d3)
        "mulx r13, rax, [rsp + 24]",                         // a0 d5
        "adc rax, rbx",                                      // t5 = lo(a0 d5) + hi(a0 d4)
        "adc r13, 0",                                        // t6 = hi(a0 d5) + carry
        "mov rdx, r14",
        "mulx r11, r15, [rcx + {fold}]",                     // t0 f0
        "xor ebp, ebp",                                      // 0, no carries
        "add rsi, r15",                                      // t1 += lo(t0 f0)
        "dec rbp",                                           // -1: OF = 0
        "adox r10, r11",                                     // t2 += hi(t0 f0)
        "mulx r12, rbx, [rcx + {fold} + 8]",                 // t0 f1
        "adcx r10, rbx",                                     // t2 += lo(t0 f1)
        "mulx r14, r15, [rcx + {fold} + 24]",                // t0 f3
        "mulx r11, rbx, [rcx + {fold} + 16]",                // t0 f2
        "adox r8, r12",                                      // t3 += hi(t0 f1)
        "adcx r8, rbx",                                      // t3 += lo(t0 f2)
        "adox r9, r11",                                      // t4 += hi(t0 f2)
        "adcx r9, r15",                                      // t4 += lo(t0 f3)
        "adox rax, r14",                                     // t5 += hi(t0 f3)
        "mulx r12, rbx, [rcx + {fold} + 32]",                // t0 f4
        "adcx rax, rbx",                                     // t5 += lo(t0 f4)
        "adox r13, r12",                                     // t6 += hi(t0 f4)
        "mulx r11, r15, [rcx + {fold} + 40]",                // t0 f5
        "adox rbp, r11",                                     // t7 = hi(t0 f5)
        "adcx r13, r15",                                     // t6 += lo(t0 f5)
        "mov r14d, 0",                                       // 0
        "adc rbp, 1",                                        // t7 += carry (it began as -1)
        "mov rdx, [rdi + 8]",
        "mulx rbx, r12, [rdi + 8]",                          // a1 a1
        "mov r11, [rdi + 16]",                               // a2
        "add r11, r11",                                      // 2a2 mod 2^64
        "add r10, r12",                                      // t2 += lo(a1 a1)
        "inc r14",                                           // 1: OF = 0
        "adox r8, rbx",                                      // t3 += hi(a1 a1)
        "mulx r15, r12, r11",                                // a1 2a2
        "adcx r8, r12",                                      // t3 += lo(a1 2a2)
        "mulx r14, rbx, [rsp + 8]",                          // a1 d3
        "adox r9, r15",                                      // t4 += hi(a1 2a2)
        "adcx r9, rbx",                                      // t4 += lo(a1 d3)
        "adox rax, r14",                                     // t5 += hi(a1 d3)
        "mulx r11, r12, [rsp + 16]",                         // a1 d4
        "adox r13, r11",                                     // t6 += hi(a1 d4)
        "adcx rax, r12",                                     // t5 += lo(a1 d4)
        "mulx r15, rbx, [rsp + 24]",                         // a1 d5
        "adox rbp, r15",                                     // t7 += hi(a1 d5)
        "adcx r13, rbx",                                     // t6 += lo(a1 d5)
        "adc rbp, 0",                                        // t7 += carry
        "xor r14d, r14d",                                    // 0, no carries
        "mov rdx, rsi",
        "mulx r11, r12, [rcx + {fold}]",                     // t1 f0
        "add r10, r12",                                      // t2 += lo(t1 f0)
        "dec r14",                                           // -1: OF = 0
        "adox r8, r11",                                      // t3 += hi(t1 f0)
        "mulx r15, rbx, [rcx + {fold} + 8]",                 // t1 f1
        "adox r9, r15",                                      // t4 += hi(t1 f1)
        "adcx r8, rbx",                                      // t3 += lo(t1 f1)
        "mov rsi, [rdi + 24]",                               // a3
        "mulx r12, r11, [rcx + {fold} + 16]",                // t1 f2
        "adcx r9, r11",                                      // t4 += lo(t1 f2)
        "mulx r15, rbx, [rcx + {fold} + 24]",                // t1 f3
        "adox rax, r12",                                     // t5 += hi(t1 f2)
        "adcx rax, rbx",                                     // t5 += lo(t1 f3)
        "mulx r11, r12, [rcx + {fold} + 32]",                // t1 f4
        "adox r13, r15",                                     // t6 += hi(t1 f3)
        "mulx rbx, r15, [rcx + {fold} + 40]",                // t1 f5
        "adcx r13, r12",                                     // t6 += lo(t1 f4)
        "adox rbp, r11",                                     // t7 += hi(t1 f4)
        "adox r14, rbx",                                     // t8 = hi(t1 f5)
        "adcx rbp, r15",                                     // t7 += lo(t1 f5)
        "adc r14, 1",                                        // t8 += carry (it began as -1)
        "mov rdx, [rdi + 16]",
        "mulx r12, r11, [rdi + 16]",                         // a2 a2
        "mov ebx, 0",                                        // 0
        "add rsi, rsi",                                      // 2a3 mod 2^64
        "add r9, r11",                                       // t4 += lo(a2 a2)
        "mulx r15, r11, [rsp + 16]",                         // a2 d4
        "inc rbx",                                           // 1: OF = 0
        "mulx rbx, rsi, rsi",                                // a2 2a3
        "adox rax, r12",                                     // t5 += hi(a2 a2)
        "adcx rax, rsi",                                     // t5 += lo(a2 2a3)
        "adox r13, rbx",                                     // t6 += hi(a2 2a3)
        "adcx r13, r11",                                     // t6 += lo(a2 d4)
        "mulx r12, rsi, [rsp + 24]",                         // a2 d5
        "adox rbp, r15",                                     // t7 += hi(a2 d4)
        "adox r14, r12",                                     // t8 += hi(a2 d5)
        "adcx rbp, rsi",                                     // t7 += lo(a2 d5)
        "adc r14, 0",                                        // t8 += carry
        "xor ebx, ebx",                                      // 0, no carries
        "mov rdx, r10",
        "mulx r11, r15, [rcx + {fold}]",                     // t2 f0
        "add r8, r15",                                       // t3 += lo(t2 f0)
        "dec rbx",                                           // -1: OF = 0
        "adox r9, r11",                                      // t4 += hi(t2 f0)
        "mulx r12, rsi, [rcx + {fold} + 8]",                 // t2 f1
        "adcx r9, rsi",                                      // t4 += lo(t2 f1)
        "mulx r10, r15, [rcx + {fold} + 16]",                // t2 f2
        "adox rax, r12",                                     // t5 += hi(t2 f1)
        "adcx rax, r15",                                     // t5 += lo(t2 f2)
        "mulx r11, rsi, [rcx + {fold} + 32]",                // t2 f4
        "adox r13, r10",                                     // t6 += hi(t2 f2)
        "mulx r12, r15, [rcx + {fold} + 24]",                // t2 f3
        "adox rbp, r12",                                     // t7 += hi(t2 f3)
        "adcx r13, r15",                                     // t6 += lo(t2 f3)
        "adcx rbp, rsi",                                     // t7 += lo(t2 f4)
        "adox r14, r11",                                     // t8 += hi(t2 f4)
        "mulx r10, r12, [rcx + {fold} + 40]",                // t2 f5
        "adcx r14, r12",                                     // t8 += lo(t2 f5)
        "adox rbx, r10",                                     // t9 = hi(t2 f5)
        "adc rbx, 1",                                        // t9 += carry (it began as -1)
        "mov r15, [rdi + 32]",                               // a4
        "add r15, r15",                                      // 2a4 mod 2^64
        "mov rdx, [rdi + 24]",
        "mulx rsi, r11, [rdi + 24]",                         // a3 a3
        "add r13, r11",                                      // t6 += lo(a3 a3)
        "mulx r12, r10, r15",                                // a3 2a4
        "mov r11d, 0",                                       // 0
        "inc r11",                                           // 1: OF = 0
        "adox rbp, rsi",                                     // t7 += hi(a3 a3)
        "adcx rbp, r10",                                     // t7 += lo(a3 2a4)
        "adox r14, r12",                                     // t8 += hi(a3 2a4)
        "mulx r15, r11, [rsp + 24]",                         // a3 d5
        "adox rbx, r15",                                     // t9 += hi(a3 d5)
        "adcx r14, r11",                                     // t8 += lo(a3 d5)
        "adc rbx, 0",                                        // t9 += carry
        "xor esi, esi",                                      // 0, no carries
        "mov rdx, r8",
        "mulx r10, r12, [rcx + {fold}]",                     // t3 f0
        "add r9, r12",                                       // t4 += lo(t3 f0)
        "dec rsi",                                           // -1: OF = 0
        "adox rax, r10",                                     // t5 += hi(t3 f0)
        "mulx r15, r11, [rcx + {fold} + 8]",                 // t3 f1
        "adcx rax, r11",                                     // t5 += lo(t3 f1)
        "mulx r8, r12, [rcx + {fold} + 16]",                 // t3 f2
        "adox r13, r15",                                     // t6 += hi(t3 f1)
        "mulx r10, r11, [rcx + {fold} + 32]",                // t3 f4
        "adcx r13, r12",                                     // t6 += lo(t3 f2)
        "mulx r15, r12, [rcx + {fold} + 24]",                // t3 f3
        "adox rbp, r8",                                      // t7 += hi(t3 f2)
        "adcx rbp, r12",                                     // t7 += lo(t3 f3)
        "adox r14, r15",                                     // t8 += hi(t3 f3)
        "adcx r14, r11",                                     // t8 += lo(t3 f4)
        "mulx r8, r12, [rcx + {fold} + 40]",                 // t3 f5
        "adox rbx, r10",                                     // t9 += hi(t3 f4)
        "adox rsi, r8",                                      // t10 = hi(t3 f5)
        "adcx rbx, r12",                                     // t9 += lo(t3 f5)
        "adc rsi, 1",                                        // t10 += carry (it began as -1)
        "mov r15, [rdi + 40]",                               // a5
        "mov r11d, 0",                                       // 0
        "mov rdx, [rdi + 32]",
        "mulx r10, r8, [rdi + 32]",                          // a4 a4
        "add r15, r15",                                      // 2a5 mod 2^64
        "add r14, r8",                                       // t8 += lo(a4 a4)
        "inc r11",                                           // 1: OF = 0
        "adox rbx, r10",                                     // t9 += hi(a4 a4)
        "mulx r12, r8, r15",                                 // a4 2a5
        "adcx rbx, r8",                                      // t9 += lo(a4 2a5)
        "mov rdx, r9",
        "mulx r11, r10, [rcx + {fold}]",                     // t4 f0
        "adox rsi, r12",                                     // t10 += hi(a4 2a5)
        "adc rsi, 0",                                        // t10 += carry
        "xor r15d, r15d",                                    // 0, no carries
        "add rax, r10",                                      // t5 += lo(t4 f0)
        "dec r15",                                           // -1: OF = 0
        "adox r13, r11",                                     // t6 += hi(t4 f0)
        "mulx r8, r9, [rcx + {fold} + 8]",                   // t4 f1
        "adox rbp, r8",                                      // t7 += hi(t4 f1)
        "mulx r12, r10, [rcx + {fold} + 16]",                // t4 f2
        "adcx r13, r9",                                      // t6 += lo(t4 f1)
        "adcx rbp, r10",                                     // t7 += lo(t4 f2)
        "mulx r11, r8, [rcx + {fold} + 24]",                 // t4 f3
        "mulx r9, r10, [rcx + {fold} + 32]",                 // t4 f4
        "adox r14, r12",                                     // t8 += hi(t4 f2)
        "adcx r14, r8",                                      // t8 += lo(t4 f3)
        "adox rbx, r11",                                     // t9 += hi(t4 f3)
        "adox rsi, r9",                                      // t10 += hi(t4 f4)
        "adcx rbx, r10",                                     // t9 += lo(t4 f4)
        "mulx r12, r8, [rcx + {fold} + 40]",                 // t4 f5
        "adcx rsi, r8",                                      // t10 += lo(t4 f5)
        "adox r15, r12",                                     // t11 = hi(t4 f5)
        "mov rdx, [rdi + 40]",
        "mulx r11, r9, [rdi + 40]",                          // a5 a5
        "adc r15, 1",                                        // t11 += carry (it began as -1)
        "add rsi, r9",                                       // t10 += lo(a5 a5)
        "adc r15, r11",                                      // t11 += hi(a5 a5)
        "mov r10, [rcx + {n0}]",                             // n0
        "imul r10, rax",                                     // m5 = t5 n0
        "mov rdx, r10",
        "mulx r8, r12, [rcx + {p}]",                         // m5 p0
        "add rax, -1",                                       // carry = t5 != 0
        "mov edi, 0",                                        // 0
        "mulx r9, r11, [rcx + {p} + 32]",                    // m5 p4
        "inc rdi",                                           // 1: OF = 0
        "adox r13, r8",                                      // t6 += hi(m5 p0)
        "mulx r10, r12, [rcx + {p} + 8]",                    // m5 p1
        "adcx r13, r12",                                     // t6 += lo(m5 p1)
        "mov rax, r13",
        "adox rbp, r10",                                     // t7 += hi(m5 p1)
        "mulx rdi, r8, [rcx + {p} + 16]",                    // m5 p2
        "adcx rbp, r8",                                      // t7 += lo(m5 p2)
        "mulx r12, r10, [rcx + {p} + 24]",                   // m5 p3
        "adox r14, rdi",                                     // t8 += hi(m5 p2)
        "adox rbx, r12",                                     // t9 += hi(m5 p3)
        "adcx r14, r10",                                     // t8 += lo(m5 p3)
        "adcx rbx, r11",                                     // t9 += lo(m5 p4)
        "mulx r8, rdi, [rcx + {p} + 40]",                    // m5 p5
        "adox rsi, r9",                                      // t10 += hi(m5 p4)
        "adox r15, r8",                                      // t11 += hi(m5 p5)
        "adcx rsi, rdi",                                     // t10 += lo(m5 p5)
        "mov r12, rbp",
        "adc r15, 0",                                        // t11 += carry
        "sub rax, [rcx + {p}]",                              // u0 = t6 - p0
        "sbb r12, [rcx + {p} + 8]",                          // u1 = t7 - p1 - borrow
        "mov r10, rbx",
        "mov r11, r14",
        "sbb r11, [rcx + {p} + 16]",                         // u2 = t8 - p2 - borrow
        "sbb r10, [rcx + {p} + 24]",                         // u3 = t9 - p3 - borrow
        "mov r9, r15",
        "mov r8, rsi",
        "sbb r8, [rcx + {p} + 32]",                          // u4 = t10 - p4 - borrow
        "sbb r9, [rcx + {p} + 40]",                          // u5 = t11 - p5 - borrow
        "cmovc r10, rbx",                                    // u3 = t9 if it borrowed
        "cmovc r12, rbp",                                    // u1 = t7 if it borrowed
        "cmovc r11, r14",                                    // u2 = t8 if it borrowed
        "cmovc rax, r13",                                    // u0 = t6 if it borrowed
        "cmovc r9, r15",                                     // u5 = t11 if it borrowed
        "cmovc r8, rsi",                                     // u4 = t10 if it borrowed
        "add rsp, 32",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
