//! `mont_mul_4_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    product 4 one_spare_bit;
    r0 r1 r2 r3;
    rax _, rcx _, rdx _, rsi _, rdi r0, r8 _, r9 r3, r10 _, r11 _, r12 _, r13 r1, r14 r2, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "mov rdx, [rsi]",                  // multiplier
    "mulx rbp, rax, [rdi]",            // b0 a0
    "mov rbp, rbp",                    // idle
    "mov r9, [rdi + 16]",              // factor
    "mulx r8, r9, r9",                 // b0 a2
    "mulx r10, r11, [rdi + 8]",        // b0 a1
    "imul rbx, rax",                   // m0 = t0 n0
    "mulx r12, r13, [rdi + 24]",       // b0 a3
    "add r11, rbp",                    // t1 = lo(b0 a1) + hi(b0 a0)
    "adcx r9, r10",                    // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "mov r9, r9",                      // idle
    "mov rdx, rbx",                    // multiplier
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m0 p1
    "adcx r13, r8",                    // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "adc r12, 0",                      // t4 = hi(b0 a3) + carry
    "mov r14d, 0",                     // 0 for row 0
    "add rax, -1",                     // carry = t0 != 0
    "adc r11, rbx",                    // t1 += lo(m0 p1)
    "inc r14",                         // 1 for row 0: OF = 0
    "mov r14, r14",                    // idle
    "mulx rbx, rbx, [rcx + {p}]",      // m0 p0
    "adox r11, rbx",                   // t1 += hi(m0 p0)
    "adox r9, rbp",                    // t2 += hi(m0 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m0 p2
    "mov r15, [rcx + {n0}]",           // m1 = n0
    "mov r15, r15",                    // idle
    "adcx r9, rbp",                    // t2 += lo(m0 p2)
    "adox r13, rbx",                   // t3 += hi(m0 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m0 p3
    "mov rdx, [rsi + 8]",              // multiplier
    "mov r8, [rdi]",                   // factor
    "mulx r10, r8, r8",                // b1 a0
    "mov r10, r10",                    // idle
    "adcx r13, rbx",                   // t3 += lo(m0 p3)
    "adox r12, rbp",                   // t4 += hi(m0 p3)
    "adc r12, 0",                      // t4 += carry of row 0
    "mov r12, r12",                    // idle
    "mulx rbx, rbp, [rdi + 16]",       // b1 a2
    "xor eax, eax",                    // t5 = 0
    "adcx r11, r8",                    // t1 += lo(b1 a0)
    "adox r9, r10",                    // t2 += hi(b1 a0)
    "mov r9, r9",                      // idle
    "mulx r14, r8, [rdi + 8]",         // b1 a1
    "mov r14, r14",                    // idle
    "adox r13, r14",                   // t3 += hi(b1 a1)
    "adcx r9, r8",                     // t2 += lo(b1 a1)
    "mulx r10, r14, [rdi + 24]",       // b1 a3
    "mov r10, r10",                    // idle
    "adcx r13, rbp",                   // t3 += lo(b1 a2)
    "mov rbp, [rcx + {n0}]",           // m2 = n0
    "adox r12, rbx",                   // t4 += hi(b1 a2)
    "adox rax, r10",                   // t5 = hi(b1 a3)
    "adcx r12, r14",                   // t4 += lo(b1 a3)
    "mov r12, r12",                    // idle
    "adc rax, 0",                      // t5 += carry
    "imul r15, r11",                   // m1 = t1 n0
    "xor ebx, ebx",                    // 0 for row 2
    "mov rbx, rbx",                    // idle
    "mov rdx, r15",                    // multiplier
    "mov r8, [rcx + {p}]",             // factor
    "mulx rbx, r8, r8",                // m1 p0
    "adox r9, rbx",                    // t2 += hi(m1 p0)
    "adcx r11, r8",                    // carry = t1 != 0
    "mov r10, [rcx + {p} + 16]",       // factor
    "mulx rbx, r10, r10",              // m1 p2
    "mulx r14, r15, [rcx + {p} + 8]",  // m1 p1
    "mulx r8, r11, [rcx + {p} + 24]",  // m1 p3
    "adox r13, r14",                   // t3 += hi(m1 p1)
    "mov r13, r13",                    // idle
    "adcx r9, r15",                    // t2 += lo(m1 p1)
    "mov rdx, [rsi + 16]",             // multiplier
    "mulx r14, r15, [rdi]",            // b2 a0
    "adox r12, rbx",                   // t4 += hi(m1 p2)
    "mov r12, r12",                    // idle
    "adox rax, r8",                    // t5 += hi(m1 p3)
    "mov rax, rax",                    // idle
    "adc r13, r10",                    // t3 += lo(m1 p2)
    "mov rbx, [rcx + {n0}]",           // m3 = n0
    "adcx r12, r11",                   // t4 += lo(m1 p3)
    "adc rax, 0",                      // t5 += carry of row 2
    "xor r8d, r8d",                    // t6 = 0
    "mov r8, r8",                      // idle
    "adox r13, r14",                   // t3 += hi(b2 a0)
    "mov r11, [rdi + 8]",              // factor
    "mulx r10, r11, r11",              // b2 a1
    "mov r10, r10",                    // idle
    "adcx r9, r15",                    // t2 += lo(b2 a0)
    "mulx r14, r15, [rdi + 16]",       // b2 a2
    "adox r12, r10",                   // t4 += hi(b2 a1)
    "adox rax, r14",                   // t5 += hi(b2 a2)
    "mov rax, rax",                    // idle
    "adcx r13, r11",                   // t3 += lo(b2 a1)
    "adcx r12, r15",                   // t4 += lo(b2 a2)
    "mulx r10, r14, [rdi + 24]",       // b2 a3
    "adox r8, r10",                    // t6 = hi(b2 a3)
    "mov r8, r8",                      // idle
    "adcx rax, r14",                   // t5 += lo(b2 a3)
    "adc r8, 0",                       // t6 += carry
    "imul rbp, r9",                    // m2 = t2 n0
    "xor r11d, r11d",                  // 0 for row 4
    "mov r11, r11",                    // idle
    "mov rdx, rbp",                    // multiplier
    "mov r15, [rcx + {p}]",            // factor
    "mulx rbp, r15, r15",              // m2 p0
    "adox r13, rbp",                   // t3 += hi(m2 p0)
    "mov r13, r13",                    // idle
    "adcx r9, r15",                    // carry = t2 != 0
    "mulx rbp, r10, [rcx + {p} + 8]",  // m2 p1
    "mov rbp, rbp",                    // idle
    "adcx r13, r10",                   // t3 += lo(m2 p1)
    "mov r11, [rcx + {p} + 24]",       // factor
    "mulx r14, r11, r11",              // m2 p3
    "mov r14, r14",                    // idle
    "adox r12, rbp",                   // t4 += hi(m2 p1)
    "mov r15, [rcx + {p} + 16]",       // factor
    "mulx rbp, r15, r15",              // m2 p2
    "adcx r12, r15",                   // t4 += lo(m2 p2)
    "mov r12, r12",                    // idle
    "adox rax, rbp",                   // t5 += hi(m2 p2)
    "mov rax, rax",                    // idle
    "adox r8, r14",                    // t6 += hi(m2 p3)
    "adcx rax, r11",                   // t5 += lo(m2 p3)
    "mov rdx, [rsi + 24]",             // multiplier
    "mov r9, [rdi]",                   // factor
    "mulx rbp, r9, r9",                // b3 a0
    "mov rbp, rbp",                    // idle
    "adc r8, 0",                       // t6 += carry of row 4
    "mov r8, r8",                      // idle
    "xor r10d, r10d",                  // t7 = 0
    "mov r10, r10",                    // idle
    "mulx r15, r14, [rdi + 8]",        // b3 a1
    "mov r15, r15",                    // idle
    "adox r12, rbp",                   // t4 += hi(b3 a0)
    "adcx r13, r9",                    // t3 += lo(b3 a0)
    "mov r13, r13",                    // idle
    "adox rax, r15",                   // t5 += hi(b3 a1)
    "mov r11, [rdi + 24]",             // factor
    "mulx rbp, r11, r11",              // b3 a3
    "adcx r12, r14",                   // t4 += lo(b3 a1)
    "mov r9, [rdi + 16]",              // factor
    "mulx rsi, r9, r9",                // b3 a2
    "adcx rax, r9",                    // t5 += lo(b3 a2)
    "mov rax, rax",                    // idle
    "adox r8, rsi",                    // t6 += hi(b3 a2)
    "mov r8, r8",                      // idle
    "adox r10, rbp",                   // t7 = hi(b3 a3)
    "mov r10, r10",                    // idle
    "adcx r8, r11",                    // t6 += lo(b3 a3)
    "mov r8, r8",                      // idle
    "adc r10, 0",                      // t7 += carry
    "imul rbx, r13",                   // m3 = t3 n0
    "mov rbx, rbx",                    // idle
    "mov rdx, rbx",                    // multiplier
    "mulx rbp, rbx, [rcx + {p}]",      // m3 p0
    "mov r14, [rcx + {p} + 8]",        // factor
    "mulx r15, r14, r14",              // m3 p1
    "xor edi, edi",                    // 0 for row 6
    "mov rdi, rdi",                    // idle
    "adcx r13, rbx",                   // carry = t3 != 0
    "mov r9, [rcx + {p} + 16]",        // factor
    "mulx rbx, r9, r9",                // m3 p2
    "adcx r12, r14",                   // t4 += lo(m3 p1)
    "adcx rax, r9",                    // t5 += lo(m3 p2)
    "mov r11, [rcx + {p} + 24]",       // factor
    "mulx rsi, r11, r11",              // m3 p3
    "mov rsi, rsi",                    // idle
    "adox r12, rbp",                   // t4 += hi(m3 p0)
    "mov rdi, r12",                    // u0 = t4
    "adox rax, r15",                   // t5 += hi(m3 p1)
    "adox r8, rbx",                    // t6 += hi(m3 p2)
    "mov r8, r8",                      // idle
    "mov r13, rax",                    // u1 = t5
    "adcx r8, r11",                    // t6 += lo(m3 p3)
    "adox r10, rsi",                   // t7 += hi(m3 p3)
    "mov r10, r10",                    // idle
    "adc r10, 0",                      // t7 += carry of row 6
    "mov r10, r10",                    // idle
    "sub rdi, [rcx + {p}]",            // u0 = t4 - p0
    "sbb r13, [rcx + {p} + 8]",        // u1 = t5 - p1 - borrow
    "mov r14, r8",                     // u2 = t6
    "mov r14, r14",                    // idle
    "mov r9, r10",                     // u3 = t7
    "sbb r14, [rcx + {p} + 16]",       // u2 = t6 - p2 - borrow
    "mov r14, r14",                    // idle
    "sbb r9, [rcx + {p} + 24]",        // u3 = t7 - p3 - borrow
    "cmovc rdi, r12",                  // u0 = t4 if it borrowed
    "cmovc r9, r10",                   // u3 = t7 if it borrowed
    "mov r9, r9",                      // idle
    "cmovc r14, r8",                   // u2 = t6 if it borrowed
    "mov r14, r14",                    // idle
    "cmovc r13, rax",                  // u1 = t5 if it borrowed
    "mov r13, r13",                    // idle
    "pop rbp",
    "pop rbx",
    "ret",
}
