//! `complex_mul_6_fold_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    complex_product 6 complex_mul_fits;
    ["x8" r0 "x6" r1 "x23" r2 "x13" r3 "x14" r4 "x15" r5];
    ["x27" r6 "x12" r7 "x7" r8 "x22" r9 "x9" r10 "x26" r11];
    ["x5" "x10" "x11" "x16" "x17" "x20" "x21" "x24" "x25" "x28"];
    p n0 fold1;
    "sub sp, sp, #432",
    "ldp x5, x6, [x0]",                  // x0, x1
    "ldp x7, x8, [x3]",                  // y0, y1
    "ldp x9, x10, [x0, #16]",            // x2, x3
    "ldp x11, x12, [x3, #16]",           // y2, y3
    "ldp x13, x14, [x0, #32]",           // x4, x5
    "ldp x15, x16, [x3, #32]",           // y4, y5
    "ldp x17, x20, [x1]",                // z0, z1
    "ldr x21, [x2, #{n0}]",              // n0
    "adds x22, x5, x7",                  // s0 = x0 + y0
    "adcs x23, x6, x8",                  // s1 = x1 + y1
    "adcs x24, x9, x11",                 // s2 = x2 + y2
    "adcs x25, x10, x12",                // s3 = x3 + y3
    "adcs x26, x13, x15",                // s4 = x4 + y4
    "adc x27, x14, x16",                 // s5 = x5 + y5
    "ldp x28, x5, [x4]",                 // w0, w1
    "ldp x7, x6, [x1, #16]",             // z2, z3
    "ldp x8, x9, [x4, #16]",             // w2, w3
    "adds x11, x17, x28",                // e0 = z0 + w0
    "adcs x10, x20, x5",                 // e1 = z1 + w1
    "ldp x12, x13, [x1, #32]",           // z4, z5
    "adcs x15, x7, x8",                  // e2 = z2 + w2
    "adcs x14, x6, x9",                  // e3 = z3 + w3
    "ldp x16, x17, [x4, #32]",           // w4, w5
    "adcs x28, x12, x16",                // e4 = z4 + w4
    "adc x20, x13, x17",                 // e5 = z5 + w5
    "umulh x5, x11, x22",                // hi(e0 s0)
    "mul x7, x11, x23",                  // lo(e0 s1)
    "adds x8, x7, x5",                   // c1 = lo + hi
    "umulh x6, x11, x23",                // hi(e0 s1)
    "mul x9, x11, x24",                  // lo(e0 s2)
    "adcs x12, x9, x6",                  // c2 = lo + hi + carry
    "umulh x16, x11, x24",               // hi(e0 s2)
    "mul x13, x11, x25",                 // lo(e0 s3)
    "adcs x17, x13, x16",                // c3 = lo + hi + carry
    "umulh x7, x11, x25",                // hi(e0 s3)
    "mul x5, x11, x26",                  // lo(e0 s4)
    "adcs x9, x5, x7",                   // c4 = lo + hi + carry
    "umulh x6, x11, x26",                // hi(e0 s4)
    "mul x13, x11, x27",                 // lo(e0 s5)
    "adcs x16, x13, x6",                 // c5 = lo + hi + carry
    "umulh x5, x11, x27",                // hi(e0 s5)
    "adc x7, x5, xzr",                   // c6 = hi + carry
    "mul x13, x10, x22",                 // lo(e1 s0)
    "adds x6, x8, x13",                  // c1 += lo
    "mul x5, x10, x23",                  // lo(e1 s1)
    "adcs x8, x12, x5",                  // c2 += lo
    "mul x13, x10, x24",                 // lo(e1 s2)
    "adcs x12, x17, x13",                // c3 += lo
    "mul x5, x10, x25",                  // lo(e1 s3)
    "adcs x17, x9, x5",                  // c4 += lo
    "mul x13, x10, x26",                 // lo(e1 s4)
    "adcs x9, x16, x13",                 // c5 += lo
    "mul x5, x10, x27",                  // lo(e1 s5)
    "adcs x16, x7, x5",                  // c6 += lo
    "umulh x13, x10, x27",               // hi(e1 s5)
    "adc x7, x13, xzr",                  // c7 = hi + carry
    "umulh x5, x10, x22",                // hi(e1 s0)
    "adds x13, x8, x5",                  // c2 += hi
    "umulh x8, x10, x23",                // hi(e1 s1)
    "adcs x5, x12, x8",                  // c3 += hi
    "umulh x12, x10, x24",               // hi(e1 s2)
    "adcs x8, x17, x12",                 // c4 += hi
    "umulh x17, x10, x25",               // hi(e1 s3)
    "adcs x12, x9, x17",                 // c5 += hi
    "umulh x9, x10, x26",                // hi(e1 s4)
    "adcs x17, x16, x9",                 // c6 += hi
    "adc x10, x7, xzr",                  // c7 += carry
    "mul x16, x15, x22",                 // lo(e2 s0)
    "adds x9, x13, x16",                 // c2 += lo
    "mul x7, x15, x23",                  // lo(e2 s1)
    "adcs x13, x5, x7",                  // c3 += lo
    "mul x16, x15, x24",                 // lo(e2 s2)
    "adcs x5, x8, x16",                  // c4 += lo
    "mul x7, x15, x25",                  // lo(e2 s3)
    "adcs x8, x12, x7",                  // c5 += lo
    "mul x16, x15, x26",                 // lo(e2 s4)
    "adcs x12, x17, x16",                // c6 += lo
    "mul x7, x15, x27",                  // lo(e2 s5)
    "adcs x17, x10, x7",                 // c7 += lo
    "umulh x16, x15, x27",               // hi(e2 s5)
    "adc x10, x16, xzr",                 // c8 = hi + carry
    "umulh x7, x15, x22",                // hi(e2 s0)
    "adds x16, x13, x7",                 // c3 += hi
    "umulh x13, x15, x23",               // hi(e2 s1)
    "adcs x7, x5, x13",                  // c4 += hi
    "umulh x5, x15, x24",                // hi(e2 s2)
    "adcs x13, x8, x5",                  // c5 += hi
    "umulh x8, x15, x25",                // hi(e2 s3)
    "adcs x5, x12, x8",                  // c6 += hi
    "umulh x12, x15, x26",               // hi(e2 s4)
    "adcs x8, x17, x12",                 // c7 += hi
    "adc x15, x10, xzr",                 // c8 += carry
    "mul x17, x14, x22",                 // lo(e3 s0)
    "adds x12, x16, x17",                // c3 += lo
    "mul x10, x14, x23",                 // lo(e3 s1)
    "stp x9, x12, [sp, #16]",            // c2, c3 to memory
    "adcs x16, x7, x10",                 // c4 += lo
    "mul x17, x14, x24",                 // lo(e3 s2)
    "adcs x9, x13, x17",                 // c5 += lo
    "mul x12, x14, x25",                 // lo(e3 s3)
    "adcs x7, x5, x12",                  // c6 += lo
    "mul x10, x14, x26",                 // lo(e3 s4)
    "adcs x13, x8, x10",                 // c7 += lo
    "mul x17, x14, x27",                 // lo(e3 s5)
    "adcs x5, x15, x17",                 // c8 += lo
    "umulh x12, x14, x27",               // hi(e3 s5)
    "adc x8, x12, xzr",                  // c9 = hi + carry
    "umulh x10, x14, x22",               // hi(e3 s0)
    "adds x15, x16, x10",                // c4 += hi
    "umulh x17, x14, x23",               // hi(e3 s1)
    "adcs x12, x9, x17",                 // c5 += hi
    "umulh x16, x14, x24",               // hi(e3 s2)
    "adcs x10, x7, x16",                 // c6 += hi
    "umulh x9, x14, x25",                // hi(e3 s3)
    "adcs x17, x13, x9",                 // c7 += hi
    "umulh x7, x14, x26",                // hi(e3 s4)
    "adcs x16, x5, x7",                  // c8 += hi
    "adc x13, x8, xzr",                  // c9 += carry
    "mul x9, x28, x22",                  // lo(e4 s0)
    "adds x14, x15, x9",                 // c4 += lo
    "mul x5, x28, x23",                  // lo(e4 s1)
    "adcs x7, x12, x5",                  // c5 += lo
    "mul x8, x28, x24",                  // lo(e4 s2)
    "adcs x15, x10, x8",                 // c6 += lo
    "mul x9, x28, x25",                  // lo(e4 s3)
    "adcs x12, x17, x9",                 // c7 += lo
    "mul x5, x28, x26",                  // lo(e4 s4)
    "adcs x10, x16, x5",                 // c8 += lo
    "mul x8, x28, x27",                  // lo(e4 s5)
    "adcs x17, x13, x8",                 // c9 += lo
    "umulh x9, x28, x27",                // hi(e4 s5)
    "adc x16, x9, xzr",                  // c10 = hi + carry
    "umulh x5, x28, x22",                // hi(e4 s0)
    "adds x13, x7, x5",                  // c5 += hi
    "umulh x8, x28, x23",                // hi(e4 s1)
    "adcs x9, x15, x8",                  // c6 += hi
    "umulh x7, x28, x24",                // hi(e4 s2)
    "adcs x5, x12, x7",                  // c7 += hi
    "umulh x15, x28, x25",               // hi(e4 s3)
    "adcs x8, x10, x15",                 // c8 += hi
    "umulh x12, x28, x26",               // hi(e4 s4)
    "adcs x7, x17, x12",                 // c9 += hi
    "adc x10, x16, xzr",                 // c10 += carry
    "mul x15, x20, x22",                 // lo(e5 s0)
    "adds x28, x13, x15",                // c5 += lo
    "mul x17, x20, x23",                 // lo(e5 s1)
    "stp x14, x28, [sp, #32]",           // c4, c5 to memory
    "adcs x12, x9, x17",                 // c6 += lo
    "mul x16, x20, x24",                 // lo(e5 s2)
    "adcs x13, x5, x16",                 // c7 += lo
    "mul x15, x20, x25",                 // lo(e5 s3)
    "adcs x14, x8, x15",                 // c8 += lo
    "mul x28, x20, x26",                 // lo(e5 s4)
    "adcs x9, x7, x28",                  // c9 += lo
    "mul x17, x20, x27",                 // lo(e5 s5)
    "adcs x5, x10, x17",                 // c10 += lo
    "umulh x16, x20, x27",               // hi(e5 s5)
    "umulh x8, x20, x23",                // hi(e5 s1)
    "umulh x15, x20, x24",               // hi(e5 s2)
    "umulh x7, x20, x25",                // hi(e5 s3)
    "umulh x28, x20, x26",               // hi(e5 s4)
    "umulh x10, x20, x22",               // hi(e5 s0)
    "adc x17, x16, xzr",                 // c11 = hi + carry
    "mul x27, x11, x22",                 // lo(e0 s0)
    "ldr x23, [x2, #{n0}]",              // n0
    "adds x24, x12, x10",                // c6 += hi
    "adcs x25, x13, x8",                 // c7 += hi
    "adcs x26, x14, x15",                // c8 += hi
    "adcs x20, x9, x7",                  // c9 += hi
    "stp x27, x6, [sp]",                 // c0, c1 to memory
    "stp x24, x25, [sp, #48]",           // c6, c7 to memory
    "stp x26, x20, [sp, #64]",           // c8, c9 to memory
    "adcs x16, x5, x28",                 // c10 += hi
    "adc x11, x17, xzr",                 // c11 += carry
    "ldp x22, x12, [x0]",                // x0, x1
    "ldp x10, x13, [x1]",                // z0, z1
    "ldp x8, x14, [x0, #16]",            // x2, x3
    "stp x16, x11, [sp, #80]",           // c10, c11 to memory
    "ldp x15, x9, [x0, #32]",            // x4, x5
    "ldp x7, x27, [x1, #16]",            // z2, z3
    "ldp x6, x24, [x1, #32]",            // z4, z5
    "ldp x25, x26, [sp]",                // c0, c1
    "umulh x20, x10, x22",               // hi(z0 x0)
    "mul x5, x10, x12",                  // lo(z0 x1)
    "adds x28, x5, x20",                 // a1 = lo + hi
    "umulh x17, x10, x12",               // hi(z0 x1)
    "mul x16, x10, x8",                  // lo(z0 x2)
    "adcs x11, x16, x17",                // a2 = lo + hi + carry
    "umulh x0, x10, x8",                 // hi(z0 x2)
    "mul x1, x10, x14",                  // lo(z0 x3)
    "adcs x5, x1, x0",                   // a3 = lo + hi + carry
    "umulh x20, x10, x14",               // hi(z0 x3)
    "mul x16, x10, x15",                 // lo(z0 x4)
    "adcs x17, x16, x20",                // a4 = lo + hi + carry
    "umulh x1, x10, x15",                // hi(z0 x4)
    "mul x0, x10, x9",                   // lo(z0 x5)
    "adcs x16, x0, x1",                  // a5 = lo + hi + carry
    "umulh x20, x10, x9",                // hi(z0 x5)
    "adc x0, x20, xzr",                  // a6 = hi + carry
    "mul x1, x13, x22",                  // lo(z1 x0)
    "adds x20, x28, x1",                 // a1 += lo
    "mul x28, x13, x12",                 // lo(z1 x1)
    "adcs x1, x11, x28",                 // a2 += lo
    "mul x11, x13, x8",                  // lo(z1 x2)
    "adcs x28, x5, x11",                 // a3 += lo
    "mul x5, x13, x14",                  // lo(z1 x3)
    "adcs x11, x17, x5",                 // a4 += lo
    "mul x17, x13, x15",                 // lo(z1 x4)
    "adcs x5, x16, x17",                 // a5 += lo
    "mul x16, x13, x9",                  // lo(z1 x5)
    "adcs x17, x0, x16",                 // a6 += lo
    "umulh x0, x13, x9",                 // hi(z1 x5)
    "adc x16, x0, xzr",                  // a7 = hi + carry
    "umulh x0, x13, x22",                // hi(z1 x0)
    "adds x1, x1, x0",                   // a2 += hi
    "umulh x0, x13, x12",                // hi(z1 x1)
    "adcs x28, x28, x0",                 // a3 += hi
    "umulh x0, x13, x8",                 // hi(z1 x2)
    "adcs x11, x11, x0",                 // a4 += hi
    "umulh x0, x13, x14",                // hi(z1 x3)
    "adcs x5, x5, x0",                   // a5 += hi
    "umulh x0, x13, x15",                // hi(z1 x4)
    "adcs x13, x17, x0",                 // a6 += hi
    "adc x17, x16, xzr",                 // a7 += carry
    "mul x0, x7, x22",                   // lo(z2 x0)
    "adds x16, x1, x0",                  // a2 += lo
    "mul x1, x7, x12",                   // lo(z2 x1)
    "adcs x0, x28, x1",                  // a3 += lo
    "mul x28, x7, x8",                   // lo(z2 x2)
    "adcs x1, x11, x28",                 // a4 += lo
    "mul x11, x7, x14",                  // lo(z2 x3)
    "adcs x28, x5, x11",                 // a5 += lo
    "mul x5, x7, x15",                   // lo(z2 x4)
    "adcs x11, x13, x5",                 // a6 += lo
    "mul x13, x7, x9",                   // lo(z2 x5)
    "adcs x5, x17, x13",                 // a7 += lo
    "umulh x17, x7, x9",                 // hi(z2 x5)
    "adc x13, x17, xzr",                 // a8 = hi + carry
    "umulh x17, x7, x22",                // hi(z2 x0)
    "adds x0, x0, x17",                  // a3 += hi
    "umulh x17, x7, x12",                // hi(z2 x1)
    "adcs x1, x1, x17",                  // a4 += hi
    "umulh x17, x7, x8",                 // hi(z2 x2)
    "adcs x28, x28, x17",                // a5 += hi
    "umulh x17, x7, x14",                // hi(z2 x3)
    "adcs x11, x11, x17",                // a6 += hi
    "umulh x17, x7, x15",                // hi(z2 x4)
    "adcs x7, x5, x17",                  // a7 += hi
    "adc x5, x13, xzr",                  // a8 += carry
    "mul x17, x27, x22",                 // lo(z3 x0)
    "adds x13, x0, x17",                 // a3 += lo
    "mul x0, x27, x12",                  // lo(z3 x1)
    "stp x16, x13, [sp, #208]",          // a2, a3 to memory
    "adcs x17, x1, x0",                  // a4 += lo
    "mul x1, x27, x8",                   // lo(z3 x2)
    "adcs x0, x28, x1",                  // a5 += lo
    "mul x28, x27, x14",                 // lo(z3 x3)
    "adcs x1, x11, x28",                 // a6 += lo
    "mul x11, x27, x15",                 // lo(z3 x4)
    "adcs x28, x7, x11",                 // a7 += lo
    "mul x7, x27, x9",                   // lo(z3 x5)
    "adcs x11, x5, x7",                  // a8 += lo
    "umulh x5, x27, x9",                 // hi(z3 x5)
    "adc x7, x5, xzr",                   // a9 = hi + carry
    "umulh x5, x27, x22",                // hi(z3 x0)
    "adds x17, x17, x5",                 // a4 += hi
    "umulh x5, x27, x12",                // hi(z3 x1)
    "adcs x0, x0, x5",                   // a5 += hi
    "umulh x5, x27, x8",                 // hi(z3 x2)
    "adcs x1, x1, x5",                   // a6 += hi
    "umulh x5, x27, x14",                // hi(z3 x3)
    "adcs x28, x28, x5",                 // a7 += hi
    "umulh x5, x27, x15",                // hi(z3 x4)
    "adcs x27, x11, x5",                 // a8 += hi
    "adc x11, x7, xzr",                  // a9 += carry
    "mul x5, x6, x22",                   // lo(z4 x0)
    "adds x7, x17, x5",                  // a4 += lo
    "mul x17, x6, x12",                  // lo(z4 x1)
    "adcs x5, x0, x17",                  // a5 += lo
    "mul x0, x6, x8",                    // lo(z4 x2)
    "adcs x17, x1, x0",                  // a6 += lo
    "mul x1, x6, x14",                   // lo(z4 x3)
    "adcs x0, x28, x1",                  // a7 += lo
    "mul x28, x6, x15",                  // lo(z4 x4)
    "adcs x1, x27, x28",                 // a8 += lo
    "mul x27, x6, x9",                   // lo(z4 x5)
    "adcs x28, x11, x27",                // a9 += lo
    "umulh x11, x6, x9",                 // hi(z4 x5)
    "adc x27, x11, xzr",                 // a10 = hi + carry
    "umulh x11, x6, x22",                // hi(z4 x0)
    "adds x5, x5, x11",                  // a5 += hi
    "umulh x11, x6, x12",                // hi(z4 x1)
    "adcs x17, x17, x11",                // a6 += hi
    "umulh x11, x6, x8",                 // hi(z4 x2)
    "adcs x0, x0, x11",                  // a7 += hi
    "umulh x11, x6, x14",                // hi(z4 x3)
    "adcs x1, x1, x11",                  // a8 += hi
    "umulh x11, x6, x15",                // hi(z4 x4)
    "adcs x6, x28, x11",                 // a9 += hi
    "adc x28, x27, xzr",                 // a10 += carry
    "mul x11, x24, x22",                 // lo(z5 x0)
    "adds x27, x5, x11",                 // a5 += lo
    "mul x5, x24, x12",                  // lo(z5 x1)
    "stp x7, x27, [sp, #224]",           // a4, a5 to memory
    "adcs x11, x17, x5",                 // a6 += lo
    "mul x17, x24, x8",                  // lo(z5 x2)
    "adcs x5, x0, x17",                  // a7 += lo
    "mul x0, x24, x14",                  // lo(z5 x3)
    "adcs x17, x1, x0",                  // a8 += lo
    "mul x1, x24, x15",                  // lo(z5 x4)
    "adcs x0, x6, x1",                   // a9 += lo
    "mul x6, x24, x9",                   // lo(z5 x5)
    "adcs x1, x28, x6",                  // a10 += lo
    "umulh x28, x24, x9",                // hi(z5 x5)
    "adc x6, x28, xzr",                  // a11 = hi + carry
    "umulh x9, x24, x22",                // hi(z5 x0)
    "adds x28, x11, x9",                 // a6 += hi
    "umulh x11, x24, x12",               // hi(z5 x1)
    "adcs x9, x5, x11",                  // a7 += hi
    "umulh x12, x24, x8",                // hi(z5 x2)
    "stp x28, x9, [sp, #240]",           // a6, a7 to memory
    "adcs x5, x17, x12",                 // a8 += hi
    "umulh x11, x24, x14",               // hi(z5 x3)
    "adcs x8, x0, x11",                  // a9 += hi
    "umulh x17, x24, x15",               // hi(z5 x4)
    "mul x12, x10, x22",                 // lo(z0 x0)
    "stp x5, x8, [sp, #256]",            // a8, a9 to memory
    "stp x12, x20, [sp, #192]",          // a0, a1 to memory
    "adcs x14, x1, x17",                 // a10 += hi
    "adc x0, x6, xzr",                   // a11 += carry
    "subs x11, x25, x12",                // d0 = c0 - a0
    "stp x14, x0, [sp, #272]",           // a10, a11 to memory
    "sbcs x24, x26, x20",                // d1 = c1 - a1
    "ldp x15, x10, [sp, #16]",           // c2, c3
    "stp x11, x24, [sp, #96]",           // d0, d1 to memory
    "ldp x22, x1, [sp, #32]",            // c4, c5
    "sbcs x17, x15, x16",                // d2 = c2 - a2
    "sbcs x6, x10, x13",                 // d3 = c3 - a3
    "ldp x25, x12, [sp, #48]",           // c6, c7
    "stp x17, x6, [sp, #112]",           // d2, d3 to memory
    "sbcs x26, x22, x7",                 // d4 = c4 - a4
    "sbcs x20, x1, x27",                 // d5 = c5 - a5
    "ldp x11, x24, [sp, #64]",           // c8, c9
    "stp x26, x20, [sp, #128]",          // d4, d5 to memory
    "ldp x15, x16, [sp, #80]",           // c10, c11
    "ldp x10, x13, [x2, #{p}]",          // p0, p1
    "sbcs x17, x25, x28",                // d6 = c6 - a6
    "sbcs x6, x12, x9",                  // d7 = c7 - a7
    "ldp x22, x7, [x4]",                 // w0, w1
    "stp x17, x6, [sp, #144]",           // d6, d7 to memory
    "sbcs x1, x11, x5",                  // d8 = c8 - a8
    "sbcs x27, x24, x8",                 // d9 = c9 - a9
    "ldp x26, x20, [x2, #{p} + 16]",     // p2, p3
    "stp x1, x27, [sp, #160]",           // d8, d9 to memory
    "sbcs x25, x15, x14",                // d10 = c10 - a10
    "sbc x28, x16, x0",                  // d11 = c11 - a11
    "ldp x12, x9, [x4, #16]",            // w2, w3
    "stp x25, x28, [sp, #176]",          // d10, d11 to memory
    "ldp x17, x6, [x2, #{p} + 32]",      // p4, p5
    "ldp x11, x5, [x4, #32]",            // w4, w5
    "ldp x24, x8, [x3]",                 // y0, y1
    "subs x1, x10, x22",                 // n0 = p0 - w0
    "sbcs x27, x13, x7",                 // n1 = p1 - w1
    "ldp x15, x14, [x3, #16]",           // y2, y3
    "ldp x16, x0, [x3, #32]",            // y4, y5
    "sbcs x25, x26, x12",                // n2 = p2 - w2
    "sbcs x28, x20, x9",                 // n3 = p3 - w3
    "ldp x4, x10, [sp, #96]",            // d0, d1
    "sbcs x22, x17, x11",                // n4 = p4 - w4
    "sbc x13, x6, x5",                   // n5 = p5 - w5
    "umulh x7, x1, x24",                 // hi(n0 y0)
    "mul x3, x1, x8",                    // lo(n0 y1)
    "umulh x26, x1, x8",                 // hi(n0 y1)
    "adds x12, x3, x7",                  // b1 = lo + hi
    "mul x20, x1, x15",                  // lo(n0 y2)
    "adcs x9, x20, x26",                 // b2 = lo + hi + carry
    "umulh x17, x1, x15",                // hi(n0 y2)
    "mul x11, x1, x14",                  // lo(n0 y3)
    "adcs x6, x11, x17",                 // b3 = lo + hi + carry
    "umulh x5, x1, x14",                 // hi(n0 y3)
    "mul x3, x1, x16",                   // lo(n0 y4)
    "adcs x7, x3, x5",                   // b4 = lo + hi + carry
    "umulh x20, x1, x16",                // hi(n0 y4)
    "mul x26, x1, x0",                   // lo(n0 y5)
    "adcs x11, x26, x20",                // b5 = lo + hi + carry
    "umulh x17, x1, x0",                 // hi(n0 y5)
    "adc x3, x17, xzr",                  // b6 = hi + carry
    "mul x5, x27, x24",                  // lo(n1 y0)
    "adds x26, x12, x5",                 // b1 += lo
    "mul x20, x27, x8",                  // lo(n1 y1)
    "adcs x17, x9, x20",                 // b2 += lo
    "mul x12, x27, x15",                 // lo(n1 y2)
    "adcs x5, x6, x12",                  // b3 += lo
    "mul x9, x27, x14",                  // lo(n1 y3)
    "adcs x20, x7, x9",                  // b4 += lo
    "mul x6, x27, x16",                  // lo(n1 y4)
    "adcs x12, x11, x6",                 // b5 += lo
    "mul x7, x27, x0",                   // lo(n1 y5)
    "adcs x9, x3, x7",                   // b6 += lo
    "umulh x11, x27, x0",                // hi(n1 y5)
    "adc x6, x11, xzr",                  // b7 = hi + carry
    "umulh x3, x27, x24",                // hi(n1 y0)
    "adds x7, x17, x3",                  // b2 += hi
    "umulh x11, x27, x8",                // hi(n1 y1)
    "adcs x17, x5, x11",                 // b3 += hi
    "umulh x3, x27, x15",                // hi(n1 y2)
    "adcs x5, x20, x3",                  // b4 += hi
    "umulh x11, x27, x14",               // hi(n1 y3)
    "adcs x20, x12, x11",                // b5 += hi
    "umulh x3, x27, x16",                // hi(n1 y4)
    "adcs x12, x9, x3",                  // b6 += hi
    "adc x11, x6, xzr",                  // b7 += carry
    "mul x27, x25, x24",                 // lo(n2 y0)
    "adds x9, x7, x27",                  // b2 += lo
    "mul x3, x25, x8",                   // lo(n2 y1)
    "adcs x6, x17, x3",                  // b3 += lo
    "mul x7, x25, x15",                  // lo(n2 y2)
    "adcs x27, x5, x7",                  // b4 += lo
    "mul x17, x25, x14",                 // lo(n2 y3)
    "adcs x3, x20, x17",                 // b5 += lo
    "mul x5, x25, x16",                  // lo(n2 y4)
    "adcs x7, x12, x5",                  // b6 += lo
    "mul x20, x25, x0",                  // lo(n2 y5)
    "adcs x17, x11, x20",                // b7 += lo
    "umulh x12, x25, x0",                // hi(n2 y5)
    "adc x5, x12, xzr",                  // b8 = hi + carry
    "umulh x11, x25, x24",               // hi(n2 y0)
    "adds x20, x6, x11",                 // b3 += hi
    "umulh x12, x25, x8",                // hi(n2 y1)
    "adcs x6, x27, x12",                 // b4 += hi
    "umulh x11, x25, x15",               // hi(n2 y2)
    "adcs x27, x3, x11",                 // b5 += hi
    "umulh x12, x25, x14",               // hi(n2 y3)
    "adcs x3, x7, x12",                  // b6 += hi
    "umulh x11, x25, x16",               // hi(n2 y4)
    "adcs x7, x17, x11",                 // b7 += hi
    "adc x12, x5, xzr",                  // b8 += carry
    "mul x25, x28, x24",                 // lo(n3 y0)
    "adds x17, x20, x25",                // b3 += lo
    "mul x11, x28, x8",                  // lo(n3 y1)
    "adcs x5, x6, x11",                  // b4 += lo
    "mul x20, x28, x15",                 // lo(n3 y2)
    "adcs x25, x27, x20",                // b5 += lo
    "mul x6, x28, x14",                  // lo(n3 y3)
    "adcs x11, x3, x6",                  // b6 += lo
    "mul x27, x28, x16",                 // lo(n3 y4)
    "adcs x20, x7, x27",                 // b7 += lo
    "mul x3, x28, x0",                   // lo(n3 y5)
    "adcs x6, x12, x3",                  // b8 += lo
    "umulh x7, x28, x0",                 // hi(n3 y5)
    "adc x27, x7, xzr",                  // b9 = hi + carry
    "umulh x12, x28, x24",               // hi(n3 y0)
    "adds x3, x5, x12",                  // b4 += hi
    "umulh x7, x28, x8",                 // hi(n3 y1)
    "adcs x5, x25, x7",                  // b5 += hi
    "umulh x12, x28, x15",               // hi(n3 y2)
    "adcs x25, x11, x12",                // b6 += hi
    "umulh x7, x28, x14",                // hi(n3 y3)
    "adcs x11, x20, x7",                 // b7 += hi
    "umulh x12, x28, x16",               // hi(n3 y4)
    "adcs x20, x6, x12",                 // b8 += hi
    "adc x7, x27, xzr",                  // b9 += carry
    "mul x28, x22, x24",                 // lo(n4 y0)
    "adds x6, x3, x28",                  // b4 += lo
    "mul x12, x22, x8",                  // lo(n4 y1)
    "adcs x27, x5, x12",                 // b5 += lo
    "mul x3, x22, x15",                  // lo(n4 y2)
    "adcs x28, x25, x3",                 // b6 += lo
    "mul x5, x22, x14",                  // lo(n4 y3)
    "adcs x12, x11, x5",                 // b7 += lo
    "mul x25, x22, x16",                 // lo(n4 y4)
    "adcs x3, x20, x25",                 // b8 += lo
    "mul x11, x22, x0",                  // lo(n4 y5)
    "adcs x5, x7, x11",                  // b9 += lo
    "umulh x20, x22, x0",                // hi(n4 y5)
    "adc x25, x20, xzr",                 // b10 = hi + carry
    "umulh x7, x22, x24",                // hi(n4 y0)
    "adds x11, x27, x7",                 // b5 += hi
    "umulh x20, x22, x8",                // hi(n4 y1)
    "adcs x27, x28, x20",                // b6 += hi
    "umulh x7, x22, x15",                // hi(n4 y2)
    "adcs x28, x12, x7",                 // b7 += hi
    "umulh x20, x22, x14",               // hi(n4 y3)
    "adcs x12, x3, x20",                 // b8 += hi
    "umulh x7, x22, x16",                // hi(n4 y4)
    "adcs x3, x5, x7",                   // b9 += hi
    "adc x20, x25, xzr",                 // b10 += carry
    "mul x22, x13, x24",                 // lo(n5 y0)
    "adds x5, x11, x22",                 // b5 += lo
    "mul x7, x13, x8",                   // lo(n5 y1)
    "adcs x25, x27, x7",                 // b6 += lo
    "mul x11, x13, x15",                 // lo(n5 y2)
    "adcs x22, x28, x11",                // b7 += lo
    "mul x27, x13, x14",                 // lo(n5 y3)
    "adcs x7, x12, x27",                 // b8 += lo
    "mul x28, x13, x16",                 // lo(n5 y4)
    "adcs x11, x3, x28",                 // b9 += lo
    "mul x12, x13, x0",                  // lo(n5 y5)
    "adcs x27, x20, x12",                // b10 += lo
    "umulh x3, x13, x0",                 // hi(n5 y5)
    "adc x28, x3, xzr",                  // b11 = hi + carry
    "umulh x20, x13, x24",               // hi(n5 y0)
    "adds x12, x25, x20",                // b6 += hi
    "umulh x0, x13, x8",                 // hi(n5 y1)
    "adcs x3, x22, x0",                  // b7 += hi
    "umulh x25, x13, x15",               // hi(n5 y2)
    "adcs x20, x7, x25",                 // b8 += hi
    "umulh x8, x13, x14",                // hi(n5 y3)
    "umulh x22, x13, x16",               // hi(n5 y4)
    "mul x0, x1, x24",                   // lo(n0 y0)
    "adcs x15, x11, x8",                 // b9 += hi
    "adcs x7, x27, x22",                 // b10 += hi
    "adc x25, x28, xzr",                 // b11 += carry
    "ldp x14, x13, [sp, #112]",          // d2, d3
    "adds x16, x4, x0",                  // q0 = d0 + b0
    "adcs x1, x10, x26",                 // q1 = d1 + b1
    "stp x16, x1, [sp, #288]",           // q0, q1 to memory
    "ldp x24, x11, [sp, #128]",          // d4, d5
    "adcs x8, x14, x9",                  // q2 = d2 + b2
    "adcs x27, x13, x17",                // q3 = d3 + b3
    "stp x8, x27, [sp, #304]",           // q2, q3 to memory
    "ldp x22, x28, [sp, #144]",          // d6, d7
    "adcs x4, x24, x6",                  // q4 = d4 + b4
    "adcs x10, x11, x5",                 // q5 = d5 + b5
    "stp x4, x10, [sp, #320]",           // q4, q5 to memory
    "ldp x16, x1, [sp, #160]",           // d8, d9
    "adcs x14, x22, x12",                // q6 = d6 + b6
    "adcs x13, x28, x3",                 // q7 = d7 + b7
    "stp x14, x13, [sp, #336]",          // q6, q7 to memory
    "ldp x8, x27, [sp, #176]",           // d10, d11
    "adcs x24, x16, x20",                // q8 = d8 + b8
    "adcs x11, x1, x15",                 // q9 = d9 + b9
    "stp x24, x11, [sp, #352]",          // q8, q9 to memory
    "ldp x4, x10, [sp, #192]",           // a0, a1
    "adcs x22, x8, x7",                  // q10 = d10 + b10
    "adc x28, x27, x25",                 // q11 = d11 + b11
    "stp x22, x28, [sp, #368]",          // q10, q11 to memory
    "ldp x14, x13, [sp, #208]",          // a2, a3
    "adds x16, x4, x0",                  // t0 = a0 + b0
    "adcs x1, x10, x26",                 // t1 = a1 + b1
    "ldp x24, x11, [sp, #224]",          // a4, a5
    "adcs x8, x14, x9",                  // t2 = a2 + b2
    "adcs x27, x13, x17",                // t3 = a3 + b3
    "ldp x22, x28, [sp, #240]",          // a6, a7
    "adcs x4, x24, x6",                  // t4 = a4 + b4
    "adcs x0, x11, x5",                  // t5 = a5 + b5
    "ldp x10, x26, [sp, #256]",          // a8, a9
    "adcs x14, x22, x12",                // t6 = a6 + b6
    "adcs x9, x28, x3",                  // t7 = a7 + b7
    "ldp x13, x17, [sp, #272]",          // a10, a11
    "adcs x24, x10, x20",                // t8 = a8 + b8
    "adcs x6, x26, x15",                 // t9 = a9 + b9
    "ldp x11, x5, [x2, #{fold1}]",       // f0, f1
    "adcs x22, x13, x7",                 // t10 = a10 + b10
    "adc x12, x17, x25",                 // t11 = a11 + b11
    "ldp x28, x3, [x2, #{fold1} + 16]",  // f2, f3
    "mul x10, x16, x11",                 // lo(t0 f0)
    "adds x20, x1, x10",                 // t1 += lo
    "mul x26, x16, x5",                  // lo(t0 f1)
    "adcs x15, x8, x26",                 // t2 += lo
    "mul x13, x16, x28",                 // lo(t0 f2)
    "adcs x7, x27, x13",                 // t3 += lo
    "mul x17, x16, x3",                  // lo(t0 f3)
    "adcs x25, x4, x17",                 // t4 += lo
    "ldp x1, x10, [x2, #{fold1} + 32]",  // f4, f5
    "mul x8, x16, x1",                   // lo(t0 f4)
    "adcs x26, x0, x8",                  // t5 += lo
    "mul x27, x16, x10",                 // lo(t0 f5)
    "adcs x13, xzr, x27",                // t6 += lo
    "umulh x4, x16, x10",                // hi(t0 f5)
    "adc x17, x4, xzr",                  // t7 = hi + carry
    "umulh x0, x16, x11",                // hi(t0 f0)
    "adds x8, x15, x0",                  // t2 += hi
    "umulh x27, x16, x5",                // hi(t0 f1)
    "adcs x4, x7, x27",                  // t3 += hi
    "umulh x15, x16, x28",               // hi(t0 f2)
    "adcs x0, x25, x15",                 // t4 += hi
    "umulh x7, x16, x3",                 // hi(t0 f3)
    "adcs x27, x26, x7",                 // t5 += hi
    "umulh x25, x16, x1",                // hi(t0 f4)
    "adcs x15, x13, x25",                // t6 += hi
    "adc x26, x17, xzr",                 // t7 += carry
    "mul x7, x20, x11",                  // lo(t1 f0)
    "adds x16, x8, x7",                  // t2 += lo
    "mul x13, x20, x5",                  // lo(t1 f1)
    "adcs x25, x4, x13",                 // t3 += lo
    "mul x17, x20, x28",                 // lo(t1 f2)
    "adcs x8, x0, x17",                  // t4 += lo
    "mul x7, x20, x3",                   // lo(t1 f3)
    "adcs x4, x27, x7",                  // t5 += lo
    "mul x13, x20, x1",                  // lo(t1 f4)
    "adcs x0, x15, x13",                 // t6 += lo
    "mul x17, x20, x10",                 // lo(t1 f5)
    "adcs x27, x26, x17",                // t7 += lo
    "umulh x7, x20, x10",                // hi(t1 f5)
    "adc x15, x7, xzr",                  // t8 = hi + carry
    "umulh x13, x20, x11",               // hi(t1 f0)
    "adds x26, x25, x13",                // t3 += hi
    "umulh x17, x20, x5",                // hi(t1 f1)
    "adcs x7, x8, x17",                  // t4 += hi
    "umulh x25, x20, x28",               // hi(t1 f2)
    "adcs x13, x4, x25",                 // t5 += hi
    "umulh x8, x20, x3",                 // hi(t1 f3)
    "adcs x17, x0, x8",                  // t6 += hi
    "umulh x4, x20, x1",                 // hi(t1 f4)
    "adcs x25, x27, x4",                 // t7 += hi
    "adc x0, x15, xzr",                  // t8 += carry
    "mul x8, x16, x11",                  // lo(t2 f0)
    "adds x20, x26, x8",                 // t3 += lo
    "mul x27, x16, x5",                  // lo(t2 f1)
    "adcs x4, x7, x27",                  // t4 += lo
    "mul x15, x16, x28",                 // lo(t2 f2)
    "adcs x26, x13, x15",                // t5 += lo
    "mul x8, x16, x3",                   // lo(t2 f3)
    "adcs x7, x17, x8",                  // t6 += lo
    "mul x27, x16, x1",                  // lo(t2 f4)
    "adcs x13, x25, x27",                // t7 += lo
    "mul x15, x16, x10",                 // lo(t2 f5)
    "adcs x17, x0, x15",                 // t8 += lo
    "umulh x8, x16, x10",                // hi(t2 f5)
    "adc x25, x8, xzr",                  // t9 = hi + carry
    "umulh x27, x16, x11",               // hi(t2 f0)
    "adds x0, x4, x27",                  // t4 += hi
    "umulh x15, x16, x5",                // hi(t2 f1)
    "adcs x8, x26, x15",                 // t5 += hi
    "umulh x4, x16, x28",                // hi(t2 f2)
    "adcs x27, x7, x4",                  // t6 += hi
    "umulh x26, x16, x3",                // hi(t2 f3)
    "adcs x15, x13, x26",                // t7 += hi
    "umulh x7, x16, x1",                 // hi(t2 f4)
    "adcs x4, x17, x7",                  // t8 += hi
    "adc x13, x25, xzr",                 // t9 += carry
    "mul x26, x20, x11",                 // lo(t3 f0)
    "adds x16, x0, x26",                 // t4 += lo
    "mul x17, x20, x5",                  // lo(t3 f1)
    "adcs x7, x8, x17",                  // t5 += lo
    "mul x25, x20, x28",                 // lo(t3 f2)
    "adcs x0, x27, x25",                 // t6 += lo
    "mul x26, x20, x3",                  // lo(t3 f3)
    "adcs x8, x15, x26",                 // t7 += lo
    "mul x17, x20, x1",                  // lo(t3 f4)
    "adcs x27, x4, x17",                 // t8 += lo
    "mul x25, x20, x10",                 // lo(t3 f5)
    "adcs x15, x13, x25",                // t9 += lo
    "umulh x26, x20, x10",               // hi(t3 f5)
    "adc x4, x26, xzr",                  // t10 = hi + carry
    "umulh x17, x20, x11",               // hi(t3 f0)
    "adds x13, x7, x17",                 // t5 += hi
    "umulh x25, x20, x5",                // hi(t3 f1)
    "adcs x26, x0, x25",                 // t6 += hi
    "umulh x7, x20, x28",                // hi(t3 f2)
    "adcs x17, x8, x7",                  // t7 += hi
    "umulh x0, x20, x3",                 // hi(t3 f3)
    "adcs x25, x27, x0",                 // t8 += hi
    "umulh x8, x20, x1",                 // hi(t3 f4)
    "adcs x7, x15, x8",                  // t9 += hi
    "adc x27, x4, xzr",                  // t10 += carry
    "mul x0, x16, x11",                  // lo(t4 f0)
    "adds x20, x13, x0",                 // t5 += lo
    "mul x15, x16, x5",                  // lo(t4 f1)
    "adcs x8, x26, x15",                 // t6 += lo
    "mul x4, x16, x28",                  // lo(t4 f2)
    "adcs x13, x17, x4",                 // t7 += lo
    "mul x0, x16, x3",                   // lo(t4 f3)
    "adcs x26, x25, x0",                 // t8 += lo
    "mul x15, x16, x1",                  // lo(t4 f4)
    "adcs x17, x7, x15",                 // t9 += lo
    "mul x4, x16, x10",                  // lo(t4 f5)
    "adcs x25, x27, x4",                 // t10 += lo
    "umulh x0, x16, x10",                // hi(t4 f5)
    "adc x7, x0, xzr",                   // t11 = hi + carry
    "umulh x15, x16, x11",               // hi(t4 f0)
    "adds x27, x8, x15",                 // t6 += hi
    "umulh x4, x16, x5",                 // hi(t4 f1)
    "adcs x10, x13, x4",                 // t7 += hi
    "umulh x0, x16, x28",                // hi(t4 f2)
    "umulh x11, x16, x3",                // hi(t4 f3)
    "umulh x8, x16, x1",                 // hi(t4 f4)
    "mul x15, x20, x21",                 // lo(t5 n0)
    "adcs x5, x26, x0",                  // t8 += hi
    "adcs x13, x17, x11",                // t9 += hi
    "ldp x4, x28, [x2, #{p}]",           // p0, p1
    "adcs x3, x25, x8",                  // t10 += hi
    "adc x16, x7, xzr",                  // t11 += carry
    "cmp x20, #1",                       // carry = t5 != 0
    "ldp x1, x21, [x2, #{p} + 16]",      // p2, p3
    "mul x26, x15, x28",                 // lo(m5 p1)
    "adcs x0, x27, x26",                 // t6 += lo
    "mul x17, x15, x1",                  // lo(m5 p2)
    "adcs x11, x10, x17",                // t7 += lo
    "mul x25, x15, x21",                 // lo(m5 p3)
    "adcs x8, x5, x25",                  // t8 += lo
    "ldp x7, x20, [x2, #{p} + 32]",      // p4, p5
    "mul x27, x15, x7",                  // lo(m5 p4)
    "adcs x26, x13, x27",                // t9 += lo
    "mul x10, x15, x20",                 // lo(m5 p5)
    "adcs x17, x3, x10",                 // t10 += lo
    "umulh x5, x15, x20",                // hi(m5 p5)
    "adc x25, x5, x16",                  // t11 += hi + carry
    "umulh x13, x15, x4",                // hi(m5 p0)
    "adds x27, x0, x13",                 // t6 += hi
    "umulh x3, x15, x28",                // hi(m5 p1)
    "adcs x10, x11, x3",                 // t7 += hi
    "umulh x5, x15, x1",                 // hi(m5 p2)
    "adcs x16, x8, x5",                  // t8 += hi
    "umulh x0, x15, x21",                // hi(m5 p3)
    "adcs x13, x26, x0",                 // t9 += hi
    "umulh x11, x15, x7",                // hi(m5 p4)
    "adcs x3, x17, x11",                 // t10 += hi
    "adc x8, x25, xzr",                  // t11 += carry
    "adds x5, x27, x14",                 // t6 += t6
    "adcs x26, x10, x9",                 // t7 += t7
    "adcs x0, x16, x24",                 // t8 += t8
    "adcs x15, x13, x6",                 // t9 += t9
    "adcs x17, x3, x22",                 // t10 += t10
    "adc x11, x8, x12",                  // t11 += t11
    "subs x25, x5, x4",                  // t6 - p0
    "sbcs x27, x26, x28",                // t7 - p1
    "sbcs x14, x0, x1",                  // t8 - p2
    "sbcs x10, x15, x21",                // t9 - p3
    "sbcs x9, x17, x7",                  // t10 - p4
    "sbcs x16, x11, x20",                // t11 - p5
    "csel x24, x5, x25, lo",             // t6 if it borrowed
    "csel x13, x26, x27, lo",            // t7 if it borrowed
    "stp x24, x13, [sp, #384]",          // r0, r1 to memory
    "csel x6, x0, x14, lo",              // t8 if it borrowed
    "csel x3, x15, x10, lo",             // t9 if it borrowed
    "csel x22, x17, x9, lo",             // t10 if it borrowed
    "stp x6, x3, [sp, #400]",            // r2, r3 to memory
    "csel x8, x11, x16, lo",             // t11 if it borrowed
    "ldp x12, x4, [sp, #288]",           // q0, q1
    "ldp x28, x1, [x2, #{fold1}]",       // f0, f1
    "stp x22, x8, [sp, #416]",           // r4, r5 to memory
    "ldp x21, x7, [sp, #304]",           // q2, q3
    "ldp x20, x5, [x2, #{fold1} + 16]",  // f2, f3
    "ldp x25, x26, [sp, #320]",          // q4, q5
    "ldp x27, x24, [x2, #{fold1} + 32]", // f4, f5
    "ldp x13, x0, [x2, #{p}]",           // p0, p1
    "ldp x14, x15, [x2, #{p} + 16]",     // p2, p3
    "ldp x10, x17, [x2, #{p} + 32]",     // p4, p5
    "mul x9, x12, x28",                  // lo(q0 f0)
    "adds x6, x4, x9",                   // q1 += lo
    "mul x3, x12, x1",                   // lo(q0 f1)
    "adcs x11, x21, x3",                 // q2 += lo
    "mul x16, x12, x20",                 // lo(q0 f2)
    "adcs x22, x7, x16",                 // q3 += lo
    "mul x8, x12, x5",                   // lo(q0 f3)
    "adcs x2, x25, x8",                  // q4 += lo
    "mul x4, x12, x27",                  // lo(q0 f4)
    "adcs x9, x26, x4",                  // q5 += lo
    "mul x21, x12, x24",                 // lo(q0 f5)
    "adcs x3, xzr, x21",                 // q6 += lo
    "umulh x7, x12, x24",                // hi(q0 f5)
    "adc x16, x7, xzr",                  // q7 = hi + carry
    "umulh x25, x12, x28",               // hi(q0 f0)
    "adds x8, x11, x25",                 // q2 += hi
    "umulh x26, x12, x1",                // hi(q0 f1)
    "adcs x4, x22, x26",                 // q3 += hi
    "umulh x21, x12, x20",               // hi(q0 f2)
    "adcs x7, x2, x21",                  // q4 += hi
    "umulh x11, x12, x5",                // hi(q0 f3)
    "adcs x25, x9, x11",                 // q5 += hi
    "umulh x22, x12, x27",               // hi(q0 f4)
    "adcs x26, x3, x22",                 // q6 += hi
    "adc x2, x16, xzr",                  // q7 += carry
    "mul x21, x6, x28",                  // lo(q1 f0)
    "adds x9, x8, x21",                  // q2 += lo
    "mul x11, x6, x1",                   // lo(q1 f1)
    "adcs x12, x4, x11",                 // q3 += lo
    "mul x3, x6, x20",                   // lo(q1 f2)
    "adcs x22, x7, x3",                  // q4 += lo
    "mul x16, x6, x5",                   // lo(q1 f3)
    "adcs x8, x25, x16",                 // q5 += lo
    "mul x21, x6, x27",                  // lo(q1 f4)
    "adcs x4, x26, x21",                 // q6 += lo
    "mul x11, x6, x24",                  // lo(q1 f5)
    "adcs x7, x2, x11",                  // q7 += lo
    "umulh x3, x6, x24",                 // hi(q1 f5)
    "adc x25, x3, xzr",                  // q8 = hi + carry
    "umulh x16, x6, x28",                // hi(q1 f0)
    "adds x26, x12, x16",                // q3 += hi
    "umulh x21, x6, x1",                 // hi(q1 f1)
    "adcs x2, x22, x21",                 // q4 += hi
    "umulh x11, x6, x20",                // hi(q1 f2)
    "adcs x3, x8, x11",                  // q5 += hi
    "umulh x12, x6, x5",                 // hi(q1 f3)
    "adcs x16, x4, x12",                 // q6 += hi
    "umulh x22, x6, x27",                // hi(q1 f4)
    "adcs x21, x7, x22",                 // q7 += hi
    "adc x8, x25, xzr",                  // q8 += carry
    "mul x11, x9, x28",                  // lo(q2 f0)
    "adds x4, x26, x11",                 // q3 += lo
    "mul x12, x9, x1",                   // lo(q2 f1)
    "adcs x6, x2, x12",                  // q4 += lo
    "mul x7, x9, x20",                   // lo(q2 f2)
    "adcs x22, x3, x7",                  // q5 += lo
    "mul x25, x9, x5",                   // lo(q2 f3)
    "adcs x26, x16, x25",                // q6 += lo
    "mul x11, x9, x27",                  // lo(q2 f4)
    "adcs x2, x21, x11",                 // q7 += lo
    "mul x12, x9, x24",                  // lo(q2 f5)
    "adcs x3, x8, x12",                  // q8 += lo
    "umulh x7, x9, x24",                 // hi(q2 f5)
    "adc x16, x7, xzr",                  // q9 = hi + carry
    "umulh x25, x9, x28",                // hi(q2 f0)
    "adds x21, x6, x25",                 // q4 += hi
    "umulh x11, x9, x1",                 // hi(q2 f1)
    "adcs x8, x22, x11",                 // q5 += hi
    "umulh x12, x9, x20",                // hi(q2 f2)
    "adcs x7, x26, x12",                 // q6 += hi
    "umulh x6, x9, x5",                  // hi(q2 f3)
    "adcs x25, x2, x6",                  // q7 += hi
    "umulh x22, x9, x27",                // hi(q2 f4)
    "adcs x11, x3, x22",                 // q8 += hi
    "adc x26, x16, xzr",                 // q9 += carry
    "mul x12, x4, x28",                  // lo(q3 f0)
    "adds x2, x21, x12",                 // q4 += lo
    "mul x6, x4, x1",                    // lo(q3 f1)
    "adcs x9, x8, x6",                   // q5 += lo
    "mul x3, x4, x20",                   // lo(q3 f2)
    "adcs x22, x7, x3",                  // q6 += lo
    "mul x16, x4, x5",                   // lo(q3 f3)
    "adcs x21, x25, x16",                // q7 += lo
    "mul x12, x4, x27",                  // lo(q3 f4)
    "adcs x8, x11, x12",                 // q8 += lo
    "mul x6, x4, x24",                   // lo(q3 f5)
    "adcs x7, x26, x6",                  // q9 += lo
    "umulh x3, x4, x24",                 // hi(q3 f5)
    "adc x25, x3, xzr",                  // q10 = hi + carry
    "umulh x16, x4, x28",                // hi(q3 f0)
    "adds x11, x9, x16",                 // q5 += hi
    "umulh x12, x4, x1",                 // hi(q3 f1)
    "adcs x26, x22, x12",                // q6 += hi
    "umulh x6, x4, x20",                 // hi(q3 f2)
    "adcs x3, x21, x6",                  // q7 += hi
    "umulh x9, x4, x5",                  // hi(q3 f3)
    "adcs x16, x8, x9",                  // q8 += hi
    "umulh x22, x4, x27",                // hi(q3 f4)
    "adcs x12, x7, x22",                 // q9 += hi
    "adc x21, x25, xzr",                 // q10 += carry
    "mul x6, x2, x28",                   // lo(q4 f0)
    "adds x8, x11, x6",                  // q5 += lo
    "mul x9, x2, x1",                    // lo(q4 f1)
    "adcs x4, x26, x9",                  // q6 += lo
    "mul x7, x2, x20",                   // lo(q4 f2)
    "adcs x22, x3, x7",                  // q7 += lo
    "mul x25, x2, x5",                   // lo(q4 f3)
    "adcs x11, x16, x25",                // q8 += lo
    "mul x6, x2, x27",                   // lo(q4 f4)
    "adcs x26, x12, x6",                 // q9 += lo
    "mul x9, x2, x24",                   // lo(q4 f5)
    "adcs x3, x21, x9",                  // q10 += lo
    "umulh x7, x2, x24",                 // hi(q4 f5)
    "umulh x16, x2, x28",                // hi(q4 f0)
    "umulh x25, x2, x1",                 // hi(q4 f1)
    "umulh x12, x2, x20",                // hi(q4 f2)
    "umulh x6, x2, x5",                  // hi(q4 f3)
    "umulh x21, x2, x27",                // hi(q4 f4)
    "adc x9, x7, xzr",                   // q11 = hi + carry
    "adds x24, x4, x16",                 // q6 += hi
    "mul x28, x8, x23",                  // lo(q5 n0)
    "ldp x1, x20, [sp, #336]",           // h0, h1
    "adcs x5, x22, x25",                 // q7 += hi
    "adcs x2, x11, x12",                 // q8 += hi
    "ldp x27, x7, [sp, #352]",           // h2, h3
    "adcs x4, x26, x6",                  // q9 += hi
    "adcs x16, x3, x21",                 // q10 += hi
    "adc x23, x9, xzr",                  // q11 += carry
    "cmp x8, #1",                        // carry = q5 != 0
    "mul x22, x28, x0",                  // lo(m5 p1)
    "mul x25, x28, x14",                 // lo(m5 p2)
    "mul x11, x28, x15",                 // lo(m5 p3)
    "adcs x12, x24, x22",                // q6 += lo
    "adcs x26, x5, x25",                 // q7 += lo
    "mul x6, x28, x10",                  // lo(m5 p4)
    "mul x3, x28, x17",                  // lo(m5 p5)
    "adcs x21, x2, x11",                 // q8 += lo
    "umulh x9, x28, x17",                // hi(m5 p5)
    "adcs x8, x4, x6",                   // q9 += lo
    "adcs x24, x16, x3",                 // q10 += lo
    "umulh x22, x28, x13",               // hi(m5 p0)
    "umulh x5, x28, x0",                 // hi(m5 p1)
    "adc x25, x9, x23",                  // q11 += hi + carry
    "umulh x2, x28, x14",                // hi(m5 p2)
    "adds x11, x12, x22",                // q6 += hi
    "adcs x4, x26, x5",                  // q7 += hi
    "umulh x6, x28, x15",                // hi(m5 p3)
    "umulh x16, x28, x10",               // hi(m5 p4)
    "adcs x3, x21, x2",                  // q8 += hi
    "ldp x9, x23, [sp, #368]",           // h4, h5
    "adcs x12, x8, x6",                  // q9 += hi
    "adcs x22, x24, x16",                // q10 += hi
    "adc x26, x25, xzr",                 // q11 += carry
    "adds x5, x11, x1",                  // q6 += h0
    "adcs x28, x4, x20",                 // q7 += h1
    "adcs x21, x3, x27",                 // q8 += h2
    "adcs x2, x12, x7",                  // q9 += h3
    "ldp x8, x6, [sp, #384]",            // r0, r1
    "adcs x24, x22, x9",                 // q10 += h4
    "adc x16, x26, x23",                 // q11 += h5
    "subs x25, x5, x13",                 // q6 - p0
    "sbcs x11, x28, x0",                 // q7 - p1
    "sbcs x1, x21, x14",                 // q8 - p2
    "sbcs x4, x2, x15",                  // q9 - p3
    "sbcs x20, x24, x10",                // q10 - p4
    "sbcs x3, x16, x17",                 // q11 - p5
    "csel x27, x5, x25, lo",             // q6 if it borrowed
    "csel x12, x28, x11, lo",            // q7 if it borrowed
    "csel x7, x21, x1, lo",              // q8 if it borrowed
    "csel x22, x2, x4, lo",              // q9 if it borrowed
    "csel x9, x24, x20, lo",             // q10 if it borrowed
    "csel x26, x16, x3, lo",             // q11 if it borrowed
    "ldp x23, x13, [sp, #400]",          // r2, r3
    "ldp x14, x15, [sp, #416]",          // r4, r5
    "add sp, sp, #432",
    "ret",
}
