//! `mont_mul_6_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 6 one_spare_bit;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r4, rsi r0, rdi r3, r8 _, r9 _, r10 _, r11 r5, r12 _, r13 r2, r14 _, r15 r1;
    p n0;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                  // multiplier
    "mulx rbx, rbp, [rdi + 24]",       // b0 a3
    "mulx rax, r8, [rdi + 16]",        // b0 a2
    "mulx r9, r10, [rdi]",             // b0 a0
    "mov r9, r9",                      // idle
    "mulx r11, r12, [rdi + 8]",        // b0 a1
    "mov r11, r11",                    // idle
    "mov r13, [rcx + {n0}]",           // m0 = n0
    "mulx r14, r15, [rdi + 32]",       // b0 a4
    "add r12, r9",                     // t1 = lo(b0 a1) + hi(b0 a0)
    "adc r8, r11",                     // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adc rbp, rax",                    // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mov rbp, rbp",                    // idle
    "mulx r9, r11, [rdi + 40]",        // b0 a5
    "adc r15, rbx",                    // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "adcx r11, r14",                   // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "adc r9, 0",                       // t6 = hi(b0 a5) + carry
    "imul r13, r10",                   // m0 = t0 n0
    "mov rdx, r13",                    // multiplier
    "mulx rbx, rax, [rcx + {p} + 8]",  // m0 p1
    "xor r14d, r14d",                  // 0 for row 0
    "mov r14, r14",                    // idle
    "mov r14, [rcx + {p}]",            // factor
    "mulx r13, r14, r14",              // m0 p0
    "mov r13, r13",                    // idle
    "adcx r10, r14",                   // carry = t0 != 0
    "mulx r14, r10, [rcx + {p} + 16]", // m0 p2
    "adox r12, r13",                   // t1 += hi(m0 p0)
    "mov r12, r12",                    // idle
    "adcx r12, rax",                   // t1 += lo(m0 p1)
    "mov rax, [rcx + {p} + 24]",       // factor
    "mulx r13, rax, rax",              // m0 p3
    "adcx r8, r10",                    // t2 += lo(m0 p2)
    "mov r8, r8",                      // idle
    "adox r8, rbx",                    // t2 += hi(m0 p1)
    "mov r8, r8",                      // idle
    "mov r10, [rcx + {p} + 40]",       // factor
    "mulx rbx, r10, r10",              // m0 p5
    "adox rbp, r14",                   // t3 += hi(m0 p2)
    "mov rbp, rbp",                    // idle
    "adcx rbp, rax",                   // t3 += lo(m0 p3)
    "mulx r14, rax, [rcx + {p} + 32]", // m0 p4
    "adox r15, r13",                   // t4 += hi(m0 p3)
    "mov r15, r15",                    // idle
    "adcx r15, rax",                   // t4 += lo(m0 p4)
    "mov r15, r15",                    // idle
    "adox r11, r14",                   // t5 += hi(m0 p4)
    "mov r11, r11",                    // idle
    "adcx r11, r10",                   // t5 += lo(m0 p5)
    "adox r9, rbx",                    // t6 += hi(m0 p5)
    "adc r9, 0",                       // t6 += carry of row 0
    "mov rdx, [rsi + 8]",              // multiplier
    "mov r13, [rdi]",                  // factor
    "mulx rbx, r13, r13",              // b1 a0
    "mov rbx, rbx",                    // idle
    "xor eax, eax",                    // t7 = 0
    "adox r8, rbx",                    // t2 += hi(b1 a0)
    "adcx r12, r13",                   // t1 += lo(b1 a0)
    "mov r14, [rdi + 8]",              // factor
    "mulx rbx, r14, r14",              // b1 a1
    "adox rbp, rbx",                   // t3 += hi(b1 a1)
    "mov rbp, rbp",                    // idle
    "adcx r8, r14",                    // t2 += lo(b1 a1)
    "mov r8, r8",                      // idle
    "mov r10, [rdi + 16]",             // factor
    "mulx rbx, r10, r10",              // b1 a2
    "adcx rbp, r10",                   // t3 += lo(b1 a2)
    "adox r15, rbx",                   // t4 += hi(b1 a2)
    "mulx rbx, r13, [rdi + 24]",       // b1 a3
    "adox r11, rbx",                   // t5 += hi(b1 a3)
    "mulx rbx, r14, [rdi + 32]",       // b1 a4
    "mov r10, [rcx + {n0}]",           // m1 = n0
    "adcx r15, r13",                   // t4 += lo(b1 a3)
    "adox r9, rbx",                    // t6 += hi(b1 a4)
    "mov r9, r9",                      // idle
    "adcx r11, r14",                   // t5 += lo(b1 a4)
    "mulx rbx, r13, [rdi + 40]",       // b1 a5
    "mov rbx, rbx",                    // idle
    "adox rax, rbx",                   // t7 = hi(b1 a5)
    "mov rax, rax",                    // idle
    "adcx r9, r13",                    // t6 += lo(b1 a5)
    "adc rax, 0",                      // t7 += carry
    "imul r10, r12",                   // m1 = t1 n0
    "mov r10, r10",                    // idle
    "mov rdx, r10",                    // multiplier
    "mulx rbx, r14, [rcx + {p}]",      // m1 p0
    "xor r13d, r13d",                  // 0 for row 2
    "adox r8, rbx",                    // t2 += hi(m1 p0)
    "adcx r12, r14",                   // carry = t1 != 0
    "mulx rbx, r10, [rcx + {p} + 8]",  // m1 p1
    "mov rbx, rbx",                    // idle
    "adox rbp, rbx",                   // t3 += hi(m1 p1)
    "adcx r8, r10",                    // t2 += lo(m1 p1)
    "mov r8, r8",                      // idle
    "mulx rbx, r13, [rcx + {p} + 16]", // m1 p2
    "mov rbx, rbx",                    // idle
    "mulx r14, r12, [rcx + {p} + 32]", // m1 p4
    "mov r14, r14",                    // idle
    "adox r15, rbx",                   // t4 += hi(m1 p2)
    "mov r15, r15",                    // idle
    "adcx rbp, r13",                   // t3 += lo(m1 p2)
    "mulx rbx, r10, [rcx + {p} + 24]", // m1 p3
    "adcx r15, r10",                   // t4 += lo(m1 p3)
    "mov r15, r15",                    // idle
    "adcx r11, r12",                   // t5 += lo(m1 p4)
    "adox r11, rbx",                   // t5 += hi(m1 p3)
    "mov r11, r11",                    // idle
    "mulx rbx, r13, [rcx + {p} + 40]", // m1 p5
    "mov rbx, rbx",                    // idle
    "adcx r9, r13",                    // t6 += lo(m1 p5)
    "adox r9, r14",                    // t6 += hi(m1 p4)
    "adox rax, rbx",                   // t7 += hi(m1 p5)
    "mov rax, rax",                    // idle
    "adc rax, 0",                      // t7 += carry of row 2
    "mov rax, rax",                    // idle
    "mov rdx, [rsi + 16]",             // multiplier
    "mulx rbx, r10, [rdi]",            // b2 a0
    "xor r12d, r12d",                  // t8 = 0
    "adox rbp, rbx",                   // t3 += hi(b2 a0)
    "adcx r8, r10",                    // t2 += lo(b2 a0)
    "mov r8, r8",                      // idle
    "mulx rbx, r13, [rdi + 8]",        // b2 a1
    "adcx rbp, r13",                   // t3 += lo(b2 a1)
    "mulx r14, r10, [rdi + 16]",       // b2 a2
    "adox r15, rbx",                   // t4 += hi(b2 a1)
    "mov r15, r15",                    // idle
    "mulx rbx, r13, [rdi + 24]",       // b2 a3
    "adox r11, r14",                   // t5 += hi(b2 a2)
    "mov r11, r11",                    // idle
    "adcx r15, r10",                   // t4 += lo(b2 a2)
    "adox r9, rbx",                    // t6 += hi(b2 a3)
    "mov r9, r9",                      // idle
    "adcx r11, r13",                   // t5 += lo(b2 a3)
    "mulx rbx, r14, [rdi + 40]",       // b2 a5
    "mov rbx, rbx",                    // idle
    "mulx r10, r13, [rdi + 32]",       // b2 a4
    "mov r10, r10",                    // idle
    "adcx r9, r13",                    // t6 += lo(b2 a4)
    "adox rax, r10",                   // t7 += hi(b2 a4)
    "mov r13, [rcx + {n0}]",           // m2 = n0
    "adox r12, rbx",                   // t8 = hi(b2 a5)
    "mov r12, r12",                    // idle
    "adcx rax, r14",                   // t7 += lo(b2 a5)
    "adc r12, 0",                      // t8 += carry
    "mov r12, r12",                    // idle
    "imul r13, r8",                    // m2 = t2 n0
    "mov rdx, r13",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m2 p0
    "mov r10d, 0",                     // 0 for row 4
    "add r8, -1",                      // carry = t2 != 0
    "inc r10",                         // 1 for row 4: OF = 0
    "adox rbp, rbx",                   // t3 += hi(m2 p0)
    "mulx rbx, r14, [rcx + {p} + 40]", // m2 p5
    "mulx r13, r8, [rcx + {p} + 8]",   // m2 p1
    "adcx rbp, r8",                    // t3 += lo(m2 p1)
    "mov r8, [rcx + {p} + 16]",        // factor
    "mulx r10, r8, r8",                // m2 p2
    "adox r15, r13",                   // t4 += hi(m2 p1)
    "adox r11, r10",                   // t5 += hi(m2 p2)
    "adcx r15, r8",                    // t4 += lo(m2 p2)
    "mov r15, r15",                    // idle
    "mulx r13, r10, [rcx + {p} + 24]", // m2 p3
    "adox r9, r13",                    // t6 += hi(m2 p3)
    "mov r9, r9",                      // idle
    "mulx r8, r13, [rcx + {p} + 32]",  // m2 p4
    "adcx r11, r10",                   // t5 += lo(m2 p3)
    "adox rax, r8",                    // t7 += hi(m2 p4)
    "adcx r9, r13",                    // t6 += lo(m2 p4)
    "adcx rax, r14",                   // t7 += lo(m2 p5)
    "adox r12, rbx",                   // t8 += hi(m2 p5)
    "adc r12, 0",                      // t8 += carry of row 4
    "mov r12, r12",                    // idle
    "mov rdx, [rsi + 24]",             // multiplier
    "mov r10, [rdi]",                  // factor
    "mulx rbx, r10, r10",              // b3 a0
    "xor r8d, r8d",                    // t9 = 0
    "adcx rbp, r10",                   // t3 += lo(b3 a0)
    "adox r15, rbx",                   // t4 += hi(b3 a0)
    "mulx rbx, r13, [rdi + 8]",        // b3 a1
    "adox r11, rbx",                   // t5 += hi(b3 a1)
    "mulx rbx, r14, [rdi + 32]",       // b3 a4
    "adcx r15, r13",                   // t4 += lo(b3 a1)
    "mulx r10, r13, [rdi + 16]",       // b3 a2
    "adox r9, r10",                    // t6 += hi(b3 a2)
    "mov r9, r9",                      // idle
    "adcx r11, r13",                   // t5 += lo(b3 a2)
    "mov r11, r11",                    // idle
    "mulx r10, r13, [rdi + 24]",       // b3 a3
    "adcx r9, r13",                    // t6 += lo(b3 a3)
    "mov r9, r9",                      // idle
    "adox rax, r10",                   // t7 += hi(b3 a3)
    "adcx rax, r14",                   // t7 += lo(b3 a4)
    "mov rax, rax",                    // idle
    "mulx r13, r10, [rdi + 40]",       // b3 a5
    "mov r13, r13",                    // idle
    "adox r12, rbx",                   // t8 += hi(b3 a4)
    "adox r8, r13",                    // t9 = hi(b3 a5)
    "adc r12, r10",                    // t8 += lo(b3 a5)
    "adc r8, 0",                       // t9 += carry
    "mov rbx, [rcx + {n0}]",           // m3 = n0
    "imul rbx, rbp",                   // m3 = t3 n0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, r14, [rcx + {p}]",      // m3 p0
    "mov rbx, rbx",                    // idle
    "xor r13d, r13d",                  // 0 for row 6
    "adox r15, rbx",                   // t4 += hi(m3 p0)
    "adcx rbp, r14",                   // carry = t3 != 0
    "mulx rbx, rbp, [rcx + {p} + 8]",  // m3 p1
    "adox r11, rbx",                   // t5 += hi(m3 p1)
    "adcx r15, rbp",                   // t4 += lo(m3 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m3 p2
    "mov rbx, rbx",                    // idle
    "adox r9, rbx",                    // t6 += hi(m3 p2)
    "mov r9, r9",                      // idle
    "mulx rbx, r10, [rcx + {p} + 24]", // m3 p3
    "adox rax, rbx",                   // t7 += hi(m3 p3)
    "adcx r11, rbp",                   // t5 += lo(m3 p2)
    "mov r11, r11",                    // idle
    "mulx rbx, rbp, [rcx + {p} + 40]", // m3 p5
    "mov rbx, rbx",                    // idle
    "adcx r9, r10",                    // t6 += lo(m3 p3)
    "mov r9, r9",                      // idle
    "mulx r13, r14, [rcx + {p} + 32]", // m3 p4
    "adox r12, r13",                   // t8 += hi(m3 p4)
    "adcx rax, r14",                   // t7 += lo(m3 p4)
    "mov rax, rax",                    // idle
    "adox r8, rbx",                    // t9 += hi(m3 p5)
    "adcx r12, rbp",                   // t8 += lo(m3 p5)
    "adc r8, 0",                       // t9 += carry of row 6
    "mov rdx, [rsi + 32]",             // multiplier
    "mulx rbx, rbp, [rdi]",            // b4 a0
    "mulx r10, r13, [rdi + 8]",        // b4 a1
    "mov r10, r10",                    // idle
    "xor r14d, r14d",                  // t10 = 0
    "adox r11, rbx",                   // t5 += hi(b4 a0)
    "adcx r15, rbp",                   // t4 += lo(b4 a0)
    "adox r9, r10",                    // t6 += hi(b4 a1)
    "adcx r11, r13",                   // t5 += lo(b4 a1)
    "mulx rbx, rbp, [rdi + 24]",       // b4 a3
    "mulx r10, r13, [rdi + 16]",       // b4 a2
    "adcx r9, r13",                    // t6 += lo(b4 a2)
    "mov r9, r9",                      // idle
    "adox rax, r10",                   // t7 += hi(b4 a2)
    "mulx r13, r10, [rdi + 32]",       // b4 a4
    "adox r12, rbx",                   // t8 += hi(b4 a3)
    "adox r8, r13",                    // t9 += hi(b4 a4)
    "adcx rax, rbp",                   // t7 += lo(b4 a3)
    "mov rbx, [rcx + {n0}]",           // m4 = n0
    "adcx r12, r10",                   // t8 += lo(b4 a4)
    "mov r12, r12",                    // idle
    "mov r13, [rdi + 40]",             // factor
    "mulx rbp, r13, r13",              // b4 a5
    "adox r14, rbp",                   // t10 = hi(b4 a5)
    "adcx r8, r13",                    // t9 += lo(b4 a5)
    "mov r8, r8",                      // idle
    "adc r14, 0",                      // t10 += carry
    "imul rbx, r15",                   // m4 = t4 n0
    "mov rbx, rbx",                    // idle
    "mov rdx, rbx",                    // multiplier
    "mov rbx, [rcx + {p}]",            // factor
    "mulx rbp, rbx, rbx",              // m4 p0
    "mov rbp, rbp",                    // idle
    "xor r10d, r10d",                  // 0 for row 8
    "adcx r15, rbx",                   // carry = t4 != 0
    "adox r11, rbp",                   // t5 += hi(m4 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]",  // m4 p1
    "mov rbx, rbx",                    // idle
    "adox r9, rbx",                    // t6 += hi(m4 p1)
    "adcx r11, rbp",                   // t5 += lo(m4 p1)
    "mov r11, r11",                    // idle
    "mulx rbx, rbp, [rcx + {p} + 16]", // m4 p2
    "adox rax, rbx",                   // t7 += hi(m4 p2)
    "mov rax, rax",                    // idle
    "adcx r9, rbp",                    // t6 += lo(m4 p2)
    "mulx rbx, rbp, [rcx + {p} + 24]", // m4 p3
    "adcx rax, rbp",                   // t7 += lo(m4 p3)
    "mov rax, rax",                    // idle
    "adox r12, rbx",                   // t8 += hi(m4 p3)
    "mov rbx, [rcx + {p} + 40]",       // factor
    "mulx rbp, rbx, rbx",              // m4 p5
    "mov r10, [rcx + {p} + 32]",       // factor
    "mulx r13, r10, r10",              // m4 p4
    "adox r8, r13",                    // t9 += hi(m4 p4)
    "mov r8, r8",                      // idle
    "adcx r12, r10",                   // t8 += lo(m4 p4)
    "adox r14, rbp",                   // t10 += hi(m4 p5)
    "mov rdx, [rsi + 40]",             // multiplier
    "mulx rbp, r15, [rdi]",            // b5 a0
    "mov rbp, rbp",                    // idle
    "adcx r8, rbx",                    // t9 += lo(m4 p5)
    "adc r14, 0",                      // t10 += carry of row 8
    "xor ebx, ebx",                    // t11 = 0
    "adcx r11, r15",                   // t5 += lo(b5 a0)
    "mulx r13, r10, [rdi + 8]",        // b5 a1
    "adox r9, rbp",                    // t6 += hi(b5 a0)
    "mov r9, r9",                      // idle
    "adox rax, r13",                   // t7 += hi(b5 a1)
    "mulx rbp, rsi, [rdi + 16]",       // b5 a2
    "mov rbp, rbp",                    // idle
    "adcx r9, r10",                    // t6 += lo(b5 a1)
    "adcx rax, rsi",                   // t7 += lo(b5 a2)
    "mulx r15, r13, [rdi + 24]",       // b5 a3
    "adox r12, rbp",                   // t8 += hi(b5 a2)
    "mov r12, r12",                    // idle
    "mulx rbp, r10, [rdi + 32]",       // b5 a4
    "mov rbp, rbp",                    // idle
    "adox r8, r15",                    // t9 += hi(b5 a3)
    "adcx r12, r13",                   // t8 += lo(b5 a3)
    "mov r12, r12",                    // idle
    "adcx r8, r10",                    // t9 += lo(b5 a4)
    "adox r14, rbp",                   // t10 += hi(b5 a4)
    "mov rsi, [rdi + 40]",             // factor
    "mulx rbp, rsi, rsi",              // b5 a5
    "mov rbp, rbp",                    // idle
    "mov r15, [rcx + {n0}]",           // m5 = n0
    "adcx r14, rsi",                   // t10 += lo(b5 a5)
    "adox rbx, rbp",                   // t11 = hi(b5 a5)
    "mov rbx, rbx",                    // idle
    "adc rbx, 0",                      // t11 += carry
    "imul r15, r11",                   // m5 = t5 n0
    "mov r15, r15",                    // idle
    "xor ebp, ebp",                    // 0 for row 10
    "mov rdx, r15",                    // multiplier
    "mulx rbp, r13, [rcx + {p}]",      // m5 p0
    "adcx r11, r13",                   // carry = t5 != 0
    "adox r9, rbp",                    // t6 += hi(m5 p0)
    "mov r9, r9",                      // idle
    "mulx rbp, r10, [rcx + {p} + 8]",  // m5 p1
    "mov rbp, rbp",                    // idle
    "adcx r9, r10",                    // t6 += lo(m5 p1)
    "mulx rdi, rsi, [rcx + {p} + 16]", // m5 p2
    "adcx rax, rsi",                   // t7 += lo(m5 p2)
    "mulx r15, r13, [rcx + {p} + 24]", // m5 p3
    "adox rax, rbp",                   // t7 += hi(m5 p1)
    "mov rax, rax",                    // idle
    "adcx r12, r13",                   // t8 += lo(m5 p3)
    "adox r12, rdi",                   // t8 += hi(m5 p2)
    "mov r12, r12",                    // idle
    "adox r8, r15",                    // t9 += hi(m5 p3)
    "mov r11, [rcx + {p} + 32]",       // factor
    "mulx rbp, r11, r11",              // m5 p4
    "adcx r8, r11",                    // t9 += lo(m5 p4)
    "adox r14, rbp",                   // t10 += hi(m5 p4)
    "mulx rbp, r10, [rcx + {p} + 40]", // m5 p5
    "adox rbx, rbp",                   // t11 += hi(m5 p5)
    "mov rsi, r9",                     // u0 = t6
    "adc r14, r10",                    // t10 += lo(m5 p5)
    "mov r13, r12",                    // u2 = t8
    "adc rbx, 0",                      // t11 += carry of row 10
    "sub rsi, [rcx + {p}]",            // u0 = t6 - p0
    "mov rdi, r8",                     // u3 = t9
    "mov r15, rax",                    // u1 = t7
    "sbb r15, [rcx + {p} + 8]",        // u1 = t7 - p1 - borrow
    "sbb r13, [rcx + {p} + 16]",       // u2 = t8 - p2 - borrow
    "sbb rdi, [rcx + {p} + 24]",       // u3 = t9 - p3 - borrow
    "mov r11, rbx",                    // u5 = t11
    "mov rdx, r14",                    // u4 = t10
    "mov rdx, rdx",                    // idle
    "sbb rdx, [rcx + {p} + 32]",       // u4 = t10 - p4 - borrow
    "sbb r11, [rcx + {p} + 40]",       // u5 = t11 - p5 - borrow
    "cmovc rsi, r9",                   // u0 = t6 if it borrowed
    "cmovc rdi, r8",                   // u3 = t9 if it borrowed
    "cmovc r15, rax",                  // u1 = t7 if it borrowed
    "cmovc rdx, r14",                  // u4 = t10 if it borrowed
    "mov rdx, rdx",                    // idle
    "cmovc r11, rbx",                  // u5 = t11 if it borrowed
    "mov r11, r11",                    // idle
    "cmovc r13, r12",                  // u2 = t8 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
