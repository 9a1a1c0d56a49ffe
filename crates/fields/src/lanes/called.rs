//! Operations that may be calls.

use montane_kernels::ifma::Vector8;

use super::Lanes8;
use crate::field::Field;
use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::quadratic::Fp2;

/// A field whose every operation may be a call: for long formulas in lanes, where calls cost little beside the operations and
/// what is inlined takes long to compile. The compiler inlines what is short.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Called<F>(pub F);

impl<F: Field> Field for Called<F> {
    type Wide = F::Wide;
    const ZERO: Self = Self(F::ZERO);
    const ONE: Self = Self(F::ONE);

    #[inline]
    fn add(&self, b: &Self) -> Self {
        F::part(
            #[inline(always)]
            || Self(self.0.add(&b.0)),
        )
    }
    #[inline]
    fn sub(&self, b: &Self) -> Self {
        F::part(
            #[inline(always)]
            || Self(self.0.sub(&b.0)),
        )
    }
    #[inline]
    fn neg(&self) -> Self {
        F::part(
            #[inline(always)]
            || Self(self.0.neg()),
        )
    }
    #[inline]
    fn double(&self) -> Self {
        Field::add(self, self)
    }
    #[inline]
    fn add_lazy(&self, b: &Self) -> Self {
        F::part(
            #[inline(always)]
            || Self(self.0.add_lazy(&b.0)),
        )
    }
    #[inline]
    fn wide_zero() -> F::Wide {
        F::wide_zero()
    }
    #[inline]
    fn mul_wide(a: &Self, b: &Self) -> F::Wide {
        F::call(
            #[inline(always)]
            || F::mul_wide(&a.0, &b.0),
        )
    }
    #[inline]
    fn square_wide(a: &Self) -> F::Wide {
        F::call(
            #[inline(always)]
            || F::square_wide(&a.0),
        )
    }
    #[inline]
    fn wide_add(a: &F::Wide, b: &F::Wide) -> F::Wide {
        F::part(
            #[inline(always)]
            || F::wide_add(a, b),
        )
    }
    #[inline]
    fn wide_sub(a: &F::Wide, b: &F::Wide) -> F::Wide {
        F::part(
            #[inline(always)]
            || F::wide_sub(a, b),
        )
    }
    #[inline]
    fn reduce(w: &F::Wide) -> Self {
        F::call(
            #[inline(always)]
            || Self(F::reduce(w)),
        )
    }
    #[inline]
    fn mul(&self, b: &Self) -> Self {
        F::call(
            #[inline(always)]
            || Self(self.0.mul(&b.0)),
        )
    }
    #[inline]
    fn square(&self) -> Self {
        F::call(
            #[inline(always)]
            || Self(self.0.square()),
        )
    }
    #[inline(always)]
    fn outline<R>(f: impl FnOnce() -> R) -> R {
        F::outline(f)
    }
    #[inline(always)]
    fn part<R>(f: impl FnOnce() -> R) -> R {
        F::part(f)
    }
    #[inline(always)]
    fn alone<R>(f: impl FnOnce() -> R) -> R {
        F::alone(f)
    }
}

impl<F: Field> Called<Fp2<F>> {
    /// `c0 + c1 u`
    #[inline(always)]
    #[must_use]
    pub const fn new(c0: Called<F>, c1: Called<F>) -> Self {
        Self(Fp2 { c0: c0.0, c1: c1.0 })
    }
    /// The coordinates.
    #[inline(always)]
    #[must_use]
    pub const fn coordinates(&self) -> [Called<F>; 2] {
        [Called(self.0.c0), Called(self.0.c1)]
    }
    /// [`Fp2::conjugate`]
    #[inline]
    #[must_use]
    pub fn conjugate(&self) -> Self {
        F::part(
            #[inline(always)]
            || Self(self.0.conjugate()),
        )
    }
    /// [`Fp2::mul_by_1_plus_u`]
    #[inline]
    #[must_use]
    pub fn mul_by_1_plus_u(&self) -> Self {
        F::part(
            #[inline(always)]
            || Self(self.0.mul_by_1_plus_u()),
        )
    }
    /// [`Fp2::norm`]
    #[inline]
    #[must_use]
    pub fn norm(&self) -> Called<F> {
        F::alone(
            #[inline(always)]
            || Called(self.0.norm()),
        )
    }
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Called<Fp2<Lanes8<V, M, N, L>>> {
    /// [`Lanes8::pack`] of each coordinate.
    #[inline]
    #[must_use]
    pub fn pack(elements: &[Fp2<Mont<M, N>>; 8]) -> Self {
        Self(Fp2 { c0: Lanes8::pack(&elements.map(|a| a.c0)), c1: Lanes8::pack(&elements.map(|a| a.c1)) })
    }
    /// [`Lanes8::unpack`] of each coordinate.
    #[inline]
    #[must_use]
    pub fn unpack(&self) -> [Fp2<Mont<M, N>>; 8] {
        let (c0, c1) = (self.0.c0.unpack(), self.0.c1.unpack());
        core::array::from_fn(|i| Fp2 { c0: c0[i], c1: c1[i] })
    }
    /// [`Lanes8::blend`] of each coordinate.
    #[inline]
    #[must_use]
    pub fn blend(&self, b: &Self, lanes: u8) -> Self {
        Self::part(
            #[inline(always)]
            || Self(Fp2 { c0: self.0.c0.blend(&b.0.c0, lanes), c1: self.0.c1.blend(&b.0.c1, lanes) }),
        )
    }
    /// The lanes that are zero.
    #[inline]
    #[must_use]
    pub fn is_zero(&self) -> u8 {
        Self::part(
            #[inline(always)]
            || self.0.c0.is_zero() & self.0.c1.is_zero(),
        )
    }
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Called<Lanes8<V, M, N, L>> {
    /// [`Lanes8::pack`]
    #[inline]
    #[must_use]
    pub fn pack(elements: &[Mont<M, N>; 8]) -> Self {
        Self(Lanes8::pack(elements))
    }
    /// [`Lanes8::unpack`]
    #[inline]
    #[must_use]
    pub fn unpack(&self) -> [Mont<M, N>; 8] {
        self.0.unpack()
    }
    /// [`Lanes8::blend`]
    #[inline]
    #[must_use]
    pub fn blend(&self, b: &Self, lanes: u8) -> Self {
        Self::part(
            #[inline(always)]
            || Self(self.0.blend(&b.0, lanes)),
        )
    }
    /// [`Lanes8::is_zero`]
    #[inline]
    #[must_use]
    pub fn is_zero(&self) -> u8 {
        Self::part(
            #[inline(always)]
            || self.0.is_zero(),
        )
    }
    /// [`Lanes8::is_odd`]
    #[inline]
    #[must_use]
    pub fn is_odd(&self) -> u8 {
        self.0.is_odd()
    }
    /// [`Lanes8::equals`]
    #[inline]
    #[must_use]
    pub fn equals(&self, b: &Self) -> u8 {
        Field::sub(self, b).is_zero()
    }
    /// [`Lanes8::progenitor`]
    #[inline]
    #[must_use]
    pub fn progenitor(&self) -> Self {
        Self(self.0.progenitor())
    }
}
