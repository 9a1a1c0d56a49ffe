//! What programs do with the library, each a piece of work that can be repeated and timed: the first part of
//! `montane report`.

use std::hint::black_box;

use montane_curves::bls12_381::{self, Fp, G1Affine, G1Projective, G2Affine, Scalar};
use montane_curves::bn254;
use montane_polynomials::kzg;
use montane_signatures::bls::min_pk::{ProofOfPossession, PublicKey, SecretKey, Signature};
use montane_signatures::ed25519::SigningKey;

/// Does the work so many times.
pub type Work = Box<dyn FnMut(usize)>;

/// A piece of work.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// The name of the same operation in `peers`.
    pub name: &'static str,
    /// For people.
    pub summary: &'static str,
    /// Prepares its inputs.
    pub prepare: fn() -> Work,
}

const MESSAGE: &[u8] = b"a message of a program that signs";

/// Every one.
pub static PROGRAMS: [Program; 10] = [
    Program {
        name: "fp381_mul_latency",
        summary: "a product modulo the prime of BLS12-381, in a chain",
        prepare: product,
    },
    Program { name: "bls12_381_pairing", summary: "a pairing on BLS12-381", prepare: pairing },
    Program { name: "bn254_pairing", summary: "a pairing on BN254", prepare: bn254_pairing },
    Program { name: "bls_sign", summary: "a BLS signature", prepare: bls_sign },
    Program {
        name: "bls_verify",
        summary: "a BLS signature verified, decoding and subgroup checks included",
        prepare: bls_verify,
    },
    Program { name: "ed25519_sign", summary: "an Ed25519 signature", prepare: ed25519_sign },
    Program { name: "ed25519_verify", summary: "an Ed25519 signature verified", prepare: ed25519_verify },
    Program { name: "g1_msm_4096", summary: "a sum of 4096 products in BLS12-381's G1", prepare: sum::<4096> },
    Program { name: "kzg_blob_to_kzg_commitment", summary: "a commitment to a blob", prepare: commitment },
    Program {
        name: "kzg_verify_blob_kzg_proof",
        summary: "a blob verified against its commitment",
        prepare: verify_blob,
    },
];

/// Sums of other sizes: what a point costs by how many there are.
pub static SUMS: [Program; 3] = [
    Program { name: "g1_msm_128", summary: "a sum of 128 products in BLS12-381's G1", prepare: sum::<128> },
    Program { name: "g1_msm_1024", summary: "a sum of 1024 products in BLS12-381's G1", prepare: sum::<1024> },
    Program { name: "g1_msm_16384", summary: "a sum of 16384 products in BLS12-381's G1", prepare: sum::<16384> },
];

/// Numbers that are neither short nor regular.
fn scalars(n: usize) -> Vec<Scalar> {
    let step = -Scalar::from(0x9e37_79b9_7f4a_7c15);
    core::iter::successors(Some(step), |s| Some((s.square() + step) * step)).take(n).collect()
}

fn product() -> Work {
    let y = -Fp::from_u64(0x9e37_79b9_7f4a_7c15);
    let mut x = y;
    Box::new(move |n| {
        for _ in 0..n {
            x = &x * &y;
        }
        black_box(x);
    })
}

fn pairing() -> Work {
    let (p, q) = (G1Affine::generator(), G2Affine::generator());
    repeat(move || bls12_381::pairing(black_box(&p), black_box(&q)))
}

fn bn254_pairing() -> Work {
    let (p, q) = (bn254::G1Affine::generator(), bn254::G2Affine::generator());
    repeat(move || bn254::pairing(black_box(&p), black_box(&q)))
}

fn secret_key() -> SecretKey {
    SecretKey::key_gen(&[42; 32], b"").expect("32 bytes suffice")
}

fn bls_sign() -> Work {
    let key = secret_key();
    repeat(move || ProofOfPossession::sign(black_box(&key), MESSAGE))
}

fn bls_verify() -> Work {
    let key = secret_key();
    let public = ProofOfPossession::sk_to_pk(&key).to_bytes();
    let signature = ProofOfPossession::sign(&key, MESSAGE).to_bytes();
    repeat(move || {
        let public = PublicKey::from_bytes(black_box(&public[..])).expect("a key");
        let signature = Signature::from_bytes(black_box(&signature[..])).expect("a signature");
        ProofOfPossession::verify(&signature, MESSAGE, &public).expect("a valid one");
    })
}

fn ed25519_sign() -> Work {
    let key = SigningKey::from_bytes(&[7; 32]);
    repeat(move || black_box(&key).sign(MESSAGE))
}

fn ed25519_verify() -> Work {
    let key = SigningKey::from_bytes(&[7; 32]);
    let (public, signature) = (key.verifying_key(), key.sign(MESSAGE));
    repeat(move || public.verify(MESSAGE, black_box(&signature)).expect("a valid one"))
}

fn sum<const TERMS: usize>() -> Work {
    let step = G1Projective::generator() * Scalar::from(0x1234_5678_9abc_def1);
    let points: Vec<G1Projective> = core::iter::successors(Some(step), |p| Some(p + step)).take(TERMS).collect();
    let mut affine = vec![G1Affine::identity(); TERMS];
    G1Projective::batch_normalize(&points, &mut affine);
    let scalars = scalars(TERMS);
    repeat(move || G1Projective::msm_vartime(black_box(&affine), &scalars).expect("as many"))
}

fn blob() -> Vec<u8> {
    scalars(kzg::FIELD_ELEMENTS_PER_BLOB).iter().flat_map(Scalar::to_be_bytes).collect()
}

fn commitment() -> Work {
    let blob = blob();
    repeat(move || kzg::blob_to_kzg_commitment(black_box(&blob)).expect("a blob"))
}

fn verify_blob() -> Work {
    let blob = blob();
    let commitment = kzg::blob_to_kzg_commitment(&blob).expect("a blob");
    let proof = kzg::compute_blob_kzg_proof(&blob, &commitment).expect("a blob");
    repeat(move || assert!(kzg::verify_blob_kzg_proof(black_box(&blob), &commitment, &proof).expect("a blob")))
}

/// Work whose result is looked at.
fn repeat<R: 'static>(mut f: impl FnMut() -> R + 'static) -> Work {
    Box::new(move |n| {
        for _ in 0..n {
            black_box(f());
        }
    })
}
