//! X25519 (RFC 7748): Diffie-Hellman on Curve25519. Constant time.

use core::fmt;

use montane_edwards25519::clamp_integer;
use montane_edwards25519::hazmat::ladder;
use montane_kernels::secret::on_clean_stack;
use rand_core::CryptoRng;
use subtle::ConstantTimeEq;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use crate::stack::CURVE25519;

/// `u = 9` (RFC 7748, section 4.1).
pub const X25519_BASEPOINT_BYTES: [u8; 32] = {
    let mut u = [0; 32];
    u[0] = 9;
    u
};

/// The scalar of 32 bytes: a multiple of 8 between `2^254` and `2^255` (RFC 7748, section 5).
fn clamp(k: &[u8; 32]) -> Zeroizing<[u8; 32]> {
    Zeroizing::new(clamp_integer(*k))
}

/// Clears what the caller passed by value.
struct Clear<'a>(&'a mut [u8; 32]);

impl Drop for Clear<'_> {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

/// The function X25519 of RFC 7748, section 5: `u([k]P)` for `u = u(P)`, any 32 bytes each. All zeros if `u` has small
/// order.
#[must_use]
pub fn x25519(mut k: [u8; 32], u: [u8; 32]) -> [u8; 32] {
    let k = Clear(&mut k);
    on_clean_stack(CURVE25519, || ladder::mul_bytes(&clamp(k.0), &u))
}

/// A public key: any 32 bytes.
///
/// ```
/// # use montane_signatures as montane;
/// use montane::x25519::{PublicKey, StaticSecret};
///
/// let ours = StaticSecret::from([1; 32]); // secret random bytes in a program
/// let theirs = PublicKey::from([9; 32]); // any bytes of the other side
/// // Some bytes leave nothing of our secret: who needs both to contribute asks.
/// assert!(ours.diffie_hellman(&theirs).was_contributory());
/// assert!(!ours.diffie_hellman(&PublicKey::from([0; 32])).was_contributory());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PublicKey([u8; 32]);

impl PublicKey {
    /// The bytes.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for PublicKey {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl From<&StaticSecret> for PublicKey {
    fn from(secret: &StaticSecret) -> Self {
        Self(on_clean_stack(CURVE25519, || ladder::mul_base_bytes(&clamp(&secret.0))))
    }
}

impl From<&ReusableSecret> for PublicKey {
    fn from(secret: &ReusableSecret) -> Self {
        Self::from(&secret.0)
    }
}

impl From<&EphemeralSecret> for PublicKey {
    fn from(secret: &EphemeralSecret) -> Self {
        Self::from(&secret.0)
    }
}

/// The 32 bytes; see [`montane_fields::serde_bytes`] for the forms. Secrets have no such thing.
#[cfg(feature = "serde")]
impl serde::Serialize for PublicKey {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        montane_fields::serde_bytes::serialize(&self.0, serializer)
    }
}

/// Any 32 bytes.
#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for PublicKey {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        montane_fields::serde_bytes::deserialize::<D, _, _, 32>(deserializer, "an X25519 public key", |bytes| {
            bytes.try_into().map(Self).map_err(|_| "an X25519 public key has 32 bytes")
        })
    }
}

impl AsRef<[u8]> for PublicKey {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// A secret key for one exchange: it can be neither copied nor stored, and is gone when it was used.
///
/// ```
/// # mod montane { pub use montane_signatures::x25519; pub use rand_core; }
/// use montane::x25519::{EphemeralSecret, PublicKey};
///
/// let mut rng = montane::rand_core::UnwrapErr(getrandom::SysRng);
/// let (ours, theirs) = (EphemeralSecret::random_from_rng(&mut rng), EphemeralSecret::random_from_rng(&mut rng));
/// let (sent, received) = (PublicKey::from(&ours).to_bytes(), PublicKey::from(&theirs).to_bytes());
/// let shared = ours.diffie_hellman(&PublicKey::from(received));
/// assert!(shared.was_contributory());
/// assert_eq!(shared.to_bytes(), theirs.diffie_hellman(&PublicKey::from(sent)).to_bytes());
/// ```
pub struct EphemeralSecret(StaticSecret);

impl EphemeralSecret {
    /// A new key from a cryptographic generator.
    #[must_use]
    pub fn random_from_rng<R: CryptoRng + ?Sized>(rng: &mut R) -> Self {
        Self(StaticSecret::random_from_rng(rng))
    }

    /// The secret shared with the owner of `their_public`.
    #[must_use]
    pub fn diffie_hellman(self, their_public: &PublicKey) -> SharedSecret {
        self.0.diffie_hellman(their_public)
    }
}

impl fmt::Debug for EphemeralSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EphemeralSecret(..)")
    }
}
impl ZeroizeOnDrop for EphemeralSecret {}

/// A secret key for the exchanges of one handshake: it can be copied, not stored.
#[derive(Clone)]
pub struct ReusableSecret(StaticSecret);

impl ReusableSecret {
    /// A new key from a cryptographic generator.
    #[must_use]
    pub fn random_from_rng<R: CryptoRng + ?Sized>(rng: &mut R) -> Self {
        Self(StaticSecret::random_from_rng(rng))
    }

    /// The secret shared with the owner of `their_public`.
    #[must_use]
    pub fn diffie_hellman(&self, their_public: &PublicKey) -> SharedSecret {
        self.0.diffie_hellman(their_public)
    }
}

impl fmt::Debug for ReusableSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ReusableSecret(..)")
    }
}
impl ZeroizeOnDrop for ReusableSecret {}

/// A secret key that may be stored: any 32 bytes. Zeroized on drop, never printed.
///
/// ```
/// # use montane_signatures as montane;
/// use montane::x25519::{PublicKey, StaticSecret, X25519_BASEPOINT_BYTES, x25519};
///
/// let secret = StaticSecret::from([7; 32]); // 32 bytes of a generator, which are kept
/// assert_eq!(secret.to_bytes(), [7; 32]);
/// assert_eq!(PublicKey::from(&secret).to_bytes(), x25519([7; 32], X25519_BASEPOINT_BYTES));
/// ```
#[derive(Clone)]
pub struct StaticSecret([u8; 32]);

impl StaticSecret {
    /// A new key from a cryptographic generator.
    #[must_use]
    pub fn random_from_rng<R: CryptoRng + ?Sized>(rng: &mut R) -> Self {
        on_clean_stack(CURVE25519, || {
            let mut secret = Self([0; 32]);
            rng.fill_bytes(&mut secret.0);
            secret
        })
    }

    /// The secret shared with the owner of `their_public`.
    #[must_use]
    pub fn diffie_hellman(&self, their_public: &PublicKey) -> SharedSecret {
        on_clean_stack(CURVE25519, || SharedSecret(ladder::mul_bytes(&clamp(&self.0), &their_public.0)))
    }

    /// The bytes.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for StaticSecret {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Debug for StaticSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StaticSecret(..)")
    }
}

impl Drop for StaticSecret {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}
impl ZeroizeOnDrop for StaticSecret {}

/// The outcome of a Diffie-Hellman exchange. Zeroized on drop, never printed.
pub struct SharedSecret([u8; 32]);

impl SharedSecret {
    /// The bytes: input for a key derivation function, not a key.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// False if the other side's public key has small order, so that the secret is all zeros whatever ours is
    /// (RFC 7748, section 6.1). Constant time.
    #[must_use]
    pub fn was_contributory(&self) -> bool {
        !bool::from(self.0.ct_eq(&[0; 32]))
    }
}

impl fmt::Debug for SharedSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedSecret(..)")
    }
}

impl Drop for SharedSecret {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}
impl ZeroizeOnDrop for SharedSecret {}

#[cfg(test)]
mod tests;
