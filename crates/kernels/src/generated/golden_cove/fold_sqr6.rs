//! `mont_sqr_6_fold_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    square 6 fold_fits_square;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r5, rsi _, rdi r1, r8 _, r9 _, r10 r4, r11 r0, r12 _, r13 r2, r14 r3, r15 _;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 32",
    "mov rbx, [rdi + 8]",                  // a1
    "mov rbp, [rdi + 16]",                 // a2
    "add rbx, rbx",                        // 2a1 mod 2^64
    "adc rbp, rbp",                        // d2, limb 2 of 2a
    "mov [rsp], rbp",                      // d2 aside
    "mov rbp, [rdi + 24]",                 // a3
    "mov rdx, [rdi]",                      // multiplier
    "mulx rax, rsi, [rdi]",                // a0 a0
    "mov r8, [rdi + 32]",                  // a4
    "adc rbp, rbp",                        // d3, limb 3 of 2a
    "mov [rsp + 8], rbp",                  // d3 aside
    "adc r8, r8",                          // d4, limb 4 of 2a
    "mov [rsp + 16], r8",                  // d4 aside
    "mov rbp, [rdi + 40]",                 // a5
    "mulx rbx, r9, rbx",                   // a0 2a1
    "adc rbp, rbp",                        // d5, limb 5 of 2a
    "mov [rsp + 24], rbp",                 // d5 aside
    "add r9, rax",                         // t1 = lo(a0 2a1) + hi(a0 a0)
    "mulx rbp, r10, [rsp]",                // a0 d2
    "adc r10, rbx",                        // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mov r11, [rsp + 8]",                  // factor
    "mulx rbx, r11, r11",                  // a0 d3
    "adc r11, rbp",                        // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "mulx rbp, r12, [rsp + 16]",           // a0 d4
    "adc r12, rbx",                        // t4 = lo(a0 d4) + hi(a0 d3) + carry
    "mulx rbx, r13, [rsp + 24]",           // a0 d5
    "adc r13, rbp",                        // t5 = lo(a0 d5) + hi(a0 d4) + carry
    "adc rbx, 0",                          // t6 = hi(a0 d5) + carry
    "mov rdx, rsi",                        // multiplier
    "mulx rbp, r14, [rcx + {fold1}]",      // t0 f0
    "xor r15d, r15d",                      // t7 = 0
    "adcx r9, r14",                        // t1 += lo(t0 f0)
    "adox r10, rbp",                       // t2 += hi(t0 f0)
    "mulx rbp, r8, [rcx + {fold1} + 8]",   // t0 f1
    "mulx rax, rsi, [rcx + {fold1} + 16]", // t0 f2
    "adox r11, rbp",                       // t3 += hi(t0 f1)
    "adox r12, rax",                       // t4 += hi(t0 f2)
    "adcx r10, r8",                        // t2 += lo(t0 f1)
    "adcx r11, rsi",                       // t3 += lo(t0 f2)
    "mulx rbp, r14, [rcx + {fold1} + 24]", // t0 f3
    "adcx r12, r14",                       // t4 += lo(t0 f3)
    "mulx rax, r8, [rcx + {fold1} + 32]",  // t0 f4
    "adox r13, rbp",                       // t5 += hi(t0 f3)
    "adox rbx, rax",                       // t6 += hi(t0 f4)
    "adcx r13, r8",                        // t5 += lo(t0 f4)
    "mulx rbp, rsi, [rcx + {fold1} + 40]", // t0 f5
    "adcx rbx, rsi",                       // t6 += lo(t0 f5)
    "mov r14, [rdi + 16]",                 // a2 again
    "adox r15, rbp",                       // t7 = hi(t0 f5)
    "mov rdx, [rdi + 8]",                  // multiplier
    "mulx rbp, rax, [rdi + 8]",            // a1 a1
    "lea r8, [r14 + r14]",                 // 2a2 mod 2^64
    "adc r15, 0",                          // t7 += carry
    "add r10, rax",                        // t2 += lo(a1 a1)
    "mov esi, 0",                          // 0 for row 1
    "inc rsi",                             // 1 for row 1: OF = 0
    "adox r11, rbp",                       // t3 += hi(a1 a1)
    "mulx rbp, r14, r8",                   // a1 2a2
    "adox r12, rbp",                       // t4 += hi(a1 2a2)
    "adcx r11, r14",                       // t3 += lo(a1 2a2)
    "mulx rbp, rax, [rsp + 8]",            // a1 d3
    "adcx r12, rax",                       // t4 += lo(a1 d3)
    "mulx rsi, r8, [rsp + 16]",            // a1 d4
    "adox r13, rbp",                       // t5 += hi(a1 d3)
    "adox rbx, rsi",                       // t6 += hi(a1 d4)
    "mulx rbp, r14, [rsp + 24]",           // a1 d5
    "adcx r13, r8",                        // t5 += lo(a1 d4)
    "adcx rbx, r14",                       // t6 += lo(a1 d5)
    "adox r15, rbp",                       // t7 += hi(a1 d5)
    "mov ebp, 0",                          // t8 = 0
    "adc r15, 0",                          // t7 += carry of row 1
    "mov rdx, r9",                         // multiplier
    "mulx rax, rsi, [rcx + {fold1}]",      // t1 f0
    "add r10, rsi",                        // t2 += lo(t1 f0)
    "dec rbp",                             // t8 = -1: OF = 0
    "adox r11, rax",                       // t3 += hi(t1 f0)
    "mulx r8, r14, [rcx + {fold1} + 16]",  // t1 f2
    "mulx r9, rsi, [rcx + {fold1} + 8]",   // t1 f1
    "adcx r11, rsi",                       // t3 += lo(t1 f1)
    "adox r12, r9",                        // t4 += hi(t1 f1)
    "adcx r12, r14",                       // t4 += lo(t1 f2)
    "adox r13, r8",                        // t5 += hi(t1 f2)
    "mulx rax, rsi, [rcx + {fold1} + 24]", // t1 f3
    "adcx r13, rsi",                       // t5 += lo(t1 f3)
    "mulx r9, r14, [rcx + {fold1} + 32]",  // t1 f4
    "adox rbx, rax",                       // t6 += hi(t1 f3)
    "adcx rbx, r14",                       // t6 += lo(t1 f4)
    "adox r15, r9",                        // t7 += hi(t1 f4)
    "mulx r8, rsi, [rcx + {fold1} + 40]",  // t1 f5
    "mov rax, [rdi + 24]",                 // a3 again
    "adcx r15, rsi",                       // t7 += lo(t1 f5)
    "adox rbp, r8",                        // t8 = hi(t1 f5)
    "adc rbp, 1",                          // t8 += carry
    "mov rdx, [rdi + 16]",                 // multiplier
    "mulx r14, r9, [rdi + 16]",            // a2 a2
    "xor esi, esi",                        // 0 for row 3
    "lea r8, [rax + rax]",                 // 2a3 mod 2^64
    "add r12, r9",                         // t4 += lo(a2 a2)
    "inc rsi",                             // 1 for row 3: OF = 0
    "adox r13, r14",                       // t5 += hi(a2 a2)
    "mulx rax, r9, r8",                    // a2 2a3
    "adox rbx, rax",                       // t6 += hi(a2 2a3)
    "adcx r13, r9",                        // t5 += lo(a2 2a3)
    "mulx rsi, r14, [rsp + 16]",           // a2 d4
    "adcx rbx, r14",                       // t6 += lo(a2 d4)
    "mov rax, [rsp + 24]",                 // factor
    "mulx r8, rax, rax",                   // a2 d5
    "adox r15, rsi",                       // t7 += hi(a2 d4)
    "adox rbp, r8",                        // t8 += hi(a2 d5)
    "adcx r15, rax",                       // t7 += lo(a2 d5)
    "adc rbp, 0",                          // t8 += carry of row 3
    "xor r9d, r9d",                        // t9 = 0
    "mov rdx, r10",                        // multiplier
    "mulx r14, rsi, [rcx + {fold1}]",      // t2 f0
    "add r11, rsi",                        // t3 += lo(t2 f0)
    "dec r9",                              // t9 = -1: OF = 0
    "adox r12, r14",                       // t4 += hi(t2 f0)
    "mulx r8, rax, [rcx + {fold1} + 8]",   // t2 f1
    "adcx r12, rax",                       // t4 += lo(t2 f1)
    "mulx r10, rsi, [rcx + {fold1} + 16]", // t2 f2
    "adox r13, r8",                        // t5 += hi(t2 f1)
    "adcx r13, rsi",                       // t5 += lo(t2 f2)
    "adox rbx, r10",                       // t6 += hi(t2 f2)
    "mulx r14, rax, [rcx + {fold1} + 32]", // t2 f4
    "mulx r8, rsi, [rcx + {fold1} + 24]",  // t2 f3
    "adox r15, r8",                        // t7 += hi(t2 f3)
    "mulx r10, r8, [rcx + {fold1} + 40]",  // t2 f5
    "adcx rbx, rsi",                       // t6 += lo(t2 f3)
    "adox rbp, r14",                       // t8 += hi(t2 f4)
    "adox r9, r10",                        // t9 = hi(t2 f5)
    "adc r15, rax",                        // t7 += lo(t2 f4)
    "adcx rbp, r8",                        // t8 += lo(t2 f5)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mulx rsi, r14, [rdi + 24]",           // a3 a3
    "mov r10d, 0",                         // 0 for row 5
    "adc r9, 1",                           // t9 += carry
    "add rbx, r14",                        // t6 += lo(a3 a3)
    "inc r10",                             // 1 for row 5: OF = 0
    "adox r15, rsi",                       // t7 += hi(a3 a3)
    "mov rax, [rdi + 32]",                 // a4 again
    "lea r8, [rax + rax]",                 // 2a4 mod 2^64
    "mulx r14, r10, r8",                   // a3 2a4
    "adox rbp, r14",                       // t8 += hi(a3 2a4)
    "mulx rsi, rax, [rsp + 24]",           // a3 d5
    "adox r9, rsi",                        // t9 += hi(a3 d5)
    "adcx r15, r10",                       // t7 += lo(a3 2a4)
    "adcx rbp, rax",                       // t8 += lo(a3 d5)
    "mov rdx, r11",                        // multiplier
    "mov r14, [rcx + {fold1}]",            // factor
    "mulx r8, r14, r14",                   // t3 f0
    "adc r9, 0",                           // t9 += carry of row 5
    "xor esi, esi",                        // t10 = 0
    "add r12, r14",                        // t4 += lo(t3 f0)
    "dec rsi",                             // t10 = -1: OF = 0
    "adox r13, r8",                        // t5 += hi(t3 f0)
    "mov rax, [rcx + {fold1} + 8]",        // factor
    "mulx r10, rax, rax",                  // t3 f1
    "adcx r13, rax",                       // t5 += lo(t3 f1)
    "mulx r11, r14, [rcx + {fold1} + 16]", // t3 f2
    "adox rbx, r10",                       // t6 += hi(t3 f1)
    "mulx r8, rax, [rcx + {fold1} + 40]",  // t3 f5
    "adox r15, r11",                       // t7 += hi(t3 f2)
    "mulx r10, r11, [rcx + {fold1} + 24]", // t3 f3
    "adcx rbx, r14",                       // t6 += lo(t3 f2)
    "mov r14, [rdi + 40]",                 // a5 again
    "adox rbp, r10",                       // t8 += hi(t3 f3)
    "adcx r15, r11",                       // t7 += lo(t3 f3)
    "mulx r10, r11, [rcx + {fold1} + 32]", // t3 f4
    "adcx rbp, r11",                       // t8 += lo(t3 f4)
    "adox r9, r10",                        // t9 += hi(t3 f4)
    "adcx r9, rax",                        // t9 += lo(t3 f5)
    "adox rsi, r8",                        // t10 = hi(t3 f5)
    "mov rdx, [rdi + 32]",                 // multiplier
    "mulx r11, r10, [rdi + 32]",           // a4 a4
    "lea rax, [r14 + r14]",                // 2a5 mod 2^64
    "adc rsi, 1",                          // t10 += carry
    "mulx r8, r14, rax",                   // a4 2a5
    "xor eax, eax",                        // 0 for row 7
    "adox r9, r11",                        // t9 += hi(a4 a4)
    "adox rsi, r8",                        // t10 += hi(a4 2a5)
    "adcx rbp, r10",                       // t8 += lo(a4 a4)
    "adcx r9, r14",                        // t9 += lo(a4 2a5)
    "adc rsi, 0",                          // t10 += carry of row 7
    "xor eax, eax",                        // t11 = 0
    "mov rdx, r12",                        // multiplier
    "mulx r11, r8, [rcx + {fold1}]",       // t4 f0
    "mulx r10, r14, [rcx + {fold1} + 8]",  // t4 f1
    "add r13, r8",                         // t5 += lo(t4 f0)
    "dec rax",                             // t11 = -1: OF = 0
    "adox rbx, r11",                       // t6 += hi(t4 f0)
    "adcx rbx, r14",                       // t6 += lo(t4 f1)
    "mulx r12, r8, [rcx + {fold1} + 32]",  // t4 f4
    "adox r15, r10",                       // t7 += hi(t4 f1)
    "mulx r11, r14, [rcx + {fold1} + 16]", // t4 f2
    "adcx r15, r14",                       // t7 += lo(t4 f2)
    "mulx r10, r14, [rcx + {fold1} + 24]", // t4 f3
    "adox rbp, r11",                       // t8 += hi(t4 f2)
    "adox r9, r10",                        // t9 += hi(t4 f3)
    "adcx rbp, r14",                       // t8 += lo(t4 f3)
    "adcx r9, r8",                         // t9 += lo(t4 f4)
    "mulx r11, r10, [rcx + {fold1} + 40]", // t4 f5
    "adox rsi, r12",                       // t10 += hi(t4 f4)
    "adox rax, r11",                       // t11 = hi(t4 f5)
    "adcx rsi, r10",                       // t10 += lo(t4 f5)
    "adc rax, 1",                          // t11 += carry
    "mov rdx, [rdi + 40]",                 // multiplier
    "mulx r14, r8, [rdi + 40]",            // a5 a5
    "mov r12, [rcx + {n0}]",               // m5 = n0
    "add rsi, r8",                         // t10 += lo(a5 a5)
    "mov r11d, 0",                         // 0 for row 9
    "adc rax, r14",                        // t11 += hi(a5 a5)
    "imul r12, r13",                       // m5 = t5 n0
    "add r13, -1",                         // carry = t5 != 0
    "inc r11",                             // 1 for row 9: OF = 0
    "mov rdx, r12",                        // multiplier
    "mulx r10, r10, [rcx + {p}]",          // m5 p0
    "mulx rdi, r8, [rcx + {p} + 8]",       // m5 p1
    "adox rbx, r10",                       // t6 += hi(m5 p0)
    "adox r15, rdi",                       // t7 += hi(m5 p1)
    "mov r13, [rcx + {p} + 24]",           // factor
    "mulx r14, r13, r13",                  // m5 p3
    "adcx rbx, r8",                        // t6 += lo(m5 p1)
    "mulx r11, r12, [rcx + {p} + 16]",     // m5 p2
    "adcx r15, r12",                       // t7 += lo(m5 p2)
    "mulx r10, rdi, [rcx + {p} + 32]",     // m5 p4
    "adcx rbp, r13",                       // t8 += lo(m5 p3)
    "adox rbp, r11",                       // t8 += hi(m5 p2)
    "adcx r9, rdi",                        // t9 += lo(m5 p4)
    "adox r9, r14",                        // t9 += hi(m5 p3)
    "adox rsi, r10",                       // t10 += hi(m5 p4)
    "mulx r8, r12, [rcx + {p} + 40]",      // m5 p5
    "adcx rsi, r12",                       // t10 += lo(m5 p5)
    "adox rax, r8",                        // t11 += hi(m5 p5)
    "adc rax, 0",                          // t11 += carry of row 9
    "mov r13, rbp",                        // u2 = t8
    "mov r11, rbx",                        // u0 = t6
    "sub r11, [rcx + {p}]",                // u0 = t6 - p0
    "mov rdi, r15",                        // u1 = t7
    "sbb rdi, [rcx + {p} + 8]",            // u1 = t7 - p1 - borrow
    "sbb r13, [rcx + {p} + 16]",           // u2 = t8 - p2 - borrow
    "mov r14, r9",                         // u3 = t9
    "sbb r14, [rcx + {p} + 24]",           // u3 = t9 - p3 - borrow
    "mov r10, rsi",                        // u4 = t10
    "mov rdx, rax",                        // u5 = t11
    "sbb r10, [rcx + {p} + 32]",           // u4 = t10 - p4 - borrow
    "sbb rdx, [rcx + {p} + 40]",           // u5 = t11 - p5 - borrow
    "cmovc rdi, r15",                      // u1 = t7 if it borrowed
    "cmovc r11, rbx",                      // u0 = t6 if it borrowed
    "cmovc r13, rbp",                      // u2 = t8 if it borrowed
    "cmovc r14, r9",                       // u3 = t9 if it borrowed
    "cmovc r10, rsi",                      // u4 = t10 if it borrowed
    "cmovc rdx, rax",                      // u5 = t11 if it borrowed
    "add rsp, 32",
    "pop rbp",
    "pop rbx",
    "ret",
}
