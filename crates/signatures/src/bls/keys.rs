//! Public keys and their sums.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU64;

use montane_curves::DecodeError;
use montane_curves::format::ByteString;
use montane_curves::weierstrass::{Affine, Curve, Projective};

use super::equation::{sum_of_multiples, sum_of_points};
use super::{BlsError, Variant};

/// A public key: a point of the key group, not infinity. Ordered and hashed by its compressed encoding.
///
/// ```
/// # use montane_signatures as montane;
/// use montane::bls::BlsError;
/// use montane::bls::min_pk::{ProofOfPossession, PublicKey, SecretKey};
///
/// # fn main() -> Result<(), BlsError> {
/// let key = ProofOfPossession::sk_to_pk(&SecretKey::key_gen(&[42; 32], b"")?); // secret random bytes in a program
/// // `from_bytes` takes what `to_bytes` gives, compressed, and what `serialize` gives.
/// assert_eq!(PublicKey::from_bytes(key.to_bytes().as_ref())?, key);
/// assert_eq!(PublicKey::from_bytes(key.serialize().as_ref())?, key);
/// assert!(matches!(PublicKey::from_bytes(&[0xff; 48]), Err(BlsError::Encoding(_))));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey<V: Variant>(pub(super) Affine<V::Key>);

/// A sum of public keys, on its way to becoming one.
///
/// ```
/// # use montane_signatures as montane;
/// use montane::bls::min_pk::{AggregatePublicKey, PublicKey, SecretKey};
///
/// # fn main() -> Result<(), montane::bls::BlsError> {
/// let a = SecretKey::key_gen(&[1; 32], b"")?.sk_to_pk(); // secret random bytes in a program
/// let b = SecretKey::key_gen(&[2; 32], b"")?.sk_to_pk();
/// // Only of keys whose proofs of possession were verified: a rogue key is made to cancel another.
/// let mut sum = AggregatePublicKey::from_public_key(&a);
/// sum.add_public_key(&b);
/// assert_eq!(sum, AggregatePublicKey::aggregate(&[&b, &a])?);
/// let key: PublicKey = sum.to_public_key()?; // unless the sum is infinity
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AggregatePublicKey<V: Variant>(pub(super) Projective<V::Key>);

/// How much is known of a point that was decoded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Membership {
    /// It is in the group.
    Checked,
    /// It is on the curve.
    Unchecked,
}

/// A point of compressed bytes.
pub(super) fn uncompress<C: Curve>(bytes: &[u8], membership: Membership) -> Result<Affine<C>, DecodeError> {
    let mut array = C::Compressed::ZERO;
    if bytes.len() != array.as_ref().len() {
        return Err(DecodeError::Length);
    }
    array.as_mut().copy_from_slice(bytes);
    match membership {
        Membership::Checked => Affine::from_compressed(&array),
        Membership::Unchecked => Affine::from_compressed_unchecked(&array),
    }
}

/// A point of compressed or uncompressed bytes, told apart by their number.
pub(super) fn deserialize<C: Curve>(bytes: &[u8], membership: Membership) -> Result<Affine<C>, DecodeError> {
    let mut array = C::Uncompressed::ZERO;
    if bytes.len() != array.as_ref().len() {
        return uncompress(bytes, membership);
    }
    array.as_mut().copy_from_slice(bytes);
    match membership {
        Membership::Checked => Affine::from_uncompressed(&array),
        Membership::Unchecked => {
            let point = Affine::from_uncompressed_unchecked(&array)?;
            if bool::from(point.is_on_curve()) { Ok(point) } else { Err(DecodeError::NotOnCurve) }
        }
    }
}

impl<V: Variant> PublicKey<V> {
    /// The key of a compressed or uncompressed encoding, in the group and not infinity (KeyValidate of the draft).
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule, or [`BlsError::InfinityKey`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BlsError> {
        Self::finite(deserialize(bytes, Membership::Checked)?)
    }

    /// As [`Self::from_bytes`], but for the group: the key is on the curve, which costs little to see, and not
    /// infinity. Its membership in the group is vouched for, or checked later with [`Self::validate`].
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule, or [`BlsError::InfinityKey`].
    pub fn from_bytes_unchecked(bytes: &[u8]) -> Result<Self, BlsError> {
        Self::finite(deserialize(bytes, Membership::Unchecked)?)
    }

    /// As [`Self::from_bytes`], for the compressed encoding alone.
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule, or [`BlsError::InfinityKey`].
    pub fn uncompress(bytes: &[u8]) -> Result<Self, BlsError> {
        Self::finite(uncompress(bytes, Membership::Checked)?)
    }

    /// As [`Self::from_bytes_unchecked`], for the compressed encoding alone.
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule, or [`BlsError::InfinityKey`].
    pub fn uncompress_unchecked(bytes: &[u8]) -> Result<Self, BlsError> {
        Self::finite(uncompress(bytes, Membership::Unchecked)?)
    }

    /// The key that a point is, for threshold and other protocols.
    ///
    /// # Errors
    /// Those of [`Self::validate`].
    pub fn from_affine(point: Affine<V::Key>) -> Result<Self, BlsError> {
        let key = Self(point);
        key.validate()?;
        Ok(key)
    }

    /// The key that a point is. Nothing is checked: the point must be in the group and not infinity.
    #[must_use]
    pub fn from_affine_unchecked(point: Affine<V::Key>) -> Self {
        Self(point)
    }

    fn finite(point: Affine<V::Key>) -> Result<Self, BlsError> {
        if bool::from(point.is_identity()) { Err(BlsError::InfinityKey) } else { Ok(Self(point)) }
    }

    /// Whether the key is on the curve, in the group of prime order, and not infinity (KeyValidate of the draft),
    /// whichever way it came about.
    ///
    /// # Errors
    /// [`BlsError::InfinityKey`], or [`BlsError::Encoding`] with [`DecodeError::NotOnCurve`] or
    /// [`DecodeError::NotInSubgroup`].
    pub fn validate(&self) -> Result<(), BlsError> {
        Self::finite(self.0)?;
        Ok(self.0.validate()?)
    }

    /// The compressed encoding.
    #[must_use]
    pub fn to_bytes(&self) -> <V::Key as Curve>::Compressed {
        self.0.to_compressed()
    }

    /// The uncompressed encoding.
    #[must_use]
    pub fn serialize(&self) -> <V::Key as Curve>::Uncompressed {
        self.0.to_uncompressed()
    }

    /// The point.
    #[must_use]
    pub fn as_affine(&self) -> &Affine<V::Key> {
        &self.0
    }
}

impl<V: Variant> Hash for PublicKey<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.to_bytes().as_ref().hash(state);
    }
}

impl<V: Variant> Ord for PublicKey<V> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.to_bytes().as_ref().cmp(other.to_bytes().as_ref())
    }
}

impl<V: Variant> PartialOrd for PublicKey<V> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn points<'a, V: Variant>(keys: &[&'a PublicKey<V>]) -> Vec<&'a Affine<V::Key>> {
    keys.iter().map(|key| &key.0).collect()
}

impl<V: Variant> AggregatePublicKey<V> {
    /// The sum of keys.
    ///
    /// # Errors
    /// [`BlsError::Empty`] for no key.
    pub fn aggregate(keys: &[&PublicKey<V>]) -> Result<Self, BlsError> {
        if keys.is_empty() {
            return Err(BlsError::Empty);
        }
        Ok(Self(sum_of_points(&points(keys))))
    }

    /// The sum of keys, each times its own multiplier. With [`super::AggregateSignature::aggregate_with_randomness`] of
    /// signatures of one message and the same random multipliers, one equation stands for all. Not constant time.
    ///
    /// # Errors
    /// [`BlsError::Empty`] for no key, [`BlsError::Lengths`] unless there is one multiplier for each.
    pub fn aggregate_with_randomness(keys: &[&PublicKey<V>], multipliers: &[NonZeroU64]) -> Result<Self, BlsError> {
        Ok(Self(sum_of_multiples(&points(keys), multipliers)?))
    }

    /// The sum of one key.
    #[must_use]
    pub fn from_public_key(key: &PublicKey<V>) -> Self {
        Self(key.0.into())
    }

    /// Adds a key.
    pub fn add_public_key(&mut self, key: &PublicKey<V>) {
        self.0 = self.0.add_affine(&key.0);
    }

    /// Adds another sum.
    pub fn add_aggregate(&mut self, other: &Self) {
        self.0 += other.0;
    }

    /// The sum as a key.
    ///
    /// # Errors
    /// [`BlsError::InfinityKey`] when the keys cancel.
    pub fn to_public_key(&self) -> Result<PublicKey<V>, BlsError> {
        PublicKey::finite(self.0.to_affine())
    }
}
