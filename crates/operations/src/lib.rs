//! Whole operations on secrets, each to be executed the same whatever the secret (`montane trace NAME`): messages, the
//! keys of others and all else that is public are fixed here. Also what `montane kzg` times ([`kzg`]) and what `montane
//! report` times ([`programs`]).
//!
//! A package of its own, compiled with the settings of a user's crate and not with those of the laboratory: what is
//! generic or inline becomes code here.
#![forbid(unsafe_code)]

pub mod kzg;
pub mod programs;

use std::hint::black_box;

use montane_edwards25519::hazmat::base;
use montane_edwards25519::{Affine, EdwardsPoint, RistrettoPoint, Scalar, affine};
use montane_kernels::cpu::Isa;
use montane_kernels::fe25519::{FieldForm, Limbs51, Limbs51Preshift, Limbs64};
use montane_signatures::bls::min_pk::{self, SecretKey};
use montane_signatures::ed25519::SigningKey;
use montane_signatures::x25519::{X25519_BASEPOINT_BYTES, x25519};

/// A whole operation whose execution must not depend on its secret.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The name that the command uses.
    pub name: &'static str,
    /// One line for people.
    pub summary: &'static str,
    /// How long its secret is.
    pub secret_bytes: usize,
    /// The operation; everything but the secret is fixed in it. Its result must pass through `black_box`.
    pub run: fn(&[u8]),
}

/// A secret of 32 bytes.
fn seed(secret: &[u8]) -> &[u8; 32] {
    secret.try_into().expect("an operation gets as many bytes as it asks for")
}

/// A secret number below `2^255`.
fn words(secret: &[u8]) -> [u64; 4] {
    let (words, []) = seed(secret).as_chunks::<8>() else { unreachable!("32 bytes are four words") };
    std::array::from_fn(|i| u64::from_le_bytes(words[i]) & if i == 3 { u64::MAX >> 1 } else { u64::MAX })
}

/// A secret multiple of the base point, and its encoding, in one form of the field: what signing costs but for hashing.
fn multiply_base<F: FieldForm>(secret: &[u8]) {
    let isa = F::Isa::detect().expect("a portable form");
    let s = words(secret);
    black_box(affine(&base::mul_base::<F>(isa, &s).projective()).to_bytes());
}

const MESSAGE: &[u8] = b"a message that is not secret";

/// Every operation: products by the base point in each portable form, then what the library's users call.
pub static OPERATIONS: [Operation; 13] = [
    Operation {
        name: "ed25519_base_limbs64",
        summary: "a secret multiple of the base point and its encoding, in limbs64",
        secret_bytes: 32,
        run: multiply_base::<Limbs64>,
    },
    Operation {
        name: "ed25519_base_limbs51",
        summary: "a secret multiple of the base point and its encoding, in limbs51",
        secret_bytes: 32,
        run: multiply_base::<Limbs51>,
    },
    Operation {
        name: "ed25519_base_limbs51_preshift",
        summary: "a secret multiple of the base point and its encoding, in limbs51_preshift",
        secret_bytes: 32,
        run: multiply_base::<Limbs51Preshift>,
    },
    Operation {
        name: "ed25519_keygen",
        summary: "the signing key, with its public key, from a seed",
        secret_bytes: 32,
        run: |secret| {
            black_box(SigningKey::from_bytes(seed(secret)));
        },
    },
    Operation {
        name: "ed25519_sign",
        summary: "a key from a seed, and a signature of a fixed message",
        secret_bytes: 32,
        run: |secret| {
            black_box(SigningKey::from_bytes(seed(secret)).sign(MESSAGE));
        },
    },
    Operation {
        name: "ed25519_scalar_canonical",
        summary: "whether secret bytes are a scalar below the group order",
        secret_bytes: 32,
        run: |secret| {
            black_box(Scalar::from_canonical_bytes(*seed(secret)));
        },
    },
    Operation {
        name: "ed25519_small_order",
        summary: "whether a secret point has small order",
        secret_bytes: 32,
        run: |secret| {
            let words = words(secret);
            black_box(Affine { x: words, y: words }.has_small_order());
        },
    },
    Operation {
        name: "edwards_mul",
        summary: "a secret multiple of a point of edwards25519, and its encoding",
        secret_bytes: 32,
        run: |secret| {
            let p = EdwardsPoint::BASEPOINT.double();
            black_box((p * Scalar::from_bytes_mod_order(*seed(secret))).compress());
        },
    },
    Operation {
        name: "ristretto_mul",
        summary: "a secret multiple of an element of ristretto255, and its encoding",
        secret_bytes: 32,
        run: |secret| {
            let p = RistrettoPoint::BASEPOINT.double();
            black_box((p * Scalar::from_bytes_mod_order(*seed(secret))).compress());
        },
    },
    Operation {
        name: "ristretto_msm",
        summary: "a sum of nine secret multiples of elements of ristretto255",
        secret_bytes: 32,
        run: |secret| {
            let points: [_; 9] = std::array::from_fn(|i| RistrettoPoint::mul_base(&Scalar::from(i as u64)));
            let scalars: [_; 9] = std::array::from_fn(|i| {
                let mut bytes = *seed(secret);
                bytes.rotate_left(i);
                Scalar::from_bytes_mod_order(bytes)
            });
            let _ = black_box(RistrettoPoint::msm(&points, &scalars));
        },
    },
    Operation {
        name: "x25519",
        summary: "a secret scalar times the base point",
        secret_bytes: 32,
        run: |secret| {
            black_box(x25519(*seed(secret), X25519_BASEPOINT_BYTES));
        },
    },
    Operation {
        name: "bls_sk_to_pk",
        summary: "a BLS key from key material, and its public key in G1",
        secret_bytes: 32,
        run: |secret| {
            let _ = black_box(SecretKey::key_gen(secret, b"").map(|key| min_pk::Basic::sk_to_pk(&key)));
        },
    },
    Operation {
        name: "bls_sign",
        summary: "a BLS key from key material, and a signature of a fixed message in G2",
        secret_bytes: 32,
        run: |secret| {
            let _ = black_box(SecretKey::key_gen(secret, b"").map(|key| min_pk::Basic::sign(&key, MESSAGE)));
        },
    },
];

/// The operation of this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Operation> {
    OPERATIONS.iter().find(|o| o.name == name)
}
