//! The complex product, six limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Product in `F[u] / (u^2 + 1)` of `a[0] + a[1] u` and `b[0] + b[1] u`.
///
/// * **Computes** `[(a0 b0 - a1 b1) 2^(-384) mod p, (a0 b1 + a1 b0) 2^(-384) mod p]`
/// * **Requires** operands `< p`, and that the top two bits of `p` are clear
/// * **Ensures** results `< p`
/// * **Time** constant
/// * **Source** Longa, eprint 2022/367, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn complex_mul(_: Adx, a: [&[u64; 6]; 2], b: [&[u64; 6]; 2], k: &Params<6>) -> [[u64; 6]; 2] {
    debug_assert!(k.p[5] >> 62 == 0);
    let (r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11): (
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
    );
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r0,
            inlateout("rcx") core::ptr::from_ref(k) => r1,
            lateout("rdx") _,
            inlateout("rsi") b[0].as_ptr() => r9,
            inlateout("rdi") a[0].as_ptr() => r7,
            inlateout("r8") a[1].as_ptr() => r6,
            inlateout("r9") b[1].as_ptr() => r10,
            lateout("r10") r11,
            lateout("r11") r4,
            lateout("r12") r8,
            lateout("r13") r3,
            lateout("r14") r2,
            lateout("r15") r5,
            options(pure, readonly),
        );
    }
    [[r0, r1, r2, r3, r4, r5], [r6, r7, r8, r9, r10, r11]]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx; push rbp",
        "sub rsp, 240; mov rax, [rsi]",                                          // z0
        "mov [rsp], rax; mov [rsp + 144], rax",                                  // z0 aside; z0 aside
        "mov r10, [rsi + 8]; mov [rsp + 8], r10",                                // z1; z1 aside
        "mov [rsp + 152], r10; mov rbx, [rsi + 16]",                             // z1 aside; z2
        "mov [rsp + 16], rbx; mov r11, [rsi + 24]",                              // z2 aside; z3
        "mov [rsp + 160], rbx; mov [rsp + 24], r11",                             // z2 aside; z3 aside
        "mov [rsp + 168], r11; mov rbp, [rsi + 32]",                             // z3 aside; z4
        "mov [rsp + 32], rbp; mov [rsp + 176], rbp",                             // z4 aside; z4 aside
        "mov r12, [rsi + 40]; mov [rsp + 40], r12",                              // z5; z5 aside
        "mov [rsp + 184], r12; mov r13, [r9]",                                   // z5 aside; w0
        "mov [rsp + 96], r13; mov r14, [r9 + 8]",                                // w0 aside; w1
        "mov [rsp + 104], r14; mov r15, [r9 + 16]",                              // w1 aside; w2
        "mov [rsp + 112], r15; mov rax, [r9 + 24]",                              // w2 aside; w3
        "mov [rsp + 120], rax; mov r10, [r9 + 32]",                              // w3 aside; w4
        "mov [rsp + 128], r10; mov rbx, [r9 + 40]",                              // w4 aside; w5
        "mov [rsp + 136], rbx; mov r11, [rcx + {p}]",                            // w5 aside; p0
        "sub r11, [rsp + 96]; mov [rsp + 48], r11",                              // n0 = p0 - w0; n0 aside
        "mov rbp, [rcx + {p} + 8]; sbb rbp, [rsp + 104]",                        // p1; n1 = p1 - w1
        "mov [rsp + 56], rbp; mov rsi, [rcx + {p} + 16]",                        // n1 aside; p2
        "sbb rsi, [rsp + 112]; mov [rsp + 64], rsi",                             // n2 = p2 - w2; n2 aside
        "mov r12, [rcx + {p} + 24]; sbb r12, [rsp + 120]",                       // p3; n3 = p3 - w3
        "mov [rsp + 72], r12; mov r13, [rcx + {p} + 32]",                        // n3 aside; p4
        "sbb r13, [rsp + 128]; mov [rsp + 80], r13",                             // n4 = p4 - w4; n4 aside
        "mov r14, [rcx + {p} + 40]; sbb r14, [rsp + 136]",                       // p5; n5 = p5 - w5
        "mov [rsp + 88], r14; mov rdx, [rsp]",                                   // n5 aside
        "mulx r15, rax, [rdi]; mulx r10, r9, [rdi + 8]",                         // z0 x0; z0 x1
        "add r9, r15; mulx rbx, r11, [rdi + 16]",                                // t1 = lo(z0 x1) + hi(z0 x0); z0 x2
        "adc r11, r10; mulx rbp, rsi, [rdi + 24]",                               // t2 = lo(z0 x2) + hi(z0 x1); z0 x3
        "mov r12d, 0; mulx r13, r14, [rdi + 32]",                                // 0; z0 x4
        "adc rsi, rbx; adc r14, rbp",                                            // t3 = lo(z0 x3) + hi(z0 x2); t4 = lo(z0 x4) + hi(z0 x3)
        "mulx r15, r10, [rdi + 40]; adc r10, r13",                               // z0 x5; t5 = lo(z0 x5) + hi(z0 x4)
        "adc r15, 0; mov rdx, [rsp + 48]",                                       // t6 = hi(z0 x5) + carry
        "mulx rbx, rbp, [r8]; add rax, rbp",                                     // n0 y0; t0 = lo(z0 x0) + lo(n0 y0)
        "inc r12; adox r9, rbx",                                                 // 1: OF = 0; t1 += hi(n0 y0)
        "mulx r13, rbp, [r8 + 8]; adcx r9, rbp",                                 // n0 y1; t1 += lo(n0 y1)
        "adox r11, r13; mulx r12, rbx, [r8 + 16]",                               // t2 += hi(n0 y1); n0 y2
        "adcx r11, rbx; mulx rbp, r13, [r8 + 24]",                               // t2 += lo(n0 y2); n0 y3
        "adox rsi, r12; adox r14, rbp",                                          // t3 += hi(n0 y2); t4 += hi(n0 y3)
        "adcx rsi, r13; mulx rbx, r12, [r8 + 32]",                               // t3 += lo(n0 y3); n0 y4
        "adcx r14, r12; adox r10, rbx",                                          // t4 += lo(n0 y4); t5 += hi(n0 y4)
        "mulx rbp, r13, [r8 + 40]; adcx r10, r13",                               // n0 y5; t5 += lo(n0 y5)
        "adox r15, rbp; adc r15, 0",                                             // t6 += hi(n0 y5); t6 += carry
        "mov r12, [rcx + {n0}]; imul r12, rax",                                  // n0; m0 = t0 n0
        "mov rdx, r12; mulx rbx, r13, [rcx + {p}]",                              // m0 p0
        "add rax, -1; mov ebp, 0",                                               // carry = t0 != 0; 0
        "inc rbp; adox r9, rbx",                                                 // 1: OF = 0; t1 += hi(m0 p0)
        "mulx r13, rax, [rcx + {p} + 8]; adcx r9, rax",                          // m0 p1; t1 += lo(m0 p1)
        "adox r11, r13; mulx rbp, rbx, [rcx + {p} + 16]",                        // t2 += hi(m0 p1); m0 p2
        "adcx r11, rbx; mov rdx, [rsp + 8]",                                     // t2 += lo(m0 p2)
        "mulx rax, r13, [rdi]; adox rsi, rbp",                                   // z1 x0; t3 += hi(m0 p2)
        "mov rdx, r12; mulx rbx, rbp, [rcx + {p} + 24]",                         // m0 p3
        "adcx rsi, rbp; adox r14, rbx",                                          // t3 += lo(m0 p3); t4 += hi(m0 p3)
        "mulx r12, rbp, [rcx + {p} + 32]; adcx r14, rbp",                        // m0 p4; t4 += lo(m0 p4)
        "adox r10, r12; mulx rbx, rbp, [rcx + {p} + 40]",                        // t5 += hi(m0 p4); m0 p5
        "adcx r10, rbp; adox r15, rbx",                                          // t5 += lo(m0 p5); t6 += hi(m0 p5)
        "adc r15, 0; xor r12d, r12d",                                            // t6 += carry; 0, no carries
        "add r9, r13; dec r12",                                                  // t1 += lo(z1 x0); -1: OF = 0
        "adox r11, rax; mov rdx, [rsp + 8]",                                     // t2 += hi(z1 x0)
        "mulx rbp, rbx, [rdi + 8]; adcx r11, rbx",                               // z1 x1; t2 += lo(z1 x1)
        "mulx r13, rax, [rdi + 24]; adox rsi, rbp",                              // z1 x3; t3 += hi(z1 x1)
        "mulx rbx, rbp, [rdi + 16]; adcx rsi, rbp",                              // z1 x2; t3 += lo(z1 x2)
        "adox r14, rbx; mulx rbp, rbx, [rdi + 32]",                              // t4 += hi(z1 x2); z1 x4
        "adox r10, r13; adcx r14, rax",                                          // t5 += hi(z1 x3); t4 += lo(z1 x3)
        "adcx r10, rbx; mulx r13, rax, [rdi + 40]",                              // t5 += lo(z1 x4); z1 x5
        "adox r15, rbp; adcx r15, rax",                                          // t6 += hi(z1 x4); t6 += lo(z1 x5)
        "adox r12, r13; adc r12, 1",                                             // t7 = hi(z1 x5); t7 += carry (it began as -1)
        "mov rdx, [rsp + 56]; mulx rbx, rbp, [r8]",                              // n1 y0
        "add r9, rbp; mov eax, 0",                                               // t1 += lo(n1 y0); 0
        "inc rax; adox r11, rbx",                                                // 1: OF = 0; t2 += hi(n1 y0)
        "mulx r13, rbp, [r8 + 8]; adox rsi, r13",                                // n1 y1; t3 += hi(n1 y1)
        "mulx rax, rbx, [r8 + 16]; adcx r11, rbp",                               // n1 y2; t2 += lo(n1 y1)
        "adcx rsi, rbx; adox r14, rax",                                          // t3 += lo(n1 y2); t4 += hi(n1 y2)
        "mulx r13, rbp, [r8 + 24]; adcx r14, rbp",                               // n1 y3; t4 += lo(n1 y3)
        "mulx rbx, rax, [r8 + 32]; adox r10, r13",                               // n1 y4; t5 += hi(n1 y3)
        "adcx r10, rax; adox r15, rbx",                                          // t5 += lo(n1 y4); t6 += hi(n1 y4)
        "mulx rbp, r13, [r8 + 40]; adcx r15, r13",                               // n1 y5; t6 += lo(n1 y5)
        "adox r12, rbp; adc r12, 0",                                             // t7 += hi(n1 y5); t7 += carry
        "mov rax, [rcx + {n0}]; imul rax, r9",                                   // n0; m1 = t1 n0
        "mov ebx, 0; mov rdx, rax",                                              // 0
        "mulx r13, rbp, [rcx + {p}]; add r9, -1",                                // m1 p0; carry = t1 != 0
        "inc rbx; adox r11, r13",                                                // 1: OF = 0; t2 += hi(m1 p0)
        "mulx rax, rbp, [rcx + {p} + 8]; adcx r11, rbp",                         // m1 p1; t2 += lo(m1 p1)
        "mulx r9, rbx, [rcx + {p} + 16]; adox rsi, rax",                         // m1 p2; t3 += hi(m1 p1)
        "adcx rsi, rbx; adox r14, r9",                                           // t3 += lo(m1 p2); t4 += hi(m1 p2)
        "mulx r13, rbp, [rcx + {p} + 24]; adcx r14, rbp",                        // m1 p3; t4 += lo(m1 p3)
        "adox r10, r13; mulx rax, rbx, [rcx + {p} + 32]",                        // t5 += hi(m1 p3); m1 p4
        "adox r15, rax; mulx r9, rbp, [rcx + {p} + 40]",                         // t6 += hi(m1 p4); m1 p5
        "adcx r10, rbx; adcx r15, rbp",                                          // t5 += lo(m1 p4); t6 += lo(m1 p5)
        "adox r12, r9; adc r12, 0",                                              // t7 += hi(m1 p5); t7 += carry
        "mov rdx, [rsp + 16]; mulx r13, rax, [rdi]",                             // z2 x0
        "xor ebx, ebx; add r11, rax",                                            // 0, no carries; t2 += lo(z2 x0)
        "dec rbx; adox rsi, r13",                                                // -1: OF = 0; t3 += hi(z2 x0)
        "mulx rbp, r9, [rdi + 8]; adox r14, rbp",                                // z2 x1; t4 += hi(z2 x1)
        "adcx rsi, r9; mulx rax, r13, [rdi + 16]",                               // t3 += lo(z2 x1); z2 x2
        "mulx rbp, r9, [rdi + 24]; adox r10, rax",                               // z2 x3; t5 += hi(z2 x2)
        "adcx r14, r13; adcx r10, r9",                                           // t4 += lo(z2 x2); t5 += lo(z2 x3)
        "adox r15, rbp; mov eax, 0",                                             // t6 += hi(z2 x3); 0
        "mulx r13, r9, [rdi + 32]; adcx r15, r9",                                // z2 x4; t6 += lo(z2 x4)
        "adox r12, r13; mulx rbp, r9, [rdi + 40]",                               // t7 += hi(z2 x4); z2 x5
        "adcx r12, r9; adox rbx, rbp",                                           // t7 += lo(z2 x5); t8 = hi(z2 x5)
        "adc rbx, 1; mov rdx, [rsp + 64]",                                       // t8 += carry (it began as -1)
        "mulx r13, r9, [r8]; add r11, r9",                                       // n2 y0; t2 += lo(n2 y0)
        "inc rax; mulx rbp, r9, [r8 + 8]",                                       // 1: OF = 0; n2 y1
        "adox rsi, r13; adcx rsi, r9",                                           // t3 += hi(n2 y0); t3 += lo(n2 y1)
        "adox r14, rbp; mulx rax, r13, [r8 + 16]",                               // t4 += hi(n2 y1); n2 y2
        "adox r10, rax; mulx r9, rbp, [r8 + 24]",                                // t5 += hi(n2 y2); n2 y3
        "adcx r14, r13; adcx r10, rbp",                                          // t4 += lo(n2 y2); t5 += lo(n2 y3)
        "adox r15, r9; mulx rax, r13, [r8 + 32]",                                // t6 += hi(n2 y3); n2 y4
        "adox r12, rax; adcx r15, r13",                                          // t7 += hi(n2 y4); t6 += lo(n2 y4)
        "mulx rbp, r9, [r8 + 40]; adcx r12, r9",                                 // n2 y5; t7 += lo(n2 y5)
        "adox rbx, rbp; adc rbx, 0",                                             // t8 += hi(n2 y5); t8 += carry
        "mov rax, [rcx + {n0}]; imul rax, r11",                                  // n0; m2 = t2 n0
        "mov rdx, rax; mulx r13, r9, [rcx + {p}]",                               // m2 p0
        "mov ebp, 0; add r11, -1",                                               // 0; carry = t2 != 0
        "inc rbp; adox rsi, r13",                                                // 1: OF = 0; t3 += hi(m2 p0)
        "mulx rax, r9, [rcx + {p} + 8]; adcx rsi, r9",                           // m2 p1; t3 += lo(m2 p1)
        "mulx r11, rbp, [rcx + {p} + 16]; adox r14, rax",                        // m2 p2; t4 += hi(m2 p1)
        "adcx r14, rbp; mulx r13, r9, [rcx + {p} + 32]",                         // t4 += lo(m2 p2); m2 p4
        "adox r10, r11; mulx rax, rbp, [rcx + {p} + 24]",                        // t5 += hi(m2 p2); m2 p3
        "adcx r10, rbp; adox r15, rax",                                          // t5 += lo(m2 p3); t6 += hi(m2 p3)
        "adcx r15, r9; adox r12, r13",                                           // t6 += lo(m2 p4); t7 += hi(m2 p4)
        "mulx r11, rbp, [rcx + {p} + 40]; adcx r12, rbp",                        // m2 p5; t7 += lo(m2 p5)
        "mov rdx, [rsp + 24]; mulx rax, r9, [rdi + 8]",                          // z3 x1
        "adox rbx, r11; adc rbx, 0",                                             // t8 += hi(m2 p5); t8 += carry
        "xor r13d, r13d; mulx rbp, r11, [rdi]",                                  // 0, no carries; z3 x0
        "add rsi, r11; dec r13",                                                 // t3 += lo(z3 x0); -1: OF = 0
        "adox r14, rbp; adcx r14, r9",                                           // t4 += hi(z3 x0); t4 += lo(z3 x1)
        "adox r10, rax; mulx r11, rbp, [rdi + 32]",                              // t5 += hi(z3 x1); z3 x4
        "mulx r9, rax, [rdi + 16]; adcx r10, rax",                               // z3 x2; t5 += lo(z3 x2)
        "adox r15, r9; mulx rax, r9, [rdi + 24]",                                // t6 += hi(z3 x2); z3 x3
        "adox r12, rax; adcx r15, r9",                                           // t7 += hi(z3 x3); t6 += lo(z3 x3)
        "adox rbx, r11; mulx rax, r9, [rdi + 40]",                               // t8 += hi(z3 x4); z3 x5
        "adcx r12, rbp; adcx rbx, r9",                                           // t7 += lo(z3 x4); t8 += lo(z3 x5)
        "adox r13, rax; adc r13, 1",                                             // t9 = hi(z3 x5); t9 += carry (it began as -1)
        "mov rdx, [rsp + 72]; mulx r11, rbp, [r8]",                              // n3 y0
        "mov r9d, 0; add rsi, rbp",                                              // 0; t3 += lo(n3 y0)
        "inc r9; adox r14, r11",                                                 // 1: OF = 0; t4 += hi(n3 y0)
        "mulx rax, rbp, [r8 + 8]; adcx r14, rbp",                                // n3 y1; t4 += lo(n3 y1)
        "mulx r9, r11, [r8 + 16]; adox r10, rax",                                // n3 y2; t5 += hi(n3 y1)
        "adcx r10, r11; adox r15, r9",                                           // t5 += lo(n3 y2); t6 += hi(n3 y2)
        "mulx rbp, rax, [r8 + 32]; mulx r11, r9, [r8 + 24]",                     // n3 y4; n3 y3
        "adcx r15, r9; adox r12, r11",                                           // t6 += lo(n3 y3); t7 += hi(n3 y3)
        "adox rbx, rbp; mulx r9, r11, [r8 + 40]",                                // t8 += hi(n3 y4); n3 y5
        "adcx r12, rax; adcx rbx, r11",                                          // t7 += lo(n3 y4); t8 += lo(n3 y5)
        "adox r13, r9; adc r13, 0",                                              // t9 += hi(n3 y5); t9 += carry
        "mov rbp, [rcx + {n0}]; imul rbp, rsi",                                  // n0; m3 = t3 n0
        "mov rdx, rbp; mulx rax, r11, [rcx + {p}]",                              // m3 p0
        "mov r9d, 0; mulx rbp, r11, [rcx + {p} + 8]",                            // 0; m3 p1
        "add rsi, -1; inc r9",                                                   // carry = t3 != 0; 1: OF = 0
        "adox r14, rax; adox r10, rbp",                                          // t4 += hi(m3 p0); t5 += hi(m3 p1)
        "adcx r14, r11; mulx rsi, r9, [rcx + {p} + 16]",                         // t4 += lo(m3 p1); m3 p2
        "adcx r10, r9; adox r15, rsi",                                           // t5 += lo(m3 p2); t6 += hi(m3 p2)
        "mulx rax, rbp, [rcx + {p} + 24]; adcx r15, rbp",                        // m3 p3; t6 += lo(m3 p3)
        "adox r12, rax; mulx r11, r9, [rcx + {p} + 32]",                         // t7 += hi(m3 p3); m3 p4
        "adcx r12, r9; adox rbx, r11",                                           // t7 += lo(m3 p4); t8 += hi(m3 p4)
        "mulx rsi, rbp, [rcx + {p} + 40]; adcx rbx, rbp",                        // m3 p5; t8 += lo(m3 p5)
        "adox r13, rsi; adc r13, 0",                                             // t9 += hi(m3 p5); t9 += carry
        "xor eax, eax; mov rdx, [rsp + 32]",                                     // 0, no carries
        "mulx r9, r11, [rdi]; add r14, r11",                                     // z4 x0; t4 += lo(z4 x0)
        "dec rax; adox r10, r9",                                                 // -1: OF = 0; t5 += hi(z4 x0)
        "mulx rbp, rsi, [rdi + 8]; adox r15, rbp",                               // z4 x1; t6 += hi(z4 x1)
        "adcx r10, rsi; mulx r11, r9, [rdi + 16]",                               // t5 += lo(z4 x1); z4 x2
        "adcx r15, r9; mulx rbp, rsi, [rdi + 24]",                               // t6 += lo(z4 x2); z4 x3
        "adox r12, r11; adcx r12, rsi",                                          // t7 += hi(z4 x2); t7 += lo(z4 x3)
        "mulx r9, r11, [rdi + 32]; adox rbx, rbp",                               // z4 x4; t8 += hi(z4 x3)
        "adox r13, r9; adcx rbx, r11",                                           // t9 += hi(z4 x4); t8 += lo(z4 x4)
        "mulx rsi, rbp, [rdi + 40]; adcx r13, rbp",                              // z4 x5; t9 += lo(z4 x5)
        "adox rax, rsi; adc rax, 1",                                             // t10 = hi(z4 x5); t10 += carry (it began as -1)
        "mov rdx, [rsp + 80]; mulx r9, r11, [r8]",                               // n4 y0
        "mov ebp, 0; add r14, r11",                                              // 0; t4 += lo(n4 y0)
        "inc rbp; adox r10, r9",                                                 // 1: OF = 0; t5 += hi(n4 y0)
        "mulx rsi, r11, [r8 + 8]; adcx r10, r11",                                // n4 y1; t5 += lo(n4 y1)
        "mulx rbp, r9, [r8 + 24]; adox r15, rsi",                                // n4 y3; t6 += hi(n4 y1)
        "mulx r11, rsi, [r8 + 16]; adcx r15, rsi",                               // n4 y2; t6 += lo(n4 y2)
        "adox r12, r11; adcx r12, r9",                                           // t7 += hi(n4 y2); t7 += lo(n4 y3)
        "adox rbx, rbp; mulx rsi, r11, [r8 + 32]",                               // t8 += hi(n4 y3); n4 y4
        "adcx rbx, r11; adox r13, rsi",                                          // t8 += lo(n4 y4); t9 += hi(n4 y4)
        "mulx r9, rbp, [r8 + 40]; adcx r13, rbp",                                // n4 y5; t9 += lo(n4 y5)
        "adox rax, r9; adc rax, 0",                                              // t10 += hi(n4 y5); t10 += carry
        "mov r11, [rcx + {n0}]; imul r11, r14",                                  // n0; m4 = t4 n0
        "mov rdx, r11; mulx rsi, rbp, [rcx + {p}]",                              // m4 p0
        "mov r9d, 0; mulx r11, rbp, [rcx + {p} + 16]",                           // 0; m4 p2
        "add r14, -1; inc r9",                                                   // carry = t4 != 0; 1: OF = 0
        "adox r10, rsi; mulx r14, r9, [rcx + {p} + 8]",                          // t5 += hi(m4 p0); m4 p1
        "adcx r10, r9; adox r15, r14",                                           // t5 += lo(m4 p1); t6 += hi(m4 p1)
        "adcx r15, rbp; adox r12, r11",                                          // t6 += lo(m4 p2); t7 += hi(m4 p2)
        "mulx rsi, r9, [rcx + {p} + 24]; adcx r12, r9",                          // m4 p3; t7 += lo(m4 p3)
        "mulx r14, rbp, [rcx + {p} + 32]; adox rbx, rsi",                        // m4 p4; t8 += hi(m4 p3)
        "adcx rbx, rbp; adox r13, r14",                                          // t8 += lo(m4 p4); t9 += hi(m4 p4)
        "mulx r11, r9, [rcx + {p} + 40]; adox rax, r11",                         // m4 p5; t10 += hi(m4 p5)
        "adcx r13, r9; adc rax, 0",                                              // t9 += lo(m4 p5); t10 += carry
        "xor esi, esi; mov rdx, [rsp + 40]",                                     // 0, no carries
        "mulx rbp, r14, [rdi]; add r10, r14",                                    // z5 x0; t5 += lo(z5 x0)
        "dec rsi; mulx r11, r9, [rdi + 8]",                                      // -1: OF = 0; z5 x1
        "adox r15, rbp; adcx r15, r9",                                           // t6 += hi(z5 x0); t6 += lo(z5 x1)
        "mulx r14, rbp, [rdi + 16]; adox r12, r11",                              // z5 x2; t7 += hi(z5 x1)
        "adcx r12, rbp; adox rbx, r14",                                          // t7 += lo(z5 x2); t8 += hi(z5 x2)
        "mulx r9, r11, [rdi + 24]; adcx rbx, r11",                               // z5 x3; t8 += lo(z5 x3)
        "adox r13, r9; mulx rbp, r14, [rdi + 32]",                               // t9 += hi(z5 x3); z5 x4
        "adcx r13, r14; mulx r11, r9, [rdi + 40]",                               // t9 += lo(z5 x4); z5 x5
        "adox rax, rbp; adcx rax, r9",                                           // t10 += hi(z5 x4); t10 += lo(z5 x5)
        "adox rsi, r11; adc rsi, 1",                                             // t11 = hi(z5 x5); t11 += carry (it began as -1)
        "mov r14d, 0; mov rdx, [rsp + 88]",                                      // 0
        "mulx rbp, r9, [r8]; add r10, r9",                                       // n5 y0; t5 += lo(n5 y0)
        "inc r14; mulx r11, r9, [r8 + 8]",                                       // 1: OF = 0; n5 y1
        "adox r15, rbp; adcx r15, r9",                                           // t6 += hi(n5 y0); t6 += lo(n5 y1)
        "adox r12, r11; mulx r14, rbp, [r8 + 16]",                               // t7 += hi(n5 y1); n5 y2
        "adcx r12, rbp; mulx r9, r11, [r8 + 24]",                                // t7 += lo(n5 y2); n5 y3
        "adox rbx, r14; adox r13, r9",                                           // t8 += hi(n5 y2); t9 += hi(n5 y3)
        "adcx rbx, r11; mulx rbp, r14, [r8 + 32]",                               // t8 += lo(n5 y3); n5 y4
        "adox rax, rbp; mulx r9, r11, [r8 + 40]",                                // t10 += hi(n5 y4); n5 y5
        "adox rsi, r9; adcx r13, r14",                                           // t11 += hi(n5 y5); t9 += lo(n5 y4)
        "adcx rax, r11; adc rsi, 0",                                             // t10 += lo(n5 y5); t11 += carry
        "mov rbp, [rcx + {n0}]; imul rbp, r10",                                  // n0; m5 = t5 n0
        "mov rdx, rbp; mulx r9, r14, [rcx + {p}]",                               // m5 p0
        "mov r11d, 0; add r10, -1",                                              // 0; carry = t5 != 0
        "inc r11; mulx rbp, r14, [rcx + {p} + 16]",                              // 1: OF = 0; m5 p2
        "adox r15, r9; mulx r10, r11, [rcx + {p} + 8]",                          // t6 += hi(m5 p0); m5 p1
        "adox r12, r10; adcx r15, r11",                                          // t7 += hi(m5 p1); t6 += lo(m5 p1)
        "adcx r12, r14; adox rbx, rbp",                                          // t7 += lo(m5 p2); t8 += hi(m5 p2)
        "mulx r9, r10, [rcx + {p} + 24]; adcx rbx, r10",                         // m5 p3; t8 += lo(m5 p3)
        "adox r13, r9; mulx r11, r14, [rcx + {p} + 32]",                         // t9 += hi(m5 p3); m5 p4
        "adox rax, r11; adcx r13, r14",                                          // t10 += hi(m5 p4); t9 += lo(m5 p4)
        "mulx rbp, r10, [rcx + {p} + 40]; adcx rax, r10",                        // m5 p5; t10 += lo(m5 p5)
        "adox rsi, rbp; adc rsi, 0",                                             // t11 += hi(m5 p5); t11 += carry
        "mov [rsp + 192], r15; sub r15, [rcx + {p}]",                            // t6 aside; u0 = t6 - p0
        "mov [rsp + 200], r12; sbb r12, [rcx + {p} + 8]",                        // t7 aside; u1 = t7 - p1 - borrow
        "mov [rsp + 208], rbx; sbb rbx, [rcx + {p} + 16]",                       // t8 aside; u2 = t8 - p2 - borrow
        "mov [rsp + 216], r13; sbb r13, [rcx + {p} + 24]",                       // t9 aside; u3 = t9 - p3 - borrow
        "mov [rsp + 224], rax; sbb rax, [rcx + {p} + 32]",                       // t10 aside; u4 = t10 - p4 - borrow
        "mov [rsp + 232], rsi; sbb rsi, [rcx + {p} + 40]",                       // t11 aside; u5 = t11 - p5 - borrow
        "cmovc r15, [rsp + 192]; cmovc rbx, [rsp + 208]",                        // u0 = t6 if it borrowed; u2 = t8 if it borrowed
        "cmovc r12, [rsp + 200]; cmovc r13, [rsp + 216]",                        // u1 = t7 if it borrowed; u3 = t9 if it borrowed
        "cmovc rax, [rsp + 224]; cmovc rsi, [rsp + 232]",                        // u4 = t10 if it borrowed; u5 = t11 if it borrowed
        "mov [rsp + 192], r15; mov [rsp + 200], r12",                            // u0 aside; u1 aside
        "mov [rsp + 208], rbx; mov [rsp + 216], r13",                            // u2 aside; u3 aside
        "mov [rsp + 224], rax; mov [rsp + 232], rsi",                            // u4 aside; u5 aside
        "mov rdx, [rsp + 96]; mulx r9, r11, [rdi + 8]",                          // w0 x1
        "mulx r14, r10, [rdi]; add r11, r14",                                    // w0 x0; t1 = lo(w0 x1) + hi(w0 x0)
        "mulx rbp, r15, [rdi + 16]; adc r15, r9",                                // w0 x2; t2 = lo(w0 x2) + hi(w0 x1)
        "mulx r12, rbx, [rdi + 24]; mov r13d, 0",                                // w0 x3; 0
        "mulx rax, rsi, [rdi + 32]; adc rbx, rbp",                               // w0 x4; t3 = lo(w0 x3) + hi(w0 x2)
        "adc rsi, r12; mulx r14, r9, [rdi + 40]",                                // t4 = lo(w0 x4) + hi(w0 x3); w0 x5
        "adc r9, rax; adc r14, 0",                                               // t5 = lo(w0 x5) + hi(w0 x4); t6 = hi(w0 x5) + carry
        "mov rdx, [rsp + 144]; mulx rbp, r12, [r8]",                             // z0 y0
        "add r10, r12; inc r13",                                                 // t0 = lo(w0 x0) + lo(z0 y0); 1: OF = 0
        "adox r11, rbp; mulx rax, r12, [r8 + 8]",                                // t1 += hi(z0 y0); z0 y1
        "adcx r11, r12; adox r15, rax",                                          // t1 += lo(z0 y1); t2 += hi(z0 y1)
        "mulx r13, rbp, [r8 + 16]; adcx r15, rbp",                               // z0 y2; t2 += lo(z0 y2)
        "mulx r12, rax, [r8 + 24]; adox rbx, r13",                               // z0 y3; t3 += hi(z0 y2)
        "adox rsi, r12; adcx rbx, rax",                                          // t4 += hi(z0 y3); t3 += lo(z0 y3)
        "mulx rbp, r13, [r8 + 32]; adcx rsi, r13",                               // z0 y4; t4 += lo(z0 y4)
        "adox r9, rbp; mulx r12, rax, [r8 + 40]",                                // t5 += hi(z0 y4); z0 y5
        "adcx r9, rax; adox r14, r12",                                           // t5 += lo(z0 y5); t6 += hi(z0 y5)
        "adc r14, 0; mov r13, [rcx + {n0}]",                                     // t6 += carry; n0
        "imul r13, r10; mov rdx, r13",                                           // m0 = t0 n0
        "mulx rbp, rax, [rcx + {p}]; add r10, -1",                               // m0 p0; carry = t0 != 0
        "mov r12d, 0; inc r12",                                                  // 0; 1: OF = 0
        "adox r11, rbp; mulx rax, r10, [rcx + {p} + 8]",                         // t1 += hi(m0 p0); m0 p1
        "adcx r11, r10; adox r15, rax",                                          // t1 += lo(m0 p1); t2 += hi(m0 p1)
        "mulx r12, rbp, [rcx + {p} + 16]; adcx r15, rbp",                        // m0 p2; t2 += lo(m0 p2)
        "mov rdx, [rsp + 104]; mulx r10, rax, [rdi]",                            // w1 x0
        "adox rbx, r12; mov rdx, r13",                                           // t3 += hi(m0 p2)
        "mulx rbp, r12, [rcx + {p} + 24]; adcx rbx, r12",                        // m0 p3; t3 += lo(m0 p3)
        "adox rsi, rbp; mulx r13, r12, [rcx + {p} + 32]",                        // t4 += hi(m0 p3); m0 p4
        "adcx rsi, r12; adox r9, r13",                                           // t4 += lo(m0 p4); t5 += hi(m0 p4)
        "mulx rbp, r12, [rcx + {p} + 40]; adcx r9, r12",                         // m0 p5; t5 += lo(m0 p5)
        "adox r14, rbp; adc r14, 0",                                             // t6 += hi(m0 p5); t6 += carry
        "xor r13d, r13d; add r11, rax",                                          // 0, no carries; t1 += lo(w1 x0)
        "dec r13; adox r15, r10",                                                // -1: OF = 0; t2 += hi(w1 x0)
        "mov rdx, [rsp + 104]; mulx r12, rbp, [rdi + 8]",                        // w1 x1
        "adcx r15, rbp; mulx rax, r10, [rdi + 24]",                              // t2 += lo(w1 x1); w1 x3
        "adox rbx, r12; mulx rbp, r12, [rdi + 16]",                              // t3 += hi(w1 x1); w1 x2
        "adcx rbx, r12; adox rsi, rbp",                                          // t3 += lo(w1 x2); t4 += hi(w1 x2)
        "mulx r12, rbp, [rdi + 32]; adox r9, rax",                               // w1 x4; t5 += hi(w1 x3)
        "adcx rsi, r10; adcx r9, rbp",                                           // t4 += lo(w1 x3); t5 += lo(w1 x4)
        "mulx rax, r10, [rdi + 40]; adox r14, r12",                              // w1 x5; t6 += hi(w1 x4)
        "adcx r14, r10; adox r13, rax",                                          // t6 += lo(w1 x5); t7 = hi(w1 x5)
        "adc r13, 1; mov rdx, [rsp + 152]",                                      // t7 += carry (it began as -1)
        "mulx rbp, r12, [r8]; add r11, r12",                                     // z1 y0; t1 += lo(z1 y0)
        "mov r10d, 0; inc r10",                                                  // 0; 1: OF = 0
        "adox r15, rbp; mulx rax, r12, [r8 + 8]",                                // t2 += hi(z1 y0); z1 y1
        "adox rbx, rax; mulx r10, rbp, [r8 + 16]",                               // t3 += hi(z1 y1); z1 y2
        "adcx r15, r12; adcx rbx, rbp",                                          // t2 += lo(z1 y1); t3 += lo(z1 y2)
        "adox rsi, r10; mulx rax, r12, [r8 + 24]",                               // t4 += hi(z1 y2); z1 y3
        "adcx rsi, r12; mulx rbp, r10, [r8 + 32]",                               // t4 += lo(z1 y3); z1 y4
        "adox r9, rax; adcx r9, r10",                                            // t5 += hi(z1 y3); t5 += lo(z1 y4)
        "adox r14, rbp; mulx r12, rax, [r8 + 40]",                               // t6 += hi(z1 y4); z1 y5
        "adcx r14, rax; adox r13, r12",                                          // t6 += lo(z1 y5); t7 += hi(z1 y5)
        "adc r13, 0; mov r10, [rcx + {n0}]",                                     // t7 += carry; n0
        "imul r10, r11; mov ebp, 0",                                             // m1 = t1 n0; 0
        "mov rdx, r10; mulx rax, r12, [rcx + {p}]",                              // m1 p0
        "add r11, -1; inc rbp",                                                  // carry = t1 != 0; 1: OF = 0
        "adox r15, rax; mulx r10, r12, [rcx + {p} + 8]",                         // t2 += hi(m1 p0); m1 p1
        "adcx r15, r12; mulx r11, rbp, [rcx + {p} + 16]",                        // t2 += lo(m1 p1); m1 p2
        "adox rbx, r10; adcx rbx, rbp",                                          // t3 += hi(m1 p1); t3 += lo(m1 p2)
        "adox rsi, r11; mulx rax, r12, [rcx + {p} + 24]",                        // t4 += hi(m1 p2); m1 p3
        "adcx rsi, r12; adox r9, rax",                                           // t4 += lo(m1 p3); t5 += hi(m1 p3)
        "mulx r10, rbp, [rcx + {p} + 32]; adox r14, r10",                        // m1 p4; t6 += hi(m1 p4)
        "mulx r11, r12, [rcx + {p} + 40]; adcx r9, rbp",                         // m1 p5; t5 += lo(m1 p4)
        "adcx r14, r12; adox r13, r11",                                          // t6 += lo(m1 p5); t7 += hi(m1 p5)
        "adc r13, 0; mov rdx, [rsp + 112]",                                      // t7 += carry
        "mulx rax, r10, [rdi]; xor ebp, ebp",                                    // w2 x0; 0, no carries
        "add r15, r10; dec rbp",                                                 // t2 += lo(w2 x0); -1: OF = 0
        "adox rbx, rax; mulx r12, r11, [rdi + 8]",                               // t3 += hi(w2 x0); w2 x1
        "adox rsi, r12; adcx rbx, r11",                                          // t4 += hi(w2 x1); t3 += lo(w2 x1)
        "mulx r10, rax, [rdi + 24]; mulx r12, r11, [rdi + 16]",                  // w2 x3; w2 x2
        "adox r9, r12; adcx rsi, r11",                                           // t5 += hi(w2 x2); t4 += lo(w2 x2)
        "adcx r9, rax; adox r14, r10",                                           // t5 += lo(w2 x3); t6 += hi(w2 x3)
        "mov r12d, 0; mulx r11, rax, [rdi + 32]",                                // 0; w2 x4
        "adcx r14, rax; adox r13, r11",                                          // t6 += lo(w2 x4); t7 += hi(w2 x4)
        "mulx r10, rax, [rdi + 40]; adcx r13, rax",                              // w2 x5; t7 += lo(w2 x5)
        "adox rbp, r10; adc rbp, 1",                                             // t8 = hi(w2 x5); t8 += carry (it began as -1)
        "mov rdx, [rsp + 160]; mulx r11, rax, [r8]",                             // z2 y0
        "add r15, rax; inc r12",                                                 // t2 += lo(z2 y0); 1: OF = 0
        "mulx r10, rax, [r8 + 8]; adox rbx, r11",                                // z2 y1; t3 += hi(z2 y0)
        "adcx rbx, rax; adox rsi, r10",                                          // t3 += lo(z2 y1); t4 += hi(z2 y1)
        "mulx r12, r11, [r8 + 16]; adox r9, r12",                                // z2 y2; t5 += hi(z2 y2)
        "mulx rax, r10, [r8 + 24]; adcx rsi, r11",                               // z2 y3; t4 += lo(z2 y2)
        "adcx r9, r10; adox r14, rax",                                           // t5 += lo(z2 y3); t6 += hi(z2 y3)
        "mulx r12, r11, [r8 + 32]; adox r13, r12",                               // z2 y4; t7 += hi(z2 y4)
        "adcx r14, r11; mulx r10, rax, [r8 + 40]",                               // t6 += lo(z2 y4); z2 y5
        "adox rbp, r10; adcx r13, rax",                                          // t8 += hi(z2 y5); t7 += lo(z2 y5)
        "adc rbp, 0; mov r12, [rcx + {n0}]",                                     // t8 += carry; n0
        "imul r12, r15; mov rdx, r12",                                           // m2 = t2 n0
        "mulx r11, r10, [rcx + {p}]; mov eax, 0",                                // m2 p0; 0
        "add r15, -1; inc rax",                                                  // carry = t2 != 0; 1: OF = 0
        "adox rbx, r11; mulx r12, r10, [rcx + {p} + 8]",                         // t3 += hi(m2 p0); m2 p1
        "adcx rbx, r10; adox rsi, r12",                                          // t3 += lo(m2 p1); t4 += hi(m2 p1)
        "mulx r15, rax, [rcx + {p} + 16]; adcx rsi, rax",                        // m2 p2; t4 += lo(m2 p2)
        "mulx r11, r10, [rcx + {p} + 32]; adox r9, r15",                         // m2 p4; t5 += hi(m2 p2)
        "mulx r12, rax, [rcx + {p} + 24]; adcx r9, rax",                         // m2 p3; t5 += lo(m2 p3)
        "adox r14, r12; adcx r14, r10",                                          // t6 += hi(m2 p3); t6 += lo(m2 p4)
        "adox r13, r11; mulx r15, rax, [rcx + {p} + 40]",                        // t7 += hi(m2 p4); m2 p5
        "adcx r13, rax; mov rdx, [rsp + 120]",                                   // t7 += lo(m2 p5)
        "mulx r12, r10, [rdi + 8]; adox rbp, r15",                               // w3 x1; t8 += hi(m2 p5)
        "adc rbp, 0; xor r11d, r11d",                                            // t8 += carry; 0, no carries
        "mulx rax, r15, [rdi]; add rbx, r15",                                    // w3 x0; t3 += lo(w3 x0)
        "dec r11; adox rsi, rax",                                                // -1: OF = 0; t4 += hi(w3 x0)
        "adcx rsi, r10; adox r9, r12",                                           // t4 += lo(w3 x1); t5 += hi(w3 x1)
        "mulx r15, rax, [rdi + 32]; mulx r10, r12, [rdi + 16]",                  // w3 x4; w3 x2
        "adcx r9, r12; adox r14, r10",                                           // t5 += lo(w3 x2); t6 += hi(w3 x2)
        "mulx r12, r10, [rdi + 24]; adox r13, r12",                              // w3 x3; t7 += hi(w3 x3)
        "adcx r14, r10; adox rbp, r15",                                          // t6 += lo(w3 x3); t8 += hi(w3 x4)
        "mulx r12, r10, [rdi + 40]; adcx r13, rax",                              // w3 x5; t7 += lo(w3 x4)
        "adcx rbp, r10; adox r11, r12",                                          // t8 += lo(w3 x5); t9 = hi(w3 x5)
        "adc r11, 1; mov rdx, [rsp + 168]",                                      // t9 += carry (it began as -1)
        "mulx r15, rax, [r8]; mov r10d, 0",                                      // z3 y0; 0
        "add rbx, rax; inc r10",                                                 // t3 += lo(z3 y0); 1: OF = 0
        "adox rsi, r15; mulx r12, rax, [r8 + 8]",                                // t4 += hi(z3 y0); z3 y1
        "adcx rsi, rax; mulx r10, r15, [r8 + 32]",                               // t4 += lo(z3 y1); z3 y4
        "adox r9, r12; mulx rax, r12, [r8 + 16]",                                // t5 += hi(z3 y1); z3 y2
        "adcx r9, r12; adox r14, rax",                                           // t5 += lo(z3 y2); t6 += hi(z3 y2)
        "mulx r12, rax, [r8 + 24]; adcx r14, rax",                               // z3 y3; t6 += lo(z3 y3)
        "adox r13, r12; adox rbp, r10",                                          // t7 += hi(z3 y3); t8 += hi(z3 y4)
        "mulx rax, r12, [r8 + 40]; adcx r13, r15",                               // z3 y5; t7 += lo(z3 y4)
        "adcx rbp, r12; adox r11, rax",                                          // t8 += lo(z3 y5); t9 += hi(z3 y5)
        "adc r11, 0; mov r10, [rcx + {n0}]",                                     // t9 += carry; n0
        "imul r10, rbx; mov rdx, r10",                                           // m3 = t3 n0
        "mulx r15, r12, [rcx + {p}]; mov eax, 0",                                // m3 p0; 0
        "add rbx, -1; inc rax",                                                  // carry = t3 != 0; 1: OF = 0
        "adox rsi, r15; mulx r10, r12, [rcx + {p} + 8]",                         // t4 += hi(m3 p0); m3 p1
        "adox r9, r10; adcx rsi, r12",                                           // t5 += hi(m3 p1); t4 += lo(m3 p1)
        "mulx rbx, rax, [rcx + {p} + 16]; adcx r9, rax",                         // m3 p2; t5 += lo(m3 p2)
        "adox r14, rbx; mulx r15, r10, [rcx + {p} + 24]",                        // t6 += hi(m3 p2); m3 p3
        "adcx r14, r10; adox r13, r15",                                          // t6 += lo(m3 p3); t7 += hi(m3 p3)
        "mulx r12, rax, [rcx + {p} + 32]; adcx r13, rax",                        // m3 p4; t7 += lo(m3 p4)
        "adox rbp, r12; mulx rbx, r10, [rcx + {p} + 40]",                        // t8 += hi(m3 p4); m3 p5
        "adcx rbp, r10; adox r11, rbx",                                          // t8 += lo(m3 p5); t9 += hi(m3 p5)
        "adc r11, 0; xor r15d, r15d",                                            // t9 += carry; 0, no carries
        "mov rdx, [rsp + 128]; mulx rax, r12, [rdi]",                            // w4 x0
        "add rsi, r12; dec r15",                                                 // t4 += lo(w4 x0); -1: OF = 0
        "adox r9, rax; mulx r10, rbx, [rdi + 8]",                                // t5 += hi(w4 x0); w4 x1
        "adox r14, r10; adcx r9, rbx",                                           // t6 += hi(w4 x1); t5 += lo(w4 x1)
        "mulx r12, rax, [rdi + 16]; adcx r14, rax",                              // w4 x2; t6 += lo(w4 x2)
        "mulx r10, rbx, [rdi + 24]; adox r13, r12",                              // w4 x3; t7 += hi(w4 x2)
        "adcx r13, rbx; mulx rax, r12, [rdi + 32]",                              // t7 += lo(w4 x3); w4 x4
        "adox rbp, r10; adox r11, rax",                                          // t8 += hi(w4 x3); t9 += hi(w4 x4)
        "adcx rbp, r12; mulx rbx, r10, [rdi + 40]",                              // t8 += lo(w4 x4); w4 x5
        "adcx r11, r10; adox r15, rbx",                                          // t9 += lo(w4 x5); t10 = hi(w4 x5)
        "adc r15, 1; mov rdx, [rsp + 176]",                                      // t10 += carry (it began as -1)
        "mulx rax, r12, [r8]; mov r10d, 0",                                      // z4 y0; 0
        "add rsi, r12; inc r10",                                                 // t4 += lo(z4 y0); 1: OF = 0
        "adox r9, rax; mulx rbx, r12, [r8 + 8]",                                 // t5 += hi(z4 y0); z4 y1
        "adcx r9, r12; mulx r10, rax, [r8 + 24]",                                // t5 += lo(z4 y1); z4 y3
        "adox r14, rbx; mulx r12, rbx, [r8 + 16]",                               // t6 += hi(z4 y1); z4 y2
        "adcx r14, rbx; adox r13, r12",                                          // t6 += lo(z4 y2); t7 += hi(z4 y2)
        "adcx r13, rax; adox rbp, r10",                                          // t7 += lo(z4 y3); t8 += hi(z4 y3)
        "mulx rbx, r12, [r8 + 32]; adcx rbp, r12",                               // z4 y4; t8 += lo(z4 y4)
        "adox r11, rbx; mulx rax, r10, [r8 + 40]",                               // t9 += hi(z4 y4); z4 y5
        "adcx r11, r10; adox r15, rax",                                          // t9 += lo(z4 y5); t10 += hi(z4 y5)
        "adc r15, 0; mov r12, [rcx + {n0}]",                                     // t10 += carry; n0
        "imul r12, rsi; mov rdx, r12",                                           // m4 = t4 n0
        "mulx rbx, r10, [rcx + {p}]; mov eax, 0",                                // m4 p0; 0
        "mulx r12, r10, [rcx + {p} + 16]; add rsi, -1",                          // m4 p2; carry = t4 != 0
        "inc rax; adox r9, rbx",                                                 // 1: OF = 0; t5 += hi(m4 p0)
        "mulx rsi, rax, [rcx + {p} + 8]; adcx r9, rax",                          // m4 p1; t5 += lo(m4 p1)
        "adox r14, rsi; adcx r14, r10",                                          // t6 += hi(m4 p1); t6 += lo(m4 p2)
        "adox r13, r12; mulx rbx, rax, [rcx + {p} + 24]",                        // t7 += hi(m4 p2); m4 p3
        "adcx r13, rax; mulx rsi, r10, [rcx + {p} + 32]",                        // t7 += lo(m4 p3); m4 p4
        "adox rbp, rbx; adcx rbp, r10",                                          // t8 += hi(m4 p3); t8 += lo(m4 p4)
        "adox r11, rsi; mulx r12, rax, [rcx + {p} + 40]",                        // t9 += hi(m4 p4); m4 p5
        "adox r15, r12; adcx r11, rax",                                          // t10 += hi(m4 p5); t9 += lo(m4 p5)
        "adc r15, 0; xor ebx, ebx",                                              // t10 += carry; 0, no carries
        "mov rdx, [rsp + 136]; mulx r10, rsi, [rdi]",                            // w5 x0
        "add r9, rsi; dec rbx",                                                  // t5 += lo(w5 x0); -1: OF = 0
        "mulx r12, rax, [rdi + 8]; adox r14, r10",                               // w5 x1; t6 += hi(w5 x0)
        "adcx r14, rax; mulx rsi, r10, [rdi + 16]",                              // t6 += lo(w5 x1); w5 x2
        "adox r13, r12; adcx r13, r10",                                          // t7 += hi(w5 x1); t7 += lo(w5 x2)
        "adox rbp, rsi; mulx rax, r12, [rdi + 24]",                              // t8 += hi(w5 x2); w5 x3
        "adcx rbp, r12; adox r11, rax",                                          // t8 += lo(w5 x3); t9 += hi(w5 x3)
        "mulx r10, rsi, [rdi + 32]; adcx r11, rsi",                              // w5 x4; t9 += lo(w5 x4)
        "mulx r12, rax, [rdi + 40]; adox r15, r10",                              // w5 x5; t10 += hi(w5 x4)
        "adcx r15, rax; adox rbx, r12",                                          // t10 += lo(w5 x5); t11 = hi(w5 x5)
        "adc rbx, 1; mov esi, 0",                                                // t11 += carry (it began as -1); 0
        "mov rdx, [rsp + 184]; mulx rdi, r10, [r8]",                             // z5 y0
        "add r9, r10; inc rsi",                                                  // t5 += lo(z5 y0); 1: OF = 0
        "mulx rax, r12, [r8 + 8]; adox r14, rdi",                                // z5 y1; t6 += hi(z5 y0)
        "adcx r14, r12; adox r13, rax",                                          // t6 += lo(z5 y1); t7 += hi(z5 y1)
        "mulx r10, rsi, [r8 + 16]; adcx r13, rsi",                               // z5 y2; t7 += lo(z5 y2)
        "adox rbp, r10; mulx rdi, r12, [r8 + 24]",                               // t8 += hi(z5 y2); z5 y3
        "adox r11, rdi; adcx rbp, r12",                                          // t9 += hi(z5 y3); t8 += lo(z5 y3)
        "mulx rax, rsi, [r8 + 32]; adox r15, rax",                               // z5 y4; t10 += hi(z5 y4)
        "mulx r10, rdi, [r8 + 40]; adox rbx, r10",                               // z5 y5; t11 += hi(z5 y5)
        "adcx r11, rsi; adcx r15, rdi",                                          // t9 += lo(z5 y4); t10 += lo(z5 y5)
        "adc rbx, 0; mov r12, [rcx + {n0}]",                                     // t11 += carry; n0
        "imul r12, r9; mov eax, 0",                                              // m5 = t5 n0; 0
        "add r9, -1; inc rax",                                                   // carry = t5 != 0; 1: OF = 0
        "mov rdx, r12; mulx r8, r10, [rcx + {p} + 16]",                          // m5 p2
        "mulx rsi, rdi, [rcx + {p}]; adox r14, rsi",                             // m5 p0; t6 += hi(m5 p0)
        "mulx r9, rax, [rcx + {p} + 8]; adox r13, r9",                           // m5 p1; t7 += hi(m5 p1)
        "adcx r14, rax; adcx r13, r10",                                          // t6 += lo(m5 p1); t7 += lo(m5 p2)
        "adox rbp, r8; mulx r12, rdi, [rcx + {p} + 24]",                         // t8 += hi(m5 p2); m5 p3
        "adcx rbp, rdi; adox r11, r12",                                          // t8 += lo(m5 p3); t9 += hi(m5 p3)
        "mulx rsi, r9, [rcx + {p} + 32]; adox r15, rsi",                         // m5 p4; t10 += hi(m5 p4)
        "adcx r11, r9; mulx rax, r10, [rcx + {p} + 40]",                         // t9 += lo(m5 p4); m5 p5
        "adcx r15, r10; adox rbx, rax",                                          // t10 += lo(m5 p5); t11 += hi(m5 p5)
        "adc rbx, 0; mov r8, r14",                                               // t11 += carry
        "sub r8, [rcx + {p}]; mov rdi, r13",                                     // u0 = t6 - p0
        "sbb rdi, [rcx + {p} + 8]; mov r12, rbp",                                // u1 = t7 - p1 - borrow
        "sbb r12, [rcx + {p} + 16]; mov rsi, r11",                               // u2 = t8 - p2 - borrow
        "sbb rsi, [rcx + {p} + 24]; mov r9, r15",                                // u3 = t9 - p3 - borrow
        "sbb r9, [rcx + {p} + 32]; mov r10, rbx",                                // u4 = t10 - p4 - borrow
        "sbb r10, [rcx + {p} + 40]; cmovc r8, r14",                              // u5 = t11 - p5 - borrow; u0 = t6 if it borrowed
        "cmovc rdi, r13; cmovc rsi, r11",                                        // u1 = t7 if it borrowed; u3 = t9 if it borrowed
        "cmovc r9, r15; cmovc r10, rbx",                                         // u4 = t10 if it borrowed; u5 = t11 if it borrowed
        "cmovc r12, rbp; mov rax, [rsp + 192]",                                  // u2 = t8 if it borrowed; u0
        "mov rcx, [rsp + 200]; mov r14, [rsp + 208]",                            // u1; u2
        "mov r13, [rsp + 216]; mov r11, [rsp + 224]",                            // u3; u4
        "mov r15, [rsp + 232]; add rsp, 240",                                    // u5
        "pop rbp; pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
    )
}
