//! `relaxed_sqr_6_fold_zen5_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    square 6 relaxed_fits;
    r0 r1 r2 r3 r4 r5;
    rax r5, rcx _, rdx _, rsi r0, rdi _, r8 _, r9 r1, r10 r4, r11 _, r12 _, r13 _, r14 r3, r15 r2;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 32",
    "mov rbx, [rdi + 16]",                 // a2
    "mov rbp, [rdi + 8]",                  // a1
    "mov rax, [rdi + 40]",                 // a5
    "add rbp, rbp",                        // 2a1 mod 2^64
    "mov rdx, [rdi]",                      // multiplier
    "mov r8, [rdi]",                       // factor
    "mulx rsi, r8, r8",                    // a0 a0
    "mov r9, [rdi + 24]",                  // a3
    "adc rbx, rbx",                        // d2, limb 2 of 2a
    "adc r9, r9",                          // d3, limb 3 of 2a
    "mov r10, [rdi + 32]",                 // a4
    "adc r10, r10",                        // d4, limb 4 of 2a
    "mulx rbp, r11, rbp",                  // a0 2a1
    "mov [rsp], rbx",                      // d2 aside
    "mov [rsp + 8], r9",                   // d3 aside
    "adcx rax, rax",                       // d5, limb 5 of 2a
    "mulx rbx, r12, [rsp + 8]",            // a0 d3
    "mulx r13, r14, [rsp]",                // a0 d2
    "mov [rsp + 24], rax",                 // d5 aside
    "add r11, rsi",                        // t1 = lo(a0 2a1) + hi(a0 a0)
    "adcx r14, rbp",                       // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mov rdx, r8",                         // multiplier
    "mulx rbp, r15, [rcx + {fold1}]",      // t0 f0
    "adc r12, r13",                        // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "mov [rsp + 16], r10",                 // d4 aside
    "mov rdx, [rdi]",                      // multiplier
    "mulx r9, rax, [rsp + 16]",            // a0 d4
    "mulx rsi, r13, [rsp + 24]",           // a0 d5
    "adcx rax, rbx",                       // t4 = lo(a0 d4) + hi(a0 d3) + carry
    "adc r13, r9",                         // t5 = lo(a0 d5) + hi(a0 d4) + carry
    "adc rsi, 0",                          // t6 = hi(a0 d5) + carry
    "mov rdx, r8",                         // multiplier
    "mulx rbx, r10, [rcx + {fold1} + 8]",  // t0 f1
    "xor r9d, r9d",                        // t7 = 0
    "add r11, r15",                        // t1 += lo(t0 f0)
    "dec r9",                              // t7 = -1: OF = 0
    "adox r14, rbp",                       // t2 += hi(t0 f0)
    "adox r12, rbx",                       // t3 += hi(t0 f1)
    "mov rbx, [rcx + {fold1} + 16]",       // factor
    "mulx rbp, rbx, rbx",                  // t0 f2
    "adcx r14, r10",                       // t2 += lo(t0 f1)
    "adcx r12, rbx",                       // t3 += lo(t0 f2)
    "mov r8, [rcx + {fold1} + 24]",        // factor
    "mulx rbx, r8, r8",                    // t0 f3
    "adox rax, rbp",                       // t4 += hi(t0 f2)
    "adox r13, rbx",                       // t5 += hi(t0 f3)
    "mov rbp, [rdi + 16]",                 // a2 again
    "mulx rbx, r15, [rcx + {fold1} + 32]", // t0 f4
    "adcx rax, r8",                        // t4 += lo(t0 f3)
    "adcx r13, r15",                       // t5 += lo(t0 f4)
    "lea rbp, [rbp + rbp]",                // 2a2 mod 2^64
    "mulx r10, r8, [rcx + {fold1} + 40]",  // t0 f5
    "adox rsi, rbx",                       // t6 += hi(t0 f4)
    "adcx rsi, r8",                        // t6 += lo(t0 f5)
    "mov rdx, [rdi + 8]",                  // multiplier
    "mulx rbx, rbp, rbp",                  // a1 2a2
    "adox r9, r10",                        // t7 = hi(t0 f5)
    "mulx r15, r8, [rdi + 8]",             // a1 a1
    "adc r9, 1",                           // t7 += carry
    "xor r10d, r10d",                      // 0 for row 1
    "adcx r14, r8",                        // t2 += lo(a1 a1)
    "adox r12, r15",                       // t3 += hi(a1 a1)
    "mov r8, [rsp + 8]",                   // factor
    "mulx r10, r8, r8",                    // a1 d3
    "adcx r12, rbp",                       // t3 += lo(a1 2a2)
    "adox rax, rbx",                       // t4 += hi(a1 2a2)
    "adox r13, r10",                       // t5 += hi(a1 d3)
    "adcx rax, r8",                        // t4 += lo(a1 d3)
    "mulx rbp, rbx, [rsp + 16]",           // a1 d4
    "mov r10, [rsp + 24]",                 // factor
    "mulx r15, r10, r10",                  // a1 d5
    "adcx r13, rbx",                       // t5 += lo(a1 d4)
    "adox rsi, rbp",                       // t6 += hi(a1 d4)
    "adcx rsi, r10",                       // t6 += lo(a1 d5)
    "mov rdx, r11",                        // multiplier
    "mulx rbx, rbp, [rcx + {fold1} + 8]",  // t1 f1
    "mov r10, [rcx + {fold1}]",            // factor
    "mulx r8, r10, r10",                   // t1 f0
    "mov r11, [rdi + 24]",                 // a3 again
    "adox r9, r15",                        // t7 += hi(a1 d5)
    "adc r9, 0",                           // t7 += carry of row 1
    "xor r15d, r15d",                      // t8 = 0
    "adcx r14, r10",                       // t2 += lo(t1 f0)
    "adox r12, r8",                        // t3 += hi(t1 f0)
    "mulx r10, r8, [rcx + {fold1} + 24]",  // t1 f3
    "adox rax, rbx",                       // t4 += hi(t1 f1)
    "adcx r12, rbp",                       // t3 += lo(t1 f1)
    "mulx rbx, rbp, [rcx + {fold1} + 16]", // t1 f2
    "lea r11, [r11 + r11]",                // 2a3 mod 2^64
    "adox r13, rbx",                       // t5 += hi(t1 f2)
    "adcx rax, rbp",                       // t4 += lo(t1 f2)
    "adcx r13, r8",                        // t5 += lo(t1 f3)
    "mov rbp, [rcx + {fold1} + 32]",       // factor
    "mulx rbx, rbp, rbp",                  // t1 f4
    "adox rsi, r10",                       // t6 += hi(t1 f3)
    "mulx r8, r10, [rcx + {fold1} + 40]",  // t1 f5
    "adox r9, rbx",                        // t7 += hi(t1 f4)
    "adcx rsi, rbp",                       // t6 += lo(t1 f4)
    "adox r15, r8",                        // t8 = hi(t1 f5)
    "mov rdx, [rdi + 16]",                 // multiplier
    "mulx rbx, rbp, r11",                  // a2 2a3
    "adcx r9, r10",                        // t7 += lo(t1 f5)
    "adc r15, 0",                          // t8 += carry
    "mov r11, [rdi + 16]",                 // factor
    "mulx r8, r11, r11",                   // a2 a2
    "xor r10d, r10d",                      // 0 for row 3
    "adcx rax, r11",                       // t4 += lo(a2 a2)
    "adox r13, r8",                        // t5 += hi(a2 a2)
    "mov r11, [rsp + 24]",                 // factor
    "mulx r10, r11, r11",                  // a2 d5
    "adox rsi, rbx",                       // t6 += hi(a2 2a3)
    "adcx r13, rbp",                       // t5 += lo(a2 2a3)
    "mov rbp, [rsp + 16]",                 // factor
    "mulx rbx, rbp, rbp",                  // a2 d4
    "adcx rsi, rbp",                       // t6 += lo(a2 d4)
    "mov rdx, r14",                        // multiplier
    "mov r8, [rcx + {fold1}]",             // factor
    "mulx rbp, r8, r8",                    // t2 f0
    "adox r9, rbx",                        // t7 += hi(a2 d4)
    "adcx r9, r11",                        // t7 += lo(a2 d5)
    "adox r15, r10",                       // t8 += hi(a2 d5)
    "adc r15, 0",                          // t8 += carry of row 3
    "xor r14d, r14d",                      // t9 = 0
    "adox rax, rbp",                       // t4 += hi(t2 f0)
    "mov rbp, [rcx + {fold1} + 8]",        // factor
    "mulx rbx, rbp, rbp",                  // t2 f1
    "mov r10, [rcx + {fold1} + 16]",       // factor
    "mulx r11, r10, r10",                  // t2 f2
    "adcx r12, r8",                        // t3 += lo(t2 f0)
    "adox r13, rbx",                       // t5 += hi(t2 f1)
    "adcx rax, rbp",                       // t4 += lo(t2 f1)
    "mulx rbx, rbp, [rcx + {fold1} + 24]", // t2 f3
    "adox rsi, r11",                       // t6 += hi(t2 f2)
    "adcx r13, r10",                       // t5 += lo(t2 f2)
    "mulx r8, r11, [rcx + {fold1} + 32]",  // t2 f4
    "adox r9, rbx",                        // t7 += hi(t2 f3)
    "adox r15, r8",                        // t8 += hi(t2 f4)
    "adcx rsi, rbp",                       // t6 += lo(t2 f3)
    "mov rbx, [rdi + 32]",                 // a4 again
    "lea rbp, [rbx + rbx]",                // 2a4 mod 2^64
    "mulx rbx, r10, [rcx + {fold1} + 40]", // t2 f5
    "adox r14, rbx",                       // t9 = hi(t2 f5)
    "adc r9, r11",                         // t7 += lo(t2 f4)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mulx rbx, rbp, rbp",                  // a3 2a4
    "adcx r15, r10",                       // t8 += lo(t2 f5)
    "adc r14, 0",                          // t9 += carry
    "mulx r8, r11, [rdi + 24]",            // a3 a3
    "xor r10d, r10d",                      // 0 for row 5
    "adcx rsi, r11",                       // t6 += lo(a3 a3)
    "mov r11, [rsp + 24]",                 // factor
    "mulx r10, r11, r11",                  // a3 d5
    "adox r9, r8",                         // t7 += hi(a3 a3)
    "adcx r9, rbp",                        // t7 += lo(a3 2a4)
    "adcx r15, r11",                       // t8 += lo(a3 d5)
    "mov rdx, r12",                        // multiplier
    "mov r8, [rcx + {fold1}]",             // factor
    "mulx rbp, r8, r8",                    // t3 f0
    "adox r15, rbx",                       // t8 += hi(a3 2a4)
    "mulx rbx, r11, [rcx + {fold1} + 8]",  // t3 f1
    "adox r14, r10",                       // t9 += hi(a3 d5)
    "adc r14, 0",                          // t9 += carry of row 5
    "xor r10d, r10d",                      // t10 = 0
    "adcx rax, r8",                        // t4 += lo(t3 f0)
    "adox r13, rbp",                       // t5 += hi(t3 f0)
    "adcx r13, r11",                       // t5 += lo(t3 f1)
    "mulx rbp, r8, [rcx + {fold1} + 16]",  // t3 f2
    "adox rsi, rbx",                       // t6 += hi(t3 f1)
    "adox r9, rbp",                        // t7 += hi(t3 f2)
    "mov rbp, [rcx + {fold1} + 24]",       // factor
    "mulx rbx, rbp, rbp",                  // t3 f3
    "adox r15, rbx",                       // t8 += hi(t3 f3)
    "adcx rsi, r8",                        // t6 += lo(t3 f2)
    "mov r11, [rcx + {fold1} + 32]",       // factor
    "mulx rbx, r11, r11",                  // t3 f4
    "adcx r9, rbp",                        // t7 += lo(t3 f3)
    "mov rdx, [rdi + 32]",                 // multiplier
    "mov r8, [rdi + 32]",                  // factor
    "mulx rbp, r8, r8",                    // a4 a4
    "adox r14, rbx",                       // t9 += hi(t3 f4)
    "mov rbx, [rdi + 40]",                 // a5 again
    "adcx r15, r11",                       // t8 += lo(t3 f4)
    "mov rdx, r12",                        // multiplier
    "mulx r11, r12, [rcx + {fold1} + 40]", // t3 f5
    "adox r10, r11",                       // t10 = hi(t3 f5)
    "adc r14, r12",                        // t9 += lo(t3 f5)
    "adc r10, 0",                          // t10 += carry
    "lea rbx, [rbx + rbx]",                // 2a5 mod 2^64
    "xor r11d, r11d",                      // 0 for row 7
    "adcx r15, r8",                        // t8 += lo(a4 a4)
    "mov rdx, [rdi + 32]",                 // multiplier
    "mulx rbx, r12, rbx",                  // a4 2a5
    "adcx r14, r12",                       // t9 += lo(a4 2a5)
    "adox r14, rbp",                       // t9 += hi(a4 a4)
    "mov rdx, rax",                        // multiplier
    "mov r11, [rcx + {fold1}]",            // factor
    "mulx rbp, r11, r11",                  // t4 f0
    "mulx r8, r12, [rcx + {fold1} + 8]",   // t4 f1
    "adox r10, rbx",                       // t10 += hi(a4 2a5)
    "adc r10, 0",                          // t10 += carry of row 7
    "xor eax, eax",                        // t11 = 0
    "adox rsi, rbp",                       // t6 += hi(t4 f0)
    "adcx r13, r11",                       // t5 += lo(t4 f0)
    "mov rbp, [rcx + {fold1} + 16]",       // factor
    "mulx rbx, rbp, rbp",                  // t4 f2
    "adox r9, r8",                         // t7 += hi(t4 f1)
    "adox r15, rbx",                       // t8 += hi(t4 f2)
    "mov r11, [rcx + {fold1} + 24]",       // factor
    "mulx rbx, r11, r11",                  // t4 f3
    "adox r14, rbx",                       // t9 += hi(t4 f3)
    "adcx rsi, r12",                       // t6 += lo(t4 f1)
    "mulx rbx, r8, [rcx + {fold1} + 40]",  // t4 f5
    "adcx r9, rbp",                        // t7 += lo(t4 f2)
    "mulx rbp, r12, [rcx + {fold1} + 32]", // t4 f4
    "adcx r15, r11",                       // t8 += lo(t4 f3)
    "adox r10, rbp",                       // t10 += hi(t4 f4)
    "adcx r14, r12",                       // t9 += lo(t4 f4)
    "adox rax, rbx",                       // t11 = hi(t4 f5)
    "adcx r10, r8",                        // t10 += lo(t4 f5)
    "mov rbp, [rcx + {n0}]",               // m5 = n0
    "adc rax, 0",                          // t11 += carry
    "xor ebx, ebx",                        // 0 for row 9
    "imul rbp, r13",                       // m5 = t5 n0
    "mov rdx, [rdi + 40]",                 // multiplier
    "mulx r11, r12, [rdi + 40]",           // a5 a5
    "mov rdx, rbp",                        // multiplier
    "mulx rbp, rbp, [rcx + {p}]",          // m5 p0
    "mulx r8, rdi, [rcx + {p} + 40]",      // m5 p5
    "add r10, r12",                        // t10 += lo(a5 a5)
    "adc rax, r11",                        // t11 += hi(a5 a5)
    "mulx r12, r11, [rcx + {p} + 32]",     // m5 p4
    "add r13, -1",                         // carry = t5 != 0
    "inc rbx",                             // 1 for row 9: OF = 0
    "mulx rbx, r13, [rcx + {p} + 8]",      // m5 p1
    "adox rsi, rbp",                       // t6 += hi(m5 p0)
    "adcx rsi, r13",                       // t6 += lo(m5 p1)
    "adox r9, rbx",                        // t7 += hi(m5 p1)
    "mov rbx, [rcx + {p} + 16]",           // factor
    "mulx rbp, rbx, rbx",                  // m5 p2
    "mulx r13, rcx, [rcx + {p} + 24]",     // m5 p3
    "adox r15, rbp",                       // t8 += hi(m5 p2)
    "adox r14, r13",                       // t9 += hi(m5 p3)
    "adox r10, r12",                       // t10 += hi(m5 p4)
    "adcx r9, rbx",                        // t7 += lo(m5 p2)
    "adox rax, r8",                        // t11 += hi(m5 p5)
    "adc r15, rcx",                        // t8 += lo(m5 p3)
    "adcx r14, r11",                       // t9 += lo(m5 p4)
    "adcx r10, rdi",                       // t10 += lo(m5 p5)
    "adc rax, 0",                          // t11 += carry of row 9
    "add rsp, 32",
    "pop rbp",
    "pop rbx",
    "ret",
}
