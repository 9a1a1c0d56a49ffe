//! Montane's Ed25519 and X25519.

use montane::ed25519::{self, Signature, SigningKey, VerifyingKey};
use montane::x25519;

use super::PEER;
use crate::harness::Peer;
use crate::traits::{Ed25519, Ed25519Batch, X25519};

/// Signatures.
pub struct Ed;

impl Ed25519 for Ed {
    const PEER: Peer = PEER;
    type Secret = SigningKey;
    type Public = VerifyingKey;

    fn secret(seed: &[u8; 32]) -> SigningKey {
        SigningKey::from_bytes(seed)
    }

    fn public_bytes(secret: &SigningKey) -> [u8; 32] {
        secret.verifying_key().to_bytes()
    }

    fn sign(secret: &SigningKey, message: &[u8]) -> [u8; 64] {
        secret.sign(message).to_bytes()
    }

    fn public(bytes: &[u8; 32]) -> Option<VerifyingKey> {
        VerifyingKey::from_bytes(bytes).ok()
    }

    fn verify(public: &VerifyingKey, message: &[u8], signature: &[u8; 64]) -> bool {
        public.verify(message, &Signature::from_bytes(signature)).is_ok()
    }
}

impl Ed25519Batch for Ed {
    type Signature = Signature;

    fn signature(bytes: &[u8; 64]) -> Signature {
        Signature::from_bytes(bytes)
    }

    fn verify_batch(messages: &[&[u8]], signatures: &[Signature], publics: &[VerifyingKey]) -> bool {
        ed25519::verify_batch(messages, signatures, publics).is_ok()
    }
}

/// Key agreement.
pub struct X;

impl X25519 for X {
    const PEER: Peer = PEER;
    type Secret = [u8; 32];

    fn secret(bytes: &[u8; 32]) -> [u8; 32] {
        *bytes
    }

    fn agree(secret: &[u8; 32], point: &[u8; 32]) -> [u8; 32] {
        x25519::x25519(*secret, *point)
    }
}
