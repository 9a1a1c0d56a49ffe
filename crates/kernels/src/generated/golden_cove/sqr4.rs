//! `mont_sqr_4_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    square 4 one_spare_bit;
    r0 r1 r2 r3;
    rax _, rcx _, rdx r3, rsi _, rdi _, r8 _, r9 _, r10 r2, r11 _, r12 r0, r13 r1, r14 _, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 48",
    "mov rbx, [rdi + 16]",             // a2 again
    "mov rbp, [rdi + 8]",              // a1
    "mov rax, [rdi + 16]",             // a2
    "mov rsi, [rdi + 24]",             // a3
    "add rbp, rbp",                    // 2a1 mod 2^64
    "mov rdx, [rdi]",                  // multiplier
    "mulx rbp, r8, rbp",               // a0 2a1
    "adcx rax, rax",                   // d2, limb 2 of 2a
    "mov [rsp], rax",                  // d2 aside
    "mov r10, [rdi]",                  // factor
    "mulx r9, r10, r10",               // a0 a0
    "adcx rsi, rsi",                   // d3, limb 3 of 2a
    "add r8, r9",                      // t1 = lo(a0 2a1) + hi(a0 a0)
    "mov r12, [rsp]",                  // factor
    "mulx r11, r12, r12",              // a0 d2
    "adcx r12, rbp",                   // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mov [rsp + 8], rsi",              // d3 aside
    "mov r13, [rsp + 8]",              // factor
    "mulx rbp, r13, r13",              // a0 d3
    "mov rdx, [rdi + 8]",              // multiplier
    "mulx r14, r15, [rdi + 8]",        // a1 a1
    "mulx rax, r9, [rsp + 8]",         // a1 d3
    "adcx r13, r11",                   // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "adc rbp, 0",                      // t4 = hi(a0 d3) + carry
    "lea rbx, [rbx + rbx]",            // 2a2 mod 2^64
    "mulx rbx, rsi, rbx",              // a1 2a2
    "xor r11d, r11d",                  // t5 = 0
    "add r12, r15",                    // t2 += lo(a1 a1)
    "dec r11",                         // t5 = -1: OF = 0
    "adox r13, r14",                   // t3 += hi(a1 a1)
    "adox rbp, rbx",                   // t4 += hi(a1 2a2)
    "adox r11, rax",                   // t5 = hi(a1 d3)
    "adc r13, rsi",                    // t3 += lo(a1 2a2)
    "adc rbp, r9",                     // t4 += lo(a1 d3)
    "adc r11, 1",                      // t5 += carry
    "mov rdx, [rdi + 16]",             // multiplier
    "mulx rbx, r15, [rdi + 16]",       // a2 a2
    "mov r14d, 0",                     // t6 = 0
    "add rbp, r15",                    // t4 += lo(a2 a2)
    "mov rax, [rdi + 24]",             // a3 again
    "lea rsi, [rax + rax]",            // 2a3 mod 2^64
    "mulx r9, r15, rsi",               // a2 2a3
    "dec r14",                         // t6 = -1: OF = 0
    "adox r11, rbx",                   // t5 += hi(a2 a2)
    "adox r14, r9",                    // t6 = hi(a2 2a3)
    "adc r11, r15",                    // t5 += lo(a2 2a3)
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "adc r14, 1",                      // t6 += carry
    "imul rbx, r10",                   // m0 = t0 n0
    "mov rdx, [rdi + 24]",             // multiplier
    "mov rsi, [rdi + 24]",             // factor
    "mulx rax, rsi, rsi",              // a3 a3
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, r9, [rcx + {p} + 8]",   // m0 p1
    "add r14, rsi",                    // t6 += lo(a3 a3)
    "mov r15, [rcx + {p}]",            // factor
    "mulx r15, r15, r15",              // m0 p0
    "adc rax, 0",                      // t7 = hi(a3 a3) + carry
    "mov [rsp + 40], rax",             // t7 aside
    "mov edi, 0",                      // r4 = 0
    "add r10, -1",                     // carry = t0 != 0
    "adcx r8, r9",                     // t1 += lo(m0 p1)
    "dec rdi",                         // r4 = -1: OF = 0
    "mov rsi, [rcx + {n0}]",           // m1 = n0
    "adox r8, r15",                    // t1 += hi(m0 p0)
    "adox r12, rbx",                   // t2 += hi(m0 p1)
    "mov rax, [rcx + {p} + 24]",       // factor
    "mulx rbx, rax, rax",              // m0 p3
    "mulx r10, r9, [rcx + {p} + 16]",  // m0 p2
    "adox r13, r10",                   // t3 += hi(m0 p2)
    "adox rdi, rbx",                   // r4 = hi(m0 p3)
    "adc r12, r9",                     // t2 += lo(m0 p2)
    "adcx r13, rax",                   // t3 += lo(m0 p3)
    "mov rbx, [rcx + {n0}]",           // m2 = n0
    "adc rdi, 1",                      // r4 += carry
    "mov r15d, 0",                     // r5 = 0
    "imul rsi, r8",                    // m1 = t1 n0
    "mov rdx, rsi",                    // multiplier
    "mov r9, [rcx + {p} + 8]",         // factor
    "mulx r10, r9, r9",                // m1 p1
    "mov rax, [rcx + {p}]",            // factor
    "mulx rax, rax, rax",              // m1 p0
    "add r8, -1",                      // carry = t1 != 0
    "dec r15",                         // r5 = -1: OF = 0
    "adcx r12, r9",                    // t2 += lo(m1 p1)
    "adox r12, rax",                   // t2 += hi(m1 p0)
    "mulx rsi, r8, [rcx + {p} + 16]",  // m1 p2
    "adcx r13, r8",                    // t3 += lo(m1 p2)
    "mov rax, [rcx + {p} + 24]",       // factor
    "mulx r9, rax, rax",               // m1 p3
    "mov [rsp + 16], rbp",             // t4 aside
    "adox r13, r10",                   // t3 += hi(m1 p1)
    "adcx rdi, rax",                   // r4 += lo(m1 p3)
    "mov [rsp + 32], r14",             // t6 aside
    "adox rdi, rsi",                   // r4 += hi(m1 p2)
    "adox r15, r9",                    // r5 = hi(m1 p3)
    "adc r15, 1",                      // r5 += carry
    "imul rbx, r12",                   // m2 = t2 n0
    "mov ebp, 0",                      // r6 = 0
    "add r12, -1",                     // carry = t2 != 0
    "mov rdx, rbx",                    // multiplier
    "mov rbx, [rcx + {p}]",            // factor
    "mulx rbx, rbx, rbx",              // m2 p0
    "mulx r8, r10, [rcx + {p} + 8]",   // m2 p1
    "dec rbp",                         // r6 = -1: OF = 0
    "mulx rax, r14, [rcx + {p} + 24]", // m2 p3
    "adcx r13, r10",                   // t3 += lo(m2 p1)
    "mov r9, [rcx + {p} + 16]",        // factor
    "mulx rsi, r9, r9",                // m2 p2
    "adox r13, rbx",                   // t3 += hi(m2 p0)
    "adcx rdi, r9",                    // r4 += lo(m2 p2)
    "adox rdi, r8",                    // r4 += hi(m2 p1)
    "adox r15, rsi",                   // r5 += hi(m2 p2)
    "adox rbp, rax",                   // r6 = hi(m2 p3)
    "adc r15, r14",                    // r5 += lo(m2 p3)
    "adc rbp, 1",                      // r6 += carry
    "mov rbx, [rcx + {n0}]",           // m3 = n0
    "imul rbx, r13",                   // m3 = t3 n0
    "mov rdx, rbx",                    // multiplier
    "mov r12, [rcx + {p}]",            // factor
    "mulx rbx, r12, r12",              // m3 p0
    "mov r9, [rcx + {p} + 8]",         // factor
    "mulx r10, r9, r9",                // m3 p1
    "xor r8d, r8d",                    // r7 = 0
    "adcx r13, r12",                   // carry = t3 != 0
    "mulx rsi, rax, [rcx + {p} + 16]", // m3 p2
    "adox rdi, rbx",                   // r4 += hi(m3 p0)
    "adox r15, r10",                   // r5 += hi(m3 p1)
    "mulx rbx, r14, [rcx + {p} + 24]", // m3 p3
    "adox rbp, rsi",                   // r6 += hi(m3 p2)
    "adox r8, rbx",                    // r7 = hi(m3 p3)
    "adcx rdi, r9",                    // r4 += lo(m3 p1)
    "adcx r15, rax",                   // r5 += lo(m3 p2)
    "adcx rbp, r14",                   // r6 += lo(m3 p3)
    "adc r8, 0",                       // r7 += carry
    "add rdi, [rsp + 16]",             // r4 += t4
    "mov [rsp + 24], r11",             // t5 aside
    "mov r12, rdi",                    // u0 = r4
    "adc r15, [rsp + 24]",             // r5 += t5 + carry
    "adc rbp, [rsp + 32]",             // r6 += t6 + carry
    "mov r13, r15",                    // u1 = r5
    "adcx r8, [rsp + 40]",             // r7 += t7 + carry
    "mov r10, rbp",                    // u2 = r6
    "sub r12, [rcx + {p}]",            // u0 = r4 - p0
    "sbb r13, [rcx + {p} + 8]",        // u1 = r5 - p1 - borrow
    "mov rdx, r8",                     // u3 = r7
    "sbb r10, [rcx + {p} + 16]",       // u2 = r6 - p2 - borrow
    "sbb rdx, [rcx + {p} + 24]",       // u3 = r7 - p3 - borrow
    "cmovc r12, rdi",                  // u0 = r4 if it borrowed
    "cmovc r13, r15",                  // u1 = r5 if it borrowed
    "cmovc rdx, r8",                   // u3 = r7 if it borrowed
    "cmovc r10, rbp",                  // u2 = r6 if it borrowed
    "add rsp, 48",
    "pop rbp",
    "pop rbx",
    "ret",
}
