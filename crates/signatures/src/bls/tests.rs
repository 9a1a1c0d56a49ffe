//! The equations and their refusals, in both variants and all schemes.

use super::*;

/// A generator that cannot surprise: an odd multiplier sequence.
struct Counter(u64);

impl rand_core::TryRng for Counter {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.try_next_u64()? as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Ok(self.0)
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        out.chunks_mut(8).try_for_each(|chunk| {
            let bytes = self.try_next_u64()?.to_le_bytes();
            chunk.copy_from_slice(&bytes[..chunk.len()]);
            Ok(())
        })
    }
}
impl rand_core::TryCryptoRng for Counter {}

fn unhex(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()).collect()
}

fn secret(i: u8) -> SecretKey {
    SecretKey::key_gen(&[i; 32], b"").unwrap()
}

/// ethereum/bls12-381-tests v0.1.1, sign/sign_case_11b8c7cad5238946.
#[test]
fn ethereum_signature() {
    let key = SecretKey::from_bytes(
        &unhex("47b8192d77bf871b62e87859d653922725724a5c031afeabc60bcef5ff665138").try_into().unwrap(),
    )
    .unwrap();
    let msg = unhex("0000000000000000000000000000000000000000000000000000000000000000");
    let signature = min_pk::ProofOfPossession::sign(&key, &msg);
    let expected = "b23c46be3a001c63ca711f87a005c200cc550b9429d5f4eb38d74322144f1b63926da3388979e5321012fb1a0526bcd1\
                    00b5ef5fe72628ce4cd5e904aeaa3279527843fae5ca9ca675f4f51ed8f83bbf7155da9ecc9663100a885d5dc6df96d9";
    assert_eq!(signature.to_bytes().to_vec(), unhex(expected));
    let public = min_pk::ProofOfPossession::sk_to_pk(&key);
    assert_eq!(min_pk::ProofOfPossession::verify(&signature, &msg, &public), Ok(()));
}

fn single<V: Variant>() {
    let (key, other) = (secret(1), secret(2));
    let (public, stranger) = (key.sk_to_pk::<V>(), other.sk_to_pk::<V>());
    let signature = key.sign::<V>(b"message", b"tag", b"aug");
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
    assert_eq!(PublicKey::<V>::from_bytes(public.to_bytes().as_ref()), Ok(public));
    assert_eq!(PublicKey::<V>::from_bytes(public.serialize().as_ref()), Ok(public));
    assert_eq!(PublicKey::<V>::from_bytes_unchecked(public.to_bytes().as_ref()), Ok(public));
    assert_eq!(Signature::<V>::from_bytes(signature.to_bytes().as_ref()), Ok(signature));
    assert_eq!(Signature::<V>::from_bytes(signature.serialize().as_ref()), Ok(signature));
    assert_eq!((public.validate(), signature.validate()), (Ok(()), Ok(())));
    // An empty message is a message.
    assert_eq!(key.sign::<V>(b"", b"tag", b"").verify(b"", b"tag", b"", &public), Ok(()));
}

#[test]
fn single_signatures() {
    single::<MinPk>();
    single::<MinSig>();
}

fn malformed<V: Variant>() {
    let public = secret(1).sk_to_pk::<V>();
    let bytes = public.to_bytes();
    let length = Err(BlsError::Encoding(DecodeError::Length));
    for bad in [&[][..], &bytes.as_ref()[1..], &[&[0], bytes.as_ref()].concat()] {
        assert_eq!(PublicKey::<V>::from_bytes(bad), length);
        assert_eq!(Signature::<V>::from_bytes(bad), Err(BlsError::Encoding(DecodeError::Length)));
    }
    let mut infinity = vec![0; bytes.as_ref().len()];
    assert_eq!(PublicKey::<V>::from_bytes(&infinity), Err(BlsError::Encoding(DecodeError::CompressionFlag)));
    infinity[0] = 0xc0;
    assert_eq!(PublicKey::<V>::from_bytes(&infinity), Err(BlsError::InfinityKey));
    assert_eq!(PublicKey::<V>::from_bytes_unchecked(&infinity), Err(BlsError::InfinityKey));
    infinity[5] = 1;
    assert_eq!(PublicKey::<V>::from_bytes(&infinity), Err(BlsError::Encoding(DecodeError::InfinityNotEmpty)));
    let mut wide = bytes.as_ref().to_vec();
    wide.iter_mut().for_each(|byte| *byte = 0xff);
    wide[0] = 0x9f;
    assert_eq!(PublicKey::<V>::from_bytes(&wide), Err(BlsError::Encoding(DecodeError::NotCanonical)));
    // Points off the curve and points outside the group: both are among the first few x.
    let (mut off_curve, mut outside) = (false, false);
    for x in 0..60 {
        let mut candidate = vec![0; bytes.as_ref().len()];
        (candidate[0], *candidate.last_mut().unwrap()) = (0x80, x);
        match PublicKey::<V>::from_bytes(&candidate) {
            Err(BlsError::Encoding(DecodeError::NotOnCurve)) => off_curve = true,
            Err(BlsError::Encoding(DecodeError::NotInSubgroup)) => {
                outside = true;
                let unchecked = PublicKey::<V>::from_bytes_unchecked(&candidate).unwrap();
                assert_eq!(unchecked.validate(), Err(BlsError::Encoding(DecodeError::NotInSubgroup)));
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(off_curve && outside);
}

#[test]
fn malformed_encodings() {
    malformed::<MinPk>();
    malformed::<MinSig>();
}

fn aggregates<V: Variant>() {
    let keys: Vec<_> = (1..=4).map(secret).collect();
    let public: Vec<_> = keys.iter().map(SecretKey::sk_to_pk::<V>).collect();
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

    let proof = ProofOfPossession::<V>::pop_prove(&keys[0]);
    assert_eq!(ProofOfPossession::pop_verify(public[0], &proof), Ok(()));
    assert_eq!(ProofOfPossession::pop_verify(public[1], &proof), Err(BlsError::Equation));
    // A proof is not a signature of the key's bytes.
    let bytes = public[0].to_bytes();
    assert_eq!(ProofOfPossession::verify(&proof, bytes.as_ref(), public[0]), Err(BlsError::Equation));

    // Keys that cancel.
    let minus = SecretKey::from_scalar(-*keys[0].as_scalar()).unwrap().sk_to_pk::<V>();
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

fn batch<V: Variant>() {
    let keys: Vec<_> = (1..=5).map(secret).collect();
    let public: Vec<_> = keys.iter().map(SecretKey::sk_to_pk::<V>).collect();
    let msgs: Vec<_> = (0..5u8).map(|i| vec![i / 2; usize::from(i)]).collect();
    let signatures: Vec<_> = keys.iter().zip(&msgs).map(|(key, msg)| key.sign::<V>(msg, b"tag", b"aug")).collect();
    let items: Vec<_> = (0..5)
        .map(|i| SignedMessage { msg: &msgs[i], aug: b"aug", key: &public[i], signature: &signatures[i] })
        .collect();
    let mut rng = Counter(7);
    for n in 1..=5 {
        assert_eq!(verify_multiple(&items[..n], b"tag", &mut rng), Ok(()));
    }
    assert_eq!(verify_multiple(&items[..0], b"tag", &mut rng), Err(BlsError::Empty));
    assert_eq!(verify_multiple(&items, b"tab", &mut rng), Err(BlsError::Equation));
    // Errors that cancel in a plain sum: two signatures swapped.
    let mut swapped = items.clone();
    swapped[1].signature = items[2].signature;
    swapped[2].signature = items[1].signature;
    assert_eq!(verify_multiple(&swapped, b"tag", &mut rng), Err(BlsError::Equation));
    for i in 0..5 {
        let mut one = items.clone();
        one[i].key = items[(i + 1) % 5].key;
        assert_eq!(verify_multiple(&one, b"tag", &mut rng), Err(BlsError::Equation));
    }
}

#[test]
fn batches() {
    batch::<MinPk>();
    batch::<MinSig>();
}

#[test]
fn errors_say_what_was_expected() {
    assert!(BlsError::ShortEntropy.to_string().contains("32 bytes"));
    let error = BlsError::from(DecodeError::NotInSubgroup);
    assert!(error.to_string().contains("subgroup"));
    assert!(core::error::Error::source(&error).is_some());
}
