//! Montgomery multiplication in `2N^2 + 1` word products, in assembly: all reduction rows but the last fold the lowest limb up by a precomputed
//! multiple instead of cancelling it, which saves the product that computes `m`, and the wait for it.
//!
//! # The algorithm
//!
//! With `f = 2^-64 mod p`, the lowest limb `t_0` of `t` may be dropped if `t_0 f` is added to the rest: `t / 2^64 = floor(t / 2^64) + t_0 2^-64`.
//! That costs `N` products and no `m`, but shortens `t` only as long as it has more than `N + 1` limbs, because `t_0 f` has `N + 1`.
//! So `N - 1` rounds are `t = floor((t + b_i a) / 2^64) + ((t + b_i a) mod 2^64) f`,
//! and the last is an ordinary one, `t = (t + b_i a + m p) / 2^64`, followed by one subtraction of `p`.
//!
//! **Bounds.** Write `T` for `t + b_i a`. If `T < 2^64 (f + a)`, then the next `T` is at most
//! `T / 2^64 + (2^64 - 1) f + (2^64 - 1) a < 2^64 (f + a)`, and `f + a < 2p < 2^(64N)` makes it fit in `N + 1` limbs.
//! In the last round `T < (f + a) + (2^64 - 1) f + b_top a` with the top limb `b_top <= p_top` of `b < p`, and the result is
//! below `(T + (2^64 - 1) p) / 2^64 < f + p + p p_top / 2^64`. One subtraction suffices if that is at most `2p`, that is, if
//! `f + p p_top / 2^64 <= p`; [`fold_fits`] decides it. For operands below `2p` with a product below `factor p^2`, the same steps give
//! `f + factor p (p_top + 1) / 2^64 <= p`, and accumulators below `f + a + p < 4p` ask for two spare bits;
//! [`select::takes_lazy`](crate::select::takes_lazy) decides that.
//!
//! For a square (rows as in [`crate::scalar::x86::adx`]), rows are below `2^64 2a`, so `T < 2^64 (f + 2a)`, which fits if the top two
//! bits of `p` are clear, and the result is below `f + p + p (p_top + 1) / 2^64`, which [`fold_fits`] covers too.
//!
//! **Without the last subtraction** ([`relaxed_fits`]) operands below `2p` give a result below `2p` again (Walter, "Montgomery exponentiation
//! needs no final subtractions", 1999): a product of them is below `4 p^2`, and the result below `f + p + 4p (p_top + 1) / 2^64`. For a
//! square it is `f + p + p (4 p_top + 5) / 2^64`, which is above that by less than a unit of the top limb. Rows of a square are below
//! `2^64 4p`, so accumulators are below `f + 4p < 5p`, which three spare bits hold.
//!
//! BLS12-381's Fp (`f = 0.54 p`) and both primes of BN254 (`0.53 p`, `0.76 p`) pass; BLS12-381's Fr
//! (`f = 0.9999 p`) does not, and is refused. Without the last subtraction, BLS12-381's Fp alone passes.
//!
//! **Complex products.** Karatsuba's method for `(x + y u)(z + w u)` with `n = p - w` has no difference that is negative: `x z + y n` is below
//! `2 p^2`, and `(x + y)(z + w) - x z + y n`, which is `x w + y z + y p`, below `3 p^2`. The limbs of such an integer of double width are folded
//! up as those of a product are, so the result is below `f + p + 3p (p_top + 1) / 2^64` ([`complex_mul_fits`]). The factors of a complex
//! square, `x + y`, `x - y + p` and `2x`, are below `2p`, as those above ([`complex_sqr_fits`]). BLS12-381's Fp alone passes. The bodies are in
//! [`crate::scalar::x86::logjump_zen3_adx`]: on Golden Cove additions bind, of which Karatsuba's method saves few.
//!
//! # Is it faster?
//!
//! On a Sapphire Rapids class core, yes; on a Zen 3 in that core's order it is level at 6 limbs and behind in latency at 4; on a Zen 4 in the
//! order that was searched there ([`crate::scalar::x86::logjump_zen3_adx`]) it is ahead (`docs/two-n-squared-plus-one.md`). The ordinary product keeps both resources busy at 6 limbs, 78 products on one port and 148 additions with carry on two, and
//! each round waits for `m`: a multiplication by `n0` and one by `p_0` before the next limb is known. Folding
//! takes 73 products and 149 additions, so the additions bind first (74.5 cycles), and a round waits for
//! one multiplication only, which shortens the scheduler's queue of waiting additions. Measured there: 77.7 cycles against 82 at
//! 6 limbs, 36.8 against 39.7 at 4, and 4 to 6 cycles less latency; the table in [`crate::scalar::x86::adx`] has the rest.
//! Products are therefore not what binds: most of the gain is the shorter wait.
//!
//! Rows, flags and the order of instructions are as in [`crate::scalar::x86::adx`].

pub use crate::generated::golden_cove::logjump_mul4::mul as mul4;
pub use crate::generated::golden_cove::logjump_mul6::mul as mul6;
pub use crate::generated::golden_cove::logjump_relaxed_mul6::relaxed_mul as relaxed_mul6;
pub use crate::generated::golden_cove::logjump_relaxed_sqr6::relaxed_sqr as relaxed_sqr6;
pub use crate::generated::golden_cove::logjump_sqr4::sqr as sqr4;
pub use crate::generated::golden_cove::logjump_sqr6::sqr as sqr6;

use crate::cpu::Adx;
use crate::kernel::{Applies, Bound, Computes, Doc, Representation};
use crate::op::{Consts, Op, op};
use crate::scalar::x86::fold::{complex_mul_fits, complex_sqr_fits, fold_fits, fold_fits_square, relaxed_fits};
use crate::{Kernel, Params};

/// [`fold_fits`] as the registry asks it, for `N` limbs.
const fn applies<const N: usize>() -> Applies {
    |p| match Params::<N>::derive(p) {
        Some(k) if fold_fits(&k) => Ok(()),
        _ => Err("2^-64 mod p must leave room for one subtraction, and the top bit of the modulus must be clear"),
    }
}

/// [`fold_fits_square`] as the registry asks it, for `N` limbs.
const fn applies_square<const N: usize>() -> Applies {
    |p| match Params::<N>::derive(p) {
        Some(k) if fold_fits_square(&k) => Ok(()),
        _ => Err("2^-64 mod p must leave room for one subtraction, and the top two bits of the modulus must be clear"),
    }
}

/// [`relaxed_fits`] as the registry asks it, for `N` limbs.
const fn applies_relaxed<const N: usize>() -> Applies {
    |p| match Params::<N>::derive(p) {
        Some(k) if relaxed_fits(&k) => Ok(()),
        _ => Err(
            "2^-64 mod p must leave room for four times a product, and the top three bits of the modulus must be clear",
        ),
    }
}

op!(/// [`mul4()`] as a kernel, operands in the order of `select`.
    Mul4(isa: Adx, a: [u64; 4], b: [u64; 4]; k: Params<4>) -> [u64; 4] { mul4(isa, b, a, k) });
op!(/// [`mul6()`] as a kernel, operands in the order of `select`.
    Mul6(isa: Adx, a: [u64; 6], b: [u64; 6]; k: Params<6>) -> [u64; 6] { mul6(isa, b, a, k) });
op!(/// [`sqr4()`] as a kernel.
    Sqr4(isa: Adx, a: [u64; 4]; k: Params<4>) -> [u64; 4] { sqr4(isa, a, k) });
op!(/// [`sqr6()`] as a kernel.
    Sqr6(isa: Adx, a: [u64; 6]; k: Params<6>) -> [u64; 6] { sqr6(isa, a, k) });
op!(/// [`relaxed_mul6()`] as a kernel, operands in the order of `select`.
    RelaxedMul6(isa: Adx, a: [u64; 6], b: [u64; 6]; k: Params<6>) -> [u64; 6] { relaxed_mul6(isa, b, a, k) });
op!(/// [`relaxed_sqr6()`] as a kernel.
    RelaxedSqr6(isa: Adx, a: [u64; 6]; k: Params<6>) -> [u64; 6] { relaxed_sqr6(isa, a, k) });

/// Products and additions with carry are counted as for `adx`; the last row adds its lowest product.
pub(crate) const fn kernels<Mul: Op, Sqr: Op, const N: usize>(algorithm: &'static str) -> [Kernel; 2] {
    const SOURCE: &str = "Domb, \"Montgomery multiplication in 2N^2 + 1\" (2022), one limb at a time";
    const MUL: Doc =
        Doc { summary: "low limbs folded up by a multiple of 2^-64 mod p; one ordinary step ends it", source: SOURCE };
    const SQR: Doc = Doc { summary: "rows of the doubled triangle, and folds", source: SOURCE };
    let n = N as u32;
    let folds = 2 * n * n + 1;
    let end = 2 * n - 1;
    let triangle = (n - 2) + (n - 1) + (n - 2) * (n + 1) + 1;
    [
        Kernel {
            applies: applies::<N>(),
            products: Some(2 * n * n + 1),
            carries: Some(n - 1 + 2 * n * (n - 1) + folds + end),
            ..Kernel::of::<Mul>("mont_mul", algorithm, N, Computes::mont_product(N), MUL)
        },
        Kernel {
            applies: applies_square::<N>(),
            products: Some(n * (n + 1) / 2 + n * n + 1),
            carries: Some(triangle + folds + end),
            ..Kernel::of::<Sqr>("mont_sqr", algorithm, N, Computes::mont_square(N), SQR)
        },
    ]
}

/// The kernels of this file for 4 limbs.
#[must_use]
#[inline]
pub const fn list4() -> [Kernel; 2] {
    kernels::<Mul4, Sqr4, 4>("logjump_adx")
}

/// [`kernels`] of 6 limbs, and those without a last subtraction.
pub(crate) const fn relaxed_kernels<Mul: Op, Sqr: Op, RelaxedMul: Op, RelaxedSqr: Op>(
    algorithm: &'static str,
) -> [Kernel; 4] {
    let [mul, sqr] = kernels::<Mul, Sqr, 6>(algorithm);
    let relaxed = Representation::saturated(6, Bound::Modulus { factor: 2 });
    let applies = applies_relaxed::<6>();
    [
        mul,
        sqr,
        Kernel {
            operation: "relaxed_mul",
            a: relaxed,
            b: Some(relaxed),
            out: relaxed,
            applies,
            ..mul.by::<RelaxedMul>()
        },
        Kernel { operation: "relaxed_sqr", a: relaxed, out: relaxed, applies, ..sqr.by::<RelaxedSqr>() },
    ]
}

/// The kernels of this file for 6 limbs.
#[must_use]
#[inline]
pub const fn list6() -> [Kernel; 4] {
    relaxed_kernels::<Mul6, Sqr6, RelaxedMul6, RelaxedSqr6>("logjump_adx")
}

/// Complex products and squares of 6 limbs.
pub(crate) const fn complex_kernels<Mul: Op, Sqr: Op>(algorithm: &'static str) -> [Kernel; 2] {
    const MUL: Doc = Doc {
        summary: "Karatsuba's method over double-width products, each coordinate reduced once by folds",
        source: "Karatsuba and Ofman (1962); Domb (2022)",
    };
    const SQR: Doc =
        Doc { summary: "(x + y)(x - y) and 2x y, low limbs folded up", source: "the complex method; Domb (2022)" };
    const MUL_APPLIES: Applies = |p| match Params::<6>::derive(p) {
        Some(k) if complex_mul_fits(&k) => Ok(()),
        _ => Err("2^-64 mod p must leave room for three times a product, and the top bit of the modulus must be clear"),
    };
    const SQR_APPLIES: Applies = |p| match Params::<6>::derive(p) {
        Some(k) if complex_sqr_fits(&k) => Ok(()),
        _ => Err(
            "2^-64 mod p must leave room for four times a product, and the top two bits of the modulus must be clear",
        ),
    };
    let shift = -384;
    let two = Representation { lanes: 2, ..Representation::saturated(6, Bound::CANONICAL) };
    [
        Kernel {
            a: two,
            b: Some(two),
            out: two,
            applies: MUL_APPLIES,
            products: Some(3 * 36 + 2 * 37),
            ..Kernel::of::<Mul>("complex_mul", algorithm, 6, Computes::ComplexProduct { shift }, MUL)
        },
        Kernel {
            a: two,
            out: two,
            applies: SQR_APPLIES,
            products: Some(2 * 73),
            ..Kernel::of::<Sqr>("complex_sqr", algorithm, 6, Computes::ComplexSquare { shift }, SQR)
        },
    ]
}
