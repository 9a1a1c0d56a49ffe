//! Many openings with one proof of two points: several polynomials, each at several points of its own
//! (Boneh, Drake, Fisch, Gabizon, "Efficient polynomial commitment schemes for multiple points and polynomials",
//! eprint 2020/081, section 4).

use alloc::vec::Vec;

use montane_curves::pairing::Pairing;
use montane_curves::weierstrass::{Affine, Projective};
use sha2::{Digest, Sha256};

use super::srs::{ScalarOf, Srs, SrsError};
use crate::Polynomial;
use crate::polynomial::batch_invert;

/// What is claimed of one polynomial: its commitment, and values `(z, y)` at distinct points.
#[derive(Clone, Debug)]
pub struct MultiClaim<E: Pairing> {
    /// The commitment, a point of the subgroup.
    pub commitment: Affine<E::G1>,
    /// Points and values.
    pub values: Vec<(ScalarOf<E>, ScalarOf<E>)>,
}

/// A proof of many openings: `W` and `W'` of the paper, points of the subgroup.
#[derive(Clone, Copy, Debug)]
pub struct MultiProof<E: Pairing> {
    /// The commitment to `h = sum gamma^i (f_i - r_i) / Z_i`, where `Z_i` vanishes on the points of claim `i` and `r_i`
    /// takes the claimed values there.
    pub w: Affine<E::G1>,
    /// The proof that what the verifier computes of the rest vanishes at the challenge.
    pub w_prime: Affine<E::G1>,
}

/// What both sides know once `gamma` and the point `x` are drawn: for each claim `gamma^i Z_T(x) / Z_i(x)` and
/// `r_i(x)`, and `Z_T(x)`, for the union `T` of all points.
struct Combination<E: Pairing> {
    factors: Vec<ScalarOf<E>>,
    remainders: Vec<ScalarOf<E>>,
    vanishing: ScalarOf<E>,
}

impl<E: Pairing> Srs<E> {
    /// Opens each polynomial at its points: the claims with their values, and one proof for all.
    ///
    /// Besides two commitments to quotients it takes as many divisions by `X - z` as there are values, and what
    /// [`Self::verify_multi`] takes in the field.
    ///
    /// # Errors
    /// [`SrsError::Degree`] or [`SrsError::RepeatedPoint`].
    pub fn open_multi(
        &self,
        openings: &[(&Polynomial<ScalarOf<E>>, &[ScalarOf<E>])],
    ) -> Result<(Vec<MultiClaim<E>>, MultiProof<E>), SrsError> {
        let claims = openings
            .iter()
            .map(|(f, points)| {
                let values = points.iter().map(|z| (*z, f.evaluate(z))).collect();
                Ok(MultiClaim { commitment: self.commit(f)?, values })
            })
            .collect::<Result<Vec<_>, SrsError>>()?;
        let gamma = first_challenge(&claims);
        let remainders = remainders(&claims)?;
        let mut h = Polynomial::default();
        let mut power = ScalarOf::<E>::ONE;
        for ((f, points), r) in openings.iter().zip(&remainders) {
            // The division is exact, one root after the other.
            let mut quotient = *f - r;
            for z in *points {
                (quotient, _) = quotient.divide_by_linear(z);
            }
            h = &h + &quotient.scaled(&power);
            power *= gamma;
        }
        let w = self.commit(&h)?;
        let x = second_challenge::<E>(&gamma, &w);
        let at = combine(&claims, &remainders, &gamma, &x);
        let mut l = h.scaled(&-at.vanishing);
        for ((f, _), (factor, r)) in openings.iter().zip(at.factors.iter().zip(&at.remainders)) {
            l = &l + &(*f - &Polynomial::new(alloc::vec![*r])).scaled(factor);
        }
        let (quotient, zero) = l.divide_by_linear(&x);
        debug_assert!(zero == ScalarOf::<E>::ZERO);
        Ok((claims, MultiProof { w, w_prime: self.commit(&quotient)? }))
    }

    /// Whether all claims hold. A claim with a repeated point does not.
    ///
    /// With `n` values in all, `m_i` of claim `i`, it takes `O(n log n + sum m_i^2)` operations in the field, a sum of
    /// three products more in G1 than there are claims, and one product of two pairings.
    #[must_use]
    pub fn verify_multi(&self, claims: &[MultiClaim<E>], proof: &MultiProof<E>) -> bool {
        let Ok(remainders) = remainders(claims) else { return false };
        let gamma = first_challenge(claims);
        let x = second_challenge::<E>(&gamma, &proof.w);
        let at = combine(claims, &remainders, &gamma, &x);
        // F = sum gamma^i Z_T(x) / Z_i(x) (C_i - r_i(x) G) - Z_T(x) W, and e(F + x W', H) = e(W', tau H).
        let mut bases: Vec<Affine<E::G1>> = claims.iter().map(|claim| claim.commitment).collect();
        let constant: ScalarOf<E> = at.factors.iter().zip(&at.remainders).map(|(a, r)| *a * r).sum();
        let mut scalars = at.factors;
        bases.extend([self.powers()[0], proof.w, proof.w_prime]);
        scalars.extend([-constant, -at.vanishing, x]);
        Projective::msm_vartime(&bases, &scalars).is_ok_and(|left| self.same(&left, &proof.w_prime.into()))
    }
}

/// The polynomials of least degree through the values of each claim.
fn remainders<E: Pairing>(claims: &[MultiClaim<E>]) -> Result<Vec<Polynomial<ScalarOf<E>>>, SrsError> {
    claims.iter().map(|claim| Polynomial::interpolate(&claim.values).map_err(|_| SrsError::RepeatedPoint)).collect()
}

fn combine<E: Pairing>(
    claims: &[MultiClaim<E>],
    remainders: &[Polynomial<ScalarOf<E>>],
    gamma: &ScalarOf<E>,
    x: &ScalarOf<E>,
) -> Combination<E> {
    let points = |claim: &MultiClaim<E>| claim.values.iter().map(|(z, _)| *z).collect::<Vec<_>>();
    let mut union: Vec<ScalarOf<E>> = claims.iter().flat_map(points).collect();
    union.sort_unstable();
    union.dedup();
    // Where x is a point, which a hash does not come to, Z_T / Z_i is 0 for the claims without it; for those that have
    // it the factor is in neither product.
    let product = |points: &[ScalarOf<E>]| points.iter().filter(|z| *z != x).map(|z| *x - z).product::<ScalarOf<E>>();
    let of_union = product(&union);
    let at_point = union.contains(x);
    let mut factors: Vec<ScalarOf<E>> = claims.iter().map(|claim| product(&points(claim))).collect();
    batch_invert(&mut factors);
    let mut power = of_union;
    for (factor, claim) in factors.iter_mut().zip(claims) {
        *factor = if at_point && !points(claim).contains(x) { ScalarOf::<E>::ZERO } else { *factor * power };
        power *= gamma;
    }
    let vanishing = if at_point { ScalarOf::<E>::ZERO } else { of_union };
    Combination { factors, remainders: remainders.iter().map(|r| r.evaluate(x)).collect(), vanishing }
}

/// `gamma`, from all that is claimed: SHA-256 of the tag, the number of claims, and for each its commitment, the number
/// of its values and these, `z` before `y`. Numbers have 8 bytes, scalars 32, big-endian.
fn first_challenge<E: Pairing>(claims: &[MultiClaim<E>]) -> ScalarOf<E> {
    let mut hash = Sha256::new_with_prefix(b"MONTANE_KZG_MULTI_GAMMA");
    let number = |hash: &mut Sha256, n: usize| hash.update((n as u64).to_be_bytes());
    number(&mut hash, claims.len());
    for claim in claims {
        hash.update(claim.commitment.to_compressed());
        number(&mut hash, claim.values.len());
        for (z, y) in &claim.values {
            hash.update(z.to_be_bytes());
            hash.update(y.to_be_bytes());
        }
    }
    ScalarOf::<E>::from_be_bytes_mod_order(&hash.finalize())
}

/// The point at which the combination is opened: SHA-256 of the tag, `gamma` and `W`.
fn second_challenge<E: Pairing>(gamma: &ScalarOf<E>, w: &Affine<E::G1>) -> ScalarOf<E> {
    let mut hash = Sha256::new_with_prefix(b"MONTANE_KZG_MULTI_POINT");
    hash.update(gamma.to_be_bytes());
    hash.update(w.to_compressed());
    ScalarOf::<E>::from_be_bytes_mod_order(&hash.finalize())
}

#[cfg(test)]
mod tests;
