//! The functions of the specification with its signatures, over the embedded setup of Ethereum's ceremony.

use alloc::vec::Vec;
use std::sync::OnceLock;

use super::{Bytes48, Cell, KzgError, TrustedSetup, Verifier};

/// What [`TrustedSetup::to_raw_bytes`] gives for the text of Ethereum's ceremony.
pub(super) static RAW: &[u8] = include_bytes!("../../../data/ethereum_setup.bin");

impl Verifier {
    /// The verifier of Ethereum's ceremony, which is embedded: prepared at the first call, in less than a millisecond.
    #[must_use]
    #[inline]
    pub fn ethereum() -> &'static Self {
        static VERIFIER: OnceLock<Verifier> = OnceLock::new();
        VERIFIER.get_or_init(|| Self::from_raw_bytes_unchecked(RAW).unwrap_or_else(|error| unreachable!("{error}")))
    }
}

impl TrustedSetup {
    /// The setup of Ethereum's ceremony, which is embedded: copied at the first call, in a few milliseconds.
    #[must_use]
    #[inline]
    pub fn ethereum() -> &'static Self {
        static SETUP: OnceLock<TrustedSetup> = OnceLock::new();
        SETUP.get_or_init(|| Self::from_raw_bytes_unchecked(RAW).unwrap_or_else(|error| unreachable!("{error}")))
    }
}

/// [`TrustedSetup::blob_to_kzg_commitment`]
///
/// # Errors
/// As there.
#[inline]
pub fn blob_to_kzg_commitment(blob: &[u8]) -> Result<Bytes48, KzgError> {
    TrustedSetup::ethereum().blob_to_kzg_commitment(blob)
}

/// [`TrustedSetup::compute_kzg_proof`]
///
/// # Errors
/// As there.
#[inline]
pub fn compute_kzg_proof(blob: &[u8], z: &[u8]) -> Result<(Bytes48, [u8; 32]), KzgError> {
    TrustedSetup::ethereum().compute_kzg_proof(blob, z)
}

/// [`TrustedSetup::compute_blob_kzg_proof`]
///
/// # Errors
/// As there.
#[inline]
pub fn compute_blob_kzg_proof(blob: &[u8], commitment: &[u8]) -> Result<Bytes48, KzgError> {
    TrustedSetup::ethereum().compute_blob_kzg_proof(blob, commitment)
}

/// [`Verifier::verify_kzg_proof`]
///
/// # Errors
/// As there.
#[inline]
pub fn verify_kzg_proof(commitment: &[u8], z: &[u8], y: &[u8], proof: &[u8]) -> Result<bool, KzgError> {
    Verifier::ethereum().verify_kzg_proof(commitment, z, y, proof)
}

/// [`Verifier::verify_blob_kzg_proof`]
///
/// # Errors
/// As there.
#[inline]
pub fn verify_blob_kzg_proof(blob: &[u8], commitment: &[u8], proof: &[u8]) -> Result<bool, KzgError> {
    Verifier::ethereum().verify_blob_kzg_proof(blob, commitment, proof)
}

/// [`Verifier::verify_blob_kzg_proof_batch`]
///
/// # Errors
/// As there.
pub fn verify_blob_kzg_proof_batch<B: AsRef<[u8]>, C: AsRef<[u8]>, P: AsRef<[u8]>>(
    blobs: &[B],
    commitments: &[C],
    proofs: &[P],
) -> Result<bool, KzgError> {
    Verifier::ethereum().verify_blob_kzg_proof_batch(blobs, commitments, proofs)
}

/// [`Verifier::compute_cells`]
///
/// # Errors
/// As there.
#[inline]
pub fn compute_cells(blob: &[u8]) -> Result<Vec<Cell>, KzgError> {
    Verifier::ethereum().compute_cells(blob)
}

/// [`TrustedSetup::compute_cells_and_kzg_proofs`]
///
/// # Errors
/// As there.
#[inline]
pub fn compute_cells_and_kzg_proofs(blob: &[u8]) -> Result<(Vec<Cell>, Vec<Bytes48>), KzgError> {
    TrustedSetup::ethereum().compute_cells_and_kzg_proofs(blob)
}

/// [`TrustedSetup::recover_cells_and_kzg_proofs`]
///
/// # Errors
/// As there.
pub fn recover_cells_and_kzg_proofs<D: AsRef<[u8]>>(
    cell_indices: &[u64],
    cells: &[D],
) -> Result<(Vec<Cell>, Vec<Bytes48>), KzgError> {
    TrustedSetup::ethereum().recover_cells_and_kzg_proofs(cell_indices, cells)
}

/// [`Verifier::verify_cell_kzg_proof_batch`]
///
/// # Errors
/// As there.
pub fn verify_cell_kzg_proof_batch<C: AsRef<[u8]>, D: AsRef<[u8]>, P: AsRef<[u8]>>(
    commitments: &[C],
    cell_indices: &[u64],
    cells: &[D],
    proofs: &[P],
) -> Result<bool, KzgError> {
    Verifier::ethereum().verify_cell_kzg_proof_batch(commitments, cell_indices, cells, proofs)
}

/// [`Verifier::point_evaluation_precompile`]
///
/// # Errors
/// As there.
#[inline]
pub fn point_evaluation_precompile(input: &[u8]) -> Result<[u8; 64], KzgError> {
    Verifier::ethereum().point_evaluation_precompile(input)
}
