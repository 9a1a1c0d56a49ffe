//! What the published tests of ed25519-dalek do not ask: answers of RFC 8032, and the decisions that the original
//! documents.

use ed25519_dalek::{Signature, Signer, SigningKey, Verifier, VerifyingKey};
use hex_literal::hex;

/// RFC 8032, section 7.1, test 2.
#[test]
fn the_answers_of_the_rfc() {
    let key = SigningKey::from_bytes(&hex!("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"));
    let public = hex!("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
    let signature = Signature::from_bytes(&hex!(
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    ));
    assert_eq!(key.verifying_key().to_bytes(), public);
    assert_eq!(key.sign(&[0x72]), signature);
    let public = VerifyingKey::from_bytes(&public).unwrap();
    assert_eq!(public, key.verifying_key());
    assert!(public.verify(&[0x72], &signature).is_ok() && public.verify_strict(&[0x72], &signature).is_ok());
    assert!(public.verify(&[0x73], &signature).is_err());
    assert_eq!(SigningKey::from_keypair_bytes(&key.to_keypair_bytes()).unwrap(), key);
    let mut pair = key.to_keypair_bytes();
    pair[63] ^= 0x80;
    assert!(SigningKey::from_keypair_bytes(&pair).is_err());
}

/// A key and an `R` of small order, `S = 0`: right for every message, but not strictly.
#[test]
fn keys_of_small_order_are_weak() {
    let mut neutral = [0; 32];
    neutral[0] = 1;
    let key = VerifyingKey::from_bytes(&neutral).unwrap();
    assert!(key.is_weak() && key == VerifyingKey::default());
    let signature = Signature::from_components(neutral, [0; 32]);
    assert!(key.verify(b"any", &signature).is_ok());
    assert!(key.verify_strict(b"any", &signature).is_err());
    // The same R with a sign on x = 0: the equation holds, the encoding is not the one that is computed.
    neutral[31] = 0x80;
    let other = Signature::from_components(neutral, [0; 32]);
    assert!(key.verify(b"any", &other).is_err());
}

/// An `S` of the group order or more is refused, unless the feature says otherwise.
#[test]
fn large_scalars() {
    let key = SigningKey::from_bytes(&[7; 32]);
    let signature = key.sign(b"message");
    let order = hex!("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010");
    let mut carry = 0;
    let s: [u8; 32] = core::array::from_fn(|i| {
        carry += u16::from(signature.s_bytes()[i]) + u16::from(order[i]);
        let byte = carry as u8;
        carry >>= 8;
        byte
    });
    let larger = Signature::from_components(*signature.r_bytes(), s);
    assert_eq!(key.verify(b"message", &larger).is_ok(), cfg!(feature = "legacy_compatibility"));
    assert!(key.verify(b"message", &Signature::from_components(*signature.r_bytes(), [0xff; 32])).is_err());
}

#[cfg(feature = "batch")]
#[test]
fn batches() {
    let keys: Vec<SigningKey> = (0..5).map(|i| SigningKey::from_bytes(&[i; 32])).collect();
    let messages: Vec<Vec<u8>> = (0..5).map(|i| vec![i; usize::from(i)]).collect();
    let messages: Vec<&[u8]> = messages.iter().map(Vec::as_slice).collect();
    let mut signatures: Vec<Signature> = keys.iter().zip(&messages).map(|(key, message)| key.sign(message)).collect();
    let publics: Vec<VerifyingKey> = keys.iter().map(SigningKey::verifying_key).collect();
    assert!(ed25519_dalek::verify_batch(&messages, &signatures, &publics).is_ok());
    assert!(ed25519_dalek::verify_batch(&messages[1..], &signatures, &publics).is_err());
    signatures.swap(1, 3);
    assert!(ed25519_dalek::verify_batch(&messages, &signatures, &publics).is_err());
}
