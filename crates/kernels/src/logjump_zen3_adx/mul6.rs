//! The product, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule mont_mul_6_logjump_zen3_adx --search 120 --seed 51`, on Zen 4 (AMD EPYC).
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
            inlateout("rsi") b.as_ptr() => _,
            inlateout("rdi") a.as_ptr() => r4,
            lateout("r8") r0,
            lateout("r9") r5,
            lateout("r10") _,
            lateout("r11") r3,
            lateout("r12") _,
            lateout("r13") r1,
            lateout("r14") _,
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
        "mulx rax, r8, [rdi + 8]",            // b0 a1
        "mov rax, rax",                       // idle
        "mulx r9, r10, [rdi + 16]",           // b0 a2
        "add r8, rbx",                        // t1 = lo(b0 a1) + hi(b0 a0)
        "mov r8, r8",                         // idle
        "adc r10, rax",                       // t2 = lo(b0 a2) + hi(b0 a1) + carry
        "mulx rbx, r11, [rdi + 32]",          // b0 a4
        "mov rbx, rbx",                       // idle
        "mov r13, [rdi + 40]",                // factor
        "mulx r12, r13, r13",                 // b0 a5
        "mov r12, r12",                       // idle
        "mulx r14, r15, [rdi + 24]",          // b0 a3
        "mov rdx, rbp",                       // multiplier
        "mulx rbp, rax, [rcx + {fold} + 8]",  // t0 f1
        "adc r15, r9",                        // t3 = lo(b0 a3) + hi(b0 a2) + carry
        "mov r15, r15",                       // idle
        "adcx r11, r14",                      // t4 = lo(b0 a4) + hi(b0 a3) + carry
        "adcx r13, rbx",                      // t5 = lo(b0 a5) + hi(b0 a4) + carry
        "adc r12, 0",                         // t6 = hi(b0 a5) + carry
        "mulx rbx, r9, [rcx + {fold}]",       // t0 f0
        "xor r14d, r14d",                     // t7 = 0
        "adcx r8, r9",                        // t1 += lo(t0 f0)
        "adox r10, rbx",                      // t2 += hi(t0 f0)
        "mov r10, r10",                       // idle
        "mulx rbx, r9, [rcx + {fold} + 24]",  // t0 f3
        "adox r15, rbp",                      // t3 += hi(t0 f1)
        "adcx r10, rax",                      // t2 += lo(t0 f1)
        "mulx rbp, rax, [rcx + {fold} + 16]", // t0 f2
        "adox r11, rbp",                      // t4 += hi(t0 f2)
        "mov r11, r11",                       // idle
        "adox r13, rbx",                      // t5 += hi(t0 f3)
        "mov r13, r13",                       // idle
        "mov rbx, [rcx + {fold} + 32]",       // factor
        "mulx rbp, rbx, rbx",                 // t0 f4
        "adcx r15, rax",                      // t3 += lo(t0 f2)
        "adcx r11, r9",                       // t4 += lo(t0 f3)
        "adox r12, rbp",                      // t6 += hi(t0 f4)
        "adcx r13, rbx",                      // t5 += lo(t0 f4)
        "mov rbx, [rcx + {fold} + 40]",       // factor
        "mulx rbp, rbx, rbx",                 // t0 f5
        "mov rbp, rbp",                       // idle
        "adcx r12, rbx",                      // t6 += lo(t0 f5)
        "mov r12, r12",                       // idle
        "mov rdx, [rsi + 8]",                 // multiplier
        "mulx rbx, rax, [rdi]",               // b1 a0
        "adox r14, rbp",                      // t7 = hi(t0 f5)
        "adc r14, 0",                         // t7 += carry
        "mov ebp, 0",                         // 0 for row 1
        "mov rbp, rbp",                       // idle
        "add r8, rax",                        // t1 += lo(b1 a0)
        "inc rbp",                            // 1 for row 1: OF = 0
        "adox r10, rbx",                      // t2 += hi(b1 a0)
        "mov r10, r10",                       // idle
        "mov rbx, [rdi + 32]",                // factor
        "mulx rbp, rbx, rbx",                 // b1 a4
        "mov rbp, rbp",                       // idle
        "mulx r9, rax, [rdi + 8]",            // b1 a1
        "adox r15, r9",                       // t3 += hi(b1 a1)
        "mov r15, r15",                       // idle
        "adcx r10, rax",                      // t2 += lo(b1 a1)
        "mov r10, r10",                       // idle
        "mov rax, [rdi + 16]",                // factor
        "mulx r9, rax, rax",                  // b1 a2
        "mov r9, r9",                         // idle
        "adcx r15, rax",                      // t3 += lo(b1 a2)
        "mov r15, r15",                       // idle
        "adox r11, r9",                       // t4 += hi(b1 a2)
        "mov r9, [rdi + 24]",                 // factor
        "mulx rax, r9, r9",                   // b1 a3
        "mov rax, rax",                       // idle
        "adcx r11, r9",                       // t4 += lo(b1 a3)
        "mov r11, r11",                       // idle
        "adox r13, rax",                      // t5 += hi(b1 a3)
        "adcx r13, rbx",                      // t5 += lo(b1 a4)
        "mov r13, r13",                       // idle
        "mulx rbx, r9, [rdi + 40]",           // b1 a5
        "adcx r12, r9",                       // t6 += lo(b1 a5)
        "adox r12, rbp",                      // t6 += hi(b1 a4)
        "mov r12, r12",                       // idle
        "adox r14, rbx",                      // t7 += hi(b1 a5)
        "mov rdx, r8",                        // multiplier
        "mov rbx, [rcx + {fold}]",            // factor
        "mulx rbp, rbx, rbx",                 // t1 f0
        "mov rbp, rbp",                       // idle
        "adc r14, 0",                         // t7 += carry of row 1
        "xor eax, eax",                       // t8 = 0
        "mov rax, rax",                       // idle
        "adox r15, rbp",                      // t3 += hi(t1 f0)
        "mov r9, [rcx + {fold} + 8]",         // factor
        "mulx rbp, r9, r9",                   // t1 f1
        "mov rbp, rbp",                       // idle
        "adcx r10, rbx",                      // t2 += lo(t1 f0)
        "mov r10, r10",                       // idle
        "adcx r15, r9",                       // t3 += lo(t1 f1)
        "adox r11, rbp",                      // t4 += hi(t1 f1)
        "mulx rbx, rbp, [rcx + {fold} + 16]", // t1 f2
        "adcx r11, rbp",                      // t4 += lo(t1 f2)
        "mov r11, r11",                       // idle
        "mulx rbp, r9, [rcx + {fold} + 24]",  // t1 f3
        "adcx r13, r9",                       // t5 += lo(t1 f3)
        "adox r13, rbx",                      // t5 += hi(t1 f2)
        "mov r13, r13",                       // idle
        "mulx rbx, r9, [rcx + {fold} + 32]",  // t1 f4
        "mov rbx, rbx",                       // idle
        "adox r12, rbp",                      // t6 += hi(t1 f3)
        "adox r14, rbx",                      // t7 += hi(t1 f4)
        "mov r14, r14",                       // idle
        "mov rdx, [rsi + 16]",                // multiplier
        "mulx rbp, rbx, [rdi]",               // b2 a0
        "adcx r12, r9",                       // t6 += lo(t1 f4)
        "mov rdx, r8",                        // multiplier
        "mov r8, [rcx + {fold} + 40]",        // factor
        "mulx r9, r8, r8",                    // t1 f5
        "adcx r14, r8",                       // t7 += lo(t1 f5)
        "adox rax, r9",                       // t8 = hi(t1 f5)
        "adc rax, 0",                         // t8 += carry
        "mov rax, rax",                       // idle
        "xor r8d, r8d",                       // 0 for row 3
        "mov r8, r8",                         // idle
        "mov rdx, [rsi + 16]",                // multiplier
        "mulx r9, r8, [rdi + 8]",             // b2 a1
        "mov r9, r9",                         // idle
        "adox r15, rbp",                      // t3 += hi(b2 a0)
        "mov r15, r15",                       // idle
        "adcx r10, rbx",                      // t2 += lo(b2 a0)
        "mov r10, r10",                       // idle
        "mulx rbp, rbx, [rdi + 16]",          // b2 a2
        "adox r11, r9",                       // t4 += hi(b2 a1)
        "mov r11, r11",                       // idle
        "adcx r15, r8",                       // t3 += lo(b2 a1)
        "mov r15, r15",                       // idle
        "mulx r9, r8, [rdi + 24]",            // b2 a3
        "adox r13, rbp",                      // t5 += hi(b2 a2)
        "adcx r11, rbx",                      // t4 += lo(b2 a2)
        "mov r11, r11",                       // idle
        "adcx r13, r8",                       // t5 += lo(b2 a3)
        "adox r12, r9",                       // t6 += hi(b2 a3)
        "mov r12, r12",                       // idle
        "mulx rbp, rbx, [rdi + 40]",          // b2 a5
        "mov rbp, rbp",                       // idle
        "mulx r8, r9, [rdi + 32]",            // b2 a4
        "adox r14, r8",                       // t7 += hi(b2 a4)
        "adox rax, rbp",                      // t8 += hi(b2 a5)
        "adc r12, r9",                        // t6 += lo(b2 a4)
        "adc r14, rbx",                       // t7 += lo(b2 a5)
        "mov r14, r14",                       // idle
        "mov rdx, r10",                       // multiplier
        "mulx rbp, rbx, [rcx + {fold} + 8]",  // t2 f1
        "mov rbp, rbp",                       // idle
        "mulx r8, r9, [rcx + {fold}]",        // t2 f0
        "adc rax, 0",                         // t8 += carry of row 3
        "xor r10d, r10d",                     // t9 = 0
        "adcx r15, r9",                       // t3 += lo(t2 f0)
        "adox r11, r8",                       // t4 += hi(t2 f0)
        "mov r11, r11",                       // idle
        "adox r13, rbp",                      // t5 += hi(t2 f1)
        "mov r9, [rcx + {fold} + 16]",        // factor
        "mulx rbp, r9, r9",                   // t2 f2
        "adcx r11, rbx",                      // t4 += lo(t2 f1)
        "mov r11, r11",                       // idle
        "adcx r13, r9",                       // t5 += lo(t2 f2)
        "mov r13, r13",                       // idle
        "adox r12, rbp",                      // t6 += hi(t2 f2)
        "mulx rbx, rbp, [rcx + {fold} + 24]", // t2 f3
        "mov rbx, rbx",                       // idle
        "adcx r12, rbp",                      // t6 += lo(t2 f3)
        "mulx rbp, r8, [rcx + {fold} + 32]",  // t2 f4
        "adcx r14, r8",                       // t7 += lo(t2 f4)
        "adox r14, rbx",                      // t7 += hi(t2 f3)
        "mov r14, r14",                       // idle
        "mulx rbx, r9, [rcx + {fold} + 40]",  // t2 f5
        "adox rax, rbp",                      // t8 += hi(t2 f4)
        "mov rdx, [rsi + 24]",                // multiplier
        "mulx rbp, r8, [rdi]",                // b3 a0
        "adox r10, rbx",                      // t9 = hi(t2 f5)
        "adc rax, r9",                        // t8 += lo(t2 f5)
        "adc r10, 0",                         // t9 += carry
        "mov r10, r10",                       // idle
        "xor ebx, ebx",                       // 0 for row 5
        "adox r11, rbp",                      // t4 += hi(b3 a0)
        "mov r11, r11",                       // idle
        "mulx rbx, rbp, [rdi + 8]",           // b3 a1
        "adcx r15, r8",                       // t3 += lo(b3 a0)
        "mov r8, [rdi + 16]",                 // factor
        "mulx r9, r8, r8",                    // b3 a2
        "adcx r11, rbp",                      // t4 += lo(b3 a1)
        "adox r13, rbx",                      // t5 += hi(b3 a1)
        "adox r12, r9",                       // t6 += hi(b3 a2)
        "mov rbx, [rdi + 24]",                // factor
        "mulx rbp, rbx, rbx",                 // b3 a3
        "adcx r13, r8",                       // t5 += lo(b3 a2)
        "mov r13, r13",                       // idle
        "adox r14, rbp",                      // t7 += hi(b3 a3)
        "mov r14, r14",                       // idle
        "adcx r12, rbx",                      // t6 += lo(b3 a3)
        "mulx rbp, rbx, [rdi + 32]",          // b3 a4
        "adox rax, rbp",                      // t8 += hi(b3 a4)
        "mov rax, rax",                       // idle
        "mulx rbp, r9, [rdi + 40]",           // b3 a5
        "mov rbp, rbp",                       // idle
        "adcx r14, rbx",                      // t7 += lo(b3 a4)
        "mov rdx, r15",                       // multiplier
        "mulx rbx, r8, [rcx + {fold}]",       // t3 f0
        "mov rbx, rbx",                       // idle
        "adox r10, rbp",                      // t9 += hi(b3 a5)
        "adcx rax, r9",                       // t8 += lo(b3 a5)
        "mov rax, rax",                       // idle
        "adc r10, 0",                         // t9 += carry of row 5
        "xor ebp, ebp",                       // t10 = 0
        "mov rbp, rbp",                       // idle
        "adox r13, rbx",                      // t5 += hi(t3 f0)
        "adcx r11, r8",                       // t4 += lo(t3 f0)
        "mulx rbx, r9, [rcx + {fold} + 8]",   // t3 f1
        "adcx r13, r9",                       // t5 += lo(t3 f1)
        "adox r12, rbx",                      // t6 += hi(t3 f1)
        "mulx rbx, r8, [rcx + {fold} + 16]",  // t3 f2
        "mov rbx, rbx",                       // idle
        "adox r14, rbx",                      // t7 += hi(t3 f2)
        "adcx r12, r8",                       // t6 += lo(t3 f2)
        "mov r12, r12",                       // idle
        "mulx rbx, r9, [rcx + {fold} + 24]",  // t3 f3
        "adox rax, rbx",                      // t8 += hi(t3 f3)
        "adcx r14, r9",                       // t7 += lo(t3 f3)
        "mov rdx, [rsi + 32]",                // multiplier
        "mulx rbx, r8, [rdi]",                // b4 a0
        "mov rdx, r15",                       // multiplier
        "mulx r9, r15, [rcx + {fold} + 32]",  // t3 f4
        "mov r9, r9",                         // idle
        "adox r10, r9",                       // t9 += hi(t3 f4)
        "mov r10, r10",                       // idle
        "adcx rax, r15",                      // t8 += lo(t3 f4)
        "mov rax, rax",                       // idle
        "mulx r9, r15, [rcx + {fold} + 40]",  // t3 f5
        "adcx r10, r15",                      // t9 += lo(t3 f5)
        "mov r10, r10",                       // idle
        "adox rbp, r9",                       // t10 = hi(t3 f5)
        "mov rbp, rbp",                       // idle
        "adc rbp, 0",                         // t10 += carry
        "mov r15d, 0",                        // 0 for row 7
        "mov r15, r15",                       // idle
        "add r11, r8",                        // t4 += lo(b4 a0)
        "inc r15",                            // 1 for row 7: OF = 0
        "adox r13, rbx",                      // t5 += hi(b4 a0)
        "mov rdx, [rsi + 32]",                // multiplier
        "mov r9, [rdi + 8]",                  // factor
        "mulx rbx, r9, r9",                   // b4 a1
        "mov r15, [rdi + 16]",                // factor
        "mulx r8, r15, r15",                  // b4 a2
        "adcx r13, r9",                       // t5 += lo(b4 a1)
        "adox r12, rbx",                      // t6 += hi(b4 a1)
        "mulx rbx, r9, [rdi + 24]",           // b4 a3
        "adcx r12, r15",                      // t6 += lo(b4 a2)
        "adox r14, r8",                       // t7 += hi(b4 a2)
        "mov r8, [rdi + 32]",                 // factor
        "mulx r15, r8, r8",                   // b4 a4
        "adox rax, rbx",                      // t8 += hi(b4 a3)
        "adcx r14, r9",                       // t7 += lo(b4 a3)
        "mov r14, r14",                       // idle
        "adcx rax, r8",                       // t8 += lo(b4 a4)
        "adox r10, r15",                      // t9 += hi(b4 a4)
        "mov r10, r10",                       // idle
        "mov r9, [rdi + 40]",                 // factor
        "mulx rbx, r9, r9",                   // b4 a5
        "mov rbx, rbx",                       // idle
        "adox rbp, rbx",                      // t10 += hi(b4 a5)
        "mov rbp, rbp",                       // idle
        "mov rdx, r11",                       // multiplier
        "mov r8, [rcx + {fold}]",             // factor
        "mulx rbx, r8, r8",                   // t4 f0
        "adcx r10, r9",                       // t9 += lo(b4 a5)
        "adc rbp, 0",                         // t10 += carry of row 7
        "xor r15d, r15d",                     // t11 = 0
        "mulx r11, r9, [rcx + {fold} + 8]",   // t4 f1
        "adox r12, rbx",                      // t6 += hi(t4 f0)
        "mov r12, r12",                       // idle
        "adox r14, r11",                      // t7 += hi(t4 f1)
        "adcx r13, r8",                       // t5 += lo(t4 f0)
        "mulx rbx, r11, [rcx + {fold} + 24]", // t4 f3
        "mov rbx, rbx",                       // idle
        "adcx r12, r9",                       // t6 += lo(t4 f1)
        "mulx r8, r9, [rcx + {fold} + 16]",   // t4 f2
        "adcx r14, r9",                       // t7 += lo(t4 f2)
        "mov r14, r14",                       // idle
        "adox rax, r8",                       // t8 += hi(t4 f2)
        "adcx rax, r11",                      // t8 += lo(t4 f3)
        "mov r8, [rcx + {fold} + 32]",        // factor
        "mulx r9, r8, r8",                    // t4 f4
        "mov r9, r9",                         // idle
        "adox r10, rbx",                      // t9 += hi(t4 f3)
        "adox rbp, r9",                       // t10 += hi(t4 f4)
        "mulx rbx, r11, [rcx + {fold} + 40]", // t4 f5
        "mov rbx, rbx",                       // idle
        "mov rdx, [rsi + 40]",                // multiplier
        "mulx r9, rsi, [rdi + 32]",           // b5 a4
        "adcx r10, r8",                       // t9 += lo(t4 f4)
        "adcx rbp, r11",                      // t10 += lo(t4 f5)
        "adox r15, rbx",                      // t11 = hi(t4 f5)
        "mov r15, r15",                       // idle
        "adc r15, 0",                         // t11 += carry
        "xor ebx, ebx",                       // 0 for row 9
        "mulx rbx, r8, [rdi]",                // b5 a0
        "adcx r13, r8",                       // t5 += lo(b5 a0)
        "mulx r11, r8, [rdi + 8]",            // b5 a1
        "adox r12, rbx",                      // t6 += hi(b5 a0)
        "mov r12, r12",                       // idle
        "adox r14, r11",                      // t7 += hi(b5 a1)
        "mov r14, r14",                       // idle
        "adcx r12, r8",                       // t6 += lo(b5 a1)
        "mov r12, r12",                       // idle
        "mulx rbx, r11, [rdi + 16]",          // b5 a2
        "adcx r14, r11",                      // t7 += lo(b5 a2)
        "mov r11, [rdi + 40]",                // factor
        "mulx r8, r11, r11",                  // b5 a5
        "adox rax, rbx",                      // t8 += hi(b5 a2)
        "mulx rbx, rdi, [rdi + 24]",          // b5 a3
        "mov rbx, rbx",                       // idle
        "adcx rax, rdi",                      // t8 += lo(b5 a3)
        "adox r10, rbx",                      // t9 += hi(b5 a3)
        "mov r10, r10",                       // idle
        "adcx r10, rsi",                      // t9 += lo(b5 a4)
        "mov r10, r10",                       // idle
        "adox rbp, r9",                       // t10 += hi(b5 a4)
        "adcx rbp, r11",                      // t10 += lo(b5 a5)
        "adox r15, r8",                       // t11 += hi(b5 a5)
        "mov rbx, [rcx + {n0}]",              // m5 = n0
        "adc r15, 0",                         // t11 += carry of row 9
        "imul rbx, r13",                      // m5 = t5 n0
        "mov rbx, rbx",                       // idle
        "mov rdx, rbx",                       // multiplier
        "mov rdi, [rcx + {p}]",               // factor
        "mulx rbx, rdi, rdi",                 // m5 p0
        "mov rbx, rbx",                       // idle
        "mov r9, [rcx + {p} + 8]",            // factor
        "mulx rsi, r9, r9",                   // m5 p1
        "xor r11d, r11d",                     // 0 for row 10
        "mov r11, r11",                       // idle
        "adcx r13, rdi",                      // carry = t5 != 0
        "adox r12, rbx",                      // t6 += hi(m5 p0)
        "adcx r12, r9",                       // t6 += lo(m5 p1)
        "mulx rbx, r8, [rcx + {p} + 16]",     // m5 p2
        "adox r14, rsi",                      // t7 += hi(m5 p1)
        "mov r14, r14",                       // idle
        "adox rax, rbx",                      // t8 += hi(m5 p2)
        "mov rax, rax",                       // idle
        "adcx r14, r8",                       // t7 += lo(m5 p2)
        "mulx rbx, r11, [rcx + {p} + 24]",    // m5 p3
        "mov rbx, rbx",                       // idle
        "adcx rax, r11",                      // t8 += lo(m5 p3)
        "mov r13, [rcx + {p} + 32]",          // factor
        "mulx rdi, r13, r13",                 // m5 p4
        "mov rdi, rdi",                       // idle
        "adcx r10, r13",                      // t9 += lo(m5 p4)
        "mov rsi, [rcx + {p} + 40]",          // factor
        "mulx r9, rsi, rsi",                  // m5 p5
        "adox r10, rbx",                      // t9 += hi(m5 p3)
        "adox rbp, rdi",                      // t10 += hi(m5 p4)
        "mov rbp, rbp",                       // idle
        "mov r8, r12",                        // u0 = t6
        "mov r8, r8",                         // idle
        "mov r11, r10",                       // u3 = t9
        "adox r15, r9",                       // t11 += hi(m5 p5)
        "adc rbp, rsi",                       // t10 += lo(m5 p5)
        "mov rbp, rbp",                       // idle
        "mov r13, r14",                       // u1 = t7
        "adc r15, 0",                         // t11 += carry of row 10
        "mov rdx, rax",                       // u2 = t8
        "mov rdi, rbp",                       // u4 = t10
        "sub r8, [rcx + {p}]",                // u0 = t6 - p0
        "sbb r13, [rcx + {p} + 8]",           // u1 = t7 - p1 - borrow
        "mov r13, r13",                       // idle
        "sbb rdx, [rcx + {p} + 16]",          // u2 = t8 - p2 - borrow
        "mov r9, r15",                        // u5 = t11
        "mov r9, r9",                         // idle
        "sbb r11, [rcx + {p} + 24]",          // u3 = t9 - p3 - borrow
        "sbb rdi, [rcx + {p} + 32]",          // u4 = t10 - p4 - borrow
        "mov rdi, rdi",                       // idle
        "sbb r9, [rcx + {p} + 40]",           // u5 = t11 - p5 - borrow
        "mov r9, r9",                         // idle
        "cmovc rdi, rbp",                     // u4 = t10 if it borrowed
        "mov rdi, rdi",                       // idle
        "cmovc r8, r12",                      // u0 = t6 if it borrowed
        "mov r8, r8",                         // idle
        "cmovc r13, r14",                     // u1 = t7 if it borrowed
        "mov r13, r13",                       // idle
        "cmovc rdx, rax",                     // u2 = t8 if it borrowed
        "cmovc r9, r15",                      // u5 = t11 if it borrowed
        "mov r9, r9",                         // idle
        "cmovc r11, r10",                     // u3 = t9 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
        fold = const offset_of!(Params<6>, fold1),
    )
}
