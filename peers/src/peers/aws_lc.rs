//! aws-lc-rs.

use aws_lc_rs::agreement::{self, PrivateKey, UnparsedPublicKey};
use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair, ParsedPublicKey};

use crate::harness::Peer;
use crate::traits::{Ed25519, X25519};

const PEER: Peer =
    Peer { name: "aws-lc-rs", package: "aws-lc-rs", backend: || "s2n-bignum assembly, chosen at run time".to_owned() };

/// Signatures.
pub struct Ed;

impl Ed25519 for Ed {
    const PEER: Peer = PEER;
    const VERIFY_REMARK: &'static str = "a parsed key, but it is decompressed each time";
    type Secret = Ed25519KeyPair;
    type Public = ParsedPublicKey;

    fn secret(seed: &[u8; 32]) -> Ed25519KeyPair {
        Ed25519KeyPair::from_seed_unchecked(seed).expect("32 bytes")
    }

    fn public_bytes(secret: &Ed25519KeyPair) -> [u8; 32] {
        secret.public_key().as_ref().try_into().expect("32 bytes")
    }

    fn sign(secret: &Ed25519KeyPair, message: &[u8]) -> [u8; 64] {
        secret.sign(message).as_ref().try_into().expect("64 bytes")
    }

    fn public(bytes: &[u8; 32]) -> Option<ParsedPublicKey> {
        ParsedPublicKey::new(&ED25519, bytes).ok()
    }

    fn verify(public: &ParsedPublicKey, message: &[u8], signature: &[u8; 64]) -> bool {
        public.verify_sig(message, signature).is_ok()
    }
}

/// Key agreement.
pub struct X;

impl X25519 for X {
    const PEER: Peer = PEER;
    type Secret = PrivateKey;

    fn secret(bytes: &[u8; 32]) -> PrivateKey {
        PrivateKey::from_private_key(&agreement::X25519, bytes).expect("32 bytes")
    }

    fn agree(secret: &PrivateKey, point: &[u8; 32]) -> [u8; 32] {
        let point = UnparsedPublicKey::new(&agreement::X25519, point);
        agreement::agree(secret, point, (), |shared| shared.try_into().map_err(|_| ()))
            .expect("a point of the large subgroup")
    }
}
