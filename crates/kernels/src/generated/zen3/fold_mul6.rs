//! `mont_mul_6_fold_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 6 fold_fits;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r3, rsi r5, rdi r2, r8 _, r9 r0, r10 _, r11 _, r12 _, r13 r1, r14 _, r15 r4;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                      // multiplier
    "mulx rbx, rbp, [rdi + 16]",           // b0 a2
    "mov rbx, rbx",                        // idle
    "mulx rax, r8, [rdi + 24]",            // b0 a3
    "mulx r9, r10, [rdi]",                 // b0 a0
    "mulx r11, r12, [rdi + 8]",            // b0 a1
    "add r12, r9",                         // t1 = lo(b0 a1) + hi(b0 a0)
    "adc rbp, r11",                        // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adcx r8, rbx",                        // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mulx rbx, r13, [rdi + 32]",           // b0 a4
    "mov rbx, rbx",                        // idle
    "mulx r14, r15, [rdi + 40]",           // b0 a5
    "mov rdx, r10",                        // multiplier
    "mulx r9, r11, [rcx + {fold1}]",       // t0 f0
    "adcx r13, rax",                       // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "mov r13, r13",                        // idle
    "adcx r15, rbx",                       // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "mov r15, r15",                        // idle
    "adc r14, 0",                          // t6 = hi(b0 a5) + carry
    "mov ebx, 0",                          // t7 = 0
    "add r12, r11",                        // t1 += lo(t0 f0)
    "dec rbx",                             // t7 = -1: OF = 0
    "mov rbx, rbx",                        // idle
    "mov rax, [rcx + {fold1} + 8]",        // factor
    "mulx r10, rax, rax",                  // t0 f1
    "adox rbp, r9",                        // t2 += hi(t0 f0)
    "mov rbp, rbp",                        // idle
    "mov r9, [rcx + {fold1} + 16]",        // factor
    "mulx r11, r9, r9",                    // t0 f2
    "adcx rbp, rax",                       // t2 += lo(t0 f1)
    "mov rbp, rbp",                        // idle
    "adox r8, r10",                        // t3 += hi(t0 f1)
    "adcx r8, r9",                         // t3 += lo(t0 f2)
    "adox r13, r11",                       // t4 += hi(t0 f2)
    "mulx rax, r10, [rcx + {fold1} + 40]", // t0 f5
    "mov rax, rax",                        // idle
    "mov r11, [rcx + {fold1} + 24]",       // factor
    "mulx r9, r11, r11",                   // t0 f3
    "mov r9, r9",                          // idle
    "adcx r13, r11",                       // t4 += lo(t0 f3)
    "adox r15, r9",                        // t5 += hi(t0 f3)
    "mov r15, r15",                        // idle
    "mulx r11, r9, [rcx + {fold1} + 32]",  // t0 f4
    "mov r11, r11",                        // idle
    "adox r14, r11",                       // t6 += hi(t0 f4)
    "adox rbx, rax",                       // t7 = hi(t0 f5)
    "mov rbx, rbx",                        // idle
    "adcx r15, r9",                        // t5 += lo(t0 f4)
    "mov rdx, [rsi + 8]",                  // multiplier
    "mulx r11, rax, [rdi]",                // b1 a0
    "adcx r14, r10",                       // t6 += lo(t0 f5)
    "mov r14, r14",                        // idle
    "mov r9d, 0",                          // 0 for row 1
    "mov r9, r9",                          // idle
    "adc rbx, 1",                          // t7 += carry
    "mov rbx, rbx",                        // idle
    "add r12, rax",                        // t1 += lo(b1 a0)
    "inc r9",                              // 1 for row 1: OF = 0
    "mov r9, r9",                          // idle
    "adox rbp, r11",                       // t2 += hi(b1 a0)
    "mulx r10, rax, [rdi + 8]",            // b1 a1
    "mov r10, r10",                        // idle
    "adcx rbp, rax",                       // t2 += lo(b1 a1)
    "adox r8, r10",                        // t3 += hi(b1 a1)
    "mov r8, r8",                          // idle
    "mulx r9, r11, [rdi + 16]",            // b1 a2
    "mov r9, r9",                          // idle
    "adox r13, r9",                        // t4 += hi(b1 a2)
    "adcx r8, r11",                        // t3 += lo(b1 a2)
    "mov r8, r8",                          // idle
    "mulx rax, r10, [rdi + 24]",           // b1 a3
    "mov rax, rax",                        // idle
    "adox r15, rax",                       // t5 += hi(b1 a3)
    "mov r15, r15",                        // idle
    "mulx r9, r11, [rdi + 32]",            // b1 a4
    "adox r14, r9",                        // t6 += hi(b1 a4)
    "mov r14, r14",                        // idle
    "adcx r13, r10",                       // t4 += lo(b1 a3)
    "mulx rax, r9, [rdi + 40]",            // b1 a5
    "mov rax, rax",                        // idle
    "adox rbx, rax",                       // t7 += hi(b1 a5)
    "adc r15, r11",                        // t5 += lo(b1 a4)
    "adc r14, r9",                         // t6 += lo(b1 a5)
    "adc rbx, 0",                          // t7 += carry of row 1
    "mov rdx, r12",                        // multiplier
    "mulx r10, rax, [rcx + {fold1} + 8]",  // t1 f1
    "xor r11d, r11d",                      // t8 = 0
    "mov r12, [rcx + {fold1}]",            // factor
    "mulx r9, r12, r12",                   // t1 f0
    "adcx rbp, r12",                       // t2 += lo(t1 f0)
    "mov rbp, rbp",                        // idle
    "adox r8, r9",                         // t3 += hi(t1 f0)
    "mulx r12, r9, [rcx + {fold1} + 16]",  // t1 f2
    "mov r12, r12",                        // idle
    "adox r13, r10",                       // t4 += hi(t1 f1)
    "mov r13, r13",                        // idle
    "adox r15, r12",                       // t5 += hi(t1 f2)
    "mov r15, r15",                        // idle
    "adcx r8, rax",                        // t3 += lo(t1 f1)
    "adcx r13, r9",                        // t4 += lo(t1 f2)
    "mov r13, r13",                        // idle
    "mulx r10, r12, [rcx + {fold1} + 24]", // t1 f3
    "mov r10, r10",                        // idle
    "mulx rax, r9, [rcx + {fold1} + 40]",  // t1 f5
    "adox r14, r10",                       // t6 += hi(t1 f3)
    "adcx r15, r12",                       // t5 += lo(t1 f3)
    "mov r15, r15",                        // idle
    "mulx r10, r12, [rcx + {fold1} + 32]", // t1 f4
    "adcx r14, r12",                       // t6 += lo(t1 f4)
    "adox rbx, r10",                       // t7 += hi(t1 f4)
    "mov rbx, rbx",                        // idle
    "adox r11, rax",                       // t8 = hi(t1 f5)
    "mov rdx, [rsi + 16]",                 // multiplier
    "mulx r12, r10, [rdi]",                // b2 a0
    "adcx rbx, r9",                        // t7 += lo(t1 f5)
    "adc r11, 0",                          // t8 += carry
    "xor eax, eax",                        // 0 for row 3
    "adox r8, r12",                        // t3 += hi(b2 a0)
    "mulx r9, rax, [rdi + 8]",             // b2 a1
    "mov r9, r9",                          // idle
    "adox r13, r9",                        // t4 += hi(b2 a1)
    "mov r9, [rdi + 24]",                  // factor
    "mulx r12, r9, r9",                    // b2 a3
    "adcx rbp, r10",                       // t2 += lo(b2 a0)
    "adcx r8, rax",                        // t3 += lo(b2 a1)
    "mulx r10, rax, [rdi + 16]",           // b2 a2
    "adox r15, r10",                       // t5 += hi(b2 a2)
    "mov r15, r15",                        // idle
    "adox r14, r12",                       // t6 += hi(b2 a3)
    "mov r12, [rdi + 32]",                 // factor
    "mulx r10, r12, r12",                  // b2 a4
    "adcx r13, rax",                       // t4 += lo(b2 a2)
    "adcx r15, r9",                        // t5 += lo(b2 a3)
    "mov r15, r15",                        // idle
    "mov r9, [rdi + 40]",                  // factor
    "mulx rax, r9, r9",                    // b2 a5
    "adox rbx, r10",                       // t7 += hi(b2 a4)
    "mov rbx, rbx",                        // idle
    "mov rdx, rbp",                        // multiplier
    "mulx rbp, r10, [rcx + {fold1}]",      // t2 f0
    "adcx r14, r12",                       // t6 += lo(b2 a4)
    "adox r11, rax",                       // t8 += hi(b2 a5)
    "adcx rbx, r9",                        // t7 += lo(b2 a5)
    "adc r11, 0",                          // t8 += carry of row 3
    "xor r12d, r12d",                      // t9 = 0
    "mulx rax, r9, [rcx + {fold1} + 16]",  // t2 f2
    "adox r13, rbp",                       // t4 += hi(t2 f0)
    "mov r13, r13",                        // idle
    "adcx r8, r10",                        // t3 += lo(t2 f0)
    "mulx rbp, r10, [rcx + {fold1} + 8]",  // t2 f1
    "adcx r13, r10",                       // t4 += lo(t2 f1)
    "mov r13, r13",                        // idle
    "adox r15, rbp",                       // t5 += hi(t2 f1)
    "mov r15, r15",                        // idle
    "mulx rbp, r10, [rcx + {fold1} + 24]", // t2 f3
    "adox r14, rax",                       // t6 += hi(t2 f2)
    "mov r14, r14",                        // idle
    "adox rbx, rbp",                       // t7 += hi(t2 f3)
    "mov rbx, rbx",                        // idle
    "adcx r15, r9",                        // t5 += lo(t2 f2)
    "mov rax, [rcx + {fold1} + 32]",       // factor
    "mulx rbp, rax, rax",                  // t2 f4
    "mov rbp, rbp",                        // idle
    "adcx r14, r10",                       // t6 += lo(t2 f3)
    "mulx r9, r10, [rcx + {fold1} + 40]",  // t2 f5
    "adox r11, rbp",                       // t8 += hi(t2 f4)
    "mov r11, r11",                        // idle
    "adcx rbx, rax",                       // t7 += lo(t2 f4)
    "adcx r11, r10",                       // t8 += lo(t2 f5)
    "adox r12, r9",                        // t9 = hi(t2 f5)
    "mov r12, r12",                        // idle
    "adc r12, 0",                          // t9 += carry
    "xor ebp, ebp",                        // 0 for row 5
    "mov rdx, [rsi + 24]",                 // multiplier
    "mulx rbp, rax, [rdi]",                // b3 a0
    "mov rbp, rbp",                        // idle
    "adcx r8, rax",                        // t3 += lo(b3 a0)
    "adox r13, rbp",                       // t4 += hi(b3 a0)
    "mov r10, [rdi + 8]",                  // factor
    "mulx rbp, r10, r10",                  // b3 a1
    "adox r15, rbp",                       // t5 += hi(b3 a1)
    "mov r15, r15",                        // idle
    "adcx r13, r10",                       // t4 += lo(b3 a1)
    "mov rdx, r8",                         // multiplier
    "mov r9, [rcx + {fold1}]",             // factor
    "mulx rbp, r9, r9",                    // t3 f0
    "mov rdx, [rsi + 24]",                 // multiplier
    "mulx rax, r10, [rdi + 16]",           // b3 a2
    "mov rax, rax",                        // idle
    "adox r14, rax",                       // t6 += hi(b3 a2)
    "adcx r15, r10",                       // t5 += lo(b3 a2)
    "mulx rax, r10, [rdi + 24]",           // b3 a3
    "adcx r14, r10",                       // t6 += lo(b3 a3)
    "mov r14, r14",                        // idle
    "adox rbx, rax",                       // t7 += hi(b3 a3)
    "mulx r10, rax, [rdi + 32]",           // b3 a4
    "mov r10, r10",                        // idle
    "adox r11, r10",                       // t8 += hi(b3 a4)
    "adcx rbx, rax",                       // t7 += lo(b3 a4)
    "mulx r10, rax, [rdi + 40]",           // b3 a5
    "adox r12, r10",                       // t9 += hi(b3 a5)
    "adcx r11, rax",                       // t8 += lo(b3 a5)
    "adc r12, 0",                          // t9 += carry of row 5
    "xor r10d, r10d",                      // t10 = 0
    "adox r15, rbp",                       // t5 += hi(t3 f0)
    "adcx r13, r9",                        // t4 += lo(t3 f0)
    "mov rdx, r8",                         // multiplier
    "mulx rbp, rax, [rcx + {fold1} + 8]",  // t3 f1
    "adox r14, rbp",                       // t6 += hi(t3 f1)
    "mov r14, r14",                        // idle
    "mulx rbp, r9, [rcx + {fold1} + 16]",  // t3 f2
    "adcx r15, rax",                       // t5 += lo(t3 f1)
    "mov r15, r15",                        // idle
    "adox rbx, rbp",                       // t7 += hi(t3 f2)
    "adcx r14, r9",                        // t6 += lo(t3 f2)
    "mulx rbp, r8, [rcx + {fold1} + 24]",  // t3 f3
    "mov rbp, rbp",                        // idle
    "mulx rax, r9, [rcx + {fold1} + 40]",  // t3 f5
    "adox r11, rbp",                       // t8 += hi(t3 f3)
    "mov r11, r11",                        // idle
    "adcx rbx, r8",                        // t7 += lo(t3 f3)
    "mov rbx, rbx",                        // idle
    "mov r8, [rcx + {fold1} + 32]",        // factor
    "mulx rbp, r8, r8",                    // t3 f4
    "adox r12, rbp",                       // t9 += hi(t3 f4)
    "mov r12, r12",                        // idle
    "adcx r11, r8",                        // t8 += lo(t3 f4)
    "adox r10, rax",                       // t10 = hi(t3 f5)
    "mov r10, r10",                        // idle
    "adcx r12, r9",                        // t9 += lo(t3 f5)
    "mov rdx, [rsi + 32]",                 // multiplier
    "mulx rbp, r8, [rdi]",                 // b4 a0
    "adc r10, 0",                          // t10 += carry
    "xor eax, eax",                        // 0 for row 7
    "mov rax, rax",                        // idle
    "adox r15, rbp",                       // t5 += hi(b4 a0)
    "mulx rbp, r9, [rdi + 16]",            // b4 a2
    "mov rbp, rbp",                        // idle
    "adcx r13, r8",                        // t4 += lo(b4 a0)
    "mov r13, r13",                        // idle
    "mulx rax, r8, [rdi + 8]",             // b4 a1
    "adox r14, rax",                       // t6 += hi(b4 a1)
    "adox rbx, rbp",                       // t7 += hi(b4 a2)
    "mov rbx, rbx",                        // idle
    "adcx r15, r8",                        // t5 += lo(b4 a1)
    "mulx rbp, rax, [rdi + 24]",           // b4 a3
    "adox r11, rbp",                       // t8 += hi(b4 a3)
    "mov r11, r11",                        // idle
    "mulx rbp, r8, [rdi + 32]",            // b4 a4
    "adcx r14, r9",                        // t6 += lo(b4 a2)
    "mov r14, r14",                        // idle
    "adcx rbx, rax",                       // t7 += lo(b4 a3)
    "mov rbx, rbx",                        // idle
    "adox r12, rbp",                       // t9 += hi(b4 a4)
    "adcx r11, r8",                        // t8 += lo(b4 a4)
    "mov r11, r11",                        // idle
    "mov r9, [rdi + 40]",                  // factor
    "mulx rbp, r9, r9",                    // b4 a5
    "adcx r12, r9",                        // t9 += lo(b4 a5)
    "adox r10, rbp",                       // t10 += hi(b4 a5)
    "adc r10, 0",                          // t10 += carry of row 7
    "mov rdx, r13",                        // multiplier
    "mulx rbp, rax, [rcx + {fold1}]",      // t4 f0
    "mov rbp, rbp",                        // idle
    "xor r8d, r8d",                        // t11 = 0
    "adcx r15, rax",                       // t5 += lo(t4 f0)
    "adox r14, rbp",                       // t6 += hi(t4 f0)
    "mov r14, r14",                        // idle
    "mulx rbp, r9, [rcx + {fold1} + 8]",   // t4 f1
    "mov rbp, rbp",                        // idle
    "adcx r14, r9",                        // t6 += lo(t4 f1)
    "mov r14, r14",                        // idle
    "adox rbx, rbp",                       // t7 += hi(t4 f1)
    "mov rax, [rcx + {fold1} + 16]",       // factor
    "mulx rbp, rax, rax",                  // t4 f2
    "mov rbp, rbp",                        // idle
    "adox r11, rbp",                       // t8 += hi(t4 f2)
    "mov r11, r11",                        // idle
    "mulx rbp, r9, [rcx + {fold1} + 24]",  // t4 f3
    "adox r12, rbp",                       // t9 += hi(t4 f3)
    "adcx rbx, rax",                       // t7 += lo(t4 f2)
    "adcx r11, r9",                        // t8 += lo(t4 f3)
    "mov rax, [rcx + {fold1} + 32]",       // factor
    "mulx rbp, rax, rax",                  // t4 f4
    "adox r10, rbp",                       // t10 += hi(t4 f4)
    "mov rdx, [rsi + 40]",                 // multiplier
    "mulx rbp, r9, [rdi]",                 // b5 a0
    "mov rbp, rbp",                        // idle
    "adcx r12, rax",                       // t9 += lo(t4 f4)
    "mov rdx, r13",                        // multiplier
    "mov r13, [rcx + {fold1} + 40]",       // factor
    "mulx rax, r13, r13",                  // t4 f5
    "adcx r10, r13",                       // t10 += lo(t4 f5)
    "mov r10, r10",                        // idle
    "adox r8, rax",                        // t11 = hi(t4 f5)
    "adc r8, 0",                           // t11 += carry
    "xor r13d, r13d",                      // 0 for row 9
    "mov rdx, [rsi + 40]",                 // multiplier
    "mulx rax, r13, [rdi + 40]",           // b5 a5
    "adox r14, rbp",                       // t6 += hi(b5 a0)
    "mov r14, r14",                        // idle
    "mulx rbp, rsi, [rdi + 8]",            // b5 a1
    "adcx r15, r9",                        // t5 += lo(b5 a0)
    "mov r15, r15",                        // idle
    "adcx r14, rsi",                       // t6 += lo(b5 a1)
    "adox rbx, rbp",                       // t7 += hi(b5 a1)
    "mulx rbp, r9, [rdi + 16]",            // b5 a2
    "mov rbp, rbp",                        // idle
    "adox r11, rbp",                       // t8 += hi(b5 a2)
    "mov rsi, [rdi + 24]",                 // factor
    "mulx rbp, rsi, rsi",                  // b5 a3
    "mov rbp, rbp",                        // idle
    "adox r12, rbp",                       // t9 += hi(b5 a3)
    "mov rdi, [rdi + 32]",                 // factor
    "mulx rbp, rdi, rdi",                  // b5 a4
    "mov rbp, rbp",                        // idle
    "adcx rbx, r9",                        // t7 += lo(b5 a2)
    "mov rbx, rbx",                        // idle
    "adox r10, rbp",                       // t10 += hi(b5 a4)
    "mov r10, r10",                        // idle
    "adox r8, rax",                        // t11 += hi(b5 a5)
    "mov r8, r8",                          // idle
    "mov rbp, [rcx + {n0}]",               // m5 = n0
    "adc r11, rsi",                        // t8 += lo(b5 a3)
    "mov r11, r11",                        // idle
    "adcx r12, rdi",                       // t9 += lo(b5 a4)
    "adc r10, r13",                        // t10 += lo(b5 a5)
    "mov r10, r10",                        // idle
    "adc r8, 0",                           // t11 += carry of row 9
    "mov r8, r8",                          // idle
    "imul rbp, r15",                       // m5 = t5 n0
    "xor r9d, r9d",                        // 0 for row 10
    "mov r9, r9",                          // idle
    "mov rdx, rbp",                        // multiplier
    "mulx rbp, rax, [rcx + {p}]",          // m5 p0
    "mulx rsi, rdi, [rcx + {p} + 8]",      // m5 p1
    "adox r14, rbp",                       // t6 += hi(m5 p0)
    "mov r14, r14",                        // idle
    "adcx r15, rax",                       // carry = t5 != 0
    "mulx rbp, r13, [rcx + {p} + 24]",     // m5 p3
    "mov rbp, rbp",                        // idle
    "adcx r14, rdi",                       // t6 += lo(m5 p1)
    "adox rbx, rsi",                       // t7 += hi(m5 p1)
    "mov rax, [rcx + {p} + 16]",           // factor
    "mulx r9, rax, rax",                   // m5 p2
    "mov r9, r9",                          // idle
    "adcx rbx, rax",                       // t7 += lo(m5 p2)
    "adox r11, r9",                        // t8 += hi(m5 p2)
    "mov r11, r11",                        // idle
    "adox r12, rbp",                       // t9 += hi(m5 p3)
    "mov r12, r12",                        // idle
    "adcx r11, r13",                       // t8 += lo(m5 p3)
    "mulx rbp, r15, [rcx + {p} + 32]",     // m5 p4
    "mov rdi, r11",                        // u2 = t8
    "mulx rsi, rax, [rcx + {p} + 40]",     // m5 p5
    "adox r10, rbp",                       // t10 += hi(m5 p4)
    "mov r10, r10",                        // idle
    "adcx r12, r15",                       // t9 += lo(m5 p4)
    "mov r12, r12",                        // idle
    "adox r8, rsi",                        // t11 += hi(m5 p5)
    "mov r8, r8",                          // idle
    "mov r9, r14",                         // u0 = t6
    "adc r10, rax",                        // t10 += lo(m5 p5)
    "adc r8, 0",                           // t11 += carry of row 10
    "sub r9, [rcx + {p}]",                 // u0 = t6 - p0
    "mov r13, rbx",                        // u1 = t7
    "mov rdx, r12",                        // u3 = t9
    "mov r15, r10",                        // u4 = t10
    "sbb r13, [rcx + {p} + 8]",            // u1 = t7 - p1 - borrow
    "mov rsi, r8",                         // u5 = t11
    "sbb rdi, [rcx + {p} + 16]",           // u2 = t8 - p2 - borrow
    "mov rdi, rdi",                        // idle
    "sbb rdx, [rcx + {p} + 24]",           // u3 = t9 - p3 - borrow
    "sbb r15, [rcx + {p} + 32]",           // u4 = t10 - p4 - borrow
    "sbb rsi, [rcx + {p} + 40]",           // u5 = t11 - p5 - borrow
    "mov rsi, rsi",                        // idle
    "cmovc rdx, r12",                      // u3 = t9 if it borrowed
    "mov rdx, rdx",                        // idle
    "cmovc r13, rbx",                      // u1 = t7 if it borrowed
    "mov r13, r13",                        // idle
    "cmovc r9, r14",                       // u0 = t6 if it borrowed
    "mov r9, r9",                          // idle
    "cmovc rsi, r8",                       // u5 = t11 if it borrowed
    "mov rsi, rsi",                        // idle
    "cmovc r15, r10",                      // u4 = t10 if it borrowed
    "cmovc rdi, r11",                      // u2 = t8 if it borrowed
    "mov rdi, rdi",                        // idle
    "pop rbp",
    "pop rbx",
    "ret",
}
