//! `mont_mul_4_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    product 4 one_spare_bit;
    ["x16" r0 "x8" r1 "x17" r2 "x23" r3];
    ["x3" "x4" "x5" "x6" "x7" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x20" "x21" "x22" "x24" "x25" "x26" "x27" "x28"];
    p n0;
    "ldp x3, x4, [x0]",              // a0, a1
    "ldp x5, x6, [x1]",              // b0, b1
    "ldp x7, x8, [x0, #16]",         // a2, a3
    "ldp x9, x10, [x2, #{p}]",       // p0, p1
    "ldr x11, [x2, #{n0}]",          // n0
    "ldp x12, x13, [x2, #{p} + 16]", // p2, p3
    "ldp x14, x15, [x1, #16]",       // b2, b3
    "umulh x16, x5, x3",             // hi(b0 a0)
    "mul x17, x5, x4",               // lo(b0 a1)
    "umulh x20, x5, x4",             // hi(b0 a1)
    "mul x21, x5, x7",               // lo(b0 a2)
    "umulh x22, x5, x7",             // hi(b0 a2)
    "mul x23, x5, x8",               // lo(b0 a3)
    "adds x24, x17, x16",            // t1 = lo + hi
    "umulh x25, x5, x8",             // hi(b0 a3)
    "mul x26, x5, x3",               // lo(b0 a0)
    "adcs x27, x21, x20",            // t2 = lo + hi + carry
    "mul x28, x6, x3",               // lo(b1 a0)
    "mul x0, x6, x4",                // lo(b1 a1)
    "adcs x2, x23, x22",             // t3 = lo + hi + carry
    "mul x1, x6, x7",                // lo(b1 a2)
    "mul x17, x6, x8",               // lo(b1 a3)
    "adc x16, x25, xzr",             // t4 = hi + carry
    "cmp x26, #1",                   // carry = t0 != 0
    "mul x5, x26, x11",              // lo(t0 n0)
    "umulh x21, x6, x8",             // hi(b1 a3)
    "umulh x20, x6, x3",             // hi(b1 a0)
    "umulh x23, x6, x4",             // hi(b1 a1)
    "umulh x22, x6, x7",             // hi(b1 a2)
    "mul x25, x14, x3",              // lo(b2 a0)
    "mul x26, x5, x10",              // lo(m0 p1)
    "mul x6, x5, x12",               // lo(m0 p2)
    "adcs x24, x24, x26",            // t1 += lo
    "adcs x26, x27, x6",             // t2 += lo
    "mul x27, x5, x13",              // lo(m0 p3)
    "umulh x6, x5, x13",             // hi(m0 p3)
    "adcs x2, x2, x27",              // t3 += lo
    "adc x27, x6, x16",              // t4 += hi + carry
    "umulh x6, x5, x9",              // hi(m0 p0)
    "umulh x16, x5, x10",            // hi(m0 p1)
    "umulh x5, x5, x12",             // hi(m0 p2)
    "adds x24, x24, x6",             // t1 += hi
    "adcs x6, x26, x16",             // t2 += hi
    "mul x26, x14, x4",              // lo(b2 a1)
    "mul x16, x14, x7",              // lo(b2 a2)
    "adcs x2, x2, x5",               // t3 += hi
    "adc x5, x27, xzr",              // t4 += carry
    "adds x27, x24, x28",            // t1 += lo
    "adcs x24, x6, x0",              // t2 += lo
    "adcs x28, x2, x1",              // t3 += lo
    "adcs x6, x5, x17",              // t4 += lo
    "adc x0, x21, xzr",              // t5 = hi + carry
    "adds x2, x24, x20",             // t2 += hi
    "adcs x1, x28, x23",             // t3 += hi
    "adcs x5, x6, x22",              // t4 += hi
    "adc x17, x0, xzr",              // t5 += carry
    "cmp x27, #1",                   // carry = t1 != 0
    "mul x21, x27, x11",             // lo(t1 n0)
    "mul x24, x14, x8",              // lo(b2 a3)
    "umulh x20, x14, x8",            // hi(b2 a3)
    "umulh x28, x14, x3",            // hi(b2 a0)
    "umulh x23, x14, x4",            // hi(b2 a1)
    "umulh x6, x14, x7",             // hi(b2 a2)
    "mul x22, x21, x10",             // lo(m1 p1)
    "mul x0, x21, x12",              // lo(m1 p2)
    "mul x27, x21, x13",             // lo(m1 p3)
    "umulh x14, x21, x13",           // hi(m1 p3)
    "adcs x2, x2, x22",              // t2 += lo
    "adcs x22, x1, x0",              // t3 += lo
    "umulh x1, x21, x9",             // hi(m1 p0)
    "umulh x0, x21, x10",            // hi(m1 p1)
    "adcs x5, x5, x27",              // t4 += lo
    "adc x27, x14, x17",             // t5 += hi + carry
    "umulh x14, x21, x12",           // hi(m1 p2)
    "mul x17, x15, x3",              // lo(b3 a0)
    "mul x21, x15, x4",              // lo(b3 a1)
    "umulh x3, x15, x3",             // hi(b3 a0)
    "adds x2, x2, x1",               // t2 += hi
    "adcs x1, x22, x0",              // t3 += hi
    "mul x22, x15, x7",              // lo(b3 a2)
    "mul x0, x15, x8",               // lo(b3 a3)
    "adcs x5, x5, x14",              // t4 += hi
    "adc x14, x27, xzr",             // t5 += carry
    "adds x27, x2, x25",             // t2 += lo
    "adcs x2, x1, x26",              // t3 += lo
    "adcs x25, x5, x16",             // t4 += lo
    "adcs x1, x14, x24",             // t5 += lo
    "adc x26, x20, xzr",             // t6 = hi + carry
    "adds x5, x2, x28",              // t3 += hi
    "adcs x16, x25, x23",            // t4 += hi
    "adcs x14, x1, x6",              // t5 += hi
    "adc x24, x26, xzr",             // t6 += carry
    "cmp x27, #1",                   // carry = t2 != 0
    "mul x20, x27, x11",             // lo(t2 n0)
    "umulh x2, x15, x8",             // hi(b3 a3)
    "umulh x28, x15, x4",            // hi(b3 a1)
    "umulh x25, x15, x7",            // hi(b3 a2)
    "mul x23, x20, x10",             // lo(m2 p1)
    "mul x1, x20, x12",              // lo(m2 p2)
    "mul x6, x20, x13",              // lo(m2 p3)
    "umulh x26, x20, x13",           // hi(m2 p3)
    "umulh x27, x20, x9",            // hi(m2 p0)
    "umulh x8, x20, x10",            // hi(m2 p1)
    "adcs x4, x5, x23",              // t3 += lo
    "adcs x15, x16, x1",             // t4 += lo
    "umulh x7, x20, x12",            // hi(m2 p2)
    "adcs x5, x14, x6",              // t5 += lo
    "adc x23, x26, x24",             // t6 += hi + carry
    "adds x16, x4, x27",             // t3 += hi
    "adcs x1, x15, x8",              // t4 += hi
    "adcs x20, x5, x7",              // t5 += hi
    "adc x14, x23, xzr",             // t6 += carry
    "adds x6, x16, x17",             // t3 += lo
    "adcs x26, x1, x21",             // t4 += lo
    "adcs x24, x20, x22",            // t5 += lo
    "adcs x4, x14, x0",              // t6 += lo
    "adc x27, x2, xzr",              // t7 = hi + carry
    "adds x15, x26, x3",             // t4 += hi
    "adcs x8, x24, x28",             // t5 += hi
    "adcs x5, x4, x25",              // t6 += hi
    "adc x7, x27, xzr",              // t7 += carry
    "cmp x6, #1",                    // carry = t3 != 0
    "mul x23, x6, x11",              // lo(t3 n0)
    "mul x16, x23, x10",             // lo(m3 p1)
    "mul x17, x23, x12",             // lo(m3 p2)
    "mul x1, x23, x13",              // lo(m3 p3)
    "umulh x21, x23, x13",           // hi(m3 p3)
    "umulh x20, x23, x9",            // hi(m3 p0)
    "umulh x22, x23, x10",           // hi(m3 p1)
    "adcs x14, x15, x16",            // t4 += lo
    "adcs x0, x8, x17",              // t5 += lo
    "umulh x2, x23, x12",            // hi(m3 p2)
    "adcs x26, x5, x1",              // t6 += lo
    "adc x3, x21, x7",               // t7 += hi + carry
    "adds x24, x14, x20",            // t4 += hi
    "adcs x28, x0, x22",             // t5 += hi
    "adcs x4, x26, x2",              // t6 += hi
    "adc x25, x3, xzr",              // t7 += carry
    "subs x27, x24, x9",             // t4 - p0
    "sbcs x6, x28, x10",             // t5 - p1
    "sbcs x11, x4, x12",             // t6 - p2
    "sbcs x15, x25, x13",            // t7 - p3
    "csel x16, x24, x27, lo",        // t4 if it borrowed
    "csel x8, x28, x6, lo",          // t5 if it borrowed
    "csel x17, x4, x11, lo",         // t6 if it borrowed
    "csel x23, x25, x15, lo",        // t7 if it borrowed
    "ret",
}
