//! Multi-scalar multiplication: `sum k_i P_i` over many points.
//!
//! [`Projective::msm_vartime`] is for public points and scalars, by buckets; [`Projective::msm`] is constant time, for few points.

mod buckets;
mod constant_time;
mod digits;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;
use core::fmt;

use montane_fields::Field;

use crate::recode::Part;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// Why there is no sum of products.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MsmError {
    /// There is not one scalar for each base.
    Length {
        /// How many bases were given.
        bases: usize,
        /// How many scalars were given.
        scalars: usize,
    },
}

impl fmt::Display for MsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { bases, scalars } => {
                write!(f, "{bases} bases and {scalars} scalars: one scalar is for each base")
            }
        }
    }
}

impl core::error::Error for MsmError {}

pub(crate) fn same_length<A, B>(bases: &[A], scalars: &[B]) -> Result<(), MsmError> {
    if bases.len() == scalars.len() {
        Ok(())
    } else {
        Err(MsmError::Length { bases: bases.len(), scalars: scalars.len() })
    }
}

impl<C: Curve> Projective<C> {
    /// `sum k_i P_i` for points of the subgroup of order `r`, infinity included; of no points it is infinity.
    /// The time depends on points and scalars.
    ///
    /// The endomorphism splits each scalar, so the result is meaningless for points outside of the subgroup:
    /// [`Self::msm_short_vartime`] takes any point of the curve.
    ///
    /// # Errors
    /// If there is not one scalar for each base.
    pub fn msm_vartime(bases: &[Affine<C>], scalars: &[Scalar<C>]) -> Result<Self, MsmError> {
        same_length(bases, scalars)?;
        let mut points = Vec::with_capacity(C::PARTS * bases.len());
        let mut parts = Vec::with_capacity(C::PARTS * bases.len());
        for (base, scalar) in bases.iter().zip(scalars) {
            let Some((x, y)) = base.coordinates() else { continue };
            let mut image = Self { x, y, z: C::Base::ONE };
            for part in &C::decompose(scalar)[..C::PARTS] {
                // The endomorphism keeps Z = 1.
                points.push((image.x, image.y));
                parts.push(*part);
                image = C::endomorphism(&image);
            }
        }
        Ok(buckets::sum(&points, &parts, C::PART_BITS))
    }

    /// `sum k_i P_i` for any points of the curve and scalars of 128 bits, in or out of the subgroup.
    /// The time depends on points and scalars.
    ///
    /// # Errors
    /// If there is not one scalar for each base.
    pub fn msm_short_vartime(bases: &[Affine<C>], scalars: &[u128]) -> Result<Self, MsmError> {
        same_length(bases, scalars)?;
        let mut points = Vec::with_capacity(bases.len());
        let mut parts = Vec::with_capacity(bases.len());
        for (base, &magnitude) in bases.iter().zip(scalars) {
            if let Some(coordinates) = base.coordinates() {
                points.push(coordinates);
                parts.push(Part { magnitude, negative: 0 });
            }
        }
        let bits = parts.iter().map(|part| u128::BITS - part.magnitude.leading_zeros()).max().unwrap_or(0);
        Ok(buckets::sum(&points, &parts, bits as usize))
    }

    /// `sum k_i P_i` for points of the subgroup of order `r`, infinity included; of no points it is infinity.
    /// Constant time in points and scalars, for few points: each takes a table, and they share the doublings.
    ///
    /// # Errors
    /// If there is not one scalar for each base.
    pub fn msm(bases: &[Affine<C>], scalars: &[Scalar<C>]) -> Result<Self, MsmError> {
        same_length(bases, scalars)?;
        Ok(constant_time::sum(bases, scalars))
    }
}
