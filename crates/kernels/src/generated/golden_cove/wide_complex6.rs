//! `wide_complex_6_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    wide_complex 6 to memory;
    rax _, rcx _, rdx _, rsi _, rdi _, r8 _, r9 _, r10 _, r11 _, r12 _, r13 _, r14 _, r15 _;
    ;
    "push rbx",
    "push rbp",
    "sub rsp, 480",
    "mov rbx, [rdi]; add rbx, [r8]",              // s0 = x0; s0 = x0 + y0
    "mov [rsp], rbx; mov rbp, [rdi + 8]",         // s0 aside; s1 = x1
    "adc rbp, [r8 + 8]; mov [rsp + 8], rbp",      // s1 = x1 + y1; s1 aside
    "mov rbx, [rdi + 16]; adc rbx, [r8 + 16]",    // s2 = x2; s2 = x2 + y2
    "mov [rsp + 16], rbx; mov rbp, [rdi + 24]",   // s2 aside; s3 = x3
    "adc rbp, [r8 + 24]; mov [rsp + 24], rbp",    // s3 = x3 + y3; s3 aside
    "mov rbx, [rdi + 32]; adc rbx, [r8 + 32]",    // s4 = x4; s4 = x4 + y4
    "mov [rsp + 32], rbx; mov rbp, [rdi + 40]",   // s4 aside; s5 = x5
    "adc rbp, [r8 + 40]; mov [rsp + 40], rbp",    // s5 = x5 + y5; s5 aside
    "mov rbx, [rsi]; add rbx, [r9]",              // e0 = z0; e0 = z0 + w0
    "mov [rsp + 48], rbx; mov rbp, [rsi + 8]",    // e0 aside; e1 = z1
    "adc rbp, [r9 + 8]; mov [rsp + 56], rbp",     // e1 = z1 + w1; e1 aside
    "mov rbx, [rsi + 16]; adc rbx, [r9 + 16]",    // e2 = z2; e2 = z2 + w2
    "mov [rsp + 64], rbx; mov rbp, [rsi + 24]",   // e2 aside; e3 = z3
    "adc rbp, [r9 + 24]; mov [rsp + 72], rbp",    // e3 = z3 + w3; e3 aside
    "mov rbx, [rsi + 32]; adc rbx, [r9 + 32]",    // e4 = z4; e4 = z4 + w4
    "mov [rsp + 80], rbx; mov rbp, [rsi + 40]",   // e4 aside; e5 = z5
    "adc rbp, [r9 + 40]; mov [rsp + 88], rbp",    // e5 = z5 + w5; e5 aside
    "mov rdx, [rsi]; mulx rbx, rbp, [rdi]",       // multiplier; z0 x0
    "mulx rax, rcx, [rdi + 8]; add rcx, rbx",     // z0 x1; a1 = lo(z0 x1) + hi(z0 x0)
    "mulx rbx, r11, [rdi + 16]; adc r11, rax",    // z0 x2; a2 = lo(z0 x2) + hi(z0 x1) + carry
    "mulx r12, r13, [rdi + 24]; adc r13, rbx",    // z0 x3; a3 = lo(z0 x3) + hi(z0 x2) + carry
    "mulx rbx, r14, [rdi + 32]; adc r14, r12",    // z0 x4; a4 = lo(z0 x4) + hi(z0 x3) + carry
    "mulx r15, rax, [rdi + 40]; adc rax, rbx",    // z0 x5; a5 = lo(z0 x5) + hi(z0 x4) + carry
    "adc r15, 0; mov [rsp + 96], rbp",            // a6 = hi(z0 x5) + carry; a0 aside
    "xor ebx, ebx; mov rdx, [rsi + 8]",           // a7 = 0; multiplier
    "mulx rbp, r12, [rdi]; adcx rcx, r12",        // z1 x0; a1 += lo(z1 x0)
    "adox r11, rbp; mulx rbp, r12, [rdi + 8]",    // a2 += hi(z1 x0); z1 x1
    "adcx r11, r12; adox r13, rbp",               // a2 += lo(z1 x1); a3 += hi(z1 x1)
    "mulx rbp, r12, [rdi + 16]; adcx r13, r12",   // z1 x2; a3 += lo(z1 x2)
    "adox r14, rbp; mulx rbp, r12, [rdi + 24]",   // a4 += hi(z1 x2); z1 x3
    "adcx r14, r12; adox rax, rbp",               // a4 += lo(z1 x3); a5 += hi(z1 x3)
    "mulx rbp, r12, [rdi + 32]; adcx rax, r12",   // z1 x4; a5 += lo(z1 x4)
    "adox r15, rbp; mulx rbp, r12, [rdi + 40]",   // a6 += hi(z1 x4); z1 x5
    "adcx r15, r12; adox rbx, rbp",               // a6 += lo(z1 x5); a7 = hi(z1 x5)
    "adc rbx, 0; mov [rsp + 104], rcx",           // a7 += carry; a1 aside
    "xor ebp, ebp; mov rdx, [rsi + 16]",          // a8 = 0; multiplier
    "mulx r12, rcx, [rdi]; adcx r11, rcx",        // z2 x0; a2 += lo(z2 x0)
    "adox r13, r12; mulx rcx, r12, [rdi + 8]",    // a3 += hi(z2 x0); z2 x1
    "adcx r13, r12; adox r14, rcx",               // a3 += lo(z2 x1); a4 += hi(z2 x1)
    "mulx r12, rcx, [rdi + 16]; adcx r14, rcx",   // z2 x2; a4 += lo(z2 x2)
    "adox rax, r12; mulx rcx, r12, [rdi + 24]",   // a5 += hi(z2 x2); z2 x3
    "adcx rax, r12; adox r15, rcx",               // a5 += lo(z2 x3); a6 += hi(z2 x3)
    "mulx r12, rcx, [rdi + 32]; adcx r15, rcx",   // z2 x4; a6 += lo(z2 x4)
    "adox rbx, r12; mulx rcx, r12, [rdi + 40]",   // a7 += hi(z2 x4); z2 x5
    "adcx rbx, r12; adox rbp, rcx",               // a7 += lo(z2 x5); a8 = hi(z2 x5)
    "adc rbp, 0; mov [rsp + 112], r11",           // a8 += carry; a2 aside
    "xor r12d, r12d; mov rdx, [rsi + 24]",        // a9 = 0; multiplier
    "mulx rcx, r11, [rdi]; adcx r13, r11",        // z3 x0; a3 += lo(z3 x0)
    "adox r14, rcx; mulx r11, rcx, [rdi + 8]",    // a4 += hi(z3 x0); z3 x1
    "adcx r14, rcx; adox rax, r11",               // a4 += lo(z3 x1); a5 += hi(z3 x1)
    "mulx rcx, r11, [rdi + 16]; adcx rax, r11",   // z3 x2; a5 += lo(z3 x2)
    "adox r15, rcx; mulx r11, rcx, [rdi + 24]",   // a6 += hi(z3 x2); z3 x3
    "adcx r15, rcx; adox rbx, r11",               // a6 += lo(z3 x3); a7 += hi(z3 x3)
    "mulx rcx, r11, [rdi + 32]; adcx rbx, r11",   // z3 x4; a7 += lo(z3 x4)
    "adox rbp, rcx; mulx r11, rcx, [rdi + 40]",   // a8 += hi(z3 x4); z3 x5
    "adcx rbp, rcx; adox r12, r11",               // a8 += lo(z3 x5); a9 = hi(z3 x5)
    "adc r12, 0; mov [rsp + 120], r13",           // a9 += carry; a3 aside
    "xor ecx, ecx; mov rdx, [rsi + 32]",          // a10 = 0; multiplier
    "mulx r11, r13, [rdi]; adcx r14, r13",        // z4 x0; a4 += lo(z4 x0)
    "adox rax, r11; mulx r13, r11, [rdi + 8]",    // a5 += hi(z4 x0); z4 x1
    "adcx rax, r11; adox r15, r13",               // a5 += lo(z4 x1); a6 += hi(z4 x1)
    "mulx r11, r13, [rdi + 16]; adcx r15, r13",   // z4 x2; a6 += lo(z4 x2)
    "adox rbx, r11; mulx r13, r11, [rdi + 24]",   // a7 += hi(z4 x2); z4 x3
    "adcx rbx, r11; adox rbp, r13",               // a7 += lo(z4 x3); a8 += hi(z4 x3)
    "mulx r11, r13, [rdi + 32]; adcx rbp, r13",   // z4 x4; a8 += lo(z4 x4)
    "adox r12, r11; mulx r13, r11, [rdi + 40]",   // a9 += hi(z4 x4); z4 x5
    "adcx r12, r11; adox rcx, r13",               // a9 += lo(z4 x5); a10 = hi(z4 x5)
    "adc rcx, 0; mov [rsp + 128], r14",           // a10 += carry; a4 aside
    "xor r11d, r11d; mov rdx, [rsi + 40]",        // a11 = 0; multiplier
    "mulx r13, r14, [rdi]; adcx rax, r14",        // z5 x0; a5 += lo(z5 x0)
    "adox r15, r13; mulx rsi, r14, [rdi + 8]",    // a6 += hi(z5 x0); z5 x1
    "adcx r15, r14; adox rbx, rsi",               // a6 += lo(z5 x1); a7 += hi(z5 x1)
    "mulx r13, r14, [rdi + 16]; adcx rbx, r14",   // z5 x2; a7 += lo(z5 x2)
    "adox rbp, r13; mulx rsi, r14, [rdi + 24]",   // a8 += hi(z5 x2); z5 x3
    "adcx rbp, r14; adox r12, rsi",               // a8 += lo(z5 x3); a9 += hi(z5 x3)
    "mulx r13, r14, [rdi + 32]; adcx r12, r14",   // z5 x4; a9 += lo(z5 x4)
    "adox rcx, r13; mulx rsi, r14, [rdi + 40]",   // a10 += hi(z5 x4); z5 x5
    "adcx rcx, r14; adox r11, rsi",               // a10 += lo(z5 x5); a11 = hi(z5 x5)
    "adc r11, 0; mov [rsp + 136], rax",           // a11 += carry; a5 aside
    "mov [rsp + 144], r15; mov [rsp + 152], rbx", // a6 aside; a7 aside
    "mov [rsp + 160], rbp; mov [rsp + 168], r12", // a8 aside; a9 aside
    "mov [rsp + 176], rcx; mov [rsp + 184], r11", // a10 aside; a11 aside
    "mov rdx, [r9]; mulx rbx, rbp, [r8]",         // multiplier; w0 y0
    "mulx r13, rdi, [r8 + 8]; add rdi, rbx",      // w0 y1; b1 = lo(w0 y1) + hi(w0 y0)
    "mulx rbx, r14, [r8 + 16]; adc r14, r13",     // w0 y2; b2 = lo(w0 y2) + hi(w0 y1) + carry
    "mulx rsi, rax, [r8 + 24]; adc rax, rbx",     // w0 y3; b3 = lo(w0 y3) + hi(w0 y2) + carry
    "mulx rbx, r15, [r8 + 32]; adc r15, rsi",     // w0 y4; b4 = lo(w0 y4) + hi(w0 y3) + carry
    "mulx r12, rcx, [r8 + 40]; adc rcx, rbx",     // w0 y5; b5 = lo(w0 y5) + hi(w0 y4) + carry
    "adc r12, 0; mov [rsp + 192], rbp",           // b6 = hi(w0 y5) + carry; b0 aside
    "xor ebx, ebx; mov rdx, [r9 + 8]",            // b7 = 0; multiplier
    "mulx rbp, r11, [r8]; adcx rdi, r11",         // w1 y0; b1 += lo(w1 y0)
    "adox r14, rbp; mulx rbp, r13, [r8 + 8]",     // b2 += hi(w1 y0); w1 y1
    "adcx r14, r13; adox rax, rbp",               // b2 += lo(w1 y1); b3 += hi(w1 y1)
    "mulx rbp, rsi, [r8 + 16]; adcx rax, rsi",    // w1 y2; b3 += lo(w1 y2)
    "adox r15, rbp; mulx rbp, r11, [r8 + 24]",    // b4 += hi(w1 y2); w1 y3
    "adcx r15, r11; adox rcx, rbp",               // b4 += lo(w1 y3); b5 += hi(w1 y3)
    "mulx rbp, r13, [r8 + 32]; adcx rcx, r13",    // w1 y4; b5 += lo(w1 y4)
    "adox r12, rbp; mulx rbp, rsi, [r8 + 40]",    // b6 += hi(w1 y4); w1 y5
    "adcx r12, rsi; adox rbx, rbp",               // b6 += lo(w1 y5); b7 = hi(w1 y5)
    "adc rbx, 0; mov [rsp + 200], rdi",           // b7 += carry; b1 aside
    "xor ebp, ebp; mov rdx, [r9 + 16]",           // b8 = 0; multiplier
    "mulx r11, r13, [r8]; adcx r14, r13",         // w2 y0; b2 += lo(w2 y0)
    "adox rax, r11; mulx rsi, rdi, [r8 + 8]",     // b3 += hi(w2 y0); w2 y1
    "adcx rax, rdi; adox r15, rsi",               // b3 += lo(w2 y1); b4 += hi(w2 y1)
    "mulx r13, r11, [r8 + 16]; adcx r15, r11",    // w2 y2; b4 += lo(w2 y2)
    "adox rcx, r13; mulx rdi, rsi, [r8 + 24]",    // b5 += hi(w2 y2); w2 y3
    "adcx rcx, rsi; adox r12, rdi",               // b5 += lo(w2 y3); b6 += hi(w2 y3)
    "mulx r11, r13, [r8 + 32]; adcx r12, r13",    // w2 y4; b6 += lo(w2 y4)
    "adox rbx, r11; mulx rsi, rdi, [r8 + 40]",    // b7 += hi(w2 y4); w2 y5
    "adcx rbx, rdi; adox rbp, rsi",               // b7 += lo(w2 y5); b8 = hi(w2 y5)
    "adc rbp, 0; mov [rsp + 208], r14",           // b8 += carry; b2 aside
    "xor r13d, r13d; mov rdx, [r9 + 24]",         // b9 = 0; multiplier
    "mulx r11, rdi, [r8]; adcx rax, rdi",         // w3 y0; b3 += lo(w3 y0)
    "adox r15, r11; mulx rsi, r14, [r8 + 8]",     // b4 += hi(w3 y0); w3 y1
    "adcx r15, r14; adox rcx, rsi",               // b4 += lo(w3 y1); b5 += hi(w3 y1)
    "mulx rdi, r11, [r8 + 16]; adcx rcx, r11",    // w3 y2; b5 += lo(w3 y2)
    "adox r12, rdi; mulx r14, rsi, [r8 + 24]",    // b6 += hi(w3 y2); w3 y3
    "adcx r12, rsi; adox rbx, r14",               // b6 += lo(w3 y3); b7 += hi(w3 y3)
    "mulx r11, rdi, [r8 + 32]; adcx rbx, rdi",    // w3 y4; b7 += lo(w3 y4)
    "adox rbp, r11; mulx rsi, r14, [r8 + 40]",    // b8 += hi(w3 y4); w3 y5
    "adcx rbp, r14; adox r13, rsi",               // b8 += lo(w3 y5); b9 = hi(w3 y5)
    "adc r13, 0; mov [rsp + 216], rax",           // b9 += carry; b3 aside
    "xor edi, edi; mov rdx, [r9 + 32]",           // b10 = 0; multiplier
    "mulx r11, r14, [r8]; adcx r15, r14",         // w4 y0; b4 += lo(w4 y0)
    "adox rcx, r11; mulx rsi, rax, [r8 + 8]",     // b5 += hi(w4 y0); w4 y1
    "adcx rcx, rax; adox r12, rsi",               // b5 += lo(w4 y1); b6 += hi(w4 y1)
    "mulx r14, r11, [r8 + 16]; adcx r12, r11",    // w4 y2; b6 += lo(w4 y2)
    "adox rbx, r14; mulx rax, rsi, [r8 + 24]",    // b7 += hi(w4 y2); w4 y3
    "adcx rbx, rsi; adox rbp, rax",               // b7 += lo(w4 y3); b8 += hi(w4 y3)
    "mulx r11, r14, [r8 + 32]; adcx rbp, r14",    // w4 y4; b8 += lo(w4 y4)
    "adox r13, r11; mulx rsi, rax, [r8 + 40]",    // b9 += hi(w4 y4); w4 y5
    "adcx r13, rax; adox rdi, rsi",               // b9 += lo(w4 y5); b10 = hi(w4 y5)
    "adc rdi, 0; mov [rsp + 224], r15",           // b10 += carry; b4 aside
    "xor r14d, r14d; mov rdx, [r9 + 40]",         // b11 = 0; multiplier
    "mulx r11, rax, [r8]; adcx rcx, rax",         // w5 y0; b5 += lo(w5 y0)
    "adox r12, r11; mulx rsi, r15, [r8 + 8]",     // b6 += hi(w5 y0); w5 y1
    "adcx r12, r15; adox rbx, rsi",               // b6 += lo(w5 y1); b7 += hi(w5 y1)
    "mulx r9, rax, [r8 + 16]; adcx rbx, rax",     // w5 y2; b7 += lo(w5 y2)
    "adox rbp, r9; mulx r11, r15, [r8 + 24]",     // b8 += hi(w5 y2); w5 y3
    "adcx rbp, r15; adox r13, r11",               // b8 += lo(w5 y3); b9 += hi(w5 y3)
    "mulx rsi, rax, [r8 + 32]; adcx r13, rax",    // w5 y4; b9 += lo(w5 y4)
    "adox rdi, rsi; mulx r9, r15, [r8 + 40]",     // b10 += hi(w5 y4); w5 y5
    "adcx rdi, r15; adox r14, r9",                // b10 += lo(w5 y5); b11 = hi(w5 y5)
    "adc r14, 0; mov [rsp + 232], rcx",           // b11 += carry; b5 aside
    "mov [rsp + 240], r12; mov [rsp + 248], rbx", // b6 aside; b7 aside
    "mov [rsp + 256], rbp; mov [rsp + 264], r13", // b8 aside; b9 aside
    "mov [rsp + 272], rdi; mov [rsp + 280], r14", // b10 aside; b11 aside
    "mov rdx, [rsp + 48]; mulx rbx, rbp, [rsp]",  // multiplier; e0 s0
    "mulx r11, rax, [rsp + 8]; add rax, rbx",     // e0 s1; c1 = lo(e0 s1) + hi(e0 s0)
    "mulx rbx, rsi, [rsp + 16]; adc rsi, r11",    // e0 s2; c2 = lo(e0 s2) + hi(e0 s1) + carry
    "mulx r8, r15, [rsp + 24]; adc r15, rbx",     // e0 s3; c3 = lo(e0 s3) + hi(e0 s2) + carry
    "mulx rbx, r9, [rsp + 32]; adc r9, r8",       // e0 s4; c4 = lo(e0 s4) + hi(e0 s3) + carry
    "mulx rcx, r12, [rsp + 40]; adc r12, rbx",    // e0 s5; c5 = lo(e0 s5) + hi(e0 s4) + carry
    "adc rcx, 0; mov [rsp + 288], rbp",           // c6 = hi(e0 s5) + carry; c0 aside
    "xor ebx, ebx; mov rdx, [rsp + 56]",          // c7 = 0; multiplier
    "mulx rbp, r13, [rsp]; adcx rax, r13",        // e1 s0; c1 += lo(e1 s0)
    "adox rsi, rbp; mulx rbp, rdi, [rsp + 8]",    // c2 += hi(e1 s0); e1 s1
    "adcx rsi, rdi; adox r15, rbp",               // c2 += lo(e1 s1); c3 += hi(e1 s1)
    "mulx rbp, r14, [rsp + 16]; adcx r15, r14",   // e1 s2; c3 += lo(e1 s2)
    "adox r9, rbp; mulx rbp, r11, [rsp + 24]",    // c4 += hi(e1 s2); e1 s3
    "adcx r9, r11; adox r12, rbp",                // c4 += lo(e1 s3); c5 += hi(e1 s3)
    "mulx rbp, r8, [rsp + 32]; adcx r12, r8",     // e1 s4; c5 += lo(e1 s4)
    "adox rcx, rbp; mulx rbp, r13, [rsp + 40]",   // c6 += hi(e1 s4); e1 s5
    "adcx rcx, r13; adox rbx, rbp",               // c6 += lo(e1 s5); c7 = hi(e1 s5)
    "adc rbx, 0; mov [rsp + 296], rax",           // c7 += carry; c1 aside
    "xor ebp, ebp; mov rdx, [rsp + 64]",          // c8 = 0; multiplier
    "mulx rdi, r14, [rsp]; adcx rsi, r14",        // e2 s0; c2 += lo(e2 s0)
    "adox r15, rdi; mulx r11, r8, [rsp + 8]",     // c3 += hi(e2 s0); e2 s1
    "adcx r15, r8; adox r9, r11",                 // c3 += lo(e2 s1); c4 += hi(e2 s1)
    "mulx r13, rax, [rsp + 16]; adcx r9, rax",    // e2 s2; c4 += lo(e2 s2)
    "adox r12, r13; mulx r14, rdi, [rsp + 24]",   // c5 += hi(e2 s2); e2 s3
    "adcx r12, rdi; adox rcx, r14",               // c5 += lo(e2 s3); c6 += hi(e2 s3)
    "mulx r8, r11, [rsp + 32]; adcx rcx, r11",    // e2 s4; c6 += lo(e2 s4)
    "adox rbx, r8; mulx rax, r13, [rsp + 40]",    // c7 += hi(e2 s4); e2 s5
    "adcx rbx, r13; adox rbp, rax",               // c7 += lo(e2 s5); c8 = hi(e2 s5)
    "adc rbp, 0; mov [rsp + 304], rsi",           // c8 += carry; c2 aside
    "xor edi, edi; mov rdx, [rsp + 72]",          // c9 = 0; multiplier
    "mulx r14, r11, [rsp]; adcx r15, r11",        // e3 s0; c3 += lo(e3 s0)
    "adox r9, r14; mulx r8, r13, [rsp + 8]",      // c4 += hi(e3 s0); e3 s1
    "adcx r9, r13; adox r12, r8",                 // c4 += lo(e3 s1); c5 += hi(e3 s1)
    "mulx rax, rsi, [rsp + 16]; adcx r12, rsi",   // e3 s2; c5 += lo(e3 s2)
    "adox rcx, rax; mulx r11, r14, [rsp + 24]",   // c6 += hi(e3 s2); e3 s3
    "adcx rcx, r14; adox rbx, r11",               // c6 += lo(e3 s3); c7 += hi(e3 s3)
    "mulx r13, r8, [rsp + 32]; adcx rbx, r8",     // e3 s4; c7 += lo(e3 s4)
    "adox rbp, r13; mulx rsi, rax, [rsp + 40]",   // c8 += hi(e3 s4); e3 s5
    "adcx rbp, rax; adox rdi, rsi",               // c8 += lo(e3 s5); c9 = hi(e3 s5)
    "adc rdi, 0; mov [rsp + 312], r15",           // c9 += carry; c3 aside
    "xor r14d, r14d; mov rdx, [rsp + 80]",        // c10 = 0; multiplier
    "mulx r11, r8, [rsp]; adcx r9, r8",           // e4 s0; c4 += lo(e4 s0)
    "adox r12, r11; mulx r13, rax, [rsp + 8]",    // c5 += hi(e4 s0); e4 s1
    "adcx r12, rax; adox rcx, r13",               // c5 += lo(e4 s1); c6 += hi(e4 s1)
    "mulx rsi, r15, [rsp + 16]; adcx rcx, r15",   // e4 s2; c6 += lo(e4 s2)
    "adox rbx, rsi; mulx r8, r11, [rsp + 24]",    // c7 += hi(e4 s2); e4 s3
    "adcx rbx, r11; adox rbp, r8",                // c7 += lo(e4 s3); c8 += hi(e4 s3)
    "mulx rax, r13, [rsp + 32]; adcx rbp, r13",   // e4 s4; c8 += lo(e4 s4)
    "adox rdi, rax; mulx r15, rsi, [rsp + 40]",   // c9 += hi(e4 s4); e4 s5
    "adcx rdi, rsi; adox r14, r15",               // c9 += lo(e4 s5); c10 = hi(e4 s5)
    "adc r14, 0; mov [rsp + 320], r9",            // c10 += carry; c4 aside
    "xor r11d, r11d; mov rdx, [rsp + 88]",        // c11 = 0; multiplier
    "mulx r8, r13, [rsp]; adcx r12, r13",         // e5 s0; c5 += lo(e5 s0)
    "adox rcx, r8; mulx rax, rsi, [rsp + 8]",     // c6 += hi(e5 s0); e5 s1
    "adcx rcx, rsi; adox rbx, rax",               // c6 += lo(e5 s1); c7 += hi(e5 s1)
    "mulx r15, r9, [rsp + 16]; adcx rbx, r9",     // e5 s2; c7 += lo(e5 s2)
    "adox rbp, r15; mulx r13, r8, [rsp + 24]",    // c8 += hi(e5 s2); e5 s3
    "adcx rbp, r8; adox rdi, r13",                // c8 += lo(e5 s3); c9 += hi(e5 s3)
    "mulx rsi, rax, [rsp + 32]; adcx rdi, rax",   // e5 s4; c9 += lo(e5 s4)
    "adox r14, rsi; mulx r9, r15, [rsp + 40]",    // c10 += hi(e5 s4); e5 s5
    "adcx r14, r15; adox r11, r9",                // c10 += lo(e5 s5); c11 = hi(e5 s5)
    "adc r11, 0; mov [rsp + 328], r12",           // c11 += carry; c5 aside
    "mov [rsp + 336], rcx; mov [rsp + 344], rbx", // c6 aside; c7 aside
    "mov [rsp + 352], rbp; mov [rsp + 360], rdi", // c8 aside; c9 aside
    "mov [rsp + 368], r14; mov [rsp + 376], r11", // c10 aside; c11 aside
    "mov rbx, [rsp + 96]; sub rbx, [rsp + 192]",  // t0 = a0; t0 = a0 - b0
    "mov rbp, [rsp + 104]; sbb rbp, [rsp + 200]", // t1 = a1; t1 = a1 - b1
    "mov r8, [rsp + 112]; sbb r8, [rsp + 208]",   // t2 = a2; t2 = a2 - b2
    "mov r13, [rsp + 120]; sbb r13, [rsp + 216]", // t3 = a3; t3 = a3 - b3
    "mov rax, [rsp + 128]; sbb rax, [rsp + 224]", // t4 = a4; t4 = a4 - b4
    "mov rsi, [rsp + 136]; sbb rsi, [rsp + 232]", // t5 = a5; t5 = a5 - b5
    "mov rdx, [rsp + 144]; sbb rdx, [rsp + 240]", // t6 = a6; t6 = a6 - b6
    "mov r15, [rsp + 152]; sbb r15, [rsp + 248]", // t7 = a7; t7 = a7 - b7
    "mov r9, [rsp + 160]; sbb r9, [rsp + 256]",   // t8 = a8; t8 = a8 - b8
    "mov r12, [rsp + 168]; sbb r12, [rsp + 264]", // t9 = a9; t9 = a9 - b9
    "mov rcx, [rsp + 176]; sbb rcx, [rsp + 272]", // t10 = a10; t10 = a10 - b10
    "mov rdi, [rsp + 184]; sbb rdi, [rsp + 280]", // t11 = a11; t11 = a11 - b11
    "mov [r10], rbx; mov [r10 + 8], rbp",         // t0 is done; t1 is done
    "mov [r10 + 16], r8; mov [r10 + 24], r13",    // t2 is done; t3 is done
    "mov [r10 + 32], rax; mov [r10 + 40], rsi",   // t4 is done; t5 is done
    "mov [r10 + 48], rdx; mov [r10 + 56], r15",   // t6 is done; t7 is done
    "mov [r10 + 64], r9; mov [r10 + 72], r12",    // t8 is done; t9 is done
    "mov [r10 + 80], rcx; mov [r10 + 88], rdi",   // t10 is done; t11 is done
    "mov rbx, [rsp + 288]; sub rbx, [rsp + 96]",  // d0 = c0; d0 = c0 - a0
    "mov [rsp + 384], rbx; mov rbp, [rsp + 296]", // d0 aside; d1 = c1
    "sbb rbp, [rsp + 104]; mov [rsp + 392], rbp", // d1 = c1 - a1; d1 aside
    "mov rbx, [rsp + 304]; sbb rbx, [rsp + 112]", // d2 = c2; d2 = c2 - a2
    "mov [rsp + 400], rbx; mov rbp, [rsp + 312]", // d2 aside; d3 = c3
    "sbb rbp, [rsp + 120]; mov [rsp + 408], rbp", // d3 = c3 - a3; d3 aside
    "mov rbx, [rsp + 320]; sbb rbx, [rsp + 128]", // d4 = c4; d4 = c4 - a4
    "mov [rsp + 416], rbx; mov rbp, [rsp + 328]", // d4 aside; d5 = c5
    "sbb rbp, [rsp + 136]; mov [rsp + 424], rbp", // d5 = c5 - a5; d5 aside
    "mov rbx, [rsp + 336]; sbb rbx, [rsp + 144]", // d6 = c6; d6 = c6 - a6
    "mov [rsp + 432], rbx; mov rbp, [rsp + 344]", // d6 aside; d7 = c7
    "sbb rbp, [rsp + 152]; mov [rsp + 440], rbp", // d7 = c7 - a7; d7 aside
    "mov rbx, [rsp + 352]; sbb rbx, [rsp + 160]", // d8 = c8; d8 = c8 - a8
    "mov [rsp + 448], rbx; mov rbp, [rsp + 360]", // d8 aside; d9 = c9
    "sbb rbp, [rsp + 168]; mov [rsp + 456], rbp", // d9 = c9 - a9; d9 aside
    "mov rbx, [rsp + 368]; sbb rbx, [rsp + 176]", // d10 = c10; d10 = c10 - a10
    "mov [rsp + 464], rbx; mov rbp, [rsp + 376]", // d10 aside; d11 = c11
    "sbb rbp, [rsp + 184]; mov [rsp + 472], rbp", // d11 = c11 - a11; d11 aside
    "mov rbx, [rsp + 384]; sub rbx, [rsp + 192]", // q0 = d0; q0 = d0 - b0
    "mov rbp, [rsp + 392]; sbb rbp, [rsp + 200]", // q1 = d1; q1 = d1 - b1
    "mov r14, [rsp + 400]; sbb r14, [rsp + 208]", // q2 = d2; q2 = d2 - b2
    "mov r11, [rsp + 408]; sbb r11, [rsp + 216]", // q3 = d3; q3 = d3 - b3
    "mov r8, [rsp + 416]; sbb r8, [rsp + 224]",   // q4 = d4; q4 = d4 - b4
    "mov r13, [rsp + 424]; sbb r13, [rsp + 232]", // q5 = d5; q5 = d5 - b5
    "mov rax, [rsp + 432]; sbb rax, [rsp + 240]", // q6 = d6; q6 = d6 - b6
    "mov rsi, [rsp + 440]; sbb rsi, [rsp + 248]", // q7 = d7; q7 = d7 - b7
    "mov rdx, [rsp + 448]; sbb rdx, [rsp + 256]", // q8 = d8; q8 = d8 - b8
    "mov r15, [rsp + 456]; sbb r15, [rsp + 264]", // q9 = d9; q9 = d9 - b9
    "mov r9, [rsp + 464]; sbb r9, [rsp + 272]",   // q10 = d10; q10 = d10 - b10
    "mov r12, [rsp + 472]; sbb r12, [rsp + 280]", // q11 = d11; q11 = d11 - b11
    "mov [r10 + 96], rbx; mov [r10 + 104], rbp",  // q0 is done; q1 is done
    "mov [r10 + 112], r14; mov [r10 + 120], r11", // q2 is done; q3 is done
    "mov [r10 + 128], r8; mov [r10 + 136], r13",  // q4 is done; q5 is done
    "mov [r10 + 144], rax; mov [r10 + 152], rsi", // q6 is done; q7 is done
    "mov [r10 + 160], rdx; mov [r10 + 168], r15", // q8 is done; q9 is done
    "mov [r10 + 176], r9; mov [r10 + 184], r12",  // q10 is done; q11 is done
    "add rsp, 480",
    "pop rbp",
    "pop rbx",
    "ret",
}
