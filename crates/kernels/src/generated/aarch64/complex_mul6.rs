//! `complex_mul_6_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    complex_product 6 2;
    ["x20" r0 "x15" r1 "x13" r2 "x6" r3 "x28" r4 "x7" r5];
    ["x12" r6 "x5" r7 "x14" r8 "x10" r9 "x25" r10 "x22" r11];
    ["x8" "x9" "x11" "x16" "x17" "x21" "x23" "x24" "x26" "x27"];
    p n0;
    "sub sp, sp, #432",
    "ldp x5, x6, [x0]",              // x0, x1
    "ldp x7, x8, [x3]",              // y0, y1
    "ldp x9, x10, [x0, #16]",        // x2, x3
    "ldp x11, x12, [x3, #16]",       // y2, y3
    "ldp x13, x14, [x0, #32]",       // x4, x5
    "ldp x15, x16, [x3, #32]",       // y4, y5
    "ldp x17, x20, [x1]",            // z0, z1
    "adds x21, x5, x7",              // s0 = x0 + y0
    "adcs x22, x6, x8",              // s1 = x1 + y1
    "adcs x23, x9, x11",             // s2 = x2 + y2
    "adcs x24, x10, x12",            // s3 = x3 + y3
    "adcs x25, x13, x15",            // s4 = x4 + y4
    "adc x26, x14, x16",             // s5 = x5 + y5
    "ldp x27, x28, [x4]",            // w0, w1
    "ldp x5, x7, [x1, #16]",         // z2, z3
    "ldp x6, x8, [x4, #16]",         // w2, w3
    "adds x9, x17, x27",             // e0 = z0 + w0
    "adcs x11, x20, x28",            // e1 = z1 + w1
    "ldp x10, x12, [x1, #32]",       // z4, z5
    "adcs x13, x5, x6",              // e2 = z2 + w2
    "adcs x15, x7, x8",              // e3 = z3 + w3
    "ldp x14, x16, [x4, #32]",       // w4, w5
    "adcs x17, x10, x14",            // e4 = z4 + w4
    "adc x27, x12, x16",             // e5 = z5 + w5
    "umulh x20, x9, x21",            // hi(e0 s0)
    "mul x28, x9, x22",              // lo(e0 s1)
    "adds x5, x28, x20",             // c1 = lo + hi
    "umulh x6, x9, x22",             // hi(e0 s1)
    "mul x7, x9, x23",               // lo(e0 s2)
    "adcs x8, x7, x6",               // c2 = lo + hi + carry
    "umulh x10, x9, x23",            // hi(e0 s2)
    "mul x14, x9, x24",              // lo(e0 s3)
    "adcs x12, x14, x10",            // c3 = lo + hi + carry
    "umulh x16, x9, x24",            // hi(e0 s3)
    "mul x28, x9, x25",              // lo(e0 s4)
    "adcs x20, x28, x16",            // c4 = lo + hi + carry
    "umulh x7, x9, x25",             // hi(e0 s4)
    "mul x6, x9, x26",               // lo(e0 s5)
    "adcs x14, x6, x7",              // c5 = lo + hi + carry
    "umulh x10, x9, x26",            // hi(e0 s5)
    "adc x28, x10, xzr",             // c6 = hi + carry
    "mul x16, x11, x21",             // lo(e1 s0)
    "adds x6, x5, x16",              // c1 += lo
    "mul x7, x11, x22",              // lo(e1 s1)
    "adcs x10, x8, x7",              // c2 += lo
    "mul x5, x11, x23",              // lo(e1 s2)
    "adcs x16, x12, x5",             // c3 += lo
    "mul x8, x11, x24",              // lo(e1 s3)
    "adcs x7, x20, x8",              // c4 += lo
    "mul x12, x11, x25",             // lo(e1 s4)
    "adcs x5, x14, x12",             // c5 += lo
    "mul x20, x11, x26",             // lo(e1 s5)
    "adcs x8, x28, x20",             // c6 += lo
    "umulh x14, x11, x26",           // hi(e1 s5)
    "adc x12, x14, xzr",             // c7 = hi + carry
    "umulh x28, x11, x21",           // hi(e1 s0)
    "adds x20, x10, x28",            // c2 += hi
    "umulh x14, x11, x22",           // hi(e1 s1)
    "adcs x10, x16, x14",            // c3 += hi
    "umulh x28, x11, x23",           // hi(e1 s2)
    "adcs x16, x7, x28",             // c4 += hi
    "umulh x14, x11, x24",           // hi(e1 s3)
    "adcs x7, x5, x14",              // c5 += hi
    "umulh x28, x11, x25",           // hi(e1 s4)
    "adcs x5, x8, x28",              // c6 += hi
    "adc x14, x12, xzr",             // c7 += carry
    "mul x11, x13, x21",             // lo(e2 s0)
    "adds x8, x20, x11",             // c2 += lo
    "mul x28, x13, x22",             // lo(e2 s1)
    "adcs x12, x10, x28",            // c3 += lo
    "mul x20, x13, x23",             // lo(e2 s2)
    "adcs x11, x16, x20",            // c4 += lo
    "mul x10, x13, x24",             // lo(e2 s3)
    "adcs x28, x7, x10",             // c5 += lo
    "mul x16, x13, x25",             // lo(e2 s4)
    "adcs x20, x5, x16",             // c6 += lo
    "mul x7, x13, x26",              // lo(e2 s5)
    "adcs x10, x14, x7",             // c7 += lo
    "umulh x5, x13, x26",            // hi(e2 s5)
    "adc x16, x5, xzr",              // c8 = hi + carry
    "umulh x14, x13, x21",           // hi(e2 s0)
    "adds x7, x12, x14",             // c3 += hi
    "umulh x5, x13, x22",            // hi(e2 s1)
    "adcs x12, x11, x5",             // c4 += hi
    "umulh x14, x13, x23",           // hi(e2 s2)
    "adcs x11, x28, x14",            // c5 += hi
    "umulh x5, x13, x24",            // hi(e2 s3)
    "adcs x28, x20, x5",             // c6 += hi
    "umulh x14, x13, x25",           // hi(e2 s4)
    "adcs x20, x10, x14",            // c7 += hi
    "adc x5, x16, xzr",              // c8 += carry
    "mul x13, x15, x21",             // lo(e3 s0)
    "adds x10, x7, x13",             // c3 += lo
    "mul x14, x15, x22",             // lo(e3 s1)
    "stp x8, x10, [sp, #16]",        // c2, c3 to memory
    "adcs x16, x12, x14",            // c4 += lo
    "mul x7, x15, x23",              // lo(e3 s2)
    "adcs x13, x11, x7",             // c5 += lo
    "mul x8, x15, x24",              // lo(e3 s3)
    "adcs x10, x28, x8",             // c6 += lo
    "mul x12, x15, x25",             // lo(e3 s4)
    "adcs x14, x20, x12",            // c7 += lo
    "mul x11, x15, x26",             // lo(e3 s5)
    "adcs x7, x5, x11",              // c8 += lo
    "umulh x28, x15, x26",           // hi(e3 s5)
    "adc x8, x28, xzr",              // c9 = hi + carry
    "umulh x20, x15, x21",           // hi(e3 s0)
    "adds x12, x16, x20",            // c4 += hi
    "umulh x5, x15, x22",            // hi(e3 s1)
    "adcs x11, x13, x5",             // c5 += hi
    "umulh x28, x15, x23",           // hi(e3 s2)
    "adcs x16, x10, x28",            // c6 += hi
    "umulh x20, x15, x24",           // hi(e3 s3)
    "adcs x13, x14, x20",            // c7 += hi
    "umulh x5, x15, x25",            // hi(e3 s4)
    "adcs x10, x7, x5",              // c8 += hi
    "adc x28, x8, xzr",              // c9 += carry
    "mul x14, x17, x21",             // lo(e4 s0)
    "adds x20, x12, x14",            // c4 += lo
    "mul x15, x17, x22",             // lo(e4 s1)
    "adcs x7, x11, x15",             // c5 += lo
    "mul x5, x17, x23",              // lo(e4 s2)
    "adcs x8, x16, x5",              // c6 += lo
    "mul x12, x17, x24",             // lo(e4 s3)
    "adcs x14, x13, x12",            // c7 += lo
    "mul x11, x17, x25",             // lo(e4 s4)
    "adcs x15, x10, x11",            // c8 += lo
    "mul x16, x17, x26",             // lo(e4 s5)
    "adcs x5, x28, x16",             // c9 += lo
    "umulh x13, x17, x26",           // hi(e4 s5)
    "adc x12, x13, xzr",             // c10 = hi + carry
    "umulh x10, x17, x21",           // hi(e4 s0)
    "adds x11, x7, x10",             // c5 += hi
    "umulh x28, x17, x22",           // hi(e4 s1)
    "adcs x16, x8, x28",             // c6 += hi
    "umulh x13, x17, x23",           // hi(e4 s2)
    "adcs x7, x14, x13",             // c7 += hi
    "umulh x10, x17, x24",           // hi(e4 s3)
    "adcs x8, x15, x10",             // c8 += hi
    "umulh x28, x17, x25",           // hi(e4 s4)
    "adcs x14, x5, x28",             // c9 += hi
    "adc x13, x12, xzr",             // c10 += carry
    "mul x15, x27, x21",             // lo(e5 s0)
    "adds x10, x11, x15",            // c5 += lo
    "mul x17, x27, x22",             // lo(e5 s1)
    "stp x20, x10, [sp, #32]",       // c4, c5 to memory
    "adcs x5, x16, x17",             // c6 += lo
    "mul x28, x27, x23",             // lo(e5 s2)
    "adcs x12, x7, x28",             // c7 += lo
    "mul x11, x27, x24",             // lo(e5 s3)
    "adcs x15, x8, x11",             // c8 += lo
    "mul x20, x27, x25",             // lo(e5 s4)
    "adcs x10, x14, x20",            // c9 += lo
    "mul x16, x27, x26",             // lo(e5 s5)
    "adcs x17, x13, x16",            // c10 += lo
    "umulh x7, x27, x26",            // hi(e5 s5)
    "umulh x28, x27, x22",           // hi(e5 s1)
    "umulh x8, x27, x23",            // hi(e5 s2)
    "umulh x11, x27, x24",           // hi(e5 s3)
    "umulh x14, x27, x25",           // hi(e5 s4)
    "umulh x20, x27, x21",           // hi(e5 s0)
    "adc x13, x7, xzr",              // c11 = hi + carry
    "mul x16, x9, x21",              // lo(e0 s0)
    "ldr x26, [x2, #{n0}]",          // n0
    "adds x22, x5, x20",             // c6 += hi
    "adcs x23, x12, x28",            // c7 += hi
    "adcs x24, x15, x8",             // c8 += hi
    "adcs x25, x10, x11",            // c9 += hi
    "stp x16, x6, [sp]",             // c0, c1 to memory
    "stp x22, x23, [sp, #48]",       // c6, c7 to memory
    "stp x24, x25, [sp, #64]",       // c8, c9 to memory
    "adcs x27, x17, x14",            // c10 += hi
    "adc x7, x13, xzr",              // c11 += carry
    "ldp x9, x21, [x0]",             // x0, x1
    "ldp x5, x20, [x1]",             // z0, z1
    "ldp x12, x28, [x0, #16]",       // x2, x3
    "stp x27, x7, [sp, #80]",        // c10, c11 to memory
    "ldp x15, x8, [x0, #32]",        // x4, x5
    "ldp x10, x11, [x1, #16]",       // z2, z3
    "ldp x16, x6, [x1, #32]",        // z4, z5
    "ldp x22, x23, [sp]",            // c0, c1
    "umulh x24, x5, x9",             // hi(z0 x0)
    "mul x25, x5, x21",              // lo(z0 x1)
    "adds x17, x25, x24",            // a1 = lo + hi
    "umulh x14, x5, x21",            // hi(z0 x1)
    "mul x13, x5, x12",              // lo(z0 x2)
    "adcs x27, x13, x14",            // a2 = lo + hi + carry
    "umulh x7, x5, x12",             // hi(z0 x2)
    "mul x0, x5, x28",               // lo(z0 x3)
    "adcs x1, x0, x7",               // a3 = lo + hi + carry
    "umulh x25, x5, x28",            // hi(z0 x3)
    "mul x24, x5, x15",              // lo(z0 x4)
    "adcs x13, x24, x25",            // a4 = lo + hi + carry
    "umulh x14, x5, x15",            // hi(z0 x4)
    "mul x0, x5, x8",                // lo(z0 x5)
    "adcs x7, x0, x14",              // a5 = lo + hi + carry
    "umulh x24, x5, x8",             // hi(z0 x5)
    "adc x25, x24, xzr",             // a6 = hi + carry
    "mul x0, x20, x9",               // lo(z1 x0)
    "adds x14, x17, x0",             // a1 += lo
    "mul x24, x20, x21",             // lo(z1 x1)
    "adcs x17, x27, x24",            // a2 += lo
    "mul x0, x20, x12",              // lo(z1 x2)
    "adcs x27, x1, x0",              // a3 += lo
    "mul x24, x20, x28",             // lo(z1 x3)
    "adcs x1, x13, x24",             // a4 += lo
    "mul x0, x20, x15",              // lo(z1 x4)
    "adcs x13, x7, x0",              // a5 += lo
    "mul x24, x20, x8",              // lo(z1 x5)
    "adcs x7, x25, x24",             // a6 += lo
    "umulh x0, x20, x8",             // hi(z1 x5)
    "adc x25, x0, xzr",              // a7 = hi + carry
    "umulh x24, x20, x9",            // hi(z1 x0)
    "adds x0, x17, x24",             // a2 += hi
    "umulh x17, x20, x21",           // hi(z1 x1)
    "adcs x24, x27, x17",            // a3 += hi
    "umulh x27, x20, x12",           // hi(z1 x2)
    "adcs x17, x1, x27",             // a4 += hi
    "umulh x1, x20, x28",            // hi(z1 x3)
    "adcs x27, x13, x1",             // a5 += hi
    "umulh x13, x20, x15",           // hi(z1 x4)
    "adcs x1, x7, x13",              // a6 += hi
    "adc x20, x25, xzr",             // a7 += carry
    "mul x7, x10, x9",               // lo(z2 x0)
    "adds x13, x0, x7",              // a2 += lo
    "mul x25, x10, x21",             // lo(z2 x1)
    "adcs x0, x24, x25",             // a3 += lo
    "mul x7, x10, x12",              // lo(z2 x2)
    "adcs x24, x17, x7",             // a4 += lo
    "mul x25, x10, x28",             // lo(z2 x3)
    "adcs x17, x27, x25",            // a5 += lo
    "mul x7, x10, x15",              // lo(z2 x4)
    "adcs x27, x1, x7",              // a6 += lo
    "mul x25, x10, x8",              // lo(z2 x5)
    "adcs x1, x20, x25",             // a7 += lo
    "umulh x7, x10, x8",             // hi(z2 x5)
    "adc x20, x7, xzr",              // a8 = hi + carry
    "umulh x25, x10, x9",            // hi(z2 x0)
    "adds x7, x0, x25",              // a3 += hi
    "umulh x0, x10, x21",            // hi(z2 x1)
    "adcs x25, x24, x0",             // a4 += hi
    "umulh x24, x10, x12",           // hi(z2 x2)
    "adcs x0, x17, x24",             // a5 += hi
    "umulh x17, x10, x28",           // hi(z2 x3)
    "adcs x24, x27, x17",            // a6 += hi
    "umulh x27, x10, x15",           // hi(z2 x4)
    "adcs x17, x1, x27",             // a7 += hi
    "adc x10, x20, xzr",             // a8 += carry
    "mul x1, x11, x9",               // lo(z3 x0)
    "adds x27, x7, x1",              // a3 += lo
    "mul x20, x11, x21",             // lo(z3 x1)
    "stp x13, x27, [sp, #208]",      // a2, a3 to memory
    "adcs x7, x25, x20",             // a4 += lo
    "mul x1, x11, x12",              // lo(z3 x2)
    "adcs x25, x0, x1",              // a5 += lo
    "mul x20, x11, x28",             // lo(z3 x3)
    "adcs x0, x24, x20",             // a6 += lo
    "mul x1, x11, x15",              // lo(z3 x4)
    "adcs x24, x17, x1",             // a7 += lo
    "mul x20, x11, x8",              // lo(z3 x5)
    "adcs x17, x10, x20",            // a8 += lo
    "umulh x1, x11, x8",             // hi(z3 x5)
    "adc x10, x1, xzr",              // a9 = hi + carry
    "umulh x20, x11, x9",            // hi(z3 x0)
    "adds x1, x7, x20",              // a4 += hi
    "umulh x7, x11, x21",            // hi(z3 x1)
    "adcs x20, x25, x7",             // a5 += hi
    "umulh x25, x11, x12",           // hi(z3 x2)
    "adcs x7, x0, x25",              // a6 += hi
    "umulh x0, x11, x28",            // hi(z3 x3)
    "adcs x25, x24, x0",             // a7 += hi
    "umulh x24, x11, x15",           // hi(z3 x4)
    "adcs x0, x17, x24",             // a8 += hi
    "adc x11, x10, xzr",             // a9 += carry
    "mul x17, x16, x9",              // lo(z4 x0)
    "adds x24, x1, x17",             // a4 += lo
    "mul x10, x16, x21",             // lo(z4 x1)
    "adcs x1, x20, x10",             // a5 += lo
    "mul x17, x16, x12",             // lo(z4 x2)
    "adcs x20, x7, x17",             // a6 += lo
    "mul x10, x16, x28",             // lo(z4 x3)
    "adcs x7, x25, x10",             // a7 += lo
    "mul x17, x16, x15",             // lo(z4 x4)
    "adcs x25, x0, x17",             // a8 += lo
    "mul x10, x16, x8",              // lo(z4 x5)
    "adcs x0, x11, x10",             // a9 += lo
    "umulh x17, x16, x8",            // hi(z4 x5)
    "adc x11, x17, xzr",             // a10 = hi + carry
    "umulh x10, x16, x9",            // hi(z4 x0)
    "adds x17, x1, x10",             // a5 += hi
    "umulh x1, x16, x21",            // hi(z4 x1)
    "adcs x10, x20, x1",             // a6 += hi
    "umulh x20, x16, x12",           // hi(z4 x2)
    "adcs x1, x7, x20",              // a7 += hi
    "umulh x7, x16, x28",            // hi(z4 x3)
    "adcs x20, x25, x7",             // a8 += hi
    "umulh x25, x16, x15",           // hi(z4 x4)
    "adcs x7, x0, x25",              // a9 += hi
    "adc x16, x11, xzr",             // a10 += carry
    "mul x0, x6, x9",                // lo(z5 x0)
    "adds x25, x17, x0",             // a5 += lo
    "mul x11, x6, x21",              // lo(z5 x1)
    "stp x24, x25, [sp, #224]",      // a4, a5 to memory
    "adcs x17, x10, x11",            // a6 += lo
    "mul x0, x6, x12",               // lo(z5 x2)
    "adcs x10, x1, x0",              // a7 += lo
    "mul x11, x6, x28",              // lo(z5 x3)
    "adcs x1, x20, x11",             // a8 += lo
    "mul x0, x6, x15",               // lo(z5 x4)
    "adcs x20, x7, x0",              // a9 += lo
    "mul x11, x6, x8",               // lo(z5 x5)
    "adcs x7, x16, x11",             // a10 += lo
    "umulh x0, x6, x8",              // hi(z5 x5)
    "adc x16, x0, xzr",              // a11 = hi + carry
    "umulh x11, x6, x9",             // hi(z5 x0)
    "adds x8, x17, x11",             // a6 += hi
    "umulh x0, x6, x21",             // hi(z5 x1)
    "adcs x17, x10, x0",             // a7 += hi
    "umulh x11, x6, x12",            // hi(z5 x2)
    "stp x8, x17, [sp, #240]",       // a6, a7 to memory
    "adcs x21, x1, x11",             // a8 += hi
    "umulh x10, x6, x28",            // hi(z5 x3)
    "adcs x0, x20, x10",             // a9 += hi
    "umulh x12, x6, x15",            // hi(z5 x4)
    "mul x1, x5, x9",                // lo(z0 x0)
    "stp x21, x0, [sp, #256]",       // a8, a9 to memory
    "stp x1, x14, [sp, #192]",       // a0, a1 to memory
    "adcs x11, x7, x12",             // a10 += hi
    "adc x28, x16, xzr",             // a11 += carry
    "subs x20, x22, x1",             // d0 = c0 - a0
    "stp x11, x28, [sp, #272]",      // a10, a11 to memory
    "sbcs x10, x23, x14",            // d1 = c1 - a1
    "ldp x6, x15, [sp, #16]",        // c2, c3
    "stp x20, x10, [sp, #96]",       // d0, d1 to memory
    "ldp x5, x9, [sp, #32]",         // c4, c5
    "sbcs x7, x6, x13",              // d2 = c2 - a2
    "sbcs x12, x15, x27",            // d3 = c3 - a3
    "ldp x16, x22, [sp, #48]",       // c6, c7
    "stp x7, x12, [sp, #112]",       // d2, d3 to memory
    "sbcs x1, x5, x24",              // d4 = c4 - a4
    "sbcs x23, x9, x25",             // d5 = c5 - a5
    "ldp x14, x20, [sp, #64]",       // c8, c9
    "stp x1, x23, [sp, #128]",       // d4, d5 to memory
    "ldp x10, x6, [sp, #80]",        // c10, c11
    "ldp x13, x15, [x2, #{p}]",      // p0, p1
    "sbcs x27, x16, x8",             // d6 = c6 - a6
    "sbcs x7, x22, x17",             // d7 = c7 - a7
    "ldp x12, x5, [x4]",             // w0, w1
    "stp x27, x7, [sp, #144]",       // d6, d7 to memory
    "sbcs x24, x14, x21",            // d8 = c8 - a8
    "sbcs x9, x20, x0",              // d9 = c9 - a9
    "ldp x25, x1, [x2, #{p} + 16]",  // p2, p3
    "stp x24, x9, [sp, #160]",       // d8, d9 to memory
    "sbcs x23, x10, x11",            // d10 = c10 - a10
    "sbc x16, x6, x28",              // d11 = c11 - a11
    "ldp x8, x22, [x4, #16]",        // w2, w3
    "stp x23, x16, [sp, #176]",      // d10, d11 to memory
    "ldp x17, x27, [x2, #{p} + 32]", // p4, p5
    "ldp x7, x14, [x4, #32]",        // w4, w5
    "ldp x21, x20, [x3]",            // y0, y1
    "subs x0, x13, x12",             // n0 = p0 - w0
    "sbcs x24, x15, x5",             // n1 = p1 - w1
    "ldp x9, x10, [x3, #16]",        // y2, y3
    "ldp x11, x6, [x3, #32]",        // y4, y5
    "sbcs x28, x25, x8",             // n2 = p2 - w2
    "sbcs x23, x1, x22",             // n3 = p3 - w3
    "ldp x16, x4, [sp, #96]",        // d0, d1
    "sbcs x13, x17, x7",             // n4 = p4 - w4
    "sbc x12, x27, x14",             // n5 = p5 - w5
    "umulh x15, x0, x21",            // hi(n0 y0)
    "mul x5, x0, x20",               // lo(n0 y1)
    "umulh x3, x0, x20",             // hi(n0 y1)
    "adds x25, x5, x15",             // b1 = lo + hi
    "mul x8, x0, x9",                // lo(n0 y2)
    "adcs x1, x8, x3",               // b2 = lo + hi + carry
    "umulh x22, x0, x9",             // hi(n0 y2)
    "mul x17, x0, x10",              // lo(n0 y3)
    "adcs x7, x17, x22",             // b3 = lo + hi + carry
    "umulh x27, x0, x10",            // hi(n0 y3)
    "mul x14, x0, x11",              // lo(n0 y4)
    "adcs x5, x14, x27",             // b4 = lo + hi + carry
    "umulh x15, x0, x11",            // hi(n0 y4)
    "mul x8, x0, x6",                // lo(n0 y5)
    "adcs x3, x8, x15",              // b5 = lo + hi + carry
    "umulh x17, x0, x6",             // hi(n0 y5)
    "adc x22, x17, xzr",             // b6 = hi + carry
    "mul x14, x24, x21",             // lo(n1 y0)
    "adds x27, x25, x14",            // b1 += lo
    "mul x8, x24, x20",              // lo(n1 y1)
    "adcs x15, x1, x8",              // b2 += lo
    "mul x17, x24, x9",              // lo(n1 y2)
    "adcs x25, x7, x17",             // b3 += lo
    "mul x14, x24, x10",             // lo(n1 y3)
    "adcs x1, x5, x14",              // b4 += lo
    "mul x8, x24, x11",              // lo(n1 y4)
    "adcs x7, x3, x8",               // b5 += lo
    "mul x17, x24, x6",              // lo(n1 y5)
    "adcs x5, x22, x17",             // b6 += lo
    "umulh x14, x24, x6",            // hi(n1 y5)
    "adc x3, x14, xzr",              // b7 = hi + carry
    "umulh x8, x24, x21",            // hi(n1 y0)
    "adds x22, x15, x8",             // b2 += hi
    "umulh x17, x24, x20",           // hi(n1 y1)
    "adcs x14, x25, x17",            // b3 += hi
    "umulh x15, x24, x9",            // hi(n1 y2)
    "adcs x8, x1, x15",              // b4 += hi
    "umulh x25, x24, x10",           // hi(n1 y3)
    "adcs x17, x7, x25",             // b5 += hi
    "umulh x1, x24, x11",            // hi(n1 y4)
    "adcs x15, x5, x1",              // b6 += hi
    "adc x7, x3, xzr",               // b7 += carry
    "mul x25, x28, x21",             // lo(n2 y0)
    "adds x24, x22, x25",            // b2 += lo
    "mul x5, x28, x20",              // lo(n2 y1)
    "adcs x1, x14, x5",              // b3 += lo
    "mul x3, x28, x9",               // lo(n2 y2)
    "adcs x22, x8, x3",              // b4 += lo
    "mul x25, x28, x10",             // lo(n2 y3)
    "adcs x14, x17, x25",            // b5 += lo
    "mul x5, x28, x11",              // lo(n2 y4)
    "adcs x8, x15, x5",              // b6 += lo
    "mul x3, x28, x6",               // lo(n2 y5)
    "adcs x17, x7, x3",              // b7 += lo
    "umulh x25, x28, x6",            // hi(n2 y5)
    "adc x15, x25, xzr",             // b8 = hi + carry
    "umulh x5, x28, x21",            // hi(n2 y0)
    "adds x7, x1, x5",               // b3 += hi
    "umulh x3, x28, x20",            // hi(n2 y1)
    "adcs x25, x22, x3",             // b4 += hi
    "umulh x1, x28, x9",             // hi(n2 y2)
    "adcs x5, x14, x1",              // b5 += hi
    "umulh x22, x28, x10",           // hi(n2 y3)
    "adcs x3, x8, x22",              // b6 += hi
    "umulh x14, x28, x11",           // hi(n2 y4)
    "adcs x1, x17, x14",             // b7 += hi
    "adc x8, x15, xzr",              // b8 += carry
    "mul x22, x23, x21",             // lo(n3 y0)
    "adds x28, x7, x22",             // b3 += lo
    "mul x17, x23, x20",             // lo(n3 y1)
    "adcs x14, x25, x17",            // b4 += lo
    "mul x15, x23, x9",              // lo(n3 y2)
    "adcs x7, x5, x15",              // b5 += lo
    "mul x22, x23, x10",             // lo(n3 y3)
    "adcs x25, x3, x22",             // b6 += lo
    "mul x17, x23, x11",             // lo(n3 y4)
    "adcs x5, x1, x17",              // b7 += lo
    "mul x15, x23, x6",              // lo(n3 y5)
    "adcs x3, x8, x15",              // b8 += lo
    "umulh x22, x23, x6",            // hi(n3 y5)
    "adc x1, x22, xzr",              // b9 = hi + carry
    "umulh x17, x23, x21",           // hi(n3 y0)
    "adds x8, x14, x17",             // b4 += hi
    "umulh x15, x23, x20",           // hi(n3 y1)
    "adcs x22, x7, x15",             // b5 += hi
    "umulh x14, x23, x9",            // hi(n3 y2)
    "adcs x17, x25, x14",            // b6 += hi
    "umulh x7, x23, x10",            // hi(n3 y3)
    "adcs x15, x5, x7",              // b7 += hi
    "umulh x25, x23, x11",           // hi(n3 y4)
    "adcs x14, x3, x25",             // b8 += hi
    "adc x5, x1, xzr",               // b9 += carry
    "mul x7, x13, x21",              // lo(n4 y0)
    "adds x23, x8, x7",              // b4 += lo
    "mul x3, x13, x20",              // lo(n4 y1)
    "adcs x25, x22, x3",             // b5 += lo
    "mul x1, x13, x9",               // lo(n4 y2)
    "adcs x8, x17, x1",              // b6 += lo
    "mul x7, x13, x10",              // lo(n4 y3)
    "adcs x22, x15, x7",             // b7 += lo
    "mul x3, x13, x11",              // lo(n4 y4)
    "adcs x17, x14, x3",             // b8 += lo
    "mul x1, x13, x6",               // lo(n4 y5)
    "adcs x15, x5, x1",              // b9 += lo
    "umulh x7, x13, x6",             // hi(n4 y5)
    "adc x14, x7, xzr",              // b10 = hi + carry
    "umulh x3, x13, x21",            // hi(n4 y0)
    "adds x5, x25, x3",              // b5 += hi
    "umulh x1, x13, x20",            // hi(n4 y1)
    "adcs x7, x8, x1",               // b6 += hi
    "umulh x25, x13, x9",            // hi(n4 y2)
    "adcs x3, x22, x25",             // b7 += hi
    "umulh x8, x13, x10",            // hi(n4 y3)
    "adcs x1, x17, x8",              // b8 += hi
    "umulh x22, x13, x11",           // hi(n4 y4)
    "adcs x25, x15, x22",            // b9 += hi
    "adc x17, x14, xzr",             // b10 += carry
    "mul x8, x12, x21",              // lo(n5 y0)
    "adds x13, x5, x8",              // b5 += lo
    "mul x15, x12, x20",             // lo(n5 y1)
    "adcs x22, x7, x15",             // b6 += lo
    "mul x14, x12, x9",              // lo(n5 y2)
    "adcs x5, x3, x14",              // b7 += lo
    "mul x8, x12, x10",              // lo(n5 y3)
    "adcs x7, x1, x8",               // b8 += lo
    "mul x15, x12, x11",             // lo(n5 y4)
    "adcs x3, x25, x15",             // b9 += lo
    "mul x14, x12, x6",              // lo(n5 y5)
    "adcs x1, x17, x14",             // b10 += lo
    "umulh x8, x12, x6",             // hi(n5 y5)
    "adc x25, x8, xzr",              // b11 = hi + carry
    "umulh x15, x12, x21",           // hi(n5 y0)
    "adds x17, x22, x15",            // b6 += hi
    "umulh x14, x12, x20",           // hi(n5 y1)
    "adcs x6, x5, x14",              // b7 += hi
    "umulh x8, x12, x9",             // hi(n5 y2)
    "adcs x22, x7, x8",              // b8 += hi
    "umulh x15, x12, x10",           // hi(n5 y3)
    "umulh x20, x12, x11",           // hi(n5 y4)
    "mul x5, x0, x21",               // lo(n0 y0)
    "adcs x14, x3, x15",             // b9 += hi
    "adcs x9, x1, x20",              // b10 += hi
    "adc x7, x25, xzr",              // b11 += carry
    "ldp x8, x10, [sp, #112]",       // d2, d3
    "adds x12, x16, x5",             // q0 = d0 + b0
    "adcs x11, x4, x27",             // q1 = d1 + b1
    "stp x12, x11, [sp, #288]",      // q0, q1 to memory
    "ldp x0, x21, [sp, #128]",       // d4, d5
    "adcs x3, x8, x24",              // q2 = d2 + b2
    "adcs x15, x10, x28",            // q3 = d3 + b3
    "stp x3, x15, [sp, #304]",       // q2, q3 to memory
    "ldp x1, x20, [sp, #144]",       // d6, d7
    "adcs x25, x0, x23",             // q4 = d4 + b4
    "adcs x16, x21, x13",            // q5 = d5 + b5
    "stp x25, x16, [sp, #320]",      // q4, q5 to memory
    "ldp x4, x12, [sp, #160]",       // d8, d9
    "adcs x11, x1, x17",             // q6 = d6 + b6
    "adcs x8, x20, x6",              // q7 = d7 + b7
    "stp x11, x8, [sp, #336]",       // q6, q7 to memory
    "ldp x10, x3, [sp, #176]",       // d10, d11
    "adcs x15, x4, x22",             // q8 = d8 + b8
    "adcs x0, x12, x14",             // q9 = d9 + b9
    "stp x15, x0, [sp, #352]",       // q8, q9 to memory
    "ldp x21, x25, [sp, #192]",      // a0, a1
    "adcs x16, x10, x9",             // q10 = d10 + b10
    "adc x1, x3, x7",                // q11 = d11 + b11
    "stp x16, x1, [sp, #368]",       // q10, q11 to memory
    "ldp x20, x11, [sp, #208]",      // a2, a3
    "adds x8, x21, x5",              // t0 = a0 + b0
    "adcs x4, x25, x27",             // t1 = a1 + b1
    "ldp x12, x15, [sp, #224]",      // a4, a5
    "mul x0, x8, x26",               // lo(t0 n0)
    "adcs x10, x20, x24",            // t2 = a2 + b2
    "adcs x3, x11, x28",             // t3 = a3 + b3
    "ldp x16, x1, [sp, #240]",       // a6, a7
    "adcs x21, x12, x23",            // t4 = a4 + b4
    "adcs x5, x15, x13",             // t5 = a5 + b5
    "ldp x25, x27, [sp, #256]",      // a8, a9
    "adcs x20, x16, x17",            // t6 = a6 + b6
    "adcs x24, x1, x6",              // t7 = a7 + b7
    "ldp x11, x28, [sp, #272]",      // a10, a11
    "adcs x12, x25, x22",            // t8 = a8 + b8
    "adcs x23, x27, x14",            // t9 = a9 + b9
    "ldp x15, x13, [x2, #{p}]",      // p0, p1
    "adcs x16, x11, x9",             // t10 = a10 + b10
    "adc x17, x28, x7",              // t11 = a11 + b11
    "cmp x8, #1",                    // carry = t0 != 0
    "ldp x1, x6, [x2, #{p} + 16]",   // p2, p3
    "mul x25, x0, x13",              // lo(m0 p1)
    "adcs x22, x4, x25",             // t1 += lo
    "mul x27, x0, x1",               // lo(m0 p2)
    "adcs x14, x10, x27",            // t2 += lo
    "mul x11, x0, x6",               // lo(m0 p3)
    "adcs x9, x3, x11",              // t3 += lo
    "ldp x28, x7, [x2, #{p} + 32]",  // p4, p5
    "mul x8, x0, x28",               // lo(m0 p4)
    "adcs x4, x21, x8",              // t4 += lo
    "mul x25, x0, x7",               // lo(m0 p5)
    "adcs x10, x5, x25",             // t5 += lo
    "umulh x27, x0, x7",             // hi(m0 p5)
    "adc x3, x27, xzr",              // t6 = hi + carry
    "umulh x11, x0, x15",            // hi(m0 p0)
    "adds x2, x22, x11",             // t1 += hi
    "umulh x21, x0, x13",            // hi(m0 p1)
    "adcs x8, x14, x21",             // t2 += hi
    "umulh x5, x0, x1",              // hi(m0 p2)
    "adcs x25, x9, x5",              // t3 += hi
    "umulh x27, x0, x6",             // hi(m0 p3)
    "adcs x22, x4, x27",             // t4 += hi
    "umulh x11, x0, x28",            // hi(m0 p4)
    "adcs x14, x10, x11",            // t5 += hi
    "adc x21, x3, xzr",              // t6 += carry
    "cmp x2, #1",                    // carry = t1 != 0
    "mul x9, x2, x26",               // lo(t1 n0)
    "mul x5, x9, x13",               // lo(m1 p1)
    "adcs x4, x8, x5",               // t2 += lo
    "mul x27, x9, x1",               // lo(m1 p2)
    "adcs x0, x25, x27",             // t3 += lo
    "mul x10, x9, x6",               // lo(m1 p3)
    "adcs x11, x22, x10",            // t4 += lo
    "mul x3, x9, x28",               // lo(m1 p4)
    "adcs x2, x14, x3",              // t5 += lo
    "mul x8, x9, x7",                // lo(m1 p5)
    "adcs x5, x21, x8",              // t6 += lo
    "umulh x25, x9, x7",             // hi(m1 p5)
    "adc x27, x25, xzr",             // t7 = hi + carry
    "umulh x22, x9, x15",            // hi(m1 p0)
    "adds x10, x4, x22",             // t2 += hi
    "umulh x14, x9, x13",            // hi(m1 p1)
    "adcs x3, x0, x14",              // t3 += hi
    "umulh x21, x9, x1",             // hi(m1 p2)
    "adcs x8, x11, x21",             // t4 += hi
    "umulh x25, x9, x6",             // hi(m1 p3)
    "adcs x4, x2, x25",              // t5 += hi
    "umulh x22, x9, x28",            // hi(m1 p4)
    "adcs x0, x5, x22",              // t6 += hi
    "adc x14, x27, xzr",             // t7 += carry
    "cmp x10, #1",                   // carry = t2 != 0
    "mul x11, x10, x26",             // lo(t2 n0)
    "mul x21, x11, x13",             // lo(m2 p1)
    "adcs x2, x3, x21",              // t3 += lo
    "mul x25, x11, x1",              // lo(m2 p2)
    "adcs x9, x8, x25",              // t4 += lo
    "mul x5, x11, x6",               // lo(m2 p3)
    "adcs x22, x4, x5",              // t5 += lo
    "mul x27, x11, x28",             // lo(m2 p4)
    "adcs x10, x0, x27",             // t6 += lo
    "mul x3, x11, x7",               // lo(m2 p5)
    "adcs x21, x14, x3",             // t7 += lo
    "umulh x8, x11, x7",             // hi(m2 p5)
    "adc x25, x8, xzr",              // t8 = hi + carry
    "umulh x4, x11, x15",            // hi(m2 p0)
    "adds x5, x2, x4",               // t3 += hi
    "umulh x0, x11, x13",            // hi(m2 p1)
    "adcs x27, x9, x0",              // t4 += hi
    "umulh x14, x11, x1",            // hi(m2 p2)
    "adcs x3, x22, x14",             // t5 += hi
    "umulh x8, x11, x6",             // hi(m2 p3)
    "adcs x2, x10, x8",              // t6 += hi
    "umulh x4, x11, x28",            // hi(m2 p4)
    "adcs x9, x21, x4",              // t7 += hi
    "adc x0, x25, xzr",              // t8 += carry
    "cmp x5, #1",                    // carry = t3 != 0
    "mul x22, x5, x26",              // lo(t3 n0)
    "mul x14, x22, x13",             // lo(m3 p1)
    "adcs x10, x27, x14",            // t4 += lo
    "mul x8, x22, x1",               // lo(m3 p2)
    "adcs x11, x3, x8",              // t5 += lo
    "mul x21, x22, x6",              // lo(m3 p3)
    "adcs x4, x2, x21",              // t6 += lo
    "mul x25, x22, x28",             // lo(m3 p4)
    "adcs x5, x9, x25",              // t7 += lo
    "mul x27, x22, x7",              // lo(m3 p5)
    "adcs x14, x0, x27",             // t8 += lo
    "umulh x3, x22, x7",             // hi(m3 p5)
    "adc x8, x3, xzr",               // t9 = hi + carry
    "umulh x2, x22, x15",            // hi(m3 p0)
    "adds x21, x10, x2",             // t4 += hi
    "umulh x9, x22, x13",            // hi(m3 p1)
    "adcs x25, x11, x9",             // t5 += hi
    "umulh x0, x22, x1",             // hi(m3 p2)
    "adcs x27, x4, x0",              // t6 += hi
    "umulh x3, x22, x6",             // hi(m3 p3)
    "adcs x10, x5, x3",              // t7 += hi
    "umulh x2, x22, x28",            // hi(m3 p4)
    "adcs x11, x14, x2",             // t8 += hi
    "adc x9, x8, xzr",               // t9 += carry
    "cmp x21, #1",                   // carry = t4 != 0
    "mul x4, x21, x26",              // lo(t4 n0)
    "mul x0, x4, x13",               // lo(m4 p1)
    "adcs x5, x25, x0",              // t5 += lo
    "mul x3, x4, x1",                // lo(m4 p2)
    "adcs x22, x27, x3",             // t6 += lo
    "mul x14, x4, x6",               // lo(m4 p3)
    "adcs x2, x10, x14",             // t7 += lo
    "mul x8, x4, x28",               // lo(m4 p4)
    "adcs x21, x11, x8",             // t8 += lo
    "mul x25, x4, x7",               // lo(m4 p5)
    "adcs x0, x9, x25",              // t9 += lo
    "umulh x27, x4, x7",             // hi(m4 p5)
    "adc x3, x27, xzr",              // t10 = hi + carry
    "umulh x10, x4, x15",            // hi(m4 p0)
    "adds x14, x5, x10",             // t5 += hi
    "umulh x11, x4, x13",            // hi(m4 p1)
    "adcs x8, x22, x11",             // t6 += hi
    "umulh x9, x4, x1",              // hi(m4 p2)
    "adcs x25, x2, x9",              // t7 += hi
    "umulh x27, x4, x6",             // hi(m4 p3)
    "adcs x5, x21, x27",             // t8 += hi
    "umulh x10, x4, x28",            // hi(m4 p4)
    "adcs x22, x0, x10",             // t9 += hi
    "adc x11, x3, xzr",              // t10 += carry
    "cmp x14, #1",                   // carry = t5 != 0
    "mul x2, x14, x26",              // lo(t5 n0)
    "mul x9, x2, x13",               // lo(m5 p1)
    "adcs x21, x8, x9",              // t6 += lo
    "mul x27, x2, x1",               // lo(m5 p2)
    "adcs x4, x25, x27",             // t7 += lo
    "mul x0, x2, x6",                // lo(m5 p3)
    "adcs x10, x5, x0",              // t8 += lo
    "mul x3, x2, x28",               // lo(m5 p4)
    "adcs x14, x22, x3",             // t9 += lo
    "mul x8, x2, x7",                // lo(m5 p5)
    "adcs x9, x11, x8",              // t10 += lo
    "umulh x25, x2, x7",             // hi(m5 p5)
    "adc x27, x25, xzr",             // t11 = hi + carry
    "umulh x5, x2, x15",             // hi(m5 p0)
    "adds x0, x21, x5",              // t6 += hi
    "umulh x22, x2, x13",            // hi(m5 p1)
    "adcs x3, x4, x22",              // t7 += hi
    "umulh x11, x2, x1",             // hi(m5 p2)
    "adcs x8, x10, x11",             // t8 += hi
    "umulh x25, x2, x6",             // hi(m5 p3)
    "adcs x21, x14, x25",            // t9 += hi
    "umulh x5, x2, x28",             // hi(m5 p4)
    "adcs x4, x9, x5",               // t10 += hi
    "adc x22, x27, xzr",             // t11 += carry
    "adds x10, x0, x20",             // t6 += t6
    "adcs x11, x3, x24",             // t7 += t7
    "adcs x14, x8, x12",             // t8 += t8
    "adcs x25, x21, x23",            // t9 += t9
    "adcs x2, x4, x16",              // t10 += t10
    "adc x9, x22, x17",              // t11 += t11
    "subs x5, x10, x15",             // t6 - p0
    "sbcs x27, x11, x13",            // t7 - p1
    "sbcs x0, x14, x1",              // t8 - p2
    "sbcs x20, x25, x6",             // t9 - p3
    "sbcs x3, x2, x28",              // t10 - p4
    "sbcs x24, x9, x7",              // t11 - p5
    "csel x8, x10, x5, lo",          // t6 if it borrowed
    "csel x12, x11, x27, lo",        // t7 if it borrowed
    "stp x8, x12, [sp, #384]",       // r0, r1 to memory
    "csel x21, x14, x0, lo",         // t8 if it borrowed
    "csel x23, x25, x20, lo",        // t9 if it borrowed
    "csel x4, x2, x3, lo",           // t10 if it borrowed
    "stp x21, x23, [sp, #400]",      // r2, r3 to memory
    "csel x16, x9, x24, lo",         // t11 if it borrowed
    "ldp x22, x17, [sp, #288]",      // q0, q1
    "ldp x10, x5, [sp, #304]",       // q2, q3
    "stp x4, x16, [sp, #416]",       // r4, r5 to memory
    "ldp x11, x27, [sp, #320]",      // q4, q5
    "ldp x8, x12, [sp, #336]",       // h0, h1
    "ldp x14, x0, [sp, #352]",       // h2, h3
    "ldp x25, x20, [sp, #368]",      // h4, h5
    "cmp x22, #1",                   // carry = q0 != 0
    "mul x2, x22, x26",              // lo(q0 n0)
    "mul x3, x2, x13",               // lo(m0 p1)
    "adcs x21, x17, x3",             // q1 += lo
    "mul x23, x2, x1",               // lo(m0 p2)
    "adcs x9, x10, x23",             // q2 += lo
    "mul x24, x2, x6",               // lo(m0 p3)
    "adcs x4, x5, x24",              // q3 += lo
    "mul x16, x2, x28",              // lo(m0 p4)
    "adcs x22, x11, x16",            // q4 += lo
    "mul x17, x2, x7",               // lo(m0 p5)
    "adcs x3, x27, x17",             // q5 += lo
    "umulh x10, x2, x7",             // hi(m0 p5)
    "adc x23, x10, xzr",             // q6 = hi + carry
    "umulh x5, x2, x15",             // hi(m0 p0)
    "adds x24, x21, x5",             // q1 += hi
    "umulh x11, x2, x13",            // hi(m0 p1)
    "adcs x16, x9, x11",             // q2 += hi
    "umulh x27, x2, x1",             // hi(m0 p2)
    "adcs x17, x4, x27",             // q3 += hi
    "umulh x10, x2, x6",             // hi(m0 p3)
    "adcs x21, x22, x10",            // q4 += hi
    "umulh x5, x2, x28",             // hi(m0 p4)
    "adcs x9, x3, x5",               // q5 += hi
    "adc x11, x23, xzr",             // q6 += carry
    "cmp x24, #1",                   // carry = q1 != 0
    "mul x4, x24, x26",              // lo(q1 n0)
    "mul x27, x4, x13",              // lo(m1 p1)
    "adcs x22, x16, x27",            // q2 += lo
    "mul x10, x4, x1",               // lo(m1 p2)
    "adcs x2, x17, x10",             // q3 += lo
    "mul x3, x4, x6",                // lo(m1 p3)
    "adcs x5, x21, x3",              // q4 += lo
    "mul x23, x4, x28",              // lo(m1 p4)
    "adcs x24, x9, x23",             // q5 += lo
    "mul x16, x4, x7",               // lo(m1 p5)
    "adcs x27, x11, x16",            // q6 += lo
    "umulh x17, x4, x7",             // hi(m1 p5)
    "adc x10, x17, xzr",             // q7 = hi + carry
    "umulh x21, x4, x15",            // hi(m1 p0)
    "adds x3, x22, x21",             // q2 += hi
    "umulh x9, x4, x13",             // hi(m1 p1)
    "adcs x23, x2, x9",              // q3 += hi
    "umulh x11, x4, x1",             // hi(m1 p2)
    "adcs x16, x5, x11",             // q4 += hi
    "umulh x17, x4, x6",             // hi(m1 p3)
    "adcs x22, x24, x17",            // q5 += hi
    "umulh x21, x4, x28",            // hi(m1 p4)
    "adcs x2, x27, x21",             // q6 += hi
    "adc x9, x10, xzr",              // q7 += carry
    "cmp x3, #1",                    // carry = q2 != 0
    "mul x5, x3, x26",               // lo(q2 n0)
    "mul x11, x5, x13",              // lo(m2 p1)
    "adcs x24, x23, x11",            // q3 += lo
    "mul x17, x5, x1",               // lo(m2 p2)
    "adcs x4, x16, x17",             // q4 += lo
    "mul x27, x5, x6",               // lo(m2 p3)
    "adcs x21, x22, x27",            // q5 += lo
    "mul x10, x5, x28",              // lo(m2 p4)
    "adcs x3, x2, x10",              // q6 += lo
    "mul x23, x5, x7",               // lo(m2 p5)
    "adcs x11, x9, x23",             // q7 += lo
    "umulh x16, x5, x7",             // hi(m2 p5)
    "adc x17, x16, xzr",             // q8 = hi + carry
    "umulh x22, x5, x15",            // hi(m2 p0)
    "adds x27, x24, x22",            // q3 += hi
    "umulh x2, x5, x13",             // hi(m2 p1)
    "adcs x10, x4, x2",              // q4 += hi
    "umulh x9, x5, x1",              // hi(m2 p2)
    "adcs x23, x21, x9",             // q5 += hi
    "umulh x16, x5, x6",             // hi(m2 p3)
    "adcs x24, x3, x16",             // q6 += hi
    "umulh x22, x5, x28",            // hi(m2 p4)
    "adcs x4, x11, x22",             // q7 += hi
    "adc x2, x17, xzr",              // q8 += carry
    "cmp x27, #1",                   // carry = q3 != 0
    "mul x21, x27, x26",             // lo(q3 n0)
    "mul x9, x21, x13",              // lo(m3 p1)
    "adcs x3, x10, x9",              // q4 += lo
    "mul x16, x21, x1",              // lo(m3 p2)
    "adcs x5, x23, x16",             // q5 += lo
    "mul x11, x21, x6",              // lo(m3 p3)
    "adcs x22, x24, x11",            // q6 += lo
    "mul x17, x21, x28",             // lo(m3 p4)
    "adcs x27, x4, x17",             // q7 += lo
    "mul x10, x21, x7",              // lo(m3 p5)
    "adcs x9, x2, x10",              // q8 += lo
    "umulh x23, x21, x7",            // hi(m3 p5)
    "adc x16, x23, xzr",             // q9 = hi + carry
    "umulh x24, x21, x15",           // hi(m3 p0)
    "adds x11, x3, x24",             // q4 += hi
    "umulh x4, x21, x13",            // hi(m3 p1)
    "adcs x17, x5, x4",              // q5 += hi
    "umulh x2, x21, x1",             // hi(m3 p2)
    "adcs x10, x22, x2",             // q6 += hi
    "umulh x23, x21, x6",            // hi(m3 p3)
    "adcs x3, x27, x23",             // q7 += hi
    "umulh x24, x21, x28",           // hi(m3 p4)
    "adcs x5, x9, x24",              // q8 += hi
    "adc x4, x16, xzr",              // q9 += carry
    "cmp x11, #1",                   // carry = q4 != 0
    "mul x22, x11, x26",             // lo(q4 n0)
    "mul x2, x22, x13",              // lo(m4 p1)
    "adcs x27, x17, x2",             // q5 += lo
    "mul x23, x22, x1",              // lo(m4 p2)
    "adcs x21, x10, x23",            // q6 += lo
    "mul x9, x22, x6",               // lo(m4 p3)
    "adcs x24, x3, x9",              // q7 += lo
    "mul x16, x22, x28",             // lo(m4 p4)
    "adcs x11, x5, x16",             // q8 += lo
    "mul x17, x22, x7",              // lo(m4 p5)
    "adcs x2, x4, x17",              // q9 += lo
    "umulh x10, x22, x7",            // hi(m4 p5)
    "adc x23, x10, xzr",             // q10 = hi + carry
    "umulh x3, x22, x15",            // hi(m4 p0)
    "adds x9, x27, x3",              // q5 += hi
    "umulh x5, x22, x13",            // hi(m4 p1)
    "adcs x16, x21, x5",             // q6 += hi
    "umulh x4, x22, x1",             // hi(m4 p2)
    "adcs x17, x24, x4",             // q7 += hi
    "umulh x10, x22, x6",            // hi(m4 p3)
    "adcs x27, x11, x10",            // q8 += hi
    "umulh x3, x22, x28",            // hi(m4 p4)
    "adcs x21, x2, x3",              // q9 += hi
    "adc x5, x23, xzr",              // q10 += carry
    "cmp x9, #1",                    // carry = q5 != 0
    "mul x24, x9, x26",              // lo(q5 n0)
    "mul x4, x24, x13",              // lo(m5 p1)
    "adcs x11, x16, x4",             // q6 += lo
    "mul x10, x24, x1",              // lo(m5 p2)
    "adcs x22, x17, x10",            // q7 += lo
    "mul x2, x24, x6",               // lo(m5 p3)
    "adcs x3, x27, x2",              // q8 += lo
    "mul x23, x24, x28",             // lo(m5 p4)
    "adcs x9, x21, x23",             // q9 += lo
    "mul x26, x24, x7",              // lo(m5 p5)
    "adcs x16, x5, x26",             // q10 += lo
    "umulh x4, x24, x7",             // hi(m5 p5)
    "adc x17, x4, xzr",              // q11 = hi + carry
    "umulh x10, x24, x15",           // hi(m5 p0)
    "adds x27, x11, x10",            // q6 += hi
    "umulh x2, x24, x13",            // hi(m5 p1)
    "adcs x21, x22, x2",             // q7 += hi
    "umulh x23, x24, x1",            // hi(m5 p2)
    "adcs x5, x3, x23",              // q8 += hi
    "umulh x26, x24, x6",            // hi(m5 p3)
    "adcs x4, x9, x26",              // q9 += hi
    "umulh x11, x24, x28",           // hi(m5 p4)
    "adcs x10, x16, x11",            // q10 += hi
    "adc x22, x17, xzr",             // q11 += carry
    "adds x2, x27, x8",              // q6 += h0
    "adcs x3, x21, x12",             // q7 += h1
    "adcs x23, x5, x14",             // q8 += h2
    "adcs x9, x4, x0",               // q9 += h3
    "adcs x26, x10, x25",            // q10 += h4
    "adc x24, x22, x20",             // q11 += h5
    "subs x16, x2, x15",             // q6 - p0
    "sbcs x11, x3, x13",             // q7 - p1
    "sbcs x17, x23, x1",             // q8 - p2
    "sbcs x27, x9, x6",              // q9 - p3
    "sbcs x8, x26, x28",             // q10 - p4
    "sbcs x21, x24, x7",             // q11 - p5
    "csel x12, x2, x16, lo",         // q6 if it borrowed
    "csel x5, x3, x11, lo",          // q7 if it borrowed
    "csel x14, x23, x17, lo",        // q8 if it borrowed
    "csel x10, x9, x27, lo",         // q9 if it borrowed
    "csel x25, x26, x8, lo",         // q10 if it borrowed
    "csel x22, x24, x21, lo",        // q11 if it borrowed
    "ldp x20, x15, [sp, #384]",      // r0, r1
    "ldp x13, x6, [sp, #400]",       // r2, r3
    "ldp x28, x7, [sp, #416]",       // r4, r5
    "add sp, sp, #432",
    "ret",
}
