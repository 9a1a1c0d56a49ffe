//! Public keys and their sums.

use montane_curves::DecodeError;
use montane_curves::weierstrass::{Affine, Curve, Projective};

use super::{BlsError, SecretKey, Variant};

/// A public key: a point of the key group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey<V: Variant>(pub(super) Affine<V::Key>);

/// A sum of public keys, on its way to becoming one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AggregatePublicKey<V: Variant>(Projective<V::Key>);

/// A point of compressed or uncompressed bytes, told apart by their number; the group is checked if `check`.
pub(super) fn point_from_bytes<C: Curve>(bytes: &[u8], check: bool) -> Result<Affine<C>, DecodeError> {
    let mut compressed = <C::Compressed as montane_curves::format::ByteString>::ZERO;
    let mut uncompressed = <C::Uncompressed as montane_curves::format::ByteString>::ZERO;
    if bytes.len() == compressed.as_ref().len() {
        compressed.as_mut().copy_from_slice(bytes);
        if check { Affine::from_compressed(&compressed) } else { Affine::from_compressed_unchecked(&compressed) }
    } else if bytes.len() == uncompressed.as_ref().len() {
        uncompressed.as_mut().copy_from_slice(bytes);
        if check {
            Affine::from_uncompressed(&uncompressed)
        } else {
            Affine::from_uncompressed_unchecked(&uncompressed)
        }
    } else {
        Err(DecodeError::Length)
    }
}

impl SecretKey {
    /// The public key of the variant, `sk` times the generator. Constant time.
    #[must_use]
    pub fn sk_to_pk<V: Variant>(&self) -> PublicKey<V> {
        PublicKey((Projective::<V::Key>::generator() * self.as_scalar()).to_affine())
    }
}

impl<V: Variant> PublicKey<V> {
    /// The key of a compressed or uncompressed encoding, in the group and not infinity (KeyValidate of the draft).
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule, or [`BlsError::InfinityKey`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BlsError> {
        Self::from_point(point_from_bytes(bytes, true)?)
    }

    /// The key of an encoding on the curve, whose membership in the group is vouched for or checked later
    /// with [`Self::validate`].
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with the broken rule, or [`BlsError::InfinityKey`].
    pub fn from_bytes_unchecked(bytes: &[u8]) -> Result<Self, BlsError> {
        Self::from_point(point_from_bytes(bytes, false)?)
    }

    fn from_point(point: Affine<V::Key>) -> Result<Self, BlsError> {
        if bool::from(point.is_identity()) { Err(BlsError::InfinityKey) } else { Ok(Self(point)) }
    }

    /// Whether the key is in the group of prime order.
    ///
    /// # Errors
    /// [`BlsError::Encoding`] with [`DecodeError::NotInSubgroup`].
    pub fn validate(&self) -> Result<(), BlsError> {
        if bool::from(self.0.is_torsion_free()) { Ok(()) } else { Err(DecodeError::NotInSubgroup.into()) }
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

impl<V: Variant> AggregatePublicKey<V> {
    /// The sum of keys.
    ///
    /// # Errors
    /// [`BlsError::Empty`] for no key.
    pub fn aggregate(keys: &[&PublicKey<V>]) -> Result<Self, BlsError> {
        let (first, rest) = keys.split_first().ok_or(BlsError::Empty)?;
        let mut sum = Self::from_public_key(first);
        rest.iter().for_each(|key| sum.add_public_key(key));
        Ok(sum)
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
        PublicKey::from_point(self.0.to_affine())
    }
}
