//! `fe25519_square_limbs64_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    element_square;
    ["x24" r0 "x23" r1 "x12" r2 "x21" r3];
    ["x1" "x2" "x3" "x4" "x5" "x6" "x7" "x8" "x9" "x10" "x11" "x13" "x14" "x15" "x16" "x17" "x20" "x22" "x25" "x26" "x27" "x28"];
    ;
    "ldp x1, x2, [x0]",                 // a0, a1
    "ldp x3, x4, [x0, #16]",            // a2, a3
    "mov x5, #38",                      // 38
    "umulh x6, x1, x2",                 // hi(a0 a1)
    "mul x7, x1, x3",                   // lo(a0 a2)
    "umulh x8, x1, x3",                 // hi(a0 a2)
    "mul x9, x1, x4",                   // lo(a0 a3)
    "umulh x10, x1, x4",                // hi(a0 a3)
    "mul x11, x2, x3",                  // lo(a1 a2)
    "adds x12, x7, x6",                 // t2 = lo + hi
    "mul x13, x2, x4",                  // lo(a1 a3)
    "umulh x14, x2, x4",                // hi(a1 a3)
    "adcs x15, x9, x8",                 // t3 = lo + hi + carry
    "umulh x16, x2, x3",                // hi(a1 a2)
    "mul x17, x3, x4",                  // lo(a2 a3)
    "adc x20, x10, xzr",                // t4 = hi + carry
    "adds x21, x15, x11",               // t3 += lo
    "umulh x22, x3, x4",                // hi(a2 a3)
    "mul x23, x1, x2",                  // lo(a0 a1)
    "adcs x24, x20, x13",               // t4 += lo
    "adc x25, x14, xzr",                // t5 = hi + carry
    "umulh x26, x1, x1",                // hi(a0 a0)
    "mul x27, x2, x2",                  // lo(a1 a1)
    "adds x28, x24, x16",               // t4 += hi
    "adc x0, x25, xzr",                 // t5 += carry
    "umulh x7, x2, x2",                 // hi(a1 a1)
    "mul x6, x3, x3",                   // lo(a2 a2)
    "adds x9, x0, x17",                 // t5 += lo
    "adc x8, x22, xzr",                 // t6 = hi + carry
    "adds x10, x23, x23",               // t1 doubled
    "adcs x15, x12, x12",               // t2 doubled
    "adcs x11, x21, x21",               // t3 doubled
    "adcs x20, x28, x28",               // t4 doubled
    "adcs x13, x9, x9",                 // t5 doubled
    "adcs x14, x8, x8",                 // t6 doubled
    "adc x24, xzr, xzr",                // t7 = carry
    "adds x16, x10, x26",               // t1 += half of a0 a0
    "adcs x25, x15, x27",               // t2 += half of a1 a1
    "adcs x2, x11, x7",                 // t3 += half of a1 a1
    "adcs x0, x20, x6",                 // t4 += half of a2 a2
    "umulh x17, x3, x3",                // hi(a2 a2)
    "mul x22, x4, x4",                  // lo(a3 a3)
    "umulh x23, x4, x4",                // hi(a3 a3)
    "mul x12, x1, x1",                  // lo(a0 a0)
    "mul x21, x5, x0",                  // lo(38 t4)
    "umulh x28, x5, x0",                // hi(38 t4)
    "adcs x9, x13, x17",                // t5 += half of a2 a2
    "adcs x8, x14, x22",                // t6 += half of a3 a3
    "adc x10, x24, x23",                // t7 += half of a3 a3
    "mul x26, x5, x9",                  // lo(38 t5)
    "mul x15, x5, x8",                  // lo(38 t6)
    "adds x27, x12, x21",               // t0 += lo(38 t4)
    "mul x11, x5, x10",                 // lo(38 t7)
    "umulh x7, x5, x10",                // hi(38 t7)
    "umulh x20, x5, x9",                // hi(38 t5)
    "umulh x6, x5, x8",                 // hi(38 t6)
    "adcs x3, x16, x26",                // t1 += lo(38 t5)
    "adcs x4, x25, x15",                // t2 += lo(38 t6)
    "adcs x1, x2, x11",                 // t3 += lo(38 t7)
    "adc x0, x7, xzr",                  // q = hi(38 t7) + carry
    "extr x13, x0, x1, #63",            // q = 2q + bit 255
    "and x17, x1, #0x7fffffffffffffff", // t3 mod 2^63
    "add x14, x13, x13, lsl #1",        // 3q
    "add x22, x14, x13, lsl #4",        // 19q
    "adds x24, x27, x22",               // t0 += 19q
    "adcs x23, x3, x28",                // t1 += hi(38 t4)
    "adcs x12, x4, x20",                // t2 += hi(38 t5)
    "adc x21, x17, x6",                 // t3 += hi(38 t6)
    "ret",
}
