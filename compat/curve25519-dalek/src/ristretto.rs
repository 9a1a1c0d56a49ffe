//! ristretto255 (RFC 9496).

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::array::TryFromSliceError;
#[cfg(feature = "alloc")]
use core::borrow::Borrow;
use core::fmt;

#[cfg(feature = "digest")]
use digest::{Digest, consts::U64};
use montane_edwards25519 as ours;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::scalar::Scalar;
use crate::traits::Identity;
#[cfg(feature = "alloc")]
use crate::traits::{MultiscalarMul, VartimeMultiscalarMul, VartimePrecomputedMultiscalarMul};

/// The encoding of an element.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct CompressedRistretto(pub [u8; 32]);

impl CompressedRistretto {
    /// The bytes.
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }
    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
    /// From 32 bytes.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, TryFromSliceError> {
        bytes.try_into().map(Self)
    }
    /// The element, if these bytes are an encoding.
    pub fn decompress(&self) -> Option<RistrettoPoint> {
        ours::CompressedRistretto(self.0).decompress().map(RistrettoPoint)
    }
}

impl ConstantTimeEq for CompressedRistretto {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}
impl fmt::Debug for CompressedRistretto {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CompressedRistretto: {:?}", self.as_bytes())
    }
}
impl TryFrom<&[u8]> for CompressedRistretto {
    type Error = TryFromSliceError;
    fn try_from(bytes: &[u8]) -> Result<Self, TryFromSliceError> {
        Self::from_slice(bytes)
    }
}
impl Identity for CompressedRistretto {
    fn identity() -> Self {
        Self([0; 32])
    }
}
impl Default for CompressedRistretto {
    fn default() -> Self {
        Self::identity()
    }
}

/// An element of the group.
#[derive(Copy, Clone)]
pub struct RistrettoPoint(pub(crate) ours::RistrettoPoint);

impl RistrettoPoint {
    /// The encoding.
    pub fn compress(&self) -> CompressedRistretto {
        CompressedRistretto(self.0.compress().0)
    }
    /// The encodings of the doubles.
    #[cfg(feature = "alloc")]
    pub fn double_and_compress_batch<'a, I: IntoIterator<Item = &'a Self>>(points: I) -> Vec<CompressedRistretto> {
        let points: Vec<_> = points.into_iter().map(|p| p.0).collect();
        let encodings = ours::RistrettoPoint::double_and_compress_batch(&points);
        encodings.into_iter().map(|encoding| CompressedRistretto(encoding.0)).collect()
    }
    /// A uniform element.
    #[cfg(feature = "rand_core")]
    pub fn random<R: crate::Generator + ?Sized>(rng: &mut R) -> Self {
        let mut uniform = [0; 64];
        rng.fill_bytes(&mut uniform);
        Self::from_uniform_bytes(&uniform)
    }
    /// A uniform element, or the generator's error.
    #[cfg(all(dalek5, feature = "rand_core"))]
    pub fn try_random<R: rand_core::TryCryptoRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        let mut uniform = [0; 64];
        rng.try_fill_bytes(&mut uniform)?;
        Ok(Self::from_uniform_bytes(&uniform))
    }
    /// The element that the hash of `input` gives.
    #[cfg(feature = "digest")]
    pub fn hash_from_bytes<D: Digest<OutputSize = U64> + Default>(input: &[u8]) -> Self {
        Self::from_hash(D::default().chain_update(input))
    }
    /// The element that what has been hashed gives.
    #[cfg(feature = "digest")]
    pub fn from_hash<D: Digest<OutputSize = U64> + Default>(hash: D) -> Self {
        let mut uniform = [0; 64];
        uniform.copy_from_slice(&hash.finalize());
        Self::from_uniform_bytes(&uniform)
    }
    /// The element that 64 uniform bytes give.
    pub fn from_uniform_bytes(bytes: &[u8; 64]) -> Self {
        Self(ours::RistrettoPoint::from_uniform_bytes(bytes))
    }
    /// The element that one half of those bytes gives: not uniform.
    #[cfg(dalek5)]
    pub fn map_to_curve(bytes: [u8; 32]) -> Self {
        Self(ours::RistrettoPoint::map_to_curve(&bytes))
    }
    /// The product of the generator; constant time.
    pub fn mul_base(scalar: &Scalar) -> Self {
        Self(ours::RistrettoPoint::mul_base(&scalar.ours()))
    }
    /// `[a] A + [b] B` for the generator `B`, for values that are not secret.
    #[allow(non_snake_case, reason = "the name of the parameter there")]
    pub fn vartime_double_scalar_mul_basepoint(a: &Scalar, A: &Self, b: &Scalar) -> Self {
        Self(ours::RistrettoPoint::double_scalar_mul_basepoint_vartime(&a.ours(), &A.0, &b.ours()))
    }
}

additive_operators!(RistrettoPoint, RistrettoPoint::identity());
binary_operator!(Mul, mul, RistrettoPoint, Scalar, RistrettoPoint, |p, s| RistrettoPoint(p.0 * s.ours()));
binary_operator!(Mul, mul, Scalar, RistrettoPoint, RistrettoPoint, |s, p| p * s);
assigning_operator!(MulAssign, mul_assign, RistrettoPoint, Scalar, core::ops::Mul::mul);

/// Modulo the order: there is no component of another.
#[cfg(feature = "alloc")]
fn reduced(scalars: &[Scalar]) -> Vec<ours::Scalar> {
    scalars.iter().map(Scalar::ours).collect()
}

#[cfg(feature = "alloc")]
fn sum(points: &[ours::RistrettoPoint], scalars: &[Scalar]) -> ours::RistrettoPoint {
    ours::RistrettoPoint::msm(points, &reduced(scalars)).expect("as many of each")
}

#[cfg(feature = "alloc")]
fn sum_vartime(points: &[ours::RistrettoPoint], scalars: &[Scalar]) -> ours::RistrettoPoint {
    ours::RistrettoPoint::msm_vartime(points, &reduced(scalars)).expect("as many of each")
}

sums_of_products!(RistrettoPoint, ours::RistrettoPoint, VartimeRistrettoPrecomputation, sum, sum_vartime);

impl Identity for RistrettoPoint {
    fn identity() -> Self {
        Self(ours::RistrettoPoint::IDENTITY)
    }
}
impl Default for RistrettoPoint {
    fn default() -> Self {
        Self::identity()
    }
}
impl PartialEq for RistrettoPoint {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}
impl Eq for RistrettoPoint {}
impl ConstantTimeEq for RistrettoPoint {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}
impl ConditionallySelectable for RistrettoPoint {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(ours::RistrettoPoint::conditional_select(&a.0, &b.0, choice))
    }
}
impl fmt::Debug for RistrettoPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for CompressedRistretto {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}
#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for RistrettoPoint {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

/// A fixed element: products with the generator have tables of Montane's own, others none.
#[cfg(feature = "precomputed-tables")]
#[derive(Clone)]
#[repr(transparent)]
pub struct RistrettoBasepointTable(pub(crate) RistrettoPoint);

#[cfg(feature = "precomputed-tables")]
impl RistrettoBasepointTable {
    /// Prepares an element.
    pub fn create(basepoint: &RistrettoPoint) -> Self {
        Self(*basepoint)
    }
    /// The element.
    pub fn basepoint(&self) -> RistrettoPoint {
        self.0
    }
}

#[cfg(feature = "precomputed-tables")]
impl<'b> core::ops::Mul<&'b Scalar> for &RistrettoBasepointTable {
    type Output = RistrettoPoint;
    fn mul(self, scalar: &'b Scalar) -> RistrettoPoint {
        if self.0.0 == ours::RistrettoPoint::BASEPOINT { RistrettoPoint::mul_base(scalar) } else { self.0 * scalar }
    }
}
#[cfg(feature = "precomputed-tables")]
impl<'a> core::ops::Mul<&'a RistrettoBasepointTable> for &Scalar {
    type Output = RistrettoPoint;
    fn mul(self, table: &'a RistrettoBasepointTable) -> RistrettoPoint {
        table * self
    }
}
