//! `mont_sqr_6_fold_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    square 6 fold_fits_square;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r4, rsi r3, rdi _, r8 _, r9 _, r10 r5, r11 r2, r12 r1, r13 _, r14 _, r15 r0;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 32",
    "mov rbx, [rdi + 8]",                  // a1
    "mov rbp, [rdi + 32]",                 // a4
    "add rbx, rbx",                        // 2a1 mod 2^64
    "mov rax, [rdi + 16]",                 // a2
    "mov rsi, [rdi + 24]",                 // a3
    "adcx rax, rax",                       // d2, limb 2 of 2a
    "mov rdx, [rdi]",                      // multiplier
    "mulx rbx, r8, rbx",                   // a0 2a1
    "mov [rsp], rax",                      // d2 aside
    "adcx rsi, rsi",                       // d3, limb 3 of 2a
    "mov [rsp + 8], rsi",                  // d3 aside
    "mulx r9, r10, [rdi]",                 // a0 a0
    "adcx rbp, rbp",                       // d4, limb 4 of 2a
    "mulx r11, r12, [rsp]",                // a0 d2
    "mov r13, [rdi + 40]",                 // a5
    "mov r15, [rsp + 8]",                  // factor
    "mulx r14, r15, r15",                  // a0 d3
    "adc r13, r13",                        // d5, limb 5 of 2a
    "add r8, r9",                          // t1 = lo(a0 2a1) + hi(a0 a0)
    "mov [rsp + 24], r13",                 // d5 aside
    "mov rsi, [rsp + 24]",                 // factor
    "mulx rax, rsi, rsi",                  // a0 d5
    "adcx r12, rbx",                       // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "adcx r15, r11",                       // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "mov [rsp + 16], rbp",                 // d4 aside
    "mov rbp, [rsp + 16]",                 // factor
    "mulx rbx, rbp, rbp",                  // a0 d4
    "mov rdx, r10",                        // multiplier
    "mulx r9, r13, [rcx + {fold1}]",       // t0 f0
    "adc rbp, r14",                        // t4 = lo(a0 d4) + hi(a0 d3) + carry
    "adcx rsi, rbx",                       // t5 = lo(a0 d5) + hi(a0 d4) + carry
    "adc rax, 0",                          // t6 = hi(a0 d5) + carry
    "xor ebx, ebx",                        // t7 = 0
    "mov r10, [rcx + {fold1} + 16]",       // factor
    "mulx r11, r10, r10",                  // t0 f2
    "adcx r8, r13",                        // t1 += lo(t0 f0)
    "mov r13, [rcx + {fold1} + 8]",        // factor
    "mulx r14, r13, r13",                  // t0 f1
    "adox r12, r9",                        // t2 += hi(t0 f0)
    "adcx r12, r13",                       // t2 += lo(t0 f1)
    "mulx r9, r13, [rcx + {fold1} + 24]",  // t0 f3
    "adox r15, r14",                       // t3 += hi(t0 f1)
    "adcx r15, r10",                       // t3 += lo(t0 f2)
    "adox rbp, r11",                       // t4 += hi(t0 f2)
    "adox rsi, r9",                        // t5 += hi(t0 f3)
    "mulx r14, r10, [rcx + {fold1} + 32]", // t0 f4
    "adcx rbp, r13",                       // t4 += lo(t0 f3)
    "adox rax, r14",                       // t6 += hi(t0 f4)
    "mov r9, [rcx + {fold1} + 40]",        // factor
    "mulx r11, r9, r9",                    // t0 f5
    "adcx rsi, r10",                       // t5 += lo(t0 f4)
    "adox rbx, r11",                       // t7 = hi(t0 f5)
    "mov r13, [rdi + 16]",                 // a2 again
    "adcx rax, r9",                        // t6 += lo(t0 f5)
    "mov rdx, [rdi + 8]",                  // multiplier
    "mov r10, [rdi + 8]",                  // factor
    "mulx r14, r10, r10",                  // a1 a1
    "lea r11, [r13 + r13]",                // 2a2 mod 2^64
    "adc rbx, 0",                          // t7 += carry
    "xor r9d, r9d",                        // 0 for row 1
    "adcx r12, r10",                       // t2 += lo(a1 a1)
    "mulx r13, r9, r11",                   // a1 2a2
    "adcx r15, r9",                        // t3 += lo(a1 2a2)
    "mov r11, [rsp + 24]",                 // factor
    "mulx r10, r11, r11",                  // a1 d5
    "adox r15, r14",                       // t3 += hi(a1 a1)
    "mulx r9, r14, [rsp + 8]",             // a1 d3
    "adox rbp, r13",                       // t4 += hi(a1 2a2)
    "adox rsi, r9",                        // t5 += hi(a1 d3)
    "mov r9, [rsp + 16]",                  // factor
    "mulx r13, r9, r9",                    // a1 d4
    "adcx rbp, r14",                       // t4 += lo(a1 d3)
    "adox rax, r13",                       // t6 += hi(a1 d4)
    "mov rdx, r8",                         // multiplier
    "mov r13, [rcx + {fold1}]",            // factor
    "mulx r14, r13, r13",                  // t1 f0
    "adox rbx, r10",                       // t7 += hi(a1 d5)
    "mulx r8, r10, [rcx + {fold1} + 16]",  // t1 f2
    "adc rsi, r9",                         // t5 += lo(a1 d4)
    "adc rax, r11",                        // t6 += lo(a1 d5)
    "adc rbx, 0",                          // t7 += carry of row 1
    "xor r9d, r9d",                        // t8 = 0
    "adox r15, r14",                       // t3 += hi(t1 f0)
    "adcx r12, r13",                       // t2 += lo(t1 f0)
    "mulx r11, r14, [rcx + {fold1} + 8]",  // t1 f1
    "adcx r15, r14",                       // t3 += lo(t1 f1)
    "mov r14, [rcx + {fold1} + 32]",       // factor
    "mulx r13, r14, r14",                  // t1 f4
    "adox rbp, r11",                       // t4 += hi(t1 f1)
    "adox rsi, r8",                        // t5 += hi(t1 f2)
    "adcx rbp, r10",                       // t4 += lo(t1 f2)
    "mulx r11, r8, [rcx + {fold1} + 24]",  // t1 f3
    "adcx rsi, r8",                        // t5 += lo(t1 f3)
    "adox rax, r11",                       // t6 += hi(t1 f3)
    "adox rbx, r13",                       // t7 += hi(t1 f4)
    "mov r8, [rcx + {fold1} + 40]",        // factor
    "mulx r10, r8, r8",                    // t1 f5
    "adcx rax, r14",                       // t6 += lo(t1 f4)
    "mov r11, [rdi + 24]",                 // a3 again
    "mov rdx, [rdi + 16]",                 // multiplier
    "mulx r13, r14, [rdi + 16]",           // a2 a2
    "adox r9, r10",                        // t8 = hi(t1 f5)
    "adcx rbx, r8",                        // t7 += lo(t1 f5)
    "adc r9, 0",                           // t8 += carry
    "xor r10d, r10d",                      // 0 for row 3
    "adox rsi, r13",                       // t5 += hi(a2 a2)
    "adcx rbp, r14",                       // t4 += lo(a2 a2)
    "lea r8, [r11 + r11]",                 // 2a3 mod 2^64
    "mulx r10, r13, [rsp + 16]",           // a2 d4
    "mulx r14, r11, r8",                   // a2 2a3
    "adox rax, r14",                       // t6 += hi(a2 2a3)
    "mov r14, [rsp + 24]",                 // factor
    "mulx r8, r14, r14",                   // a2 d5
    "adcx rsi, r11",                       // t5 += lo(a2 2a3)
    "adox rbx, r10",                       // t7 += hi(a2 d4)
    "adcx rax, r13",                       // t6 += lo(a2 d4)
    "adcx rbx, r14",                       // t7 += lo(a2 d5)
    "mov rdx, r12",                        // multiplier
    "mulx r11, r10, [rcx + {fold1}]",      // t2 f0
    "adox r9, r8",                         // t8 += hi(a2 d5)
    "adc r9, 0",                           // t8 += carry of row 3
    "xor r13d, r13d",                      // t9 = 0
    "adcx r15, r10",                       // t3 += lo(t2 f0)
    "mov r12, [rcx + {fold1} + 8]",        // factor
    "mulx r14, r12, r12",                  // t2 f1
    "adcx rbp, r12",                       // t4 += lo(t2 f1)
    "mov r10, [rcx + {fold1} + 16]",       // factor
    "mulx r8, r10, r10",                   // t2 f2
    "adox rbp, r11",                       // t4 += hi(t2 f0)
    "adcx rsi, r10",                       // t5 += lo(t2 f2)
    "adox rsi, r14",                       // t5 += hi(t2 f1)
    "mov r11, [rcx + {fold1} + 24]",       // factor
    "mulx r12, r11, r11",                  // t2 f3
    "adox rax, r8",                        // t6 += hi(t2 f2)
    "adox rbx, r12",                       // t7 += hi(t2 f3)
    "mulx r10, r14, [rcx + {fold1} + 40]", // t2 f5
    "mulx r8, r12, [rcx + {fold1} + 32]",  // t2 f4
    "adox r9, r8",                         // t8 += hi(t2 f4)
    "adcx rax, r11",                       // t6 += lo(t2 f3)
    "adox r13, r10",                       // t9 = hi(t2 f5)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mov r11, [rdi + 24]",                 // factor
    "mulx r8, r11, r11",                   // a3 a3
    "adcx rbx, r12",                       // t7 += lo(t2 f4)
    "adcx r9, r14",                        // t8 += lo(t2 f5)
    "mov rdx, r15",                        // multiplier
    "mulx r10, r12, [rcx + {fold1}]",      // t3 f0
    "adc r13, 0",                          // t9 += carry
    "xor r14d, r14d",                      // 0 for row 5
    "add rax, r11",                        // t6 += lo(a3 a3)
    "inc r14",                             // 1 for row 5: OF = 0
    "mov r11, [rdi + 32]",                 // a4 again
    "adox rbx, r8",                        // t7 += hi(a3 a3)
    "lea r14, [r11 + r11]",                // 2a4 mod 2^64
    "mov rdx, [rdi + 24]",                 // multiplier
    "mulx r8, r11, r14",                   // a3 2a4
    "adox r9, r8",                         // t8 += hi(a3 2a4)
    "adcx rbx, r11",                       // t7 += lo(a3 2a4)
    "mov r8, [rsp + 24]",                  // factor
    "mulx r14, r8, r8",                    // a3 d5
    "mov rdx, r15",                        // multiplier
    "mov r15, [rcx + {fold1} + 8]",        // factor
    "mulx r11, r15, r15",                  // t3 f1
    "adox r13, r14",                       // t9 += hi(a3 d5)
    "adc r9, r8",                          // t8 += lo(a3 d5)
    "adc r13, 0",                          // t9 += carry of row 5
    "xor r14d, r14d",                      // t10 = 0
    "add rbp, r12",                        // t4 += lo(t3 f0)
    "mulx r8, r12, [rcx + {fold1} + 24]",  // t3 f3
    "adcx rsi, r15",                       // t5 += lo(t3 f1)
    "dec r14",                             // t10 = -1: OF = 0
    "adox rsi, r10",                       // t5 += hi(t3 f0)
    "mulx r15, r10, [rcx + {fold1} + 16]", // t3 f2
    "adox rax, r11",                       // t6 += hi(t3 f1)
    "adcx rax, r10",                       // t6 += lo(t3 f2)
    "adox rbx, r15",                       // t7 += hi(t3 f2)
    "adox r9, r8",                         // t8 += hi(t3 f3)
    "mulx r11, r10, [rcx + {fold1} + 40]", // t3 f5
    "adcx rbx, r12",                       // t7 += lo(t3 f3)
    "mulx r15, r8, [rcx + {fold1} + 32]",  // t3 f4
    "adcx r9, r8",                         // t8 += lo(t3 f4)
    "adcx r13, r10",                       // t9 += lo(t3 f5)
    "adox r13, r15",                       // t9 += hi(t3 f4)
    "mov rdx, [rdi + 32]",                 // multiplier
    "mov r8, [rdi + 32]",                  // factor
    "mulx r12, r8, r8",                    // a4 a4
    "adox r14, r11",                       // t10 = hi(t3 f5)
    "adc r14, 1",                          // t10 += carry
    "xor r10d, r10d",                      // 0 for row 7
    "mov r15, [rdi + 40]",                 // a5 again
    "lea r11, [r15 + r15]",                // 2a5 mod 2^64
    "mov rdx, rbp",                        // multiplier
    "mulx r10, r15, [rcx + {fold1}]",      // t4 f0
    "adox r13, r12",                       // t9 += hi(a4 a4)
    "adcx r9, r8",                         // t8 += lo(a4 a4)
    "mov rdx, [rdi + 32]",                 // multiplier
    "mulx r12, r8, r11",                   // a4 2a5
    "adcx r13, r8",                        // t9 += lo(a4 2a5)
    "mov r11, [rcx + {n0}]",               // m5 = n0
    "adox r14, r12",                       // t10 += hi(a4 2a5)
    "adc r14, 0",                          // t10 += carry of row 7
    "xor r8d, r8d",                        // t11 = 0
    "adcx rsi, r15",                       // t5 += lo(t4 f0)
    "adox rax, r10",                       // t6 += hi(t4 f0)
    "mov rdx, rbp",                        // multiplier
    "mulx rbp, r12, [rcx + {fold1} + 16]", // t4 f2
    "mulx r15, r10, [rcx + {fold1} + 8]",  // t4 f1
    "adox rbx, r15",                       // t7 += hi(t4 f1)
    "adox r9, rbp",                        // t8 += hi(t4 f2)
    "adcx rax, r10",                       // t6 += lo(t4 f1)
    "adcx rbx, r12",                       // t7 += lo(t4 f2)
    "mulx rbp, r15, [rcx + {fold1} + 24]", // t4 f3
    "adox r13, rbp",                       // t9 += hi(t4 f3)
    "mov r10, [rcx + {fold1} + 32]",       // factor
    "mulx rbp, r10, r10",                  // t4 f4
    "adcx r9, r15",                        // t8 += lo(t4 f3)
    "adcx r13, r10",                       // t9 += lo(t4 f4)
    "mulx r12, r15, [rcx + {fold1} + 40]", // t4 f5
    "adcx r14, r15",                       // t10 += lo(t4 f5)
    "adox r14, rbp",                       // t10 += hi(t4 f4)
    "adox r8, r12",                        // t11 = hi(t4 f5)
    "adc r8, 0",                           // t11 += carry
    "imul r11, rsi",                       // m5 = t5 n0
    "mov rdx, [rdi + 40]",                 // multiplier
    "mulx rbp, r10, [rdi + 40]",           // a5 a5
    "add r14, r10",                        // t10 += lo(a5 a5)
    "adc r8, rbp",                         // t11 += hi(a5 a5)
    "mov rdx, r11",                        // multiplier
    "mov r15, [rcx + {p} + 24]",           // factor
    "mulx rbp, r15, r15",                  // m5 p3
    "xor r12d, r12d",                      // 0 for row 9
    "mov r10, [rcx + {p}]",                // factor
    "mulx rdi, r10, r10",                  // m5 p0
    "adcx rsi, r10",                       // carry = t5 != 0
    "mulx r11, r12, [rcx + {p} + 8]",      // m5 p1
    "mulx r10, rsi, [rcx + {p} + 16]",     // m5 p2
    "adox rax, rdi",                       // t6 += hi(m5 p0)
    "adox rbx, r11",                       // t7 += hi(m5 p1)
    "mov r11, [rcx + {p} + 32]",           // factor
    "mulx rdi, r11, r11",                  // m5 p4
    "adox r9, r10",                        // t8 += hi(m5 p2)
    "adox r13, rbp",                       // t9 += hi(m5 p3)
    "mulx rbp, r10, [rcx + {p} + 40]",     // m5 p5
    "adcx rax, r12",                       // t6 += lo(m5 p1)
    "adcx rbx, rsi",                       // t7 += lo(m5 p2)
    "adcx r9, r15",                        // t8 += lo(m5 p3)
    "adcx r13, r11",                       // t9 += lo(m5 p4)
    "adcx r14, r10",                       // t10 += lo(m5 p5)
    "adox r14, rdi",                       // t10 += hi(m5 p4)
    "mov rdx, r14",                        // u4 = t10
    "mov r12, rbx",                        // u1 = t7
    "adox r8, rbp",                        // t11 += hi(m5 p5)
    "adc r8, 0",                           // t11 += carry of row 9
    "mov rsi, r13",                        // u3 = t9
    "mov r15, rax",                        // u0 = t6
    "sub r15, [rcx + {p}]",                // u0 = t6 - p0
    "sbb r12, [rcx + {p} + 8]",            // u1 = t7 - p1 - borrow
    "mov r11, r9",                         // u2 = t8
    "sbb r11, [rcx + {p} + 16]",           // u2 = t8 - p2 - borrow
    "sbb rsi, [rcx + {p} + 24]",           // u3 = t9 - p3 - borrow
    "sbb rdx, [rcx + {p} + 32]",           // u4 = t10 - p4 - borrow
    "mov r10, r8",                         // u5 = t11
    "sbb r10, [rcx + {p} + 40]",           // u5 = t11 - p5 - borrow
    "cmovc r12, rbx",                      // u1 = t7 if it borrowed
    "cmovc r15, rax",                      // u0 = t6 if it borrowed
    "cmovc r11, r9",                       // u2 = t8 if it borrowed
    "cmovc rsi, r13",                      // u3 = t9 if it borrowed
    "cmovc rdx, r14",                      // u4 = t10 if it borrowed
    "cmovc r10, r8",                       // u5 = t11 if it borrowed
    "add rsp, 32",
    "pop rbp",
    "pop rbx",
    "ret",
}
