//! `mont_sqr_6_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    square 6 fold_fits;
    ["x2" r0 "x3" r1 "x4" r2 "x7" r3 "x5" r4 "x6" r5];
    ["x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x16" "x17" "x20" "x21" "x22" "x23" "x24" "x25" "x26" "x27" "x28"];
    p n0 fold1;
    "ldp x2, x3, [x0]",                  // a0, a1
    "ldp x4, x5, [x0, #16]",             // a2, a3
    "ldp x0, x6, [x0, #32]",             // a4, a5
    "ldp x7, x8, [x1, #{fold1}]",        // f0, f1
    "ldp x9, x10, [x1, #{fold1} + 16]",  // f2, f3
    "ldp x11, x12, [x1, #{fold1} + 32]", // f4, f5
    "ldp x13, x14, [x1, #{p}]",          // p0, p1
    "adds x15, x3, x3",                  // d1, limb 1 of 2a
    "adcs x16, x4, x4",                  // d2, limb 2 of 2a
    "adcs x17, x5, x5",                  // d3, limb 3 of 2a
    "adcs x20, x0, x0",                  // d4, limb 4 of 2a
    "adc x21, x6, x6",                   // d5, limb 5 of 2a
    "umulh x22, x2, x2",                 // hi(a0 a0)
    "mul x23, x2, x15",                  // lo(a0 d1)
    "adds x22, x23, x22",                // s1 = lo + hi
    "umulh x15, x2, x15",                // hi(a0 d1)
    "mul x23, x2, x16",                  // lo(a0 d2)
    "adcs x15, x23, x15",                // s2 = lo + hi + carry
    "umulh x16, x2, x16",                // hi(a0 d2)
    "mul x23, x2, x17",                  // lo(a0 d3)
    "adcs x16, x23, x16",                // s3 = lo + hi + carry
    "umulh x23, x2, x17",                // hi(a0 d3)
    "mul x24, x2, x20",                  // lo(a0 d4)
    "adcs x23, x24, x23",                // s4 = lo + hi + carry
    "umulh x24, x2, x20",                // hi(a0 d4)
    "mul x25, x2, x21",                  // lo(a0 d5)
    "adcs x24, x25, x24",                // s5 = lo + hi + carry
    "umulh x25, x2, x21",                // hi(a0 d5)
    "adc x25, x25, xzr",                 // s6 = hi + carry
    "mul x26, x3, x3",                   // lo(a1 a1)
    "adds x15, x15, x26",                // s2 += lo
    "add x26, x4, x4",                   // 2 a2 mod 2^64
    "mul x27, x3, x26",                  // lo(a1 2a2)
    "adcs x16, x16, x27",                // s3 += lo
    "mul x27, x3, x17",                  // lo(a1 d3)
    "adcs x23, x23, x27",                // s4 += lo
    "mul x27, x3, x20",                  // lo(a1 d4)
    "adcs x24, x24, x27",                // s5 += lo
    "mul x27, x3, x21",                  // lo(a1 d5)
    "adcs x25, x25, x27",                // s6 += lo
    "umulh x27, x3, x21",                // hi(a1 d5)
    "adc x27, x27, xzr",                 // s7 = hi + carry
    "umulh x28, x3, x3",                 // hi(a1 a1)
    "adds x16, x16, x28",                // s3 += hi
    "umulh x26, x3, x26",                // hi(a1 2a2)
    "adcs x23, x23, x26",                // s4 += hi
    "umulh x17, x3, x17",                // hi(a1 d3)
    "adcs x17, x24, x17",                // s5 += hi
    "umulh x3, x3, x20",                 // hi(a1 d4)
    "adcs x3, x25, x3",                  // s6 += hi
    "adc x24, x27, xzr",                 // s7 += carry
    "mul x25, x4, x4",                   // lo(a2 a2)
    "adds x23, x23, x25",                // s4 += lo
    "add x25, x5, x5",                   // 2 a3 mod 2^64
    "mul x26, x4, x25",                  // lo(a2 2a3)
    "adcs x17, x17, x26",                // s5 += lo
    "mul x26, x4, x20",                  // lo(a2 d4)
    "adcs x3, x3, x26",                  // s6 += lo
    "mul x26, x4, x21",                  // lo(a2 d5)
    "adcs x24, x24, x26",                // s7 += lo
    "umulh x26, x4, x21",                // hi(a2 d5)
    "adc x26, x26, xzr",                 // s8 = hi + carry
    "umulh x27, x4, x4",                 // hi(a2 a2)
    "adds x17, x17, x27",                // s5 += hi
    "umulh x25, x4, x25",                // hi(a2 2a3)
    "adcs x3, x3, x25",                  // s6 += hi
    "umulh x4, x4, x20",                 // hi(a2 d4)
    "adcs x4, x24, x4",                  // s7 += hi
    "adc x20, x26, xzr",                 // s8 += carry
    "mul x24, x5, x5",                   // lo(a3 a3)
    "adds x3, x3, x24",                  // s6 += lo
    "add x24, x0, x0",                   // 2 a4 mod 2^64
    "mul x25, x5, x24",                  // lo(a3 2a4)
    "adcs x4, x4, x25",                  // s7 += lo
    "mul x25, x5, x21",                  // lo(a3 d5)
    "adcs x20, x20, x25",                // s8 += lo
    "umulh x21, x5, x21",                // hi(a3 d5)
    "adc x21, x21, xzr",                 // s9 = hi + carry
    "umulh x25, x5, x5",                 // hi(a3 a3)
    "adds x4, x4, x25",                  // s7 += hi
    "umulh x5, x5, x24",                 // hi(a3 2a4)
    "adcs x5, x20, x5",                  // s8 += hi
    "adc x20, x21, xzr",                 // s9 += carry
    "mul x21, x0, x0",                   // lo(a4 a4)
    "adds x5, x5, x21",                  // s8 += lo
    "add x21, x6, x6",                   // 2 a5 mod 2^64
    "mul x24, x0, x21",                  // lo(a4 2a5)
    "adcs x20, x20, x24",                // s9 += lo
    "umulh x21, x0, x21",                // hi(a4 2a5)
    "adc x21, x21, xzr",                 // s10 = hi + carry
    "umulh x0, x0, x0",                  // hi(a4 a4)
    "adds x0, x20, x0",                  // s9 += hi
    "adc x20, x21, xzr",                 // s10 += carry
    "mul x21, x6, x6",                   // lo(a5 a5)
    "adds x20, x20, x21",                // s10 += lo
    "umulh x6, x6, x6",                  // hi(a5 a5)
    "adc x6, x6, xzr",                   // s11 = hi + carry
    "mul x2, x2, x2",                    // lo(a0 a0)
    "mul x21, x2, x7",                   // lo(t0 f0)
    "adds x21, x22, x21",                // t1 += lo
    "mul x22, x2, x8",                   // lo(t0 f1)
    "adcs x15, x15, x22",                // t2 += lo
    "mul x22, x2, x9",                   // lo(t0 f2)
    "adcs x16, x16, x22",                // t3 += lo
    "mul x22, x2, x10",                  // lo(t0 f3)
    "adcs x22, x23, x22",                // t4 += lo
    "mul x23, x2, x11",                  // lo(t0 f4)
    "adcs x17, x17, x23",                // t5 += lo
    "mul x23, x2, x12",                  // lo(t0 f5)
    "adcs x23, xzr, x23",                // t6 += lo
    "umulh x24, x2, x12",                // hi(t0 f5)
    "adc x24, x24, xzr",                 // t7 = hi + carry
    "umulh x25, x2, x7",                 // hi(t0 f0)
    "adds x15, x15, x25",                // t2 += hi
    "umulh x25, x2, x8",                 // hi(t0 f1)
    "adcs x16, x16, x25",                // t3 += hi
    "umulh x25, x2, x9",                 // hi(t0 f2)
    "adcs x22, x22, x25",                // t4 += hi
    "umulh x25, x2, x10",                // hi(t0 f3)
    "adcs x17, x17, x25",                // t5 += hi
    "umulh x2, x2, x11",                 // hi(t0 f4)
    "adcs x2, x23, x2",                  // t6 += hi
    "adc x23, x24, xzr",                 // t7 += carry
    "mul x24, x21, x7",                  // lo(t1 f0)
    "adds x15, x15, x24",                // t2 += lo
    "mul x24, x21, x8",                  // lo(t1 f1)
    "adcs x16, x16, x24",                // t3 += lo
    "mul x24, x21, x9",                  // lo(t1 f2)
    "adcs x22, x22, x24",                // t4 += lo
    "mul x24, x21, x10",                 // lo(t1 f3)
    "adcs x17, x17, x24",                // t5 += lo
    "mul x24, x21, x11",                 // lo(t1 f4)
    "adcs x2, x2, x24",                  // t6 += lo
    "mul x24, x21, x12",                 // lo(t1 f5)
    "adcs x23, x23, x24",                // t7 += lo
    "umulh x24, x21, x12",               // hi(t1 f5)
    "adc x24, x24, xzr",                 // t8 = hi + carry
    "umulh x25, x21, x7",                // hi(t1 f0)
    "adds x16, x16, x25",                // t3 += hi
    "umulh x25, x21, x8",                // hi(t1 f1)
    "adcs x22, x22, x25",                // t4 += hi
    "umulh x25, x21, x9",                // hi(t1 f2)
    "adcs x17, x17, x25",                // t5 += hi
    "umulh x25, x21, x10",               // hi(t1 f3)
    "adcs x2, x2, x25",                  // t6 += hi
    "umulh x21, x21, x11",               // hi(t1 f4)
    "adcs x21, x23, x21",                // t7 += hi
    "adc x23, x24, xzr",                 // t8 += carry
    "mul x24, x15, x7",                  // lo(t2 f0)
    "adds x16, x16, x24",                // t3 += lo
    "mul x24, x15, x8",                  // lo(t2 f1)
    "adcs x22, x22, x24",                // t4 += lo
    "mul x24, x15, x9",                  // lo(t2 f2)
    "adcs x17, x17, x24",                // t5 += lo
    "mul x24, x15, x10",                 // lo(t2 f3)
    "adcs x2, x2, x24",                  // t6 += lo
    "mul x24, x15, x11",                 // lo(t2 f4)
    "adcs x21, x21, x24",                // t7 += lo
    "mul x24, x15, x12",                 // lo(t2 f5)
    "adcs x23, x23, x24",                // t8 += lo
    "umulh x24, x15, x12",               // hi(t2 f5)
    "adc x24, x24, xzr",                 // t9 = hi + carry
    "umulh x25, x15, x7",                // hi(t2 f0)
    "adds x22, x22, x25",                // t4 += hi
    "umulh x25, x15, x8",                // hi(t2 f1)
    "adcs x17, x17, x25",                // t5 += hi
    "umulh x25, x15, x9",                // hi(t2 f2)
    "adcs x2, x2, x25",                  // t6 += hi
    "umulh x25, x15, x10",               // hi(t2 f3)
    "adcs x21, x21, x25",                // t7 += hi
    "umulh x15, x15, x11",               // hi(t2 f4)
    "adcs x15, x23, x15",                // t8 += hi
    "adc x23, x24, xzr",                 // t9 += carry
    "mul x24, x16, x7",                  // lo(t3 f0)
    "adds x22, x22, x24",                // t4 += lo
    "mul x24, x16, x8",                  // lo(t3 f1)
    "adcs x17, x17, x24",                // t5 += lo
    "mul x24, x16, x9",                  // lo(t3 f2)
    "adcs x2, x2, x24",                  // t6 += lo
    "mul x24, x16, x10",                 // lo(t3 f3)
    "adcs x21, x21, x24",                // t7 += lo
    "mul x24, x16, x11",                 // lo(t3 f4)
    "adcs x15, x15, x24",                // t8 += lo
    "mul x24, x16, x12",                 // lo(t3 f5)
    "adcs x23, x23, x24",                // t9 += lo
    "umulh x24, x16, x12",               // hi(t3 f5)
    "adc x24, x24, xzr",                 // t10 = hi + carry
    "umulh x25, x16, x7",                // hi(t3 f0)
    "adds x17, x17, x25",                // t5 += hi
    "umulh x25, x16, x8",                // hi(t3 f1)
    "adcs x2, x2, x25",                  // t6 += hi
    "umulh x25, x16, x9",                // hi(t3 f2)
    "adcs x21, x21, x25",                // t7 += hi
    "umulh x25, x16, x10",               // hi(t3 f3)
    "adcs x15, x15, x25",                // t8 += hi
    "umulh x16, x16, x11",               // hi(t3 f4)
    "adcs x16, x23, x16",                // t9 += hi
    "adc x23, x24, xzr",                 // t10 += carry
    "mul x24, x22, x7",                  // lo(t4 f0)
    "adds x17, x17, x24",                // t5 += lo
    "mul x24, x22, x8",                  // lo(t4 f1)
    "adcs x2, x2, x24",                  // t6 += lo
    "mul x24, x22, x9",                  // lo(t4 f2)
    "adcs x21, x21, x24",                // t7 += lo
    "mul x24, x22, x10",                 // lo(t4 f3)
    "adcs x15, x15, x24",                // t8 += lo
    "mul x24, x22, x11",                 // lo(t4 f4)
    "adcs x16, x16, x24",                // t9 += lo
    "mul x24, x22, x12",                 // lo(t4 f5)
    "adcs x23, x23, x24",                // t10 += lo
    "umulh x12, x22, x12",               // hi(t4 f5)
    "adc x12, x12, xzr",                 // t11 = hi + carry
    "umulh x7, x22, x7",                 // hi(t4 f0)
    "adds x2, x2, x7",                   // t6 += hi
    "umulh x7, x22, x8",                 // hi(t4 f1)
    "adcs x7, x21, x7",                  // t7 += hi
    "umulh x8, x22, x9",                 // hi(t4 f2)
    "adcs x8, x15, x8",                  // t8 += hi
    "umulh x9, x22, x10",                // hi(t4 f3)
    "adcs x9, x16, x9",                  // t9 += hi
    "umulh x10, x22, x11",               // hi(t4 f4)
    "adcs x10, x23, x10",                // t10 += hi
    "adc x11, x12, xzr",                 // t11 += carry
    "cmp x17, #1",                       // carry = t5 != 0
    "ldr x12, [x1, #{n0}]",              // n0
    "mul x12, x17, x12",                 // lo(t5 n0)
    "mul x15, x12, x14",                 // lo(m5 p1)
    "adcs x2, x2, x15",                  // t6 += lo
    "ldp x15, x16, [x1, #{p} + 16]",     // p2, p3
    "mul x17, x12, x15",                 // lo(m5 p2)
    "adcs x7, x7, x17",                  // t7 += lo
    "mul x17, x12, x16",                 // lo(m5 p3)
    "adcs x8, x8, x17",                  // t8 += lo
    "ldp x1, x17, [x1, #{p} + 32]",      // p4, p5
    "mul x21, x12, x1",                  // lo(m5 p4)
    "adcs x9, x9, x21",                  // t9 += lo
    "mul x21, x12, x17",                 // lo(m5 p5)
    "adcs x10, x10, x21",                // t10 += lo
    "umulh x21, x12, x17",               // hi(m5 p5)
    "adc x11, x21, x11",                 // t11 += hi + carry
    "umulh x21, x12, x13",               // hi(m5 p0)
    "adds x2, x2, x21",                  // t6 += hi
    "umulh x21, x12, x14",               // hi(m5 p1)
    "adcs x7, x7, x21",                  // t7 += hi
    "umulh x21, x12, x15",               // hi(m5 p2)
    "adcs x8, x8, x21",                  // t8 += hi
    "umulh x21, x12, x16",               // hi(m5 p3)
    "adcs x9, x9, x21",                  // t9 += hi
    "umulh x12, x12, x1",                // hi(m5 p4)
    "adcs x10, x10, x12",                // t10 += hi
    "adc x11, x11, xzr",                 // t11 += carry
    "adds x2, x2, x3",                   // t6 += s6
    "adcs x3, x7, x4",                   // t7 += s7
    "adcs x4, x8, x5",                   // t8 += s8
    "adcs x0, x9, x0",                   // t9 += s9
    "adcs x5, x10, x20",                 // t10 += s10
    "adc x6, x11, x6",                   // t11 += s11
    "subs x7, x2, x13",                  // t6 - p0
    "sbcs x8, x3, x14",                  // t7 - p1
    "sbcs x9, x4, x15",                  // t8 - p2
    "sbcs x10, x0, x16",                 // t9 - p3
    "sbcs x1, x5, x1",                   // t10 - p4
    "sbcs x11, x6, x17",                 // t11 - p5
    "csel x2, x2, x7, lo",               // t6 if it borrowed
    "csel x3, x3, x8, lo",               // t7 if it borrowed
    "csel x4, x4, x9, lo",               // t8 if it borrowed
    "csel x7, x0, x10, lo",              // t9 if it borrowed
    "csel x5, x5, x1, lo",               // t10 if it borrowed
    "csel x6, x6, x11, lo",              // t11 if it borrowed
    "ret",
}
