//! Transforms in vector lanes: eight elements side by side in radix `2^52` across all layers, converted once.
//!
//! The layers are those of `split` in the module above, from natural to bit-reversed order; other orders and the
//! inverse are a matter of where elements are read and written (`convert`), as the inverse transform of `a_i` is the
//! transform of `a_(-i)`. As long as a layer's halves are whole vectors, all eight lanes share a twiddle. In the last
//! three layers they do not: there eight vectors are transposed, so that halves are vectors again, each lane with a
//! twiddle of its own.
//!
//! Bounds: a butterfly `u, v -> u + wv, u - wv + bp` adds `bp` to the bound of `u`, and gives `v` that of `u`; the
//! product is below `bp`, with `b = 6` for shared twiddles and 2 for others, if `v < R - p`. So of all values that some
//! layers work on together only the first may grow too large, and it is made small before, if it would. Limbs are
//! carried before products alone.

mod convert;
mod evaluate;

use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use montane_fields::{Modulus, Mont};
use montane_kernels::cpu::Isa;
use montane_kernels::cpu::tuning::shares;
use montane_kernels::inlined;
use montane_kernels::vector::{Lanes52, Modulus52, Quotient, Vector8};

use super::order::Order;
use super::threads::{in_parts, join, made};

/// Limbs of 52 bits of a field of four words.
const L: usize = 5;
/// Elements of a block that the last six layers take at once.
pub(crate) const BLOCK: usize = 64;
/// Vectors of it.
const VECTORS: usize = BLOCK / 8;

/// Products are below this times `p`, with a twiddle that all lanes share.
const SHARED: usize = L + 1;
/// The same with a twiddle of each lane.
const OWN: usize = 2;

/// Eight elements, limb by limb.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
struct Eight([[u64; 8]; L]);

impl Eight {
    const ZERO: Self = Self([[0; 8]; L]);
}

/// The twiddles of a domain as lanes want them. They begin like those of every larger domain.
#[derive(Clone, Debug)]
pub struct LaneTwiddles {
    /// Twiddle `b` of the layers whose halves are whole vectors, as [`Lanes52::rows`].
    shared: Vec<[[u64; L]; L]>,
    /// For each block of 64, the twiddles of the last three layers: one vector, two, four.
    last: Vec<[Eight; 7]>,
}

/// What a transform does besides the layers.
#[derive(Clone, Copy, Debug)]
pub struct Plan<F> {
    pub(super) log: u32,
    pub(super) from: Order,
    pub(super) to: Order,
    pub(super) inverse: bool,
    /// The coefficient of `X^i` is multiplied by the `i`th power, before the layers of a forward transform, after those
    /// of an inverse one.
    pub(super) shift: Option<F>,
    /// What values are multiplied by in the end.
    pub(super) scale: F,
}

/// A factor of a butterfly: of all lanes the same, which is prepared, or of each its own in Montgomery form, which is a
/// fifth of the bytes.
trait Twiddle<V: Vector8> {
    /// `u + wv, u - wv + bp` for several `v` below `R - p`, where `b` is [`SHARED`] or [`OWN`].
    fn butterflies<const K: usize>(&self, u: &mut [Lanes52<V, L>; K], v: &mut [Lanes52<V, L>; K], k: &Modulus52<L>);
}

impl<V: Vector8> Twiddle<V> for &[[u64; L]; L] {
    #[inline(always)]
    fn butterflies<const K: usize>(&self, u: &mut [Lanes52<V, L>; K], v: &mut [Lanes52<V, L>; K], k: &Modulus52<L>) {
        if V::SETS_ROUNDING {
            for v in &mut *v {
                *v = v.normalised();
            }
            let products = Lanes52::mul_each_by_rows(v, self, k);
            for ((u, v), t) in u.iter_mut().zip(v).zip(&products) {
                *v = u.sub_loose::<{ SHARED as u64 }>(t, k);
                *u = u.add_loose(t);
            }
        } else {
            for (u, v) in u.iter_mut().zip(v) {
                let [t] = Lanes52::mul_each_by_rows(&[v.normalised()], self, k);
                *v = u.sub_loose::<{ SHARED as u64 }>(&t, k);
                *u = u.add_loose(&t);
            }
        }
    }
}

impl<V: Vector8> Twiddle<V> for Lanes52<V, L> {
    #[inline(always)]
    fn butterflies<const K: usize>(&self, u: &mut [Lanes52<V, L>; K], v: &mut [Lanes52<V, L>; K], k: &Modulus52<L>) {
        for (u, v) in u.iter_mut().zip(v) {
            let t = v.normalised().mul_relaxed(self, k);
            *v = u.sub_loose::<{ OWN as u64 }>(&t, k);
            *u = u.add_loose(&t);
        }
    }
}

/// The field of `M` in lanes of `V`.
pub(crate) struct InLanes<M, V>(PhantomData<(M, V)>);

impl<M: Modulus<4>, V: Vector8> InLanes<M, V> {
    const K: Modulus52<L> = Modulus52::new(M::P);
    const QUOTIENT: Quotient = Quotient::new(&Self::K);
    /// Values may be as many times `p`: one less than fit `R`.
    const LIMIT: usize = ((1u128 << (Modulus52::<L>::BITS - 192)) / (M::P[3] as u128 + 1)) as usize - 1;
    /// And as many between layers that are done together, of which all but the first value take part in two sums at
    /// most.
    const BETWEEN: usize = {
        assert!(Self::LIMIT >= 2 + 5 * SHARED, "three layers and two more must fit");
        Self::LIMIT - 2 * SHARED
    };

    pub(crate) fn twiddles(isa: V::Isa, twiddles: &[Mont<M, 4>]) -> LaneTwiddles {
        let n = 2 * twiddles.len();
        debug_assert!(n >= BLOCK);
        let words = |at: &dyn Fn(usize) -> usize| core::array::from_fn(|i| *twiddles[at(i)].montgomery_limbs());
        let enter = |words: &[[u64; 4]; 8]| {
            Lanes52::<V, L>::pack(isa, words).mul(&Lanes52::splat(isa, &Self::K.enter), &Self::K)
        };
        let vector = |at: &dyn Fn(usize) -> usize| {
            let words = words(at);
            isa.outline(inlined!(|| Eight(enter(&words).store())))
        };
        let mut shared = vec![[[0; L]; L]; (n / 16).next_multiple_of(8)];
        for (b, eight) in shared.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let words = words(&|i| (8 * b + i).min(twiddles.len() - 1));
            isa.outline(inlined!(|| *eight = enter(&words).rows(&Self::K)));
        }
        let last = (0..n / BLOCK)
            .map(|g| {
                let layer = |step: usize, k: usize| vector(&|i| step * (VECTORS * g + i) + k);
                [layer(1, 0), layer(2, 0), layer(2, 1), layer(4, 0), layer(4, 1), layer(4, 2), layer(4, 3)]
            })
            .collect();
        LaneTwiddles { shared, last }
    }

    /// The transform of the plan, in place.
    pub(crate) fn transform(isa: V::Isa, table: &LaneTwiddles, plan: &Plan<Mont<M, 4>>, values: &mut [Mont<M, 4>]) {
        let mut buffer = Self::enter(isa, values, plan);
        Self::split(isa, table, &mut buffer, 0, 2);
        Self::leave(isa, &buffer, plan, values);
    }

    /// The forward transform of the plan, of coefficients of which a part of a power of two is given and the others are
    /// zero.
    ///
    /// In a layer whose second halves are zero both sums are the first half. So such layers are copies.
    pub(crate) fn extend(
        isa: V::Isa,
        table: &LaneTwiddles,
        plan: &Plan<Mont<M, 4>>,
        coefficients: &[Mont<M, 4>],
        out: &mut [Mont<M, 4>],
    ) {
        debug_assert!(coefficients.len() >= BLOCK && coefficients.len().is_power_of_two() && !plan.inverse);
        let block = Self::enter(isa, coefficients, &Plan { log: coefficients.len().ilog2(), ..*plan });
        let len = block.len();
        let mut buffer = made(Eight::ZERO, out.len() / 8, len.min(shares::VECTORS), |start, copy| {
            copy.copy_from_slice(&block[start % len..][..copy.len()]);
        });
        drop(block);
        in_parts(&mut buffer, len.max(shares::VECTORS), |start, vectors| {
            for (vectors, number) in vectors.chunks_exact_mut(len).zip(start / len..) {
                Self::split(isa, table, vectors, number, 2);
            }
        });
        Self::leave(isa, &buffer, plan, out);
    }

    /// The layers, depth first, two at a time. Values are below `bound p`.
    fn split(isa: V::Isa, table: &LaneTwiddles, vectors: &mut [Eight], block: usize, bound: usize) {
        match vectors.len() {
            VECTORS => isa.outline(inlined!(|| Self::last_six(isa, table, vectors, block, bound))),
            16 => {
                let bound = isa.outline(inlined!(|| Self::radix_2(isa, table, vectors, block, bound)));
                let (low, high) = vectors.split_at_mut(8);
                Self::split(isa, table, low, 2 * block, bound);
                Self::split(isa, table, high, 2 * block + 1, bound);
            }
            len => {
                let (low, high) = vectors.split_at_mut(len / 2);
                let ((q0, q1), (q2, q3)) = (low.split_at_mut(len / 4), high.split_at_mut(len / 4));
                Self::shared_radix_4(isa, table, [q0, q1, q2, q3], block, bound);
                let bound = Self::bound_after(bound, 2);
                let quarters = |half: &mut [Eight], block: usize| {
                    let (low, high) = half.split_at_mut(len / 4);
                    join(
                        len > 1024,
                        || Self::split(isa, table, low, 2 * block, bound),
                        || Self::split(isa, table, high, 2 * block + 1, bound),
                    );
                };
                join(len > 512, || quarters(low, 2 * block), || quarters(high, 2 * block + 1));
            }
        }
    }

    #[inline(always)]
    fn load(isa: V::Isa, x: &Eight) -> Lanes52<V, L> {
        Lanes52::load_loose(isa, &x.0)
    }

    /// The first value of some layers with shared twiddles, from a bound: below `2p` where it would have too large a
    /// one after them. Returns the bound after them.
    #[inline(always)]
    fn make_room(x: &mut Lanes52<V, L>, bound: usize, layers: usize) -> usize {
        if bound + SHARED * layers > Self::BETWEEN {
            *x = x.normalised().less_by(&Self::QUOTIENT, &Self::K);
        }
        Self::bound_after(bound, layers)
    }

    /// The bound after these layers. Values that are added to twice do not outgrow `R` from [`Self::BETWEEN`] on.
    #[inline(always)]
    const fn bound_after(bound: usize, layers: usize) -> usize {
        debug_assert!(bound <= Self::BETWEEN, "values are within bounds between layers");
        if bound + SHARED * layers > Self::BETWEEN { 2 + SHARED * layers } else { bound + SHARED * layers }
    }

    #[inline(always)]
    fn load_each<const K: usize>(isa: V::Isa, vectors: &[Eight; K]) -> [Lanes52<V, L>; K] {
        let mut out = [Self::load(isa, &vectors[0]); K];
        for (out, vector) in out.iter_mut().zip(vectors) {
            *out = Self::load(isa, vector);
        }
        out
    }

    #[inline(always)]
    fn radix_2(isa: V::Isa, table: &LaneTwiddles, vectors: &mut [Eight], block: usize, bound: usize) -> usize {
        let w = &table.shared[block];
        let (low, high) = vectors.split_at_mut(vectors.len() / 2);
        for (u, v) in low.iter_mut().zip(high) {
            let (mut a, mut b) = ([Self::load(isa, u)], [Self::load(isa, v)]);
            Self::make_room(&mut a[0], bound, 1);
            w.butterflies(&mut a, &mut b, &Self::K);
            *u = Eight(a[0].store());
            *v = Eight(b[0].store());
        }
        Self::bound_after(bound, 1)
    }

    /// [`Self::radix_4`] in pieces for threads.
    fn shared_radix_4(isa: V::Isa, table: &LaneTwiddles, quarters: [&mut [Eight]; 4], block: usize, bound: usize) {
        let len = quarters[0].len();
        if 4 * len <= shares::VECTORS {
            return isa.outline(inlined!(|| {
                if V::SETS_ROUNDING {
                    Self::radix_4::<8>(isa, table, quarters, block, bound);
                } else {
                    Self::radix_4::<1>(isa, table, quarters, block, bound);
                }
            }));
        }
        let [(a, b), (c, d), (e, f), (g, h)] = quarters.map(|quarter| quarter.split_at_mut(len / 2));
        join(
            true,
            || Self::shared_radix_4(isa, table, [a, c, e, g], block, bound),
            || Self::shared_radix_4(isa, table, [b, d, f, h], block, bound),
        );
    }

    #[inline(always)]
    fn radix_4<const K: usize>(
        isa: V::Isa,
        table: &LaneTwiddles,
        quarters: [&mut [Eight]; 4],
        block: usize,
        bound: usize,
    ) {
        let (w1, w2, w3) = (&table.shared[block], &table.shared[2 * block], &table.shared[2 * block + 1]);
        let [q0, q1, q2, q3] = quarters;
        let [q0, q1, q2, q3] = [q0, q1, q2, q3].map(|quarter| quarter.as_chunks_mut::<K>().0);
        for (((m0, m1), m2), m3) in q0.iter_mut().zip(q1).zip(q2).zip(q3) {
            let (mut a, mut b) = (Self::load_each(isa, m0), Self::load_each(isa, m1));
            let (mut c, mut d) = (Self::load_each(isa, m2), Self::load_each(isa, m3));
            for a in &mut a {
                Self::make_room(a, bound, 2);
            }
            w1.butterflies(&mut a, &mut c, &Self::K);
            w1.butterflies(&mut b, &mut d, &Self::K);
            w2.butterflies(&mut a, &mut b, &Self::K);
            w3.butterflies(&mut c, &mut d, &Self::K);
            for (m, x) in [m0, m1, m2, m3].into_iter().zip([&a, &b, &c, &d]) {
                for (m, x) in m.iter_mut().zip(x) {
                    *m = Eight(x.store());
                }
            }
        }
    }

    /// Three layers among eight vectors, a transposition, and three more.
    #[inline(always)]
    fn last_six(isa: V::Isa, table: &LaneTwiddles, vectors: &mut [Eight], block: usize, bound: usize) {
        let eight = vectors.first_chunk().expect("three layers are of eight vectors");
        let mut x = Self::load_each::<8>(isa, eight);
        let bound = Self::make_room(&mut x[0], bound, 3);
        debug_assert!(bound + 3 * OWN <= Self::LIMIT, "three more layers fit");
        Self::three_layers(
            &mut x,
            #[inline(always)]
            |layer, k| &table.shared[(block << layer) + k],
        );
        let mut x = Lanes52::transpose(x);
        let last = &table.last[block];
        Self::three_layers(
            &mut x,
            #[inline(always)]
            |layer, k| Self::load(isa, &last[(1 << layer) - 1 + k]),
        );
        for (x, vector) in x.iter().zip(vectors) {
            *vector = Eight(x.store());
        }
    }

    #[inline(always)]
    fn three_layers<W: Twiddle<V>>(x: &mut [Lanes52<V, L>; 8], twiddle: impl Fn(usize, usize) -> W) {
        let (u, v) = Self::halves::<4>(x);
        twiddle(0, 0).butterflies(u, v, &Self::K);
        for k in 0..2 {
            let (u, v) = Self::halves::<2>(&mut x[4 * k..]);
            twiddle(1, k).butterflies(u, v, &Self::K);
        }
        for k in 0..4 {
            let (u, v) = Self::halves::<1>(&mut x[2 * k..]);
            twiddle(2, k).butterflies(u, v, &Self::K);
        }
    }

    /// The first `K` values and the next.
    #[inline(always)]
    fn halves<const K: usize>(x: &mut [Lanes52<V, L>]) -> (&mut [Lanes52<V, L>; K], &mut [Lanes52<V, L>; K]) {
        let (first, rest) = x.split_first_chunk_mut().expect("a layer has two halves");
        (first, rest.first_chunk_mut().expect("a layer has two halves"))
    }
}

#[cfg(test)]
mod tests {
    use montane_fields::bls12_381::R;
    use montane_kernels::cpu::Portable;
    use montane_kernels::vector::Model;

    use super::*;

    /// A first value is brought below `2p` where it would grow too large, and left alone where it would not.
    #[test]
    fn room_is_made_where_there_is_none() {
        type Here = InLanes<R, Model<Portable>>;
        const ONES: u64 = (1 << 52) - 1;
        // 2^259 - 1, below LIMIT p.
        let large = Lanes52::splat(Portable::TOKEN, &[ONES, ONES, ONES, ONES, ONES >> 1]);
        for layers in 1..=3 {
            for bound in 2..=Here::BETWEEN {
                let mut x = large;
                Here::make_room(&mut x, bound, layers);
                let fits = bound + SHARED * layers <= Here::BETWEEN;
                let x = x.store();
                assert_eq!(x == large.store(), fits, "{bound} {layers}");
                assert!(fits || x[4].iter().all(|&top| top <= Here::K.two_p[4]), "{bound} {layers}");
                assert!(Here::bound_after(bound, layers) <= Here::BETWEEN, "{bound} {layers}");
            }
        }
    }

    /// From the lengths alone: no value of any layer reaches `R`, at any size, those beside the first of a pass
    /// neither.
    #[test]
    fn values_are_below_the_radix() {
        fn walk<M: Modulus<4>>() {
            type Here<M> = InLanes<M, Model<Portable>>;
            // R / p, rounded down.
            let most = ((1_u128 << 68) / (u128::from(M::P[3]) + 1)) as usize;
            for log in BLOCK.ilog2()..=32 {
                let (mut vectors, mut bound) = ((1_usize << log) / 8, 2);
                while vectors > VECTORS {
                    let layers = if vectors == 16 { 1 } else { 2 };
                    // The second value is added to in the first of two layers, and multiplied in the other.
                    assert!(bound + SHARED * (layers - 1) < most, "2^{log}");
                    bound = Here::<M>::bound_after(bound, layers);
                    assert!(bound < most, "2^{log}");
                    vectors >>= layers;
                }
                assert!(bound + 2 * SHARED < most, "2^{log}");
                assert!(Here::<M>::bound_after(bound, 3) + 3 * OWN < most, "2^{log}");
            }
        }
        walk::<R>();
        walk::<montane_fields::bn254::R>();
    }

    /// The largest product is taken from nothing: what is left is not negative.
    #[test]
    fn differences_are_not_negative() {
        type Here = InLanes<R, Model<Portable>>;
        let largest = [(1 << 52) - 1; L];
        let mut minus_one = Here::K.p;
        minus_one[0] -= 1;
        let (mut u, mut v) = ([Lanes52::splat(Portable::TOKEN, &[0; L])], [Lanes52::splat(Portable::TOKEN, &largest)]);
        Twiddle::<Model<Portable>>::butterflies(&&[minus_one; L], &mut u, &mut v, &Here::K);
        // It is nearly SHARED p.
        let five_p =
            Lanes52::<Model<Portable>, L>::splat(Portable::TOKEN, &Here::K.p.map(|limb| (SHARED as u64 - 1) * limb))
                .normalised()
                .store();
        assert!(u[0].normalised().store()[L - 1] > five_p[L - 1]);
        assert!(v[0].normalised().store()[L - 1].iter().all(|top| *top <= Here::K.p[L - 1]));
    }
}
