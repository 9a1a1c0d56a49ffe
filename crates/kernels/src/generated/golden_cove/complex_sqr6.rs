//! `complex_sqr_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    complex_square 6 two_spare_bits;
    r0 r1 r2 r3 r4 r5, r6 r7 r8 r9 r10 r11;
    rax r1, rcx r3, rdx r10, rsi r0, rdi r6, r8 r8, r9 r11, r10 _, r11 r2, r12 r5, r13 r7, r14 r4, r15 r9;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 240",
    "mov rbx, [rdi + 16]; mov rbp, [rdi + 8]",                          // d2 = x2; s1 = x1
    "mov rax, [rdi]; add rax, [r8]",                                    // s0 = x0; s0 = x0 + y0
    "adc rbp, [r8 + 8]; mov rsi, [rdi + 24]",                           // s1 = x1 + y1; s3 = x3
    "mov r9, [rdi + 32]; mov r10, [rdi + 40]",                          // s4 = x4; s5 = x5
    "mov r11, [rdi + 16]; adc r11, [r8 + 16]",                          // s2 = x2; s2 = x2 + y2
    "mov [rsp + 16], r11; mov [rsp + 8], rbp",                          // s2 aside; s1 aside
    "adc rsi, [r8 + 24]; adcx r9, [r8 + 32]",                           // s3 = x3 + y3; s4 = x4 + y4
    "mov rbp, [rdi + 8]; mov r12, [rdi]",                               // d1 = x1; d0 = x0
    "adcx r10, [r8 + 40]; mov [rsp + 24], rsi",                         // s5 = x5 + y5; s3 aside
    "mov r13, [rdi + 24]; mov [rsp], rax",                              // d3 = x3; s0 aside
    "sub r12, [r8]; mov [rsp + 32], r9",                                // d0 = x0 - y0; s4 aside
    "sbb rbp, [r8 + 8]; sbb rbx, [r8 + 16]",                            // d1 = x1 - y1; d2 = x2 - y2
    "sbb r13, [r8 + 24]; mov r14, [rdi + 32]",                          // d3 = x3 - y3; d4 = x4
    "mov r15, [rdi + 40]; sbb r14, [r8 + 32]",                          // d5 = x5; d4 = x4 - y4
    "mov [rsp + 40], r10; sbb r15, [r8 + 40]",                          // s5 aside; d5 = x5 - y5
    "mov r11, [rdi]; add r12, [rcx + {p}]",                             // e0 = x0; d0 += p0
    "adcx rbp, [rcx + {p} + 8]; adc rbx, [rcx + {p} + 16]",             // d1 += p1; d2 += p2
    "mov [rsp + 64], rbx; mov rbx, [rdi + 16]",                         // d2 aside; e2 = x2
    "adcx r13, [rcx + {p} + 24]; adcx r14, [rcx + {p} + 32]",           // d3 += p3; d4 += p4
    "mov [rsp + 80], r14; mov [rsp + 72], r13",                         // d4 aside; d3 aside
    "mov rsi, [rdi + 8]; mov [rsp + 56], rbp",                          // e1 = x1; d1 aside
    "adc r15, [rcx + {p} + 40]; add r11, r11",                          // d5 += p5; e0, limb 0 of 2x
    "adcx rsi, rsi; mov [rsp + 104], rsi",                              // e1, limb 1 of 2x; e1 aside
    "mov [rsp + 96], r11; mov [rsp + 88], r15",                         // e0 aside; d5 aside
    "mov rbp, [rcx + {n0}]; mov rax, [rdi + 32]",                       // m0 = n0; e4 = x4
    "mov [rsp + 48], r12; adc rbx, rbx",                                // d0 aside; e2, limb 2 of 2x
    "mov r9, [rdi + 24]; mov rdx, [rsp + 48]",                          // e3 = x3; multiplier
    "mulx r10, r14, [rsp + 24]; adc r9, r9",                            // d0 s3; e3, limb 3 of 2x
    "mov [rsp + 112], rbx; mov r13, [rsp + 16]",                        // e2 aside; factor
    "mulx rbx, r13, r13; mov r11, [rsp + 8]",                           // d0 s2; factor
    "mulx rsi, r11, r11; adcx rax, rax",                                // d0 s1; e4, limb 4 of 2x
    "mov [rsp + 128], rax; mov [rsp + 120], r9",                        // e4 aside; e3 aside
    "mov r15, [rdi + 40]; adcx r15, r15",                               // e5 = x5; e5, limb 5 of 2x
    "mov rax, [rsp]; mulx r12, rax, rax",                               // factor; d0 s0
    "mov rdi, [rsp + 32]; mulx r9, rdi, rdi",                           // factor; d0 s4
    "add r11, r12; mov [rsp + 136], r15",                               // t1 = lo(d0 s1) + hi(d0 s0); e5 aside
    "adcx r13, rsi; adcx r14, rbx",                                     // t2 = lo(d0 s2) + hi(d0 s1) + carry; t3 = lo(d0 s3) + hi(d0 s2) + carry
    "adc rdi, r10; mulx rbx, r12, [rsp + 40]",                          // t4 = lo(d0 s4) + hi(d0 s3) + carry; d0 s5
    "adc r12, r9; adc rbx, 0",                                          // t5 = lo(d0 s5) + hi(d0 s4) + carry; t6 = hi(d0 s5) + carry
    "imul rbp, rax; mov rdx, rbp",                                      // m0 = t0 n0; multiplier
    "mov r15, [rcx + {p} + 16]; mulx rbp, r15, r15",                    // factor; m0 p2
    "xor esi, esi; mulx r10, r9, [rcx + {p}]",                          // 0 for row 0; m0 p0
    "adcx rax, r9; mulx rsi, r9, [rcx + {p} + 8]",                      // carry = t0 != 0; m0 p1
    "adox r11, r10; adox r13, rsi",                                     // t1 += hi(m0 p0); t2 += hi(m0 p1)
    "adcx r11, r9; mov r10, [rcx + {p} + 32]",                          // t1 += lo(m0 p1); factor
    "mulx rax, r10, r10; mov r9, [rcx + {p} + 24]",                     // m0 p4; factor
    "mulx rsi, r9, r9; adox r14, rbp",                                  // m0 p3; t3 += hi(m0 p2)
    "adcx r13, r15; adcx r14, r9",                                      // t2 += lo(m0 p2); t3 += lo(m0 p3)
    "adox rdi, rsi; adox r12, rax",                                     // t4 += hi(m0 p3); t5 += hi(m0 p4)
    "mulx rbp, r15, [rcx + {p} + 40]; adox rbx, rbp",                   // m0 p5; t6 += hi(m0 p5)
    "adcx rdi, r10; adcx r12, r15",                                     // t4 += lo(m0 p4); t5 += lo(m0 p5)
    "adc rbx, 0; mov rdx, [rsp + 56]",                                  // t6 += carry of row 0; multiplier
    "mulx rbp, r9, [rsp]; xor esi, esi",                                // d1 s0; t7 = 0
    "add r11, r9; dec rsi",                                             // t1 += lo(d1 s0); t7 = -1: OF = 0
    "adox r13, rbp; mulx rbp, rax, [rsp + 8]",                          // t2 += hi(d1 s0); d1 s1
    "mulx r10, r15, [rsp + 16]; adox r14, rbp",                         // d1 s2; t3 += hi(d1 s1)
    "adcx r13, rax; adox rdi, r10",                                     // t2 += lo(d1 s1); t4 += hi(d1 s2)
    "adcx r14, r15; mulx rbp, r9, [rsp + 24]",                          // t3 += lo(d1 s2); d1 s3
    "adcx rdi, r9; mulx rax, r10, [rsp + 40]",                          // t4 += lo(d1 s3); d1 s5
    "mulx r15, r9, [rsp + 32]; adox r12, rbp",                          // d1 s4; t5 += hi(d1 s3)
    "adcx r12, r9; adox rbx, r15",                                      // t5 += lo(d1 s4); t6 += hi(d1 s4)
    "adox rsi, rax; adcx rbx, r10",                                     // t7 = hi(d1 s5); t6 += lo(d1 s5)
    "adc rsi, 1; mov rbp, [rcx + {n0}]",                                // t7 += carry; m1 = n0
    "imul rbp, r11; xor r9d, r9d",                                      // m1 = t1 n0; 0 for row 2
    "mov rdx, rbp; mulx r15, rax, [rcx + {p}]",                         // multiplier; m1 p0
    "adcx r11, rax; adox r13, r15",                                     // carry = t1 != 0; t2 += hi(m1 p0)
    "mulx r10, r9, [rcx + {p} + 8]; adcx r13, r9",                      // m1 p1; t2 += lo(m1 p1)
    "mulx rax, r11, [rcx + {p} + 24]; adox r14, r10",                   // m1 p3; t3 += hi(m1 p1)
    "mulx r15, r9, [rcx + {p} + 16]; adox rdi, r15",                    // m1 p2; t4 += hi(m1 p2)
    "adcx r14, r9; adcx rdi, r11",                                      // t3 += lo(m1 p2); t4 += lo(m1 p3)
    "adox r12, rax; mulx r10, r15, [rcx + {p} + 32]",                   // t5 += hi(m1 p3); m1 p4
    "mov rdx, [rsp + 64]; mulx r9, r11, [rsp + 24]",                    // multiplier; d2 s3
    "adox rbx, r10; mov rdx, rbp",                                      // t6 += hi(m1 p4); multiplier
    "mov rax, [rcx + {p} + 40]; mulx rbp, rax, rax",                    // factor; m1 p5
    "adcx r12, r15; adcx rbx, rax",                                     // t5 += lo(m1 p4); t6 += lo(m1 p5)
    "adox rsi, rbp; adc rsi, 0",                                        // t7 += hi(m1 p5); t7 += carry of row 2
    "xor ebp, ebp; mov rdx, [rsp + 64]",                                // t8 = 0; multiplier
    "mov r15, [rsp]; mulx r10, r15, r15",                               // factor; d2 s0
    "add r13, r15; dec rbp",                                            // t2 += lo(d2 s0); t8 = -1: OF = 0
    "adox r14, r10; mulx rax, r15, [rsp + 8]",                          // t3 += hi(d2 s0); d2 s1
    "adox rdi, rax; mulx r10, rax, [rsp + 16]",                         // t4 += hi(d2 s1); d2 s2
    "adcx r14, r15; adcx rdi, rax",                                     // t3 += lo(d2 s1); t4 += lo(d2 s2)
    "adox r12, r10; adcx r12, r11",                                     // t5 += hi(d2 s2); t5 += lo(d2 s3)
    "mov r15, [rcx + {n0}]; adox rbx, r9",                              // m2 = n0; t6 += hi(d2 s3)
    "mulx rax, r10, [rsp + 32]; adcx rbx, r10",                         // d2 s4; t6 += lo(d2 s4)
    "mulx r11, r9, [rsp + 40]; adox rsi, rax",                          // d2 s5; t7 += hi(d2 s4)
    "adox rbp, r11; adc rsi, r9",                                       // t8 = hi(d2 s5); t7 += lo(d2 s5)
    "adc rbp, 1; imul r15, r13",                                        // t8 += carry; m2 = t2 n0
    "mov rdx, r15; mulx r10, rax, [rcx + {p} + 8]",                     // multiplier; m2 p1
    "xor r11d, r11d; mulx r9, r15, [rcx + {p}]",                        // 0 for row 4; m2 p0
    "adox r14, r9; mulx r11, r9, [rcx + {p} + 16]",                     // t3 += hi(m2 p0); m2 p2
    "adox rdi, r10; adcx r13, r15",                                     // t4 += hi(m2 p1); carry = t2 != 0
    "adcx r14, rax; adox r12, r11",                                     // t3 += lo(m2 p1); t5 += hi(m2 p2)
    "adcx rdi, r9; mulx r10, r15, [rcx + {p} + 24]",                    // t4 += lo(m2 p2); m2 p3
    "adcx r12, r15; mulx r13, rax, [rcx + {p} + 32]",                   // t5 += lo(m2 p3); m2 p4
    "adox rbx, r10; adcx rbx, rax",                                     // t6 += hi(m2 p3); t6 += lo(m2 p4)
    "mulx r11, r9, [rcx + {p} + 40]; adcx rsi, r9",                     // m2 p5; t7 += lo(m2 p5)
    "adox rsi, r13; adox rbp, r11",                                     // t7 += hi(m2 p4); t8 += hi(m2 p5)
    "mov rdx, [rsp + 72]; mulx r15, r10, [rsp + 8]",                    // multiplier; d3 s1
    "mulx rax, r9, [rsp]; adc rbp, 0",                                  // d3 s0; t8 += carry of row 4
    "xor r13d, r13d; add r14, r9",                                      // t9 = 0; t3 += lo(d3 s0)
    "dec r13; adox rdi, rax",                                           // t9 = -1: OF = 0; t4 += hi(d3 s0)
    "adox r12, r15; mulx r11, r9, [rsp + 16]",                          // t5 += hi(d3 s1); d3 s2
    "mov r15, [rsp + 24]; mulx rax, r15, r15",                          // factor; d3 s3
    "adcx rdi, r10; adox rbx, r11",                                     // t4 += lo(d3 s1); t6 += hi(d3 s2)
    "mov r11, [rsp + 32]; mulx r10, r11, r11",                          // factor; d3 s4
    "adcx r12, r9; adcx rbx, r15",                                      // t5 += lo(d3 s2); t6 += lo(d3 s3)
    "mulx r9, r15, [rsp + 40]; adox rsi, rax",                          // d3 s5; t7 += hi(d3 s3)
    "adox rbp, r10; mov rax, [rcx + {n0}]",                             // t8 += hi(d3 s4); m3 = n0
    "adox r13, r9; adcx rsi, r11",                                      // t9 = hi(d3 s5); t7 += lo(d3 s4)
    "adc rbp, r15; adc r13, 1",                                         // t8 += lo(d3 s5); t9 += carry
    "imul rax, r14; mov rdx, rax",                                      // m3 = t3 n0; multiplier
    "mulx r10, r9, [rcx + {p} + 16]; mov r11d, 0",                      // m3 p2; 0 for row 6
    "mulx r15, r15, [rcx + {p}]; add r14, -1",                          // m3 p0; carry = t3 != 0
    "inc r11; adox rdi, r15",                                           // 1 for row 6: OF = 0; t4 += hi(m3 p0)
    "mulx rax, r14, [rcx + {p} + 8]; adox r12, rax",                    // m3 p1; t5 += hi(m3 p1)
    "mov r15, [rcx + {p} + 24]; mulx r11, r15, r15",                    // factor; m3 p3
    "adox rbx, r10; adcx rdi, r14",                                     // t6 += hi(m3 p2); t4 += lo(m3 p1)
    "adcx r12, r9; adox rsi, r11",                                      // t5 += lo(m3 p2); t7 += hi(m3 p3)
    "adcx rbx, r15; mulx rax, r10, [rcx + {p} + 32]",                   // t6 += lo(m3 p3); m3 p4
    "adcx rsi, r10; mulx r14, r9, [rcx + {p} + 40]",                    // t7 += lo(m3 p4); m3 p5
    "adcx rbp, r9; adox rbp, rax",                                      // t8 += lo(m3 p5); t8 += hi(m3 p4)
    "adox r13, r14; adc r13, 0",                                        // t9 += hi(m3 p5); t9 += carry of row 6
    "mov rdx, [rsp + 80]; mov r15, [rsp]",                              // multiplier; factor
    "mulx r11, r15, r15; xor r10d, r10d",                               // d4 s0; t10 = 0
    "mulx r9, rax, [rsp + 16]; add rdi, r15",                           // d4 s2; t4 += lo(d4 s0)
    "mov r14d, 0; dec r10",                                             // 0 for row 8; t10 = -1: OF = 0
    "adox r12, r11; mulx r15, r11, [rsp + 8]",                          // t5 += hi(d4 s0); d4 s1
    "adox rbx, r15; adcx r12, r11",                                     // t6 += hi(d4 s1); t5 += lo(d4 s1)
    "adcx rbx, rax; mov r11, [rsp + 24]",                               // t6 += lo(d4 s2); factor
    "mulx r15, r11, r11; adox rsi, r9",                                 // d4 s3; t7 += hi(d4 s2)
    "mulx rax, r9, [rsp + 32]; adox rbp, r15",                          // d4 s4; t8 += hi(d4 s3)
    "adox r13, rax; mulx r15, rax, [rsp + 40]",                         // t9 += hi(d4 s4); d4 s5
    "adcx rsi, r11; adcx rbp, r9",                                      // t7 += lo(d4 s3); t8 += lo(d4 s4)
    "mov r11, [rcx + {n0}]; adox r10, r15",                             // m4 = n0; t10 = hi(d4 s5)
    "adcx r13, rax; adc r10, 1",                                        // t9 += lo(d4 s5); t10 += carry
    "imul r11, rdi; add rdi, -1",                                       // m4 = t4 n0; carry = t4 != 0
    "mov rdx, r11; mulx r9, r9, [rcx + {p}]",                           // multiplier; m4 p0
    "inc r14; adox r12, r9",                                            // 1 for row 8: OF = 0; t5 += hi(m4 p0)
    "mulx r15, rax, [rcx + {p} + 8]; mulx rdi, r14, [rcx + {p} + 16]",  // m4 p1; m4 p2
    "adox rbx, r15; adcx r12, rax",                                     // t6 += hi(m4 p1); t5 += lo(m4 p1)
    "adox rsi, rdi; adcx rbx, r14",                                     // t7 += hi(m4 p2); t6 += lo(m4 p2)
    "mulx r9, r15, [rcx + {p} + 24]; adcx rsi, r15",                    // m4 p3; t7 += lo(m4 p3)
    "mulx rax, rdi, [rcx + {p} + 32]; adox rbp, r9",                    // m4 p4; t8 += hi(m4 p3)
    "mov rdx, [rsp + 88]; mulx r14, r15, [rsp]",                        // multiplier; d5 s0
    "mov rdx, r11; mulx r9, r11, [rcx + {p} + 40]",                     // multiplier; m4 p5
    "adcx rbp, rdi; adox r13, rax",                                     // t8 += lo(m4 p4); t9 += hi(m4 p4)
    "adcx r13, r11; adox r10, r9",                                      // t9 += lo(m4 p5); t10 += hi(m4 p5)
    "adc r10, 0; xor edi, edi",                                         // t10 += carry of row 8; t11 = 0
    "mov rdx, [rsp + 88]; mov r11, [rsp + 8]",                          // multiplier; factor
    "mulx rax, r11, r11; adox rbx, r14",                                // d5 s1; t6 += hi(d5 s0)
    "adcx r12, r15; mulx r9, r14, [rsp + 16]",                          // t5 += lo(d5 s0); d5 s2
    "adox rsi, rax; adox rbp, r9",                                      // t7 += hi(d5 s1); t8 += hi(d5 s2)
    "adcx rbx, r11; mulx r15, rax, [rsp + 24]",                         // t6 += lo(d5 s1); d5 s3
    "adcx rsi, r14; adox r13, r15",                                     // t7 += lo(d5 s2); t9 += hi(d5 s3)
    "mulx r9, r11, [rsp + 32]; adcx rbp, rax",                          // d5 s4; t8 += lo(d5 s3)
    "adcx r13, r11; adox r10, r9",                                      // t9 += lo(d5 s4); t10 += hi(d5 s4)
    "mov r15, [rsp + 40]; mulx r14, r15, r15",                          // factor; d5 s5
    "adcx r10, r15; adox rdi, r14",                                     // t10 += lo(d5 s5); t11 = hi(d5 s5)
    "adc rdi, 0; mov rax, [rcx + {n0}]",                                // t11 += carry; m5 = n0
    "imul rax, r12; mov rdx, rax",                                      // m5 = t5 n0; multiplier
    "mulx r11, r9, [rcx + {p}]; xor r15d, r15d",                        // m5 p0; 0 for row 10
    "adcx r12, r9; mulx r14, rax, [rcx + {p} + 24]",                    // carry = t5 != 0; m5 p3
    "mulx r15, r9, [rcx + {p} + 16]; adox rbx, r11",                    // m5 p2; t6 += hi(m5 p0)
    "mulx r12, r11, [rcx + {p} + 8]; adcx rbx, r11",                    // m5 p1; t6 += lo(m5 p1)
    "adox rsi, r12; adox rbp, r15",                                     // t7 += hi(m5 p1); t8 += hi(m5 p2)
    "adcx rsi, r9; mulx r11, r12, [rcx + {p} + 40]",                    // t7 += lo(m5 p2); m5 p5
    "adox r13, r14; mov [rsp + 144], rbx",                              // t9 += hi(m5 p3); t6 aside
    "mulx r15, r9, [rcx + {p} + 32]; adcx rbp, rax",                    // m5 p4; t8 += lo(m5 p3)
    "adcx r13, r9; adcx r10, r12",                                      // t9 += lo(m5 p4); t10 += lo(m5 p5)
    "adox r10, r15; adox rdi, r11",                                     // t10 += hi(m5 p4); t11 += hi(m5 p5)
    "adc rdi, 0; mov [rsp + 152], rsi",                                 // t11 += carry of row 10; t7 aside
    "sub rbx, [rcx + {p}]; sbb rsi, [rcx + {p} + 8]",                   // u0 = t6 - p0; u1 = t7 - p1 - borrow
    "mov [rsp + 160], rbp; mov [rsp + 168], r13",                       // t8 aside; t9 aside
    "mov [rsp + 184], rdi; sbb rbp, [rcx + {p} + 16]",                  // t11 aside; u2 = t8 - p2 - borrow
    "mov [rsp + 176], r10; sbb r13, [rcx + {p} + 24]",                  // t10 aside; u3 = t9 - p3 - borrow
    "mov rdx, [rsp + 96]; mulx r14, rax, [r8]",                         // multiplier; e0 y0
    "sbb r10, [rcx + {p} + 32]; sbb rdi, [rcx + {p} + 40]",             // u4 = t10 - p4 - borrow; u5 = t11 - p5 - borrow
    "cmovc rdi, [rsp + 184]; mulx r9, r12, [r8 + 16]",                  // u5 = t11 if it borrowed; e0 y2
    "cmovc r13, [rsp + 168]; mov [rsp + 216], r13",                     // u3 = t9 if it borrowed; u3 aside
    "cmovc rsi, [rsp + 152]; cmovc rbx, [rsp + 144]",                   // u1 = t7 if it borrowed; u0 = t6 if it borrowed
    "cmovc r10, [rsp + 176]; mulx r15, r11, [r8 + 8]",                  // u4 = t10 if it borrowed; e0 y1
    "mov [rsp + 192], rbx; mov rbx, [rcx + {n0}]",                      // u0 aside; k0 = n0
    "cmovc rbp, [rsp + 160]; mov [rsp + 200], rsi",                     // u2 = t8 if it borrowed; u1 aside
    "mov [rsp + 232], rdi; add r11, r14",                               // u5 aside; q1 = lo(e0 y1) + hi(e0 y0)
    "mov [rsp + 208], rbp; mov [rsp + 224], r10",                       // u2 aside; u4 aside
    "adc r12, r15; mulx rbp, r13, [r8 + 24]",                           // q2 = lo(e0 y2) + hi(e0 y1) + carry; e0 y3
    "mulx rsi, rdi, [r8 + 40]; adc r13, r9",                            // e0 y5; q3 = lo(e0 y3) + hi(e0 y2) + carry
    "mov r14d, 0; mulx r10, r15, [r8 + 32]",                            // 0 for row 11; e0 y4
    "adc r15, rbp; adcx rdi, r10",                                      // q4 = lo(e0 y4) + hi(e0 y3) + carry; q5 = lo(e0 y5) + hi(e0 y4) + carry
    "adc rsi, 0; imul rbx, rax",                                        // q6 = hi(e0 y5) + carry; k0 = q0 n0
    "mov rdx, rbx; mulx rbp, rbx, [rcx + {p} + 16]",                    // multiplier; k0 p2
    "mulx r9, r9, [rcx + {p}]; add rax, -1",                            // k0 p0; carry = q0 != 0
    "inc r14; adox r11, r9",                                            // 1 for row 11: OF = 0; q1 += hi(k0 p0)
    "mulx r10, rax, [rcx + {p} + 8]; mulx r14, r9, [rcx + {p} + 24]",   // k0 p1; k0 p3
    "adcx r11, rax; adox r12, r10",                                     // q1 += lo(k0 p1); q2 += hi(k0 p1)
    "adcx r12, rbx; adox r13, rbp",                                     // q2 += lo(k0 p2); q3 += hi(k0 p2)
    "mulx rbx, rbp, [rcx + {p} + 40]; adcx r13, r9",                    // k0 p5; q3 += lo(k0 p3)
    "mulx rax, r10, [rcx + {p} + 32]; adox r15, r14",                   // k0 p4; q4 += hi(k0 p3)
    "adcx r15, r10; adcx rdi, rbp",                                     // q4 += lo(k0 p4); q5 += lo(k0 p5)
    "adox rdi, rax; mov rdx, [rsp + 104]",                              // q5 += hi(k0 p4); multiplier
    "mulx rbp, r9, [r8]; adox rsi, rbx",                                // e1 y0; q6 += hi(k0 p5)
    "adc rsi, 0; add r11, r9",                                          // q6 += carry of row 11; q1 += lo(e1 y0)
    "mov ebx, 0; mulx r14, r10, [r8 + 32]",                             // q7 = 0; e1 y4
    "dec rbx; adox r12, rbp",                                           // q7 = -1: OF = 0; q2 += hi(e1 y0)
    "mulx rbp, rax, [r8 + 8]; adox r13, rbp",                           // e1 y1; q3 += hi(e1 y1)
    "adcx r12, rax; mulx rbp, r9, [r8 + 16]",                           // q2 += lo(e1 y1); e1 y2
    "adox r15, rbp; mulx rbp, rax, [r8 + 24]",                          // q4 += hi(e1 y2); e1 y3
    "adox rdi, rbp; adcx r13, r9",                                      // q5 += hi(e1 y3); q3 += lo(e1 y2)
    "adox rsi, r14; adcx r15, rax",                                     // q6 += hi(e1 y4); q4 += lo(e1 y3)
    "mulx rbp, r9, [r8 + 40]; adcx rdi, r10",                           // e1 y5; q5 += lo(e1 y4)
    "adox rbx, rbp; mov rbp, [rcx + {n0}]",                             // q7 = hi(e1 y5); k1 = n0
    "adcx rsi, r9; mov r14d, 0",                                        // q6 += lo(e1 y5); 0 for row 13
    "adc rbx, 1; imul rbp, r11",                                        // q7 += carry; k1 = q1 n0
    "mov rdx, rbp; mulx rbp, rbp, [rcx + {p}]",                         // multiplier; k1 p0
    "add r11, -1; mov r10, [rcx + {p} + 16]",                           // carry = q1 != 0; factor
    "mulx rax, r10, r10; inc r14",                                      // k1 p2; 1 for row 13: OF = 0
    "adox r12, rbp; mulx rbp, r9, [rcx + {p} + 24]",                    // q2 += hi(k1 p0); k1 p3
    "mulx r11, r14, [rcx + {p} + 8]; adcx r12, r14",                    // k1 p1; q2 += lo(k1 p1)
    "adcx r13, r10; mov r14, [rcx + {n0}]",                             // q3 += lo(k1 p2); k2 = n0
    "adox r13, r11; mulx r10, r11, [rcx + {p} + 32]",                   // q3 += hi(k1 p1); k1 p4
    "adox r15, rax; adcx r15, r9",                                      // q4 += hi(k1 p2); q4 += lo(k1 p3)
    "adox rdi, rbp; adcx rdi, r11",                                     // q5 += hi(k1 p3); q5 += lo(k1 p4)
    "adox rsi, r10; mulx rbp, rax, [rcx + {p} + 40]",                   // q6 += hi(k1 p4); k1 p5
    "adcx rsi, rax; adox rbx, rbp",                                     // q6 += lo(k1 p5); q7 += hi(k1 p5)
    "adc rbx, 0; mov rdx, [rsp + 112]",                                 // q7 += carry of row 13; multiplier
    "mov r9, [r8]; mulx rbp, r9, r9",                                   // factor; e2 y0
    "xor r11d, r11d; mov rax, [r8 + 8]",                                // q8 = 0; factor
    "mulx r10, rax, rax; add r12, r9",                                  // e2 y1; q2 += lo(e2 y0)
    "dec r11; adox r13, rbp",                                           // q8 = -1: OF = 0; q3 += hi(e2 y0)
    "adcx r13, rax; mulx rbp, r9, [r8 + 16]",                           // q3 += lo(e2 y1); e2 y2
    "adox r15, r10; adcx r15, r9",                                      // q4 += hi(e2 y1); q4 += lo(e2 y2)
    "adox rdi, rbp; mulx rbp, rax, [r8 + 24]",                          // q5 += hi(e2 y2); e2 y3
    "adcx rdi, rax; mulx r10, r9, [r8 + 32]",                           // q5 += lo(e2 y3); e2 y4
    "adcx rsi, r9; adox rsi, rbp",                                      // q6 += lo(e2 y4); q6 += hi(e2 y3)
    "mulx rbp, rax, [r8 + 40]; adcx rbx, rax",                          // e2 y5; q7 += lo(e2 y5)
    "adox rbx, r10; adox r11, rbp",                                     // q7 += hi(e2 y4); q8 = hi(e2 y5)
    "adc r11, 1; imul r14, r12",                                        // q8 += carry; k2 = q2 n0
    "mov ebp, 0; mov rdx, r14",                                         // 0 for row 15; multiplier
    "mov rax, [rcx + {p} + 8]; mulx r9, rax, rax",                      // factor; k2 p1
    "add r12, -1; inc rbp",                                             // carry = q2 != 0; 1 for row 15: OF = 0
    "mulx rbp, rbp, [rcx + {p}]; adcx r13, rax",                        // k2 p0; q3 += lo(k2 p1)
    "mulx r10, r14, [rcx + {p} + 16]; adox r13, rbp",                   // k2 p2; q3 += hi(k2 p0)
    "mulx rbp, r12, [rcx + {p} + 32]; adox r15, r9",                    // k2 p4; q4 += hi(k2 p1)
    "adcx r15, r14; adox rdi, r10",                                     // q4 += lo(k2 p2); q5 += hi(k2 p2)
    "mulx rax, r9, [rcx + {p} + 24]; adox rsi, rax",                    // k2 p3; q6 += hi(k2 p3)
    "adcx rdi, r9; adcx rsi, r12",                                      // q5 += lo(k2 p3); q6 += lo(k2 p4)
    "mulx r14, r10, [rcx + {p} + 40]; adcx rbx, r10",                   // k2 p5; q7 += lo(k2 p5)
    "adox rbx, rbp; mov rdx, [rsp + 120]",                              // q7 += hi(k2 p4); multiplier
    "mulx rbp, rax, [r8]; adox r11, r14",                               // e3 y0; q8 += hi(k2 p5)
    "mulx r9, r12, [r8 + 8]; adc r11, 0",                               // e3 y1; q8 += carry of row 15
    "xor r10d, r10d; add r13, rax",                                     // q9 = 0; q3 += lo(e3 y0)
    "dec r10; adox r15, rbp",                                           // q9 = -1: OF = 0; q4 += hi(e3 y0)
    "adox rdi, r9; mulx rbp, r14, [r8 + 32]",                           // q5 += hi(e3 y1); e3 y4
    "adcx r15, r12; mov r9, [r8 + 16]",                                 // q4 += lo(e3 y1); factor
    "mulx rax, r9, r9; adox rsi, rax",                                  // e3 y2; q6 += hi(e3 y2)
    "mulx r12, rax, [r8 + 24]; adox rbx, r12",                          // e3 y3; q7 += hi(e3 y3)
    "adox r11, rbp; mov rbp, [rcx + {n0}]",                             // q8 += hi(e3 y4); k3 = n0
    "adcx rdi, r9; adcx rsi, rax",                                      // q5 += lo(e3 y2); q6 += lo(e3 y3)
    "mov r9, [r8 + 40]; mulx r12, r9, r9",                              // factor; e3 y5
    "mov eax, 0; adcx rbx, r14",                                        // 0 for row 17; q7 += lo(e3 y4)
    "adox r10, r12; adcx r11, r9",                                      // q9 = hi(e3 y5); q8 += lo(e3 y5)
    "adc r10, 1; imul rbp, r13",                                        // q9 += carry; k3 = q3 n0
    "mov rdx, rbp; mulx r14, r14, [rcx + {p}]",                         // multiplier; k3 p0
    "add r13, -1; inc rax",                                             // carry = q3 != 0; 1 for row 17: OF = 0
    "adox r15, r14; mulx r12, r9, [rcx + {p} + 8]",                     // q4 += hi(k3 p0); k3 p1
    "mov rdx, [rsp + 128]; mulx r13, rax, [r8]",                        // multiplier; e4 y0
    "adcx r15, r9; adox rdi, r12",                                      // q4 += lo(k3 p1); q5 += hi(k3 p1)
    "mov rdx, rbp; mov r14, [rcx + {p} + 16]",                          // multiplier; factor
    "mulx rbp, r14, r14; adox rsi, rbp",                                // k3 p2; q6 += hi(k3 p2)
    "adcx rdi, r14; mulx rbp, r9, [rcx + {p} + 24]",                    // q5 += lo(k3 p2); k3 p3
    "mulx r12, r14, [rcx + {p} + 32]; adcx rsi, r9",                    // k3 p4; q6 += lo(k3 p3)
    "adcx rbx, r14; adox rbx, rbp",                                     // q7 += lo(k3 p4); q7 += hi(k3 p3)
    "mov r9, [rcx + {p} + 40]; mulx rbp, r9, r9",                       // factor; k3 p5
    "adox r11, r12; mov rdx, [rsp + 128]",                              // q8 += hi(k3 p4); multiplier
    "mulx r14, r12, [r8 + 16]; adcx r11, r9",                           // e4 y2; q8 += lo(k3 p5)
    "adox r10, rbp; adc r10, 0",                                        // q9 += hi(k3 p5); q9 += carry of row 17
    "xor ebp, ebp; add r15, rax",                                       // q10 = 0; q4 += lo(e4 y0)
    "dec rbp; mulx r9, rax, [r8 + 8]",                                  // q10 = -1: OF = 0; e4 y1
    "adox rdi, r13; adox rsi, r9",                                      // q5 += hi(e4 y0); q6 += hi(e4 y1)
    "adox rbx, r14; mulx r13, r9, [r8 + 32]",                           // q7 += hi(e4 y2); e4 y4
    "adcx rdi, rax; mulx r14, rax, [r8 + 24]",                          // q5 += lo(e4 y1); e4 y3
    "adcx rsi, r12; adcx rbx, rax",                                     // q6 += lo(e4 y2); q7 += lo(e4 y3)
    "mov r12, [rcx + {n0}]; adox r11, r14",                             // k4 = n0; q8 += hi(e4 y3)
    "adox r10, r13; adcx r11, r9",                                      // q9 += hi(e4 y4); q8 += lo(e4 y4)
    "mulx rax, r14, [r8 + 40]; adox rbp, rax",                          // e4 y5; q10 = hi(e4 y5)
    "adcx r10, r14; adc rbp, 1",                                        // q9 += lo(e4 y5); q10 += carry
    "imul r12, r15; add r15, -1",                                       // k4 = q4 n0; carry = q4 != 0
    "mov r13d, 0; inc r13",                                             // 0 for row 19; 1 for row 19: OF = 0
    "mov rdx, r12; mulx r9, rax, [rcx + {p} + 16]",                     // multiplier; k4 p2
    "mov r15, [rcx + {p} + 8]; mulx r14, r15, r15",                     // factor; k4 p1
    "mulx r13, r13, [rcx + {p}]; adcx rdi, r15",                        // k4 p0; q5 += lo(k4 p1)
    "adox rdi, r13; adox rsi, r14",                                     // q5 += hi(k4 p0); q6 += hi(k4 p1)
    "adox rbx, r9; mulx r15, r13, [rcx + {p} + 32]",                    // q7 += hi(k4 p2); k4 p4
    "adcx rsi, rax; mulx r14, r9, [rcx + {p} + 24]",                    // q6 += lo(k4 p2); k4 p3
    "adcx rbx, r9; mov rdx, [rsp + 136]",                               // q7 += lo(k4 p3); multiplier
    "mulx rax, r9, [r8 + 8]; adox r11, r14",                            // e5 y1; q8 += hi(k4 p3)
    "adox r10, r15; adcx r11, r13",                                     // q9 += hi(k4 p4); q8 += lo(k4 p4)
    "mov rdx, r12; mulx r14, r15, [rcx + {p} + 40]",                    // multiplier; k4 p5
    "adox rbp, r14; adcx r10, r15",                                     // q10 += hi(k4 p5); q9 += lo(k4 p5)
    "adc rbp, 0; mov rdx, [rsp + 136]",                                 // q10 += carry of row 19; multiplier
    "mulx r13, r12, [r8]; xor r14d, r14d",                              // e5 y0; q11 = 0
    "adcx rdi, r12; adcx rsi, r9",                                      // q5 += lo(e5 y0); q6 += lo(e5 y1)
    "adox rsi, r13; adox rbx, rax",                                     // q6 += hi(e5 y0); q7 += hi(e5 y1)
    "mov r12, [r8 + 16]; mulx r15, r12, r12",                           // factor; e5 y2
    "adox r11, r15; mulx r9, r13, [r8 + 24]",                           // q8 += hi(e5 y2); e5 y3
    "adcx rbx, r12; mulx rax, r15, [r8 + 40]",                          // q7 += lo(e5 y2); e5 y5
    "adox r10, r9; mov r9, [r8 + 32]",                                  // q9 += hi(e5 y3); factor
    "mulx r12, r9, r9; adcx r11, r13",                                  // e5 y4; q8 += lo(e5 y3)
    "adox rbp, r12; adcx r10, r9",                                      // q10 += hi(e5 y4); q9 += lo(e5 y4)
    "adox r14, rax; adcx rbp, r15",                                     // q11 = hi(e5 y5); q10 += lo(e5 y5)
    "adc r14, 0; mov r8, [rcx + {n0}]",                                 // q11 += carry; k5 = n0
    "imul r8, rdi; mov rdx, r8",                                        // k5 = q5 n0; multiplier
    "mulx r13, r12, [rcx + {p}]; xor r9d, r9d",                         // k5 p0; 0 for row 21
    "adcx rdi, r12; mulx rax, r15, [rcx + {p} + 8]",                    // carry = q5 != 0; k5 p1
    "adox rsi, r13; mov r9, [rcx + {p} + 16]",                          // q6 += hi(k5 p0); factor
    "mulx r8, r9, r9; adcx rsi, r15",                                   // k5 p2; q6 += lo(k5 p1)
    "adox rbx, rax; adcx rbx, r9",                                      // q7 += hi(k5 p1); q7 += lo(k5 p2)
    "mulx r12, rdi, [rcx + {p} + 24]; mulx r13, r15, [rcx + {p} + 32]", // k5 p3; k5 p4
    "adox r11, r8; adcx r11, rdi",                                      // q8 += hi(k5 p2); q8 += lo(k5 p3)
    "adox r10, r12; mulx rax, r9, [rcx + {p} + 40]",                    // q9 += hi(k5 p3); k5 p5
    "adox rbp, r13; mov r8, r11",                                       // q10 += hi(k5 p4); v2 = q8
    "adcx r10, r15; adcx rbp, r9",                                      // q9 += lo(k5 p4); q10 += lo(k5 p5)
    "adox r14, rax; mov rdi, rsi",                                      // q11 += hi(k5 p5); v0 = q6
    "adc r14, 0; mov r12, [rsp + 232]",                                 // q11 += carry of row 21; u5 again
    "sub rdi, [rcx + {p}]; mov rdx, rbp",                               // v0 = q6 - p0; v4 = q10
    "mov r13, rbx; sbb r13, [rcx + {p} + 8]",                           // v1 = q7; v1 = q7 - p1 - borrow
    "sbb r8, [rcx + {p} + 16]; mov r15, r10",                           // v2 = q8 - p2 - borrow; v3 = q9
    "sbb r15, [rcx + {p} + 24]; mov r9, r14",                           // v3 = q9 - p3 - borrow; v5 = q11
    "sbb rdx, [rcx + {p} + 32]; sbb r9, [rcx + {p} + 40]",              // v4 = q10 - p4 - borrow; v5 = q11 - p5 - borrow
    "mov rax, [rsp + 200]; cmovc rdi, rsi",                             // u1 again; v0 = q6 if it borrowed
    "mov rcx, [rsp + 216]; cmovc r13, rbx",                             // u3 again; v1 = q7 if it borrowed
    "cmovc r9, r14; cmovc rdx, rbp",                                    // v5 = q11 if it borrowed; v4 = q10 if it borrowed
    "cmovc r8, r11; mov rsi, [rsp + 192]",                              // v2 = q8 if it borrowed; u0 again
    "mov r14, [rsp + 224]; cmovc r15, r10",                             // u4 again; v3 = q9 if it borrowed
    "mov r11, [rsp + 208]",                                             // u2 again
    "add rsp, 240",
    "pop rbp",
    "pop rbx",
    "ret",
}
