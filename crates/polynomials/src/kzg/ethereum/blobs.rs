//! EIP-4844: commitments to blobs, and proofs of a value.

use alloc::vec::Vec;

use montane_curves::bls12_381::{Bls12, G1Affine, G1Projective, G2Prepared, Scalar, multi_miller_loop};

use super::super::Claim;
use super::challenge::{batch_challenge, compute_challenge};
use super::encoding::{self, blob_elements, field_element, slices};
use super::linear::{msm, powers};
use super::{Bytes48, KzgError, TrustedSetup, Verifier};
use crate::Order;
use crate::polynomial::batch_invert;

impl TrustedSetup {
    /// `blob_to_kzg_commitment`
    ///
    /// # Errors
    /// [`KzgError::BlobLength`] or [`KzgError::NotCanonical`].
    #[inline]
    pub fn blob_to_kzg_commitment(&self, blob: &[u8]) -> Result<Bytes48, KzgError> {
        let values = blob_elements(blob)?;
        Ok(msm(&self.lagrange, &values).to_affine().to_compressed())
    }

    /// `compute_kzg_proof`: the proof, and the value at `z`.
    ///
    /// # Errors
    /// [`KzgError::BlobLength`], [`KzgError::FieldElementLength`] or [`KzgError::NotCanonical`].
    #[inline]
    pub fn compute_kzg_proof(&self, blob: &[u8], z: &[u8]) -> Result<(Bytes48, [u8; 32]), KzgError> {
        let values = blob_elements(blob)?;
        let (proof, y) = self.prove(&values, &field_element(z)?);
        Ok((proof.to_affine().to_compressed(), y.to_be_bytes()))
    }

    /// `compute_blob_kzg_proof`: the proof at the challenge of blob and commitment. Whether they belong together is not
    /// checked.
    ///
    /// # Errors
    /// [`KzgError::BlobLength`], [`KzgError::NotCanonical`], [`KzgError::CommitmentLength`] or
    /// [`KzgError::Commitment`].
    #[inline]
    pub fn compute_blob_kzg_proof(&self, blob: &[u8], commitment: &[u8]) -> Result<Bytes48, KzgError> {
        let values = blob_elements(blob)?;
        encoding::commitment(commitment)?;
        let (proof, _) = self.prove(&values, &compute_challenge(blob, commitment)?);
        Ok(proof.to_affine().to_compressed())
    }

    /// `compute_kzg_proof_impl`: a commitment to `(f(X) - f(z)) / (X - z)`, and `f(z)`.
    #[inline]
    fn prove(&self, values: &[Scalar], z: &Scalar) -> (G1Projective, Scalar) {
        let domain = &self.verifier.blob_domain;
        let y = domain.evaluate(values, Order::BitReversed, z);
        let roots = domain.elements(Order::BitReversed);
        let mut quotient: Vec<Scalar> = roots.iter().map(|w| w - z).collect();
        batch_invert(&mut quotient);
        quotient.iter_mut().zip(values).for_each(|(q, f)| *q *= f - y);
        if let Some(m) = roots.iter().position(|w| w == z) {
            // (f - y) / (X - z) is exact, and its values off z are known; the one at z = w_m makes its coefficient of
            // X^(n-1) vanish, as its degree is below n - 1: sum q_i w_i = 0.
            let sum = quotient.iter().zip(&roots).enumerate().filter(|(i, _)| *i != m);
            let sum: Scalar = sum.map(|(_, (q, w))| q * w).sum();
            // The inverse of a root of unity is the element of the mirrored exponent.
            let inverse = roots[m].invert_vartime().unwrap_or(Scalar::ZERO);
            quotient[m] = -(sum * inverse);
        }
        (msm(&self.lagrange, &quotient), y)
    }
}

impl Verifier {
    /// `verify_kzg_proof`: whether the committed polynomial has the value `y` at `z`.
    ///
    /// # Errors
    /// [`KzgError::CommitmentLength`], [`KzgError::Commitment`], [`KzgError::FieldElementLength`],
    /// [`KzgError::NotCanonical`], [`KzgError::ProofLength`] or [`KzgError::Proof`].
    #[inline]
    pub fn verify_kzg_proof(&self, commitment: &[u8], z: &[u8], y: &[u8], proof: &[u8]) -> Result<bool, KzgError> {
        let commitment = encoding::commitment(commitment)?;
        let (z, y) = (field_element(z)?, field_element(y)?);
        let proof = encoding::proof(proof)?;
        Ok(self.holds(&Claim { commitment, z, y, proof }))
    }

    /// `verify_blob_kzg_proof`: whether the commitment is that of the blob.
    ///
    /// # Errors
    /// [`KzgError::BlobLength`], [`KzgError::NotCanonical`], [`KzgError::CommitmentLength`], [`KzgError::Commitment`],
    /// [`KzgError::ProofLength`] or [`KzgError::Proof`].
    #[inline]
    pub fn verify_blob_kzg_proof(&self, blob: &[u8], commitment: &[u8], proof: &[u8]) -> Result<bool, KzgError> {
        let values = blob_elements(blob)?;
        let point = encoding::commitment(commitment)?;
        let proof = encoding::proof(proof)?;
        let z = compute_challenge(blob, commitment)?;
        let y = self.blob_domain.evaluate(&values, Order::BitReversed, &z);
        Ok(self.holds(&Claim { commitment: point, z, y, proof }))
    }

    /// `verify_blob_kzg_proof_batch`: whether every commitment is that of its blob. True for none.
    ///
    /// # Errors
    /// [`KzgError::ListLengths`], or those of [`Verifier::verify_blob_kzg_proof`].
    pub fn verify_blob_kzg_proof_batch<B: AsRef<[u8]>, C: AsRef<[u8]>, P: AsRef<[u8]>>(
        &self,
        blobs: &[B],
        commitments: &[C],
        proofs: &[P],
    ) -> Result<bool, KzgError> {
        self.verify_blobs(&slices(blobs), &slices(commitments), &slices(proofs))
    }

    #[inline]
    fn verify_blobs(&self, blobs: &[&[u8]], commitments: &[&[u8]], proofs: &[&[u8]]) -> Result<bool, KzgError> {
        if blobs.len() != commitments.len() || blobs.len() != proofs.len() {
            return Err(KzgError::ListLengths);
        }
        let points = encoding::commitments(commitments)?;
        let proof_points = encoding::proofs(proofs)?;
        let claim = |i: usize| -> Result<Claim<Bls12>, KzgError> {
            let values = blob_elements(blobs[i])?;
            let z = compute_challenge(blobs[i], commitments[i])?;
            let y = self.blob_domain.evaluate(&values, Order::BitReversed, &z);
            Ok(Claim { commitment: points[i], z, y, proof: proof_points[i] })
        };
        let claims = montane_curves::shares::each(blobs.len(), claim).into_iter().collect::<Result<Vec<_>, _>>()?;
        Ok(self.verify_kzg_proof_batch(&claims))
    }

    /// `verify_kzg_proof_batch`: `e(sum r^i (C_i - y_i G + z_i P_i), H) = e(sum r^i P_i, tau H)`.
    #[inline]
    pub(super) fn verify_kzg_proof_batch(&self, claims: &[Claim<Bls12>]) -> bool {
        let r = powers(&batch_challenge(claims), claims.len());
        let proofs: Vec<G1Affine> = claims.iter().map(|claim| claim.proof).collect();
        let mut bases: Vec<G1Affine> = claims.iter().map(|claim| claim.commitment).collect();
        bases.extend_from_slice(&proofs);
        bases.push(G1Affine::generator());
        let mut scalars = r.clone();
        scalars.extend(r.iter().zip(claims).map(|(r, claim)| r * claim.z));
        scalars.push(-r.iter().zip(claims).map(|(r, claim)| r * claim.y).sum::<Scalar>());
        self.product_is_one(&msm(&bases, &scalars), &msm(&proofs, &r), &self.tau)
    }

    /// `e(C - y G + z P, H) = e(P, tau H)`: the equation `C - y G = P (tau - z)` with fixed points of G2.
    #[inline]
    fn holds(&self, claim: &Claim<Bls12>) -> bool {
        let left = msm(&[claim.proof, G1Affine::generator()], &[claim.z, -claim.y]) + claim.commitment;
        self.product_is_one(&left, &G1Projective::from(claim.proof), &self.tau)
    }

    /// Whether `e(left, H) = e(right, point)`.
    #[inline]
    pub(super) fn product_is_one(&self, left: &G1Projective, right: &G1Projective, point: &G2Prepared) -> bool {
        let mut affine = [G1Affine::identity(); 2];
        G1Projective::batch_normalize(&[*left, *right], &mut affine);
        let terms = [(&affine[0], &self.minus_generator), (&affine[1], point)];
        multi_miller_loop(&terms).is_trivial().into()
    }
}
