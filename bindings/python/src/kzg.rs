//! Blobs and cells (EIP-4844, EIP-7594).

use std::path::PathBuf;

use montane::kzg::{self, Bytes48, Cell, KzgError, Verifier};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};

use crate::operands::{Operand, Rule, Whole, run, run_to_bytes};

/// The points that commitments are made of. None in its place is Ethereum's setup.
#[pyclass(frozen, module = "montane.kzg")]
pub(crate) struct TrustedSetup(kzg::TrustedSetup);

type Given<'py> = Option<Bound<'py, TrustedSetup>>;

/// The loaded setup, if one was given. What is embedded is made points where no lock is held.
fn loaded<'a>(given: &'a Given<'_>) -> Option<&'a kzg::TrustedSetup> {
    given.as_ref().map(|setup| &setup.get().0)
}

fn prover(loaded: Option<&kzg::TrustedSetup>) -> &kzg::TrustedSetup {
    loaded.unwrap_or_else(|| kzg::TrustedSetup::ethereum())
}

fn verifier(loaded: Option<&kzg::TrustedSetup>) -> &Verifier {
    loaded.map_or_else(|| Verifier::ethereum(), kzg::TrustedSetup::verifier)
}

/// Values of one length: end to end in one buffer, as `ckzg` has them, or a list.
enum Many {
    Joined(Operand),
    Each(Vec<Operand>),
}

impl FromPyObject<'_, '_> for Many {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<PyList>() {
            return object.extract().map(Self::Each);
        }
        object.extract().map(Self::Joined).or_else(|error| object.extract().map(Self::Each).map_err(|_| error))
    }
}

impl Many {
    fn get(&self, size: usize, rule: KzgError) -> Result<Vec<&[u8]>, Rule> {
        match self {
            Self::Joined(bytes) if bytes.len().is_multiple_of(size) => Ok(bytes.chunks_exact(size).collect()),
            Self::Joined(_) => Err(rule.into()),
            Self::Each(list) => Ok(list.iter().map(AsRef::as_ref).collect()),
        }
    }
}

fn indices(list: &[Whole]) -> Vec<u64> {
    list.iter().map(|index| index.0).collect()
}

fn list<'py, T: AsRef<[u8]>>(py: Python<'py>, values: &[T]) -> PyResult<Bound<'py, PyList>> {
    PyList::new(py, values.iter().map(|value| PyBytes::new(py, value.as_ref())))
}

type Lists<'py> = (Bound<'py, PyList>, Bound<'py, PyList>);

fn lists<'py>(py: Python<'py>, (cells, proofs): (Vec<Cell>, Vec<Bytes48>)) -> PyResult<Lists<'py>> {
    Ok((list(py, &cells)?, list(py, &proofs)?))
}

/// A setup from a file in the customary text, all checked. With precompute from 1 to 15, tables of windows of so many
/// bits: proofs of cells take less time and more memory.
///
/// >>> kzg.load_trusted_setup("no such file", 0)
/// Traceback (most recent call last):
/// FileNotFoundError: No such file or directory (os error 2)
#[pyfunction]
#[pyo3(signature = (path, precompute = Whole(0)), text_signature = "(path, precompute=0)")]
fn load_trusted_setup(py: Python<'_>, path: PathBuf, precompute: Whole) -> PyResult<TrustedSetup> {
    let bytes = py.detach(|| std::fs::read(path))?;
    run(py, || {
        let setup = kzg::TrustedSetup::from_text(std::str::from_utf8(&bytes)?)?;
        let width = usize::try_from(precompute.0)?;
        Ok(TrustedSetup(if width == 0 { setup } else { setup.with_tables(width)? }))
    })
}

/// The commitment to a blob, 48 bytes.
///
/// >>> kzg.blob_to_kzg_commitment(bytes(kzg.BYTES_PER_BLOB)).hex()[:4]
/// 'c000'
#[pyfunction]
#[pyo3(signature = (blob, trusted_setup = None))]
fn blob_to_kzg_commitment<'py>(
    py: Python<'py>,
    blob: Operand,
    trusted_setup: Given<'py>,
) -> PyResult<Bound<'py, PyBytes>> {
    let setup = loaded(&trusted_setup);
    run_to_bytes(py, || Ok(prover(setup).blob_to_kzg_commitment(&blob)?))
}

/// The proof of a blob's value at z, and that value.
///
/// >>> proof, y = kzg.compute_kzg_proof(bytes(kzg.BYTES_PER_BLOB), bytes(32))
/// >>> y == bytes(32)
/// True
#[pyfunction]
#[pyo3(signature = (blob, z, trusted_setup = None))]
fn compute_kzg_proof<'py>(
    py: Python<'py>,
    blob: Operand,
    z: Operand,
    trusted_setup: Given<'py>,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
    let setup = loaded(&trusted_setup);
    let (proof, y) = run(py, || Ok(prover(setup).compute_kzg_proof(&blob, &z)?))?;
    Ok((PyBytes::new(py, &proof), PyBytes::new(py, &y)))
}

/// The proof that a commitment is a blob's.
///
/// >>> blob = bytes(31) + b"x" + bytes(kzg.BYTES_PER_BLOB - 32)
/// >>> commitment = kzg.blob_to_kzg_commitment(blob)
/// >>> kzg.verify_blob_kzg_proof(blob, commitment, kzg.compute_blob_kzg_proof(blob, commitment))
/// True
#[pyfunction]
#[pyo3(signature = (blob, commitment, trusted_setup = None))]
fn compute_blob_kzg_proof<'py>(
    py: Python<'py>,
    blob: Operand,
    commitment: Operand,
    trusted_setup: Given<'py>,
) -> PyResult<Bound<'py, PyBytes>> {
    let setup = loaded(&trusted_setup);
    run_to_bytes(py, || Ok(prover(setup).compute_blob_kzg_proof(&blob, &commitment)?))
}

/// Whether a commitment's polynomial has the value y at z.
///
/// >>> commitment = kzg.blob_to_kzg_commitment(bytes(kzg.BYTES_PER_BLOB))
/// >>> kzg.verify_kzg_proof(commitment, bytes(32), bytes(32), commitment)
/// True
#[pyfunction]
#[pyo3(signature = (commitment, z, y, proof, trusted_setup = None))]
fn verify_kzg_proof(
    py: Python<'_>,
    commitment: Operand,
    z: Operand,
    y: Operand,
    proof: Operand,
    trusted_setup: Given<'_>,
) -> PyResult<bool> {
    let setup = loaded(&trusted_setup);
    run(py, || Ok(verifier(setup).verify_kzg_proof(&commitment, &z, &y, &proof)?))
}

/// Whether a commitment is a blob's.
///
/// >>> commitment = kzg.blob_to_kzg_commitment(bytes(kzg.BYTES_PER_BLOB))
/// >>> kzg.verify_blob_kzg_proof(bytes(31) + b"x" + bytes(kzg.BYTES_PER_BLOB - 32), commitment, commitment)
/// False
#[pyfunction]
#[pyo3(signature = (blob, commitment, proof, trusted_setup = None))]
fn verify_blob_kzg_proof(
    py: Python<'_>,
    blob: Operand,
    commitment: Operand,
    proof: Operand,
    trusted_setup: Given<'_>,
) -> PyResult<bool> {
    let setup = loaded(&trusted_setup);
    run(py, || Ok(verifier(setup).verify_blob_kzg_proof(&blob, &commitment, &proof)?))
}

/// Whether each commitment is that of its blob. Each of the three is a list, or one buffer with the values end to end.
///
/// >>> blobs = bytes(2 * kzg.BYTES_PER_BLOB)
/// >>> commitment = kzg.blob_to_kzg_commitment(bytes(kzg.BYTES_PER_BLOB))
/// >>> kzg.verify_blob_kzg_proof_batch(blobs, commitment * 2, commitment * 2)
/// True
#[pyfunction]
#[pyo3(signature = (blobs, commitments, proofs, trusted_setup = None))]
fn verify_blob_kzg_proof_batch(
    py: Python<'_>,
    blobs: Many,
    commitments: Many,
    proofs: Many,
    trusted_setup: Given<'_>,
) -> PyResult<bool> {
    let setup = loaded(&trusted_setup);
    run(py, || {
        let blobs = blobs.get(kzg::BYTES_PER_BLOB, KzgError::BlobLength)?;
        let commitments = commitments.get(size_of::<Bytes48>(), KzgError::CommitmentLength)?;
        let proofs = proofs.get(size_of::<Bytes48>(), KzgError::ProofLength)?;
        Ok(verifier(setup).verify_blob_kzg_proof_batch(&blobs, &commitments, &proofs)?)
    })
}

/// The 128 cells of a blob.
///
/// >>> len(kzg.compute_cells(bytes(kzg.BYTES_PER_BLOB)))
/// 128
#[pyfunction]
#[pyo3(signature = (blob, trusted_setup = None))]
fn compute_cells<'py>(py: Python<'py>, blob: Operand, trusted_setup: Given<'py>) -> PyResult<Bound<'py, PyList>> {
    let setup = loaded(&trusted_setup);
    list(py, &run(py, || Ok(verifier(setup).compute_cells(&blob)?))?)
}

/// The 128 cells of a blob and the proof of each.
///
/// >>> cells, proofs = kzg.compute_cells_and_kzg_proofs(bytes(kzg.BYTES_PER_BLOB))
/// >>> len(cells), len(proofs)
/// (128, 128)
#[pyfunction]
#[pyo3(signature = (blob, trusted_setup = None))]
fn compute_cells_and_kzg_proofs<'py>(
    py: Python<'py>,
    blob: Operand,
    trusted_setup: Given<'py>,
) -> PyResult<Lists<'py>> {
    let setup = loaded(&trusted_setup);
    lists(py, run(py, || Ok(prover(setup).compute_cells_and_kzg_proofs(&blob)?))?)
}

/// All cells and proofs, from at least 64 of the cells and their indices, in ascending order.
///
/// >>> cells = kzg.compute_cells(bytes(kzg.BYTES_PER_BLOB))
/// >>> kzg.recover_cells_and_kzg_proofs(list(range(64)), cells[:64])[0] == cells
/// True
#[pyfunction]
#[pyo3(signature = (cell_indices, cells, trusted_setup = None))]
fn recover_cells_and_kzg_proofs<'py>(
    py: Python<'py>,
    cell_indices: Vec<Whole>,
    cells: Vec<Operand>,
    trusted_setup: Given<'py>,
) -> PyResult<Lists<'py>> {
    let (setup, indices) = (loaded(&trusted_setup), indices(&cell_indices));
    lists(py, run(py, || Ok(prover(setup).recover_cells_and_kzg_proofs(&indices, &cells)?))?)
}

/// Whether each cell is at its index in the blob of its commitment.
///
/// >>> cells, proofs = kzg.compute_cells_and_kzg_proofs(bytes(kzg.BYTES_PER_BLOB))
/// >>> commitment = kzg.blob_to_kzg_commitment(bytes(kzg.BYTES_PER_BLOB))
/// >>> kzg.verify_cell_kzg_proof_batch([commitment] * 2, [3, 5], [cells[3], cells[5]], [proofs[3], proofs[5]])
/// True
#[pyfunction]
#[pyo3(signature = (commitments, cell_indices, cells, proofs, trusted_setup = None))]
fn verify_cell_kzg_proof_batch(
    py: Python<'_>,
    commitments: Vec<Operand>,
    cell_indices: Vec<Whole>,
    cells: Vec<Operand>,
    proofs: Vec<Operand>,
    trusted_setup: Given<'_>,
) -> PyResult<bool> {
    let (setup, indices) = (loaded(&trusted_setup), indices(&cell_indices));
    run(py, || Ok(verifier(setup).verify_cell_kzg_proof_batch(&commitments, &indices, &cells, &proofs)?))
}

pub(crate) fn fill(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("BYTES_PER_BLOB", kzg::BYTES_PER_BLOB)?;
    module.add("BYTES_PER_CELL", kzg::BYTES_PER_CELL)?;
    module.add("BYTES_PER_COMMITMENT", size_of::<Bytes48>())?;
    module.add("BYTES_PER_FIELD_ELEMENT", kzg::BYTES_PER_FIELD_ELEMENT)?;
    module.add("BYTES_PER_PROOF", size_of::<Bytes48>())?;
    module.add("CELLS_PER_EXT_BLOB", kzg::CELLS_PER_EXT_BLOB)?;
    module.add("FIELD_ELEMENTS_PER_BLOB", kzg::FIELD_ELEMENTS_PER_BLOB)?;
    module.add("FIELD_ELEMENTS_PER_CELL", kzg::FIELD_ELEMENTS_PER_CELL)?;
    module.add("FIELD_ELEMENTS_PER_EXT_BLOB", kzg::FIELD_ELEMENTS_PER_EXT_BLOB)?;
    module.add_class::<TrustedSetup>()?;
    module.add_function(wrap_pyfunction!(load_trusted_setup, module)?)?;
    module.add_function(wrap_pyfunction!(blob_to_kzg_commitment, module)?)?;
    module.add_function(wrap_pyfunction!(compute_kzg_proof, module)?)?;
    module.add_function(wrap_pyfunction!(compute_blob_kzg_proof, module)?)?;
    module.add_function(wrap_pyfunction!(verify_kzg_proof, module)?)?;
    module.add_function(wrap_pyfunction!(verify_blob_kzg_proof, module)?)?;
    module.add_function(wrap_pyfunction!(verify_blob_kzg_proof_batch, module)?)?;
    module.add_function(wrap_pyfunction!(compute_cells, module)?)?;
    module.add_function(wrap_pyfunction!(compute_cells_and_kzg_proofs, module)?)?;
    module.add_function(wrap_pyfunction!(recover_cells_and_kzg_proofs, module)?)?;
    module.add_function(wrap_pyfunction!(verify_cell_kzg_proof_batch, module)?)
}
