//! Points of the Montgomery form of Curve25519, by `u` alone.

use core::hash::{Hash, Hasher};

use montane_edwards25519 as ours;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::edwards::EdwardsPoint;
use crate::scalar::Scalar;
use crate::traits::Identity;
use crate::words;

/// `p = 2^255 - 19`
const PRIME: [u64; 4] = [u64::MAX - 18, u64::MAX, u64::MAX, u64::MAX >> 1];

/// `u` of a point of the curve or of its twist.
#[derive(Copy, Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MontgomeryPoint(pub [u8; 32]);

impl MontgomeryPoint {
    const fn ours(&self) -> ours::MontgomeryPoint {
        ours::MontgomeryPoint(self.0)
    }
    /// `u` below the prime.
    fn canonical(&self) -> [u8; 32] {
        let mut u = words::of_bytes(&self.0);
        u[3] &= u64::MAX >> 1;
        let (less, borrow) = words::difference(&u, &PRIME);
        words::to_bytes(&words::select(&less, &u, borrow))
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

/// The points that Montane knows by other coordinates.
impl EdwardsPoint {
    /// The same point of the Montgomery form, by `u`.
    pub fn to_montgomery(&self) -> MontgomeryPoint {
        MontgomeryPoint(self.0.to_montgomery().0)
    }
    /// The same points of the Montgomery form.
    #[cfg(all(dalek5, feature = "alloc"))]
    pub fn to_montgomery_batch(eds: &[Self]) -> alloc::vec::Vec<MontgomeryPoint> {
        eds.iter().map(Self::to_montgomery).collect()
    }
    /// Hashes to a point, in a way that is no standard: the first 32 bytes of the hash by Elligator 2, its highest bit
    /// as the sign, times 8.
    #[cfg(all(not(dalek5), feature = "digest"))]
    #[deprecated(since = "4.0.0", note = "RFC 9380 has the standard ways")]
    pub fn nonspec_map_to_curve<D>(bytes: &[u8]) -> Self
    where
        D: digest::Digest<OutputSize = digest::generic_array::typenum::U64> + Default,
    {
        let hash = D::default().chain_update(bytes).finalize();
        let half: [u8; 32] = core::array::from_fn(|i| hash[i]);
        let u = MontgomeryPoint(ours::elligator::elligator2_u(&half));
        u.to_edwards(half[31] >> 7).expect("Elligator 2 gives points of the curve").mul_by_cofactor()
    }
}

// The low 255 bits of a scalar, which may have another if it is a sum of some that are not reduced.
binary_operator!(Mul, mul, MontgomeryPoint, Scalar, MontgomeryPoint, |p, s| {
    let mut bytes = s.bytes;
    bytes[31] &= 0x7f;
    MontgomeryPoint(p.ours().mul_unreduced(&bytes).0)
});
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
        self.canonical().hash(state);
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
