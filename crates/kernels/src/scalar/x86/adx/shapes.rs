//! 5 and 8 limbs, for the laboratory: compiled with the feature `registry` alone.

use super::{MUL, SQR, mul5, mul8, product_carries, sqr5, sqr8, triangle_carries};
use crate::cpu::Adx;
use crate::kernel::{Computes, ONE_SPARE_BIT, TWO_SPARE_BITS};
use crate::op::{Op, op};
use crate::{Kernel, Params};

op!(/// The product as a kernel.
    Mul5(isa: Adx, a: [u64; 5], b: [u64; 5]; k: Params<5>) -> [u64; 5] { mul5(isa, b, a, k) });
op!(/// The product as a kernel.
    Mul8(isa: Adx, a: [u64; 8], b: [u64; 8]; k: Params<8>) -> [u64; 8] { mul8(isa, b, a, k) });
op!(/// The square as a kernel.
    Sqr5(isa: Adx, a: [u64; 5]; k: Params<5>) -> [u64; 5] { sqr5(isa, a, k) });
op!(/// The square as a kernel.
    Sqr8(isa: Adx, a: [u64; 8]; k: Params<8>) -> [u64; 8] { sqr8(isa, a, k) });

const fn kernels<Mul: Op, Sqr: Op>(limbs: usize) -> [Kernel; 2] {
    let n = limbs as u32;
    let rest = 2 * n * n + 2 * n - 1;
    [
        Kernel {
            applies: ONE_SPARE_BIT,
            products: Some(2 * n * n + n),
            carries: Some(product_carries(n) + rest),
            ..Kernel::of::<Mul>("mont_mul", "adx", limbs, Computes::mont_product(limbs), MUL)
        },
        Kernel {
            applies: TWO_SPARE_BITS,
            products: Some(n * (n + 1) / 2 + n * n + n),
            carries: Some(triangle_carries(n) + rest),
            ..Kernel::of::<Sqr>("mont_sqr", "adx", limbs, Computes::mont_square(limbs), SQR)
        },
    ]
}

/// The kernels of this file for 5 limbs.
#[must_use]
#[inline]
pub const fn list5() -> [Kernel; 2] {
    kernels::<Mul5, Sqr5>(5)
}

/// The kernels of this file for 8 limbs.
#[must_use]
#[inline]
pub const fn list8() -> [Kernel; 2] {
    kernels::<Mul8, Sqr8>(8)
}
