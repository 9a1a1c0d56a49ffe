//! `mont_mul_6_fold_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 6 fold_fits;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r5, rsi r4, rdi r0, r8 _, r9 _, r10 r2, r11 _, r12 _, r13 r3, r14 _, r15 r1;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                      // multiplier
    "mov rbp, [rdi + 8]",                  // factor
    "mulx rbx, rbp, rbp",                  // b0 a1
    "mulx rax, r8, [rdi]",                 // b0 a0
    "add rbp, rax",                        // t1 = lo(b0 a1) + hi(b0 a0)
    "mulx r9, r10, [rdi + 16]",            // b0 a2
    "mulx r11, r12, [rdi + 24]",           // b0 a3
    "adcx r10, rbx",                       // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adcx r12, r9",                        // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mulx rbx, r13, [rdi + 32]",           // b0 a4
    "adc r13, r11",                        // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "mulx r14, r15, [rdi + 40]",           // b0 a5
    "adc r15, rbx",                        // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "mov rdx, r8",                         // multiplier
    "mulx rbx, rax, [rcx + {fold1}]",      // t0 f0
    "adc r14, 0",                          // t6 = hi(b0 a5) + carry
    "xor r9d, r9d",                        // t7 = 0
    "adcx rbp, rax",                       // t1 += lo(t0 f0)
    "mulx r11, r8, [rcx + {fold1} + 32]",  // t0 f4
    "adox r10, rbx",                       // t2 += hi(t0 f0)
    "mulx rbx, rax, [rcx + {fold1} + 8]",  // t0 f1
    "adox r12, rbx",                       // t3 += hi(t0 f1)
    "adcx r10, rax",                       // t2 += lo(t0 f1)
    "mulx rbx, rax, [rcx + {fold1} + 16]", // t0 f2
    "adcx r12, rax",                       // t3 += lo(t0 f2)
    "adox r13, rbx",                       // t4 += hi(t0 f2)
    "mov rax, [rcx + {fold1} + 24]",       // factor
    "mulx rbx, rax, rax",                  // t0 f3
    "adcx r13, rax",                       // t4 += lo(t0 f3)
    "mov eax, 0",                          // 0 for row 1
    "adox r15, rbx",                       // t5 += hi(t0 f3)
    "adox r14, r11",                       // t6 += hi(t0 f4)
    "adcx r15, r8",                        // t5 += lo(t0 f4)
    "mulx rbx, r11, [rcx + {fold1} + 40]", // t0 f5
    "adox r9, rbx",                        // t7 = hi(t0 f5)
    "adcx r14, r11",                       // t6 += lo(t0 f5)
    "adc r9, 0",                           // t7 += carry
    "mov rdx, [rsi + 8]",                  // multiplier
    "mulx rbx, r8, [rdi]",                 // b1 a0
    "add rbp, r8",                         // t1 += lo(b1 a0)
    "inc rax",                             // 1 for row 1: OF = 0
    "mulx r11, r8, [rdi + 8]",             // b1 a1
    "adox r10, rbx",                       // t2 += hi(b1 a0)
    "adox r12, r11",                       // t3 += hi(b1 a1)
    "mulx rbx, rax, [rdi + 16]",           // b1 a2
    "adox r13, rbx",                       // t4 += hi(b1 a2)
    "adcx r10, r8",                        // t2 += lo(b1 a1)
    "adcx r12, rax",                       // t3 += lo(b1 a2)
    "mulx rbx, r11, [rdi + 24]",           // b1 a3
    "adcx r13, r11",                       // t4 += lo(b1 a3)
    "mov rax, [rdi + 40]",                 // factor
    "mulx r8, rax, rax",                   // b1 a5
    "adox r15, rbx",                       // t5 += hi(b1 a3)
    "mulx rbx, r11, [rdi + 32]",           // b1 a4
    "adox r14, rbx",                       // t6 += hi(b1 a4)
    "adox r9, r8",                         // t7 += hi(b1 a5)
    "adc r15, r11",                        // t5 += lo(b1 a4)
    "adcx r14, rax",                       // t6 += lo(b1 a5)
    "adc r9, 0",                           // t7 += carry of row 1
    "mov rdx, rbp",                        // multiplier
    "mulx rbx, rbp, [rcx + {fold1}]",      // t1 f0
    "xor r8d, r8d",                        // t8 = 0
    "mulx r11, rax, [rcx + {fold1} + 8]",  // t1 f1
    "adcx r10, rbp",                       // t2 += lo(t1 f0)
    "adox r12, rbx",                       // t3 += hi(t1 f0)
    "adox r13, r11",                       // t4 += hi(t1 f1)
    "mulx rbp, rbx, [rcx + {fold1} + 16]", // t1 f2
    "adcx r12, rax",                       // t3 += lo(t1 f1)
    "mov r11d, 0",                         // 0 for row 3
    "adox r15, rbp",                       // t5 += hi(t1 f2)
    "mulx rbp, rax, [rcx + {fold1} + 24]", // t1 f3
    "adox r14, rbp",                       // t6 += hi(t1 f3)
    "adcx r13, rbx",                       // t4 += lo(t1 f2)
    "adcx r15, rax",                       // t5 += lo(t1 f3)
    "mulx rbp, rbx, [rcx + {fold1} + 32]", // t1 f4
    "adcx r14, rbx",                       // t6 += lo(t1 f4)
    "mulx rbx, rax, [rcx + {fold1} + 40]", // t1 f5
    "adox r9, rbp",                        // t7 += hi(t1 f4)
    "adcx r9, rax",                        // t7 += lo(t1 f5)
    "adox r8, rbx",                        // t8 = hi(t1 f5)
    "adc r8, 0",                           // t8 += carry
    "mov rdx, [rsi + 16]",                 // multiplier
    "mov rbx, [rdi]",                      // factor
    "mulx rbp, rbx, rbx",                  // b2 a0
    "add r10, rbx",                        // t2 += lo(b2 a0)
    "inc r11",                             // 1 for row 3: OF = 0
    "adox r12, rbp",                       // t3 += hi(b2 a0)
    "mulx rbx, rbp, [rdi + 8]",            // b2 a1
    "adcx r12, rbp",                       // t3 += lo(b2 a1)
    "mulx rbp, rax, [rdi + 16]",           // b2 a2
    "adox r13, rbx",                       // t4 += hi(b2 a1)
    "adox r15, rbp",                       // t5 += hi(b2 a2)
    "mulx rbx, rbp, [rdi + 24]",           // b2 a3
    "adcx r13, rax",                       // t4 += lo(b2 a2)
    "adcx r15, rbp",                       // t5 += lo(b2 a3)
    "mulx rbp, r11, [rdi + 32]",           // b2 a4
    "adox r14, rbx",                       // t6 += hi(b2 a3)
    "mulx rbx, rax, [rdi + 40]",           // b2 a5
    "adox r9, rbp",                        // t7 += hi(b2 a4)
    "adcx r14, r11",                       // t6 += lo(b2 a4)
    "adcx r9, rax",                        // t7 += lo(b2 a5)
    "mov rdx, r10",                        // multiplier
    "mulx rbp, r11, [rcx + {fold1}]",      // t2 f0
    "adox r8, rbx",                        // t8 += hi(b2 a5)
    "adc r8, 0",                           // t8 += carry of row 3
    "mov ebx, 0",                          // t9 = 0
    "add r12, r11",                        // t3 += lo(t2 f0)
    "dec rbx",                             // t9 = -1: OF = 0
    "adox r13, rbp",                       // t4 += hi(t2 f0)
    "mov rax, [rcx + {fold1} + 8]",        // factor
    "mulx rbp, rax, rax",                  // t2 f1
    "adcx r13, rax",                       // t4 += lo(t2 f1)
    "mulx r10, r11, [rcx + {fold1} + 16]", // t2 f2
    "adox r15, rbp",                       // t5 += hi(t2 f1)
    "adox r14, r10",                       // t6 += hi(t2 f2)
    "mulx rbp, rax, [rcx + {fold1} + 24]", // t2 f3
    "adcx r15, r11",                       // t5 += lo(t2 f2)
    "adox r9, rbp",                        // t7 += hi(t2 f3)
    "adcx r14, rax",                       // t6 += lo(t2 f3)
    "mulx rbp, r10, [rcx + {fold1} + 32]", // t2 f4
    "adcx r9, r10",                        // t7 += lo(t2 f4)
    "mulx r11, rax, [rcx + {fold1} + 40]", // t2 f5
    "adox r8, rbp",                        // t8 += hi(t2 f4)
    "mov ebp, 0",                          // 0 for row 5
    "adox rbx, r11",                       // t9 = hi(t2 f5)
    "adcx r8, rax",                        // t8 += lo(t2 f5)
    "adc rbx, 1",                          // t9 += carry
    "mov rdx, [rsi + 24]",                 // multiplier
    "mov r11, [rdi]",                      // factor
    "mulx r10, r11, r11",                  // b3 a0
    "add r12, r11",                        // t3 += lo(b3 a0)
    "inc rbp",                             // 1 for row 5: OF = 0
    "adox r13, r10",                       // t4 += hi(b3 a0)
    "mov rax, [rdi + 8]",                  // factor
    "mulx rbp, rax, rax",                  // b3 a1
    "mulx r11, r10, [rdi + 16]",           // b3 a2
    "adox r15, rbp",                       // t5 += hi(b3 a1)
    "adcx r13, rax",                       // t4 += lo(b3 a1)
    "adcx r15, r10",                       // t5 += lo(b3 a2)
    "mulx rbp, rax, [rdi + 32]",           // b3 a4
    "adox r14, r11",                       // t6 += hi(b3 a2)
    "mulx r10, r11, [rdi + 24]",           // b3 a3
    "adcx r14, r11",                       // t6 += lo(b3 a3)
    "adox r9, r10",                        // t7 += hi(b3 a3)
    "mov r10, [rdi + 40]",                 // factor
    "mulx r11, r10, r10",                  // b3 a5
    "adcx r9, rax",                        // t7 += lo(b3 a4)
    "mov rdx, r12",                        // multiplier
    "mulx rax, r12, [rcx + {fold1}]",      // t3 f0
    "adox r8, rbp",                        // t8 += hi(b3 a4)
    "adox rbx, r11",                       // t9 += hi(b3 a5)
    "adc r8, r10",                         // t8 += lo(b3 a5)
    "adc rbx, 0",                          // t9 += carry of row 5
    "xor ebp, ebp",                        // t10 = 0
    "add r13, r12",                        // t4 += lo(t3 f0)
    "dec rbp",                             // t10 = -1: OF = 0
    "adox r15, rax",                       // t5 += hi(t3 f0)
    "mov r10, [rcx + {fold1} + 8]",        // factor
    "mulx r11, r10, r10",                  // t3 f1
    "adcx r15, r10",                       // t5 += lo(t3 f1)
    "adox r14, r11",                       // t6 += hi(t3 f1)
    "mulx r12, rax, [rcx + {fold1} + 16]", // t3 f2
    "adox r9, r12",                        // t7 += hi(t3 f2)
    "mulx r10, r11, [rcx + {fold1} + 40]", // t3 f5
    "adcx r14, rax",                       // t6 += lo(t3 f2)
    "mulx r12, rax, [rcx + {fold1} + 24]", // t3 f3
    "adox r8, r12",                        // t8 += hi(t3 f3)
    "adcx r9, rax",                        // t7 += lo(t3 f3)
    "mulx r12, rax, [rcx + {fold1} + 32]", // t3 f4
    "adox rbx, r12",                       // t9 += hi(t3 f4)
    "adox rbp, r10",                       // t10 = hi(t3 f5)
    "adc r8, rax",                         // t8 += lo(t3 f4)
    "adc rbx, r11",                        // t9 += lo(t3 f5)
    "adc rbp, 1",                          // t10 += carry
    "mov r12d, 0",                         // 0 for row 7
    "mov rdx, [rsi + 32]",                 // multiplier
    "mov rax, [rdi]",                      // factor
    "mulx r10, rax, rax",                  // b4 a0
    "add r13, rax",                        // t4 += lo(b4 a0)
    "inc r12",                             // 1 for row 7: OF = 0
    "adox r15, r10",                       // t5 += hi(b4 a0)
    "mov rax, [rdi + 8]",                  // factor
    "mulx r11, rax, rax",                  // b4 a1
    "adox r14, r11",                       // t6 += hi(b4 a1)
    "mulx r12, r10, [rdi + 16]",           // b4 a2
    "adcx r15, rax",                       // t5 += lo(b4 a1)
    "adox r9, r12",                        // t7 += hi(b4 a2)
    "mulx r11, rax, [rdi + 24]",           // b4 a3
    "adcx r14, r10",                       // t6 += lo(b4 a2)
    "adcx r9, rax",                        // t7 += lo(b4 a3)
    "mulx r12, r10, [rdi + 40]",           // b4 a5
    "adox r8, r11",                        // t8 += hi(b4 a3)
    "mulx rax, r11, [rdi + 32]",           // b4 a4
    "adcx r8, r11",                        // t8 += lo(b4 a4)
    "adox rbx, rax",                       // t9 += hi(b4 a4)
    "adox rbp, r12",                       // t10 += hi(b4 a5)
    "mov rdx, r13",                        // multiplier
    "mulx r11, rax, [rcx + {fold1}]",      // t4 f0
    "adcx rbx, r10",                       // t9 += lo(b4 a5)
    "adc rbp, 0",                          // t10 += carry of row 7
    "xor r12d, r12d",                      // t11 = 0
    "add r15, rax",                        // t5 += lo(t4 f0)
    "dec r12",                             // t11 = -1: OF = 0
    "adox r14, r11",                       // t6 += hi(t4 f0)
    "mulx r13, r10, [rcx + {fold1} + 8]",  // t4 f1
    "adcx r14, r10",                       // t6 += lo(t4 f1)
    "mov r11, [rcx + {fold1} + 16]",       // factor
    "mulx rax, r11, r11",                  // t4 f2
    "adox r9, r13",                        // t7 += hi(t4 f1)
    "adcx r9, r11",                        // t7 += lo(t4 f2)
    "adox r8, rax",                        // t8 += hi(t4 f2)
    "mulx r10, r13, [rcx + {fold1} + 24]", // t4 f3
    "adox rbx, r10",                       // t9 += hi(t4 f3)
    "mulx r11, rax, [rcx + {fold1} + 32]", // t4 f4
    "adox rbp, r11",                       // t10 += hi(t4 f4)
    "mulx r10, r11, [rcx + {fold1} + 40]", // t4 f5
    "adcx r8, r13",                        // t8 += lo(t4 f3)
    "mov r13d, 0",                         // 0 for row 9
    "adcx rbx, rax",                       // t9 += lo(t4 f4)
    "adox r12, r10",                       // t11 = hi(t4 f5)
    "mov rdx, [rsi + 40]",                 // multiplier
    "mulx rax, r10, [rdi]",                // b5 a0
    "adcx rbp, r11",                       // t10 += lo(t4 f5)
    "adc r12, 1",                          // t11 += carry
    "mulx rsi, r11, [rdi + 8]",            // b5 a1
    "add r15, r10",                        // t5 += lo(b5 a0)
    "inc r13",                             // 1 for row 9: OF = 0
    "adox r14, rax",                       // t6 += hi(b5 a0)
    "mulx r10, r13, [rdi + 16]",           // b5 a2
    "adox r9, rsi",                        // t7 += hi(b5 a1)
    "mov rax, [rcx + {n0}]",               // m5 = n0
    "adcx r14, r11",                       // t6 += lo(b5 a1)
    "adcx r9, r13",                        // t7 += lo(b5 a2)
    "mulx rsi, r11, [rdi + 32]",           // b5 a4
    "adox r8, r10",                        // t8 += hi(b5 a2)
    "mulx r13, r10, [rdi + 24]",           // b5 a3
    "adox rbx, r13",                       // t9 += hi(b5 a3)
    "adcx r8, r10",                        // t8 += lo(b5 a3)
    "adcx rbx, r11",                       // t9 += lo(b5 a4)
    "mulx r13, r10, [rdi + 40]",           // b5 a5
    "adox rbp, rsi",                       // t10 += hi(b5 a4)
    "adox r12, r13",                       // t11 += hi(b5 a5)
    "adcx rbp, r10",                       // t10 += lo(b5 a5)
    "adc r12, 0",                          // t11 += carry of row 9
    "imul rax, r15",                       // m5 = t5 n0
    "mov r11d, 0",                         // 0 for row 10
    "add r15, -1",                         // carry = t5 != 0
    "mov rdx, rax",                        // multiplier
    "mulx rdi, rdi, [rcx + {p}]",          // m5 p0
    "inc r11",                             // 1 for row 10: OF = 0
    "mulx rsi, r13, [rcx + {p} + 8]",      // m5 p1
    "adox r14, rdi",                       // t6 += hi(m5 p0)
    "adox r9, rsi",                        // t7 += hi(m5 p1)
    "adcx r14, r13",                       // t6 += lo(m5 p1)
    "mulx r10, r15, [rcx + {p} + 16]",     // m5 p2
    "adox r8, r10",                        // t8 += hi(m5 p2)
    "mulx rax, r11, [rcx + {p} + 40]",     // m5 p5
    "adcx r9, r15",                        // t7 += lo(m5 p2)
    "mulx rdi, rsi, [rcx + {p} + 24]",     // m5 p3
    "adcx r8, rsi",                        // t8 += lo(m5 p3)
    "adox rbx, rdi",                       // t9 += hi(m5 p3)
    "mulx r13, r10, [rcx + {p} + 32]",     // m5 p4
    "adcx rbx, r10",                       // t9 += lo(m5 p4)
    "adox rbp, r13",                       // t10 += hi(m5 p4)
    "adox r12, rax",                       // t11 += hi(m5 p5)
    "mov r15, r9",                         // u1 = t7
    "adcx rbp, r11",                       // t10 += lo(m5 p5)
    "adc r12, 0",                          // t11 += carry of row 10
    "mov rsi, rbp",                        // u4 = t10
    "mov rdi, r14",                        // u0 = t6
    "mov rdx, r12",                        // u5 = t11
    "sub rdi, [rcx + {p}]",                // u0 = t6 - p0
    "mov r10, r8",                         // u2 = t8
    "sbb r15, [rcx + {p} + 8]",            // u1 = t7 - p1 - borrow
    "sbb r10, [rcx + {p} + 16]",           // u2 = t8 - p2 - borrow
    "mov r13, rbx",                        // u3 = t9
    "sbb r13, [rcx + {p} + 24]",           // u3 = t9 - p3 - borrow
    "sbb rsi, [rcx + {p} + 32]",           // u4 = t10 - p4 - borrow
    "sbb rdx, [rcx + {p} + 40]",           // u5 = t11 - p5 - borrow
    "cmovc rdi, r14",                      // u0 = t6 if it borrowed
    "cmovc r13, rbx",                      // u3 = t9 if it borrowed
    "cmovc r10, r8",                       // u2 = t8 if it borrowed
    "cmovc r15, r9",                       // u1 = t7 if it borrowed
    "cmovc rsi, rbp",                      // u4 = t10 if it borrowed
    "cmovc rdx, r12",                      // u5 = t11 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
