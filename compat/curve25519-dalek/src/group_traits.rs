//! The traits of `ff` and `group`, 0.13 or for version 5 0.14.

use ff::{Field, FromUniformBytes, PrimeField};
use group::cofactor::CofactorGroup;
use group::prime::PrimeGroup;
use group::{Group, GroupEncoding};
use montane_edwards25519 as ours;
#[cfg(not(dalek5))]
use rand_core::RngCore;
#[cfg(dalek5)]
use rand_core::TryRng;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use crate::edwards::{CompressedEdwardsY, EdwardsPoint, SubgroupPoint};
use crate::ristretto::{CompressedRistretto, RistrettoPoint};
use crate::scalar::{ORDER, Scalar};
use crate::words;

/// `ff` 0.14, whose traits Montane's scalars have.
#[cfg(dalek5)]
use ff as ff014;

/// The neutral element.
const NEUTRAL: EdwardsPoint = EdwardsPoint(ours::EdwardsPoint::IDENTITY);

additive_operators!(SubgroupPoint, SubgroupPoint(NEUTRAL));
binary_operator!(Mul, mul, SubgroupPoint, Scalar, SubgroupPoint, |p, s| SubgroupPoint(p.0 * s));
binary_operator!(Mul, mul, Scalar, SubgroupPoint, SubgroupPoint, |s, p| SubgroupPoint(p.0 * s));
assigning_operator!(MulAssign, mul_assign, SubgroupPoint, Scalar, core::ops::Mul::mul);
binary_operator!(Add, add, EdwardsPoint, SubgroupPoint, EdwardsPoint, |a, b| a + b.0);
binary_operator!(Sub, sub, EdwardsPoint, SubgroupPoint, EdwardsPoint, |a, b| a - b.0);
assigning_operator!(AddAssign, add_assign, EdwardsPoint, SubgroupPoint, core::ops::Add::add);
assigning_operator!(SubAssign, sub_assign, EdwardsPoint, SubgroupPoint, core::ops::Sub::sub);

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

/// A point that a generator's bytes decode to, for what fills bytes.
fn random_point<E>(mut fill: impl FnMut(&mut [u8]) -> Result<(), E>) -> Result<EdwardsPoint, E> {
    loop {
        let mut bytes = [0; 32];
        fill(&mut bytes)?;
        if let Some(point) = CompressedEdwardsY(bytes).decompress() {
            if point != NEUTRAL {
                return Ok(point);
            }
        }
    }
}

/// A multiple of the generator, by a uniform scalar other than zero.
fn random_in_subgroup<E>(mut fill: impl FnMut(&mut [u8]) -> Result<(), E>) -> Result<SubgroupPoint, E> {
    loop {
        let scalar = of_wide(Scalar::from_bytes_mod_order_wide, &mut fill)?;
        if scalar != Scalar::ZERO {
            return Ok(SubgroupPoint(EdwardsPoint::mul_base(&scalar)));
        }
    }
}

/// 64 uniform bytes, made into something.
fn of_wide<T, E>(make: impl FnOnce(&[u8; 64]) -> T, fill: impl FnOnce(&mut [u8]) -> Result<(), E>) -> Result<T, E> {
    let mut uniform = [0; 64];
    fill(&mut uniform)?;
    Ok(make(&uniform))
}

/// The function of `Group` and `Field` that takes a generator: it may fail in 0.14 only.
macro_rules! random {
    ($random:expr) => {
        #[cfg(not(dalek5))]
        fn random(mut rng: impl RngCore) -> Self {
            let Ok(value): Result<Self, core::convert::Infallible> = $random(|bytes: &mut [u8]| {
                rng.fill_bytes(bytes);
                Ok(())
            });
            value
        }
        #[cfg(dalek5)]
        fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
            $random(|bytes: &mut [u8]| rng.try_fill_bytes(bytes))
        }
    };
}

macro_rules! group {
    ($point:ident, $random:expr, $generator:expr) => {
        impl Group for $point {
            type Scalar = Scalar;
            random!($random);
            fn identity() -> Self {
                <[Self; 0] as IntoIterator>::into_iter([]).sum()
            }
            fn generator() -> Self {
                $generator
            }
            fn is_identity(&self) -> Choice {
                self.ct_eq(&<Self as Group>::identity())
            }
            fn double(&self) -> Self {
                self + self
            }
        }
    };
}

group!(EdwardsPoint, random_point, crate::constants::ED25519_BASEPOINT_POINT);
group!(SubgroupPoint, random_in_subgroup, SubgroupPoint(crate::constants::ED25519_BASEPOINT_POINT));
group!(
    RistrettoPoint,
    |fill| of_wide(RistrettoPoint::from_uniform_bytes, fill),
    crate::constants::RISTRETTO_BASEPOINT_POINT
);

fn ct_option<T>(value: Option<T>, neutral: T) -> CtOption<T> {
    let valid = Choice::from(u8::from(value.is_some()));
    CtOption::new(value.unwrap_or(neutral), valid)
}

impl GroupEncoding for EdwardsPoint {
    type Repr = [u8; 32];
    fn from_bytes(bytes: &[u8; 32]) -> CtOption<Self> {
        ct_option(CompressedEdwardsY(*bytes).decompress(), NEUTRAL)
    }
    fn from_bytes_unchecked(bytes: &[u8; 32]) -> CtOption<Self> {
        Self::from_bytes(bytes)
    }
    fn to_bytes(&self) -> [u8; 32] {
        self.compress().0
    }
}
impl GroupEncoding for SubgroupPoint {
    type Repr = [u8; 32];
    fn from_bytes(bytes: &[u8; 32]) -> CtOption<Self> {
        EdwardsPoint::from_bytes(bytes).and_then(CofactorGroup::into_subgroup)
    }
    fn from_bytes_unchecked(bytes: &[u8; 32]) -> CtOption<Self> {
        EdwardsPoint::from_bytes(bytes).and_then(CofactorGroup::into_subgroup)
    }
    fn to_bytes(&self) -> [u8; 32] {
        self.0.compress().0
    }
}
impl GroupEncoding for RistrettoPoint {
    type Repr = [u8; 32];
    fn from_bytes(bytes: &[u8; 32]) -> CtOption<Self> {
        ct_option(CompressedRistretto(*bytes).decompress(), RistrettoPoint::default())
    }
    fn from_bytes_unchecked(bytes: &[u8; 32]) -> CtOption<Self> {
        Self::from_bytes(bytes)
    }
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
    fn clear_cofactor(&self) -> Self {
        *self
    }
    fn into_subgroup(self) -> CtOption<Self> {
        CtOption::new(self, Choice::from(1))
    }
    fn is_torsion_free(&self) -> Choice {
        Choice::from(1)
    }
}

/// The field that Montane's scalars are, with its constants.
type Ours = ours::Scalar;

const fn constant(scalar: Ours) -> Scalar {
    Scalar { bytes: words::to_bytes(&scalar.words()) }
}

/// `(t - 1) / 2` for the odd `t` of `L - 1 = 4 t`: `L / 8` rounded down.
const HALF_OF_T: [u64; 4] = {
    let [a, b, c, d] = ORDER;
    [a >> 3 | b << 61, b >> 3 | c << 61, c >> 3 | d << 61, d >> 3]
};

impl Field for Scalar {
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

    random!(|fill| of_wide(Scalar::from_bytes_mod_order_wide, fill));
    fn square(&self) -> Self {
        self * self
    }
    fn double(&self) -> Self {
        self + self
    }
    fn invert(&self) -> CtOption<Self> {
        CtOption::new(self.invert(), !self.ct_eq(&Self::ZERO))
    }
    // Of two roots the one that this algorithm finds, and none of a scalar that is not reduced.
    fn sqrt_ratio(num: &Self, div: &Self) -> (Choice, Self) {
        ff::helpers::sqrt_ratio_generic(num, div)
    }
    fn sqrt(&self) -> CtOption<Self> {
        ff::helpers::sqrt_tonelli_shanks(self, HALF_OF_T)
    }
}

impl PrimeField for Scalar {
    type Repr = [u8; 32];
    fn from_repr(repr: [u8; 32]) -> CtOption<Self> {
        Self::from_canonical_bytes(repr)
    }
    fn to_repr(&self) -> [u8; 32] {
        self.bytes
    }
    fn is_odd(&self) -> Choice {
        Choice::from(self.bytes[0] & 1)
    }
    const MODULUS: &'static str = <Ours as ff014::PrimeField>::MODULUS;
    const NUM_BITS: u32 = <Ours as ff014::PrimeField>::NUM_BITS;
    const CAPACITY: u32 = <Ours as ff014::PrimeField>::CAPACITY;
    const TWO_INV: Self = constant(<Ours as ff014::PrimeField>::TWO_INV);
    const MULTIPLICATIVE_GENERATOR: Self = constant(<Ours as ff014::PrimeField>::MULTIPLICATIVE_GENERATOR);
    const S: u32 = <Ours as ff014::PrimeField>::S;
    const ROOT_OF_UNITY: Self = constant(<Ours as ff014::PrimeField>::ROOT_OF_UNITY);
    const ROOT_OF_UNITY_INV: Self = constant(<Ours as ff014::PrimeField>::ROOT_OF_UNITY_INV);
    const DELTA: Self = constant(<Ours as ff014::PrimeField>::DELTA);
}

impl FromUniformBytes<64> for Scalar {
    fn from_uniform_bytes(bytes: &[u8; 64]) -> Self {
        Self::from_bytes_mod_order_wide(bytes)
    }
}

#[cfg(all(not(dalek5), feature = "group-bits"))]
impl ff::PrimeFieldBits for Scalar {
    type ReprBits = [u8; 32];
    fn to_le_bits(&self) -> ff::FieldBits<[u8; 32]> {
        self.bytes.into()
    }
    fn char_le_bits() -> ff::FieldBits<[u8; 32]> {
        words::to_bytes(&ORDER).into()
    }
}

#[cfg(all(dalek5, feature = "zeroize"))]
impl zeroize::Zeroize for SubgroupPoint {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}
