//! Blobs and cells (EIP-4844, EIP-7594), over the setup that was loaded.

use std::sync::Mutex;

use montane::kzg::{Bytes48, Cell, KzgError, TrustedSetup};

use crate::exchange::{Answer, lock};
use crate::parts::Parts;

static SETUP: Mutex<Option<TrustedSetup>> = Mutex::new(None);

/// An operation over the setup.
fn with(f: impl FnOnce(&TrustedSetup) -> Result<Vec<u8>, KzgError>) -> Answer {
    Ok(f(lock(&SETUP).as_ref().ok_or("no trusted setup is loaded: call kzg.loadTrustedSetup first")?)?)
}

fn indices(bytes: &[u8]) -> Vec<u64> {
    bytes.as_chunks().0.iter().map(|bytes| u64::from_le_bytes(*bytes)).collect()
}

/// All cells, then all proofs.
fn joined(cells: &[Cell], proofs: &[Bytes48]) -> Vec<u8> {
    let mut out = Vec::new();
    cells.iter().for_each(|cell| out.extend_from_slice(cell));
    out.extend(proofs.iter().flatten());
    out
}

/// The customary text of a setup, all checked.
pub(crate) fn load_text(parts: &mut Parts<'_>) -> Answer {
    *lock(&SETUP) = Some(TrustedSetup::from_text(std::str::from_utf8(parts.next()?)?)?);
    Ok(Vec::new())
}

/// The file of the package, which is trusted as the program is.
pub(crate) fn load_raw(parts: &mut Parts<'_>) -> Answer {
    *lock(&SETUP) = Some(TrustedSetup::from_raw_bytes_unchecked(parts.next()?)?);
    Ok(Vec::new())
}

/// A blob; its commitment.
pub(crate) fn commit(parts: &mut Parts<'_>) -> Answer {
    let blob = parts.next()?;
    with(|setup| Ok(setup.blob_to_kzg_commitment(blob)?.into()))
}

/// A blob, a point; the proof and the value.
pub(crate) fn prove(parts: &mut Parts<'_>) -> Answer {
    let (blob, z) = (parts.next()?, parts.next()?);
    with(|setup| {
        let (proof, y) = setup.compute_kzg_proof(blob, z)?;
        Ok([&proof[..], &y].concat())
    })
}

/// A blob, its commitment; the proof.
pub(crate) fn prove_blob(parts: &mut Parts<'_>) -> Answer {
    let (blob, commitment) = (parts.next()?, parts.next()?);
    with(|setup| Ok(setup.compute_blob_kzg_proof(blob, commitment)?.into()))
}

/// A commitment, a point, a value, a proof.
pub(crate) fn verify(parts: &mut Parts<'_>) -> Answer {
    let (commitment, z, y, proof) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    with(|setup| Ok(vec![setup.verifier().verify_kzg_proof(commitment, z, y, proof)?.into()]))
}

/// A blob, a commitment, a proof.
pub(crate) fn verify_blob(parts: &mut Parts<'_>) -> Answer {
    let (blob, commitment, proof) = (parts.next()?, parts.next()?, parts.next()?);
    with(|setup| Ok(vec![setup.verifier().verify_blob_kzg_proof(blob, commitment, proof)?.into()]))
}

/// Blobs, commitments, proofs.
pub(crate) fn verify_blobs(parts: &mut Parts<'_>) -> Answer {
    let (blobs, commitments, proofs) = (parts.list()?, parts.list()?, parts.list()?);
    with(|setup| Ok(vec![setup.verifier().verify_blob_kzg_proof_batch(&blobs, &commitments, &proofs)?.into()]))
}

/// A blob; its cells.
pub(crate) fn cells(parts: &mut Parts<'_>) -> Answer {
    let blob = parts.next()?;
    with(|setup| Ok(joined(&setup.verifier().compute_cells(blob)?, &[])))
}

/// A blob; its cells and their proofs.
pub(crate) fn cells_and_proofs(parts: &mut Parts<'_>) -> Answer {
    let blob = parts.next()?;
    with(|setup| {
        let (cells, proofs) = setup.compute_cells_and_kzg_proofs(blob)?;
        Ok(joined(&cells, &proofs))
    })
}

/// Indices, their cells; all cells and proofs.
pub(crate) fn recover(parts: &mut Parts<'_>) -> Answer {
    let (indices, cells) = (indices(parts.next()?), parts.list()?);
    with(|setup| {
        let (cells, proofs) = setup.recover_cells_and_kzg_proofs(&indices, &cells)?;
        Ok(joined(&cells, &proofs))
    })
}

/// Commitments, indices, cells, proofs.
pub(crate) fn verify_cells(parts: &mut Parts<'_>) -> Answer {
    let (commitments, indices) = (parts.list()?, indices(parts.next()?));
    let (cells, proofs) = (parts.list()?, parts.list()?);
    with(|setup| {
        Ok(vec![setup.verifier().verify_cell_kzg_proof_batch(&commitments, &indices, &cells, &proofs)?.into()])
    })
}
