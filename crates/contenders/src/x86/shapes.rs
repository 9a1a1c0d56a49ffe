//! Bodies of the library's methods that it does not choose: limb counts that no field of it has, double-width values by
//! themselves, orders that lost.

use montane_kernels::cpu::Order::{GoldenCove, Zen3, Zen5};
use montane_kernels::kernel::{Bound, Computes, Doc, Representation};
use montane_kernels::op::Op;
use montane_kernels::scalar::x86::fold;
use montane_kernels::scalar::x86::ordinary::{self, product_carries, triangle_carries};
use montane_kernels::{Kernel, Operation};

use crate::generated::{golden_cove, zen3, zen5};

/// One number of so many limbs below `2^bits`.
const fn bits(limbs: usize, bits: u32) -> Representation {
    Representation::saturated(limbs, Bound::Bits { bits })
}

const WIDE: Doc = Doc { summary: "the rows without the reduction", source: "as mont_mul" };

/// The double-width product.
const fn wide_product<O: Op>(limbs: usize) -> Kernel {
    let n = limbs as u32;
    let mut kernel = ordinary::body::<O>(Operation::WideMul, GoldenCove, limbs, Computes::WideProduct, WIDE);
    (kernel.a, kernel.b) = (bits(limbs, 64 * n), Some(bits(limbs, 64 * n)));
    kernel.out = bits(2 * limbs, 128 * n);
    (kernel.products, kernel.carries) = (Some(n * n), Some(product_carries(n)));
    kernel
}

/// The double-width square.
const fn wide_square<O: Op>(limbs: usize) -> Kernel {
    let n = limbs as u32;
    let mut kernel = ordinary::body::<O>(Operation::WideSqr, GoldenCove, limbs, Computes::WideSquare, WIDE);
    (kernel.a, kernel.out) = (bits(limbs, 64 * n - 1), bits(2 * limbs, 128 * n));
    (kernel.products, kernel.carries) = (Some(n * (n + 1) / 2), Some(triangle_carries(n)));
    // The low half of a square may have its top bit set.
    kernel.chains = false;
    kernel
}

/// The kernels of this file.
#[must_use]
pub const fn list() -> [Kernel; 12] {
    [
        ordinary::product::<golden_cove::mul5::Body>(5, GoldenCove),
        ordinary::product::<golden_cove::mul8::Body>(8, GoldenCove),
        ordinary::square::<golden_cove::sqr5::Body>(5, GoldenCove),
        ordinary::square::<golden_cove::sqr8::Body>(8, GoldenCove),
        ordinary::reduction::<golden_cove::redc4::Body>(4, GoldenCove),
        wide_product::<golden_cove::wide_mul4::Body>(4),
        wide_product::<golden_cove::wide_mul6::Body>(6),
        wide_square::<golden_cove::wide_sqr4::Body>(4),
        wide_square::<golden_cove::wide_sqr6::Body>(6),
        fold::product::<zen3::fold_mul4::Body>(4, Zen3),
        fold::square::<zen5::fold_sqr4::Body>(4, Zen5),
        fold::square::<zen5::fold_sqr6::Body>(6, Zen5),
    ]
}
