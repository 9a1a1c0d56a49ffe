//! `from_mont_6_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    out_of_montgomery 6 any;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx _, rsi r0, rdi _, r8 r5, r9 r4, r10 _, r11 _, r12 _, r13 r1, r14 r2, r15 r3;
    p n0;
    "push rbx",
    "push rbp",
    "mov rbx, [rdi]",                  // t0
    "mov rbp, [rdi + 24]",             // t3
    "mov rax, [rcx + {n0}]",           // m0 = n0
    "imul rax, rbx",                   // m0 = t0 n0
    "xor esi, esi",                    // t6 = 0
    "mov r8, [rdi + 32]",              // t4
    "add rbx, -1",                     // carry = t0 != 0
    "mov rbx, [rdi + 8]",              // t1
    "mov r9, [rdi + 16]",              // t2
    "mov r10, [rdi + 40]",             // t5
    "mov rdx, rax",                    // multiplier
    "mulx r11, r11, [rcx + {p}]",      // m0 p0
    "dec rsi",                         // t6 = -1: OF = 0
    "mulx r12, r13, [rcx + {p} + 8]",  // m0 p1
    "adox rbx, r11",                   // t1 += hi(m0 p0)
    "adcx rbx, r13",                   // t1 += lo(m0 p1)
    "adox r9, r12",                    // t2 += hi(m0 p1)
    "mov r9, r9",                      // idle
    "mulx r14, r15, [rcx + {p} + 16]", // m0 p2
    "adox rbp, r14",                   // t3 += hi(m0 p2)
    "adcx r9, r15",                    // t2 += lo(m0 p2)
    "mov rax, [rcx + {p} + 24]",       // factor
    "mulx rdi, rax, rax",              // m0 p3
    "mov rdi, rdi",                    // idle
    "adcx rbp, rax",                   // t3 += lo(m0 p3)
    "adox r8, rdi",                    // t4 += hi(m0 p3)
    "mov r13, [rcx + {p} + 32]",       // factor
    "mulx r11, r13, r13",              // m0 p4
    "adcx r8, r13",                    // t4 += lo(m0 p4)
    "mulx r12, r14, [rcx + {p} + 40]", // m0 p5
    "adox r10, r11",                   // t5 += hi(m0 p4)
    "adcx r10, r14",                   // t5 += lo(m0 p5)
    "adox rsi, r12",                   // t6 = hi(m0 p5)
    "adc rsi, 1",                      // t6 += carry
    "mov r15, [rcx + {n0}]",           // m1 = n0
    "imul r15, rbx",                   // m1 = t1 n0
    "mov rdx, r15",                    // multiplier
    "mulx rax, rdi, [rcx + {p}]",      // m1 p0
    "xor r13d, r13d",                  // t7 = 0
    "mov r13, r13",                    // idle
    "adcx rbx, rdi",                   // carry = t1 != 0
    "adox r9, rax",                    // t2 += hi(m1 p0)
    "mulx rbx, r11, [rcx + {p} + 8]",  // m1 p1
    "adcx r9, r11",                    // t2 += lo(m1 p1)
    "mulx r14, r12, [rcx + {p} + 16]", // m1 p2
    "adox rbp, rbx",                   // t3 += hi(m1 p1)
    "adcx rbp, r12",                   // t3 += lo(m1 p2)
    "mov rbp, rbp",                    // idle
    "adox r8, r14",                    // t4 += hi(m1 p2)
    "mov r15, [rcx + {p} + 32]",       // factor
    "mulx rbx, r15, r15",              // m1 p4
    "mov rax, [rcx + {p} + 24]",       // factor
    "mulx rdi, rax, rax",              // m1 p3
    "adcx r8, rax",                    // t4 += lo(m1 p3)
    "adox r10, rdi",                   // t5 += hi(m1 p3)
    "adcx r10, r15",                   // t5 += lo(m1 p4)
    "adox rsi, rbx",                   // t6 += hi(m1 p4)
    "mulx rbx, r11, [rcx + {p} + 40]", // m1 p5
    "mov rbx, rbx",                    // idle
    "adcx rsi, r11",                   // t6 += lo(m1 p5)
    "adox r13, rbx",                   // t7 = hi(m1 p5)
    "mov rbx, [rcx + {n0}]",           // m2 = n0
    "adc r13, 0",                      // t7 += carry
    "imul rbx, r9",                    // m2 = t2 n0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, r12, [rcx + {p}]",      // m2 p0
    "xor r14d, r14d",                  // t8 = 0
    "adcx r9, r12",                    // carry = t2 != 0
    "adox rbp, rbx",                   // t3 += hi(m2 p0)
    "mulx rbx, rax, [rcx + {p} + 8]",  // m2 p1
    "mulx rdi, r15, [rcx + {p} + 16]", // m2 p2
    "adcx rbp, rax",                   // t3 += lo(m2 p1)
    "adox r8, rbx",                    // t4 += hi(m2 p1)
    "adcx r8, r15",                    // t4 += lo(m2 p2)
    "adox r10, rdi",                   // t5 += hi(m2 p2)
    "mov r10, r10",                    // idle
    "mulx rbx, r11, [rcx + {p} + 24]", // m2 p3
    "adcx r10, r11",                   // t5 += lo(m2 p3)
    "adox rsi, rbx",                   // t6 += hi(m2 p3)
    "mulx rbx, r12, [rcx + {p} + 32]", // m2 p4
    "adcx rsi, r12",                   // t6 += lo(m2 p4)
    "mov rsi, rsi",                    // idle
    "adox r13, rbx",                   // t7 += hi(m2 p4)
    "mulx rbx, r9, [rcx + {p} + 40]",  // m2 p5
    "adcx r13, r9",                    // t7 += lo(m2 p5)
    "adox r14, rbx",                   // t8 = hi(m2 p5)
    "adc r14, 0",                      // t8 += carry
    "mov rbx, [rcx + {n0}]",           // m3 = n0
    "imul rbx, rbp",                   // m3 = t3 n0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rax, [rcx + {p}]",      // m3 p0
    "xor r15d, r15d",                  // t9 = 0
    "adcx rbp, rax",                   // carry = t3 != 0
    "adox r8, rbx",                    // t4 += hi(m3 p0)
    "mulx rbp, rbx, [rcx + {p} + 16]", // m3 p2
    "mulx rdi, r11, [rcx + {p} + 8]",  // m3 p1
    "adcx r8, r11",                    // t4 += lo(m3 p1)
    "adox r10, rdi",                   // t5 += hi(m3 p1)
    "adcx r10, rbx",                   // t5 += lo(m3 p2)
    "mulx rbx, r12, [rcx + {p} + 24]", // m3 p3
    "adox rsi, rbp",                   // t6 += hi(m3 p2)
    "adox r13, rbx",                   // t7 += hi(m3 p3)
    "adcx rsi, r12",                   // t6 += lo(m3 p3)
    "mulx rbp, rbx, [rcx + {p} + 32]", // m3 p4
    "adcx r13, rbx",                   // t7 += lo(m3 p4)
    "adox r14, rbp",                   // t8 += hi(m3 p4)
    "mulx rbx, rbp, [rcx + {p} + 40]", // m3 p5
    "adcx r14, rbp",                   // t8 += lo(m3 p5)
    "adox r15, rbx",                   // t9 = hi(m3 p5)
    "adc r15, 0",                      // t9 += carry
    "mov rbp, [rcx + {n0}]",           // m4 = n0
    "imul rbp, r8",                    // m4 = t4 n0
    "mov rdx, rbp",                    // multiplier
    "mov rbp, [rcx + {p}]",            // factor
    "mulx rbx, rbp, rbp",              // m4 p0
    "xor r9d, r9d",                    // t10 = 0
    "adcx r8, rbp",                    // carry = t4 != 0
    "adox r10, rbx",                   // t5 += hi(m4 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m4 p1
    "mulx rax, r11, [rcx + {p} + 16]", // m4 p2
    "adox rsi, rbp",                   // t6 += hi(m4 p1)
    "adcx r10, rbx",                   // t5 += lo(m4 p1)
    "adcx rsi, r11",                   // t6 += lo(m4 p2)
    "mov rsi, rsi",                    // idle
    "mulx rbp, rbx, [rcx + {p} + 24]", // m4 p3
    "adcx r13, rbx",                   // t7 += lo(m4 p3)
    "mov r13, r13",                    // idle
    "adox r13, rax",                   // t7 += hi(m4 p2)
    "adox r14, rbp",                   // t8 += hi(m4 p3)
    "mov rbp, [rcx + {p} + 32]",       // factor
    "mulx rbx, rbp, rbp",              // m4 p4
    "mulx rdi, r12, [rcx + {p} + 40]", // m4 p5
    "adox r15, rbx",                   // t9 += hi(m4 p4)
    "adcx r14, rbp",                   // t8 += lo(m4 p4)
    "mov rbx, [rcx + {n0}]",           // m5 = n0
    "adox r9, rdi",                    // t10 = hi(m4 p5)
    "mov r9, r9",                      // idle
    "adc r15, r12",                    // t9 += lo(m4 p5)
    "adc r9, 0",                       // t10 += carry
    "imul rbx, r10",                   // m5 = t5 n0
    "mov rdx, rbx",                    // multiplier
    "mulx rbp, rbx, [rcx + {p}]",      // m5 p0
    "xor r8d, r8d",                    // t11 = 0
    "mov r8, r8",                      // idle
    "mulx r11, rax, [rcx + {p} + 32]", // m5 p4
    "adcx r10, rbx",                   // carry = t5 != 0
    "adox rsi, rbp",                   // t6 += hi(m5 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]",  // m5 p1
    "mov rbx, rbx",                    // idle
    "adcx rsi, rbp",                   // t6 += lo(m5 p1)
    "mov rsi, rsi",                    // idle
    "adox r13, rbx",                   // t7 += hi(m5 p1)
    "mulx rbp, rbx, [rcx + {p} + 16]", // m5 p2
    "adox r14, rbp",                   // t8 += hi(m5 p2)
    "adcx r13, rbx",                   // t7 += lo(m5 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m5 p3
    "adcx r14, rbx",                   // t8 += lo(m5 p3)
    "adox r15, rbp",                   // t9 += hi(m5 p3)
    "adox r9, r11",                    // t10 += hi(m5 p4)
    "adcx r15, rax",                   // t9 += lo(m5 p4)
    "mulx rbx, rbp, [rcx + {p} + 40]", // m5 p5
    "adcx r9, rbp",                    // t10 += lo(m5 p5)
    "adox r8, rbx",                    // t11 = hi(m5 p5)
    "adc r8, 0",                       // t11 += carry
    "pop rbp",
    "pop rbx",
    "ret",
}
