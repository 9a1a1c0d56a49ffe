//! Montgomery arithmetic in AArch64 assembly that folds the lowest limb up by a multiple of `f = 2^-64 mod p` instead
//! of cancelling it, in all rows of the reduction but the last.
//!
//! `t / 2^64 = floor(t / 2^64) + t_0 2^-64`, so `t_0` may be dropped if `t_0 f` is added to the rest. A row of that
//! takes as many instructions as one that cancels ([`ordinary`](super::ordinary)), as there the lowest product need not
//! be made. But the next limb waits for one product and one sum, not for two products (`m`, then `m p_1`) and two sums:
//! by LLVM's models of Neoverse N2, V1 and V2 and of Cortex-A76 a square takes 0.81 to 1.00 of the time in a stream and
//! 0.76 to 0.86 alone, a product 0.95 to 1.03 and 0.88 to 1.03.
//!
//! # Bounds
//!
//! **Products.** Rows of the product and folds in turn, `N - 1` times, then a row of the product and an ordinary step.
//! Write `T` for `t + b_i a`. If `T < 2^64 (f + a)`, then the next `T` is at most
//! `T / 2^64 + (2^64 - 1)(f + a) < 2^64 (f + a)`, which has `N + 1` limbs. The last `T` is below
//! `(f + a) + (2^64 - 1) f + b_top a`, and the result below `(T
//! + (2^64 - 1) p) / 2^64 < f + p + a (b_top + 1) / 2^64`. One subtraction suffices if that is at most `2p`:
//! [`fold_fits`](fits::fold_fits). Operands below `2p` whose product is below `factor p^2` give `f + p + factor p
//! (p_top
//! + 1) / 2^64`, which [`takes_lazy`](crate::select::takes_lazy) decides.
//!
//! **What has double width.** The low half is reduced and the high half is added behind it. With `T < 2^(64 N)` first,
//! `T` after `i` folds is below `2^64 f + f + 1 + 2^(64 (N - i))`, so it has `N + 1` limbs, and after the ordinary step
//! it is below `f + p + 2`, where the unit of the top limb that `fold_leaves_room` spares is more than what is left out
//! here. So a value below `factor p^2` becomes one below `f + p + factor p (p_top + 1) / 2^64`, as above: a square asks
//! for a factor of 1 and that the top bit of `a` is clear, a complex product, which is below `3p^2`, for 3
//! ([`complex_mul_fits`](fits::complex_mul_fits)), and the products of a complex square for 4
//! ([`complex_sqr_fits`](fits::complex_sqr_fits)).
//!
//! **Without the last subtraction** ([`relaxed_fits`](fits::relaxed_fits)) operands below `2p` give a result below `2p`
//! again, for a factor of 4 (Walter, "Montgomery exponentiation needs no final subtractions", 1999).

use crate::generated::aarch64;
use crate::kernel::{Applies, Bound, Computes, Doc, Representation};
use crate::op::{Consts, Op};
use crate::scalar::fits;
use crate::{Algorithm, Kernel, Operation, Params};

/// A condition of [`fits`] as the registry asks it.
macro_rules! applies {
    ($limbs:literal, $fits:ident) => {
        |p| match Params::<$limbs>::derive(p) {
            Some(k) if fits::$fits(&k) => Ok(()),
            _ => Err("2^-64 mod p must leave room for the product, and the top bits of the modulus must be clear"),
        }
    };
}

const fn body<O: Op>(operation: Operation, limbs: usize, computes: Computes, summary: &'static str) -> Kernel {
    const SOURCE: &str = "Domb, \"Montgomery multiplication in 2N^2 + 1\" (2022), one limb at a time";
    const FOUR: Applies = applies!(4, fold_fits);
    const SIX: Applies = applies!(6, fold_fits);
    Kernel {
        assembly: true,
        applies: if limbs == 4 { FOUR } else { SIX },
        ..Kernel::of::<O>(operation, Algorithm::Fold, limbs, computes, Doc { summary, source: SOURCE })
    }
}

const fn product<O: Op>(limbs: usize) -> Kernel {
    let n = limbs as u32;
    Kernel {
        products: Some(2 * n * n + 1),
        lazy: true,
        ..body::<O>(Operation::MontMul, limbs, Computes::mont_product(limbs), "product row and fold in turn")
    }
}

const fn square<O: Op>(limbs: usize) -> Kernel {
    let n = limbs as u32;
    Kernel {
        products: Some(n * (n + 1) / 2 + n * n + 1),
        ..body::<O>(Operation::MontSqr, limbs, Computes::mont_square(limbs), "rows of the doubled triangle, then folds")
    }
}

/// The same without the last subtraction: values below `2p`.
const fn relaxed(operation: Operation, kernel: Kernel) -> Kernel {
    const RELAXES: Applies = applies!(6, relaxed_fits);
    let form = Representation::saturated(6, Bound::Modulus { factor: 2 });
    let b = if kernel.b.is_some() { Some(form) } else { None };
    Kernel { operation, a: form, b, out: form, applies: RELAXES, lazy: false, ..kernel }
}

/// A complex product or square.
const fn complex<O: Op>(operation: Operation, computes: Computes, applies: Applies, summary: &'static str) -> Kernel {
    let two = Representation { lanes: 2, ..Representation::saturated(6, Bound::CANONICAL) };
    let kernel = body::<O>(operation, 6, computes, summary);
    let b = if kernel.b.is_some() { Some(two) } else { None };
    Kernel { a: two, b, out: two, applies, ..kernel }
}

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 8] {
    const THREE: Applies = applies!(6, complex_mul_fits);
    const FOUR: Applies = applies!(6, complex_sqr_fits);
    let (product_of, square_of) = (Computes::ComplexProduct { shift: -384 }, Computes::ComplexSquare { shift: -384 });
    let (sums, two) = ("sums of products of double width, each folded once", "two products of sums");
    let complex_product = complex::<aarch64::fold_complex_mul6::Body>(Operation::ComplexMul, product_of, THREE, sums);
    let complex_square = complex::<aarch64::fold_complex_sqr6::Body>(Operation::ComplexSqr, square_of, FOUR, two);
    [
        Kernel { products: Some(5 * 36 + 2), ..complex_product },
        Kernel { products: Some(2 * 73), ..complex_square },
        product::<aarch64::fold_mul4::Body>(4),
        product::<aarch64::fold_mul6::Body>(6),
        square::<aarch64::fold_sqr4::Body>(4),
        square::<aarch64::fold_sqr6::Body>(6),
        relaxed(Operation::RelaxedMul, product::<aarch64::fold_relaxed_mul6::Body>(6)),
        relaxed(Operation::RelaxedSqr, square::<aarch64::fold_relaxed_sqr6::Body>(6)),
    ]
}
