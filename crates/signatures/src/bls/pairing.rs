//! An equation of signatures that grows as they arrive.

use alloc::vec::Vec;
use core::num::NonZeroU64;

use montane_curves::bls12_381::MillerLoopResult;
use montane_curves::hash_to_curve::{Tag, hash_to_curve};
use montane_curves::scalar_mul::sum_of_short_products_vartime;
use montane_curves::weierstrass::{Affine, Projective};

use super::equation::normalize;
use super::variant::is_one;
use super::{BlsError, PublicKey, Signature, Variant};

/// Pairs that wait for a Miller loop of their own, so that memory does not grow with the equation.
const MOST_PENDING: usize = 32;

/// The equation `prod e(pk_i, H(aug_i || msg_i)) = e(g, sum sig_i)`, term by term, under one tag.
///
/// As blst's type of this name: [`aggregate`](Self::aggregate) adds a term, [`commit`](Self::commit) computes what
/// waits, [`merge`](Self::merge) joins what other threads have computed, [`finalverify`](Self::finalverify) decides.
/// Signatures of strangers belong into one equation only with random multipliers:
/// [`mul_n_aggregate`](Self::mul_n_aggregate). Not constant time: everything here is public.
#[derive(Clone, Debug)]
pub struct Pairing<V: Variant> {
    dst: Vec<u8>,
    /// Terms not yet in `product`.
    keys: Vec<Projective<V::Key>>,
    hashes: Vec<Projective<V::Sig>>,
    product: MillerLoopResult,
    signature: Projective<V::Sig>,
    terms: usize,
}

impl<V: Variant> Pairing<V> {
    /// No term yet. Messages are hashed under the tag.
    #[must_use]
    pub fn new(dst: Tag<'_>) -> Self {
        Self {
            dst: dst.as_bytes().to_vec(),
            keys: Vec::new(),
            hashes: Vec::new(),
            product: MillerLoopResult::default(),
            signature: Projective::IDENTITY,
            terms: 0,
        }
    }

    /// Adds that the key has signed `aug || msg`, and the signature, unless it is part of one that is added once for
    /// many ([`Self::add_signature`]).
    pub fn aggregate(&mut self, key: &PublicKey<V>, signature: Option<&Signature<V>>, msg: &[u8], aug: &[u8]) {
        if let Some(signature) = signature {
            self.add_signature(signature);
        }
        self.push(key.0.into(), msg, aug);
    }

    /// As [`Self::aggregate`], with both sides multiplied by `z`, which whoever made the signature must not have
    /// foreseen: see [`random_multipliers`](super::random_multipliers).
    pub fn mul_n_aggregate(
        &mut self,
        key: &PublicKey<V>,
        signature: &Signature<V>,
        msg: &[u8],
        aug: &[u8],
        z: NonZeroU64,
    ) {
        self.signature += sum_of_short_products_vartime(&[(signature.0, z.get())]);
        self.push(sum_of_short_products_vartime(&[(key.0, z.get())]), msg, aug);
    }

    /// Adds a signature, or a sum of them, whose keys and messages are terms of their own.
    pub fn add_signature(&mut self, signature: &Signature<V>) {
        self.signature = self.signature.add_affine(&signature.0);
    }

    fn push(&mut self, key: Projective<V::Key>, msg: &[u8], aug: &[u8]) {
        self.keys.push(key);
        let dst = Tag::try_from(&self.dst[..]).unwrap_or(Tag::EMPTY);
        self.hashes.push(hash_to_curve(&[aug, msg], dst));
        self.terms += 1;
        if self.keys.len() >= MOST_PENDING {
            self.commit();
        }
    }

    /// Computes the Miller loops of the terms that wait. [`Self::finalverify`] does so, too: this is for the moments
    /// before.
    pub fn commit(&mut self) {
        self.product = self.pending(None);
        self.keys.clear();
        self.hashes.clear();
    }

    /// The product, with the terms that wait and one more.
    fn pending(&self, last: Option<(&Affine<V::Key>, &Affine<V::Sig>)>) -> MillerLoopResult {
        let (keys, hashes) = (normalize(&self.keys), normalize(&self.hashes));
        let terms: Vec<_> = keys.iter().zip(&hashes).chain(last).collect();
        if terms.is_empty() { self.product } else { self.product + V::miller_loop(&terms) }
    }

    /// Adds the terms and signatures of another equation under the same tag.
    ///
    /// # Errors
    /// [`BlsError::Tags`] when the tags differ; nothing is added.
    pub fn merge(&mut self, other: &Self) -> Result<(), BlsError> {
        if self.dst != other.dst {
            return Err(BlsError::Tags);
        }
        self.keys.extend(&other.keys);
        self.hashes.extend(&other.hashes);
        self.product += other.product;
        self.signature += other.signature;
        self.terms += other.terms;
        if self.keys.len() >= MOST_PENDING {
            self.commit();
        }
        Ok(())
    }

    /// Whether the equation holds. More terms may follow.
    ///
    /// # Errors
    /// [`BlsError::Empty`] when there is no term, [`BlsError::Equation`] when the equation does not hold.
    pub fn finalverify(&self) -> Result<(), BlsError> {
        if self.terms == 0 {
            return Err(BlsError::Empty);
        }
        let (minus_generator, signature) = (-Affine::<V::Key>::generator(), self.signature.to_affine());
        let product = self.pending(Some((&minus_generator, &signature)));
        if is_one(&product) { Ok(()) } else { Err(BlsError::Equation) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bls::{MinPk, SecretKey};

    /// What waits is bounded, and gone once it is committed.
    #[test]
    fn pending_terms() {
        let key = SecretKey::key_gen(&[1; 32], b"").unwrap().sk_to_pk::<MinPk>();
        let of = |count: u8| {
            let mut pairing = Pairing::new(Tag::new(b"tag"));
            (0..count).for_each(|i| pairing.aggregate(&key, None, &[i], b""));
            pairing
        };
        assert_eq!((of(31).keys.len(), of(32).keys.len(), of(33).keys.len()), (31, 0, 1));
        let (mut few, mut many) = (of(3), of(20));
        few.merge(&of(4)).unwrap();
        many.merge(&many.clone()).unwrap();
        assert_eq!((few.keys.len(), many.keys.len(), many.hashes.len()), (7, 0, 0));
        few.commit();
        assert_eq!((few.keys.len(), few.hashes.len()), (0, 0));
    }
}
