//! `Mont<M, N>`: the one Montgomery field.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use montane_kernels::{Params, portable, select};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::modulus::Modulus;

/// An element of the prime field of `M`, in Montgomery form: the limbs hold `a * 2^(64N) mod p`, below `p`.
pub struct Mont<M, const N: usize>([u64; N], PhantomData<M>);

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// Everything that is derived from the prime.
    pub const PARAMS: Params<N> = Params::new(M::P);
    /// The additive identity.
    pub const ZERO: Self = Self([0; N], PhantomData);
    /// The multiplicative identity.
    pub const ONE: Self = Self(Self::PARAMS.r, PhantomData);

    /// From Montgomery limbs, which must be below `p`.
    #[inline(always)]
    #[must_use]
    pub const fn from_montgomery_unchecked(limbs: [u64; N]) -> Self {
        Self(limbs, PhantomData)
    }

    /// The Montgomery limbs.
    #[inline(always)]
    #[must_use]
    pub const fn montgomery_limbs(&self) -> &[u64; N] {
        &self.0
    }

    /// The element of plain limbs below `p`, in a constant.
    ///
    /// # Panics
    /// If the value is `p` or more.
    #[must_use]
    pub const fn from_limbs_const(limbs: [u64; N]) -> Self {
        let mut borrow = 0;
        let mut i = 0;
        while i < N {
            (_, borrow) = montane_kernels::word::sbb(limbs[i], M::P[i], borrow);
            i += 1;
        }
        assert!(borrow == 1, "the value must be below the modulus");
        Self(portable::cios::mul(&limbs, &Self::PARAMS.r2, &Self::PARAMS), PhantomData)
    }

    /// The element of an integer.
    #[must_use]
    pub const fn from_u64(a: u64) -> Self {
        let mut limbs = [0; N];
        limbs[0] = a;
        if N == 1 {
            limbs[0] %= M::P[0];
        }
        Self::from_limbs_const(limbs)
    }

    /// The plain value, least significant limb first, below `p`.
    #[must_use]
    pub const fn to_limbs(&self) -> [u64; N] {
        let mut one = [0; N];
        one[0] = 1;
        portable::cios::mul(&self.0, &one, &Self::PARAMS)
    }

    /// `self^2`
    #[inline(always)]
    #[must_use]
    pub fn square(&self) -> Self {
        Self(select::mont_sqr(&self.0, &Self::PARAMS), PhantomData)
    }

    /// `2 self`
    #[inline(always)]
    #[must_use]
    pub const fn double(&self) -> Self {
        Self(portable::add::double(&self.0, &Self::PARAMS), PhantomData)
    }

    /// `self^e` for a public exponent, least significant limb first; time depends on the exponent alone.
    #[must_use]
    pub fn pow_vartime(&self, e: &[u64]) -> Self {
        let mut acc = Self::ONE;
        for limb in e.iter().rev() {
            for i in (0..64).rev() {
                acc = acc.square();
                if (limb >> i) & 1 == 1 {
                    acc *= *self;
                }
            }
        }
        acc
    }
}

impl<M, const N: usize> Clone for Mont<M, N> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<M, const N: usize> Copy for Mont<M, N> {}

impl<M: Modulus<N>, const N: usize> Default for Mont<M, N> {
    fn default() -> Self {
        Self::ZERO
    }
}

impl<M, const N: usize> ConstantTimeEq for Mont<M, N> {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl<M, const N: usize> PartialEq for Mont<M, N> {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}
impl<M, const N: usize> Eq for Mont<M, N> {}

impl<M: Modulus<N>, const N: usize> ConditionallySelectable for Mont<M, N> {
    #[inline(always)]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(core::array::from_fn(|i| u64::conditional_select(&a.0[i], &b.0[i], choice)), PhantomData)
    }
}

impl<M: Modulus<N>, const N: usize> fmt::Debug for Mont<M, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("0x")?;
        self.to_limbs().iter().rev().try_for_each(|limb| write!(f, "{limb:016x}"))
    }
}

impl<M: Modulus<N>, const N: usize> fmt::Display for Mont<M, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident, |$a:ident, $b:ident| $body:expr) => {
        impl<M: Modulus<N>, const N: usize> $trait<&Mont<M, N>> for &Mont<M, N> {
            type Output = Mont<M, N>;
            #[inline(always)]
            fn $method(self, other: &Mont<M, N>) -> Mont<M, N> {
                let ($a, $b) = (&self.0, &other.0);
                Mont($body, PhantomData)
            }
        }
        impl<M: Modulus<N>, const N: usize> $trait<Mont<M, N>> for &Mont<M, N> {
            type Output = Mont<M, N>;
            #[inline(always)]
            fn $method(self, other: Mont<M, N>) -> Mont<M, N> {
                $trait::$method(self, &other)
            }
        }
        impl<M: Modulus<N>, const N: usize> $trait<&Mont<M, N>> for Mont<M, N> {
            type Output = Mont<M, N>;
            #[inline(always)]
            fn $method(self, other: &Mont<M, N>) -> Mont<M, N> {
                $trait::$method(&self, other)
            }
        }
        impl<M: Modulus<N>, const N: usize> $trait for Mont<M, N> {
            type Output = Mont<M, N>;
            #[inline(always)]
            fn $method(self, other: Mont<M, N>) -> Mont<M, N> {
                $trait::$method(&self, &other)
            }
        }
        impl<M: Modulus<N>, const N: usize> $assign<&Mont<M, N>> for Mont<M, N> {
            #[inline(always)]
            fn $assign_method(&mut self, other: &Mont<M, N>) {
                *self = $trait::$method(&*self, other);
            }
        }
        impl<M: Modulus<N>, const N: usize> $assign for Mont<M, N> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Mont<M, N>) {
                *self = $trait::$method(&*self, &other);
            }
        }
    };
}

operator!(Add, add, AddAssign, add_assign, |a, b| portable::add::add(a, b, &Mont::<M, N>::PARAMS));
operator!(Sub, sub, SubAssign, sub_assign, |a, b| portable::add::sub(a, b, &Mont::<M, N>::PARAMS));
operator!(Mul, mul, MulAssign, mul_assign, |a, b| select::mont_mul(a, b, &Mont::<M, N>::PARAMS));

impl<M: Modulus<N>, const N: usize> Neg for Mont<M, N> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self(portable::add::neg(&self.0, &Self::PARAMS), PhantomData)
    }
}

impl<M: Modulus<N>, const N: usize> Neg for &Mont<M, N> {
    type Output = Mont<M, N>;
    #[inline(always)]
    fn neg(self) -> Mont<M, N> {
        -*self
    }
}

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

#[cfg(test)]
mod tests {
    use crate::bls12_381::Fp;
    use crate::{Modulus, bls12_381, bn254};

    #[test]
    fn fermat() {
        let a = Fp::from_u64(7);
        let mut e = bls12_381::P::P;
        e[0] -= 1;
        assert_eq!(a.pow_vartime(&e), Fp::ONE);
        let mut e = bn254::R::P;
        e[0] -= 1;
        assert_eq!(bn254::Fr::from_u64(5).pow_vartime(&e), bn254::Fr::ONE);
        assert_ne!(bn254::Fr::from_u64(5), bn254::Fr::ONE);
    }
}
