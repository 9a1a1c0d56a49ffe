//! `mont_redc_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    reduction 6 one_spare_bit;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx r3, rsi r1, rdi _, r8 r4, r9 _, r10 r5, r11 r0, r12 _, r13 _, r14 r2, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "mov rbx, [rdi + 24]",             // t3
    "mov ebp, 0",                      // r6 = 0
    "mov rax, [rcx + {n0}]",           // m0 = n0
    "mov rsi, [rdi]",                  // t0
    "imul rax, rsi",                   // m0 = t0 n0
    "mov rdx, rax",                    // multiplier
    "mov r9, [rcx + {p} + 8]",         // factor
    "mulx r8, r9, r9",                 // m0 p1
    "mov r10, [rdi + 8]",              // t1
    "mov r11, [rdi + 40]",             // t5
    "mulx r12, r12, [rcx + {p}]",      // m0 p0
    "mov r13, [rdi + 16]",             // t2
    "add rsi, -1",                     // carry = t0 != 0
    "dec rbp",                         // r6 = -1: OF = 0
    "mov r14, [rdi + 32]",             // t4
    "adcx r10, r9",                    // t1 += lo(m0 p1)
    "adox r10, r12",                   // t1 += hi(m0 p0)
    "mulx r15, rax, [rcx + {p} + 16]", // m0 p2
    "mov r9, [rcx + {p} + 24]",        // factor
    "mulx rsi, r9, r9",                // m0 p3
    "adox r13, r8",                    // t2 += hi(m0 p1)
    "mulx r12, r8, [rcx + {p} + 32]",  // m0 p4
    "adox rbx, r15",                   // t3 += hi(m0 p2)
    "adox r14, rsi",                   // t4 += hi(m0 p3)
    "adox r11, r12",                   // t5 += hi(m0 p4)
    "adcx r13, rax",                   // t2 += lo(m0 p2)
    "adcx rbx, r9",                    // t3 += lo(m0 p3)
    "adcx r14, r8",                    // t4 += lo(m0 p4)
    "mulx r15, rsi, [rcx + {p} + 40]", // m0 p5
    "mov r12, [rcx + {n0}]",           // m1 = n0
    "adox rbp, r15",                   // r6 = hi(m0 p5)
    "adcx r11, rsi",                   // t5 += lo(m0 p5)
    "adc rbp, 1",                      // r6 += carry
    "imul r12, r10",                   // m1 = t1 n0
    "xor eax, eax",                    // r7 = 0
    "mov rdx, r12",                    // multiplier
    "mulx r9, r9, [rcx + {p}]",        // m1 p0
    "add r10, -1",                     // carry = t1 != 0
    "dec rax",                         // r7 = -1: OF = 0
    "adox r13, r9",                    // t2 += hi(m1 p0)
    "mov r15, [rcx + {p} + 8]",        // factor
    "mulx r8, r15, r15",               // m1 p1
    "mulx rsi, r12, [rcx + {p} + 16]", // m1 p2
    "mulx r10, r9, [rcx + {p} + 24]",  // m1 p3
    "adcx r13, r15",                   // t2 += lo(m1 p1)
    "adcx rbx, r12",                   // t3 += lo(m1 p2)
    "adox rbx, r8",                    // t3 += hi(m1 p1)
    "adox r14, rsi",                   // t4 += hi(m1 p2)
    "adox r11, r10",                   // t5 += hi(m1 p3)
    "adcx r14, r9",                    // t4 += lo(m1 p3)
    "mulx r15, r12, [rcx + {p} + 32]", // m1 p4
    "adcx r11, r12",                   // t5 += lo(m1 p4)
    "mulx r8, rsi, [rcx + {p} + 40]",  // m1 p5
    "adox rbp, r15",                   // r6 += hi(m1 p4)
    "adox rax, r8",                    // r7 = hi(m1 p5)
    "mov r10, [rcx + {n0}]",           // m2 = n0
    "adc rbp, rsi",                    // r6 += lo(m1 p5)
    "mov r9d, 0",                      // r8 = 0
    "adc rax, 1",                      // r7 += carry
    "imul r10, r13",                   // m2 = t2 n0
    "mov rdx, r10",                    // multiplier
    "mulx r12, r12, [rcx + {p}]",      // m2 p0
    "add r13, -1",                     // carry = t2 != 0
    "dec r9",                          // r8 = -1: OF = 0
    "adox rbx, r12",                   // t3 += hi(m2 p0)
    "mulx r15, r8, [rcx + {p} + 16]",  // m2 p2
    "mulx rsi, r10, [rcx + {p} + 8]",  // m2 p1
    "adcx rbx, r10",                   // t3 += lo(m2 p1)
    "adox r14, rsi",                   // t4 += hi(m2 p1)
    "adcx r14, r8",                    // t4 += lo(m2 p2)
    "mulx r13, r12, [rcx + {p} + 40]", // m2 p5
    "adox r11, r15",                   // t5 += hi(m2 p2)
    "mulx r10, rsi, [rcx + {p} + 24]", // m2 p3
    "mulx r8, r15, [rcx + {p} + 32]",  // m2 p4
    "adcx r11, rsi",                   // t5 += lo(m2 p3)
    "mov rsi, [rcx + {n0}]",           // m3 = n0
    "adox rbp, r10",                   // r6 += hi(m2 p3)
    "adox rax, r8",                    // r7 += hi(m2 p4)
    "adcx rbp, r15",                   // r6 += lo(m2 p4)
    "adox r9, r13",                    // r8 = hi(m2 p5)
    "adc rax, r12",                    // r7 += lo(m2 p5)
    "adc r9, 1",                       // r8 += carry
    "imul rsi, rbx",                   // m3 = t3 n0
    "mov rdx, rsi",                    // multiplier
    "mulx r10, r8, [rcx + {p}]",       // m3 p0
    "xor r15d, r15d",                  // r9 = 0
    "adcx rbx, r8",                    // carry = t3 != 0
    "mulx rbx, r13, [rcx + {p} + 8]",  // m3 p1
    "adox r14, r10",                   // t4 += hi(m3 p0)
    "adcx r14, r13",                   // t4 += lo(m3 p1)
    "mulx r12, rsi, [rcx + {p} + 16]", // m3 p2
    "mulx r8, r10, [rcx + {p} + 24]",  // m3 p3
    "adcx r11, rsi",                   // t5 += lo(m3 p2)
    "adox r11, rbx",                   // t5 += hi(m3 p1)
    "adcx rbp, r10",                   // r6 += lo(m3 p3)
    "adox rbp, r12",                   // r6 += hi(m3 p2)
    "mov rbx, [rcx + {n0}]",           // m4 = n0
    "adox rax, r8",                    // r7 += hi(m3 p3)
    "mov r13d, 0",                     // r10 = 0
    "mulx rsi, r10, [rcx + {p} + 32]", // m3 p4
    "mulx r12, r8, [rcx + {p} + 40]",  // m3 p5
    "adox r9, rsi",                    // r8 += hi(m3 p4)
    "adcx rax, r10",                   // r7 += lo(m3 p4)
    "adox r15, r12",                   // r9 = hi(m3 p5)
    "adc r9, r8",                      // r8 += lo(m3 p5)
    "adc r15, 0",                      // r9 += carry
    "imul rbx, r14",                   // m4 = t4 n0
    "add r14, -1",                     // carry = t4 != 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m4 p0
    "mov r10, [rcx + {p} + 8]",        // factor
    "mulx rsi, r10, r10",              // m4 p1
    "dec r13",                         // r10 = -1: OF = 0
    "adcx r11, r10",                   // t5 += lo(m4 p1)
    "adox r11, rbx",                   // t5 += hi(m4 p0)
    "mulx rbx, r12, [rcx + {p} + 32]", // m4 p4
    "adox rbp, rsi",                   // r6 += hi(m4 p1)
    "mulx r8, r14, [rcx + {p} + 16]",  // m4 p2
    "adox rax, r8",                    // r7 += hi(m4 p2)
    "mulx r10, rsi, [rcx + {p} + 24]", // m4 p3
    "adox r9, r10",                    // r8 += hi(m4 p3)
    "adcx rbp, r14",                   // r6 += lo(m4 p2)
    "mulx r8, r10, [rcx + {p} + 40]",  // m4 p5
    "adcx rax, rsi",                   // r7 += lo(m4 p3)
    "mov r14, [rcx + {n0}]",           // m5 = n0
    "adox r15, rbx",                   // r9 += hi(m4 p4)
    "adcx r9, r12",                    // r8 += lo(m4 p4)
    "adox r13, r8",                    // r10 = hi(m4 p5)
    "adc r15, r10",                    // r9 += lo(m4 p5)
    "mov ebx, 0",                      // r11 = 0
    "adc r13, 1",                      // r10 += carry
    "imul r14, r11",                   // m5 = t5 n0
    "add r11, -1",                     // carry = t5 != 0
    "dec rbx",                         // r11 = -1: OF = 0
    "mov rdx, r14",                    // multiplier
    "mov rsi, [rcx + {p}]",            // factor
    "mulx rsi, rsi, rsi",              // m5 p0
    "adox rbp, rsi",                   // r6 += hi(m5 p0)
    "mulx r12, r8, [rcx + {p} + 8]",   // m5 p1
    "adcx rbp, r8",                    // r6 += lo(m5 p1)
    "mulx r10, r11, [rcx + {p} + 16]", // m5 p2
    "adox rax, r12",                   // r7 += hi(m5 p1)
    "adcx rax, r11",                   // r7 += lo(m5 p2)
    "adox r9, r10",                    // r8 += hi(m5 p2)
    "mov rsi, [rcx + {p} + 24]",       // factor
    "mulx r14, rsi, rsi",              // m5 p3
    "adcx r9, rsi",                    // r8 += lo(m5 p3)
    "mulx r8, r12, [rcx + {p} + 40]",  // m5 p5
    "mulx r11, r10, [rcx + {p} + 32]", // m5 p4
    "adox r15, r14",                   // r9 += hi(m5 p3)
    "adcx r15, r10",                   // r9 += lo(m5 p4)
    "adox r13, r11",                   // r10 += hi(m5 p4)
    "adox rbx, r8",                    // r11 = hi(m5 p5)
    "adcx r13, r12",                   // r10 += lo(m5 p5)
    "adc rbx, 1",                      // r11 += carry
    "add rbp, [rdi + 48]",             // r6 += t6
    "adc rax, [rdi + 56]",             // r7 += t7 + carry
    "adcx r9, [rdi + 64]",             // r8 += t8 + carry
    "adcx r15, [rdi + 72]",            // r9 += t9 + carry
    "adc r13, [rdi + 80]",             // r10 += t10 + carry
    "adcx rbx, [rdi + 88]",            // r11 += t11 + carry
    "mov rsi, rax",                    // u1 = r7
    "mov rdx, r15",                    // u3 = r9
    "mov r14, r9",                     // u2 = r8
    "mov r10, rbx",                    // u5 = r11
    "mov r11, rbp",                    // u0 = r6
    "mov r8, r13",                     // u4 = r10
    "sub r11, [rcx + {p}]",            // u0 = r6 - p0
    "sbb rsi, [rcx + {p} + 8]",        // u1 = r7 - p1 - borrow
    "sbb r14, [rcx + {p} + 16]",       // u2 = r8 - p2 - borrow
    "sbb rdx, [rcx + {p} + 24]",       // u3 = r9 - p3 - borrow
    "sbb r8, [rcx + {p} + 32]",        // u4 = r10 - p4 - borrow
    "sbb r10, [rcx + {p} + 40]",       // u5 = r11 - p5 - borrow
    "cmovc r11, rbp",                  // u0 = r6 if it borrowed
    "cmovc rdx, r15",                  // u3 = r9 if it borrowed
    "cmovc r10, rbx",                  // u5 = r11 if it borrowed
    "cmovc r8, r13",                   // u4 = r10 if it borrowed
    "cmovc r14, r9",                   // u2 = r8 if it borrowed
    "cmovc rsi, rax",                  // u1 = r7 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
