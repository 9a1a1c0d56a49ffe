//! Sums of products of points.

use montane_curves::bn254;
use montane_curves::weierstrass::{Affine, Projective};
use montane_fields::bn254::{Fp, Fp2};

use crate::{Limbs, fq, fr};

macro_rules! group {
    ($(#[$doc:meta])* $name:ident, $curve:ident, $coordinate:ty, $ours:path, $theirs:path, $sum:path) => {
        $(#[$doc])*
        pub mod $name {
            use super::*;

            /// A point that is not infinite, with affine coordinates.
            #[must_use]
            pub fn point(x: &$coordinate, y: &$coordinate) -> Affine<bn254::$curve> {
                Affine::from_coordinates_unchecked($ours(x), $ours(y))
            }

            /// Infinity.
            #[must_use]
            pub fn identity() -> Affine<bn254::$curve> {
                Affine::identity()
            }

            /// `sum k_i P_i` of as many scalars as points: the homogeneous coordinates `(x : y : z)` of the point
            /// `(x / z, y / z)`, or nothing at infinity. The time depends on both.
            ///
            /// # Panics
            /// If there is not one scalar for each point.
            #[must_use]
            pub fn sum(points: &[Affine<bn254::$curve>], scalars: &[Limbs]) -> Option<[$coordinate; 3]> {
                let sum: Projective<bn254::$curve> = $sum(points, scalars);
                if sum.is_identity().into() {
                    return None;
                }
                let (x, y, z) = sum.jacobian();
                let cube = z.square() * z;
                Some([$theirs(&(x * z)), $theirs(&y), $theirs(&cube)])
            }
        }
    };
}

group!(
    /// The group over the base field, which is the whole curve.
    g1, G1, Limbs, fq::ours, limbs, sum_in_group
);
group!(
    /// The curve over the quadratic extension, of which the group is a part.
    g2, G2, [Limbs; 2], extended, limbs_of_extended, sum_of_any
);

fn limbs(a: &Fp) -> Limbs {
    *a.montgomery_limbs()
}

pub(crate) fn extended([c0, c1]: &[Limbs; 2]) -> Fp2 {
    Fp2 { c0: fq::ours(c0), c1: fq::ours(c1) }
}

pub(crate) fn limbs_of_extended(a: &Fp2) -> [Limbs; 2] {
    [limbs(&a.c0), limbs(&a.c1)]
}

const LENGTHS: &str = "one scalar is for each point";

fn sum_in_group(points: &[Affine<bn254::G1>], scalars: &[Limbs]) -> Projective<bn254::G1> {
    let scalars: Vec<_> = scalars.iter().map(fr::ours).collect();
    Projective::msm_vartime(points, &scalars).expect(LENGTHS)
}

/// Outside of the group a scalar is the number that it is.
fn sum_of_any(points: &[Affine<bn254::G2>], scalars: &[Limbs]) -> Projective<bn254::G2> {
    let numbers: Vec<_> = scalars.iter().map(fr::number).collect();
    Projective::msm_of_numbers_vartime(points, &numbers, 254).expect(LENGTHS)
}
