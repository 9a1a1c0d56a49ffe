//! crrl.

use crrl::ed25519::{PrivateKey, PublicKey};
use crrl::field::GF25519;
use crrl::ristretto255;

use crate::harness::Peer;
use crate::peers::compiled_for;
use crate::traits::{Ed25519, PrimeField, Ristretto, X25519};

const PEER: Peer = Peer {
    name: "crrl",
    package: "crrl",
    backend: || {
        compiled_for(
            cfg!(target_feature = "adx"),
            "64-bit limbs, intrinsics, built with ADX",
            "64-bit limbs, intrinsics",
        )
    },
};

/// 2^255 - 19.
#[derive(Clone, Copy)]
pub struct Fe(GF25519);

impl PrimeField for Fe {
    const PEER: Peer = PEER;

    fn decode(bytes: &[u8]) -> Self {
        Self(GF25519::decode(bytes).expect("canonical"))
    }

    fn encode(&self) -> Vec<u8> {
        self.0.encode().to_vec()
    }

    #[inline(always)]
    fn mul_assign(&mut self, other: &Self) {
        self.0 *= other.0;
    }

    #[inline(always)]
    fn square_assign(&mut self) {
        self.0.set_square();
    }

    fn invert(&self) -> Self {
        Self(GF25519::ONE / self.0)
    }

    fn sqrt(&self) -> Self {
        let (root, exact) = self.0.sqrt();
        assert_ne!(exact, 0, "a square has a root");
        Self(root)
    }
}

/// Signatures.
pub struct Ed;

impl Ed25519 for Ed {
    const PEER: Peer = PEER;
    type Secret = PrivateKey;
    type Public = PublicKey;

    fn secret(seed: &[u8; 32]) -> PrivateKey {
        PrivateKey::from_seed(seed)
    }

    fn public_bytes(secret: &PrivateKey) -> [u8; 32] {
        secret.public_key.encode()
    }

    fn sign(secret: &PrivateKey, message: &[u8]) -> [u8; 64] {
        secret.sign_raw(message)
    }

    fn public(bytes: &[u8; 32]) -> Option<PublicKey> {
        PublicKey::decode(bytes)
    }

    fn verify(public: &PublicKey, message: &[u8], signature: &[u8; 64]) -> bool {
        public.verify_raw(signature, message)
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
        crrl::x25519::x25519(point, secret)
    }
}

/// The group.
pub struct Ristretto255;

impl Ristretto for Ristretto255 {
    const PEER: Peer = PEER;
    type Point = ristretto255::Point;
    type Scalar = ristretto255::Scalar;

    fn scalar(bytes: &[u8; 64]) -> ristretto255::Scalar {
        ristretto255::Scalar::decode_reduce(bytes)
    }
    fn from_uniform(bytes: &[u8; 64]) -> ristretto255::Point {
        ristretto255::Point::one_way_map(bytes)
    }
    fn decode(bytes: &[u8; 32]) -> Option<ristretto255::Point> {
        ristretto255::Point::decode(bytes)
    }
    fn encode(point: &ristretto255::Point) -> [u8; 32] {
        point.encode()
    }
    fn mul(point: &ristretto255::Point, scalar: &ristretto255::Scalar) -> ristretto255::Point {
        point * scalar
    }
    fn double_mul_vartime(
        a: &ristretto255::Scalar,
        point: &ristretto255::Point,
        b: &ristretto255::Scalar,
    ) -> ristretto255::Point {
        point.mul_add_mulgen_vartime(a, b)
    }
}
