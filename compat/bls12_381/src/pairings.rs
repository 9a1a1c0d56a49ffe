//! The pairing and its target group, written additively.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt;
use core::iter::Sum;
use core::ops::Neg;

#[cfg(feature = "alloc")]
use ::pairing::MultiMillerLoop;
use ::pairing::{Engine, PairingCurveAffine};
use montane_curves::bls12_381 as ours;
use montane_fields::binary_operator;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::base::Fp12;
use crate::points::{G1Affine, G1Projective, G2Affine, G2Projective};
use crate::scalar::Scalar;

/// The value of a Miller loop, before its final exponentiation.
#[derive(Clone, Copy, Debug, Default)]
pub struct MillerLoopResult(ours::MillerLoopResult);

impl MillerLoopResult {
    /// The element of the target group.
    pub fn final_exponentiation(&self) -> Gt {
        Gt(self.0.final_exponentiation())
    }
}

binary_operator!([] Add, add(MillerLoopResult, MillerLoopResult) -> MillerLoopResult,
    |a, b| MillerLoopResult(a.0 + b.0), AddAssign, add_assign);

impl ConditionallySelectable for MillerLoopResult {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(ours::MillerLoopResult::conditional_select(&a.0, &b.0, choice))
    }
}
#[cfg(feature = "zeroize")]
impl zeroize::DefaultIsZeroes for MillerLoopResult {}

/// An element of the target group.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Gt(pub(crate) ours::Gt);

impl Gt {
    /// The identity, 1 in `Fp12`.
    pub fn identity() -> Self {
        Self(ours::Gt::IDENTITY)
    }
    /// `2 self`
    pub fn double(&self) -> Self {
        Self(self.0.double())
    }
}

impl fmt::Debug for Gt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Gt").field(&Fp12(self.0.as_fp12())).finish()
    }
}
impl fmt::Display for Gt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
impl ConstantTimeEq for Gt {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}
impl ConditionallySelectable for Gt {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(ours::Gt::conditional_select(&a.0, &b.0, choice))
    }
}
#[cfg(feature = "zeroize")]
impl zeroize::DefaultIsZeroes for Gt {}

binary_operator!([] Add, add(Gt, Gt) -> Gt, |a, b| Gt(a.0 + b.0), AddAssign, add_assign);
binary_operator!([] Sub, sub(Gt, Gt) -> Gt, |a, b| Gt(a.0 - b.0), SubAssign, sub_assign);
binary_operator!([] Mul, mul(Gt, Scalar) -> Gt, |a, k| Gt(a.0 * k.0), MulAssign, mul_assign);

impl Neg for Gt {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
impl Neg for &Gt {
    type Output = Gt;
    fn neg(self) -> Gt {
        -*self
    }
}
impl<T: Borrow<Gt>> Sum<T> for Gt {
    fn sum<I: Iterator<Item = T>>(iter: I) -> Self {
        iter.fold(Self::identity(), |a, b| a + b.borrow())
    }
}

/// A point of G2, prepared for pairings with many points.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug)]
pub struct G2Prepared(ours::G2Prepared);

#[cfg(feature = "alloc")]
impl From<G2Affine> for G2Prepared {
    fn from(q: G2Affine) -> Self {
        Self(ours::G2Prepared::from(q.0))
    }
}

/// The product of the Miller functions of the pairs.
#[cfg(feature = "alloc")]
pub fn multi_miller_loop(terms: &[(&G1Affine, &G2Prepared)]) -> MillerLoopResult {
    let terms: Vec<_> = terms.iter().map(|(p, q)| (&p.0, &q.0)).collect();
    MillerLoopResult(ours::multi_miller_loop(&terms))
}

/// The pairing of two points.
pub fn pairing(p: &G1Affine, q: &G2Affine) -> Gt {
    Gt(ours::pairing(&p.0, &q.0))
}

/// The engine of the `pairing` traits.
#[derive(Clone, Debug)]
pub struct Bls12;

impl Engine for Bls12 {
    type Fr = Scalar;
    type G1 = G1Projective;
    type G1Affine = G1Affine;
    type G2 = G2Projective;
    type G2Affine = G2Affine;
    type Gt = Gt;
    fn pairing(p: &G1Affine, q: &G2Affine) -> Gt {
        pairing(p, q)
    }
}
impl ::pairing::MillerLoopResult for MillerLoopResult {
    type Gt = Gt;
    fn final_exponentiation(&self) -> Gt {
        self.final_exponentiation()
    }
}
#[cfg(feature = "alloc")]
impl MultiMillerLoop for Bls12 {
    type G2Prepared = G2Prepared;
    type Result = MillerLoopResult;
    fn multi_miller_loop(terms: &[(&G1Affine, &G2Prepared)]) -> MillerLoopResult {
        multi_miller_loop(terms)
    }
}
impl PairingCurveAffine for G1Affine {
    type Pair = G2Affine;
    type PairingResult = Gt;
    fn pairing_with(&self, other: &G2Affine) -> Gt {
        pairing(self, other)
    }
}
impl PairingCurveAffine for G2Affine {
    type Pair = G1Affine;
    type PairingResult = Gt;
    fn pairing_with(&self, other: &G1Affine) -> Gt {
        pairing(other, self)
    }
}
