//! Points of the Edwards form of Curve25519.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::array::TryFromSliceError;
#[cfg(feature = "alloc")]
use core::borrow::Borrow;
use core::fmt;

use montane_curves::edwards25519 as ours;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::montgomery::MontgomeryPoint;
use crate::scalar::Scalar;
#[cfg(feature = "precomputed-tables")]
use crate::traits::BasepointTable;
use crate::traits::Identity;
#[cfg(feature = "alloc")]
use crate::traits::{MultiscalarMul, VartimeMultiscalarMul, VartimePrecomputedMultiscalarMul};

#[cfg(feature = "group")]
pub use crate::group_traits::SubgroupPoint;

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
    /// The same point of the Montgomery form, by `u`.
    pub fn to_montgomery(&self) -> MontgomeryPoint {
        MontgomeryPoint(self.0.to_montgomery().0)
    }
    /// The encoding.
    pub fn compress(&self) -> CompressedEdwardsY {
        CompressedEdwardsY(self.0.compress().0)
    }
    /// Hashes to a point, in a way that is no standard: the first 32 bytes of the hash by Elligator 2, its highest bit as the
    /// sign, times 8.
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
    /// The same points of the Montgomery form.
    #[cfg(all(dalek5, feature = "alloc"))]
    pub fn to_montgomery_batch(eds: &[Self]) -> Vec<MontgomeryPoint> {
        eds.iter().map(Self::to_montgomery).collect()
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
        Self(ours::EdwardsPoint::double_scalar_mul_basepoint_vartime(&a.ours(), &A.0, &b.ours()))
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

additive_operators!(EdwardsPoint, EdwardsPoint::identity());
// The integer itself, which may be one that is not reduced: a component of small order feels the difference.
binary_operator!(Mul, mul, EdwardsPoint, Scalar, EdwardsPoint, |p, s| EdwardsPoint(p.0.mul_unreduced(&s.bytes)));
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

/// Scalars and points of iterators that must be equally long.
#[cfg(feature = "alloc")]
pub(crate) fn collect<S: Borrow<Scalar>, P>(
    scalars: impl IntoIterator<Item = S>,
    points: impl IntoIterator<Item = P>,
) -> (Vec<ours::Scalar>, Vec<P>) {
    let scalars: Vec<_> = scalars.into_iter().map(|s| s.borrow().ours()).collect();
    let points: Vec<_> = points.into_iter().collect();
    assert_eq!(scalars.len(), points.len(), "one scalar for each point");
    (scalars, points)
}

/// The traits of sums of products, for a type that wraps one with `msm` and `msm_vartime`, and precomputed sums.
macro_rules! sums_of_products {
    ($point:ident, $ours:path, $precomputation:ident) => {
        #[cfg(feature = "alloc")]
        impl MultiscalarMul for $point {
            type Point = $point;
            fn multiscalar_mul<I, J>(scalars: I, points: J) -> $point
            where
                I: IntoIterator,
                I::Item: Borrow<Scalar>,
                J: IntoIterator,
                J::Item: Borrow<$point>,
            {
                let points = points.into_iter().map(|p| p.borrow().0);
                let (scalars, points) = $crate::edwards::collect(scalars, points);
                $point(<$ours>::msm(&points, &scalars).expect("as many of each"))
            }
        }

        #[cfg(feature = "alloc")]
        impl VartimeMultiscalarMul for $point {
            type Point = $point;
            fn optional_multiscalar_mul<I, J>(scalars: I, points: J) -> Option<$point>
            where
                I: IntoIterator,
                I::Item: Borrow<Scalar>,
                J: IntoIterator<Item = Option<$point>>,
            {
                let (scalars, points) = $crate::edwards::collect(scalars, points);
                let points: Option<Vec<_>> = points.into_iter().map(|p| p.map(|p| p.0)).collect();
                Some($point(<$ours>::msm_vartime(&points?, &scalars).expect("as many of each")))
            }
        }

        /// Points that are known before their scalars.
        #[cfg(feature = "alloc")]
        pub struct $precomputation(Vec<$ours>);

        #[cfg(feature = "alloc")]
        impl VartimePrecomputedMultiscalarMul for $precomputation {
            type Point = $point;

            fn new<I>(static_points: I) -> Self
            where
                I: IntoIterator,
                I::Item: Borrow<$point>,
            {
                Self(static_points.into_iter().map(|p| p.borrow().0).collect())
            }

            #[cfg(dalek5)]
            fn len(&self) -> usize {
                self.0.len()
            }

            #[cfg(dalek5)]
            fn is_empty(&self) -> bool {
                self.0.is_empty()
            }

            fn optional_mixed_multiscalar_mul<I, J, K>(
                &self,
                static_scalars: I,
                dynamic_scalars: J,
                dynamic_points: K,
            ) -> Option<$point>
            where
                I: IntoIterator,
                I::Item: Borrow<Scalar>,
                J: IntoIterator,
                J::Item: Borrow<Scalar>,
                K: IntoIterator<Item = Option<$point>>,
            {
                let mut scalars: Vec<_> = static_scalars.into_iter().map(|s| s.borrow().ours()).collect();
                // Version 5 takes points without scalars as multiplied by zero.
                let enough = if cfg!(dalek5) { scalars.len() <= self.0.len() } else { scalars.len() == self.0.len() };
                assert!(enough, "one scalar for each point");
                let known = &self.0[..scalars.len()];
                let (more, dynamic) = $crate::edwards::collect(dynamic_scalars, dynamic_points);
                scalars.extend(more);
                let dynamic: Option<Vec<_>> = dynamic.into_iter().map(|p| p.map(|p| p.0)).collect();
                let points: Vec<_> = known.iter().copied().chain(dynamic?).collect();
                Some($point(<$ours>::msm_vartime(&points, &scalars).expect("as many of each")))
            }
        }
    };
}
pub(crate) use sums_of_products;

sums_of_products!(EdwardsPoint, ours::EdwardsPoint, VartimeEdwardsPrecomputation);

/// A type with the name of a table, which holds its point: products with the generator have tables of Montane's own, others none.
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
                if self.0 == crate::constants::ED25519_BASEPOINT_POINT { EdwardsPoint::mul_base(scalar) } else { self.0 * scalar }
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
