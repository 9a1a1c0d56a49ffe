//! Public keys and verification.

use core::fmt;
use core::hash::{Hash, Hasher};

use curve25519_dalek::digest::Digest;
use curve25519_dalek::digest::generic_array::typenum::U64;
use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use curve25519_dalek::montgomery::MontgomeryPoint;
use ed25519::Signature;
use ed25519::signature::Verifier;
use montane_edwards25519::hazmat::equation::Equation;
use montane_edwards25519::{self as ours, Affine};
use sha2::Sha512;

use crate::errors::Rule;
use crate::{PUBLIC_KEY_LENGTH, SignatureError};

/// A public key: a point of the curve, and the bytes it came as, which are what is hashed.
#[derive(Copy, Clone, Eq)]
pub struct VerifyingKey {
    bytes: [u8; PUBLIC_KEY_LENGTH],
    point: Affine,
}

/// The hash that goes on from `start`, modulo the group order.
pub(crate) fn hash_to_scalar<D: Digest<OutputSize = U64>>(start: D, parts: &[&[u8]]) -> ours::Scalar {
    let hash = parts.iter().fold(start, |hash, part| hash.chain_update(part));
    ours::Scalar::from_bytes_mod_order_wide(&hash.finalize().into())
}

/// A hash that has read the prefix of Ed25519ph (RFC 8032, section 2) with a context of at most 255 bytes.
#[cfg(feature = "digest")]
pub(crate) fn prehashed<D: Digest<OutputSize = U64>>(context: &[u8]) -> D {
    debug_assert!(context.len() <= 255, "a context has at most 255 bytes");
    D::new()
        .chain_update(b"SigEd25519 no Ed25519 collisions")
        .chain_update([1, context.len() as u8])
        .chain_update(context)
}

/// The scalar of a signature.
pub(crate) fn scalar_of(signature: &Signature) -> Result<ours::Scalar, SignatureError> {
    let bytes = *signature.s_bytes();
    // Any 253 bits, as in older versions; the base point has order L, so reducing changes nothing.
    #[cfg(feature = "legacy_compatibility")]
    return if bytes[31] >> 5 == 0 { Ok(ours::Scalar::from_bytes_mod_order(bytes)) } else { Err(Rule::Scalar.into()) };
    #[cfg(not(feature = "legacy_compatibility"))]
    ours::Scalar::from_canonical_bytes(bytes).into_option().ok_or_else(|| Rule::Scalar.into())
}

impl VerifyingKey {
    pub(crate) fn from_affine(point: Affine) -> Self {
        Self { bytes: point.to_bytes(), point }
    }

    /// The bytes that the key was made from.
    pub fn to_bytes(&self) -> [u8; PUBLIC_KEY_LENGTH] {
        self.bytes
    }

    /// The bytes that the key was made from.
    pub fn as_bytes(&self) -> &[u8; PUBLIC_KEY_LENGTH] {
        &self.bytes
    }

    /// The key of 32 bytes, which must be a point of the curve; `y` may be `p` or more.
    pub fn from_bytes(bytes: &[u8; PUBLIC_KEY_LENGTH]) -> Result<Self, SignatureError> {
        let point = Affine::from_bytes_vartime(bytes).ok_or(Rule::Point)?.point;
        Ok(Self { bytes: *bytes, point })
    }

    /// The key with a context, for the traits of hashed messages.
    #[cfg(feature = "digest")]
    pub fn with_context<'k, 'v>(&'k self, context: &'v [u8]) -> Result<crate::Context<'k, 'v, Self>, SignatureError> {
        crate::Context::new(self, context)
    }

    /// Whether the point has small order: then some signatures hold for every message.
    pub fn is_weak(&self) -> bool {
        self.point.has_small_order()
    }

    /// `[S]B = R + [k]A`, for the one encoding that `R` has; `strict` refuses `A` and `R` of small order.
    pub(crate) fn check(
        &self,
        signature: &Signature,
        strict: bool,
        hash: impl FnOnce() -> ours::Scalar,
    ) -> Result<(), SignatureError> {
        let s = scalar_of(signature)?;
        let r = Affine::from_bytes_vartime(signature.r_bytes()).ok_or(Rule::Equation)?;
        // The encoding of [S]B - [k]A is canonical, so an R that is not cannot equal it.
        let refused = strict && (r.point.has_small_order() || self.is_weak());
        if !r.canonical || refused || !(Equation { s: &s, k: &hash(), a: &self.point, r: &r.point }).holds() {
            return Err(Rule::Equation.into());
        }
        Ok(())
    }

    /// As [`Self::check`], in Ed25519ph.
    #[cfg(feature = "digest")]
    pub(crate) fn check_prehashed<D: Digest<OutputSize = U64>, M: Digest<OutputSize = U64>>(
        &self,
        message: M,
        context: Option<&[u8]>,
        signature: &Signature,
        strict: bool,
    ) -> Result<(), SignatureError> {
        self.check(signature, strict, || {
            let start = prehashed::<D>(context.unwrap_or_default());
            hash_to_scalar(start, &[signature.r_bytes(), &self.bytes, &message.finalize()])
        })
    }

    /// [`Verifier::verify`] in Ed25519ph, of a message that was hashed. No context is the empty one.
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
        self.check_prehashed::<Sha512, MsgDigest>(prehashed_message, context, signature, false)
    }

    /// As [`Verifier::verify`], and neither the key nor `R` may have small order.
    pub fn verify_strict(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.check(signature, true, || hash_to_scalar(Sha512::new(), &[signature.r_bytes(), &self.bytes, message]))
    }

    /// [`Self::verify_strict`] in Ed25519ph.
    #[cfg(feature = "digest")]
    pub fn verify_prehashed_strict<MsgDigest>(
        &self,
        prehashed_message: MsgDigest,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError>
    where
        MsgDigest: Digest<OutputSize = U64>,
    {
        self.check_prehashed::<Sha512, MsgDigest>(prehashed_message, context, signature, true)
    }

    /// Verifies a message piece by piece.
    #[cfg(feature = "hazmat")]
    pub fn verify_stream(&self, signature: &Signature) -> Result<StreamVerifier, SignatureError> {
        scalar_of(signature)?;
        let hash = Sha512::new().chain_update(signature.r_bytes()).chain_update(self.bytes);
        Ok(StreamVerifier { key: *self, signature: *signature, hash })
    }

    /// The same point of the Montgomery form.
    pub fn to_montgomery(&self) -> MontgomeryPoint {
        self.to_edwards().to_montgomery()
    }

    /// The point.
    pub fn to_edwards(&self) -> EdwardsPoint {
        ours::EdwardsPoint::from(&self.point).into()
    }
}

/// A verification that waits for the rest of its message.
#[cfg(feature = "hazmat")]
pub struct StreamVerifier {
    key: VerifyingKey,
    signature: Signature,
    hash: Sha512,
}

#[cfg(feature = "hazmat")]
impl StreamVerifier {
    /// The next piece.
    pub fn update(&mut self, chunk: impl AsRef<[u8]>) {
        self.hash.update(chunk);
    }

    /// The verdict for all pieces as one message.
    pub fn finalize_and_verify(self) -> Result<(), SignatureError> {
        let Self { key, signature, hash } = self;
        key.check(&signature, false, || hash_to_scalar(hash, &[]))
    }
}

impl Verifier<Signature> for VerifyingKey {
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.check(signature, false, || hash_to_scalar(Sha512::new(), &[signature.r_bytes(), &self.bytes, message]))
    }
}
#[cfg(feature = "digest")]
impl<D: Digest<OutputSize = U64>> signature::DigestVerifier<D, Signature> for VerifyingKey {
    fn verify_digest(&self, digest: D, signature: &Signature) -> Result<(), SignatureError> {
        self.verify_prehashed(digest, None, signature)
    }
}
#[cfg(feature = "digest")]
impl<D: Digest<OutputSize = U64>> signature::DigestVerifier<D, Signature> for crate::Context<'_, '_, VerifyingKey> {
    fn verify_digest(&self, digest: D, signature: &Signature) -> Result<(), SignatureError> {
        self.key().verify_prehashed(digest, Some(self.value()), signature)
    }
}

impl Default for VerifyingKey {
    /// The neutral element.
    fn default() -> Self {
        Self::from(EdwardsPoint::default())
    }
}
impl From<EdwardsPoint> for VerifyingKey {
    fn from(point: EdwardsPoint) -> Self {
        Self::from_affine(ours::EdwardsPoint::from(point).to_affine())
    }
}
impl From<VerifyingKey> for EdwardsPoint {
    fn from(key: VerifyingKey) -> Self {
        key.to_edwards()
    }
}
impl TryFrom<&[u8]> for VerifyingKey {
    type Error = SignatureError;
    fn try_from(bytes: &[u8]) -> Result<Self, SignatureError> {
        let bytes: &[u8; PUBLIC_KEY_LENGTH] =
            bytes.try_into().map_err(|_| Rule::Length { what: "public key", bytes: PUBLIC_KEY_LENGTH })?;
        Self::from_bytes(bytes)
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
impl Hash for VerifyingKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
    }
}
impl fmt::Debug for VerifyingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VerifyingKey({:?})", CompressedEdwardsY(self.bytes))
    }
}
