//! The points of G1 and G2 and their encodings.

use alloc::vec;
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt;
use core::iter::Sum;
use core::ops::Neg;

use group::prime::PrimeGroup;
use group::{GroupEncoding, UncompressedEncoding};
use montane_curves::DecodeError;
use montane_curves::bls12_381 as ours;
use montane_fields::binary_operator;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use crate::base::{Fp, Fp2};
#[cfg(feature = "alloc")]
use crate::group014;
use crate::scalar::Scalar;

/// The bytes of a point, as the traits of `group` name them.
macro_rules! encoding {
    ($(#[$doc:meta])* $name:ident, $len:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name(pub(crate) [u8; $len]);

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0[..], f)
            }
        }
        impl Default for $name {
            fn default() -> Self {
                Self([0; $len])
            }
        }
        impl AsRef<[u8]> for $name {
            fn as_ref(&self) -> &[u8] {
                &self.0
            }
        }
        impl AsMut<[u8]> for $name {
            fn as_mut(&mut self) -> &mut [u8] {
                &mut self.0
            }
        }
        impl ConstantTimeEq for $name {
            fn ct_eq(&self, other: &Self) -> Choice {
                self.0.ct_eq(&other.0)
            }
        }
        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.ct_eq(other).into()
            }
        }
        impl Eq for $name {}
        #[cfg(feature = "zeroize")]
        impl zeroize::DefaultIsZeroes for $name {}
    };
}

/// What both kinds of points have.
macro_rules! for_both {
    ($point:ident, $ours:ty) => {
        impl $point {
            /// The point at infinity.
            pub fn identity() -> Self {
                Self(<$ours>::identity())
            }
            /// The customary generator of the subgroup.
            pub fn generator() -> Self {
                Self(<$ours>::generator())
            }
            /// Whether this is the point at infinity.
            #[inline]
            pub fn is_identity(&self) -> Choice {
                self.0.is_identity()
            }
            /// Whether the coordinates satisfy the equation, or the point is infinity.
            pub fn is_on_curve(&self) -> Choice {
                self.0.is_on_curve()
            }
        }
        impl Default for $point {
            fn default() -> Self {
                Self::identity()
            }
        }
        impl fmt::Display for $point {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(self, f)
            }
        }
        impl ConstantTimeEq for $point {
            fn ct_eq(&self, other: &Self) -> Choice {
                self.0.ct_eq(&other.0)
            }
        }
        impl PartialEq for $point {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.ct_eq(other).into()
            }
        }
        impl Eq for $point {}
        impl ConditionallySelectable for $point {
            fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
                Self(<$ours>::conditional_select(&a.0, &b.0, choice))
            }
        }
        impl Neg for $point {
            type Output = Self;
            #[inline]
            fn neg(self) -> Self {
                Self(-self.0)
            }
        }
        impl Neg for &$point {
            type Output = $point;
            #[inline]
            fn neg(self) -> $point {
                -*self
            }
        }
        #[cfg(feature = "zeroize")]
        impl zeroize::DefaultIsZeroes for $point {}
    };
}

fn ct_option<P, Q: Default>(result: Result<P, DecodeError>, point: impl Fn(P) -> Q) -> CtOption<Q> {
    match result {
        Ok(p) => CtOption::new(point(p), Choice::from(1)),
        Err(_) => CtOption::new(Q::default(), Choice::from(0)),
    }
}

macro_rules! group {
    ($affine:ident, $projective:ident, $base:ident, $compressed:ident $short:literal, $uncompressed:ident $long:literal,
     $name:literal) => {
        #[doc = concat!("An affine point of ", $name, ".")]
        #[derive(Clone, Copy)]
        pub struct $affine(pub(crate) ours::$affine);

        #[doc = concat!("A point of ", $name, " in projective coordinates.")]
        #[derive(Clone, Copy)]
        pub struct $projective(pub(crate) ours::$projective);

        encoding!(#[doc = concat!("The compressed encoding of a point of ", $name, ".")] $compressed, $short);
        encoding!(#[doc = concat!("The uncompressed encoding of a point of ", $name, ".")] $uncompressed, $long);
        for_both!($affine, ours::$affine);
        for_both!($projective, ours::$projective);

        impl $affine {
            /// The compressed encoding.
            pub fn to_compressed(&self) -> [u8; $short] {
                self.0.to_compressed()
            }
            /// The uncompressed encoding.
            pub fn to_uncompressed(&self) -> [u8; $long] {
                self.0.to_uncompressed()
            }
            /// The point of an uncompressed encoding, in the subgroup.
            pub fn from_uncompressed(bytes: &[u8; $long]) -> CtOption<Self> {
                ct_option(ours::$affine::from_uncompressed(bytes), Self)
            }
            /// The point of an uncompressed encoding; neither the equation nor the subgroup is checked.
            pub fn from_uncompressed_unchecked(bytes: &[u8; $long]) -> CtOption<Self> {
                ct_option(ours::$affine::from_uncompressed_unchecked(bytes), Self)
            }
            /// The point of a compressed encoding, in the subgroup.
            pub fn from_compressed(bytes: &[u8; $short]) -> CtOption<Self> {
                ct_option(ours::$affine::from_compressed(bytes), Self)
            }
            /// The point of a compressed encoding, on the curve; the subgroup is not checked.
            pub fn from_compressed_unchecked(bytes: &[u8; $short]) -> CtOption<Self> {
                ct_option(ours::$affine::from_compressed_unchecked(bytes), Self)
            }
            /// Whether the point is in the subgroup of order `r`.
            pub fn is_torsion_free(&self) -> Choice {
                self.0.is_torsion_free()
            }
        }

        impl $projective {
            /// `2 self`
            pub fn double(&self) -> Self {
                Self(self.0.double())
            }
            /// `self + rhs`
            pub fn add(&self, rhs: &Self) -> Self {
                Self(self.0 + rhs.0)
            }
            /// `self + rhs`
            pub fn add_mixed(&self, rhs: &$affine) -> Self {
                Self(self.0 + rhs.0)
            }
            /// A point of the subgroup.
            pub fn clear_cofactor(&self) -> Self {
                Self(self.0.clear_cofactor())
            }
            /// The affine forms of many points, with one inversion.
            ///
            /// # Panics
            /// If the lengths differ.
            pub fn batch_normalize(p: &[Self], q: &mut [$affine]) {
                // Copies of pieces that stay in the cache; an inversion is worth little beside so many products.
                const PIECE: usize = 1024;
                assert_eq!(p.len(), q.len());
                for (p, q) in p.chunks(PIECE).zip(q.chunks_mut(PIECE)) {
                    let from: Vec<_> = p.iter().map(|p| p.0).collect();
                    let mut to = vec![ours::$affine::identity(); p.len()];
                    ours::$projective::batch_normalize(&from, &mut to);
                    q.iter_mut().zip(to).for_each(|(q, ours)| q.0 = ours);
                }
            }
        }

        impl fmt::Debug for $affine {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let (x, y) = self.0.coordinates().unwrap_or((Default::default(), montane_fields::Field::ONE));
                let infinity = self.0.is_identity();
                let mut s = f.debug_struct(stringify!($affine));
                s.field("x", &$base(x)).field("y", &$base(y)).field("infinity", &infinity).finish()
            }
        }
        impl fmt::Debug for $projective {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let (x, y, z) = self.0.homogeneous();
                let mut s = f.debug_struct(stringify!($projective));
                s.field("x", &$base(x)).field("y", &$base(y)).field("z", &$base(z)).finish()
            }
        }

        impl From<&$projective> for $affine {
            fn from(p: &$projective) -> Self {
                Self(p.0.to_affine())
            }
        }
        impl From<$projective> for $affine {
            fn from(p: $projective) -> Self {
                Self::from(&p)
            }
        }
        impl From<&$affine> for $projective {
            fn from(p: &$affine) -> Self {
                Self(p.0.into())
            }
        }
        impl From<$affine> for $projective {
            fn from(p: $affine) -> Self {
                Self::from(&p)
            }
        }

        binary_operator!([] Add, add($projective, $projective) -> $projective, |a, b| $projective(a.0 + b.0), AddAssign, add_assign);
        binary_operator!([] Add, add($projective, $affine) -> $projective, |a, b| $projective(a.0 + b.0), AddAssign, add_assign);
        binary_operator!([] Add, add($affine, $projective) -> $projective, |a, b| $projective(b.0 + a.0));
        binary_operator!([] Sub, sub($projective, $projective) -> $projective, |a, b| $projective(a.0 - b.0), SubAssign, sub_assign);
        binary_operator!([] Sub, sub($projective, $affine) -> $projective, |a, b| $projective(a.0 - b.0), SubAssign, sub_assign);
        binary_operator!([] Sub, sub($affine, $projective) -> $projective, |a, b| $projective(-b.0 + a.0));
        binary_operator!([] Mul, mul($projective, Scalar) -> $projective, |a, k| $projective(a.0 * k.0), MulAssign, mul_assign);
        binary_operator!([] Mul, mul($affine, Scalar) -> $projective, |a, k| $projective(a.0 * k.0));
        binary_operator!([] Mul, mul(Scalar, $projective) -> $projective, |k, a| $projective(a.0 * k.0));
        binary_operator!([] Mul, mul(Scalar, $affine) -> $projective, |k, a| $projective(a.0 * k.0));

        impl<T: Borrow<$projective>> Sum<T> for $projective {
            fn sum<I: Iterator<Item = T>>(iter: I) -> Self {
                iter.fold(Self::identity(), |a, b| a + b.borrow())
            }
        }

        impl PrimeGroup for $projective {}

        #[cfg(feature = "alloc")]
        impl group::WnafGroup for $projective {
            fn recommended_wnaf_for_num_scalars(num_scalars: usize) -> usize {
                <ours::$projective as group014::WnafGroup>::recommended_wnaf_for_num_scalars(num_scalars)
            }
        }

        impl GroupEncoding for $affine {
            type Repr = $compressed;
            fn from_bytes(bytes: &$compressed) -> CtOption<Self> {
                Self::from_compressed(&bytes.0)
            }
            fn from_bytes_unchecked(bytes: &$compressed) -> CtOption<Self> {
                Self::from_compressed_unchecked(&bytes.0)
            }
            fn to_bytes(&self) -> $compressed {
                $compressed(self.to_compressed())
            }
        }
        impl GroupEncoding for $projective {
            type Repr = $compressed;
            fn from_bytes(bytes: &$compressed) -> CtOption<Self> {
                $affine::from_bytes(bytes).map(Self::from)
            }
            fn from_bytes_unchecked(bytes: &$compressed) -> CtOption<Self> {
                $affine::from_bytes_unchecked(bytes).map(Self::from)
            }
            fn to_bytes(&self) -> $compressed {
                $affine::from(self).to_bytes()
            }
        }
        impl UncompressedEncoding for $affine {
            type Uncompressed = $uncompressed;
            fn from_uncompressed(bytes: &$uncompressed) -> CtOption<Self> {
                Self::from_uncompressed(&bytes.0)
            }
            fn from_uncompressed_unchecked(bytes: &$uncompressed) -> CtOption<Self> {
                Self::from_uncompressed_unchecked(&bytes.0)
            }
            fn to_uncompressed(&self) -> $uncompressed {
                $uncompressed(self.to_uncompressed())
            }
        }
    };
}

group!(G1Affine, G1Projective, Fp, G1Compressed 48, G1Uncompressed 96, "G1");
group!(G2Affine, G2Projective, Fp2, G2Compressed 96, G2Uncompressed 192, "G2");
