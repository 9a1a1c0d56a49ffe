//! The operators of points, and of points and scalars.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::iter::Sum;
use core::ops::Neg;

use montane_fields::Field;
use subtle::ConstantTimeEq;

use crate::scalar_mul;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

macro_rules! for_both {
    ($point:ident) => {
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

        /// By the compressed encoding.
        impl<C: Curve> Hash for $point<C> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                Affine::from(*self).to_compressed().as_ref().hash(state);
            }
        }
        /// By the compressed encoding. Not constant time.
        impl<C: Curve> Ord for $point<C> {
            fn cmp(&self, other: &Self) -> Ordering {
                let [a, b] = [self, other].map(|p| Affine::from(*p).to_compressed());
                a.as_ref().cmp(b.as_ref())
            }
        }
        impl<C: Curve> PartialOrd for $point<C> {
            fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
                Some(self.cmp(other))
            }
        }
    };
}

for_both!(Affine);
for_both!(Projective);

/// `k p` for a point of the subgroup of order `r`. Constant time.
fn product<C: Curve>(p: &Projective<C>, k: &Scalar<C>) -> Projective<C> {
    scalar_mul::debug_assert_splits(core::iter::once((*p, *k)));
    C::mul_by_own_means(p, k).unwrap_or_else(|| scalar_mul::mul(p, k))
}

montane_fields::binary_operator!([C: Curve] Mul, mul(Affine<C>, Scalar<C>) -> Projective<C>, |a, k| product(&Projective::from(*a), k));
montane_fields::binary_operator!([C: Curve] Mul, mul(Projective<C>, Scalar<C>) -> Projective<C>, |a, k| product(a, k), MulAssign, mul_assign);
montane_fields::binary_operator!([C: Curve] Mul, mul(Scalar<C>, Affine<C>) -> Projective<C>, |k, a| a * k);
montane_fields::binary_operator!([C: Curve] Mul, mul(Scalar<C>, Projective<C>) -> Projective<C>, |k, a| a * k);
montane_fields::binary_operator!([C: Curve] Add, add(Projective<C>, Projective<C>) -> Projective<C>, |a, b| a.add_projective(b), AddAssign, add_assign);
montane_fields::binary_operator!([C: Curve] Add, add(Projective<C>, Affine<C>) -> Projective<C>, |a, b| a.add_affine(b), AddAssign, add_assign);
montane_fields::binary_operator!([C: Curve] Sub, sub(Projective<C>, Projective<C>) -> Projective<C>, |a, b| a + &-b, SubAssign, sub_assign);
montane_fields::binary_operator!([C: Curve] Sub, sub(Projective<C>, Affine<C>) -> Projective<C>, |a, b| a + &-b, SubAssign, sub_assign);

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
