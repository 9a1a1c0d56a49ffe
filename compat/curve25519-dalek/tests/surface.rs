//! What the clients' own tests do not reach: every byte form, the tables, mixed sums, and answers that are published.
#![cfg(all(feature = "digest", feature = "serde", feature = "rand_core"))]

use curve25519_dalek::constants::{
    ED25519_BASEPOINT_COMPRESSED, ED25519_BASEPOINT_POINT, ED25519_BASEPOINT_TABLE, EIGHT_TORSION,
    RISTRETTO_BASEPOINT_COMPRESSED, RISTRETTO_BASEPOINT_POINT, RISTRETTO_BASEPOINT_TABLE, X25519_BASEPOINT,
};
use curve25519_dalek::edwards::{
    CompressedEdwardsY, EdwardsBasepointTable, EdwardsBasepointTableRadix256, EdwardsPoint,
    VartimeEdwardsPrecomputation,
};
use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoBasepointTable, RistrettoPoint};
use curve25519_dalek::scalar::{Scalar, clamp_integer};
use curve25519_dalek::traits::{
    BasepointTable, Identity, IsIdentity, MultiscalarMul, VartimeMultiscalarMul, VartimePrecomputedMultiscalarMul,
};
use rand_core::OsRng;
use sha2::{Digest, Sha512};

#[test]
fn constants_are_one_point() {
    assert_eq!(ED25519_BASEPOINT_COMPRESSED.decompress(), Some(ED25519_BASEPOINT_POINT));
    assert_eq!(ED25519_BASEPOINT_POINT.to_montgomery(), X25519_BASEPOINT);
    assert_eq!(RISTRETTO_BASEPOINT_POINT.compress(), RISTRETTO_BASEPOINT_COMPRESSED);
    assert!(EIGHT_TORSION.iter().all(EdwardsPoint::is_small_order));
    assert!(EIGHT_TORSION[0].is_identity() && !EIGHT_TORSION[4].is_identity());
}

#[test]
fn tables_are_their_points() {
    let s = Scalar::random(&mut OsRng);
    let p = EdwardsPoint::mul_base(&Scalar::random(&mut OsRng));
    assert_eq!(ED25519_BASEPOINT_TABLE * &s, ED25519_BASEPOINT_POINT * s);
    assert_eq!(&s * RISTRETTO_BASEPOINT_TABLE, RISTRETTO_BASEPOINT_POINT * s);
    let table = EdwardsBasepointTable::create(&p);
    assert_eq!((&table * &s, table.basepoint()), (p * s, p));
    assert_eq!(EdwardsBasepointTableRadix256::from(&table).mul_base(&s), p * s);
    assert_eq!(table.mul_base_clamped([7; 32]), p.mul_clamped([7; 32]));
    let q = RistrettoPoint::random(&mut OsRng);
    assert_eq!(&RistrettoBasepointTable::create(&q) * &s, q * s);
}

#[test]
fn sums_of_products_agree() {
    let scalars: Vec<Scalar> = (0..20).map(|_| Scalar::random(&mut OsRng)).collect();
    let points: Vec<EdwardsPoint> = scalars.iter().rev().map(EdwardsPoint::mul_base).collect();
    let expected: EdwardsPoint = scalars.iter().zip(&points).map(|(s, p)| s * p).sum();
    assert_eq!(EdwardsPoint::multiscalar_mul(&scalars, &points), expected);
    assert_eq!(EdwardsPoint::vartime_multiscalar_mul(&scalars, &points), expected);
    let known = VartimeEdwardsPrecomputation::new(&points[..12]);
    assert_eq!(known.vartime_mixed_multiscalar_mul(&scalars[..12], &scalars[12..], &points[12..]), expected);
    assert_eq!(EdwardsPoint::optional_multiscalar_mul(&scalars[..1], [None]), None);
}

#[test]
#[should_panic(expected = "one scalar for each point")]
fn sums_need_as_many_scalars_as_points() {
    let _ = RistrettoPoint::vartime_multiscalar_mul(&[Scalar::ONE], &[] as &[RistrettoPoint]);
}

/// A clamped integer is a multiple of 8 and is not reduced: a component of small order vanishes.
#[test]
fn clamped_integers_are_not_reduced() {
    let p = ED25519_BASEPOINT_POINT + EIGHT_TORSION[1];
    assert_eq!(p.mul_clamped([0xff; 32]), ED25519_BASEPOINT_POINT.mul_clamped([0xff; 32]));
    assert_ne!(p * Scalar::from_bytes_mod_order(clamp_integer([0xff; 32])), p.mul_clamped([0xff; 32]));
}

/// The sum of two scalars of 255 bits may have 256: as an integer it multiplies points, where the original has no
/// digits for it.
#[cfg(feature = "legacy_compatibility")]
#[test]
fn scalars_of_256_bits_multiply_as_integers() {
    #[allow(deprecated)]
    let [a, order] = [[0xff; 32], (-Scalar::ONE).to_bytes()].map(Scalar::from_bits);
    let (p, s) = (ED25519_BASEPOINT_POINT + EIGHT_TORSION[1], a + a);
    assert!(s[31] > 0x7f);
    // 2 a - L
    let expected = p * a + p * a - p * order - p;
    assert_eq!([p * s, s * p, EdwardsBasepointTable::create(&p).mul_base(&s)], [expected; 3]);
    assert_eq!(EdwardsPoint::vartime_double_scalar_mul_basepoint(&s, &p, &s), expected + EdwardsPoint::mul_base(&s));
    assert_eq!(EdwardsPoint::multiscalar_mul([s, a], [p, p]), expected + p * a);
    assert_eq!(EdwardsPoint::vartime_multiscalar_mul([s, a], [p, p]), expected + p * a);
    assert_eq!(EdwardsPoint::mul_base(&s), ED25519_BASEPOINT_POINT * s);
}

#[test]
fn every_type_is_32_bytes_in_serde() {
    fn round<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + core::fmt::Debug>(value: T, bytes: &[u8]) {
        assert_eq!(bincode::serialize(&value).unwrap(), bytes);
        assert_eq!(bincode::deserialize::<T>(bytes).unwrap(), value);
    }
    let s = Scalar::random(&mut OsRng);
    round(s, s.as_bytes());
    let (p, q) = (EdwardsPoint::mul_base(&s), RistrettoPoint::mul_base(&s));
    round(p, p.compress().as_bytes());
    round(p.compress(), p.compress().as_bytes());
    round(q, q.compress().as_bytes());
    round(q.compress(), q.compress().as_bytes());
    round(p.to_montgomery(), p.to_montgomery().as_bytes());
    assert!(bincode::deserialize::<Scalar>(&[0xff; 32]).is_err());
    assert!(bincode::deserialize::<RistrettoPoint>(&[1; 32]).is_err());
}

#[test]
fn scalars_are_integers_modulo_the_order() {
    let a = Scalar::random(&mut OsRng);
    assert_eq!(a * a.invert(), Scalar::ONE);
    let mut batch = [a, a + Scalar::ONE, -a];
    let product = Scalar::batch_invert(&mut batch);
    assert_eq!(product, (a * (a + Scalar::ONE) * -a).invert());
    assert_eq!(batch[0], a.invert());
    assert_eq!(Scalar::from_hash(Sha512::new().chain_update(b"x")), Scalar::hash_from_bytes::<Sha512>(b"x"));
    assert_eq!(Scalar::from(5u8) - Scalar::from(7u64), -Scalar::from(2u128));
    assert_eq!(a[31], a.to_bytes()[31]);
}

/// RFC 9496, appendix A.3, the first; and encodings that are none.
#[test]
fn published_answers() {
    let label = b"Ristretto is traditionally a short shot of espresso coffee";
    let encoding = RistrettoPoint::hash_from_bytes::<Sha512>(label).compress();
    assert_eq!(&encoding.0[..8], [0x30, 0x66, 0xf8, 0x2a, 0x1a, 0x74, 0x7d, 0x45]);
    assert_eq!(CompressedRistretto([0xff; 32]).decompress(), None);
    assert!(CompressedRistretto::from_slice(&[0; 31]).is_err() && CompressedEdwardsY::from_slice(&[0; 33]).is_err());
    assert_eq!(CompressedRistretto::identity().decompress(), Some(RistrettoPoint::identity()));
    let doubles = RistrettoPoint::double_and_compress_batch(&[RISTRETTO_BASEPOINT_POINT]);
    assert_eq!(doubles, [(RISTRETTO_BASEPOINT_POINT + RISTRETTO_BASEPOINT_POINT).compress()]);
}

#[test]
fn bits_are_a_number() {
    let bits = [true, false, true, true];
    assert_eq!(X25519_BASEPOINT.mul_bits_be(bits.into_iter()), X25519_BASEPOINT * Scalar::from(0b1011u8));
}
