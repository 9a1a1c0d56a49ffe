//! Inversion modulo `2^255 - 19` by division steps: constant time, and a third of the cost of Fermat's power.
//!
//! A division step halves one of two numbers `f` (odd) and `g`, and never looks further than their lowest bit, so [`BATCH`]
//! steps are first taken on single words, as a 2 by 2 matrix, and then applied to the full numbers.

use super::{FOLD_255, FOLD_256, P};
use crate::word::adc;

/// Division steps per batch, and bits per limb.
const BATCH: u32 = 59;
/// Batches: 590 steps bring any `g < 2^256` to zero when `delta` starts at 1/2 (Wuille's convex-hull bound, cited in
/// the documentation of libsecp256k1's `safegcd` implementation).
const BATCHES: u32 = 590 / BATCH;
const LIMB: u64 = (1 << BATCH) - 1;
/// `19^-1 mod 2^59`, so that `v - 19 k = 0 (mod 2^59)` for `k = v * INVERSE_19`.
const INVERSE_19: u64 = inverse_mod_limb(FOLD_255);
/// `p = 2^19 * 2^(4 * 59) - 19`: the shift within the fifth limb.
const TOP_SHIFT: u32 = 255 - 4 * BATCH;

/// Newton's iteration: each round doubles the number of right bits, starting from three.
const fn inverse_mod_limb(a: u64) -> u64 {
    let mut x = a;
    let mut bits = 3;
    while bits < BATCH {
        x = x.wrapping_mul(2u64.wrapping_sub(a.wrapping_mul(x)));
        bits *= 2;
    }
    x & LIMB
}

/// A signed number: five limbs of 59 bits, all but the last non-negative.
type Signed = [i64; 5];

const fn split(w: &[u64; 4]) -> Signed {
    [
        (w[0] & LIMB) as i64,
        ((w[0] >> 59 | w[1] << 5) & LIMB) as i64,
        ((w[1] >> 54 | w[2] << 10) & LIMB) as i64,
        ((w[2] >> 49 | w[3] << 15) & LIMB) as i64,
        (w[3] >> 44) as i64,
    ]
}

/// `[[u, v], [q, r]]` with `2^59 (f', g') = (u f + v g, q f + r g)`; `|u| + |v| <= 2^59` and `|q| + |r| <= 2^59`.
struct Matrix {
    u: i64,
    v: i64,
    q: i64,
    r: i64,
}

/// [`BATCH`] division steps on the low words of `f` and `g`, with `zeta = -(delta + 1/2)`.
#[inline(always)]
fn steps(mut zeta: i64, f: u64, g: u64) -> (i64, Matrix) {
    let (mut f, mut g) = (f, g);
    let (mut u, mut v, mut q, mut r) = (1u64, 0u64, 0u64, 1u64);
    for _ in 0..BATCH {
        debug_assert!(f & 1 == 1);
        let negate = (zeta >> 63) as u64;
        let odd = (g & 1).wrapping_neg();
        // g += f or g -= f, when g is odd.
        g = g.wrapping_add((f ^ negate).wrapping_sub(negate) & odd);
        q = q.wrapping_add((u ^ negate).wrapping_sub(negate) & odd);
        r = r.wrapping_add((v ^ negate).wrapping_sub(negate) & odd);
        // With delta > 0 and g odd, f becomes the old g, which is the new one plus the old f.
        let swap = negate & odd;
        zeta = (zeta ^ swap as i64) - 1;
        f = f.wrapping_add(g & swap);
        u = u.wrapping_add(q & swap);
        v = v.wrapping_add(r & swap);
        g >>= 1;
        u <<= 1;
        v <<= 1;
    }
    (zeta, Matrix { u: u as i64, v: v as i64, q: q as i64, r: r as i64 })
}

/// `(u f + v g, q f + r g) / 2^59`, exactly.
#[inline(always)]
fn apply(f: &mut Signed, g: &mut Signed, t: &Matrix) {
    let (mut cf, mut cg) = (0i128, 0i128);
    for i in 0..5 {
        cf += t.u as i128 * f[i] as i128 + t.v as i128 * g[i] as i128;
        cg += t.q as i128 * f[i] as i128 + t.r as i128 * g[i] as i128;
        if i == 0 {
            debug_assert!(cf as u64 & LIMB == 0 && cg as u64 & LIMB == 0);
        } else {
            f[i - 1] = (cf as u64 & LIMB) as i64;
            g[i - 1] = (cg as u64 & LIMB) as i64;
        }
        cf >>= BATCH;
        cg >>= BATCH;
    }
    f[4] = cf as i64;
    g[4] = cg as i64;
}

/// `(u d + v e, q d + r e) / 2^59 mod p`, by adding the multiple of `p` that makes the division exact.
///
/// The multiple is `k p` with `0 <= k < 2^59`, so a bound `|d|, |e| <= m p` becomes `(m + 1) p`: ten batches leave
/// `|d| <= 11 p < 2^259`, well within five limbs, and nothing needs reducing between them.
#[inline(always)]
fn apply_mod_p(d: &mut Signed, e: &mut Signed, t: &Matrix) {
    let (mut cd, mut ce) = (0i128, 0i128);
    let (mut kd, mut ke) = (0, 0);
    for i in 0..5 {
        cd += t.u as i128 * d[i] as i128 + t.v as i128 * e[i] as i128;
        ce += t.q as i128 * d[i] as i128 + t.r as i128 * e[i] as i128;
        if i == 0 {
            kd = (cd as u64).wrapping_mul(INVERSE_19) & LIMB;
            ke = (ce as u64).wrapping_mul(INVERSE_19) & LIMB;
            cd -= (FOLD_255 as u128 * kd as u128) as i128;
            ce -= (FOLD_255 as u128 * ke as u128) as i128;
            debug_assert!(cd as u64 & LIMB == 0 && ce as u64 & LIMB == 0);
        } else {
            if i == 4 {
                cd += (kd as i128) << TOP_SHIFT;
                ce += (ke as i128) << TOP_SHIFT;
            }
            d[i - 1] = (cd as u64 & LIMB) as i64;
            e[i - 1] = (ce as u64 & LIMB) as i64;
        }
        cd >>= BATCH;
        ce >>= BATCH;
    }
    d[4] = cd as i64;
    e[4] = ce as i64;
}

/// The inverse of a field element, zero for zero.
///
/// * **Computes** `a^-1 mod p`, or 0 if `a = 0 (mod p)`
/// * **Requires** `a < p`
/// * **Ensures** result `< 2^256`
/// * **Time** constant
/// * **Source** Bernstein, Yang, "Fast constant-time gcd computation and modular inversion" (eprint 2019/266), section 11,
///   with `delta` starting at 1/2
#[must_use]
pub fn invert(a: &[u64; 4]) -> [u64; 4] {
    let (mut f, mut g) = (split(&P), split(a));
    let (mut d, mut e): (Signed, Signed) = ([0; 5], [1, 0, 0, 0, 0]);
    let mut zeta = -1;
    for _ in 0..BATCHES {
        let matrix;
        (zeta, matrix) = steps(zeta, f[0] as u64 | (f[1] as u64) << BATCH, g[0] as u64 | (g[1] as u64) << BATCH);
        apply_mod_p(&mut d, &mut e, &matrix);
        apply(&mut f, &mut g, &matrix);
    }
    debug_assert!(g == [0; 5]);
    // Now f = 1 or -1 (or p, when a = 0, and then d = 0), and a * d = f (mod p).
    let negate = f[4] >> 63;
    // |d| <= 11 p: adding 16 p = 2^259 - 304 makes it non-negative and below 27 p < 2^260.
    let mut r = [0i64; 5];
    let mut carry = -(16 * FOLD_255 as i64);
    for i in 0..5 {
        carry += (d[i] ^ negate) - negate;
        if i == 4 {
            carry += 16 << TOP_SHIFT;
            r[4] = carry;
        } else {
            r[i] = carry & LIMB as i64;
            carry >>= BATCH;
        }
    }
    debug_assert!(r[4] >= 0 && r[4] < 32 << TOP_SHIFT);
    let r = r.map(|x| x as u64);
    let top = r[4] >> 20;
    let (r0, c) = adc(r[0] | r[1] << 59, top * FOLD_256, 0);
    let (r1, c) = adc(r[1] >> 5 | r[2] << 54, 0, c);
    let (r2, c) = adc(r[2] >> 10 | r[3] << 49, 0, c);
    let (r3, c) = adc(r[3] >> 15 | r[4] << 44, 0, c);
    // A carry leaves the low words below 38 * 32, so one more fold cannot carry.
    [r0 + c * FOLD_256, r1, r2, r3]
}
