//! `complex_mul_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    complex_product 6 two_spare_bits;
    r0 r1 r2 r3 r4 r5, r6 r7 r8 r9 r10 r11;
    rax r5, rcx r3, rdx r11, rsi r10, rdi r6, r8 r7, r9 r4, r10 r0, r11 r2, r12 _, r13 r8, r14 r9, r15 r1;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 160",
    "mov rbx, [rcx + {p}]; sub rbx, [r9]",                         // n0 = p0; n0 = p0 - w0
    "mov [rsp], rbx; mov rbp, [rcx + {p} + 24]",                   // n0 aside; n3 = p3
    "mov rbx, [rcx + {p} + 32]; mov rax, [rcx + {p} + 8]",         // n4 = p4; n1 = p1
    "sbb rax, [r9 + 8]; mov [rsp + 8], rax",                       // n1 = p1 - w1; n1 aside
    "mov r10, [rcx + {p} + 16]; sbb r10, [r9 + 16]",               // n2 = p2; n2 = p2 - w2
    "mov [rsp + 16], r10; sbb rbp, [r9 + 24]",                     // n2 aside; n3 = p3 - w3
    "mov [rsp + 24], rbp; mov [rsp + 48], rsi",                    // n3 aside; z aside
    "sbb rbx, [r9 + 32]; mov [rsp + 32], rbx",                     // n4 = p4 - w4; n4 aside
    "mov rbp, [rcx + {p} + 40]; mov [rsp + 56], r9",               // n5 = p5; w aside
    "sbb rbp, [r9 + 40]; mov rdx, [rsp + 48]",                     // n5 = p5 - w5; multiplier
    "mov rdx, [rdx]; mulx rbx, r11, [rdi + 16]",                   // multiplier; z0 x2
    "mulx r12, r13, [rdi + 8]; mulx r14, r15, [rdi + 40]",         // z0 x1; z0 x5
    "mulx rax, r10, [rdi]; add r13, rax",                          // z0 x0; t1 = lo(z0 x1) + hi(z0 x0)
    "mov [rsp + 40], rbp; adc r11, r12",                           // n5 aside; t2 = lo(z0 x2) + hi(z0 x1) + carry
    "mulx rbp, rsi, [rdi + 24]; adc rsi, rbx",                     // z0 x3; t3 = lo(z0 x3) + hi(z0 x2) + carry
    "mulx rbx, r9, [rdi + 32]; adcx r9, rbp",                      // z0 x4; t4 = lo(z0 x4) + hi(z0 x3) + carry
    "adc r15, rbx; adc r14, 0",                                    // t5 = lo(z0 x5) + hi(z0 x4) + carry; t6 = hi(z0 x5) + carry
    "mov rdx, [rsp]; mulx rbp, rbx, [r8]",                         // multiplier; n0 y0
    "mov eax, 0; add r10, rbx",                                    // 0 for row 0; t0 += lo(n0 y0)
    "inc rax; adox r13, rbp",                                      // 1 for row 0: OF = 0; t1 += hi(n0 y0)
    "mulx rbx, rbp, [r8 + 8]; adcx r13, rbp",                      // n0 y1; t1 += lo(n0 y1)
    "adox r11, rbx; mulx rbp, rbx, [r8 + 16]",                     // t2 += hi(n0 y1); n0 y2
    "adcx r11, rbx; adox rsi, rbp",                                // t2 += lo(n0 y2); t3 += hi(n0 y2)
    "mulx rbx, rbp, [r8 + 24]; adcx rsi, rbp",                     // n0 y3; t3 += lo(n0 y3)
    "adox r9, rbx; mulx rbp, rbx, [r8 + 32]",                      // t4 += hi(n0 y3); n0 y4
    "adcx r9, rbx; mulx rbx, r12, [r8 + 40]",                      // t4 += lo(n0 y4); n0 y5
    "adox r15, rbp; adcx r15, r12",                                // t5 += hi(n0 y4); t5 += lo(n0 y5)
    "adox r14, rbx; adc r14, 0",                                   // t6 += hi(n0 y5); t6 += carry of row 0
    "mov rbp, [rcx + {n0}]; mov ebx, 0",                           // m0 = n0; 0 for row 1
    "imul rbp, r10; mov rdx, rbp",                                 // m0 = t0 n0; multiplier
    "mulx rbp, rbp, [rcx + {p}]; add r10, -1",                     // m0 p0; carry = t0 != 0
    "mulx rax, r12, [rcx + {p} + 8]; inc rbx",                     // m0 p1; 1 for row 1: OF = 0
    "adox r13, rbp; adcx r13, r12",                                // t1 += hi(m0 p0); t1 += lo(m0 p1)
    "adox r11, rax; mulx rbx, rbp, [rcx + {p} + 16]",              // t2 += hi(m0 p1); m0 p2
    "adox rsi, rbx; adcx r11, rbp",                                // t3 += hi(m0 p2); t2 += lo(m0 p2)
    "mulx rbx, rbp, [rcx + {p} + 24]; adcx rsi, rbp",              // m0 p3; t3 += lo(m0 p3)
    "adox r9, rbx; mulx rbp, rbx, [rcx + {p} + 32]",               // t4 += hi(m0 p3); m0 p4
    "adox r15, rbp; adcx r9, rbx",                                 // t5 += hi(m0 p4); t4 += lo(m0 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]; adcx r15, rbx",              // m0 p5; t5 += lo(m0 p5)
    "adox r14, rbp; adc r14, 0",                                   // t6 += hi(m0 p5); t6 += carry of row 1
    "xor ebx, ebx; mov rdx, [rsp + 48]",                           // t7 = 0; multiplier
    "mov rdx, [rdx + 8]; mulx rbp, r10, [rdi]",                    // multiplier; z1 x0
    "add r13, r10; dec rbx",                                       // t1 += lo(z1 x0); t7 = -1: OF = 0
    "adox r11, rbp; mulx rbp, r12, [rdi + 8]",                     // t2 += hi(z1 x0); z1 x1
    "adcx r11, r12; mulx rax, r10, [rdi + 16]",                    // t2 += lo(z1 x1); z1 x2
    "adox rsi, rbp; mulx rbp, r12, [rdi + 32]",                    // t3 += hi(z1 x1); z1 x4
    "adcx rsi, r10; adox r9, rax",                                 // t3 += lo(z1 x2); t4 += hi(z1 x2)
    "mulx r10, rax, [rdi + 24]; adcx r9, rax",                     // z1 x3; t4 += lo(z1 x3)
    "adox r15, r10; mulx rax, r10, [rdi + 40]",                    // t5 += hi(z1 x3); z1 x5
    "adcx r15, r12; adcx r14, r10",                                // t5 += lo(z1 x4); t6 += lo(z1 x5)
    "adox r14, rbp; adox rbx, rax",                                // t6 += hi(z1 x4); t7 = hi(z1 x5)
    "adc rbx, 1; mov ebp, 0",                                      // t7 += carry; 0 for row 3
    "mov rdx, [rsp + 8]; mulx r12, r10, [r8]",                     // multiplier; n1 y0
    "add r13, r10; inc rbp",                                       // t1 += lo(n1 y0); 1 for row 3: OF = 0
    "adox r11, r12; mulx rbp, rax, [r8 + 8]",                      // t2 += hi(n1 y0); n1 y1
    "mulx r10, r12, [r8 + 16]; adcx r11, rax",                     // n1 y2; t2 += lo(n1 y1)
    "adox rsi, rbp; adcx rsi, r12",                                // t3 += hi(n1 y1); t3 += lo(n1 y2)
    "adox r9, r10; mov rax, [r8 + 24]",                            // t4 += hi(n1 y2); factor
    "mulx rbp, rax, rax; mov r10, [r8 + 40]",                      // n1 y3; factor
    "mulx r12, r10, r10; adcx r9, rax",                            // n1 y5; t4 += lo(n1 y3)
    "adox r15, rbp; mulx rbp, rax, [r8 + 32]",                     // t5 += hi(n1 y3); n1 y4
    "adox r14, rbp; adox rbx, r12",                                // t6 += hi(n1 y4); t7 += hi(n1 y5)
    "adcx r15, rax; adcx r14, r10",                                // t5 += lo(n1 y4); t6 += lo(n1 y5)
    "adc rbx, 0; mov rbp, [rcx + {n0}]",                           // t7 += carry of row 3; m1 = n0
    "imul rbp, r13; mov rdx, rbp",                                 // m1 = t1 n0; multiplier
    "mulx rbp, r12, [rcx + {p}]; xor eax, eax",                    // m1 p0; 0 for row 4
    "adcx r13, r12; mulx r10, rax, [rcx + {p} + 8]",               // carry = t1 != 0; m1 p1
    "adox r11, rbp; adcx r11, rax",                                // t2 += hi(m1 p0); t2 += lo(m1 p1)
    "mulx rbp, r12, [rcx + {p} + 16]; adox rsi, r10",              // m1 p2; t3 += hi(m1 p1)
    "adcx rsi, r12; adox r9, rbp",                                 // t3 += lo(m1 p2); t4 += hi(m1 p2)
    "mulx rbp, r13, [rcx + {p} + 24]; adox r15, rbp",              // m1 p3; t5 += hi(m1 p3)
    "adcx r9, r13; mulx rbp, rax, [rcx + {p} + 32]",               // t4 += lo(m1 p3); m1 p4
    "mulx r10, r12, [rcx + {p} + 40]; adcx r15, rax",              // m1 p5; t5 += lo(m1 p4)
    "adox r14, rbp; adox rbx, r10",                                // t6 += hi(m1 p4); t7 += hi(m1 p5)
    "adc r14, r12; adc rbx, 0",                                    // t6 += lo(m1 p5); t7 += carry of row 4
    "xor ebp, ebp; mov rdx, [rsp + 48]",                           // t8 = 0; multiplier
    "mov rdx, [rdx + 16]; mulx r13, rax, [rdi]",                   // multiplier; z2 x0
    "add r11, rax; dec rbp",                                       // t2 += lo(z2 x0); t8 = -1: OF = 0
    "mulx r10, r12, [rdi + 8]; adox rsi, r13",                     // z2 x1; t3 += hi(z2 x0)
    "mulx rax, r13, [rdi + 16]; adcx rsi, r12",                    // z2 x2; t3 += lo(z2 x1)
    "adox r9, r10; adcx r9, r13",                                  // t4 += hi(z2 x1); t4 += lo(z2 x2)
    "adox r15, rax; mulx r12, r10, [rdi + 24]",                    // t5 += hi(z2 x2); z2 x3
    "adcx r15, r10; adox r14, r12",                                // t5 += lo(z2 x3); t6 += hi(z2 x3)
    "mulx r13, rax, [rdi + 32]; mov r10d, 0",                      // z2 x4; 0 for row 6
    "adcx r14, rax; adox rbx, r13",                                // t6 += lo(z2 x4); t7 += hi(z2 x4)
    "mulx r12, rax, [rdi + 40]; adox rbp, r12",                    // z2 x5; t8 = hi(z2 x5)
    "adcx rbx, rax; adc rbp, 1",                                   // t7 += lo(z2 x5); t8 += carry
    "mov rdx, [rsp + 16]; mulx r13, r12, [r8]",                    // multiplier; n2 y0
    "add r11, r12; mulx rax, r12, [r8 + 8]",                       // t2 += lo(n2 y0); n2 y1
    "inc r10; adox rsi, r13",                                      // 1 for row 6: OF = 0; t3 += hi(n2 y0)
    "adcx rsi, r12; adox r9, rax",                                 // t3 += lo(n2 y1); t4 += hi(n2 y1)
    "mulx r10, r13, [r8 + 16]; adcx r9, r13",                      // n2 y2; t4 += lo(n2 y2)
    "mulx r12, rax, [r8 + 32]; adox r15, r10",                     // n2 y4; t5 += hi(n2 y2)
    "mulx r13, r10, [r8 + 24]; adcx r15, r10",                     // n2 y3; t5 += lo(n2 y3)
    "adox r14, r13; adcx r14, rax",                                // t6 += hi(n2 y3); t6 += lo(n2 y4)
    "adox rbx, r12; mulx r10, r13, [r8 + 40]",                     // t7 += hi(n2 y4); n2 y5
    "adcx rbx, r13; adox rbp, r10",                                // t7 += lo(n2 y5); t8 += hi(n2 y5)
    "adc rbp, 0; mov rax, [rcx + {n0}]",                           // t8 += carry of row 6; m2 = n0
    "mov r12d, 0; imul rax, r11",                                  // 0 for row 7; m2 = t2 n0
    "add r11, -1; mov rdx, rax",                                   // carry = t2 != 0; multiplier
    "mulx r13, r13, [rcx + {p}]; mulx r10, r11, [rcx + {p} + 16]", // m2 p0; m2 p2
    "inc r12; mulx rax, r12, [rcx + {p} + 8]",                     // 1 for row 7: OF = 0; m2 p1
    "adox rsi, r13; adcx rsi, r12",                                // t3 += hi(m2 p0); t3 += lo(m2 p1)
    "adox r9, rax; adox r15, r10",                                 // t4 += hi(m2 p1); t5 += hi(m2 p2)
    "mulx r13, r12, [rcx + {p} + 24]; mov r10, [rcx + {p} + 40]",  // m2 p3; factor
    "mulx rax, r10, r10; adcx r9, r11",                            // m2 p5; t4 += lo(m2 p2)
    "adcx r15, r12; mulx r11, r12, [rcx + {p} + 32]",              // t5 += lo(m2 p3); m2 p4
    "adox r14, r13; adcx r14, r12",                                // t6 += hi(m2 p3); t6 += lo(m2 p4)
    "adox rbx, r11; adcx rbx, r10",                                // t7 += hi(m2 p4); t7 += lo(m2 p5)
    "adox rbp, rax; adc rbp, 0",                                   // t8 += hi(m2 p5); t8 += carry of row 7
    "xor r13d, r13d; mov rdx, [rsp + 48]",                         // t9 = 0; multiplier
    "mov rdx, [rdx + 24]; mulx r12, r11, [rdi]",                   // multiplier; z3 x0
    "mulx r10, rax, [rdi + 8]; add rsi, r11",                      // z3 x1; t3 += lo(z3 x0)
    "dec r13; adox r9, r12",                                       // t9 = -1: OF = 0; t4 += hi(z3 x0)
    "adcx r9, rax; mulx r11, r12, [rdi + 24]",                     // t4 += lo(z3 x1); z3 x3
    "adox r15, r10; mulx rax, r10, [rdi + 16]",                    // t5 += hi(z3 x1); z3 x2
    "adcx r15, r10; adox r14, rax",                                // t5 += lo(z3 x2); t6 += hi(z3 x2)
    "adcx r14, r12; adox rbx, r11",                                // t6 += lo(z3 x3); t7 += hi(z3 x3)
    "mulx r10, rax, [rdi + 32]; mulx r12, r11, [rdi + 40]",        // z3 x4; z3 x5
    "adox rbp, r10; adcx rbx, rax",                                // t8 += hi(z3 x4); t7 += lo(z3 x4)
    "adcx rbp, r11; adox r13, r12",                                // t8 += lo(z3 x5); t9 = hi(z3 x5)
    "adc r13, 1; mov r10d, 0",                                     // t9 += carry; 0 for row 9
    "mov rdx, [rsp + 24]; mulx rax, r11, [r8]",                    // multiplier; n3 y0
    "add rsi, r11; inc r10",                                       // t3 += lo(n3 y0); 1 for row 9: OF = 0
    "adox r9, rax; mulx r12, r11, [r8 + 8]",                       // t4 += hi(n3 y0); n3 y1
    "adcx r9, r11; adox r15, r12",                                 // t4 += lo(n3 y1); t5 += hi(n3 y1)
    "mulx r10, rax, [r8 + 16]; adcx r15, rax",                     // n3 y2; t5 += lo(n3 y2)
    "adox r14, r10; mulx r11, r12, [r8 + 32]",                     // t6 += hi(n3 y2); n3 y4
    "mulx rax, r10, [r8 + 24]; adcx r14, r10",                     // n3 y3; t6 += lo(n3 y3)
    "adcx rbx, r12; adox rbx, rax",                                // t7 += lo(n3 y4); t7 += hi(n3 y3)
    "mulx r10, r12, [r8 + 40]; adox rbp, r11",                     // n3 y5; t8 += hi(n3 y4)
    "adcx rbp, r12; mov rax, [rcx + {n0}]",                        // t8 += lo(n3 y5); m3 = n0
    "adox r13, r10; adc r13, 0",                                   // t9 += hi(n3 y5); t9 += carry of row 9
    "imul rax, rsi; mov rdx, rax",                                 // m3 = t3 n0; multiplier
    "mulx r11, r12, [rcx + {p}]; xor r10d, r10d",                  // m3 p0; 0 for row 10
    "adcx rsi, r12; adox r9, r11",                                 // carry = t3 != 0; t4 += hi(m3 p0)
    "mulx rax, r10, [rcx + {p} + 8]; adcx r9, r10",                // m3 p1; t4 += lo(m3 p1)
    "mulx r12, rsi, [rcx + {p} + 16]; adox r15, rax",              // m3 p2; t5 += hi(m3 p1)
    "adox r14, r12; adcx r15, rsi",                                // t6 += hi(m3 p2); t5 += lo(m3 p2)
    "mulx r11, r10, [rcx + {p} + 24]; adcx r14, r10",              // m3 p3; t6 += lo(m3 p3)
    "adox rbx, r11; mulx rax, r12, [rcx + {p} + 32]",              // t7 += hi(m3 p3); m3 p4
    "adcx rbx, r12; adox rbp, rax",                                // t7 += lo(m3 p4); t8 += hi(m3 p4)
    "mulx rsi, r10, [rcx + {p} + 40]; adox r13, rsi",              // m3 p5; t9 += hi(m3 p5)
    "mov rdx, [rsp + 48]; mov rdx, [rdx + 32]",                    // multiplier; multiplier
    "mulx r11, r12, [rdi]; adc rbp, r10",                          // z4 x0; t8 += lo(m3 p5)
    "adc r13, 0; mov eax, 0",                                      // t9 += carry of row 10; t10 = 0
    "add r9, r12; dec rax",                                        // t4 += lo(z4 x0); t10 = -1: OF = 0
    "adox r15, r11; mulx rsi, r10, [rdi + 8]",                     // t5 += hi(z4 x0); z4 x1
    "adox r14, rsi; adcx r15, r10",                                // t6 += hi(z4 x1); t5 += lo(z4 x1)
    "mulx r12, r11, [rdi + 16]; adcx r14, r11",                    // z4 x2; t6 += lo(z4 x2)
    "adox rbx, r12; mulx rsi, r10, [rdi + 32]",                    // t7 += hi(z4 x2); z4 x4
    "mulx r11, r12, [rdi + 24]; adox rbp, r11",                    // z4 x3; t8 += hi(z4 x3)
    "adcx rbx, r12; adcx rbp, r10",                                // t7 += lo(z4 x3); t8 += lo(z4 x4)
    "adox r13, rsi; mulx r11, r12, [rdi + 40]",                    // t9 += hi(z4 x4); z4 x5
    "adcx r13, r12; adox rax, r11",                                // t9 += lo(z4 x5); t10 = hi(z4 x5)
    "adc rax, 1; mov rdx, [rsp + 32]",                             // t10 += carry; multiplier
    "mulx r10, rsi, [r8]; add r9, rsi",                            // n4 y0; t4 += lo(n4 y0)
    "mov r12d, 0; inc r12",                                        // 0 for row 12; 1 for row 12: OF = 0
    "mulx r11, rsi, [r8 + 8]; adox r15, r10",                      // n4 y1; t5 += hi(n4 y0)
    "adcx r15, rsi; adox r14, r11",                                // t5 += lo(n4 y1); t6 += hi(n4 y1)
    "mulx r12, r10, [r8 + 16]; adcx r14, r10",                     // n4 y2; t6 += lo(n4 y2)
    "mulx rsi, r11, [r8 + 32]; adox rbx, r12",                     // n4 y4; t7 += hi(n4 y2)
    "mulx r10, r12, [r8 + 24]; adcx rbx, r12",                     // n4 y3; t7 += lo(n4 y3)
    "adcx rbp, r11; adox rbp, r10",                                // t8 += lo(n4 y4); t8 += hi(n4 y3)
    "adox r13, rsi; mulx r12, r11, [r8 + 40]",                     // t9 += hi(n4 y4); n4 y5
    "adcx r13, r11; adox rax, r12",                                // t9 += lo(n4 y5); t10 += hi(n4 y5)
    "adc rax, 0; mov r10, [rcx + {n0}]",                           // t10 += carry of row 12; m4 = n0
    "imul r10, r9; mov esi, 0",                                    // m4 = t4 n0; 0 for row 13
    "mov rdx, r10; mulx r11, r12, [rcx + {p} + 8]",                // multiplier; m4 p1
    "add r9, -1; mulx r10, r10, [rcx + {p}]",                      // carry = t4 != 0; m4 p0
    "inc rsi; adox r15, r10",                                      // 1 for row 13: OF = 0; t5 += hi(m4 p0)
    "adcx r15, r12; adox r14, r11",                                // t5 += lo(m4 p1); t6 += hi(m4 p1)
    "mulx r9, rsi, [rcx + {p} + 16]; adcx r14, rsi",               // m4 p2; t6 += lo(m4 p2)
    "mulx r10, r12, [rcx + {p} + 32]; adox rbx, r9",               // m4 p4; t7 += hi(m4 p2)
    "mulx r11, rsi, [rcx + {p} + 24]; adox rbp, r11",              // m4 p3; t8 += hi(m4 p3)
    "adcx rbx, rsi; adcx rbp, r12",                                // t7 += lo(m4 p3); t8 += lo(m4 p4)
    "adox r13, r10; mulx r9, r11, [rcx + {p} + 40]",               // t9 += hi(m4 p4); m4 p5
    "adcx r13, r11; adox rax, r9",                                 // t9 += lo(m4 p5); t10 += hi(m4 p5)
    "adc rax, 0; mov esi, 0",                                      // t10 += carry of row 13; t11 = 0
    "mov rdx, [rsp + 48]; mov rdx, [rdx + 40]",                    // multiplier; multiplier
    "mov r10, [rdi]; mulx r12, r10, r10",                          // factor; z5 x0
    "add r15, r10; dec rsi",                                       // t5 += lo(z5 x0); t11 = -1: OF = 0
    "adox r14, r12; mulx r11, r9, [rdi + 8]",                      // t6 += hi(z5 x0); z5 x1
    "adox rbx, r11; mulx r10, r12, [rdi + 16]",                    // t7 += hi(z5 x1); z5 x2
    "adcx r14, r9; adcx rbx, r12",                                 // t6 += lo(z5 x1); t7 += lo(z5 x2)
    "adox rbp, r10; mulx r11, r9, [rdi + 24]",                     // t8 += hi(z5 x2); z5 x3
    "mulx r12, r10, [rdi + 32]; adcx rbp, r9",                     // z5 x4; t8 += lo(z5 x3)
    "adcx r13, r10; adox r13, r11",                                // t9 += lo(z5 x4); t9 += hi(z5 x3)
    "adox rax, r12; mulx r9, r10, [rdi + 40]",                     // t10 += hi(z5 x4); z5 x5
    "adox rsi, r9; adcx rax, r10",                                 // t11 = hi(z5 x5); t10 += lo(z5 x5)
    "adc rsi, 1; mov rdx, [rsp + 40]",                             // t11 += carry; multiplier
    "mulx r11, r12, [r8]; mov r9d, 0",                             // n5 y0; 0 for row 15
    "add r15, r12; inc r9",                                        // t5 += lo(n5 y0); 1 for row 15: OF = 0
    "adox r14, r11; mulx r10, r12, [r8 + 8]",                      // t6 += hi(n5 y0); n5 y1
    "adcx r14, r12; adox rbx, r10",                                // t6 += lo(n5 y1); t7 += hi(n5 y1)
    "mulx r9, r11, [r8 + 16]; adcx rbx, r11",                      // n5 y2; t7 += lo(n5 y2)
    "adox rbp, r9; mulx r12, r10, [r8 + 24]",                      // t8 += hi(n5 y2); n5 y3
    "adcx rbp, r10; adox r13, r12",                                // t8 += lo(n5 y3); t9 += hi(n5 y3)
    "mulx r11, r9, [r8 + 32]; adox rax, r11",                      // n5 y4; t10 += hi(n5 y4)
    "adcx r13, r9; mulx r10, r12, [r8 + 40]",                      // t9 += lo(n5 y4); n5 y5
    "adcx rax, r12; mov r11, [rcx + {n0}]",                        // t10 += lo(n5 y5); m5 = n0
    "adox rsi, r10; adc rsi, 0",                                   // t11 += hi(n5 y5); t11 += carry of row 15
    "imul r11, r15; mov r9d, 0",                                   // m5 = t5 n0; 0 for row 16
    "mov rdx, r11; mulx r12, r12, [rcx + {p}]",                    // multiplier; m5 p0
    "add r15, -1; inc r9",                                         // carry = t5 != 0; 1 for row 16: OF = 0
    "adox r14, r12; mulx r10, r11, [rcx + {p} + 8]",               // t6 += hi(m5 p0); m5 p1
    "adcx r14, r11; adox rbx, r10",                                // t6 += lo(m5 p1); t7 += hi(m5 p1)
    "mulx r15, r9, [rcx + {p} + 16]; adox rbp, r15",               // m5 p2; t8 += hi(m5 p2)
    "mulx r12, r11, [rcx + {p} + 24]; adcx rbx, r9",               // m5 p3; t7 += lo(m5 p2)
    "adox r13, r12; adcx rbp, r11",                                // t9 += hi(m5 p3); t8 += lo(m5 p3)
    "mulx r10, r15, [rcx + {p} + 32]; adcx r13, r15",              // m5 p4; t9 += lo(m5 p4)
    "adox rax, r10; mulx r9, r12, [rcx + {p} + 40]",               // t10 += hi(m5 p4); m5 p5
    "mov [rsp + 72], rbx; adox rsi, r9",                           // t7 aside; t11 += hi(m5 p5)
    "mov [rsp + 64], r14; adc rax, r12",                           // t6 aside; t10 += lo(m5 p5)
    "adc rsi, 0; sub r14, [rcx + {p}]",                            // t11 += carry of row 16; u0 = t6 - p0
    "sbb rbx, [rcx + {p} + 8]; mov [rsp + 80], rbp",               // u1 = t7 - p1 - borrow; t8 aside
    "sbb rbp, [rcx + {p} + 16]; mov [rsp + 88], r13",              // u2 = t8 - p2 - borrow; t9 aside
    "sbb r13, [rcx + {p} + 24]; mov [rsp + 96], rax",              // u3 = t9 - p3 - borrow; t10 aside
    "sbb rax, [rcx + {p} + 32]; mov [rsp + 104], rsi",             // u4 = t10 - p4 - borrow; t11 aside
    "sbb rsi, [rcx + {p} + 40]; cmovc rbp, [rsp + 80]",            // u5 = t11 - p5 - borrow; u2 = t8 if it borrowed
    "cmovc rsi, [rsp + 104]; cmovc rax, [rsp + 96]",               // u5 = t11 if it borrowed; u4 = t10 if it borrowed
    "cmovc r14, [rsp + 64]; mov [rsp + 112], r14",                 // u0 = t6 if it borrowed; u0 aside
    "cmovc r13, [rsp + 88]; cmovc rbx, [rsp + 72]",                // u3 = t9 if it borrowed; u1 = t7 if it borrowed
    "mov rdx, [rsp + 56]; mov rdx, [rdx]",                         // multiplier; multiplier
    "mulx r11, r15, [rdi]; mov [rsp + 128], rbp",                  // w0 x0; u2 aside
    "mulx rbp, r10, [rdi + 16]; mov [rsp + 120], rbx",             // w0 x2; u1 aside
    "mulx rbx, r9, [rdi + 8]; add r9, r11",                        // w0 x1; q1 = lo(w0 x1) + hi(w0 x0)
    "mov [rsp + 152], rsi; mov [rsp + 136], r13",                  // u5 aside; u3 aside
    "mov [rsp + 144], rax; mulx r12, r14, [rdi + 24]",             // u4 aside; w0 x3
    "adcx r10, rbx; adc r14, rbp",                                 // q2 = lo(w0 x2) + hi(w0 x1) + carry; q3 = lo(w0 x3) + hi(w0 x2) + carry
    "mov rbp, [rdi + 32]; mulx rbx, rbp, rbp",                     // factor; w0 x4
    "adc rbp, r12; mulx r11, rsi, [rdi + 40]",                     // q4 = lo(w0 x4) + hi(w0 x3) + carry; w0 x5
    "adc rsi, rbx; mov rdx, [rsp + 48]",                           // q5 = lo(w0 x5) + hi(w0 x4) + carry; multiplier
    "mov rdx, [rdx]; mulx rbx, r13, [r8]",                         // multiplier; z0 y0
    "adc r11, 0; add r15, r13",                                    // q6 = hi(w0 x5) + carry; q0 += lo(z0 y0)
    "mov eax, 0; inc rax",                                         // 0 for row 17; 1 for row 17: OF = 0
    "mulx r12, r13, [r8 + 16]; adox r9, rbx",                      // z0 y2; q1 += hi(z0 y0)
    "mulx rbx, rax, [r8 + 8]; adcx r9, rax",                       // z0 y1; q1 += lo(z0 y1)
    "adox r10, rbx; adcx r10, r13",                                // q2 += hi(z0 y1); q2 += lo(z0 y2)
    "adox r14, r12; mulx rbx, rax, [r8 + 24]",                     // q3 += hi(z0 y2); z0 y3
    "adcx r14, rax; mov r12, [r8 + 32]",                           // q3 += lo(z0 y3); factor
    "mulx r13, r12, r12; adox rbp, rbx",                           // z0 y4; q4 += hi(z0 y3)
    "adcx rbp, r12; adox rsi, r13",                                // q4 += lo(z0 y4); q5 += hi(z0 y4)
    "mulx rbx, rax, [r8 + 40]; adcx rsi, rax",                     // z0 y5; q5 += lo(z0 y5)
    "adox r11, rbx; adc r11, 0",                                   // q6 += hi(z0 y5); q6 += carry of row 17
    "mov rbx, [rcx + {n0}]; imul rbx, r15",                        // k0 = n0; k0 = q0 n0
    "xor r12d, r12d; add r15, -1",                                 // 0 for row 18; carry = q0 != 0
    "mov rdx, rbx; mulx rbx, r13, [rcx + {p} + 8]",                // multiplier; k0 p1
    "mulx rax, rax, [rcx + {p}]; inc r12",                         // k0 p0; 1 for row 18: OF = 0
    "adox r9, rax; adcx r9, r13",                                  // q1 += hi(k0 p0); q1 += lo(k0 p1)
    "adox r10, rbx; mulx rbx, r15, [rcx + {p} + 16]",              // q2 += hi(k0 p1); k0 p2
    "adcx r10, r15; mulx r12, rax, [rcx + {p} + 32]",              // q2 += lo(k0 p2); k0 p4
    "adox r14, rbx; mov r13, [rcx + {p} + 24]",                    // q3 += hi(k0 p2); factor
    "mulx rbx, r13, r13; adox rbp, rbx",                           // k0 p3; q4 += hi(k0 p3)
    "adcx r14, r13; adcx rbp, rax",                                // q3 += lo(k0 p3); q4 += lo(k0 p4)
    "adox rsi, r12; mulx rbx, r15, [rcx + {p} + 40]",              // q5 += hi(k0 p4); k0 p5
    "adcx rsi, r15; adox r11, rbx",                                // q5 += lo(k0 p5); q6 += hi(k0 p5)
    "adc r11, 0; xor ebx, ebx",                                    // q6 += carry of row 18; q7 = 0
    "mov rdx, [rsp + 56]; mov rdx, [rdx + 8]",                     // multiplier; multiplier
    "mulx r13, rax, [rdi]; add r9, rax",                           // w1 x0; q1 += lo(w1 x0)
    "dec rbx; mulx r12, r15, [rdi + 8]",                           // q7 = -1: OF = 0; w1 x1
    "adox r10, r13; adcx r10, r15",                                // q2 += hi(w1 x0); q2 += lo(w1 x1)
    "adox r14, r12; mulx rax, r13, [rdi + 16]",                    // q3 += hi(w1 x1); w1 x2
    "mulx r15, r12, [rdi + 24]; adox rbp, rax",                    // w1 x3; q4 += hi(w1 x2)
    "adcx r14, r13; mulx rax, r13, [rdi + 32]",                    // q3 += lo(w1 x2); w1 x4
    "adcx rbp, r12; adox rsi, r15",                                // q4 += lo(w1 x3); q5 += hi(w1 x3)
    "adox r11, rax; mulx r12, r15, [rdi + 40]",                    // q6 += hi(w1 x4); w1 x5
    "adcx rsi, r13; adcx r11, r15",                                // q5 += lo(w1 x4); q6 += lo(w1 x5)
    "adox rbx, r12; adc rbx, 1",                                   // q7 = hi(w1 x5); q7 += carry
    "mov eax, 0; mov rdx, [rsp + 48]",                             // 0 for row 20; multiplier
    "mov rdx, [rdx + 8]; mulx r13, r15, [r8]",                     // multiplier; z1 y0
    "add r9, r15; inc rax",                                        // q1 += lo(z1 y0); 1 for row 20: OF = 0
    "adox r10, r13; mulx r12, r15, [r8 + 8]",                      // q2 += hi(z1 y0); z1 y1
    "adcx r10, r15; adox r14, r12",                                // q2 += lo(z1 y1); q3 += hi(z1 y1)
    "mulx rax, r13, [r8 + 16]; adox rbp, rax",                     // z1 y2; q4 += hi(z1 y2)
    "adcx r14, r13; mulx r15, r12, [r8 + 24]",                     // q3 += lo(z1 y2); z1 y3
    "adox rsi, r15; mulx rax, r13, [r8 + 32]",                     // q5 += hi(z1 y3); z1 y4
    "adox r11, rax; adcx rbp, r12",                                // q6 += hi(z1 y4); q4 += lo(z1 y3)
    "adcx rsi, r13; mulx r15, rax, [r8 + 40]",                     // q5 += lo(z1 y4); z1 y5
    "adcx r11, rax; adox rbx, r15",                                // q6 += lo(z1 y5); q7 += hi(z1 y5)
    "adc rbx, 0; mov r12d, 0",                                     // q7 += carry of row 20; 0 for row 21
    "mov r13, [rcx + {n0}]; imul r13, r9",                         // k1 = n0; k1 = q1 n0
    "mov rdx, r13; mulx rax, r15, [rcx + {p} + 16]",               // multiplier; k1 p2
    "mulx r13, r13, [rcx + {p}]; add r9, -1",                      // k1 p0; carry = q1 != 0
    "inc r12; adox r10, r13",                                      // 1 for row 21: OF = 0; q2 += hi(k1 p0)
    "mulx r9, r12, [rcx + {p} + 8]; adox r14, r9",                 // k1 p1; q3 += hi(k1 p1)
    "adcx r10, r12; adcx r14, r15",                                // q2 += lo(k1 p1); q3 += lo(k1 p2)
    "adox rbp, rax; mulx r13, r9, [rcx + {p} + 24]",               // q4 += hi(k1 p2); k1 p3
    "adox rsi, r13; adcx rbp, r9",                                 // q5 += hi(k1 p3); q4 += lo(k1 p3)
    "mulx r12, r15, [rcx + {p} + 32]; adox r11, r12",              // k1 p4; q6 += hi(k1 p4)
    "adcx rsi, r15; mulx rax, r13, [rcx + {p} + 40]",              // q5 += lo(k1 p4); k1 p5
    "adcx r11, r13; mov rdx, [rsp + 56]",                          // q6 += lo(k1 p5); multiplier
    "mov rdx, [rdx + 16]; mov r12, [rdi]",                         // multiplier; factor
    "mulx r9, r12, r12; adox rbx, rax",                            // w2 x0; q7 += hi(k1 p5)
    "adc rbx, 0; xor r15d, r15d",                                  // q7 += carry of row 21; q8 = 0
    "adcx r10, r12; adox r14, r9",                                 // q2 += lo(w2 x0); q3 += hi(w2 x0)
    "mov rax, [rdi + 8]; mulx r13, rax, rax",                      // factor; w2 x1
    "adcx r14, rax; mulx r12, r9, [rdi + 16]",                     // q3 += lo(w2 x1); w2 x2
    "adox rbp, r13; adox rsi, r12",                                // q4 += hi(w2 x1); q5 += hi(w2 x2)
    "mulx rax, r13, [rdi + 24]; adcx rbp, r9",                     // w2 x3; q4 += lo(w2 x2)
    "adox r11, rax; adcx rsi, r13",                                // q6 += hi(w2 x3); q5 += lo(w2 x3)
    "mulx r12, r9, [rdi + 32]; adcx r11, r9",                      // w2 x4; q6 += lo(w2 x4)
    "adox rbx, r12; mulx rax, r13, [rdi + 40]",                    // q7 += hi(w2 x4); w2 x5
    "adcx rbx, r13; adox r15, rax",                                // q7 += lo(w2 x5); q8 = hi(w2 x5)
    "adc r15, 0; mov r9d, 0",                                      // q8 += carry; 0 for row 23
    "mov rdx, [rsp + 48]; mov rdx, [rdx + 16]",                    // multiplier; multiplier
    "mulx r12, r13, [r8]; add r10, r13",                           // z2 y0; q2 += lo(z2 y0)
    "inc r9; adox r14, r12",                                       // 1 for row 23: OF = 0; q3 += hi(z2 y0)
    "mulx rax, r13, [r8 + 8]; adcx r14, r13",                      // z2 y1; q3 += lo(z2 y1)
    "adox rbp, rax; mulx r9, r12, [r8 + 16]",                      // q4 += hi(z2 y1); z2 y2
    "adcx rbp, r12; adox rsi, r9",                                 // q4 += lo(z2 y2); q5 += hi(z2 y2)
    "mulx r13, rax, [r8 + 32]; mulx r12, r9, [r8 + 24]",           // z2 y4; z2 y3
    "adcx rsi, r9; adox r11, r12",                                 // q5 += lo(z2 y3); q6 += hi(z2 y3)
    "adcx r11, rax; adox rbx, r13",                                // q6 += lo(z2 y4); q7 += hi(z2 y4)
    "mulx r9, r12, [r8 + 40]; adcx rbx, r12",                      // z2 y5; q7 += lo(z2 y5)
    "adox r15, r9; adc r15, 0",                                    // q8 += hi(z2 y5); q8 += carry of row 23
    "mov rax, [rcx + {n0}]; mov r13d, 0",                          // k2 = n0; 0 for row 24
    "imul rax, r10; add r10, -1",                                  // k2 = q2 n0; carry = q2 != 0
    "inc r13; mov rdx, rax",                                       // 1 for row 24: OF = 0; multiplier
    "mulx r12, r12, [rcx + {p}]; adox r14, r12",                   // k2 p0; q3 += hi(k2 p0)
    "mulx r9, r10, [rcx + {p} + 8]; adox rbp, r9",                 // k2 p1; q4 += hi(k2 p1)
    "mulx r13, rax, [rcx + {p} + 16]; adcx r14, r10",              // k2 p2; q3 += lo(k2 p1)
    "adcx rbp, rax; adox rsi, r13",                                // q4 += lo(k2 p2); q5 += hi(k2 p2)
    "mulx r12, r9, [rcx + {p} + 24]; adcx rsi, r9",                // k2 p3; q5 += lo(k2 p3)
    "adox r11, r12; mulx r10, rax, [rcx + {p} + 32]",              // q6 += hi(k2 p3); k2 p4
    "adcx r11, rax; mulx r13, r9, [rcx + {p} + 40]",               // q6 += lo(k2 p4); k2 p5
    "adox rbx, r10; adcx rbx, r9",                                 // q7 += hi(k2 p4); q7 += lo(k2 p5)
    "adox r15, r13; adc r15, 0",                                   // q8 += hi(k2 p5); q8 += carry of row 24
    "xor r12d, r12d; mov rdx, [rsp + 56]",                         // q9 = 0; multiplier
    "mov rdx, [rdx + 24]; mulx rax, r10, [rdi]",                   // multiplier; w3 x0
    "add r14, r10; dec r12",                                       // q3 += lo(w3 x0); q9 = -1: OF = 0
    "adox rbp, rax; mov r13, [rdi + 8]",                           // q4 += hi(w3 x0); factor
    "mulx r9, r13, r13; adox rsi, r9",                             // w3 x1; q5 += hi(w3 x1)
    "adcx rbp, r13; mulx r10, rax, [rdi + 16]",                    // q4 += lo(w3 x1); w3 x2
    "adcx rsi, rax; mulx r9, r13, [rdi + 24]",                     // q5 += lo(w3 x2); w3 x3
    "adox r11, r10; adcx r11, r13",                                // q6 += hi(w3 x2); q6 += lo(w3 x3)
    "adox rbx, r9; mulx rax, r10, [rdi + 32]",                     // q7 += hi(w3 x3); w3 x4
    "adcx rbx, r10; mulx r13, r9, [rdi + 40]",                     // q7 += lo(w3 x4); w3 x5
    "adox r15, rax; adcx r15, r9",                                 // q8 += hi(w3 x4); q8 += lo(w3 x5)
    "adox r12, r13; adc r12, 1",                                   // q9 = hi(w3 x5); q9 += carry
    "mov r10d, 0; mov rdx, [rsp + 48]",                            // 0 for row 26; multiplier
    "mov rdx, [rdx + 24]; mulx rax, r9, [r8]",                     // multiplier; z3 y0
    "add r14, r9; inc r10",                                        // q3 += lo(z3 y0); 1 for row 26: OF = 0
    "mulx r13, r9, [r8 + 8]; adox rbp, rax",                       // z3 y1; q4 += hi(z3 y0)
    "adcx rbp, r9; adox rsi, r13",                                 // q4 += lo(z3 y1); q5 += hi(z3 y1)
    "mulx r10, rax, [r8 + 16]; adcx rsi, rax",                     // z3 y2; q5 += lo(z3 y2)
    "adox r11, r10; mulx r9, r13, [r8 + 24]",                      // q6 += hi(z3 y2); z3 y3
    "adox rbx, r9; mulx rax, r10, [r8 + 32]",                      // q7 += hi(z3 y3); z3 y4
    "adcx r11, r13; adox r15, rax",                                // q6 += lo(z3 y3); q8 += hi(z3 y4)
    "adcx rbx, r10; mulx r9, r13, [r8 + 40]",                      // q7 += lo(z3 y4); z3 y5
    "adox r12, r9; adc r15, r13",                                  // q9 += hi(z3 y5); q8 += lo(z3 y5)
    "adc r12, 0; mov rax, [rcx + {n0}]",                           // q9 += carry of row 26; k3 = n0
    "imul rax, r14; mov r10d, 0",                                  // k3 = q3 n0; 0 for row 27
    "add r14, -1; mov rdx, rax",                                   // carry = q3 != 0; multiplier
    "mulx r9, r13, [rcx + {p} + 8]; inc r10",                      // k3 p1; 1 for row 27: OF = 0
    "mulx r14, r14, [rcx + {p}]; adox rbp, r14",                   // k3 p0; q4 += hi(k3 p0)
    "adcx rbp, r13; adox rsi, r9",                                 // q4 += lo(k3 p1); q5 += hi(k3 p1)
    "mulx rax, r10, [rcx + {p} + 16]; adcx rsi, r10",              // k3 p2; q5 += lo(k3 p2)
    "adox r11, rax; mulx r14, r13, [rcx + {p} + 24]",              // q6 += hi(k3 p2); k3 p3
    "adox rbx, r14; mulx r9, r10, [rcx + {p} + 32]",               // q7 += hi(k3 p3); k3 p4
    "adcx r11, r13; adcx rbx, r10",                                // q6 += lo(k3 p3); q7 += lo(k3 p4)
    "mov r14, [rcx + {p} + 40]; mulx rax, r14, r14",               // factor; k3 p5
    "adox r15, r9; adcx r15, r14",                                 // q8 += hi(k3 p4); q8 += lo(k3 p5)
    "mov rdx, [rsp + 56]; mov rdx, [rdx + 32]",                    // multiplier; multiplier
    "mulx r13, r10, [rdi + 8]; adox r12, rax",                     // w4 x1; q9 += hi(k3 p5)
    "adc r12, 0; xor r9d, r9d",                                    // q9 += carry of row 27; q10 = 0
    "mulx r14, rax, [rdi]; add rbp, rax",                          // w4 x0; q4 += lo(w4 x0)
    "dec r9; adox rsi, r14",                                       // q10 = -1: OF = 0; q5 += hi(w4 x0)
    "adcx rsi, r10; adox r11, r13",                                // q5 += lo(w4 x1); q6 += hi(w4 x1)
    "mulx rax, r14, [rdi + 16]; adcx r11, r14",                    // w4 x2; q6 += lo(w4 x2)
    "adox rbx, rax; mulx r10, r13, [rdi + 24]",                    // q7 += hi(w4 x2); w4 x3
    "adcx rbx, r13; mulx r14, rax, [rdi + 32]",                    // q7 += lo(w4 x3); w4 x4
    "adox r15, r10; adcx r15, rax",                                // q8 += hi(w4 x3); q8 += lo(w4 x4)
    "adox r12, r14; mov r13d, 0",                                  // q9 += hi(w4 x4); 0 for row 29
    "mulx r10, rax, [rdi + 40]; adcx r12, rax",                    // w4 x5; q9 += lo(w4 x5)
    "mov rdx, [rsp + 48]; mov rdx, [rdx + 32]",                    // multiplier; multiplier
    "mulx r14, rax, [r8]; adox r9, r10",                           // z4 y0; q10 = hi(w4 x5)
    "adc r9, 1; add rbp, rax",                                     // q10 += carry; q4 += lo(z4 y0)
    "inc r13; mulx r10, rax, [r8 + 8]",                            // 1 for row 29: OF = 0; z4 y1
    "adox rsi, r14; adcx rsi, rax",                                // q5 += hi(z4 y0); q5 += lo(z4 y1)
    "adox r11, r10; mulx r13, r14, [r8 + 16]",                     // q6 += hi(z4 y1); z4 y2
    "mulx rax, r10, [r8 + 24]; adcx r11, r14",                     // z4 y3; q6 += lo(z4 y2)
    "adox rbx, r13; adcx rbx, r10",                                // q7 += hi(z4 y2); q7 += lo(z4 y3)
    "mulx r14, r13, [r8 + 40]; adox r15, rax",                     // z4 y5; q8 += hi(z4 y3)
    "mov rax, [r8 + 32]; mulx r10, rax, rax",                      // factor; z4 y4
    "adox r12, r10; adcx r15, rax",                                // q9 += hi(z4 y4); q8 += lo(z4 y4)
    "adcx r12, r13; adox r9, r14",                                 // q9 += lo(z4 y5); q10 += hi(z4 y5)
    "adc r9, 0; mov r10, [rcx + {n0}]",                            // q10 += carry of row 29; k4 = n0
    "imul r10, rbp; mov eax, 0",                                   // k4 = q4 n0; 0 for row 30
    "mov rdx, r10; mulx r13, r13, [rcx + {p}]",                    // multiplier; k4 p0
    "add rbp, -1; inc rax",                                        // carry = q4 != 0; 1 for row 30: OF = 0
    "adox rsi, r13; mulx rbp, r14, [rcx + {p} + 8]",               // q5 += hi(k4 p0); k4 p1
    "adcx rsi, r14; adox r11, rbp",                                // q5 += lo(k4 p1); q6 += hi(k4 p1)
    "mov r10, [rcx + {p} + 16]; mulx rbp, r10, r10",               // factor; k4 p2
    "adcx r11, r10; mulx rax, r13, [rcx + {p} + 40]",              // q6 += lo(k4 p2); k4 p5
    "adox rbx, rbp; mulx rbp, r14, [rcx + {p} + 24]",              // q7 += hi(k4 p2); k4 p3
    "adcx rbx, r14; adox r15, rbp",                                // q7 += lo(k4 p3); q8 += hi(k4 p3)
    "mov r10, [rcx + {p} + 32]; mulx rbp, r10, r10",               // factor; k4 p4
    "adcx r15, r10; adox r12, rbp",                                // q8 += lo(k4 p4); q9 += hi(k4 p4)
    "adcx r12, r13; adox r9, rax",                                 // q9 += lo(k4 p5); q10 += hi(k4 p5)
    "mov rdx, [rsp + 56]; mov rdx, [rdx + 40]",                    // multiplier; multiplier
    "mov r14, [rdi]; mulx rbp, r14, r14",                          // factor; w5 x0
    "adc r9, 0; xor r10d, r10d",                                   // q10 += carry of row 30; q11 = 0
    "adox r11, rbp; mulx rbp, r13, [rdi + 8]",                     // q6 += hi(w5 x0); w5 x1
    "adcx rsi, r14; adcx r11, r13",                                // q5 += lo(w5 x0); q6 += lo(w5 x1)
    "mulx rax, r14, [rdi + 16]; adox rbx, rbp",                    // w5 x2; q7 += hi(w5 x1)
    "adcx rbx, r14; mulx rbp, r13, [rdi + 24]",                    // q7 += lo(w5 x2); w5 x3
    "adcx r15, r13; adox r15, rax",                                // q8 += lo(w5 x3); q8 += hi(w5 x2)
    "adox r12, rbp; mulx rbp, r14, [rdi + 32]",                    // q9 += hi(w5 x3); w5 x4
    "adcx r12, r14; adox r9, rbp",                                 // q9 += lo(w5 x4); q10 += hi(w5 x4)
    "mulx rbp, r13, [rdi + 40]; adcx r9, r13",                     // w5 x5; q10 += lo(w5 x5)
    "adox r10, rbp; mov ebp, 0",                                   // q11 = hi(w5 x5); 0 for row 32
    "adc r10, 0; mov rdx, [rsp + 48]",                             // q11 += carry; multiplier
    "mov rdx, [rdx + 40]; mulx rax, r14, [r8]",                    // multiplier; z5 y0
    "add rsi, r14; inc rbp",                                       // q5 += lo(z5 y0); 1 for row 32: OF = 0
    "adox r11, rax; mov rdi, [r8 + 8]",                            // q6 += hi(z5 y0); factor
    "mulx rbp, rdi, rdi; adcx r11, rdi",                           // z5 y1; q6 += lo(z5 y1)
    "adox rbx, rbp; mulx rbp, r13, [r8 + 16]",                     // q7 += hi(z5 y1); z5 y2
    "adcx rbx, r13; mulx r14, rax, [r8 + 24]",                     // q7 += lo(z5 y2); z5 y3
    "adox r15, rbp; adcx r15, rax",                                // q8 += hi(z5 y2); q8 += lo(z5 y3)
    "adox r12, r14; mulx rbp, rdi, [r8 + 32]",                     // q9 += hi(z5 y3); z5 y4
    "adcx r12, rdi; adox r9, rbp",                                 // q9 += lo(z5 y4); q10 += hi(z5 y4)
    "mulx rbp, r13, [r8 + 40]; adcx r9, r13",                      // z5 y5; q10 += lo(z5 y5)
    "adox r10, rbp; adc r10, 0",                                   // q11 += hi(z5 y5); q11 += carry of row 32
    "mov rbp, [rcx + {n0}]; xor eax, eax",                         // k5 = n0; 0 for row 33
    "imul rbp, rsi; mov rdx, rbp",                                 // k5 = q5 n0; multiplier
    "mulx rbp, rbp, [rcx + {p}]; add rsi, -1",                     // k5 p0; carry = q5 != 0
    "inc rax; mulx r14, rdi, [rcx + {p} + 16]",                    // 1 for row 33: OF = 0; k5 p2
    "adox r11, rbp; mulx rbp, r8, [rcx + {p} + 8]",                // q6 += hi(k5 p0); k5 p1
    "adcx r11, r8; adox rbx, rbp",                                 // q6 += lo(k5 p1); q7 += hi(k5 p1)
    "adcx rbx, rdi; adox r15, r14",                                // q7 += lo(k5 p2); q8 += hi(k5 p2)
    "mulx rbp, r13, [rcx + {p} + 24]; adcx r15, r13",              // k5 p3; q8 += lo(k5 p3)
    "adox r12, rbp; mulx rbp, rsi, [rcx + {p} + 32]",              // q9 += hi(k5 p3); k5 p4
    "adox r9, rbp; adcx r12, rsi",                                 // q10 += hi(k5 p4); q9 += lo(k5 p4)
    "mulx rbp, rax, [rcx + {p} + 40]; adox r10, rbp",              // k5 p5; q11 += hi(k5 p5)
    "mov r8, rbx; adc r9, rax",                                    // v1 = q7; q10 += lo(k5 p5)
    "mov rdi, r11; mov r14, r12",                                  // v0 = q6; v3 = q9
    "adc r10, 0; sub rdi, [rcx + {p}]",                            // q11 += carry of row 33; v0 = q6 - p0
    "sbb r8, [rcx + {p} + 8]; mov r13, r15",                       // v1 = q7 - p1 - borrow; v2 = q8
    "sbb r13, [rcx + {p} + 16]; sbb r14, [rcx + {p} + 24]",        // v2 = q8 - p2 - borrow; v3 = q9 - p3 - borrow
    "mov rsi, r9; sbb rsi, [rcx + {p} + 32]",                      // v4 = q10; v4 = q10 - p4 - borrow
    "mov rdx, r10; sbb rdx, [rcx + {p} + 40]",                     // v5 = q11; v5 = q11 - p5 - borrow
    "cmovc rdi, r11; cmovc r8, rbx",                               // v0 = q6 if it borrowed; v1 = q7 if it borrowed
    "mov rax, [rsp + 152]; mov rcx, [rsp + 136]",                  // u5 again; u3 again
    "cmovc rsi, r9; cmovc rdx, r10",                               // v4 = q10 if it borrowed; v5 = q11 if it borrowed
    "cmovc r13, r15; cmovc r14, r12",                              // v2 = q8 if it borrowed; v3 = q9 if it borrowed
    "mov r11, [rsp + 128]; mov r9, [rsp + 144]",                   // u2 again; u4 again
    "mov r10, [rsp + 112]; mov r15, [rsp + 120]",                  // u0 again; u1 again
    "add rsp, 160",
    "pop rbp",
    "pop rbx",
    "ret",
}
