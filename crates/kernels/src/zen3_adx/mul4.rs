//! The product, four limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule mont_mul_4_zen3_adx --search 50 --seed 2`, on Zen 4 (AMD EPYC).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery product.
///
/// * **Computes** `a * b * 2^(-256) mod p`
/// * **Requires** `a < p` and that the top bit of `p` is clear, nothing of `b`; or `a, b < 2p` and that the top two bits are clear
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski (1996), CIOS, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn mul(_: Adx, a: &[u64; 4], b: &[u64; 4], k: &Params<4>) -> [u64; 4] {
    debug_assert!(k.p[3] >> 63 == 0);
    let (r0, r1, r2, r3): (u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") _,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            inlateout("rsi") b.as_ptr() => _,
            inlateout("rdi") a.as_ptr() => r2,
            lateout("r8") _,
            lateout("r9") _,
            lateout("r10") _,
            lateout("r11") r1,
            lateout("r12") _,
            lateout("r13") r3,
            lateout("r14") r0,
            lateout("r15") _,
            options(pure, readonly),
        );
    }
    [r0, r1, r2, r3]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[rustfmt::skip]
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "mov rbx, [rcx + {n0}]",           // m0 = n0
        "mov rdx, [rsi]",                  // multiplier
        "mov rax, [rdi]",                  // factor
        "mulx rbp, rax, rax",              // b0 a0
        "mulx r8, r9, [rdi + 8]",          // b0 a1
        "mov r11, [rdi + 16]",             // factor
        "mulx r10, r11, r11",              // b0 a2
        "imul rbx, rax",                   // m0 = t0 n0
        "mulx r12, r13, [rdi + 24]",       // b0 a3
        "add r9, rbp",                     // t1 = lo(b0 a1) + hi(b0 a0)
        "adcx r11, r8",                    // t2 = lo(b0 a2) + hi(b0 a1) + carry
        "adcx r13, r10",                   // t3 = lo(b0 a3) + hi(b0 a2) + carry
        "adc r12, 0",                      // t4 = hi(b0 a3) + carry
        "mov rdx, rbx",                    // multiplier
        "mulx rbp, rbp, [rcx + {p}]",      // m0 p0
        "mov ebx, 0",                      // 0 for row 0
        "mov r15, [rcx + {p} + 8]",        // factor
        "mulx r14, r15, r15",              // m0 p1
        "add rax, -1",                     // carry = t0 != 0
        "inc rbx",                         // 1 for row 0: OF = 0
        "adox r9, rbp",                    // t1 += hi(m0 p0)
        "adcx r9, r15",                    // t1 += lo(m0 p1)
        "mov rbp, [rcx + {p} + 24]",       // factor
        "mulx rbx, rbp, rbp",              // m0 p3
        "adox r11, r14",                   // t2 += hi(m0 p1)
        "mov r10, [rcx + {p} + 16]",       // factor
        "mulx r8, r10, r10",               // m0 p2
        "mov rax, [rcx + {n0}]",           // m3 = n0
        "adox r13, r8",                    // t3 += hi(m0 p2)
        "adcx r11, r10",                   // t2 += lo(m0 p2)
        "adox r12, rbx",                   // t4 += hi(m0 p3)
        "mov rdx, [rsi + 8]",              // multiplier
        "mulx rbx, r15, [rdi]",            // b1 a0
        "adcx r13, rbp",                   // t3 += lo(m0 p3)
        "adc r12, 0",                      // t4 += carry of row 0
        "xor ebp, ebp",                    // t5 = 0
        "adcx r9, r15",                    // t1 += lo(b1 a0)
        "adox r11, rbx",                   // t2 += hi(b1 a0)
        "mov r14, [rdi + 8]",              // factor
        "mulx rbx, r14, r14",              // b1 a1
        "adox r13, rbx",                   // t3 += hi(b1 a1)
        "mov rbx, [rcx + {n0}]",           // m1 = n0
        "adcx r11, r14",                   // t2 += lo(b1 a1)
        "mov r10, [rdi + 16]",             // factor
        "mulx r8, r10, r10",               // b1 a2
        "mulx r15, r14, [rdi + 24]",       // b1 a3
        "adcx r13, r10",                   // t3 += lo(b1 a2)
        "adox r12, r8",                    // t4 += hi(b1 a2)
        "adcx r12, r14",                   // t4 += lo(b1 a3)
        "adox rbp, r15",                   // t5 = hi(b1 a3)
        "adc rbp, 0",                      // t5 += carry
        "imul rbx, r9",                    // m1 = t1 n0
        "mov r10, [rcx + {n0}]",           // m2 = n0
        "xor r8d, r8d",                    // 0 for row 2
        "mov rdx, rbx",                    // multiplier
        "mulx rbx, r14, [rcx + {p}]",      // m1 p0
        "mulx r15, r8, [rcx + {p} + 16]",  // m1 p2
        "adox r11, rbx",                   // t2 += hi(m1 p0)
        "adcx r9, r14",                    // carry = t1 != 0
        "mov r14, [rcx + {p} + 8]",        // factor
        "mulx rbx, r14, r14",              // m1 p1
        "adcx r11, r14",                   // t2 += lo(m1 p1)
        "mov r14, [rcx + {p} + 24]",       // factor
        "mulx r9, r14, r14",               // m1 p3
        "adox r13, rbx",                   // t3 += hi(m1 p1)
        "adox r12, r15",                   // t4 += hi(m1 p2)
        "adox rbp, r9",                    // t5 += hi(m1 p3)
        "mov rdx, [rsi + 16]",             // multiplier
        "mov r15, [rdi]",                  // factor
        "mulx rbx, r15, r15",              // b2 a0
        "adcx r13, r8",                    // t3 += lo(m1 p2)
        "adcx r12, r14",                   // t4 += lo(m1 p3)
        "adc rbp, 0",                      // t5 += carry of row 2
        "xor r9d, r9d",                    // t6 = 0
        "mulx r8, r14, [rdi + 8]",         // b2 a1
        "adcx r11, r15",                   // t2 += lo(b2 a0)
        "adox r13, rbx",                   // t3 += hi(b2 a0)
        "mulx rbx, r15, [rdi + 16]",       // b2 a2
        "adcx r13, r14",                   // t3 += lo(b2 a1)
        "adcx r12, r15",                   // t4 += lo(b2 a2)
        "mulx r14, r15, [rdi + 24]",       // b2 a3
        "adox r12, r8",                    // t4 += hi(b2 a1)
        "adcx rbp, r15",                   // t5 += lo(b2 a3)
        "adox rbp, rbx",                   // t5 += hi(b2 a2)
        "adox r9, r14",                    // t6 = hi(b2 a3)
        "adc r9, 0",                       // t6 += carry
        "imul r10, r11",                   // m2 = t2 n0
        "mov rdx, r10",                    // multiplier
        "mulx rbx, r8, [rcx + {p}]",       // m2 p0
        "mov r14, [rcx + {p} + 8]",        // factor
        "mulx r15, r14, r14",              // m2 p1
        "xor r10d, r10d",                  // 0 for row 4
        "adox r13, rbx",                   // t3 += hi(m2 p0)
        "adcx r11, r8",                    // carry = t2 != 0
        "adcx r13, r14",                   // t3 += lo(m2 p1)
        "mulx rbx, r10, [rcx + {p} + 16]", // m2 p2
        "adox r12, r15",                   // t4 += hi(m2 p1)
        "adox rbp, rbx",                   // t5 += hi(m2 p2)
        "mov r8, [rcx + {p} + 24]",        // factor
        "mulx rbx, r8, r8",                // m2 p3
        "adcx r12, r10",                   // t4 += lo(m2 p2)
        "adcx rbp, r8",                    // t5 += lo(m2 p3)
        "mov rdx, [rsi + 24]",             // multiplier
        "mulx r11, r14, [rdi]",            // b3 a0
        "adox r9, rbx",                    // t6 += hi(m2 p3)
        "mulx rbx, r15, [rdi + 16]",       // b3 a2
        "adc r9, 0",                       // t6 += carry of row 4
        "xor r10d, r10d",                  // t7 = 0
        "adcx r13, r14",                   // t3 += lo(b3 a0)
        "mov rsi, [rdi + 8]",              // factor
        "mulx r8, rsi, rsi",               // b3 a1
        "adcx r12, rsi",                   // t4 += lo(b3 a1)
        "adox r12, r11",                   // t4 += hi(b3 a0)
        "adox rbp, r8",                    // t5 += hi(b3 a1)
        "adcx rbp, r15",                   // t5 += lo(b3 a2)
        "mov rsi, [rdi + 24]",             // factor
        "mulx r14, rsi, rsi",              // b3 a3
        "adox r9, rbx",                    // t6 += hi(b3 a2)
        "adox r10, r14",                   // t7 = hi(b3 a3)
        "adcx r9, rsi",                    // t6 += lo(b3 a3)
        "adc r10, 0",                      // t7 += carry
        "imul rax, r13",                   // m3 = t3 n0
        "mov rdx, rax",                    // multiplier
        "mov r11, [rcx + {p}]",            // factor
        "mulx rbx, r11, r11",              // m3 p0
        "xor r8d, r8d",                    // 0 for row 6
        "adcx r13, r11",                   // carry = t3 != 0
        "mulx r15, rdi, [rcx + {p} + 8]",  // m3 p1
        "adcx r12, rdi",                   // t4 += lo(m3 p1)
        "adox r12, rbx",                   // t4 += hi(m3 p0)
        "mov r14, r12",                    // u0 = t4
        "mulx rbx, rsi, [rcx + {p} + 16]", // m3 p2
        "adcx rbp, rsi",                   // t5 += lo(m3 p2)
        "adox rbp, r15",                   // t5 += hi(m3 p1)
        "mov r8, [rcx + {p} + 24]",        // factor
        "mulx rax, r8, r8",                // m3 p3
        "adox r9, rbx",                    // t6 += hi(m3 p2)
        "adox r10, rax",                   // t7 += hi(m3 p3)
        "mov r11, rbp",                    // u1 = t5
        "adc r9, r8",                      // t6 += lo(m3 p3)
        "adc r10, 0",                      // t7 += carry of row 6
        "mov r13, r10",                    // u3 = t7
        "mov rdi, r9",                     // u2 = t6
        "sub r14, [rcx + {p}]",            // u0 = t4 - p0
        "sbb r11, [rcx + {p} + 8]",        // u1 = t5 - p1 - borrow
        "sbb rdi, [rcx + {p} + 16]",       // u2 = t6 - p2 - borrow
        "sbb r13, [rcx + {p} + 24]",       // u3 = t7 - p3 - borrow
        "cmovc r14, r12",                  // u0 = t4 if it borrowed
        "cmovc rdi, r9",                   // u2 = t6 if it borrowed
        "cmovc r13, r10",                  // u3 = t7 if it borrowed
        "cmovc r11, rbp",                  // u1 = t5 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
    )
}
