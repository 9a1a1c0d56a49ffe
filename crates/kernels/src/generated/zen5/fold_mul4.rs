//! `mont_mul_4_fold_zen5_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 4 fold_fits;
    r0 r1 r2 r3;
    rax _, rcx _, rdx _, rsi _, rdi r3, r8 r0, r9 _, r10 _, r11 r2, r12 r1, r13 _, r14 _, r15 _;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                      // multiplier
    "mov rbp, [rdi]",                      // factor
    "mulx rbx, rbp, rbp",                  // b0 a0
    "mov r8, [rdi + 24]",                  // factor
    "mulx rax, r8, r8",                    // b0 a3
    "mov rdx, rbp",                        // multiplier
    "mulx r9, r10, [rcx + {fold1} + 8]",   // t0 f1
    "mov rdx, [rsi]",                      // multiplier
    "mov r12, [rdi + 8]",                  // factor
    "mulx r11, r12, r12",                  // b0 a1
    "mulx r13, r14, [rdi + 16]",           // b0 a2
    "add r12, rbx",                        // t1 = lo(b0 a1) + hi(b0 a0)
    "adcx r14, r11",                       // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adc r8, r13",                         // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mov rdx, rbp",                        // multiplier
    "mulx rbx, rbp, [rcx + {fold1}]",      // t0 f0
    "adc rax, 0",                          // t4 = hi(b0 a3) + carry
    "mulx r15, r11, [rcx + {fold1} + 24]", // t0 f3
    "xor r13d, r13d",                      // t5 = 0
    "adox r14, rbx",                       // t2 += hi(t0 f0)
    "adcx r12, rbp",                       // t1 += lo(t0 f0)
    "adcx r14, r10",                       // t2 += lo(t0 f1)
    "mulx rbx, rbp, [rcx + {fold1} + 16]", // t0 f2
    "adox r8, r9",                         // t3 += hi(t0 f1)
    "adox rax, rbx",                       // t4 += hi(t0 f2)
    "mov rdx, [rsi + 8]",                  // multiplier
    "mulx rbx, r10, [rdi]",                // b1 a0
    "adox r13, r15",                       // t5 = hi(t0 f3)
    "adc r8, rbp",                         // t3 += lo(t0 f2)
    "adc rax, r11",                        // t4 += lo(t0 f3)
    "mulx rbp, r9, [rdi + 16]",            // b1 a2
    "adc r13, 0",                          // t5 += carry
    "xor r15d, r15d",                      // 0 for row 1
    "mov r15, [rdi + 8]",                  // factor
    "mulx r11, r15, r15",                  // b1 a1
    "adcx r12, r10",                       // t1 += lo(b1 a0)
    "adox r14, rbx",                       // t2 += hi(b1 a0)
    "adcx r14, r15",                       // t2 += lo(b1 a1)
    "mulx rbx, r10, [rdi + 24]",           // b1 a3
    "adox r8, r11",                        // t3 += hi(b1 a1)
    "adcx r8, r9",                         // t3 += lo(b1 a2)
    "adox rax, rbp",                       // t4 += hi(b1 a2)
    "adox r13, rbx",                       // t5 += hi(b1 a3)
    "mov rdx, r12",                        // multiplier
    "mulx rbp, rbx, [rcx + {fold1}]",      // t1 f0
    "adcx rax, r10",                       // t4 += lo(b1 a3)
    "adc r13, 0",                          // t5 += carry of row 1
    "xor r15d, r15d",                      // t6 = 0
    "mov r9, [rcx + {fold1} + 16]",        // factor
    "mulx r11, r9, r9",                    // t1 f2
    "adox r8, rbp",                        // t3 += hi(t1 f0)
    "mulx rbp, r12, [rcx + {fold1} + 8]",  // t1 f1
    "adcx r14, rbx",                       // t2 += lo(t1 f0)
    "adox rax, rbp",                       // t4 += hi(t1 f1)
    "adcx r8, r12",                        // t3 += lo(t1 f1)
    "adox r13, r11",                       // t5 += hi(t1 f2)
    "mulx rbx, rbp, [rcx + {fold1} + 24]", // t1 f3
    "mov rdx, [rsi + 16]",                 // multiplier
    "mov r12, [rdi + 16]",                 // factor
    "mulx r10, r12, r12",                  // b2 a2
    "adox r15, rbx",                       // t6 = hi(t1 f3)
    "adc rax, r9",                         // t4 += lo(t1 f2)
    "mulx rbx, r11, [rdi]",                // b2 a0
    "adc r13, rbp",                        // t5 += lo(t1 f3)
    "adc r15, 0",                          // t6 += carry
    "xor ebp, ebp",                        // 0 for row 3
    "adox r8, rbx",                        // t3 += hi(b2 a0)
    "mulx rbp, rbx, [rdi + 8]",            // b2 a1
    "adcx r14, r11",                       // t2 += lo(b2 a0)
    "adcx r8, rbx",                        // t3 += lo(b2 a1)
    "adox rax, rbp",                       // t4 += hi(b2 a1)
    "adox r13, r10",                       // t5 += hi(b2 a2)
    "adcx rax, r12",                       // t4 += lo(b2 a2)
    "mulx rbx, rbp, [rdi + 24]",           // b2 a3
    "adcx r13, rbp",                       // t5 += lo(b2 a3)
    "mov rdx, r14",                        // multiplier
    "mulx rbp, r9, [rcx + {fold1} + 8]",   // t2 f1
    "adox r15, rbx",                       // t6 += hi(b2 a3)
    "mov r11, [rcx + {fold1} + 16]",       // factor
    "mulx rbx, r11, r11",                  // t2 f2
    "adc r15, 0",                          // t6 += carry of row 3
    "xor r10d, r10d",                      // t7 = 0
    "mulx r12, r14, [rcx + {fold1}]",      // t2 f0
    "adox rax, r12",                       // t4 += hi(t2 f0)
    "mov r12, [rcx + {n0}]",               // m3 = n0
    "adox r13, rbp",                       // t5 += hi(t2 f1)
    "adcx r8, r14",                        // t3 += lo(t2 f0)
    "mulx rbp, r14, [rcx + {fold1} + 24]", // t2 f3
    "adox r15, rbx",                       // t6 += hi(t2 f2)
    "adox r10, rbp",                       // t7 = hi(t2 f3)
    "adc rax, r9",                         // t4 += lo(t2 f1)
    "adcx r13, r11",                       // t5 += lo(t2 f2)
    "adcx r15, r14",                       // t6 += lo(t2 f3)
    "adc r10, 0",                          // t7 += carry
    "mov rdx, [rsi + 24]",                 // multiplier
    "mulx rbx, rbp, [rdi]",                // b3 a0
    "mov r11, [rdi + 16]",                 // factor
    "mulx r9, r11, r11",                   // b3 a2
    "xor r14d, r14d",                      // 0 for row 5
    "adcx r8, rbp",                        // t3 += lo(b3 a0)
    "adox rax, rbx",                       // t4 += hi(b3 a0)
    "mulx rbp, rbx, [rdi + 24]",           // b3 a3
    "mulx rsi, r14, [rdi + 8]",            // b3 a1
    "adox r13, rsi",                       // t5 += hi(b3 a1)
    "adox r15, r9",                        // t6 += hi(b3 a2)
    "adcx rax, r14",                       // t4 += lo(b3 a1)
    "adcx r13, r11",                       // t5 += lo(b3 a2)
    "adcx r15, rbx",                       // t6 += lo(b3 a3)
    "adox r10, rbp",                       // t7 += hi(b3 a3)
    "adc r10, 0",                          // t7 += carry of row 5
    "imul r12, r8",                        // m3 = t3 n0
    "mov rdx, r12",                        // multiplier
    "mov rbp, [rcx + {p}]",                // factor
    "mulx rbx, rbp, rbp",                  // m3 p0
    "mov rsi, [rcx + {p} + 8]",            // factor
    "mulx rdi, rsi, rsi",                  // m3 p1
    "mulx r9, r14, [rcx + {p} + 24]",      // m3 p3
    "xor r11d, r11d",                      // 0 for row 6
    "adcx r8, rbp",                        // carry = t3 != 0
    "adox rax, rbx",                       // t4 += hi(m3 p0)
    "adox r13, rdi",                       // t5 += hi(m3 p1)
    "mulx rbp, rbx, [rcx + {p} + 16]",     // m3 p2
    "adcx rax, rsi",                       // t4 += lo(m3 p1)
    "adox r15, rbp",                       // t6 += hi(m3 p2)
    "adox r10, r9",                        // t7 += hi(m3 p3)
    "adcx r13, rbx",                       // t5 += lo(m3 p2)
    "mov r12, r13",                        // u1 = t5
    "adc r15, r14",                        // t6 += lo(m3 p3)
    "mov r11, r15",                        // u2 = t6
    "adc r10, 0",                          // t7 += carry of row 6
    "mov r8, rax",                         // u0 = t4
    "sub r8, [rcx + {p}]",                 // u0 = t4 - p0
    "mov rdi, r10",                        // u3 = t7
    "sbb r12, [rcx + {p} + 8]",            // u1 = t5 - p1 - borrow
    "sbb r11, [rcx + {p} + 16]",           // u2 = t6 - p2 - borrow
    "sbb rdi, [rcx + {p} + 24]",           // u3 = t7 - p3 - borrow
    "cmovc r11, r15",                      // u2 = t6 if it borrowed
    "cmovc r8, rax",                       // u0 = t4 if it borrowed
    "cmovc rdi, r10",                      // u3 = t7 if it borrowed
    "cmovc r12, r13",                      // u1 = t5 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
