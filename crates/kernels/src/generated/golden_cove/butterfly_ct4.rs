//! `butterfly_ct_4_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    butterfly 4 fixed_fits;
    r0 r1 r2 r3, r4 r5 r6 r7;
    rax r1, rcx _, rdx r3, rsi r6, rdi r2, r8 _, r9 _, r10 r5, r11 r7, r12 _, r13 r0, r14 r4, r15 _;
    p n0 fold1;
    "push rbx",
    "push rbp",
    "mov rdx, [rdi]",                     // multiplier
    "mov rbp, [rsi + 24]",                // factor
    "mulx rbx, rbp, rbp",                 // v0 w03
    "mov r9, [rsi]",                      // factor
    "mulx rax, r9, r9",                   // v0 w00
    "mov r11, [rsi + 8]",                 // factor
    "mulx r10, r11, r11",                 // v0 w01
    "mulx r12, r13, [rsi + 16]",          // v0 w02
    "mov rdx, [rdi + 8]",                 // multiplier
    "mulx r14, r15, [rsi + 32]",          // v1 w10
    "add r11, rax",                       // t1 = lo(v0 w01) + hi(v0 w00)
    "adc r13, r10",                       // t2 = lo(v0 w02) + hi(v0 w01) + carry
    "adc rbp, r12",                       // t3 = lo(v0 w03) + hi(v0 w02) + carry
    "mulx rax, r10, [rsi + 40]",          // v1 w11
    "adc rbx, 0",                         // t4 = hi(v0 w03) + carry
    "xor r12d, r12d",                     // 0 for row 0
    "adcx r9, r15",                       // t0 += lo(v1 w10)
    "adox r11, r14",                      // t1 += hi(v1 w10)
    "adox r13, rax",                      // t2 += hi(v1 w11)
    "adcx r11, r10",                      // t1 += lo(v1 w11)
    "mulx r12, r15, [rsi + 56]",          // v1 w13
    "mov rax, [rsi + 48]",                // factor
    "mulx r14, rax, rax",                 // v1 w12
    "adox rbp, r14",                      // t3 += hi(v1 w12)
    "adcx r13, rax",                      // t2 += lo(v1 w12)
    "mov rdx, [rdi + 16]",                // multiplier
    "mulx r10, r14, [rsi + 72]",          // v2 w21
    "adox rbx, r12",                      // t4 += hi(v1 w13)
    "mulx rax, r12, [rsi + 64]",          // v2 w20
    "adc rbp, r15",                       // t3 += lo(v1 w13)
    "adc rbx, 0",                         // t4 += carry of row 0
    "add r9, r12",                        // t0 += lo(v2 w20)
    "mov r15d, 0",                        // 0 for row 1
    "inc r15",                            // 1 for row 1: OF = 0
    "mulx r12, r15, [rsi + 88]",          // v2 w23
    "adox r11, rax",                      // t1 += hi(v2 w20)
    "adox r13, r10",                      // t2 += hi(v2 w21)
    "adcx r11, r14",                      // t1 += lo(v2 w21)
    "mov r10, [rsi + 80]",                // factor
    "mulx rax, r10, r10",                 // v2 w22
    "adcx r13, r10",                      // t2 += lo(v2 w22)
    "adcx rbp, r15",                      // t3 += lo(v2 w23)
    "adox rbp, rax",                      // t3 += hi(v2 w22)
    "mov r14d, 0",                        // 0 for row 2
    "adox rbx, r12",                      // t4 += hi(v2 w23)
    "mov rdx, [rdi + 24]",                // multiplier
    "mulx r10, r15, [rsi + 112]",         // v3 w32
    "mov eax, 0",                         // 0 above row 1
    "adox rax, rax",                      // t5 = overflow
    "adc rbx, 0",                         // t4 += carry of row 1
    "mulx r12, rdi, [rsi + 96]",          // v3 w30
    "adc rax, 0",                         // t5 += carry above row 1
    "add r9, rdi",                        // t0 += lo(v3 w30)
    "inc r14",                            // 1 for row 2: OF = 0
    "adox r11, r12",                      // t1 += hi(v3 w30)
    "mulx rdi, r14, [rsi + 104]",         // v3 w31
    "adcx r11, r14",                      // t1 += lo(v3 w31)
    "adcx r13, r15",                      // t2 += lo(v3 w32)
    "mulx r12, r14, [rsi + 120]",         // v3 w33
    "mov r15d, 0",                        // 0 above row 2
    "adox r13, rdi",                      // t2 += hi(v3 w31)
    "adox rbp, r10",                      // t3 += hi(v3 w32)
    "adox rbx, r12",                      // t4 += hi(v3 w33)
    "adox rax, r15",                      // t5 += overflow
    "mov rdx, r9",                        // multiplier
    "mov rdi, [rcx + {fold1} + 8]",       // factor
    "mulx rsi, rdi, rdi",                 // t0 f1
    "mov r12, [rcx + {fold1}]",           // factor
    "mulx r10, r12, r12",                 // t0 f0
    "adc rbp, r14",                       // t3 += lo(v3 w33)
    "adc rbx, 0",                         // t4 += carry of row 2
    "mulx r15, r9, [rcx + {fold1} + 16]", // t0 f2
    "mov r14d, 0",                        // 0 for row 3
    "adc rax, 0",                         // t5 += carry above row 2
    "add r11, r12",                       // t1 += lo(t0 f0)
    "adcx r13, rdi",                      // t2 += lo(t0 f1)
    "mov rdi, [rcx + {fold1} + 24]",      // factor
    "mulx r12, rdi, rdi",                 // t0 f3
    "inc r14",                            // 1 for row 3: OF = 0
    "adox r13, r10",                      // t2 += hi(t0 f0)
    "adox rbp, rsi",                      // t3 += hi(t0 f1)
    "adcx rbp, r9",                       // t3 += lo(t0 f2)
    "adox rbx, r15",                      // t4 += hi(t0 f2)
    "adox rax, r12",                      // t5 += hi(t0 f3)
    "mov r14, [rcx + {n0}]",              // m1 = n0
    "adc rbx, rdi",                       // t4 += lo(t0 f3)
    "adc rax, 0",                         // t5 += carry of row 3
    "imul r14, r11",                      // m1 = t1 n0
    "mov rdx, r14",                       // multiplier
    "mulx r10, rsi, [rcx + {p}]",         // m1 p0
    "mulx r9, r15, [rcx + {p} + 8]",      // m1 p1
    "xor r12d, r12d",                     // 0 for row 4
    "adcx r11, rsi",                      // carry = t1 != 0
    "mulx rdi, r14, [rcx + {p} + 16]",    // m1 p2
    "adox r13, r10",                      // t2 += hi(m1 p0)
    "adcx r13, r15",                      // t2 += lo(m1 p1)
    "mov r12, [r8 + 8]",                  // s1 = u1
    "adox rbp, r9",                       // t3 += hi(m1 p1)
    "mulx rsi, r11, [rcx + {p} + 24]",    // m1 p3
    "mov r10, r13",                       // x0 = t2
    "adox rbx, rdi",                      // t4 += hi(m1 p2)
    "adox rax, rsi",                      // t5 += hi(m1 p3)
    "mov r15, [r8 + 24]",                 // s3 = u3
    "adcx rbp, r14",                      // t3 += lo(m1 p2)
    "adcx rbx, r11",                      // t4 += lo(m1 p3)
    "adc rax, 0",                         // t5 += carry of row 4
    "mov r9, rbx",                        // x2 = t4
    "mov rdx, rax",                       // x3 = t5
    "mov rdi, rbp",                       // x1 = t3
    "sub r10, [rcx + {p}]",               // x0 = t2 - p0
    "sbb rdi, [rcx + {p} + 8]",           // x1 = t3 - p1 - borrow
    "mov rsi, [r8 + 16]",                 // d2 = u2
    "sbb r9, [rcx + {p} + 16]",           // x2 = t4 - p2 - borrow
    "sbb rdx, [rcx + {p} + 24]",          // x3 = t5 - p3 - borrow
    "mov r14, [r8]",                      // d0 = u0
    "cmovc r10, r13",                     // x0 = t2 if it borrowed
    "cmovc rdi, rbp",                     // x1 = t3 if it borrowed
    "mov rbp, [r8]",                      // s0 = u0
    "cmovc rdx, rax",                     // x3 = t5 if it borrowed
    "cmovc r9, rbx",                      // x2 = t4 if it borrowed
    "add rbp, r10",                       // s0 += x0
    "mov rbx, [r8 + 16]",                 // s2 = u2
    "adcx r12, rdi",                      // s1 += x1
    "mov r11, [r8 + 24]",                 // d3 = u3
    "adcx rbx, r9",                       // s2 += x2
    "adc r15, rdx",                       // s3 += x3
    "mov r13, rbp",                       // y0 = s0
    "sub r14, r10",                       // d0 -= x0
    "mov rax, r12",                       // y1 = s1
    "mov r10, [r8 + 8]",                  // d1 = u1
    "mov r8, [rcx + {p} + 16]",           // q2 = p2
    "sbb r10, rdi",                       // d1 -= x1
    "mov rdi, rbx",                       // y2 = s2
    "sbb rsi, r9",                        // d2 -= x2
    "sbb r11, rdx",                       // d3 -= x3
    "sbb r9, r9",                         // mask = -1 if it borrowed
    "sub r13, [rcx + {p}]",               // y0 = s0 - p0
    "sbb rax, [rcx + {p} + 8]",           // y1 = s1 - p1 - borrow
    "mov rdx, r15",                       // y3 = s3
    "sbb rdi, [rcx + {p} + 16]",          // y2 = s2 - p2 - borrow
    "sbb rdx, [rcx + {p} + 24]",          // y3 = s3 - p3 - borrow
    "cmovc rdx, r15",                     // y3 = s3 if it borrowed
    "cmovc r13, rbp",                     // y0 = s0 if it borrowed
    "cmovc rdi, rbx",                     // y2 = s2 if it borrowed
    "mov rbp, [rcx + {p}]",               // q0 = p0
    "mov rbx, [rcx + {p} + 8]",           // q1 = p1
    "cmovc rax, r12",                     // y1 = s1 if it borrowed
    "and rbx, r9",                        // q1 = p1 & mask
    "and r8, r9",                         // q2 = p2 & mask
    "and rbp, r9",                        // q0 = p0 & mask
    "mov r15, [rcx + {p} + 24]",          // q3 = p3
    "and r15, r9",                        // q3 = p3 & mask
    "add r14, rbp",                       // d0 += q0
    "adc r10, rbx",                       // d1 += q1
    "adc rsi, r8",                        // d2 += q2
    "adc r11, r15",                       // d3 += q3
    "pop rbp",
    "pop rbx",
    "ret",
}
