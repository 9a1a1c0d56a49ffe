//! The traits of the `group` crate for the two kinds of points.

use group::WnafGroup;
use group::cofactor::CofactorGroup;
use group::prime::{PrimeCurve, PrimeGroup};
use rand_core::TryRng;
use subtle::{Choice, ConditionallySelectable, CtOption};

use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// A uniform scalar but zero. A generator that gives zero, as a good one does once in `2^254` times, is not asked
/// again: it may never give anything else. One stands in.
pub(crate) fn random_nonzero<C: Curve, R: TryRng + ?Sized>(rng: &mut R) -> Result<Scalar<C>, R::Error> {
    let k = Scalar::<C>::try_random(rng)?;
    Ok(Scalar::<C>::conditional_select(&k, &Scalar::<C>::ONE, k.is_zero()))
}

impl<C: Curve> group::Group for Projective<C> {
    type Scalar = Scalar<C>;

    /// A uniform point of the subgroup but infinity: the generator times a uniform scalar, by nobody else known.
    fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        Ok(Self::generator() * random_nonzero::<C, R>(rng)?)
    }
    fn identity() -> Self {
        Self::IDENTITY
    }
    fn generator() -> Self {
        Self::generator()
    }
    fn is_identity(&self) -> Choice {
        self.is_identity()
    }
    fn double(&self) -> Self {
        self.double()
    }
}

impl<C: Curve> group::Curve for Projective<C> {
    type Affine = Affine<C>;
    fn batch_normalize(p: &[Self], q: &mut [Self::Affine]) {
        Self::batch_normalize(p, q);
    }
    fn to_affine(&self) -> Self::Affine {
        self.to_affine()
    }
}

impl<C: Curve> group::CurveAffine for Affine<C> {
    type Curve = Projective<C>;
    type Scalar = Scalar<C>;
    fn identity() -> Self {
        Self::identity()
    }
    fn generator() -> Self {
        Self::generator()
    }
    fn is_identity(&self) -> Choice {
        self.is_identity()
    }
    fn to_curve(&self) -> Self::Curve {
        self.into()
    }
}

impl<C: Curve> WnafGroup for Projective<C> {
    /// The window for which building the table and using it `n` times with a 256-bit scalar costs least:
    /// `2^(w-2) + 256 n / (w + 1)` additions.
    fn recommended_wnaf_for_num_scalars(n: usize) -> usize {
        (3..=22).min_by_key(|w| (1usize << (w - 2)).saturating_add(256 * n / (w + 1))).unwrap_or(4)
    }
}

impl<C: Curve> PrimeGroup for Projective<C> {}
impl<C: Curve> PrimeCurve for Projective<C> {}

impl<C: Curve> CofactorGroup for Projective<C> {
    type Subgroup = Self;
    fn clear_cofactor(&self) -> Self {
        self.clear_cofactor()
    }
    fn into_subgroup(self) -> CtOption<Self> {
        CtOption::new(self, self.is_torsion_free())
    }
    fn is_torsion_free(&self) -> Choice {
        self.to_affine().is_torsion_free()
    }
}

#[cfg(test)]
mod tests {
    use core::convert::Infallible;

    use group::Group;

    use super::*;
    use crate::bls12_381::{G1Projective, Gt};
    use crate::test_support::Source;

    /// A generator that gives nothing but zeros.
    struct Zeros;

    impl TryRng for Zeros {
        type Error = Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            Ok(0)
        }
        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            Ok(0)
        }
        fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
            out.fill(0);
            Ok(())
        }
    }

    #[test]
    fn random_elements_are_not_the_identity() {
        assert_eq!(<G1Projective as Group>::try_random(&mut Zeros), Ok(G1Projective::generator()));
        assert_eq!(<Gt as Group>::try_random(&mut Zeros), Ok(Gt::generator()));
        let mut source = Source::new(3);
        let Ok(p) = <G1Projective as Group>::try_random(&mut source);
        let Ok(q) = <G1Projective as Group>::try_random(&mut source);
        assert!(p != q && p != G1Projective::generator());
        assert!(bool::from(p.to_affine().is_torsion_free()));
    }
}
