//! The product, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule mont_mul_6_logjump_xor_adx --search 60 --seed 1`, on Golden Cove (Intel(R) Xeon(R) Processor).
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
            lateout("rdx") r2,
            inlateout("rsi") b.as_ptr() => r1,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") _,
            lateout("r9") r5,
            lateout("r10") r4,
            lateout("r11") _,
            lateout("r12") r0,
            lateout("r13") _,
            lateout("r14") r3,
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
        "mulx rbx, rbp, [rdi]",               // b0 a0
        "mov r8, [rdi + 8]",                  // factor
        "mulx rax, r8, r8",                   // b0 a1
        "add r8, rbx",                        // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx rbx, r9, [rdi + 16]",           // b0 a2
        "mulx r10, r11, [rdi + 24]",          // b0 a3
        "adc r9, rax",                        // t2 = lo(b0 a2) + hi(b0 a1) + carry
        "adc r11, rbx",                       // t3 = lo(b0 a3) + hi(b0 a2) + carry
        "mulx rbx, r12, [rdi + 32]",          // b0 a4
        "adc r12, r10",                       // t4 = lo(b0 a4) + hi(b0 a3) + carry
        "mulx r13, r14, [rdi + 40]",          // b0 a5
        "adc r14, rbx",                       // t5 = lo(b0 a5) + hi(b0 a4) + carry
        "mov rdx, rbp",                       // multiplier
        "mulx rbx, rbp, [rcx + {fold}]",      // t0 f0
        "adc r13, 0",                         // t6 = hi(b0 a5) + carry
        "xor r15d, r15d",                     // t7 = 0
        "adcx r8, rbp",                       // t1 += lo(t0 f0)
        "mulx rbp, rax, [rcx + {fold} + 16]", // t0 f2
        "adox r9, rbx",                       // t2 += hi(t0 f0)
        "mulx rbx, r10, [rcx + {fold} + 8]",  // t0 f1
        "adox r11, rbx",                      // t3 += hi(t0 f1)
        "adcx r9, r10",                       // t2 += lo(t0 f1)
        "adcx r11, rax",                      // t3 += lo(t0 f2)
        "adox r12, rbp",                      // t4 += hi(t0 f2)
        "mulx rbx, rbp, [rcx + {fold} + 24]", // t0 f3
        "adox r14, rbx",                      // t5 += hi(t0 f3)
        "mulx rbx, r10, [rcx + {fold} + 32]", // t0 f4
        "adox r13, rbx",                      // t6 += hi(t0 f4)
        "adcx r12, rbp",                      // t4 += lo(t0 f3)
        "adcx r14, r10",                      // t5 += lo(t0 f4)
        "mulx rbx, rbp, [rcx + {fold} + 40]", // t0 f5
        "mov rdx, [rsi + 8]",                 // multiplier
        "mov r10, [rdi]",                     // factor
        "mulx rax, r10, r10",                 // b1 a0
        "adcx r13, rbp",                      // t6 += lo(t0 f5)
        "adox r15, rbx",                      // t7 = hi(t0 f5)
        "adc r15, 0",                         // t7 += carry
        "xor ebp, ebp",                       // 0 for row 1
        "mov rbp, [rdi + 8]",                 // factor
        "mulx rbx, rbp, rbp",                 // b1 a1
        "adcx r8, r10",                       // t1 += lo(b1 a0)
        "adox r9, rax",                       // t2 += hi(b1 a0)
        "adcx r9, rbp",                       // t2 += lo(b1 a1)
        "adox r11, rbx",                      // t3 += hi(b1 a1)
        "mulx rbp, rbx, [rdi + 16]",          // b1 a2
        "adox r12, rbp",                      // t4 += hi(b1 a2)
        "mulx rbp, r10, [rdi + 24]",          // b1 a3
        "adcx r11, rbx",                      // t3 += lo(b1 a2)
        "adox r14, rbp",                      // t5 += hi(b1 a3)
        "adcx r12, r10",                      // t4 += lo(b1 a3)
        "mov rbp, [rdi + 32]",                // factor
        "mulx rbx, rbp, rbp",                 // b1 a4
        "adcx r14, rbp",                      // t5 += lo(b1 a4)
        "adox r13, rbx",                      // t6 += hi(b1 a4)
        "mulx rbp, rbx, [rdi + 40]",          // b1 a5
        "adox r15, rbp",                      // t7 += hi(b1 a5)
        "adcx r13, rbx",                      // t6 += lo(b1 a5)
        "mov rdx, r8",                        // multiplier
        "mulx rbp, rbx, [rcx + {fold}]",      // t1 f0
        "mulx rax, r10, [rcx + {fold} + 8]",  // t1 f1
        "adc r15, 0",                         // t7 += carry of row 1
        "xor r8d, r8d",                       // t8 = 0
        "adox r11, rbp",                      // t3 += hi(t1 f0)
        "adcx r9, rbx",                       // t2 += lo(t1 f0)
        "adox r12, rax",                      // t4 += hi(t1 f1)
        "adcx r11, r10",                      // t3 += lo(t1 f1)
        "mulx rbp, rbx, [rcx + {fold} + 16]", // t1 f2
        "mulx rax, r10, [rcx + {fold} + 24]", // t1 f3
        "adcx r12, rbx",                      // t4 += lo(t1 f2)
        "adox r14, rbp",                      // t5 += hi(t1 f2)
        "adox r13, rax",                      // t6 += hi(t1 f3)
        "adcx r14, r10",                      // t5 += lo(t1 f3)
        "mulx rbx, rbp, [rcx + {fold} + 32]", // t1 f4
        "adcx r13, rbp",                      // t6 += lo(t1 f4)
        "mulx rbp, rax, [rcx + {fold} + 40]", // t1 f5
        "adox r15, rbx",                      // t7 += hi(t1 f4)
        "mov rdx, [rsi + 16]",                // multiplier
        "mulx rbx, r10, [rdi]",               // b2 a0
        "adox r8, rbp",                       // t8 = hi(t1 f5)
        "adcx r15, rax",                      // t7 += lo(t1 f5)
        "adc r8, 0",                          // t8 += carry
        "xor ebp, ebp",                       // 0 for row 3
        "adox r11, rbx",                      // t3 += hi(b2 a0)
        "mulx rbp, rbx, [rdi + 8]",           // b2 a1
        "adox r12, rbp",                      // t4 += hi(b2 a1)
        "adcx r9, r10",                       // t2 += lo(b2 a0)
        "adcx r11, rbx",                      // t3 += lo(b2 a1)
        "mulx rbp, rbx, [rdi + 16]",          // b2 a2
        "mov r10, [rdi + 24]",                // factor
        "mulx rax, r10, r10",                 // b2 a3
        "adcx r12, rbx",                      // t4 += lo(b2 a2)
        "adox r14, rbp",                      // t5 += hi(b2 a2)
        "adcx r14, r10",                      // t5 += lo(b2 a3)
        "mulx rbx, rbp, [rdi + 32]",          // b2 a4
        "adox r13, rax",                      // t6 += hi(b2 a3)
        "adcx r13, rbp",                      // t6 += lo(b2 a4)
        "mulx rbp, r10, [rdi + 40]",          // b2 a5
        "adox r15, rbx",                      // t7 += hi(b2 a4)
        "adcx r15, r10",                      // t7 += lo(b2 a5)
        "adox r8, rbp",                       // t8 += hi(b2 a5)
        "mov rdx, r9",                        // multiplier
        "mulx rbx, rbp, [rcx + {fold}]",      // t2 f0
        "adc r8, 0",                          // t8 += carry of row 3
        "xor eax, eax",                       // t9 = 0
        "mov r9, [rcx + {fold} + 8]",         // factor
        "mulx r10, r9, r9",                   // t2 f1
        "adox r12, rbx",                      // t4 += hi(t2 f0)
        "adox r14, r10",                      // t5 += hi(t2 f1)
        "adcx r11, rbp",                      // t3 += lo(t2 f0)
        "adcx r12, r9",                       // t4 += lo(t2 f1)
        "mulx rbx, rbp, [rcx + {fold} + 16]", // t2 f2
        "adox r13, rbx",                      // t6 += hi(t2 f2)
        "adcx r14, rbp",                      // t5 += lo(t2 f2)
        "mulx rbx, rbp, [rcx + {fold} + 32]", // t2 f4
        "mulx r10, r9, [rcx + {fold} + 24]",  // t2 f3
        "adox r15, r10",                      // t7 += hi(t2 f3)
        "adox r8, rbx",                       // t8 += hi(t2 f4)
        "adcx r13, r9",                       // t6 += lo(t2 f3)
        "adcx r15, rbp",                      // t7 += lo(t2 f4)
        "mulx rbx, rbp, [rcx + {fold} + 40]", // t2 f5
        "adcx r8, rbp",                       // t8 += lo(t2 f5)
        "mov rdx, [rsi + 24]",                // multiplier
        "mulx rbp, r10, [rdi]",               // b3 a0
        "adox rax, rbx",                      // t9 = hi(t2 f5)
        "adc rax, 0",                         // t9 += carry
        "xor ebx, ebx",                       // 0 for row 5
        "adox r12, rbp",                      // t4 += hi(b3 a0)
        "mulx rbx, rbp, [rdi + 8]",           // b3 a1
        "adcx r11, r10",                      // t3 += lo(b3 a0)
        "mulx r9, r10, [rdi + 16]",           // b3 a2
        "adox r14, rbx",                      // t5 += hi(b3 a1)
        "adox r13, r9",                       // t6 += hi(b3 a2)
        "mulx rbx, r9, [rdi + 24]",           // b3 a3
        "adcx r12, rbp",                      // t4 += lo(b3 a1)
        "adcx r14, r10",                      // t5 += lo(b3 a2)
        "mulx rbp, r10, [rdi + 32]",          // b3 a4
        "adcx r13, r9",                       // t6 += lo(b3 a3)
        "adox r15, rbx",                      // t7 += hi(b3 a3)
        "adcx r15, r10",                      // t7 += lo(b3 a4)
        "adox r8, rbp",                       // t8 += hi(b3 a4)
        "mulx rbx, rbp, [rdi + 40]",          // b3 a5
        "adox rax, rbx",                      // t9 += hi(b3 a5)
        "adcx r8, rbp",                       // t8 += lo(b3 a5)
        "adc rax, 0",                         // t9 += carry of row 5
        "xor ebx, ebx",                       // t10 = 0
        "mov rdx, r11",                       // multiplier
        "mov r9, [rcx + {fold}]",             // factor
        "mulx rbp, r9, r9",                   // t3 f0
        "adcx r12, r9",                       // t4 += lo(t3 f0)
        "mulx r10, r11, [rcx + {fold} + 8]",  // t3 f1
        "adox r14, rbp",                      // t5 += hi(t3 f0)
        "adox r13, r10",                      // t6 += hi(t3 f1)
        "adcx r14, r11",                      // t5 += lo(t3 f1)
        "mulx rbp, r9, [rcx + {fold} + 24]",  // t3 f3
        "mulx r10, r11, [rcx + {fold} + 16]", // t3 f2
        "adox r15, r10",                      // t7 += hi(t3 f2)
        "adcx r13, r11",                      // t6 += lo(t3 f2)
        "adox r8, rbp",                       // t8 += hi(t3 f3)
        "mulx rbp, r10, [rcx + {fold} + 32]", // t3 f4
        "adcx r15, r9",                       // t7 += lo(t3 f3)
        "adox rax, rbp",                      // t9 += hi(t3 f4)
        "adcx r8, r10",                       // t8 += lo(t3 f4)
        "mov r11, [rcx + {fold} + 40]",       // factor
        "mulx rbp, r11, r11",                 // t3 f5
        "adox rbx, rbp",                      // t10 = hi(t3 f5)
        "adcx rax, r11",                      // t9 += lo(t3 f5)
        "adc rbx, 0",                         // t10 += carry
        "xor ebp, ebp",                       // 0 for row 7
        "mov rdx, [rsi + 32]",                // multiplier
        "mulx rbp, r9, [rdi]",                // b4 a0
        "mulx r10, r11, [rdi + 8]",           // b4 a1
        "adcx r12, r9",                       // t4 += lo(b4 a0)
        "adox r14, rbp",                      // t5 += hi(b4 a0)
        "mulx rbp, r9, [rdi + 16]",           // b4 a2
        "adcx r14, r11",                      // t5 += lo(b4 a1)
        "adox r13, r10",                      // t6 += hi(b4 a1)
        "adcx r13, r9",                       // t6 += lo(b4 a2)
        "mulx r11, r10, [rdi + 24]",          // b4 a3
        "adox r15, rbp",                      // t7 += hi(b4 a2)
        "adcx r15, r10",                      // t7 += lo(b4 a3)
        "adox r8, r11",                       // t8 += hi(b4 a3)
        "mov r9, [rdi + 32]",                 // factor
        "mulx rbp, r9, r9",                   // b4 a4
        "adcx r8, r9",                        // t8 += lo(b4 a4)
        "mulx r10, r11, [rdi + 40]",          // b4 a5
        "adox rax, rbp",                      // t9 += hi(b4 a4)
        "mov rdx, r12",                       // multiplier
        "mulx rbp, r9, [rcx + {fold}]",       // t4 f0
        "adox rbx, r10",                      // t10 += hi(b4 a5)
        "mulx r12, r10, [rcx + {fold} + 8]",  // t4 f1
        "adcx rax, r11",                      // t9 += lo(b4 a5)
        "adc rbx, 0",                         // t10 += carry of row 7
        "xor r11d, r11d",                     // t11 = 0
        "adcx r14, r9",                       // t5 += lo(t4 f0)
        "adox r13, rbp",                      // t6 += hi(t4 f0)
        "adox r15, r12",                      // t7 += hi(t4 f1)
        "mulx rbp, r9, [rcx + {fold} + 16]",  // t4 f2
        "adcx r13, r10",                      // t6 += lo(t4 f1)
        "adox r8, rbp",                       // t8 += hi(t4 f2)
        "mulx rbp, r12, [rcx + {fold} + 24]", // t4 f3
        "adcx r15, r9",                       // t7 += lo(t4 f2)
        "mulx r10, r9, [rcx + {fold} + 32]",  // t4 f4
        "adcx r8, r12",                       // t8 += lo(t4 f3)
        "adcx rax, r9",                       // t9 += lo(t4 f4)
        "adox rax, rbp",                      // t9 += hi(t4 f3)
        "mulx rbp, r12, [rcx + {fold} + 40]", // t4 f5
        "adox rbx, r10",                      // t10 += hi(t4 f4)
        "adox r11, rbp",                      // t11 = hi(t4 f5)
        "adcx rbx, r12",                      // t10 += lo(t4 f5)
        "adc r11, 0",                         // t11 += carry
        "mov rdx, [rsi + 40]",                // multiplier
        "mulx rbp, r9, [rdi]",                // b5 a0
        "xor r10d, r10d",                     // 0 for row 9
        "adcx r14, r9",                       // t5 += lo(b5 a0)
        "adox r13, rbp",                      // t6 += hi(b5 a0)
        "mulx rbp, r12, [rdi + 8]",           // b5 a1
        "adox r15, rbp",                      // t7 += hi(b5 a1)
        "adcx r13, r12",                      // t6 += lo(b5 a1)
        "mulx rbp, rsi, [rdi + 16]",          // b5 a2
        "mulx r10, r9, [rdi + 40]",           // b5 a5
        "adcx r15, rsi",                      // t7 += lo(b5 a2)
        "mulx r12, rsi, [rdi + 32]",          // b5 a4
        "adox r8, rbp",                       // t8 += hi(b5 a2)
        "mulx rbp, rdi, [rdi + 24]",          // b5 a3
        "adox rax, rbp",                      // t9 += hi(b5 a3)
        "adcx r8, rdi",                       // t8 += lo(b5 a3)
        "adcx rax, rsi",                      // t9 += lo(b5 a4)
        "adcx rbx, r9",                       // t10 += lo(b5 a5)
        "adox rbx, r12",                      // t10 += hi(b5 a4)
        "adox r11, r10",                      // t11 += hi(b5 a5)
        "adc r11, 0",                         // t11 += carry of row 9
        "mov rbp, [rcx + {n0}]",              // m5 = n0
        "imul rbp, r14",                      // m5 = t5 n0
        "xor edi, edi",                       // 0 for row 10
        "mov rdx, rbp",                       // multiplier
        "mulx rbp, rsi, [rcx + {p}]",         // m5 p0
        "mulx r9, r12, [rcx + {p} + 16]",     // m5 p2
        "mov rdi, [rcx + {p} + 8]",           // factor
        "mulx r10, rdi, rdi",                 // m5 p1
        "adcx r14, rsi",                      // carry = t5 != 0
        "mulx rsi, r14, [rcx + {p} + 24]",    // m5 p3
        "adox r13, rbp",                      // t6 += hi(m5 p0)
        "adox r15, r10",                      // t7 += hi(m5 p1)
        "adox r8, r9",                        // t8 += hi(m5 p2)
        "adcx r13, rdi",                      // t6 += lo(m5 p1)
        "adcx r15, r12",                      // t7 += lo(m5 p2)
        "adox rax, rsi",                      // t9 += hi(m5 p3)
        "mulx rbp, r10, [rcx + {p} + 32]",    // m5 p4
        "mulx r9, rdi, [rcx + {p} + 40]",     // m5 p5
        "adcx r8, r14",                       // t8 += lo(m5 p3)
        "adcx rax, r10",                      // t9 += lo(m5 p4)
        "mov r12, r13",                       // u0 = t6
        "adox rbx, rbp",                      // t10 += hi(m5 p4)
        "adox r11, r9",                       // t11 += hi(m5 p5)
        "adcx rbx, rdi",                      // t10 += lo(m5 p5)
        "adc r11, 0",                         // t11 += carry of row 10
        "sub r12, [rcx + {p}]",               // u0 = t6 - p0
        "mov rsi, r15",                       // u1 = t7
        "sbb rsi, [rcx + {p} + 8]",           // u1 = t7 - p1 - borrow
        "mov rdx, r8",                        // u2 = t8
        "sbb rdx, [rcx + {p} + 16]",          // u2 = t8 - p2 - borrow
        "mov r14, rax",                       // u3 = t9
        "mov r10, rbx",                       // u4 = t10
        "sbb r14, [rcx + {p} + 24]",          // u3 = t9 - p3 - borrow
        "mov r9, r11",                        // u5 = t11
        "sbb r10, [rcx + {p} + 32]",          // u4 = t10 - p4 - borrow
        "sbb r9, [rcx + {p} + 40]",           // u5 = t11 - p5 - borrow
        "cmovc rsi, r15",                     // u1 = t7 if it borrowed
        "cmovc r12, r13",                     // u0 = t6 if it borrowed
        "cmovc rdx, r8",                      // u2 = t8 if it borrowed
        "cmovc r9, r11",                      // u5 = t11 if it borrowed
        "cmovc r14, rax",                     // u3 = t9 if it borrowed
        "cmovc r10, rbx",                     // u4 = t10 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
