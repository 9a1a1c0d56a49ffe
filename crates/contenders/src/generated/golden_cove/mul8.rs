//! `mont_mul_8_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    product 8 one_spare_bit;
    r0 r1 r2 r3 r4 r5 r6 r7;
    rax _, rcx _, rdx _, rsi r0, rdi _, r8 r3, r9 r4, r10 r2, r11 r5, r12 r6, r13 r1, r14 r7, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 72",
    "mov [rsp], rsi",                  // b aside
    "mov rdx, [rsp]",                  // multiplier
    "mov rdx, [rdx]",                  // multiplier
    "mulx rbx, rbp, [rdi]",            // b0 a0
    "mulx rax, r8, [rdi + 8]",         // b0 a1
    "add r8, rbx",                     // t1 = lo(b0 a1) + hi(b0 a0)
    "mulx rbx, r9, [rdi + 16]",        // b0 a2
    "adc r9, rax",                     // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "mulx r10, r11, [rdi + 24]",       // b0 a3
    "adc r11, rbx",                    // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mulx rbx, r12, [rdi + 32]",       // b0 a4
    "adc r12, r10",                    // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "mulx r13, r14, [rdi + 40]",       // b0 a5
    "adc r14, rbx",                    // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "mulx rbx, r15, [rdi + 48]",       // b0 a6
    "adc r15, r13",                    // t6 = lo(b0 a6) + hi(b0 a5) + carry
    "mulx rsi, rax, [rdi + 56]",       // b0 a7
    "adc rax, rbx",                    // t7 = lo(b0 a7) + hi(b0 a6) + carry
    "adc rsi, 0",                      // t8 = hi(b0 a7) + carry
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "imul rbx, rbp",                   // m0 = t0 n0
    "mov r10d, 0",                     // 0 for row 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m0 p0
    "add rbp, -1",                     // carry = t0 != 0
    "inc r10",                         // 1 for row 0: OF = 0
    "adox r8, rbx",                    // t1 += hi(m0 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m0 p1
    "adcx r8, rbx",                    // t1 += lo(m0 p1)
    "adox r9, rbp",                    // t2 += hi(m0 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m0 p2
    "adcx r9, rbp",                    // t2 += lo(m0 p2)
    "adox r11, rbx",                   // t3 += hi(m0 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m0 p3
    "adcx r11, rbx",                   // t3 += lo(m0 p3)
    "adox r12, rbp",                   // t4 += hi(m0 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m0 p4
    "adcx r12, rbp",                   // t4 += lo(m0 p4)
    "adox r14, rbx",                   // t5 += hi(m0 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m0 p5
    "adcx r14, rbx",                   // t5 += lo(m0 p5)
    "adox r15, rbp",                   // t6 += hi(m0 p5)
    "mulx rbx, rbp, [rcx + {p} + 48]", // m0 p6
    "adcx r15, rbp",                   // t6 += lo(m0 p6)
    "adox rax, rbx",                   // t7 += hi(m0 p6)
    "mulx rbp, rbx, [rcx + {p} + 56]", // m0 p7
    "adcx rax, rbx",                   // t7 += lo(m0 p7)
    "adox rsi, rbp",                   // t8 += hi(m0 p7)
    "adc rsi, 0",                      // t8 += carry of row 0
    "xor r13d, r13d",                  // t9 = 0
    "mov rdx, [rsp]",                  // multiplier
    "mov rdx, [rdx + 8]",              // multiplier
    "mulx rbx, rbp, [rdi]",            // b1 a0
    "add r8, rbp",                     // t1 += lo(b1 a0)
    "dec r13",                         // t9 = -1: OF = 0
    "adox r9, rbx",                    // t2 += hi(b1 a0)
    "mulx rbp, rbx, [rdi + 8]",        // b1 a1
    "adcx r9, rbx",                    // t2 += lo(b1 a1)
    "adox r11, rbp",                   // t3 += hi(b1 a1)
    "mulx rbx, rbp, [rdi + 16]",       // b1 a2
    "adcx r11, rbp",                   // t3 += lo(b1 a2)
    "adox r12, rbx",                   // t4 += hi(b1 a2)
    "mulx rbp, rbx, [rdi + 24]",       // b1 a3
    "adcx r12, rbx",                   // t4 += lo(b1 a3)
    "adox r14, rbp",                   // t5 += hi(b1 a3)
    "mulx rbx, rbp, [rdi + 32]",       // b1 a4
    "adcx r14, rbp",                   // t5 += lo(b1 a4)
    "adox r15, rbx",                   // t6 += hi(b1 a4)
    "mulx rbp, rbx, [rdi + 40]",       // b1 a5
    "adcx r15, rbx",                   // t6 += lo(b1 a5)
    "adox rax, rbp",                   // t7 += hi(b1 a5)
    "mulx rbx, rbp, [rdi + 48]",       // b1 a6
    "adcx rax, rbp",                   // t7 += lo(b1 a6)
    "adox rsi, rbx",                   // t8 += hi(b1 a6)
    "mulx rbp, rbx, [rdi + 56]",       // b1 a7
    "adcx rsi, rbx",                   // t8 += lo(b1 a7)
    "adox r13, rbp",                   // t9 = hi(b1 a7)
    "adc r13, 1",                      // t9 += carry
    "mov rbx, [rcx + {n0}]",           // m1 = n0
    "imul rbx, r8",                    // m1 = t1 n0
    "mov ebp, 0",                      // 0 for row 2
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m1 p0
    "add r8, -1",                      // carry = t1 != 0
    "inc rbp",                         // 1 for row 2: OF = 0
    "adox r9, rbx",                    // t2 += hi(m1 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m1 p1
    "adcx r9, rbx",                    // t2 += lo(m1 p1)
    "adox r11, rbp",                   // t3 += hi(m1 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m1 p2
    "adcx r11, rbp",                   // t3 += lo(m1 p2)
    "adox r12, rbx",                   // t4 += hi(m1 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m1 p3
    "adcx r12, rbx",                   // t4 += lo(m1 p3)
    "adox r14, rbp",                   // t5 += hi(m1 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m1 p4
    "adcx r14, rbp",                   // t5 += lo(m1 p4)
    "adox r15, rbx",                   // t6 += hi(m1 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m1 p5
    "adcx r15, rbx",                   // t6 += lo(m1 p5)
    "adox rax, rbp",                   // t7 += hi(m1 p5)
    "mulx rbx, rbp, [rcx + {p} + 48]", // m1 p6
    "adcx rax, rbp",                   // t7 += lo(m1 p6)
    "adox rsi, rbx",                   // t8 += hi(m1 p6)
    "mulx rbp, rbx, [rcx + {p} + 56]", // m1 p7
    "adcx rsi, rbx",                   // t8 += lo(m1 p7)
    "adox r13, rbp",                   // t9 += hi(m1 p7)
    "adc r13, 0",                      // t9 += carry of row 2
    "xor r10d, r10d",                  // t10 = 0
    "mov rdx, [rsp]",                  // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mulx rbx, rbp, [rdi]",            // b2 a0
    "add r9, rbp",                     // t2 += lo(b2 a0)
    "dec r10",                         // t10 = -1: OF = 0
    "adox r11, rbx",                   // t3 += hi(b2 a0)
    "mulx rbp, rbx, [rdi + 8]",        // b2 a1
    "adcx r11, rbx",                   // t3 += lo(b2 a1)
    "adox r12, rbp",                   // t4 += hi(b2 a1)
    "mulx rbx, rbp, [rdi + 16]",       // b2 a2
    "adcx r12, rbp",                   // t4 += lo(b2 a2)
    "adox r14, rbx",                   // t5 += hi(b2 a2)
    "mulx rbp, rbx, [rdi + 24]",       // b2 a3
    "adcx r14, rbx",                   // t5 += lo(b2 a3)
    "adox r15, rbp",                   // t6 += hi(b2 a3)
    "mulx rbx, rbp, [rdi + 32]",       // b2 a4
    "adcx r15, rbp",                   // t6 += lo(b2 a4)
    "adox rax, rbx",                   // t7 += hi(b2 a4)
    "mulx rbp, rbx, [rdi + 40]",       // b2 a5
    "adcx rax, rbx",                   // t7 += lo(b2 a5)
    "adox rsi, rbp",                   // t8 += hi(b2 a5)
    "mulx rbx, rbp, [rdi + 48]",       // b2 a6
    "adcx rsi, rbp",                   // t8 += lo(b2 a6)
    "adox r13, rbx",                   // t9 += hi(b2 a6)
    "mulx rbp, rbx, [rdi + 56]",       // b2 a7
    "adcx r13, rbx",                   // t9 += lo(b2 a7)
    "adox r10, rbp",                   // t10 = hi(b2 a7)
    "adc r10, 1",                      // t10 += carry
    "mov rbx, [rcx + {n0}]",           // m2 = n0
    "imul rbx, r9",                    // m2 = t2 n0
    "mov ebp, 0",                      // 0 for row 4
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m2 p0
    "add r9, -1",                      // carry = t2 != 0
    "inc rbp",                         // 1 for row 4: OF = 0
    "adox r11, rbx",                   // t3 += hi(m2 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m2 p1
    "adcx r11, rbx",                   // t3 += lo(m2 p1)
    "adox r12, rbp",                   // t4 += hi(m2 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m2 p2
    "adcx r12, rbp",                   // t4 += lo(m2 p2)
    "adox r14, rbx",                   // t5 += hi(m2 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m2 p3
    "adcx r14, rbx",                   // t5 += lo(m2 p3)
    "adox r15, rbp",                   // t6 += hi(m2 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m2 p4
    "adcx r15, rbp",                   // t6 += lo(m2 p4)
    "adox rax, rbx",                   // t7 += hi(m2 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m2 p5
    "adcx rax, rbx",                   // t7 += lo(m2 p5)
    "adox rsi, rbp",                   // t8 += hi(m2 p5)
    "mulx rbx, rbp, [rcx + {p} + 48]", // m2 p6
    "adcx rsi, rbp",                   // t8 += lo(m2 p6)
    "adox r13, rbx",                   // t9 += hi(m2 p6)
    "mulx rbp, rbx, [rcx + {p} + 56]", // m2 p7
    "adcx r13, rbx",                   // t9 += lo(m2 p7)
    "adox r10, rbp",                   // t10 += hi(m2 p7)
    "adc r10, 0",                      // t10 += carry of row 4
    "xor r8d, r8d",                    // t11 = 0
    "mov rdx, [rsp]",                  // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mulx rbx, rbp, [rdi]",            // b3 a0
    "add r11, rbp",                    // t3 += lo(b3 a0)
    "dec r8",                          // t11 = -1: OF = 0
    "adox r12, rbx",                   // t4 += hi(b3 a0)
    "mulx rbp, rbx, [rdi + 8]",        // b3 a1
    "adcx r12, rbx",                   // t4 += lo(b3 a1)
    "adox r14, rbp",                   // t5 += hi(b3 a1)
    "mulx rbx, rbp, [rdi + 16]",       // b3 a2
    "adcx r14, rbp",                   // t5 += lo(b3 a2)
    "adox r15, rbx",                   // t6 += hi(b3 a2)
    "mulx rbp, rbx, [rdi + 24]",       // b3 a3
    "adcx r15, rbx",                   // t6 += lo(b3 a3)
    "adox rax, rbp",                   // t7 += hi(b3 a3)
    "mulx rbx, rbp, [rdi + 32]",       // b3 a4
    "adcx rax, rbp",                   // t7 += lo(b3 a4)
    "adox rsi, rbx",                   // t8 += hi(b3 a4)
    "mulx rbp, rbx, [rdi + 40]",       // b3 a5
    "adcx rsi, rbx",                   // t8 += lo(b3 a5)
    "adox r13, rbp",                   // t9 += hi(b3 a5)
    "mulx rbx, rbp, [rdi + 48]",       // b3 a6
    "adcx r13, rbp",                   // t9 += lo(b3 a6)
    "adox r10, rbx",                   // t10 += hi(b3 a6)
    "mulx rbp, rbx, [rdi + 56]",       // b3 a7
    "adcx r10, rbx",                   // t10 += lo(b3 a7)
    "adox r8, rbp",                    // t11 = hi(b3 a7)
    "adc r8, 1",                       // t11 += carry
    "mov rbx, [rcx + {n0}]",           // m3 = n0
    "imul rbx, r11",                   // m3 = t3 n0
    "mov ebp, 0",                      // 0 for row 6
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m3 p0
    "add r11, -1",                     // carry = t3 != 0
    "inc rbp",                         // 1 for row 6: OF = 0
    "adox r12, rbx",                   // t4 += hi(m3 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m3 p1
    "adcx r12, rbx",                   // t4 += lo(m3 p1)
    "adox r14, rbp",                   // t5 += hi(m3 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m3 p2
    "adcx r14, rbp",                   // t5 += lo(m3 p2)
    "adox r15, rbx",                   // t6 += hi(m3 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m3 p3
    "adcx r15, rbx",                   // t6 += lo(m3 p3)
    "adox rax, rbp",                   // t7 += hi(m3 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m3 p4
    "adcx rax, rbp",                   // t7 += lo(m3 p4)
    "adox rsi, rbx",                   // t8 += hi(m3 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m3 p5
    "adcx rsi, rbx",                   // t8 += lo(m3 p5)
    "adox r13, rbp",                   // t9 += hi(m3 p5)
    "mulx rbx, rbp, [rcx + {p} + 48]", // m3 p6
    "adcx r13, rbp",                   // t9 += lo(m3 p6)
    "adox r10, rbx",                   // t10 += hi(m3 p6)
    "mulx rbp, rbx, [rcx + {p} + 56]", // m3 p7
    "adcx r10, rbx",                   // t10 += lo(m3 p7)
    "adox r8, rbp",                    // t11 += hi(m3 p7)
    "adc r8, 0",                       // t11 += carry of row 6
    "xor r9d, r9d",                    // t12 = 0
    "mov rdx, [rsp]",                  // multiplier
    "mov rdx, [rdx + 32]",             // multiplier
    "mulx rbx, rbp, [rdi]",            // b4 a0
    "add r12, rbp",                    // t4 += lo(b4 a0)
    "dec r9",                          // t12 = -1: OF = 0
    "adox r14, rbx",                   // t5 += hi(b4 a0)
    "mulx rbp, rbx, [rdi + 8]",        // b4 a1
    "adcx r14, rbx",                   // t5 += lo(b4 a1)
    "adox r15, rbp",                   // t6 += hi(b4 a1)
    "mulx rbx, rbp, [rdi + 16]",       // b4 a2
    "adcx r15, rbp",                   // t6 += lo(b4 a2)
    "adox rax, rbx",                   // t7 += hi(b4 a2)
    "mulx rbp, rbx, [rdi + 24]",       // b4 a3
    "adcx rax, rbx",                   // t7 += lo(b4 a3)
    "adox rsi, rbp",                   // t8 += hi(b4 a3)
    "mulx rbx, rbp, [rdi + 32]",       // b4 a4
    "adcx rsi, rbp",                   // t8 += lo(b4 a4)
    "adox r13, rbx",                   // t9 += hi(b4 a4)
    "mulx rbp, rbx, [rdi + 40]",       // b4 a5
    "adcx r13, rbx",                   // t9 += lo(b4 a5)
    "adox r10, rbp",                   // t10 += hi(b4 a5)
    "mulx rbx, rbp, [rdi + 48]",       // b4 a6
    "adcx r10, rbp",                   // t10 += lo(b4 a6)
    "adox r8, rbx",                    // t11 += hi(b4 a6)
    "mulx rbp, rbx, [rdi + 56]",       // b4 a7
    "adcx r8, rbx",                    // t11 += lo(b4 a7)
    "adox r9, rbp",                    // t12 = hi(b4 a7)
    "adc r9, 1",                       // t12 += carry
    "mov rbx, [rcx + {n0}]",           // m4 = n0
    "imul rbx, r12",                   // m4 = t4 n0
    "mov ebp, 0",                      // 0 for row 8
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m4 p0
    "add r12, -1",                     // carry = t4 != 0
    "inc rbp",                         // 1 for row 8: OF = 0
    "adox r14, rbx",                   // t5 += hi(m4 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m4 p1
    "adcx r14, rbx",                   // t5 += lo(m4 p1)
    "adox r15, rbp",                   // t6 += hi(m4 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m4 p2
    "adcx r15, rbp",                   // t6 += lo(m4 p2)
    "adox rax, rbx",                   // t7 += hi(m4 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m4 p3
    "adcx rax, rbx",                   // t7 += lo(m4 p3)
    "adox rsi, rbp",                   // t8 += hi(m4 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m4 p4
    "adcx rsi, rbp",                   // t8 += lo(m4 p4)
    "adox r13, rbx",                   // t9 += hi(m4 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m4 p5
    "adcx r13, rbx",                   // t9 += lo(m4 p5)
    "adox r10, rbp",                   // t10 += hi(m4 p5)
    "mulx rbx, rbp, [rcx + {p} + 48]", // m4 p6
    "adcx r10, rbp",                   // t10 += lo(m4 p6)
    "adox r8, rbx",                    // t11 += hi(m4 p6)
    "mulx rbp, rbx, [rcx + {p} + 56]", // m4 p7
    "adcx r8, rbx",                    // t11 += lo(m4 p7)
    "adox r9, rbp",                    // t12 += hi(m4 p7)
    "adc r9, 0",                       // t12 += carry of row 8
    "xor r11d, r11d",                  // t13 = 0
    "mov rdx, [rsp]",                  // multiplier
    "mov rdx, [rdx + 40]",             // multiplier
    "mulx rbx, rbp, [rdi]",            // b5 a0
    "add r14, rbp",                    // t5 += lo(b5 a0)
    "dec r11",                         // t13 = -1: OF = 0
    "adox r15, rbx",                   // t6 += hi(b5 a0)
    "mulx rbp, rbx, [rdi + 8]",        // b5 a1
    "adcx r15, rbx",                   // t6 += lo(b5 a1)
    "adox rax, rbp",                   // t7 += hi(b5 a1)
    "mulx rbx, rbp, [rdi + 16]",       // b5 a2
    "adcx rax, rbp",                   // t7 += lo(b5 a2)
    "adox rsi, rbx",                   // t8 += hi(b5 a2)
    "mulx rbp, rbx, [rdi + 24]",       // b5 a3
    "adcx rsi, rbx",                   // t8 += lo(b5 a3)
    "adox r13, rbp",                   // t9 += hi(b5 a3)
    "mulx rbx, rbp, [rdi + 32]",       // b5 a4
    "adcx r13, rbp",                   // t9 += lo(b5 a4)
    "adox r10, rbx",                   // t10 += hi(b5 a4)
    "mulx rbp, rbx, [rdi + 40]",       // b5 a5
    "adcx r10, rbx",                   // t10 += lo(b5 a5)
    "adox r8, rbp",                    // t11 += hi(b5 a5)
    "mulx rbx, rbp, [rdi + 48]",       // b5 a6
    "adcx r8, rbp",                    // t11 += lo(b5 a6)
    "adox r9, rbx",                    // t12 += hi(b5 a6)
    "mulx rbp, rbx, [rdi + 56]",       // b5 a7
    "adcx r9, rbx",                    // t12 += lo(b5 a7)
    "adox r11, rbp",                   // t13 = hi(b5 a7)
    "adc r11, 1",                      // t13 += carry
    "mov rbx, [rcx + {n0}]",           // m5 = n0
    "imul rbx, r14",                   // m5 = t5 n0
    "mov ebp, 0",                      // 0 for row 10
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m5 p0
    "add r14, -1",                     // carry = t5 != 0
    "inc rbp",                         // 1 for row 10: OF = 0
    "adox r15, rbx",                   // t6 += hi(m5 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m5 p1
    "adcx r15, rbx",                   // t6 += lo(m5 p1)
    "adox rax, rbp",                   // t7 += hi(m5 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m5 p2
    "adcx rax, rbp",                   // t7 += lo(m5 p2)
    "adox rsi, rbx",                   // t8 += hi(m5 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m5 p3
    "adcx rsi, rbx",                   // t8 += lo(m5 p3)
    "adox r13, rbp",                   // t9 += hi(m5 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m5 p4
    "adcx r13, rbp",                   // t9 += lo(m5 p4)
    "adox r10, rbx",                   // t10 += hi(m5 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m5 p5
    "adcx r10, rbx",                   // t10 += lo(m5 p5)
    "adox r8, rbp",                    // t11 += hi(m5 p5)
    "mulx rbx, rbp, [rcx + {p} + 48]", // m5 p6
    "adcx r8, rbp",                    // t11 += lo(m5 p6)
    "adox r9, rbx",                    // t12 += hi(m5 p6)
    "mulx rbp, rbx, [rcx + {p} + 56]", // m5 p7
    "adcx r9, rbx",                    // t12 += lo(m5 p7)
    "adox r11, rbp",                   // t13 += hi(m5 p7)
    "adc r11, 0",                      // t13 += carry of row 10
    "xor r12d, r12d",                  // t14 = 0
    "mov rdx, [rsp]",                  // multiplier
    "mov rdx, [rdx + 48]",             // multiplier
    "mulx rbx, rbp, [rdi]",            // b6 a0
    "add r15, rbp",                    // t6 += lo(b6 a0)
    "dec r12",                         // t14 = -1: OF = 0
    "adox rax, rbx",                   // t7 += hi(b6 a0)
    "mulx rbp, rbx, [rdi + 8]",        // b6 a1
    "adcx rax, rbx",                   // t7 += lo(b6 a1)
    "adox rsi, rbp",                   // t8 += hi(b6 a1)
    "mulx rbx, rbp, [rdi + 16]",       // b6 a2
    "adcx rsi, rbp",                   // t8 += lo(b6 a2)
    "adox r13, rbx",                   // t9 += hi(b6 a2)
    "mulx rbp, rbx, [rdi + 24]",       // b6 a3
    "adcx r13, rbx",                   // t9 += lo(b6 a3)
    "adox r10, rbp",                   // t10 += hi(b6 a3)
    "mulx rbx, rbp, [rdi + 32]",       // b6 a4
    "adcx r10, rbp",                   // t10 += lo(b6 a4)
    "adox r8, rbx",                    // t11 += hi(b6 a4)
    "mulx rbp, rbx, [rdi + 40]",       // b6 a5
    "adcx r8, rbx",                    // t11 += lo(b6 a5)
    "adox r9, rbp",                    // t12 += hi(b6 a5)
    "mulx rbx, rbp, [rdi + 48]",       // b6 a6
    "adcx r9, rbp",                    // t12 += lo(b6 a6)
    "adox r11, rbx",                   // t13 += hi(b6 a6)
    "mulx rbp, rbx, [rdi + 56]",       // b6 a7
    "adcx r11, rbx",                   // t13 += lo(b6 a7)
    "adox r12, rbp",                   // t14 = hi(b6 a7)
    "adc r12, 1",                      // t14 += carry
    "mov rbx, [rcx + {n0}]",           // m6 = n0
    "imul rbx, r15",                   // m6 = t6 n0
    "mov ebp, 0",                      // 0 for row 12
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m6 p0
    "add r15, -1",                     // carry = t6 != 0
    "inc rbp",                         // 1 for row 12: OF = 0
    "adox rax, rbx",                   // t7 += hi(m6 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m6 p1
    "adcx rax, rbx",                   // t7 += lo(m6 p1)
    "adox rsi, rbp",                   // t8 += hi(m6 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m6 p2
    "adcx rsi, rbp",                   // t8 += lo(m6 p2)
    "adox r13, rbx",                   // t9 += hi(m6 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m6 p3
    "adcx r13, rbx",                   // t9 += lo(m6 p3)
    "adox r10, rbp",                   // t10 += hi(m6 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m6 p4
    "adcx r10, rbp",                   // t10 += lo(m6 p4)
    "adox r8, rbx",                    // t11 += hi(m6 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m6 p5
    "adcx r8, rbx",                    // t11 += lo(m6 p5)
    "adox r9, rbp",                    // t12 += hi(m6 p5)
    "mulx rbx, rbp, [rcx + {p} + 48]", // m6 p6
    "adcx r9, rbp",                    // t12 += lo(m6 p6)
    "adox r11, rbx",                   // t13 += hi(m6 p6)
    "mulx rbp, rbx, [rcx + {p} + 56]", // m6 p7
    "adcx r11, rbx",                   // t13 += lo(m6 p7)
    "adox r12, rbp",                   // t14 += hi(m6 p7)
    "adc r12, 0",                      // t14 += carry of row 12
    "xor r14d, r14d",                  // t15 = 0
    "mov rdx, [rsp]",                  // multiplier
    "mov rdx, [rdx + 56]",             // multiplier
    "mulx rbx, rbp, [rdi]",            // b7 a0
    "add rax, rbp",                    // t7 += lo(b7 a0)
    "dec r14",                         // t15 = -1: OF = 0
    "adox rsi, rbx",                   // t8 += hi(b7 a0)
    "mulx rbp, rbx, [rdi + 8]",        // b7 a1
    "adcx rsi, rbx",                   // t8 += lo(b7 a1)
    "adox r13, rbp",                   // t9 += hi(b7 a1)
    "mulx rbx, rbp, [rdi + 16]",       // b7 a2
    "adcx r13, rbp",                   // t9 += lo(b7 a2)
    "adox r10, rbx",                   // t10 += hi(b7 a2)
    "mulx rbp, rbx, [rdi + 24]",       // b7 a3
    "adcx r10, rbx",                   // t10 += lo(b7 a3)
    "adox r8, rbp",                    // t11 += hi(b7 a3)
    "mulx rbx, rbp, [rdi + 32]",       // b7 a4
    "adcx r8, rbp",                    // t11 += lo(b7 a4)
    "adox r9, rbx",                    // t12 += hi(b7 a4)
    "mulx rbp, rbx, [rdi + 40]",       // b7 a5
    "adcx r9, rbx",                    // t12 += lo(b7 a5)
    "adox r11, rbp",                   // t13 += hi(b7 a5)
    "mulx rbx, rbp, [rdi + 48]",       // b7 a6
    "adcx r11, rbp",                   // t13 += lo(b7 a6)
    "adox r12, rbx",                   // t14 += hi(b7 a6)
    "mulx rbp, rbx, [rdi + 56]",       // b7 a7
    "adcx r12, rbx",                   // t14 += lo(b7 a7)
    "adox r14, rbp",                   // t15 = hi(b7 a7)
    "adc r14, 1",                      // t15 += carry
    "mov rbx, [rcx + {n0}]",           // m7 = n0
    "imul rbx, rax",                   // m7 = t7 n0
    "mov ebp, 0",                      // 0 for row 14
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m7 p0
    "add rax, -1",                     // carry = t7 != 0
    "inc rbp",                         // 1 for row 14: OF = 0
    "adox rsi, rbx",                   // t8 += hi(m7 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m7 p1
    "adcx rsi, rbx",                   // t8 += lo(m7 p1)
    "adox r13, rbp",                   // t9 += hi(m7 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m7 p2
    "adcx r13, rbp",                   // t9 += lo(m7 p2)
    "adox r10, rbx",                   // t10 += hi(m7 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m7 p3
    "adcx r10, rbx",                   // t10 += lo(m7 p3)
    "adox r8, rbp",                    // t11 += hi(m7 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m7 p4
    "adcx r8, rbp",                    // t11 += lo(m7 p4)
    "adox r9, rbx",                    // t12 += hi(m7 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m7 p5
    "adcx r9, rbx",                    // t12 += lo(m7 p5)
    "adox r11, rbp",                   // t13 += hi(m7 p5)
    "mulx rbx, rbp, [rcx + {p} + 48]", // m7 p6
    "adcx r11, rbp",                   // t13 += lo(m7 p6)
    "adox r12, rbx",                   // t14 += hi(m7 p6)
    "mulx rbp, rbx, [rcx + {p} + 56]", // m7 p7
    "adcx r12, rbx",                   // t14 += lo(m7 p7)
    "adox r14, rbp",                   // t15 += hi(m7 p7)
    "adc r14, 0",                      // t15 += carry of row 14
    "mov [rsp + 8], rsi",              // t8 aside
    "sub rsi, [rcx + {p}]",            // u0 = t8 - p0
    "mov [rsp + 16], r13",             // t9 aside
    "sbb r13, [rcx + {p} + 8]",        // u1 = t9 - p1 - borrow
    "mov [rsp + 24], r10",             // t10 aside
    "sbb r10, [rcx + {p} + 16]",       // u2 = t10 - p2 - borrow
    "mov [rsp + 32], r8",              // t11 aside
    "sbb r8, [rcx + {p} + 24]",        // u3 = t11 - p3 - borrow
    "mov [rsp + 40], r9",              // t12 aside
    "sbb r9, [rcx + {p} + 32]",        // u4 = t12 - p4 - borrow
    "mov [rsp + 48], r11",             // t13 aside
    "sbb r11, [rcx + {p} + 40]",       // u5 = t13 - p5 - borrow
    "mov [rsp + 56], r12",             // t14 aside
    "sbb r12, [rcx + {p} + 48]",       // u6 = t14 - p6 - borrow
    "mov [rsp + 64], r14",             // t15 aside
    "sbb r14, [rcx + {p} + 56]",       // u7 = t15 - p7 - borrow
    "cmovc rsi, [rsp + 8]",            // u0 = t8 if it borrowed
    "cmovc r13, [rsp + 16]",           // u1 = t9 if it borrowed
    "cmovc r10, [rsp + 24]",           // u2 = t10 if it borrowed
    "cmovc r8, [rsp + 32]",            // u3 = t11 if it borrowed
    "cmovc r9, [rsp + 40]",            // u4 = t12 if it borrowed
    "cmovc r11, [rsp + 48]",           // u5 = t13 if it borrowed
    "cmovc r12, [rsp + 56]",           // u6 = t14 if it borrowed
    "cmovc r14, [rsp + 64]",           // u7 = t15 if it borrowed
    "add rsp, 72",
    "pop rbp",
    "pop rbx",
    "ret",
}
