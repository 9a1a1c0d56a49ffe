//! What version 5 has and 4.1 has not, beside the original: hashing to the curve with any hash, the map to Ristretto,
//! batches, the points that X25519 sends to zero. Its own tests ask some of it of private functions, and so not of this
//! crate.
#![cfg(all(feature = "digest", feature = "group", feature = "rand_core"))]

use curve25519_dalek::constants::X25519_LOW_ORDER_POINTS;
use curve25519_dalek::edwards::SubgroupPoint;
use curve25519_dalek::{EdwardsPoint, MontgomeryPoint, RistrettoPoint, Scalar};
use group::Group;
use sha2::{Digest, Sha512};

/// Bytes that nobody chose, and some that are at an edge.
fn inputs() -> impl Iterator<Item = [u8; 32]> {
    let edges = [0, 1, 0x7f, 0x80, 0xff].map(|byte| [byte; 32]);
    // p - 1, p, p + 1, with the highest bit and without.
    let about_p = [0xec, 0xed, 0xee].map(|first| core::array::from_fn(|i| if i == 0 { first } else { 0xff }));
    let below = about_p.map(|bytes: [u8; 32]| core::array::from_fn(|i| if i == 31 { 0x7f } else { bytes[i] }));
    let hashed = (0u32..100).map(|i| core::array::from_fn(|j| Sha512::digest(i.to_le_bytes())[j]));
    edges.into_iter().chain(about_p).chain(below).chain(hashed)
}

#[test]
fn hashes_to_the_curve() {
    let tags: [&[&[u8]]; 4] = [&[b"tag"], &[b"", b"a tag of ", b"parts"], &[&[7; 255]], &[&[1; 200], &[2; 55]]];
    for (i, input) in inputs().enumerate() {
        let (first, last) = input.split_at(i % 33);
        for tag in tags {
            let ours = EdwardsPoint::hash_to_curve::<Sha512>(&[first, last], tag).compress();
            assert_eq!(ours.0, original::EdwardsPoint::hash_to_curve::<Sha512>(&[first, last], tag).compress().0);
            let ours = EdwardsPoint::encode_to_curve::<Sha512>(&[&input], tag).compress();
            assert_eq!(ours.0, original::EdwardsPoint::encode_to_curve::<Sha512>(&[&input], tag).compress().0);
        }
    }
    let empty = EdwardsPoint::hash_to_curve::<Sha512>(&[], &[b"tag"]).compress();
    assert_eq!(empty.0, original::EdwardsPoint::hash_to_curve::<Sha512>(&[], &[b"tag"]).compress().0);
}

#[test]
#[should_panic(expected = "a tag has 1 to 255 bytes")]
fn a_tag_is_not_empty() {
    let _ = EdwardsPoint::hash_to_curve::<Sha512>(&[b"message"], &[b""]);
}

#[test]
#[should_panic(expected = "a tag has 1 to 255 bytes")]
fn a_tag_is_not_longer_than_its_length_can_tell() {
    let _ = EdwardsPoint::encode_to_curve::<Sha512>(&[b"message"], &[&[0; 255], &[0]]);
}

#[test]
fn maps_to_ristretto() {
    for input in inputs() {
        let ours = RistrettoPoint::map_to_curve(input);
        assert_eq!(ours.compress().0, original::RistrettoPoint::map_to_curve(input).compress().0);
    }
}

#[test]
fn batches_are_their_members() {
    let points: [EdwardsPoint; 5] = core::array::from_fn(|i| EdwardsPoint::mul_base(&Scalar::from(i as u64)));
    assert_eq!(EdwardsPoint::compress_batch(&points), points.map(|p| p.compress()));
    assert_eq!(EdwardsPoint::compress_batch_alloc(&points), points.map(|p| p.compress()));
    assert_eq!(EdwardsPoint::to_montgomery_batch(&points), points.map(|p| p.to_montgomery()));
    let scalars: [Scalar; 5] = core::array::from_fn(|i| Scalar::from(3 + i as u64));
    let (mut some, mut all) = (scalars, scalars.to_vec());
    let product = Scalar::invert_batch(&mut some);
    assert_eq!((product, some), (scalars.iter().product::<Scalar>().invert(), scalars.map(|s| s.invert())));
    assert_eq!((Scalar::invert_batch_alloc(&mut all), all), (product, some.to_vec()));
}

/// The table is the original's, and X25519 makes zero of what is in it.
#[test]
fn points_of_low_order() {
    let theirs = original::constants::X25519_LOW_ORDER_POINTS;
    assert_eq!(X25519_LOW_ORDER_POINTS.map(|p| p.0), theirs.map(|p| p.0));
    for point in X25519_LOW_ORDER_POINTS {
        assert_eq!(point.mul_clamped([9; 32]), MontgomeryPoint([0; 32]));
    }
    assert_eq!(SubgroupPoint::default(), SubgroupPoint::identity());
}
