//! The group of edwards25519: points, their encoding and arithmetic. Constant time unless a name says otherwise.

use core::fmt;

use montane_fields::curve25519::{FieldForm, FieldOps, is_zero};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroize;

use super::operators::{additive_operators, product_operators};
use super::scalar_traits::clamped_words;
use super::{Affine, Coordinates, Scalar, affine, base, constants};
use crate::edwards::Extended;

/// A point of the curve `-x^2 + y^2 = 1 + d x^2 y^2` modulo `2^255 - 19`, of any order: `8 L` points in all.
///
/// `X`, `Y`, `Z`, `T` with `x = X/Z`, `y = Y/Z`, `xy = T/Z`, each by some representative below `2^256`.
///
/// ```
/// # mod montane { pub mod edwards25519 { pub use montane_edwards25519::*; } }
/// use montane::edwards25519::{CompressedEdwardsY, EdwardsPoint, Scalar};
///
/// let point = EdwardsPoint::mul_base(&Scalar::from(42u64));
/// assert_eq!(point + EdwardsPoint::BASEPOINT, EdwardsPoint::BASEPOINT * Scalar::from(43u64));
/// let bytes: [u8; 32] = point.compress().to_bytes();
/// // Any point of the curve has an encoding; whether it is in the group of order `L` is asked apart.
/// let again = CompressedEdwardsY(bytes).decompress().unwrap();
/// assert!(again == point && again.is_torsion_free());
/// ```
#[derive(Clone, Copy)]
pub struct EdwardsPoint(pub(super) Coordinates);

/// The encoding of a point: `y` and the lowest bit of `x` (RFC 8032, section 5.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CompressedEdwardsY(pub [u8; 32]);

impl CompressedEdwardsY {
    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The bytes.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The point, if there is one with that `y`. As ZIP 215 and curve25519-dalek have it, `y` may be `p` or more, and
    /// the sign of `x = 0` is ignored. Not for secrets.
    #[must_use]
    pub fn decompress(&self) -> Option<EdwardsPoint> {
        Affine::from_bytes_vartime(&self.0).map(|d| EdwardsPoint::from(&d.point))
    }

    /// The point, if these bytes are the encoding that it has (RFC 8032, section 5.1.3). Not for secrets.
    #[must_use]
    pub fn decompress_canonical(&self) -> Option<EdwardsPoint> {
        Affine::from_bytes_vartime(&self.0).filter(|d| d.canonical).map(|d| EdwardsPoint::from(&d.point))
    }
}

impl fmt::Debug for CompressedEdwardsY {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CompressedEdwardsY(")?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str(")")
    }
}

impl ConstantTimeEq for CompressedEdwardsY {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl Default for CompressedEdwardsY {
    fn default() -> Self {
        EdwardsPoint::IDENTITY.compress()
    }
}

impl From<&Affine> for EdwardsPoint {
    fn from(p: &Affine) -> Self {
        best_form!(|isa: F| Self::store(&p.extended::<F>(isa)))
    }
}

impl EdwardsPoint {
    /// The neutral element `(0, 1)`.
    pub const IDENTITY: Self = Self([[0; 4], [1, 0, 0, 0], [1, 0, 0, 0], [0; 4]]);

    /// The base point `B` of RFC 8032, of order `L`, with `y = 4/5`.
    pub const BASEPOINT: Self = Self([constants::BASE_X, constants::BASE_Y, [1, 0, 0, 0], constants::BASE_T]);

    /// The points whose order divides 8: the `i`-th is `i` times the first, which has order 8.
    pub const EIGHT_TORSION: [Self; 8] = {
        let [p0, p1, p2, p3, p4, p5, p6, p7] = constants::EIGHT_TORSION;
        [Self(p0), Self(p1), Self(p2), Self(p3), Self(p4), Self(p5), Self(p6), Self(p7)]
    };

    /// In a form of the field.
    #[inline(always)]
    pub(super) fn load<F: FieldForm>(&self, isa: F::Isa) -> Extended<F> {
        let [x, y, z, t] = self.0.map(
            #[inline(always)]
            |words| F::from_words(isa, words),
        );
        Extended { x, y, z, t }
    }

    /// From a form of the field.
    #[inline(always)]
    pub(super) fn store<F: FieldForm>(p: &Extended<F>) -> Self {
        Self([p.x.to_any_words(), p.y.to_any_words(), p.z.to_any_words(), p.t.to_any_words()])
    }

    /// The encoding (RFC 8032, section 5.1.2).
    #[must_use]
    pub fn compress(&self) -> CompressedEdwardsY {
        CompressedEdwardsY(self.to_affine().to_bytes())
    }

    /// The affine coordinates.
    #[doc(hidden)]
    #[must_use]
    pub fn to_affine(&self) -> Affine {
        best_form!(|isa: F| affine(&self.load::<F>(isa).projective()))
    }

    /// `self + other`
    #[must_use]
    pub fn add(&self, other: &Self) -> Self {
        best_form!(|isa: F| {
            let addend = other.load::<F>(isa).cached(F::from_words(isa, constants::D2));
            Self::store(&self.load::<F>(isa).add(&addend).extended())
        })
    }

    /// `self - other`
    #[must_use]
    pub fn sub(&self, other: &Self) -> Self {
        self.add(&other.neg())
    }

    /// `-self`
    #[must_use]
    pub fn neg(&self) -> Self {
        best_form!(|isa: F| Self::store(&self.load::<F>(isa).neg()))
    }

    /// `2 self`
    #[must_use]
    pub fn double(&self) -> Self {
        self.mul_by_pow_2(1)
    }

    /// `2^k self`, for `k >= 1`; time depends on `k`.
    #[must_use]
    pub fn mul_by_pow_2(&self, k: u32) -> Self {
        debug_assert!(k >= 1);
        best_form!(|isa: F| {
            let mut p = self.load::<F>(isa).projective();
            for _ in 1..k {
                p = p.double().projective();
            }
            Self::store(&p.double().extended())
        })
    }

    /// `8 self`, which is in the subgroup of order `L`.
    #[must_use]
    pub fn mul_by_cofactor(&self) -> Self {
        self.mul_by_pow_2(3)
    }

    /// `[scalar] B`
    #[must_use]
    pub fn mul_base(scalar: &Scalar) -> Self {
        Self::mul_base_words(&scalar.0)
    }

    /// `[n] B` for the clamped integer `n`.
    #[must_use]
    pub fn mul_base_clamped(bytes: [u8; 32]) -> Self {
        Self::mul_base_words(&clamped_words(bytes))
    }

    fn mul_base_words(s: &[u64; 4]) -> Self {
        best_form!(|isa: F| Self::store(&base::mul_base_best::<F>(isa, s)))
    }

    /// Whether `8 self` is the neutral element.
    #[must_use]
    pub fn is_small_order(&self) -> bool {
        self.mul_by_cofactor().is_identity().into()
    }

    /// Whether this is the neutral element.
    #[must_use]
    pub fn is_identity(&self) -> Choice {
        self.ct_eq(&Self::IDENTITY)
    }

    /// `a + (b - a) choice`, coordinate by coordinate.
    fn select(a: &Self, b: &Self, choice: Choice) -> Self {
        let mut out = *a;
        for (word, other) in out.0.as_flattened_mut().iter_mut().zip(b.0.as_flattened()) {
            word.conditional_assign(other, choice);
        }
        out
    }
}

impl ConstantTimeEq for EdwardsPoint {
    /// `X Z' = X' Z` and `Y Z' = Y' Z`
    fn ct_eq(&self, other: &Self) -> Choice {
        best_form!(|isa: F| {
            let (a, b) = (self.load::<F>(isa), other.load::<F>(isa));
            let x = is_zero(a.x.mul(b.z).sub(b.x.mul(a.z)));
            let y = is_zero(a.y.mul(b.z).sub(b.y.mul(a.z)));
            Choice::from((x & y) as u8)
        })
    }
}

impl PartialEq for EdwardsPoint {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for EdwardsPoint {}

impl core::hash::Hash for EdwardsPoint {
    /// Equal points have one encoding.
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.compress().hash(state);
    }
}

impl ConditionallySelectable for EdwardsPoint {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self::select(a, b, choice)
    }
}

impl Default for EdwardsPoint {
    fn default() -> Self {
        Self::IDENTITY
    }
}

/// Does not print the coordinates: they may be secret.
impl fmt::Debug for EdwardsPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EdwardsPoint(..)")
    }
}

impl Zeroize for EdwardsPoint {
    /// Leaves the neutral element.
    fn zeroize(&mut self) {
        self.0.zeroize();
        *self = Self::IDENTITY;
    }
}

impl Zeroize for CompressedEdwardsY {
    /// Leaves the encoding of the neutral element.
    fn zeroize(&mut self) {
        self.0.zeroize();
        self.0[0] = 1;
    }
}

additive_operators!(EdwardsPoint, EdwardsPoint::IDENTITY);
product_operators!(EdwardsPoint);
