//! `complex_mul_6_fold_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    complex_product 6 complex_mul_fits;
    r0 r1 r2 r3 r4 r5, r6 r7 r8 r9 r10 r11;
    rax r0, rcx r4, rdx r8, rsi r10, rdi r1, r8 r6, r9 r3, r10 r11, r11 r7, r12 r2, r13 _, r14 r5, r15 r9;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 704",
    "mov rbx, [rdi]; mov rbp, [rdi + 16]",                                      // s0 = x0; s2 = x2
    "mov rax, [rsi + 8]; add rbx, [r8]",                                        // e1 = z1; s0 = x0 + y0
    "mov r10, [rdi + 32]; mov r11, [rdi + 8]",                                  // s4 = x4; s1 = x1
    "mov r12, [rdi + 40]; mov r13, [rdi + 24]",                                 // s5 = x5; s3 = x3
    "adc r11, [r8 + 8]; adcx rbp, [r8 + 16]",                                   // s1 = x1 + y1; s2 = x2 + y2
    "mov [rsp + 8], r11; mov [rsp + 16], rbp",                                  // s1 aside; s2 aside
    "adc r13, [r8 + 24]; mov [rsp + 24], r13",                                  // s3 = x3 + y3; s3 aside
    "adc r10, [r8 + 32]; mov rbp, [rsi + 16]",                                  // s4 = x4 + y4; e2 = z2
    "adc r12, [r8 + 40]; mov r14, [rsi]",                                       // s5 = x5 + y5; e0 = z0
    "add r14, [r9]; mov [rsp], rbx",                                            // e0 = z0 + w0; s0 aside
    "mov [rsp + 40], r12; mov rbx, [rsi + 24]",                                 // s5 aside; e3 = z3
    "adc rax, [r9 + 8]; mov [rsp + 32], r10",                                   // e1 = z1 + w1; s4 aside
    "adc rbp, [r9 + 16]; mov rdx, [rsi]",                                       // e2 = z2 + w2; multiplier
    "mov r11, [rdi + 32]; mulx r15, r11, r11",                                  // factor; z0 x4
    "mov r13, [rcx + {p}]; mov [rsp + 56], rax",                                // n0 = p0; e1 aside
    "adcx rbx, [r9 + 24]; mov [rsp + 64], rbp",                                 // e3 = z3 + w3; e2 aside
    "mov rbp, [rsi + 32]; mov r12, [rsi + 40]",                                 // e4 = z4; e5 = z5
    "mov r10, [rcx + {p} + 8]; adc rbp, [r9 + 32]",                             // n1 = p1; e4 = z4 + w4
    "adc r12, [r9 + 40]; mov [rsp + 80], rbp",                                  // e5 = z5 + w5; e4 aside
    "mov [rsp + 72], rbx; sub r13, [r9]",                                       // e3 aside; n0 = p0 - w0
    "mov [rsp + 96], r13; sbb r10, [r9 + 8]",                                   // n0 aside; n1 = p1 - w1
    "mov rbp, [rcx + {p} + 16]; mov rax, [rdi]",                                // n2 = p2; factor
    "mulx rbx, rax, rax; mov [rsp + 48], r14",                                  // z0 x0; e0 aside
    "mov [rsp + 104], r10; mov r13, [rcx + {p} + 40]",                          // n1 aside; n5 = p5
    "sbb rbp, [r9 + 16]; mov [rsp + 88], r12",                                  // n2 = p2 - w2; e5 aside
    "mov [rsp + 112], rbp; mov rbp, [rcx + {p} + 24]",                          // n2 aside; n3 = p3
    "sbb rbp, [r9 + 24]; mov r14, [rcx + {p} + 32]",                            // n3 = p3 - w3; n4 = p4
    "sbb r14, [r9 + 32]; mulx r10, r12, [rdi + 16]",                            // n4 = p4 - w4; z0 x2
    "mov [rsp + 128], r14; sbb r13, [r9 + 40]",                                 // n4 aside; n5 = p5 - w5
    "mov [rsp + 136], r13; mov rdx, [rsi + 8]",                                 // n5 aside; multiplier
    "mulx r14, r9, [rdi]; mov [rsp + 120], rbp",                                // z1 x0; n3 aside
    "mov rdx, [rsi]; mulx rbp, r13, [rdi + 8]",                                 // multiplier; z0 x1
    "add r13, rbx; adc r12, rbp",                                               // a1 = lo(z0 x1) + hi(z0 x0); a2 = lo(z0 x2) + hi(z0 x1) + carry
    "mov rbp, [rdi + 24]; mulx rbx, rbp, rbp",                                  // factor; z0 x3
    "adc rbp, r10; adc r11, rbx",                                               // a3 = lo(z0 x3) + hi(z0 x2) + carry; a4 = lo(z0 x4) + hi(z0 x3) + carry
    "mov r10, [rdi + 40]; mulx rbx, r10, r10",                                  // factor; z0 x5
    "adc r10, r15; adc rbx, 0",                                                 // a5 = lo(z0 x5) + hi(z0 x4) + carry; a6 = hi(z0 x5) + carry
    "xor r15d, r15d; adcx r13, r9",                                             // a7 = 0; a1 += lo(z1 x0)
    "mov [rsp + 144], rax; adox r12, r14",                                      // a0 aside; a2 += hi(z1 x0)
    "mov rdx, [rsi + 8]; mulx r9, rax, [rdi + 8]",                              // multiplier; z1 x1
    "adox rbp, r9; adcx r12, rax",                                              // a3 += hi(z1 x1); a2 += lo(z1 x1)
    "mulx r14, r9, [rdi + 16]; adox r11, r14",                                  // z1 x2; a4 += hi(z1 x2)
    "mulx rax, r14, [rdi + 24]; adox r10, rax",                                 // z1 x3; a5 += hi(z1 x3)
    "adcx rbp, r9; mov [rsp + 152], r13",                                       // a3 += lo(z1 x2); a1 aside
    "mulx rax, r9, [rdi + 40]; adcx r11, r14",                                  // z1 x5; a4 += lo(z1 x3)
    "mulx r13, r14, [rdi + 32]; adox rbx, r13",                                 // z1 x4; a6 += hi(z1 x4)
    "adox r15, rax; adcx r10, r14",                                             // a7 = hi(z1 x5); a5 += lo(z1 x4)
    "adcx rbx, r9; mov rdx, [rsi + 16]",                                        // a6 += lo(z1 x5); multiplier
    "mov rax, [rdi]; mulx r13, rax, rax",                                       // factor; z2 x0
    "adc r15, 0; xor r14d, r14d",                                               // a7 += carry; a8 = 0
    "add r12, rax; dec r14",                                                    // a2 += lo(z2 x0); a8 = -1: OF = 0
    "mulx r9, rax, [rdi + 8]; adox rbp, r13",                                   // z2 x1; a3 += hi(z2 x0)
    "adox r11, r9; mulx r13, r9, [rdi + 16]",                                   // a4 += hi(z2 x1); z2 x2
    "adcx rbp, rax; adox r10, r13",                                             // a3 += lo(z2 x1); a5 += hi(z2 x2)
    "mov r13, [rdi + 24]; mulx rax, r13, r13",                                  // factor; z2 x3
    "adcx r11, r9; adcx r10, r13",                                              // a4 += lo(z2 x2); a5 += lo(z2 x3)
    "mulx r9, r13, [rdi + 32]; adox rbx, rax",                                  // z2 x4; a6 += hi(z2 x3)
    "adox r15, r9; adcx rbx, r13",                                              // a7 += hi(z2 x4); a6 += lo(z2 x4)
    "mulx rax, r9, [rdi + 40]; adox r14, rax",                                  // z2 x5; a8 = hi(z2 x5)
    "adcx r15, r9; adc r14, 1",                                                 // a7 += lo(z2 x5); a8 += carry
    "mov rdx, [rsi + 24]; mulx r13, rax, [rdi]",                                // multiplier; z3 x0
    "mov [rsp + 160], r12; xor r9d, r9d",                                       // a2 aside; a9 = 0
    "adox r11, r13; mulx r12, r13, [rdi + 8]",                                  // a4 += hi(z3 x0); z3 x1
    "adox r10, r12; adcx rbp, rax",                                             // a5 += hi(z3 x1); a3 += lo(z3 x0)
    "mov rax, [rdi + 16]; mulx r12, rax, rax",                                  // factor; z3 x2
    "adcx r11, r13; adcx r10, rax",                                             // a4 += lo(z3 x1); a5 += lo(z3 x2)
    "mov rax, [rdi + 24]; mulx r13, rax, rax",                                  // factor; z3 x3
    "adox rbx, r12; mov [rsp + 168], rbp",                                      // a6 += hi(z3 x2); a3 aside
    "adcx rbx, rax; adox r15, r13",                                             // a6 += lo(z3 x3); a7 += hi(z3 x3)
    "mov r12, [rdi + 32]; mulx rbp, r12, r12",                                  // factor; z3 x4
    "mulx rax, r13, [rdi + 40]; adox r14, rbp",                                 // z3 x5; a8 += hi(z3 x4)
    "adcx r15, r12; adox r9, rax",                                              // a7 += lo(z3 x4); a9 = hi(z3 x5)
    "adcx r14, r13; adc r9, 0",                                                 // a8 += lo(z3 x5); a9 += carry
    "xor ebp, ebp; mov rdx, [rsi + 32]",                                        // a10 = 0; multiplier
    "mulx r12, rax, [rdi]; adcx r11, rax",                                      // z4 x0; a4 += lo(z4 x0)
    "mov rax, [rdi + 8]; mulx r13, rax, rax",                                   // factor; z4 x1
    "adox r10, r12; adox rbx, r13",                                             // a5 += hi(z4 x0); a6 += hi(z4 x1)
    "mulx r12, r13, [rdi + 16]; adox r15, r12",                                 // z4 x2; a7 += hi(z4 x2)
    "adcx r10, rax; mulx r12, rax, [rdi + 24]",                                 // a5 += lo(z4 x1); z4 x3
    "adox r14, r12; adcx rbx, r13",                                             // a8 += hi(z4 x3); a6 += lo(z4 x2)
    "mov r13, [rdi + 32]; mulx r12, r13, r13",                                  // factor; z4 x4
    "adox r9, r12; adcx r15, rax",                                              // a9 += hi(z4 x4); a7 += lo(z4 x3)
    "adcx r14, r13; mov rax, [rdi + 40]",                                       // a8 += lo(z4 x4); factor
    "mulx r12, rax, rax; adcx r9, rax",                                         // z4 x5; a9 += lo(z4 x5)
    "mov rdx, [rsi + 40]; mulx r13, rax, [rdi]",                                // multiplier; z5 x0
    "adox rbp, r12; mov [rsp + 176], r11",                                      // a10 = hi(z4 x5); a4 aside
    "adc rbp, 0; xor esi, esi",                                                 // a10 += carry; a11 = 0
    "add r10, rax; mulx r12, r11, [rdi + 8]",                                   // a5 += lo(z5 x0); z5 x1
    "dec rsi; adcx rbx, r11",                                                   // a11 = -1: OF = 0; a6 += lo(z5 x1)
    "mulx rax, r11, [rdi + 24]; adox rbx, r13",                                 // z5 x3; a6 += hi(z5 x0)
    "adox r15, r12; mov r12, [rdi + 16]",                                       // a7 += hi(z5 x1); factor
    "mulx r13, r12, r12; adox r14, r13",                                        // z5 x2; a8 += hi(z5 x2)
    "adox r9, rax; adcx r15, r12",                                              // a9 += hi(z5 x3); a7 += lo(z5 x2)
    "adcx r14, r11; mov rax, [rdi + 32]",                                       // a8 += lo(z5 x3); factor
    "mulx r13, rax, rax; adcx r9, rax",                                         // z5 x4; a9 += lo(z5 x4)
    "adox rbp, r13; mulx r12, r11, [rdi + 40]",                                 // a10 += hi(z5 x4); z5 x5
    "adox rsi, r12; mov rdx, [rsp + 96]",                                       // a11 = hi(z5 x5); multiplier
    "mulx rax, r13, [r8]; adcx rbp, r11",                                       // n0 y0; a10 += lo(z5 x5)
    "adc rsi, 1; mov [rsp + 232], rsi",                                         // a11 += carry; a11 aside
    "mov [rsp + 208], r14; mov [rsp + 192], rbx",                               // a8 aside; a6 aside
    "mov [rsp + 224], rbp; mov rbp, [r8 + 8]",                                  // a10 aside; factor
    "mulx rbx, rbp, rbp; mulx rdi, r12, [r8 + 32]",                             // n0 y1; n0 y4
    "mov [rsp + 184], r10; add rbp, rax",                                       // a5 aside; b1 = lo(n0 y1) + hi(n0 y0)
    "mov rsi, [r8 + 16]; mulx r11, rsi, rsi",                                   // factor; n0 y2
    "mov rdx, [rsp + 104]; mulx r14, r10, [r8]",                                // multiplier; n1 y0
    "adc rsi, rbx; mov rdx, [rsp + 96]",                                        // b2 = lo(n0 y2) + hi(n0 y1) + carry; multiplier
    "mulx rbx, rax, [r8 + 24]; adc rax, r11",                                   // n0 y3; b3 = lo(n0 y3) + hi(n0 y2) + carry
    "mov [rsp + 200], r15; mulx r11, r15, [r8 + 40]",                           // a7 aside; n0 y5
    "adc r12, rbx; adc r15, rdi",                                               // b4 = lo(n0 y4) + hi(n0 y3) + carry; b5 = lo(n0 y5) + hi(n0 y4) + carry
    "adc r11, 0; xor ebx, ebx",                                                 // b6 = hi(n0 y5) + carry; b7 = 0
    "add rbp, r10; mov rdx, [rsp + 104]",                                       // b1 += lo(n1 y0); multiplier
    "mov r10, [r8 + 8]; mulx rdi, r10, r10",                                    // factor; n1 y1
    "dec rbx; adcx rsi, r10",                                                   // b7 = -1: OF = 0; b2 += lo(n1 y1)
    "adox rsi, r14; mulx r10, r14, [r8 + 32]",                                  // b2 += hi(n1 y0); n1 y4
    "mov [rsp + 216], r9; mov [rsp + 240], r13",                                // a9 aside; b0 aside
    "adox rax, rdi; mulx r9, r13, [r8 + 16]",                                   // b3 += hi(n1 y1); n1 y2
    "adox r12, r9; adcx rax, r13",                                              // b4 += hi(n1 y2); b3 += lo(n1 y2)
    "mulx rdi, r9, [r8 + 24]; adox r15, rdi",                                   // n1 y3; b5 += hi(n1 y3)
    "adcx r12, r9; adcx r15, r14",                                              // b4 += lo(n1 y3); b5 += lo(n1 y4)
    "mulx r13, rdi, [r8 + 40]; adcx r11, rdi",                                  // n1 y5; b6 += lo(n1 y5)
    "adox r11, r10; mov rdx, [rsp + 112]",                                      // b6 += hi(n1 y4); multiplier
    "mulx r9, r14, [r8 + 8]; adox rbx, r13",                                    // n2 y1; b7 = hi(n1 y5)
    "mov r10, [r8]; mulx rdi, r10, r10",                                        // factor; n2 y0
    "adc rbx, 1; xor r13d, r13d",                                               // b7 += carry; b8 = 0
    "adcx rsi, r10; adox rax, rdi",                                             // b2 += lo(n2 y0); b3 += hi(n2 y0)
    "mulx r10, rdi, [r8 + 32]; adox r12, r9",                                   // n2 y4; b4 += hi(n2 y1)
    "adcx rax, r14; mulx r9, r14, [r8 + 16]",                                   // b3 += lo(n2 y1); n2 y2
    "mov [rsp + 248], rbp; adcx r12, r14",                                      // b1 aside; b4 += lo(n2 y2)
    "mulx rbp, r14, [r8 + 24]; adox r15, r9",                                   // n2 y3; b5 += hi(n2 y2)
    "adox r11, rbp; mov rdx, [rsp + 120]",                                      // b6 += hi(n2 y3); multiplier
    "mulx rbp, r9, [r8 + 8]; adcx r15, r14",                                    // n3 y1; b5 += lo(n2 y3)
    "adox rbx, r10; adcx r11, rdi",                                             // b7 += hi(n2 y4); b6 += lo(n2 y4)
    "mov rdx, [rsp + 112]; mulx r14, r10, [r8 + 40]",                           // multiplier; n2 y5
    "adcx rbx, r10; adox r13, r14",                                             // b7 += lo(n2 y5); b8 = hi(n2 y5)
    "mov rdx, [rsp + 120]; mulx rdi, r10, [r8]",                                // multiplier; n3 y0
    "adc r13, 0; xor r14d, r14d",                                               // b8 += carry; b9 = 0
    "adcx rax, r10; mov [rsp + 264], rax",                                      // b3 += lo(n3 y0); b3 aside
    "mov [rsp + 256], rsi; adcx r12, r9",                                       // b2 aside; b4 += lo(n3 y1)
    "adox r12, rdi; mulx r10, rax, [r8 + 24]",                                  // b4 += hi(n3 y0); n3 y3
    "mulx rsi, r9, [r8 + 16]; adox r15, rbp",                                   // n3 y2; b5 += hi(n3 y1)
    "adcx r15, r9; adcx r11, rax",                                              // b5 += lo(n3 y2); b6 += lo(n3 y3)
    "adox r11, rsi; mov rdi, [r8 + 32]",                                        // b6 += hi(n3 y2); factor
    "mulx rbp, rdi, rdi; adox rbx, r10",                                        // n3 y4; b7 += hi(n3 y3)
    "mulx r9, rax, [r8 + 40]; adcx rbx, rdi",                                   // n3 y5; b7 += lo(n3 y4)
    "adox r13, rbp; adcx r13, rax",                                             // b8 += hi(n3 y4); b8 += lo(n3 y5)
    "adox r14, r9; adc r14, 0",                                                 // b9 = hi(n3 y5); b9 += carry
    "mov rdx, [rsp + 128]; mulx rbp, rsi, [r8]",                                // multiplier; n4 y0
    "mulx r10, rdi, [r8 + 8]; xor eax, eax",                                    // n4 y1; b10 = 0
    "adcx r12, rsi; adcx r15, rdi",                                             // b4 += lo(n4 y0); b5 += lo(n4 y1)
    "mov rsi, [r8 + 16]; mulx r9, rsi, rsi",                                    // factor; n4 y2
    "adox r15, rbp; mov rdi, [r8 + 40]",                                        // b5 += hi(n4 y0); factor
    "mulx rbp, rdi, rdi; adox r11, r10",                                        // n4 y5; b6 += hi(n4 y1)
    "adcx r11, rsi; adox rbx, r9",                                              // b6 += lo(n4 y2); b7 += hi(n4 y2)
    "mulx r10, rsi, [r8 + 24]; adox r13, r10",                                  // n4 y3; b8 += hi(n4 y3)
    "mulx r9, r10, [r8 + 32]; adcx rbx, rsi",                                   // n4 y4; b7 += lo(n4 y3)
    "adcx r13, r10; adox r14, r9",                                              // b8 += lo(n4 y4); b9 += hi(n4 y4)
    "adcx r14, rdi; adox rax, rbp",                                             // b9 += lo(n4 y5); b10 = hi(n4 y5)
    "mov rdx, [rsp + 136]; mulx rbp, rsi, [r8]",                                // multiplier; n5 y0
    "adc rax, 0; xor r10d, r10d",                                               // b10 += carry; b11 = 0
    "mulx r9, rdi, [r8 + 8]; adcx r15, rsi",                                    // n5 y1; b5 += lo(n5 y0)
    "mov [rsp + 272], r12; adox r11, rbp",                                      // b4 aside; b6 += hi(n5 y0)
    "adox rbx, r9; mulx rbp, rsi, [r8 + 24]",                                   // b7 += hi(n5 y1); n5 y3
    "mulx r12, r9, [r8 + 16]; adox r13, r12",                                   // n5 y2; b8 += hi(n5 y2)
    "adcx r11, rdi; adox r14, rbp",                                             // b6 += lo(n5 y1); b9 += hi(n5 y3)
    "mov r12, [r8 + 32]; mulx rbp, r12, r12",                                   // factor; n5 y4
    "adcx rbx, r9; adcx r13, rsi",                                              // b7 += lo(n5 y2); b8 += lo(n5 y3)
    "adcx r14, r12; adox rax, rbp",                                             // b9 += lo(n5 y4); b10 += hi(n5 y4)
    "mov rdx, [rsp + 48]; mulx rbp, rdi, [rsp + 8]",                            // multiplier; e0 s1
    "mov rdx, [rsp + 136]; mulx r9, rsi, [r8 + 40]",                            // multiplier; n5 y5
    "adox r10, r9; mov rdx, [rsp + 48]",                                        // b11 = hi(n5 y5); multiplier
    "mulx r12, r8, [rsp + 16]; mov [rsp + 296], rbx",                           // e0 s2; b7 aside
    "mulx rbx, r9, [rsp]; adcx rax, rsi",                                       // e0 s0; b10 += lo(n5 y5)
    "mov [rsp + 288], r11; adc r10, 0",                                         // b6 aside; b11 += carry
    "mov [rsp + 280], r15; mov [rsp + 328], r10",                               // b5 aside; b11 aside
    "mov [rsp + 312], r14; mulx rsi, r11, [rsp + 24]",                          // b9 aside; e0 s3
    "add rdi, rbx; mulx rbx, r15, [rsp + 32]",                                  // c1 = lo(e0 s1) + hi(e0 s0); e0 s4
    "mov [rsp + 304], r13; mov [rsp + 320], rax",                               // b8 aside; b10 aside
    "mov rdx, [rsp + 56]; mulx r10, r14, [rsp]",                                // multiplier; e1 s0
    "mov rdx, [rsp + 48]; mulx r13, rax, [rsp + 40]",                           // multiplier; e0 s5
    "adc r8, rbp; adc r11, r12",                                                // c2 = lo(e0 s2) + hi(e0 s1) + carry; c3 = lo(e0 s3) + hi(e0 s2) + carry
    "adcx r15, rsi; adc rax, rbx",                                              // c4 = lo(e0 s4) + hi(e0 s3) + carry; c5 = lo(e0 s5) + hi(e0 s4) + carry
    "mov [rsp + 336], r9; adc r13, 0",                                          // c0 aside; c6 = hi(e0 s5) + carry
    "mov rdx, [rsp + 56]; mulx rbp, rbx, [rsp + 8]",                            // multiplier; e1 s1
    "xor r12d, r12d; adcx rdi, r14",                                            // c7 = 0; c1 += lo(e1 s0)
    "adox r8, r10; adcx r8, rbx",                                               // c2 += hi(e1 s0); c2 += lo(e1 s1)
    "mulx rbx, rsi, [rsp + 16]; adox r11, rbp",                                 // e1 s2; c3 += hi(e1 s1)
    "mulx rbp, r9, [rsp + 24]; adcx r11, rsi",                                  // e1 s3; c3 += lo(e1 s2)
    "adcx r15, r9; mov rdx, [rsp + 64]",                                        // c4 += lo(e1 s3); multiplier
    "mulx r14, r10, [rsp + 8]; adox r15, rbx",                                  // e2 s1; c4 += hi(e1 s2)
    "mov rdx, [rsp + 56]; mulx rbx, rsi, [rsp + 40]",                           // multiplier; e1 s5
    "adox rax, rbp; mulx rbp, r9, [rsp + 32]",                                  // c5 += hi(e1 s3); e1 s4
    "adcx rax, r9; adcx r13, rsi",                                              // c5 += lo(e1 s4); c6 += lo(e1 s5)
    "adox r13, rbp; mov [rsp + 344], rdi",                                      // c6 += hi(e1 s4); c1 aside
    "mov rdx, [rsp + 64]; mulx rbp, r9, [rsp]",                                 // multiplier; e2 s0
    "adox r12, rbx; adc r12, 0",                                                // c7 = hi(e1 s5); c7 += carry
    "xor ebx, ebx; adcx r8, r9",                                                // c8 = 0; c2 += lo(e2 s0)
    "adox r11, rbp; mulx rbp, rsi, [rsp + 16]",                                 // c3 += hi(e2 s0); e2 s2
    "adox r15, r14; adcx r11, r10",                                             // c4 += hi(e2 s1); c3 += lo(e2 s1)
    "adcx r15, rsi; mov r9, [rsp + 24]",                                        // c4 += lo(e2 s2); factor
    "mulx rdi, r9, r9; mulx r14, r10, [rsp + 32]",                              // e2 s3; e2 s4
    "adox rax, rbp; adox r13, rdi",                                             // c5 += hi(e2 s2); c6 += hi(e2 s3)
    "adcx rax, r9; adcx r13, r10",                                              // c5 += lo(e2 s3); c6 += lo(e2 s4)
    "mulx rbp, rsi, [rsp + 40]; adcx r12, rsi",                                 // e2 s5; c7 += lo(e2 s5)
    "mov [rsp + 352], r8; adox r12, r14",                                       // c2 aside; c7 += hi(e2 s4)
    "adox rbx, rbp; adc rbx, 0",                                                // c8 = hi(e2 s5); c8 += carry
    "mov rdx, [rsp + 72]; mulx rbp, rdi, [rsp]",                                // multiplier; e3 s0
    "xor r9d, r9d; adox r15, rbp",                                              // c9 = 0; c4 += hi(e3 s0)
    "adcx r11, rdi; mulx rbp, r10, [rsp + 8]",                                  // c3 += lo(e3 s0); e3 s1
    "adcx r15, r10; mulx rsi, r8, [rsp + 16]",                                  // c4 += lo(e3 s1); e3 s2
    "adox rax, rbp; mov r14, [rsp + 24]",                                       // c5 += hi(e3 s1); factor
    "mulx rbp, r14, r14; adox r13, rsi",                                        // e3 s3; c6 += hi(e3 s2)
    "adcx rax, r8; mov rdx, [rsp + 80]",                                        // c5 += lo(e3 s2); multiplier
    "mov r10, [rsp + 8]; mulx rdi, r10, r10",                                   // factor; e4 s1
    "adox r12, rbp; adcx r13, r14",                                             // c7 += hi(e3 s3); c6 += lo(e3 s3)
    "mov rdx, [rsp + 72]; mulx rbp, rsi, [rsp + 32]",                           // multiplier; e3 s4
    "mov [rsp + 360], r11; mulx r8, r14, [rsp + 40]",                           // c3 aside; e3 s5
    "adcx r12, rsi; adcx rbx, r14",                                             // c7 += lo(e3 s4); c8 += lo(e3 s5)
    "adox rbx, rbp; mov rdx, [rsp + 80]",                                       // c8 += hi(e3 s4); multiplier
    "mulx rbp, r11, [rsp]; adox r9, r8",                                        // e4 s0; c9 = hi(e3 s5)
    "adc r9, 0; xor esi, esi",                                                  // c9 += carry; c10 = 0
    "adox rax, rbp; mulx rbp, r14, [rsp + 16]",                                 // c5 += hi(e4 s0); e4 s2
    "adcx r15, r11; mulx r8, r11, [rsp + 24]",                                  // c4 += lo(e4 s0); e4 s3
    "adox r13, rdi; adcx rax, r10",                                             // c6 += hi(e4 s1); c5 += lo(e4 s1)
    "mulx rdi, r10, [rsp + 32]; adox r12, rbp",                                 // e4 s4; c7 += hi(e4 s2)
    "adcx r13, r14; adcx r12, r11",                                             // c6 += lo(e4 s2); c7 += lo(e4 s3)
    "adcx rbx, r10; adox rbx, r8",                                              // c8 += lo(e4 s4); c8 += hi(e4 s3)
    "mulx rbp, r14, [rsp + 40]; mov [rsp + 368], r15",                          // e4 s5; c4 aside
    "adox r9, rdi; adox rsi, rbp",                                              // c9 += hi(e4 s4); c10 = hi(e4 s5)
    "adcx r9, r14; mov rdx, [rsp + 88]",                                        // c9 += lo(e4 s5); multiplier
    "mulx rbp, r11, [rsp + 8]; mulx r10, r8, [rsp]",                            // e5 s1; e5 s0
    "adc rsi, 0; xor r15d, r15d",                                               // c10 += carry; c11 = 0
    "add rax, r8; dec r15",                                                     // c5 += lo(e5 s0); c11 = -1: OF = 0
    "adox r13, r10; adox r12, rbp",                                             // c6 += hi(e5 s0); c7 += hi(e5 s1)
    "mulx rbp, rdi, [rsp + 16]; adcx r13, r11",                                 // e5 s2; c6 += lo(e5 s1)
    "adox rbx, rbp; mov r14, [rsp + 24]",                                       // c8 += hi(e5 s2); factor
    "mulx rbp, r14, r14; adcx r12, rdi",                                        // e5 s3; c7 += lo(e5 s2)
    "adox r9, rbp; mov rbp, [rsp + 144]",                                       // c9 += hi(e5 s3); t0 = a0
    "mulx r8, r10, [rsp + 32]; adcx rbx, r14",                                  // e5 s4; c8 += lo(e5 s3)
    "mulx r11, rdi, [rsp + 40]; mov [rsp + 392], r12",                          // e5 s5; c7 aside
    "adcx r9, r10; adcx rsi, rdi",                                              // c9 += lo(e5 s4); c10 += lo(e5 s5)
    "adox rsi, r8; adox r15, r11",                                              // c10 += hi(e5 s4); c11 = hi(e5 s5)
    "mov [rsp + 376], rax; mov r14, [rsp + 152]",                               // c5 aside; t1 = a1
    "adc r15, 1; mov [rsp + 424], r15",                                         // c11 += carry; c11 aside
    "mov r12, [rsp + 160]; mov [rsp + 408], r9",                                // t2 = a2; c9 aside
    "add rbp, [rsp + 240]; mov [rsp + 416], rsi",                               // t0 = a0 + b0; c10 aside
    "mov r10, [rsp + 168]; adc r14, [rsp + 248]",                               // t3 = a3; t1 = a1 + b1
    "adc r12, [rsp + 256]; mov [rsp + 400], rbx",                               // t2 = a2 + b2; c8 aside
    "mov rbx, [rsp + 224]; mov rdi, [rsp + 176]",                               // t10 = a10; t4 = a4
    "adcx r10, [rsp + 264]; mov [rsp + 384], r13",                              // t3 = a3 + b3; c6 aside
    "mov r8, [rsp + 208]; mov rdx, rbp",                                        // t8 = a8; multiplier
    "mulx rbp, r11, [rcx + {fold1} + 16]; mov rax, [rsp + 184]",                // t0 f2; t5 = a5
    "adcx rdi, [rsp + 272]; adc rax, [rsp + 280]",                              // t4 = a4 + b4; t5 = a5 + b5
    "mov r15, [rsp + 192]; mov r9, [rsp + 200]",                                // t6 = a6; t7 = a7
    "adc r15, [rsp + 288]; adcx r9, [rsp + 296]",                               // t6 = a6 + b6; t7 = a7 + b7
    "mov rsi, [rsp + 232]; adcx r8, [rsp + 304]",                               // t11 = a11; t8 = a8 + b8
    "mov r13, [rsp + 216]; adcx r13, [rsp + 312]",                              // t9 = a9; t9 = a9 + b9
    "adcx rbx, [rsp + 320]; mov [rsp + 456], rbx",                              // t10 = a10 + b10; t10 aside
    "adc rsi, [rsp + 328]; mov [rsp + 448], r13",                               // t11 = a11 + b11; t9 aside
    "mov [rsp + 440], r8; mulx rbx, r13, [rcx + {fold1}]",                      // t8 aside; t0 f0
    "xor r8d, r8d; add r14, r13",                                               // r7 = 0; t1 += lo(t0 f0)
    "dec r8; adox r12, rbx",                                                    // r7 = -1: OF = 0; t2 += hi(t0 f0)
    "mov r13, [rcx + {fold1} + 8]; mulx rbx, r13, r13",                         // factor; t0 f1
    "mov [rsp + 432], r9; adcx r12, r13",                                       // t7 aside; t2 += lo(t0 f1)
    "adox r10, rbx; adcx r10, r11",                                             // t3 += hi(t0 f1); t3 += lo(t0 f2)
    "adox rdi, rbp; mov [rsp + 464], rsi",                                      // t4 += hi(t0 f2); t11 aside
    "mov rbp, [rcx + {fold1} + 32]; mulx rbx, rbp, rbp",                        // factor; t0 f4
    "mov r13, [rcx + {fold1} + 24]; mulx r9, r13, r13",                         // factor; t0 f3
    "adcx rdi, r13; adox rax, r9",                                              // t4 += lo(t0 f3); t5 += hi(t0 f3)
    "adcx rax, rbp; mov r11, [rcx + {fold1} + 40]",                             // t5 += lo(t0 f4); factor
    "mulx rbp, r11, r11; adcx r15, r11",                                        // t0 f5; t6 += lo(t0 f5)
    "adox r15, rbx; adox r8, rbp",                                              // t6 += hi(t0 f4); r7 = hi(t0 f5)
    "mov rdx, r14; mov rbp, [rcx + {fold1}]",                                   // multiplier; factor
    "mulx rbx, rbp, rbp; mulx rsi, r13, [rcx + {fold1} + 16]",                  // t1 f0; t1 f2
    "adc r8, 1; xor r9d, r9d",                                                  // r7 += carry; r8 = 0
    "adcx r12, rbp; adox r10, rbx",                                             // t2 += lo(t1 f0); t3 += hi(t1 f0)
    "mov rbx, [rcx + {fold1} + 8]; mulx rbp, rbx, rbx",                         // factor; t1 f1
    "adox rdi, rbp; adcx r10, rbx",                                             // t4 += hi(t1 f1); t3 += lo(t1 f1)
    "mulx rbp, rbx, [rcx + {fold1} + 32]; adox rax, rsi",                       // t1 f4; t5 += hi(t1 f2)
    "mulx r11, r14, [rcx + {fold1} + 24]; adcx rdi, r13",                       // t1 f3; t4 += lo(t1 f2)
    "adcx rax, r14; adox r15, r11",                                             // t5 += lo(t1 f3); t6 += hi(t1 f3)
    "adox r8, rbp; adcx r15, rbx",                                              // r7 += hi(t1 f4); t6 += lo(t1 f4)
    "mulx rbp, rbx, [rcx + {fold1} + 40]; mov rdx, r12",                        // t1 f5; multiplier
    "mulx rsi, r13, [rcx + {fold1} + 8]; adcx r8, rbx",                         // t2 f1; r7 += lo(t1 f5)
    "adox r9, rbp; mulx rbx, rbp, [rcx + {fold1}]",                             // r8 = hi(t1 f5); t2 f0
    "adc r9, 0; xor r14d, r14d",                                                // r8 += carry; r9 = 0
    "adcx r10, rbp; adox rdi, rbx",                                             // t3 += lo(t2 f0); t4 += hi(t2 f0)
    "adcx rdi, r13; adox rax, rsi",                                             // t4 += lo(t2 f1); t5 += hi(t2 f1)
    "mulx rbp, rbx, [rcx + {fold1} + 16]; mulx r11, r12, [rcx + {fold1} + 24]", // t2 f2; t2 f3
    "adcx rax, rbx; adox r15, rbp",                                             // t5 += lo(t2 f2); t6 += hi(t2 f2)
    "mov rbp, [rcx + {fold1} + 40]; mulx rbx, rbp, rbp",                        // factor; t2 f5
    "adox r8, r11; mulx r13, rsi, [rcx + {fold1} + 32]",                        // r7 += hi(t2 f3); t2 f4
    "adcx r15, r12; adcx r8, rsi",                                              // t6 += lo(t2 f3); r7 += lo(t2 f4)
    "adox r9, r13; mov rdx, r10",                                               // r8 += hi(t2 f4); multiplier
    "mulx r11, r12, [rcx + {fold1} + 8]; adox r14, rbx",                        // t3 f1; r9 = hi(t2 f5)
    "mov rsi, [rcx + {fold1}]; mulx rbx, rsi, rsi",                             // factor; t3 f0
    "adcx r9, rbp; adc r14, 0",                                                 // r8 += lo(t2 f5); r9 += carry
    "xor ebp, ebp; adox rax, rbx",                                              // r10 = 0; t5 += hi(t3 f0)
    "adcx rdi, rsi; adcx rax, r12",                                             // t4 += lo(t3 f0); t5 += lo(t3 f1)
    "adox r15, r11; mulx rbx, r13, [rcx + {fold1} + 16]",                       // t6 += hi(t3 f1); t3 f2
    "adcx r15, r13; mulx r10, rsi, [rcx + {fold1} + 24]",                       // t6 += lo(t3 f2); t3 f3
    "adox r8, rbx; adox r9, r10",                                               // r7 += hi(t3 f2); r8 += hi(t3 f3)
    "mov r12, [rcx + {fold1} + 32]; mulx rbx, r12, r12",                        // factor; t3 f4
    "adox r14, rbx; mulx rbx, r11, [rcx + {fold1} + 40]",                       // r9 += hi(t3 f4); t3 f5
    "adox rbp, rbx; adcx r8, rsi",                                              // r10 = hi(t3 f5); r7 += lo(t3 f3)
    "mov rdx, rdi; mov r13, [rcx + {fold1} + 8]",                               // multiplier; factor
    "mulx rbx, r13, r13; adcx r9, r12",                                         // t4 f1; r8 += lo(t3 f4)
    "adc r14, r11; mov rsi, [rcx + {fold1}]",                                   // r9 += lo(t3 f5); factor
    "mulx r10, rsi, rsi; adc rbp, 0",                                           // t4 f0; r10 += carry
    "xor edi, edi; adcx rax, rsi",                                              // r11 = 0; t5 += lo(t4 f0)
    "adox r15, r10; mov r11, [rcx + {fold1} + 16]",                             // t6 += hi(t4 f0); factor
    "mulx r12, r11, r11; adox r8, rbx",                                         // t4 f2; r7 += hi(t4 f1)
    "adcx r15, r13; adox r9, r12",                                              // t6 += lo(t4 f1); r8 += hi(t4 f2)
    "adcx r8, r11; mov rsi, [rcx + {fold1} + 24]",                              // r7 += lo(t4 f2); factor
    "mulx rbx, rsi, rsi; adox r14, rbx",                                        // t4 f3; r9 += hi(t4 f3)
    "adcx r9, rsi; mulx rbx, r10, [rcx + {fold1} + 32]",                        // r8 += lo(t4 f3); t4 f4
    "adcx r14, r10; mulx r13, r12, [rcx + {fold1} + 40]",                       // r9 += lo(t4 f4); t4 f5
    "adcx rbp, r12; adox rbp, rbx",                                             // r10 += lo(t4 f5); r10 += hi(t4 f4)
    "adox rdi, r13; mov rbx, [rcx + {n0}]",                                     // r11 = hi(t4 f5); m5 = n0
    "adc rdi, 0; imul rbx, rax",                                                // r11 += carry; m5 = t5 n0
    "mov r11d, 0; add rax, -1",                                                 // 0 for row 20; carry = t5 != 0
    "mov rdx, rbx; mulx rbx, rbx, [rcx + {p}]",                                 // multiplier; m5 p0
    "inc r11; adox r15, rbx",                                                   // 1 for row 20: OF = 0; t6 += hi(m5 p0)
    "mulx rbx, rsi, [rcx + {p} + 8]; mulx r10, r12, [rcx + {p} + 16]",          // m5 p1; m5 p2
    "adcx r15, rsi; adox r8, rbx",                                              // t6 += lo(m5 p1); r7 += hi(m5 p1)
    "adcx r8, r12; adox r9, r10",                                               // r7 += lo(m5 p2); r8 += hi(m5 p2)
    "mov r13, [rcx + {p} + 32]; mulx rbx, r13, r13",                            // factor; m5 p4
    "mulx rax, r11, [rcx + {p} + 24]; adcx r9, r11",                            // m5 p3; r8 += lo(m5 p3)
    "mov r12, [rcx + {p} + 40]; mulx rsi, r12, r12",                            // factor; m5 p5
    "adox r14, rax; adox rbp, rbx",                                             // r9 += hi(m5 p3); r10 += hi(m5 p4)
    "mov [rsp + 472], r15; adox rdi, rsi",                                      // t6 aside; r11 += hi(m5 p5)
    "adcx r14, r13; adc rbp, r12",                                              // r9 += lo(m5 p4); r10 += lo(m5 p5)
    "adc rdi, 0; add r8, [rsp + 432]",                                          // r11 += carry of row 20; r7 += t7
    "adc r9, [rsp + 440]; adc r14, [rsp + 448]",                                // r8 += t8 + carry; r9 += t9 + carry
    "mov [rsp + 480], r8; adc rbp, [rsp + 456]",                                // r7 aside; r10 += t10 + carry
    "mov [rsp + 496], r14; adc rdi, [rsp + 464]",                               // r9 aside; r11 += t11 + carry
    "sub r15, [rcx + {p}]; mov [rsp + 512], rdi",                               // u0 = t6 - p0; r11 aside
    "mov [rsp + 488], r9; sbb r8, [rcx + {p} + 8]",                             // r8 aside; u1 = r7 - p1 - borrow
    "sbb r9, [rcx + {p} + 16]; sbb r14, [rcx + {p} + 24]",                      // u2 = r8 - p2 - borrow; u3 = r9 - p3 - borrow
    "mov [rsp + 504], rbp; sbb rbp, [rcx + {p} + 32]",                          // r10 aside; u4 = r10 - p4 - borrow
    "sbb rdi, [rcx + {p} + 40]; cmovc rdi, [rsp + 512]",                        // u5 = r11 - p5 - borrow; u5 = r11 if it borrowed
    "cmovc r8, [rsp + 480]; cmovc r14, [rsp + 496]",                            // u1 = r7 if it borrowed; u3 = r9 if it borrowed
    "cmovc rbp, [rsp + 504]; mov [rsp + 560], rdi",                             // u4 = r10 if it borrowed; u5 aside
    "cmovc r15, [rsp + 472]; mov [rsp + 528], r8",                              // u0 = t6 if it borrowed; u1 aside
    "mov [rsp + 552], rbp; mov [rsp + 520], r15",                               // u4 aside; u0 aside
    "mov rbx, [rsp + 336]; cmovc r9, [rsp + 488]",                              // d0 = c0; u2 = r8 if it borrowed
    "mov [rsp + 544], r14; mov rbp, [rsp + 344]",                               // u3 aside; d1 = c1
    "sub rbx, [rsp + 144]; sbb rbp, [rsp + 152]",                               // d0 = c0 - a0; d1 = c1 - a1
    "mov r10, [rsp + 352]; mov [rsp + 576], rbp",                               // d2 = c2; d1 aside
    "mov rbp, [rsp + 392]; mov r11, [rsp + 384]",                               // d7 = c7; d6 = c6
    "mov [rsp + 536], r9; sbb r10, [rsp + 160]",                                // u2 aside; d2 = c2 - a2
    "mov [rsp + 568], rbx; mov [rsp + 584], r10",                               // d0 aside; d2 aside
    "mov rbx, [rsp + 360]; sbb rbx, [rsp + 168]",                               // d3 = c3; d3 = c3 - a3
    "mov rax, [rsp + 368]; mov [rsp + 592], rbx",                               // d4 = c4; d3 aside
    "sbb rax, [rsp + 176]; mov [rsp + 600], rax",                               // d4 = c4 - a4; d4 aside
    "mov rbx, [rsp + 376]; sbb rbx, [rsp + 184]",                               // d5 = c5; d5 = c5 - a5
    "sbb r11, [rsp + 192]; sbb rbp, [rsp + 200]",                               // d6 = c6 - a6; d7 = c7 - a7
    "mov [rsp + 608], rbx; mov [rsp + 616], r11",                               // d5 aside; d6 aside
    "mov [rsp + 624], rbp; mov rbx, [rsp + 408]",                               // d7 aside; d9 = c9
    "mov rbp, [rsp + 400]; sbb rbp, [rsp + 208]",                               // d8 = c8; d8 = c8 - a8
    "mov rsi, [rsp + 416]; sbb rbx, [rsp + 216]",                               // d10 = c10; d9 = c9 - a9
    "sbb rsi, [rsp + 224]; mov [rsp + 632], rbp",                               // d10 = c10 - a10; d8 aside
    "mov [rsp + 640], rbx; mov rbp, [rsp + 616]",                               // d9 aside; q6 = d6
    "mov [rsp + 648], rsi; mov rbx, [rsp + 568]",                               // d10 aside; q0 = d0
    "mov r13, [rsp + 424]; sbb r13, [rsp + 232]",                               // d11 = c11; d11 = c11 - a11
    "mov r12, [rsp + 576]; add rbx, [rsp + 240]",                               // q1 = d1; q0 = d0 + b0
    "mov rdi, [rsp + 600]; mov r8, [rsp + 608]",                                // q4 = d4; q5 = d5
    "mov r15, [rsp + 592]; mov [rsp + 656], r13",                               // q3 = d3; d11 aside
    "adc r12, [rsp + 248]; mov r14, [rsp + 584]",                               // q1 = d1 + b1; q2 = d2
    "mov r9, [rsp + 624]; mov r10, [rsp + 648]",                                // q7 = d7; q10 = d10
    "mov rax, [rsp + 640]; adc r14, [rsp + 256]",                               // q9 = d9; q2 = d2 + b2
    "adc r15, [rsp + 264]; adc rdi, [rsp + 272]",                               // q3 = d3 + b3; q4 = d4 + b4
    "mov r11, [rsp + 656]; mov rsi, [rsp + 632]",                               // q11 = d11; q8 = d8
    "adcx r8, [rsp + 280]; adc rbp, [rsp + 288]",                               // q5 = d5 + b5; q6 = d6 + b6
    "mov rdx, rbx; mulx rbx, r13, [rcx + {fold1}]",                             // multiplier; q0 f0
    "adc r9, [rsp + 296]; adc rsi, [rsp + 304]",                                // q7 = d7 + b7; q8 = d8 + b8
    "adc rax, [rsp + 312]; adc r10, [rsp + 320]",                               // q9 = d9 + b9; q10 = d10 + b10
    "adcx r11, [rsp + 328]; mov [rsp + 680], rax",                              // q11 = d11 + b11; q9 aside
    "mov [rsp + 696], r11; mov [rsp + 664], r9",                                // q11 aside; q7 aside
    "mov [rsp + 672], rsi; xor eax, eax",                                       // q8 aside; l7 = 0
    "adcx r12, r13; mov r9, [rcx + {fold1} + 16]",                              // q1 += lo(q0 f0); factor
    "mulx r11, r9, r9; adox r14, rbx",                                          // q0 f2; q2 += hi(q0 f0)
    "mov [rsp + 688], r10; mulx rbx, rsi, [rcx + {fold1} + 8]",                 // q10 aside; q0 f1
    "adcx r14, rsi; mov r10, [rcx + {fold1} + 32]",                             // q2 += lo(q0 f1); factor
    "mulx r13, r10, r10; adcx r15, r9",                                         // q0 f4; q3 += lo(q0 f2)
    "adox r15, rbx; adox rdi, r11",                                             // q3 += hi(q0 f1); q4 += hi(q0 f2)
    "mulx rbx, rsi, [rcx + {fold1} + 24]; adcx rdi, rsi",                       // q0 f3; q4 += lo(q0 f3)
    "adox r8, rbx; mov r9, [rcx + {fold1} + 40]",                               // q5 += hi(q0 f3); factor
    "mulx rbx, r9, r9; adox rbp, r13",                                          // q0 f5; q6 += hi(q0 f4)
    "mov rdx, r12; mulx r11, rsi, [rcx + {fold1}]",                             // multiplier; q1 f0
    "adcx r8, r10; adcx rbp, r9",                                               // q5 += lo(q0 f4); q6 += lo(q0 f5)
    "adox rax, rbx; adc rax, 0",                                                // l7 = hi(q0 f5); l7 += carry
    "xor ebx, ebx; mulx r13, r12, [rcx + {fold1} + 24]",                        // l8 = 0; q1 f3
    "adcx r14, rsi; mulx r10, r9, [rcx + {fold1} + 8]",                         // q2 += lo(q1 f0); q1 f1
    "adox r15, r11; adox rdi, r10",                                             // q3 += hi(q1 f0); q4 += hi(q1 f1)
    "mulx rsi, r11, [rcx + {fold1} + 16]; adox r8, rsi",                        // q1 f2; q5 += hi(q1 f2)
    "adcx r15, r9; mulx r10, rsi, [rcx + {fold1} + 40]",                        // q3 += lo(q1 f1); q1 f5
    "adcx rdi, r11; mulx r9, r11, [rcx + {fold1} + 32]",                        // q4 += lo(q1 f2); q1 f4
    "adcx r8, r12; adox rbp, r13",                                              // q5 += lo(q1 f3); q6 += hi(q1 f3)
    "adox rax, r9; adcx rbp, r11",                                              // l7 += hi(q1 f4); q6 += lo(q1 f4)
    "adcx rax, rsi; adox rbx, r10",                                             // l7 += lo(q1 f5); l8 = hi(q1 f5)
    "mov rdx, r14; mulx r12, r13, [rcx + {fold1} + 8]",                         // multiplier; q2 f1
    "adc rbx, 0; xor r9d, r9d",                                                 // l8 += carry; l9 = 0
    "mulx r11, rsi, [rcx + {fold1}]; adox rdi, r11",                            // q2 f0; q4 += hi(q2 f0)
    "adcx r15, rsi; mulx r10, r14, [rcx + {fold1} + 16]",                       // q3 += lo(q2 f0); q2 f2
    "adcx rdi, r13; adox r8, r12",                                              // q4 += lo(q2 f1); q5 += hi(q2 f1)
    "adox rbp, r10; adcx r8, r14",                                              // q6 += hi(q2 f2); q5 += lo(q2 f2)
    "mulx r11, rsi, [rcx + {fold1} + 24]; adox rax, r11",                       // q2 f3; l7 += hi(q2 f3)
    "adcx rbp, rsi; mulx r13, r12, [rcx + {fold1} + 32]",                       // q6 += lo(q2 f3); q2 f4
    "adox rbx, r13; adcx rax, r12",                                             // l8 += hi(q2 f4); l7 += lo(q2 f4)
    "mulx r10, r14, [rcx + {fold1} + 40]; adcx rbx, r14",                       // q2 f5; l8 += lo(q2 f5)
    "adox r9, r10; mov rdx, r15",                                               // l9 = hi(q2 f5); multiplier
    "mov rsi, [rcx + {fold1} + 8]; mulx r11, rsi, rsi",                         // factor; q3 f1
    "adc r9, 0; mulx r13, r12, [rcx + {fold1}]",                                // l9 += carry; q3 f0
    "xor r14d, r14d; adox r8, r13",                                             // l10 = 0; q5 += hi(q3 f0)
    "adcx rdi, r12; mulx r10, r13, [rcx + {fold1} + 16]",                       // q4 += lo(q3 f0); q3 f2
    "adox rbp, r11; adcx r8, rsi",                                              // q6 += hi(q3 f1); q5 += lo(q3 f1)
    "mov r11, [rcx + {fold1} + 24]; mulx r12, r11, r11",                        // factor; q3 f3
    "adox rax, r10; adox rbx, r12",                                             // l7 += hi(q3 f2); l8 += hi(q3 f3)
    "mov rdx, rdi; mov r10, [rcx + {fold1} + 24]",                              // multiplier; factor
    "mulx rsi, r10, r10; mov rdx, r15",                                         // q4 f3; multiplier
    "mulx r12, r15, [rcx + {fold1} + 32]; adcx rbp, r13",                       // q3 f4; q6 += lo(q3 f2)
    "adcx rax, r11; mulx r13, r11, [rcx + {fold1} + 40]",                       // l7 += lo(q3 f3); q3 f5
    "adcx rbx, r15; adcx r9, r11",                                              // l8 += lo(q3 f4); l9 += lo(q3 f5)
    "adox r9, r12; mov rdx, rdi",                                               // l9 += hi(q3 f4); multiplier
    "mov r11, [rcx + {fold1}]; mulx r15, r11, r11",                             // factor; q4 f0
    "adox r14, r13; adc r14, 0",                                                // l10 = hi(q3 f5); l10 += carry
    "mulx r12, rdi, [rcx + {fold1} + 8]; xor r13d, r13d",                       // q4 f1; l11 = 0
    "adcx r8, r11; adox rbp, r15",                                              // q5 += lo(q4 f0); q6 += hi(q4 f0)
    "adcx rbp, rdi; mulx r11, r15, [rcx + {fold1} + 16]",                       // q6 += lo(q4 f1); q4 f2
    "adox rax, r12; mulx rdi, r12, [rcx + {fold1} + 32]",                       // l7 += hi(q4 f1); q4 f4
    "adox rbx, r11; adcx rax, r15",                                             // l8 += hi(q4 f2); l7 += lo(q4 f2)
    "adox r9, rsi; adox r14, rdi",                                              // l9 += hi(q4 f3); l10 += hi(q4 f4)
    "adcx rbx, r10; adcx r9, r12",                                              // l8 += lo(q4 f3); l9 += lo(q4 f4)
    "mulx r11, r15, [rcx + {fold1} + 40]; adox r13, r11",                       // q4 f5; l11 = hi(q4 f5)
    "adcx r14, r15; mov rsi, [rcx + {n0}]",                                     // l10 += lo(q4 f5); k5 = n0
    "adc r13, 0; imul rsi, r8",                                                 // l11 += carry; k5 = q5 n0
    "mov rdx, rsi; mulx rdi, r10, [rcx + {p} + 8]",                             // multiplier; k5 p1
    "mulx r12, r11, [rcx + {p}]; xor r15d, r15d",                               // k5 p0; 0 for row 26
    "adcx r8, r11; adox rbp, r12",                                              // carry = q5 != 0; q6 += hi(k5 p0)
    "adcx rbp, r10; mulx rsi, r15, [rcx + {p} + 24]",                           // q6 += lo(k5 p1); k5 p3
    "adox rax, rdi; mov r8, [rcx + {p} + 16]",                                  // l7 += hi(k5 p1); factor
    "mulx r11, r8, r8; mulx r12, r10, [rcx + {p} + 40]",                        // k5 p2; k5 p5
    "adcx rax, r8; mulx rdi, r8, [rcx + {p} + 32]",                             // l7 += lo(k5 p2); k5 p4
    "adcx rbx, r15; adox rbx, r11",                                             // l8 += lo(k5 p3); l8 += hi(k5 p2)
    "adcx r9, r8; adox r9, rsi",                                                // l9 += lo(k5 p4); l9 += hi(k5 p3)
    "adcx r14, r10; adox r14, rdi",                                             // l10 += lo(k5 p5); l10 += hi(k5 p4)
    "adox r13, r12; adc r13, 0",                                                // l11 += hi(k5 p5); l11 += carry of row 26
    "add rax, [rsp + 664]; adc rbx, [rsp + 672]",                               // l7 += q7; l8 += q8 + carry
    "mov rdx, rbx; adcx r9, [rsp + 680]",                                       // v2 = l8; l9 += q9 + carry
    "mov r15, r9; mov r11, rax",                                                // v3 = l9; v1 = l7
    "adcx r14, [rsp + 688]; adc r13, [rsp + 696]",                              // l10 += q10 + carry; l11 += q11 + carry
    "mov r8, rbp; mov rsi, r14",                                                // v0 = q6; v4 = l10
    "sub r8, [rcx + {p}]; sbb r11, [rcx + {p} + 8]",                            // v0 = q6 - p0; v1 = l7 - p1 - borrow
    "sbb rdx, [rcx + {p} + 16]; sbb r15, [rcx + {p} + 24]",                     // v2 = l8 - p2 - borrow; v3 = l9 - p3 - borrow
    "mov r10, r13; sbb rsi, [rcx + {p} + 32]",                                  // v5 = l11; v4 = l10 - p4 - borrow
    "mov rdi, [rsp + 528]; mov r12, [rsp + 536]",                               // u1 again; u2 again
    "sbb r10, [rcx + {p} + 40]; cmovc r8, rbp",                                 // v5 = l11 - p5 - borrow; v0 = q6 if it borrowed
    "cmovc rsi, r14; cmovc r11, rax",                                           // v4 = l10 if it borrowed; v1 = l7 if it borrowed
    "mov rcx, [rsp + 552]; cmovc r15, r9",                                      // u4 again; v3 = l9 if it borrowed
    "cmovc rdx, rbx; mov r14, [rsp + 560]",                                     // v2 = l8 if it borrowed; u5 again
    "mov rax, [rsp + 520]; cmovc r10, r13",                                     // u0 again; v5 = l11 if it borrowed
    "mov r9, [rsp + 544]",                                                      // u3 again
    "add rsp, 704",
    "pop rbp",
    "pop rbx",
    "ret",
}
