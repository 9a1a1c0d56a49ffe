//! `mont_mul_4_no_spare_bit_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    product 4 any;
    r0 r1 r2 r3;
    rax r2, rcx _, rdx _, rsi r0, rdi r1, r8 _, r9 _, r10 _, r11 _, r12 _, r13 _, r14 _, r15 r3;
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
    "adc r10, 0",                      // t4 = hi(b0 a3) + carry
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "imul rbx, rbp",                   // m0 = t0 n0
    "mov r12d, 0",                     // 0 for row 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m0 p0
    "add rbp, -1",                     // carry = t0 != 0
    "inc r12",                         // 1 for row 0: OF = 0
    "adox r8, rbx",                    // t1 += hi(m0 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m0 p1
    "adcx r8, rbx",                    // t1 += lo(m0 p1)
    "adox r9, rbp",                    // t2 += hi(m0 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m0 p2
    "adcx r9, rbp",                    // t2 += lo(m0 p2)
    "adox r11, rbx",                   // t3 += hi(m0 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m0 p3
    "adcx r11, rbx",                   // t3 += lo(m0 p3)
    "adox r10, rbp",                   // t4 += hi(m0 p3)
    "mov ebx, 0",                      // 0 above row 0
    "adox rbx, rbx",                   // t5 = overflow
    "adc r10, 0",                      // t4 += carry of row 0
    "adc rbx, 0",                      // t5 += carry above row 0
    "mov ebp, 0",                      // 0 for row 1
    "mov rdx, [rsi + 8]",              // multiplier
    "mulx r13, r14, [rdi]",            // b1 a0
    "add r8, r14",                     // t1 += lo(b1 a0)
    "inc rbp",                         // 1 for row 1: OF = 0
    "adox r9, r13",                    // t2 += hi(b1 a0)
    "mulx rbp, r15, [rdi + 8]",        // b1 a1
    "adcx r9, r15",                    // t2 += lo(b1 a1)
    "adox r11, rbp",                   // t3 += hi(b1 a1)
    "mulx rbp, rax, [rdi + 16]",       // b1 a2
    "adcx r11, rax",                   // t3 += lo(b1 a2)
    "adox r10, rbp",                   // t4 += hi(b1 a2)
    "mulx rbp, r12, [rdi + 24]",       // b1 a3
    "adcx r10, r12",                   // t4 += lo(b1 a3)
    "adox rbx, rbp",                   // t5 += hi(b1 a3)
    "mov ebp, 0",                      // 0 above row 1
    "adox rbp, rbp",                   // t6 = overflow
    "adc rbx, 0",                      // t5 += carry of row 1
    "adc rbp, 0",                      // t6 += carry above row 1
    "mov r14, [rcx + {n0}]",           // m1 = n0
    "imul r14, r8",                    // m1 = t1 n0
    "mov r13d, 0",                     // 0 for row 2
    "mov rdx, r14",                    // multiplier
    "mulx r15, r15, [rcx + {p}]",      // m1 p0
    "add r8, -1",                      // carry = t1 != 0
    "inc r13",                         // 1 for row 2: OF = 0
    "adox r9, r15",                    // t2 += hi(m1 p0)
    "mulx rax, r12, [rcx + {p} + 8]",  // m1 p1
    "adcx r9, r12",                    // t2 += lo(m1 p1)
    "adox r11, rax",                   // t3 += hi(m1 p1)
    "mulx r14, r8, [rcx + {p} + 16]",  // m1 p2
    "adcx r11, r8",                    // t3 += lo(m1 p2)
    "adox r10, r14",                   // t4 += hi(m1 p2)
    "mulx r13, r15, [rcx + {p} + 24]", // m1 p3
    "adcx r10, r15",                   // t4 += lo(m1 p3)
    "adox rbx, r13",                   // t5 += hi(m1 p3)
    "mov r12d, 0",                     // 0 above row 2
    "adox rbp, r12",                   // t6 += overflow
    "adc rbx, 0",                      // t5 += carry of row 2
    "adc rbp, 0",                      // t6 += carry above row 2
    "mov eax, 0",                      // 0 for row 3
    "mov rdx, [rsi + 16]",             // multiplier
    "mulx r8, r14, [rdi]",             // b2 a0
    "add r9, r14",                     // t2 += lo(b2 a0)
    "inc rax",                         // 1 for row 3: OF = 0
    "adox r11, r8",                    // t3 += hi(b2 a0)
    "mulx r15, r13, [rdi + 8]",        // b2 a1
    "adcx r11, r13",                   // t3 += lo(b2 a1)
    "adox r10, r15",                   // t4 += hi(b2 a1)
    "mulx r12, r14, [rdi + 16]",       // b2 a2
    "adcx r10, r14",                   // t4 += lo(b2 a2)
    "adox rbx, r12",                   // t5 += hi(b2 a2)
    "mulx rax, r8, [rdi + 24]",        // b2 a3
    "adcx rbx, r8",                    // t5 += lo(b2 a3)
    "adox rbp, rax",                   // t6 += hi(b2 a3)
    "mov r13d, 0",                     // 0 above row 3
    "adox r13, r13",                   // t7 = overflow
    "adc rbp, 0",                      // t6 += carry of row 3
    "adc r13, 0",                      // t7 += carry above row 3
    "mov r15, [rcx + {n0}]",           // m2 = n0
    "imul r15, r9",                    // m2 = t2 n0
    "mov r14d, 0",                     // 0 for row 4
    "mov rdx, r15",                    // multiplier
    "mulx r12, r12, [rcx + {p}]",      // m2 p0
    "add r9, -1",                      // carry = t2 != 0
    "inc r14",                         // 1 for row 4: OF = 0
    "adox r11, r12",                   // t3 += hi(m2 p0)
    "mulx r8, rax, [rcx + {p} + 8]",   // m2 p1
    "adcx r11, rax",                   // t3 += lo(m2 p1)
    "adox r10, r8",                    // t4 += hi(m2 p1)
    "mulx r15, r9, [rcx + {p} + 16]",  // m2 p2
    "adcx r10, r9",                    // t4 += lo(m2 p2)
    "adox rbx, r15",                   // t5 += hi(m2 p2)
    "mulx r14, r12, [rcx + {p} + 24]", // m2 p3
    "adcx rbx, r12",                   // t5 += lo(m2 p3)
    "adox rbp, r14",                   // t6 += hi(m2 p3)
    "mov eax, 0",                      // 0 above row 4
    "adox r13, rax",                   // t7 += overflow
    "adc rbp, 0",                      // t6 += carry of row 4
    "adc r13, 0",                      // t7 += carry above row 4
    "mov r8d, 0",                      // 0 for row 5
    "mov rdx, [rsi + 24]",             // multiplier
    "mulx r9, r15, [rdi]",             // b3 a0
    "add r11, r15",                    // t3 += lo(b3 a0)
    "inc r8",                          // 1 for row 5: OF = 0
    "adox r10, r9",                    // t4 += hi(b3 a0)
    "mulx r12, r14, [rdi + 8]",        // b3 a1
    "adcx r10, r14",                   // t4 += lo(b3 a1)
    "adox rbx, r12",                   // t5 += hi(b3 a1)
    "mulx rax, rsi, [rdi + 16]",       // b3 a2
    "adcx rbx, rsi",                   // t5 += lo(b3 a2)
    "adox rbp, rax",                   // t6 += hi(b3 a2)
    "mulx r15, r8, [rdi + 24]",        // b3 a3
    "adcx rbp, r8",                    // t6 += lo(b3 a3)
    "adox r13, r15",                   // t7 += hi(b3 a3)
    "mov r9d, 0",                      // 0 above row 5
    "adox r9, r9",                     // t8 = overflow
    "adc r13, 0",                      // t7 += carry of row 5
    "adc r9, 0",                       // t8 += carry above row 5
    "mov r14, [rcx + {n0}]",           // m3 = n0
    "imul r14, r11",                   // m3 = t3 n0
    "mov r12d, 0",                     // 0 for row 6
    "mov rdx, r14",                    // multiplier
    "mulx rsi, rsi, [rcx + {p}]",      // m3 p0
    "add r11, -1",                     // carry = t3 != 0
    "inc r12",                         // 1 for row 6: OF = 0
    "adox r10, rsi",                   // t4 += hi(m3 p0)
    "mulx rax, rdi, [rcx + {p} + 8]",  // m3 p1
    "adcx r10, rdi",                   // t4 += lo(m3 p1)
    "adox rbx, rax",                   // t5 += hi(m3 p1)
    "mulx r8, r15, [rcx + {p} + 16]",  // m3 p2
    "adcx rbx, r15",                   // t5 += lo(m3 p2)
    "adox rbp, r8",                    // t6 += hi(m3 p2)
    "mulx r14, r11, [rcx + {p} + 24]", // m3 p3
    "adcx rbp, r11",                   // t6 += lo(m3 p3)
    "adox r13, r14",                   // t7 += hi(m3 p3)
    "mov r12d, 0",                     // 0 above row 6
    "adox r9, r12",                    // t8 += overflow
    "adc r13, 0",                      // t7 += carry of row 6
    "adc r9, 0",                       // t8 += carry above row 6
    "mov rsi, r10",                    // u0 = t4
    "sub rsi, [rcx + {p}]",            // u0 = t4 - p0
    "mov rdi, rbx",                    // u1 = t5
    "sbb rdi, [rcx + {p} + 8]",        // u1 = t5 - p1 - borrow
    "mov rax, rbp",                    // u2 = t6
    "sbb rax, [rcx + {p} + 16]",       // u2 = t6 - p2 - borrow
    "mov r15, r13",                    // u3 = t7
    "sbb r15, [rcx + {p} + 24]",       // u3 = t7 - p3 - borrow
    "sbb r9, 0",                       // borrow of t8
    "cmovc rsi, r10",                  // u0 = t4 if it borrowed
    "cmovc rdi, rbx",                  // u1 = t5 if it borrowed
    "cmovc rax, rbp",                  // u2 = t6 if it borrowed
    "cmovc r15, r13",                  // u3 = t7 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
