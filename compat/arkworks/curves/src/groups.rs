//! Sums of products, checks and points of `x`.

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ff::{Field, PrimeField};
use montane_curves::weierstrass::{self, Curve};
use montane_fields::{Coordinate, Mont};

use crate::alike::Alike;

/// A group of ark-ec that is Montane's too.
pub trait Group:
    SWCurveConfig<BaseField: Alike<<Self::Ours as Curve>::Base>, ScalarField: Alike<Mont<<Self::Ours as Curve>::Order, 4>>>
{
    /// The group as Montane has it.
    type Ours: Curve;
    /// Whether all points of the curve are in the group.
    const WHOLE: bool;
}

fn ours<P: Group>(p: &Affine<P>) -> weierstrass::Affine<P::Ours> {
    match p.xy() {
        Some((x, y)) => weierstrass::Affine::from_coordinates_unchecked(x.ours(), y.ours()),
        None => weierstrass::Affine::identity(),
    }
}

fn theirs<P: Group>(p: &weierstrass::Projective<P::Ours>) -> Projective<P> {
    let (x, y, z) = p.jacobian();
    Projective::new_unchecked(Alike::theirs(&x), Alike::theirs(&y), Alike::theirs(&z))
}

/// What [`SWCurveConfig::msm`] is, for any points of the curve.
///
/// Outside of the group `k P` is not `(k - r) P`, and the original takes a `k` whose `r - k` has at most 64 bits as
/// `k - r`.
///
/// # Errors
/// The lesser length, if there is not one scalar for each base.
pub fn msm<P: Group>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, usize> {
    if bases.len() != scalars.len() {
        return Err(bases.len().min(scalars.len()));
    }
    let sum = if P::WHOLE { sum_in_group(bases, scalars) } else { sum_on_curve(bases, scalars) };
    Ok(theirs(&sum.expect("as many scalars as bases")))
}

type Sum<P> = Result<weierstrass::Projective<<P as Group>::Ours>, montane_curves::MsmError>;

fn sum_in_group<P: Group>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Sum<P> {
    let points: Vec<_> = bases.iter().map(ours).collect();
    let scalars: Vec<_> = scalars.iter().map(Alike::ours).collect();
    weierstrass::Projective::msm_vartime(&points, &scalars)
}

fn sum_on_curve<P: Group>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Sum<P> {
    let mut numbers = Vec::with_capacity(scalars.len());
    let mut points = Vec::with_capacity(bases.len());
    for (base, scalar) in bases.iter().zip(scalars) {
        let number: [u64; 4] = scalar.ours().to_limbs();
        let negative = (-*scalar).ours().to_limbs();
        let point = ours(base);
        if negative[1..] == [0; 3] {
            points.push(-point);
            numbers.push(negative);
        } else {
            points.push(point);
            numbers.push(number);
        }
    }
    let bits = <P::ScalarField as PrimeField>::MODULUS_BIT_SIZE as usize;
    weierstrass::Projective::msm_of_numbers_vartime(&points, &numbers, bits)
}

/// Whether a point of the curve is in the group; nothing for others.
#[must_use]
pub fn is_in_subgroup<P: Group>(p: &Affine<P>) -> Option<bool> {
    let p = ours(p);
    bool::from(p.is_on_curve()).then(|| P::Ours::is_torsion_free_unchecked(&p).into())
}

/// The multiple of a point of the curve that is in the group; nothing for others.
#[must_use]
pub fn clear_cofactor<P: Group>(p: &Affine<P>) -> Option<Affine<P>> {
    let p = ours(p);
    bool::from(p.is_on_curve()).then(|| theirs::<P>(&weierstrass::Projective::from(p).clear_cofactor()).into())
}

/// The point of the curve with this `x` whose `y` is the larger or the smaller of two, if there is one.
#[must_use]
pub fn point_of_x<P: Group>(x: P::BaseField, greatest: bool) -> Option<Affine<P>> {
    let square = x.square() * x + P::COEFF_B;
    let root: Option<<P::Ours as Curve>::Base> = square.ours().sqrt().into();
    let y: P::BaseField = Alike::theirs(&root?);
    let y = if (y > -y) == greatest { y } else { -y };
    Some(Affine::new_unchecked(x, y))
}
