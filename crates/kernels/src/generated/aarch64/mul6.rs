//! `mont_mul_6_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    product 6 one_spare_bit;
    ["x26" r0 "x7" r1 "x21" r2 "x10" r3 "x24" r4 "x23" r5];
    ["x3" "x4" "x5" "x6" "x8" "x9" "x11" "x12" "x13" "x14" "x15" "x16" "x17" "x20" "x22" "x25" "x27" "x28"];
    p n0;
    "ldp x3, x4, [x0]",              // a0, a1
    "ldp x5, x6, [x1]",              // b0, b1
    "ldp x7, x8, [x0, #16]",         // a2, a3
    "ldp x9, x10, [x0, #32]",        // a4, a5
    "ldp x11, x12, [x2, #{p}]",      // p0, p1
    "ldr x13, [x2, #{n0}]",          // n0
    "ldp x14, x15, [x2, #{p} + 16]", // p2, p3
    "ldp x16, x17, [x2, #{p} + 32]", // p4, p5
    "ldp x20, x21, [x1, #16]",       // b2, b3
    "ldp x22, x23, [x1, #32]",       // b4, b5
    "umulh x24, x5, x3",             // hi(b0 a0)
    "mul x25, x5, x4",               // lo(b0 a1)
    "umulh x26, x5, x4",             // hi(b0 a1)
    "mul x27, x5, x7",               // lo(b0 a2)
    "umulh x28, x5, x7",             // hi(b0 a2)
    "mul x0, x5, x8",                // lo(b0 a3)
    "adds x2, x25, x24",             // t1 = lo + hi
    "umulh x1, x5, x8",              // hi(b0 a3)
    "mul x25, x5, x9",               // lo(b0 a4)
    "adcs x24, x27, x26",            // t2 = lo + hi + carry
    "umulh x27, x5, x9",             // hi(b0 a4)
    "adcs x26, x0, x28",             // t3 = lo + hi + carry
    "mul x0, x5, x10",               // lo(b0 a5)
    "adcs x28, x25, x1",             // t4 = lo + hi + carry
    "umulh x25, x5, x10",            // hi(b0 a5)
    "mul x1, x5, x3",                // lo(b0 a0)
    "adcs x5, x0, x27",              // t5 = lo + hi + carry
    "mul x0, x6, x3",                // lo(b1 a0)
    "adc x27, x25, xzr",             // t6 = hi + carry
    "cmp x1, #1",                    // carry = t0 != 0
    "mul x25, x1, x13",              // lo(t0 n0)
    "mul x1, x25, x12",              // lo(m0 p1)
    "adcs x2, x2, x1",               // t1 += lo
    "mul x1, x25, x14",              // lo(m0 p2)
    "adcs x24, x24, x1",             // t2 += lo
    "mul x1, x25, x15",              // lo(m0 p3)
    "adcs x26, x26, x1",             // t3 += lo
    "mul x1, x25, x16",              // lo(m0 p4)
    "adcs x28, x28, x1",             // t4 += lo
    "mul x1, x25, x17",              // lo(m0 p5)
    "adcs x5, x5, x1",               // t5 += lo
    "umulh x1, x25, x17",            // hi(m0 p5)
    "adc x1, x1, x27",               // t6 += hi + carry
    "umulh x27, x25, x11",           // hi(m0 p0)
    "adds x2, x2, x27",              // t1 += hi
    "umulh x27, x25, x12",           // hi(m0 p1)
    "adcs x24, x24, x27",            // t2 += hi
    "umulh x27, x25, x14",           // hi(m0 p2)
    "adcs x26, x26, x27",            // t3 += hi
    "umulh x27, x25, x15",           // hi(m0 p3)
    "adcs x28, x28, x27",            // t4 += hi
    "umulh x27, x25, x16",           // hi(m0 p4)
    "adcs x25, x5, x27",             // t5 += hi
    "adc x5, x1, xzr",               // t6 += carry
    "adds x27, x2, x0",              // t1 += lo
    "mul x1, x6, x4",                // lo(b1 a1)
    "mul x2, x6, x7",                // lo(b1 a2)
    "adcs x0, x24, x1",              // t2 += lo
    "mul x24, x6, x8",               // lo(b1 a3)
    "adcs x1, x26, x2",              // t3 += lo
    "mul x26, x6, x9",               // lo(b1 a4)
    "adcs x2, x28, x24",             // t4 += lo
    "mul x28, x6, x10",              // lo(b1 a5)
    "adcs x24, x25, x26",            // t5 += lo
    "umulh x25, x6, x10",            // hi(b1 a5)
    "adcs x26, x5, x28",             // t6 += lo
    "umulh x5, x6, x3",              // hi(b1 a0)
    "adc x28, x25, xzr",             // t7 = hi + carry
    "adds x25, x0, x5",              // t2 += hi
    "umulh x0, x6, x4",              // hi(b1 a1)
    "adcs x5, x1, x0",               // t3 += hi
    "umulh x1, x6, x7",              // hi(b1 a2)
    "adcs x0, x2, x1",               // t4 += hi
    "umulh x2, x6, x8",              // hi(b1 a3)
    "umulh x1, x6, x9",              // hi(b1 a4)
    "adcs x6, x24, x2",              // t5 += hi
    "adcs x24, x26, x1",             // t6 += hi
    "adc x2, x28, xzr",              // t7 += carry
    "cmp x27, #1",                   // carry = t1 != 0
    "mul x26, x27, x13",             // lo(t1 n0)
    "mul x1, x20, x3",               // lo(b2 a0)
    "mul x28, x20, x4",              // lo(b2 a1)
    "mul x27, x26, x12",             // lo(m1 p1)
    "adcs x25, x25, x27",            // t2 += lo
    "mul x27, x26, x14",             // lo(m1 p2)
    "adcs x5, x5, x27",              // t3 += lo
    "mul x27, x26, x15",             // lo(m1 p3)
    "adcs x0, x0, x27",              // t4 += lo
    "mul x27, x26, x16",             // lo(m1 p4)
    "adcs x6, x6, x27",              // t5 += lo
    "mul x27, x26, x17",             // lo(m1 p5)
    "adcs x24, x24, x27",            // t6 += lo
    "umulh x27, x26, x17",           // hi(m1 p5)
    "adc x27, x27, x2",              // t7 += hi + carry
    "umulh x2, x26, x11",            // hi(m1 p0)
    "adds x25, x25, x2",             // t2 += hi
    "umulh x2, x26, x12",            // hi(m1 p1)
    "adcs x5, x5, x2",               // t3 += hi
    "umulh x2, x26, x14",            // hi(m1 p2)
    "adcs x0, x0, x2",               // t4 += hi
    "umulh x2, x26, x15",            // hi(m1 p3)
    "adcs x6, x6, x2",               // t5 += hi
    "umulh x2, x26, x16",            // hi(m1 p4)
    "adcs x26, x24, x2",             // t6 += hi
    "adc x24, x27, xzr",             // t7 += carry
    "adds x2, x25, x1",              // t2 += lo
    "adcs x27, x5, x28",             // t3 += lo
    "mul x25, x20, x7",              // lo(b2 a2)
    "mul x1, x20, x8",               // lo(b2 a3)
    "mul x5, x20, x9",               // lo(b2 a4)
    "adcs x28, x0, x25",             // t4 += lo
    "adcs x0, x6, x1",               // t5 += lo
    "mul x25, x20, x10",             // lo(b2 a5)
    "umulh x6, x20, x10",            // hi(b2 a5)
    "adcs x1, x26, x5",              // t6 += lo
    "umulh x26, x20, x3",            // hi(b2 a0)
    "adcs x5, x24, x25",             // t7 += lo
    "adc x24, x6, xzr",              // t8 = hi + carry
    "umulh x25, x20, x4",            // hi(b2 a1)
    "adds x6, x27, x26",             // t3 += hi
    "umulh x27, x20, x7",            // hi(b2 a2)
    "adcs x26, x28, x25",            // t4 += hi
    "umulh x28, x20, x8",            // hi(b2 a3)
    "umulh x25, x20, x9",            // hi(b2 a4)
    "adcs x20, x0, x27",             // t5 += hi
    "mul x0, x2, x13",               // lo(t2 n0)
    "adcs x27, x1, x28",             // t6 += hi
    "adcs x1, x5, x25",              // t7 += hi
    "adc x28, x24, xzr",             // t8 += carry
    "cmp x2, #1",                    // carry = t2 != 0
    "mul x5, x0, x12",               // lo(m2 p1)
    "mul x25, x0, x14",              // lo(m2 p2)
    "mul x24, x0, x15",              // lo(m2 p3)
    "adcs x2, x6, x5",               // t3 += lo
    "adcs x6, x26, x25",             // t4 += lo
    "mul x5, x0, x16",               // lo(m2 p4)
    "mul x26, x0, x17",              // lo(m2 p5)
    "adcs x25, x20, x24",            // t5 += lo
    "umulh x20, x0, x17",            // hi(m2 p5)
    "adcs x24, x27, x5",             // t6 += lo
    "adcs x27, x1, x26",             // t7 += lo
    "umulh x5, x0, x11",             // hi(m2 p0)
    "umulh x1, x0, x12",             // hi(m2 p1)
    "adc x26, x20, x28",             // t8 += hi + carry
    "umulh x20, x0, x14",            // hi(m2 p2)
    "adds x28, x2, x5",              // t3 += hi
    "adcs x2, x6, x1",               // t4 += hi
    "umulh x5, x0, x15",             // hi(m2 p3)
    "umulh x6, x0, x16",             // hi(m2 p4)
    "adcs x1, x25, x20",             // t5 += hi
    "mul x0, x21, x3",               // lo(b3 a0)
    "mul x25, x21, x4",              // lo(b3 a1)
    "adcs x20, x24, x5",             // t6 += hi
    "adcs x24, x27, x6",             // t7 += hi
    "adc x5, x26, xzr",              // t8 += carry
    "mul x27, x21, x7",              // lo(b3 a2)
    "adds x6, x28, x0",              // t3 += lo
    "adcs x26, x2, x25",             // t4 += lo
    "mul x28, x21, x8",              // lo(b3 a3)
    "mul x0, x21, x9",               // lo(b3 a4)
    "mul x2, x21, x10",              // lo(b3 a5)
    "adcs x25, x1, x27",             // t5 += lo
    "umulh x1, x21, x10",            // hi(b3 a5)
    "adcs x27, x20, x28",            // t6 += lo
    "adcs x20, x24, x0",             // t7 += lo
    "umulh x28, x21, x3",            // hi(b3 a0)
    "umulh x24, x21, x4",            // hi(b3 a1)
    "adcs x0, x5, x2",               // t8 += lo
    "umulh x5, x21, x7",             // hi(b3 a2)
    "adc x2, x1, xzr",               // t9 = hi + carry
    "adds x1, x26, x28",             // t4 += hi
    "adcs x26, x25, x24",            // t5 += hi
    "umulh x28, x21, x8",            // hi(b3 a3)
    "umulh x25, x21, x9",            // hi(b3 a4)
    "adcs x24, x27, x5",             // t6 += hi
    "mul x21, x6, x13",              // lo(t3 n0)
    "mul x27, x22, x3",              // lo(b4 a0)
    "adcs x5, x20, x28",             // t7 += hi
    "adcs x20, x0, x25",             // t8 += hi
    "adc x28, x2, xzr",              // t9 += carry
    "cmp x6, #1",                    // carry = t3 != 0
    "mul x0, x21, x12",              // lo(m3 p1)
    "mul x25, x21, x14",             // lo(m3 p2)
    "mul x2, x21, x15",              // lo(m3 p3)
    "adcs x6, x1, x0",               // t4 += lo
    "adcs x1, x26, x25",             // t5 += lo
    "mul x0, x21, x16",              // lo(m3 p4)
    "mul x26, x21, x17",             // lo(m3 p5)
    "adcs x25, x24, x2",             // t6 += lo
    "umulh x24, x21, x17",           // hi(m3 p5)
    "adcs x2, x5, x0",               // t7 += lo
    "adcs x5, x20, x26",             // t8 += lo
    "umulh x0, x21, x11",            // hi(m3 p0)
    "umulh x20, x21, x12",           // hi(m3 p1)
    "adc x26, x24, x28",             // t9 += hi + carry
    "umulh x24, x21, x14",           // hi(m3 p2)
    "adds x28, x6, x0",              // t4 += hi
    "adcs x6, x1, x20",              // t5 += hi
    "umulh x0, x21, x15",            // hi(m3 p3)
    "umulh x1, x21, x16",            // hi(m3 p4)
    "adcs x20, x25, x24",            // t6 += hi
    "mul x21, x22, x4",              // lo(b4 a1)
    "mul x25, x22, x7",              // lo(b4 a2)
    "adcs x24, x2, x0",              // t7 += hi
    "adcs x2, x5, x1",               // t8 += hi
    "adc x0, x26, xzr",              // t9 += carry
    "adds x5, x28, x27",             // t4 += lo
    "adcs x1, x6, x21",              // t5 += lo
    "adcs x26, x20, x25",            // t6 += lo
    "mul x28, x22, x8",              // lo(b4 a3)
    "mul x27, x22, x9",              // lo(b4 a4)
    "mul x6, x22, x10",              // lo(b4 a5)
    "umulh x21, x22, x10",           // hi(b4 a5)
    "umulh x20, x22, x3",            // hi(b4 a0)
    "adcs x25, x24, x28",            // t7 += lo
    "adcs x24, x2, x27",             // t8 += lo
    "umulh x28, x22, x4",            // hi(b4 a1)
    "umulh x2, x22, x7",             // hi(b4 a2)
    "adcs x27, x0, x6",              // t9 += lo
    "adc x0, x21, xzr",              // t10 = hi + carry
    "umulh x6, x22, x8",             // hi(b4 a3)
    "umulh x21, x22, x9",            // hi(b4 a4)
    "adds x22, x1, x20",             // t5 += hi
    "mul x1, x5, x13",               // lo(t4 n0)
    "adcs x20, x26, x28",            // t6 += hi
    "adcs x26, x25, x2",             // t7 += hi
    "mul x28, x23, x3",              // lo(b5 a0)
    "mul x25, x23, x4",              // lo(b5 a1)
    "adcs x2, x24, x6",              // t8 += hi
    "adcs x24, x27, x21",            // t9 += hi
    "adc x6, x0, xzr",               // t10 += carry
    "cmp x5, #1",                    // carry = t4 != 0
    "mul x27, x1, x12",              // lo(m4 p1)
    "mul x21, x1, x14",              // lo(m4 p2)
    "mul x0, x1, x15",               // lo(m4 p3)
    "umulh x5, x23, x3",             // hi(b5 a0)
    "umulh x3, x23, x4",             // hi(b5 a1)
    "adcs x4, x22, x27",             // t5 += lo
    "adcs x22, x20, x21",            // t6 += lo
    "mul x27, x1, x16",              // lo(m4 p4)
    "mul x20, x1, x17",              // lo(m4 p5)
    "adcs x21, x26, x0",             // t7 += lo
    "umulh x26, x1, x17",            // hi(m4 p5)
    "adcs x0, x2, x27",              // t8 += lo
    "adcs x2, x24, x20",             // t9 += lo
    "umulh x27, x1, x11",            // hi(m4 p0)
    "umulh x24, x1, x12",            // hi(m4 p1)
    "adc x20, x26, x6",              // t10 += hi + carry
    "umulh x26, x1, x14",            // hi(m4 p2)
    "adds x6, x4, x27",              // t5 += hi
    "adcs x4, x22, x24",             // t6 += hi
    "umulh x27, x1, x15",            // hi(m4 p3)
    "umulh x22, x1, x16",            // hi(m4 p4)
    "adcs x24, x21, x26",            // t7 += hi
    "mul x1, x23, x7",               // lo(b5 a2)
    "mul x21, x23, x8",              // lo(b5 a3)
    "umulh x26, x23, x7",            // hi(b5 a2)
    "umulh x7, x23, x8",             // hi(b5 a3)
    "adcs x8, x0, x27",              // t8 += hi
    "adcs x0, x2, x22",              // t9 += hi
    "adc x27, x20, xzr",             // t10 += carry
    "adds x2, x6, x28",              // t5 += lo
    "adcs x22, x4, x25",             // t6 += lo
    "adcs x20, x24, x1",             // t7 += lo
    "adcs x6, x8, x21",              // t8 += lo
    "mul x28, x23, x9",              // lo(b5 a4)
    "mul x4, x23, x10",              // lo(b5 a5)
    "umulh x25, x23, x10",           // hi(b5 a5)
    "umulh x24, x23, x9",            // hi(b5 a4)
    "mul x1, x2, x13",               // lo(t5 n0)
    "adcs x8, x0, x28",              // t9 += lo
    "adcs x21, x27, x4",             // t10 += lo
    "adc x10, x25, xzr",             // t11 = hi + carry
    "adds x23, x22, x5",             // t6 += hi
    "adcs x9, x20, x3",              // t7 += hi
    "adcs x13, x6, x26",             // t8 += hi
    "adcs x0, x8, x7",               // t9 += hi
    "adcs x28, x21, x24",            // t10 += hi
    "adc x27, x10, xzr",             // t11 += carry
    "cmp x2, #1",                    // carry = t5 != 0
    "mul x4, x1, x12",               // lo(m5 p1)
    "mul x25, x1, x14",              // lo(m5 p2)
    "mul x22, x1, x15",              // lo(m5 p3)
    "mul x5, x1, x16",               // lo(m5 p4)
    "mul x20, x1, x17",              // lo(m5 p5)
    "umulh x3, x1, x17",             // hi(m5 p5)
    "adcs x6, x23, x4",              // t6 += lo
    "adcs x26, x9, x25",             // t7 += lo
    "umulh x8, x1, x11",             // hi(m5 p0)
    "umulh x7, x1, x12",             // hi(m5 p1)
    "adcs x21, x13, x22",            // t8 += lo
    "adcs x24, x0, x5",              // t9 += lo
    "umulh x10, x1, x14",            // hi(m5 p2)
    "umulh x2, x1, x15",             // hi(m5 p3)
    "adcs x23, x28, x20",            // t10 += lo
    "adc x4, x3, x27",               // t11 += hi + carry
    "umulh x9, x1, x16",             // hi(m5 p4)
    "adds x25, x6, x8",              // t6 += hi
    "adcs x13, x26, x7",             // t7 += hi
    "adcs x22, x21, x10",            // t8 += hi
    "adcs x0, x24, x2",              // t9 += hi
    "adcs x5, x23, x9",              // t10 += hi
    "adc x28, x4, xzr",              // t11 += carry
    "subs x20, x25, x11",            // t6 - p0
    "sbcs x3, x13, x12",             // t7 - p1
    "sbcs x27, x22, x14",            // t8 - p2
    "sbcs x1, x0, x15",              // t9 - p3
    "sbcs x6, x5, x16",              // t10 - p4
    "sbcs x8, x28, x17",             // t11 - p5
    "csel x26, x25, x20, lo",        // t6 if it borrowed
    "csel x7, x13, x3, lo",          // t7 if it borrowed
    "csel x21, x22, x27, lo",        // t8 if it borrowed
    "csel x10, x0, x1, lo",          // t9 if it borrowed
    "csel x24, x5, x6, lo",          // t10 if it borrowed
    "csel x23, x28, x8, lo",         // t11 if it borrowed
    "ret",
}
