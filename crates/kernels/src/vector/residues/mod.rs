//! One element of a prime field as its residues modulo sixteen small primes, eight in each of two vectors.
//!
//! A product is four multiply-adds, whatever the prime, and sums of products cost no more; what costs is the Montgomery
//! reduction, which carries a value from one base of eight moduli to the other and back by two products with an 8 by 8
//! matrix (Bajard, Didier, Kornerup, "Modular multiplication and base extensions in residue number systems", ARITH
//! 2001; Kawamura, Koike, Sano, Shimbo, "Cox-Rower architecture", EUROCRYPT 2000). For a formula that needs few
//! reductions and many products, such as a product in `Fp12`, that is the fewest instructions for one element alone.
//!
//! **Values.** With `M` the product of the first base and `M'` of the second, both near `2^392`, an element `a` is a
//! signed integer `x = a M mod p` with `|x| < 511 p < M' / 4`. Only its residues are known: which multiple of `p` is in
//! it does not matter.
//!
//! **Residues.** Modulus `m_i` of the first base holds `x s_i`, modulus `m'_j` of the second `x t_j`, with constants
//! that the reduction would have to multiply by otherwise ([`Bases`]). A residue is not canonical: sums and differences
//! add up, and only what is multiplied must be below `2^52`, eight times a modulus. Bounds below are in moduli: 1 is
//! `2^49`.

mod bases;
mod magnitude;
#[cfg(test)]
mod tests;

use core::array::from_mut;
use core::borrow::{Borrow, BorrowMut};

use super::modulus::LIMB_MASK;
use super::register::{Vector8, Words8, unroll};
use crate::cpu::{Ifma, Isa};
use crate::kernel::{Bound, Computes, Doc, Representation, THREE_SPARE_BITS};
use crate::op::op;
use crate::scalar::row::{self, product, sum};
use crate::word::{opaque, opaque_memory};
use crate::{Algorithm, Inlined, Kernel, Operation, inlined};
use bases::{BELOW_M, BITS, INVERSE_M, M, MINUS_M, multiples};
use magnitude::{Magnitude, SumMagnitude};

pub use bases::{Bases, Factor};

/// The two vectors of words at rest.
#[inline(always)]
fn wake<V: Vector8>(isa: V::Isa, words: &[Words8; 2]) -> [V; 2] {
    [V::wake(isa, words[0]), V::wake(isa, words[1])]
}

/// An element: its residues in the two bases.
#[derive(Clone, Copy, Debug)]
pub struct Residues<V> {
    vectors: [V; 2],
    magnitude: Magnitude,
}

/// A sum of products, unreduced: low and high halves in each base.
#[derive(Clone, Copy, Debug)]
pub struct Sum<V> {
    low: [V; 2],
    high: [V; 2],
    magnitude: SumMagnitude,
}

impl<V: Vector8> Residues<V> {
    /// An element in a constant: [`Bases::enter_const`].
    #[inline(always)]
    #[must_use]
    pub fn wake(isa: V::Isa, words: &[Words8; 2]) -> Self {
        Self { vectors: wake(isa, words), magnitude: Magnitude::CANONICAL }
    }

    /// The token: there could be no value without it.
    #[inline(always)]
    #[must_use]
    pub fn isa(&self) -> V::Isa {
        self.vectors[0].isa()
    }

    /// Zero.
    #[inline(always)]
    #[must_use]
    pub fn zero(isa: V::Isa) -> Self {
        Self { vectors: [V::splat(isa, 0); 2], magnitude: Magnitude::CANONICAL }
    }

    /// The same element, whose residues are at most `9/8`.
    #[inline(always)]
    #[must_use]
    pub fn settle(&self) -> Self {
        let vectors = self.isa().operation(inlined!(|| {
            let ([a, b], [below0, below1]) = (self.vectors, wake::<V>(self.isa(), &BELOW_M));
            [fold(a, below0), fold(b, below1)]
        }));
        Self { vectors, magnitude: self.magnitude.settled() }
    }

    /// `self + b`
    #[inline(always)]
    #[must_use]
    pub fn add(&self, b: &Self) -> Self {
        let vectors = self.isa().operation(inlined!(|| {
            let ([a0, a1], [b0, b1]) = (self.vectors, b.vectors);
            [a0.add(b0), a1.add(b1)]
        }));
        Self { vectors, magnitude: self.magnitude.plus(b.magnitude) }
    }

    /// `2 self`
    #[inline(always)]
    #[must_use]
    pub fn double(&self) -> Self {
        self.add(self)
    }

    /// `-self`, whose residues are below `K`; and those of the result are at most `K`.
    #[inline(always)]
    #[must_use]
    pub fn neg<const K: u64>(&self) -> Self {
        let vectors = self.isa().operation(inlined!(|| {
            let ([a0, a1], [k0, k1]) = (self.vectors, wake::<V>(self.isa(), const { &multiples(0, K) }));
            [k0.sub(a0), k1.sub(a1)]
        }));
        Self { vectors, magnitude: self.magnitude.negated(K) }
    }

    /// `self - b`, where residues of `b` are below `K`; those of the difference are at most `K` more than those of
    /// `self`.
    #[inline(always)]
    #[must_use]
    pub fn sub<const K: u64>(&self, b: &Self) -> Self {
        let vectors = self.isa().operation(inlined!(|| {
            let ([a0, a1], [b0, b1]) = (self.vectors, b.vectors);
            let [k0, k1] = wake::<V>(self.isa(), const { &multiples(0, K) });
            [a0.sub(b0).add(k0), a1.sub(b1).add(k1)]
        }));
        Self { vectors, magnitude: self.magnitude.plus(b.magnitude.negated(K)) }
    }
}

impl<V: Vector8> Sum<V> {
    /// Zero, as `2^52 m` for each modulus `m`: reductions subtract less than that.
    #[inline(always)]
    #[must_use]
    pub fn zero(isa: V::Isa) -> Self {
        Self { low: [V::splat(isa, 0); 2], high: wake(isa, &M), magnitude: SumMagnitude::ZERO }
    }

    /// `self + a b`; residues of both are below 8.
    #[inline(always)]
    #[must_use]
    pub fn mul_acc(self, a: &Residues<V>, b: &Residues<V>) -> Self {
        let magnitude = self.magnitude.mul_acc(a.magnitude, b.magnitude);
        a.isa().operation(inlined!(|| {
            let ([a0, a1], [b0, b1]) = (a.vectors, b.vectors);
            Self {
                low: [self.low[0].madd_lo(a0, b0), self.low[1].madd_lo(a1, b1)],
                high: [self.high[0].madd_hi(a0, b0), self.high[1].madd_hi(a1, b1)],
                magnitude,
            }
        }))
    }
}

/// `T / 2^52` modulo each modulus for the sums `T = low + 2^52 high >= 2^52 m`, at most `high` and what `low` carries
/// to it: the multiple `q m` with `q = T / m mod 2^52` ends in the bits of `low`.
#[inline(always)]
fn step<V: Vector8>(low: V, high: V, m: V, inverse: V) -> V {
    low.isa().operation(inlined!(|| {
        let zero = V::splat(low.isa(), 0);
        let q = zero.madd_lo(low, inverse);
        high.add(low.shr(52)).sub(zero.madd_hi(q, m))
    }))
}

/// Below `1 + 2^-24` for residues below `2^15`: what is above `2^49` comes back times `2^49 - m`.
#[inline(always)]
fn fold<V: Vector8>(x: V, below: V) -> V {
    x.isa().operation(inlined!(|| x.and(V::splat(x.isa(), (1 << BITS) - 1)).madd_lo(x.shr(BITS), below)))
}

/// [`fold`] for what is only multiplied: what is above `2^49` is subtracted times `m`, in the 52 bits that the
/// multiplier reads.
#[inline(always)]
fn fold_operand<V: Vector8>(x: V, minus_m: V) -> V {
    x.isa().operation(inlined!(|| x.madd_lo(x.shr(BITS), minus_m)))
}

/// The elements that `K` sums stand for, times their factors. Residues of the results are at most `9/8`.
///
/// With `T` the value of a sum and `Q = sum sigma_i q_i M / m_i`, which is `-T / p` modulo `M` and at most as many
/// times `M` as signs are the same (four for BLS12-381), a result is `(T + Q p) / M` times the factor. In units of
/// `2^46`, of which a modulus has 8: quotients add 8 and a little to the upper half of the second base; what is held is
/// at most 9 and a few `2^-30`; what comes back is at most 18.
///
/// The sums come in pairs, all of which go through it side by side: the chain of one is as long as the multiplications
/// of four.
#[inline(always)]
pub fn reduce<V: Vector8, const K: usize, const N: usize>(
    isa: V::Isa,
    out: &mut [impl BorrowMut<[Residues<V>; 2]>; K],
    sums: &[impl Borrow<[Sum<V>; 2]>; K],
    by: [&Factor; K],
    k: &Bases<N>,
) {
    let [m0, m1] = wake(isa, &M);
    let [inverse0, inverse1] = wake(isa, &INVERSE_M);
    let [minus0, minus1] = wake(isa, &MINUS_M);
    let [below0, _] = wake(isa, &BELOW_M);
    let zero = V::splat(isa, 0);

    // The quotients, and p times their value in the second base.
    let (mut low, mut high, mut words) = ([[zero; 2]; K], [[zero; 2]; K], [[Words8::ZERO; 2]; K]);
    each::<K>(inlined!(|n: usize, c: usize| {
        let sum = &sums[n].borrow()[c];
        (low[n][c], high[n][c]) = (sum.low[1], sum.high[1]);
        words[n][c] = fold_operand(step(sum.low[0], sum.high[0], m0, inverse0), minus0).rest();
    }));
    extend(isa, &mut low, &mut high, &words, &k.to_second);
    // What the second base holds.
    each::<K>(inlined!(|n: usize, c: usize| {
        let u = fold_operand(step(low[n][c], high[n][c], m1, inverse1), minus1);
        let by = V::wake(isa, by[n].words);
        let held = step(zero.madd_lo(u, by), m1.madd_hi(u, by), m1, inverse1);
        out[n].borrow_mut()[c].vectors[1] = held;
        words[n][c] = held.rest();
    }));
    // The way back: up to the multiple of M' that rounding finds.
    (low, high) = ([[zero; 2]; K], [[m0; 2]; K]);
    extend(isa, &mut low, &mut high, &words, &k.to_first);
    // Hidden once more: a word that the integer unit has read would be broadcast from there, at the price of a port.
    let held = opaque_memory(&words);
    let wrap = V::wake(isa, k.wrap);
    each::<K>(inlined!(|n: usize, c: usize| {
        let wraps = V::splat(isa, wraps(held[n][c].as_words()));
        let (low, high) = (low[n][c].madd_lo(wraps, wrap), high[n][c].madd_hi(wraps, wrap));
        let out = &mut out[n].borrow_mut()[c];
        out.vectors[0] = fold(step(low, high, m0, inverse0), below0);
        out.magnitude = sums[n].borrow()[c].magnitude.reduced(by[n].factor, k.quotients);
    }));
}

/// Calls `f` for each element of `K` pairs.
#[inline(always)]
fn each<const K: usize>(Inlined(mut f): Inlined<impl FnMut(usize, usize)>) {
    unroll!(n < K, {
        f(n, 0);
        f(n, 1);
    });
}

/// `round(sum held_j / m'_j)`, by the integer unit, which is idle otherwise; opaque, for compilers know vectors for
/// sums.
#[inline(always)]
fn wraps(held: &[u64; 8]) -> u64 {
    let mut sum = 1 << (BITS - 1);
    unroll!(j < 8, {
        sum = opaque(sum + held[j]);
    });
    sum >> BITS
}

/// Adds the products of rows of words with the matrix.
#[inline(always)]
fn extend<V: Vector8, const K: usize>(
    isa: V::Isa,
    low: &mut [[V; 2]; K],
    high: &mut [[V; 2]; K],
    words: &[[Words8; 2]; K],
    matrix: &[Words8; 8],
) {
    let words = opaque_memory(words);
    unroll!(i < 8, {
        let row = V::wake(isa, matrix[i]);
        each::<K>(inlined!(|n: usize, c: usize| {
            let (word, low, high) = (words[n][c].as_words()[i], &mut low[n][c], &mut high[n][c]);
            isa.operation(inlined!(|| {
                let word = V::splat(isa, word);
                *low = low.madd_lo(word, row);
                *high = high.madd_hi(word, row);
            }));
        }));
    });
}

impl<const N: usize> Bases<N> {
    /// The elements of Montgomery forms with `R = 2^(64N)`: as the sums of their limbs times constants.
    #[inline(always)]
    #[must_use]
    pub fn enter<V: Vector8>(&self, isa: V::Isa, a: [&[u64; N]; 2]) -> [Residues<V>; 2] {
        let mut sums = [Sum::zero(isa); 2];
        for (sum, a) in sums.iter_mut().zip(a) {
            for (limb, constant) in self.enter.iter().enumerate() {
                let (word, bit) = (52 * limb / 64, 52 * limb % 64);
                let low = a[word] >> bit;
                let high = if bit > 12 && word + 1 < N { a[word + 1] << (64 - bit) } else { 0 };
                let limb = V::splat(isa, (low | high) & LIMB_MASK);
                let limb = Residues { vectors: [limb; 2], magnitude: Magnitude::LIMB };
                *sum = sum.mul_acc(&limb, &Residues::wake(isa, constant));
            }
        }
        let mut out = [Residues::zero(isa); 2];
        reduce(isa, from_mut(&mut out), &[sums], [&self.once], self);
        out
    }

    /// The Montgomery forms with `R = 2^(64N)` of elements. Constant time.
    #[inline(always)]
    #[must_use]
    pub fn leave<V: Vector8>(&self, [a, b]: &[Residues<V>; 2]) -> [[u64; N]; 2] {
        let isa = a.isa();
        let leave = Residues::wake(isa, &self.leave);
        let zero = Sum::zero(isa);
        let mut out = [*a, *b];
        reduce(isa, from_mut(&mut out), &[[zero.mul_acc(a, &leave), zero.mul_acc(b, &leave)]], [&self.once], self);
        let [a, b] = &out;
        let mut held = [[0; 8]; 2];
        a.vectors[1].store(&mut held[0]);
        b.vectors[1].store(&mut held[1]);
        [self.leave_second(&held[0]), self.leave_second(&held[1])]
    }

    /// The value modulo `p` that the second base holds, in `[0, p)`. Constant time.
    fn leave_second(&self, held: &[u64; 8]) -> [u64; N] {
        let wraps = wraps(held);
        // Eight products below 2^50 p and one below 2^5 p: a number below 2^54 p, of which one step of Montgomery's
        // takes 64 bits.
        let (mut t, mut top) = ([0; N], 0);
        for (word, c) in held.iter().chain([&wraps]).zip(&self.leave_words) {
            let (low, high) = product(c, *word);
            let (sum, carry) = sum(&t, &low);
            t = sum;
            top += high + u64::from(carry);
        }
        let (t, carry) = row::step(&t, top, &self.k);
        debug_assert!(!carry);
        row::reduce_once(&t, false, &self.k.p)
    }
}

op!(/// A product from words to words, for checks: what goes in and out takes four fifths of it.
Product(isa: Ifma, a: [u64; 6], b: [u64; 6]; k: Bases<6>) -> [u64; 6] {
    let mut pair = k.enter::<super::Zmm>(isa, [a, b]);
    let sums = [[Sum::zero(isa).mul_acc(&pair[0], &pair[1]), Sum::zero(isa)]];
    reduce(isa, from_mut(&mut pair), &sums, [&k.once], k);
    let [product, _] = k.leave(&pair);
    product
});

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 1] {
    let words = Representation::saturated(6, Bound::CANONICAL);
    [Kernel {
        a: words,
        b: Some(words),
        out: words,
        applies: THREE_SPARE_BITS,
        ..Kernel::of::<Product>(
            Operation::MontMul,
            Algorithm::Residues,
            6,
            Computes::Product { shift: -384 },
            Doc {
                summary: "one product by residues modulo sixteen primes of 49 bits, with the way from words and back",
                source: "Bajard, Didier, Kornerup, ARITH 2001; Kawamura et al., EUROCRYPT 2000",
            },
        )
    }]
}
