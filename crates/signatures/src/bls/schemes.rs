//! The three schemes of section 3 of the draft, with their tags.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::marker::PhantomData;

use montane_curves::hash_to_curve::Tag;

use super::{BlsError, PublicKey, SecretKey, Signature, Variant};

/// The basic scheme (section 3.1): the messages of an aggregate must differ.
#[derive(Clone, Copy, Debug)]
pub struct Basic<V>(PhantomData<V>);

/// Message augmentation (section 3.2): the public key is signed with the message.
#[derive(Clone, Copy, Debug)]
pub struct MessageAugmentation<V>(PhantomData<V>);

/// Proof of possession (section 3.3): whoever uses a key has proved to hold it, so that many keys may sign one message.
#[derive(Clone, Copy, Debug)]
pub struct ProofOfPossession<V>(PhantomData<V>);

impl<V: Variant> Basic<V> {
    /// The tag of its signatures (section 4.2.1), for batches and other functions that take one.
    pub const DST: Tag<'static> = V::BASIC_DST;

    /// The public key of a secret key.
    #[must_use]
    pub fn sk_to_pk(key: &SecretKey) -> PublicKey<V> {
        key.sk_to_pk()
    }

    /// Signs a message.
    #[must_use]
    pub fn sign(key: &SecretKey, msg: &[u8]) -> Signature<V> {
        key.sign(msg, V::BASIC_DST, &[])
    }

    /// Verifies a signature.
    ///
    /// # Errors
    /// [`BlsError::Equation`].
    pub fn verify(signature: &Signature<V>, msg: &[u8], key: &PublicKey<V>) -> Result<(), BlsError> {
        signature.verify(msg, V::BASIC_DST, &[], key)
    }

    /// Verifies an aggregate of signatures of distinct messages.
    ///
    /// # Errors
    /// [`BlsError::RepeatedMessage`], [`BlsError::Empty`], [`BlsError::Lengths`] or [`BlsError::Equation`].
    pub fn aggregate_verify(signature: &Signature<V>, msgs: &[&[u8]], keys: &[&PublicKey<V>]) -> Result<(), BlsError> {
        if msgs.iter().collect::<BTreeSet<_>>().len() != msgs.len() {
            return Err(BlsError::RepeatedMessage);
        }
        signature.aggregate_verify(msgs, V::BASIC_DST, keys)
    }
}

impl<V: Variant> MessageAugmentation<V> {
    /// The tag of its signatures (section 4.2.2), for batches and other functions that take one.
    pub const DST: Tag<'static> = V::AUG_DST;

    /// The public key of a secret key.
    #[must_use]
    pub fn sk_to_pk(key: &SecretKey) -> PublicKey<V> {
        key.sk_to_pk()
    }

    /// Signs a message together with the public key, which is computed; see [`Self::sign_with`].
    #[must_use]
    pub fn sign(key: &SecretKey, msg: &[u8]) -> Signature<V> {
        Self::sign_with(key, &key.sk_to_pk(), msg)
    }

    /// Signs a message together with the public key of the secret key.
    #[must_use]
    pub fn sign_with(key: &SecretKey, public: &PublicKey<V>, msg: &[u8]) -> Signature<V> {
        key.sign(msg, V::AUG_DST, public.to_bytes().as_ref())
    }

    /// Verifies a signature.
    ///
    /// # Errors
    /// [`BlsError::Equation`].
    pub fn verify(signature: &Signature<V>, msg: &[u8], key: &PublicKey<V>) -> Result<(), BlsError> {
        signature.verify(msg, V::AUG_DST, key.to_bytes().as_ref(), key)
    }

    /// Verifies an aggregate of signatures.
    ///
    /// # Errors
    /// [`BlsError::Empty`], [`BlsError::Lengths`] or [`BlsError::Equation`].
    pub fn aggregate_verify(signature: &Signature<V>, msgs: &[&[u8]], keys: &[&PublicKey<V>]) -> Result<(), BlsError> {
        if msgs.len() != keys.len() {
            return Err(BlsError::Lengths);
        }
        let encodings: Vec<_> = keys.iter().map(|key| key.to_bytes()).collect();
        let parts: Vec<_> = encodings.iter().zip(msgs).map(|(key, msg)| [key.as_ref(), msg]).collect();
        signature.aggregate_verify_parts(&parts, V::AUG_DST, keys)
    }
}

impl<V: Variant> ProofOfPossession<V> {
    /// The tag of its signatures (section 4.2.3), for batches and other functions that take one.
    pub const DST: Tag<'static> = V::POP_DST;

    /// The public key of a secret key.
    #[must_use]
    pub fn sk_to_pk(key: &SecretKey) -> PublicKey<V> {
        key.sk_to_pk()
    }

    /// Signs a message.
    #[must_use]
    pub fn sign(key: &SecretKey, msg: &[u8]) -> Signature<V> {
        key.sign(msg, V::POP_DST, &[])
    }

    /// Verifies a signature.
    ///
    /// # Errors
    /// [`BlsError::Equation`].
    pub fn verify(signature: &Signature<V>, msg: &[u8], key: &PublicKey<V>) -> Result<(), BlsError> {
        signature.verify(msg, V::POP_DST, &[], key)
    }

    /// Verifies an aggregate of signatures of any messages.
    ///
    /// # Errors
    /// [`BlsError::Empty`], [`BlsError::Lengths`] or [`BlsError::Equation`].
    pub fn aggregate_verify(signature: &Signature<V>, msgs: &[&[u8]], keys: &[&PublicKey<V>]) -> Result<(), BlsError> {
        signature.aggregate_verify(msgs, V::POP_DST, keys)
    }

    /// Verifies an aggregate of signatures of one message.
    ///
    /// # Errors
    /// [`BlsError::Empty`], [`BlsError::InfinityKey`] when the keys cancel, or [`BlsError::Equation`].
    pub fn fast_aggregate_verify(signature: &Signature<V>, msg: &[u8], keys: &[&PublicKey<V>]) -> Result<(), BlsError> {
        signature.fast_aggregate_verify(msg, V::POP_DST, keys)
    }

    /// Proves possession of a secret key (PopProve, section 3.3.2).
    #[must_use]
    pub fn pop_prove(key: &SecretKey) -> Signature<V> {
        key.sign(Self::sk_to_pk(key).to_bytes().as_ref(), V::POP_PROVE_DST, &[])
    }

    /// Verifies a proof of possession (PopVerify, section 3.3.3).
    ///
    /// # Errors
    /// [`BlsError::Equation`].
    pub fn pop_verify(key: &PublicKey<V>, proof: &Signature<V>) -> Result<(), BlsError> {
        proof.verify(key.to_bytes().as_ref(), V::POP_PROVE_DST, &[], key)
    }
}
