//! `mont_sqr_6_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    square 6 one_spare_bit;
    ["x3" r0 "x28" r1 "x26" r2 "x16" r3 "x2" r4 "x15" r5];
    ["x4" "x5" "x6" "x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x17" "x20" "x21" "x22" "x23" "x24" "x25" "x27"];
    p n0;
    "ldp x2, x3, [x0]",              // a0, a1
    "ldp x4, x5, [x0, #16]",         // a2, a3
    "ldp x6, x7, [x0, #32]",         // a4, a5
    "ldp x8, x9, [x1, #{p}]",        // p0, p1
    "ldr x10, [x1, #{n0}]",          // n0
    "ldp x11, x12, [x1, #{p} + 16]", // p2, p3
    "ldp x13, x14, [x1, #{p} + 32]", // p4, p5
    "adds x15, x3, x3",              // d1, limb 1 of 2a
    "adcs x16, x4, x4",              // d2, limb 2 of 2a
    "adcs x17, x5, x5",              // d3, limb 3 of 2a
    "adcs x20, x6, x6",              // d4, limb 4 of 2a
    "adc x21, x7, x7",               // d5, limb 5 of 2a
    "umulh x22, x2, x2",             // hi(a0 a0)
    "mul x23, x2, x15",              // lo(a0 d1)
    "add x24, x4, x4",               // 2 a2 mod 2^64
    "umulh x25, x2, x15",            // hi(a0 d1)
    "mul x26, x2, x16",              // lo(a0 d2)
    "add x27, x5, x5",               // 2 a3 mod 2^64
    "add x28, x6, x6",               // 2 a4 mod 2^64
    "umulh x0, x2, x16",             // hi(a0 d2)
    "mul x1, x2, x17",               // lo(a0 d3)
    "adds x15, x23, x22",            // s1 = lo + hi
    "umulh x16, x2, x17",            // hi(a0 d3)
    "adcs x23, x26, x25",            // s2 = lo + hi + carry
    "mul x22, x2, x20",              // lo(a0 d4)
    "adcs x26, x1, x0",              // s3 = lo + hi + carry
    "umulh x25, x2, x20",            // hi(a0 d4)
    "adcs x1, x22, x16",             // s4 = lo + hi + carry
    "mul x0, x2, x21",               // lo(a0 d5)
    "adcs x22, x0, x25",             // s5 = lo + hi + carry
    "umulh x16, x2, x21",            // hi(a0 d5)
    "adc x0, x16, xzr",              // s6 = hi + carry
    "mul x25, x3, x3",               // lo(a1 a1)
    "adds x16, x23, x25",            // s2 += lo
    "mul x23, x3, x24",              // lo(a1 2a2)
    "adcs x25, x26, x23",            // s3 += lo
    "mul x26, x3, x17",              // lo(a1 d3)
    "adcs x23, x1, x26",             // s4 += lo
    "mul x1, x3, x20",               // lo(a1 d4)
    "adcs x26, x22, x1",             // s5 += lo
    "mul x22, x3, x21",              // lo(a1 d5)
    "adcs x1, x0, x22",              // s6 += lo
    "umulh x0, x3, x21",             // hi(a1 d5)
    "adc x22, x0, xzr",              // s7 = hi + carry
    "umulh x0, x3, x3",              // hi(a1 a1)
    "adds x25, x25, x0",             // s3 += hi
    "umulh x0, x3, x24",             // hi(a1 2a2)
    "adcs x24, x23, x0",             // s4 += hi
    "umulh x23, x3, x17",            // hi(a1 d3)
    "umulh x0, x3, x20",             // hi(a1 d4)
    "adcs x17, x26, x23",            // s5 += hi
    "adcs x3, x1, x0",               // s6 += hi
    "adc x26, x22, xzr",             // s7 += carry
    "mul x23, x4, x4",               // lo(a2 a2)
    "mul x1, x4, x27",               // lo(a2 2a3)
    "umulh x0, x4, x27",             // hi(a2 2a3)
    "adds x22, x24, x23",            // s4 += lo
    "mul x27, x4, x20",              // lo(a2 d4)
    "umulh x24, x4, x20",            // hi(a2 d4)
    "adcs x23, x17, x1",             // s5 += lo
    "mul x20, x4, x21",              // lo(a2 d5)
    "adcs x17, x3, x27",             // s6 += lo
    "umulh x1, x4, x21",             // hi(a2 d5)
    "adcs x3, x26, x20",             // s7 += lo
    "umulh x27, x4, x4",             // hi(a2 a2)
    "mul x26, x5, x5",               // lo(a3 a3)
    "adc x20, x1, xzr",              // s8 = hi + carry
    "adds x4, x23, x27",             // s5 += hi
    "adcs x1, x17, x0",              // s6 += hi
    "adcs x23, x3, x24",             // s7 += hi
    "adc x27, x20, xzr",             // s8 += carry
    "adds x17, x1, x26",             // s6 += lo
    "mul x0, x5, x28",               // lo(a3 2a4)
    "mul x3, x5, x21",               // lo(a3 d5)
    "add x24, x7, x7",               // 2 a5 mod 2^64
    "umulh x20, x5, x21",            // hi(a3 d5)
    "umulh x1, x5, x5",              // hi(a3 a3)
    "umulh x26, x5, x28",            // hi(a3 2a4)
    "mul x21, x6, x6",               // lo(a4 a4)
    "adcs x5, x23, x0",              // s7 += lo
    "adcs x28, x27, x3",             // s8 += lo
    "mul x23, x6, x24",              // lo(a4 2a5)
    "umulh x0, x6, x24",             // hi(a4 2a5)
    "adc x27, x20, xzr",             // s9 = hi + carry
    "adds x3, x5, x1",               // s7 += hi
    "umulh x24, x6, x6",             // hi(a4 a4)
    "mul x20, x7, x7",               // lo(a5 a5)
    "adcs x5, x28, x26",             // s8 += hi
    "adc x1, x27, xzr",              // s9 += carry
    "umulh x6, x7, x7",              // hi(a5 a5)
    "mul x28, x2, x2",               // lo(a0 a0)
    "adds x26, x5, x21",             // s8 += lo
    "adcs x27, x1, x23",             // s9 += lo
    "adc x7, x0, xzr",               // s10 = hi + carry
    "adds x2, x27, x24",             // s9 += hi
    "adc x5, x7, xzr",               // s10 += carry
    "adds x21, x5, x20",             // s10 += lo
    "adc x1, x6, xzr",               // s11 = hi + carry
    "cmp x28, #1",                   // carry = t0 != 0
    "mul x23, x28, x10",             // lo(t0 n0)
    "mul x0, x23, x9",               // lo(m0 p1)
    "mul x27, x23, x11",             // lo(m0 p2)
    "mul x24, x23, x12",             // lo(m0 p3)
    "mul x7, x23, x13",              // lo(m0 p4)
    "mul x5, x23, x14",              // lo(m0 p5)
    "umulh x20, x23, x14",           // hi(m0 p5)
    "adcs x6, x15, x0",              // t1 += lo
    "adcs x28, x16, x27",            // t2 += lo
    "umulh x15, x23, x8",            // hi(m0 p0)
    "umulh x0, x23, x9",             // hi(m0 p1)
    "adcs x16, x25, x24",            // t3 += lo
    "adcs x27, x22, x7",             // t4 += lo
    "umulh x25, x23, x11",           // hi(m0 p2)
    "umulh x24, x23, x12",           // hi(m0 p3)
    "adcs x22, x4, x5",              // t5 += lo
    "adc x7, x20, xzr",              // t6 = hi + carry
    "umulh x4, x23, x13",            // hi(m0 p4)
    "adds x5, x6, x15",              // t1 += hi
    "adcs x20, x28, x0",             // t2 += hi
    "adcs x23, x16, x25",            // t3 += hi
    "adcs x6, x27, x24",             // t4 += hi
    "mul x15, x5, x10",              // lo(t1 n0)
    "adcs x28, x22, x4",             // t5 += hi
    "adc x0, x7, xzr",               // t6 += carry
    "cmp x5, #1",                    // carry = t1 != 0
    "mul x16, x15, x9",              // lo(m1 p1)
    "mul x25, x15, x11",             // lo(m1 p2)
    "mul x27, x15, x12",             // lo(m1 p3)
    "mul x24, x15, x13",             // lo(m1 p4)
    "mul x22, x15, x14",             // lo(m1 p5)
    "umulh x4, x15, x14",            // hi(m1 p5)
    "adcs x7, x20, x16",             // t2 += lo
    "adcs x5, x23, x25",             // t3 += lo
    "umulh x20, x15, x8",            // hi(m1 p0)
    "umulh x16, x15, x9",            // hi(m1 p1)
    "adcs x23, x6, x27",             // t4 += lo
    "adcs x25, x28, x24",            // t5 += lo
    "umulh x6, x15, x11",            // hi(m1 p2)
    "umulh x27, x15, x12",           // hi(m1 p3)
    "adcs x28, x0, x22",             // t6 += lo
    "adc x24, x4, xzr",              // t7 = hi + carry
    "umulh x0, x15, x13",            // hi(m1 p4)
    "adds x22, x7, x20",             // t2 += hi
    "adcs x4, x5, x16",              // t3 += hi
    "adcs x15, x23, x6",             // t4 += hi
    "adcs x7, x25, x27",             // t5 += hi
    "mul x20, x22, x10",             // lo(t2 n0)
    "adcs x5, x28, x0",              // t6 += hi
    "adc x16, x24, xzr",             // t7 += carry
    "cmp x22, #1",                   // carry = t2 != 0
    "mul x23, x20, x9",              // lo(m2 p1)
    "mul x6, x20, x11",              // lo(m2 p2)
    "mul x25, x20, x12",             // lo(m2 p3)
    "mul x27, x20, x13",             // lo(m2 p4)
    "mul x28, x20, x14",             // lo(m2 p5)
    "umulh x0, x20, x14",            // hi(m2 p5)
    "adcs x24, x4, x23",             // t3 += lo
    "adcs x22, x15, x6",             // t4 += lo
    "umulh x4, x20, x8",             // hi(m2 p0)
    "umulh x23, x20, x9",            // hi(m2 p1)
    "adcs x15, x7, x25",             // t5 += lo
    "adcs x6, x5, x27",              // t6 += lo
    "umulh x7, x20, x11",            // hi(m2 p2)
    "umulh x25, x20, x12",           // hi(m2 p3)
    "adcs x5, x16, x28",             // t7 += lo
    "adc x27, x0, xzr",              // t8 = hi + carry
    "umulh x16, x20, x13",           // hi(m2 p4)
    "adds x28, x24, x4",             // t3 += hi
    "adcs x0, x22, x23",             // t4 += hi
    "adcs x20, x15, x7",             // t5 += hi
    "adcs x24, x6, x25",             // t6 += hi
    "mul x4, x28, x10",              // lo(t3 n0)
    "adcs x22, x5, x16",             // t7 += hi
    "adc x23, x27, xzr",             // t8 += carry
    "cmp x28, #1",                   // carry = t3 != 0
    "mul x15, x4, x9",               // lo(m3 p1)
    "mul x7, x4, x11",               // lo(m3 p2)
    "mul x6, x4, x12",               // lo(m3 p3)
    "mul x25, x4, x13",              // lo(m3 p4)
    "mul x5, x4, x14",               // lo(m3 p5)
    "umulh x16, x4, x14",            // hi(m3 p5)
    "adcs x27, x0, x15",             // t4 += lo
    "adcs x28, x20, x7",             // t5 += lo
    "umulh x0, x4, x8",              // hi(m3 p0)
    "umulh x15, x4, x9",             // hi(m3 p1)
    "adcs x20, x24, x6",             // t6 += lo
    "adcs x7, x22, x25",             // t7 += lo
    "umulh x24, x4, x11",            // hi(m3 p2)
    "umulh x6, x4, x12",             // hi(m3 p3)
    "adcs x22, x23, x5",             // t8 += lo
    "adc x25, x16, xzr",             // t9 = hi + carry
    "umulh x23, x4, x13",            // hi(m3 p4)
    "adds x5, x27, x0",              // t4 += hi
    "adcs x16, x28, x15",            // t5 += hi
    "adcs x4, x20, x24",             // t6 += hi
    "adcs x27, x7, x6",              // t7 += hi
    "mul x0, x5, x10",               // lo(t4 n0)
    "adcs x28, x22, x23",            // t8 += hi
    "adc x15, x25, xzr",             // t9 += carry
    "cmp x5, #1",                    // carry = t4 != 0
    "mul x20, x0, x9",               // lo(m4 p1)
    "mul x24, x0, x11",              // lo(m4 p2)
    "mul x7, x0, x12",               // lo(m4 p3)
    "mul x6, x0, x13",               // lo(m4 p4)
    "mul x22, x0, x14",              // lo(m4 p5)
    "umulh x23, x0, x14",            // hi(m4 p5)
    "adcs x25, x16, x20",            // t5 += lo
    "adcs x5, x4, x24",              // t6 += lo
    "umulh x16, x0, x8",             // hi(m4 p0)
    "umulh x20, x0, x9",             // hi(m4 p1)
    "adcs x4, x27, x7",              // t7 += lo
    "adcs x24, x28, x6",             // t8 += lo
    "umulh x27, x0, x11",            // hi(m4 p2)
    "umulh x7, x0, x12",             // hi(m4 p3)
    "adcs x28, x15, x22",            // t9 += lo
    "adc x6, x23, xzr",              // t10 = hi + carry
    "umulh x15, x0, x13",            // hi(m4 p4)
    "adds x22, x25, x16",            // t5 += hi
    "adcs x23, x5, x20",             // t6 += hi
    "adcs x0, x4, x27",              // t7 += hi
    "adcs x25, x24, x7",             // t8 += hi
    "mul x16, x22, x10",             // lo(t5 n0)
    "adcs x5, x28, x15",             // t9 += hi
    "adc x20, x6, xzr",              // t10 += carry
    "cmp x22, #1",                   // carry = t5 != 0
    "mul x4, x16, x9",               // lo(m5 p1)
    "mul x27, x16, x11",             // lo(m5 p2)
    "mul x24, x16, x12",             // lo(m5 p3)
    "mul x7, x16, x13",              // lo(m5 p4)
    "mul x10, x16, x14",             // lo(m5 p5)
    "umulh x28, x16, x14",           // hi(m5 p5)
    "adcs x15, x23, x4",             // t6 += lo
    "adcs x6, x0, x27",              // t7 += lo
    "umulh x22, x16, x8",            // hi(m5 p0)
    "umulh x23, x16, x9",            // hi(m5 p1)
    "adcs x4, x25, x24",             // t8 += lo
    "adcs x0, x5, x7",               // t9 += lo
    "umulh x27, x16, x11",           // hi(m5 p2)
    "umulh x25, x16, x12",           // hi(m5 p3)
    "adcs x24, x20, x10",            // t10 += lo
    "adc x5, x28, xzr",              // t11 = hi + carry
    "umulh x7, x16, x13",            // hi(m5 p4)
    "adds x20, x15, x22",            // t6 += hi
    "adcs x10, x6, x23",             // t7 += hi
    "adcs x28, x4, x27",             // t8 += hi
    "adcs x16, x0, x25",             // t9 += hi
    "adcs x15, x24, x7",             // t10 += hi
    "adc x22, x5, xzr",              // t11 += carry
    "adds x6, x20, x17",             // t6 += s6
    "adcs x23, x10, x3",             // t7 += s7
    "adcs x4, x28, x26",             // t8 += s8
    "adcs x27, x16, x2",             // t9 += s9
    "adcs x0, x15, x21",             // t10 += s10
    "adc x25, x22, x1",              // t11 += s11
    "subs x24, x6, x8",              // t6 - p0
    "sbcs x7, x23, x9",              // t7 - p1
    "sbcs x5, x4, x11",              // t8 - p2
    "sbcs x20, x27, x12",            // t9 - p3
    "sbcs x17, x0, x13",             // t10 - p4
    "sbcs x10, x25, x14",            // t11 - p5
    "csel x3, x6, x24, lo",          // t6 if it borrowed
    "csel x28, x23, x7, lo",         // t7 if it borrowed
    "csel x26, x4, x5, lo",          // t8 if it borrowed
    "csel x16, x27, x20, lo",        // t9 if it borrowed
    "csel x2, x0, x17, lo",          // t10 if it borrowed
    "csel x15, x25, x10, lo",        // t11 if it borrowed
    "ret",
}
