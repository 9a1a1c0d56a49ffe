//! `relaxed_sqr_6_fold_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    square 6 relaxed_fits;
    r0 r1 r2 r3 r4 r5;
    rax r0, rcx _, rdx _, rsi _, rdi _, r8 r2, r9 r5, r10 r4, r11 r1, r12 r3, r13 _, r14 _, r15 _;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 32",
    "mov rbx, [rdi + 24]",                 // a3
    "mov rbp, [rdi + 8]",                  // a1
    "mov rax, [rdi + 16]",                 // a2
    "add rbp, rbp",                        // 2a1 mod 2^64
    "mov rsi, [rdi + 32]",                 // a4
    "mov rdx, [rdi]",                      // multiplier
    "mov r9, [rdi]",                       // factor
    "mulx r8, r9, r9",                     // a0 a0
    "adc rax, rax",                        // d2, limb 2 of 2a
    "adc rbx, rbx",                        // d3, limb 3 of 2a
    "adc rsi, rsi",                        // d4, limb 4 of 2a
    "mov r10, [rdi + 40]",                 // a5
    "mov [rsp + 8], rbx",                  // d3 aside
    "mov [rsp], rax",                      // d2 aside
    "mov [rsp + 16], rsi",                 // d4 aside
    "adc r10, r10",                        // d5, limb 5 of 2a
    "mulx rbx, rbp, rbp",                  // a0 2a1
    "add rbp, r8",                         // t1 = lo(a0 2a1) + hi(a0 a0)
    "mulx r11, r12, [rsp]",                // a0 d2
    "mov r14, [rsp + 16]",                 // factor
    "mulx r13, r14, r14",                  // a0 d4
    "adcx r12, rbx",                       // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mov [rsp + 24], r10",                 // d5 aside
    "mov r15, [rsp + 8]",                  // factor
    "mulx rbx, r15, r15",                  // a0 d3
    "mov rsi, [rsp + 24]",                 // factor
    "mulx rax, rsi, rsi",                  // a0 d5
    "adcx r15, r11",                       // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "mov rdx, r9",                         // multiplier
    "mulx r8, r10, [rcx + {fold1} + 8]",   // t0 f1
    "adc r14, rbx",                        // t4 = lo(a0 d4) + hi(a0 d3) + carry
    "adcx rsi, r13",                       // t5 = lo(a0 d5) + hi(a0 d4) + carry
    "adc rax, 0",                          // t6 = hi(a0 d5) + carry
    "xor r11d, r11d",                      // t7 = 0
    "mulx rbx, r9, [rcx + {fold1}]",       // t0 f0
    "adox r12, rbx",                       // t2 += hi(t0 f0)
    "mov r12, r12",                        // idle
    "mulx rbx, r13, [rcx + {fold1} + 16]", // t0 f2
    "adcx rbp, r9",                        // t1 += lo(t0 f0)
    "mov rbp, rbp",                        // idle
    "adox r15, r8",                        // t3 += hi(t0 f1)
    "adcx r12, r10",                       // t2 += lo(t0 f1)
    "mulx r9, r8, [rcx + {fold1} + 24]",   // t0 f3
    "adcx r15, r13",                       // t3 += lo(t0 f2)
    "mov r15, r15",                        // idle
    "mov r13, [rcx + {fold1} + 32]",       // factor
    "mulx r10, r13, r13",                  // t0 f4
    "adox r14, rbx",                       // t4 += hi(t0 f2)
    "mov r14, r14",                        // idle
    "adox rsi, r9",                        // t5 += hi(t0 f3)
    "mov rsi, rsi",                        // idle
    "mov r9, [rcx + {fold1} + 40]",        // factor
    "mulx rbx, r9, r9",                    // t0 f5
    "adcx r14, r8",                        // t4 += lo(t0 f3)
    "mov r8, [rdi + 16]",                  // a2 again
    "adox rax, r10",                       // t6 += hi(t0 f4)
    "mov rax, rax",                        // idle
    "adcx rsi, r13",                       // t5 += lo(t0 f4)
    "mov rsi, rsi",                        // idle
    "adox r11, rbx",                       // t7 = hi(t0 f5)
    "mov rdx, [rdi + 8]",                  // multiplier
    "mulx rbx, r10, [rdi + 8]",            // a1 a1
    "adcx rax, r9",                        // t6 += lo(t0 f5)
    "mov rax, rax",                        // idle
    "lea r13, [r8 + r8]",                  // 2a2 mod 2^64
    "adc r11, 0",                          // t7 += carry
    "xor r9d, r9d",                        // 0 for row 1
    "mulx r8, r9, [rsp + 8]",              // a1 d3
    "adcx r12, r10",                       // t2 += lo(a1 a1)
    "mov r12, r12",                        // idle
    "mulx r10, r13, r13",                  // a1 2a2
    "mov r10, r10",                        // idle
    "adox r15, rbx",                       // t3 += hi(a1 a1)
    "adox r14, r10",                       // t4 += hi(a1 2a2)
    "mov r14, r14",                        // idle
    "adox rsi, r8",                        // t5 += hi(a1 d3)
    "mov rsi, rsi",                        // idle
    "adcx r15, r13",                       // t3 += lo(a1 2a2)
    "mov r15, r15",                        // idle
    "mulx rbx, r10, [rsp + 24]",           // a1 d5
    "mulx r8, r13, [rsp + 16]",            // a1 d4
    "mov r8, r8",                          // idle
    "adox rax, r8",                        // t6 += hi(a1 d4)
    "mov rax, rax",                        // idle
    "adcx r14, r9",                        // t4 += lo(a1 d3)
    "adcx rsi, r13",                       // t5 += lo(a1 d4)
    "adox r11, rbx",                       // t7 += hi(a1 d5)
    "adcx rax, r10",                       // t6 += lo(a1 d5)
    "adc r11, 0",                          // t7 += carry of row 1
    "mov rdx, rbp",                        // multiplier
    "mov rbp, [rcx + {fold1}]",            // factor
    "mulx rbx, rbp, rbp",                  // t1 f0
    "xor r8d, r8d",                        // t8 = 0
    "mov r8, r8",                          // idle
    "adox r15, rbx",                       // t3 += hi(t1 f0)
    "adcx r12, rbp",                       // t2 += lo(t1 f0)
    "mulx rbx, rbp, [rcx + {fold1} + 8]",  // t1 f1
    "adox r14, rbx",                       // t4 += hi(t1 f1)
    "adcx r15, rbp",                       // t3 += lo(t1 f1)
    "mulx rbx, rbp, [rcx + {fold1} + 16]", // t1 f2
    "adox rsi, rbx",                       // t5 += hi(t1 f2)
    "mulx rbx, r9, [rcx + {fold1} + 24]",  // t1 f3
    "adcx r14, rbp",                       // t4 += lo(t1 f2)
    "adox rax, rbx",                       // t6 += hi(t1 f3)
    "mov rax, rax",                        // idle
    "mulx rbp, rbx, [rcx + {fold1} + 32]", // t1 f4
    "mov rbp, rbp",                        // idle
    "adox r11, rbp",                       // t7 += hi(t1 f4)
    "mulx rbp, r13, [rcx + {fold1} + 40]", // t1 f5
    "adcx rsi, r9",                        // t5 += lo(t1 f3)
    "mov rsi, rsi",                        // idle
    "adox r8, rbp",                        // t8 = hi(t1 f5)
    "mov r8, r8",                          // idle
    "adcx rax, rbx",                       // t6 += lo(t1 f4)
    "adcx r11, r13",                       // t7 += lo(t1 f5)
    "mov rbp, [rdi + 24]",                 // a3 again
    "mov rdx, [rdi + 16]",                 // multiplier
    "mulx rbx, r10, [rdi + 16]",           // a2 a2
    "mov rbx, rbx",                        // idle
    "adc r8, 0",                           // t8 += carry
    "xor r9d, r9d",                        // 0 for row 3
    "lea rbp, [rbp + rbp]",                // 2a3 mod 2^64
    "adcx r14, r10",                       // t4 += lo(a2 a2)
    "mulx r13, r9, [rsp + 16]",            // a2 d4
    "adox rsi, rbx",                       // t5 += hi(a2 a2)
    "mov rsi, rsi",                        // idle
    "mulx rbx, rbp, rbp",                  // a2 2a3
    "mov rbx, rbx",                        // idle
    "adcx rsi, rbp",                       // t5 += lo(a2 2a3)
    "mov rdx, r12",                        // multiplier
    "mulx rbp, r10, [rcx + {fold1}]",      // t2 f0
    "adcx rax, r9",                        // t6 += lo(a2 d4)
    "adox rax, rbx",                       // t6 += hi(a2 2a3)
    "adox r11, r13",                       // t7 += hi(a2 d4)
    "mov rdx, [rdi + 16]",                 // multiplier
    "mulx rbx, r9, [rsp + 24]",            // a2 d5
    "mov rbx, rbx",                        // idle
    "adox r8, rbx",                        // t8 += hi(a2 d5)
    "mov rdx, r12",                        // multiplier
    "mulx rbx, r13, [rcx + {fold1} + 32]", // t2 f4
    "adcx r11, r9",                        // t7 += lo(a2 d5)
    "adc r8, 0",                           // t8 += carry of row 3
    "xor r12d, r12d",                      // t9 = 0
    "adox r14, rbp",                       // t4 += hi(t2 f0)
    "adcx r15, r10",                       // t3 += lo(t2 f0)
    "mov r15, r15",                        // idle
    "mulx rbp, r9, [rcx + {fold1} + 8]",   // t2 f1
    "adox rsi, rbp",                       // t5 += hi(t2 f1)
    "mulx rbp, r10, [rcx + {fold1} + 16]", // t2 f2
    "adox rax, rbp",                       // t6 += hi(t2 f2)
    "mov rax, rax",                        // idle
    "adcx r14, r9",                        // t4 += lo(t2 f1)
    "adcx rsi, r10",                       // t5 += lo(t2 f2)
    "mulx rbp, r9, [rcx + {fold1} + 24]",  // t2 f3
    "mov r10, [rdi + 32]",                 // a4 again
    "adox r11, rbp",                       // t7 += hi(t2 f3)
    "adox r8, rbx",                        // t8 += hi(t2 f4)
    "mov rbx, [rcx + {fold1} + 40]",       // factor
    "mulx rbp, rbx, rbx",                  // t2 f5
    "adox r12, rbp",                       // t9 = hi(t2 f5)
    "mov r12, r12",                        // idle
    "adc rax, r9",                         // t6 += lo(t2 f3)
    "adc r11, r13",                        // t7 += lo(t2 f4)
    "mov r11, r11",                        // idle
    "adcx r8, rbx",                        // t8 += lo(t2 f5)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mulx rbp, rbx, [rdi + 24]",           // a3 a3
    "mov rbp, rbp",                        // idle
    "lea r9, [r10 + r10]",                 // 2a4 mod 2^64
    "adc r12, 0",                          // t9 += carry
    "xor r13d, r13d",                      // 0 for row 5
    "adcx rax, rbx",                       // t6 += lo(a3 a3)
    "mov rax, rax",                        // idle
    "adox r11, rbp",                       // t7 += hi(a3 a3)
    "mulx rbx, rbp, r9",                   // a3 2a4
    "adox r8, rbx",                        // t8 += hi(a3 2a4)
    "mov r10, [rsp + 24]",                 // factor
    "mulx rbx, r10, r10",                  // a3 d5
    "adcx r11, rbp",                       // t7 += lo(a3 2a4)
    "mov r11, r11",                        // idle
    "adox r12, rbx",                       // t9 += hi(a3 d5)
    "adcx r8, r10",                        // t8 += lo(a3 d5)
    "mov rdx, r15",                        // multiplier
    "mulx rbp, rbx, [rcx + {fold1}]",      // t3 f0
    "mov r9, [rcx + {fold1} + 24]",        // factor
    "mulx r13, r9, r9",                    // t3 f3
    "adc r12, 0",                          // t9 += carry of row 5
    "xor r10d, r10d",                      // t10 = 0
    "add r14, rbx",                        // t4 += lo(t3 f0)
    "dec r10",                             // t10 = -1: OF = 0
    "adox rsi, rbp",                       // t5 += hi(t3 f0)
    "mov rsi, rsi",                        // idle
    "mulx rbx, rbp, [rcx + {fold1} + 8]",  // t3 f1
    "adcx rsi, rbp",                       // t5 += lo(t3 f1)
    "mov rsi, rsi",                        // idle
    "adox rax, rbx",                       // t6 += hi(t3 f1)
    "mov rbx, [rcx + {fold1} + 16]",       // factor
    "mulx rbp, rbx, rbx",                  // t3 f2
    "mov rbp, rbp",                        // idle
    "adcx rax, rbx",                       // t6 += lo(t3 f2)
    "mov rax, rax",                        // idle
    "adox r11, rbp",                       // t7 += hi(t3 f2)
    "mov rbp, [rcx + {fold1} + 40]",       // factor
    "mulx rbx, rbp, rbp",                  // t3 f5
    "adox r8, r13",                        // t8 += hi(t3 f3)
    "mulx r15, r13, [rcx + {fold1} + 32]", // t3 f4
    "mov r15, r15",                        // idle
    "adcx r11, r9",                        // t7 += lo(t3 f3)
    "adox r12, r15",                       // t9 += hi(t3 f4)
    "mov rdx, [rdi + 32]",                 // multiplier
    "mov r15, [rdi + 32]",                 // factor
    "mulx r9, r15, r15",                   // a4 a4
    "adcx r8, r13",                        // t8 += lo(t3 f4)
    "adox r10, rbx",                       // t10 = hi(t3 f5)
    "mov rbx, [rdi + 40]",                 // a5 again
    "adc r12, rbp",                        // t9 += lo(t3 f5)
    "adc r10, 1",                          // t10 += carry
    "xor ebp, ebp",                        // 0 for row 7
    "lea rbp, [rbx + rbx]",                // 2a5 mod 2^64
    "mulx rbx, rbp, rbp",                  // a4 2a5
    "adcx r8, r15",                        // t8 += lo(a4 a4)
    "mov rdx, r14",                        // multiplier
    "mov r15, [rcx + {fold1} + 8]",        // factor
    "mulx r13, r15, r15",                  // t4 f1
    "adox r12, r9",                        // t9 += hi(a4 a4)
    "mov r12, r12",                        // idle
    "adcx r12, rbp",                       // t9 += lo(a4 2a5)
    "mulx rbp, r14, [rcx + {fold1}]",      // t4 f0
    "mov rbp, rbp",                        // idle
    "adox r10, rbx",                       // t10 += hi(a4 2a5)
    "adc r10, 0",                          // t10 += carry of row 7
    "xor r9d, r9d",                        // t11 = 0
    "adcx rsi, r14",                       // t5 += lo(t4 f0)
    "adcx rax, r15",                       // t6 += lo(t4 f1)
    "mulx rbx, r14, [rcx + {fold1} + 40]", // t4 f5
    "adox rax, rbp",                       // t6 += hi(t4 f0)
    "mov rax, rax",                        // idle
    "adox r11, r13",                       // t7 += hi(t4 f1)
    "mov r11, r11",                        // idle
    "mulx rbp, r15, [rcx + {fold1} + 16]", // t4 f2
    "mov rbp, rbp",                        // idle
    "adcx r11, r15",                       // t7 += lo(t4 f2)
    "adox r8, rbp",                        // t8 += hi(t4 f2)
    "mulx rbp, r13, [rcx + {fold1} + 24]", // t4 f3
    "mov rbp, rbp",                        // idle
    "adcx r8, r13",                        // t8 += lo(t4 f3)
    "mulx r15, r13, [rcx + {fold1} + 32]", // t4 f4
    "mov r15, r15",                        // idle
    "adox r12, rbp",                       // t9 += hi(t4 f3)
    "adcx r12, r13",                       // t9 += lo(t4 f4)
    "mov r12, r12",                        // idle
    "adox r10, r15",                       // t10 += hi(t4 f4)
    "mov r10, r10",                        // idle
    "adox r9, rbx",                        // t11 = hi(t4 f5)
    "mov r9, r9",                          // idle
    "adcx r10, r14",                       // t10 += lo(t4 f5)
    "adc r9, 0",                           // t11 += carry
    "mov r9, r9",                          // idle
    "mov rdx, [rdi + 40]",                 // multiplier
    "mulx rbp, rbx, [rdi + 40]",           // a5 a5
    "mov r13, [rcx + {n0}]",               // m5 = n0
    "add r10, rbx",                        // t10 += lo(a5 a5)
    "adc r9, rbp",                         // t11 += hi(a5 a5)
    "imul r13, rsi",                       // m5 = t5 n0
    "add rsi, -1",                         // carry = t5 != 0
    "mov ebx, 0",                          // 0 for row 9
    "mov rdx, r13",                        // multiplier
    "mov r15, [rcx + {p} + 24]",           // factor
    "mulx rbp, r15, r15",                  // m5 p3
    "inc rbx",                             // 1 for row 9: OF = 0
    "mulx rbx, rbx, [rcx + {p}]",          // m5 p0
    "mov rbx, rbx",                        // idle
    "mulx r14, rdi, [rcx + {p} + 8]",      // m5 p1
    "mov r14, r14",                        // idle
    "mulx rsi, r13, [rcx + {p} + 40]",     // m5 p5
    "adox rax, rbx",                       // t6 += hi(m5 p0)
    "adox r11, r14",                       // t7 += hi(m5 p1)
    "mov r14, [rcx + {p} + 16]",           // factor
    "mulx rbx, r14, r14",                  // m5 p2
    "mov rbx, rbx",                        // idle
    "adcx rax, rdi",                       // t6 += lo(m5 p1)
    "mov rax, rax",                        // idle
    "adcx r11, r14",                       // t7 += lo(m5 p2)
    "mov r11, r11",                        // idle
    "adox r8, rbx",                        // t8 += hi(m5 p2)
    "mov r8, r8",                          // idle
    "mulx rbx, rdi, [rcx + {p} + 32]",     // m5 p4
    "mov rbx, rbx",                        // idle
    "adox r12, rbp",                       // t9 += hi(m5 p3)
    "mov r12, r12",                        // idle
    "adox r10, rbx",                       // t10 += hi(m5 p4)
    "mov r10, r10",                        // idle
    "adcx r8, r15",                        // t8 += lo(m5 p3)
    "mov r8, r8",                          // idle
    "adcx r12, rdi",                       // t9 += lo(m5 p4)
    "mov r12, r12",                        // idle
    "adox r9, rsi",                        // t11 += hi(m5 p5)
    "adc r10, r13",                        // t10 += lo(m5 p5)
    "mov r10, r10",                        // idle
    "adc r9, 0",                           // t11 += carry of row 9
    "add rsp, 32",
    "pop rbp",
    "pop rbx",
    "ret",
}
