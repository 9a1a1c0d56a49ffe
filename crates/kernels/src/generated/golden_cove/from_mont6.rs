//! `from_mont_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    out_of_montgomery 6 any;
    r0 r1 r2 r3 r4 r5;
    rax _, rcx _, rdx _, rsi _, rdi r5, r8 _, r9 _, r10 _, r11 r0, r12 r1, r13 r2, r14 r3, r15 r4;
    p n0;
    "push rbx",
    "push rbp",
    "mov rbx, [rdi]",                  // t0
    "mov rbp, [rdi + 8]",              // t1
    "mov rax, [rdi + 16]",             // t2
    "mov rsi, [rdi + 24]",             // t3
    "mov r8, [rdi + 32]",              // t4
    "mov r9, [rdi + 40]",              // t5
    "mov r10, [rcx + {n0}]",           // m0 = n0
    "imul r10, rbx",                   // m0 = t0 n0
    "xor r11d, r11d",                  // t6 = 0
    "mov rdx, r10",                    // multiplier
    "mulx r12, r12, [rcx + {p}]",      // m0 p0
    "add rbx, -1",                     // carry = t0 != 0
    "dec r11",                         // t6 = -1: OF = 0
    "adox rbp, r12",                   // t1 += hi(m0 p0)
    "mulx rbx, r13, [rcx + {p} + 8]",  // m0 p1
    "adcx rbp, r13",                   // t1 += lo(m0 p1)
    "adox rax, rbx",                   // t2 += hi(m0 p1)
    "mulx rbx, r14, [rcx + {p} + 16]", // m0 p2
    "adcx rax, r14",                   // t2 += lo(m0 p2)
    "adox rsi, rbx",                   // t3 += hi(m0 p2)
    "mulx rbx, r15, [rcx + {p} + 24]", // m0 p3
    "adcx rsi, r15",                   // t3 += lo(m0 p3)
    "adox r8, rbx",                    // t4 += hi(m0 p3)
    "mulx rbx, rdi, [rcx + {p} + 32]", // m0 p4
    "adcx r8, rdi",                    // t4 += lo(m0 p4)
    "adox r9, rbx",                    // t5 += hi(m0 p4)
    "mulx rbx, r10, [rcx + {p} + 40]", // m0 p5
    "adcx r9, r10",                    // t5 += lo(m0 p5)
    "adox r11, rbx",                   // t6 = hi(m0 p5)
    "adc r11, 1",                      // t6 += carry
    "mov rbx, [rcx + {n0}]",           // m1 = n0
    "imul rbx, rbp",                   // m1 = t1 n0
    "xor r12d, r12d",                  // t7 = 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m1 p0
    "add rbp, -1",                     // carry = t1 != 0
    "dec r12",                         // t7 = -1: OF = 0
    "adox rax, rbx",                   // t2 += hi(m1 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m1 p1
    "adcx rax, rbx",                   // t2 += lo(m1 p1)
    "adox rsi, rbp",                   // t3 += hi(m1 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m1 p2
    "adcx rsi, rbp",                   // t3 += lo(m1 p2)
    "adox r8, rbx",                    // t4 += hi(m1 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m1 p3
    "adcx r8, rbx",                    // t4 += lo(m1 p3)
    "adox r9, rbp",                    // t5 += hi(m1 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m1 p4
    "adcx r9, rbp",                    // t5 += lo(m1 p4)
    "adox r11, rbx",                   // t6 += hi(m1 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m1 p5
    "adcx r11, rbx",                   // t6 += lo(m1 p5)
    "adox r12, rbp",                   // t7 = hi(m1 p5)
    "adc r12, 1",                      // t7 += carry
    "mov rbx, [rcx + {n0}]",           // m2 = n0
    "imul rbx, rax",                   // m2 = t2 n0
    "xor r13d, r13d",                  // t8 = 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m2 p0
    "add rax, -1",                     // carry = t2 != 0
    "dec r13",                         // t8 = -1: OF = 0
    "adox rsi, rbp",                   // t3 += hi(m2 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]",  // m2 p1
    "adcx rsi, rbp",                   // t3 += lo(m2 p1)
    "adox r8, rbx",                    // t4 += hi(m2 p1)
    "mulx rbp, rbx, [rcx + {p} + 16]", // m2 p2
    "adcx r8, rbx",                    // t4 += lo(m2 p2)
    "adox r9, rbp",                    // t5 += hi(m2 p2)
    "mulx rbx, rbp, [rcx + {p} + 24]", // m2 p3
    "adcx r9, rbp",                    // t5 += lo(m2 p3)
    "adox r11, rbx",                   // t6 += hi(m2 p3)
    "mulx rbp, rbx, [rcx + {p} + 32]", // m2 p4
    "adcx r11, rbx",                   // t6 += lo(m2 p4)
    "adox r12, rbp",                   // t7 += hi(m2 p4)
    "mulx rbx, rbp, [rcx + {p} + 40]", // m2 p5
    "adcx r12, rbp",                   // t7 += lo(m2 p5)
    "adox r13, rbx",                   // t8 = hi(m2 p5)
    "adc r13, 1",                      // t8 += carry
    "mov rbp, [rcx + {n0}]",           // m3 = n0
    "imul rbp, rsi",                   // m3 = t3 n0
    "xor r14d, r14d",                  // t9 = 0
    "mov rdx, rbp",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m3 p0
    "add rsi, -1",                     // carry = t3 != 0
    "dec r14",                         // t9 = -1: OF = 0
    "adox r8, rbx",                    // t4 += hi(m3 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m3 p1
    "adcx r8, rbx",                    // t4 += lo(m3 p1)
    "adox r9, rbp",                    // t5 += hi(m3 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m3 p2
    "adcx r9, rbp",                    // t5 += lo(m3 p2)
    "adox r11, rbx",                   // t6 += hi(m3 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m3 p3
    "adcx r11, rbx",                   // t6 += lo(m3 p3)
    "adox r12, rbp",                   // t7 += hi(m3 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m3 p4
    "adcx r12, rbp",                   // t7 += lo(m3 p4)
    "adox r13, rbx",                   // t8 += hi(m3 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m3 p5
    "adcx r13, rbx",                   // t8 += lo(m3 p5)
    "adox r14, rbp",                   // t9 = hi(m3 p5)
    "adc r14, 1",                      // t9 += carry
    "mov rbx, [rcx + {n0}]",           // m4 = n0
    "imul rbx, r8",                    // m4 = t4 n0
    "xor r15d, r15d",                  // t10 = 0
    "mov rdx, rbx",                    // multiplier
    "mulx rbp, rbp, [rcx + {p}]",      // m4 p0
    "add r8, -1",                      // carry = t4 != 0
    "dec r15",                         // t10 = -1: OF = 0
    "adox r9, rbp",                    // t5 += hi(m4 p0)
    "mulx rbx, rbp, [rcx + {p} + 8]",  // m4 p1
    "adcx r9, rbp",                    // t5 += lo(m4 p1)
    "adox r11, rbx",                   // t6 += hi(m4 p1)
    "mulx rbp, rbx, [rcx + {p} + 16]", // m4 p2
    "adcx r11, rbx",                   // t6 += lo(m4 p2)
    "adox r12, rbp",                   // t7 += hi(m4 p2)
    "mulx rbx, rbp, [rcx + {p} + 24]", // m4 p3
    "adcx r12, rbp",                   // t7 += lo(m4 p3)
    "adox r13, rbx",                   // t8 += hi(m4 p3)
    "mulx rbp, rbx, [rcx + {p} + 32]", // m4 p4
    "adcx r13, rbx",                   // t8 += lo(m4 p4)
    "adox r14, rbp",                   // t9 += hi(m4 p4)
    "mulx rbx, rbp, [rcx + {p} + 40]", // m4 p5
    "adcx r14, rbp",                   // t9 += lo(m4 p5)
    "adox r15, rbx",                   // t10 = hi(m4 p5)
    "adc r15, 1",                      // t10 += carry
    "mov rbp, [rcx + {n0}]",           // m5 = n0
    "imul rbp, r9",                    // m5 = t5 n0
    "xor edi, edi",                    // t11 = 0
    "mov rdx, rbp",                    // multiplier
    "mulx rbx, rbx, [rcx + {p}]",      // m5 p0
    "add r9, -1",                      // carry = t5 != 0
    "dec rdi",                         // t11 = -1: OF = 0
    "adox r11, rbx",                   // t6 += hi(m5 p0)
    "mulx rbp, rbx, [rcx + {p} + 8]",  // m5 p1
    "adcx r11, rbx",                   // t6 += lo(m5 p1)
    "adox r12, rbp",                   // t7 += hi(m5 p1)
    "mulx rbx, rbp, [rcx + {p} + 16]", // m5 p2
    "adcx r12, rbp",                   // t7 += lo(m5 p2)
    "adox r13, rbx",                   // t8 += hi(m5 p2)
    "mulx rbp, rbx, [rcx + {p} + 24]", // m5 p3
    "adcx r13, rbx",                   // t8 += lo(m5 p3)
    "adox r14, rbp",                   // t9 += hi(m5 p3)
    "mulx rbx, rbp, [rcx + {p} + 32]", // m5 p4
    "adcx r14, rbp",                   // t9 += lo(m5 p4)
    "adox r15, rbx",                   // t10 += hi(m5 p4)
    "mulx rbp, rbx, [rcx + {p} + 40]", // m5 p5
    "adcx r15, rbx",                   // t10 += lo(m5 p5)
    "adox rdi, rbp",                   // t11 = hi(m5 p5)
    "adc rdi, 1",                      // t11 += carry
    "pop rbp",
    "pop rbx",
    "ret",
}
