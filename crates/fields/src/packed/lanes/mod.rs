//! Eight elements of a prime field side by side: a [`Field`] for formulas that run on eight inputs at once.
//!
//! They are generic over the vector, of any machine: registers with AVX-512 IFMA or of doubles, or
//! [`Model`](vector::Model) with the token `Portable`, which runs the same formulas everywhere, for tests. Whoever
//! starts such a computation asks [`Isa::detect`] for the vector's token first, and runs it within [`Isa::outline`], so
//! that the whole of it is compiled to vector code.

use core::fmt;
use core::marker::PhantomData;

use montane_kernels::cpu::Isa;
use montane_kernels::vector::{self, Modulus52, Vector8, Words8};
use montane_kernels::{Inlined, each, inlined};

use crate::field::{Compiled, Field};
use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::packed::code::isa;
use crate::packed::elements::{self, Gather, Packed, PackedPrime};
use crate::sealed::Sealed;

/// Eight elements of the field of `M`, in `L` limbs of 52 bits with `R = 2^(52 L)`.
///
/// Invariant, for [`Field`]'s operations: limbs below `2^52`, value at most `2p`, with `2^32 p <= R`. It follows that
///
/// * sums, differences and negatives are at most `2p` again ([`vector::Lanes52::add_relaxed`]);
/// * [`Field::add_lazy`] and [`Field::sub_lazy`] are at most `4p`, operands of products only;
/// * up to [`vector::Wide::MAX_PRODUCTS`] products, added and subtracted, reduce to less than `(1 + 2^-19) p`
///   ([`vector::Wide::reduce_signed`]).
///
/// # Panics
/// Every operation panics where the vector's token is not to be had: for registers, on a CPU without their
/// instructions, or where `MONTANE_ISA` caps it.
pub struct Lanes<V, M, const N: usize, const L: usize>([Words8; L], PhantomData<(V, M)>);

impl<V, M, const N: usize, const L: usize> Clone for Lanes<V, M, N, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<V, M, const N: usize, const L: usize> Copy for Lanes<V, M, N, L> {}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> fmt::Debug for Lanes<V, M, N, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.unpack()).finish()
    }
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Lanes<V, M, N, L> {
    /// The modulus in 52-bit limbs.
    pub const MODULUS: Modulus52<L> = Modulus52::new(M::P);
    /// Makes signed sums positive. Evaluating it proves `2^32 p <= R`.
    const OFFSET: [u64; L] = Modulus52::signed_offset(&M::P, 0);

    /// The same element in every lane, in a constant.
    #[must_use]
    pub const fn splat(a: &Mont<M, N>) -> Self {
        let limbs = Modulus52::<L>::enter_const(&M::P, *a.montgomery_limbs(), 0);
        let mut out = [Words8::ZERO; L];
        let mut i = 0;
        while i < L {
            out[i] = Words8::new([limbs[i]; 8]);
            i += 1;
        }
        Self(out, PhantomData)
    }

    /// Lane `i` is `elements[i]`.
    #[must_use]
    pub fn pack(elements: &[Mont<M, N>; 8]) -> Self {
        let words = each(inlined!(|i: usize| *elements[i].montgomery_limbs()));
        isa::<V>().outline(inlined!(|| {
            let isa = isa::<V>();
            let enter = vector::Lanes52::splat(isa, &Self::MODULUS.enter);
            Self::of(vector::Lanes52::pack(isa, &words).mul_relaxed(&enter, &Self::MODULUS))
        }))
    }

    /// `elements[i]` is lane `i`.
    #[must_use]
    pub fn unpack(&self) -> [Mont<M, N>; 8] {
        let words = isa::<V>().outline(inlined!(|| {
            let leave = vector::Lanes52::splat(isa::<V>(), &Self::MODULUS.leave);
            self.lanes().mul(&leave, &Self::MODULUS).unpack::<N>()
        }));
        each(inlined!(|i: usize| Mont::from_montgomery_unchecked(words[i])))
    }

    /// Lane `i` is the element that [`Self::to_rows`] made into `rows[i]`.
    #[inline(always)]
    #[must_use]
    pub fn from_rows(rows: [&[u64; 8]; 8]) -> Self {
        Self::of(vector::Lanes52::from_rows(isa::<V>(), rows))
    }

    /// Calls `put(i, row)` for each lane `i`, in the limbs that lanes have: an element at rest, to be fetched by
    /// [`Self::from_rows`] together with any other seven.
    #[inline(always)]
    pub fn to_rows(&self, put: Inlined<impl FnMut(usize, [u64; 8])>) {
        self.lanes().to_rows(put);
    }

    /// The lanes of `b` whose bit is set in `lanes`, the other lanes of `self`. Constant time in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn blend(&self, b: &Self, lanes: u8) -> Self {
        Self::of(self.lanes().blend(&b.lanes(), lanes))
    }

    /// The lanes that are zero, one bit for each.
    #[inline(always)]
    #[must_use]
    pub fn is_zero(&self) -> u8 {
        // Times one, which brings the value below p + 1, and then below p.
        self.lanes().mul(&vector::Lanes52::splat(isa::<V>(), &Self::MODULUS.one), &Self::MODULUS).is_zero()
    }

    /// The lanes whose plain value is odd, one bit for each.
    #[must_use]
    pub fn is_odd(&self) -> u8 {
        let mut one = [0; L];
        one[0] = 1;
        isa::<V>()
            .outline(inlined!(|| self.lanes().mul(&vector::Lanes52::splat(isa::<V>(), &one), &Self::MODULUS).is_odd()))
    }

    /// The lanes in which the elements are equal, one bit for each.
    #[inline(always)]
    #[must_use]
    pub fn equals(&self, b: &Self) -> u8 {
        Field::sub(self, b).is_zero()
    }

    /// `self^((p - 3) / 4)` in every lane, for a prime `p = 3 mod 4`: see [`Progenitor`](crate::quadratic::Progenitor).
    #[must_use]
    pub fn progenitor(&self) -> Self {
        const { assert!(M::P[0] & 3 == 3, "the progenitor here is that of a prime with p = 3 mod 4") };
        elements::pow_vartime_exponent(self, &Mont::<M, N>::ODD_PART_HALVED)
    }

    /// At most `16 p^2` before its reduction.
    #[inline(always)]
    fn sum_of_products<const K: usize>(terms: [[&vector::Lanes52<V, L>; 2]; K]) -> Self {
        // p < 2^-32 R, so it is below (1 + 2^-27) p.
        const { _ = Self::OFFSET };
        Self::of(vector::Lanes52::dot_relaxed(terms, &Self::MODULUS))
    }

    #[inline(always)]
    pub(crate) fn lanes(&self) -> vector::Lanes52<V, L> {
        vector::Lanes52::wake(isa::<V>(), &self.0)
    }

    #[inline(always)]
    pub(crate) fn of(lanes: vector::Lanes52<V, L>) -> Self {
        Self(lanes.rest(), PhantomData)
    }
}

impl<V, M, const N: usize, const L: usize> Sealed for Lanes<V, M, N, L> {}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Compiled for Lanes<V, M, N, L> {
    type Code = V::Isa;
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Field for Lanes<V, M, N, L> {
    type Wide = vector::Wide<V>;
    const ZERO: Self = Self([Words8::ZERO; L], PhantomData);
    const ONE: Self = Self::splat(&Mont::ONE);

    #[inline(always)]
    fn add(&self, b: &Self) -> Self {
        Self::of(self.lanes().add_relaxed(&b.lanes(), &Self::MODULUS))
    }
    #[inline(always)]
    fn sub(&self, b: &Self) -> Self {
        Self::of(self.lanes().sub_relaxed(&b.lanes(), &Self::MODULUS))
    }
    #[inline(always)]
    fn neg(&self) -> Self {
        Self::of(self.lanes().neg_relaxed(&Self::MODULUS))
    }
    #[inline(always)]
    fn double(&self) -> Self {
        Field::add(self, self)
    }
    #[inline(always)]
    fn add_lazy(&self, b: &Self) -> Self {
        Self::of(self.lanes().add_lazy(&b.lanes()))
    }
    #[inline(always)]
    fn sub_lazy(&self, b: &Self) -> Self {
        Self::of(self.lanes().sub_lazy(&b.lanes(), &Self::MODULUS))
    }
    #[inline(always)]
    fn wide_zero() -> Self::Wide {
        vector::Wide::zero(isa::<V>())
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Self::Wide {
        Self::wide_zero().mul_acc(&a.lanes(), &b.lanes())
    }
    #[inline(always)]
    fn square_wide(a: &Self) -> Self::Wide {
        vector::Wide::square(&a.lanes())
    }
    #[inline(always)]
    fn wide_add(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        a.add(b)
    }
    #[inline(always)]
    fn wide_sub(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        a.sub(b)
    }
    #[inline(always)]
    fn mul_acc(acc: &mut Self::Wide, a: &Self, b: &Self) {
        *acc = acc.mul_acc(&a.lanes(), &b.lanes());
    }
    #[inline(always)]
    fn reduce(w: &Self::Wide) -> Self {
        Self::of(w.reduce_signed(&Self::MODULUS, &Self::OFFSET))
    }
    #[inline(always)]
    fn mul(&self, b: &Self) -> Self {
        Self::of(self.lanes().mul_relaxed(&b.lanes(), &Self::MODULUS))
    }
    #[inline(always)]
    fn square(&self) -> Self {
        Self::of(self.lanes().square_relaxed(&Self::MODULUS))
    }
    /// By Karatsuba's method, or two sums of two products where a reduction goes together with a product.
    #[inline(always)]
    fn complex_mul([a0, a1]: [&Self; 2], [b0, b1]: [&Self; 2]) -> [Self; 2] {
        let ([a0, a1], [b0, b1]) = ([a0.lanes(), a1.lanes()], [b0.lanes(), b1.lanes()]);
        if !V::CARRIES {
            let (t0, t1) = (vector::Wide::dot(isa::<V>(), [[&a0, &b0]]), vector::Wide::dot(isa::<V>(), [[&a1, &b1]]));
            let t2 = vector::Wide::dot(isa::<V>(), [[&a0.add_lazy(&a1), &b0.add_lazy(&b1)]]);
            let (c0, c1) = (t0.sub(&t1), t2.sub(&t0).sub(&t1));
            let (k, offset) = (&Self::MODULUS, &Self::OFFSET);
            return [Self::of(c0.reduce_signed(k, offset)), Self::of(c1.reduce_signed(k, offset))];
        }
        let minus_a1 = a1.neg_relaxed(&Self::MODULUS);
        [Self::sum_of_products([[&a0, &b0], [&minus_a1, &b1]]), Self::sum_of_products([[&a0, &b1], [&a1, &b0]])]
    }
    #[inline(always)]
    fn complex_square([a0, a1]: [&Self; 2]) -> [Self; 2] {
        let (a0, a1) = (a0.lanes(), a1.lanes());
        let (sum, difference, twice) = (a0.add_lazy(&a1), a0.sub_lazy(&a1, &Self::MODULUS), a0.add_lazy(&a0));
        [Self::sum_of_products([[&sum, &difference]]), Self::sum_of_products([[&twice, &a1]])]
    }
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Packed for Lanes<V, M, N, L> {
    type Single = Mont<M, N>;
    const WIDTH: usize = 8;

    #[inline]
    fn pack(element: impl Fn(usize) -> Mont<M, N>) -> Self {
        Self::pack(&each(inlined!(|i: usize| element(i))))
    }
    #[inline]
    fn unpack(&self) -> [Mont<M, N>; 8] {
        self.unpack()
    }
    #[inline(always)]
    fn blend(&self, b: &Self, chosen: u8) -> Self {
        self.blend(b, chosen)
    }
    #[inline(always)]
    fn is_zero(&self) -> u8 {
        self.is_zero()
    }
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Gather for Lanes<V, M, N, L> {
    type AtRest = [u64; 8];
    const EMPTY: [u64; 8] = [0; 8];

    #[inline(always)]
    fn gather(elements: [&[u64; 8]; 8]) -> Self {
        Self::from_rows(elements)
    }
    #[inline(always)]
    fn scatter(&self, put: Inlined<impl FnMut(usize, [u64; 8])>) {
        self.to_rows(put);
    }
    #[inline(always)]
    fn frobenius(&self) -> Self {
        *self
    }
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> PackedPrime for Lanes<V, M, N, L> {
    #[inline]
    fn is_odd(&self) -> u8 {
        self.is_odd()
    }
    #[inline]
    fn progenitor(&self) -> Self {
        self.progenitor()
    }
}

#[cfg(test)]
mod tests;
