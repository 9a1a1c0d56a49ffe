//! Random elements: what the original makes of the same bytes.

#[cfg(feature = "groups")]
use montane_curves::bls12_381 as ours;
#[cfg(feature = "groups")]
use montane_fields::{Coordinate, Field, Modulus, bls12_381::P};

use crate::scalar::Scalar;

/// A generator, of whatever version of `rand_core`.
pub(crate) trait Source {
    type Error;
    fn fill(&mut self, out: &mut [u8]) -> Result<(), Self::Error>;
    #[cfg(feature = "groups")]
    fn word(&mut self) -> Result<u32, Self::Error>;
}

pub(crate) fn scalar<S: Source>(source: &mut S) -> Result<Scalar, S::Error> {
    let mut bytes = [0; 64];
    source.fill(&mut bytes)?;
    Ok(Scalar::from_bytes_wide(&bytes))
}

/// A field of coordinates, and which of two roots is taken.
#[cfg(feature = "groups")]
pub(crate) trait RandomCoordinate: Coordinate {
    fn draw<S: Source>(source: &mut S) -> Result<Self, S::Error>;
    fn root(&self) -> Option<Self>;
}

#[cfg(feature = "groups")]
impl RandomCoordinate for ours::Fp {
    /// 96 bytes modulo `p`: the low half, big-endian, before the high one.
    fn draw<S: Source>(source: &mut S) -> Result<Self, S::Error> {
        let mut bytes = [0; 96];
        source.fill(&mut bytes)?;
        bytes.rotate_left(48);
        Ok(Self::from_be_bytes_mod_order(&bytes))
    }
    fn root(&self) -> Option<Self> {
        self.sqrt().into()
    }
}

#[cfg(feature = "groups")]
impl RandomCoordinate for ours::Fp2 {
    fn draw<S: Source>(source: &mut S) -> Result<Self, S::Error> {
        let c0 = ours::Fp::draw(source)?;
        Ok(Self::new(c0, ours::Fp::draw(source)?))
    }
    /// Adj and Rodriguez-Henriquez, eprint 2012/685, algorithm 9.
    fn root(&self) -> Option<Self> {
        // (p - 3) / 4 and (p - 1) / 2: the same bits, as p = 3 mod 4.
        let shifted =
            |n: usize| core::array::from_fn(|i| P::P[i] >> n | P::P.get(i + 1).map_or(0, |high| high << (64 - n)));
        let a1 = power(self, &shifted(2));
        let x0 = a1 * self;
        let alpha = a1 * x0;
        let root = if alpha == -Self::ONE { x0.mul_by_u() } else { power(&(alpha + Self::ONE), &shifted(1)) * x0 };
        (root.square() == *self).then_some(root)
    }
}

#[cfg(feature = "groups")]
fn power(a: &ours::Fp2, exponent: &[u64; 6]) -> ours::Fp2 {
    let bits = exponent.iter().rev().flat_map(|word| (0..64).rev().map(move |i| (word >> i) & 1 == 1));
    bits.fold(ours::Fp2::ONE, |acc, bit| if bit { acc.square() * a } else { acc.square() })
}

/// A point of the curve, times the cofactor, other than infinity.
#[cfg(feature = "groups")]
pub(crate) fn point<C, S: Source>(source: &mut S) -> Result<montane_curves::weierstrass::Projective<C>, S::Error>
where
    C: montane_curves::weierstrass::Curve<Base: RandomCoordinate>,
{
    loop {
        let x = C::Base::draw(source)?;
        let negate = source.word()? % 2 != 0;
        let Some(y) = x.square().mul(&x).add(&C::B).root() else { continue };
        let y = if negate { y.neg() } else { y };
        let p = montane_curves::weierstrass::Affine::<C>::from_coordinates_unchecked(x, y);
        let p = montane_curves::weierstrass::Projective::from(p).clear_cofactor();
        if !bool::from(p.is_identity()) {
            return Ok(p);
        }
    }
}

/// An element of the target group: the final exponentiation of twelve coefficients.
#[cfg(feature = "pairings")]
pub(crate) fn gt<S: Source>(source: &mut S) -> Result<ours::Gt, S::Error> {
    loop {
        let mut a = [ours::Fp2::ZERO; 6];
        for a in &mut a {
            *a = ours::Fp2::draw(source)?;
        }
        // They come as those of Fp6, then of w times Fp6.
        let f = ours::Fp12::from_coefficients([a[0], a[3], a[1], a[4], a[2], a[5]]);
        if f != ours::Fp12::ZERO {
            return Ok(ours::MillerLoopResult::from_fp12_unchecked(f).final_exponentiation());
        }
    }
}
