//! Integers modulo the order of the generators, `L = 2^252 + 27742317777372353535851937790883648493`.

use core::borrow::Borrow;
use core::iter::{Product, Sum};
use core::ops::{Index, Neg};

#[cfg(feature = "digest")]
use digest::{Digest, consts::U64};
use montane_edwards25519 as ours;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use crate::words;

/// `L`
pub(crate) const ORDER: [u64; 4] = [0x5812_631a_5cf5_d3ed, 0x14de_f9de_a2f7_9cd6, 0, 1 << 60];

/// An integer modulo `L`, by its 32 bytes. Those that `from_bits` makes need not be below `L`, and then their sums and
/// differences need not be: they are integers that one addition or subtraction of `L` brings where they would be if
/// they were.
#[allow(clippy::derived_hash_with_manual_eq, reason = "equal bytes hash alike")]
#[derive(Copy, Clone, Hash)]
pub struct Scalar {
    pub(crate) bytes: [u8; 32],
}

impl From<ours::Scalar> for Scalar {
    fn from(scalar: ours::Scalar) -> Self {
        Self { bytes: scalar.to_bytes() }
    }
}

impl Scalar {
    /// Zero.
    pub const ZERO: Self = Self { bytes: [0; 32] };

    /// One.
    pub const ONE: Self = {
        let mut bytes = [0; 32];
        bytes[0] = 1;
        Self { bytes }
    };

    /// The same, if it is below `L`, which all are that were not made by `from_bits` or clamped.
    pub(crate) fn canonical(&self) -> Option<ours::Scalar> {
        ours::Scalar::from_canonical_bytes(self.bytes).into_option()
    }

    /// Reduced modulo `L`. Bytes that are below `L` already are only compared with it.
    pub(crate) fn ours(&self) -> ours::Scalar {
        self.canonical().unwrap_or_else(|| ours::Scalar::from_bytes_mod_order(self.bytes))
    }

    const fn words(&self) -> [u64; 4] {
        words::of_bytes(&self.bytes)
    }

    const fn of_words(words: &[u64; 4]) -> Self {
        Self { bytes: words::to_bytes(words) }
    }

    /// `self + other`, or that less `L` if it is at least `L`.
    fn plus(&self, other: &Self) -> Self {
        let (sum, carry) = words::sum(&self.words(), &other.words());
        let (less, borrow) = words::difference(&sum, &ORDER);
        Self::of_words(&words::select(&sum, &less, carry | !borrow))
    }

    /// `self - other`, or that and `L` if it is negative.
    fn minus(&self, other: &Self) -> Self {
        let (difference, borrow) = words::difference(&self.words(), &other.words());
        let (more, _) = words::sum(&difference, &ORDER);
        Self::of_words(&words::select(&difference, &more, borrow))
    }

    /// 32 bytes modulo `L`.
    pub fn from_bytes_mod_order(bytes: [u8; 32]) -> Self {
        ours::Scalar::from_bytes_mod_order(bytes).into()
    }

    /// 64 bytes modulo `L`.
    pub fn from_bytes_mod_order_wide(input: &[u8; 64]) -> Self {
        ours::Scalar::from_bytes_mod_order_wide(input).into()
    }

    /// 32 bytes, if they are below `L`.
    pub fn from_canonical_bytes(bytes: [u8; 32]) -> CtOption<Self> {
        ours::Scalar::from_canonical_bytes(bytes).map(Self::from)
    }

    /// The low 255 bits, not reduced.
    #[cfg(feature = "legacy_compatibility")]
    #[cfg_attr(
        not(dalek5),
        deprecated(since = "4.0.0", note = "arithmetic on a scalar that is not reduced is not what it seems")
    )]
    pub const fn from_bits(bytes: [u8; 32]) -> Self {
        let mut bytes = bytes;
        bytes[31] &= 0x7f;
        Self { bytes }
    }

    /// A uniform scalar.
    #[cfg(feature = "rand_core")]
    pub fn random<R: crate::Generator + ?Sized>(rng: &mut R) -> Self {
        let mut wide = [0; 64];
        rng.fill_bytes(&mut wide);
        Self::from_bytes_mod_order_wide(&wide)
    }

    /// The hash of `input`, modulo `L`.
    #[cfg(feature = "digest")]
    pub fn hash_from_bytes<D: Digest<OutputSize = U64> + Default>(input: &[u8]) -> Self {
        Self::from_hash(D::default().chain_update(input))
    }

    /// What has been hashed, modulo `L`.
    #[cfg(feature = "digest")]
    pub fn from_hash<D: Digest<OutputSize = U64>>(hash: D) -> Self {
        let mut wide = [0; 64];
        wide.copy_from_slice(&hash.finalize());
        Self::from_bytes_mod_order_wide(&wide)
    }

    /// The bytes, least significant first.
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.bytes
    }

    /// The bytes, least significant first.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.bytes
    }

    /// The inverse; zero has none, and gives zero.
    pub fn invert(&self) -> Self {
        self.ours().invert().into()
    }

    /// Replaces scalars by their inverses and returns the product of these: all of it zero if any of them is, which is
    /// asserted in debug builds not to be.
    #[cfg(all(not(dalek5), feature = "alloc"))]
    pub fn batch_invert(inputs: &mut [Self]) -> Self {
        Self::invert_all(inputs)
    }

    /// Replaces scalars by their inverses and returns the product of these: all of it zero if any of them is, which is
    /// asserted in debug builds not to be.
    #[cfg(dalek5)]
    pub fn invert_batch<const N: usize>(inputs: &mut [Self; N]) -> Self {
        Self::invert_all(inputs)
    }

    /// As `invert_batch`.
    #[cfg(all(dalek5, feature = "alloc"))]
    pub fn invert_batch_alloc(inputs: &mut [Self]) -> Self {
        Self::invert_all(inputs)
    }

    #[allow(dead_code, reason = "what calls it is behind features")]
    fn invert_all(inputs: &mut [Self]) -> Self {
        let mut scalars: alloc::vec::Vec<ours::Scalar> = inputs.iter().map(Self::ours).collect();
        let is_zero = scalars.iter().fold(Choice::from(0), |any, s| any | s.ct_eq(&ours::Scalar::ZERO));
        debug_assert!(!bool::from(is_zero), "zero has no inverse");
        ours::Scalar::batch_invert(&mut scalars);
        let mut product = ours::Scalar::ONE;
        for (input, inverse) in inputs.iter_mut().zip(&scalars) {
            product *= inverse;
            *input = Self::conditional_select(&(*inverse).into(), &Self::ZERO, is_zero);
        }
        product.into()
    }

    /// `self / 2`; of a scalar that is not reduced, half of it or of its sum with `L`.
    #[cfg(dalek5)]
    pub fn div_by_2(&self) -> Self {
        let x = self.words();
        let (even, carry) = words::sum(&x, &words::select(&[0; 4], &ORDER, Choice::from(self.bytes[0] & 1)));
        Self::of_words(&words::half(&even, carry))
    }
}

binary_operator!(Add, add, Scalar, Scalar, Scalar, |a, b| a.plus(b));
binary_operator!(Sub, sub, Scalar, Scalar, Scalar, |a, b| a.minus(b));
binary_operator!(Mul, mul, Scalar, Scalar, Scalar, |a, b| (a.ours() * b.ours()).into());
assigning_operator!(AddAssign, add_assign, Scalar, Scalar, core::ops::Add::add);
assigning_operator!(SubAssign, sub_assign, Scalar, Scalar, core::ops::Sub::sub);
assigning_operator!(MulAssign, mul_assign, Scalar, Scalar, core::ops::Mul::mul);

impl Neg for &Scalar {
    type Output = Scalar;
    fn neg(self) -> Scalar {
        (-self.ours()).into()
    }
}
impl Neg for Scalar {
    type Output = Self;
    fn neg(self) -> Self {
        -&self
    }
}

impl<T: Borrow<Scalar>> Product<T> for Scalar {
    fn product<I: Iterator<Item = T>>(iter: I) -> Self {
        iter.fold(Self::ONE, |product, item| product * item.borrow())
    }
}
impl<T: Borrow<Scalar>> Sum<T> for Scalar {
    fn sum<I: Iterator<Item = T>>(iter: I) -> Self {
        iter.fold(Self::ZERO, |sum, item| sum + item.borrow())
    }
}

impl core::fmt::Debug for Scalar {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Scalar{{\n\tbytes: {:?},\n}}", &self.bytes)
    }
}

impl Eq for Scalar {}
impl PartialEq for Scalar {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}
impl ConstantTimeEq for Scalar {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.bytes.ct_eq(&other.bytes)
    }
}
impl ConditionallySelectable for Scalar {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self { bytes: core::array::from_fn(|i| u8::conditional_select(&a.bytes[i], &b.bytes[i], choice)) }
    }
}
impl Index<usize> for Scalar {
    type Output = u8;
    fn index(&self, index: usize) -> &u8 {
        &self.bytes[index]
    }
}
impl Default for Scalar {
    fn default() -> Self {
        Self::ZERO
    }
}

impl From<u128> for Scalar {
    fn from(x: u128) -> Self {
        let mut bytes = [0; 32];
        bytes[..16].copy_from_slice(&x.to_le_bytes());
        Self { bytes }
    }
}

macro_rules! from_smaller {
    ($($integer:ty),*) => {$(
        impl From<$integer> for Scalar {
            fn from(x: $integer) -> Self {
                Self::from(u128::from(x))
            }
        }
    )*};
}
from_smaller!(u8, u16, u32, u64);

#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for Scalar {
    fn zeroize(&mut self) {
        self.bytes.zeroize();
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
