//! The operators of the extension fields, from the methods of [`crate::Field`].

/// `+ - *`, their assigning forms and negation, by value and by reference, for a type that implements [`crate::Field`].
macro_rules! field_operators {
    ($type:ty, [$($generics:tt)*]) => {
        $crate::operators::field_operators!(@binary $type, [$($generics)*], Add, add, AddAssign, add_assign);
        $crate::operators::field_operators!(@binary $type, [$($generics)*], Sub, sub, SubAssign, sub_assign);
        $crate::operators::field_operators!(@binary $type, [$($generics)*], Mul, mul, MulAssign, mul_assign);
        impl<$($generics)*> core::ops::Neg for $type {
            type Output = Self;
            #[inline]
            fn neg(self) -> Self {
                $crate::Field::neg(&self)
            }
        }
        impl<$($generics)*> core::ops::Neg for &$type {
            type Output = $type;
            #[inline]
            fn neg(self) -> $type {
                $crate::Field::neg(self)
            }
        }
        impl<$($generics)*> core::iter::Sum for $type {
            fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
                iter.fold(<Self as $crate::Field>::ZERO, |a, b| a + b)
            }
        }
        impl<'a, $($generics)*> core::iter::Sum<&'a Self> for $type {
            fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
                iter.copied().sum()
            }
        }
        impl<$($generics)*> core::iter::Product for $type {
            fn product<I: Iterator<Item = Self>>(iter: I) -> Self {
                iter.fold(<Self as $crate::Field>::ONE, |a, b| a * b)
            }
        }
        impl<'a, $($generics)*> core::iter::Product<&'a Self> for $type {
            fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
                iter.copied().product()
            }
        }
    };
    (@binary $type:ty, [$($generics:tt)*], $op:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl<$($generics)*> core::ops::$op<&$type> for &$type {
            type Output = $type;
            #[inline]
            fn $method(self, other: &$type) -> $type {
                $crate::Field::$method(self, other)
            }
        }
        impl<$($generics)*> core::ops::$op<$type> for &$type {
            type Output = $type;
            #[inline]
            fn $method(self, other: $type) -> $type {
                $crate::Field::$method(self, &other)
            }
        }
        impl<$($generics)*> core::ops::$op<&$type> for $type {
            type Output = $type;
            #[inline]
            fn $method(self, other: &$type) -> $type {
                $crate::Field::$method(&self, other)
            }
        }
        impl<$($generics)*> core::ops::$op for $type {
            type Output = $type;
            #[inline]
            fn $method(self, other: $type) -> $type {
                $crate::Field::$method(&self, &other)
            }
        }
        impl<$($generics)*> core::ops::$assign<&$type> for $type {
            #[inline]
            fn $assign_method(&mut self, other: &$type) {
                *self = $crate::Field::$method(self, other);
            }
        }
        impl<$($generics)*> core::ops::$assign for $type {
            #[inline]
            fn $assign_method(&mut self, other: $type) {
                *self = $crate::Field::$method(self, &other);
            }
        }
    };
}
pub(crate) use field_operators;
