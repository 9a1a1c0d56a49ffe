//! Operations that may be calls.

use super::elements::{Packed, PackedPrime};
use crate::field::{Compiled, Field};
use crate::quadratic::Fp2;
use crate::sealed::Sealed;
use montane_kernels::inlined;

/// A field whose every operation may be a call: for long formulas in lanes, where calls cost little beside the
/// operations and what is inlined takes long to compile. The compiler inlines what is short.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct ByCalls<F>(pub F);

impl<F> Sealed for ByCalls<F> {}

impl<F: Field> Compiled for ByCalls<F> {
    type Code = F::Code;
    const IN_PLACE: bool = F::IN_PLACE;
    #[inline]
    fn set_add(&mut self, a: &Self, b: &Self) {
        F::inline_late(inlined!(|| self.0.set_add(&a.0, &b.0)));
    }
    #[inline]
    fn set_sub(&mut self, a: &Self, b: &Self) {
        F::inline_late(inlined!(|| self.0.set_sub(&a.0, &b.0)));
    }
    #[inline]
    fn set_mul(&mut self, a: &Self, b: &Self) {
        F::operation(inlined!(|| self.0.set_mul(&a.0, &b.0)));
    }
    #[inline]
    fn set_square(&mut self, a: &Self) {
        F::operation(inlined!(|| self.0.set_square(&a.0)));
    }
}

impl<F: Field> Field for ByCalls<F> {
    type Wide = F::Wide;
    const ZERO: Self = Self(F::ZERO);
    const ONE: Self = Self(F::ONE);

    #[inline]
    fn add(&self, b: &Self) -> Self {
        F::inline_late(inlined!(|| Self(self.0.add(&b.0))))
    }
    #[inline]
    fn sub(&self, b: &Self) -> Self {
        F::inline_late(inlined!(|| Self(self.0.sub(&b.0))))
    }
    #[inline]
    fn neg(&self) -> Self {
        F::inline_late(inlined!(|| Self(self.0.neg())))
    }
    #[inline]
    fn double(&self) -> Self {
        Field::add(self, self)
    }
    #[inline]
    fn add_lazy(&self, b: &Self) -> Self {
        F::inline_late(inlined!(|| Self(self.0.add_lazy(&b.0))))
    }
    #[inline]
    fn sub_lazy(&self, b: &Self) -> Self {
        F::inline_late(inlined!(|| Self(self.0.sub_lazy(&b.0))))
    }
    #[inline]
    fn wide_zero() -> F::Wide {
        F::wide_zero()
    }
    #[inline]
    fn mul_wide(a: &Self, b: &Self) -> F::Wide {
        F::operation(inlined!(|| F::mul_wide(&a.0, &b.0)))
    }
    #[inline]
    fn square_wide(a: &Self) -> F::Wide {
        F::operation(inlined!(|| F::square_wide(&a.0)))
    }
    #[inline]
    fn wide_add(a: &F::Wide, b: &F::Wide) -> F::Wide {
        F::inline_late(inlined!(|| F::wide_add(a, b)))
    }
    #[inline]
    fn wide_sub(a: &F::Wide, b: &F::Wide) -> F::Wide {
        F::inline_late(inlined!(|| F::wide_sub(a, b)))
    }
    #[inline]
    fn reduce(w: &F::Wide) -> Self {
        F::operation(inlined!(|| Self(F::reduce(w))))
    }
    #[inline]
    fn mul(&self, b: &Self) -> Self {
        F::operation(inlined!(|| Self(self.0.mul(&b.0))))
    }
    #[inline]
    fn square(&self) -> Self {
        F::operation(inlined!(|| Self(self.0.square())))
    }
}

impl<F: Field> ByCalls<Fp2<F>> {
    /// `c0 + c1 u`
    #[inline(always)]
    #[must_use]
    pub const fn new(c0: ByCalls<F>, c1: ByCalls<F>) -> Self {
        Self(Fp2 { c0: c0.0, c1: c1.0 })
    }
    /// The coordinates.
    #[inline(always)]
    #[must_use]
    pub const fn coordinates(&self) -> [ByCalls<F>; 2] {
        [ByCalls(self.0.c0), ByCalls(self.0.c1)]
    }
    /// [`Fp2::conjugate`]
    #[inline]
    #[must_use]
    pub fn conjugate(&self) -> Self {
        F::inline_late(inlined!(|| Self(self.0.conjugate())))
    }
    /// [`Fp2::mul_by_1_plus_u`]
    #[inline]
    #[must_use]
    pub fn mul_by_1_plus_u(&self) -> Self {
        F::inline_late(inlined!(|| Self(self.0.mul_by_1_plus_u())))
    }
    /// [`Fp2::norm`]
    #[inline]
    #[must_use]
    pub fn norm(&self) -> ByCalls<F> {
        F::call(inlined!(|| ByCalls(self.0.norm())))
    }
}

impl<F: Packed> Packed for ByCalls<F> {
    type Single = F::Single;
    const WIDTH: usize = F::WIDTH;

    #[inline]
    fn pack(element: impl Fn(usize) -> F::Single) -> Self {
        Self(F::pack(element))
    }
    #[inline]
    fn unpack(&self) -> [F::Single; 8] {
        self.0.unpack()
    }
    #[inline]
    fn blend(&self, b: &Self, chosen: u8) -> Self {
        F::inline_late(inlined!(|| Self(self.0.blend(&b.0, chosen))))
    }
    #[inline]
    fn is_zero(&self) -> u8 {
        F::inline_late(inlined!(|| self.0.is_zero()))
    }
}

impl<F: PackedPrime> PackedPrime for ByCalls<F> {
    #[inline]
    fn is_odd(&self) -> u8 {
        self.0.is_odd()
    }
    #[inline]
    fn progenitor(&self) -> Self {
        Self(self.0.progenitor())
    }
}
