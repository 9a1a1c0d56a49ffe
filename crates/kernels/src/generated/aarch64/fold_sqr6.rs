//! `mont_sqr_6_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    square 6 fold_fits;
    ["x3" r0 "x5" r1 "x26" r2 "x28" r3 "x16" r4 "x20" r5];
    ["x2" "x4" "x6" "x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x17" "x21" "x22" "x23" "x24" "x25" "x27"];
    p n0 fold1;
    "ldp x2, x3, [x0]",                  // a0, a1
    "ldp x4, x5, [x0, #16]",             // a2, a3
    "ldp x6, x7, [x0, #32]",             // a4, a5
    "ldp x8, x9, [x1, #{fold1}]",        // f0, f1
    "ldp x10, x11, [x1, #{fold1} + 16]", // f2, f3
    "ldp x12, x13, [x1, #{fold1} + 32]", // f4, f5
    "ldp x14, x15, [x1, #{p}]",          // p0, p1
    "adds x16, x3, x3",                  // d1, limb 1 of 2a
    "adcs x17, x4, x4",                  // d2, limb 2 of 2a
    "adcs x20, x5, x5",                  // d3, limb 3 of 2a
    "adcs x21, x6, x6",                  // d4, limb 4 of 2a
    "adc x22, x7, x7",                   // d5, limb 5 of 2a
    "umulh x23, x2, x2",                 // hi(a0 a0)
    "mul x24, x2, x16",                  // lo(a0 d1)
    "adds x25, x24, x23",                // s1 = lo + hi
    "umulh x26, x2, x16",                // hi(a0 d1)
    "mul x27, x2, x17",                  // lo(a0 d2)
    "adcs x28, x27, x26",                // s2 = lo + hi + carry
    "umulh x0, x2, x17",                 // hi(a0 d2)
    "mul x24, x2, x20",                  // lo(a0 d3)
    "adcs x23, x24, x0",                 // s3 = lo + hi + carry
    "umulh x16, x2, x20",                // hi(a0 d3)
    "mul x27, x2, x21",                  // lo(a0 d4)
    "adcs x26, x27, x16",                // s4 = lo + hi + carry
    "umulh x17, x2, x21",                // hi(a0 d4)
    "mul x24, x2, x22",                  // lo(a0 d5)
    "adcs x0, x24, x17",                 // s5 = lo + hi + carry
    "umulh x27, x2, x22",                // hi(a0 d5)
    "adc x16, x27, xzr",                 // s6 = hi + carry
    "mul x24, x3, x3",                   // lo(a1 a1)
    "adds x17, x28, x24",                // s2 += lo
    "add x27, x4, x4",                   // 2 a2 mod 2^64
    "mul x28, x3, x27",                  // lo(a1 2a2)
    "adcs x24, x23, x28",                // s3 += lo
    "mul x23, x3, x20",                  // lo(a1 d3)
    "adcs x28, x26, x23",                // s4 += lo
    "mul x26, x3, x21",                  // lo(a1 d4)
    "adcs x23, x0, x26",                 // s5 += lo
    "mul x0, x3, x22",                   // lo(a1 d5)
    "adcs x26, x16, x0",                 // s6 += lo
    "umulh x16, x3, x22",                // hi(a1 d5)
    "adc x0, x16, xzr",                  // s7 = hi + carry
    "umulh x16, x3, x3",                 // hi(a1 a1)
    "adds x24, x24, x16",                // s3 += hi
    "umulh x16, x3, x27",                // hi(a1 2a2)
    "adcs x27, x28, x16",                // s4 += hi
    "umulh x28, x3, x20",                // hi(a1 d3)
    "adcs x16, x23, x28",                // s5 += hi
    "umulh x20, x3, x21",                // hi(a1 d4)
    "adcs x23, x26, x20",                // s6 += hi
    "adc x28, x0, xzr",                  // s7 += carry
    "mul x3, x4, x4",                    // lo(a2 a2)
    "adds x26, x27, x3",                 // s4 += lo
    "add x20, x5, x5",                   // 2 a3 mod 2^64
    "mul x0, x4, x20",                   // lo(a2 2a3)
    "adcs x27, x16, x0",                 // s5 += lo
    "mul x3, x4, x21",                   // lo(a2 d4)
    "adcs x16, x23, x3",                 // s6 += lo
    "mul x0, x4, x22",                   // lo(a2 d5)
    "adcs x23, x28, x0",                 // s7 += lo
    "umulh x3, x4, x22",                 // hi(a2 d5)
    "adc x28, x3, xzr",                  // s8 = hi + carry
    "umulh x0, x4, x4",                  // hi(a2 a2)
    "adds x3, x27, x0",                  // s5 += hi
    "umulh x27, x4, x20",                // hi(a2 2a3)
    "adcs x0, x16, x27",                 // s6 += hi
    "umulh x20, x4, x21",                // hi(a2 d4)
    "adcs x16, x23, x20",                // s7 += hi
    "adc x27, x28, xzr",                 // s8 += carry
    "mul x4, x5, x5",                    // lo(a3 a3)
    "adds x21, x0, x4",                  // s6 += lo
    "add x23, x6, x6",                   // 2 a4 mod 2^64
    "mul x20, x5, x23",                  // lo(a3 2a4)
    "adcs x28, x16, x20",                // s7 += lo
    "mul x0, x5, x22",                   // lo(a3 d5)
    "adcs x4, x27, x0",                  // s8 += lo
    "umulh x16, x5, x22",                // hi(a3 d5)
    "adc x20, x16, xzr",                 // s9 = hi + carry
    "umulh x27, x5, x5",                 // hi(a3 a3)
    "adds x0, x28, x27",                 // s7 += hi
    "umulh x22, x5, x23",                // hi(a3 2a4)
    "adcs x16, x4, x22",                 // s8 += hi
    "adc x28, x20, xzr",                 // s9 += carry
    "mul x27, x6, x6",                   // lo(a4 a4)
    "adds x5, x16, x27",                 // s8 += lo
    "add x23, x7, x7",                   // 2 a5 mod 2^64
    "mul x4, x6, x23",                   // lo(a4 2a5)
    "adcs x22, x28, x4",                 // s9 += lo
    "umulh x20, x6, x23",                // hi(a4 2a5)
    "adc x16, x20, xzr",                 // s10 = hi + carry
    "umulh x27, x6, x6",                 // hi(a4 a4)
    "adds x28, x22, x27",                // s9 += hi
    "adc x4, x16, xzr",                  // s10 += carry
    "mul x23, x7, x7",                   // lo(a5 a5)
    "adds x20, x4, x23",                 // s10 += lo
    "umulh x6, x7, x7",                  // hi(a5 a5)
    "adc x22, x6, xzr",                  // s11 = hi + carry
    "mul x27, x2, x2",                   // lo(a0 a0)
    "mul x16, x27, x8",                  // lo(t0 f0)
    "adds x4, x25, x16",                 // t1 += lo
    "mul x23, x27, x9",                  // lo(t0 f1)
    "adcs x7, x17, x23",                 // t2 += lo
    "mul x6, x27, x10",                  // lo(t0 f2)
    "adcs x2, x24, x6",                  // t3 += lo
    "mul x25, x27, x11",                 // lo(t0 f3)
    "adcs x16, x26, x25",                // t4 += lo
    "mul x17, x27, x12",                 // lo(t0 f4)
    "adcs x23, x3, x17",                 // t5 += lo
    "mul x24, x27, x13",                 // lo(t0 f5)
    "adcs x6, xzr, x24",                 // t6 += lo
    "umulh x26, x27, x13",               // hi(t0 f5)
    "adc x25, x26, xzr",                 // t7 = hi + carry
    "umulh x3, x27, x8",                 // hi(t0 f0)
    "adds x17, x7, x3",                  // t2 += hi
    "umulh x24, x27, x9",                // hi(t0 f1)
    "adcs x26, x2, x24",                 // t3 += hi
    "umulh x7, x27, x10",                // hi(t0 f2)
    "adcs x3, x16, x7",                  // t4 += hi
    "umulh x2, x27, x11",                // hi(t0 f3)
    "adcs x24, x23, x2",                 // t5 += hi
    "umulh x16, x27, x12",               // hi(t0 f4)
    "adcs x7, x6, x16",                  // t6 += hi
    "adc x23, x25, xzr",                 // t7 += carry
    "mul x2, x4, x8",                    // lo(t1 f0)
    "adds x27, x17, x2",                 // t2 += lo
    "mul x6, x4, x9",                    // lo(t1 f1)
    "adcs x16, x26, x6",                 // t3 += lo
    "mul x25, x4, x10",                  // lo(t1 f2)
    "adcs x17, x3, x25",                 // t4 += lo
    "mul x2, x4, x11",                   // lo(t1 f3)
    "adcs x26, x24, x2",                 // t5 += lo
    "mul x6, x4, x12",                   // lo(t1 f4)
    "adcs x3, x7, x6",                   // t6 += lo
    "mul x25, x4, x13",                  // lo(t1 f5)
    "adcs x24, x23, x25",                // t7 += lo
    "umulh x2, x4, x13",                 // hi(t1 f5)
    "adc x7, x2, xzr",                   // t8 = hi + carry
    "umulh x6, x4, x8",                  // hi(t1 f0)
    "adds x23, x16, x6",                 // t3 += hi
    "umulh x25, x4, x9",                 // hi(t1 f1)
    "adcs x2, x17, x25",                 // t4 += hi
    "umulh x16, x4, x10",                // hi(t1 f2)
    "adcs x6, x26, x16",                 // t5 += hi
    "umulh x17, x4, x11",                // hi(t1 f3)
    "adcs x25, x3, x17",                 // t6 += hi
    "umulh x26, x4, x12",                // hi(t1 f4)
    "adcs x16, x24, x26",                // t7 += hi
    "adc x3, x7, xzr",                   // t8 += carry
    "mul x17, x27, x8",                  // lo(t2 f0)
    "adds x4, x23, x17",                 // t3 += lo
    "mul x24, x27, x9",                  // lo(t2 f1)
    "adcs x26, x2, x24",                 // t4 += lo
    "mul x7, x27, x10",                  // lo(t2 f2)
    "adcs x23, x6, x7",                  // t5 += lo
    "mul x17, x27, x11",                 // lo(t2 f3)
    "adcs x2, x25, x17",                 // t6 += lo
    "mul x24, x27, x12",                 // lo(t2 f4)
    "adcs x6, x16, x24",                 // t7 += lo
    "mul x7, x27, x13",                  // lo(t2 f5)
    "adcs x25, x3, x7",                  // t8 += lo
    "umulh x17, x27, x13",               // hi(t2 f5)
    "adc x16, x17, xzr",                 // t9 = hi + carry
    "umulh x24, x27, x8",                // hi(t2 f0)
    "adds x3, x26, x24",                 // t4 += hi
    "umulh x7, x27, x9",                 // hi(t2 f1)
    "adcs x17, x23, x7",                 // t5 += hi
    "umulh x26, x27, x10",               // hi(t2 f2)
    "adcs x24, x2, x26",                 // t6 += hi
    "umulh x23, x27, x11",               // hi(t2 f3)
    "adcs x7, x6, x23",                  // t7 += hi
    "umulh x2, x27, x12",                // hi(t2 f4)
    "adcs x26, x25, x2",                 // t8 += hi
    "adc x6, x16, xzr",                  // t9 += carry
    "mul x23, x4, x8",                   // lo(t3 f0)
    "adds x27, x3, x23",                 // t4 += lo
    "mul x25, x4, x9",                   // lo(t3 f1)
    "adcs x2, x17, x25",                 // t5 += lo
    "mul x16, x4, x10",                  // lo(t3 f2)
    "adcs x3, x24, x16",                 // t6 += lo
    "mul x23, x4, x11",                  // lo(t3 f3)
    "adcs x17, x7, x23",                 // t7 += lo
    "mul x25, x4, x12",                  // lo(t3 f4)
    "adcs x24, x26, x25",                // t8 += lo
    "mul x16, x4, x13",                  // lo(t3 f5)
    "adcs x7, x6, x16",                  // t9 += lo
    "umulh x23, x4, x13",                // hi(t3 f5)
    "adc x26, x23, xzr",                 // t10 = hi + carry
    "umulh x25, x4, x8",                 // hi(t3 f0)
    "adds x6, x2, x25",                  // t5 += hi
    "umulh x16, x4, x9",                 // hi(t3 f1)
    "adcs x23, x3, x16",                 // t6 += hi
    "umulh x2, x4, x10",                 // hi(t3 f2)
    "adcs x25, x17, x2",                 // t7 += hi
    "umulh x3, x4, x11",                 // hi(t3 f3)
    "adcs x16, x24, x3",                 // t8 += hi
    "umulh x17, x4, x12",                // hi(t3 f4)
    "adcs x2, x7, x17",                  // t9 += hi
    "adc x24, x26, xzr",                 // t10 += carry
    "mul x3, x27, x8",                   // lo(t4 f0)
    "adds x4, x6, x3",                   // t5 += lo
    "mul x7, x27, x9",                   // lo(t4 f1)
    "adcs x17, x23, x7",                 // t6 += lo
    "mul x26, x27, x10",                 // lo(t4 f2)
    "adcs x6, x25, x26",                 // t7 += lo
    "mul x3, x27, x11",                  // lo(t4 f3)
    "adcs x23, x16, x3",                 // t8 += lo
    "mul x7, x27, x12",                  // lo(t4 f4)
    "adcs x25, x2, x7",                  // t9 += lo
    "mul x26, x27, x13",                 // lo(t4 f5)
    "adcs x16, x24, x26",                // t10 += lo
    "umulh x3, x27, x13",                // hi(t4 f5)
    "adc x2, x3, xzr",                   // t11 = hi + carry
    "umulh x7, x27, x8",                 // hi(t4 f0)
    "adds x24, x17, x7",                 // t6 += hi
    "umulh x26, x27, x9",                // hi(t4 f1)
    "adcs x13, x6, x26",                 // t7 += hi
    "umulh x3, x27, x10",                // hi(t4 f2)
    "adcs x8, x23, x3",                  // t8 += hi
    "umulh x17, x27, x11",               // hi(t4 f3)
    "adcs x7, x25, x17",                 // t9 += hi
    "umulh x9, x27, x12",                // hi(t4 f4)
    "adcs x6, x16, x9",                  // t10 += hi
    "adc x26, x2, xzr",                  // t11 += carry
    "cmp x4, #1",                        // carry = t5 != 0
    "ldr x10, [x1, #{n0}]",              // n0
    "mul x23, x4, x10",                  // lo(t5 n0)
    "mul x3, x23, x15",                  // lo(m5 p1)
    "adcs x11, x24, x3",                 // t6 += lo
    "ldp x25, x17, [x1, #{p} + 16]",     // p2, p3
    "mul x27, x23, x25",                 // lo(m5 p2)
    "adcs x12, x13, x27",                // t7 += lo
    "mul x16, x23, x17",                 // lo(m5 p3)
    "adcs x9, x8, x16",                  // t8 += lo
    "ldp x2, x4, [x1, #{p} + 32]",       // p4, p5
    "mul x10, x23, x2",                  // lo(m5 p4)
    "adcs x24, x7, x10",                 // t9 += lo
    "mul x3, x23, x4",                   // lo(m5 p5)
    "adcs x13, x6, x3",                  // t10 += lo
    "umulh x27, x23, x4",                // hi(m5 p5)
    "adc x8, x27, x26",                  // t11 += hi + carry
    "umulh x16, x23, x14",               // hi(m5 p0)
    "adds x1, x11, x16",                 // t6 += hi
    "umulh x7, x23, x15",                // hi(m5 p1)
    "adcs x10, x12, x7",                 // t7 += hi
    "umulh x6, x23, x25",                // hi(m5 p2)
    "adcs x3, x9, x6",                   // t8 += hi
    "umulh x27, x23, x17",               // hi(m5 p3)
    "adcs x26, x24, x27",                // t9 += hi
    "umulh x11, x23, x2",                // hi(m5 p4)
    "adcs x16, x13, x11",                // t10 += hi
    "adc x12, x8, xzr",                  // t11 += carry
    "adds x7, x1, x21",                  // t6 += s6
    "adcs x9, x10, x0",                  // t7 += s7
    "adcs x6, x3, x5",                   // t8 += s8
    "adcs x24, x26, x28",                // t9 += s9
    "adcs x27, x16, x20",                // t10 += s10
    "adc x23, x12, x22",                 // t11 += s11
    "subs x13, x7, x14",                 // t6 - p0
    "sbcs x11, x9, x15",                 // t7 - p1
    "sbcs x8, x6, x25",                  // t8 - p2
    "sbcs x1, x24, x17",                 // t9 - p3
    "sbcs x21, x27, x2",                 // t10 - p4
    "sbcs x10, x23, x4",                 // t11 - p5
    "csel x3, x7, x13, lo",              // t6 if it borrowed
    "csel x5, x9, x11, lo",              // t7 if it borrowed
    "csel x26, x6, x8, lo",              // t8 if it borrowed
    "csel x28, x24, x1, lo",             // t9 if it borrowed
    "csel x16, x27, x21, lo",            // t10 if it borrowed
    "csel x20, x23, x10, lo",            // t11 if it borrowed
    "ret",
}
