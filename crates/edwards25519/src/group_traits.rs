//! The traits of the `group` crate, and serde, for [`EdwardsPoint`], its subgroup of prime order, and
//! [`RistrettoPoint`].

use group::cofactor::CofactorGroup;
use group::prime::PrimeGroup;
use group::{Group, GroupEncoding};
use rand_core::TryRng;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::Zeroize;

use super::operators::{additive_operators, product_operators};
use super::{CompressedEdwardsY, CompressedRistretto, EdwardsPoint, RistrettoPoint, Scalar};

/// A point of edwards25519 in the subgroup of order `L`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SubgroupPoint(EdwardsPoint);

impl SubgroupPoint {
    /// The neutral element.
    pub const IDENTITY: Self = Self(EdwardsPoint::IDENTITY);

    fn add(&self, other: &Self) -> Self {
        Self(self.0.add(&other.0))
    }
    fn sub(&self, other: &Self) -> Self {
        Self(self.0.sub(&other.0))
    }
    fn neg(&self) -> Self {
        Self(self.0.neg())
    }
    fn mul(&self, scalar: &Scalar) -> Self {
        Self(self.0.mul(scalar))
    }
}

additive_operators!(SubgroupPoint, SubgroupPoint::IDENTITY);
product_operators!(SubgroupPoint);
montane_fields::binary_operator!([] Add, add(EdwardsPoint, SubgroupPoint) -> EdwardsPoint, |a, b| EdwardsPoint::add(a, &b.0), AddAssign, add_assign);
montane_fields::binary_operator!([] Sub, sub(EdwardsPoint, SubgroupPoint) -> EdwardsPoint, |a, b| EdwardsPoint::sub(a, &b.0), SubAssign, sub_assign);

impl From<SubgroupPoint> for EdwardsPoint {
    fn from(p: SubgroupPoint) -> Self {
        p.0
    }
}

impl ConstantTimeEq for SubgroupPoint {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl ConditionallySelectable for SubgroupPoint {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(EdwardsPoint::conditional_select(&a.0, &b.0, choice))
    }
}

impl Zeroize for SubgroupPoint {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

impl Group for EdwardsPoint {
    type Scalar = Scalar;

    /// A uniform point of the whole curve but for the neutral element, whose logarithm nobody knows.
    fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        loop {
            let mut bytes = [0; 32];
            rng.try_fill_bytes(&mut bytes)?;
            if let Some(point) = CompressedEdwardsY(bytes).decompress_canonical()
                && !bool::from(point.is_identity())
            {
                return Ok(point);
            }
        }
    }
    fn identity() -> Self {
        Self::IDENTITY
    }
    fn generator() -> Self {
        Self::BASEPOINT
    }
    fn is_identity(&self) -> Choice {
        self.is_identity()
    }
    fn double(&self) -> Self {
        self.double()
    }
    fn mul_by_generator(scalar: &Scalar) -> Self {
        Self::mul_base(scalar)
    }
}

impl Group for SubgroupPoint {
    type Scalar = Scalar;

    /// A uniform point of the subgroup but for the neutral element, whose logarithm nobody knows.
    fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        loop {
            let point = <EdwardsPoint as Group>::try_random(rng)?.clear_cofactor();
            if !bool::from(point.0.is_identity()) {
                return Ok(point);
            }
        }
    }
    fn identity() -> Self {
        Self::IDENTITY
    }
    fn generator() -> Self {
        Self(EdwardsPoint::BASEPOINT)
    }
    fn is_identity(&self) -> Choice {
        self.0.is_identity()
    }
    fn double(&self) -> Self {
        Self(self.0.double())
    }
    fn mul_by_generator(scalar: &Scalar) -> Self {
        Self(EdwardsPoint::mul_base(scalar))
    }
}

impl Group for RistrettoPoint {
    type Scalar = Scalar;

    #[inline]
    fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        Self::try_random(rng)
    }
    #[inline]
    fn identity() -> Self {
        Self::IDENTITY
    }
    #[inline]
    fn generator() -> Self {
        Self::BASEPOINT
    }
    #[inline]
    fn is_identity(&self) -> Choice {
        self.is_identity()
    }
    #[inline]
    fn double(&self) -> Self {
        self.double()
    }
    #[inline]
    fn mul_by_generator(scalar: &Scalar) -> Self {
        Self::mul_base(scalar)
    }
}

fn ct_option<T>(value: Option<T>, neutral: T) -> CtOption<T> {
    let valid = Choice::from(u8::from(value.is_some()));
    CtOption::new(value.unwrap_or(neutral), valid)
}

/// Canonical encodings alone; decoding is not for secrets.
impl GroupEncoding for EdwardsPoint {
    type Repr = [u8; 32];

    fn from_bytes(bytes: &[u8; 32]) -> CtOption<Self> {
        ct_option(CompressedEdwardsY(*bytes).decompress_canonical(), Self::IDENTITY)
    }
    fn from_bytes_unchecked(bytes: &[u8; 32]) -> CtOption<Self> {
        Self::from_bytes(bytes)
    }
    fn to_bytes(&self) -> [u8; 32] {
        self.compress().0
    }
}

/// Canonical encodings of points of the subgroup alone; decoding is not for secrets.
impl GroupEncoding for SubgroupPoint {
    type Repr = [u8; 32];

    fn from_bytes(bytes: &[u8; 32]) -> CtOption<Self> {
        EdwardsPoint::from_bytes(bytes).and_then(CofactorGroup::into_subgroup)
    }
    /// Does not check that the point is in the subgroup.
    fn from_bytes_unchecked(bytes: &[u8; 32]) -> CtOption<Self> {
        EdwardsPoint::from_bytes(bytes).map(Self)
    }
    fn to_bytes(&self) -> [u8; 32] {
        self.0.compress().0
    }
}

impl GroupEncoding for RistrettoPoint {
    type Repr = [u8; 32];

    #[inline]
    fn from_bytes(bytes: &[u8; 32]) -> CtOption<Self> {
        ct_option(CompressedRistretto(*bytes).decompress(), Self::IDENTITY)
    }
    #[inline]
    fn from_bytes_unchecked(bytes: &[u8; 32]) -> CtOption<Self> {
        Self::from_bytes(bytes)
    }
    #[inline]
    fn to_bytes(&self) -> [u8; 32] {
        self.compress().0
    }
}

impl PrimeGroup for SubgroupPoint {}
impl PrimeGroup for RistrettoPoint {}

impl CofactorGroup for EdwardsPoint {
    type Subgroup = SubgroupPoint;

    fn clear_cofactor(&self) -> SubgroupPoint {
        SubgroupPoint(self.mul_by_cofactor())
    }
    fn into_subgroup(self) -> CtOption<SubgroupPoint> {
        CtOption::new(SubgroupPoint(self), CofactorGroup::is_torsion_free(&self))
    }
    fn is_torsion_free(&self) -> Choice {
        Choice::from(u8::from(self.is_torsion_free()))
    }
}

impl CofactorGroup for RistrettoPoint {
    type Subgroup = Self;

    #[inline]
    fn clear_cofactor(&self) -> Self {
        *self
    }
    #[inline]
    fn into_subgroup(self) -> CtOption<Self> {
        CtOption::new(self, Choice::from(1))
    }
    #[inline]
    fn is_torsion_free(&self) -> Choice {
        Choice::from(1)
    }
}
