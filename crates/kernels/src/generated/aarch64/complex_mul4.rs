//! `complex_mul_4_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    complex_product 4 two_spare_bits;
    ["x10" r0 "x20" r1 "x6" r2 "x7" r3];
    ["x9" r4 "x23" r5 "x8" r6 "x25" r7];
    ["x5" "x11" "x12" "x13" "x14" "x15" "x16" "x17" "x21" "x22" "x24" "x26" "x27" "x28"];
    p n0;
    "sub sp, sp, #288",
    "ldp x5, x6, [x0]",              // x0, x1
    "ldp x7, x8, [x3]",              // y0, y1
    "ldp x9, x10, [x0, #16]",        // x2, x3
    "ldp x11, x12, [x3, #16]",       // y2, y3
    "ldp x13, x14, [x1]",            // z0, z1
    "ldp x15, x16, [x4]",            // w0, w1
    "ldp x17, x20, [x1, #16]",       // z2, z3
    "ldp x21, x22, [x4, #16]",       // w2, w3
    "ldp x23, x24, [x0]",            // x0, x1
    "ldp x25, x26, [x1]",            // z0, z1
    "adds x27, x5, x7",              // s0 = x0 + y0
    "adcs x28, x6, x8",              // s1 = x1 + y1
    "adcs x5, x9, x11",              // s2 = x2 + y2
    "adc x7, x10, x12",              // s3 = x3 + y3
    "adds x6, x13, x15",             // e0 = z0 + w0
    "adcs x8, x14, x16",             // e1 = z1 + w1
    "adcs x9, x17, x21",             // e2 = z2 + w2
    "adc x11, x20, x22",             // e3 = z3 + w3
    "umulh x10, x6, x27",            // hi(e0 s0)
    "mul x12, x6, x28",              // lo(e0 s1)
    "ldp x13, x15, [x0, #16]",       // x2, x3
    "ldp x14, x16, [x1, #16]",       // z2, z3
    "umulh x17, x6, x28",            // hi(e0 s1)
    "mul x21, x6, x5",               // lo(e0 s2)
    "ldp x20, x22, [x2, #{p}]",      // p0, p1
    "adds x0, x12, x10",             // c1 = lo + hi
    "umulh x1, x6, x5",              // hi(e0 s2)
    "adcs x12, x21, x17",            // c2 = lo + hi + carry
    "mul x10, x6, x7",               // lo(e0 s3)
    "adcs x21, x10, x1",             // c3 = lo + hi + carry
    "umulh x17, x6, x7",             // hi(e0 s3)
    "mul x10, x6, x27",              // lo(e0 s0)
    "adc x1, x17, xzr",              // c4 = hi + carry
    "mul x6, x8, x27",               // lo(e1 s0)
    "adds x17, x0, x6",              // c1 += lo
    "mul x0, x8, x28",               // lo(e1 s1)
    "stp x10, x17, [sp]",            // c0, c1 to memory
    "mul x6, x8, x5",                // lo(e1 s2)
    "adcs x10, x12, x0",             // c2 += lo
    "mul x17, x8, x7",               // lo(e1 s3)
    "adcs x12, x21, x6",             // c3 += lo
    "umulh x0, x8, x7",              // hi(e1 s3)
    "adcs x21, x1, x17",             // c4 += lo
    "umulh x6, x8, x27",             // hi(e1 s0)
    "adc x1, x0, xzr",               // c5 = hi + carry
    "adds x17, x10, x6",             // c2 += hi
    "umulh x0, x8, x28",             // hi(e1 s1)
    "umulh x10, x8, x5",             // hi(e1 s2)
    "adcs x6, x12, x0",              // c3 += hi
    "adcs x8, x21, x10",             // c4 += hi
    "adc x12, x1, xzr",              // c5 += carry
    "mul x0, x9, x27",               // lo(e2 s0)
    "mul x21, x9, x28",              // lo(e2 s1)
    "adds x10, x17, x0",             // c2 += lo
    "mul x1, x9, x5",                // lo(e2 s2)
    "adcs x17, x6, x21",             // c3 += lo
    "mul x0, x9, x7",                // lo(e2 s3)
    "adcs x6, x8, x1",               // c4 += lo
    "umulh x21, x9, x7",             // hi(e2 s3)
    "adcs x8, x12, x0",              // c5 += lo
    "umulh x1, x9, x27",             // hi(e2 s0)
    "adc x12, x21, xzr",             // c6 = hi + carry
    "adds x0, x17, x1",              // c3 += hi
    "umulh x21, x9, x28",            // hi(e2 s1)
    "umulh x17, x9, x5",             // hi(e2 s2)
    "adcs x1, x6, x21",              // c4 += hi
    "adcs x9, x8, x17",              // c5 += hi
    "adc x6, x12, xzr",              // c6 += carry
    "mul x21, x11, x27",             // lo(e3 s0)
    "mul x8, x11, x28",              // lo(e3 s1)
    "umulh x17, x11, x27",           // hi(e3 s0)
    "umulh x12, x11, x28",           // hi(e3 s1)
    "adds x27, x0, x21",             // c3 += lo
    "mul x28, x11, x5",              // lo(e3 s2)
    "umulh x0, x11, x5",             // hi(e3 s2)
    "stp x10, x27, [sp, #16]",       // c2, c3 to memory
    "adcs x21, x1, x8",              // c4 += lo
    "mul x5, x11, x7",               // lo(e3 s3)
    "umulh x10, x11, x7",            // hi(e3 s3)
    "umulh x27, x25, x23",           // hi(z0 x0)
    "mul x1, x25, x24",              // lo(z0 x1)
    "ldr x8, [x2, #{n0}]",           // n0
    "adcs x11, x9, x28",             // c5 += lo
    "umulh x7, x25, x24",            // hi(z0 x1)
    "adcs x9, x6, x5",               // c6 += lo
    "adc x28, x10, xzr",             // c7 = hi + carry
    "adds x6, x21, x17",             // c4 += hi
    "adcs x5, x11, x12",             // c5 += hi
    "stp x6, x5, [sp, #32]",         // c4, c5 to memory
    "adcs x10, x9, x0",              // c6 += hi
    "adc x21, x28, xzr",             // c7 += carry
    "adds x17, x1, x27",             // a1 = lo + hi
    "stp x10, x21, [sp, #48]",       // c6, c7 to memory
    "mul x11, x25, x13",             // lo(z0 x2)
    "umulh x12, x25, x13",           // hi(z0 x2)
    "ldp x6, x5, [sp]",              // c0, c1
    "mul x9, x25, x15",              // lo(z0 x3)
    "umulh x0, x25, x15",            // hi(z0 x3)
    "ldp x28, x1, [sp, #16]",        // c2, c3
    "mul x27, x26, x23",             // lo(z1 x0)
    "mul x10, x25, x23",             // lo(z0 x0)
    "adcs x21, x11, x7",             // a2 = lo + hi + carry
    "mul x25, x26, x24",             // lo(z1 x1)
    "adcs x11, x9, x12",             // a3 = lo + hi + carry
    "adc x7, x0, xzr",               // a4 = hi + carry
    "mul x9, x26, x13",              // lo(z1 x2)
    "adds x12, x17, x27",            // a1 += lo
    "mul x0, x26, x15",              // lo(z1 x3)
    "stp x10, x12, [sp, #128]",      // a0, a1 to memory
    "adcs x17, x21, x25",            // a2 += lo
    "umulh x27, x26, x15",           // hi(z1 x3)
    "adcs x21, x11, x9",             // a3 += lo
    "umulh x25, x26, x23",           // hi(z1 x0)
    "adcs x11, x7, x0",              // a4 += lo
    "umulh x9, x26, x24",            // hi(z1 x1)
    "umulh x7, x26, x13",            // hi(z1 x2)
    "adc x0, x27, xzr",              // a5 = hi + carry
    "adds x26, x17, x25",            // a2 += hi
    "mul x27, x14, x23",             // lo(z2 x0)
    "adcs x17, x21, x9",             // a3 += hi
    "adcs x25, x11, x7",             // a4 += hi
    "adc x21, x0, xzr",              // a5 += carry
    "mul x9, x14, x24",              // lo(z2 x1)
    "mul x11, x14, x13",             // lo(z2 x2)
    "adds x7, x26, x27",             // a2 += lo
    "mul x0, x14, x15",              // lo(z2 x3)
    "adcs x26, x17, x9",             // a3 += lo
    "umulh x27, x14, x15",           // hi(z2 x3)
    "adcs x17, x25, x11",            // a4 += lo
    "umulh x9, x14, x23",            // hi(z2 x0)
    "adcs x25, x21, x0",             // a5 += lo
    "umulh x11, x14, x24",           // hi(z2 x1)
    "umulh x21, x14, x13",           // hi(z2 x2)
    "adc x0, x27, xzr",              // a6 = hi + carry
    "adds x14, x26, x9",             // a3 += hi
    "mul x27, x16, x23",             // lo(z3 x0)
    "umulh x26, x16, x23",           // hi(z3 x0)
    "adcs x9, x17, x11",             // a4 += hi
    "adcs x23, x25, x21",            // a5 += hi
    "adc x17, x0, xzr",              // a6 += carry
    "mul x11, x16, x24",             // lo(z3 x1)
    "mul x25, x16, x13",             // lo(z3 x2)
    "umulh x21, x16, x24",           // hi(z3 x1)
    "adds x0, x14, x27",             // a3 += lo
    "mul x24, x16, x15",             // lo(z3 x3)
    "umulh x14, x16, x15",           // hi(z3 x3)
    "stp x7, x0, [sp, #144]",        // a2, a3 to memory
    "adcs x27, x9, x11",             // a4 += lo
    "umulh x15, x16, x13",           // hi(z3 x2)
    "ldp x9, x11, [sp, #32]",        // c4, c5
    "adcs x16, x23, x25",            // a5 += lo
    "adcs x13, x17, x24",            // a6 += lo
    "adc x23, x14, xzr",             // a7 = hi + carry
    "adds x25, x27, x26",            // a4 += hi
    "adcs x17, x16, x21",            // a5 += hi
    "stp x25, x17, [sp, #160]",      // a4, a5 to memory
    "adcs x24, x13, x15",            // a6 += hi
    "adc x14, x23, xzr",             // a7 += carry
    "subs x27, x6, x10",             // d0 = c0 - a0
    "stp x24, x14, [sp, #176]",      // a6, a7 to memory
    "sbcs x26, x5, x12",             // d1 = c1 - a1
    "sbcs x16, x28, x7",             // d2 = c2 - a2
    "sbcs x21, x1, x0",              // d3 = c3 - a3
    "stp x27, x26, [sp, #64]",       // d0, d1 to memory
    "stp x16, x21, [sp, #80]",       // d2, d3 to memory
    "sbcs x13, x9, x25",             // d4 = c4 - a4
    "sbcs x15, x11, x17",            // d5 = c5 - a5
    "stp x13, x15, [sp, #96]",       // d4, d5 to memory
    "ldp x23, x6, [sp, #48]",        // c6, c7
    "ldp x10, x5, [x4]",             // w0, w1
    "ldp x12, x28, [x2, #{p} + 16]", // p2, p3
    "ldp x7, x1, [x4, #16]",         // w2, w3
    "ldp x0, x27, [x3]",             // y0, y1
    "ldp x26, x16, [x3, #16]",       // y2, y3
    "ldp x21, x9, [sp, #64]",        // d0, d1
    "ldp x25, x11, [sp, #80]",       // d2, d3
    "ldp x17, x13, [sp, #96]",       // d4, d5
    "sbcs x15, x23, x24",            // d6 = c6 - a6
    "sbc x4, x6, x14",               // d7 = c7 - a7
    "subs x3, x20, x10",             // n0 = p0 - w0
    "sbcs x23, x22, x5",             // n1 = p1 - w1
    "stp x15, x4, [sp, #112]",       // d6, d7 to memory
    "sbcs x24, x12, x7",             // n2 = p2 - w2
    "sbc x6, x28, x1",               // n3 = p3 - w3
    "umulh x14, x3, x0",             // hi(n0 y0)
    "mul x20, x3, x27",              // lo(n0 y1)
    "umulh x10, x3, x27",            // hi(n0 y1)
    "ldp x22, x5, [sp, #112]",       // d6, d7
    "ldp x15, x4, [sp, #128]",       // a0, a1
    "mul x12, x3, x26",              // lo(n0 y2)
    "umulh x7, x3, x26",             // hi(n0 y2)
    "adds x28, x20, x14",            // b1 = lo + hi
    "mul x1, x3, x16",               // lo(n0 y3)
    "adcs x20, x12, x10",            // b2 = lo + hi + carry
    "umulh x14, x3, x16",            // hi(n0 y3)
    "mul x12, x3, x0",               // lo(n0 y0)
    "adcs x10, x1, x7",              // b3 = lo + hi + carry
    "mul x3, x23, x0",               // lo(n1 y0)
    "adc x1, x14, xzr",              // b4 = hi + carry
    "adds x7, x28, x3",              // b1 += lo
    "mul x14, x23, x27",             // lo(n1 y1)
    "adcs x28, x20, x14",            // b2 += lo
    "mul x3, x23, x26",              // lo(n1 y2)
    "adcs x20, x10, x3",             // b3 += lo
    "mul x14, x23, x16",             // lo(n1 y3)
    "adcs x10, x1, x14",             // b4 += lo
    "umulh x3, x23, x16",            // hi(n1 y3)
    "adc x1, x3, xzr",               // b5 = hi + carry
    "umulh x14, x23, x0",            // hi(n1 y0)
    "adds x3, x28, x14",             // b2 += hi
    "umulh x28, x23, x27",           // hi(n1 y1)
    "adcs x14, x20, x28",            // b3 += hi
    "umulh x20, x23, x26",           // hi(n1 y2)
    "adcs x28, x10, x20",            // b4 += hi
    "adc x23, x1, xzr",              // b5 += carry
    "mul x10, x24, x0",              // lo(n2 y0)
    "adds x20, x3, x10",             // b2 += lo
    "mul x1, x24, x27",              // lo(n2 y1)
    "adcs x3, x14, x1",              // b3 += lo
    "mul x10, x24, x26",             // lo(n2 y2)
    "adcs x14, x28, x10",            // b4 += lo
    "mul x1, x24, x16",              // lo(n2 y3)
    "adcs x28, x23, x1",             // b5 += lo
    "umulh x10, x24, x16",           // hi(n2 y3)
    "adc x23, x10, xzr",             // b6 = hi + carry
    "umulh x1, x24, x0",             // hi(n2 y0)
    "adds x10, x3, x1",              // b3 += hi
    "umulh x3, x24, x27",            // hi(n2 y1)
    "adcs x1, x14, x3",              // b4 += hi
    "umulh x14, x24, x26",           // hi(n2 y2)
    "adcs x3, x28, x14",             // b5 += hi
    "adc x24, x23, xzr",             // b6 += carry
    "mul x28, x6, x0",               // lo(n3 y0)
    "umulh x14, x6, x0",             // hi(n3 y0)
    "adds x23, x10, x28",            // b3 += lo
    "mul x0, x6, x27",               // lo(n3 y1)
    "umulh x10, x6, x27",            // hi(n3 y1)
    "adcs x28, x1, x0",              // b4 += lo
    "mul x27, x6, x26",              // lo(n3 y2)
    "umulh x1, x6, x26",             // hi(n3 y2)
    "adcs x0, x3, x27",              // b5 += lo
    "mul x26, x6, x16",              // lo(n3 y3)
    "umulh x3, x6, x16",             // hi(n3 y3)
    "adcs x27, x24, x26",            // b6 += lo
    "adc x6, x3, xzr",               // b7 = hi + carry
    "adds x16, x28, x14",            // b4 += hi
    "adcs x24, x0, x10",             // b5 += hi
    "adcs x26, x27, x1",             // b6 += hi
    "adc x3, x6, xzr",               // b7 += carry
    "adds x28, x21, x12",            // q0 = d0 + b0
    "adcs x14, x9, x7",              // q1 = d1 + b1
    "stp x28, x14, [sp, #192]",      // q0, q1 to memory
    "adcs x0, x25, x20",             // q2 = d2 + b2
    "adcs x10, x11, x23",            // q3 = d3 + b3
    "adcs x27, x17, x16",            // q4 = d4 + b4
    "stp x0, x10, [sp, #208]",       // q2, q3 to memory
    "adcs x1, x13, x24",             // q5 = d5 + b5
    "adcs x6, x22, x26",             // q6 = d6 + b6
    "adc x21, x5, x3",               // q7 = d7 + b7
    "stp x27, x1, [sp, #224]",       // q4, q5 to memory
    "stp x6, x21, [sp, #240]",       // q6, q7 to memory
    "adds x9, x15, x12",             // t0 = a0 + b0
    "adcs x28, x4, x7",              // t1 = a1 + b1
    "ldp x14, x25, [sp, #144]",      // a2, a3
    "ldp x11, x17, [sp, #160]",      // a4, a5
    "ldp x0, x10, [sp, #176]",       // a6, a7
    "ldp x13, x22, [x2, #{p}]",      // p0, p1
    "mul x5, x9, x8",                // lo(t0 n0)
    "ldp x27, x1, [x2, #{p} + 16]",  // p2, p3
    "ldp x6, x21, [sp, #192]",       // q0, q1
    "ldp x15, x12, [sp, #208]",      // q2, q3
    "adcs x4, x14, x20",             // t2 = a2 + b2
    "adcs x7, x25, x23",             // t3 = a3 + b3
    "adcs x2, x11, x16",             // t4 = a4 + b4
    "adcs x14, x17, x24",            // t5 = a5 + b5
    "adcs x20, x0, x26",             // t6 = a6 + b6
    "adc x25, x10, x3",              // t7 = a7 + b7
    "cmp x9, #1",                    // carry = t0 != 0
    "mul x23, x5, x22",              // lo(m0 p1)
    "mul x11, x5, x27",              // lo(m0 p2)
    "mul x16, x5, x1",               // lo(m0 p3)
    "ldp x17, x24, [sp, #224]",      // h0, h1
    "ldp x0, x26, [sp, #240]",       // h2, h3
    "umulh x10, x5, x1",             // hi(m0 p3)
    "adcs x3, x28, x23",             // t1 += lo
    "umulh x9, x5, x13",             // hi(m0 p0)
    "adcs x28, x4, x11",             // t2 += lo
    "adcs x23, x7, x16",             // t3 += lo
    "umulh x4, x5, x22",             // hi(m0 p1)
    "umulh x11, x5, x27",            // hi(m0 p2)
    "adc x7, x10, xzr",              // t4 = hi + carry
    "mul x16, x6, x8",               // lo(q0 n0)
    "adds x5, x3, x9",               // t1 += hi
    "adcs x10, x28, x4",             // t2 += hi
    "adcs x3, x23, x11",             // t3 += hi
    "adc x9, x7, xzr",               // t4 += carry
    "cmp x5, #1",                    // carry = t1 != 0
    "mul x28, x5, x8",               // lo(t1 n0)
    "mul x4, x16, x22",              // lo(m0 p1)
    "mul x23, x16, x27",             // lo(m0 p2)
    "mul x11, x16, x1",              // lo(m0 p3)
    "mul x7, x28, x22",              // lo(m1 p1)
    "adcs x5, x10, x7",              // t2 += lo
    "mul x10, x28, x27",             // lo(m1 p2)
    "adcs x7, x3, x10",              // t3 += lo
    "mul x3, x28, x1",               // lo(m1 p3)
    "adcs x10, x9, x3",              // t4 += lo
    "umulh x9, x28, x1",             // hi(m1 p3)
    "adc x3, x9, xzr",               // t5 = hi + carry
    "umulh x9, x28, x13",            // hi(m1 p0)
    "adds x5, x5, x9",               // t2 += hi
    "umulh x9, x28, x22",            // hi(m1 p1)
    "adcs x7, x7, x9",               // t3 += hi
    "umulh x9, x28, x27",            // hi(m1 p2)
    "adcs x28, x10, x9",             // t4 += hi
    "adc x10, x3, xzr",              // t5 += carry
    "cmp x5, #1",                    // carry = t2 != 0
    "mul x9, x5, x8",                // lo(t2 n0)
    "mul x3, x9, x22",               // lo(m2 p1)
    "adcs x5, x7, x3",               // t3 += lo
    "mul x7, x9, x27",               // lo(m2 p2)
    "adcs x3, x28, x7",              // t4 += lo
    "mul x28, x9, x1",               // lo(m2 p3)
    "adcs x7, x10, x28",             // t5 += lo
    "umulh x10, x9, x1",             // hi(m2 p3)
    "adc x28, x10, xzr",             // t6 = hi + carry
    "umulh x10, x9, x13",            // hi(m2 p0)
    "adds x5, x5, x10",              // t3 += hi
    "umulh x10, x9, x22",            // hi(m2 p1)
    "adcs x3, x3, x10",              // t4 += hi
    "umulh x10, x9, x27",            // hi(m2 p2)
    "adcs x9, x7, x10",              // t5 += hi
    "adc x7, x28, xzr",              // t6 += carry
    "cmp x5, #1",                    // carry = t3 != 0
    "mul x10, x5, x8",               // lo(t3 n0)
    "mul x28, x10, x22",             // lo(m3 p1)
    "adcs x5, x3, x28",              // t4 += lo
    "mul x3, x10, x27",              // lo(m3 p2)
    "adcs x28, x9, x3",              // t5 += lo
    "mul x9, x10, x1",               // lo(m3 p3)
    "adcs x3, x7, x9",               // t6 += lo
    "umulh x7, x10, x1",             // hi(m3 p3)
    "adc x9, x7, xzr",               // t7 = hi + carry
    "umulh x7, x10, x13",            // hi(m3 p0)
    "adds x5, x5, x7",               // t4 += hi
    "umulh x7, x10, x22",            // hi(m3 p1)
    "adcs x28, x28, x7",             // t5 += hi
    "umulh x7, x10, x27",            // hi(m3 p2)
    "adcs x10, x3, x7",              // t6 += hi
    "adc x3, x9, xzr",               // t7 += carry
    "adds x7, x5, x2",               // t4 += t4
    "adcs x9, x28, x14",             // t5 += t5
    "adcs x5, x10, x20",             // t6 += t6
    "adc x2, x3, x25",               // t7 += t7
    "subs x28, x7, x13",             // t4 - p0
    "sbcs x14, x9, x22",             // t5 - p1
    "sbcs x10, x5, x27",             // t6 - p2
    "sbcs x20, x2, x1",              // t7 - p3
    "csel x3, x7, x28, lo",          // t4 if it borrowed
    "csel x25, x9, x14, lo",         // t5 if it borrowed
    "stp x3, x25, [sp, #256]",       // r0, r1 to memory
    "csel x7, x5, x10, lo",          // t6 if it borrowed
    "csel x28, x2, x20, lo",         // t7 if it borrowed
    "cmp x6, #1",                    // carry = q0 != 0
    "stp x7, x28, [sp, #272]",       // r2, r3 to memory
    "adcs x9, x21, x4",              // q1 += lo
    "adcs x14, x15, x23",            // q2 += lo
    "adcs x3, x12, x11",             // q3 += lo
    "umulh x25, x16, x1",            // hi(m0 p3)
    "umulh x5, x16, x13",            // hi(m0 p0)
    "ldp x10, x20, [sp, #256]",      // r0, r1
    "ldp x6, x7, [sp, #272]",        // r2, r3
    "umulh x2, x16, x22",            // hi(m0 p1)
    "umulh x28, x16, x27",           // hi(m0 p2)
    "adc x21, x25, xzr",             // q4 = hi + carry
    "adds x4, x9, x5",               // q1 += hi
    "adcs x15, x14, x2",             // q2 += hi
    "adcs x23, x3, x28",             // q3 += hi
    "adc x12, x21, xzr",             // q4 += carry
    "cmp x4, #1",                    // carry = q1 != 0
    "mul x11, x4, x8",               // lo(q1 n0)
    "mul x16, x11, x22",             // lo(m1 p1)
    "mul x25, x11, x27",             // lo(m1 p2)
    "mul x9, x11, x1",               // lo(m1 p3)
    "umulh x5, x11, x1",             // hi(m1 p3)
    "umulh x14, x11, x13",           // hi(m1 p0)
    "umulh x2, x11, x22",            // hi(m1 p1)
    "adcs x3, x15, x16",             // q2 += lo
    "adcs x28, x23, x25",            // q3 += lo
    "umulh x21, x11, x27",           // hi(m1 p2)
    "adcs x4, x12, x9",              // q4 += lo
    "adc x15, x5, xzr",              // q5 = hi + carry
    "adds x16, x3, x14",             // q2 += hi
    "adcs x23, x28, x2",             // q3 += hi
    "adcs x25, x4, x21",             // q4 += hi
    "adc x11, x15, xzr",             // q5 += carry
    "cmp x16, #1",                   // carry = q2 != 0
    "mul x12, x16, x8",              // lo(q2 n0)
    "mul x9, x12, x22",              // lo(m2 p1)
    "mul x5, x12, x27",              // lo(m2 p2)
    "mul x3, x12, x1",               // lo(m2 p3)
    "umulh x14, x12, x1",            // hi(m2 p3)
    "umulh x28, x12, x13",           // hi(m2 p0)
    "umulh x2, x12, x22",            // hi(m2 p1)
    "adcs x4, x23, x9",              // q3 += lo
    "adcs x21, x25, x5",             // q4 += lo
    "umulh x15, x12, x27",           // hi(m2 p2)
    "adcs x16, x11, x3",             // q5 += lo
    "adc x23, x14, xzr",             // q6 = hi + carry
    "adds x9, x4, x28",              // q3 += hi
    "adcs x25, x21, x2",             // q4 += hi
    "adcs x5, x16, x15",             // q5 += hi
    "adc x12, x23, xzr",             // q6 += carry
    "cmp x9, #1",                    // carry = q3 != 0
    "mul x11, x9, x8",               // lo(q3 n0)
    "mul x3, x11, x22",              // lo(m3 p1)
    "mul x14, x11, x27",             // lo(m3 p2)
    "mul x4, x11, x1",               // lo(m3 p3)
    "umulh x28, x11, x1",            // hi(m3 p3)
    "umulh x21, x11, x13",           // hi(m3 p0)
    "umulh x2, x11, x22",            // hi(m3 p1)
    "adcs x16, x25, x3",             // q4 += lo
    "adcs x15, x5, x14",             // q5 += lo
    "umulh x23, x11, x27",           // hi(m3 p2)
    "adcs x9, x12, x4",              // q6 += lo
    "adc x8, x28, xzr",              // q7 = hi + carry
    "adds x25, x16, x21",            // q4 += hi
    "adcs x3, x15, x2",              // q5 += hi
    "adcs x5, x9, x23",              // q6 += hi
    "adc x14, x8, xzr",              // q7 += carry
    "adds x11, x25, x17",            // q4 += h0
    "adcs x12, x3, x24",             // q5 += h1
    "adcs x4, x5, x0",               // q6 += h2
    "adc x28, x14, x26",             // q7 += h3
    "subs x16, x11, x13",            // q4 - p0
    "sbcs x21, x12, x22",            // q5 - p1
    "sbcs x15, x4, x27",             // q6 - p2
    "sbcs x2, x28, x1",              // q7 - p3
    "csel x9, x11, x16, lo",         // q4 if it borrowed
    "csel x23, x12, x21, lo",        // q5 if it borrowed
    "csel x8, x4, x15, lo",          // q6 if it borrowed
    "csel x25, x28, x2, lo",         // q7 if it borrowed
    "add sp, sp, #288",
    "ret",
}
