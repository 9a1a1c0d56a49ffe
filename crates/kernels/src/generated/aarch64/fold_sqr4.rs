//! `mont_sqr_4_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    square 4 fold_fits;
    ["x26" r0 "x23" r1 "x9" r2 "x12" r3];
    ["x2" "x3" "x4" "x5" "x6" "x7" "x8" "x10" "x11" "x13" "x14" "x15" "x16" "x17" "x20" "x21" "x22" "x24" "x25" "x27" "x28"];
    p n0 fold1;
    "ldp x2, x3, [x0]",                // a0, a1
    "ldp x4, x5, [x0, #16]",           // a2, a3
    "ldp x6, x7, [x1, #{fold1}]",      // f0, f1
    "ldp x8, x9, [x1, #{fold1} + 16]", // f2, f3
    "ldp x10, x11, [x1, #{p}]",        // p0, p1
    "ldr x12, [x1, #{n0}]",            // n0
    "ldp x13, x14, [x1, #{p} + 16]",   // p2, p3
    "adds x15, x3, x3",                // d1, limb 1 of 2a
    "adcs x16, x4, x4",                // d2, limb 2 of 2a
    "adc x17, x5, x5",                 // d3, limb 3 of 2a
    "umulh x20, x2, x2",               // hi(a0 a0)
    "mul x21, x2, x15",                // lo(a0 d1)
    "umulh x22, x2, x15",              // hi(a0 d1)
    "add x23, x4, x4",                 // 2 a2 mod 2^64
    "add x24, x5, x5",                 // 2 a3 mod 2^64
    "mul x25, x2, x16",                // lo(a0 d2)
    "umulh x26, x2, x16",              // hi(a0 d2)
    "mul x27, x2, x17",                // lo(a0 d3)
    "umulh x28, x2, x17",              // hi(a0 d3)
    "adds x0, x21, x20",               // s1 = lo + hi
    "mul x1, x3, x3",                  // lo(a1 a1)
    "mul x15, x3, x23",                // lo(a1 2a2)
    "adcs x16, x25, x22",              // s2 = lo + hi + carry
    "mul x21, x3, x17",                // lo(a1 d3)
    "umulh x20, x3, x17",              // hi(a1 d3)
    "adcs x25, x27, x26",              // s3 = lo + hi + carry
    "adc x22, x28, xzr",               // s4 = hi + carry
    "umulh x17, x3, x3",               // hi(a1 a1)
    "umulh x27, x3, x23",              // hi(a1 2a2)
    "adds x26, x16, x1",               // s2 += lo
    "adcs x28, x25, x15",              // s3 += lo
    "mul x3, x4, x4",                  // lo(a2 a2)
    "mul x23, x4, x24",                // lo(a2 2a3)
    "adcs x16, x22, x21",              // s4 += lo
    "adc x1, x20, xzr",                // s5 = hi + carry
    "umulh x25, x4, x24",              // hi(a2 2a3)
    "umulh x15, x4, x4",               // hi(a2 a2)
    "adds x22, x28, x17",              // s3 += hi
    "adcs x21, x16, x27",              // s4 += hi
    "adc x20, x1, xzr",                // s5 += carry
    "mul x24, x5, x5",                 // lo(a3 a3)
    "adds x4, x21, x3",                // s4 += lo
    "adcs x28, x20, x23",              // s5 += lo
    "umulh x17, x5, x5",               // hi(a3 a3)
    "mul x16, x2, x2",                 // lo(a0 a0)
    "adc x27, x25, xzr",               // s6 = hi + carry
    "adds x1, x28, x15",               // s5 += hi
    "adc x21, x27, xzr",               // s6 += carry
    "adds x3, x21, x24",               // s6 += lo
    "adc x20, x17, xzr",               // s7 = hi + carry
    "mul x23, x16, x6",                // lo(t0 f0)
    "mul x5, x16, x7",                 // lo(t0 f1)
    "mul x2, x16, x8",                 // lo(t0 f2)
    "mul x25, x16, x9",                // lo(t0 f3)
    "umulh x28, x16, x9",              // hi(t0 f3)
    "umulh x15, x16, x6",              // hi(t0 f0)
    "adds x27, x0, x23",               // t1 += lo
    "adcs x21, x26, x5",               // t2 += lo
    "umulh x24, x16, x7",              // hi(t0 f1)
    "umulh x17, x16, x8",              // hi(t0 f2)
    "adcs x0, x22, x2",                // t3 += lo
    "adcs x23, xzr, x25",              // t4 += lo
    "mul x26, x27, x6",                // lo(t1 f0)
    "mul x5, x27, x7",                 // lo(t1 f1)
    "adc x16, x28, xzr",               // t5 = hi + carry
    "adds x22, x21, x15",              // t2 += hi
    "mul x2, x27, x8",                 // lo(t1 f2)
    "mul x25, x27, x9",                // lo(t1 f3)
    "adcs x28, x0, x24",               // t3 += hi
    "adcs x21, x23, x17",              // t4 += hi
    "adc x15, x16, xzr",               // t5 += carry
    "umulh x0, x27, x9",               // hi(t1 f3)
    "adds x24, x22, x26",              // t2 += lo
    "adcs x23, x28, x5",               // t3 += lo
    "umulh x17, x27, x6",              // hi(t1 f0)
    "umulh x16, x27, x7",              // hi(t1 f1)
    "adcs x22, x21, x2",               // t4 += lo
    "adcs x26, x15, x25",              // t5 += lo
    "umulh x28, x27, x8",              // hi(t1 f2)
    "mul x5, x24, x6",                 // lo(t2 f0)
    "adc x21, x0, xzr",                // t6 = hi + carry
    "mul x2, x24, x7",                 // lo(t2 f1)
    "mul x15, x24, x8",                // lo(t2 f2)
    "adds x25, x23, x17",              // t3 += hi
    "adcs x27, x22, x16",              // t4 += hi
    "mul x0, x24, x9",                 // lo(t2 f3)
    "umulh x23, x24, x9",              // hi(t2 f3)
    "adcs x17, x26, x28",              // t5 += hi
    "adc x22, x21, xzr",               // t6 += carry
    "adds x16, x25, x5",               // t3 += lo
    "umulh x9, x24, x6",               // hi(t2 f0)
    "adcs x26, x27, x2",               // t4 += lo
    "adcs x28, x17, x15",              // t5 += lo
    "umulh x21, x24, x7",              // hi(t2 f1)
    "umulh x25, x24, x8",              // hi(t2 f2)
    "adcs x5, x22, x0",                // t6 += lo
    "adc x6, x23, xzr",                // t7 = hi + carry
    "mul x27, x16, x12",               // lo(t3 n0)
    "adds x2, x26, x9",                // t4 += hi
    "adcs x17, x28, x21",              // t5 += hi
    "adcs x15, x5, x25",               // t6 += hi
    "adc x7, x6, xzr",                 // t7 += carry
    "cmp x16, #1",                     // carry = t3 != 0
    "mul x24, x27, x11",               // lo(m3 p1)
    "mul x8, x27, x13",                // lo(m3 p2)
    "mul x22, x27, x14",               // lo(m3 p3)
    "umulh x0, x27, x14",              // hi(m3 p3)
    "umulh x23, x27, x10",             // hi(m3 p0)
    "umulh x12, x27, x11",             // hi(m3 p1)
    "adcs x26, x2, x24",               // t4 += lo
    "adcs x9, x17, x8",                // t5 += lo
    "umulh x28, x27, x13",             // hi(m3 p2)
    "adcs x21, x15, x22",              // t6 += lo
    "adc x5, x0, x7",                  // t7 += hi + carry
    "adds x25, x26, x23",              // t4 += hi
    "adcs x6, x9, x12",                // t5 += hi
    "adcs x16, x21, x28",              // t6 += hi
    "adc x2, x5, xzr",                 // t7 += carry
    "adds x24, x25, x4",               // t4 += s4
    "adcs x17, x6, x1",                // t5 += s5
    "adcs x8, x16, x3",                // t6 += s6
    "adc x27, x2, x20",                // t7 += s7
    "subs x15, x24, x10",              // t4 - p0
    "sbcs x22, x17, x11",              // t5 - p1
    "sbcs x0, x8, x13",                // t6 - p2
    "sbcs x7, x27, x14",               // t7 - p3
    "csel x26, x24, x15, lo",          // t4 if it borrowed
    "csel x23, x17, x22, lo",          // t5 if it borrowed
    "csel x9, x8, x0, lo",             // t6 if it borrowed
    "csel x12, x27, x7, lo",           // t7 if it borrowed
    "ret",
}
