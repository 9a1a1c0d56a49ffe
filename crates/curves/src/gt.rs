//! The target group: the subgroup of order `r` of `Fp12`, written additively as the zkcrypto crates do.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::Sum;
use core::ops::Neg;

use montane_fields::cubic::Tower;
use montane_fields::cyclotomic::Cyclotomic;
use montane_fields::twelfth::Fp12;
use montane_fields::{Coordinate, Field};
use montane_kernels::cpu::tuning::shares::PAIRS;
use rand_core::TryRng;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroize;

use crate::format::DecodeError;
use crate::group_traits::random_nonzero;
use crate::miller;
use crate::pairing::{Base, Base2, Pairing, Target};
use crate::recode::Part;
use crate::scalar_mul::{self, GlvGroup};
use crate::shares::in_shares;
use crate::weierstrass::{Affine, Scalar};

/// An element of the target group.
#[derive(Clone, Copy, Debug)]
pub struct Gt<E: Pairing>(pub(crate) Target<E>);

/// The value of a Miller loop, before its final exponentiation.
#[derive(Clone, Copy, Debug)]
pub struct MillerLoopResult<E: Pairing>(pub(crate) Target<E>);

impl<E: Pairing> MillerLoopResult<E> {
    /// The product of the Miller functions of pairs of points of the groups of order `r`, with shared squarings; with
    /// the `rayon` feature, many pairs are shared by the threads of the caller's pool. Which points are infinity may be
    /// learned from the time.
    #[must_use]
    pub fn of(pairs: &[(&Affine<E::G1>, &Affine<E::G2>)]) -> Self {
        let mut product = Self::default();
        for (i, share) in in_shares(pairs, PAIRS, miller::miller_loop::<E>).into_iter().enumerate() {
            product.0 = if i == 0 { share } else { Field::mul(&product.0, &share) };
        }
        product
    }

    /// The value of a loop that was computed elsewhere: any element but zero.
    #[doc(hidden)]
    #[must_use]
    pub const fn from_fp12_unchecked(f: Fp12<E::Tower>) -> Self {
        Self(f)
    }

    /// The element of `Gt`. Constant time.
    #[must_use]
    pub fn final_exponentiation(&self) -> Gt<E> {
        match E::final_exponentiation_in_lanes(&self.0) {
            Some(power) => Gt(power),
            None => Gt(E::hard_part(&miller::easy_part::<E>(&self.0))),
        }
    }

    /// Whether the final exponentiation gives the identity: its last product is a comparison.
    #[must_use]
    pub fn is_trivial(&self) -> Choice {
        match E::final_exponentiation_in_lanes(&self.0) {
            Some(power) => power.ct_eq(&Target::<E>::ONE),
            None => is_trivial_in_words::<E>(&self.0),
        }
    }
}

/// [`MillerLoopResult::is_trivial`] without lanes.
pub(crate) fn is_trivial_in_words<E: Pairing>(f: &Target<E>) -> Choice {
    // In the cyclotomic subgroup the conjugate is the inverse; zero, to which points outside the groups may lead, is
    // not in it.
    let [a, b] = E::hard_part_factors(&miller::easy_part::<E>(f));
    a.ct_eq(&b.conjugate()) & !f.ct_eq(&Target::<E>::ZERO)
}

impl<E: Pairing> Default for MillerLoopResult<E> {
    fn default() -> Self {
        Self(Target::<E>::ONE)
    }
}

montane_fields::binary_operator!([E: Pairing] Add, add(MillerLoopResult<E>, MillerLoopResult<E>) -> MillerLoopResult<E>,
    |a, b| MillerLoopResult(Field::mul(&a.0, &b.0)), AddAssign, add_assign);

impl<E: Pairing> Gt<E> {
    /// The identity of the group, 1 in `Fp12`.
    pub const IDENTITY: Self = Self(Target::<E>::ONE);

    /// The length of an encoding: twelve coefficients.
    pub const BYTES: usize = 12 * <Base<E> as Coordinate>::BYTES;

    /// The identity of the group, 1 in `Fp12`.
    #[must_use]
    pub const fn identity() -> Self {
        Self::IDENTITY
    }

    /// The pairing of the generators. It is computed anew.
    #[must_use]
    pub fn generator() -> Self {
        pairing::<E>(&Affine::generator(), &Affine::generator())
    }

    /// The element of `Fp12`.
    #[must_use]
    pub const fn as_fp12(&self) -> &Fp12<E::Tower> {
        &self.0
    }

    /// `2 self`, a cyclotomic square.
    #[must_use]
    pub fn double(&self) -> Self {
        Self(self.0.cyclotomic_square())
    }

    /// Writes the canonical encoding: the coefficients big-endian, that of `w v^2 u` first and that of 1 last.
    ///
    /// # Panics
    /// If `out` is not [`Gt::BYTES`] long.
    pub fn write_bytes(&self, out: &mut [u8]) {
        assert_eq!(out.len(), Self::BYTES, "the encoding of an element of Gt");
        let c = &self.0;
        let order = [&c.c1.c2, &c.c1.c1, &c.c1.c0, &c.c0.c2, &c.c0.c1, &c.c0.c0];
        for (bytes, a) in out.chunks_exact_mut(Base2::<E>::BYTES).zip(order) {
            a.write_be(bytes);
        }
    }

    /// The element of an encoding, in the group.
    ///
    /// # Errors
    /// [`DecodeError::Length`], [`DecodeError::NotCanonical`], or [`DecodeError::NotInSubgroup`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, DecodeError> {
        if bytes.len() != Self::BYTES {
            return Err(DecodeError::Length);
        }
        let mut a = [Base2::<E>::ZERO; 6];
        for (a, bytes) in a.iter_mut().zip(bytes.chunks_exact(Base2::<E>::BYTES)) {
            *a = Base2::<E>::read_be(bytes).ok_or(DecodeError::NotCanonical)?;
        }
        // From w^0 to w^5; the encoding has the coefficients of Fp6 together.
        let f = Fp12::from_coefficients([a[5], a[2], a[4], a[1], a[3], a[0]]);
        let cyclotomic = Cyclotomic::new(&f).ok_or(DecodeError::NotInSubgroup)?;
        if bool::from(E::is_in_gt(&cyclotomic)) { Ok(Self(f)) } else { Err(DecodeError::NotInSubgroup) }
    }
}

/// The pairing of two points of the groups of order `r`: of others the value means nothing. Constant time, except for
/// points at infinity.
#[must_use]
pub fn pairing<E: Pairing>(p: &Affine<E::G1>, q: &Affine<E::G2>) -> Gt<E> {
    MillerLoopResult::<E>::of(&[(p, q)]).final_exponentiation()
}

/// Whether the product of the pairings of pairs of points of the groups of order `r` is 1: one Miller loop for all and
/// one final exponentiation. Which points are infinity may be learned from the time.
#[must_use]
pub fn pairing_check<E: Pairing>(pairs: &[(&Affine<E::G1>, &Affine<E::G2>)]) -> bool {
    MillerLoopResult::<E>::of(pairs).is_trivial().into()
}

impl<E: Pairing> GlvGroup for Gt<E> {
    type Scalar = Scalar<E::G1>;
    const PARTS: usize = E::GT_PARTS;
    const PART_BITS: usize = E::GT_PART_BITS;
    fn identity(&self) -> Self {
        Self::IDENTITY
    }
    fn plus(&self, other: &Self) -> Self {
        Self(Field::mul(&self.0, &other.0))
    }
    fn twice(&self) -> Self {
        self.double()
    }
    fn minus(&self) -> Self {
        Self(self.0.conjugate())
    }
    fn decompose(k: &Self::Scalar) -> [Part; 4] {
        E::gt_decompose(k)
    }
    fn endomorphism(&self) -> Self {
        Self(E::gt_endomorphism(&self.0))
    }
}

impl<E: Pairing> Default for Gt<E> {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl<E: Pairing> fmt::Display for Gt<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl<E: Pairing> ConstantTimeEq for Gt<E> {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl<E: Pairing> PartialEq for Gt<E> {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}
impl<E: Pairing> Eq for Gt<E> {}

impl<E: Pairing> Hash for Gt<E>
where
    <E::Tower as Tower>::F: Hash,
{
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// By the encoding. Not constant time.
impl<E: Pairing> Ord for Gt<E>
where
    <E::Tower as Tower>::F: Ord,
{
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}
impl<E: Pairing> PartialOrd for Gt<E>
where
    <E::Tower as Tower>::F: Ord,
{
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<E: Pairing> ConditionallySelectable for Gt<E> {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(Fp12::conditional_select(&a.0, &b.0, choice))
    }
}

impl<E: Pairing> ConditionallySelectable for MillerLoopResult<E> {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(Fp12::conditional_select(&a.0, &b.0, choice))
    }
}

impl<E: Pairing> Zeroize for Gt<E> {
    fn zeroize(&mut self) {
        *self = Self::IDENTITY;
    }
}

impl<E: Pairing> Neg for Gt<E> {
    type Output = Self;
    fn neg(self) -> Self {
        self.minus()
    }
}
impl<E: Pairing> Neg for &Gt<E> {
    type Output = Gt<E>;
    fn neg(self) -> Gt<E> {
        self.minus()
    }
}

montane_fields::binary_operator!([E: Pairing] Add, add(Gt<E>, Gt<E>) -> Gt<E>, |a, b| a.plus(b), AddAssign, add_assign);
montane_fields::binary_operator!([E: Pairing] Sub, sub(Gt<E>, Gt<E>) -> Gt<E>, |a, b| a.plus(&b.minus()), SubAssign, sub_assign);
montane_fields::binary_operator!([E: Pairing] Mul, mul(Gt<E>, Scalar<E::G1>) -> Gt<E>, |a, k| scalar_mul::mul(a, k), MulAssign, mul_assign);

impl<E: Pairing> Sum for Gt<E> {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::IDENTITY, |a, b| a + b)
    }
}
impl<'a, E: Pairing> Sum<&'a Self> for Gt<E> {
    fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
        iter.fold(Self::IDENTITY, |a, b| a + b)
    }
}

impl<E: Pairing> group::Group for Gt<E> {
    type Scalar = Scalar<E::G1>;
    fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        Ok(Self::generator() * random_nonzero::<E::G1, R>(rng)?)
    }
    fn identity() -> Self {
        Self::IDENTITY
    }
    fn generator() -> Self {
        Self::generator()
    }
    fn is_identity(&self) -> Choice {
        self.ct_eq(&Self::IDENTITY)
    }
    fn double(&self) -> Self {
        self.double()
    }
}
