//! Operators by value and by reference, from methods that take references.

/// Sums, differences, negation and sums of iterators for a type with the methods `add`, `sub` and `neg` on references
/// and a neutral element.
macro_rules! additive_operators {
    ($type:ty, $neutral:expr) => {
        montane_fields::binary_operator!([] Add, add($type, $type) -> $type, |a, b| <$type>::add(a, b), AddAssign, add_assign);
        montane_fields::binary_operator!([] Sub, sub($type, $type) -> $type, |a, b| <$type>::sub(a, b), SubAssign, sub_assign);
        impl core::ops::Neg for $type {
            type Output = $type;
            #[inline]
            fn neg(self) -> $type {
                <$type>::neg(&self)
            }
        }
        impl core::ops::Neg for &$type {
            type Output = $type;
            #[inline]
            fn neg(self) -> $type {
                <$type>::neg(self)
            }
        }
        impl core::iter::Sum for $type {
            fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
                iter.fold($neutral, |a, b| <$type>::add(&a, &b))
            }
        }
        impl<'a> core::iter::Sum<&'a $type> for $type {
            fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
                iter.fold($neutral, |a, b| <$type>::add(&a, b))
            }
        }
    };
}

/// Products of scalars and points, in both orders.
macro_rules! product_operators {
    ($point:ty) => {
        montane_fields::binary_operator!([] Mul, mul($point, Scalar) -> $point, |p, s| <$point>::mul(p, s), MulAssign, mul_assign);
        montane_fields::binary_operator!([] Mul, mul(Scalar, $point) -> $point, |s, p| <$point>::mul(p, s));
    };
}

pub(crate) use {additive_operators, product_operators};
