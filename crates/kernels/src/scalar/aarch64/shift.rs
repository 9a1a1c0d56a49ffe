//! Montgomery arithmetic in AArch64 assembly for a lowest limb of `2^64 - 2^32 + 1`, as the scalars' prime of BLS12-381
//! has: each row of the reduction subtracts `m p` for `m = t_0 + 2^32 t_0` modulo `2^64`.
//!
//! `2^32 + 1` is the lowest limb's inverse modulo `2^64`, so the lowest limb of `t - m p` is 0, without a product, a
//! comparison or a borrow. As integers `m = t_0 + u - 2^64 c` with `u = 2^32 t_0 mod 2^64` and the carry `c` of that
//! sum, and `2^32 m = 2^64 (m >> 32) + u`. So `t_0 - m p_0 = 2^64 ((m >> 32) + c - m)`, and the high half that is
//! subtracted is `m - (m >> 32)` less `c`: a subtraction with a shift in the place of a product. A chain of additions
//! that begins one limb higher takes `c` in: in a product that of the high halves of the row of `b_i`, so `m` is made
//! before it, and in a square the rest of the first row and the sum with the high half. Where there is none, the high
//! half is a product.
//!
//! # Bounds
//!
//! **Products.** `t` between rows is above `-p` and below `a`: `t + b_i a - m p` is above `-p - (2^64 - 1) p` and below
//! `a + (2^64 - 1) a`. With `a <= p < 2^(64 N - 1)` it has `N` limbs with a sign, and within a row, where it is above
//! `-2^64 p` and below `2^64 a`, one more. So what is left is above `-p` and below `p`, and one sum makes it an
//! element.
//!
//! **Squares.** The low half `L < 2^(64 N)` becomes `(L - m p) / 2^(64 N)` with `m < 2^(64 N)`, above `-p` and below 1,
//! and a row before the last `(L - m p) / 2^(64 i)`, above `-p` and below `2^(64 (N - i))`, which has `N` limbs with a
//! sign. The high half is below `p`, as `a^2 < 2^(64 N) p`.
//!
//! **Sums.** `t + p` is below `2p` if `t` is not negative, and has no carry; if it is, `2^(64 N) + t + p` has one.

use crate::generated::aarch64;
use crate::kernel::{Applies, Computes, Doc};
use crate::op::{Consts, Op};
use crate::scalar::fits;
use crate::{Algorithm, Kernel, Operation, Params};

const FITS: Applies = |p| match Params::<4>::derive(p) {
    Some(k) if fits::shift_fits(&k) => Ok(()),
    _ => Err("the lowest limb must be 2^64 - 2^32 + 1, and the top bit of the modulus clear"),
};

const fn body<O: Op>(operation: Operation, computes: Computes, summary: &'static str, products: u32) -> Kernel {
    let doc =
        Doc { summary, source: "CIOS that subtracts, without products for the lowest limb; bounds in its module" };
    Kernel {
        assembly: true,
        applies: FITS,
        products: Some(products),
        ..Kernel::of::<O>(operation, Algorithm::Shift, 4, computes, doc)
    }
}

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 2] {
    let (product, square) = (Computes::mont_product(4), Computes::mont_square(4));
    [
        body::<aarch64::shift_mul4::Body>(
            Operation::MontMul,
            product,
            "product row and subtracting row in turn",
            16 + 12,
        ),
        // Two of the high halves of the lowest limb are products, without low halves.
        body::<aarch64::shift_sqr4::Body>(
            Operation::MontSqr,
            square,
            "rows of the doubled triangle, then the reduction",
            10 + 12 + 1,
        ),
    ]
}
