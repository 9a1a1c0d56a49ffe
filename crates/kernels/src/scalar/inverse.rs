//! Modular inversion by division steps, in constant time and in variable time.
//!
//! Batches of division steps run on the low words alone and leave a 2x2 matrix, which is then applied to the full
//! numbers: exactly to `f` and `g`, and modulo `p` to the cofactors `d` and `e`. Between batches numbers are in signed
//! limbs of 62 bits, so that every product is one signed multiplication and no sum overflows 128 bits.

use crate::word::{adc, mask, opaque};
use crate::{Inlined, Params, inlined};

/// Bits of a limb between batches. A matrix is scaled by `2^62`, its entries stay within `[-2^62, 2^62]`.
const LIMB_BITS: u32 = 62;
const LIMB_MASK: u64 = (1 << LIMB_BITS) - 1;

/// Constant-time division steps in a batch. With 59 the batches of 254, 255 and 381 bits come out even.
const BATCH: u32 = 59;

/// Batches that suffice for a modulus of `bits` bits.
///
/// The half-delta variant needs at most `(45907 bits + 30179) / 19929` steps
/// (Wuille's convex-hull analysis of Bernstein, Yang, "Fast constant-time gcd computation and modular inversion",
/// 2019).
#[must_use]
pub const fn batches(bits: u32) -> u32 {
    ((45907 * bits + 30179) / 19929).div_ceil(BATCH)
}

/// `2^62` times the product of the step matrices: rows `(u, v)` for `f` and `(q, r)` for `g`;
/// `|u| + |v|, |q| + |r| <= 2^62`.
#[derive(Clone, Copy)]
struct Matrix {
    u: i64,
    v: i64,
    q: i64,
    r: i64,
}

/// Constant-time steps between two looks at the low words: as many as the packing below has room for.
const RUN: u32 = 20;
/// Where the packing keeps the cofactors of `f` and `g`: a run shifts them down to [`RUN`]` + 1` and twice that.
const FIELD: u32 = RUN + 1;

/// A way to do division steps: `zeta = -(delta + 1/2)`, and two words that stand for `f` and `g`, of which `f` is odd.
pub trait Steps {
    /// So many steps: with `g` odd and `zeta < 0`, `(-2 - zeta, g, (g - f) / 2)`; else
    /// `(zeta - 1, f, (g + (g mod 2) f) / 2)`. No sum overflows. Constant time.
    fn run<const STEPS: u32>(zeta: i64, f: i64, g: i64) -> (i64, i64, i64);
}

/// Steps by masks, on any processor.
#[derive(Clone, Copy, Debug)]
pub struct Masks;

impl Steps for Masks {
    #[inline(always)]
    fn run<const STEPS: u32>(mut zeta: i64, mut f: i64, mut g: i64) -> (i64, i64, i64) {
        // Opaque: cores that fold the addition of a constant into what reads the sum do so a cycle later for the shift
        // below.
        let one = core::hint::black_box(1);
        for _ in 0..STEPS {
            debug_assert!(f & 1 == 1);
            let sign = zeta >> 63;
            let odd = opaque((g & 1).wrapping_neg() as u64) as i64;
            // Add f to g, or subtract it when the two will swap; nothing when g is even. Where they swap, f becomes the
            // old g.
            let difference = g - f;
            g += ((f ^ sign) - sign) & odd;
            let swap = sign & odd;
            zeta = (zeta ^ swap) - one;
            f += difference & swap;
            g >>= 1;
        }
        (zeta, f, g)
    }
}

/// At most [`RUN`] steps on the low words, cofactors included, and the matrix times `2^n`.
///
/// A step is linear in `(f, g)` once the low bits have decided which one it is. So the steps are done to
/// `F = f - 2^(FIELD + n)` and `G = g - 2^(2 FIELD + n)`, with `f` and `g` cut to their low `n` bits, and leave
/// `f' - u 2^FIELD - v 2^(2 FIELD)` with the cofactors of `f` and `g` beside the value: one word is worked on, not
/// three.
///
/// Bounds: rows satisfy `|u| + |v| <= 2^n`, so `|f'| < 2^n`. No entry is `-2^n`: a row `(-1, 0)` (in units of `2^n`)
/// would be the mean of two rows in the unit ball of that norm, so one of these two already. So `-u` and `f'` fit their
/// fields. `|F + G| < 2^63` for the same reason: only the first `G` has weight `-2^(2 FIELD + n)`, where `F` has none.
///
/// Source of the packing: the `divstep` of s2n-bignum (J. Harrison), `word_divstep59`.
#[inline(always)]
fn run<S: Steps, const STEPS: u32>(zeta: i64, f: u64, g: u64) -> (i64, Matrix) {
    const { assert!(STEPS <= RUN && 2 * FIELD + STEPS <= 62) }
    let low = (1u64 << STEPS) - 1;
    let f = (f & low).wrapping_sub(1 << (FIELD + STEPS)) as i64;
    let g = (g & low).wrapping_sub(1 << (2 * FIELD + STEPS)) as i64;
    let (zeta, f, g) = S::run::<STEPS>(zeta, f, g);
    let unpack = |row: i64| {
        // -u - v 2^FIELD
        let cofactors = (row + (1 << (FIELD - 1))) >> FIELD;
        let minus_u = cofactors << (64 - FIELD) >> (64 - FIELD);
        (-minus_u, (minus_u - cofactors) >> FIELD)
    };
    let ((u, v), (q, r)) = (unpack(f), unpack(g));
    (zeta, Matrix { u, v, q, r })
}

impl Matrix {
    /// The steps of `self`, then those of `next`. The entries are sums of two products whose rows keep the bound.
    #[inline(always)]
    const fn then(&self, next: &Self) -> Self {
        Self {
            u: next.u * self.u + next.v * self.q,
            v: next.u * self.v + next.v * self.r,
            q: next.q * self.u + next.r * self.q,
            r: next.q * self.v + next.r * self.r,
        }
    }

    /// What `n` steps leave of the low words.
    #[inline(always)]
    const fn apply(&self, f: u64, g: u64, n: u32) -> (u64, u64) {
        (
            f.wrapping_mul(self.u as u64).wrapping_add(g.wrapping_mul(self.v as u64)) >> n,
            f.wrapping_mul(self.q as u64).wrapping_add(g.wrapping_mul(self.r as u64)) >> n,
        )
    }
}

/// [`BATCH`] steps on the low words. `zeta = -(delta + 1/2)`. They read the low [`BATCH`] bits.
#[inline(always)]
fn divsteps<S: Steps>(zeta: i64, f: u64, g: u64) -> (i64, Matrix) {
    const LAST: u32 = BATCH - 2 * RUN;
    let (zeta, first) = run::<S, RUN>(zeta, f, g);
    let (f, g) = first.apply(f, g, RUN);
    let (zeta, second) = run::<S, RUN>(zeta, f, g);
    let (f, g) = second.apply(f, g, RUN);
    let (zeta, third) = run::<S, LAST>(zeta, f, g);
    let m = first.then(&second).then(&third);
    let scale = LIMB_BITS - BATCH;
    (zeta, Matrix { u: m.u << scale, v: m.v << scale, q: m.q << scale, r: m.r << scale })
}

/// The same steps in the original delta form, skipping runs of zeros. `eta = -delta`.
#[inline(always)]
fn divsteps_vartime(mut eta: i64, f0: u64, g0: u64) -> (i64, Matrix) {
    let (mut f, mut g) = (f0, g0);
    let (mut u, mut v, mut q, mut r) = (1u64, 0u64, 0u64, 1u64);
    let mut left = LIMB_BITS;
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

/// `sum low[i] 2^(62 i) + top 2^(62 N)`: limbs in `[0, 2^62)` and a signed top limb.
/// With `N <= 31` every number of absolute value below `2^(64N)` fits.
#[derive(Clone, Copy)]
struct Signed<const N: usize> {
    low: [i64; N],
    top: i64,
}

impl<const N: usize> Signed<N> {
    const ZERO: Self = Self { low: [0; N], top: 0 };

    /// Of saturated limbs.
    #[inline(always)]
    fn new(a: &[u64; N]) -> Self {
        // Bits 62 i .. 62 i + 62 begin in limb i - 1 or i: 62 i = 64 (i - 1) + (64 - 2 i) while 0 < 2 i < 64.
        const { assert!(N <= 31) }
        let mut out = Self::ZERO;
        out.low[0] = (a[0] & LIMB_MASK) as i64;
        for i in 1..N {
            let shift = 64 - 2 * i as u32;
            out.low[i] = (((a[i - 1] >> shift) | (a[i] << (64 - shift))) & LIMB_MASK) as i64;
        }
        out.top = (a[N - 1] >> (64 - 2 * N as u32)) as i64;
        out
    }

    #[inline(always)]
    fn limb(&self, i: usize) -> i128 {
        i128::from(if i < N { self.low[i] } else { self.top })
    }

    /// `(u a + v b + carry) / 2^62` limb by limb, where `step` gives each limb's sum.
    #[inline(always)]
    fn from_sums(Inlined(mut sum): Inlined<impl FnMut(usize) -> i128>) -> Self {
        let mut out = Self::ZERO;
        let mut acc = sum(0);
        debug_assert!(acc as u64 & LIMB_MASK == 0);
        acc >>= LIMB_BITS;
        for i in 1..=N {
            acc += sum(i);
            out.low[i - 1] = (acc as u64 & LIMB_MASK) as i64;
            acc >>= LIMB_BITS;
        }
        out.top = acc as i64;
        out
    }

    /// All ones if the number is negative.
    #[inline(always)]
    fn sign(&self) -> i64 {
        self.top >> 63
    }

    /// The limbs modulo `2^(64N)`, in two's complement.
    #[inline(always)]
    fn to_words(self) -> [u64; N] {
        core::array::from_fn(|i| {
            let above = if i + 1 < N { self.low[i + 1] } else { self.top };
            ((self.low[i] as u64) >> (2 * i)) | ((above as u64) << (62 - 2 * i))
        })
    }

    #[inline(always)]
    fn is_zero_vartime(&self) -> bool {
        self.low == [0; N] && self.top == 0
    }
}

/// `(u f + v g) / 2^62`, exact. `|u| + |v| <= 2^62`, so nothing grows; a limb's sum is at most `2^124` and a carry.
#[inline(always)]
fn combine<const N: usize>(u: i64, v: i64, f: &Signed<N>, g: &Signed<N>) -> Signed<N> {
    let (u, v) = (i128::from(u), i128::from(v));
    Signed::from_sums(inlined!(|i| u * f.limb(i) + v * g.limb(i)))
}

/// `(u d + v e + m p) / 2^62` with an `m` that makes it exact and keeps it within `(-2p, p)`.
///
/// Let `d*` be `d`, or `d + p` if `d` is negative: within `(-p, p)`; the same for `e`. Then
/// `|u d* + v e*| < 2^62 p`, and subtracting `k p` with `0 <= k < 2^62` makes it divisible:
/// the quotient is above `-p - p` and below `p`.
#[inline(always)]
fn combine_mod<const N: usize>(
    u: i64,
    v: i64,
    d: &Signed<N>,
    e: &Signed<N>,
    p: &Signed<N>,
    p_inverse: u64,
) -> Signed<N> {
    let sign = |a: &Signed<N>| opaque(a.sign() as u64) as i64;
    let m = (u & sign(d)) + (v & sign(e));
    let (u, v) = (i128::from(u), i128::from(v));
    let first = (u * d.limb(0) + v * e.limb(0)) as u64;
    // first + m p - k p = 0 mod 2^62
    let k = p_inverse.wrapping_mul(first).wrapping_add(m as u64) & LIMB_MASK;
    let m = i128::from(m - k as i64);
    Signed::from_sums(inlined!(|i| u * d.limb(i) + v * e.limb(i) + m * p.limb(i)))
}

/// The last step: `d` with the sign of `f`, brought from `(-2p, 2p)` to `[0, p)`.
#[inline(always)]
fn finish<const N: usize>(f: &Signed<N>, d: &Signed<N>, k: &Params<N>) -> [u64; N] {
    // (-2p, p) to (-p, p).
    let d = add_masked(d.to_words(), &k.p, (d.sign() & 1) as u64);
    let negated = f.sign() as u64 & 1;
    let m = mask(negated);
    let mut carry = negated;
    let mut out = [0; N];
    for i in 0..N {
        (out[i], carry) = adc(d[i] ^ m, 0, carry);
    }
    add_masked(out, &k.p, out[N - 1] >> 63)
}

/// `a + p` modulo `2^(64N)` if `bit` is 1, else `a`.
#[inline(always)]
fn add_masked<const N: usize>(a: [u64; N], p: &[u64; N], bit: u64) -> [u64; N] {
    let m = mask(bit);
    let mut carry = 0;
    let mut out = [0; N];
    for i in 0..N {
        (out[i], carry) = adc(a[i], p[i] & m, carry);
    }
    out
}

/// A multiple of the inverse.
///
/// * **Computes** `scale * a^-1 mod p`; 0 for `a = 0`. With `scale = R^2` it maps a Montgomery form to that of the
///   inverse
/// * **Requires** `a, scale < p`, `gcd(a, p) = 1` or `a = 0`, `p < 2^(64N-1)`
/// * **Ensures** result `< p`
/// * **Time** constant: [`batches`] batches
/// * **Source** Bernstein, Yang, "Fast constant-time gcd computation and modular inversion" (2019), section 11,
///   with Wuille's half-delta start and his signed limbs of 62 bits (libsecp256k1, doc/safegcd_implementation.md)
#[inline]
#[must_use]
pub fn invert<S: Steps, const N: usize>(a: &[u64; N], scale: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(k.p[N - 1] >> 63 == 0);
    let (p, p_inverse) = (Signed::new(&k.p), k.n0.wrapping_neg());
    let (mut f, mut g) = (p, Signed::new(a));
    let (mut d, mut e) = (Signed::ZERO, Signed::new(scale));
    let mut zeta = -1;
    for _ in 0..batches(k.bits) {
        let m;
        (zeta, m) = divsteps::<S>(zeta, low_word(&f), low_word(&g));
        (d, e) = (combine_mod(m.u, m.v, &d, &e, &p, p_inverse), combine_mod(m.q, m.r, &d, &e, &p, p_inverse));
        (f, g) = (combine(m.u, m.v, &f, &g), combine(m.q, m.r, &f, &g));
    }
    debug_assert!(g.is_zero_vartime());
    finish(&f, &d, k)
}

/// As [`invert`], faster, in a time that depends on `a`.
///
/// * **Computes** `scale * a^-1 mod p`; 0 for `a = 0`
/// * **Requires** `a, scale < p`, `gcd(a, p) = 1` or `a = 0`, `p < 2^(64N-1)`
/// * **Ensures** result `< p`
/// * **Time** leaks `a`
/// * **Source** as [`invert`], with the zero-skipping steps of section 6 there
#[inline]
#[must_use]
pub fn invert_vartime<const N: usize>(a: &[u64; N], scale: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(k.p[N - 1] >> 63 == 0);
    let (p, p_inverse) = (Signed::new(&k.p), k.n0.wrapping_neg());
    let (mut f, mut g) = (p, Signed::new(a));
    let (mut d, mut e) = (Signed::ZERO, Signed::new(scale));
    let mut eta = -1;
    while !g.is_zero_vartime() {
        let m;
        (eta, m) = divsteps_vartime(eta, low_word(&f), low_word(&g));
        (d, e) = (combine_mod(m.u, m.v, &d, &e, &p, p_inverse), combine_mod(m.q, m.r, &d, &e, &p, p_inverse));
        (f, g) = (combine(m.u, m.v, &f, &g), combine(m.q, m.r, &f, &g));
    }
    finish(&f, &d, k)
}

/// The low 62 bits and what is known of the two above: a batch reads no more than 62.
#[inline(always)]
fn low_word<const N: usize>(a: &Signed<N>) -> u64 {
    a.low[0] as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::cios;

    /// `a * invert(a) = R^2 R^-1 = R`: one in Montgomery form.
    fn check<const N: usize>(a: [u64; N], k: &Params<N>) {
        let expected = if a == [0; N] { a } else { k.r };
        assert_eq!(cios::mul(&a, &invert::<Masks, N>(&a, &k.r2, k), k), expected);
        assert_eq!(cios::mul(&a, &invert_vartime(&a, &k.r2, k), k), expected);
        assert_eq!(invert::<Masks, N>(&a, &k.r2, k), invert_vartime(&a, &k.r2, k));
        assert_eq!(crate::select::invert(&a, &k.r2, k), invert_vartime(&a, &k.r2, k));
    }

    /// A run is its steps done one at a time, cofactors apart: for the extremes of the packing (`u = 2^n` when nothing
    /// swaps, rows of both signs) and for random words.
    #[test]
    fn packed_runs() {
        fn plain(steps: u32, mut zeta: i64, f: u64, g: u64) -> (i64, [i64; 4]) {
            let low = (1 << steps) - 1;
            let (mut f, mut g) = ((f & low) as i64, (g & low) as i64);
            let (mut u, mut v, mut q, mut r) = (1, 0, 0, 1);
            for _ in 0..steps {
                if g & 1 == 1 && zeta < 0 {
                    zeta = -zeta - 2;
                    (f, g) = (g, (g - f) >> 1);
                    (u, v, q, r) = (2 * q, 2 * r, q - u, r - v);
                } else {
                    zeta -= 1;
                    if g & 1 == 1 {
                        (g, q, r) = (g + f, q + u, r + v);
                    }
                    g >>= 1;
                    (u, v) = (2 * u, 2 * v);
                }
            }
            (zeta, [u, v, q, r])
        }
        fn check<const STEPS: u32>(zeta: i64, f: u64, g: u64) {
            let expected = plain(STEPS, zeta, f, g);
            let check = |(after, m): (i64, Matrix)| {
                assert_eq!((after, [m.u, m.v, m.q, m.r]), expected, "{STEPS} {zeta} {f:x} {g:x}");
            };
            check(run::<Masks, STEPS>(zeta, f, g));
            #[cfg(target_arch = "x86_64")]
            check(run::<crate::scalar::x86::divsteps::Cmov, STEPS>(zeta, f, g));
        }
        let mut state = 7u64;
        for zeta in [-30, -2, -1, 0, 1, 2, 30] {
            for g in [0, 1, 2, 0x8_0000, 0xf_ffff, 0x5_5555, 0xa_aaaa] {
                for f in [1, 3, 0xf_ffff, 0x5_5555, 0x8_0001] {
                    check::<RUN>(zeta, f, g);
                    check::<19>(zeta, f, g);
                }
            }
            for _ in 0..5000 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                check::<RUN>(zeta, state >> 40 | 1, state);
                check::<19>(zeta, state >> 40 | 1, state);
            }
        }
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
