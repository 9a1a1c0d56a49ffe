//! Ethereum's contracts on BN254 (EIP-196, EIP-197).

use montane::bn254::precompile;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::operands::{Operand, run, run_to_bytes};

/// The contract at 6: the sum of two points, each x and y of 32 bytes, big-endian, and 64 zeros for infinity. Shorter
/// input is continued by zeros, longer input is cut.
///
/// >>> generator = (1).to_bytes(32, "big") + (2).to_bytes(32, "big")
/// >>> bn254.g1_add(generator + bytes(64)) == generator
/// True
#[pyfunction]
fn g1_add(py: Python<'_>, input: Operand) -> PyResult<Bound<'_, PyBytes>> {
    run_to_bytes(py, || Ok(precompile::g1_add(&input)?))
}

/// The contract at 7: the product of a point and a number of 32 bytes, big-endian. Shorter input is continued by zeros,
/// longer input is cut.
///
/// >>> generator = (1).to_bytes(32, "big") + (2).to_bytes(32, "big")
/// >>> bn254.g1_mul(generator + (2).to_bytes(32, "big")) == bn254.g1_add(generator + generator)
/// True
#[pyfunction]
fn g1_mul(py: Python<'_>, input: Operand) -> PyResult<Bound<'_, PyBytes>> {
    run_to_bytes(py, || Ok(precompile::g1_mul(&input)?))
}

/// The contract at 8: whether the product of the pairings is 1. Each pair is a point of G1 and one of G2, whose
/// coordinates have the imaginary part first: 192 bytes.
///
/// >>> bn254.pairing_check(b"")
/// True
#[pyfunction]
fn pairing_check(py: Python<'_>, input: Operand) -> PyResult<bool> {
    run(py, || Ok(precompile::pairing_check(&input)?))
}

pub(crate) fn fill(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(g1_add, module)?)?;
    module.add_function(wrap_pyfunction!(g1_mul, module)?)?;
    module.add_function(wrap_pyfunction!(pairing_check, module)?)
}
