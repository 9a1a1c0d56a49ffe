//! Sums of products in columns of 52 bits, carried only when a column is read, and their reduction.

use super::modulus::Modulus52;
use super::mont::Lanes;
use super::signed::Signed;
use super::vector::{LIMB_MASK, RADIX_BITS, Vector, Vector8, Words8, unroll};
use crate::cpu::Isa;

/// Columns of a product: two for each limb, for up to eight limbs.
pub const COLUMNS: usize = 16;
/// Low limbs that are cleared by an ordinary Montgomery step; Domb's step clears the others. See [`Wide::reduce_in_rows`].
const ORDINARY_STEPS: usize = 2;

/// An unreduced sum of products: column `k` weighs `2^(52 k)`.
///
/// A product adds at most `2L <= 16` terms below `2^52` to a column, so [`Self::MAX_PRODUCTS`] of them stay below `2^63`
/// and leave room for the reduction's 16 terms and the carry.
#[derive(Clone, Copy, Debug)]
pub struct Wide<V>(pub(crate) [V; COLUMNS]);

/// Columns `k` to `k + L - 1`.
#[inline(always)]
fn columns<V, const L: usize>(columns: &mut [V; COLUMNS], k: usize) -> &mut [V; L] {
    columns[k..].first_chunk_mut().expect("a row of a product lies within it")
}

impl<V: Vector> Wide<V> {
    /// Products that may be summed before a reduction: `(127 + 1) * 2^(52 + 4) = 2^63`.
    pub const MAX_PRODUCTS: usize = 127;

    /// Zero.
    #[inline(always)]
    #[must_use]
    pub fn zero(isa: V::Isa) -> Self {
        Self([V::splat(isa, 0); COLUMNS])
    }

    /// `self + a b`
    #[inline(always)]
    #[must_use]
    pub fn mul_acc<const L: usize>(mut self, a: &Lanes<V, L>, b: &Lanes<V, L>) -> Self {
        V::mul_acc(&mut self, a, b);
        self
    }

    /// [`Self::mul_acc`] in rows of multiply-adds.
    #[inline(always)]
    pub(super) fn mul_acc_in_rows<const L: usize>(mut self, a: &Lanes<V, L>, b: &Lanes<V, L>) -> Self {
        a.isa().operation(
            #[inline(always)]
            || {
                unroll::<L>(
                    #[inline(always)]
                    |i| {
                        self.add_low(i, a.0[i], &b.0, 0);
                        self.add_high(i + 1, a.0[i], &b.0, 0);
                    },
                );
                self
            },
        )
    }

    /// Column `k + j` plus the low half of `a b_j`, for `j >= from`.
    #[inline(always)]
    fn add_low<const L: usize>(&mut self, k: usize, a: V, b: &[V; L], from: usize) {
        let t = columns::<V, L>(&mut self.0, k);
        a.isa().part(
            #[inline(always)]
            || {
                unroll::<L>(
                    #[inline(always)]
                    |j| {
                        if j >= from {
                            t[j] = t[j].madd_lo(a, b[j]);
                        }
                    },
                );
            },
        );
    }

    /// Column `k + j` plus the high half of `a b_j`, for `j >= from`.
    #[inline(always)]
    fn add_high<const L: usize>(&mut self, k: usize, a: V, b: &[V; L], from: usize) {
        let t = columns::<V, L>(&mut self.0, k);
        a.isa().part(
            #[inline(always)]
            || {
                unroll::<L>(
                    #[inline(always)]
                    |j| {
                        if j >= from {
                            t[j] = t[j].madd_hi(a, b[j]);
                        }
                    },
                );
            },
        );
    }

    /// `a^2`: the products of distinct limbs once, doubled, then the squares; `L(L-1)/2` double products fewer.
    ///
    /// Bound: as [`Self::mul_acc`] on zero, since the sum is the same.
    #[inline(always)]
    #[must_use]
    pub fn square<const L: usize>(a: &Lanes<V, L>) -> Self {
        V::square_columns(a)
    }

    /// [`Self::square`] in rows of multiply-adds.
    #[inline(always)]
    pub(super) fn square_in_rows<const L: usize>(a: &Lanes<V, L>) -> Self {
        a.isa().operation(
            #[inline(always)]
            || {
                let a = &a.0;
                let isa = a[0].isa();
                let mut t = Self::zero(isa);
                unroll::<L>(
                    #[inline(always)]
                    |i| {
                        t.add_low(i, a[i], a, i + 1);
                        t.add_high(i + 1, a[i], a, i + 1);
                    },
                );
                // Columns 1 to 2L - 2 hold all of it.
                let mut t = t.add(&t);
                let t = &mut t.0;
                unroll::<L>(
                    #[inline(always)]
                    |i| {
                        t[2 * i] = t[2 * i].madd_lo(a[i], a[i]);
                        t[2 * i + 1] = t[2 * i + 1].madd_hi(a[i], a[i]);
                    },
                );
                Self(*t)
            },
        )
    }

    /// [`Vector::reduce`] in rows of multiply-adds: `T R^-1` for the value `T` of the columns, high columns not yet carried, whose sum is below
    /// `T / R + (1 + 2^-51) p`. Columns and `T` may be negative: carries are signed, and all added terms are not.
    ///
    /// Step `i` clears column `i`, whose low 52 bits are `t`, and carries what is above them:
    ///
    /// * Domb's step adds `t * fold`, `fold = 2^-52 mod p`, one column up: `X' <= X / 2^52 + (2^52 - 1)(p - 1)`. It needs
    ///   neither a product for `m` nor a mask, as the multiplier reads only 52 bits, but leaves `t * fold` up to `2^52 p`:
    ///   after all such steps, `X < T / 2^(52 (L - 2)) + 2^52 p`.
    /// * The ordinary step adds `m p`, `m = t * n0 mod 2^52`: `X' < X / 2^52 + p`. Two of them end at
    ///   `T / R + 2^-52 p + 2^-52 p + p`. The low half of `m p_0` is never formed: it makes the column a multiple of
    ///   `2^52`, so the carry is the column divided by `2^52`, rounded up.
    ///
    /// Either costs `16 L` lane products for eight numbers; the ordinary step one more, on the critical path.
    #[inline(always)]
    pub(super) fn reduce_in_rows<const L: usize>(self, k: &Modulus52<L>) -> [V; L] {
        self.0[0].isa().operation(
            #[inline(always)]
            || {
                let mut t = self;
                let isa = t.0[0].isa();
                let fold = Lanes::splat(isa, &k.fold).0;
                let p = Lanes::splat(isa, &k.p).0;
                unroll::<L>(
                    #[inline(always)]
                    |i| {
                        let low = t.0[i];
                        if i + ORDINARY_STEPS < L {
                            t.add_low(i + 1, low, &fold, 0);
                            t.0[i + 1] = t.0[i + 1].add(low.sar(RADIX_BITS));
                            t.add_high(i + 2, low, &fold, 0);
                        } else {
                            let m = V::splat(isa, 0).madd_lo(low, V::splat(isa, k.n0));
                            let carry = low.add(V::splat(isa, LIMB_MASK)).sar(RADIX_BITS);
                            t.0[i + 1] = t.0[i + 1].add(carry);
                            t.add_low(i, m, &p, 1);
                            t.add_high(i + 1, m, &p, 0);
                        }
                    },
                );
                *columns(&mut t.0, L)
            },
        )
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
        isa.operation(
            #[inline(always)]
            || {
                let fold = Lanes::splat(isa, &k.fold).0;
                let low = self.0[0];
                self.add_low(1, low, &fold, 0);
                self.add_high(2, low, &fold, 0);
                self.0[1] = self.0[1].add(low.sar(RADIX_BITS));
                unroll::<COLUMNS>(
                    #[inline(always)]
                    |i| self.0[i] = if i + 1 < COLUMNS { self.0[i + 1] } else { V::splat(isa, 0) },
                );
                self
            },
        )
    }

    /// `self + b`
    #[inline(always)]
    #[must_use]
    pub fn add(mut self, b: &Self) -> Self {
        self.0[0].isa().part(
            #[inline(always)]
            || {
                unroll::<COLUMNS>(
                    #[inline(always)]
                    |k| {
                        self.0[k] = self.0[k].add(b.0[k]);
                    },
                )
            },
        );
        self
    }

    /// `self - b`: columns, and the value, may become negative; see [`Self::reduce_signed`].
    #[inline(always)]
    #[must_use]
    pub fn sub(mut self, b: &Self) -> Self {
        self.0[0].isa().part(
            #[inline(always)]
            || {
                unroll::<COLUMNS>(
                    #[inline(always)]
                    |k| {
                        self.0[k] = self.0[k].sub(b.0[k]);
                    },
                )
            },
        );
        self
    }

    /// The negative in the lanes whose bit is set in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn negate(mut self, lanes: u8) -> Self {
        self.0[0].isa().part(
            #[inline(always)]
            || {
                unroll::<COLUMNS>(
                    #[inline(always)]
                    |k| {
                        self.0[k] = self.0[k].negate_in(lanes);
                    },
                )
            },
        );
        self
    }

    /// Montgomery reduction of a sum of signed products.
    ///
    /// * **Computes** `T R^-1` modulo `p`
    /// * **Requires** `|T| <= 2^11 p^2`, which [`Self::MAX_PRODUCTS`] products of values up to `4p` satisfy, and
    ///   `offset` from [`Modulus52::signed_offset`], so that `2^32 p <= R`. With [`Self::fold`] before it, `T` is the sum
    ///   that was folded.
    /// * **Ensures** normalised, `< (1 + 2^-19) p`
    /// * **Time** constant
    /// * **Source** as [`Self::reduce_relaxed`]: the offset `Z = 2^(52 (L - 1) + s) p` is a multiple of `p` with
    ///   `2^11 p^2 <= Z <= 2^-21 p R`, so that `0 <= T + Z <= 2^-20 p R`; columns may be negative. A fold divides all of
    ///   these by `2^52`, and adds no more than `2^52 p` to `T`.
    #[inline(always)]
    #[must_use]
    pub fn reduce_signed<const L: usize>(self, k: &Modulus52<L>, offset: &[u64; L]) -> Lanes<V, L> {
        Lanes(self.reduce_loose(k, offset).0).carried()
    }

    /// [`Self::reduce_signed`] without the last carries: for results that are added up before they are needed.
    ///
    /// * **Ensures** a value in `[0, (1 + 2^-19) p)`. Limbs below `(n + 17) 2^52` after sums of products whose positive terms,
    ///   and whose negative ones, put at most `n` halves of a product into a column: `n = 15` for each product of `L = 8` limbs.
    /// * otherwise as there
    #[inline(always)]
    #[must_use]
    pub fn reduce_loose<const L: usize>(mut self, k: &Modulus52<L>, offset: &[u64; L]) -> Signed<V, L> {
        let isa = self.0[0].isa();
        isa.part(
            #[inline(always)]
            || {
                unroll::<L>(
                    #[inline(always)]
                    |j| self.0[L - 1 + j] = self.0[L - 1 + j].add(V::splat(isa, offset[j])),
                )
            },
        );
        Signed(V::reduce(&self, k))
    }

    /// Montgomery reduction to a relaxed value.
    ///
    /// * **Computes** `T R^-1 mod p` for the value `T` of the columns
    /// * **Requires** `T < 2^(52 L) R`, at most [`Self::MAX_PRODUCTS`] products summed
    /// * **Ensures** normalised, `< T / R + (1 + 2^-51) p`: below `2p` if `T < (1 - 2^-51) p R`
    /// * **Time** constant
    /// * **Source** Domb, "Montgomery multiplication in 2n^2 + n products or fewer" (the fold by `2^-52 mod p`), Montgomery 1985
    #[inline(always)]
    #[must_use]
    pub fn reduce_relaxed<const L: usize>(self, k: &Modulus52<L>) -> Lanes<V, L> {
        Lanes(V::reduce(&self, k)).carried()
    }

    /// Montgomery reduction to a canonical value.
    ///
    /// * **Computes** `T R^-1 mod p`
    /// * **Requires** as [`Self::reduce_relaxed`], and `T < (1 - 2^-51) p R`
    /// * **Ensures** normalised, `< p`
    /// * **Time** constant
    /// * **Source** as [`Self::reduce_relaxed`], then one trial subtraction
    #[inline(always)]
    #[must_use]
    pub fn reduce<const L: usize>(self, k: &Modulus52<L>) -> Lanes<V, L> {
        Lanes(V::reduce(&self, k)).subtract_once(&k.p)
    }
}

/// Products: sums of one.
impl<V: Vector, const L: usize> Lanes<V, L> {
    /// Montgomery product.
    ///
    /// * **Computes** `a b R^-1 mod p`, `R = 2^(52 L)`
    /// * **Requires** normalised, `a b < (1 - 2^-51) p R`: `a, b < 2p` will do
    /// * **Ensures** normalised, `< p`
    /// * **Time** constant
    /// * **Source** see [`Wide::reduce_relaxed`]
    #[inline(always)]
    #[must_use]
    pub fn mul(&self, b: &Self, k: &Modulus52<L>) -> Self {
        Lanes(V::mul(self, b, k)).subtract_once(&k.p)
    }

    /// Montgomery product without the last subtraction.
    ///
    /// * **Computes** `a b R^-1` modulo `p`, `R = 2^(52 L)`
    /// * **Requires** normalised, `a b < c p R` for some `c`
    /// * **Ensures** normalised, `< (c + 1 + 2^-51) p`. As `16 p < R`, `a, b < 2p` give a result below `2p`:
    ///   `4 p^2 < (1/4) p R`. With 381 bits, `2^35 p < R`: `a, b < 2^17 p` give a result below `2p` as well.
    /// * **Time** constant
    /// * **Source** see [`Wide::reduce_relaxed`]
    #[inline(always)]
    #[must_use]
    pub fn mul_relaxed(&self, b: &Self, k: &Modulus52<L>) -> Self {
        Lanes(V::mul(self, b, k)).carried()
    }

    /// Montgomery square; as [`Self::mul`] with `b = a`.
    #[inline(always)]
    #[must_use]
    pub fn square(&self, k: &Modulus52<L>) -> Self {
        Lanes(V::square(self, k)).subtract_once(&k.p)
    }

    /// Montgomery square without the last subtraction; as [`Self::mul_relaxed`] with `b = a`.
    #[inline(always)]
    #[must_use]
    pub fn square_relaxed(&self, k: &Modulus52<L>) -> Self {
        Lanes(V::square(self, k)).carried()
    }
}

impl<V: Vector8> Wide<V> {
    /// From columns at rest.
    #[inline(always)]
    #[must_use]
    pub fn wake(isa: V::Isa, columns: &[Words8; COLUMNS]) -> Self {
        let mut out = [V::splat(isa, 0); COLUMNS];
        isa.part(
            #[inline(always)]
            || {
                unroll::<COLUMNS>(
                    #[inline(always)]
                    |k| {
                        out[k] = V::wake(isa, columns[k]);
                    },
                )
            },
        );
        Self(out)
    }

    /// The columns at rest.
    #[inline(always)]
    #[must_use]
    pub fn rest(&self) -> [Words8; COLUMNS] {
        let mut out = [Words8::ZERO; COLUMNS];
        self.0[0].isa().part(
            #[inline(always)]
            || {
                unroll::<COLUMNS>(
                    #[inline(always)]
                    |k| {
                        out[k] = self.0[k].rest();
                    },
                )
            },
        );
        out
    }
}
