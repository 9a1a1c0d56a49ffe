//! `mont_mul_4_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 4 one_spare_bit;
    r0 r1 r2 r3;
    rax r1, rcx _, rdx _, rsi _, rdi _, r8 _, r9 _, r10 r3, r11 _, r12 _, r13 r2, r14 r0, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",                  // multiplier
    "mulx rbx, rbp, [rdi]",            // b0 a0
    "mov rax, [rcx + {n0}]",           // m0 = n0
    "mov r8d, 0",                      // 0 for row 0
    "imul rax, rbp",                   // m0 = t0 n0
    "mulx r9, r10, [rdi + 16]",        // b0 a2
    "mov rdx, rax",                    // multiplier
    "mov r11, [rcx + {p}]",            // factor
    "mulx r11, r11, r11",              // m0 p0
    "mov rdx, [rsi]",                  // multiplier
    "mulx r12, r13, [rdi + 8]",        // b0 a1
    "add r13, rbx",                    // t1 = lo(b0 a1) + hi(b0 a0)
    "adc r10, r12",                    // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "mulx rbx, r14, [rdi + 24]",       // b0 a3
    "adc r14, r9",                     // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "adc rbx, 0",                      // t4 = hi(b0 a3) + carry
    "add rbp, -1",                     // carry = t0 != 0
    "inc r8",                          // 1 for row 0: OF = 0
    "adox r13, r11",                   // t1 += hi(m0 p0)
    "mov rdx, rax",                    // multiplier
    "mov r15, [rcx + {p} + 8]",        // factor
    "mulx rbp, r15, r15",              // m0 p1
    "adcx r13, r15",                   // t1 += lo(m0 p1)
    "mulx r12, r9, [rcx + {p} + 16]",  // m0 p2
    "adox r10, rbp",                   // t2 += hi(m0 p1)
    "mulx rbp, r8, [rcx + {p} + 24]",  // m0 p3
    "adox r14, r12",                   // t3 += hi(m0 p2)
    "adcx r10, r9",                    // t2 += lo(m0 p2)
    "adcx r14, r8",                    // t3 += lo(m0 p3)
    "adox rbx, rbp",                   // t4 += hi(m0 p3)
    "adc rbx, 0",                      // t4 += carry of row 0
    "xor ebp, ebp",                    // t5 = 0
    "mov rdx, [rsi + 8]",              // multiplier
    "mulx r11, rax, [rdi]",            // b1 a0
    "add r13, rax",                    // t1 += lo(b1 a0)
    "dec rbp",                         // t5 = -1: OF = 0
    "adox r10, r11",                   // t2 += hi(b1 a0)
    "mulx r15, r12, [rdi + 8]",        // b1 a1
    "mulx r9, r8, [rdi + 16]",         // b1 a2
    "adcx r10, r12",                   // t2 += lo(b1 a1)
    "adox r14, r15",                   // t3 += hi(b1 a1)
    "adcx r14, r8",                    // t3 += lo(b1 a2)
    "mov eax, 0",                      // 0 for row 2
    "adox rbx, r9",                    // t4 += hi(b1 a2)
    "mulx r11, r12, [rdi + 24]",       // b1 a3
    "adox rbp, r11",                   // t5 = hi(b1 a3)
    "adc rbx, r12",                    // t4 += lo(b1 a3)
    "adc rbp, 1",                      // t5 += carry
    "mov r15, [rcx + {n0}]",           // m1 = n0
    "imul r15, r13",                   // m1 = t1 n0
    "mov rdx, r15",                    // multiplier
    "mulx r8, r8, [rcx + {p}]",        // m1 p0
    "add r13, -1",                     // carry = t1 != 0
    "inc rax",                         // 1 for row 2: OF = 0
    "mulx r9, r11, [rcx + {p} + 8]",   // m1 p1
    "adcx r10, r11",                   // t2 += lo(m1 p1)
    "adox r10, r8",                    // t2 += hi(m1 p0)
    "adox r14, r9",                    // t3 += hi(m1 p1)
    "mulx r12, r15, [rcx + {p} + 16]", // m1 p2
    "adcx r14, r15",                   // t3 += lo(m1 p2)
    "mulx r13, rax, [rcx + {p} + 24]", // m1 p3
    "adox rbx, r12",                   // t4 += hi(m1 p2)
    "adox rbp, r13",                   // t5 += hi(m1 p3)
    "adcx rbx, rax",                   // t4 += lo(m1 p3)
    "adc rbp, 0",                      // t5 += carry of row 2
    "mov rdx, [rsi + 16]",             // multiplier
    "mulx r11, r8, [rdi]",             // b2 a0
    "add r10, r8",                     // t2 += lo(b2 a0)
    "mov r9d, 0",                      // t6 = 0
    "dec r9",                          // t6 = -1: OF = 0
    "mulx r15, r12, [rdi + 16]",       // b2 a2
    "adox r14, r11",                   // t3 += hi(b2 a0)
    "mulx r13, rax, [rdi + 8]",        // b2 a1
    "adcx r14, rax",                   // t3 += lo(b2 a1)
    "adox rbx, r13",                   // t4 += hi(b2 a1)
    "adox rbp, r15",                   // t5 += hi(b2 a2)
    "adcx rbx, r12",                   // t4 += lo(b2 a2)
    "mov r11, [rdi + 24]",             // factor
    "mulx r8, r11, r11",               // b2 a3
    "adox r9, r8",                     // t6 = hi(b2 a3)
    "mov rax, [rcx + {n0}]",           // m2 = n0
    "adcx rbp, r11",                   // t5 += lo(b2 a3)
    "adc r9, 1",                       // t6 += carry
    "imul rax, r10",                   // m2 = t2 n0
    "mov r13d, 0",                     // 0 for row 4
    "add r10, -1",                     // carry = t2 != 0
    "inc r13",                         // 1 for row 4: OF = 0
    "mov rdx, rax",                    // multiplier
    "mulx r15, r15, [rcx + {p}]",      // m2 p0
    "adox r14, r15",                   // t3 += hi(m2 p0)
    "mulx r12, r8, [rcx + {p} + 8]",   // m2 p1
    "adox rbx, r12",                   // t4 += hi(m2 p1)
    "mulx r11, r10, [rcx + {p} + 16]", // m2 p2
    "adcx r14, r8",                    // t3 += lo(m2 p1)
    "adcx rbx, r10",                   // t4 += lo(m2 p2)
    "mulx r13, rax, [rcx + {p} + 24]", // m2 p3
    "adox rbp, r11",                   // t5 += hi(m2 p2)
    "adox r9, r13",                    // t6 += hi(m2 p3)
    "adcx rbp, rax",                   // t5 += lo(m2 p3)
    "adc r9, 0",                       // t6 += carry of row 4
    "xor r15d, r15d",                  // t7 = 0
    "mov rdx, [rsi + 24]",             // multiplier
    "mulx r12, r8, [rdi]",             // b3 a0
    "add r14, r8",                     // t3 += lo(b3 a0)
    "dec r15",                         // t7 = -1: OF = 0
    "adox rbx, r12",                   // t4 += hi(b3 a0)
    "mulx r10, r11, [rdi + 16]",       // b3 a2
    "mulx r13, rax, [rdi + 8]",        // b3 a1
    "adcx rbx, rax",                   // t4 += lo(b3 a1)
    "adox rbp, r13",                   // t5 += hi(b3 a1)
    "adox r9, r10",                    // t6 += hi(b3 a2)
    "mulx rsi, r8, [rdi + 24]",        // b3 a3
    "adcx rbp, r11",                   // t5 += lo(b3 a2)
    "adox r15, rsi",                   // t7 = hi(b3 a3)
    "adcx r9, r8",                     // t6 += lo(b3 a3)
    "adc r15, 1",                      // t7 += carry
    "mov r12, [rcx + {n0}]",           // m3 = n0
    "imul r12, r14",                   // m3 = t3 n0
    "mov eax, 0",                      // 0 for row 6
    "mov rdx, r12",                    // multiplier
    "mulx r13, r13, [rcx + {p}]",      // m3 p0
    "add r14, -1",                     // carry = t3 != 0
    "mulx r10, rdi, [rcx + {p} + 8]",  // m3 p1
    "inc rax",                         // 1 for row 6: OF = 0
    "adox rbx, r13",                   // t4 += hi(m3 p0)
    "adox rbp, r10",                   // t5 += hi(m3 p1)
    "mulx r11, rsi, [rcx + {p} + 16]", // m3 p2
    "adox r9, r11",                    // t6 += hi(m3 p2)
    "mulx r8, r12, [rcx + {p} + 24]",  // m3 p3
    "adcx rbx, rdi",                   // t4 += lo(m3 p1)
    "adcx rbp, rsi",                   // t5 += lo(m3 p2)
    "adcx r9, r12",                    // t6 += lo(m3 p3)
    "adox r15, r8",                    // t7 += hi(m3 p3)
    "mov r14, rbx",                    // u0 = t4
    "mov rax, rbp",                    // u1 = t5
    "mov r13, r9",                     // u2 = t6
    "adc r15, 0",                      // t7 += carry of row 6
    "sub r14, [rcx + {p}]",            // u0 = t4 - p0
    "sbb rax, [rcx + {p} + 8]",        // u1 = t5 - p1 - borrow
    "sbb r13, [rcx + {p} + 16]",       // u2 = t6 - p2 - borrow
    "mov r10, r15",                    // u3 = t7
    "sbb r10, [rcx + {p} + 24]",       // u3 = t7 - p3 - borrow
    "cmovc rax, rbp",                  // u1 = t5 if it borrowed
    "cmovc r10, r15",                  // u3 = t7 if it borrowed
    "cmovc r14, rbx",                  // u0 = t4 if it borrowed
    "cmovc r13, r9",                   // u2 = t6 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
