//! `mont_sqr_4_shift_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    square 4 shift_fits;
    ["x2" r0 "x4" r1 "x5" r2 "x3" r3];
    ["x6" "x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15"];
    p;
    "ldp x2, x3, [x0]",            // a0, a1
    "ldp x0, x4, [x0, #16]",       // a2, a3
    "ldp x5, x6, [x1, #{p}]",      // p0, p1
    "ldp x1, x7, [x1, #{p} + 16]", // p2, p3
    "adds x8, x3, x3",             // d1, limb 1 of 2a
    "adcs x9, x0, x0",             // d2, limb 2 of 2a
    "adc x10, x4, x4",             // d3, limb 3 of 2a
    "mul x11, x2, x2",             // lo(a0 a0)
    "umulh x12, x2, x2",           // hi(a0 a0)
    "mul x13, x2, x8",             // lo(a0 d1)
    "add x14, x0, x0",             // 2 a2 mod 2^64
    "add x15, x4, x4",             // 2 a3 mod 2^64
    "umulh x8, x2, x8",            // hi(a0 d1)
    "adds x11, x11, x11, lsl #32", // m0 = s0 + 2^32 s0
    "adcs x12, x13, x12",          // s1 = lo + hi + carry
    "mul x13, x2, x9",             // lo(a0 d2)
    "umulh x9, x2, x9",            // hi(a0 d2)
    "adcs x8, x13, x8",            // s2 = lo + hi + carry
    "mul x13, x2, x10",            // lo(a0 d3)
    "umulh x2, x2, x10",           // hi(a0 d3)
    "adcs x9, x13, x9",            // s3 = lo + hi + carry
    "adc x2, x2, xzr",             // s4 = hi + carry
    "mul x13, x3, x3",             // lo(a1 a1)
    "adds x8, x8, x13",            // s2 += lo
    "mul x13, x3, x14",            // lo(a1 2a2)
    "umulh x14, x3, x14",          // hi(a1 2a2)
    "adcs x9, x9, x13",            // s3 += lo
    "mul x13, x3, x10",            // lo(a1 d3)
    "umulh x10, x3, x10",          // hi(a1 d3)
    "adcs x2, x2, x13",            // s4 += lo
    "adc x10, x10, xzr",           // s5 = hi + carry
    "umulh x3, x3, x3",            // hi(a1 a1)
    "mul x13, x0, x0",             // lo(a2 a2)
    "adds x3, x9, x3",             // s3 += hi
    "adcs x2, x2, x14",            // s4 += hi
    "adc x9, x10, xzr",            // s5 += carry
    "mul x10, x0, x15",            // lo(a2 2a3)
    "adds x2, x2, x13",            // s4 += lo
    "umulh x13, x0, x15",          // hi(a2 2a3)
    "umulh x0, x0, x0",            // hi(a2 a2)
    "sub x14, x11, x11, lsr #32",  // m0 - (m0 >> 32)
    "mul x15, x4, x4",             // lo(a3 a3)
    "adcs x9, x9, x10",            // s5 += lo
    "umulh x4, x4, x4",            // hi(a3 a3)
    "umulh x10, x11, x6",          // hi(m0 p1)
    "adc x13, x13, xzr",           // s6 = hi + carry
    "adds x0, x9, x0",             // s5 += hi
    "umulh x9, x11, x1",           // hi(m0 p2)
    "adc x13, x13, xzr",           // s6 += carry
    "adds x13, x13, x15",          // s6 += lo
    "adc x4, x4, xzr",             // s7 = hi + carry
    "subs x12, x12, x14",          // t1 -= hi
    "sbcs x8, x8, x10",            // t2 -= hi
    "sbcs x3, x3, x9",             // t3 -= hi
    "sbc x9, xzr, xzr",            // t4 -= borrow
    "mul x10, x11, x6",            // lo(m0 p1)
    "mul x14, x11, x1",            // lo(m0 p2)
    "mul x15, x11, x7",            // lo(m0 p3)
    "umulh x11, x11, x7",          // hi(m0 p3)
    "subs x10, x12, x10",          // t1 -= lo
    "sbcs x8, x8, x14",            // t2 -= lo
    "sbcs x3, x3, x15",            // t3 -= lo
    "sbc x9, x9, x11",             // t4 -= hi + borrow
    "add x10, x10, x10, lsl #32",  // m1 = t1 + 2^32 t1
    "umulh x11, x10, x5",          // hi(m1 p0)
    "umulh x12, x10, x6",          // hi(m1 p1)
    "asr x14, x9, #63",            // t5 = sign of t4
    "umulh x15, x10, x1",          // hi(m1 p2)
    "subs x8, x8, x11",            // t2 -= hi
    "sbcs x3, x3, x12",            // t3 -= hi
    "mul x11, x10, x6",            // lo(m1 p1)
    "mul x12, x10, x1",            // lo(m1 p2)
    "sbcs x9, x9, x15",            // t4 -= hi
    "sbc x14, x14, xzr",           // t5 -= borrow
    "mul x15, x10, x7",            // lo(m1 p3)
    "umulh x10, x10, x7",          // hi(m1 p3)
    "subs x8, x8, x11",            // t2 -= lo
    "sbcs x3, x3, x12",            // t3 -= lo
    "sbcs x9, x9, x15",            // t4 -= lo
    "sbc x10, x14, x10",           // t5 -= hi + borrow
    "add x8, x8, x8, lsl #32",     // m2 = t2 + 2^32 t2
    "umulh x11, x8, x5",           // hi(m2 p0)
    "umulh x12, x8, x6",           // hi(m2 p1)
    "asr x14, x10, #63",           // t6 = sign of t5
    "umulh x15, x8, x1",           // hi(m2 p2)
    "subs x3, x3, x11",            // t3 -= hi
    "sbcs x9, x9, x12",            // t4 -= hi
    "mul x11, x8, x6",             // lo(m2 p1)
    "mul x12, x8, x1",             // lo(m2 p2)
    "sbcs x10, x10, x15",          // t5 -= hi
    "sbc x14, x14, xzr",           // t6 -= borrow
    "mul x15, x8, x7",             // lo(m2 p3)
    "umulh x8, x8, x7",            // hi(m2 p3)
    "subs x3, x3, x11",            // t3 -= lo
    "sbcs x9, x9, x12",            // t4 -= lo
    "sbcs x10, x10, x15",          // t5 -= lo
    "sbc x8, x14, x8",             // t6 -= hi + borrow
    "adds x3, x3, x3, lsl #32",    // m3 = t3 + 2^32 t3
    "adcs x2, x9, x2",             // t4 += s4 + carry
    "adcs x0, x10, x0",            // t5 += s5 + carry
    "adcs x9, x8, x13",            // t6 += s6 + carry
    "asr x8, x8, #63",             // t7 = sign of t6
    "sub x10, x3, x3, lsr #32",    // m3 - (m3 >> 32)
    "adc x4, x8, x4",              // t7 += s7 + carry
    "subs x2, x2, x10",            // t4 -= hi
    "umulh x8, x3, x6",            // hi(m3 p1)
    "umulh x10, x3, x1",           // hi(m3 p2)
    "mul x11, x3, x6",             // lo(m3 p1)
    "mul x12, x3, x1",             // lo(m3 p2)
    "mul x13, x3, x7",             // lo(m3 p3)
    "umulh x3, x3, x7",            // hi(m3 p3)
    "sbcs x0, x0, x8",             // t5 -= hi
    "sbcs x8, x9, x10",            // t6 -= hi
    "sbc x4, x4, xzr",             // t7 -= borrow
    "subs x2, x2, x11",            // t4 -= lo
    "sbcs x0, x0, x12",            // t5 -= lo
    "sbcs x8, x8, x13",            // t6 -= lo
    "sbc x3, x4, x3",              // t7 -= hi + borrow
    "adds x4, x2, x5",             // t4 + p0
    "adcs x5, x0, x6",             // t5 + p1
    "adcs x1, x8, x1",             // t6 + p2
    "adcs x6, x3, x7",             // t7 + p3
    "csel x2, x2, x4, lo",         // t4 if nothing was carried
    "csel x4, x0, x5, lo",         // t5 if nothing was carried
    "csel x5, x8, x1, lo",         // t6 if nothing was carried
    "csel x3, x3, x6, lo",         // t7 if nothing was carried
    "ret",
}
