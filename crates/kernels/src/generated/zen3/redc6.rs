//! `mont_redc_6_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    reduction 6 one_spare_bit;
    r0 r1 r2 r3 r4 r5;
    rax r1, rcx _, rdx r2, rsi _, rdi _, r8 _, r9 r3, r10 _, r11 r4, r12 r0, r13 r5, r14 _, r15 _;
    p n0;
    "push rbx",
    "push rbp",
    "mov rbx, [rdi + 16]",             // t2
    "mov rbp, [rcx + {n0}]",           // m0 = n0
    "mov rbp, rbp",                    // idle
    "mov rax, [rdi]",                  // t0
    "imul rbp, rax",                   // m0 = t0 n0
    "mov rdx, rbp",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m0 p0
    "xor esi, esi",                    // r6 = 0
    "add rax, -1",                     // carry = t0 != 0
    "dec rsi",                         // r6 = -1: OF = 0
    "mov r8, [rdi + 8]",               // t1
    "mulx r9, r10, [rcx + {p} + 8]",   // m0 p1
    "adox r8, rbp",                    // t1 += hi(m0 p0)
    "mov rbp, [rdi + 40]",             // t5
    "mov rbp, rbp",                    // idle
    "mov r11, [rdi + 24]",             // t3
    "mulx r12, r13, [rcx + {p} + 16]", // m0 p2
    "adox rbx, r9",                    // t2 += hi(m0 p1)
    "adcx r8, r10",                    // t1 += lo(m0 p1)
    "adcx rbx, r13",                   // t2 += lo(m0 p2)
    "adox r11, r12",                   // t3 += hi(m0 p2)
    "mov r11, r11",                    // idle
    "mulx r14, r15, [rcx + {p} + 24]", // m0 p3
    "mov rax, [rdi + 32]",             // t4
    "adox rax, r14",                   // t4 += hi(m0 p3)
    "adcx r11, r15",                   // t3 += lo(m0 p3)
    "mulx r9, r10, [rcx + {p} + 32]",  // m0 p4
    "adcx rax, r10",                   // t4 += lo(m0 p4)
    "mov r12, [rcx + {p} + 40]",       // factor
    "mulx r13, r12, r12",              // m0 p5
    "adox rbp, r9",                    // t5 += hi(m0 p4)
    "adox rsi, r13",                   // r6 = hi(m0 p5)
    "adcx rbp, r12",                   // t5 += lo(m0 p5)
    "mov rbp, rbp",                    // idle
    "mov r14, [rcx + {n0}]",           // m1 = n0
    "mov r14, r14",                    // idle
    "adc rsi, 1",                      // r6 += carry
    "imul r14, r8",                    // m1 = t1 n0
    "mov r14, r14",                    // idle
    "xor r15d, r15d",                  // r7 = 0
    "mov rdx, r14",                    // multiplier
    "mulx r10, r10, [rcx + {p}]",      // m1 p0
    "mov r10, r10",                    // idle
    "add r8, -1",                      // carry = t1 != 0
    "dec r15",                         // r7 = -1: OF = 0
    "adox rbx, r10",                   // t2 += hi(m1 p0)
    "mulx r9, r13, [rcx + {p} + 8]",   // m1 p1
    "adcx rbx, r13",                   // t2 += lo(m1 p1)
    "mov rbx, rbx",                    // idle
    "mulx r12, r14, [rcx + {p} + 24]", // m1 p3
    "mov r12, r12",                    // idle
    "adox r11, r9",                    // t3 += hi(m1 p1)
    "mov r11, r11",                    // idle
    "mulx r8, r10, [rcx + {p} + 16]",  // m1 p2
    "mov r8, r8",                      // idle
    "adox rax, r8",                    // t4 += hi(m1 p2)
    "mov rax, rax",                    // idle
    "adcx r11, r10",                   // t3 += lo(m1 p2)
    "adox rbp, r12",                   // t5 += hi(m1 p3)
    "mov r9, [rcx + {p} + 32]",        // factor
    "mulx r13, r9, r9",                // m1 p4
    "mov r13, r13",                    // idle
    "mulx r8, r10, [rcx + {p} + 40]",  // m1 p5
    "mov r8, r8",                      // idle
    "adcx rax, r14",                   // t4 += lo(m1 p3)
    "adcx rbp, r9",                    // t5 += lo(m1 p4)
    "mov r12, [rcx + {n0}]",           // m2 = n0
    "adox rsi, r13",                   // r6 += hi(m1 p4)
    "adox r15, r8",                    // r7 = hi(m1 p5)
    "mov r15, r15",                    // idle
    "adcx rsi, r10",                   // r6 += lo(m1 p5)
    "mov rsi, rsi",                    // idle
    "adc r15, 1",                      // r7 += carry
    "mov r15, r15",                    // idle
    "imul r12, rbx",                   // m2 = t2 n0
    "mov rdx, r12",                    // multiplier
    "mulx r14, r9, [rcx + {p}]",       // m2 p0
    "mov r14, r14",                    // idle
    "mulx r13, r8, [rcx + {p} + 8]",   // m2 p1
    "mov r13, r13",                    // idle
    "xor r10d, r10d",                  // r8 = 0
    "mov r10, r10",                    // idle
    "adcx rbx, r9",                    // carry = t2 != 0
    "adox r11, r14",                   // t3 += hi(m2 p0)
    "mov r11, r11",                    // idle
    "adox rax, r13",                   // t4 += hi(m2 p1)
    "mov rax, rax",                    // idle
    "mulx rbx, r12, [rcx + {p} + 16]", // m2 p2
    "mov rbx, rbx",                    // idle
    "mov r9, [rcx + {n0}]",            // m3 = n0
    "adox rbp, rbx",                   // t5 += hi(m2 p2)
    "mov rbp, rbp",                    // idle
    "adcx r11, r8",                    // t3 += lo(m2 p1)
    "mov r14, [rcx + {p} + 24]",       // factor
    "mulx rbx, r14, r14",              // m2 p3
    "adox rsi, rbx",                   // r6 += hi(m2 p3)
    "mov rsi, rsi",                    // idle
    "adcx rax, r12",                   // t4 += lo(m2 p2)
    "mov r13, [rcx + {p} + 32]",       // factor
    "mulx rbx, r13, r13",              // m2 p4
    "mov rbx, rbx",                    // idle
    "adox r15, rbx",                   // r7 += hi(m2 p4)
    "mov r15, r15",                    // idle
    "adcx rbp, r14",                   // t5 += lo(m2 p3)
    "mulx rbx, r8, [rcx + {p} + 40]",  // m2 p5
    "adox r10, rbx",                   // r8 = hi(m2 p5)
    "adc rsi, r13",                    // r6 += lo(m2 p4)
    "mov rsi, rsi",                    // idle
    "adc r15, r8",                     // r7 += lo(m2 p5)
    "adc r10, 0",                      // r8 += carry
    "imul r9, r11",                    // m3 = t3 n0
    "mov r9, r9",                      // idle
    "mov rdx, r9",                     // multiplier
    "mulx rbx, r12, [rcx + {p}]",      // m3 p0
    "xor r14d, r14d",                  // r9 = 0
    "mov r14, r14",                    // idle
    "adox rax, rbx",                   // t4 += hi(m3 p0)
    "mov rax, rax",                    // idle
    "mulx rbx, r13, [rcx + {p} + 8]",  // m3 p1
    "mov rbx, rbx",                    // idle
    "adcx r11, r12",                   // carry = t3 != 0
    "mov r11, r11",                    // idle
    "mulx r8, r9, [rcx + {p} + 16]",   // m3 p2
    "adox rbp, rbx",                   // t5 += hi(m3 p1)
    "mov rbp, rbp",                    // idle
    "adcx rax, r13",                   // t4 += lo(m3 p1)
    "mov rax, rax",                    // idle
    "mulx rbx, r12, [rcx + {p} + 24]", // m3 p3
    "adcx rbp, r9",                    // t5 += lo(m3 p2)
    "mov rbp, rbp",                    // idle
    "mov r13, [rcx + {p} + 32]",       // factor
    "mulx r11, r13, r13",              // m3 p4
    "mov r11, r11",                    // idle
    "adox rsi, r8",                    // r6 += hi(m3 p2)
    "mov rsi, rsi",                    // idle
    "adcx rsi, r12",                   // r6 += lo(m3 p3)
    "mov rsi, rsi",                    // idle
    "adox r15, rbx",                   // r7 += hi(m3 p3)
    "mov r15, r15",                    // idle
    "mulx rbx, r9, [rcx + {p} + 40]",  // m3 p5
    "adox r10, r11",                   // r8 += hi(m3 p4)
    "mov r10, r10",                    // idle
    "adcx r15, r13",                   // r7 += lo(m3 p4)
    "adox r14, rbx",                   // r9 = hi(m3 p5)
    "adcx r10, r9",                    // r8 += lo(m3 p5)
    "mov rbx, [rcx + {n0}]",           // m4 = n0
    "mov rbx, rbx",                    // idle
    "adc r14, 0",                      // r9 += carry
    "imul rbx, rax",                   // m4 = t4 n0
    "xor r8d, r8d",                    // r10 = 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, r12, [rcx + {p}]",      // m4 p0
    "mov rbx, rbx",                    // idle
    "adcx rax, r12",                   // carry = t4 != 0
    "adox rbp, rbx",                   // t5 += hi(m4 p0)
    "mov rbp, rbp",                    // idle
    "mulx rbx, r11, [rcx + {p} + 8]",  // m4 p1
    "adox rsi, rbx",                   // r6 += hi(m4 p1)
    "adcx rbp, r11",                   // t5 += lo(m4 p1)
    "mov rbp, rbp",                    // idle
    "mulx rbx, r13, [rcx + {p} + 16]", // m4 p2
    "adcx rsi, r13",                   // r6 += lo(m4 p2)
    "mov rsi, rsi",                    // idle
    "mov r12, [rcx + {p} + 24]",       // factor
    "mulx r9, r12, r12",               // m4 p3
    "mov r9, r9",                      // idle
    "adox r15, rbx",                   // r7 += hi(m4 p2)
    "adcx r15, r12",                   // r7 += lo(m4 p3)
    "mov rax, [rcx + {p} + 32]",       // factor
    "mulx rbx, rax, rax",              // m4 p4
    "adox r10, r9",                    // r8 += hi(m4 p3)
    "mov r10, r10",                    // idle
    "mov r11, [rcx + {n0}]",           // m5 = n0
    "mov r11, r11",                    // idle
    "adox r14, rbx",                   // r9 += hi(m4 p4)
    "adcx r10, rax",                   // r8 += lo(m4 p4)
    "mulx rbx, r13, [rcx + {p} + 40]", // m4 p5
    "adox r8, rbx",                    // r10 = hi(m4 p5)
    "adcx r14, r13",                   // r9 += lo(m4 p5)
    "mov r14, r14",                    // idle
    "adc r8, 0",                       // r10 += carry
    "mov r8, r8",                      // idle
    "imul r11, rbp",                   // m5 = t5 n0
    "xor ebx, ebx",                    // r11 = 0
    "mov rdx, r11",                    // multiplier
    "mulx r12, r9, [rcx + {p}]",       // m5 p0
    "mov r12, r12",                    // idle
    "mulx rax, r13, [rcx + {p} + 8]",  // m5 p1
    "adox rsi, r12",                   // r6 += hi(m5 p0)
    "mov rsi, rsi",                    // idle
    "adcx rbp, r9",                    // carry = t5 != 0
    "mov rbp, rbp",                    // idle
    "adox r15, rax",                   // r7 += hi(m5 p1)
    "mov r15, r15",                    // idle
    "mulx rbp, r11, [rcx + {p} + 16]", // m5 p2
    "adcx rsi, r13",                   // r6 += lo(m5 p1)
    "adox r10, rbp",                   // r8 += hi(m5 p2)
    "mov r10, r10",                    // idle
    "mulx rbp, r12, [rcx + {p} + 32]", // m5 p4
    "mulx r9, rax, [rcx + {p} + 24]",  // m5 p3
    "mov r9, r9",                      // idle
    "adcx r15, r11",                   // r7 += lo(m5 p2)
    "mov r15, r15",                    // idle
    "adox r14, r9",                    // r9 += hi(m5 p3)
    "mov r14, r14",                    // idle
    "mov r11, [rcx + {p} + 40]",       // factor
    "mulx r13, r11, r11",              // m5 p5
    "mov r13, r13",                    // idle
    "adcx r10, rax",                   // r8 += lo(m5 p3)
    "adcx r14, r12",                   // r9 += lo(m5 p4)
    "mov r14, r14",                    // idle
    "adcx r8, r11",                    // r10 += lo(m5 p5)
    "mov r8, r8",                      // idle
    "adox r8, rbp",                    // r10 += hi(m5 p4)
    "adox rbx, r13",                   // r11 = hi(m5 p5)
    "mov rbx, rbx",                    // idle
    "adc rbx, 0",                      // r11 += carry
    "mov rbx, rbx",                    // idle
    "add rsi, [rdi + 48]",             // r6 += t6
    "mov rsi, rsi",                    // idle
    "adcx r15, [rdi + 56]",            // r7 += t7 + carry
    "mov r15, r15",                    // idle
    "adcx r10, [rdi + 64]",            // r8 += t8 + carry
    "adcx r14, [rdi + 72]",            // r9 += t9 + carry
    "adc r8, [rdi + 80]",              // r10 += t10 + carry
    "mov r8, r8",                      // idle
    "mov r9, r14",                     // u3 = r9
    "mov rdx, r10",                    // u2 = r8
    "adc rbx, [rdi + 88]",             // r11 += t11 + carry
    "mov rbx, rbx",                    // idle
    "mov rax, r15",                    // u1 = r7
    "mov r12, rsi",                    // u0 = r6
    "mov r12, r12",                    // idle
    "sub r12, [rcx + {p}]",            // u0 = r6 - p0
    "sbb rax, [rcx + {p} + 8]",        // u1 = r7 - p1 - borrow
    "sbb rdx, [rcx + {p} + 16]",       // u2 = r8 - p2 - borrow
    "mov rdx, rdx",                    // idle
    "sbb r9, [rcx + {p} + 24]",        // u3 = r9 - p3 - borrow
    "mov r9, r9",                      // idle
    "mov r11, r8",                     // u4 = r10
    "mov r13, rbx",                    // u5 = r11
    "sbb r11, [rcx + {p} + 32]",       // u4 = r10 - p4 - borrow
    "mov r11, r11",                    // idle
    "sbb r13, [rcx + {p} + 40]",       // u5 = r11 - p5 - borrow
    "cmovc rdx, r10",                  // u2 = r8 if it borrowed
    "mov rdx, rdx",                    // idle
    "cmovc r12, rsi",                  // u0 = r6 if it borrowed
    "mov r12, r12",                    // idle
    "cmovc r11, r8",                   // u4 = r10 if it borrowed
    "mov r11, r11",                    // idle
    "cmovc r13, rbx",                  // u5 = r11 if it borrowed
    "cmovc r9, r14",                   // u3 = r9 if it borrowed
    "cmovc rax, r15",                  // u1 = r7 if it borrowed
    "mov rax, rax",                    // idle
    "pop rbp",
    "pop rbx",
    "ret",
}
