//! Into Montgomery form and out of it.

use super::select;
use super::sos::reduce_low;
use crate::cpu::Portable;
use crate::kernel::{Computes, Doc};
use crate::op::op;
use crate::{Algorithm, Kernel, Operation, Params};

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
    select::mont_mul(a, &k.r2, k)
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
    ToMont[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { to_mont(a, k) });
op!(/// [`from_mont`] as a kernel.
    FromMont[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { from_mont(a, k) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 2] {
    const TO: Doc = Doc { summary: "Montgomery product with R^2", source: "Montgomery 1985" };
    const FROM: Doc = Doc { summary: "N reduction steps, nothing to subtract", source: "Montgomery 1985" };
    let shift = 64 * N as i32;
    [
        Kernel::of::<ToMont<N>>(Operation::ToMont, Algorithm::Plain, N, Computes::Scaled { shift }, TO)
            .products(2 * N * N + N),
        Kernel::of::<FromMont<N>>(Operation::FromMont, Algorithm::Plain, N, Computes::Scaled { shift: -shift }, FROM)
            .products(N * N + N),
    ]
}
