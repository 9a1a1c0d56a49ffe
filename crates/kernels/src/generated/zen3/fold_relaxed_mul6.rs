//! `relaxed_mul_6_fold_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 6 relaxed_fits;
    r0 r1 r2 r3 r4 r5;
    rax r1, rcx _, rdx _, rsi _, rdi _, r8 r4, r9 _, r10 r0, r11 r3, r12 _, r13 r5, r14 r2, r15 _;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "xor eax, eax",                        // t7 = 0
    "mov rdx, [rsi]",                      // multiplier
    "mov rbp, [rdi + 8]",                  // factor
    "mulx rbx, rbp, rbp",                  // b0 a1
    "mulx r8, r9, [rdi + 24]",             // b0 a3
    "mulx r10, r11, [rdi]",                // b0 a0
    "mulx r12, r13, [rdi + 16]",           // b0 a2
    "mov r15, [rdi + 32]",                 // factor
    "mulx r14, r15, r15",                  // b0 a4
    "add rbp, r10",                        // t1 = lo(b0 a1) + hi(b0 a0)
    "adcx r13, rbx",                       // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adcx r9, r12",                        // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mulx r10, rbx, [rdi + 40]",           // b0 a5
    "adcx r15, r8",                        // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "adcx rbx, r14",                       // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "mov rdx, r11",                        // multiplier
    "mov r8, [rcx + {fold1}]",             // factor
    "mulx r12, r8, r8",                    // t0 f0
    "adc r10, 0",                          // t6 = hi(b0 a5) + carry
    "add rbp, r8",                         // t1 += lo(t0 f0)
    "dec rax",                             // t7 = -1: OF = 0
    "mov r11, [rcx + {fold1} + 8]",        // factor
    "mulx r14, r11, r11",                  // t0 f1
    "adox r13, r12",                       // t2 += hi(t0 f0)
    "adox r9, r14",                        // t3 += hi(t0 f1)
    "mov r12, [rcx + {fold1} + 16]",       // factor
    "mulx r8, r12, r12",                   // t0 f2
    "adcx r13, r11",                       // t2 += lo(t0 f1)
    "adcx r9, r12",                        // t3 += lo(t0 f2)
    "adox r15, r8",                        // t4 += hi(t0 f2)
    "mov r11, [rcx + {fold1} + 24]",       // factor
    "mulx r14, r11, r11",                  // t0 f3
    "adcx r15, r11",                       // t4 += lo(t0 f3)
    "mulx r12, r8, [rcx + {fold1} + 32]",  // t0 f4
    "adox rbx, r14",                       // t5 += hi(t0 f3)
    "adcx rbx, r8",                        // t5 += lo(t0 f4)
    "adox r10, r12",                       // t6 += hi(t0 f4)
    "mulx r11, r14, [rcx + {fold1} + 40]", // t0 f5
    "adox rax, r11",                       // t7 = hi(t0 f5)
    "adcx r10, r14",                       // t6 += lo(t0 f5)
    "adc rax, 1",                          // t7 += carry
    "mov r8d, 0",                          // 0 for row 1
    "mov rdx, [rsi + 8]",                  // multiplier
    "mulx r12, r11, [rdi]",                // b1 a0
    "add rbp, r11",                        // t1 += lo(b1 a0)
    "inc r8",                              // 1 for row 1: OF = 0
    "adox r13, r12",                       // t2 += hi(b1 a0)
    "mov r11, [rdi + 16]",                 // factor
    "mulx r14, r11, r11",                  // b1 a2
    "mulx r8, r12, [rdi + 8]",             // b1 a1
    "adcx r13, r12",                       // t2 += lo(b1 a1)
    "adox r9, r8",                         // t3 += hi(b1 a1)
    "adcx r9, r11",                        // t3 += lo(b1 a2)
    "mulx r12, r8, [rdi + 24]",            // b1 a3
    "adox r15, r14",                       // t4 += hi(b1 a2)
    "adcx r15, r8",                        // t4 += lo(b1 a3)
    "adox rbx, r12",                       // t5 += hi(b1 a3)
    "mov r14, [rdi + 40]",                 // factor
    "mulx r11, r14, r14",                  // b1 a5
    "mov r12, [rdi + 32]",                 // factor
    "mulx r8, r12, r12",                   // b1 a4
    "adox r10, r8",                        // t6 += hi(b1 a4)
    "adcx rbx, r12",                       // t5 += lo(b1 a4)
    "adox rax, r11",                       // t7 += hi(b1 a5)
    "adcx r10, r14",                       // t6 += lo(b1 a5)
    "mov rdx, rbp",                        // multiplier
    "mov r8, [rcx + {fold1}]",             // factor
    "mulx rbp, r8, r8",                    // t1 f0
    "mulx r12, r11, [rcx + {fold1} + 8]",  // t1 f1
    "adc rax, 0",                          // t7 += carry of row 1
    "xor r14d, r14d",                      // t8 = 0
    "add r13, r8",                         // t2 += lo(t1 f0)
    "dec r14",                             // t8 = -1: OF = 0
    "adox r9, rbp",                        // t3 += hi(t1 f0)
    "mov r8, [rcx + {fold1} + 32]",        // factor
    "mulx rbp, r8, r8",                    // t1 f4
    "adcx r9, r11",                        // t3 += lo(t1 f1)
    "adox r15, r12",                       // t4 += hi(t1 f1)
    "mov r12, [rcx + {fold1} + 16]",       // factor
    "mulx r11, r12, r12",                  // t1 f2
    "adcx r15, r12",                       // t4 += lo(t1 f2)
    "adox rbx, r11",                       // t5 += hi(t1 f2)
    "mov r11, [rcx + {fold1} + 24]",       // factor
    "mulx r12, r11, r11",                  // t1 f3
    "adcx rbx, r11",                       // t5 += lo(t1 f3)
    "adcx r10, r8",                        // t6 += lo(t1 f4)
    "adox r10, r12",                       // t6 += hi(t1 f3)
    "mulx r11, r8, [rcx + {fold1} + 40]",  // t1 f5
    "adox rax, rbp",                       // t7 += hi(t1 f4)
    "adcx rax, r8",                        // t7 += lo(t1 f5)
    "adox r14, r11",                       // t8 = hi(t1 f5)
    "adc r14, 1",                          // t8 += carry
    "mov rdx, [rsi + 16]",                 // multiplier
    "mulx rbp, r12, [rdi]",                // b2 a0
    "xor r8d, r8d",                        // 0 for row 3
    "adox r9, rbp",                        // t3 += hi(b2 a0)
    "mulx rbp, r11, [rdi + 8]",            // b2 a1
    "adcx r13, r12",                       // t2 += lo(b2 a0)
    "adox r15, rbp",                       // t4 += hi(b2 a1)
    "mulx rbp, r8, [rdi + 16]",            // b2 a2
    "adox rbx, rbp",                       // t5 += hi(b2 a2)
    "mulx rbp, r12, [rdi + 24]",           // b2 a3
    "adox r10, rbp",                       // t6 += hi(b2 a3)
    "adcx r9, r11",                        // t3 += lo(b2 a1)
    "adcx r15, r8",                        // t4 += lo(b2 a2)
    "mov r11, [rdi + 32]",                 // factor
    "mulx rbp, r11, r11",                  // b2 a4
    "adcx rbx, r12",                       // t5 += lo(b2 a3)
    "mov rdx, r13",                        // multiplier
    "mulx r8, r12, [rcx + {fold1} + 32]",  // t2 f4
    "adcx r10, r11",                       // t6 += lo(b2 a4)
    "adox rax, rbp",                       // t7 += hi(b2 a4)
    "mov rdx, [rsi + 16]",                 // multiplier
    "mulx rbp, r11, [rdi + 40]",           // b2 a5
    "adox r14, rbp",                       // t8 += hi(b2 a5)
    "mov rdx, r13",                        // multiplier
    "mulx rbp, r13, [rcx + {fold1}]",      // t2 f0
    "adcx rax, r11",                       // t7 += lo(b2 a5)
    "adc r14, 0",                          // t8 += carry of row 3
    "xor r11d, r11d",                      // t9 = 0
    "adox r15, rbp",                       // t4 += hi(t2 f0)
    "adcx r9, r13",                        // t3 += lo(t2 f0)
    "mov r13, [rcx + {fold1} + 8]",        // factor
    "mulx rbp, r13, r13",                  // t2 f1
    "adox rbx, rbp",                       // t5 += hi(t2 f1)
    "adcx r15, r13",                       // t4 += lo(t2 f1)
    "mulx rbp, r13, [rcx + {fold1} + 16]", // t2 f2
    "adox r10, rbp",                       // t6 += hi(t2 f2)
    "adcx rbx, r13",                       // t5 += lo(t2 f2)
    "mulx rbp, r13, [rcx + {fold1} + 24]", // t2 f3
    "adcx r10, r13",                       // t6 += lo(t2 f3)
    "adox rax, rbp",                       // t7 += hi(t2 f3)
    "adox r14, r8",                        // t8 += hi(t2 f4)
    "mulx rbp, r13, [rcx + {fold1} + 40]", // t2 f5
    "adox r11, rbp",                       // t9 = hi(t2 f5)
    "adc rax, r12",                        // t7 += lo(t2 f4)
    "adc r14, r13",                        // t8 += lo(t2 f5)
    "mov rdx, [rsi + 24]",                 // multiplier
    "mov r8, [rdi]",                       // factor
    "mulx rbp, r8, r8",                    // b3 a0
    "adc r11, 0",                          // t9 += carry
    "xor r12d, r12d",                      // 0 for row 5
    "mov r12, [rdi + 8]",                  // factor
    "mulx r13, r12, r12",                  // b3 a1
    "adox r15, rbp",                       // t4 += hi(b3 a0)
    "adcx r9, r8",                         // t3 += lo(b3 a0)
    "mov r8, [rdi + 24]",                  // factor
    "mulx rbp, r8, r8",                    // b3 a3
    "adox rbx, r13",                       // t5 += hi(b3 a1)
    "adcx r15, r12",                       // t4 += lo(b3 a1)
    "mov r12, [rdi + 16]",                 // factor
    "mulx r13, r12, r12",                  // b3 a2
    "adox r10, r13",                       // t6 += hi(b3 a2)
    "adcx rbx, r12",                       // t5 += lo(b3 a2)
    "adcx r10, r8",                        // t6 += lo(b3 a3)
    "adox rax, rbp",                       // t7 += hi(b3 a3)
    "mov r13, [rdi + 40]",                 // factor
    "mulx rbp, r13, r13",                  // b3 a5
    "mov r8, [rdi + 32]",                  // factor
    "mulx r12, r8, r8",                    // b3 a4
    "adox r14, r12",                       // t8 += hi(b3 a4)
    "mov rdx, r9",                         // multiplier
    "mov r9, [rcx + {fold1}]",             // factor
    "mulx r12, r9, r9",                    // t3 f0
    "adcx rax, r8",                        // t7 += lo(b3 a4)
    "adox r11, rbp",                       // t9 += hi(b3 a5)
    "adcx r14, r13",                       // t8 += lo(b3 a5)
    "adc r11, 0",                          // t9 += carry of row 5
    "xor r8d, r8d",                        // t10 = 0
    "add r15, r9",                         // t4 += lo(t3 f0)
    "dec r8",                              // t10 = -1: OF = 0
    "adox rbx, r12",                       // t5 += hi(t3 f0)
    "mulx rbp, r13, [rcx + {fold1} + 8]",  // t3 f1
    "adox r10, rbp",                       // t6 += hi(t3 f1)
    "adcx rbx, r13",                       // t5 += lo(t3 f1)
    "mov r9, [rcx + {fold1} + 16]",        // factor
    "mulx rbp, r9, r9",                    // t3 f2
    "adox rax, rbp",                       // t7 += hi(t3 f2)
    "adcx r10, r9",                        // t6 += lo(t3 f2)
    "mov r12, [rcx + {fold1} + 24]",       // factor
    "mulx rbp, r12, r12",                  // t3 f3
    "adox r14, rbp",                       // t8 += hi(t3 f3)
    "adcx rax, r12",                       // t7 += lo(t3 f3)
    "mulx rbp, r13, [rcx + {fold1} + 32]", // t3 f4
    "adox r11, rbp",                       // t9 += hi(t3 f4)
    "adcx r14, r13",                       // t8 += lo(t3 f4)
    "mov r9, [rcx + {fold1} + 40]",        // factor
    "mulx rbp, r9, r9",                    // t3 f5
    "adcx r11, r9",                        // t9 += lo(t3 f5)
    "adox r8, rbp",                        // t10 = hi(t3 f5)
    "mov rdx, [rsi + 32]",                 // multiplier
    "mov r12, [rdi]",                      // factor
    "mulx rbp, r12, r12",                  // b4 a0
    "adc r8, 1",                           // t10 += carry
    "xor r13d, r13d",                      // 0 for row 7
    "mov r13, [rdi + 16]",                 // factor
    "mulx r9, r13, r13",                   // b4 a2
    "adox rbx, rbp",                       // t5 += hi(b4 a0)
    "adcx r15, r12",                       // t4 += lo(b4 a0)
    "mov r12, [rdi + 8]",                  // factor
    "mulx rbp, r12, r12",                  // b4 a1
    "adcx rbx, r12",                       // t5 += lo(b4 a1)
    "adcx r10, r13",                       // t6 += lo(b4 a2)
    "adox r10, rbp",                       // t6 += hi(b4 a1)
    "adox rax, r9",                        // t7 += hi(b4 a2)
    "mov r12, [rdi + 24]",                 // factor
    "mulx rbp, r12, r12",                  // b4 a3
    "mulx r13, r9, [rdi + 32]",            // b4 a4
    "adox r14, rbp",                       // t8 += hi(b4 a3)
    "adcx rax, r12",                       // t7 += lo(b4 a3)
    "adcx r14, r9",                        // t8 += lo(b4 a4)
    "mov r12, [rdi + 40]",                 // factor
    "mulx rbp, r12, r12",                  // b4 a5
    "adcx r11, r12",                       // t9 += lo(b4 a5)
    "mov rdx, r15",                        // multiplier
    "mov r12, [rcx + {fold1} + 8]",        // factor
    "mulx r9, r12, r12",                   // t4 f1
    "adox r11, r13",                       // t9 += hi(b4 a4)
    "adox r8, rbp",                        // t10 += hi(b4 a5)
    "adc r8, 0",                           // t10 += carry of row 7
    "mov r15, [rcx + {fold1}]",            // factor
    "mulx rbp, r15, r15",                  // t4 f0
    "xor r13d, r13d",                      // t11 = 0
    "adcx rbx, r15",                       // t5 += lo(t4 f0)
    "adcx r10, r12",                       // t6 += lo(t4 f1)
    "adox r10, rbp",                       // t6 += hi(t4 f0)
    "mulx rbp, r15, [rcx + {fold1} + 16]", // t4 f2
    "adox rax, r9",                        // t7 += hi(t4 f1)
    "adox r14, rbp",                       // t8 += hi(t4 f2)
    "adcx rax, r15",                       // t7 += lo(t4 f2)
    "mov r12, [rcx + {fold1} + 40]",       // factor
    "mulx rbp, r12, r12",                  // t4 f5
    "mov r15, [rcx + {fold1} + 24]",       // factor
    "mulx r9, r15, r15",                   // t4 f3
    "adox r11, r9",                        // t9 += hi(t4 f3)
    "adcx r14, r15",                       // t8 += lo(t4 f3)
    "mulx r9, r15, [rcx + {fold1} + 32]",  // t4 f4
    "adox r8, r9",                         // t10 += hi(t4 f4)
    "adox r13, rbp",                       // t11 = hi(t4 f5)
    "adc r11, r15",                        // t9 += lo(t4 f4)
    "mov rdx, [rsi + 40]",                 // multiplier
    "mulx rbp, r9, [rdi + 8]",             // b5 a1
    "mulx r15, rsi, [rdi]",                // b5 a0
    "adcx r8, r12",                        // t10 += lo(t4 f5)
    "adc r13, 0",                          // t11 += carry
    "xor r12d, r12d",                      // 0 for row 9
    "adcx rbx, rsi",                       // t5 += lo(b5 a0)
    "adcx r10, r9",                        // t6 += lo(b5 a1)
    "adox r10, r15",                       // t6 += hi(b5 a0)
    "mulx r12, rsi, [rdi + 16]",           // b5 a2
    "adox rax, rbp",                       // t7 += hi(b5 a1)
    "adox r14, r12",                       // t8 += hi(b5 a2)
    "mulx rbp, r9, [rdi + 24]",            // b5 a3
    "adox r11, rbp",                       // t9 += hi(b5 a3)
    "mulx rbp, r15, [rdi + 32]",           // b5 a4
    "adcx rax, rsi",                       // t7 += lo(b5 a2)
    "adcx r14, r9",                        // t8 += lo(b5 a3)
    "mov rsi, [rdi + 40]",                 // factor
    "mulx r12, rsi, rsi",                  // b5 a5
    "adox r8, rbp",                        // t10 += hi(b5 a4)
    "adcx r11, r15",                       // t9 += lo(b5 a4)
    "adox r13, r12",                       // t11 += hi(b5 a5)
    "adcx r8, rsi",                        // t10 += lo(b5 a5)
    "mov rbp, [rcx + {n0}]",               // m5 = n0
    "adc r13, 0",                          // t11 += carry of row 9
    "imul rbp, rbx",                       // m5 = t5 n0
    "mov rdx, rbp",                        // multiplier
    "mov r9, [rcx + {p}]",                 // factor
    "mulx rbp, r9, r9",                    // m5 p0
    "xor edi, edi",                        // 0 for row 10
    "mulx r15, r12, [rcx + {p} + 8]",      // m5 p1
    "adcx rbx, r9",                        // carry = t5 != 0
    "adox r10, rbp",                       // t6 += hi(m5 p0)
    "adcx r10, r12",                       // t6 += lo(m5 p1)
    "mov rbp, [rcx + {p} + 16]",           // factor
    "mulx rbx, rbp, rbp",                  // m5 p2
    "adox rax, r15",                       // t7 += hi(m5 p1)
    "adox r14, rbx",                       // t8 += hi(m5 p2)
    "mov rsi, [rcx + {p} + 24]",           // factor
    "mulx rbx, rsi, rsi",                  // m5 p3
    "mov r9, [rcx + {p} + 32]",            // factor
    "mulx rdi, r9, r9",                    // m5 p4
    "adcx rax, rbp",                       // t7 += lo(m5 p2)
    "adcx r14, rsi",                       // t8 += lo(m5 p3)
    "adox r11, rbx",                       // t9 += hi(m5 p3)
    "mov rbx, [rcx + {p} + 40]",           // factor
    "mulx rbp, rbx, rbx",                  // m5 p5
    "adox r8, rdi",                        // t10 += hi(m5 p4)
    "adox r13, rbp",                       // t11 += hi(m5 p5)
    "adc r11, r9",                         // t9 += lo(m5 p4)
    "adc r8, rbx",                         // t10 += lo(m5 p5)
    "adc r13, 0",                          // t11 += carry of row 10
    "pop rbp",
    "pop rbx",
    "ret",
}
