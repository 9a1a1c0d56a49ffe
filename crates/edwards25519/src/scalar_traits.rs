//! The operators and traits of [`Scalar`]: those of `ff`, through the Montgomery field modulo `L`.

use ff::{Field, FromUniformBytes, PrimeField};
use montane_fields::curve25519::bytes_to_words;
use rand_core::TryRng;
use subtle::{Choice, ConstantTimeEq, CtOption};

use super::operators::additive_operators;
use super::scalar::{Fl, Scalar};

additive_operators!(Scalar, Scalar::ZERO);
montane_fields::binary_operator!([] Mul, mul(Scalar, Scalar) -> Scalar, |a, b| Scalar::mul(a, b), MulAssign, mul_assign);

impl core::iter::Product for Scalar {
    fn product<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ONE, |a, b| a.mul(&b))
    }
}
impl<'a> core::iter::Product<&'a Self> for Scalar {
    fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
        iter.fold(Self::ONE, |a, b| a.mul(b))
    }
}

impl From<u64> for Scalar {
    fn from(a: u64) -> Self {
        Self([a, 0, 0, 0])
    }
}

/// The plain words of a field element.
const fn plain(a: &Fl) -> Scalar {
    Scalar(*a.mul_const(&Fl::from_montgomery_unchecked([1, 0, 0, 0])).montgomery_limbs())
}

impl From<Fl> for Scalar {
    fn from(a: Fl) -> Self {
        Self(a.to_limbs())
    }
}

impl From<Scalar> for Fl {
    fn from(a: Scalar) -> Self {
        a.montgomery()
    }
}

impl Field for Scalar {
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

    fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        Self::try_random(rng)
    }
    fn square(&self) -> Self {
        self.mul(self)
    }
    fn double(&self) -> Self {
        self.add(self)
    }
    fn invert(&self) -> CtOption<Self> {
        CtOption::new(self.invert(), !self.ct_eq(&Self::ZERO))
    }
    fn sqrt_ratio(num: &Self, div: &Self) -> (Choice, Self) {
        let (is_square, root) = Fl::sqrt_ratio(&num.montgomery(), &div.montgomery());
        (is_square, root.into())
    }
    fn sqrt(&self) -> CtOption<Self> {
        self.montgomery().sqrt().map(Self::from)
    }
}

impl PrimeField for Scalar {
    type Repr = [u8; 32];

    fn from_repr(repr: [u8; 32]) -> CtOption<Self> {
        Self::from_canonical_bytes(repr)
    }
    fn to_repr(&self) -> [u8; 32] {
        self.to_bytes()
    }
    fn is_odd(&self) -> Choice {
        Choice::from((self.0[0] & 1) as u8)
    }

    const MODULUS: &'static str = Fl::MODULUS;
    const NUM_BITS: u32 = Fl::NUM_BITS;
    const CAPACITY: u32 = Fl::CAPACITY;
    const TWO_INV: Self = plain(&Fl::TWO_INV);
    const MULTIPLICATIVE_GENERATOR: Self = plain(&Fl::MULTIPLICATIVE_GENERATOR);
    const S: u32 = Fl::S;
    const ROOT_OF_UNITY: Self = plain(&<Fl as PrimeField>::ROOT_OF_UNITY);
    const ROOT_OF_UNITY_INV: Self = plain(&Fl::ROOT_OF_UNITY_INV);
    const DELTA: Self = plain(&Fl::DELTA);
}

impl FromUniformBytes<64> for Scalar {
    fn from_uniform_bytes(bytes: &[u8; 64]) -> Self {
        Self::from_bytes_mod_order_wide(bytes)
    }
}

#[cfg(feature = "bits")]
impl ff::PrimeFieldBits for Scalar {
    type ReprBits = [u64; 4];
    fn to_le_bits(&self) -> ff::FieldBits<[u64; 4]> {
        self.0.into()
    }
    fn char_le_bits() -> ff::FieldBits<[u64; 4]> {
        Fl::char_le_bits()
    }
}

impl Scalar {
    /// A uniform scalar.
    ///
    /// # Errors
    /// Those of the generator.
    pub fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        let mut wide = zeroize::Zeroizing::new([0; 64]);
        rng.try_fill_bytes(&mut *wide)?;
        Ok(Self::from_bytes_mod_order_wide(&wide))
    }

    /// A uniform scalar.
    #[must_use]
    pub fn random<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> Self {
        let Ok(scalar) = Self::try_random(rng);
        scalar
    }
}

/// The integer that 32 bytes are after clamping: a multiple of 8 between `2^254` and `2^255` (RFC 7748, section 5).
#[must_use]
pub const fn clamp_integer(mut bytes: [u8; 32]) -> [u8; 32] {
    bytes[0] &= 248;
    bytes[31] &= 127;
    bytes[31] |= 64;
    bytes
}

/// [`clamp_integer`] as words.
pub(super) fn clamped_words(bytes: [u8; 32]) -> [u64; 4] {
    bytes_to_words(&clamp_integer(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<Scalar> {
        let mut all = vec![Scalar::ZERO, Scalar::ONE, -Scalar::ONE, Scalar::from(2u64)];
        all.extend((0..20u8).map(|i| Scalar::from_bytes_mod_order_wide(&[i.wrapping_mul(29) ^ 0x5a; 64])));
        all
    }

    /// Each method against the Montgomery field.
    #[test]
    fn the_traits_agree_with_the_montgomery_field() {
        for a in samples() {
            let m = Fl::from(a);
            assert_eq!(Scalar::from(m), a);
            assert_eq!(Field::square(&a), Scalar::from(m.square()));
            assert_eq!(Field::double(&a), Scalar::from(m.double()));
            assert_eq!(Field::invert(&a).into_option(), m.invert().into_option().map(Scalar::from));
            assert_eq!(a.invert() * a, if a == Scalar::ZERO { Scalar::ZERO } else { Scalar::ONE });
            assert_eq!(Field::sqrt(&a).into_option(), m.sqrt().into_option().map(Scalar::from));
            assert_eq!(bool::from(PrimeField::is_odd(&a)), a.to_bytes()[0] & 1 == 1);
            assert_eq!(Scalar::from_repr(a.to_repr()).into_option(), Some(a));
            for b in samples() {
                let n = Fl::from(b);
                assert_eq!(a + b, Scalar::from(m + n));
                assert_eq!(a - b, Scalar::from(m - n));
                assert_eq!(a * b, Scalar::from(m * n));
                let (square, root) = Scalar::sqrt_ratio(&a, &b);
                if bool::from(square) {
                    assert_eq!(root * root * b, a);
                }
            }
        }
        assert_eq!(samples().iter().sum::<Scalar>(), samples().into_iter().fold(Scalar::ZERO, |a, b| a + b));
        assert_eq!([Scalar::from(6u64), Scalar::from(7u64)].iter().product::<Scalar>(), Scalar::from(42u64));
    }

    #[test]
    fn the_constants_are_what_ff_says() {
        assert_eq!(Scalar::TWO_INV.double(), Scalar::ONE);
        assert_eq!(Scalar::ROOT_OF_UNITY * Scalar::ROOT_OF_UNITY_INV, Scalar::ONE);
        assert_eq!(Scalar::ROOT_OF_UNITY.pow_vartime([1 << Scalar::S]), Scalar::ONE);
        assert_eq!(Scalar::ROOT_OF_UNITY.pow_vartime([1 << (Scalar::S - 1)]), -Scalar::ONE);
        assert_eq!(Scalar::MULTIPLICATIVE_GENERATOR.pow_vartime([1 << Scalar::S]), Scalar::DELTA);
        assert_eq!((Scalar::NUM_BITS, Scalar::CAPACITY, Scalar::S), (253, 252, 2));
    }

    #[test]
    fn a_batch_is_inverted_as_each() {
        let mut batch = samples();
        batch.push(Scalar::ZERO);
        let expected: Vec<Scalar> = batch.iter().map(Scalar::invert).collect();
        Scalar::batch_invert(&mut batch);
        assert_eq!(batch, expected);
        Scalar::batch_invert(&mut []);
    }

    #[test]
    fn clamping_follows_rfc_7748() {
        assert_eq!(clamp_integer([0xff; 32])[0], 0xf8);
        assert_eq!(clamp_integer([0xff; 32])[31], 0x7f);
        assert_eq!(clamp_integer([0; 32])[31], 0x40);
    }
}
