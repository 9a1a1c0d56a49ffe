//! `wide_pair_6_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    wide_pair 6 to memory;
    rax _, rcx _, rdx _, rsi _, rdi _, r8 _, r9 _, r10 _, r11 _, r12 _, r13 _, r14 _, r15 _;
    ;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",            // multiplier
    "mov rbp, [rdi + 16]",       // factor
    "mulx rbx, rbp, rbp",        // z0 x2
    "mulx rax, rcx, [rdi]",      // z0 x0
    "mov r12, [rdi + 32]",       // factor
    "mulx r11, r12, r12",        // z0 x4
    "mov r14, [rdi + 24]",       // factor
    "mulx r13, r14, r14",        // z0 x3
    "mov [r10], rcx",            // a0.0 is done
    "mov rcx, [rdi + 8]",        // factor
    "mulx r15, rcx, rcx",        // z0 x1
    "add rcx, rax",              // a1 = lo(z0 x1) + hi(z0 x0)
    "adc rbp, r15",              // a2 = lo(z0 x2) + hi(z0 x1) + carry
    "mulx rax, r15, [rdi + 40]", // z0 x5
    "adc r14, rbx",              // a3 = lo(z0 x3) + hi(z0 x2) + carry
    "adc r12, r13",              // a4 = lo(z0 x4) + hi(z0 x3) + carry
    "adc r15, r11",              // a5 = lo(z0 x5) + hi(z0 x4) + carry
    "mov rdx, [rsi + 8]",        // multiplier
    "mov r13, [rdi]",            // factor
    "mulx rbx, r13, r13",        // z1 x0
    "adc rax, 0",                // a6 = hi(z0 x5) + carry
    "xor r11d, r11d",            // a7 = 0
    "adox rbp, rbx",             // a2 += hi(z1 x0)
    "adcx rcx, r13",             // a1 += lo(z1 x0)
    "mulx rbx, r13, [rdi + 8]",  // z1 x1
    "adox r14, rbx",             // a3 += hi(z1 x1)
    "adcx rbp, r13",             // a2 += lo(z1 x1)
    "mov [r10 + 8], rcx",        // a1.0 is done
    "mov r13, [rdi + 16]",       // factor
    "mulx rbx, r13, r13",        // z1 x2
    "adox r12, rbx",             // a4 += hi(z1 x2)
    "adcx r14, r13",             // a3 += lo(z1 x2)
    "mulx rbx, rcx, [rdi + 24]", // z1 x3
    "adcx r12, rcx",             // a4 += lo(z1 x3)
    "mulx r13, rcx, [rdi + 32]", // z1 x4
    "adcx r15, rcx",             // a5 += lo(z1 x4)
    "adox r15, rbx",             // a5 += hi(z1 x3)
    "adox rax, r13",             // a6 += hi(z1 x4)
    "mulx rbx, rcx, [rdi + 40]", // z1 x5
    "adox r11, rbx",             // a7 = hi(z1 x5)
    "adcx rax, rcx",             // a6 += lo(z1 x5)
    "adc r11, 0",                // a7 += carry
    "mov rdx, [rsi + 16]",       // multiplier
    "mulx rbx, r13, [rdi]",      // z2 x0
    "xor ecx, ecx",              // a8 = 0
    "adcx rbp, r13",             // a2 += lo(z2 x0)
    "mov [r10 + 16], rbp",       // a2.0 is done
    "mulx rbp, r13, [rdi + 8]",  // z2 x1
    "adox r14, rbx",             // a3 += hi(z2 x0)
    "adcx r14, r13",             // a3 += lo(z2 x1)
    "adox r12, rbp",             // a4 += hi(z2 x1)
    "mov rbp, [rdi + 16]",       // factor
    "mulx rbx, rbp, rbp",        // z2 x2
    "adox r15, rbx",             // a5 += hi(z2 x2)
    "adcx r12, rbp",             // a4 += lo(z2 x2)
    "mulx rbx, rbp, [rdi + 24]", // z2 x3
    "adox rax, rbx",             // a6 += hi(z2 x3)
    "mulx rbx, r13, [rdi + 32]", // z2 x4
    "adcx r15, rbp",             // a5 += lo(z2 x3)
    "adox r11, rbx",             // a7 += hi(z2 x4)
    "adcx rax, r13",             // a6 += lo(z2 x4)
    "mov rbx, [rdi + 40]",       // factor
    "mulx rbp, rbx, rbx",        // z2 x5
    "adox rcx, rbp",             // a8 = hi(z2 x5)
    "adcx r11, rbx",             // a7 += lo(z2 x5)
    "mov rdx, [rsi + 24]",       // multiplier
    "mulx rbp, rbx, [rdi]",      // z3 x0
    "adc rcx, 0",                // a8 += carry
    "xor r13d, r13d",            // a9 = 0
    "adcx r14, rbx",             // a3 += lo(z3 x0)
    "adox r12, rbp",             // a4 += hi(z3 x0)
    "mov rbp, [rdi + 8]",        // factor
    "mulx rbx, rbp, rbp",        // z3 x1
    "adox r15, rbx",             // a5 += hi(z3 x1)
    "adcx r12, rbp",             // a4 += lo(z3 x1)
    "mulx rbx, rbp, [rdi + 16]", // z3 x2
    "mov [r10 + 24], r14",       // a3.0 is done
    "adox rax, rbx",             // a6 += hi(z3 x2)
    "mulx rbx, r14, [rdi + 24]", // z3 x3
    "adox r11, rbx",             // a7 += hi(z3 x3)
    "adcx r15, rbp",             // a5 += lo(z3 x2)
    "adcx rax, r14",             // a6 += lo(z3 x3)
    "mov rbp, [rdi + 32]",       // factor
    "mulx rbx, rbp, rbp",        // z3 x4
    "adox rcx, rbx",             // a8 += hi(z3 x4)
    "mov r14, [rdi + 40]",       // factor
    "mulx rbx, r14, r14",        // z3 x5
    "adcx r11, rbp",             // a7 += lo(z3 x4)
    "adcx rcx, r14",             // a8 += lo(z3 x5)
    "mov rdx, [rsi + 32]",       // multiplier
    "mulx rbp, r14, [rdi]",      // z4 x0
    "adox r13, rbx",             // a9 = hi(z3 x5)
    "adc r13, 0",                // a9 += carry
    "xor ebx, ebx",              // a10 = 0
    "adox r15, rbp",             // a5 += hi(z4 x0)
    "adcx r12, r14",             // a4 += lo(z4 x0)
    "mov r14, [rdi + 8]",        // factor
    "mulx rbp, r14, r14",        // z4 x1
    "adcx r15, r14",             // a5 += lo(z4 x1)
    "adox rax, rbp",             // a6 += hi(z4 x1)
    "mulx rbp, r14, [rdi + 16]", // z4 x2
    "adox r11, rbp",             // a7 += hi(z4 x2)
    "adcx rax, r14",             // a6 += lo(z4 x2)
    "mulx rbp, r14, [rdi + 24]", // z4 x3
    "adox rcx, rbp",             // a8 += hi(z4 x3)
    "adcx r11, r14",             // a7 += lo(z4 x3)
    "mov r14, [rdi + 32]",       // factor
    "mulx rbp, r14, r14",        // z4 x4
    "adcx rcx, r14",             // a8 += lo(z4 x4)
    "adox r13, rbp",             // a9 += hi(z4 x4)
    "mov r14, [rdi + 40]",       // factor
    "mulx rbp, r14, r14",        // z4 x5
    "adox rbx, rbp",             // a10 = hi(z4 x5)
    "adcx r13, r14",             // a9 += lo(z4 x5)
    "adc rbx, 0",                // a10 += carry
    "mov rdx, [rsi + 40]",       // multiplier
    "mulx rbp, r14, [rdi]",      // z5 x0
    "xor esi, esi",              // a11 = 0
    "mov [r10 + 32], r12",       // a4.0 is done
    "adcx r15, r14",             // a5 += lo(z5 x0)
    "mulx r12, r14, [rdi + 8]",  // z5 x1
    "adox rax, rbp",             // a6 += hi(z5 x0)
    "adcx rax, r14",             // a6 += lo(z5 x1)
    "adox r11, r12",             // a7 += hi(z5 x1)
    "mov r14, [rdi + 16]",       // factor
    "mulx rbp, r14, r14",        // z5 x2
    "adcx r11, r14",             // a7 += lo(z5 x2)
    "mov r14, [rdi + 24]",       // factor
    "mulx r12, r14, r14",        // z5 x3
    "adcx rcx, r14",             // a8 += lo(z5 x3)
    "adox rcx, rbp",             // a8 += hi(z5 x2)
    "adox r13, r12",             // a9 += hi(z5 x3)
    "mov r14, [rdi + 40]",       // factor
    "mulx rbp, r14, r14",        // z5 x5
    "mulx r12, rdi, [rdi + 32]", // z5 x4
    "mov [r10 + 40], r15",       // a5.0 is done
    "adox rbx, r12",             // a10 += hi(z5 x4)
    "adcx r13, rdi",             // a9 += lo(z5 x4)
    "mov rdx, [r9]",             // multiplier
    "mov r12, [r8]",             // factor
    "mulx r15, r12, r12",        // w0 y0
    "adcx rbx, r14",             // a10 += lo(z5 x5)
    "mov [r10 + 72], r13",       // a9.0 is done
    "mov [r10 + 80], rbx",       // a10.0 is done
    "mov rdi, [r8 + 16]",        // factor
    "mulx rbx, rdi, rdi",        // w0 y2
    "mov [r10 + 64], rcx",       // a8.0 is done
    "mov [r10 + 48], rax",       // a6.0 is done
    "adox rsi, rbp",             // a11 = hi(z5 x5)
    "mov r14, [r8 + 32]",        // factor
    "mulx rbp, r14, r14",        // w0 y4
    "adc rsi, 0",                // a11 += carry
    "mulx r13, rcx, [r8 + 8]",   // w0 y1
    "add rcx, r15",              // b1 = lo(w0 y1) + hi(w0 y0)
    "mov [r10 + 56], r11",       // a7.0 is done
    "adc rdi, r13",              // b2 = lo(w0 y2) + hi(w0 y1) + carry
    "mov r15, [r8 + 24]",        // factor
    "mulx rax, r15, r15",        // w0 y3
    "mov r13, [r8 + 40]",        // factor
    "mulx r11, r13, r13",        // w0 y5
    "adc r15, rbx",              // b3 = lo(w0 y3) + hi(w0 y2) + carry
    "mov [r10 + 96], r12",       // b0.0 is done
    "adc r14, rax",              // b4 = lo(w0 y4) + hi(w0 y3) + carry
    "adc r13, rbp",              // b5 = lo(w0 y5) + hi(w0 y4) + carry
    "adc r11, 0",                // b6 = hi(w0 y5) + carry
    "xor ebx, ebx",              // b7 = 0
    "mov rdx, [r9 + 8]",         // multiplier
    "mulx rbp, r12, [r8]",       // w1 y0
    "mov [r10 + 88], rsi",       // a11.0 is done
    "adcx rcx, r12",             // b1 += lo(w1 y0)
    "mov rsi, [r8 + 8]",         // factor
    "mulx rax, rsi, rsi",        // w1 y1
    "adox rdi, rbp",             // b2 += hi(w1 y0)
    "adcx rdi, rsi",             // b2 += lo(w1 y1)
    "adox r15, rax",             // b3 += hi(w1 y1)
    "mov r12, [r8 + 16]",        // factor
    "mulx rbp, r12, r12",        // w1 y2
    "mulx rsi, rax, [r8 + 24]",  // w1 y3
    "adcx r15, r12",             // b3 += lo(w1 y2)
    "adox r14, rbp",             // b4 += hi(w1 y2)
    "mov [r10 + 104], rcx",      // b1.0 is done
    "mov rdx, [r9 + 16]",        // multiplier
    "mov r12, [r8]",             // factor
    "mulx rbp, r12, r12",        // w2 y0
    "adcx r14, rax",             // b4 += lo(w1 y3)
    "mov rdx, [r9 + 8]",         // multiplier
    "mov rax, [r8 + 32]",        // factor
    "mulx rcx, rax, rax",        // w1 y4
    "adox r13, rsi",             // b5 += hi(w1 y3)
    "adox r11, rcx",             // b6 += hi(w1 y4)
    "mulx rsi, rcx, [r8 + 40]",  // w1 y5
    "adox rbx, rsi",             // b7 = hi(w1 y5)
    "adcx r13, rax",             // b5 += lo(w1 y4)
    "adcx r11, rcx",             // b6 += lo(w1 y5)
    "adc rbx, 0",                // b7 += carry
    "xor esi, esi",              // b8 = 0
    "adcx rdi, r12",             // b2 += lo(w2 y0)
    "adox r15, rbp",             // b3 += hi(w2 y0)
    "mov rdx, [r9 + 16]",        // multiplier
    "mov rax, [r8 + 8]",         // factor
    "mulx rbp, rax, rax",        // w2 y1
    "adox r14, rbp",             // b4 += hi(w2 y1)
    "mov rcx, [r8 + 16]",        // factor
    "mulx rbp, rcx, rcx",        // w2 y2
    "adcx r15, rax",             // b3 += lo(w2 y1)
    "adox r13, rbp",             // b5 += hi(w2 y2)
    "mulx rbp, r12, [r8 + 24]",  // w2 y3
    "adcx r14, rcx",             // b4 += lo(w2 y2)
    "adox r11, rbp",             // b6 += hi(w2 y3)
    "adcx r13, r12",             // b5 += lo(w2 y3)
    "mov rax, [r8 + 40]",        // factor
    "mulx rbp, rax, rax",        // w2 y5
    "mov r12, [r8 + 32]",        // factor
    "mulx rcx, r12, r12",        // w2 y4
    "mov [r10 + 112], rdi",      // b2.0 is done
    "adcx r11, r12",             // b6 += lo(w2 y4)
    "adox rbx, rcx",             // b7 += hi(w2 y4)
    "mov rdx, [r9 + 24]",        // multiplier
    "mov r12, [r8]",             // factor
    "mulx rdi, r12, r12",        // w3 y0
    "adcx rbx, rax",             // b7 += lo(w2 y5)
    "adox rsi, rbp",             // b8 = hi(w2 y5)
    "adc rsi, 0",                // b8 += carry
    "xor ebp, ebp",              // b9 = 0
    "adox r14, rdi",             // b4 += hi(w3 y0)
    "mulx rcx, rax, [r8 + 16]",  // w3 y2
    "adcx r15, r12",             // b3 += lo(w3 y0)
    "mov r12, [r8 + 8]",         // factor
    "mulx rdi, r12, r12",        // w3 y1
    "adcx r14, r12",             // b4 += lo(w3 y1)
    "adox r13, rdi",             // b5 += hi(w3 y1)
    "adox r11, rcx",             // b6 += hi(w3 y2)
    "adcx r13, rax",             // b5 += lo(w3 y2)
    "mulx r12, rdi, [r8 + 40]",  // w3 y5
    "mulx rcx, rax, [r8 + 24]",  // w3 y3
    "mov [r10 + 120], r15",      // b3.0 is done
    "adcx r11, rax",             // b6 += lo(w3 y3)
    "mov rax, [r8 + 32]",        // factor
    "mulx r15, rax, rax",        // w3 y4
    "adox rbx, rcx",             // b7 += hi(w3 y3)
    "adox rsi, r15",             // b8 += hi(w3 y4)
    "adcx rbx, rax",             // b7 += lo(w3 y4)
    "adox rbp, r12",             // b9 = hi(w3 y5)
    "adcx rsi, rdi",             // b8 += lo(w3 y5)
    "adc rbp, 0",                // b9 += carry
    "xor ecx, ecx",              // b10 = 0
    "mov rdx, [r9 + 32]",        // multiplier
    "mov rax, [r8 + 8]",         // factor
    "mulx r15, rax, rax",        // w4 y1
    "mov rdi, [r8]",             // factor
    "mulx r12, rdi, rdi",        // w4 y0
    "adox r13, r12",             // b5 += hi(w4 y0)
    "adcx r14, rdi",             // b4 += lo(w4 y0)
    "mulx r12, rdi, [r8 + 16]",  // w4 y2
    "adox r11, r15",             // b6 += hi(w4 y1)
    "adox rbx, r12",             // b7 += hi(w4 y2)
    "adcx r13, rax",             // b5 += lo(w4 y1)
    "adcx r11, rdi",             // b6 += lo(w4 y2)
    "mulx r15, r12, [r8 + 24]",  // w4 y3
    "adcx rbx, r12",             // b7 += lo(w4 y3)
    "mulx rax, rdi, [r8 + 40]",  // w4 y5
    "adox rsi, r15",             // b8 += hi(w4 y3)
    "mulx r12, r15, [r8 + 32]",  // w4 y4
    "adcx rsi, r15",             // b8 += lo(w4 y4)
    "adcx rbp, rdi",             // b9 += lo(w4 y5)
    "adox rbp, r12",             // b9 += hi(w4 y4)
    "adox rcx, rax",             // b10 = hi(w4 y5)
    "mov rdx, [r9 + 40]",        // multiplier
    "mulx r15, rdi, [r8]",       // w5 y0
    "adc rcx, 0",                // b10 += carry
    "xor r12d, r12d",            // b11 = 0
    "adox r11, r15",             // b6 += hi(w5 y0)
    "adcx r13, rdi",             // b5 += lo(w5 y0)
    "mov r9, [r8 + 8]",          // factor
    "mulx rax, r9, r9",          // w5 y1
    "adcx r11, r9",              // b6 += lo(w5 y1)
    "adox rbx, rax",             // b7 += hi(w5 y1)
    "mulx r15, rdi, [r8 + 16]",  // w5 y2
    "adcx rbx, rdi",             // b7 += lo(w5 y2)
    "mov rax, [r8 + 24]",        // factor
    "mulx r9, rax, rax",         // w5 y3
    "mov [r10 + 128], r14",      // b4.0 is done
    "mulx rdi, r14, [r8 + 32]",  // w5 y4
    "adox rsi, r15",             // b8 += hi(w5 y2)
    "adcx rsi, rax",             // b8 += lo(w5 y3)
    "adox rbp, r9",              // b9 += hi(w5 y3)
    "adcx rbp, r14",             // b9 += lo(w5 y4)
    "mov [r10 + 144], r11",      // b6.0 is done
    "mov [r10 + 168], rbp",      // b9.0 is done
    "adox rcx, rdi",             // b10 += hi(w5 y4)
    "mov [r10 + 152], rbx",      // b7.0 is done
    "mulx rbp, rbx, [r8 + 40]",  // w5 y5
    "adcx rcx, rbx",             // b10 += lo(w5 y5)
    "adox r12, rbp",             // b11 = hi(w5 y5)
    "mov [r10 + 176], rcx",      // b10.0 is done
    "adc r12, 0",                // b11 += carry
    "mov [r10 + 184], r12",      // b11.0 is done
    "mov [r10 + 160], rsi",      // b8.0 is done
    "mov [r10 + 136], r13",      // b5.0 is done
    "pop rbp",
    "pop rbx",
    "ret",
}
