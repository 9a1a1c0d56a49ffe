//! Products in assembly for moduli without a spare bit, as [`ordinary`](montane_kernels::scalar::x86::ordinary) ones
//! but for the accumulator's top.
//!
//! With `a < p < 2^(64N)` the accumulator `t < a + p` between rounds may have one bit above its `N` limbs. `t + b_i a`
//! is below `2^64 (a + p)` and has `N + 2` limbs, of which the highest is a carry: after the row of the product both
//! chains leave theirs in that limb, and after the row of the reduction they are added to it. The last subtraction
//! borrows from it. That is six additions more a round, and three of them wait for the row's end.

use montane_kernels::cpu::Order;
use montane_kernels::kernel::{Computes, Doc};
use montane_kernels::op::Op;
use montane_kernels::scalar::x86::ordinary::product_carries;
use montane_kernels::{Algorithm, Kernel, Operation};

use crate::generated::golden_cove;

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 4] {
    const DOC: Doc = Doc {
        summary: "product row and reduction row, each with a limb for the carries of both chains",
        source: "Koc, Acar, Kaliski 1996, CIOS; Ozturk, Guilford, Gopal 2013, two carry chains",
    };
    const fn product<O: Op>(limbs: usize) -> Kernel {
        let algorithm = Algorithm::Other("no_spare_bit");
        let mut kernel = Kernel::of::<O>(Operation::MontMul, algorithm, limbs, Computes::mont_product(limbs), DOC);
        let n = limbs as u32;
        // As without, and the chains' ends: two additions for a product row, three for a reduction row, and the last
        // borrow.
        let carries = product_carries(n) + 2 * n * n + (2 * n - 1) + 2 * (n - 1) + 2 * n + 1;
        (kernel.products, kernel.carries) = (Some(2 * n * n + n), Some(carries));
        (kernel.order, kernel.assembly) = (Some(Order::GoldenCove), true);
        kernel
    }
    [
        product::<golden_cove::no_spare_bit_mul4::Body>(4),
        product::<golden_cove::no_spare_bit_mul5::Body>(5),
        product::<golden_cove::no_spare_bit_mul6::Body>(6),
        product::<golden_cove::no_spare_bit_mul8::Body>(8),
    ]
}
