//! `mont_sqr_4_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    square 4 one_spare_bit;
    r0 r1 r2 r3;
    rax _, rcx _, rdx _, rsi r3, rdi _, r8 _, r9 _, r10 _, r11 _, r12 r1, r13 r0, r14 _, r15 r2;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 48",
    "mov rbx, [rdi + 8]",              // a1
    "mov rbp, [rdi + 16]",             // a2
    "mov rax, [rdi + 16]",             // a2 again
    "add rbx, rbx",                    // 2a1 mod 2^64
    "adcx rbp, rbp",                   // d2, limb 2 of 2a
    "lea rsi, [rax + rax]",            // 2a2 mod 2^64
    "mov rdx, [rdi]",                  // multiplier
    "mulx rbx, r8, rbx",               // a0 2a1
    "mov r9, [rdi + 24]",              // a3
    "adc r9, r9",                      // d3, limb 3 of 2a
    "mov [rsp + 8], r9",               // d3 aside
    "mov [rsp], rbp",                  // d2 aside
    "mov r10, [rsp]",                  // factor
    "mulx rbp, r10, r10",              // a0 d2
    "mulx r11, r12, [rdi]",            // a0 a0
    "add r8, r11",                     // t1 = lo(a0 2a1) + hi(a0 a0)
    "mulx r13, r14, [rsp + 8]",        // a0 d3
    "adc r10, rbx",                    // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "adcx r14, rbp",                   // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "adc r13, 0",                      // t4 = hi(a0 d3) + carry
    "xor ebx, ebx",                    // t5 = 0
    "mov rdx, [rdi + 8]",              // multiplier
    "mulx rbp, r15, [rdi + 8]",        // a1 a1
    "mov rax, [rdi + 24]",             // a3 again
    "adox r14, rbp",                   // t3 += hi(a1 a1)
    "mulx rbp, r9, rsi",               // a1 2a2
    "adox r13, rbp",                   // t4 += hi(a1 2a2)
    "adcx r10, r15",                   // t2 += lo(a1 a1)
    "mov r11, [rsp + 8]",              // factor
    "mulx rbp, r11, r11",              // a1 d3
    "mov rsi, [rcx + {n0}]",           // m1 = n0
    "adox rbx, rbp",                   // t5 = hi(a1 d3)
    "adc r14, r9",                     // t3 += lo(a1 2a2)
    "adcx r13, r11",                   // t4 += lo(a1 d3)
    "lea rbp, [rax + rax]",            // 2a3 mod 2^64
    "adc rbx, 0",                      // t5 += carry
    "mov rdx, [rdi + 16]",             // multiplier
    "mulx rbp, r15, rbp",              // a2 2a3
    "xor r9d, r9d",                    // t6 = 0
    "mulx r11, rax, [rdi + 16]",       // a2 a2
    "adox rbx, r11",                   // t5 += hi(a2 a2)
    "adcx r13, rax",                   // t4 += lo(a2 a2)
    "adcx rbx, r15",                   // t5 += lo(a2 2a3)
    "adox r9, rbp",                    // t6 = hi(a2 2a3)
    "mov rdx, [rdi + 24]",             // multiplier
    "mulx rbp, r11, [rdi + 24]",       // a3 a3
    "adc r9, 0",                       // t6 += carry
    "add r9, r11",                     // t6 += lo(a3 a3)
    "mov [rsp + 24], rbx",             // t5 aside
    "mov [rsp + 32], r9",              // t6 aside
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "adc rbp, 0",                      // t7 = hi(a3 a3) + carry
    "imul rbx, r12",                   // m0 = t0 n0
    "xor eax, eax",                    // r4 = 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, r15, [rcx + {p}]",      // m0 p0
    "mov [rsp + 16], r13",             // t4 aside
    "adcx r12, r15",                   // carry = t0 != 0
    "mov r11, [rcx + {p} + 8]",        // factor
    "mulx rdi, r11, r11",              // m0 p1
    "adox r8, rbx",                    // t1 += hi(m0 p0)
    "adcx r8, r11",                    // t1 += lo(m0 p1)
    "mov r9, [rcx + {p} + 16]",        // factor
    "mulx rbx, r9, r9",                // m0 p2
    "mov [rsp + 40], rbp",             // t7 aside
    "adox r10, rdi",                   // t2 += hi(m0 p1)
    "adcx r10, r9",                    // t2 += lo(m0 p2)
    "adox r14, rbx",                   // t3 += hi(m0 p2)
    "mov rbx, [rcx + {p} + 24]",       // factor
    "mulx rbp, rbx, rbx",              // m0 p3
    "adox rax, rbp",                   // r4 = hi(m0 p3)
    "adcx r14, rbx",                   // t3 += lo(m0 p3)
    "adc rax, 0",                      // r4 += carry
    "xor ebp, ebp",                    // r5 = 0
    "imul rsi, r8",                    // m1 = t1 n0
    "add r8, -1",                      // carry = t1 != 0
    "mov rdx, rsi",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m1 p0
    "dec rbp",                         // r5 = -1: OF = 0
    "mulx r13, r15, [rcx + {p} + 8]",  // m1 p1
    "adox r10, rbx",                   // t2 += hi(m1 p0)
    "adcx r10, r15",                   // t2 += lo(m1 p1)
    "mov r12, [rcx + {p} + 16]",       // factor
    "mulx rbx, r12, r12",              // m1 p2
    "adox r14, r13",                   // t3 += hi(m1 p1)
    "adcx r14, r12",                   // t3 += lo(m1 p2)
    "mov rdi, [rcx + {p} + 24]",       // factor
    "mulx r11, rdi, rdi",              // m1 p3
    "adox rax, rbx",                   // r4 += hi(m1 p2)
    "adox rbp, r11",                   // r5 = hi(m1 p3)
    "adc rax, rdi",                    // r4 += lo(m1 p3)
    "adc rbp, 1",                      // r5 += carry
    "mov rbx, [rcx + {n0}]",           // m2 = n0
    "imul rbx, r10",                   // m2 = t2 n0
    "xor r9d, r9d",                    // r6 = 0
    "add r10, -1",                     // carry = t2 != 0
    "dec r9",                          // r6 = -1: OF = 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m2 p0
    "adox r14, rbx",                   // t3 += hi(m2 p0)
    "mulx rbx, r8, [rcx + {p} + 8]",   // m2 p1
    "mulx rsi, r15, [rcx + {p} + 24]", // m2 p3
    "adcx r14, r8",                    // t3 += lo(m2 p1)
    "adox rax, rbx",                   // r4 += hi(m2 p1)
    "mulx rbx, r13, [rcx + {p} + 16]", // m2 p2
    "adox rbp, rbx",                   // r5 += hi(m2 p2)
    "adcx rax, r13",                   // r4 += lo(m2 p2)
    "mov rbx, [rcx + {n0}]",           // m3 = n0
    "adcx rbp, r15",                   // r5 += lo(m2 p3)
    "adox r9, rsi",                    // r6 = hi(m2 p3)
    "adc r9, 1",                       // r6 += carry
    "imul rbx, r14",                   // m3 = t3 n0
    "mov rdx, rbx",                    // multiplier
    "mov r12, [rcx + {p}]",            // factor
    "mulx rbx, r12, r12",              // m3 p0
    "xor r11d, r11d",                  // r7 = 0
    "adox rax, rbx",                   // r4 += hi(m3 p0)
    "adcx r14, r12",                   // carry = t3 != 0
    "mulx rbx, rdi, [rcx + {p} + 8]",  // m3 p1
    "adcx rax, rdi",                   // r4 += lo(m3 p1)
    "adox rbp, rbx",                   // r5 += hi(m3 p1)
    "mov r10, [rcx + {p} + 16]",       // factor
    "mulx rbx, r10, r10",              // m3 p2
    "adox r9, rbx",                    // r6 += hi(m3 p2)
    "mulx rbx, r8, [rcx + {p} + 24]",  // m3 p3
    "adox r11, rbx",                   // r7 = hi(m3 p3)
    "adcx rbp, r10",                   // r5 += lo(m3 p2)
    "adcx r9, r8",                     // r6 += lo(m3 p3)
    "adc r11, 0",                      // r7 += carry
    "add rax, [rsp + 16]",             // r4 += t4
    "mov r13, rax",                    // u0 = r4
    "adcx rbp, [rsp + 24]",            // r5 += t5 + carry
    "adc r9, [rsp + 32]",              // r6 += t6 + carry
    "adcx r11, [rsp + 40]",            // r7 += t7 + carry
    "mov r15, r9",                     // u2 = r6
    "mov rsi, r11",                    // u3 = r7
    "sub r13, [rcx + {p}]",            // u0 = r4 - p0
    "mov r12, rbp",                    // u1 = r5
    "sbb r12, [rcx + {p} + 8]",        // u1 = r5 - p1 - borrow
    "sbb r15, [rcx + {p} + 16]",       // u2 = r6 - p2 - borrow
    "sbb rsi, [rcx + {p} + 24]",       // u3 = r7 - p3 - borrow
    "cmovc r12, rbp",                  // u1 = r5 if it borrowed
    "cmovc r13, rax",                  // u0 = r4 if it borrowed
    "cmovc rsi, r11",                  // u3 = r7 if it borrowed
    "cmovc r15, r9",                   // u2 = r6 if it borrowed
    "add rsp, 48",
    "pop rbp",
    "pop rbx",
    "ret",
}
