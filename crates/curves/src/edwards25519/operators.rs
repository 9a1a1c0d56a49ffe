//! Operators by value and by reference, from methods that take references.

/// `$a op $b -> $out` in its four forms: `|x, y|` is the result for references.
macro_rules! binary_operator {
    ($op:ident, $method:ident, $a:ty, $b:ty, $out:ty, |$x:ident, $y:ident| $result:expr) => {
        impl core::ops::$op<&$b> for &$a {
            type Output = $out;
            #[inline]
            fn $method(self, other: &$b) -> $out {
                let ($x, $y) = (self, other);
                $result
            }
        }
        impl core::ops::$op<$b> for &$a {
            type Output = $out;
            #[inline]
            fn $method(self, other: $b) -> $out {
                core::ops::$op::$method(self, &other)
            }
        }
        impl core::ops::$op<&$b> for $a {
            type Output = $out;
            #[inline]
            fn $method(self, other: &$b) -> $out {
                core::ops::$op::$method(&self, other)
            }
        }
        impl core::ops::$op<$b> for $a {
            type Output = $out;
            #[inline]
            fn $method(self, other: $b) -> $out {
                core::ops::$op::$method(&self, &other)
            }
        }
    };
}

/// `$a op= $b` by value and by reference.
macro_rules! assigning_operator {
    ($op:ident, $method:ident, $a:ty, $b:ty, $with:expr) => {
        impl core::ops::$op<&$b> for $a {
            #[inline]
            fn $method(&mut self, other: &$b) {
                *self = $with(&*self, other);
            }
        }
        impl core::ops::$op<$b> for $a {
            #[inline]
            fn $method(&mut self, other: $b) {
                *self = $with(&*self, &other);
            }
        }
    };
}

/// Sums, differences, negation and sums of iterators for a type with the methods `add`, `sub` and `neg` on references and
/// a neutral element.
macro_rules! additive_operators {
    ($type:ty, $neutral:expr) => {
        $crate::edwards25519::operators::binary_operator!(Add, add, $type, $type, $type, |a, b| <$type>::add(a, b));
        $crate::edwards25519::operators::binary_operator!(Sub, sub, $type, $type, $type, |a, b| <$type>::sub(a, b));
        $crate::edwards25519::operators::assigning_operator!(AddAssign, add_assign, $type, $type, <$type>::add);
        $crate::edwards25519::operators::assigning_operator!(SubAssign, sub_assign, $type, $type, <$type>::sub);
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
        $crate::edwards25519::operators::binary_operator!(Mul, mul, $point, Scalar, $point, |p, s| <$point>::mul(p, s));
        $crate::edwards25519::operators::binary_operator!(Mul, mul, Scalar, $point, $point, |s, p| <$point>::mul(p, s));
        $crate::edwards25519::operators::assigning_operator!(MulAssign, mul_assign, $point, Scalar, <$point>::mul);
    };
}

pub(crate) use {additive_operators, assigning_operator, binary_operator, product_operators};
