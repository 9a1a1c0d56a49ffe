//! `mont_sqr_4_fold_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    square 4 fold_fits_square;
    r0 r1 r2 r3;
    rax _, rcx _, rdx _, rsi r0, rdi _, r8 r1, r9 _, r10 _, r11 _, r12 _, r13 r3, r14 _, r15 r2;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 16",
    "mov rbx, [rdi + 8]",                  // a1
    "mov rdx, [rdi]",                      // multiplier
    "mov rax, [rdi]",                      // factor
    "mulx rbp, rax, rax",                  // a0 a0
    "add rbx, rbx",                        // 2a1 mod 2^64
    "mov rsi, [rdi + 16]",                 // a2
    "adcx rsi, rsi",                       // d2, limb 2 of 2a
    "mulx rbx, r8, rbx",                   // a0 2a1
    "mov rdx, rax",                        // multiplier
    "mulx r9, r10, [rcx + {fold1}]",       // t0 f0
    "mov r11, [rdi + 24]",                 // a3
    "mov [rsp], rsi",                      // d2 aside
    "adc r11, r11",                        // d3, limb 3 of 2a
    "mov [rsp + 8], r11",                  // d3 aside
    "mov rdx, [rdi]",                      // multiplier
    "mov r13, [rsp]",                      // factor
    "mulx r12, r13, r13",                  // a0 d2
    "add r8, rbp",                         // t1 = lo(a0 2a1) + hi(a0 a0)
    "mov r14, [rsp + 8]",                  // factor
    "mulx rbp, r14, r14",                  // a0 d3
    "adc r13, rbx",                        // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "adc r14, r12",                        // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "adc rbp, 0",                          // t4 = hi(a0 d3) + carry
    "xor ebx, ebx",                        // t5 = 0
    "mov rdx, rax",                        // multiplier
    "mulx r15, rsi, [rcx + {fold1} + 16]", // t0 f2
    "adcx r8, r10",                        // t1 += lo(t0 f0)
    "mov r11, [rdi + 16]",                 // a2 again
    "adox r13, r9",                        // t2 += hi(t0 f0)
    "mulx r12, rax, [rcx + {fold1} + 24]", // t0 f3
    "mulx r10, r9, [rcx + {fold1} + 8]",   // t0 f1
    "adcx r13, r9",                        // t2 += lo(t0 f1)
    "adox r14, r10",                       // t3 += hi(t0 f1)
    "adcx r14, rsi",                       // t3 += lo(t0 f2)
    "mov r9d, 0",                          // t6 = 0
    "adox rbp, r15",                       // t4 += hi(t0 f2)
    "mov rdx, [rdi + 8]",                  // multiplier
    "mulx r10, rsi, [rdi + 8]",            // a1 a1
    "adox rbx, r12",                       // t5 = hi(t0 f3)
    "adcx rbp, rax",                       // t4 += lo(t0 f3)
    "adc rbx, 0",                          // t5 += carry
    "lea r15, [r11 + r11]",                // 2a2 mod 2^64
    "mov r12d, 0",                         // 0 for row 1
    "add r13, rsi",                        // t2 += lo(a1 a1)
    "inc r12",                             // 1 for row 1: OF = 0
    "mulx rax, r11, r15",                  // a1 2a2
    "adcx r14, r11",                       // t3 += lo(a1 2a2)
    "mulx rsi, r12, [rsp + 8]",            // a1 d3
    "adox r14, r10",                       // t3 += hi(a1 a1)
    "adcx rbp, r12",                       // t4 += lo(a1 d3)
    "mov rdx, r8",                         // multiplier
    "mulx r15, r11, [rcx + {fold1} + 8]",  // t1 f1
    "adox rbp, rax",                       // t4 += hi(a1 2a2)
    "adox rbx, rsi",                       // t5 += hi(a1 d3)
    "adc rbx, 0",                          // t5 += carry of row 1
    "mulx r10, r12, [rcx + {fold1}]",      // t1 f0
    "add r13, r12",                        // t2 += lo(t1 f0)
    "dec r9",                              // t6 = -1: OF = 0
    "adox r14, r10",                       // t3 += hi(t1 f0)
    "adox rbp, r15",                       // t4 += hi(t1 f1)
    "mulx r8, rax, [rcx + {fold1} + 16]",  // t1 f2
    "adcx r14, r11",                       // t3 += lo(t1 f1)
    "mov rsi, [rdi + 24]",                 // a3 again
    "adcx rbp, rax",                       // t4 += lo(t1 f2)
    "lea r12, [rsi + rsi]",                // 2a3 mod 2^64
    "adox rbx, r8",                        // t5 += hi(t1 f2)
    "mulx r10, r15, [rcx + {fold1} + 24]", // t1 f3
    "adox r9, r10",                        // t6 = hi(t1 f3)
    "mov rdx, [rdi + 16]",                 // multiplier
    "mulx r11, rax, [rdi + 16]",           // a2 a2
    "adcx rbx, r15",                       // t5 += lo(t1 f3)
    "adc r9, 1",                           // t6 += carry
    "xor esi, esi",                        // 0 for row 3
    "adcx rbp, rax",                       // t4 += lo(a2 a2)
    "mulx r8, r10, r12",                   // a2 2a3
    "adox rbx, r11",                       // t5 += hi(a2 a2)
    "adox r9, r8",                         // t6 += hi(a2 2a3)
    "mov rdx, r13",                        // multiplier
    "mulx r15, rsi, [rcx + {fold1} + 8]",  // t2 f1
    "adcx rbx, r10",                       // t5 += lo(a2 2a3)
    "adc r9, 0",                           // t6 += carry of row 3
    "xor eax, eax",                        // t7 = 0
    "mulx r12, r11, [rcx + {fold1}]",      // t2 f0
    "add r14, r11",                        // t3 += lo(t2 f0)
    "dec rax",                             // t7 = -1: OF = 0
    "adox rbp, r12",                       // t4 += hi(t2 f0)
    "adcx rbp, rsi",                       // t4 += lo(t2 f1)
    "mov r8d, 0",                          // 0 for row 5
    "mov r10, [rcx + {fold1} + 24]",       // factor
    "mulx r13, r10, r10",                  // t2 f3
    "mulx r11, r12, [rcx + {fold1} + 16]", // t2 f2
    "adox rbx, r15",                       // t5 += hi(t2 f1)
    "adcx rbx, r12",                       // t5 += lo(t2 f2)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mov r15, [rdi + 24]",                 // factor
    "mulx rsi, r15, r15",                  // a3 a3
    "adox r9, r11",                        // t6 += hi(t2 f2)
    "adox rax, r13",                       // t7 = hi(t2 f3)
    "adcx r9, r10",                        // t6 += lo(t2 f3)
    "adc rax, 1",                          // t7 += carry
    "add r9, r15",                         // t6 += lo(a3 a3)
    "mov r12, [rcx + {n0}]",               // m3 = n0
    "adc rax, rsi",                        // t7 += hi(a3 a3)
    "imul r12, r14",                       // m3 = t3 n0
    "mov rdx, r12",                        // multiplier
    "mulx rdi, r11, [rcx + {p} + 16]",     // m3 p2
    "mov r13, [rcx + {p}]",                // factor
    "mulx r13, r13, r13",                  // m3 p0
    "mulx r10, r15, [rcx + {p} + 8]",      // m3 p1
    "add r14, -1",                         // carry = t3 != 0
    "inc r8",                              // 1 for row 5: OF = 0
    "adox rbp, r13",                       // t4 += hi(m3 p0)
    "adcx rbp, r15",                       // t4 += lo(m3 p1)
    "mov rsi, rbp",                        // u0 = t4
    "adox rbx, r10",                       // t5 += hi(m3 p1)
    "adcx rbx, r11",                       // t5 += lo(m3 p2)
    "adox r9, rdi",                        // t6 += hi(m3 p2)
    "mulx r12, r14, [rcx + {p} + 24]",     // m3 p3
    "adox rax, r12",                       // t7 += hi(m3 p3)
    "mov r8, rbx",                         // u1 = t5
    "adcx r9, r14",                        // t6 += lo(m3 p3)
    "adc rax, 0",                          // t7 += carry of row 5
    "sub rsi, [rcx + {p}]",                // u0 = t4 - p0
    "mov r13, rax",                        // u3 = t7
    "sbb r8, [rcx + {p} + 8]",             // u1 = t5 - p1 - borrow
    "mov r15, r9",                         // u2 = t6
    "sbb r15, [rcx + {p} + 16]",           // u2 = t6 - p2 - borrow
    "sbb r13, [rcx + {p} + 24]",           // u3 = t7 - p3 - borrow
    "cmovc r13, rax",                      // u3 = t7 if it borrowed
    "cmovc r8, rbx",                       // u1 = t5 if it borrowed
    "cmovc r15, r9",                       // u2 = t6 if it borrowed
    "cmovc rsi, rbp",                      // u0 = t4 if it borrowed
    "add rsp, 16",
    "pop rbp",
    "pop rbx",
    "ret",
}
