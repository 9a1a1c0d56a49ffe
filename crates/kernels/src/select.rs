//! The one place that chooses a kernel for a field operation.

use crate::Params;
use crate::portable;

/// Montgomery product `a * b * 2^(-64N) mod p`, by the fastest kernel that the CPU and the modulus allow.
///
/// Requires `a, b < p`; ensures the result is below `p`. Constant time.
#[inline(always)]
#[must_use]
pub fn mont_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    portable::cios::mul(a, b, k)
}

/// Montgomery square `a^2 * 2^(-64N) mod p`; as [`mont_mul`].
#[inline(always)]
#[must_use]
pub fn mont_sqr<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    portable::cios::mul(a, a, k)
}
