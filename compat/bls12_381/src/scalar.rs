//! The scalars.

use core::borrow::Borrow;
use core::fmt;
use core::iter::{Product, Sum};
use core::ops::Neg;

use ff::PrimeField;
use montane_curves::bls12_381 as ours;
use montane_fields::binary_operator;
#[cfg(feature = "bits")]
use montane_fields::{Modulus, bls12_381::R};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use crate::ff014;

/// The field that Montane's scalars are.
type Ours = ours::Scalar;

/// An element of the field of order `r`, in Montgomery form.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Scalar(pub(crate) Ours);

impl Scalar {
    /// `(t - 1) / 2` with `r - 1 = 2^32 t`.
    pub(crate) const ODD_PART_HALVED: [u64; 4] = {
        let t = Ours::ODD_PART;
        [t[0] >> 1 | t[1] << 63, t[1] >> 1 | t[2] << 63, t[2] >> 1 | t[3] << 63, t[3] >> 1]
    };

    /// Zero.
    pub const fn zero() -> Self {
        Self(Ours::ZERO)
    }
    /// One.
    pub const fn one() -> Self {
        Self(Ours::ONE)
    }
    /// `self + self`
    #[inline]
    pub const fn double(&self) -> Self {
        self.add(self)
    }
    /// The element of 32 little-endian bytes, if their value is below `r`.
    pub fn from_bytes(bytes: &[u8; 32]) -> CtOption<Self> {
        let (words, _) = bytes.as_chunks();
        Ours::from_limbs_ct(core::array::from_fn(|i| u64::from_le_bytes(words[i]))).map(Self)
    }
    /// The plain value, 32 little-endian bytes.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.to_le_bytes()
    }
    /// The value of 64 little-endian bytes modulo `r`.
    pub fn from_bytes_wide(bytes: &[u8; 64]) -> Self {
        let (words, _) = bytes.as_chunks();
        let half = |at| core::array::from_fn(|i| u64::from_le_bytes(words[at + i]));
        Self(Ours::from_wide_limbs(half(0), half(4)))
    }
    /// The value of four words modulo `r`, the least significant one first.
    pub const fn from_raw(val: [u64; 4]) -> Self {
        // One operand of a Montgomery product may be any words.
        let r2 = Ours::from_montgomery_unchecked(Ours::PARAMS.r2);
        Self(Ours::from_montgomery_unchecked(val).mul_const(&r2))
    }
    /// `self^2`
    #[inline]
    pub const fn square(&self) -> Self {
        self.mul(self)
    }
    /// `self^by`, in constant time.
    pub fn pow(&self, by: &[u64; 4]) -> Self {
        Self(self.0.pow(by))
    }
    /// `self^by`; the time depends on the exponent.
    pub fn pow_vartime(&self, by: &[u64; 4]) -> Self {
        Self(self.0.pow_vartime(by))
    }
    /// `1 / self`, unless `self` is zero.
    pub fn invert(&self) -> CtOption<Self> {
        self.0.invert().map(Self)
    }
    /// `self * rhs`, in a constant too. The operator takes the processor's fastest product.
    #[inline]
    pub const fn mul(&self, rhs: &Self) -> Self {
        Self(self.0.mul_const(&rhs.0))
    }
    /// `self - rhs`
    #[inline]
    pub const fn sub(&self, rhs: &Self) -> Self {
        Self(self.0.sub_const(&rhs.0))
    }
    /// `self + rhs`
    #[inline]
    pub const fn add(&self, rhs: &Self) -> Self {
        Self(self.0.add_const(&rhs.0))
    }
    /// `-self`
    #[inline]
    pub const fn neg(&self) -> Self {
        Self(Ours::ZERO.sub_const(&self.0))
    }
}

binary_operator!([] Add, add(Scalar, Scalar) -> Scalar, |a, b| Scalar(a.0 + b.0), AddAssign, add_assign);
binary_operator!([] Sub, sub(Scalar, Scalar) -> Scalar, |a, b| Scalar(a.0 - b.0), SubAssign, sub_assign);
binary_operator!([] Mul, mul(Scalar, Scalar) -> Scalar, |a, b| Scalar(a.0 * b.0), MulAssign, mul_assign);

impl Neg for Scalar {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
impl Neg for &Scalar {
    type Output = Scalar;
    #[inline]
    fn neg(self) -> Scalar {
        -*self
    }
}
impl<T: Borrow<Scalar>> Sum<T> for Scalar {
    fn sum<I: Iterator<Item = T>>(iter: I) -> Self {
        iter.fold(Self::zero(), |a, b| a + b.borrow())
    }
}
impl<T: Borrow<Scalar>> Product<T> for Scalar {
    fn product<I: Iterator<Item = T>>(iter: I) -> Self {
        iter.fold(Self::one(), |a, b| a * b.borrow())
    }
}

impl fmt::Debug for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
impl From<u64> for Scalar {
    fn from(value: u64) -> Self {
        Self(Ours::from_u64(value))
    }
}
impl From<Scalar> for [u8; 32] {
    fn from(value: Scalar) -> Self {
        value.to_bytes()
    }
}
impl From<&Scalar> for [u8; 32] {
    fn from(value: &Scalar) -> Self {
        value.to_bytes()
    }
}
impl ConstantTimeEq for Scalar {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}
impl ConditionallySelectable for Scalar {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(Ours::conditional_select(&a.0, &b.0, choice))
    }
}
#[cfg(feature = "zeroize")]
impl zeroize::DefaultIsZeroes for Scalar {}

impl PrimeField for Scalar {
    type Repr = [u8; 32];
    fn from_repr(repr: [u8; 32]) -> CtOption<Self> {
        Self::from_bytes(&repr)
    }
    fn to_repr(&self) -> [u8; 32] {
        self.to_bytes()
    }
    fn is_odd(&self) -> Choice {
        self.0.is_odd()
    }
    const MODULUS: &'static str = <Ours as ff014::PrimeField>::MODULUS;
    const NUM_BITS: u32 = <Ours as ff014::PrimeField>::NUM_BITS;
    const CAPACITY: u32 = <Ours as ff014::PrimeField>::CAPACITY;
    const TWO_INV: Self = Self(<Ours as ff014::PrimeField>::TWO_INV);
    const MULTIPLICATIVE_GENERATOR: Self = Self(<Ours as ff014::PrimeField>::MULTIPLICATIVE_GENERATOR);
    const S: u32 = <Ours as ff014::PrimeField>::S;
    const ROOT_OF_UNITY: Self = Self(<Ours as ff014::PrimeField>::ROOT_OF_UNITY);
    const ROOT_OF_UNITY_INV: Self = Self(<Ours as ff014::PrimeField>::ROOT_OF_UNITY_INV);
    const DELTA: Self = Self(<Ours as ff014::PrimeField>::DELTA);
}

/// What [`Field`] asks for but random elements.
macro_rules! field_of_scalars {
    () => {
        const ZERO: Self = Self::zero();
        const ONE: Self = Self::one();

        fn square(&self) -> Self {
            Self(self.0.square())
        }
        fn double(&self) -> Self {
            Self(self.0.double())
        }
        fn invert(&self) -> CtOption<Self> {
            Self::invert(self)
        }
        // Of two roots, the one that the helpers of `ff` find.
        fn sqrt_ratio(num: &Self, div: &Self) -> (Choice, Self) {
            ff::helpers::sqrt_ratio_generic(num, div)
        }
        fn sqrt(&self) -> CtOption<Self> {
            ff::helpers::sqrt_tonelli_shanks(self, &Self::ODD_PART_HALVED)
        }
        fn is_zero_vartime(&self) -> bool {
            *self == Self::zero()
        }
    };
}

#[cfg(feature = "bits")]
impl ff::PrimeFieldBits for Scalar {
    type ReprBits = [u64; 4];
    fn to_le_bits(&self) -> ff::FieldBits<[u64; 4]> {
        self.0.to_limbs().into()
    }
    fn char_le_bits() -> ff::FieldBits<[u64; 4]> {
        <R as Modulus<4>>::P.into()
    }
}
