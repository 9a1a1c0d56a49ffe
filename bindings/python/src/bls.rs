//! BLS signatures over BLS12-381, for both variants: what is generic here is made two modules by `variant!`.

use getrandom::SysRng;
use montane::bls::{
    self, AggregatePublicKey, AggregateSignature, BlsError, ProofOfPossession, PublicKey, SecretKey, Signature,
    SignedMessage, Tag, Variant,
};
use montane::rand_core::UnwrapErr;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

use crate::operands::{Operand, Rule, Secret, Whole, array, run_to_bytes, slices};

/// A public key as it was given: bytes, or an object whose bytes were checked before.
enum Key<V: Variant> {
    Bytes(Operand),
    Checked(PublicKey<V>),
}

impl<V: Variant> Key<V> {
    fn get(&self) -> Result<PublicKey<V>, BlsError> {
        match self {
            Self::Bytes(bytes) => PublicKey::from_bytes(bytes),
            Self::Checked(key) => Ok(*key),
        }
    }

    fn all(keys: &[Self]) -> Result<Vec<PublicKey<V>>, Rule> {
        let at = |(i, key): (usize, &Self)| key.get().map_err(|rule| format!("public key {i}: {rule}").into());
        keys.iter().enumerate().map(at).collect()
    }
}

fn signature<V: Variant>(bytes: &[u8]) -> Result<Signature<V>, Rule> {
    Ok(Signature::from_bytes(bytes)?)
}

fn signatures<V: Variant>(list: &[Operand]) -> Result<Vec<Signature<V>>, Rule> {
    let at = |(i, bytes): (usize, &Operand)| {
        Signature::from_bytes(bytes).map_err(|rule| format!("signature {i}: {rule}").into())
    };
    list.iter().enumerate().map(at).collect()
}

fn secret(bytes: &[u8]) -> Result<SecretKey, Rule> {
    Ok(SecretKey::from_bytes(array(bytes, "a secret key")?)?)
}

fn tag<V: Variant>(dst: &Option<Operand>) -> Result<Tag<'_>, Rule> {
    Ok(dst.as_deref().map_or(Ok(V::POP_DST), Tag::try_from)?)
}

/// Whether an equation holds; every other rule is an error.
fn verdict(result: Result<(), BlsError>) -> Result<bool, Rule> {
    match result {
        Ok(()) => Ok(true),
        Err(BlsError::Equation) => Ok(false),
        Err(rule) => Err(rule.into()),
    }
}

fn sum_of_signatures<V: Variant>(list: &[Operand]) -> Result<impl AsRef<[u8]> + Send + use<V>, Rule> {
    let signatures = signatures::<V>(list)?;
    Ok(AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>())?.to_signature().to_bytes())
}

fn sum_of_keys<V: Variant>(keys: &[Key<V>]) -> Result<impl AsRef<[u8]> + Send + use<V>, Rule> {
    let keys = Key::all(keys)?;
    Ok(AggregatePublicKey::aggregate(&keys.iter().collect::<Vec<_>>())?.to_public_key()?.to_bytes())
}

fn batch<V: Variant>(
    keys: &[Key<V>],
    messages: &[Operand],
    list: &[Operand],
    dst: &Option<Operand>,
) -> Result<bool, Rule> {
    if keys.len() != messages.len() || keys.len() != list.len() {
        return Err(BlsError::Lengths.into());
    }
    let (keys, signatures) = (Key::all(keys)?, signatures::<V>(list)?);
    let of = |((key, msg), signature)| SignedMessage { msg, aug: &[][..], key, signature };
    let batch: Vec<_> = keys.iter().zip(slices(messages)).zip(&signatures).map(of).collect();
    verdict(bls::verify_multiple(&batch, tag::<V>(dst)?, &mut UnwrapErr(SysRng)))
}

/// The secret key, 32 bytes, that at least 32 bytes of entropy give (KeyGen of the draft, section 2.3). Constant time.
///
/// >>> secret_key = bls.key_gen(bytes(32))
/// >>> len(secret_key)
/// 32
/// >>> bls.key_gen(bytes(31))
/// Traceback (most recent call last):
/// ValueError: key generation needs at least 32 bytes of entropy
#[pyfunction]
#[pyo3(signature = (ikm, key_info = None))]
fn key_gen(py: Python<'_>, ikm: Secret, key_info: Option<Operand>) -> PyResult<Bound<'_, PyBytes>> {
    run_to_bytes(py, || Ok(Zeroizing::new(SecretKey::key_gen(&ikm, key_info.as_deref().unwrap_or(&[]))?.to_bytes())))
}

/// The master secret key of a seed of at least 32 bytes (EIP-2333). Constant time.
///
/// >>> int.from_bytes(bls.derive_master_eip2333(bytes(32)), "big") > 0
/// True
#[pyfunction]
fn derive_master_eip2333(py: Python<'_>, seed: Secret) -> PyResult<Bound<'_, PyBytes>> {
    run_to_bytes(py, || Ok(Zeroizing::new(SecretKey::derive_master_eip2333(&seed)?.to_bytes())))
}

/// The child of a secret key at an index below 2^32 (EIP-2333). Constant time.
///
/// >>> master = bls.derive_master_eip2333(bytes(32))
/// >>> bls.derive_child_eip2333(master, 0) == bls.derive_child_eip2333(master, 1)
/// False
#[pyfunction]
fn derive_child_eip2333(py: Python<'_>, secret_key: Secret, index: Whole) -> PyResult<Bound<'_, PyBytes>> {
    let Ok(index) = u32::try_from(index.0) else {
        return Err(PyValueError::new_err("the index of a child is below 2^32"));
    };
    run_to_bytes(py, || Ok(Zeroizing::new(secret(&secret_key)?.derive_child_eip2333(index).to_bytes())))
}

macro_rules! variant {
    ($module:ident, $variant:ident, $path:literal) => {
        /// The functions of one variant, with the scheme of proofs of possession.
        pub(crate) mod $module {
            use std::hash::{DefaultHasher, Hash, Hasher};

            use montane::bls::{Variant, $variant as V};
            use pyo3::basic::CompareOp;

            use super::*;
            use crate::operands::{run, slices};

            /// A public key whose bytes were checked once: it is in the group and not infinity. Takes the place of its
            /// bytes in every function of this module, which then need not decode them.
            ///
            /// >>> key = bls.PublicKey(bls.sk_to_pk(bls.key_gen(bytes(32))))
            /// >>> bls.PublicKey(bytes(key)) == key
            /// True
            #[pyclass(frozen, module = $path, name = "PublicKey")]
            pub(crate) struct Checked(PublicKey<V>);

            #[pymethods]
            impl Checked {
                #[new]
                fn new(py: Python<'_>, data: Operand) -> PyResult<Self> {
                    run(py, || Ok(Self(PublicKey::from_bytes(&data)?)))
                }

                /// The compressed encoding.
                fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
                    PyBytes::new(py, self.0.to_bytes().as_ref())
                }

                fn __hash__(&self) -> u64 {
                    let mut hasher = DefaultHasher::new();
                    self.0.to_bytes().as_ref().hash(&mut hasher);
                    hasher.finish()
                }

                fn __richcmp__(&self, other: &Self, op: CompareOp) -> PyResult<bool> {
                    match op {
                        CompareOp::Eq => Ok(self.0 == other.0),
                        CompareOp::Ne => Ok(self.0 != other.0),
                        _ => Err(pyo3::exceptions::PyTypeError::new_err("public keys have no order")),
                    }
                }

                fn __repr__(&self) -> String {
                    let digits: String = self.0.to_bytes().as_ref().iter().map(|b| format!("{b:02x}")).collect();
                    format!("PublicKey(bytes.fromhex('{digits}'))")
                }
            }

            impl FromPyObject<'_, '_> for Key<V> {
                type Error = PyErr;

                fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
                    match object.cast::<Checked>() {
                        Ok(key) => Ok(Self::Checked(key.get().0)),
                        Err(_) => object.extract().map(Self::Bytes),
                    }
                }
            }

            /// The public key of a secret key. Constant time.
            ///
            /// >>> bls.sk_to_pk(bytes(32))
            /// Traceback (most recent call last):
            /// ValueError: a secret key is at least 1 and below the order of the group
            #[pyfunction]
            fn sk_to_pk(py: Python<'_>, secret_key: Secret) -> PyResult<Bound<'_, PyBytes>> {
                run_to_bytes(py, || Ok(secret(&secret_key)?.sk_to_pk::<V>().to_bytes()))
            }

            /// The signature of a message. Constant time in the key.
            ///
            /// >>> secret_key = bls.key_gen(bytes(32))
            /// >>> signature = bls.sign(secret_key, b"message")
            /// >>> bls.verify(bls.sk_to_pk(secret_key), b"message", signature)
            /// True
            #[pyfunction]
            #[pyo3(signature = (secret_key, message, *, dst = None))]
            fn sign(
                py: Python<'_>,
                secret_key: Secret,
                message: Operand,
                dst: Option<Operand>,
            ) -> PyResult<Bound<'_, PyBytes>> {
                run_to_bytes(py, || Ok(secret(&secret_key)?.sign::<V>(&message, tag::<V>(&dst)?, &[]).to_bytes()))
            }

            /// Whether a signature is that of a message by the holder of a public key (Verify of the draft, section
            /// 2.7).
            ///
            /// >>> secret_key = bls.key_gen(bytes(32))
            /// >>> bls.verify(bls.sk_to_pk(secret_key), b"another", bls.sign(secret_key, b"message"))
            /// False
            #[pyfunction]
            #[pyo3(signature = (public_key, message, signature, *, dst = None))]
            fn verify(
                py: Python<'_>,
                public_key: Key<V>,
                message: Operand,
                signature: Operand,
                dst: Option<Operand>,
            ) -> PyResult<bool> {
                run(py, || {
                    let (key, signature) = (public_key.get()?, super::signature::<V>(&signature)?);
                    verdict(signature.verify(&message, tag::<V>(&dst)?, &[], &key))
                })
            }

            /// The sum of signatures (Aggregate of the draft, section 2.8).
            ///
            /// >>> bls.aggregate([])
            /// Traceback (most recent call last):
            /// ValueError: at least one signature, key or message is needed
            #[pyfunction]
            fn aggregate(py: Python<'_>, signatures: Vec<Operand>) -> PyResult<Bound<'_, PyBytes>> {
                run_to_bytes(py, || sum_of_signatures::<V>(&signatures))
            }

            /// The sum of public keys, of which possession must be proved.
            ///
            /// >>> key = bls.sk_to_pk(bls.key_gen(bytes(32)))
            /// >>> bls.aggregate_public_keys([key]) == key
            /// True
            #[pyfunction]
            fn aggregate_public_keys(py: Python<'_>, public_keys: Vec<Key<V>>) -> PyResult<Bound<'_, PyBytes>> {
                run_to_bytes(py, || sum_of_keys::<V>(&public_keys))
            }

            /// Whether a signature is the sum of signatures of one message by the holders of all keys, of which
            /// possession must be proved (FastAggregateVerify of the draft, section 3.3.4).
            ///
            /// >>> secret_keys = [bls.key_gen(bytes([i] * 32)) for i in range(3)]
            /// >>> signature = bls.aggregate([bls.sign(key, b"message") for key in secret_keys])
            /// >>> bls.fast_aggregate_verify([bls.sk_to_pk(key) for key in secret_keys], b"message", signature)
            /// True
            #[pyfunction]
            #[pyo3(signature = (public_keys, message, signature, *, dst = None))]
            fn fast_aggregate_verify(
                py: Python<'_>,
                public_keys: Vec<Key<V>>,
                message: Operand,
                signature: Operand,
                dst: Option<Operand>,
            ) -> PyResult<bool> {
                run(py, || {
                    let (keys, signature) = (Key::all(&public_keys)?, super::signature::<V>(&signature)?);
                    let keys: Vec<_> = keys.iter().collect();
                    verdict(signature.fast_aggregate_verify(&message, tag::<V>(&dst)?, &keys))
                })
            }

            /// Whether a signature is the sum of signatures of one message by each key (AggregateVerify of the draft,
            /// section
            /// 2.9). Messages may be equal where possession of the keys is proved.
            ///
            /// >>> secret_keys = [bls.key_gen(bytes([i] * 32)) for i in range(2)]
            /// >>> public_keys = [bls.sk_to_pk(key) for key in secret_keys]
            /// >>> signature = bls.aggregate([bls.sign(secret_keys[0], b"a"), bls.sign(secret_keys[1], b"b")])
            /// >>> bls.aggregate_verify(public_keys, [b"a", b"b"], signature)
            /// True
            /// >>> bls.aggregate_verify(public_keys, [b"b", b"a"], signature)
            /// False
            #[pyfunction]
            #[pyo3(signature = (public_keys, messages, signature, *, dst = None))]
            fn aggregate_verify(
                py: Python<'_>,
                public_keys: Vec<Key<V>>,
                messages: Vec<Operand>,
                signature: Operand,
                dst: Option<Operand>,
            ) -> PyResult<bool> {
                run(py, || {
                    let (keys, signature) = (Key::all(&public_keys)?, super::signature::<V>(&signature)?);
                    let keys: Vec<_> = keys.iter().collect();
                    verdict(signature.aggregate_verify(&slices(&messages), tag::<V>(&dst)?, &keys))
                })
            }

            /// Whether each signature is valid for its message and key, by one equation with random factors of 64 bits.
            ///
            /// >>> secret_keys = [bls.key_gen(bytes([i] * 32)) for i in range(2)]
            /// >>> public_keys = [bls.sk_to_pk(key) for key in secret_keys]
            /// >>> signatures = [bls.sign(key, b"message") for key in secret_keys]
            /// >>> bls.verify_multiple(public_keys, [b"message"] * 2, signatures)
            /// True
            /// >>> bls.verify_multiple(public_keys, [b"message"] * 2, signatures[::-1])
            /// False
            #[pyfunction]
            #[pyo3(signature = (public_keys, messages, signatures, *, dst = None))]
            fn verify_multiple(
                py: Python<'_>,
                public_keys: Vec<Key<V>>,
                messages: Vec<Operand>,
                signatures: Vec<Operand>,
                dst: Option<Operand>,
            ) -> PyResult<bool> {
                run(py, || batch::<V>(&public_keys, &messages, &signatures, &dst))
            }

            /// The proof that one has a secret key (PopProve of the draft, section 3.3.2). Constant time.
            ///
            /// >>> secret_key = bls.key_gen(bytes(32))
            /// >>> bls.pop_verify(bls.sk_to_pk(secret_key), bls.pop_prove(secret_key))
            /// True
            #[pyfunction]
            fn pop_prove(py: Python<'_>, secret_key: Secret) -> PyResult<Bound<'_, PyBytes>> {
                run_to_bytes(py, || Ok(ProofOfPossession::<V>::pop_prove(&secret(&secret_key)?).to_bytes()))
            }

            /// Whether a proof shows that its maker has the secret key of a public key (PopVerify of the draft, section
            /// 3.3.3).
            ///
            /// >>> secret_key = bls.key_gen(bytes(32))
            /// >>> bls.pop_verify(bls.sk_to_pk(secret_key), bls.sign(secret_key, b"message"))
            /// False
            #[pyfunction]
            fn pop_verify(py: Python<'_>, public_key: Key<V>, proof: Operand) -> PyResult<bool> {
                run(py, || {
                    let (key, proof) = (public_key.get()?, super::signature::<V>(&proof)?);
                    verdict(ProofOfPossession::<V>::pop_verify(&key, &proof))
                })
            }

            pub(crate) fn fill(module: &Bound<'_, PyModule>) -> PyResult<()> {
                module.add("DST", PyBytes::new(module.py(), V::POP_DST.as_bytes()))?;
                module.add_class::<Checked>()?;
                module.add_function(wrap_pyfunction!(super::key_gen, module)?)?;
                module.add_function(wrap_pyfunction!(super::derive_master_eip2333, module)?)?;
                module.add_function(wrap_pyfunction!(super::derive_child_eip2333, module)?)?;
                module.add_function(wrap_pyfunction!(sk_to_pk, module)?)?;
                module.add_function(wrap_pyfunction!(sign, module)?)?;
                module.add_function(wrap_pyfunction!(verify, module)?)?;
                module.add_function(wrap_pyfunction!(aggregate, module)?)?;
                module.add_function(wrap_pyfunction!(aggregate_public_keys, module)?)?;
                module.add_function(wrap_pyfunction!(fast_aggregate_verify, module)?)?;
                module.add_function(wrap_pyfunction!(aggregate_verify, module)?)?;
                module.add_function(wrap_pyfunction!(verify_multiple, module)?)?;
                module.add_function(wrap_pyfunction!(pop_prove, module)?)?;
                module.add_function(wrap_pyfunction!(pop_verify, module)?)
            }
        }
    };
}

variant!(min_pk, MinPk, "montane.bls");
variant!(min_sig, MinSig, "montane.bls.min_sig");
