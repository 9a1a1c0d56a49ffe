//! Operations that are calls.

use montane_kernels::ifma::Vector8;

use super::Lanes8;
use crate::field::Field;
use crate::modulus::Modulus;
use crate::mont::Mont;

/// A field whose every operation is a call: for long formulas in lanes, where calls cost little beside the operations and
/// what is inlined takes long to compile.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Called<F>(pub F);

impl<F: Field> Field for Called<F> {
    type Wide = F::Wide;
    const ZERO: Self = Self(F::ZERO);
    const ONE: Self = Self(F::ONE);

    fn add(&self, b: &Self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.add(&b.0)),
        )
    }
    fn sub(&self, b: &Self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.sub(&b.0)),
        )
    }
    fn neg(&self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.neg()),
        )
    }
    fn double(&self) -> Self {
        Field::add(self, self)
    }
    fn add_lazy(&self, b: &Self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.add_lazy(&b.0)),
        )
    }
    fn wide_zero() -> F::Wide {
        F::wide_zero()
    }
    fn mul_wide(a: &Self, b: &Self) -> F::Wide {
        F::outline(
            #[inline(always)]
            || F::mul_wide(&a.0, &b.0),
        )
    }
    fn square_wide(a: &Self) -> F::Wide {
        F::outline(
            #[inline(always)]
            || F::square_wide(&a.0),
        )
    }
    fn wide_add(a: &F::Wide, b: &F::Wide) -> F::Wide {
        F::outline(
            #[inline(always)]
            || F::wide_add(a, b),
        )
    }
    fn wide_sub(a: &F::Wide, b: &F::Wide) -> F::Wide {
        F::outline(
            #[inline(always)]
            || F::wide_sub(a, b),
        )
    }
    fn reduce(w: &F::Wide) -> Self {
        F::outline(
            #[inline(always)]
            || Self(F::reduce(w)),
        )
    }
    fn mul(&self, b: &Self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.mul(&b.0)),
        )
    }
    fn square(&self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.square()),
        )
    }
    #[inline(always)]
    fn outline<R>(f: impl FnOnce() -> R) -> R {
        F::outline(f)
    }
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Called<Lanes8<V, M, N, L>> {
    /// [`Lanes8::pack`]
    #[must_use]
    pub fn pack(elements: &[Mont<M, N>; 8]) -> Self {
        Self(Lanes8::pack(elements))
    }
    /// [`Lanes8::unpack`]
    #[must_use]
    pub fn unpack(&self) -> [Mont<M, N>; 8] {
        self.0.unpack()
    }
    /// [`Lanes8::blend`]
    #[must_use]
    pub fn blend(&self, b: &Self, lanes: u8) -> Self {
        Self::outline(
            #[inline(always)]
            || Self(self.0.blend(&b.0, lanes)),
        )
    }
    /// [`Lanes8::is_zero`]
    #[must_use]
    pub fn is_zero(&self) -> u8 {
        Self::outline(
            #[inline(always)]
            || self.0.is_zero(),
        )
    }
    /// [`Lanes8::is_odd`]
    #[must_use]
    pub fn is_odd(&self) -> u8 {
        self.0.is_odd()
    }
    /// [`Lanes8::equals`]
    #[must_use]
    pub fn equals(&self, b: &Self) -> u8 {
        Field::sub(self, b).is_zero()
    }
    /// [`Lanes8::progenitor`]
    #[must_use]
    pub fn progenitor(&self) -> Self {
        Self(self.0.progenitor())
    }
}
