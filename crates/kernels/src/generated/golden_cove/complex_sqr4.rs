//! `complex_sqr_4_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    complex_square 4 two_spare_bits;
    r0 r1 r2 r3, r4 r5 r6 r7;
    rax r2, rcx _, rdx r0, rsi r6, rdi r1, r8 r7, r9 _, r10 r4, r11 _, r12 r5, r13 _, r14 _, r15 r3;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 128",
    "mov rbx, [rdi]",                  // s0 = x0
    "mov rbp, [rdi]",                  // e0 = x0
    "add rbx, [r8]",                   // s0 = x0 + y0
    "mov rax, [rdi + 24]",             // d3 = x3
    "mov rsi, [rdi + 8]",              // s1 = x1
    "mov r9, [rdi + 16]",              // s2 = x2
    "mov [rsp], rbx",                  // s0 aside
    "adcx rsi, [r8 + 8]",              // s1 = x1 + y1
    "mov [rsp + 8], rsi",              // s1 aside
    "adc r9, [r8 + 16]",               // s2 = x2 + y2
    "mov rbx, [rdi + 24]",             // s3 = x3
    "mov [rsp + 16], r9",              // s2 aside
    "mov r10, [rdi]",                  // d0 = x0
    "adc rbx, [r8 + 24]",              // s3 = x3 + y3
    "mov [rsp + 24], rbx",             // s3 aside
    "sub r10, [r8]",                   // d0 = x0 - y0
    "mov rbx, [rdi + 16]",             // d2 = x2
    "mov r11, [rdi + 8]",              // d1 = x1
    "sbb r11, [r8 + 8]",               // d1 = x1 - y1
    "sbb rbx, [r8 + 16]",              // d2 = x2 - y2
    "sbb rax, [r8 + 24]",              // d3 = x3 - y3
    "add r10, [rcx + {p}]",            // d0 += p0
    "adc r11, [rcx + {p} + 8]",        // d1 += p1
    "mov [rsp + 32], r10",             // d0 aside
    "adc rbx, [rcx + {p} + 16]",       // d2 += p2
    "adcx rax, [rcx + {p} + 24]",      // d3 += p3
    "mov [rsp + 56], rax",             // d3 aside
    "mov [rsp + 40], r11",             // d1 aside
    "mov r12, [rdi + 8]",              // e1 = x1
    "mov [rsp + 48], rbx",             // d2 aside
    "mov rdx, [rsp + 32]",             // multiplier
    "mov r13, [rsp + 16]",             // factor
    "mulx rbx, r13, r13",              // d0 s2
    "add rbp, rbp",                    // e0, limb 0 of 2x
    "mov r14, [rdi + 16]",             // e2 = x2
    "adc r12, r12",                    // e1, limb 1 of 2x
    "adc r14, r14",                    // e2, limb 2 of 2x
    "mov r15, [rdi + 24]",             // e3 = x3
    "mov [rsp + 72], r12",             // e1 aside
    "mov [rsp + 80], r14",             // e2 aside
    "mov [rsp + 64], rbp",             // e0 aside
    "adcx r15, r15",                   // e3, limb 3 of 2x
    "mulx rbp, rsi, [rsp]",            // d0 s0
    "mov [rsp + 88], r15",             // e3 aside
    "mulx r9, r10, [rsp + 8]",         // d0 s1
    "add r10, rbp",                    // t1 = lo(d0 s1) + hi(d0 s0)
    "mov rax, [rsp + 24]",             // factor
    "mulx rbp, rax, rax",              // d0 s3
    "adc r13, r9",                     // t2 = lo(d0 s2) + hi(d0 s1) + carry
    "adcx rax, rbx",                   // t3 = lo(d0 s3) + hi(d0 s2) + carry
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "adc rbp, 0",                      // t4 = hi(d0 s3) + carry
    "imul rbx, rsi",                   // m0 = t0 n0
    "xor r11d, r11d",                  // 0 for row 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rdi, [rcx + {p}]",      // m0 p0
    "mulx r12, r14, [rcx + {p} + 8]",  // m0 p1
    "adcx rsi, rdi",                   // carry = t0 != 0
    "adox r10, rbx",                   // t1 += hi(m0 p0)
    "adcx r10, r14",                   // t1 += lo(m0 p1)
    "adox r13, r12",                   // t2 += hi(m0 p1)
    "mulx rbx, r15, [rcx + {p} + 16]", // m0 p2
    "mulx r9, r11, [rcx + {p} + 24]",  // m0 p3
    "adox rax, rbx",                   // t3 += hi(m0 p2)
    "adcx r13, r15",                   // t2 += lo(m0 p2)
    "adox rbp, r9",                    // t4 += hi(m0 p3)
    "adcx rax, r11",                   // t3 += lo(m0 p3)
    "adc rbp, 0",                      // t4 += carry of row 0
    "mov rdx, [rsp + 40]",             // multiplier
    "mulx rbx, rdi, [rsp]",            // d1 s0
    "xor esi, esi",                    // t5 = 0
    "adcx r10, rdi",                   // t1 += lo(d1 s0)
    "mulx r14, r12, [rsp + 8]",        // d1 s1
    "adox r13, rbx",                   // t2 += hi(d1 s0)
    "adox rax, r14",                   // t3 += hi(d1 s1)
    "mulx rbx, r15, [rsp + 24]",       // d1 s3
    "mulx r9, r11, [rsp + 16]",        // d1 s2
    "adox rbp, r9",                    // t4 += hi(d1 s2)
    "mov rdi, [rcx + {n0}]",           // m1 = n0
    "adcx r13, r12",                   // t2 += lo(d1 s1)
    "adcx rax, r11",                   // t3 += lo(d1 s2)
    "adcx rbp, r15",                   // t4 += lo(d1 s3)
    "adox rsi, rbx",                   // t5 = hi(d1 s3)
    "adc rsi, 0",                      // t5 += carry
    "imul rdi, r10",                   // m1 = t1 n0
    "mov rdx, [rsp + 48]",             // multiplier
    "mulx rbx, r14, [rsp]",            // d2 s0
    "xor r9d, r9d",                    // 0 for row 2
    "mov rdx, rdi",                    // multiplier
    "mov r11, [rcx + {p}]",            // factor
    "mulx r12, r11, r11",              // m1 p0
    "adcx r10, r11",                   // carry = t1 != 0
    "mov r15d, 0",                     // t6 = 0
    "adox r13, r12",                   // t2 += hi(m1 p0)
    "mulx r9, rdi, [rcx + {p} + 16]",  // m1 p2
    "mov r10, [rcx + {p} + 8]",        // factor
    "mulx r11, r10, r10",              // m1 p1
    "adcx r13, r10",                   // t2 += lo(m1 p1)
    "adox rax, r11",                   // t3 += hi(m1 p1)
    "adcx rax, rdi",                   // t3 += lo(m1 p2)
    "adox rbp, r9",                    // t4 += hi(m1 p2)
    "mulx r12, r10, [rcx + {p} + 24]", // m1 p3
    "adox rsi, r12",                   // t5 += hi(m1 p3)
    "adcx rbp, r10",                   // t4 += lo(m1 p3)
    "mov r11, [rcx + {n0}]",           // m2 = n0
    "mov rdx, [rsp + 48]",             // multiplier
    "mulx rdi, r9, [rsp + 24]",        // d2 s3
    "mulx r12, r10, [rsp + 8]",        // d2 s1
    "adc rsi, 0",                      // t5 += carry of row 2
    "add r13, r14",                    // t2 += lo(d2 s0)
    "dec r15",                         // t6 = -1: OF = 0
    "adox rax, rbx",                   // t3 += hi(d2 s0)
    "adcx rax, r10",                   // t3 += lo(d2 s1)
    "adox rbp, r12",                   // t4 += hi(d2 s1)
    "mov r14, [rsp + 16]",             // factor
    "mulx rbx, r14, r14",              // d2 s2
    "adox rsi, rbx",                   // t5 += hi(d2 s2)
    "adcx rbp, r14",                   // t4 += lo(d2 s2)
    "adox r15, rdi",                   // t6 = hi(d2 s3)
    "adcx rsi, r9",                    // t5 += lo(d2 s3)
    "adc r15, 1",                      // t6 += carry
    "imul r11, r13",                   // m2 = t2 n0
    "mov rdx, r11",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m2 p0
    "mov r10d, 0",                     // 0 for row 4
    "add r13, -1",                     // carry = t2 != 0
    "inc r10",                         // 1 for row 4: OF = 0
    "mulx r12, r14, [rcx + {p} + 16]", // m2 p2
    "adox rax, rbx",                   // t3 += hi(m2 p0)
    "mov rdi, [rcx + {p} + 8]",        // factor
    "mulx rbx, rdi, rdi",              // m2 p1
    "adox rbp, rbx",                   // t4 += hi(m2 p1)
    "adcx rax, rdi",                   // t3 += lo(m2 p1)
    "mulx rbx, r9, [rcx + {p} + 24]",  // m2 p3
    "adcx rbp, r14",                   // t4 += lo(m2 p2)
    "mov rdx, [rsp + 56]",             // multiplier
    "mov r13, [rsp]",                  // factor
    "mulx r11, r13, r13",              // d3 s0
    "adox rsi, r12",                   // t5 += hi(m2 p2)
    "adcx rsi, r9",                    // t5 += lo(m2 p3)
    "adox r15, rbx",                   // t6 += hi(m2 p3)
    "adc r15, 0",                      // t6 += carry of row 4
    "xor ebx, ebx",                    // t7 = 0
    "add rax, r13",                    // t3 += lo(d3 s0)
    "dec rbx",                         // t7 = -1: OF = 0
    "mov rdi, [rsp + 8]",              // factor
    "mulx r10, rdi, rdi",              // d3 s1
    "mulx r14, r12, [rsp + 24]",       // d3 s3
    "adox rbp, r11",                   // t4 += hi(d3 s0)
    "mov r9, [rcx + {n0}]",            // m3 = n0
    "mulx r13, r11, [rsp + 16]",       // d3 s2
    "adcx rbp, rdi",                   // t4 += lo(d3 s1)
    "adox rsi, r10",                   // t5 += hi(d3 s1)
    "adox r15, r13",                   // t6 += hi(d3 s2)
    "adcx rsi, r11",                   // t5 += lo(d3 s2)
    "adcx r15, r12",                   // t6 += lo(d3 s3)
    "adox rbx, r14",                   // t7 = hi(d3 s3)
    "adc rbx, 1",                      // t7 += carry
    "mov edi, 0",                      // 0 for row 6
    "imul r9, rax",                    // m3 = t3 n0
    "mov rdx, r9",                     // multiplier
    "mulx r10, r13, [rcx + {p} + 8]",  // m3 p1
    "mulx r11, r12, [rcx + {p} + 24]", // m3 p3
    "mulx r14, r14, [rcx + {p}]",      // m3 p0
    "add rax, -1",                     // carry = t3 != 0
    "inc rdi",                         // 1 for row 6: OF = 0
    "adcx rbp, r13",                   // t4 += lo(m3 p1)
    "mulx r9, rax, [rcx + {p} + 16]",  // m3 p2
    "adox rbp, r14",                   // t4 += hi(m3 p0)
    "adox rsi, r10",                   // t5 += hi(m3 p1)
    "adox r15, r9",                    // t6 += hi(m3 p2)
    "adcx rsi, rax",                   // t5 += lo(m3 p2)
    "mov rdi, rbp",                    // u0 = t4
    "adcx r15, r12",                   // t6 += lo(m3 p3)
    "adox rbx, r11",                   // t7 += hi(m3 p3)
    "mov r13, rsi",                    // u1 = t5
    "adc rbx, 0",                      // t7 += carry of row 6
    "mov r14, r15",                    // u2 = t6
    "mov rdx, [rsp + 64]",             // multiplier
    "mulx r10, r9, [r8 + 8]",          // e0 y1
    "mov rax, rbx",                    // u3 = t7
    "sub rdi, [rcx + {p}]",            // u0 = t4 - p0
    "sbb r13, [rcx + {p} + 8]",        // u1 = t5 - p1 - borrow
    "sbb r14, [rcx + {p} + 16]",       // u2 = t6 - p2 - borrow
    "sbb rax, [rcx + {p} + 24]",       // u3 = t7 - p3 - borrow
    "cmovc r13, rsi",                  // u1 = t5 if it borrowed
    "mov [rsp + 104], r13",            // u1 aside
    "mov r12d, 0",                     // 0 for row 7
    "cmovc rdi, rbp",                  // u0 = t4 if it borrowed
    "cmovc rax, rbx",                  // u3 = t7 if it borrowed
    "mulx rbp, rbx, [r8]",             // e0 y0
    "cmovc r14, r15",                  // u2 = t6 if it borrowed
    "mov [rsp + 120], rax",            // u3 aside
    "mov [rsp + 96], rdi",             // u0 aside
    "mulx r11, rsi, [r8 + 24]",        // e0 y3
    "mov [rsp + 112], r14",            // u2 aside
    "mulx r13, r15, [r8 + 16]",        // e0 y2
    "add r9, rbp",                     // q1 = lo(e0 y1) + hi(e0 y0)
    "adc r15, r10",                    // q2 = lo(e0 y2) + hi(e0 y1) + carry
    "adc rsi, r13",                    // q3 = lo(e0 y3) + hi(e0 y2) + carry
    "adc r11, 0",                      // q4 = hi(e0 y3) + carry
    "mov rbp, [rcx + {n0}]",           // k0 = n0
    "imul rbp, rbx",                   // k0 = q0 n0
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // k0 p0
    "add rbx, -1",                     // carry = q0 != 0
    "inc r12",                         // 1 for row 7: OF = 0
    "adox r9, rbp",                    // q1 += hi(k0 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]",  // k0 p1
    "mulx rax, rdi, [rcx + {p} + 16]", // k0 p2
    "mulx r14, r10, [rcx + {p} + 24]", // k0 p3
    "adcx r9, rbp",                    // q1 += lo(k0 p1)
    "adcx r15, rdi",                   // q2 += lo(k0 p2)
    "adox r15, rbx",                   // q2 += hi(k0 p1)
    "mov rdx, [rsp + 72]",             // multiplier
    "mulx rbp, rbx, [r8 + 24]",        // e1 y3
    "adox rsi, rax",                   // q3 += hi(k0 p2)
    "adox r11, r14",                   // q4 += hi(k0 p3)
    "adc rsi, r10",                    // q3 += lo(k0 p3)
    "adc r11, 0",                      // q4 += carry of row 7
    "xor r13d, r13d",                  // q5 = 0
    "mulx r12, rdi, [r8]",             // e1 y0
    "mov r14, [r8 + 8]",               // factor
    "mulx rax, r14, r14",              // e1 y1
    "add r9, rdi",                     // q1 += lo(e1 y0)
    "adcx r15, r14",                   // q2 += lo(e1 y1)
    "dec r13",                         // q5 = -1: OF = 0
    "adox r15, r12",                   // q2 += hi(e1 y0)
    "mulx r10, rdi, [r8 + 16]",        // e1 y2
    "adox rsi, rax",                   // q3 += hi(e1 y1)
    "adcx rsi, rdi",                   // q3 += lo(e1 y2)
    "mov r14, [rcx + {n0}]",           // k1 = n0
    "adox r11, r10",                   // q4 += hi(e1 y2)
    "adox r13, rbp",                   // q5 = hi(e1 y3)
    "adcx r11, rbx",                   // q4 += lo(e1 y3)
    "adc r13, 1",                      // q5 += carry
    "imul r14, r9",                    // k1 = q1 n0
    "xor ebp, ebp",                    // 0 for row 9
    "mov rdx, r14",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // k1 p0
    "mulx r12, rax, [rcx + {p} + 8]",  // k1 p1
    "mulx rdi, r10, [rcx + {p} + 24]", // k1 p3
    "add r9, -1",                      // carry = q1 != 0
    "inc rbp",                         // 1 for row 9: OF = 0
    "adox r15, rbx",                   // q2 += hi(k1 p0)
    "adox rsi, r12",                   // q3 += hi(k1 p1)
    "adcx r15, rax",                   // q2 += lo(k1 p1)
    "mulx rbp, rbx, [rcx + {p} + 16]", // k1 p2
    "adox r11, rbp",                   // q4 += hi(k1 p2)
    "adcx rsi, rbx",                   // q3 += lo(k1 p2)
    "adox r13, rdi",                   // q5 += hi(k1 p3)
    "adcx r11, r10",                   // q4 += lo(k1 p3)
    "adc r13, 0",                      // q5 += carry of row 9
    "mov rdx, [rsp + 80]",             // multiplier
    "mulx rbp, rbx, [r8]",             // e2 y0
    "mov r14d, 0",                     // q6 = 0
    "add r15, rbx",                    // q2 += lo(e2 y0)
    "mov rbx, [rcx + {n0}]",           // k2 = n0
    "dec r14",                         // q6 = -1: OF = 0
    "adox rsi, rbp",                   // q3 += hi(e2 y0)
    "mulx rbp, r9, [r8 + 8]",          // e2 y1
    "mulx r12, rax, [r8 + 16]",        // e2 y2
    "adox r11, rbp",                   // q4 += hi(e2 y1)
    "adcx rsi, r9",                    // q3 += lo(e2 y1)
    "adcx r11, rax",                   // q4 += lo(e2 y2)
    "adox r13, r12",                   // q5 += hi(e2 y2)
    "mulx rbp, rdi, [r8 + 24]",        // e2 y3
    "adox r14, rbp",                   // q6 = hi(e2 y3)
    "mov ebp, 0",                      // 0 for row 11
    "adcx r13, rdi",                   // q5 += lo(e2 y3)
    "adc r14, 1",                      // q6 += carry
    "imul rbx, r15",                   // k2 = q2 n0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // k2 p0
    "add r15, -1",                     // carry = q2 != 0
    "inc rbp",                         // 1 for row 11: OF = 0
    "mulx rbp, r10, [rcx + {p} + 8]",  // k2 p1
    "adox rsi, rbx",                   // q3 += hi(k2 p0)
    "adcx rsi, r10",                   // q3 += lo(k2 p1)
    "mulx rbx, r9, [rcx + {p} + 24]",  // k2 p3
    "mulx rax, r12, [rcx + {p} + 16]", // k2 p2
    "adox r11, rbp",                   // q4 += hi(k2 p1)
    "adcx r11, r12",                   // q4 += lo(k2 p2)
    "adox r13, rax",                   // q5 += hi(k2 p2)
    "adcx r13, r9",                    // q5 += lo(k2 p3)
    "adox r14, rbx",                   // q6 += hi(k2 p3)
    "adc r14, 0",                      // q6 += carry of row 11
    "mov ebp, 0",                      // q7 = 0
    "mov rdx, [rsp + 88]",             // multiplier
    "mulx rbx, rdi, [r8]",             // e3 y0
    "add rsi, rdi",                    // q3 += lo(e3 y0)
    "dec rbp",                         // q7 = -1: OF = 0
    "mov r10, [r8 + 8]",               // factor
    "mulx r15, r10, r10",              // e3 y1
    "mov r12d, 0",                     // 0 for row 13
    "adox r11, rbx",                   // q4 += hi(e3 y0)
    "mov rax, [r8 + 16]",              // factor
    "mulx rbx, rax, rax",              // e3 y2
    "adcx r11, r10",                   // q4 += lo(e3 y1)
    "adcx r13, rax",                   // q5 += lo(e3 y2)
    "mulx r9, rdi, [r8 + 24]",         // e3 y3
    "mov r10, [rcx + {n0}]",           // k3 = n0
    "adox r13, r15",                   // q5 += hi(e3 y1)
    "adox r14, rbx",                   // q6 += hi(e3 y2)
    "adcx r14, rdi",                   // q6 += lo(e3 y3)
    "adox rbp, r9",                    // q7 = hi(e3 y3)
    "adc rbp, 1",                      // q7 += carry
    "imul r10, rsi",                   // k3 = q3 n0
    "mov rdx, r10",                    // multiplier
    "mulx rbx, rax, [rcx + {p} + 16]", // k3 p2
    "mulx r8, r8, [rcx + {p}]",        // k3 p0
    "add rsi, -1",                     // carry = q3 != 0
    "inc r12",                         // 1 for row 13: OF = 0
    "adox r11, r8",                    // q4 += hi(k3 p0)
    "mulx r15, rdi, [rcx + {p} + 8]",  // k3 p1
    "adcx r11, rdi",                   // q4 += lo(k3 p1)
    "adox r13, r15",                   // q5 += hi(k3 p1)
    "adcx r13, rax",                   // q5 += lo(k3 p2)
    "adox r14, rbx",                   // q6 += hi(k3 p2)
    "mulx rbx, r9, [rcx + {p} + 24]",  // k3 p3
    "adox rbp, rbx",                   // q7 += hi(k3 p3)
    "mov r10, r11",                    // v0 = q4
    "adc r14, r9",                     // q6 += lo(k3 p3)
    "mov rsi, r14",                    // v2 = q6
    "adc rbp, 0",                      // q7 += carry of row 13
    "mov r12, r13",                    // v1 = q5
    "mov r8, rbp",                     // v3 = q7
    "sub r10, [rcx + {p}]",            // v0 = q4 - p0
    "sbb r12, [rcx + {p} + 8]",        // v1 = q5 - p1 - borrow
    "mov rdi, [rsp + 104]",            // u1 again
    "sbb rsi, [rcx + {p} + 16]",       // v2 = q6 - p2 - borrow
    "sbb r8, [rcx + {p} + 24]",        // v3 = q7 - p3 - borrow
    "cmovc r10, r11",                  // v0 = q4 if it borrowed
    "cmovc r12, r13",                  // v1 = q5 if it borrowed
    "mov r15, [rsp + 120]",            // u3 again
    "cmovc rsi, r14",                  // v2 = q6 if it borrowed
    "mov rax, [rsp + 112]",            // u2 again
    "cmovc r8, rbp",                   // v3 = q7 if it borrowed
    "mov rdx, [rsp + 96]",             // u0 again
    "add rsp, 128",
    "pop rbp",
    "pop rbx",
    "ret",
}
