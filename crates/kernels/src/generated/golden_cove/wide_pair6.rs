//! `wide_pair_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    wide_pair 6 to memory;
    rax _, rcx _, rdx _, rsi _, rdi _, r8 _, r9 _, r10 _, r11 _, r12 _, r13 _, r14 _, r15 _;
    ;
    "push rbx",
    "push rbp",
    "mov rdx, [rsi]",            // multiplier
    "mulx rbx, rbp, [rdi]",      // z0 x0
    "mulx rax, rcx, [rdi + 8]",  // z0 x1
    "add rcx, rbx",              // a1 = lo(z0 x1) + hi(z0 x0)
    "mulx rbx, r11, [rdi + 16]", // z0 x2
    "adc r11, rax",              // a2 = lo(z0 x2) + hi(z0 x1) + carry
    "mulx r12, r13, [rdi + 24]", // z0 x3
    "adc r13, rbx",              // a3 = lo(z0 x3) + hi(z0 x2) + carry
    "mulx rbx, r14, [rdi + 32]", // z0 x4
    "adc r14, r12",              // a4 = lo(z0 x4) + hi(z0 x3) + carry
    "mulx r15, rax, [rdi + 40]", // z0 x5
    "adc rax, rbx",              // a5 = lo(z0 x5) + hi(z0 x4) + carry
    "adc r15, 0",                // a6 = hi(z0 x5) + carry
    "mov [r10], rbp",            // a0.0 is done
    "xor ebx, ebx",              // a7 = 0
    "mov rdx, [rsi + 8]",        // multiplier
    "mulx rbp, r12, [rdi]",      // z1 x0
    "adcx rcx, r12",             // a1 += lo(z1 x0)
    "adox r11, rbp",             // a2 += hi(z1 x0)
    "mulx rbp, r12, [rdi + 8]",  // z1 x1
    "adcx r11, r12",             // a2 += lo(z1 x1)
    "adox r13, rbp",             // a3 += hi(z1 x1)
    "mulx rbp, r12, [rdi + 16]", // z1 x2
    "adcx r13, r12",             // a3 += lo(z1 x2)
    "adox r14, rbp",             // a4 += hi(z1 x2)
    "mulx rbp, r12, [rdi + 24]", // z1 x3
    "adcx r14, r12",             // a4 += lo(z1 x3)
    "adox rax, rbp",             // a5 += hi(z1 x3)
    "mulx rbp, r12, [rdi + 32]", // z1 x4
    "adcx rax, r12",             // a5 += lo(z1 x4)
    "adox r15, rbp",             // a6 += hi(z1 x4)
    "mulx rbp, r12, [rdi + 40]", // z1 x5
    "adcx r15, r12",             // a6 += lo(z1 x5)
    "adox rbx, rbp",             // a7 = hi(z1 x5)
    "adc rbx, 0",                // a7 += carry
    "mov [r10 + 8], rcx",        // a1.0 is done
    "xor ebp, ebp",              // a8 = 0
    "mov rdx, [rsi + 16]",       // multiplier
    "mulx r12, rcx, [rdi]",      // z2 x0
    "adcx r11, rcx",             // a2 += lo(z2 x0)
    "adox r13, r12",             // a3 += hi(z2 x0)
    "mulx rcx, r12, [rdi + 8]",  // z2 x1
    "adcx r13, r12",             // a3 += lo(z2 x1)
    "adox r14, rcx",             // a4 += hi(z2 x1)
    "mulx r12, rcx, [rdi + 16]", // z2 x2
    "adcx r14, rcx",             // a4 += lo(z2 x2)
    "adox rax, r12",             // a5 += hi(z2 x2)
    "mulx rcx, r12, [rdi + 24]", // z2 x3
    "adcx rax, r12",             // a5 += lo(z2 x3)
    "adox r15, rcx",             // a6 += hi(z2 x3)
    "mulx r12, rcx, [rdi + 32]", // z2 x4
    "adcx r15, rcx",             // a6 += lo(z2 x4)
    "adox rbx, r12",             // a7 += hi(z2 x4)
    "mulx rcx, r12, [rdi + 40]", // z2 x5
    "adcx rbx, r12",             // a7 += lo(z2 x5)
    "adox rbp, rcx",             // a8 = hi(z2 x5)
    "adc rbp, 0",                // a8 += carry
    "mov [r10 + 16], r11",       // a2.0 is done
    "xor r12d, r12d",            // a9 = 0
    "mov rdx, [rsi + 24]",       // multiplier
    "mulx rcx, r11, [rdi]",      // z3 x0
    "adcx r13, r11",             // a3 += lo(z3 x0)
    "adox r14, rcx",             // a4 += hi(z3 x0)
    "mulx r11, rcx, [rdi + 8]",  // z3 x1
    "adcx r14, rcx",             // a4 += lo(z3 x1)
    "adox rax, r11",             // a5 += hi(z3 x1)
    "mulx rcx, r11, [rdi + 16]", // z3 x2
    "adcx rax, r11",             // a5 += lo(z3 x2)
    "adox r15, rcx",             // a6 += hi(z3 x2)
    "mulx r11, rcx, [rdi + 24]", // z3 x3
    "adcx r15, rcx",             // a6 += lo(z3 x3)
    "adox rbx, r11",             // a7 += hi(z3 x3)
    "mulx rcx, r11, [rdi + 32]", // z3 x4
    "adcx rbx, r11",             // a7 += lo(z3 x4)
    "adox rbp, rcx",             // a8 += hi(z3 x4)
    "mulx r11, rcx, [rdi + 40]", // z3 x5
    "adcx rbp, rcx",             // a8 += lo(z3 x5)
    "adox r12, r11",             // a9 = hi(z3 x5)
    "adc r12, 0",                // a9 += carry
    "mov [r10 + 24], r13",       // a3.0 is done
    "xor ecx, ecx",              // a10 = 0
    "mov rdx, [rsi + 32]",       // multiplier
    "mulx r11, r13, [rdi]",      // z4 x0
    "adcx r14, r13",             // a4 += lo(z4 x0)
    "adox rax, r11",             // a5 += hi(z4 x0)
    "mulx r13, r11, [rdi + 8]",  // z4 x1
    "adcx rax, r11",             // a5 += lo(z4 x1)
    "adox r15, r13",             // a6 += hi(z4 x1)
    "mulx r11, r13, [rdi + 16]", // z4 x2
    "adcx r15, r13",             // a6 += lo(z4 x2)
    "adox rbx, r11",             // a7 += hi(z4 x2)
    "mulx r13, r11, [rdi + 24]", // z4 x3
    "adcx rbx, r11",             // a7 += lo(z4 x3)
    "adox rbp, r13",             // a8 += hi(z4 x3)
    "mulx r11, r13, [rdi + 32]", // z4 x4
    "adcx rbp, r13",             // a8 += lo(z4 x4)
    "adox r12, r11",             // a9 += hi(z4 x4)
    "mulx r13, r11, [rdi + 40]", // z4 x5
    "adcx r12, r11",             // a9 += lo(z4 x5)
    "adox rcx, r13",             // a10 = hi(z4 x5)
    "adc rcx, 0",                // a10 += carry
    "mov [r10 + 32], r14",       // a4.0 is done
    "xor r11d, r11d",            // a11 = 0
    "mov rdx, [rsi + 40]",       // multiplier
    "mulx r13, r14, [rdi]",      // z5 x0
    "adcx rax, r14",             // a5 += lo(z5 x0)
    "adox r15, r13",             // a6 += hi(z5 x0)
    "mulx rsi, r14, [rdi + 8]",  // z5 x1
    "adcx r15, r14",             // a6 += lo(z5 x1)
    "adox rbx, rsi",             // a7 += hi(z5 x1)
    "mulx r13, r14, [rdi + 16]", // z5 x2
    "adcx rbx, r14",             // a7 += lo(z5 x2)
    "adox rbp, r13",             // a8 += hi(z5 x2)
    "mulx rsi, r14, [rdi + 24]", // z5 x3
    "adcx rbp, r14",             // a8 += lo(z5 x3)
    "adox r12, rsi",             // a9 += hi(z5 x3)
    "mulx r13, r14, [rdi + 32]", // z5 x4
    "adcx r12, r14",             // a9 += lo(z5 x4)
    "adox rcx, r13",             // a10 += hi(z5 x4)
    "mulx rsi, r14, [rdi + 40]", // z5 x5
    "adcx rcx, r14",             // a10 += lo(z5 x5)
    "adox r11, rsi",             // a11 = hi(z5 x5)
    "adc r11, 0",                // a11 += carry
    "mov [r10 + 40], rax",       // a5.0 is done
    "mov [r10 + 48], r15",       // a6.0 is done
    "mov [r10 + 56], rbx",       // a7.0 is done
    "mov [r10 + 64], rbp",       // a8.0 is done
    "mov [r10 + 72], r12",       // a9.0 is done
    "mov [r10 + 80], rcx",       // a10.0 is done
    "mov [r10 + 88], r11",       // a11.0 is done
    "mov rdx, [r9]",             // multiplier
    "mulx rbx, rbp, [r8]",       // w0 y0
    "mulx r13, rdi, [r8 + 8]",   // w0 y1
    "add rdi, rbx",              // b1 = lo(w0 y1) + hi(w0 y0)
    "mulx rbx, r14, [r8 + 16]",  // w0 y2
    "adc r14, r13",              // b2 = lo(w0 y2) + hi(w0 y1) + carry
    "mulx rsi, rax, [r8 + 24]",  // w0 y3
    "adc rax, rbx",              // b3 = lo(w0 y3) + hi(w0 y2) + carry
    "mulx rbx, r15, [r8 + 32]",  // w0 y4
    "adc r15, rsi",              // b4 = lo(w0 y4) + hi(w0 y3) + carry
    "mulx r12, rcx, [r8 + 40]",  // w0 y5
    "adc rcx, rbx",              // b5 = lo(w0 y5) + hi(w0 y4) + carry
    "adc r12, 0",                // b6 = hi(w0 y5) + carry
    "mov [r10 + 96], rbp",       // b0.0 is done
    "xor ebx, ebx",              // b7 = 0
    "mov rdx, [r9 + 8]",         // multiplier
    "mulx rbp, r11, [r8]",       // w1 y0
    "adcx rdi, r11",             // b1 += lo(w1 y0)
    "adox r14, rbp",             // b2 += hi(w1 y0)
    "mulx rbp, r13, [r8 + 8]",   // w1 y1
    "adcx r14, r13",             // b2 += lo(w1 y1)
    "adox rax, rbp",             // b3 += hi(w1 y1)
    "mulx rbp, rsi, [r8 + 16]",  // w1 y2
    "adcx rax, rsi",             // b3 += lo(w1 y2)
    "adox r15, rbp",             // b4 += hi(w1 y2)
    "mulx rbp, r11, [r8 + 24]",  // w1 y3
    "adcx r15, r11",             // b4 += lo(w1 y3)
    "adox rcx, rbp",             // b5 += hi(w1 y3)
    "mulx rbp, r13, [r8 + 32]",  // w1 y4
    "adcx rcx, r13",             // b5 += lo(w1 y4)
    "adox r12, rbp",             // b6 += hi(w1 y4)
    "mulx rbp, rsi, [r8 + 40]",  // w1 y5
    "adcx r12, rsi",             // b6 += lo(w1 y5)
    "adox rbx, rbp",             // b7 = hi(w1 y5)
    "adc rbx, 0",                // b7 += carry
    "mov [r10 + 104], rdi",      // b1.0 is done
    "xor ebp, ebp",              // b8 = 0
    "mov rdx, [r9 + 16]",        // multiplier
    "mulx r11, r13, [r8]",       // w2 y0
    "adcx r14, r13",             // b2 += lo(w2 y0)
    "adox rax, r11",             // b3 += hi(w2 y0)
    "mulx rsi, rdi, [r8 + 8]",   // w2 y1
    "adcx rax, rdi",             // b3 += lo(w2 y1)
    "adox r15, rsi",             // b4 += hi(w2 y1)
    "mulx r13, r11, [r8 + 16]",  // w2 y2
    "adcx r15, r11",             // b4 += lo(w2 y2)
    "adox rcx, r13",             // b5 += hi(w2 y2)
    "mulx rdi, rsi, [r8 + 24]",  // w2 y3
    "adcx rcx, rsi",             // b5 += lo(w2 y3)
    "adox r12, rdi",             // b6 += hi(w2 y3)
    "mulx r11, r13, [r8 + 32]",  // w2 y4
    "adcx r12, r13",             // b6 += lo(w2 y4)
    "adox rbx, r11",             // b7 += hi(w2 y4)
    "mulx rsi, rdi, [r8 + 40]",  // w2 y5
    "adcx rbx, rdi",             // b7 += lo(w2 y5)
    "adox rbp, rsi",             // b8 = hi(w2 y5)
    "adc rbp, 0",                // b8 += carry
    "mov [r10 + 112], r14",      // b2.0 is done
    "xor r13d, r13d",            // b9 = 0
    "mov rdx, [r9 + 24]",        // multiplier
    "mulx r11, rdi, [r8]",       // w3 y0
    "adcx rax, rdi",             // b3 += lo(w3 y0)
    "adox r15, r11",             // b4 += hi(w3 y0)
    "mulx rsi, r14, [r8 + 8]",   // w3 y1
    "adcx r15, r14",             // b4 += lo(w3 y1)
    "adox rcx, rsi",             // b5 += hi(w3 y1)
    "mulx rdi, r11, [r8 + 16]",  // w3 y2
    "adcx rcx, r11",             // b5 += lo(w3 y2)
    "adox r12, rdi",             // b6 += hi(w3 y2)
    "mulx r14, rsi, [r8 + 24]",  // w3 y3
    "adcx r12, rsi",             // b6 += lo(w3 y3)
    "adox rbx, r14",             // b7 += hi(w3 y3)
    "mulx r11, rdi, [r8 + 32]",  // w3 y4
    "adcx rbx, rdi",             // b7 += lo(w3 y4)
    "adox rbp, r11",             // b8 += hi(w3 y4)
    "mulx rsi, r14, [r8 + 40]",  // w3 y5
    "adcx rbp, r14",             // b8 += lo(w3 y5)
    "adox r13, rsi",             // b9 = hi(w3 y5)
    "adc r13, 0",                // b9 += carry
    "mov [r10 + 120], rax",      // b3.0 is done
    "xor edi, edi",              // b10 = 0
    "mov rdx, [r9 + 32]",        // multiplier
    "mulx r11, r14, [r8]",       // w4 y0
    "adcx r15, r14",             // b4 += lo(w4 y0)
    "adox rcx, r11",             // b5 += hi(w4 y0)
    "mulx rsi, rax, [r8 + 8]",   // w4 y1
    "adcx rcx, rax",             // b5 += lo(w4 y1)
    "adox r12, rsi",             // b6 += hi(w4 y1)
    "mulx r14, r11, [r8 + 16]",  // w4 y2
    "adcx r12, r11",             // b6 += lo(w4 y2)
    "adox rbx, r14",             // b7 += hi(w4 y2)
    "mulx rax, rsi, [r8 + 24]",  // w4 y3
    "adcx rbx, rsi",             // b7 += lo(w4 y3)
    "adox rbp, rax",             // b8 += hi(w4 y3)
    "mulx r11, r14, [r8 + 32]",  // w4 y4
    "adcx rbp, r14",             // b8 += lo(w4 y4)
    "adox r13, r11",             // b9 += hi(w4 y4)
    "mulx rsi, rax, [r8 + 40]",  // w4 y5
    "adcx r13, rax",             // b9 += lo(w4 y5)
    "adox rdi, rsi",             // b10 = hi(w4 y5)
    "adc rdi, 0",                // b10 += carry
    "mov [r10 + 128], r15",      // b4.0 is done
    "xor r14d, r14d",            // b11 = 0
    "mov rdx, [r9 + 40]",        // multiplier
    "mulx r11, rax, [r8]",       // w5 y0
    "adcx rcx, rax",             // b5 += lo(w5 y0)
    "adox r12, r11",             // b6 += hi(w5 y0)
    "mulx rsi, r15, [r8 + 8]",   // w5 y1
    "adcx r12, r15",             // b6 += lo(w5 y1)
    "adox rbx, rsi",             // b7 += hi(w5 y1)
    "mulx r9, rax, [r8 + 16]",   // w5 y2
    "adcx rbx, rax",             // b7 += lo(w5 y2)
    "adox rbp, r9",              // b8 += hi(w5 y2)
    "mulx r11, r15, [r8 + 24]",  // w5 y3
    "adcx rbp, r15",             // b8 += lo(w5 y3)
    "adox r13, r11",             // b9 += hi(w5 y3)
    "mulx rsi, rax, [r8 + 32]",  // w5 y4
    "adcx r13, rax",             // b9 += lo(w5 y4)
    "adox rdi, rsi",             // b10 += hi(w5 y4)
    "mulx r9, r15, [r8 + 40]",   // w5 y5
    "adcx rdi, r15",             // b10 += lo(w5 y5)
    "adox r14, r9",              // b11 = hi(w5 y5)
    "adc r14, 0",                // b11 += carry
    "mov [r10 + 136], rcx",      // b5.0 is done
    "mov [r10 + 144], r12",      // b6.0 is done
    "mov [r10 + 152], rbx",      // b7.0 is done
    "mov [r10 + 160], rbp",      // b8.0 is done
    "mov [r10 + 168], r13",      // b9.0 is done
    "mov [r10 + 176], rdi",      // b10.0 is done
    "mov [r10 + 184], r14",      // b11.0 is done
    "pop rbp",
    "pop rbx",
    "ret",
}
