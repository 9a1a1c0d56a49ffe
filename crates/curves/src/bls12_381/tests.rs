use montane_fields::bls12_381::{P, R, X_ABS};
use montane_fields::{Coordinate, Field, Modulus};
use num_bigint::{BigInt, BigUint};
use subtle::ConditionallySelectable;

use super::{Bls12, Fp, Fp2, Fp12, G1, G1Affine, G1Projective, G2, G2Affine, G2Projective, Scalar};
use crate::encoding::DecodeError;
use crate::pairing_engine::Pairing;
use crate::scalar_mul::{mul_by_order, mul_by_public, mul_vartime, sum_of_products_vartime};
use crate::test_support::Source;
use crate::weierstrass::{Affine, Curve, Projective};

fn big(limbs: &[u64]) -> BigUint {
    limbs.iter().rev().fold(BigUint::ZERO, |acc, limb| (acc << 64) + limb)
}

/// Points of the curve that are almost surely outside the subgroup: the smallest `x` that have one.
fn strangers<C: Curve>(count: usize) -> Vec<Affine<C>> {
    let mut x = C::Base::ONE;
    let mut out = Vec::new();
    while out.len() < count {
        if let Some(y) = Option::<C::Base>::from(Affine::<C>::y_squared(&x).sqrt()) {
            out.push(Affine::from_coordinates_unchecked(x, y));
        }
        x = x.add(&C::Base::ONE);
    }
    out
}

fn group_laws<C: Curve>() {
    let g = Projective::<C>::generator();
    assert!(bool::from(g.is_on_curve()));
    assert!(bool::from(mul_by_order(&g).is_identity()));
    let mut source = Source::new(1);
    let a = mul_by_public(&g, &[source.word(), source.word()]);
    let b = mul_by_public(&g, &[source.word(), source.word()]);
    let o = Projective::<C>::identity();
    for (p, q) in [(a, b), (a, a), (a, -a), (a, o), (o, a), (o, o)] {
        let sum = p + q;
        assert!(bool::from(sum.is_on_curve()));
        assert_eq!(sum, q + p);
        assert_eq!(sum + g, p + (q + g));
        assert_eq!(p + q.to_affine(), sum);
        assert_eq!(sum - q, p);
        assert_eq!(Projective::from(sum.to_affine()), sum);
    }
    assert_eq!(a + a, a.double());
    assert_eq!(o.double(), o);
    assert_ne!(a, b);
    assert_ne!(a, o);
    assert_ne!(a, -a);
    let points = [a, o, b, a + b, o];
    let mut affine = [Affine::identity(); 5];
    Projective::batch_normalize(&points, &mut affine);
    for (p, q) in points.iter().zip(&affine) {
        assert_eq!(p.to_affine(), *q);
    }
    assert_eq!(Projective::<C>::conditional_select(&a, &b, 1.into()), b);
}

/// The eigenvalue of the endomorphism, and every way to multiply, against the bits of the scalar.
fn scalars<C: Curve>(eigenvalue: &BigUint) {
    let order = big(&C::Order::P);
    let mut source = Source::new(2);
    let minus_one = -montane_fields::Mont::<C::Order, 4>::ONE;
    let mut scalars = vec![
        Default::default(),
        montane_fields::Mont::ONE,
        minus_one,
        minus_one.double(),
        montane_fields::Mont::from_u64(X_ABS),
        montane_fields::Mont::from_u64(X_ABS) * montane_fields::Mont::from_u64(X_ABS),
    ];
    scalars.extend((0..12).map(|_| source.scalar()));
    let g = Projective::<C>::generator();
    let mut pairs = Vec::new();
    for k in &scalars {
        let p = mul_by_public(&g, &[source.word()]);
        assert_eq!(mul_by_public(&p, &eigenvalue.to_u64_digits()), C::endomorphism(&p));
        let parts = C::split(k);
        let mut sum = BigInt::ZERO;
        for (i, part) in parts.iter().enumerate() {
            assert!(i < C::PARTS || part.magnitude == 0);
            assert!(C::PART_BITS == 128 || part.magnitude >> C::PART_BITS == 0);
            let term = BigInt::from(part.magnitude) * BigInt::from(eigenvalue.pow(i as u32));
            sum += if part.negative == 1 { -term } else { term };
        }
        let order = BigInt::from(order.clone());
        assert_eq!(((sum % &order) + &order) % &order, BigInt::from(big(&k.to_limbs())));
        let expected = mul_by_public(&p, &k.to_limbs());
        assert_eq!(p * k, expected);
        assert_eq!(p.to_affine() * k, expected);
        assert_eq!(mul_vartime(&p, k), expected);
        pairs.push((p, *k));
        assert_eq!(Projective::<C>::identity() * k, Projective::identity());
    }
    let sum: Projective<C> = pairs.iter().map(|(p, k)| *p * k).sum();
    assert_eq!(sum_of_products_vartime(&pairs), sum);
    assert_eq!(sum_of_products_vartime::<C>(&[]), Projective::identity());
}

fn subgroup<C: Curve>() {
    assert!(bool::from(Affine::<C>::identity().is_torsion_free()));
    assert!(bool::from(Affine::<C>::generator().is_torsion_free()));
    for p in strangers::<C>(6) {
        assert!(bool::from(p.is_on_curve()));
        let p = Projective::from(p);
        assert_eq!(
            bool::from(p.to_affine().is_torsion_free()),
            bool::from(mul_by_order(&p).is_identity()),
            "the fast check agrees with the multiplication by r"
        );
        assert!(!bool::from(p.to_affine().is_torsion_free()));
        let cleared = p.clear_cofactor();
        assert!(bool::from(mul_by_order(&cleared).is_identity()));
        assert!(!bool::from(cleared.is_identity()));
        // r P has only cofactor torsion: the fast check must refuse all of it.
        let torsion = mul_by_order(&p);
        assert!(!bool::from(torsion.to_affine().is_torsion_free()));
        assert!(!bool::from((torsion + Projective::generator()).to_affine().is_torsion_free()));
    }
    assert!(bool::from(Projective::<C>::identity().clear_cofactor().is_identity()));
}

#[test]
fn g1_group_laws() {
    group_laws::<G1>();
}
#[test]
fn g2_group_laws() {
    group_laws::<G2>();
}
#[test]
fn g1_scalars() {
    scalars::<G1>(&BigUint::from(X_ABS).pow(2));
}
#[test]
fn g2_scalars() {
    scalars::<G2>(&BigUint::from(X_ABS));
}
#[test]
fn g1_subgroup() {
    subgroup::<G1>();
}
#[test]
fn g2_subgroup() {
    subgroup::<G2>();
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

fn round_trip<C: Curve>() {
    let mut source = Source::new(4);
    for _ in 0..8 {
        let p = mul_by_public(&Projective::<C>::generator(), &[source.word(), source.word()]).to_affine();
        assert_eq!(Affine::from_compressed(&p.to_compressed()), Ok(p));
        assert_eq!(Affine::from_uncompressed(&p.to_uncompressed()), Ok(p));
    }
    let o = Affine::<C>::identity();
    assert_eq!(Affine::from_compressed(&o.to_compressed()), Ok(o));
    assert_eq!(Affine::from_uncompressed(&o.to_uncompressed()), Ok(o));
    for p in strangers::<C>(3) {
        assert_eq!(Affine::<C>::from_compressed(&p.to_compressed()), Err(DecodeError::NotInSubgroup));
        assert_eq!(Affine::<C>::from_uncompressed(&p.to_uncompressed()), Err(DecodeError::NotInSubgroup));
        assert_eq!(Affine::<C>::from_compressed_unchecked(&p.to_compressed()), Ok(p));
    }
}

#[test]
fn encodings_round_trip() {
    round_trip::<G1>();
    round_trip::<G2>();
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

#[test]
fn pairing_is_bilinear() {
    let (g1, g2) = (G1Projective::generator(), G2Projective::generator());
    let e = super::pairing(&g1.to_affine(), &g2.to_affine());
    let mut source = Source::new(6);
    assert_ne!(e, super::Gt::identity());
    assert!(bool::from(Bls12::is_in_gt(e.as_fp12())));
    for _ in 0..3 {
        let (a, b): (Scalar, Scalar) = (source.scalar(), source.scalar());
        let left = super::pairing(&(g1 * a).to_affine(), &(g2 * b).to_affine());
        assert_eq!(left, e * (a * b));
        assert_eq!(left, e * a * b);
        assert_eq!(super::pairing(&(g1 * (a * b)).to_affine(), &g2.to_affine()), left);
    }
    let power = |k: &[u64]| {
        k.iter().rev().fold(Fp12::ONE, |acc, limb| {
            (0..64).rev().fold(acc, |acc, i| {
                let acc = Field::square(&acc);
                if (limb >> i) & 1 == 1 { acc * e.as_fp12() } else { acc }
            })
        })
    };
    assert_eq!(power(&R::P), Fp12::ONE, "the order is r");
    let k: Scalar = source.scalar();
    assert_eq!(power(&k.to_limbs()), *(e * k).as_fp12());
    assert_eq!(power(&[X_ABS]), Bls12::gt_endomorphism(e.as_fp12()));
    let o1 = G1Affine::identity();
    let o2 = G2Affine::identity();
    assert_eq!(super::pairing(&o1, &g2.to_affine()), super::Gt::identity());
    assert_eq!(super::pairing(&g1.to_affine(), &o2), super::Gt::identity());
}

#[test]
fn products_of_pairings() {
    let (g1, g2) = (G1Projective::generator(), G2Projective::generator());
    let mut source = Source::new(7);
    let pairs: Vec<_> = (0..4)
        .map(|i| match i {
            2 => (G1Affine::identity(), g2.to_affine()),
            3 => (g1.to_affine(), G2Affine::identity()),
            _ => ((g1 * source.scalar::<R>()).to_affine(), (g2 * source.scalar::<R>()).to_affine()),
        })
        .collect();
    let sum: super::Gt = pairs.iter().map(|(p, q)| super::pairing(p, q)).sum();
    let prepared: Vec<_> = pairs.iter().map(|(_, q)| super::G2Prepared::from(q)).collect();
    let terms: Vec<_> = pairs.iter().zip(&prepared).map(|((p, _), q)| (p, q)).collect();
    assert_eq!(super::multi_miller_loop(&terms).final_exponentiation(), sum);
    let refs: Vec<_> = pairs.iter().map(|(p, q)| (p, q)).collect();
    assert_eq!(crate::gt::MillerLoopResult::<Bls12>::of(&refs).final_exponentiation(), sum);
    assert_eq!(super::multi_miller_loop(&[]).final_exponentiation(), super::Gt::identity());
}

/// The final exponentiation is the plain power `3 (p^12 - 1) / r`.
#[test]
fn final_exponentiation_is_the_power() {
    let p = BigInt::from(big(&P::P));
    let r = BigInt::from(big(&R::P));
    let e: BigInt = 3 * (p.pow(12) - 1u32) / r;
    let mut source = Source::new(8);
    let f = Fp12::from_coefficients(core::array::from_fn(|_| Fp2::new(source.fp(), source.fp())));
    let mut power = Fp12::ONE;
    for bit in (0..e.bits()).rev() {
        power = Field::square(&power);
        if e.bit(bit) {
            power *= f;
        }
    }
    assert_eq!(*crate::gt::MillerLoopResult::<Bls12>(f).final_exponentiation().as_fp12(), power);
}

#[test]
fn gt_encoding() {
    let e = super::Gt::generator() * Scalar::from_u64(5);
    let mut bytes = [0u8; super::Gt::BYTES];
    e.write_bytes(&mut bytes);
    assert_eq!(super::Gt::from_bytes(&bytes), Ok(e));
    assert_eq!(super::Gt::from_bytes(&bytes[1..]), Err(DecodeError::Length));
    assert_eq!(super::Gt::from_bytes(&[0; 576]), Err(DecodeError::NotInSubgroup));
    assert_eq!(super::Gt::from_bytes(&[0xff; 576]), Err(DecodeError::NotCanonical));
    bytes[575] ^= 1;
    assert_eq!(super::Gt::from_bytes(&bytes), Err(DecodeError::NotInSubgroup));
    // -1 is of order 2, and in the kernel of neither map alone.
    let mut minus_one = [0u8; 576];
    Fp::ONE.neg().write_be(&mut minus_one[528..]);
    assert_eq!(super::Gt::from_bytes(&minus_one), Err(DecodeError::NotInSubgroup));
}
