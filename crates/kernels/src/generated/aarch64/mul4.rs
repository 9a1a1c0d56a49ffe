//! `mont_mul_4_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    product 4 one_spare_bit;
    ["x3" r0 "x5" r1 "x6" r2 "x4" r3];
    ["x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x16" "x17"];
    p n0;
    "ldp x3, x4, [x0]",             // a0, a1
    "ldp x5, x6, [x1]",             // b0, b1
    "ldp x0, x7, [x0, #16]",        // a2, a3
    "ldp x8, x9, [x2, #{p}]",       // p0, p1
    "ldr x10, [x2, #{n0}]",         // n0
    "ldp x2, x11, [x2, #{p} + 16]", // p2, p3
    "ldp x1, x12, [x1, #16]",       // b2, b3
    "umulh x13, x5, x3",            // hi(b0 a0)
    "mul x14, x5, x4",              // lo(b0 a1)
    "umulh x15, x5, x4",            // hi(b0 a1)
    "adds x13, x14, x13",           // t1 = lo + hi
    "mul x14, x5, x0",              // lo(b0 a2)
    "adcs x14, x14, x15",           // t2 = lo + hi + carry
    "umulh x15, x5, x0",            // hi(b0 a2)
    "mul x16, x5, x7",              // lo(b0 a3)
    "adcs x15, x16, x15",           // t3 = lo + hi + carry
    "umulh x16, x5, x7",            // hi(b0 a3)
    "adc x16, x16, xzr",            // t4 = hi + carry
    "mul x5, x5, x3",               // lo(b0 a0)
    "cmp x5, #1",                   // carry = t0 != 0
    "mul x5, x5, x10",              // lo(t0 n0)
    "mul x17, x5, x9",              // lo(m0 p1)
    "adcs x13, x13, x17",           // t1 += lo
    "mul x17, x5, x2",              // lo(m0 p2)
    "adcs x14, x14, x17",           // t2 += lo
    "mul x17, x5, x11",             // lo(m0 p3)
    "adcs x15, x15, x17",           // t3 += lo
    "umulh x17, x5, x11",           // hi(m0 p3)
    "adc x16, x17, x16",            // t4 += hi + carry
    "umulh x17, x5, x8",            // hi(m0 p0)
    "adds x13, x13, x17",           // t1 += hi
    "umulh x17, x5, x9",            // hi(m0 p1)
    "adcs x14, x14, x17",           // t2 += hi
    "umulh x5, x5, x2",             // hi(m0 p2)
    "adcs x5, x15, x5",             // t3 += hi
    "adc x15, x16, xzr",            // t4 += carry
    "mul x16, x6, x3",              // lo(b1 a0)
    "adds x13, x13, x16",           // t1 += lo
    "mul x16, x6, x4",              // lo(b1 a1)
    "adcs x14, x14, x16",           // t2 += lo
    "mul x16, x6, x0",              // lo(b1 a2)
    "adcs x5, x5, x16",             // t3 += lo
    "mul x16, x6, x7",              // lo(b1 a3)
    "adcs x15, x15, x16",           // t4 += lo
    "umulh x16, x6, x7",            // hi(b1 a3)
    "adc x16, x16, xzr",            // t5 = hi + carry
    "umulh x17, x6, x3",            // hi(b1 a0)
    "adds x14, x14, x17",           // t2 += hi
    "umulh x17, x6, x4",            // hi(b1 a1)
    "adcs x5, x5, x17",             // t3 += hi
    "umulh x6, x6, x0",             // hi(b1 a2)
    "adcs x6, x15, x6",             // t4 += hi
    "adc x15, x16, xzr",            // t5 += carry
    "cmp x13, #1",                  // carry = t1 != 0
    "mul x13, x13, x10",            // lo(t1 n0)
    "mul x16, x13, x9",             // lo(m1 p1)
    "adcs x14, x14, x16",           // t2 += lo
    "mul x16, x13, x2",             // lo(m1 p2)
    "adcs x5, x5, x16",             // t3 += lo
    "mul x16, x13, x11",            // lo(m1 p3)
    "adcs x6, x6, x16",             // t4 += lo
    "umulh x16, x13, x11",          // hi(m1 p3)
    "adc x15, x16, x15",            // t5 += hi + carry
    "umulh x16, x13, x8",           // hi(m1 p0)
    "adds x14, x14, x16",           // t2 += hi
    "umulh x16, x13, x9",           // hi(m1 p1)
    "adcs x5, x5, x16",             // t3 += hi
    "umulh x13, x13, x2",           // hi(m1 p2)
    "adcs x6, x6, x13",             // t4 += hi
    "adc x13, x15, xzr",            // t5 += carry
    "mul x15, x1, x3",              // lo(b2 a0)
    "adds x14, x14, x15",           // t2 += lo
    "mul x15, x1, x4",              // lo(b2 a1)
    "adcs x5, x5, x15",             // t3 += lo
    "mul x15, x1, x0",              // lo(b2 a2)
    "adcs x6, x6, x15",             // t4 += lo
    "mul x15, x1, x7",              // lo(b2 a3)
    "adcs x13, x13, x15",           // t5 += lo
    "umulh x15, x1, x7",            // hi(b2 a3)
    "adc x15, x15, xzr",            // t6 = hi + carry
    "umulh x16, x1, x3",            // hi(b2 a0)
    "adds x5, x5, x16",             // t3 += hi
    "umulh x16, x1, x4",            // hi(b2 a1)
    "adcs x6, x6, x16",             // t4 += hi
    "umulh x1, x1, x0",             // hi(b2 a2)
    "adcs x1, x13, x1",             // t5 += hi
    "adc x13, x15, xzr",            // t6 += carry
    "cmp x14, #1",                  // carry = t2 != 0
    "mul x14, x14, x10",            // lo(t2 n0)
    "mul x15, x12, x3",             // lo(b3 a0)
    "umulh x3, x12, x3",            // hi(b3 a0)
    "mul x16, x14, x9",             // lo(m2 p1)
    "adcs x5, x5, x16",             // t3 += lo
    "mul x16, x14, x2",             // lo(m2 p2)
    "adcs x6, x6, x16",             // t4 += lo
    "mul x16, x14, x11",            // lo(m2 p3)
    "adcs x1, x1, x16",             // t5 += lo
    "umulh x16, x14, x11",          // hi(m2 p3)
    "adc x13, x16, x13",            // t6 += hi + carry
    "umulh x16, x14, x8",           // hi(m2 p0)
    "adds x5, x5, x16",             // t3 += hi
    "umulh x16, x14, x9",           // hi(m2 p1)
    "adcs x6, x6, x16",             // t4 += hi
    "umulh x14, x14, x2",           // hi(m2 p2)
    "adcs x1, x1, x14",             // t5 += hi
    "adc x13, x13, xzr",            // t6 += carry
    "adds x5, x5, x15",             // t3 += lo
    "mul x14, x12, x4",             // lo(b3 a1)
    "mul x15, x12, x0",             // lo(b3 a2)
    "umulh x4, x12, x4",            // hi(b3 a1)
    "umulh x0, x12, x0",            // hi(b3 a2)
    "mul x10, x5, x10",             // lo(t3 n0)
    "adcs x6, x6, x14",             // t4 += lo
    "mul x14, x12, x7",             // lo(b3 a3)
    "umulh x7, x12, x7",            // hi(b3 a3)
    "adcs x1, x1, x15",             // t5 += lo
    "mul x12, x10, x9",             // lo(m3 p1)
    "mul x15, x10, x2",             // lo(m3 p2)
    "adcs x13, x13, x14",           // t6 += lo
    "adc x7, x7, xzr",              // t7 = hi + carry
    "adds x3, x6, x3",              // t4 += hi
    "adcs x1, x1, x4",              // t5 += hi
    "adcs x0, x13, x0",             // t6 += hi
    "adc x4, x7, xzr",              // t7 += carry
    "cmp x5, #1",                   // carry = t3 != 0
    "mul x5, x10, x11",             // lo(m3 p3)
    "adcs x3, x3, x12",             // t4 += lo
    "adcs x1, x1, x15",             // t5 += lo
    "umulh x6, x10, x11",           // hi(m3 p3)
    "umulh x7, x10, x8",            // hi(m3 p0)
    "umulh x12, x10, x9",           // hi(m3 p1)
    "umulh x10, x10, x2",           // hi(m3 p2)
    "adcs x0, x0, x5",              // t6 += lo
    "adc x4, x6, x4",               // t7 += hi + carry
    "adds x3, x3, x7",              // t4 += hi
    "adcs x1, x1, x12",             // t5 += hi
    "adcs x0, x0, x10",             // t6 += hi
    "adc x4, x4, xzr",              // t7 += carry
    "subs x5, x3, x8",              // t4 - p0
    "sbcs x6, x1, x9",              // t5 - p1
    "sbcs x2, x0, x2",              // t6 - p2
    "sbcs x7, x4, x11",             // t7 - p3
    "csel x3, x3, x5, lo",          // t4 if it borrowed
    "csel x5, x1, x6, lo",          // t5 if it borrowed
    "csel x6, x0, x2, lo",          // t6 if it borrowed
    "csel x4, x4, x7, lo",          // t7 if it borrowed
    "ret",
}
