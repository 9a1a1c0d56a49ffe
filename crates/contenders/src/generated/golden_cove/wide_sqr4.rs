//! `wide_sqr_4_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

montane_kernels::body! {
    wide_square 4;
    r0 r1 r2 r3, r4 r5 r6 r7;
    rax r7, rcx _, rdx _, rsi r3, rdi _, r8 r0, r9 r4, r10 r5, r11 _, r12 r1, r13 r2, r14 _, r15 r6;
    ;
    "push rbx",
    "push rbp",
    "sub rsp, 16",
    "mov rbx, [rdi + 16]",       // a2
    "mov rdx, [rdi + 24]",       // multiplier
    "mulx rax, rbp, [rdi + 24]", // a3 a3
    "mov rcx, [rdi + 24]",       // a3
    "mov rdx, [rdi]",            // multiplier
    "mulx rsi, r8, [rdi]",       // a0 a0
    "mov r9, [rdi + 8]",         // a1
    "add r9, r9",                // 2a1 mod 2^64
    "mov r10, [rdi + 24]",       // a3 again
    "adc rbx, rbx",              // d2, limb 2 of 2a
    "adcx rcx, rcx",             // d3, limb 3 of 2a
    "mulx r11, r12, r9",         // a0 2a1
    "mov [rsp], rbx",            // d2 aside
    "mov r13, [rsp]",            // factor
    "mulx rbx, r13, r13",        // a0 d2
    "add r12, rsi",              // t1 = lo(a0 2a1) + hi(a0 a0)
    "mov [rsp + 8], rcx",        // d3 aside
    "mov r14, [rdi + 16]",       // a2 again
    "adc r13, r11",              // t2 = lo(a0 d2) + hi(a0 2a1) + carry
    "lea r15, [r14 + r14]",      // 2a2 mod 2^64
    "mov rsi, [rsp + 8]",        // factor
    "mulx r9, rsi, rsi",         // a0 d3
    "mov rdx, [rdi + 8]",        // multiplier
    "mulx rcx, r11, r15",        // a1 2a2
    "adc rsi, rbx",              // t3 = lo(a0 d3) + hi(a0 d2) + carry
    "lea rbx, [r10 + r10]",      // 2a3 mod 2^64
    "mulx r14, r15, [rdi + 8]",  // a1 a1
    "adc r9, 0",                 // t4 = hi(a0 d3) + carry
    "xor r10d, r10d",            // t5 = 0
    "adox rsi, r14",             // t3 += hi(a1 a1)
    "adcx r13, r15",             // t2 += lo(a1 a1)
    "adox r9, rcx",              // t4 += hi(a1 2a2)
    "adcx rsi, r11",             // t3 += lo(a1 2a2)
    "mulx r14, r15, [rsp + 8]",  // a1 d3
    "adox r10, r14",             // t5 = hi(a1 d3)
    "mov rdx, [rdi + 16]",       // multiplier
    "mulx rbx, rcx, rbx",        // a2 2a3
    "adc r9, r15",               // t4 += lo(a1 d3)
    "adc r10, 0",                // t5 += carry
    "mulx r11, r14, [rdi + 16]", // a2 a2
    "xor r15d, r15d",            // t6 = 0
    "adcx r9, r14",              // t4 += lo(a2 a2)
    "adox r10, r11",             // t5 += hi(a2 a2)
    "adcx r10, rcx",             // t5 += lo(a2 2a3)
    "adox r15, rbx",             // t6 = hi(a2 2a3)
    "adc r15, 0",                // t6 += carry
    "add r15, rbp",              // t6 += lo(a3 a3)
    "adc rax, 0",                // t7 = hi(a3 a3) + carry
    "add rsp, 16",
    "pop rbp",
    "pop rbx",
    "ret",
}
