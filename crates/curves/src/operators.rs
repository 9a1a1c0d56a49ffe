//! The operators of points, and of points and scalars.

use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use montane_fields::Field;
use subtle::ConstantTimeEq;

use crate::scalar_mul;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

macro_rules! for_both {
    ($point:ident, $affine_or_projective:literal) => {
        impl<C: Curve> PartialEq for $point<C> {
            fn eq(&self, other: &Self) -> bool {
                self.ct_eq(other).into()
            }
        }
        impl<C: Curve> Eq for $point<C> {}

        impl<C: Curve> Neg for $point<C> {
            type Output = Self;
            #[inline]
            fn neg(self) -> Self {
                Self { y: self.y.neg(), ..self }
            }
        }
        impl<C: Curve> Neg for &$point<C> {
            type Output = $point<C>;
            #[inline]
            fn neg(self) -> $point<C> {
                -*self
            }
        }

        #[doc = concat!("The product of ", $affine_or_projective, " and a scalar. Constant time.")]
        impl<C: Curve> Mul<&Scalar<C>> for &$point<C> {
            type Output = Projective<C>;
            fn mul(self, k: &Scalar<C>) -> Projective<C> {
                scalar_mul::mul(&Projective::from(*self), k)
            }
        }
        impl<C: Curve> Mul<Scalar<C>> for &$point<C> {
            type Output = Projective<C>;
            fn mul(self, k: Scalar<C>) -> Projective<C> {
                self * &k
            }
        }
        impl<C: Curve> Mul<&Scalar<C>> for $point<C> {
            type Output = Projective<C>;
            fn mul(self, k: &Scalar<C>) -> Projective<C> {
                &self * k
            }
        }
        impl<C: Curve> Mul<Scalar<C>> for $point<C> {
            type Output = Projective<C>;
            fn mul(self, k: Scalar<C>) -> Projective<C> {
                &self * &k
            }
        }
    };
}

for_both!(Affine, "an affine point");
for_both!(Projective, "a projective point");

impl<C: Curve> MulAssign<Scalar<C>> for Projective<C> {
    fn mul_assign(&mut self, k: Scalar<C>) {
        *self = &*self * &k;
    }
}
impl<C: Curve> MulAssign<&Scalar<C>> for Projective<C> {
    fn mul_assign(&mut self, k: &Scalar<C>) {
        *self = &*self * k;
    }
}

macro_rules! addition {
    ($other:ty, |$a:ident, $b:ident| $sum:expr) => {
        impl<C: Curve> Add<&$other> for &Projective<C> {
            type Output = Projective<C>;
            #[inline]
            fn add(self, other: &$other) -> Projective<C> {
                let ($a, $b) = (self, other);
                $sum
            }
        }
        impl<C: Curve> Sub<&$other> for &Projective<C> {
            type Output = Projective<C>;
            #[inline]
            fn sub(self, other: &$other) -> Projective<C> {
                self + &-other
            }
        }
        addition!(@forms $other, Add, add, AddAssign, add_assign);
        addition!(@forms $other, Sub, sub, SubAssign, sub_assign);
    };
    (@forms $other:ty, $op:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl<C: Curve> $op<$other> for &Projective<C> {
            type Output = Projective<C>;
            #[inline]
            fn $method(self, other: $other) -> Projective<C> {
                $op::$method(self, &other)
            }
        }
        impl<C: Curve> $op<&$other> for Projective<C> {
            type Output = Projective<C>;
            #[inline]
            fn $method(self, other: &$other) -> Projective<C> {
                $op::$method(&self, other)
            }
        }
        impl<C: Curve> $op<$other> for Projective<C> {
            type Output = Projective<C>;
            #[inline]
            fn $method(self, other: $other) -> Projective<C> {
                $op::$method(&self, &other)
            }
        }
        impl<C: Curve> $assign<&$other> for Projective<C> {
            #[inline]
            fn $assign_method(&mut self, other: &$other) {
                *self = $op::$method(&*self, other);
            }
        }
        impl<C: Curve> $assign<$other> for Projective<C> {
            #[inline]
            fn $assign_method(&mut self, other: $other) {
                *self = $op::$method(&*self, &other);
            }
        }
    };
}

addition!(Projective<C>, |a, b| a.add_projective(b));
addition!(Affine<C>, |a, b| a.add_affine(b));

impl<C: Curve> Sum for Projective<C> {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::IDENTITY, |a, b| a + b)
    }
}

impl<'a, C: Curve> Sum<&'a Self> for Projective<C> {
    fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
        iter.fold(Self::IDENTITY, |a, b| a + b)
    }
}
