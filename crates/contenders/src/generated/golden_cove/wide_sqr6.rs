//! `wide_sqr_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    wide_square 6;
    r0 r1 r2 r3 r4 r5, r6 r7 r8 r9 r10 r11;
    rax r8, rcx r9, rdx r1, rsi r7, rdi _, r8 r4, r9 r3, r10 r11, r11 r10, r12 r6, r13 r5, r14 r2, r15 r0;
    ;
    "push rbx",
    "push rbp",
    "sub rsp, 48",
    "mov rbx, [rdi + 16]",       // a2
    "mov rbp, [rdi + 24]",       // a3
    "mov rdx, [rdi]",            // multiplier
    "mulx rax, rcx, [rdi]",      // a0 a0
    "mov rsi, [rdi + 8]",        // a1
    "add rsi, rsi",              // 2a1 mod 2^64
    "adc rbx, rbx",              // d2, limb 2 of 2a
    "mov r8, [rdi + 32]",        // a4
    "mov r9, [rdi + 40]",        // a5
    "adc rbp, rbp",              // d3, limb 3 of 2a
    "mov [rsp + 8], rbp",        // d3 aside
    "adc r8, r8",                // d4, limb 4 of 2a
    "mov rbp, [rdi + 16]",       // a2 again
    "mov [rsp + 16], r8",        // d4 aside
    "adc r9, r9",                // d5, limb 5 of 2a
    "mulx r10, r11, rsi",        // a0 2a1
    "mov [rsp + 24], r9",        // d5 aside
    "mov [rsp], rbx",            // d2 aside
    "mov r13, [rsp + 24]",       // factor
    "mulx r12, r13, r13",        // a0 d5
    "mov r14, [rsp]",            // factor
    "mulx rbx, r14, r14",        // a0 d2
    "mulx r15, r8, [rsp + 16]",  // a0 d4
    "add r11, rax",              // t1 = lo(a0 2a1) + hi(a0 a0)
    "mov r9, [rsp + 8]",         // factor
    "mulx rsi, r9, r9",          // a0 d3
    "adcx r14, r10",             // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "mov rdx, [rdi + 8]",        // multiplier
    "mulx rax, r10, [rdi + 8]",  // a1 a1
    "adc r9, rbx",               // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "adc r8, rsi",               // t4 = lo(a0 d4) + hi(a0 d3) + carry
    "lea rbx, [rbp + rbp]",      // 2a2 mod 2^64
    "adcx r13, r15",             // t5 = lo(a0 d5) + hi(a0 d4) + carry
    "adc r12, 0",                // t6 = hi(a0 d5) + carry
    "mulx rbp, rbx, rbx",        // a1 2a2
    "xor esi, esi",              // t7 = 0
    "adox r9, rax",              // t3 += hi(a1 a1)
    "adox r8, rbp",              // t4 += hi(a1 2a2)
    "mulx rbp, r15, [rsp + 8]",  // a1 d3
    "adcx r14, r10",             // t2 += lo(a1 a1)
    "adcx r9, rbx",              // t3 += lo(a1 2a2)
    "adox r13, rbp",             // t5 += hi(a1 d3)
    "adcx r8, r15",              // t4 += lo(a1 d3)
    "mulx rbx, rbp, [rsp + 24]", // a1 d5
    "mulx rax, r10, [rsp + 16]", // a1 d4
    "adcx r13, r10",             // t5 += lo(a1 d4)
    "adox r12, rax",             // t6 += hi(a1 d4)
    "adcx r12, rbp",             // t6 += lo(a1 d5)
    "mov rdx, [rdi + 16]",       // multiplier
    "mulx rbp, r15, [rdi + 16]", // a2 a2
    "mov [rsp + 40], r11",       // t1 aside
    "mov [rsp + 32], rcx",       // t0 aside
    "adox rsi, rbx",             // t7 = hi(a1 d5)
    "mov rbx, [rdi + 24]",       // a3 again
    "lea rbx, [rbx + rbx]",      // 2a3 mod 2^64
    "adc rsi, 0",                // t7 += carry
    "mulx rbx, r10, rbx",        // a2 2a3
    "xor eax, eax",              // t8 = 0
    "adcx r8, r15",              // t4 += lo(a2 a2)
    "mov r11, [rdi + 32]",       // a4 again
    "adox r13, rbp",             // t5 += hi(a2 a2)
    "mulx rbp, rcx, [rsp + 16]", // a2 d4
    "adcx r13, r10",             // t5 += lo(a2 2a3)
    "lea r15, [r11 + r11]",      // 2a4 mod 2^64
    "adcx r12, rcx",             // t6 += lo(a2 d4)
    "adox r12, rbx",             // t6 += hi(a2 2a3)
    "adox rsi, rbp",             // t7 += hi(a2 d4)
    "mulx rbx, rbp, [rsp + 24]", // a2 d5
    "mov rdx, [rdi + 24]",       // multiplier
    "mulx r10, r11, r15",        // a3 2a4
    "adox rax, rbx",             // t8 = hi(a2 d5)
    "adc rsi, rbp",              // t7 += lo(a2 d5)
    "adc rax, 0",                // t8 += carry
    "xor ecx, ecx",              // t9 = 0
    "mulx rbx, rbp, [rdi + 24]", // a3 a3
    "mov r15, [rdi + 40]",       // a5 again
    "adcx r12, rbp",             // t6 += lo(a3 a3)
    "adcx rsi, r11",             // t7 += lo(a3 2a4)
    "lea rbp, [r15 + r15]",      // 2a5 mod 2^64
    "adox rsi, rbx",             // t7 += hi(a3 a3)
    "adox rax, r10",             // t8 += hi(a3 2a4)
    "mulx rbx, r11, [rsp + 24]", // a3 d5
    "adcx rax, r11",             // t8 += lo(a3 d5)
    "adox rcx, rbx",             // t9 = hi(a3 d5)
    "mov r15, [rsp + 32]",       // t0 again
    "adc rcx, 0",                // t9 += carry
    "mov rdx, [rdi + 32]",       // multiplier
    "mulx rbx, r10, [rdi + 32]", // a4 a4
    "mov r11d, 0",               // t10 = 0
    "add rax, r10",              // t8 += lo(a4 a4)
    "dec r11",                   // t10 = -1: OF = 0
    "mulx rbp, r10, rbp",        // a4 2a5
    "adcx rcx, r10",             // t9 += lo(a4 2a5)
    "mov rdx, [rdi + 40]",       // multiplier
    "mulx r10, rdi, [rdi + 40]", // a5 a5
    "adox rcx, rbx",             // t9 += hi(a4 a4)
    "adox r11, rbp",             // t10 = hi(a4 2a5)
    "adc r11, 1",                // t10 += carry
    "add r11, rdi",              // t10 += lo(a5 a5)
    "adc r10, 0",                // t11 = hi(a5 a5) + carry
    "mov rdx, [rsp + 40]",       // t1 again
    "add rsp, 48",
    "pop rbp",
    "pop rbx",
    "ret",
}
