//! Sums, products, checks and encodings of points, of all kinds of points, on both.

use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup, VariableBaseMSM};
use ark_ff::{AdditiveGroup, BigInteger, Field, PrimeField, Zero};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, Compress, SerializationError, Validate};
use ark_std::rand::Rng;
use ark_std::test_rng;
use beside::{carried, element, point_of_the_curve, points, scalars};

fn same<P: SWCurveConfig, Q: SWCurveConfig>(ours: &Projective<P>, original: &Projective<Q>, what: &str) {
    assert_eq!(carried::<P, Q>(&ours.into_affine()), original.into_affine(), "{what}");
}

/// Sums of every kind of points and scalars, by every way to ask for one.
fn sums<P: SWCurveConfig, Q: SWCurveConfig>() {
    let rng = &mut test_rng();
    for n in [0, 1, 2, 3, 5, 17, 63, 64, 65, 257, 1023, 1500] {
        for _ in 0..if n < 100 { 40 } else { 2 } {
            let (p, s) = (points::<P>(n, rng), scalars::<P::ScalarField>(n, rng));
            let (q, t): (Vec<_>, Vec<Q::ScalarField>) =
                (p.iter().map(carried).collect(), s.iter().map(element).collect());
            let expected = Projective::<Q>::msm_unchecked(&q, &t);
            same(&P::msm(&p, &s).unwrap(), &expected, "the curve's sum");
            same(&Projective::<P>::msm(&p, &s).unwrap(), &expected, "a sum");
            same(&Projective::<P>::msm_unchecked(&p, &s), &expected, "an unchecked sum");
            let numbers: Vec<_> = s.iter().map(|s| s.into_bigint()).collect();
            same(&Projective::<P>::msm_bigint(&p, &numbers), &expected, "a sum of integers");
            // The original's sums take the shorter list, or say which length it is.
            if n > 0 {
                let shorter = rng.gen_range(0..n);
                let expected = Projective::<Q>::msm_unchecked(&q[..shorter], &t);
                same(&Projective::<P>::msm_unchecked(&p[..shorter], &s), &expected, "fewer bases");
                same(&Projective::<P>::msm_unchecked(&p, &s[..shorter]), &expected, "fewer scalars");
                same(&Projective::<P>::msm_bigint(&p[..shorter], &numbers), &expected, "fewer bases for integers");
                same(&Projective::<P>::msm_bigint(&p, &numbers[..shorter]), &expected, "fewer integers");
                assert_eq!(P::msm(&p[..shorter], &s).unwrap_err(), Q::msm(&q[..shorter], &t).unwrap_err());
                assert_eq!(P::msm(&p, &s[..shorter]).unwrap_err(), Q::msm(&q, &t[..shorter]).unwrap_err());
            }
        }
    }
}

/// `k P` bit by bit, for any point of the curve and any integer.
fn product<P: SWCurveConfig>(p: &Affine<P>, k: &impl BigInteger) -> Projective<P> {
    k.to_bits_be().into_iter().fold(Projective::ZERO, |product, bit| {
        let product = product.double();
        if bit { product + p } else { product }
    })
}

/// What sums are, on both, without their means: `k P` of every integer `k` but those below the order `r` whose `r - k`
/// has at most 64 bits, of which it is `(k - r) P`, and another point outside of the group.
fn sums_of_products<P: SWCurveConfig>() {
    let rng = &mut test_rng();
    let order = P::ScalarField::MODULUS;
    let mut above = 0;
    for n in [1, 1, 1, 2, 3, 4, 7, 20, 100] {
        for large in [false, true] {
            for _ in 0..8 {
                let p = points::<P>(n, rng);
                let s = scalars::<P::ScalarField>(n, rng);
                let mut numbers: Vec<_> = s.iter().map(|s| s.into_bigint()).collect();
                let mut expected = Projective::<P>::ZERO;
                for (p, k) in p.iter().zip(&mut numbers) {
                    if large && rng.r#gen() {
                        // From the order on.
                        let over = rng.r#gen::<u64>() >> rng.gen_range(0..64);
                        *k = order;
                        k.add_with_carry(&(over % 4 * over).into());
                    }
                    let mut negative = order;
                    let is_above = negative.sub_with_borrow(k);
                    above += usize::from(is_above);
                    expected += match !is_above && negative.num_bits() <= 64 && k.num_bits() > 64 {
                        true => -product(p, &negative),
                        false => product(p, k),
                    };
                }
                assert_eq!(Projective::<P>::msm_bigint(&p, &numbers), expected, "{n} integers");
                if !large {
                    assert_eq!(P::msm(&p, &s).unwrap(), expected, "{n} by the curve");
                    assert_eq!(Projective::<P>::msm(&p, &s).unwrap(), expected, "{n}");
                    assert_eq!(Projective::<P>::msm_unchecked(&p, &s), expected, "{n} unchecked");
                }
            }
        }
    }
    assert!(above > 100, "integers above the order: {above}");
}

/// An empty sum is infinity, and so is one that vanishes: in coordinates too.
fn infinity<P: SWCurveConfig>() {
    let g = P::GENERATOR;
    for (p, s) in [
        (vec![], vec![]),
        (vec![Affine::identity(); 3], vec![P::ScalarField::ONE; 3]),
        (vec![g; 3], vec![P::ScalarField::ZERO; 3]),
        (vec![g, -g], vec![P::ScalarField::from(7u8); 2]),
        (vec![g, g], vec![P::ScalarField::ONE, -P::ScalarField::ONE]),
    ] {
        let sum = P::msm(&p, &s).unwrap();
        assert!(sum.is_zero() && sum.into_affine().is_zero(), "{p:?}");
        assert_eq!(sum + g, g.into_group(), "{p:?}");
        assert_eq!((sum.double(), g.into_group() + sum), (Projective::ZERO, g.into_group()), "{p:?}");
    }
}

fn checks<P: SWCurveConfig, Q: SWCurveConfig>() {
    let rng = &mut test_rng();
    let mut outside = 0;
    for i in 0..600 {
        let mut p = points::<P>(4, rng)[3];
        if i % 3 == 0 {
            p = point_of_the_curve(rng);
        }
        if i % 7 == 0 {
            // Off the curve, on others of the same formulas too, whose points have orders of their own.
            match i % 4 {
                0 => p.y += P::COEFF_B,
                1 => p.x = P::BaseField::ZERO,
                2 => p.y = P::BaseField::ZERO,
                _ => (p.x, p.y) = (P::BaseField::ZERO, P::BaseField::ZERO),
            }
        }
        let q: Affine<Q> = carried(&p);
        let verdict = q.is_in_correct_subgroup_assuming_on_curve();
        assert_eq!(p.is_in_correct_subgroup_assuming_on_curve(), verdict, "{p:?}");
        outside += usize::from(!verdict);
        assert_eq!(carried::<P, Q>(&p.clear_cofactor()), q.clear_cofactor(), "{p:?}");
        assert_eq!(carried::<P, Q>(&p.mul_by_cofactor()), q.mul_by_cofactor());
        let s = scalars::<P::ScalarField>(1, rng)[0];
        same(&(p * s), &(q * element::<_, Q::ScalarField>(&s)), "a product");
        same(
            &(p.into_group() * s),
            &(q.into_group() * element::<_, Q::ScalarField>(&s)),
            "a product of a projective point",
        );
    }
    assert!(P::COFACTOR == [1] || outside > 100, "points outside of the group: {outside}");
}

fn decoded<P: SWCurveConfig, Q: SWCurveConfig>(bytes: &[u8], compress: Compress, validate: Validate) -> bool {
    let ours = Affine::<P>::deserialize_with_mode(bytes, compress, validate);
    let original = Affine::<Q>::deserialize_with_mode(bytes, compress, validate);
    match (&ours, &original) {
        (Ok(ours), Ok(original)) => assert_eq!(carried::<P, Q>(ours), *original),
        (Err(ours), Err(original)) => assert_eq!(name(ours), name(original), "{bytes:02x?}"),
        _ => panic!("{bytes:02x?}: {ours:?}, {original:?}"),
    }
    original.is_ok()
}

fn name(error: &SerializationError) -> String {
    format!("{error:?}")
}

/// Encodings of points, changed in a bit, in the first bytes and the last, made of ones, cut short; of numbers that are
/// not reduced.
fn encodings<P: SWCurveConfig, Q: SWCurveConfig>() {
    let rng = &mut test_rng();
    let [mut accepted, mut refused] = [0, 0];
    let mut count = |ok: bool| if ok { accepted += 1 } else { refused += 1 };
    for compress in [Compress::Yes, Compress::No] {
        for validate in [Validate::Yes, Validate::No] {
            for p in points::<P>(100, rng) {
                let mut bytes = Vec::new();
                p.serialize_with_mode(&mut bytes, compress).unwrap();
                let mut original = Vec::new();
                carried::<P, Q>(&p).serialize_with_mode(&mut original, compress).unwrap();
                assert_eq!(bytes, original);
                count(decoded::<P, Q>(&bytes, compress, validate));
                for end in [0, bytes.len() - 1] {
                    for _ in 0..4 {
                        let mut changed = bytes.clone();
                        changed[end] ^= 1 << rng.gen_range(0..8);
                        count(decoded::<P, Q>(&changed, compress, validate));
                    }
                    for value in [0x00, 0x1f, 0x20, 0x3f, 0x40, 0x60, 0x7f, 0x80, 0xa0, 0xc0, 0xe0, 0xff] {
                        let mut changed = bytes.clone();
                        changed[end] = value;
                        count(decoded::<P, Q>(&changed, compress, validate));
                    }
                }
                let mut changed = bytes.clone();
                let at = rng.gen_range(0..bytes.len());
                changed[at] ^= 1 << rng.gen_range(0..8);
                count(decoded::<P, Q>(&changed, compress, validate));
                count(decoded::<P, Q>(&bytes[..at], compress, validate));
            }
            let length = P::serialized_size(compress);
            for fill in [0x00, 0xff] {
                for first in 0..=255 {
                    let mut bytes = vec![fill; length];
                    bytes[0] = first;
                    count(decoded::<P, Q>(&bytes, compress, validate));
                    bytes[0] = fill;
                    bytes[length - 1] = first;
                    count(decoded::<P, Q>(&bytes, compress, validate));
                }
            }
        }
    }
    assert!(accepted > 300 && refused > 300, "accepted {accepted}, refused {refused}");
}

macro_rules! on {
    ($name:ident, $ours:ty, $original:ty) => {
        mod $name {
            #[test]
            fn sums() {
                super::sums::<$ours, $original>();
            }
            #[test]
            fn sums_of_products() {
                super::sums_of_products::<$ours>();
                super::sums_of_products::<$original>();
            }
            #[test]
            fn infinity() {
                super::infinity::<$ours>();
            }
            #[test]
            fn checks() {
                super::checks::<$ours, $original>();
            }
            #[test]
            fn encodings() {
                super::encodings::<$ours, $original>();
            }
        }
    };
}

on!(bls12_381_g1, ark_bls12_381::g1::Config, bls12_381::g1::Config);
on!(bls12_381_g2, ark_bls12_381::g2::Config, bls12_381::g2::Config);
on!(bn254_g1, ark_bn254::g1::Config, bn254::g1::Config);
on!(bn254_g2, ark_bn254::g2::Config, bn254::g2::Config);
