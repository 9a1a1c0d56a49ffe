//! Modular inversion by division steps, in constant time and in variable time.
//!
//! Batches of 62 division steps run on the low words alone and leave a 2x2 matrix, which is then applied to the
//! full numbers. The cofactors are kept modulo `p` with one signed Montgomery step of 64 bits for each batch, so each batch
//! multiplies them by a further `2^-2`; [`Params::inverse_seed`] pays for that in advance.

use crate::Params;
use crate::params::halve_mod;
use crate::word::{adc, mask};

/// Division steps in a batch: the matrix entries stay within `[-2^62, 2^62]`.
const BATCH: u32 = 62;

/// Batches that suffice for a modulus of `bits` bits.
///
/// The half-delta variant needs at most `(45907 bits + 30179) / 19929` steps
/// (Wuille's convex-hull analysis of Bernstein, Yang, "Fast constant-time gcd computation and modular inversion", 2019).
#[must_use]
pub const fn batches(bits: u32) -> u32 {
    ((45907 * bits + 30179) / 19929).div_ceil(BATCH)
}

/// `2^62` times the product of the step matrices: rows `(u, v)` for `f` and `(q, r)` for `g`; `|u| + |v|, |q| + |r| <= 2^62`.
#[derive(Clone, Copy)]
struct Matrix {
    u: i64,
    v: i64,
    q: i64,
    r: i64,
}

/// 62 steps on the low words. `zeta = -(delta + 1/2)`.
#[inline(always)]
fn divsteps(mut zeta: i64, f0: u64, g0: u64) -> (i64, Matrix) {
    let (mut f, mut g) = (f0, g0);
    let (mut u, mut v, mut q, mut r) = (1u64, 0u64, 0u64, 1u64);
    for _ in 0..BATCH {
        debug_assert!(f & 1 == 1);
        let mut swap = (zeta >> 63) as u64;
        let odd = mask(g & 1);
        // Add f to g, or subtract it when the two will swap; nothing when g is even.
        g = g.wrapping_add(((f ^ swap).wrapping_sub(swap)) & odd);
        q = q.wrapping_add(((u ^ swap).wrapping_sub(swap)) & odd);
        r = r.wrapping_add(((v ^ swap).wrapping_sub(swap)) & odd);
        swap &= odd;
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

/// The same steps in the original delta form, skipping runs of zeros. `eta = -delta`.
#[inline(always)]
fn divsteps_vartime(mut eta: i64, f0: u64, g0: u64) -> (i64, Matrix) {
    let (mut f, mut g) = (f0, g0);
    let (mut u, mut v, mut q, mut r) = (1u64, 0u64, 0u64, 1u64);
    let mut left = BATCH;
    loop {
        // A guard bit ends the run at the batch's end.
        let zeros = (g | (u64::MAX << left)).trailing_zeros();
        g >>= zeros;
        u <<= zeros;
        v <<= zeros;
        eta -= i64::from(zeros);
        left -= zeros;
        if left == 0 {
            break;
        }
        if eta < 0 {
            eta = -eta;
            (f, g) = (g, f.wrapping_neg());
            (u, q) = (q, u.wrapping_neg());
            (v, r) = (r, v.wrapping_neg());
        }
        // Cancel as many low bits of g as steps are certain not to swap, at most six:
        // f (f^2 - 2) = -f^-1 mod 64 for odd f.
        let limit = (eta + 1).min(i64::from(left)).min(6) as u32;
        let w = f.wrapping_mul(g).wrapping_mul(f.wrapping_mul(f).wrapping_sub(2)) & ((1 << limit) - 1);
        g = g.wrapping_add(f.wrapping_mul(w));
        q = q.wrapping_add(u.wrapping_mul(w));
        r = r.wrapping_add(v.wrapping_mul(w));
    }
    (eta, Matrix { u: u as i64, v: v as i64, q: q as i64, r: r as i64 })
}

/// Limb `i` of a two's complement number: the top limb is signed, the others are not.
#[inline(always)]
fn limb<const N: usize>(a: &[u64; N], i: usize) -> i128 {
    if i + 1 == N { i128::from(a[i] as i64) } else { i128::from(a[i]) }
}

/// `(u f + v g) / 2^62`, exact; `|u| + |v| <= 2^62` and `|f|, |g| < 2^(64N-1)`, so the result fits as they do.
#[inline(always)]
fn combine<const N: usize>(u: i64, v: i64, f: &[u64; N], g: &[u64; N]) -> [u64; N] {
    let (u, v) = (i128::from(u), i128::from(v));
    let mut out = [0; N];
    let mut acc = 0i128;
    let mut below = 0;
    for i in 0..N {
        // |u f_i + v g_i| <= 2^62 2^64 and the carry is below 2^63: no overflow.
        acc += u * limb(f, i) + v * limb(g, i);
        let low = acc as u64;
        acc >>= 64;
        if i > 0 {
            out[i - 1] = (below >> BATCH) | (low << (64 - BATCH));
        } else {
            debug_assert!(low << (64 - BATCH) == 0);
        }
        below = low;
    }
    out[N - 1] = (below >> BATCH) | ((acc as u64) << (64 - BATCH));
    out
}

/// `(u d + v e + m p) / 2^64` with the signed `m` in `[-2^63, 2^63)` that makes it exact.
///
/// `|u| + |v| <= 2^62` and `|d|, |e| < p` give `|result| < p/4 + p/2 < p`.
#[inline(always)]
fn combine_mod<const N: usize>(u: i64, v: i64, d: &[u64; N], e: &[u64; N], k: &Params<N>) -> [u64; N] {
    let (u, v) = (i128::from(u), i128::from(v));
    let mut out = [0; N];
    let (mut acc, mut fold, mut m) = (0i128, 0i128, 0i128);
    for i in 0..N {
        acc += u * limb(d, i) + v * limb(e, i);
        let low = acc as u64;
        acc >>= 64;
        if i == 0 {
            m = i128::from(low.wrapping_mul(k.n0) as i64);
        }
        // |m p_i| <= 2^127 - 2^63, the carry is at least -2^63 and below 2^63, and low is below 2^64: within i128.
        fold += m * i128::from(k.p[i]) + i128::from(low);
        if i > 0 {
            out[i - 1] = fold as u64;
        } else {
            debug_assert!(fold as u64 == 0);
        }
        fold >>= 64;
    }
    out[N - 1] = (acc + fold) as u64;
    out
}

/// `-a` if `negative` is 1, else `a`, in two's complement.
#[inline(always)]
fn negate_if<const N: usize>(a: [u64; N], negative: u64) -> [u64; N] {
    let m = mask(negative);
    let mut carry = negative;
    let mut out = [0; N];
    for i in 0..N {
        (out[i], carry) = adc(a[i] ^ m, 0, carry);
    }
    out
}

/// The last step: `d` with the sign of `f`, brought from `(-p, p)` to `[0, p)`.
#[inline(always)]
fn finish<const N: usize>(f: &[u64; N], d: [u64; N], k: &Params<N>) -> [u64; N] {
    let d = negate_if(d, f[N - 1] >> 63);
    let m = mask(d[N - 1] >> 63);
    let mut carry = 0;
    let mut out = [0; N];
    for i in 0..N {
        (out[i], carry) = adc(d[i], k.p[i] & m, carry);
    }
    out
}

/// Inverse in Montgomery form.
///
/// * **Computes** `a^-1 * 2^(128N) mod p`: the Montgomery form of the inverse when `a` is in Montgomery form; 0 for 0
/// * **Requires** `a < p`, `gcd(a, p) = 1` or `a = 0`, `p < 2^(64N-1)`
/// * **Ensures** result `< p`
/// * **Time** constant: [`batches`] batches of 62 steps
/// * **Source** Bernstein, Yang, "Fast constant-time gcd computation and modular inversion" (2019), section 11,
///   with Wuille's half-delta start; the Montgomery step on the cofactors is ours
#[inline]
#[must_use]
pub fn invert<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(k.p[N - 1] >> 63 == 0);
    let (mut f, mut g) = (k.p, *a);
    let (mut d, mut e) = ([0; N], k.inverse_seed);
    let mut zeta = -1;
    for _ in 0..batches(k.bits) {
        let m;
        (zeta, m) = divsteps(zeta, f[0], g[0]);
        (d, e) = (combine_mod(m.u, m.v, &d, &e, k), combine_mod(m.q, m.r, &d, &e, k));
        (f, g) = (combine(m.u, m.v, &f, &g), combine(m.q, m.r, &f, &g));
    }
    debug_assert!(g == [0; N]);
    finish(&f, d, k)
}

/// As [`invert`], faster, in a time that depends on `a`.
///
/// * **Computes** `a^-1 * 2^(128N) mod p`; 0 for 0
/// * **Requires** `a < p`, `gcd(a, p) = 1` or `a = 0`, `p < 2^(64N-1)`
/// * **Ensures** result `< p`
/// * **Time** leaks `a`
/// * **Source** as [`invert`], with the zero-skipping steps of section 6 there
#[inline]
#[must_use]
pub fn invert_vartime<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(k.p[N - 1] >> 63 == 0);
    let (mut f, mut g) = (k.p, *a);
    let (mut d, mut e) = ([0; N], k.inverse_seed);
    let mut eta = -1;
    let mut left = batches(k.bits) as i64;
    while g != [0; N] {
        let m;
        (eta, m) = divsteps_vartime(eta, f[0], g[0]);
        (d, e) = (combine_mod(m.u, m.v, &d, &e, k), combine_mod(m.q, m.r, &d, &e, k));
        (f, g) = (combine(m.u, m.v, &f, &g), combine(m.q, m.r, &f, &g));
        left -= 1;
    }
    let mut out = finish(&f, d, k);
    // The seed paid 2^2 for every batch that was foreseen. The delta form can need more batches than the half-delta
    // form in the worst case, so `left` may be negative.
    while left > 0 {
        out = halve_mod(halve_mod(out, &k.p), &k.p);
        left -= 1;
    }
    while left < 0 {
        out = super::add::double(&super::add::double(&out, k), k);
        left += 1;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::portable::cios;

    /// `a * invert(a) = R^2 R^-1 = R`: one in Montgomery form.
    fn check<const N: usize>(a: [u64; N], k: &Params<N>) {
        let expected = if a == [0; N] { a } else { k.r };
        assert_eq!(cios::mul(&a, &invert(&a, k), k), expected);
        assert_eq!(cios::mul(&a, &invert_vartime(&a, k), k), expected);
        assert_eq!(invert(&a, k), invert_vartime(&a, k));
    }

    #[test]
    fn every_residue_of_tiny_primes() {
        for p in [3u64, 5, 7, 11, 13, 17, 127, 251, 257, 65537] {
            let k = Params::new([p]);
            for a in 0..p.min(4096) {
                check([a], &k);
            }
        }
    }

    #[test]
    fn boundaries_and_random_values() {
        // 2^255 - 19, and 2^127 - 1 in two limbs: one spare bit, the least that is allowed.
        let k = Params::new([0xffff_ffff_ffff_ffed, u64::MAX, u64::MAX, u64::MAX >> 1]);
        let k2 = Params::new([u64::MAX, u64::MAX >> 1]);
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state ^ (state >> 29)
        };
        check([0; 4], &k);
        check([1, 0, 0, 0], &k);
        let mut last = k.p;
        last[0] -= 1;
        check(last, &k);
        for bit in 0..255 {
            let mut a = [0; 4];
            a[bit / 64] = 1 << (bit % 64);
            check(a, &k);
            check([a[0] | 1, a[1] >> 1], &k2);
        }
        for _ in 0..20_000 {
            check([next(), next(), next(), next() >> 2], &k);
            check([next(), next() >> 2], &k2);
        }
    }
}
