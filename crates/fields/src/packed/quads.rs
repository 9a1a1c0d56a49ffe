//! Four elements side by side in one vector: for formulas whose products come in fours, as the group law of a single
//! point has them.
//!
//! A quad of a prime field fills four lanes. A quad of its quadratic extension fills eight, real parts in the low half,
//! so that four products are two vector products and one reduction. Results of products are not carried: they are added
//! up first, and carried once, where the next product wants them ([`QuadSum::carry`]).
//!
//! Everything is generic over the vector: registers, or their software model. Call it within
//! [`Isa::outline`](montane_kernels::cpu::Isa::outline).

use core::marker::PhantomData;

use montane_kernels::vector::{Lanes52, Modulus52, Multiples, Signed, Vector, Vector8, Wide};
use montane_kernels::{Inlined, each, inlined};

use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::packed::rows::LanesAtRest;
use crate::quadratic::Fp2;

/// The order of [`Quad::permute`]: element `i` of the result is element `from[i]`.
#[must_use]
pub const fn order(from: [i32; 4]) -> i32 {
    from[0] | from[1] << 2 | from[2] << 4 | from[3] << 6
}

/// What a quad holds four of: elements of a prime field, or of its quadratic extension.
pub trait QuadField<V: Vector, const L: usize>: Copy + 'static {
    /// The prime in limbs of 52 bits.
    const MODULUS: Modulus52<L>;
    /// [`Modulus52::signed_offset`]: evaluating it proves that the limbs leave room for sums of products.
    const OFFSET: [u64; L];
    /// The small multiples of the prime.
    const MULTIPLES: Multiples<L>;

    /// The lanes of elements, one bit for each.
    fn lanes(elements: u8) -> u8;
    /// `a b`, or `a b + c d`, element by element, not reduced.
    fn product(a: &Lanes52<V, L>, b: &Lanes52<V, L>, more: Option<(&Lanes52<V, L>, &Lanes52<V, L>)>) -> Wide<V>;
    /// Four elements, as [`LanesAtRest`] of constants hold them.
    fn pack(isa: V::Isa, elements: &[Self; 4]) -> Lanes52<V, L>;
    /// The elements out of lanes.
    fn unpack(lanes: &Lanes52<V, L>) -> [Self; 4];
}

/// As many elements as there are lanes.
#[inline(always)]
fn pack_words<M: Modulus<N>, V: Vector, const N: usize, const L: usize>(
    isa: V::Isa,
    elements: &[Mont<M, N>; 8],
    k: &Modulus52<L>,
) -> Lanes52<V, L> {
    let words: [[u64; 8]; N] =
        each(inlined!(|word: usize| each(inlined!(|i: usize| elements[i].montgomery_limbs()[word]))));
    Lanes52::pack_words(isa, &words).mul_relaxed(&Lanes52::splat(isa, &k.enter), k)
}

/// The elements of the lanes, and zeros after the last.
#[inline(always)]
fn unpack_words<M: Modulus<N>, V: Vector, const N: usize, const L: usize>(
    lanes: &Lanes52<V, L>,
    k: &Modulus52<L>,
) -> [Mont<M, N>; 8] {
    let words = lanes.mul(&Lanes52::splat(lanes.isa(), &k.leave), k).unpack_words::<N>();
    each(inlined!(|i: usize| Mont::from_montgomery_unchecked(each(inlined!(|word: usize| words[word][i])))))
}

impl<V: Vector, M: Modulus<N>, const N: usize, const L: usize> QuadField<V, L> for Mont<M, N> {
    const MODULUS: Modulus52<L> = Modulus52::new(M::P);
    const OFFSET: [u64; L] = Modulus52::signed_offset(&M::P, 0);
    const MULTIPLES: Multiples<L> = Multiples::new(&M::P);

    #[inline(always)]
    fn lanes(elements: u8) -> u8 {
        elements
    }
    #[inline(always)]
    fn product(a: &Lanes52<V, L>, b: &Lanes52<V, L>, more: Option<(&Lanes52<V, L>, &Lanes52<V, L>)>) -> Wide<V> {
        let product = Wide::zero(a.isa()).mul_acc(a, b);
        match more {
            None => product,
            Some((c, d)) => product.mul_acc(c, d),
        }
    }
    #[inline(always)]
    fn pack(isa: V::Isa, &[a, b, c, d]: &[Self; 4]) -> Lanes52<V, L> {
        pack_words(isa, &[a, b, c, d, a, b, c, d], &<Self as QuadField<V, L>>::MODULUS)
    }
    #[inline(always)]
    fn unpack(lanes: &Lanes52<V, L>) -> [Self; 4] {
        let [a, b, c, d, ..] = unpack_words(lanes, &<Self as QuadField<V, L>>::MODULUS);
        [a, b, c, d]
    }
}

/// The lanes of the real parts.
const REAL: u8 = 0b1111;
/// The other half of each pair.
const SWAP: [u64; 8] = [4, 5, 6, 7, 0, 1, 2, 3];

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> QuadField<V, L> for Fp2<Mont<M, N>> {
    const MODULUS: Modulus52<L> = Modulus52::new(M::P);
    const OFFSET: [u64; L] = Modulus52::signed_offset(&M::P, 0);
    const MULTIPLES: Multiples<L> = Multiples::new(&M::P);

    #[inline(always)]
    fn lanes(elements: u8) -> u8 {
        elements | elements << 4
    }
    /// `a1 (b1, b0)`, negated in the real part, and `a0 (b0, b1)`.
    #[inline(always)]
    fn product(a: &Lanes52<V, L>, b: &Lanes52<V, L>, more: Option<(&Lanes52<V, L>, &Lanes52<V, L>)>) -> Wide<V> {
        const RE: [u64; 8] = [0, 1, 2, 3, 0, 1, 2, 3];
        const IM: [u64; 8] = [4, 5, 6, 7, 4, 5, 6, 7];
        let mut acc = Wide::zero(a.isa()).mul_acc(&a.gather(&IM), &b.gather(&SWAP));
        if let Some((c, d)) = more {
            acc = acc.mul_acc(&c.gather(&IM), &d.gather(&SWAP));
        }
        acc = acc.negate(REAL).mul_acc(&a.gather(&RE), b);
        match more {
            None => acc,
            Some((c, d)) => acc.mul_acc(&c.gather(&RE), d),
        }
    }
    #[inline(always)]
    fn pack(isa: V::Isa, [a, b, c, d]: &[Self; 4]) -> Lanes52<V, L> {
        let parts = [a.c0, b.c0, c.c0, d.c0, a.c1, b.c1, c.c1, d.c1];
        pack_words(isa, &parts, &<Self as QuadField<V, L>>::MODULUS)
    }
    #[inline(always)]
    fn unpack(lanes: &Lanes52<V, L>) -> [Self; 4] {
        let parts = unpack_words(lanes, &<Self as QuadField<V, L>>::MODULUS);
        each(inlined!(|i: usize| Fp2::new(parts[i], parts[i + 4])))
    }
}

/// Four elements of a prime field in a constant.
#[must_use]
pub const fn constant<M: Modulus<N>, const N: usize, const L: usize>(elements: &[Mont<M, N>; 4]) -> LanesAtRest<L> {
    let mut out = [[0; 8]; L];
    let mut i = 0;
    while i < 4 {
        let limbs = Modulus52::<L>::enter_const(&M::P, *elements[i].montgomery_limbs(), 0);
        let mut limb = 0;
        while limb < L {
            out[limb][i] = limbs[limb];
            limb += 1;
        }
        i += 1;
    }
    out
}

/// Four elements of a quadratic extension in a constant.
#[must_use]
pub const fn extension_constant<M: Modulus<N>, const N: usize, const L: usize>(
    [a, b, c, d]: &[Fp2<Mont<M, N>>; 4],
) -> LanesAtRest<L> {
    let mut out = constant::<M, N, L>(&[a.c0, b.c0, c.c0, d.c0]);
    let imaginary = constant::<M, N, L>(&[a.c1, b.c1, c.c1, d.c1]);
    let mut limb = 0;
    while limb < L {
        let mut i = 0;
        while i < 4 {
            out[limb][4 + i] = imaginary[limb][i];
            i += 1;
        }
        limb += 1;
    }
    out
}

/// Four elements, their parts normalised.
pub struct Quad<V, K, const L: usize>(Lanes52<V, L>, PhantomData<K>);

/// A linear combination of quads and of results of products: limbs that are signed and not carried.
pub struct QuadSum<V, K, const L: usize>(Signed<V, L>, PhantomData<K>);

impl<V: Copy, K, const L: usize> Clone for Quad<V, K, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<V: Copy, K, const L: usize> Copy for Quad<V, K, L> {}
impl<V: Copy, K, const L: usize> Clone for QuadSum<V, K, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<V: Copy, K, const L: usize> Copy for QuadSum<V, K, L> {}

impl<V: Vector, K: QuadField<V, L>, const L: usize> Quad<V, K, L> {
    /// Four elements side by side.
    #[inline(always)]
    #[must_use]
    pub fn pack(isa: V::Isa, elements: &[K; 4]) -> Self {
        Self(K::pack(isa, elements), PhantomData)
    }

    /// The four elements.
    #[inline(always)]
    #[must_use]
    pub fn unpack(&self) -> [K; 4] {
        K::unpack(&self.0)
    }

    /// From a [`constant`] or an [`extension_constant`].
    #[inline(always)]
    #[must_use]
    pub fn load(isa: V::Isa, words: &LanesAtRest<L>) -> Self {
        let lanes = Lanes52::load_with(isa, inlined!(|isa, i: usize| V::load(isa, &words[i][..V::LANES])));
        Self(lanes, PhantomData)
    }

    /// The token: there could be no value without it.
    #[inline(always)]
    #[must_use]
    pub fn isa(&self) -> V::Isa {
        self.0.isa()
    }

    /// Element `i` is element `from[i]`, for `ORDER = order(from)`.
    #[inline(always)]
    #[must_use]
    pub fn permute<const ORDER: i32>(&self) -> Self {
        Self(self.0.permute::<ORDER>(), PhantomData)
    }

    /// `b` where `choose` is `0xff`, `self` where it is 0. Constant time.
    #[inline(always)]
    #[must_use]
    pub fn select(&self, b: &Self, choose: u8) -> Self {
        Self(self.0.blend(&b.0, choose), PhantomData)
    }

    /// As the first term of a linear combination.
    #[inline(always)]
    #[must_use]
    pub fn sum(&self) -> QuadSum<V, K, L> {
        QuadSum(self.0.into(), PhantomData)
    }

    /// The four products: parts in `[0, (1 + 2^-19) p)`. All sums of two products of parts must be at most `2^11 p^2`.
    #[inline(always)]
    #[must_use]
    pub fn product(&self, b: &Self) -> QuadSum<V, K, L> {
        QuadSum::of(K::product(&self.0, &b.0, None))
    }

    /// `self b + c d`, as [`Self::product`]; sums of four products of parts must be at most `2^11 p^2`.
    #[inline(always)]
    #[must_use]
    pub fn sum_of_products(&self, b: &Self, c: &Self, d: &Self) -> QuadSum<V, K, L> {
        QuadSum::of(K::product(&self.0, &b.0, Some((&c.0, &d.0))))
    }
}

impl<V: Vector, K: QuadField<V, L>, const L: usize> QuadSum<V, K, L> {
    #[inline(always)]
    fn of(w: Wide<V>) -> Self {
        Self(w.reduce_loose(&K::MODULUS, &K::OFFSET), PhantomData)
    }
    #[inline(always)]
    fn map(self, Inlined(f): Inlined<impl Fn(Signed<V, L>) -> Signed<V, L>>) -> Self {
        Self(f(self.0), PhantomData)
    }
    /// `self + b`
    #[inline(always)]
    #[must_use]
    pub fn add(self, b: Self) -> Self {
        Self(self.0.add(b.0), PhantomData)
    }
    /// `self - b`
    #[inline(always)]
    #[must_use]
    pub fn sub(self, b: Self) -> Self {
        Self(self.0.sub(b.0), PhantomData)
    }
    /// `3 self`
    #[inline(always)]
    #[must_use]
    pub fn triple(self) -> Self {
        self.add(self).add(self)
    }
    /// `12 self`
    #[inline(always)]
    #[must_use]
    pub fn times_12(self) -> Self {
        Self(self.0.shl(3).add(self.0.shl(2)), PhantomData)
    }
    /// `2^bits[i] self` for element `i`.
    #[inline(always)]
    #[must_use]
    pub fn shl_each(self, isa: V::Isa, [a, b, c, d]: [u64; 4]) -> Self {
        let bits = V::load(isa, &[a, b, c, d, a, b, c, d][..V::LANES]);
        self.map(inlined!(|x: Signed<V, L>| x.shl_each(bits)))
    }
    /// `self + b` in the elements whose bit is set, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn add_in(self, b: Self, elements: u8) -> Self {
        Self(self.0.add_in(b.0, K::lanes(elements)), PhantomData)
    }
    /// `self - b` in the elements whose bit is set, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn sub_in(self, b: Self, elements: u8) -> Self {
        Self(self.0.sub_in(b.0, K::lanes(elements)), PhantomData)
    }
    /// `m p - self` in the elements whose bit is set, `self` elsewhere. `m < 16`.
    #[inline(always)]
    #[must_use]
    pub fn negate(self, m: usize, elements: u8) -> Self {
        let lanes = K::lanes(elements);
        self.map(inlined!(|a: Signed<V, L>| a.negate(lanes).add_multiple_in(m, &K::MULTIPLES, lanes)))
    }
    /// `b` in the elements whose bit is set, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn blend(self, b: Self, elements: u8) -> Self {
        Self(self.0.blend(b.0, K::lanes(elements)), PhantomData)
    }
    /// Element `i` is element `from[i]`, for `ORDER = order(from)`.
    #[inline(always)]
    #[must_use]
    pub fn permute<const ORDER: i32>(self) -> Self {
        self.map(inlined!(|a: Signed<V, L>| a.permute::<ORDER>()))
    }
    /// Normalised limbs of `self + m p`, whose parts must not be negative. `m < 16`.
    #[inline(always)]
    #[must_use]
    pub fn carry(self, m: usize) -> Quad<V, K, L> {
        Quad(self.0.carry(m, &K::MULTIPLES), PhantomData)
    }
}

impl<V: Vector8, F, const L: usize> QuadSum<V, Fp2<F>, L>
where
    Fp2<F>: QuadField<V, L>,
{
    /// `self (1 + u)`
    #[inline(always)]
    #[must_use]
    pub fn times_1_plus_u(self) -> Self {
        let swapped = self.0.gather(&SWAP);
        Self(self.0.add_in(swapped, !REAL).sub_in(swapped, REAL), PhantomData)
    }
    /// `self + m p`, real parts only. `m < 16`.
    #[inline(always)]
    #[must_use]
    pub fn add_multiple_to_real(self, m: usize) -> Self {
        self.map(inlined!(|a: Signed<V, L>| a.add_multiple_in(m, &Fp2::<F>::MULTIPLES, REAL)))
    }
    /// The conjugates, `m p` minus the imaginary parts. `m < 16`.
    #[inline(always)]
    #[must_use]
    pub fn conjugate(self, m: usize) -> Self {
        self.map(inlined!(|a: Signed<V, L>| a.negate(!REAL).add_multiple_in(m, &Fp2::<F>::MULTIPLES, !REAL)))
    }
}

#[cfg(test)]
mod tests {
    use montane_kernels::cpu::{Ifma, Isa, Portable};
    use montane_kernels::vector::{Model, Ymm, Zmm};

    use super::*;
    use crate::Field;
    use crate::bls12_381::{Fp, Fp2 as E2};

    type Four<V, K> = Quad<V, K, 8>;

    fn fp(source: &mut montane_testing::Source) -> Fp {
        match source.word() % 8 {
            0 => Fp::ZERO,
            1 => Fp::ONE,
            2 => -Fp::ONE,
            _ => (0..6).fold(Fp::ZERO, |acc, _| acc * Fp::from_u64(u64::MAX) + Fp::from_u64(source.word())),
        }
    }

    /// Every operation, element by element; the first round has the largest elements.
    fn operations<K, V: Vector>(
        isa: V::Isa,
        rounds: usize,
        mut element: impl FnMut(usize) -> K,
        constant: fn(&[K; 4]) -> LanesAtRest<8>,
    ) where
        K: QuadField<V, 8> + Field + PartialEq + core::fmt::Debug,
    {
        for round in 0..rounds {
            let [a, b, c, d] = core::array::from_fn(|_| core::array::from_fn::<_, 4, _>(|_| element(round)));
            let [x, y, z, w] = [a, b, c, d].map(|a| Four::<V, K>::pack(isa, &a));
            let check = |got: QuadSum<V, K, 8>, m: usize, what: &str, expected: &dyn Fn(usize) -> K| {
                assert_eq!(got.carry(m).unpack(), core::array::from_fn(expected), "{what}");
            };
            assert_eq!(x.unpack(), a, "pack");
            assert_eq!(Four::<V, K>::load(isa, &constant(&a)).unpack(), a, "constant");
            check(x.product(&y), 0, "product", &|i| a[i].mul(&b[i]));
            let sum = |i: usize| a[i].mul(&b[i]).add(&c[i].mul(&d[i]));
            check(x.sum_of_products(&y, &z, &w), 0, "sum of products", &sum);
            // Products of what is added up without carries: up to 21p squared, twice, so four products of parts.
            let large = |a: &Four<V, K>| a.product(a).times_12().add(a.sum().triple().triple()).carry(0);
            let of_large = |a: &K| {
                let nine = a.double().double().double().add(a);
                let square = a.mul(a);
                square.double().double().double().add(&square.double().double()).add(&nine)
            };
            let sum = |i: usize| of_large(&a[i]).mul(&of_large(&b[i])).add(&of_large(&c[i]).mul(&of_large(&d[i])));
            check(large(&x).sum_of_products(&large(&y), &large(&z), &large(&w)), 0, "sum of large products", &sum);

            let (p, q) = (x.product(&y), z.product(&w));
            let (p1, q1) = (|i: usize| a[i].mul(&b[i]), |i: usize| c[i].mul(&d[i]));
            check(p.sub(q.triple()), 4, "difference", &|i| p1(i).sub(&q1(i)).sub(&q1(i).double()));
            check(p.permute::<{ order([2, 0, 3, 3]) }>(), 0, "order", &|i| p1([2, 0, 3, 3][i]));
            assert_eq!(x.permute::<{ order([1, 0, 3, 2]) }>().unpack(), [a[1], a[0], a[3], a[2]]);
            check(p.shl_each(isa, [0, 3, 1, 2]), 0, "shift", &|i| (0..[0, 3, 1, 2][i]).fold(p1(i), |a, _| a.double()));
            let pick = |i: usize, yes: K, no: K| if i == 0 || i == 2 { yes } else { no };
            check(p.add_in(q, 0b0101), 0, "add in", &|i| pick(i, p1(i).add(&q1(i)), p1(i)));
            check(p.sub_in(q, 0b0101), 2, "sub in", &|i| pick(i, p1(i).sub(&q1(i)), p1(i)));
            check(p.blend(q, 0b0101), 0, "blend", &|i| pick(i, q1(i), p1(i)));
            check(p.negate(2, 0b0101), 0, "negate", &|i| pick(i, p1(i).neg(), p1(i)));
            assert_eq!(x.select(&y, u8::MAX).unpack(), b);
            assert_eq!(x.select(&y, 0).unpack(), a);
        }
    }

    fn extension<V: Vector8>(isa: V::Isa, rounds: usize) {
        let source = &mut montane_testing::Source::new(6);
        let mut element =
            |round| if round == 0 { E2::new(-Fp::ONE, -Fp::ONE) } else { E2::new(fp(source), fp(source)) };
        operations::<E2, V>(isa, rounds, &mut element, extension_constant);
        for round in 0..rounds {
            let a: [E2; 4] = core::array::from_fn(|_| element(round));
            let sum = Quad::<V, E2, 8>::pack(isa, &a).sum();
            assert_eq!(sum.times_1_plus_u().add_multiple_to_real(2).carry(0).unpack(), a.map(|a| a.mul_by_1_plus_u()));
            assert_eq!(sum.conjugate(2).carry(0).unpack(), a.map(|a| a.conjugate()));
        }
    }

    fn base<V: Vector>(isa: V::Isa, rounds: usize) {
        let source = &mut montane_testing::Source::new(5);
        let element = |round| if round == 0 { -Fp::ONE } else { fp(source) };
        operations::<Fp, V>(isa, rounds, element, constant);
    }

    #[test]
    fn operations_of_the_model() {
        base::<Model<Portable, 4>>(Portable::TOKEN, 4);
        extension::<Model<Portable>>(Portable::TOKEN, 4);
    }

    #[test]
    fn operations_in_registers() {
        match Ifma::detect() {
            Some(isa) => {
                base::<Ymm>(isa, 200);
                extension::<Zmm>(isa, 200);
            }
            None => std::eprintln!("skipped: needs ifma"),
        }
    }
}
