//! Montgomery multiplication in `2N^2 + 1` word products, in assembly: all reduction rows but the last fold the lowest
//! limb up by a precomputed multiple instead of cancelling it, which saves the product that computes `m`, and the wait
//! for it.
//!
//! # The algorithm
//!
//! With `f = 2^-64 mod p`, the lowest limb `t_0` of `t` may be dropped if `t_0 f` is added to the rest:
//! `t / 2^64 = floor(t / 2^64) + t_0 2^-64`. That costs `N` products and no `m`, but shortens `t` only as long as it
//! has more than `N + 1` limbs, because `t_0 f` has `N + 1`. So `N - 1` rounds are
//! `t = floor((t + b_i a) / 2^64) + ((t + b_i a) mod 2^64) f`,
//! and the last is an ordinary one, `t = (t + b_i a + m p) / 2^64`, followed by one subtraction of `p`.
//!
//! **Bounds.** Write `T` for `t + b_i a`. If `T < 2^64 (f + a)`, then the next `T` is at most
//! `T / 2^64 + (2^64 - 1) f + (2^64 - 1) a < 2^64 (f + a)`, and `f + a < 2p < 2^(64N)` makes it fit in `N + 1` limbs.
//! In the last round `T < (f + a) + (2^64 - 1) f + b_top a` with the top limb `b_top <= p_top` of `b < p`, and the
//! result is below `(T + (2^64 - 1) p) / 2^64 < f + p + p p_top / 2^64`. One subtraction suffices if that is at most
//! `2p`, that is, if `f + p p_top / 2^64 <= p`; [`fold_fits`](fits::fold_fits) decides it. For operands below `2p` with
//! a product below `factor p^2`, the same steps give `f + factor p (p_top + 1) / 2^64 <= p`, and accumulators below
//! `f + a + p < 4p` ask for two spare bits; [`select::takes_lazy`](crate::select::takes_lazy) decides that.
//!
//! For a square (rows as in [`super::ordinary`]), rows are below `2^64 2a`, so `T < 2^64 (f + 2a)`, which fits if the
//! top two bits of `p` are clear, and the result is below `f + p + p (p_top + 1) / 2^64`, which
//! [`fold_fits`](fits::fold_fits) covers too.
//!
//! **Without the last subtraction** ([`relaxed_fits`](fits::relaxed_fits)) operands below `2p` give a result below `2p`
//! again (Walter, "Montgomery exponentiation needs no final subtractions", 1999): a product of them is below `4 p^2`,
//! and the result below `f + p + 4p (p_top + 1) / 2^64`. For a square it is `f + p + p (4 p_top + 5) / 2^64`, which is
//! above that by less than a unit of the top limb. Rows of a square are below `2^64 4p`, so accumulators are below
//! `f + 4p < 5p`, which three spare bits hold.
//!
//! BLS12-381's Fp (`f = 0.54 p`) and both primes of BN254 (`0.53 p`, `0.76 p`) pass; BLS12-381's Fr
//! (`f = 0.9999 p`) does not, and is refused. Without the last subtraction, BLS12-381's Fp alone passes.
//!
//! **Complex products.** Karatsuba's method for `(x + y u)(z + w u)` with `n = p - w` has no difference that is
//! negative: `x z + y n` is below `2 p^2`, and `(x + y)(z + w) - x z + y n`, which is `x w + y z + y p`, below `3 p^2`.
//! The limbs of such an integer of double width are folded up as those of a product are, so the result is below
//! `f + p + 3p (p_top + 1) / 2^64` ([`complex_mul_fits`](fits::complex_mul_fits)). The factors of a complex square,
//! `x + y`, `x - y + p` and `2x`, are below `2p`, as those above ([`complex_sqr_fits`](fits::complex_sqr_fits)).
//! BLS12-381's Fp alone passes. There are bodies in the order for Zen 3 alone: on Golden Cove additions bind, of which
//! Karatsuba's method saves few.
//!
//! # Is it faster?
//!
//! On a Sapphire Rapids class core, yes; on a Zen 3 in that core's order it is level at 6 limbs and behind in latency
//! at 4; on a Zen 4 in the order that was searched there it is ahead (`docs/two-n-squared-plus-one.md`). The ordinary
//! product keeps both resources busy at 6 limbs, 78 products on one port and 148 additions with carry on two, and each
//! round waits for `m`: a multiplication by `n0` and one by `p_0` before the next limb is known. Folding takes 73
//! products and 149 additions, so the additions bind first (74.5 cycles), and a round waits for one multiplication
//! only, which shortens the scheduler's queue of waiting additions. Measured there: 77.7 cycles against 82 at 6 limbs,
//! 36.8 against 39.7 at 4, and 4 to 6 cycles less latency; the table in [`super::ordinary`] has the rest. Products are
//! therefore not what binds: most of the gain is the shorter wait.
//!
//! Rows, flags and the order of instructions are as in [`super::ordinary`].

use crate::cpu::Order::{self, GoldenCove, Zen3, Zen5};
use crate::generated::{golden_cove, zen3, zen5};
use crate::kernel::{Applies, Bound, Computes, Doc, Representation};
use crate::op::{Consts, Op};
use crate::scalar::fits;
use crate::{Algorithm, Kernel, Operation, Params};

/// One of these bodies, in an order.
const fn body<O: Op>(operation: Operation, order: Order, limbs: usize, computes: Computes, doc: Doc) -> Kernel {
    let kernel = Kernel::of::<O>(operation, Algorithm::Fold, limbs, computes, doc);
    Kernel { order: Some(order), assembly: true, ..kernel }
}

/// A condition of [`fits`] as the registry asks it.
macro_rules! applies {
    ($limbs:literal, $fits:ident, $rule:literal) => {
        |p| match Params::<$limbs>::derive(p) {
            Some(k) if fits::$fits(&k) => Ok(()),
            _ => Err(concat!("2^-64 mod p must leave room for ", $rule)),
        }
    };
}

/// Additions with carry of the folds, and of the ordinary step and the subtraction behind them. Counted as for
/// [`super::ordinary`]; the last row adds its lowest product.
const fn reduction_carries(n: u32) -> u32 {
    (2 * n * n + 1) + (2 * n - 1)
}

/// The product of 4 or 6 limbs.
#[must_use]
pub const fn product<O: Op>(limbs: usize, order: Order) -> Kernel {
    const DOC: Doc =
        Doc { summary: "low limbs folded up by a multiple of 2^-64 mod p; one ordinary step ends it", source: SOURCE };
    const FOUR: Applies = applies!(4, fold_fits, "one subtraction, and the top bit of the modulus must be clear");
    const SIX: Applies = applies!(6, fold_fits, "one subtraction, and the top bit of the modulus must be clear");
    let n = limbs as u32;
    Kernel {
        applies: if limbs == 4 { FOUR } else { SIX },
        products: Some(2 * n * n + 1),
        carries: Some(n - 1 + 2 * n * (n - 1) + reduction_carries(n)),
        lazy: true,
        ..body::<O>(Operation::MontMul, order, limbs, Computes::mont_product(limbs), DOC)
    }
}

/// The square of 4 or 6 limbs.
#[must_use]
pub const fn square<O: Op>(limbs: usize, order: Order) -> Kernel {
    const DOC: Doc = Doc { summary: "rows of the doubled triangle, and folds", source: SOURCE };
    const FOUR: Applies =
        applies!(4, fold_fits_square, "one subtraction, and the top two bits of the modulus must be clear");
    const SIX: Applies =
        applies!(6, fold_fits_square, "one subtraction, and the top two bits of the modulus must be clear");
    let n = limbs as u32;
    let triangle = (n - 2) + (n - 1) + (n - 2) * (n + 1) + 1;
    Kernel {
        applies: if limbs == 4 { FOUR } else { SIX },
        products: Some(n * (n + 1) / 2 + n * n + 1),
        carries: Some(triangle + reduction_carries(n)),
        ..body::<O>(Operation::MontSqr, order, limbs, Computes::mont_square(limbs), DOC)
    }
}

const SOURCE: &str = "Domb, \"Montgomery multiplication in 2N^2 + 1\" (2022), one limb at a time";

/// Values below `2p`, and the moduli that these are enough for.
const RELAXED: Representation = Representation::saturated(6, Bound::Modulus { factor: 2 });
const RELAXES: Applies =
    applies!(6, relaxed_fits, "four times a product, and the top three bits of the modulus must be clear");

/// The product of 6 limbs without a last subtraction.
const fn relaxed_product<O: Op>(order: Order) -> Kernel {
    let product = product::<O>(6, order);
    Kernel {
        operation: Operation::RelaxedMul,
        a: RELAXED,
        b: Some(RELAXED),
        out: RELAXED,
        applies: RELAXES,
        lazy: false,
        ..product
    }
}

/// The square of 6 limbs without a last subtraction.
const fn relaxed_square<O: Op>(order: Order) -> Kernel {
    let square = square::<O>(6, order);
    Kernel { operation: Operation::RelaxedSqr, a: RELAXED, out: RELAXED, applies: RELAXES, ..square }
}

/// The complex product of 6 limbs.
const fn complex_product<O: Op>(order: Order) -> Kernel {
    const DOC: Doc = Doc {
        summary: "Karatsuba's method over double-width products, each coordinate reduced once by folds",
        source: "Karatsuba and Ofman (1962); Domb (2022)",
    };
    const FITS: Applies =
        applies!(6, complex_mul_fits, "three times a product, and the top bit of the modulus must be clear");
    let two = Representation { lanes: 2, ..Representation::saturated(6, Bound::CANONICAL) };
    Kernel {
        a: two,
        b: Some(two),
        out: two,
        applies: FITS,
        products: Some(3 * 36 + 2 * 37),
        ..body::<O>(Operation::ComplexMul, order, 6, Computes::ComplexProduct { shift: -384 }, DOC)
    }
}

/// The complex square of 6 limbs.
const fn complex_square<O: Op>(order: Order) -> Kernel {
    const DOC: Doc =
        Doc { summary: "(x + y)(x - y) and 2x y, low limbs folded up", source: "the complex method; Domb (2022)" };
    const FITS: Applies =
        applies!(6, complex_sqr_fits, "four times a product, and the top two bits of the modulus must be clear");
    let two = Representation { lanes: 2, ..Representation::saturated(6, Bound::CANONICAL) };
    Kernel {
        a: two,
        out: two,
        applies: FITS,
        products: Some(2 * 73),
        ..body::<O>(Operation::ComplexSqr, order, 6, Computes::ComplexSquare { shift: -384 }, DOC)
    }
}

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 17] {
    [
        product::<golden_cove::fold_mul4::Body>(4, GoldenCove),
        product::<golden_cove::fold_mul6::Body>(6, GoldenCove),
        product::<zen3::fold_mul6::Body>(6, Zen3),
        product::<zen5::fold_mul4::Body>(4, Zen5),
        product::<zen5::fold_mul6::Body>(6, Zen5),
        square::<golden_cove::fold_sqr4::Body>(4, GoldenCove),
        square::<golden_cove::fold_sqr6::Body>(6, GoldenCove),
        square::<zen3::fold_sqr4::Body>(4, Zen3),
        square::<zen3::fold_sqr6::Body>(6, Zen3),
        relaxed_product::<golden_cove::fold_relaxed_mul6::Body>(GoldenCove),
        relaxed_product::<zen3::fold_relaxed_mul6::Body>(Zen3),
        relaxed_product::<zen5::fold_relaxed_mul6::Body>(Zen5),
        relaxed_square::<golden_cove::fold_relaxed_sqr6::Body>(GoldenCove),
        relaxed_square::<zen3::fold_relaxed_sqr6::Body>(Zen3),
        relaxed_square::<zen5::fold_relaxed_sqr6::Body>(Zen5),
        complex_product::<zen3::fold_complex_mul6::Body>(Zen3),
        complex_square::<zen3::fold_complex_sqr6::Body>(Zen3),
    ]
}
