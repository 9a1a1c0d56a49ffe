//! curve25519-dalek, ed25519-dalek and x25519-dalek. Their field is private, so the field group lacks it.

use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoPoint};
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::{MultiscalarMul, VartimeMultiscalarMul};
use ed25519_dalek::{Signature, Signer, SigningKey, Verifier, VerifyingKey};

use crate::harness::Peer;
use crate::traits::{Ed25519, Ed25519Batch, Ristretto, RistrettoSums, X25519};

/// `curve25519-dalek` chooses its candidates at compile time (AVX-512 only by `--cfg` or by target features), and
/// among them by the processor at run time.
fn backend() -> String {
    let avx512_built = cfg!(curve25519_dalek_backend = "avx512")
        || cfg!(all(target_feature = "avx512ifma", target_feature = "avx512vl"));
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;
        if avx512_built && has!("avx512ifma") && has!("avx512vl") {
            return "AVX-512 IFMA".to_owned();
        }
        if has!("avx2") && !cfg!(curve25519_dalek_backend = "serial") {
            return "AVX2".to_owned();
        }
    }
    let _ = avx512_built;
    "serial".to_owned()
}

/// Signatures.
pub struct Ed;

impl Ed25519 for Ed {
    const PEER: Peer = Peer { name: "ed25519-dalek", package: "ed25519-dalek", backend };
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
        ed25519_dalek::verify_batch(messages, signatures, publics).is_ok()
    }
}

/// Key agreement.
pub struct X;

impl X25519 for X {
    const PEER: Peer = Peer { name: "x25519-dalek", package: "x25519-dalek", backend: || "serial".to_owned() };
    type Secret = [u8; 32];

    fn secret(bytes: &[u8; 32]) -> [u8; 32] {
        *bytes
    }

    fn agree(secret: &[u8; 32], point: &[u8; 32]) -> [u8; 32] {
        x25519_dalek::x25519(*secret, *point)
    }
}

/// The group.
pub struct Ristretto255;

impl Ristretto for Ristretto255 {
    const PEER: Peer = Peer { name: "curve25519-dalek", package: "curve25519-dalek", backend };
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
        RistrettoPoint::vartime_double_scalar_mul_basepoint(a, point, b)
    }
}

impl RistrettoSums for Ristretto255 {
    fn msm_vartime(points: &[RistrettoPoint], scalars: &[Scalar]) -> RistrettoPoint {
        RistrettoPoint::vartime_multiscalar_mul(scalars, points)
    }
    fn msm(points: &[RistrettoPoint], scalars: &[Scalar]) -> RistrettoPoint {
        RistrettoPoint::multiscalar_mul(scalars, points)
    }
}
