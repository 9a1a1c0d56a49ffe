//! `fe25519_square_limbs64_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    element_square;
    ["x1" r0 "x3" r1 "x5" r2 "x2" r3];
    ["x4" "x6" "x7" "x8" "x9" "x10" "x11" "x12" "x13" "x14"];
    ;
    "ldp x1, x2, [x0]",                // a0, a1
    "ldp x0, x3, [x0, #16]",           // a2, a3
    "mov x4, #38",                     // 38
    "umulh x5, x1, x2",                // hi(a0 a1)
    "mul x6, x1, x0",                  // lo(a0 a2)
    "umulh x7, x1, x0",                // hi(a0 a2)
    "mul x8, x1, x3",                  // lo(a0 a3)
    "umulh x9, x1, x3",                // hi(a0 a3)
    "mul x10, x2, x0",                 // lo(a1 a2)
    "adds x5, x6, x5",                 // t2 = lo + hi
    "mul x6, x2, x3",                  // lo(a1 a3)
    "umulh x11, x2, x3",               // hi(a1 a3)
    "adcs x7, x8, x7",                 // t3 = lo + hi + carry
    "umulh x8, x2, x0",                // hi(a1 a2)
    "mul x12, x0, x3",                 // lo(a2 a3)
    "adc x9, x9, xzr",                 // t4 = hi + carry
    "adds x7, x7, x10",                // t3 += lo
    "umulh x10, x0, x3",               // hi(a2 a3)
    "mul x13, x1, x2",                 // lo(a0 a1)
    "adcs x6, x9, x6",                 // t4 += lo
    "adc x9, x11, xzr",                // t5 = hi + carry
    "umulh x11, x1, x1",               // hi(a0 a0)
    "mul x14, x2, x2",                 // lo(a1 a1)
    "adds x6, x6, x8",                 // t4 += hi
    "adc x8, x9, xzr",                 // t5 += carry
    "umulh x2, x2, x2",                // hi(a1 a1)
    "mul x9, x0, x0",                  // lo(a2 a2)
    "adds x8, x8, x12",                // t5 += lo
    "adc x10, x10, xzr",               // t6 = hi + carry
    "adds x12, x13, x13",              // t1 doubled
    "adcs x5, x5, x5",                 // t2 doubled
    "adcs x7, x7, x7",                 // t3 doubled
    "adcs x6, x6, x6",                 // t4 doubled
    "adcs x8, x8, x8",                 // t5 doubled
    "adcs x10, x10, x10",              // t6 doubled
    "adc x13, xzr, xzr",               // t7 = carry
    "adds x11, x12, x11",              // t1 += half of a0 a0
    "adcs x5, x5, x14",                // t2 += half of a1 a1
    "adcs x2, x7, x2",                 // t3 += half of a1 a1
    "adcs x6, x6, x9",                 // t4 += half of a2 a2
    "umulh x0, x0, x0",                // hi(a2 a2)
    "mul x7, x3, x3",                  // lo(a3 a3)
    "umulh x3, x3, x3",                // hi(a3 a3)
    "mul x1, x1, x1",                  // lo(a0 a0)
    "mul x9, x4, x6",                  // lo(38 t4)
    "umulh x6, x4, x6",                // hi(38 t4)
    "adcs x0, x8, x0",                 // t5 += half of a2 a2
    "adcs x7, x10, x7",                // t6 += half of a3 a3
    "adc x3, x13, x3",                 // t7 += half of a3 a3
    "mul x8, x4, x0",                  // lo(38 t5)
    "mul x10, x4, x7",                 // lo(38 t6)
    "adds x1, x1, x9",                 // t0 += lo(38 t4)
    "mul x9, x4, x3",                  // lo(38 t7)
    "umulh x3, x4, x3",                // hi(38 t7)
    "umulh x0, x4, x0",                // hi(38 t5)
    "umulh x4, x4, x7",                // hi(38 t6)
    "adcs x7, x11, x8",                // t1 += lo(38 t5)
    "adcs x5, x5, x10",                // t2 += lo(38 t6)
    "adcs x2, x2, x9",                 // t3 += lo(38 t7)
    "adc x3, x3, xzr",                 // q = hi(38 t7) + carry
    "extr x3, x3, x2, #63",            // q = 2q + bit 255
    "and x2, x2, #0x7fffffffffffffff", // t3 mod 2^63
    "add x8, x3, x3, lsl #1",          // 3q
    "add x3, x8, x3, lsl #4",          // 19q
    "adds x1, x1, x3",                 // t0 += 19q
    "adcs x3, x7, x6",                 // t1 += hi(38 t4)
    "adcs x5, x5, x0",                 // t2 += hi(38 t5)
    "adc x2, x2, x4",                  // t3 += hi(38 t6)
    "ret",
}
