//! The square, four limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery square.
///
/// * **Computes** `a^2 * 2^(-256) mod p`
/// * **Requires** `a < p` and [`super::fold_fits_square`]
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Domb (2022), with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn sqr(_: Adx, a: &[u64; 4], k: &Params<4>) -> [u64; 4] {
    debug_assert!(super::fold_fits_square(k));
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
            inlateout("rdi") a.as_ptr() => r2,
            lateout("r8") r0,
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
        "sub rsp, 16",
        "mov rax, [rdi + 16]",                               // a2
        "mov rbx, [rdi + 8]",                                // a1
        "add rbx, rbx",                                      // 2a1 mod 2^64
        "mov rdx, [rdi]",
        "mulx rbp, r10, [rdi]",                              // a0 a0
        "adc rax, rax",                                      // d2, limb 2 of 2a
        "mov [rsp], rax",                                    // d2 aside
        "mulx r11, r8, [rsp]",                               // a0 d2
        "mov r12, [rdi + 24]",                               // a3
        "adc r12, r12",                                      // d3, limb 3 of 2a
        "mov rdx, r10",
        "mulx r13, r14, [rcx + {fold}]",                     // t0 f0
        "mulx r15, r9, [rcx + {fold} + 8]",                  // t0 f1
        "mov rdx, [rdi]",
        "mulx rsi, rax, rbx",                                // a0 2a1
        "add rax, rbp",                                      // t1 = lo(a0 2a1) + hi(a0 a0)
        "adc r8, rsi",                                       // t2 = lo(a0 d2) + hi(a0 2a1)
        "mov [rsp + 8], r12",                                // d3 aside
        "mulx rbx, rbp, [rsp + 8]",                          // a0 d3
        "adc rbp, r11",                                      // t3 = lo(a0 d3) + hi(a0 d2)
        "adc rbx, 0",                                        // t4 = hi(a0 d3) + carry
        "xor esi, esi",                                      // 0, no carries
        "add rax, r14",                                      // t1 += lo(t0 f0)
        "dec rsi",                                           // -1: OF = 0
        "adox r8, r13",                                      // t2 += hi(t0 f0)
        "adox rbp, r15",                                     // t3 += hi(t0 f1)
        "mov rdx, r10",
        "mulx r12, r11, [rcx + {fold} + 16]",                // t0 f2
        "adcx r8, r9",                                       // t2 += lo(t0 f1)
        "mulx r14, r13, [rcx + {fold} + 24]",                // t0 f3
        "adcx rbp, r11",                                     // t3 += lo(t0 f2)
        "adox rbx, r12",                                     // t4 += hi(t0 f2)
        "adcx rbx, r13",                                     // t4 += lo(t0 f3)
        "adox rsi, r14",                                     // t5 = hi(t0 f3)
        "adc rsi, 1",                                        // t5 += carry (it began as -1)
        "mov r15, [rdi + 16]",                               // a2
        "mov rdx, [rdi + 8]",
        "mulx r10, r9, [rdi + 8]",                           // a1 a1
        "add r15, r15",                                      // 2a2 mod 2^64
        "add r8, r9",                                        // t2 += lo(a1 a1)
        "mov r11d, 0",                                       // 0
        "inc r11",                                           // 1: OF = 0
        "adox rbp, r10",                                     // t3 += hi(a1 a1)
        "mulx r12, r13, r15",                                // a1 2a2
        "mulx r14, r9, [rsp + 8]",                           // a1 d3
        "adcx rbp, r13",                                     // t3 += lo(a1 2a2)
        "adox rbx, r12",                                     // t4 += hi(a1 2a2)
        "adcx rbx, r9",                                      // t4 += lo(a1 d3)
        "adox rsi, r14",                                     // t5 += hi(a1 d3)
        "adc rsi, 0",                                        // t5 += carry
        "xor r11d, r11d",                                    // 0, no carries
        "mov rdx, rax",
        "mulx r10, r15, [rcx + {fold}]",                     // t1 f0
        "mulx r13, r12, [rcx + {fold} + 8]",                 // t1 f1
        "add r8, r15",                                       // t2 += lo(t1 f0)
        "dec r11",                                           // -1: OF = 0
        "adox rbp, r10",                                     // t3 += hi(t1 f0)
        "adcx rbp, r12",                                     // t3 += lo(t1 f1)
        "adox rbx, r13",                                     // t4 += hi(t1 f1)
        "mulx r9, r14, [rcx + {fold} + 16]",                 // t1 f2
        "adcx rbx, r14",                                     // t4 += lo(t1 f2)
        "adox rsi, r9",                                      // t5 += hi(t1 f2)
        "mulx rax, r15, [rcx + {fold} + 24]",                // t1 f3
        "adcx rsi, r15",                                     // t5 += lo(t1 f3)
        "adox r11, rax",                                     // t6 = hi(t1 f3)
        "adc r11, 1",                                        // t6 += carry (it began as -1)
        "mov r10, [rdi + 24]",                               // a3
        "mov r12d, 0",                                       // 0
        "add r10, r10",                                      // 2a3 mod 2^64
        "mov rdx, [rdi + 16]",
        "mulx r13, r14, [rdi + 16]",                         // a2 a2
        "add rbx, r14",                                      // t4 += lo(a2 a2)
        "inc r12",                                           // 1: OF = 0
        "adox rsi, r13",                                     // t5 += hi(a2 a2)
        "mulx r9, r15, r10",                                 // a2 2a3
        "adox r11, r9",                                      // t6 += hi(a2 2a3)
        "adcx rsi, r15",                                     // t5 += lo(a2 2a3)
        "mov rdx, r8",
        "mulx rax, r14, [rcx + {fold}]",                     // t2 f0
        "adc r11, 0",                                        // t6 += carry
        "xor r12d, r12d",                                    // 0, no carries
        "add rbp, r14",                                      // t3 += lo(t2 f0)
        "dec r12",                                           // -1: OF = 0
        "adox rbx, rax",                                     // t4 += hi(t2 f0)
        "mulx r13, r10, [rcx + {fold} + 8]",                 // t2 f1
        "adcx rbx, r10",                                     // t4 += lo(t2 f1)
        "adox rsi, r13",                                     // t5 += hi(t2 f1)
        "mulx r9, r15, [rcx + {fold} + 16]",                 // t2 f2
        "adcx rsi, r15",                                     // t5 += lo(t2 f2)
        "mulx r8, r14, [rcx + {fold} + 24]",                 // t2 f3
        "adox r11, r9",                                      // t6 += hi(t2 f2)
        "adox r12, r8",                                      // t7 = hi(t2 f3)
        "mov eax, 0",                                        // 0
        "adcx r11, r14",                                     // t6 += lo(t2 f3)
        "adc r12, 1",                                        // t7 += carry (it began as -1)
        "mov rdx, [rdi + 24]",
        "mulx r10, r13, [rdi + 24]",                         // a3 a3
        "add r11, r13",                                      // t6 += lo(a3 a3)
        "adc r12, r10",                                      // t7 += hi(a3 a3)
        "mov r15, [rcx + {n0}]",                             // n0
        "imul r15, rbp",                                     // m3 = t3 n0
        "add rbp, -1",                                       // carry = t3 != 0
        "mov rdx, r15",
        "mulx r9, r8, [rcx + {p}]",                          // m3 p0
        "inc rax",                                           // 1: OF = 0
        "mulx r14, rdi, [rcx + {p} + 8]",                    // m3 p1
        "adox rbx, r9",                                      // t4 += hi(m3 p0)
        "mulx r13, r10, [rcx + {p} + 16]",                   // m3 p2
        "adcx rbx, rdi",                                     // t4 += lo(m3 p1)
        "adox rsi, r14",                                     // t5 += hi(m3 p1)
        "adox r11, r13",                                     // t6 += hi(m3 p2)
        "adcx rsi, r10",                                     // t5 += lo(m3 p2)
        "mulx rbp, r15, [rcx + {p} + 24]",                   // m3 p3
        "adcx r11, r15",                                     // t6 += lo(m3 p3)
        "adox r12, rbp",                                     // t7 += hi(m3 p3)
        "mov r8, rbx",
        "adc r12, 0",                                        // t7 += carry
        "mov rax, r12",
        "sub r8, [rcx + {p}]",                               // u0 = t4 - p0
        "mov r9, rsi",
        "sbb r9, [rcx + {p} + 8]",                           // u1 = t5 - p1 - borrow
        "mov rdi, r11",
        "sbb rdi, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "sbb rax, [rcx + {p} + 24]",                         // u3 = t7 - p3 - borrow
        "cmovc r9, rsi",                                     // u1 = t5 if it borrowed
        "cmovc r8, rbx",                                     // u0 = t4 if it borrowed
        "cmovc rax, r12",                                    // u3 = t7 if it borrowed
        "cmovc rdi, r11",                                    // u2 = t6 if it borrowed
        "add rsp, 16",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
        fold = const offset_of!(Params<4>, fold1),
    )
}
