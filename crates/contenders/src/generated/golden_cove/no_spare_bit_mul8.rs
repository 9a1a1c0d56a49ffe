//! `mont_mul_8_no_spare_bit_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    product 8 any;
    r0 r1 r2 r3 r4 r5 r6 r7;
    rax _, rcx _, rdx _, rsi r0, rdi _, r8 r3, r9 r4, r10 r2, r11 r5, r12 r6, r13 r1, r14 r7, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 72",
    "mov [rsp], rsi; mov rdx, [rsp]",                 // b aside; multiplier
    "mov rdx, [rdx]; mulx rbx, rbp, [rdi]",           // multiplier; b0 a0
    "mulx rax, r8, [rdi + 8]; add r8, rbx",           // b0 a1; t1 = lo(b0 a1) + hi(b0 a0)
    "mulx rbx, r9, [rdi + 16]; adc r9, rax",          // b0 a2; t2 = lo(b0 a2) + hi(b0 a1) + carry
    "mulx r10, r11, [rdi + 24]; adc r11, rbx",        // b0 a3; t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mulx rbx, r12, [rdi + 32]; adc r12, r10",        // b0 a4; t4 = lo(b0 a4) + hi(b0 a3) + carry
    "mulx r13, r14, [rdi + 40]; adc r14, rbx",        // b0 a5; t5 = lo(b0 a5) + hi(b0 a4) + carry
    "mulx rbx, r15, [rdi + 48]; adc r15, r13",        // b0 a6; t6 = lo(b0 a6) + hi(b0 a5) + carry
    "mulx rsi, rax, [rdi + 56]; adc rax, rbx",        // b0 a7; t7 = lo(b0 a7) + hi(b0 a6) + carry
    "adc rsi, 0; mov rbx, [rcx + {n0}]",              // t8 = hi(b0 a7) + carry; m0 = n0
    "imul rbx, rbp; mov r10d, 0",                     // m0 = t0 n0; 0 for row 0
    "mov rdx, rbx; mulx rbx, rbx, [rcx + {p}]",       // multiplier; m0 p0
    "add rbp, -1; inc r10",                           // carry = t0 != 0; 1 for row 0: OF = 0
    "adox r8, rbx; mulx rbp, rbx, [rcx + {p} + 8]",   // t1 += hi(m0 p0); m0 p1
    "adcx r8, rbx; adox r9, rbp",                     // t1 += lo(m0 p1); t2 += hi(m0 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]; adcx r9, rbp",  // m0 p2; t2 += lo(m0 p2)
    "adox r11, rbx; mulx rbp, rbx, [rcx + {p} + 24]", // t3 += hi(m0 p2); m0 p3
    "adcx r11, rbx; adox r12, rbp",                   // t3 += lo(m0 p3); t4 += hi(m0 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]; adcx r12, rbp", // m0 p4; t4 += lo(m0 p4)
    "adox r14, rbx; mulx rbp, rbx, [rcx + {p} + 40]", // t5 += hi(m0 p4); m0 p5
    "adcx r14, rbx; adox r15, rbp",                   // t5 += lo(m0 p5); t6 += hi(m0 p5)
    "mulx rbx, rbp, [rcx + {p} + 48]; adcx r15, rbp", // m0 p6; t6 += lo(m0 p6)
    "adox rax, rbx; mulx rbp, rbx, [rcx + {p} + 56]", // t7 += hi(m0 p6); m0 p7
    "adcx rax, rbx; adox rsi, rbp",                   // t7 += lo(m0 p7); t8 += hi(m0 p7)
    "mov r13d, 0; adox r13, r13",                     // 0 above row 0; t9 = overflow
    "adc rsi, 0; adc r13, 0",                         // t8 += carry of row 0; t9 += carry above row 0
    "mov ebx, 0; mov rdx, [rsp]",                     // 0 for row 1; multiplier
    "mov rdx, [rdx + 8]; mulx rbp, r10, [rdi]",       // multiplier; b1 a0
    "add r8, r10; inc rbx",                           // t1 += lo(b1 a0); 1 for row 1: OF = 0
    "adox r9, rbp; mulx rbx, rbp, [rdi + 8]",         // t2 += hi(b1 a0); b1 a1
    "adcx r9, rbp; adox r11, rbx",                    // t2 += lo(b1 a1); t3 += hi(b1 a1)
    "mulx rbp, rbx, [rdi + 16]; adcx r11, rbx",       // b1 a2; t3 += lo(b1 a2)
    "adox r12, rbp; mulx rbx, rbp, [rdi + 24]",       // t4 += hi(b1 a2); b1 a3
    "adcx r12, rbp; adox r14, rbx",                   // t4 += lo(b1 a3); t5 += hi(b1 a3)
    "mulx rbp, rbx, [rdi + 32]; adcx r14, rbx",       // b1 a4; t5 += lo(b1 a4)
    "adox r15, rbp; mulx rbx, rbp, [rdi + 40]",       // t6 += hi(b1 a4); b1 a5
    "adcx r15, rbp; adox rax, rbx",                   // t6 += lo(b1 a5); t7 += hi(b1 a5)
    "mulx rbp, rbx, [rdi + 48]; adcx rax, rbx",       // b1 a6; t7 += lo(b1 a6)
    "adox rsi, rbp; mulx rbx, rbp, [rdi + 56]",       // t8 += hi(b1 a6); b1 a7
    "adcx rsi, rbp; adox r13, rbx",                   // t8 += lo(b1 a7); t9 += hi(b1 a7)
    "mov r10d, 0; adox r10, r10",                     // 0 above row 1; t10 = overflow
    "adc r13, 0; adc r10, 0",                         // t9 += carry of row 1; t10 += carry above row 1
    "mov rbp, [rcx + {n0}]; imul rbp, r8",            // m1 = n0; m1 = t1 n0
    "mov ebx, 0; mov rdx, rbp",                       // 0 for row 2; multiplier
    "mulx rbp, rbp, [rcx + {p}]; add r8, -1",         // m1 p0; carry = t1 != 0
    "inc rbx; adox r9, rbp",                          // 1 for row 2: OF = 0; t2 += hi(m1 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]; adcx r9, rbp",   // m1 p1; t2 += lo(m1 p1)
    "adox r11, rbx; mulx rbp, rbx, [rcx + {p} + 16]", // t3 += hi(m1 p1); m1 p2
    "adcx r11, rbx; adox r12, rbp",                   // t3 += lo(m1 p2); t4 += hi(m1 p2)
    "mulx rbx, rbp, [rcx + {p} + 24]; adcx r12, rbp", // m1 p3; t4 += lo(m1 p3)
    "adox r14, rbx; mulx rbp, rbx, [rcx + {p} + 32]", // t5 += hi(m1 p3); m1 p4
    "adcx r14, rbx; adox r15, rbp",                   // t5 += lo(m1 p4); t6 += hi(m1 p4)
    "mulx rbx, rbp, [rcx + {p} + 40]; adcx r15, rbp", // m1 p5; t6 += lo(m1 p5)
    "adox rax, rbx; mulx rbp, rbx, [rcx + {p} + 48]", // t7 += hi(m1 p5); m1 p6
    "adcx rax, rbx; adox rsi, rbp",                   // t7 += lo(m1 p6); t8 += hi(m1 p6)
    "mulx rbx, rbp, [rcx + {p} + 56]; adcx rsi, rbp", // m1 p7; t8 += lo(m1 p7)
    "adox r13, rbx; mov ebp, 0",                      // t9 += hi(m1 p7); 0 above row 2
    "adox r10, rbp; adc r13, 0",                      // t10 += overflow; t9 += carry of row 2
    "adc r10, 0; mov ebx, 0",                         // t10 += carry above row 2; 0 for row 3
    "mov rdx, [rsp]; mov rdx, [rdx + 16]",            // multiplier; multiplier
    "mulx rbp, r8, [rdi]; add r9, r8",                // b2 a0; t2 += lo(b2 a0)
    "inc rbx; adox r11, rbp",                         // 1 for row 3: OF = 0; t3 += hi(b2 a0)
    "mulx rbx, rbp, [rdi + 8]; adcx r11, rbp",        // b2 a1; t3 += lo(b2 a1)
    "adox r12, rbx; mulx rbp, rbx, [rdi + 16]",       // t4 += hi(b2 a1); b2 a2
    "adcx r12, rbx; adox r14, rbp",                   // t4 += lo(b2 a2); t5 += hi(b2 a2)
    "mulx rbx, rbp, [rdi + 24]; adcx r14, rbp",       // b2 a3; t5 += lo(b2 a3)
    "adox r15, rbx; mulx rbp, rbx, [rdi + 32]",       // t6 += hi(b2 a3); b2 a4
    "adcx r15, rbx; adox rax, rbp",                   // t6 += lo(b2 a4); t7 += hi(b2 a4)
    "mulx rbx, rbp, [rdi + 40]; adcx rax, rbp",       // b2 a5; t7 += lo(b2 a5)
    "adox rsi, rbx; mulx rbp, rbx, [rdi + 48]",       // t8 += hi(b2 a5); b2 a6
    "adcx rsi, rbx; adox r13, rbp",                   // t8 += lo(b2 a6); t9 += hi(b2 a6)
    "mulx rbx, rbp, [rdi + 56]; adcx r13, rbp",       // b2 a7; t9 += lo(b2 a7)
    "adox r10, rbx; mov r8d, 0",                      // t10 += hi(b2 a7); 0 above row 3
    "adox r8, r8; adc r10, 0",                        // t11 = overflow; t10 += carry of row 3
    "adc r8, 0; mov rbp, [rcx + {n0}]",               // t11 += carry above row 3; m2 = n0
    "imul rbp, r9; mov ebx, 0",                       // m2 = t2 n0; 0 for row 4
    "mov rdx, rbp; mulx rbp, rbp, [rcx + {p}]",       // multiplier; m2 p0
    "add r9, -1; inc rbx",                            // carry = t2 != 0; 1 for row 4: OF = 0
    "adox r11, rbp; mulx rbx, rbp, [rcx + {p} + 8]",  // t3 += hi(m2 p0); m2 p1
    "adcx r11, rbp; adox r12, rbx",                   // t3 += lo(m2 p1); t4 += hi(m2 p1)
    "mulx rbp, rbx, [rcx + {p} + 16]; adcx r12, rbx", // m2 p2; t4 += lo(m2 p2)
    "adox r14, rbp; mulx rbx, rbp, [rcx + {p} + 24]", // t5 += hi(m2 p2); m2 p3
    "adcx r14, rbp; adox r15, rbx",                   // t5 += lo(m2 p3); t6 += hi(m2 p3)
    "mulx rbp, rbx, [rcx + {p} + 32]; adcx r15, rbx", // m2 p4; t6 += lo(m2 p4)
    "adox rax, rbp; mulx rbx, rbp, [rcx + {p} + 40]", // t7 += hi(m2 p4); m2 p5
    "adcx rax, rbp; adox rsi, rbx",                   // t7 += lo(m2 p5); t8 += hi(m2 p5)
    "mulx rbp, rbx, [rcx + {p} + 48]; adcx rsi, rbx", // m2 p6; t8 += lo(m2 p6)
    "adox r13, rbp; mulx rbx, rbp, [rcx + {p} + 56]", // t9 += hi(m2 p6); m2 p7
    "adcx r13, rbp; adox r10, rbx",                   // t9 += lo(m2 p7); t10 += hi(m2 p7)
    "mov ebp, 0; adox r8, rbp",                       // 0 above row 4; t11 += overflow
    "adc r10, 0; adc r8, 0",                          // t10 += carry of row 4; t11 += carry above row 4
    "mov ebx, 0; mov rdx, [rsp]",                     // 0 for row 5; multiplier
    "mov rdx, [rdx + 24]; mulx rbp, r9, [rdi]",       // multiplier; b3 a0
    "add r11, r9; inc rbx",                           // t3 += lo(b3 a0); 1 for row 5: OF = 0
    "adox r12, rbp; mulx rbx, rbp, [rdi + 8]",        // t4 += hi(b3 a0); b3 a1
    "adcx r12, rbp; adox r14, rbx",                   // t4 += lo(b3 a1); t5 += hi(b3 a1)
    "mulx rbp, rbx, [rdi + 16]; adcx r14, rbx",       // b3 a2; t5 += lo(b3 a2)
    "adox r15, rbp; mulx rbx, rbp, [rdi + 24]",       // t6 += hi(b3 a2); b3 a3
    "adcx r15, rbp; adox rax, rbx",                   // t6 += lo(b3 a3); t7 += hi(b3 a3)
    "mulx rbp, rbx, [rdi + 32]; adcx rax, rbx",       // b3 a4; t7 += lo(b3 a4)
    "adox rsi, rbp; mulx rbx, rbp, [rdi + 40]",       // t8 += hi(b3 a4); b3 a5
    "adcx rsi, rbp; adox r13, rbx",                   // t8 += lo(b3 a5); t9 += hi(b3 a5)
    "mulx rbp, rbx, [rdi + 48]; adcx r13, rbx",       // b3 a6; t9 += lo(b3 a6)
    "adox r10, rbp; mulx rbx, rbp, [rdi + 56]",       // t10 += hi(b3 a6); b3 a7
    "adcx r10, rbp; adox r8, rbx",                    // t10 += lo(b3 a7); t11 += hi(b3 a7)
    "mov r9d, 0; adox r9, r9",                        // 0 above row 5; t12 = overflow
    "adc r8, 0; adc r9, 0",                           // t11 += carry of row 5; t12 += carry above row 5
    "mov rbp, [rcx + {n0}]; imul rbp, r11",           // m3 = n0; m3 = t3 n0
    "mov ebx, 0; mov rdx, rbp",                       // 0 for row 6; multiplier
    "mulx rbp, rbp, [rcx + {p}]; add r11, -1",        // m3 p0; carry = t3 != 0
    "inc rbx; adox r12, rbp",                         // 1 for row 6: OF = 0; t4 += hi(m3 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]; adcx r12, rbp",  // m3 p1; t4 += lo(m3 p1)
    "adox r14, rbx; mulx rbp, rbx, [rcx + {p} + 16]", // t5 += hi(m3 p1); m3 p2
    "adcx r14, rbx; adox r15, rbp",                   // t5 += lo(m3 p2); t6 += hi(m3 p2)
    "mulx rbx, rbp, [rcx + {p} + 24]; adcx r15, rbp", // m3 p3; t6 += lo(m3 p3)
    "adox rax, rbx; mulx rbp, rbx, [rcx + {p} + 32]", // t7 += hi(m3 p3); m3 p4
    "adcx rax, rbx; adox rsi, rbp",                   // t7 += lo(m3 p4); t8 += hi(m3 p4)
    "mulx rbx, rbp, [rcx + {p} + 40]; adcx rsi, rbp", // m3 p5; t8 += lo(m3 p5)
    "adox r13, rbx; mulx rbp, rbx, [rcx + {p} + 48]", // t9 += hi(m3 p5); m3 p6
    "adcx r13, rbx; adox r10, rbp",                   // t9 += lo(m3 p6); t10 += hi(m3 p6)
    "mulx rbx, rbp, [rcx + {p} + 56]; adcx r10, rbp", // m3 p7; t10 += lo(m3 p7)
    "adox r8, rbx; mov ebp, 0",                       // t11 += hi(m3 p7); 0 above row 6
    "adox r9, rbp; adc r8, 0",                        // t12 += overflow; t11 += carry of row 6
    "adc r9, 0; mov ebx, 0",                          // t12 += carry above row 6; 0 for row 7
    "mov rdx, [rsp]; mov rdx, [rdx + 32]",            // multiplier; multiplier
    "mulx rbp, r11, [rdi]; add r12, r11",             // b4 a0; t4 += lo(b4 a0)
    "inc rbx; adox r14, rbp",                         // 1 for row 7: OF = 0; t5 += hi(b4 a0)
    "mulx rbx, rbp, [rdi + 8]; adcx r14, rbp",        // b4 a1; t5 += lo(b4 a1)
    "adox r15, rbx; mulx rbp, rbx, [rdi + 16]",       // t6 += hi(b4 a1); b4 a2
    "adcx r15, rbx; adox rax, rbp",                   // t6 += lo(b4 a2); t7 += hi(b4 a2)
    "mulx rbx, rbp, [rdi + 24]; adcx rax, rbp",       // b4 a3; t7 += lo(b4 a3)
    "adox rsi, rbx; mulx rbp, rbx, [rdi + 32]",       // t8 += hi(b4 a3); b4 a4
    "adcx rsi, rbx; adox r13, rbp",                   // t8 += lo(b4 a4); t9 += hi(b4 a4)
    "mulx rbx, rbp, [rdi + 40]; adcx r13, rbp",       // b4 a5; t9 += lo(b4 a5)
    "adox r10, rbx; mulx rbp, rbx, [rdi + 48]",       // t10 += hi(b4 a5); b4 a6
    "adcx r10, rbx; adox r8, rbp",                    // t10 += lo(b4 a6); t11 += hi(b4 a6)
    "mulx rbx, rbp, [rdi + 56]; adcx r8, rbp",        // b4 a7; t11 += lo(b4 a7)
    "adox r9, rbx; mov r11d, 0",                      // t12 += hi(b4 a7); 0 above row 7
    "adox r11, r11; adc r9, 0",                       // t13 = overflow; t12 += carry of row 7
    "adc r11, 0; mov rbp, [rcx + {n0}]",              // t13 += carry above row 7; m4 = n0
    "imul rbp, r12; mov ebx, 0",                      // m4 = t4 n0; 0 for row 8
    "mov rdx, rbp; mulx rbp, rbp, [rcx + {p}]",       // multiplier; m4 p0
    "add r12, -1; inc rbx",                           // carry = t4 != 0; 1 for row 8: OF = 0
    "adox r14, rbp; mulx rbx, rbp, [rcx + {p} + 8]",  // t5 += hi(m4 p0); m4 p1
    "adcx r14, rbp; adox r15, rbx",                   // t5 += lo(m4 p1); t6 += hi(m4 p1)
    "mulx rbp, rbx, [rcx + {p} + 16]; adcx r15, rbx", // m4 p2; t6 += lo(m4 p2)
    "adox rax, rbp; mulx rbx, rbp, [rcx + {p} + 24]", // t7 += hi(m4 p2); m4 p3
    "adcx rax, rbp; adox rsi, rbx",                   // t7 += lo(m4 p3); t8 += hi(m4 p3)
    "mulx rbp, rbx, [rcx + {p} + 32]; adcx rsi, rbx", // m4 p4; t8 += lo(m4 p4)
    "adox r13, rbp; mulx rbx, rbp, [rcx + {p} + 40]", // t9 += hi(m4 p4); m4 p5
    "adcx r13, rbp; adox r10, rbx",                   // t9 += lo(m4 p5); t10 += hi(m4 p5)
    "mulx rbp, rbx, [rcx + {p} + 48]; adcx r10, rbx", // m4 p6; t10 += lo(m4 p6)
    "adox r8, rbp; mulx rbx, rbp, [rcx + {p} + 56]",  // t11 += hi(m4 p6); m4 p7
    "adcx r8, rbp; adox r9, rbx",                     // t11 += lo(m4 p7); t12 += hi(m4 p7)
    "mov ebp, 0; adox r11, rbp",                      // 0 above row 8; t13 += overflow
    "adc r9, 0; adc r11, 0",                          // t12 += carry of row 8; t13 += carry above row 8
    "mov ebx, 0; mov rdx, [rsp]",                     // 0 for row 9; multiplier
    "mov rdx, [rdx + 40]; mulx rbp, r12, [rdi]",      // multiplier; b5 a0
    "add r14, r12; inc rbx",                          // t5 += lo(b5 a0); 1 for row 9: OF = 0
    "adox r15, rbp; mulx rbx, rbp, [rdi + 8]",        // t6 += hi(b5 a0); b5 a1
    "adcx r15, rbp; adox rax, rbx",                   // t6 += lo(b5 a1); t7 += hi(b5 a1)
    "mulx rbp, rbx, [rdi + 16]; adcx rax, rbx",       // b5 a2; t7 += lo(b5 a2)
    "adox rsi, rbp; mulx rbx, rbp, [rdi + 24]",       // t8 += hi(b5 a2); b5 a3
    "adcx rsi, rbp; adox r13, rbx",                   // t8 += lo(b5 a3); t9 += hi(b5 a3)
    "mulx rbp, rbx, [rdi + 32]; adcx r13, rbx",       // b5 a4; t9 += lo(b5 a4)
    "adox r10, rbp; mulx rbx, rbp, [rdi + 40]",       // t10 += hi(b5 a4); b5 a5
    "adcx r10, rbp; adox r8, rbx",                    // t10 += lo(b5 a5); t11 += hi(b5 a5)
    "mulx rbp, rbx, [rdi + 48]; adcx r8, rbx",        // b5 a6; t11 += lo(b5 a6)
    "adox r9, rbp; mulx rbx, rbp, [rdi + 56]",        // t12 += hi(b5 a6); b5 a7
    "adcx r9, rbp; adox r11, rbx",                    // t12 += lo(b5 a7); t13 += hi(b5 a7)
    "mov r12d, 0; adox r12, r12",                     // 0 above row 9; t14 = overflow
    "adc r11, 0; adc r12, 0",                         // t13 += carry of row 9; t14 += carry above row 9
    "mov rbp, [rcx + {n0}]; imul rbp, r14",           // m5 = n0; m5 = t5 n0
    "mov ebx, 0; mov rdx, rbp",                       // 0 for row 10; multiplier
    "mulx rbp, rbp, [rcx + {p}]; add r14, -1",        // m5 p0; carry = t5 != 0
    "inc rbx; adox r15, rbp",                         // 1 for row 10: OF = 0; t6 += hi(m5 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]; adcx r15, rbp",  // m5 p1; t6 += lo(m5 p1)
    "adox rax, rbx; mulx rbp, rbx, [rcx + {p} + 16]", // t7 += hi(m5 p1); m5 p2
    "adcx rax, rbx; adox rsi, rbp",                   // t7 += lo(m5 p2); t8 += hi(m5 p2)
    "mulx rbx, rbp, [rcx + {p} + 24]; adcx rsi, rbp", // m5 p3; t8 += lo(m5 p3)
    "adox r13, rbx; mulx rbp, rbx, [rcx + {p} + 32]", // t9 += hi(m5 p3); m5 p4
    "adcx r13, rbx; adox r10, rbp",                   // t9 += lo(m5 p4); t10 += hi(m5 p4)
    "mulx rbx, rbp, [rcx + {p} + 40]; adcx r10, rbp", // m5 p5; t10 += lo(m5 p5)
    "adox r8, rbx; mulx rbp, rbx, [rcx + {p} + 48]",  // t11 += hi(m5 p5); m5 p6
    "adcx r8, rbx; adox r9, rbp",                     // t11 += lo(m5 p6); t12 += hi(m5 p6)
    "mulx rbx, rbp, [rcx + {p} + 56]; adcx r9, rbp",  // m5 p7; t12 += lo(m5 p7)
    "adox r11, rbx; mov ebp, 0",                      // t13 += hi(m5 p7); 0 above row 10
    "adox r12, rbp; adc r11, 0",                      // t14 += overflow; t13 += carry of row 10
    "adc r12, 0; mov ebx, 0",                         // t14 += carry above row 10; 0 for row 11
    "mov rdx, [rsp]; mov rdx, [rdx + 48]",            // multiplier; multiplier
    "mulx rbp, r14, [rdi]; add r15, r14",             // b6 a0; t6 += lo(b6 a0)
    "inc rbx; adox rax, rbp",                         // 1 for row 11: OF = 0; t7 += hi(b6 a0)
    "mulx rbx, rbp, [rdi + 8]; adcx rax, rbp",        // b6 a1; t7 += lo(b6 a1)
    "adox rsi, rbx; mulx rbp, rbx, [rdi + 16]",       // t8 += hi(b6 a1); b6 a2
    "adcx rsi, rbx; adox r13, rbp",                   // t8 += lo(b6 a2); t9 += hi(b6 a2)
    "mulx rbx, rbp, [rdi + 24]; adcx r13, rbp",       // b6 a3; t9 += lo(b6 a3)
    "adox r10, rbx; mulx rbp, rbx, [rdi + 32]",       // t10 += hi(b6 a3); b6 a4
    "adcx r10, rbx; adox r8, rbp",                    // t10 += lo(b6 a4); t11 += hi(b6 a4)
    "mulx rbx, rbp, [rdi + 40]; adcx r8, rbp",        // b6 a5; t11 += lo(b6 a5)
    "adox r9, rbx; mulx rbp, rbx, [rdi + 48]",        // t12 += hi(b6 a5); b6 a6
    "adcx r9, rbx; adox r11, rbp",                    // t12 += lo(b6 a6); t13 += hi(b6 a6)
    "mulx rbx, rbp, [rdi + 56]; adcx r11, rbp",       // b6 a7; t13 += lo(b6 a7)
    "adox r12, rbx; mov r14d, 0",                     // t14 += hi(b6 a7); 0 above row 11
    "adox r14, r14; adc r12, 0",                      // t15 = overflow; t14 += carry of row 11
    "adc r14, 0; mov rbp, [rcx + {n0}]",              // t15 += carry above row 11; m6 = n0
    "imul rbp, r15; mov ebx, 0",                      // m6 = t6 n0; 0 for row 12
    "mov rdx, rbp; mulx rbp, rbp, [rcx + {p}]",       // multiplier; m6 p0
    "add r15, -1; inc rbx",                           // carry = t6 != 0; 1 for row 12: OF = 0
    "adox rax, rbp; mulx rbx, rbp, [rcx + {p} + 8]",  // t7 += hi(m6 p0); m6 p1
    "adcx rax, rbp; adox rsi, rbx",                   // t7 += lo(m6 p1); t8 += hi(m6 p1)
    "mulx rbp, rbx, [rcx + {p} + 16]; adcx rsi, rbx", // m6 p2; t8 += lo(m6 p2)
    "adox r13, rbp; mulx rbx, rbp, [rcx + {p} + 24]", // t9 += hi(m6 p2); m6 p3
    "adcx r13, rbp; adox r10, rbx",                   // t9 += lo(m6 p3); t10 += hi(m6 p3)
    "mulx rbp, rbx, [rcx + {p} + 32]; adcx r10, rbx", // m6 p4; t10 += lo(m6 p4)
    "adox r8, rbp; mulx rbx, rbp, [rcx + {p} + 40]",  // t11 += hi(m6 p4); m6 p5
    "adcx r8, rbp; adox r9, rbx",                     // t11 += lo(m6 p5); t12 += hi(m6 p5)
    "mulx rbp, rbx, [rcx + {p} + 48]; adcx r9, rbx",  // m6 p6; t12 += lo(m6 p6)
    "adox r11, rbp; mulx rbx, rbp, [rcx + {p} + 56]", // t13 += hi(m6 p6); m6 p7
    "adcx r11, rbp; adox r12, rbx",                   // t13 += lo(m6 p7); t14 += hi(m6 p7)
    "mov ebp, 0; adox r14, rbp",                      // 0 above row 12; t15 += overflow
    "adc r12, 0; adc r14, 0",                         // t14 += carry of row 12; t15 += carry above row 12
    "mov ebx, 0; mov rdx, [rsp]",                     // 0 for row 13; multiplier
    "mov rdx, [rdx + 56]; mulx rbp, r15, [rdi]",      // multiplier; b7 a0
    "add rax, r15; inc rbx",                          // t7 += lo(b7 a0); 1 for row 13: OF = 0
    "adox rsi, rbp; mulx rbx, rbp, [rdi + 8]",        // t8 += hi(b7 a0); b7 a1
    "adcx rsi, rbp; adox r13, rbx",                   // t8 += lo(b7 a1); t9 += hi(b7 a1)
    "mulx rbp, rbx, [rdi + 16]; adcx r13, rbx",       // b7 a2; t9 += lo(b7 a2)
    "adox r10, rbp; mulx rbx, rbp, [rdi + 24]",       // t10 += hi(b7 a2); b7 a3
    "adcx r10, rbp; adox r8, rbx",                    // t10 += lo(b7 a3); t11 += hi(b7 a3)
    "mulx rbp, rbx, [rdi + 32]; adcx r8, rbx",        // b7 a4; t11 += lo(b7 a4)
    "adox r9, rbp; mulx rbx, rbp, [rdi + 40]",        // t12 += hi(b7 a4); b7 a5
    "adcx r9, rbp; adox r11, rbx",                    // t12 += lo(b7 a5); t13 += hi(b7 a5)
    "mulx rbp, rbx, [rdi + 48]; adcx r11, rbx",       // b7 a6; t13 += lo(b7 a6)
    "adox r12, rbp; mulx rbx, rbp, [rdi + 56]",       // t14 += hi(b7 a6); b7 a7
    "adcx r12, rbp; adox r14, rbx",                   // t14 += lo(b7 a7); t15 += hi(b7 a7)
    "mov ebp, 0; adox rbp, rbp",                      // 0 above row 13; t16 = overflow
    "adc r14, 0; adc rbp, 0",                         // t15 += carry of row 13; t16 += carry above row 13
    "mov rbx, [rcx + {n0}]; imul rbx, rax",           // m7 = n0; m7 = t7 n0
    "mov r15d, 0; mov rdx, rbx",                      // 0 for row 14; multiplier
    "mulx rbx, rbx, [rcx + {p}]; add rax, -1",        // m7 p0; carry = t7 != 0
    "inc r15; adox rsi, rbx",                         // 1 for row 14: OF = 0; t8 += hi(m7 p0)
    "mulx rbx, rdi, [rcx + {p} + 8]; adcx rsi, rdi",  // m7 p1; t8 += lo(m7 p1)
    "adox r13, rbx; mulx rbx, rax, [rcx + {p} + 16]", // t9 += hi(m7 p1); m7 p2
    "adcx r13, rax; adox r10, rbx",                   // t9 += lo(m7 p2); t10 += hi(m7 p2)
    "mulx rbx, r15, [rcx + {p} + 24]; adcx r10, r15", // m7 p3; t10 += lo(m7 p3)
    "adox r8, rbx; mulx rbx, rdi, [rcx + {p} + 32]",  // t11 += hi(m7 p3); m7 p4
    "adcx r8, rdi; adox r9, rbx",                     // t11 += lo(m7 p4); t12 += hi(m7 p4)
    "mulx rbx, rax, [rcx + {p} + 40]; adcx r9, rax",  // m7 p5; t12 += lo(m7 p5)
    "adox r11, rbx; mulx rbx, r15, [rcx + {p} + 48]", // t13 += hi(m7 p5); m7 p6
    "adcx r11, r15; adox r12, rbx",                   // t13 += lo(m7 p6); t14 += hi(m7 p6)
    "mulx rbx, rdi, [rcx + {p} + 56]; adcx r12, rdi", // m7 p7; t14 += lo(m7 p7)
    "adox r14, rbx; mov ebx, 0",                      // t15 += hi(m7 p7); 0 above row 14
    "adox rbp, rbx; adc r14, 0",                      // t16 += overflow; t15 += carry of row 14
    "adc rbp, 0; mov [rsp + 8], rsi",                 // t16 += carry above row 14; t8 aside
    "sub rsi, [rcx + {p}]; mov [rsp + 16], r13",      // u0 = t8 - p0; t9 aside
    "sbb r13, [rcx + {p} + 8]; mov [rsp + 24], r10",  // u1 = t9 - p1 - borrow; t10 aside
    "sbb r10, [rcx + {p} + 16]; mov [rsp + 32], r8",  // u2 = t10 - p2 - borrow; t11 aside
    "sbb r8, [rcx + {p} + 24]; mov [rsp + 40], r9",   // u3 = t11 - p3 - borrow; t12 aside
    "sbb r9, [rcx + {p} + 32]; mov [rsp + 48], r11",  // u4 = t12 - p4 - borrow; t13 aside
    "sbb r11, [rcx + {p} + 40]; mov [rsp + 56], r12", // u5 = t13 - p5 - borrow; t14 aside
    "sbb r12, [rcx + {p} + 48]; mov [rsp + 64], r14", // u6 = t14 - p6 - borrow; t15 aside
    "sbb r14, [rcx + {p} + 56]; sbb rbp, 0",          // u7 = t15 - p7 - borrow; borrow of t16
    "cmovc rsi, [rsp + 8]; cmovc r13, [rsp + 16]",    // u0 = t8 if it borrowed; u1 = t9 if it borrowed
    "cmovc r10, [rsp + 24]; cmovc r8, [rsp + 32]",    // u2 = t10 if it borrowed; u3 = t11 if it borrowed
    "cmovc r9, [rsp + 40]; cmovc r11, [rsp + 48]",    // u4 = t12 if it borrowed; u5 = t13 if it borrowed
    "cmovc r12, [rsp + 56]; cmovc r14, [rsp + 64]",   // u6 = t14 if it borrowed; u7 = t15 if it borrowed
    "add rsp, 72",
    "pop rbp",
    "pop rbx",
    "ret",
}
