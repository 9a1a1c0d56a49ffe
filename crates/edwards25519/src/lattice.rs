//! Halving a scalar: a short `(c, d)` with `d = c k (mod 8L)` and `c` odd.
//!
//! The equation `[S]B = R + [k]A` of a signature, multiplied by `c`, needs only the half-length `c` and `d` beside the
//! fixed base (Antipa et al., "Accelerated Verification of ECDSA Signatures", SAC 2005; Pornin, eprint 2020/454).
//! Reduced modulo `L`, that would lose the components of order 2, 4 and 8. The whole group is cyclic of order `8L`, so
//! a relation modulo `8L` holds for every point, and multiplication by an odd `c` that is not a multiple of `L` is
//! injective: the multiplied equation holds exactly if the equation does.

use montane_fields::Modulus;
use montane_fields::curve25519::L;

/// `c k = d (mod 8L)`, `c` odd, `0 < c < L`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halved {
    /// The multiplier.
    pub c: u128,
    /// The magnitude of `d`; about 128 bits, more for a few exceptional `k`.
    pub d: [u64; 4],
    /// Whether `d` is negative.
    pub d_negative: bool,
}

/// `8L`, the order of the whole group, below `2^256`.
pub(super) const ORDER: [u64; 4] = {
    let l = <L as Modulus<4>>::P;
    [l[0] << 3, l[1] << 3 | l[0] >> 61, l[2] << 3 | l[1] >> 61, l[3] << 3 | l[2] >> 61]
};

/// Remainders are halved once below this many bits.
const HALF_BITS: u32 = 128;

fn bits(a: &[u64; 4]) -> u32 {
    for i in (0..4).rev() {
        if a[i] != 0 {
            return 64 * i as u32 + 64 - a[i].leading_zeros();
        }
    }
    0
}

/// `a >> shift`, its lowest word.
fn window(a: &[u64; 4], shift: u32) -> u64 {
    let (word, bit) = ((shift / 64) as usize, shift % 64);
    let low = a[word] >> bit;
    if bit == 0 || word == 3 { low } else { low | a[word + 1] << (64 - bit) }
}

/// `x a - y b`, known to be non-negative and below `2^256`.
fn combine(x: u64, a: &[u64; 4], y: u64, b: &[u64; 4]) -> [u64; 4] {
    let mut out = [0; 4];
    let (mut plus, mut minus) = (0u128, 0u128);
    let mut borrow = false;
    for i in 0..4 {
        plus += u128::from(x) * u128::from(a[i]);
        minus += u128::from(y) * u128::from(b[i]);
        let (t, b1) = (plus as u64).overflowing_sub(minus as u64);
        let (t, b2) = t.overflowing_sub(u64::from(borrow));
        out[i] = t;
        borrow = b1 | b2;
        plus >>= 64;
        minus >>= 64;
    }
    debug_assert!(plus == minus + u128::from(borrow));
    out
}

/// Two consecutive remainders of Euclid's algorithm on `8L` and `k`: `r = (-1)^i t k (mod 8L)`, the signs alternating.
struct Remainders {
    r0: [u64; 4],
    r1: [u64; 4],
    t0: u128,
    t1: u128,
    /// Whether the sign of `t1` is negative; that of `t0` is the opposite.
    t1_negative: bool,
}

/// Cofactors of consecutive quotients: `(r0, r1)` becomes `(x0 r0 - y0 r1, y1 r1 - x1 r0)`, with signs exchanged when
/// the number of quotients is odd.
struct Quotients {
    x0: u64,
    y0: u64,
    x1: u64,
    y1: u64,
    odd: bool,
}

/// As many quotients as the leading words `a` of `r0` and `b` of `r1` determine, stopping once `b` is below `stop`.
///
/// Source: Lehmer's algorithm with Jebelean's exact condition ("A double-digit Lehmer-Euclid algorithm for finding the
/// GCD of long integers", 1995), in a form that holds for both parities.
fn quotients(mut a: u64, mut b: u64, stop: u64) -> Quotients {
    let mut q = Quotients { x0: 1, y0: 0, x1: 0, y1: 1, odd: false };
    while b >= stop && b != 0 {
        let quotient = a / b;
        let remainder = a - quotient * b;
        // Cofactors stay below 2^32 while the remainder is above them.
        let (Some(x), Some(y)) = (
            quotient.checked_mul(q.x1).and_then(|x| x.checked_add(q.x0)),
            quotient.checked_mul(q.y1).and_then(|y| y.checked_add(q.y0)),
        ) else {
            break;
        };
        let largest = x.max(y);
        let reach = largest.saturating_add(q.x1.max(q.y1));
        if remainder < largest || b - remainder < reach {
            break;
        }
        (a, b) = (b, remainder);
        q = Quotients { x0: q.x1, y0: q.y1, x1: x, y1: y, odd: !q.odd };
    }
    q
}

impl Remainders {
    /// One quotient, of any size: long division by shifting.
    fn divide(&mut self) {
        let mut quotient = 0u128;
        while !less(&self.r0, &self.r1) {
            // A multiple that is not too large: the leading bits say it within one bit.
            let mut shift = bits(&self.r0) - bits(&self.r1);
            let mut multiple = shift_left(&self.r1, shift);
            if less(&self.r0, &multiple) {
                shift -= 1;
                multiple = shift_left(&self.r1, shift);
            }
            self.r0 = combine(1, &self.r0, 1, &multiple);
            quotient += 1 << shift;
        }
        core::mem::swap(&mut self.r0, &mut self.r1);
        // r1 was at least 2^128 and is r0 now: the quotient is at most 2^128 / 2, and t1 <= 8L / r0 < 2^128.
        (self.t0, self.t1) = (self.t1, self.t0 + quotient * self.t1);
        self.t1_negative = !self.t1_negative;
    }

    fn apply(&mut self, q: &Quotients) {
        let (x0, y0, x1, y1) = (q.x0, q.y0, q.x1, q.y1);
        let (r0, r1) = if q.odd {
            (combine(y0, &self.r1, x0, &self.r0), combine(x1, &self.r0, y1, &self.r1))
        } else {
            (combine(x0, &self.r0, y0, &self.r1), combine(y1, &self.r1, x1, &self.r0))
        };
        let t = |x: u64, y: u64| u128::from(x) * self.t0 + u128::from(y) * self.t1;
        (self.t0, self.t1) = (t(x0, y0), t(x1, y1));
        (self.r0, self.r1) = (r0, r1);
        self.t1_negative ^= q.odd;
    }
}

fn less(a: &[u64; 4], b: &[u64; 4]) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

fn shift_left(a: &[u64; 4], shift: u32) -> [u64; 4] {
    let (words, bit) = ((shift / 64) as usize, shift % 64);
    core::array::from_fn(|i| {
        let get = |j: usize| if i >= j { a[i - j] } else { 0 };
        let high = get(words) << bit;
        if bit == 0 { high } else { high | get(words + 1) >> (64 - bit) }
    })
}

/// A short odd multiplier for `k < L`. Not for secrets.
///
/// Source: the extended Euclidean algorithm on `8L` and `k`, stopped half-way (eprint 2020/454, section 2), where each
/// remainder's `t` and `r` satisfy `t_i r_(i-1) <= 8L`. Neighbouring `t` are coprime, so one of them is odd.
#[must_use]
pub fn halve_vartime(k: &[u64; 4]) -> Halved {
    let mut remainders = Remainders { r0: ORDER, r1: *k, t0: 0, t1: 1, t1_negative: false };
    while bits(&remainders.r1) > HALF_BITS {
        let top = bits(&remainders.r0);
        // Leading 64 bits, and where 2^128 is among them.
        let shift = top - 64;
        let stop = if shift >= HALF_BITS { 0 } else { 1 << (HALF_BITS - shift) };
        let q = quotients(window(&remainders.r0, shift), window(&remainders.r1, shift), stop);
        if q.x1 == 0 { remainders.divide() } else { remainders.apply(&q) }
    }
    // Now r1 < 2^128 <= r0, so t1 <= 8L / r0 < 2^128. Of the two remainders and their difference, the shortest with an
    // odd t.
    let (r0, r1, t0, t1) = (remainders.r0, remainders.r1, remainders.t0, remainders.t1);
    let difference = (combine(1, &r0, 1, &r1), t0.checked_add(t1), !remainders.t1_negative);
    [(r0, Some(t0), !remainders.t1_negative), (r1, Some(t1), remainders.t1_negative), difference]
        .into_iter()
        .filter_map(|(d, t, negative)| t.filter(|t| t & 1 == 1).map(|c| Halved { c, d, d_negative: negative }))
        .min_by_key(|h| bits(&h.d).max(128 - h.c.leading_zeros()))
        .expect("neighbouring cofactors are coprime, so one of them is odd")
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigUint;

    fn big(words: &[u64; 4]) -> BigUint {
        words.iter().rev().fold(BigUint::ZERO, |sum, &w| (sum << 64u32) + w)
    }

    /// The relation, the oddness and the length.
    fn check(k: [u64; 4]) -> u32 {
        let h = halve_vartime(&k);
        let order = big(&ORDER);
        let ck = BigUint::from(h.c) * big(&k) % &order;
        let d = big(&h.d);
        assert!(d < order);
        assert_eq!(ck, if h.d_negative { (&order - d) % &order } else { d }, "{k:x?} {h:x?}");
        assert_eq!(h.c & 1, 1);
        bits(&h.d).max(128 - h.c.leading_zeros())
    }

    #[test]
    fn relations_hold_and_are_short() {
        let l = <L as Modulus<4>>::P;
        assert_eq!(big(&ORDER), big(&l) * 8u32);
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state ^ state >> 29
        };
        let mut longest = 0;
        for _ in 0..20_000 {
            longest = longest.max(check([next(), next(), next(), next() >> 4]));
        }
        // A random k has a short odd relation; the expected worst of so many is a few bits above 127.5.
        assert!(longest <= 144, "{longest}");
    }

    #[test]
    fn exceptional_scalars_still_give_a_relation() {
        let l = <L as Modulus<4>>::P;
        let top = [l[0] - 1, l[1], l[2], l[3]];
        for k in [
            [0; 4],
            [1, 0, 0, 0],
            [2, 0, 0, 0],
            top,
            [0, 0, 1, 0],
            [1, 0, 1, 0],
            [0, 0, 2, 0],
            [u64::MAX, u64::MAX, 0, 0],
        ] {
            check(k);
        }
        for bit in 0..252 {
            let mut k = [0; 4];
            k[bit / 64] = 1 << (bit % 64);
            check(k);
            k[0] |= 1;
            check(k);
            // Near 8L / 2^j: one large quotient, then a tiny remainder.
            let near: BigUint = big(&ORDER) >> (bit + 4);
            for delta in 0..4u32 {
                let digits = (&near + delta).to_u64_digits();
                check(core::array::from_fn(|i| digits.get(i).copied().unwrap_or(0)));
            }
        }
        for divisor in 9..200u32 {
            let digits = (big(&ORDER) / divisor).to_u64_digits();
            check(core::array::from_fn(|i| digits.get(i).copied().unwrap_or(0)));
        }
    }
}
