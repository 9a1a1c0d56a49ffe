//! The equations and their refusals, in both variants and all schemes.

use montane_curves::DecodeError;

use super::secret;
use crate::bls::*;

fn single<V: Variant>() {
    let (key, other) = (secret::<V>(1), secret::<V>(2));
    let (public, stranger) = (key.sk_to_pk(), other.sk_to_pk());
    let signature = key.sign(b"message", b"tag", b"aug").unwrap();
    assert_eq!(signature.verify(b"message", b"tag", b"aug", &public), Ok(()));
    // The augmentation is a prefix of what is hashed.
    assert_eq!(signature.verify(b"gmessage", b"tag", b"au", &public), Ok(()));
    for (msg, dst, aug, public) in [
        (&b"messagf"[..], &b"tag"[..], &b"aug"[..], &public),
        (b"message", b"tah", b"aug", &public),
        (b"message", b"tag", b"", &public),
        (b"message", b"tag", b"aug", &stranger),
    ] {
        assert_eq!(signature.verify(msg, dst, aug, public), Err(BlsError::Equation));
    }
    // An empty tag is none.
    assert_eq!(key.sign(b"message", b"", b"").err(), Some(BlsError::EmptyTag));
    assert_eq!(signature.verify(b"message", b"", b"aug", &public), Err(BlsError::EmptyTag));
    assert_eq!(signature.aggregate_verify(&[b"message"], b"", &[&public]), Err(BlsError::EmptyTag));
    assert_eq!(Pairing::<V>::new(b"").err(), Some(BlsError::EmptyTag));
    // An empty message is a message.
    assert_eq!(key.sign(b"", b"tag", b"").unwrap().verify(b"", b"tag", b"", &public), Ok(()));
}

#[test]
fn single_signatures() {
    single::<MinPk>();
    single::<MinSig>();
}

fn aggregates<V: Variant>() {
    let keys: Vec<_> = (1..=4).map(secret::<V>).collect();
    let public: Vec<_> = keys.iter().map(SecretKey::sk_to_pk).collect();
    let public: Vec<_> = public.iter().collect();
    let msgs: [&[u8]; 4] = [b"one", b"two", b"", b"four"];

    // Different messages.
    let signatures: Vec<_> = keys.iter().zip(msgs).map(|(key, msg)| Basic::<V>::sign(key, msg)).collect();
    let sum = AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>()).unwrap().to_signature();
    assert_eq!(Basic::aggregate_verify(&sum, &msgs, &public), Ok(()));
    let mut swapped = msgs;
    swapped.swap(0, 1);
    assert_eq!(Basic::aggregate_verify(&sum, &swapped, &public), Err(BlsError::Equation));
    assert_eq!(Basic::aggregate_verify(&sum, &msgs[..3], &public), Err(BlsError::Lengths));
    assert_eq!(Basic::aggregate_verify(&sum, &[], &[]), Err(BlsError::Empty));
    assert_eq!(Basic::aggregate_verify(&sum, &[], &public), Err(BlsError::Lengths));
    assert_eq!(Basic::aggregate_verify(&sum, &msgs, &[]), Err(BlsError::Lengths));
    let repeated = [msgs[0], msgs[1], msgs[2], msgs[0]];
    assert_eq!(Basic::aggregate_verify(&sum, &repeated, &public), Err(BlsError::RepeatedMessage));
    // Another scheme's tag.
    assert_eq!(ProofOfPossession::aggregate_verify(&sum, &msgs, &public), Err(BlsError::Equation));

    // The same message with the key in front.
    let signatures: Vec<_> = keys.iter().map(|key| MessageAugmentation::<V>::sign(key, b"same")).collect();
    let sum = AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>()).unwrap().to_signature();
    assert_eq!(MessageAugmentation::aggregate_verify(&sum, &[&b"same"[..]; 4], &public), Ok(()));
    assert_eq!(MessageAugmentation::aggregate_verify(&sum, &[&b"same"[..]; 3], &public), Err(BlsError::Lengths));
    assert_eq!(MessageAugmentation::verify(&signatures[0], b"same", public[0]), Ok(()));
    assert_eq!(MessageAugmentation::verify(&signatures[0], b"same", public[1]), Err(BlsError::Equation));

    // The same message with proofs of possession.
    let signatures: Vec<_> = keys.iter().map(|key| ProofOfPossession::<V>::sign(key, b"same")).collect();
    let mut sum = AggregateSignature::from_signature(&signatures[0]);
    signatures[1..3].iter().for_each(|signature| sum.add_signature(signature));
    sum.add_aggregate(&AggregateSignature::from_signature(&signatures[3]));
    let sum = sum.to_signature();
    assert_eq!(ProofOfPossession::fast_aggregate_verify(&sum, b"same", &public), Ok(()));
    assert_eq!(ProofOfPossession::fast_aggregate_verify(&sum, b"some", &public), Err(BlsError::Equation));
    assert_eq!(ProofOfPossession::fast_aggregate_verify(&sum, b"same", &public[1..]), Err(BlsError::Equation));
    assert_eq!(ProofOfPossession::fast_aggregate_verify(&sum, b"same", &[]), Err(BlsError::Empty));
    assert_eq!(ProofOfPossession::aggregate_verify(&sum, &[&b"same"[..]; 4], &public), Ok(()));
    assert_eq!(ProofOfPossession::aggregate_verify(&sum, &[&b"some"[..]; 4], &public), Err(BlsError::Equation));

    // Equal messages beside others; and keys of one message that cancel, whose message then does not matter.
    let msgs: [&[u8]; 4] = [b"one", b"two", b"one", b"two"];
    let signatures: Vec<_> = keys.iter().zip(msgs).map(|(key, msg)| ProofOfPossession::<V>::sign(key, msg)).collect();
    let sum = AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>()).unwrap().to_signature();
    assert_eq!(ProofOfPossession::aggregate_verify(&sum, &msgs, &public), Ok(()));
    let others = [public[1], public[0], public[2], public[3]];
    assert_eq!(ProofOfPossession::aggregate_verify(&sum, &msgs, &others), Err(BlsError::Equation));
    let minus = SecretKey::<V>::from_scalar(-*keys[0].as_scalar()).unwrap().sk_to_pk();
    let alone = ProofOfPossession::sign(&keys[1], b"two");
    let cancelling = [public[0], public[1], &minus];
    assert_eq!(ProofOfPossession::aggregate_verify(&alone, &msgs[..3], &cancelling), Ok(()));

    let proof = ProofOfPossession::<V>::pop_prove(&keys[0]);
    assert_eq!(ProofOfPossession::pop_verify(public[0], &proof), Ok(()));
    assert_eq!(ProofOfPossession::pop_verify(public[1], &proof), Err(BlsError::Equation));
    // A proof is not a signature of the key's bytes.
    let bytes = public[0].to_bytes();
    assert_eq!(ProofOfPossession::verify(&proof, bytes.as_ref(), public[0]), Err(BlsError::Equation));

    // Keys that cancel.
    let minus = SecretKey::<V>::from_scalar(-*keys[0].as_scalar()).unwrap().sk_to_pk();
    let mut cancelled = AggregatePublicKey::aggregate(&[public[0], &minus]).unwrap();
    assert_eq!(cancelled.to_public_key(), Err(BlsError::InfinityKey));
    cancelled.add_public_key(public[2]);
    cancelled.add_aggregate(&AggregatePublicKey::from_public_key(public[3]));
    let expected = AggregatePublicKey::aggregate(&[public[3], public[2]]).unwrap();
    assert_eq!(cancelled.to_public_key(), expected.to_public_key());
    assert_eq!(AggregatePublicKey::<V>::aggregate(&[]), Err(BlsError::Empty));
    assert_eq!(AggregateSignature::<V>::aggregate(&[]), Err(BlsError::Empty));
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
