//! Operators, from what they compute on references.

/// A binary operator by value and by reference on both sides, from what it computes on references; and its assigning
/// forms, where the result is of the left operand's type.
#[doc(hidden)]
#[macro_export]
macro_rules! binary_operator {
    ($generics:tt $op:ident, $method:ident($left:ty, $right:ty) -> $out:ty, |$a:ident, $b:ident| $body:expr
     $(, $assign:ident, $assign_method:ident)?) => {
        $crate::binary_operator!(@binary $generics $op, $method($left, $right) -> $out, |$a, $b| $body);
        $($crate::binary_operator!(@assigning $generics $op, $method($left, $right), $assign, $assign_method);)?
    };
    (@binary [$($generics:tt)*] $op:ident, $method:ident($left:ty, $right:ty) -> $out:ty, |$a:ident, $b:ident| $body:expr) => {
        impl<$($generics)*> core::ops::$op<&$right> for &$left {
            type Output = $out;
            // Where words have 32 bits each is a function, with the modulus in its code: inlined it is most of a page
            // that is loaded, or of a small memory.
            #[cfg_attr(target_pointer_width = "32", inline(never))]
            #[cfg_attr(not(target_pointer_width = "32"), inline(always))]
            fn $method(self, other: &$right) -> $out {
                let ($a, $b) = (self, other);
                $body
            }
        }
        impl<$($generics)*> core::ops::$op<$right> for &$left {
            type Output = $out;
            #[inline(always)]
            fn $method(self, other: $right) -> $out {
                core::ops::$op::$method(self, &other)
            }
        }
        impl<$($generics)*> core::ops::$op<&$right> for $left {
            type Output = $out;
            #[inline(always)]
            fn $method(self, other: &$right) -> $out {
                core::ops::$op::$method(&self, other)
            }
        }
        impl<$($generics)*> core::ops::$op<$right> for $left {
            type Output = $out;
            #[inline(always)]
            fn $method(self, other: $right) -> $out {
                core::ops::$op::$method(&self, &other)
            }
        }
    };
    (@assigning [$($generics:tt)*] $op:ident, $method:ident($left:ty, $right:ty), $assign:ident, $assign_method:ident) => {
        impl<$($generics)*> core::ops::$assign<&$right> for $left {
            #[inline(always)]
            fn $assign_method(&mut self, other: &$right) {
                *self = core::ops::$op::$method(&*self, other);
            }
        }
        impl<$($generics)*> core::ops::$assign<$right> for $left {
            #[inline(always)]
            fn $assign_method(&mut self, other: $right) {
                *self = core::ops::$op::$method(&*self, &other);
            }
        }
    };
}

/// `+ - *`, their assigning forms and negation, by value and by reference, for a type that implements [`crate::Field`].
macro_rules! field_operators {
    ($type:ty, [$($generics:tt)*]) => {
        $crate::binary_operator!([$($generics)*] Add, add($type, $type) -> $type, |a, b| $crate::Field::add(a, b), AddAssign, add_assign);
        $crate::binary_operator!([$($generics)*] Sub, sub($type, $type) -> $type, |a, b| $crate::Field::sub(a, b), SubAssign, sub_assign);
        $crate::binary_operator!([$($generics)*] Mul, mul($type, $type) -> $type, |a, b| $crate::Field::mul(a, b), MulAssign, mul_assign);
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
}
pub(crate) use field_operators;
