//! Signatures, their sums, and the equations that verify them.

use alloc::vec::Vec;

use montane_curves::DecodeError;
use montane_curves::bls12_381::hash_to_curve;
use montane_curves::weierstrass::{Affine, Curve, Projective};

use super::keys::point_from_bytes;
use super::{AggregatePublicKey, BlsError, PublicKey, SecretKey, Variant};

/// A signature: a point of the signature group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature<V: Variant>(pub(super) Affine<V::Sig>);

/// A sum of signatures, on its way to becoming one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AggregateSignature<V: Variant>(Projective<V::Sig>);

impl SecretKey {
    /// Signs `aug || msg` under a tag: `sk H(aug || msg)`. Constant time in the key.
    #[must_use]
    pub fn sign<V: Variant>(&self, msg: &[u8], dst: &[u8], aug: &[u8]) -> Signature<V> {
        Signature((hash_to_curve::<V::Sig>(&[aug, msg], dst) * self.as_scalar()).to_affine())
    }
}

/// Whether `e(g, sig) = prod e(pk_i, H_i)`.
fn check<V: Variant>(
    signature: &Affine<V::Sig>,
    hashes: &[Affine<V::Sig>],
    keys: &[&Affine<V::Key>],
) -> Result<(), BlsError> {
    let minus_generator = -Affine::<V::Key>::generator();
    let mut terms = Vec::with_capacity(hashes.len() + 1);
    terms.push((&minus_generator, signature));
    terms.extend(keys.iter().copied().zip(hashes));
    if V::product_is_one(&terms) { Ok(()) } else { Err(BlsError::Equation) }
}

impl<V: Variant> Signature<V> {
    /// The signature of a compressed or uncompressed encoding, in the group.
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BlsError> {
        Ok(Self(point_from_bytes(bytes, true)?))
    }

    /// The signature of an encoding on the curve, whose membership in the group is vouched for or checked later
    /// with [`Self::validate`].
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule.
    pub fn from_bytes_unchecked(bytes: &[u8]) -> Result<Self, BlsError> {
        Ok(Self(point_from_bytes(bytes, false)?))
    }

    /// Whether the signature is in the group of prime order.
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with [`DecodeError::NotInSubgroup`].
    pub fn validate(&self) -> Result<(), BlsError> {
        if bool::from(self.0.is_torsion_free()) { Ok(()) } else { Err(DecodeError::NotInSubgroup.into()) }
    }

    /// The compressed encoding.
    #[must_use]
    pub fn to_bytes(&self) -> <V::Sig as Curve>::Compressed {
        self.0.to_compressed()
    }

    /// The uncompressed encoding.
    #[must_use]
    pub fn serialize(&self) -> <V::Sig as Curve>::Uncompressed {
        self.0.to_uncompressed()
    }

    /// The point.
    #[must_use]
    pub fn as_affine(&self) -> &Affine<V::Sig> {
        &self.0
    }

    /// The signature that a point is, for threshold and other protocols. The point is trusted to be in the group.
    #[must_use]
    pub fn from_affine(point: Affine<V::Sig>) -> Self {
        Self(point)
    }

    /// Whether this signs `aug || msg` under the tag for the key (CoreVerify, section 2.7 of the draft).
    ///
    /// # Errors
    /// [`BlsError::Equation`].
    pub fn verify(&self, msg: &[u8], dst: &[u8], aug: &[u8], key: &PublicKey<V>) -> Result<(), BlsError> {
        check::<V>(&self.0, &[hash_to_curve::<V::Sig>(&[aug, msg], dst).to_affine()], &[&key.0])
    }

    /// Whether this is the sum of signatures of the messages by the keys, in their order (CoreAggregateVerify,
    /// section 2.9). The messages are not compared: see [`super::Basic::aggregate_verify`].
    ///
    /// # Errors
    /// [`BlsError::Empty`], [`BlsError::Lengths`] or [`BlsError::Equation`].
    pub fn aggregate_verify(&self, msgs: &[&[u8]], dst: &[u8], keys: &[&PublicKey<V>]) -> Result<(), BlsError> {
        self.aggregate_verify_parts(&msgs.iter().map(|msg| [&[][..], msg]).collect::<Vec<_>>(), dst, keys)
    }

    /// As [`Self::aggregate_verify`], with each message in two parts.
    pub(super) fn aggregate_verify_parts(
        &self,
        msgs: &[[&[u8]; 2]],
        dst: &[u8],
        keys: &[&PublicKey<V>],
    ) -> Result<(), BlsError> {
        if msgs.is_empty() && keys.is_empty() {
            return Err(BlsError::Empty);
        }
        if msgs.len() != keys.len() {
            return Err(BlsError::Lengths);
        }
        let hashes: Vec<_> = msgs.iter().map(|parts| hash_to_curve::<V::Sig>(parts, dst)).collect();
        let mut affine = alloc::vec![Affine::identity(); hashes.len()];
        Projective::batch_normalize(&hashes, &mut affine);
        check::<V>(&self.0, &affine, &keys.iter().map(|key| &key.0).collect::<Vec<_>>())
    }

    /// Whether this is the sum of signatures of one message by all keys (FastAggregateVerify, section 3.3.4).
    /// Each key's owner must have proved possession of it.
    ///
    /// # Errors
    /// [`BlsError::Empty`], [`BlsError::InfinityKey`] when the keys cancel, or [`BlsError::Equation`].
    pub fn fast_aggregate_verify(&self, msg: &[u8], dst: &[u8], keys: &[&PublicKey<V>]) -> Result<(), BlsError> {
        self.verify(msg, dst, &[], &AggregatePublicKey::aggregate(keys)?.to_public_key()?)
    }
}

impl<V: Variant> AggregateSignature<V> {
    /// The sum of signatures (Aggregate, section 2.8).
    ///
    /// # Errors
    /// [`BlsError::Empty`] for no signature.
    pub fn aggregate(signatures: &[&Signature<V>]) -> Result<Self, BlsError> {
        let (first, rest) = signatures.split_first().ok_or(BlsError::Empty)?;
        let mut sum = Self::from_signature(first);
        rest.iter().for_each(|signature| sum.add_signature(signature));
        Ok(sum)
    }

    /// The sum of one signature.
    #[must_use]
    pub fn from_signature(signature: &Signature<V>) -> Self {
        Self(signature.0.into())
    }

    /// Adds a signature.
    pub fn add_signature(&mut self, signature: &Signature<V>) {
        self.0 = self.0.add_affine(&signature.0);
    }

    /// Adds another sum.
    pub fn add_aggregate(&mut self, other: &Self) {
        self.0 += other.0;
    }

    /// The sum as a signature.
    #[must_use]
    pub fn to_signature(&self) -> Signature<V> {
        Signature(self.0.to_affine())
    }
}
