//! Signing with an expanded key, and with any hash of 64 bytes in place of SHA-512.
#![allow(dead_code, reason = "without the feature of this name, only what other files need")]

use core::fmt;

use curve25519_dalek::digest::Digest;
use curve25519_dalek::digest::generic_array::typenum::U64;
use curve25519_dalek::scalar::{Scalar, clamp_integer};
use montane_edwards25519 as ours;
use montane_kernels::secret::on_clean_stack;
use sha2::Sha512;
use subtle::{Choice, ConstantTimeEq};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use crate::signing::{STACK, Secret};
use crate::verifying::hash_to_scalar;
use crate::{SecretKey, Signature, SignatureError, VerifyingKey, errors::Rule};

/// The secret scalar, and the prefix that makes nonces: what a seed is hashed to. Cleared when dropped.
pub struct ExpandedSecretKey {
    /// The scalar.
    pub scalar: Scalar,
    /// What is hashed before a message for its nonce.
    pub hash_prefix: [u8; 32],
}

impl ExpandedSecretKey {
    /// Of 64 secret bytes: a scalar, which is clamped and reduced, and a prefix.
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        let mut clamped = Zeroizing::new([0; 32]);
        clamped.copy_from_slice(&bytes[..32]);
        Self {
            scalar: Scalar::from_bytes_mod_order(clamp_integer(*clamped)),
            hash_prefix: core::array::from_fn(|i| bytes[32 + i]),
        }
    }

    /// As [`Self::from_bytes`], for 64 bytes.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, SignatureError> {
        bytes
            .try_into()
            .map(Self::from_bytes)
            .map_err(|_| Rule::Length { what: "expanded secret key", bytes: 64 }.into())
    }

    /// As what signs.
    fn secret(&self) -> Secret {
        Secret { scalar: ours::Scalar::from_bytes_mod_order(self.scalar.to_bytes()), prefix: self.hash_prefix }
    }
}

impl TryFrom<&[u8]> for ExpandedSecretKey {
    type Error = SignatureError;
    fn try_from(bytes: &[u8]) -> Result<Self, SignatureError> {
        Self::from_slice(bytes)
    }
}
impl From<&SecretKey> for ExpandedSecretKey {
    fn from(seed: &SecretKey) -> Self {
        on_clean_stack(STACK, || {
            let hash: Zeroizing<[u8; 64]> = Zeroizing::new(Sha512::digest(seed).into());
            Self::from_bytes(&hash)
        })
    }
}
impl From<&ExpandedSecretKey> for VerifyingKey {
    fn from(key: &ExpandedSecretKey) -> Self {
        on_clean_stack(STACK, || key.secret().verifying_key())
    }
}

impl fmt::Debug for ExpandedSecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExpandedSecretKey").finish_non_exhaustive()
    }
}
impl ConstantTimeEq for ExpandedSecretKey {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.scalar.ct_eq(&other.scalar) & self.hash_prefix.ct_eq(&other.hash_prefix)
    }
}
impl PartialEq for ExpandedSecretKey {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}
impl Eq for ExpandedSecretKey {}
impl Drop for ExpandedSecretKey {
    fn drop(&mut self) {
        // By its bytes: the scalar's own clearing is behind a feature.
        self.scalar = Scalar::ZERO;
        core::hint::black_box(&self.scalar);
        self.hash_prefix.zeroize();
    }
}
impl ZeroizeOnDrop for ExpandedSecretKey {}

/// The signature of a message, for a public key that must be the scalar's.
pub fn raw_sign<CtxDigest>(esk: &ExpandedSecretKey, message: &[u8], verifying_key: &VerifyingKey) -> Signature
where
    CtxDigest: Digest<OutputSize = U64>,
{
    esk.secret().sign(CtxDigest::new, |hash| hash.update(message), verifying_key)
}

/// The signature in Ed25519ph of a message that was hashed; as [`raw_sign`].
#[cfg(feature = "digest")]
pub fn raw_sign_prehashed<CtxDigest, MsgDigest>(
    esk: &ExpandedSecretKey,
    prehashed_message: MsgDigest,
    verifying_key: &VerifyingKey,
    context: Option<&[u8]>,
) -> Result<Signature, SignatureError>
where
    MsgDigest: Digest<OutputSize = U64>,
    CtxDigest: Digest<OutputSize = U64>,
{
    esk.secret().sign_prehashed::<CtxDigest, MsgDigest>(prehashed_message, verifying_key, context)
}

/// As [`raw_sign`], of a message that `msg_update` gives to a hash; it is called twice and must give the same.
pub fn raw_sign_byupdate<CtxDigest, F>(
    esk: &ExpandedSecretKey,
    msg_update: F,
    verifying_key: &VerifyingKey,
) -> Result<Signature, SignatureError>
where
    CtxDigest: Digest<OutputSize = U64>,
    F: Fn(&mut CtxDigest) -> Result<(), SignatureError>,
{
    let mut failure = Ok(());
    let signature = esk.secret().sign(
        CtxDigest::new,
        |hash| {
            if let Err(error) = msg_update(hash) {
                failure = Err(error);
            }
        },
        verifying_key,
    );
    failure.map(|()| signature)
}

/// Whether a signature is right, by the rule of [`Verifier::verify`](crate::Verifier::verify).
pub fn raw_verify<CtxDigest>(
    vk: &VerifyingKey,
    message: &[u8],
    signature: &ed25519::Signature,
) -> Result<(), SignatureError>
where
    CtxDigest: Digest<OutputSize = U64>,
{
    vk.check(signature, false, || hash_to_scalar(CtxDigest::new(), &[signature.r_bytes(), vk.as_bytes(), message]))
}

/// As [`raw_verify`], in Ed25519ph.
#[cfg(feature = "digest")]
pub fn raw_verify_prehashed<CtxDigest, MsgDigest>(
    vk: &VerifyingKey,
    prehashed_message: MsgDigest,
    context: Option<&[u8]>,
    signature: &ed25519::Signature,
) -> Result<(), SignatureError>
where
    MsgDigest: Digest<OutputSize = U64>,
    CtxDigest: Digest<OutputSize = U64>,
{
    vk.check_prehashed::<CtxDigest, MsgDigest>(prehashed_message, context, signature, false)
}
