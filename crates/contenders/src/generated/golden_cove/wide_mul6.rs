//! `wide_mul_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    wide_product 6;
    r0 r1 r2 r3 r4 r5, r6 r7 r8 r9 r10 r11;
    rax r2, rcx r1, rdx r0, rsi r11, rdi _, r8 r8, r9 r10, r10 r6, r11 r5, r12 r3, r13 r7, r14 r4, r15 r9;
    ;
    "push rbx",
    "push rbp",
    "sub rsp, 16",
    "mov rdx, [rsi]",            // multiplier
    "mov rax, [rdi + 16]",       // factor
    "mulx rbx, rax, rax",        // b0 a2
    "mov rcx, [rdi]",            // factor
    "mulx rbp, rcx, rcx",        // b0 a0
    "mov r9, [rdi + 8]",         // factor
    "mulx r8, r9, r9",           // b0 a1
    "mov r11, [rdi + 40]",       // factor
    "mulx r10, r11, r11",        // b0 a5
    "add r9, rbp",               // t1 = lo(b0 a1) + hi(b0 a0)
    "adcx rax, r8",              // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "mov r12, [rdi + 24]",       // factor
    "mulx rbp, r12, r12",        // b0 a3
    "mulx r13, r14, [rdi + 32]", // b0 a4
    "mov rdx, [rsi + 8]",        // multiplier
    "mov r8, [rdi]",             // factor
    "mulx r15, r8, r8",          // b1 a0
    "adc r12, rbx",              // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "adc r14, rbp",              // t4 = lo(b0 a4) + hi(b0 a3) + carry
    "adcx r11, r13",             // t5 = lo(b0 a5) + hi(b0 a4) + carry
    "adc r10, 0",                // t6 = hi(b0 a5) + carry
    "xor r13d, r13d",            // t7 = 0
    "add r9, r8",                // t1 += lo(b1 a0)
    "dec r13",                   // t7 = -1: OF = 0
    "mulx rbx, rbp, [rdi + 8]",  // b1 a1
    "adox rax, r15",             // t2 += hi(b1 a0)
    "adox r12, rbx",             // t3 += hi(b1 a1)
    "adcx rax, rbp",             // t2 += lo(b1 a1)
    "mulx rbx, rbp, [rdi + 16]", // b1 a2
    "adox r14, rbx",             // t4 += hi(b1 a2)
    "mov [rsp], rcx",            // t0 aside
    "mov r8, [rdi + 24]",        // factor
    "mulx rbx, r8, r8",          // b1 a3
    "adcx r12, rbp",             // t3 += lo(b1 a2)
    "mov r15, [rdi + 32]",       // factor
    "mulx rbp, r15, r15",        // b1 a4
    "adcx r14, r8",              // t4 += lo(b1 a3)
    "adox r11, rbx",             // t5 += hi(b1 a3)
    "adcx r11, r15",             // t5 += lo(b1 a4)
    "mulx rbx, rcx, [rdi + 40]", // b1 a5
    "adox r10, rbp",             // t6 += hi(b1 a4)
    "adox r13, rbx",             // t7 = hi(b1 a5)
    "mov r8d, 0",                // t8 = 0
    "adc r10, rcx",              // t6 += lo(b1 a5)
    "mov rdx, [rsi + 16]",       // multiplier
    "mov rbx, [rdi + 8]",        // factor
    "mulx rbp, rbx, rbx",        // b2 a1
    "mov [rsp + 8], r9",         // t1 aside
    "adc r13, 1",                // t7 += carry
    "mulx r15, rcx, [rdi]",      // b2 a0
    "add rax, rcx",              // t2 += lo(b2 a0)
    "dec r8",                    // t8 = -1: OF = 0
    "adox r12, r15",             // t3 += hi(b2 a0)
    "adox r14, rbp",             // t4 += hi(b2 a1)
    "mulx rbp, r9, [rdi + 16]",  // b2 a2
    "adcx r12, rbx",             // t3 += lo(b2 a1)
    "mulx rbx, rcx, [rdi + 40]", // b2 a5
    "adcx r14, r9",              // t4 += lo(b2 a2)
    "adox r11, rbp",             // t5 += hi(b2 a2)
    "mov r15, [rdi + 24]",       // factor
    "mulx rbp, r15, r15",        // b2 a3
    "adox r10, rbp",             // t6 += hi(b2 a3)
    "mov r9, [rdi + 32]",        // factor
    "mulx rbp, r9, r9",          // b2 a4
    "adox r13, rbp",             // t7 += hi(b2 a4)
    "adcx r11, r15",             // t5 += lo(b2 a3)
    "adcx r10, r9",              // t6 += lo(b2 a4)
    "adox r8, rbx",              // t8 = hi(b2 a5)
    "mov rdx, [rsi + 24]",       // multiplier
    "mulx rbp, rbx, [rdi]",      // b3 a0
    "adcx r13, rcx",             // t7 += lo(b2 a5)
    "mov r15d, 0",               // t9 = 0
    "adc r8, 1",                 // t8 += carry
    "mulx r9, rcx, [rdi + 8]",   // b3 a1
    "add r12, rbx",              // t3 += lo(b3 a0)
    "dec r15",                   // t9 = -1: OF = 0
    "adox r14, rbp",             // t4 += hi(b3 a0)
    "adox r11, r9",              // t5 += hi(b3 a1)
    "mulx rbx, rbp, [rdi + 16]", // b3 a2
    "adox r10, rbx",             // t6 += hi(b3 a2)
    "mulx rbx, r9, [rdi + 24]",  // b3 a3
    "adcx r14, rcx",             // t4 += lo(b3 a1)
    "adcx r11, rbp",             // t5 += lo(b3 a2)
    "adox r13, rbx",             // t7 += hi(b3 a3)
    "adcx r10, r9",              // t6 += lo(b3 a3)
    "mulx rbp, rbx, [rdi + 32]", // b3 a4
    "adcx r13, rbx",             // t7 += lo(b3 a4)
    "mulx rbx, rcx, [rdi + 40]", // b3 a5
    "adox r8, rbp",              // t8 += hi(b3 a4)
    "adox r15, rbx",             // t9 = hi(b3 a5)
    "adcx r8, rcx",              // t8 += lo(b3 a5)
    "adc r15, 1",                // t9 += carry
    "mov rdx, [rsi + 32]",       // multiplier
    "mulx rbp, rbx, [rdi]",      // b4 a0
    "xor r9d, r9d",              // t10 = 0
    "add r14, rbx",              // t4 += lo(b4 a0)
    "dec r9",                    // t10 = -1: OF = 0
    "adox r11, rbp",             // t5 += hi(b4 a0)
    "mulx rbx, rbp, [rdi + 8]",  // b4 a1
    "adcx r11, rbp",             // t5 += lo(b4 a1)
    "mulx rbp, rcx, [rdi + 16]", // b4 a2
    "adox r10, rbx",             // t6 += hi(b4 a1)
    "adox r13, rbp",             // t7 += hi(b4 a2)
    "adcx r10, rcx",             // t6 += lo(b4 a2)
    "mulx rbx, rbp, [rdi + 24]", // b4 a3
    "adcx r13, rbp",             // t7 += lo(b4 a3)
    "mulx rbp, rcx, [rdi + 32]", // b4 a4
    "adox r8, rbx",              // t8 += hi(b4 a3)
    "adox r15, rbp",             // t9 += hi(b4 a4)
    "adcx r8, rcx",              // t8 += lo(b4 a4)
    "mulx rbx, rbp, [rdi + 40]", // b4 a5
    "adox r9, rbx",              // t10 = hi(b4 a5)
    "mov rdx, [rsi + 40]",       // multiplier
    "mulx rbx, rcx, [rdi]",      // b5 a0
    "adcx r15, rbp",             // t9 += lo(b4 a5)
    "adc r9, 1",                 // t10 += carry
    "xor esi, esi",              // t11 = 0
    "add r11, rcx",              // t5 += lo(b5 a0)
    "dec rsi",                   // t11 = -1: OF = 0
    "mov rcx, [rdi + 8]",        // factor
    "mulx rbp, rcx, rcx",        // b5 a1
    "adox r10, rbx",             // t6 += hi(b5 a0)
    "adcx r10, rcx",             // t6 += lo(b5 a1)
    "adox r13, rbp",             // t7 += hi(b5 a1)
    "mulx rbx, rbp, [rdi + 16]", // b5 a2
    "adcx r13, rbp",             // t7 += lo(b5 a2)
    "mulx rbp, rcx, [rdi + 24]", // b5 a3
    "adox r8, rbx",              // t8 += hi(b5 a2)
    "adox r15, rbp",             // t9 += hi(b5 a3)
    "mulx rbx, rbp, [rdi + 32]", // b5 a4
    "adox r9, rbx",              // t10 += hi(b5 a4)
    "mulx rbx, rdi, [rdi + 40]", // b5 a5
    "adox rsi, rbx",             // t11 = hi(b5 a5)
    "adc r8, rcx",               // t8 += lo(b5 a3)
    "adc r15, rbp",              // t9 += lo(b5 a4)
    "adc r9, rdi",               // t10 += lo(b5 a5)
    "mov rdx, [rsp]",            // t0 again
    "adc rsi, 1",                // t11 += carry
    "mov rcx, [rsp + 8]",        // t1 again
    "add rsp, 16",
    "pop rbp",
    "pop rbx",
    "ret",
}
