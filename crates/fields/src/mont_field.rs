//! [`Field`] for the Montgomery field: the scalar representation that formulas run on.

use subtle::{Choice, CtOption};

use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::quadratic::Progenitor;
use crate::{Coordinate, Field};

impl<M: Modulus<N>, const N: usize> Field for Mont<M, N> {
    /// Products are reduced at once until the wide kernels exist: the sum so far, reduced.
    type Wide = Self;
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add(&self, b: &Self) -> Self {
        self + b
    }
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sub(&self, b: &Self) -> Self {
        self - b
    }
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn neg(&self) -> Self {
        -self
    }
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn double(&self) -> Self {
        self.double()
    }
    #[inline(always)]
    fn wide_zero() -> Self {
        Self::ZERO
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Self {
        Field::mul(a, b)
    }
    #[inline(always)]
    fn wide_add(a: &Self, b: &Self) -> Self {
        a + b
    }
    #[inline(always)]
    fn wide_sub(a: &Self, b: &Self) -> Self {
        a - b
    }
    #[inline(always)]
    fn reduce(w: &Self) -> Self {
        *w
    }
    /// A call: towers and points have too many products to inline each.
    #[inline(never)]
    fn mul(&self, b: &Self) -> Self {
        self * b
    }
    #[inline(never)]
    fn square(&self) -> Self {
        self.square()
    }
    #[inline(always)]
    fn outline<R>(f: impl FnOnce() -> R) -> R {
        #[inline(never)]
        fn run<R>(f: impl FnOnce() -> R) -> R {
            f()
        }
        run(f)
    }
}

impl<M: Modulus<N>, const N: usize> Coordinate for Mont<M, N> {
    const BYTES: usize = 8 * N;

    fn invert(&self) -> CtOption<Self> {
        self.invert()
    }

    fn sqrt(&self) -> CtOption<Self> {
        self.sqrt()
    }

    fn is_largest(&self) -> Choice {
        // 2a wraps around p exactly when a > (p - 1) / 2, and then its plain value is odd.
        self.double().is_odd()
    }

    fn write_be(&self, out: &mut [u8]) {
        self.write_le_bytes(out);
        out.reverse();
    }

    fn read_be(bytes: &[u8]) -> Option<Self> {
        let (limbs, rest) = bytes.as_chunks::<8>();
        if limbs.len() != N || !rest.is_empty() {
            return None;
        }
        Self::from_limbs(core::array::from_fn(|i| u64::from_be_bytes(limbs[N - 1 - i]))).ok()
    }
}

impl<M: Modulus<N>, const N: usize> Progenitor for Mont<M, N> {
    fn progenitor(&self) -> Self {
        const { assert!(M::P[0] & 3 == 3, "the progenitor here is that of a prime with p = 3 mod 4") };
        self.pow_vartime(&Self::ODD_PART_HALVED)
    }

    fn halve(&self) -> Self {
        self.halve()
    }
}
