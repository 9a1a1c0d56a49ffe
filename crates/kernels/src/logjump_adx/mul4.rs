//! The product, four limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product.
///
/// * **Computes** `a * b * 2^(-256) mod p`
/// * **Requires** `a, b < p` and [`super::fold_fits`]; or what [`crate::select::takes_lazy`] allows
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Domb (2022), with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn mul(_: Adx, a: &[u64; 4], b: &[u64; 4], k: &Params<4>) -> [u64; 4] {
    debug_assert!(super::fold_fits(k));
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
            inlateout("rsi") b.as_ptr() => r3,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") r1,
            lateout("r9") r0,
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
        "mulx r10, rax, [rdi + 8]",                          // b0 a1
        "add rax, rbx",                                      // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx r8, r11, [rdi + 16]",                          // b0 a2
        "mulx r12, r9, [rdi + 24]",                          // b0 a3
        "adc r11, r10",                                      // t2 = lo(b0 a2) + hi(b0 a1)
        "adc r9, r8",                                        // t3 = lo(b0 a3) + hi(b0 a2)
        "mov rdx, [rsi + 8]",
        "mulx r13, r14, [rdi]",                              // b1 a0
        "adc r12, 0",                                        // t4 = hi(b0 a3) + carry
        "xor r15d, r15d",                                    // 0, no carries
        "mov rdx, rbp",
        "mulx rbx, r10, [rcx + {fold}]",                     // t0 f0
        "add rax, r10",                                      // t1 += lo(t0 f0)
        "dec r15",                                           // -1: OF = 0
        "adox r11, rbx",                                     // t2 += hi(t0 f0)
        "mulx r8, rbp, [rcx + {fold} + 16]",                 // t0 f2
        "mulx r10, rbx, [rcx + {fold} + 8]",                 // t0 f1
        "adcx r11, rbx",                                     // t2 += lo(t0 f1)
        "adox r9, r10",                                      // t3 += hi(t0 f1)
        "adcx r9, rbp",                                      // t3 += lo(t0 f2)
        "adox r12, r8",                                      // t4 += hi(t0 f2)
        "mulx rbx, r10, [rcx + {fold} + 24]",                // t0 f3
        "adox r15, rbx",                                     // t5 = hi(t0 f3)
        "adcx r12, r10",                                     // t4 += lo(t0 f3)
        "mov rdx, [rsi + 8]",
        "mulx rbp, r8, [rdi + 8]",                           // b1 a1
        "adc r15, 1",                                        // t5 += carry (it began as -1)
        "xor ebx, ebx",                                      // 0, no carries
        "add rax, r14",                                      // t1 += lo(b1 a0)
        "mov ebx, 0",                                        // 0
        "inc rbx",                                           // 1: OF = 0
        "adox r11, r13",                                     // t2 += hi(b1 a0)
        "adox r9, rbp",                                      // t3 += hi(b1 a1)
        "adcx r11, r8",                                      // t2 += lo(b1 a1)
        "mulx r10, r14, [rdi + 16]",                         // b1 a2
        "adcx r9, r14",                                      // t3 += lo(b1 a2)
        "mulx rbx, r13, [rdi + 24]",                         // b1 a3
        "adox r12, r10",                                     // t4 += hi(b1 a2)
        "adox r15, rbx",                                     // t5 += hi(b1 a3)
        "adcx r12, r13",                                     // t4 += lo(b1 a3)
        "adc r15, 0",                                        // t5 += carry
        "xor ebp, ebp",                                      // 0, no carries
        "mov rdx, rax",
        "mulx r8, r14, [rcx + {fold} + 24]",                 // t1 f3
        "mulx r10, rbx, [rcx + {fold}]",                     // t1 f0
        "add r11, rbx",                                      // t2 += lo(t1 f0)
        "dec rbp",                                           // -1: OF = 0
        "adox r9, r10",                                      // t3 += hi(t1 f0)
        "mulx r13, rax, [rcx + {fold} + 8]",                 // t1 f1
        "adox r12, r13",                                     // t4 += hi(t1 f1)
        "mulx rbx, r10, [rcx + {fold} + 16]",                // t1 f2
        "adcx r9, rax",                                      // t3 += lo(t1 f1)
        "adox r15, rbx",                                     // t5 += hi(t1 f2)
        "adcx r12, r10",                                     // t4 += lo(t1 f2)
        "adox rbp, r8",                                      // t6 = hi(t1 f3)
        "adcx r15, r14",                                     // t5 += lo(t1 f3)
        "adc rbp, 1",                                        // t6 += carry (it began as -1)
        "xor r13d, r13d",                                    // 0, no carries
        "mov rdx, [rsi + 16]",
        "mulx rax, rbx, [rdi + 24]",                         // b2 a3
        "mov r13d, 0",                                       // 0
        "mulx r10, r8, [rdi]",                               // b2 a0
        "add r11, r8",                                       // t2 += lo(b2 a0)
        "inc r13",                                           // 1: OF = 0
        "adox r9, r10",                                      // t3 += hi(b2 a0)
        "mulx r14, r8, [rdi + 8]",                           // b2 a1
        "adcx r9, r8",                                       // t3 += lo(b2 a1)
        "mulx r13, r10, [rdi + 16]",                         // b2 a2
        "adox r12, r14",                                     // t4 += hi(b2 a1)
        "adox r15, r13",                                     // t5 += hi(b2 a2)
        "adcx r12, r10",                                     // t4 += lo(b2 a2)
        "adcx r15, rbx",                                     // t5 += lo(b2 a3)
        "mov rdx, r11",
        "mulx r8, r14, [rcx + {fold}]",                      // t2 f0
        "adox rbp, rax",                                     // t6 += hi(b2 a3)
        "adc rbp, 0",                                        // t6 += carry
        "xor r13d, r13d",                                    // 0, no carries
        "add r9, r14",                                       // t3 += lo(t2 f0)
        "dec r13",                                           // -1: OF = 0
        "adox r12, r8",                                      // t4 += hi(t2 f0)
        "mulx r10, rbx, [rcx + {fold} + 8]",                 // t2 f1
        "adcx r12, rbx",                                     // t4 += lo(t2 f1)
        "mulx r11, rax, [rcx + {fold} + 16]",                // t2 f2
        "adox r15, r10",                                     // t5 += hi(t2 f1)
        "adox rbp, r11",                                     // t6 += hi(t2 f2)
        "mulx r14, r8, [rcx + {fold} + 24]",                 // t2 f3
        "adox r13, r14",                                     // t7 = hi(t2 f3)
        "adcx r15, rax",                                     // t5 += lo(t2 f2)
        "adcx rbp, r8",                                      // t6 += lo(t2 f3)
        "adc r13, 1",                                        // t7 += carry (it began as -1)
        "xor ebx, ebx",                                      // 0, no carries
        "mov ebx, 0",                                        // 0
        "mov rdx, [rsi + 24]",
        "mulx r10, r11, [rdi]",                              // b3 a0
        "mulx r14, rax, [rdi + 8]",                          // b3 a1
        "add r9, r11",                                       // t3 += lo(b3 a0)
        "inc rbx",                                           // 1: OF = 0
        "mulx r8, rsi, [rdi + 16]",                          // b3 a2
        "adox r12, r10",                                     // t4 += hi(b3 a0)
        "adcx r12, rax",                                     // t4 += lo(b3 a1)
        "adox r15, r14",                                     // t5 += hi(b3 a1)
        "adcx r15, rsi",                                     // t5 += lo(b3 a2)
        "adox rbp, r8",                                      // t6 += hi(b3 a2)
        "mulx r11, rbx, [rdi + 24]",                         // b3 a3
        "adcx rbp, rbx",                                     // t6 += lo(b3 a3)
        "mov r10, [rcx + {n0}]",                             // n0
        "adox r13, r11",                                     // t7 += hi(b3 a3)
        "adc r13, 0",                                        // t7 += carry
        "imul r10, r9",                                      // m3 = t3 n0
        "mov rdx, r10",
        "mulx rax, r14, [rcx + {p} + 8]",                    // m3 p1
        "mulx rsi, r8, [rcx + {p}]",                         // m3 p0
        "xor edi, edi",                                      // 0, no carries
        "adcx r9, r8",                                       // t3 += lo(m3 p0)
        "adox r12, rsi",                                     // t4 += hi(m3 p0)
        "adox r15, rax",                                     // t5 += hi(m3 p1)
        "mulx rbx, r11, [rcx + {p} + 16]",                   // m3 p2
        "adox rbp, rbx",                                     // t6 += hi(m3 p2)
        "adcx r12, r14",                                     // t4 += lo(m3 p1)
        "adcx r15, r11",                                     // t5 += lo(m3 p2)
        "mulx r10, rdi, [rcx + {p} + 24]",                   // m3 p3
        "adox r13, r10",                                     // t7 += hi(m3 p3)
        "adcx rbp, rdi",                                     // t6 += lo(m3 p3)
        "adc r13, 0",                                        // t7 += carry
        "mov r8, r15",
        "mov r9, r12",
        "sub r9, [rcx + {p}]",                               // u0 = t4 - p0
        "sbb r8, [rcx + {p} + 8]",                           // u1 = t5 - p1 - borrow
        "mov rsi, r13",
        "mov rax, rbp",
        "sbb rax, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "sbb rsi, [rcx + {p} + 24]",                         // u3 = t7 - p3 - borrow
        "cmovc r8, r15",                                     // u1 = t5 if it borrowed
        "cmovc r9, r12",                                     // u0 = t4 if it borrowed
        "cmovc rsi, r13",                                    // u3 = t7 if it borrowed
        "cmovc rax, rbp",                                    // u2 = t6 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
        fold = const offset_of!(Params<4>, fold1),
    )
}
