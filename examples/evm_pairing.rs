//! A pairing check as Ethereum's precompiled contract at address 8 does it (EIP-197), on bytes: a BLS-like equation
//! `e(s H, G2) = e(H, s G2)` over BN254, with its points from the addition and multiplication contracts (EIP-196).
//!
//! Run with `cargo run --release --example evm_pairing`.

use montane::bn254::{G2Affine, G2Projective, Scalar, precompile};

/// `-y mod p` of an encoded point `(x, y)`, by multiplying it by `r - 1` as a contract would.
fn negate(point: &[u8; 64]) -> [u8; 64] {
    let minus_one = (-Scalar::from_u64(1)).to_be_bytes();
    precompile::g1_mul(&[&point[..], &minus_one[..]].concat()).expect("a point of the curve")
}

fn main() {
    let mut generator = [0u8; 64];
    (generator[31], generator[63]) = (1, 2);
    let secret = [7u8; 32];

    // H = 2 G1 by ECADD, s H by ECMUL.
    let h = precompile::g1_add(&[generator, generator].concat()).expect("points of the curve");
    let signature = precompile::g1_mul(&[&h[..], &secret[..]].concat()).expect("a point of the curve");
    println!("ECADD and ECMUL: signature {:02x?}..", &signature[..8]);

    // The public key s G2, which no contract computes.
    let key = (G2Projective::generator() * Scalar::from_be_bytes_mod_order(&secret)).to_affine();

    let check = |message: &[u8; 64]| {
        let input = [
            &signature[..],
            &G2Affine::generator().to_uncompressed()[..],
            &negate(message)[..],
            &key.to_uncompressed()[..],
        ]
        .concat();
        precompile::pairing_check(&input)
    };
    println!("ECPAIRING of e(s H, G2) e(-H, s G2) = 1: {:?}", check(&h));
    println!("ECPAIRING with another message:          {:?}", check(&generator));
    println!("ECPAIRING of 191 bytes:                  {:?}", precompile::pairing_check(&[0; 191]));
    assert_eq!(check(&h), Ok(true));
    assert_eq!(check(&generator), Ok(false));
    assert!(precompile::pairing_check(&[0; 191]).is_err());
}
