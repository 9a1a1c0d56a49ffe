//! `mont_mul_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 6 one_spare_bit;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r4, rsi r1, rdi r5, r8 _, r9 _, r10 _, r11 r2, r12 r3, r13 _, r14 r0, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                  // multiplier
    "mov rbp, [rdi + 24]",             // factor
    "mulx rbx, rbp, rbp",              // b0 a3
    "mov r8, [rdi]",                   // factor
    "mulx rax, r8, r8",                // b0 a0
    "mulx r9, r10, [rdi + 8]",         // b0 a1
    "add r10, rax",                    // t1 = lo(b0 a1) + hi(b0 a0)
    "mulx r11, r12, [rdi + 16]",       // b0 a2
    "adc r12, r9",                     // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adcx rbp, r11",                   // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mulx r13, r14, [rdi + 40]",       // b0 a5
    "mulx r15, rax, [rdi + 32]",       // b0 a4
    "adc rax, rbx",                    // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "adc r14, r15",                    // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "adc r13, 0",                      // t6 = hi(b0 a5) + carry
    "imul rbx, r8",                    // m0 = t0 n0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, r9, [rcx + {p}]",       // m0 p0
    "xor r11d, r11d",                  // 0 for row 0
    "adcx r8, r9",                     // carry = t0 != 0
    "mulx r15, r11, [rcx + {p} + 24]", // m0 p3
    "adox r10, rbx",                   // t1 += hi(m0 p0)
    "mulx rbx, r9, [rcx + {p} + 8]",   // m0 p1
    "adcx r10, r9",                    // t1 += lo(m0 p1)
    "mulx r8, r9, [rcx + {p} + 16]",   // m0 p2
    "adox r12, rbx",                   // t2 += hi(m0 p1)
    "adcx r12, r9",                    // t2 += lo(m0 p2)
    "adox rbp, r8",                    // t3 += hi(m0 p2)
    "adcx rbp, r11",                   // t3 += lo(m0 p3)
    "adox rax, r15",                   // t4 += hi(m0 p3)
    "mulx rbx, r9, [rcx + {p} + 32]",  // m0 p4
    "adcx rax, r9",                    // t4 += lo(m0 p4)
    "mulx r8, r11, [rcx + {p} + 40]",  // m0 p5
    "adcx r14, r11",                   // t5 += lo(m0 p5)
    "adox r14, rbx",                   // t5 += hi(m0 p4)
    "adox r13, r8",                    // t6 += hi(m0 p5)
    "adc r13, 0",                      // t6 += carry of row 0
    "xor ebx, ebx",                    // t7 = 0
    "mov rdx, [rsi + 8]",              // multiplier
    "mulx r15, r9, [rdi + 8]",         // b1 a1
    "mulx r11, r8, [rdi]",             // b1 a0
    "add r10, r8",                     // t1 += lo(b1 a0)
    "dec rbx",                         // t7 = -1: OF = 0
    "adox r12, r11",                   // t2 += hi(b1 a0)
    "adox rbp, r15",                   // t3 += hi(b1 a1)
    "adcx r12, r9",                    // t2 += lo(b1 a1)
    "mulx r8, r11, [rdi + 16]",        // b1 a2
    "adcx rbp, r11",                   // t3 += lo(b1 a2)
    "adox rax, r8",                    // t4 += hi(b1 a2)
    "mulx r15, r9, [rdi + 40]",        // b1 a5
    "mulx r11, r8, [rdi + 24]",        // b1 a3
    "adcx rax, r8",                    // t4 += lo(b1 a3)
    "adox r14, r11",                   // t5 += hi(b1 a3)
    "mulx r8, r11, [rdi + 32]",        // b1 a4
    "adcx r14, r11",                   // t5 += lo(b1 a4)
    "adox r13, r8",                    // t6 += hi(b1 a4)
    "adcx r13, r9",                    // t6 += lo(b1 a5)
    "mov r11, [rcx + {n0}]",           // m1 = n0
    "adox rbx, r15",                   // t7 = hi(b1 a5)
    "adc rbx, 1",                      // t7 += carry
    "imul r11, r10",                   // m1 = t1 n0
    "add r10, -1",                     // carry = t1 != 0
    "mov rdx, r11",                    // multiplier
    "mulx r8, r8, [rcx + {p}]",        // m1 p0
    "mov r9d, 0",                      // 0 for row 2
    "inc r9",                          // 1 for row 2: OF = 0
    "adox r12, r8",                    // t2 += hi(m1 p0)
    "mov r10, [rcx + {p} + 8]",        // factor
    "mulx r15, r10, r10",              // m1 p1
    "adox rbp, r15",                   // t3 += hi(m1 p1)
    "adcx r12, r10",                   // t2 += lo(m1 p1)
    "mulx r11, r9, [rcx + {p} + 16]",  // m1 p2
    "adox rax, r11",                   // t4 += hi(m1 p2)
    "mulx r8, r15, [rcx + {p} + 24]",  // m1 p3
    "adcx rbp, r9",                    // t3 += lo(m1 p2)
    "mulx r10, r11, [rcx + {p} + 32]", // m1 p4
    "adox r14, r8",                    // t5 += hi(m1 p3)
    "adcx rax, r15",                   // t4 += lo(m1 p3)
    "mov r8, [rcx + {p} + 40]",        // factor
    "mulx r9, r8, r8",                 // m1 p5
    "adox r13, r10",                   // t6 += hi(m1 p4)
    "mov r15d, 0",                     // t8 = 0
    "adcx r14, r11",                   // t5 += lo(m1 p4)
    "mov rdx, [rsi + 16]",             // multiplier
    "mulx r10, r11, [rdi]",            // b2 a0
    "adcx r13, r8",                    // t6 += lo(m1 p5)
    "adox rbx, r9",                    // t7 += hi(m1 p5)
    "adc rbx, 0",                      // t7 += carry of row 2
    "add r12, r11",                    // t2 += lo(b2 a0)
    "dec r15",                         // t8 = -1: OF = 0
    "mulx r8, r9, [rdi + 8]",          // b2 a1
    "adox rbp, r10",                   // t3 += hi(b2 a0)
    "adox rax, r8",                    // t4 += hi(b2 a1)
    "adcx rbp, r9",                    // t3 += lo(b2 a1)
    "mulx r11, r10, [rdi + 16]",       // b2 a2
    "adcx rax, r10",                   // t4 += lo(b2 a2)
    "adox r14, r11",                   // t5 += hi(b2 a2)
    "mulx r8, r9, [rdi + 24]",         // b2 a3
    "adcx r14, r9",                    // t5 += lo(b2 a3)
    "mulx r10, r11, [rdi + 32]",       // b2 a4
    "adox r13, r8",                    // t6 += hi(b2 a3)
    "adcx r13, r11",                   // t6 += lo(b2 a4)
    "adox rbx, r10",                   // t7 += hi(b2 a4)
    "mulx r9, r8, [rdi + 40]",         // b2 a5
    "adcx rbx, r8",                    // t7 += lo(b2 a5)
    "adox r15, r9",                    // t8 = hi(b2 a5)
    "adc r15, 1",                      // t8 += carry
    "mov r11, [rcx + {n0}]",           // m2 = n0
    "imul r11, r12",                   // m2 = t2 n0
    "mov r10d, 0",                     // 0 for row 4
    "mov rdx, r11",                    // multiplier
    "mulx r8, r8, [rcx + {p}]",        // m2 p0
    "add r12, -1",                     // carry = t2 != 0
    "inc r10",                         // 1 for row 4: OF = 0
    "adox rbp, r8",                    // t3 += hi(m2 p0)
    "mulx r9, r11, [rcx + {p} + 8]",   // m2 p1
    "adox rax, r9",                    // t4 += hi(m2 p1)
    "mulx r12, r10, [rcx + {p} + 16]", // m2 p2
    "adcx rbp, r11",                   // t3 += lo(m2 p1)
    "adox r14, r12",                   // t5 += hi(m2 p2)
    "mulx r8, r9, [rcx + {p} + 40]",   // m2 p5
    "adcx rax, r10",                   // t4 += lo(m2 p2)
    "mulx r11, r12, [rcx + {p} + 24]", // m2 p3
    "adox r13, r11",                   // t6 += hi(m2 p3)
    "mulx r10, r11, [rcx + {p} + 32]", // m2 p4
    "adox rbx, r10",                   // t7 += hi(m2 p4)
    "adox r15, r8",                    // t8 += hi(m2 p5)
    "adc r14, r12",                    // t5 += lo(m2 p3)
    "adcx r13, r11",                   // t6 += lo(m2 p4)
    "adcx rbx, r9",                    // t7 += lo(m2 p5)
    "adc r15, 0",                      // t8 += carry of row 4
    "xor r10d, r10d",                  // t9 = 0
    "mov rdx, [rsi + 24]",             // multiplier
    "mulx r8, r12, [rdi]",             // b3 a0
    "add rbp, r12",                    // t3 += lo(b3 a0)
    "dec r10",                         // t9 = -1: OF = 0
    "adox rax, r8",                    // t4 += hi(b3 a0)
    "mov r9, [rdi + 8]",               // factor
    "mulx r11, r9, r9",                // b3 a1
    "adox r14, r11",                   // t5 += hi(b3 a1)
    "mulx r12, r8, [rdi + 24]",        // b3 a3
    "adcx rax, r9",                    // t4 += lo(b3 a1)
    "mov r9, [rdi + 16]",              // factor
    "mulx r11, r9, r9",                // b3 a2
    "adcx r14, r9",                    // t5 += lo(b3 a2)
    "adox r13, r11",                   // t6 += hi(b3 a2)
    "adox rbx, r12",                   // t7 += hi(b3 a3)
    "adcx r13, r8",                    // t6 += lo(b3 a3)
    "mulx r9, r11, [rdi + 40]",        // b3 a5
    "mulx r12, r8, [rdi + 32]",        // b3 a4
    "adox r15, r12",                   // t8 += hi(b3 a4)
    "adcx rbx, r8",                    // t7 += lo(b3 a4)
    "mov r12, [rcx + {n0}]",           // m3 = n0
    "adcx r15, r11",                   // t8 += lo(b3 a5)
    "adox r10, r9",                    // t9 = hi(b3 a5)
    "adc r10, 1",                      // t9 += carry
    "imul r12, rbp",                   // m3 = t3 n0
    "xor r8d, r8d",                    // 0 for row 6
    "mov rdx, r12",                    // multiplier
    "mulx r11, r11, [rcx + {p}]",      // m3 p0
    "add rbp, -1",                     // carry = t3 != 0
    "mov r9, [rcx + {p} + 8]",         // factor
    "mulx rbp, r9, r9",                // m3 p1
    "inc r8",                          // 1 for row 6: OF = 0
    "adox rax, r11",                   // t4 += hi(m3 p0)
    "mulx r12, r8, [rcx + {p} + 16]",  // m3 p2
    "adox r14, rbp",                   // t5 += hi(m3 p1)
    "adcx rax, r9",                    // t4 += lo(m3 p1)
    "adcx r14, r8",                    // t5 += lo(m3 p2)
    "adox r13, r12",                   // t6 += hi(m3 p2)
    "mulx rbp, r11, [rcx + {p} + 24]", // m3 p3
    "adox rbx, rbp",                   // t7 += hi(m3 p3)
    "mulx rbp, r9, [rcx + {p} + 32]",  // m3 p4
    "adcx r13, r11",                   // t6 += lo(m3 p3)
    "mulx r8, r12, [rcx + {p} + 40]",  // m3 p5
    "adcx rbx, r9",                    // t7 += lo(m3 p4)
    "adcx r15, r12",                   // t8 += lo(m3 p5)
    "adox r15, rbp",                   // t8 += hi(m3 p4)
    "adox r10, r8",                    // t9 += hi(m3 p5)
    "adc r10, 0",                      // t9 += carry of row 6
    "mov rdx, [rsi + 32]",             // multiplier
    "mulx rbp, r11, [rdi]",            // b4 a0
    "mulx r9, r12, [rdi + 8]",         // b4 a1
    "add rax, r11",                    // t4 += lo(b4 a0)
    "adcx r14, r12",                   // t5 += lo(b4 a1)
    "mov r8d, 0",                      // t10 = 0
    "dec r8",                          // t10 = -1: OF = 0
    "adox r14, rbp",                   // t5 += hi(b4 a0)
    "mulx rbp, r11, [rdi + 16]",       // b4 a2
    "adox r13, r9",                    // t6 += hi(b4 a1)
    "adcx r13, r11",                   // t6 += lo(b4 a2)
    "mulx r12, r9, [rdi + 32]",        // b4 a4
    "adox rbx, rbp",                   // t7 += hi(b4 a2)
    "mulx rbp, r11, [rdi + 24]",       // b4 a3
    "adcx rbx, r11",                   // t7 += lo(b4 a3)
    "adox r15, rbp",                   // t8 += hi(b4 a3)
    "adox r10, r12",                   // t9 += hi(b4 a4)
    "mulx rbp, r11, [rdi + 40]",       // b4 a5
    "adox r8, rbp",                    // t10 = hi(b4 a5)
    "adcx r15, r9",                    // t8 += lo(b4 a4)
    "mov rbp, [rcx + {n0}]",           // m4 = n0
    "adcx r10, r11",                   // t9 += lo(b4 a5)
    "adc r8, 1",                       // t10 += carry
    "imul rbp, rax",                   // m4 = t4 n0
    "add rax, -1",                     // carry = t4 != 0
    "mov r12d, 0",                     // 0 for row 8
    "inc r12",                         // 1 for row 8: OF = 0
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m4 p0
    "adox r14, rbp",                   // t5 += hi(m4 p0)
    "mulx rbp, r9, [rcx + {p} + 8]",   // m4 p1
    "adcx r14, r9",                    // t5 += lo(m4 p1)
    "mulx r11, rax, [rcx + {p} + 16]", // m4 p2
    "adox r13, rbp",                   // t6 += hi(m4 p1)
    "adox rbx, r11",                   // t7 += hi(m4 p2)
    "mulx rbp, r12, [rcx + {p} + 24]", // m4 p3
    "adcx r13, rax",                   // t6 += lo(m4 p2)
    "mulx r9, r11, [rcx + {p} + 32]",  // m4 p4
    "adcx rbx, r12",                   // t7 += lo(m4 p3)
    "mov r12, [rcx + {p} + 40]",       // factor
    "mulx rax, r12, r12",              // m4 p5
    "adox r15, rbp",                   // t8 += hi(m4 p3)
    "adcx r15, r11",                   // t8 += lo(m4 p4)
    "adox r10, r9",                    // t9 += hi(m4 p4)
    "adcx r10, r12",                   // t9 += lo(m4 p5)
    "adox r8, rax",                    // t10 += hi(m4 p5)
    "adc r8, 0",                       // t10 += carry of row 8
    "mov rdx, [rsi + 40]",             // multiplier
    "mulx rbp, r11, [rdi]",            // b5 a0
    "add r14, r11",                    // t5 += lo(b5 a0)
    "mov r9d, 0",                      // t11 = 0
    "dec r9",                          // t11 = -1: OF = 0
    "mulx r12, rax, [rdi + 8]",        // b5 a1
    "adox r13, rbp",                   // t6 += hi(b5 a0)
    "adox rbx, r12",                   // t7 += hi(b5 a1)
    "adcx r13, rax",                   // t6 += lo(b5 a1)
    "mov rsi, [rdi + 16]",             // factor
    "mulx rbp, rsi, rsi",              // b5 a2
    "adcx rbx, rsi",                   // t7 += lo(b5 a2)
    "mulx r11, r12, [rdi + 24]",       // b5 a3
    "adcx r15, r12",                   // t8 += lo(b5 a3)
    "adox r15, rbp",                   // t8 += hi(b5 a2)
    "mulx rbp, rax, [rdi + 32]",       // b5 a4
    "adcx r10, rax",                   // t9 += lo(b5 a4)
    "adox r10, r11",                   // t9 += hi(b5 a3)
    "adox r8, rbp",                    // t10 += hi(b5 a4)
    "mulx rbp, rsi, [rdi + 40]",       // b5 a5
    "mov r12, [rcx + {n0}]",           // m5 = n0
    "adcx r8, rsi",                    // t10 += lo(b5 a5)
    "adox r9, rbp",                    // t11 = hi(b5 a5)
    "mov ebp, 0",                      // 0 for row 10
    "adc r9, 1",                       // t11 += carry
    "imul r12, r14",                   // m5 = t5 n0
    "mov rdx, r12",                    // multiplier
    "mulx rax, rax, [rcx + {p}]",      // m5 p0
    "add r14, -1",                     // carry = t5 != 0
    "inc rbp",                         // 1 for row 10: OF = 0
    "adox r13, rax",                   // t6 += hi(m5 p0)
    "mulx rbp, r11, [rcx + {p} + 24]", // m5 p3
    "mulx rdi, rsi, [rcx + {p} + 8]",  // m5 p1
    "adox rbx, rdi",                   // t7 += hi(m5 p1)
    "mov r14, [rcx + {p} + 16]",       // factor
    "mulx r12, r14, r14",              // m5 p2
    "adcx r13, rsi",                   // t6 += lo(m5 p1)
    "adox r15, r12",                   // t8 += hi(m5 p2)
    "mov rdi, [rcx + {p} + 40]",       // factor
    "mulx rax, rdi, rdi",              // m5 p5
    "adcx rbx, r14",                   // t7 += lo(m5 p2)
    "mulx rsi, r12, [rcx + {p} + 32]", // m5 p4
    "adcx r15, r11",                   // t8 += lo(m5 p3)
    "mov r14, r13",                    // u0 = t6
    "adcx r10, r12",                   // t9 += lo(m5 p4)
    "adox r10, rbp",                   // t9 += hi(m5 p3)
    "adox r8, rsi",                    // t10 += hi(m5 p4)
    "adcx r8, rdi",                    // t10 += lo(m5 p5)
    "adox r9, rax",                    // t11 += hi(m5 p5)
    "mov rdx, r8",                     // u4 = t10
    "mov r11, r15",                    // u2 = t8
    "mov r12, r10",                    // u3 = t9
    "mov rsi, rbx",                    // u1 = t7
    "adc r9, 0",                       // t11 += carry of row 10
    "sub r14, [rcx + {p}]",            // u0 = t6 - p0
    "sbb rsi, [rcx + {p} + 8]",        // u1 = t7 - p1 - borrow
    "sbb r11, [rcx + {p} + 16]",       // u2 = t8 - p2 - borrow
    "sbb r12, [rcx + {p} + 24]",       // u3 = t9 - p3 - borrow
    "sbb rdx, [rcx + {p} + 32]",       // u4 = t10 - p4 - borrow
    "mov rdi, r9",                     // u5 = t11
    "sbb rdi, [rcx + {p} + 40]",       // u5 = t11 - p5 - borrow
    "cmovc rdi, r9",                   // u5 = t11 if it borrowed
    "cmovc r14, r13",                  // u0 = t6 if it borrowed
    "cmovc r12, r10",                  // u3 = t9 if it borrowed
    "cmovc rsi, rbx",                  // u1 = t7 if it borrowed
    "cmovc r11, r15",                  // u2 = t8 if it borrowed
    "cmovc rdx, r8",                   // u4 = t10 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
