//! Ed25519 over one form of the field at a time, without vector lanes: the published comparison of limb shapes.
//!
//! Put together from `montane-curves`; what a user gets is `montane::ed25519`, which takes the fastest that it finds.

use std::marker::PhantomData;

use montane::hazmat::edwards25519::hazmat::base::mul_base;
use montane::hazmat::edwards25519::hazmat::equation::Equation;
use montane::hazmat::edwards25519::{Affine, Scalar, affine, decompress_vartime, is_identity};
use montane::hazmat::kernels::cpu::Isa;
use sha2::{Digest, Sha512};

use super::PEER;
use super::fields::Row;
use crate::harness::Peer;
use crate::traits::Ed25519;

/// Signatures over the form `F`.
pub struct Ed<F>(PhantomData<F>);

/// A secret key.
pub struct Secret {
    scalar: Scalar,
    prefix: [u8; 32],
    public: [u8; 32],
}

/// A public key.
pub struct Public {
    bytes: [u8; 32],
    point: Affine,
}

fn hash(parts: &[&[u8]]) -> [u8; 64] {
    parts.iter().fold(Sha512::new(), |hash, part| hash.chain_update(part)).finalize().into()
}

fn isa<F: Row>() -> F::Isa {
    F::Isa::detect().expect("entered only where it is there")
}

fn base_multiple<F: Row>(scalar: &Scalar) -> [u8; 32] {
    affine(&mul_base::<F>(isa::<F>(), &scalar.words()).projective()).to_bytes()
}

impl<F: Row> Ed25519 for Ed<F> {
    const PEER: Peer = Peer { name: F::ROW, backend: || F::name(), ..PEER };
    type Secret = Secret;
    type Public = Public;

    fn secret(seed: &[u8; 32]) -> Secret {
        let mut expanded = hash(&[seed]);
        expanded[0] &= 248;
        expanded[31] = expanded[31] & 127 | 64;
        let (scalar, prefix) = expanded.split_at(32);
        let scalar = Scalar::from_bytes_mod_order(scalar.try_into().expect("half of 64"));
        Secret { scalar, prefix: prefix.try_into().expect("half of 64"), public: base_multiple::<F>(&scalar) }
    }

    fn public_bytes(secret: &Secret) -> [u8; 32] {
        secret.public
    }

    fn sign(secret: &Secret, message: &[u8]) -> [u8; 64] {
        let nonce = Scalar::from_bytes_mod_order_wide(&hash(&[&secret.prefix, message]));
        let r = base_multiple::<F>(&nonce);
        let k = Scalar::from_bytes_mod_order_wide(&hash(&[&r, &secret.public, message]));
        let s = k.mul_add(&secret.scalar, &nonce).to_bytes();
        [r, s].concat().try_into().expect("twice 32 bytes")
    }

    fn public(bytes: &[u8; 32]) -> Option<Public> {
        decompress_vartime::<F>(isa::<F>(), bytes).map(|decoded| Public { bytes: *bytes, point: decoded.point })
    }

    fn verify(public: &Public, message: &[u8], signature: &[u8; 64]) -> bool {
        let (r, s) = signature.split_at(32);
        let r: &[u8; 32] = r.try_into().expect("half of 64");
        let Some(s) = Scalar::from_canonical_bytes(s.try_into().expect("half of 64")).into_option() else {
            return false;
        };
        let Some(commitment) = decompress_vartime::<F>(isa::<F>(), r) else { return false };
        let k = Scalar::from_bytes_mod_order_wide(&hash(&[r, &public.bytes, message]));
        let equation = Equation { s: &s, k: &k, a: &public.point, r: &commitment.point };
        commitment.canonical && is_identity(&equation.defect_vartime::<F>(isa::<F>()))
    }
}
