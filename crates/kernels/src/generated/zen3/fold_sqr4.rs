//! `mont_sqr_4_fold_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    square 4 fold_fits_square;
    r0 r1 r2 r3;
    rax _, rcx _, rdx _, rsi _, rdi _, r8 r0, r9 _, r10 r1, r11 r2, r12 r3, r13 _, r14 _, r15 _;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 16",
    "mov rbx, [rdi + 8]",                  // a1
    "mov rbp, [rdi + 16]",                 // a2
    "mov rax, [rdi + 24]",                 // a3
    "add rbx, rbx",                        // 2a1 mod 2^64
    "mov rdx, [rdi]",                      // multiplier
    "mulx rsi, r8, [rdi]",                 // a0 a0
    "mov r9, [rdi + 16]",                  // a2 again
    "adc rbp, rbp",                        // d2, limb 2 of 2a
    "mulx rbx, r10, rbx",                  // a0 2a1
    "adcx rax, rax",                       // d3, limb 3 of 2a
    "mov [rsp], rbp",                      // d2 aside
    "mov r11, [rsp]",                      // factor
    "mulx rbp, r11, r11",                  // a0 d2
    "add r10, rsi",                        // t1 = lo(a0 2a1) + hi(a0 a0)
    "mov [rsp + 8], rax",                  // d3 aside
    "adc r11, rbx",                        // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mov r12, [rsp + 8]",                  // factor
    "mulx rbx, r12, r12",                  // a0 d3
    "adc r12, rbp",                        // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "adc rbx, 0",                          // t4 = hi(a0 d3) + carry
    "lea rbp, [r9 + r9]",                  // 2a2 mod 2^64
    "mov rdx, r8",                         // multiplier
    "mov r14, [rcx + {fold1}]",            // factor
    "mulx r13, r14, r14",                  // t0 f0
    "xor r15d, r15d",                      // t5 = 0
    "adox r11, r13",                       // t2 += hi(t0 f0)
    "mulx rsi, rax, [rcx + {fold1} + 16]", // t0 f2
    "mulx r9, r8, [rcx + {fold1} + 8]",    // t0 f1
    "adox r12, r9",                        // t3 += hi(t0 f1)
    "adcx r10, r14",                       // t1 += lo(t0 f0)
    "adox rbx, rsi",                       // t4 += hi(t0 f2)
    "mov r9, [rcx + {fold1} + 24]",        // factor
    "mulx r13, r9, r9",                    // t0 f3
    "adcx r11, r8",                        // t2 += lo(t0 f1)
    "adox r15, r13",                       // t5 = hi(t0 f3)
    "mov r14, [rdi + 24]",                 // a3 again
    "mov rdx, [rdi + 8]",                  // multiplier
    "mulx rbp, rsi, rbp",                  // a1 2a2
    "adcx r12, rax",                       // t3 += lo(t0 f2)
    "adcx rbx, r9",                        // t4 += lo(t0 f3)
    "adc r15, 0",                          // t5 += carry
    "mulx r8, r13, [rsp + 8]",             // a1 d3
    "xor eax, eax",                        // 0 for row 1
    "lea r9, [r14 + r14]",                 // 2a3 mod 2^64
    "mov r14, [rdi + 8]",                  // factor
    "mulx rax, r14, r14",                  // a1 a1
    "adox r12, rax",                       // t3 += hi(a1 a1)
    "adcx r11, r14",                       // t2 += lo(a1 a1)
    "adcx r12, rsi",                       // t3 += lo(a1 2a2)
    "adcx rbx, r13",                       // t4 += lo(a1 d3)
    "mov rdx, r10",                        // multiplier
    "mov r14, [rcx + {fold1} + 16]",       // factor
    "mulx rax, r14, r14",                  // t1 f2
    "adox rbx, rbp",                       // t4 += hi(a1 2a2)
    "adox r15, r8",                        // t5 += hi(a1 d3)
    "mov rsi, [rcx + {fold1}]",            // factor
    "mulx rbp, rsi, rsi",                  // t1 f0
    "adc r15, 0",                          // t5 += carry of row 1
    "xor r13d, r13d",                      // t6 = 0
    "adox r12, rbp",                       // t3 += hi(t1 f0)
    "mulx rbp, r8, [rcx + {fold1} + 8]",   // t1 f1
    "adcx r11, rsi",                       // t2 += lo(t1 f0)
    "adcx r12, r8",                        // t3 += lo(t1 f1)
    "mov rdx, [rdi + 16]",                 // multiplier
    "mov r8, [rdi + 16]",                  // factor
    "mulx rsi, r8, r8",                    // a2 a2
    "adox rbx, rbp",                       // t4 += hi(t1 f1)
    "adcx rbx, r14",                       // t4 += lo(t1 f2)
    "mov rdx, r10",                        // multiplier
    "mov r14, [rcx + {fold1} + 24]",       // factor
    "mulx rbp, r14, r14",                  // t1 f3
    "adox r15, rax",                       // t5 += hi(t1 f2)
    "adcx r15, r14",                       // t5 += lo(t1 f3)
    "mov rdx, [rdi + 16]",                 // multiplier
    "mulx r10, rax, r9",                   // a2 2a3
    "adox r13, rbp",                       // t6 = hi(t1 f3)
    "adc r13, 0",                          // t6 += carry
    "xor ebp, ebp",                        // 0 for row 3
    "adcx rbx, r8",                        // t4 += lo(a2 a2)
    "mov rdx, r11",                        // multiplier
    "mulx rbp, r14, [rcx + {fold1}]",      // t2 f0
    "adox r15, rsi",                       // t5 += hi(a2 a2)
    "adcx r15, rax",                       // t5 += lo(a2 2a3)
    "adox r13, r10",                       // t6 += hi(a2 2a3)
    "adc r13, 0",                          // t6 += carry of row 3
    "xor r9d, r9d",                        // t7 = 0
    "adcx r12, r14",                       // t3 += lo(t2 f0)
    "mov rsi, [rcx + {fold1} + 8]",        // factor
    "mulx r8, rsi, rsi",                   // t2 f1
    "mulx rax, r10, [rcx + {fold1} + 16]", // t2 f2
    "adox rbx, rbp",                       // t4 += hi(t2 f0)
    "adcx rbx, rsi",                       // t4 += lo(t2 f1)
    "adox r15, r8",                        // t5 += hi(t2 f1)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mulx rbp, r14, [rdi + 24]",           // a3 a3
    "mov rdx, r11",                        // multiplier
    "mov r8, [rcx + {fold1} + 24]",        // factor
    "mulx rsi, r8, r8",                    // t2 f3
    "mov rdi, [rcx + {n0}]",               // m3 = n0
    "adcx r15, r10",                       // t5 += lo(t2 f2)
    "adox r13, rax",                       // t6 += hi(t2 f2)
    "adcx r13, r8",                        // t6 += lo(t2 f3)
    "adox r9, rsi",                        // t7 = hi(t2 f3)
    "adc r9, 0",                           // t7 += carry
    "add r13, r14",                        // t6 += lo(a3 a3)
    "adcx r9, rbp",                        // t7 += hi(a3 a3)
    "imul rdi, r12",                       // m3 = t3 n0
    "mov rdx, rdi",                        // multiplier
    "mov r11, [rcx + {p}]",                // factor
    "mulx rbp, r11, r11",                  // m3 p0
    "mulx r10, rax, [rcx + {p} + 8]",      // m3 p1
    "xor r8d, r8d",                        // 0 for row 5
    "adox rbx, rbp",                       // t4 += hi(m3 p0)
    "adcx r12, r11",                       // carry = t3 != 0
    "adox r15, r10",                       // t5 += hi(m3 p1)
    "mov rsi, [rcx + {p} + 16]",           // factor
    "mulx rbp, rsi, rsi",                  // m3 p2
    "mov rdi, [rcx + {p} + 24]",           // factor
    "mulx r14, rdi, rdi",                  // m3 p3
    "adcx rbx, rax",                       // t4 += lo(m3 p1)
    "adox r13, rbp",                       // t6 += hi(m3 p2)
    "adcx r15, rsi",                       // t5 += lo(m3 p2)
    "mov r8, rbx",                         // u0 = t4
    "adox r9, r14",                        // t7 += hi(m3 p3)
    "adcx r13, rdi",                       // t6 += lo(m3 p3)
    "adc r9, 0",                           // t7 += carry of row 5
    "mov r11, r13",                        // u2 = t6
    "sub r8, [rcx + {p}]",                 // u0 = t4 - p0
    "mov r12, r9",                         // u3 = t7
    "mov r10, r15",                        // u1 = t5
    "sbb r10, [rcx + {p} + 8]",            // u1 = t5 - p1 - borrow
    "sbb r11, [rcx + {p} + 16]",           // u2 = t6 - p2 - borrow
    "sbb r12, [rcx + {p} + 24]",           // u3 = t7 - p3 - borrow
    "cmovc r10, r15",                      // u1 = t5 if it borrowed
    "cmovc r8, rbx",                       // u0 = t4 if it borrowed
    "cmovc r11, r13",                      // u2 = t6 if it borrowed
    "cmovc r12, r9",                       // u3 = t7 if it borrowed
    "add rsp, 16",
    "pop rbp",
    "pop rbx",
    "ret",
}
