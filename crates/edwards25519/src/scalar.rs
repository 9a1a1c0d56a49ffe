//! Integers modulo the group order `L`, as four plain words below `L`.

use alloc::vec::Vec;

use montane_fields::Modulus;
use montane_fields::Mont;
use montane_fields::curve25519::{L, bytes_to_words, words_to_bytes};
use montane_kernels::select;
use montane_kernels::word::sbb;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::Zeroize;

pub(super) type Fl = Mont<L, 4>;

/// An integer modulo `L`, canonical. Comparison is constant time.
///
/// ```
/// # mod montane { pub mod edwards25519 { pub use montane_edwards25519::*; } }
/// use montane::edwards25519::Scalar;
///
/// let challenge = Scalar::from_bytes_mod_order_wide(&[7; 64]); // of a hash of 64 bytes
/// assert_eq!(challenge * challenge.invert(), Scalar::ONE);
/// // 32 bytes, least significant first; numbers that are not below the order are refused.
/// assert_eq!(Scalar::from_canonical_bytes(challenge.to_bytes()).unwrap(), challenge);
/// assert!(bool::from(Scalar::from_canonical_bytes([0xff; 32]).is_none()));
/// ```
#[derive(Clone, Copy, Default)]
pub struct Scalar(pub(crate) [u64; 4]);

/// Does not print the value: it may be secret.
impl core::fmt::Debug for Scalar {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Scalar(..)")
    }
}

impl ConstantTimeEq for Scalar {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl PartialEq for Scalar {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for Scalar {}

impl core::hash::Hash for Scalar {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl ConditionallySelectable for Scalar {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(core::array::from_fn(|i| u64::conditional_select(&a.0[i], &b.0[i], choice)))
    }
}

impl Zeroize for Scalar {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

/// Bits of a digit in [`Scalar::from_bytes_mod_order_wide`]: any value of that many bits is below `L`.
const DIGIT: u32 = 252;

/// `2^(252 i)` in Montgomery form, twice: a plain digit times it is the digit's Montgomery form at its place.
const PLACES: [Fl; 3] = {
    let place = Fl::from_montgomery_unchecked(Fl::PARAMS.r2);
    let mut places = [place; 3];
    let mut i = 1;
    while i < 3 {
        let mut bit = 0;
        let mut p = places[i - 1];
        while bit < DIGIT {
            p = p.add_const(&p);
            bit += 1;
        }
        places[i] = p;
        i += 1;
    }
    places
};

impl From<u128> for Scalar {
    fn from(a: u128) -> Self {
        Self([a as u64, (a >> 64) as u64, 0, 0])
    }
}

/// Negative integers are congruent to their sum with `L`.
impl From<i128> for Scalar {
    fn from(a: i128) -> Self {
        let magnitude = Self::from(a.unsigned_abs());
        if a < 0 { magnitude.neg() } else { magnitude }
    }
}

impl Scalar {
    /// Zero.
    pub const ZERO: Self = Self([0; 4]);

    /// One.
    pub const ONE: Self = Self([1, 0, 0, 0]);

    /// 32 bytes, least significant first, if the value is below `L`; constant time.
    #[must_use]
    pub fn from_canonical_bytes(bytes: [u8; 32]) -> CtOption<Self> {
        let words = bytes_to_words(&bytes);
        let borrow = words.iter().zip(<L as Modulus<4>>::P).fold(0, |borrow, (&w, l)| sbb(w, l, borrow).1);
        CtOption::new(Self(words), Choice::from(borrow as u8))
    }

    /// 64 bytes, least significant first, modulo `L`; constant time.
    #[must_use]
    pub fn from_bytes_mod_order_wide(bytes: &[u8; 64]) -> Self {
        let mut w = [0u64; 8];
        for (word, chunk) in w.iter_mut().zip(bytes.chunks_exact(8)) {
            *word = u64::from_le_bytes(core::array::from_fn(|i| chunk[i]));
        }
        const TOP: u64 = (1 << (DIGIT - 192)) - 1;
        let digits = [
            [w[0], w[1], w[2], w[3] & TOP],
            [w[3] >> 60 | w[4] << 4, w[4] >> 60 | w[5] << 4, w[5] >> 60 | w[6] << 4, (w[6] >> 60 | w[7] << 4) & TOP],
            [w[7] >> 56, 0, 0, 0],
        ];
        // A plain digit times 2^(252 i) R^2 / R is its Montgomery form.
        let sum = (0..3).fold(Fl::ZERO, |sum, i| sum + Fl::from_montgomery_unchecked(digits[i]) * PLACES[i]);
        Self(sum.to_limbs())
    }

    /// 32 bytes, least significant first, modulo `L`; constant time.
    #[must_use]
    pub fn from_bytes_mod_order(bytes: [u8; 32]) -> Self {
        let mut wide = [0; 64];
        wide[..32].copy_from_slice(&bytes);
        Self::from_bytes_mod_order_wide(&wide)
    }

    /// The canonical 32 bytes, least significant first.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; 32] {
        words_to_bytes(&self.0)
    }

    /// Four words, least significant first.
    #[doc(hidden)]
    #[must_use]
    pub const fn words(&self) -> [u64; 4] {
        self.0
    }

    /// As an element of the Montgomery field; constant time.
    pub(super) fn montgomery(&self) -> Fl {
        Fl::from_montgomery_unchecked(self.0) * PLACES[0]
    }

    /// `self * b + c mod L`; constant time.
    #[must_use]
    pub fn mul_add(&self, b: &Self, c: &Self) -> Self {
        // A Montgomery form times a plain value is the plain product.
        let product = self.montgomery() * Fl::from_montgomery_unchecked(b.0);
        Self(*(product + Fl::from_montgomery_unchecked(c.0)).montgomery_limbs())
    }

    /// `self * b mod L`; constant time.
    #[must_use]
    pub fn mul(&self, b: &Self) -> Self {
        self.mul_add(b, &Self::ZERO)
    }

    /// `-self mod L`; constant time.
    #[must_use]
    pub fn neg(&self) -> Self {
        Self(*(-Fl::from_montgomery_unchecked(self.0)).montgomery_limbs())
    }

    /// `self + b mod L`; constant time.
    #[must_use]
    pub fn add(&self, b: &Self) -> Self {
        Self(*(Fl::from_montgomery_unchecked(self.0) + Fl::from_montgomery_unchecked(b.0)).montgomery_limbs())
    }

    /// `self - b mod L`; constant time.
    #[must_use]
    pub fn sub(&self, b: &Self) -> Self {
        Self(*(Fl::from_montgomery_unchecked(self.0) - Fl::from_montgomery_unchecked(b.0)).montgomery_limbs())
    }

    /// `self^-1 mod L`, and zero for zero; constant time.
    #[must_use]
    pub fn invert(&self) -> Self {
        Self(select::invert(&self.0, &[1, 0, 0, 0], &Fl::PARAMS))
    }

    /// Replaces every scalar by its inverse, with one inversion for all; zeros stay. Constant time but for their
    /// number.
    pub fn batch_invert(scalars: &mut [Self]) {
        let mut products = Vec::with_capacity(scalars.len());
        let mut product = Self::ONE;
        for scalar in scalars.iter() {
            products.push(product);
            product = Self::conditional_select(&product.mul(scalar), &product, scalar.ct_eq(&Self::ZERO));
        }
        let mut inverse = product.invert();
        for (scalar, before) in scalars.iter_mut().zip(&products).rev() {
            let is_zero = scalar.ct_eq(&Self::ZERO);
            let inverted = inverse.mul(before);
            inverse = Self::conditional_select(&inverse.mul(scalar), &inverse, is_zero);
            *scalar = Self::conditional_select(&inverted, scalar, is_zero);
        }
        products.iter_mut().zeroize();
        inverse.zeroize();
        product.zeroize();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigUint;

    #[test]
    fn wide_reduction_and_products_agree_with_big_integers() {
        let l = BigUint::from_slice(&<L as Modulus<4>>::P.map(|w| [w as u32, (w >> 32) as u32]).concat());
        let mut state = 1u64;
        let mut byte = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            match state >> 61 {
                0 => 0,
                1 => 0xff,
                _ => (state >> 40) as u8,
            }
        };
        let mut inputs = vec![[0u8; 64], [0xff; 64]];
        inputs.extend((0..2000).map(|_| core::array::from_fn(|_| byte())));
        let mut last = Scalar::ZERO;
        for wide in inputs {
            let s = Scalar::from_bytes_mod_order_wide(&wide);
            let big = BigUint::from_bytes_le(&wide) % &l;
            assert_eq!(BigUint::from_bytes_le(&s.to_bytes()), big);
            assert_eq!(Scalar::from_canonical_bytes(s.to_bytes()).into_option(), Some(s));
            let last_big = BigUint::from_bytes_le(&last.to_bytes());
            assert_eq!(BigUint::from_bytes_le(&s.mul_add(&last, &s).to_bytes()), (&big * &last_big + &big) % &l);
            assert_eq!(BigUint::from_bytes_le(&s.neg().add(&last).to_bytes()), (&l - &big + &last_big) % &l);
            last = s;
        }
    }

    #[test]
    fn only_values_below_the_order_are_canonical() {
        let l = <L as Modulus<4>>::P;
        for (d, ok) in [(-1i64, true), (0, false), (1, false)] {
            let w = [l[0].wrapping_add(d as u64), l[1], l[2], l[3]];
            assert_eq!(bool::from(Scalar::from_canonical_bytes(words_to_bytes(&w)).is_some()), ok);
        }
        assert!(bool::from(Scalar::from_canonical_bytes([0xff; 32]).is_none()));
    }
}
