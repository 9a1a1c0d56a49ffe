//! `complex_sqr_4_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    complex_square 4 two_spare_bits;
    r0 r1 r2 r3, r4 r5 r6 r7;
    rax _, rcx _, rdx r7, rsi r5, rdi _, r8 r1, r9 r2, r10 _, r11 r3, r12 r0, r13 r4, r14 _, r15 r6;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 128",
    "mov rbx, [rdi]",                  // e0 = x0
    "mov rbp, [rdi]",                  // s0 = x0
    "add rbp, [r8]",                   // s0 = x0 + y0
    "mov rax, [rdi + 8]",              // s1 = x1
    "mov rsi, [rdi + 24]",             // d3 = x3
    "mov [rsp], rbp",                  // s0 aside
    "mov rbp, [rdi + 16]",             // s2 = x2
    "adc rax, [r8 + 8]",               // s1 = x1 + y1
    "mov [rsp + 8], rax",              // s1 aside
    "adc rbp, [r8 + 16]",              // s2 = x2 + y2
    "mov r9, [rdi + 24]",              // s3 = x3
    "mov r10, [rdi]",                  // d0 = x0
    "adc r9, [r8 + 24]",               // s3 = x3 + y3
    "sub r10, [r8]",                   // d0 = x0 - y0
    "mov [rsp + 16], rbp",             // s2 aside
    "mov rbp, [rdi + 16]",             // d2 = x2
    "mov r11, [rdi + 8]",              // d1 = x1
    "sbb r11, [r8 + 8]",               // d1 = x1 - y1
    "mov [rsp + 24], r9",              // s3 aside
    "sbb rbp, [r8 + 16]",              // d2 = x2 - y2
    "sbb rsi, [r8 + 24]",              // d3 = x3 - y3
    "add r10, [rcx + {p}]",            // d0 += p0
    "mov [rsp + 32], r10",             // d0 aside
    "adc r11, [rcx + {p} + 8]",        // d1 += p1
    "adcx rbp, [rcx + {p} + 16]",      // d2 += p2
    "adcx rsi, [rcx + {p} + 24]",      // d3 += p3
    "mov rdx, [rsp + 32]",             // multiplier
    "mov r13, [rsp + 16]",             // factor
    "mulx r12, r13, r13",              // d0 s2
    "add rbx, rbx",                    // e0, limb 0 of 2x
    "mov [rsp + 56], rsi",             // d3 aside
    "mov r14, [rdi + 8]",              // e1 = x1
    "mov [rsp + 48], rbp",             // d2 aside
    "mov rbp, [rdi + 24]",             // e3 = x3
    "adc r14, r14",                    // e1, limb 1 of 2x
    "mov [rsp + 40], r11",             // d1 aside
    "mov rax, [rsp + 24]",             // factor
    "mulx r15, rax, rax",              // d0 s3
    "mov [rsp + 72], r14",             // e1 aside
    "mov r9, [rdi + 16]",              // e2 = x2
    "adc r9, r9",                      // e2, limb 2 of 2x
    "mov [rsp + 64], rbx",             // e0 aside
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "adcx rbp, rbp",                   // e3, limb 3 of 2x
    "mov [rsp + 88], rbp",             // e3 aside
    "mov r10, [rsp + 8]",              // factor
    "mulx rbp, r10, r10",              // d0 s1
    "mulx rsi, r11, [rsp]",            // d0 s0
    "add r10, rsi",                    // t1 = lo(d0 s1) + hi(d0 s0)
    "adc r13, rbp",                    // t2 = lo(d0 s2) + hi(d0 s1) + carry
    "mov ebp, 0",                      // 0 for row 0
    "adcx rax, r12",                   // t3 = lo(d0 s3) + hi(d0 s2) + carry
    "adc r15, 0",                      // t4 = hi(d0 s3) + carry
    "imul rbx, r11",                   // m0 = t0 n0
    "add r11, -1",                     // carry = t0 != 0
    "mov [rsp + 80], r9",              // e2 aside
    "inc rbp",                         // 1 for row 0: OF = 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m0 p0
    "mulx rbx, r14, [rcx + {p} + 8]",  // m0 p1
    "adcx r10, r14",                   // t1 += lo(m0 p1)
    "mulx rdi, rsi, [rcx + {p} + 24]", // m0 p3
    "adox r10, rbp",                   // t1 += hi(m0 p0)
    "adox r13, rbx",                   // t2 += hi(m0 p1)
    "mov rbx, [rcx + {p} + 16]",       // factor
    "mulx rbp, rbx, rbx",              // m0 p2
    "adox rax, rbp",                   // t3 += hi(m0 p2)
    "mov rdx, [rsp + 40]",             // multiplier
    "mulx rbp, r12, [rsp]",            // d1 s0
    "adcx r13, rbx",                   // t2 += lo(m0 p2)
    "adcx rax, rsi",                   // t3 += lo(m0 p3)
    "adox r15, rdi",                   // t4 += hi(m0 p3)
    "adc r15, 0",                      // t4 += carry of row 0
    "mulx rbx, r11, [rsp + 8]",        // d1 s1
    "xor r9d, r9d",                    // t5 = 0
    "adcx r10, r12",                   // t1 += lo(d1 s0)
    "adox r13, rbp",                   // t2 += hi(d1 s0)
    "mulx rbp, r14, [rsp + 16]",       // d1 s2
    "mulx rsi, rdi, [rsp + 24]",       // d1 s3
    "adox rax, rbx",                   // t3 += hi(d1 s1)
    "adcx r13, r11",                   // t2 += lo(d1 s1)
    "mov rbx, [rcx + {n0}]",           // m1 = n0
    "adox r15, rbp",                   // t4 += hi(d1 s2)
    "adcx rax, r14",                   // t3 += lo(d1 s2)
    "adcx r15, rdi",                   // t4 += lo(d1 s3)
    "adox r9, rsi",                    // t5 = hi(d1 s3)
    "adc r9, 0",                       // t5 += carry
    "imul rbx, r10",                   // m1 = t1 n0
    "xor ebp, ebp",                    // 0 for row 2
    "mov rdx, [rsp + 48]",             // multiplier
    "mulx rbp, r12, [rsp]",            // d2 s0
    "mov rdx, rbx",                    // multiplier
    "mov r11, [rcx + {p}]",            // factor
    "mulx rbx, r11, r11",              // m1 p0
    "adcx r10, r11",                   // carry = t1 != 0
    "mulx r14, rdi, [rcx + {p} + 16]", // m1 p2
    "adox r13, rbx",                   // t2 += hi(m1 p0)
    "mov rsi, [rcx + {p} + 8]",        // factor
    "mulx rbx, rsi, rsi",              // m1 p1
    "adcx r13, rsi",                   // t2 += lo(m1 p1)
    "adox rax, rbx",                   // t3 += hi(m1 p1)
    "adcx rax, rdi",                   // t3 += lo(m1 p2)
    "adox r15, r14",                   // t4 += hi(m1 p2)
    "mulx rbx, r11, [rcx + {p} + 24]", // m1 p3
    "adcx r15, r11",                   // t4 += lo(m1 p3)
    "adox r9, rbx",                    // t5 += hi(m1 p3)
    "mov rdx, [rsp + 48]",             // multiplier
    "mulx rbx, r10, [rsp + 8]",        // d2 s1
    "mov rsi, [rcx + {n0}]",           // m2 = n0
    "adc r9, 0",                       // t5 += carry of row 2
    "xor edi, edi",                    // t6 = 0
    "adcx r13, r12",                   // t2 += lo(d2 s0)
    "adox rax, rbp",                   // t3 += hi(d2 s0)
    "mulx rbp, r14, [rsp + 24]",       // d2 s3
    "mulx r11, r12, [rsp + 16]",       // d2 s2
    "adox r15, rbx",                   // t4 += hi(d2 s1)
    "adox r9, r11",                    // t5 += hi(d2 s2)
    "adcx rax, r10",                   // t3 += lo(d2 s1)
    "adcx r15, r12",                   // t4 += lo(d2 s2)
    "adcx r9, r14",                    // t5 += lo(d2 s3)
    "adox rdi, rbp",                   // t6 = hi(d2 s3)
    "adc rdi, 0",                      // t6 += carry
    "imul rsi, r13",                   // m2 = t2 n0
    "mov rdx, rsi",                    // multiplier
    "mulx rbx, rbp, [rcx + {p}]",      // m2 p0
    "xor r11d, r11d",                  // 0 for row 4
    "adcx r13, rbp",                   // carry = t2 != 0
    "adox rax, rbx",                   // t3 += hi(m2 p0)
    "mulx rbp, rbx, [rcx + {p} + 16]", // m2 p2
    "mov r12, [rcx + {p} + 8]",        // factor
    "mulx r10, r12, r12",              // m2 p1
    "adox r15, r10",                   // t4 += hi(m2 p1)
    "adcx rax, r12",                   // t3 += lo(m2 p1)
    "adcx r15, rbx",                   // t4 += lo(m2 p2)
    "mov rdx, [rsp + 56]",             // multiplier
    "mov r14, [rsp]",                  // factor
    "mulx rbx, r14, r14",              // d3 s0
    "adox r9, rbp",                    // t5 += hi(m2 p2)
    "mov rdx, rsi",                    // multiplier
    "mulx rbp, r11, [rcx + {p} + 24]", // m2 p3
    "adcx r9, r11",                    // t5 += lo(m2 p3)
    "adox rdi, rbp",                   // t6 += hi(m2 p3)
    "mov rdx, [rsp + 56]",             // multiplier
    "mulx rbp, r13, [rsp + 16]",       // d3 s2
    "adc rdi, 0",                      // t6 += carry of row 4
    "xor r10d, r10d",                  // t7 = 0
    "mov r12, [rcx + {n0}]",           // m3 = n0
    "adcx rax, r14",                   // t3 += lo(d3 s0)
    "mov r11, [rsp + 8]",              // factor
    "mulx rsi, r11, r11",              // d3 s1
    "adox r15, rbx",                   // t4 += hi(d3 s0)
    "adcx r15, r11",                   // t4 += lo(d3 s1)
    "mulx rbx, r14, [rsp + 24]",       // d3 s3
    "adox r9, rsi",                    // t5 += hi(d3 s1)
    "adcx r9, r13",                    // t5 += lo(d3 s2)
    "adox rdi, rbp",                   // t6 += hi(d3 s2)
    "adcx rdi, r14",                   // t6 += lo(d3 s3)
    "adox r10, rbx",                   // t7 = hi(d3 s3)
    "adc r10, 0",                      // t7 += carry
    "imul r12, rax",                   // m3 = t3 n0
    "mov rdx, r12",                    // multiplier
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m3 p1
    "mulx r11, rsi, [rcx + {p}]",      // m3 p0
    "mulx r13, r14, [rcx + {p} + 24]", // m3 p3
    "xor r12d, r12d",                  // 0 for row 6
    "adcx rax, rsi",                   // carry = t3 != 0
    "adcx r15, rbx",                   // t4 += lo(m3 p1)
    "adox r15, r11",                   // t4 += hi(m3 p0)
    "mulx rbx, r12, [rcx + {p} + 16]", // m3 p2
    "adox r9, rbp",                    // t5 += hi(m3 p1)
    "mov rbp, r15",                    // u0 = t4
    "adox rdi, rbx",                   // t6 += hi(m3 p2)
    "adcx r9, r12",                    // t5 += lo(m3 p2)
    "adox r10, r13",                   // t7 += hi(m3 p3)
    "mov rbx, r9",                     // u1 = t5
    "mov rdx, [rsp + 64]",             // multiplier
    "mulx rsi, rax, [r8 + 8]",         // e0 y1
    "adcx rdi, r14",                   // t6 += lo(m3 p3)
    "adc r10, 0",                      // t7 += carry of row 6
    "mov r11, r10",                    // u3 = t7
    "sub rbp, [rcx + {p}]",            // u0 = t4 - p0
    "sbb rbx, [rcx + {p} + 8]",        // u1 = t5 - p1 - borrow
    "mov r12, rdi",                    // u2 = t6
    "sbb r12, [rcx + {p} + 16]",       // u2 = t6 - p2 - borrow
    "sbb r11, [rcx + {p} + 24]",       // u3 = t7 - p3 - borrow
    "cmovc rbx, r9",                   // u1 = t5 if it borrowed
    "mov [rsp + 104], rbx",            // u1 aside
    "cmovc rbp, r15",                  // u0 = t4 if it borrowed
    "cmovc r11, r10",                  // u3 = t7 if it borrowed
    "mulx rbx, r13, [r8 + 24]",        // e0 y3
    "mov [rsp + 120], r11",            // u3 aside
    "mulx r14, r9, [r8]",              // e0 y0
    "mulx r15, r10, [r8 + 16]",        // e0 y2
    "cmovc r12, rdi",                  // u2 = t6 if it borrowed
    "mov r11, [rcx + {n0}]",           // k0 = n0
    "add rax, r14",                    // q1 = lo(e0 y1) + hi(e0 y0)
    "adc r10, rsi",                    // q2 = lo(e0 y2) + hi(e0 y1) + carry
    "adc r13, r15",                    // q3 = lo(e0 y3) + hi(e0 y2) + carry
    "adc rbx, 0",                      // q4 = hi(e0 y3) + carry
    "imul r11, r9",                    // k0 = q0 n0
    "mov [rsp + 112], r12",            // u2 aside
    "mov rdx, r11",                    // multiplier
    "mulx rdi, r14, [rcx + {p}]",      // k0 p0
    "xor esi, esi",                    // 0 for row 7
    "mulx r15, r12, [rcx + {p} + 8]",  // k0 p1
    "mulx r11, rsi, [rcx + {p} + 16]", // k0 p2
    "mov [rsp + 96], rbp",             // u0 aside
    "adcx r9, r14",                    // carry = q0 != 0
    "adox rax, rdi",                   // q1 += hi(k0 p0)
    "adcx rax, r12",                   // q1 += lo(k0 p1)
    "adcx r10, rsi",                   // q2 += lo(k0 p2)
    "mov r14, [rcx + {p} + 24]",       // factor
    "mulx rbp, r14, r14",              // k0 p3
    "adox r10, r15",                   // q2 += hi(k0 p1)
    "adox r13, r11",                   // q3 += hi(k0 p2)
    "mov rdx, [rsp + 72]",             // multiplier
    "mulx r9, rdi, [r8]",              // e1 y0
    "adox rbx, rbp",                   // q4 += hi(k0 p3)
    "mulx rbp, r12, [r8 + 24]",        // e1 y3
    "adcx r13, r14",                   // q3 += lo(k0 p3)
    "adc rbx, 0",                      // q4 += carry of row 7
    "mov rsi, [rcx + {n0}]",           // k1 = n0
    "mov r11, [r8 + 8]",               // factor
    "mulx r15, r11, r11",              // e1 y1
    "xor r14d, r14d",                  // q5 = 0
    "adox r10, r9",                    // q2 += hi(e1 y0)
    "adcx rax, rdi",                   // q1 += lo(e1 y0)
    "adcx r10, r11",                   // q2 += lo(e1 y1)
    "mulx r9, rdi, [r8 + 16]",         // e1 y2
    "adox r13, r15",                   // q3 += hi(e1 y1)
    "adcx r13, rdi",                   // q3 += lo(e1 y2)
    "adox rbx, r9",                    // q4 += hi(e1 y2)
    "adox r14, rbp",                   // q5 = hi(e1 y3)
    "adcx rbx, r12",                   // q4 += lo(e1 y3)
    "adc r14, 0",                      // q5 += carry
    "imul rsi, rax",                   // k1 = q1 n0
    "mov rdx, rsi",                    // multiplier
    "mulx rbp, r11, [rcx + {p}]",      // k1 p0
    "xor r15d, r15d",                  // 0 for row 9
    "mulx rdi, r9, [rcx + {p} + 8]",   // k1 p1
    "adcx rax, r11",                   // carry = q1 != 0
    "adox r10, rbp",                   // q2 += hi(k1 p0)
    "adox r13, rdi",                   // q3 += hi(k1 p1)
    "mulx rbp, r12, [rcx + {p} + 16]", // k1 p2
    "adcx r10, r9",                    // q2 += lo(k1 p1)
    "adox rbx, rbp",                   // q4 += hi(k1 p2)
    "adcx r13, r12",                   // q3 += lo(k1 p2)
    "mulx rbp, rsi, [rcx + {p} + 24]", // k1 p3
    "mov rdx, [rsp + 80]",             // multiplier
    "mulx r15, r11, [r8 + 8]",         // e2 y1
    "adox r14, rbp",                   // q5 += hi(k1 p3)
    "adc rbx, rsi",                    // q4 += lo(k1 p3)
    "adc r14, 0",                      // q5 += carry of row 9
    "mulx rbp, rax, [r8]",             // e2 y0
    "xor edi, edi",                    // q6 = 0
    "add r10, rax",                    // q2 += lo(e2 y0)
    "dec rdi",                         // q6 = -1: OF = 0
    "adox r13, rbp",                   // q3 += hi(e2 y0)
    "adox rbx, r15",                   // q4 += hi(e2 y1)
    "mov r9, [r8 + 16]",               // factor
    "mulx rbp, r9, r9",                // e2 y2
    "adox r14, rbp",                   // q5 += hi(e2 y2)
    "mov rbp, [rcx + {n0}]",           // k2 = n0
    "adcx r13, r11",                   // q3 += lo(e2 y1)
    "adcx rbx, r9",                    // q4 += lo(e2 y2)
    "mulx r12, rsi, [r8 + 24]",        // e2 y3
    "adox rdi, r12",                   // q6 = hi(e2 y3)
    "adcx r14, rsi",                   // q5 += lo(e2 y3)
    "adc rdi, 1",                      // q6 += carry
    "imul rbp, r10",                   // k2 = q2 n0
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rax, [rcx + {p}]",      // k2 p0
    "mov r15d, 0",                     // 0 for row 13
    "xor r11d, r11d",                  // 0 for row 11
    "adox r13, rbp",                   // q3 += hi(k2 p0)
    "mov r9, [rcx + {p} + 8]",         // factor
    "mulx rbp, r9, r9",                // k2 p1
    "adcx r10, rax",                   // carry = q2 != 0
    "mulx r12, rsi, [rcx + {p} + 16]", // k2 p2
    "mulx r11, rax, [rcx + {p} + 24]", // k2 p3
    "adox rbx, rbp",                   // q4 += hi(k2 p1)
    "adcx r13, r9",                    // q3 += lo(k2 p1)
    "adcx rbx, rsi",                   // q4 += lo(k2 p2)
    "adcx r14, rax",                   // q5 += lo(k2 p3)
    "adox r14, r12",                   // q5 += hi(k2 p2)
    "adox rdi, r11",                   // q6 += hi(k2 p3)
    "adc rdi, 0",                      // q6 += carry of row 11
    "xor ebp, ebp",                    // q7 = 0
    "mov rdx, [rsp + 88]",             // multiplier
    "mulx r10, r9, [r8]",              // e3 y0
    "adox rbx, r10",                   // q4 += hi(e3 y0)
    "mov rax, [r8 + 16]",              // factor
    "mulx rsi, rax, rax",              // e3 y2
    "adcx r13, r9",                    // q3 += lo(e3 y0)
    "mulx r12, r11, [r8 + 8]",         // e3 y1
    "adox r14, r12",                   // q5 += hi(e3 y1)
    "adcx rbx, r11",                   // q4 += lo(e3 y1)
    "adcx r14, rax",                   // q5 += lo(e3 y2)
    "mov r10, [rcx + {n0}]",           // k3 = n0
    "mulx r9, r12, [r8 + 24]",         // e3 y3
    "adcx rdi, r12",                   // q6 += lo(e3 y3)
    "adox rdi, rsi",                   // q6 += hi(e3 y2)
    "adox rbp, r9",                    // q7 = hi(e3 y3)
    "adc rbp, 0",                      // q7 += carry
    "imul r10, r13",                   // k3 = q3 n0
    "mov rdx, r10",                    // multiplier
    "mulx r11, rax, [rcx + {p} + 16]", // k3 p2
    "add r13, -1",                     // carry = q3 != 0
    "mulx r8, r8, [rcx + {p}]",        // k3 p0
    "inc r15",                         // 1 for row 13: OF = 0
    "adox rbx, r8",                    // q4 += hi(k3 p0)
    "mulx r12, rsi, [rcx + {p} + 8]",  // k3 p1
    "adcx rbx, rsi",                   // q4 += lo(k3 p1)
    "mulx r9, r10, [rcx + {p} + 24]",  // k3 p3
    "adox r14, r12",                   // q5 += hi(k3 p1)
    "adox rdi, r11",                   // q6 += hi(k3 p2)
    "adox rbp, r9",                    // q7 += hi(k3 p3)
    "adcx r14, rax",                   // q5 += lo(k3 p2)
    "mov r13, rbx",                    // v0 = q4
    "adc rdi, r10",                    // q6 += lo(k3 p3)
    "mov r15, rdi",                    // v2 = q6
    "adc rbp, 0",                      // q7 += carry of row 13
    "sub r13, [rcx + {p}]",            // v0 = q4 - p0
    "mov r8, [rsp + 104]",             // u1 again
    "mov rsi, r14",                    // v1 = q5
    "sbb rsi, [rcx + {p} + 8]",        // v1 = q5 - p1 - borrow
    "sbb r15, [rcx + {p} + 16]",       // v2 = q6 - p2 - borrow
    "mov rdx, rbp",                    // v3 = q7
    "sbb rdx, [rcx + {p} + 24]",       // v3 = q7 - p3 - borrow
    "cmovc rsi, r14",                  // v1 = q5 if it borrowed
    "mov r12, [rsp + 96]",             // u0 again
    "mov r11, [rsp + 120]",            // u3 again
    "cmovc r13, rbx",                  // v0 = q4 if it borrowed
    "cmovc rdx, rbp",                  // v3 = q7 if it borrowed
    "mov r9, [rsp + 112]",             // u2 again
    "cmovc r15, rdi",                  // v2 = q6 if it borrowed
    "add rsp, 128",
    "pop rbp",
    "pop rbx",
    "ret",
}
