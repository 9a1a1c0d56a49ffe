//! Programs on curve25519-dalek and ed25519-dalek: threshold signatures, range proofs, verifiable random functions.

use bulletproofs::{BulletproofGens, PedersenGens, RangeProof};
use curve25519_dalek::ristretto::CompressedRistretto;
use curve25519_dalek::scalar::Scalar;
use ed25519_dalek::{Signer, Verifier};
use merlin::Transcript;
use rand_0_8::rngs::StdRng;
use rand_0_8::{RngCore, SeedableRng};

use crate::{Entry, Operation};

pub const OPERATIONS: &[Entry] = &[
    ("frost-ristretto255: keys of 10 from a dealer", ristretto255::keys),
    ("frost-ristretto255: round 1", ristretto255::commit),
    ("frost-ristretto255: round 2 of 7", ristretto255::sign),
    ("frost-ristretto255: aggregate 7, verify", ristretto255::aggregate),
    ("frost-ed25519: keys of 10 from a dealer", ed25519::keys),
    ("frost-ed25519: round 1", ed25519::commit),
    ("frost-ed25519: round 2 of 7", ed25519::sign),
    ("frost-ed25519: aggregate 7, verify", ed25519::aggregate),
    ("bulletproofs: prove 64 bits", || prove(1)),
    ("bulletproofs: verify 64 bits", || verify(1)),
    ("bulletproofs: prove 8 times 64 bits", || prove(8)),
    ("bulletproofs: verify 8 times 64 bits", || verify(8)),
    ("schnorrkel: sign", schnorr_sign),
    ("schnorrkel: verify", schnorr_verify),
    ("schnorrkel: verify 64 at once", schnorr_batch),
    ("vrf-r255: prove", vrf_prove),
    ("vrf-r255: verify", vrf_verify),
    ("x25519-dalek: key and shared secret", x25519),
    ("ed25519-dalek: key and sign", ed25519_sign),
    ("ed25519-dalek: verify", ed25519_verify),
    ("ed25519-dalek: verify 64 at once", || ed25519_batch(64)),
    ("ed25519-dalek: verify 1024 at once", || ed25519_batch(1024)),
];

fn source(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// Seven of ten sign.
macro_rules! frost {
    ($name:ident, $library:ident) => {
        mod $name {
            use std::collections::BTreeMap;

            use $library as frost;

            use super::source;
            use crate::Operation;

            type Shares = BTreeMap<frost::Identifier, frost::keys::SecretShare>;

            fn deal() -> (Shares, frost::keys::PublicKeyPackage) {
                let list = frost::keys::IdentifierList::Default;
                frost::keys::generate_with_dealer(10, 7, list, source(1)).expect("enough signers")
            }

            /// What the signers and who asks them hold before the second round.
            struct Session {
                package: frost::SigningPackage,
                signers: Vec<(frost::Identifier, frost::keys::KeyPackage, frost::round1::SigningNonces)>,
                public: frost::keys::PublicKeyPackage,
            }

            fn session() -> Session {
                let (shares, public) = deal();
                let mut rng = source(2);
                let mut commitments = BTreeMap::new();
                let signers = shares.into_iter().take(7).map(|(identifier, share)| {
                    let package = frost::keys::KeyPackage::try_from(share).expect("a valid share");
                    let (nonces, commitment) = frost::round1::commit(package.signing_share(), &mut rng);
                    commitments.insert(identifier, commitment);
                    (identifier, package, nonces)
                });
                let signers = signers.collect();
                Session { signers, package: frost::SigningPackage::new(commitments, b"message"), public }
            }

            pub fn keys() -> Operation {
                Box::new(|| deal().1.serialize().expect("bytes"))
            }

            pub fn commit() -> Operation {
                let signers = session().signers;
                Box::new(move || {
                    let (_, commitments) = frost::round1::commit(signers[0].1.signing_share(), &mut source(3));
                    commitments.serialize().expect("bytes")
                })
            }

            pub fn sign() -> Operation {
                let Session { package, signers, .. } = session();
                Box::new(move || {
                    frost::round2::sign(&package, &signers[0].2, &signers[0].1).expect("a share").serialize()
                })
            }

            pub fn aggregate() -> Operation {
                let Session { package, signers, public } = session();
                let share = |(identifier, key, nonces): &(_, _, _)| {
                    (*identifier, frost::round2::sign(&package, nonces, key).expect("a share"))
                };
                let shares = signers.iter().map(share).collect();
                Box::new(move || {
                    let signature = frost::aggregate(&package, &shares, &public).expect("valid shares");
                    public.verifying_key().verify(b"message", &signature).expect("a valid signature");
                    signature.serialize().expect("bytes")
                })
            }
        }
    };
}

frost!(ristretto255, frost_ristretto255);
frost!(ed25519, frost_ed25519);

fn range_proof(generators: &BulletproofGens, n: usize) -> (RangeProof, Vec<CompressedRistretto>) {
    let mut rng = source(4);
    let values: Vec<u64> = (0..n).map(|_| rng.next_u64()).collect();
    let blindings: Vec<Scalar> = (0..n).map(|_| Scalar::random(&mut rng)).collect();
    RangeProof::prove_multiple_with_rng(
        generators,
        &PedersenGens::default(),
        &mut Transcript::new(b"programs"),
        &values,
        &blindings,
        64,
        &mut rng,
    )
    .expect("values in range")
}

fn prove(n: usize) -> Operation {
    let generators = BulletproofGens::new(64, n);
    Box::new(move || range_proof(&generators, n).0.to_bytes())
}

fn verify(n: usize) -> Operation {
    let generators = BulletproofGens::new(64, n);
    let (proof, commitments) = range_proof(&generators, n);
    Box::new(move || {
        let mut transcript = Transcript::new(b"programs");
        let pedersen = PedersenGens::default();
        let rng = &mut source(5);
        proof
            .verify_multiple_with_rng(&generators, &pedersen, &mut transcript, &commitments, 64, rng)
            .expect("a valid proof");
        commitments.iter().flat_map(|commitment| commitment.to_bytes()).collect()
    })
}

fn schnorr(seed: u64) -> (schnorrkel::Keypair, schnorrkel::Signature) {
    let pair = schnorrkel::Keypair::generate_with(source(seed));
    let signature = schnorr_signature(&pair);
    (pair, signature)
}

fn schnorr_transcript() -> Transcript {
    schnorrkel::signing_context(b"programs").bytes(b"message")
}

fn schnorr_signature(pair: &schnorrkel::Keypair) -> schnorrkel::Signature {
    pair.sign(schnorrkel::context::attach_rng(schnorr_transcript(), source(6)))
}

fn schnorr_sign() -> Operation {
    let (pair, _) = schnorr(7);
    Box::new(move || schnorr_signature(&pair).to_bytes().to_vec())
}

fn schnorr_verify() -> Operation {
    let (pair, signature) = schnorr(7);
    Box::new(move || {
        pair.public.verify(schnorr_transcript(), &signature).expect("a valid signature");
        signature.to_bytes().to_vec()
    })
}

fn schnorr_batch() -> Operation {
    let (keys, signatures): (Vec<_>, Vec<_>) = (0..64).map(|i| schnorr(100 + i)).map(|(k, s)| (k.public, s)).unzip();
    Box::new(move || {
        let transcripts = (0..64).map(|_| schnorr_transcript());
        schnorrkel::verify_batch_deterministic(transcripts, &signatures, &keys, false).expect("valid signatures");
        keys.iter().flat_map(|key| key.to_bytes()).collect()
    })
}

fn vrf_prove() -> Operation {
    let key = vrf_r255::SecretKey::generate(source(8));
    Box::new(move || key.prove(b"message").to_bytes().to_vec())
}

fn vrf_verify() -> Operation {
    let key = vrf_r255::SecretKey::generate(source(8));
    let (public, proof) = (vrf_r255::PublicKey::from(key), key.prove(b"message"));
    Box::new(move || public.verify(b"message", &proof).expect("a valid proof").to_vec())
}

fn x25519() -> Operation {
    let peer = x25519_dalek::PublicKey::from(&x25519_dalek::StaticSecret::from([9; 32]));
    Box::new(move || {
        let secret = x25519_dalek::StaticSecret::from([10; 32]);
        let public = x25519_dalek::PublicKey::from(&secret);
        [public.to_bytes(), secret.diffie_hellman(&peer).to_bytes()].concat()
    })
}

fn ed25519_sign() -> Operation {
    Box::new(|| ed25519_dalek::SigningKey::from_bytes(&[11; 32]).sign(b"message").to_vec())
}

fn ed25519_verify() -> Operation {
    let key = ed25519_dalek::SigningKey::from_bytes(&[11; 32]);
    let (public, signature) = (key.verifying_key().to_bytes(), key.sign(b"message"));
    Box::new(move || {
        let public = ed25519_dalek::VerifyingKey::from_bytes(&public).expect("a key");
        public.verify(b"message", &signature).expect("a valid signature");
        public.to_bytes().to_vec()
    })
}

fn ed25519_batch(n: u64) -> Operation {
    let keys: Vec<_> = (0..n)
        .map(|i| {
            let mut seed = [0; 32];
            source(200 + i).fill_bytes(&mut seed);
            ed25519_dalek::SigningKey::from_bytes(&seed)
        })
        .collect();
    let signatures: Vec<_> = keys.iter().map(|key| key.sign(b"message")).collect();
    let publics: Vec<_> = keys.iter().map(ed25519_dalek::SigningKey::verifying_key).collect();
    Box::new(move || {
        let messages = vec![&b"message"[..]; publics.len()];
        ed25519_dalek::verify_batch(&messages, &signatures, &publics).expect("valid signatures");
        vec![]
    })
}
