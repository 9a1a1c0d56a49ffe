//! Ed25519.

use montane::ed25519::{self, Ed25519Error, Signature, SigningKey, VerifyingKey};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::operands::{Operand, Rule, Secret, array, run, run_to_bytes, slices};

const SECRET: &str = "a secret key";

/// Whether the equation holds; every other rule is an error.
fn verdict(result: Result<(), Ed25519Error>) -> Result<bool, Rule> {
    match result {
        Ok(()) => Ok(true),
        Err(Ed25519Error::Equation) => Ok(false),
        Err(rule) => Err(rule.into()),
    }
}

fn public(bytes: &[u8]) -> Result<VerifyingKey, Rule> {
    Ok(VerifyingKey::from_bytes(array(bytes, "a public key")?)?)
}

fn signature(bytes: &[u8]) -> Result<Signature, Rule> {
    Ok(Signature::from_bytes(array(bytes, "a signature")?))
}

/// The public key of a secret key: 32 bytes, RFC 8032's seed. Constant time.
///
/// >>> ed25519.get_public_key(bytes(32)).hex()[:16]
/// '3b6a27bcceb6a42d'
#[pyfunction]
fn get_public_key(py: Python<'_>, secret_key: Secret) -> PyResult<Bound<'_, PyBytes>> {
    run_to_bytes(py, || Ok(SigningKey::from_bytes(array(&secret_key, SECRET)?).verifying_key().to_bytes()))
}

/// The signature of a message, 64 bytes (RFC 8032, section 5.1.6). Constant time in the key.
///
/// >>> secret_key = bytes(range(32))
/// >>> signature = ed25519.sign(secret_key, b"message")
/// >>> ed25519.verify(ed25519.get_public_key(secret_key), b"message", signature)
/// True
#[pyfunction]
fn sign(py: Python<'_>, secret_key: Secret, message: Operand) -> PyResult<Bound<'_, PyBytes>> {
    run_to_bytes(py, || Ok(SigningKey::from_bytes(array(&secret_key, SECRET)?).sign(&message).to_bytes()))
}

/// Whether a signature is valid by the cofactorless equation with a canonical R, as OpenSSL and ed25519-dalek decide.
///
/// >>> secret_key = bytes(range(32))
/// >>> signature = ed25519.sign(secret_key, b"message")
/// >>> ed25519.verify(ed25519.get_public_key(secret_key), b"another", signature)
/// False
#[pyfunction]
fn verify(py: Python<'_>, public_key: Operand, message: Operand, signature: Operand) -> PyResult<bool> {
    run(py, || verdict(public(&public_key)?.verify(&message, &self::signature(&signature)?)))
}

/// As verify; a public key or an R of small order breaks a rule.
///
/// >>> ed25519.verify_strict(bytes([1] + [0] * 31), b"message", bytes([1] + [0] * 63))
/// Traceback (most recent call last):
/// ValueError: the key or the R of the signature has small order
#[pyfunction]
fn verify_strict(py: Python<'_>, public_key: Operand, message: Operand, signature: Operand) -> PyResult<bool> {
    run(py, || verdict(public(&public_key)?.verify_strict(&message, &self::signature(&signature)?)))
}

/// Whether a signature is valid by the rules of ZIP 215: the equation with the cofactor, any encoding of R and the key.
///
/// >>> ed25519.verify_zip215(bytes([1] + [0] * 31), b"message", bytes([1] + [0] * 63))
/// True
#[pyfunction]
fn verify_zip215(py: Python<'_>, public_key: Operand, message: Operand, signature: Operand) -> PyResult<bool> {
    run(py, || verdict(public(&public_key)?.verify_zip215(&message, &self::signature(&signature)?)))
}

/// Whether each signature is valid by the rules of ZIP 215, by one equation for all.
///
/// >>> secret_keys = [bytes([i] * 32) for i in range(3)]
/// >>> signatures = [ed25519.sign(secret_key, b"message") for secret_key in secret_keys]
/// >>> public_keys = [ed25519.get_public_key(secret_key) for secret_key in secret_keys]
/// >>> ed25519.verify_batch(public_keys, [b"message"] * 3, signatures)
/// True
/// >>> ed25519.verify_batch(public_keys, [b"message"] * 3, signatures[::-1])
/// False
#[pyfunction]
fn verify_batch(
    py: Python<'_>,
    public_keys: Vec<Operand>,
    messages: Vec<Operand>,
    signatures: Vec<Operand>,
) -> PyResult<bool> {
    run(py, || {
        let keys = public_keys.iter().map(|key| public(key)).collect::<Result<Vec<_>, _>>()?;
        let signatures = signatures.iter().map(|bytes| signature(bytes)).collect::<Result<Vec<_>, _>>()?;
        verdict(ed25519::verify_batch(&slices(&messages), &signatures, &keys))
    })
}

pub(crate) fn fill(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(get_public_key, module)?)?;
    module.add_function(wrap_pyfunction!(sign, module)?)?;
    module.add_function(wrap_pyfunction!(verify, module)?)?;
    module.add_function(wrap_pyfunction!(verify_strict, module)?)?;
    module.add_function(wrap_pyfunction!(verify_zip215, module)?)?;
    module.add_function(wrap_pyfunction!(verify_batch, module)?)
}
