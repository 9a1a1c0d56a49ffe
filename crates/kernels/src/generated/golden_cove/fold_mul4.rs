//! `mont_mul_4_fold_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 4 fold_fits;
    r0 r1 r2 r3;
    rax _, rcx _, rdx r3, rsi _, rdi r0, r8 _, r9 _, r10 _, r11 _, r12 _, r13 r2, r14 _, r15 r1;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                      // multiplier
    "mov rbp, [rdi + 8]",                  // factor
    "mulx rbx, rbp, rbp",                  // b0 a1
    "mulx rax, r8, [rdi]",                 // b0 a0
    "add rbp, rax",                        // t1 = lo(b0 a1) + hi(b0 a0)
    "mulx r9, r10, [rdi + 16]",            // b0 a2
    "mov r11d, 0",                         // t5 = 0
    "mulx r12, r13, [rdi + 24]",           // b0 a3
    "adc r10, rbx",                        // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adc r13, r9",                         // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "adc r12, 0",                          // t4 = hi(b0 a3) + carry
    "mov rdx, r8",                         // multiplier
    "mulx rbx, r14, [rcx + {fold1} + 8]",  // t0 f1
    "mulx r15, rax, [rcx + {fold1}]",      // t0 f0
    "add rbp, rax",                        // t1 += lo(t0 f0)
    "dec r11",                             // t5 = -1: OF = 0
    "adox r10, r15",                       // t2 += hi(t0 f0)
    "mulx r9, r8, [rcx + {fold1} + 16]",   // t0 f2
    "adox r13, rbx",                       // t3 += hi(t0 f1)
    "mulx rbx, rax, [rcx + {fold1} + 24]", // t0 f3
    "adcx r10, r14",                       // t2 += lo(t0 f1)
    "adcx r13, r8",                        // t3 += lo(t0 f2)
    "adox r12, r9",                        // t4 += hi(t0 f2)
    "adox r11, rbx",                       // t5 = hi(t0 f3)
    "adcx r12, rax",                       // t4 += lo(t0 f3)
    "mov rdx, [rsi + 8]",                  // multiplier
    "mulx rbx, r15, [rdi]",                // b1 a0
    "adc r11, 1",                          // t5 += carry
    "add rbp, r15",                        // t1 += lo(b1 a0)
    "mov r14d, 0",                         // 0 for row 1
    "mulx r8, r9, [rdi + 8]",              // b1 a1
    "inc r14",                             // 1 for row 1: OF = 0
    "adox r10, rbx",                       // t2 += hi(b1 a0)
    "mulx rbx, rax, [rdi + 16]",           // b1 a2
    "adox r13, r8",                        // t3 += hi(b1 a1)
    "adcx r10, r9",                        // t2 += lo(b1 a1)
    "adcx r13, rax",                       // t3 += lo(b1 a2)
    "mulx r15, r14, [rdi + 24]",           // b1 a3
    "adox r12, rbx",                       // t4 += hi(b1 a2)
    "adox r11, r15",                       // t5 += hi(b1 a3)
    "adc r12, r14",                        // t4 += lo(b1 a3)
    "adc r11, 0",                          // t5 += carry of row 1
    "mov rdx, rbp",                        // multiplier
    "mulx rbx, rbp, [rcx + {fold1}]",      // t1 f0
    "add r10, rbp",                        // t2 += lo(t1 f0)
    "mulx rbp, r8, [rcx + {fold1} + 8]",   // t1 f1
    "mov r9d, 0",                          // t6 = 0
    "dec r9",                              // t6 = -1: OF = 0
    "adox r13, rbx",                       // t3 += hi(t1 f0)
    "mulx rbx, rax, [rcx + {fold1} + 24]", // t1 f3
    "adox r12, rbp",                       // t4 += hi(t1 f1)
    "mulx rbp, r15, [rcx + {fold1} + 16]", // t1 f2
    "adcx r13, r8",                        // t3 += lo(t1 f1)
    "adox r11, rbp",                       // t5 += hi(t1 f2)
    "mov rdx, [rsi + 16]",                 // multiplier
    "mov r14, [rdi]",                      // factor
    "mulx rbp, r14, r14",                  // b2 a0
    "adcx r12, r15",                       // t4 += lo(t1 f2)
    "adcx r11, rax",                       // t5 += lo(t1 f3)
    "mov r8d, 0",                          // 0 for row 3
    "mov rax, [rdi + 8]",                  // factor
    "mulx r15, rax, rax",                  // b2 a1
    "adox r9, rbx",                        // t6 = hi(t1 f3)
    "adc r9, 1",                           // t6 += carry
    "add r10, r14",                        // t2 += lo(b2 a0)
    "inc r8",                              // 1 for row 3: OF = 0
    "adox r13, rbp",                       // t3 += hi(b2 a0)
    "mulx rbx, rbp, [rdi + 16]",           // b2 a2
    "adcx r13, rax",                       // t3 += lo(b2 a1)
    "adox r12, r15",                       // t4 += hi(b2 a1)
    "mov r8, [rdi + 24]",                  // factor
    "mulx r14, r8, r8",                    // b2 a3
    "adox r11, rbx",                       // t5 += hi(b2 a2)
    "adox r9, r14",                        // t6 += hi(b2 a3)
    "adc r12, rbp",                        // t4 += lo(b2 a2)
    "adcx r11, r8",                        // t5 += lo(b2 a3)
    "adc r9, 0",                           // t6 += carry of row 3
    "xor ebx, ebx",                        // t7 = 0
    "mov rdx, r10",                        // multiplier
    "mov rax, [rcx + {fold1}]",            // factor
    "mulx rbp, rax, rax",                  // t2 f0
    "mulx r15, r14, [rcx + {fold1} + 8]",  // t2 f1
    "adox r12, rbp",                       // t4 += hi(t2 f0)
    "adcx r13, rax",                       // t3 += lo(t2 f0)
    "adcx r12, r14",                       // t4 += lo(t2 f1)
    "adox r11, r15",                       // t5 += hi(t2 f1)
    "mov r8, [rcx + {fold1} + 24]",        // factor
    "mulx rbp, r8, r8",                    // t2 f3
    "mov r10d, 0",                         // 0 for row 5
    "mulx rax, r14, [rcx + {fold1} + 16]", // t2 f2
    "mov rdx, [rsi + 24]",                 // multiplier
    "mov rsi, [rdi]",                      // factor
    "mulx r15, rsi, rsi",                  // b3 a0
    "adox r9, rax",                        // t6 += hi(t2 f2)
    "adcx r11, r14",                       // t5 += lo(t2 f2)
    "adox rbx, rbp",                       // t7 = hi(t2 f3)
    "adc r9, r8",                          // t6 += lo(t2 f3)
    "adc rbx, 0",                          // t7 += carry
    "mulx rbp, rax, [rdi + 8]",            // b3 a1
    "add r13, rsi",                        // t3 += lo(b3 a0)
    "inc r10",                             // 1 for row 5: OF = 0
    "adox r12, r15",                       // t4 += hi(b3 a0)
    "mulx r14, r8, [rdi + 24]",            // b3 a3
    "adcx r12, rax",                       // t4 += lo(b3 a1)
    "mulx rsi, r10, [rdi + 16]",           // b3 a2
    "adox r11, rbp",                       // t5 += hi(b3 a1)
    "mov rbp, [rcx + {n0}]",               // m3 = n0
    "adox r9, rsi",                        // t6 += hi(b3 a2)
    "adox rbx, r14",                       // t7 += hi(b3 a3)
    "adcx r11, r10",                       // t5 += lo(b3 a2)
    "adc r9, r8",                          // t6 += lo(b3 a3)
    "adc rbx, 0",                          // t7 += carry of row 5
    "mov r15d, 0",                         // 0 for row 6
    "imul rbp, r13",                       // m3 = t3 n0
    "add r13, -1",                         // carry = t3 != 0
    "inc r15",                             // 1 for row 6: OF = 0
    "mov rdx, rbp",                        // multiplier
    "mulx rbp, rax, [rcx + {p} + 8]",      // m3 p1
    "mov rdi, [rcx + {p}]",                // factor
    "mulx rdi, rdi, rdi",                  // m3 p0
    "mulx rsi, r14, [rcx + {p} + 24]",     // m3 p3
    "adox r12, rdi",                       // t4 += hi(m3 p0)
    "mov r8, [rcx + {p} + 16]",            // factor
    "mulx r10, r8, r8",                    // m3 p2
    "adcx r12, rax",                       // t4 += lo(m3 p1)
    "adox r11, rbp",                       // t5 += hi(m3 p1)
    "adcx r11, r8",                        // t5 += lo(m3 p2)
    "adox r9, r10",                        // t6 += hi(m3 p2)
    "adox rbx, rsi",                       // t7 += hi(m3 p3)
    "adc r9, r14",                         // t6 += lo(m3 p3)
    "mov r13, r9",                         // u2 = t6
    "mov r15, r11",                        // u1 = t5
    "adc rbx, 0",                          // t7 += carry of row 6
    "mov rdi, r12",                        // u0 = t4
    "sub rdi, [rcx + {p}]",                // u0 = t4 - p0
    "sbb r15, [rcx + {p} + 8]",            // u1 = t5 - p1 - borrow
    "mov rdx, rbx",                        // u3 = t7
    "sbb r13, [rcx + {p} + 16]",           // u2 = t6 - p2 - borrow
    "sbb rdx, [rcx + {p} + 24]",           // u3 = t7 - p3 - borrow
    "cmovc rdx, rbx",                      // u3 = t7 if it borrowed
    "cmovc r13, r9",                       // u2 = t6 if it borrowed
    "cmovc r15, r11",                      // u1 = t5 if it borrowed
    "cmovc rdi, r12",                      // u0 = t4 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
