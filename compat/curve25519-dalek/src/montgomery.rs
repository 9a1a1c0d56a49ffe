//! Points of the Montgomery form of Curve25519, by `u` alone.

use core::hash::{Hash, Hasher};

use montane_curves::edwards25519 as ours;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::edwards::EdwardsPoint;
use crate::scalar::Scalar;
use crate::traits::Identity;

/// `u` of a point of the curve or of its twist.
#[derive(Copy, Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MontgomeryPoint(pub [u8; 32]);

impl MontgomeryPoint {
    const fn ours(&self) -> ours::MontgomeryPoint {
        ours::MontgomeryPoint(self.0)
    }
    /// The product of the generator; constant time.
    pub fn mul_base(scalar: &Scalar) -> Self {
        EdwardsPoint::mul_base(scalar).to_montgomery()
    }
    /// The product with a clamped integer; constant time.
    pub fn mul_clamped(self, bytes: [u8; 32]) -> Self {
        Self(self.ours().mul_clamped(bytes).0)
    }
    /// The product of the generator with a clamped integer; constant time.
    pub fn mul_base_clamped(bytes: [u8; 32]) -> Self {
        Self(ours::MontgomeryPoint::mul_base_clamped(bytes).0)
    }
    /// The product with the number of these bits, the highest first. Time depends on how many there are.
    pub fn mul_bits_be(&self, bits: impl Iterator<Item = bool>) -> Self {
        Self(self.ours().mul_bits_be(bits).0)
    }
    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
    /// The bytes.
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }
    /// The point of the Edwards form with this sign of `x`, if there is one.
    pub fn to_edwards(&self, sign: u8) -> Option<EdwardsPoint> {
        self.ours().to_edwards(sign).map(EdwardsPoint)
    }
}

binary_operator!(Mul, mul, MontgomeryPoint, Scalar, MontgomeryPoint, |p, s| MontgomeryPoint(
    p.ours().mul_unreduced(&s.bytes).0
));
binary_operator!(Mul, mul, Scalar, MontgomeryPoint, MontgomeryPoint, |s, p| p * s);
assigning_operator!(MulAssign, mul_assign, MontgomeryPoint, Scalar, core::ops::Mul::mul);

impl ConstantTimeEq for MontgomeryPoint {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.ours().ct_eq(&other.ours())
    }
}
impl ConditionallySelectable for MontgomeryPoint {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(ours::MontgomeryPoint::conditional_select(&a.ours(), &b.ours(), choice).0)
    }
}
impl PartialEq for MontgomeryPoint {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}
impl Eq for MontgomeryPoint {}
impl Hash for MontgomeryPoint {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.ours().hash(state);
    }
}
impl Identity for MontgomeryPoint {
    fn identity() -> Self {
        Self([0; 32])
    }
}
#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for MontgomeryPoint {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}
