//! Signatures, their sums, and the equations that verify them.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU64;

use montane_curves::hash_to_curve::{Tag, hash_to_curve};
use montane_curves::weierstrass::{Affine, Curve, Projective};

use super::equation::{check_by_message, sum_of_multiples, sum_of_points};
use super::keys::{Membership, deserialize, uncompress};
use super::variant::is_one;
use super::{AggregatePublicKey, BlsError, PublicKey, Variant};

/// A signature: a point of the signature group. Ordered and hashed by its compressed encoding.
///
/// ```
/// # use montane_signatures as montane;
/// use montane::bls::BlsError;
/// use montane::bls::min_pk::{ProofOfPossession, SecretKey, Signature};
///
/// # fn main() -> Result<(), BlsError> {
/// let key = SecretKey::key_gen(&[42; 32], b"")?; // secret random bytes in a program
/// let bytes = ProofOfPossession::sign(&key, b"message").to_bytes(); // 96, compressed
/// let signature = Signature::from_bytes(bytes.as_ref())?; // on the curve and in the group
/// let public = ProofOfPossession::sk_to_pk(&key);
/// ProofOfPossession::verify(&signature, b"message", &public)?;
/// assert_eq!(ProofOfPossession::verify(&signature, b"another", &public), Err(BlsError::Equation));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature<V: Variant>(pub(super) Affine<V::Sig>);

/// A sum of signatures, on its way to becoming one.
///
/// ```
/// # use montane_signatures as montane;
/// use montane::bls::min_pk::{AggregateSignature, ProofOfPossession, SecretKey};
///
/// # fn main() -> Result<(), montane::bls::BlsError> {
/// let keys = [SecretKey::key_gen(&[1; 32], b"")?, SecretKey::key_gen(&[2; 32], b"")?]; // secret random bytes
/// let signatures = keys.each_ref().map(|key| ProofOfPossession::sign(key, b"message"));
/// let signature = AggregateSignature::aggregate(&signatures.each_ref())?.to_signature();
/// // One message for all: only of keys whose proofs of possession were verified.
/// let public = keys.each_ref().map(ProofOfPossession::sk_to_pk);
/// ProofOfPossession::fast_aggregate_verify(&signature, b"message", &public.each_ref())?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AggregateSignature<V: Variant>(pub(super) Projective<V::Sig>);

impl<V: Variant> Signature<V> {
    /// The signature of a compressed or uncompressed encoding, in the group.
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BlsError> {
        Ok(Self(deserialize(bytes, Membership::Checked)?))
    }

    /// As [`Self::from_bytes`], but for the group: the signature is on the curve, which costs little to see.
    /// Its membership in the group is vouched for, or checked later with [`Self::validate`].
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule.
    pub fn from_bytes_unchecked(bytes: &[u8]) -> Result<Self, BlsError> {
        Ok(Self(deserialize(bytes, Membership::Unchecked)?))
    }

    /// As [`Self::from_bytes`], for the compressed encoding alone.
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule.
    pub fn uncompress(bytes: &[u8]) -> Result<Self, BlsError> {
        Ok(Self(uncompress(bytes, Membership::Checked)?))
    }

    /// As [`Self::from_bytes_unchecked`], for the compressed encoding alone.
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule.
    pub fn uncompress_unchecked(bytes: &[u8]) -> Result<Self, BlsError> {
        Ok(Self(uncompress(bytes, Membership::Unchecked)?))
    }

    /// The signature that a point is, for threshold and other protocols.
    ///
    /// # Errors
    /// Those of [`Self::validate`].
    pub fn from_affine(point: Affine<V::Sig>) -> Result<Self, BlsError> {
        let signature = Self(point);
        signature.validate()?;
        Ok(signature)
    }

    /// The signature that a point is. Nothing is checked: the point must be in the group.
    #[must_use]
    pub fn from_affine_unchecked(point: Affine<V::Sig>) -> Self {
        Self(point)
    }

    /// Whether the signature is on the curve and in the group of prime order, whichever way it came about.
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with [`DecodeError::NotOnCurve`](montane_curves::DecodeError::NotOnCurve) or
    /// [`DecodeError::NotInSubgroup`](montane_curves::DecodeError::NotInSubgroup).
    pub fn validate(&self) -> Result<(), BlsError> {
        Ok(self.0.validate()?)
    }

    /// [`Self::validate`] of each, in a fraction of the time where the CPU has vector lanes.
    ///
    /// # Errors
    /// That of the first signature that has one.
    pub fn validate_all(signatures: &[&Self]) -> Result<(), BlsError> {
        let points: Vec<_> = signatures.iter().map(|signature| &signature.0).collect();
        if Affine::all_torsion_free(&points) {
            return Ok(());
        }
        signatures.iter().try_for_each(|signature| signature.validate())
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

    /// Whether this signs `aug || msg` under the tag for the key (CoreVerify, section 2.7 of the draft).
    ///
    /// # Errors
    /// [`BlsError::Equation`].
    pub fn verify(&self, msg: &[u8], dst: Tag<'_>, aug: &[u8], key: &PublicKey<V>) -> Result<(), BlsError> {
        let hash = hash_to_curve::<V::Sig>(&[aug, msg], dst).to_affine();
        let terms = [(&-Affine::<V::Key>::generator(), &self.0), (&key.0, &hash)];
        if is_one(&V::miller_loop(&terms)) { Ok(()) } else { Err(BlsError::Equation) }
    }

    /// Whether this is the sum of signatures of the messages by the keys, in their order (CoreAggregateVerify, section
    /// 2.9). Messages may be equal, which saves time; where they must not, see [`super::Basic::aggregate_verify`].
    ///
    /// # Errors
    /// [`BlsError::Empty`], [`BlsError::Lengths`] or [`BlsError::Equation`].
    pub fn aggregate_verify(&self, msgs: &[&[u8]], dst: Tag<'_>, keys: &[&PublicKey<V>]) -> Result<(), BlsError> {
        self.aggregate_verify_parts(&msgs.iter().map(|msg| [&[][..], msg]).collect::<Vec<_>>(), dst, keys)
    }

    /// As [`Self::aggregate_verify`], with each message in two parts.
    pub(super) fn aggregate_verify_parts(
        &self,
        msgs: &[[&[u8]; 2]],
        dst: Tag<'_>,
        keys: &[&PublicKey<V>],
    ) -> Result<(), BlsError> {
        if msgs.is_empty() && keys.is_empty() {
            return Err(BlsError::Empty);
        }
        if msgs.len() != keys.len() {
            return Err(BlsError::Lengths);
        }
        let sum = |group: &&[usize]| sum_of_points(&group.iter().map(|i| &keys[*i].0).collect::<Vec<_>>());
        check_by_message::<V>(&self.0, msgs, dst, |groups| groups.iter().map(sum).collect())
    }

    /// Whether this is the sum of signatures of one message by all keys (FastAggregateVerify, section 3.3.4).
    /// Each key's owner must have proved possession of it.
    ///
    /// # Errors
    /// [`BlsError::Empty`], [`BlsError::InfinityKey`] when the keys cancel, or [`BlsError::Equation`].
    pub fn fast_aggregate_verify(&self, msg: &[u8], dst: Tag<'_>, keys: &[&PublicKey<V>]) -> Result<(), BlsError> {
        self.verify(msg, dst, &[], &AggregatePublicKey::aggregate(keys)?.to_public_key()?)
    }
}

impl<V: Variant> Hash for Signature<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.to_bytes().as_ref().hash(state);
    }
}

impl<V: Variant> Ord for Signature<V> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.to_bytes().as_ref().cmp(other.to_bytes().as_ref())
    }
}

impl<V: Variant> PartialOrd for Signature<V> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn points<'a, V: Variant>(signatures: &[&'a Signature<V>]) -> Vec<&'a Affine<V::Sig>> {
    signatures.iter().map(|signature| &signature.0).collect()
}

impl<V: Variant> AggregateSignature<V> {
    /// The sum of signatures (Aggregate, section 2.8).
    ///
    /// # Errors
    /// [`BlsError::Empty`] for no signature.
    pub fn aggregate(signatures: &[&Signature<V>]) -> Result<Self, BlsError> {
        if signatures.is_empty() {
            return Err(BlsError::Empty);
        }
        Ok(Self(sum_of_points(&points(signatures))))
    }

    /// The sum of signatures, each times its own multiplier: see [`AggregatePublicKey::aggregate_with_randomness`].
    /// Not constant time.
    ///
    /// # Errors
    /// [`BlsError::Empty`] for no signature, [`BlsError::Lengths`] unless there is one multiplier for each.
    pub fn aggregate_with_randomness(
        signatures: &[&Signature<V>],
        multipliers: &[NonZeroU64],
    ) -> Result<Self, BlsError> {
        Ok(Self(sum_of_multiples(&points(signatures), multipliers)?))
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
