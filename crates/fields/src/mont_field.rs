//! [`crate::Field`] for the Montgomery field: the scalar representation that formulas run on.

use crate::modulus::Modulus;
use crate::mont::Mont;

impl<M: Modulus<N>, const N: usize> crate::Field for Mont<M, N> {
    /// Products are reduced at once until the wide kernels exist: the sum so far, reduced.
    type Wide = Self;
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

    #[inline(always)]
    fn add(&self, b: &Self) -> Self {
        self + b
    }
    #[inline(always)]
    fn sub(&self, b: &Self) -> Self {
        self - b
    }
    #[inline(always)]
    fn neg(&self) -> Self {
        -self
    }
    #[inline(always)]
    fn double(&self) -> Self {
        self.double()
    }
    #[inline(always)]
    fn wide_zero() -> Self {
        Self::ZERO
    }
    #[inline(always)]
    fn mul_acc(acc: &mut Self, a: &Self, b: &Self) {
        *acc += a * b;
    }
    #[inline(always)]
    fn reduce(w: &Self) -> Self {
        *w
    }
    #[inline(always)]
    fn mul(&self, b: &Self) -> Self {
        self * b
    }
    #[inline(always)]
    fn square(&self) -> Self {
        self.square()
    }
}
