//! `mont_mul_4_fold_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    product 4 fold_fits;
    r0 r1 r2 r3;
    rax _, rcx _, rdx r2, rsi _, rdi _, r8 r3, r9 _, r10 r0, r11 _, r12 _, r13 r1, r14 _, r15 _;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                      // multiplier
    "mulx rbx, rbp, [rdi + 24]",           // b0 a3
    "mulx rax, r8, [rdi + 8]",             // b0 a1
    "mulx r9, r10, [rdi]",                 // b0 a0
    "mulx r11, r12, [rdi + 16]",           // b0 a2
    "add r8, r9",                          // t1 = lo(b0 a1) + hi(b0 a0)
    "adc r12, rax",                        // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adcx rbp, r11",                       // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "adc rbx, 0",                          // t4 = hi(b0 a3) + carry
    "mov rdx, r10",                        // multiplier
    "mov r14, [rcx + {fold1}]",            // factor
    "mulx r13, r14, r14",                  // t0 f0
    "xor r15d, r15d",                      // t5 = 0
    "mov rax, [rcx + {fold1} + 8]",        // factor
    "mulx r9, rax, rax",                   // t0 f1
    "adox r12, r13",                       // t2 += hi(t0 f0)
    "adcx r8, r14",                        // t1 += lo(t0 f0)
    "mulx r11, r10, [rcx + {fold1} + 16]", // t0 f2
    "adcx r12, rax",                       // t2 += lo(t0 f1)
    "adox rbp, r9",                        // t3 += hi(t0 f1)
    "mulx r13, r14, [rcx + {fold1} + 24]", // t0 f3
    "mov rdx, [rsi + 8]",                  // multiplier
    "mov r9, [rdi]",                       // factor
    "mulx rax, r9, r9",                    // b1 a0
    "adox rbx, r11",                       // t4 += hi(t0 f2)
    "adcx rbp, r10",                       // t3 += lo(t0 f2)
    "adcx rbx, r14",                       // t4 += lo(t0 f3)
    "mulx r11, r10, [rdi + 8]",            // b1 a1
    "adox r15, r13",                       // t5 = hi(t0 f3)
    "mov r14d, 0",                         // 0 for row 1
    "adc r15, 0",                          // t5 += carry
    "add r8, r9",                          // t1 += lo(b1 a0)
    "inc r14",                             // 1 for row 1: OF = 0
    "adox r12, rax",                       // t2 += hi(b1 a0)
    "mov r9, [rdi + 16]",                  // factor
    "mulx r13, r9, r9",                    // b1 a2
    "adox rbp, r11",                       // t3 += hi(b1 a1)
    "adcx r12, r10",                       // t2 += lo(b1 a1)
    "adcx rbp, r9",                        // t3 += lo(b1 a2)
    "mov rax, [rdi + 24]",                 // factor
    "mulx r14, rax, rax",                  // b1 a3
    "adox rbx, r13",                       // t4 += hi(b1 a2)
    "mov r11d, 0",                         // t6 = 0
    "adcx rbx, rax",                       // t4 += lo(b1 a3)
    "mov rdx, r8",                         // multiplier
    "mov r9, [rcx + {fold1}]",             // factor
    "mulx r10, r9, r9",                    // t1 f0
    "adox r15, r14",                       // t5 += hi(b1 a3)
    "adc r15, 0",                          // t5 += carry of row 1
    "add r12, r9",                         // t2 += lo(t1 f0)
    "dec r11",                             // t6 = -1: OF = 0
    "mov rax, [rcx + {fold1} + 8]",        // factor
    "mulx r13, rax, rax",                  // t1 f1
    "mulx r8, r14, [rcx + {fold1} + 16]",  // t1 f2
    "adox rbp, r10",                       // t3 += hi(t1 f0)
    "adcx rbp, rax",                       // t3 += lo(t1 f1)
    "adox rbx, r13",                       // t4 += hi(t1 f1)
    "mov r10, [rcx + {fold1} + 24]",       // factor
    "mulx r9, r10, r10",                   // t1 f3
    "adox r15, r8",                        // t5 += hi(t1 f2)
    "adcx rbx, r14",                       // t4 += lo(t1 f2)
    "adox r11, r9",                        // t6 = hi(t1 f3)
    "mov rdx, [rsi + 16]",                 // multiplier
    "mulx rax, r13, [rdi]",                // b2 a0
    "adcx r15, r10",                       // t5 += lo(t1 f3)
    "mulx r8, r14, [rdi + 8]",             // b2 a1
    "adc r11, 1",                          // t6 += carry
    "xor r9d, r9d",                        // 0 for row 3
    "adox rbp, rax",                       // t3 += hi(b2 a0)
    "mulx r10, r9, [rdi + 24]",            // b2 a3
    "adcx r12, r13",                       // t2 += lo(b2 a0)
    "adox rbx, r8",                        // t4 += hi(b2 a1)
    "mulx rax, r13, [rdi + 16]",           // b2 a2
    "adox r15, rax",                       // t5 += hi(b2 a2)
    "adcx rbp, r14",                       // t3 += lo(b2 a1)
    "adcx rbx, r13",                       // t4 += lo(b2 a2)
    "mov rdx, r12",                        // multiplier
    "mulx r8, rax, [rcx + {fold1}]",       // t2 f0
    "adox r11, r10",                       // t6 += hi(b2 a3)
    "adc r15, r9",                         // t5 += lo(b2 a3)
    "adc r11, 0",                          // t6 += carry of row 3
    "mov r13, [rcx + {fold1} + 8]",        // factor
    "mulx r14, r13, r13",                  // t2 f1
    "xor r12d, r12d",                      // t7 = 0
    "adox rbx, r8",                        // t4 += hi(t2 f0)
    "adox r15, r14",                       // t5 += hi(t2 f1)
    "mulx r10, r9, [rcx + {fold1} + 16]",  // t2 f2
    "mulx r8, r14, [rcx + {fold1} + 24]",  // t2 f3
    "adox r11, r10",                       // t6 += hi(t2 f2)
    "adox r12, r8",                        // t7 = hi(t2 f3)
    "adcx rbp, rax",                       // t3 += lo(t2 f0)
    "adcx rbx, r13",                       // t4 += lo(t2 f1)
    "mov rdx, [rsi + 24]",                 // multiplier
    "mulx r10, r8, [rdi + 8]",             // b3 a1
    "mov r13, [rdi]",                      // factor
    "mulx rax, r13, r13",                  // b3 a0
    "mov rsi, [rcx + {n0}]",               // m3 = n0
    "adcx r15, r9",                        // t5 += lo(t2 f2)
    "adcx r11, r14",                       // t6 += lo(t2 f3)
    "adc r12, 0",                          // t7 += carry
    "xor r9d, r9d",                        // 0 for row 5
    "adox rbx, rax",                       // t4 += hi(b3 a0)
    "mulx r14, r9, [rdi + 16]",            // b3 a2
    "adcx rbp, r13",                       // t3 += lo(b3 a0)
    "adcx rbx, r8",                        // t4 += lo(b3 a1)
    "adox r15, r10",                       // t5 += hi(b3 a1)
    "adox r11, r14",                       // t6 += hi(b3 a2)
    "mov r13, [rdi + 24]",                 // factor
    "mulx rax, r13, r13",                  // b3 a3
    "adox r12, rax",                       // t7 += hi(b3 a3)
    "adc r15, r9",                         // t5 += lo(b3 a2)
    "adcx r11, r13",                       // t6 += lo(b3 a3)
    "adc r12, 0",                          // t7 += carry of row 5
    "imul rsi, rbp",                       // m3 = t3 n0
    "mov rdx, rsi",                        // multiplier
    "mov r10, [rcx + {p}]",                // factor
    "mulx r8, r10, r10",                   // m3 p0
    "mulx r14, rdi, [rcx + {p} + 8]",      // m3 p1
    "mulx rax, r9, [rcx + {p} + 16]",      // m3 p2
    "xor r13d, r13d",                      // 0 for row 6
    "adcx rbp, r10",                       // carry = t3 != 0
    "mulx rbp, rsi, [rcx + {p} + 24]",     // m3 p3
    "adox rbx, r8",                        // t4 += hi(m3 p0)
    "adcx rbx, rdi",                       // t4 += lo(m3 p1)
    "adox r15, r14",                       // t5 += hi(m3 p1)
    "adcx r15, r9",                        // t5 += lo(m3 p2)
    "adox r11, rax",                       // t6 += hi(m3 p2)
    "adox r12, rbp",                       // t7 += hi(m3 p3)
    "adc r11, rsi",                        // t6 += lo(m3 p3)
    "mov r13, r15",                        // u1 = t5
    "adc r12, 0",                          // t7 += carry of row 6
    "mov r10, rbx",                        // u0 = t4
    "mov rdx, r11",                        // u2 = t6
    "sub r10, [rcx + {p}]",                // u0 = t4 - p0
    "mov r8, r12",                         // u3 = t7
    "sbb r13, [rcx + {p} + 8]",            // u1 = t5 - p1 - borrow
    "sbb rdx, [rcx + {p} + 16]",           // u2 = t6 - p2 - borrow
    "sbb r8, [rcx + {p} + 24]",            // u3 = t7 - p3 - borrow
    "cmovc r10, rbx",                      // u0 = t4 if it borrowed
    "cmovc r13, r15",                      // u1 = t5 if it borrowed
    "cmovc r8, r12",                       // u3 = t7 if it borrowed
    "cmovc rdx, r11",                      // u2 = t6 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
