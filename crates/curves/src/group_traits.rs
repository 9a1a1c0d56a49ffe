//! The traits of the `group` crate for the two kinds of points.

use group::WnafGroup;
use group::cofactor::CofactorGroup;
use group::prime::{PrimeCurve, PrimeGroup};
use rand_core::TryRng;
use subtle::{Choice, CtOption};

use crate::weierstrass::{Affine, Curve, Projective, Scalar};

impl<C: Curve> group::Group for Projective<C> {
    type Scalar = Scalar<C>;

    /// A uniform point of the subgroup: the generator times a uniform scalar, by nobody else known.
    fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        loop {
            let k = <Scalar<C> as ff::Field>::try_random(rng)?;
            if !bool::from(k.is_zero()) {
                return Ok(Self::generator() * k);
            }
        }
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
