//! `complex_sqr_6_fold_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    complex_square 6 complex_sqr_fits;
    r0 r1 r2 r3 r4 r5, r6 r7 r8 r9 r10 r11;
    rax r7, rcx r3, rdx r9, rsi r4, rdi r1, r8 r6, r9 r11, r10 r2, r11 r10, r12 r8, r13 r5, r14 _, r15 r0;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 240",
    "mov rbx, [rdi + 8]; mov rbp, [rdi]",                                // s1 = x1; s0 = x0
    "add rbp, [r8]; mov [rsp], rbp",                                     // s0 = x0 + y0; s0 aside
    "mov rbp, [rdi + 24]; adcx rbx, [r8 + 8]",                           // s3 = x3; s1 = x1 + y1
    "mov [rsp + 8], rbx; mov rbx, [rdi + 16]",                           // s1 aside; s2 = x2
    "adcx rbx, [r8 + 16]; adc rbp, [r8 + 24]",                           // s2 = x2 + y2; s3 = x3 + y3
    "mov [rsp + 16], rbx; mov [rsp + 24], rbp",                          // s2 aside; s3 aside
    "mov rbx, [rdi + 40]; mov rbp, [rdi]",                               // s5 = x5; d0 = x0
    "mov rax, [rdi + 32]; adcx rax, [r8 + 32]",                          // s4 = x4; s4 = x4 + y4
    "adcx rbx, [r8 + 40]; sub rbp, [r8]",                                // s5 = x5 + y5; d0 = x0 - y0
    "mov [rsp + 32], rax; mov rsi, [rdi + 8]",                           // s4 aside; d1 = x1
    "mov r9, [rdi + 16]; mov r10, [rdi + 32]",                           // d2 = x2; d4 = x4
    "sbb rsi, [r8 + 8]; sbb r9, [r8 + 16]",                              // d1 = x1 - y1; d2 = x2 - y2
    "mov r11, [rdi + 24]; mov r12, [rdi + 40]",                          // d3 = x3; d5 = x5
    "mov [rsp + 40], rbx; sbb r11, [r8 + 24]",                           // s5 aside; d3 = x3 - y3
    "sbb r10, [r8 + 32]; sbb r12, [r8 + 40]",                            // d4 = x4 - y4; d5 = x5 - y5
    "add rbp, [rcx + {p}]; mov rbx, [rdi + 16]",                         // d0 += p0; e2 = x2
    "adc rsi, [rcx + {p} + 8]; adcx r9, [rcx + {p} + 16]",               // d1 += p1; d2 += p2
    "mov [rsp + 64], r9; mov r13, [rdi + 24]",                           // d2 aside; e3 = x3
    "adc r11, [rcx + {p} + 24]; adc r10, [rcx + {p} + 32]",              // d3 += p3; d4 += p4
    "mov r14, [rdi]; mov [rsp + 48], rbp",                               // e0 = x0; d0 aside
    "mov [rsp + 80], r10; adcx r12, [rcx + {p} + 40]",                   // d4 aside; d5 += p5
    "add r14, r14; mov rbp, [rdi + 8]",                                  // e0, limb 0 of 2x; e1 = x1
    "adcx rbp, rbp; adc rbx, rbx",                                       // e1, limb 1 of 2x; e2, limb 2 of 2x
    "mov [rsp + 104], rbp; mov [rsp + 56], rsi",                         // e1 aside; d1 aside
    "mov [rsp + 72], r11; mov rbp, [rdi + 32]",                          // d3 aside; e4 = x4
    "adcx r13, r13; mov [rsp + 112], rbx",                               // e3, limb 3 of 2x; e2 aside
    "mov rdx, [rsp + 48]; mov r15, [rsp]",                               // multiplier; factor
    "mulx rbx, r15, r15; mov [rsp + 88], r12",                           // d0 s0; d5 aside
    "mov r9, [rsp + 8]; mulx rax, r9, r9",                               // factor; d0 s1
    "adcx rbp, rbp; mov [rsp + 96], r14",                                // e4, limb 4 of 2x; e0 aside
    "mov rsi, [rsp + 32]; mulx r10, rsi, rsi",                           // factor; d0 s4
    "mov r11, [rdi + 40]; adcx r11, r11",                                // e5 = x5; e5, limb 5 of 2x
    "mov [rsp + 128], rbp; mulx rbp, r12, [rsp + 24]",                   // e4 aside; d0 s3
    "add r9, rbx; mov [rsp + 120], r13",                                 // t1 = lo(d0 s1) + hi(d0 s0); e3 aside
    "mov r14, [rsp + 16]; mulx rbx, r14, r14",                           // factor; d0 s2
    "adcx r14, rax; adcx r12, rbx",                                      // t2 = lo(d0 s2) + hi(d0 s1) + carry; t3 = lo(d0 s3) + hi(d0 s2) + carry
    "mov [rsp + 136], r11; mov rdi, [rsp + 40]",                         // e5 aside; factor
    "mulx rbx, rdi, rdi; adcx rsi, rbp",                                 // d0 s5; t4 = lo(d0 s4) + hi(d0 s3) + carry
    "adc rdi, r10; adc rbx, 0",                                          // t5 = lo(d0 s5) + hi(d0 s4) + carry; t6 = hi(d0 s5) + carry
    "mov rdx, r15; mov r13, [rcx + {fold1} + 16]",                       // multiplier; factor
    "mulx rbp, r13, r13; mulx rax, r11, [rcx + {fold1}]",                // t0 f2; t0 f0
    "xor r10d, r10d; adox r14, rax",                                     // t7 = 0; t2 += hi(t0 f0)
    "mulx r15, rax, [rcx + {fold1} + 8]; adox r12, r15",                 // t0 f1; t3 += hi(t0 f1)
    "adox rsi, rbp; adcx r9, r11",                                       // t4 += hi(t0 f2); t1 += lo(t0 f0)
    "adcx r14, rax; adcx r12, r13",                                      // t2 += lo(t0 f1); t3 += lo(t0 f2)
    "mov r15, [rcx + {fold1} + 24]; mulx rbp, r15, r15",                 // factor; t0 f3
    "adcx rsi, r15; mov rax, [rcx + {fold1} + 32]",                      // t4 += lo(t0 f3); factor
    "mulx r11, rax, rax; adcx rdi, rax",                                 // t0 f4; t5 += lo(t0 f4)
    "adox rdi, rbp; adox rbx, r11",                                      // t5 += hi(t0 f3); t6 += hi(t0 f4)
    "mulx rbp, r13, [rcx + {fold1} + 40]; adcx rbx, r13",                // t0 f5; t6 += lo(t0 f5)
    "mov rdx, [rsp + 56]; mulx r15, rax, [rsp + 16]",                    // multiplier; d1 s2
    "adox r10, rbp; adc r10, 0",                                         // t7 = hi(t0 f5); t7 += carry
    "mov ebp, 0; mov r13, [rsp]",                                        // 0 for row 1; factor
    "mulx r11, r13, r13; add r9, r13",                                   // d1 s0; t1 += lo(d1 s0)
    "inc rbp; adox r14, r11",                                            // 1 for row 1: OF = 0; t2 += hi(d1 s0)
    "mulx rbp, r13, [rsp + 8]; adox r12, rbp",                           // d1 s1; t3 += hi(d1 s1)
    "adcx r14, r13; adcx r12, rax",                                      // t2 += lo(d1 s1); t3 += lo(d1 s2)
    "mulx rbp, r11, [rsp + 40]; mulx r13, rax, [rsp + 24]",              // d1 s5; d1 s3
    "adcx rsi, rax; adox rsi, r15",                                      // t4 += lo(d1 s3); t4 += hi(d1 s2)
    "adox rdi, r13; mulx rax, r15, [rsp + 32]",                          // t5 += hi(d1 s3); d1 s4
    "adox rbx, rax; adox r10, rbp",                                      // t6 += hi(d1 s4); t7 += hi(d1 s5)
    "mov rdx, r9; mov r13, [rcx + {fold1}]",                             // multiplier; factor
    "mulx rbp, r13, r13; adc rdi, r15",                                  // t1 f0; t5 += lo(d1 s4)
    "mulx rax, r9, [rcx + {fold1} + 16]; adcx rbx, r11",                 // t1 f2; t6 += lo(d1 s5)
    "adc r10, 0; xor r15d, r15d",                                        // t7 += carry of row 1; t8 = 0
    "adcx r14, r13; adox r12, rbp",                                      // t2 += lo(t1 f0); t3 += hi(t1 f0)
    "mulx rbp, r11, [rcx + {fold1} + 8]; adox rsi, rbp",                 // t1 f1; t4 += hi(t1 f1)
    "adox rdi, rax; mov r13, [rcx + {fold1} + 24]",                      // t5 += hi(t1 f2); factor
    "mulx rbp, r13, r13; adcx r12, r11",                                 // t1 f3; t3 += lo(t1 f1)
    "adox rbx, rbp; adcx rsi, r9",                                       // t6 += hi(t1 f3); t4 += lo(t1 f2)
    "mov rax, [rcx + {fold1} + 40]; mulx rbp, rax, rax",                 // factor; t1 f5
    "adcx rdi, r13; mulx r11, r9, [rcx + {fold1} + 32]",                 // t5 += lo(t1 f3); t1 f4
    "adcx rbx, r9; mov rdx, [rsp + 64]",                                 // t6 += lo(t1 f4); multiplier
    "mov r9, [rsp]; mulx r13, r9, r9",                                   // factor; d2 s0
    "adox r10, r11; adox r15, rbp",                                      // t7 += hi(t1 f4); t8 = hi(t1 f5)
    "adc r10, rax; adc r15, 0",                                          // t7 += lo(t1 f5); t8 += carry
    "xor ebp, ebp; adcx r14, r9",                                        // 0 for row 3; t2 += lo(d2 s0)
    "mulx rbp, r11, [rsp + 8]; adcx r12, r11",                           // d2 s1; t3 += lo(d2 s1)
    "adox r12, r13; mulx rax, r9, [rsp + 16]",                           // t3 += hi(d2 s0); d2 s2
    "mov r13, [rsp + 24]; mulx r11, r13, r13",                           // factor; d2 s3
    "adcx rsi, r9; adox rsi, rbp",                                       // t4 += lo(d2 s2); t4 += hi(d2 s1)
    "adox rdi, rax; mulx rbp, r9, [rsp + 40]",                           // t5 += hi(d2 s2); d2 s5
    "adox rbx, r11; adcx rdi, r13",                                      // t6 += hi(d2 s3); t5 += lo(d2 s3)
    "mulx rax, r11, [rsp + 32]; adcx rbx, r11",                          // d2 s4; t6 += lo(d2 s4)
    "adcx r10, r9; adox r10, rax",                                       // t7 += lo(d2 s5); t7 += hi(d2 s4)
    "adox r15, rbp; adc r15, 0",                                         // t8 += hi(d2 s5); t8 += carry of row 3
    "mov rdx, r14; mulx rbp, r13, [rcx + {fold1} + 24]",                 // multiplier; t2 f3
    "mulx r11, r9, [rcx + {fold1}]; xor eax, eax",                       // t2 f0; t9 = 0
    "adcx r12, r9; mov r9, [rcx + {fold1} + 8]",                         // t3 += lo(t2 f0); factor
    "mulx r14, r9, r9; adcx rsi, r9",                                    // t2 f1; t4 += lo(t2 f1)
    "adox rsi, r11; adox rdi, r14",                                      // t4 += hi(t2 f0); t5 += hi(t2 f1)
    "mulx r9, r11, [rcx + {fold1} + 16]; adcx rdi, r11",                 // t2 f2; t5 += lo(t2 f2)
    "adcx rbx, r13; adox rbx, r9",                                       // t6 += lo(t2 f3); t6 += hi(t2 f2)
    "mulx r14, r11, [rcx + {fold1} + 40]; mov r9, [rcx + {fold1} + 32]", // t2 f5; factor
    "mulx r13, r9, r9; adcx r10, r9",                                    // t2 f4; t7 += lo(t2 f4)
    "adox r10, rbp; adox r15, r13",                                      // t7 += hi(t2 f3); t8 += hi(t2 f4)
    "adox rax, r14; mov rdx, [rsp + 72]",                                // t9 = hi(t2 f5); multiplier
    "mulx rbp, r9, [rsp]; adcx r15, r11",                                // d3 s0; t8 += lo(t2 f5)
    "adc rax, 0; xor r13d, r13d",                                        // t9 += carry; 0 for row 5
    "adcx r12, r9; mulx r14, r11, [rsp + 8]",                            // t3 += lo(d3 s0); d3 s1
    "adox rsi, rbp; adcx rsi, r11",                                      // t4 += hi(d3 s0); t4 += lo(d3 s1)
    "mov r13, [rsp + 16]; mulx rbp, r13, r13",                           // factor; d3 s2
    "mov rdx, r12; mulx r9, r11, [rcx + {fold1}]",                       // multiplier; t3 f0
    "adox rdi, r14; adcx rdi, r13",                                      // t5 += hi(d3 s1); t5 += lo(d3 s2)
    "adox rbx, rbp; mov rdx, [rsp + 72]",                                // t6 += hi(d3 s2); multiplier
    "mulx rbp, r14, [rsp + 24]; adcx rbx, r14",                          // d3 s3; t6 += lo(d3 s3)
    "adox r10, rbp; mov r13, [rsp + 32]",                                // t7 += hi(d3 s3); factor
    "mulx rbp, r13, r13; adcx r10, r13",                                 // d3 s4; t7 += lo(d3 s4)
    "mulx r14, r13, [rsp + 40]; adox r15, rbp",                          // d3 s5; t8 += hi(d3 s4)
    "adcx r15, r13; adox rax, r14",                                      // t8 += lo(d3 s5); t9 += hi(d3 s5)
    "mov rdx, r12; mov r13, [rcx + {fold1} + 8]",                        // multiplier; factor
    "mulx rbp, r13, r13; adc rax, 0",                                    // t3 f1; t9 += carry of row 5
    "xor r14d, r14d; adox rdi, r9",                                      // t10 = 0; t5 += hi(t3 f0)
    "mulx r12, r9, [rcx + {fold1} + 40]; adcx rsi, r11",                 // t3 f5; t4 += lo(t3 f0)
    "adcx rdi, r13; mov r13, [rcx + {fold1} + 16]",                      // t5 += lo(t3 f1); factor
    "mulx r11, r13, r13; adox rbx, rbp",                                 // t3 f2; t6 += hi(t3 f1)
    "adcx rbx, r13; adox r10, r11",                                      // t6 += lo(t3 f2); t7 += hi(t3 f2)
    "mulx rbp, r13, [rcx + {fold1} + 24]; adox r15, rbp",                // t3 f3; t8 += hi(t3 f3)
    "mulx rbp, r11, [rcx + {fold1} + 32]; adcx r10, r13",                // t3 f4; t7 += lo(t3 f3)
    "adcx r15, r11; adox rax, rbp",                                      // t8 += lo(t3 f4); t9 += hi(t3 f4)
    "mov rdx, [rsp + 80]; mulx rbp, r13, [rsp]",                         // multiplier; d4 s0
    "adox r14, r12; mov r11d, 0",                                        // t10 = hi(t3 f5); 0 for row 7
    "adcx rax, r9; adc r14, 0",                                          // t9 += lo(t3 f5); t10 += carry
    "add rsi, r13; inc r11",                                             // t4 += lo(d4 s0); 1 for row 7: OF = 0
    "mulx r12, r9, [rsp + 24]; mulx r13, r11, [rsp + 8]",                // d4 s3; d4 s1
    "adox rdi, rbp; adox rbx, r13",                                      // t5 += hi(d4 s0); t6 += hi(d4 s1)
    "mov r13, [rsp + 16]; mulx rbp, r13, r13",                           // factor; d4 s2
    "adcx rdi, r11; adox r10, rbp",                                      // t5 += lo(d4 s1); t7 += hi(d4 s2)
    "mulx rbp, r11, [rsp + 32]; adcx rbx, r13",                          // d4 s4; t6 += lo(d4 s2)
    "adox r15, r12; mulx r13, r12, [rsp + 40]",                          // t8 += hi(d4 s3); d4 s5
    "adox rax, rbp; adcx r10, r9",                                       // t9 += hi(d4 s4); t7 += lo(d4 s3)
    "adcx r15, r11; adox r14, r13",                                      // t8 += lo(d4 s4); t10 += hi(d4 s5)
    "mov rdx, rsi; mulx rbp, r9, [rcx + {fold1} + 8]",                   // multiplier; t4 f1
    "adcx rax, r12; adc r14, 0",                                         // t9 += lo(d4 s5); t10 += carry of row 7
    "xor r11d, r11d; mov rsi, [rcx + {fold1}]",                          // t11 = 0; factor
    "mulx r13, rsi, rsi; adox rbx, r13",                                 // t4 f0; t6 += hi(t4 f0)
    "adcx rdi, rsi; mov r13, [rcx + {fold1} + 16]",                      // t5 += lo(t4 f0); factor
    "mulx r12, r13, r13; adcx rbx, r9",                                  // t4 f2; t6 += lo(t4 f1)
    "adcx r10, r13; mulx rsi, r9, [rcx + {fold1} + 24]",                 // t7 += lo(t4 f2); t4 f3
    "adcx r15, r9; mulx r13, r9, [rcx + {fold1} + 40]",                  // t8 += lo(t4 f3); t4 f5
    "adox r10, rbp; adox r15, r12",                                      // t7 += hi(t4 f1); t8 += hi(t4 f2)
    "mov r12, [rcx + {fold1} + 32]; mulx rbp, r12, r12",                 // factor; t4 f4
    "adcx rax, r12; adox rax, rsi",                                      // t9 += lo(t4 f4); t9 += hi(t4 f3)
    "mov rdx, [rsp + 88]; mulx r12, rsi, [rsp]",                         // multiplier; d5 s0
    "adcx r14, r9; adox r14, rbp",                                       // t10 += lo(t4 f5); t10 += hi(t4 f4)
    "adox r11, r13; adc r11, 0",                                         // t11 = hi(t4 f5); t11 += carry
    "xor ebp, ebp; mulx rbp, r9, [rsp + 8]",                             // 0 for row 9; d5 s1
    "adox rbx, r12; mulx r13, r12, [rsp + 24]",                          // t6 += hi(d5 s0); d5 s3
    "adcx rdi, rsi; adcx rbx, r9",                                       // t5 += lo(d5 s0); t6 += lo(d5 s1)
    "adox r10, rbp; mov rsi, [rsp + 16]",                                // t7 += hi(d5 s1); factor
    "mulx rbp, rsi, rsi; adox r15, rbp",                                 // d5 s2; t8 += hi(d5 s2)
    "mulx rbp, r9, [rsp + 40]; adox rax, r13",                           // d5 s5; t9 += hi(d5 s3)
    "adcx r10, rsi; mulx r13, rsi, [rsp + 32]",                          // t7 += lo(d5 s2); d5 s4
    "adox r14, r13; adox r11, rbp",                                      // t10 += hi(d5 s4); t11 += hi(d5 s5)
    "adcx r15, r12; adcx rax, rsi",                                      // t8 += lo(d5 s3); t9 += lo(d5 s4)
    "adc r14, r9; adc r11, 0",                                           // t10 += lo(d5 s5); t11 += carry of row 9
    "mov rbp, [rcx + {n0}]; imul rbp, rdi",                              // m5 = n0; m5 = t5 n0
    "xor r13d, r13d; mov rdx, rbp",                                      // 0 for row 10; multiplier
    "mulx rbp, r12, [rcx + {p}]; adcx rdi, r12",                         // m5 p0; carry = t5 != 0
    "mulx rsi, r9, [rcx + {p} + 8]; adox rbx, rbp",                      // m5 p1; t6 += hi(m5 p0)
    "adcx rbx, r9; mulx rbp, r13, [rcx + {p} + 16]",                     // t6 += lo(m5 p1); m5 p2
    "adcx r10, r13; mov rdi, [rcx + {p} + 32]",                          // t7 += lo(m5 p2); factor
    "mulx r12, rdi, rdi; adox r10, rsi",                                 // m5 p4; t7 += hi(m5 p1)
    "mov [rsp + 144], rbx; mulx r9, r13, [rcx + {p} + 24]",              // t6 aside; m5 p3
    "adcx r15, r13; adox r15, rbp",                                      // t8 += lo(m5 p3); t8 += hi(m5 p2)
    "adox rax, r9; mov rsi, [rcx + {p} + 40]",                           // t9 += hi(m5 p3); factor
    "mulx rbp, rsi, rsi; mov [rsp + 160], r15",                          // m5 p5; t8 aside
    "adcx rax, rdi; mov [rsp + 152], r10",                               // t9 += lo(m5 p4); t7 aside
    "adox r14, r12; adcx r14, rsi",                                      // t10 += hi(m5 p4); t10 += lo(m5 p5)
    "mov [rsp + 168], rax; adox r11, rbp",                               // t9 aside; t11 += hi(m5 p5)
    "adc r11, 0; sub rbx, [rcx + {p}]",                                  // t11 += carry of row 10; u0 = t6 - p0
    "mov [rsp + 176], r14; sbb r10, [rcx + {p} + 8]",                    // t10 aside; u1 = t7 - p1 - borrow
    "sbb r15, [rcx + {p} + 16]; sbb rax, [rcx + {p} + 24]",              // u2 = t8 - p2 - borrow; u3 = t9 - p3 - borrow
    "mov [rsp + 184], r11; sbb r14, [rcx + {p} + 32]",                   // t11 aside; u4 = t10 - p4 - borrow
    "sbb r11, [rcx + {p} + 40]; cmovc rbx, [rsp + 144]",                 // u5 = t11 - p5 - borrow; u0 = t6 if it borrowed
    "cmovc r11, [rsp + 184]; cmovc r10, [rsp + 152]",                    // u5 = t11 if it borrowed; u1 = t7 if it borrowed
    "mov [rsp + 192], rbx; cmovc r15, [rsp + 160]",                      // u0 aside; u2 = t8 if it borrowed
    "cmovc rax, [rsp + 168]; cmovc r14, [rsp + 176]",                    // u3 = t9 if it borrowed; u4 = t10 if it borrowed
    "mov [rsp + 232], r11; mov rdx, [rsp + 96]",                         // u5 aside; multiplier
    "mov rbx, [r8]; mulx rbp, rbx, rbx",                                 // factor; e0 y0
    "mulx r13, r9, [r8 + 24]; mulx rdi, r12, [r8 + 8]",                  // e0 y3; e0 y1
    "mov [rsp + 224], r14; add r12, rbp",                                // u4 aside; q1 = lo(e0 y1) + hi(e0 y0)
    "mulx rbp, rsi, [r8 + 16]; adc rsi, rdi",                            // e0 y2; q2 = lo(e0 y2) + hi(e0 y1) + carry
    "mov [rsp + 216], rax; adc r9, rbp",                                 // u3 aside; q3 = lo(e0 y3) + hi(e0 y2) + carry
    "mulx rbp, r11, [r8 + 40]; mulx r14, rdi, [r8 + 32]",                // e0 y5; e0 y4
    "adc rdi, r13; adc r11, r14",                                        // q4 = lo(e0 y4) + hi(e0 y3) + carry; q5 = lo(e0 y5) + hi(e0 y4) + carry
    "adc rbp, 0; mov rdx, rbx",                                          // q6 = hi(e0 y5) + carry; multiplier
    "mulx rbx, rax, [rcx + {fold1}]; xor r13d, r13d",                    // q0 f0; q7 = 0
    "adox rsi, rbx; mov [rsp + 208], r15",                               // q2 += hi(q0 f0); u2 aside
    "mov [rsp + 200], r10; mulx rbx, r14, [rcx + {fold1} + 16]",         // u1 aside; q0 f2
    "mov r10, [rcx + {fold1} + 8]; mulx r15, r10, r10",                  // factor; q0 f1
    "adcx r12, rax; adox r9, r15",                                       // q1 += lo(q0 f0); q3 += hi(q0 f1)
    "adcx rsi, r10; mulx rax, r15, [rcx + {fold1} + 24]",                // q2 += lo(q0 f1); q0 f3
    "adox rdi, rbx; adox r11, rax",                                      // q4 += hi(q0 f2); q5 += hi(q0 f3)
    "adcx r9, r14; mulx rbx, r10, [rcx + {fold1} + 32]",                 // q3 += lo(q0 f2); q0 f4
    "adcx rdi, r15; mulx rax, r14, [rcx + {fold1} + 40]",                // q4 += lo(q0 f3); q0 f5
    "adox rbp, rbx; adox r13, rax",                                      // q6 += hi(q0 f4); q7 = hi(q0 f5)
    "adcx r11, r10; adcx rbp, r14",                                      // q5 += lo(q0 f4); q6 += lo(q0 f5)
    "mov ebx, 0; adc r13, 0",                                            // 0 for row 12; q7 += carry
    "mov rdx, [rsp + 104]; mulx r15, rax, [r8]",                         // multiplier; e1 y0
    "add r12, rax; inc rbx",                                             // q1 += lo(e1 y0); 1 for row 12: OF = 0
    "adox rsi, r15; mov r10, [r8 + 8]",                                  // q2 += hi(e1 y0); factor
    "mulx rbx, r10, r10; adcx rsi, r10",                                 // e1 y1; q2 += lo(e1 y1)
    "adox r9, rbx; mulx rbx, r14, [r8 + 32]",                            // q3 += hi(e1 y1); e1 y4
    "mov r15, [r8 + 16]; mulx rax, r15, r15",                            // factor; e1 y2
    "adox rdi, rax; adcx r9, r15",                                       // q4 += hi(e1 y2); q3 += lo(e1 y2)
    "mulx r10, rax, [r8 + 24]; adox r11, r10",                           // e1 y3; q5 += hi(e1 y3)
    "adcx rdi, rax; mov rdx, r12",                                       // q4 += lo(e1 y3); multiplier
    "mov r10, [rcx + {fold1}]; mulx r15, r10, r10",                      // factor; q1 f0
    "adox rbp, rbx; mov rdx, [rsp + 104]",                               // q6 += hi(e1 y4); multiplier
    "mov rax, [r8 + 40]; mulx rbx, rax, rax",                            // factor; e1 y5
    "adox r13, rbx; adcx r11, r14",                                      // q7 += hi(e1 y5); q5 += lo(e1 y4)
    "adc rbp, rax; adc r13, 0",                                          // q6 += lo(e1 y5); q7 += carry of row 12
    "xor ebx, ebx; adcx rsi, r10",                                       // q8 = 0; q2 += lo(q1 f0)
    "mov rdx, r12; mulx r14, rax, [rcx + {fold1} + 8]",                  // multiplier; q1 f1
    "adcx r9, rax; adox r9, r15",                                        // q3 += lo(q1 f1); q3 += hi(q1 f0)
    "adox rdi, r14; mov r12, [rcx + {fold1} + 16]",                      // q4 += hi(q1 f1); factor
    "mulx r10, r12, r12; adcx rdi, r12",                                 // q1 f2; q4 += lo(q1 f2)
    "mulx rax, r15, [rcx + {fold1} + 24]; adox r11, r10",                // q1 f3; q5 += hi(q1 f2)
    "adox rbp, rax; adcx r11, r15",                                      // q6 += hi(q1 f3); q5 += lo(q1 f3)
    "mulx r14, r12, [rcx + {fold1} + 32]; adcx rbp, r12",                // q1 f4; q6 += lo(q1 f4)
    "adox r13, r14; mov rax, [rcx + {fold1} + 40]",                      // q7 += hi(q1 f4); factor
    "mulx r10, rax, rax; adox rbx, r10",                                 // q1 f5; q8 = hi(q1 f5)
    "adcx r13, rax; adc rbx, 0",                                         // q7 += lo(q1 f5); q8 += carry
    "mov r15d, 0; mov rdx, [rsp + 112]",                                 // 0 for row 14; multiplier
    "mulx r12, r14, [r8]; add rsi, r14",                                 // e2 y0; q2 += lo(e2 y0)
    "inc r15; mov rax, [r8 + 16]",                                       // 1 for row 14: OF = 0; factor
    "mulx r10, rax, rax; adox r9, r12",                                  // e2 y2; q3 += hi(e2 y0)
    "mulx r14, r15, [r8 + 8]; adcx r9, r15",                             // e2 y1; q3 += lo(e2 y1)
    "adox rdi, r14; adcx rdi, rax",                                      // q4 += hi(e2 y1); q4 += lo(e2 y2)
    "mov r15, [r8 + 24]; mulx r12, r15, r15",                            // factor; e2 y3
    "adox r11, r10; adox rbp, r12",                                      // q5 += hi(e2 y2); q6 += hi(e2 y3)
    "mulx r14, rax, [r8 + 32]; adox r13, r14",                           // e2 y4; q7 += hi(e2 y4)
    "adcx r11, r15; mov r12, [r8 + 40]",                                 // q5 += lo(e2 y3); factor
    "mulx r10, r12, r12; adcx rbp, rax",                                 // e2 y5; q6 += lo(e2 y4)
    "adcx r13, r12; mov rdx, rsi",                                       // q7 += lo(e2 y5); multiplier
    "mov r15, [rcx + {fold1}]; mulx r14, r15, r15",                      // factor; q2 f0
    "adox rbx, r10; adc rbx, 0",                                         // q8 += hi(e2 y5); q8 += carry of row 14
    "mulx rax, r12, [rcx + {fold1} + 8]; xor esi, esi",                  // q2 f1; q9 = 0
    "adox rdi, r14; adcx r9, r15",                                       // q4 += hi(q2 f0); q3 += lo(q2 f0)
    "adox r11, rax; mulx r10, r14, [rcx + {fold1} + 24]",                // q5 += hi(q2 f1); q2 f3
    "adcx rdi, r12; mov rax, [rcx + {fold1} + 16]",                      // q4 += lo(q2 f1); factor
    "mulx r15, rax, rax; adox rbp, r15",                                 // q2 f2; q6 += hi(q2 f2)
    "adox r13, r10; adcx r11, rax",                                      // q7 += hi(q2 f3); q5 += lo(q2 f2)
    "mulx r12, r15, [rcx + {fold1} + 40]; adcx rbp, r14",                // q2 f5; q6 += lo(q2 f3)
    "mov rax, [rcx + {fold1} + 32]; mulx r10, rax, rax",                 // factor; q2 f4
    "adox rbx, r10; adcx r13, rax",                                      // q8 += hi(q2 f4); q7 += lo(q2 f4)
    "adox rsi, r12; mov rdx, [rsp + 120]",                               // q9 = hi(q2 f5); multiplier
    "mulx r14, r10, [r8 + 8]; adc rbx, r15",                             // e3 y1; q8 += lo(q2 f5)
    "mulx rax, r12, [r8]; adc rsi, 0",                                   // e3 y0; q9 += carry
    "xor r15d, r15d; adox rdi, rax",                                     // 0 for row 16; q4 += hi(e3 y0)
    "adox r11, r14; mulx r15, rax, [r8 + 16]",                           // q5 += hi(e3 y1); e3 y2
    "adcx r9, r12; adcx rdi, r10",                                       // q3 += lo(e3 y0); q4 += lo(e3 y1)
    "adcx r11, rax; mulx r14, r12, [r8 + 24]",                           // q5 += lo(e3 y2); e3 y3
    "mulx r10, rax, [r8 + 32]; adox rbp, r15",                           // e3 y4; q6 += hi(e3 y2)
    "adcx rbp, r12; adox r13, r14",                                      // q6 += lo(e3 y3); q7 += hi(e3 y3)
    "mov rdx, r9; mulx r15, r12, [rcx + {fold1} + 8]",                   // multiplier; q3 f1
    "adox rbx, r10; adcx r13, rax",                                      // q8 += hi(e3 y4); q7 += lo(e3 y4)
    "mov rdx, [rsp + 120]; mulx r14, r10, [r8 + 40]",                    // multiplier; e3 y5
    "adox rsi, r14; adcx rbx, r10",                                      // q9 += hi(e3 y5); q8 += lo(e3 y5)
    "adc rsi, 0; mov rdx, r9",                                           // q9 += carry of row 16; multiplier
    "mov r14, [rcx + {fold1}]; mulx rax, r14, r14",                      // factor; q3 f0
    "xor r10d, r10d; adcx rdi, r14",                                     // q10 = 0; q4 += lo(q3 f0)
    "adox r11, rax; adox rbp, r15",                                      // q5 += hi(q3 f0); q6 += hi(q3 f1)
    "mulx r14, rax, [rcx + {fold1} + 24]; adcx r11, r12",                // q3 f3; q5 += lo(q3 f1)
    "mov r12, [rcx + {fold1} + 16]; mulx r15, r12, r12",                 // factor; q3 f2
    "adox r13, r15; adox rbx, r14",                                      // q7 += hi(q3 f2); q8 += hi(q3 f3)
    "adcx rbp, r12; adcx r13, rax",                                      // q6 += lo(q3 f2); q7 += lo(q3 f3)
    "mulx r15, r14, [rcx + {fold1} + 32]; adcx rbx, r14",                // q3 f4; q8 += lo(q3 f4)
    "adox rsi, r15; mov rdx, [rsp + 128]",                               // q9 += hi(q3 f4); multiplier
    "mulx r12, rax, [r8]; mov rdx, r9",                                  // e4 y0; multiplier
    "mulx r14, r15, [rcx + {fold1} + 40]; adox r10, r14",                // q3 f5; q10 = hi(q3 f5)
    "adc rsi, r15; adc r10, 0",                                          // q9 += lo(q3 f5); q10 += carry
    "mov rdx, [rsp + 128]; mov r14, [r8 + 40]",                          // multiplier; factor
    "mulx r9, r14, r14; xor r15d, r15d",                                 // e4 y5; 0 for row 18
    "adox r11, r12; mulx r15, r12, [r8 + 8]",                            // q5 += hi(e4 y0); e4 y1
    "adcx rdi, rax; adcx r11, r12",                                      // q4 += lo(e4 y0); q5 += lo(e4 y1)
    "adox rbp, r15; mulx rax, r12, [r8 + 16]",                           // q6 += hi(e4 y1); e4 y2
    "adox r13, rax; adcx rbp, r12",                                      // q7 += hi(e4 y2); q6 += lo(e4 y2)
    "mov rax, [r8 + 24]; mulx r15, rax, rax",                            // factor; e4 y3
    "adcx r13, rax; adox rbx, r15",                                      // q7 += lo(e4 y3); q8 += hi(e4 y3)
    "mulx r12, rax, [r8 + 32]; adcx rbx, rax",                           // e4 y4; q8 += lo(e4 y4)
    "adox rsi, r12; mov rdx, rdi",                                       // q9 += hi(e4 y4); multiplier
    "mulx r15, rax, [rcx + {fold1} + 16]; adcx rsi, r14",                // q4 f2; q9 += lo(e4 y5)
    "adox r10, r9; mov rdi, [rcx + {fold1}]",                            // q10 += hi(e4 y5); factor
    "mulx r12, rdi, rdi; adc r10, 0",                                    // q4 f0; q10 += carry of row 18
    "xor r14d, r14d; adcx r11, rdi",                                     // q11 = 0; q5 += lo(q4 f0)
    "adox rbp, r12; mulx r9, rdi, [rcx + {fold1} + 8]",                  // q6 += hi(q4 f0); q4 f1
    "adcx rbp, rdi; adox r13, r9",                                       // q6 += lo(q4 f1); q7 += hi(q4 f1)
    "mov rdi, [rcx + {fold1} + 24]; mulx r12, rdi, rdi",                 // factor; q4 f3
    "adox rbx, r15; mulx r9, r15, [rcx + {fold1} + 32]",                 // q8 += hi(q4 f2); q4 f4
    "adcx r13, rax; adcx rbx, rdi",                                      // q7 += lo(q4 f2); q8 += lo(q4 f3)
    "adcx rsi, r15; adox rsi, r12",                                      // q9 += lo(q4 f4); q9 += hi(q4 f3)
    "mulx rax, rdi, [rcx + {fold1} + 40]; adox r10, r9",                 // q4 f5; q10 += hi(q4 f4)
    "adcx r10, rdi; adox r14, rax",                                      // q10 += lo(q4 f5); q11 = hi(q4 f5)
    "adc r14, 0; xor r15d, r15d",                                        // q11 += carry; 0 for row 20
    "mov rdx, [rsp + 136]; mulx r12, r9, [r8]",                          // multiplier; e5 y0
    "adcx r11, r9; mov rdi, [rcx + {n0}]",                               // q5 += lo(e5 y0); k5 = n0
    "mulx rax, r15, [r8 + 8]; adcx rbp, r15",                            // e5 y1; q6 += lo(e5 y1)
    "adox rbp, r12; adox r13, rax",                                      // q6 += hi(e5 y0); q7 += hi(e5 y1)
    "mov r15, [r8 + 16]; mulx r9, r15, r15",                             // factor; e5 y2
    "adcx r13, r15; mulx r12, rax, [r8 + 24]",                           // q7 += lo(e5 y2); e5 y3
    "adox rbx, r9; adox rsi, r12",                                       // q8 += hi(e5 y2); q9 += hi(e5 y3)
    "adcx rbx, rax; mulx r15, r9, [r8 + 32]",                            // q8 += lo(e5 y3); e5 y4
    "adox r10, r15; adcx rsi, r9",                                       // q10 += hi(e5 y4); q9 += lo(e5 y4)
    "mulx r12, rax, [r8 + 40]; adcx r10, rax",                           // e5 y5; q10 += lo(e5 y5)
    "adox r14, r12; adc r14, 0",                                         // q11 += hi(e5 y5); q11 += carry of row 20
    "imul rdi, r11; xor r15d, r15d",                                     // k5 = q5 n0; 0 for row 21
    "mov rdx, rdi; mulx r9, r8, [rcx + {p} + 8]",                        // multiplier; k5 p1
    "mulx rax, r12, [rcx + {p}]; adox rbp, rax",                         // k5 p0; q6 += hi(k5 p0)
    "mulx r15, rdi, [rcx + {p} + 16]; adcx r11, r12",                    // k5 p2; carry = q5 != 0
    "adox r13, r9; mulx rax, r12, [rcx + {p} + 24]",                     // q7 += hi(k5 p1); k5 p3
    "adcx rbp, r8; adox rbx, r15",                                       // q6 += lo(k5 p1); q8 += hi(k5 p2)
    "adcx r13, rdi; mulx r11, r9, [rcx + {p} + 32]",                     // q7 += lo(k5 p2); k5 p4
    "mov r8, rbp; adcx rbx, r12",                                        // v0 = q6; q8 += lo(k5 p3)
    "adox rsi, rax; mulx r15, rdi, [rcx + {p} + 40]",                    // q9 += hi(k5 p3); k5 p5
    "adcx rsi, r9; adox r10, r11",                                       // q9 += lo(k5 p4); q10 += hi(k5 p4)
    "mov r12, rbx; adcx r10, rdi",                                       // v2 = q8; q10 += lo(k5 p5)
    "mov rax, r13; adox r14, r15",                                       // v1 = q7; q11 += hi(k5 p5)
    "mov rdx, rsi; adc r14, 0",                                          // v3 = q9; q11 += carry of row 21
    "sub r8, [rcx + {p}]; mov r9, r14",                                  // v0 = q6 - p0; v5 = q11
    "sbb rax, [rcx + {p} + 8]; sbb r12, [rcx + {p} + 16]",               // v1 = q7 - p1 - borrow; v2 = q8 - p2 - borrow
    "sbb rdx, [rcx + {p} + 24]; mov r11, r10",                           // v3 = q9 - p3 - borrow; v4 = q10
    "sbb r11, [rcx + {p} + 32]; sbb r9, [rcx + {p} + 40]",               // v4 = q10 - p4 - borrow; v5 = q11 - p5 - borrow
    "mov rdi, [rsp + 200]; cmovc r8, rbp",                               // u1 again; v0 = q6 if it borrowed
    "cmovc r12, rbx; cmovc r11, r10",                                    // v2 = q8 if it borrowed; v4 = q10 if it borrowed
    "mov r15, [rsp + 192]; cmovc rax, r13",                              // u0 again; v1 = q7 if it borrowed
    "mov rcx, [rsp + 216]; cmovc rdx, rsi",                              // u3 again; v3 = q9 if it borrowed
    "mov r10, [rsp + 208]; cmovc r9, r14",                               // u2 again; v5 = q11 if it borrowed
    "mov r13, [rsp + 232]; mov rsi, [rsp + 224]",                        // u5 again; u4 again
    "add rsp, 240",
    "pop rbp",
    "pop rbx",
    "ret",
}
