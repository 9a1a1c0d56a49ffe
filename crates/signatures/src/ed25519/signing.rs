//! Secret keys and signing.

use core::fmt;

use montane_curves::edwards25519::Scalar;
use rand_core::CryptoRng;
use sha2::{Digest, Sha512};
use subtle::{Choice, ConstantTimeEq};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use super::{Context, Error, Signature, VerifyingKey};

/// A secret key, expanded once: the seed, the secret scalar, the prefix that makes nonces, and the public key.
#[derive(Clone)]
pub struct SigningKey {
    seed: [u8; 32],
    scalar: Scalar,
    prefix: [u8; 32],
    verifying_key: VerifyingKey,
}

impl SigningKey {
    /// The key of a seed: 32 secret bytes. Constant time.
    ///
    /// Source: RFC 8032, section 5.1.5.
    #[must_use]
    pub fn from_bytes(seed: &[u8; 32]) -> Self {
        let hash: Zeroizing<[u8; 64]> = Zeroizing::new(Sha512::digest(seed).into());
        let mut clamped = Zeroizing::new([0; 32]);
        let mut prefix = [0; 32];
        clamped.copy_from_slice(&hash[..32]);
        prefix.copy_from_slice(&hash[32..]);
        clamped[0] &= 248;
        clamped[31] &= 127;
        clamped[31] |= 64;
        // Reduced modulo L: the base point has order L, and S is computed modulo L.
        let scalar = Scalar::from_bytes_mod_order(*clamped);
        Self { seed: *seed, scalar, prefix, verifying_key: VerifyingKey::from_affine(scalar.mul_base()) }
    }

    /// A new key from a cryptographic generator.
    #[must_use]
    pub fn generate<R: CryptoRng + ?Sized>(rng: &mut R) -> Self {
        let mut seed = Zeroizing::new([0; 32]);
        rng.fill_bytes(&mut *seed);
        Self::from_bytes(&seed)
    }

    /// The seed.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; 32] {
        self.seed
    }

    /// The public key.
    #[must_use]
    pub fn verifying_key(&self) -> VerifyingKey {
        self.verifying_key
    }

    /// The signature of a message. Constant time in the key.
    #[must_use]
    pub fn sign(&self, message: &[u8]) -> Signature {
        self.sign_in(Context::Pure, message).expect("no context, none too long")
    }

    /// The signature of a message in an instance of Ed25519: plain, with a context, or prehashed. Constant time in the key.
    ///
    /// # Errors
    /// [`Error::ContextTooLong`].
    ///
    /// Source: RFC 8032, section 5.1.6.
    pub fn sign_in(&self, context: Context<'_>, message: &[u8]) -> Result<Signature, Error> {
        let nonce = Zeroizing::new(context.hash(&[&self.prefix], message)?);
        let r = nonce.mul_base().to_bytes();
        let k = context.hash(&[&r, self.verifying_key.as_bytes()], message)?;
        let s = k.mul_add(&self.scalar, &nonce);
        Ok(Signature::from_components(r, s.to_bytes()))
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
        self.scalar.zeroize();
        self.prefix.zeroize();
    }
}
impl ZeroizeOnDrop for SigningKey {}
