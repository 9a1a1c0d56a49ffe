//! A threshold signature: any three of five holders of a share sign together; two cannot.
//!
//! `cargo run --release --example threshold`

use montane::bls::BlsError;
use montane::bls::min_pk::{ProofOfPossession, SecretKey, Signature};
use montane::bls12_381::{G2Projective, Scalar};

/// The share of holder `i`, the value at `i` of the polynomial whose constant term is the secret (Shamir, 1979).
fn share(polynomial: &[Scalar], i: u64) -> Scalar {
    polynomial.iter().rev().fold(Scalar::ZERO, |acc, c| acc * Scalar::from(i) + c)
}

/// The signature of the group from shares of it: Lagrange's interpolation at 0, in the exponent.
fn combine(shares: &[(u64, Signature)]) -> Signature {
    let sum: G2Projective = shares
        .iter()
        .map(|(i, signature)| {
            let coefficient: Scalar = shares
                .iter()
                .filter(|(j, _)| j != i)
                .map(|(j, _)| {
                    let difference = Scalar::from(*j) - Scalar::from(*i);
                    Scalar::from(*j) * difference.invert().expect("holders have different numbers")
                })
                .product();
            G2Projective::from(signature.as_affine()) * coefficient
        })
        .sum();
    // A sum of points of the group is in the group.
    Signature::from_affine_unchecked(sum.to_affine())
}

fn main() -> Result<(), BlsError> {
    let (holders, threshold) = (5, 3);
    let message = b"move 10 coins";

    // A dealer draws a polynomial; in practice the holders draw it together.
    let polynomial: Vec<Scalar> = (0..threshold)
        .map(|i| SecretKey::key_gen(&[i as u8 + 1; 32], b"threshold example").map(|key| *key.as_scalar()))
        .collect::<Result<_, _>>()?;
    let group_key = ProofOfPossession::sk_to_pk(&SecretKey::from_scalar(polynomial[0])?);
    let secrets: Vec<(u64, SecretKey)> = (1..=holders)
        .map(|i| Ok((i, SecretKey::from_scalar(share(&polynomial, i))?)))
        .collect::<Result<_, BlsError>>()?;

    // Each holder signs alone; a share of a signature verifies under the share of the key.
    let signed: Vec<(u64, Signature)> =
        secrets.iter().map(|(i, key)| (*i, ProofOfPossession::sign(key, message))).collect();
    for ((i, key), (_, signature)) in secrets.iter().zip(&signed) {
        ProofOfPossession::verify(signature, message, &ProofOfPossession::sk_to_pk(key))?;
        println!("share of holder {i}: valid");
    }

    // Every three make the same signature, that of the group.
    let first = combine(&signed[..threshold]);
    for chosen in [[0, 1, 2], [0, 2, 4], [1, 3, 4], [2, 3, 4]] {
        let signature = combine(&chosen.map(|i| signed[i]));
        ProofOfPossession::verify(&signature, message, &group_key)?;
        assert_eq!(signature, first, "the signature does not say who made it");
        println!("holders {:?}: valid under the key of the group", chosen.map(|i| i + 1));
    }
    let refused = ProofOfPossession::verify(&combine(&signed[..2]), message, &group_key);
    println!("holders [1, 2]: {}", refused.expect_err("two are too few"));
    Ok(())
}
