//! The reduction of a double-width value, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule mont_redc_6_zen3_adx --search 30 --seed 1`, on Zen 4 (AMD EPYC).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery reduction of `[low limbs, high limbs]`.
///
/// * **Computes** `t * 2^(-384) mod p`
/// * **Requires** `t < p * 2^384`, and that the top bit of `p` is clear
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Montgomery (1985), with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn redc(_: Adx, t: &[[u64; 6]; 2], k: &Params<6>) -> [u64; 6] {
    debug_assert!(k.p[5] >> 63 == 0);
    let (r0, r1, r2, r3, r4, r5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `t` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r2,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") r5,
            lateout("rsi") r3,
            inlateout("rdi") t.as_ptr() => _,
            lateout("r8") r4,
            lateout("r9") _,
            lateout("r10") _,
            lateout("r11") _,
            lateout("r12") r0,
            lateout("r13") _,
            lateout("r14") _,
            lateout("r15") r1,
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
        "xor ebx, ebx",                    // r6 = 0
        "mov rbp, [rdi + 24]",             // t3
        "mov rax, [rdi]",                  // t0
        "mov rsi, [rdi + 16]",             // t2
        "mov r8, [rdi + 40]",              // t5
        "mov r9, [rcx + {n0}]",            // m0 = n0
        "imul r9, rax",                    // m0 = t0 n0
        "mov rdx, r9",                     // multiplier
        "mulx r10, r11, [rcx + {p} + 8]",  // m0 p1
        "mov r12, [rdi + 32]",             // t4
        "add rax, -1",                     // carry = t0 != 0
        "dec rbx",                         // r6 = -1: OF = 0
        "mov r13, [rdi + 8]",              // t1
        "mulx r14, r14, [rcx + {p}]",      // m0 p0
        "mulx r15, r9, [rcx + {p} + 24]",  // m0 p3
        "adcx r13, r11",                   // t1 += lo(m0 p1)
        "adox r13, r14",                   // t1 += hi(m0 p0)
        "mov rax, [rcx + {n0}]",           // m1 = n0
        "mulx r11, r14, [rcx + {p} + 16]", // m0 p2
        "adox rsi, r10",                   // t2 += hi(m0 p1)
        "adox rbp, r11",                   // t3 += hi(m0 p2)
        "adox r12, r15",                   // t4 += hi(m0 p3)
        "mov r11, [rcx + {p} + 32]",       // factor
        "mulx r10, r11, r11",              // m0 p4
        "adcx rsi, r14",                   // t2 += lo(m0 p2)
        "adox r8, r10",                    // t5 += hi(m0 p4)
        "mov r14, [rcx + {p} + 40]",       // factor
        "mulx r15, r14, r14",              // m0 p5
        "adcx rbp, r9",                    // t3 += lo(m0 p3)
        "adox rbx, r15",                   // r6 = hi(m0 p5)
        "adcx r12, r11",                   // t4 += lo(m0 p4)
        "adc r8, r14",                     // t5 += lo(m0 p5)
        "adc rbx, 1",                      // r6 += carry
        "imul rax, r13",                   // m1 = t1 n0
        "mov rdx, rax",                    // multiplier
        "mov r9, [rcx + {p}]",             // factor
        "mulx r10, r9, r9",                // m1 p0
        "mov r15, [rcx + {n0}]",           // m2 = n0
        "xor r11d, r11d",                  // r7 = 0
        "mulx r14, rax, [rcx + {p} + 8]",  // m1 p1
        "adox rsi, r10",                   // t2 += hi(m1 p0)
        "adcx r13, r9",                    // carry = t1 != 0
        "adox rbp, r14",                   // t3 += hi(m1 p1)
        "mulx r10, r9, [rcx + {p} + 16]",  // m1 p2
        "adcx rsi, rax",                   // t2 += lo(m1 p1)
        "mov r14, [rcx + {p} + 24]",       // factor
        "mulx r13, r14, r14",              // m1 p3
        "mov rax, [rcx + {n0}]",           // m3 = n0
        "adox r12, r10",                   // t4 += hi(m1 p2)
        "adcx rbp, r9",                    // t3 += lo(m1 p2)
        "adox r8, r13",                    // t5 += hi(m1 p3)
        "adcx r12, r14",                   // t4 += lo(m1 p3)
        "mov r9, [rcx + {p} + 32]",        // factor
        "mulx r10, r9, r9",                // m1 p4
        "adcx r8, r9",                     // t5 += lo(m1 p4)
        "mov r14, [rcx + {p} + 40]",       // factor
        "mulx r13, r14, r14",              // m1 p5
        "adox rbx, r10",                   // r6 += hi(m1 p4)
        "adox r11, r13",                   // r7 = hi(m1 p5)
        "adcx rbx, r14",                   // r6 += lo(m1 p5)
        "adc r11, 0",                      // r7 += carry
        "imul r15, rsi",                   // m2 = t2 n0
        "xor r9d, r9d",                    // r8 = 0
        "mov rdx, r15",                    // multiplier
        "mulx r10, r13, [rcx + {p}]",      // m2 p0
        "adox rbp, r10",                   // t3 += hi(m2 p0)
        "adcx rsi, r13",                   // carry = t2 != 0
        "mulx r14, r15, [rcx + {p} + 8]",  // m2 p1
        "mov r13, [rcx + {p} + 16]",       // factor
        "mulx r10, r13, r13",              // m2 p2
        "adcx rbp, r15",                   // t3 += lo(m2 p1)
        "adox r12, r14",                   // t4 += hi(m2 p1)
        "adox r8, r10",                    // t5 += hi(m2 p2)
        "adcx r12, r13",                   // t4 += lo(m2 p2)
        "mulx rsi, r15, [rcx + {p} + 24]", // m2 p3
        "mov r10, [rcx + {p} + 32]",       // factor
        "mulx r14, r10, r10",              // m2 p4
        "adcx r8, r15",                    // t5 += lo(m2 p3)
        "adox rbx, rsi",                   // r6 += hi(m2 p3)
        "adcx rbx, r10",                   // r6 += lo(m2 p4)
        "adox r11, r14",                   // r7 += hi(m2 p4)
        "mov r15, [rcx + {p} + 40]",       // factor
        "mulx r13, r15, r15",              // m2 p5
        "adcx r11, r15",                   // r7 += lo(m2 p5)
        "adox r9, r13",                    // r8 = hi(m2 p5)
        "adc r9, 0",                       // r8 += carry
        "imul rax, rbp",                   // m3 = t3 n0
        "mov rdx, rax",                    // multiplier
        "mulx rsi, r10, [rcx + {p}]",      // m3 p0
        "xor r14d, r14d",                  // r9 = 0
        "mulx r15, r13, [rcx + {p} + 32]", // m3 p4
        "adox r12, rsi",                   // t4 += hi(m3 p0)
        "adcx rbp, r10",                   // carry = t3 != 0
        "mov rax, [rcx + {p} + 8]",        // factor
        "mulx rbp, rax, rax",              // m3 p1
        "adox r8, rbp",                    // t5 += hi(m3 p1)
        "adcx r12, rax",                   // t4 += lo(m3 p1)
        "mov rsi, [rcx + {p} + 16]",       // factor
        "mulx rbp, rsi, rsi",              // m3 p2
        "adox rbx, rbp",                   // r6 += hi(m3 p2)
        "mulx rbp, r10, [rcx + {p} + 24]", // m3 p3
        "adox r11, rbp",                   // r7 += hi(m3 p3)
        "adox r9, r15",                    // r8 += hi(m3 p4)
        "mov rax, [rcx + {p} + 40]",       // factor
        "mulx rbp, rax, rax",              // m3 p5
        "adcx r8, rsi",                    // t5 += lo(m3 p2)
        "mov r15, [rcx + {n0}]",           // m4 = n0
        "adcx rbx, r10",                   // r6 += lo(m3 p3)
        "adox r14, rbp",                   // r9 = hi(m3 p5)
        "adcx r11, r13",                   // r7 += lo(m3 p4)
        "adc r9, rax",                     // r8 += lo(m3 p5)
        "adc r14, 0",                      // r9 += carry
        "imul r15, r12",                   // m4 = t4 n0
        "mov rdx, r15",                    // multiplier
        "mov rsi, [rcx + {p}]",            // factor
        "mulx rbp, rsi, rsi",              // m4 p0
        "xor r10d, r10d",                  // r10 = 0
        "adcx r12, rsi",                   // carry = t4 != 0
        "mulx r13, rax, [rcx + {p} + 8]",  // m4 p1
        "adox r8, rbp",                    // t5 += hi(m4 p0)
        "adox rbx, r13",                   // r6 += hi(m4 p1)
        "adcx r8, rax",                    // t5 += lo(m4 p1)
        "mov r15, [rcx + {p} + 24]",       // factor
        "mulx rbp, r15, r15",              // m4 p3
        "mulx rsi, r12, [rcx + {p} + 16]", // m4 p2
        "adox r11, rsi",                   // r7 += hi(m4 p2)
        "mov rax, [rcx + {p} + 32]",       // factor
        "mulx r13, rax, rax",              // m4 p4
        "adox r9, rbp",                    // r8 += hi(m4 p3)
        "adcx rbx, r12",                   // r6 += lo(m4 p2)
        "mov rbp, [rcx + {n0}]",           // m5 = n0
        "mulx rsi, r12, [rcx + {p} + 40]", // m4 p5
        "adox r14, r13",                   // r9 += hi(m4 p4)
        "adcx r11, r15",                   // r7 += lo(m4 p3)
        "adox r10, rsi",                   // r10 = hi(m4 p5)
        "adcx r9, rax",                    // r8 += lo(m4 p4)
        "adc r14, r12",                    // r9 += lo(m4 p5)
        "adc r10, 0",                      // r10 += carry
        "imul rbp, r8",                    // m5 = t5 n0
        "xor r13d, r13d",                  // r11 = 0
        "mov rdx, rbp",                    // multiplier
        "mulx rbp, r15, [rcx + {p}]",      // m5 p0
        "mulx rsi, rax, [rcx + {p} + 8]",  // m5 p1
        "adox rbx, rbp",                   // r6 += hi(m5 p0)
        "mov r12, [rcx + {p} + 16]",       // factor
        "mulx rbp, r12, r12",              // m5 p2
        "adcx r8, r15",                    // carry = t5 != 0
        "adcx rbx, rax",                   // r6 += lo(m5 p1)
        "adox r11, rsi",                   // r7 += hi(m5 p1)
        "mov r8, [rcx + {p} + 24]",        // factor
        "mulx r15, r8, r8",                // m5 p3
        "adox r9, rbp",                    // r8 += hi(m5 p2)
        "adcx r11, r12",                   // r7 += lo(m5 p2)
        "adox r14, r15",                   // r9 += hi(m5 p3)
        "mulx rbp, rax, [rcx + {p} + 32]", // m5 p4
        "adcx r9, r8",                     // r8 += lo(m5 p3)
        "adox r10, rbp",                   // r10 += hi(m5 p4)
        "mulx rbp, rsi, [rcx + {p} + 40]", // m5 p5
        "adox r13, rbp",                   // r11 = hi(m5 p5)
        "adcx r14, rax",                   // r9 += lo(m5 p4)
        "adc r10, rsi",                    // r10 += lo(m5 p5)
        "adc r13, 0",                      // r11 += carry
        "add rbx, [rdi + 48]",             // r6 += t6
        "adc r11, [rdi + 56]",             // r7 += t7 + carry
        "adcx r9, [rdi + 64]",             // r8 += t8 + carry
        "adcx r14, [rdi + 72]",            // r9 += t9 + carry
        "adcx r10, [rdi + 80]",            // r10 += t10 + carry
        "adcx r13, [rdi + 88]",            // r11 += t11 + carry
        "mov r12, rbx",                    // u0 = r6
        "mov r15, r11",                    // u1 = r7
        "mov r8, r10",                     // u4 = r10
        "sub r12, [rcx + {p}]",            // u0 = r6 - p0
        "mov rdx, r13",                    // u5 = r11
        "sbb r15, [rcx + {p} + 8]",        // u1 = r7 - p1 - borrow
        "mov rax, r9",                     // u2 = r8
        "sbb rax, [rcx + {p} + 16]",       // u2 = r8 - p2 - borrow
        "mov rsi, r14",                    // u3 = r9
        "sbb rsi, [rcx + {p} + 24]",       // u3 = r9 - p3 - borrow
        "sbb r8, [rcx + {p} + 32]",        // u4 = r10 - p4 - borrow
        "sbb rdx, [rcx + {p} + 40]",       // u5 = r11 - p5 - borrow
        "cmovc rsi, r14",                  // u3 = r9 if it borrowed
        "cmovc r12, rbx",                  // u0 = r6 if it borrowed
        "cmovc r8, r10",                   // u4 = r10 if it borrowed
        "cmovc rax, r9",                   // u2 = r8 if it borrowed
        "cmovc r15, r11",                  // u1 = r7 if it borrowed
        "cmovc rdx, r13",                  // u5 = r11 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
    )
}
