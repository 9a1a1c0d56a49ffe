//! `complex_sqr_4_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    complex_square 4 two_spare_bits;
    ["x8" r0 "x5" r1 "x7" r2 "x6" r3];
    ["x3" r4 "x4" r5 "x11" r6 "x14" r7];
    ["x9" "x10" "x12" "x13" "x15" "x16" "x17" "x20" "x21" "x22"];
    p n0;
    "sub sp, sp, #64",
    "ldp x3, x4, [x0]",              // x0, x1
    "ldp x5, x6, [x0, #16]",         // x2, x3
    "ldp x7, x8, [x2]",              // y0, y1
    "ldp x9, x10, [x1, #{p}]",       // p0, p1
    "ldr x11, [x1, #{n0}]",          // n0
    "ldp x12, x13, [x1, #{p} + 16]", // p2, p3
    "ldp x14, x15, [x2, #16]",       // y2, y3
    "adds x3, x3, x3",               // e0 = x0 + x0
    "adcs x4, x4, x4",               // e1 = x1 + x1
    "adcs x5, x5, x5",               // e2 = x2 + x2
    "adc x6, x6, x6",                // e3 = x3 + x3
    "umulh x16, x7, x3",             // hi(y0 e0)
    "mul x17, x7, x4",               // lo(y0 e1)
    "adds x16, x17, x16",            // q1 = lo + hi
    "umulh x17, x7, x4",             // hi(y0 e1)
    "mul x20, x7, x5",               // lo(y0 e2)
    "adcs x17, x20, x17",            // q2 = lo + hi + carry
    "umulh x20, x7, x5",             // hi(y0 e2)
    "mul x21, x7, x6",               // lo(y0 e3)
    "adcs x20, x21, x20",            // q3 = lo + hi + carry
    "umulh x21, x7, x6",             // hi(y0 e3)
    "adc x21, x21, xzr",             // q4 = hi + carry
    "mul x7, x7, x3",                // lo(y0 e0)
    "cmp x7, #1",                    // carry = q0 != 0
    "mul x7, x7, x11",               // lo(q0 n0)
    "mul x22, x7, x10",              // lo(m0 p1)
    "adcs x16, x16, x22",            // q1 += lo
    "mul x22, x7, x12",              // lo(m0 p2)
    "adcs x17, x17, x22",            // q2 += lo
    "mul x22, x7, x13",              // lo(m0 p3)
    "adcs x20, x20, x22",            // q3 += lo
    "umulh x22, x7, x13",            // hi(m0 p3)
    "adc x21, x22, x21",             // q4 += hi + carry
    "umulh x22, x7, x9",             // hi(m0 p0)
    "adds x16, x16, x22",            // q1 += hi
    "umulh x22, x7, x10",            // hi(m0 p1)
    "adcs x17, x17, x22",            // q2 += hi
    "umulh x7, x7, x12",             // hi(m0 p2)
    "adcs x7, x20, x7",              // q3 += hi
    "adc x20, x21, xzr",             // q4 += carry
    "mul x21, x8, x3",               // lo(y1 e0)
    "adds x16, x16, x21",            // q1 += lo
    "mul x21, x8, x4",               // lo(y1 e1)
    "adcs x17, x17, x21",            // q2 += lo
    "mul x21, x8, x5",               // lo(y1 e2)
    "adcs x7, x7, x21",              // q3 += lo
    "mul x21, x8, x6",               // lo(y1 e3)
    "adcs x20, x20, x21",            // q4 += lo
    "umulh x21, x8, x6",             // hi(y1 e3)
    "adc x21, x21, xzr",             // q5 = hi + carry
    "umulh x22, x8, x3",             // hi(y1 e0)
    "adds x17, x17, x22",            // q2 += hi
    "umulh x22, x8, x4",             // hi(y1 e1)
    "adcs x7, x7, x22",              // q3 += hi
    "umulh x8, x8, x5",              // hi(y1 e2)
    "adcs x8, x20, x8",              // q4 += hi
    "adc x20, x21, xzr",             // q5 += carry
    "cmp x16, #1",                   // carry = q1 != 0
    "mul x16, x16, x11",             // lo(q1 n0)
    "mul x21, x16, x10",             // lo(m1 p1)
    "adcs x17, x17, x21",            // q2 += lo
    "mul x21, x16, x12",             // lo(m1 p2)
    "adcs x7, x7, x21",              // q3 += lo
    "mul x21, x16, x13",             // lo(m1 p3)
    "adcs x8, x8, x21",              // q4 += lo
    "umulh x21, x16, x13",           // hi(m1 p3)
    "adc x20, x21, x20",             // q5 += hi + carry
    "umulh x21, x16, x9",            // hi(m1 p0)
    "adds x17, x17, x21",            // q2 += hi
    "umulh x21, x16, x10",           // hi(m1 p1)
    "adcs x7, x7, x21",              // q3 += hi
    "umulh x16, x16, x12",           // hi(m1 p2)
    "adcs x8, x8, x16",              // q4 += hi
    "adc x16, x20, xzr",             // q5 += carry
    "mul x20, x14, x3",              // lo(y2 e0)
    "adds x17, x17, x20",            // q2 += lo
    "mul x20, x14, x4",              // lo(y2 e1)
    "adcs x7, x7, x20",              // q3 += lo
    "mul x20, x14, x5",              // lo(y2 e2)
    "adcs x8, x8, x20",              // q4 += lo
    "mul x20, x14, x6",              // lo(y2 e3)
    "adcs x16, x16, x20",            // q5 += lo
    "umulh x20, x14, x6",            // hi(y2 e3)
    "adc x20, x20, xzr",             // q6 = hi + carry
    "umulh x21, x14, x3",            // hi(y2 e0)
    "adds x7, x7, x21",              // q3 += hi
    "umulh x21, x14, x4",            // hi(y2 e1)
    "adcs x8, x8, x21",              // q4 += hi
    "umulh x14, x14, x5",            // hi(y2 e2)
    "adcs x14, x16, x14",            // q5 += hi
    "adc x16, x20, xzr",             // q6 += carry
    "cmp x17, #1",                   // carry = q2 != 0
    "mul x17, x17, x11",             // lo(q2 n0)
    "mul x20, x17, x10",             // lo(m2 p1)
    "adcs x7, x7, x20",              // q3 += lo
    "mul x20, x17, x12",             // lo(m2 p2)
    "adcs x8, x8, x20",              // q4 += lo
    "mul x20, x17, x13",             // lo(m2 p3)
    "adcs x14, x14, x20",            // q5 += lo
    "umulh x20, x17, x13",           // hi(m2 p3)
    "adc x16, x20, x16",             // q6 += hi + carry
    "umulh x20, x17, x9",            // hi(m2 p0)
    "adds x7, x7, x20",              // q3 += hi
    "umulh x20, x17, x10",           // hi(m2 p1)
    "adcs x8, x8, x20",              // q4 += hi
    "umulh x17, x17, x12",           // hi(m2 p2)
    "adcs x14, x14, x17",            // q5 += hi
    "adc x16, x16, xzr",             // q6 += carry
    "mul x17, x15, x3",              // lo(y3 e0)
    "adds x7, x7, x17",              // q3 += lo
    "mul x17, x15, x4",              // lo(y3 e1)
    "adcs x8, x8, x17",              // q4 += lo
    "mul x17, x15, x5",              // lo(y3 e2)
    "adcs x14, x14, x17",            // q5 += lo
    "mul x17, x15, x6",              // lo(y3 e3)
    "adcs x16, x16, x17",            // q6 += lo
    "umulh x6, x15, x6",             // hi(y3 e3)
    "adc x6, x6, xzr",               // q7 = hi + carry
    "umulh x3, x15, x3",             // hi(y3 e0)
    "adds x3, x8, x3",               // q4 += hi
    "umulh x4, x15, x4",             // hi(y3 e1)
    "umulh x5, x15, x5",             // hi(y3 e2)
    "ldr x8, [x1, #{n0}]",           // n0
    "mul x11, x7, x11",              // lo(q3 n0)
    "adcs x4, x14, x4",              // q5 += hi
    "adcs x5, x16, x5",              // q6 += hi
    "adc x6, x6, xzr",               // q7 += carry
    "cmp x7, #1",                    // carry = q3 != 0
    "mul x7, x11, x10",              // lo(m3 p1)
    "mul x14, x11, x12",             // lo(m3 p2)
    "mul x15, x11, x13",             // lo(m3 p3)
    "adcs x3, x3, x7",               // q4 += lo
    "adcs x4, x4, x14",              // q5 += lo
    "umulh x7, x11, x13",            // hi(m3 p3)
    "umulh x14, x11, x9",            // hi(m3 p0)
    "adcs x5, x5, x15",              // q6 += lo
    "umulh x15, x11, x10",           // hi(m3 p1)
    "umulh x11, x11, x12",           // hi(m3 p2)
    "adc x6, x7, x6",                // q7 += hi + carry
    "adds x3, x3, x14",              // q4 += hi
    "ldp x7, x14, [x0]",             // x0, x1
    "adcs x4, x4, x15",              // q5 += hi
    "adcs x5, x5, x11",              // q6 += hi
    "adc x6, x6, xzr",               // q7 += carry
    "subs x9, x3, x9",               // q4 - p0
    "sbcs x10, x4, x10",             // q5 - p1
    "sbcs x11, x5, x12",             // q6 - p2
    "sbcs x12, x6, x13",             // q7 - p3
    "csel x3, x3, x9, lo",           // q4 if it borrowed
    "csel x4, x4, x10, lo",          // q5 if it borrowed
    "csel x5, x5, x11, lo",          // q6 if it borrowed
    "csel x6, x6, x12, lo",          // q7 if it borrowed
    "ldp x9, x10, [x2]",             // y0, y1
    "stp x3, x4, [sp]",              // r0, r1 to memory
    "stp x5, x6, [sp, #16]",         // r2, r3 to memory
    "ldp x0, x3, [x0, #16]",         // x2, x3
    "ldp x2, x4, [x2, #16]",         // y2, y3
    "ldp x5, x6, [x1, #{p}]",        // p0, p1
    "ldp x11, x12, [x1, #{p} + 16]", // p2, p3
    "ldp x13, x15, [x1, #{p}]",      // p0, p1
    "adds x16, x7, x9",              // s0 = x0 + y0
    "adcs x17, x14, x10",            // s1 = x1 + y1
    "adcs x20, x0, x2",              // s2 = x2 + y2
    "adc x21, x3, x4",               // s3 = x3 + y3
    "adds x5, x7, x5",               // g0 = x0 + p0
    "adcs x6, x14, x6",              // g1 = x1 + p1
    "adcs x0, x0, x11",              // g2 = x2 + p2
    "adc x3, x3, x12",               // g3 = x3 + p3
    "subs x5, x5, x9",               // d0 = g0 - y0
    "sbcs x6, x6, x10",              // d1 = g1 - y1
    "sbcs x0, x0, x2",               // d2 = g2 - y2
    "sbc x2, x3, x4",                // d3 = g3 - y3
    "stp x5, x6, [sp, #32]",         // d0, d1 to memory
    "stp x0, x2, [sp, #48]",         // d2, d3 to memory
    "ldp x0, x1, [x1, #{p} + 16]",   // p2, p3
    "ldp x3, x4, [sp]",              // i0, i1
    "ldp x2, x5, [sp, #32]",         // d0, d1
    "ldp x6, x7, [sp, #48]",         // d2, d3
    "umulh x9, x2, x16",             // hi(d0 s0)
    "mul x10, x2, x17",              // lo(d0 s1)
    "adds x9, x10, x9",              // t1 = lo + hi
    "umulh x10, x2, x17",            // hi(d0 s1)
    "mul x11, x2, x20",              // lo(d0 s2)
    "adcs x10, x11, x10",            // t2 = lo + hi + carry
    "umulh x11, x2, x20",            // hi(d0 s2)
    "mul x12, x2, x21",              // lo(d0 s3)
    "adcs x11, x12, x11",            // t3 = lo + hi + carry
    "umulh x12, x2, x21",            // hi(d0 s3)
    "adc x12, x12, xzr",             // t4 = hi + carry
    "mul x2, x2, x16",               // lo(d0 s0)
    "cmp x2, #1",                    // carry = t0 != 0
    "mul x2, x2, x8",                // lo(t0 n0)
    "mul x14, x2, x15",              // lo(m0 p1)
    "adcs x9, x9, x14",              // t1 += lo
    "mul x14, x2, x0",               // lo(m0 p2)
    "adcs x10, x10, x14",            // t2 += lo
    "mul x14, x2, x1",               // lo(m0 p3)
    "adcs x11, x11, x14",            // t3 += lo
    "umulh x14, x2, x1",             // hi(m0 p3)
    "adc x12, x14, x12",             // t4 += hi + carry
    "umulh x14, x2, x13",            // hi(m0 p0)
    "adds x9, x9, x14",              // t1 += hi
    "umulh x14, x2, x15",            // hi(m0 p1)
    "adcs x10, x10, x14",            // t2 += hi
    "umulh x2, x2, x0",              // hi(m0 p2)
    "adcs x2, x11, x2",              // t3 += hi
    "adc x11, x12, xzr",             // t4 += carry
    "mul x12, x5, x16",              // lo(d1 s0)
    "adds x9, x9, x12",              // t1 += lo
    "mul x12, x5, x17",              // lo(d1 s1)
    "adcs x10, x10, x12",            // t2 += lo
    "mul x12, x5, x20",              // lo(d1 s2)
    "adcs x2, x2, x12",              // t3 += lo
    "mul x12, x5, x21",              // lo(d1 s3)
    "adcs x11, x11, x12",            // t4 += lo
    "umulh x12, x5, x21",            // hi(d1 s3)
    "adc x12, x12, xzr",             // t5 = hi + carry
    "umulh x14, x5, x16",            // hi(d1 s0)
    "adds x10, x10, x14",            // t2 += hi
    "umulh x14, x5, x17",            // hi(d1 s1)
    "adcs x2, x2, x14",              // t3 += hi
    "umulh x5, x5, x20",             // hi(d1 s2)
    "adcs x5, x11, x5",              // t4 += hi
    "adc x11, x12, xzr",             // t5 += carry
    "cmp x9, #1",                    // carry = t1 != 0
    "mul x9, x9, x8",                // lo(t1 n0)
    "mul x12, x9, x15",              // lo(m1 p1)
    "adcs x10, x10, x12",            // t2 += lo
    "mul x12, x9, x0",               // lo(m1 p2)
    "adcs x2, x2, x12",              // t3 += lo
    "mul x12, x9, x1",               // lo(m1 p3)
    "adcs x5, x5, x12",              // t4 += lo
    "umulh x12, x9, x1",             // hi(m1 p3)
    "adc x11, x12, x11",             // t5 += hi + carry
    "umulh x12, x9, x13",            // hi(m1 p0)
    "adds x10, x10, x12",            // t2 += hi
    "umulh x12, x9, x15",            // hi(m1 p1)
    "adcs x2, x2, x12",              // t3 += hi
    "umulh x9, x9, x0",              // hi(m1 p2)
    "adcs x5, x5, x9",               // t4 += hi
    "adc x9, x11, xzr",              // t5 += carry
    "mul x11, x6, x16",              // lo(d2 s0)
    "adds x10, x10, x11",            // t2 += lo
    "mul x11, x6, x17",              // lo(d2 s1)
    "adcs x2, x2, x11",              // t3 += lo
    "mul x11, x6, x20",              // lo(d2 s2)
    "adcs x5, x5, x11",              // t4 += lo
    "mul x11, x6, x21",              // lo(d2 s3)
    "adcs x9, x9, x11",              // t5 += lo
    "umulh x11, x6, x21",            // hi(d2 s3)
    "adc x11, x11, xzr",             // t6 = hi + carry
    "umulh x12, x6, x16",            // hi(d2 s0)
    "adds x2, x2, x12",              // t3 += hi
    "umulh x12, x6, x17",            // hi(d2 s1)
    "adcs x5, x5, x12",              // t4 += hi
    "umulh x6, x6, x20",             // hi(d2 s2)
    "adcs x6, x9, x6",               // t5 += hi
    "adc x9, x11, xzr",              // t6 += carry
    "cmp x10, #1",                   // carry = t2 != 0
    "mul x10, x10, x8",              // lo(t2 n0)
    "mul x11, x10, x15",             // lo(m2 p1)
    "adcs x2, x2, x11",              // t3 += lo
    "mul x11, x10, x0",              // lo(m2 p2)
    "adcs x5, x5, x11",              // t4 += lo
    "mul x11, x10, x1",              // lo(m2 p3)
    "adcs x6, x6, x11",              // t5 += lo
    "umulh x11, x10, x1",            // hi(m2 p3)
    "adc x9, x11, x9",               // t6 += hi + carry
    "umulh x11, x10, x13",           // hi(m2 p0)
    "adds x2, x2, x11",              // t3 += hi
    "umulh x11, x10, x15",           // hi(m2 p1)
    "adcs x5, x5, x11",              // t4 += hi
    "umulh x10, x10, x0",            // hi(m2 p2)
    "adcs x6, x6, x10",              // t5 += hi
    "adc x9, x9, xzr",               // t6 += carry
    "mul x10, x7, x16",              // lo(d3 s0)
    "adds x2, x2, x10",              // t3 += lo
    "mul x10, x7, x17",              // lo(d3 s1)
    "adcs x5, x5, x10",              // t4 += lo
    "mul x10, x7, x20",              // lo(d3 s2)
    "adcs x6, x6, x10",              // t5 += lo
    "mul x10, x7, x21",              // lo(d3 s3)
    "adcs x9, x9, x10",              // t6 += lo
    "umulh x10, x7, x21",            // hi(d3 s3)
    "umulh x11, x7, x16",            // hi(d3 s0)
    "umulh x12, x7, x17",            // hi(d3 s1)
    "umulh x7, x7, x20",             // hi(d3 s2)
    "mul x8, x2, x8",                // lo(t3 n0)
    "adc x10, x10, xzr",             // t7 = hi + carry
    "adds x5, x5, x11",              // t4 += hi
    "ldp x11, x14, [sp, #16]",       // i2, i3
    "adcs x6, x6, x12",              // t5 += hi
    "adcs x7, x9, x7",               // t6 += hi
    "adc x9, x10, xzr",              // t7 += carry
    "cmp x2, #1",                    // carry = t3 != 0
    "mul x2, x8, x15",               // lo(m3 p1)
    "mul x10, x8, x0",               // lo(m3 p2)
    "mul x12, x8, x1",               // lo(m3 p3)
    "adcs x2, x5, x2",               // t4 += lo
    "adcs x5, x6, x10",              // t5 += lo
    "umulh x6, x8, x1",              // hi(m3 p3)
    "umulh x10, x8, x13",            // hi(m3 p0)
    "adcs x7, x7, x12",              // t6 += lo
    "umulh x12, x8, x15",            // hi(m3 p1)
    "umulh x8, x8, x0",              // hi(m3 p2)
    "adc x6, x6, x9",                // t7 += hi + carry
    "adds x2, x2, x10",              // t4 += hi
    "adcs x5, x5, x12",              // t5 += hi
    "adcs x7, x7, x8",               // t6 += hi
    "adc x6, x6, xzr",               // t7 += carry
    "subs x8, x2, x13",              // t4 - p0
    "sbcs x9, x5, x15",              // t5 - p1
    "sbcs x0, x7, x0",               // t6 - p2
    "sbcs x1, x6, x1",               // t7 - p3
    "csel x8, x2, x8, lo",           // t4 if it borrowed
    "csel x5, x5, x9, lo",           // t5 if it borrowed
    "csel x7, x7, x0, lo",           // t6 if it borrowed
    "csel x6, x6, x1, lo",           // t7 if it borrowed
    "add sp, sp, #64",
    "ret",
}
