//! `mont_sqr_4_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    square 4 fold_fits;
    ["x2" r0 "x5" r1 "x3" r2 "x4" r3];
    ["x6" "x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x16" "x17" "x20" "x21"];
    p n0 fold1;
    "ldp x2, x3, [x0]",                // a0, a1
    "ldp x0, x4, [x0, #16]",           // a2, a3
    "ldp x5, x6, [x1, #{fold1}]",      // f0, f1
    "ldp x7, x8, [x1, #{fold1} + 16]", // f2, f3
    "ldp x9, x10, [x1, #{p}]",         // p0, p1
    "ldr x11, [x1, #{n0}]",            // n0
    "ldp x1, x12, [x1, #{p} + 16]",    // p2, p3
    "adds x13, x3, x3",                // d1, limb 1 of 2a
    "adcs x14, x0, x0",                // d2, limb 2 of 2a
    "adc x15, x4, x4",                 // d3, limb 3 of 2a
    "umulh x16, x2, x2",               // hi(a0 a0)
    "mul x17, x2, x13",                // lo(a0 d1)
    "adds x16, x17, x16",              // s1 = lo + hi
    "umulh x13, x2, x13",              // hi(a0 d1)
    "mul x17, x2, x14",                // lo(a0 d2)
    "adcs x13, x17, x13",              // s2 = lo + hi + carry
    "umulh x14, x2, x14",              // hi(a0 d2)
    "mul x17, x2, x15",                // lo(a0 d3)
    "adcs x14, x17, x14",              // s3 = lo + hi + carry
    "umulh x17, x2, x15",              // hi(a0 d3)
    "adc x17, x17, xzr",               // s4 = hi + carry
    "mul x20, x3, x3",                 // lo(a1 a1)
    "adds x13, x13, x20",              // s2 += lo
    "add x20, x0, x0",                 // 2 a2 mod 2^64
    "mul x21, x3, x20",                // lo(a1 2a2)
    "adcs x14, x14, x21",              // s3 += lo
    "mul x21, x3, x15",                // lo(a1 d3)
    "adcs x17, x17, x21",              // s4 += lo
    "umulh x15, x3, x15",              // hi(a1 d3)
    "adc x15, x15, xzr",               // s5 = hi + carry
    "umulh x21, x3, x3",               // hi(a1 a1)
    "adds x14, x14, x21",              // s3 += hi
    "umulh x3, x3, x20",               // hi(a1 2a2)
    "adcs x3, x17, x3",                // s4 += hi
    "adc x15, x15, xzr",               // s5 += carry
    "mul x17, x0, x0",                 // lo(a2 a2)
    "adds x3, x3, x17",                // s4 += lo
    "add x17, x4, x4",                 // 2 a3 mod 2^64
    "mul x20, x0, x17",                // lo(a2 2a3)
    "adcs x15, x15, x20",              // s5 += lo
    "umulh x17, x0, x17",              // hi(a2 2a3)
    "adc x17, x17, xzr",               // s6 = hi + carry
    "umulh x0, x0, x0",                // hi(a2 a2)
    "adds x0, x15, x0",                // s5 += hi
    "adc x15, x17, xzr",               // s6 += carry
    "mul x17, x4, x4",                 // lo(a3 a3)
    "adds x15, x15, x17",              // s6 += lo
    "umulh x4, x4, x4",                // hi(a3 a3)
    "adc x4, x4, xzr",                 // s7 = hi + carry
    "mul x2, x2, x2",                  // lo(a0 a0)
    "mul x17, x2, x5",                 // lo(t0 f0)
    "adds x16, x16, x17",              // t1 += lo
    "mul x17, x2, x6",                 // lo(t0 f1)
    "adcs x13, x13, x17",              // t2 += lo
    "mul x17, x2, x7",                 // lo(t0 f2)
    "adcs x14, x14, x17",              // t3 += lo
    "mul x17, x2, x8",                 // lo(t0 f3)
    "adcs x17, xzr, x17",              // t4 += lo
    "umulh x20, x2, x8",               // hi(t0 f3)
    "adc x20, x20, xzr",               // t5 = hi + carry
    "umulh x21, x2, x5",               // hi(t0 f0)
    "adds x13, x13, x21",              // t2 += hi
    "umulh x21, x2, x6",               // hi(t0 f1)
    "adcs x14, x14, x21",              // t3 += hi
    "umulh x2, x2, x7",                // hi(t0 f2)
    "adcs x2, x17, x2",                // t4 += hi
    "adc x17, x20, xzr",               // t5 += carry
    "mul x20, x16, x5",                // lo(t1 f0)
    "adds x13, x13, x20",              // t2 += lo
    "mul x20, x16, x6",                // lo(t1 f1)
    "adcs x14, x14, x20",              // t3 += lo
    "mul x20, x16, x7",                // lo(t1 f2)
    "adcs x2, x2, x20",                // t4 += lo
    "mul x20, x16, x8",                // lo(t1 f3)
    "adcs x17, x17, x20",              // t5 += lo
    "umulh x20, x16, x8",              // hi(t1 f3)
    "adc x20, x20, xzr",               // t6 = hi + carry
    "umulh x21, x16, x5",              // hi(t1 f0)
    "adds x14, x14, x21",              // t3 += hi
    "umulh x21, x16, x6",              // hi(t1 f1)
    "adcs x2, x2, x21",                // t4 += hi
    "umulh x16, x16, x7",              // hi(t1 f2)
    "adcs x16, x17, x16",              // t5 += hi
    "adc x17, x20, xzr",               // t6 += carry
    "mul x20, x13, x5",                // lo(t2 f0)
    "adds x14, x14, x20",              // t3 += lo
    "mul x20, x13, x6",                // lo(t2 f1)
    "adcs x2, x2, x20",                // t4 += lo
    "mul x20, x13, x7",                // lo(t2 f2)
    "adcs x16, x16, x20",              // t5 += lo
    "mul x20, x13, x8",                // lo(t2 f3)
    "adcs x17, x17, x20",              // t6 += lo
    "umulh x8, x13, x8",               // hi(t2 f3)
    "adc x8, x8, xzr",                 // t7 = hi + carry
    "umulh x5, x13, x5",               // hi(t2 f0)
    "adds x2, x2, x5",                 // t4 += hi
    "umulh x5, x13, x6",               // hi(t2 f1)
    "umulh x6, x13, x7",               // hi(t2 f2)
    "mul x7, x14, x11",                // lo(t3 n0)
    "adcs x5, x16, x5",                // t5 += hi
    "adcs x6, x17, x6",                // t6 += hi
    "adc x8, x8, xzr",                 // t7 += carry
    "cmp x14, #1",                     // carry = t3 != 0
    "mul x11, x7, x10",                // lo(m3 p1)
    "mul x13, x7, x1",                 // lo(m3 p2)
    "mul x14, x7, x12",                // lo(m3 p3)
    "adcs x2, x2, x11",                // t4 += lo
    "adcs x5, x5, x13",                // t5 += lo
    "umulh x11, x7, x12",              // hi(m3 p3)
    "umulh x13, x7, x9",               // hi(m3 p0)
    "adcs x6, x6, x14",                // t6 += lo
    "umulh x14, x7, x10",              // hi(m3 p1)
    "umulh x7, x7, x1",                // hi(m3 p2)
    "adc x8, x11, x8",                 // t7 += hi + carry
    "adds x2, x2, x13",                // t4 += hi
    "adcs x5, x5, x14",                // t5 += hi
    "adcs x6, x6, x7",                 // t6 += hi
    "adc x7, x8, xzr",                 // t7 += carry
    "adds x2, x2, x3",                 // t4 += s4
    "adcs x0, x5, x0",                 // t5 += s5
    "adcs x3, x6, x15",                // t6 += s6
    "adc x4, x7, x4",                  // t7 += s7
    "subs x5, x2, x9",                 // t4 - p0
    "sbcs x6, x0, x10",                // t5 - p1
    "sbcs x1, x3, x1",                 // t6 - p2
    "sbcs x7, x4, x12",                // t7 - p3
    "csel x2, x2, x5, lo",             // t4 if it borrowed
    "csel x5, x0, x6, lo",             // t5 if it borrowed
    "csel x3, x3, x1, lo",             // t6 if it borrowed
    "csel x4, x4, x7, lo",             // t7 if it borrowed
    "ret",
}
