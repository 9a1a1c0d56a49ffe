//! Beside the crate that is imitated: the same values, the same verdicts on malformed bytes, the same random elements
//! from the same generator, the same text.
#![cfg(all(feature = "pairings", feature = "alloc", feature = "bits"))]

use bls12_381 as ours;
use ff::{Field, PrimeField, PrimeFieldBits};
#[cfg(not(bls12_381_0_8))]
use group::CurveAffine;
#[cfg(bls12_381_0_8)]
use group::prime::PrimeCurveAffine as CurveAffine;
use group::{Curve, Group, GroupEncoding, UncompressedEncoding};
use pairing::{Engine, MultiMillerLoop, PairingCurveAffine};
#[cfg(not(bls12_381_0_8))]
use rand::Rng;
#[cfg(bls12_381_0_8)]
use rand::RngCore as Rng;
use rand::SeedableRng;
use rand::rngs::StdRng;

fn source() -> StdRng {
    StdRng::seed_from_u64(0x0900)
}

/// Scalars of both crates, of the same value: small ones, the largest, random ones.
fn scalars() -> Vec<(ours::Scalar, original::Scalar)> {
    let mut rng = source();
    let mut words = vec![[0; 4], [1, 0, 0, 0], [2, 0, 0, 0], [0, 0, 0, 1], [u64::MAX; 4]];
    words.extend((0..8).map(|_| core::array::from_fn(|_| rng.next_u64())));
    let raw = |w: [u64; 4]| (ours::Scalar::from_raw(w), original::Scalar::from_raw(w));
    words.into_iter().map(raw).chain([(-ours::Scalar::one(), -original::Scalar::one())]).collect()
}

#[test]
fn constants_of_the_scalars() {
    macro_rules! same {
        ($($name:ident)*) => {
            $(assert_eq!(ours::Scalar::$name.to_bytes(), original::Scalar::$name.to_bytes(), stringify!($name));)*
        };
    }
    same!(ZERO ONE TWO_INV MULTIPLICATIVE_GENERATOR ROOT_OF_UNITY ROOT_OF_UNITY_INV DELTA);
    assert_eq!(ours::Scalar::MODULUS, original::Scalar::MODULUS);
    assert_eq!(
        (ours::Scalar::NUM_BITS, ours::Scalar::CAPACITY, ours::Scalar::S),
        (original::Scalar::NUM_BITS, original::Scalar::CAPACITY, original::Scalar::S)
    );
    assert_eq!(ours::Scalar::char_le_bits(), original::Scalar::char_le_bits());
    assert_eq!(ours::Scalar::default().to_bytes(), original::Scalar::default().to_bytes());
}

#[test]
fn functions_of_the_scalars() {
    let exponent = [3, 0, 5, 1 << 63];
    for (a, x) in scalars() {
        assert_eq!(a.to_bytes(), x.to_bytes());
        let pairs = [
            (a.double(), x.double()),
            (a.square(), x.square()),
            (a.neg(), x.neg()),
            (Field::double(&a), Field::double(&x)),
            (Field::square(&a), Field::square(&x)),
            (a.pow(&exponent), x.pow(&exponent)),
            (a.pow_vartime(&exponent), x.pow_vartime(&exponent)),
            (a.invert().unwrap_or(a), x.invert().unwrap_or(x)),
            (Field::sqrt(&a).unwrap_or(a), Field::sqrt(&x).unwrap_or(x)),
            (a.cube(), x.cube()),
            (-a, -x),
        ];
        for (i, (ours, original)) in pairs.into_iter().enumerate() {
            assert_eq!(ours.to_bytes(), original.to_bytes(), "function {i} of {x}");
        }
        assert_eq!(bool::from(a.invert().is_some()), bool::from(x.invert().is_some()));
        assert_eq!(bool::from(Field::sqrt(&a).is_some()), bool::from(Field::sqrt(&x).is_some()));
        assert_eq!(bool::from(a.is_odd()), bool::from(x.is_odd()));
        assert_eq!((a.is_zero_vartime(), a.to_le_bits()), (x.is_zero_vartime(), x.to_le_bits()));
        assert_eq!((format!("{a}"), format!("{a:?}")), (format!("{x}"), format!("{x:?}")));
        assert_eq!(<[u8; 32]>::from(a), <[u8; 32]>::from(&x));
        for (b, y) in scalars() {
            let (root, original_root) = (ours::Scalar::sqrt_ratio(&a, &b), original::Scalar::sqrt_ratio(&x, &y));
            assert_eq!(bool::from(root.0), bool::from(original_root.0));
            let pairs = [
                (a + b, x + y),
                (a - b, x - y),
                (a * b, x * y),
                (a.add(&b), x.add(&y)),
                (a.sub(&b), x.sub(&y)),
                (a.mul(&b), x.mul(&y)),
                ([a, b].iter().sum(), [x, y].iter().sum()),
                ([a, b].into_iter().product(), [x, y].into_iter().product()),
                (root.1, original_root.1),
            ];
            for (i, (ours, original)) in pairs.into_iter().enumerate() {
                assert_eq!(ours.to_bytes(), original.to_bytes(), "operation {i} of {x} and {y}");
            }
            assert_eq!(a == b, x == y);
        }
    }
}

#[test]
fn bytes_of_the_scalars() {
    let mut rng = source();
    let r = (-original::Scalar::one()).to_bytes();
    for i in 0..300u32 {
        let mut bytes = [0; 64];
        rng.fill_bytes(&mut bytes);
        assert_eq!(
            ours::Scalar::from_bytes_wide(&bytes).to_bytes(),
            original::Scalar::from_bytes_wide(&bytes).to_bytes()
        );
        // Below and above the modulus, and around it.
        let mut half: [u8; 32] = bytes[..32].try_into().unwrap();
        if i % 2 == 0 {
            half = r;
            half[0] = i as u8;
        }
        let (a, x) = (ours::Scalar::from_bytes(&half), original::Scalar::from_bytes(&half));
        assert_eq!(bool::from(a.is_some()), bool::from(x.is_some()));
        if let Some(a) = Option::<ours::Scalar>::from(a) {
            assert_eq!(a.to_bytes(), half);
            assert_eq!(Option::from(ours::Scalar::from_repr(half)), Some(a));
        }
        assert_eq!(ours::Scalar::from(u64::from(i)).to_repr(), original::Scalar::from(u64::from(i)).to_repr());
    }
    assert_eq!(
        ours::Scalar::from_bytes_wide(&[255; 64]).to_bytes(),
        original::Scalar::from_bytes_wide(&[255; 64]).to_bytes()
    );
}

#[test]
fn random_elements() {
    macro_rules! same {
        ($trait:ident: $($type:ident $bytes:expr),*) => {
            $({
                let (mut rng, mut other) = (source(), source());
                for _ in 0..5 {
                    let (a, x) = (ours::$type::random(&mut rng), original::$type::random(&mut other));
                    let bytes: fn(&_, &_) -> (Vec<u8>, Vec<u8>) = $bytes;
                    let (a, x) = bytes(&a, &x);
                    assert_eq!(a, x, stringify!($type));
                }
                assert_eq!(rng.next_u64(), other.next_u64(), "as much was drawn");
            })*
        };
    }
    same!(Field: Scalar |a: &ours::Scalar, x: &original::Scalar| (a.to_bytes().to_vec(), x.to_bytes().to_vec()));
    same!(Group:
        G1Projective |a: &ours::G1Projective, x: &original::G1Projective|
            (a.to_bytes().as_ref().to_vec(), x.to_bytes().as_ref().to_vec()),
        G2Projective |a: &ours::G2Projective, x: &original::G2Projective|
            (a.to_bytes().as_ref().to_vec(), x.to_bytes().as_ref().to_vec()),
        Gt |a: &ours::Gt, x: &original::Gt| (format!("{a}").into(), format!("{x}").into()));
}

macro_rules! group_tests {
    ($name:ident, $affine:ident, $projective:ident, $short:literal, $long:literal) => {
        mod $name {
            use super::*;

            type Pair = (ours::$projective, original::$projective);

            fn points() -> Vec<Pair> {
                let (mut rng, mut other) = (source(), source());
                let random =
                    (0..3).map(|_| (ours::$projective::random(&mut rng), original::$projective::random(&mut other)));
                let generator = (ours::$projective::generator(), original::$projective::generator());
                let identity = (ours::$projective::identity(), original::$projective::identity());
                [generator, identity, (-generator.0, -generator.1)].into_iter().chain(random).collect()
            }

            fn same(ours: ours::$projective, original: original::$projective, what: &str) {
                assert_eq!(ours.to_bytes().as_ref(), original.to_bytes().as_ref(), "{what}");
                assert!(bool::from(ours.is_on_curve()), "{what}");
                assert_eq!(bool::from(ours.is_identity()), bool::from(original.is_identity()), "{what}");
            }

            #[test]
            fn operations() {
                for (p, x) in points() {
                    same(p.double(), x.double(), "2 P");
                    same(-p, -x, "-P");
                    same(p.clear_cofactor(), x.clear_cofactor(), "cofactor");
                    let (a, y) = (p.to_affine(), x.to_affine());
                    assert_eq!((format!("{a}"), format!("{a:?}")), (format!("{y}"), format!("{y:?}")));
                    same((-a).into(), (-y).into(), "-A");
                    for (k, l) in scalars() {
                        same(p * k, x * l, "P k");
                        same(&k * &p, l * x, "k P");
                        same(a * &k, y * l, "A k");
                        same(&k * a, l * y, "k A");
                        let mut product = p;
                        product *= k;
                        assert_eq!(product, p * k);
                    }
                    for (q, z) in points() {
                        let (b, w) = (q.to_affine(), z.to_affine());
                        same(p + q, x + z, "P + Q");
                        same(p - q, x - z, "P - Q");
                        same(p + b, x + w, "P + B");
                        same(p - b, x - w, "P - B");
                        same(a + q, y + z, "A + Q");
                        same(a - q, y - z, "A - Q");
                        same(p.add(&q), x.add(&z), "add");
                        same(p.add_mixed(&b), x.add_mixed(&w), "add_mixed");
                        same([p, q].iter().sum(), [x, z].iter().sum(), "sum");
                        let mut sum = p;
                        sum += b;
                        sum += &q;
                        sum -= b;
                        sum -= &q;
                        assert_eq!(sum, p);
                        assert_eq!((p == q, a == b), (x == z, y == w));
                    }
                }
            }

            #[test]
            fn affine_forms() {
                let all = points();
                let (p, x): (Vec<_>, Vec<_>) = (0..400).flat_map(|_| all.clone()).map(|(p, x)| (p + p, x)).unzip();
                let mut affine = vec![ours::$affine::default(); p.len()];
                <ours::$projective as Curve>::batch_normalize(&p, &mut affine);
                assert!(affine.iter().zip(&p).all(|(a, p)| *a == p.to_affine() && a.to_curve() == *p));
                assert_eq!(bool::from(affine[1].is_identity()), bool::from(x[1].is_identity()));
            }

            #[test]
            #[should_panic]
            fn affine_forms_need_room() {
                ours::$projective::batch_normalize(&[ours::$projective::identity()], &mut []);
            }

            /// Random bytes with every setting of the flags, and encodings of points with a bit changed.
            #[test]
            fn encodings() {
                let mut rng = source();
                let verdict = |valid: subtle::Choice| bool::from(valid);
                let mut accepted = [0; 4];
                let all = points();
                for i in 0..600u32 {
                    let (mut short, mut long) = ([0; $short], [0; $long]);
                    rng.fill_bytes(&mut short);
                    rng.fill_bytes(&mut long);
                    if i % 3 > 0 {
                        let x = all[i as usize % all.len()].1.to_affine();
                        (short, long) = (x.to_compressed(), x.to_uncompressed());
                        if i % 3 == 1 {
                            short[rng.next_u32() as usize % $short] ^= 1 << (i % 8);
                            long[rng.next_u32() as usize % $long] ^= 1 << (i % 8);
                        }
                    } else {
                        // A value that is likely below p.
                        (short[0], long[0], long[$long / 2]) =
                            (short[0] & 0xef, long[0] & 0xef, long[$long / 2] & 0x0f);
                    }
                    let (a, x) = (ours::$affine::from_compressed(&short), original::$affine::from_compressed(&short));
                    assert_eq!(verdict(a.is_some()), verdict(x.is_some()), "{short:02x?}");
                    accepted[0] += usize::from(x.is_some().unwrap_u8());
                    let (a, x) = (
                        ours::$affine::from_compressed_unchecked(&short),
                        original::$affine::from_compressed_unchecked(&short),
                    );
                    assert_eq!(verdict(a.is_some()), verdict(x.is_some()), "{short:02x?}");
                    if verdict(x.is_some()) {
                        accepted[1] += 1;
                        let (a, x) = (a.unwrap(), x.unwrap());
                        assert_eq!(a.to_uncompressed(), x.to_uncompressed());
                        assert_eq!(verdict(a.is_torsion_free()), verdict(x.is_torsion_free()));
                        let (p, q) = (a.to_curve().clear_cofactor(), x.to_curve().clear_cofactor());
                        same(p, q, "cofactor of a point outside the subgroup");
                    }
                    let (a, x) = (ours::$affine::from_uncompressed(&long), original::$affine::from_uncompressed(&long));
                    assert_eq!(verdict(a.is_some()), verdict(x.is_some()), "{long:02x?}");
                    accepted[2] += usize::from(x.is_some().unwrap_u8());
                    let (a, x) = (
                        ours::$affine::from_uncompressed_unchecked(&long),
                        original::$affine::from_uncompressed_unchecked(&long),
                    );
                    assert_eq!(verdict(a.is_some()), verdict(x.is_some()), "{long:02x?}");
                    if verdict(x.is_some()) {
                        accepted[3] += 1;
                        let (a, x) = (a.unwrap(), x.unwrap());
                        assert_eq!(a.to_uncompressed(), x.to_uncompressed());
                        assert_eq!(verdict(a.is_on_curve()), verdict(x.is_on_curve()));
                    }
                }
                assert!(accepted.iter().all(|n| (1..600).contains(n)), "{accepted:?}");
            }

            #[test]
            fn encodings_of_the_traits() {
                for (p, x) in points() {
                    let bytes = p.to_bytes();
                    assert_eq!(format!("{bytes:?}"), format!("{:?}", x.to_bytes()));
                    assert_eq!(ours::$projective::from_bytes(&bytes).unwrap(), p);
                    assert_eq!(ours::$projective::from_bytes_unchecked(&bytes).unwrap(), p);
                    let a = p.to_affine();
                    assert_eq!(ours::$affine::from_bytes(&GroupEncoding::to_bytes(&a)).unwrap(), a);
                    assert_eq!(ours::$affine::from_bytes_unchecked(&bytes).unwrap(), a);
                    let long = UncompressedEncoding::to_uncompressed(&a);
                    assert_eq!(long.as_ref(), UncompressedEncoding::to_uncompressed(&x.to_affine()).as_ref());
                    assert_eq!(<ours::$affine as UncompressedEncoding>::from_uncompressed(&long).unwrap(), a);
                    assert_eq!(<ours::$affine as UncompressedEncoding>::from_uncompressed_unchecked(&long).unwrap(), a);
                    let mut copy = <ours::$affine as GroupEncoding>::Repr::default();
                    assert_ne!(copy, bytes);
                    copy.as_mut().copy_from_slice(bytes.as_ref());
                    assert_eq!(copy, bytes);
                }
            }
        }
    };
}

group_tests!(g1, G1Affine, G1Projective, 48, 96);
group_tests!(g2, G2Affine, G2Projective, 96, 192);

#[test]
fn pairings() {
    let (mut rng, mut other) = (source(), source());
    let text = |gt: &ours::Gt| format!("{gt:?}");
    let terms: Vec<_> = (0..5)
        .map(|i| {
            let p = (ours::G1Projective::random(&mut rng), original::G1Projective::random(&mut other));
            let q = (ours::G2Projective::random(&mut rng), original::G2Projective::random(&mut other));
            let p = if i == 3 { (ours::G1Projective::identity(), original::G1Projective::identity()) } else { p };
            let q = if i == 4 { (ours::G2Projective::identity(), original::G2Projective::identity()) } else { q };
            ((p.0.to_affine(), p.1.to_affine()), (q.0.to_affine(), q.1.to_affine()))
        })
        .collect();
    for (p, q) in &terms {
        let (f, x) = (ours::pairing(&p.0, &q.0), original::pairing(&p.1, &q.1));
        assert_eq!(text(&f), format!("{x:?}"));
        assert_eq!(text(&f), format!("{f}"));
        assert_eq!((ours::Bls12::pairing(&p.0, &q.0), p.0.pairing_with(&q.0), q.0.pairing_with(&p.0)), (f, f, f));
        for (k, l) in scalars().into_iter().skip(9) {
            assert_eq!(text(&(f * k)), format!("{:?}", x * l));
        }
        assert_eq!(text(&(f.double() - f + f)), format!("{:?}", x.double()));
        assert_eq!((-f + f, bool::from(Group::is_identity(&f))), (ours::Gt::identity(), x == original::Gt::identity()));
    }
    let prepared: Vec<_> = terms.iter().map(|(p, q)| (p.0, ours::G2Prepared::from(q.0))).collect();
    let prepared: Vec<_> = prepared.iter().map(|(p, q)| (p, q)).collect();
    let expected: Vec<_> = terms.iter().map(|(p, q)| original::pairing(&p.1, &q.1)).collect();
    for n in 0..=terms.len() {
        let product = format!("{:?}", expected[..n].iter().sum::<original::Gt>());
        assert_eq!(text(&ours::multi_miller_loop(&prepared[..n]).final_exponentiation()), product);
        assert_eq!(text(&ours::Bls12::multi_miller_loop(&prepared[..n]).final_exponentiation()), product);
        // A product of values of the loop is the value of one loop.
        let (a, b) = prepared[..n].split_at(n / 2);
        let mut value = ours::multi_miller_loop(a) + ours::multi_miller_loop(b);
        value += ours::MillerLoopResult::default();
        assert_eq!(text(&value.final_exponentiation()), product);
    }
    assert_eq!(text(&ours::Gt::generator()), format!("{:?}", original::Gt::generator()));
}
