//! Montane's BLS signatures.
//!
//! A signature that comes from bytes has been checked to lie in the subgroup, and `verify` relies on it. Peers check in
//! `verify`, so the rows here do both: `validate`, then `verify`.

use std::convert::Infallible;
use std::slice;

use montane::bls::min_pk::{self, SecretKey, SignedMessage, Tag, verify_multiple};
use rand_core::{TryCryptoRng, TryRng};

use super::PEER;
use crate::harness::Peer;
use crate::traits::BlsMinPk;

/// Signatures.
pub struct MinPk;

impl BlsMinPk for MinPk {
    const PEER: Peer = PEER;
    type Secret = SecretKey;
    type Public = min_pk::PublicKey;
    type Signature = min_pk::Signature;

    fn key_gen(material: &[u8; 32]) -> SecretKey {
        SecretKey::key_gen(material, &[]).expect("32 bytes suffice")
    }

    fn public(secret: &SecretKey) -> min_pk::PublicKey {
        secret.sk_to_pk()
    }

    fn public_bytes(public: &min_pk::PublicKey) -> [u8; 48] {
        public.to_bytes()
    }

    fn sign(secret: &SecretKey, message: &[u8], dst: &[u8]) -> min_pk::Signature {
        secret.sign(message, Tag::new(dst), &[])
    }

    fn signature_bytes(signature: &min_pk::Signature) -> [u8; 96] {
        signature.to_bytes()
    }

    fn verify(public: &min_pk::PublicKey, message: &[u8], dst: &[u8], signature: &min_pk::Signature) -> bool {
        signature.validate().is_ok() && signature.verify(message, Tag::new(dst), &[], public).is_ok()
    }

    fn verify_multiple(
        publics: &[&min_pk::PublicKey],
        messages: &[&[u8]],
        dst: &[u8],
        signatures: &[&min_pk::Signature],
        factors: &[u64],
    ) -> bool {
        let batch: Vec<_> = publics
            .iter()
            .zip(messages)
            .zip(signatures)
            .map(|((key, msg), signature)| SignedMessage { msg, aug: &[], key, signature })
            .collect();
        min_pk::Signature::validate_all(signatures).is_ok()
            && verify_multiple(&batch, Tag::new(dst), &mut Given(factors.iter())).is_ok()
    }

    fn aggregate(signatures: &[&min_pk::Signature]) -> min_pk::Signature {
        min_pk::AggregateSignature::aggregate(signatures).expect("not empty").to_signature()
    }

    fn fast_aggregate_verify(
        publics: &[&min_pk::PublicKey],
        message: &[u8],
        dst: &[u8],
        signature: &min_pk::Signature,
    ) -> bool {
        signature.validate().is_ok() && signature.fast_aggregate_verify(message, Tag::new(dst), publics).is_ok()
    }
}

/// Hands out the factors that everyone gets, where Montane asks a generator for them.
pub struct Given<'a>(pub slice::Iter<'a, u64>);

impl TryRng for Given<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        unreachable!("factors have 64 bits")
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(*self.0.next().expect("a factor for each signature"))
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unreachable!("factors have 64 bits")
    }
}

impl TryCryptoRng for Given<'_> {}
