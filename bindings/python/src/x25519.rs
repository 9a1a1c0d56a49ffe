//! X25519.

use montane::x25519::{PublicKey, StaticSecret};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

use crate::operands::{Operand, Rule, Secret, array, run_to_bytes};

fn secret(bytes: &[u8]) -> Result<StaticSecret, Rule> {
    Ok(StaticSecret::from(*array(bytes, "a secret key")?))
}

/// The public key of a secret key, 32 bytes of any value (RFC 7748, section 6.1). Constant time.
///
/// >>> x25519.get_public_key(bytes(range(32))).hex()[:16]
/// '8f40c5adb68f2562'
#[pyfunction]
fn get_public_key(py: Python<'_>, secret_key: Secret) -> PyResult<Bound<'_, PyBytes>> {
    run_to_bytes(py, || Ok(PublicKey::from(&secret(&secret_key)?).to_bytes()))
}

/// What the holders of two secret keys share, from one's secret and the other's public key; to be hashed before it is
/// used as a key. A public key of small order, of which the result would be zero, breaks a rule. Constant time.
///
/// >>> one, other = bytes([1] * 32), bytes([2] * 32)
/// >>> shared = x25519.get_shared_secret(one, x25519.get_public_key(other))
/// >>> shared == x25519.get_shared_secret(other, x25519.get_public_key(one))
/// True
#[pyfunction]
fn get_shared_secret(py: Python<'_>, secret_key: Secret, public_key: Operand) -> PyResult<Bound<'_, PyBytes>> {
    run_to_bytes(py, || {
        let shared = secret(&secret_key)?.diffie_hellman(&PublicKey::from(*array(&public_key, "a public key")?));
        if !shared.was_contributory() {
            return Err("the public key has small order: the shared secret would be zero".into());
        }
        Ok(Zeroizing::new(shared.to_bytes()))
    })
}

pub(crate) fn fill(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(get_public_key, module)?)?;
    module.add_function(wrap_pyfunction!(get_shared_secret, module)?)
}
