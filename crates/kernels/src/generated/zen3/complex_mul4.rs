//! `complex_mul_4_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    complex_product 4 two_spare_bits;
    r0 r1 r2 r3, r4 r5 r6 r7;
    rax _, rcx _, rdx r0, rsi r2, rdi _, r8 r6, r9 r4, r10 r5, r11 _, r12 r1, r13 r3, r14 _, r15 r7;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 80",
    "mov rbx, [rcx + {p}]",            // n0 = p0
    "mov [rsp + 40], r9",              // w aside
    "mov [rsp + 32], rsi",             // z aside
    "mov rbp, [rcx + {p} + 8]",        // n1 = p1
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx]",                  // multiplier
    "mulx rax, r10, [rdi]",            // z0 x0
    "sub rbx, [r9]",                   // n0 = p0 - w0
    "mov [rsp], rbx",                  // n0 aside
    "mulx rbx, r11, [rdi + 8]",        // z0 x1
    "sbb rbp, [r9 + 8]",               // n1 = p1 - w1
    "mov r12, [rcx + {p} + 24]",       // n3 = p3
    "mov r13, [rcx + {p} + 16]",       // n2 = p2
    "mov r15, [rdi + 16]",             // factor
    "mulx r14, r15, r15",              // z0 x2
    "sbb r13, [r9 + 16]",              // n2 = p2 - w2
    "sbb r12, [r9 + 24]",              // n3 = p3 - w3
    "mulx rsi, r9, [rdi + 24]",        // z0 x3
    "add r11, rax",                    // t1 = lo(z0 x1) + hi(z0 x0)
    "adc r15, rbx",                    // t2 = lo(z0 x2) + hi(z0 x1) + carry
    "mov [rsp + 16], r13",             // n2 aside
    "mov rdx, [rsp]",                  // multiplier
    "mulx rbx, rax, [r8]",             // n0 y0
    "adc r9, r14",                     // t3 = lo(z0 x3) + hi(z0 x2) + carry
    "adc rsi, 0",                      // t4 = hi(z0 x3) + carry
    "xor r13d, r13d",                  // 0 for row 0
    "mov [rsp + 8], rbp",              // n1 aside
    "mulx rbp, r14, [r8 + 8]",         // n0 y1
    "adcx r10, rax",                   // t0 += lo(n0 y0)
    "adox r11, rbx",                   // t1 += hi(n0 y0)
    "mov r13, [r8 + 16]",              // factor
    "mulx rbx, r13, r13",              // n0 y2
    "mov [rsp + 24], r12",             // n3 aside
    "adox r15, rbp",                   // t2 += hi(n0 y1)
    "adox r9, rbx",                    // t3 += hi(n0 y2)
    "adcx r11, r14",                   // t1 += lo(n0 y1)
    "mulx rbp, rbx, [r8 + 24]",        // n0 y3
    "mov rax, [rcx + {n0}]",           // m0 = n0
    "adox rsi, rbp",                   // t4 += hi(n0 y3)
    "adcx r15, r13",                   // t2 += lo(n0 y2)
    "adcx r9, rbx",                    // t3 += lo(n0 y3)
    "adc rsi, 0",                      // t4 += carry of row 0
    "imul rax, r10",                   // m0 = t0 n0
    "mov rdx, rax",                    // multiplier
    "mulx rbp, rbx, [rcx + {p}]",      // m0 p0
    "mulx r12, r14, [rcx + {p} + 16]", // m0 p2
    "xor r13d, r13d",                  // 0 for row 1
    "adox r11, rbp",                   // t1 += hi(m0 p0)
    "mov rax, [rcx + {p} + 8]",        // factor
    "mulx rbp, rax, rax",              // m0 p1
    "adcx r10, rbx",                   // carry = t0 != 0
    "adox r15, rbp",                   // t2 += hi(m0 p1)
    "adox r9, r12",                    // t3 += hi(m0 p2)
    "adcx r11, rax",                   // t1 += lo(m0 p1)
    "adcx r15, r14",                   // t2 += lo(m0 p2)
    "mulx rbx, rbp, [rcx + {p} + 24]", // m0 p3
    "adcx r9, rbp",                    // t3 += lo(m0 p3)
    "adox rsi, rbx",                   // t4 += hi(m0 p3)
    "adc rsi, 0",                      // t4 += carry of row 1
    "xor ebp, ebp",                    // t5 = 0
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 8]",              // multiplier
    "mulx rbx, r13, [rdi]",            // z1 x0
    "adox r15, rbx",                   // t2 += hi(z1 x0)
    "adcx r11, r13",                   // t1 += lo(z1 x0)
    "mulx rbx, r10, [rdi + 8]",        // z1 x1
    "mulx r12, rax, [rdi + 24]",       // z1 x3
    "adox r9, rbx",                    // t3 += hi(z1 x1)
    "adcx r15, r10",                   // t2 += lo(z1 x1)
    "mulx rbx, r14, [rdi + 16]",       // z1 x2
    "adcx r9, r14",                    // t3 += lo(z1 x2)
    "adox rsi, rbx",                   // t4 += hi(z1 x2)
    "adox rbp, r12",                   // t5 = hi(z1 x3)
    "adcx rsi, rax",                   // t4 += lo(z1 x3)
    "mov rdx, [rsp + 8]",              // multiplier
    "mulx rbx, r13, [r8]",             // n1 y0
    "adc rbp, 0",                      // t5 += carry
    "xor r10d, r10d",                  // 0 for row 3
    "mulx r14, r12, [r8 + 8]",         // n1 y1
    "adcx r11, r13",                   // t1 += lo(n1 y0)
    "adcx r15, r12",                   // t2 += lo(n1 y1)
    "adox r15, rbx",                   // t2 += hi(n1 y0)
    "adox r9, r14",                    // t3 += hi(n1 y1)
    "mov rbx, [rcx + {n0}]",           // m1 = n0
    "mulx rax, r10, [r8 + 16]",        // n1 y2
    "mulx r13, r12, [r8 + 24]",        // n1 y3
    "adox rsi, rax",                   // t4 += hi(n1 y2)
    "adcx r9, r10",                    // t3 += lo(n1 y2)
    "adox rbp, r13",                   // t5 += hi(n1 y3)
    "adcx rsi, r12",                   // t4 += lo(n1 y3)
    "adc rbp, 0",                      // t5 += carry of row 3
    "imul rbx, r11",                   // m1 = t1 n0
    "xor r14d, r14d",                  // 0 for row 4
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rax, [rcx + {p}]",      // m1 p0
    "mulx r10, r13, [rcx + {p} + 8]",  // m1 p1
    "adox r15, rbx",                   // t2 += hi(m1 p0)
    "adox r9, r10",                    // t3 += hi(m1 p1)
    "adcx r11, rax",                   // carry = t1 != 0
    "mulx rbx, r12, [rcx + {p} + 16]", // m1 p2
    "adox rsi, rbx",                   // t4 += hi(m1 p2)
    "adcx r15, r13",                   // t2 += lo(m1 p1)
    "mulx rbx, r14, [rcx + {p} + 24]", // m1 p3
    "adox rbp, rbx",                   // t5 += hi(m1 p3)
    "adcx r9, r12",                    // t3 += lo(m1 p2)
    "adc rsi, r14",                    // t4 += lo(m1 p3)
    "adc rbp, 0",                      // t5 += carry of row 4
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mov r10, [rdi + 8]",              // factor
    "mulx rbx, r10, r10",              // z2 x1
    "mulx rax, r11, [rdi]",            // z2 x0
    "xor r13d, r13d",                  // t6 = 0
    "adcx r15, r11",                   // t2 += lo(z2 x0)
    "adox r9, rax",                    // t3 += hi(z2 x0)
    "mov r14, [rdi + 16]",             // factor
    "mulx r12, r14, r14",              // z2 x2
    "adox rsi, rbx",                   // t4 += hi(z2 x1)
    "mov r11, [rdi + 24]",             // factor
    "mulx rbx, r11, r11",              // z2 x3
    "adox rbp, r12",                   // t5 += hi(z2 x2)
    "adcx r9, r10",                    // t3 += lo(z2 x1)
    "adcx rsi, r14",                   // t4 += lo(z2 x2)
    "mov rdx, [rsp + 16]",             // multiplier
    "mov r12, [r8]",                   // factor
    "mulx rax, r12, r12",              // n2 y0
    "adcx rbp, r11",                   // t5 += lo(z2 x3)
    "adox r13, rbx",                   // t6 = hi(z2 x3)
    "adc r13, 0",                      // t6 += carry
    "xor ebx, ebx",                    // 0 for row 6
    "mulx rbx, r10, [r8 + 16]",        // n2 y2
    "adcx r15, r12",                   // t2 += lo(n2 y0)
    "mulx r14, r11, [r8 + 8]",         // n2 y1
    "adox r9, rax",                    // t3 += hi(n2 y0)
    "adox rsi, r14",                   // t4 += hi(n2 y1)
    "adcx r9, r11",                    // t3 += lo(n2 y1)
    "mov r12, [rcx + {n0}]",           // m2 = n0
    "adcx rsi, r10",                   // t4 += lo(n2 y2)
    "mulx rax, r14, [r8 + 24]",        // n2 y3
    "adox rbp, rbx",                   // t5 += hi(n2 y2)
    "adcx rbp, r14",                   // t5 += lo(n2 y3)
    "adox r13, rax",                   // t6 += hi(n2 y3)
    "adc r13, 0",                      // t6 += carry of row 6
    "mov ebx, 0",                      // 0 for row 7
    "imul r12, r15",                   // m2 = t2 n0
    "add r15, -1",                     // carry = t2 != 0
    "mov rdx, r12",                    // multiplier
    "mulx r11, r10, [rcx + {p} + 8]",  // m2 p1
    "mulx r14, r14, [rcx + {p}]",      // m2 p0
    "inc rbx",                         // 1 for row 7: OF = 0
    "adcx r9, r10",                    // t3 += lo(m2 p1)
    "adox r9, r14",                    // t3 += hi(m2 p0)
    "mov rax, [rcx + {p} + 16]",       // factor
    "mulx rbx, rax, rax",              // m2 p2
    "adcx rsi, rax",                   // t4 += lo(m2 p2)
    "adox rsi, r11",                   // t4 += hi(m2 p1)
    "adox rbp, rbx",                   // t5 += hi(m2 p2)
    "mulx rbx, r15, [rcx + {p} + 24]", // m2 p3
    "adcx rbp, r15",                   // t5 += lo(m2 p3)
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mulx r12, r10, [rdi]",            // z3 x0
    "adox r13, rbx",                   // t6 += hi(m2 p3)
    "adc r13, 0",                      // t6 += carry of row 7
    "xor ebx, ebx",                    // t7 = 0
    "adox rsi, r12",                   // t4 += hi(z3 x0)
    "mov rax, [rdi + 8]",              // factor
    "mulx r14, rax, rax",              // z3 x1
    "adcx r9, r10",                    // t3 += lo(z3 x0)
    "adcx rsi, rax",                   // t4 += lo(z3 x1)
    "mov r15, [rdi + 16]",             // factor
    "mulx r11, r15, r15",              // z3 x2
    "adcx rbp, r15",                   // t5 += lo(z3 x2)
    "adox rbp, r14",                   // t5 += hi(z3 x1)
    "mov rdx, [rsp + 24]",             // multiplier
    "mov r10, [r8]",                   // factor
    "mulx r12, r10, r10",              // n3 y0
    "adox r13, r11",                   // t6 += hi(z3 x2)
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mov r15, [rdi + 24]",             // factor
    "mulx rax, r15, r15",              // z3 x3
    "adox rbx, rax",                   // t7 = hi(z3 x3)
    "adcx r13, r15",                   // t6 += lo(z3 x3)
    "adc rbx, 0",                      // t7 += carry
    "xor r14d, r14d",                  // 0 for row 9
    "adcx r9, r10",                    // t3 += lo(n3 y0)
    "adox rsi, r12",                   // t4 += hi(n3 y0)
    "mov rdx, [rsp + 24]",             // multiplier
    "mulx r11, rax, [r8 + 8]",         // n3 y1
    "adcx rsi, rax",                   // t4 += lo(n3 y1)
    "adox rbp, r11",                   // t5 += hi(n3 y1)
    "mov r14, [r8 + 16]",              // factor
    "mulx r15, r14, r14",              // n3 y2
    "adox r13, r15",                   // t6 += hi(n3 y2)
    "adcx rbp, r14",                   // t5 += lo(n3 y2)
    "mulx r10, r12, [r8 + 24]",        // n3 y3
    "adcx r13, r12",                   // t6 += lo(n3 y3)
    "adox rbx, r10",                   // t7 += hi(n3 y3)
    "mov rax, [rcx + {n0}]",           // m3 = n0
    "adc rbx, 0",                      // t7 += carry of row 9
    "imul rax, r9",                    // m3 = t3 n0
    "xor r11d, r11d",                  // 0 for row 10
    "mov rdx, rax",                    // multiplier
    "mulx r15, r14, [rcx + {p}]",      // m3 p0
    "adox rsi, r15",                   // t4 += hi(m3 p0)
    "adcx r9, r14",                    // carry = t3 != 0
    "mulx r12, r10, [rcx + {p} + 16]", // m3 p2
    "mulx r11, rax, [rcx + {p} + 8]",  // m3 p1
    "adox rbp, r11",                   // t5 += hi(m3 p1)
    "adcx rsi, rax",                   // t4 += lo(m3 p1)
    "adcx rbp, r10",                   // t5 += lo(m3 p2)
    "mov r14, [rcx + {p} + 24]",       // factor
    "mulx r15, r14, r14",              // m3 p3
    "mov r9, rbp",                     // u1 = t5
    "adox r13, r12",                   // t6 += hi(m3 p2)
    "adox rbx, r15",                   // t7 += hi(m3 p3)
    "adcx r13, r14",                   // t6 += lo(m3 p3)
    "mov r11, rsi",                    // u0 = t4
    "adc rbx, 0",                      // t7 += carry of row 10
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx]",                  // multiplier
    "mulx rax, r10, [rdi]",            // w0 x0
    "mov r12, rbx",                    // u3 = t7
    "mov r15, r13",                    // u2 = t6
    "sub r11, [rcx + {p}]",            // u0 = t4 - p0
    "sbb r9, [rcx + {p} + 8]",         // u1 = t5 - p1 - borrow
    "sbb r15, [rcx + {p} + 16]",       // u2 = t6 - p2 - borrow
    "sbb r12, [rcx + {p} + 24]",       // u3 = t7 - p3 - borrow
    "cmovc r11, rsi",                  // u0 = t4 if it borrowed
    "cmovc r15, r13",                  // u2 = t6 if it borrowed
    "cmovc r12, rbx",                  // u3 = t7 if it borrowed
    "mulx rbx, r14, [rdi + 16]",       // w0 x2
    "cmovc r9, rbp",                   // u1 = t5 if it borrowed
    "mov [rsp + 56], r9",              // u1 aside
    "mov rsi, [rdi + 8]",              // factor
    "mulx rbp, rsi, rsi",              // w0 x1
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx]",                  // multiplier
    "mulx r13, r9, [r8]",              // z0 y0
    "mov [rsp + 64], r15",             // u2 aside
    "mov [rsp + 72], r12",             // u3 aside
    "add rsi, rax",                    // q1 = lo(w0 x1) + hi(w0 x0)
    "adcx r14, rbp",                   // q2 = lo(w0 x2) + hi(w0 x1) + carry
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx]",                  // multiplier
    "mulx rbp, r15, [rdi + 24]",       // w0 x3
    "adc r15, rbx",                    // q3 = lo(w0 x3) + hi(w0 x2) + carry
    "mov [rsp + 48], r11",             // u0 aside
    "adc rbp, 0",                      // q4 = hi(w0 x3) + carry
    "xor ebx, ebx",                    // 0 for row 11
    "adox rsi, r13",                   // q1 += hi(z0 y0)
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx]",                  // multiplier
    "mulx rbx, r12, [r8 + 8]",         // z0 y1
    "adox r14, rbx",                   // q2 += hi(z0 y1)
    "adcx r10, r9",                    // q0 += lo(z0 y0)
    "mulx rbx, rax, [r8 + 16]",        // z0 y2
    "adcx rsi, r12",                   // q1 += lo(z0 y1)
    "adcx r14, rax",                   // q2 += lo(z0 y2)
    "adox r15, rbx",                   // q3 += hi(z0 y2)
    "mulx rbx, r11, [r8 + 24]",        // z0 y3
    "adcx r15, r11",                   // q3 += lo(z0 y3)
    "adox rbp, rbx",                   // q4 += hi(z0 y3)
    "mov rbx, [rcx + {n0}]",           // k0 = n0
    "adc rbp, 0",                      // q4 += carry of row 11
    "imul rbx, r10",                   // k0 = q0 n0
    "xor r13d, r13d",                  // 0 for row 12
    "mov rdx, rbx",                    // multiplier
    "mov r12, [rcx + {p}]",            // factor
    "mulx r9, r12, r12",               // k0 p0
    "adcx r10, r12",                   // carry = q0 != 0
    "adox rsi, r9",                    // q1 += hi(k0 p0)
    "mulx rax, r11, [rcx + {p} + 8]",  // k0 p1
    "adox r14, rax",                   // q2 += hi(k0 p1)
    "mulx r13, r12, [rcx + {p} + 16]", // k0 p2
    "adcx rsi, r11",                   // q1 += lo(k0 p1)
    "adcx r14, r12",                   // q2 += lo(k0 p2)
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx + 8]",              // multiplier
    "mulx r10, r9, [rdi]",             // w1 x0
    "adox r15, r13",                   // q3 += hi(k0 p2)
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rax, [rcx + {p} + 24]", // k0 p3
    "adcx r15, rax",                   // q3 += lo(k0 p3)
    "adox rbp, rbx",                   // q4 += hi(k0 p3)
    "adc rbp, 0",                      // q4 += carry of row 12
    "xor ebx, ebx",                    // q5 = 0
    "adcx rsi, r9",                    // q1 += lo(w1 x0)
    "adox r14, r10",                   // q2 += hi(w1 x0)
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx + 8]",              // multiplier
    "mulx r11, r12, [rdi + 24]",       // w1 x3
    "mulx r13, rax, [rdi + 8]",        // w1 x1
    "adcx r14, rax",                   // q2 += lo(w1 x1)
    "adox r15, r13",                   // q3 += hi(w1 x1)
    "mulx r9, r10, [rdi + 16]",        // w1 x2
    "adcx r15, r10",                   // q3 += lo(w1 x2)
    "adox rbp, r9",                    // q4 += hi(w1 x2)
    "adox rbx, r11",                   // q5 = hi(w1 x3)
    "adcx rbp, r12",                   // q4 += lo(w1 x3)
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 8]",              // multiplier
    "mov r13, [r8]",                   // factor
    "mulx rax, r13, r13",              // z1 y0
    "adc rbx, 0",                      // q5 += carry
    "xor r10d, r10d",                  // 0 for row 14
    "add rsi, r13",                    // q1 += lo(z1 y0)
    "inc r10",                         // 1 for row 14: OF = 0
    "mulx r9, r11, [r8 + 8]",          // z1 y1
    "adox r14, rax",                   // q2 += hi(z1 y0)
    "adcx r14, r11",                   // q2 += lo(z1 y1)
    "mulx r12, r13, [r8 + 16]",        // z1 y2
    "adox r15, r9",                    // q3 += hi(z1 y1)
    "adcx r15, r13",                   // q3 += lo(z1 y2)
    "mov r10, [rcx + {n0}]",           // k1 = n0
    "mulx rax, r11, [r8 + 24]",        // z1 y3
    "adox rbp, r12",                   // q4 += hi(z1 y2)
    "adox rbx, rax",                   // q5 += hi(z1 y3)
    "adcx rbp, r11",                   // q4 += lo(z1 y3)
    "adc rbx, 0",                      // q5 += carry of row 14
    "imul r10, rsi",                   // k1 = q1 n0
    "mov r9d, 0",                      // 0 for row 15
    "add rsi, -1",                     // carry = q1 != 0
    "mov rdx, r10",                    // multiplier
    "mulx r13, r12, [rcx + {p} + 16]", // k1 p2
    "inc r9",                          // 1 for row 15: OF = 0
    "mulx rax, rax, [rcx + {p}]",      // k1 p0
    "adox r14, rax",                   // q2 += hi(k1 p0)
    "mov rsi, [rcx + {p} + 8]",        // factor
    "mulx r11, rsi, rsi",              // k1 p1
    "adcx r14, rsi",                   // q2 += lo(k1 p1)
    "adox r15, r11",                   // q3 += hi(k1 p1)
    "adcx r15, r12",                   // q3 += lo(k1 p2)
    "mulx r10, r9, [rcx + {p} + 24]",  // k1 p3
    "adox rbp, r13",                   // q4 += hi(k1 p2)
    "adox rbx, r10",                   // q5 += hi(k1 p3)
    "adc rbp, r9",                     // q4 += lo(k1 p3)
    "adc rbx, 0",                      // q5 += carry of row 15
    "xor eax, eax",                    // q6 = 0
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mulx rsi, r11, [rdi]",            // w2 x0
    "adox r15, rsi",                   // q3 += hi(w2 x0)
    "mulx r12, r13, [rdi + 8]",        // w2 x1
    "adcx r14, r11",                   // q2 += lo(w2 x0)
    "adcx r15, r13",                   // q3 += lo(w2 x1)
    "mov r9, [rdi + 16]",              // factor
    "mulx r10, r9, r9",                // w2 x2
    "adox rbp, r12",                   // q4 += hi(w2 x1)
    "adcx rbp, r9",                    // q4 += lo(w2 x2)
    "adox rbx, r10",                   // q5 += hi(w2 x2)
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mulx rsi, r11, [r8]",             // z2 y0
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mulx r13, r12, [rdi + 24]",       // w2 x3
    "adcx rbx, r12",                   // q5 += lo(w2 x3)
    "adox rax, r13",                   // q6 = hi(w2 x3)
    "adc rax, 0",                      // q6 += carry
    "mov r9d, 0",                      // 0 for row 17
    "add r14, r11",                    // q2 += lo(z2 y0)
    "inc r9",                          // 1 for row 17: OF = 0
    "adox r15, rsi",                   // q3 += hi(z2 y0)
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 16]",             // multiplier
    "mov r12, [r8 + 8]",               // factor
    "mulx r10, r12, r12",              // z2 y1
    "adcx r15, r12",                   // q3 += lo(z2 y1)
    "mulx r13, r11, [r8 + 24]",        // z2 y3
    "adox rbp, r10",                   // q4 += hi(z2 y1)
    "mov rsi, [r8 + 16]",              // factor
    "mulx r9, rsi, rsi",               // z2 y2
    "mov r12, [rcx + {n0}]",           // k2 = n0
    "adox rbx, r9",                    // q5 += hi(z2 y2)
    "adcx rbp, rsi",                   // q4 += lo(z2 y2)
    "adox rax, r13",                   // q6 += hi(z2 y3)
    "adcx rbx, r11",                   // q5 += lo(z2 y3)
    "adc rax, 0",                      // q6 += carry of row 17
    "imul r12, r14",                   // k2 = q2 n0
    "mov rdx, r12",                    // multiplier
    "mov r10, [rcx + {p}]",            // factor
    "mulx r10, r10, r10",              // k2 p0
    "mov r9d, 0",                      // 0 for row 18
    "add r14, -1",                     // carry = q2 != 0
    "inc r9",                          // 1 for row 18: OF = 0
    "mulx rsi, r13, [rcx + {p} + 8]",  // k2 p1
    "adox r15, r10",                   // q3 += hi(k2 p0)
    "adcx r15, r13",                   // q3 += lo(k2 p1)
    "adox rbp, rsi",                   // q4 += hi(k2 p1)
    "mulx r11, r12, [rcx + {p} + 16]", // k2 p2
    "adcx rbp, r12",                   // q4 += lo(k2 p2)
    "mov r9, [rcx + {p} + 24]",        // factor
    "mulx r14, r9, r9",                // k2 p3
    "adox rbx, r11",                   // q5 += hi(k2 p2)
    "adcx rbx, r9",                    // q5 += lo(k2 p3)
    "mov rdx, [rsp + 40]",             // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mulx r10, r13, [rdi]",            // w3 x0
    "adox rax, r14",                   // q6 += hi(k2 p3)
    "mulx rsi, r12, [rdi + 8]",        // w3 x1
    "adc rax, 0",                      // q6 += carry of row 18
    "xor r11d, r11d",                  // q7 = 0
    "adox rbp, r10",                   // q4 += hi(w3 x0)
    "adcx r15, r13",                   // q3 += lo(w3 x0)
    "adcx rbp, r12",                   // q4 += lo(w3 x1)
    "mulx r9, r14, [rdi + 16]",        // w3 x2
    "adox rbx, rsi",                   // q5 += hi(w3 x1)
    "adcx rbx, r14",                   // q5 += lo(w3 x2)
    "adox rax, r9",                    // q6 += hi(w3 x2)
    "mulx r10, r13, [rdi + 24]",       // w3 x3
    "mov rdx, [rsp + 32]",             // multiplier
    "mov rdx, [rdx + 24]",             // multiplier
    "mulx r12, rsi, [r8]",             // z3 y0
    "adcx rax, r13",                   // q6 += lo(w3 x3)
    "adox r11, r10",                   // q7 = hi(w3 x3)
    "adc r11, 0",                      // q7 += carry
    "xor r14d, r14d",                  // 0 for row 20
    "adcx r15, rsi",                   // q3 += lo(z3 y0)
    "adox rbp, r12",                   // q4 += hi(z3 y0)
    "mulx r9, rdi, [r8 + 8]",          // z3 y1
    "adcx rbp, rdi",                   // q4 += lo(z3 y1)
    "mulx r13, r10, [r8 + 16]",        // z3 y2
    "adox rbx, r9",                    // q5 += hi(z3 y1)
    "adcx rbx, r10",                   // q5 += lo(z3 y2)
    "adox rax, r13",                   // q6 += hi(z3 y2)
    "mov r14, [rcx + {n0}]",           // k3 = n0
    "mulx rsi, r12, [r8 + 24]",        // z3 y3
    "adox r11, rsi",                   // q7 += hi(z3 y3)
    "adc rax, r12",                    // q6 += lo(z3 y3)
    "adc r11, 0",                      // q7 += carry of row 20
    "imul r14, r15",                   // k3 = q3 n0
    "xor edi, edi",                    // 0 for row 21
    "mov rdx, r14",                    // multiplier
    "mulx r9, r10, [rcx + {p}]",       // k3 p0
    "adox rbp, r9",                    // q4 += hi(k3 p0)
    "adcx r15, r10",                   // carry = q3 != 0
    "mov r8, [rcx + {p} + 8]",         // factor
    "mulx r13, r8, r8",                // k3 p1
    "adcx rbp, r8",                    // q4 += lo(k3 p1)
    "mulx rsi, r12, [rcx + {p} + 16]", // k3 p2
    "adox rbx, r13",                   // q5 += hi(k3 p1)
    "mulx rdi, r14, [rcx + {p} + 24]", // k3 p3
    "mov r9, rbp",                     // v0 = q4
    "adox rax, rsi",                   // q6 += hi(k3 p2)
    "adcx rbx, r12",                   // q5 += lo(k3 p2)
    "adcx rax, r14",                   // q6 += lo(k3 p3)
    "adox r11, rdi",                   // q7 += hi(k3 p3)
    "mov r10, rbx",                    // v1 = q5
    "adc r11, 0",                      // q7 += carry of row 21
    "mov r15, r11",                    // v3 = q7
    "sub r9, [rcx + {p}]",             // v0 = q4 - p0
    "mov r8, rax",                     // v2 = q6
    "sbb r10, [rcx + {p} + 8]",        // v1 = q5 - p1 - borrow
    "sbb r8, [rcx + {p} + 16]",        // v2 = q6 - p2 - borrow
    "sbb r15, [rcx + {p} + 24]",       // v3 = q7 - p3 - borrow
    "cmovc r8, rax",                   // v2 = q6 if it borrowed
    "cmovc r9, rbp",                   // v0 = q4 if it borrowed
    "cmovc r10, rbx",                  // v1 = q5 if it borrowed
    "mov r13, [rsp + 72]",             // u3 again
    "cmovc r15, r11",                  // v3 = q7 if it borrowed
    "mov rdx, [rsp + 48]",             // u0 again
    "mov rsi, [rsp + 64]",             // u2 again
    "mov r12, [rsp + 56]",             // u1 again
    "add rsp, 80",
    "pop rbp",
    "pop rbx",
    "ret",
}
