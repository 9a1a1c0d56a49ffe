//! Barrett reduction: a quotient estimated with a precomputed reciprocal; values are plain, not in Montgomery form.

use super::fold::reduce;
use montane_kernels::cpu::Portable;
use montane_kernels::kernel::{Computes, Doc};
use montane_kernels::op::{Consts, op};
use montane_kernels::scalar::row::{doubled, unroll};
use montane_kernels::scalar::wide::wide_mul;
use montane_kernels::word::{mac, sbb, sub_borrow};
use montane_kernels::{Algorithm, Kernel, Operation, Params};

/// What [`mul`] needs.
#[derive(Clone, Copy, Debug)]
pub struct Barrett<const N: usize> {
    p: [u64; N],
    /// The low `N` limbs of `floor(2^(128N) / p)`.
    mu: [u64; N],
    /// Its limb `N`; it is below `2^(64(N+1))` because `p > 2^(64(N-1))`.
    mu_top: u64,
}

impl<const N: usize> Consts for Barrett<N> {
    fn derive(p: &[u64]) -> Option<Self> {
        let p = Params::derive(p)?.p;
        let (mu, mu_top) = reciprocal(&p);
        Some(Self { p, mu, mu_top })
    }
}

/// Modular multiplication for any modulus, with `k = N` and `b = 2^64` in the words of the source.
///
/// `x = a b`; `q_1 = floor(x / b^(k-1))`; `q_2 = q_1 mu` without the columns below `k - 1`;
/// `q_3 = floor(q_2 / b^(k+1))`; `r = x - q_3 p mod b^(k+1)`. After the `k^2` products of `x`, the columns of `q_2`
/// take `(k^2 + 5k + 2) / 2` and the low `k + 1` columns of `q_3 p` take `(k^2 + 3k) / 2`: `k^2 + 4k + 1` in all, one
/// fewer than the `k^2 + 4k + 2` usually quoted.
///
/// * **Computes** `a * b mod p`
/// * **Requires** `a, b < p`
/// * **Ensures** result `< p`: `q_3` is at most 2 below the quotient, 3 with the columns that are left out (their sum
///   is below `k b^k < b^(k+1)`), so `r < 4p`; `2p` and `p` are subtracted where they fit
/// * **Time** constant
/// * **Source** Barrett (1986); Handbook of Applied Cryptography, algorithm 14.42 and note 14.44
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Barrett<N>) -> [u64; N] {
    let x = wide_mul(a, b);

    // 2N + 2 limbs are in use.
    let mut q2 = [[0; N]; 4];
    let q2 = q2.as_flattened_mut();
    unroll!(i < N, {
        // Limb N - 1 + i of x.
        let q1_i = if i == 0 { x[0][N - 1] } else { x[1][i - 1] };
        quotient_row(q2, i, q1_i, k);
    });
    quotient_row(q2, N, x[1][N - 1], k);

    // r = x - q3 p, N + 1 words.
    let mut y = [0; N];
    let mut y_top = 0;
    unroll!(i < N, {
        let q3_i = q2[N + 1 + i];
        let mut carry = 0;
        let mut j = 0;
        while i + j < N {
            (y[i + j], carry) = mac(y[i + j], k.p[j], q3_i, carry);
            j += 1;
        }
        // Column N, low words alone; the term of j = 0 needs the word q3_N and follows below.
        y_top = carry.wrapping_add(y_top);
        if i > 0 {
            y_top = y_top.wrapping_add(k.p[N - i].wrapping_mul(q3_i));
        }
    });
    y_top = y_top.wrapping_add(k.p[0].wrapping_mul(q2[2 * N + 1]));

    let mut r = [0; N];
    let mut borrow = false;
    let mut j = 0;
    while j < N {
        (r[j], borrow) = sub_borrow(x[0][j], y[j], borrow);
        j += 1;
    }
    let r_top = x[1][0].wrapping_sub(y_top).wrapping_sub(borrow as u64);

    let (r, r_top) = reduce_wide(&r, r_top, &doubled(&k.p), k.p[N - 1] >> 63);
    let (r, r_top) = reduce(&r, r_top, &k.p);
    debug_assert!(r_top == 0);
    r
}

/// `q2 += q1_i * mu * 2^(64 i)`, in the columns from `N - 1` up.
#[inline(always)]
fn quotient_row<const N: usize>(q2: &mut [u64], i: usize, q1_i: u64, k: &Barrett<N>) {
    let mut carry = 0;
    let mut j = (N - 1).saturating_sub(i);
    while j <= N {
        let mu_j = if j < N { k.mu[j] } else { k.mu_top };
        (q2[i + j], carry) = mac(q2[i + j], q1_i, mu_j, carry);
        j += 1;
    }
    q2[i + N + 1] = carry;
}

/// `top * 2^(64N) + t`, less `q_top * 2^(64N) + q` if it is at least that.
#[inline(always)]
fn reduce_wide<const N: usize>(t: &[u64; N], top: u64, q: &[u64; N], q_top: u64) -> ([u64; N], u64) {
    let (s, borrow) = montane_kernels::scalar::row::difference(t, q);
    let (s_top, keep) = sub_borrow(top, q_top, borrow);
    let [top] = montane_kernels::scalar::row::select(keep, &[top], &[s_top]);
    (montane_kernels::scalar::row::select(keep, t, &s), top)
}

/// `floor(2^(128N) / p)` as `N` low limbs and limb `N`, by long division one bit at a time.
fn reciprocal<const N: usize>(p: &[u64; N]) -> ([u64; N], u64) {
    let mut rem = [0; N];
    let mut q = [0; N];
    let mut q_top = 0u64;
    let mut bit = 128 * N + 1;
    while bit > 0 {
        bit -= 1;
        // rem = 2 rem + (next bit of 2^(128N)); rem < p before, so the sum is below 2p.
        let mut carry = (bit == 128 * N) as u64;
        let mut i = 0;
        while i < N {
            let out = rem[i] >> 63;
            rem[i] = (rem[i] << 1) | carry;
            carry = out;
            i += 1;
        }
        let mut s = [0; N];
        let mut borrow = 0;
        i = 0;
        while i < N {
            (s[i], borrow) = sbb(rem[i], p[i], borrow);
            i += 1;
        }
        let take = carry == 1 || borrow == 0;
        if take {
            rem = s;
        }
        // Shift the quotient.
        let mut carry = take as u64;
        i = 0;
        while i < N {
            let out = q[i] >> 63;
            q[i] = (q[i] << 1) | carry;
            carry = out;
            i += 1;
        }
        assert!(q_top >> 63 == 0);
        q_top = (q_top << 1) | carry;
    }
    (q, q_top)
}

op!(/// [`mul`] as a kernel.
    Mul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Barrett<N>) -> [u64; N] { mul(a, b, k) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 1] {
    const DOC: Doc = Doc {
        summary: "full product, quotient by a precomputed reciprocal",
        source: "Barrett 1986; Handbook of Applied Cryptography, 14.42",
    };
    [Kernel::of::<Mul<N>>(Operation::Mul, Algorithm::Other("barrett"), N, Computes::Product { shift: 0 }, DOC)
        .products(N * N + N * N + 4 * N + 1)]
}
