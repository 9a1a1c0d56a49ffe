//! Products in assembly for moduli without a spare bit, as [`super::ordinary`] but for the accumulator's top.
//!
//! With `a < p < 2^(64N)` the accumulator `t < a + p` between rounds may have one bit above its `N` limbs. `t + b_i a` is below
//! `2^64 (a + p)` and has `N + 2` limbs, of which the highest is a carry: after the row of the product both chains leave theirs in that
//! limb, and after the row of the reduction they are added to it. The last subtraction borrows from it.
//! That is six additions more a round, and three of them wait for the row's end.
//!
//! The bodies are for the laboratory and are compiled with the feature `registry` alone: no field of this library has such a modulus.

use crate::cpu::Order;
use crate::generated::golden_cove::{no_spare_bit_mul4, no_spare_bit_mul5, no_spare_bit_mul6, no_spare_bit_mul8};
use crate::kernel::{Computes, Doc};
use crate::{Algorithm, Kernel};

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 4] {
    const DOC: Doc = Doc {
        summary: "product row and reduction row, each with a limb for the carries of both chains",
        source: "Koc, Acar, Kaliski 1996, CIOS; Ozturk, Guilford, Gopal 2013, two carry chains",
    };
    const fn counted(limbs: usize, kernel: Kernel) -> Kernel {
        let n = limbs as u32;
        // As for `adx`, and the chains' ends: two additions for a product row, three for a reduction row, and the last borrow.
        let carries = (n - 1 + 2 * n * (n - 1)) + 2 * n * n + (2 * n - 1) + 2 * (n - 1) + 2 * n + 1;
        Kernel {
            order: Some(Order::GoldenCove),
            assembly: true,
            products: Some(2 * n * n + n),
            carries: Some(carries),
            ..kernel
        }
    }
    [
        counted(
            4,
            Kernel::of::<no_spare_bit_mul4::Body>(
                "mont_mul",
                Algorithm::Other("no_spare_bit"),
                4,
                Computes::mont_product(4),
                DOC,
            ),
        ),
        counted(
            5,
            Kernel::of::<no_spare_bit_mul5::Body>(
                "mont_mul",
                Algorithm::Other("no_spare_bit"),
                5,
                Computes::mont_product(5),
                DOC,
            ),
        ),
        counted(
            6,
            Kernel::of::<no_spare_bit_mul6::Body>(
                "mont_mul",
                Algorithm::Other("no_spare_bit"),
                6,
                Computes::mont_product(6),
                DOC,
            ),
        ),
        counted(
            8,
            Kernel::of::<no_spare_bit_mul8::Body>(
                "mont_mul",
                Algorithm::Other("no_spare_bit"),
                8,
                Computes::mont_product(8),
                DOC,
            ),
        ),
    ]
}
