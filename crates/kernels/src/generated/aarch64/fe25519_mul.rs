//! `fe25519_mul_limbs64_aarch64`: made by `montane schedule --emit`.
//!
//! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.

crate::body! {
    element_product;
    ["x13" r0 "x5" r1 "x7" r2 "x12" r3];
    ["x2" "x3" "x4" "x6" "x8" "x9" "x10" "x11" "x14" "x15" "x16" "x17" "x20" "x21" "x22" "x23" "x24" "x25" "x26" "x27" "x28"];
    ;
    "ldp x2, x3, [x0]",                 // a0, a1
    "ldp x4, x5, [x1]",                 // b0, b1
    "ldp x6, x7, [x0, #16]",            // a2, a3
    "ldp x8, x9, [x1, #16]",            // b2, b3
    "mov x10, #38",                     // 38
    "umulh x11, x4, x2",                // hi(b0 a0)
    "mul x12, x4, x3",                  // lo(b0 a1)
    "umulh x13, x4, x3",                // hi(b0 a1)
    "mul x14, x4, x6",                  // lo(b0 a2)
    "umulh x15, x4, x6",                // hi(b0 a2)
    "mul x16, x4, x7",                  // lo(b0 a3)
    "adds x17, x12, x11",               // t1 = lo + hi
    "umulh x20, x4, x7",                // hi(b0 a3)
    "mul x21, x5, x2",                  // lo(b1 a0)
    "adcs x22, x14, x13",               // t2 = lo + hi + carry
    "mul x23, x5, x3",                  // lo(b1 a1)
    "mul x24, x5, x6",                  // lo(b1 a2)
    "adcs x25, x16, x15",               // t3 = lo + hi + carry
    "mul x26, x5, x7",                  // lo(b1 a3)
    "umulh x27, x5, x7",                // hi(b1 a3)
    "adc x28, x20, xzr",                // t4 = hi + carry
    "adds x0, x17, x21",                // t1 += lo
    "umulh x1, x5, x2",                 // hi(b1 a0)
    "umulh x12, x5, x3",                // hi(b1 a1)
    "adcs x11, x22, x23",               // t2 += lo
    "adcs x14, x25, x24",               // t3 += lo
    "umulh x13, x5, x6",                // hi(b1 a2)
    "mul x16, x8, x2",                  // lo(b2 a0)
    "adcs x15, x28, x26",               // t4 += lo
    "adc x20, x27, xzr",                // t5 = hi + carry
    "mul x17, x8, x3",                  // lo(b2 a1)
    "mul x21, x8, x6",                  // lo(b2 a2)
    "adds x22, x11, x1",                // t2 += hi
    "adcs x23, x14, x12",               // t3 += hi
    "mul x25, x8, x7",                  // lo(b2 a3)
    "umulh x24, x8, x7",                // hi(b2 a3)
    "adcs x5, x15, x13",                // t4 += hi
    "adc x28, x20, xzr",                // t5 += carry
    "adds x26, x22, x16",               // t2 += lo
    "umulh x27, x8, x2",                // hi(b2 a0)
    "adcs x11, x23, x17",               // t3 += lo
    "adcs x1, x5, x21",                 // t4 += lo
    "umulh x14, x8, x3",                // hi(b2 a1)
    "umulh x12, x8, x6",                // hi(b2 a2)
    "adcs x15, x28, x25",               // t5 += lo
    "adc x13, x24, xzr",                // t6 = hi + carry
    "mul x20, x9, x2",                  // lo(b3 a0)
    "mul x22, x9, x3",                  // lo(b3 a1)
    "adds x16, x11, x27",               // t3 += hi
    "mul x23, x9, x6",                  // lo(b3 a2)
    "mul x17, x9, x7",                  // lo(b3 a3)
    "adcs x5, x1, x14",                 // t4 += hi
    "adcs x21, x15, x12",               // t5 += hi
    "adc x8, x13, xzr",                 // t6 += carry
    "umulh x28, x9, x7",                // hi(b3 a3)
    "adds x25, x16, x20",               // t3 += lo
    "adcs x24, x5, x22",                // t4 += lo
    "umulh x11, x9, x2",                // hi(b3 a0)
    "umulh x27, x9, x3",                // hi(b3 a1)
    "adcs x1, x21, x23",                // t5 += lo
    "adcs x14, x8, x17",                // t6 += lo
    "umulh x15, x9, x6",                // hi(b3 a2)
    "mul x12, x4, x2",                  // lo(b0 a0)
    "adc x13, x28, xzr",                // t7 = hi + carry
    "adds x7, x24, x11",                // t4 += hi
    "adcs x16, x1, x27",                // t5 += hi
    "adcs x20, x14, x15",               // t6 += hi
    "adc x5, x13, xzr",                 // t7 += carry
    "mul x22, x10, x7",                 // lo(38 t4)
    "mul x3, x10, x16",                 // lo(38 t5)
    "mul x21, x10, x20",                // lo(38 t6)
    "mul x23, x10, x5",                 // lo(38 t7)
    "umulh x8, x10, x5",                // hi(38 t7)
    "umulh x17, x10, x7",               // hi(38 t4)
    "adds x9, x12, x22",                // t0 += lo(38 t4)
    "adcs x6, x0, x3",                  // t1 += lo(38 t5)
    "umulh x4, x10, x16",               // hi(38 t5)
    "umulh x2, x10, x20",               // hi(38 t6)
    "adcs x28, x26, x21",               // t2 += lo(38 t6)
    "adcs x24, x25, x23",               // t3 += lo(38 t7)
    "adc x11, x8, xzr",                 // q = hi(38 t7) + carry
    "and x1, x24, #0x7fffffffffffffff", // t3 mod 2^63
    "extr x27, x11, x24, #63",          // q = 2q + bit 255
    "add x14, x27, x27, lsl #1",        // 3q
    "add x15, x14, x27, lsl #4",        // 19q
    "adds x13, x9, x15",                // t0 += 19q
    "adcs x5, x6, x17",                 // t1 += hi(38 t4)
    "adcs x7, x28, x4",                 // t2 += hi(38 t5)
    "adc x12, x1, x2",                  // t3 += hi(38 t6)
    "ret",
}
