//! `mont_sqr_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    square 6 two_spare_bits;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r4, rsi r5, rdi r1, r8 _, r9 _, r10 _, r11 r2, r12 _, r13 _, r14 r3, r15 r0;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 32",
    "mov rbx, [rdi + 8]",              // a1
    "add rbx, rbx",                    // 2a1 mod 2^64
    "mov rbp, [rdi + 16]",             // a2
    "mov rax, [rdi + 32]",             // a4
    "adc rbp, rbp",                    // d2, limb 2 of 2a
    "mov [rsp], rbp",                  // d2 aside
    "mov rbp, [rdi + 24]",             // a3
    "adc rbp, rbp",                    // d3, limb 3 of 2a
    "mov [rsp + 8], rbp",              // d3 aside
    "adcx rax, rax",                   // d4, limb 4 of 2a
    "mov rdx, [rdi]",                  // multiplier
    "mov rsi, [rdi]",                  // factor
    "mulx rbp, rsi, rsi",              // a0 a0
    "mov [rsp + 16], rax",             // d4 aside
    "mov r8, [rdi + 40]",              // a5
    "adc r8, r8",                      // d5, limb 5 of 2a
    "mulx rbx, r9, rbx",               // a0 2a1
    "mov [rsp + 24], r8",              // d5 aside
    "add r9, rbp",                     // t1 = lo(a0 2a1) + hi(a0 a0)
    "mulx rbp, r10, [rsp]",            // a0 d2
    "adc r10, rbx",                    // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mulx rbx, r11, [rsp + 8]",        // a0 d3
    "mulx r12, r13, [rsp + 24]",       // a0 d5
    "mulx r14, r15, [rsp + 16]",       // a0 d4
    "adc r11, rbp",                    // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "adc r15, rbx",                    // t4 = lo(a0 d4) + hi(a0 d3) + carry
    "adc r13, r14",                    // t5 = lo(a0 d5) + hi(a0 d4) + carry
    "adc r12, 0",                      // t6 = hi(a0 d5) + carry
    "mov rbp, [rcx + {n0}]",           // m0 = n0
    "imul rbp, rsi",                   // m0 = t0 n0
    "mov ebx, 0",                      // 0 for row 0
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m0 p0
    "mulx rax, r8, [rcx + {p} + 24]",  // m0 p3
    "add rsi, -1",                     // carry = t0 != 0
    "inc rbx",                         // 1 for row 0: OF = 0
    "adox r9, rbp",                    // t1 += hi(m0 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]",  // m0 p1
    "adcx r9, rbp",                    // t1 += lo(m0 p1)
    "mulx rbp, r14, [rcx + {p} + 16]", // m0 p2
    "adox r10, rbx",                   // t2 += hi(m0 p1)
    "adcx r10, r14",                   // t2 += lo(m0 p2)
    "adox r11, rbp",                   // t3 += hi(m0 p2)
    "adcx r11, r8",                    // t3 += lo(m0 p3)
    "mulx rbx, rbp, [rcx + {p} + 40]", // m0 p5
    "adox r15, rax",                   // t4 += hi(m0 p3)
    "mulx rsi, r14, [rcx + {p} + 32]", // m0 p4
    "adcx r15, r14",                   // t4 += lo(m0 p4)
    "adox r13, rsi",                   // t5 += hi(m0 p4)
    "adcx r13, rbp",                   // t5 += lo(m0 p5)
    "mov rbp, [rdi + 16]",             // a2 again
    "adox r12, rbx",                   // t6 += hi(m0 p5)
    "adc r12, 0",                      // t6 += carry of row 0
    "xor ebx, ebx",                    // t7 = 0
    "lea rbp, [rbp + rbp]",            // 2a2 mod 2^64
    "mov rdx, [rdi + 8]",              // multiplier
    "mulx r8, rax, [rdi + 8]",         // a1 a1
    "add r10, rax",                    // t2 += lo(a1 a1)
    "dec rbx",                         // t7 = -1: OF = 0
    "adox r11, r8",                    // t3 += hi(a1 a1)
    "mulx r14, rsi, [rsp + 8]",        // a1 d3
    "mulx rbp, rax, rbp",              // a1 2a2
    "adox r15, rbp",                   // t4 += hi(a1 2a2)
    "adox r13, r14",                   // t5 += hi(a1 d3)
    "adcx r11, rax",                   // t3 += lo(a1 2a2)
    "adcx r15, rsi",                   // t4 += lo(a1 d3)
    "mulx rbp, r8, [rsp + 16]",        // a1 d4
    "adox r12, rbp",                   // t6 += hi(a1 d4)
    "adcx r13, r8",                    // t5 += lo(a1 d4)
    "mov rbp, [rcx + {n0}]",           // m1 = n0
    "mulx r14, rax, [rsp + 24]",       // a1 d5
    "adcx r12, rax",                   // t6 += lo(a1 d5)
    "adox rbx, r14",                   // t7 = hi(a1 d5)
    "adc rbx, 1",                      // t7 += carry
    "imul rbp, r9",                    // m1 = t1 n0
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m1 p0
    "add r9, -1",                      // carry = t1 != 0
    "mov esi, 0",                      // 0 for row 2
    "inc rsi",                         // 1 for row 2: OF = 0
    "adox r10, rbp",                   // t2 += hi(m1 p0)
    "mulx rbp, r8, [rcx + {p} + 8]",   // m1 p1
    "adcx r10, r8",                    // t2 += lo(m1 p1)
    "adox r11, rbp",                   // t3 += hi(m1 p1)
    "mulx rbp, rax, [rcx + {p} + 16]", // m1 p2
    "adox r15, rbp",                   // t4 += hi(m1 p2)
    "mulx rbp, r14, [rcx + {p} + 32]", // m1 p4
    "adcx r11, rax",                   // t3 += lo(m1 p2)
    "mulx r9, rsi, [rcx + {p} + 24]",  // m1 p3
    "adcx r15, rsi",                   // t4 += lo(m1 p3)
    "adox r13, r9",                    // t5 += hi(m1 p3)
    "adcx r13, r14",                   // t5 += lo(m1 p4)
    "adox r12, rbp",                   // t6 += hi(m1 p4)
    "mulx rbp, r8, [rcx + {p} + 40]",  // m1 p5
    "adcx r12, r8",                    // t6 += lo(m1 p5)
    "adox rbx, rbp",                   // t7 += hi(m1 p5)
    "mov rbp, [rdi + 24]",             // a3 again
    "adc rbx, 0",                      // t7 += carry of row 2
    "xor eax, eax",                    // t8 = 0
    "mov rdx, [rdi + 16]",             // multiplier
    "mov r9, [rdi + 16]",              // factor
    "mulx rsi, r9, r9",                // a2 a2
    "add r15, r9",                     // t4 += lo(a2 a2)
    "dec rax",                         // t8 = -1: OF = 0
    "adox r13, rsi",                   // t5 += hi(a2 a2)
    "mulx r14, r8, [rsp + 16]",        // a2 d4
    "lea rbp, [rbp + rbp]",            // 2a3 mod 2^64
    "mulx rbp, r9, rbp",               // a2 2a3
    "adcx r13, r9",                    // t5 += lo(a2 2a3)
    "adox r12, rbp",                   // t6 += hi(a2 2a3)
    "adcx r12, r8",                    // t6 += lo(a2 d4)
    "adox rbx, r14",                   // t7 += hi(a2 d4)
    "mulx rbp, rsi, [rsp + 24]",       // a2 d5
    "mov r9, [rcx + {n0}]",            // m2 = n0
    "adcx rbx, rsi",                   // t7 += lo(a2 d5)
    "adox rax, rbp",                   // t8 = hi(a2 d5)
    "adc rax, 1",                      // t8 += carry
    "imul r9, r10",                    // m2 = t2 n0
    "mov ebp, 0",                      // 0 for row 4
    "add r10, -1",                     // carry = t2 != 0
    "mov rdx, r9",                     // multiplier
    "mulx r8, r8, [rcx + {p}]",        // m2 p0
    "inc rbp",                         // 1 for row 4: OF = 0
    "adox r11, r8",                    // t3 += hi(m2 p0)
    "mulx rbp, r14, [rcx + {p} + 8]",  // m2 p1
    "adcx r11, r14",                   // t3 += lo(m2 p1)
    "adox r15, rbp",                   // t4 += hi(m2 p1)
    "mulx rbp, rsi, [rcx + {p} + 16]", // m2 p2
    "adcx r15, rsi",                   // t4 += lo(m2 p2)
    "mulx r10, r9, [rcx + {p} + 32]",  // m2 p4
    "adox r13, rbp",                   // t5 += hi(m2 p2)
    "mulx rbp, r8, [rcx + {p} + 24]",  // m2 p3
    "adcx r13, r8",                    // t5 += lo(m2 p3)
    "mulx r14, rsi, [rcx + {p} + 40]", // m2 p5
    "adox r12, rbp",                   // t6 += hi(m2 p3)
    "adcx r12, r9",                    // t6 += lo(m2 p4)
    "adox rbx, r10",                   // t7 += hi(m2 p4)
    "adcx rbx, rsi",                   // t7 += lo(m2 p5)
    "mov rbp, [rdi + 32]",             // a4 again
    "adox rax, r14",                   // t8 += hi(m2 p5)
    "adc rax, 0",                      // t8 += carry of row 4
    "lea rbp, [rbp + rbp]",            // 2a4 mod 2^64
    "mov rdx, [rdi + 24]",             // multiplier
    "mulx r8, r9, [rdi + 24]",         // a3 a3
    "xor r10d, r10d",                  // t9 = 0
    "add r12, r9",                     // t6 += lo(a3 a3)
    "dec r10",                         // t9 = -1: OF = 0
    "adox rbx, r8",                    // t7 += hi(a3 a3)
    "mulx rbp, rsi, rbp",              // a3 2a4
    "adcx rbx, rsi",                   // t7 += lo(a3 2a4)
    "adox rax, rbp",                   // t8 += hi(a3 2a4)
    "mulx rbp, r14, [rsp + 24]",       // a3 d5
    "adcx rax, r14",                   // t8 += lo(a3 d5)
    "adox r10, rbp",                   // t9 = hi(a3 d5)
    "adc r10, 1",                      // t9 += carry
    "mov rbp, [rcx + {n0}]",           // m3 = n0
    "xor r9d, r9d",                    // 0 for row 6
    "imul rbp, r11",                   // m3 = t3 n0
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m3 p0
    "add r11, -1",                     // carry = t3 != 0
    "inc r9",                          // 1 for row 6: OF = 0
    "adox r15, rbp",                   // t4 += hi(m3 p0)
    "mulx rbp, r8, [rcx + {p} + 8]",   // m3 p1
    "adcx r15, r8",                    // t4 += lo(m3 p1)
    "mulx rsi, r14, [rcx + {p} + 16]", // m3 p2
    "mulx r11, r9, [rcx + {p} + 24]",  // m3 p3
    "adox r13, rbp",                   // t5 += hi(m3 p1)
    "adox r12, rsi",                   // t6 += hi(m3 p2)
    "adcx r13, r14",                   // t5 += lo(m3 p2)
    "adox rbx, r11",                   // t7 += hi(m3 p3)
    "adcx r12, r9",                    // t6 += lo(m3 p3)
    "mulx rbp, r8, [rcx + {p} + 32]",  // m3 p4
    "adcx rbx, r8",                    // t7 += lo(m3 p4)
    "adox rax, rbp",                   // t8 += hi(m3 p4)
    "mulx rbp, rsi, [rcx + {p} + 40]", // m3 p5
    "adcx rax, rsi",                   // t8 += lo(m3 p5)
    "mov r14, [rdi + 40]",             // a5 again
    "adox r10, rbp",                   // t9 += hi(m3 p5)
    "mov rdx, [rdi + 32]",             // multiplier
    "mulx rbp, r11, [rdi + 32]",       // a4 a4
    "adc r10, 0",                      // t9 += carry of row 6
    "xor r9d, r9d",                    // t10 = 0
    "lea r8, [r14 + r14]",             // 2a5 mod 2^64
    "add rax, r11",                    // t8 += lo(a4 a4)
    "dec r9",                          // t10 = -1: OF = 0
    "mov esi, 0",                      // 0 for row 8
    "adox r10, rbp",                   // t9 += hi(a4 a4)
    "mulx rbp, r14, r8",               // a4 2a5
    "adcx r10, r14",                   // t9 += lo(a4 2a5)
    "mov r11, [rcx + {n0}]",           // m4 = n0
    "adox r9, rbp",                    // t10 = hi(a4 2a5)
    "adc r9, 1",                       // t10 += carry
    "imul r11, r15",                   // m4 = t4 n0
    "add r15, -1",                     // carry = t4 != 0
    "inc rsi",                         // 1 for row 8: OF = 0
    "mov rdx, r11",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m4 p0
    "adox r13, rbp",                   // t5 += hi(m4 p0)
    "mulx rbp, r8, [rcx + {p} + 8]",   // m4 p1
    "adcx r13, r8",                    // t5 += lo(m4 p1)
    "mulx r14, r15, [rcx + {p} + 16]", // m4 p2
    "adox r12, rbp",                   // t6 += hi(m4 p1)
    "adcx r12, r15",                   // t6 += lo(m4 p2)
    "mulx rbp, rsi, [rcx + {p} + 32]", // m4 p4
    "mulx r11, r8, [rcx + {p} + 24]",  // m4 p3
    "adox rbx, r14",                   // t7 += hi(m4 p2)
    "adcx rbx, r8",                    // t7 += lo(m4 p3)
    "adcx rax, rsi",                   // t8 += lo(m4 p4)
    "adox rax, r11",                   // t8 += hi(m4 p3)
    "adox r10, rbp",                   // t9 += hi(m4 p4)
    "mulx rbp, r15, [rcx + {p} + 40]", // m4 p5
    "adcx r10, r15",                   // t9 += lo(m4 p5)
    "adox r9, rbp",                    // t10 += hi(m4 p5)
    "adc r9, 0",                       // t10 += carry of row 8
    "mov rdx, [rdi + 40]",             // multiplier
    "mulx rbp, r14, [rdi + 40]",       // a5 a5
    "add r9, r14",                     // t10 += lo(a5 a5)
    "adc rbp, 0",                      // t11 = hi(a5 a5) + carry
    "mov r8, [rcx + {n0}]",            // m5 = n0
    "imul r8, r13",                    // m5 = t5 n0
    "mov rdx, r8",                     // multiplier
    "mulx rsi, r11, [rcx + {p}]",      // m5 p0
    "xor r15d, r15d",                  // 0 for row 9
    "mulx rdi, r14, [rcx + {p} + 24]", // m5 p3
    "adcx r13, r11",                   // carry = t5 != 0
    "adox r12, rsi",                   // t6 += hi(m5 p0)
    "mulx r8, r15, [rcx + {p} + 16]",  // m5 p2
    "mov r13, [rcx + {p} + 8]",        // factor
    "mulx r11, r13, r13",              // m5 p1
    "adox rbx, r11",                   // t7 += hi(m5 p1)
    "adcx r12, r13",                   // t6 += lo(m5 p1)
    "adox rax, r8",                    // t8 += hi(m5 p2)
    "adcx rbx, r15",                   // t7 += lo(m5 p2)
    "adcx rax, r14",                   // t8 += lo(m5 p3)
    "adox r10, rdi",                   // t9 += hi(m5 p3)
    "mulx rsi, r11, [rcx + {p} + 32]", // m5 p4
    "adcx r10, r11",                   // t9 += lo(m5 p4)
    "mulx r13, r8, [rcx + {p} + 40]",  // m5 p5
    "adox r9, rsi",                    // t10 += hi(m5 p4)
    "mov r15, r12",                    // u0 = t6
    "adox rbp, r13",                   // t11 += hi(m5 p5)
    "adcx r9, r8",                     // t10 += lo(m5 p5)
    "adc rbp, 0",                      // t11 += carry of row 9
    "mov r14, r10",                    // u3 = t9
    "sub r15, [rcx + {p}]",            // u0 = t6 - p0
    "mov rdi, rbx",                    // u1 = t7
    "sbb rdi, [rcx + {p} + 8]",        // u1 = t7 - p1 - borrow
    "mov r11, rax",                    // u2 = t8
    "sbb r11, [rcx + {p} + 16]",       // u2 = t8 - p2 - borrow
    "sbb r14, [rcx + {p} + 24]",       // u3 = t9 - p3 - borrow
    "mov rdx, r9",                     // u4 = t10
    "sbb rdx, [rcx + {p} + 32]",       // u4 = t10 - p4 - borrow
    "mov rsi, rbp",                    // u5 = t11
    "sbb rsi, [rcx + {p} + 40]",       // u5 = t11 - p5 - borrow
    "cmovc r15, r12",                  // u0 = t6 if it borrowed
    "cmovc rdi, rbx",                  // u1 = t7 if it borrowed
    "cmovc r11, rax",                  // u2 = t8 if it borrowed
    "cmovc r14, r10",                  // u3 = t9 if it borrowed
    "cmovc rdx, r9",                   // u4 = t10 if it borrowed
    "cmovc rsi, rbp",                  // u5 = t11 if it borrowed
    "add rsp, 32",
    "pop rbp",
    "pop rbx",
    "ret",
}
