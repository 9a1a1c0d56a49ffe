//! Known answers of RFC 9496 and RFC 9380, and the group's laws against the bare formulas.

use montane_groups::Tag;

use super::*;
use crate::elligator::SQRT_MINUS_J_2;
use ff::PrimeField;
use group::cofactor::CofactorGroup;
use group::{Group, GroupEncoding};
use montane_fields::Mont;
use sha2::{Digest, Sha512};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroize;

fn hex<const N: usize>(digits: &str) -> [u8; N] {
    assert_eq!(digits.len(), 2 * N);
    core::array::from_fn(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).unwrap())
}

/// As in RFC 9380: most significant digit first.
fn number(digits: &str) -> [u8; 32] {
    let mut bytes = hex(digits);
    bytes.reverse();
    bytes
}

/// RFC 9496, appendix A.1: the multiples 0 to 15 of the generator.
const MULTIPLES: [&str; 16] = [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76",
    "6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919",
    "94741f5d5d52755ece4f23f044ee27d5d1ea1e2bd196b462166b16152a9d0259",
    "da80862773358b466ffadfe0b3293ab3d9fd53c5ea6c955358f568322daf6a57",
    "e882b131016b52c1d3337080187cf768423efccbb517bb495ab812c4160ff44e",
    "f64746d3c92b13050ed8d80236a7f0007c3b3f962f5ba793d19a601ebb1df403",
    "44f53520926ec81fbd5a387845beb7df85a96a24ece18738bdcfa6a7822a176d",
    "903293d8f2287ebe10e2374dc1a53e0bc887e592699f02d077d5263cdd55601c",
    "02622ace8f7303a31cafc63f8fc48fdc16e1c8c8d234b2f0d6685282a9076031",
    "20706fd788b2720a1ed2a5dad4952b01f413bcf0e7564de8cdc816689e2db95f",
    "bce83f8ba5dd2fa572864c24ba1810f9522bc6004afe95877ac73241cafdab42",
    "e4549ee16b9aa03099ca208c67adafcafa4c3f3e4e5303de6026e3ca8ff84460",
    "aa52e000df2e16f55fb1032fc33bc42742dad6bd5a8fc0be0167436c5948501f",
    "46376b80f409b29dc2b5f6f0c52591990896e5716f41477cd30085ab7f10301e",
    "e0c418f7c8d9c4cdd7395b93ea124f3ad99021bb681dfc3302a9d99a2e53e64e",
];

/// RFC 9496, appendix A.2: what is no encoding.
const BAD: [&str; 29] = [
    // Not canonical.
    "00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "f3ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    // Negative.
    "0100000000000000000000000000000000000000000000000000000000000000",
    "01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "ed57ffd8c914fb201471d1c3d245ce3c746fcbe63a3679d51b6a516ebebe0e20",
    "c34c4e1826e5d403b78e246e88aa051c36ccf0aafebffe137d148a2bf9104562",
    "c940e5a4404157cfb1628b108db051a8d439e1a421394ec4ebccb9ec92a8ac78",
    "47cfc5497c53dc8e61c91d17fd626ffb1c49e2bca94eed052281b510b1117a24",
    "f1c6165d33367351b0da8f6e4511010c68174a03b6581212c71c0e1d026c3c72",
    "87260f7a2f12495118360f02c26a470f450dadf34a413d21042b43b9d93e1309",
    // `x^2` is no square.
    "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371",
    "4eac077a713c57b4f4397629a4145982c661f48044dd3f96427d40b147d9742f",
    "de6a7b00deadc788eb6b6c8d20c0ae96c2f2019078fa604fee5b87d6e989ad7b",
    "bcab477be20861e01e4a0e295284146a510150d9817763caf1a6f4b422d67042",
    "2a292df7e32cababbd9de088d1d1abec9fc0440f637ed2fba145094dc14bea08",
    "f4a9e534fc0d216c44b218fa0c42d99635a0127ee2e53c712f70609649fdff22",
    "8268436f8c4126196cf64b3c7ddbda90746a378625f9813dd9b8457077256731",
    "2810e5cbc2cc4d4eece54f61c6f69758e289aa7ab440b3cbeaa21995c2f4232b",
    // `xy` is negative.
    "3eb858e78f5a7254d8c9731174a94f76755fd3941c0ac93735c07ba14579630e",
    "a45fdc55c76448c049a1ab33f17023edfb2be3581e9c7aade8a6125215e04220",
    "d483fe813c6ba647ebbfd3ec41adca1c6130c2beeee9d9bf065c8d151c5f396e",
    "8a2e1d30050198c65a54483123960ccc38aef6848e1ec8f5f780e8523769ba32",
    "32888462f8b486c68ad7dd9610be5192bbeaf3b443951ac1a8118419d9fa097b",
    "227142501b9d4355ccba290404bde41575b037693cef1f438c47f8fbf35d1165",
    "5c37cc491da847cfeb9281d407efc41e15144c876e0170b499a96a22ed31e01e",
    "445425117cb8c90edcbc7c1cc0e74f747f2c1efa5630a967c64f287792a48a4b",
    // `s = -1`: `y` is zero.
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
];

/// RFC 9496, appendix A.3: elements from the SHA-512 hash of a label.
const HASHED: [(&str, &str); 7] = [
    (
        "Ristretto is traditionally a short shot of espresso coffee",
        "3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46",
    ),
    (
        "made with the normal amount of ground coffee but extracted with",
        "f26e5b6f7d362d2d2a94c5d0e7602cb4773c95a2e5c31a64f133189fa76ed61b",
    ),
    (
        "about half the amount of water in the same amount of time",
        "006ccd2a9e6867e6a2c5cea83d3302cc9de128dd2a9a57dd8ee7b9d7ffe02826",
    ),
    ("by using a finer grind.", "f8f0c87cf237953c5890aec3998169005dae3eca1fbb04548c635953c817f92a"),
    (
        "This produces a concentrated shot of coffee per volume.",
        "ae81e7dedf20a497e10c304a765c1767a42d6e06029758d2d7e8ef7cc4c41179",
    ),
    (
        "Just pulling a normal shot short will produce a weaker shot",
        "e2705652ff9f5e44d3e841bf1c251cf7dddb77d140870d1ab2ed64f1a9ce8628",
    ),
    ("and is not a Ristretto as some believe.", "80bd07262511cdde4863f8a7434cef696750681cb9510eea557088f76d9e5065"),
];

/// RFC 9496, appendix A.3: numbers that are congruent modulo `p` give one element.
const CONGRUENT: [&str; 4] = [
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\
     1200000000000000000000000000000000000000000000000000000000000000",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f\
     ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "0000000000000000000000000000000000000000000000000000000000000080\
     ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000\
     1200000000000000000000000000000000000000000000000000000000000080",
];
const OF_CONGRUENT: &str = "304282791023b73128d277bdcb5c7746ef2eac08dde9f2983379cb8e5ef0517f";

fn scalar(seed: u8) -> Scalar {
    Scalar::from_bytes_mod_order_wide(&core::array::from_fn(|i| (i as u8).wrapping_mul(seed) ^ seed.rotate_left(3)))
}

/// Scalars that are near zero, near `L`, have extreme digits, or none of that.
fn scalars() -> Vec<Scalar> {
    let mut all = vec![Scalar::ZERO, Scalar::ONE, -Scalar::ONE, Scalar::from(8u64), -Scalar::from(8u64)];
    all.push(Scalar::from_bytes_mod_order([0x88; 32]));
    all.push(Scalar::from_bytes_mod_order([0x77; 32]));
    all.push(Scalar::from_bytes_mod_order([0xff; 32]));
    all.extend((1..6).map(scalar));
    all
}

fn torsion() -> EdwardsPoint {
    EdwardsPoint::EIGHT_TORSION[1]
}

#[test]
fn the_points_of_small_order() {
    let (t, mut sum) = (torsion(), EdwardsPoint::IDENTITY);
    assert!(!bool::from(t.double().double().is_identity()));
    for p in EdwardsPoint::EIGHT_TORSION {
        assert_eq!((p, p.compress().decompress_canonical()), (sum, Some(sum)));
        assert_eq!(p.double() - p, p);
        sum += t;
    }
    assert_eq!(sum, EdwardsPoint::IDENTITY);
}

/// Points of every kind: neutral, generator, of order 8, with and without a component of small order, not affine.
fn points() -> Vec<EdwardsPoint> {
    let b = EdwardsPoint::BASEPOINT;
    let mut all = vec![EdwardsPoint::IDENTITY, b, -b, torsion(), b + torsion(), b.double() - torsion()];
    all.extend((1..5).map(|i| EdwardsPoint::hash_to_curve(&[i], Tag::new(b"points")).double()));
    all
}

/// `[s]p`, bit by bit.
pub(super) fn times(p: &EdwardsPoint, s: &[u64; 4]) -> EdwardsPoint {
    (0..256).rev().fold(EdwardsPoint::IDENTITY, |acc, i| {
        let acc = acc.double();
        if s[i / 64] >> (i % 64) & 1 == 1 { acc.add(p) } else { acc }
    })
}

#[test]
fn the_generator_s_multiples_of_rfc_9496() {
    let mut p = RistrettoPoint::IDENTITY;
    for (k, expected) in MULTIPLES.iter().enumerate() {
        let encoding = CompressedRistretto(hex(expected));
        assert_eq!(p.compress(), encoding);
        assert_eq!(encoding.decompress(), Some(p));
        assert_eq!(RistrettoPoint::mul_base(&Scalar::from(k as u64)).compress(), encoding);
        assert_eq!((RistrettoPoint::BASEPOINT * Scalar::from(k as u64)).compress(), encoding);
        p += RistrettoPoint::BASEPOINT;
    }
}

#[test]
fn bad_encodings_of_rfc_9496() {
    for bad in BAD {
        assert_eq!(CompressedRistretto(hex(bad)).decompress(), None, "{bad}");
    }
}

/// Each rule alone: an even string that is `p + s` or `2^255 + s` for an `s` whose absolute value is an encoding, the
/// negation of each encoding, and a random half of all numbers.
#[test]
fn every_rule_of_decoding_refuses_something() {
    let mut refused = [0; 3];
    for k in 0..200u64 {
        let encoding = RistrettoPoint::mul_base(&Scalar::from(k)).compress().0;
        let mut high = encoding;
        high[31] |= 0x80;
        assert_eq!(CompressedRistretto(high).decompress(), None);
        let words = montane_fields::curve25519::bytes_to_words(&encoding);
        let negative = Mont::<montane_fields::curve25519::P, 4>::from_limbs(words).map(|s| -s).unwrap().to_limbs();
        if k > 0 {
            let bytes = montane_fields::curve25519::words_to_bytes(&negative);
            assert_eq!(CompressedRistretto(bytes).decompress(), None);
        }
    }
    for s in 0..19u8 {
        let mut bytes = [0xff; 32];
        (bytes[0], bytes[31]) = (0xed + s, 0x7f);
        assert_eq!(CompressedRistretto(bytes).decompress(), None);
    }
    for s in (2..200u8).step_by(2) {
        let (point, valid) = decode_raw(s);
        let accepted = CompressedRistretto(core::array::from_fn(|i| if i == 0 { s } else { 0 })).decompress();
        assert_eq!(accepted.is_some(), valid == 1);
        refused[usize::from(valid == 1)] += 1;
        if let Some(p) = accepted {
            assert_eq!(p, RistrettoPoint(point));
            assert_eq!(p.compress().0[0], s);
        }
    }
    assert!(refused[0] > 20 && refused[1] > 20);
}

fn decode_raw(s: u8) -> (EdwardsPoint, u64) {
    ristretto::decode_words([s.into(), 0, 0, 0])
}

#[test]
fn hashing_to_ristretto_of_rfc_9496() {
    for (label, expected) in HASHED {
        let uniform: [u8; 64] = Sha512::digest(label).into();
        assert_eq!(RistrettoPoint::from_uniform_bytes(&uniform).compress().0, hex(expected));
        let [p, q] = [0, 32].map(|start| RistrettoPoint::map_to_curve(uniform[start..start + 32].try_into().unwrap()));
        assert_eq!((p + q).compress().0, hex(expected));
    }
    for uniform in CONGRUENT {
        assert_eq!(RistrettoPoint::from_uniform_bytes(&hex(uniform)).compress().0, hex(OF_CONGRUENT));
    }
}

/// All points of a class are equal and have one encoding; others are not.
#[test]
fn a_class_has_one_encoding() {
    let (four, base) = (torsion().double(), EdwardsPoint::BASEPOINT);
    for k in 0..12u64 {
        let p = base.mul(&Scalar::from(k)).mul(&scalar(9));
        let encoding = RistrettoPoint(p).compress();
        let mut other = p;
        for _ in 0..4 {
            other += four;
            assert_eq!(RistrettoPoint(other), RistrettoPoint(p));
            assert_eq!(RistrettoPoint(other).compress(), encoding);
            assert_ne!(RistrettoPoint(other + base), RistrettoPoint(p));
        }
    }
}

#[test]
fn doubles_are_encoded_in_batches() {
    let four = torsion().double();
    let mut batch: Vec<RistrettoPoint> = (0..20).map(|k| RistrettoPoint::mul_base(&scalar(k))).collect();
    batch.extend([RistrettoPoint::IDENTITY, RistrettoPoint(four), RistrettoPoint(four.double())]);
    batch.extend((0..4u64).map(|k| RistrettoPoint(EdwardsPoint::BASEPOINT + four.mul(&Scalar::from(k)))));
    let expected: Vec<_> = batch.iter().map(|p| p.double().compress()).collect();
    assert_eq!(RistrettoPoint::double_and_compress_batch(&batch), expected);
    assert!(RistrettoPoint::double_and_compress_batch(&[]).is_empty());
}

/// The messages and tags of RFC 9380, appendices J.4 and J.5.
#[test]
fn hashing_to_the_curves_of_rfc_9380() {
    let tag = |suite: &str| format!("QUUX-V01-CS02-with-{suite}").into_bytes();
    let edwards = |p: EdwardsPoint, x: &str, y: &str| {
        let p = p.to_affine();
        assert_eq!(montane_fields::curve25519::words_to_bytes(&p.x), number(x));
        assert_eq!(montane_fields::curve25519::words_to_bytes(&p.y), number(y));
    };
    edwards(
        EdwardsPoint::hash_to_curve(b"abc", Tag::new(&tag("edwards25519_XMD:SHA-512_ELL2_RO_"))),
        "608040b42285cc0d72cbb3985c6b04c935370c7361f4b7fbdb1ae7f8c1a8ecad",
        "1a8395b88338f22e435bbd301183e7f20a5f9de643f11882fb237f88268a5531",
    );
    edwards(
        EdwardsPoint::encode_to_curve(b"abc", Tag::new(&tag("edwards25519_XMD:SHA-512_ELL2_NU_"))),
        "5f13cc69c891d86927eb37bd4afc6672360007c63f68a33ab423a3aa040fd2a8",
        "67732d50f9a26f73111dd1ed5dba225614e538599db58ba30aaea1f5c827fa42",
    );
    edwards(
        EdwardsPoint::encode_to_curve(b"abcdef0123456789", Tag::new(&tag("edwards25519_XMD:SHA-512_ELL2_NU_"))),
        "1dd2fefce934ecfd7aae6ec998de088d7dd03316aa1847198aecf699ba6613f1",
        "2f8a6c24dd1adde73909cada6a4a137577b0f179d336685c4a955a0a8e1a86fb",
    );
    let montgomery = |p: MontgomeryAffine, u: &str, v: &str| assert_eq!((p.u, p.v), (number(u), number(v)));
    montgomery(
        MontgomeryAffine::hash_to_curve(b"abc", Tag::new(&tag("curve25519_XMD:SHA-512_ELL2_RO_"))),
        "2b4419f1f2d48f5872de692b0aca72cc7b0a60915dd70bde432e826b6abc526d",
        "1b8235f255a268f0a6fa8763e97eb3d22d149343d495da1160eff9703f2d07dd",
    );
    montgomery(
        MontgomeryAffine::encode_to_curve(b"abcdef0123456789", Tag::new(&tag("curve25519_XMD:SHA-512_ELL2_NU_"))),
        "31ad08a8b0deeb2a4d8b0206ca25f567ab4e042746f792f4b7973f3ae2096c52",
        "405070c28e78b4fa269427c82827261991b9718bd6c6e95d627d701a53c30db1",
    );
}

/// With `t = 0` the first candidate is `u = -J`, and `v` is zero for neither.
#[test]
fn every_number_is_mapped_to_the_curve() {
    for t in 0..60u8 {
        let p = EdwardsPoint::map_to_curve(&core::array::from_fn(|i| if i == 0 { t } else { 0 }));
        assert_eq!(p.compress().decompress_canonical(), Some(p));
    }
    // t and -t have the same image.
    let one = EdwardsPoint::map_to_curve(&core::array::from_fn(|i| u8::from(i == 0)));
    let minus_one: [u8; 32] = core::array::from_fn(|i| [0xec, 0xff, 0x7f][if i == 0 { 0 } else { 1 + i / 31 }]);
    assert_eq!(EdwardsPoint::map_to_curve(&minus_one), one);
}

/// The same point by its encoding: coordinates that are all zero are no point, and equal to every one.
#[track_caller]
pub(super) fn same(a: EdwardsPoint, b: EdwardsPoint) {
    assert_eq!(a.compress(), b.compress());
}

#[test]
fn products_agree_with_additions() {
    for p in points() {
        for s in scalars() {
            let expected = times(&p, &s.words());
            same(p * s, expected);
            same(s * p, expected);
            same(p.mul_vartime(&s), expected);
            same(
                EdwardsPoint::double_scalar_mul_basepoint_vartime(&s, &p, &scalar(77)),
                expected + EdwardsPoint::mul_base(&scalar(77)),
            );
            best_form!(|isa: F| {
                let in_form = variable::sum_in_form::<F>(isa, &[p.0], &[s.0]);
                same(EdwardsPoint::store(&in_form), expected);
            });
        }
        for bytes in [[0; 32], [0xff; 32], [0x88; 32], [0x77; 32]] {
            let clamped = clamp_integer(bytes);
            let expected = times(&p, &montane_fields::curve25519::bytes_to_words(&clamped));
            same(p.mul_clamped(bytes), expected);
            same(p.mul_unreduced(&clamped), expected);
        }
    }
    for s in scalars() {
        same(EdwardsPoint::mul_base(&s), times(&EdwardsPoint::BASEPOINT, &s.words()));
        assert_eq!(EdwardsPoint::mul_base_clamped(s.to_bytes()), EdwardsPoint::BASEPOINT.mul_clamped(s.to_bytes()));
    }
}

#[test]
#[should_panic(expected = "below 2^255")]
fn a_number_of_256_bits_is_refused() {
    let _ = EdwardsPoint::BASEPOINT.mul_unreduced(&[0x80; 32]);
}

#[test]
fn encodings_of_points_go_there_and_back() {
    for p in points() {
        let bytes = p.compress();
        assert_eq!(bytes.decompress(), Some(p));
        assert_eq!(bytes.decompress_canonical(), Some(p));
        assert_eq!(EdwardsPoint::from_bytes(&bytes.0).into_option(), Some(p));
        assert_eq!(EdwardsPoint::from(&p.to_affine()), p);
    }
    // y = p is 0, and 2^255 + 1 is the neutral element with a sign: accepted, but not as canonical.
    let (mut zero, mut sign) = ([0xff; 32], [0; 32]);
    (zero[0], zero[31]) = (0xed, 0x7f);
    (sign[0], sign[31]) = (1, 0x80);
    for bytes in [zero, sign] {
        assert!(CompressedEdwardsY(bytes).decompress().is_some());
        assert_eq!(CompressedEdwardsY(bytes).decompress_canonical(), None);
        assert!(bool::from(EdwardsPoint::from_bytes(&bytes).is_none()));
    }
    // y = 2 is on no point.
    assert_eq!(CompressedEdwardsY(core::array::from_fn(|i| if i == 0 { 2 } else { 0 })).decompress(), None);
}

#[test]
fn small_order_and_subgroup() {
    let (t, b) = (torsion(), EdwardsPoint::BASEPOINT);
    assert!(t.is_small_order() && EdwardsPoint::IDENTITY.is_small_order() && !b.is_small_order());
    assert!(!(b + t).is_small_order());
    assert!(b.is_torsion_free() && EdwardsPoint::IDENTITY.is_torsion_free());
    assert!(!t.is_torsion_free() && !(b + t).is_torsion_free() && !(b + t.mul_by_pow_2(2)).is_torsion_free());
    assert!(bool::from((b + t).into_subgroup().is_none()));
    assert!(bool::from(SubgroupPoint::from_bytes(&(b + t).compress().0).is_none()));
    assert!(bool::from(SubgroupPoint::from_bytes_unchecked(&(b + t).compress().0).is_some()));
    assert_eq!(EdwardsPoint::from(CofactorGroup::clear_cofactor(&(b + t))), b.mul(&Scalar::from(8u64)));
}

#[test]
fn the_montgomery_curve_is_the_same_group() {
    for p in points() {
        let u = p.to_montgomery();
        for s in scalars().into_iter().skip(1) {
            assert_eq!(u * s, (p * s).to_montgomery());
            assert_eq!(MontgomeryPoint::mul_base(&s), EdwardsPoint::mul_base(&s).to_montgomery());
        }
        assert_eq!(u.mul_clamped([0x35; 32]), p.mul_clamped([0x35; 32]).to_montgomery());
        // A number of 512 bits, and none at all.
        let wide: [u8; 64] = core::array::from_fn(|i| (7 * i + 0x91) as u8);
        let bits = wide.iter().rev().flat_map(|byte| (0..8).rev().map(move |i| byte >> i & 1 == 1));
        let q = p.mul_by_cofactor();
        let expected = (q * Scalar::from_bytes_mod_order_wide(&wide)).to_montgomery();
        assert_eq!(q.to_montgomery().mul_bits_be(bits), expected);
        assert_eq!(u.mul_bits_be(core::iter::empty()).to_bytes(), [0; 32]);
        let sign = p.compress().0[31] >> 7;
        if u != MontgomeryPoint::default() {
            assert_eq!(u.to_edwards(sign), Some(p));
            assert_eq!(u.to_edwards(sign ^ 1), Some(-p));
        }
    }
    assert_eq!(MontgomeryPoint::BASEPOINT.to_edwards(0), Some(EdwardsPoint::BASEPOINT));
    // u = -1, and a point of the twist.
    let mut minus_one = [0xff; 32];
    (minus_one[0], minus_one[31]) = (0xec, 0x7f);
    assert_eq!(MontgomeryPoint(minus_one).to_edwards(0), None);
    assert_eq!(MontgomeryPoint(core::array::from_fn(|i| if i == 0 { 2 } else { 0 })).to_edwards(0), None);
    // The highest bit does not count, nor does a multiple of p.
    let (mut nine, mut eleven) = (MontgomeryPoint::BASEPOINT, [0xff; 32]);
    nine.0[31] |= 0x80;
    assert_eq!(nine, MontgomeryPoint::BASEPOINT);
    (eleven[0], eleven[31]) = (0xed + 9, 0x7f);
    assert_eq!(MontgomeryPoint(eleven), MontgomeryPoint::BASEPOINT);
    assert_ne!(MontgomeryPoint::BASEPOINT, MontgomeryPoint::default());
}

#[test]
fn constants_follow_from_their_definitions() {
    type Fp = Mont<montane_fields::curve25519::P, 4>;
    let fp = |words: [u64; 4]| Fp::from_limbs(words).unwrap();
    let d = fp(constants::D);
    assert_eq!(fp(SQRT_MINUS_J_2).square(), -Fp::from_u64(486_664));
    assert_eq!(SQRT_MINUS_J_2[0] & 1, 0);
    let [root, inverse_root, one_minus_d2, d_minus_one_2] = ristretto::CONSTANTS.map(fp);
    assert_eq!(root.square(), -d - Fp::ONE);
    assert_eq!(inverse_root.square() * (-Fp::ONE - d), Fp::ONE);
    assert_eq!(one_minus_d2, Fp::ONE - d.square());
    assert_eq!(d_minus_one_2, (d - Fp::ONE).square());
    assert_eq!((ristretto::CONSTANTS[0][0] & 1, ristretto::CONSTANTS[1][0] & 1), (1, 0));
    assert_eq!(fp(constants::BASE_T), fp(constants::BASE_X) * fp(constants::BASE_Y));
}

fn group_laws<G: Group<Scalar = Scalar> + GroupEncoding<Repr = [u8; 32]> + ConstantTimeEq + ConditionallySelectable>() {
    let g = G::generator();
    let h = g * scalar(3);
    assert_ne!(g, h);
    assert_eq!(g + h - g, h);
    assert_eq!(h + -h, G::identity());
    assert!(bool::from(G::identity().is_identity()) && !bool::from(g.is_identity()));
    assert_eq!(g.double(), g + g);
    assert_eq!(-g + g, G::identity());
    assert_eq!([g, h].iter().sum::<G>(), [g, h].into_iter().sum());
    assert_eq!(G::mul_by_generator(&scalar(3)), h);
    assert_eq!(G::from_bytes(&h.to_bytes()).into_option(), Some(h));
    assert_eq!(G::from_bytes_unchecked(&h.to_bytes()).into_option(), Some(h));
    assert_eq!(G::conditional_select(&g, &h, Choice::from(0)), g);
    assert_eq!(G::conditional_select(&g, &h, Choice::from(1)), h);
    let (mut a, mut b) = (g, g);
    a += h;
    b *= scalar(3);
    assert_eq!((a, b), (g + h, h));
    a -= h;
    assert_eq!(a, g);
    assert_eq!(g * -Scalar::ONE, -g);
    let mut counter = Counter(0);
    let (r, s) = (G::random(&mut counter), G::random(&mut counter));
    assert_ne!(r, s);
    assert_eq!(G::from_bytes(&r.to_bytes()).into_option(), Some(r));
    assert_eq!(Scalar::from_repr(scalar(3).to_repr()).into_option(), Some(scalar(3)));
}

/// A generator that counts, spread by a hash.
struct Counter(u64);
impl rand_core::TryRng for Counter {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.try_next_u64().map(|x| x as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        for chunk in out.chunks_mut(64) {
            self.0 += 1;
            chunk.copy_from_slice(&Sha512::digest(self.0.to_le_bytes())[..chunk.len()]);
        }
        Ok(())
    }
}

#[test]
fn the_traits_describe_groups() {
    group_laws::<EdwardsPoint>();
    group_laws::<SubgroupPoint>();
    group_laws::<RistrettoPoint>();
    for i in 0..8 {
        let p = <SubgroupPoint as Group>::random(&mut Counter(100 * i));
        assert!(EdwardsPoint::from(p).is_torsion_free());
    }
}

#[test]
fn points_are_cleared_and_not_printed() {
    let mut p = EdwardsPoint::BASEPOINT;
    assert_eq!(format!("{p:?} {:?}", RistrettoPoint(p)), "EdwardsPoint(..) RistrettoPoint(..)");
    p.zeroize();
    assert_eq!(p, EdwardsPoint::IDENTITY);
    let mut q = RistrettoPoint::BASEPOINT;
    q.zeroize();
    assert_eq!(q, RistrettoPoint::IDENTITY);
    let mut compressed = EdwardsPoint::BASEPOINT.compress();
    assert!(format!("{compressed:?}").contains("5866"));
    compressed.zeroize();
    assert_eq!(compressed, CompressedEdwardsY::default());
    let mut s = scalar(5);
    s.zeroize();
    assert_eq!(s, Scalar::ZERO);
}

/// Equal points hash alike, whatever their coordinates.
#[test]
fn hashes_follow_equality() {
    use core::hash::{BuildHasher, BuildHasherDefault};
    let state = BuildHasherDefault::<std::hash::DefaultHasher>::default();
    let (p, same) = (EdwardsPoint::BASEPOINT.double(), EdwardsPoint::mul_base(&Scalar::from(2u64)));
    assert_ne!(p.0, same.0);
    assert_eq!(state.hash_one(p), state.hash_one(same));
    assert_eq!(state.hash_one(RistrettoPoint(p)), state.hash_one(RistrettoPoint(p + torsion().double())));
    assert_ne!(state.hash_one(p), state.hash_one(EdwardsPoint::BASEPOINT));
    assert_ne!(state.hash_one(RistrettoPoint(p)), state.hash_one(RistrettoPoint::BASEPOINT));
}
