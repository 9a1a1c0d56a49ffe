//! `wide_mul_4_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    wide_product 4;
    r0 r1 r2 r3, r4 r5 r6 r7;
    rax r1, rcx r0, rdx _, rsi _, rdi _, r8 r4, r9 r3, r10 r2, r11 r5, r12 r6, r13 _, r14 _, r15 r7;
    ;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",            // multiplier
    "mulx rbx, rax, [rdi + 8]",  // b0 a1
    "mov rcx, [rdi]",            // factor
    "mulx rbp, rcx, rcx",        // b0 a0
    "add rax, rbp",              // t1 = lo(b0 a1) + hi(b0 a0)
    "mulx r8, r9, [rdi + 24]",   // b0 a3
    "mulx rbp, r10, [rdi + 16]", // b0 a2
    "adc r10, rbx",              // t2 = lo(b0 a2) + hi(b0 a1) + carry
    "adc r9, rbp",               // t3 = lo(b0 a3) + hi(b0 a2) + carry
    "adc r8, 0",                 // t4 = hi(b0 a3) + carry
    "mov rdx, [rsi + 8]",        // multiplier
    "mulx rbx, rbp, [rdi]",      // b1 a0
    "xor r11d, r11d",            // t5 = 0
    "adcx rax, rbp",             // t1 += lo(b1 a0)
    "mulx rbp, r12, [rdi + 8]",  // b1 a1
    "adox r10, rbx",             // t2 += hi(b1 a0)
    "mulx rbx, r13, [rdi + 16]", // b1 a2
    "adcx r10, r12",             // t2 += lo(b1 a1)
    "mulx r14, r15, [rdi + 24]", // b1 a3
    "adox r9, rbp",              // t3 += hi(b1 a1)
    "adcx r9, r13",              // t3 += lo(b1 a2)
    "adox r8, rbx",              // t4 += hi(b1 a2)
    "adox r11, r14",             // t5 = hi(b1 a3)
    "adc r8, r15",               // t4 += lo(b1 a3)
    "adc r11, 0",                // t5 += carry
    "mov rdx, [rsi + 16]",       // multiplier
    "mulx rbp, rbx, [rdi]",      // b2 a0
    "xor r12d, r12d",            // t6 = 0
    "adox r9, rbp",              // t3 += hi(b2 a0)
    "mulx rbp, r13, [rdi + 8]",  // b2 a1
    "adcx r10, rbx",             // t2 += lo(b2 a0)
    "mulx rbx, r14, [rdi + 16]", // b2 a2
    "adcx r9, r13",              // t3 += lo(b2 a1)
    "mulx r15, r13, [rdi + 24]", // b2 a3
    "adox r8, rbp",              // t4 += hi(b2 a1)
    "adcx r8, r14",              // t4 += lo(b2 a2)
    "adcx r11, r13",             // t5 += lo(b2 a3)
    "adox r11, rbx",             // t5 += hi(b2 a2)
    "adox r12, r15",             // t6 = hi(b2 a3)
    "adc r12, 0",                // t6 += carry
    "mov rdx, [rsi + 24]",       // multiplier
    "mulx rbp, rbx, [rdi]",      // b3 a0
    "mulx r14, r13, [rdi + 24]", // b3 a3
    "xor r15d, r15d",            // t7 = 0
    "add r9, rbx",               // t3 += lo(b3 a0)
    "dec r15",                   // t7 = -1: OF = 0
    "adox r8, rbp",              // t4 += hi(b3 a0)
    "mov rbp, [rdi + 16]",       // factor
    "mulx rbx, rbp, rbp",        // b3 a2
    "mulx rsi, rdi, [rdi + 8]",  // b3 a1
    "adcx r8, rdi",              // t4 += lo(b3 a1)
    "adcx r11, rbp",             // t5 += lo(b3 a2)
    "adox r11, rsi",             // t5 += hi(b3 a1)
    "adcx r12, r13",             // t6 += lo(b3 a3)
    "adox r12, rbx",             // t6 += hi(b3 a2)
    "adox r15, r14",             // t7 = hi(b3 a3)
    "adc r15, 1",                // t7 += carry
    "pop rbp",
    "pop rbx",
    "ret",
}
