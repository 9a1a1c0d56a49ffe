//! Domb's multiplication in `2N^2 + 1` word products: low limbs are folded up by a multiple of `2^-64 mod p`.
//!
//! A Montgomery step costs `N + 1` products because it first computes `m`. A fold needs no `m`: with `f = 2^-64 mod p`,
//! `t / 2^64` is `floor(t / 2^64) + t_0 f` modulo `p`, `N` products. It leaves a value `2^64` times too large, so the
//! last of the `N` steps is an ordinary one.

use montane_kernels::cpu::Portable;
use montane_kernels::kernel::{Computes, Doc, ONE_SPARE_BIT};
use montane_kernels::op::{Consts, op};
use montane_kernels::params::divided_by_power_of_two;
use montane_kernels::scalar::row::{difference, product, select, step, sum, unroll};
use montane_kernels::scalar::wide::wide_mul;
use montane_kernels::{Algorithm, Kernel, Operation, Params};

use crate::for_moduli;

/// Montgomery multiplication for any odd modulus.
///
/// The low half `w` of the product is folded `N - 1` times and gets its ordinary step; the high half `h` is added then.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p`
/// * **Ensures** result `< p`. As `p > 2^(64(N - 1))`, `floor(w / 2^64) <= p - 1` holds for the low half, so a fold
///   leaves `w <= (p - 1) + (2^64 - 1)(p - 1) = 2^64 (p - 1)`, which fits `N + 1` words, and the next fold leaves the
///   same bound. The ordinary step makes that `u <= (2^64 (p - 1) + (2^64 - 1) p) / 2^64 < 2p`, and
///   `h <= (p - 1)^2 / 2^(64N) < p`: the sum is below `3p`, and two subtractions of `p` do
/// * **Time** constant
/// * **Source** Domb, "Fast Modular Multiplication" (2022) and "Montgomery multiplication with logjumps" (2023)
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let [mut w, h] = wide_mul(a, b);
    let mut w_top = 0;
    unroll!(i < N, {
        if i > 0 {
            (w, w_top) = fold(&w, w_top, k);
        }
    });
    let (u, over) = step(&w, w_top, k);
    let (u, carry) = sum(&u, &h);
    let (u, over) = reduce(&u, over as u64 + carry as u64, &k.p);
    let (u, over) = reduce(&u, over, &k.p);
    debug_assert!(over == 0);
    u
}

/// What [`mul_by_twos`] needs.
#[derive(Clone, Copy, Debug)]
pub struct TwoFolds<const N: usize> {
    params: Params<N>,
    /// `2^-128 mod p`
    fold2: [u64; N],
}

impl<const N: usize> Consts for TwoFolds<N> {
    fn derive(p: &[u64]) -> Option<Self> {
        let params = Params::derive(p)?;
        Some(Self { fold2: divided_by_power_of_two(params.fold1, &params.p, 64), params })
    }
}

/// [`mul`] with two limbs folded at a time, `w / 2^128 = floor(w / 2^128) + w_1 f + w_0 g` with `f = 2^-64 mod p` and
/// `g = 2^-128 mod p`: as many products, but the two rows of a fold do not wait for each other.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p` and `p < 2^(64N - 1)`
/// * **Ensures** result `< p`. With `W = 2^64 - 1`, every fold leaves `w <= (1 + 2W)(p - 1) < 2^65 (p - 1)`, which fits
///   `N + 1` words. For an even `N` the last fold is of one limb and leaves `w <= (2 + W)(p - 1)`, which the ordinary
///   step makes less than `2p`, and with the high half it is below `3p`; for an odd `N` it is below `4p`, and `p` is
///   subtracted three times
/// * **Time** constant
/// * **Source** Domb, "Montgomery multiplication with logjumps" (2023)
#[inline(always)]
#[must_use]
pub fn mul_by_twos<const N: usize>(a: &[u64; N], b: &[u64; N], k: &TwoFolds<N>) -> [u64; N] {
    let TwoFolds { params: k, fold2 } = k;
    debug_assert!(k.spare_bits() > 0);
    let [mut w, h] = wide_mul(a, b);
    let mut w_top = 0;
    // The limbs but the last, in pairs.
    unroll!(i < N, {
        if i % 2 == 1 {
            (w, w_top) = if i + 1 < N { fold_two(&w, w_top, &k.fold1, fold2) } else { fold(&w, w_top, k) };
        }
    });
    let (u, over) = step(&w, w_top, k);
    let (u, carry) = sum(&u, &h);
    let (u, over) = reduce(&u, over as u64 + carry as u64, &k.p);
    let (u, over) = reduce(&u, over, &k.p);
    let (u, over) = if N % 2 == 1 { reduce(&u, over, &k.p) } else { (u, over) };
    debug_assert!(over == 0);
    u
}

/// `floor(w / 2^128) + w_1 * (2^-64 mod p) + w_0 * (2^-128 mod p)`, in `N` words and a top word.
#[inline(always)]
const fn fold_two<const N: usize>(w: &[u64; N], top: u64, f: &[u64; N], g: &[u64; N]) -> ([u64; N], u64) {
    let (r, r_top) = product(g, w[0]);
    let (q, q_top) = product(f, w[1]);
    let mut shifted = [0; N];
    let mut j = 2;
    while j < N {
        shifted[j - 2] = w[j];
        j += 1;
    }
    shifted[N - 2] = top;
    let (s, carry) = sum(&shifted, &r);
    let (t, over) = sum(&s, &q);
    (t, r_top + carry as u64 + q_top + over as u64)
}

/// `floor(w / 2^64) + w_0 * (2^-64 mod p)`, in `N` words and a top word.
#[inline(always)]
const fn fold<const N: usize>(w: &[u64; N], top: u64, k: &Params<N>) -> ([u64; N], u64) {
    let (r, r_top) = product(&k.fold1, w[0]);
    let mut shifted = [0; N];
    let mut j = 1;
    while j < N {
        shifted[j - 1] = w[j];
        j += 1;
    }
    shifted[N - 1] = top;
    let (s, carry) = sum(&shifted, &r);
    (s, r_top + carry as u64)
}

/// `over * 2^(64N) + t`, less `q` if it is at least `q`; `over` is at most 3.
#[inline(always)]
pub(crate) fn reduce<const N: usize>(t: &[u64; N], over: u64, q: &[u64; N]) -> ([u64; N], u64) {
    let (s, borrow) = difference(t, q);
    let keep = borrow & (over == 0);
    (select(keep, t, &s), over - (borrow & !keep) as u64)
}

op!(/// [`mul`] as a kernel.
    Mul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul(a, b, k) });

op!(/// [`mul_by_twos`] as a kernel.
    ByTwos[N](isa: Portable, a: [u64; N], b: [u64; N]; k: TwoFolds<N>) -> [u64; N] { mul_by_twos(a, b, k) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 2] {
    const ONE: Doc =
        Doc { summary: "full product, low limbs folded up by 2^-64 mod p, one Montgomery step", source: "Domb 2022" };
    const TWO: Doc = Doc { summary: "the same, two limbs at a time by 2^-64 and 2^-128 mod p", source: "Domb 2023" };
    let by_twos = Kernel::of::<ByTwos<N>>(
        Operation::MontMul,
        Algorithm::Other("fold_by_twos"),
        N,
        Computes::mont_product(N),
        TWO,
    );
    [
        Kernel::of::<Mul<N>>(Operation::MontMul, Algorithm::Fold, N, Computes::mont_product(N), ONE)
            .products(2 * N * N + 1),
        for_moduli(ONE_SPARE_BIT, by_twos).products(2 * N * N + 1),
    ]
}
