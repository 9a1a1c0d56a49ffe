//! `mont_sqr_4_fold_zen5_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    square 4 fold_fits_square;
    r0 r1 r2 r3;
    rax _, rcx _, rdx r1, rsi _, rdi r2, r8 _, r9 _, r10 _, r11 _, r12 r3, r13 r0, r14 _, r15 _;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "sub rsp, 16",
    "mov rbx, [rdi + 16]",                 // a2
    "mov rbp, [rdi + 8]",                  // a1
    "mov rax, [rdi + 16]",                 // a2 again
    "mov rsi, [rdi + 24]",                 // a3
    "add rbp, rbp",                        // 2a1 mod 2^64
    "adc rbx, rbx",                        // d2, limb 2 of 2a
    "mov rdx, [rdi]",                      // multiplier
    "mov r9, [rdi]",                       // factor
    "mulx r8, r9, r9",                     // a0 a0
    "mov [rsp], rbx",                      // d2 aside
    "mulx rbx, r10, [rsp]",                // a0 d2
    "mulx rbp, r11, rbp",                  // a0 2a1
    "mov rdx, r9",                         // multiplier
    "mulx r12, r13, [rcx + {fold1}]",      // t0 f0
    "adc rsi, rsi",                        // d3, limb 3 of 2a
    "mov [rsp + 8], rsi",                  // d3 aside
    "add r11, r8",                         // t1 = lo(a0 2a1) + hi(a0 a0)
    "mulx r14, r15, [rcx + {fold1} + 24]", // t0 f3
    "mov rdx, [rdi]",                      // multiplier
    "mov r8, [rsp + 8]",                   // factor
    "mulx rsi, r8, r8",                    // a0 d3
    "lea rax, [rax + rax]",                // 2a2 mod 2^64
    "adcx r10, rbp",                       // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "adc r8, rbx",                         // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "adc rsi, 0",                          // t4 = hi(a0 d3) + carry
    "mov rdx, r9",                         // multiplier
    "mulx rbp, rbx, [rcx + {fold1} + 8]",  // t0 f1
    "xor r9d, r9d",                        // t5 = 0
    "adox r10, r12",                       // t2 += hi(t0 f0)
    "adcx r11, r13",                       // t1 += lo(t0 f0)
    "mov r13, [rcx + {fold1} + 16]",       // factor
    "mulx r12, r13, r13",                  // t0 f2
    "adox r8, rbp",                        // t3 += hi(t0 f1)
    "mov rdx, [rdi + 8]",                  // multiplier
    "mulx rbp, rax, rax",                  // a1 2a2
    "adox rsi, r12",                       // t4 += hi(t0 f2)
    "adcx r10, rbx",                       // t2 += lo(t0 f1)
    "mov rbx, [rdi + 24]",                 // a3 again
    "adcx r8, r13",                        // t3 += lo(t0 f2)
    "adcx rsi, r15",                       // t4 += lo(t0 f3)
    "adox r9, r14",                        // t5 = hi(t0 f3)
    "lea rbx, [rbx + rbx]",                // 2a3 mod 2^64
    "mov r13, [rdi + 8]",                  // factor
    "mulx r12, r13, r13",                  // a1 a1
    "adc r9, 0",                           // t5 += carry
    "xor r15d, r15d",                      // 0 for row 1
    "adcx r10, r13",                       // t2 += lo(a1 a1)
    "mulx r14, r15, [rsp + 8]",            // a1 d3
    "adox r8, r12",                        // t3 += hi(a1 a1)
    "adox rsi, rbp",                       // t4 += hi(a1 2a2)
    "adox r9, r14",                        // t5 += hi(a1 d3)
    "mov rdx, r11",                        // multiplier
    "mulx rbp, r13, [rcx + {fold1} + 16]", // t1 f2
    "adcx r8, rax",                        // t3 += lo(a1 2a2)
    "adc rsi, r15",                        // t4 += lo(a1 d3)
    "adc r9, 0",                           // t5 += carry of row 1
    "mov r14, [rcx + {fold1}]",            // factor
    "mulx r12, r14, r14",                  // t1 f0
    "mulx r11, rax, [rcx + {fold1} + 8]",  // t1 f1
    "xor r15d, r15d",                      // t6 = 0
    "add r10, r14",                        // t2 += lo(t1 f0)
    "dec r15",                             // t6 = -1: OF = 0
    "adox r8, r12",                        // t3 += hi(t1 f0)
    "adcx r8, rax",                        // t3 += lo(t1 f1)
    "adox rsi, r11",                       // t4 += hi(t1 f1)
    "adox r9, rbp",                        // t5 += hi(t1 f2)
    "adcx rsi, r13",                       // t4 += lo(t1 f2)
    "mov r14, [rcx + {fold1} + 24]",       // factor
    "mulx rbp, r14, r14",                  // t1 f3
    "adox r15, rbp",                       // t6 = hi(t1 f3)
    "mov rdx, r10",                        // multiplier
    "mulx rbp, r12, [rcx + {fold1}]",      // t2 f0
    "adc r9, r14",                         // t5 += lo(t1 f3)
    "adc r15, 1",                          // t6 += carry
    "mov rdx, [rdi + 16]",                 // multiplier
    "mov r11, [rdi + 16]",                 // factor
    "mulx rax, r11, r11",                  // a2 a2
    "mulx rbx, r13, rbx",                  // a2 2a3
    "xor r14d, r14d",                      // 0 for row 3
    "adcx rsi, r11",                       // t4 += lo(a2 a2)
    "adox r9, rax",                        // t5 += hi(a2 a2)
    "mov rdx, r10",                        // multiplier
    "mulx r14, r11, [rcx + {fold1} + 24]", // t2 f3
    "adcx r9, r13",                        // t5 += lo(a2 2a3)
    "adox r15, rbx",                       // t6 += hi(a2 2a3)
    "mulx rbx, rax, [rcx + {fold1} + 8]",  // t2 f1
    "adc r15, 0",                          // t6 += carry of row 3
    "xor r10d, r10d",                      // t7 = 0
    "mov r13, [rcx + {n0}]",               // m3 = n0
    "adcx r8, r12",                        // t3 += lo(t2 f0)
    "adox rsi, rbp",                       // t4 += hi(t2 f0)
    "mov r12, [rcx + {fold1} + 16]",       // factor
    "mulx rbp, r12, r12",                  // t2 f2
    "adox r9, rbx",                        // t5 += hi(t2 f1)
    "adox r15, rbp",                       // t6 += hi(t2 f2)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mulx rbx, rbp, [rdi + 24]",           // a3 a3
    "adox r10, r14",                       // t7 = hi(t2 f3)
    "adc rsi, rax",                        // t4 += lo(t2 f1)
    "adc r9, r12",                         // t5 += lo(t2 f2)
    "adc r15, r11",                        // t6 += lo(t2 f3)
    "adc r10, 0",                          // t7 += carry
    "imul r13, r8",                        // m3 = t3 n0
    "add r15, rbp",                        // t6 += lo(a3 a3)
    "mov rdx, r13",                        // multiplier
    "mov rdi, [rcx + {p}]",                // factor
    "mulx rbp, rdi, rdi",                  // m3 p0
    "mov rax, [rcx + {p} + 24]",           // factor
    "mulx r14, rax, rax",                  // m3 p3
    "mulx r12, r11, [rcx + {p} + 16]",     // m3 p2
    "adc r10, rbx",                        // t7 += hi(a3 a3)
    "xor ebx, ebx",                        // 0 for row 5
    "adox rsi, rbp",                       // t4 += hi(m3 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]",      // m3 p1
    "adox r9, rbx",                        // t5 += hi(m3 p1)
    "adox r15, r12",                       // t6 += hi(m3 p2)
    "adcx r8, rdi",                        // carry = t3 != 0
    "adox r10, r14",                       // t7 += hi(m3 p3)
    "adcx rsi, rbp",                       // t4 += lo(m3 p1)
    "mov r13, rsi",                        // u0 = t4
    "adcx r9, r11",                        // t5 += lo(m3 p2)
    "adc r15, rax",                        // t6 += lo(m3 p3)
    "adc r10, 0",                          // t7 += carry of row 5
    "mov rdx, r9",                         // u1 = t5
    "sub r13, [rcx + {p}]",                // u0 = t4 - p0
    "sbb rdx, [rcx + {p} + 8]",            // u1 = t5 - p1 - borrow
    "mov r12, r10",                        // u3 = t7
    "mov rdi, r15",                        // u2 = t6
    "sbb rdi, [rcx + {p} + 16]",           // u2 = t6 - p2 - borrow
    "sbb r12, [rcx + {p} + 24]",           // u3 = t7 - p3 - borrow
    "cmovc r13, rsi",                      // u0 = t4 if it borrowed
    "cmovc rdi, r15",                      // u2 = t6 if it borrowed
    "cmovc r12, r10",                      // u3 = t7 if it borrowed
    "cmovc rdx, r9",                       // u1 = t5 if it borrowed
    "add rsp, 16",
    "pop rbp",
    "pop rbx",
    "ret",
}
