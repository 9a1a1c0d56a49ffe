//! `complex_sqr_6_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    complex_square 6 complex_sqr_fits;
    ["x3" r0 "x4" r1 "x8" r2 "x9" r3 "x5" r4 "x6" r5];
    ["x7" r6 "x13" r7 "x10" r8 "x11" r9 "x12" r10 "x14" r11];
    ["x15" "x16" "x17" "x20" "x21" "x22" "x23" "x24" "x25" "x26" "x27"];
    p n0 fold1;
    "sub sp, sp, #96",
    "ldp x3, x4, [x0]",                  // x0, x1
    "ldp x5, x6, [x0, #16]",             // x2, x3
    "ldp x7, x8, [x0, #32]",             // x4, x5
    "ldp x9, x10, [x2]",                 // y0, y1
    "ldp x11, x12, [x1, #{fold1}]",      // f0, f1
    "ldp x13, x14, [x1, #{fold1} + 16]", // f2, f3
    "ldr x15, [x1, #{n0}]",              // n0
    "adds x3, x3, x3",                   // e0 = x0 + x0
    "adcs x4, x4, x4",                   // e1 = x1 + x1
    "adcs x5, x5, x5",                   // e2 = x2 + x2
    "adcs x6, x6, x6",                   // e3 = x3 + x3
    "adcs x7, x7, x7",                   // e4 = x4 + x4
    "adc x8, x8, x8",                    // e5 = x5 + x5
    "umulh x16, x9, x3",                 // hi(y0 e0)
    "mul x17, x9, x4",                   // lo(y0 e1)
    "adds x16, x17, x16",                // q1 = lo + hi
    "umulh x17, x9, x4",                 // hi(y0 e1)
    "mul x20, x9, x5",                   // lo(y0 e2)
    "adcs x17, x20, x17",                // q2 = lo + hi + carry
    "umulh x20, x9, x5",                 // hi(y0 e2)
    "mul x21, x9, x6",                   // lo(y0 e3)
    "adcs x20, x21, x20",                // q3 = lo + hi + carry
    "umulh x21, x9, x6",                 // hi(y0 e3)
    "mul x22, x9, x7",                   // lo(y0 e4)
    "adcs x21, x22, x21",                // q4 = lo + hi + carry
    "umulh x22, x9, x7",                 // hi(y0 e4)
    "mul x23, x9, x8",                   // lo(y0 e5)
    "adcs x22, x23, x22",                // q5 = lo + hi + carry
    "umulh x23, x9, x8",                 // hi(y0 e5)
    "adc x23, x23, xzr",                 // q6 = hi + carry
    "mul x9, x9, x3",                    // lo(y0 e0)
    "mul x24, x9, x11",                  // lo(q0 f0)
    "adds x16, x16, x24",                // q1 += lo
    "mul x24, x9, x12",                  // lo(q0 f1)
    "adcs x17, x17, x24",                // q2 += lo
    "mul x24, x9, x13",                  // lo(q0 f2)
    "adcs x20, x20, x24",                // q3 += lo
    "mul x24, x9, x14",                  // lo(q0 f3)
    "adcs x21, x21, x24",                // q4 += lo
    "ldp x24, x25, [x1, #{fold1} + 32]", // f4, f5
    "mul x26, x9, x24",                  // lo(q0 f4)
    "adcs x22, x22, x26",                // q5 += lo
    "mul x26, x9, x25",                  // lo(q0 f5)
    "adcs x23, x23, x26",                // q6 += lo
    "umulh x26, x9, x25",                // hi(q0 f5)
    "adc x26, x26, xzr",                 // q7 = hi + carry
    "umulh x27, x9, x11",                // hi(q0 f0)
    "adds x17, x17, x27",                // q2 += hi
    "umulh x27, x9, x12",                // hi(q0 f1)
    "adcs x20, x20, x27",                // q3 += hi
    "umulh x27, x9, x13",                // hi(q0 f2)
    "adcs x21, x21, x27",                // q4 += hi
    "umulh x27, x9, x14",                // hi(q0 f3)
    "adcs x22, x22, x27",                // q5 += hi
    "umulh x9, x9, x24",                 // hi(q0 f4)
    "adcs x9, x23, x9",                  // q6 += hi
    "adc x23, x26, xzr",                 // q7 += carry
    "mul x26, x10, x3",                  // lo(y1 e0)
    "adds x16, x16, x26",                // q1 += lo
    "mul x26, x10, x4",                  // lo(y1 e1)
    "adcs x17, x17, x26",                // q2 += lo
    "mul x26, x10, x5",                  // lo(y1 e2)
    "adcs x20, x20, x26",                // q3 += lo
    "mul x26, x10, x6",                  // lo(y1 e3)
    "adcs x21, x21, x26",                // q4 += lo
    "mul x26, x10, x7",                  // lo(y1 e4)
    "adcs x22, x22, x26",                // q5 += lo
    "mul x26, x10, x8",                  // lo(y1 e5)
    "adcs x9, x9, x26",                  // q6 += lo
    "umulh x26, x10, x8",                // hi(y1 e5)
    "adc x23, x26, x23",                 // q7 += hi + carry
    "umulh x26, x10, x3",                // hi(y1 e0)
    "adds x17, x17, x26",                // q2 += hi
    "umulh x26, x10, x4",                // hi(y1 e1)
    "adcs x20, x20, x26",                // q3 += hi
    "umulh x26, x10, x5",                // hi(y1 e2)
    "adcs x21, x21, x26",                // q4 += hi
    "umulh x26, x10, x6",                // hi(y1 e3)
    "adcs x22, x22, x26",                // q5 += hi
    "umulh x10, x10, x7",                // hi(y1 e4)
    "adcs x9, x9, x10",                  // q6 += hi
    "adc x10, x23, xzr",                 // q7 += carry
    "mul x23, x16, x11",                 // lo(q1 f0)
    "adds x17, x17, x23",                // q2 += lo
    "mul x23, x16, x12",                 // lo(q1 f1)
    "adcs x20, x20, x23",                // q3 += lo
    "mul x23, x16, x13",                 // lo(q1 f2)
    "adcs x21, x21, x23",                // q4 += lo
    "mul x23, x16, x14",                 // lo(q1 f3)
    "adcs x22, x22, x23",                // q5 += lo
    "mul x23, x16, x24",                 // lo(q1 f4)
    "adcs x9, x9, x23",                  // q6 += lo
    "mul x23, x16, x25",                 // lo(q1 f5)
    "adcs x10, x10, x23",                // q7 += lo
    "umulh x23, x16, x25",               // hi(q1 f5)
    "adc x23, x23, xzr",                 // q8 = hi + carry
    "umulh x26, x16, x11",               // hi(q1 f0)
    "adds x20, x20, x26",                // q3 += hi
    "umulh x26, x16, x12",               // hi(q1 f1)
    "adcs x21, x21, x26",                // q4 += hi
    "umulh x26, x16, x13",               // hi(q1 f2)
    "adcs x22, x22, x26",                // q5 += hi
    "umulh x26, x16, x14",               // hi(q1 f3)
    "adcs x9, x9, x26",                  // q6 += hi
    "umulh x16, x16, x24",               // hi(q1 f4)
    "adcs x10, x10, x16",                // q7 += hi
    "adc x16, x23, xzr",                 // q8 += carry
    "ldp x23, x26, [x2, #16]",           // y2, y3
    "mul x27, x23, x3",                  // lo(y2 e0)
    "adds x17, x17, x27",                // q2 += lo
    "mul x27, x23, x4",                  // lo(y2 e1)
    "adcs x20, x20, x27",                // q3 += lo
    "mul x27, x23, x5",                  // lo(y2 e2)
    "adcs x21, x21, x27",                // q4 += lo
    "mul x27, x23, x6",                  // lo(y2 e3)
    "adcs x22, x22, x27",                // q5 += lo
    "mul x27, x23, x7",                  // lo(y2 e4)
    "adcs x9, x9, x27",                  // q6 += lo
    "mul x27, x23, x8",                  // lo(y2 e5)
    "adcs x10, x10, x27",                // q7 += lo
    "umulh x27, x23, x8",                // hi(y2 e5)
    "adc x16, x27, x16",                 // q8 += hi + carry
    "umulh x27, x23, x3",                // hi(y2 e0)
    "adds x20, x20, x27",                // q3 += hi
    "umulh x27, x23, x4",                // hi(y2 e1)
    "adcs x21, x21, x27",                // q4 += hi
    "umulh x27, x23, x5",                // hi(y2 e2)
    "adcs x22, x22, x27",                // q5 += hi
    "umulh x27, x23, x6",                // hi(y2 e3)
    "adcs x9, x9, x27",                  // q6 += hi
    "umulh x23, x23, x7",                // hi(y2 e4)
    "adcs x10, x10, x23",                // q7 += hi
    "adc x16, x16, xzr",                 // q8 += carry
    "mul x23, x17, x11",                 // lo(q2 f0)
    "adds x20, x20, x23",                // q3 += lo
    "mul x23, x17, x12",                 // lo(q2 f1)
    "adcs x21, x21, x23",                // q4 += lo
    "mul x23, x17, x13",                 // lo(q2 f2)
    "adcs x22, x22, x23",                // q5 += lo
    "mul x23, x17, x14",                 // lo(q2 f3)
    "adcs x9, x9, x23",                  // q6 += lo
    "mul x23, x17, x24",                 // lo(q2 f4)
    "adcs x10, x10, x23",                // q7 += lo
    "mul x23, x17, x25",                 // lo(q2 f5)
    "adcs x16, x16, x23",                // q8 += lo
    "umulh x23, x17, x25",               // hi(q2 f5)
    "adc x23, x23, xzr",                 // q9 = hi + carry
    "umulh x27, x17, x11",               // hi(q2 f0)
    "adds x21, x21, x27",                // q4 += hi
    "umulh x27, x17, x12",               // hi(q2 f1)
    "adcs x22, x22, x27",                // q5 += hi
    "umulh x27, x17, x13",               // hi(q2 f2)
    "adcs x9, x9, x27",                  // q6 += hi
    "umulh x27, x17, x14",               // hi(q2 f3)
    "adcs x10, x10, x27",                // q7 += hi
    "umulh x17, x17, x24",               // hi(q2 f4)
    "adcs x16, x16, x17",                // q8 += hi
    "adc x17, x23, xzr",                 // q9 += carry
    "mul x23, x26, x3",                  // lo(y3 e0)
    "adds x20, x20, x23",                // q3 += lo
    "mul x23, x26, x4",                  // lo(y3 e1)
    "adcs x21, x21, x23",                // q4 += lo
    "mul x23, x26, x5",                  // lo(y3 e2)
    "adcs x22, x22, x23",                // q5 += lo
    "mul x23, x26, x6",                  // lo(y3 e3)
    "adcs x9, x9, x23",                  // q6 += lo
    "mul x23, x26, x7",                  // lo(y3 e4)
    "adcs x10, x10, x23",                // q7 += lo
    "mul x23, x26, x8",                  // lo(y3 e5)
    "adcs x16, x16, x23",                // q8 += lo
    "umulh x23, x26, x8",                // hi(y3 e5)
    "adc x17, x23, x17",                 // q9 += hi + carry
    "umulh x23, x26, x3",                // hi(y3 e0)
    "adds x21, x21, x23",                // q4 += hi
    "umulh x23, x26, x4",                // hi(y3 e1)
    "adcs x22, x22, x23",                // q5 += hi
    "umulh x23, x26, x5",                // hi(y3 e2)
    "adcs x9, x9, x23",                  // q6 += hi
    "umulh x23, x26, x6",                // hi(y3 e3)
    "adcs x10, x10, x23",                // q7 += hi
    "umulh x23, x26, x7",                // hi(y3 e4)
    "adcs x16, x16, x23",                // q8 += hi
    "adc x17, x17, xzr",                 // q9 += carry
    "mul x23, x20, x11",                 // lo(q3 f0)
    "adds x21, x21, x23",                // q4 += lo
    "mul x23, x20, x12",                 // lo(q3 f1)
    "adcs x22, x22, x23",                // q5 += lo
    "mul x23, x20, x13",                 // lo(q3 f2)
    "adcs x9, x9, x23",                  // q6 += lo
    "mul x23, x20, x14",                 // lo(q3 f3)
    "adcs x10, x10, x23",                // q7 += lo
    "mul x23, x20, x24",                 // lo(q3 f4)
    "adcs x16, x16, x23",                // q8 += lo
    "mul x23, x20, x25",                 // lo(q3 f5)
    "adcs x17, x17, x23",                // q9 += lo
    "umulh x23, x20, x25",               // hi(q3 f5)
    "adc x23, x23, xzr",                 // q10 = hi + carry
    "umulh x26, x20, x11",               // hi(q3 f0)
    "adds x22, x22, x26",                // q5 += hi
    "umulh x26, x20, x12",               // hi(q3 f1)
    "adcs x9, x9, x26",                  // q6 += hi
    "umulh x26, x20, x13",               // hi(q3 f2)
    "adcs x10, x10, x26",                // q7 += hi
    "umulh x26, x20, x14",               // hi(q3 f3)
    "adcs x16, x16, x26",                // q8 += hi
    "umulh x20, x20, x24",               // hi(q3 f4)
    "adcs x17, x17, x20",                // q9 += hi
    "adc x20, x23, xzr",                 // q10 += carry
    "ldp x23, x26, [x2, #32]",           // y4, y5
    "mul x27, x23, x3",                  // lo(y4 e0)
    "adds x21, x21, x27",                // q4 += lo
    "mul x27, x23, x4",                  // lo(y4 e1)
    "adcs x22, x22, x27",                // q5 += lo
    "mul x27, x23, x5",                  // lo(y4 e2)
    "adcs x9, x9, x27",                  // q6 += lo
    "mul x27, x23, x6",                  // lo(y4 e3)
    "adcs x10, x10, x27",                // q7 += lo
    "mul x27, x23, x7",                  // lo(y4 e4)
    "adcs x16, x16, x27",                // q8 += lo
    "mul x27, x23, x8",                  // lo(y4 e5)
    "adcs x17, x17, x27",                // q9 += lo
    "umulh x27, x23, x8",                // hi(y4 e5)
    "adc x20, x27, x20",                 // q10 += hi + carry
    "umulh x27, x23, x3",                // hi(y4 e0)
    "adds x22, x22, x27",                // q5 += hi
    "umulh x27, x23, x4",                // hi(y4 e1)
    "adcs x9, x9, x27",                  // q6 += hi
    "umulh x27, x23, x5",                // hi(y4 e2)
    "adcs x10, x10, x27",                // q7 += hi
    "umulh x27, x23, x6",                // hi(y4 e3)
    "adcs x16, x16, x27",                // q8 += hi
    "umulh x23, x23, x7",                // hi(y4 e4)
    "adcs x17, x17, x23",                // q9 += hi
    "adc x20, x20, xzr",                 // q10 += carry
    "mul x23, x21, x11",                 // lo(q4 f0)
    "adds x22, x22, x23",                // q5 += lo
    "mul x23, x21, x12",                 // lo(q4 f1)
    "adcs x9, x9, x23",                  // q6 += lo
    "mul x23, x21, x13",                 // lo(q4 f2)
    "adcs x10, x10, x23",                // q7 += lo
    "mul x23, x21, x14",                 // lo(q4 f3)
    "adcs x16, x16, x23",                // q8 += lo
    "mul x23, x21, x24",                 // lo(q4 f4)
    "adcs x17, x17, x23",                // q9 += lo
    "mul x23, x21, x25",                 // lo(q4 f5)
    "adcs x20, x20, x23",                // q10 += lo
    "umulh x23, x21, x25",               // hi(q4 f5)
    "adc x23, x23, xzr",                 // q11 = hi + carry
    "umulh x11, x21, x11",               // hi(q4 f0)
    "adds x9, x9, x11",                  // q6 += hi
    "umulh x11, x21, x12",               // hi(q4 f1)
    "adcs x10, x10, x11",                // q7 += hi
    "umulh x11, x21, x13",               // hi(q4 f2)
    "adcs x11, x16, x11",                // q8 += hi
    "umulh x12, x21, x14",               // hi(q4 f3)
    "adcs x12, x17, x12",                // q9 += hi
    "umulh x13, x21, x24",               // hi(q4 f4)
    "adcs x13, x20, x13",                // q10 += hi
    "adc x14, x23, xzr",                 // q11 += carry
    "mul x16, x26, x3",                  // lo(y5 e0)
    "adds x16, x22, x16",                // q5 += lo
    "mul x17, x26, x4",                  // lo(y5 e1)
    "adcs x9, x9, x17",                  // q6 += lo
    "mul x17, x26, x5",                  // lo(y5 e2)
    "adcs x10, x10, x17",                // q7 += lo
    "mul x17, x26, x6",                  // lo(y5 e3)
    "adcs x11, x11, x17",                // q8 += lo
    "mul x17, x26, x7",                  // lo(y5 e4)
    "adcs x12, x12, x17",                // q9 += lo
    "mul x17, x26, x8",                  // lo(y5 e5)
    "adcs x13, x13, x17",                // q10 += lo
    "umulh x8, x26, x8",                 // hi(y5 e5)
    "adc x8, x8, x14",                   // q11 += hi + carry
    "umulh x3, x26, x3",                 // hi(y5 e0)
    "adds x3, x9, x3",                   // q6 += hi
    "umulh x4, x26, x4",                 // hi(y5 e1)
    "umulh x5, x26, x5",                 // hi(y5 e2)
    "umulh x6, x26, x6",                 // hi(y5 e3)
    "umulh x7, x26, x7",                 // hi(y5 e4)
    "ldr x9, [x1, #{n0}]",               // n0
    "mul x14, x16, x15",                 // lo(q5 n0)
    "adcs x4, x10, x4",                  // q7 += hi
    "adcs x5, x11, x5",                  // q8 += hi
    "ldp x10, x11, [x1, #{p}]",          // p0, p1
    "adcs x6, x12, x6",                  // q9 += hi
    "adcs x7, x13, x7",                  // q10 += hi
    "adc x8, x8, xzr",                   // q11 += carry
    "cmp x16, #1",                       // carry = q5 != 0
    "ldp x12, x13, [x1, #{p} + 16]",     // p2, p3
    "mul x15, x14, x11",                 // lo(m5 p1)
    "adcs x3, x3, x15",                  // q6 += lo
    "mul x15, x14, x12",                 // lo(m5 p2)
    "adcs x4, x4, x15",                  // q7 += lo
    "mul x15, x14, x13",                 // lo(m5 p3)
    "adcs x5, x5, x15",                  // q8 += lo
    "ldp x15, x16, [x1, #{p} + 32]",     // p4, p5
    "mul x17, x14, x15",                 // lo(m5 p4)
    "adcs x6, x6, x17",                  // q9 += lo
    "mul x17, x14, x16",                 // lo(m5 p5)
    "adcs x7, x7, x17",                  // q10 += lo
    "umulh x17, x14, x16",               // hi(m5 p5)
    "adc x8, x17, x8",                   // q11 += hi + carry
    "umulh x17, x14, x10",               // hi(m5 p0)
    "adds x3, x3, x17",                  // q6 += hi
    "umulh x17, x14, x11",               // hi(m5 p1)
    "adcs x4, x4, x17",                  // q7 += hi
    "umulh x17, x14, x12",               // hi(m5 p2)
    "adcs x5, x5, x17",                  // q8 += hi
    "umulh x17, x14, x13",               // hi(m5 p3)
    "adcs x6, x6, x17",                  // q9 += hi
    "umulh x14, x14, x15",               // hi(m5 p4)
    "adcs x7, x7, x14",                  // q10 += hi
    "adc x8, x8, xzr",                   // q11 += carry
    "subs x10, x3, x10",                 // q6 - p0
    "sbcs x11, x4, x11",                 // q7 - p1
    "sbcs x12, x5, x12",                 // q8 - p2
    "sbcs x13, x6, x13",                 // q9 - p3
    "sbcs x14, x7, x15",                 // q10 - p4
    "sbcs x15, x8, x16",                 // q11 - p5
    "csel x3, x3, x10, lo",              // q6 if it borrowed
    "csel x4, x4, x11, lo",              // q7 if it borrowed
    "csel x5, x5, x12, lo",              // q8 if it borrowed
    "csel x6, x6, x13, lo",              // q9 if it borrowed
    "stp x3, x4, [sp]",                  // r0, r1 to memory
    "stp x5, x6, [sp, #16]",             // r2, r3 to memory
    "csel x3, x7, x14, lo",              // q10 if it borrowed
    "csel x4, x8, x15, lo",              // q11 if it borrowed
    "stp x3, x4, [sp, #32]",             // r4, r5 to memory
    "ldp x3, x4, [x0]",                  // x0, x1
    "ldp x5, x6, [x2]",                  // y0, y1
    "ldp x7, x8, [x0, #16]",             // x2, x3
    "ldp x10, x11, [x2, #16]",           // y2, y3
    "ldp x0, x12, [x0, #32]",            // x4, x5
    "ldp x2, x13, [x2, #32]",            // y4, y5
    "ldp x14, x15, [x1, #{p}]",          // p0, p1
    "adds x16, x3, x5",                  // s0 = x0 + y0
    "adcs x17, x4, x6",                  // s1 = x1 + y1
    "adcs x20, x7, x10",                 // s2 = x2 + y2
    "adcs x21, x8, x11",                 // s3 = x3 + y3
    "adcs x22, x0, x2",                  // s4 = x4 + y4
    "adc x23, x12, x13",                 // s5 = x5 + y5
    "adds x3, x3, x14",                  // g0 = x0 + p0
    "adcs x4, x4, x15",                  // g1 = x1 + p1
    "ldp x14, x15, [x1, #{p} + 16]",     // p2, p3
    "adcs x7, x7, x14",                  // g2 = x2 + p2
    "adcs x8, x8, x15",                  // g3 = x3 + p3
    "ldp x14, x15, [x1, #{p} + 32]",     // p4, p5
    "adcs x0, x0, x14",                  // g4 = x4 + p4
    "adc x12, x12, x15",                 // g5 = x5 + p5
    "subs x3, x3, x5",                   // d0 = g0 - y0
    "sbcs x4, x4, x6",                   // d1 = g1 - y1
    "stp x3, x4, [sp, #48]",             // d0, d1 to memory
    "sbcs x3, x7, x10",                  // d2 = g2 - y2
    "sbcs x4, x8, x11",                  // d3 = g3 - y3
    "sbcs x0, x0, x2",                   // d4 = g4 - y4
    "stp x3, x4, [sp, #64]",             // d2, d3 to memory
    "sbc x2, x12, x13",                  // d5 = g5 - y5
    "ldp x3, x4, [sp, #48]",             // d0, d1
    "ldp x5, x6, [x1, #{fold1}]",        // f0, f1
    "stp x0, x2, [sp, #80]",             // d4, d5 to memory
    "ldp x0, x2, [x1, #{fold1} + 16]",   // f2, f3
    "ldp x7, x8, [x1, #{fold1} + 32]",   // f4, f5
    "umulh x10, x3, x16",                // hi(d0 s0)
    "mul x11, x3, x17",                  // lo(d0 s1)
    "adds x10, x11, x10",                // t1 = lo + hi
    "umulh x11, x3, x17",                // hi(d0 s1)
    "mul x12, x3, x20",                  // lo(d0 s2)
    "adcs x11, x12, x11",                // t2 = lo + hi + carry
    "umulh x12, x3, x20",                // hi(d0 s2)
    "mul x13, x3, x21",                  // lo(d0 s3)
    "adcs x12, x13, x12",                // t3 = lo + hi + carry
    "umulh x13, x3, x21",                // hi(d0 s3)
    "mul x14, x3, x22",                  // lo(d0 s4)
    "adcs x13, x14, x13",                // t4 = lo + hi + carry
    "umulh x14, x3, x22",                // hi(d0 s4)
    "mul x15, x3, x23",                  // lo(d0 s5)
    "adcs x14, x15, x14",                // t5 = lo + hi + carry
    "umulh x15, x3, x23",                // hi(d0 s5)
    "adc x15, x15, xzr",                 // t6 = hi + carry
    "mul x3, x3, x16",                   // lo(d0 s0)
    "mul x24, x3, x5",                   // lo(t0 f0)
    "adds x10, x10, x24",                // t1 += lo
    "mul x24, x3, x6",                   // lo(t0 f1)
    "adcs x11, x11, x24",                // t2 += lo
    "mul x24, x3, x0",                   // lo(t0 f2)
    "adcs x12, x12, x24",                // t3 += lo
    "mul x24, x3, x2",                   // lo(t0 f3)
    "adcs x13, x13, x24",                // t4 += lo
    "mul x24, x3, x7",                   // lo(t0 f4)
    "adcs x14, x14, x24",                // t5 += lo
    "mul x24, x3, x8",                   // lo(t0 f5)
    "adcs x15, x15, x24",                // t6 += lo
    "umulh x24, x3, x8",                 // hi(t0 f5)
    "adc x24, x24, xzr",                 // t7 = hi + carry
    "umulh x25, x3, x5",                 // hi(t0 f0)
    "adds x11, x11, x25",                // t2 += hi
    "umulh x25, x3, x6",                 // hi(t0 f1)
    "adcs x12, x12, x25",                // t3 += hi
    "umulh x25, x3, x0",                 // hi(t0 f2)
    "adcs x13, x13, x25",                // t4 += hi
    "umulh x25, x3, x2",                 // hi(t0 f3)
    "adcs x14, x14, x25",                // t5 += hi
    "umulh x3, x3, x7",                  // hi(t0 f4)
    "adcs x3, x15, x3",                  // t6 += hi
    "adc x15, x24, xzr",                 // t7 += carry
    "mul x24, x4, x16",                  // lo(d1 s0)
    "adds x10, x10, x24",                // t1 += lo
    "mul x24, x4, x17",                  // lo(d1 s1)
    "adcs x11, x11, x24",                // t2 += lo
    "mul x24, x4, x20",                  // lo(d1 s2)
    "adcs x12, x12, x24",                // t3 += lo
    "mul x24, x4, x21",                  // lo(d1 s3)
    "adcs x13, x13, x24",                // t4 += lo
    "mul x24, x4, x22",                  // lo(d1 s4)
    "adcs x14, x14, x24",                // t5 += lo
    "mul x24, x4, x23",                  // lo(d1 s5)
    "adcs x3, x3, x24",                  // t6 += lo
    "umulh x24, x4, x23",                // hi(d1 s5)
    "adc x15, x24, x15",                 // t7 += hi + carry
    "umulh x24, x4, x16",                // hi(d1 s0)
    "adds x11, x11, x24",                // t2 += hi
    "umulh x24, x4, x17",                // hi(d1 s1)
    "adcs x12, x12, x24",                // t3 += hi
    "umulh x24, x4, x20",                // hi(d1 s2)
    "adcs x13, x13, x24",                // t4 += hi
    "umulh x24, x4, x21",                // hi(d1 s3)
    "adcs x14, x14, x24",                // t5 += hi
    "umulh x4, x4, x22",                 // hi(d1 s4)
    "adcs x3, x3, x4",                   // t6 += hi
    "adc x4, x15, xzr",                  // t7 += carry
    "mul x15, x10, x5",                  // lo(t1 f0)
    "adds x11, x11, x15",                // t2 += lo
    "mul x15, x10, x6",                  // lo(t1 f1)
    "adcs x12, x12, x15",                // t3 += lo
    "mul x15, x10, x0",                  // lo(t1 f2)
    "adcs x13, x13, x15",                // t4 += lo
    "mul x15, x10, x2",                  // lo(t1 f3)
    "adcs x14, x14, x15",                // t5 += lo
    "mul x15, x10, x7",                  // lo(t1 f4)
    "adcs x3, x3, x15",                  // t6 += lo
    "mul x15, x10, x8",                  // lo(t1 f5)
    "adcs x4, x4, x15",                  // t7 += lo
    "umulh x15, x10, x8",                // hi(t1 f5)
    "adc x15, x15, xzr",                 // t8 = hi + carry
    "umulh x24, x10, x5",                // hi(t1 f0)
    "adds x12, x12, x24",                // t3 += hi
    "umulh x24, x10, x6",                // hi(t1 f1)
    "adcs x13, x13, x24",                // t4 += hi
    "umulh x24, x10, x0",                // hi(t1 f2)
    "adcs x14, x14, x24",                // t5 += hi
    "umulh x24, x10, x2",                // hi(t1 f3)
    "adcs x3, x3, x24",                  // t6 += hi
    "umulh x10, x10, x7",                // hi(t1 f4)
    "adcs x4, x4, x10",                  // t7 += hi
    "adc x10, x15, xzr",                 // t8 += carry
    "ldp x15, x24, [sp, #64]",           // d2, d3
    "mul x25, x15, x16",                 // lo(d2 s0)
    "adds x11, x11, x25",                // t2 += lo
    "mul x25, x15, x17",                 // lo(d2 s1)
    "adcs x12, x12, x25",                // t3 += lo
    "mul x25, x15, x20",                 // lo(d2 s2)
    "adcs x13, x13, x25",                // t4 += lo
    "mul x25, x15, x21",                 // lo(d2 s3)
    "adcs x14, x14, x25",                // t5 += lo
    "mul x25, x15, x22",                 // lo(d2 s4)
    "adcs x3, x3, x25",                  // t6 += lo
    "mul x25, x15, x23",                 // lo(d2 s5)
    "adcs x4, x4, x25",                  // t7 += lo
    "umulh x25, x15, x23",               // hi(d2 s5)
    "adc x10, x25, x10",                 // t8 += hi + carry
    "umulh x25, x15, x16",               // hi(d2 s0)
    "adds x12, x12, x25",                // t3 += hi
    "umulh x25, x15, x17",               // hi(d2 s1)
    "adcs x13, x13, x25",                // t4 += hi
    "umulh x25, x15, x20",               // hi(d2 s2)
    "adcs x14, x14, x25",                // t5 += hi
    "umulh x25, x15, x21",               // hi(d2 s3)
    "adcs x3, x3, x25",                  // t6 += hi
    "umulh x15, x15, x22",               // hi(d2 s4)
    "adcs x4, x4, x15",                  // t7 += hi
    "adc x10, x10, xzr",                 // t8 += carry
    "mul x15, x11, x5",                  // lo(t2 f0)
    "adds x12, x12, x15",                // t3 += lo
    "mul x15, x11, x6",                  // lo(t2 f1)
    "adcs x13, x13, x15",                // t4 += lo
    "mul x15, x11, x0",                  // lo(t2 f2)
    "adcs x14, x14, x15",                // t5 += lo
    "mul x15, x11, x2",                  // lo(t2 f3)
    "adcs x3, x3, x15",                  // t6 += lo
    "mul x15, x11, x7",                  // lo(t2 f4)
    "adcs x4, x4, x15",                  // t7 += lo
    "mul x15, x11, x8",                  // lo(t2 f5)
    "adcs x10, x10, x15",                // t8 += lo
    "umulh x15, x11, x8",                // hi(t2 f5)
    "adc x15, x15, xzr",                 // t9 = hi + carry
    "umulh x25, x11, x5",                // hi(t2 f0)
    "adds x13, x13, x25",                // t4 += hi
    "umulh x25, x11, x6",                // hi(t2 f1)
    "adcs x14, x14, x25",                // t5 += hi
    "umulh x25, x11, x0",                // hi(t2 f2)
    "adcs x3, x3, x25",                  // t6 += hi
    "umulh x25, x11, x2",                // hi(t2 f3)
    "adcs x4, x4, x25",                  // t7 += hi
    "umulh x11, x11, x7",                // hi(t2 f4)
    "adcs x10, x10, x11",                // t8 += hi
    "adc x11, x15, xzr",                 // t9 += carry
    "mul x15, x24, x16",                 // lo(d3 s0)
    "adds x12, x12, x15",                // t3 += lo
    "mul x15, x24, x17",                 // lo(d3 s1)
    "adcs x13, x13, x15",                // t4 += lo
    "mul x15, x24, x20",                 // lo(d3 s2)
    "adcs x14, x14, x15",                // t5 += lo
    "mul x15, x24, x21",                 // lo(d3 s3)
    "adcs x3, x3, x15",                  // t6 += lo
    "mul x15, x24, x22",                 // lo(d3 s4)
    "adcs x4, x4, x15",                  // t7 += lo
    "mul x15, x24, x23",                 // lo(d3 s5)
    "adcs x10, x10, x15",                // t8 += lo
    "umulh x15, x24, x23",               // hi(d3 s5)
    "adc x11, x15, x11",                 // t9 += hi + carry
    "umulh x15, x24, x16",               // hi(d3 s0)
    "adds x13, x13, x15",                // t4 += hi
    "umulh x15, x24, x17",               // hi(d3 s1)
    "adcs x14, x14, x15",                // t5 += hi
    "umulh x15, x24, x20",               // hi(d3 s2)
    "adcs x3, x3, x15",                  // t6 += hi
    "umulh x15, x24, x21",               // hi(d3 s3)
    "adcs x4, x4, x15",                  // t7 += hi
    "umulh x15, x24, x22",               // hi(d3 s4)
    "adcs x10, x10, x15",                // t8 += hi
    "adc x11, x11, xzr",                 // t9 += carry
    "mul x15, x12, x5",                  // lo(t3 f0)
    "adds x13, x13, x15",                // t4 += lo
    "mul x15, x12, x6",                  // lo(t3 f1)
    "adcs x14, x14, x15",                // t5 += lo
    "mul x15, x12, x0",                  // lo(t3 f2)
    "adcs x3, x3, x15",                  // t6 += lo
    "mul x15, x12, x2",                  // lo(t3 f3)
    "adcs x4, x4, x15",                  // t7 += lo
    "mul x15, x12, x7",                  // lo(t3 f4)
    "adcs x10, x10, x15",                // t8 += lo
    "mul x15, x12, x8",                  // lo(t3 f5)
    "adcs x11, x11, x15",                // t9 += lo
    "umulh x15, x12, x8",                // hi(t3 f5)
    "adc x15, x15, xzr",                 // t10 = hi + carry
    "umulh x24, x12, x5",                // hi(t3 f0)
    "adds x14, x14, x24",                // t5 += hi
    "umulh x24, x12, x6",                // hi(t3 f1)
    "adcs x3, x3, x24",                  // t6 += hi
    "umulh x24, x12, x0",                // hi(t3 f2)
    "adcs x4, x4, x24",                  // t7 += hi
    "umulh x24, x12, x2",                // hi(t3 f3)
    "adcs x10, x10, x24",                // t8 += hi
    "umulh x12, x12, x7",                // hi(t3 f4)
    "adcs x11, x11, x12",                // t9 += hi
    "adc x12, x15, xzr",                 // t10 += carry
    "ldp x15, x24, [sp, #80]",           // d4, d5
    "mul x25, x15, x16",                 // lo(d4 s0)
    "adds x13, x13, x25",                // t4 += lo
    "mul x25, x15, x17",                 // lo(d4 s1)
    "adcs x14, x14, x25",                // t5 += lo
    "mul x25, x15, x20",                 // lo(d4 s2)
    "adcs x3, x3, x25",                  // t6 += lo
    "mul x25, x15, x21",                 // lo(d4 s3)
    "adcs x4, x4, x25",                  // t7 += lo
    "mul x25, x15, x22",                 // lo(d4 s4)
    "adcs x10, x10, x25",                // t8 += lo
    "mul x25, x15, x23",                 // lo(d4 s5)
    "adcs x11, x11, x25",                // t9 += lo
    "umulh x25, x15, x23",               // hi(d4 s5)
    "adc x12, x25, x12",                 // t10 += hi + carry
    "umulh x25, x15, x16",               // hi(d4 s0)
    "adds x14, x14, x25",                // t5 += hi
    "umulh x25, x15, x17",               // hi(d4 s1)
    "adcs x3, x3, x25",                  // t6 += hi
    "umulh x25, x15, x20",               // hi(d4 s2)
    "adcs x4, x4, x25",                  // t7 += hi
    "umulh x25, x15, x21",               // hi(d4 s3)
    "adcs x10, x10, x25",                // t8 += hi
    "umulh x15, x15, x22",               // hi(d4 s4)
    "adcs x11, x11, x15",                // t9 += hi
    "adc x12, x12, xzr",                 // t10 += carry
    "mul x15, x13, x5",                  // lo(t4 f0)
    "adds x14, x14, x15",                // t5 += lo
    "mul x15, x13, x6",                  // lo(t4 f1)
    "adcs x3, x3, x15",                  // t6 += lo
    "mul x15, x13, x0",                  // lo(t4 f2)
    "adcs x4, x4, x15",                  // t7 += lo
    "mul x15, x13, x2",                  // lo(t4 f3)
    "adcs x10, x10, x15",                // t8 += lo
    "mul x15, x13, x7",                  // lo(t4 f4)
    "adcs x11, x11, x15",                // t9 += lo
    "mul x15, x13, x8",                  // lo(t4 f5)
    "adcs x12, x12, x15",                // t10 += lo
    "umulh x8, x13, x8",                 // hi(t4 f5)
    "adc x8, x8, xzr",                   // t11 = hi + carry
    "umulh x5, x13, x5",                 // hi(t4 f0)
    "adds x3, x3, x5",                   // t6 += hi
    "umulh x5, x13, x6",                 // hi(t4 f1)
    "adcs x4, x4, x5",                   // t7 += hi
    "umulh x0, x13, x0",                 // hi(t4 f2)
    "adcs x0, x10, x0",                  // t8 += hi
    "umulh x2, x13, x2",                 // hi(t4 f3)
    "adcs x2, x11, x2",                  // t9 += hi
    "umulh x5, x13, x7",                 // hi(t4 f4)
    "adcs x5, x12, x5",                  // t10 += hi
    "adc x6, x8, xzr",                   // t11 += carry
    "mul x7, x24, x16",                  // lo(d5 s0)
    "adds x7, x14, x7",                  // t5 += lo
    "mul x8, x24, x17",                  // lo(d5 s1)
    "adcs x3, x3, x8",                   // t6 += lo
    "mul x8, x24, x20",                  // lo(d5 s2)
    "adcs x4, x4, x8",                   // t7 += lo
    "mul x8, x24, x21",                  // lo(d5 s3)
    "adcs x0, x0, x8",                   // t8 += lo
    "mul x8, x24, x22",                  // lo(d5 s4)
    "adcs x2, x2, x8",                   // t9 += lo
    "mul x8, x24, x23",                  // lo(d5 s5)
    "adcs x5, x5, x8",                   // t10 += lo
    "umulh x8, x24, x23",                // hi(d5 s5)
    "umulh x10, x24, x16",               // hi(d5 s0)
    "umulh x11, x24, x17",               // hi(d5 s1)
    "umulh x12, x24, x20",               // hi(d5 s2)
    "umulh x13, x24, x21",               // hi(d5 s3)
    "umulh x14, x24, x22",               // hi(d5 s4)
    "adc x6, x8, x6",                    // t11 += hi + carry
    "adds x3, x3, x10",                  // t6 += hi
    "ldp x8, x10, [x1, #{p}]",           // p0, p1
    "mul x9, x7, x9",                    // lo(t5 n0)
    "adcs x4, x4, x11",                  // t7 += hi
    "adcs x0, x0, x12",                  // t8 += hi
    "ldp x11, x12, [x1, #{p} + 16]",     // p2, p3
    "ldp x1, x15, [x1, #{p} + 32]",      // p4, p5
    "adcs x2, x2, x13",                  // t9 += hi
    "adcs x5, x5, x14",                  // t10 += hi
    "adc x6, x6, xzr",                   // t11 += carry
    "cmp x7, #1",                        // carry = t5 != 0
    "ldp x7, x13, [sp]",                 // i0, i1
    "mul x14, x9, x10",                  // lo(m5 p1)
    "adcs x3, x3, x14",                  // t6 += lo
    "mul x14, x9, x11",                  // lo(m5 p2)
    "adcs x4, x4, x14",                  // t7 += lo
    "mul x14, x9, x12",                  // lo(m5 p3)
    "adcs x0, x0, x14",                  // t8 += lo
    "mul x14, x9, x1",                   // lo(m5 p4)
    "adcs x2, x2, x14",                  // t9 += lo
    "mul x14, x9, x15",                  // lo(m5 p5)
    "adcs x5, x5, x14",                  // t10 += lo
    "umulh x14, x9, x15",                // hi(m5 p5)
    "adc x6, x14, x6",                   // t11 += hi + carry
    "umulh x14, x9, x8",                 // hi(m5 p0)
    "adds x3, x3, x14",                  // t6 += hi
    "umulh x14, x9, x10",                // hi(m5 p1)
    "adcs x4, x4, x14",                  // t7 += hi
    "umulh x14, x9, x11",                // hi(m5 p2)
    "adcs x0, x0, x14",                  // t8 += hi
    "umulh x14, x9, x12",                // hi(m5 p3)
    "umulh x9, x9, x1",                  // hi(m5 p4)
    "adcs x2, x2, x14",                  // t9 += hi
    "adcs x5, x5, x9",                   // t10 += hi
    "adc x6, x6, xzr",                   // t11 += carry
    "subs x8, x3, x8",                   // t6 - p0
    "sbcs x9, x4, x10",                  // t7 - p1
    "sbcs x10, x0, x11",                 // t8 - p2
    "sbcs x11, x2, x12",                 // t9 - p3
    "sbcs x1, x5, x1",                   // t10 - p4
    "sbcs x12, x6, x15",                 // t11 - p5
    "csel x3, x3, x8, lo",               // t6 if it borrowed
    "csel x4, x4, x9, lo",               // t7 if it borrowed
    "csel x8, x0, x10, lo",              // t8 if it borrowed
    "csel x9, x2, x11, lo",              // t9 if it borrowed
    "csel x5, x5, x1, lo",               // t10 if it borrowed
    "csel x6, x6, x12, lo",              // t11 if it borrowed
    "ldp x10, x11, [sp, #16]",           // i2, i3
    "ldp x12, x14, [sp, #32]",           // i4, i5
    "add sp, sp, #96",
    "ret",
}
