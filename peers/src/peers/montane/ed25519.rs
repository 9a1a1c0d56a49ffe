//! Montane's Ed25519, X25519 and ristretto255.

use montane::ed25519::{self, Signature, SigningKey, VerifyingKey};
use montane::edwards25519::{CompressedRistretto, RistrettoPoint, Scalar};
use montane::x25519;

use super::PEER;
use crate::harness::Peer;
use crate::traits::{Ed25519, Ed25519Batch, Ristretto, RistrettoSums, X25519};

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

/// The group.
pub struct Ristretto255;

impl Ristretto for Ristretto255 {
    const PEER: Peer = PEER;
    type Point = RistrettoPoint;
    type Scalar = Scalar;

    fn scalar(bytes: &[u8; 64]) -> Scalar {
        Scalar::from_bytes_mod_order_wide(bytes)
    }
    fn from_uniform(bytes: &[u8; 64]) -> RistrettoPoint {
        RistrettoPoint::from_uniform_bytes(bytes)
    }
    fn decode(bytes: &[u8; 32]) -> Option<RistrettoPoint> {
        CompressedRistretto(*bytes).decompress()
    }
    fn encode(point: &RistrettoPoint) -> [u8; 32] {
        point.compress().to_bytes()
    }
    fn mul(point: &RistrettoPoint, scalar: &Scalar) -> RistrettoPoint {
        point * scalar
    }
    fn double_mul_vartime(a: &Scalar, point: &RistrettoPoint, b: &Scalar) -> RistrettoPoint {
        RistrettoPoint::double_scalar_mul_basepoint_vartime(a, point, b)
    }
}

impl RistrettoSums for Ristretto255 {
    fn msm_vartime(points: &[RistrettoPoint], scalars: &[Scalar]) -> RistrettoPoint {
        RistrettoPoint::msm_vartime(points, scalars).expect("as many of each")
    }
    fn msm(points: &[RistrettoPoint], scalars: &[Scalar]) -> RistrettoPoint {
        RistrettoPoint::msm(points, scalars).expect("as many of each")
    }
}
