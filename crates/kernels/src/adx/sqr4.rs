//! The square, four limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule mont_sqr_4_adx --search 18 --seed 1`, on Golden Cove (Intel(R) Xeon(R) Processor).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery square.
///
/// * **Computes** `a^2 * 2^(-256) mod p`
/// * **Requires** `a < p`, and that the top bit of `p` is clear
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski (1996), SOS, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn sqr(_: Adx, a: &[u64; 4], k: &Params<4>) -> [u64; 4] {
    debug_assert!(k.p[3] >> 63 == 0);
    let (r0, r1, r2, r3): (u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r0,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") r1,
            lateout("rsi") _,
            inlateout("rdi") a.as_ptr() => _,
            lateout("r8") _,
            lateout("r9") _,
            lateout("r10") r3,
            lateout("r11") _,
            lateout("r12") _,
            lateout("r13") r2,
            lateout("r14") _,
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
        "sub rsp, 16",
        "mov rbx, [rdi + 24]",             // a3
        "mov rdx, [rdi]",                  // multiplier
        "mulx rbp, rax, [rdi]",            // a0 a0
        "mov rsi, [rdi + 16]",             // a2
        "mov r8, [rdi + 8]",               // a1
        "add r8, r8",                      // 2a1 mod 2^64
        "mulx r9, r10, r8",                // a0 2a1
        "adc rsi, rsi",                    // d2, limb 2 of 2a
        "mov [rsp], rsi",                  // d2 aside
        "mov r11, [rdi + 16]",             // a2 again
        "adcx rbx, rbx",                   // d3, limb 3 of 2a
        "mov r13, [rsp]",                  // factor
        "mulx r12, r13, r13",              // a0 d2
        "add r10, rbp",                    // t1 = lo(a0 2a1) + hi(a0 a0)
        "mov [rsp + 8], rbx",              // d3 aside
        "mov rbx, [rsp + 8]",              // factor
        "mulx rbp, rbx, rbx",              // a0 d3
        "adc r13, r9",                     // t2 = lo(a0 d2) + hi(a0 2a1) + carry
        "lea r14, [r11 + r11]",            // 2a2 mod 2^64
        "adc rbx, r12",                    // t3 = lo(a0 d3) + hi(a0 d2) + carry
        "mov rdx, [rdi + 8]",              // multiplier
        "mov r8, [rsp + 8]",               // factor
        "mulx r15, r8, r8",                // a1 d3
        "mulx rsi, r9, r14",               // a1 2a2
        "mov r11d, 0",                     // t5 = 0
        "adc rbp, 0",                      // t4 = hi(a0 d3) + carry
        "mulx r12, r14, [rdi + 8]",        // a1 a1
        "add r13, r14",                    // t2 += lo(a1 a1)
        "dec r11",                         // t5 = -1: OF = 0
        "adcx rbx, r9",                    // t3 += lo(a1 2a2)
        "mov r14, [rdi + 24]",             // a3 again
        "lea r9, [r14 + r14]",             // 2a3 mod 2^64
        "adox rbx, r12",                   // t3 += hi(a1 a1)
        "mov r14d, 0",                     // t6 = 0
        "adcx rbp, r8",                    // t4 += lo(a1 d3)
        "adox rbp, rsi",                   // t4 += hi(a1 2a2)
        "mov rdx, [rdi + 16]",             // multiplier
        "mulx r12, r8, [rdi + 16]",        // a2 a2
        "adox r11, r15",                   // t5 = hi(a1 d3)
        "mulx rsi, r15, r9",               // a2 2a3
        "adc r11, 1",                      // t5 += carry
        "add rbp, r8",                     // t4 += lo(a2 a2)
        "dec r14",                         // t6 = -1: OF = 0
        "adcx r11, r15",                   // t5 += lo(a2 2a3)
        "adox r11, r12",                   // t5 += hi(a2 a2)
        "adox r14, rsi",                   // t6 = hi(a2 2a3)
        "mov r9, [rcx + {n0}]",            // m0 = n0
        "adc r14, 1",                      // t6 += carry
        "xor r8d, r8d",                    // r4 = 0
        "imul r9, rax",                    // m0 = t0 n0
        "mov rdx, [rdi + 24]",             // multiplier
        "mulx r15, r12, [rdi + 24]",       // a3 a3
        "add r14, r12",                    // t6 += lo(a3 a3)
        "mov rdx, r9",                     // multiplier
        "mov rdi, [rcx + {p} + 8]",        // factor
        "mulx rsi, rdi, rdi",              // m0 p1
        "adc r15, 0",                      // t7 = hi(a3 a3) + carry
        "mov r12, [rcx + {p}]",            // factor
        "mulx r12, r12, r12",              // m0 p0
        "add rax, -1",                     // carry = t0 != 0
        "adc r10, rdi",                    // t1 += lo(m0 p1)
        "dec r8",                          // r4 = -1: OF = 0
        "adox r10, r12",                   // t1 += hi(m0 p0)
        "mulx r9, rax, [rcx + {p} + 16]",  // m0 p2
        "adcx r13, rax",                   // t2 += lo(m0 p2)
        "mov rdi, [rcx + {n0}]",           // m1 = n0
        "adox r13, rsi",                   // t2 += hi(m0 p1)
        "mulx r12, rax, [rcx + {p} + 24]", // m0 p3
        "mov esi, 0",                      // r5 = 0
        "adox rbx, r9",                    // t3 += hi(m0 p2)
        "adox r8, r12",                    // r4 = hi(m0 p3)
        "adc rbx, rax",                    // t3 += lo(m0 p3)
        "adc r8, 1",                       // r4 += carry
        "imul rdi, r10",                   // m1 = t1 n0
        "mov rdx, rdi",                    // multiplier
        "mulx r9, r12, [rcx + {p} + 8]",   // m1 p1
        "add r10, -1",                     // carry = t1 != 0
        "dec rsi",                         // r5 = -1: OF = 0
        "mulx rax, rax, [rcx + {p}]",      // m1 p0
        "adcx r13, r12",                   // t2 += lo(m1 p1)
        "adox r13, rax",                   // t2 += hi(m1 p0)
        "mulx rdi, r10, [rcx + {p} + 16]", // m1 p2
        "mulx r12, rax, [rcx + {p} + 24]", // m1 p3
        "adcx rbx, r10",                   // t3 += lo(m1 p2)
        "adox rbx, r9",                    // t3 += hi(m1 p1)
        "adox r8, rdi",                    // r4 += hi(m1 p2)
        "adox rsi, r12",                   // r5 = hi(m1 p3)
        "adc r8, rax",                     // r4 += lo(m1 p3)
        "adc rsi, 1",                      // r5 += carry
        "mov r10, [rcx + {n0}]",           // m2 = n0
        "imul r10, r13",                   // m2 = t2 n0
        "xor r9d, r9d",                    // r6 = 0
        "mov rdx, r10",                    // multiplier
        "mulx rdi, r12, [rcx + {p}]",      // m2 p0
        "adox rbx, rdi",                   // t3 += hi(m2 p0)
        "mulx rax, r10, [rcx + {p} + 8]",  // m2 p1
        "adcx r13, r12",                   // carry = t2 != 0
        "adcx rbx, r10",                   // t3 += lo(m2 p1)
        "mov r12, [rcx + {p} + 16]",       // factor
        "mulx rdi, r12, r12",              // m2 p2
        "adox r8, rax",                    // r4 += hi(m2 p1)
        "mov r10, [rcx + {p} + 24]",       // factor
        "mulx r13, r10, r10",              // m2 p3
        "adcx r8, r12",                    // r4 += lo(m2 p2)
        "adcx rsi, r10",                   // r5 += lo(m2 p3)
        "adox rsi, rdi",                   // r5 += hi(m2 p2)
        "adox r9, r13",                    // r6 = hi(m2 p3)
        "mov rax, [rcx + {n0}]",           // m3 = n0
        "adc r9, 0",                       // r6 += carry
        "imul rax, rbx",                   // m3 = t3 n0
        "xor r12d, r12d",                  // r7 = 0
        "mov rdx, rax",                    // multiplier
        "mulx r10, rdi, [rcx + {p}]",      // m3 p0
        "adox r8, r10",                    // r4 += hi(m3 p0)
        "adcx rbx, rdi",                   // carry = t3 != 0
        "mov r13, [rcx + {p} + 16]",       // factor
        "mulx rbx, r13, r13",              // m3 p2
        "mulx rax, r10, [rcx + {p} + 8]",  // m3 p1
        "adcx r8, r10",                    // r4 += lo(m3 p1)
        "adox rsi, rax",                   // r5 += hi(m3 p1)
        "adcx rsi, r13",                   // r5 += lo(m3 p2)
        "mulx rdi, r10, [rcx + {p} + 24]", // m3 p3
        "adox r9, rbx",                    // r6 += hi(m3 p2)
        "adcx r9, r10",                    // r6 += lo(m3 p3)
        "adox r12, rdi",                   // r7 = hi(m3 p3)
        "adc r12, 0",                      // r7 += carry
        "add r8, rbp",                     // r4 += t4
        "mov rax, r8",                     // u0 = r4
        "adcx rsi, r11",                   // r5 += t5 + carry
        "adcx r9, r14",                    // r6 += t6 + carry
        "adcx r12, r15",                   // r7 += t7 + carry
        "sub rax, [rcx + {p}]",            // u0 = r4 - p0
        "mov r13, r9",                     // u2 = r6
        "mov rdx, rsi",                    // u1 = r5
        "sbb rdx, [rcx + {p} + 8]",        // u1 = r5 - p1 - borrow
        "mov r10, r12",                    // u3 = r7
        "sbb r13, [rcx + {p} + 16]",       // u2 = r6 - p2 - borrow
        "sbb r10, [rcx + {p} + 24]",       // u3 = r7 - p3 - borrow
        "cmovc r13, r9",                   // u2 = r6 if it borrowed
        "cmovc rdx, rsi",                  // u1 = r5 if it borrowed
        "cmovc rax, r8",                   // u0 = r4 if it borrowed
        "cmovc r10, r12",                  // u3 = r7 if it borrowed
        "add rsp, 16",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
    )
}
