//! Elements modulo `2^255 - 19` side by side in AVX-512 IFMA lanes: five limbs of 51 bits, one element in each lane.
//!
//! Eight lanes of a 512-bit register serve batches (decompression, tables, bucket sums, a comb); four lanes of a
//! 256-bit register hold the coordinates of one point, and [`Lanes51::permute`] and [`Lanes51::blend`] move them.
//!
//! The multiplier reads 52 bits of a limb and splits a product at bit 52, one more than a limb: high halves count
//! twice. With `T = 2^51 + 2^11`:
//!
//! * tight ([`Lanes51`]): every limb is below `T`;
//! * loose, what the multiplier sees all of: every limb is below `2^52`. A sum of two is more, so operands of products
//!   are tight here;
//! * a sum ([`Sum51`]): every limb is below `5 T < 2^54`; it must be carried before it is multiplied.

use core::fmt::Debug;

use super::form::{FOLD_255, FieldOps, MAX_WEIGHT, check_weight};
use super::limbs51;
use super::radix51::{LOW_51, TWO_P};
use crate::cpu::Isa;
use crate::vector::register::unroll;
use crate::vector::{Vector, Ymm, Zmm};
use crate::{Inlined, inlined};

/// Bits of a limb.
pub(super) const LIMB_BITS: u32 = 51;
/// Exclusive bound on a tight limb.
pub const TIGHT: u64 = (1 << LIMB_BITS) + (1 << 11);
/// Exclusive bound on a loose limb.
pub const LOOSE: u64 = 1 << 52;
/// Exclusive bound on a limb of a sum.
pub const SUM: u64 = MAX_WEIGHT as u64 * TIGHT;
const _: () = assert!(TWO_P[0] >= TIGHT && TWO_P[1] < 2 * TIGHT && TIGHT < LOOSE);

/// Tight elements, one in each lane.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Lanes51<V>(pub(crate) [V; 5]);

/// Sums not yet carried, one in each lane.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Sum51<V>(pub(crate) [V; 5]);

/// Eight elements in 512-bit registers.
pub type Lanes8x51 = Lanes51<Zmm>;
/// Four elements in 256-bit registers: the coordinates of a point.
pub type Lanes4x51 = Lanes51<Ymm>;

/// Whether every limb of every lane is below `bound`: for debug assertions.
#[inline(never)]
pub(super) fn all_below<V: Vector>(limbs: &[V; 5], bound: u64) -> bool {
    limbs.iter().all(|limb| {
        let mut lanes = [0; 8];
        limb.store(&mut lanes[..V::LANES]);
        lanes.iter().all(|&x| x < bound)
    })
}

/// `words` in limbs, in every lane.
#[inline(always)]
fn splat<V: Vector>(isa: V::Isa, limbs: [u64; 5]) -> [V; 5] {
    isa.inline_late(inlined!(|| {
        let mut out = [V::splat(isa, 0); 5];
        for i in 0..5 {
            out[i] = V::splat(isa, limbs[i]);
        }
        out
    }))
}

#[inline(always)]
fn zip<V: Vector>(a: &[V; 5], b: &[V; 5], Inlined(f): Inlined<impl Fn(V, V) -> V>) -> [V; 5] {
    a[0].isa().inline_late(inlined!(|| {
        let mut out = *a;
        for i in 0..5 {
            out[i] = f(a[i], b[i]);
        }
        out
    }))
}

#[inline(always)]
pub(super) fn map<V: Vector>(a: &[V; 5], Inlined(f): Inlined<impl Fn(V) -> V>) -> [V; 5] {
    a[0].isa().inline_late(inlined!(|| {
        let mut out = *a;
        for i in 0..5 {
            out[i] = f(a[i]);
        }
        out
    }))
}

/// Tight limbs from limbs below `2^61`, the last one below `107 * 2^51`.
///
/// One round, all limbs at once. A limb keeps 51 bits and receives a carry below `2^10 < 2^11`; the first receives the
/// last limb's carry 19-fold, below `19 * 107 = 2033 < 2^11`.
#[inline(always)]
fn carry<V: Vector>(z: &[V; 5]) -> [V; 5] {
    z[0].isa().operation(inlined!(|| {
        debug_assert!(all_below(z, 1 << 61) && all_below(&[z[4]; 5], 107 << LIMB_BITS));
        let isa = z[0].isa();
        let low = V::splat(isa, LOW_51);
        let kept = map(z, inlined!(|x: V| x.and(low)));
        let carried = map(z, inlined!(|x: V| x.shr(LIMB_BITS)));
        let [c0, c1, c2, c3, c4] = carried;
        let mut r = zip(&kept, &[V::splat(isa, 0), c0, c1, c2, c3], inlined!(|a: V, b: V| a.add(b)));
        r[0] = kept[0].madd_lo(c4, V::splat(isa, FOLD_255));
        debug_assert!(all_below(&r, TIGHT));
        r
    }))
}

/// Tight limbs from ten columns, where column `k` weighs `2^(51 k)`: `2^255 = 19` folds the upper five.
///
/// With `n_k = min(k + 1, 9 - k)` products in column `k` and their high halves, which count twice, one column up,
/// column `k` is below `(n_k + 2 n_(k-1)) 2^52` (with `n_9 = n_(-1) = 0`). Folded:
///
/// | k | `n_k + 2 n_(k-1)` | `n_(k+5) + 2 n_(k+4)` | folded, in units of `2^52` |
/// |---|---|---|---|
/// | 0 | 1 | 4 + 10 | 267 |
/// | 1 | 2 + 2 | 3 + 8 | 213 |
/// | 2 | 3 + 4 | 2 + 6 | 159 |
/// | 3 | 4 + 6 | 1 + 4 | 105 |
/// | 4 | 5 + 8 | 2 | 51 |
///
/// All are below `2^61`, carries are below `2 * 267 < 2^10`, and that of the last limb below `2 * 51 = 102`: what
/// [`carry`] takes.
#[inline(always)]
fn fold<V: Vector>(z: &[V; 10]) -> [V; 5] {
    let [low, high] = [0, 5].map(
        #[inline(always)]
        |k| *row(z, k),
    );
    // 19 = 16 + 2 + 1
    carry(&zip(&low, &high, inlined!(|low: V, high: V| low.add(high).add(high.add(high)).add(high.shl(4)))))
}

/// `accumulate(0) + 2 high`, column by column.
///
/// Eight lanes are for throughput: accumulating onto `2 high` saves nine additions. Four lanes are for latency: two
/// sets of accumulators, added at the end, halve the chains (41 cycles instead of 48 for a squaring, though each of
/// several independent ones takes 33 instead of 29).
#[inline(always)]
fn with_doubled<V: Vector>(high: &[V; 10], Inlined(accumulate): Inlined<impl Fn([V; 10]) -> [V; 10]>) -> [V; 10] {
    let twice = sum_of_columns(high, high);
    if V::LANES == 8 {
        return accumulate(twice);
    }
    let z = accumulate([V::splat(high[0].isa(), 0); 10]);
    sum_of_columns(&z, &twice)
}

/// `a + b`, column by column.
#[inline(always)]
fn sum_of_columns<V: Vector>(a: &[V; 10], b: &[V; 10]) -> [V; 10] {
    a[0].isa().inline_late(inlined!(|| {
        let mut out = *a;
        for k in 0..10 {
            out[k] = a[k].add(b[k]);
        }
        out
    }))
}

/// Columns `k` to `k + 4`.
#[inline(always)]
fn row<V>(z: &[V; 10], k: usize) -> &[V; 5] {
    z[k..].first_chunk().expect("a row of a product lies within it")
}

/// Column `k + j` plus the low half of `a b_j`, for `j >= from`.
#[inline(always)]
fn add_low<V: Vector>(z: &mut [V; 10], k: usize, a: V, b: &[V; 5], from: usize) {
    let z: &mut [V; 5] = z[k..].first_chunk_mut().expect("a row of a product lies within it");
    a.isa().inline_late(inlined!(|| {
        for j in 0..5 {
            if j >= from {
                z[j] = z[j].madd_lo(a, b[j]);
            }
        }
    }));
}

/// Column `k + j` plus the high half of `a b_j`, for `j >= from`.
#[inline(always)]
fn add_high<V: Vector>(z: &mut [V; 10], k: usize, a: V, b: &[V; 5], from: usize) {
    let z: &mut [V; 5] = z[k..].first_chunk_mut().expect("a row of a product lies within it");
    a.isa().inline_late(inlined!(|| {
        for j in 0..5 {
            if j >= from {
                z[j] = z[j].madd_hi(a, b[j]);
            }
        }
    }));
}

/// The product of two loose elements, in every lane.
///
/// * **Computes** `a * b mod p`
/// * **Requires** every limb `< 2^52`
/// * **Ensures** every limb `< T = 2^51 + 2^11`
/// * **Time** constant
/// * **Source** the 51-bit schoolbook product; splitting at bit 52 as in de Valence's notes on IFMA for
///   curve25519-dalek
#[inline(always)]
fn mul<V: Vector>(a: &[V; 5], b: &[V; 5]) -> [V; 5] {
    a[0].isa().operation(inlined!(|| {
        debug_assert!(all_below(a, LOOSE) && all_below(b, LOOSE));
        let mut high = [V::splat(a[0].isa(), 0); 10];
        unroll!(i < 5, {
            add_high(&mut high, i + 1, a[i], b, 0);
        });
        let z = with_doubled(
            &high,
            inlined!(|mut z: [V; 10]| {
                unroll!(i < 5, {
                    add_low(&mut z, i, a[i], b, 0);
                });
                z
            }),
        );
        fold(&z)
    }))
}

/// The square of a loose element, in every lane: 15 products, the mixed ones doubled as column sums, since a doubled
/// limb would not fit the multiplier.
///
/// Requires and ensures as [`mul`]; the columns are the same.
#[inline(always)]
fn square<V: Vector>(a: &[V; 5]) -> [V; 5] {
    a[0].isa().operation(inlined!(|| {
        debug_assert!(all_below(a, LOOSE));
        // 2 (2 hi_mixed + hi_square + lo_mixed) + lo_square
        let mut high = [V::splat(a[0].isa(), 0); 10];
        unroll!(i < 5, {
            add_high(&mut high, i + 1, a[i], a, i + 1);
        });
        let z = with_doubled(
            &high,
            inlined!(|mut z: [V; 10]| {
                unroll!(i < 5, {
                    z[2 * i + 1] = z[2 * i + 1].madd_hi(a[i], a[i]);
                    add_low(&mut z, i, a[i], a, i + 1);
                });
                z
            }),
        );
        let mut z = sum_of_columns(&z, &z);
        unroll!(i < 5, {
            z[2 * i] = z[2 * i].madd_lo(a[i], a[i]);
        });
        fold(&z)
    }))
}

/// `plus[0] + .. - minus[0] - ..`, limb by limb: `P` terms below `T`, and for each of the `M` subtracted ones `2p` with
/// limbs from `T` to `2 T`.
#[inline(always)]
fn sum<V: Vector, const P: usize, const M: usize>(plus: &[Lanes51<V>; P], minus: &[Lanes51<V>; M]) -> [V; 5] {
    plus[0].0[0].isa().operation(inlined!(|| {
        const { check_weight(P, M) };
        let isa = plus[0].0[0].isa();
        let mut r = plus[0].0;
        for k in 1..P {
            r = zip(&r, &plus[k].0, inlined!(|a: V, b: V| a.add(b)));
        }
        if M > 0 {
            let mut multiple = TWO_P;
            for limb in &mut multiple {
                *limb *= M as u64;
            }
            r = zip(&r, &splat(isa, multiple), inlined!(|a: V, b: V| a.add(b)));
        }
        for k in 0..M {
            r = zip(&r, &minus[k].0, inlined!(|a: V, b: V| a.sub(b)));
        }
        debug_assert!(all_below(&r, SUM));
        r
    }))
}

impl<V: Vector> FieldOps for Lanes51<V> {
    type Isa = V::Isa;
    /// The multiplier has no room for a sum, which is carried at once: so this is a type for tight elements.
    type Loose = Self;

    #[inline(always)]
    fn isa(self) -> V::Isa {
        self.0[0].isa()
    }
    #[inline(always)]
    fn from_words(isa: V::Isa, words: [u64; 4]) -> Self {
        Self(splat(isa, limbs51::from_words(&words)))
    }
    /// Carries, unless there is but one term.
    #[inline(always)]
    fn sum<const P: usize, const M: usize>(plus: [Self; P], minus: [Self; M]) -> Self {
        let r = sum(&plus, &minus);
        Self(if P + M == 1 { r } else { carry(&r) })
    }
    #[inline(always)]
    fn carry(a: Self) -> Self {
        Self(carry(&a.0))
    }
    #[inline(always)]
    fn mul_loose(a: Self, b: Self) -> Self {
        Self(mul(&a.0, &b.0))
    }
    #[inline(always)]
    fn square_loose(a: Self) -> Self {
        Self(square(&a.0))
    }
    #[inline(always)]
    fn add(self, b: Self) -> Self {
        Self(carry(&sum(&[self, b], &[])))
    }
    #[inline(always)]
    fn sub(self, b: Self) -> Self {
        Self(carry(&sum(&[self], &[b])))
    }
}

impl<V: Vector> Sum51<V> {
    /// `plus[0] + .. - minus[0] - ..` in every lane, not carried, for `P + 2M <= 5`.
    #[inline(always)]
    #[must_use]
    pub fn new<const P: usize, const M: usize>(plus: [Lanes51<V>; P], minus: [Lanes51<V>; M]) -> Self {
        Self(sum(&plus, &minus))
    }

    /// The tight elements; a limb's carry is at most 5.
    #[inline(always)]
    #[must_use]
    pub fn carry(self) -> Lanes51<V> {
        Lanes51(carry(&self.0))
    }

    /// `self + b` in the lanes of `PLUS`, `self - b + 2p` in those of `MINUS`, for a tight `b`: a weight of 1 or 2
    /// more.
    #[inline(always)]
    #[must_use]
    pub fn add_sub<const PLUS: u8, const MINUS: u8>(self, b: Self) -> Self {
        debug_assert!(all_below(&b.0, TIGHT));
        let isa = b.0[0].isa();
        let mut r = self.0;
        for i in 0..5 {
            if MINUS != 0 {
                r[i] = r[i].add_in(V::splat(isa, TWO_P[i]), MINUS).sub_in(b.0[i], MINUS);
            }
            if PLUS != 0 {
                r[i] = r[i].add_in(b.0[i], PLUS);
            }
        }
        debug_assert!(all_below(&r, SUM));
        Self(r)
    }

    /// As [`Lanes51::permute`].
    #[inline(always)]
    #[must_use]
    pub fn permute<const ORDER: i32>(self) -> Self {
        Self(map(&self.0, inlined!(|x: V| x.permute::<ORDER>())))
    }

    /// As [`Lanes51::blend`].
    #[inline(always)]
    #[must_use]
    pub fn blend(self, b: Self, lanes: u8) -> Self {
        Self(blend(&self.0, &b.0, lanes))
    }
}

#[inline(always)]
fn blend<V: Vector>(a: &[V; 5], b: &[V; 5], lanes: u8) -> [V; 5] {
    let choose = V::mask(a[0].isa(), lanes);
    zip(a, b, inlined!(|a: V, b: V| a.select(b, choose)))
}

impl<V: Vector> Lanes51<V> {
    /// Lane `i` of every group of four becomes lane `(ORDER >> 2i) & 3` of that group.
    #[inline(always)]
    #[must_use]
    pub fn permute<const ORDER: i32>(self) -> Self {
        Self(map(&self.0, inlined!(|x: V| x.permute::<ORDER>())))
    }

    /// The lanes of `b` whose bit is set in `lanes`, the other lanes of `self`. Constant time in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn blend(self, b: Self, lanes: u8) -> Self {
        Self(blend(&self.0, &b.0, lanes))
    }

    /// Exchanges the lanes whose bit is set in `lanes`. Constant time in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn swap(self, b: Self, lanes: u8) -> [Self; 2] {
        [self.blend(b, lanes), b.blend(self, lanes)]
    }
}
