//! What encodings, scalars, sums and hashes must refuse: a forged input for each rule, asked of every way in.

use ff::PrimeField;
use group::GroupEncoding;
use group::cofactor::CofactorGroup;
use montane_fields::curve25519::{L, P, bytes_to_words, words_to_bytes};
use montane_fields::{Modulus, Mont};
use montane_groups::MsmError;
use montane_testing::{Refusals, plus_p};

use super::*;

/// 32 bytes, least significant first, plus a number of four words: the same element, written as nobody may write it.
fn plus(bytes: &mut [u8; 32], number: &[u64; 4]) {
    bytes.reverse();
    plus_p(bytes, number);
    bytes.reverse();
}

/// The verdict about a canonical encoding of a point of any order, the same by every way.
fn canonical(bytes: &[u8; 32]) -> Option<EdwardsPoint> {
    let verdict = CompressedEdwardsY(*bytes).decompress_canonical();
    assert_eq!(EdwardsPoint::from_bytes(bytes).into_option(), verdict);
    assert_eq!(EdwardsPoint::from_bytes_unchecked(bytes).into_option(), verdict);
    assert_eq!(SubgroupPoint::from_bytes_unchecked(bytes).into_option().map(EdwardsPoint::from), verdict);
    // In the subgroup, if it is.
    let member = verdict.filter(EdwardsPoint::is_torsion_free);
    assert_eq!(SubgroupPoint::from_bytes(bytes).into_option().map(EdwardsPoint::from), member);
    assert_eq!(verdict.and_then(|p| p.into_subgroup().into_option()).map(EdwardsPoint::from), member);
    verdict
}

#[test]
fn encodings_of_points() {
    let (p, b) = (<P as Modulus<4>>::P, EdwardsPoint::BASEPOINT);
    let table = Refusals::of(b.compress().0, canonical, Some(b));
    table.row("some x has that y", None, |bytes| *bytes = core::array::from_fn(|i| 2 * u8::from(i == 0)));
    // Below 19 there are y whose sums with p are numbers of 255 bits.
    let mut small = 0;
    for y in 0..19u8 {
        let encoding = core::array::from_fn(|i| if i == 0 { y } else { 0 });
        let Some(point) = canonical(&encoding) else { continue };
        let table = Refusals::of(encoding, canonical, Some(point));
        table.row("y is below the prime", None, |bytes| plus(bytes, &p));
        let mut written = encoding;
        plus(&mut written, &p);
        assert_eq!(CompressedEdwardsY(written).decompress(), Some(point));
        small += 1;
    }
    assert!(small > 5);
    // The points with x = 0, y = 1 and y = p - 1: the last one below the prime.
    for y in [[1, 0, 0, 0], [p[0] - 1, p[1], p[2], p[3]]] {
        let encoding = words_to_bytes(&y);
        let point = canonical(&encoding).expect("it is a point");
        let table = Refusals::of(encoding, canonical, Some(point));
        table.row("zero has no sign", None, |bytes| bytes[31] |= 0x80);
        let mut signed = encoding;
        signed[31] |= 0x80;
        assert_eq!(CompressedEdwardsY(signed).decompress(), Some(point));
    }
}

/// Each component of small order is seen, and nothing else is taken for one.
#[test]
fn orders_of_points() {
    let b = EdwardsPoint::BASEPOINT;
    for (i, torsion) in EdwardsPoint::EIGHT_TORSION.into_iter().enumerate() {
        for p in [b, b.double(), EdwardsPoint::IDENTITY] {
            let sum = p + torsion;
            assert_eq!(sum.is_torsion_free(), i == 0, "{i}");
            assert_eq!(sum.is_small_order(), bool::from(p.is_identity()), "{i}");
            assert_eq!(sum.to_affine().has_small_order(), bool::from(p.is_identity()), "{i}");
            assert_eq!(bool::from(sum.into_subgroup().is_some()), i == 0, "{i}");
            assert_eq!(bool::from(SubgroupPoint::from_bytes(&sum.compress().0).is_some()), i == 0, "{i}");
        }
    }
}

/// The rules of RFC 9496, section 4.3.1, each broken alone.
#[test]
fn encodings_of_classes() {
    fn decoded(bytes: &[u8; 32]) -> Option<RistrettoPoint> {
        let verdict = CompressedRistretto(*bytes).decompress();
        assert_eq!(RistrettoPoint::from_bytes(bytes).into_option(), verdict);
        assert_eq!(RistrettoPoint::from_bytes_unchecked(bytes).into_option(), verdict);
        verdict
    }
    let p = <P as Modulus<4>>::P;
    let b = RistrettoPoint::BASEPOINT;
    let good = b.compress().0;
    let table = Refusals::of(good, decoded, Some(b));
    let minus =
        |bytes: &[u8; 32]| words_to_bytes(&(-Mont::<P, 4>::from_limbs(bytes_to_words(bytes)).unwrap()).to_limbs());
    let word = |s: u8| core::array::from_fn(|i| if i == 0 { s } else { 0 });
    // Written so, s would decode: its negative is an encoding.
    table.row("s is even", None, |bytes| *bytes = minus(bytes));
    // p + s is even if s is odd, and s decodes like -s, which is an encoding.
    let odd: Vec<u8> = (1..19).step_by(2).filter(|s| decoded(&minus(&word(*s))).is_some()).collect();
    assert!(!odd.is_empty());
    for s in odd {
        table.row("s is below the prime", None, |bytes| {
            *bytes = word(s);
            plus(bytes, &p);
            assert!(bytes[0] & 1 == 0 && bytes[31] < 0x80);
        });
    }
    // 2^255 + s is s + 19, an odd number that decodes.
    let even: Vec<u8> = (0..200).step_by(2).filter(|s| decoded(&minus(&word(*s + 19))).is_some()).collect();
    assert!(!even.is_empty());
    for s in even {
        table.row("s has 255 bits", None, |bytes| {
            *bytes = word(s);
            bytes[31] |= 0x80;
        });
    }
    table.row("y is not zero", None, |bytes| *bytes = minus(&word(1)));
}

#[test]
fn scalars() {
    fn canonical(bytes: &[u8; 32]) -> Option<Scalar> {
        let verdict = Scalar::from_canonical_bytes(*bytes).into_option();
        assert_eq!(Scalar::from_repr(*bytes).into_option(), verdict);
        verdict
    }
    let l = <L as Modulus<4>>::P;
    for scalar in [Scalar::ZERO, Scalar::ONE, -Scalar::ONE, Scalar::from(u128::MAX)] {
        let table = Refusals::of(scalar.to_bytes(), canonical, Some(scalar));
        table.row("it is below the order", None, |bytes| plus(bytes, &l));
        table.row("it has 253 bits", None, |bytes| bytes[31] |= 0x20);
        table.row("it has 255 bits", None, |bytes| bytes[31] |= 0x80);
    }
    let last = words_to_bytes(&[l[0] - 1, l[1], l[2], l[3]]);
    let table = Refusals::of(last, canonical, Some(-Scalar::ONE));
    table.row("the order itself is none", None, |bytes| bytes[0] += 1);
    // Word by word: the largest number below the order that differs there, and the smallest above it.
    for i in 0..4 {
        let words = |word: u64, lower: u64| -> [u64; 4] {
            core::array::from_fn(|j| match j.cmp(&i) {
                core::cmp::Ordering::Less => lower,
                core::cmp::Ordering::Equal => word,
                core::cmp::Ordering::Greater => l[j],
            })
        };
        let above = words_to_bytes(&words(l[i].wrapping_add(1), 0));
        assert_eq!(canonical(&above), None, "{i}");
        if let Some(below) = l[i].checked_sub(1) {
            assert!(canonical(&words_to_bytes(&words(below, u64::MAX))).is_some(), "{i}");
        }
    }
}

#[test]
fn points_of_the_montgomery_curve() {
    let judge = |point: &MontgomeryPoint| point.to_edwards(0);
    let table = Refusals::of(MontgomeryPoint::BASEPOINT, judge, Some(EdwardsPoint::BASEPOINT));
    // u = 2 is on the twist; u = -1 would be sent to y = 0, which is a point.
    table.row("it is on the curve", None, |point| point.0[0] = 2);
    table.row("u + 1 has an inverse", None, |point| {
        point.0 = [0xff; 32];
        (point.0[0], point.0[31]) = (0xec, 0x7f);
    });
    let both = [0, 1].map(|sign| MontgomeryPoint::BASEPOINT.to_edwards(sign).unwrap());
    assert_eq!(both, [EdwardsPoint::BASEPOINT, -EdwardsPoint::BASEPOINT]);
}

#[test]
#[should_panic(expected = "below 2^255")]
fn a_number_of_256_bits_on_the_montgomery_curve() {
    let _ = MontgomeryPoint::BASEPOINT.mul_unreduced(&[0x80; 32]);
}

#[test]
fn sums_of_other_lengths() {
    let sums = |(points, scalars): &(usize, usize)| {
        let (p, k) = (vec![EdwardsPoint::BASEPOINT; *points], vec![Scalar::ONE; *scalars]);
        let verdict = EdwardsPoint::msm(&p, &k);
        assert_eq!(EdwardsPoint::msm_vartime(&p, &k), verdict);
        let classes = vec![RistrettoPoint::BASEPOINT; *points];
        assert_eq!(RistrettoPoint::msm(&classes, &k), verdict.map(RistrettoPoint));
        assert_eq!(RistrettoPoint::msm_vartime(&classes, &k), verdict.map(RistrettoPoint));
        verdict
    };
    for n in [1usize, 2, 9, 200] {
        let sum = EdwardsPoint::BASEPOINT.mul(&Scalar::from(n as u64));
        let table = Refusals::of((n, n), sums, Ok(sum));
        for other in [0, n - 1, n + 1, 2 * n] {
            if other != n {
                let row = "one scalar is for each point";
                table.row(row, Err(MsmError::Length { bases: n, scalars: other }), |(_, scalars)| *scalars = other);
                table.row(row, Err(MsmError::Length { bases: other, scalars: n }), |(points, _)| *points = other);
            }
        }
    }
}
