//! `complex_mul_6_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    complex_product 6 complex_mul_fits;
    ["x9" r0 "x12" r1 "x10" r2 "x14" r3 "x15" r4 "x16" r5];
    ["x11" r6 "x13" r7 "x5" r8 "x6" r9 "x7" r10 "x8" r11];
    ["x17" "x20" "x21" "x22" "x23" "x24" "x25" "x26" "x27"];
    p n0 fold1;
    "sub sp, sp, #432",
    "ldp x5, x6, [x0]",                  // x0, x1
    "ldp x7, x8, [x3]",                  // y0, y1
    "ldp x9, x10, [x0, #16]",            // x2, x3
    "ldp x11, x12, [x3, #16]",           // y2, y3
    "ldp x13, x14, [x0, #32]",           // x4, x5
    "ldr x15, [x2, #{n0}]",              // n0
    "adds x5, x5, x7",                   // s0 = x0 + y0
    "adcs x6, x6, x8",                   // s1 = x1 + y1
    "adcs x7, x9, x11",                  // s2 = x2 + y2
    "adcs x8, x10, x12",                 // s3 = x3 + y3
    "ldp x9, x10, [x3, #32]",            // y4, y5
    "ldp x11, x12, [x1]",                // z0, z1
    "adcs x9, x13, x9",                  // s4 = x4 + y4
    "adc x10, x14, x10",                 // s5 = x5 + y5
    "ldp x13, x14, [x4]",                // w0, w1
    "adds x11, x11, x13",                // e0 = z0 + w0
    "adcs x12, x12, x14",                // e1 = z1 + w1
    "ldp x13, x14, [x1, #16]",           // z2, z3
    "ldp x16, x17, [x4, #16]",           // w2, w3
    "adcs x13, x13, x16",                // e2 = z2 + w2
    "adcs x14, x14, x17",                // e3 = z3 + w3
    "ldp x16, x17, [x1, #32]",           // z4, z5
    "ldp x20, x21, [x4, #32]",           // w4, w5
    "adcs x16, x16, x20",                // e4 = z4 + w4
    "adc x17, x17, x21",                 // e5 = z5 + w5
    "umulh x20, x11, x5",                // hi(e0 s0)
    "mul x21, x11, x6",                  // lo(e0 s1)
    "adds x20, x21, x20",                // c1 = lo + hi
    "umulh x21, x11, x6",                // hi(e0 s1)
    "mul x22, x11, x7",                  // lo(e0 s2)
    "adcs x21, x22, x21",                // c2 = lo + hi + carry
    "umulh x22, x11, x7",                // hi(e0 s2)
    "mul x23, x11, x8",                  // lo(e0 s3)
    "adcs x22, x23, x22",                // c3 = lo + hi + carry
    "umulh x23, x11, x8",                // hi(e0 s3)
    "mul x24, x11, x9",                  // lo(e0 s4)
    "adcs x23, x24, x23",                // c4 = lo + hi + carry
    "umulh x24, x11, x9",                // hi(e0 s4)
    "mul x25, x11, x10",                 // lo(e0 s5)
    "adcs x24, x25, x24",                // c5 = lo + hi + carry
    "umulh x25, x11, x10",               // hi(e0 s5)
    "adc x25, x25, xzr",                 // c6 = hi + carry
    "mul x26, x12, x5",                  // lo(e1 s0)
    "adds x20, x20, x26",                // c1 += lo
    "mul x26, x12, x6",                  // lo(e1 s1)
    "adcs x21, x21, x26",                // c2 += lo
    "mul x26, x12, x7",                  // lo(e1 s2)
    "adcs x22, x22, x26",                // c3 += lo
    "mul x26, x12, x8",                  // lo(e1 s3)
    "adcs x23, x23, x26",                // c4 += lo
    "mul x26, x12, x9",                  // lo(e1 s4)
    "adcs x24, x24, x26",                // c5 += lo
    "mul x26, x12, x10",                 // lo(e1 s5)
    "adcs x25, x25, x26",                // c6 += lo
    "umulh x26, x12, x10",               // hi(e1 s5)
    "adc x26, x26, xzr",                 // c7 = hi + carry
    "umulh x27, x12, x5",                // hi(e1 s0)
    "adds x21, x21, x27",                // c2 += hi
    "umulh x27, x12, x6",                // hi(e1 s1)
    "adcs x22, x22, x27",                // c3 += hi
    "umulh x27, x12, x7",                // hi(e1 s2)
    "adcs x23, x23, x27",                // c4 += hi
    "umulh x27, x12, x8",                // hi(e1 s3)
    "adcs x24, x24, x27",                // c5 += hi
    "umulh x12, x12, x9",                // hi(e1 s4)
    "adcs x12, x25, x12",                // c6 += hi
    "adc x25, x26, xzr",                 // c7 += carry
    "mul x26, x13, x5",                  // lo(e2 s0)
    "adds x21, x21, x26",                // c2 += lo
    "mul x26, x13, x6",                  // lo(e2 s1)
    "adcs x22, x22, x26",                // c3 += lo
    "mul x26, x13, x7",                  // lo(e2 s2)
    "adcs x23, x23, x26",                // c4 += lo
    "mul x26, x13, x8",                  // lo(e2 s3)
    "adcs x24, x24, x26",                // c5 += lo
    "mul x26, x13, x9",                  // lo(e2 s4)
    "adcs x12, x12, x26",                // c6 += lo
    "mul x26, x13, x10",                 // lo(e2 s5)
    "adcs x25, x25, x26",                // c7 += lo
    "umulh x26, x13, x10",               // hi(e2 s5)
    "adc x26, x26, xzr",                 // c8 = hi + carry
    "umulh x27, x13, x5",                // hi(e2 s0)
    "adds x22, x22, x27",                // c3 += hi
    "umulh x27, x13, x6",                // hi(e2 s1)
    "adcs x23, x23, x27",                // c4 += hi
    "umulh x27, x13, x7",                // hi(e2 s2)
    "adcs x24, x24, x27",                // c5 += hi
    "umulh x27, x13, x8",                // hi(e2 s3)
    "adcs x12, x12, x27",                // c6 += hi
    "umulh x13, x13, x9",                // hi(e2 s4)
    "adcs x13, x25, x13",                // c7 += hi
    "adc x25, x26, xzr",                 // c8 += carry
    "mul x26, x14, x5",                  // lo(e3 s0)
    "adds x22, x22, x26",                // c3 += lo
    "mul x26, x14, x6",                  // lo(e3 s1)
    "stp x21, x22, [sp, #16]",           // c2, c3 to memory
    "adcs x21, x23, x26",                // c4 += lo
    "mul x22, x14, x7",                  // lo(e3 s2)
    "adcs x22, x24, x22",                // c5 += lo
    "mul x23, x14, x8",                  // lo(e3 s3)
    "adcs x12, x12, x23",                // c6 += lo
    "mul x23, x14, x9",                  // lo(e3 s4)
    "adcs x13, x13, x23",                // c7 += lo
    "mul x23, x14, x10",                 // lo(e3 s5)
    "adcs x23, x25, x23",                // c8 += lo
    "umulh x24, x14, x10",               // hi(e3 s5)
    "adc x24, x24, xzr",                 // c9 = hi + carry
    "umulh x25, x14, x5",                // hi(e3 s0)
    "adds x21, x21, x25",                // c4 += hi
    "umulh x25, x14, x6",                // hi(e3 s1)
    "adcs x22, x22, x25",                // c5 += hi
    "umulh x25, x14, x7",                // hi(e3 s2)
    "adcs x12, x12, x25",                // c6 += hi
    "umulh x25, x14, x8",                // hi(e3 s3)
    "adcs x13, x13, x25",                // c7 += hi
    "umulh x14, x14, x9",                // hi(e3 s4)
    "adcs x14, x23, x14",                // c8 += hi
    "adc x23, x24, xzr",                 // c9 += carry
    "mul x24, x16, x5",                  // lo(e4 s0)
    "adds x21, x21, x24",                // c4 += lo
    "mul x24, x16, x6",                  // lo(e4 s1)
    "adcs x22, x22, x24",                // c5 += lo
    "mul x24, x16, x7",                  // lo(e4 s2)
    "adcs x12, x12, x24",                // c6 += lo
    "mul x24, x16, x8",                  // lo(e4 s3)
    "adcs x13, x13, x24",                // c7 += lo
    "mul x24, x16, x9",                  // lo(e4 s4)
    "adcs x14, x14, x24",                // c8 += lo
    "mul x24, x16, x10",                 // lo(e4 s5)
    "adcs x23, x23, x24",                // c9 += lo
    "umulh x24, x16, x10",               // hi(e4 s5)
    "adc x24, x24, xzr",                 // c10 = hi + carry
    "umulh x25, x16, x5",                // hi(e4 s0)
    "adds x22, x22, x25",                // c5 += hi
    "umulh x25, x16, x6",                // hi(e4 s1)
    "adcs x12, x12, x25",                // c6 += hi
    "umulh x25, x16, x7",                // hi(e4 s2)
    "adcs x13, x13, x25",                // c7 += hi
    "umulh x25, x16, x8",                // hi(e4 s3)
    "adcs x14, x14, x25",                // c8 += hi
    "umulh x16, x16, x9",                // hi(e4 s4)
    "adcs x16, x23, x16",                // c9 += hi
    "adc x23, x24, xzr",                 // c10 += carry
    "mul x24, x17, x5",                  // lo(e5 s0)
    "adds x22, x22, x24",                // c5 += lo
    "mul x24, x17, x6",                  // lo(e5 s1)
    "stp x21, x22, [sp, #32]",           // c4, c5 to memory
    "adcs x12, x12, x24",                // c6 += lo
    "mul x21, x17, x7",                  // lo(e5 s2)
    "adcs x13, x13, x21",                // c7 += lo
    "mul x21, x17, x8",                  // lo(e5 s3)
    "adcs x14, x14, x21",                // c8 += lo
    "mul x21, x17, x9",                  // lo(e5 s4)
    "adcs x16, x16, x21",                // c9 += lo
    "mul x21, x17, x10",                 // lo(e5 s5)
    "adcs x21, x23, x21",                // c10 += lo
    "umulh x10, x17, x10",               // hi(e5 s5)
    "adc x10, x10, xzr",                 // c11 = hi + carry
    "umulh x22, x17, x5",                // hi(e5 s0)
    "adds x12, x12, x22",                // c6 += hi
    "umulh x6, x17, x6",                 // hi(e5 s1)
    "adcs x6, x13, x6",                  // c7 += hi
    "umulh x7, x17, x7",                 // hi(e5 s2)
    "stp x12, x6, [sp, #48]",            // c6, c7 to memory
    "mul x5, x11, x5",                   // lo(e0 s0)
    "umulh x6, x17, x8",                 // hi(e5 s3)
    "umulh x8, x17, x9",                 // hi(e5 s4)
    "ldr x9, [x2, #{n0}]",               // n0
    "adcs x7, x14, x7",                  // c8 += hi
    "stp x5, x20, [sp]",                 // c0, c1 to memory
    "adcs x5, x16, x6",                  // c9 += hi
    "ldp x6, x11, [x0]",                 // x0, x1
    "ldp x12, x13, [x1]",                // z0, z1
    "stp x7, x5, [sp, #64]",             // c8, c9 to memory
    "adcs x5, x21, x8",                  // c10 += hi
    "adc x7, x10, xzr",                  // c11 += carry
    "ldp x8, x10, [x0, #16]",            // x2, x3
    "stp x5, x7, [sp, #80]",             // c10, c11 to memory
    "ldp x0, x5, [x0, #32]",             // x4, x5
    "ldp x7, x14, [x1, #16]",            // z2, z3
    "umulh x16, x12, x6",                // hi(z0 x0)
    "mul x17, x12, x11",                 // lo(z0 x1)
    "adds x16, x17, x16",                // a1 = lo + hi
    "umulh x17, x12, x11",               // hi(z0 x1)
    "mul x20, x12, x8",                  // lo(z0 x2)
    "adcs x17, x20, x17",                // a2 = lo + hi + carry
    "umulh x20, x12, x8",                // hi(z0 x2)
    "mul x21, x12, x10",                 // lo(z0 x3)
    "adcs x20, x21, x20",                // a3 = lo + hi + carry
    "umulh x21, x12, x10",               // hi(z0 x3)
    "mul x22, x12, x0",                  // lo(z0 x4)
    "adcs x21, x22, x21",                // a4 = lo + hi + carry
    "umulh x22, x12, x0",                // hi(z0 x4)
    "mul x23, x12, x5",                  // lo(z0 x5)
    "adcs x22, x23, x22",                // a5 = lo + hi + carry
    "umulh x23, x12, x5",                // hi(z0 x5)
    "adc x23, x23, xzr",                 // a6 = hi + carry
    "mul x24, x13, x6",                  // lo(z1 x0)
    "adds x16, x16, x24",                // a1 += lo
    "mul x24, x13, x11",                 // lo(z1 x1)
    "adcs x17, x17, x24",                // a2 += lo
    "mul x24, x13, x8",                  // lo(z1 x2)
    "adcs x20, x20, x24",                // a3 += lo
    "mul x24, x13, x10",                 // lo(z1 x3)
    "adcs x21, x21, x24",                // a4 += lo
    "mul x24, x13, x0",                  // lo(z1 x4)
    "adcs x22, x22, x24",                // a5 += lo
    "mul x24, x13, x5",                  // lo(z1 x5)
    "adcs x23, x23, x24",                // a6 += lo
    "umulh x24, x13, x5",                // hi(z1 x5)
    "adc x24, x24, xzr",                 // a7 = hi + carry
    "umulh x25, x13, x6",                // hi(z1 x0)
    "adds x17, x17, x25",                // a2 += hi
    "umulh x25, x13, x11",               // hi(z1 x1)
    "adcs x20, x20, x25",                // a3 += hi
    "umulh x25, x13, x8",                // hi(z1 x2)
    "adcs x21, x21, x25",                // a4 += hi
    "umulh x25, x13, x10",               // hi(z1 x3)
    "adcs x22, x22, x25",                // a5 += hi
    "umulh x13, x13, x0",                // hi(z1 x4)
    "adcs x13, x23, x13",                // a6 += hi
    "adc x23, x24, xzr",                 // a7 += carry
    "mul x24, x7, x6",                   // lo(z2 x0)
    "adds x17, x17, x24",                // a2 += lo
    "mul x24, x7, x11",                  // lo(z2 x1)
    "adcs x20, x20, x24",                // a3 += lo
    "mul x24, x7, x8",                   // lo(z2 x2)
    "adcs x21, x21, x24",                // a4 += lo
    "mul x24, x7, x10",                  // lo(z2 x3)
    "adcs x22, x22, x24",                // a5 += lo
    "mul x24, x7, x0",                   // lo(z2 x4)
    "adcs x13, x13, x24",                // a6 += lo
    "mul x24, x7, x5",                   // lo(z2 x5)
    "adcs x23, x23, x24",                // a7 += lo
    "umulh x24, x7, x5",                 // hi(z2 x5)
    "adc x24, x24, xzr",                 // a8 = hi + carry
    "umulh x25, x7, x6",                 // hi(z2 x0)
    "adds x20, x20, x25",                // a3 += hi
    "umulh x25, x7, x11",                // hi(z2 x1)
    "adcs x21, x21, x25",                // a4 += hi
    "umulh x25, x7, x8",                 // hi(z2 x2)
    "adcs x22, x22, x25",                // a5 += hi
    "umulh x25, x7, x10",                // hi(z2 x3)
    "adcs x13, x13, x25",                // a6 += hi
    "umulh x7, x7, x0",                  // hi(z2 x4)
    "adcs x7, x23, x7",                  // a7 += hi
    "adc x23, x24, xzr",                 // a8 += carry
    "mul x24, x14, x6",                  // lo(z3 x0)
    "adds x20, x20, x24",                // a3 += lo
    "mul x24, x14, x11",                 // lo(z3 x1)
    "stp x17, x20, [sp, #208]",          // a2, a3 to memory
    "adcs x21, x21, x24",                // a4 += lo
    "mul x24, x14, x8",                  // lo(z3 x2)
    "adcs x22, x22, x24",                // a5 += lo
    "mul x24, x14, x10",                 // lo(z3 x3)
    "adcs x13, x13, x24",                // a6 += lo
    "mul x24, x14, x0",                  // lo(z3 x4)
    "adcs x7, x7, x24",                  // a7 += lo
    "mul x24, x14, x5",                  // lo(z3 x5)
    "adcs x23, x23, x24",                // a8 += lo
    "umulh x24, x14, x5",                // hi(z3 x5)
    "adc x24, x24, xzr",                 // a9 = hi + carry
    "umulh x25, x14, x6",                // hi(z3 x0)
    "adds x21, x21, x25",                // a4 += hi
    "umulh x25, x14, x11",               // hi(z3 x1)
    "adcs x22, x22, x25",                // a5 += hi
    "umulh x25, x14, x8",                // hi(z3 x2)
    "adcs x13, x13, x25",                // a6 += hi
    "umulh x25, x14, x10",               // hi(z3 x3)
    "adcs x7, x7, x25",                  // a7 += hi
    "umulh x14, x14, x0",                // hi(z3 x4)
    "adcs x14, x23, x14",                // a8 += hi
    "adc x23, x24, xzr",                 // a9 += carry
    "ldp x1, x24, [x1, #32]",            // z4, z5
    "mul x25, x1, x6",                   // lo(z4 x0)
    "adds x21, x21, x25",                // a4 += lo
    "mul x25, x1, x11",                  // lo(z4 x1)
    "adcs x22, x22, x25",                // a5 += lo
    "mul x25, x1, x8",                   // lo(z4 x2)
    "adcs x13, x13, x25",                // a6 += lo
    "mul x25, x1, x10",                  // lo(z4 x3)
    "adcs x7, x7, x25",                  // a7 += lo
    "mul x25, x1, x0",                   // lo(z4 x4)
    "adcs x14, x14, x25",                // a8 += lo
    "mul x25, x1, x5",                   // lo(z4 x5)
    "adcs x23, x23, x25",                // a9 += lo
    "umulh x25, x1, x5",                 // hi(z4 x5)
    "adc x25, x25, xzr",                 // a10 = hi + carry
    "umulh x26, x1, x6",                 // hi(z4 x0)
    "adds x22, x22, x26",                // a5 += hi
    "umulh x26, x1, x11",                // hi(z4 x1)
    "adcs x13, x13, x26",                // a6 += hi
    "umulh x26, x1, x8",                 // hi(z4 x2)
    "adcs x7, x7, x26",                  // a7 += hi
    "umulh x26, x1, x10",                // hi(z4 x3)
    "adcs x14, x14, x26",                // a8 += hi
    "umulh x1, x1, x0",                  // hi(z4 x4)
    "adcs x1, x23, x1",                  // a9 += hi
    "adc x23, x25, xzr",                 // a10 += carry
    "mul x25, x24, x6",                  // lo(z5 x0)
    "adds x22, x22, x25",                // a5 += lo
    "mul x25, x24, x11",                 // lo(z5 x1)
    "stp x21, x22, [sp, #224]",          // a4, a5 to memory
    "adcs x13, x13, x25",                // a6 += lo
    "mul x25, x24, x8",                  // lo(z5 x2)
    "adcs x7, x7, x25",                  // a7 += lo
    "mul x25, x24, x10",                 // lo(z5 x3)
    "adcs x14, x14, x25",                // a8 += lo
    "mul x25, x24, x0",                  // lo(z5 x4)
    "adcs x1, x1, x25",                  // a9 += lo
    "mul x25, x24, x5",                  // lo(z5 x5)
    "adcs x23, x23, x25",                // a10 += lo
    "umulh x5, x24, x5",                 // hi(z5 x5)
    "adc x5, x5, xzr",                   // a11 = hi + carry
    "umulh x25, x24, x6",                // hi(z5 x0)
    "adds x13, x13, x25",                // a6 += hi
    "umulh x11, x24, x11",               // hi(z5 x1)
    "adcs x7, x7, x11",                  // a7 += hi
    "umulh x8, x24, x8",                 // hi(z5 x2)
    "stp x13, x7, [sp, #240]",           // a6, a7 to memory
    "adcs x8, x14, x8",                  // a8 += hi
    "umulh x10, x24, x10",               // hi(z5 x3)
    "adcs x1, x1, x10",                  // a9 += hi
    "umulh x0, x24, x0",                 // hi(z5 x4)
    "stp x8, x1, [sp, #256]",            // a8, a9 to memory
    "adcs x0, x23, x0",                  // a10 += hi
    "adc x5, x5, xzr",                   // a11 += carry
    "mul x6, x12, x6",                   // lo(z0 x0)
    "ldp x10, x11, [sp]",                // c0, c1
    "stp x0, x5, [sp, #272]",            // a10, a11 to memory
    "stp x6, x16, [sp, #192]",           // a0, a1 to memory
    "subs x6, x10, x6",                  // d0 = c0 - a0
    "sbcs x10, x11, x16",                // d1 = c1 - a1
    "ldp x11, x12, [sp, #16]",           // c2, c3
    "stp x6, x10, [sp, #96]",            // d0, d1 to memory
    "sbcs x6, x11, x17",                 // d2 = c2 - a2
    "sbcs x10, x12, x20",                // d3 = c3 - a3
    "ldp x11, x12, [sp, #32]",           // c4, c5
    "stp x6, x10, [sp, #112]",           // d2, d3 to memory
    "sbcs x6, x11, x21",                 // d4 = c4 - a4
    "sbcs x10, x12, x22",                // d5 = c5 - a5
    "ldp x11, x12, [sp, #48]",           // c6, c7
    "stp x6, x10, [sp, #128]",           // d4, d5 to memory
    "ldp x6, x10, [sp, #64]",            // c8, c9
    "sbcs x11, x11, x13",                // d6 = c6 - a6
    "sbcs x7, x12, x7",                  // d7 = c7 - a7
    "ldp x12, x13, [sp, #80]",           // c10, c11
    "stp x11, x7, [sp, #144]",           // d6, d7 to memory
    "sbcs x6, x6, x8",                   // d8 = c8 - a8
    "sbcs x1, x10, x1",                  // d9 = c9 - a9
    "ldp x7, x8, [x2, #{p}]",            // p0, p1
    "stp x6, x1, [sp, #160]",            // d8, d9 to memory
    "ldp x1, x6, [x4]",                  // w0, w1
    "ldp x10, x11, [x2, #{p} + 16]",     // p2, p3
    "sbcs x0, x12, x0",                  // d10 = c10 - a10
    "sbc x5, x13, x5",                   // d11 = c11 - a11
    "ldp x12, x13, [x4, #16]",           // w2, w3
    "ldp x4, x14, [x4, #32]",            // w4, w5
    "stp x0, x5, [sp, #176]",            // d10, d11 to memory
    "ldp x0, x5, [x2, #{p} + 32]",       // p4, p5
    "subs x1, x7, x1",                   // n0 = p0 - w0
    "sbcs x6, x8, x6",                   // n1 = p1 - w1
    "ldp x7, x8, [x3]",                  // y0, y1
    "sbcs x10, x10, x12",                // n2 = p2 - w2
    "sbcs x11, x11, x13",                // n3 = p3 - w3
    "ldp x12, x13, [x3, #16]",           // y2, y3
    "sbcs x0, x0, x4",                   // n4 = p4 - w4
    "sbc x4, x5, x14",                   // n5 = p5 - w5
    "ldp x3, x5, [x3, #32]",             // y4, y5
    "umulh x14, x1, x7",                 // hi(n0 y0)
    "mul x16, x1, x8",                   // lo(n0 y1)
    "adds x14, x16, x14",                // b1 = lo + hi
    "umulh x16, x1, x8",                 // hi(n0 y1)
    "mul x17, x1, x12",                  // lo(n0 y2)
    "adcs x16, x17, x16",                // b2 = lo + hi + carry
    "umulh x17, x1, x12",                // hi(n0 y2)
    "mul x20, x1, x13",                  // lo(n0 y3)
    "adcs x17, x20, x17",                // b3 = lo + hi + carry
    "umulh x20, x1, x13",                // hi(n0 y3)
    "mul x21, x1, x3",                   // lo(n0 y4)
    "adcs x20, x21, x20",                // b4 = lo + hi + carry
    "umulh x21, x1, x3",                 // hi(n0 y4)
    "mul x22, x1, x5",                   // lo(n0 y5)
    "adcs x21, x22, x21",                // b5 = lo + hi + carry
    "umulh x22, x1, x5",                 // hi(n0 y5)
    "adc x22, x22, xzr",                 // b6 = hi + carry
    "mul x23, x6, x7",                   // lo(n1 y0)
    "adds x14, x14, x23",                // b1 += lo
    "mul x23, x6, x8",                   // lo(n1 y1)
    "adcs x16, x16, x23",                // b2 += lo
    "mul x23, x6, x12",                  // lo(n1 y2)
    "adcs x17, x17, x23",                // b3 += lo
    "mul x23, x6, x13",                  // lo(n1 y3)
    "adcs x20, x20, x23",                // b4 += lo
    "mul x23, x6, x3",                   // lo(n1 y4)
    "adcs x21, x21, x23",                // b5 += lo
    "mul x23, x6, x5",                   // lo(n1 y5)
    "adcs x22, x22, x23",                // b6 += lo
    "umulh x23, x6, x5",                 // hi(n1 y5)
    "adc x23, x23, xzr",                 // b7 = hi + carry
    "umulh x24, x6, x7",                 // hi(n1 y0)
    "adds x16, x16, x24",                // b2 += hi
    "umulh x24, x6, x8",                 // hi(n1 y1)
    "adcs x17, x17, x24",                // b3 += hi
    "umulh x24, x6, x12",                // hi(n1 y2)
    "adcs x20, x20, x24",                // b4 += hi
    "umulh x24, x6, x13",                // hi(n1 y3)
    "adcs x21, x21, x24",                // b5 += hi
    "umulh x6, x6, x3",                  // hi(n1 y4)
    "adcs x6, x22, x6",                  // b6 += hi
    "adc x22, x23, xzr",                 // b7 += carry
    "mul x23, x10, x7",                  // lo(n2 y0)
    "adds x16, x16, x23",                // b2 += lo
    "mul x23, x10, x8",                  // lo(n2 y1)
    "adcs x17, x17, x23",                // b3 += lo
    "mul x23, x10, x12",                 // lo(n2 y2)
    "adcs x20, x20, x23",                // b4 += lo
    "mul x23, x10, x13",                 // lo(n2 y3)
    "adcs x21, x21, x23",                // b5 += lo
    "mul x23, x10, x3",                  // lo(n2 y4)
    "adcs x6, x6, x23",                  // b6 += lo
    "mul x23, x10, x5",                  // lo(n2 y5)
    "adcs x22, x22, x23",                // b7 += lo
    "umulh x23, x10, x5",                // hi(n2 y5)
    "adc x23, x23, xzr",                 // b8 = hi + carry
    "umulh x24, x10, x7",                // hi(n2 y0)
    "adds x17, x17, x24",                // b3 += hi
    "umulh x24, x10, x8",                // hi(n2 y1)
    "adcs x20, x20, x24",                // b4 += hi
    "umulh x24, x10, x12",               // hi(n2 y2)
    "adcs x21, x21, x24",                // b5 += hi
    "umulh x24, x10, x13",               // hi(n2 y3)
    "adcs x6, x6, x24",                  // b6 += hi
    "umulh x10, x10, x3",                // hi(n2 y4)
    "adcs x10, x22, x10",                // b7 += hi
    "adc x22, x23, xzr",                 // b8 += carry
    "mul x23, x11, x7",                  // lo(n3 y0)
    "adds x17, x17, x23",                // b3 += lo
    "mul x23, x11, x8",                  // lo(n3 y1)
    "adcs x20, x20, x23",                // b4 += lo
    "mul x23, x11, x12",                 // lo(n3 y2)
    "adcs x21, x21, x23",                // b5 += lo
    "mul x23, x11, x13",                 // lo(n3 y3)
    "adcs x6, x6, x23",                  // b6 += lo
    "mul x23, x11, x3",                  // lo(n3 y4)
    "adcs x10, x10, x23",                // b7 += lo
    "mul x23, x11, x5",                  // lo(n3 y5)
    "adcs x22, x22, x23",                // b8 += lo
    "umulh x23, x11, x5",                // hi(n3 y5)
    "adc x23, x23, xzr",                 // b9 = hi + carry
    "umulh x24, x11, x7",                // hi(n3 y0)
    "adds x20, x20, x24",                // b4 += hi
    "umulh x24, x11, x8",                // hi(n3 y1)
    "adcs x21, x21, x24",                // b5 += hi
    "umulh x24, x11, x12",               // hi(n3 y2)
    "adcs x6, x6, x24",                  // b6 += hi
    "umulh x24, x11, x13",               // hi(n3 y3)
    "adcs x10, x10, x24",                // b7 += hi
    "umulh x11, x11, x3",                // hi(n3 y4)
    "adcs x11, x22, x11",                // b8 += hi
    "adc x22, x23, xzr",                 // b9 += carry
    "mul x23, x0, x7",                   // lo(n4 y0)
    "adds x20, x20, x23",                // b4 += lo
    "mul x23, x0, x8",                   // lo(n4 y1)
    "adcs x21, x21, x23",                // b5 += lo
    "mul x23, x0, x12",                  // lo(n4 y2)
    "adcs x6, x6, x23",                  // b6 += lo
    "mul x23, x0, x13",                  // lo(n4 y3)
    "adcs x10, x10, x23",                // b7 += lo
    "mul x23, x0, x3",                   // lo(n4 y4)
    "adcs x11, x11, x23",                // b8 += lo
    "mul x23, x0, x5",                   // lo(n4 y5)
    "adcs x22, x22, x23",                // b9 += lo
    "umulh x23, x0, x5",                 // hi(n4 y5)
    "adc x23, x23, xzr",                 // b10 = hi + carry
    "umulh x24, x0, x7",                 // hi(n4 y0)
    "adds x21, x21, x24",                // b5 += hi
    "umulh x24, x0, x8",                 // hi(n4 y1)
    "adcs x6, x6, x24",                  // b6 += hi
    "umulh x24, x0, x12",                // hi(n4 y2)
    "adcs x10, x10, x24",                // b7 += hi
    "umulh x24, x0, x13",                // hi(n4 y3)
    "adcs x11, x11, x24",                // b8 += hi
    "umulh x0, x0, x3",                  // hi(n4 y4)
    "adcs x0, x22, x0",                  // b9 += hi
    "adc x22, x23, xzr",                 // b10 += carry
    "mul x23, x4, x7",                   // lo(n5 y0)
    "adds x21, x21, x23",                // b5 += lo
    "mul x23, x4, x8",                   // lo(n5 y1)
    "adcs x6, x6, x23",                  // b6 += lo
    "mul x23, x4, x12",                  // lo(n5 y2)
    "adcs x10, x10, x23",                // b7 += lo
    "mul x23, x4, x13",                  // lo(n5 y3)
    "adcs x11, x11, x23",                // b8 += lo
    "mul x23, x4, x3",                   // lo(n5 y4)
    "adcs x0, x0, x23",                  // b9 += lo
    "mul x23, x4, x5",                   // lo(n5 y5)
    "adcs x22, x22, x23",                // b10 += lo
    "umulh x5, x4, x5",                  // hi(n5 y5)
    "adc x5, x5, xzr",                   // b11 = hi + carry
    "umulh x23, x4, x7",                 // hi(n5 y0)
    "adds x6, x6, x23",                  // b6 += hi
    "umulh x8, x4, x8",                  // hi(n5 y1)
    "adcs x8, x10, x8",                  // b7 += hi
    "umulh x10, x4, x12",                // hi(n5 y2)
    "adcs x10, x11, x10",                // b8 += hi
    "umulh x11, x4, x13",                // hi(n5 y3)
    "adcs x0, x0, x11",                  // b9 += hi
    "umulh x3, x4, x3",                  // hi(n5 y4)
    "mul x1, x1, x7",                    // lo(n0 y0)
    "adcs x3, x22, x3",                  // b10 += hi
    "adc x4, x5, xzr",                   // b11 += carry
    "ldp x5, x7, [sp, #96]",             // d0, d1
    "adds x5, x5, x1",                   // q0 = d0 + b0
    "adcs x7, x7, x14",                  // q1 = d1 + b1
    "ldp x11, x12, [sp, #112]",          // d2, d3
    "stp x5, x7, [sp, #288]",            // q0, q1 to memory
    "adcs x5, x11, x16",                 // q2 = d2 + b2
    "adcs x7, x12, x17",                 // q3 = d3 + b3
    "ldp x11, x12, [sp, #128]",          // d4, d5
    "stp x5, x7, [sp, #304]",            // q2, q3 to memory
    "adcs x5, x11, x20",                 // q4 = d4 + b4
    "adcs x7, x12, x21",                 // q5 = d5 + b5
    "ldp x11, x12, [sp, #144]",          // d6, d7
    "stp x5, x7, [sp, #320]",            // q4, q5 to memory
    "adcs x5, x11, x6",                  // q6 = d6 + b6
    "adcs x7, x12, x8",                  // q7 = d7 + b7
    "ldp x11, x12, [sp, #160]",          // d8, d9
    "stp x5, x7, [sp, #336]",            // q6, q7 to memory
    "adcs x5, x11, x10",                 // q8 = d8 + b8
    "adcs x7, x12, x0",                  // q9 = d9 + b9
    "ldp x11, x12, [sp, #176]",          // d10, d11
    "stp x5, x7, [sp, #352]",            // q8, q9 to memory
    "adcs x5, x11, x3",                  // q10 = d10 + b10
    "adc x7, x12, x4",                   // q11 = d11 + b11
    "ldp x11, x12, [sp, #192]",          // a0, a1
    "stp x5, x7, [sp, #368]",            // q10, q11 to memory
    "adds x1, x11, x1",                  // t0 = a0 + b0
    "adcs x5, x12, x14",                 // t1 = a1 + b1
    "ldp x7, x11, [sp, #208]",           // a2, a3
    "adcs x7, x7, x16",                  // t2 = a2 + b2
    "adcs x11, x11, x17",                // t3 = a3 + b3
    "ldp x12, x13, [sp, #224]",          // a4, a5
    "adcs x12, x12, x20",                // t4 = a4 + b4
    "adcs x13, x13, x21",                // t5 = a5 + b5
    "ldp x14, x16, [sp, #240]",          // a6, a7
    "adcs x6, x14, x6",                  // t6 = a6 + b6
    "adcs x8, x16, x8",                  // t7 = a7 + b7
    "ldp x14, x16, [sp, #256]",          // a8, a9
    "adcs x10, x14, x10",                // t8 = a8 + b8
    "adcs x0, x16, x0",                  // t9 = a9 + b9
    "ldp x14, x16, [sp, #272]",          // a10, a11
    "adcs x3, x14, x3",                  // t10 = a10 + b10
    "adc x4, x16, x4",                   // t11 = a11 + b11
    "ldp x14, x16, [x2, #{fold1}]",      // f0, f1
    "mul x17, x1, x14",                  // lo(t0 f0)
    "adds x5, x5, x17",                  // t1 += lo
    "mul x17, x1, x16",                  // lo(t0 f1)
    "adcs x7, x7, x17",                  // t2 += lo
    "ldp x17, x20, [x2, #{fold1} + 16]", // f2, f3
    "mul x21, x1, x17",                  // lo(t0 f2)
    "adcs x11, x11, x21",                // t3 += lo
    "mul x21, x1, x20",                  // lo(t0 f3)
    "adcs x12, x12, x21",                // t4 += lo
    "ldp x21, x22, [x2, #{fold1} + 32]", // f4, f5
    "mul x23, x1, x21",                  // lo(t0 f4)
    "adcs x13, x13, x23",                // t5 += lo
    "mul x23, x1, x22",                  // lo(t0 f5)
    "adcs x23, xzr, x23",                // t6 += lo
    "umulh x24, x1, x22",                // hi(t0 f5)
    "adc x24, x24, xzr",                 // t7 = hi + carry
    "umulh x25, x1, x14",                // hi(t0 f0)
    "adds x7, x7, x25",                  // t2 += hi
    "umulh x25, x1, x16",                // hi(t0 f1)
    "adcs x11, x11, x25",                // t3 += hi
    "umulh x25, x1, x17",                // hi(t0 f2)
    "adcs x12, x12, x25",                // t4 += hi
    "umulh x25, x1, x20",                // hi(t0 f3)
    "adcs x13, x13, x25",                // t5 += hi
    "umulh x1, x1, x21",                 // hi(t0 f4)
    "adcs x1, x23, x1",                  // t6 += hi
    "adc x23, x24, xzr",                 // t7 += carry
    "mul x24, x5, x14",                  // lo(t1 f0)
    "adds x7, x7, x24",                  // t2 += lo
    "mul x24, x5, x16",                  // lo(t1 f1)
    "adcs x11, x11, x24",                // t3 += lo
    "mul x24, x5, x17",                  // lo(t1 f2)
    "adcs x12, x12, x24",                // t4 += lo
    "mul x24, x5, x20",                  // lo(t1 f3)
    "adcs x13, x13, x24",                // t5 += lo
    "mul x24, x5, x21",                  // lo(t1 f4)
    "adcs x1, x1, x24",                  // t6 += lo
    "mul x24, x5, x22",                  // lo(t1 f5)
    "adcs x23, x23, x24",                // t7 += lo
    "umulh x24, x5, x22",                // hi(t1 f5)
    "adc x24, x24, xzr",                 // t8 = hi + carry
    "umulh x25, x5, x14",                // hi(t1 f0)
    "adds x11, x11, x25",                // t3 += hi
    "umulh x25, x5, x16",                // hi(t1 f1)
    "adcs x12, x12, x25",                // t4 += hi
    "umulh x25, x5, x17",                // hi(t1 f2)
    "adcs x13, x13, x25",                // t5 += hi
    "umulh x25, x5, x20",                // hi(t1 f3)
    "adcs x1, x1, x25",                  // t6 += hi
    "umulh x5, x5, x21",                 // hi(t1 f4)
    "adcs x5, x23, x5",                  // t7 += hi
    "adc x23, x24, xzr",                 // t8 += carry
    "mul x24, x7, x14",                  // lo(t2 f0)
    "adds x11, x11, x24",                // t3 += lo
    "mul x24, x7, x16",                  // lo(t2 f1)
    "adcs x12, x12, x24",                // t4 += lo
    "mul x24, x7, x17",                  // lo(t2 f2)
    "adcs x13, x13, x24",                // t5 += lo
    "mul x24, x7, x20",                  // lo(t2 f3)
    "adcs x1, x1, x24",                  // t6 += lo
    "mul x24, x7, x21",                  // lo(t2 f4)
    "adcs x5, x5, x24",                  // t7 += lo
    "mul x24, x7, x22",                  // lo(t2 f5)
    "adcs x23, x23, x24",                // t8 += lo
    "umulh x24, x7, x22",                // hi(t2 f5)
    "adc x24, x24, xzr",                 // t9 = hi + carry
    "umulh x25, x7, x14",                // hi(t2 f0)
    "adds x12, x12, x25",                // t4 += hi
    "umulh x25, x7, x16",                // hi(t2 f1)
    "adcs x13, x13, x25",                // t5 += hi
    "umulh x25, x7, x17",                // hi(t2 f2)
    "adcs x1, x1, x25",                  // t6 += hi
    "umulh x25, x7, x20",                // hi(t2 f3)
    "adcs x5, x5, x25",                  // t7 += hi
    "umulh x7, x7, x21",                 // hi(t2 f4)
    "adcs x7, x23, x7",                  // t8 += hi
    "adc x23, x24, xzr",                 // t9 += carry
    "mul x24, x11, x14",                 // lo(t3 f0)
    "adds x12, x12, x24",                // t4 += lo
    "mul x24, x11, x16",                 // lo(t3 f1)
    "adcs x13, x13, x24",                // t5 += lo
    "mul x24, x11, x17",                 // lo(t3 f2)
    "adcs x1, x1, x24",                  // t6 += lo
    "mul x24, x11, x20",                 // lo(t3 f3)
    "adcs x5, x5, x24",                  // t7 += lo
    "mul x24, x11, x21",                 // lo(t3 f4)
    "adcs x7, x7, x24",                  // t8 += lo
    "mul x24, x11, x22",                 // lo(t3 f5)
    "adcs x23, x23, x24",                // t9 += lo
    "umulh x24, x11, x22",               // hi(t3 f5)
    "adc x24, x24, xzr",                 // t10 = hi + carry
    "umulh x25, x11, x14",               // hi(t3 f0)
    "adds x13, x13, x25",                // t5 += hi
    "umulh x25, x11, x16",               // hi(t3 f1)
    "adcs x1, x1, x25",                  // t6 += hi
    "umulh x25, x11, x17",               // hi(t3 f2)
    "adcs x5, x5, x25",                  // t7 += hi
    "umulh x25, x11, x20",               // hi(t3 f3)
    "adcs x7, x7, x25",                  // t8 += hi
    "umulh x11, x11, x21",               // hi(t3 f4)
    "adcs x11, x23, x11",                // t9 += hi
    "adc x23, x24, xzr",                 // t10 += carry
    "mul x24, x12, x14",                 // lo(t4 f0)
    "adds x13, x13, x24",                // t5 += lo
    "mul x24, x12, x16",                 // lo(t4 f1)
    "adcs x1, x1, x24",                  // t6 += lo
    "mul x24, x12, x17",                 // lo(t4 f2)
    "adcs x5, x5, x24",                  // t7 += lo
    "mul x24, x12, x20",                 // lo(t4 f3)
    "adcs x7, x7, x24",                  // t8 += lo
    "mul x24, x12, x21",                 // lo(t4 f4)
    "adcs x11, x11, x24",                // t9 += lo
    "mul x24, x12, x22",                 // lo(t4 f5)
    "adcs x23, x23, x24",                // t10 += lo
    "umulh x22, x12, x22",               // hi(t4 f5)
    "adc x22, x22, xzr",                 // t11 = hi + carry
    "umulh x14, x12, x14",               // hi(t4 f0)
    "adds x1, x1, x14",                  // t6 += hi
    "umulh x14, x12, x16",               // hi(t4 f1)
    "adcs x5, x5, x14",                  // t7 += hi
    "umulh x14, x12, x17",               // hi(t4 f2)
    "adcs x7, x7, x14",                  // t8 += hi
    "umulh x14, x12, x20",               // hi(t4 f3)
    "adcs x11, x11, x14",                // t9 += hi
    "umulh x12, x12, x21",               // hi(t4 f4)
    "adcs x12, x23, x12",                // t10 += hi
    "adc x14, x22, xzr",                 // t11 += carry
    "cmp x13, #1",                       // carry = t5 != 0
    "ldp x16, x17, [x2, #{p}]",          // p0, p1
    "mul x13, x13, x15",                 // lo(t5 n0)
    "mul x15, x13, x17",                 // lo(m5 p1)
    "adcs x1, x1, x15",                  // t6 += lo
    "ldp x15, x20, [x2, #{p} + 16]",     // p2, p3
    "mul x21, x13, x15",                 // lo(m5 p2)
    "adcs x5, x5, x21",                  // t7 += lo
    "mul x21, x13, x20",                 // lo(m5 p3)
    "adcs x7, x7, x21",                  // t8 += lo
    "ldp x21, x22, [x2, #{p} + 32]",     // p4, p5
    "mul x23, x13, x21",                 // lo(m5 p4)
    "adcs x11, x11, x23",                // t9 += lo
    "mul x23, x13, x22",                 // lo(m5 p5)
    "adcs x12, x12, x23",                // t10 += lo
    "umulh x23, x13, x22",               // hi(m5 p5)
    "adc x14, x23, x14",                 // t11 += hi + carry
    "umulh x23, x13, x16",               // hi(m5 p0)
    "adds x1, x1, x23",                  // t6 += hi
    "umulh x23, x13, x17",               // hi(m5 p1)
    "adcs x5, x5, x23",                  // t7 += hi
    "umulh x23, x13, x15",               // hi(m5 p2)
    "adcs x7, x7, x23",                  // t8 += hi
    "umulh x23, x13, x20",               // hi(m5 p3)
    "adcs x11, x11, x23",                // t9 += hi
    "umulh x13, x13, x21",               // hi(m5 p4)
    "adcs x12, x12, x13",                // t10 += hi
    "adc x13, x14, xzr",                 // t11 += carry
    "adds x1, x1, x6",                   // t6 += t6
    "adcs x5, x5, x8",                   // t7 += t7
    "adcs x6, x7, x10",                  // t8 += t8
    "adcs x0, x11, x0",                  // t9 += t9
    "adcs x3, x12, x3",                  // t10 += t10
    "adc x4, x13, x4",                   // t11 += t11
    "subs x7, x1, x16",                  // t6 - p0
    "sbcs x8, x5, x17",                  // t7 - p1
    "sbcs x10, x6, x15",                 // t8 - p2
    "sbcs x11, x0, x20",                 // t9 - p3
    "sbcs x12, x3, x21",                 // t10 - p4
    "sbcs x13, x4, x22",                 // t11 - p5
    "csel x1, x1, x7, lo",               // t6 if it borrowed
    "csel x5, x5, x8, lo",               // t7 if it borrowed
    "stp x1, x5, [sp, #384]",            // r0, r1 to memory
    "csel x1, x6, x10, lo",              // t8 if it borrowed
    "csel x0, x0, x11, lo",              // t9 if it borrowed
    "csel x3, x3, x12, lo",              // t10 if it borrowed
    "stp x1, x0, [sp, #400]",            // r2, r3 to memory
    "csel x0, x4, x13, lo",              // t11 if it borrowed
    "ldp x1, x4, [sp, #288]",            // q0, q1
    "ldp x5, x6, [x2, #{fold1}]",        // f0, f1
    "stp x3, x0, [sp, #416]",            // r4, r5 to memory
    "ldp x0, x3, [sp, #304]",            // q2, q3
    "ldp x7, x8, [x2, #{fold1} + 16]",   // f2, f3
    "ldp x10, x11, [sp, #320]",          // q4, q5
    "ldp x12, x13, [x2, #{fold1} + 32]", // f4, f5
    "ldp x14, x15, [x2, #{p}]",          // p0, p1
    "mul x16, x1, x5",                   // lo(q0 f0)
    "adds x4, x4, x16",                  // q1 += lo
    "mul x16, x1, x6",                   // lo(q0 f1)
    "adcs x0, x0, x16",                  // q2 += lo
    "mul x16, x1, x7",                   // lo(q0 f2)
    "adcs x3, x3, x16",                  // q3 += lo
    "mul x16, x1, x8",                   // lo(q0 f3)
    "adcs x10, x10, x16",                // q4 += lo
    "mul x16, x1, x12",                  // lo(q0 f4)
    "adcs x11, x11, x16",                // q5 += lo
    "mul x16, x1, x13",                  // lo(q0 f5)
    "adcs x16, xzr, x16",                // q6 += lo
    "umulh x17, x1, x13",                // hi(q0 f5)
    "adc x17, x17, xzr",                 // q7 = hi + carry
    "umulh x20, x1, x5",                 // hi(q0 f0)
    "adds x0, x0, x20",                  // q2 += hi
    "umulh x20, x1, x6",                 // hi(q0 f1)
    "adcs x3, x3, x20",                  // q3 += hi
    "umulh x20, x1, x7",                 // hi(q0 f2)
    "adcs x10, x10, x20",                // q4 += hi
    "umulh x20, x1, x8",                 // hi(q0 f3)
    "adcs x11, x11, x20",                // q5 += hi
    "umulh x1, x1, x12",                 // hi(q0 f4)
    "adcs x1, x16, x1",                  // q6 += hi
    "adc x16, x17, xzr",                 // q7 += carry
    "mul x17, x4, x5",                   // lo(q1 f0)
    "adds x0, x0, x17",                  // q2 += lo
    "mul x17, x4, x6",                   // lo(q1 f1)
    "adcs x3, x3, x17",                  // q3 += lo
    "mul x17, x4, x7",                   // lo(q1 f2)
    "adcs x10, x10, x17",                // q4 += lo
    "mul x17, x4, x8",                   // lo(q1 f3)
    "adcs x11, x11, x17",                // q5 += lo
    "mul x17, x4, x12",                  // lo(q1 f4)
    "adcs x1, x1, x17",                  // q6 += lo
    "mul x17, x4, x13",                  // lo(q1 f5)
    "adcs x16, x16, x17",                // q7 += lo
    "umulh x17, x4, x13",                // hi(q1 f5)
    "adc x17, x17, xzr",                 // q8 = hi + carry
    "umulh x20, x4, x5",                 // hi(q1 f0)
    "adds x3, x3, x20",                  // q3 += hi
    "umulh x20, x4, x6",                 // hi(q1 f1)
    "adcs x10, x10, x20",                // q4 += hi
    "umulh x20, x4, x7",                 // hi(q1 f2)
    "adcs x11, x11, x20",                // q5 += hi
    "umulh x20, x4, x8",                 // hi(q1 f3)
    "adcs x1, x1, x20",                  // q6 += hi
    "umulh x4, x4, x12",                 // hi(q1 f4)
    "adcs x4, x16, x4",                  // q7 += hi
    "adc x16, x17, xzr",                 // q8 += carry
    "mul x17, x0, x5",                   // lo(q2 f0)
    "adds x3, x3, x17",                  // q3 += lo
    "mul x17, x0, x6",                   // lo(q2 f1)
    "adcs x10, x10, x17",                // q4 += lo
    "mul x17, x0, x7",                   // lo(q2 f2)
    "adcs x11, x11, x17",                // q5 += lo
    "mul x17, x0, x8",                   // lo(q2 f3)
    "adcs x1, x1, x17",                  // q6 += lo
    "mul x17, x0, x12",                  // lo(q2 f4)
    "adcs x4, x4, x17",                  // q7 += lo
    "mul x17, x0, x13",                  // lo(q2 f5)
    "adcs x16, x16, x17",                // q8 += lo
    "umulh x17, x0, x13",                // hi(q2 f5)
    "adc x17, x17, xzr",                 // q9 = hi + carry
    "umulh x20, x0, x5",                 // hi(q2 f0)
    "adds x10, x10, x20",                // q4 += hi
    "umulh x20, x0, x6",                 // hi(q2 f1)
    "adcs x11, x11, x20",                // q5 += hi
    "umulh x20, x0, x7",                 // hi(q2 f2)
    "adcs x1, x1, x20",                  // q6 += hi
    "umulh x20, x0, x8",                 // hi(q2 f3)
    "adcs x4, x4, x20",                  // q7 += hi
    "umulh x0, x0, x12",                 // hi(q2 f4)
    "adcs x0, x16, x0",                  // q8 += hi
    "adc x16, x17, xzr",                 // q9 += carry
    "mul x17, x3, x5",                   // lo(q3 f0)
    "adds x10, x10, x17",                // q4 += lo
    "mul x17, x3, x6",                   // lo(q3 f1)
    "adcs x11, x11, x17",                // q5 += lo
    "mul x17, x3, x7",                   // lo(q3 f2)
    "adcs x1, x1, x17",                  // q6 += lo
    "mul x17, x3, x8",                   // lo(q3 f3)
    "adcs x4, x4, x17",                  // q7 += lo
    "mul x17, x3, x12",                  // lo(q3 f4)
    "adcs x0, x0, x17",                  // q8 += lo
    "mul x17, x3, x13",                  // lo(q3 f5)
    "adcs x16, x16, x17",                // q9 += lo
    "umulh x17, x3, x13",                // hi(q3 f5)
    "adc x17, x17, xzr",                 // q10 = hi + carry
    "umulh x20, x3, x5",                 // hi(q3 f0)
    "adds x11, x11, x20",                // q5 += hi
    "umulh x20, x3, x6",                 // hi(q3 f1)
    "adcs x1, x1, x20",                  // q6 += hi
    "umulh x20, x3, x7",                 // hi(q3 f2)
    "adcs x4, x4, x20",                  // q7 += hi
    "umulh x20, x3, x8",                 // hi(q3 f3)
    "adcs x0, x0, x20",                  // q8 += hi
    "umulh x3, x3, x12",                 // hi(q3 f4)
    "adcs x3, x16, x3",                  // q9 += hi
    "adc x16, x17, xzr",                 // q10 += carry
    "mul x17, x10, x5",                  // lo(q4 f0)
    "adds x11, x11, x17",                // q5 += lo
    "mul x17, x10, x6",                  // lo(q4 f1)
    "adcs x1, x1, x17",                  // q6 += lo
    "mul x17, x10, x7",                  // lo(q4 f2)
    "adcs x4, x4, x17",                  // q7 += lo
    "mul x17, x10, x8",                  // lo(q4 f3)
    "adcs x0, x0, x17",                  // q8 += lo
    "mul x17, x10, x12",                 // lo(q4 f4)
    "adcs x3, x3, x17",                  // q9 += lo
    "mul x17, x10, x13",                 // lo(q4 f5)
    "adcs x16, x16, x17",                // q10 += lo
    "umulh x13, x10, x13",               // hi(q4 f5)
    "adc x13, x13, xzr",                 // q11 = hi + carry
    "umulh x5, x10, x5",                 // hi(q4 f0)
    "adds x1, x1, x5",                   // q6 += hi
    "umulh x5, x10, x6",                 // hi(q4 f1)
    "umulh x6, x10, x7",                 // hi(q4 f2)
    "umulh x7, x10, x8",                 // hi(q4 f3)
    "umulh x8, x10, x12",                // hi(q4 f4)
    "mul x9, x11, x9",                   // lo(q5 n0)
    "adcs x4, x4, x5",                   // q7 += hi
    "adcs x0, x0, x6",                   // q8 += hi
    "ldp x5, x6, [x2, #{p} + 16]",       // p2, p3
    "ldp x2, x10, [x2, #{p} + 32]",      // p4, p5
    "adcs x3, x3, x7",                   // q9 += hi
    "adcs x7, x16, x8",                  // q10 += hi
    "adc x8, x13, xzr",                  // q11 += carry
    "cmp x11, #1",                       // carry = q5 != 0
    "mul x11, x9, x15",                  // lo(m5 p1)
    "umulh x12, x9, x14",                // hi(m5 p0)
    "umulh x13, x9, x15",                // hi(m5 p1)
    "adcs x1, x1, x11",                  // q6 += lo
    "mul x11, x9, x5",                   // lo(m5 p2)
    "adcs x4, x4, x11",                  // q7 += lo
    "mul x11, x9, x6",                   // lo(m5 p3)
    "adcs x0, x0, x11",                  // q8 += lo
    "mul x11, x9, x2",                   // lo(m5 p4)
    "adcs x3, x3, x11",                  // q9 += lo
    "mul x11, x9, x10",                  // lo(m5 p5)
    "adcs x7, x7, x11",                  // q10 += lo
    "umulh x11, x9, x10",                // hi(m5 p5)
    "adc x8, x11, x8",                   // q11 += hi + carry
    "adds x1, x1, x12",                  // q6 += hi
    "adcs x4, x4, x13",                  // q7 += hi
    "umulh x11, x9, x5",                 // hi(m5 p2)
    "umulh x12, x9, x6",                 // hi(m5 p3)
    "umulh x9, x9, x2",                  // hi(m5 p4)
    "adcs x0, x0, x11",                  // q8 += hi
    "ldp x11, x13, [sp, #336]",          // h0, h1
    "adcs x3, x3, x12",                  // q9 += hi
    "adcs x7, x7, x9",                   // q10 += hi
    "adc x8, x8, xzr",                   // q11 += carry
    "ldp x9, x12, [sp, #352]",           // h2, h3
    "adds x1, x1, x11",                  // q6 += h0
    "adcs x4, x4, x13",                  // q7 += h1
    "ldp x11, x13, [sp, #368]",          // h4, h5
    "adcs x0, x0, x9",                   // q8 += h2
    "adcs x3, x3, x12",                  // q9 += h3
    "ldp x9, x12, [sp, #384]",           // r0, r1
    "adcs x7, x7, x11",                  // q10 += h4
    "adc x8, x8, x13",                   // q11 += h5
    "subs x11, x1, x14",                 // q6 - p0
    "sbcs x13, x4, x15",                 // q7 - p1
    "sbcs x5, x0, x5",                   // q8 - p2
    "sbcs x6, x3, x6",                   // q9 - p3
    "sbcs x2, x7, x2",                   // q10 - p4
    "sbcs x10, x8, x10",                 // q11 - p5
    "csel x11, x1, x11, lo",             // q6 if it borrowed
    "csel x13, x4, x13, lo",             // q7 if it borrowed
    "csel x5, x0, x5, lo",               // q8 if it borrowed
    "csel x6, x3, x6, lo",               // q9 if it borrowed
    "csel x7, x7, x2, lo",               // q10 if it borrowed
    "csel x8, x8, x10, lo",              // q11 if it borrowed
    "ldp x10, x14, [sp, #400]",          // r2, r3
    "ldp x15, x16, [sp, #416]",          // r4, r5
    "add sp, sp, #432",
    "ret",
}
