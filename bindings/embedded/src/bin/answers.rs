//! Known answers of what users call, and refusals. Says `ok`, or panics.
#![no_std]
#![no_main]
#![forbid(unsafe_code)]

use core::panic::PanicInfo;

use montane::bls::BlsError;
use montane::bls::min_pk::{ProofOfPossession, PublicKey, SecretKey};
use montane::bls12_381::{G1Affine, G1Projective, G2Affine, Scalar, pairing, pairing_check};
use montane::ed25519::{Signature, SigningKey, VerifyingKey};
use montane::x25519::{SharedSecret, StaticSecret};
use montane::{bn254, x25519};
use montane_embedded::vectors;
use semihosting::{println, process};

#[montane_embedded::entry]
fn main() -> ! {
    ed25519_answers();
    x25519_answers();
    bls_answers();
    pairing_answers();
    sums();
    println!("ok");
    process::exit(0)
}

fn ed25519_answers() {
    use vectors::ed25519::{KEY, MESSAGE, SECRET, SIGNATURE};
    let secret = SigningKey::from_bytes(&SECRET);
    assert_eq!(secret.verifying_key().to_bytes(), KEY);
    assert_eq!(secret.sign(&MESSAGE).to_bytes(), SIGNATURE);
    let (key, signature) = (VerifyingKey::from_bytes(&KEY).unwrap(), Signature::from_bytes(&SIGNATURE));
    assert!(key.verify(&MESSAGE, &signature).is_ok());
    assert!(key.verify_strict(&MESSAGE, &signature).is_ok());
    assert!(key.verify(b"s", &signature).is_err());
    println!("Ed25519");
}

fn x25519_answers() {
    use vectors::x25519::{KEY, SECRET, SHARED};
    let shared = |key| -> SharedSecret { StaticSecret::from(SECRET).diffie_hellman(&x25519::PublicKey::from(key)) };
    assert_eq!(shared(KEY).to_bytes(), SHARED);
    assert!(shared(KEY).was_contributory());
    // Of order 1.
    assert!(!shared([0; 32]).was_contributory());
    println!("X25519");
}

fn bls_answers() {
    use vectors::bls::{KEY, MESSAGE, SECRET, SIGNATURE};
    let secret = SecretKey::from_bytes(&SECRET).unwrap();
    let key = PublicKey::from_bytes(&KEY).unwrap();
    assert_eq!(ProofOfPossession::sk_to_pk(&secret), key);
    let signature = ProofOfPossession::sign(&secret, &MESSAGE);
    assert_eq!(signature.to_bytes(), SIGNATURE);
    assert_eq!(ProofOfPossession::verify(&signature, &MESSAGE, &key), Ok(()));
    assert_eq!(ProofOfPossession::verify(&signature, &[1; 32], &key), Err(BlsError::Equation));
    println!("BLS signatures");
}

/// `e(6 P, 7 Q) = e(42 P, Q)`, on both curves.
fn pairing_answers() {
    let (a, b) = (Scalar::from(6), Scalar::from(7));
    let (p, q) = (G1Affine::generator(), G2Affine::generator());
    let multiple = |n: Scalar| (G1Projective::from(p) * n).to_affine();
    assert_eq!(pairing(&multiple(a), &q) * b, pairing(&multiple(a * b), &q));
    assert!(pairing_check(&[(&p, &q), (&-p, &q)]));
    assert!(!pairing_check(&[(&p, &q), (&p, &q)]));

    let (p, q) = (bn254::G1Affine::generator(), bn254::G2Affine::generator());
    assert!(bn254::pairing_check(&[(&p, &q), (&-p, &q)]));
    assert!(!bn254::pairing_check(&[(&p, &q), (&p, &q)]));
    println!("pairings");
}

/// `sum n_i P_i` for as many points as make buckets, term by term.
fn sums() {
    let mut points = [G1Affine::generator(); 40];
    let mut factors = [Scalar::from(1); 40];
    let mut expected = G1Projective::identity();
    for i in 0..points.len() {
        factors[i] = -Scalar::from(1 + 1_000_003 * i as u64).square();
        points[i] = (G1Projective::generator() * Scalar::from(3 + i as u64)).to_affine();
        expected += G1Projective::from(points[i]) * factors[i];
    }
    assert_eq!(G1Projective::msm_vartime(&points, &factors), Ok(expected));
    println!("sums");
}

#[panic_handler]
fn panicked(info: &PanicInfo<'_>) -> ! {
    println!("{info}");
    process::exit(101)
}
