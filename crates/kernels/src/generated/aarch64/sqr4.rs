//! `mont_sqr_4_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    square 4 one_spare_bit;
    ["x3" r0 "x26" r1 "x24" r2 "x25" r3];
    ["x2" "x4" "x5" "x6" "x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x16" "x17" "x20" "x21" "x22" "x23" "x27" "x28"];
    p n0;
    "ldp x2, x3, [x0]",             // a0, a1
    "ldp x4, x5, [x0, #16]",        // a2, a3
    "ldp x6, x7, [x1, #{p}]",       // p0, p1
    "ldr x8, [x1, #{n0}]",          // n0
    "ldp x9, x10, [x1, #{p} + 16]", // p2, p3
    "adds x11, x3, x3",             // d1, limb 1 of 2a
    "adcs x12, x4, x4",             // d2, limb 2 of 2a
    "adc x13, x5, x5",              // d3, limb 3 of 2a
    "umulh x14, x2, x2",            // hi(a0 a0)
    "mul x15, x2, x11",             // lo(a0 d1)
    "umulh x16, x2, x11",           // hi(a0 d1)
    "add x17, x4, x4",              // 2 a2 mod 2^64
    "add x20, x5, x5",              // 2 a3 mod 2^64
    "mul x21, x2, x12",             // lo(a0 d2)
    "umulh x22, x2, x12",           // hi(a0 d2)
    "mul x23, x2, x13",             // lo(a0 d3)
    "umulh x24, x2, x13",           // hi(a0 d3)
    "adds x25, x15, x14",           // s1 = lo + hi
    "mul x26, x3, x3",              // lo(a1 a1)
    "mul x27, x3, x17",             // lo(a1 2a2)
    "adcs x28, x21, x16",           // s2 = lo + hi + carry
    "mul x0, x3, x13",              // lo(a1 d3)
    "umulh x1, x3, x13",            // hi(a1 d3)
    "adcs x11, x23, x22",           // s3 = lo + hi + carry
    "adc x12, x24, xzr",            // s4 = hi + carry
    "umulh x15, x3, x3",            // hi(a1 a1)
    "umulh x14, x3, x17",           // hi(a1 2a2)
    "adds x21, x28, x26",           // s2 += lo
    "adcs x16, x11, x27",           // s3 += lo
    "mul x13, x4, x4",              // lo(a2 a2)
    "mul x23, x4, x20",             // lo(a2 2a3)
    "adcs x22, x12, x0",            // s4 += lo
    "adc x24, x1, xzr",             // s5 = hi + carry
    "umulh x3, x4, x20",            // hi(a2 2a3)
    "umulh x17, x4, x4",            // hi(a2 a2)
    "adds x28, x16, x15",           // s3 += hi
    "adcs x26, x22, x14",           // s4 += hi
    "adc x11, x24, xzr",            // s5 += carry
    "mul x27, x5, x5",              // lo(a3 a3)
    "adds x12, x26, x13",           // s4 += lo
    "adcs x0, x11, x23",            // s5 += lo
    "umulh x1, x5, x5",             // hi(a3 a3)
    "mul x20, x2, x2",              // lo(a0 a0)
    "adc x4, x3, xzr",              // s6 = hi + carry
    "adds x16, x0, x17",            // s5 += hi
    "adc x15, x4, xzr",             // s6 += carry
    "adds x22, x15, x27",           // s6 += lo
    "adc x14, x1, xzr",             // s7 = hi + carry
    "cmp x20, #1",                  // carry = t0 != 0
    "mul x24, x20, x8",             // lo(t0 n0)
    "mul x26, x24, x7",             // lo(m0 p1)
    "mul x13, x24, x9",             // lo(m0 p2)
    "mul x11, x24, x10",            // lo(m0 p3)
    "umulh x23, x24, x10",          // hi(m0 p3)
    "umulh x5, x24, x6",            // hi(m0 p0)
    "umulh x2, x24, x7",            // hi(m0 p1)
    "adcs x3, x25, x26",            // t1 += lo
    "adcs x0, x21, x13",            // t2 += lo
    "umulh x17, x24, x9",           // hi(m0 p2)
    "adcs x4, x28, x11",            // t3 += lo
    "adc x15, x23, xzr",            // t4 = hi + carry
    "adds x27, x3, x5",             // t1 += hi
    "adcs x1, x0, x2",              // t2 += hi
    "adcs x20, x4, x17",            // t3 += hi
    "adc x25, x15, xzr",            // t4 += carry
    "cmp x27, #1",                  // carry = t1 != 0
    "mul x26, x27, x8",             // lo(t1 n0)
    "mul x21, x26, x7",             // lo(m1 p1)
    "mul x13, x26, x9",             // lo(m1 p2)
    "mul x24, x26, x10",            // lo(m1 p3)
    "umulh x28, x26, x10",          // hi(m1 p3)
    "umulh x11, x26, x6",           // hi(m1 p0)
    "umulh x23, x26, x7",           // hi(m1 p1)
    "adcs x3, x1, x21",             // t2 += lo
    "adcs x5, x20, x13",            // t3 += lo
    "umulh x0, x26, x9",            // hi(m1 p2)
    "adcs x2, x25, x24",            // t4 += lo
    "adc x4, x28, xzr",             // t5 = hi + carry
    "adds x17, x3, x11",            // t2 += hi
    "adcs x15, x5, x23",            // t3 += hi
    "adcs x27, x2, x0",             // t4 += hi
    "adc x1, x4, xzr",              // t5 += carry
    "cmp x17, #1",                  // carry = t2 != 0
    "mul x21, x17, x8",             // lo(t2 n0)
    "mul x20, x21, x7",             // lo(m2 p1)
    "mul x13, x21, x9",             // lo(m2 p2)
    "mul x26, x21, x10",            // lo(m2 p3)
    "umulh x25, x21, x10",          // hi(m2 p3)
    "umulh x24, x21, x6",           // hi(m2 p0)
    "umulh x28, x21, x7",           // hi(m2 p1)
    "adcs x3, x15, x20",            // t3 += lo
    "adcs x11, x27, x13",           // t4 += lo
    "umulh x5, x21, x9",            // hi(m2 p2)
    "adcs x23, x1, x26",            // t5 += lo
    "adc x2, x25, xzr",             // t6 = hi + carry
    "adds x0, x3, x24",             // t3 += hi
    "adcs x4, x11, x28",            // t4 += hi
    "adcs x17, x23, x5",            // t5 += hi
    "adc x15, x2, xzr",             // t6 += carry
    "cmp x0, #1",                   // carry = t3 != 0
    "mul x20, x0, x8",              // lo(t3 n0)
    "mul x27, x20, x7",             // lo(m3 p1)
    "mul x13, x20, x9",             // lo(m3 p2)
    "mul x21, x20, x10",            // lo(m3 p3)
    "umulh x1, x20, x10",           // hi(m3 p3)
    "umulh x26, x20, x6",           // hi(m3 p0)
    "umulh x25, x20, x7",           // hi(m3 p1)
    "adcs x3, x4, x27",             // t4 += lo
    "adcs x24, x17, x13",           // t5 += lo
    "umulh x11, x20, x9",           // hi(m3 p2)
    "adcs x28, x15, x21",           // t6 += lo
    "adc x23, x1, xzr",             // t7 = hi + carry
    "adds x5, x3, x26",             // t4 += hi
    "adcs x2, x24, x25",            // t5 += hi
    "adcs x0, x28, x11",            // t6 += hi
    "adc x8, x23, xzr",             // t7 += carry
    "adds x4, x5, x12",             // t4 += s4
    "adcs x27, x2, x16",            // t5 += s5
    "adcs x17, x0, x22",            // t6 += s6
    "adc x13, x8, x14",             // t7 += s7
    "subs x20, x4, x6",             // t4 - p0
    "sbcs x15, x27, x7",            // t5 - p1
    "sbcs x21, x17, x9",            // t6 - p2
    "sbcs x1, x13, x10",            // t7 - p3
    "csel x3, x4, x20, lo",         // t4 if it borrowed
    "csel x26, x27, x15, lo",       // t5 if it borrowed
    "csel x24, x17, x21, lo",       // t6 if it borrowed
    "csel x25, x13, x1, lo",        // t7 if it borrowed
    "ret",
}
