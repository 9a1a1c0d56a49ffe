//! The register-shaped portable form: every live limb a value of its own, rows with two carry chains, for 4 and 6 limbs.
//!
//! Where `portable::nocarry` first adds up a row of the product and then adds the row to `t`, a row here adds the low words
//! to `t` along one carry chain and the high words along another, as `adcx` and `adox` do in assembly.

use crate::Params;
use crate::portable::logjump::reduce;
use crate::portable::nocarry::{ONE_SPARE_BIT, from_limb};
use crate::portable::row::{doubled, reduce_once, unroll};
use crate::portable::wide::wide_mul;
use crate::portable::{binary, mont_product, mont_square, op, unary};
use crate::registry::{Doc, Imp, Kernel};
use crate::word::{add_carry, mul_wide};

/// `t + a * b` as `N` words, a top word and a carry; `t_top` may be any word.
#[inline(always)]
const fn row<const N: usize>(t: [u64; N], t_top: u64, a: &[u64; N], b: u64) -> ([u64; N], u64, u64) {
    let mut low = [0; N];
    let mut high = [0; N];
    let mut j = 0;
    while j < N {
        (low[j], high[j]) = mul_wide(a[j], b);
        j += 1;
    }
    let mut t = t;
    let mut carry = false;
    j = 0;
    while j < N {
        (t[j], carry) = add_carry(t[j], low[j], carry);
        j += 1;
    }
    let (top, over) = add_carry(t_top, 0, carry);
    carry = false;
    j = 1;
    while j < N {
        (t[j], carry) = add_carry(t[j], high[j - 1], carry);
        j += 1;
    }
    let (top, over2) = add_carry(top, high[N - 1], carry);
    (t, top, over as u64 + over2 as u64)
}

/// One Montgomery step on `N + 1` words and a carry: [`row`] with `p`, and a shift by a word.
#[inline(always)]
const fn step<const N: usize>(t: [u64; N], top: u64, over: u64, k: &Params<N>) -> ([u64; N], u64) {
    let m = t[0].wrapping_mul(k.n0);
    let (t, top, over2) = row(t, top, &k.p, m);
    debug_assert!(t[0] == 0);
    (shifted(&t, top), over + over2)
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

/// Montgomery multiplication for any odd modulus.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p`
/// * **Ensures** result `< p`: `t <= 2p - 1` after every round, as in [`crate::portable::nocarry::NoCarry`], here with the
///   carry that a modulus without a spare bit needs
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski, "Analyzing and Comparing Montgomery Multiplication Algorithms" (1996), section 5, CIOS
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let mut t = [0; N];
    let mut t_top = 0;
    unroll!(i < N, {
        let (s, top, over) = row(t, t_top, a, b[i]);
        (t, t_top) = step(s, top, over, k);
        debug_assert!(t_top <= 1);
    });
    reduce_once(&t, t_top == 1, &k.p)
}

/// Montgomery squaring for any odd modulus: each product of two different limbs once, as in
/// [`crate::portable::nocarry::sqr`], with the carries that a modulus without spare bits needs.
///
/// * **Computes** `a^2 * 2^(-64N) mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`: `t <= 3p - 1` after every round, `(a^2 + m p) / 2^(64N) < 2p` after the last
/// * **Time** constant
/// * **Source** as [`mul`], with Handbook of Applied Cryptography, algorithm 14.16
#[inline(always)]
#[must_use]
pub fn sqr<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    let mut t = [0; N];
    let mut t_top = 0;
    unroll!(i < N, {
        let (s, top, over) = row(t, t_top, &from_limb(a, i), a[i]);
        // The bit that doubling shifts out of the top limb, times a_i; the last row has nothing doubled.
        let out = if i + 1 < N { a[i] & (a[N - 1] >> 63).wrapping_neg() } else { 0 };
        let (top, over2) = add_carry(top, out, false);
        (t, t_top) = step(s, top, over + over2 as u64, k);
        debug_assert!(t_top <= 2);
    });
    reduce_once(&t, t_top == 1, &k.p)
}

/// Domb's multiplication in `2N^2 + 1` products with folds of two limbs at once, by `2^-128 mod p`, and then of one:
/// half as many steps wait for each other as with folds of one limb.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p` and `p < 2^(64N - 1)`; `N` even
/// * **Ensures** result `< p`. A fold of two limbs leaves `w <= (p - 1) + (2^128 - 1)(p - 1) = 2^128 (p - 1)`, which
///   fits `N + 2` words; the fold of one limb then leaves `w <= 2^64 (p - 1) + (2^64 - 1)(p - 1) < 2^65 p`, which fits
///   `N + 1`; the ordinary step makes that less than `3p`, and the high half adds less than `p / 2`:
///   below `4p`, and `2p` and `p` are subtracted where they fit
/// * **Time** constant
/// * **Source** Domb, "Fast Modular Multiplication" (2022) and "Montgomery multiplication with logjumps" (2023)
#[inline(always)]
#[must_use]
pub fn mul_logjump<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    const { assert!(N.is_multiple_of(2), "N - 1 limbs are folded in pairs and one single") };
    debug_assert!(k.spare_bits() >= 1);
    let [mut w, h] = wide_mul(a, b);
    let (mut w1, mut w2) = (0, 0);
    unroll!(i < N, {
        if i.is_multiple_of(2) && i + 2 < N {
            (w, w1, w2) = fold2(&w, w1, w2, k);
        }
    });
    // The single fold takes the low word of N + 2 and leaves N + 1.
    let low = w[0];
    let (s, top, over) = row(shifted(&w, w1), w2, &k.fold1, low);
    debug_assert!(over == 0);
    let (u, over) = step(s, top, 0, k);
    let (u, carry) = crate::portable::row::sum(&u, &h);
    let (u, over) = reduce(&u, over + carry as u64, &doubled(&k.p));
    let (u, over) = reduce(&u, over, &k.p);
    debug_assert!(over == 0);
    u
}

/// `floor(w / 2^128) + (w_0 + w_1 2^64) * (2^-128 mod p)`, in `N + 2` words.
#[inline(always)]
const fn fold2<const N: usize>(w: &[u64; N], w1: u64, w2: u64, k: &Params<N>) -> ([u64; N], u64, u64) {
    let (low, high) = (w[0], w[1]);
    let (s, top, over) = row(shifted(&shifted(w, w1), w2), 0, &k.fold2, low);
    let (r, r_top, over2) = row(shifted(&s, top), over, &k.fold2, high);
    debug_assert!(over2 == 0);
    // s_0 and the N + 1 words of the second row.
    let mut out = [0; N];
    out[0] = s[0];
    let mut j = 1;
    while j < N {
        out[j] = r[j - 1];
        j += 1;
    }
    (out, r[N - 1], r_top)
}

op!(/// [`mul`] as a kernel.
    Mul: ([u64; N], [u64; N]) -> [u64; N], |a, b; k| mul(a, b, k));
op!(/// [`sqr`] as a kernel.
    Sqr: ([u64; N]) -> [u64; N], |a; k| sqr(a, k));
op!(/// [`mul_logjump`] as a kernel.
    LogJump: ([u64; N], [u64; N]) -> [u64; N], |a, b; k| mul_logjump(a, b, k));

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 3] {
    const MUL: Doc =
        Doc { summary: "CIOS in registers, two carry chains for each row", source: "Koc, Acar, Kaliski 1996, CIOS" };
    const SQR: Doc = Doc {
        summary: "CIOS in registers, each pair of limbs multiplied once",
        source: "Koc, Acar, Kaliski 1996, CIOS; Handbook of Applied Cryptography, 14.16",
    };
    const LOGJUMP: Doc = Doc { summary: "limbs folded up in pairs by 2^-128 mod p, in registers", source: "Domb 2022" };
    let logjump = binary::<N>("mont_mul", "logjump_flat", mont_product::<N>(), LOGJUMP, Imp::of::<LogJump<N>>());
    [
        binary::<N>("mont_mul", "flat", mont_product::<N>(), MUL, Imp::of::<Mul<N>>()).products(2 * N * N + N),
        unary::<N>("mont_sqr", "flat", mont_square::<N>(), SQR, Imp::of::<Sqr<N>>())
            .products(N * (N + 1) / 2 + N * N + N),
        Kernel { applies: ONE_SPARE_BIT, ..logjump }.products(2 * N * N + 1),
    ]
}
