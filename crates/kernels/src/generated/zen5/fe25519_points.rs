//! `fe25519_points_limbs64_zen5_adx`: elements modulo `2^255 - 19`, and the formulas on points that are made of them.
//!
//! The orders are those of `orders.txt`, made by `montane schedule --emit`. What the lines say is in
//! `crates/lab/src/schedule/rows/elements.rs` and `points.rs`, to be changed there.

/// `d = a b`, below `2^255 + 2^198`.
#[rustfmt::skip]
macro_rules! product {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rdx, [", $a, "]\n",            // multiplier
            "mulx rbx, rbp, [", $b, " + 8]\n",  // a0 b1
            "mulx rax, rcx, [", $b, "]\n",      // a0 b0
            "mov rdx, [", $a, " + 8]\n",        // multiplier
            "mulx r8, r9, [", $b, " + 24]\n",   // a1 b3
            "add rbp, rax\n",                   // t1 = lo(a0 b1) + hi(a0 b0)
            "mov rdx, [", $a, "]\n",            // multiplier
            "mulx r10, r11, [", $b, " + 16]\n", // a0 b2
            "mulx r12, r13, [", $b, " + 24]\n", // a0 b3
            "mov rdx, [", $a, " + 8]\n",        // multiplier
            "mulx r14, r15, [", $b, "]\n",      // a1 b0
            "adcx r11, rbx\n",                  // t2 = lo(a0 b2) + hi(a0 b1) + carry
            "mulx rbx, rax, [", $b, " + 16]\n", // a1 b2
            "adc r13, r10\n",                   // t3 = lo(a0 b3) + hi(a0 b2) + carry
            "adc r12, 0\n",                     // t4 = hi(a0 b3) + carry
            "xor r10d, r10d\n",                 // t5 = 0
            "adox r11, r14\n",                  // t2 += hi(a1 b0)
            "adcx rbp, r15\n",                  // t1 += lo(a1 b0)
            "mulx r14, r15, [", $b, " + 8]\n",  // a1 b1
            "adox r13, r14\n",                  // t3 += hi(a1 b1)
            "adox r12, rbx\n",                  // t4 += hi(a1 b2)
            "adox r10, r8\n",                   // t5 = hi(a1 b3)
            "adcx r11, r15\n",                  // t2 += lo(a1 b1)
            "mov rdx, [", $a, " + 16]\n",       // multiplier
            "mulx rbx, r14, [", $b, "]\n",      // a2 b0
            "adc r13, rax\n",                   // t3 += lo(a1 b2)
            "adc r12, r9\n",                    // t4 += lo(a1 b3)
            "mulx r8, r15, [", $b, " + 8]\n",   // a2 b1
            "adc r10, 0\n",                     // t5 += carry
            "xor eax, eax\n",                   // t6 = 0
            "adcx r11, r14\n",                  // t2 += lo(a2 b0)
            "adox r13, rbx\n",                  // t3 += hi(a2 b0)
            "mov rdx, [", $a, " + 24]\n",       // multiplier
            "mulx rbx, r9, [", $b, "]\n",       // a3 b0
            "adcx r13, r15\n",                  // t3 += lo(a2 b1)
            "adox r12, r8\n",                   // t4 += hi(a2 b1)
            "mov rdx, [", $a, " + 16]\n",       // multiplier
            "mulx r14, r15, [", $b, " + 16]\n", // a2 b2
            "adcx r12, r15\n",                  // t4 += lo(a2 b2)
            "adox r10, r14\n",                  // t5 += hi(a2 b2)
            "mulx r8, r15, [", $b, " + 24]\n",  // a2 b3
            "adox rax, r8\n",                   // t6 = hi(a2 b3)
            "adc r10, r15\n",                   // t5 += lo(a2 b3)
            "adc rax, 0\n",                     // t6 += carry
            "mov rdx, [", $a, " + 24]\n",       // multiplier
            "mulx r14, r8, [", $b, " + 8]\n",   // a3 b1
            "xor r15d, r15d\n",                 // t7 = 0
            "adcx r13, r9\n",                   // t3 += lo(a3 b0)
            "adox r12, rbx\n",                  // t4 += hi(a3 b0)
            "adcx r12, r8\n",                   // t4 += lo(a3 b1)
            "mulx rbx, r9, [", $b, " + 16]\n",  // a3 b2
            "adox r10, r14\n",                  // t5 += hi(a3 b1)
            "mulx r8, r14, [", $b, " + 24]\n",  // a3 b3
            "adcx r10, r9\n",                   // t5 += lo(a3 b2)
            "adox rax, rbx\n",                  // t6 += hi(a3 b2)
            "adox r15, r8\n",                   // t7 = hi(a3 b3)
            "mov edx, 38\n",                    // multiplier
            "mulx rbx, r9, r12\n",              // 38 t4
            "adcx rax, r14\n",                  // t6 += lo(a3 b3)
            "mulx r8, r12, rax\n",              // 38 t6
            "mulx r14, rax, r10\n",             // 38 t5
            "adc r15, 0\n",                     // t7 += carry
            "add rcx, r9\n",                    // t0 += lo(38 t4)
            "adcx rbp, rax\n",                  // t1 += lo(38 t5) + carry
            "mulx r10, r9, r15\n",              // 38 t7
            "adc r11, r12\n",                   // t2 += lo(38 t6) + carry
            "adcx r13, r9\n",                   // t3 += lo(38 t7) + carry
            "adc r10, 0\n",                     // q = hi(38 t7) + carry
            "btr r13, 63\n",                    // t3 mod 2^63
            "adc r10, r10\n",                   // q = 2q + bit
            "imul r10, r10, 19\n",              // 19q
            "add rcx, r10\n",                   // t0 += 19q
            "adcx rbp, rbx\n",                  // t1 += hi(38 t4) + last carry
            "adc r11, r14\n",                   // t2 += hi(38 t5) + last carry
            "mov [", $d, " + 8], rbp\n",        // d1
            "mov [", $d, " + 16], r11\n",       // d2
            "mov [", $d, "], rcx\n",            // d0
            "adcx r13, r8\n",                   // t3 += hi(38 t6) + last carry
            "mov [", $d, " + 24], r13\n",       // d3
        )
    };
}

/// `d = a^2`, below `2^255 + 2^198`: mixed products, doubled in one chain beside the squares in the other.
#[rustfmt::skip]
macro_rules! square {
    ($d:literal, $a:literal) => {
        concat!(
            "mov rdx, [", $a, "]\n",            // multiplier
            "mulx rbx, rbp, [", $a, " + 8]\n",  // a0 a1
            "mulx rax, rcx, [", $a, " + 16]\n", // a0 a2
            "mulx r8, r9, rdx\n",               // a0 a0
            "mov rdx, [", $a, " + 16]\n",       // multiplier
            "mulx r10, r11, [", $a, " + 24]\n", // a2 a3
            "add rbx, rcx\n",                   // t2 = hi(a0 a1) + lo(a0 a2)
            "mulx r12, r13, [", $a, " + 8]\n",  // a2 a1
            "mov rdx, [", $a, "]\n",            // multiplier
            "mulx r14, r15, [", $a, " + 24]\n", // a0 a3
            "adcx rax, r15\n",                  // t3 = hi(a0 a2) + lo(a0 a3) + carry
            "adc r14, r12\n",                   // t4 = hi(a0 a3) + hi(a1 a2) + carry
            "mov rdx, [", $a, " + 8]\n",        // multiplier
            "mulx rcx, r15, [", $a, " + 24]\n", // a1 a3
            "adcx r11, rcx\n",                  // t5 = lo(a2 a3) + hi(a1 a3) + carry
            "adc r10, 0\n",                     // t6 = hi(a2 a3) + carry
            "add rax, r13\n",                   // t3 += lo(a1 a2)
            "adcx r14, r15\n",                  // t4 += lo(a1 a3) + carry
            "mulx r12, rcx, rdx\n",             // a1 a1
            "adc r11, 0\n",                     // t5 += carry
            "adc r10, 0\n",                     // t6 += carry
            "xor r13d, r13d\n",                 // t7 = 0
            "adcx rbp, rbp\n",                  // t1 = 2 t1 + carry
            "adcx rbx, rbx\n",                  // t2 = 2 t2 + carry
            "adox rbp, r8\n",                   // t1 += hi(a0 a0)
            "adcx rax, rax\n",                  // t3 = 2 t3 + carry
            "adcx r14, r14\n",                  // t4 = 2 t4 + carry
            "adcx r11, r11\n",                  // t5 = 2 t5 + carry
            "adcx r10, r10\n",                  // t6 = 2 t6 + carry
            "adox rbx, rcx\n",                  // t2 += lo(a1 a1)
            "adox rax, r12\n",                  // t3 += hi(a1 a1)
            "mov rdx, [", $a, " + 24]\n",       // multiplier
            "mulx r15, r8, rdx\n",              // a3 a3
            "mov rdx, [", $a, " + 16]\n",       // multiplier
            "mulx rcx, r12, rdx\n",             // a2 a2
            "adox r14, r12\n",                  // t4 += lo(a2 a2)
            "mov edx, 38\n",                    // multiplier
            "mulx r12, r14, r14\n",             // 38 t4
            "adox r11, rcx\n",                  // t5 += hi(a2 a2)
            "adcx r13, r13\n",                  // t7 = 2 t7 + carry
            "adox r10, r8\n",                   // t6 += lo(a3 a3)
            "adox r13, r15\n",                  // t7 += hi(a3 a3)
            "mulx rcx, r8, r11\n",              // 38 t5
            "mulx r15, r11, r10\n",             // 38 t6
            "add r9, r14\n",                    // t0 += lo(38 t4)
            "adcx rbp, r8\n",                   // t1 += lo(38 t5) + carry
            "adcx rbx, r11\n",                  // t2 += lo(38 t6) + carry
            "mulx r10, r14, r13\n",             // 38 t7
            "adc rax, r14\n",                   // t3 += lo(38 t7) + carry
            "adc r10, 0\n",                     // q = hi(38 t7) + carry
            "btr rax, 63\n",                    // t3 mod 2^63
            "adcx r10, r10\n",                  // q = 2q + bit
            "imul r10, r10, 19\n",              // 19q
            "add r9, r10\n",                    // t0 += 19q
            "adc rbp, r12\n",                   // t1 += hi(38 t4) + last carry
            "adc rbx, rcx\n",                   // t2 += hi(38 t5) + last carry
            "mov [", $d, " + 8], rbp\n",        // d1
            "adcx rax, r15\n",                  // t3 += hi(38 t6) + last carry
            "mov [", $d, " + 24], rax\n",       // d3
            "mov [", $d, " + 16], rbx\n",       // d2
            "mov [", $d, "], r9\n",             // d0
        )
    };
}

/// `d = a + b`, below `2^256`, for `a + b < 2^257 - 38`: a carry out is worth 38, and cannot come twice.
#[rustfmt::skip]
macro_rules! sum {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rbx, [", $a, "]\n",      // a0
            "mov rbp, [", $a, " + 16]\n", // a2
            "mov rax, [", $a, " + 8]\n",  // a1
            "add rbx, [", $b, "]\n",      // a0 + b0
            "adc rax, [", $b, " + 8]\n",  // a1 + b1
            "adc rbp, [", $b, " + 16]\n", // a2 + b2
            "mov rcx, [", $a, " + 24]\n", // a3
            "adc rcx, [", $b, " + 24]\n", // a3 + b3
            "sbb r8, r8\n",               // carry in every bit
            "and r8d, 38\n",              // 38 or 0
            "add rbx, r8\n",              // t0 + its part of 38
            "adc rax, 0\n",               // t1 + its part of 38
            "mov [", $d, " + 8], rax\n",  // d1
            "adc rbp, 0\n",               // t2 + its part of 38
            "mov [", $d, "], rbx\n",      // d0
            "adc rcx, 0\n",               // t3 + its part of 38
            "mov [", $d, " + 24], rcx\n", // d3
            "mov [", $d, " + 16], rbp\n", // d2
        )
    };
}

/// `d = a - b`, below `2^256`, for `b - a <= 2^256 - 38`: a borrow is worth 38, and cannot come twice.
#[rustfmt::skip]
macro_rules! difference {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rbx, [", $a, " + 8]\n",  // a1
            "mov rbp, [", $a, "]\n",      // a0
            "sub rbp, [", $b, "]\n",      // a0 - b0
            "sbb rbx, [", $b, " + 8]\n",  // a1 - b1
            "mov rax, [", $a, " + 16]\n", // a2
            "sbb rax, [", $b, " + 16]\n", // a2 - b2
            "mov rcx, [", $a, " + 24]\n", // a3
            "sbb rcx, [", $b, " + 24]\n", // a3 - b3
            "sbb r8, r8\n",               // carry in every bit
            "and r8d, 38\n",              // 38 or 0
            "sub rbp, r8\n",              // t0 - its part of 38
            "sbb rbx, 0\n",               // t1 - its part of 38
            "sbb rax, 0\n",               // t2 - its part of 38
            "mov [", $d, " + 8], rbx\n",  // d1
            "sbb rcx, 0\n",               // t3 - its part of 38
            "mov [", $d, " + 16], rax\n", // d2
            "mov [", $d, "], rbp\n",      // d0
            "mov [", $d, " + 24], rcx\n", // d3
        )
    };
}

/// `d = 121665 a + b`, below `2^255 + 2^23`, for any `a` and `b`.
#[rustfmt::skip]
macro_rules! small_product_plus {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov edx, 121665\n",                // multiplier
            "mulx rbx, rbp, [", $a, " + 8]\n",  // k a1
            "mulx rax, rcx, [", $a, " + 24]\n", // k a3
            "mulx r8, r9, [", $a, " + 16]\n",   // k a2
            "mulx r10, r11, [", $a, "]\n",      // k a0
            "xor r12d, r12d\n",                 // 0
            "adcx r11, [", $b, "]\n",           // t0 += b0
            "adox rbp, r10\n",                  // t1 = lo(k a1) + hi(k a0)
            "adcx rbp, [", $b, " + 8]\n",       // t1 += b1
            "adox r9, rbx\n",                   // t2 = lo(k a2) + hi(k a1)
            "adox rcx, r8\n",                   // t3 = lo(k a3) + hi(k a2)
            "adox rax, r12\n",                  // q = hi(k a3) + overflow
            "adcx r9, [", $b, " + 16]\n",       // t2 += b2
            "adcx rcx, [", $b, " + 24]\n",      // t3 += b3
            "adc rax, 0\n",                     // q += carry
            "btr rcx, 63\n",                    // t3 mod 2^63
            "adc rax, rax\n",                   // q = 2q + bit
            "imul rax, rax, 19\n",              // 19q
            "add r11, rax\n",                   // t0 += 19q
            "adc rbp, 0\n",                     // t1 += 0 + last carry
            "adc r9, 0\n",                      // t2 += 0 + last carry
            "mov [", $d, " + 16], r9\n",        // d2
            "adc rcx, 0\n",                     // t3 += 0 + last carry
            "mov [", $d, " + 24], rcx\n",       // d3
            "mov [", $d, " + 8], rbp\n",        // d1
            "mov [", $d, "], r11\n",            // d0
        )
    };
}

/// `d = if rsi == 0 { a } else { b }`.
#[rustfmt::skip]
macro_rules! choose {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rbx, [", $a, " + 8]\n",     // a1
            "test rsi, rsi\n",               // which
            "mov rbp, [", $a, " + 16]\n",    // a2
            "cmovnz rbp, [", $b, " + 16]\n", // b2 or a2
            "mov rax, [", $a, "]\n",         // a0
            "mov rcx, [", $a, " + 24]\n",    // a3
            "cmovnz rbx, [", $b, " + 8]\n",  // b1 or a1
            "cmovnz rcx, [", $b, " + 24]\n", // b3 or a3
            "cmovnz rax, [", $b, "]\n",      // b0 or a0
            "mov [", $d, " + 24], rcx\n",    // d3
            "mov [", $d, " + 16], rbp\n",    // d2
            "mov [", $d, " + 8], rbx\n",     // d1
            "mov [", $d, "], rax\n",         // d0
        )
    };
}

/// a step of the Montgomery ladder of X25519
#[rustfmt::skip]
macro_rules! ladder_step {
    () => {
        concat!(
            sum!("rdi + 160", "rdi + 32", "rdi + 64"),                   // A = x2 + z2
            sum!("rdi + 192", "rdi + 96", "rdi + 128"),                  // C = x3 + z3
            difference!("rdi + 224", "rdi + 32", "rdi + 64"),            // B = x2 - z2
            difference!("rdi + 256", "rdi + 96", "rdi + 128"),           // D = x3 - z3
            product!("rdi + 288", "rdi + 192", "rdi + 224"),             // CB = C B
            choose!("rdi + 320", "rdi + 224", "rdi + 256"),              // b = B or D
            choose!("rdi + 224", "rdi + 160", "rdi + 192"),              // a = A or C
            product!("rdi + 192", "rdi + 256", "rdi + 160"),             // DA = D A
            square!("rdi + 256", "rdi + 224"),                           // aa = a^2
            square!("rdi + 160", "rdi + 320"),                           // bb = b^2
            difference!("rdi + 224", "rdi + 192", "rdi + 288"),          // s = DA - CB
            sum!("rdi + 320", "rdi + 192", "rdi + 288"),                 // r = DA + CB
            square!("rdi + 192", "rdi + 224"),                           // ss = s^2
            square!("rdi + 96", "rdi + 320"),                            // x3 = r^2
            difference!("rdi + 288", "rdi + 256", "rdi + 160"),          // E = aa - bb
            product!("rdi + 32", "rdi + 256", "rdi + 160"),              // x2 = aa bb
            small_product_plus!("rdi + 224", "rdi + 288", "rdi + 256"),  // F = k E + aa
            product!("rdi + 128", "rdi + 192", "rdi + 0"),               // z3 = ss u
            product!("rdi + 64", "rdi + 224", "rdi + 288"),              // z2 = F E
        )
    };
}

/// a doubling of a point of edwards25519
#[rustfmt::skip]
macro_rules! double {
    () => {
        concat!(
            square!("rdi + 128", "rdi + 64"),                            // C = Z^2
            square!("rdi + 160", "rdi + 0"),                             // A = X^2
            sum!("rdi + 192", "rdi + 0", "rdi + 32"),                    // S = X + Y
            square!("rdi + 224", "rdi + 32"),                            // B = Y^2
            square!("rdi + 256", "rdi + 192"),                           // SS = S^2
            difference!("rdi + 288", "rdi + 224", "rdi + 160"),          // G = B - A
            sum!("rdi + 192", "rdi + 128", "rdi + 128"),                 // D = C + C
            difference!("rdi + 128", "rdi + 256", "rdi + 160"),          // R = SS - A
            sum!("rdi + 256", "rdi + 160", "rdi + 224"),                 // H = A + B
            difference!("rdi + 160", "rdi + 192", "rdi + 288"),          // F = D - G
            product!("rdi + 32", "rdi + 288", "rdi + 256"),              // Y = G H
            difference!("rdi + 192", "rdi + 128", "rdi + 224"),          // E = R - B
            product!("rdi + 64", "rdi + 160", "rdi + 288"),              // Z = F G
            product!("rdi + 0", "rdi + 192", "rdi + 160"),               // X = E F
            product!("rdi + 96", "rdi + 192", "rdi + 256"),              // T = E H
        )
    };
}

/// an addition of an affine point of edwards25519, and the selection of the next
#[rustfmt::skip]
macro_rules! add_affine {
    () => {
        concat!(
            start!(),                                                    // nothing chosen
            sum!("rdi + 128", "rdi + 64", "rdi + 64"),                   // D = Z + Z
            entry!("0"),                                                 // entry 1
            entry!("96"),                                                // entry 2
            product!("rdi + 160", "rdi + 96", "rdi + 384"),              // C = T 2dxy
            entry!("192"),                                               // entry 3
            entry!("288"),                                               // entry 4
            difference!("rdi + 192", "rdi + 32", "rdi + 0"),             // M = Y - X
            entry!("384"),                                               // entry 5
            entry!("480"),                                               // entry 6
            sum!("rdi + 224", "rdi + 32", "rdi + 0"),                    // P = Y + X
            entry!("576"),                                               // entry 7
            entry!("672"),                                               // entry 8
            entry!("768"),                                               // entry 9
            entry!("864"),                                               // entry 10
            product!("rdi + 256", "rdi + 192", "rdi + 352"),             // A = M (y-x)
            product!("rdi + 288", "rdi + 224", "rdi + 320"),             // B = P (y+x)
            sum!("rdi + 192", "rdi + 128", "rdi + 160"),                 // G = D + C
            difference!("rdi + 224", "rdi + 128", "rdi + 160"),          // F = D - C
            entry!("960"),                                               // entry 11
            entry!("1056"),                                              // entry 12
            product!("rdi + 64", "rdi + 224", "rdi + 192"),              // Z = F G
            sum!("rdi + 128", "rdi + 288", "rdi + 256"),                 // H = B + A
            entry!("1152"),                                              // entry 13
            entry!("1248"),                                              // entry 14
            entry!("1344"),                                              // entry 15
            entry!("1440"),                                              // entry 16
            difference!("rdi + 160", "rdi + 288", "rdi + 256"),          // E = B - A
            product!("rdi + 32", "rdi + 192", "rdi + 128"),              // Y = G H
            finish!(),                                                   // the next addend
            product!("rdi + 96", "rdi + 160", "rdi + 128"),              // T = E H
            product!("rdi + 0", "rdi + 160", "rdi + 224"),               // X = E F
        )
    };
}

/// a doubling of a point of edwards25519 that is doubled again, in the order of the one above
#[rustfmt::skip]
macro_rules! double_without_t {
    () => {
        concat!(
            square!("rdi + 128", "rdi + 64"),                            // C = Z^2
            square!("rdi + 160", "rdi + 0"),                             // A = X^2
            sum!("rdi + 192", "rdi + 0", "rdi + 32"),                    // S = X + Y
            square!("rdi + 224", "rdi + 32"),                            // B = Y^2
            square!("rdi + 256", "rdi + 192"),                           // SS = S^2
            difference!("rdi + 288", "rdi + 224", "rdi + 160"),          // G = B - A
            sum!("rdi + 192", "rdi + 128", "rdi + 128"),                 // D = C + C
            difference!("rdi + 128", "rdi + 256", "rdi + 160"),          // R = SS - A
            sum!("rdi + 256", "rdi + 160", "rdi + 224"),                 // H = A + B
            difference!("rdi + 160", "rdi + 192", "rdi + 288"),          // F = D - G
            product!("rdi + 32", "rdi + 288", "rdi + 256"),              // Y = G H
            difference!("rdi + 192", "rdi + 128", "rdi + 224"),          // E = R - B
            product!("rdi + 64", "rdi + 160", "rdi + 288"),              // Z = F G
            product!("rdi + 0", "rdi + 192", "rdi + 160"),               // X = E F
        )
    };
}

crate::fe25519::points_adx::functions!();
