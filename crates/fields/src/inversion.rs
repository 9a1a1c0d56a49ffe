//! Inverses in any prime field: one, and many at once.

use montane_kernels::scalar::inverse;
use montane_kernels::select;
use subtle::{ConditionallySelectable, CtOption};

use crate::modulus::Modulus;
use crate::mont::Mont;

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// `1 / self`, or nothing for zero. Constant time, by division steps.
    #[must_use]
    pub fn invert(&self) -> CtOption<Self> {
        CtOption::new(self.invert_or_zero(), !self.is_zero())
    }

    /// `1 / self`, and 0 for 0. Constant time, by division steps.
    #[must_use]
    pub fn invert_or_zero(&self) -> Self {
        Self::from_montgomery_unchecked(select::invert(self.montgomery_limbs(), &Self::PARAMS.r2, &Self::PARAMS))
    }

    /// `1 / self`, and `None` for 0, in a time that depends on the element.
    #[must_use]
    pub fn invert_vartime(&self) -> Option<Self> {
        if *self == Self::ZERO {
            return None;
        }
        Some(Self::from_montgomery_unchecked(inverse::invert_vartime(
            self.montgomery_limbs(),
            &Self::PARAMS.r2,
            &Self::PARAMS,
        )))
    }

    /// Replaces every element by its inverse with one inversion and `3(n - 1)` products; zeros stay zero.
    /// Constant time; `scratch` needs as many elements.
    ///
    /// Source: Montgomery's trick.
    ///
    /// # Panics
    /// If `scratch` is shorter than `elements`.
    pub fn batch_invert(elements: &mut [Self], scratch: &mut [Self]) {
        let scratch = &mut scratch[..elements.len()];
        let mut product = Self::ONE;
        for (element, before) in elements.iter().zip(scratch.iter_mut()) {
            *before = product;
            product *= Self::conditional_select(element, &Self::ONE, element.is_zero());
        }
        let mut inverse = product.invert_or_zero();
        for (element, before) in elements.iter_mut().zip(scratch.iter()).rev() {
            let zero = element.is_zero();
            let result = inverse * before;
            inverse *= Self::conditional_select(element, &Self::ONE, zero);
            *element = Self::conditional_select(&result, &Self::ZERO, zero);
        }
    }
}
