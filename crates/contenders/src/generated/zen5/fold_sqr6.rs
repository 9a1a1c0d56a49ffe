//! `mont_sqr_6_fold_zen5_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    square 6 fold_fits_square;
    r0 r1 r2 r3 r4 r5;
    rax r3, rcx _, rdx r2, rsi _, rdi _, r8 _, r9 r4, r10 r1, r11 r5, r12 _, r13 _, r14 _, r15 r0;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 32",
    "mov rbx, [rdi + 16]",                 // a2 again
    "mov rbp, [rdi + 16]",                 // a2
    "mov rax, [rdi + 8]",                  // a1
    "mov rsi, [rdi + 24]",                 // a3
    "add rax, rax",                        // 2a1 mod 2^64
    "adc rbp, rbp",                        // d2, limb 2 of 2a
    "mov rdx, [rdi]",                      // multiplier
    "mulx r8, r9, [rdi]",                  // a0 a0
    "adcx rsi, rsi",                       // d3, limb 3 of 2a
    "mov r10, [rdi + 32]",                 // a4
    "mov r11, [rdi + 40]",                 // a5
    "adcx r10, r10",                       // d4, limb 4 of 2a
    "mov [rsp], rbp",                      // d2 aside
    "mov r12, [rsp]",                      // factor
    "mulx rbp, r12, r12",                  // a0 d2
    "mulx r13, r14, rax",                  // a0 2a1
    "lea rbx, [rbx + rbx]",                // 2a2 mod 2^64
    "adcx r11, r11",                       // d5, limb 5 of 2a
    "mov [rsp + 8], rsi",                  // d3 aside
    "add r14, r8",                         // t1 = lo(a0 2a1) + hi(a0 a0)
    "adc r12, r13",                        // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mulx r15, rax, [rsp + 8]",            // a0 d3
    "mov [rsp + 24], r11",                 // d5 aside
    "mov rdx, r9",                         // multiplier
    "mov r8, [rcx + {fold1}]",             // factor
    "mulx rsi, r8, r8",                    // t0 f0
    "mov [rsp + 16], r10",                 // d4 aside
    "mov rdx, [rdi]",                      // multiplier
    "mulx r13, r11, [rsp + 24]",           // a0 d5
    "adc rax, rbp",                        // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "mulx rbp, r10, [rsp + 16]",           // a0 d4
    "adcx r10, r15",                       // t4 = lo(a0 d4) + hi(a0 d3) + carry
    "adcx r11, rbp",                       // t5 = lo(a0 d5) + hi(a0 d4) + carry
    "adc r13, 0",                          // t6 = hi(a0 d5) + carry
    "xor ebp, ebp",                        // t7 = 0
    "mov rdx, r9",                         // multiplier
    "mov r9, [rcx + {fold1} + 16]",        // factor
    "mulx r15, r9, r9",                    // t0 f2
    "add r14, r8",                         // t1 += lo(t0 f0)
    "dec rbp",                             // t7 = -1: OF = 0
    "adox r12, rsi",                       // t2 += hi(t0 f0)
    "mulx r8, rsi, [rcx + {fold1} + 8]",   // t0 f1
    "adcx r12, rsi",                       // t2 += lo(t0 f1)
    "adox rax, r8",                        // t3 += hi(t0 f1)
    "adcx rax, r9",                        // t3 += lo(t0 f2)
    "adox r10, r15",                       // t4 += hi(t0 f2)
    "mulx rsi, r8, [rcx + {fold1} + 40]",  // t0 f5
    "mulx r9, r15, [rcx + {fold1} + 24]",  // t0 f3
    "adox r11, r9",                        // t5 += hi(t0 f3)
    "adcx r10, r15",                       // t4 += lo(t0 f3)
    "mov r15, [rcx + {fold1} + 32]",       // factor
    "mulx r9, r15, r15",                   // t0 f4
    "adox r13, r9",                        // t6 += hi(t0 f4)
    "adox rbp, rsi",                       // t7 = hi(t0 f5)
    "adcx r11, r15",                       // t5 += lo(t0 f4)
    "mov rdx, [rdi + 8]",                  // multiplier
    "mulx r9, rsi, [rsp + 16]",            // a1 d4
    "adcx r13, r8",                        // t6 += lo(t0 f5)
    "adc rbp, 1",                          // t7 += carry
    "xor r15d, r15d",                      // 0 for row 1
    "mulx r8, r15, [rdi + 8]",             // a1 a1
    "adox rax, r8",                        // t3 += hi(a1 a1)
    "mulx rbx, r8, rbx",                   // a1 2a2
    "adcx r12, r15",                       // t2 += lo(a1 a1)
    "adcx rax, r8",                        // t3 += lo(a1 2a2)
    "adox r10, rbx",                       // t4 += hi(a1 2a2)
    "mulx rbx, r15, [rsp + 8]",            // a1 d3
    "adox r11, rbx",                       // t5 += hi(a1 d3)
    "adcx r10, r15",                       // t4 += lo(a1 d3)
    "mulx rbx, r8, [rsp + 24]",            // a1 d5
    "adox r13, r9",                        // t6 += hi(a1 d4)
    "adox rbp, rbx",                       // t7 += hi(a1 d5)
    "adc r11, rsi",                        // t5 += lo(a1 d4)
    "adc r13, r8",                         // t6 += lo(a1 d5)
    "mov rdx, r14",                        // multiplier
    "mulx rbx, r15, [rcx + {fold1}]",      // t1 f0
    "adc rbp, 0",                          // t7 += carry of row 1
    "mulx r9, rsi, [rcx + {fold1} + 8]",   // t1 f1
    "xor r8d, r8d",                        // t8 = 0
    "adox rax, rbx",                       // t3 += hi(t1 f0)
    "adcx r12, r15",                       // t2 += lo(t1 f0)
    "adcx rax, rsi",                       // t3 += lo(t1 f1)
    "mulx rbx, r14, [rcx + {fold1} + 16]", // t1 f2
    "adox r10, r9",                        // t4 += hi(t1 f1)
    "mov r15, [rdi + 24]",                 // a3 again
    "mov r9, [rcx + {fold1} + 24]",        // factor
    "mulx rsi, r9, r9",                    // t1 f3
    "adox r11, rbx",                       // t5 += hi(t1 f2)
    "adcx r10, r14",                       // t4 += lo(t1 f2)
    "adox r13, rsi",                       // t6 += hi(t1 f3)
    "mov r14, [rcx + {fold1} + 32]",       // factor
    "mulx rbx, r14, r14",                  // t1 f4
    "adox rbp, rbx",                       // t7 += hi(t1 f4)
    "adcx r11, r9",                        // t5 += lo(t1 f3)
    "mov rsi, [rcx + {fold1} + 40]",       // factor
    "mulx rbx, rsi, rsi",                  // t1 f5
    "lea r9, [r15 + r15]",                 // 2a3 mod 2^64
    "adcx r13, r14",                       // t6 += lo(t1 f4)
    "adox r8, rbx",                        // t8 = hi(t1 f5)
    "adc rbp, rsi",                        // t7 += lo(t1 f5)
    "mov rdx, [rdi + 16]",                 // multiplier
    "mov r15, [rdi + 16]",                 // factor
    "mulx rbx, r15, r15",                  // a2 a2
    "adc r8, 0",                           // t8 += carry
    "mulx r14, rsi, r9",                   // a2 2a3
    "xor r9d, r9d",                        // 0 for row 3
    "adox r11, rbx",                       // t5 += hi(a2 a2)
    "adcx r10, r15",                       // t4 += lo(a2 a2)
    "adox r13, r14",                       // t6 += hi(a2 2a3)
    "mulx rbx, r9, [rsp + 24]",            // a2 d5
    "adcx r11, rsi",                       // t5 += lo(a2 2a3)
    "mov r14, [rsp + 16]",                 // factor
    "mulx r15, r14, r14",                  // a2 d4
    "adcx r13, r14",                       // t6 += lo(a2 d4)
    "adcx rbp, r9",                        // t7 += lo(a2 d5)
    "adox rbp, r15",                       // t7 += hi(a2 d4)
    "adox r8, rbx",                        // t8 += hi(a2 d5)
    "mov rdx, r12",                        // multiplier
    "mulx rbx, rsi, [rcx + {fold1}]",      // t2 f0
    "adc r8, 0",                           // t8 += carry of row 3
    "xor r14d, r14d",                      // t9 = 0
    "adox r10, rbx",                       // t4 += hi(t2 f0)
    "adcx rax, rsi",                       // t3 += lo(t2 f0)
    "mov r9, [rcx + {fold1} + 8]",         // factor
    "mulx rbx, r9, r9",                    // t2 f1
    "mov r12, [rcx + {fold1} + 16]",       // factor
    "mulx r15, r12, r12",                  // t2 f2
    "adox r11, rbx",                       // t5 += hi(t2 f1)
    "mulx rbx, rsi, [rcx + {fold1} + 24]", // t2 f3
    "adcx r10, r9",                        // t4 += lo(t2 f1)
    "adcx r11, r12",                       // t5 += lo(t2 f2)
    "adox r13, r15",                       // t6 += hi(t2 f2)
    "mulx r9, r12, [rcx + {fold1} + 32]",  // t2 f4
    "adox rbp, rbx",                       // t7 += hi(t2 f3)
    "adox r8, r9",                         // t8 += hi(t2 f4)
    "adcx r13, rsi",                       // t6 += lo(t2 f3)
    "mulx rbx, r15, [rcx + {fold1} + 40]", // t2 f5
    "mov r9, [rdi + 32]",                  // a4 again
    "lea rsi, [r9 + r9]",                  // 2a4 mod 2^64
    "adox r14, rbx",                       // t9 = hi(t2 f5)
    "adcx rbp, r12",                       // t7 += lo(t2 f4)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mov r9, [rdi + 24]",                  // factor
    "mulx rbx, r9, r9",                    // a3 a3
    "adc r8, r15",                         // t8 += lo(t2 f5)
    "adc r14, 0",                          // t9 += carry
    "xor r12d, r12d",                      // 0 for row 5
    "mov rdx, rax",                        // multiplier
    "mulx r15, r12, [rcx + {fold1}]",      // t3 f0
    "adcx r13, r9",                        // t6 += lo(a3 a3)
    "adox rbp, rbx",                       // t7 += hi(a3 a3)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mulx rbx, r9, rsi",                   // a3 2a4
    "adox r8, rbx",                        // t8 += hi(a3 2a4)
    "mov rsi, [rsp + 24]",                 // factor
    "mulx rbx, rsi, rsi",                  // a3 d5
    "adox r14, rbx",                       // t9 += hi(a3 d5)
    "adc rbp, r9",                         // t7 += lo(a3 2a4)
    "adcx r8, rsi",                        // t8 += lo(a3 d5)
    "adc r14, 0",                          // t9 += carry of row 5
    "xor ebx, ebx",                        // t10 = 0
    "mov rdx, rax",                        // multiplier
    "mulx r9, rsi, [rcx + {fold1} + 8]",   // t3 f1
    "adcx r10, r12",                       // t4 += lo(t3 f0)
    "adox r11, r15",                       // t5 += hi(t3 f0)
    "mulx rax, r12, [rcx + {fold1} + 16]", // t3 f2
    "adox r13, r9",                        // t6 += hi(t3 f1)
    "adcx r11, rsi",                       // t5 += lo(t3 f1)
    "mov r15, [rdi + 40]",                 // a5 again
    "lea r9, [r15 + r15]",                 // 2a5 mod 2^64
    "mov r15, [rcx + {fold1} + 24]",       // factor
    "mulx rsi, r15, r15",                  // t3 f3
    "adox rbp, rax",                       // t7 += hi(t3 f2)
    "adcx r13, r12",                       // t6 += lo(t3 f2)
    "adox r8, rsi",                        // t8 += hi(t3 f3)
    "mov r12, [rcx + {fold1} + 32]",       // factor
    "mulx rax, r12, r12",                  // t3 f4
    "adox r14, rax",                       // t9 += hi(t3 f4)
    "adcx rbp, r15",                       // t7 += lo(t3 f3)
    "mov rax, [rcx + {fold1} + 40]",       // factor
    "mulx rsi, rax, rax",                  // t3 f5
    "adox rbx, rsi",                       // t10 = hi(t3 f5)
    "mov rdx, [rdi + 32]",                 // multiplier
    "mulx r15, rsi, [rdi + 32]",           // a4 a4
    "adc r8, r12",                         // t8 += lo(t3 f4)
    "adc r14, rax",                        // t9 += lo(t3 f5)
    "adc rbx, 0",                          // t10 += carry
    "xor r12d, r12d",                      // 0 for row 7
    "mulx rax, r12, r9",                   // a4 2a5
    "adox r14, r15",                       // t9 += hi(a4 a4)
    "mov rdx, r10",                        // multiplier
    "mulx r9, r15, [rcx + {fold1}]",       // t4 f0
    "adcx r8, rsi",                        // t8 += lo(a4 a4)
    "adox rbx, rax",                       // t10 += hi(a4 2a5)
    "adc r14, r12",                        // t9 += lo(a4 2a5)
    "mulx rsi, rax, [rcx + {fold1} + 8]",  // t4 f1
    "adc rbx, 0",                          // t10 += carry of row 7
    "xor r12d, r12d",                      // t11 = 0
    "adox r13, r9",                        // t6 += hi(t4 f0)
    "adcx r11, r15",                       // t5 += lo(t4 f0)
    "adox rbp, rsi",                       // t7 += hi(t4 f1)
    "mulx r9, r15, [rcx + {fold1} + 16]",  // t4 f2
    "adcx r13, rax",                       // t6 += lo(t4 f1)
    "adox r8, r9",                         // t8 += hi(t4 f2)
    "mulx rsi, rax, [rcx + {fold1} + 24]", // t4 f3
    "adcx rbp, r15",                       // t7 += lo(t4 f2)
    "adox r14, rsi",                       // t9 += hi(t4 f3)
    "adcx r8, rax",                        // t8 += lo(t4 f3)
    "mov r15, [rcx + {fold1} + 32]",       // factor
    "mulx r9, r15, r15",                   // t4 f4
    "adox rbx, r9",                        // t10 += hi(t4 f4)
    "mov rdx, [rdi + 40]",                 // multiplier
    "mulx rsi, rax, [rdi + 40]",           // a5 a5
    "adcx r14, r15",                       // t9 += lo(t4 f4)
    "mov r9, [rcx + {n0}]",                // m5 = n0
    "mov rdx, r10",                        // multiplier
    "mov r15, [rcx + {fold1} + 40]",       // factor
    "mulx rdi, r15, r15",                  // t4 f5
    "adcx rbx, r15",                       // t10 += lo(t4 f5)
    "adox r12, rdi",                       // t11 = hi(t4 f5)
    "adc r12, 0",                          // t11 += carry
    "imul r9, r11",                        // m5 = t5 n0
    "mov rdx, r9",                         // multiplier
    "mulx r10, r15, [rcx + {p} + 8]",      // m5 p1
    "add rbx, rax",                        // t10 += lo(a5 a5)
    "adc r12, rsi",                        // t11 += hi(a5 a5)
    "mulx rdi, rdi, [rcx + {p}]",          // m5 p0
    "mov r9d, 0",                          // 0 for row 9
    "add r11, -1",                         // carry = t5 != 0
    "inc r9",                              // 1 for row 9: OF = 0
    "adox r13, rdi",                       // t6 += hi(m5 p0)
    "adox rbp, r10",                       // t7 += hi(m5 p1)
    "mulx rax, rsi, [rcx + {p} + 32]",     // m5 p4
    "mov r9, [rcx + {p} + 16]",            // factor
    "mulx r11, r9, r9",                    // m5 p2
    "adcx r13, r15",                       // t6 += lo(m5 p1)
    "mulx rdi, r10, [rcx + {p} + 24]",     // m5 p3
    "adox r8, r11",                        // t8 += hi(m5 p2)
    "adox r14, rdi",                       // t9 += hi(m5 p3)
    "mov r15, r13",                        // u0 = t6
    "adox rbx, rax",                       // t10 += hi(m5 p4)
    "adcx rbp, r9",                        // t7 += lo(m5 p2)
    "adcx r8, r10",                        // t8 += lo(m5 p3)
    "mov rdi, [rcx + {p} + 40]",           // factor
    "mulx r11, rdi, rdi",                  // m5 p5
    "adox r12, r11",                       // t11 += hi(m5 p5)
    "adcx r14, rsi",                       // t9 += lo(m5 p4)
    "mov rax, r14",                        // u3 = t9
    "adc rbx, rdi",                        // t10 += lo(m5 p5)
    "mov r9, rbx",                         // u4 = t10
    "mov r10, rbp",                        // u1 = t7
    "adc r12, 0",                          // t11 += carry of row 9
    "sub r15, [rcx + {p}]",                // u0 = t6 - p0
    "mov rdx, r8",                         // u2 = t8
    "sbb r10, [rcx + {p} + 8]",            // u1 = t7 - p1 - borrow
    "sbb rdx, [rcx + {p} + 16]",           // u2 = t8 - p2 - borrow
    "mov r11, r12",                        // u5 = t11
    "sbb rax, [rcx + {p} + 24]",           // u3 = t9 - p3 - borrow
    "sbb r9, [rcx + {p} + 32]",            // u4 = t10 - p4 - borrow
    "sbb r11, [rcx + {p} + 40]",           // u5 = t11 - p5 - borrow
    "cmovc rax, r14",                      // u3 = t9 if it borrowed
    "cmovc r10, rbp",                      // u1 = t7 if it borrowed
    "cmovc rdx, r8",                       // u2 = t8 if it borrowed
    "cmovc r9, rbx",                       // u4 = t10 if it borrowed
    "cmovc r15, r13",                      // u0 = t6 if it borrowed
    "cmovc r11, r12",                      // u5 = t11 if it borrowed
    "add rsp, 32",
    "pop rbp",
    "pop rbx",
    "ret",
}
