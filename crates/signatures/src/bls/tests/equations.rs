//! What the equations accept beside the plain case, in both variants. What they refuse stands in `refusals`.

use montane_curves::DecodeError;

use super::{TAG, secret};
use crate::bls::*;

fn single<V: Variant>() {
    let key = secret(1);
    let public = key.sk_to_pk::<V>();
    let signature = key.sign(b"message", TAG, b"aug");
    assert_eq!(signature.verify(b"message", TAG, b"aug", &public), Ok(()));
    // The augmentation is a prefix of what is hashed.
    assert_eq!(signature.verify(b"gmessage", TAG, b"au", &public), Ok(()));
    // An empty message is a message.
    assert_eq!(key.sign(b"", TAG, b"").verify(b"", TAG, b"", &public), Ok(()));
}

#[test]
fn single_signatures() {
    single::<MinPk>();
    single::<MinSig>();
}

/// One key signs in both variants, as its two public keys say.
#[test]
fn one_key_serves_both() {
    let key = secret(1);
    let (in_g1, in_g2) = (key.sk_to_pk::<MinPk>(), key.sk_to_pk::<MinSig>());
    assert_eq!(key.sign(b"message", TAG, b"").verify(b"message", TAG, b"", &in_g1), Ok(()));
    assert_eq!(key.sign(b"message", TAG, b"").verify(b"message", TAG, b"", &in_g2), Ok(()));
}

fn aggregates<V: Variant>() {
    let keys: Vec<_> = (1..=4).map(secret).collect();
    let public: Vec<_> = keys.iter().map(|key| key.sk_to_pk()).collect();
    let public: Vec<_> = public.iter().collect();

    // One by one, and a sum added to a sum.
    let signatures: Vec<_> = keys.iter().map(|key| ProofOfPossession::<V>::sign(key, b"same")).collect();
    let mut sum = AggregateSignature::from_signature(&signatures[0]);
    signatures[1..3].iter().for_each(|signature| sum.add_signature(signature));
    sum.add_aggregate(&AggregateSignature::from_signature(&signatures[3]));
    let sum = sum.to_signature();
    assert_eq!(ProofOfPossession::fast_aggregate_verify(&sum, b"same", &public), Ok(()));
    assert_eq!(ProofOfPossession::aggregate_verify(&sum, &[&b"same"[..]; 4], &public), Ok(()));

    // Keys of one message may cancel, whose message then does not matter.
    let minus = SecretKey::from_scalar(-*keys[0].as_scalar()).unwrap().sk_to_pk();
    let alone = ProofOfPossession::sign(&keys[1], b"two");
    let msgs: [&[u8]; 3] = [b"one", b"two", b"one"];
    assert_eq!(ProofOfPossession::aggregate_verify(&alone, &msgs, &[public[0], public[1], &minus]), Ok(()));

    // A sum of keys that cancel is none until another is added.
    let mut cancelled = AggregatePublicKey::aggregate(&[public[0], &minus]).unwrap();
    cancelled.add_public_key(public[2]);
    cancelled.add_aggregate(&AggregatePublicKey::from_public_key(public[3]));
    let expected = AggregatePublicKey::aggregate(&[public[3], public[2]]).unwrap();
    assert_eq!(cancelled.to_public_key(), expected.to_public_key());
}

#[test]
fn aggregates_and_schemes() {
    aggregates::<MinPk>();
    aggregates::<MinSig>();
}

#[test]
fn errors_say_what_was_expected() {
    assert!(BlsError::ShortEntropy.to_string().contains("32 bytes"));
    let error = BlsError::from(DecodeError::NotInSubgroup);
    assert!(error.to_string().contains("subgroup"));
    assert!(core::error::Error::source(&error).is_some());
}
