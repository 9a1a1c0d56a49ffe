//! [`Field`] for the Montgomery field: the scalar representation that formulas run on.

use montane_kernels::select;
use subtle::{Choice, CtOption};

use crate::field::{complex_method, karatsuba};
use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::quadratic::Progenitor;
use crate::{Coordinate, Field};

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// Whether a product takes one operand below `2p` (the other below `p`), so that a sum may stay unreduced.
    const ONE_LAZY: bool = select::takes_lazy(&Self::PARAMS, 2);

    /// The same for two operands below `2p`.
    const BOTH_LAZY: bool = select::takes_lazy(&Self::PARAMS, 4);
}

/// Products are reduced as they are made, and `Wide` is a reduced element: a product interleaved with its reduction
/// takes 0.75 of the time of the two kernels one after the other, more than delaying saves (see ARCHITECTURE.md).
impl<M: Modulus<N>, const N: usize> Field for Mont<M, N> {
    type Wide = Self;
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const BOTH_LAZY: bool = Self::BOTH_LAZY;

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
    fn add_lazy(&self, b: &Self) -> Self {
        if !Self::ONE_LAZY {
            return self + b;
        }
        let sum = select::sum(self.montgomery_limbs(), b.montgomery_limbs());
        Self::from_montgomery_unchecked(sum)
    }
    #[inline(always)]
    fn wide_zero() -> Self {
        Self::ZERO
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Self {
        a * b
    }
    #[inline(always)]
    fn square_wide(a: &Self) -> Self {
        a.square()
    }
    #[inline(always)]
    fn wide_add(a: &Self, b: &Self) -> Self {
        Field::add(a, b)
    }
    #[inline(always)]
    fn wide_sub(a: &Self, b: &Self) -> Self {
        Field::sub(a, b)
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
    #[inline(always)]
    fn complex_mul_wide(a: [&Self; 2], b: [&Self; 2]) -> [Self; 2] {
        match select::complex_mul(a.map(Self::montgomery_limbs), b.map(Self::montgomery_limbs), &Self::PARAMS) {
            Some(product) => product.map(Self::from_montgomery_unchecked),
            None => karatsuba(a, b),
        }
    }
    #[inline(always)]
    fn complex_square_wide(a: [&Self; 2]) -> [Self; 2] {
        match select::complex_sqr(a.map(Self::montgomery_limbs), &Self::PARAMS) {
            Some(square) => square.map(Self::from_montgomery_unchecked),
            None => complex_method(a),
        }
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

    #[inline(always)]
    fn halve(&self) -> Self {
        self.halve()
    }

    fn invert(&self) -> CtOption<Self> {
        self.invert()
    }

    fn invert_vartime(&self) -> Option<Self> {
        self.invert_vartime()
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
}
