//! Eight numbers side by side in radix `2^52`, one in each 64-bit lane, and their Montgomery products.
//!
//! The multiplier (`vpmadd52luq`, `vpmadd52huq`) adds the low or the high 52 bits of a 104-bit product to a 64-bit
//! lane, so a column of a product can take 4096 of them before it must be carried. Three ideas make the product:
//!
//! 1. **Columns first.** The `2L` columns of the product are `2 L^2` independent multiply-adds; one accumulator for
//!    each column fits the 32 registers with an operand beside it. Nothing is carried until a column is read.
//! 2. **Domb's fold.** All low columns but two are cleared by adding `t * (2^-52 mod p)` one column up, which has no
//!    `m` to compute; the last two by Montgomery's step, which brings the value back below `p + T / R`.
//! 3. **Relaxed values.** `R` exceeds `p` by at least four bits, so sums and products below `2p` need no subtraction.
//!
//! The bound is the two ports that take 512-bit multiply-adds, shifts being confined to one of them. For `L = 8` that
//! is 256 multiply-adds, 16 additions, 14 shifts and 7 masks: 146.5 cycles, or 18.3 for each relaxed product. Measured
//! on a Sapphire Rapids class core, in core cycles for each of the eight, independent calls:
//!
//! | | product | square | relaxed product | relaxed square |
//! |---|---|---|---|---|
//! | 381 bits, 8 limbs | 22.2 | 19.2 | 19.4 | 16.7 |
//! | 255 bits, 5 limbs | 10.7 | 9.0 | 8.7 | 7.4 |
//!
//! Tried and slower: a reduction row after each product row in a window of ten registers, not unrolled (45, the window
//! lives in memory); the same unrolled (19.1); a product row between reduction rows (19.4); product and reduction in
//! two sets of accumulators (19.3 to 22.6, registers spill); `-p` as the start of the upper accumulators, so that the
//! last subtraction is free (23.5: all sixteen are live from the start); the choice at the end by a mask register
//! instead of a ternary operation (23.6).

mod butterfly;
pub(crate) mod pack;
mod signed;
#[cfg(test)]
mod tests;
mod wide;

use super::modulus::{LIMB_MASK, Modulus52};
use super::register::{Vector, Vector8, Words8, splat_each, unroll};
use crate::cpu::Isa;
use crate::{Inlined, inlined};

pub use signed::Signed;
pub use wide::Wide;

/// A number of `L` limbs in each lane; limb `i` of number `j` is lane `j` of vector `i` and weighs `2^(52 i)`.
///
/// *Normalised*: every limb is below `2^52`. All functions here take and give normalised values; how far the value may
/// exceed `p` is said for each.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Lanes52<V, const L: usize>(pub(crate) [V; L]);

impl<V: Vector, const L: usize> Lanes52<V, L> {
    /// From limbs, each with its eight lanes; every limb must be below `2^52`.
    #[inline(always)]
    #[must_use]
    pub fn load(isa: V::Isa, limbs: &[[u64; 8]; L]) -> Self {
        debug_assert!(limbs.as_flattened().iter().all(|&x| x <= LIMB_MASK), "limbs are normalised");
        let mut out = [V::splat(isa, 0); L];
        unroll!(i < L, {
            out[i] = V::load(isa, &limbs[i]);
        });
        Self(out)
    }

    /// From limbs that `limb` finds; each must be below `2^52`.
    #[inline(always)]
    #[must_use]
    pub fn load_with(isa: V::Isa, Inlined(limb): Inlined<impl Fn(V::Isa, usize) -> V>) -> Self {
        let mut out = [V::splat(isa, 0); L];
        unroll!(i < L, {
            out[i] = limb(isa, i);
        });
        Self(out)
    }

    /// Lane `i` of every group of four is lane `(ORDER >> 2i) & 3` of that group.
    #[inline(always)]
    #[must_use]
    pub fn permute<const ORDER: i32>(mut self) -> Self {
        unroll!(i < L, {
            self.0[i] = self.0[i].permute::<ORDER>();
        });
        self
    }

    /// The token: there could be no value without it.
    #[inline(always)]
    #[must_use]
    pub fn isa(&self) -> V::Isa {
        self.0[0].isa()
    }

    /// The same normalised limbs in every lane.
    #[inline(always)]
    #[must_use]
    pub fn splat(isa: V::Isa, limbs: &[u64; L]) -> Self {
        Self(splat_each(isa, limbs))
    }

    /// The limbs.
    #[inline(always)]
    #[must_use]
    pub fn store(&self) -> [[u64; 8]; L] {
        let mut out = [[0; 8]; L];
        unroll!(i < L, {
            self.0[i].store(&mut out[i]);
        });
        out
    }

    /// The first lanes of each limb, as many as there is room for, which is at most all.
    #[inline(always)]
    pub fn store_to<const LANES: usize>(&self, out: &mut [[u64; LANES]; L]) {
        unroll!(i < L, {
            self.0[i].store(&mut out[i]);
        });
    }

    /// Carries signed limbs of a value in `[0, 2^(52 L))` into normalised ones.
    #[inline(always)]
    pub(super) fn carry(mut self) -> Self {
        let mask = V::splat(self.0[0].isa(), LIMB_MASK);
        self = self.chain();
        self.0[0].isa().inline_late(inlined!(|| {
            unroll!(j < L, {
                if j + 1 < L {
                    self.0[j] = self.0[j].and(mask);
                }
            })
        }));
        self
    }

    /// What [`Vector::reduce`] gives, carried.
    #[inline(always)]
    pub(super) fn carried(self) -> Self {
        if V::CARRIES { self } else { self.carry() }
    }

    /// `x - m` if that is not negative, else `x`, for signed limbs of a value `x` in `[0, 2m]`; `m` is `p` or `2p`.
    ///
    /// Carries `x` and `x - m` side by side and keeps the one that the sign of `x - m` chooses: one chain after the
    /// other would be fewer instructions but twice the latency.
    #[inline(always)]
    pub(super) fn subtract_once(self, m: &[u64; L]) -> Self {
        V::operation(
            self.isa(),
            inlined!(|| {
                let isa = self.0[0].isa();
                let x = self.chain();
                let y = self.minus(&Self::splat(isa, m)).chain();
                let negative = y.0[L - 1].sar(u64::BITS - 1);
                let mask = V::splat(isa, LIMB_MASK);
                y.zip(&x, inlined!(|y: V, x: V| y.select(x, negative).and(mask)))
            }),
        )
    }

    /// Adds to each limb what is above the 52 bits of the one below; what is above those of any limb but the last is of
    /// no meaning then.
    #[inline(always)]
    fn chain(mut self) -> Self {
        let x = &mut self.0;
        x[0].isa().inline_late(inlined!(|| V::chain(x)));
        self
    }

    /// The canonical value of a relaxed one.
    ///
    /// * **Computes** `a mod p`
    /// * **Requires** `a < 2p`
    /// * **Ensures** `< p`
    /// * **Time** constant
    /// * **Source** one trial subtraction
    #[inline(always)]
    #[must_use]
    pub fn canonical(&self, k: &Modulus52<L>) -> Self {
        self.subtract_once(&k.p)
    }

    /// Sum.
    ///
    /// * **Computes** `(a + b) mod p`
    /// * **Requires** normalised, `a + b < 2p`
    /// * **Ensures** normalised, `< p`
    /// * **Time** constant
    /// * **Source** one trial subtraction
    #[inline(always)]
    #[must_use]
    pub fn add(&self, b: &Self, k: &Modulus52<L>) -> Self {
        self.plus(b).subtract_once(&k.p)
    }

    /// Sum without reduction.
    ///
    /// * **Computes** `a + b`
    /// * **Requires** normalised, `a + b < R`
    /// * **Ensures** normalised, `= a + b`
    /// * **Time** constant
    /// * **Source** carries only
    #[inline(always)]
    #[must_use]
    pub fn add_lazy(&self, b: &Self) -> Self {
        self.plus(b).carry()
    }

    /// Difference.
    ///
    /// * **Computes** `(a - b) mod p`
    /// * **Requires** normalised, `a < p`, `b <= p`
    /// * **Ensures** normalised, `< p`
    /// * **Time** constant
    /// * **Source** `a - b + p`, then one trial subtraction
    #[inline(always)]
    #[must_use]
    pub fn sub(&self, b: &Self, k: &Modulus52<L>) -> Self {
        self.minus(b).plus(&Self::splat(self.0[0].isa(), &k.p)).subtract_once(&k.p)
    }

    /// Negative; zero for zero.
    ///
    /// * **Computes** `-a mod p`
    /// * **Requires** normalised, `a <= p`
    /// * **Ensures** normalised, `< p`
    /// * **Time** constant
    /// * **Source** `p - a`, then one trial subtraction
    #[inline(always)]
    #[must_use]
    pub fn neg(&self, k: &Modulus52<L>) -> Self {
        Self::splat(self.0[0].isa(), &k.p).minus(self).subtract_once(&k.p)
    }

    /// `a + b`, not carried.
    #[inline(always)]
    pub(super) fn plus(&self, b: &Self) -> Self {
        self.zip(b, inlined!(|a: V, b: V| a.add(b)))
    }

    /// `a - b`, not carried.
    #[inline(always)]
    pub(super) fn minus(&self, b: &Self) -> Self {
        self.zip(b, inlined!(|a: V, b: V| a.sub(b)))
    }

    #[inline(always)]
    fn zip(&self, b: &Self, Inlined(f): Inlined<impl Fn(V, V) -> V>) -> Self {
        let mut out = *self;
        self.0[0].isa().inline_late(inlined!(|| {
            unroll!(j < L, {
                out.0[j] = f(self.0[j], b.0[j]);
            })
        }));
        out
    }

    /// Sum of relaxed values.
    ///
    /// * **Computes** `a + b` modulo `p`
    /// * **Requires** normalised, `a, b <= 2p`
    /// * **Ensures** normalised, `<= 2p`, and below `2p` if an operand is
    /// * **Time** constant
    /// * **Source** one trial subtraction of `2p`
    #[inline(always)]
    #[must_use]
    pub fn add_relaxed(&self, b: &Self, k: &Modulus52<L>) -> Self {
        self.plus(b).subtract_once(&k.two_p)
    }

    /// Difference of relaxed values.
    ///
    /// * **Computes** `a - b` modulo `p`
    /// * **Requires** normalised, `a, b <= 2p`
    /// * **Ensures** normalised, `<= 2p`, and below `2p` if `a` is
    /// * **Time** constant
    /// * **Source** `a - b + 2p`, then one trial subtraction of `2p`
    #[inline(always)]
    #[must_use]
    pub fn sub_relaxed(&self, b: &Self, k: &Modulus52<L>) -> Self {
        self.minus(b).plus(&Self::splat(self.0[0].isa(), &k.two_p)).subtract_once(&k.two_p)
    }

    /// Negative of a relaxed value.
    ///
    /// * **Computes** `-a` modulo `p`
    /// * **Requires** normalised, `a <= 2p`
    /// * **Ensures** normalised, `= 2p - a`
    /// * **Time** constant
    /// * **Source** carries only
    #[inline(always)]
    #[must_use]
    pub fn neg_relaxed(&self, k: &Modulus52<L>) -> Self {
        Self::splat(self.0[0].isa(), &k.two_p).minus(self).carry()
    }

    /// Difference of relaxed values without reduction.
    ///
    /// * **Computes** `a - b` modulo `p`
    /// * **Requires** normalised, `a, b <= 2p`
    /// * **Ensures** normalised, `= a - b + 2p`
    /// * **Time** constant
    /// * **Source** carries only
    #[inline(always)]
    #[must_use]
    pub fn sub_lazy(&self, b: &Self, k: &Modulus52<L>) -> Self {
        self.minus(b).plus(&Self::splat(self.0[0].isa(), &k.two_p)).carry()
    }

    /// The lanes of `b` whose bit is set in `lanes`, the other lanes of `self`. Constant time in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn blend(&self, b: &Self, lanes: u8) -> Self {
        let choose = V::mask(self.0[0].isa(), lanes);
        self.zip(b, inlined!(|a: V, b: V| a.select(b, choose)))
    }

    /// The lanes that are odd, one bit for each.
    #[inline(always)]
    #[must_use]
    pub fn is_odd(&self) -> u8 {
        self.0[0].shl(u64::BITS - 1).top_bits()
    }

    /// The lanes that are zero, one bit for each. The value must be canonical.
    #[inline(always)]
    #[must_use]
    pub fn is_zero(&self) -> u8 {
        let mut any = self.0[0];
        self.0[0].isa().inline_late(inlined!(|| {
            unroll!(j < L, {
                if j >= 1 {
                    any = any.or(self.0[j]);
                }
            })
        }));
        // Below 2^52, so the top bit of `any - 1` is set for zero alone.
        any.sub(V::splat(any.isa(), 1)).top_bits()
    }
}

impl<V: Vector8, const L: usize> Lanes52<V, L> {
    /// From limbs at rest, each below `2^52`.
    #[inline(always)]
    #[must_use]
    pub fn wake(isa: V::Isa, limbs: &[Words8; L]) -> Self {
        debug_assert!(limbs.iter().all(|limb| limb.words().iter().all(|&x| x <= LIMB_MASK)), "limbs are normalised");
        let mut out = [V::splat(isa, 0); L];
        isa.inline_late(inlined!(|| {
            unroll!(i < L, {
                out[i] = V::wake(isa, limbs[i]);
            })
        }));
        Self(out)
    }

    /// The limbs at rest.
    #[inline(always)]
    #[must_use]
    pub fn rest(&self) -> [Words8; L] {
        let mut out = [Words8::ZERO; L];
        self.0[0].isa().inline_late(inlined!(|| {
            unroll!(i < L, {
                out[i] = self.0[i].rest();
            })
        }));
        out
    }
}
