//! Field elements as bytes: canonical encodings, wide reduction, random elements.

use core::fmt;

use montane_kernels::scalar::row;
use montane_kernels::select;
use montane_kernels::word::sbb;
use rand_core::{Rng, TryRng};
use subtle::{Choice, CtOption};

use crate::modulus::Modulus;
use crate::mont::Mont;

/// Why bytes are not a field element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FieldError {
    /// The value is the modulus or more; every element has exactly one encoding.
    NotCanonical,
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotCanonical => f.write_str("not a canonical field element: the value must be below the modulus"),
        }
    }
}

impl core::error::Error for FieldError {}

/// `N` limbs, to hang the byte arrays of that width on.
#[derive(Clone, Copy, Debug)]
pub struct Width<const N: usize>;

/// The byte array of a limb count: `8N` bytes for an element.
pub trait ByteWidth: 'static {
    /// `[u8; 8N]`
    type Bytes: Copy + Default + AsRef<[u8]> + AsMut<[u8]> + fmt::Debug + PartialEq + Send + Sync + 'static;
}

/// Arrays of more than 32 bytes have no `Default` in `core`; this one does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ByteArray<const L: usize>(pub [u8; L]);

impl<const L: usize> Default for ByteArray<L> {
    fn default() -> Self {
        Self([0; L])
    }
}
impl<const L: usize> AsRef<[u8]> for ByteArray<L> {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}
impl<const L: usize> AsMut<[u8]> for ByteArray<L> {
    fn as_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}
impl<const L: usize> From<[u8; L]> for ByteArray<L> {
    fn from(bytes: [u8; L]) -> Self {
        Self(bytes)
    }
}
impl<const L: usize> From<ByteArray<L>> for [u8; L] {
    fn from(bytes: ByteArray<L>) -> Self {
        bytes.0
    }
}
impl<const L: usize> fmt::Debug for ByteArray<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl ByteWidth for Width<1> {
    type Bytes = [u8; 8];
}
impl ByteWidth for Width<4> {
    type Bytes = [u8; 32];
}
impl ByteWidth for Width<6> {
    type Bytes = ByteArray<48>;
}
impl ByteWidth for Width<9> {
    type Bytes = ByteArray<72>;
}

/// The encoding of an element of `N` limbs: `8N` bytes.
pub type Bytes<const N: usize> = <Width<N> as ByteWidth>::Bytes;

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// The element whose plain value has these limbs, least significant first.
    ///
    /// # Errors
    /// [`FieldError::NotCanonical`] unless the value is below `p`. Only that verdict may be learned from the time.
    pub fn from_limbs(limbs: [u64; N]) -> Result<Self, FieldError> {
        Option::from(Self::from_limbs_ct(limbs)).ok_or(FieldError::NotCanonical)
    }

    /// As [`Self::from_limbs`], without revealing whether there is an element.
    #[must_use]
    pub fn from_limbs_ct(limbs: [u64; N]) -> CtOption<Self> {
        let mut borrow = 0;
        for i in 0..N {
            (_, borrow) = sbb(limbs[i], M::P[i], borrow);
        }
        let form = select::mul_any(&limbs, &Self::PARAMS.r2, &Self::PARAMS);
        CtOption::new(Self::from_montgomery_unchecked(form), Choice::from(borrow as u8))
    }

    /// The value of any limbs modulo `p`: as [`Self::from_wide_limbs`] without a high half, by one product. Constant
    /// time.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn from_limbs_mod_order(limbs: &[u64; N]) -> Self {
        Self::from_montgomery_unchecked(select::mul_any(limbs, &Self::PARAMS.r2, &Self::PARAMS))
    }

    /// `low + high * 2^(64N) mod p` for any limbs.
    ///
    /// A Montgomery product `a b / R` with `a < R` and `b < p` is below `2p` before its last subtraction, so neither
    /// half needs to be reduced first.
    #[doc(hidden)]
    #[must_use]
    pub fn from_wide_limbs(low: [u64; N], high: [u64; N]) -> Self {
        let low = select::mul_any(&low, &Self::PARAMS.r2, &Self::PARAMS);
        let high = select::mul_any(&high, &Self::PARAMS.r3, &Self::PARAMS);
        Self::from_montgomery_unchecked(low) + Self::from_montgomery_unchecked(high)
    }

    /// The little-endian value modulo `p`, of any number of bytes. Constant time but for that number.
    ///
    /// Uniform bytes, 16 more than the prime has, give an element that is uniform but for a bias of `2^-128`.
    #[must_use]
    pub fn from_le_bytes_mod_order(bytes: &[u8]) -> Self {
        bytes.chunks(8 * N).rev().fold(Self::ZERO, |acc, part| acc.shift_in(&limbs_from_le(part)))
    }

    /// The big-endian value modulo `p`, as [`Self::from_le_bytes_mod_order`].
    #[must_use]
    pub fn from_be_bytes_mod_order(bytes: &[u8]) -> Self {
        bytes.rchunks(8 * N).rev().fold(Self::ZERO, |acc, part| acc.shift_in(&limbs_from_be(part)))
    }

    /// `2^(64N) self + limbs`, for any limbs.
    ///
    /// The form of `self` is its value times `2^(64N)`, so the sum of it and the limbs is the plain value, and less `p`
    /// where it has a carry it is limbs of any value again: one product makes it a form.
    fn shift_in(&self, limbs: &[u64; N]) -> Self {
        let (sum, carry) = row::sum(limbs, self.montgomery_limbs());
        let (less, _) = row::difference(&sum, &M::P);
        Self::from_limbs_mod_order(&row::select(carry, &less, &sum))
    }

    /// A uniform element (the bias is below `2^(bits - 128N)`, at most `2^-192` for the primes here).
    ///
    /// # Errors
    /// Those of the generator.
    pub fn try_random<G: TryRng + ?Sized>(rng: &mut G) -> Result<Self, G::Error> {
        let mut limbs = [[0u64; N]; 2];
        for limb in limbs.as_flattened_mut() {
            *limb = rng.try_next_u64()?;
        }
        Ok(Self::from_wide_limbs(limbs[0], limbs[1]))
    }

    /// A uniform element, from a generator that cannot fail.
    pub fn random<G: Rng + ?Sized>(rng: &mut G) -> Self {
        let Ok(element) = Self::try_random(rng);
        element
    }

    /// The plain value, as `8N` little-endian bytes in `out`.
    ///
    /// # Panics
    /// If `out` is not `8N` bytes long.
    pub fn write_le_bytes(&self, out: &mut [u8]) {
        assert_eq!(out.len(), 8 * N, "the encoding has 8 bytes for each limb");
        for (bytes, limb) in out.chunks_exact_mut(8).zip(self.to_limbs()) {
            bytes.copy_from_slice(&limb.to_le_bytes());
        }
    }
}

/// At most `8N` bytes, least significant first.
pub(crate) fn limbs_from_le<const N: usize>(bytes: &[u8]) -> [u64; N] {
    let mut limbs = [0; N];
    let (words, rest) = bytes.as_chunks();
    let rest = rest.iter().rev().fold(0, |acc, byte| acc << 8 | u64::from(*byte));
    let words = words.iter().map(|word| u64::from_le_bytes(*word));
    limbs.iter_mut().zip(words.chain([rest])).for_each(|(limb, word)| *limb = word);
    limbs
}

/// At most `8N` bytes, most significant first.
fn limbs_from_be<const N: usize>(bytes: &[u8]) -> [u64; N] {
    let mut limbs = [0; N];
    let (rest, words) = bytes.as_rchunks();
    let rest = rest.iter().fold(0, |acc, byte| acc << 8 | u64::from(*byte));
    let words = words.iter().rev().map(|word| u64::from_be_bytes(*word));
    limbs.iter_mut().zip(words.chain([rest])).for_each(|(limb, word)| *limb = word);
    limbs
}

impl<M: Modulus<N>, const N: usize> Mont<M, N>
where
    Width<N>: ByteWidth,
{
    /// The element of a canonical little-endian encoding.
    ///
    /// # Errors
    /// [`FieldError::NotCanonical`] unless the value is below `p`.
    pub fn from_le_bytes(bytes: &Bytes<N>) -> Result<Self, FieldError> {
        Self::from_limbs(limbs_from_le(bytes.as_ref()))
    }

    /// The canonical little-endian encoding.
    #[must_use]
    pub fn to_le_bytes(&self) -> Bytes<N> {
        let mut out = Bytes::<N>::default();
        self.write_le_bytes(out.as_mut());
        out
    }

    /// The element of a canonical big-endian encoding, as standards print it.
    ///
    /// # Errors
    /// [`FieldError::NotCanonical`] unless the value is below `p`.
    pub fn from_be_bytes(bytes: &Bytes<N>) -> Result<Self, FieldError> {
        let mut reversed = *bytes;
        reversed.as_mut().reverse();
        Self::from_le_bytes(&reversed)
    }

    /// The canonical big-endian encoding.
    #[must_use]
    pub fn to_be_bytes(&self) -> Bytes<N> {
        let mut out = self.to_le_bytes();
        out.as_mut().reverse();
        out
    }
}
