//! The traits of the `pairing` crate, for each curve.

use ::pairing::{Engine, MillerLoopResult, MultiMillerLoop, PairingCurveAffine};

use crate::{bls12_381, bn254, gt, miller};

impl<E: crate::pairing::Pairing> From<crate::weierstrass::Affine<E::G2>> for miller::G2Prepared<E> {
    #[inline]
    fn from(q: crate::weierstrass::Affine<E::G2>) -> Self {
        Self::from(&q)
    }
}

macro_rules! engine {
    ($module:ident, $engine:ident) => {
        impl Engine for $module::$engine {
            type Fr = $module::Scalar;
            type G1 = $module::G1Projective;
            type G1Affine = $module::G1Affine;
            type G2 = $module::G2Projective;
            type G2Affine = $module::G2Affine;
            type Gt = $module::Gt;

            #[inline]
            fn pairing(p: &Self::G1Affine, q: &Self::G2Affine) -> Self::Gt {
                $module::pairing(p, q)
            }
        }

        impl MultiMillerLoop for $module::$engine {
            type G2Prepared = $module::G2Prepared;
            type Result = $module::MillerLoopResult;

            #[inline]
            fn multi_miller_loop(terms: &[(&Self::G1Affine, &Self::G2Prepared)]) -> Self::Result {
                $module::multi_miller_loop(terms)
            }
        }

        impl PairingCurveAffine for $module::G1Affine {
            type Pair = $module::G2Affine;
            type PairingResult = $module::Gt;
            #[inline]
            fn pairing_with(&self, other: &Self::Pair) -> Self::PairingResult {
                $module::pairing(self, other)
            }
        }

        impl PairingCurveAffine for $module::G2Affine {
            type Pair = $module::G1Affine;
            type PairingResult = $module::Gt;
            #[inline]
            fn pairing_with(&self, other: &Self::Pair) -> Self::PairingResult {
                $module::pairing(other, self)
            }
        }
    };
}

engine!(bls12_381, Bls12);
engine!(bn254, Bn256);

impl<E: crate::pairing::Pairing> MillerLoopResult for gt::MillerLoopResult<E> {
    type Gt = gt::Gt<E>;
    #[inline]
    fn final_exponentiation(&self) -> gt::Gt<E> {
        self.final_exponentiation()
    }
}
