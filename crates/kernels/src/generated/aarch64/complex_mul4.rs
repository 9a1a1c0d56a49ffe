//! `complex_mul_4_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    complex_product 4 two_spare_bits;
    ["x12" r0 "x13" r1 "x9" r2 "x10" r3];
    ["x5" r4 "x6" r5 "x8" r6 "x7" r7];
    ["x11" "x14" "x15" "x16" "x17" "x20" "x21" "x22" "x23"];
    p n0;
    "sub sp, sp, #288",
    "ldp x5, x6, [x0]",             // x0, x1
    "ldp x7, x8, [x3]",             // y0, y1
    "ldp x9, x10, [x0, #16]",       // x2, x3
    "ldp x11, x12, [x3, #16]",      // y2, y3
    "ldp x13, x14, [x1]",           // z0, z1
    "ldr x15, [x2, #{n0}]",         // n0
    "adds x5, x5, x7",              // s0 = x0 + y0
    "adcs x6, x6, x8",              // s1 = x1 + y1
    "adcs x7, x9, x11",             // s2 = x2 + y2
    "adc x8, x10, x12",             // s3 = x3 + y3
    "ldp x9, x10, [x4]",            // w0, w1
    "ldp x11, x12, [x1, #16]",      // z2, z3
    "adds x9, x13, x9",             // e0 = z0 + w0
    "adcs x10, x14, x10",           // e1 = z1 + w1
    "ldp x13, x14, [x4, #16]",      // w2, w3
    "adcs x11, x11, x13",           // e2 = z2 + w2
    "adc x12, x12, x14",            // e3 = z3 + w3
    "umulh x13, x9, x5",            // hi(e0 s0)
    "mul x14, x9, x6",              // lo(e0 s1)
    "adds x13, x14, x13",           // c1 = lo + hi
    "umulh x14, x9, x6",            // hi(e0 s1)
    "mul x16, x9, x7",              // lo(e0 s2)
    "adcs x14, x16, x14",           // c2 = lo + hi + carry
    "umulh x16, x9, x7",            // hi(e0 s2)
    "mul x17, x9, x8",              // lo(e0 s3)
    "adcs x16, x17, x16",           // c3 = lo + hi + carry
    "umulh x17, x9, x8",            // hi(e0 s3)
    "adc x17, x17, xzr",            // c4 = hi + carry
    "mul x20, x10, x5",             // lo(e1 s0)
    "adds x13, x13, x20",           // c1 += lo
    "mul x20, x10, x6",             // lo(e1 s1)
    "adcs x14, x14, x20",           // c2 += lo
    "mul x20, x10, x7",             // lo(e1 s2)
    "adcs x16, x16, x20",           // c3 += lo
    "mul x20, x10, x8",             // lo(e1 s3)
    "adcs x17, x17, x20",           // c4 += lo
    "umulh x20, x10, x8",           // hi(e1 s3)
    "adc x20, x20, xzr",            // c5 = hi + carry
    "umulh x21, x10, x5",           // hi(e1 s0)
    "adds x14, x14, x21",           // c2 += hi
    "umulh x21, x10, x6",           // hi(e1 s1)
    "adcs x16, x16, x21",           // c3 += hi
    "umulh x10, x10, x7",           // hi(e1 s2)
    "adcs x10, x17, x10",           // c4 += hi
    "adc x17, x20, xzr",            // c5 += carry
    "mul x20, x11, x5",             // lo(e2 s0)
    "adds x14, x14, x20",           // c2 += lo
    "mul x20, x11, x6",             // lo(e2 s1)
    "adcs x16, x16, x20",           // c3 += lo
    "mul x20, x11, x7",             // lo(e2 s2)
    "adcs x10, x10, x20",           // c4 += lo
    "mul x20, x11, x8",             // lo(e2 s3)
    "adcs x17, x17, x20",           // c5 += lo
    "umulh x20, x11, x8",           // hi(e2 s3)
    "adc x20, x20, xzr",            // c6 = hi + carry
    "umulh x21, x11, x5",           // hi(e2 s0)
    "adds x16, x16, x21",           // c3 += hi
    "umulh x21, x11, x6",           // hi(e2 s1)
    "adcs x10, x10, x21",           // c4 += hi
    "umulh x11, x11, x7",           // hi(e2 s2)
    "adcs x11, x17, x11",           // c5 += hi
    "adc x17, x20, xzr",            // c6 += carry
    "mul x20, x12, x5",             // lo(e3 s0)
    "adds x16, x16, x20",           // c3 += lo
    "mul x20, x12, x6",             // lo(e3 s1)
    "stp x14, x16, [sp, #16]",      // c2, c3 to memory
    "adcs x10, x10, x20",           // c4 += lo
    "mul x14, x12, x7",             // lo(e3 s2)
    "adcs x11, x11, x14",           // c5 += lo
    "mul x14, x12, x8",             // lo(e3 s3)
    "adcs x14, x17, x14",           // c6 += lo
    "umulh x8, x12, x8",            // hi(e3 s3)
    "umulh x6, x12, x6",            // hi(e3 s1)
    "umulh x7, x12, x7",            // hi(e3 s2)
    "umulh x12, x12, x5",           // hi(e3 s0)
    "mul x5, x9, x5",               // lo(e0 s0)
    "adc x8, x8, xzr",              // c7 = hi + carry
    "adds x9, x10, x12",            // c4 += hi
    "adcs x6, x11, x6",             // c5 += hi
    "adcs x7, x14, x7",             // c6 += hi
    "adc x8, x8, xzr",              // c7 += carry
    "stp x5, x13, [sp]",            // c0, c1 to memory
    "stp x9, x6, [sp, #32]",        // c4, c5 to memory
    "stp x7, x8, [sp, #48]",        // c6, c7 to memory
    "ldp x5, x6, [x0]",             // x0, x1
    "ldp x7, x8, [x1]",             // z0, z1
    "ldp x0, x9, [x0, #16]",        // x2, x3
    "ldp x1, x10, [x1, #16]",       // z2, z3
    "ldp x11, x12, [sp]",           // c0, c1
    "ldp x13, x14, [sp, #16]",      // c2, c3
    "umulh x16, x7, x5",            // hi(z0 x0)
    "mul x17, x7, x6",              // lo(z0 x1)
    "adds x16, x17, x16",           // a1 = lo + hi
    "umulh x17, x7, x6",            // hi(z0 x1)
    "mul x20, x7, x0",              // lo(z0 x2)
    "adcs x17, x20, x17",           // a2 = lo + hi + carry
    "umulh x20, x7, x0",            // hi(z0 x2)
    "mul x21, x7, x9",              // lo(z0 x3)
    "adcs x20, x21, x20",           // a3 = lo + hi + carry
    "umulh x21, x7, x9",            // hi(z0 x3)
    "adc x21, x21, xzr",            // a4 = hi + carry
    "mul x22, x8, x5",              // lo(z1 x0)
    "adds x16, x16, x22",           // a1 += lo
    "mul x22, x8, x6",              // lo(z1 x1)
    "adcs x17, x17, x22",           // a2 += lo
    "mul x22, x8, x0",              // lo(z1 x2)
    "adcs x20, x20, x22",           // a3 += lo
    "mul x22, x8, x9",              // lo(z1 x3)
    "adcs x21, x21, x22",           // a4 += lo
    "umulh x22, x8, x9",            // hi(z1 x3)
    "adc x22, x22, xzr",            // a5 = hi + carry
    "umulh x23, x8, x5",            // hi(z1 x0)
    "adds x17, x17, x23",           // a2 += hi
    "umulh x23, x8, x6",            // hi(z1 x1)
    "adcs x20, x20, x23",           // a3 += hi
    "umulh x8, x8, x0",             // hi(z1 x2)
    "adcs x8, x21, x8",             // a4 += hi
    "adc x21, x22, xzr",            // a5 += carry
    "mul x22, x1, x5",              // lo(z2 x0)
    "adds x17, x17, x22",           // a2 += lo
    "mul x22, x1, x6",              // lo(z2 x1)
    "adcs x20, x20, x22",           // a3 += lo
    "mul x22, x1, x0",              // lo(z2 x2)
    "adcs x8, x8, x22",             // a4 += lo
    "mul x22, x1, x9",              // lo(z2 x3)
    "adcs x21, x21, x22",           // a5 += lo
    "umulh x22, x1, x9",            // hi(z2 x3)
    "adc x22, x22, xzr",            // a6 = hi + carry
    "umulh x23, x1, x5",            // hi(z2 x0)
    "adds x20, x20, x23",           // a3 += hi
    "umulh x23, x1, x6",            // hi(z2 x1)
    "adcs x8, x8, x23",             // a4 += hi
    "umulh x1, x1, x0",             // hi(z2 x2)
    "adcs x1, x21, x1",             // a5 += hi
    "adc x21, x22, xzr",            // a6 += carry
    "mul x22, x10, x5",             // lo(z3 x0)
    "adds x20, x20, x22",           // a3 += lo
    "mul x22, x10, x6",             // lo(z3 x1)
    "stp x17, x20, [sp, #144]",     // a2, a3 to memory
    "adcs x8, x8, x22",             // a4 += lo
    "mul x22, x10, x0",             // lo(z3 x2)
    "adcs x1, x1, x22",             // a5 += lo
    "mul x22, x10, x9",             // lo(z3 x3)
    "adcs x21, x21, x22",           // a6 += lo
    "umulh x9, x10, x9",            // hi(z3 x3)
    "adc x9, x9, xzr",              // a7 = hi + carry
    "umulh x22, x10, x5",           // hi(z3 x0)
    "adds x8, x8, x22",             // a4 += hi
    "umulh x6, x10, x6",            // hi(z3 x1)
    "adcs x1, x1, x6",              // a5 += hi
    "umulh x0, x10, x0",            // hi(z3 x2)
    "stp x8, x1, [sp, #160]",       // a4, a5 to memory
    "adcs x0, x21, x0",             // a6 += hi
    "adc x6, x9, xzr",              // a7 += carry
    "mul x5, x7, x5",               // lo(z0 x0)
    "stp x0, x6, [sp, #176]",       // a6, a7 to memory
    "stp x5, x16, [sp, #128]",      // a0, a1 to memory
    "subs x5, x11, x5",             // d0 = c0 - a0
    "sbcs x7, x12, x16",            // d1 = c1 - a1
    "sbcs x9, x13, x17",            // d2 = c2 - a2
    "stp x5, x7, [sp, #64]",        // d0, d1 to memory
    "sbcs x5, x14, x20",            // d3 = c3 - a3
    "ldp x7, x10, [sp, #32]",       // c4, c5
    "ldp x11, x12, [sp, #48]",      // c6, c7
    "stp x9, x5, [sp, #80]",        // d2, d3 to memory
    "ldp x5, x9, [x2, #{p}]",       // p0, p1
    "ldp x13, x14, [x4]",           // w0, w1
    "sbcs x7, x7, x8",              // d4 = c4 - a4
    "sbcs x1, x10, x1",             // d5 = c5 - a5
    "sbcs x0, x11, x0",             // d6 = c6 - a6
    "sbc x6, x12, x6",              // d7 = c7 - a7
    "stp x7, x1, [sp, #96]",        // d4, d5 to memory
    "stp x0, x6, [sp, #112]",       // d6, d7 to memory
    "subs x0, x5, x13",             // n0 = p0 - w0
    "sbcs x1, x9, x14",             // n1 = p1 - w1
    "ldp x5, x6, [x2, #{p} + 16]",  // p2, p3
    "ldp x4, x7, [x4, #16]",        // w2, w3
    "ldp x8, x9, [x3]",             // y0, y1
    "ldp x3, x10, [x3, #16]",       // y2, y3
    "ldp x11, x12, [sp, #64]",      // d0, d1
    "ldp x13, x14, [sp, #80]",      // d2, d3
    "sbcs x4, x5, x4",              // n2 = p2 - w2
    "sbc x5, x6, x7",               // n3 = p3 - w3
    "umulh x6, x0, x8",             // hi(n0 y0)
    "mul x7, x0, x9",               // lo(n0 y1)
    "adds x6, x7, x6",              // b1 = lo + hi
    "umulh x7, x0, x9",             // hi(n0 y1)
    "mul x16, x0, x3",              // lo(n0 y2)
    "adcs x7, x16, x7",             // b2 = lo + hi + carry
    "umulh x16, x0, x3",            // hi(n0 y2)
    "mul x17, x0, x10",             // lo(n0 y3)
    "adcs x16, x17, x16",           // b3 = lo + hi + carry
    "umulh x17, x0, x10",           // hi(n0 y3)
    "adc x17, x17, xzr",            // b4 = hi + carry
    "mul x20, x1, x8",              // lo(n1 y0)
    "adds x6, x6, x20",             // b1 += lo
    "mul x20, x1, x9",              // lo(n1 y1)
    "adcs x7, x7, x20",             // b2 += lo
    "mul x20, x1, x3",              // lo(n1 y2)
    "adcs x16, x16, x20",           // b3 += lo
    "mul x20, x1, x10",             // lo(n1 y3)
    "adcs x17, x17, x20",           // b4 += lo
    "umulh x20, x1, x10",           // hi(n1 y3)
    "adc x20, x20, xzr",            // b5 = hi + carry
    "umulh x21, x1, x8",            // hi(n1 y0)
    "adds x7, x7, x21",             // b2 += hi
    "umulh x21, x1, x9",            // hi(n1 y1)
    "adcs x16, x16, x21",           // b3 += hi
    "umulh x1, x1, x3",             // hi(n1 y2)
    "adcs x1, x17, x1",             // b4 += hi
    "adc x17, x20, xzr",            // b5 += carry
    "mul x20, x4, x8",              // lo(n2 y0)
    "adds x7, x7, x20",             // b2 += lo
    "mul x20, x4, x9",              // lo(n2 y1)
    "adcs x16, x16, x20",           // b3 += lo
    "mul x20, x4, x3",              // lo(n2 y2)
    "adcs x1, x1, x20",             // b4 += lo
    "mul x20, x4, x10",             // lo(n2 y3)
    "adcs x17, x17, x20",           // b5 += lo
    "umulh x20, x4, x10",           // hi(n2 y3)
    "adc x20, x20, xzr",            // b6 = hi + carry
    "umulh x21, x4, x8",            // hi(n2 y0)
    "adds x16, x16, x21",           // b3 += hi
    "umulh x21, x4, x9",            // hi(n2 y1)
    "adcs x1, x1, x21",             // b4 += hi
    "umulh x4, x4, x3",             // hi(n2 y2)
    "adcs x4, x17, x4",             // b5 += hi
    "adc x17, x20, xzr",            // b6 += carry
    "mul x20, x5, x8",              // lo(n3 y0)
    "adds x16, x16, x20",           // b3 += lo
    "mul x20, x5, x9",              // lo(n3 y1)
    "adcs x1, x1, x20",             // b4 += lo
    "mul x20, x5, x3",              // lo(n3 y2)
    "adcs x4, x4, x20",             // b5 += lo
    "mul x20, x5, x10",             // lo(n3 y3)
    "adcs x17, x17, x20",           // b6 += lo
    "umulh x10, x5, x10",           // hi(n3 y3)
    "adc x10, x10, xzr",            // b7 = hi + carry
    "umulh x20, x5, x8",            // hi(n3 y0)
    "adds x1, x1, x20",             // b4 += hi
    "umulh x9, x5, x9",             // hi(n3 y1)
    "adcs x4, x4, x9",              // b5 += hi
    "umulh x3, x5, x3",             // hi(n3 y2)
    "mul x0, x0, x8",               // lo(n0 y0)
    "adcs x3, x17, x3",             // b6 += hi
    "adc x5, x10, xzr",             // b7 += carry
    "adds x8, x11, x0",             // q0 = d0 + b0
    "adcs x9, x12, x6",             // q1 = d1 + b1
    "stp x8, x9, [sp, #192]",       // q0, q1 to memory
    "adcs x8, x13, x7",             // q2 = d2 + b2
    "adcs x9, x14, x16",            // q3 = d3 + b3
    "ldp x10, x11, [sp, #96]",      // d4, d5
    "stp x8, x9, [sp, #208]",       // q2, q3 to memory
    "ldp x8, x9, [sp, #112]",       // d6, d7
    "ldp x12, x13, [sp, #128]",     // a0, a1
    "adcs x10, x10, x1",            // q4 = d4 + b4
    "adcs x11, x11, x4",            // q5 = d5 + b5
    "stp x10, x11, [sp, #224]",     // q4, q5 to memory
    "adcs x8, x8, x3",              // q6 = d6 + b6
    "adc x9, x9, x5",               // q7 = d7 + b7
    "adds x0, x12, x0",             // t0 = a0 + b0
    "stp x8, x9, [sp, #240]",       // q6, q7 to memory
    "adcs x6, x13, x6",             // t1 = a1 + b1
    "ldp x8, x9, [sp, #144]",       // a2, a3
    "ldp x10, x11, [sp, #160]",     // a4, a5
    "ldp x12, x13, [sp, #176]",     // a6, a7
    "adcs x7, x8, x7",              // t2 = a2 + b2
    "adcs x8, x9, x16",             // t3 = a3 + b3
    "adcs x1, x10, x1",             // t4 = a4 + b4
    "adcs x4, x11, x4",             // t5 = a5 + b5
    "adcs x3, x12, x3",             // t6 = a6 + b6
    "adc x5, x13, x5",              // t7 = a7 + b7
    "cmp x0, #1",                   // carry = t0 != 0
    "ldp x9, x10, [x2, #{p}]",      // p0, p1
    "mul x0, x0, x15",              // lo(t0 n0)
    "ldp x2, x11, [x2, #{p} + 16]", // p2, p3
    "ldp x12, x13, [sp, #192]",     // q0, q1
    "mul x14, x0, x10",             // lo(m0 p1)
    "adcs x6, x6, x14",             // t1 += lo
    "mul x14, x0, x2",              // lo(m0 p2)
    "adcs x7, x7, x14",             // t2 += lo
    "mul x14, x0, x11",             // lo(m0 p3)
    "adcs x8, x8, x14",             // t3 += lo
    "umulh x14, x0, x11",           // hi(m0 p3)
    "adc x14, x14, xzr",            // t4 = hi + carry
    "umulh x16, x0, x9",            // hi(m0 p0)
    "adds x6, x6, x16",             // t1 += hi
    "umulh x16, x0, x10",           // hi(m0 p1)
    "adcs x7, x7, x16",             // t2 += hi
    "umulh x0, x0, x2",             // hi(m0 p2)
    "adcs x0, x8, x0",              // t3 += hi
    "adc x8, x14, xzr",             // t4 += carry
    "cmp x6, #1",                   // carry = t1 != 0
    "mul x6, x6, x15",              // lo(t1 n0)
    "mul x14, x12, x15",            // lo(q0 n0)
    "mul x16, x6, x10",             // lo(m1 p1)
    "adcs x7, x7, x16",             // t2 += lo
    "mul x16, x6, x2",              // lo(m1 p2)
    "adcs x0, x0, x16",             // t3 += lo
    "mul x16, x6, x11",             // lo(m1 p3)
    "adcs x8, x8, x16",             // t4 += lo
    "umulh x16, x6, x11",           // hi(m1 p3)
    "adc x16, x16, xzr",            // t5 = hi + carry
    "umulh x17, x6, x9",            // hi(m1 p0)
    "adds x7, x7, x17",             // t2 += hi
    "umulh x17, x6, x10",           // hi(m1 p1)
    "adcs x0, x0, x17",             // t3 += hi
    "umulh x6, x6, x2",             // hi(m1 p2)
    "adcs x6, x8, x6",              // t4 += hi
    "adc x8, x16, xzr",             // t5 += carry
    "cmp x7, #1",                   // carry = t2 != 0
    "mul x7, x7, x15",              // lo(t2 n0)
    "mul x16, x7, x10",             // lo(m2 p1)
    "adcs x0, x0, x16",             // t3 += lo
    "mul x16, x7, x2",              // lo(m2 p2)
    "adcs x6, x6, x16",             // t4 += lo
    "mul x16, x7, x11",             // lo(m2 p3)
    "adcs x8, x8, x16",             // t5 += lo
    "umulh x16, x7, x11",           // hi(m2 p3)
    "adc x16, x16, xzr",            // t6 = hi + carry
    "umulh x17, x7, x9",            // hi(m2 p0)
    "adds x0, x0, x17",             // t3 += hi
    "umulh x17, x7, x10",           // hi(m2 p1)
    "adcs x6, x6, x17",             // t4 += hi
    "umulh x7, x7, x2",             // hi(m2 p2)
    "adcs x7, x8, x7",              // t5 += hi
    "adc x8, x16, xzr",             // t6 += carry
    "cmp x0, #1",                   // carry = t3 != 0
    "mul x0, x0, x15",              // lo(t3 n0)
    "mul x16, x0, x10",             // lo(m3 p1)
    "adcs x6, x6, x16",             // t4 += lo
    "mul x16, x0, x2",              // lo(m3 p2)
    "adcs x7, x7, x16",             // t5 += lo
    "mul x16, x0, x11",             // lo(m3 p3)
    "adcs x8, x8, x16",             // t6 += lo
    "umulh x16, x0, x11",           // hi(m3 p3)
    "adc x16, x16, xzr",            // t7 = hi + carry
    "umulh x17, x0, x9",            // hi(m3 p0)
    "adds x6, x6, x17",             // t4 += hi
    "umulh x17, x0, x10",           // hi(m3 p1)
    "adcs x7, x7, x17",             // t5 += hi
    "umulh x0, x0, x2",             // hi(m3 p2)
    "adcs x0, x8, x0",              // t6 += hi
    "adc x8, x16, xzr",             // t7 += carry
    "adds x1, x6, x1",              // t4 += t4
    "adcs x4, x7, x4",              // t5 += t5
    "adcs x0, x0, x3",              // t6 += t6
    "adc x3, x8, x5",               // t7 += t7
    "subs x5, x1, x9",              // t4 - p0
    "sbcs x6, x4, x10",             // t5 - p1
    "sbcs x7, x0, x2",              // t6 - p2
    "sbcs x8, x3, x11",             // t7 - p3
    "csel x1, x1, x5, lo",          // t4 if it borrowed
    "csel x4, x4, x6, lo",          // t5 if it borrowed
    "stp x1, x4, [sp, #256]",       // r0, r1 to memory
    "csel x0, x0, x7, lo",          // t6 if it borrowed
    "csel x1, x3, x8, lo",          // t7 if it borrowed
    "cmp x12, #1",                  // carry = q0 != 0
    "stp x0, x1, [sp, #272]",       // r2, r3 to memory
    "mul x0, x14, x10",             // lo(m0 p1)
    "ldp x1, x3, [sp, #208]",       // q2, q3
    "mul x4, x14, x2",              // lo(m0 p2)
    "mul x5, x14, x11",             // lo(m0 p3)
    "umulh x6, x14, x11",           // hi(m0 p3)
    "ldp x7, x8, [sp, #224]",       // h0, h1
    "umulh x12, x14, x9",           // hi(m0 p0)
    "adcs x0, x13, x0",             // q1 += lo
    "umulh x13, x14, x10",          // hi(m0 p1)
    "umulh x14, x14, x2",           // hi(m0 p2)
    "adcs x1, x1, x4",              // q2 += lo
    "adcs x3, x3, x5",              // q3 += lo
    "adc x4, x6, xzr",              // q4 = hi + carry
    "ldp x5, x6, [sp, #240]",       // h2, h3
    "adds x0, x0, x12",             // q1 += hi
    "adcs x1, x1, x13",             // q2 += hi
    "adcs x3, x3, x14",             // q3 += hi
    "adc x4, x4, xzr",              // q4 += carry
    "cmp x0, #1",                   // carry = q1 != 0
    "mul x0, x0, x15",              // lo(q1 n0)
    "ldp x12, x13, [sp, #256]",     // r0, r1
    "mul x14, x0, x10",             // lo(m1 p1)
    "adcs x1, x1, x14",             // q2 += lo
    "mul x14, x0, x2",              // lo(m1 p2)
    "adcs x3, x3, x14",             // q3 += lo
    "mul x14, x0, x11",             // lo(m1 p3)
    "adcs x4, x4, x14",             // q4 += lo
    "umulh x14, x0, x11",           // hi(m1 p3)
    "adc x14, x14, xzr",            // q5 = hi + carry
    "umulh x16, x0, x9",            // hi(m1 p0)
    "adds x1, x1, x16",             // q2 += hi
    "umulh x16, x0, x10",           // hi(m1 p1)
    "adcs x3, x3, x16",             // q3 += hi
    "umulh x0, x0, x2",             // hi(m1 p2)
    "adcs x0, x4, x0",              // q4 += hi
    "adc x4, x14, xzr",             // q5 += carry
    "cmp x1, #1",                   // carry = q2 != 0
    "mul x1, x1, x15",              // lo(q2 n0)
    "mul x14, x1, x10",             // lo(m2 p1)
    "adcs x3, x3, x14",             // q3 += lo
    "mul x14, x1, x2",              // lo(m2 p2)
    "adcs x0, x0, x14",             // q4 += lo
    "mul x14, x1, x11",             // lo(m2 p3)
    "adcs x4, x4, x14",             // q5 += lo
    "umulh x14, x1, x11",           // hi(m2 p3)
    "adc x14, x14, xzr",            // q6 = hi + carry
    "umulh x16, x1, x9",            // hi(m2 p0)
    "adds x3, x3, x16",             // q3 += hi
    "umulh x16, x1, x10",           // hi(m2 p1)
    "adcs x0, x0, x16",             // q4 += hi
    "umulh x1, x1, x2",             // hi(m2 p2)
    "mul x15, x3, x15",             // lo(q3 n0)
    "adcs x1, x4, x1",              // q5 += hi
    "adc x4, x14, xzr",             // q6 += carry
    "cmp x3, #1",                   // carry = q3 != 0
    "mul x3, x15, x10",             // lo(m3 p1)
    "mul x14, x15, x2",             // lo(m3 p2)
    "adcs x0, x0, x3",              // q4 += lo
    "mul x3, x15, x11",             // lo(m3 p3)
    "adcs x1, x1, x14",             // q5 += lo
    "umulh x14, x15, x11",          // hi(m3 p3)
    "adcs x3, x4, x3",              // q6 += lo
    "umulh x4, x15, x9",            // hi(m3 p0)
    "adc x14, x14, xzr",            // q7 = hi + carry
    "adds x0, x0, x4",              // q4 += hi
    "umulh x4, x15, x10",           // hi(m3 p1)
    "umulh x15, x15, x2",           // hi(m3 p2)
    "adcs x1, x1, x4",              // q5 += hi
    "adcs x3, x3, x15",             // q6 += hi
    "adc x4, x14, xzr",             // q7 += carry
    "adds x0, x0, x7",              // q4 += h0
    "adcs x1, x1, x8",              // q5 += h1
    "adcs x3, x3, x5",              // q6 += h2
    "adc x4, x4, x6",               // q7 += h3
    "subs x5, x0, x9",              // q4 - p0
    "sbcs x6, x1, x10",             // q5 - p1
    "sbcs x2, x3, x2",              // q6 - p2
    "sbcs x7, x4, x11",             // q7 - p3
    "csel x5, x0, x5, lo",          // q4 if it borrowed
    "csel x6, x1, x6, lo",          // q5 if it borrowed
    "csel x8, x3, x2, lo",          // q6 if it borrowed
    "csel x7, x4, x7, lo",          // q7 if it borrowed
    "ldp x9, x10, [sp, #272]",      // r2, r3
    "add sp, sp, #288",
    "ret",
}
