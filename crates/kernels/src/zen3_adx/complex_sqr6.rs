//! The complex square, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule complex_sqr_6_zen3_adx --search 80 --seed 1`, on Zen 4 (AMD EPYC).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

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
            lateout("rax") r2,
            inlateout("rcx") core::ptr::from_ref(k) => r3,
            lateout("rdx") r9,
            lateout("rsi") r8,
            inlateout("rdi") a[0].as_ptr() => r0,
            inlateout("r8") a[1].as_ptr() => r6,
            lateout("r9") r1,
            lateout("r10") r5,
            lateout("r11") r4,
            lateout("r12") r10,
            lateout("r13") _,
            lateout("r14") r11,
            lateout("r15") r7,
            options(pure, readonly),
        );
    }
    [[r0, r1, r2, r3, r4, r5], [r6, r7, r8, r9, r10, r11]]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[rustfmt::skip]
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "sub rsp, 240",
        "mov rbx, [rdi + 32]; mov rbp, [rdi + 16]",                        // s4 = x4; d2 = x2
        "mov rax, [rdi + 8]; mov rsi, [rdi]",                              // s1 = x1; s0 = x0
        "add rsi, [r8]; mov r9, [rdi + 40]",                               // s0 = x0 + y0; s5 = x5
        "mov r10, [rdi + 8]; adc rax, [r8 + 8]",                           // d1 = x1; s1 = x1 + y1
        "mov r11, [rdi + 16]; adc r11, [r8 + 16]",                         // s2 = x2; s2 = x2 + y2
        "mov [rsp + 8], rax; mov r12, [rdi + 24]",                         // s1 aside; s3 = x3
        "mov r13, [rdi]; adc r12, [r8 + 24]",                              // d0 = x0; s3 = x3 + y3
        "adc rbx, [r8 + 32]; mov [rsp], rsi",                              // s4 = x4 + y4; s0 aside
        "mov [rsp + 16], r11; adcx r9, [r8 + 40]",                         // s2 aside; s5 = x5 + y5
        "mov r14, [rdi + 24]; mov [rsp + 40], r9",                         // d3 = x3; s5 aside
        "mov r15, [rdi + 32]; sub r13, [r8]",                              // d4 = x4; d0 = x0 - y0
        "mov rax, [rdi + 40]; mov [rsp + 32], rbx",                        // d5 = x5; s4 aside
        "sbb r10, [r8 + 8]; sbb rbp, [r8 + 16]",                           // d1 = x1 - y1; d2 = x2 - y2
        "sbb r14, [r8 + 24]; mov [rsp + 24], r12",                         // d3 = x3 - y3; s3 aside
        "sbb r15, [r8 + 32]; sbb rax, [r8 + 40]",                          // d4 = x4 - y4; d5 = x5 - y5
        "add r13, [rcx + {p}]; adc r10, [rcx + {p} + 8]",                  // d0 += p0; d1 += p1
        "mov rbx, [rdi]; adc rbp, [rcx + {p} + 16]",                       // e0 = x0; d2 += p2
        "adcx r14, [rcx + {p} + 24]; adc r15, [rcx + {p} + 32]",           // d3 += p3; d4 += p4
        "mov [rsp + 64], rbp; adcx rax, [rcx + {p} + 40]",                 // d2 aside; d5 += p5
        "mov [rsp + 88], rax; mov rbp, [rdi + 8]",                         // d5 aside; e1 = x1
        "add rbx, rbx; mov rsi, [rdi + 32]",                               // e0, limb 0 of 2x; e4 = x4
        "mov r11, [rdi + 24]; mov [rsp + 96], rbx",                        // e3 = x3; e0 aside
        "mov [rsp + 48], r13; adcx rbp, rbp",                              // d0 aside; e1, limb 1 of 2x
        "mov rdx, [rsp + 48]; mulx rbx, r9, [rsp + 24]",                   // multiplier; d0 s3
        "mov r12, [rdi + 40]; mov [rsp + 104], rbp",                       // e5 = x5; e1 aside
        "mov rbp, [rdi + 16]; mov rax, [rcx + {n0}]",                      // e2 = x2; m0 = n0
        "mov [rsp + 72], r14; mov [rsp + 56], r10",                        // d3 aside; d1 aside
        "mov [rsp + 80], r15; adcx rbp, rbp",                              // d4 aside; e2, limb 2 of 2x
        "mov rdi, [rsp + 8]; mulx r13, rdi, rdi",                          // factor; d0 s1
        "adc r11, r11; adcx rsi, rsi",                                     // e3, limb 3 of 2x; e4, limb 4 of 2x
        "mov r10, [rsp + 16]; mulx r14, r10, r10",                         // factor; d0 s2
        "mov [rsp + 120], r11; adcx r12, r12",                             // e3 aside; e5, limb 5 of 2x
        "mov r11, [rsp]; mulx r15, r11, r11",                              // factor; d0 s0
        "imul rax, r11; add rdi, r15",                                     // m0 = t0 n0; t1 = lo(d0 s1) + hi(d0 s0)
        "mov [rsp + 112], rbp; adcx r10, r13",                             // e2 aside; t2 = lo(d0 s2) + hi(d0 s1) + carry
        "adcx r9, r14; mulx rbp, r15, [rsp + 40]",                         // t3 = lo(d0 s3) + hi(d0 s2) + carry; d0 s5
        "mulx r13, r14, [rsp + 32]; adcx r14, rbx",                        // d0 s4; t4 = lo(d0 s4) + hi(d0 s3) + carry
        "adc r15, r13; mov ebx, 0",                                        // t5 = lo(d0 s5) + hi(d0 s4) + carry; 0 for row 0
        "mov [rsp + 128], rsi; mov [rsp + 136], r12",                      // e4 aside; e5 aside
        "adc rbp, 0; mov rdx, rax",                                        // t6 = hi(d0 s5) + carry; multiplier
        "mulx r13, r13, [rcx + {p}]; add r11, -1",                         // m0 p0; carry = t0 != 0
        "inc rbx; mov rsi, [rcx + {p} + 16]",                              // 1 for row 0: OF = 0; factor
        "mulx rbx, rsi, rsi; adox rdi, r13",                               // m0 p2; t1 += hi(m0 p0)
        "mov rax, [rcx + {p} + 24]; mulx r12, rax, rax",                   // factor; m0 p3
        "mulx r11, r13, [rcx + {p} + 8]; adox r10, r11",                   // m0 p1; t2 += hi(m0 p1)
        "adox r9, rbx; adox r14, r12",                                     // t3 += hi(m0 p2); t4 += hi(m0 p3)
        "adcx rdi, r13; mulx rbx, r11, [rcx + {p} + 32]",                  // t1 += lo(m0 p1); m0 p4
        "adox r15, rbx; adcx r10, rsi",                                    // t5 += hi(m0 p4); t2 += lo(m0 p2)
        "mulx rbx, r12, [rcx + {p} + 40]; adcx r9, rax",                   // m0 p5; t3 += lo(m0 p3)
        "adcx r14, r11; mov rdx, [rsp + 56]",                              // t4 += lo(m0 p4); multiplier
        "mulx r13, rsi, [rsp + 24]; mulx rax, r11, [rsp]",                 // d1 s3; d1 s0
        "adcx r15, r12; adox rbp, rbx",                                    // t5 += lo(m0 p5); t6 += hi(m0 p5)
        "adc rbp, 0; xor ebx, ebx",                                        // t6 += carry of row 0; t7 = 0
        "adox r10, rax; adcx rdi, r11",                                    // t2 += hi(d1 s0); t1 += lo(d1 s0)
        "mov rax, [rsp + 8]; mulx r12, rax, rax",                          // factor; d1 s1
        "adcx r10, rax; mulx r11, rax, [rsp + 16]",                        // t2 += lo(d1 s1); d1 s2
        "adox r9, r12; adox r14, r11",                                     // t3 += hi(d1 s1); t4 += hi(d1 s2)
        "adox r15, r13; mulx r12, r11, [rsp + 32]",                        // t5 += hi(d1 s3); d1 s4
        "adcx r9, rax; adcx r14, rsi",                                     // t3 += lo(d1 s2); t4 += lo(d1 s3)
        "adox rbp, r12; mulx r13, rax, [rsp + 40]",                        // t6 += hi(d1 s4); d1 s5
        "adcx r15, r11; adox rbx, r13",                                    // t5 += lo(d1 s4); t7 = hi(d1 s5)
        "adcx rbp, rax; adc rbx, 0",                                       // t6 += lo(d1 s5); t7 += carry
        "mov rsi, [rcx + {n0}]; imul rsi, rdi",                            // m1 = n0; m1 = t1 n0
        "xor r12d, r12d; mov rdx, rsi",                                    // 0 for row 2; multiplier
        "mulx r11, r13, [rcx + {p}]; mov r12, [rcx + {p} + 16]",           // m1 p0; factor
        "mulx rax, r12, r12; adcx rdi, r13",                               // m1 p2; carry = t1 != 0
        "mulx r13, rdi, [rcx + {p} + 8]; adox r10, r11",                   // m1 p1; t2 += hi(m1 p0)
        "adcx r10, rdi; mov rdi, [rcx + {p} + 24]",                        // t2 += lo(m1 p1); factor
        "mulx r11, rdi, rdi; adox r9, r13",                                // m1 p3; t3 += hi(m1 p1)
        "adox r14, rax; mov rax, [rcx + {p} + 40]",                        // t4 += hi(m1 p2); factor
        "mulx r13, rax, rax; adcx r9, r12",                                // m1 p5; t3 += lo(m1 p2)
        "adox r15, r11; adcx r14, rdi",                                    // t5 += hi(m1 p3); t4 += lo(m1 p3)
        "mov rdx, [rsp + 64]; mov r11, [rsp + 24]",                        // multiplier; factor
        "mulx r12, r11, r11; mov rdx, rsi",                                // d2 s3; multiplier
        "mov rsi, [rcx + {p} + 32]; mulx rdi, rsi, rsi",                   // factor; m1 p4
        "adox rbp, rdi; adcx r15, rsi",                                    // t6 += hi(m1 p4); t5 += lo(m1 p4)
        "adcx rbp, rax; mov rdx, [rsp + 64]",                              // t6 += lo(m1 p5); multiplier
        "mov rsi, [rsp]; mulx rdi, rsi, rsi",                              // factor; d2 s0
        "adox rbx, r13; adc rbx, 0",                                       // t7 += hi(m1 p5); t7 += carry of row 2
        "xor eax, eax; adox r9, rdi",                                      // t8 = 0; t3 += hi(d2 s0)
        "adcx r10, rsi; mulx r13, rdi, [rsp + 8]",                         // t2 += lo(d2 s0); d2 s1
        "adcx r9, rdi; adox r14, r13",                                     // t3 += lo(d2 s1); t4 += hi(d2 s1)
        "mulx rsi, rdi, [rsp + 16]; adox r15, rsi",                        // d2 s2; t5 += hi(d2 s2)
        "mulx r13, rsi, [rsp + 32]; adcx r14, rdi",                        // d2 s4; t4 += lo(d2 s2)
        "adox rbp, r12; adox rbx, r13",                                    // t6 += hi(d2 s3); t7 += hi(d2 s4)
        "adcx r15, r11; mulx rdi, r12, [rsp + 40]",                        // t5 += lo(d2 s3); d2 s5
        "mov r13, [rcx + {n0}]; adox rax, rdi",                            // m2 = n0; t8 = hi(d2 s5)
        "adcx rbp, rsi; adc rbx, r12",                                     // t6 += lo(d2 s4); t7 += lo(d2 s5)
        "adc rax, 0; imul r13, r10",                                       // t8 += carry; m2 = t2 n0
        "mov rdx, r13; mov rdi, [rcx + {p} + 8]",                          // multiplier; factor
        "mulx r11, rdi, rdi; mulx rsi, r12, [rcx + {p}]",                  // m2 p1; m2 p0
        "xor r13d, r13d; adcx r10, r12",                                   // 0 for row 4; carry = t2 != 0
        "mov r12, [rcx + {p} + 16]; mulx r13, r12, r12",                   // factor; m2 p2
        "adox r9, rsi; adcx r9, rdi",                                      // t3 += hi(m2 p0); t3 += lo(m2 p1)
        "mov rsi, [rcx + {p} + 24]; mulx r10, rsi, rsi",                   // factor; m2 p3
        "adox r14, r11; adox r15, r13",                                    // t4 += hi(m2 p1); t5 += hi(m2 p2)
        "adcx r14, r12; mulx rdi, r11, [rcx + {p} + 32]",                  // t4 += lo(m2 p2); m2 p4
        "adcx r15, rsi; adox rbp, r10",                                    // t5 += lo(m2 p3); t6 += hi(m2 p3)
        "adcx rbp, r11; mulx r13, r12, [rcx + {p} + 40]",                  // t6 += lo(m2 p4); m2 p5
        "adcx rbx, r12; adox rbx, rdi",                                    // t7 += lo(m2 p5); t7 += hi(m2 p4)
        "mov rdx, [rsp + 72]; mulx rsi, r10, [rsp + 8]",                   // multiplier; d3 s1
        "mulx r11, r12, [rsp]; adox rax, r13",                             // d3 s0; t8 += hi(m2 p5)
        "adc rax, 0; xor edi, edi",                                        // t8 += carry of row 4; t9 = 0
        "adcx r9, r12; mov r12, [rsp + 24]",                               // t3 += lo(d3 s0); factor
        "mulx r13, r12, r12; adox r14, r11",                               // d3 s3; t4 += hi(d3 s0)
        "adcx r14, r10; mov r10, [rsp + 16]",                              // t4 += lo(d3 s1); factor
        "mulx r11, r10, r10; adox r15, rsi",                               // d3 s2; t5 += hi(d3 s1)
        "adox rbp, r11; adcx r15, r10",                                    // t6 += hi(d3 s2); t5 += lo(d3 s2)
        "adox rbx, r13; mov r11, [rsp + 40]",                              // t7 += hi(d3 s3); factor
        "mulx rsi, r11, r11; mov r13, [rsp + 32]",                         // d3 s5; factor
        "mulx r10, r13, r13; adcx rbp, r12",                               // d3 s4; t6 += lo(d3 s3)
        "adox rax, r10; adox rdi, rsi",                                    // t8 += hi(d3 s4); t9 = hi(d3 s5)
        "adc rbx, r13; mov r12, [rcx + {n0}]",                             // t7 += lo(d3 s4); m3 = n0
        "adcx rax, r11; adc rdi, 0",                                       // t8 += lo(d3 s5); t9 += carry
        "imul r12, r9; mov rdx, r12",                                      // m3 = t3 n0; multiplier
        "mov rsi, [rcx + {p}]; mulx r10, rsi, rsi",                        // factor; m3 p0
        "xor r13d, r13d; adcx r9, rsi",                                    // 0 for row 6; carry = t3 != 0
        "mov r12, [rcx + {p} + 16]; mulx r11, r12, r12",                   // factor; m3 p2
        "adox r14, r10; mulx r13, rsi, [rcx + {p} + 24]",                  // t4 += hi(m3 p0); m3 p3
        "mov r10, [rcx + {p} + 8]; mulx r9, r10, r10",                     // factor; m3 p1
        "adox r15, r9; adcx r14, r10",                                     // t5 += hi(m3 p1); t4 += lo(m3 p1)
        "adox rbp, r11; adox rbx, r13",                                    // t6 += hi(m3 p2); t7 += hi(m3 p3)
        "mulx r9, r10, [rcx + {p} + 40]; mulx r11, r13, [rcx + {p} + 32]", // m3 p5; m3 p4
        "adcx r15, r12; adcx rbp, rsi",                                    // t5 += lo(m3 p2); t6 += lo(m3 p3)
        "adcx rbx, r13; adox rax, r11",                                    // t7 += lo(m3 p4); t8 += hi(m3 p4)
        "adcx rax, r10; mov rdx, [rsp + 80]",                              // t8 += lo(m3 p5); multiplier
        "mulx r12, rsi, [rsp + 16]; adox rdi, r9",                         // d4 s2; t9 += hi(m3 p5)
        "mov r11, [rsp]; mulx r13, r11, r11",                              // factor; d4 s0
        "mov r10d, 0; adc rdi, 0",                                         // 0 for row 8; t9 += carry of row 6
        "xor r9d, r9d; adox r15, r13",                                     // t10 = 0; t5 += hi(d4 s0)
        "adcx r14, r11; mov r11, [rsp + 8]",                               // t4 += lo(d4 s0); factor
        "mulx r13, r11, r11; adox rbp, r13",                               // d4 s1; t6 += hi(d4 s1)
        "adcx r15, r11; adcx rbp, rsi",                                    // t5 += lo(d4 s1); t6 += lo(d4 s2)
        "mov r13, [rcx + {n0}]; adox rbx, r12",                            // m4 = n0; t7 += hi(d4 s2)
        "mulx r11, rsi, [rsp + 24]; adox rax, r11",                        // d4 s3; t8 += hi(d4 s3)
        "mulx r12, r11, [rsp + 32]; adcx rbx, rsi",                        // d4 s4; t7 += lo(d4 s3)
        "adox rdi, r12; mulx rsi, r12, [rsp + 40]",                        // t9 += hi(d4 s4); d4 s5
        "adox r9, rsi; adcx rax, r11",                                     // t10 = hi(d4 s5); t8 += lo(d4 s4)
        "adcx rdi, r12; adc r9, 0",                                        // t9 += lo(d4 s5); t10 += carry
        "imul r13, r14; add r14, -1",                                      // m4 = t4 n0; carry = t4 != 0
        "mov rdx, r13; mulx rsi, rsi, [rcx + {p}]",                        // multiplier; m4 p0
        "mov rdx, [rsp + 88]; mulx r11, r12, [rsp]",                       // multiplier; d5 s0
        "inc r10; adox r15, rsi",                                          // 1 for row 8: OF = 0; t5 += hi(m4 p0)
        "mov rdx, r13; mulx r14, r10, [rcx + {p} + 8]",                    // multiplier; m4 p1
        "adcx r15, r10; mulx rsi, r13, [rcx + {p} + 32]",                  // t5 += lo(m4 p1); m4 p4
        "adox rbp, r14; mulx r10, r14, [rcx + {p} + 16]",                  // t6 += hi(m4 p1); m4 p2
        "adox rbx, r10; adcx rbp, r14",                                    // t7 += hi(m4 p2); t6 += lo(m4 p2)
        "mulx r10, r14, [rcx + {p} + 24]; adox rax, r10",                  // m4 p3; t8 += hi(m4 p3)
        "adcx rbx, r14; mulx r10, r14, [rcx + {p} + 40]",                  // t7 += lo(m4 p3); m4 p5
        "adox rdi, rsi; adox r9, r10",                                     // t9 += hi(m4 p4); t10 += hi(m4 p5)
        "mov rdx, [rsp + 88]; mulx rsi, r10, [rsp + 8]",                   // multiplier; d5 s1
        "adc rax, r13; adcx rdi, r14",                                     // t8 += lo(m4 p4); t9 += lo(m4 p5)
        "adc r9, 0; xor r13d, r13d",                                       // t10 += carry of row 8; t11 = 0
        "adcx r15, r12; adcx rbp, r10",                                    // t5 += lo(d5 s0); t6 += lo(d5 s1)
        "adox rbp, r11; mulx r14, r12, [rsp + 16]",                        // t6 += hi(d5 s0); d5 s2
        "mulx r10, r11, [rsp + 24]; adox rbx, rsi",                        // d5 s3; t7 += hi(d5 s1)
        "adcx rbx, r12; mulx rsi, r12, [rsp + 32]",                        // t7 += lo(d5 s2); d5 s4
        "adox rax, r14; adcx rax, r11",                                    // t8 += hi(d5 s2); t8 += lo(d5 s3)
        "mulx r14, r11, [rsp + 40]; adcx rdi, r12",                        // d5 s5; t9 += lo(d5 s4)
        "adox rdi, r10; adcx r9, r11",                                     // t9 += hi(d5 s3); t10 += lo(d5 s5)
        "adox r9, rsi; adox r13, r14",                                     // t10 += hi(d5 s4); t11 = hi(d5 s5)
        "mov r12, [rcx + {n0}]; adc r13, 0",                               // m5 = n0; t11 += carry
        "imul r12, r15; mov rdx, r12",                                     // m5 = t5 n0; multiplier
        "mov r11, [rcx + {p}]; mulx r10, r11, r11",                        // factor; m5 p0
        "mulx rsi, r14, [rcx + {p} + 24]; xor r12d, r12d",                 // m5 p3; 0 for row 10
        "adox rbp, r10; mulx r12, r10, [rcx + {p} + 16]",                  // t6 += hi(m5 p0); m5 p2
        "adcx r15, r11; mulx r11, r15, [rcx + {p} + 8]",                   // carry = t5 != 0; m5 p1
        "adcx rbp, r15; adox rbx, r11",                                    // t6 += lo(m5 p1); t7 += hi(m5 p1)
        "mov [rsp + 144], rbp; adox rax, r12",                             // t6 aside; t8 += hi(m5 p2)
        "mulx r15, r11, [rcx + {p} + 40]; adcx rbx, r10",                  // m5 p5; t7 += lo(m5 p2)
        "mulx r12, r10, [rcx + {p} + 32]; adox rdi, rsi",                  // m5 p4; t9 += hi(m5 p3)
        "adox r9, r12; adox r13, r15",                                     // t10 += hi(m5 p4); t11 += hi(m5 p5)
        "adcx rax, r14; adcx rdi, r10",                                    // t8 += lo(m5 p3); t9 += lo(m5 p4)
        "adcx r9, r11; adc r13, 0",                                        // t10 += lo(m5 p5); t11 += carry of row 10
        "mov [rsp + 160], rax; sub rbp, [rcx + {p}]",                      // t8 aside; u0 = t6 - p0
        "mov [rsp + 184], r13; mov [rsp + 152], rbx",                      // t11 aside; t7 aside
        "mov [rsp + 168], rdi; mov [rsp + 176], r9",                       // t9 aside; t10 aside
        "sbb rbx, [rcx + {p} + 8]; sbb rax, [rcx + {p} + 16]",             // u1 = t7 - p1 - borrow; u2 = t8 - p2 - borrow
        "sbb rdi, [rcx + {p} + 24]; sbb r9, [rcx + {p} + 32]",             // u3 = t9 - p3 - borrow; u4 = t10 - p4 - borrow
        "sbb r13, [rcx + {p} + 40]; mov rdx, [rsp + 96]",                  // u5 = t11 - p5 - borrow; multiplier
        "mulx rsi, r12, [r8]; mulx r15, r14, [r8 + 16]",                   // e0 y0; e0 y2
        "cmovc r13, [rsp + 184]; cmovc r9, [rsp + 176]",                   // u5 = t11 if it borrowed; u4 = t10 if it borrowed
        "cmovc rax, [rsp + 160]; mov [rsp + 224], r9",                     // u2 = t8 if it borrowed; u4 aside
        "mov [rsp + 232], r13; cmovc rbp, [rsp + 144]",                    // u5 aside; u0 = t6 if it borrowed
        "cmovc rdi, [rsp + 168]; mulx r10, r11, [r8 + 24]",                // u3 = t9 if it borrowed; e0 y3
        "mulx r9, r13, [r8 + 8]; mov [rsp + 216], rdi",                    // e0 y1; u3 aside
        "mov [rsp + 192], rbp; mov rbp, [rcx + {n0}]",                     // u0 aside; k0 = n0
        "cmovc rbx, [rsp + 152]; add r13, rsi",                            // u1 = t7 if it borrowed; q1 = lo(e0 y1) + hi(e0 y0)
        "mulx rdi, rsi, [r8 + 32]; adcx r14, r9",                          // e0 y4; q2 = lo(e0 y2) + hi(e0 y1) + carry
        "adc r11, r15; adcx rsi, r10",                                     // q3 = lo(e0 y3) + hi(e0 y2) + carry; q4 = lo(e0 y4) + hi(e0 y3) + carry
        "mov r15, [r8 + 40]; mulx r9, r15, r15",                           // factor; e0 y5
        "adcx r15, rdi; adc r9, 0",                                        // q5 = lo(e0 y5) + hi(e0 y4) + carry; q6 = hi(e0 y5) + carry
        "imul rbp, r12; xor r10d, r10d",                                   // k0 = q0 n0; 0 for row 11
        "mov [rsp + 200], rbx; mov rdx, rbp",                              // u1 aside; multiplier
        "mov rbp, [rcx + {p}]; mulx rbx, rbp, rbp",                        // factor; k0 p0
        "mov [rsp + 208], rax; adox r13, rbx",                             // u2 aside; q1 += hi(k0 p0)
        "mulx rbx, rdi, [rcx + {p} + 16]; adcx r12, rbp",                  // k0 p2; carry = q0 != 0
        "mov r10, [rcx + {p} + 24]; mulx rbp, r10, r10",                   // factor; k0 p3
        "mulx rax, r12, [rcx + {p} + 8]; adcx r13, r12",                   // k0 p1; q1 += lo(k0 p1)
        "adcx r14, rdi; adox r14, rax",                                    // q2 += lo(k0 p2); q2 += hi(k0 p1)
        "adox r11, rbx; mulx rbx, r12, [rcx + {p} + 32]",                  // q3 += hi(k0 p2); k0 p4
        "adox rsi, rbp; adcx r11, r10",                                    // q4 += hi(k0 p3); q3 += lo(k0 p3)
        "mov rdi, [rcx + {p} + 40]; mulx rbp, rdi, rdi",                   // factor; k0 p5
        "adox r15, rbx; mov rdx, [rsp + 104]",                             // q5 += hi(k0 p4); multiplier
        "mulx rbx, rax, [r8]; adcx rsi, r12",                              // e1 y0; q4 += lo(k0 p4)
        "adcx r15, rdi; mulx r10, r12, [r8 + 8]",                          // q5 += lo(k0 p5); e1 y1
        "adox r9, rbp; adc r9, 0",                                         // q6 += hi(k0 p5); q6 += carry of row 11
        "xor ebp, ebp; adcx r13, rax",                                     // q7 = 0; q1 += lo(e1 y0)
        "mulx rdi, rax, [r8 + 32]; adox r14, rbx",                         // e1 y4; q2 += hi(e1 y0)
        "adcx r14, r12; mov r12, [r8 + 16]",                               // q2 += lo(e1 y1); factor
        "mulx rbx, r12, r12; adox r11, r10",                               // e1 y2; q3 += hi(e1 y1)
        "adcx r11, r12; adox rsi, rbx",                                    // q3 += lo(e1 y2); q4 += hi(e1 y2)
        "mulx rbx, r10, [r8 + 24]; adcx rsi, r10",                         // e1 y3; q4 += lo(e1 y3)
        "adox r15, rbx; mulx rbx, r12, [r8 + 40]",                         // q5 += hi(e1 y3); e1 y5
        "adox r9, rdi; adcx r15, rax",                                     // q6 += hi(e1 y4); q5 += lo(e1 y4)
        "mov r10, [rcx + {n0}]; adox rbp, rbx",                            // k1 = n0; q7 = hi(e1 y5)
        "adc r9, r12; adc rbp, 0",                                         // q6 += lo(e1 y5); q7 += carry
        "imul r10, r13; mov rdx, r10",                                     // k1 = q1 n0; multiplier
        "mulx rbx, rdi, [rcx + {p}]; xor eax, eax",                        // k1 p0; 0 for row 13
        "adcx r13, rdi; mov r10, [rcx + {p} + 16]",                        // carry = q1 != 0; factor
        "mulx r12, r10, r10; adox r14, rbx",                               // k1 p2; q2 += hi(k1 p0)
        "mulx rbx, rax, [rcx + {p} + 8]; adcx r14, rax",                   // k1 p1; q2 += lo(k1 p1)
        "adox r11, rbx; adox rsi, r12",                                    // q3 += hi(k1 p1); q4 += hi(k1 p2)
        "adcx r11, r10; mulx rbx, rdi, [rcx + {p} + 24]",                  // q3 += lo(k1 p2); k1 p3
        "adox r15, rbx; mulx rbx, r13, [rcx + {p} + 32]",                  // q5 += hi(k1 p3); k1 p4
        "adcx rsi, rdi; mulx rax, r12, [rcx + {p} + 40]",                  // q4 += lo(k1 p3); k1 p5
        "mov rdx, [rsp + 112]; mov rdi, [r8 + 8]",                         // multiplier; factor
        "mulx r10, rdi, rdi; adox r9, rbx",                                // e2 y1; q6 += hi(k1 p4)
        "adcx r15, r13; adox rbp, rax",                                    // q5 += lo(k1 p4); q7 += hi(k1 p5)
        "adc r9, r12; adc rbp, 0",                                         // q6 += lo(k1 p5); q7 += carry of row 13
        "xor ebx, ebx; mov r13, [rcx + {n0}]",                             // q8 = 0; k2 = n0
        "mov r12, [r8]; mulx rax, r12, r12",                               // factor; e2 y0
        "adcx r14, r12; adcx r11, rdi",                                    // q2 += lo(e2 y0); q3 += lo(e2 y1)
        "adox r11, rax; adox rsi, r10",                                    // q3 += hi(e2 y0); q4 += hi(e2 y1)
        "mov rdi, [r8 + 16]; mulx r12, rdi, rdi",                          // factor; e2 y2
        "adox r15, r12; adcx rsi, rdi",                                    // q5 += hi(e2 y2); q4 += lo(e2 y2)
        "mov r10, [r8 + 24]; mulx rax, r10, r10",                          // factor; e2 y3
        "mov rdi, [r8 + 32]; mulx r12, rdi, rdi",                          // factor; e2 y4
        "adox r9, rax; adcx r15, r10",                                     // q6 += hi(e2 y3); q5 += lo(e2 y3)
        "adox rbp, r12; mulx rax, r10, [r8 + 40]",                         // q7 += hi(e2 y4); e2 y5
        "adcx r9, rdi; adcx rbp, r10",                                     // q6 += lo(e2 y4); q7 += lo(e2 y5)
        "adox rbx, rax; adc rbx, 0",                                       // q8 = hi(e2 y5); q8 += carry
        "imul r13, r14; add r14, -1",                                      // k2 = q2 n0; carry = q2 != 0
        "mov rdx, r13; mulx r12, r12, [rcx + {p}]",                        // multiplier; k2 p0
        "mulx rdi, r10, [rcx + {p} + 16]; mov r14, [rcx + {p} + 8]",       // k2 p2; factor
        "mulx rax, r14, r14; adcx r11, r14",                               // k2 p1; q3 += lo(k2 p1)
        "mov r13d, 0; inc r13",                                            // 0 for row 15; 1 for row 15: OF = 0
        "adox r11, r12; mov r13, [rcx + {p} + 40]",                        // q3 += hi(k2 p0); factor
        "mulx r14, r13, r13; adcx rsi, r10",                               // k2 p5; q4 += lo(k2 p2)
        "mov r10, [rcx + {p} + 24]; mulx r12, r10, r10",                   // factor; k2 p3
        "adox rsi, rax; adox r15, rdi",                                    // q4 += hi(k2 p1); q5 += hi(k2 p2)
        "adcx r15, r10; adox r9, r12",                                     // q5 += lo(k2 p3); q6 += hi(k2 p3)
        "mulx rax, rdi, [rcx + {p} + 32]; mov rdx, [rsp + 120]",           // k2 p4; multiplier
        "mulx r10, r12, [r8 + 8]; adox rbp, rax",                          // e3 y1; q7 += hi(k2 p4)
        "adox rbx, r14; adcx r9, rdi",                                     // q8 += hi(k2 p5); q6 += lo(k2 p4)
        "adcx rbp, r13; adc rbx, 0",                                       // q7 += lo(k2 p5); q8 += carry of row 15
        "mov r14, [r8]; mulx rax, r14, r14",                               // factor; e3 y0
        "xor edi, edi; adcx r11, r14",                                     // q9 = 0; q3 += lo(e3 y0)
        "adox rsi, rax; mulx r13, r14, [r8 + 32]",                         // q4 += hi(e3 y0); e3 y4
        "adox r15, r10; mov r10, [r8 + 16]",                               // q5 += hi(e3 y1); factor
        "mulx rax, r10, r10; adcx rsi, r12",                               // e3 y2; q4 += lo(e3 y1)
        "adcx r15, r10; adox r9, rax",                                     // q5 += lo(e3 y2); q6 += hi(e3 y2)
        "mov r10, [r8 + 24]; mulx r12, r10, r10",                          // factor; e3 y3
        "adox rbp, r12; mov r12, [r8 + 40]",                               // q7 += hi(e3 y3); factor
        "mulx rax, r12, r12; adox rbx, r13",                               // e3 y5; q8 += hi(e3 y4)
        "adcx r9, r10; mov rdx, [rsp + 128]",                              // q6 += lo(e3 y3); multiplier
        "mov r10, [r8]; mulx r13, r10, r10",                               // factor; e4 y0
        "adox rdi, rax; adcx rbp, r14",                                    // q9 = hi(e3 y5); q7 += lo(e3 y4)
        "adcx rbx, r12; adc rdi, 0",                                       // q8 += lo(e3 y5); q9 += carry
        "mov rax, [rcx + {n0}]; imul rax, r11",                            // k3 = n0; k3 = q3 n0
        "xor r14d, r14d; mov rdx, rax",                                    // 0 for row 17; multiplier
        "mulx r12, r14, [rcx + {p}]; adcx r11, r14",                       // k3 p0; carry = q3 != 0
        "mulx rax, r14, [rcx + {p} + 32]; adox rsi, r12",                  // k3 p4; q4 += hi(k3 p0)
        "mov r12, [rcx + {p} + 8]; mulx r11, r12, r12",                    // factor; k3 p1
        "adcx rsi, r12; adox r15, r11",                                    // q4 += lo(k3 p1); q5 += hi(k3 p1)
        "mulx r12, r11, [rcx + {p} + 16]; adox r9, r12",                   // k3 p2; q6 += hi(k3 p2)
        "adcx r15, r11; mov r11, [rcx + {p} + 24]",                        // q5 += lo(k3 p2); factor
        "mulx r12, r11, r11; adcx r9, r11",                                // k3 p3; q6 += lo(k3 p3)
        "adox rbp, r12; adox rbx, rax",                                    // q7 += hi(k3 p3); q8 += hi(k3 p4)
        "adcx rbp, r14; mov r12, [rcx + {p} + 40]",                        // q7 += lo(k3 p4); factor
        "mulx r11, r12, r12; adcx rbx, r12",                               // k3 p5; q8 += lo(k3 p5)
        "adox rdi, r11; adc rdi, 0",                                       // q9 += hi(k3 p5); q9 += carry of row 17
        "xor eax, eax; adcx rsi, r10",                                     // q10 = 0; q4 += lo(e4 y0)
        "mov rdx, [rsp + 128]; mulx r14, r12, [r8 + 8]",                   // multiplier; e4 y1
        "adox r15, r13; mulx r11, r10, [r8 + 16]",                         // q5 += hi(e4 y0); e4 y2
        "adox r9, r14; mulx r13, r14, [r8 + 32]",                          // q6 += hi(e4 y1); e4 y4
        "adcx r15, r12; adox rbp, r11",                                    // q5 += lo(e4 y1); q7 += hi(e4 y2)
        "mulx r12, r11, [r8 + 24]; adcx r9, r10",                          // e4 y3; q6 += lo(e4 y2)
        "adox rbx, r12; adox rdi, r13",                                    // q8 += hi(e4 y3); q9 += hi(e4 y4)
        "mov r10d, 0; mov r13, [r8 + 40]",                                 // 0 for row 19; factor
        "mulx r12, r13, r13; adox rax, r12",                               // e4 y5; q10 = hi(e4 y5)
        "adc rbp, r11; mov r12, [rcx + {n0}]",                             // q7 += lo(e4 y3); k4 = n0
        "adcx rbx, r14; adc rdi, r13",                                     // q8 += lo(e4 y4); q9 += lo(e4 y5)
        "adc rax, 0; imul r12, rsi",                                       // q10 += carry; k4 = q4 n0
        "add rsi, -1; mov rdx, r12",                                       // carry = q4 != 0; multiplier
        "mov r11, [rcx + {p}]; mulx r11, r11, r11",                        // factor; k4 p0
        "inc r10; mov r13, [rcx + {p} + 8]",                               // 1 for row 19: OF = 0; factor
        "mulx r14, r13, r13; adox r15, r11",                               // k4 p1; q5 += hi(k4 p0)
        "mov r10, [rcx + {p} + 16]; mulx rsi, r10, r10",                   // factor; k4 p2
        "adcx r15, r13; mulx r11, r13, [rcx + {p} + 32]",                  // q5 += lo(k4 p1); k4 p4
        "adcx r9, r10; adox r9, r14",                                      // q6 += lo(k4 p2); q6 += hi(k4 p1)
        "adox rbp, rsi; mulx r10, r14, [rcx + {p} + 24]",                  // q7 += hi(k4 p2); k4 p3
        "adcx rbp, r14; adox rbx, r10",                                    // q7 += lo(k4 p3); q8 += hi(k4 p3)
        "mov rdx, [rsp + 136]; mov r14, [r8 + 8]",                         // multiplier; factor
        "mulx rsi, r14, r14; adox rdi, r11",                               // e5 y1; q9 += hi(k4 p4)
        "mov rdx, r12; mulx r10, r11, [rcx + {p} + 40]",                   // multiplier; k4 p5
        "adox rax, r10; adcx rbx, r13",                                    // q10 += hi(k4 p5); q8 += lo(k4 p4)
        "mov rdx, [rsp + 136]; mulx r12, r10, [r8]",                       // multiplier; e5 y0
        "adcx rdi, r11; adc rax, 0",                                       // q9 += lo(k4 p5); q10 += carry of row 19
        "xor r13d, r13d; adcx r15, r10",                                   // q11 = 0; q5 += lo(e5 y0)
        "adcx r9, r14; adox r9, r12",                                      // q6 += lo(e5 y1); q6 += hi(e5 y0)
        "mov r10, [r8 + 24]; mulx r11, r10, r10",                          // factor; e5 y3
        "adox rbp, rsi; mov r12, [r8 + 16]",                               // q7 += hi(e5 y1); factor
        "mulx r14, r12, r12; adox rbx, r14",                               // e5 y2; q8 += hi(e5 y2)
        "adox rdi, r11; adcx rbp, r12",                                    // q9 += hi(e5 y3); q7 += lo(e5 y2)
        "mulx rsi, r14, [r8 + 40]; mov r11, [rcx + {n0}]",                 // e5 y5; k5 = n0
        "mulx r12, r8, [r8 + 32]; adcx rbx, r10",                          // e5 y4; q8 += lo(e5 y3)
        "adcx rdi, r8; adox rax, r12",                                     // q9 += lo(e5 y4); q10 += hi(e5 y4)
        "adox r13, rsi; adcx rax, r14",                                    // q11 = hi(e5 y5); q10 += lo(e5 y5)
        "adc r13, 0; imul r11, r15",                                       // q11 += carry; k5 = q5 n0
        "xor r10d, r10d; mov rdx, r11",                                    // 0 for row 21; multiplier
        "mulx r8, r12, [rcx + {p} + 8]; mulx rsi, r14, [rcx + {p}]",       // k5 p1; k5 p0
        "adox r9, rsi; adcx r15, r14",                                     // q6 += hi(k5 p0); carry = q5 != 0
        "mulx r10, r11, [rcx + {p} + 16]; adcx r9, r12",                   // k5 p2; q6 += lo(k5 p1)
        "mulx rsi, r14, [rcx + {p} + 32]; adcx rbp, r11",                  // k5 p4; q7 += lo(k5 p2)
        "mulx r15, r12, [rcx + {p} + 24]; mov r11, [rsp + 224]",           // k5 p3; u4 again
        "adox rbp, r8; mov r8, r9",                                        // q7 += hi(k5 p1); v0 = q6
        "adcx rbx, r12; adox rbx, r10",                                    // q8 += lo(k5 p3); q8 += hi(k5 p2)
        "adox rdi, r15; adox rax, rsi",                                    // q9 += hi(k5 p3); q10 += hi(k5 p4)
        "mulx r12, r10, [rcx + {p} + 40]; adox r13, r12",                  // k5 p5; q11 += hi(k5 p5)
        "mov r15, rbp; adcx rdi, r14",                                     // v1 = q7; q9 += lo(k5 p4)
        "adcx rax, r10; adc r13, 0",                                       // q10 += lo(k5 p5); q11 += carry of row 21
        "sub r8, [rcx + {p}]; sbb r15, [rcx + {p} + 8]",                   // v0 = q6 - p0; v1 = q7 - p1 - borrow
        "mov rsi, rbx; mov rdx, rdi",                                      // v2 = q8; v3 = q9
        "sbb rsi, [rcx + {p} + 16]; mov r12, rax",                         // v2 = q8 - p2 - borrow; v4 = q10
        "sbb rdx, [rcx + {p} + 24]; sbb r12, [rcx + {p} + 32]",            // v3 = q9 - p3 - borrow; v4 = q10 - p4 - borrow
        "mov r14, r13; sbb r14, [rcx + {p} + 40]",                         // v5 = q11; v5 = q11 - p5 - borrow
        "mov r10, [rsp + 232]; cmovc rdx, rdi",                            // u5 again; v3 = q9 if it borrowed
        "cmovc r8, r9; mov rcx, [rsp + 216]",                              // v0 = q6 if it borrowed; u3 again
        "mov rdi, [rsp + 192]; cmovc rsi, rbx",                            // u0 again; v2 = q8 if it borrowed
        "cmovc r12, rax; cmovc r15, rbp",                                  // v4 = q10 if it borrowed; v1 = q7 if it borrowed
        "cmovc r14, r13; mov r9, [rsp + 200]",                             // v5 = q11 if it borrowed; u1 again
        "mov rax, [rsp + 208]",                                            // u2 again
        "add rsp, 240",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<6>, p),
        n0 = const offset_of!(Params<6>, n0),
    )
}
