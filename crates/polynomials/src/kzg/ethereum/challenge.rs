//! The challenges that the functions draw from hashes of what they were given.

use alloc::vec::Vec;

use montane_curves::bls12_381::{Bls12, Scalar};
use sha2::{Digest, Sha256};

use super::super::Claim;
use super::encoding::slices;
use super::{BYTES_PER_BLOB, CELLS_PER_EXT_BLOB, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL, KzgError};

const FIAT_SHAMIR_PROTOCOL_DOMAIN: &[u8; 16] = b"FSBLOBVERIFY_V1_";
const RANDOM_CHALLENGE_KZG_BATCH_DOMAIN: &[u8; 16] = b"RCKZGBATCH___V1_";
const RANDOM_CHALLENGE_KZG_CELL_BATCH_DOMAIN: &[u8; 16] = b"RCKZGCBATCH__V1_";

/// A transcript that ends in `hash_to_bls_field`: SHA-256, big-endian, modulo the group order.
pub(super) struct Transcript(Sha256);

impl Transcript {
    #[inline]
    pub(super) fn new(domain: &[u8]) -> Self {
        Self(Sha256::new_with_prefix(domain))
    }
    #[inline]
    pub(super) fn number(&mut self, n: usize) {
        self.0.update((n as u64).to_be_bytes());
    }
    #[inline]
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }
    #[inline]
    pub(super) fn challenge(self) -> Scalar {
        Scalar::from_be_bytes_mod_order(&self.0.finalize())
    }
}

/// `compute_challenge`: the point at which a blob is to be evaluated. The commitment counts as validated.
///
/// # Errors
/// [`KzgError::BlobLength`] or [`KzgError::CommitmentLength`].
#[inline]
pub fn compute_challenge(blob: &[u8], commitment: &[u8]) -> Result<Scalar, KzgError> {
    if blob.len() != BYTES_PER_BLOB {
        return Err(KzgError::BlobLength);
    }
    if commitment.len() != 48 {
        return Err(KzgError::CommitmentLength);
    }
    let mut transcript = Transcript::new(FIAT_SHAMIR_PROTOCOL_DOMAIN);
    transcript.bytes(&(FIELD_ELEMENTS_PER_BLOB as u128).to_be_bytes());
    transcript.bytes(blob);
    transcript.bytes(commitment);
    Ok(transcript.challenge())
}

/// The challenge of `verify_kzg_proof_batch`.
#[inline]
pub(super) fn batch_challenge(claims: &[Claim<Bls12>]) -> Scalar {
    let mut transcript = Transcript::new(RANDOM_CHALLENGE_KZG_BATCH_DOMAIN);
    transcript.number(FIELD_ELEMENTS_PER_BLOB);
    transcript.number(claims.len());
    for claim in claims {
        transcript.bytes(&claim.commitment.to_compressed());
        transcript.bytes(&claim.z.to_be_bytes());
        transcript.bytes(&claim.y.to_be_bytes());
        transcript.bytes(&claim.proof.to_compressed());
    }
    transcript.challenge()
}

/// `compute_verify_cell_kzg_proof_batch_challenge`: commitments without repetition; for each cell the index of its
/// commitment, its own index, its values, and its proof. The points count as validated.
///
/// # Errors
/// [`KzgError::ListLengths`], [`KzgError::CommitmentLength`], [`KzgError::ProofLength`], [`KzgError::CosetLength`],
/// [`KzgError::CommitmentIndex`] or [`KzgError::CellIndex`].
pub fn compute_verify_cell_kzg_proof_batch_challenge<C: AsRef<[u8]>, E: AsRef<[Scalar]>, P: AsRef<[u8]>>(
    commitments: &[C],
    commitment_indices: &[u64],
    cell_indices: &[u64],
    cosets_evals: &[E],
    proofs: &[P],
) -> Result<Scalar, KzgError> {
    let count = cell_indices.len();
    if commitment_indices.len() != count || cosets_evals.len() != count || proofs.len() != count {
        return Err(KzgError::ListLengths);
    }
    if commitments.iter().any(|c| c.as_ref().len() != 48) {
        return Err(KzgError::CommitmentLength);
    }
    if proofs.iter().any(|p| p.as_ref().len() != 48) {
        return Err(KzgError::ProofLength);
    }
    if cosets_evals.iter().any(|e| e.as_ref().len() != FIELD_ELEMENTS_PER_CELL) {
        return Err(KzgError::CosetLength);
    }
    if commitment_indices.iter().any(|i| *i >= commitments.len() as u64) {
        return Err(KzgError::CommitmentIndex);
    }
    if cell_indices.iter().any(|i| *i >= CELLS_PER_EXT_BLOB as u64) {
        return Err(KzgError::CellIndex);
    }
    let cells: Vec<Vec<u8>> =
        cosets_evals.iter().map(|evals| evals.as_ref().iter().flat_map(Scalar::to_be_bytes).collect()).collect();
    let indices: Vec<usize> = commitment_indices.iter().map(|i| *i as usize).collect();
    Ok(cell_batch_challenge(&slices(commitments), &indices, cell_indices, &slices(&cells), &slices(proofs)))
}

/// The same over the bytes of canonical cells.
#[inline]
pub(super) fn cell_batch_challenge(
    commitments: &[&[u8]],
    commitment_indices: &[usize],
    cell_indices: &[u64],
    cells: &[&[u8]],
    proofs: &[&[u8]],
) -> Scalar {
    let mut transcript = Transcript::new(RANDOM_CHALLENGE_KZG_CELL_BATCH_DOMAIN);
    transcript.number(FIELD_ELEMENTS_PER_BLOB);
    transcript.number(FIELD_ELEMENTS_PER_CELL);
    transcript.number(commitments.len());
    transcript.number(cell_indices.len());
    commitments.iter().for_each(|c| transcript.bytes(c));
    for (k, cell) in cells.iter().enumerate() {
        transcript.number(commitment_indices[k]);
        transcript.number(cell_indices[k] as usize);
        transcript.bytes(cell);
        transcript.bytes(proofs[k]);
    }
    transcript.challenge()
}
