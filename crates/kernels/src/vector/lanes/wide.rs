//! Sums of products in columns of 52 bits, carried only when a column is read, and their reduction.

use super::Lanes52;
use super::signed::Signed;
use crate::cpu::Isa;
use crate::inlined;
use crate::vector::modulus::{COLUMNS, Modulus52, RADIX_BITS};
use crate::vector::register::{Vector, add_high, add_low, unroll};

/// An unreduced sum of products: column `k` weighs `2^(52 k)`.
///
/// A product adds at most `2L <= 16` terms below `2^52` to a column, so [`Self::MAX_PRODUCTS`] of them stay below
/// `2^63` and leave room for the reduction's 16 terms and the carry.
#[derive(Clone, Copy, Debug)]
pub struct Wide<V>(pub(crate) [V; COLUMNS]);

impl<V: Vector> Wide<V> {
    /// Products that may be summed before a reduction: `(127 + 1) * 2^(52 + 4) = 2^63`.
    pub const MAX_PRODUCTS: usize = 127;

    /// Zero.
    #[inline(always)]
    #[must_use]
    pub fn zero(isa: V::Isa) -> Self {
        Self([V::splat(isa, 0); COLUMNS])
    }

    /// The sum of the products of the terms.
    #[inline(always)]
    #[must_use]
    pub fn dot<const L: usize, const T: usize>(isa: V::Isa, terms: [[&Lanes52<V, L>; 2]; T]) -> Self {
        Self(V::dot(isa, terms.map(|term| term.map(|a| &a.0))))
    }

    /// `self + a b`
    #[inline(always)]
    #[must_use]
    pub fn mul_acc<const L: usize>(mut self, a: &Lanes52<V, L>, b: &Lanes52<V, L>) -> Self {
        V::mul_acc(&mut self.0, &a.0, &b.0);
        self
    }

    /// `a^2`: the products of distinct limbs once, doubled, then the squares; `L(L-1)/2` double products fewer.
    ///
    /// Bound: as [`Self::mul_acc`] on zero, since the sum is the same.
    #[inline(always)]
    #[must_use]
    pub fn square<const L: usize>(a: &Lanes52<V, L>) -> Self {
        Self(V::square_columns(&a.0))
    }

    /// One more of Domb's steps, for moduli whose limbs leave little room: after it, [`Self::reduce_signed`] divides by
    /// `R = 2^(52 (L + 1))` in all.
    ///
    /// * **Computes** `T / 2^52` modulo `p` for the value `T` of the columns
    /// * **Requires** at most [`Self::MAX_PRODUCTS`] products summed, or one less where `L = 8`
    /// * **Ensures** a value from `T / 2^52 - 1` to `T / 2^52 + 2^52 p`, in columns that a reduction takes
    /// * **Time** constant
    /// * **Source** see [`Self::reduce_relaxed`]
    #[inline(always)]
    #[must_use]
    pub fn fold<const L: usize>(mut self, k: &Modulus52<L>) -> Self {
        let isa = self.0[0].isa();
        isa.operation(inlined!(|| {
            let fold = Lanes52::splat(isa, &k.fold).0;
            let low = self.0[0];
            add_low(&mut self.0, 1, low, &fold, 0);
            add_high(&mut self.0, 2, low, &fold, 0);
            self.0[1] = self.0[1].add(low.sar(RADIX_BITS));
            unroll!(i < COLUMNS, {
                self.0[i] = if i + 1 < COLUMNS { self.0[i + 1] } else { V::splat(isa, 0) };
            });
            self
        }))
    }

    /// `self + b`
    #[inline(always)]
    #[must_use]
    pub fn add(mut self, b: &Self) -> Self {
        self.0[0].isa().inline_late(inlined!(|| {
            unroll!(k < COLUMNS, {
                self.0[k] = self.0[k].add(b.0[k]);
            })
        }));
        self
    }

    /// `self - b`: columns, and the value, may become negative; see [`Self::reduce_signed`].
    #[inline(always)]
    #[must_use]
    pub fn sub(mut self, b: &Self) -> Self {
        self.0[0].isa().inline_late(inlined!(|| {
            unroll!(k < COLUMNS, {
                self.0[k] = self.0[k].sub(b.0[k]);
            })
        }));
        self
    }

    /// The negative in the lanes whose bit is set in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn negate(mut self, lanes: u8) -> Self {
        self.0[0].isa().inline_late(inlined!(|| {
            unroll!(k < COLUMNS, {
                self.0[k] = self.0[k].negate_in(lanes);
            })
        }));
        self
    }

    /// Montgomery reduction of a sum of signed products.
    ///
    /// * **Computes** `T R^-1` modulo `p`
    /// * **Requires** `|T| <= 2^11 p^2`, which [`Self::MAX_PRODUCTS`] products of values up to `4p` satisfy, and
    ///   `offset` from [`Modulus52::signed_offset`], so that `2^32 p <= R`. With [`Self::fold`] before it, `T` is the
    ///   sum that was folded.
    /// * **Ensures** normalised, `< (1 + 2^-19) p`
    /// * **Time** constant
    /// * **Source** as [`Self::reduce_relaxed`]: the offset `Z = 2^(52 (L - 1) + s) p` is a multiple of `p` with
    ///   `2^11 p^2 <= Z <= 2^-21 p R`, so that `0 <= T + Z <= 2^-20 p R`; columns may be negative. A fold divides all
    ///   of these by `2^52`, and adds no more than `2^52 p` to `T`.
    #[inline(always)]
    #[must_use]
    pub fn reduce_signed<const L: usize>(self, k: &Modulus52<L>, offset: &[u64; L]) -> Lanes52<V, L> {
        Lanes52(self.reduce_loose(k, offset).0).carried()
    }

    /// [`Self::reduce_signed`] without the last carries: for results that are added up before they are needed.
    ///
    /// * **Ensures** a value in `[0, (1 + 2^-19) p)`. Limbs below `(n + 17) 2^52` after sums of products whose positive
    ///   terms, and whose negative ones, put at most `n` halves of a product into a column: `n = 15` for each product
    ///   of `L = 8` limbs.
    /// * otherwise as there
    #[inline(always)]
    #[must_use]
    pub fn reduce_loose<const L: usize>(mut self, k: &Modulus52<L>, offset: &[u64; L]) -> Signed<V, L> {
        let isa = self.0[0].isa();
        isa.inline_late(inlined!(|| {
            unroll!(j < L, {
                self.0[L - 1 + j] = self.0[L - 1 + j].add(V::splat(isa, offset[j]));
            })
        }));
        Signed(V::reduce(&self.0, k))
    }

    /// Montgomery reduction to a relaxed value.
    ///
    /// * **Computes** `T R^-1 mod p` for the value `T` of the columns
    /// * **Requires** `T < 2^(52 L) R`, at most [`Self::MAX_PRODUCTS`] products summed
    /// * **Ensures** normalised, `< T / R + (1 + 2^-50) p`: below `2p` if `T < (1 - 2^-50) p R`
    /// * **Time** constant
    /// * **Source** Domb, "Montgomery multiplication in 2n^2 + n products or fewer" (the fold by `2^-52 mod p`),
    ///   Montgomery 1985
    #[inline(always)]
    #[must_use]
    pub fn reduce_relaxed<const L: usize>(self, k: &Modulus52<L>) -> Lanes52<V, L> {
        Lanes52(V::reduce(&self.0, k)).carried()
    }

    /// Montgomery reduction to a canonical value.
    ///
    /// * **Computes** `T R^-1 mod p`
    /// * **Requires** as [`Self::reduce_relaxed`], and `T < (1 - 2^-50) p R`
    /// * **Ensures** normalised, `< p`
    /// * **Time** constant
    /// * **Source** as [`Self::reduce_relaxed`], then one trial subtraction
    #[inline(always)]
    #[must_use]
    pub fn reduce<const L: usize>(self, k: &Modulus52<L>) -> Lanes52<V, L> {
        Lanes52(V::reduce(&self.0, k)).subtract_once(&k.p)
    }
}

/// Products: sums of one.
impl<V: Vector, const L: usize> Lanes52<V, L> {
    /// Montgomery product.
    ///
    /// * **Computes** `a b R^-1 mod p`, `R = 2^(52 L)`
    /// * **Requires** normalised, `a b < (1 - 2^-50) p R`: `a, b < 2p` will do
    /// * **Ensures** normalised, `< p`
    /// * **Time** constant
    /// * **Source** see [`Wide::reduce_relaxed`]
    #[inline(always)]
    #[must_use]
    pub fn mul(&self, b: &Self, k: &Modulus52<L>) -> Self {
        Lanes52(V::mul(&self.0, &b.0, k)).subtract_once(&k.p)
    }

    /// Montgomery product without the last subtraction.
    ///
    /// * **Computes** `a b R^-1` modulo `p`, `R = 2^(52 L)`
    /// * **Requires** normalised, `a b < c p R` for some `c`
    /// * **Ensures** normalised, `< (c + 1 + 2^-50) p`. As `16 p < R`, `a, b < 2p` give a result below `2p`:
    ///   `4 p^2 < (1/4) p R`. With 381 bits, `2^35 p < R`: `a, b < 2^17 p` give a result below `2p` as well.
    /// * **Time** constant
    /// * **Source** see [`Wide::reduce_relaxed`]
    #[inline(always)]
    #[must_use]
    pub fn mul_relaxed(&self, b: &Self, k: &Modulus52<L>) -> Self {
        Lanes52(V::mul(&self.0, &b.0, k)).carried()
    }

    /// A sum of at least one Montgomery product, reduced once.
    ///
    /// * **Computes** `sum a b R^-1` over the terms `[a, b]`, modulo `p`
    /// * **Requires** normalised; the sum below `(1 - 2^-50) c p R` for some `c`, at most [`Wide::MAX_PRODUCTS`] terms
    /// * **Ensures** normalised, `< (c + 1 + 2^-50) p`
    /// * **Time** constant
    /// * **Source** see [`Wide::reduce_relaxed`]
    #[inline(always)]
    #[must_use]
    pub fn dot_relaxed<const T: usize>(terms: [[&Self; 2]; T], k: &Modulus52<L>) -> Self {
        Lanes52(V::dot_reduced(terms.map(|term| term.map(|a| &a.0)), k)).carried()
    }

    /// Montgomery square; as [`Self::mul`] with `b = a`.
    #[inline(always)]
    #[must_use]
    pub fn square(&self, k: &Modulus52<L>) -> Self {
        Lanes52(V::square(&self.0, k)).subtract_once(&k.p)
    }

    /// Montgomery square without the last subtraction; as [`Self::mul_relaxed`] with `b = a`.
    #[inline(always)]
    #[must_use]
    pub fn square_relaxed(&self, k: &Modulus52<L>) -> Self {
        Lanes52(V::square(&self.0, k)).carried()
    }
}
