//! ring. It verifies from bytes only, and its key agreement keys serve once, so X25519 lacks it.

use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};

use crate::harness::Peer;
use crate::traits::Ed25519;

/// Signatures.
pub struct Ed;

impl Ed25519 for Ed {
    const PEER: Peer =
        Peer { name: "ring", package: "ring", backend: || "C and assembly, chosen at run time".to_owned() };
    const VERIFY_REMARK: &'static str = "decodes the key each time";
    type Secret = Ed25519KeyPair;
    type Public = UnparsedPublicKey<[u8; 32]>;

    fn secret(seed: &[u8; 32]) -> Ed25519KeyPair {
        Ed25519KeyPair::from_seed_unchecked(seed).expect("32 bytes")
    }

    fn public_bytes(secret: &Ed25519KeyPair) -> [u8; 32] {
        secret.public_key().as_ref().try_into().expect("32 bytes")
    }

    fn sign(secret: &Ed25519KeyPair, message: &[u8]) -> [u8; 64] {
        secret.sign(message).as_ref().try_into().expect("64 bytes")
    }

    fn public(bytes: &[u8; 32]) -> Option<UnparsedPublicKey<[u8; 32]>> {
        Some(UnparsedPublicKey::new(&ED25519, *bytes))
    }

    fn verify(public: &UnparsedPublicKey<[u8; 32]>, message: &[u8], signature: &[u8; 64]) -> bool {
        public.verify(message, signature).is_ok()
    }
}
