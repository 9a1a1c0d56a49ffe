//! The one place that chooses among the portable kernels.

use super::nocarry::{self, NoCarry, NoCarrySquare};
use super::{limbs30, limbs32, sos};
use crate::Params;

/// Whether products by limbs of 30 bits are the fastest: where two words have no product of 128 bits.
const LIMBS_30: bool = cfg!(target_family = "wasm");
/// Whether products by limbs of 32 bits are: where these are the processor's words.
const LIMBS_32: bool = cfg!(all(target_pointer_width = "32", not(target_family = "wasm")));

/// Montgomery product `a * b * 2^(-64N) mod p`. Requires `a, b < p`, or `a, b < 2p` and two spare bits; ensures the
/// result is below `p`. Constant time. The choice is the modulus's and costs nothing where that is a constant.
#[inline(always)]
#[must_use]
pub fn mont_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    match NoCarry::of(k) {
        Some(_) if LIMBS_30 && N == 4 => limbs30::mul::<N, 9>(a, b, k),
        Some(_) if LIMBS_30 && N == 6 => limbs30::mul::<N, 13>(a, b, k),
        Some(_) if LIMBS_32 => limbs32::mul(a, b, k),
        Some(k) => nocarry::mul(a, b, k),
        None => sos::mul(a, b, k),
    }
}

/// Montgomery square `a^2 * 2^(-64N) mod p`; as [`mont_mul`].
#[inline(always)]
#[must_use]
pub fn mont_sqr<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    match NoCarrySquare::of(k) {
        Some(_) if LIMBS_30 && N == 4 => limbs30::sqr::<N, 9>(a, k),
        Some(_) if LIMBS_30 && N == 6 => limbs30::sqr::<N, 13>(a, k),
        Some(_) if LIMBS_32 => limbs32::mul(a, a, k),
        Some(k) => nocarry::sqr(a, k),
        None => sos::sqr(a, k),
    }
}
