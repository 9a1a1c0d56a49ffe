//! What can be transformed: vectors over a field, whose scalars are the twiddles.

use montane_curves::scalar_mul::mul_vartime;
use montane_curves::weierstrass::{Curve, Projective, Scalar};
use montane_fields::{Modulus, Mont};

/// A module over the field `F`: the field itself, or a group of points. The time of an operation may depend on its
/// operands for points, not for field elements.
pub trait Module<F>: Copy + Send + Sync {
    /// Below so many elements a transform is not worth another thread.
    const SERIAL: usize;
    /// `self + other`
    #[must_use]
    fn plus(&self, other: &Self) -> Self;
    /// `self - other`
    #[must_use]
    fn minus(&self, other: &Self) -> Self;
    /// `factor self`
    #[must_use]
    fn scaled(&self, factor: &F) -> Self;
}

impl<M: Modulus<N>, const N: usize> Module<Self> for Mont<M, N> {
    const SERIAL: usize = 1 << 11;
    #[inline(always)]
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    #[inline(always)]
    fn minus(&self, other: &Self) -> Self {
        self - other
    }
    #[inline(always)]
    fn scaled(&self, factor: &Self) -> Self {
        self * factor
    }
}

impl<C: Curve> Module<Scalar<C>> for Projective<C> {
    const SERIAL: usize = 4;
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    fn minus(&self, other: &Self) -> Self {
        self - other
    }
    fn scaled(&self, factor: &Scalar<C>) -> Self {
        mul_vartime(self, factor)
    }
}
