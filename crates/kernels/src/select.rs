//! The one place that chooses a kernel for a field operation.

use crate::portable::nocarry::{self, NoCarry, NoCarrySquare};
use crate::{Params, flat};

/// Montgomery product `a * b * 2^(-64N) mod p`, by the fastest kernel that the CPU and the modulus allow.
///
/// Requires `a, b < p`; ensures the result is below `p`. Constant time.
#[inline(always)]
#[must_use]
pub fn mont_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    mont_mul_portable(a, b, k)
}

/// Montgomery square `a^2 * 2^(-64N) mod p`; as [`mont_mul`].
#[inline(always)]
#[must_use]
pub fn mont_sqr<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    mont_sqr_portable(a, k)
}

/// [`mont_mul`] among the portable kernels. The choice is the modulus's and costs nothing where that is a constant.
#[inline(always)]
#[must_use]
pub fn mont_mul_portable<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    match NoCarry::of(k) {
        Some(k) => nocarry::mul(a, b, k),
        None => flat::mul(a, b, k),
    }
}

/// [`mont_sqr`] among the portable kernels.
#[inline(always)]
#[must_use]
pub fn mont_sqr_portable<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    match NoCarrySquare::of(k) {
        Some(k) => nocarry::sqr(a, k),
        None => flat::sqr(a, k),
    }
}
