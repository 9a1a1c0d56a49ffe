//! Secret keys and signing.

use core::fmt;

use montane_edwards25519::Scalar;
use montane_kernels::secret::on_clean_stack;
use rand_core::CryptoRng;
use sha2::digest::consts::U64;
use sha2::{Digest, Sha512};
use subtle::{Choice, ConstantTimeEq};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use super::hazmat::{ExpandedSecretKey, raw_sign, raw_sign_prehashed};
use super::{Context, Ed25519Error, Signature, VerifyingKey};
use crate::stack::CURVE25519;

/// A secret key, expanded once: the seed, what its hash says, and the public key.
///
/// ```
/// # mod montane { pub use montane_signatures::ed25519; pub use rand_core; }
/// use montane::ed25519::SigningKey;
///
/// # fn main() -> Result<(), montane::ed25519::Ed25519Error> {
/// let key = SigningKey::generate(&mut montane::rand_core::UnwrapErr(getrandom::SysRng));
/// let signature = key.sign(b"message");
/// key.verifying_key().verify(b"message", &signature)?;
/// // The seed of 32 bytes, or 64 with the public key.
/// assert_eq!(SigningKey::from_bytes(&key.to_bytes()), key);
/// assert_eq!(SigningKey::from_keypair_bytes(&key.to_keypair_bytes())?, key);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct SigningKey {
    seed: [u8; 32],
    expanded: ExpandedSecretKey,
    verifying_key: VerifyingKey,
}

impl SigningKey {
    /// The key of a seed: 32 secret bytes. Constant time.
    ///
    /// Source: RFC 8032, section 5.1.5.
    #[must_use]
    pub fn from_bytes(seed: &[u8; 32]) -> Self {
        on_clean_stack(CURVE25519, || Self::of_seed(seed))
    }

    /// As [`Self::from_bytes`], on whoever's stack.
    fn of_seed(seed: &[u8; 32]) -> Self {
        let expanded = ExpandedSecretKey::of_seed(seed);
        Self { seed: *seed, verifying_key: expanded.verifying_key(), expanded }
    }

    /// The key of 64 bytes, the seed and the public key, as NaCl and other libraries keep them.
    ///
    /// # Errors
    /// [`Ed25519Error::KeyPair`] if the public key is not the seed's.
    pub fn from_keypair_bytes(bytes: &[u8; 64]) -> Result<Self, Ed25519Error> {
        on_clean_stack(CURVE25519, || {
            let (seed, public) = bytes.split_first_chunk::<32>().expect("64 bytes are more than 32");
            let key = Self::of_seed(seed);
            if key.verifying_key.as_bytes() == public { Ok(key) } else { Err(Ed25519Error::KeyPair) }
        })
    }

    /// A new key from a cryptographic generator.
    #[must_use]
    pub fn generate<R: CryptoRng + ?Sized>(rng: &mut R) -> Self {
        on_clean_stack(CURVE25519, || {
            let mut seed = Zeroizing::new([0; 32]);
            rng.fill_bytes(&mut *seed);
            Self::of_seed(&seed)
        })
    }

    /// The seed.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.seed
    }

    /// The seed.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.seed
    }

    /// The seed and the public key, as [`Self::from_keypair_bytes`] takes them.
    #[must_use]
    pub fn to_keypair_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(&self.seed);
        bytes[32..].copy_from_slice(self.verifying_key.as_bytes());
        bytes
    }

    /// The secret scalar, modulo the group order.
    #[must_use]
    pub fn to_scalar(&self) -> Scalar {
        self.expanded.scalar
    }

    /// The first half of the seed's hash, not clamped: the secret key for X25519 whose public key is
    /// [`VerifyingKey::to_montgomery`] of this one's.
    #[must_use]
    pub fn to_scalar_bytes(&self) -> [u8; 32] {
        on_clean_stack(CURVE25519, || {
            let hash: Zeroizing<[u8; 64]> = Zeroizing::new(Sha512::digest(self.seed).into());
            core::array::from_fn(|i| hash[i])
        })
    }

    /// The public key.
    #[must_use]
    pub const fn verifying_key(&self) -> VerifyingKey {
        self.verifying_key
    }

    /// The signature of a message. Constant time in the key.
    #[must_use]
    pub fn sign(&self, message: &[u8]) -> Signature {
        raw_sign(&self.expanded, message, &self.verifying_key)
    }

    /// The signature of a message in an instance of Ed25519: plain, with a context, or prehashed. Constant time in the
    /// key.
    ///
    /// # Errors
    /// [`Ed25519Error::ContextTooLong`].
    ///
    /// Source: RFC 8032, section 5.1.6.
    pub fn sign_in(&self, context: Context<'_>, message: &[u8]) -> Result<Signature, Ed25519Error> {
        let (start, message) = (context.start()?, context.prepare(message));
        Ok(self.expanded.sign(&start, message.as_ref(), &self.verifying_key))
    }

    /// The signature in Ed25519ph of a message that was hashed with SHA-512 elsewhere, piece by piece. No context is
    /// the empty one.
    ///
    /// # Errors
    /// [`Ed25519Error::ContextTooLong`].
    pub fn sign_prehashed<D>(&self, prehashed_message: D, context: Option<&[u8]>) -> Result<Signature, Ed25519Error>
    where
        D: Digest<OutputSize = U64>,
    {
        raw_sign_prehashed(&self.expanded, prehashed_message, &self.verifying_key, context)
    }
}

impl signature::Signer<Signature> for SigningKey {
    fn try_sign(&self, message: &[u8]) -> Result<Signature, signature::Error> {
        Ok(Self::sign(self, message))
    }
}

impl signature::KeypairRef for SigningKey {
    type VerifyingKey = VerifyingKey;
}

impl AsRef<VerifyingKey> for SigningKey {
    fn as_ref(&self) -> &VerifyingKey {
        &self.verifying_key
    }
}

impl From<[u8; 32]> for SigningKey {
    fn from(seed: [u8; 32]) -> Self {
        Self::from_bytes(&seed)
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
