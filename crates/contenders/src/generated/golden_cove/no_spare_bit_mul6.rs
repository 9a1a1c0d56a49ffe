//! `mont_mul_6_no_spare_bit_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    product 6 any;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r3, rsi r1, rdi _, r8 r4, r9 r0, r10 _, r11 r2, r12 _, r13 _, r14 r5, r15 _;
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
    "mulx r13, r14, [rdi + 40]",       // b0 a5
    "adc r14, rbx",                    // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "adc r13, 0",                      // t6 = hi(b0 a5) + carry
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "imul rbx, rbp",                   // m0 = t0 n0
    "mov r15d, 0",                     // 0 for row 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m0 p0
    "add rbp, -1",                     // carry = t0 != 0
    "inc r15",                         // 1 for row 0: OF = 0
    "adox r8, rbx",                    // t1 += hi(m0 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m0 p1
    "adcx r8, rbx",                    // t1 += lo(m0 p1)
    "adox r9, rbp",                    // t2 += hi(m0 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m0 p2
    "adcx r9, rbp",                    // t2 += lo(m0 p2)
    "adox r11, rbx",                   // t3 += hi(m0 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m0 p3
    "adcx r11, rbx",                   // t3 += lo(m0 p3)
    "adox r12, rbp",                   // t4 += hi(m0 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m0 p4
    "adcx r12, rbp",                   // t4 += lo(m0 p4)
    "adox r14, rbx",                   // t5 += hi(m0 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m0 p5
    "adcx r14, rbx",                   // t5 += lo(m0 p5)
    "adox r13, rbp",                   // t6 += hi(m0 p5)
    "mov ebx, 0",                      // 0 above row 0
    "adox rbx, rbx",                   // t7 = overflow
    "adc r13, 0",                      // t6 += carry of row 0
    "adc rbx, 0",                      // t7 += carry above row 0
    "mov ebp, 0",                      // 0 for row 1
    "mov rdx, [rsi + 8]",              // multiplier
    "mulx rax, r10, [rdi]",            // b1 a0
    "add r8, r10",                     // t1 += lo(b1 a0)
    "inc rbp",                         // 1 for row 1: OF = 0
    "adox r9, rax",                    // t2 += hi(b1 a0)
    "mulx rbp, r15, [rdi + 8]",        // b1 a1
    "adcx r9, r15",                    // t2 += lo(b1 a1)
    "adox r11, rbp",                   // t3 += hi(b1 a1)
    "mulx rbp, r10, [rdi + 16]",       // b1 a2
    "adcx r11, r10",                   // t3 += lo(b1 a2)
    "adox r12, rbp",                   // t4 += hi(b1 a2)
    "mulx rbp, rax, [rdi + 24]",       // b1 a3
    "adcx r12, rax",                   // t4 += lo(b1 a3)
    "adox r14, rbp",                   // t5 += hi(b1 a3)
    "mulx rbp, r15, [rdi + 32]",       // b1 a4
    "adcx r14, r15",                   // t5 += lo(b1 a4)
    "adox r13, rbp",                   // t6 += hi(b1 a4)
    "mulx rbp, r10, [rdi + 40]",       // b1 a5
    "adcx r13, r10",                   // t6 += lo(b1 a5)
    "adox rbx, rbp",                   // t7 += hi(b1 a5)
    "mov ebp, 0",                      // 0 above row 1
    "adox rbp, rbp",                   // t8 = overflow
    "adc rbx, 0",                      // t7 += carry of row 1
    "adc rbp, 0",                      // t8 += carry above row 1
    "mov rax, [rcx + {n0}]",           // m1 = n0
    "imul rax, r8",                    // m1 = t1 n0
    "mov r15d, 0",                     // 0 for row 2
    "mov rdx, rax",                    // multiplier
    "mulx r10, r10, [rcx + {p}]",      // m1 p0
    "add r8, -1",                      // carry = t1 != 0
    "inc r15",                         // 1 for row 2: OF = 0
    "adox r9, r10",                    // t2 += hi(m1 p0)
    "mulx rax, r8, [rcx + {p} + 8]",   // m1 p1
    "adcx r9, r8",                     // t2 += lo(m1 p1)
    "adox r11, rax",                   // t3 += hi(m1 p1)
    "mulx r15, r10, [rcx + {p} + 16]", // m1 p2
    "adcx r11, r10",                   // t3 += lo(m1 p2)
    "adox r12, r15",                   // t4 += hi(m1 p2)
    "mulx r8, rax, [rcx + {p} + 24]",  // m1 p3
    "adcx r12, rax",                   // t4 += lo(m1 p3)
    "adox r14, r8",                    // t5 += hi(m1 p3)
    "mulx r10, r15, [rcx + {p} + 32]", // m1 p4
    "adcx r14, r15",                   // t5 += lo(m1 p4)
    "adox r13, r10",                   // t6 += hi(m1 p4)
    "mulx rax, r8, [rcx + {p} + 40]",  // m1 p5
    "adcx r13, r8",                    // t6 += lo(m1 p5)
    "adox rbx, rax",                   // t7 += hi(m1 p5)
    "mov r15d, 0",                     // 0 above row 2
    "adox rbp, r15",                   // t8 += overflow
    "adc rbx, 0",                      // t7 += carry of row 2
    "adc rbp, 0",                      // t8 += carry above row 2
    "mov r10d, 0",                     // 0 for row 3
    "mov rdx, [rsi + 16]",             // multiplier
    "mulx r8, rax, [rdi]",             // b2 a0
    "add r9, rax",                     // t2 += lo(b2 a0)
    "inc r10",                         // 1 for row 3: OF = 0
    "adox r11, r8",                    // t3 += hi(b2 a0)
    "mulx r15, rax, [rdi + 8]",        // b2 a1
    "adcx r11, rax",                   // t3 += lo(b2 a1)
    "adox r12, r15",                   // t4 += hi(b2 a1)
    "mulx r10, r8, [rdi + 16]",        // b2 a2
    "adcx r12, r8",                    // t4 += lo(b2 a2)
    "adox r14, r10",                   // t5 += hi(b2 a2)
    "mulx rax, r15, [rdi + 24]",       // b2 a3
    "adcx r14, r15",                   // t5 += lo(b2 a3)
    "adox r13, rax",                   // t6 += hi(b2 a3)
    "mulx r8, r10, [rdi + 32]",        // b2 a4
    "adcx r13, r10",                   // t6 += lo(b2 a4)
    "adox rbx, r8",                    // t7 += hi(b2 a4)
    "mulx r15, rax, [rdi + 40]",       // b2 a5
    "adcx rbx, rax",                   // t7 += lo(b2 a5)
    "adox rbp, r15",                   // t8 += hi(b2 a5)
    "mov r10d, 0",                     // 0 above row 3
    "adox r10, r10",                   // t9 = overflow
    "adc rbp, 0",                      // t8 += carry of row 3
    "adc r10, 0",                      // t9 += carry above row 3
    "mov r8, [rcx + {n0}]",            // m2 = n0
    "imul r8, r9",                     // m2 = t2 n0
    "mov eax, 0",                      // 0 for row 4
    "mov rdx, r8",                     // multiplier
    "mulx r15, r15, [rcx + {p}]",      // m2 p0
    "add r9, -1",                      // carry = t2 != 0
    "inc rax",                         // 1 for row 4: OF = 0
    "adox r11, r15",                   // t3 += hi(m2 p0)
    "mulx r8, r9, [rcx + {p} + 8]",    // m2 p1
    "adcx r11, r9",                    // t3 += lo(m2 p1)
    "adox r12, r8",                    // t4 += hi(m2 p1)
    "mulx rax, r15, [rcx + {p} + 16]", // m2 p2
    "adcx r12, r15",                   // t4 += lo(m2 p2)
    "adox r14, rax",                   // t5 += hi(m2 p2)
    "mulx r9, r8, [rcx + {p} + 24]",   // m2 p3
    "adcx r14, r8",                    // t5 += lo(m2 p3)
    "adox r13, r9",                    // t6 += hi(m2 p3)
    "mulx r15, rax, [rcx + {p} + 32]", // m2 p4
    "adcx r13, rax",                   // t6 += lo(m2 p4)
    "adox rbx, r15",                   // t7 += hi(m2 p4)
    "mulx r8, r9, [rcx + {p} + 40]",   // m2 p5
    "adcx rbx, r9",                    // t7 += lo(m2 p5)
    "adox rbp, r8",                    // t8 += hi(m2 p5)
    "mov eax, 0",                      // 0 above row 4
    "adox r10, rax",                   // t9 += overflow
    "adc rbp, 0",                      // t8 += carry of row 4
    "adc r10, 0",                      // t9 += carry above row 4
    "mov r15d, 0",                     // 0 for row 5
    "mov rdx, [rsi + 24]",             // multiplier
    "mulx r9, r8, [rdi]",              // b3 a0
    "add r11, r8",                     // t3 += lo(b3 a0)
    "inc r15",                         // 1 for row 5: OF = 0
    "adox r12, r9",                    // t4 += hi(b3 a0)
    "mulx rax, r8, [rdi + 8]",         // b3 a1
    "adcx r12, r8",                    // t4 += lo(b3 a1)
    "adox r14, rax",                   // t5 += hi(b3 a1)
    "mulx r15, r9, [rdi + 16]",        // b3 a2
    "adcx r14, r9",                    // t5 += lo(b3 a2)
    "adox r13, r15",                   // t6 += hi(b3 a2)
    "mulx r8, rax, [rdi + 24]",        // b3 a3
    "adcx r13, rax",                   // t6 += lo(b3 a3)
    "adox rbx, r8",                    // t7 += hi(b3 a3)
    "mulx r9, r15, [rdi + 32]",        // b3 a4
    "adcx rbx, r15",                   // t7 += lo(b3 a4)
    "adox rbp, r9",                    // t8 += hi(b3 a4)
    "mulx rax, r8, [rdi + 40]",        // b3 a5
    "adcx rbp, r8",                    // t8 += lo(b3 a5)
    "adox r10, rax",                   // t9 += hi(b3 a5)
    "mov r15d, 0",                     // 0 above row 5
    "adox r15, r15",                   // t10 = overflow
    "adc r10, 0",                      // t9 += carry of row 5
    "adc r15, 0",                      // t10 += carry above row 5
    "mov r9, [rcx + {n0}]",            // m3 = n0
    "imul r9, r11",                    // m3 = t3 n0
    "mov r8d, 0",                      // 0 for row 6
    "mov rdx, r9",                     // multiplier
    "mulx rax, rax, [rcx + {p}]",      // m3 p0
    "add r11, -1",                     // carry = t3 != 0
    "inc r8",                          // 1 for row 6: OF = 0
    "adox r12, rax",                   // t4 += hi(m3 p0)
    "mulx r9, r11, [rcx + {p} + 8]",   // m3 p1
    "adcx r12, r11",                   // t4 += lo(m3 p1)
    "adox r14, r9",                    // t5 += hi(m3 p1)
    "mulx r8, rax, [rcx + {p} + 16]",  // m3 p2
    "adcx r14, rax",                   // t5 += lo(m3 p2)
    "adox r13, r8",                    // t6 += hi(m3 p2)
    "mulx r11, r9, [rcx + {p} + 24]",  // m3 p3
    "adcx r13, r9",                    // t6 += lo(m3 p3)
    "adox rbx, r11",                   // t7 += hi(m3 p3)
    "mulx rax, r8, [rcx + {p} + 32]",  // m3 p4
    "adcx rbx, r8",                    // t7 += lo(m3 p4)
    "adox rbp, rax",                   // t8 += hi(m3 p4)
    "mulx r9, r11, [rcx + {p} + 40]",  // m3 p5
    "adcx rbp, r11",                   // t8 += lo(m3 p5)
    "adox r10, r9",                    // t9 += hi(m3 p5)
    "mov r8d, 0",                      // 0 above row 6
    "adox r15, r8",                    // t10 += overflow
    "adc r10, 0",                      // t9 += carry of row 6
    "adc r15, 0",                      // t10 += carry above row 6
    "mov eax, 0",                      // 0 for row 7
    "mov rdx, [rsi + 32]",             // multiplier
    "mulx r11, r9, [rdi]",             // b4 a0
    "add r12, r9",                     // t4 += lo(b4 a0)
    "inc rax",                         // 1 for row 7: OF = 0
    "adox r14, r11",                   // t5 += hi(b4 a0)
    "mulx r8, r9, [rdi + 8]",          // b4 a1
    "adcx r14, r9",                    // t5 += lo(b4 a1)
    "adox r13, r8",                    // t6 += hi(b4 a1)
    "mulx rax, r11, [rdi + 16]",       // b4 a2
    "adcx r13, r11",                   // t6 += lo(b4 a2)
    "adox rbx, rax",                   // t7 += hi(b4 a2)
    "mulx r9, r8, [rdi + 24]",         // b4 a3
    "adcx rbx, r8",                    // t7 += lo(b4 a3)
    "adox rbp, r9",                    // t8 += hi(b4 a3)
    "mulx r11, rax, [rdi + 32]",       // b4 a4
    "adcx rbp, rax",                   // t8 += lo(b4 a4)
    "adox r10, r11",                   // t9 += hi(b4 a4)
    "mulx r8, r9, [rdi + 40]",         // b4 a5
    "adcx r10, r9",                    // t9 += lo(b4 a5)
    "adox r15, r8",                    // t10 += hi(b4 a5)
    "mov eax, 0",                      // 0 above row 7
    "adox rax, rax",                   // t11 = overflow
    "adc r15, 0",                      // t10 += carry of row 7
    "adc rax, 0",                      // t11 += carry above row 7
    "mov r11, [rcx + {n0}]",           // m4 = n0
    "imul r11, r12",                   // m4 = t4 n0
    "mov r9d, 0",                      // 0 for row 8
    "mov rdx, r11",                    // multiplier
    "mulx r8, r8, [rcx + {p}]",        // m4 p0
    "add r12, -1",                     // carry = t4 != 0
    "inc r9",                          // 1 for row 8: OF = 0
    "adox r14, r8",                    // t5 += hi(m4 p0)
    "mulx r11, r12, [rcx + {p} + 8]",  // m4 p1
    "adcx r14, r12",                   // t5 += lo(m4 p1)
    "adox r13, r11",                   // t6 += hi(m4 p1)
    "mulx r9, r8, [rcx + {p} + 16]",   // m4 p2
    "adcx r13, r8",                    // t6 += lo(m4 p2)
    "adox rbx, r9",                    // t7 += hi(m4 p2)
    "mulx r12, r11, [rcx + {p} + 24]", // m4 p3
    "adcx rbx, r11",                   // t7 += lo(m4 p3)
    "adox rbp, r12",                   // t8 += hi(m4 p3)
    "mulx r8, r9, [rcx + {p} + 32]",   // m4 p4
    "adcx rbp, r9",                    // t8 += lo(m4 p4)
    "adox r10, r8",                    // t9 += hi(m4 p4)
    "mulx r11, r12, [rcx + {p} + 40]", // m4 p5
    "adcx r10, r12",                   // t9 += lo(m4 p5)
    "adox r15, r11",                   // t10 += hi(m4 p5)
    "mov r9d, 0",                      // 0 above row 8
    "adox rax, r9",                    // t11 += overflow
    "adc r15, 0",                      // t10 += carry of row 8
    "adc rax, 0",                      // t11 += carry above row 8
    "mov r8d, 0",                      // 0 for row 9
    "mov rdx, [rsi + 40]",             // multiplier
    "mulx r12, r11, [rdi]",            // b5 a0
    "add r14, r11",                    // t5 += lo(b5 a0)
    "inc r8",                          // 1 for row 9: OF = 0
    "adox r13, r12",                   // t6 += hi(b5 a0)
    "mulx r9, rsi, [rdi + 8]",         // b5 a1
    "adcx r13, rsi",                   // t6 += lo(b5 a1)
    "adox rbx, r9",                    // t7 += hi(b5 a1)
    "mulx r11, r8, [rdi + 16]",        // b5 a2
    "adcx rbx, r8",                    // t7 += lo(b5 a2)
    "adox rbp, r11",                   // t8 += hi(b5 a2)
    "mulx r12, rsi, [rdi + 24]",       // b5 a3
    "adcx rbp, rsi",                   // t8 += lo(b5 a3)
    "adox r10, r12",                   // t9 += hi(b5 a3)
    "mulx r9, r8, [rdi + 32]",         // b5 a4
    "adcx r10, r8",                    // t9 += lo(b5 a4)
    "adox r15, r9",                    // t10 += hi(b5 a4)
    "mulx r11, rsi, [rdi + 40]",       // b5 a5
    "adcx r15, rsi",                   // t10 += lo(b5 a5)
    "adox rax, r11",                   // t11 += hi(b5 a5)
    "mov r12d, 0",                     // 0 above row 9
    "adox r12, r12",                   // t12 = overflow
    "adc rax, 0",                      // t11 += carry of row 9
    "adc r12, 0",                      // t12 += carry above row 9
    "mov r8, [rcx + {n0}]",            // m5 = n0
    "imul r8, r14",                    // m5 = t5 n0
    "mov r9d, 0",                      // 0 for row 10
    "mov rdx, r8",                     // multiplier
    "mulx rdi, rdi, [rcx + {p}]",      // m5 p0
    "add r14, -1",                     // carry = t5 != 0
    "inc r9",                          // 1 for row 10: OF = 0
    "adox r13, rdi",                   // t6 += hi(m5 p0)
    "mulx rsi, r11, [rcx + {p} + 8]",  // m5 p1
    "adcx r13, r11",                   // t6 += lo(m5 p1)
    "adox rbx, rsi",                   // t7 += hi(m5 p1)
    "mulx r8, r14, [rcx + {p} + 16]",  // m5 p2
    "adcx rbx, r14",                   // t7 += lo(m5 p2)
    "adox rbp, r8",                    // t8 += hi(m5 p2)
    "mulx r9, rdi, [rcx + {p} + 24]",  // m5 p3
    "adcx rbp, rdi",                   // t8 += lo(m5 p3)
    "adox r10, r9",                    // t9 += hi(m5 p3)
    "mulx r11, rsi, [rcx + {p} + 32]", // m5 p4
    "adcx r10, rsi",                   // t9 += lo(m5 p4)
    "adox r15, r11",                   // t10 += hi(m5 p4)
    "mulx r14, r8, [rcx + {p} + 40]",  // m5 p5
    "adcx r15, r8",                    // t10 += lo(m5 p5)
    "adox rax, r14",                   // t11 += hi(m5 p5)
    "mov edi, 0",                      // 0 above row 10
    "adox r12, rdi",                   // t12 += overflow
    "adc rax, 0",                      // t11 += carry of row 10
    "adc r12, 0",                      // t12 += carry above row 10
    "mov r9, r13",                     // u0 = t6
    "sub r9, [rcx + {p}]",             // u0 = t6 - p0
    "mov rsi, rbx",                    // u1 = t7
    "sbb rsi, [rcx + {p} + 8]",        // u1 = t7 - p1 - borrow
    "mov r11, rbp",                    // u2 = t8
    "sbb r11, [rcx + {p} + 16]",       // u2 = t8 - p2 - borrow
    "mov rdx, r10",                    // u3 = t9
    "sbb rdx, [rcx + {p} + 24]",       // u3 = t9 - p3 - borrow
    "mov r8, r15",                     // u4 = t10
    "sbb r8, [rcx + {p} + 32]",        // u4 = t10 - p4 - borrow
    "mov r14, rax",                    // u5 = t11
    "sbb r14, [rcx + {p} + 40]",       // u5 = t11 - p5 - borrow
    "sbb r12, 0",                      // borrow of t12
    "cmovc r9, r13",                   // u0 = t6 if it borrowed
    "cmovc rsi, rbx",                  // u1 = t7 if it borrowed
    "cmovc r11, rbp",                  // u2 = t8 if it borrowed
    "cmovc rdx, r10",                  // u3 = t9 if it borrowed
    "cmovc r8, r15",                   // u4 = t10 if it borrowed
    "cmovc r14, rax",                  // u5 = t11 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
