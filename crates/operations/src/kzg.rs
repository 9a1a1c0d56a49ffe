//! What `montane kzg` calls, over the setup of Ethereum's ceremony: the functions of that name in
//! `montane_polynomials::kzg`, which are inline.

use montane_polynomials::kzg::{self, Bytes48, Cell, KzgError, TrustedSetup};

/// A setup in the text format, as bytes that need no check.
///
/// # Errors
/// As [`TrustedSetup::from_text`].
pub fn setup_bytes(text: &str) -> Result<Vec<u8>, KzgError> {
    Ok(TrustedSetup::from_text(text)?.to_raw_bytes())
}

/// [`kzg::blob_to_kzg_commitment`]
///
/// # Errors
/// As there.
pub fn blob_to_kzg_commitment(blob: &[u8]) -> Result<Bytes48, KzgError> {
    kzg::blob_to_kzg_commitment(blob)
}

/// [`kzg::compute_kzg_proof`]
///
/// # Errors
/// As there.
pub fn compute_kzg_proof(blob: &[u8], z: &[u8]) -> Result<(Bytes48, [u8; 32]), KzgError> {
    kzg::compute_kzg_proof(blob, z)
}

/// [`kzg::compute_blob_kzg_proof`]
///
/// # Errors
/// As there.
pub fn compute_blob_kzg_proof(blob: &[u8], commitment: &[u8]) -> Result<Bytes48, KzgError> {
    kzg::compute_blob_kzg_proof(blob, commitment)
}

/// [`kzg::verify_blob_kzg_proof`]
///
/// # Errors
/// As there.
pub fn verify_blob_kzg_proof(blob: &[u8], commitment: &[u8], proof: &[u8]) -> Result<bool, KzgError> {
    kzg::verify_blob_kzg_proof(blob, commitment, proof)
}

/// [`kzg::compute_cells_and_kzg_proofs`]
///
/// # Errors
/// As there.
pub fn compute_cells_and_kzg_proofs(blob: &[u8]) -> Result<(Vec<Cell>, Vec<Bytes48>), KzgError> {
    kzg::compute_cells_and_kzg_proofs(blob)
}

/// [`kzg::recover_cells_and_kzg_proofs`]
///
/// # Errors
/// As there.
pub fn recover_cells_and_kzg_proofs(
    cell_indices: &[u64],
    cells: &[Vec<u8>],
) -> Result<(Vec<Cell>, Vec<Bytes48>), KzgError> {
    kzg::recover_cells_and_kzg_proofs(cell_indices, cells)
}

/// [`kzg::verify_cell_kzg_proof_batch`]
///
/// # Errors
/// As there.
pub fn verify_cell_kzg_proof_batch(
    commitments: &[Vec<u8>],
    cell_indices: &[u64],
    cells: &[Vec<u8>],
    proofs: &[Vec<u8>],
) -> Result<bool, KzgError> {
    kzg::verify_cell_kzg_proof_batch(commitments, cell_indices, cells, proofs)
}
