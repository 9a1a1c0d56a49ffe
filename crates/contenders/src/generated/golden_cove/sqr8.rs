//! `mont_sqr_8_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    square 8 two_spare_bits;
    r0 r1 r2 r3 r4 r5 r6 r7;
    rax r1, rcx _, rdx _, rsi r2, rdi _, r8 r3, r9 r4, r10 r5, r11 r6, r12 r7, r13 r0, r14 _, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 112",
    "mov rbx, [rdi + 8]",              // a1
    "add rbx, rbx",                    // 2a1 mod 2^64
    "mov rbp, [rdi + 16]",             // a2
    "adc rbp, rbp",                    // d2, limb 2 of 2a
    "mov [rsp], rbp",                  // d2 aside
    "mov rbp, [rdi + 24]",             // a3
    "adc rbp, rbp",                    // d3, limb 3 of 2a
    "mov [rsp + 8], rbp",              // d3 aside
    "mov rbp, [rdi + 32]",             // a4
    "adc rbp, rbp",                    // d4, limb 4 of 2a
    "mov [rsp + 16], rbp",             // d4 aside
    "mov rbp, [rdi + 40]",             // a5
    "adc rbp, rbp",                    // d5, limb 5 of 2a
    "mov [rsp + 24], rbp",             // d5 aside
    "mov rbp, [rdi + 48]",             // a6
    "adc rbp, rbp",                    // d6, limb 6 of 2a
    "mov [rsp + 32], rbp",             // d6 aside
    "mov rbp, [rdi + 56]",             // a7
    "adc rbp, rbp",                    // d7, limb 7 of 2a
    "mov [rsp + 40], rbp",             // d7 aside
    "mov rdx, [rdi]",                  // multiplier
    "mulx rbp, rax, [rdi]",            // a0 a0
    "mulx rbx, rsi, rbx",              // a0 2a1
    "add rsi, rbp",                    // t1 = lo(a0 2a1) + hi(a0 a0)
    "mulx rbp, r8, [rsp]",             // a0 d2
    "adc r8, rbx",                     // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mulx rbx, r9, [rsp + 8]",         // a0 d3
    "adc r9, rbp",                     // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "mulx rbp, r10, [rsp + 16]",       // a0 d4
    "adc r10, rbx",                    // t4 = lo(a0 d4) + hi(a0 d3) + carry
    "mulx rbx, r11, [rsp + 24]",       // a0 d5
    "adc r11, rbp",                    // t5 = lo(a0 d5) + hi(a0 d4) + carry
    "mulx rbp, r12, [rsp + 32]",       // a0 d6
    "adc r12, rbx",                    // t6 = lo(a0 d6) + hi(a0 d5) + carry
    "mulx r13, rbx, [rsp + 40]",       // a0 d7
    "adc rbx, rbp",                    // t7 = lo(a0 d7) + hi(a0 d6) + carry
    "adc r13, 0",                      // t8 = hi(a0 d7) + carry
    "mov rbp, [rcx + {n0}]",           // m0 = n0
    "imul rbp, rax",                   // m0 = t0 n0
    "mov r14d, 0",                     // 0 for row 0
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m0 p0
    "add rax, -1",                     // carry = t0 != 0
    "inc r14",                         // 1 for row 0: OF = 0
    "adox rsi, rbp",                   // t1 += hi(m0 p0)
    "mulx rbp, r15, [rcx + {p} + 8]",  // m0 p1
    "adcx rsi, r15",                   // t1 += lo(m0 p1)
    "adox r8, rbp",                    // t2 += hi(m0 p1)
    "mulx rbp, rax, [rcx + {p} + 16]", // m0 p2
    "adcx r8, rax",                    // t2 += lo(m0 p2)
    "adox r9, rbp",                    // t3 += hi(m0 p2)
    "mulx rbp, r14, [rcx + {p} + 24]", // m0 p3
    "adcx r9, r14",                    // t3 += lo(m0 p3)
    "adox r10, rbp",                   // t4 += hi(m0 p3)
    "mulx rbp, r15, [rcx + {p} + 32]", // m0 p4
    "adcx r10, r15",                   // t4 += lo(m0 p4)
    "adox r11, rbp",                   // t5 += hi(m0 p4)
    "mulx rbp, rax, [rcx + {p} + 40]", // m0 p5
    "adcx r11, rax",                   // t5 += lo(m0 p5)
    "adox r12, rbp",                   // t6 += hi(m0 p5)
    "mulx rbp, r14, [rcx + {p} + 48]", // m0 p6
    "adcx r12, r14",                   // t6 += lo(m0 p6)
    "adox rbx, rbp",                   // t7 += hi(m0 p6)
    "mulx rbp, r15, [rcx + {p} + 56]", // m0 p7
    "adcx rbx, r15",                   // t7 += lo(m0 p7)
    "adox r13, rbp",                   // t8 += hi(m0 p7)
    "adc r13, 0",                      // t8 += carry of row 0
    "mov rbp, [rdi + 16]",             // a2 again
    "lea rbp, [rbp + rbp]",            // 2a2 mod 2^64
    "xor eax, eax",                    // t9 = 0
    "mov rdx, [rdi + 8]",              // multiplier
    "mulx r14, r15, [rdi + 8]",        // a1 a1
    "add r8, r15",                     // t2 += lo(a1 a1)
    "dec rax",                         // t9 = -1: OF = 0
    "adox r9, r14",                    // t3 += hi(a1 a1)
    "mulx rbp, r15, rbp",              // a1 2a2
    "adcx r9, r15",                    // t3 += lo(a1 2a2)
    "adox r10, rbp",                   // t4 += hi(a1 2a2)
    "mulx rbp, r14, [rsp + 8]",        // a1 d3
    "adcx r10, r14",                   // t4 += lo(a1 d3)
    "adox r11, rbp",                   // t5 += hi(a1 d3)
    "mulx rbp, r15, [rsp + 16]",       // a1 d4
    "adcx r11, r15",                   // t5 += lo(a1 d4)
    "adox r12, rbp",                   // t6 += hi(a1 d4)
    "mulx rbp, r14, [rsp + 24]",       // a1 d5
    "adcx r12, r14",                   // t6 += lo(a1 d5)
    "adox rbx, rbp",                   // t7 += hi(a1 d5)
    "mulx rbp, r15, [rsp + 32]",       // a1 d6
    "adcx rbx, r15",                   // t7 += lo(a1 d6)
    "adox r13, rbp",                   // t8 += hi(a1 d6)
    "mulx rbp, r14, [rsp + 40]",       // a1 d7
    "adcx r13, r14",                   // t8 += lo(a1 d7)
    "adox rax, rbp",                   // t9 = hi(a1 d7)
    "adc rax, 1",                      // t9 += carry
    "mov rbp, [rcx + {n0}]",           // m1 = n0
    "imul rbp, rsi",                   // m1 = t1 n0
    "mov r15d, 0",                     // 0 for row 2
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m1 p0
    "add rsi, -1",                     // carry = t1 != 0
    "inc r15",                         // 1 for row 2: OF = 0
    "adox r8, rbp",                    // t2 += hi(m1 p0)
    "mulx rbp, r14, [rcx + {p} + 8]",  // m1 p1
    "adcx r8, r14",                    // t2 += lo(m1 p1)
    "adox r9, rbp",                    // t3 += hi(m1 p1)
    "mulx rbp, rsi, [rcx + {p} + 16]", // m1 p2
    "adcx r9, rsi",                    // t3 += lo(m1 p2)
    "adox r10, rbp",                   // t4 += hi(m1 p2)
    "mulx rbp, r15, [rcx + {p} + 24]", // m1 p3
    "adcx r10, r15",                   // t4 += lo(m1 p3)
    "adox r11, rbp",                   // t5 += hi(m1 p3)
    "mulx rbp, r14, [rcx + {p} + 32]", // m1 p4
    "adcx r11, r14",                   // t5 += lo(m1 p4)
    "adox r12, rbp",                   // t6 += hi(m1 p4)
    "mulx rbp, rsi, [rcx + {p} + 40]", // m1 p5
    "adcx r12, rsi",                   // t6 += lo(m1 p5)
    "adox rbx, rbp",                   // t7 += hi(m1 p5)
    "mulx rbp, r15, [rcx + {p} + 48]", // m1 p6
    "adcx rbx, r15",                   // t7 += lo(m1 p6)
    "adox r13, rbp",                   // t8 += hi(m1 p6)
    "mulx rbp, r14, [rcx + {p} + 56]", // m1 p7
    "adcx r13, r14",                   // t8 += lo(m1 p7)
    "adox rax, rbp",                   // t9 += hi(m1 p7)
    "adc rax, 0",                      // t9 += carry of row 2
    "mov rbp, [rdi + 24]",             // a3 again
    "lea rbp, [rbp + rbp]",            // 2a3 mod 2^64
    "xor esi, esi",                    // t10 = 0
    "mov rdx, [rdi + 16]",             // multiplier
    "mulx r15, r14, [rdi + 16]",       // a2 a2
    "add r10, r14",                    // t4 += lo(a2 a2)
    "dec rsi",                         // t10 = -1: OF = 0
    "adox r11, r15",                   // t5 += hi(a2 a2)
    "mulx rbp, r14, rbp",              // a2 2a3
    "adcx r11, r14",                   // t5 += lo(a2 2a3)
    "adox r12, rbp",                   // t6 += hi(a2 2a3)
    "mulx rbp, r15, [rsp + 16]",       // a2 d4
    "adcx r12, r15",                   // t6 += lo(a2 d4)
    "adox rbx, rbp",                   // t7 += hi(a2 d4)
    "mulx rbp, r14, [rsp + 24]",       // a2 d5
    "adcx rbx, r14",                   // t7 += lo(a2 d5)
    "adox r13, rbp",                   // t8 += hi(a2 d5)
    "mulx rbp, r15, [rsp + 32]",       // a2 d6
    "adcx r13, r15",                   // t8 += lo(a2 d6)
    "adox rax, rbp",                   // t9 += hi(a2 d6)
    "mulx rbp, r14, [rsp + 40]",       // a2 d7
    "adcx rax, r14",                   // t9 += lo(a2 d7)
    "adox rsi, rbp",                   // t10 = hi(a2 d7)
    "adc rsi, 1",                      // t10 += carry
    "mov rbp, [rcx + {n0}]",           // m2 = n0
    "imul rbp, r8",                    // m2 = t2 n0
    "mov r15d, 0",                     // 0 for row 4
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m2 p0
    "add r8, -1",                      // carry = t2 != 0
    "inc r15",                         // 1 for row 4: OF = 0
    "adox r9, rbp",                    // t3 += hi(m2 p0)
    "mulx rbp, r14, [rcx + {p} + 8]",  // m2 p1
    "adcx r9, r14",                    // t3 += lo(m2 p1)
    "adox r10, rbp",                   // t4 += hi(m2 p1)
    "mulx rbp, r8, [rcx + {p} + 16]",  // m2 p2
    "adcx r10, r8",                    // t4 += lo(m2 p2)
    "adox r11, rbp",                   // t5 += hi(m2 p2)
    "mulx rbp, r15, [rcx + {p} + 24]", // m2 p3
    "adcx r11, r15",                   // t5 += lo(m2 p3)
    "adox r12, rbp",                   // t6 += hi(m2 p3)
    "mulx rbp, r14, [rcx + {p} + 32]", // m2 p4
    "adcx r12, r14",                   // t6 += lo(m2 p4)
    "adox rbx, rbp",                   // t7 += hi(m2 p4)
    "mulx rbp, r8, [rcx + {p} + 40]",  // m2 p5
    "adcx rbx, r8",                    // t7 += lo(m2 p5)
    "adox r13, rbp",                   // t8 += hi(m2 p5)
    "mulx rbp, r15, [rcx + {p} + 48]", // m2 p6
    "adcx r13, r15",                   // t8 += lo(m2 p6)
    "adox rax, rbp",                   // t9 += hi(m2 p6)
    "mulx rbp, r14, [rcx + {p} + 56]", // m2 p7
    "adcx rax, r14",                   // t9 += lo(m2 p7)
    "adox rsi, rbp",                   // t10 += hi(m2 p7)
    "adc rsi, 0",                      // t10 += carry of row 4
    "mov rbp, [rdi + 32]",             // a4 again
    "lea rbp, [rbp + rbp]",            // 2a4 mod 2^64
    "xor r8d, r8d",                    // t11 = 0
    "mov rdx, [rdi + 24]",             // multiplier
    "mulx r15, r14, [rdi + 24]",       // a3 a3
    "add r12, r14",                    // t6 += lo(a3 a3)
    "dec r8",                          // t11 = -1: OF = 0
    "adox rbx, r15",                   // t7 += hi(a3 a3)
    "mulx rbp, r14, rbp",              // a3 2a4
    "adcx rbx, r14",                   // t7 += lo(a3 2a4)
    "adox r13, rbp",                   // t8 += hi(a3 2a4)
    "mulx rbp, r15, [rsp + 24]",       // a3 d5
    "adcx r13, r15",                   // t8 += lo(a3 d5)
    "adox rax, rbp",                   // t9 += hi(a3 d5)
    "mulx rbp, r14, [rsp + 32]",       // a3 d6
    "adcx rax, r14",                   // t9 += lo(a3 d6)
    "adox rsi, rbp",                   // t10 += hi(a3 d6)
    "mulx rbp, r15, [rsp + 40]",       // a3 d7
    "adcx rsi, r15",                   // t10 += lo(a3 d7)
    "adox r8, rbp",                    // t11 = hi(a3 d7)
    "adc r8, 1",                       // t11 += carry
    "mov rbp, [rcx + {n0}]",           // m3 = n0
    "imul rbp, r9",                    // m3 = t3 n0
    "mov r14d, 0",                     // 0 for row 6
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m3 p0
    "add r9, -1",                      // carry = t3 != 0
    "inc r14",                         // 1 for row 6: OF = 0
    "adox r10, rbp",                   // t4 += hi(m3 p0)
    "mulx rbp, r15, [rcx + {p} + 8]",  // m3 p1
    "adcx r10, r15",                   // t4 += lo(m3 p1)
    "adox r11, rbp",                   // t5 += hi(m3 p1)
    "mulx rbp, r9, [rcx + {p} + 16]",  // m3 p2
    "adcx r11, r9",                    // t5 += lo(m3 p2)
    "adox r12, rbp",                   // t6 += hi(m3 p2)
    "mulx rbp, r14, [rcx + {p} + 24]", // m3 p3
    "adcx r12, r14",                   // t6 += lo(m3 p3)
    "adox rbx, rbp",                   // t7 += hi(m3 p3)
    "mulx rbp, r15, [rcx + {p} + 32]", // m3 p4
    "adcx rbx, r15",                   // t7 += lo(m3 p4)
    "adox r13, rbp",                   // t8 += hi(m3 p4)
    "mulx rbp, r9, [rcx + {p} + 40]",  // m3 p5
    "adcx r13, r9",                    // t8 += lo(m3 p5)
    "adox rax, rbp",                   // t9 += hi(m3 p5)
    "mulx rbp, r14, [rcx + {p} + 48]", // m3 p6
    "adcx rax, r14",                   // t9 += lo(m3 p6)
    "adox rsi, rbp",                   // t10 += hi(m3 p6)
    "mulx rbp, r15, [rcx + {p} + 56]", // m3 p7
    "adcx rsi, r15",                   // t10 += lo(m3 p7)
    "adox r8, rbp",                    // t11 += hi(m3 p7)
    "adc r8, 0",                       // t11 += carry of row 6
    "mov rbp, [rdi + 40]",             // a5 again
    "lea rbp, [rbp + rbp]",            // 2a5 mod 2^64
    "xor r9d, r9d",                    // t12 = 0
    "mov rdx, [rdi + 32]",             // multiplier
    "mulx r14, r15, [rdi + 32]",       // a4 a4
    "add r13, r15",                    // t8 += lo(a4 a4)
    "dec r9",                          // t12 = -1: OF = 0
    "adox rax, r14",                   // t9 += hi(a4 a4)
    "mulx rbp, r15, rbp",              // a4 2a5
    "adcx rax, r15",                   // t9 += lo(a4 2a5)
    "adox rsi, rbp",                   // t10 += hi(a4 2a5)
    "mulx rbp, r14, [rsp + 32]",       // a4 d6
    "adcx rsi, r14",                   // t10 += lo(a4 d6)
    "adox r8, rbp",                    // t11 += hi(a4 d6)
    "mulx rbp, r15, [rsp + 40]",       // a4 d7
    "adcx r8, r15",                    // t11 += lo(a4 d7)
    "adox r9, rbp",                    // t12 = hi(a4 d7)
    "adc r9, 1",                       // t12 += carry
    "mov rbp, [rcx + {n0}]",           // m4 = n0
    "imul rbp, r10",                   // m4 = t4 n0
    "mov r14d, 0",                     // 0 for row 8
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m4 p0
    "add r10, -1",                     // carry = t4 != 0
    "inc r14",                         // 1 for row 8: OF = 0
    "adox r11, rbp",                   // t5 += hi(m4 p0)
    "mulx rbp, r15, [rcx + {p} + 8]",  // m4 p1
    "adcx r11, r15",                   // t5 += lo(m4 p1)
    "adox r12, rbp",                   // t6 += hi(m4 p1)
    "mulx rbp, r10, [rcx + {p} + 16]", // m4 p2
    "adcx r12, r10",                   // t6 += lo(m4 p2)
    "adox rbx, rbp",                   // t7 += hi(m4 p2)
    "mulx rbp, r14, [rcx + {p} + 24]", // m4 p3
    "adcx rbx, r14",                   // t7 += lo(m4 p3)
    "adox r13, rbp",                   // t8 += hi(m4 p3)
    "mulx rbp, r15, [rcx + {p} + 32]", // m4 p4
    "adcx r13, r15",                   // t8 += lo(m4 p4)
    "adox rax, rbp",                   // t9 += hi(m4 p4)
    "mulx rbp, r10, [rcx + {p} + 40]", // m4 p5
    "adcx rax, r10",                   // t9 += lo(m4 p5)
    "adox rsi, rbp",                   // t10 += hi(m4 p5)
    "mulx rbp, r14, [rcx + {p} + 48]", // m4 p6
    "adcx rsi, r14",                   // t10 += lo(m4 p6)
    "adox r8, rbp",                    // t11 += hi(m4 p6)
    "mulx rbp, r15, [rcx + {p} + 56]", // m4 p7
    "adcx r8, r15",                    // t11 += lo(m4 p7)
    "adox r9, rbp",                    // t12 += hi(m4 p7)
    "adc r9, 0",                       // t12 += carry of row 8
    "mov rbp, [rdi + 48]",             // a6 again
    "lea rbp, [rbp + rbp]",            // 2a6 mod 2^64
    "xor r10d, r10d",                  // t13 = 0
    "mov rdx, [rdi + 40]",             // multiplier
    "mulx r14, r15, [rdi + 40]",       // a5 a5
    "add rsi, r15",                    // t10 += lo(a5 a5)
    "dec r10",                         // t13 = -1: OF = 0
    "adox r8, r14",                    // t11 += hi(a5 a5)
    "mulx rbp, r15, rbp",              // a5 2a6
    "adcx r8, r15",                    // t11 += lo(a5 2a6)
    "adox r9, rbp",                    // t12 += hi(a5 2a6)
    "mulx rbp, r14, [rsp + 40]",       // a5 d7
    "adcx r9, r14",                    // t12 += lo(a5 d7)
    "adox r10, rbp",                   // t13 = hi(a5 d7)
    "adc r10, 1",                      // t13 += carry
    "mov rbp, [rcx + {n0}]",           // m5 = n0
    "imul rbp, r11",                   // m5 = t5 n0
    "mov r15d, 0",                     // 0 for row 10
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m5 p0
    "add r11, -1",                     // carry = t5 != 0
    "inc r15",                         // 1 for row 10: OF = 0
    "adox r12, rbp",                   // t6 += hi(m5 p0)
    "mulx rbp, r14, [rcx + {p} + 8]",  // m5 p1
    "adcx r12, r14",                   // t6 += lo(m5 p1)
    "adox rbx, rbp",                   // t7 += hi(m5 p1)
    "mulx rbp, r11, [rcx + {p} + 16]", // m5 p2
    "adcx rbx, r11",                   // t7 += lo(m5 p2)
    "adox r13, rbp",                   // t8 += hi(m5 p2)
    "mulx rbp, r15, [rcx + {p} + 24]", // m5 p3
    "adcx r13, r15",                   // t8 += lo(m5 p3)
    "adox rax, rbp",                   // t9 += hi(m5 p3)
    "mulx rbp, r14, [rcx + {p} + 32]", // m5 p4
    "adcx rax, r14",                   // t9 += lo(m5 p4)
    "adox rsi, rbp",                   // t10 += hi(m5 p4)
    "mulx rbp, r11, [rcx + {p} + 40]", // m5 p5
    "adcx rsi, r11",                   // t10 += lo(m5 p5)
    "adox r8, rbp",                    // t11 += hi(m5 p5)
    "mulx rbp, r15, [rcx + {p} + 48]", // m5 p6
    "adcx r8, r15",                    // t11 += lo(m5 p6)
    "adox r9, rbp",                    // t12 += hi(m5 p6)
    "mulx rbp, r14, [rcx + {p} + 56]", // m5 p7
    "adcx r9, r14",                    // t12 += lo(m5 p7)
    "adox r10, rbp",                   // t13 += hi(m5 p7)
    "adc r10, 0",                      // t13 += carry of row 10
    "mov rbp, [rdi + 56]",             // a7 again
    "lea rbp, [rbp + rbp]",            // 2a7 mod 2^64
    "xor r11d, r11d",                  // t14 = 0
    "mov rdx, [rdi + 48]",             // multiplier
    "mulx r15, r14, [rdi + 48]",       // a6 a6
    "add r9, r14",                     // t12 += lo(a6 a6)
    "dec r11",                         // t14 = -1: OF = 0
    "adox r10, r15",                   // t13 += hi(a6 a6)
    "mulx rbp, r14, rbp",              // a6 2a7
    "adcx r10, r14",                   // t13 += lo(a6 2a7)
    "adox r11, rbp",                   // t14 = hi(a6 2a7)
    "adc r11, 1",                      // t14 += carry
    "mov rbp, [rcx + {n0}]",           // m6 = n0
    "imul rbp, r12",                   // m6 = t6 n0
    "mov r15d, 0",                     // 0 for row 12
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m6 p0
    "add r12, -1",                     // carry = t6 != 0
    "inc r15",                         // 1 for row 12: OF = 0
    "adox rbx, rbp",                   // t7 += hi(m6 p0)
    "mulx rbp, r14, [rcx + {p} + 8]",  // m6 p1
    "adcx rbx, r14",                   // t7 += lo(m6 p1)
    "adox r13, rbp",                   // t8 += hi(m6 p1)
    "mulx rbp, r12, [rcx + {p} + 16]", // m6 p2
    "adcx r13, r12",                   // t8 += lo(m6 p2)
    "adox rax, rbp",                   // t9 += hi(m6 p2)
    "mulx rbp, r15, [rcx + {p} + 24]", // m6 p3
    "adcx rax, r15",                   // t9 += lo(m6 p3)
    "adox rsi, rbp",                   // t10 += hi(m6 p3)
    "mulx rbp, r14, [rcx + {p} + 32]", // m6 p4
    "adcx rsi, r14",                   // t10 += lo(m6 p4)
    "adox r8, rbp",                    // t11 += hi(m6 p4)
    "mulx rbp, r12, [rcx + {p} + 40]", // m6 p5
    "adcx r8, r12",                    // t11 += lo(m6 p5)
    "adox r9, rbp",                    // t12 += hi(m6 p5)
    "mulx rbp, r15, [rcx + {p} + 48]", // m6 p6
    "adcx r9, r15",                    // t12 += lo(m6 p6)
    "adox r10, rbp",                   // t13 += hi(m6 p6)
    "mulx rbp, r14, [rcx + {p} + 56]", // m6 p7
    "adcx r10, r14",                   // t13 += lo(m6 p7)
    "adox r11, rbp",                   // t14 += hi(m6 p7)
    "adc r11, 0",                      // t14 += carry of row 12
    "mov rdx, [rdi + 56]",             // multiplier
    "mulx r12, rbp, [rdi + 56]",       // a7 a7
    "add r11, rbp",                    // t14 += lo(a7 a7)
    "adc r12, 0",                      // t15 = hi(a7 a7) + carry
    "mov rbp, [rcx + {n0}]",           // m7 = n0
    "imul rbp, rbx",                   // m7 = t7 n0
    "mov r15d, 0",                     // 0 for row 13
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m7 p0
    "add rbx, -1",                     // carry = t7 != 0
    "inc r15",                         // 1 for row 13: OF = 0
    "adox r13, rbp",                   // t8 += hi(m7 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]",  // m7 p1
    "adcx r13, rbp",                   // t8 += lo(m7 p1)
    "adox rax, rbx",                   // t9 += hi(m7 p1)
    "mulx rbp, rbx, [rcx + {p} + 16]", // m7 p2
    "adcx rax, rbx",                   // t9 += lo(m7 p2)
    "adox rsi, rbp",                   // t10 += hi(m7 p2)
    "mulx rbx, rbp, [rcx + {p} + 24]", // m7 p3
    "adcx rsi, rbp",                   // t10 += lo(m7 p3)
    "adox r8, rbx",                    // t11 += hi(m7 p3)
    "mulx rbp, rbx, [rcx + {p} + 32]", // m7 p4
    "adcx r8, rbx",                    // t11 += lo(m7 p4)
    "adox r9, rbp",                    // t12 += hi(m7 p4)
    "mulx rbx, rbp, [rcx + {p} + 40]", // m7 p5
    "adcx r9, rbp",                    // t12 += lo(m7 p5)
    "adox r10, rbx",                   // t13 += hi(m7 p5)
    "mulx rbp, rbx, [rcx + {p} + 48]", // m7 p6
    "adcx r10, rbx",                   // t13 += lo(m7 p6)
    "adox r11, rbp",                   // t14 += hi(m7 p6)
    "mulx rbx, rbp, [rcx + {p} + 56]", // m7 p7
    "adcx r11, rbp",                   // t14 += lo(m7 p7)
    "adox r12, rbx",                   // t15 += hi(m7 p7)
    "adc r12, 0",                      // t15 += carry of row 13
    "mov [rsp + 48], r13",             // t8 aside
    "sub r13, [rcx + {p}]",            // u0 = t8 - p0
    "mov [rsp + 56], rax",             // t9 aside
    "sbb rax, [rcx + {p} + 8]",        // u1 = t9 - p1 - borrow
    "mov [rsp + 64], rsi",             // t10 aside
    "sbb rsi, [rcx + {p} + 16]",       // u2 = t10 - p2 - borrow
    "mov [rsp + 72], r8",              // t11 aside
    "sbb r8, [rcx + {p} + 24]",        // u3 = t11 - p3 - borrow
    "mov [rsp + 80], r9",              // t12 aside
    "sbb r9, [rcx + {p} + 32]",        // u4 = t12 - p4 - borrow
    "mov [rsp + 88], r10",             // t13 aside
    "sbb r10, [rcx + {p} + 40]",       // u5 = t13 - p5 - borrow
    "mov [rsp + 96], r11",             // t14 aside
    "sbb r11, [rcx + {p} + 48]",       // u6 = t14 - p6 - borrow
    "mov [rsp + 104], r12",            // t15 aside
    "sbb r12, [rcx + {p} + 56]",       // u7 = t15 - p7 - borrow
    "cmovc r13, [rsp + 48]",           // u0 = t8 if it borrowed
    "cmovc rax, [rsp + 56]",           // u1 = t9 if it borrowed
    "cmovc rsi, [rsp + 64]",           // u2 = t10 if it borrowed
    "cmovc r8, [rsp + 72]",            // u3 = t11 if it borrowed
    "cmovc r9, [rsp + 80]",            // u4 = t12 if it borrowed
    "cmovc r10, [rsp + 88]",           // u5 = t13 if it borrowed
    "cmovc r11, [rsp + 96]",           // u6 = t14 if it borrowed
    "cmovc r12, [rsp + 104]",          // u7 = t15 if it borrowed
    "add rsp, 112",
    "pop rbp",
    "pop rbx",
    "ret",
}
