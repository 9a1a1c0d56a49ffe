//! `butterfly_ct_4_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    butterfly 4 fixed_fits;
    r0 r1 r2 r3, r4 r5 r6 r7;
    rax r2, rcx _, rdx r5, rsi r1, rdi _, r8 r7, r9 r0, r10 r3, r11 _, r12 _, r13 _, r14 r4, r15 r6;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "mov rdx, [rdi]",                      // multiplier
    "mulx rbx, rbp, [rsi + 16]",           // v0 w02
    "mulx rax, r9, [rsi + 24]",            // v0 w03
    "mulx r10, r11, [rsi + 8]",            // v0 w01
    "mov r13, [rsi]",                      // factor
    "mulx r12, r13, r13",                  // v0 w00
    "mov rdx, [rdi + 8]",                  // multiplier
    "mulx r14, r15, [rsi + 40]",           // v1 w11
    "add r11, r12",                        // t1 = lo(v0 w01) + hi(v0 w00)
    "adc rbp, r10",                        // t2 = lo(v0 w02) + hi(v0 w01) + carry
    "adc r9, rbx",                         // t3 = lo(v0 w03) + hi(v0 w02) + carry
    "adc rax, 0",                          // t4 = hi(v0 w03) + carry
    "xor ebx, ebx",                        // 0 for row 0
    "mov r12, [rsi + 32]",                 // factor
    "mulx rbx, r12, r12",                  // v1 w10
    "adcx r13, r12",                       // t0 += lo(v1 w10)
    "adox r11, rbx",                       // t1 += hi(v1 w10)
    "adcx r11, r15",                       // t1 += lo(v1 w11)
    "mov r10, [rsi + 56]",                 // factor
    "mulx rbx, r10, r10",                  // v1 w13
    "adox rbp, r14",                       // t2 += hi(v1 w11)
    "mulx r12, r15, [rsi + 48]",           // v1 w12
    "adox r9, r12",                        // t3 += hi(v1 w12)
    "adox rax, rbx",                       // t4 += hi(v1 w13)
    "adcx rbp, r15",                       // t2 += lo(v1 w12)
    "adcx r9, r10",                        // t3 += lo(v1 w13)
    "mov rdx, [rdi + 16]",                 // multiplier
    "mov r14, [rsi + 72]",                 // factor
    "mulx rbx, r14, r14",                  // v2 w21
    "adc rax, 0",                          // t4 += carry of row 0
    "xor r12d, r12d",                      // 0 for row 1
    "mov r15d, 0",                         // 0 above row 1
    "mulx r10, r12, [rsi + 64]",           // v2 w20
    "adcx r13, r12",                       // t0 += lo(v2 w20)
    "adox r11, r10",                       // t1 += hi(v2 w20)
    "mov r10, [rsi + 80]",                 // factor
    "mulx r12, r10, r10",                  // v2 w22
    "adcx r11, r14",                       // t1 += lo(v2 w21)
    "adox rbp, rbx",                       // t2 += hi(v2 w21)
    "adcx rbp, r10",                       // t2 += lo(v2 w22)
    "mulx rbx, r14, [rsi + 88]",           // v2 w23
    "adox r9, r12",                        // t3 += hi(v2 w22)
    "adox rax, rbx",                       // t4 += hi(v2 w23)
    "adcx r9, r14",                        // t3 += lo(v2 w23)
    "mov rdx, [rdi + 24]",                 // multiplier
    "mov r10, [rsi + 96]",                 // factor
    "mulx rbx, r10, r10",                  // v3 w30
    "adox r15, r15",                       // t5 = overflow
    "adc rax, 0",                          // t4 += carry of row 1
    "adc r15, 0",                          // t5 += carry above row 1
    "xor r12d, r12d",                      // 0 above row 2
    "xor r14d, r14d",                      // 0 for row 2
    "adox r11, rbx",                       // t1 += hi(v3 w30)
    "mov rdi, [rsi + 104]",                // factor
    "mulx rbx, rdi, rdi",                  // v3 w31
    "adcx r13, r10",                       // t0 += lo(v3 w30)
    "adox rbp, rbx",                       // t2 += hi(v3 w31)
    "adcx r11, rdi",                       // t1 += lo(v3 w31)
    "mov r14, [rsi + 112]",                // factor
    "mulx rbx, r14, r14",                  // v3 w32
    "adox r9, rbx",                        // t3 += hi(v3 w32)
    "mov rbx, [rcx + {n0}]",               // m1 = n0
    "adcx rbp, r14",                       // t2 += lo(v3 w32)
    "mulx r10, rdi, [rsi + 120]",          // v3 w33
    "adox rax, r10",                       // t4 += hi(v3 w33)
    "adcx r9, rdi",                        // t3 += lo(v3 w33)
    "adox r15, r12",                       // t5 += overflow
    "mov rdx, r13",                        // multiplier
    "mulx r14, rsi, [rcx + {fold1}]",      // t0 f0
    "adc rax, 0",                          // t4 += carry of row 2
    "adc r15, 0",                          // t5 += carry above row 2
    "xor r10d, r10d",                      // 0 for row 3
    "adcx r11, rsi",                       // t1 += lo(t0 f0)
    "mulx rdi, r12, [rcx + {fold1} + 16]", // t0 f2
    "mulx r13, r10, [rcx + {fold1} + 8]",  // t0 f1
    "adox rbp, r14",                       // t2 += hi(t0 f0)
    "mulx rsi, r14, [rcx + {fold1} + 24]", // t0 f3
    "adcx rbp, r10",                       // t2 += lo(t0 f1)
    "adox r9, r13",                        // t3 += hi(t0 f1)
    "adcx r9, r12",                        // t3 += lo(t0 f2)
    "adox rax, rdi",                       // t4 += hi(t0 f2)
    "adox r15, rsi",                       // t5 += hi(t0 f3)
    "adcx rax, r14",                       // t4 += lo(t0 f3)
    "adc r15, 0",                          // t5 += carry of row 3
    "imul rbx, r11",                       // m1 = t1 n0
    "mov rdx, rbx",                        // multiplier
    "mulx rbx, r10, [rcx + {p}]",          // m1 p0
    "xor r13d, r13d",                      // 0 for row 4
    "mulx r12, rdi, [rcx + {p} + 8]",      // m1 p1
    "adox rbp, rbx",                       // t2 += hi(m1 p0)
    "adcx r11, r10",                       // carry = t1 != 0
    "mov rsi, [rcx + {p} + 16]",           // factor
    "mulx rbx, rsi, rsi",                  // m1 p2
    "adox r9, r12",                        // t3 += hi(m1 p1)
    "adcx rbp, rdi",                       // t2 += lo(m1 p1)
    "adcx r9, rsi",                        // t3 += lo(m1 p2)
    "adox rax, rbx",                       // t4 += hi(m1 p2)
    "mulx rbx, r14, [rcx + {p} + 24]",     // m1 p3
    "adox r15, rbx",                       // t5 += hi(m1 p3)
    "mov rbx, r9",                         // x1 = t3
    "adc rax, r14",                        // t4 += lo(m1 p3)
    "mov r13, rax",                        // x2 = t4
    "mov r10, rbp",                        // x0 = t2
    "adc r15, 0",                          // t5 += carry of row 4
    "sub r10, [rcx + {p}]",                // x0 = t2 - p0
    "mov r11, [r8 + 8]",                   // s1 = u1
    "sbb rbx, [rcx + {p} + 8]",            // x1 = t3 - p1 - borrow
    "sbb r13, [rcx + {p} + 16]",           // x2 = t4 - p2 - borrow
    "mov r12, [r8]",                       // s0 = u0
    "mov rdi, [r8 + 16]",                  // s2 = u2
    "mov rsi, r15",                        // x3 = t5
    "sbb rsi, [rcx + {p} + 24]",           // x3 = t5 - p3 - borrow
    "cmovc r13, rax",                      // x2 = t4 if it borrowed
    "cmovc r10, rbp",                      // x0 = t2 if it borrowed
    "cmovc rsi, r15",                      // x3 = t5 if it borrowed
    "cmovc rbx, r9",                       // x1 = t3 if it borrowed
    "mov rdx, [r8 + 8]",                   // d1 = u1
    "add r12, r10",                        // s0 += x0
    "adc r11, rbx",                        // s1 += x1
    "mov r14, [r8]",                       // d0 = u0
    "adc rdi, r13",                        // s2 += x2
    "mov rax, rdi",                        // y2 = s2
    "mov r15, [r8 + 16]",                  // d2 = u2
    "mov r9, r12",                         // y0 = s0
    "mov rbp, [r8 + 24]",                  // s3 = u3
    "mov r8, [r8 + 24]",                   // d3 = u3
    "adc rbp, rsi",                        // s3 += x3
    "sub r14, r10",                        // d0 -= x0
    "sbb rdx, rbx",                        // d1 -= x1
    "mov r10, rbp",                        // y3 = s3
    "sbb r15, r13",                        // d2 -= x2
    "mov rbx, [rcx + {p} + 24]",           // q3 = p3
    "sbb r8, rsi",                         // d3 -= x3
    "sbb r13, r13",                        // mask = -1 if it borrowed
    "sub r9, [rcx + {p}]",                 // y0 = s0 - p0
    "mov rsi, r11",                        // y1 = s1
    "sbb rsi, [rcx + {p} + 8]",            // y1 = s1 - p1 - borrow
    "sbb rax, [rcx + {p} + 16]",           // y2 = s2 - p2 - borrow
    "sbb r10, [rcx + {p} + 24]",           // y3 = s3 - p3 - borrow
    "cmovc r9, r12",                       // y0 = s0 if it borrowed
    "mov r12, [rcx + {p} + 16]",           // q2 = p2
    "cmovc rax, rdi",                      // y2 = s2 if it borrowed
    "cmovc rsi, r11",                      // y1 = s1 if it borrowed
    "mov rdi, [rcx + {p} + 8]",            // q1 = p1
    "cmovc r10, rbp",                      // y3 = s3 if it borrowed
    "mov rbp, [rcx + {p}]",                // q0 = p0
    "and r12, r13",                        // q2 = p2 & mask
    "and rbp, r13",                        // q0 = p0 & mask
    "and rbx, r13",                        // q3 = p3 & mask
    "and rdi, r13",                        // q1 = p1 & mask
    "add r14, rbp",                        // d0 += q0
    "adc rdx, rdi",                        // d1 += q1
    "adc r15, r12",                        // d2 += q2
    "adcx r8, rbx",                        // d3 += q3
    "pop rbp",
    "pop rbx",
    "ret",
}
