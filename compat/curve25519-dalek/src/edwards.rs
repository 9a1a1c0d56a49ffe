//! Points of the Edwards form of Curve25519.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::array::TryFromSliceError;
#[cfg(feature = "alloc")]
use core::borrow::Borrow;
use core::fmt;

use montane_edwards25519 as ours;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::scalar::Scalar;
#[cfg(feature = "precomputed-tables")]
use crate::traits::BasepointTable;
use crate::traits::Identity;
#[cfg(feature = "alloc")]
use crate::traits::{MultiscalarMul, VartimeMultiscalarMul, VartimePrecomputedMultiscalarMul};
use crate::words;

/// The encoding of a point: `y` and the lowest bit of `x`.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct CompressedEdwardsY(pub [u8; 32]);

impl CompressedEdwardsY {
    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
    /// The bytes.
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }
    /// The point, if there is one; `y` may be `p` or more, and the sign of `x = 0` is ignored.
    pub fn decompress(&self) -> Option<EdwardsPoint> {
        ours::CompressedEdwardsY(self.0).decompress().map(EdwardsPoint)
    }
    /// From 32 bytes.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, TryFromSliceError> {
        bytes.try_into().map(Self)
    }
}

impl ConstantTimeEq for CompressedEdwardsY {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}
impl fmt::Debug for CompressedEdwardsY {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CompressedEdwardsY: {:?}", self.as_bytes())
    }
}
impl TryFrom<&[u8]> for CompressedEdwardsY {
    type Error = TryFromSliceError;
    fn try_from(bytes: &[u8]) -> Result<Self, TryFromSliceError> {
        Self::from_slice(bytes)
    }
}
impl Identity for CompressedEdwardsY {
    fn identity() -> Self {
        Self(ours::CompressedEdwardsY::default().0)
    }
}
impl Default for CompressedEdwardsY {
    fn default() -> Self {
        Self::identity()
    }
}

/// A point of the curve.
#[derive(Copy, Clone)]
pub struct EdwardsPoint(pub(crate) ours::EdwardsPoint);

/// A point in the subgroup of order `L`.
#[cfg(feature = "group")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(dalek5, derive(Default))]
pub struct SubgroupPoint(pub(crate) EdwardsPoint);

/// Not in the original: the way to Montane's own functions and back.
impl From<ours::EdwardsPoint> for EdwardsPoint {
    fn from(point: ours::EdwardsPoint) -> Self {
        Self(point)
    }
}
/// As above.
impl From<EdwardsPoint> for ours::EdwardsPoint {
    fn from(point: EdwardsPoint) -> Self {
        point.0
    }
}

impl EdwardsPoint {
    /// The encoding.
    pub fn compress(&self) -> CompressedEdwardsY {
        CompressedEdwardsY(self.0.compress().0)
    }
    /// The encodings of many points, with one inversion.
    #[cfg(dalek5)]
    pub fn compress_batch<const N: usize>(inputs: &[Self; N]) -> [CompressedEdwardsY; N] {
        let affine = ours::EdwardsPoint::batch_to_affine(&inputs.map(|p| p.0));
        core::array::from_fn(|i| CompressedEdwardsY(affine[i].to_bytes()))
    }
    /// As `compress_batch`.
    #[cfg(all(dalek5, feature = "alloc"))]
    pub fn compress_batch_alloc(inputs: &[Self]) -> Vec<CompressedEdwardsY> {
        let points: Vec<_> = inputs.iter().map(|p| p.0).collect();
        ours::EdwardsPoint::batch_to_affine(&points).iter().map(|p| CompressedEdwardsY(p.to_bytes())).collect()
    }
    /// A uniform point of the curve other than the neutral element.
    #[cfg(all(dalek5, feature = "rand_core"))]
    pub fn random<R: rand_core::Rng + ?Sized>(rng: &mut R) -> Self {
        loop {
            let mut bytes = [0; 32];
            rng.fill_bytes(&mut bytes);
            if let Some(point) = CompressedEdwardsY(bytes).decompress() {
                if point != Self::identity() {
                    return point;
                }
            }
        }
    }
    /// `[scalar] B`; constant time.
    pub fn mul_base(scalar: &Scalar) -> Self {
        Self(ours::EdwardsPoint::mul_base(&scalar.ours()))
    }
    /// The product with a clamped integer; constant time.
    pub fn mul_clamped(self, bytes: [u8; 32]) -> Self {
        Self(self.0.mul_clamped(bytes))
    }
    /// `[n] B` for a clamped integer; constant time.
    pub fn mul_base_clamped(bytes: [u8; 32]) -> Self {
        Self(ours::EdwardsPoint::mul_base_clamped(bytes))
    }
    /// `[a] A + [b] B`, for values that are not secret.
    #[allow(non_snake_case, reason = "the name of the parameter there")]
    pub fn vartime_double_scalar_mul_basepoint(a: &Scalar, A: &Self, b: &Scalar) -> Self {
        match a.canonical() {
            Some(a) => Self(ours::EdwardsPoint::double_scalar_mul_basepoint_vartime(&a, &A.0, &b.ours())),
            None => A * a + Self::mul_base(b),
        }
    }
    /// `8 self`
    pub fn mul_by_cofactor(&self) -> Self {
        Self(self.0.mul_by_cofactor())
    }
    /// Whether the order divides 8.
    pub fn is_small_order(&self) -> bool {
        self.0.is_small_order()
    }
    /// Whether the point is in the subgroup of order `L`.
    pub fn is_torsion_free(&self) -> bool {
        self.0.is_torsion_free()
    }
}

/// The product with the integer itself, which may be one that is not reduced: a component of small order feels the
/// difference.
fn product(point: &ours::EdwardsPoint, scalar: &Scalar) -> ours::EdwardsPoint {
    if is_below_2_255(scalar) {
        return point.mul_unreduced(&scalar.bytes);
    }
    let half = words::to_bytes(&words::half(&words::of_bytes(&scalar.bytes), Choice::from(0)));
    let rest =
        ours::EdwardsPoint::conditional_select(&ours::EdwardsPoint::IDENTITY, point, Choice::from(scalar.bytes[0] & 1));
    point.mul_unreduced(&half).double() + rest
}

/// Whether a scalar has at most 255 bits, as all have but sums of those that are not reduced.
fn is_below_2_255(scalar: &Scalar) -> bool {
    scalar.bytes[31] < 128
}

additive_operators!(EdwardsPoint, EdwardsPoint::identity());
binary_operator!(Mul, mul, EdwardsPoint, Scalar, EdwardsPoint, |p, s| EdwardsPoint(product(&p.0, s)));
binary_operator!(Mul, mul, Scalar, EdwardsPoint, EdwardsPoint, |s, p| p * s);
assigning_operator!(MulAssign, mul_assign, EdwardsPoint, Scalar, core::ops::Mul::mul);

impl Identity for EdwardsPoint {
    fn identity() -> Self {
        Self(ours::EdwardsPoint::IDENTITY)
    }
}
impl Default for EdwardsPoint {
    fn default() -> Self {
        Self::identity()
    }
}
impl ConditionallySelectable for EdwardsPoint {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(ours::EdwardsPoint::conditional_select(&a.0, &b.0, choice))
    }
}
impl ConstantTimeEq for EdwardsPoint {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}
impl PartialEq for EdwardsPoint {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}
impl Eq for EdwardsPoint {}
impl fmt::Debug for EdwardsPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for CompressedEdwardsY {
    fn zeroize(&mut self) {
        self.0.zeroize();
        self.0[0] = 1;
    }
}
#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for EdwardsPoint {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

/// The integers themselves, if each is one that Montane's sums take.
#[cfg(feature = "alloc")]
fn integers(scalars: &[Scalar]) -> Option<Vec<[u8; 32]>> {
    scalars.iter().all(is_below_2_255).then(|| scalars.iter().map(|s| s.bytes).collect())
}

#[cfg(feature = "alloc")]
fn sum_one_by_one(points: &[ours::EdwardsPoint], scalars: &[Scalar]) -> ours::EdwardsPoint {
    points.iter().zip(scalars).map(|(p, s)| product(p, s)).sum()
}

#[cfg(feature = "alloc")]
fn sum(points: &[ours::EdwardsPoint], scalars: &[Scalar]) -> ours::EdwardsPoint {
    match integers(scalars) {
        Some(numbers) => ours::EdwardsPoint::msm_unreduced(points, &numbers).expect("as many of each"),
        None => sum_one_by_one(points, scalars),
    }
}

#[cfg(feature = "alloc")]
fn sum_vartime(points: &[ours::EdwardsPoint], scalars: &[Scalar]) -> ours::EdwardsPoint {
    match integers(scalars) {
        Some(numbers) => ours::EdwardsPoint::msm_unreduced_vartime(points, &numbers).expect("as many of each"),
        None => sum_one_by_one(points, scalars),
    }
}

sums_of_products!(EdwardsPoint, ours::EdwardsPoint, VartimeEdwardsPrecomputation, sum, sum_vartime);

/// A type with the name of a table, which holds its point: products with the generator have tables of Montane's own,
/// others none.
#[cfg(feature = "precomputed-tables")]
macro_rules! tables {
    ($($name:ident)*) => {$(
        /// A fixed point.
        #[derive(Clone)]
        #[repr(transparent)]
        pub struct $name(pub(crate) EdwardsPoint);

        impl BasepointTable for $name {
            type Point = EdwardsPoint;
            fn create(basepoint: &EdwardsPoint) -> Self {
                Self(*basepoint)
            }
            fn basepoint(&self) -> EdwardsPoint {
                self.0
            }
            fn mul_base(&self, scalar: &Scalar) -> EdwardsPoint {
                if self.0.0 == ours::EdwardsPoint::BASEPOINT { EdwardsPoint::mul_base(scalar) } else { self.0 * scalar }
            }
        }
        impl<'b> core::ops::Mul<&'b Scalar> for &$name {
            type Output = EdwardsPoint;
            fn mul(self, scalar: &'b Scalar) -> EdwardsPoint {
                self.mul_base(scalar)
            }
        }
        impl<'a> core::ops::Mul<&'a $name> for &Scalar {
            type Output = EdwardsPoint;
            fn mul(self, table: &'a $name) -> EdwardsPoint {
                table.mul_base(self)
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({:?})", stringify!($name), self.0)
            }
        }
    )*};
}

#[cfg(feature = "precomputed-tables")]
tables!(
    EdwardsBasepointTable EdwardsBasepointTableRadix32 EdwardsBasepointTableRadix64 EdwardsBasepointTableRadix128
    EdwardsBasepointTableRadix256
);

/// The first of the tables.
#[cfg(feature = "precomputed-tables")]
pub type EdwardsBasepointTableRadix16 = EdwardsBasepointTable;

/// Any table from any other.
#[cfg(feature = "precomputed-tables")]
macro_rules! conversions {
    ($($from:ident => $($to:ident)*;)*) => {$($(
        impl<'a> From<&'a $from> for $to {
            fn from(table: &'a $from) -> Self {
                Self(table.0)
            }
        }
        impl<'a> From<&'a $to> for $from {
            fn from(table: &'a $to) -> Self {
                Self(table.0)
            }
        }
    )*)*};
}

#[cfg(feature = "precomputed-tables")]
conversions!(
    EdwardsBasepointTable => EdwardsBasepointTableRadix32 EdwardsBasepointTableRadix64 EdwardsBasepointTableRadix128
        EdwardsBasepointTableRadix256;
    EdwardsBasepointTableRadix32 => EdwardsBasepointTableRadix64 EdwardsBasepointTableRadix128
        EdwardsBasepointTableRadix256;
    EdwardsBasepointTableRadix64 => EdwardsBasepointTableRadix128 EdwardsBasepointTableRadix256;
    EdwardsBasepointTableRadix128 => EdwardsBasepointTableRadix256;
);
