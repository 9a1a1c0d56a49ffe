//! Powers, shifts and sums of products: what setups, blobs and cells share.

use alloc::vec::Vec;

use montane_curves::bls12_381::Scalar;
use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar as ScalarOf};

use super::FIELD_ELEMENTS_PER_CELL;
use crate::polynomial::batch_invert;
use crate::{Domain, Order};

/// `1, s, s^2, ..`
#[inline]
pub(super) fn powers(s: &Scalar, n: usize) -> Vec<Scalar> {
    core::iter::successors(Some(Scalar::ONE), |power| Some(power * s)).take(n).collect()
}

/// `sum k_i P_i`
///
/// # Panics
/// Unless there are as many scalars as points.
pub(super) fn msm<C: Curve>(points: &[Affine<C>], scalars: &[ScalarOf<C>]) -> Projective<C> {
    Projective::msm_vartime(points, scalars).unwrap_or_else(|error| panic!("{error}"))
}

/// The shifts `h_i` of the cosets of the cells, inverted: the roots of order 8192 whose exponents are the indices'
/// seven bits in reverse.
#[inline]
pub(super) fn inverse_shifts(domain: &Domain<Scalar>) -> Vec<Scalar> {
    let elements = domain.elements(Order::BitReversed);
    let mut shifts: Vec<Scalar> = elements.into_iter().step_by(FIELD_ELEMENTS_PER_CELL).collect();
    batch_invert(&mut shifts);
    shifts
}
