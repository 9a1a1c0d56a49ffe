//! BLS signatures: Ethereum's scheme, public keys in G1, with proofs of possession.
//!
//! A key or signature is answered compressed and then uncompressed. `public_key` and `signature` are the only ones that
//! take bytes from outside; the others take the uncompressed form of what these or another operation gave, so they need
//! not ask for the group again.

use montane::bls::min_pk::{
    AggregatePublicKey, AggregateSignature, ProofOfPossession, PublicKey, SecretKey, Signature, SignedMessage,
};
use montane::bls::{self, BlsError};

use crate::exchange::Answer;
use crate::parts::Parts;
use crate::random::Host;

fn key_bytes(key: &PublicKey) -> Vec<u8> {
    [key.to_bytes().as_ref(), key.serialize().as_ref()].concat()
}

fn signature_bytes(signature: &Signature) -> Vec<u8> {
    [signature.to_bytes().as_ref(), signature.serialize().as_ref()].concat()
}

fn secret(parts: &mut Parts<'_>) -> Result<SecretKey, Box<dyn std::error::Error>> {
    Ok(SecretKey::from_bytes(parts.array("a secret key")?)?)
}

fn known_keys(list: &[&[u8]]) -> Result<Vec<PublicKey>, BlsError> {
    list.iter().map(|bytes| PublicKey::from_bytes_unchecked(bytes)).collect()
}

fn known_signatures(list: &[&[u8]]) -> Result<Vec<Signature>, BlsError> {
    list.iter().map(|bytes| Signature::from_bytes_unchecked(bytes)).collect()
}

/// Whether an equation holds; every other rule is an error.
fn verdict(result: Result<(), BlsError>) -> Answer {
    match result {
        Ok(()) => Ok(vec![1]),
        Err(BlsError::Equation) => Ok(vec![0]),
        Err(rule) => Err(rule.into()),
    }
}

/// Entropy, key info; the secret key.
pub(crate) fn key_gen(parts: &mut Parts<'_>) -> Answer {
    Ok(SecretKey::key_gen(parts.next()?, parts.next()?)?.to_bytes().into())
}

/// A seed; EIP-2333's master key.
pub(crate) fn derive_master(parts: &mut Parts<'_>) -> Answer {
    Ok(SecretKey::derive_master_eip2333(parts.next()?)?.to_bytes().into())
}

/// A secret key, an index; EIP-2333's child key.
pub(crate) fn derive_child(parts: &mut Parts<'_>) -> Answer {
    let key = secret(parts)?;
    Ok(key.derive_child_eip2333(u32::from_le_bytes(*parts.array("an index")?)).to_bytes().into())
}

/// A secret key; itself, if it is one.
pub(crate) fn secret_key(parts: &mut Parts<'_>) -> Answer {
    Ok(secret(parts)?.to_bytes().into())
}

/// A secret key; its public key.
pub(crate) fn secret_to_public(parts: &mut Parts<'_>) -> Answer {
    Ok(key_bytes(&secret(parts)?.sk_to_pk()))
}

/// Bytes from outside; a public key, all checked.
pub(crate) fn public_key(parts: &mut Parts<'_>) -> Answer {
    Ok(key_bytes(&PublicKey::from_bytes(parts.next()?)?))
}

/// Bytes from outside; a signature, all checked.
pub(crate) fn signature(parts: &mut Parts<'_>) -> Answer {
    Ok(signature_bytes(&Signature::from_bytes(parts.next()?)?))
}

/// A secret key, a message; the signature.
pub(crate) fn sign(parts: &mut Parts<'_>) -> Answer {
    let key = secret(parts)?;
    Ok(signature_bytes(&ProofOfPossession::sign(&key, parts.next()?)))
}

/// A secret key; the proof that one has it.
pub(crate) fn prove(parts: &mut Parts<'_>) -> Answer {
    Ok(signature_bytes(&ProofOfPossession::pop_prove(&secret(parts)?)))
}

/// Keys; their sum.
pub(crate) fn aggregate_keys(parts: &mut Parts<'_>) -> Answer {
    let keys = known_keys(&parts.list()?)?;
    Ok(key_bytes(&AggregatePublicKey::aggregate(&keys.iter().collect::<Vec<_>>())?.to_public_key()?))
}

/// Signatures; their sum.
pub(crate) fn aggregate_signatures(parts: &mut Parts<'_>) -> Answer {
    let signatures = known_signatures(&parts.list()?)?;
    Ok(signature_bytes(&AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>())?.to_signature()))
}

/// A key, a message, a signature.
pub(crate) fn verify(parts: &mut Parts<'_>) -> Answer {
    let (key, message) = (PublicKey::from_bytes_unchecked(parts.next()?)?, parts.next()?);
    verdict(ProofOfPossession::verify(&Signature::from_bytes_unchecked(parts.next()?)?, message, &key))
}

/// A key, a proof of possession.
pub(crate) fn verify_proof(parts: &mut Parts<'_>) -> Answer {
    let key = PublicKey::from_bytes_unchecked(parts.next()?)?;
    verdict(ProofOfPossession::pop_verify(&key, &Signature::from_bytes_unchecked(parts.next()?)?))
}

/// Keys, one message, the sum of their signatures: the draft's FastAggregateVerify.
pub(crate) fn verify_aggregate(parts: &mut Parts<'_>) -> Answer {
    let (keys, message) = (known_keys(&parts.list()?)?, parts.next()?);
    let signature = Signature::from_bytes_unchecked(parts.next()?)?;
    verdict(ProofOfPossession::fast_aggregate_verify(&signature, message, &keys.iter().collect::<Vec<_>>()))
}

/// Keys, a message for each, the sum of their signatures: the draft's AggregateVerify.
pub(crate) fn verify_multiple(parts: &mut Parts<'_>) -> Answer {
    let (keys, messages) = (known_keys(&parts.list()?)?, parts.list()?);
    let signature = Signature::from_bytes_unchecked(parts.next()?)?;
    verdict(ProofOfPossession::aggregate_verify(&signature, &messages, &keys.iter().collect::<Vec<_>>()))
}

/// Keys, messages, signatures, as many of each: whether all are valid, by one equation with random factors.
pub(crate) fn verify_batch(parts: &mut Parts<'_>) -> Answer {
    let (keys, messages) = (known_keys(&parts.list()?)?, parts.list()?);
    let signatures = known_signatures(&parts.list()?)?;
    if keys.len() != messages.len() || keys.len() != signatures.len() {
        return Err(BlsError::Lengths.into());
    }
    let of = |((key, msg), signature)| SignedMessage { msg, aug: &[][..], key, signature };
    let batch: Vec<_> = keys.iter().zip(messages).zip(&signatures).map(of).collect();
    verdict(bls::verify_multiple(&batch, ProofOfPossession::DST, &mut Host))
}
