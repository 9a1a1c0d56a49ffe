//! `relaxed_mul_6_fold_zen5_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 6 relaxed_fits;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx _, rsi _, rdi _, r8 r3, r9 r1, r10 r2, r11 _, r12 r4, r13 r5, r14 r0, r15 _;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                      // multiplier
    "mulx rbx, rbp, [rdi]",                // b0 a0
    "mov rdx, rbp",                        // multiplier
    "mulx rax, r8, [rcx + {fold1}]",       // t0 f0
    "mov rdx, [rsi]",                      // multiplier
    "mulx r9, r10, [rdi + 8]",             // b0 a1
    "mov r12, [rdi + 16]",                 // factor
    "mulx r11, r12, r12",                  // b0 a2
    "add r10, rbx",                        // t1 = lo(b0 a1) + hi(b0 a0)
    "mulx rbx, r13, [rdi + 24]",           // b0 a3
    "mov r15, [rdi + 40]",                 // factor
    "mulx r14, r15, r15",                  // b0 a5
    "adcx r12, r9",                        // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adcx r13, r11",                       // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mov r11, [rdi + 32]",                 // factor
    "mulx r9, r11, r11",                   // b0 a4
    "adc r11, rbx",                        // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "adcx r15, r9",                        // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "adc r14, 0",                          // t6 = hi(b0 a5) + carry
    "xor r9d, r9d",                        // t7 = 0
    "adox r12, rax",                       // t2 += hi(t0 f0)
    "mov rdx, rbp",                        // multiplier
    "mulx rbx, rbp, [rcx + {fold1} + 8]",  // t0 f1
    "adox r13, rbx",                       // t3 += hi(t0 f1)
    "mov rax, [rcx + {fold1} + 16]",       // factor
    "mulx rbx, rax, rax",                  // t0 f2
    "adcx r10, r8",                        // t1 += lo(t0 f0)
    "adcx r12, rbp",                       // t2 += lo(t0 f1)
    "adox r11, rbx",                       // t4 += hi(t0 f2)
    "adcx r13, rax",                       // t3 += lo(t0 f2)
    "mov rbx, [rcx + {fold1} + 24]",       // factor
    "mulx rbp, rbx, rbx",                  // t0 f3
    "adcx r11, rbx",                       // t4 += lo(t0 f3)
    "adox r15, rbp",                       // t5 += hi(t0 f3)
    "mulx rbx, rbp, [rcx + {fold1} + 32]", // t0 f4
    "adox r14, rbx",                       // t6 += hi(t0 f4)
    "mov r8, [rcx + {fold1} + 40]",        // factor
    "mulx rbx, r8, r8",                    // t0 f5
    "adox r9, rbx",                        // t7 = hi(t0 f5)
    "mov rdx, [rsi + 8]",                  // multiplier
    "mulx rbx, rax, [rdi]",                // b1 a0
    "adcx r15, rbp",                       // t5 += lo(t0 f4)
    "adcx r14, r8",                        // t6 += lo(t0 f5)
    "adc r9, 0",                           // t7 += carry
    "xor ebp, ebp",                        // 0 for row 1
    "adcx r10, rax",                       // t1 += lo(b1 a0)
    "mulx rbp, r8, [rdi + 8]",             // b1 a1
    "adox r12, rbx",                       // t2 += hi(b1 a0)
    "adcx r12, r8",                        // t2 += lo(b1 a1)
    "mov rax, [rdi + 16]",                 // factor
    "mulx rbx, rax, rax",                  // b1 a2
    "adox r13, rbp",                       // t3 += hi(b1 a1)
    "adcx r13, rax",                       // t3 += lo(b1 a2)
    "mov r8, [rdi + 24]",                  // factor
    "mulx rbp, r8, r8",                    // b1 a3
    "adox r11, rbx",                       // t4 += hi(b1 a2)
    "adcx r11, r8",                        // t4 += lo(b1 a3)
    "mov rax, [rdi + 32]",                 // factor
    "mulx rbx, rax, rax",                  // b1 a4
    "adox r15, rbp",                       // t5 += hi(b1 a3)
    "adox r14, rbx",                       // t6 += hi(b1 a4)
    "mov rbx, [rdi + 40]",                 // factor
    "mulx rbp, rbx, rbx",                  // b1 a5
    "adox r9, rbp",                        // t7 += hi(b1 a5)
    "adcx r15, rax",                       // t5 += lo(b1 a4)
    "adcx r14, rbx",                       // t6 += lo(b1 a5)
    "mov rdx, r10",                        // multiplier
    "mulx rbp, rbx, [rcx + {fold1}]",      // t1 f0
    "adc r9, 0",                           // t7 += carry of row 1
    "mulx r8, rax, [rcx + {fold1} + 8]",   // t1 f1
    "xor r10d, r10d",                      // t8 = 0
    "adcx r12, rbx",                       // t2 += lo(t1 f0)
    "adox r13, rbp",                       // t3 += hi(t1 f0)
    "adox r11, r8",                        // t4 += hi(t1 f1)
    "mulx rbx, rbp, [rcx + {fold1} + 16]", // t1 f2
    "adox r15, rbx",                       // t5 += hi(t1 f2)
    "mulx rbx, r8, [rcx + {fold1} + 24]",  // t1 f3
    "adcx r13, rax",                       // t3 += lo(t1 f1)
    "adcx r11, rbp",                       // t4 += lo(t1 f2)
    "adcx r15, r8",                        // t5 += lo(t1 f3)
    "adox r14, rbx",                       // t6 += hi(t1 f3)
    "mulx rbp, rbx, [rcx + {fold1} + 32]", // t1 f4
    "adox r9, rbp",                        // t7 += hi(t1 f4)
    "mov rax, [rcx + {fold1} + 40]",       // factor
    "mulx rbp, rax, rax",                  // t1 f5
    "adcx r14, rbx",                       // t6 += lo(t1 f4)
    "adox r10, rbp",                       // t8 = hi(t1 f5)
    "mov rdx, [rsi + 16]",                 // multiplier
    "mov rbp, [rdi]",                      // factor
    "mulx rbx, rbp, rbp",                  // b2 a0
    "adcx r9, rax",                        // t7 += lo(t1 f5)
    "adc r10, 0",                          // t8 += carry
    "xor r8d, r8d",                        // 0 for row 3
    "mov r8, [rdi + 8]",                   // factor
    "mulx rax, r8, r8",                    // b2 a1
    "adox r13, rbx",                       // t3 += hi(b2 a0)
    "adcx r12, rbp",                       // t2 += lo(b2 a0)
    "adox r11, rax",                       // t4 += hi(b2 a1)
    "mov rbp, [rdi + 16]",                 // factor
    "mulx rbx, rbp, rbp",                  // b2 a2
    "adox r15, rbx",                       // t5 += hi(b2 a2)
    "mov rax, [rdi + 24]",                 // factor
    "mulx rbx, rax, rax",                  // b2 a3
    "adcx r13, r8",                        // t3 += lo(b2 a1)
    "adcx r11, rbp",                       // t4 += lo(b2 a2)
    "mov r8, [rdi + 32]",                  // factor
    "mulx rbp, r8, r8",                    // b2 a4
    "adox r14, rbx",                       // t6 += hi(b2 a3)
    "adcx r15, rax",                       // t5 += lo(b2 a3)
    "adox r9, rbp",                        // t7 += hi(b2 a4)
    "mov rdx, r12",                        // multiplier
    "mulx rbx, rbp, [rcx + {fold1}]",      // t2 f0
    "adcx r14, r8",                        // t6 += lo(b2 a4)
    "mov rdx, [rsi + 16]",                 // multiplier
    "mulx rax, r8, [rdi + 40]",            // b2 a5
    "adox r10, rax",                       // t8 += hi(b2 a5)
    "mov rdx, r12",                        // multiplier
    "mulx rax, r12, [rcx + {fold1} + 8]",  // t2 f1
    "adcx r9, r8",                         // t7 += lo(b2 a5)
    "adc r10, 0",                          // t8 += carry of row 3
    "xor r8d, r8d",                        // t9 = 0
    "adox r11, rbx",                       // t4 += hi(t2 f0)
    "adox r15, rax",                       // t5 += hi(t2 f1)
    "adcx r13, rbp",                       // t3 += lo(t2 f0)
    "adcx r11, r12",                       // t4 += lo(t2 f1)
    "mov rbp, [rcx + {fold1} + 16]",       // factor
    "mulx rbx, rbp, rbp",                  // t2 f2
    "mulx rax, r12, [rcx + {fold1} + 24]", // t2 f3
    "adox r14, rbx",                       // t6 += hi(t2 f2)
    "adox r9, rax",                        // t7 += hi(t2 f3)
    "mulx rbx, rax, [rcx + {fold1} + 32]", // t2 f4
    "adcx r15, rbp",                       // t5 += lo(t2 f2)
    "adcx r14, r12",                       // t6 += lo(t2 f3)
    "adcx r9, rax",                        // t7 += lo(t2 f4)
    "adox r10, rbx",                       // t8 += hi(t2 f4)
    "mov rbx, [rcx + {fold1} + 40]",       // factor
    "mulx rbp, rbx, rbx",                  // t2 f5
    "adox r8, rbp",                        // t9 = hi(t2 f5)
    "adcx r10, rbx",                       // t8 += lo(t2 f5)
    "adc r8, 0",                           // t9 += carry
    "xor ebp, ebp",                        // 0 for row 5
    "mov rdx, [rsi + 24]",                 // multiplier
    "mulx rbx, rbp, [rdi + 16]",           // b3 a2
    "mulx r12, rax, [rdi]",                // b3 a0
    "adcx r13, rax",                       // t3 += lo(b3 a0)
    "adox r11, r12",                       // t4 += hi(b3 a0)
    "mov r12, [rdi + 8]",                  // factor
    "mulx rax, r12, r12",                  // b3 a1
    "adox r15, rax",                       // t5 += hi(b3 a1)
    "adox r14, rbx",                       // t6 += hi(b3 a2)
    "adcx r11, r12",                       // t4 += lo(b3 a1)
    "mulx rbx, rax, [rdi + 24]",           // b3 a3
    "adcx r15, rbp",                       // t5 += lo(b3 a2)
    "mulx rbp, r12, [rdi + 40]",           // b3 a5
    "adcx r14, rax",                       // t6 += lo(b3 a3)
    "adox r9, rbx",                        // t7 += hi(b3 a3)
    "mulx rbx, rax, [rdi + 32]",           // b3 a4
    "adcx r9, rax",                        // t7 += lo(b3 a4)
    "adox r10, rbx",                       // t8 += hi(b3 a4)
    "mov rdx, r13",                        // multiplier
    "mulx rbx, rax, [rcx + {fold1} + 8]",  // t3 f1
    "adcx r10, r12",                       // t8 += lo(b3 a5)
    "adox r8, rbp",                        // t9 += hi(b3 a5)
    "adc r8, 0",                           // t9 += carry of row 5
    "mov r13, [rcx + {fold1}]",            // factor
    "mulx rbp, r13, r13",                  // t3 f0
    "xor r12d, r12d",                      // t10 = 0
    "adox r15, rbp",                       // t5 += hi(t3 f0)
    "adcx r11, r13",                       // t4 += lo(t3 f0)
    "adox r14, rbx",                       // t6 += hi(t3 f1)
    "adcx r15, rax",                       // t5 += lo(t3 f1)
    "mulx rbp, rbx, [rcx + {fold1} + 16]", // t3 f2
    "adox r9, rbp",                        // t7 += hi(t3 f2)
    "mov r13, [rcx + {fold1} + 24]",       // factor
    "mulx rbp, r13, r13",                  // t3 f3
    "adox r10, rbp",                       // t8 += hi(t3 f3)
    "mulx rbp, rax, [rcx + {fold1} + 40]", // t3 f5
    "adcx r14, rbx",                       // t6 += lo(t3 f2)
    "adcx r9, r13",                        // t7 += lo(t3 f3)
    "mov r13, [rcx + {fold1} + 32]",       // factor
    "mulx rbx, r13, r13",                  // t3 f4
    "adox r8, rbx",                        // t9 += hi(t3 f4)
    "adcx r10, r13",                       // t8 += lo(t3 f4)
    "adox r12, rbp",                       // t10 = hi(t3 f5)
    "mov rdx, [rsi + 32]",                 // multiplier
    "mov rbp, [rdi]",                      // factor
    "mulx rbx, rbp, rbp",                  // b4 a0
    "adc r8, rax",                         // t9 += lo(t3 f5)
    "adc r12, 0",                          // t10 += carry
    "xor r13d, r13d",                      // 0 for row 7
    "adcx r11, rbp",                       // t4 += lo(b4 a0)
    "adox r15, rbx",                       // t5 += hi(b4 a0)
    "mov rbx, [rdi + 8]",                  // factor
    "mulx rbp, rbx, rbx",                  // b4 a1
    "adox r14, rbp",                       // t6 += hi(b4 a1)
    "mulx rbp, rax, [rdi + 16]",           // b4 a2
    "adcx r15, rbx",                       // t5 += lo(b4 a1)
    "mov r13, [rdi + 24]",                 // factor
    "mulx rbx, r13, r13",                  // b4 a3
    "adox r9, rbp",                        // t7 += hi(b4 a2)
    "adox r10, rbx",                       // t8 += hi(b4 a3)
    "adcx r14, rax",                       // t6 += lo(b4 a2)
    "adcx r9, r13",                        // t7 += lo(b4 a3)
    "mulx rbp, rbx, [rdi + 32]",           // b4 a4
    "mov r13, [rdi + 40]",                 // factor
    "mulx rax, r13, r13",                  // b4 a5
    "adox r8, rbp",                        // t9 += hi(b4 a4)
    "adcx r10, rbx",                       // t8 += lo(b4 a4)
    "mov rdx, r11",                        // multiplier
    "mov rbx, [rcx + {fold1} + 8]",        // factor
    "mulx rbp, rbx, rbx",                  // t4 f1
    "adox r12, rax",                       // t10 += hi(b4 a5)
    "adcx r8, r13",                        // t9 += lo(b4 a5)
    "mulx r11, rax, [rcx + {fold1}]",      // t4 f0
    "adc r12, 0",                          // t10 += carry of row 7
    "xor r13d, r13d",                      // t11 = 0
    "adcx r15, rax",                       // t5 += lo(t4 f0)
    "adox r14, r11",                       // t6 += hi(t4 f0)
    "adox r9, rbp",                        // t7 += hi(t4 f1)
    "adcx r14, rbx",                       // t6 += lo(t4 f1)
    "mulx rbp, rbx, [rcx + {fold1} + 24]", // t4 f3
    "mulx rax, r11, [rcx + {fold1} + 16]", // t4 f2
    "adox r10, rax",                       // t8 += hi(t4 f2)
    "adcx r9, r11",                        // t7 += lo(t4 f2)
    "adox r8, rbp",                        // t9 += hi(t4 f3)
    "adcx r10, rbx",                       // t8 += lo(t4 f3)
    "mulx rbp, rbx, [rcx + {fold1} + 32]", // t4 f4
    "mulx rax, r11, [rcx + {fold1} + 40]", // t4 f5
    "adox r12, rbp",                       // t10 += hi(t4 f4)
    "adox r13, rax",                       // t11 = hi(t4 f5)
    "adcx r8, rbx",                        // t9 += lo(t4 f4)
    "adc r12, r11",                        // t10 += lo(t4 f5)
    "adc r13, 0",                          // t11 += carry
    "mov rdx, [rsi + 40]",                 // multiplier
    "mulx rbp, rbx, [rdi + 8]",            // b5 a1
    "mov r11, [rdi]",                      // factor
    "mulx rax, r11, r11",                  // b5 a0
    "xor esi, esi",                        // 0 for row 9
    "adcx r15, r11",                       // t5 += lo(b5 a0)
    "adox r14, rax",                       // t6 += hi(b5 a0)
    "mulx rsi, r11, [rdi + 40]",           // b5 a5
    "adox r9, rbp",                        // t7 += hi(b5 a1)
    "mulx rbp, rax, [rdi + 16]",           // b5 a2
    "adox r10, rbp",                       // t8 += hi(b5 a2)
    "adcx r14, rbx",                       // t6 += lo(b5 a1)
    "mov rbx, [rdi + 32]",                 // factor
    "mulx rbp, rbx, rbx",                  // b5 a4
    "adcx r9, rax",                        // t7 += lo(b5 a2)
    "mulx rax, rdi, [rdi + 24]",           // b5 a3
    "adcx r10, rdi",                       // t8 += lo(b5 a3)
    "adox r8, rax",                        // t9 += hi(b5 a3)
    "adcx r8, rbx",                        // t9 += lo(b5 a4)
    "adox r12, rbp",                       // t10 += hi(b5 a4)
    "adcx r12, r11",                       // t10 += lo(b5 a5)
    "adox r13, rsi",                       // t11 += hi(b5 a5)
    "adc r13, 0",                          // t11 += carry of row 9
    "mov rbx, [rcx + {n0}]",               // m5 = n0
    "imul rbx, r15",                       // m5 = t5 n0
    "mov rdx, rbx",                        // multiplier
    "mov rbx, [rcx + {p}]",                // factor
    "mulx rbp, rbx, rbx",                  // m5 p0
    "mov rax, [rcx + {p} + 24]",           // factor
    "mulx rdi, rax, rax",                  // m5 p3
    "xor r11d, r11d",                      // 0 for row 10
    "adox r14, rbp",                       // t6 += hi(m5 p0)
    "mulx rbp, rsi, [rcx + {p} + 8]",      // m5 p1
    "adox r9, rbp",                        // t7 += hi(m5 p1)
    "mov r11, [rcx + {p} + 16]",           // factor
    "mulx rbp, r11, r11",                  // m5 p2
    "adcx r15, rbx",                       // carry = t5 != 0
    "adcx r14, rsi",                       // t6 += lo(m5 p1)
    "adox r10, rbp",                       // t8 += hi(m5 p2)
    "adox r8, rdi",                        // t9 += hi(m5 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]",     // m5 p4
    "mulx r15, rsi, [rcx + {p} + 40]",     // m5 p5
    "adcx r9, r11",                        // t7 += lo(m5 p2)
    "adcx r10, rax",                       // t8 += lo(m5 p3)
    "adox r12, rbx",                       // t10 += hi(m5 p4)
    "adcx r8, rbp",                        // t9 += lo(m5 p4)
    "adox r13, r15",                       // t11 += hi(m5 p5)
    "adcx r12, rsi",                       // t10 += lo(m5 p5)
    "adc r13, 0",                          // t11 += carry of row 10
    "pop rbp",
    "pop rbx",
    "ret",
}
