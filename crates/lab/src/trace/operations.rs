//! Whole operations on secrets, each to be executed the same whatever the secret: `montane trace NAME`.
//! What a message or a peer's key may influence is fixed here.

use std::hint::black_box;

use montane_signatures::bls::{SecretKey, min_pk};
use montane_signatures::ed25519::SigningKey;
use montane_signatures::x25519::{X25519_BASEPOINT_BYTES, x25519};

use super::subject::Operation;

const MESSAGE: &[u8] = b"a message that is not secret";

/// A secret of 32 bytes.
fn seed(secret: &[u8]) -> &[u8; 32] {
    secret.try_into().expect("an operation gets as many bytes as it asks for")
}

/// Every operation.
pub static OPERATIONS: &[Operation] = &[
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
