//! `mont_mul_4_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    product 4 fold_fits;
    ["x4" r0 "x8" r1 "x13" r2 "x11" r3];
    ["x3" "x5" "x6" "x7" "x9" "x10" "x12" "x14" "x15" "x16" "x17" "x20" "x21" "x22" "x23" "x24" "x25" "x26" "x27" "x28"];
    p n0 fold1;
    "ldp x3, x4, [x0]",                  // a0, a1
    "ldp x5, x6, [x1]",                  // b0, b1
    "ldp x7, x8, [x0, #16]",             // a2, a3
    "ldp x9, x10, [x2, #{fold1}]",       // f0, f1
    "ldp x11, x12, [x2, #{fold1} + 16]", // f2, f3
    "ldp x13, x14, [x1, #16]",           // b2, b3
    "ldp x15, x16, [x2, #{p}]",          // p0, p1
    "ldr x17, [x2, #{n0}]",              // n0
    "ldp x20, x21, [x2, #{p} + 16]",     // p2, p3
    "umulh x22, x5, x3",                 // hi(b0 a0)
    "mul x23, x5, x4",                   // lo(b0 a1)
    "umulh x24, x5, x4",                 // hi(b0 a1)
    "mul x25, x5, x7",                   // lo(b0 a2)
    "umulh x26, x5, x7",                 // hi(b0 a2)
    "mul x27, x5, x8",                   // lo(b0 a3)
    "adds x28, x23, x22",                // t1 = lo + hi
    "umulh x0, x5, x8",                  // hi(b0 a3)
    "mul x1, x5, x3",                    // lo(b0 a0)
    "adcs x2, x25, x24",                 // t2 = lo + hi + carry
    "mul x23, x6, x3",                   // lo(b1 a0)
    "mul x22, x6, x4",                   // lo(b1 a1)
    "adcs x5, x27, x26",                 // t3 = lo + hi + carry
    "mul x25, x6, x7",                   // lo(b1 a2)
    "mul x24, x6, x8",                   // lo(b1 a3)
    "adc x27, x0, xzr",                  // t4 = hi + carry
    "mul x26, x1, x9",                   // lo(t0 f0)
    "mul x0, x1, x10",                   // lo(t0 f1)
    "adds x28, x28, x26",                // t1 += lo
    "adcs x26, x2, x0",                  // t2 += lo
    "mul x2, x1, x11",                   // lo(t0 f2)
    "mul x0, x1, x12",                   // lo(t0 f3)
    "adcs x5, x5, x2",                   // t3 += lo
    "adcs x2, x27, x0",                  // t4 += lo
    "umulh x27, x1, x12",                // hi(t0 f3)
    "umulh x0, x1, x9",                  // hi(t0 f0)
    "adc x27, x27, xzr",                 // t5 = hi + carry
    "adds x26, x26, x0",                 // t2 += hi
    "umulh x0, x1, x10",                 // hi(t0 f1)
    "umulh x1, x1, x11",                 // hi(t0 f2)
    "adcs x5, x5, x0",                   // t3 += hi
    "adcs x0, x2, x1",                   // t4 += hi
    "adc x2, x27, xzr",                  // t5 += carry
    "adds x1, x28, x23",                 // t1 += lo
    "adcs x27, x26, x22",                // t2 += lo
    "adcs x28, x5, x25",                 // t3 += lo
    "adcs x23, x0, x24",                 // t4 += lo
    "umulh x26, x6, x8",                 // hi(b1 a3)
    "umulh x22, x6, x3",                 // hi(b1 a0)
    "umulh x5, x6, x4",                  // hi(b1 a1)
    "umulh x25, x6, x7",                 // hi(b1 a2)
    "mul x0, x1, x9",                    // lo(t1 f0)
    "adc x24, x26, x2",                  // t5 += hi + carry
    "mul x6, x1, x10",                   // lo(t1 f1)
    "mul x26, x1, x11",                  // lo(t1 f2)
    "adds x2, x27, x22",                 // t2 += hi
    "adcs x27, x28, x5",                 // t3 += hi
    "mul x22, x1, x12",                  // lo(t1 f3)
    "umulh x28, x1, x12",                // hi(t1 f3)
    "adcs x5, x23, x25",                 // t4 += hi
    "adc x23, x24, xzr",                 // t5 += carry
    "adds x25, x2, x0",                  // t2 += lo
    "umulh x24, x1, x9",                 // hi(t1 f0)
    "adcs x2, x27, x6",                  // t3 += lo
    "adcs x0, x5, x26",                  // t4 += lo
    "umulh x27, x1, x10",                // hi(t1 f1)
    "umulh x6, x1, x11",                 // hi(t1 f2)
    "adcs x5, x23, x22",                 // t5 += lo
    "adc x26, x28, xzr",                 // t6 = hi + carry
    "mul x1, x13, x3",                   // lo(b2 a0)
    "mul x23, x13, x4",                  // lo(b2 a1)
    "adds x22, x2, x24",                 // t3 += hi
    "mul x28, x13, x7",                  // lo(b2 a2)
    "mul x2, x13, x8",                   // lo(b2 a3)
    "adcs x24, x0, x27",                 // t4 += hi
    "adcs x0, x5, x6",                   // t5 += hi
    "adc x27, x26, xzr",                 // t6 += carry
    "umulh x5, x13, x8",                 // hi(b2 a3)
    "adds x6, x25, x1",                  // t2 += lo
    "adcs x26, x22, x23",                // t3 += lo
    "umulh x25, x13, x3",                // hi(b2 a0)
    "umulh x1, x13, x4",                 // hi(b2 a1)
    "adcs x22, x24, x28",                // t4 += lo
    "adcs x23, x0, x2",                  // t5 += lo
    "umulh x24, x13, x7",                // hi(b2 a2)
    "mul x28, x6, x9",                   // lo(t2 f0)
    "adc x0, x5, x27",                   // t6 += hi + carry
    "mul x2, x6, x10",                   // lo(t2 f1)
    "mul x13, x6, x11",                  // lo(t2 f2)
    "adds x5, x26, x25",                 // t3 += hi
    "adcs x27, x22, x1",                 // t4 += hi
    "mul x26, x6, x12",                  // lo(t2 f3)
    "umulh x25, x6, x12",                // hi(t2 f3)
    "adcs x22, x23, x24",                // t5 += hi
    "adc x1, x0, xzr",                   // t6 += carry
    "adds x12, x5, x28",                 // t3 += lo
    "umulh x23, x6, x9",                 // hi(t2 f0)
    "adcs x24, x27, x2",                 // t4 += lo
    "adcs x0, x22, x13",                 // t5 += lo
    "umulh x5, x6, x10",                 // hi(t2 f1)
    "umulh x28, x6, x11",                // hi(t2 f2)
    "adcs x9, x1, x26",                  // t6 += lo
    "adc x27, x25, xzr",                 // t7 = hi + carry
    "mul x2, x14, x3",                   // lo(b3 a0)
    "mul x22, x14, x4",                  // lo(b3 a1)
    "adds x13, x24, x23",                // t4 += hi
    "mul x10, x14, x7",                  // lo(b3 a2)
    "mul x6, x14, x8",                   // lo(b3 a3)
    "adcs x11, x0, x5",                  // t5 += hi
    "adcs x1, x9, x28",                  // t6 += hi
    "adc x26, x27, xzr",                 // t7 += carry
    "umulh x25, x14, x8",                // hi(b3 a3)
    "adds x24, x12, x2",                 // t3 += lo
    "adcs x23, x13, x22",                // t4 += lo
    "umulh x0, x14, x3",                 // hi(b3 a0)
    "umulh x5, x14, x4",                 // hi(b3 a1)
    "adcs x9, x11, x10",                 // t5 += lo
    "adcs x28, x1, x6",                  // t6 += lo
    "umulh x27, x14, x7",                // hi(b3 a2)
    "mul x8, x24, x17",                  // lo(t3 n0)
    "adc x12, x25, x26",                 // t7 += hi + carry
    "adds x2, x23, x0",                  // t4 += hi
    "adcs x13, x9, x5",                  // t5 += hi
    "adcs x22, x28, x27",                // t6 += hi
    "adc x3, x12, xzr",                  // t7 += carry
    "cmp x24, #1",                       // carry = t3 != 0
    "mul x4, x8, x16",                   // lo(m3 p1)
    "mul x11, x8, x20",                  // lo(m3 p2)
    "mul x10, x8, x21",                  // lo(m3 p3)
    "umulh x1, x8, x21",                 // hi(m3 p3)
    "umulh x6, x8, x15",                 // hi(m3 p0)
    "adcs x14, x2, x4",                  // t4 += lo
    "umulh x7, x8, x16",                 // hi(m3 p1)
    "umulh x17, x8, x20",                // hi(m3 p2)
    "adcs x25, x13, x11",                // t5 += lo
    "adcs x26, x22, x10",                // t6 += lo
    "adc x23, x1, x3",                   // t7 += hi + carry
    "adds x0, x14, x6",                  // t4 += hi
    "adcs x9, x25, x7",                  // t5 += hi
    "adcs x5, x26, x17",                 // t6 += hi
    "adc x28, x23, xzr",                 // t7 += carry
    "subs x27, x0, x15",                 // t4 - p0
    "sbcs x12, x9, x16",                 // t5 - p1
    "sbcs x24, x5, x20",                 // t6 - p2
    "sbcs x2, x28, x21",                 // t7 - p3
    "csel x4, x0, x27, lo",              // t4 if it borrowed
    "csel x8, x9, x12, lo",              // t5 if it borrowed
    "csel x13, x5, x24, lo",             // t6 if it borrowed
    "csel x11, x28, x2, lo",             // t7 if it borrowed
    "ret",
}
