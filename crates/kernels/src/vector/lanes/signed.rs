//! Linear combinations in lanes: limbs that are added and subtracted first and carried once.
//!
//! A carry costs as much as three additions, and bringing a value below `2p` as much as seven; where a formula has
//! several terms, only their sum need be carried, and only where a value is carried round a loop need it be brought
//! down at all.

use super::Lanes52;
use crate::cpu::Isa;
use crate::vector::modulus::{LIMB_MASK, Multiples};
use crate::vector::register::{Vector, Vector8, unroll};
use crate::{Inlined, inlined};

/// Limbs as sums leave them: signed, not carried. A few dozen normalised values may be added up.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Signed<V, const L: usize>(pub(super) [V; L]);

impl<V: Vector, const L: usize> From<Lanes52<V, L>> for Signed<V, L> {
    #[inline(always)]
    fn from(a: Lanes52<V, L>) -> Self {
        Self(a.0)
    }
}

impl<V: Vector, const L: usize> Signed<V, L> {
    /// Limb by limb.
    #[inline(always)]
    fn map(mut self, Inlined(f): Inlined<impl Fn(V, usize) -> V>) -> Self {
        self.0[0].isa().inline_late(inlined!(|| {
            unroll!(i < L, {
                self.0[i] = f(self.0[i], i);
            })
        }));
        self
    }

    /// `self + b`
    #[inline(always)]
    #[must_use]
    pub fn add(self, b: Self) -> Self {
        self.map(inlined!(|a: V, i: usize| a.add(b.0[i])))
    }

    /// `self - b`
    #[inline(always)]
    #[must_use]
    pub fn sub(self, b: Self) -> Self {
        self.map(inlined!(|a: V, i: usize| a.sub(b.0[i])))
    }

    /// `2^bits self`
    #[inline(always)]
    #[must_use]
    pub fn shl(self, bits: u32) -> Self {
        self.map(inlined!(|a: V, _: usize| a.shl(bits)))
    }

    /// `2^bits self`, each lane with its own `bits`.
    #[inline(always)]
    #[must_use]
    pub fn shl_each(self, bits: V) -> Self {
        self.map(inlined!(|a: V, _: usize| a.shl_each(bits)))
    }

    /// Lane `i` of every group of four is lane `(ORDER >> 2i) & 3` of that group.
    #[inline(always)]
    #[must_use]
    pub fn permute<const ORDER: i32>(self) -> Self {
        self.map(inlined!(|a: V, _: usize| a.permute::<ORDER>()))
    }

    /// The lanes of `b` whose bit is set in `lanes`, the other lanes of `self`.
    #[inline(always)]
    #[must_use]
    pub fn blend(self, b: Self, lanes: u8) -> Self {
        let choose = V::mask(self.0[0].isa(), lanes);
        self.map(inlined!(|a: V, i: usize| a.select(b.0[i], choose)))
    }

    /// The lanes whose bit is set in `lanes`, zero elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn only(self, lanes: u8) -> Self {
        let mask = V::mask(self.0[0].isa(), lanes);
        self.map(inlined!(|a: V, _: usize| a.and(mask)))
    }

    /// The negative in the lanes whose bit is set in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn negate(self, lanes: u8) -> Self {
        self.map(inlined!(|a: V, _: usize| a.negate_in(lanes)))
    }

    /// `self + b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn add_in(self, b: Self, lanes: u8) -> Self {
        self.map(inlined!(|a: V, i: usize| a.add_in(b.0[i], lanes)))
    }

    /// `self - b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn sub_in(self, b: Self, lanes: u8) -> Self {
        self.map(inlined!(|a: V, i: usize| a.sub_in(b.0[i], lanes)))
    }

    /// `self + m p`, `m < 16`.
    #[inline(always)]
    #[must_use]
    pub fn add_multiple(self, m: usize, p: &Multiples<L>) -> Self {
        let isa = self.0[0].isa();
        if m == 0 {
            return self;
        }
        self.map(inlined!(|a: V, i: usize| a.add(V::splat(isa, p.limbs[i][m]))))
    }

    /// `self + m p` in the lanes whose bit is set in `lanes`, `self` elsewhere. `m < 16`.
    #[inline(always)]
    #[must_use]
    pub fn add_multiple_in(self, m: usize, p: &Multiples<L>, lanes: u8) -> Self {
        let isa = self.0[0].isa();
        if m == 0 {
            return self;
        }
        self.map(inlined!(|a: V, i: usize| a.add_in(V::splat(isa, p.limbs[i][m]), lanes)))
    }

    /// Carries `self + m p`, a value in `[0, 2^(52 L))`, into normalised limbs. `m < 16`.
    #[inline(always)]
    #[must_use]
    pub fn carry(self, m: usize, p: &Multiples<L>) -> Lanes52<V, L> {
        let out = Lanes52(self.add_multiple(m, p).0).carry();
        debug_assert!(out.is_normalised(), "what is carried is not negative");
        out
    }
}

impl<V: Vector8, const L: usize> Signed<V, L> {
    /// Lane `i` is lane `order[i]` of `self`.
    #[inline(always)]
    #[must_use]
    pub fn gather(self, order: &[u64; 8]) -> Self {
        let order = V::load(self.0[0].isa(), order);
        self.map(inlined!(|a: V, _: usize| a.gather(order)))
    }

    /// A small multiple of `p` taken from a value.
    ///
    /// * **Computes** `self + m p` modulo `p`
    /// * **Requires** `p / 2 <= self + m p < 16 p`, `m < 16`, limbs below `2^60` in magnitude
    /// * **Ensures** normalised, below `(1 + 2^-4) p`
    /// * **Time** constant
    /// * **Source** Barrett's quotient from the top 17 bits `t` of `p` and `u` of the value `x`, before carrying: a
    ///   carry into them is less than `2^8`, so with `q = floor(u / (t + 1 + 2^8))` and `q >= 1`, `q p <= x`. The rest
    ///   exceeds `p` by less than `16 (2^8 + 2) / 2^16 p`, as `t >= 2^16`. Then `x - q p`, from a table.
    #[inline(always)]
    #[must_use]
    pub fn settle(self, m: usize, p: &Multiples<L>) -> Lanes52<V, L> {
        let isa = self.0[0].isa();
        let x = self.add_multiple(m, p);
        let u = if p.top.1 == 0 { x.0[p.top.0] } else { x.0[p.top.0].shr(p.top.1) };
        let q = V::splat(isa, 0).madd_hi(u, V::splat(isa, p.reciprocal));
        let rest = x.map(inlined!(|a: V, i: usize| {
            let (low, high) = p.limbs[i].split_at(8);
            a.sub(V::load(isa, low).gather2(V::load(isa, high), q))
        }));
        let out = Lanes52(rest.0).carry();
        debug_assert!(out.is_normalised(), "what is carried is not negative");
        out
    }
}

impl<V: Vector8, const L: usize> Lanes52<V, L> {
    /// Lane `i` is lane `order[i]` of `self`.
    #[inline(always)]
    #[must_use]
    pub fn gather(&self, order: &[u64; 8]) -> Self {
        Self(Signed(self.0).gather(order).0)
    }

    /// Lane `i` is lane `order[i]` of `self` and `high`, one after the other.
    #[inline(always)]
    #[must_use]
    pub fn gather2(&self, high: &Self, order: &[u64; 8]) -> Self {
        let order = V::load(self.0[0].isa(), order);
        let map = Signed(self.0).map(inlined!(|a: V, i: usize| a.gather2(high.0[i], order)));
        Self(map.0)
    }
}

impl<V: Vector, const L: usize> Lanes52<V, L> {
    /// Whether every limb is below `2^52`: for assertions.
    pub(super) fn is_normalised(&self) -> bool {
        let mut limb = [0; 8];
        self.0.iter().all(|v| {
            v.store(&mut limb[..V::LANES]);
            limb.iter().all(|&x| x <= LIMB_MASK)
        })
    }
}
