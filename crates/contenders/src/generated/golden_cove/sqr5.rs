//! `mont_sqr_5_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    square 5 two_spare_bits;
    r0 r1 r2 r3 r4;
    rax _, rcx _, rdx _, rsi _, rdi r3, r8 _, r9 r2, r10 r4, r11 _, r12 r0, r13 _, r14 _, r15 r1;
    p n0;
    "push rbx",
    "push rbp",
    "sub rsp, 24",
    "mov rbx, [rdi + 8]",              // a1
    "add rbx, rbx",                    // 2a1 mod 2^64
    "mov rbp, [rdi + 16]",             // a2
    "adc rbp, rbp",                    // d2, limb 2 of 2a
    "mov [rsp], rbp",                  // d2 aside
    "mov rbp, [rdi + 24]",             // a3
    "adc rbp, rbp",                    // d3, limb 3 of 2a
    "mov [rsp + 8], rbp",              // d3 aside
    "mov rbp, [rdi + 32]",             // a4
    "adc rbp, rbp",                    // d4, limb 4 of 2a
    "mov [rsp + 16], rbp",             // d4 aside
    "mov rdx, [rdi]",                  // multiplier
    "mulx rbp, rax, [rdi]",            // a0 a0
    "mulx rbx, rsi, rbx",              // a0 2a1
    "add rsi, rbp",                    // t1 = lo(a0 2a1) + hi(a0 a0)
    "mulx rbp, r8, [rsp]",             // a0 d2
    "adc r8, rbx",                     // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mulx rbx, r9, [rsp + 8]",         // a0 d3
    "adc r9, rbp",                     // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "mulx rbp, r10, [rsp + 16]",       // a0 d4
    "adc r10, rbx",                    // t4 = lo(a0 d4) + hi(a0 d3) + carry
    "adc rbp, 0",                      // t5 = hi(a0 d4) + carry
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "imul rbx, rax",                   // m0 = t0 n0
    "mov r11d, 0",                     // 0 for row 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m0 p0
    "add rax, -1",                     // carry = t0 != 0
    "inc r11",                         // 1 for row 0: OF = 0
    "adox rsi, rbx",                   // t1 += hi(m0 p0)
    "mulx rbx, r12, [rcx + {p} + 8]",  // m0 p1
    "adcx rsi, r12",                   // t1 += lo(m0 p1)
    "adox r8, rbx",                    // t2 += hi(m0 p1)
    "mulx rbx, r13, [rcx + {p} + 16]", // m0 p2
    "adcx r8, r13",                    // t2 += lo(m0 p2)
    "adox r9, rbx",                    // t3 += hi(m0 p2)
    "mulx rbx, r14, [rcx + {p} + 24]", // m0 p3
    "adcx r9, r14",                    // t3 += lo(m0 p3)
    "adox r10, rbx",                   // t4 += hi(m0 p3)
    "mulx rbx, r15, [rcx + {p} + 32]", // m0 p4
    "adcx r10, r15",                   // t4 += lo(m0 p4)
    "adox rbp, rbx",                   // t5 += hi(m0 p4)
    "adc rbp, 0",                      // t5 += carry of row 0
    "mov rbx, [rdi + 16]",             // a2 again
    "lea rbx, [rbx + rbx]",            // 2a2 mod 2^64
    "xor eax, eax",                    // t6 = 0
    "mov rdx, [rdi + 8]",              // multiplier
    "mulx r11, r12, [rdi + 8]",        // a1 a1
    "add r8, r12",                     // t2 += lo(a1 a1)
    "dec rax",                         // t6 = -1: OF = 0
    "adox r9, r11",                    // t3 += hi(a1 a1)
    "mulx rbx, r13, rbx",              // a1 2a2
    "adcx r9, r13",                    // t3 += lo(a1 2a2)
    "adox r10, rbx",                   // t4 += hi(a1 2a2)
    "mulx rbx, r14, [rsp + 8]",        // a1 d3
    "adcx r10, r14",                   // t4 += lo(a1 d3)
    "adox rbp, rbx",                   // t5 += hi(a1 d3)
    "mulx rbx, r15, [rsp + 16]",       // a1 d4
    "adcx rbp, r15",                   // t5 += lo(a1 d4)
    "adox rax, rbx",                   // t6 = hi(a1 d4)
    "adc rax, 1",                      // t6 += carry
    "mov rbx, [rcx + {n0}]",           // m1 = n0
    "imul rbx, rsi",                   // m1 = t1 n0
    "mov r12d, 0",                     // 0 for row 2
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m1 p0
    "add rsi, -1",                     // carry = t1 != 0
    "inc r12",                         // 1 for row 2: OF = 0
    "adox r8, rbx",                    // t2 += hi(m1 p0)
    "mulx rbx, r11, [rcx + {p} + 8]",  // m1 p1
    "adcx r8, r11",                    // t2 += lo(m1 p1)
    "adox r9, rbx",                    // t3 += hi(m1 p1)
    "mulx rbx, r13, [rcx + {p} + 16]", // m1 p2
    "adcx r9, r13",                    // t3 += lo(m1 p2)
    "adox r10, rbx",                   // t4 += hi(m1 p2)
    "mulx rbx, r14, [rcx + {p} + 24]", // m1 p3
    "adcx r10, r14",                   // t4 += lo(m1 p3)
    "adox rbp, rbx",                   // t5 += hi(m1 p3)
    "mulx rbx, r15, [rcx + {p} + 32]", // m1 p4
    "adcx rbp, r15",                   // t5 += lo(m1 p4)
    "adox rax, rbx",                   // t6 += hi(m1 p4)
    "adc rax, 0",                      // t6 += carry of row 2
    "mov rbx, [rdi + 24]",             // a3 again
    "lea rbx, [rbx + rbx]",            // 2a3 mod 2^64
    "xor esi, esi",                    // t7 = 0
    "mov rdx, [rdi + 16]",             // multiplier
    "mulx r12, r11, [rdi + 16]",       // a2 a2
    "add r10, r11",                    // t4 += lo(a2 a2)
    "dec rsi",                         // t7 = -1: OF = 0
    "adox rbp, r12",                   // t5 += hi(a2 a2)
    "mulx rbx, r13, rbx",              // a2 2a3
    "adcx rbp, r13",                   // t5 += lo(a2 2a3)
    "adox rax, rbx",                   // t6 += hi(a2 2a3)
    "mulx rbx, r14, [rsp + 16]",       // a2 d4
    "adcx rax, r14",                   // t6 += lo(a2 d4)
    "adox rsi, rbx",                   // t7 = hi(a2 d4)
    "adc rsi, 1",                      // t7 += carry
    "mov rbx, [rcx + {n0}]",           // m2 = n0
    "imul rbx, r8",                    // m2 = t2 n0
    "mov r15d, 0",                     // 0 for row 4
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m2 p0
    "add r8, -1",                      // carry = t2 != 0
    "inc r15",                         // 1 for row 4: OF = 0
    "adox r9, rbx",                    // t3 += hi(m2 p0)
    "mulx rbx, r11, [rcx + {p} + 8]",  // m2 p1
    "adcx r9, r11",                    // t3 += lo(m2 p1)
    "adox r10, rbx",                   // t4 += hi(m2 p1)
    "mulx rbx, r12, [rcx + {p} + 16]", // m2 p2
    "adcx r10, r12",                   // t4 += lo(m2 p2)
    "adox rbp, rbx",                   // t5 += hi(m2 p2)
    "mulx rbx, r13, [rcx + {p} + 24]", // m2 p3
    "adcx rbp, r13",                   // t5 += lo(m2 p3)
    "adox rax, rbx",                   // t6 += hi(m2 p3)
    "mulx rbx, r14, [rcx + {p} + 32]", // m2 p4
    "adcx rax, r14",                   // t6 += lo(m2 p4)
    "adox rsi, rbx",                   // t7 += hi(m2 p4)
    "adc rsi, 0",                      // t7 += carry of row 4
    "mov rbx, [rdi + 32]",             // a4 again
    "lea rbx, [rbx + rbx]",            // 2a4 mod 2^64
    "xor r8d, r8d",                    // t8 = 0
    "mov rdx, [rdi + 24]",             // multiplier
    "mulx r15, r11, [rdi + 24]",       // a3 a3
    "add rax, r11",                    // t6 += lo(a3 a3)
    "dec r8",                          // t8 = -1: OF = 0
    "adox rsi, r15",                   // t7 += hi(a3 a3)
    "mulx rbx, r12, rbx",              // a3 2a4
    "adcx rsi, r12",                   // t7 += lo(a3 2a4)
    "adox r8, rbx",                    // t8 = hi(a3 2a4)
    "adc r8, 1",                       // t8 += carry
    "mov rbx, [rcx + {n0}]",           // m3 = n0
    "imul rbx, r9",                    // m3 = t3 n0
    "mov r13d, 0",                     // 0 for row 6
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m3 p0
    "add r9, -1",                      // carry = t3 != 0
    "inc r13",                         // 1 for row 6: OF = 0
    "adox r10, rbx",                   // t4 += hi(m3 p0)
    "mulx rbx, r14, [rcx + {p} + 8]",  // m3 p1
    "adcx r10, r14",                   // t4 += lo(m3 p1)
    "adox rbp, rbx",                   // t5 += hi(m3 p1)
    "mulx rbx, r11, [rcx + {p} + 16]", // m3 p2
    "adcx rbp, r11",                   // t5 += lo(m3 p2)
    "adox rax, rbx",                   // t6 += hi(m3 p2)
    "mulx rbx, r15, [rcx + {p} + 24]", // m3 p3
    "adcx rax, r15",                   // t6 += lo(m3 p3)
    "adox rsi, rbx",                   // t7 += hi(m3 p3)
    "mulx rbx, r12, [rcx + {p} + 32]", // m3 p4
    "adcx rsi, r12",                   // t7 += lo(m3 p4)
    "adox r8, rbx",                    // t8 += hi(m3 p4)
    "adc r8, 0",                       // t8 += carry of row 6
    "mov rdx, [rdi + 32]",             // multiplier
    "mulx rbx, r9, [rdi + 32]",        // a4 a4
    "add r8, r9",                      // t8 += lo(a4 a4)
    "adc rbx, 0",                      // t9 = hi(a4 a4) + carry
    "mov r13, [rcx + {n0}]",           // m4 = n0
    "imul r13, r10",                   // m4 = t4 n0
    "mov r14d, 0",                     // 0 for row 7
    "mov rdx, r13",                    // multiplier
    "mulx r11, r11, [rcx + {p}]",      // m4 p0
    "add r10, -1",                     // carry = t4 != 0
    "inc r14",                         // 1 for row 7: OF = 0
    "adox rbp, r11",                   // t5 += hi(m4 p0)
    "mulx r15, r12, [rcx + {p} + 8]",  // m4 p1
    "adcx rbp, r12",                   // t5 += lo(m4 p1)
    "adox rax, r15",                   // t6 += hi(m4 p1)
    "mulx rdi, r9, [rcx + {p} + 16]",  // m4 p2
    "adcx rax, r9",                    // t6 += lo(m4 p2)
    "adox rsi, rdi",                   // t7 += hi(m4 p2)
    "mulx r13, r10, [rcx + {p} + 24]", // m4 p3
    "adcx rsi, r10",                   // t7 += lo(m4 p3)
    "adox r8, r13",                    // t8 += hi(m4 p3)
    "mulx r14, r11, [rcx + {p} + 32]", // m4 p4
    "adcx r8, r11",                    // t8 += lo(m4 p4)
    "adox rbx, r14",                   // t9 += hi(m4 p4)
    "adc rbx, 0",                      // t9 += carry of row 7
    "mov r12, rbp",                    // u0 = t5
    "sub r12, [rcx + {p}]",            // u0 = t5 - p0
    "mov r15, rax",                    // u1 = t6
    "sbb r15, [rcx + {p} + 8]",        // u1 = t6 - p1 - borrow
    "mov r9, rsi",                     // u2 = t7
    "sbb r9, [rcx + {p} + 16]",        // u2 = t7 - p2 - borrow
    "mov rdi, r8",                     // u3 = t8
    "sbb rdi, [rcx + {p} + 24]",       // u3 = t8 - p3 - borrow
    "mov r10, rbx",                    // u4 = t9
    "sbb r10, [rcx + {p} + 32]",       // u4 = t9 - p4 - borrow
    "cmovc r12, rbp",                  // u0 = t5 if it borrowed
    "cmovc r15, rax",                  // u1 = t6 if it borrowed
    "cmovc r9, rsi",                   // u2 = t7 if it borrowed
    "cmovc rdi, r8",                   // u3 = t8 if it borrowed
    "cmovc r10, rbx",                  // u4 = t9 if it borrowed
    "add rsp, 24",
    "pop rbp",
    "pop rbx",
    "ret",
}
