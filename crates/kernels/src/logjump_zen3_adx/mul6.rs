//! The product, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule mont_mul_6_logjump_zen3_adx --search 60 --seed 4`, on Zen 4 (AMD EPYC).
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
            lateout("rax") _,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") r3,
            inlateout("rsi") b.as_ptr() => r4,
            inlateout("rdi") a.as_ptr() => r5,
            lateout("r8") _,
            lateout("r9") _,
            lateout("r10") _,
            lateout("r11") r0,
            lateout("r12") r2,
            lateout("r13") _,
            lateout("r14") r1,
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
        "mov r8, [rdi]",                      // factor
        "mulx rax, r8, r8",                   // b0 a0
        "mulx r9, r10, [rdi + 16]",           // b0 a2
        "mov r12, [rdi + 32]",                // factor
        "mulx r11, r12, r12",                 // b0 a4
        "mov r14, [rdi + 24]",                // factor
        "mulx r13, r14, r14",                 // b0 a3
        "add rbp, rax",                       // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx r15, rax, [rdi + 40]",          // b0 a5
        "adc r10, rbx",                       // t2 = lo(b0 a2) + hi(b0 a1) + carry
        "adc r14, r9",                        // t3 = lo(b0 a3) + hi(b0 a2) + carry
        "adc r12, r13",                       // t4 = lo(b0 a4) + hi(b0 a3) + carry
        "adc rax, r11",                       // t5 = lo(b0 a5) + hi(b0 a4) + carry
        "adc r15, 0",                         // t6 = hi(b0 a5) + carry
        "mov rdx, r8",                        // multiplier
        "mulx rbx, r9, [rcx + {fold} + 8]",   // t0 f1
        "mov r11, [rcx + {fold}]",            // factor
        "mulx r13, r11, r11",                 // t0 f0
        "xor r8d, r8d",                       // t7 = 0
        "adox r10, r13",                      // t2 += hi(t0 f0)
        "adcx rbp, r11",                      // t1 += lo(t0 f0)
        "adcx r10, r9",                       // t2 += lo(t0 f1)
        "adox r14, rbx",                      // t3 += hi(t0 f1)
        "mulx rbx, r13, [rcx + {fold} + 32]", // t0 f4
        "mov r9, [rcx + {fold} + 16]",        // factor
        "mulx r11, r9, r9",                   // t0 f2
        "adcx r14, r9",                       // t3 += lo(t0 f2)
        "adox r12, r11",                      // t4 += hi(t0 f2)
        "mov r11, [rcx + {fold} + 24]",       // factor
        "mulx r9, r11, r11",                  // t0 f3
        "adox rax, r9",                       // t5 += hi(t0 f3)
        "adox r15, rbx",                      // t6 += hi(t0 f4)
        "mov r9, [rcx + {fold} + 40]",        // factor
        "mulx rbx, r9, r9",                   // t0 f5
        "adcx r12, r11",                      // t4 += lo(t0 f3)
        "adcx rax, r13",                      // t5 += lo(t0 f4)
        "mov rdx, [rsi + 8]",                 // multiplier
        "mulx r11, r13, [rdi]",               // b1 a0
        "adox r8, rbx",                       // t7 = hi(t0 f5)
        "adcx r15, r9",                       // t6 += lo(t0 f5)
        "adc r8, 0",                          // t7 += carry
        "xor ebx, ebx",                       // 0 for row 1
        "mov r9, [rdi + 8]",                  // factor
        "mulx rbx, r9, r9",                   // b1 a1
        "adcx rbp, r13",                      // t1 += lo(b1 a0)
        "adcx r10, r9",                       // t2 += lo(b1 a1)
        "mov r9, [rdi + 16]",                 // factor
        "mulx r13, r9, r9",                   // b1 a2
        "adox r10, r11",                      // t2 += hi(b1 a0)
        "adox r14, rbx",                      // t3 += hi(b1 a1)
        "adox r12, r13",                      // t4 += hi(b1 a2)
        "adcx r14, r9",                       // t3 += lo(b1 a2)
        "mulx rbx, r11, [rdi + 24]",          // b1 a3
        "adox rax, rbx",                      // t5 += hi(b1 a3)
        "adcx r12, r11",                      // t4 += lo(b1 a3)
        "mov r13, [rdi + 32]",                // factor
        "mulx rbx, r13, r13",                 // b1 a4
        "mulx r9, r11, [rdi + 40]",           // b1 a5
        "adcx rax, r13",                      // t5 += lo(b1 a4)
        "adox r15, rbx",                      // t6 += hi(b1 a4)
        "mov rdx, rbp",                       // multiplier
        "mulx rbx, rbp, [rcx + {fold}]",      // t1 f0
        "adox r8, r9",                        // t7 += hi(b1 a5)
        "adcx r15, r11",                      // t6 += lo(b1 a5)
        "adc r8, 0",                          // t7 += carry of row 1
        "xor r13d, r13d",                     // t8 = 0
        "mulx r9, r11, [rcx + {fold} + 8]",   // t1 f1
        "adcx r10, rbp",                      // t2 += lo(t1 f0)
        "adox r14, rbx",                      // t3 += hi(t1 f0)
        "adox r12, r9",                       // t4 += hi(t1 f1)
        "mov rbx, [rcx + {fold} + 16]",       // factor
        "mulx rbp, rbx, rbx",                 // t1 f2
        "adcx r14, r11",                      // t3 += lo(t1 f1)
        "adcx r12, rbx",                      // t4 += lo(t1 f2)
        "mov r9, [rcx + {fold} + 32]",        // factor
        "mulx rbx, r9, r9",                   // t1 f4
        "adox rax, rbp",                      // t5 += hi(t1 f2)
        "mulx rbp, r11, [rcx + {fold} + 24]", // t1 f3
        "adcx rax, r11",                      // t5 += lo(t1 f3)
        "adcx r15, r9",                       // t6 += lo(t1 f4)
        "adox r15, rbp",                      // t6 += hi(t1 f3)
        "adox r8, rbx",                       // t7 += hi(t1 f4)
        "mulx rbp, rbx, [rcx + {fold} + 40]", // t1 f5
        "adcx r8, rbx",                       // t7 += lo(t1 f5)
        "adox r13, rbp",                      // t8 = hi(t1 f5)
        "mov rdx, [rsi + 16]",                // multiplier
        "mulx rbx, rbp, [rdi + 8]",           // b2 a1
        "adc r13, 0",                         // t8 += carry
        "xor r11d, r11d",                     // 0 for row 3
        "mov r11, [rdi]",                     // factor
        "mulx r9, r11, r11",                  // b2 a0
        "adox r14, r9",                       // t3 += hi(b2 a0)
        "adcx r10, r11",                      // t2 += lo(b2 a0)
        "adox r12, rbx",                      // t4 += hi(b2 a1)
        "mulx rbx, r9, [rdi + 24]",           // b2 a3
        "adcx r14, rbp",                      // t3 += lo(b2 a1)
        "mulx rbp, r11, [rdi + 16]",          // b2 a2
        "adcx r12, r11",                      // t4 += lo(b2 a2)
        "adox rax, rbp",                      // t5 += hi(b2 a2)
        "adcx rax, r9",                       // t5 += lo(b2 a3)
        "mulx rbp, r11, [rdi + 32]",          // b2 a4
        "adox r15, rbx",                      // t6 += hi(b2 a3)
        "adcx r15, r11",                      // t6 += lo(b2 a4)
        "mulx rbx, r9, [rdi + 40]",           // b2 a5
        "adox r8, rbp",                       // t7 += hi(b2 a4)
        "mov rdx, r10",                       // multiplier
        "mov r11, [rcx + {fold}]",            // factor
        "mulx rbp, r11, r11",                 // t2 f0
        "adox r13, rbx",                      // t8 += hi(b2 a5)
        "adcx r8, r9",                        // t7 += lo(b2 a5)
        "adc r13, 0",                         // t8 += carry of row 3
        "xor ebx, ebx",                       // t9 = 0
        "mulx r10, r9, [rcx + {fold} + 8]",   // t2 f1
        "adcx r14, r11",                      // t3 += lo(t2 f0)
        "adox r12, rbp",                      // t4 += hi(t2 f0)
        "adcx r12, r9",                       // t4 += lo(t2 f1)
        "mulx rbp, r11, [rcx + {fold} + 16]", // t2 f2
        "adox rax, r10",                      // t5 += hi(t2 f1)
        "mulx r9, r10, [rcx + {fold} + 24]",  // t2 f3
        "adcx rax, r11",                      // t5 += lo(t2 f2)
        "adcx r15, r10",                      // t6 += lo(t2 f3)
        "mulx r11, r10, [rcx + {fold} + 32]", // t2 f4
        "adox r15, rbp",                      // t6 += hi(t2 f2)
        "adcx r8, r10",                       // t7 += lo(t2 f4)
        "adox r8, r9",                        // t7 += hi(t2 f3)
        "mulx rbp, r10, [rcx + {fold} + 40]", // t2 f5
        "adox r13, r11",                      // t8 += hi(t2 f4)
        "adox rbx, rbp",                      // t9 = hi(t2 f5)
        "adcx r13, r10",                      // t8 += lo(t2 f5)
        "mov rdx, [rsi + 24]",                // multiplier
        "mulx rbp, r9, [rdi]",                // b3 a0
        "adc rbx, 0",                         // t9 += carry
        "xor r11d, r11d",                     // 0 for row 5
        "adox r12, rbp",                      // t4 += hi(b3 a0)
        "mulx rbp, r10, [rdi + 8]",           // b3 a1
        "adcx r14, r9",                       // t3 += lo(b3 a0)
        "mulx r11, r9, [rdi + 16]",           // b3 a2
        "adox rax, rbp",                      // t5 += hi(b3 a1)
        "adox r15, r11",                      // t6 += hi(b3 a2)
        "adcx r12, r10",                      // t4 += lo(b3 a1)
        "mov r11, [rdi + 24]",                // factor
        "mulx rbp, r11, r11",                 // b3 a3
        "adcx rax, r9",                       // t5 += lo(b3 a2)
        "adox r8, rbp",                       // t7 += hi(b3 a3)
        "mulx rbp, r10, [rdi + 32]",          // b3 a4
        "adox r13, rbp",                      // t8 += hi(b3 a4)
        "adcx r15, r11",                      // t6 += lo(b3 a3)
        "mov r9, [rdi + 40]",                 // factor
        "mulx rbp, r9, r9",                   // b3 a5
        "mov rdx, r14",                       // multiplier
        "mulx r11, r14, [rcx + {fold}]",      // t3 f0
        "adcx r8, r10",                       // t7 += lo(b3 a4)
        "adox rbx, rbp",                      // t9 += hi(b3 a5)
        "adcx r13, r9",                       // t8 += lo(b3 a5)
        "mulx rbp, r10, [rcx + {fold} + 16]", // t3 f2
        "adc rbx, 0",                         // t9 += carry of row 5
        "xor r9d, r9d",                       // t10 = 0
        "adcx r12, r14",                      // t4 += lo(t3 f0)
        "adox rax, r11",                      // t5 += hi(t3 f0)
        "mulx r14, r11, [rcx + {fold} + 8]",  // t3 f1
        "adcx rax, r11",                      // t5 += lo(t3 f1)
        "adox r15, r14",                      // t6 += hi(t3 f1)
        "mov r14, [rcx + {fold} + 24]",       // factor
        "mulx r11, r14, r14",                 // t3 f3
        "adcx r15, r10",                      // t6 += lo(t3 f2)
        "adcx r8, r14",                       // t7 += lo(t3 f3)
        "adox r8, rbp",                       // t7 += hi(t3 f2)
        "mov r10, [rcx + {fold} + 40]",       // factor
        "mulx rbp, r10, r10",                 // t3 f5
        "adox r13, r11",                      // t8 += hi(t3 f3)
        "mulx r14, r11, [rcx + {fold} + 32]", // t3 f4
        "adox rbx, r14",                      // t9 += hi(t3 f4)
        "adcx r13, r11",                      // t8 += lo(t3 f4)
        "adcx rbx, r10",                      // t9 += lo(t3 f5)
        "adox r9, rbp",                       // t10 = hi(t3 f5)
        "adc r9, 0",                          // t10 += carry
        "mov rdx, [rsi + 32]",                // multiplier
        "mulx rbp, r14, [rdi]",               // b4 a0
        "xor r11d, r11d",                     // 0 for row 7
        "adox rax, rbp",                      // t5 += hi(b4 a0)
        "mulx rbp, r10, [rdi + 24]",          // b4 a3
        "adcx r12, r14",                      // t4 += lo(b4 a0)
        "mulx r11, r14, [rdi + 8]",           // b4 a1
        "adcx rax, r14",                      // t5 += lo(b4 a1)
        "adox r15, r11",                      // t6 += hi(b4 a1)
        "mov r11, [rdi + 16]",                // factor
        "mulx r14, r11, r11",                 // b4 a2
        "adcx r15, r11",                      // t6 += lo(b4 a2)
        "adox r8, r14",                       // t7 += hi(b4 a2)
        "adcx r8, r10",                       // t7 += lo(b4 a3)
        "mulx r11, r14, [rdi + 32]",          // b4 a4
        "adox r13, rbp",                      // t8 += hi(b4 a3)
        "mov r10, [rdi + 40]",                // factor
        "mulx rbp, r10, r10",                 // b4 a5
        "adcx r13, r14",                      // t8 += lo(b4 a4)
        "adox rbx, r11",                      // t9 += hi(b4 a4)
        "adox r9, rbp",                       // t10 += hi(b4 a5)
        "mov rdx, r12",                       // multiplier
        "mulx rbp, r14, [rcx + {fold} + 8]",  // t4 f1
        "mov r12, [rcx + {fold}]",            // factor
        "mulx r11, r12, r12",                 // t4 f0
        "adcx rbx, r10",                      // t9 += lo(b4 a5)
        "adc r9, 0",                          // t10 += carry of row 7
        "xor r10d, r10d",                     // t11 = 0
        "adox r15, r11",                      // t6 += hi(t4 f0)
        "adox r8, rbp",                       // t7 += hi(t4 f1)
        "mulx rbp, r11, [rcx + {fold} + 16]", // t4 f2
        "adox r13, rbp",                      // t8 += hi(t4 f2)
        "adcx rax, r12",                      // t5 += lo(t4 f0)
        "mov r12, [rcx + {fold} + 32]",       // factor
        "mulx rbp, r12, r12",                 // t4 f4
        "adcx r15, r14",                      // t6 += lo(t4 f1)
        "adcx r8, r11",                       // t7 += lo(t4 f2)
        "mov r11, [rcx + {fold} + 24]",       // factor
        "mulx r14, r11, r11",                 // t4 f3
        "adcx r13, r11",                      // t8 += lo(t4 f3)
        "adox rbx, r14",                      // t9 += hi(t4 f3)
        "adox r9, rbp",                       // t10 += hi(t4 f4)
        "mulx rbp, r11, [rcx + {fold} + 40]", // t4 f5
        "adcx rbx, r12",                      // t9 += lo(t4 f4)
        "adcx r9, r11",                       // t10 += lo(t4 f5)
        "mov rdx, [rsi + 40]",                // multiplier
        "mulx r14, r12, [rdi + 8]",           // b5 a1
        "mov rsi, [rdi]",                     // factor
        "mulx r11, rsi, rsi",                 // b5 a0
        "adox r10, rbp",                      // t11 = hi(t4 f5)
        "adc r10, 0",                         // t11 += carry
        "xor ebp, ebp",                       // 0 for row 9
        "adcx rax, rsi",                      // t5 += lo(b5 a0)
        "adox r15, r11",                      // t6 += hi(b5 a0)
        "adox r8, r14",                       // t7 += hi(b5 a1)
        "mulx rbp, rsi, [rdi + 16]",          // b5 a2
        "mov r14, [rdi + 24]",                // factor
        "mulx r11, r14, r14",                 // b5 a3
        "adcx r15, r12",                      // t6 += lo(b5 a1)
        "adcx r8, rsi",                       // t7 += lo(b5 a2)
        "mulx r12, rsi, [rdi + 40]",          // b5 a5
        "adcx r13, r14",                      // t8 += lo(b5 a3)
        "mulx r14, rdi, [rdi + 32]",          // b5 a4
        "adox r13, rbp",                      // t8 += hi(b5 a2)
        "adox rbx, r11",                      // t9 += hi(b5 a3)
        "adcx rbx, rdi",                      // t9 += lo(b5 a4)
        "adox r9, r14",                       // t10 += hi(b5 a4)
        "adox r10, r12",                      // t11 += hi(b5 a5)
        "mov rbp, [rcx + {n0}]",              // m5 = n0
        "adcx r9, rsi",                       // t10 += lo(b5 a5)
        "adc r10, 0",                         // t11 += carry of row 9
        "imul rbp, rax",                      // m5 = t5 n0
        "xor r11d, r11d",                     // 0 for row 10
        "mov rdx, rbp",                       // multiplier
        "mulx rbp, rdi, [rcx + {p}]",         // m5 p0
        "adox r15, rbp",                      // t6 += hi(m5 p0)
        "mulx rbp, r14, [rcx + {p} + 8]",     // m5 p1
        "mov rsi, [rcx + {p} + 24]",          // factor
        "mulx r12, rsi, rsi",                 // m5 p3
        "adox r8, rbp",                       // t7 += hi(m5 p1)
        "mov r11, [rcx + {p} + 16]",          // factor
        "mulx rbp, r11, r11",                 // m5 p2
        "adcx rax, rdi",                      // carry = t5 != 0
        "adox r13, rbp",                      // t8 += hi(m5 p2)
        "adox rbx, r12",                      // t9 += hi(m5 p3)
        "adcx r15, r14",                      // t6 += lo(m5 p1)
        "mov rdi, [rcx + {p} + 32]",          // factor
        "mulx rbp, rdi, rdi",                 // m5 p4
        "adcx r8, r11",                       // t7 += lo(m5 p2)
        "adox r9, rbp",                       // t10 += hi(m5 p4)
        "adcx r13, rsi",                      // t8 += lo(m5 p3)
        "mulx rbp, rax, [rcx + {p} + 40]",    // m5 p5
        "adcx rbx, rdi",                      // t9 += lo(m5 p4)
        "mov r12, r13",                       // u2 = t8
        "adcx r9, rax",                       // t10 += lo(m5 p5)
        "adox r10, rbp",                      // t11 += hi(m5 p5)
        "mov r14, r8",                        // u1 = t7
        "mov r11, r15",                       // u0 = t6
        "adc r10, 0",                         // t11 += carry of row 10
        "sub r11, [rcx + {p}]",               // u0 = t6 - p0
        "mov rsi, r9",                        // u4 = t10
        "mov rdx, rbx",                       // u3 = t9
        "sbb r14, [rcx + {p} + 8]",           // u1 = t7 - p1 - borrow
        "sbb r12, [rcx + {p} + 16]",          // u2 = t8 - p2 - borrow
        "sbb rdx, [rcx + {p} + 24]",          // u3 = t9 - p3 - borrow
        "mov rdi, r10",                       // u5 = t11
        "sbb rsi, [rcx + {p} + 32]",          // u4 = t10 - p4 - borrow
        "sbb rdi, [rcx + {p} + 40]",          // u5 = t11 - p5 - borrow
        "cmovc rdi, r10",                     // u5 = t11 if it borrowed
        "cmovc r11, r15",                     // u0 = t6 if it borrowed
        "cmovc rdx, rbx",                     // u3 = t9 if it borrowed
        "cmovc rsi, r9",                      // u4 = t10 if it borrowed
        "cmovc r14, r8",                      // u1 = t7 if it borrowed
        "cmovc r12, r13",                     // u2 = t8 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
