//! Sums of products: what is the same for every kind of point.

use alloc::vec::Vec;
use core::borrow::Borrow;

use crate::scalar::Scalar;

/// Scalars and points of iterators that must be equally long.
pub(crate) fn collect<S: Borrow<Scalar>, P>(
    scalars: impl IntoIterator<Item = S>,
    points: impl IntoIterator<Item = P>,
) -> (Vec<Scalar>, Vec<P>) {
    let scalars: Vec<_> = scalars.into_iter().map(|s| *s.borrow()).collect();
    let points: Vec<_> = points.into_iter().collect();
    assert_eq!(scalars.len(), points.len(), "one scalar for each point");
    (scalars, points)
}

/// The traits of sums of products and of precomputed ones, for a type that wraps one of Montane's, by functions on the
/// latter.
macro_rules! sums_of_products {
    ($point:ident, $ours:path, $precomputation:ident, $sum:ident, $sum_vartime:ident) => {
        #[cfg(feature = "alloc")]
        impl MultiscalarMul for $point {
            type Point = $point;
            fn multiscalar_mul<I, J>(scalars: I, points: J) -> $point
            where
                I: IntoIterator,
                I::Item: Borrow<Scalar>,
                J: IntoIterator,
                J::Item: Borrow<$point>,
            {
                let points = points.into_iter().map(|p| p.borrow().0);
                let (scalars, points) = $crate::sums::collect(scalars, points);
                $point($sum(&points, &scalars))
            }
        }

        #[cfg(feature = "alloc")]
        impl VartimeMultiscalarMul for $point {
            type Point = $point;
            fn optional_multiscalar_mul<I, J>(scalars: I, points: J) -> Option<$point>
            where
                I: IntoIterator,
                I::Item: Borrow<Scalar>,
                J: IntoIterator<Item = Option<$point>>,
            {
                let (scalars, points) = $crate::sums::collect(scalars, points);
                let points: Option<Vec<_>> = points.into_iter().map(|p| p.map(|p| p.0)).collect();
                Some($point($sum_vartime(&points?, &scalars)))
            }
        }

        /// Points that are known before their scalars.
        #[cfg(feature = "alloc")]
        pub struct $precomputation(Vec<$ours>);

        #[cfg(feature = "alloc")]
        impl VartimePrecomputedMultiscalarMul for $precomputation {
            type Point = $point;

            fn new<I>(static_points: I) -> Self
            where
                I: IntoIterator,
                I::Item: Borrow<$point>,
            {
                Self(static_points.into_iter().map(|p| p.borrow().0).collect())
            }

            #[cfg(dalek5)]
            fn len(&self) -> usize {
                self.0.len()
            }

            #[cfg(dalek5)]
            fn is_empty(&self) -> bool {
                self.0.is_empty()
            }

            fn optional_mixed_multiscalar_mul<I, J, K>(
                &self,
                static_scalars: I,
                dynamic_scalars: J,
                dynamic_points: K,
            ) -> Option<$point>
            where
                I: IntoIterator,
                I::Item: Borrow<Scalar>,
                J: IntoIterator,
                J::Item: Borrow<Scalar>,
                K: IntoIterator<Item = Option<$point>>,
            {
                let mut scalars: Vec<_> = static_scalars.into_iter().map(|s| *s.borrow()).collect();
                // Version 5 takes points without scalars as multiplied by zero.
                let enough = if cfg!(dalek5) { scalars.len() <= self.0.len() } else { scalars.len() == self.0.len() };
                assert!(enough, "one scalar for each point");
                let known = &self.0[..scalars.len()];
                let (more, dynamic) = $crate::sums::collect(dynamic_scalars, dynamic_points);
                scalars.extend(more);
                let dynamic: Option<Vec<_>> = dynamic.into_iter().map(|p| p.map(|p| p.0)).collect();
                let points: Vec<_> = known.iter().copied().chain(dynamic?).collect();
                Some($point($sum_vartime(&points, &scalars)))
            }
        }
    };
}
