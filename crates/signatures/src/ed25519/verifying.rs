//! Public keys and verification of one signature.

use core::fmt;
use core::hash::{Hash, Hasher};

use montane_edwards25519::hazmat::equation::Equation;
use montane_edwards25519::{Affine, Decompressed, EdwardsPoint, MontgomeryPoint, Scalar};
use sha2::digest::consts::U64;
use sha2::{Digest, Sha512};

use super::hash::hash;
use super::{Context, Ed25519Error, Signature};

/// A public key: a point of the curve, and the bytes it came as, which are what is hashed.
///
/// ```
/// # use montane_signatures as montane;
/// use montane::ed25519::{Ed25519Error, Signature, SigningKey, VerifyingKey};
///
/// # fn main() -> Result<(), Ed25519Error> {
/// let key = SigningKey::from_bytes(&[7; 32]); // secret random bytes in a program
/// let (public, signature) = (key.verifying_key().to_bytes(), key.sign(b"message").to_bytes());
/// let (public, signature) = (VerifyingKey::from_bytes(&public)?, Signature::from_bytes(&signature));
/// public.verify_strict(b"message", &signature)?;
/// assert_eq!(public.verify(b"another", &signature), Err(Ed25519Error::Equation));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct VerifyingKey {
    bytes: [u8; 32],
    pub(super) point: Affine,
}

/// A signature taken apart: `R` as a point, `S` below the group order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parsed {
    pub(super) r: Decompressed,
    pub(super) s: Scalar,
}

pub(super) fn parse(signature: &Signature) -> Result<Parsed, Ed25519Error> {
    // S first: it costs nothing.
    let s = Scalar::from_canonical_bytes(*signature.s_bytes()).into_option().ok_or(Ed25519Error::ScalarNotCanonical)?;
    let r = Affine::from_bytes_vartime(signature.r_bytes()).ok_or(Ed25519Error::CommitmentEncoding)?;
    Ok(Parsed { r, s })
}

impl VerifyingKey {
    /// The key of 32 bytes. As in ed25519-dalek and ZIP 215, the encoding need not be canonical; the bytes are kept as
    /// they are.
    ///
    /// # Errors
    /// [`Ed25519Error::KeyEncoding`] if they are no point of the curve.
    pub fn from_bytes(bytes: &[u8; 32]) -> Result<Self, Ed25519Error> {
        let point = Affine::from_bytes_vartime(bytes).ok_or(Ed25519Error::KeyEncoding)?.point;
        Ok(Self { bytes: *bytes, point })
    }

    pub(super) fn from_affine(point: Affine) -> Self {
        Self { bytes: point.to_bytes(), point }
    }

    /// The bytes that the key was made from.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.bytes
    }

    /// The bytes that the key was made from.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.bytes
    }

    /// The same point on the Montgomery curve: the bytes of a public key for X25519 whose secret key is
    /// [`SigningKey::to_scalar_bytes`](super::SigningKey::to_scalar_bytes).
    ///
    /// Source: the map of RFC 7748, section 4.1.
    #[must_use]
    pub fn to_montgomery(&self) -> MontgomeryPoint {
        EdwardsPoint::from(&self.point).to_montgomery()
    }

    /// Whether the point has small order: then some signatures hold for every message. Only
    /// [`verify_strict`](Self::verify_strict) rejects such a key.
    #[must_use]
    pub fn is_weak(&self) -> bool {
        self.point.has_small_order()
    }

    /// The cofactorless rule with a canonical `R`; see [the table](super). Decides as ed25519-dalek's `verify`.
    ///
    /// # Errors
    /// The rule that is broken.
    ///
    /// Source: RFC 8032, section 5.1.7, with the equation as it stands; decided with half-length scalars
    /// ([`montane_edwards25519::hazmat::equation`]).
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), Ed25519Error> {
        self.verify_in(Context::Pure, message, signature)
    }

    /// [`verify`](Self::verify) in an instance of Ed25519: plain, with a context, or prehashed.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn verify_in(&self, context: Context<'_>, message: &[u8], signature: &Signature) -> Result<(), Ed25519Error> {
        self.verify_exact(&context.start()?, context.prepare(message).as_ref(), signature, false)
    }

    /// As [`verify`](Self::verify), and neither the key nor `R` may have small order.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn verify_strict(&self, message: &[u8], signature: &Signature) -> Result<(), Ed25519Error> {
        self.verify_strict_in(Context::Pure, message, signature)
    }

    /// [`verify_strict`](Self::verify_strict) in an instance of Ed25519: plain, with a context, or prehashed.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn verify_strict_in(
        &self,
        context: Context<'_>,
        message: &[u8],
        signature: &Signature,
    ) -> Result<(), Ed25519Error> {
        self.verify_exact(&context.start()?, context.prepare(message).as_ref(), signature, true)
    }

    /// [`verify`](Self::verify) in Ed25519ph, of a message that was hashed with SHA-512. No context is the empty one.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn verify_prehashed<D>(
        &self,
        prehashed_message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), Ed25519Error>
    where
        D: Digest<OutputSize = U64>,
    {
        let start = Context::Prehashed(context.unwrap_or_default()).start()?;
        self.verify_exact(&start, &prehashed_message.finalize(), signature, false)
    }

    /// [`verify_strict`](Self::verify_strict) in Ed25519ph; as [`verify_prehashed`](Self::verify_prehashed).
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn verify_prehashed_strict<D>(
        &self,
        prehashed_message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), Ed25519Error>
    where
        D: Digest<OutputSize = U64>,
    {
        let start = Context::Prehashed(context.unwrap_or_default()).start()?;
        self.verify_exact(&start, &prehashed_message.finalize(), signature, true)
    }

    /// Of a prepared message, by a hash that has read the context.
    fn verify_exact(
        &self,
        start: &Sha512,
        message: &[u8],
        signature: &Signature,
        strict: bool,
    ) -> Result<(), Ed25519Error> {
        let Parsed { r, s } = parse(signature)?;
        // The encoding of [S]B - [k]A is canonical, so an R that is not cannot equal it.
        if !r.canonical {
            return Err(Ed25519Error::CommitmentEncoding);
        }
        if strict && (r.point.has_small_order() || self.is_weak()) {
            return Err(Ed25519Error::SmallOrder);
        }
        let k = hash(start.clone(), &[signature.r_bytes(), &self.bytes], message);
        if (Equation { s: &s, k: &k, a: &self.point, r: &r.point }).holds() {
            Ok(())
        } else {
            Err(Ed25519Error::Equation)
        }
    }

    /// The cofactored rule with any encoding of `R`, as ZIP 215 says; see [the table](super). What
    /// [`super::verify_batch`] decides for many.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn verify_zip215(&self, message: &[u8], signature: &Signature) -> Result<(), Ed25519Error> {
        let Parsed { r, s } = parse(signature)?;
        let k = Context::Pure.hash(&[signature.r_bytes(), &self.bytes], message)?;
        if (Equation { s: &s, k: &k, a: &self.point, r: &r.point }).holds_up_to_small_order() {
            Ok(())
        } else {
            Err(Ed25519Error::Equation)
        }
    }
}

impl signature::Verifier<Signature> for VerifyingKey {
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), signature::Error> {
        Ok(Self::verify(self, message, signature)?)
    }
}

impl TryFrom<&[u8]> for VerifyingKey {
    type Error = Ed25519Error;
    fn try_from(bytes: &[u8]) -> Result<Self, Ed25519Error> {
        Self::from_bytes(bytes.try_into().map_err(|_| Ed25519Error::KeyEncoding)?)
    }
}

impl AsRef<[u8]> for VerifyingKey {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Keys are equal if their bytes are: two encodings of a point are two keys, because they are hashed differently.
impl PartialEq for VerifyingKey {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}
impl Eq for VerifyingKey {}

impl Hash for VerifyingKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
    }
}

/// The 32 bytes; see [`montane_fields::serde_bytes`] for the forms. Secret keys have no such thing.
#[cfg(feature = "serde")]
impl serde::Serialize for VerifyingKey {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        montane_fields::serde_bytes::serialize(&self.bytes, serializer)
    }
}

/// As [`VerifyingKey::from_bytes`].
#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for VerifyingKey {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        montane_fields::serde_bytes::deserialize::<D, _, _, 32>(deserializer, "an Ed25519 public key", |bytes| {
            Self::try_from(bytes)
        })
    }
}

impl fmt::Debug for VerifyingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("VerifyingKey(")?;
        self.bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str(")")
    }
}
