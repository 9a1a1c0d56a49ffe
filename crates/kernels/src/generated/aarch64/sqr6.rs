//! `mont_sqr_6_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    square 6 one_spare_bit;
    ["x3" r0 "x4" r1 "x5" r2 "x7" r3 "x2" r4 "x6" r5];
    ["x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x16" "x17" "x20" "x21" "x22" "x23" "x24" "x25" "x26"];
    p n0;
    "ldp x2, x3, [x0]",              // a0, a1
    "ldp x4, x5, [x0, #16]",         // a2, a3
    "ldp x0, x6, [x0, #32]",         // a4, a5
    "ldp x7, x8, [x1, #{p}]",        // p0, p1
    "ldr x9, [x1, #{n0}]",           // n0
    "ldp x10, x11, [x1, #{p} + 16]", // p2, p3
    "ldp x1, x12, [x1, #{p} + 32]",  // p4, p5
    "adds x13, x3, x3",              // d1, limb 1 of 2a
    "adcs x14, x4, x4",              // d2, limb 2 of 2a
    "adcs x15, x5, x5",              // d3, limb 3 of 2a
    "adcs x16, x0, x0",              // d4, limb 4 of 2a
    "adc x17, x6, x6",               // d5, limb 5 of 2a
    "umulh x20, x2, x2",             // hi(a0 a0)
    "mul x21, x2, x13",              // lo(a0 d1)
    "adds x20, x21, x20",            // s1 = lo + hi
    "umulh x13, x2, x13",            // hi(a0 d1)
    "mul x21, x2, x14",              // lo(a0 d2)
    "adcs x13, x21, x13",            // s2 = lo + hi + carry
    "umulh x14, x2, x14",            // hi(a0 d2)
    "mul x21, x2, x15",              // lo(a0 d3)
    "adcs x14, x21, x14",            // s3 = lo + hi + carry
    "umulh x21, x2, x15",            // hi(a0 d3)
    "mul x22, x2, x16",              // lo(a0 d4)
    "adcs x21, x22, x21",            // s4 = lo + hi + carry
    "umulh x22, x2, x16",            // hi(a0 d4)
    "mul x23, x2, x17",              // lo(a0 d5)
    "adcs x22, x23, x22",            // s5 = lo + hi + carry
    "umulh x23, x2, x17",            // hi(a0 d5)
    "adc x23, x23, xzr",             // s6 = hi + carry
    "mul x24, x3, x3",               // lo(a1 a1)
    "adds x13, x13, x24",            // s2 += lo
    "add x24, x4, x4",               // 2 a2 mod 2^64
    "mul x25, x3, x24",              // lo(a1 2a2)
    "adcs x14, x14, x25",            // s3 += lo
    "mul x25, x3, x15",              // lo(a1 d3)
    "adcs x21, x21, x25",            // s4 += lo
    "mul x25, x3, x16",              // lo(a1 d4)
    "adcs x22, x22, x25",            // s5 += lo
    "mul x25, x3, x17",              // lo(a1 d5)
    "adcs x23, x23, x25",            // s6 += lo
    "umulh x25, x3, x17",            // hi(a1 d5)
    "adc x25, x25, xzr",             // s7 = hi + carry
    "umulh x26, x3, x3",             // hi(a1 a1)
    "adds x14, x14, x26",            // s3 += hi
    "umulh x24, x3, x24",            // hi(a1 2a2)
    "adcs x21, x21, x24",            // s4 += hi
    "umulh x15, x3, x15",            // hi(a1 d3)
    "adcs x15, x22, x15",            // s5 += hi
    "umulh x3, x3, x16",             // hi(a1 d4)
    "adcs x3, x23, x3",              // s6 += hi
    "adc x22, x25, xzr",             // s7 += carry
    "mul x23, x4, x4",               // lo(a2 a2)
    "adds x21, x21, x23",            // s4 += lo
    "add x23, x5, x5",               // 2 a3 mod 2^64
    "mul x24, x4, x23",              // lo(a2 2a3)
    "adcs x15, x15, x24",            // s5 += lo
    "mul x24, x4, x16",              // lo(a2 d4)
    "adcs x3, x3, x24",              // s6 += lo
    "mul x24, x4, x17",              // lo(a2 d5)
    "adcs x22, x22, x24",            // s7 += lo
    "umulh x24, x4, x17",            // hi(a2 d5)
    "adc x24, x24, xzr",             // s8 = hi + carry
    "umulh x25, x4, x4",             // hi(a2 a2)
    "adds x15, x15, x25",            // s5 += hi
    "umulh x23, x4, x23",            // hi(a2 2a3)
    "adcs x3, x3, x23",              // s6 += hi
    "umulh x4, x4, x16",             // hi(a2 d4)
    "adcs x4, x22, x4",              // s7 += hi
    "adc x16, x24, xzr",             // s8 += carry
    "mul x22, x5, x5",               // lo(a3 a3)
    "adds x3, x3, x22",              // s6 += lo
    "add x22, x0, x0",               // 2 a4 mod 2^64
    "mul x23, x5, x22",              // lo(a3 2a4)
    "adcs x4, x4, x23",              // s7 += lo
    "mul x23, x5, x17",              // lo(a3 d5)
    "adcs x16, x16, x23",            // s8 += lo
    "umulh x17, x5, x17",            // hi(a3 d5)
    "adc x17, x17, xzr",             // s9 = hi + carry
    "umulh x23, x5, x5",             // hi(a3 a3)
    "adds x4, x4, x23",              // s7 += hi
    "umulh x5, x5, x22",             // hi(a3 2a4)
    "adcs x5, x16, x5",              // s8 += hi
    "adc x16, x17, xzr",             // s9 += carry
    "mul x17, x0, x0",               // lo(a4 a4)
    "adds x5, x5, x17",              // s8 += lo
    "add x17, x6, x6",               // 2 a5 mod 2^64
    "mul x22, x0, x17",              // lo(a4 2a5)
    "adcs x16, x16, x22",            // s9 += lo
    "umulh x17, x0, x17",            // hi(a4 2a5)
    "adc x17, x17, xzr",             // s10 = hi + carry
    "umulh x0, x0, x0",              // hi(a4 a4)
    "adds x0, x16, x0",              // s9 += hi
    "adc x16, x17, xzr",             // s10 += carry
    "mul x17, x6, x6",               // lo(a5 a5)
    "adds x16, x16, x17",            // s10 += lo
    "umulh x6, x6, x6",              // hi(a5 a5)
    "adc x6, x6, xzr",               // s11 = hi + carry
    "mul x2, x2, x2",                // lo(a0 a0)
    "cmp x2, #1",                    // carry = t0 != 0
    "mul x2, x2, x9",                // lo(t0 n0)
    "mul x17, x2, x8",               // lo(m0 p1)
    "adcs x17, x20, x17",            // t1 += lo
    "mul x20, x2, x10",              // lo(m0 p2)
    "adcs x13, x13, x20",            // t2 += lo
    "mul x20, x2, x11",              // lo(m0 p3)
    "adcs x14, x14, x20",            // t3 += lo
    "mul x20, x2, x1",               // lo(m0 p4)
    "adcs x20, x21, x20",            // t4 += lo
    "mul x21, x2, x12",              // lo(m0 p5)
    "adcs x15, x15, x21",            // t5 += lo
    "umulh x21, x2, x12",            // hi(m0 p5)
    "adc x21, x21, xzr",             // t6 = hi + carry
    "umulh x22, x2, x7",             // hi(m0 p0)
    "adds x17, x17, x22",            // t1 += hi
    "umulh x22, x2, x8",             // hi(m0 p1)
    "adcs x13, x13, x22",            // t2 += hi
    "umulh x22, x2, x10",            // hi(m0 p2)
    "adcs x14, x14, x22",            // t3 += hi
    "umulh x22, x2, x11",            // hi(m0 p3)
    "adcs x20, x20, x22",            // t4 += hi
    "umulh x2, x2, x1",              // hi(m0 p4)
    "adcs x2, x15, x2",              // t5 += hi
    "adc x15, x21, xzr",             // t6 += carry
    "cmp x17, #1",                   // carry = t1 != 0
    "mul x17, x17, x9",              // lo(t1 n0)
    "mul x21, x17, x8",              // lo(m1 p1)
    "adcs x13, x13, x21",            // t2 += lo
    "mul x21, x17, x10",             // lo(m1 p2)
    "adcs x14, x14, x21",            // t3 += lo
    "mul x21, x17, x11",             // lo(m1 p3)
    "adcs x20, x20, x21",            // t4 += lo
    "mul x21, x17, x1",              // lo(m1 p4)
    "adcs x2, x2, x21",              // t5 += lo
    "mul x21, x17, x12",             // lo(m1 p5)
    "adcs x15, x15, x21",            // t6 += lo
    "umulh x21, x17, x12",           // hi(m1 p5)
    "adc x21, x21, xzr",             // t7 = hi + carry
    "umulh x22, x17, x7",            // hi(m1 p0)
    "adds x13, x13, x22",            // t2 += hi
    "umulh x22, x17, x8",            // hi(m1 p1)
    "adcs x14, x14, x22",            // t3 += hi
    "umulh x22, x17, x10",           // hi(m1 p2)
    "adcs x20, x20, x22",            // t4 += hi
    "umulh x22, x17, x11",           // hi(m1 p3)
    "adcs x2, x2, x22",              // t5 += hi
    "umulh x17, x17, x1",            // hi(m1 p4)
    "adcs x15, x15, x17",            // t6 += hi
    "adc x17, x21, xzr",             // t7 += carry
    "cmp x13, #1",                   // carry = t2 != 0
    "mul x13, x13, x9",              // lo(t2 n0)
    "mul x21, x13, x8",              // lo(m2 p1)
    "adcs x14, x14, x21",            // t3 += lo
    "mul x21, x13, x10",             // lo(m2 p2)
    "adcs x20, x20, x21",            // t4 += lo
    "mul x21, x13, x11",             // lo(m2 p3)
    "adcs x2, x2, x21",              // t5 += lo
    "mul x21, x13, x1",              // lo(m2 p4)
    "adcs x15, x15, x21",            // t6 += lo
    "mul x21, x13, x12",             // lo(m2 p5)
    "adcs x17, x17, x21",            // t7 += lo
    "umulh x21, x13, x12",           // hi(m2 p5)
    "adc x21, x21, xzr",             // t8 = hi + carry
    "umulh x22, x13, x7",            // hi(m2 p0)
    "adds x14, x14, x22",            // t3 += hi
    "umulh x22, x13, x8",            // hi(m2 p1)
    "adcs x20, x20, x22",            // t4 += hi
    "umulh x22, x13, x10",           // hi(m2 p2)
    "adcs x2, x2, x22",              // t5 += hi
    "umulh x22, x13, x11",           // hi(m2 p3)
    "adcs x15, x15, x22",            // t6 += hi
    "umulh x13, x13, x1",            // hi(m2 p4)
    "adcs x13, x17, x13",            // t7 += hi
    "adc x17, x21, xzr",             // t8 += carry
    "cmp x14, #1",                   // carry = t3 != 0
    "mul x14, x14, x9",              // lo(t3 n0)
    "mul x21, x14, x8",              // lo(m3 p1)
    "adcs x20, x20, x21",            // t4 += lo
    "mul x21, x14, x10",             // lo(m3 p2)
    "adcs x2, x2, x21",              // t5 += lo
    "mul x21, x14, x11",             // lo(m3 p3)
    "adcs x15, x15, x21",            // t6 += lo
    "mul x21, x14, x1",              // lo(m3 p4)
    "adcs x13, x13, x21",            // t7 += lo
    "mul x21, x14, x12",             // lo(m3 p5)
    "adcs x17, x17, x21",            // t8 += lo
    "umulh x21, x14, x12",           // hi(m3 p5)
    "adc x21, x21, xzr",             // t9 = hi + carry
    "umulh x22, x14, x7",            // hi(m3 p0)
    "adds x20, x20, x22",            // t4 += hi
    "umulh x22, x14, x8",            // hi(m3 p1)
    "adcs x2, x2, x22",              // t5 += hi
    "umulh x22, x14, x10",           // hi(m3 p2)
    "adcs x15, x15, x22",            // t6 += hi
    "umulh x22, x14, x11",           // hi(m3 p3)
    "adcs x13, x13, x22",            // t7 += hi
    "umulh x14, x14, x1",            // hi(m3 p4)
    "adcs x14, x17, x14",            // t8 += hi
    "adc x17, x21, xzr",             // t9 += carry
    "cmp x20, #1",                   // carry = t4 != 0
    "mul x20, x20, x9",              // lo(t4 n0)
    "mul x21, x20, x8",              // lo(m4 p1)
    "adcs x2, x2, x21",              // t5 += lo
    "mul x21, x20, x10",             // lo(m4 p2)
    "adcs x15, x15, x21",            // t6 += lo
    "mul x21, x20, x11",             // lo(m4 p3)
    "adcs x13, x13, x21",            // t7 += lo
    "mul x21, x20, x1",              // lo(m4 p4)
    "adcs x14, x14, x21",            // t8 += lo
    "mul x21, x20, x12",             // lo(m4 p5)
    "adcs x17, x17, x21",            // t9 += lo
    "umulh x21, x20, x12",           // hi(m4 p5)
    "adc x21, x21, xzr",             // t10 = hi + carry
    "umulh x22, x20, x7",            // hi(m4 p0)
    "adds x2, x2, x22",              // t5 += hi
    "umulh x22, x20, x8",            // hi(m4 p1)
    "adcs x15, x15, x22",            // t6 += hi
    "umulh x22, x20, x10",           // hi(m4 p2)
    "adcs x13, x13, x22",            // t7 += hi
    "umulh x22, x20, x11",           // hi(m4 p3)
    "adcs x14, x14, x22",            // t8 += hi
    "umulh x20, x20, x1",            // hi(m4 p4)
    "adcs x17, x17, x20",            // t9 += hi
    "adc x20, x21, xzr",             // t10 += carry
    "cmp x2, #1",                    // carry = t5 != 0
    "mul x2, x2, x9",                // lo(t5 n0)
    "mul x9, x2, x8",                // lo(m5 p1)
    "adcs x9, x15, x9",              // t6 += lo
    "mul x15, x2, x10",              // lo(m5 p2)
    "adcs x13, x13, x15",            // t7 += lo
    "mul x15, x2, x11",              // lo(m5 p3)
    "adcs x14, x14, x15",            // t8 += lo
    "mul x15, x2, x1",               // lo(m5 p4)
    "adcs x15, x17, x15",            // t9 += lo
    "mul x17, x2, x12",              // lo(m5 p5)
    "adcs x17, x20, x17",            // t10 += lo
    "umulh x20, x2, x12",            // hi(m5 p5)
    "adc x20, x20, xzr",             // t11 = hi + carry
    "umulh x21, x2, x7",             // hi(m5 p0)
    "adds x9, x9, x21",              // t6 += hi
    "umulh x21, x2, x8",             // hi(m5 p1)
    "adcs x13, x13, x21",            // t7 += hi
    "umulh x21, x2, x10",            // hi(m5 p2)
    "adcs x14, x14, x21",            // t8 += hi
    "umulh x21, x2, x11",            // hi(m5 p3)
    "adcs x15, x15, x21",            // t9 += hi
    "umulh x2, x2, x1",              // hi(m5 p4)
    "adcs x2, x17, x2",              // t10 += hi
    "adc x17, x20, xzr",             // t11 += carry
    "adds x3, x9, x3",               // t6 += s6
    "adcs x4, x13, x4",              // t7 += s7
    "adcs x5, x14, x5",              // t8 += s8
    "adcs x0, x15, x0",              // t9 += s9
    "adcs x2, x2, x16",              // t10 += s10
    "adc x6, x17, x6",               // t11 += s11
    "subs x7, x3, x7",               // t6 - p0
    "sbcs x8, x4, x8",               // t7 - p1
    "sbcs x9, x5, x10",              // t8 - p2
    "sbcs x10, x0, x11",             // t9 - p3
    "sbcs x1, x2, x1",               // t10 - p4
    "sbcs x11, x6, x12",             // t11 - p5
    "csel x3, x3, x7, lo",           // t6 if it borrowed
    "csel x4, x4, x8, lo",           // t7 if it borrowed
    "csel x5, x5, x9, lo",           // t8 if it borrowed
    "csel x7, x0, x10, lo",          // t9 if it borrowed
    "csel x2, x2, x1, lo",           // t10 if it borrowed
    "csel x6, x6, x11, lo",          // t11 if it borrowed
    "ret",
}
