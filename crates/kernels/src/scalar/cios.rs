//! Coarsely integrated operand scanning: a row of the product, then a row of the reduction, in plain loops.

use crate::cpu::Portable;
use crate::kernel::{Computes, Doc};
use crate::op::op;
use crate::params::subtract_once;
use crate::word::{adc, mac, mask_const};
use crate::{Algorithm, Kernel, Operation, Params};

/// Montgomery multiplication for any odd modulus.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski, "Analyzing and Comparing Montgomery Multiplication Algorithms" (1996), section 5,
///   CIOS
#[inline(always)]
#[must_use]
pub const fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    // t = t_hi * 2^(64N) + t[..] < 2p at the end of every round, so t_hi is at most 1.
    let mut t = [0; N];
    let mut t_hi = 0;
    let mut i = 0;
    while i < N {
        let mut carry = 0;
        let mut j = 0;
        while j < N {
            (t[j], carry) = mac(t[j], a[j], b[i], carry);
            j += 1;
        }
        let (top, over) = adc(t_hi, carry, 0);
        let m = t[0].wrapping_mul(k.n0);
        (_, carry) = mac(t[0], m, k.p[0], 0);
        j = 1;
        while j < N {
            (t[j - 1], carry) = mac(t[j], m, k.p[j], carry);
            j += 1;
        }
        let (last, carry) = adc(top, carry, 0);
        t[N - 1] = last;
        t_hi = over + carry;
        debug_assert!(t_hi <= 1);
        i += 1;
    }
    subtract_once(t, t_hi, &k.p)
}

/// Montgomery squaring for any odd modulus: row `i` of the triangle, `a_i` times itself and twice the limbs above it,
/// then its row of the reduction. Limb `i` of `a^2` is complete by then, because a pair `(i', j)` with `i' <= j` and
/// `i' + j <= i` has `i' <= i`.
///
/// * **Computes** `a^2 * 2^(-64N) mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`: the last `t` is `(a^2 + m p) / 2^(64N) < 2p`
/// * **Time** constant
/// * **Source** CIOS of Koc, Acar, Kaliski (1996), section 5, with the squaring of Handbook of Applied Cryptography,
///   14.16
#[inline(always)]
#[must_use]
pub const fn sqr<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    // A row is at most (2^64 - 1) 2 (p - 1), so t < 3p at the end of every round and t_hi is at most 2.
    let mut t = [0; N];
    let mut t_hi = 0;
    let mut i = 0;
    while i < N {
        let mut carry;
        (t[i], carry) = mac(t[i], a[i], a[i], 0);
        let mut below = 0;
        let mut j = i + 1;
        while j < N {
            (t[j], carry) = mac(t[j], a[i], (a[j] << 1) | below, carry);
            below = a[j] >> 63;
            j += 1;
        }
        let (top, over) = adc(t_hi, carry, 0);
        let (top, over_doubled) = adc(top, mask_const(below) & a[i], 0);
        let m = t[0].wrapping_mul(k.n0);
        (_, carry) = mac(t[0], m, k.p[0], 0);
        j = 1;
        while j < N {
            (t[j - 1], carry) = mac(t[j], m, k.p[j], carry);
            j += 1;
        }
        let (last, carry) = adc(top, carry, 0);
        t[N - 1] = last;
        t_hi = over + over_doubled + carry;
        debug_assert!(t_hi <= 2);
        i += 1;
    }
    debug_assert!(t_hi <= 1);
    subtract_once(t, t_hi, &k.p)
}

op!(/// [`mul`] as a kernel.
    Mul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul(a, b, k) });

op!(/// [`sqr`] as a kernel.
    Sqr[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { sqr(a, k) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 2] {
    const MUL: Doc =
        Doc { summary: "product row, reduction row, plain loops", source: "Koc, Acar, Kaliski 1996, CIOS" };
    const SQR: Doc = Doc {
        summary: "row of the doubled triangle, reduction row, plain loops",
        source: "Koc, Acar, Kaliski 1996, CIOS; Handbook of Applied Cryptography, 14.16",
    };
    [
        Kernel::of::<Mul<N>>(Operation::MontMul, Algorithm::Cios, N, Computes::mont_product(N), MUL)
            .products(2 * N * N + N),
        Kernel::of::<Sqr<N>>(Operation::MontSqr, Algorithm::Cios, N, Computes::mont_square(N), SQR)
            .products(N * (N + 1) / 2 + N * N + N),
    ]
}
