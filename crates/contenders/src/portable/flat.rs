//! The register-shaped portable form: every live limb a value of its own, rows with two carry chains, for 4 and 6
//! limbs.
//!
//! Where `scalar::nocarry` first adds up a row of the product and then adds the row to `t`, a row here adds the low
//! words to `t` along one carry chain and the high words along another, as `adcx` and `adox` do in assembly.

use super::fold::reduce;
use montane_kernels::cpu::Portable;
use montane_kernels::kernel::{Computes, Doc, ONE_SPARE_BIT, TWO_SPARE_BITS};
use montane_kernels::op::op;
use montane_kernels::scalar::nocarry::{NoCarry, NoCarrySquare, from_limb};
use montane_kernels::scalar::row::{product, reduce_once, sum, unroll};
use montane_kernels::word::{add_carry, mac, mul_wide};
use montane_kernels::{Algorithm, Kernel, Operation, Params};

use crate::for_moduli;

/// `t + top * 2^(64N) + a * b` as `N` words and a top word; the sum must fit.
#[inline(always)]
const fn row<const N: usize>(t: &[u64; N], top: u64, a: &[u64; N], b: u64) -> ([u64; N], u64) {
    let mut low = [0; N];
    let mut high = [0; N];
    let mut j = 0;
    while j < N {
        (low[j], high[j]) = mul_wide(a[j], b);
        j += 1;
    }
    let (mut t, carry) = sum(t, &low);
    let (top, over) = add_carry(top, 0, carry);
    let mut carry = false;
    j = 1;
    while j < N {
        (t[j], carry) = add_carry(t[j], high[j - 1], carry);
        j += 1;
    }
    let (top, over2) = add_carry(top, high[N - 1], carry);
    debug_assert!(!over && !over2);
    (t, top)
}

/// One Montgomery step: [`row`] with `p`, and a shift by a word.
#[inline(always)]
const fn step<const N: usize>(t: &[u64; N], top: u64, k: &Params<N>) -> [u64; N] {
    let m = t[0].wrapping_mul(k.n0);
    let (t, top) = row(t, top, &k.p, m);
    debug_assert!(t[0] == 0);
    shifted(&t, top)
}

/// `floor((t + top * 2^(64N)) / 2^64)`
#[inline(always)]
const fn shifted<const N: usize>(t: &[u64; N], top: u64) -> [u64; N] {
    let mut out = [0; N];
    let mut j = 1;
    while j < N {
        out[j - 1] = t[j];
        j += 1;
    }
    out[N - 1] = top;
    out
}

/// Montgomery multiplication for a modulus with a spare bit.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p` and `p < 2^(64N - 1)` (see [`NoCarry`])
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski, "Analyzing and Comparing Montgomery Multiplication Algorithms" (1996), section 5,
///   CIOS
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: NoCarry<'_, N>) -> [u64; N] {
    let k = k.params();
    let mut t = [0; N];
    unroll!(i < N, {
        let (s, top) = row(&t, 0, a, b[i]);
        t = step(&s, top, k);
    });
    reduce_once(&t, false, &k.p)
}

/// Montgomery squaring for a modulus with two spare bits: each product of two different limbs once, as in
/// [`montane_kernels::scalar::nocarry::sqr`].
///
/// * **Computes** `a^2 * 2^(-64N) mod p`
/// * **Requires** `a < p` and `p < 2^(64N - 2)` (see [`NoCarrySquare`])
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** as [`mul`], with Handbook of Applied Cryptography, algorithm 14.16
#[inline(always)]
#[must_use]
pub fn sqr<const N: usize>(a: &[u64; N], k: NoCarrySquare<'_, N>) -> [u64; N] {
    let k = k.params();
    let mut t = [0; N];
    unroll!(i < N, {
        let (s, top) = row(&t, 0, &from_limb(a, i), a[i]);
        t = step(&s, top, k);
    });
    reduce_once(&t, false, &k.p)
}

/// Domb's multiplication in `2N^2 + 1` products, each fold before the next row of the product: a round waits for one
/// product, where a round of [`mul`] waits for the product that gives `m` and then for another.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p` and `p < 2^(64N - 1)` (see [`NoCarry`])
/// * **Ensures** result `< p`. With `W = 2^64 - 1` and `f = 2^-64 mod p`, `w <= 2^65 (p - 1)` gives `floor(w / 2^64) +
///   w_0 f + a b_i <= (2 + W + W)(p - 1) = 2^65 (p - 1)`, which fits `N + 1` words; the ordinary step makes that less
///   than `3p`, and two subtractions of `p` do
/// * **Time** constant
/// * **Source** Domb, "Fast Modular Multiplication" (2022) and "Montgomery multiplication with logjumps" (2023)
#[inline(always)]
#[must_use]
pub fn mul_fold<const N: usize>(a: &[u64; N], b: &[u64; N], k: NoCarry<'_, N>) -> [u64; N] {
    let k = k.params();
    let mut w = [0; N];
    let mut top = 0;
    unroll!(i < N, {
        if i > 0 {
            let low = w[0];
            (w, top) = add_row(&shifted(&w, top), 0, &k.fold1, low);
        }
        (w, top) = add_row(&w, top, a, b[i]);
    });
    let (u, over) = montane_kernels::scalar::row::step(&w, top, k);
    let (u, over) = reduce(&u, over as u64, &k.p);
    let (u, over) = reduce(&u, over, &k.p);
    debug_assert!(over == 0);
    u
}

/// [`row`] with the row of products added up first.
#[inline(always)]
const fn add_row<const N: usize>(t: &[u64; N], top: u64, a: &[u64; N], b: u64) -> ([u64; N], u64) {
    let (r, r_top) = product(a, b);
    let (t, carry) = sum(t, &r);
    let (top, over) = add_carry(top, r_top, carry);
    debug_assert!(!over);
    (t, top)
}

/// [`mul_fold`] with each row as a chain of 128-bit sums, product and two words, as Domb wrote it.
///
/// Not faster: the carry is a word and waits for each product (72 against 58 cycles at 4 limbs, 154 against 148 at 6).
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p` and `p < 2^(64N - 1)` (see [`NoCarry`])
/// * **Ensures** result `< p`, as [`mul_fold`]
/// * **Time** constant
/// * **Source** Domb, "Fast Modular Multiplication" (2022) and "Montgomery multiplication with logjumps" (2023)
#[inline(always)]
#[must_use]
pub fn mul_fold_u128<const N: usize>(a: &[u64; N], b: &[u64; N], k: NoCarry<'_, N>) -> [u64; N] {
    let k = k.params();
    let mut w = [0; N];
    let mut top = 0;
    unroll!(i < N, {
        if i > 0 {
            let low = w[0];
            (w, top) = mac_row(&shifted(&w, top), 0, &k.fold1, low);
        }
        (w, top) = mac_row(&w, top, a, b[i]);
    });
    let (u, over) = montane_kernels::scalar::row::step(&w, top, k);
    let (u, over) = reduce(&u, over as u64, &k.p);
    let (u, over) = reduce(&u, over, &k.p);
    debug_assert!(over == 0);
    u
}

/// [`row`] as one chain.
#[inline(always)]
const fn mac_row<const N: usize>(t: &[u64; N], top: u64, a: &[u64; N], b: u64) -> ([u64; N], u64) {
    let mut t = *t;
    let mut carry = 0;
    let mut j = 0;
    while j < N {
        (t[j], carry) = mac(t[j], a[j], b, carry);
        j += 1;
    }
    let (top, over) = add_carry(top, carry, false);
    debug_assert!(!over);
    (t, top)
}

op!(/// [`mul_fold_u128`] as a kernel.
    FoldU128[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul_fold_u128(a, b, NoCarry::assume(k)) });
op!(/// [`mul`] as a kernel.
    Mul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul(a, b, NoCarry::assume(k)) });
op!(/// [`sqr`] as a kernel.
    Sqr[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { sqr(a, NoCarrySquare::assume(k)) });
op!(/// [`mul_fold`] as a kernel.
    Fold[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul_fold(a, b, NoCarry::assume(k)) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 4] {
    const MUL: Doc =
        Doc { summary: "CIOS in registers, two carry chains for each row", source: "Koc, Acar, Kaliski 1996, CIOS" };
    const SQR: Doc = Doc {
        summary: "CIOS in registers, each pair of limbs multiplied once",
        source: "Koc, Acar, Kaliski 1996, CIOS; Handbook of Applied Cryptography, 14.16",
    };
    const FOLD: Doc =
        Doc { summary: "rows of the product and folds by 2^-64 mod p in turn, in registers", source: "Domb 2022" };
    const FOLD_U128: Doc = Doc { summary: "the same, each row a chain of 128-bit sums", source: "Domb 2022" };
    let mul = Kernel::of::<Mul<N>>(Operation::MontMul, Algorithm::Other("flat"), N, Computes::mont_product(N), MUL);
    let sqr = Kernel::of::<Sqr<N>>(Operation::MontSqr, Algorithm::Other("flat"), N, Computes::mont_square(N), SQR);
    let fold =
        Kernel::of::<Fold<N>>(Operation::MontMul, Algorithm::Other("fold_flat"), N, Computes::mont_product(N), FOLD);
    let fold_u128 = Kernel::of::<FoldU128<N>>(
        Operation::MontMul,
        Algorithm::Other("fold_flat_u128"),
        N,
        Computes::mont_product(N),
        FOLD_U128,
    );
    [
        for_moduli(ONE_SPARE_BIT, mul).products(2 * N * N + N),
        for_moduli(TWO_SPARE_BITS, sqr).products(N * (N + 1) / 2 + N * N + N),
        for_moduli(ONE_SPARE_BIT, fold).products(2 * N * N + 1),
        for_moduli(ONE_SPARE_BIT, fold_u128).products(2 * N * N + 1),
    ]
}
