//! Points of the curve of which nobody asked whether they are in the subgroup.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::ops::Add;

use crate::format::DecodeError;
use crate::weierstrass::{Affine, Curve, Projective};

/// A point of the curve, in or out of the subgroup of order `r`. What is meant for the group alone, from pairings to the
/// multiplication by scalars that an endomorphism splits, takes an [`Affine`]: [`Self::into_subgroup`] decides.
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
