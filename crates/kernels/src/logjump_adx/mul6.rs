//! The product, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule mont_mul_6_logjump_adx --search 20 --seed 1`, on Golden Cove (Intel(R) Xeon(R) Processor).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product.
///
/// * **Computes** `a * b * 2^(-384) mod p`
/// * **Requires** `a, b < p` and [`super::fold_fits`]; or what [`crate::select::takes_lazy`] allows
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Domb (2022), with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn mul(_: Adx, a: &[u64; 6], b: &[u64; 6], k: &Params<6>) -> [u64; 6] {
    debug_assert!(super::fold_fits(k));
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r0,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") r2,
            inlateout("rsi") b.as_ptr() => r1,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") _,
            lateout("r9") _,
            lateout("r10") r4,
            lateout("r11") _,
            lateout("r12") r3,
            lateout("r13") _,
            lateout("r14") r5,
            lateout("r15") _,
            options(pure, readonly),
        );
    }
    [r0, r1, r2, r3, r4, r5]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[rustfmt::skip]
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "mov rdx, [rsi]",                     // multiplier
        "mulx rbx, rbp, [rdi + 8]",           // b0 a1
        "mulx rax, r8, [rdi]",                // b0 a0
        "mov r10, [rdi + 32]",                // factor
        "mulx r9, r10, r10",                  // b0 a4
        "add rbp, rax",                       // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx r11, r12, [rdi + 40]",          // b0 a5
        "mulx r13, r14, [rdi + 16]",          // b0 a2
        "adcx r14, rbx",                      // t2 = lo(b0 a2) + hi(b0 a1) + carry
        "mulx rbx, r15, [rdi + 24]",          // b0 a3
        "adc r15, r13",                       // t3 = lo(b0 a3) + hi(b0 a2) + carry
        "adc r10, rbx",                       // t4 = lo(b0 a4) + hi(b0 a3) + carry
        "adc r12, r9",                        // t5 = lo(b0 a5) + hi(b0 a4) + carry
        "adc r11, 0",                         // t6 = hi(b0 a5) + carry
        "xor ebx, ebx",                       // t7 = 0
        "mov rdx, r8",                        // multiplier
        "mulx rax, r13, [rcx + {fold}]",      // t0 f0
        "add rbp, r13",                       // t1 += lo(t0 f0)
        "dec rbx",                            // t7 = -1: OF = 0
        "adox r14, rax",                      // t2 += hi(t0 f0)
        "mulx r9, r8, [rcx + {fold} + 8]",    // t0 f1
        "adcx r14, r8",                       // t2 += lo(t0 f1)
        "mulx r13, rax, [rcx + {fold} + 16]", // t0 f2
        "adox r15, r9",                       // t3 += hi(t0 f1)
        "adox r10, r13",                      // t4 += hi(t0 f2)
        "adcx r15, rax",                      // t3 += lo(t0 f2)
        "mulx r8, r9, [rcx + {fold} + 24]",   // t0 f3
        "adox r12, r8",                       // t5 += hi(t0 f3)
        "adcx r10, r9",                       // t4 += lo(t0 f3)
        "mulx r13, rax, [rcx + {fold} + 32]", // t0 f4
        "adox r11, r13",                      // t6 += hi(t0 f4)
        "mulx r8, r9, [rcx + {fold} + 40]",   // t0 f5
        "adcx r12, rax",                      // t5 += lo(t0 f4)
        "adcx r11, r9",                       // t6 += lo(t0 f5)
        "mov r13d, 0",                        // 0 for row 1
        "adox rbx, r8",                       // t7 = hi(t0 f5)
        "adc rbx, 1",                         // t7 += carry
        "mov rdx, [rsi + 8]",                 // multiplier
        "mulx rax, r9, [rdi]",                // b1 a0
        "add rbp, r9",                        // t1 += lo(b1 a0)
        "inc r13",                            // 1 for row 1: OF = 0
        "adox r14, rax",                      // t2 += hi(b1 a0)
        "mulx r8, r9, [rdi + 16]",            // b1 a2
        "mov rax, [rdi + 8]",                 // factor
        "mulx r13, rax, rax",                 // b1 a1
        "adox r15, r13",                      // t3 += hi(b1 a1)
        "adcx r14, rax",                      // t2 += lo(b1 a1)
        "adox r10, r8",                       // t4 += hi(b1 a2)
        "adcx r15, r9",                       // t3 += lo(b1 a2)
        "mulx r13, rax, [rdi + 24]",          // b1 a3
        "adox r12, r13",                      // t5 += hi(b1 a3)
        "adcx r10, rax",                      // t4 += lo(b1 a3)
        "mulx r8, r9, [rdi + 32]",            // b1 a4
        "adox r11, r8",                       // t6 += hi(b1 a4)
        "mulx r13, rax, [rdi + 40]",          // b1 a5
        "adcx r12, r9",                       // t5 += lo(b1 a4)
        "adox rbx, r13",                      // t7 += hi(b1 a5)
        "mov rdx, rbp",                       // multiplier
        "mulx rbp, r8, [rcx + {fold}]",       // t1 f0
        "adcx r11, rax",                      // t6 += lo(b1 a5)
        "mov r9d, 0",                         // t8 = 0
        "adc rbx, 0",                         // t7 += carry of row 1
        "add r14, r8",                        // t2 += lo(t1 f0)
        "dec r9",                             // t8 = -1: OF = 0
        "adox r15, rbp",                      // t3 += hi(t1 f0)
        "mulx rbp, r13, [rcx + {fold} + 8]",  // t1 f1
        "adox r10, rbp",                      // t4 += hi(t1 f1)
        "mulx rbp, rax, [rcx + {fold} + 16]", // t1 f2
        "adox r12, rbp",                      // t5 += hi(t1 f2)
        "adcx r15, r13",                      // t3 += lo(t1 f1)
        "mulx rbp, r8, [rcx + {fold} + 24]",  // t1 f3
        "adcx r10, rax",                      // t4 += lo(t1 f2)
        "adcx r12, r8",                       // t5 += lo(t1 f3)
        "mulx r13, rax, [rcx + {fold} + 32]", // t1 f4
        "mov r8d, 0",                         // 0 for row 3
        "adox r11, rbp",                      // t6 += hi(t1 f3)
        "adcx r11, rax",                      // t6 += lo(t1 f4)
        "mulx rbp, rax, [rcx + {fold} + 40]", // t1 f5
        "adcx rbx, rax",                      // t7 += lo(t1 f5)
        "adox rbx, r13",                      // t7 += hi(t1 f4)
        "adox r9, rbp",                       // t8 = hi(t1 f5)
        "adc r9, 1",                          // t8 += carry
        "mov rdx, [rsi + 16]",                // multiplier
        "mulx rbp, rax, [rdi]",               // b2 a0
        "add r14, rax",                       // t2 += lo(b2 a0)
        "inc r8",                             // 1 for row 3: OF = 0
        "mov rax, [rdi + 8]",                 // factor
        "mulx r13, rax, rax",                 // b2 a1
        "adcx r15, rax",                      // t3 += lo(b2 a1)
        "adox r15, rbp",                      // t3 += hi(b2 a0)
        "mulx rbp, r8, [rdi + 24]",           // b2 a3
        "adox r10, r13",                      // t4 += hi(b2 a1)
        "mulx rax, r13, [rdi + 16]",          // b2 a2
        "adcx r10, r13",                      // t4 += lo(b2 a2)
        "adox r12, rax",                      // t5 += hi(b2 a2)
        "adcx r12, r8",                       // t5 += lo(b2 a3)
        "adox r11, rbp",                      // t6 += hi(b2 a3)
        "mulx rbp, r13, [rdi + 32]",          // b2 a4
        "mulx rax, r8, [rdi + 40]",           // b2 a5
        "adcx r11, r13",                      // t6 += lo(b2 a4)
        "adcx rbx, r8",                       // t7 += lo(b2 a5)
        "mov r13d, 0",                        // t9 = 0
        "mov rdx, r14",                       // multiplier
        "mulx r8, r14, [rcx + {fold}]",       // t2 f0
        "adox rbx, rbp",                      // t7 += hi(b2 a4)
        "adox r9, rax",                       // t8 += hi(b2 a5)
        "adc r9, 0",                          // t8 += carry of row 3
        "add r15, r14",                       // t3 += lo(t2 f0)
        "mulx rbp, rax, [rcx + {fold} + 8]",  // t2 f1
        "dec r13",                            // t9 = -1: OF = 0
        "adox r10, r8",                       // t4 += hi(t2 f0)
        "adox r12, rbp",                      // t5 += hi(t2 f1)
        "adcx r10, rax",                      // t4 += lo(t2 f1)
        "mulx rbp, r14, [rcx + {fold} + 16]", // t2 f2
        "adcx r12, r14",                      // t5 += lo(t2 f2)
        "mulx r8, rax, [rcx + {fold} + 24]",  // t2 f3
        "adox r11, rbp",                      // t6 += hi(t2 f2)
        "adox rbx, r8",                       // t7 += hi(t2 f3)
        "adcx r11, rax",                      // t6 += lo(t2 f3)
        "mov r14, [rcx + {fold} + 32]",       // factor
        "mulx rbp, r14, r14",                 // t2 f4
        "adcx rbx, r14",                      // t7 += lo(t2 f4)
        "adox r9, rbp",                       // t8 += hi(t2 f4)
        "mulx rbp, r8, [rcx + {fold} + 40]",  // t2 f5
        "adox r13, rbp",                      // t9 = hi(t2 f5)
        "mov ebp, 0",                         // 0 for row 5
        "adc r9, r8",                         // t8 += lo(t2 f5)
        "adc r13, 1",                         // t9 += carry
        "mov rdx, [rsi + 24]",                // multiplier
        "mulx rax, r14, [rdi]",               // b3 a0
        "add r15, r14",                       // t3 += lo(b3 a0)
        "inc rbp",                            // 1 for row 5: OF = 0
        "adox r10, rax",                      // t4 += hi(b3 a0)
        "mulx rbp, r8, [rdi + 16]",           // b3 a2
        "mulx r14, rax, [rdi + 8]",           // b3 a1
        "adox r12, r14",                      // t5 += hi(b3 a1)
        "adcx r10, rax",                      // t4 += lo(b3 a1)
        "adcx r12, r8",                       // t5 += lo(b3 a2)
        "adox r11, rbp",                      // t6 += hi(b3 a2)
        "mulx rbp, r14, [rdi + 24]",          // b3 a3
        "adox rbx, rbp",                      // t7 += hi(b3 a3)
        "mulx rbp, rax, [rdi + 32]",          // b3 a4
        "adcx r11, r14",                      // t6 += lo(b3 a3)
        "mulx r8, r14, [rdi + 40]",           // b3 a5
        "adox r9, rbp",                       // t8 += hi(b3 a4)
        "adcx rbx, rax",                      // t7 += lo(b3 a4)
        "adox r13, r8",                       // t9 += hi(b3 a5)
        "adcx r9, r14",                       // t8 += lo(b3 a5)
        "adc r13, 0",                         // t9 += carry of row 5
        "xor ebp, ebp",                       // t10 = 0
        "mov rdx, r15",                       // multiplier
        "mulx rax, r8, [rcx + {fold}]",       // t3 f0
        "add r10, r8",                        // t4 += lo(t3 f0)
        "dec rbp",                            // t10 = -1: OF = 0
        "adox r12, rax",                      // t5 += hi(t3 f0)
        "mov r15, [rcx + {fold} + 8]",        // factor
        "mulx r14, r15, r15",                 // t3 f1
        "adcx r12, r15",                      // t5 += lo(t3 f1)
        "mulx r8, rax, [rcx + {fold} + 16]",  // t3 f2
        "adox r11, r14",                      // t6 += hi(t3 f1)
        "adox rbx, r8",                       // t7 += hi(t3 f2)
        "mulx r15, r14, [rcx + {fold} + 24]", // t3 f3
        "adcx r11, rax",                      // t6 += lo(t3 f2)
        "adcx rbx, r14",                      // t7 += lo(t3 f3)
        "adox r9, r15",                       // t8 += hi(t3 f3)
        "mulx r8, rax, [rcx + {fold} + 32]",  // t3 f4
        "adcx r9, rax",                       // t8 += lo(t3 f4)
        "mov r15, [rcx + {fold} + 40]",       // factor
        "mulx r14, r15, r15",                 // t3 f5
        "adox r13, r8",                       // t9 += hi(t3 f4)
        "adox rbp, r14",                      // t10 = hi(t3 f5)
        "adc r13, r15",                       // t9 += lo(t3 f5)
        "adc rbp, 1",                         // t10 += carry
        "mov eax, 0",                         // 0 for row 7
        "mov rdx, [rsi + 32]",                // multiplier
        "mulx r8, r14, [rdi]",                // b4 a0
        "add r10, r14",                       // t4 += lo(b4 a0)
        "mulx r15, r14, [rdi + 8]",           // b4 a1
        "inc rax",                            // 1 for row 7: OF = 0
        "adox r12, r8",                       // t5 += hi(b4 a0)
        "adcx r12, r14",                      // t5 += lo(b4 a1)
        "adox r11, r15",                      // t6 += hi(b4 a1)
        "mulx rax, r8, [rdi + 16]",           // b4 a2
        "adcx r11, r8",                       // t6 += lo(b4 a2)
        "adox rbx, rax",                      // t7 += hi(b4 a2)
        "mulx r14, r15, [rdi + 24]",          // b4 a3
        "adox r9, r14",                       // t8 += hi(b4 a3)
        "adcx rbx, r15",                      // t7 += lo(b4 a3)
        "mulx r8, rax, [rdi + 32]",           // b4 a4
        "mov r15, [rdi + 40]",                // factor
        "mulx r14, r15, r15",                 // b4 a5
        "adox r13, r8",                       // t9 += hi(b4 a4)
        "adcx r9, rax",                       // t8 += lo(b4 a4)
        "adcx r13, r15",                      // t9 += lo(b4 a5)
        "adox rbp, r14",                      // t10 += hi(b4 a5)
        "adc rbp, 0",                         // t10 += carry of row 7
        "mov r8d, 0",                         // t11 = 0
        "mov rdx, r10",                       // multiplier
        "mulx rax, r15, [rcx + {fold}]",      // t4 f0
        "add r12, r15",                       // t5 += lo(t4 f0)
        "dec r8",                             // t11 = -1: OF = 0
        "mulx r14, r10, [rcx + {fold} + 16]", // t4 f2
        "adox r11, rax",                      // t6 += hi(t4 f0)
        "mov rax, [rcx + {fold} + 8]",        // factor
        "mulx r15, rax, rax",                 // t4 f1
        "adcx r11, rax",                      // t6 += lo(t4 f1)
        "adox rbx, r15",                      // t7 += hi(t4 f1)
        "adox r9, r14",                       // t8 += hi(t4 f2)
        "mulx rax, r15, [rcx + {fold} + 24]", // t4 f3
        "adox r13, rax",                      // t9 += hi(t4 f3)
        "mulx r14, rax, [rcx + {fold} + 32]", // t4 f4
        "adcx rbx, r10",                      // t7 += lo(t4 f2)
        "adcx r9, r15",                       // t8 += lo(t4 f3)
        "adcx r13, rax",                      // t9 += lo(t4 f4)
        "mov r15, [rcx + {fold} + 40]",       // factor
        "mulx r10, r15, r15",                 // t4 f5
        "adcx rbp, r15",                      // t10 += lo(t4 f5)
        "adox rbp, r14",                      // t10 += hi(t4 f4)
        "mov eax, 0",                         // 0 for row 9
        "adox r8, r10",                       // t11 = hi(t4 f5)
        "adc r8, 1",                          // t11 += carry
        "mov rdx, [rsi + 40]",                // multiplier
        "mulx r15, r14, [rdi]",               // b5 a0
        "add r12, r14",                       // t5 += lo(b5 a0)
        "inc rax",                            // 1 for row 9: OF = 0
        "adox r11, r15",                      // t6 += hi(b5 a0)
        "mov rsi, [rdi + 8]",                 // factor
        "mulx r10, rsi, rsi",                 // b5 a1
        "adox rbx, r10",                      // t7 += hi(b5 a1)
        "mulx r14, rax, [rdi + 16]",          // b5 a2
        "adcx r11, rsi",                      // t6 += lo(b5 a1)
        "mulx r15, r10, [rdi + 24]",          // b5 a3
        "adox r9, r14",                       // t8 += hi(b5 a2)
        "mulx rsi, r14, [rdi + 32]",          // b5 a4
        "adcx rbx, rax",                      // t7 += lo(b5 a2)
        "adox r13, r15",                      // t9 += hi(b5 a3)
        "adcx r9, r10",                       // t8 += lo(b5 a3)
        "adox rbp, rsi",                      // t10 += hi(b5 a4)
        "adcx r13, r14",                      // t9 += lo(b5 a4)
        "mov r15, [rdi + 40]",                // factor
        "mulx rax, r15, r15",                 // b5 a5
        "mov r10, [rcx + {n0}]",              // m5 = n0
        "adox r8, rax",                       // t11 += hi(b5 a5)
        "adc rbp, r15",                       // t10 += lo(b5 a5)
        "adc r8, 0",                          // t11 += carry of row 9
        "imul r10, r12",                      // m5 = t5 n0
        "xor esi, esi",                       // 0 for row 10
        "mov rdx, r10",                       // multiplier
        "mulx r14, r14, [rcx + {p}]",         // m5 p0
        "add r12, -1",                        // carry = t5 != 0
        "inc rsi",                            // 1 for row 10: OF = 0
        "mov rax, [rcx + {p} + 16]",          // factor
        "mulx rdi, rax, rax",                 // m5 p2
        "adox r11, r14",                      // t6 += hi(m5 p0)
        "mov r10, [rcx + {p} + 8]",           // factor
        "mulx r15, r10, r10",                 // m5 p1
        "adcx r11, r10",                      // t6 += lo(m5 p1)
        "adox rbx, r15",                      // t7 += hi(m5 p1)
        "mulx r12, rsi, [rcx + {p} + 24]",    // m5 p3
        "adox r9, rdi",                       // t8 += hi(m5 p2)
        "adcx rbx, rax",                      // t7 += lo(m5 p2)
        "adcx r9, rsi",                       // t8 += lo(m5 p3)
        "adox r13, r12",                      // t9 += hi(m5 p3)
        "mulx r14, r10, [rcx + {p} + 32]",    // m5 p4
        "mulx r15, rdi, [rcx + {p} + 40]",    // m5 p5
        "adcx r13, r10",                      // t9 += lo(m5 p4)
        "mov rax, r11",                       // u0 = t6
        "mov rsi, rbx",                       // u1 = t7
        "adox rbp, r14",                      // t10 += hi(m5 p4)
        "adox r8, r15",                       // t11 += hi(m5 p5)
        "adc rbp, rdi",                       // t10 += lo(m5 p5)
        "adc r8, 0",                          // t11 += carry of row 10
        "sub rax, [rcx + {p}]",               // u0 = t6 - p0
        "mov r12, r13",                       // u3 = t9
        "sbb rsi, [rcx + {p} + 8]",           // u1 = t7 - p1 - borrow
        "mov rdx, r9",                        // u2 = t8
        "sbb rdx, [rcx + {p} + 16]",          // u2 = t8 - p2 - borrow
        "sbb r12, [rcx + {p} + 24]",          // u3 = t9 - p3 - borrow
        "mov r10, rbp",                       // u4 = t10
        "sbb r10, [rcx + {p} + 32]",          // u4 = t10 - p4 - borrow
        "mov r14, r8",                        // u5 = t11
        "sbb r14, [rcx + {p} + 40]",          // u5 = t11 - p5 - borrow
        "cmovc r10, rbp",                     // u4 = t10 if it borrowed
        "cmovc rdx, r9",                      // u2 = t8 if it borrowed
        "cmovc rax, r11",                     // u0 = t6 if it borrowed
        "cmovc r14, r8",                      // u5 = t11 if it borrowed
        "cmovc rsi, rbx",                     // u1 = t7 if it borrowed
        "cmovc r12, r13",                     // u3 = t9 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
