//! The complex product, four limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Product in `F[u] / (u^2 + 1)` of `a[0] + a[1] u` and `b[0] + b[1] u`.
///
/// * **Computes** `[(a0 b0 - a1 b1) 2^(-256) mod p, (a0 b1 + a1 b0) 2^(-256) mod p]`
/// * **Requires** operands `< p`, and that the top two bits of `p` are clear
/// * **Ensures** results `< p`
/// * **Time** constant
/// * **Source** Longa, eprint 2022/367, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn complex_mul(_: Adx, a: [&[u64; 4]; 2], b: [&[u64; 4]; 2], k: &Params<4>) -> [[u64; 4]; 2] {
    debug_assert!(k.p[3] >> 62 == 0);
    let (r0, r1, r2, r3, r4, r5, r6, r7): (u64, u64, u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r0,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            inlateout("rsi") b[0].as_ptr() => _,
            inlateout("rdi") a[0].as_ptr() => r6,
            inlateout("r8") a[1].as_ptr() => r7,
            inlateout("r9") b[1].as_ptr() => _,
            lateout("r10") r2,
            lateout("r11") r1,
            lateout("r12") r5,
            lateout("r13") r3,
            lateout("r14") r4,
            lateout("r15") _,
            options(pure, readonly),
        );
    }
    [[r0, r1, r2, r3], [r4, r5, r6, r7]]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "sub rsp, 160",
        "mov rbx, [rsi]",                                    // z0
        "mov [rsp + 96], rbx",                               // z0 aside
        "mov [rsp], rbx",                                    // z0 aside
        "mov rbp, [rsi + 8]",                                // z1
        "mov [rsp + 8], rbp",                                // z1 aside
        "mov [rsp + 104], rbp",                              // z1 aside
        "mov rax, [rsi + 16]",                               // z2
        "mov [rsp + 16], rax",                               // z2 aside
        "mov [rsp + 112], rax",                              // z2 aside
        "mov r15, [rsi + 24]",                               // z3
        "mov [rsp + 24], r15",                               // z3 aside
        "mov [rsp + 120], r15",                              // z3 aside
        "mov r10, [r9]",                                     // w0
        "mov [rsp + 64], r10",                               // w0 aside
        "mov r11, [r9 + 8]",                                 // w1
        "mov [rsp + 72], r11",                               // w1 aside
        "mov r12, [r9 + 16]",                                // w2
        "mov [rsp + 80], r12",                               // w2 aside
        "mov r13, [r9 + 24]",                                // w3
        "mov [rsp + 88], r13",                               // w3 aside
        "mov r14, [rcx + {p}]",                              // p0
        "sub r14, [rsp + 64]",                               // n0 = p0 - w0
        "mov [rsp + 32], r14",                               // n0 aside
        "mov ebx, 0",                                        // 0
        "mov rbp, [rcx + {p} + 8]",                          // p1
        "sbb rbp, [rsp + 72]",                               // n1 = p1 - w1
        "mov [rsp + 40], rbp",                               // n1 aside
        "mov rax, [rcx + {p} + 16]",                         // p2
        "sbb rax, [rsp + 80]",                               // n2 = p2 - w2
        "mov [rsp + 48], rax",                               // n2 aside
        "mov rsi, [rcx + {p} + 24]",                         // p3
        "sbb rsi, [rsp + 88]",                               // n3 = p3 - w3
        "mov [rsp + 56], rsi",                               // n3 aside
        "mov rdx, [rsp]",
        "mulx r15, r10, [rdi]",                              // z0 x0
        "mulx r11, r12, [rdi + 8]",                          // z0 x1
        "add r12, r15",                                      // t1 = lo(z0 x1) + hi(z0 x0)
        "mulx r9, r13, [rdi + 16]",                          // z0 x2
        "mulx r14, rbp, [rdi + 24]",                         // z0 x3
        "adc r13, r11",                                      // t2 = lo(z0 x2) + hi(z0 x1)
        "adc rbp, r9",                                       // t3 = lo(z0 x3) + hi(z0 x2)
        "adc r14, 0",                                        // t4 = hi(z0 x3) + carry
        "mov rdx, [rsp + 32]",
        "mulx rax, rsi, [r8]",                               // n0 y0
        "add r10, rsi",                                      // t0 = lo(z0 x0) + lo(n0 y0)
        "inc rbx",                                           // 1: OF = 0
        "adox r12, rax",                                     // t1 += hi(n0 y0)
        "mulx r15, r11, [r8 + 8]",                           // n0 y1
        "adcx r12, r11",                                     // t1 += lo(n0 y1)
        "adox r13, r15",                                     // t2 += hi(n0 y1)
        "mulx r9, rsi, [r8 + 16]",                           // n0 y2
        "adcx r13, rsi",                                     // t2 += lo(n0 y2)
        "mulx rbx, rax, [r8 + 24]",                          // n0 y3
        "adox rbp, r9",                                      // t3 += hi(n0 y2)
        "adcx rbp, rax",                                     // t3 += lo(n0 y3)
        "adox r14, rbx",                                     // t4 += hi(n0 y3)
        "adc r14, 0",                                        // t4 += carry
        "mov r11, [rcx + {n0}]",                             // n0
        "imul r11, r10",                                     // m0 = t0 n0
        "mov rdx, r11",
        "mulx r15, rsi, [rcx + {p} + 8]",                    // m0 p1
        "mulx r9, rax, [rcx + {p}]",                         // m0 p0
        "mov ebx, 0",                                        // 0
        "add r10, -1",                                       // carry = t0 != 0
        "inc rbx",                                           // 1: OF = 0
        "adox r12, r9",                                      // t1 += hi(m0 p0)
        "adcx r12, rsi",                                     // t1 += lo(m0 p1)
        "adox r13, r15",                                     // t2 += hi(m0 p1)
        "mulx r11, rax, [rcx + {p} + 16]",                   // m0 p2
        "adox rbp, r11",                                     // t3 += hi(m0 p2)
        "mulx r10, rbx, [rcx + {p} + 24]",                   // m0 p3
        "adcx r13, rax",                                     // t2 += lo(m0 p2)
        "adcx rbp, rbx",                                     // t3 += lo(m0 p3)
        "adox r14, r10",                                     // t4 += hi(m0 p3)
        "adc r14, 0",                                        // t4 += carry
        "xor r9d, r9d",                                      // 0, no carries
        "mov rdx, [rsp + 8]",
        "mulx rsi, r15, [rdi]",                              // z1 x0
        "add r12, r15",                                      // t1 += lo(z1 x0)
        "dec r9",                                            // -1: OF = 0
        "adox r13, rsi",                                     // t2 += hi(z1 x0)
        "mulx r11, rax, [rdi + 8]",                          // z1 x1
        "adcx r13, rax",                                     // t2 += lo(z1 x1)
        "adox rbp, r11",                                     // t3 += hi(z1 x1)
        "mulx rbx, r10, [rdi + 16]",                         // z1 x2
        "adcx rbp, r10",                                     // t3 += lo(z1 x2)
        "adox r14, rbx",                                     // t4 += hi(z1 x2)
        "mulx r15, rsi, [rdi + 24]",                         // z1 x3
        "adcx r14, rsi",                                     // t4 += lo(z1 x3)
        "adox r9, r15",                                      // t5 = hi(z1 x3)
        "mov rdx, [rsp + 40]",
        "mulx rax, r11, [r8]",                               // n1 y0
        "adc r9, 1",                                         // t5 += carry (it began as -1)
        "add r12, r11",                                      // t1 += lo(n1 y0)
        "mov r10d, 0",                                       // 0
        "inc r10",                                           // 1: OF = 0
        "adox r13, rax",                                     // t2 += hi(n1 y0)
        "mulx rbx, rsi, [r8 + 8]",                           // n1 y1
        "adcx r13, rsi",                                     // t2 += lo(n1 y1)
        "adox rbp, rbx",                                     // t3 += hi(n1 y1)
        "mulx r15, r11, [r8 + 16]",                          // n1 y2
        "adcx rbp, r11",                                     // t3 += lo(n1 y2)
        "adox r14, r15",                                     // t4 += hi(n1 y2)
        "mulx r10, rax, [r8 + 24]",                          // n1 y3
        "adcx r14, rax",                                     // t4 += lo(n1 y3)
        "adox r9, r10",                                      // t5 += hi(n1 y3)
        "adc r9, 0",                                         // t5 += carry
        "mov rsi, [rcx + {n0}]",                             // n0
        "imul rsi, r12",                                     // m1 = t1 n0
        "mov rdx, rsi",
        "mulx rbx, r11, [rcx + {p}]",                        // m1 p0
        "mov r15d, 0",                                       // 0
        "add r12, -1",                                       // carry = t1 != 0
        "inc r15",                                           // 1: OF = 0
        "adox r13, rbx",                                     // t2 += hi(m1 p0)
        "mulx rax, r10, [rcx + {p} + 8]",                    // m1 p1
        "adcx r13, r10",                                     // t2 += lo(m1 p1)
        "adox rbp, rax",                                     // t3 += hi(m1 p1)
        "mulx rsi, r11, [rcx + {p} + 16]",                   // m1 p2
        "adcx rbp, r11",                                     // t3 += lo(m1 p2)
        "adox r14, rsi",                                     // t4 += hi(m1 p2)
        "mulx r12, r15, [rcx + {p} + 24]",                   // m1 p3
        "adcx r14, r15",                                     // t4 += lo(m1 p3)
        "adox r9, r12",                                      // t5 += hi(m1 p3)
        "adc r9, 0",                                         // t5 += carry
        "xor ebx, ebx",                                      // 0, no carries
        "mov rdx, [rsp + 16]",
        "mulx r10, rax, [rdi]",                              // z2 x0
        "add r13, rax",                                      // t2 += lo(z2 x0)
        "dec rbx",                                           // -1: OF = 0
        "adox rbp, r10",                                     // t3 += hi(z2 x0)
        "mulx r11, rsi, [rdi + 8]",                          // z2 x1
        "adcx rbp, rsi",                                     // t3 += lo(z2 x1)
        "adox r14, r11",                                     // t4 += hi(z2 x1)
        "mulx r15, r12, [rdi + 16]",                         // z2 x2
        "adcx r14, r12",                                     // t4 += lo(z2 x2)
        "adox r9, r15",                                      // t5 += hi(z2 x2)
        "mulx rax, r10, [rdi + 24]",                         // z2 x3
        "adcx r9, r10",                                      // t5 += lo(z2 x3)
        "adox rbx, rax",                                     // t6 = hi(z2 x3)
        "adc rbx, 1",                                        // t6 += carry (it began as -1)
        "mov rdx, [rsp + 48]",
        "mulx rsi, r11, [r8]",                               // n2 y0
        "mov r12d, 0",                                       // 0
        "add r13, r11",                                      // t2 += lo(n2 y0)
        "inc r12",                                           // 1: OF = 0
        "adox rbp, rsi",                                     // t3 += hi(n2 y0)
        "mulx r15, r10, [r8 + 8]",                           // n2 y1
        "adcx rbp, r10",                                     // t3 += lo(n2 y1)
        "adox r14, r15",                                     // t4 += hi(n2 y1)
        "mulx rax, r11, [r8 + 16]",                          // n2 y2
        "adcx r14, r11",                                     // t4 += lo(n2 y2)
        "adox r9, rax",                                      // t5 += hi(n2 y2)
        "mulx r12, rsi, [r8 + 24]",                          // n2 y3
        "adcx r9, rsi",                                      // t5 += lo(n2 y3)
        "adox rbx, r12",                                     // t6 += hi(n2 y3)
        "adc rbx, 0",                                        // t6 += carry
        "mov r10, [rcx + {n0}]",                             // n0
        "imul r10, r13",                                     // m2 = t2 n0
        "mov rdx, r10",
        "mulx r15, r11, [rcx + {p}]",                        // m2 p0
        "mov eax, 0",                                        // 0
        "add r13, -1",                                       // carry = t2 != 0
        "inc rax",                                           // 1: OF = 0
        "mulx rsi, r12, [rcx + {p} + 16]",                   // m2 p2
        "mulx r10, r11, [rcx + {p} + 8]",                    // m2 p1
        "adox rbp, r15",                                     // t3 += hi(m2 p0)
        "adcx rbp, r11",                                     // t3 += lo(m2 p1)
        "adox r14, r10",                                     // t4 += hi(m2 p1)
        "adcx r14, r12",                                     // t4 += lo(m2 p2)
        "adox r9, rsi",                                      // t5 += hi(m2 p2)
        "mulx r13, rax, [rcx + {p} + 24]",                   // m2 p3
        "adcx r9, rax",                                      // t5 += lo(m2 p3)
        "adox rbx, r13",                                     // t6 += hi(m2 p3)
        "adc rbx, 0",                                        // t6 += carry
        "xor r15d, r15d",                                    // 0, no carries
        "mov rdx, [rsp + 24]",
        "mulx r11, r10, [rdi]",                              // z3 x0
        "add rbp, r10",                                      // t3 += lo(z3 x0)
        "dec r15",                                           // -1: OF = 0
        "adox r14, r11",                                     // t4 += hi(z3 x0)
        "mulx r12, rsi, [rdi + 8]",                          // z3 x1
        "adcx r14, rsi",                                     // t4 += lo(z3 x1)
        "adox r9, r12",                                      // t5 += hi(z3 x1)
        "mulx rax, r13, [rdi + 16]",                         // z3 x2
        "adcx r9, r13",                                      // t5 += lo(z3 x2)
        "adox rbx, rax",                                     // t6 += hi(z3 x2)
        "mulx r10, r11, [rdi + 24]",                         // z3 x3
        "adcx rbx, r11",                                     // t6 += lo(z3 x3)
        "adox r15, r10",                                     // t7 = hi(z3 x3)
        "mov rdx, [rsp + 56]",
        "mulx rsi, r12, [r8]",                               // n3 y0
        "adc r15, 1",                                        // t7 += carry (it began as -1)
        "mov r13d, 0",                                       // 0
        "add rbp, r12",                                      // t3 += lo(n3 y0)
        "inc r13",                                           // 1: OF = 0
        "adox r14, rsi",                                     // t4 += hi(n3 y0)
        "mulx rax, r11, [r8 + 8]",                           // n3 y1
        "adcx r14, r11",                                     // t4 += lo(n3 y1)
        "adox r9, rax",                                      // t5 += hi(n3 y1)
        "mulx r10, r12, [r8 + 16]",                          // n3 y2
        "adcx r9, r12",                                      // t5 += lo(n3 y2)
        "adox rbx, r10",                                     // t6 += hi(n3 y2)
        "mulx r13, rsi, [r8 + 24]",                          // n3 y3
        "adcx rbx, rsi",                                     // t6 += lo(n3 y3)
        "adox r15, r13",                                     // t7 += hi(n3 y3)
        "adc r15, 0",                                        // t7 += carry
        "mov r11, [rcx + {n0}]",                             // n0
        "imul r11, rbp",                                     // m3 = t3 n0
        "mov rdx, r11",
        "mulx rax, r12, [rcx + {p}]",                        // m3 p0
        "mov r10d, 0",                                       // 0
        "add rbp, -1",                                       // carry = t3 != 0
        "inc r10",                                           // 1: OF = 0
        "mulx rsi, r13, [rcx + {p} + 16]",                   // m3 p2
        "adox r14, rax",                                     // t4 += hi(m3 p0)
        "mulx r11, r12, [rcx + {p} + 8]",                    // m3 p1
        "adcx r14, r12",                                     // t4 += lo(m3 p1)
        "adox r9, r11",                                      // t5 += hi(m3 p1)
        "adcx r9, r13",                                      // t5 += lo(m3 p2)
        "adox rbx, rsi",                                     // t6 += hi(m3 p2)
        "mulx rbp, r10, [rcx + {p} + 24]",                   // m3 p3
        "adcx rbx, r10",                                     // t6 += lo(m3 p3)
        "adox r15, rbp",                                     // t7 += hi(m3 p3)
        "adc r15, 0",                                        // t7 += carry
        "mov [rsp + 128], r14",                              // t4 aside
        "sub r14, [rcx + {p}]",                              // u0 = t4 - p0
        "mov [rsp + 136], r9",                               // t5 aside
        "sbb r9, [rcx + {p} + 8]",                           // u1 = t5 - p1 - borrow
        "mov [rsp + 144], rbx",                              // t6 aside
        "sbb rbx, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "mov [rsp + 152], r15",                              // t7 aside
        "sbb r15, [rcx + {p} + 24]",                         // u3 = t7 - p3 - borrow
        "cmovc r14, [rsp + 128]",                            // u0 = t4 if it borrowed
        "cmovc r9, [rsp + 136]",                             // u1 = t5 if it borrowed
        "cmovc rbx, [rsp + 144]",                            // u2 = t6 if it borrowed
        "cmovc r15, [rsp + 152]",                            // u3 = t7 if it borrowed
        "mov [rsp + 128], r14",                              // u0 aside
        "mov [rsp + 136], r9",                               // u1 aside
        "mov [rsp + 144], rbx",                              // u2 aside
        "mov [rsp + 152], r15",                              // u3 aside
        "mov rdx, [rsp + 64]",
        "mulx rax, r12, [rdi]",                              // w0 x0
        "mulx r11, r13, [rdi + 8]",                          // w0 x1
        "mulx rsi, r10, [rdi + 16]",                         // w0 x2
        "add r13, rax",                                      // t1 = lo(w0 x1) + hi(w0 x0)
        "adc r10, r11",                                      // t2 = lo(w0 x2) + hi(w0 x1)
        "mulx rbp, r14, [rdi + 24]",                         // w0 x3
        "adc r14, rsi",                                      // t3 = lo(w0 x3) + hi(w0 x2)
        "adc rbp, 0",                                        // t4 = hi(w0 x3) + carry
        "mov rdx, [rsp + 96]",
        "mulx r9, rbx, [r8]",                                // z0 y0
        "mov r15d, 0",                                       // 0
        "add r12, rbx",                                      // t0 = lo(w0 x0) + lo(z0 y0)
        "inc r15",                                           // 1: OF = 0
        "mulx rax, r11, [r8 + 8]",                           // z0 y1
        "adox r13, r9",                                      // t1 += hi(z0 y0)
        "adcx r13, r11",                                     // t1 += lo(z0 y1)
        "mulx rsi, rbx, [r8 + 16]",                          // z0 y2
        "adox r10, rax",                                     // t2 += hi(z0 y1)
        "adox r14, rsi",                                     // t3 += hi(z0 y2)
        "adcx r10, rbx",                                     // t2 += lo(z0 y2)
        "mulx r15, r9, [r8 + 24]",                           // z0 y3
        "adcx r14, r9",                                      // t3 += lo(z0 y3)
        "adox rbp, r15",                                     // t4 += hi(z0 y3)
        "adc rbp, 0",                                        // t4 += carry
        "mov r11, [rcx + {n0}]",                             // n0
        "imul r11, r12",                                     // m0 = t0 n0
        "mov rdx, r11",
        "mulx rax, rsi, [rcx + {p}]",                        // m0 p0
        "mov ebx, 0",                                        // 0
        "add r12, -1",                                       // carry = t0 != 0
        "inc rbx",                                           // 1: OF = 0
        "adox r13, rax",                                     // t1 += hi(m0 p0)
        "mulx r9, r15, [rcx + {p} + 8]",                     // m0 p1
        "adcx r13, r15",                                     // t1 += lo(m0 p1)
        "adox r10, r9",                                      // t2 += hi(m0 p1)
        "mulx r11, rsi, [rcx + {p} + 16]",                   // m0 p2
        "adcx r10, rsi",                                     // t2 += lo(m0 p2)
        "adox r14, r11",                                     // t3 += hi(m0 p2)
        "mulx r12, rbx, [rcx + {p} + 24]",                   // m0 p3
        "adcx r14, rbx",                                     // t3 += lo(m0 p3)
        "adox rbp, r12",                                     // t4 += hi(m0 p3)
        "mov rdx, [rsp + 72]",
        "mulx rax, r15, [rdi]",                              // w1 x0
        "adc rbp, 0",                                        // t4 += carry
        "xor r9d, r9d",                                      // 0, no carries
        "add r13, r15",                                      // t1 += lo(w1 x0)
        "dec r9",                                            // -1: OF = 0
        "adox r10, rax",                                     // t2 += hi(w1 x0)
        "mulx rsi, r11, [rdi + 8]",                          // w1 x1
        "adcx r10, r11",                                     // t2 += lo(w1 x1)
        "adox r14, rsi",                                     // t3 += hi(w1 x1)
        "mulx rbx, r12, [rdi + 16]",                         // w1 x2
        "adcx r14, r12",                                     // t3 += lo(w1 x2)
        "adox rbp, rbx",                                     // t4 += hi(w1 x2)
        "mulx r15, rax, [rdi + 24]",                         // w1 x3
        "adcx rbp, rax",                                     // t4 += lo(w1 x3)
        "adox r9, r15",                                      // t5 = hi(w1 x3)
        "mov rdx, [rsp + 104]",
        "mulx r11, rsi, [r8]",                               // z1 y0
        "mov r12d, 0",                                       // 0
        "adc r9, 1",                                         // t5 += carry (it began as -1)
        "add r13, rsi",                                      // t1 += lo(z1 y0)
        "inc r12",                                           // 1: OF = 0
        "adox r10, r11",                                     // t2 += hi(z1 y0)
        "mulx rbx, rax, [r8 + 8]",                           // z1 y1
        "adcx r10, rax",                                     // t2 += lo(z1 y1)
        "adox r14, rbx",                                     // t3 += hi(z1 y1)
        "mulx r15, rsi, [r8 + 16]",                          // z1 y2
        "adcx r14, rsi",                                     // t3 += lo(z1 y2)
        "adox rbp, r15",                                     // t4 += hi(z1 y2)
        "mulx r12, r11, [r8 + 24]",                          // z1 y3
        "adcx rbp, r11",                                     // t4 += lo(z1 y3)
        "adox r9, r12",                                      // t5 += hi(z1 y3)
        "adc r9, 0",                                         // t5 += carry
        "mov rax, [rcx + {n0}]",                             // n0
        "imul rax, r13",                                     // m1 = t1 n0
        "mov rdx, rax",
        "mulx rbx, rsi, [rcx + {p}]",                        // m1 p0
        "mov r15d, 0",                                       // 0
        "add r13, -1",                                       // carry = t1 != 0
        "inc r15",                                           // 1: OF = 0
        "adox r10, rbx",                                     // t2 += hi(m1 p0)
        "mulx r11, r12, [rcx + {p} + 8]",                    // m1 p1
        "adcx r10, r12",                                     // t2 += lo(m1 p1)
        "adox r14, r11",                                     // t3 += hi(m1 p1)
        "mulx rax, rsi, [rcx + {p} + 16]",                   // m1 p2
        "adcx r14, rsi",                                     // t3 += lo(m1 p2)
        "adox rbp, rax",                                     // t4 += hi(m1 p2)
        "mulx r13, r15, [rcx + {p} + 24]",                   // m1 p3
        "adcx rbp, r15",                                     // t4 += lo(m1 p3)
        "adox r9, r13",                                      // t5 += hi(m1 p3)
        "adc r9, 0",                                         // t5 += carry
        "xor ebx, ebx",                                      // 0, no carries
        "mov rdx, [rsp + 80]",
        "mulx r12, r11, [rdi]",                              // w2 x0
        "add r10, r11",                                      // t2 += lo(w2 x0)
        "mov rdx, [rsp + 112]",
        "mulx rsi, rax, [r8]",                               // z2 y0
        "dec rbx",                                           // -1: OF = 0
        "adox r14, r12",                                     // t3 += hi(w2 x0)
        "mov rdx, [rsp + 80]",
        "mulx r15, r13, [rdi + 8]",                          // w2 x1
        "adcx r14, r13",                                     // t3 += lo(w2 x1)
        "adox rbp, r15",                                     // t4 += hi(w2 x1)
        "mulx r11, r12, [rdi + 16]",                         // w2 x2
        "adox r9, r11",                                      // t5 += hi(w2 x2)
        "mulx r13, r15, [rdi + 24]",                         // w2 x3
        "adox rbx, r13",                                     // t6 = hi(w2 x3)
        "adcx rbp, r12",                                     // t4 += lo(w2 x2)
        "adcx r9, r15",                                      // t5 += lo(w2 x3)
        "adc rbx, 1",                                        // t6 += carry (it began as -1)
        "mov r11d, 0",                                       // 0
        "add r10, rax",                                      // t2 += lo(z2 y0)
        "inc r11",                                           // 1: OF = 0
        "adox r14, rsi",                                     // t3 += hi(z2 y0)
        "mov rdx, [rsp + 112]",
        "mulx r13, r12, [r8 + 8]",                           // z2 y1
        "adcx r14, r12",                                     // t3 += lo(z2 y1)
        "adox rbp, r13",                                     // t4 += hi(z2 y1)
        "mulx r15, rax, [r8 + 16]",                          // z2 y2
        "adcx rbp, rax",                                     // t4 += lo(z2 y2)
        "adox r9, r15",                                      // t5 += hi(z2 y2)
        "mulx r11, rsi, [r8 + 24]",                          // z2 y3
        "adcx r9, rsi",                                      // t5 += lo(z2 y3)
        "adox rbx, r11",                                     // t6 += hi(z2 y3)
        "adc rbx, 0",                                        // t6 += carry
        "mov r12, [rcx + {n0}]",                             // n0
        "imul r12, r10",                                     // m2 = t2 n0
        "mov rdx, r12",
        "mulx r13, rax, [rcx + {p}]",                        // m2 p0
        "mov r15d, 0",                                       // 0
        "add r10, -1",                                       // carry = t2 != 0
        "inc r15",                                           // 1: OF = 0
        "mov rdx, [rsp + 120]",
        "mulx rsi, r11, [r8]",                               // z3 y0
        "adox r14, r13",                                     // t3 += hi(m2 p0)
        "mov rdx, r12",
        "mulx rax, r10, [rcx + {p} + 8]",                    // m2 p1
        "adcx r14, r10",                                     // t3 += lo(m2 p1)
        "adox rbp, rax",                                     // t4 += hi(m2 p1)
        "mulx r15, r13, [rcx + {p} + 16]",                   // m2 p2
        "adcx rbp, r13",                                     // t4 += lo(m2 p2)
        "adox r9, r15",                                      // t5 += hi(m2 p2)
        "mulx r12, r10, [rcx + {p} + 24]",                   // m2 p3
        "adcx r9, r10",                                      // t5 += lo(m2 p3)
        "adox rbx, r12",                                     // t6 += hi(m2 p3)
        "adc rbx, 0",                                        // t6 += carry
        "mov rdx, [rsp + 88]",
        "mulx rax, r13, [rdi]",                              // w3 x0
        "xor r15d, r15d",                                    // 0, no carries
        "add r14, r13",                                      // t3 += lo(w3 x0)
        "dec r15",                                           // -1: OF = 0
        "adox rbp, rax",                                     // t4 += hi(w3 x0)
        "mulx r10, r12, [rdi + 8]",                          // w3 x1
        "mulx r13, rax, [rdi + 16]",                         // w3 x2
        "adox r9, r10",                                      // t5 += hi(w3 x1)
        "adcx rbp, r12",                                     // t4 += lo(w3 x1)
        "mov r10d, 0",                                       // 0
        "adcx r9, rax",                                      // t5 += lo(w3 x2)
        "adox rbx, r13",                                     // t6 += hi(w3 x2)
        "mulx r12, rax, [rdi + 24]",                         // w3 x3
        "adcx rbx, rax",                                     // t6 += lo(w3 x3)
        "adox r15, r12",                                     // t7 = hi(w3 x3)
        "adc r15, 1",                                        // t7 += carry (it began as -1)
        "add r14, r11",                                      // t3 += lo(z3 y0)
        "inc r10",                                           // 1: OF = 0
        "adox rbp, rsi",                                     // t4 += hi(z3 y0)
        "mov rdx, [rsp + 120]",
        "mulx r13, rdi, [r8 + 8]",                           // z3 y1
        "adcx rbp, rdi",                                     // t4 += lo(z3 y1)
        "adox r9, r13",                                      // t5 += hi(z3 y1)
        "mulx rax, r12, [r8 + 16]",                          // z3 y2
        "adcx r9, r12",                                      // t5 += lo(z3 y2)
        "adox rbx, rax",                                     // t6 += hi(z3 y2)
        "mulx r11, r10, [r8 + 24]",                          // z3 y3
        "adcx rbx, r10",                                     // t6 += lo(z3 y3)
        "adox r15, r11",                                     // t7 += hi(z3 y3)
        "adc r15, 0",                                        // t7 += carry
        "mov rsi, [rcx + {n0}]",                             // n0
        "imul rsi, r14",                                     // m3 = t3 n0
        "mov rdx, rsi",
        "mulx rdi, r13, [rcx + {p}]",                        // m3 p0
        "mov r12d, 0",                                       // 0
        "add r14, -1",                                       // carry = t3 != 0
        "inc r12",                                           // 1: OF = 0
        "adox rbp, rdi",                                     // t4 += hi(m3 p0)
        "mulx rax, r8, [rcx + {p} + 8]",                     // m3 p1
        "adcx rbp, r8",                                      // t4 += lo(m3 p1)
        "adox r9, rax",                                      // t5 += hi(m3 p1)
        "mulx r10, r11, [rcx + {p} + 16]",                   // m3 p2
        "adcx r9, r11",                                      // t5 += lo(m3 p2)
        "adox rbx, r10",                                     // t6 += hi(m3 p2)
        "mulx rsi, r13, [rcx + {p} + 24]",                   // m3 p3
        "adcx rbx, r13",                                     // t6 += lo(m3 p3)
        "adox r15, rsi",                                     // t7 += hi(m3 p3)
        "adc r15, 0",                                        // t7 += carry
        "mov r14, rbp",
        "sub r14, [rcx + {p}]",                              // u0 = t4 - p0
        "mov r12, r9",
        "sbb r12, [rcx + {p} + 8]",                          // u1 = t5 - p1 - borrow
        "mov rdi, rbx",
        "sbb rdi, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "mov r8, r15",
        "sbb r8, [rcx + {p} + 24]",                          // u3 = t7 - p3 - borrow
        "cmovc r14, rbp",                                    // u0 = t4 if it borrowed
        "cmovc r12, r9",                                     // u1 = t5 if it borrowed
        "cmovc rdi, rbx",                                    // u2 = t6 if it borrowed
        "cmovc r8, r15",                                     // u3 = t7 if it borrowed
        "mov rax, [rsp + 128]",                              // u0
        "mov r11, [rsp + 136]",                              // u1
        "mov r10, [rsp + 144]",                              // u2
        "mov r13, [rsp + 152]",                              // u3
        "add rsp, 160",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
    )
}
