//! `mont_sqr_4_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    square 4 one_spare_bit;
    ["x3" r0 "x5" r1 "x2" r2 "x4" r3];
    ["x6" "x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x16"];
    p n0;
    "ldp x2, x3, [x0]",            // a0, a1
    "ldp x0, x4, [x0, #16]",       // a2, a3
    "ldp x5, x6, [x1, #{p}]",      // p0, p1
    "ldr x7, [x1, #{n0}]",         // n0
    "ldp x1, x8, [x1, #{p} + 16]", // p2, p3
    "adds x9, x3, x3",             // d1, limb 1 of 2a
    "adcs x10, x0, x0",            // d2, limb 2 of 2a
    "adc x11, x4, x4",             // d3, limb 3 of 2a
    "umulh x12, x2, x2",           // hi(a0 a0)
    "mul x13, x2, x9",             // lo(a0 d1)
    "umulh x9, x2, x9",            // hi(a0 d1)
    "add x14, x0, x0",             // 2 a2 mod 2^64
    "add x15, x4, x4",             // 2 a3 mod 2^64
    "adds x12, x13, x12",          // s1 = lo + hi
    "mul x13, x2, x10",            // lo(a0 d2)
    "umulh x10, x2, x10",          // hi(a0 d2)
    "adcs x9, x13, x9",            // s2 = lo + hi + carry
    "mul x13, x2, x11",            // lo(a0 d3)
    "adcs x10, x13, x10",          // s3 = lo + hi + carry
    "umulh x13, x2, x11",          // hi(a0 d3)
    "adc x13, x13, xzr",           // s4 = hi + carry
    "mul x16, x3, x3",             // lo(a1 a1)
    "adds x9, x9, x16",            // s2 += lo
    "mul x16, x3, x14",            // lo(a1 2a2)
    "adcs x10, x10, x16",          // s3 += lo
    "mul x16, x3, x11",            // lo(a1 d3)
    "adcs x13, x13, x16",          // s4 += lo
    "umulh x11, x3, x11",          // hi(a1 d3)
    "umulh x14, x3, x14",          // hi(a1 2a2)
    "adc x11, x11, xzr",           // s5 = hi + carry
    "umulh x3, x3, x3",            // hi(a1 a1)
    "adds x3, x10, x3",            // s3 += hi
    "adcs x10, x13, x14",          // s4 += hi
    "adc x11, x11, xzr",           // s5 += carry
    "mul x13, x0, x0",             // lo(a2 a2)
    "mul x14, x0, x15",            // lo(a2 2a3)
    "umulh x15, x0, x15",          // hi(a2 2a3)
    "adds x10, x10, x13",          // s4 += lo
    "umulh x0, x0, x0",            // hi(a2 a2)
    "mul x13, x4, x4",             // lo(a3 a3)
    "adcs x11, x11, x14",          // s5 += lo
    "adc x14, x15, xzr",           // s6 = hi + carry
    "umulh x4, x4, x4",            // hi(a3 a3)
    "mul x2, x2, x2",              // lo(a0 a0)
    "adds x0, x11, x0",            // s5 += hi
    "adc x11, x14, xzr",           // s6 += carry
    "adds x11, x11, x13",          // s6 += lo
    "adc x4, x4, xzr",             // s7 = hi + carry
    "cmp x2, #1",                  // carry = t0 != 0
    "mul x2, x2, x7",              // lo(t0 n0)
    "mul x13, x2, x6",             // lo(m0 p1)
    "mul x14, x2, x1",             // lo(m0 p2)
    "mul x15, x2, x8",             // lo(m0 p3)
    "adcs x12, x12, x13",          // t1 += lo
    "adcs x9, x9, x14",            // t2 += lo
    "umulh x13, x2, x8",           // hi(m0 p3)
    "umulh x14, x2, x5",           // hi(m0 p0)
    "adcs x3, x3, x15",            // t3 += lo
    "umulh x15, x2, x6",           // hi(m0 p1)
    "umulh x2, x2, x1",            // hi(m0 p2)
    "adc x13, x13, xzr",           // t4 = hi + carry
    "adds x12, x12, x14",          // t1 += hi
    "adcs x9, x9, x15",            // t2 += hi
    "adcs x2, x3, x2",             // t3 += hi
    "adc x3, x13, xzr",            // t4 += carry
    "cmp x12, #1",                 // carry = t1 != 0
    "mul x12, x12, x7",            // lo(t1 n0)
    "mul x13, x12, x6",            // lo(m1 p1)
    "mul x14, x12, x1",            // lo(m1 p2)
    "mul x15, x12, x8",            // lo(m1 p3)
    "adcs x9, x9, x13",            // t2 += lo
    "adcs x2, x2, x14",            // t3 += lo
    "umulh x13, x12, x8",          // hi(m1 p3)
    "umulh x14, x12, x5",          // hi(m1 p0)
    "adcs x3, x3, x15",            // t4 += lo
    "umulh x15, x12, x6",          // hi(m1 p1)
    "umulh x12, x12, x1",          // hi(m1 p2)
    "adc x13, x13, xzr",           // t5 = hi + carry
    "adds x9, x9, x14",            // t2 += hi
    "adcs x2, x2, x15",            // t3 += hi
    "adcs x3, x3, x12",            // t4 += hi
    "adc x12, x13, xzr",           // t5 += carry
    "cmp x9, #1",                  // carry = t2 != 0
    "mul x9, x9, x7",              // lo(t2 n0)
    "mul x13, x9, x6",             // lo(m2 p1)
    "mul x14, x9, x1",             // lo(m2 p2)
    "mul x15, x9, x8",             // lo(m2 p3)
    "adcs x2, x2, x13",            // t3 += lo
    "adcs x3, x3, x14",            // t4 += lo
    "umulh x13, x9, x8",           // hi(m2 p3)
    "umulh x14, x9, x5",           // hi(m2 p0)
    "adcs x12, x12, x15",          // t5 += lo
    "umulh x15, x9, x6",           // hi(m2 p1)
    "umulh x9, x9, x1",            // hi(m2 p2)
    "adc x13, x13, xzr",           // t6 = hi + carry
    "adds x2, x2, x14",            // t3 += hi
    "adcs x3, x3, x15",            // t4 += hi
    "adcs x9, x12, x9",            // t5 += hi
    "adc x12, x13, xzr",           // t6 += carry
    "cmp x2, #1",                  // carry = t3 != 0
    "mul x2, x2, x7",              // lo(t3 n0)
    "mul x7, x2, x6",              // lo(m3 p1)
    "mul x13, x2, x1",             // lo(m3 p2)
    "mul x14, x2, x8",             // lo(m3 p3)
    "umulh x15, x2, x8",           // hi(m3 p3)
    "adcs x3, x3, x7",             // t4 += lo
    "adcs x7, x9, x13",            // t5 += lo
    "umulh x9, x2, x5",            // hi(m3 p0)
    "umulh x13, x2, x6",           // hi(m3 p1)
    "adcs x12, x12, x14",          // t6 += lo
    "adc x14, x15, xzr",           // t7 = hi + carry
    "umulh x2, x2, x1",            // hi(m3 p2)
    "adds x3, x3, x9",             // t4 += hi
    "adcs x7, x7, x13",            // t5 += hi
    "adcs x2, x12, x2",            // t6 += hi
    "adc x9, x14, xzr",            // t7 += carry
    "adds x3, x3, x10",            // t4 += s4
    "adcs x0, x7, x0",             // t5 += s5
    "adcs x2, x2, x11",            // t6 += s6
    "adc x4, x9, x4",              // t7 += s7
    "subs x5, x3, x5",             // t4 - p0
    "sbcs x6, x0, x6",             // t5 - p1
    "sbcs x1, x2, x1",             // t6 - p2
    "sbcs x7, x4, x8",             // t7 - p3
    "csel x3, x3, x5, lo",         // t4 if it borrowed
    "csel x5, x0, x6, lo",         // t5 if it borrowed
    "csel x2, x2, x1, lo",         // t6 if it borrowed
    "csel x4, x4, x7, lo",         // t7 if it borrowed
    "ret",
}
