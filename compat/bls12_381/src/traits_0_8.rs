//! The traits of `ff` 0.13, `group` 0.13 and `rand_core` 0.6: those that later versions spell in another way.

use core::convert::Infallible;

#[cfg(feature = "groups")]
use group::{
    Curve, Group,
    prime::{PrimeCurve, PrimeCurveAffine},
};
#[cfg(feature = "groups")]
use montane_curves::bls12_381 as ours;
use rand_core::RngCore;
use subtle::{Choice, CtOption};

#[cfg(feature = "groups")]
use crate::points::{G1Affine, G1Projective, G2Affine, G2Projective};
use crate::random::{self, Source};
use crate::scalar::Scalar;

/// A generator of this version of `rand_core`, whose errors are panics.
struct Generator<R>(R);

impl<R: RngCore> Source for Generator<R> {
    type Error = Infallible;
    fn fill(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill_bytes(out);
        Ok(())
    }
    #[cfg(feature = "groups")]
    fn word(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.next_u32())
    }
}

impl ff::Field for Scalar {
    field_of_scalars!();
    fn random(rng: impl RngCore) -> Self {
        let Ok(scalar) = random::scalar(&mut Generator(rng));
        scalar
    }
}

/// `Group` of a type with inherent functions of the same names.
#[cfg(feature = "groups")]
macro_rules! group_trait {
    ($element:ident, $random:expr) => {
        impl Group for $element {
            type Scalar = Scalar;
            fn random(rng: impl RngCore) -> Self {
                let Ok(element) = $random(&mut Generator(rng));
                Self(element)
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
            type AffineRepr = $affine;
            fn batch_normalize(p: &[Self], q: &mut [$affine]) {
                Self::batch_normalize(p, q);
            }
            fn to_affine(&self) -> $affine {
                self.into()
            }
        }
        impl PrimeCurve for $projective {
            type Affine = $affine;
        }
        impl PrimeCurveAffine for $affine {
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
