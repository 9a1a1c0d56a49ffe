//! What the unit tests of curve25519-dalek find in scope there: its public names, those of the crates that it uses, and
//! a few private methods by public means.

pub(crate) use alloc::vec::Vec;

pub(crate) use ff::{Field, FromUniformBytes, PrimeField};
pub(crate) use rand_core::{CryptoRng, CryptoRngCore, OsRng, RngCore};
pub(crate) use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

pub(crate) use crate::constants;
pub(crate) use crate::edwards::*;
pub(crate) use crate::montgomery::*;
pub(crate) use crate::ristretto::*;
pub(crate) use crate::scalar::*;
pub(crate) use crate::traits::*;

/// Private methods of points.
pub(crate) trait PrivatePoint: Copy + core::ops::Add<Output = Self> {
    fn double(&self) -> Self {
        *self + *self
    }
    fn mul_by_pow_2(&self, k: u32) -> Self {
        (0..k).fold(*self, |p, _| p + p)
    }
}
impl PrivatePoint for EdwardsPoint {}

/// A check that values of these types cannot fail.
pub(crate) trait ValidityCheck {
    fn is_valid(&self) -> bool {
        true
    }
}
impl ValidityCheck for EdwardsPoint {}

/// Private methods of scalars.
pub(crate) trait PrivateScalar {
    fn reduce(&self) -> Scalar;
}
impl PrivateScalar for Scalar {
    fn reduce(&self) -> Scalar {
        Scalar::from_bytes_mod_order(self.bytes)
    }
}
