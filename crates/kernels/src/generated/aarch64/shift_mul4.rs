//! `mont_mul_4_shift_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    product 4 shift_fits;
    ["x3" r0 "x5" r1 "x6" r2 "x4" r3];
    ["x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15" "x16"];
    p;
    "ldp x3, x4, [x0]",             // a0, a1
    "ldp x5, x6, [x1]",             // b0, b1
    "ldp x0, x7, [x0, #16]",        // a2, a3
    "ldp x8, x9, [x2, #{p}]",       // p0, p1
    "ldp x2, x10, [x2, #{p} + 16]", // p2, p3
    "ldp x1, x11, [x1, #16]",       // b2, b3
    "mul x12, x5, x3",              // lo(b0 a0)
    "umulh x13, x5, x3",            // hi(b0 a0)
    "mul x14, x5, x4",              // lo(b0 a1)
    "umulh x15, x5, x4",            // hi(b0 a1)
    "adds x12, x12, x12, lsl #32",  // m0 = t0 + 2^32 t0
    "adcs x13, x14, x13",           // t1 = lo + hi + carry
    "mul x14, x5, x0",              // lo(b0 a2)
    "adcs x14, x14, x15",           // t2 = lo + hi + carry
    "umulh x15, x5, x0",            // hi(b0 a2)
    "mul x16, x5, x7",              // lo(b0 a3)
    "adcs x15, x16, x15",           // t3 = lo + hi + carry
    "umulh x5, x5, x7",             // hi(b0 a3)
    "adc x5, x5, xzr",              // t4 = hi + carry
    "mul x16, x12, x9",             // lo(m0 p1)
    "subs x13, x13, x16",           // t1 -= lo
    "mul x16, x12, x2",             // lo(m0 p2)
    "sbcs x14, x14, x16",           // t2 -= lo
    "mul x16, x12, x10",            // lo(m0 p3)
    "sbcs x15, x15, x16",           // t3 -= lo
    "umulh x16, x12, x10",          // hi(m0 p3)
    "sbc x5, x5, x16",              // t4 -= hi + borrow
    "sub x16, x12, x12, lsr #32",   // m0 - (m0 >> 32)
    "subs x13, x13, x16",           // t1 -= hi
    "umulh x16, x12, x9",           // hi(m0 p1)
    "sbcs x14, x14, x16",           // t2 -= hi
    "umulh x12, x12, x2",           // hi(m0 p2)
    "sbcs x12, x15, x12",           // t3 -= hi
    "sbc x5, x5, xzr",              // t4 -= borrow
    "mul x15, x6, x3",              // lo(b1 a0)
    "adds x13, x13, x15",           // t1 += lo
    "mul x15, x6, x4",              // lo(b1 a1)
    "adcs x14, x14, x15",           // t2 += lo
    "mul x15, x6, x0",              // lo(b1 a2)
    "adcs x12, x12, x15",           // t3 += lo
    "mul x15, x6, x7",              // lo(b1 a3)
    "adcs x15, x5, x15",            // t4 += lo
    "asr x5, x5, #63",              // t5 = sign of t4
    "umulh x16, x6, x7",            // hi(b1 a3)
    "adc x5, x16, x5",              // t5 += hi + carry
    "adds x13, x13, x13, lsl #32",  // m1 = t1 + 2^32 t1
    "umulh x16, x6, x3",            // hi(b1 a0)
    "adcs x14, x14, x16",           // t2 += hi + carry
    "umulh x16, x6, x4",            // hi(b1 a1)
    "adcs x12, x12, x16",           // t3 += hi
    "umulh x6, x6, x0",             // hi(b1 a2)
    "adcs x6, x15, x6",             // t4 += hi
    "adc x5, x5, xzr",              // t5 += carry
    "mul x15, x13, x9",             // lo(m1 p1)
    "subs x14, x14, x15",           // t2 -= lo
    "mul x15, x13, x2",             // lo(m1 p2)
    "sbcs x12, x12, x15",           // t3 -= lo
    "mul x15, x13, x10",            // lo(m1 p3)
    "sbcs x6, x6, x15",             // t4 -= lo
    "umulh x15, x13, x10",          // hi(m1 p3)
    "sbc x5, x5, x15",              // t5 -= hi + borrow
    "sub x15, x13, x13, lsr #32",   // m1 - (m1 >> 32)
    "subs x14, x14, x15",           // t2 -= hi
    "umulh x15, x13, x9",           // hi(m1 p1)
    "umulh x13, x13, x2",           // hi(m1 p2)
    "sbcs x12, x12, x15",           // t3 -= hi
    "sbcs x6, x6, x13",             // t4 -= hi
    "sbc x5, x5, xzr",              // t5 -= borrow
    "mul x13, x1, x3",              // lo(b2 a0)
    "mul x15, x1, x4",              // lo(b2 a1)
    "adds x13, x14, x13",           // t2 += lo
    "mul x14, x1, x0",              // lo(b2 a2)
    "adcs x12, x12, x15",           // t3 += lo
    "mul x15, x1, x7",              // lo(b2 a3)
    "adcs x6, x6, x14",             // t4 += lo
    "asr x14, x5, #63",             // t6 = sign of t5
    "adcs x5, x5, x15",             // t5 += lo
    "umulh x15, x1, x7",            // hi(b2 a3)
    "adc x14, x15, x14",            // t6 += hi + carry
    "adds x13, x13, x13, lsl #32",  // m2 = t2 + 2^32 t2
    "umulh x15, x1, x3",            // hi(b2 a0)
    "adcs x12, x12, x15",           // t3 += hi + carry
    "umulh x15, x1, x4",            // hi(b2 a1)
    "umulh x1, x1, x0",             // hi(b2 a2)
    "adcs x6, x6, x15",             // t4 += hi
    "adcs x1, x5, x1",              // t5 += hi
    "adc x5, x14, xzr",             // t6 += carry
    "mul x14, x13, x9",             // lo(m2 p1)
    "mul x15, x13, x2",             // lo(m2 p2)
    "subs x12, x12, x14",           // t3 -= lo
    "mul x14, x13, x10",            // lo(m2 p3)
    "sbcs x6, x6, x15",             // t4 -= lo
    "umulh x15, x13, x10",          // hi(m2 p3)
    "sbcs x1, x1, x14",             // t5 -= lo
    "sub x14, x13, x13, lsr #32",   // m2 - (m2 >> 32)
    "sbc x5, x5, x15",              // t6 -= hi + borrow
    "subs x12, x12, x14",           // t3 -= hi
    "umulh x14, x13, x9",           // hi(m2 p1)
    "umulh x13, x13, x2",           // hi(m2 p2)
    "mul x15, x11, x3",             // lo(b3 a0)
    "umulh x3, x11, x3",            // hi(b3 a0)
    "sbcs x6, x6, x14",             // t4 -= hi
    "sbcs x1, x1, x13",             // t5 -= hi
    "sbc x5, x5, xzr",              // t6 -= borrow
    "mul x13, x11, x4",             // lo(b3 a1)
    "adds x12, x12, x15",           // t3 += lo
    "mul x14, x11, x0",             // lo(b3 a2)
    "mul x15, x11, x7",             // lo(b3 a3)
    "umulh x7, x11, x7",            // hi(b3 a3)
    "umulh x4, x11, x4",            // hi(b3 a1)
    "adcs x6, x6, x13",             // t4 += lo
    "asr x13, x5, #63",             // t7 = sign of t6
    "umulh x0, x11, x0",            // hi(b3 a2)
    "adcs x1, x1, x14",             // t5 += lo
    "adcs x5, x5, x15",             // t6 += lo
    "adc x7, x7, x13",              // t7 += hi + carry
    "adds x11, x12, x12, lsl #32",  // m3 = t3 + 2^32 t3
    "adcs x3, x6, x3",              // t4 += hi + carry
    "adcs x1, x1, x4",              // t5 += hi
    "adcs x0, x5, x0",              // t6 += hi
    "adc x4, x7, xzr",              // t7 += carry
    "mul x5, x11, x9",              // lo(m3 p1)
    "mul x6, x11, x2",              // lo(m3 p2)
    "mul x7, x11, x10",             // lo(m3 p3)
    "umulh x12, x11, x10",          // hi(m3 p3)
    "sub x13, x11, x11, lsr #32",   // m3 - (m3 >> 32)
    "umulh x14, x11, x9",           // hi(m3 p1)
    "umulh x11, x11, x2",           // hi(m3 p2)
    "subs x3, x3, x5",              // t4 -= lo
    "sbcs x1, x1, x6",              // t5 -= lo
    "sbcs x0, x0, x7",              // t6 -= lo
    "sbc x4, x4, x12",              // t7 -= hi + borrow
    "subs x3, x3, x13",             // t4 -= hi
    "sbcs x1, x1, x14",             // t5 -= hi
    "sbcs x0, x0, x11",             // t6 -= hi
    "sbc x4, x4, xzr",              // t7 -= borrow
    "adds x5, x3, x8",              // t4 + p0
    "adcs x6, x1, x9",              // t5 + p1
    "adcs x2, x0, x2",              // t6 + p2
    "adcs x7, x4, x10",             // t7 + p3
    "csel x3, x3, x5, lo",          // t4 if nothing was carried
    "csel x5, x1, x6, lo",          // t5 if nothing was carried
    "csel x6, x0, x2, lo",          // t6 if nothing was carried
    "csel x4, x4, x7, lo",          // t7 if nothing was carried
    "ret",
}
