//! The traits of points: neutral elements, tables for fixed points, and sums of products.

use core::borrow::Borrow;

use subtle::ConstantTimeEq;

use crate::scalar::Scalar;

/// A type with a neutral element.
pub trait Identity {
    /// The neutral element.
    fn identity() -> Self;
}

/// Whether a value is the neutral element.
pub trait IsIdentity {
    /// Whether it is.
    fn is_identity(&self) -> bool;
}

impl<T: ConstantTimeEq + Identity> IsIdentity for T {
    fn is_identity(&self) -> bool {
        self.ct_eq(&T::identity()).into()
    }
}

/// A fixed point prepared for products.
pub trait BasepointTable {
    /// The kind of point.
    type Point;

    /// Prepares a point.
    fn create(basepoint: &Self::Point) -> Self;
    /// The point.
    fn basepoint(&self) -> Self::Point;
    /// The product with a scalar; constant time.
    fn mul_base(&self, scalar: &Scalar) -> Self::Point;
    /// The product with a clamped integer; constant time.
    fn mul_base_clamped(&self, bytes: [u8; 32]) -> Self::Point {
        self.mul_base(&Scalar { bytes: crate::scalar::clamp_integer(bytes) })
    }
}

/// Sums of products in constant time.
pub trait MultiscalarMul {
    /// The kind of point.
    type Point;

    /// `sum of scalars[i] points[i]`; panics if there are not as many of each.
    fn multiscalar_mul<I, J>(scalars: I, points: J) -> Self::Point
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Self::Point>;
}

/// Sums of products of values that are not secret.
pub trait VartimeMultiscalarMul {
    /// The kind of point.
    type Point;

    /// `sum of scalars[i] points[i]`, or `None` if any point is; panics if there are not as many of each.
    fn optional_multiscalar_mul<I, J>(scalars: I, points: J) -> Option<Self::Point>
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator<Item = Option<Self::Point>>;

    /// `sum of scalars[i] points[i]`; panics if there are not as many of each.
    fn vartime_multiscalar_mul<I, J>(scalars: I, points: J) -> Self::Point
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Self::Point>,
        Self::Point: Clone,
    {
        let points = points.into_iter().map(|point| Some(point.borrow().clone()));
        Self::optional_multiscalar_mul(scalars, points).expect("every point is there")
    }
}

/// Sums of products of values that are not secret, some of whose points are known before.
pub trait VartimePrecomputedMultiscalarMul: Sized {
    /// The kind of point.
    type Point: Clone;

    /// Prepares points.
    fn new<I>(static_points: I) -> Self
    where
        I: IntoIterator,
        I::Item: Borrow<Self::Point>;

    /// How many points.
    #[cfg(dalek5)]
    fn len(&self) -> usize;

    /// Whether there is none.
    #[cfg(dalek5)]
    fn is_empty(&self) -> bool;

    /// `sum of static_scalars[i] static_points[i]`
    fn vartime_multiscalar_mul<I>(&self, static_scalars: I) -> Self::Point
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
    {
        let (no_scalars, no_points) = (core::iter::empty::<Scalar>(), core::iter::empty::<Self::Point>());
        self.vartime_mixed_multiscalar_mul(static_scalars, no_scalars, no_points)
    }

    /// The same and `sum of dynamic_scalars[i] dynamic_points[i]`.
    fn vartime_mixed_multiscalar_mul<I, J, K>(
        &self,
        static_scalars: I,
        dynamic_scalars: J,
        dynamic_points: K,
    ) -> Self::Point
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Scalar>,
        K: IntoIterator,
        K::Item: Borrow<Self::Point>,
    {
        let points = dynamic_points.into_iter().map(|point| Some(point.borrow().clone()));
        self.optional_mixed_multiscalar_mul(static_scalars, dynamic_scalars, points).expect("every point is there")
    }

    /// The same, or `None` if any dynamic point is.
    fn optional_mixed_multiscalar_mul<I, J, K>(
        &self,
        static_scalars: I,
        dynamic_scalars: J,
        dynamic_points: K,
    ) -> Option<Self::Point>
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Scalar>,
        K: IntoIterator<Item = Option<Self::Point>>;
}
