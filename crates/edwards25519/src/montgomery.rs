//! Points of the Montgomery curve by `u` alone: the group of X25519. Constant time unless a name says otherwise.

use alloc::vec;
use alloc::vec::Vec;

use montane_fields::curve25519::{FieldForm, FieldOps, invert, words_to_bytes};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroize;

use super::operators::product_operators;
use super::scalar_traits::clamp_integer;
use super::{CompressedEdwardsY, EdwardsPoint, Scalar, ladder, split_sign};
use crate::edwards::Extended;

/// `u` of a point of `v^2 = u^3 + 486662 u^2 + u` or of its twist, least significant byte first; the highest bit does
/// not count. Equality is that of `u` modulo `p`.
#[derive(Clone, Copy, Debug, Default)]
pub struct MontgomeryPoint(pub [u8; 32]);

impl EdwardsPoint {
    /// The same point on the Montgomery curve, by `u = (1 + y) / (1 - y)` alone; the neutral element goes to `u = 0`.
    ///
    /// Source: RFC 7748, section 4.1.
    #[must_use]
    pub fn to_montgomery(&self) -> MontgomeryPoint {
        best_form!(|isa: F| {
            let Extended { y, z, .. } = self.load::<F>(isa);
            MontgomeryPoint::from_words(&z.add(y).mul(invert(z.sub(y))).to_words())
        })
    }
}

impl MontgomeryPoint {
    /// The base point, `u = 9`.
    pub const BASEPOINT: Self = {
        let mut u = [0; 32];
        u[0] = 9;
        Self(u)
    };

    pub(super) fn from_words(u: &[u64; 4]) -> Self {
        Self(words_to_bytes(u))
    }

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

    /// `[scalar] self`
    #[must_use]
    pub fn mul(&self, scalar: &Scalar) -> Self {
        Self(ladder::mul_bytes(&scalar.to_bytes(), &self.0))
    }

    /// `[n] self` for the clamped integer `n` (RFC 7748, section 5): X25519.
    #[must_use]
    pub fn mul_clamped(&self, bytes: [u8; 32]) -> Self {
        Self(ladder::mul_bytes(&clamp_integer(bytes), &self.0))
    }

    /// `[n] self` for 32 bytes, least significant first, below `2^255`.
    ///
    /// # Panics
    /// If the number is `2^255` or more.
    #[doc(hidden)]
    #[must_use]
    pub fn mul_unreduced(&self, bytes: &[u8; 32]) -> Self {
        assert!(bytes[31] < 128, "below 2^255");
        Self(ladder::mul_bytes(bytes, &self.0))
    }

    /// `[n] self` for the number of these bits, the highest first, however many. Time depends on how many there are,
    /// and on nothing else.
    #[must_use]
    pub fn mul_bits_be(&self, bits: impl Iterator<Item = bool>) -> Self {
        let mut bits: Vec<bool> = bits.collect();
        let mut words = vec![0; bits.len().div_ceil(64)];
        for (i, bit) in bits.iter().rev().enumerate() {
            words[i / 64] |= u64::from(*bit) << (i % 64);
        }
        let product = Self(ladder::mul_words(&words, bits.len(), &self.0));
        bits.zeroize();
        words.zeroize();
        product
    }

    /// `[scalar] BASEPOINT`
    #[must_use]
    pub fn mul_base(scalar: &Scalar) -> Self {
        Self(ladder::mul_base_bytes(&scalar.to_bytes()))
    }

    /// `[n] BASEPOINT` for the clamped integer `n`.
    #[must_use]
    pub fn mul_base_clamped(bytes: [u8; 32]) -> Self {
        Self(ladder::mul_base_bytes(&clamp_integer(bytes)))
    }

    /// The point of edwards25519 with `y = (u - 1) / (u + 1)` and this lowest bit of `x`, or `None` for a point of the
    /// twist and for `u = -1`. Not for secrets.
    ///
    /// Source: RFC 7748, section 4.1.
    #[must_use]
    pub fn to_edwards(&self, sign: u8) -> Option<EdwardsPoint> {
        let y = best_form!(|isa: F| {
            let u = F::from_words(isa, split_sign(&self.0).0);
            let d = u.add(F::one(isa));
            (montane_fields::curve25519::is_zero(d) == 0)
                .then(|| words_to_bytes(&u.sub(F::one(isa)).mul(invert(d)).to_words()))
        });
        let mut bytes = y?;
        bytes[31] |= (sign & 1) << 7;
        CompressedEdwardsY(bytes).decompress()
    }

    /// The canonical words of `u`.
    fn words(&self) -> [u64; 4] {
        best_form!(|isa: F| F::from_words(isa, split_sign(&self.0).0).to_words())
    }
}

impl ConstantTimeEq for MontgomeryPoint {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.words().ct_eq(&other.words())
    }
}

impl PartialEq for MontgomeryPoint {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for MontgomeryPoint {}

impl core::hash::Hash for MontgomeryPoint {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.words().hash(state);
    }
}

impl ConditionallySelectable for MontgomeryPoint {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(core::array::from_fn(|i| u8::conditional_select(&a.0[i], &b.0[i], choice)))
    }
}

impl Zeroize for MontgomeryPoint {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

impl From<&EdwardsPoint> for MontgomeryPoint {
    fn from(p: &EdwardsPoint) -> Self {
        p.to_montgomery()
    }
}

product_operators!(MontgomeryPoint);
