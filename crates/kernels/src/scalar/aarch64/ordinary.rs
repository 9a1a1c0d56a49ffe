//! Montgomery arithmetic in AArch64 assembly: `mul` and `umulh` make the halves of a product, and one flag carries.
//!
//! # The product
//!
//! Operand scanning as in x86-64's `ordinary`: one row of the product (`t += b_i a 2^(64 i)`), then one row of the
//! reduction (`m_i = t_i n0`, `t += m_i p 2^(64 i)`), `N` times, and one subtraction of `p` that is chosen or not.
//!
//! **Bounds.** With `t < a + p` before a round, after it `t' = (t + b_i a + m_i p) / 2^64 < (a + p + (2^64 - 1)(a + p))
//! / 2^64 = a + p`. So `t` fits in `N` limbs between rounds and in `N + 1` within one if `a + p <= 2^(64 N)`: with one
//! spare bit for `a < p`, with two for `a < 2p`. The result is below `p + a b / 2^(64 N)`: below `2p` for `a, b < p`
//! with one spare bit and for `a, b < 2p` with two, where `4p <= 2^(64 N)`. One subtraction makes it less than `p`.
//!
//! **One flag.** The low halves of a row are one chain and the high halves another. A chain ends in a sum of three: the
//! carry, the limb and, for low halves, the last high half. In a row of the reduction the lowest product need not be
//! made: `t_i + lo(m_i p_0)` is 0 or `2^64`, so the carry is `t_i != 0`, which one comparison with 1 yields.
//!
//! **Counts.** A row takes `2N` products and `2N + 1` sums, one for each half and one for the second carry; a row of
//! the reduction one product for `m` and one less for `lo(m p_0)`. Moduli that leave room for it take
//! [`fold`](super::fold), which waits less.
//!
//! # Squares
//!
//! With `2a = sum d_j 2^(64 j)` (no limb `N`: the top bit of `a` is clear), row `i` of the square is
//! `a_i (a_i 2^(64 i) + (2 a_(i+1) mod 2^64) 2^(64 (i+1)) + sum over j > i + 1 of d_j 2^(64 j)) 2^(64 i)`. All rows
//! come first; there are registers for the double-width square. Then the low half is reduced, with fresh limbs above
//! it: `(t + (2^64 - 1) p) / 2^64` stays in `N` limbs and ends at most at `p`. Then the high half is added.
//!
//! # Complex products
//!
//! For `a = x + y u` and `b = z + w u` with `u^2 = -1`, Karatsuba's method: with `n = p - w` the components are `x z +
//! y n`, below `2p^2`, and `(x + y)(z + w) - x z + y n = x w + y z + y p`, below `3p^2`: integers of double width, none
//! negative, reduced once each. That needs `3p <= 2^(64 N)`, and sums below `2p` that fit the limbs. A square is `(x +
//! y)(x - y + p)` and `2x y`, two products of operands below `2p`.

use crate::generated::aarch64;
use crate::kernel::{Bound, Computes, Doc, ONE_SPARE_BIT, Representation, TWO_SPARE_BITS};
use crate::op::Op;
use crate::{Algorithm, Kernel, Operation};

const SOURCE: &str = "Koc, Acar, Kaliski 1996, CIOS, one carry chain for low halves and one for high ones";

const fn body<O: Op>(operation: Operation, limbs: usize, computes: Computes, summary: &'static str) -> Kernel {
    let doc = Doc { summary, source: SOURCE };
    Kernel { assembly: true, ..Kernel::of::<O>(operation, Algorithm::Plain, limbs, computes, doc) }
}

const fn product<O: Op>(limbs: usize) -> Kernel {
    let n = limbs as u32;
    Kernel {
        applies: ONE_SPARE_BIT,
        products: Some(2 * n * n + n),
        lazy: true,
        ..body::<O>(Operation::MontMul, limbs, Computes::mont_product(limbs), "product row and reduction row in turn")
    }
}

const fn square<O: Op>(limbs: usize) -> Kernel {
    let n = limbs as u32;
    Kernel {
        applies: ONE_SPARE_BIT,
        products: Some(n * (n + 1) / 2 + n * n + n),
        ..body::<O>(
            Operation::MontSqr,
            limbs,
            Computes::mont_square(limbs),
            "rows of the doubled triangle, then the reduction",
        )
    }
}

/// A complex product or square.
const fn complex<O: Op>(operation: Operation, computes: Computes, summary: &'static str) -> Kernel {
    let two = Representation { lanes: 2, ..Representation::saturated(4, Bound::CANONICAL) };
    let kernel = body::<O>(operation, 4, computes, summary);
    let b = if kernel.b.is_some() { Some(two) } else { None };
    Kernel { a: two, b, out: two, applies: TWO_SPARE_BITS, ..kernel }
}

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 6] {
    let (product_of, square_of) = (Computes::ComplexProduct { shift: -256 }, Computes::ComplexSquare { shift: -256 });
    let (sums, two) = ("sums of products of double width, each reduced once", "two products of sums");
    let complex_product = complex::<aarch64::complex_mul4::Body>(Operation::ComplexMul, product_of, sums);
    let complex_square = complex::<aarch64::complex_sqr4::Body>(Operation::ComplexSqr, square_of, two);
    [
        Kernel { products: Some(5 * 16 + 2 * 4), ..complex_product },
        Kernel { products: Some(2 * 36), ..complex_square },
        product::<aarch64::mul4::Body>(4),
        product::<aarch64::mul6::Body>(6),
        square::<aarch64::sqr4::Body>(4),
        square::<aarch64::sqr6::Body>(6),
    ]
}
