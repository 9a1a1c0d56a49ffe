//! Into Montgomery form and out of it.

use super::sos::reduce_low;
use super::{op, unary};
use crate::Params;
use crate::registry::{Computes, Doc, Imp, Kernel};
use crate::select;

/// Into Montgomery form.
///
/// * **Computes** `a * 2^(64N) mod p`, as the Montgomery product with `R^2 mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Montgomery, "Modular multiplication without trial division" (1985)
#[inline(always)]
#[must_use]
pub fn to_mont<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    select::mont_mul_portable(a, &k.r2, k)
}

/// Out of Montgomery form.
///
/// * **Computes** `a * 2^(-64N) mod p`, as the Montgomery product with 1, which is the reduction steps alone
/// * **Requires** `a < p`
/// * **Ensures** result `< p`: `(a + m p) / R <= (p - 1 + (R - 1) p) / R < p`, so nothing is subtracted
/// * **Time** constant
/// * **Source** Montgomery, "Modular multiplication without trial division" (1985)
#[inline(always)]
#[must_use]
pub const fn from_mont<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    reduce_low(a, k)
}

op!(/// [`to_mont`] as a kernel.
    ToMont: ([u64; N]) -> [u64; N], |a; k| to_mont(a, k));
op!(/// [`from_mont`] as a kernel.
    FromMont: ([u64; N]) -> [u64; N], |a; k| from_mont(a, k));

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 2] {
    const TO: Doc = Doc { summary: "Montgomery product with R^2", source: "Montgomery 1985" };
    const FROM: Doc = Doc { summary: "N reduction steps, nothing to subtract", source: "Montgomery 1985" };
    let shift = 64 * N as i32;
    [
        unary::<N>("to_mont", "portable", Computes::Scaled { shift }, TO, Imp::of::<ToMont<N>>())
            .products(2 * N * N + N),
        unary::<N>("from_mont", "portable", Computes::Scaled { shift: -shift }, FROM, Imp::of::<FromMont<N>>())
            .products(N * N + N),
    ]
}
