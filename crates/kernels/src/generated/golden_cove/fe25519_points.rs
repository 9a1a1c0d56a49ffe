//! `fe25519_points_limbs64_adx`: elements modulo `2^255 - 19`, and the formulas on points that are made of them.
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
            "add rbp, rax\n",                   // t1 = lo(a0 b1) + hi(a0 b0)
            "mulx r8, r9, [", $b, " + 16]\n",   // a0 b2
            "mulx r10, r11, [", $b, " + 24]\n", // a0 b3
            "adcx r9, rbx\n",                   // t2 = lo(a0 b2) + hi(a0 b1) + carry
            "adc r11, r8\n",                    // t3 = lo(a0 b3) + hi(a0 b2) + carry
            "mov rdx, [", $a, " + 8]\n",        // multiplier
            "mulx rbx, r12, [", $b, "]\n",      // a1 b0
            "adc r10, 0\n",                     // t4 = hi(a0 b3) + carry
            "xor r13d, r13d\n",                 // t5 = 0
            "adox r9, rbx\n",                   // t2 += hi(a1 b0)
            "mulx rbx, r14, [", $b, " + 8]\n",  // a1 b1
            "adcx rbp, r12\n",                  // t1 += lo(a1 b0)
            "adcx r9, r14\n",                   // t2 += lo(a1 b1)
            "mov rdx, [", $a, " + 16]\n",       // multiplier
            "mulx r15, rax, [", $b, "]\n",      // a2 b0
            "mov rdx, [", $a, " + 8]\n",        // multiplier
            "mulx r8, r12, [", $b, " + 16]\n",  // a1 b2
            "adox r11, rbx\n",                  // t3 += hi(a1 b1)
            "adcx r11, r12\n",                  // t3 += lo(a1 b2)
            "mulx rbx, r14, [", $b, " + 24]\n", // a1 b3
            "adox r10, r8\n",                   // t4 += hi(a1 b2)
            "adox r13, rbx\n",                  // t5 = hi(a1 b3)
            "adcx r10, r14\n",                  // t4 += lo(a1 b3)
            "mov rdx, [", $a, " + 16]\n",       // multiplier
            "mulx rbx, r12, [", $b, " + 16]\n", // a2 b2
            "adc r13, 0\n",                     // t5 += carry
            "xor r8d, r8d\n",                   // t6 = 0
            "adcx r9, rax\n",                   // t2 += lo(a2 b0)
            "mulx r14, rax, [", $b, " + 8]\n",  // a2 b1
            "adox r11, r15\n",                  // t3 += hi(a2 b0)
            "adcx r11, rax\n",                  // t3 += lo(a2 b1)
            "adcx r10, r12\n",                  // t4 += lo(a2 b2)
            "adox r10, r14\n",                  // t4 += hi(a2 b1)
            "mulx r15, rax, [", $b, " + 24]\n", // a2 b3
            "mov rdx, [", $a, " + 24]\n",       // multiplier
            "mulx r12, r14, [", $b, "]\n",      // a3 b0
            "adcx r13, rax\n",                  // t5 += lo(a2 b3)
            "adox r13, rbx\n",                  // t5 += hi(a2 b2)
            "adox r8, r15\n",                   // t6 = hi(a2 b3)
            "adc r8, 0\n",                      // t6 += carry
            "mulx rbx, rax, [", $b, " + 24]\n", // a3 b3
            "xor r15d, r15d\n",                 // t7 = 0
            "add r11, r14\n",                   // t3 += lo(a3 b0)
            "dec r15\n",                        // t7 = -1: OF = 0
            "adox r10, r12\n",                  // t4 += hi(a3 b0)
            "mulx r14, r12, [", $b, " + 8]\n",  // a3 b1
            "adox r13, r14\n",                  // t5 += hi(a3 b1)
            "adcx r10, r12\n",                  // t4 += lo(a3 b1)
            "mulx r14, r12, [", $b, " + 16]\n", // a3 b2
            "adcx r13, r12\n",                  // t5 += lo(a3 b2)
            "mov edx, 38\n",                    // multiplier
            "mulx r12, r10, r10\n",             // 38 t4
            "adox r8, r14\n",                   // t6 += hi(a3 b2)
            "adox r15, rbx\n",                  // t7 = hi(a3 b3)
            "mulx rbx, r14, r13\n",             // 38 t5
            "adc r8, rax\n",                    // t6 += lo(a3 b3)
            "adc r15, 1\n",                     // t7 += carry
            "mulx r13, rax, r15\n",             // 38 t7
            "add rcx, r10\n",                   // t0 += lo(38 t4)
            "mulx r15, r10, r8\n",              // 38 t6
            "adc rbp, r14\n",                   // t1 += lo(38 t5) + carry
            "adc r9, r10\n",                    // t2 += lo(38 t6) + carry
            "adcx r11, rax\n",                  // t3 += lo(38 t7) + carry
            "adc r13, 0\n",                     // q = hi(38 t7) + carry
            "btr r11, 63\n",                    // t3 mod 2^63
            "adcx r13, r13\n",                  // q = 2q + bit
            "imul r13, r13, 19\n",              // 19q
            "add rcx, r13\n",                   // t0 += 19q
            "adc rbp, r12\n",                   // t1 += hi(38 t4) + last carry
            "mov [", $d, "], rcx\n",            // d0
            "adc r9, rbx\n",                    // t2 += hi(38 t5) + last carry
            "adc r11, r15\n",                   // t3 += hi(38 t6) + last carry
            "mov [", $d, " + 16], r9\n",        // d2
            "mov [", $d, " + 24], r11\n",       // d3
            "mov [", $d, " + 8], rbp\n",        // d1
        )
    };
}

/// `d = a^2`, below `2^255 + 2^198`: mixed products, doubled in one chain beside the squares in the other.
#[rustfmt::skip]
macro_rules! square {
    ($d:literal, $a:literal) => {
        concat!(
            "mov rdx, [", $a, "]\n",            // multiplier
            "mulx rbx, rbp, [", $a, " + 16]\n", // a0 a2
            "mulx rax, rcx, [", $a, " + 8]\n",  // a0 a1
            "mov rdx, [", $a, " + 8]\n",        // multiplier
            "mulx r8, r9, [", $a, " + 24]\n",   // a1 a3
            "mov rdx, [", $a, "]\n",            // multiplier
            "mulx r10, r11, [", $a, " + 24]\n", // a0 a3
            "add rax, rbp\n",                   // t2 = hi(a0 a1) + lo(a0 a2)
            "mov rdx, [", $a, " + 16]\n",       // multiplier
            "mulx rbp, r12, [", $a, " + 8]\n",  // a2 a1
            "adc rbx, r11\n",                   // t3 = hi(a0 a2) + lo(a0 a3) + carry
            "mulx r13, r14, [", $a, " + 24]\n", // a2 a3
            "mov rdx, [", $a, "]\n",            // multiplier
            "mulx r15, r11, rdx\n",             // a0 a0
            "adcx r10, rbp\n",                  // t4 = hi(a0 a3) + hi(a1 a2) + carry
            "adcx r14, r8\n",                   // t5 = lo(a2 a3) + hi(a1 a3) + carry
            "adc r13, 0\n",                     // t6 = hi(a2 a3) + carry
            "add rbx, r12\n",                   // t3 += lo(a1 a2)
            "adc r10, r9\n",                    // t4 += lo(a1 a3) + carry
            "adc r14, 0\n",                     // t5 += carry
            "adc r13, 0\n",                     // t6 += carry
            "xor ebp, ebp\n",                   // t7 = 0
            "adcx rcx, rcx\n",                  // t1 = 2 t1 + carry
            "adcx rax, rax\n",                  // t2 = 2 t2 + carry
            "adcx rbx, rbx\n",                  // t3 = 2 t3 + carry
            "adcx r10, r10\n",                  // t4 = 2 t4 + carry
            "mov rdx, [", $a, " + 8]\n",        // multiplier
            "mulx r8, r12, rdx\n",              // a1 a1
            "adox rcx, r15\n",                  // t1 += hi(a0 a0)
            "adox rax, r12\n",                  // t2 += lo(a1 a1)
            "adox rbx, r8\n",                   // t3 += hi(a1 a1)
            "mov rdx, [", $a, " + 16]\n",       // multiplier
            "mulx r9, r15, rdx\n",              // a2 a2
            "adox r10, r15\n",                  // t4 += lo(a2 a2)
            "adcx r14, r14\n",                  // t5 = 2 t5 + carry
            "adox r14, r9\n",                   // t5 += hi(a2 a2)
            "mov edx, 38\n",                    // multiplier
            "mulx r12, r8, r14\n",              // 38 t5
            "mulx r15, r9, r10\n",              // 38 t4
            "adcx r13, r13\n",                  // t6 = 2 t6 + carry
            "mov rdx, [", $a, " + 24]\n",       // multiplier
            "mulx r14, r10, rdx\n",             // a3 a3
            "adcx rbp, rbp\n",                  // t7 = 2 t7 + carry
            "adox r13, r10\n",                  // t6 += lo(a3 a3)
            "adox rbp, r14\n",                  // t7 += hi(a3 a3)
            "mov edx, 38\n",                    // multiplier
            "mulx r10, r14, r13\n",             // 38 t6
            "add r11, r9\n",                    // t0 += lo(38 t4)
            "adc rcx, r8\n",                    // t1 += lo(38 t5) + carry
            "adc rax, r14\n",                   // t2 += lo(38 t6) + carry
            "mulx rbp, r13, rbp\n",             // 38 t7
            "adcx rbx, r13\n",                  // t3 += lo(38 t7) + carry
            "adc rbp, 0\n",                     // q = hi(38 t7) + carry
            "btr rbx, 63\n",                    // t3 mod 2^63
            "adc rbp, rbp\n",                   // q = 2q + bit
            "imul rbp, rbp, 19\n",              // 19q
            "add r11, rbp\n",                   // t0 += 19q
            "adcx rcx, r15\n",                  // t1 += hi(38 t4) + last carry
            "mov [", $d, " + 8], rcx\n",        // d1
            "adcx rax, r12\n",                  // t2 += hi(38 t5) + last carry
            "mov [", $d, " + 16], rax\n",       // d2
            "adcx rbx, r10\n",                  // t3 += hi(38 t6) + last carry
            "mov [", $d, "], r11\n",            // d0
            "mov [", $d, " + 24], rbx\n",       // d3
        )
    };
}

/// `d = a + b`, below `2^256`, for `a + b < 2^257 - 38`: a carry out is worth 38, and cannot come twice.
#[rustfmt::skip]
macro_rules! sum {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rbx, [", $a, "]\n",      // a0
            "mov rbp, [", $a, " + 24]\n", // a3
            "add rbx, [", $b, "]\n",      // a0 + b0
            "mov rax, [", $a, " + 16]\n", // a2
            "mov rcx, [", $a, " + 8]\n",  // a1
            "adcx rcx, [", $b, " + 8]\n", // a1 + b1
            "adc rax, [", $b, " + 16]\n", // a2 + b2
            "adc rbp, [", $b, " + 24]\n", // a3 + b3
            "sbb r8, r8\n",               // carry in every bit
            "and r8d, 38\n",              // 38 or 0
            "add rbx, r8\n",              // t0 + its part of 38
            "adc rcx, 0\n",               // t1 + its part of 38
            "adc rax, 0\n",               // t2 + its part of 38
            "mov [", $d, " + 8], rcx\n",  // d1
            "adc rbp, 0\n",               // t3 + its part of 38
            "mov [", $d, " + 16], rax\n", // d2
            "mov [", $d, " + 24], rbp\n", // d3
            "mov [", $d, "], rbx\n",      // d0
        )
    };
}

/// `d = a - b`, below `2^256`, for `b - a <= 2^256 - 38`: a borrow is worth 38, and cannot come twice.
#[rustfmt::skip]
macro_rules! difference {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rbx, [", $a, "]\n",      // a0
            "mov rbp, [", $a, " + 24]\n", // a3
            "sub rbx, [", $b, "]\n",      // a0 - b0
            "mov rax, [", $a, " + 16]\n", // a2
            "mov rcx, [", $a, " + 8]\n",  // a1
            "sbb rcx, [", $b, " + 8]\n",  // a1 - b1
            "sbb rax, [", $b, " + 16]\n", // a2 - b2
            "sbb rbp, [", $b, " + 24]\n", // a3 - b3
            "sbb r8, r8\n",               // carry in every bit
            "and r8d, 38\n",              // 38 or 0
            "sub rbx, r8\n",              // t0 - its part of 38
            "mov [", $d, "], rbx\n",      // d0
            "sbb rcx, 0\n",               // t1 - its part of 38
            "sbb rax, 0\n",               // t2 - its part of 38
            "sbb rbp, 0\n",               // t3 - its part of 38
            "mov [", $d, " + 16], rax\n", // d2
            "mov [", $d, " + 8], rcx\n",  // d1
            "mov [", $d, " + 24], rbp\n", // d3
        )
    };
}

/// `d = 121665 a + b`, below `2^255 + 2^23`, for any `a` and `b`.
#[rustfmt::skip]
macro_rules! small_product_plus {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov edx, 121665\n",                // multiplier
            "mulx rbx, rbp, [", $a, " + 16]\n", // k a2
            "mulx rax, rcx, [", $a, " + 8]\n",  // k a1
            "mulx r8, r9, [", $a, "]\n",        // k a0
            "xor r10d, r10d\n",                 // 0
            "mulx r11, r12, [", $a, " + 24]\n", // k a3
            "adcx r9, [", $b, "]\n",            // t0 += b0
            "adox rcx, r8\n",                   // t1 = lo(k a1) + hi(k a0)
            "adcx rcx, [", $b, " + 8]\n",       // t1 += b1
            "adox rbp, rax\n",                  // t2 = lo(k a2) + hi(k a1)
            "adcx rbp, [", $b, " + 16]\n",      // t2 += b2
            "adox r12, rbx\n",                  // t3 = lo(k a3) + hi(k a2)
            "adcx r12, [", $b, " + 24]\n",      // t3 += b3
            "adox r11, r10\n",                  // q = hi(k a3) + overflow
            "adc r11, 0\n",                     // q += carry
            "btr r12, 63\n",                    // t3 mod 2^63
            "adc r11, r11\n",                   // q = 2q + bit
            "imul r11, r11, 19\n",              // 19q
            "add r9, r11\n",                    // t0 += 19q
            "adc rcx, 0\n",                     // t1 += 0 + last carry
            "mov [", $d, " + 8], rcx\n",        // d1
            "mov [", $d, "], r9\n",             // d0
            "adc rbp, 0\n",                     // t2 += 0 + last carry
            "adc r12, 0\n",                     // t3 += 0 + last carry
            "mov [", $d, " + 24], r12\n",       // d3
            "mov [", $d, " + 16], rbp\n",       // d2
        )
    };
}

/// `d = if rsi == 0 { a } else { b }`.
#[rustfmt::skip]
macro_rules! choose {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rbx, [", $a, "]\n",         // a0
            "mov rbp, [", $a, " + 8]\n",     // a1
            "mov rax, [", $a, " + 24]\n",    // a3
            "mov rcx, [", $a, " + 16]\n",    // a2
            "test rsi, rsi\n",               // which
            "cmovnz rcx, [", $b, " + 16]\n", // b2 or a2
            "cmovnz rbp, [", $b, " + 8]\n",  // b1 or a1
            "cmovnz rbx, [", $b, "]\n",      // b0 or a0
            "cmovnz rax, [", $b, " + 24]\n", // b3 or a3
            "mov [", $d, "], rbx\n",         // d0
            "mov [", $d, " + 8], rbp\n",     // d1
            "mov [", $d, " + 24], rax\n",    // d3
            "mov [", $d, " + 16], rcx\n",    // d2
        )
    };
}

/// a step of the Montgomery ladder of X25519
#[rustfmt::skip]
macro_rules! ladder_step {
    () => {
        concat!(
            difference!("rdi + 160", "rdi + 32", "rdi + 64"),            // B = x2 - z2
            sum!("rdi + 192", "rdi + 32", "rdi + 64"),                   // A = x2 + z2
            sum!("rdi + 224", "rdi + 96", "rdi + 128"),                  // C = x3 + z3
            difference!("rdi + 256", "rdi + 96", "rdi + 128"),           // D = x3 - z3
            product!("rdi + 288", "rdi + 224", "rdi + 160"),             // CB = C B
            choose!("rdi + 320", "rdi + 160", "rdi + 256"),              // b = B or D
            product!("rdi + 160", "rdi + 256", "rdi + 192"),             // DA = D A
            difference!("rdi + 256", "rdi + 160", "rdi + 288"),          // s = DA - CB
            choose!("rdi + 192", "rdi + 192", "rdi + 224"),              // a = A or C
            square!("rdi + 224", "rdi + 320"),                           // bb = b^2
            square!("rdi + 320", "rdi + 192"),                           // aa = a^2
            square!("rdi + 192", "rdi + 256"),                           // ss = s^2
            difference!("rdi + 256", "rdi + 320", "rdi + 224"),          // E = aa - bb
            product!("rdi + 32", "rdi + 320", "rdi + 224"),              // x2 = aa bb
            sum!("rdi + 224", "rdi + 160", "rdi + 288"),                 // r = DA + CB
            small_product_plus!("rdi + 160", "rdi + 256", "rdi + 320"),  // F = k E + aa
            product!("rdi + 128", "rdi + 192", "rdi + 0"),               // z3 = ss u
            product!("rdi + 64", "rdi + 160", "rdi + 256"),              // z2 = F E
            square!("rdi + 96", "rdi + 224"),                            // x3 = r^2
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
            square!("rdi + 192", "rdi + 32"),                            // B = Y^2
            sum!("rdi + 224", "rdi + 0", "rdi + 32"),                    // S = X + Y
            sum!("rdi + 256", "rdi + 128", "rdi + 128"),                 // D = C + C
            sum!("rdi + 288", "rdi + 160", "rdi + 192"),                 // H = A + B
            difference!("rdi + 128", "rdi + 192", "rdi + 160"),          // G = B - A
            square!("rdi + 224", "rdi + 224"),                           // SS = S^2
            difference!("rdi + 256", "rdi + 256", "rdi + 128"),          // F = D - G
            difference!("rdi + 224", "rdi + 224", "rdi + 160"),          // R = SS - A
            product!("rdi + 32", "rdi + 128", "rdi + 288"),              // Y = G H
            difference!("rdi + 160", "rdi + 224", "rdi + 192"),          // E = R - B
            product!("rdi + 64", "rdi + 256", "rdi + 128"),              // Z = F G
            product!("rdi + 0", "rdi + 160", "rdi + 256"),               // X = E F
            product!("rdi + 96", "rdi + 160", "rdi + 288"),              // T = E H
        )
    };
}

/// an addition of an affine point of edwards25519, and the selection of the next
#[rustfmt::skip]
macro_rules! add_affine {
    () => {
        concat!(
            start!(),                                                    // nothing chosen
            entry!("0"),                                                 // entry 1
            entry!("96"),                                                // entry 2
            difference!("rdi + 128", "rdi + 32", "rdi + 0"),             // M = Y - X
            product!("rdi + 160", "rdi + 96", "rdi + 384"),              // C = T 2dxy
            entry!("192"),                                               // entry 3
            entry!("288"),                                               // entry 4
            sum!("rdi + 192", "rdi + 32", "rdi + 0"),                    // P = Y + X
            product!("rdi + 224", "rdi + 128", "rdi + 352"),             // A = M (y-x)
            product!("rdi + 256", "rdi + 192", "rdi + 320"),             // B = P (y+x)
            entry!("384"),                                               // entry 5
            entry!("480"),                                               // entry 6
            entry!("576"),                                               // entry 7
            entry!("672"),                                               // entry 8
            sum!("rdi + 288", "rdi + 64", "rdi + 64"),                   // D = Z + Z
            difference!("rdi + 128", "rdi + 288", "rdi + 160"),          // F = D - C
            entry!("768"),                                               // entry 9
            entry!("864"),                                               // entry 10
            difference!("rdi + 192", "rdi + 256", "rdi + 224"),          // E = B - A
            sum!("rdi + 256", "rdi + 256", "rdi + 224"),                 // H = B + A
            entry!("960"),                                               // entry 11
            entry!("1056"),                                              // entry 12
            entry!("1152"),                                              // entry 13
            entry!("1248"),                                              // entry 14
            product!("rdi + 0", "rdi + 192", "rdi + 128"),               // X = E F
            product!("rdi + 96", "rdi + 192", "rdi + 256"),              // T = E H
            entry!("1344"),                                              // entry 15
            entry!("1440"),                                              // entry 16
            sum!("rdi + 224", "rdi + 288", "rdi + 160"),                 // G = D + C
            finish!(),                                                   // the next addend
            product!("rdi + 32", "rdi + 224", "rdi + 256"),              // Y = G H
            product!("rdi + 64", "rdi + 128", "rdi + 224"),              // Z = F G
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
            square!("rdi + 192", "rdi + 32"),                            // B = Y^2
            sum!("rdi + 224", "rdi + 0", "rdi + 32"),                    // S = X + Y
            sum!("rdi + 256", "rdi + 128", "rdi + 128"),                 // D = C + C
            sum!("rdi + 288", "rdi + 160", "rdi + 192"),                 // H = A + B
            difference!("rdi + 128", "rdi + 192", "rdi + 160"),          // G = B - A
            square!("rdi + 224", "rdi + 224"),                           // SS = S^2
            difference!("rdi + 256", "rdi + 256", "rdi + 128"),          // F = D - G
            difference!("rdi + 224", "rdi + 224", "rdi + 160"),          // R = SS - A
            product!("rdi + 32", "rdi + 128", "rdi + 288"),              // Y = G H
            difference!("rdi + 160", "rdi + 224", "rdi + 192"),          // E = R - B
            product!("rdi + 64", "rdi + 256", "rdi + 128"),              // Z = F G
            product!("rdi + 0", "rdi + 160", "rdi + 256"),               // X = E F
        )
    };
}

crate::fe25519::points_adx::functions!();
