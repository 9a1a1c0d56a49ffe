//! Points of the curve of which nobody asked whether they are in the subgroup.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::ops::Add;

use montane_fields::{Coordinate, Field};

use crate::format::DecodeError;
use crate::weierstrass::{Affine, Curve, Projective};

/// A point of the curve, in or out of the subgroup of order `r`. What is meant for the group alone, from pairings to
/// the multiplication by scalars that an endomorphism splits, takes an [`Affine`]: [`Self::into_subgroup`] decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CurvePoint<C: Curve>(Affine<C>);

impl<C: Curve> CurvePoint<C> {
    /// The point at infinity.
    #[must_use]
    pub fn identity() -> Self {
        Self(Affine::identity())
    }

    /// The point with these coordinates.
    ///
    /// # Errors
    /// [`DecodeError::NotOnCurve`].
    pub fn from_coordinates(x: C::Base, y: C::Base) -> Result<Self, DecodeError> {
        Self::new(Affine::from_coordinates_unchecked(x, y))
    }

    /// The point of a compressed encoding.
    ///
    /// # Errors
    /// As [`Affine::from_compressed`], without [`DecodeError::NotInSubgroup`].
    pub fn from_compressed(bytes: &C::Compressed) -> Result<Self, DecodeError> {
        // Its y is computed from the equation.
        Affine::from_compressed_unchecked(bytes).map(Self)
    }

    /// The point of an uncompressed encoding.
    ///
    /// # Errors
    /// As [`Affine::from_uncompressed`], without [`DecodeError::NotInSubgroup`].
    pub fn from_uncompressed(bytes: &C::Uncompressed) -> Result<Self, DecodeError> {
        Self::new(Affine::from_uncompressed_unchecked(bytes)?)
    }

    fn new(point: Affine<C>) -> Result<Self, DecodeError> {
        if bool::from(point.is_on_curve()) { Ok(Self(point)) } else { Err(DecodeError::NotOnCurve) }
    }

    /// The coordinates, or nothing at infinity. Not constant time in that.
    #[must_use]
    pub fn coordinates(&self) -> Option<(C::Base, C::Base)> {
        self.0.coordinates()
    }

    /// The point as one of the group.
    ///
    /// # Errors
    /// [`DecodeError::NotInSubgroup`]. The time tells the verdict.
    pub fn into_subgroup(self) -> Result<Affine<C>, DecodeError> {
        if bool::from(C::is_torsion_free_unchecked(&self.0)) { Ok(self.0) } else { Err(DecodeError::NotInSubgroup) }
    }

    /// The points as those of the group, in vector lanes where the CPU has them.
    ///
    /// # Errors
    /// [`DecodeError::NotInSubgroup`]. The time tells the verdict.
    pub fn all_into_subgroup(points: &[Self]) -> Result<Vec<Affine<C>>, DecodeError> {
        let finite: Vec<_> = points.iter().filter_map(Self::coordinates).collect();
        match C::all_torsion_free_in_lanes(&finite) {
            Some(true) => Ok(points.iter().map(|p| p.0).collect()),
            Some(false) => Err(DecodeError::NotInSubgroup),
            None => points.iter().map(|p| p.into_subgroup()).collect(),
        }
    }

    /// `self + other` in affine coordinates: one inversion and, of different points, 2 products and a square. The time
    /// depends on the points.
    #[must_use]
    pub fn add_vartime(&self, other: &Self) -> Self {
        let (Some((x1, y1)), Some((x2, y2))) = (self.coordinates(), other.coordinates()) else {
            return if self.0.infinity.into() { *other } else { *self };
        };
        let (numerator, denominator) = if x1 == x2 {
            // A point and its negative, or a point twice: none has order two.
            if y1 != y2 {
                return Self::identity();
            }
            let xx = x1.square();
            (xx.double().add(&xx), y1.double())
        } else {
            (y2.sub(&y1), x2.sub(&x1))
        };
        let inverse = denominator.invert_vartime().expect("neither a difference of different elements nor 2 y is zero");
        let slope = numerator.mul(&inverse);
        let x3 = slope.square().sub(&x1).sub(&x2);
        Self(Affine::from_coordinates_unchecked(x3, slope.mul(&x1.sub(&x3)).sub(&y1)))
    }

    /// The multiple of the point that is in the group. Constant time.
    #[must_use]
    pub fn clear_cofactor(&self) -> Projective<C> {
        Projective::from(&self.0).clear_cofactor()
    }
}

/// By the compressed encoding.
impl<C: Curve> Hash for CurvePoint<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
/// By the compressed encoding. Not constant time.
impl<C: Curve> Ord for CurvePoint<C> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}
impl<C: Curve> PartialOrd for CurvePoint<C> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A point of the group is one of the curve.
impl<C: Curve> From<Affine<C>> for CurvePoint<C> {
    fn from(point: Affine<C>) -> Self {
        Self(point)
    }
}

/// The sum, which is in the group if both are. Constant time.
impl<C: Curve> Add for CurvePoint<C> {
    type Output = Projective<C>;
    fn add(self, other: Self) -> Projective<C> {
        Projective::from(&self.0) + other.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash_to_curve::HashCurve;
    use crate::{bls12_381, bn254};

    /// Infinity, points of the group and points of the curve alone, with their negatives.
    fn points<C: HashCurve>() -> Vec<CurvePoint<C>> {
        let outside = [C::Base::ONE, C::Base::ONE.double()].map(|u| C::map_to_curve(&u));
        let points = [Projective::IDENTITY, Projective::generator(), Projective::generator().double()];
        points
            .into_iter()
            .chain(outside)
            .flat_map(|p| [CurvePoint(p.to_affine()), CurvePoint((-p).to_affine())])
            .collect()
    }

    fn affine_sums_are_complete<C: HashCurve>() {
        for p in points::<C>() {
            for q in points::<C>() {
                assert_eq!(p.add_vartime(&q).0, (p + q).to_affine(), "{p:?} + {q:?}");
            }
            let projective = Projective::from(p.0).double();
            assert_eq!(projective.to_affine_vartime(), projective.to_affine());
        }
    }

    fn subgroup_of_all<C: HashCurve>() {
        let all = points::<C>();
        let (inside, outside): (Vec<_>, Vec<_>) = all.iter().partition(|p| p.into_subgroup().is_ok());
        assert!(!outside.is_empty());
        for n in 0..17 {
            let good: Vec<_> = inside.iter().copied().cycle().take(n).collect();
            assert_eq!(CurvePoint::all_into_subgroup(&good), Ok(good.iter().map(|p| p.0).collect()));
            for at in 0..n {
                let mut bad = good.clone();
                bad[at] = outside[at % outside.len()];
                assert_eq!(CurvePoint::all_into_subgroup(&bad), Err(DecodeError::NotInSubgroup), "{at} of {n}");
            }
        }
    }

    #[test]
    fn sums() {
        affine_sums_are_complete::<bls12_381::G1>();
        affine_sums_are_complete::<bls12_381::G2>();
        affine_sums_are_complete::<bn254::G1>();
        affine_sums_are_complete::<bn254::G2>();
    }

    #[test]
    fn subgroups() {
        subgroup_of_all::<bls12_381::G1>();
        subgroup_of_all::<bls12_381::G2>();
        subgroup_of_all::<bn254::G2>();
    }
}
