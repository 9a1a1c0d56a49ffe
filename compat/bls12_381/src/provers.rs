//! What provers ask many times at once, beside the surface of the original: the stand-in for bellman calls it, for any
//! types.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::Any;

use ff::PrimeField;
use montane_curves::bls12_381 as ours;
use montane_polynomials::LastDomains;

use crate::{G1Affine, G1Projective, G2Affine, G2Projective, Scalar};

/// `sum k_i P_i` of points of G1 or G2, a `Vec`, and numbers of 255 bits, least significant word first, in the same
/// group, if `G` is its projective points; nothing of other types. The points need not be in the subgroup. The time
/// depends on points and numbers.
pub fn sum<G: 'static>(points: &dyn Any, numbers: &[[u64; 4]]) -> Option<G> {
    let bits = <ours::Scalar as PrimeField>::NUM_BITS as usize;
    let sum: Box<dyn Any> = if let Some(points) = points.downcast_ref::<Vec<G1Affine>>() {
        let points: Vec<_> = points.iter().map(|p| p.0).collect();
        Box::new(G1Projective(ours::G1Projective::msm_of_numbers_vartime(&points, numbers, bits).ok()?))
    } else {
        let points: Vec<_> = points.downcast_ref::<Vec<G2Affine>>()?.iter().map(|p| p.0).collect();
        Box::new(G2Projective(ours::G2Projective::msm_of_numbers_vartime(&points, numbers, bits).ok()?))
    };
    sum.downcast().ok().map(|sum| *sum)
}

/// `a_j -> sum_j a_j w^(i j)` of as many scalars as the order of `w` is; nothing if they are not.
pub fn transform(values: Vec<Scalar>, w: &Scalar) -> Option<Vec<Scalar>> {
    static LAST: LastDomains<ours::Scalar> = LastDomains::new();
    let mut values: Vec<_> = values.into_iter().map(|a| a.0).collect();
    LAST.transform(&mut values, &w.0).ok()?;
    Some(values.into_iter().map(Scalar).collect())
}
