//! From Montane the same keys, signatures and aggregates as from blst, byte for byte, and the same verdicts, in both
//! variants. (arkworks and zkcrypto have no signatures.)
//!
//! `MONTANE_CASES` sets the number of cases, as in `tests/bls12_381.rs`.

use montane_peers::inputs::{Stream, cases};

macro_rules! variant {
    ($name:ident, $variant:ident, $key:ident, $signature:ident) => {
        mod $name {
            use blst::BLST_ERROR::BLST_SUCCESS;
            use blst::$variant as theirs;
            use montane::bls::Tag;
            use montane::bls::$variant as ours;
            use montane_peers::inputs::{Stream, cases};
            use montane_peers::peers::montane::bls::Given;

            const DST: &[u8] = b"MONTANE-PEERS-V01-CS01-with-BLS_SIG_TEST_";
            const TAG: Tag<'_> = Tag::new(DST);

            struct Signer {
                ours: (ours::SecretKey, ours::PublicKey),
                theirs: (theirs::SecretKey, theirs::PublicKey),
            }

            /// The same keys of both.
            fn signer(stream: &mut Stream) -> Signer {
                let mut material = vec![0; 32 + stream.below(32)];
                stream.fill(&mut material);
                let info: [u8; 7] = stream.bytes();
                let (mut a, mut b) = (
                    ours::SecretKey::key_gen(&material, &info).expect("enough material"),
                    theirs::SecretKey::key_gen(&material, &info).expect("enough material"),
                );
                assert_eq!(a.to_bytes(), b.to_bytes(), "key_gen");
                if stream.below(8) == 0 {
                    (a, b) = (
                        ours::SecretKey::derive_master_eip2333(&material).expect("enough material"),
                        theirs::SecretKey::derive_master_eip2333(&material).expect("enough material"),
                    );
                    assert_eq!(a.to_bytes(), b.to_bytes(), "derive_master_eip2333");
                    let index = stream.word() as u32;
                    (a, b) = (a.derive_child_eip2333(index), b.derive_child_eip2333(index));
                    assert_eq!(a.to_bytes(), b.to_bytes(), "derive_child_eip2333");
                }
                let (p, q): (ours::PublicKey, theirs::PublicKey) = (a.sk_to_pk(), b.sk_to_pk());
                assert_eq!(p.to_bytes(), q.to_bytes(), "sk_to_pk");
                assert_eq!(p.serialize(), q.serialize(), "public key, uncompressed");
                Signer { ours: (a, p), theirs: (b, q) }
            }

            fn sign(signer: &Signer, message: &[u8], aug: &[u8]) -> (ours::Signature, theirs::Signature) {
                let a: ours::Signature = signer.ours.0.sign(message, TAG, aug);
                let b = signer.theirs.0.sign(message, DST, aug);
                assert_eq!(a.to_bytes(), b.to_bytes(), "sign");
                assert_eq!(a.serialize(), b.serialize(), "signature, uncompressed");
                (a, b)
            }

            #[test]
            fn agrees() {
                let mut stream = Stream::new(stringify!($name));
                for _ in 0..cases() {
                    let signers: Vec<Signer> = (0..1 + stream.below(3)).map(|_| signer(&mut stream)).collect();
                    let messages: Vec<[u8; 24]> = signers.iter().map(|_| stream.bytes()).collect();
                    let aug: [u8; 5] = stream.bytes();
                    let wrong = stream.below(2) == 0;

                    // One signature, with augmentation; perhaps of another message.
                    let (a, b) = sign(&signers[0], &messages[0], &aug);
                    let mut message = messages[0];
                    message[0] ^= u8::from(wrong);
                    let verdict = b.verify(true, &message, DST, &aug, &signers[0].theirs.1, true) == BLST_SUCCESS;
                    assert_eq!(verdict, !wrong);
                    assert_eq!(a.verify(&message, TAG, &aug, &signers[0].ours.1).is_ok(), verdict, "verify");

                    // A sum of signatures of different messages.
                    let signatures: Vec<_> = signers.iter().zip(&messages).map(|(s, m)| sign(s, m, &[])).collect();
                    let a = ours::AggregateSignature::aggregate(&signatures.iter().map(|s| &s.0).collect::<Vec<_>>());
                    let a = a.expect("some signatures").to_signature();
                    let b: Vec<_> = signatures.iter().map(|s| &s.1).collect();
                    let b = theirs::AggregateSignature::aggregate(&b, true).expect("good signatures").to_signature();
                    assert_eq!(a.to_bytes(), b.to_bytes(), "aggregate");
                    let mut told = messages.clone();
                    if wrong {
                        let i = stream.below(told.len());
                        told[i][23] ^= 0x80;
                    }
                    let told: Vec<&[u8]> = told.iter().map(|m| &m[..]).collect();
                    let keys: Vec<_> = signers.iter().map(|s| &s.theirs.1).collect();
                    let verdict = b.aggregate_verify(true, &told, DST, &keys, true) == BLST_SUCCESS;
                    assert_eq!(verdict, !wrong);
                    let keys: Vec<_> = signers.iter().map(|s| &s.ours.1).collect();
                    assert_eq!(a.aggregate_verify(&told, TAG, &keys).is_ok(), verdict, "aggregate_verify");

                    // One message by all.
                    let signatures: Vec<_> = signers.iter().map(|s| sign(s, &messages[0], &[])).collect();
                    let a = ours::AggregateSignature::aggregate(&signatures.iter().map(|s| &s.0).collect::<Vec<_>>());
                    let a = a.expect("some signatures").to_signature();
                    let b: Vec<_> = signatures.iter().map(|s| &s.1).collect();
                    let b = theirs::AggregateSignature::aggregate(&b, true).expect("good signatures").to_signature();
                    let sum: Vec<_> = signers.iter().map(|s| &s.theirs.1).collect();
                    let verdict = b.fast_aggregate_verify(true, &message, DST, &sum) == BLST_SUCCESS;
                    assert_eq!(verdict, !wrong);
                    assert_eq!(a.fast_aggregate_verify(&message, TAG, &keys).is_ok(), verdict, "fast_aggregate_verify");
                    let sum = theirs::AggregatePublicKey::aggregate(&sum, true).expect("good keys").to_public_key();
                    let ours = ours::AggregatePublicKey::aggregate(&keys).expect("some keys").to_public_key();
                    assert_eq!(ours.expect("not infinity").to_bytes(), sum.to_bytes(), "aggregate keys");
                }
            }

            /// Batches whose messages repeat, right or with one thing wrong, by every way that both have.
            #[test]
            fn batches_agree() {
                let mut stream = Stream::new(concat!("batches ", stringify!($name)));
                for _ in 0..cases() {
                    let signers: Vec<Signer> = (0..2 + stream.below(4)).map(|_| signer(&mut stream)).collect();
                    let kinds: [[u8; 9]; 2] = [stream.bytes(), stream.bytes()];
                    let messages: Vec<&[u8]> = signers.iter().map(|_| &kinds[stream.below(2)][..]).collect();
                    let mut signatures: Vec<_> = signers.iter().zip(&messages).map(|(s, m)| sign(s, m, &[])).collect();
                    let (i, n) = (stream.below(signers.len() - 1), signers.len());
                    match stream.below(4) {
                        // Right in a plain sum, wrong in a batch.
                        0 => signatures.swap(i, i + 1),
                        1 => signatures[i] = sign(&signers[i], b"another message", &[]),
                        _ => {}
                    }
                    let factors: Vec<u64> = signers.iter().map(|_| stream.word() | 1).collect();
                    let scalars: Vec<_> = factors
                        .iter()
                        .map(|factor| {
                            let mut b = [0; 32];
                            b[..8].copy_from_slice(&factor.to_le_bytes());
                            blst::blst_scalar { b }
                        })
                        .collect();
                    let keys: Vec<_> = signers.iter().map(|s| &s.theirs.1).collect();
                    let theirs: Vec<_> = signatures.iter().map(|s| &s.1).collect();
                    let verdict = theirs::Signature::verify_multiple_aggregate_signatures(
                        &messages, DST, &keys, true, &theirs, true, &scalars, 64,
                    ) == BLST_SUCCESS;

                    let batch: Vec<_> = (0..n)
                        .map(|i| ours::SignedMessage {
                            msg: messages[i],
                            aug: &[],
                            key: &signers[i].ours.1,
                            signature: &signatures[i].0,
                        })
                        .collect();
                    let ours = ours::verify_multiple(&batch, TAG, &mut Given(factors.iter()));
                    assert_eq!(ours.is_ok(), verdict, "verify_multiple");

                    let (mut a, mut b) = (ours::Pairing::new(TAG), blst::Pairing::new(true, DST));
                    let (mut c, mut d) = (a.clone(), blst::Pairing::new(true, DST));
                    for i in 0..n {
                        let (a, b) = if i % 2 == 0 { (&mut a, &mut b) } else { (&mut c, &mut d) };
                        let z = factors[i].try_into().expect("odd");
                        a.mul_n_aggregate(&signers[i].ours.1, &signatures[i].0, messages[i], &[], z);
                        let key: &blst::$key = (&signers[i].theirs.1).into();
                        let signature: &blst::$signature = (&signatures[i].1).into();
                        let added = b.mul_n_aggregate(key, true, signature, true, &scalars[i].b, 64, messages[i], &[]);
                        assert_eq!(added, BLST_SUCCESS);
                    }
                    b.commit();
                    d.commit();
                    a.merge(&c).expect("the same tag");
                    assert_eq!(b.merge(&d), BLST_SUCCESS);
                    assert_eq!(b.finalverify(None), verdict, "blst's two ways");
                    assert_eq!(a.finalverify().is_ok(), verdict, "pairing");

                    // The multiplied sums are the same points.
                    let randomness: Vec<u8> = factors.iter().flat_map(|factor| factor.to_le_bytes()).collect();
                    let multipliers: Vec<_> = factors.iter().map(|z| (*z).try_into().expect("odd")).collect();
                    let a = ours::AggregatePublicKey::aggregate_with_randomness(
                        &signers.iter().map(|s| &s.ours.1).collect::<Vec<_>>(),
                        &multipliers,
                    );
                    let keys: Vec<_> = keys.into_iter().copied().collect();
                    let b = theirs::AggregatePublicKey::aggregate_with_randomness(&keys, &randomness, 64, true);
                    let (a, b) = (a.expect("keys").to_public_key(), b.expect("keys").to_public_key());
                    assert_eq!(a.expect("not infinity").to_bytes(), b.to_bytes(), "keys");
                    let a = ours::AggregateSignature::aggregate_with_randomness(
                        &signatures.iter().map(|s| &s.0).collect::<Vec<_>>(),
                        &multipliers,
                    );
                    let signatures: Vec<_> = theirs.into_iter().copied().collect();
                    let b = theirs::AggregateSignature::aggregate_with_randomness(&signatures, &randomness, 64, true);
                    let (a, b) = (a.expect("signatures").to_signature(), b.expect("signatures").to_signature());
                    assert_eq!(a.to_bytes(), b.to_bytes(), "signatures");
                }
            }

            /// What may be left unchecked, and what may not: points off the curve are nobody's, in either encoding;
            /// outside the group both say so when asked.
            #[test]
            fn validation_agrees() {
                let mut stream = Stream::new(concat!("validation ", stringify!($name)));
                for _ in 0..cases() {
                    let signer = signer(&mut stream);
                    let mut bytes = signer.ours.1.serialize();
                    let half = bytes.len() / 2;
                    if stream.below(2) == 0 {
                        bytes[half - 1 - stream.below(20)] ^= 1 << stream.below(8);
                    }
                    let compressed = stream.below(2) == 0;
                    if compressed {
                        bytes[0] |= 0x80;
                    }
                    let bytes = if compressed { &bytes[..half] } else { &bytes[..] };
                    let a = ours::PublicKey::from_bytes_unchecked(bytes);
                    let b = theirs::PublicKey::deserialize(bytes);
                    assert_eq!(a.is_ok(), b.is_ok(), "deserialize");
                    assert_eq!(
                        a.and_then(|key| key.validate()).is_ok(),
                        b.and_then(|key| key.validate()).is_ok(),
                        "validate"
                    );
                    let a = ours::PublicKey::uncompress(bytes).is_ok();
                    let b = theirs::PublicKey::uncompress(bytes).and_then(|key| key.validate());
                    assert_eq!(a, b.is_ok(), "uncompress");
                }
            }
        }
    };
}

variant!(keys_in_g1, min_pk, blst_p1_affine, blst_p2_affine);
variant!(keys_in_g2, min_sig, blst_p2_affine, blst_p1_affine);

/// Zero, the group order, and neighbours: which numbers are secret keys.
#[test]
fn secret_key_verdicts_agree() {
    let order: [u8; 32] = [
        0x73, 0xed, 0xa7, 0x53, 0x29, 0x9d, 0x7d, 0x48, 0x33, 0x39, 0xd8, 0x08, 0x09, 0xa1, 0xd8, 0x05, 0x53, 0xbd,
        0xa4, 0x02, 0xff, 0xfe, 0x5b, 0xfe, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x01,
    ];
    let mut stream = Stream::new("secret keys");
    for case in 0..cases() {
        let mut bytes = match case % 4 {
            0 => [0; 32],
            1 | 2 => order,
            _ => stream.bytes(),
        };
        if case % 3 != 0 {
            bytes[31 - stream.below(12)] ^= 1 << stream.below(8);
        }
        let theirs = blst::min_pk::SecretKey::from_bytes(&bytes).is_ok();
        assert_eq!(montane::bls::min_pk::SecretKey::from_bytes(&bytes).is_ok(), theirs, "{bytes:02x?}");
    }
}
