//! `complex_mul_4_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    complex_product 4 two_spare_bits;
    r0 r1 r2 r3, r4 r5 r6 r7;
    rax r6, rcx _, rdx r7, rsi _, rdi r4, r8 r3, r9 r1, r10 r5, r11 _, r12 r0, r13 r2, r14 _, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 80",
    "mov rbx, [rcx + {p}]",            // n0 = p0
    "sub rbx, [r9]",                   // n0 = p0 - w0
    "mov rbp, [rcx + {p} + 8]",        // n1 = p1
    "mov rax, [rcx + {p} + 16]",       // n2 = p2
    "mov r10, [rcx + {p} + 24]",       // n3 = p3
    "sbb rbp, [r9 + 8]",               // n1 = p1 - w1
    "mov [rsp], rbx",                  // n0 aside
    "mov [rsp + 40], r9",              // w aside
    "sbb rax, [r9 + 16]",              // n2 = p2 - w2
    "mov [rsp + 16], rax",             // n2 aside
    "mov [rsp + 32], rsi",             // z aside
    "sbb r10, [r9 + 24]",              // n3 = p3 - w3
    "mov [rsp + 8], rbp",              // n1 aside
    "mov [rsp + 24], r10",             // n3 aside
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx]",                  // multiplier
    "mov rbp, [rdi + 16]",             // factor
    "mulx rbx, rbp, rbp",              // z0 x2
    "mulx r11, r12, [rdi]",            // z0 x0
    "mulx r13, r14, [rdi + 8]",        // z0 x1
    "add r14, r11",                    // t1 = lo(z0 x1) + hi(z0 x0)
    "mov r15d, 0",                     // 0 for row 0
    "adc rbp, r13",                    // t2 = lo(z0 x2) + hi(z0 x1) + carry
    "mulx rax, rsi, [rdi + 24]",       // z0 x3
    "adc rsi, rbx",                    // t3 = lo(z0 x3) + hi(z0 x2) + carry
    "adc rax, 0",                      // t4 = hi(z0 x3) + carry
    "mov rdx, [rsp]",                  // multiplier
    "mulx rbx, r9, [r8]",              // n0 y0
    "mulx r10, r11, [r8 + 24]",        // n0 y3
    "add r12, r9",                     // t0 += lo(n0 y0)
    "inc r15",                         // 1 for row 0: OF = 0
    "adox r14, rbx",                   // t1 += hi(n0 y0)
    "mulx rbx, r13, [r8 + 8]",         // n0 y1
    "adox rbp, rbx",                   // t2 += hi(n0 y1)
    "mov r9, [r8 + 16]",               // factor
    "mulx rbx, r9, r9",                // n0 y2
    "adcx r14, r13",                   // t1 += lo(n0 y1)
    "mov r15, [rcx + {n0}]",           // m0 = n0
    "adox rsi, rbx",                   // t3 += hi(n0 y2)
    "adox rax, r10",                   // t4 += hi(n0 y3)
    "adcx rbp, r9",                    // t2 += lo(n0 y2)
    "adcx rsi, r11",                   // t3 += lo(n0 y3)
    "adc rax, 0",                      // t4 += carry of row 0
    "imul r15, r12",                   // m0 = t0 n0
    "mov rdx, r15",                    // multiplier
    "mulx rbx, r13, [rcx + {p}]",      // m0 p0
    "mulx r10, r9, [rcx + {p} + 8]",   // m0 p1
    "xor r11d, r11d",                  // 0 for row 1
    "adcx r12, r13",                   // carry = t0 != 0
    "adox r14, rbx",                   // t1 += hi(m0 p0)
    "adcx r14, r9",                    // t1 += lo(m0 p1)
    "adox rbp, r10",                   // t2 += hi(m0 p1)
    "mulx rbx, r15, [rcx + {p} + 16]", // m0 p2
    "adcx rbp, r15",                   // t2 += lo(m0 p2)
    "adox rsi, rbx",                   // t3 += hi(m0 p2)
    "mulx rbx, r11, [rcx + {p} + 24]", // m0 p3
    "adcx rsi, r11",                   // t3 += lo(m0 p3)
    "adox rax, rbx",                   // t4 += hi(m0 p3)
    "adc rax, 0",                      // t4 += carry of row 1
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 8]",              // multiplier
    "mulx rbx, r13, [rdi]",            // z1 x0
    "add r14, r13",                    // t1 += lo(z1 x0)
    "mov r12d, 0",                     // t5 = 0
    "dec r12",                         // t5 = -1: OF = 0
    "adox rbp, rbx",                   // t2 += hi(z1 x0)
    "mulx rbx, r9, [rdi + 8]",         // z1 x1
    "adox rsi, rbx",                   // t3 += hi(z1 x1)
    "adcx rbp, r9",                    // t2 += lo(z1 x1)
    "mulx rbx, r10, [rdi + 24]",       // z1 x3
    "mulx r15, r11, [rdi + 16]",       // z1 x2
    "adcx rsi, r11",                   // t3 += lo(z1 x2)
    "mov r13d, 0",                     // 0 for row 3
    "adox rax, r15",                   // t4 += hi(z1 x2)
    "adcx rax, r10",                   // t4 += lo(z1 x3)
    "adox r12, rbx",                   // t5 = hi(z1 x3)
    "mov rdx, [rsp + 8]",              // multiplier
    "mulx rbx, r9, [r8]",              // n1 y0
    "mulx r11, r15, [r8 + 8]",         // n1 y1
    "adc r12, 1",                      // t5 += carry
    "add r14, r9",                     // t1 += lo(n1 y0)
    "inc r13",                         // 1 for row 3: OF = 0
    "adox rbp, rbx",                   // t2 += hi(n1 y0)
    "adox rsi, r11",                   // t3 += hi(n1 y1)
    "adcx rbp, r15",                   // t2 += lo(n1 y1)
    "mulx rbx, r10, [r8 + 16]",        // n1 y2
    "adox rax, rbx",                   // t4 += hi(n1 y2)
    "adcx rsi, r10",                   // t3 += lo(n1 y2)
    "mulx rbx, r9, [r8 + 24]",         // n1 y3
    "adox r12, rbx",                   // t5 += hi(n1 y3)
    "adcx rax, r9",                    // t4 += lo(n1 y3)
    "mov rbx, [rcx + {n0}]",           // m1 = n0
    "adc r12, 0",                      // t5 += carry of row 3
    "mov r13d, 0",                     // 0 for row 4
    "imul rbx, r14",                   // m1 = t1 n0
    "add r14, -1",                     // carry = t1 != 0
    "mov rdx, rbx",                    // multiplier
    "mulx r11, r11, [rcx + {p}]",      // m1 p0
    "inc r13",                         // 1 for row 4: OF = 0
    "adox rbp, r11",                   // t2 += hi(m1 p0)
    "mulx r15, r10, [rcx + {p} + 8]",  // m1 p1
    "adcx rbp, r10",                   // t2 += lo(m1 p1)
    "adox rsi, r15",                   // t3 += hi(m1 p1)
    "mulx r9, r14, [rcx + {p} + 16]",  // m1 p2
    "adcx rsi, r14",                   // t3 += lo(m1 p2)
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mulx r13, r11, [rdi + 8]",        // z2 x1
    "adox rax, r9",                    // t4 += hi(m1 p2)
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, r10, [rcx + {p} + 24]", // m1 p3
    "adcx rax, r10",                   // t4 += lo(m1 p3)
    "adox r12, rbx",                   // t5 += hi(m1 p3)
    "adc r12, 0",                      // t5 += carry of row 4
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mulx rbx, r15, [rdi]",            // z2 x0
    "mov r14d, 0",                     // t6 = 0
    "add rbp, r15",                    // t2 += lo(z2 x0)
    "dec r14",                         // t6 = -1: OF = 0
    "adox rsi, rbx",                   // t3 += hi(z2 x0)
    "adcx rsi, r11",                   // t3 += lo(z2 x1)
    "adox rax, r13",                   // t4 += hi(z2 x1)
    "mulx rbx, r9, [rdi + 16]",        // z2 x2
    "adcx rax, r9",                    // t4 += lo(z2 x2)
    "mov r10d, 0",                     // 0 for row 6
    "mulx r15, r11, [rdi + 24]",       // z2 x3
    "adox r12, rbx",                   // t5 += hi(z2 x2)
    "adox r14, r15",                   // t6 = hi(z2 x3)
    "adcx r12, r11",                   // t5 += lo(z2 x3)
    "adc r14, 1",                      // t6 += carry
    "mov rdx, [rsp + 16]",             // multiplier
    "mov r13, [r8]",                   // factor
    "mulx rbx, r13, r13",              // n2 y0
    "add rbp, r13",                    // t2 += lo(n2 y0)
    "inc r10",                         // 1 for row 6: OF = 0
    "mulx r9, r15, [r8 + 8]",          // n2 y1
    "adox rsi, rbx",                   // t3 += hi(n2 y0)
    "adcx rsi, r15",                   // t3 += lo(n2 y1)
    "adox rax, r9",                    // t4 += hi(n2 y1)
    "mulx rbx, r11, [r8 + 16]",        // n2 y2
    "adcx rax, r11",                   // t4 += lo(n2 y2)
    "adox r12, rbx",                   // t5 += hi(n2 y2)
    "mulx rbx, r13, [r8 + 24]",        // n2 y3
    "adcx r12, r13",                   // t5 += lo(n2 y3)
    "adox r14, rbx",                   // t6 += hi(n2 y3)
    "adc r14, 0",                      // t6 += carry of row 6
    "mov rbx, [rcx + {n0}]",           // m2 = n0
    "imul rbx, rbp",                   // m2 = t2 n0
    "xor r10d, r10d",                  // 0 for row 7
    "add rbp, -1",                     // carry = t2 != 0
    "inc r10",                         // 1 for row 7: OF = 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m2 p0
    "mulx rbx, r15, [rcx + {p} + 8]",  // m2 p1
    "mulx r9, r11, [rcx + {p} + 16]",  // m2 p2
    "adox rsi, rbp",                   // t3 += hi(m2 p0)
    "adcx rsi, r15",                   // t3 += lo(m2 p1)
    "adox rax, rbx",                   // t4 += hi(m2 p1)
    "adox r12, r9",                    // t5 += hi(m2 p2)
    "adcx rax, r11",                   // t4 += lo(m2 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m2 p3
    "adox r14, rbp",                   // t6 += hi(m2 p3)
    "adcx r12, rbx",                   // t5 += lo(m2 p3)
    "adc r14, 0",                      // t6 += carry of row 7
    "mov rdx, [rsp + 24]",             // multiplier
    "mulx rbp, rbx, [r8]",             // n3 y0
    "xor r13d, r13d",                  // t7 = 0
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mulx r10, r15, [rdi]",            // z3 x0
    "add rsi, r15",                    // t3 += lo(z3 x0)
    "dec r13",                         // t7 = -1: OF = 0
    "mulx r9, r11, [rdi + 8]",         // z3 x1
    "adox rax, r10",                   // t4 += hi(z3 x0)
    "mulx r15, r10, [rdi + 16]",       // z3 x2
    "adcx rax, r11",                   // t4 += lo(z3 x1)
    "adox r12, r9",                    // t5 += hi(z3 x1)
    "mulx r11, r9, [rdi + 24]",        // z3 x3
    "adcx r12, r10",                   // t5 += lo(z3 x2)
    "adox r14, r15",                   // t6 += hi(z3 x2)
    "mov r10d, 0",                     // 0 for row 9
    "mov r15, [rcx + {n0}]",           // m3 = n0
    "adcx r14, r9",                    // t6 += lo(z3 x3)
    "adox r13, r11",                   // t7 = hi(z3 x3)
    "adc r13, 1",                      // t7 += carry
    "add rsi, rbx",                    // t3 += lo(n3 y0)
    "inc r10",                         // 1 for row 9: OF = 0
    "adox rax, rbp",                   // t4 += hi(n3 y0)
    "mov rdx, [rsp + 24]",             // multiplier
    "mulx rbx, rbp, [r8 + 8]",         // n3 y1
    "adcx rax, rbp",                   // t4 += lo(n3 y1)
    "mulx rbp, r9, [r8 + 24]",         // n3 y3
    "adox r12, rbx",                   // t5 += hi(n3 y1)
    "mulx rbx, r11, [r8 + 16]",        // n3 y2
    "adox r14, rbx",                   // t6 += hi(n3 y2)
    "adox r13, rbp",                   // t7 += hi(n3 y3)
    "adcx r12, r11",                   // t5 += lo(n3 y2)
    "adcx r14, r9",                    // t6 += lo(n3 y3)
    "adc r13, 0",                      // t7 += carry of row 9
    "imul r15, rsi",                   // m3 = t3 n0
    "mov rdx, r15",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m3 p0
    "add rsi, -1",                     // carry = t3 != 0
    "mov ebp, 0",                      // 0 for row 10
    "inc rbp",                         // 1 for row 10: OF = 0
    "adox rax, rbx",                   // t4 += hi(m3 p0)
    "mov rbx, [rcx + {p} + 8]",        // factor
    "mulx rbp, rbx, rbx",              // m3 p1
    "adcx rax, rbx",                   // t4 += lo(m3 p1)
    "mulx rbx, r10, [rcx + {p} + 16]", // m3 p2
    "adox r12, rbp",                   // t5 += hi(m3 p1)
    "adcx r12, r10",                   // t5 += lo(m3 p2)
    "adox r14, rbx",                   // t6 += hi(m3 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m3 p3
    "adcx r14, rbx",                   // t6 += lo(m3 p3)
    "adox r13, rbp",                   // t7 += hi(m3 p3)
    "mov rbx, r14",                    // u2 = t6
    "adc r13, 0",                      // t7 += carry of row 10
    "mov rbp, r12",                    // u1 = t5
    "mov r11, rax",                    // u0 = t4
    "sub r11, [rcx + {p}]",            // u0 = t4 - p0
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx]",                  // multiplier
    "mulx r9, r15, [rdi]",             // w0 x0
    "sbb rbp, [rcx + {p} + 8]",        // u1 = t5 - p1 - borrow
    "sbb rbx, [rcx + {p} + 16]",       // u2 = t6 - p2 - borrow
    "mov rsi, r13",                    // u3 = t7
    "sbb rsi, [rcx + {p} + 24]",       // u3 = t7 - p3 - borrow
    "cmovc rbx, r14",                  // u2 = t6 if it borrowed
    "mov [rsp + 64], rbx",             // u2 aside
    "mulx rbx, r10, [rdi + 16]",       // w0 x2
    "cmovc rbp, r12",                  // u1 = t5 if it borrowed
    "cmovc r11, rax",                  // u0 = t4 if it borrowed
    "cmovc rsi, r13",                  // u3 = t7 if it borrowed
    "mulx r14, r12, [rdi + 8]",        // w0 x1
    "add r12, r9",                     // q1 = lo(w0 x1) + hi(w0 x0)
    "mov [rsp + 56], rbp",             // u1 aside
    "mulx rbp, rax, [rdi + 24]",       // w0 x3
    "adc r10, r14",                    // q2 = lo(w0 x2) + hi(w0 x1) + carry
    "mov [rsp + 72], rsi",             // u3 aside
    "mov [rsp + 48], r11",             // u0 aside
    "adc rax, rbx",                    // q3 = lo(w0 x3) + hi(w0 x2) + carry
    "mov ebx, 0",                      // 0 for row 11
    "adc rbp, 0",                      // q4 = hi(w0 x3) + carry
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx]",                  // multiplier
    "mov r9, [r8]",                    // factor
    "mulx r13, r9, r9",                // z0 y0
    "add r15, r9",                     // q0 += lo(z0 y0)
    "mulx r14, rsi, [r8 + 8]",         // z0 y1
    "inc rbx",                         // 1 for row 11: OF = 0
    "adox r12, r13",                   // q1 += hi(z0 y0)
    "adox r10, r14",                   // q2 += hi(z0 y1)
    "mulx rbx, r11, [r8 + 24]",        // z0 y3
    "adcx r12, rsi",                   // q1 += lo(z0 y1)
    "mulx r9, r13, [r8 + 16]",         // z0 y2
    "mov r14, [rcx + {n0}]",           // k0 = n0
    "adcx r10, r13",                   // q2 += lo(z0 y2)
    "adox rax, r9",                    // q3 += hi(z0 y2)
    "adcx rax, r11",                   // q3 += lo(z0 y3)
    "adox rbp, rbx",                   // q4 += hi(z0 y3)
    "adc rbp, 0",                      // q4 += carry of row 11
    "xor ebx, ebx",                    // 0 for row 12
    "imul r14, r15",                   // k0 = q0 n0
    "mov rdx, r14",                    // multiplier
    "mov rsi, [rcx + {p}]",            // factor
    "mulx rsi, rsi, rsi",              // k0 p0
    "add r15, -1",                     // carry = q0 != 0
    "inc rbx",                         // 1 for row 12: OF = 0
    "adox r12, rsi",                   // q1 += hi(k0 p0)
    "mulx rbx, r13, [rcx + {p} + 8]",  // k0 p1
    "mulx r9, r11, [rcx + {p} + 16]",  // k0 p2
    "adcx r12, r13",                   // q1 += lo(k0 p1)
    "adox r10, rbx",                   // q2 += hi(k0 p1)
    "adcx r10, r11",                   // q2 += lo(k0 p2)
    "mulx rbx, r14, [rcx + {p} + 24]", // k0 p3
    "adox rax, r9",                    // q3 += hi(k0 p2)
    "adox rbp, rbx",                   // q4 += hi(k0 p3)
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx + 8]",              // multiplier
    "mulx rbx, r15, [rdi + 16]",       // w1 x2
    "mulx rsi, r13, [rdi + 8]",        // w1 x1
    "adcx rax, r14",                   // q3 += lo(k0 p3)
    "adc rbp, 0",                      // q4 += carry of row 12
    "mov r11d, 0",                     // q5 = 0
    "mulx r9, r14, [rdi]",             // w1 x0
    "add r12, r14",                    // q1 += lo(w1 x0)
    "dec r11",                         // q5 = -1: OF = 0
    "adox r10, r9",                    // q2 += hi(w1 x0)
    "adox rax, rsi",                   // q3 += hi(w1 x1)
    "adcx r10, r13",                   // q2 += lo(w1 x1)
    "adcx rax, r15",                   // q3 += lo(w1 x2)
    "mulx r14, r9, [rdi + 24]",        // w1 x3
    "adox rbp, rbx",                   // q4 += hi(w1 x2)
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 8]",              // multiplier
    "mulx rbx, rsi, [r8]",             // z1 y0
    "adox r11, r14",                   // q5 = hi(w1 x3)
    "adcx rbp, r9",                    // q4 += lo(w1 x3)
    "mov r13d, 0",                     // 0 for row 14
    "adc r11, 1",                      // q5 += carry
    "mov r14, [r8 + 16]",              // factor
    "mulx r15, r14, r14",              // z1 y2
    "add r12, rsi",                    // q1 += lo(z1 y0)
    "inc r13",                         // 1 for row 14: OF = 0
    "adox r10, rbx",                   // q2 += hi(z1 y0)
    "mulx rbx, r9, [r8 + 8]",          // z1 y1
    "adcx r10, r9",                    // q2 += lo(z1 y1)
    "adox rax, rbx",                   // q3 += hi(z1 y1)
    "adox rbp, r15",                   // q4 += hi(z1 y2)
    "mulx rbx, rsi, [r8 + 24]",        // z1 y3
    "mov r13, [rcx + {n0}]",           // k1 = n0
    "adcx rax, r14",                   // q3 += lo(z1 y2)
    "adcx rbp, rsi",                   // q4 += lo(z1 y3)
    "adox r11, rbx",                   // q5 += hi(z1 y3)
    "adc r11, 0",                      // q5 += carry of row 14
    "imul r13, r12",                   // k1 = q1 n0
    "add r12, -1",                     // carry = q1 != 0
    "mov ebx, 0",                      // 0 for row 15
    "mov rdx, r13",                    // multiplier
    "mulx r9, r15, [rcx + {p} + 8]",   // k1 p1
    "mulx r14, r14, [rcx + {p}]",      // k1 p0
    "inc rbx",                         // 1 for row 15: OF = 0
    "mulx rbx, rsi, [rcx + {p} + 16]", // k1 p2
    "adox r10, r14",                   // q2 += hi(k1 p0)
    "mulx r12, r13, [rcx + {p} + 24]", // k1 p3
    "adcx r10, r15",                   // q2 += lo(k1 p1)
    "adox rax, r9",                    // q3 += hi(k1 p1)
    "adcx rax, rsi",                   // q3 += lo(k1 p2)
    "adox rbp, rbx",                   // q4 += hi(k1 p2)
    "adcx rbp, r13",                   // q4 += lo(k1 p3)
    "adox r11, r12",                   // q5 += hi(k1 p3)
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mulx rbx, r14, [rdi + 8]",        // w2 x1
    "adc r11, 0",                      // q5 += carry of row 15
    "mov r15d, 0",                     // q6 = 0
    "mulx r9, rsi, [rdi]",             // w2 x0
    "add r10, rsi",                    // q2 += lo(w2 x0)
    "dec r15",                         // q6 = -1: OF = 0
    "mulx r13, r12, [rdi + 16]",       // w2 x2
    "adox rax, r9",                    // q3 += hi(w2 x0)
    "adcx rax, r14",                   // q3 += lo(w2 x1)
    "adox rbp, rbx",                   // q4 += hi(w2 x1)
    "adcx rbp, r12",                   // q4 += lo(w2 x2)
    "adox r11, r13",                   // q5 += hi(w2 x2)
    "mulx rbx, rsi, [rdi + 24]",       // w2 x3
    "mov r9d, 0",                      // 0 for row 17
    "adox r15, rbx",                   // q6 = hi(w2 x3)
    "adcx r11, rsi",                   // q5 += lo(w2 x3)
    "adc r15, 1",                      // q6 += carry
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mulx rbx, r14, [r8]",             // z2 y0
    "add r10, r14",                    // q2 += lo(z2 y0)
    "inc r9",                          // 1 for row 17: OF = 0
    "mulx r12, r13, [r8 + 8]",         // z2 y1
    "adox rax, rbx",                   // q3 += hi(z2 y0)
    "adox rbp, r12",                   // q4 += hi(z2 y1)
    "mov rbx, [rcx + {n0}]",           // k2 = n0
    "mulx rsi, r14, [r8 + 16]",        // z2 y2
    "adox r11, rsi",                   // q5 += hi(z2 y2)
    "mulx r9, r12, [r8 + 24]",         // z2 y3
    "adox r15, r9",                    // q6 += hi(z2 y3)
    "adcx rax, r13",                   // q3 += lo(z2 y1)
    "adcx rbp, r14",                   // q4 += lo(z2 y2)
    "adc r11, r12",                    // q5 += lo(z2 y3)
    "adc r15, 0",                      // q6 += carry of row 17
    "imul rbx, r10",                   // k2 = q2 n0
    "xor esi, esi",                    // 0 for row 18
    "add r10, -1",                     // carry = q2 != 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // k2 p0
    "inc rsi",                         // 1 for row 18: OF = 0
    "adox rax, rbx",                   // q3 += hi(k2 p0)
    "mulx rbx, r9, [rcx + {p} + 8]",   // k2 p1
    "mulx r13, r14, [rcx + {p} + 16]", // k2 p2
    "adox rbp, rbx",                   // q4 += hi(k2 p1)
    "adcx rax, r9",                    // q3 += lo(k2 p1)
    "adcx rbp, r14",                   // q4 += lo(k2 p2)
    "mulx rbx, r12, [rcx + {p} + 24]", // k2 p3
    "adox r11, r13",                   // q5 += hi(k2 p2)
    "adox r15, rbx",                   // q6 += hi(k2 p3)
    "adcx r11, r12",                   // q5 += lo(k2 p3)
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mulx rbx, r10, [rdi]",            // w3 x0
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mulx rsi, r9, [r8 + 16]",         // z3 y2
    "adc r15, 0",                      // q6 += carry of row 18
    "xor r14d, r14d",                  // q7 = 0
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mulx r13, r12, [rdi + 8]",        // w3 x1
    "add rax, r10",                    // q3 += lo(w3 x0)
    "dec r14",                         // q7 = -1: OF = 0
    "adcx rbp, r12",                   // q4 += lo(w3 x1)
    "adox rbp, rbx",                   // q4 += hi(w3 x0)
    "mulx rbx, r10, [rdi + 16]",       // w3 x2
    "adcx r11, r10",                   // q5 += lo(w3 x2)
    "adox r11, r13",                   // q5 += hi(w3 x1)
    "adox r15, rbx",                   // q6 += hi(w3 x2)
    "mulx rbx, r12, [rdi + 24]",       // w3 x3
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mulx r10, r13, [r8]",             // z3 y0
    "adox r14, rbx",                   // q7 = hi(w3 x3)
    "adcx r15, r12",                   // q6 += lo(w3 x3)
    "adc r14, 1",                      // q7 += carry
    "xor ebx, ebx",                    // 0 for row 20
    "add rax, r13",                    // q3 += lo(z3 y0)
    "inc rbx",                         // 1 for row 20: OF = 0
    "adox rbp, r10",                   // q4 += hi(z3 y0)
    "mov rdi, [r8 + 8]",               // factor
    "mulx rbx, rdi, rdi",              // z3 y1
    "adcx rbp, rdi",                   // q4 += lo(z3 y1)
    "adox r11, rbx",                   // q5 += hi(z3 y1)
    "adcx r11, r9",                    // q5 += lo(z3 y2)
    "mov rbx, [rcx + {n0}]",           // k3 = n0
    "adox r15, rsi",                   // q6 += hi(z3 y2)
    "mulx r12, r13, [r8 + 24]",        // z3 y3
    "adcx r15, r13",                   // q6 += lo(z3 y3)
    "adox r14, r12",                   // q7 += hi(z3 y3)
    "adc r14, 0",                      // q7 += carry of row 20
    "imul rbx, rax",                   // k3 = q3 n0
    "xor r10d, r10d",                  // 0 for row 21
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rdi, [rcx + {p}]",      // k3 p0
    "mov rsi, [rcx + {p} + 24]",       // factor
    "mulx r9, rsi, rsi",               // k3 p3
    "adox rbp, rbx",                   // q4 += hi(k3 p0)
    "adcx rax, rdi",                   // carry = q3 != 0
    "mulx rbx, r8, [rcx + {p} + 8]",   // k3 p1
    "adcx rbp, r8",                    // q4 += lo(k3 p1)
    "mulx r13, r12, [rcx + {p} + 16]", // k3 p2
    "adox r11, rbx",                   // q5 += hi(k3 p1)
    "adox r15, r13",                   // q6 += hi(k3 p2)
    "adcx r11, r12",                   // q5 += lo(k3 p2)
    "adox r14, r9",                    // q7 += hi(k3 p3)
    "mov r10, r11",                    // v1 = q5
    "adcx r15, rsi",                   // q6 += lo(k3 p3)
    "mov rdi, rbp",                    // v0 = q4
    "mov rax, r15",                    // v2 = q6
    "adc r14, 0",                      // q7 += carry of row 21
    "mov r8, [rsp + 72]",              // u3 again
    "sub rdi, [rcx + {p}]",            // v0 = q4 - p0
    "mov rdx, r14",                    // v3 = q7
    "sbb r10, [rcx + {p} + 8]",        // v1 = q5 - p1 - borrow
    "sbb rax, [rcx + {p} + 16]",       // v2 = q6 - p2 - borrow
    "sbb rdx, [rcx + {p} + 24]",       // v3 = q7 - p3 - borrow
    "cmovc rdi, rbp",                  // v0 = q4 if it borrowed
    "cmovc rax, r15",                  // v2 = q6 if it borrowed
    "mov r13, [rsp + 64]",             // u2 again
    "cmovc r10, r11",                  // v1 = q5 if it borrowed
    "mov r12, [rsp + 48]",             // u0 again
    "mov r9, [rsp + 56]",              // u1 again
    "cmovc rdx, r14",                  // v3 = q7 if it borrowed
    "add rsp, 80",
    "pop rbp",
    "pop rbx",
    "ret",
}
