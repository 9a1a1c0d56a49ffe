//! `mont_redc_4_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    reduction 4 one_spare_bit;
    r0 r1 r2 r3;
    rax _, rcx _, rdx _, rsi _, rdi _, r8 _, r9 r0, r10 r3, r11 r1, r12 r2, r13 _, r14 _, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "mov rbx, [rcx + {n0}]",           // m0 = n0
    "mov rbp, [rdi]",                  // t0
    "imul rbx, rbp",                   // m0 = t0 n0
    "mov rdx, rbx",                    // multiplier
    "mov rax, [rcx + {p} + 8]",        // factor
    "mulx rbx, rax, rax",              // m0 p1
    "mov esi, 0",                      // r4 = 0
    "mulx r8, r8, [rcx + {p}]",        // m0 p0
    "add rbp, -1",                     // carry = t0 != 0
    "mov rbp, [rdi + 16]",             // t2
    "mov r10, [rcx + {p} + 24]",       // factor
    "mulx r9, r10, r10",               // m0 p3
    "mov r11, [rdi + 24]",             // t3
    "mov r12, [rdi + 8]",              // t1
    "mov r13, [rcx + {n0}]",           // m2 = n0
    "mov r14, [rcx + {n0}]",           // m1 = n0
    "dec rsi",                         // r4 = -1: OF = 0
    "adcx r12, rax",                   // t1 += lo(m0 p1)
    "adox r12, r8",                    // t1 += hi(m0 p0)
    "adox rbp, rbx",                   // t2 += hi(m0 p1)
    "mulx rbx, r15, [rcx + {p} + 16]", // m0 p2
    "adox r11, rbx",                   // t3 += hi(m0 p2)
    "adox rsi, r9",                    // r4 = hi(m0 p3)
    "adcx rbp, r15",                   // t2 += lo(m0 p2)
    "mov ebx, 0",                      // r5 = 0
    "adc r11, r10",                    // t3 += lo(m0 p3)
    "adc rsi, 1",                      // r4 += carry
    "imul r14, r12",                   // m1 = t1 n0
    "mov eax, 0",                      // r7 = 0
    "add r12, -1",                     // carry = t1 != 0
    "dec rbx",                         // r5 = -1: OF = 0
    "mov rdx, r14",                    // multiplier
    "mulx r8, r9, [rcx + {p} + 8]",    // m1 p1
    "mulx r15, r15, [rcx + {p}]",      // m1 p0
    "mov r12, [rcx + {p} + 16]",       // factor
    "mulx r10, r12, r12",              // m1 p2
    "adcx rbp, r9",                    // t2 += lo(m1 p1)
    "mulx r14, r9, [rcx + {p} + 24]",  // m1 p3
    "adox rbp, r15",                   // t2 += hi(m1 p0)
    "adox r11, r8",                    // t3 += hi(m1 p1)
    "adcx r11, r12",                   // t3 += lo(m1 p2)
    "adox rsi, r10",                   // r4 += hi(m1 p2)
    "adox rbx, r14",                   // r5 = hi(m1 p3)
    "adcx rsi, r9",                    // r4 += lo(m1 p3)
    "adc rbx, 1",                      // r5 += carry
    "mov r15d, 0",                     // r6 = 0
    "imul r13, rbp",                   // m2 = t2 n0
    "add rbp, -1",                     // carry = t2 != 0
    "mov rdx, r13",                    // multiplier
    "mov r8, [rcx + {p} + 8]",         // factor
    "mulx rbp, r8, r8",                // m2 p1
    "mulx r12, r12, [rcx + {p}]",      // m2 p0
    "adc r11, r8",                     // t3 += lo(m2 p1)
    "mov r10, [rcx + {n0}]",           // m3 = n0
    "mulx r14, r9, [rcx + {p} + 24]",  // m2 p3
    "dec r15",                         // r6 = -1: OF = 0
    "mulx r13, r8, [rcx + {p} + 16]",  // m2 p2
    "adox r11, r12",                   // t3 += hi(m2 p0)
    "adox rsi, rbp",                   // r4 += hi(m2 p1)
    "adox rbx, r13",                   // r5 += hi(m2 p2)
    "adox r15, r14",                   // r6 = hi(m2 p3)
    "adc rsi, r8",                     // r4 += lo(m2 p2)
    "adc rbx, r9",                     // r5 += lo(m2 p3)
    "adc r15, 1",                      // r6 += carry
    "imul r10, r11",                   // m3 = t3 n0
    "mov rdx, r10",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m3 p0
    "add r11, -1",                     // carry = t3 != 0
    "dec rax",                         // r7 = -1: OF = 0
    "adox rsi, rbp",                   // r4 += hi(m3 p0)
    "mulx rbp, r12, [rcx + {p} + 8]",  // m3 p1
    "mulx r13, r14, [rcx + {p} + 16]", // m3 p2
    "adcx rsi, r12",                   // r4 += lo(m3 p1)
    "adox rbx, rbp",                   // r5 += hi(m3 p1)
    "adcx rbx, r14",                   // r5 += lo(m3 p2)
    "adox r15, r13",                   // r6 += hi(m3 p2)
    "mov r8, [rcx + {p} + 24]",        // factor
    "mulx rbp, r8, r8",                // m3 p3
    "adox rax, rbp",                   // r7 = hi(m3 p3)
    "adc r15, r8",                     // r6 += lo(m3 p3)
    "adc rax, 1",                      // r7 += carry
    "add rsi, [rdi + 32]",             // r4 += t4
    "mov r9, rsi",                     // u0 = r4
    "adc rbx, [rdi + 40]",             // r5 += t5 + carry
    "adc r15, [rdi + 48]",             // r6 += t6 + carry
    "adcx rax, [rdi + 56]",            // r7 += t7 + carry
    "mov r10, rax",                    // u3 = r7
    "sub r9, [rcx + {p}]",             // u0 = r4 - p0
    "mov r11, rbx",                    // u1 = r5
    "sbb r11, [rcx + {p} + 8]",        // u1 = r5 - p1 - borrow
    "mov r12, r15",                    // u2 = r6
    "sbb r12, [rcx + {p} + 16]",       // u2 = r6 - p2 - borrow
    "sbb r10, [rcx + {p} + 24]",       // u3 = r7 - p3 - borrow
    "cmovc r11, rbx",                  // u1 = r5 if it borrowed
    "cmovc r9, rsi",                   // u0 = r4 if it borrowed
    "cmovc r12, r15",                  // u2 = r6 if it borrowed
    "cmovc r10, rax",                  // u3 = r7 if it borrowed
    "pop rbp",
    "pop rbx",
    "ret",
}
