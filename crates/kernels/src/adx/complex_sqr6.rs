//! The complex square, six limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Square in `F[u] / (u^2 + 1)` of `a[0] + a[1] u`.
///
/// * **Computes** `[(a0 + a1)(a0 - a1) 2^(-384) mod p, 2 a0 a1 2^(-384) mod p]`
/// * **Requires** operands `< p`, and that the top two bits of `p` are clear
/// * **Ensures** results `< p`
/// * **Time** constant
/// * **Source** the complex method; [`super`]
#[inline(always)]
#[must_use]
pub fn complex_sqr(_: Adx, a: [&[u64; 6]; 2], k: &Params<6>) -> [[u64; 6]; 2] {
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
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r8,
            inlateout("rcx") core::ptr::from_ref(k) => r1,
            lateout("rdx") _,
            lateout("rsi") r0,
            inlateout("rdi") a[0].as_ptr() => r11,
            inlateout("r8") a[1].as_ptr() => r9,
            lateout("r9") r6,
            lateout("r10") r5,
            lateout("r11") r2,
            lateout("r12") r4,
            lateout("r13") r10,
            lateout("r14") r3,
            lateout("r15") r7,
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
        "sub rsp, 192; mov rax, [rdi]",                                          // x0
        "mov r9, [rdi + 8]; mov r10, [rdi + 16]",                                // x1; x2
        "mov r11, [rdi + 24]; mov rbx, [rdi + 32]",                              // x3; x4
        "mov r12, [rdi + 40]; mov rbp, rax",                                     // x5
        "add rbp, [r8]; mov [rsp], rbp",                                         // s0 = x0 + y0; s0 aside
        "mov r13, r9; adc r13, [r8 + 8]",                                        // s1 = x1 + y1
        "mov [rsp + 8], r13; mov r14, r10",                                      // s1 aside
        "adc r14, [r8 + 16]; mov [rsp + 16], r14",                               // s2 = x2 + y2; s2 aside
        "mov r15, r11; adc r15, [r8 + 24]",                                      // s3 = x3 + y3
        "mov [rsp + 24], r15; mov rsi, rbx",                                     // s3 aside
        "adc rsi, [r8 + 32]; mov [rsp + 32], rsi",                               // s4 = x4 + y4; s4 aside
        "mov rdi, r12; adc rdi, [r8 + 40]",                                      // s5 = x5 + y5
        "mov [rsp + 40], rdi; mov rbp, rax",                                     // s5 aside
        "add rbp, rbp; mov [rsp + 96], rbp",                                     // e0, limb 0 of 2x; e0 aside
        "mov r13, r9; adc r13, r13",                                             // e1, limb 1 of 2x
        "mov [rsp + 104], r13; mov r14, r10",                                    // e1 aside
        "adc r14, r14; mov [rsp + 112], r14",                                    // e2, limb 2 of 2x; e2 aside
        "mov r15, r11; adc r15, r15",                                            // e3, limb 3 of 2x
        "mov rsi, rbx; adc rsi, rsi",                                            // e4, limb 4 of 2x
        "mov [rsp + 128], rsi; mov rdi, r12",                                    // e4 aside
        "adc rdi, rdi; sub rax, [r8]",                                           // e5, limb 5 of 2x; v0 = x0 - y0
        "mov [rsp + 136], rdi; sbb r9, [r8 + 8]",                                // e5 aside; v1 = x1 - y1
        "sbb r10, [r8 + 16]; sbb r11, [r8 + 24]",                                // v2 = x2 - y2; v3 = x3 - y3
        "sbb rbx, [r8 + 32]; sbb r12, [r8 + 40]",                                // v4 = x4 - y4; v5 = x5 - y5
        "add rax, [rcx + {p}]; mov [rsp + 48], rax",                             // d0 = v0 + p0; d0 aside
        "adc r9, [rcx + {p} + 8]; mov [rsp + 56], r9",                           // d1 = v1 + p1; d1 aside
        "adc r10, [rcx + {p} + 16]; mov [rsp + 64], r10",                        // d2 = v2 + p2; d2 aside
        "adc r11, [rcx + {p} + 24]; mov [rsp + 72], r11",                        // d3 = v3 + p3; d3 aside
        "adc rbx, [rcx + {p} + 32]; mov [rsp + 80], rbx",                        // d4 = v4 + p4; d4 aside
        "adc r12, [rcx + {p} + 40]; mov [rsp + 120], r15",                       // d5 = v5 + p5; e3 aside
        "mov [rsp + 88], r12; mov rdx, [rsp + 48]",                              // d5 aside
        "mulx rbp, r13, [rsp + 8]; mulx r14, rsi, [rsp]",                        // d0 s1; d0 s0
        "add r13, r14; mulx rdi, rax, [rsp + 32]",                               // t1 = lo(d0 s1) + hi(d0 s0); d0 s4
        "mulx r9, r10, [rsp + 16]; adc r10, rbp",                                // d0 s2; t2 = lo(d0 s2) + hi(d0 s1)
        "mulx r11, rbx, [rsp + 24]; mulx r15, r12, [rsp + 40]",                  // d0 s3; d0 s5
        "adc rbx, r9; adc rax, r11",                                             // t3 = lo(d0 s3) + hi(d0 s2); t4 = lo(d0 s4) + hi(d0 s3)
        "mov r14, [rcx + {n0}]; adc r12, rdi",                                   // n0; t5 = lo(d0 s5) + hi(d0 s4)
        "adc r15, 0; imul r14, rsi",                                             // t6 = hi(d0 s5) + carry; m0 = t0 n0
        "add rsi, -1; mov rdx, r14",                                             // carry = t0 != 0
        "mulx rbp, r9, [rcx + {p}]; mov r11d, 0",                                // m0 p0; 0
        "inc r11; adox r13, rbp",                                                // 1: OF = 0; t1 += hi(m0 p0)
        "mulx rdi, rsi, [rcx + {p} + 8]; adcx r13, rsi",                         // m0 p1; t1 += lo(m0 p1)
        "mulx r14, r9, [rcx + {p} + 16]; adox r10, rdi",                         // m0 p2; t2 += hi(m0 p1)
        "adox rbx, r14; mulx r11, rbp, [rcx + {p} + 24]",                        // t3 += hi(m0 p2); m0 p3
        "adox rax, r11; adcx r10, r9",                                           // t4 += hi(m0 p3); t2 += lo(m0 p2)
        "adcx rbx, rbp; mulx rsi, rdi, [rcx + {p} + 32]",                        // t3 += lo(m0 p3); m0 p4
        "adox r12, rsi; mulx r14, r11, [rcx + {p} + 40]",                        // t5 += hi(m0 p4); m0 p5
        "adcx rax, rdi; adox r15, r14",                                          // t4 += lo(m0 p4); t6 += hi(m0 p5)
        "adcx r12, r11; adc r15, 0",                                             // t5 += lo(m0 p5); t6 += carry
        "xor r9d, r9d; mov rdx, [rsp + 56]",                                     // 0, no carries
        "mulx rbp, rsi, [rsp]; mulx rdi, r14, [rsp + 8]",                        // d1 s0; d1 s1
        "add r13, rsi; dec r9",                                                  // t1 += lo(d1 s0); -1: OF = 0
        "adox r10, rbp; adox rbx, rdi",                                          // t2 += hi(d1 s0); t3 += hi(d1 s1)
        "adcx r10, r14; mulx r11, rsi, [rsp + 16]",                              // t2 += lo(d1 s1); d1 s2
        "adcx rbx, rsi; mulx rbp, rdi, [rsp + 24]",                              // t3 += lo(d1 s2); d1 s3
        "adox rax, r11; mulx r14, rsi, [rsp + 32]",                              // t4 += hi(d1 s2); d1 s4
        "adcx rax, rdi; adox r12, rbp",                                          // t4 += lo(d1 s3); t5 += hi(d1 s3)
        "adcx r12, rsi; mulx r11, rdi, [rsp + 40]",                              // t5 += lo(d1 s4); d1 s5
        "adox r15, r14; adox r9, r11",                                           // t6 += hi(d1 s4); t7 = hi(d1 s5)
        "adcx r15, rdi; adc r9, 1",                                              // t6 += lo(d1 s5); t7 += carry (it began as -1)
        "mov rbp, [rcx + {n0}]; imul rbp, r13",                                  // n0; m1 = t1 n0
        "mov rdx, rbp; mulx rsi, r14, [rcx + {p}]",                              // m1 p0
        "mulx r11, rdi, [rcx + {p} + 16]; add r13, -1",                          // m1 p2; carry = t1 != 0
        "mov ebp, 0; inc rbp",                                                   // 0; 1: OF = 0
        "adox r10, rsi; mulx r14, r13, [rcx + {p} + 8]",                         // t2 += hi(m1 p0); m1 p1
        "adox rbx, r14; adcx r10, r13",                                          // t3 += hi(m1 p1); t2 += lo(m1 p1)
        "adcx rbx, rdi; mulx rbp, rsi, [rcx + {p} + 32]",                        // t3 += lo(m1 p2); m1 p4
        "adox rax, r11; mulx r14, r13, [rcx + {p} + 24]",                        // t4 += hi(m1 p2); m1 p3
        "adox r12, r14; adcx rax, r13",                                          // t5 += hi(m1 p3); t4 += lo(m1 p3)
        "adox r15, rbp; mulx rdi, r11, [rcx + {p} + 40]",                        // t6 += hi(m1 p4); m1 p5
        "adox r9, rdi; adcx r12, rsi",                                           // t7 += hi(m1 p5); t5 += lo(m1 p4)
        "adcx r15, r11; adc r9, 0",                                              // t6 += lo(m1 p5); t7 += carry
        "xor r14d, r14d; mov rdx, [rsp + 64]",                                   // 0, no carries
        "mulx r13, rbp, [rsp]; add r10, rbp",                                    // d2 s0; t2 += lo(d2 s0)
        "dec r14; adox rbx, r13",                                                // -1: OF = 0; t3 += hi(d2 s0)
        "mulx rdi, rsi, [rsp + 8]; adcx rbx, rsi",                               // d2 s1; t3 += lo(d2 s1)
        "mulx r11, rbp, [rsp + 16]; adox rax, rdi",                              // d2 s2; t4 += hi(d2 s1)
        "adcx rax, rbp; mulx r13, rsi, [rsp + 24]",                              // t4 += lo(d2 s2); d2 s3
        "adox r12, r11; adcx r12, rsi",                                          // t5 += hi(d2 s2); t5 += lo(d2 s3)
        "mulx rdi, rbp, [rsp + 32]; adox r15, r13",                              // d2 s4; t6 += hi(d2 s3)
        "adcx r15, rbp; adox r9, rdi",                                           // t6 += lo(d2 s4); t7 += hi(d2 s4)
        "mulx r11, rsi, [rsp + 40]; adox r14, r11",                              // d2 s5; t8 = hi(d2 s5)
        "adcx r9, rsi; adc r14, 1",                                              // t7 += lo(d2 s5); t8 += carry (it began as -1)
        "mov r13, [rcx + {n0}]; imul r13, r10",                                  // n0; m2 = t2 n0
        "mov rdx, r13; mulx rbp, rdi, [rcx + {p}]",                              // m2 p0
        "mov rdx, [rsp + 72]; mulx r11, rsi, [rsp]",                             // d3 s0
        "add r10, -1; mov edi, 0",                                               // carry = t2 != 0; 0
        "inc rdi; mov rdx, r13",                                                 // 1: OF = 0
        "mulx r10, rdi, [rcx + {p} + 8]; adox rbx, rbp",                         // m2 p1; t3 += hi(m2 p0)
        "adcx rbx, rdi; mulx r13, rbp, [rcx + {p} + 16]",                        // t3 += lo(m2 p1); m2 p2
        "adox rax, r10; adox r12, r13",                                          // t4 += hi(m2 p1); t5 += hi(m2 p2)
        "adcx rax, rbp; mulx rdi, r10, [rcx + {p} + 24]",                        // t4 += lo(m2 p2); m2 p3
        "adcx r12, r10; adox r15, rdi",                                          // t5 += lo(m2 p3); t6 += hi(m2 p3)
        "mulx r13, rbp, [rcx + {p} + 32]; adox r9, r13",                         // m2 p4; t7 += hi(m2 p4)
        "mulx r10, rdi, [rcx + {p} + 40]; adcx r15, rbp",                        // m2 p5; t6 += lo(m2 p4)
        "adox r14, r10; adcx r9, rdi",                                           // t8 += hi(m2 p5); t7 += lo(m2 p5)
        "adc r14, 0; xor r13d, r13d",                                            // t8 += carry; 0, no carries
        "add rbx, rsi; dec r13",                                                 // t3 += lo(d3 s0); -1: OF = 0
        "adox rax, r11; mov rdx, [rsp + 72]",                                    // t4 += hi(d3 s0)
        "mulx rbp, r10, [rsp + 8]; adcx rax, r10",                               // d3 s1; t4 += lo(d3 s1)
        "adox r12, rbp; mulx rdi, rsi, [rsp + 16]",                              // t5 += hi(d3 s1); d3 s2
        "adox r15, rdi; mulx r11, r10, [rsp + 24]",                              // t6 += hi(d3 s2); d3 s3
        "adcx r12, rsi; adox r9, r11",                                           // t5 += lo(d3 s2); t7 += hi(d3 s3)
        "adcx r15, r10; mulx rbp, rdi, [rsp + 32]",                              // t6 += lo(d3 s3); d3 s4
        "adcx r9, rdi; adox r14, rbp",                                           // t7 += lo(d3 s4); t8 += hi(d3 s4)
        "mulx rsi, r11, [rsp + 40]; adcx r14, r11",                              // d3 s5; t8 += lo(d3 s5)
        "adox r13, rsi; adc r13, 1",                                             // t9 = hi(d3 s5); t9 += carry (it began as -1)
        "mov r10, [rcx + {n0}]; imul r10, rbx",                                  // n0; m3 = t3 n0
        "mov rdx, r10; mulx rdi, rbp, [rcx + {p}]",                              // m3 p0
        "add rbx, -1; mulx r11, rsi, [rcx + {p} + 8]",                           // carry = t3 != 0; m3 p1
        "mov ebp, 0; inc rbp",                                                   // 0; 1: OF = 0
        "adox rax, rdi; mulx rbx, rbp, [rcx + {p} + 24]",                        // t4 += hi(m3 p0); m3 p3
        "adox r12, r11; adcx rax, rsi",                                          // t5 += hi(m3 p1); t4 += lo(m3 p1)
        "mulx rdi, r11, [rcx + {p} + 16]; adox r15, rdi",                        // m3 p2; t6 += hi(m3 p2)
        "adcx r12, r11; adcx r15, rbp",                                          // t5 += lo(m3 p2); t6 += lo(m3 p3)
        "adox r9, rbx; mov rdx, [rsp + 80]",                                     // t7 += hi(m3 p3)
        "mulx rsi, rdi, [rsp]; mov rdx, r10",                                    // d4 s0
        "mulx r11, rbp, [rcx + {p} + 32]; adcx r9, rbp",                         // m3 p4; t7 += lo(m3 p4)
        "mulx rbx, r10, [rcx + {p} + 40]; adox r14, r11",                        // m3 p5; t8 += hi(m3 p4)
        "adcx r14, r10; adox r13, rbx",                                          // t8 += lo(m3 p5); t9 += hi(m3 p5)
        "adc r13, 0; xor ebp, ebp",                                              // t9 += carry; 0, no carries
        "add rax, rdi; dec rbp",                                                 // t4 += lo(d4 s0); -1: OF = 0
        "adox r12, rsi; mov rdx, [rsp + 80]",                                    // t5 += hi(d4 s0)
        "mulx r11, r10, [rsp + 8]; adcx r12, r10",                               // d4 s1; t5 += lo(d4 s1)
        "mulx rbx, rdi, [rsp + 16]; adox r15, r11",                              // d4 s2; t6 += hi(d4 s1)
        "adox r9, rbx; mulx rsi, r10, [rsp + 24]",                               // t7 += hi(d4 s2); d4 s3
        "adcx r15, rdi; adcx r9, r10",                                           // t6 += lo(d4 s2); t7 += lo(d4 s3)
        "mulx r11, rbx, [rsp + 40]; adox r14, rsi",                              // d4 s5; t8 += hi(d4 s3)
        "mulx rdi, r10, [rsp + 32]; adcx r14, r10",                              // d4 s4; t8 += lo(d4 s4)
        "adox r13, rdi; adcx r13, rbx",                                          // t9 += hi(d4 s4); t9 += lo(d4 s5)
        "adox rbp, r11; adc rbp, 1",                                             // t10 = hi(d4 s5); t10 += carry (it began as -1)
        "mov rsi, [rcx + {n0}]; imul rsi, rax",                                  // n0; m4 = t4 n0
        "mov rdx, rsi; mulx r10, rdi, [rcx + {p} + 32]",                         // m4 p4
        "mulx rbx, r11, [rcx + {p}]; mov esi, 0",                                // m4 p0; 0
        "add rax, -1; inc rsi",                                                  // carry = t4 != 0; 1: OF = 0
        "adox r12, rbx; mulx r11, rax, [rcx + {p} + 8]",                         // t5 += hi(m4 p0); m4 p1
        "adcx r12, rax; adox r15, r11",                                          // t5 += lo(m4 p1); t6 += hi(m4 p1)
        "mulx rsi, rbx, [rcx + {p} + 16]; adcx r15, rbx",                        // m4 p2; t6 += lo(m4 p2)
        "mulx rax, r11, [rcx + {p} + 24]; adox r9, rsi",                         // m4 p3; t7 += hi(m4 p2)
        "adox r14, rax; adcx r9, r11",                                           // t8 += hi(m4 p3); t7 += lo(m4 p3)
        "mulx rbx, rsi, [rcx + {p} + 40]; adox r13, r10",                        // m4 p5; t9 += hi(m4 p4)
        "adcx r14, rdi; adcx r13, rsi",                                          // t8 += lo(m4 p4); t9 += lo(m4 p5)
        "adox rbp, rbx; adc rbp, 0",                                             // t10 += hi(m4 p5); t10 += carry
        "xor eax, eax; mov rdx, [rsp + 88]",                                     // 0, no carries
        "mulx r11, r10, [rsp + 8]; mulx rdi, rsi, [rsp]",                        // d5 s1; d5 s0
        "add r12, rsi; dec rax",                                                 // t5 += lo(d5 s0); -1: OF = 0
        "adox r15, rdi; adox r9, r11",                                           // t6 += hi(d5 s0); t7 += hi(d5 s1)
        "mulx rbx, rsi, [rsp + 16]; adcx r15, r10",                              // d5 s2; t6 += lo(d5 s1)
        "mov rdi, [rcx + {n0}]; adcx r9, rsi",                                   // n0; t7 += lo(d5 s2)
        "mulx r11, r10, [rsp + 24]; adox r14, rbx",                              // d5 s3; t8 += hi(d5 s2)
        "mulx rsi, rbx, [rsp + 32]; adcx r14, r10",                              // d5 s4; t8 += lo(d5 s3)
        "adox r13, r11; adox rbp, rsi",                                          // t9 += hi(d5 s3); t10 += hi(d5 s4)
        "adcx r13, rbx; mulx r10, r11, [rsp + 40]",                              // t9 += lo(d5 s4); d5 s5
        "adcx rbp, r11; adox rax, r10",                                          // t10 += lo(d5 s5); t11 = hi(d5 s5)
        "adc rax, 1; imul rdi, r12",                                             // t11 += carry (it began as -1); m5 = t5 n0
        "add r12, -1; mov esi, 0",                                               // carry = t5 != 0; 0
        "mov rdx, rdi; mulx rbx, r11, [rcx + {p} + 32]",                         // m5 p4
        "mulx r10, r12, [rcx + {p}]; inc rsi",                                   // m5 p0; 1: OF = 0
        "mulx rdi, r12, [rcx + {p} + 16]; adox r15, r10",                        // m5 p2; t6 += hi(m5 p0)
        "mulx rsi, r10, [rcx + {p} + 8]; adox r9, rsi",                          // m5 p1; t7 += hi(m5 p1)
        "adcx r15, r10; adox r14, rdi",                                          // t6 += lo(m5 p1); t8 += hi(m5 p2)
        "adcx r9, r12; mulx rsi, r10, [rcx + {p} + 24]",                         // t7 += lo(m5 p2); m5 p3
        "adox r13, rsi; adox rbp, rbx",                                          // t9 += hi(m5 p3); t10 += hi(m5 p4)
        "adcx r14, r10; adcx r13, r11",                                          // t8 += lo(m5 p3); t9 += lo(m5 p4)
        "mulx rdi, r12, [rcx + {p} + 40]; adcx rbp, r12",                        // m5 p5; t10 += lo(m5 p5)
        "adox rax, rdi; mov rsi, r15",                                           // t11 += hi(m5 p5)
        "adc rax, 0; mov rbx, r9",                                               // t11 += carry
        "sub rsi, [rcx + {p}]; mov r10, r14",                                    // u0 = t6 - p0
        "sbb rbx, [rcx + {p} + 8]; sbb r10, [rcx + {p} + 16]",                   // u1 = t7 - p1 - borrow; u2 = t8 - p2 - borrow
        "mov r11, rbp; mov r12, r13",
        "sbb r12, [rcx + {p} + 24]; sbb r11, [rcx + {p} + 32]",                  // u3 = t9 - p3 - borrow; u4 = t10 - p4 - borrow
        "mov rdi, rax; sbb rdi, [rcx + {p} + 40]",                               // u5 = t11 - p5 - borrow
        "cmovc rsi, r15; cmovc rdi, rax",                                        // u0 = t6 if it borrowed; u5 = t11 if it borrowed
        "cmovc r11, rbp; cmovc rbx, r9",                                         // u4 = t10 if it borrowed; u1 = t7 if it borrowed
        "cmovc r12, r13; cmovc r10, r14",                                        // u3 = t9 if it borrowed; u2 = t8 if it borrowed
        "mov [rsp + 144], rsi; mov [rsp + 152], rbx",                            // u0 aside; u1 aside
        "mov [rsp + 160], r10; mov [rsp + 168], r12",                            // u2 aside; u3 aside
        "mov [rsp + 176], r11; mov [rsp + 184], rdi",                            // u4 aside; u5 aside
        "mov rdx, [r8]; mulx r15, rax, [rsp + 104]",                             // y0 e1
        "mulx rbp, r9, [rsp + 96]; add rax, rbp",                                // y0 e0; t1 = lo(y0 e1) + hi(y0 e0)
        "mulx r13, r14, [rsp + 128]; mulx rsi, rbx, [rsp + 112]",                // y0 e4; y0 e2
        "adc rbx, r15; mulx r10, r12, [rsp + 120]",                              // t2 = lo(y0 e2) + hi(y0 e1); y0 e3
        "mulx r11, rdi, [rsp + 136]; adc r12, rsi",                              // y0 e5; t3 = lo(y0 e3) + hi(y0 e2)
        "adc r14, r10; mov rbp, [rcx + {n0}]",                                   // t4 = lo(y0 e4) + hi(y0 e3); n0
        "adc rdi, r13; adc r11, 0",                                              // t5 = lo(y0 e5) + hi(y0 e4); t6 = hi(y0 e5) + carry
        "imul rbp, r9; mov r15d, 0",                                             // m0 = t0 n0; 0
        "add r9, -1; mov rdx, rbp",                                              // carry = t0 != 0
        "mulx rsi, r10, [rcx + {p}]; inc r15",                                   // m0 p0; 1: OF = 0
        "adox rax, rsi; mulx r13, r9, [rcx + {p} + 8]",                          // t1 += hi(m0 p0); m0 p1
        "adcx rax, r9; mulx rbp, r10, [rcx + {p} + 16]",                         // t1 += lo(m0 p1); m0 p2
        "adox rbx, r13; adox r12, rbp",                                          // t2 += hi(m0 p1); t3 += hi(m0 p2)
        "mulx r15, rsi, [rcx + {p} + 24]; adox r14, r15",                        // m0 p3; t4 += hi(m0 p3)
        "adcx rbx, r10; adcx r12, rsi",                                          // t2 += lo(m0 p2); t3 += lo(m0 p3)
        "mulx r9, r13, [rcx + {p} + 32]; adox rdi, r9",                          // m0 p4; t5 += hi(m0 p4)
        "mulx rbp, r15, [rcx + {p} + 40]; adcx r14, r13",                        // m0 p5; t4 += lo(m0 p4)
        "adox r11, rbp; adcx rdi, r15",                                          // t6 += hi(m0 p5); t5 += lo(m0 p5)
        "adc r11, 0; xor r10d, r10d",                                            // t6 += carry; 0, no carries
        "mov rdx, [r8 + 8]; mulx rsi, r9, [rsp + 96]",                           // y1 e0
        "mulx r13, rbp, [rsp + 104]; add rax, r9",                               // y1 e1; t1 += lo(y1 e0)
        "dec r10; adox rbx, rsi",                                                // -1: OF = 0; t2 += hi(y1 e0)
        "adox r12, r13; adcx rbx, rbp",                                          // t3 += hi(y1 e1); t2 += lo(y1 e1)
        "mulx r15, r9, [rsp + 112]; adcx r12, r9",                               // y1 e2; t3 += lo(y1 e2)
        "mulx rsi, r13, [rsp + 120]; adox r14, r15",                             // y1 e3; t4 += hi(y1 e2)
        "mulx rbp, r9, [rsp + 128]; adcx r14, r13",                              // y1 e4; t4 += lo(y1 e3)
        "adox rdi, rsi; adcx rdi, r9",                                           // t5 += hi(y1 e3); t5 += lo(y1 e4)
        "mulx r15, r13, [rsp + 136]; adox r11, rbp",                             // y1 e5; t6 += hi(y1 e4)
        "adox r10, r15; adcx r11, r13",                                          // t7 = hi(y1 e5); t6 += lo(y1 e5)
        "adc r10, 1; mov rsi, [rcx + {n0}]",                                     // t7 += carry (it began as -1); n0
        "imul rsi, rax; mov rdx, rsi",                                           // m1 = t1 n0
        "mulx r9, rbp, [rcx + {p}]; mulx r15, r13, [rcx + {p} + 16]",            // m1 p0; m1 p2
        "add rax, -1; mov esi, 0",                                               // carry = t1 != 0; 0
        "inc rsi; adox rbx, r9",                                                 // 1: OF = 0; t2 += hi(m1 p0)
        "mulx rbp, rax, [rcx + {p} + 8]; adox r12, rbp",                         // m1 p1; t3 += hi(m1 p1)
        "adcx rbx, rax; adcx r12, r13",                                          // t2 += lo(m1 p1); t3 += lo(m1 p2)
        "mulx rsi, r9, [rcx + {p} + 32]; adox r14, r15",                         // m1 p4; t4 += hi(m1 p2)
        "mulx rbp, rax, [rcx + {p} + 24]; adox rdi, rbp",                        // m1 p3; t5 += hi(m1 p3)
        "adcx r14, rax; adox r11, rsi",                                          // t4 += lo(m1 p3); t6 += hi(m1 p4)
        "mulx r13, r15, [rcx + {p} + 40]; adox r10, r13",                        // m1 p5; t7 += hi(m1 p5)
        "adcx rdi, r9; adcx r11, r15",                                           // t5 += lo(m1 p4); t6 += lo(m1 p5)
        "adc r10, 0; xor ebp, ebp",                                              // t7 += carry; 0, no carries
        "mov rdx, [r8 + 16]; mulx rax, rsi, [rsp + 96]",                         // y2 e0
        "add rbx, rsi; dec rbp",                                                 // t2 += lo(y2 e0); -1: OF = 0
        "adox r12, rax; mulx r13, r9, [rsp + 104]",                              // t3 += hi(y2 e0); y2 e1
        "adcx r12, r9; mulx r15, rsi, [rsp + 112]",                              // t3 += lo(y2 e1); y2 e2
        "adox r14, r13; adcx r14, rsi",                                          // t4 += hi(y2 e1); t4 += lo(y2 e2)
        "mulx rax, r9, [rsp + 120]; adox rdi, r15",                              // y2 e3; t5 += hi(y2 e2)
        "adcx rdi, r9; mulx r13, rsi, [rsp + 128]",                              // t5 += lo(y2 e3); y2 e4
        "adox r11, rax; adcx r11, rsi",                                          // t6 += hi(y2 e3); t6 += lo(y2 e4)
        "adox r10, r13; mulx r15, r9, [rsp + 136]",                              // t7 += hi(y2 e4); y2 e5
        "adox rbp, r15; adcx r10, r9",                                           // t8 = hi(y2 e5); t7 += lo(y2 e5)
        "adc rbp, 1; mov rax, [rcx + {n0}]",                                     // t8 += carry (it began as -1); n0
        "imul rax, rbx; mov rdx, rax",                                           // m2 = t2 n0
        "mulx rsi, r13, [rcx + {p}]; mov rdx, [r8 + 24]",                        // m2 p0
        "mulx r15, r9, [rsp + 96]; add rbx, -1",                                 // y3 e0; carry = t2 != 0
        "mov r13d, 0; inc r13",                                                  // 0; 1: OF = 0
        "mov rdx, rax; mulx rbx, r13, [rcx + {p} + 8]",                          // m2 p1
        "adox r12, rsi; adcx r12, r13",                                          // t3 += hi(m2 p0); t3 += lo(m2 p1)
        "mulx rax, rsi, [rcx + {p} + 16]; adox r14, rbx",                        // m2 p2; t4 += hi(m2 p1)
        "adox rdi, rax; adcx r14, rsi",                                          // t5 += hi(m2 p2); t4 += lo(m2 p2)
        "mulx r13, rbx, [rcx + {p} + 24]; mulx rax, rsi, [rcx + {p} + 40]",      // m2 p3; m2 p5
        "adcx rdi, rbx; adox r11, r13",                                          // t5 += lo(m2 p3); t6 += hi(m2 p3)
        "mulx rbx, r13, [rcx + {p} + 32]; adox r10, rbx",                        // m2 p4; t7 += hi(m2 p4)
        "adcx r11, r13; adox rbp, rax",                                          // t6 += lo(m2 p4); t8 += hi(m2 p5)
        "adcx r10, rsi; adc rbp, 0",                                             // t7 += lo(m2 p5); t8 += carry
        "xor ebx, ebx; add r12, r9",                                             // 0, no carries; t3 += lo(y3 e0)
        "dec rbx; adox r14, r15",                                                // -1: OF = 0; t4 += hi(y3 e0)
        "mov rdx, [r8 + 24]; mulx r13, rax, [rsp + 104]",                        // y3 e1
        "adcx r14, rax; adox rdi, r13",                                          // t4 += lo(y3 e1); t5 += hi(y3 e1)
        "mulx rsi, r9, [rsp + 112]; adox r11, rsi",                              // y3 e2; t6 += hi(y3 e2)
        "mulx r15, rax, [rsp + 120]; adcx rdi, r9",                              // y3 e3; t5 += lo(y3 e2)
        "adox r10, r15; adcx r11, rax",                                          // t7 += hi(y3 e3); t6 += lo(y3 e3)
        "mulx r13, rsi, [rsp + 128]; adcx r10, rsi",                             // y3 e4; t7 += lo(y3 e4)
        "adox rbp, r13; mulx r9, r15, [rsp + 136]",                              // t8 += hi(y3 e4); y3 e5
        "adcx rbp, r15; adox rbx, r9",                                           // t8 += lo(y3 e5); t9 = hi(y3 e5)
        "adc rbx, 1; mov rax, [rcx + {n0}]",                                     // t9 += carry (it began as -1); n0
        "imul rax, r12; mov rdx, rax",                                           // m3 = t3 n0
        "mulx rsi, r13, [rcx + {p}]; add r12, -1",                               // m3 p0; carry = t3 != 0
        "mulx r15, r9, [rcx + {p} + 8]; mov r13d, 0",                            // m3 p1; 0
        "inc r13; adox r14, rsi",                                                // 1: OF = 0; t4 += hi(m3 p0)
        "mulx r12, r13, [rcx + {p} + 24]; adox rdi, r15",                        // m3 p3; t5 += hi(m3 p1)
        "adcx r14, r9; mulx rsi, r15, [rcx + {p} + 16]",                         // t4 += lo(m3 p1); m3 p2
        "adox r11, rsi; adcx rdi, r15",                                          // t6 += hi(m3 p2); t5 += lo(m3 p2)
        "adox r10, r12; adcx r11, r13",                                          // t7 += hi(m3 p3); t6 += lo(m3 p3)
        "mov rdx, [r8 + 32]; mulx r9, rsi, [rsp + 96]",                          // y4 e0
        "mov rdx, rax; mulx r15, r12, [rcx + {p} + 32]",                         // m3 p4
        "adcx r10, r12; mulx r13, rax, [rcx + {p} + 40]",                        // t7 += lo(m3 p4); m3 p5
        "adox rbp, r15; adcx rbp, rax",                                          // t8 += hi(m3 p4); t8 += lo(m3 p5)
        "adox rbx, r13; adc rbx, 0",                                             // t9 += hi(m3 p5); t9 += carry
        "xor r12d, r12d; add r14, rsi",                                          // 0, no carries; t4 += lo(y4 e0)
        "dec r12; adox rdi, r9",                                                 // -1: OF = 0; t5 += hi(y4 e0)
        "mov rdx, [r8 + 32]; mulx r15, rax, [rsp + 104]",                        // y4 e1
        "adcx rdi, rax; mulx r13, rsi, [rsp + 112]",                             // t5 += lo(y4 e1); y4 e2
        "adox r11, r15; adox r10, r13",                                          // t6 += hi(y4 e1); t7 += hi(y4 e2)
        "mulx r9, rax, [rsp + 120]; adcx r11, rsi",                              // y4 e3; t6 += lo(y4 e2)
        "adcx r10, rax; mulx r15, r13, [rsp + 136]",                             // t7 += lo(y4 e3); y4 e5
        "adox rbp, r9; mulx rsi, rax, [rsp + 128]",                              // t8 += hi(y4 e3); y4 e4
        "adcx rbp, rax; adox rbx, rsi",                                          // t8 += lo(y4 e4); t9 += hi(y4 e4)
        "adcx rbx, r13; adox r12, r15",                                          // t9 += lo(y4 e5); t10 = hi(y4 e5)
        "adc r12, 1; mov r9, [rcx + {n0}]",                                      // t10 += carry (it began as -1); n0
        "imul r9, r14; mov rdx, r9",                                             // m4 = t4 n0
        "mulx rax, rsi, [rcx + {p} + 32]; mulx r13, r15, [rcx + {p}]",           // m4 p4; m4 p0
        "mov r9d, 0; add r14, -1",                                               // 0; carry = t4 != 0
        "inc r9; adox rdi, r13",                                                 // 1: OF = 0; t5 += hi(m4 p0)
        "mulx r15, r14, [rcx + {p} + 8]; adcx rdi, r14",                         // m4 p1; t5 += lo(m4 p1)
        "mulx r9, r13, [rcx + {p} + 16]; adox r11, r15",                         // m4 p2; t6 += hi(m4 p1)
        "adcx r11, r13; mulx r14, r15, [rcx + {p} + 24]",                        // t6 += lo(m4 p2); m4 p3
        "adox r10, r9; adox rbp, r14",                                           // t7 += hi(m4 p2); t8 += hi(m4 p3)
        "adcx r10, r15; mulx r13, r9, [rcx + {p} + 40]",                         // t7 += lo(m4 p3); m4 p5
        "adox rbx, rax; adcx rbp, rsi",                                          // t9 += hi(m4 p4); t8 += lo(m4 p4)
        "adcx rbx, r9; adox r12, r13",                                           // t9 += lo(m4 p5); t10 += hi(m4 p5)
        "adc r12, 0; xor r14d, r14d",                                            // t10 += carry; 0, no carries
        "mov rdx, [r8 + 40]; mulx r15, rax, [rsp + 104]",                        // y5 e1
        "mulx rsi, r9, [rsp + 96]; add rdi, r9",                                 // y5 e0; t5 += lo(y5 e0)
        "dec r14; adox r11, rsi",                                                // -1: OF = 0; t6 += hi(y5 e0)
        "adox r10, r15; mulx r13, r8, [rsp + 112]",                              // t7 += hi(y5 e1); y5 e2
        "adcx r11, rax; mov r9, [rcx + {n0}]",                                   // t6 += lo(y5 e1); n0
        "adcx r10, r8; mulx rsi, r15, [rsp + 120]",                              // t7 += lo(y5 e2); y5 e3
        "adox rbp, r13; mulx rax, r8, [rsp + 128]",                              // t8 += hi(y5 e2); y5 e4
        "adcx rbp, r15; adox rbx, rsi",                                          // t8 += lo(y5 e3); t9 += hi(y5 e3)
        "adox r12, rax; adcx rbx, r8",                                           // t10 += hi(y5 e4); t9 += lo(y5 e4)
        "mulx r13, r15, [rsp + 136]; adcx r12, r15",                             // y5 e5; t10 += lo(y5 e5)
        "adox r14, r13; adc r14, 1",                                             // t11 = hi(y5 e5); t11 += carry (it began as -1)
        "imul r9, rdi; add rdi, -1",                                             // m5 = t5 n0; carry = t5 != 0
        "mov esi, 0; mov rdx, r9",                                               // 0
        "mulx rax, r8, [rcx + {p} + 32]; mulx r15, r13, [rcx + {p}]",            // m5 p4; m5 p0
        "inc rsi; mulx rdi, r9, [rcx + {p} + 16]",                               // 1: OF = 0; m5 p2
        "adox r11, r15; mulx r13, rsi, [rcx + {p} + 8]",                         // t6 += hi(m5 p0); m5 p1
        "adox r10, r13; adcx r11, rsi",                                          // t7 += hi(m5 p1); t6 += lo(m5 p1)
        "adox rbp, rdi; adcx r10, r9",                                           // t8 += hi(m5 p2); t7 += lo(m5 p2)
        "mulx r15, r13, [rcx + {p} + 24]; adox rbx, r15",                        // m5 p3; t9 += hi(m5 p3)
        "adox r12, rax; adcx rbp, r13",                                          // t10 += hi(m5 p4); t8 += lo(m5 p3)
        "adcx rbx, r8; mulx rsi, rdi, [rcx + {p} + 40]",                         // t9 += lo(m5 p4); m5 p5
        "adcx r12, rdi; adox r14, rsi",                                          // t10 += lo(m5 p5); t11 += hi(m5 p5)
        "mov r9, r11; adc r14, 0",                                               // t11 += carry
        "mov r15, r10; sub r9, [rcx + {p}]",                                     // u0 = t6 - p0
        "mov rax, rbp; sbb r15, [rcx + {p} + 8]",                                // u1 = t7 - p1 - borrow
        "sbb rax, [rcx + {p} + 16]; mov r13, r12",                               // u2 = t8 - p2 - borrow
        "mov r8, rbx; sbb r8, [rcx + {p} + 24]",                                 // u3 = t9 - p3 - borrow
        "sbb r13, [rcx + {p} + 32]; mov rdi, r14",                               // u4 = t10 - p4 - borrow
        "sbb rdi, [rcx + {p} + 40]; cmovc r9, r11",                              // u5 = t11 - p5 - borrow; u0 = t6 if it borrowed
        "cmovc rdi, r14; cmovc r13, r12",                                        // u5 = t11 if it borrowed; u4 = t10 if it borrowed
        "cmovc r15, r10; cmovc r8, rbx",                                         // u1 = t7 if it borrowed; u3 = t9 if it borrowed
        "cmovc rax, rbp; mov rsi, [rsp + 144]",                                  // u2 = t8 if it borrowed; u0
        "mov rcx, [rsp + 152]; mov r11, [rsp + 160]",                            // u1; u2
        "mov r14, [rsp + 168]; mov r12, [rsp + 176]",                            // u3; u4
        "mov r10, [rsp + 184]; add rsp, 192",                                    // u5
        "pop rbp; pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
    )
}
