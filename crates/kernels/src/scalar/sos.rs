//! Separated operand scanning: the whole product, then its reduction; and the reduction by itself.

use super::row::{reduce_once, step, sum, unroll};
use super::wide::{wide_mul, wide_sqr};
use crate::cpu::Portable;
use crate::kernel::{Bound, Computes, Doc, Representation};
use crate::op::op;
use crate::{Algorithm, Kernel, Operation, Params};

/// `(w + m p) / 2^(64N)` for the `m` that makes it exact: `N` Montgomery steps.
///
/// For any `w < 2^(64N)` every step stays there, `(2^(64N) - 1 + (2^64 - 1) p) / 2^64 < 2^(64N)`, and the result is at
/// most `(2^(64N) - 1 + (2^(64N) - 1) p) / 2^(64N)`: at most `p`, and below `p` if `w < p`.
#[inline(always)]
#[must_use]
pub(crate) const fn reduce_low<const N: usize>(w: &[u64; N], k: &Params<N>) -> [u64; N] {
    let mut w = *w;
    unroll!(i < N, {
        let _: usize = i;
        let over;
        (w, over) = step(&w, 0, k);
        debug_assert!(!over);
    });
    w
}

/// Montgomery reduction of a double-width value.
///
/// The low half is reduced by itself and the high half added at the end, so no carry runs through the upper limbs.
///
/// * **Computes** `t * 2^(-64N) mod p`
/// * **Requires** `t < p * 2^(64N)`
/// * **Ensures** result `< p`: the high half is below `p` and the reduced low half at most `p`, so one subtraction of
///   `p` does
/// * **Time** constant
/// * **Source** Montgomery, "Modular multiplication without trial division" (1985); Handbook of Applied Cryptography,
///   14.32
#[inline(always)]
#[must_use]
pub fn redc<const N: usize>(t: &[[u64; N]; 2], k: &Params<N>) -> [u64; N] {
    debug_assert!(super::row::less_vartime(&t[1], &k.p));
    let (s, carry) = sum(&reduce_low(&t[0], k), &t[1]);
    reduce_once(&s, carry, &k.p)
}

/// Montgomery multiplication for any odd modulus.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski, "Analyzing and Comparing Montgomery Multiplication Algorithms" (1996), section 4,
///   SOS
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    redc(&wide_mul(a, b), k)
}

/// Montgomery squaring for any odd modulus.
///
/// * **Computes** `a^2 * 2^(-64N) mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** as [`mul`], with Handbook of Applied Cryptography, 14.16
#[inline(always)]
#[must_use]
pub fn sqr<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    redc(&wide_sqr(a), k)
}

op!(/// [`redc`] as a kernel.
    Redc[N](isa: Portable, t: [[u64; N]; 2]; k: Params<N>) -> [u64; N] { redc(t, k) });
op!(/// [`mul`] as a kernel.
    Mul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul(a, b, k) });
op!(/// [`sqr`] as a kernel.
    Sqr[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { sqr(a, k) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 3] {
    const REDC: Doc = Doc { summary: "reduce the low half, add the high half", source: "Montgomery 1985" };
    const MUL: Doc = Doc { summary: "full product, then reduction", source: "Koc, Acar, Kaliski 1996, SOS" };
    const SQR: Doc = Doc {
        summary: "full square, then reduction",
        source: "Koc, Acar, Kaliski 1996, SOS; Handbook of Applied Cryptography, 14.16",
    };
    let redc = Kernel::of::<Redc<N>>(
        Operation::MontRedc,
        Algorithm::Plain,
        N,
        Computes::Scaled { shift: -64 * N as i32 },
        REDC,
    );
    let a = Representation::saturated(2 * N, Bound::ModulusShifted { factor: 1, shift: 64 * N as u32 });
    let mul = Kernel::of::<Mul<N>>(Operation::MontMul, Algorithm::Sos, N, Computes::mont_product(N), MUL);
    [
        Kernel { a, ..redc }.products(N * N + N),
        Kernel { lazy: true, ..mul }.products(2 * N * N + N),
        Kernel::of::<Sqr<N>>(Operation::MontSqr, Algorithm::Sos, N, Computes::mont_square(N), SQR)
            .products(N * (N + 1) / 2 + N * N + N),
    ]
}
