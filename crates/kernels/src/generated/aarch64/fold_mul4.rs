//! `mont_mul_4_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    product 4 fold_fits;
    ["x3" r0 "x5" r1 "x6" r2 "x4" r3];
    ["x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x16" "x17" "x20" "x21" "x22" "x23"];
    p n0 fold1;
    "ldp x3, x4, [x0]",                  // a0, a1
    "ldp x5, x6, [x1]",                  // b0, b1
    "ldp x0, x7, [x0, #16]",             // a2, a3
    "ldp x8, x9, [x2, #{fold1}]",        // f0, f1
    "ldp x10, x11, [x2, #{fold1} + 16]", // f2, f3
    "ldp x1, x12, [x1, #16]",            // b2, b3
    "ldp x13, x14, [x2, #{p}]",          // p0, p1
    "ldr x15, [x2, #{n0}]",              // n0
    "umulh x16, x5, x3",                 // hi(b0 a0)
    "mul x17, x5, x4",                   // lo(b0 a1)
    "adds x16, x17, x16",                // t1 = lo + hi
    "umulh x17, x5, x4",                 // hi(b0 a1)
    "mul x20, x5, x0",                   // lo(b0 a2)
    "adcs x17, x20, x17",                // t2 = lo + hi + carry
    "umulh x20, x5, x0",                 // hi(b0 a2)
    "mul x21, x5, x7",                   // lo(b0 a3)
    "adcs x20, x21, x20",                // t3 = lo + hi + carry
    "umulh x21, x5, x7",                 // hi(b0 a3)
    "adc x21, x21, xzr",                 // t4 = hi + carry
    "mul x5, x5, x3",                    // lo(b0 a0)
    "mul x22, x5, x8",                   // lo(t0 f0)
    "adds x16, x16, x22",                // t1 += lo
    "mul x22, x5, x9",                   // lo(t0 f1)
    "adcs x17, x17, x22",                // t2 += lo
    "mul x22, x5, x10",                  // lo(t0 f2)
    "adcs x20, x20, x22",                // t3 += lo
    "mul x22, x5, x11",                  // lo(t0 f3)
    "adcs x21, x21, x22",                // t4 += lo
    "umulh x22, x5, x11",                // hi(t0 f3)
    "adc x22, x22, xzr",                 // t5 = hi + carry
    "umulh x23, x5, x8",                 // hi(t0 f0)
    "adds x17, x17, x23",                // t2 += hi
    "umulh x23, x5, x9",                 // hi(t0 f1)
    "adcs x20, x20, x23",                // t3 += hi
    "umulh x5, x5, x10",                 // hi(t0 f2)
    "adcs x5, x21, x5",                  // t4 += hi
    "adc x21, x22, xzr",                 // t5 += carry
    "mul x22, x6, x3",                   // lo(b1 a0)
    "adds x16, x16, x22",                // t1 += lo
    "mul x22, x6, x4",                   // lo(b1 a1)
    "adcs x17, x17, x22",                // t2 += lo
    "mul x22, x6, x0",                   // lo(b1 a2)
    "adcs x20, x20, x22",                // t3 += lo
    "mul x22, x6, x7",                   // lo(b1 a3)
    "adcs x5, x5, x22",                  // t4 += lo
    "umulh x22, x6, x7",                 // hi(b1 a3)
    "adc x21, x22, x21",                 // t5 += hi + carry
    "umulh x22, x6, x3",                 // hi(b1 a0)
    "adds x17, x17, x22",                // t2 += hi
    "umulh x22, x6, x4",                 // hi(b1 a1)
    "adcs x20, x20, x22",                // t3 += hi
    "umulh x6, x6, x0",                  // hi(b1 a2)
    "adcs x5, x5, x6",                   // t4 += hi
    "adc x6, x21, xzr",                  // t5 += carry
    "mul x21, x16, x8",                  // lo(t1 f0)
    "adds x17, x17, x21",                // t2 += lo
    "mul x21, x16, x9",                  // lo(t1 f1)
    "adcs x20, x20, x21",                // t3 += lo
    "mul x21, x16, x10",                 // lo(t1 f2)
    "adcs x5, x5, x21",                  // t4 += lo
    "mul x21, x16, x11",                 // lo(t1 f3)
    "adcs x6, x6, x21",                  // t5 += lo
    "umulh x21, x16, x11",               // hi(t1 f3)
    "adc x21, x21, xzr",                 // t6 = hi + carry
    "umulh x22, x16, x8",                // hi(t1 f0)
    "adds x20, x20, x22",                // t3 += hi
    "umulh x22, x16, x9",                // hi(t1 f1)
    "adcs x5, x5, x22",                  // t4 += hi
    "umulh x16, x16, x10",               // hi(t1 f2)
    "adcs x6, x6, x16",                  // t5 += hi
    "adc x16, x21, xzr",                 // t6 += carry
    "mul x21, x1, x3",                   // lo(b2 a0)
    "adds x17, x17, x21",                // t2 += lo
    "mul x21, x1, x4",                   // lo(b2 a1)
    "adcs x20, x20, x21",                // t3 += lo
    "mul x21, x1, x0",                   // lo(b2 a2)
    "adcs x5, x5, x21",                  // t4 += lo
    "mul x21, x1, x7",                   // lo(b2 a3)
    "adcs x6, x6, x21",                  // t5 += lo
    "umulh x21, x1, x7",                 // hi(b2 a3)
    "adc x16, x21, x16",                 // t6 += hi + carry
    "umulh x21, x1, x3",                 // hi(b2 a0)
    "adds x20, x20, x21",                // t3 += hi
    "umulh x21, x1, x4",                 // hi(b2 a1)
    "adcs x5, x5, x21",                  // t4 += hi
    "umulh x1, x1, x0",                  // hi(b2 a2)
    "adcs x1, x6, x1",                   // t5 += hi
    "adc x6, x16, xzr",                  // t6 += carry
    "mul x16, x17, x8",                  // lo(t2 f0)
    "adds x16, x20, x16",                // t3 += lo
    "mul x20, x17, x9",                  // lo(t2 f1)
    "adcs x5, x5, x20",                  // t4 += lo
    "mul x20, x17, x10",                 // lo(t2 f2)
    "adcs x1, x1, x20",                  // t5 += lo
    "mul x20, x17, x11",                 // lo(t2 f3)
    "adcs x6, x6, x20",                  // t6 += lo
    "umulh x11, x17, x11",               // hi(t2 f3)
    "adc x11, x11, xzr",                 // t7 = hi + carry
    "umulh x8, x17, x8",                 // hi(t2 f0)
    "adds x5, x5, x8",                   // t4 += hi
    "umulh x8, x17, x9",                 // hi(t2 f1)
    "umulh x9, x17, x10",                // hi(t2 f2)
    "adcs x1, x1, x8",                   // t5 += hi
    "adcs x6, x6, x9",                   // t6 += hi
    "adc x8, x11, xzr",                  // t7 += carry
    "mul x9, x12, x3",                   // lo(b3 a0)
    "mul x10, x12, x4",                  // lo(b3 a1)
    "umulh x3, x12, x3",                 // hi(b3 a0)
    "umulh x4, x12, x4",                 // hi(b3 a1)
    "adds x9, x16, x9",                  // t3 += lo
    "mul x11, x12, x0",                  // lo(b3 a2)
    "umulh x0, x12, x0",                 // hi(b3 a2)
    "adcs x5, x5, x10",                  // t4 += lo
    "mul x10, x12, x7",                  // lo(b3 a3)
    "umulh x7, x12, x7",                 // hi(b3 a3)
    "ldp x2, x12, [x2, #{p} + 16]",      // p2, p3
    "mul x15, x9, x15",                  // lo(t3 n0)
    "adcs x1, x1, x11",                  // t5 += lo
    "adcs x6, x6, x10",                  // t6 += lo
    "adc x7, x7, x8",                    // t7 += hi + carry
    "adds x3, x5, x3",                   // t4 += hi
    "adcs x1, x1, x4",                   // t5 += hi
    "adcs x0, x6, x0",                   // t6 += hi
    "adc x4, x7, xzr",                   // t7 += carry
    "cmp x9, #1",                        // carry = t3 != 0
    "mul x5, x15, x14",                  // lo(m3 p1)
    "mul x6, x15, x2",                   // lo(m3 p2)
    "mul x7, x15, x12",                  // lo(m3 p3)
    "umulh x8, x15, x12",                // hi(m3 p3)
    "umulh x9, x15, x13",                // hi(m3 p0)
    "adcs x3, x3, x5",                   // t4 += lo
    "umulh x5, x15, x14",                // hi(m3 p1)
    "umulh x10, x15, x2",                // hi(m3 p2)
    "adcs x1, x1, x6",                   // t5 += lo
    "adcs x0, x0, x7",                   // t6 += lo
    "adc x4, x8, x4",                    // t7 += hi + carry
    "adds x3, x3, x9",                   // t4 += hi
    "adcs x1, x1, x5",                   // t5 += hi
    "adcs x0, x0, x10",                  // t6 += hi
    "adc x4, x4, xzr",                   // t7 += carry
    "subs x5, x3, x13",                  // t4 - p0
    "sbcs x6, x1, x14",                  // t5 - p1
    "sbcs x2, x0, x2",                   // t6 - p2
    "sbcs x7, x4, x12",                  // t7 - p3
    "csel x3, x3, x5, lo",               // t4 if it borrowed
    "csel x5, x1, x6, lo",               // t5 if it borrowed
    "csel x6, x0, x2, lo",               // t6 if it borrowed
    "csel x4, x4, x7, lo",               // t7 if it borrowed
    "ret",
}
