//! `mont_mul_5_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    product 5 one_spare_bit;
    r0 r1 r2 r3 r4;
    rax _, rcx _, rdx _, rsi _, rdi r0, r8 _, r9 _, r10 r1, r11 _, r12 r4, r13 _, r14 r2, r15 r3;
    p n0;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                  // multiplier
    "mulx rbx, rbp, [rdi]",            // b0 a0
    "mulx rax, r8, [rdi + 8]",         // b0 a1
    "add r8, rbx",                     // t1 = lo(b0 a1) + hi(b0 a0)
    "mulx rbx, r9, [rdi + 16]",        // b0 a2
    "adc r9, rax",                     // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "mulx r10, r11, [rdi + 24]",       // b0 a3
    "adc r11, rbx",                    // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "mulx rbx, r12, [rdi + 32]",       // b0 a4
    "adc r12, r10",                    // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "adc rbx, 0",                      // t5 = hi(b0 a4) + carry
    "mov r13, [rcx + {n0}]",           // m0 = n0
    "imul r13, rbp",                   // m0 = t0 n0
    "mov r14d, 0",                     // 0 for row 0
    "mov rdx, r13",                    // multiplier
    "mulx r15, r15, [rcx + {p}]",      // m0 p0
    "add rbp, -1",                     // carry = t0 != 0
    "inc r14",                         // 1 for row 0: OF = 0
    "adox r8, r15",                    // t1 += hi(m0 p0)
    "mulx rbp, rax, [rcx + {p} + 8]",  // m0 p1
    "adcx r8, rax",                    // t1 += lo(m0 p1)
    "adox r9, rbp",                    // t2 += hi(m0 p1)
    "mulx rbp, r10, [rcx + {p} + 16]", // m0 p2
    "adcx r9, r10",                    // t2 += lo(m0 p2)
    "adox r11, rbp",                   // t3 += hi(m0 p2)
    "mulx rbp, r13, [rcx + {p} + 24]", // m0 p3
    "adcx r11, r13",                   // t3 += lo(m0 p3)
    "adox r12, rbp",                   // t4 += hi(m0 p3)
    "mulx rbp, r14, [rcx + {p} + 32]", // m0 p4
    "adcx r12, r14",                   // t4 += lo(m0 p4)
    "adox rbx, rbp",                   // t5 += hi(m0 p4)
    "adc rbx, 0",                      // t5 += carry of row 0
    "xor ebp, ebp",                    // t6 = 0
    "mov rdx, [rsi + 8]",              // multiplier
    "mulx r15, rax, [rdi]",            // b1 a0
    "add r8, rax",                     // t1 += lo(b1 a0)
    "dec rbp",                         // t6 = -1: OF = 0
    "adox r9, r15",                    // t2 += hi(b1 a0)
    "mulx r10, r13, [rdi + 8]",        // b1 a1
    "adcx r9, r13",                    // t2 += lo(b1 a1)
    "adox r11, r10",                   // t3 += hi(b1 a1)
    "mulx r14, rax, [rdi + 16]",       // b1 a2
    "adcx r11, rax",                   // t3 += lo(b1 a2)
    "adox r12, r14",                   // t4 += hi(b1 a2)
    "mulx r15, r13, [rdi + 24]",       // b1 a3
    "adcx r12, r13",                   // t4 += lo(b1 a3)
    "adox rbx, r15",                   // t5 += hi(b1 a3)
    "mulx r10, rax, [rdi + 32]",       // b1 a4
    "adcx rbx, rax",                   // t5 += lo(b1 a4)
    "adox rbp, r10",                   // t6 = hi(b1 a4)
    "adc rbp, 1",                      // t6 += carry
    "mov r14, [rcx + {n0}]",           // m1 = n0
    "imul r14, r8",                    // m1 = t1 n0
    "mov r13d, 0",                     // 0 for row 2
    "mov rdx, r14",                    // multiplier
    "mulx r15, r15, [rcx + {p}]",      // m1 p0
    "add r8, -1",                      // carry = t1 != 0
    "inc r13",                         // 1 for row 2: OF = 0
    "adox r9, r15",                    // t2 += hi(m1 p0)
    "mulx rax, r10, [rcx + {p} + 8]",  // m1 p1
    "adcx r9, r10",                    // t2 += lo(m1 p1)
    "adox r11, rax",                   // t3 += hi(m1 p1)
    "mulx r14, r8, [rcx + {p} + 16]",  // m1 p2
    "adcx r11, r8",                    // t3 += lo(m1 p2)
    "adox r12, r14",                   // t4 += hi(m1 p2)
    "mulx r13, r15, [rcx + {p} + 24]", // m1 p3
    "adcx r12, r15",                   // t4 += lo(m1 p3)
    "adox rbx, r13",                   // t5 += hi(m1 p3)
    "mulx r10, rax, [rcx + {p} + 32]", // m1 p4
    "adcx rbx, rax",                   // t5 += lo(m1 p4)
    "adox rbp, r10",                   // t6 += hi(m1 p4)
    "adc rbp, 0",                      // t6 += carry of row 2
    "xor r8d, r8d",                    // t7 = 0
    "mov rdx, [rsi + 16]",             // multiplier
    "mulx r14, r15, [rdi]",            // b2 a0
    "add r9, r15",                     // t2 += lo(b2 a0)
    "dec r8",                          // t7 = -1: OF = 0
    "adox r11, r14",                   // t3 += hi(b2 a0)
    "mulx r13, rax, [rdi + 8]",        // b2 a1
    "adcx r11, rax",                   // t3 += lo(b2 a1)
    "adox r12, r13",                   // t4 += hi(b2 a1)
    "mulx r10, r15, [rdi + 16]",       // b2 a2
    "adcx r12, r15",                   // t4 += lo(b2 a2)
    "adox rbx, r10",                   // t5 += hi(b2 a2)
    "mulx r14, rax, [rdi + 24]",       // b2 a3
    "adcx rbx, rax",                   // t5 += lo(b2 a3)
    "adox rbp, r14",                   // t6 += hi(b2 a3)
    "mulx r13, r15, [rdi + 32]",       // b2 a4
    "adcx rbp, r15",                   // t6 += lo(b2 a4)
    "adox r8, r13",                    // t7 = hi(b2 a4)
    "adc r8, 1",                       // t7 += carry
    "mov r10, [rcx + {n0}]",           // m2 = n0
    "imul r10, r9",                    // m2 = t2 n0
    "mov eax, 0",                      // 0 for row 4
    "mov rdx, r10",                    // multiplier
    "mulx r14, r14, [rcx + {p}]",      // m2 p0
    "add r9, -1",                      // carry = t2 != 0
    "inc rax",                         // 1 for row 4: OF = 0
    "adox r11, r14",                   // t3 += hi(m2 p0)
    "mulx r15, r13, [rcx + {p} + 8]",  // m2 p1
    "adcx r11, r13",                   // t3 += lo(m2 p1)
    "adox r12, r15",                   // t4 += hi(m2 p1)
    "mulx r10, r9, [rcx + {p} + 16]",  // m2 p2
    "adcx r12, r9",                    // t4 += lo(m2 p2)
    "adox rbx, r10",                   // t5 += hi(m2 p2)
    "mulx rax, r14, [rcx + {p} + 24]", // m2 p3
    "adcx rbx, r14",                   // t5 += lo(m2 p3)
    "adox rbp, rax",                   // t6 += hi(m2 p3)
    "mulx r13, r15, [rcx + {p} + 32]", // m2 p4
    "adcx rbp, r15",                   // t6 += lo(m2 p4)
    "adox r8, r13",                    // t7 += hi(m2 p4)
    "adc r8, 0",                       // t7 += carry of row 4
    "xor r9d, r9d",                    // t8 = 0
    "mov rdx, [rsi + 24]",             // multiplier
    "mulx r10, r14, [rdi]",            // b3 a0
    "add r11, r14",                    // t3 += lo(b3 a0)
    "dec r9",                          // t8 = -1: OF = 0
    "adox r12, r10",                   // t4 += hi(b3 a0)
    "mulx rax, r15, [rdi + 8]",        // b3 a1
    "adcx r12, r15",                   // t4 += lo(b3 a1)
    "adox rbx, rax",                   // t5 += hi(b3 a1)
    "mulx r13, r14, [rdi + 16]",       // b3 a2
    "adcx rbx, r14",                   // t5 += lo(b3 a2)
    "adox rbp, r13",                   // t6 += hi(b3 a2)
    "mulx r10, r15, [rdi + 24]",       // b3 a3
    "adcx rbp, r15",                   // t6 += lo(b3 a3)
    "adox r8, r10",                    // t7 += hi(b3 a3)
    "mulx rax, r14, [rdi + 32]",       // b3 a4
    "adcx r8, r14",                    // t7 += lo(b3 a4)
    "adox r9, rax",                    // t8 = hi(b3 a4)
    "adc r9, 1",                       // t8 += carry
    "mov r13, [rcx + {n0}]",           // m3 = n0
    "imul r13, r11",                   // m3 = t3 n0
    "mov r15d, 0",                     // 0 for row 6
    "mov rdx, r13",                    // multiplier
    "mulx r10, r10, [rcx + {p}]",      // m3 p0
    "add r11, -1",                     // carry = t3 != 0
    "inc r15",                         // 1 for row 6: OF = 0
    "adox r12, r10",                   // t4 += hi(m3 p0)
    "mulx r14, rax, [rcx + {p} + 8]",  // m3 p1
    "adcx r12, rax",                   // t4 += lo(m3 p1)
    "adox rbx, r14",                   // t5 += hi(m3 p1)
    "mulx r13, r11, [rcx + {p} + 16]", // m3 p2
    "adcx rbx, r11",                   // t5 += lo(m3 p2)
    "adox rbp, r13",                   // t6 += hi(m3 p2)
    "mulx r15, r10, [rcx + {p} + 24]", // m3 p3
    "adcx rbp, r10",                   // t6 += lo(m3 p3)
    "adox r8, r15",                    // t7 += hi(m3 p3)
    "mulx rax, r14, [rcx + {p} + 32]", // m3 p4
    "adcx r8, r14",                    // t7 += lo(m3 p4)
    "adox r9, rax",                    // t8 += hi(m3 p4)
    "adc r9, 0",                       // t8 += carry of row 6
    "xor r11d, r11d",                  // t9 = 0
    "mov rdx, [rsi + 32]",             // multiplier
    "mulx r13, r10, [rdi]",            // b4 a0
    "add r12, r10",                    // t4 += lo(b4 a0)
    "dec r11",                         // t9 = -1: OF = 0
    "adox rbx, r13",                   // t5 += hi(b4 a0)
    "mulx r15, r14, [rdi + 8]",        // b4 a1
    "adcx rbx, r14",                   // t5 += lo(b4 a1)
    "adox rbp, r15",                   // t6 += hi(b4 a1)
    "mulx rax, rsi, [rdi + 16]",       // b4 a2
    "adcx rbp, rsi",                   // t6 += lo(b4 a2)
    "adox r8, rax",                    // t7 += hi(b4 a2)
    "mulx r10, r13, [rdi + 24]",       // b4 a3
    "adcx r8, r13",                    // t7 += lo(b4 a3)
    "adox r9, r10",                    // t8 += hi(b4 a3)
    "mulx r14, r15, [rdi + 32]",       // b4 a4
    "adcx r9, r15",                    // t8 += lo(b4 a4)
    "adox r11, r14",                   // t9 = hi(b4 a4)
    "adc r11, 1",                      // t9 += carry
    "mov rsi, [rcx + {n0}]",           // m4 = n0
    "imul rsi, r12",                   // m4 = t4 n0
    "mov eax, 0",                      // 0 for row 8
    "mov rdx, rsi",                    // multiplier
    "mulx r13, r13, [rcx + {p}]",      // m4 p0
    "add r12, -1",                     // carry = t4 != 0
    "inc rax",                         // 1 for row 8: OF = 0
    "adox rbx, r13",                   // t5 += hi(m4 p0)
    "mulx r10, rdi, [rcx + {p} + 8]",  // m4 p1
    "adcx rbx, rdi",                   // t5 += lo(m4 p1)
    "adox rbp, r10",                   // t6 += hi(m4 p1)
    "mulx r15, r14, [rcx + {p} + 16]", // m4 p2
    "adcx rbp, r14",                   // t6 += lo(m4 p2)
    "adox r8, r15",                    // t7 += hi(m4 p2)
    "mulx rsi, r12, [rcx + {p} + 24]", // m4 p3
    "adcx r8, r12",                    // t7 += lo(m4 p3)
    "adox r9, rsi",                    // t8 += hi(m4 p3)
    "mulx rax, r13, [rcx + {p} + 32]", // m4 p4
    "adcx r9, r13",                    // t8 += lo(m4 p4)
    "adox r11, rax",                   // t9 += hi(m4 p4)
    "adc r11, 0",                      // t9 += carry of row 8
    "mov rdi, rbx",                    // u0 = t5
    "sub rdi, [rcx + {p}]",            // u0 = t5 - p0
    "mov r10, rbp",                    // u1 = t6
    "sbb r10, [rcx + {p} + 8]",        // u1 = t6 - p1 - borrow
    "mov r14, r8",                     // u2 = t7
    "sbb r14, [rcx + {p} + 16]",       // u2 = t7 - p2 - borrow
    "mov r15, r9",                     // u3 = t8
    "sbb r15, [rcx + {p} + 24]",       // u3 = t8 - p3 - borrow
    "mov r12, r11",                    // u4 = t9
    "sbb r12, [rcx + {p} + 32]",       // u4 = t9 - p4 - borrow
    "cmovc rdi, rbx",                  // u0 = t5 if it borrowed
    "cmovc r10, rbp",                  // u1 = t6 if it borrowed
    "cmovc r14, r8",                   // u2 = t7 if it borrowed
    "cmovc r15, r9",                   // u3 = t8 if it borrowed
    "cmovc r12, r11",                  // u4 = t9 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
