//! Commitments over any pairing-friendly curve: a structured reference string, openings at one point, batches of them.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use montane_curves::gt::pairing_check;
use montane_curves::pairing::Pairing;
use montane_curves::weierstrass::{Affine, Projective, Scalar};
use rand_core::CryptoRng;

use crate::Polynomial;

/// The scalars of a pairing-friendly curve.
pub type ScalarOf<E> = Scalar<<E as Pairing>::G1>;

/// Why there is no reference string, commitment or opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SrsError {
    /// Fewer than two powers in either group.
    TooShort,
    /// A power is not on the curve or not in the subgroup.
    NotInSubgroup,
    /// The first power is the point at infinity.
    Identity,
    /// The points are not powers of one secret.
    NotPowers,
    /// The secret is zero, or a root of unity of so low an order that powers repeat.
    DegenerateSecret,
    /// The polynomial has a higher degree than there are powers.
    Degree,
    /// A point is to be opened twice for one polynomial.
    RepeatedPoint,
}

impl fmt::Display for SrsError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooShort => "a reference string has at least two powers in each group",
            Self::NotInSubgroup => "a power of the reference string is not in the subgroup",
            Self::Identity => "the first power of the reference string is the point at infinity",
            Self::NotPowers => "the points of the reference string are not powers of one secret",
            Self::DegenerateSecret => "the secret of the reference string is zero, or its powers repeat",
            Self::Degree => "the degree of the polynomial exceeds the reference string",
            Self::RepeatedPoint => "a point is to be opened twice for one polynomial",
        })
    }
}

impl core::error::Error for SrsError {}

/// `G, tau G, tau^2 G, ..` in G1 and `H, tau H` in G2, checked.
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bls12_381;
/// #     pub mod polynomials { pub use montane_polynomials::*; }
/// #     pub use montane_polynomials::kzg;
/// # }
/// use montane::bls12_381::{Bls12, G1Projective, Scalar};
/// use montane::kzg::{Srs, SrsError};
/// use montane::polynomials::Polynomial;
///
/// # fn main() -> Result<(), SrsError> {
/// // For tests. The powers of a ceremony go into `Srs::new`, which checks them.
/// let srs = Srs::<Bls12>::from_known_secret(&Scalar::from(1234), 3)?;
/// let f = Polynomial::new(vec![Scalar::from(1), Scalar::from(2), Scalar::from(3)]);
/// assert_eq!(srs.commit(&f)?, (G1Projective::generator() * f.evaluate(&Scalar::from(1234))).to_affine());
/// assert_eq!(srs.commit(&f.product(&f)), Err(SrsError::Degree));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Srs<E: Pairing> {
    powers: Vec<Affine<E::G1>>,
    h: Affine<E::G2>,
    tau_h: Affine<E::G2>,
}

/// A claim that a committed polynomial has the value `y` at `z`, with its proof. The points must be in the subgroup, as
/// decoding makes sure.
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bn254;
/// #     pub mod polynomials { pub use montane_polynomials::*; }
/// #     pub use montane_polynomials::kzg;
/// # }
/// use montane::bn254::{Bn256, Scalar};
/// use montane::kzg::{Claim, Srs};
/// use montane::polynomials::Polynomial;
///
/// # fn main() -> Result<(), montane::kzg::SrsError> {
/// let srs = Srs::<Bn256>::from_known_secret(&Scalar::from(1234), 4)?;
/// let f = Polynomial::new(vec![Scalar::from(5), Scalar::from(7)]);
/// let (commitment, z) = (srs.commit(&f)?, Scalar::from(2));
/// let (y, proof) = srs.open(&f, &z)?;
/// assert!(srs.verify(&Claim { commitment, z, y, proof }));
/// assert!(!srs.verify(&Claim { commitment, z, y: y + Scalar::ONE, proof }));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Claim<E: Pairing> {
    /// The commitment to the polynomial.
    pub commitment: Affine<E::G1>,
    /// Where.
    pub z: ScalarOf<E>,
    /// The value.
    pub y: ScalarOf<E>,
    /// The commitment to the quotient by `X - z`.
    pub proof: Affine<E::G1>,
}

impl<E: Pairing> Srs<E> {
    /// Checks that the points are in their groups and that each is tau times the one before: with random `s_i`,
    /// `e(sum s_i P_(i+1), H) = e(sum s_i P_i, tau H)`, which other points pass with probability `2^-127`. Refused are
    /// also the secrets for which a short polynomial commits to zero before everybody's eyes: `X` where tau is zero,
    /// `X^k - 1` where `tau^k` is 1 for a `k` below the number of powers.
    /// The time depends on the points, which are public.
    ///
    /// # Errors
    /// [`SrsError::TooShort`], [`SrsError::NotInSubgroup`], [`SrsError::Identity`], [`SrsError::NotPowers`] or
    /// [`SrsError::DegenerateSecret`].
    pub fn new<R: CryptoRng + ?Sized>(
        powers: Vec<Affine<E::G1>>,
        h: Affine<E::G2>,
        tau_h: Affine<E::G2>,
        rng: &mut R,
    ) -> Result<Self, SrsError> {
        if powers.len() < 2 {
            return Err(SrsError::TooShort);
        }
        let in_g1 = montane_curves::shares::each(powers.len(), |i| powers[i].is_torsion_free().into())
            .into_iter()
            .all(|good: bool| good);
        if !in_g1 || !bool::from(h.is_torsion_free() & tau_h.is_torsion_free()) {
            return Err(SrsError::NotInSubgroup);
        }
        if bool::from(powers[0].is_identity() | h.is_identity()) {
            return Err(SrsError::Identity);
        }
        let factors: Vec<u128> = (1..powers.len()).map(|_| random_factor(rng)).collect();
        let sum = |points| Projective::msm_short_vartime(points, &factors).map_err(|_| SrsError::NotPowers);
        let (low, high) = (sum(&powers[..powers.len() - 1])?, sum(&powers[1..])?);
        let srs = Self { powers, h, tau_h };
        if srs.same(&high, &low) { srs.not_degenerate() } else { Err(SrsError::NotPowers) }
    }

    /// The string, unless its secret is zero or the first power comes again.
    fn not_degenerate(self) -> Result<Self, SrsError> {
        let zero = bool::from(self.tau_h.is_identity());
        if zero || self.powers[1..].contains(&self.powers[0]) { Err(SrsError::DegenerateSecret) } else { Ok(self) }
    }

    /// The string of a secret that is known, for tests and experiments: whoever knows it can open commitments to
    /// anything.
    ///
    /// # Errors
    /// [`SrsError::TooShort`] for fewer than two powers, or [`SrsError::DegenerateSecret`] as in [`Self::new`].
    pub fn from_known_secret(tau: &ScalarOf<E>, len: usize) -> Result<Self, SrsError> {
        if len < 2 {
            return Err(SrsError::TooShort);
        }
        let mut power = ScalarOf::<E>::ONE;
        let points: Vec<_> = (0..len)
            .map(|_| {
                let point = Projective::<E::G1>::generator() * power;
                power *= tau;
                point
            })
            .collect();
        let mut powers = vec![Affine::identity(); len];
        Projective::batch_normalize(&points, &mut powers);
        let h = Affine::<E::G2>::generator();
        Self { powers, tau_h: (h * tau).to_affine(), h }.not_degenerate()
    }

    /// The powers in G1.
    #[must_use]
    pub fn powers(&self) -> &[Affine<E::G1>] {
        &self.powers
    }

    /// `H`.
    #[must_use]
    pub const fn h(&self) -> Affine<E::G2> {
        self.h
    }

    /// `tau H`.
    #[must_use]
    pub const fn tau_h(&self) -> Affine<E::G2> {
        self.tau_h
    }

    /// `f(tau) G`. The time depends on the polynomial.
    ///
    /// # Errors
    /// [`SrsError::Degree`].
    pub fn commit(&self, f: &Polynomial<ScalarOf<E>>) -> Result<Affine<E::G1>, SrsError> {
        let coefficients = f.coefficients();
        let powers = self.powers.get(..coefficients.len()).ok_or(SrsError::Degree)?;
        Projective::msm_vartime(powers, coefficients).map(|sum| sum.to_affine()).map_err(|_| SrsError::Degree)
    }

    /// The value of `f` at `z`, with its proof.
    ///
    /// # Errors
    /// [`SrsError::Degree`].
    pub fn open(&self, f: &Polynomial<ScalarOf<E>>, z: &ScalarOf<E>) -> Result<(ScalarOf<E>, Affine<E::G1>), SrsError> {
        if f.coefficients().len() > self.powers.len() {
            return Err(SrsError::Degree);
        }
        let (quotient, y) = f.divide_by_linear(z);
        Ok((y, self.commit(&quotient)?))
    }

    /// Whether the claim holds: `e(C - y G + z P, H) = e(P, tau H)`.
    #[must_use]
    pub fn verify(&self, claim: &Claim<E>) -> bool {
        self.holds(&[(claim, ScalarOf::<E>::ONE)])
    }

    /// Whether all claims hold, by one equation at random combination; a wrong claim passes with probability `2^-127`.
    /// True for none.
    #[must_use]
    pub fn batch_verify<R: CryptoRng + ?Sized>(&self, claims: &[Claim<E>], rng: &mut R) -> bool {
        let weighted: Vec<_> = claims.iter().map(|claim| (claim, from_u128::<E>(random_factor(rng)))).collect();
        self.holds(&weighted)
    }

    fn holds(&self, claims: &[(&Claim<E>, ScalarOf<E>)]) -> bool {
        let mut bases: Vec<Affine<E::G1>> = claims.iter().map(|(claim, _)| claim.proof).collect();
        let factors: Vec<ScalarOf<E>> = claims.iter().map(|(_, r)| *r).collect();
        let Ok(right) = Projective::msm_vartime(&bases, &factors) else { return false };
        let mut scalars: Vec<ScalarOf<E>> = claims.iter().map(|(claim, r)| claim.z * r).collect();
        bases.extend(claims.iter().map(|(claim, _)| claim.commitment));
        scalars.extend(factors);
        bases.push(self.powers[0]);
        scalars.push(-claims.iter().map(|(claim, r)| claim.y * r).sum::<ScalarOf<E>>());
        Projective::msm_vartime(&bases, &scalars).is_ok_and(|left| self.same(&left, &right))
    }

    /// Whether `e(left, H) = e(right, tau H)`.
    pub(super) fn same(&self, left: &Projective<E::G1>, right: &Projective<E::G1>) -> bool {
        let mut affine = [Affine::identity(); 2];
        Projective::batch_normalize(&[*left, -right], &mut affine);
        pairing_check::<E>(&[(&affine[0], &self.h), (&affine[1], &self.tau_h)])
    }
}

/// An odd factor of 128 bits for a combination, so not zero.
fn random_factor<R: CryptoRng + ?Sized>(rng: &mut R) -> u128 {
    (u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64())) | 1
}

fn from_u128<E: Pairing>(a: u128) -> ScalarOf<E> {
    let mut bytes = [0; 32];
    bytes[..16].copy_from_slice(&a.to_le_bytes());
    ScalarOf::<E>::from_le_bytes_mod_order(&bytes)
}

#[cfg(test)]
mod tests;
