//! Exponentiation in any prime field, and arithmetic in constants.

use core::marker::PhantomData;

use montane_kernels::select;
use subtle::{ConditionallySelectable, ConstantTimeEq};

use crate::modulus::Modulus;
use crate::mont::Mont;

/// Bits of a window of the fixed and of the sliding exponentiation.
const FIXED_WINDOW: usize = 4;
const SLIDING_WINDOW: u32 = 5;

/// A power in the making: limbs below `2p` where the modulus lets a chain of products do without its last subtractions,
/// below `p` elsewhere. It stays where it is: what is copied waits for the stores before it.
struct Chain<M, const N: usize>([u64; N], PhantomData<M>);

impl<M, const N: usize> Copy for Chain<M, N> {}

impl<M, const N: usize> Clone for Chain<M, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Modulus<N>, const N: usize> Chain<M, N> {
    fn new(a: &Mont<M, N>) -> Self {
        Self(*a.montgomery_limbs(), PhantomData)
    }

    #[cfg_attr(target_pointer_width = "32", inline(never))]
    #[cfg_attr(not(target_pointer_width = "32"), inline(always))]
    fn square_n(&mut self, n: u32) {
        self.0 = select::relaxed_sqr_n(&self.0, n, &Mont::<M, N>::PARAMS);
    }

    #[cfg_attr(target_pointer_width = "32", inline(never))]
    #[cfg_attr(not(target_pointer_width = "32"), inline(always))]
    fn multiply(&mut self, by: &Self) {
        self.0 = select::relaxed_mul(&self.0, &by.0, &Mont::<M, N>::PARAMS);
    }

    fn finish(&self) -> Mont<M, N> {
        Mont::from_montgomery_unchecked(select::relaxed_finish(&self.0, &Mont::<M, N>::PARAMS))
    }
}

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// `p - 1`
    pub(crate) const P_MINUS_1: [u64; N] = {
        let mut e = M::P;
        e[0] -= 1; // p is odd
        e
    };

    /// `self^e` in a constant.
    #[must_use]
    pub const fn pow_const(&self, e: &[u64; N]) -> Self {
        let mut acc = Self::ONE;
        let mut bit = 64 * N;
        while bit > 0 {
            bit -= 1;
            acc = acc.mul_const(&acc);
            if (e[bit / 64] >> (bit % 64)) & 1 == 1 {
                acc = acc.mul_const(self);
            }
        }
        acc
    }

    /// `self * b` in a constant.
    #[must_use]
    pub const fn mul_const(&self, b: &Self) -> Self {
        let product = montane_kernels::scalar::cios::mul(self.montgomery_limbs(), b.montgomery_limbs(), &Self::PARAMS);
        Self::from_montgomery_unchecked(product)
    }

    /// `self + b` in a constant.
    #[must_use]
    pub const fn add_const(&self, b: &Self) -> Self {
        let sum = montane_kernels::scalar::add::add_const(self.montgomery_limbs(), b.montgomery_limbs(), &Self::PARAMS);
        Self::from_montgomery_unchecked(sum)
    }

    /// `self - b` in a constant.
    #[must_use]
    pub const fn sub_const(&self, b: &Self) -> Self {
        let difference =
            montane_kernels::scalar::add::sub_const(self.montgomery_limbs(), b.montgomery_limbs(), &Self::PARAMS);
        Self::from_montgomery_unchecked(difference)
    }

    /// `self^(2^n)`
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn square_n(&self, n: u32) -> Self {
        let mut chain = Chain::<M, N>::new(self);
        chain.square_n(n);
        chain.finish()
    }

    /// `self^e`, least significant limb first. Constant time in the base and in the exponent;
    /// only the number of exponent limbs may be learned.
    #[must_use]
    pub fn pow(&self, e: &[u64]) -> Self {
        let mut table = [Chain::<M, N>::new(&Self::ONE); 1 << FIXED_WINDOW];
        let base = Chain::new(self);
        for i in 1..table.len() {
            table[i] = table[i - 1];
            table[i].multiply(&base);
        }
        let mut acc = table[0];
        for limb in e.iter().rev() {
            for window in (0..64 / FIXED_WINDOW).rev() {
                acc.square_n(FIXED_WINDOW as u32);
                let digit = (limb >> (FIXED_WINDOW * window)) & ((1 << FIXED_WINDOW) - 1);
                let mut factor = table[0];
                for (i, entry) in table.iter().enumerate() {
                    let chosen = (i as u64).ct_eq(&digit);
                    factor.0.iter_mut().zip(&entry.0).for_each(|(f, e)| f.conditional_assign(e, chosen));
                }
                acc.multiply(&factor);
            }
        }
        acc.finish()
    }

    /// `self^e`, least significant limb first, by a sliding window. The time depends on the exponent alone:
    /// constant for a public exponent.
    #[must_use]
    pub fn pow_vartime(&self, e: &[u64]) -> Self {
        let bit = |i: usize| (e[i / 64] >> (i % 64)) & 1 == 1;
        // The window that ends below bit `i`, which is set: its lowest bit, which is too, and what it reads, halved.
        let window = |i: usize| {
            let mut low = i.saturating_sub(SLIDING_WINDOW as usize);
            while !bit(low) {
                low += 1;
            }
            (low, (low..i).rev().fold(0usize, |d, j| 2 * d + usize::from(bit(j))) >> 1)
        };
        let mut i = e.len() * 64;
        while i > 0 && !bit(i - 1) {
            i -= 1;
        }
        if i == 0 {
            return Self::ONE;
        }
        // Odd powers only.
        let mut table = [Chain::<M, N>::new(self); 1 << (SLIDING_WINDOW - 1)];
        let mut square = table[0];
        square.square_n(1);
        for j in 1..table.len() {
            table[j] = table[j - 1];
            table[j].multiply(&square);
        }
        let (low, first) = window(i);
        let mut acc = table[first];
        i = low;
        while i > 0 {
            let mut zeros = 0;
            while i > 0 && !bit(i - 1) {
                (i, zeros) = (i - 1, zeros + 1);
            }
            if i == 0 {
                acc.square_n(zeros);
                break;
            }
            let (low, digit) = window(i);
            acc.square_n(zeros + (i - low) as u32);
            acc.multiply(&table[digit]);
            i = low;
        }
        acc.finish()
    }

    /// `sum a_i b_i`.
    #[inline(always)]
    #[must_use]
    pub fn sum_of_products<const T: usize>(a: &[Self; T], b: &[Self; T]) -> Self {
        let mut acc = <Self as crate::Field>::wide_zero();
        for i in 0..T {
            <Self as crate::Field>::mul_acc(&mut acc, &a[i], &b[i]);
        }
        <Self as crate::Field>::reduce(&acc)
    }
}
