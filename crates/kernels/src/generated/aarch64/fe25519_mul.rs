//! `fe25519_mul_limbs64_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    element_product;
    ["x3" r0 "x2" r1 "x4" r2 "x5" r3];
    ["x6" "x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14" "x15"];
    ;
    "ldp x2, x3, [x0]",                // a0, a1
    "ldp x4, x5, [x1]",                // b0, b1
    "ldp x0, x6, [x0, #16]",           // a2, a3
    "ldp x1, x7, [x1, #16]",           // b2, b3
    "mov x8, #38",                     // 38
    "umulh x9, x4, x2",                // hi(b0 a0)
    "mul x10, x4, x3",                 // lo(b0 a1)
    "umulh x11, x4, x3",               // hi(b0 a1)
    "mul x12, x4, x0",                 // lo(b0 a2)
    "umulh x13, x4, x0",               // hi(b0 a2)
    "mul x14, x4, x6",                 // lo(b0 a3)
    "adds x9, x10, x9",                // t1 = lo + hi
    "umulh x10, x4, x6",               // hi(b0 a3)
    "mul x15, x5, x2",                 // lo(b1 a0)
    "adcs x11, x12, x11",              // t2 = lo + hi + carry
    "mul x12, x5, x3",                 // lo(b1 a1)
    "mul x4, x4, x2",                  // lo(b0 a0)
    "adcs x13, x14, x13",              // t3 = lo + hi + carry
    "mul x14, x5, x0",                 // lo(b1 a2)
    "adc x10, x10, xzr",               // t4 = hi + carry
    "adds x9, x9, x15",                // t1 += lo
    "mul x15, x5, x6",                 // lo(b1 a3)
    "adcs x11, x11, x12",              // t2 += lo
    "umulh x12, x5, x6",               // hi(b1 a3)
    "adcs x13, x13, x14",              // t3 += lo
    "umulh x14, x5, x2",               // hi(b1 a0)
    "adcs x10, x10, x15",              // t4 += lo
    "umulh x15, x5, x3",               // hi(b1 a1)
    "umulh x5, x5, x0",                // hi(b1 a2)
    "adc x12, x12, xzr",               // t5 = hi + carry
    "adds x11, x11, x14",              // t2 += hi
    "mul x14, x1, x2",                 // lo(b2 a0)
    "adcs x13, x13, x15",              // t3 += hi
    "adcs x5, x10, x5",                // t4 += hi
    "adc x10, x12, xzr",               // t5 += carry
    "mul x12, x1, x3",                 // lo(b2 a1)
    "mul x15, x1, x0",                 // lo(b2 a2)
    "adds x11, x11, x14",              // t2 += lo
    "mul x14, x1, x6",                 // lo(b2 a3)
    "adcs x12, x13, x12",              // t3 += lo
    "umulh x13, x1, x6",               // hi(b2 a3)
    "adcs x5, x5, x15",                // t4 += lo
    "umulh x15, x1, x2",               // hi(b2 a0)
    "adcs x10, x10, x14",              // t5 += lo
    "umulh x14, x1, x3",               // hi(b2 a1)
    "umulh x1, x1, x0",                // hi(b2 a2)
    "adc x13, x13, xzr",               // t6 = hi + carry
    "adds x12, x12, x15",              // t3 += hi
    "mul x15, x7, x2",                 // lo(b3 a0)
    "umulh x2, x7, x2",                // hi(b3 a0)
    "adcs x5, x5, x14",                // t4 += hi
    "adcs x1, x10, x1",                // t5 += hi
    "adc x10, x13, xzr",               // t6 += carry
    "mul x13, x7, x3",                 // lo(b3 a1)
    "mul x14, x7, x0",                 // lo(b3 a2)
    "umulh x3, x7, x3",                // hi(b3 a1)
    "adds x12, x12, x15",              // t3 += lo
    "mul x15, x7, x6",                 // lo(b3 a3)
    "umulh x6, x7, x6",                // hi(b3 a3)
    "adcs x5, x5, x13",                // t4 += lo
    "umulh x0, x7, x0",                // hi(b3 a2)
    "adcs x1, x1, x14",                // t5 += lo
    "adcs x7, x10, x15",               // t6 += lo
    "adc x6, x6, xzr",                 // t7 = hi + carry
    "adds x2, x5, x2",                 // t4 += hi
    "adcs x1, x1, x3",                 // t5 += hi
    "adcs x0, x7, x0",                 // t6 += hi
    "adc x3, x6, xzr",                 // t7 += carry
    "mul x5, x8, x2",                  // lo(38 t4)
    "mul x6, x8, x1",                  // lo(38 t5)
    "mul x7, x8, x0",                  // lo(38 t6)
    "mul x10, x8, x3",                 // lo(38 t7)
    "umulh x3, x8, x3",                // hi(38 t7)
    "umulh x2, x8, x2",                // hi(38 t4)
    "adds x4, x4, x5",                 // t0 += lo(38 t4)
    "adcs x5, x9, x6",                 // t1 += lo(38 t5)
    "umulh x1, x8, x1",                // hi(38 t5)
    "umulh x0, x8, x0",                // hi(38 t6)
    "adcs x6, x11, x7",                // t2 += lo(38 t6)
    "adcs x7, x12, x10",               // t3 += lo(38 t7)
    "adc x3, x3, xzr",                 // q = hi(38 t7) + carry
    "and x8, x7, #0x7fffffffffffffff", // t3 mod 2^63
    "extr x3, x3, x7, #63",            // q = 2q + bit 255
    "add x7, x3, x3, lsl #1",          // 3q
    "add x3, x7, x3, lsl #4",          // 19q
    "adds x3, x4, x3",                 // t0 += 19q
    "adcs x2, x5, x2",                 // t1 += hi(38 t4)
    "adcs x4, x6, x1",                 // t2 += hi(38 t5)
    "adc x5, x8, x0",                  // t3 += hi(38 t6)
    "ret",
}
