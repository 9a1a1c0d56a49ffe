//! The traits of `ff`, `group` and `rand_core` that other versions of these crates spell in another way.

#[cfg(feature = "groups")]
use group::{Curve, CurveAffine, Group, prime::PrimeCurve};
#[cfg(feature = "groups")]
use montane_curves::bls12_381 as ours;
use rand_core::TryRng;
use subtle::{Choice, CtOption};

#[cfg(feature = "groups")]
use crate::points::{G1Affine, G1Projective, G2Affine, G2Projective};
use crate::random::{self, Source};
use crate::scalar::Scalar;

/// A generator of this version of `rand_core`.
struct Generator<'a, R: ?Sized>(&'a mut R);

impl<R: TryRng + ?Sized> Source for Generator<'_, R> {
    type Error = R::Error;
    fn fill(&mut self, out: &mut [u8]) -> Result<(), R::Error> {
        self.0.try_fill_bytes(out)
    }
    #[cfg(feature = "groups")]
    fn word(&mut self) -> Result<u32, R::Error> {
        self.0.try_next_u32()
    }
}

impl ff::Field for Scalar {
    field_of_scalars!();
    fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        random::scalar(&mut Generator(rng))
    }
}

/// `Group` of a type with inherent functions of the same names.
#[cfg(feature = "groups")]
macro_rules! group_trait {
    ($element:ident, $random:expr) => {
        impl Group for $element {
            type Scalar = Scalar;
            fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
                $random(&mut Generator(rng)).map(Self)
            }
            fn identity() -> Self {
                Self::identity()
            }
            fn generator() -> Self {
                Self(<ours::$element>::generator())
            }
            fn is_identity(&self) -> Choice {
                subtle::ConstantTimeEq::ct_eq(self, &Self::identity())
            }
            fn double(&self) -> Self {
                self.double()
            }
        }
    };
}

#[cfg(feature = "groups")]
macro_rules! curve_traits {
    ($affine:ident, $projective:ident, $curve:ident) => {
        group_trait!($projective, random::point::<ours::$curve, _>);
        impl Curve for $projective {
            type Affine = $affine;
            fn batch_normalize(p: &[Self], q: &mut [$affine]) {
                Self::batch_normalize(p, q);
            }
            fn to_affine(&self) -> $affine {
                self.into()
            }
        }
        impl PrimeCurve for $projective {}
        impl CurveAffine for $affine {
            type Scalar = Scalar;
            type Curve = $projective;
            fn identity() -> Self {
                Self::identity()
            }
            fn generator() -> Self {
                Self::generator()
            }
            fn is_identity(&self) -> Choice {
                self.is_identity()
            }
            fn to_curve(&self) -> $projective {
                self.into()
            }
        }
    };
}

#[cfg(feature = "groups")]
curve_traits!(G1Affine, G1Projective, G1);
#[cfg(feature = "groups")]
curve_traits!(G2Affine, G2Projective, G2);

#[cfg(feature = "pairings")]
use crate::pairings::Gt;
#[cfg(feature = "pairings")]
group_trait!(Gt, random::gt);
