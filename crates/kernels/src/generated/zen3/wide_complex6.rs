//! `wide_complex_6_zen3_adx`: the order of `orders.txt`, made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.

crate::body! {
    wide_complex 6 to memory;
    rax _, rcx _, rdx _, rsi _, rdi _, r8 _, r9 _, r10 _, r11 _, r12 _, r13 _, r14 _, r15 _;
    ;
    "push rbx",
    "push rbp",
    "sub rsp, 480",
    "mov rbx, [rdi]; mov rbp, [rsi + 8]",              // s0 = x0; e1 = z1
    "mov rax, [rdi + 8]; mov rcx, [rdi + 24]",         // s1 = x1; s3 = x3
    "add rbx, [r8]; mov rbx, rbx",                     // s0 = x0 + y0; idle
    "adc rax, [r8 + 8]; mov [rsp], rbx",               // s1 = x1 + y1; s0 aside
    "mov rbx, [rdi + 32]; mov [rsp + 8], rax",         // s4 = x4; s1 aside
    "mov r11, [rdi + 16]; mov r11, r11",               // s2 = x2; idle
    "mov r12, [rdi + 40]; adc r11, [r8 + 16]",         // s5 = x5; s2 = x2 + y2
    "adc rcx, [r8 + 24]; mov rdx, [rsi]",              // s3 = x3 + y3; multiplier
    "mov r14, [rdi + 40]; mulx r13, r14, r14",         // factor; z0 x5
    "adc rbx, [r8 + 32]; mov [rsp + 24], rcx",         // s4 = x4 + y4; s3 aside
    "mov r15, [rsi]; adcx r12, [r8 + 40]",             // e0 = z0; s5 = x5 + y5
    "mov r12, r12; mov rax, [rsi + 16]",               // idle; e2 = z2
    "add r15, [r9]; adc rbp, [r9 + 8]",                // e0 = z0 + w0; e1 = z1 + w1
    "mov rcx, [rsi + 24]; mov [rsp + 56], rbp",        // e3 = z3; e1 aside
    "mov [rsp + 40], r12; mov [rsp + 16], r11",        // s5 aside; s2 aside
    "adc rax, [r9 + 16]; adc rcx, [r9 + 24]",          // e2 = z2 + w2; e3 = z3 + w3
    "mov [rsp + 48], r15; mov r12, [rdi + 8]",         // e0 aside; factor
    "mulx rbp, r12, r12; mov [rsp + 64], rax",         // z0 x1; e2 aside
    "mov r11, [rsi + 32]; mov rax, [rdi]",             // e4 = z4; factor
    "mulx r15, rax, rax; mov [rsp + 72], rcx",         // z0 x0; e3 aside
    "adcx r11, [r9 + 32]; mov rcx, [rsi + 40]",        // e4 = z4 + w4; e5 = z5
    "mov [rsp + 80], r11; mov [rsp + 32], rbx",        // e4 aside; s4 aside
    "mulx rbx, r11, [rdi + 24]; adcx rcx, [r9 + 40]",  // z0 x3; e5 = z5 + w5
    "add r12, r15; mov [rsp + 88], rcx",               // a1 = lo(z0 x1) + hi(z0 x0); e5 aside
    "mulx r15, rcx, [rdi + 16]; mov [rsp + 96], rax",  // z0 x2; a0 aside
    "adc rcx, rbp; adc r11, r15",                      // a2 = lo(z0 x2) + hi(z0 x1) + carry; a3 = lo(z0 x3) + hi(z0 x2) + carry
    "mulx rbp, rax, [rdi + 32]; adc rax, rbx",         // z0 x4; a4 = lo(z0 x4) + hi(z0 x3) + carry
    "adcx r14, rbp; mov rdx, [rsi + 8]",               // a5 = lo(z0 x5) + hi(z0 x4) + carry; multiplier
    "mulx rbx, rbp, [rdi]; adc r13, 0",                // z1 x0; a6 = hi(z0 x5) + carry
    "xor r15d, r15d; add r12, rbp",                    // a7 = 0; a1 += lo(z1 x0)
    "dec r15; adox rcx, rbx",                          // a7 = -1: OF = 0; a2 += hi(z1 x0)
    "mov rbx, [rdi + 8]; mulx rbp, rbx, rbx",          // factor; z1 x1
    "adox r11, rbp; mov r11, r11",                     // a3 += hi(z1 x1); idle
    "adcx rcx, rbx; mov rcx, rcx",                     // a2 += lo(z1 x1); idle
    "mov rbx, [rdi + 16]; mulx rbp, rbx, rbx",         // factor; z1 x2
    "adox rax, rbp; mov rax, rax",                     // a4 += hi(z1 x2); idle
    "mov [rsp + 104], r12; mulx rbp, r12, [rdi + 24]", // a1 aside; z1 x3
    "adcx r11, rbx; adox r14, rbp",                    // a3 += lo(z1 x2); a5 += hi(z1 x3)
    "mulx rbx, rbp, [rdi + 32]; adox r13, rbx",        // z1 x4; a6 += hi(z1 x4)
    "mov r13, r13; adcx rax, r12",                     // idle; a4 += lo(z1 x3)
    "mov rax, rax; adcx r14, rbp",                     // idle; a5 += lo(z1 x4)
    "mulx rbx, rbp, [rdi + 40]; adox r15, rbx",        // z1 x5; a7 = hi(z1 x5)
    "mov rdx, [rsi + 16]; mulx rbx, r12, [rdi]",       // multiplier; z2 x0
    "mov rbx, rbx; adcx r13, rbp",                     // idle; a6 += lo(z1 x5)
    "adc r15, 1; xor ebp, ebp",                        // a7 += carry; a8 = 0
    "adox r11, rbx; adcx rcx, r12",                    // a3 += hi(z2 x0); a2 += lo(z2 x0)
    "mov rcx, rcx; mov r12, [rdi + 8]",                // idle; factor
    "mulx rbx, r12, r12; adcx r11, r12",               // z2 x1; a3 += lo(z2 x1)
    "mov [rsp + 112], rcx; mulx r12, rcx, [rdi + 16]", // a2 aside; z2 x2
    "adox rax, rbx; adox r14, r12",                    // a4 += hi(z2 x1); a5 += hi(z2 x2)
    "mov r14, r14; adcx rax, rcx",                     // idle; a4 += lo(z2 x2)
    "mulx rbx, r12, [rdi + 24]; mov rbx, rbx",         // z2 x3; idle
    "adcx r14, r12; mov r14, r14",                     // a5 += lo(z2 x3); idle
    "mulx rcx, r12, [rdi + 32]; mov rcx, rcx",         // z2 x4; idle
    "adox r13, rbx; mov r13, r13",                     // a6 += hi(z2 x3); idle
    "adcx r13, r12; adox r15, rcx",                    // a6 += lo(z2 x4); a7 += hi(z2 x4)
    "mov r12, [rdi + 40]; mulx rbx, r12, r12",         // factor; z2 x5
    "adox rbp, rbx; mov rbp, rbp",                     // a8 = hi(z2 x5); idle
    "adcx r15, r12; mov rdx, [rsi + 24]",              // a7 += lo(z2 x5); multiplier
    "mulx rbx, rcx, [rdi]; mov rbx, rbx",              // z3 x0; idle
    "adc rbp, 0; mov rbp, rbp",                        // a8 += carry; idle
    "xor r12d, r12d; adcx r11, rcx",                   // a9 = 0; a3 += lo(z3 x0)
    "mov r11, r11; adox rax, rbx",                     // idle; a4 += hi(z3 x0)
    "mov [rsp + 120], r11; mov rcx, [rdi + 8]",        // a3 aside; factor
    "mulx rbx, rcx, rcx; adcx rax, rcx",               // z3 x1; a4 += lo(z3 x1)
    "adox r14, rbx; mov r11, [rdi + 16]",              // a5 += hi(z3 x1); factor
    "mulx rbx, r11, r11; adox r13, rbx",               // z3 x2; a6 += hi(z3 x2)
    "mov r13, r13; adcx r14, r11",                     // idle; a5 += lo(z3 x2)
    "mov r14, r14; mulx rbx, rcx, [rdi + 24]",         // idle; z3 x3
    "mov rbx, rbx; adox r15, rbx",                     // idle; a7 += hi(z3 x3)
    "mulx rbx, r11, [rdi + 32]; adcx r13, rcx",        // z3 x4; a6 += lo(z3 x3)
    "mov r13, r13; adcx r15, r11",                     // idle; a7 += lo(z3 x4)
    "mov r15, r15; mulx rcx, r11, [rdi + 40]",         // idle; z3 x5
    "mov rcx, rcx; adox rbp, rbx",                     // idle; a8 += hi(z3 x4)
    "mov rbp, rbp; adox r12, rcx",                     // idle; a9 = hi(z3 x5)
    "adcx rbp, r11; adc r12, 0",                       // a8 += lo(z3 x5); a9 += carry
    "mov r12, r12; xor ebx, ebx",                      // idle; a10 = 0
    "mov rdx, [rsi + 32]; mov r11, [rdi]",             // multiplier; factor
    "mulx rcx, r11, r11; adox r14, rcx",               // z4 x0; a5 += hi(z4 x0)
    "mov r14, r14; adcx rax, r11",                     // idle; a4 += lo(z4 x0)
    "mov rax, rax; mov r11, [rdi + 8]",                // idle; factor
    "mulx rcx, r11, r11; mov rcx, rcx",                // z4 x1; idle
    "adox r13, rcx; adcx r14, r11",                    // a6 += hi(z4 x1); a5 += lo(z4 x1)
    "mov r11, [rdi + 16]; mulx rcx, r11, r11",         // factor; z4 x2
    "adox r15, rcx; mov r15, r15",                     // a7 += hi(z4 x2); idle
    "adcx r13, r11; mulx rcx, r11, [rdi + 24]",        // a6 += lo(z4 x2); z4 x3
    "mov rcx, rcx; mov [rsp + 128], rax",              // idle; a4 aside
    "adcx r15, r11; adox rbp, rcx",                    // a7 += lo(z4 x3); a8 += hi(z4 x3)
    "mov rbp, rbp; mulx rax, r11, [rdi + 32]",         // idle; z4 x4
    "mov rax, rax; adox r12, rax",                     // idle; a9 += hi(z4 x4)
    "adcx rbp, r11; mov rbp, rbp",                     // a8 += lo(z4 x4); idle
    "mulx rcx, rax, [rdi + 40]; mov rcx, rcx",         // z4 x5; idle
    "mov rdx, [rsi + 40]; mov rsi, [rdi]",             // multiplier; factor
    "mulx r11, rsi, rsi; adox rbx, rcx",               // z5 x0; a10 = hi(z4 x5)
    "mov rbx, rbx; adcx r12, rax",                     // idle; a9 += lo(z4 x5)
    "adc rbx, 0; xor ecx, ecx",                        // a10 += carry; a11 = 0
    "mov rcx, rcx; add r14, rsi",                      // idle; a5 += lo(z5 x0)
    "mulx rax, rsi, [rdi + 8]; dec rcx",               // z5 x1; a11 = -1: OF = 0
    "adcx r13, rsi; mov r13, r13",                     // a6 += lo(z5 x1); idle
    "adox r13, r11; mulx rsi, r11, [rdi + 16]",        // a6 += hi(z5 x0); z5 x2
    "mov rsi, rsi; adox r15, rax",                     // idle; a7 += hi(z5 x1)
    "adcx r15, r11; mov r11, [rdi + 24]",              // a7 += lo(z5 x2); factor
    "mulx rax, r11, r11; mov rax, rax",                // z5 x3; idle
    "adcx rbp, r11; mov [rsp + 144], r13",             // a8 += lo(z5 x3); a6 aside
    "adox rbp, rsi; mov rbp, rbp",                     // a8 += hi(z5 x2); idle
    "mulx r11, r13, [rdi + 32]; mov r11, r11",         // z5 x4; idle
    "adox r12, rax; mov r12, r12",                     // a9 += hi(z5 x3); idle
    "mov [rsp + 136], r14; adox rbx, r11",             // a5 aside; a10 += hi(z5 x4)
    "adcx r12, r13; mov r12, r12",                     // a9 += lo(z5 x4); idle
    "mov rax, [rdi + 40]; mulx rsi, rax, rax",         // factor; z5 x5
    "adox rcx, rsi; adcx rbx, rax",                    // a11 = hi(z5 x5); a10 += lo(z5 x5)
    "mov [rsp + 176], rbx; mov rdx, [r9]",             // a10 aside; multiplier
    "mulx rbx, r14, [r8 + 8]; adc rcx, 1",             // w0 y1; a11 += carry
    "mov r13, [r8 + 16]; mulx r11, r13, r13",          // factor; w0 y2
    "mov [rsp + 184], rcx; mulx rdi, rsi, [r8]",       // a11 aside; w0 y0
    "mov rcx, [r8 + 24]; mulx rax, rcx, rcx",          // factor; w0 y3
    "add r14, rdi; mov r14, r14",                      // b1 = lo(w0 y1) + hi(w0 y0); idle
    "adc r13, rbx; mov r13, r13",                      // b2 = lo(w0 y2) + hi(w0 y1) + carry; idle
    "mov [rsp + 160], rbp; mulx rbx, rbp, [r8 + 40]",  // a8 aside; w0 y5
    "mov [rsp + 192], rsi; mulx rdi, rsi, [r8 + 32]",  // b0 aside; w0 y4
    "adc rcx, r11; adc rsi, rax",                      // b3 = lo(w0 y3) + hi(w0 y2) + carry; b4 = lo(w0 y4) + hi(w0 y3) + carry
    "adc rbp, rdi; adc rbx, 0",                        // b5 = lo(w0 y5) + hi(w0 y4) + carry; b6 = hi(w0 y5) + carry
    "mov [rsp + 152], r15; mov rdx, [r9 + 8]",         // a7 aside; multiplier
    "mov rax, [r8]; mulx r11, rax, rax",               // factor; w1 y0
    "xor edi, edi; adox r13, r11",                     // b7 = 0; b2 += hi(w1 y0)
    "mov r13, r13; adcx r14, rax",                     // idle; b1 += lo(w1 y0)
    "mulx r15, r11, [r8 + 8]; mov r15, r15",           // w1 y1; idle
    "adcx r13, r11; mov r11, [r8 + 16]",               // b2 += lo(w1 y1); factor
    "mulx rax, r11, r11; mov rax, rax",                // w1 y2; idle
    "adox rcx, r15; mov rcx, rcx",                     // b3 += hi(w1 y1); idle
    "adcx rcx, r11; mov rcx, rcx",                     // b3 += lo(w1 y2); idle
    "adox rsi, rax; mov r11, [r8 + 24]",               // b4 += hi(w1 y2); factor
    "mulx r15, r11, r11; adcx rsi, r11",               // w1 y3; b4 += lo(w1 y3)
    "adox rbp, r15; mov [rsp + 200], r14",             // b5 += hi(w1 y3); b1 aside
    "mulx rax, r11, [r8 + 32]; adcx rbp, r11",         // w1 y4; b5 += lo(w1 y4)
    "mov rbp, rbp; mov r14, [r8 + 40]",                // idle; factor
    "mulx r15, r14, r14; adox rbx, rax",               // w1 y5; b6 += hi(w1 y4)
    "adox rdi, r15; mov [rsp + 168], r12",             // b7 = hi(w1 y5); a9 aside
    "adcx rbx, r14; mov rdx, [r9 + 16]",               // b6 += lo(w1 y5); multiplier
    "mulx r11, rax, [r8]; mov r11, r11",               // w2 y0; idle
    "adc rdi, 0; xor r15d, r15d",                      // b7 += carry; b8 = 0
    "adcx r13, rax; mulx r12, r14, [r8 + 8]",          // b2 += lo(w2 y0); w2 y1
    "mov r12, r12; adcx rcx, r14",                     // idle; b3 += lo(w2 y1)
    "adox rcx, r11; mov rcx, rcx",                     // b3 += hi(w2 y0); idle
    "adox rsi, r12; mulx rax, r14, [r8 + 16]",         // b4 += hi(w2 y1); w2 y2
    "mov r12, [r8 + 24]; mulx r11, r12, r12",          // factor; w2 y3
    "adcx rsi, r14; adox rbp, rax",                    // b4 += lo(w2 y2); b5 += hi(w2 y2)
    "mov rbp, rbp; mulx r14, rax, [r8 + 32]",          // idle; w2 y4
    "adcx rbp, r12; mov rbp, rbp",                     // b5 += lo(w2 y3); idle
    "adox rbx, r11; mulx r12, r11, [r8 + 40]",         // b6 += hi(w2 y3); w2 y5
    "mov r12, r12; adox rdi, r14",                     // idle; b7 += hi(w2 y4)
    "mov [rsp + 208], r13; adcx rbx, rax",             // b2 aside; b6 += lo(w2 y4)
    "adox r15, r12; adcx rdi, r11",                    // b8 = hi(w2 y5); b7 += lo(w2 y5)
    "adc r15, 0; mov rdx, [r9 + 24]",                  // b8 += carry; multiplier
    "mulx r14, r13, [r8]; xor eax, eax",               // w3 y0; b9 = 0
    "adox rsi, r14; mulx r12, r11, [r8 + 8]",          // b4 += hi(w3 y0); w3 y1
    "adcx rcx, r13; mov rcx, rcx",                     // b3 += lo(w3 y0); idle
    "adox rbp, r12; adcx rsi, r11",                    // b5 += hi(w3 y1); b4 += lo(w3 y1)
    "mov rsi, rsi; mov r13, [r8 + 24]",                // idle; factor
    "mulx r14, r13, r13; mov r11, [r8 + 16]",          // w3 y3; factor
    "mulx r12, r11, r11; mov [rsp + 216], rcx",        // w3 y2; b3 aside
    "adox rbx, r12; mulx rcx, r12, [r8 + 32]",         // b6 += hi(w3 y2); w3 y4
    "adox rdi, r14; mov rdi, rdi",                     // b7 += hi(w3 y3); idle
    "adox r15, rcx; mulx r14, rcx, [r8 + 40]",         // b8 += hi(w3 y4); w3 y5
    "adox rax, r14; mov rax, rax",                     // b9 = hi(w3 y5); idle
    "adcx rbp, r11; mov rbp, rbp",                     // b5 += lo(w3 y2); idle
    "adcx rbx, r13; adcx rdi, r12",                    // b6 += lo(w3 y3); b7 += lo(w3 y4)
    "mov rdx, [r9 + 32]; mov r11, [r8]",               // multiplier; factor
    "mulx r14, r11, r11; adcx r15, rcx",               // w4 y0; b8 += lo(w3 y5)
    "mulx r13, r12, [r8 + 8]; adc rax, 0",             // w4 y1; b9 += carry
    "xor ecx, ecx; adox rbp, r14",                     // b10 = 0; b5 += hi(w4 y0)
    "mov rbp, rbp; adox rbx, r13",                     // idle; b6 += hi(w4 y1)
    "mov r13, [r8 + 24]; mulx r14, r13, r13",          // factor; w4 y3
    "mov r14, r14; adcx rsi, r11",                     // idle; b4 += lo(w4 y0)
    "adcx rbp, r12; mov rbp, rbp",                     // b5 += lo(w4 y1); idle
    "mulx r11, r12, [r8 + 16]; adox rdi, r11",         // w4 y2; b7 += hi(w4 y2)
    "mov rdi, rdi; adcx rbx, r12",                     // idle; b6 += lo(w4 y2)
    "adcx rdi, r13; mulx r11, r12, [r8 + 32]",         // b7 += lo(w4 y3); w4 y4
    "adox r15, r14; mov r15, r15",                     // b8 += hi(w4 y3); idle
    "adox rax, r11; mov rax, rax",                     // b9 += hi(w4 y4); idle
    "mov [rsp + 224], rsi; adcx r15, r12",             // b4 aside; b8 += lo(w4 y4)
    "mov r15, r15; mulx r13, r14, [r8 + 40]",          // idle; w4 y5
    "adcx rax, r14; mov rax, rax",                     // b9 += lo(w4 y5); idle
    "adox rcx, r13; mov rdx, [r9 + 40]",               // b10 = hi(w4 y5); multiplier
    "mulx r11, rsi, [r8 + 8]; adc rcx, 0",             // w5 y1; b10 += carry
    "mov rcx, rcx; mulx r12, r14, [r8]",               // idle; w5 y0
    "xor r13d, r13d; adox rbx, r12",                   // b11 = 0; b6 += hi(w5 y0)
    "mov rbx, rbx; mov r12, [r8 + 16]",                // idle; factor
    "mulx r9, r12, r12; adcx rbp, r14",                // w5 y2; b5 += lo(w5 y0)
    "adcx rbx, rsi; mov rbx, rbx",                     // b6 += lo(w5 y1); idle
    "adcx rdi, r12; mov rdi, rdi",                     // b7 += lo(w5 y2); idle
    "mov rsi, [r8 + 40]; mulx r14, rsi, rsi",          // factor; w5 y5
    "adox rdi, r11; mov r11, [r8 + 24]",               // b7 += hi(w5 y1); factor
    "mulx r12, r11, r11; mov r12, r12",                // w5 y3; idle
    "adox r15, r9; mov [rsp + 248], rdi",              // b8 += hi(w5 y2); b7 aside
    "adcx r15, r11; adox rax, r12",                    // b8 += lo(w5 y3); b9 += hi(w5 y3)
    "mov rax, rax; mov rdi, [r8 + 32]",                // idle; factor
    "mulx r9, rdi, rdi; mov rdx, [rsp + 48]",          // w5 y4; multiplier
    "mov r12, [rsp + 8]; mulx r11, r12, r12",          // factor; e0 s1
    "adcx rax, rdi; mov rdi, [rsp + 32]",              // b9 += lo(w5 y4); factor
    "mulx r8, rdi, rdi; adox rcx, r9",                 // e0 s4; b10 += hi(w5 y4)
    "mov rcx, rcx; adox r13, r14",                     // idle; b11 = hi(w5 y5)
    "mov r13, r13; adcx rcx, rsi",                     // idle; b10 += lo(w5 y5)
    "mulx r9, r14, [rsp]; mov [rsp + 264], rax",       // e0 s0; b9 aside
    "mulx rsi, rax, [rsp + 16]; mov [rsp + 288], r14", // e0 s2; c0 aside
    "mov [rsp + 240], rbx; adc r13, 0",                // b6 aside; b11 += carry
    "mulx rbx, r14, [rsp + 40]; mov [rsp + 280], r13", // e0 s5; b11 aside
    "mov [rsp + 272], rcx; add r12, r9",               // b10 aside; c1 = lo(e0 s1) + hi(e0 s0)
    "adcx rax, r11; mulx r13, rcx, [rsp + 24]",        // c2 = lo(e0 s2) + hi(e0 s1) + carry; e0 s3
    "adc rcx, rsi; adcx rdi, r13",                     // c3 = lo(e0 s3) + hi(e0 s2) + carry; c4 = lo(e0 s4) + hi(e0 s3) + carry
    "mov rdx, [rsp + 56]; mulx r9, r11, [rsp]",        // multiplier; e1 s0
    "adc r14, r8; adc rbx, 0",                         // c5 = lo(e0 s5) + hi(e0 s4) + carry; c6 = hi(e0 s5) + carry
    "xor esi, esi; adox rax, r9",                      // c7 = 0; c2 += hi(e1 s0)
    "mulx r13, r8, [rsp + 8]; adox rcx, r13",          // e1 s1; c3 += hi(e1 s1)
    "mov [rsp + 256], r15; mulx r9, r13, [rsp + 16]",  // b8 aside; e1 s2
    "mov r9, r9; adcx r12, r11",                       // idle; c1 += lo(e1 s0)
    "adcx rax, r8; mov rax, rax",                      // c2 += lo(e1 s1); idle
    "adcx rcx, r13; mov rcx, rcx",                     // c3 += lo(e1 s2); idle
    "mulx r15, r11, [rsp + 24]; mov [rsp + 296], r12", // e1 s3; c1 aside
    "adcx rdi, r11; mov rdi, rdi",                     // c4 += lo(e1 s3); idle
    "adox rdi, r9; mulx r8, r13, [rsp + 32]",          // c4 += hi(e1 s2); e1 s4
    "adcx r14, r13; adox r14, r15",                    // c5 += lo(e1 s4); c5 += hi(e1 s3)
    "adox rbx, r8; mov r11, [rsp + 40]",               // c6 += hi(e1 s4); factor
    "mulx r12, r11, r11; mov r12, r12",                // e1 s5; idle
    "mov rdx, [rsp + 64]; mulx r9, r13, [rsp + 8]",    // multiplier; e2 s1
    "adcx rbx, r11; adox rsi, r12",                    // c6 += lo(e1 s5); c7 = hi(e1 s5)
    "adc rsi, 0; mov r8, [rsp]",                       // c7 += carry; factor
    "mulx r15, r8, r8; xor r11d, r11d",                // e2 s0; c8 = 0
    "mov [rsp + 232], rbp; adox rcx, r15",             // b5 aside; c3 += hi(e2 s0)
    "mov rcx, rcx; adcx rax, r8",                      // idle; c2 += lo(e2 s0)
    "adcx rcx, r13; mulx rbp, r12, [rsp + 40]",        // c3 += lo(e2 s1); e2 s5
    "mulx r15, r8, [rsp + 16]; mov r15, r15",          // e2 s2; idle
    "adcx rdi, r8; adox rdi, r9",                      // c4 += lo(e2 s2); c4 += hi(e2 s1)
    "mov r8, [rsp + 24]; mulx r13, r8, r8",            // factor; e2 s3
    "adcx r14, r8; mov r14, r14",                      // c5 += lo(e2 s3); idle
    "adox r14, r15; mulx r9, r8, [rsp + 32]",          // c5 += hi(e2 s2); e2 s4
    "mov r9, r9; adcx rbx, r8",                        // idle; c6 += lo(e2 s4)
    "adox rbx, r13; mov rbx, rbx",                     // c6 += hi(e2 s3); idle
    "adcx rsi, r12; adox rsi, r9",                     // c7 += lo(e2 s5); c7 += hi(e2 s4)
    "mov rsi, rsi; adox r11, rbp",                     // idle; c8 = hi(e2 s5)
    "adc r11, 0; xor ebp, ebp",                        // c8 += carry; c9 = 0
    "mov rdx, [rsp + 72]; mulx r15, r8, [rsp]",        // multiplier; e3 s0
    "mov r15, r15; adox rdi, r15",                     // idle; c4 += hi(e3 s0)
    "mulx r13, r12, [rsp + 8]; adcx rcx, r8",          // e3 s1; c3 += lo(e3 s0)
    "adcx rdi, r12; adox r14, r13",                    // c4 += lo(e3 s1); c5 += hi(e3 s1)
    "mov r14, r14; mov r15, [rsp + 32]",               // idle; factor
    "mulx r9, r15, r15; mov [rsp + 304], rax",         // e3 s4; c2 aside
    "mov r12, [rsp + 16]; mulx r8, r12, r12",          // factor; e3 s2
    "mov r8, r8; mov [rsp + 312], rcx",                // idle; c3 aside
    "adcx r14, r12; adox rbx, r8",                     // c5 += lo(e3 s2); c6 += hi(e3 s2)
    "mov rbx, rbx; mulx r13, rax, [rsp + 24]",         // idle; e3 s3
    "mov r13, r13; adox rsi, r13",                     // idle; c7 += hi(e3 s3)
    "mov rdx, [rsp + 80]; mov r12, [rsp + 24]",        // multiplier; factor
    "mulx rcx, r12, r12; mov rdx, [rsp + 72]",         // e4 s3; multiplier
    "mov r13, [rsp + 40]; mulx r8, r13, r13",          // factor; e3 s5
    "mov r8, r8; adcx rbx, rax",                       // idle; c6 += lo(e3 s3)
    "adcx rsi, r15; adcx r11, r13",                    // c7 += lo(e3 s4); c8 += lo(e3 s5)
    "mov r11, r11; adox r11, r9",                      // idle; c8 += hi(e3 s4)
    "mov rdx, [rsp + 80]; mulx rax, r15, [rsp + 16]",  // multiplier; e4 s2
    "adox rbp, r8; mulx r13, r9, [rsp]",               // c9 = hi(e3 s5); e4 s0
    "adc rbp, 0; xor r8d, r8d",                        // c9 += carry; c10 = 0
    "adcx rdi, r9; mov rdi, rdi",                      // c4 += lo(e4 s0); idle
    "adox r14, r13; mov r14, r14",                     // c5 += hi(e4 s0); idle
    "mulx r9, r13, [rsp + 8]; adox rbx, r9",           // e4 s1; c6 += hi(e4 s1)
    "mov rbx, rbx; adcx r14, r13",                     // idle; c5 += lo(e4 s1)
    "mulx r9, r13, [rsp + 32]; mov r9, r9",            // e4 s4; idle
    "adox rsi, rax; adcx rbx, r15",                    // c7 += hi(e4 s2); c6 += lo(e4 s2)
    "mov rbx, rbx; mulx rax, r15, [rsp + 40]",         // idle; e4 s5
    "adcx rsi, r12; adox r11, rcx",                    // c7 += lo(e4 s3); c8 += hi(e4 s3)
    "mov r11, r11; adox rbp, r9",                      // idle; c9 += hi(e4 s4)
    "mov rbp, rbp; adox r8, rax",                      // idle; c10 = hi(e4 s5)
    "mov r8, r8; mov rdx, [rsp + 88]",                 // idle; multiplier
    "mov rcx, [rsp]; mulx r12, rcx, rcx",              // factor; e5 s0
    "adcx r11, r13; adcx rbp, r15",                    // c8 += lo(e4 s4); c9 += lo(e4 s5)
    "mov rax, [rsp + 24]; mulx r9, rax, rax",          // factor; e5 s3
    "mov r9, r9; adc r8, 0",                           // idle; c10 += carry
    "xor r13d, r13d; mov [rsp + 320], rdi",            // c11 = 0; c4 aside
    "adcx r14, rcx; adox rbx, r12",                    // c5 += lo(e5 s0); c6 += hi(e5 s0)
    "mov rbx, rbx; mulx r15, rdi, [rsp + 8]",          // idle; e5 s1
    "mov r12, [rsp + 16]; mulx rcx, r12, r12",         // factor; e5 s2
    "mov rcx, rcx; adcx rbx, rdi",                     // idle; c6 += lo(e5 s1)
    "adox rsi, r15; mov [rsp + 336], rbx",             // c7 += hi(e5 s1); c6 aside
    "adox r11, rcx; mov r11, r11",                     // c8 += hi(e5 s2); idle
    "mulx rbx, rdi, [rsp + 32]; adcx rsi, r12",        // e5 s4; c7 += lo(e5 s2)
    "adcx r11, rax; mov r11, r11",                     // c8 += lo(e5 s3); idle
    "adox rbp, r9; mov rcx, [rsp + 40]",               // c9 += hi(e5 s3); factor
    "mulx r15, rcx, rcx; mov r12, [rsp + 96]",         // e5 s5; t0 = a0
    "mov rax, [rsp + 104]; adox r8, rbx",              // t1 = a1; c10 += hi(e5 s4)
    "mov rbx, [rsp + 120]; adcx rbp, rdi",             // t3 = a3; c9 += lo(e5 s4)
    "mov [rsp + 352], r11; mov r9, [rsp + 152]",       // c8 aside; t7 = a7
    "adox r13, r15; adc r8, rcx",                      // c11 = hi(e5 s5); c10 += lo(e5 s5)
    "mov [rsp + 360], rbp; mov rbp, [rsp + 128]",      // c9 aside; t4 = a4
    "mov rbp, rbp; mov rdx, [rsp + 176]",              // idle; t10 = a10
    "mov [rsp + 328], r14; adc r13, 0",                // c5 aside; c11 += carry
    "mov r13, r13; sub r12, [rsp + 192]",              // idle; t0 = a0 - b0
    "mov r12, r12; sbb rax, [rsp + 200]",              // idle; t1 = a1 - b1
    "mov rdi, [rsp + 184]; mov rdi, rdi",              // t11 = a11; idle
    "mov r11, [rsp + 112]; mov r15, [rsp + 144]",      // t2 = a2; t6 = a6
    "mov r15, r15; mov [rsp + 344], rsi",              // idle; c7 aside
    "mov rcx, [rsp + 136]; sbb r11, [rsp + 208]",      // t5 = a5; t2 = a2 - b2
    "mov r11, r11; sbb rbx, [rsp + 216]",              // idle; t3 = a3 - b3
    "sbb rbp, [rsp + 224]; mov [r10], r12",            // t4 = a4 - b4; t0 is done
    "mov [rsp + 368], r8; sbb rcx, [rsp + 232]",       // c10 aside; t5 = a5 - b5
    "mov r14, [rsp + 312]; mov r14, r14",              // d3 = c3; idle
    "mov rsi, [rsp + 160]; sbb r15, [rsp + 240]",      // t8 = a8; t6 = a6 - b6
    "mov r12, [rsp + 168]; sbb r9, [rsp + 248]",       // t9 = a9; t7 = a7 - b7
    "mov [r10 + 16], r11; sbb rsi, [rsp + 256]",       // t2 is done; t8 = a8 - b8
    "mov r8, [rsp + 304]; sbb r12, [rsp + 264]",       // d2 = c2; t9 = a9 - b9
    "mov [r10 + 56], r9; sbb rdx, [rsp + 272]",        // t7 is done; t10 = a10 - b10
    "mov [r10 + 80], rdx; mov [r10 + 40], rcx",        // t10 is done; t5 is done
    "mov r11, [rsp + 288]; mov r11, r11",              // d0 = c0; idle
    "mov [r10 + 8], rax; mov r9, [rsp + 296]",         // t1 is done; d1 = c1
    "mov [r10 + 72], r12; sbb rdi, [rsp + 280]",       // t9 is done; t11 = a11 - b11
    "sub r11, [rsp + 96]; mov r11, r11",               // d0 = c0 - a0; idle
    "sbb r9, [rsp + 104]; mov r9, r9",                 // d1 = c1 - a1; idle
    "mov [rsp + 392], r9; mov rdx, [rsp + 328]",       // d1 aside; d5 = c5
    "mov rcx, [rsp + 336]; mov [r10 + 88], rdi",       // d6 = c6; t11 is done
    "mov rax, [rsp + 320]; mov rax, rax",              // d4 = c4; idle
    "sbb r8, [rsp + 112]; mov r8, r8",                 // d2 = c2 - a2; idle
    "mov [r10 + 64], rsi; mov [rsp + 384], r11",       // t8 is done; d0 aside
    "mov [r10 + 24], rbx; mov [r10 + 32], rbp",        // t3 is done; t4 is done
    "mov rbx, [rsp + 384]; mov rbx, rbx",              // q0 = d0; idle
    "sbb r14, [rsp + 120]; mov [rsp + 376], r13",      // d3 = c3 - a3; c11 aside
    "mov [rsp + 408], r14; sbb rax, [rsp + 128]",      // d3 aside; d4 = c4 - a4
    "mov [r10 + 48], r15; sbb rdx, [rsp + 136]",       // t6 is done; d5 = c5 - a5
    "mov [rsp + 400], r8; mov [rsp + 424], rdx",       // d2 aside; d5 aside
    "mov rbp, [rsp + 344]; sbb rcx, [rsp + 144]",      // d7 = c7; d6 = c6 - a6
    "mov rcx, rcx; mov [rsp + 416], rax",              // idle; d4 aside
    "mov [rsp + 432], rcx; sbb rbp, [rsp + 152]",      // d6 aside; d7 = c7 - a7
    "mov rbp, rbp; mov r12, [rsp + 352]",              // idle; d8 = c8
    "mov r9, [rsp + 360]; mov [rsp + 440], rbp",       // d9 = c9; d7 aside
    "mov rbp, [rsp + 408]; mov rbp, rbp",              // q3 = d3; idle
    "mov rdi, [rsp + 424]; mov rdi, rdi",              // q5 = d5; idle
    "sbb r12, [rsp + 160]; mov r12, r12",              // d8 = c8 - a8; idle
    "sbb r9, [rsp + 168]; mov r9, r9",                 // d9 = c9 - a9; idle
    "mov rsi, [rsp + 416]; mov r11, [rsp + 376]",      // q4 = d4; d11 = c11
    "mov r11, r11; mov [rsp + 456], r9",               // idle; d9 aside
    "mov r13, [rsp + 368]; mov r13, r13",              // d10 = c10; idle
    "sbb r13, [rsp + 176]; mov r14, [rsp + 392]",      // d10 = c10 - a10; q1 = d1
    "mov r14, r14; sbb r11, [rsp + 184]",              // idle; d11 = c11 - a11
    "mov r15, [rsp + 400]; mov r15, r15",              // q2 = d2; idle
    "mov [rsp + 472], r11; sub rbx, [rsp + 192]",      // d11 aside; q0 = d0 - b0
    "sbb r14, [rsp + 200]; mov r8, [rsp + 432]",       // q1 = d1 - b1; q6 = d6
    "mov r8, r8; mov [rsp + 448], r12",                // idle; d8 aside
    "sbb r15, [rsp + 208]; sbb rbp, [rsp + 216]",      // q2 = d2 - b2; q3 = d3 - b3
    "sbb rsi, [rsp + 224]; mov rdx, [rsp + 448]",      // q4 = d4 - b4; q8 = d8
    "mov [r10 + 96], rbx; mov [r10 + 104], r14",       // q0 is done; q1 is done
    "mov [rsp + 464], r13; sbb rdi, [rsp + 232]",      // d10 aside; q5 = d5 - b5
    "mov [r10 + 120], rbp; mov rbx, [rsp + 440]",      // q3 is done; q7 = d7
    "mov rbp, [rsp + 464]; sbb r8, [rsp + 240]",       // q10 = d10; q6 = d6 - b6
    "mov [r10 + 136], rdi; sbb rbx, [rsp + 248]",      // q5 is done; q7 = d7 - b7
    "mov rbx, rbx; mov [r10 + 144], r8",               // idle; q6 is done
    "mov rax, [rsp + 472]; mov rcx, [rsp + 456]",      // q11 = d11; q9 = d9
    "mov [r10 + 128], rsi; mov [r10 + 112], r15",      // q4 is done; q2 is done
    "sbb rdx, [rsp + 256]; sbb rcx, [rsp + 264]",      // q8 = d8 - b8; q9 = d9 - b9
    "mov [r10 + 160], rdx; sbb rbp, [rsp + 272]",      // q8 is done; q10 = d10 - b10
    "mov rbp, rbp; mov [r10 + 152], rbx",              // idle; q7 is done
    "sbb rax, [rsp + 280]; mov [r10 + 168], rcx",      // q11 = d11 - b11; q9 is done
    "mov [r10 + 176], rbp; mov [r10 + 184], rax",      // q10 is done; q11 is done
    "add rsp, 480",
    "pop rbp",
    "pop rbx",
    "ret",
}
