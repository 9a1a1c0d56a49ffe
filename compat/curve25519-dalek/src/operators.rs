//! Operators by value and by reference.

/// `$a op $b -> $out` in its four forms: `|x, y|` is the result for references.
macro_rules! binary_operator {
    ($op:ident, $method:ident, $a:ty, $b:ty, $out:ty, |$x:ident, $y:ident| $result:expr) => {
        impl<'b> core::ops::$op<&'b $b> for &$a {
            type Output = $out;
            #[inline]
            fn $method(self, other: &'b $b) -> $out {
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
        impl<'b> core::ops::$op<&'b $b> for $a {
            type Output = $out;
            #[inline]
            fn $method(self, other: &'b $b) -> $out {
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

/// `$a op= $b` by value and by reference, by the operator `$by`.
macro_rules! assigning_operator {
    ($op:ident, $method:ident, $a:ty, $b:ty, $by:path) => {
        impl<'b> core::ops::$op<&'b $b> for $a {
            #[inline]
            fn $method(&mut self, other: &'b $b) {
                *self = $by(&*self, other);
            }
        }
        impl core::ops::$op<$b> for $a {
            #[inline]
            fn $method(&mut self, other: $b) {
                *self = $by(&*self, &other);
            }
        }
    };
}

/// Sums, differences, negation and sums of iterators of a type that wraps one with these operators.
macro_rules! additive_operators {
    ($type:ident, $neutral:expr) => {
        binary_operator!(Add, add, $type, $type, $type, |a, b| $type(a.0 + b.0));
        binary_operator!(Sub, sub, $type, $type, $type, |a, b| $type(a.0 - b.0));
        assigning_operator!(AddAssign, add_assign, $type, $type, core::ops::Add::add);
        assigning_operator!(SubAssign, sub_assign, $type, $type, core::ops::Sub::sub);
        impl core::ops::Neg for $type {
            type Output = $type;
            fn neg(self) -> $type {
                $type(-self.0)
            }
        }
        impl core::ops::Neg for &$type {
            type Output = $type;
            fn neg(self) -> $type {
                $type(-self.0)
            }
        }
        impl<T: core::borrow::Borrow<$type>> core::iter::Sum<T> for $type {
            fn sum<I: Iterator<Item = T>>(iter: I) -> Self {
                iter.fold($neutral, |sum, item| sum + item.borrow())
            }
        }
    };
}
