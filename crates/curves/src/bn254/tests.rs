use montane_fields::Modulus;
use montane_fields::bn254::{P, R, X};
use montane_testing::{Refusals, hex, plus_p, unhex};
use num_bigint::BigUint;

use super::{Bn256, Fp, Fp2, G1, G1Affine, G1Projective, G2, G2Affine, precompile};
use crate::curve_tests::{self, Cofactor, big};
use crate::format::DecodeError;
use crate::test_support::Source;
use crate::weierstrass::Curve;

/// `36x^3 + 18x^2 + 6x + 1`, a cube root of unity modulo `r`.
fn lambda() -> BigUint {
    let x = BigUint::from(X);
    x.pow(3) * 36u32 + x.pow(2) * 18u32 + &x * 6u32 + 1u32
}

#[test]
fn parameters() {
    let x = BigUint::from(X);
    let rest = x.pow(4) * 36u32 + x.pow(3) * 36u32 + &x * 6u32 + 1u32;
    assert_eq!(&rest + x.pow(2) * 24u32, big(&P::P));
    assert_eq!(&rest + x.pow(2) * 18u32, big(&R::P));
    let l = lambda();
    assert_eq!((&l * &l + &l + 1u32) % big(&R::P), BigUint::ZERO);
    // b' = 3 / (9 + u)
    assert_eq!(G2::B * Fp2::new(Fp::from_u64(9), Fp::ONE), Fp2::from(Fp::from_u64(3)));
    let mut source = Source::new(3);
    for _ in 0..4 {
        let a = Fp2::new(source.fp(), source.fp());
        assert_eq!(G2::mul_by_3b(&a), a * G2::B * Fp2::from(Fp::from_u64(3)));
        assert_eq!(G1::mul_by_3b(&a.c0), a.c0 * G1::B * Fp::from_u64(3));
    }
}

/// The subgroup is the whole curve.
impl Cofactor for G1 {
    fn cofactor() -> BigUint {
        BigUint::from(1u32)
    }
    const FACTORS: &'static [u32] = &[];
}

/// `2p - r`
impl Cofactor for G2 {
    fn cofactor() -> BigUint {
        big(&P::P) * 2u32 - big(&R::P)
    }
    const FACTORS: &'static [u32] = &[10069, 5_864_401];
}

#[test]
fn group_laws() {
    curve_tests::group_laws::<G1>();
    curve_tests::group_laws::<G2>();
}
#[test]
fn scalars() {
    curve_tests::scalars::<G1>(&lambda());
    curve_tests::scalars::<G2>(&lambda());
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
#[test]
fn encodings_round_trip() {
    curve_tests::round_trip::<G1>();
    curve_tests::round_trip::<G2>();
}
#[test]
fn pairing() {
    curve_tests::bilinear::<Bn256>(&lambda());
    curve_tests::products::<Bn256>();
    curve_tests::gt_encoding::<Bn256>(&P::P);
}
#[test]
fn final_exponentiation_is_the_power() {
    let r = big(&R::P);
    let x = BigUint::from(X);
    let multiple = (&x * 2u32 * (x.pow(2) * 6u32 + &x * 3u32 + 1u32)) % r;
    curve_tests::final_exponentiation::<Bn256>(&P::P, &multiple);
}

#[test]
fn each_rule_of_the_encoding() {
    let g = G1Affine::generator().to_compressed();
    let with = |bits: u8| {
        let mut b = g;
        b[0] ^= bits;
        G1Affine::from_compressed(&b)
    };
    assert_eq!(with(0x40), Ok(-G1Affine::generator()));
    assert_eq!(with(0x80), Err(DecodeError::CompressionFlag));
    assert_eq!(with(0xc0), Err(DecodeError::InfinityNotEmpty));
    let mut u = G1Affine::generator().to_uncompressed();
    u[63] ^= 1;
    assert_eq!(G1Affine::from_uncompressed(&u), Err(DecodeError::NotOnCurve));
    u[0] |= 0x80;
    assert_eq!(G1Affine::from_uncompressed(&u), Err(DecodeError::CompressionFlag));
    let mut top = [0xff; 32];
    top[0] = 0xbf;
    assert_eq!(G1Affine::from_compressed(&top), Err(DecodeError::NotCanonical));
}

#[test]
fn precompiles() {
    assert_eq!(precompile::g1_add(&[]), Ok([0; 64]));
    assert_eq!(precompile::g1_mul(&[]), Ok([0; 64]));
    assert_eq!(precompile::pairing_check(&[]), Ok(true));
    assert_eq!(precompile::pairing_check(&[0; 191]), Err(DecodeError::Length));
    let pair = |p: &G1Affine, q: &G2Affine| [&p.to_uncompressed()[..], &q.to_uncompressed()[..]].concat();
    let (p, q) = (G1Affine::generator(), G2Affine::generator());
    assert_eq!(precompile::pairing_check(&pair(&p, &q)), Ok(false));
    assert_eq!(precompile::pairing_check(&[pair(&p, &q), pair(&-p, &q)].concat()), Ok(true));
    let mut off = pair(&p, &q);
    off[63] ^= 1;
    assert_eq!(precompile::pairing_check(&off), Err(DecodeError::NotOnCurve));
    // A scalar above r is reduced.
    let mut input = p.to_uncompressed().to_vec();
    input.extend([0xff; 32]);
    assert!(precompile::g1_mul(&input).is_ok());
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
    curve_tests::by_definition::<Bn256>();
}

/// EIP-197 wants the points of G2 in the subgroup, and every coordinate below the prime.
#[test]
fn refusals_of_the_pairing_contract() {
    let (p, q) = (G1Affine::generator().to_uncompressed(), G2Affine::generator().to_uncompressed());
    for stranger in curve_tests::strangers::<G2>(3) {
        let input = [&p[..], &stranger.to_uncompressed()[..]].concat();
        assert_eq!(precompile::pairing_check(&input), Err(DecodeError::NotInSubgroup));
        // Beside infinity as well.
        let input = [&[0; 64][..], &stranger.to_uncompressed()[..]].concat();
        assert_eq!(precompile::pairing_check(&input), Err(DecodeError::NotInSubgroup));
    }
    let minus_q = (-G2Affine::generator()).to_uncompressed();
    let good = [&p[..], &q[..], &p[..], &minus_q[..]].concat();
    let judge = |input: &Vec<u8>| precompile::pairing_check(input);
    // Infinity is not written with the prime either.
    for good in [&good, &vec![0; 384]] {
        let table = Refusals::of(good.clone(), judge, Ok(true));
        for at in (0..384).step_by(32) {
            table.row("a coefficient is below the prime", Err(DecodeError::NotCanonical), |b| {
                plus_p(&mut b[at..at + 32], &P::P);
            });
        }
        for len in [1, 64, 191, 193, 383] {
            table.row("the length is that of whole pairs", Err(DecodeError::Length), |b| b.truncate(len));
        }
    }
    let table = Refusals::of(good, judge, Ok(true));
    for at in [0, 192] {
        table.row("the point of G1 is on the curve", Err(DecodeError::NotOnCurve), |b| {
            b[at..at + 64].copy_from_slice(&curve_tests::off_the_curve::<G1>(2).to_uncompressed());
        });
        table.row("the point of G2 is on the curve", Err(DecodeError::NotOnCurve), |b| {
            b[at + 64..at + 192].copy_from_slice(&curve_tests::off_the_curve::<G2>(2).to_uncompressed());
        });
        for outside in curve_tests::of_small_order::<G2>() {
            table.row("the point of G2 is in the subgroup", Err(DecodeError::NotInSubgroup), |b| {
                b[at + 64..at + 192].copy_from_slice(&outside.to_uncompressed());
            });
        }
        table.row("the product is 1", Ok(false), |b| {
            b[at..at + 64].copy_from_slice(&(-G1Affine::generator()).to_uncompressed())
        });
    }
    // Pairs with infinity are 1; one coordinate alone being zero is no infinity.
    for point in [0..64, 64..192] {
        let mut input = [&p[..], &q[..]].concat();
        input[point].fill(0);
        assert_eq!(precompile::pairing_check(&input), Ok(true));
    }
    for coordinate in [0..32, 32..64, 64..128, 128..192] {
        let mut input = [&p[..], &q[..]].concat();
        input[coordinate].fill(0);
        assert_eq!(precompile::pairing_check(&input), Err(DecodeError::NotOnCurve));
    }
}

/// EIP-196 wants points of the curve with coordinates below the prime, and takes any length of input.
#[test]
fn refusals_of_sums_and_products() {
    let (g, off) = (G1Affine::generator(), curve_tests::off_the_curve::<G1>(2).to_uncompressed());
    let two_g = (G1Projective::generator().double()).to_affine().to_uncompressed();
    let sum = |input: &Vec<u8>| precompile::g1_add(input);
    let product = |input: &Vec<u8>| precompile::g1_mul(input);
    let two = [[0; 31].as_slice(), &[2]].concat();
    let (of_sum, of_product) = ([g.to_uncompressed(); 2].concat(), [&g.to_uncompressed()[..], &two].concat());
    let sums = Refusals::of(of_sum.clone(), sum, Ok(two_g));
    let products = Refusals::of(of_product.clone(), product, Ok(two_g));
    for at in (0..128).step_by(32) {
        let row = "a coordinate is below the prime";
        sums.row(row, Err(DecodeError::NotCanonical), |b| plus_p(&mut b[at..at + 32], &P::P));
        if at < 64 {
            products.row(row, Err(DecodeError::NotCanonical), |b| plus_p(&mut b[at..at + 32], &P::P));
        }
    }
    for at in [0, 64] {
        let row = "the point is on the curve";
        sums.row(row, Err(DecodeError::NotOnCurve), |b| b[at..at + 64].copy_from_slice(&off));
        // One coordinate alone that is zero is no infinity.
        sums.row(row, Err(DecodeError::NotOnCurve), |b| b[at..at + 32].fill(0));
        sums.row(row, Err(DecodeError::NotOnCurve), |b| b[at + 32..at + 64].fill(0));
    }
    products.row("the point is on the curve", Err(DecodeError::NotOnCurve), |b| b[..64].copy_from_slice(&off));
    products.row("the point is on the curve", Err(DecodeError::NotOnCurve), |b| b[..32].fill(0));
    products.row("the point is on the curve", Err(DecodeError::NotOnCurve), |b| b[32..64].fill(0));
    // What is not there is zero, what is beyond does not count.
    assert_eq!(sum(&[&of_sum[..], &[0xff; 7]].concat()), Ok(two_g));
    assert_eq!(product(&[&of_product[..], &[0xff; 7]].concat()), Ok(two_g));
    assert_eq!(sum(&of_sum[..64].to_vec()), Ok(g.to_uncompressed()));
    assert_eq!(product(&of_product[..64].to_vec()), Ok([0; 64]));
    assert_eq!(sum(&of_sum[..127].to_vec()).is_ok(), of_sum[127] == 0);
}

#[test]
fn vectors_of_eip_196_and_197() {
    for (contract, name, input, expected) in super::precompile_vectors::CASES {
        let input = unhex(input);
        let result = match *contract {
            "add" => precompile::g1_add(&input).map(|out| hex(&out)),
            "mul" => precompile::g1_mul(&input).map(|out| hex(&out)),
            _ => precompile::pairing_check(&input).map(|out| format!("{:064x}", u8::from(out))),
        };
        assert_eq!(result.ok().as_deref(), *expected, "{contract} {name}");
    }
}
