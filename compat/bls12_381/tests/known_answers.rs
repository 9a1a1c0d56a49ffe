//! Published answers: the encodings of multiples of the generators that the original's package has, and what a program
//! may do with this surface at compile time.
#![cfg(all(feature = "pairings", feature = "alloc"))]

use bls12_381::{G1Affine, G1Projective, G2Affine, G2Projective, Scalar};
use sha2::{Digest, Sha256};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// SHA-256 of the encodings of 0 to 999 times the generator: of the four files of `src/tests` in the package bls12_381
/// 0.9.0, `g1_compressed_valid_test_vectors.dat` and the others.
macro_rules! multiples {
    ($test:ident, $projective:ident, $affine:ident, $to:ident, $from:ident, $sha256:literal) => {
        #[test]
        fn $test() {
            let mut hash = Sha256::new();
            let mut p = $projective::identity();
            for _ in 0..1000 {
                let bytes = $affine::from(p).$to();
                assert_eq!($affine::$from(&bytes).unwrap(), $affine::from(p));
                hash.update(bytes);
                p += $projective::generator();
            }
            assert_eq!(hex(&hash.finalize()), $sha256);
        }
    };
}

multiples!(
    g1_compressed,
    G1Projective,
    G1Affine,
    to_compressed,
    from_compressed,
    "8acaa1d512b4cf96f4740e4c9afc19ba4618d48fe251c452a19382395bcd0929"
);
multiples!(
    g1_uncompressed,
    G1Projective,
    G1Affine,
    to_uncompressed,
    from_uncompressed,
    "e25aae8e95c9cd39cdb1eec0100c8245e297510fef0091cbf80b91d49de6b685"
);
multiples!(
    g2_compressed,
    G2Projective,
    G2Affine,
    to_compressed,
    from_compressed,
    "b75bc2e41289adda41e448e56a1ea39b11009a27b02e8676c8b86defedc05deb"
);
multiples!(
    g2_uncompressed,
    G2Projective,
    G2Affine,
    to_uncompressed,
    from_uncompressed,
    "80fd0516c8115b13165589324558649fa94f49e714caa3b735537d073a9cfb65"
);

/// `2^256 mod r` and `2^512 mod r`: what `from_raw` and `from_bytes_wide` reduce by.
#[test]
fn reductions() {
    let two_256 = Scalar::from_raw([u64::MAX; 4]) + Scalar::one();
    assert_eq!(format!("{two_256:?}"), "0x1824b159acc5056f998c4fefecbc4ff55884b7fa0003480200000001fffffffe");
    assert_eq!(Scalar::from_bytes_wide(&[255; 64]), two_256.square() - Scalar::one());
}

#[test]
fn constants() {
    const NINE: Scalar = Scalar::from_raw([3, 0, 0, 0]).square();
    const FIVE: Scalar = NINE.double().sub(&NINE.add(&Scalar::from_raw([4, 0, 0, 0])));
    const MINUS_45: Scalar = NINE.mul(&FIVE).neg();
    const NOTHING: Scalar = MINUS_45.sub(&MINUS_45).add(&Scalar::zero()).neg().mul(&Scalar::one());
    assert_eq!((MINUS_45, NOTHING), (-Scalar::from(45), Scalar::zero()));
}
