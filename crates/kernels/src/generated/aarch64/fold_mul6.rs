//! `mont_mul_6_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    product 6 fold_fits;
    ["x24" r0 "x10" r1 "x26" r2 "x15" r3 "x12" r4 "x13" r5];
    ["x3" "x4" "x5" "x6" "x7" "x8" "x9" "x11" "x14" "x16" "x17" "x20" "x21" "x22" "x23" "x25" "x27" "x28"];
    p n0 fold1;
    "ldp x3, x4, [x0]",                  // a0, a1
    "ldp x5, x6, [x1]",                  // b0, b1
    "ldp x7, x8, [x0, #16]",             // a2, a3
    "ldp x9, x10, [x0, #32]",            // a4, a5
    "ldp x11, x12, [x2, #{fold1}]",      // f0, f1
    "ldp x13, x14, [x2, #{fold1} + 16]", // f2, f3
    "ldp x15, x16, [x2, #{fold1} + 32]", // f4, f5
    "ldp x17, x20, [x1, #16]",           // b2, b3
    "ldp x21, x22, [x1, #32]",           // b4, b5
    "umulh x23, x5, x3",                 // hi(b0 a0)
    "mul x24, x5, x4",                   // lo(b0 a1)
    "adds x25, x24, x23",                // t1 = lo + hi
    "umulh x26, x5, x4",                 // hi(b0 a1)
    "mul x27, x5, x7",                   // lo(b0 a2)
    "adcs x28, x27, x26",                // t2 = lo + hi + carry
    "umulh x0, x5, x7",                  // hi(b0 a2)
    "mul x1, x5, x8",                    // lo(b0 a3)
    "adcs x24, x1, x0",                  // t3 = lo + hi + carry
    "umulh x23, x5, x8",                 // hi(b0 a3)
    "mul x27, x5, x9",                   // lo(b0 a4)
    "adcs x26, x27, x23",                // t4 = lo + hi + carry
    "umulh x1, x5, x9",                  // hi(b0 a4)
    "mul x0, x5, x10",                   // lo(b0 a5)
    "adcs x27, x0, x1",                  // t5 = lo + hi + carry
    "umulh x23, x5, x10",                // hi(b0 a5)
    "adc x0, x23, xzr",                  // t6 = hi + carry
    "mul x1, x5, x3",                    // lo(b0 a0)
    "mul x23, x1, x11",                  // lo(t0 f0)
    "adds x5, x25, x23",                 // t1 += lo
    "mul x25, x1, x12",                  // lo(t0 f1)
    "adcs x23, x28, x25",                // t2 += lo
    "mul x28, x1, x13",                  // lo(t0 f2)
    "adcs x25, x24, x28",                // t3 += lo
    "mul x24, x1, x14",                  // lo(t0 f3)
    "adcs x28, x26, x24",                // t4 += lo
    "mul x26, x1, x15",                  // lo(t0 f4)
    "adcs x24, x27, x26",                // t5 += lo
    "mul x27, x1, x16",                  // lo(t0 f5)
    "adcs x26, x0, x27",                 // t6 += lo
    "umulh x0, x1, x16",                 // hi(t0 f5)
    "adc x27, x0, xzr",                  // t7 = hi + carry
    "umulh x0, x1, x11",                 // hi(t0 f0)
    "adds x23, x23, x0",                 // t2 += hi
    "umulh x0, x1, x12",                 // hi(t0 f1)
    "adcs x25, x25, x0",                 // t3 += hi
    "umulh x0, x1, x13",                 // hi(t0 f2)
    "adcs x28, x28, x0",                 // t4 += hi
    "umulh x0, x1, x14",                 // hi(t0 f3)
    "adcs x24, x24, x0",                 // t5 += hi
    "umulh x0, x1, x15",                 // hi(t0 f4)
    "adcs x1, x26, x0",                  // t6 += hi
    "adc x26, x27, xzr",                 // t7 += carry
    "mul x0, x6, x3",                    // lo(b1 a0)
    "adds x27, x5, x0",                  // t1 += lo
    "mul x5, x6, x4",                    // lo(b1 a1)
    "adcs x0, x23, x5",                  // t2 += lo
    "mul x23, x6, x7",                   // lo(b1 a2)
    "adcs x5, x25, x23",                 // t3 += lo
    "mul x25, x6, x8",                   // lo(b1 a3)
    "adcs x23, x28, x25",                // t4 += lo
    "mul x28, x6, x9",                   // lo(b1 a4)
    "adcs x25, x24, x28",                // t5 += lo
    "mul x24, x6, x10",                  // lo(b1 a5)
    "adcs x28, x1, x24",                 // t6 += lo
    "umulh x1, x6, x10",                 // hi(b1 a5)
    "adc x24, x1, x26",                  // t7 += hi + carry
    "umulh x1, x6, x3",                  // hi(b1 a0)
    "adds x26, x0, x1",                  // t2 += hi
    "umulh x0, x6, x4",                  // hi(b1 a1)
    "adcs x1, x5, x0",                   // t3 += hi
    "umulh x5, x6, x7",                  // hi(b1 a2)
    "adcs x0, x23, x5",                  // t4 += hi
    "umulh x23, x6, x8",                 // hi(b1 a3)
    "adcs x5, x25, x23",                 // t5 += hi
    "umulh x25, x6, x9",                 // hi(b1 a4)
    "adcs x23, x28, x25",                // t6 += hi
    "adc x6, x24, xzr",                  // t7 += carry
    "mul x28, x27, x11",                 // lo(t1 f0)
    "adds x25, x26, x28",                // t2 += lo
    "mul x24, x27, x12",                 // lo(t1 f1)
    "adcs x26, x1, x24",                 // t3 += lo
    "mul x28, x27, x13",                 // lo(t1 f2)
    "adcs x1, x0, x28",                  // t4 += lo
    "mul x24, x27, x14",                 // lo(t1 f3)
    "adcs x0, x5, x24",                  // t5 += lo
    "mul x28, x27, x15",                 // lo(t1 f4)
    "adcs x5, x23, x28",                 // t6 += lo
    "mul x24, x27, x16",                 // lo(t1 f5)
    "adcs x23, x6, x24",                 // t7 += lo
    "umulh x28, x27, x16",               // hi(t1 f5)
    "adc x6, x28, xzr",                  // t8 = hi + carry
    "umulh x24, x27, x11",               // hi(t1 f0)
    "adds x28, x26, x24",                // t3 += hi
    "umulh x26, x27, x12",               // hi(t1 f1)
    "adcs x24, x1, x26",                 // t4 += hi
    "umulh x1, x27, x13",                // hi(t1 f2)
    "adcs x26, x0, x1",                  // t5 += hi
    "umulh x0, x27, x14",                // hi(t1 f3)
    "adcs x1, x5, x0",                   // t6 += hi
    "umulh x5, x27, x15",                // hi(t1 f4)
    "adcs x0, x23, x5",                  // t7 += hi
    "adc x27, x6, xzr",                  // t8 += carry
    "mul x23, x17, x3",                  // lo(b2 a0)
    "adds x5, x25, x23",                 // t2 += lo
    "mul x6, x17, x4",                   // lo(b2 a1)
    "adcs x25, x28, x6",                 // t3 += lo
    "mul x23, x17, x7",                  // lo(b2 a2)
    "adcs x28, x24, x23",                // t4 += lo
    "mul x6, x17, x8",                   // lo(b2 a3)
    "adcs x24, x26, x6",                 // t5 += lo
    "mul x23, x17, x9",                  // lo(b2 a4)
    "adcs x26, x1, x23",                 // t6 += lo
    "mul x6, x17, x10",                  // lo(b2 a5)
    "adcs x1, x0, x6",                   // t7 += lo
    "umulh x23, x17, x10",               // hi(b2 a5)
    "adc x0, x23, x27",                  // t8 += hi + carry
    "umulh x6, x17, x3",                 // hi(b2 a0)
    "adds x23, x25, x6",                 // t3 += hi
    "umulh x27, x17, x4",                // hi(b2 a1)
    "adcs x25, x28, x27",                // t4 += hi
    "umulh x6, x17, x7",                 // hi(b2 a2)
    "adcs x28, x24, x6",                 // t5 += hi
    "umulh x27, x17, x8",                // hi(b2 a3)
    "adcs x24, x26, x27",                // t6 += hi
    "umulh x6, x17, x9",                 // hi(b2 a4)
    "adcs x26, x1, x6",                  // t7 += hi
    "adc x27, x0, xzr",                  // t8 += carry
    "mul x17, x5, x11",                  // lo(t2 f0)
    "adds x1, x23, x17",                 // t3 += lo
    "mul x6, x5, x12",                   // lo(t2 f1)
    "adcs x0, x25, x6",                  // t4 += lo
    "mul x23, x5, x13",                  // lo(t2 f2)
    "adcs x17, x28, x23",                // t5 += lo
    "mul x25, x5, x14",                  // lo(t2 f3)
    "adcs x6, x24, x25",                 // t6 += lo
    "mul x28, x5, x15",                  // lo(t2 f4)
    "adcs x23, x26, x28",                // t7 += lo
    "mul x24, x5, x16",                  // lo(t2 f5)
    "adcs x25, x27, x24",                // t8 += lo
    "umulh x26, x5, x16",                // hi(t2 f5)
    "adc x28, x26, xzr",                 // t9 = hi + carry
    "umulh x27, x5, x11",                // hi(t2 f0)
    "adds x24, x0, x27",                 // t4 += hi
    "umulh x26, x5, x12",                // hi(t2 f1)
    "adcs x0, x17, x26",                 // t5 += hi
    "umulh x27, x5, x13",                // hi(t2 f2)
    "adcs x17, x6, x27",                 // t6 += hi
    "umulh x26, x5, x14",                // hi(t2 f3)
    "adcs x6, x23, x26",                 // t7 += hi
    "umulh x27, x5, x15",                // hi(t2 f4)
    "adcs x23, x25, x27",                // t8 += hi
    "adc x26, x28, xzr",                 // t9 += carry
    "mul x5, x20, x3",                   // lo(b3 a0)
    "adds x25, x1, x5",                  // t3 += lo
    "mul x27, x20, x4",                  // lo(b3 a1)
    "adcs x28, x24, x27",                // t4 += lo
    "mul x1, x20, x7",                   // lo(b3 a2)
    "adcs x5, x0, x1",                   // t5 += lo
    "mul x24, x20, x8",                  // lo(b3 a3)
    "adcs x27, x17, x24",                // t6 += lo
    "mul x0, x20, x9",                   // lo(b3 a4)
    "adcs x1, x6, x0",                   // t7 += lo
    "mul x17, x20, x10",                 // lo(b3 a5)
    "adcs x24, x23, x17",                // t8 += lo
    "umulh x6, x20, x10",                // hi(b3 a5)
    "adc x0, x6, x26",                   // t9 += hi + carry
    "umulh x23, x20, x3",                // hi(b3 a0)
    "adds x17, x28, x23",                // t4 += hi
    "umulh x6, x20, x4",                 // hi(b3 a1)
    "adcs x26, x5, x6",                  // t5 += hi
    "umulh x28, x20, x7",                // hi(b3 a2)
    "adcs x23, x27, x28",                // t6 += hi
    "umulh x5, x20, x8",                 // hi(b3 a3)
    "adcs x6, x1, x5",                   // t7 += hi
    "umulh x27, x20, x9",                // hi(b3 a4)
    "adcs x28, x24, x27",                // t8 += hi
    "adc x1, x0, xzr",                   // t9 += carry
    "mul x5, x25, x11",                  // lo(t3 f0)
    "adds x20, x17, x5",                 // t4 += lo
    "mul x24, x25, x12",                 // lo(t3 f1)
    "adcs x27, x26, x24",                // t5 += lo
    "mul x0, x25, x13",                  // lo(t3 f2)
    "adcs x17, x23, x0",                 // t6 += lo
    "mul x5, x25, x14",                  // lo(t3 f3)
    "adcs x26, x6, x5",                  // t7 += lo
    "mul x24, x25, x15",                 // lo(t3 f4)
    "adcs x23, x28, x24",                // t8 += lo
    "mul x0, x25, x16",                  // lo(t3 f5)
    "adcs x6, x1, x0",                   // t9 += lo
    "umulh x5, x25, x16",                // hi(t3 f5)
    "adc x28, x5, xzr",                  // t10 = hi + carry
    "umulh x24, x25, x11",               // hi(t3 f0)
    "adds x1, x27, x24",                 // t5 += hi
    "umulh x0, x25, x12",                // hi(t3 f1)
    "adcs x5, x17, x0",                  // t6 += hi
    "umulh x27, x25, x13",               // hi(t3 f2)
    "adcs x24, x26, x27",                // t7 += hi
    "umulh x17, x25, x14",               // hi(t3 f3)
    "adcs x0, x23, x17",                 // t8 += hi
    "umulh x26, x25, x15",               // hi(t3 f4)
    "adcs x27, x6, x26",                 // t9 += hi
    "adc x23, x28, xzr",                 // t10 += carry
    "mul x17, x21, x3",                  // lo(b4 a0)
    "adds x25, x20, x17",                // t4 += lo
    "mul x6, x21, x4",                   // lo(b4 a1)
    "adcs x26, x1, x6",                  // t5 += lo
    "mul x28, x21, x7",                  // lo(b4 a2)
    "adcs x20, x5, x28",                 // t6 += lo
    "mul x17, x21, x8",                  // lo(b4 a3)
    "adcs x1, x24, x17",                 // t7 += lo
    "mul x6, x21, x9",                   // lo(b4 a4)
    "adcs x5, x0, x6",                   // t8 += lo
    "mul x28, x21, x10",                 // lo(b4 a5)
    "adcs x24, x27, x28",                // t9 += lo
    "umulh x17, x21, x10",               // hi(b4 a5)
    "adc x0, x17, x23",                  // t10 += hi + carry
    "umulh x6, x21, x3",                 // hi(b4 a0)
    "adds x27, x26, x6",                 // t5 += hi
    "umulh x28, x21, x4",                // hi(b4 a1)
    "adcs x17, x20, x28",                // t6 += hi
    "umulh x23, x21, x7",                // hi(b4 a2)
    "adcs x26, x1, x23",                 // t7 += hi
    "umulh x6, x21, x8",                 // hi(b4 a3)
    "adcs x20, x5, x6",                  // t8 += hi
    "umulh x28, x21, x9",                // hi(b4 a4)
    "adcs x1, x24, x28",                 // t9 += hi
    "adc x23, x0, xzr",                  // t10 += carry
    "mul x5, x25, x11",                  // lo(t4 f0)
    "adds x6, x27, x5",                  // t5 += lo
    "mul x21, x25, x12",                 // lo(t4 f1)
    "adcs x24, x17, x21",                // t6 += lo
    "mul x28, x25, x13",                 // lo(t4 f2)
    "adcs x0, x26, x28",                 // t7 += lo
    "mul x27, x25, x14",                 // lo(t4 f3)
    "adcs x5, x20, x27",                 // t8 += lo
    "mul x17, x25, x15",                 // lo(t4 f4)
    "adcs x21, x1, x17",                 // t9 += lo
    "mul x26, x25, x16",                 // lo(t4 f5)
    "adcs x28, x23, x26",                // t10 += lo
    "umulh x20, x25, x16",               // hi(t4 f5)
    "adc x27, x20, xzr",                 // t11 = hi + carry
    "umulh x1, x25, x11",                // hi(t4 f0)
    "adds x17, x24, x1",                 // t6 += hi
    "umulh x23, x25, x12",               // hi(t4 f1)
    "adcs x26, x0, x23",                 // t7 += hi
    "umulh x16, x25, x13",               // hi(t4 f2)
    "umulh x20, x25, x14",               // hi(t4 f3)
    "umulh x11, x25, x15",               // hi(t4 f4)
    "mul x24, x22, x3",                  // lo(b5 a0)
    "umulh x1, x22, x3",                 // hi(b5 a0)
    "adcs x12, x5, x16",                 // t8 += hi
    "adcs x0, x21, x20",                 // t9 += hi
    "mul x23, x22, x4",                  // lo(b5 a1)
    "mul x13, x22, x7",                  // lo(b5 a2)
    "adcs x14, x28, x11",                // t10 += hi
    "adc x25, x27, xzr",                 // t11 += carry
    "adds x15, x6, x24",                 // t5 += lo
    "mul x3, x22, x8",                   // lo(b5 a3)
    "mul x5, x22, x9",                   // lo(b5 a4)
    "umulh x16, x22, x4",                // hi(b5 a1)
    "adcs x21, x17, x23",                // t6 += lo
    "adcs x20, x26, x13",                // t7 += lo
    "mul x28, x22, x10",                 // lo(b5 a5)
    "umulh x11, x22, x10",               // hi(b5 a5)
    "adcs x27, x12, x3",                 // t8 += lo
    "umulh x6, x22, x7",                 // hi(b5 a2)
    "umulh x24, x22, x8",                // hi(b5 a3)
    "ldp x4, x17, [x2, #{p}]",           // p0, p1
    "adcs x23, x0, x5",                  // t9 += lo
    "umulh x26, x22, x9",                // hi(b5 a4)
    "ldr x13, [x2, #{n0}]",              // n0
    "adcs x10, x14, x28",                // t10 += lo
    "adc x12, x11, x25",                 // t11 += hi + carry
    "adds x3, x21, x1",                  // t6 += hi
    "adcs x7, x20, x16",                 // t7 += hi
    "adcs x8, x27, x6",                  // t8 += hi
    "adcs x0, x23, x24",                 // t9 += hi
    "ldp x5, x22, [x2, #{p} + 16]",      // p2, p3
    "ldp x9, x14, [x2, #{p} + 32]",      // p4, p5
    "adcs x28, x10, x26",                // t10 += hi
    "adc x11, x12, xzr",                 // t11 += carry
    "cmp x15, #1",                       // carry = t5 != 0
    "mul x25, x15, x13",                 // lo(t5 n0)
    "mul x21, x25, x17",                 // lo(m5 p1)
    "mul x1, x25, x5",                   // lo(m5 p2)
    "mul x20, x25, x22",                 // lo(m5 p3)
    "mul x16, x25, x9",                  // lo(m5 p4)
    "mul x27, x25, x14",                 // lo(m5 p5)
    "umulh x6, x25, x14",                // hi(m5 p5)
    "adcs x23, x3, x21",                 // t6 += lo
    "adcs x24, x7, x1",                  // t7 += lo
    "umulh x2, x25, x4",                 // hi(m5 p0)
    "umulh x10, x25, x17",               // hi(m5 p1)
    "adcs x26, x8, x20",                 // t8 += lo
    "adcs x12, x0, x16",                 // t9 += lo
    "umulh x15, x25, x5",                // hi(m5 p2)
    "umulh x13, x25, x22",               // hi(m5 p3)
    "adcs x3, x28, x27",                 // t10 += lo
    "adc x21, x6, x11",                  // t11 += hi + carry
    "umulh x7, x25, x9",                 // hi(m5 p4)
    "adds x1, x23, x2",                  // t6 += hi
    "adcs x8, x24, x10",                 // t7 += hi
    "adcs x20, x26, x15",                // t8 += hi
    "adcs x0, x12, x13",                 // t9 += hi
    "adcs x16, x3, x7",                  // t10 += hi
    "adc x28, x21, xzr",                 // t11 += carry
    "subs x27, x1, x4",                  // t6 - p0
    "sbcs x6, x8, x17",                  // t7 - p1
    "sbcs x11, x20, x5",                 // t8 - p2
    "sbcs x25, x0, x22",                 // t9 - p3
    "sbcs x23, x16, x9",                 // t10 - p4
    "sbcs x2, x28, x14",                 // t11 - p5
    "csel x24, x1, x27, lo",             // t6 if it borrowed
    "csel x10, x8, x6, lo",              // t7 if it borrowed
    "csel x26, x20, x11, lo",            // t8 if it borrowed
    "csel x15, x0, x25, lo",             // t9 if it borrowed
    "csel x12, x16, x23, lo",            // t10 if it borrowed
    "csel x13, x28, x2, lo",             // t11 if it borrowed
    "ret",
}
