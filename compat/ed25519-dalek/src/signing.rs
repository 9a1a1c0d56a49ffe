//! Secret keys and signing.

use core::fmt;

use curve25519_dalek::digest::Digest;
use curve25519_dalek::digest::generic_array::typenum::U64;
use curve25519_dalek::scalar::Scalar;
use ed25519::signature::{KeypairRef, Signer, Verifier};
use montane_edwards25519 as ours;
use montane_kernels::secret::{depth, on_clean_stack};
use sha2::Sha512;
use subtle::{Choice, ConstantTimeEq};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use crate::errors::Rule;
use crate::verifying::hash_to_scalar;
#[cfg(feature = "digest")]
use crate::verifying::prehashed;
use crate::{KEYPAIR_LENGTH, SECRET_KEY_LENGTH, Signature, SignatureError, VerifyingKey};

/// Bytes of stack that a signature needs, which are overwritten after it.
pub(crate) const STACK: usize = depth(12 << 10, 320 << 10);

/// A seed.
pub type SecretKey = [u8; SECRET_KEY_LENGTH];

/// What signs: a scalar below the group order, and the prefix of nonces. Cleared when dropped.
#[derive(Clone)]
pub(crate) struct Secret {
    pub(crate) scalar: ours::Scalar,
    pub(crate) prefix: [u8; 32],
}

impl Secret {
    /// Of a seed, on whoever's stack.
    fn of_seed(seed: &SecretKey) -> Self {
        let hash: Zeroizing<[u8; 64]> = Zeroizing::new(Sha512::digest(seed).into());
        let mut clamped: Zeroizing<[u8; 32]> = Zeroizing::new(core::array::from_fn(|i| hash[i]));
        *clamped = ours::clamp_integer(*clamped);
        Self { scalar: ours::Scalar::from_bytes_mod_order(*clamped), prefix: core::array::from_fn(|i| hash[32 + i]) }
    }

    /// The public key, on whoever's stack.
    pub(crate) fn verifying_key(&self) -> VerifyingKey {
        VerifyingKey::from_affine(self.scalar.mul_base())
    }

    /// RFC 8032, section 5.1.6, with a hash that has read the context; `message` gives it the message.
    pub(crate) fn sign<D: Digest<OutputSize = U64>>(
        &self,
        start: impl Fn() -> D,
        mut message: impl FnMut(&mut D),
        verifying_key: &VerifyingKey,
    ) -> Signature {
        on_clean_stack(STACK, || {
            let mut hash = start().chain_update(self.prefix);
            message(&mut hash);
            let nonce = Zeroizing::new(hash_to_scalar(hash, &[]));
            let r = nonce.mul_base().to_bytes();
            hash = start().chain_update(r).chain_update(verifying_key.as_bytes());
            message(&mut hash);
            let s = hash_to_scalar(hash, &[]).mul_add(&self.scalar, &nonce);
            Signature::from_components(r, s.to_bytes())
        })
    }

    /// In Ed25519ph, with one hash for the context and another for the message.
    #[cfg(feature = "digest")]
    pub(crate) fn sign_prehashed<D: Digest<OutputSize = U64>, M: Digest<OutputSize = U64>>(
        &self,
        message: M,
        verifying_key: &VerifyingKey,
        context: Option<&[u8]>,
    ) -> Result<Signature, SignatureError> {
        let context = context.unwrap_or_default();
        if context.len() > 255 {
            return Err(Rule::Context.into());
        }
        let message = message.finalize();
        Ok(self.sign(|| prehashed::<D>(context), |hash| hash.update(&message), verifying_key))
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        self.scalar.zeroize();
        self.prefix.zeroize();
    }
}

/// A secret key: its seed, expanded once, and its public key. Cleared when dropped.
#[derive(Clone)]
pub struct SigningKey {
    seed: SecretKey,
    secret: Secret,
    verifying_key: VerifyingKey,
}

impl SigningKey {
    /// The key of a seed.
    pub fn from_bytes(secret_key: &SecretKey) -> Self {
        on_clean_stack(STACK, || {
            let secret = Secret::of_seed(secret_key);
            Self { seed: *secret_key, verifying_key: secret.verifying_key(), secret }
        })
    }

    /// The seed.
    pub fn to_bytes(&self) -> SecretKey {
        self.seed
    }

    /// The seed.
    pub fn as_bytes(&self) -> &SecretKey {
        &self.seed
    }

    /// Of a seed and its public key.
    pub fn from_keypair_bytes(bytes: &[u8; KEYPAIR_LENGTH]) -> Result<Self, SignatureError> {
        let (seed, public) = bytes.split_at(SECRET_KEY_LENGTH);
        let key = Self::try_from(seed)?;
        if key.verifying_key != VerifyingKey::try_from(public)? {
            return Err(Rule::Pair.into());
        }
        Ok(key)
    }

    /// The seed and the public key.
    pub fn to_keypair_bytes(&self) -> [u8; KEYPAIR_LENGTH] {
        let mut bytes = [0; KEYPAIR_LENGTH];
        bytes[..SECRET_KEY_LENGTH].copy_from_slice(&self.seed);
        bytes[SECRET_KEY_LENGTH..].copy_from_slice(self.verifying_key.as_bytes());
        bytes
    }

    /// The public key.
    pub fn verifying_key(&self) -> VerifyingKey {
        self.verifying_key
    }

    /// The key with a context, for the traits of hashed messages.
    #[cfg(feature = "digest")]
    pub fn with_context<'k, 'v>(&'k self, context: &'v [u8]) -> Result<crate::Context<'k, 'v, Self>, SignatureError> {
        crate::Context::new(self, context)
    }

    /// A new key from a cryptographic generator.
    #[cfg(feature = "rand_core")]
    pub fn generate<R: rand_core::CryptoRngCore + ?Sized>(csprng: &mut R) -> Self {
        let mut seed = Zeroizing::new([0; SECRET_KEY_LENGTH]);
        csprng.fill_bytes(&mut *seed);
        Self::from_bytes(&seed)
    }

    /// The signature in Ed25519ph of a message that was hashed; no context is the empty one, the longest has 255 bytes.
    #[cfg(feature = "digest")]
    pub fn sign_prehashed<MsgDigest>(
        &self,
        prehashed_message: MsgDigest,
        context: Option<&[u8]>,
    ) -> Result<Signature, SignatureError>
    where
        MsgDigest: Digest<OutputSize = U64>,
    {
        self.secret.sign_prehashed::<Sha512, MsgDigest>(prehashed_message, &self.verifying_key, context)
    }

    /// As [`Verifier::verify`] of the public key.
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verifying_key.verify(message, signature)
    }

    /// As [`VerifyingKey::verify_prehashed`].
    #[cfg(feature = "digest")]
    pub fn verify_prehashed<MsgDigest>(
        &self,
        prehashed_message: MsgDigest,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError>
    where
        MsgDigest: Digest<OutputSize = U64>,
    {
        self.verifying_key.verify_prehashed(prehashed_message, context, signature)
    }

    /// As [`VerifyingKey::verify_strict`].
    pub fn verify_strict(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verifying_key.verify_strict(message, signature)
    }

    /// As [`VerifyingKey::verify_stream`].
    #[cfg(feature = "hazmat")]
    pub fn verify_stream(&self, signature: &Signature) -> Result<crate::StreamVerifier, SignatureError> {
        self.verifying_key.verify_stream(signature)
    }

    /// The first half of the seed's hash, not clamped.
    pub fn to_scalar_bytes(&self) -> [u8; 32] {
        on_clean_stack(STACK, || {
            let hash: Zeroizing<[u8; 64]> = Zeroizing::new(Sha512::digest(self.seed).into());
            core::array::from_fn(|i| hash[i])
        })
    }

    /// The secret scalar, clamped and reduced.
    pub fn to_scalar(&self) -> Scalar {
        Scalar::from_bytes_mod_order(self.secret.scalar.to_bytes())
    }
}

impl Signer<Signature> for SigningKey {
    fn try_sign(&self, message: &[u8]) -> Result<Signature, SignatureError> {
        Ok(self.secret.sign(Sha512::new, |hash| hash.update(message), &self.verifying_key))
    }
}
#[cfg(feature = "digest")]
impl<D: Digest<OutputSize = U64>> signature::DigestSigner<D, Signature> for SigningKey {
    fn try_sign_digest(&self, digest: D) -> Result<Signature, SignatureError> {
        self.sign_prehashed(digest, None)
    }
}
#[cfg(feature = "digest")]
impl<D: Digest<OutputSize = U64>> signature::DigestSigner<D, Signature> for crate::Context<'_, '_, SigningKey> {
    fn try_sign_digest(&self, digest: D) -> Result<Signature, SignatureError> {
        self.key().sign_prehashed(digest, Some(self.value()))
    }
}
impl Verifier<Signature> for SigningKey {
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verifying_key.verify(message, signature)
    }
}

impl KeypairRef for SigningKey {
    type VerifyingKey = VerifyingKey;
}
impl AsRef<VerifyingKey> for SigningKey {
    fn as_ref(&self) -> &VerifyingKey {
        &self.verifying_key
    }
}
impl From<&SigningKey> for VerifyingKey {
    fn from(key: &SigningKey) -> Self {
        key.verifying_key()
    }
}
impl From<SecretKey> for SigningKey {
    fn from(seed: SecretKey) -> Self {
        Self::from_bytes(&seed)
    }
}
impl From<&SecretKey> for SigningKey {
    fn from(seed: &SecretKey) -> Self {
        Self::from_bytes(seed)
    }
}
impl TryFrom<&[u8]> for SigningKey {
    type Error = SignatureError;
    fn try_from(bytes: &[u8]) -> Result<Self, SignatureError> {
        let seed: &SecretKey =
            bytes.try_into().map_err(|_| Rule::Length { what: "secret key", bytes: SECRET_KEY_LENGTH })?;
        Ok(Self::from_bytes(seed))
    }
}
/// Prints the public key only.
impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey").field("verifying_key", &self.verifying_key).finish_non_exhaustive()
    }
}
impl ConstantTimeEq for SigningKey {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.seed.ct_eq(&other.seed)
    }
}
impl PartialEq for SigningKey {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}
impl Eq for SigningKey {}
impl Drop for SigningKey {
    fn drop(&mut self) {
        self.seed.zeroize();
    }
}
impl ZeroizeOnDrop for SigningKey {}
