//! Products and squares as integers of twice the length, not reduced.

use super::row::{product, sum, unroll};
use crate::cpu::Portable;
use crate::kernel::{Bound, Computes, Doc, Representation};
use crate::op::op;
use crate::word::{add_carry, mul_wide};
use crate::{Algorithm, Kernel, Operation, Params};

/// `a * b` as `[low N limbs, high N limbs]`.
///
/// * **Computes** `a * b` exactly
/// * **Requires** nothing
/// * **Ensures** the exact product, below `2^(128N)`
/// * **Time** constant
/// * **Source** Handbook of Applied Cryptography, algorithm 14.12
#[inline(always)]
#[must_use]
pub const fn wide_mul<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [[u64; N]; 2] {
    let mut low = [0; N];
    // The running sum without the limbs that are finished.
    let mut t = [0; N];
    unroll!(i < N, {
        let (r, top) = product(a, b[i]);
        let (s, carry) = sum(&t, &r);
        low[i] = s[0];
        let mut j = 1;
        while j < N {
            t[j - 1] = s[j];
            j += 1;
        }
        // No overflow: the running sum is below a * 2^64 <= 2^(64(N+1)).
        t[N - 1] = top + carry as u64;
    });
    [low, t]
}

/// `a^2` as `[low N limbs, high N limbs]`: the products of different limbs once, doubled, and the squares of limbs.
///
/// * **Computes** `a^2` exactly
/// * **Requires** nothing
/// * **Ensures** the exact square, below `2^(128N)`
/// * **Time** constant
/// * **Source** Handbook of Applied Cryptography, algorithm 14.16
#[inline(always)]
#[must_use]
pub const fn wide_sqr<const N: usize>(a: &[u64; N]) -> [[u64; N]; 2] {
    let mut w = [[0; N]; 2];
    let t = w.as_flattened_mut();
    unroll!(i < N, {
        let mut above = 0;
        let (mut c, mut d) = (false, false);
        let mut j = i + 1;
        while j < N {
            let (low, high) = mul_wide(a[j], a[i]);
            let r;
            (r, c) = add_carry(low, above, c);
            (t[i + j], d) = add_carry(t[i + j], r, d);
            above = high;
            j += 1;
        }
        // Limb i + N is still zero; no overflow, the sum so far is below 2^(64(i + N + 1)).
        t[i + N] = above + c as u64 + d as u64;
    });
    // Doubled, and the squares of limbs added.
    let mut below = 0;
    let mut carry = false;
    unroll!(i < N, {
        let (low, high) = mul_wide(a[i], a[i]);
        let (x, y) = (t[2 * i], t[2 * i + 1]);
        (t[2 * i], carry) = add_carry((x << 1) | (below >> 63), low, carry);
        (t[2 * i + 1], carry) = add_carry((y << 1) | (x >> 63), high, carry);
        below = y;
    });
    debug_assert!(!carry && below >> 63 == 0);
    w
}

op!(/// [`wide_mul`] as a kernel.
    WideMul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [[u64; N]; 2] { wide_mul(a, b) });
op!(/// [`wide_sqr`] as a kernel.
    WideSqr[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [[u64; N]; 2] { wide_sqr(a) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 2] {
    const MUL: Doc = Doc { summary: "product by rows", source: "Handbook of Applied Cryptography, 14.12" };
    const SQR: Doc =
        Doc { summary: "off-diagonal products once, doubled", source: "Handbook of Applied Cryptography, 14.16" };
    let any = Representation::saturated(N, Bound::Bits { bits: 64 * N as u32 });
    let out = Representation::saturated(2 * N, Bound::Bits { bits: 128 * N as u32 });
    let mul = Kernel::of::<WideMul<N>>(Operation::WideMul, Algorithm::Plain, N, Computes::WideProduct, MUL);
    let sqr = Kernel::of::<WideSqr<N>>(Operation::WideSqr, Algorithm::Plain, N, Computes::WideSquare, SQR);
    [
        Kernel { a: any, b: Some(any), out, ..mul }.products(N * N),
        Kernel { a: any, out, ..sqr }.products(N * (N + 1) / 2),
    ]
}
