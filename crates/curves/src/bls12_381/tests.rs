use montane_fields::Modulus;
use montane_fields::bls12_381::{P, R, X_ABS};
use montane_kernels::inlined;
use montane_testing::{hex, unhex};
use num_bigint::{BigInt, BigUint};

use super::{Bls12, Fp, Fp2, G1, G1Affine, G1Projective, G2, G2Affine, G2Projective, Gt, Scalar, isogeny};
use crate::curve_tests::{self, Cofactor, big, strangers};
use crate::format::DecodeError;
use crate::hash_to_curve::sswu::FractionPoint;
use crate::scalar_mul::{mul_by_order, mul_by_public};
use crate::test_support::Source;
use crate::weierstrass::Curve;

/// `(x - 1)^2 / 3`
impl Cofactor for G1 {
    fn cofactor() -> BigUint {
        (BigUint::from(X_ABS) + 1u32).pow(2) / 3u32
    }
    const FACTORS: &'static [u32] = &[3, 11, 10177];
}

/// `(x^8 - 4x^7 + 5x^6 - 4x^4 + 6x^3 - 4x^2 - 4x + 13) / 9`
impl Cofactor for G2 {
    fn cofactor() -> BigUint {
        let x = -BigInt::from(X_ABS);
        let nine = [1, -4, 5, 0, -4, 6, -4, -4, 13].iter().fold(BigInt::ZERO, |sum, c| sum * &x + c);
        (nine / 9u32).to_biguint().unwrap()
    }
    const FACTORS: &'static [u32] = &[13, 23, 2713];
}

#[test]
fn group_laws() {
    curve_tests::group_laws::<G1>();
    curve_tests::group_laws::<G2>();
}
#[test]
fn scalars() {
    curve_tests::scalars::<G1>(&BigUint::from(X_ABS).pow(2));
    curve_tests::scalars::<G2>(&BigUint::from(X_ABS));
}
#[test]
fn subgroup() {
    curve_tests::subgroup::<G1>();
    curve_tests::subgroup::<G2>();
}
#[test]
fn equation() {
    curve_tests::equation::<G1>();
    curve_tests::equation::<G2>();
}
/// Equality of affine points in constant time, of each finite point with others.
#[test]
fn equality_in_constant_time() {
    use subtle::ConstantTimeEq;
    let g = G1Affine::generator();
    let points = [g, -g, G1Projective::generator().double().to_affine(), G1Affine::identity()];
    for (i, a) in points.iter().enumerate() {
        for (j, b) in points.iter().enumerate() {
            assert_eq!(bool::from(a.ct_eq(b)), i == j, "{i} {j}");
        }
    }
}
#[test]
fn encodings_round_trip() {
    curve_tests::round_trip::<G1>();
    curve_tests::round_trip::<G2>();
}
#[test]
fn pairing() {
    curve_tests::bilinear::<Bls12>(&BigUint::from(X_ABS));
    curve_tests::products::<Bls12>();
    curve_tests::gt_encoding::<Bls12>(&P::P);
}
#[test]
fn final_exponentiation_is_the_power() {
    curve_tests::final_exponentiation::<Bls12>(&P::P, &BigUint::from(3u32));
}

/// The small prime factors of the cofactor of G1 (3, 11 and 10177 among others): points of those orders are refused.
#[test]
fn small_orders_are_refused() {
    let x = -BigInt::from(X_ABS);
    let h: BigInt = (&x - 1u32) * (&x - 1u32) / 3;
    let h = h.to_biguint().unwrap();
    let mut seen = 0;
    for p in strangers::<G1>(4) {
        let p = mul_by_order(&G1Projective::from(p));
        for order in [3u32, 11, 10177] {
            assert_eq!(&h % order, BigUint::ZERO);
            // (p - 1)^2 / 3 has squares of primes; either power leaves a point of order dividing `order^2`.
            let small = mul_by_public(&p, &(&h / order).to_u64_digits());
            if !bool::from(small.is_identity()) {
                seen += 1;
                assert!(!bool::from(small.to_affine().is_torsion_free()));
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn parameters() {
    let x = -BigInt::from(X_ABS);
    let r: BigInt = x.pow(4) - x.pow(2) + 1;
    assert_eq!(r.to_biguint().unwrap(), big(&R::P));
    assert_eq!((&x - 1u32).pow(2) * &r / 3 + &x, BigInt::from(big(&P::P)));
    assert_eq!(<G2 as Curve>::B, Fp2::new(Fp::ONE, Fp::ONE).scale(&<G1 as Curve>::B));
    let mut source = Source::new(3);
    for _ in 0..4 {
        let a = Fp2::new(source.fp(), source.fp());
        assert_eq!(G2::mul_by_3b(&a), a * G2::B * Fp2::from(Fp::from_u64(3)));
        assert_eq!(G1::mul_by_3b(&a.c0), a.c0 * G1::B * Fp::from_u64(3));
    }
}

#[test]
fn each_rule_of_the_encoding() {
    let g = G1Affine::generator().to_compressed();
    let u = G1Affine::generator().to_uncompressed();
    let with = |i: usize, bits: u8| {
        let mut b = g;
        b[i] ^= bits;
        G1Affine::from_compressed(&b)
    };
    let with_u = |i: usize, bits: u8| {
        let mut b = u;
        b[i] ^= bits;
        G1Affine::from_uncompressed(&b)
    };
    assert_eq!(with(0, 0x20), Ok(-G1Affine::generator()));
    assert_eq!(with(0, 0x80), Err(DecodeError::CompressionFlag));
    assert_eq!(with(0, 0x40), Err(DecodeError::InfinityNotEmpty));
    assert_eq!(with(0, 0x60), Err(DecodeError::SortFlag));
    assert_eq!(with_u(0, 0x80), Err(DecodeError::CompressionFlag));
    assert_eq!(with_u(0, 0x20), Err(DecodeError::SortFlag));
    assert_eq!(with_u(0, 0x40), Err(DecodeError::InfinityNotEmpty));
    assert_eq!(with_u(95, 1), Err(DecodeError::NotOnCurve));
    let error = crate::format::BatchDecodeError { index: 3, error: DecodeError::SortFlag };
    assert_eq!(error.to_string(), "encoding 3: the sort flag is set where it has no meaning");
    let mut infinity = G1Affine::identity().to_compressed();
    infinity[47] = 1;
    assert_eq!(G1Affine::from_compressed(&infinity), Err(DecodeError::InfinityNotEmpty));
    // p itself, and the largest value that the bits can say.
    let mut p = [0u8; 48];
    for (bytes, limb) in p.chunks_mut(8).zip(P::P.iter().rev()) {
        bytes.copy_from_slice(&limb.to_be_bytes());
    }
    p[0] |= 0x80;
    assert_eq!(G1Affine::from_compressed(&p), Err(DecodeError::NotCanonical));
    let mut top = [0xff; 48];
    top[0] = 0x9f;
    assert_eq!(G1Affine::from_compressed(&top), Err(DecodeError::NotCanonical));
    let mut g2 = G2Affine::generator().to_compressed();
    g2[48..].copy_from_slice(&p);
    g2[48] &= 0x1f;
    assert_eq!(G2Affine::from_compressed(&g2), Err(DecodeError::NotCanonical));
    // x = 1 gives y^2 = 5, not a square.
    let mut one = [0u8; 48];
    (one[0], one[47]) = (0x80, 1);
    let verdict = G1Affine::from_compressed(&one);
    assert_eq!(verdict == Err(DecodeError::NotOnCurve), bool::from(Fp::from_u64(5).sqrt().is_none()));
    assert!(verdict.is_err());
}

#[test]
fn group_crate_traits() {
    use group::{Group, GroupEncoding, UncompressedEncoding};
    let mut rng = Source::new(5);
    let p = G1Projective::random(&mut rng);
    assert!(bool::from(p.to_affine().is_torsion_free()));
    assert_eq!(G1Projective::from_bytes(&p.to_bytes()).unwrap(), p);
    let q = G2Projective::random(&mut rng).to_affine();
    assert_eq!(<G2Affine as UncompressedEncoding>::from_uncompressed(&q.to_uncompressed().into()).unwrap(), q);
    assert!(bool::from(<G2Affine as GroupEncoding>::from_bytes(&[0; 96].into()).is_none()));
    assert_eq!(p * Scalar::from_u64(3), p.double() + p);
}

/// `e(2 G1, 2 G2)` as noble-curves has it, from kilic/bls12-381: the pairing and the order of the bytes.
#[test]
fn known_pairing() {
    let known = "17e574672a60b067c6fbd0b27323609f7552e76ca5d2339ed4de298e5af77a5d3841aa8a2a911d90d40153383240632107a645c26d896b53ba5dbd542d73f707928ce3a95049e97dc06bf1b82861b8298e0cbd015ef49d0955f6046edbf6428f0bf98189a6bfcfce0e5563b50e2be1110b1aaf00cdb52901c66bcff5d24dcecfc61d373ec7981936889ad090a76ca9470a385bc3302b3df7bfe9f129a1f940c939cb1f8bf6b1add53763e5a01b4742197d6cff0e7f94f6d4a5c0bf161fb87a0a10206827c9f539ca5600bc98e3add3752285cdd653c46bc602aed8c99def332a39571dbd93583391c2fe8ecbb7c278b718297eef1545b2815e43667c41a23ef3476c3fcb8091861e64d72607c4dc1d82376fcbfff5e603d3551611aa13c504870a01ef8d6c28bad70063c03eee5fa022e31d5323d8b697db044266e9416ea69654e7fb0dd7525e02848f5ed4570737a308cbd3ec44c0fcf1c8e1b2968236fae7fa61a69639753490959d3a97511ad46fb72dd4985041cfed1a0bce751324a19e16b1a039ea23c36df8238406fbb5b4ed964593b5061de4eea61cb7da9cde8bf1b767628ff150d2cf75b44d661b99efab18e15e7f8620efe10e78078130016625926a7bbda8b077408e3c5940f9aed6cd955554449e35e3be81ea009eb54edde80f65b3142efab12af4768c1f88687c978dd5d56e83179ea54f7d8d8ee9dc6bdf9ed701a2fd308f63d58ca6cb906e9ea1027f832b30e9109bb2ae3598aa2ca78d9c990d3a2f3da0da0e71df36a113c88398f8c474573d03e18cbb5faa53a1feef";
    let two = Scalar::from_u64(2);
    let (p, q) = (G1Affine::generator() * two, two * G2Affine::generator());
    let e = super::pairing(&p.to_affine(), &q.to_affine());
    let mut bytes = [0; Gt::BYTES];
    e.write_bytes(&mut bytes);
    assert_eq!(hex(&bytes), known);
    assert_eq!(Gt::from_bytes(&unhex(known)), Ok(e));
}

/// The isogeny sends its kernel to infinity: the point whose `x` is the root of the denominator, `-6 (1 - u)`.
#[test]
fn kernel_of_the_isogeny() {
    let zero = Fp2::ZERO;
    assert_eq!(G2Projective::from_homogeneous_unchecked(zero, zero, zero), G2Projective::IDENTITY);
    let g = G2Projective::generator();
    assert_eq!(G2Projective::from_homogeneous_unchecked(zero, zero, zero) + g, g);
    let six = Fp::from_u64(6);
    let xn = Fp2::new(-six, six);
    let y = (xn.square() + isogeny::G2.a) * xn + isogeny::G2.b;
    // Up to a twist, y^2 is g(x): the map is odd in y and infinity does not see it.
    let [x, y, z] = isogeny::to_g2(
        &FractionPoint { xn, xd: Fp2::ONE, xd2: Fp2::ONE, xd3: Fp2::ONE, y },
        inlined!(|a: &Fp2| a.mul_by_1_plus_u()),
    );
    // Infinity as it is.
    assert!(x == zero && y != zero && z == zero);
    assert_eq!(G2Projective::from_homogeneous_unchecked(x, y, z) + g, g);
}

#[test]
fn refusals_and_curve_points() {
    curve_tests::not_canonical::<G1>(&P::P);
    curve_tests::not_canonical::<G2>(&P::P);
    curve_tests::curve_points::<G1>();
    curve_tests::curve_points::<G2>();
    curve_tests::operators::<G1>();
    curve_tests::operators::<G2>();
}

#[test]
fn pairing_by_its_definition() {
    curve_tests::by_definition::<Bls12>();
}

#[test]
fn operators_of_gt() {
    use std::cmp::Ordering;
    use std::hash::{BuildHasher, RandomState};

    use group::Group;
    use subtle::{Choice, ConditionallySelectable};
    use zeroize::Zeroize;

    let (e, o) = (Gt::generator(), Gt::identity());
    let (two, minus) = (e + e, -e);
    assert_eq!((e + minus, -&e, e - two, Group::double(&e)), (o, minus, minus, two));
    assert_eq!(<Gt as Group>::generator(), e);
    assert!(minus != e && bool::from(o.is_identity()) && !bool::from(e.is_identity()));
    let mut sum = e;
    sum += e;
    assert_eq!(sum, two);
    sum -= e;
    assert_eq!(sum, e);
    sum *= Scalar::from_u64(3);
    assert_eq!(sum, [e, two].iter().sum());
    assert_eq!(sum, [e, two].into_iter().sum());
    assert_eq!(e.to_string(), format!("{:?}", e.as_fp12()));
    let hasher = RandomState::new();
    assert_eq!(hasher.hash_one(e), hasher.hash_one(two - e));
    assert_ne!(hasher.hash_one(e), hasher.hash_one(two));
    assert_eq!(e.partial_cmp(&two), two.partial_cmp(&e).map(Ordering::reverse));
    assert!(e.partial_cmp(&two).is_some_and(Ordering::is_ne) && e.cmp(&e) == Ordering::Equal);
    let loops = [*e.as_fp12(), *two.as_fp12()].map(super::MillerLoopResult::from_fp12_unchecked);
    for (choice, expected, of_loops) in [(0, e, loops[0]), (1, two, loops[1])] {
        assert_eq!(Gt::conditional_select(&e, &two, Choice::from(choice)), expected);
        let chosen = super::MillerLoopResult::conditional_select(&loops[0], &loops[1], Choice::from(choice));
        assert_eq!(chosen.final_exponentiation(), of_loops.final_exponentiation());
    }
    assert_ne!(loops[0].final_exponentiation(), loops[1].final_exponentiation());
    let mut secret = e;
    secret.zeroize();
    assert_eq!(secret, o);
}

/// As many pairs as take lanes by themselves where others are left over: `e(G, Q) .. e(33 G, Q)`.
#[test]
fn many_pairs() {
    let q = G2Projective::generator().to_affine();
    let p: Vec<_> = (1..=33).map(|k| (G1Projective::generator() * Scalar::from(k)).to_affine()).collect();
    let pairs: Vec<_> = p.iter().map(|p| (p, &q)).collect();
    let product = crate::gt::MillerLoopResult::<super::Bls12>::of(&pairs).final_exponentiation();
    assert_eq!(product, Gt::generator() * Scalar::from(33 * 34 / 2));
}
