//! The product, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule mont_mul_6_adx --search 30 --seed 1`, on Golden Cove (Intel(R) Xeon(R) Processor).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product.
///
/// * **Computes** `a * b * 2^(-384) mod p`
/// * **Requires** `a < p` and that the top bit of `p` is clear, nothing of `b`; or `a, b < 2p` and that the top two bits are clear
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski (1996), CIOS, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn mul(_: Adx, a: &[u64; 6], b: &[u64; 6], k: &Params<6>) -> [u64; 6] {
    debug_assert!(k.p[5] >> 63 == 0);
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") _,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") r4,
            inlateout("rsi") b.as_ptr() => _,
            inlateout("rdi") a.as_ptr() => r2,
            lateout("r8") _,
            lateout("r9") _,
            lateout("r10") _,
            lateout("r11") r5,
            lateout("r12") _,
            lateout("r13") r0,
            lateout("r14") r1,
            lateout("r15") r3,
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
        "mov rdx, [rsi]",                  // multiplier
        "mov rbp, [rdi + 8]",              // factor
        "mulx rbx, rbp, rbp",              // b0 a1
        "mulx rax, r8, [rdi]",             // b0 a0
        "add rbp, rax",                    // t1 = lo(b0 a1) + hi(b0 a0)
        "mulx r9, r10, [rdi + 24]",        // b0 a3
        "mulx r11, r12, [rdi + 16]",       // b0 a2
        "mulx r13, r14, [rdi + 32]",       // b0 a4
        "adc r12, rbx",                    // t2 = lo(b0 a2) + hi(b0 a1) + carry
        "adc r10, r11",                    // t3 = lo(b0 a3) + hi(b0 a2) + carry
        "adcx r14, r9",                    // t4 = lo(b0 a4) + hi(b0 a3) + carry
        "mulx rbx, r15, [rdi + 40]",       // b0 a5
        "adc r15, r13",                    // t5 = lo(b0 a5) + hi(b0 a4) + carry
        "adc rbx, 0",                      // t6 = hi(b0 a5) + carry
        "mov rax, [rcx + {n0}]",           // m0 = n0
        "imul rax, r8",                    // m0 = t0 n0
        "mov r11d, 0",                     // 0 for row 0
        "add r8, -1",                      // carry = t0 != 0
        "inc r11",                         // 1 for row 0: OF = 0
        "mov rdx, rax",                    // multiplier
        "mulx r9, r9, [rcx + {p}]",        // m0 p0
        "adox rbp, r9",                    // t1 += hi(m0 p0)
        "mulx r13, r8, [rcx + {p} + 16]",  // m0 p2
        "mulx r11, rax, [rcx + {p} + 8]",  // m0 p1
        "adcx rbp, rax",                   // t1 += lo(m0 p1)
        "mulx r9, rax, [rcx + {p} + 24]",  // m0 p3
        "adox r12, r11",                   // t2 += hi(m0 p1)
        "adox r10, r13",                   // t3 += hi(m0 p2)
        "adcx r12, r8",                    // t2 += lo(m0 p2)
        "mulx r11, r13, [rcx + {p} + 32]", // m0 p4
        "adcx r10, rax",                   // t3 += lo(m0 p3)
        "adox r14, r9",                    // t4 += hi(m0 p3)
        "adcx r14, r13",                   // t4 += lo(m0 p4)
        "adox r15, r11",                   // t5 += hi(m0 p4)
        "mulx r8, rax, [rcx + {p} + 40]",  // m0 p5
        "adox rbx, r8",                    // t6 += hi(m0 p5)
        "adc r15, rax",                    // t5 += lo(m0 p5)
        "adc rbx, 0",                      // t6 += carry of row 0
        "xor r9d, r9d",                    // t7 = 0
        "mov rdx, [rsi + 8]",              // multiplier
        "mulx r13, r11, [rdi + 16]",       // b1 a2
        "mulx r8, rax, [rdi]",             // b1 a0
        "add rbp, rax",                    // t1 += lo(b1 a0)
        "dec r9",                          // t7 = -1: OF = 0
        "adox r12, r8",                    // t2 += hi(b1 a0)
        "mulx rax, r8, [rdi + 8]",         // b1 a1
        "adcx r12, r8",                    // t2 += lo(b1 a1)
        "adox r10, rax",                   // t3 += hi(b1 a1)
        "adox r14, r13",                   // t4 += hi(b1 a2)
        "mulx r8, rax, [rdi + 32]",        // b1 a4
        "adcx r10, r11",                   // t3 += lo(b1 a2)
        "mulx r13, r11, [rdi + 24]",       // b1 a3
        "adcx r14, r11",                   // t4 += lo(b1 a3)
        "adox r15, r13",                   // t5 += hi(b1 a3)
        "adcx r15, rax",                   // t5 += lo(b1 a4)
        "adox rbx, r8",                    // t6 += hi(b1 a4)
        "mulx r11, r13, [rdi + 40]",       // b1 a5
        "adox r9, r11",                    // t7 = hi(b1 a5)
        "adc rbx, r13",                    // t6 += lo(b1 a5)
        "adc r9, 1",                       // t7 += carry
        "mov rax, [rcx + {n0}]",           // m1 = n0
        "imul rax, rbp",                   // m1 = t1 n0
        "mov r8d, 0",                      // 0 for row 2
        "add rbp, -1",                     // carry = t1 != 0
        "mov rdx, rax",                    // multiplier
        "mulx rbp, rbp, [rcx + {p}]",      // m1 p0
        "inc r8",                          // 1 for row 2: OF = 0
        "adox r12, rbp",                   // t2 += hi(m1 p0)
        "mulx rbp, r11, [rcx + {p} + 8]",  // m1 p1
        "adcx r12, r11",                   // t2 += lo(m1 p1)
        "mulx r13, rax, [rcx + {p} + 16]", // m1 p2
        "adox r10, rbp",                   // t3 += hi(m1 p1)
        "adox r14, r13",                   // t4 += hi(m1 p2)
        "adcx r10, rax",                   // t3 += lo(m1 p2)
        "mulx rbp, r8, [rcx + {p} + 24]",  // m1 p3
        "adcx r14, r8",                    // t4 += lo(m1 p3)
        "adox r15, rbp",                   // t5 += hi(m1 p3)
        "mulx rbp, r11, [rcx + {p} + 32]", // m1 p4
        "adcx r15, r11",                   // t5 += lo(m1 p4)
        "adox rbx, rbp",                   // t6 += hi(m1 p4)
        "mulx rbp, r13, [rcx + {p} + 40]", // m1 p5
        "adox r9, rbp",                    // t7 += hi(m1 p5)
        "adcx rbx, r13",                   // t6 += lo(m1 p5)
        "adc r9, 0",                       // t7 += carry of row 2
        "xor ebp, ebp",                    // t8 = 0
        "mov rdx, [rsi + 16]",             // multiplier
        "mulx rax, r8, [rdi]",             // b2 a0
        "add r12, r8",                     // t2 += lo(b2 a0)
        "dec rbp",                         // t8 = -1: OF = 0
        "adox r10, rax",                   // t3 += hi(b2 a0)
        "mov r13, [rdi + 8]",              // factor
        "mulx r11, r13, r13",              // b2 a1
        "adox r14, r11",                   // t4 += hi(b2 a1)
        "adcx r10, r13",                   // t3 += lo(b2 a1)
        "mulx r8, rax, [rdi + 16]",        // b2 a2
        "adox r15, r8",                    // t5 += hi(b2 a2)
        "adcx r14, rax",                   // t4 += lo(b2 a2)
        "mulx r11, r13, [rdi + 32]",       // b2 a4
        "mulx r8, rax, [rdi + 24]",        // b2 a3
        "adcx r15, rax",                   // t5 += lo(b2 a3)
        "adox rbx, r8",                    // t6 += hi(b2 a3)
        "adox r9, r11",                    // t7 += hi(b2 a4)
        "adcx rbx, r13",                   // t6 += lo(b2 a4)
        "mulx rax, r8, [rdi + 40]",        // b2 a5
        "adcx r9, r8",                     // t7 += lo(b2 a5)
        "adox rbp, rax",                   // t8 = hi(b2 a5)
        "adc rbp, 1",                      // t8 += carry
        "mov r11, [rcx + {n0}]",           // m2 = n0
        "imul r11, r12",                   // m2 = t2 n0
        "add r12, -1",                     // carry = t2 != 0
        "mov r13d, 0",                     // 0 for row 4
        "mov rdx, r11",                    // multiplier
        "mulx r8, r8, [rcx + {p}]",        // m2 p0
        "inc r13",                         // 1 for row 4: OF = 0
        "adox r10, r8",                    // t3 += hi(m2 p0)
        "mulx rax, r12, [rcx + {p} + 8]",  // m2 p1
        "adox r14, rax",                   // t4 += hi(m2 p1)
        "mulx r11, r13, [rcx + {p} + 16]", // m2 p2
        "adcx r10, r12",                   // t3 += lo(m2 p1)
        "adcx r14, r13",                   // t4 += lo(m2 p2)
        "adox r15, r11",                   // t5 += hi(m2 p2)
        "mulx r8, rax, [rcx + {p} + 24]",  // m2 p3
        "adcx r15, rax",                   // t5 += lo(m2 p3)
        "adox rbx, r8",                    // t6 += hi(m2 p3)
        "mulx r12, r13, [rcx + {p} + 32]", // m2 p4
        "adcx rbx, r13",                   // t6 += lo(m2 p4)
        "adox r9, r12",                    // t7 += hi(m2 p4)
        "mulx r11, rax, [rcx + {p} + 40]", // m2 p5
        "adox rbp, r11",                   // t8 += hi(m2 p5)
        "adcx r9, rax",                    // t7 += lo(m2 p5)
        "adc rbp, 0",                      // t8 += carry of row 4
        "xor r8d, r8d",                    // t9 = 0
        "mov rdx, [rsi + 24]",             // multiplier
        "mulx r13, r12, [rdi]",            // b3 a0
        "add r10, r12",                    // t3 += lo(b3 a0)
        "dec r8",                          // t9 = -1: OF = 0
        "adox r14, r13",                   // t4 += hi(b3 a0)
        "mulx r11, rax, [rdi + 8]",        // b3 a1
        "mulx r12, r13, [rdi + 16]",       // b3 a2
        "adox r15, r11",                   // t5 += hi(b3 a1)
        "adcx r14, rax",                   // t4 += lo(b3 a1)
        "adox rbx, r12",                   // t6 += hi(b3 a2)
        "mulx r11, rax, [rdi + 32]",       // b3 a4
        "adcx r15, r13",                   // t5 += lo(b3 a2)
        "mulx r12, r13, [rdi + 24]",       // b3 a3
        "adox r9, r12",                    // t7 += hi(b3 a3)
        "adox rbp, r11",                   // t8 += hi(b3 a4)
        "adcx rbx, r13",                   // t6 += lo(b3 a3)
        "adcx r9, rax",                    // t7 += lo(b3 a4)
        "mulx r12, r11, [rdi + 40]",       // b3 a5
        "adcx rbp, r11",                   // t8 += lo(b3 a5)
        "adox r8, r12",                    // t9 = hi(b3 a5)
        "adc r8, 1",                       // t9 += carry
        "mov r13, [rcx + {n0}]",           // m3 = n0
        "imul r13, r10",                   // m3 = t3 n0
        "mov rdx, r13",                    // multiplier
        "mulx rax, rax, [rcx + {p}]",      // m3 p0
        "add r10, -1",                     // carry = t3 != 0
        "mov r11d, 0",                     // 0 for row 6
        "inc r11",                         // 1 for row 6: OF = 0
        "adox r14, rax",                   // t4 += hi(m3 p0)
        "mulx r12, r13, [rcx + {p} + 8]",  // m3 p1
        "adox r15, r12",                   // t5 += hi(m3 p1)
        "adcx r14, r13",                   // t4 += lo(m3 p1)
        "mulx r10, r11, [rcx + {p} + 16]", // m3 p2
        "adcx r15, r11",                   // t5 += lo(m3 p2)
        "adox rbx, r10",                   // t6 += hi(m3 p2)
        "mulx rax, r12, [rcx + {p} + 32]", // m3 p4
        "mulx r13, r11, [rcx + {p} + 24]", // m3 p3
        "adox r9, r13",                    // t7 += hi(m3 p3)
        "mulx r10, r13, [rcx + {p} + 40]", // m3 p5
        "adox rbp, rax",                   // t8 += hi(m3 p4)
        "adcx rbx, r11",                   // t6 += lo(m3 p3)
        "adox r8, r10",                    // t9 += hi(m3 p5)
        "adcx r9, r12",                    // t7 += lo(m3 p4)
        "adcx rbp, r13",                   // t8 += lo(m3 p5)
        "adc r8, 0",                       // t9 += carry of row 6
        "xor eax, eax",                    // t10 = 0
        "mov rdx, [rsi + 32]",             // multiplier
        "mulx r11, r10, [rdi + 8]",        // b4 a1
        "mulx r12, r13, [rdi]",            // b4 a0
        "add r14, r13",                    // t4 += lo(b4 a0)
        "dec rax",                         // t10 = -1: OF = 0
        "adox r15, r12",                   // t5 += hi(b4 a0)
        "adcx r15, r10",                   // t5 += lo(b4 a1)
        "adox rbx, r11",                   // t6 += hi(b4 a1)
        "mulx r13, r12, [rdi + 16]",       // b4 a2
        "adcx rbx, r12",                   // t6 += lo(b4 a2)
        "adox r9, r13",                    // t7 += hi(b4 a2)
        "mulx r10, r11, [rdi + 24]",       // b4 a3
        "adox rbp, r10",                   // t8 += hi(b4 a3)
        "mulx r12, r13, [rdi + 32]",       // b4 a4
        "adcx r9, r11",                    // t7 += lo(b4 a3)
        "mulx r10, r11, [rdi + 40]",       // b4 a5
        "adcx rbp, r13",                   // t8 += lo(b4 a4)
        "adox r8, r12",                    // t9 += hi(b4 a4)
        "mov r13, [rcx + {n0}]",           // m4 = n0
        "adox rax, r10",                   // t10 = hi(b4 a5)
        "adcx r8, r11",                    // t9 += lo(b4 a5)
        "adc rax, 1",                      // t10 += carry
        "mov r12d, 0",                     // 0 for row 8
        "imul r13, r14",                   // m4 = t4 n0
        "add r14, -1",                     // carry = t4 != 0
        "mov rdx, r13",                    // multiplier
        "mulx r10, r10, [rcx + {p}]",      // m4 p0
        "inc r12",                         // 1 for row 8: OF = 0
        "adox r15, r10",                   // t5 += hi(m4 p0)
        "mov r14, [rcx + {p} + 8]",        // factor
        "mulx r11, r14, r14",              // m4 p1
        "adcx r15, r14",                   // t5 += lo(m4 p1)
        "mulx r13, r12, [rcx + {p} + 16]", // m4 p2
        "adox rbx, r11",                   // t6 += hi(m4 p1)
        "adcx rbx, r12",                   // t6 += lo(m4 p2)
        "mulx r10, r14, [rcx + {p} + 24]", // m4 p3
        "adcx r9, r14",                    // t7 += lo(m4 p3)
        "adox r9, r13",                    // t7 += hi(m4 p2)
        "adox rbp, r10",                   // t8 += hi(m4 p3)
        "mulx r11, r12, [rcx + {p} + 32]", // m4 p4
        "adcx rbp, r12",                   // t8 += lo(m4 p4)
        "mulx r14, r13, [rcx + {p} + 40]", // m4 p5
        "adox r8, r11",                    // t9 += hi(m4 p4)
        "adcx r8, r13",                    // t9 += lo(m4 p5)
        "adox rax, r14",                   // t10 += hi(m4 p5)
        "adc rax, 0",                      // t10 += carry of row 8
        "xor r10d, r10d",                  // t11 = 0
        "mov rdx, [rsi + 40]",             // multiplier
        "mulx r12, r11, [rdi]",            // b5 a0
        "add r15, r11",                    // t5 += lo(b5 a0)
        "dec r10",                         // t11 = -1: OF = 0
        "adox rbx, r12",                   // t6 += hi(b5 a0)
        "mulx r13, r14, [rdi + 16]",       // b5 a2
        "mulx rsi, r11, [rdi + 8]",        // b5 a1
        "adcx rbx, r11",                   // t6 += lo(b5 a1)
        "adox r9, rsi",                    // t7 += hi(b5 a1)
        "mulx r12, r11, [rdi + 32]",       // b5 a4
        "adcx r9, r14",                    // t7 += lo(b5 a2)
        "mulx rsi, r14, [rdi + 24]",       // b5 a3
        "adox rbp, r13",                   // t8 += hi(b5 a2)
        "adox r8, rsi",                    // t9 += hi(b5 a3)
        "adcx rbp, r14",                   // t8 += lo(b5 a3)
        "adcx r8, r11",                    // t9 += lo(b5 a4)
        "adox rax, r12",                   // t10 += hi(b5 a4)
        "mulx r13, rsi, [rdi + 40]",       // b5 a5
        "mov r14, [rcx + {n0}]",           // m5 = n0
        "adcx rax, rsi",                   // t10 += lo(b5 a5)
        "adox r10, r13",                   // t11 = hi(b5 a5)
        "adc r10, 1",                      // t11 += carry
        "imul r14, r15",                   // m5 = t5 n0
        "xor r11d, r11d",                  // 0 for row 10
        "mov rdx, r14",                    // multiplier
        "mulx r12, rdi, [rcx + {p} + 8]",  // m5 p1
        "mulx rsi, r13, [rcx + {p}]",      // m5 p0
        "adcx r15, r13",                   // carry = t5 != 0
        "adox rbx, rsi",                   // t6 += hi(m5 p0)
        "adcx rbx, rdi",                   // t6 += lo(m5 p1)
        "adox r9, r12",                    // t7 += hi(m5 p1)
        "mulx r11, r14, [rcx + {p} + 16]", // m5 p2
        "mulx r13, r15, [rcx + {p} + 24]", // m5 p3
        "mulx rsi, rdi, [rcx + {p} + 32]", // m5 p4
        "adox rbp, r11",                   // t8 += hi(m5 p2)
        "adcx r9, r14",                    // t7 += lo(m5 p2)
        "adox r8, r13",                    // t9 += hi(m5 p3)
        "adcx rbp, r15",                   // t8 += lo(m5 p3)
        "adcx r8, rdi",                    // t9 += lo(m5 p4)
        "mulx r12, r11, [rcx + {p} + 40]", // m5 p5
        "adcx rax, r11",                   // t10 += lo(m5 p5)
        "adox rax, rsi",                   // t10 += hi(m5 p4)
        "adox r10, r12",                   // t11 += hi(m5 p5)
        "adc r10, 0",                      // t11 += carry of row 10
        "mov r14, r9",                     // u1 = t7
        "mov r13, rbx",                    // u0 = t6
        "sub r13, [rcx + {p}]",            // u0 = t6 - p0
        "sbb r14, [rcx + {p} + 8]",        // u1 = t7 - p1 - borrow
        "mov r15, r8",                     // u3 = t9
        "mov rdi, rbp",                    // u2 = t8
        "sbb rdi, [rcx + {p} + 16]",       // u2 = t8 - p2 - borrow
        "sbb r15, [rcx + {p} + 24]",       // u3 = t9 - p3 - borrow
        "mov rdx, rax",                    // u4 = t10
        "mov r11, r10",                    // u5 = t11
        "sbb rdx, [rcx + {p} + 32]",       // u4 = t10 - p4 - borrow
        "sbb r11, [rcx + {p} + 40]",       // u5 = t11 - p5 - borrow
        "cmovc rdx, rax",                  // u4 = t10 if it borrowed
        "cmovc r13, rbx",                  // u0 = t6 if it borrowed
        "cmovc r11, r10",                  // u5 = t11 if it borrowed
        "cmovc r14, r9",                   // u1 = t7 if it borrowed
        "cmovc rdi, rbp",                  // u2 = t8 if it borrowed
        "cmovc r15, r8",                   // u3 = t9 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
    )
}
