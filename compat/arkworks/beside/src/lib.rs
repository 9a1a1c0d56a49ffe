//! Inputs for the tests: points of all kinds, scalars that provers have and that are at the bounds.

use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{Field, PrimeField, UniformRand};
use ark_std::rand::Rng;

/// A point of the curve with a random `x`: outside of the group almost surely, where the curve has more points.
pub fn point_of_the_curve<P: SWCurveConfig>(rng: &mut impl Rng) -> Affine<P> {
    loop {
        if let Some(p) = Affine::get_point_from_x_unchecked(P::BaseField::rand(rng), rng.r#gen()) {
            return p;
        }
    }
}

/// Points of the group, of the curve, infinity, the generator, and some of them again, with either sign.
pub fn points<P: SWCurveConfig>(n: usize, rng: &mut impl Rng) -> Vec<Affine<P>> {
    let mut points: Vec<Affine<P>> = Vec::with_capacity(n);
    while points.len() < n {
        let before = if points.is_empty() { Affine::identity() } else { points[rng.gen_range(0..points.len())] };
        points.push(match rng.gen_range(0..8) {
            0 => Affine::identity(),
            1 => P::GENERATOR,
            2 => point_of_the_curve(rng),
            3 => before,
            4 => -before,
            _ => Projective::<P>::rand(rng).into_affine(),
        });
    }
    points
}

/// Scalars of all lengths and their negatives, and some of them again.
pub fn scalars<F: PrimeField>(n: usize, rng: &mut impl Rng) -> Vec<F> {
    let mut scalars: Vec<F> = Vec::with_capacity(n);
    while scalars.len() < n {
        let before = if scalars.is_empty() { F::zero() } else { scalars[rng.gen_range(0..scalars.len())] };
        let short = F::from(rng.r#gen::<u64>() >> rng.gen_range(0..64));
        let bound = F::from(2u8).pow([*[1, 8, 16, 32, 63, 64, 65, 127, 128, 129].get(rng.gen_range(0..10)).unwrap()]);
        scalars.push(match rng.gen_range(0..12) {
            0 => F::zero(),
            1 => F::one(),
            2 => -F::one(),
            3 => before,
            4 => short,
            5 => -short,
            6 => bound,
            7 => -bound,
            8 => bound - F::one(),
            9 => F::one() - bound,
            _ => F::rand(rng),
        });
    }
    scalars
}

/// The same point of another configuration of the same curve, through the bytes that both share.
pub fn carried<P: SWCurveConfig, Q: SWCurveConfig>(p: &Affine<P>) -> Affine<Q> {
    if p.is_zero() {
        return Affine::identity();
    }
    Affine::new_unchecked(element(&p.x), element(&p.y))
}

/// The same element of another configuration of the same field.
pub fn element<F: Field, G: Field>(a: &F) -> G {
    let coefficients = a.to_base_prime_field_elements().map(|c| {
        let bytes = ark_ff::BigInteger::to_bytes_le(&c.into_bigint());
        G::BasePrimeField::from_le_bytes_mod_order(&bytes)
    });
    G::from_base_prime_field_elems(coefficients).expect("fields of one degree")
}
