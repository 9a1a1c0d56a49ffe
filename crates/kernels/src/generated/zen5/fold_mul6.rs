//! `mont_mul_6_fold_zen5_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 6 fold_fits;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r1, rsi r2, rdi r0, r8 _, r9 r4, r10 _, r11 r3, r12 _, r13 _, r14 _, r15 r5;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                      // multiplier
    "mulx rbx, rbp, [rdi]",                // b0 a0
    "mulx rax, r8, [rdi + 8]",             // b0 a1
    "add r8, rbx",                         // t1 = lo(b0 a1) + hi(b0 a0)
    "mov r9, [rdi + 24]",                  // factor
    "mulx rbx, r9, r9",                    // b0 a3
    "mov r11, [rdi + 32]",                 // factor
    "mulx r10, r11, r11",                  // b0 a4
    "mov r13, [rdi + 16]",                 // factor
    "mulx r12, r13, r13",                  // b0 a2
    "adcx r13, rax",                       // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adc r9, r12",                         // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mulx r14, r15, [rdi + 40]",           // b0 a5
    "adc r11, rbx",                        // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "adc r15, r10",                        // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "adc r14, 0",                          // t6 = hi(b0 a5) + carry
    "xor ebx, ebx",                        // t7 = 0
    "mov rdx, rbp",                        // multiplier
    "mulx rbp, rax, [rcx + {fold1}]",      // t0 f0
    "mov r10, [rcx + {fold1} + 8]",        // factor
    "mulx r12, r10, r10",                  // t0 f1
    "adox r13, rbp",                       // t2 += hi(t0 f0)
    "adcx r8, rax",                        // t1 += lo(t0 f0)
    "mov rax, [rcx + {fold1} + 16]",       // factor
    "mulx rbp, rax, rax",                  // t0 f2
    "adox r9, r12",                        // t3 += hi(t0 f1)
    "adcx r13, r10",                       // t2 += lo(t0 f1)
    "mulx r12, r10, [rcx + {fold1} + 24]", // t0 f3
    "adox r11, rbp",                       // t4 += hi(t0 f2)
    "adox r15, r12",                       // t5 += hi(t0 f3)
    "adcx r9, rax",                        // t3 += lo(t0 f2)
    "adcx r11, r10",                       // t4 += lo(t0 f3)
    "mov r12, [rcx + {fold1} + 40]",       // factor
    "mulx rbp, r12, r12",                  // t0 f5
    "mulx rax, r10, [rcx + {fold1} + 32]", // t0 f4
    "adox r14, rax",                       // t6 += hi(t0 f4)
    "adcx r15, r10",                       // t5 += lo(t0 f4)
    "mov rdx, [rsi + 8]",                  // multiplier
    "mov r10, [rdi]",                      // factor
    "mulx rax, r10, r10",                  // b1 a0
    "adcx r14, r12",                       // t6 += lo(t0 f5)
    "adox rbx, rbp",                       // t7 = hi(t0 f5)
    "adc rbx, 0",                          // t7 += carry
    "xor ebp, ebp",                        // 0 for row 1
    "adox r13, rax",                       // t2 += hi(b1 a0)
    "mulx rbp, r12, [rdi + 8]",            // b1 a1
    "adox r9, rbp",                        // t3 += hi(b1 a1)
    "adcx r8, r10",                        // t1 += lo(b1 a0)
    "mulx rbp, rax, [rdi + 16]",           // b1 a2
    "adox r11, rbp",                       // t4 += hi(b1 a2)
    "mulx rbp, r10, [rdi + 24]",           // b1 a3
    "adox r15, rbp",                       // t5 += hi(b1 a3)
    "adcx r13, r12",                       // t2 += lo(b1 a1)
    "mulx rbp, r12, [rdi + 32]",           // b1 a4
    "adox r14, rbp",                       // t6 += hi(b1 a4)
    "adcx r9, rax",                        // t3 += lo(b1 a2)
    "mulx rbp, rax, [rdi + 40]",           // b1 a5
    "adcx r11, r10",                       // t4 += lo(b1 a3)
    "adox rbx, rbp",                       // t7 += hi(b1 a5)
    "mov rdx, r8",                         // multiplier
    "mulx rbp, r10, [rcx + {fold1}]",      // t1 f0
    "adcx r15, r12",                       // t5 += lo(b1 a4)
    "adc r14, rax",                        // t6 += lo(b1 a5)
    "adc rbx, 0",                          // t7 += carry of row 1
    "mulx r8, r12, [rcx + {fold1} + 8]",   // t1 f1
    "xor eax, eax",                        // t8 = 0
    "adox r9, rbp",                        // t3 += hi(t1 f0)
    "adox r11, r8",                        // t4 += hi(t1 f1)
    "mulx rbp, r8, [rcx + {fold1} + 16]",  // t1 f2
    "adcx r13, r10",                       // t2 += lo(t1 f0)
    "adox r15, rbp",                       // t5 += hi(t1 f2)
    "adcx r9, r12",                        // t3 += lo(t1 f1)
    "adcx r11, r8",                        // t4 += lo(t1 f2)
    "mulx rbp, r10, [rcx + {fold1} + 24]", // t1 f3
    "adox r14, rbp",                       // t6 += hi(t1 f3)
    "mulx rbp, r12, [rcx + {fold1} + 40]", // t1 f5
    "adcx r15, r10",                       // t5 += lo(t1 f3)
    "mulx r8, r10, [rcx + {fold1} + 32]",  // t1 f4
    "adox rbx, r8",                        // t7 += hi(t1 f4)
    "adcx r14, r10",                       // t6 += lo(t1 f4)
    "adox rax, rbp",                       // t8 = hi(t1 f5)
    "mov rdx, [rsi + 16]",                 // multiplier
    "mulx rbp, r8, [rdi + 8]",             // b2 a1
    "adc rbx, r12",                        // t7 += lo(t1 f5)
    "adc rax, 0",                          // t8 += carry
    "xor r10d, r10d",                      // 0 for row 3
    "mulx r12, r10, [rdi]",                // b2 a0
    "adox r9, r12",                        // t3 += hi(b2 a0)
    "adcx r13, r10",                       // t2 += lo(b2 a0)
    "adox r11, rbp",                       // t4 += hi(b2 a1)
    "adcx r9, r8",                         // t3 += lo(b2 a1)
    "mov r12, [rdi + 16]",                 // factor
    "mulx rbp, r12, r12",                  // b2 a2
    "adox r15, rbp",                       // t5 += hi(b2 a2)
    "mov r10, [rdi + 24]",                 // factor
    "mulx rbp, r10, r10",                  // b2 a3
    "adox r14, rbp",                       // t6 += hi(b2 a3)
    "adcx r11, r12",                       // t4 += lo(b2 a2)
    "mov r8, [rdi + 40]",                  // factor
    "mulx rbp, r8, r8",                    // b2 a5
    "adcx r15, r10",                       // t5 += lo(b2 a3)
    "mov r10, [rdi + 32]",                 // factor
    "mulx r12, r10, r10",                  // b2 a4
    "adox rbx, r12",                       // t7 += hi(b2 a4)
    "adox rax, rbp",                       // t8 += hi(b2 a5)
    "adc r14, r10",                        // t6 += lo(b2 a4)
    "mov rdx, r13",                        // multiplier
    "mulx rbp, r12, [rcx + {fold1} + 8]",  // t2 f1
    "adc rbx, r8",                         // t7 += lo(b2 a5)
    "adc rax, 0",                          // t8 += carry of row 3
    "mulx r10, r13, [rcx + {fold1}]",      // t2 f0
    "xor r8d, r8d",                        // t9 = 0
    "add r9, r13",                         // t3 += lo(t2 f0)
    "dec r8",                              // t9 = -1: OF = 0
    "adox r11, r10",                       // t4 += hi(t2 f0)
    "adox r15, rbp",                       // t5 += hi(t2 f1)
    "adcx r11, r12",                       // t4 += lo(t2 f1)
    "mov r13, [rcx + {fold1} + 24]",       // factor
    "mulx rbp, r13, r13",                  // t2 f3
    "mov r12, [rcx + {fold1} + 16]",       // factor
    "mulx r10, r12, r12",                  // t2 f2
    "adcx r15, r12",                       // t5 += lo(t2 f2)
    "adox r14, r10",                       // t6 += hi(t2 f2)
    "mulx r12, r10, [rcx + {fold1} + 32]", // t2 f4
    "adox rbx, rbp",                       // t7 += hi(t2 f3)
    "adox rax, r12",                       // t8 += hi(t2 f4)
    "mov r12, [rcx + {fold1} + 40]",       // factor
    "mulx rbp, r12, r12",                  // t2 f5
    "adcx r14, r13",                       // t6 += lo(t2 f3)
    "adox r8, rbp",                        // t9 = hi(t2 f5)
    "adcx rbx, r10",                       // t7 += lo(t2 f4)
    "mov rdx, [rsi + 24]",                 // multiplier
    "mov r13, [rdi + 8]",                  // factor
    "mulx rbp, r13, r13",                  // b3 a1
    "adc rax, r12",                        // t8 += lo(t2 f5)
    "adc r8, 1",                           // t9 += carry
    "xor r10d, r10d",                      // 0 for row 5
    "mov r10, [rdi]",                      // factor
    "mulx r12, r10, r10",                  // b3 a0
    "adox r11, r12",                       // t4 += hi(b3 a0)
    "adox r15, rbp",                       // t5 += hi(b3 a1)
    "mulx rbp, r12, [rdi + 16]",           // b3 a2
    "adox r14, rbp",                       // t6 += hi(b3 a2)
    "adcx r9, r10",                        // t3 += lo(b3 a0)
    "adcx r11, r13",                       // t4 += lo(b3 a1)
    "mulx rbp, r10, [rdi + 24]",           // b3 a3
    "adox rbx, rbp",                       // t7 += hi(b3 a3)
    "adcx r15, r12",                       // t5 += lo(b3 a2)
    "mulx rbp, r13, [rdi + 40]",           // b3 a5
    "adcx r14, r10",                       // t6 += lo(b3 a3)
    "mov r10, [rdi + 32]",                 // factor
    "mulx r12, r10, r10",                  // b3 a4
    "adox rax, r12",                       // t8 += hi(b3 a4)
    "mov rdx, r9",                         // multiplier
    "mov r9, [rcx + {fold1} + 8]",         // factor
    "mulx r12, r9, r9",                    // t3 f1
    "adcx rbx, r10",                       // t7 += lo(b3 a4)
    "adox r8, rbp",                        // t9 += hi(b3 a5)
    "adc rax, r13",                        // t8 += lo(b3 a5)
    "adc r8, 0",                           // t9 += carry of row 5
    "mulx rbp, r10, [rcx + {fold1}]",      // t3 f0
    "xor r13d, r13d",                      // t10 = 0
    "adcx r11, r10",                       // t4 += lo(t3 f0)
    "adox r15, rbp",                       // t5 += hi(t3 f0)
    "adox r14, r12",                       // t6 += hi(t3 f1)
    "mov r10, [rcx + {fold1} + 16]",       // factor
    "mulx rbp, r10, r10",                  // t3 f2
    "adcx r15, r9",                        // t5 += lo(t3 f1)
    "mov r9, [rcx + {fold1} + 32]",        // factor
    "mulx r12, r9, r9",                    // t3 f4
    "adcx r14, r10",                       // t6 += lo(t3 f2)
    "adox rbx, rbp",                       // t7 += hi(t3 f2)
    "mov r10, [rcx + {fold1} + 24]",       // factor
    "mulx rbp, r10, r10",                  // t3 f3
    "adox rax, rbp",                       // t8 += hi(t3 f3)
    "adox r8, r12",                        // t9 += hi(t3 f4)
    "mulx rbp, r12, [rcx + {fold1} + 40]", // t3 f5
    "adox r13, rbp",                       // t10 = hi(t3 f5)
    "adcx rbx, r10",                       // t7 += lo(t3 f3)
    "adcx rax, r9",                        // t8 += lo(t3 f4)
    "mov rdx, [rsi + 32]",                 // multiplier
    "mulx rbp, r10, [rdi + 16]",           // b4 a2
    "adc r8, r12",                         // t9 += lo(t3 f5)
    "adc r13, 0",                          // t10 += carry
    "xor r9d, r9d",                        // 0 for row 7
    "mulx r12, r9, [rdi]",                 // b4 a0
    "adox r15, r12",                       // t5 += hi(b4 a0)
    "adcx r11, r9",                        // t4 += lo(b4 a0)
    "mulx r12, r9, [rdi + 8]",             // b4 a1
    "adox r14, r12",                       // t6 += hi(b4 a1)
    "adox rbx, rbp",                       // t7 += hi(b4 a2)
    "adcx r15, r9",                        // t5 += lo(b4 a1)
    "mulx rbp, r12, [rdi + 24]",           // b4 a3
    "adcx r14, r10",                       // t6 += lo(b4 a2)
    "adox rax, rbp",                       // t8 += hi(b4 a3)
    "mulx rbp, r9, [rdi + 32]",            // b4 a4
    "adox r8, rbp",                        // t9 += hi(b4 a4)
    "mov r10, [rdi + 40]",                 // factor
    "mulx rbp, r10, r10",                  // b4 a5
    "adox r13, rbp",                       // t10 += hi(b4 a5)
    "adcx rbx, r12",                       // t7 += lo(b4 a3)
    "adcx rax, r9",                        // t8 += lo(b4 a4)
    "mov rdx, r11",                        // multiplier
    "mov r12, [rcx + {fold1}]",            // factor
    "mulx rbp, r12, r12",                  // t4 f0
    "adc r8, r10",                         // t9 += lo(b4 a5)
    "mulx r9, r11, [rcx + {fold1} + 8]",   // t4 f1
    "adc r13, 0",                          // t10 += carry of row 7
    "xor r10d, r10d",                      // t11 = 0
    "adcx r15, r12",                       // t5 += lo(t4 f0)
    "adox r14, rbp",                       // t6 += hi(t4 f0)
    "mulx rbp, r12, [rcx + {fold1} + 16]", // t4 f2
    "adox rbx, r9",                        // t7 += hi(t4 f1)
    "adcx r14, r11",                       // t6 += lo(t4 f1)
    "adox rax, rbp",                       // t8 += hi(t4 f2)
    "adcx rbx, r12",                       // t7 += lo(t4 f2)
    "mov r9, [rcx + {fold1} + 40]",        // factor
    "mulx rbp, r9, r9",                    // t4 f5
    "mov r12, [rcx + {fold1} + 24]",       // factor
    "mulx r11, r12, r12",                  // t4 f3
    "adcx rax, r12",                       // t8 += lo(t4 f3)
    "adox r8, r11",                        // t9 += hi(t4 f3)
    "mov r11, [rcx + {fold1} + 32]",       // factor
    "mulx r12, r11, r11",                  // t4 f4
    "adox r13, r12",                       // t10 += hi(t4 f4)
    "adox r10, rbp",                       // t11 = hi(t4 f5)
    "mov rdx, [rsi + 40]",                 // multiplier
    "mov r12, [rdi]",                      // factor
    "mulx rbp, r12, r12",                  // b5 a0
    "adcx r8, r11",                        // t9 += lo(t4 f4)
    "mulx rsi, r11, [rdi + 8]",            // b5 a1
    "adc r13, r9",                         // t10 += lo(t4 f5)
    "adc r10, 0",                          // t11 += carry
    "xor r9d, r9d",                        // 0 for row 9
    "mov r9, [rcx + {n0}]",                // m5 = n0
    "adcx r15, r12",                       // t5 += lo(b5 a0)
    "adox r14, rbp",                       // t6 += hi(b5 a0)
    "mov r12, [rdi + 16]",                 // factor
    "mulx rbp, r12, r12",                  // b5 a2
    "adox rbx, rsi",                       // t7 += hi(b5 a1)
    "adox rax, rbp",                       // t8 += hi(b5 a2)
    "adcx r14, r11",                       // t6 += lo(b5 a1)
    "mulx rbp, rsi, [rdi + 40]",           // b5 a5
    "adcx rbx, r12",                       // t7 += lo(b5 a2)
    "mov r12, [rdi + 24]",                 // factor
    "mulx r11, r12, r12",                  // b5 a3
    "adcx rax, r12",                       // t8 += lo(b5 a3)
    "mulx r12, rdi, [rdi + 32]",           // b5 a4
    "adox r8, r11",                        // t9 += hi(b5 a3)
    "adox r13, r12",                       // t10 += hi(b5 a4)
    "adcx r8, rdi",                        // t9 += lo(b5 a4)
    "adox r10, rbp",                       // t11 += hi(b5 a5)
    "adcx r13, rsi",                       // t10 += lo(b5 a5)
    "adc r10, 0",                          // t11 += carry of row 9
    "imul r9, r15",                        // m5 = t5 n0
    "mov rdx, r9",                         // multiplier
    "mulx rbp, r11, [rcx + {p} + 24]",     // m5 p3
    "xor r12d, r12d",                      // 0 for row 10
    "mov rsi, [rcx + {p}]",                // factor
    "mulx rdi, rsi, rsi",                  // m5 p0
    "adox r14, rdi",                       // t6 += hi(m5 p0)
    "mulx r9, r12, [rcx + {p} + 8]",       // m5 p1
    "adox rbx, r9",                        // t7 += hi(m5 p1)
    "adcx r15, rsi",                       // carry = t5 != 0
    "mulx rdi, r9, [rcx + {p} + 16]",      // m5 p2
    "adox rax, rdi",                       // t8 += hi(m5 p2)
    "adcx r14, r12",                       // t6 += lo(m5 p1)
    "mov r15, [rcx + {p} + 32]",           // factor
    "mulx rsi, r15, r15",                  // m5 p4
    "adox r8, rbp",                        // t9 += hi(m5 p3)
    "mov rdi, r14",                        // u0 = t6
    "mulx rbp, r12, [rcx + {p} + 40]",     // m5 p5
    "adox r13, rsi",                       // t10 += hi(m5 p4)
    "adcx rbx, r9",                        // t7 += lo(m5 p2)
    "adox r10, rbp",                       // t11 += hi(m5 p5)
    "adcx rax, r11",                       // t8 += lo(m5 p3)
    "mov rdx, rbx",                        // u1 = t7
    "mov rsi, rax",                        // u2 = t8
    "adc r8, r15",                         // t9 += lo(m5 p4)
    "adc r13, r12",                        // t10 += lo(m5 p5)
    "adc r10, 0",                          // t11 += carry of row 10
    "sub rdi, [rcx + {p}]",                // u0 = t6 - p0
    "sbb rdx, [rcx + {p} + 8]",            // u1 = t7 - p1 - borrow
    "mov r9, r13",                         // u4 = t10
    "mov r11, r8",                         // u3 = t9
    "sbb rsi, [rcx + {p} + 16]",           // u2 = t8 - p2 - borrow
    "sbb r11, [rcx + {p} + 24]",           // u3 = t9 - p3 - borrow
    "mov r15, r10",                        // u5 = t11
    "sbb r9, [rcx + {p} + 32]",            // u4 = t10 - p4 - borrow
    "sbb r15, [rcx + {p} + 40]",           // u5 = t11 - p5 - borrow
    "cmovc rsi, rax",                      // u2 = t8 if it borrowed
    "cmovc rdx, rbx",                      // u1 = t7 if it borrowed
    "cmovc r9, r13",                       // u4 = t10 if it borrowed
    "cmovc rdi, r14",                      // u0 = t6 if it borrowed
    "cmovc r11, r8",                       // u3 = t9 if it borrowed
    "cmovc r15, r10",                      // u5 = t11 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
