//! Montgomery products by signed limbs of 30 bits, for machines whose multiplier gives one word and no carry:
//! WebAssembly.
//!
//! Operands and results are the words that every other product takes. An operand is cut into `L` limbs `a_i` with
//! `|a_i| <= 2^29`, `L` the least number with `30 L >= 64 N`; so are `p` and the factors `m_i` that make a column
//! vanish. A column is then a sum of at most `2L` products below `2^58`, and of the carry of the column below it: it
//! fits a word for `L <= 15`, and carries wait until the end. Both operands are shifted by `(30 L - 64 N) / 2` bits as
//! they are cut, so that division by `2^(30 L)` is the division by `2^(64 N)` that Montgomery's product asks for.
//!
//! Before its last step a result is `(a b 2^(30 L - 64 N) + m p) / 2^(30 L)` with `|m| <= 2^(30 L - 1) (1 + 2^-29)`:
//! above `-p`, and below `a b / 2^(64 N) + p / 2 + p / 2^30`. That is below `2p` whatever the operands are, and below
//! `p` for moduli with room (`has_room`).

use super::row::{reduce_once, sum, unroll};
use crate::cpu::Portable;
use crate::kernel::{Computes, Doc, ONE_SPARE_BIT, TWO_SPARE_BITS};
use crate::op::op;
use crate::word::mask;
use crate::{Algorithm, Kernel, Operation, Params};

/// Bits of a limb.
const BITS: usize = 30;
/// The lowest bits of a limb.
const LOW: u64 = (1 << BITS) - 1;
/// Half of a limb's range.
const HALF: i64 = 1 << (BITS - 1);

/// How far operands are shifted.
const fn shift(n: usize, l: usize) -> usize {
    debug_assert!(l == (64 * n).div_ceil(BITS) && l <= 15);
    (BITS * l - 64 * n) / 2
}

/// Whether `4 p / 2^(64 N) + 1 / 2 + 2^-30 < 1`, so that operands below `2p` give a result below `p`.
const fn has_room<const N: usize>(k: &Params<N>) -> bool {
    k.p[N - 1] < (1 << 61) - (1 << 33)
}

/// What makes limbs that are cut at once those of the centred ones plus [`HALF`], but for the last: `2^-shift` times
/// half of the range in every other limb.
const fn halves<const N: usize>(l: usize, shift: usize) -> [u64; N] {
    let mut words = [0; N];
    let mut i = 0;
    while i + 1 < l {
        let bit = BITS * i + BITS - 1 - shift;
        words[bit / 64] |= 1 << (bit % 64);
        i += 1;
    }
    words
}

/// The centred limbs of `2^shift a`, but for the last, which takes what is left: no limb waits for another.
#[inline(always)]
fn cut<const N: usize, const L: usize>(a: &[u64; N], shift: usize) -> [i64; L] {
    let mut limbs = [0; L];
    let (a, carry) = sum(a, &halves(L, shift));
    debug_assert!(!carry, "an operand leaves room for its halves");
    unroll!(i < L, {
        let from = (BITS * i).saturating_sub(shift);
        let (word, bit) = (from / 64, from % 64);
        let mut x = if word < N { a[word] >> bit } else { 0 };
        if bit > 64 - BITS && word + 1 < N {
            x |= a[word + 1] << (64 - bit);
        }
        let x = ((x << (shift.saturating_sub(BITS * i))) & LOW) as i64;
        limbs[i] = if i + 1 < L { x - HALF } else { x };
    });
    limbs
}

/// The words below `p` of a result before its last step.
#[inline(always)]
fn join<const N: usize, const L: usize>(t: &[i64; L], k: &Params<N>) -> [u64; N] {
    let mut words = [0; N];
    let mut carry = 0;
    unroll!(i < L, {
        let x = t[i] + carry;
        carry = x >> BITS;
        // Above the last limb there are its signs.
        let limb = if i + 1 < L { x as u64 & LOW } else { x as u64 };
        let (word, bit) = (BITS * i / 64, BITS * i % 64);
        words[word] |= limb << bit;
        if bit > 64 - BITS && word + 1 < N {
            words[word + 1] |= limb >> (64 - bit);
        }
    });
    let negative = mask((carry as u64) >> 63);
    let words = sum(&words, &k.p.map(|p| p & negative)).0;
    if has_room(k) { words } else { reduce_once(&words, false, &k.p) }
}

/// The centred factor that makes the lowest limb of a column vanish.
#[inline(always)]
const fn factor<const N: usize>(column: i64, k: &Params<N>) -> i64 {
    const ABOVE: u32 = 32 - BITS as u32;
    ((((column as u32).wrapping_mul(k.n0 as u32) << ABOVE) as i32) >> ABOVE) as i64
}

/// Montgomery multiplication for a modulus with a spare bit.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p` and `p < 2^(64N - 1)`; or `a, b < 2p` and `p < 2^(64N - 2)`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** FIOS of Koc, Acar, Kaliski (1996); delayed carries as in Bernstein, "Curve25519" (2006), section 4
#[inline(always)]
#[must_use]
pub fn mul<const N: usize, const L: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let (a, b): ([i64; L], [i64; L]) = (cut(a, shift(N, L)), cut(b, shift(N, L)));
    let p: [i64; L] = cut(&k.p, 0);
    let mut t = [0; L];
    unroll!(i < L, {
        let low = t[0] + a[0] * b[i];
        let m = factor(low, k);
        let carry = (low + m * p[0]) >> BITS;
        let mut j = 1;
        while j < L {
            t[j - 1] = t[j] + a[j] * b[i] + m * p[j];
            j += 1;
        }
        t[0] += carry;
        t[L - 1] = 0;
    });
    join(&t, k)
}

/// Montgomery squaring for a modulus with two spare bits: each product of two different limbs once, doubled.
///
/// Column `i` of `a^2` is complete when row `i` is: a pair `(i', j)` with `i' <= j` and `i' + j <= i` has `i' <= i`.
///
/// * **Computes** `a^2 * 2^(-64N) mod p`
/// * **Requires** `a < p` and `p < 2^(64N - 2)`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** [`mul`]'s, with the squaring of Handbook of Applied Cryptography, 14.16
#[inline(always)]
#[must_use]
pub fn sqr<const N: usize, const L: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    let a: [i64; L] = cut(a, shift(N, L));
    let p: [i64; L] = cut(&k.p, 0);
    let twice = a.map(|x| 2 * x);
    let mut t = [0; L];
    unroll!(i < L, {
        // Products of limb `i` with itself and with those above it.
        t[i] += a[i] * a[i];
        let mut j = i + 1;
        while j < L {
            t[j] += a[i] * twice[j];
            j += 1;
        }
        let m = factor(t[0], k);
        let carry = (t[0] + m * p[0]) >> BITS;
        j = 1;
        while j < L {
            t[j - 1] = t[j] + m * p[j];
            j += 1;
        }
        t[0] += carry;
        t[L - 1] = 0;
    });
    join(&t, k)
}

op!(/// [`mul`] as a kernel.
    Mul[N, L](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul::<N, L>(a, b, k) });
op!(/// [`sqr`] as a kernel.
    Sqr[N, L](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { sqr::<N, L>(a, k) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize, const L: usize>() -> [Kernel; 2] {
    const MUL: Doc =
        Doc { summary: "signed limbs of 30 bits by rows, carries at the end", source: "Koc, Acar, Kaliski 1996, FIOS" };
    const SQR: Doc = Doc {
        summary: "signed limbs of 30 bits, each pair multiplied once",
        source: "Koc, Acar, Kaliski 1996, FIOS; Handbook of Applied Cryptography, 14.16",
    };
    let mul = Kernel::of::<Mul<N, L>>(Operation::MontMul, Algorithm::Limbs30, N, Computes::mont_product(N), MUL);
    let sqr = Kernel::of::<Sqr<N, L>>(Operation::MontSqr, Algorithm::Limbs30, N, Computes::mont_square(N), SQR);
    [
        Kernel { applies: ONE_SPARE_BIT, lazy: true, ..mul }.products(2 * L * L + L),
        Kernel { applies: TWO_SPARE_BITS, ..sqr }.products(L * (L + 1) / 2 + L * L + L),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::nocarry::{self, NoCarry, NoCarrySquare};
    use super::{BITS, cut, has_room, mul, shift, sqr, sum};
    use crate::Params;

    /// `sum limbs_i 2^(30 i) / 2^shift`
    fn number<const N: usize, const L: usize>(limbs: [u64; L], shift: usize) -> [u64; N] {
        let mut words = [0; N];
        for bit in (0..BITS * L).filter(|bit| (limbs[bit / BITS] >> (bit % BITS)) & 1 == 1) {
            words[(bit - shift) / 64] |= 1 << ((bit - shift) % 64);
        }
        words
    }

    /// Operands and moduli whose limbs are all as large as they become, of one sign or of both: overflow is an error
    /// here.
    fn largest_limbs<const N: usize, const L: usize>() {
        let shift = shift(N, L);
        let half = 1 << (BITS - 1);
        // What every limb but the lowest and the highest is before it is centred: just below half of the range, to
        // which a carry is added where the limb below was negative.
        let of = |lowest: u64, highest: u64| {
            let mut limbs = [half - 1; L];
            (limbs[0], limbs[L - 1]) = (lowest, highest);
            limbs
        };
        let spare = 64 * N - BITS * (L - 1);
        for lowest in [half + 1, half - 1] {
            let p = number::<N, L>(of(lowest, 1 << (spare - 3)), 0);
            let k = Params::new(p);
            let least = number::<N, L>(of(half, 1 << (spare - 4)), shift);
            let most = number::<N, L>(of(half - (1 << shift), 1 << (spare - 4)), shift);
            assert!(cut::<N, L>(&least, shift)[..L - 1].iter().all(|x| *x == -(half as i64)));
            assert!(cut::<N, L>(&most, shift)[1..L - 1].iter().all(|x| *x == half as i64 - 1));
            let mut last = p;
            last[0] -= 1;
            let operands = [least, most, last, [0; N]];
            for a in operands {
                assert_eq!(sqr::<N, L>(&a, &k), nocarry::sqr(&a, NoCarrySquare::new(&k)));
                for b in operands {
                    assert_eq!(mul::<N, L>(&a, &b, &k), nocarry::mul(&a, &b, NoCarry::new(&k)));
                }
            }
        }
    }

    /// Operands just below `2p`, of moduli with two spare bits and on both sides of [`has_room`]: the sum before the
    /// last subtraction is often above `p` for the first and never for the last.
    fn lazy_operands<const N: usize, const L: usize>() {
        let edge = (1 << 61) - (1 << 33);
        for top in [u64::MAX >> 2, edge + 1, edge, edge - 1] {
            let mut p = [u64::MAX; N];
            p[N - 1] = top;
            let k = Params::new(p);
            assert_eq!(has_room(&k), top < edge);
            // `p - 1 - i` and `2p - 1 - i`; the lowest word of p is all ones.
            let less = |i: u64| {
                let mut a = p;
                a[0] -= 1 + i;
                a
            };
            let lazy = |i| sum(&less(i), &p).0;
            for (i, j) in (0..32).flat_map(|i| (0..32).map(move |j| (i, j))) {
                let expected = nocarry::mul(&less(i), &less(j), NoCarry::new(&k));
                assert_eq!(mul::<N, L>(&lazy(i), &lazy(j), &k), expected, "{top:x} {i} {j}");
            }
        }
    }

    #[test]
    fn operands_below_twice_the_modulus() {
        lazy_operands::<4, 9>();
        lazy_operands::<6, 13>();
    }

    #[test]
    fn largest_limbs_of_four_and_six_words() {
        largest_limbs::<4, 9>();
        largest_limbs::<6, 13>();
    }
}
