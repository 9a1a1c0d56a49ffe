//! `relaxed_mul_6_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    product 6 relaxed_fits;
    ["x3" r0 "x4" r1 "x5" r2 "x7" r3 "x8" r4 "x6" r5];
    ["x9" "x10" "x11" "x12" "x13" "x14" "x15" "x16" "x17" "x20" "x21" "x22" "x23" "x24" "x25"];
    p n0 fold1;
    "ldp x3, x4, [x0]",                  // a0, a1
    "ldp x5, x6, [x1]",                  // b0, b1
    "ldp x7, x8, [x0, #16]",             // a2, a3
    "ldp x0, x9, [x0, #32]",             // a4, a5
    "ldp x10, x11, [x2, #{fold1}]",      // f0, f1
    "ldp x12, x13, [x2, #{fold1} + 16]", // f2, f3
    "ldp x14, x15, [x2, #{fold1} + 32]", // f4, f5
    "umulh x16, x5, x3",                 // hi(b0 a0)
    "mul x17, x5, x4",                   // lo(b0 a1)
    "adds x16, x17, x16",                // t1 = lo + hi
    "umulh x17, x5, x4",                 // hi(b0 a1)
    "mul x20, x5, x7",                   // lo(b0 a2)
    "adcs x17, x20, x17",                // t2 = lo + hi + carry
    "umulh x20, x5, x7",                 // hi(b0 a2)
    "mul x21, x5, x8",                   // lo(b0 a3)
    "adcs x20, x21, x20",                // t3 = lo + hi + carry
    "umulh x21, x5, x8",                 // hi(b0 a3)
    "mul x22, x5, x0",                   // lo(b0 a4)
    "adcs x21, x22, x21",                // t4 = lo + hi + carry
    "umulh x22, x5, x0",                 // hi(b0 a4)
    "mul x23, x5, x9",                   // lo(b0 a5)
    "adcs x22, x23, x22",                // t5 = lo + hi + carry
    "umulh x23, x5, x9",                 // hi(b0 a5)
    "adc x23, x23, xzr",                 // t6 = hi + carry
    "mul x5, x5, x3",                    // lo(b0 a0)
    "mul x24, x5, x10",                  // lo(t0 f0)
    "adds x16, x16, x24",                // t1 += lo
    "mul x24, x5, x11",                  // lo(t0 f1)
    "adcs x17, x17, x24",                // t2 += lo
    "mul x24, x5, x12",                  // lo(t0 f2)
    "adcs x20, x20, x24",                // t3 += lo
    "mul x24, x5, x13",                  // lo(t0 f3)
    "adcs x21, x21, x24",                // t4 += lo
    "mul x24, x5, x14",                  // lo(t0 f4)
    "adcs x22, x22, x24",                // t5 += lo
    "mul x24, x5, x15",                  // lo(t0 f5)
    "adcs x23, x23, x24",                // t6 += lo
    "umulh x24, x5, x15",                // hi(t0 f5)
    "adc x24, x24, xzr",                 // t7 = hi + carry
    "umulh x25, x5, x10",                // hi(t0 f0)
    "adds x17, x17, x25",                // t2 += hi
    "umulh x25, x5, x11",                // hi(t0 f1)
    "adcs x20, x20, x25",                // t3 += hi
    "umulh x25, x5, x12",                // hi(t0 f2)
    "adcs x21, x21, x25",                // t4 += hi
    "umulh x25, x5, x13",                // hi(t0 f3)
    "adcs x22, x22, x25",                // t5 += hi
    "umulh x5, x5, x14",                 // hi(t0 f4)
    "adcs x5, x23, x5",                  // t6 += hi
    "adc x23, x24, xzr",                 // t7 += carry
    "mul x24, x6, x3",                   // lo(b1 a0)
    "adds x16, x16, x24",                // t1 += lo
    "mul x24, x6, x4",                   // lo(b1 a1)
    "adcs x17, x17, x24",                // t2 += lo
    "mul x24, x6, x7",                   // lo(b1 a2)
    "adcs x20, x20, x24",                // t3 += lo
    "mul x24, x6, x8",                   // lo(b1 a3)
    "adcs x21, x21, x24",                // t4 += lo
    "mul x24, x6, x0",                   // lo(b1 a4)
    "adcs x22, x22, x24",                // t5 += lo
    "mul x24, x6, x9",                   // lo(b1 a5)
    "adcs x5, x5, x24",                  // t6 += lo
    "umulh x24, x6, x9",                 // hi(b1 a5)
    "adc x23, x24, x23",                 // t7 += hi + carry
    "umulh x24, x6, x3",                 // hi(b1 a0)
    "adds x17, x17, x24",                // t2 += hi
    "umulh x24, x6, x4",                 // hi(b1 a1)
    "adcs x20, x20, x24",                // t3 += hi
    "umulh x24, x6, x7",                 // hi(b1 a2)
    "adcs x21, x21, x24",                // t4 += hi
    "umulh x24, x6, x8",                 // hi(b1 a3)
    "adcs x22, x22, x24",                // t5 += hi
    "umulh x6, x6, x0",                  // hi(b1 a4)
    "adcs x5, x5, x6",                   // t6 += hi
    "adc x6, x23, xzr",                  // t7 += carry
    "mul x23, x16, x10",                 // lo(t1 f0)
    "adds x17, x17, x23",                // t2 += lo
    "mul x23, x16, x11",                 // lo(t1 f1)
    "adcs x20, x20, x23",                // t3 += lo
    "mul x23, x16, x12",                 // lo(t1 f2)
    "adcs x21, x21, x23",                // t4 += lo
    "mul x23, x16, x13",                 // lo(t1 f3)
    "adcs x22, x22, x23",                // t5 += lo
    "mul x23, x16, x14",                 // lo(t1 f4)
    "adcs x5, x5, x23",                  // t6 += lo
    "mul x23, x16, x15",                 // lo(t1 f5)
    "adcs x6, x6, x23",                  // t7 += lo
    "umulh x23, x16, x15",               // hi(t1 f5)
    "adc x23, x23, xzr",                 // t8 = hi + carry
    "umulh x24, x16, x10",               // hi(t1 f0)
    "adds x20, x20, x24",                // t3 += hi
    "umulh x24, x16, x11",               // hi(t1 f1)
    "adcs x21, x21, x24",                // t4 += hi
    "umulh x24, x16, x12",               // hi(t1 f2)
    "adcs x22, x22, x24",                // t5 += hi
    "umulh x24, x16, x13",               // hi(t1 f3)
    "adcs x5, x5, x24",                  // t6 += hi
    "umulh x16, x16, x14",               // hi(t1 f4)
    "adcs x6, x6, x16",                  // t7 += hi
    "adc x16, x23, xzr",                 // t8 += carry
    "ldp x23, x24, [x1, #16]",           // b2, b3
    "mul x25, x23, x3",                  // lo(b2 a0)
    "adds x17, x17, x25",                // t2 += lo
    "mul x25, x23, x4",                  // lo(b2 a1)
    "adcs x20, x20, x25",                // t3 += lo
    "mul x25, x23, x7",                  // lo(b2 a2)
    "adcs x21, x21, x25",                // t4 += lo
    "mul x25, x23, x8",                  // lo(b2 a3)
    "adcs x22, x22, x25",                // t5 += lo
    "mul x25, x23, x0",                  // lo(b2 a4)
    "adcs x5, x5, x25",                  // t6 += lo
    "mul x25, x23, x9",                  // lo(b2 a5)
    "adcs x6, x6, x25",                  // t7 += lo
    "umulh x25, x23, x9",                // hi(b2 a5)
    "adc x16, x25, x16",                 // t8 += hi + carry
    "umulh x25, x23, x3",                // hi(b2 a0)
    "adds x20, x20, x25",                // t3 += hi
    "umulh x25, x23, x4",                // hi(b2 a1)
    "adcs x21, x21, x25",                // t4 += hi
    "umulh x25, x23, x7",                // hi(b2 a2)
    "adcs x22, x22, x25",                // t5 += hi
    "umulh x25, x23, x8",                // hi(b2 a3)
    "adcs x5, x5, x25",                  // t6 += hi
    "umulh x23, x23, x0",                // hi(b2 a4)
    "adcs x6, x6, x23",                  // t7 += hi
    "adc x16, x16, xzr",                 // t8 += carry
    "mul x23, x17, x10",                 // lo(t2 f0)
    "adds x20, x20, x23",                // t3 += lo
    "mul x23, x17, x11",                 // lo(t2 f1)
    "adcs x21, x21, x23",                // t4 += lo
    "mul x23, x17, x12",                 // lo(t2 f2)
    "adcs x22, x22, x23",                // t5 += lo
    "mul x23, x17, x13",                 // lo(t2 f3)
    "adcs x5, x5, x23",                  // t6 += lo
    "mul x23, x17, x14",                 // lo(t2 f4)
    "adcs x6, x6, x23",                  // t7 += lo
    "mul x23, x17, x15",                 // lo(t2 f5)
    "adcs x16, x16, x23",                // t8 += lo
    "umulh x23, x17, x15",               // hi(t2 f5)
    "adc x23, x23, xzr",                 // t9 = hi + carry
    "umulh x25, x17, x10",               // hi(t2 f0)
    "adds x21, x21, x25",                // t4 += hi
    "umulh x25, x17, x11",               // hi(t2 f1)
    "adcs x22, x22, x25",                // t5 += hi
    "umulh x25, x17, x12",               // hi(t2 f2)
    "adcs x5, x5, x25",                  // t6 += hi
    "umulh x25, x17, x13",               // hi(t2 f3)
    "adcs x6, x6, x25",                  // t7 += hi
    "umulh x17, x17, x14",               // hi(t2 f4)
    "adcs x16, x16, x17",                // t8 += hi
    "adc x17, x23, xzr",                 // t9 += carry
    "mul x23, x24, x3",                  // lo(b3 a0)
    "adds x20, x20, x23",                // t3 += lo
    "mul x23, x24, x4",                  // lo(b3 a1)
    "adcs x21, x21, x23",                // t4 += lo
    "mul x23, x24, x7",                  // lo(b3 a2)
    "adcs x22, x22, x23",                // t5 += lo
    "mul x23, x24, x8",                  // lo(b3 a3)
    "adcs x5, x5, x23",                  // t6 += lo
    "mul x23, x24, x0",                  // lo(b3 a4)
    "adcs x6, x6, x23",                  // t7 += lo
    "mul x23, x24, x9",                  // lo(b3 a5)
    "adcs x16, x16, x23",                // t8 += lo
    "umulh x23, x24, x9",                // hi(b3 a5)
    "adc x17, x23, x17",                 // t9 += hi + carry
    "umulh x23, x24, x3",                // hi(b3 a0)
    "adds x21, x21, x23",                // t4 += hi
    "umulh x23, x24, x4",                // hi(b3 a1)
    "adcs x22, x22, x23",                // t5 += hi
    "umulh x23, x24, x7",                // hi(b3 a2)
    "adcs x5, x5, x23",                  // t6 += hi
    "umulh x23, x24, x8",                // hi(b3 a3)
    "adcs x6, x6, x23",                  // t7 += hi
    "umulh x23, x24, x0",                // hi(b3 a4)
    "adcs x16, x16, x23",                // t8 += hi
    "adc x17, x17, xzr",                 // t9 += carry
    "mul x23, x20, x10",                 // lo(t3 f0)
    "adds x21, x21, x23",                // t4 += lo
    "mul x23, x20, x11",                 // lo(t3 f1)
    "adcs x22, x22, x23",                // t5 += lo
    "mul x23, x20, x12",                 // lo(t3 f2)
    "adcs x5, x5, x23",                  // t6 += lo
    "mul x23, x20, x13",                 // lo(t3 f3)
    "adcs x6, x6, x23",                  // t7 += lo
    "mul x23, x20, x14",                 // lo(t3 f4)
    "adcs x16, x16, x23",                // t8 += lo
    "mul x23, x20, x15",                 // lo(t3 f5)
    "adcs x17, x17, x23",                // t9 += lo
    "umulh x23, x20, x15",               // hi(t3 f5)
    "adc x23, x23, xzr",                 // t10 = hi + carry
    "umulh x24, x20, x10",               // hi(t3 f0)
    "adds x22, x22, x24",                // t5 += hi
    "umulh x24, x20, x11",               // hi(t3 f1)
    "adcs x5, x5, x24",                  // t6 += hi
    "umulh x24, x20, x12",               // hi(t3 f2)
    "adcs x6, x6, x24",                  // t7 += hi
    "umulh x24, x20, x13",               // hi(t3 f3)
    "adcs x16, x16, x24",                // t8 += hi
    "umulh x20, x20, x14",               // hi(t3 f4)
    "adcs x17, x17, x20",                // t9 += hi
    "adc x20, x23, xzr",                 // t10 += carry
    "ldp x1, x23, [x1, #32]",            // b4, b5
    "mul x24, x1, x3",                   // lo(b4 a0)
    "adds x21, x21, x24",                // t4 += lo
    "mul x24, x1, x4",                   // lo(b4 a1)
    "adcs x22, x22, x24",                // t5 += lo
    "mul x24, x1, x7",                   // lo(b4 a2)
    "adcs x5, x5, x24",                  // t6 += lo
    "mul x24, x1, x8",                   // lo(b4 a3)
    "adcs x6, x6, x24",                  // t7 += lo
    "mul x24, x1, x0",                   // lo(b4 a4)
    "adcs x16, x16, x24",                // t8 += lo
    "mul x24, x1, x9",                   // lo(b4 a5)
    "adcs x17, x17, x24",                // t9 += lo
    "umulh x24, x1, x9",                 // hi(b4 a5)
    "adc x20, x24, x20",                 // t10 += hi + carry
    "umulh x24, x1, x3",                 // hi(b4 a0)
    "adds x22, x22, x24",                // t5 += hi
    "umulh x24, x1, x4",                 // hi(b4 a1)
    "adcs x5, x5, x24",                  // t6 += hi
    "umulh x24, x1, x7",                 // hi(b4 a2)
    "adcs x6, x6, x24",                  // t7 += hi
    "umulh x24, x1, x8",                 // hi(b4 a3)
    "adcs x16, x16, x24",                // t8 += hi
    "umulh x1, x1, x0",                  // hi(b4 a4)
    "adcs x1, x17, x1",                  // t9 += hi
    "adc x17, x20, xzr",                 // t10 += carry
    "mul x20, x21, x10",                 // lo(t4 f0)
    "adds x20, x22, x20",                // t5 += lo
    "mul x22, x21, x11",                 // lo(t4 f1)
    "adcs x5, x5, x22",                  // t6 += lo
    "mul x22, x21, x12",                 // lo(t4 f2)
    "adcs x6, x6, x22",                  // t7 += lo
    "mul x22, x21, x13",                 // lo(t4 f3)
    "adcs x16, x16, x22",                // t8 += lo
    "mul x22, x21, x14",                 // lo(t4 f4)
    "adcs x1, x1, x22",                  // t9 += lo
    "mul x22, x21, x15",                 // lo(t4 f5)
    "adcs x17, x17, x22",                // t10 += lo
    "umulh x15, x21, x15",               // hi(t4 f5)
    "adc x15, x15, xzr",                 // t11 = hi + carry
    "umulh x10, x21, x10",               // hi(t4 f0)
    "adds x5, x5, x10",                  // t6 += hi
    "umulh x10, x21, x11",               // hi(t4 f1)
    "adcs x6, x6, x10",                  // t7 += hi
    "umulh x10, x21, x12",               // hi(t4 f2)
    "adcs x10, x16, x10",                // t8 += hi
    "umulh x11, x21, x13",               // hi(t4 f3)
    "adcs x1, x1, x11",                  // t9 += hi
    "umulh x11, x21, x14",               // hi(t4 f4)
    "adcs x11, x17, x11",                // t10 += hi
    "adc x12, x15, xzr",                 // t11 += carry
    "mul x13, x23, x3",                  // lo(b5 a0)
    "umulh x3, x23, x3",                 // hi(b5 a0)
    "adds x13, x20, x13",                // t5 += lo
    "mul x14, x23, x4",                  // lo(b5 a1)
    "umulh x4, x23, x4",                 // hi(b5 a1)
    "adcs x5, x5, x14",                  // t6 += lo
    "mul x14, x23, x7",                  // lo(b5 a2)
    "umulh x7, x23, x7",                 // hi(b5 a2)
    "adcs x6, x6, x14",                  // t7 += lo
    "mul x14, x23, x8",                  // lo(b5 a3)
    "umulh x8, x23, x8",                 // hi(b5 a3)
    "adcs x10, x10, x14",                // t8 += lo
    "mul x14, x23, x0",                  // lo(b5 a4)
    "umulh x0, x23, x0",                 // hi(b5 a4)
    "adcs x1, x1, x14",                  // t9 += lo
    "mul x14, x23, x9",                  // lo(b5 a5)
    "umulh x9, x23, x9",                 // hi(b5 a5)
    "ldr x15, [x2, #{n0}]",              // n0
    "adcs x11, x11, x14",                // t10 += lo
    "adc x9, x9, x12",                   // t11 += hi + carry
    "adds x3, x5, x3",                   // t6 += hi
    "adcs x4, x6, x4",                   // t7 += hi
    "adcs x5, x10, x7",                  // t8 += hi
    "adcs x1, x1, x8",                   // t9 += hi
    "adcs x0, x11, x0",                  // t10 += hi
    "adc x6, x9, xzr",                   // t11 += carry
    "cmp x13, #1",                       // carry = t5 != 0
    "ldp x7, x8, [x2, #{p}]",            // p0, p1
    "mul x9, x13, x15",                  // lo(t5 n0)
    "ldp x10, x11, [x2, #{p} + 16]",     // p2, p3
    "ldp x2, x12, [x2, #{p} + 32]",      // p4, p5
    "mul x13, x9, x8",                   // lo(m5 p1)
    "mul x14, x9, x10",                  // lo(m5 p2)
    "mul x15, x9, x11",                  // lo(m5 p3)
    "umulh x7, x9, x7",                  // hi(m5 p0)
    "umulh x8, x9, x8",                  // hi(m5 p1)
    "umulh x10, x9, x10",                // hi(m5 p2)
    "adcs x3, x3, x13",                  // t6 += lo
    "adcs x4, x4, x14",                  // t7 += lo
    "mul x13, x9, x2",                   // lo(m5 p4)
    "mul x14, x9, x12",                  // lo(m5 p5)
    "adcs x5, x5, x15",                  // t8 += lo
    "umulh x12, x9, x12",                // hi(m5 p5)
    "umulh x11, x9, x11",                // hi(m5 p3)
    "umulh x2, x9, x2",                  // hi(m5 p4)
    "adcs x1, x1, x13",                  // t9 += lo
    "adcs x0, x0, x14",                  // t10 += lo
    "adc x6, x12, x6",                   // t11 += hi + carry
    "adds x3, x3, x7",                   // t6 += hi
    "adcs x4, x4, x8",                   // t7 += hi
    "adcs x5, x5, x10",                  // t8 += hi
    "adcs x7, x1, x11",                  // t9 += hi
    "adcs x8, x0, x2",                   // t10 += hi
    "adc x6, x6, xzr",                   // t11 += carry
    "ret",
}
