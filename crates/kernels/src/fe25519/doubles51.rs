//! Elements modulo `2^255 - 19` side by side in floating-point lanes: five signed limbs of 51 bits, each a double, one
//! element in each lane.
//!
//! Four lanes of a 256-bit register hold the coordinates of one point ([`Doubles51`]), two registers eight elements
//! ([`DoublesPair`](super::DoublesPair)). With `T = 2^50 + 2^11`:
//!
//! * tight ([`Doubles51`]): every limb is at most `T` in magnitude;
//! * loose ([`LooseDoubles`]): at most `w T` for a weight `w <= 5` that the element carries with it. It is a constant
//!   wherever the code is inlined, and decides which operand of a product must be carried first;
//! * a product ([`Columns`]): five columns of 64-bit integers, which can be summed before they are carried.

use core::fmt::Debug;

use super::doubles51_product::{Product51, ROUND};
use super::form::{FOLD_255, FieldOps, MAX_WEIGHT, check_weight};
use super::lanes::{FieldLanes, FourLanes};
use super::limbs51;
use super::radix51::LOW_51;
use crate::cpu::{Fma, Isa};
use crate::vector::Ymm;
use crate::vector::doubles::{Doubles, HIGH, LIMB_BITS, LOW, PRODUCT, pow2};
use crate::{Inlined, inlined};

/// Bound on the magnitude of a tight limb.
pub const TIGHT: i64 = (1 << (LIMB_BITS - 1)) + (1 << 11);
/// What the weights of two factors may come to, multiplied.
const PRODUCT_WEIGHT: u32 = 3;
// 3 T^2 < 2^102
const _: () = assert!((PRODUCT_WEIGHT as i128 * TIGHT as i128 * TIGHT as i128) < PRODUCT as i128);
/// Bound on the magnitude of a column of a sum of products.
const COLUMN: i64 = 1 << 60;

/// Tight elements, one in each lane.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Doubles51<V>([V; 5]);

/// Sums that have not been carried, one in each lane, and a bound on them in units of a tight element.
#[derive(Clone, Copy, Debug)]
pub struct LooseDoubles<V> {
    limbs: [V; 5],
    weight: u32,
}

/// Products, or sums of a few, before their carries: signed integers, one element in each lane.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Columns<V>([V; 5]);

/// Four elements in 256-bit registers: the coordinates of a point.
pub type Doubles4x51 = Doubles51<Ymm<Fma>>;

/// Whether every lane of every limb is at most `bound` in magnitude: for debug assertions.
#[inline(never)]
fn within<V: Doubles>(limbs: &[V; 5], bound: i64, value: impl Fn(u64) -> i64) -> bool {
    limbs.iter().all(|limb| limb.store().iter().all(|&x| value(x).unsigned_abs() <= bound.unsigned_abs()))
}

/// The integer that a double is.
fn integer(x: u64) -> i64 {
    f64::from_bits(x) as i64
}

#[inline(always)]
fn zip<V: Doubles>(a: &[V; 5], b: &[V; 5], Inlined(f): Inlined<impl Fn(V, V) -> V>) -> [V; 5] {
    a[0].isa().inline_late(inlined!(|| {
        let mut out = *a;
        for i in 0..5 {
            out[i] = f(a[i], b[i]);
        }
        out
    }))
}

#[inline(always)]
fn map<V: Doubles>(a: &[V; 5], Inlined(f): Inlined<impl Fn(V) -> V>) -> [V; 5] {
    a[0].isa().inline_late(inlined!(|| {
        let mut out = *a;
        for i in 0..5 {
            out[i] = f(a[i]);
        }
        out
    }))
}

/// A double's bits in every lane.
#[inline(always)]
fn double<V: Doubles>(isa: V::Isa, x: f64) -> V {
    V::splat(isa, x.to_bits())
}

/// The limbs of weight one, each in magnitude at most `2^50 + 19 * 5`, from any whose magnitude is at most `5 T`.
///
/// One round, all limbs at once: adding `1.5 * 2^103` rounds a limb to a multiple of `2^51`, at most 3 of them.
#[inline(always)]
fn carry<V: Doubles>(a: &[V; 5]) -> [V; 5] {
    let isa = a[0].isa();
    isa.operation(inlined!(|| {
        debug_assert!(within(a, MAX_WEIGHT as i64 * TIGHT, integer));
        let r = isa.inline_late(inlined!(|| {
            let high = double(isa, HIGH);
            let carried = map(a, inlined!(|x: V| x.plus(high).minus(high)));
            let kept = zip(a, &carried, inlined!(|a: V, b: V| a.minus(b)));
            let (one, nineteen) = (double(isa, 1.0 / pow2(LIMB_BITS)), double(isa, FOLD_255 as f64 / pow2(LIMB_BITS)));
            [
                kept[0].add_scaled(carried[4], nineteen),
                kept[1].add_scaled(carried[0], one),
                kept[2].add_scaled(carried[1], one),
                kept[3].add_scaled(carried[2], one),
                kept[4].add_scaled(carried[3], one),
            ]
        }));
        debug_assert!(within(&r, TIGHT, integer));
        r
    }))
}

/// Tight limbs from columns below `880 * 2^50`, the last one below `160 * 2^50`: four products.
///
/// Adding `2^62 + 2^50` makes a column positive and rounds it; it keeps 51 bits, which count `2^50` too many, and its
/// carry counts `2^11` too many: both are taken off with the exponent of a double. Carries are at most 441, that of the
/// last limb 81, so limbs are below `2^50 + 19 * 81 < T`.
#[inline(always)]
fn reduce<V: Doubles>(r: &[V; 5]) -> [V; 5] {
    let isa = r[0].isa();
    isa.operation(inlined!(|| {
        debug_assert!(within(r, COLUMN, u64::cast_signed));
        reduce_rounded(&map(r, inlined!(|x: V| x.add(V::splat(isa, ROUND)))))
    }))
}

/// [`reduce`], where [`ROUND`] has been added.
#[inline(always)]
fn reduce_rounded<V: Doubles>(rounded: &[V; 5]) -> [V; 5] {
    const KEPT: u64 = 1 << (LIMB_BITS - 1);
    const CARRY: u64 = 1 << (62 - LIMB_BITS);
    let isa = rounded[0].isa();
    let r = isa.inline_late(inlined!(|| {
        let low = V::splat(isa, LOW_51);
        let exponent = double(isa, pow2(52));
        let carried = map(rounded, inlined!(|x: V| x.shr::<{ LIMB_BITS as i32 }>()));
        let kept = map(rounded, inlined!(|x: V| x.and(low).or(exponent)));
        let excess = |carry: u64| double::<V>(isa, pow2(52) + (KEPT + carry) as f64);
        [
            kept[0].add(carried[4].mul_low_halves(V::splat(isa, FOLD_255))).minus(excess(FOLD_255 * CARRY)),
            kept[1].add(carried[0]).minus(excess(CARRY)),
            kept[2].add(carried[1]).minus(excess(CARRY)),
            kept[3].add(carried[2]).minus(excess(CARRY)),
            kept[4].add(carried[3]).minus(excess(CARRY)),
        ]
    }));
    debug_assert!(within(&r, TIGHT, integer));
    r
}

impl<V: Product51> LooseDoubles<V> {
    /// The same element with weight 1.
    #[inline(always)]
    fn carried(self) -> Self {
        if self.weight == 1 { self } else { Self { limbs: carry(&self.limbs), weight: 1 } }
    }

    /// The factors of a product: the heavier one is carried, or both, until their weights allow it.
    #[inline(always)]
    fn balance(mut self, mut b: Self) -> ([V; 5], [V; 5]) {
        if self.weight * b.weight > PRODUCT_WEIGHT {
            if self.weight >= b.weight {
                self = self.carried();
            } else {
                b = b.carried();
            }
        }
        if self.weight * b.weight > PRODUCT_WEIGHT {
            (self, b) = (self.carried(), b.carried());
        }
        (self.limbs, b.limbs)
    }

    /// `a b` as columns.
    #[inline(always)]
    fn mul(self, b: Self) -> Columns<V> {
        let (a, b) = self.balance(b);
        Columns(a[0].isa().operation(inlined!(|| V::mul::<false>(&a, &b))))
    }

    /// `a b`, the product in a function of its own.
    #[inline(always)]
    pub(super) fn mul_outlined(self, b: Self) -> Doubles51<V> {
        let (a, b) = self.balance(b);
        self.limbs[0].isa().call(inlined!(|| Doubles51(reduce_rounded(&V::mul::<true>(&a, &b)))))
    }

    /// `a^2`, the square in a function of its own.
    #[inline(always)]
    pub(super) fn square_outlined(self) -> Doubles51<V> {
        let a = self.carried().limbs;
        self.limbs[0].isa().call(inlined!(|| Doubles51(reduce_rounded(&V::square::<true>(&a)))))
    }
}

impl<V: Product51> FieldOps for Doubles51<V> {
    type Isa = V::Isa;
    type Loose = LooseDoubles<V>;

    #[inline(always)]
    fn isa(self) -> V::Isa {
        self.0[0].isa()
    }
    #[inline(always)]
    fn from_words(isa: V::Isa, words: [u64; 4]) -> Self {
        let limbs = balanced(limbs51::from_words(&words));
        let mut out = [V::splat(isa, 0); 5];
        for i in 0..5 {
            out[i] = double(isa, limbs[i] as f64);
        }
        Self(out)
    }
    #[inline(always)]
    fn sum<const P: usize, const M: usize>(plus: [Self; P], minus: [Self; M]) -> LooseDoubles<V> {
        const { check_weight(P, M) };
        let limbs = plus[0].isa().operation(inlined!(|| {
            let mut r = plus[0].0;
            for k in 1..P {
                r = zip(&r, &plus[k].0, inlined!(|a: V, b: V| a.plus(b)));
            }
            for k in 0..M {
                r = zip(&r, &minus[k].0, inlined!(|a: V, b: V| a.minus(b)));
            }
            debug_assert!(within(&r, (P + M) as i64 * TIGHT, integer));
            r
        }));
        LooseDoubles { limbs, weight: (P + M) as u32 }
    }
    #[inline(always)]
    fn carry(a: LooseDoubles<V>) -> Self {
        Self(a.carried().limbs)
    }
    #[inline(always)]
    fn mul_loose(a: LooseDoubles<V>, b: LooseDoubles<V>) -> Self {
        let (a, b) = a.balance(b);
        Self(a[0].isa().operation(inlined!(|| reduce_rounded(&V::mul::<true>(&a, &b)))))
    }
    #[inline(always)]
    fn square_loose(a: LooseDoubles<V>) -> Self {
        let a = a.carried().limbs;
        Self(a[0].isa().operation(inlined!(|| reduce_rounded(&V::square::<true>(&a)))))
    }
    #[inline(always)]
    fn neg(self) -> Self {
        let sign = double(self.isa(), -0.0);
        Self(map(&self.0, inlined!(|x: V| x.xor(sign))))
    }
}

/// Limbs of magnitude at most `2^50 + 19` from limbs below `2^52`.
#[inline(always)]
const fn balanced(limbs: [u64; 5]) -> [i64; 5] {
    const HALF: i64 = 1 << (LIMB_BITS - 1);
    let mut out = [0; 5];
    let (mut i, mut q) = (0, 0);
    while i < 5 {
        let x = limbs[i] as i64 + q;
        q = (x + HALF) >> LIMB_BITS;
        out[i] = x - (q << LIMB_BITS);
        i += 1;
    }
    out[0] += FOLD_255 as i64 * q;
    out
}

impl<V: Doubles> Columns<V> {
    /// The element, carried.
    #[inline(always)]
    #[must_use]
    pub fn reduce(self) -> Doubles51<V> {
        Doubles51(reduce(&self.0))
    }

    /// From columns: `columns[i][lane]`, unsigned and below `2^60`.
    #[inline(always)]
    fn load(isa: V::Isa, columns: [&[u64; 4]; 5]) -> Self {
        let mut out = [V::splat(isa, 0); 5];
        for i in 0..5 {
            out[i] = V::load(isa, columns[i]);
        }
        Self(out)
    }
}

#[inline(always)]
fn blend<V: Doubles>(a: &[V; 5], b: &[V; 5], lanes: u8) -> [V; 5] {
    let choose = V::mask(a[0].isa(), lanes);
    zip(a, b, inlined!(|a: V, b: V| a.select(b, choose)))
}

impl<V: Product51> Doubles51<V> {
    /// Limbs of 51 bits, and one bit more, of the same element: `p` is added to a value above `-p`.
    #[inline(always)]
    fn unsigned(self) -> [V; 5] {
        let isa = self.isa();
        let low = double(isa, LOW);
        let mut r = self.0;
        for i in 0..5 {
            let p = LOW_51 - if i == 0 { FOLD_255 - 1 } else { 0 };
            r[i] = r[i].plus(low).sub(V::splat(isa, LOW.to_bits().wrapping_sub(p)));
        }
        r
    }

    /// The canonical representative below `p`, in limbs below `2^51`, as integers.
    ///
    /// A tight value is above `-(2^254 + 2^216)`, so with `p` it is positive and below `2p`: `p` is subtracted at most
    /// once, exactly if adding 19 carries out of bit 255.
    #[inline(always)]
    fn canonical(self) -> [V; 5] {
        self.isa().inline_late(inlined!(|| {
            const BITS: i32 = LIMB_BITS as i32;
            let isa = self.isa();
            let (low, nineteen) = (V::splat(isa, LOW_51), V::splat(isa, FOLD_255));
            let mut r = self.unsigned();
            let mut q = r[0].add(nineteen).shr::<BITS>();
            for i in 1..5 {
                q = r[i].add(q).shr::<BITS>();
            }
            r[0] = r[0].add(q.mul_low_halves(nineteen));
            for i in 1..5 {
                r[i] = r[i].add(r[i - 1].shr::<BITS>());
            }
            map(&r, inlined!(|x: V| x.and(low)))
        }))
    }

    /// The lanes that are zero modulo `p`, one bit for each.
    #[inline(always)]
    pub(super) fn is_zero(self) -> u8 {
        self.isa().call(inlined!(|| {
            let r = self.canonical();
            let any = r[0].or(r[1]).or(r[2]).or(r[3]).or(r[4]);
            // Below 2^51, so the top bit of `any - 1` is set for zero alone.
            any.sub(V::splat(self.isa(), 1)).top_bits()
        }))
    }

    /// The lanes whose canonical representative is odd, one bit for each.
    #[inline(always)]
    pub(super) fn is_odd(self) -> u8 {
        self.isa().call(inlined!(|| self.canonical()[0].shl::<63>().top_bits()))
    }

    /// Four elements from any words below `2^256`: bit 255 counts 19.
    #[inline(always)]
    pub(super) fn pack(isa: V::Isa, elements: [&[u64; 4]; 4]) -> Self {
        isa.call(inlined!(|| {
            let [a, b, c, d] = elements;
            let w = V::transpose([V::load(isa, a), V::load(isa, b), V::load(isa, c), V::load(isa, d)]);
            let low = V::splat(isa, LOW_51);
            let top = w[3].shr::<63>().mul_low_halves(V::splat(isa, FOLD_255));
            Columns([
                w[0].and(low).add(top),
                w[0].shr::<51>().or(w[1].shl::<13>()).and(low),
                w[1].shr::<38>().or(w[2].shl::<26>()).and(low),
                w[2].shr::<25>().or(w[3].shl::<39>()).and(low),
                w[3].shr::<12>().and(low),
            ])
            .reduce()
        }))
    }

    /// The canonical words of four elements.
    #[inline(always)]
    pub(super) fn unpack(self) -> [[u64; 4]; 4] {
        self.isa().call(inlined!(|| {
            let r = self.canonical();
            let words = [
                r[0].or(r[1].shl::<51>()),
                r[1].shr::<13>().or(r[2].shl::<38>()),
                r[2].shr::<26>().or(r[3].shl::<25>()),
                r[3].shr::<39>().or(r[4].shl::<12>()),
            ];
            let rows = V::transpose(words);
            [rows[0].store(), rows[1].store(), rows[2].store(), rows[3].store()]
        }))
    }

    /// The limbs as integers: `limbs[i][lane]`.
    #[must_use]
    pub fn to_limbs(self) -> [[i64; 4]; 5] {
        self.0.map(|limb| limb.store().map(integer))
    }

    /// From limbs of at most `T` in magnitude: `limbs[i][lane]`.
    #[must_use]
    pub fn from_limbs(isa: V::Isa, limbs: &[[i64; 4]; 5]) -> Self {
        let r = limbs.map(|limb| V::load(isa, &limb.map(|x| (x as f64).to_bits())));
        debug_assert!(within(&r, TIGHT, integer));
        Self(r)
    }
}

impl<V: Product51> FieldLanes<4> for Doubles51<V> {
    type Four = Self;

    #[inline(always)]
    fn pack(isa: V::Isa, elements: [&[u64; 4]; 4]) -> Self {
        Self::pack(isa, elements)
    }
    #[inline(always)]
    fn from_limbs51(isa: V::Isa, limbs: &[[u64; 4]; 5]) -> Self {
        Columns::load(isa, limbs.each_ref()).reduce()
    }
    #[inline(always)]
    fn unpack(self) -> [[u64; 4]; 4] {
        self.unpack()
    }
    #[inline(always)]
    fn equals(self, b: Self) -> u8 {
        self.sub(b).is_zero()
    }
    #[inline(always)]
    fn is_odd(self) -> u8 {
        self.is_odd()
    }
    #[inline(always)]
    fn permute<const ORDER: i32>(self) -> Self {
        Self(map(&self.0, inlined!(|x: V| x.permute::<ORDER>())))
    }
    #[inline(always)]
    fn blend(self, b: Self, lanes: u8) -> Self {
        Self(blend(&self.0, &b.0, lanes))
    }
    #[inline(always)]
    fn lane(self, lane: usize) -> [u64; 4] {
        let limbs = self.unsigned();
        let mut out = [0; 5];
        for i in 0..5 {
            out[i] = limbs[i].store()[lane];
        }
        limbs51::to_words(&limbs51::carry(&out))
    }
}

impl<V: Product51> FourLanes for Doubles51<V> {
    type Wide = Columns<V>;

    #[inline(always)]
    fn add_sub<const PLUS: u8, const MINUS: u8>(a: Self, b: Self) -> LooseDoubles<V> {
        let sign = |lane: u8| f64::from((PLUS >> lane & 1) as i8 - (MINUS >> lane & 1) as i8).to_bits();
        let limbs = a.isa().operation(inlined!(|| {
            let signs = V::load(a.isa(), &[sign(0), sign(1), sign(2), sign(3)]);
            let r = zip(&a.0, &b.0, inlined!(|a: V, b: V| b.mul_add(signs, a)));
            debug_assert!(within(&r, 2 * TIGHT, integer));
            r
        }));
        LooseDoubles { limbs, weight: 2 }
    }
    #[inline(always)]
    fn mul_wide(a: LooseDoubles<V>, b: LooseDoubles<V>) -> Columns<V> {
        a.mul(b)
    }
    #[inline(always)]
    fn add_sub_wide<const PLUS: u8, const MINUS: u8>(a: Columns<V>, b: Columns<V>) -> Columns<V> {
        let minus = V::mask(a.0[0].isa(), MINUS);
        let change = V::mask(a.0[0].isa(), PLUS | MINUS);
        Columns(zip(
            &a.0,
            &b.0,
            inlined!(|a: V, b: V| {
                let sum = if PLUS == 0 { a } else { a.add(b) };
                let either = if MINUS == 0 { sum } else { sum.select(a.sub(b), minus) };
                if PLUS == 0 || (PLUS | MINUS) & 0b1111 == 0b1111 { either } else { a.select(either, change) }
            }),
        ))
    }
    #[inline(always)]
    fn permute_wide<const ORDER: i32>(a: Columns<V>) -> Columns<V> {
        Columns(map(&a.0, inlined!(|x: V| x.permute::<ORDER>())))
    }
    #[inline(always)]
    fn blend_wide(a: Columns<V>, b: Columns<V>, lanes: u8) -> Columns<V> {
        Columns(blend(&a.0, &b.0, lanes))
    }
    #[inline(always)]
    fn reduce(a: Columns<V>) -> Self {
        a.reduce()
    }
}
