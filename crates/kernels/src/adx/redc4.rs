//! The reduction of a double-width value, four limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Montgomery reduction of `[low limbs, high limbs]`.
///
/// * **Computes** `t * 2^(-256) mod p`
/// * **Requires** `t < p * 2^256`, and that the top bit of `p` is clear
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Montgomery (1985), with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn redc(_: Adx, t: &[[u64; 4]; 2], k: &Params<4>) -> [u64; 4] {
    debug_assert!(k.p[3] >> 63 == 0);
    let (r0, r1, r2, r3): (u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `t` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r2,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            lateout("rsi") _,
            inlateout("rdi") t.as_ptr() => _,
            lateout("r8") r3,
            lateout("r9") r0,
            lateout("r10") r1,
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
        "mov rbx, [rdi]",                                    // t0
        "mov rbp, [rcx + {n0}]",                             // n0
        "imul rbp, rbx",                                     // m0 = t0 n0
        "xor r11d, r11d",                                    // 0, no carries
        "add rbx, -1",                                       // carry = t0 != 0
        "mov r12, [rdi + 8]",                                // t1
        "mov rdx, rbp",
        "mulx r13, rax, [rcx + {p}]",                        // m0 p0
        "dec r11",                                           // -1: OF = 0
        "mov r14, [rdi + 24]",                               // t3
        "adox r12, r13",                                     // t1 += hi(m0 p0)
        "mulx r8, r15, [rcx + {p} + 8]",                     // m0 p1
        "adcx r12, r15",                                     // t1 += lo(m0 p1)
        "mov rsi, [rdi + 16]",                               // t2
        "adox rsi, r8",                                      // t2 += hi(m0 p1)
        "mulx r9, r10, [rcx + {p} + 16]",                    // m0 p2
        "adox r14, r9",                                      // t3 += hi(m0 p2)
        "mulx rbx, rbp, [rcx + {p} + 24]",                   // m0 p3
        "adcx rsi, r10",                                     // t2 += lo(m0 p2)
        "adox r11, rbx",                                     // t4 = hi(m0 p3)
        "adcx r14, rbp",                                     // t3 += lo(m0 p3)
        "adc r11, 1",                                        // t4 += carry (it began as -1)
        "mov rax, [rcx + {n0}]",                             // n0
        "imul rax, r12",                                     // m1 = t1 n0
        "xor r13d, r13d",                                    // 0, no carries
        "add r12, -1",                                       // carry = t1 != 0
        "dec r13",                                           // -1: OF = 0
        "mov rdx, rax",
        "mulx r15, r8, [rcx + {p}]",                         // m1 p0
        "adox rsi, r15",                                     // t2 += hi(m1 p0)
        "mulx r9, r10, [rcx + {p} + 16]",                    // m1 p2
        "mulx rbx, rbp, [rcx + {p} + 8]",                    // m1 p1
        "adcx rsi, rbp",                                     // t2 += lo(m1 p1)
        "mov r12, [rcx + {n0}]",                             // n0
        "adox r14, rbx",                                     // t3 += hi(m1 p1)
        "adox r11, r9",                                      // t4 += hi(m1 p2)
        "adcx r14, r10",                                     // t3 += lo(m1 p2)
        "mulx rax, r8, [rcx + {p} + 24]",                    // m1 p3
        "adcx r11, r8",                                      // t4 += lo(m1 p3)
        "adox r13, rax",                                     // t5 = hi(m1 p3)
        "adc r13, 1",                                        // t5 += carry (it began as -1)
        "imul r12, rsi",                                     // m2 = t2 n0
        "mov rdx, r12",
        "mulx r15, rbp, [rcx + {p}]",                        // m2 p0
        "xor ebx, ebx",                                      // 0, no carries
        "add rsi, -1",                                       // carry = t2 != 0
        "dec rbx",                                           // -1: OF = 0
        "mulx r9, r10, [rcx + {p} + 8]",                     // m2 p1
        "adox r14, r15",                                     // t3 += hi(m2 p0)
        "adcx r14, r10",                                     // t3 += lo(m2 p1)
        "mulx r8, rax, [rcx + {p} + 16]",                    // m2 p2
        "adox r11, r9",                                      // t4 += hi(m2 p1)
        "adox r13, r8",                                      // t5 += hi(m2 p2)
        "mov r12, [rcx + {n0}]",                             // n0
        "mulx rbp, rsi, [rcx + {p} + 24]",                   // m2 p3
        "adcx r11, rax",                                     // t4 += lo(m2 p2)
        "adox rbx, rbp",                                     // t6 = hi(m2 p3)
        "adcx r13, rsi",                                     // t5 += lo(m2 p3)
        "adc rbx, 1",                                        // t6 += carry (it began as -1)
        "imul r12, r14",                                     // m3 = t3 n0
        "xor r15d, r15d",                                    // 0, no carries
        "add r14, -1",                                       // carry = t3 != 0
        "dec r15",                                           // -1: OF = 0
        "mov rdx, r12",
        "mulx r10, r9, [rcx + {p}]",                         // m3 p0
        "adox r11, r10",                                     // t4 += hi(m3 p0)
        "mulx r8, rax, [rcx + {p} + 8]",                     // m3 p1
        "adox r13, r8",                                      // t5 += hi(m3 p1)
        "mulx rbp, rsi, [rcx + {p} + 16]",                   // m3 p2
        "adcx r11, rax",                                     // t4 += lo(m3 p1)
        "mulx r14, r12, [rcx + {p} + 24]",                   // m3 p3
        "adcx r13, rsi",                                     // t5 += lo(m3 p2)
        "adox rbx, rbp",                                     // t6 += hi(m3 p2)
        "adcx rbx, r12",                                     // t6 += lo(m3 p3)
        "adox r15, r14",                                     // t7 = hi(m3 p3)
        "adc r15, 1",                                        // t7 += carry (it began as -1)
        "add r11, [rdi + 32]",                               // t4 += t4
        "adc r13, [rdi + 40]",                               // t5 += t5
        "mov r9, r11",
        "adc rbx, [rdi + 48]",                               // t6 += t6
        "adc r15, [rdi + 56]",                               // t7 += t7
        "mov r10, r13",
        "mov r8, r15",
        "sub r9, [rcx + {p}]",                               // u0 = t4 - p0
        "sbb r10, [rcx + {p} + 8]",                          // u1 = t5 - p1 - borrow
        "mov rax, rbx",
        "sbb rax, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "sbb r8, [rcx + {p} + 24]",                          // u3 = t7 - p3 - borrow
        "cmovc r9, r11",                                     // u0 = t4 if it borrowed
        "cmovc rax, rbx",                                    // u2 = t6 if it borrowed
        "cmovc r8, r15",                                     // u3 = t7 if it borrowed
        "cmovc r10, r13",                                    // u1 = t5 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
    )
}
