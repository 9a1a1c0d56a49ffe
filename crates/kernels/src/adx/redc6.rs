//! The reduction of a double-width value, six limbs: [`super`] says what the rows do, this is their order.

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
            lateout("rax") r0,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            lateout("rsi") _,
            inlateout("rdi") t.as_ptr() => _,
            lateout("r8") r4,
            lateout("r9") r3,
            lateout("r10") r2,
            lateout("r11") r1,
            lateout("r12") r5,
            lateout("r13") _,
            lateout("r14") _,
            lateout("r15") _,
            options(pure, readonly),
        );
    }
    [r0, r1, r2, r3, r4, r5]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "mov rax, [rdi + 8]",                                // t1
        "mov r8, [rdi + 24]",                                // t3
        "mov r9, [rdi]",                                     // t0
        "mov rbx, [rdi + 32]",                               // t4
        "mov r10, [rdi + 40]",                               // t5
        "mov r11, [rcx + {n0}]",                             // n0
        "imul r11, r9",                                      // m0 = t0 n0
        "mov rbp, [rdi + 16]",                               // t2
        "mov rdx, r11",
        "mulx r13, r12, [rcx + {p}]",                        // m0 p0
        "xor r14d, r14d",                                    // 0, no carries
        "add r9, -1",                                        // carry = t0 != 0
        "dec r14",                                           // -1: OF = 0
        "mulx r15, rsi, [rcx + {p} + 8]",                    // m0 p1
        "adox rax, r13",                                     // t1 += hi(m0 p0)
        "adcx rax, rsi",                                     // t1 += lo(m0 p1)
        "mulx r11, r12, [rcx + {p} + 16]",                   // m0 p2
        "mulx r9, r13, [rcx + {p} + 24]",                    // m0 p3
        "adox rbp, r15",                                     // t2 += hi(m0 p1)
        "adox r8, r11",                                      // t3 += hi(m0 p2)
        "adcx rbp, r12",                                     // t2 += lo(m0 p2)
        "adcx r8, r13",                                      // t3 += lo(m0 p3)
        "adox rbx, r9",                                      // t4 += hi(m0 p3)
        "mulx rsi, r15, [rcx + {p} + 32]",                   // m0 p4
        "adcx rbx, r15",                                     // t4 += lo(m0 p4)
        "adox r10, rsi",                                     // t5 += hi(m0 p4)
        "mulx r11, r12, [rcx + {p} + 40]",                   // m0 p5
        "adcx r10, r12",                                     // t5 += lo(m0 p5)
        "adox r14, r11",                                     // t6 = hi(m0 p5)
        "adc r14, 1",                                        // t6 += carry (it began as -1)
        "mov r13, [rcx + {n0}]",                             // n0
        "imul r13, rax",                                     // m1 = t1 n0
        "mov rdx, r13",
        "mulx r9, r15, [rcx + {p}]",                         // m1 p0
        "xor esi, esi",                                      // 0, no carries
        "mulx r12, r11, [rcx + {p} + 8]",                    // m1 p1
        "add rax, -1",                                       // carry = t1 != 0
        "dec rsi",                                           // -1: OF = 0
        "adox rbp, r9",                                      // t2 += hi(m1 p0)
        "adcx rbp, r11",                                     // t2 += lo(m1 p1)
        "mulx r13, r15, [rcx + {p} + 16]",                   // m1 p2
        "adox r8, r12",                                      // t3 += hi(m1 p1)
        "mulx rax, r9, [rcx + {p} + 24]",                    // m1 p3
        "mulx r11, r12, [rcx + {p} + 40]",                   // m1 p5
        "adox rbx, r13",                                     // t4 += hi(m1 p2)
        "adcx r8, r15",                                      // t3 += lo(m1 p2)
        "mulx r13, r15, [rcx + {p} + 32]",                   // m1 p4
        "adcx rbx, r9",                                      // t4 += lo(m1 p3)
        "adox r10, rax",                                     // t5 += hi(m1 p3)
        "adcx r10, r15",                                     // t5 += lo(m1 p4)
        "adox r14, r13",                                     // t6 += hi(m1 p4)
        "adcx r14, r12",                                     // t6 += lo(m1 p5)
        "adox rsi, r11",                                     // t7 = hi(m1 p5)
        "adc rsi, 1",                                        // t7 += carry (it began as -1)
        "mov r9, [rcx + {n0}]",                              // n0
        "imul r9, rbp",                                      // m2 = t2 n0
        "mov rdx, r9",
        "mulx rax, r15, [rcx + {p}]",                        // m2 p0
        "xor r13d, r13d",                                    // 0, no carries
        "mulx r12, r11, [rcx + {p} + 8]",                    // m2 p1
        "add rbp, -1",                                       // carry = t2 != 0
        "dec r13",                                           // -1: OF = 0
        "adox r8, rax",                                      // t3 += hi(m2 p0)
        "adox rbx, r12",                                     // t4 += hi(m2 p1)
        "adcx r8, r11",                                      // t3 += lo(m2 p1)
        "mulx r9, r15, [rcx + {p} + 24]",                    // m2 p3
        "mulx rbp, rax, [rcx + {p} + 16]",                   // m2 p2
        "adox r10, rbp",                                     // t5 += hi(m2 p2)
        "adcx rbx, rax",                                     // t4 += lo(m2 p2)
        "adox r14, r9",                                      // t6 += hi(m2 p3)
        "adcx r10, r15",                                     // t5 += lo(m2 p3)
        "mulx r12, r11, [rcx + {p} + 40]",                   // m2 p5
        "mulx rbp, rax, [rcx + {p} + 32]",                   // m2 p4
        "adcx r14, rax",                                     // t6 += lo(m2 p4)
        "mov r9, [rcx + {n0}]",                              // n0
        "adox rsi, rbp",                                     // t7 += hi(m2 p4)
        "adox r13, r12",                                     // t8 = hi(m2 p5)
        "adcx rsi, r11",                                     // t7 += lo(m2 p5)
        "adc r13, 1",                                        // t8 += carry (it began as -1)
        "imul r9, r8",                                       // m3 = t3 n0
        "mov rdx, r9",
        "mulx r15, rax, [rcx + {p}]",                        // m3 p0
        "xor ebp, ebp",                                      // 0, no carries
        "add r8, -1",                                        // carry = t3 != 0
        "dec rbp",                                           // -1: OF = 0
        "mulx r12, r11, [rcx + {p} + 8]",                    // m3 p1
        "adox rbx, r15",                                     // t4 += hi(m3 p0)
        "adcx rbx, r11",                                     // t4 += lo(m3 p1)
        "mov r9, [rcx + {n0}]",                              // n0
        "adox r10, r12",                                     // t5 += hi(m3 p1)
        "mulx rax, r8, [rcx + {p} + 16]",                    // m3 p2
        "mulx r15, r11, [rcx + {p} + 24]",                   // m3 p3
        "adcx r10, r8",                                      // t5 += lo(m3 p2)
        "mov r12, [rcx + {n0}]",                             // n0
        "adox r14, rax",                                     // t6 += hi(m3 p2)
        "adcx r14, r11",                                     // t6 += lo(m3 p3)
        "adox rsi, r15",                                     // t7 += hi(m3 p3)
        "mulx r8, rax, [rcx + {p} + 40]",                    // m3 p5
        "mulx r11, r15, [rcx + {p} + 32]",                   // m3 p4
        "adcx rsi, r15",                                     // t7 += lo(m3 p4)
        "adox r13, r11",                                     // t8 += hi(m3 p4)
        "adcx r13, rax",                                     // t8 += lo(m3 p5)
        "adox rbp, r8",                                      // t9 = hi(m3 p5)
        "adc rbp, 1",                                        // t9 += carry (it began as -1)
        "imul r12, rbx",                                     // m4 = t4 n0
        "xor r15d, r15d",                                    // 0, no carries
        "add rbx, -1",                                       // carry = t4 != 0
        "mov rdx, r12",
        "mulx r11, rax, [rcx + {p}]",                        // m4 p0
        "dec r15",                                           // -1: OF = 0
        "mulx r8, rbx, [rcx + {p} + 16]",                    // m4 p2
        "adox r10, r11",                                     // t5 += hi(m4 p0)
        "mulx r12, rax, [rcx + {p} + 8]",                    // m4 p1
        "adcx r10, rax",                                     // t5 += lo(m4 p1)
        "adox r14, r12",                                     // t6 += hi(m4 p1)
        "adcx r14, rbx",                                     // t6 += lo(m4 p2)
        "adox rsi, r8",                                      // t7 += hi(m4 p2)
        "mulx r11, rax, [rcx + {p} + 24]",                   // m4 p3
        "adox r13, r11",                                     // t8 += hi(m4 p3)
        "adcx rsi, rax",                                     // t7 += lo(m4 p3)
        "mulx r12, rbx, [rcx + {p} + 32]",                   // m4 p4
        "adox rbp, r12",                                     // t9 += hi(m4 p4)
        "mulx r8, r11, [rcx + {p} + 40]",                    // m4 p5
        "adcx r13, rbx",                                     // t8 += lo(m4 p4)
        "adcx rbp, r11",                                     // t9 += lo(m4 p5)
        "adox r15, r8",                                      // t10 = hi(m4 p5)
        "adc r15, 1",                                        // t10 += carry (it began as -1)
        "imul r9, r10",                                      // m5 = t5 n0
        "mov rdx, r9",
        "mulx rax, r12, [rcx + {p}]",                        // m5 p0
        "xor ebx, ebx",                                      // 0, no carries
        "add r10, -1",                                       // carry = t5 != 0
        "dec rbx",                                           // -1: OF = 0
        "mulx r11, r8, [rcx + {p} + 8]",                     // m5 p1
        "adox r14, rax",                                     // t6 += hi(m5 p0)
        "mulx r9, r12, [rcx + {p} + 16]",                    // m5 p2
        "adox rsi, r11",                                     // t7 += hi(m5 p1)
        "adcx r14, r8",                                      // t6 += lo(m5 p1)
        "adox r13, r9",                                      // t8 += hi(m5 p2)
        "adcx rsi, r12",                                     // t7 += lo(m5 p2)
        "mulx r10, rax, [rcx + {p} + 24]",                   // m5 p3
        "adox rbp, r10",                                     // t9 += hi(m5 p3)
        "adcx r13, rax",                                     // t8 += lo(m5 p3)
        "mulx r11, r8, [rcx + {p} + 32]",                    // m5 p4
        "adox r15, r11",                                     // t10 += hi(m5 p4)
        "mulx r9, r12, [rcx + {p} + 40]",                    // m5 p5
        "adox rbx, r9",                                      // t11 = hi(m5 p5)
        "adcx rbp, r8",                                      // t9 += lo(m5 p4)
        "adcx r15, r12",                                     // t10 += lo(m5 p5)
        "adc rbx, 1",                                        // t11 += carry (it began as -1)
        "add r14, [rdi + 48]",                               // t6 += t6
        "adc rsi, [rdi + 56]",                               // t7 += t7
        "adc r13, [rdi + 64]",                               // t8 += t8
        "adc rbp, [rdi + 72]",                               // t9 += t9
        "mov r10, r13",
        "adc r15, [rdi + 80]",                               // t10 += t10
        "adc rbx, [rdi + 88]",                               // t11 += t11
        "mov rax, r14",
        "sub rax, [rcx + {p}]",                              // u0 = t6 - p0
        "mov r11, rsi",
        "sbb r11, [rcx + {p} + 8]",                          // u1 = t7 - p1 - borrow
        "sbb r10, [rcx + {p} + 16]",                         // u2 = t8 - p2 - borrow
        "mov r9, rbp",
        "sbb r9, [rcx + {p} + 24]",                          // u3 = t9 - p3 - borrow
        "mov r8, r15",
        "mov r12, rbx",
        "sbb r8, [rcx + {p} + 32]",                          // u4 = t10 - p4 - borrow
        "sbb r12, [rcx + {p} + 40]",                         // u5 = t11 - p5 - borrow
        "cmovc r8, r15",                                     // u4 = t10 if it borrowed
        "cmovc rax, r14",                                    // u0 = t6 if it borrowed
        "cmovc r11, rsi",                                    // u1 = t7 if it borrowed
        "cmovc r10, r13",                                    // u2 = t8 if it borrowed
        "cmovc r9, rbp",                                     // u3 = t9 if it borrowed
        "cmovc r12, rbx",                                    // u5 = t11 if it borrowed
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
    )
}
