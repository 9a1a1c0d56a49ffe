//! The decisions about signatures that are right only up to points of small order, beside the original's: which sums
//! must vanish, by what a cofactor is not multiplied, and which multipliers a batch takes, show nowhere else.

use curve25519_dalek::constants::{ED25519_BASEPOINT_POINT, EIGHT_TORSION};
use curve25519_dalek::{EdwardsPoint, Scalar};
use ed25519_dalek::{Signature, VerifyingKey};
use sha2::{Digest, Sha512};

struct Case {
    message: [u8; 2],
    key: [u8; 32],
    signature: [u8; 64],
}

/// `A = a B + T`, `R = r B + T'`, `S = r + k a`: the equation holds where `T' + k T = 0`.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for seed in 0..4u64 {
        for (i, t) in EIGHT_TORSION.into_iter().enumerate() {
            for (j, u) in EIGHT_TORSION.into_iter().enumerate() {
                // Without `a` or `r` the point is of small order itself.
                let [a, r] = [Scalar::from(seed * 77), Scalar::from(seed % 3 * 1001)];
                let point =
                    |s: &Scalar, torsion: EdwardsPoint| (ED25519_BASEPOINT_POINT * s + torsion).compress().to_bytes();
                let (key, commitment, message) = (point(&a, t), point(&r, u), [seed as u8, (8 * i + j) as u8]);
                let k = Sha512::new().chain_update(commitment).chain_update(key).chain_update(message);
                let s = r + Scalar::from_bytes_mod_order_wide(&k.finalize().into()) * a;
                let mut signature = [0; 64];
                signature[..32].copy_from_slice(&commitment);
                signature[32..].copy_from_slice(s.as_bytes());
                cases.push(Case { message, key, signature });
            }
        }
    }
    cases
}

#[test]
fn the_same_decisions_about_points_of_small_order() {
    let mut seen = [[0; 2]; 3];
    let cases = cases();
    for case in &cases {
        let ours = VerifyingKey::from_bytes(&case.key).unwrap();
        let theirs = original::VerifyingKey::from_bytes(&case.key).unwrap();
        let (a, b) = (Signature::from_bytes(&case.signature), original::Signature::from_bytes(&case.signature));
        assert_eq!(ours.is_weak(), theirs.is_weak());
        let verdict = ed25519_dalek::Verifier::verify(&ours, &case.message, &a).is_ok();
        assert_eq!(verdict, original::Verifier::verify(&theirs, &case.message, &b).is_ok());
        let strict = ours.verify_strict(&case.message, &a).is_ok();
        assert_eq!(strict, theirs.verify_strict(&case.message, &b).is_ok());
        seen[0][usize::from(verdict)] += 1;
        seen[1][usize::from(strict)] += 1;
    }
    for pair in cases.chunks(2).chain(cases.chunks(3)) {
        let messages: Vec<&[u8]> = pair.iter().map(|case| &case.message[..]).collect();
        let ours: Vec<_> = pair
            .iter()
            .map(|c| (Signature::from_bytes(&c.signature), VerifyingKey::from_bytes(&c.key).unwrap()))
            .collect();
        let theirs: Vec<_> = pair
            .iter()
            .map(|c| {
                (original::Signature::from_bytes(&c.signature), original::VerifyingKey::from_bytes(&c.key).unwrap())
            })
            .collect();
        let (signatures, keys): (Vec<_>, Vec<_>) = ours.into_iter().unzip();
        let verdict = ed25519_dalek::verify_batch(&messages, &signatures, &keys).is_ok();
        let (signatures, keys): (Vec<_>, Vec<_>) = theirs.into_iter().unzip();
        assert_eq!(verdict, original::verify_batch(&messages, &signatures, &keys).is_ok());
        seen[2][usize::from(verdict)] += 1;
    }
    assert!(seen.as_flattened().iter().all(|&n| n > 0), "both verdicts of each: {seen:?}");
    println!("refused, accepted: {seen:?}");
}
