//! `Mont<M, N>`: the one Montgomery field.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::Neg;

use montane_kernels::{Params, scalar, select};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::DefaultIsZeroes;

use crate::bezout::Bezout;
use crate::modulus::Modulus;

/// An element of the prime field of `M`, in Montgomery form: the limbs hold `a * 2^(64N) mod p`, below `p`.
///
/// Every operation is constant time unless its name ends in `_vartime`. Addition, subtraction, negation and
/// multiplication are the operators; multiplication is the fastest kernel that the CPU has.
///
/// ```
/// # mod montane { pub mod fields { pub use montane_fields::{Modulus, Mont, modulus::from_hex}; } }
/// use montane::fields::{Modulus, Mont, from_hex};
///
/// #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
/// struct P;
/// impl Modulus<1> for P {
///     const P: [u64; 1] = from_hex("7fffffffffffffe7");
/// }
/// type F = Mont<P, 1>;
/// let a = F::from(3) * F::from(5).invert().unwrap();
/// assert_eq!((a * F::from(5), a.to_le_bytes().len()), (F::from(3), 8));
/// assert_eq!(F::from_le_bytes(&a.to_le_bytes()), Ok(a));
/// ```
///
/// The modulus must be odd, must use all of its limbs, and must leave the top bit free. Others do not compile:
///
/// ```compile_fail,E0080
/// # mod montane { pub mod fields { pub use montane_fields::{Modulus, Mont, modulus::from_hex}; } }
/// # use montane::fields::{Modulus, Mont, from_hex};
/// #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
/// struct Even;
/// impl Modulus<1> for Even {
///     const P: [u64; 1] = from_hex("fffe");
/// }
/// let _ = Mont::<Even, 1>::ONE;
/// ```
/// ```compile_fail,E0080
/// # mod montane { pub mod fields { pub use montane_fields::{Modulus, Mont, modulus::from_hex}; } }
/// # use montane::fields::{Modulus, Mont, from_hex};
/// #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
/// struct TooWide;
/// impl Modulus<1> for TooWide {
///     const P: [u64; 1] = from_hex("ffffffffffffffc5");
/// }
/// let _ = Mont::<TooWide, 1>::ONE;
/// ```
// In memory it is its limbs, as other languages have them.
#[repr(transparent)]
pub struct Mont<M, const N: usize>([u64; N], PhantomData<M>);

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// Everything that kernels derive from the prime.
    #[doc(hidden)]
    pub const PARAMS: Params<N> = {
        assert!(M::P[N - 1] >> 63 == 0, "the modulus must leave the top bit of its limbs free");
        Params::new(M::P)
    };
    /// The pair `R R' - p p' = 1`.
    #[doc(hidden)]
    pub const BEZOUT: Bezout<N> = Bezout::new(M::P);
    /// How many bits the prime has.
    pub const BITS: u32 = Self::PARAMS.bits;
    /// How many of the top bits of the limbs are free.
    #[doc(hidden)]
    pub const SPARE_BITS: u32 = Self::PARAMS.spare_bits();
    /// The additive identity.
    pub const ZERO: Self = Self([0; N], PhantomData);
    /// The multiplicative identity.
    pub const ONE: Self = Self(Self::PARAMS.r, PhantomData);

    /// From Montgomery limbs, which must be below `p`.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub const fn from_montgomery_unchecked(limbs: [u64; N]) -> Self {
        Self(limbs, PhantomData)
    }

    /// The Montgomery limbs.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub const fn montgomery_limbs(&self) -> &[u64; N] {
        &self.0
    }

    /// The Montgomery limbs, for a kernel that writes them in place: they must be below `p`.
    #[inline(always)]
    pub(crate) const fn montgomery_limbs_mut(&mut self) -> &mut [u64; N] {
        &mut self.0
    }

    /// The element of plain limbs below `p`, in a constant.
    ///
    /// # Panics
    /// If the value is `p` or more.
    #[must_use]
    pub const fn from_limbs_const(limbs: [u64; N]) -> Self {
        let mut borrow = 0;
        let mut i = 0;
        while i < N {
            (_, borrow) = montane_kernels::word::sbb(limbs[i], M::P[i], borrow);
            i += 1;
        }
        assert!(borrow == 1, "the value must be below the modulus");
        Self(scalar::cios::mul(&limbs, &Self::PARAMS.r2, &Self::PARAMS), PhantomData)
    }

    /// The element of an integer.
    #[must_use]
    pub const fn from_u64(a: u64) -> Self {
        let mut limbs = [0; N];
        limbs[0] = if N == 1 { a % M::P[0] } else { a };
        Self::from_limbs_const(limbs)
    }

    /// The plain value, least significant limb first, below `p`.
    #[must_use]
    pub fn to_limbs(&self) -> [u64; N] {
        select::from_mont(&self.0, &Self::PARAMS)
    }

    /// Whether the plain value is odd.
    #[must_use]
    pub fn is_odd(&self) -> Choice {
        Choice::from((self.to_limbs()[0] & 1) as u8)
    }

    /// Whether the element is zero.
    #[inline(always)]
    #[must_use]
    pub fn is_zero(&self) -> Choice {
        self.ct_eq(&Self::ZERO)
    }

    /// `self^2`
    #[cfg_attr(target_pointer_width = "32", inline(never))]
    #[cfg_attr(not(target_pointer_width = "32"), inline(always))]
    #[must_use]
    pub fn square(&self) -> Self {
        Self(select::mont_sqr(&self.0, &Self::PARAMS), PhantomData)
    }

    /// The element as a factor of many products, for [`Self::butterfly`], where that makes them faster.
    #[doc(hidden)]
    #[must_use]
    pub fn rows(&self) -> Option<[[u64; N]; N]> {
        select::fixed_rows(&self.0, &Self::PARAMS)
    }

    /// `self + v w` and `self - v w` for the factor `w` whose [`Self::rows`] these are.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn butterfly(&self, v: &Self, rows: &[[u64; N]; N]) -> [Self; 2] {
        let [sum, difference] = select::butterfly(&self.0, &v.0, rows, &Self::PARAMS);
        [Self(sum, PhantomData), Self(difference, PhantomData)]
    }

    /// `2 self`
    #[cfg_attr(target_pointer_width = "32", inline(never))]
    #[cfg_attr(not(target_pointer_width = "32"), inline(always))]
    #[must_use]
    pub fn double(&self) -> Self {
        Self(select::double(&self.0, &Self::PARAMS), PhantomData)
    }

    /// `self / 2`
    #[inline(always)]
    #[must_use]
    pub const fn halve(&self) -> Self {
        Self(scalar::add::halve(&self.0, &Self::PARAMS), PhantomData)
    }
}

impl<M, const N: usize> Clone for Mont<M, N> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<M, const N: usize> Copy for Mont<M, N> {}

impl<M: Modulus<N>, const N: usize> Default for Mont<M, N> {
    fn default() -> Self {
        Self::ZERO
    }
}

impl<M, const N: usize> ConstantTimeEq for Mont<M, N> {
    #[inline]
    fn ct_eq(&self, other: &Self) -> Choice {
        // One question for all limbs: each answer goes through memory.
        let differing = self.0.iter().zip(&other.0).fold(0, |bits, (a, b)| bits | (a ^ b));
        differing.ct_eq(&0)
    }
}

impl<M, const N: usize> PartialEq for Mont<M, N> {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}
impl<M, const N: usize> Eq for Mont<M, N> {}

/// By the Montgomery limbs, which are unique.
impl<M, const N: usize> Hash for Mont<M, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// By the plain value, an integer below `p`. Not constant time.
impl<M: Modulus<N>, const N: usize> Ord for Mont<M, N> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.to_limbs().iter().rev().cmp(other.to_limbs().iter().rev())
    }
}
impl<M: Modulus<N>, const N: usize> PartialOrd for Mont<M, N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<M: Modulus<N>, const N: usize> ConditionallySelectable for Mont<M, N> {
    #[inline(always)]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(core::array::from_fn(|i| u64::conditional_select(&a.0[i], &b.0[i], choice)), PhantomData)
    }
}

impl<M: Modulus<N>, const N: usize> DefaultIsZeroes for Mont<M, N> {}

impl<M: Modulus<N>, const N: usize> From<u64> for Mont<M, N> {
    fn from(a: u64) -> Self {
        Self::from_u64(a)
    }
}

/// The plain value in hexadecimal.
impl<M: Modulus<N>, const N: usize> fmt::Debug for Mont<M, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("0x")?;
        self.to_limbs().iter().rev().try_for_each(|limb| write!(f, "{limb:016x}"))
    }
}

impl<M: Modulus<N>, const N: usize> fmt::Display for Mont<M, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// `9 self + b`. Constant time.
    #[doc(hidden)]
    #[cfg_attr(target_pointer_width = "32", inline(never))]
    #[cfg_attr(not(target_pointer_width = "32"), inline(always))]
    #[must_use]
    pub fn nine_add(&self, b: &Self) -> Self {
        Self(select::nine::<false, N>(&self.0, &b.0, &Self::PARAMS), PhantomData)
    }
    /// `9 self - b`. Constant time.
    #[doc(hidden)]
    #[cfg_attr(target_pointer_width = "32", inline(never))]
    #[cfg_attr(not(target_pointer_width = "32"), inline(always))]
    #[must_use]
    pub fn nine_sub(&self, b: &Self) -> Self {
        Self(select::nine::<true, N>(&self.0, &b.0, &Self::PARAMS), PhantomData)
    }
}

crate::binary_operator!([M: Modulus<N>, const N: usize] Add, add(Mont<M, N>, Mont<M, N>) -> Mont<M, N>,
    |a, b| Mont(select::add(&a.0, &b.0, &Mont::<M, N>::PARAMS), PhantomData), AddAssign, add_assign);
crate::binary_operator!([M: Modulus<N>, const N: usize] Sub, sub(Mont<M, N>, Mont<M, N>) -> Mont<M, N>,
    |a, b| Mont(select::sub(&a.0, &b.0, &Mont::<M, N>::PARAMS), PhantomData), SubAssign, sub_assign);
crate::binary_operator!([M: Modulus<N>, const N: usize] Mul, mul(Mont<M, N>, Mont<M, N>) -> Mont<M, N>,
    |a, b| Mont(select::mont_mul(&a.0, &b.0, &Mont::<M, N>::PARAMS), PhantomData), MulAssign, mul_assign);

impl<M: Modulus<N>, const N: usize> Neg for Mont<M, N> {
    type Output = Self;
    #[cfg_attr(target_pointer_width = "32", inline(never))]
    #[cfg_attr(not(target_pointer_width = "32"), inline(always))]
    fn neg(self) -> Self {
        Self(select::sub(&[0; N], &self.0, &Self::PARAMS), PhantomData)
    }
}

impl<M: Modulus<N>, const N: usize> Neg for &Mont<M, N> {
    type Output = Mont<M, N>;
    #[inline(always)]
    fn neg(self) -> Mont<M, N> {
        -*self
    }
}

impl<M, const N: usize> crate::sealed::Sealed for Mont<M, N> {}
