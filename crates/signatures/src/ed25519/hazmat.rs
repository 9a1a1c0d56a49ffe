//! Signing with an expanded key. For protocols that derive scalars; anybody else takes
//! [`SigningKey`](super::SigningKey).
//!
//! Two signatures of different messages with one scalar and one nonce give the scalar away, and so do two public keys:
//! nonces must come from a secret prefix that belongs to one scalar, and the public key must be the scalar's.

use core::fmt;

use montane_edwards25519::{Scalar, clamp_integer};
use montane_kernels::secret::on_clean_stack;
use sha2::digest::consts::U64;
use sha2::{Digest, Sha512};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use super::hash::hash;
use super::{Context, Ed25519Error, Signature, VerifyingKey};
use crate::stack::CURVE25519;

/// The secret scalar, and the prefix that makes nonces: what a seed is hashed to. Cleared when dropped, and never
/// printed.
#[derive(Clone)]
pub struct ExpandedSecretKey {
    /// The scalar, modulo the group order.
    pub scalar: Scalar,
    /// What is hashed before a message for its nonce.
    pub hash_prefix: [u8; 32],
}

impl ExpandedSecretKey {
    /// Of 64 secret bytes: a scalar, which is clamped (RFC 8032, section 5.1.5) and reduced, and a prefix. Constant
    /// time.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        on_clean_stack(CURVE25519, || Self::of_hash(bytes))
    }

    /// As [`Self::from_bytes`].
    ///
    /// # Errors
    /// [`Ed25519Error::KeyLength`] unless there are 64.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Ed25519Error> {
        on_clean_stack(CURVE25519, || bytes.try_into().map(Self::of_hash).map_err(|_| Ed25519Error::KeyLength))
    }

    /// As [`Self::from_bytes`], on whoever's stack.
    fn of_hash(bytes: &[u8; 64]) -> Self {
        let mut half = Zeroizing::new([0; 32]);
        half.copy_from_slice(&bytes[..32]);
        // Reduced modulo L: the base point has order L, and S is computed modulo L.
        let scalar = Scalar::from_bytes_mod_order(clamp_integer(*half));
        Self { scalar, hash_prefix: core::array::from_fn(|i| bytes[32 + i]) }
    }

    /// The expanded key of a seed, on whoever's stack.
    pub(super) fn of_seed(seed: &[u8; 32]) -> Self {
        let hash: Zeroizing<[u8; 64]> = Zeroizing::new(Sha512::digest(seed).into());
        Self::of_hash(&hash)
    }

    /// The public key, on whoever's stack.
    pub(super) fn verifying_key(&self) -> VerifyingKey {
        VerifyingKey::from_affine(self.scalar.mul_base())
    }

    /// The signature of a prepared message by a hash that has read the context.
    pub(super) fn sign(&self, start: &Sha512, message: &[u8], verifying_key: &VerifyingKey) -> Signature {
        on_clean_stack(CURVE25519, || {
            let nonce = Zeroizing::new(hash(start.clone(), &[&self.hash_prefix], message));
            let r = nonce.mul_base().to_bytes();
            let k = hash(start.clone(), &[&r, verifying_key.as_bytes()], message);
            let s = k.mul_add(&self.scalar, &nonce);
            Signature::from_components(r, s.to_bytes())
        })
    }
}

/// The expanded key of a seed.
impl From<&[u8; 32]> for ExpandedSecretKey {
    fn from(seed: &[u8; 32]) -> Self {
        on_clean_stack(CURVE25519, || Self::of_seed(seed))
    }
}

impl From<&ExpandedSecretKey> for VerifyingKey {
    fn from(key: &ExpandedSecretKey) -> Self {
        on_clean_stack(CURVE25519, || key.verifying_key())
    }
}

impl fmt::Debug for ExpandedSecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExpandedSecretKey(..)")
    }
}

impl Drop for ExpandedSecretKey {
    fn drop(&mut self) {
        self.scalar.zeroize();
        self.hash_prefix.zeroize();
    }
}
impl ZeroizeOnDrop for ExpandedSecretKey {}

/// The signature of a message, for a public key that must be the scalar's. Constant time in the key.
#[must_use]
pub fn raw_sign(key: &ExpandedSecretKey, message: &[u8], verifying_key: &VerifyingKey) -> Signature {
    key.sign(&Sha512::new(), message, verifying_key)
}

/// The signature in Ed25519ph of a message that was hashed with SHA-512; as [`raw_sign`].
///
/// # Errors
/// [`Ed25519Error::ContextTooLong`].
pub fn raw_sign_prehashed<D>(
    key: &ExpandedSecretKey,
    prehashed_message: D,
    verifying_key: &VerifyingKey,
    context: Option<&[u8]>,
) -> Result<Signature, Ed25519Error>
where
    D: Digest<OutputSize = U64>,
{
    let start = Context::Prehashed(context.unwrap_or_default()).start()?;
    Ok(key.sign(&start, &prehashed_message.finalize(), verifying_key))
}
