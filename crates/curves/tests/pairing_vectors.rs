//! Published vectors for BLS12-381 and BN254, when the folder that holds them is there
//! (`MONTANE_VECTORS`, or `../shared/vectors/open` beside the repository).

use std::path::PathBuf;

use montane_curves::DecodeError;
use montane_curves::bls12_381::{self, Bls12};
use montane_curves::bn254::{self, precompile};
use montane_curves::gt::MillerLoopResult;
use montane_curves::scalar_mul::{mul_by_public, mul_vartime, sum_of_products_vartime};
use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar};
use montane_fields::quadratic::Fp2;
use montane_fields::{Coordinate, Field};
use serde_json::Value;

/// The cases of a file, or nothing, said aloud, when the folder is absent.
fn cases(file: &str) -> Vec<Value> {
    let folder = std::env::var_os("MONTANE_VECTORS")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/vectors/open"), PathBuf::from);
    let Ok(text) = std::fs::read_to_string(folder.join(file)) else {
        println!("skipped: {file} is not there");
        return Vec::new();
    };
    let value: Value = serde_json::from_str(&text).unwrap();
    let cases = value["cases"].as_array().unwrap().clone();
    assert!(!cases.is_empty());
    cases
}

fn bytes(value: &Value) -> Vec<u8> {
    let hex = value.as_str().unwrap().trim_start_matches("0x");
    assert!(hex.len().is_multiple_of(2));
    (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()).collect()
}

/// A field element printed with or without leading zeros.
fn element<F: Coordinate>(value: &Value) -> F {
    let hex = value.as_str().unwrap().trim_start_matches("0x");
    let padded = format!("{hex:0>width$}", width = 2 * F::BYTES);
    F::read_be(&bytes(&Value::String(padded))).unwrap()
}

/// A coordinate: a number, or the two of `Fp2`.
trait FromJson: Coordinate {
    fn from_json(value: &Value) -> Self;
}
impl FromJson for bls12_381::Fp {
    fn from_json(value: &Value) -> Self {
        element(value)
    }
}
impl FromJson for bn254::Fp {
    fn from_json(value: &Value) -> Self {
        element(value)
    }
}
impl FromJson for bls12_381::Fp2 {
    fn from_json(value: &Value) -> Self {
        Fp2::new(element(&value["c0"]), element(&value["c1"]))
    }
}
impl FromJson for bn254::Fp2 {
    fn from_json(value: &Value) -> Self {
        Fp2::new(element(&value["c0"]), element(&value["c1"]))
    }
}

fn scalar_mul<C: Curve<Base: FromJson>>(file: &str) {
    for case in cases(file) {
        let point = |name: &str| {
            let p = &case[name];
            Affine::<C>::from_coordinates(C::Base::from_json(&p["x"]), C::Base::from_json(&p["y"])).unwrap()
        };
        let (p, q) = (Projective::from(point("P")), Projective::from(point("Q")));
        let k: Scalar<C> = element(&case["scalar"]);
        assert_eq!(p * k, q, "{}", case["id"]);
        assert_eq!(mul_vartime(&p, &k), q, "{}", case["id"]);
    }
}

#[test]
fn random_scalar_multiplications() {
    scalar_mul::<bls12_381::G1>("extra/scalar_mul/scalar_mul_BLS12_381_G1.json");
    scalar_mul::<bls12_381::G2>("extra/scalar_mul/scalar_mul_BLS12_381_G2.json");
    scalar_mul::<bn254::G1>("extra/scalar_mul/scalar_mul_BN254_Snarks_G1.json");
    scalar_mul::<bn254::G2>("extra/scalar_mul/scalar_mul_BN254_Snarks_G2.json");
}

fn serialization<C: Curve>(file: &str) {
    for case in cases(file) {
        let k = case["k"].as_u64().unwrap();
        let p = mul_by_public(&Projective::<C>::generator(), &[k]).to_affine();
        let (compressed, uncompressed) = (bytes(&case["compressed"]), bytes(&case["uncompressed"]));
        assert_eq!(p.to_compressed().as_ref(), compressed);
        assert_eq!(p.to_uncompressed().as_ref(), uncompressed);
        let mut array = p.to_compressed();
        array.as_mut().copy_from_slice(&compressed);
        assert_eq!(Affine::<C>::from_compressed(&array), Ok(p));
        let mut array = p.to_uncompressed();
        array.as_mut().copy_from_slice(&uncompressed);
        assert_eq!(Affine::<C>::from_uncompressed(&array), Ok(p));
    }
}

#[test]
fn zkcrypto_serialization_tables() {
    serialization::<bls12_381::G1>("bls12_381_serialization/zkcrypto_g1_serialization.json");
    serialization::<bls12_381::G2>("bls12_381_serialization/zkcrypto_g2_serialization.json");
}

/// Every tenth value of the table by a pairing, and all of them by the group law.
#[test]
fn gt_table() {
    let e = bls12_381::Gt::generator();
    for (i, case) in cases("extra/pairing/bls12_381_gt_pairing.json").iter().enumerate() {
        let k = case["k"].as_u64().unwrap();
        // e(k G1, k G2)
        let expected = bytes(&case["gt"]);
        let check = |gt: bls12_381::Gt| {
            let mut out = [0; bls12_381::Gt::BYTES];
            gt.write_bytes(&mut out);
            assert_eq!(out[..], expected[..], "{k}");
        };
        check(e * bls12_381::Scalar::from_u64(k * k));
        if i % 10 == 0 {
            let p = mul_by_public(&bls12_381::G1Projective::generator(), &[k]).to_affine();
            let q = mul_by_public(&bls12_381::G2Projective::generator(), &[k]).to_affine();
            check(bls12_381::pairing(&p, &q));
            assert_eq!(bls12_381::Gt::from_bytes(&expected).map(check), Ok(()));
        }
    }
}

#[test]
fn ethereum_bn254_precompiles() {
    for case in cases("bn254/eip196_add.json").iter().chain(&cases("bn254/eip196_mul.json")) {
        let input = bytes(&case["input"]);
        let result = if case["op"] == "add" { precompile::add(&input) } else { precompile::mul(&input) };
        assert_eq!(result.is_ok(), case["ok"].as_bool().unwrap(), "{}", case["id"]);
        if let Ok(out) = result {
            assert_eq!(out[..], bytes(&case["expected"])[..], "{}", case["id"]);
        }
    }
    for case in cases("bn254/eip197_pairing.json") {
        let result = precompile::pairing_check(&bytes(&case["input"]));
        assert_eq!(result.is_ok(), case["ok"].as_bool().unwrap(), "{} {result:?}", case["id"]);
        if let Ok(out) = result {
            assert_eq!(u8::from(out), *bytes(&case["expected"]).last().unwrap(), "{}", case["id"]);
        }
    }
}

/// A point in the format of EIP-2537: 64 bytes for each element of `Fp`, the real coefficient first.
fn eip2537_point<C: Curve>(input: &[u8], check_subgroup: bool) -> Result<Affine<C>, DecodeError> {
    let mut coordinates = Vec::new();
    for half in input.chunks(input.len() / 2) {
        let mut plain = Vec::new();
        // Our encoding has the coefficient of u first.
        for element in half.chunks(64).rev() {
            if element[..16].iter().any(|byte| *byte != 0) {
                return Err(DecodeError::NotCanonical);
            }
            plain.extend_from_slice(&element[16..]);
        }
        coordinates.push(C::Base::read_be(&plain).ok_or(DecodeError::NotCanonical)?);
    }
    let (x, y) = (coordinates[0], coordinates[1]);
    if x == C::Base::ZERO && y == C::Base::ZERO {
        return Ok(Affine::identity());
    }
    if check_subgroup {
        return Affine::from_coordinates(x, y);
    }
    let p = Affine::from_coordinates_unchecked(x, y);
    if bool::from(p.is_on_curve()) { Ok(p) } else { Err(DecodeError::NotOnCurve) }
}

fn eip2537_bytes<C: Curve>(p: Projective<C>) -> Vec<u8> {
    let width = 2 * C::Base::BYTES / 48 * 64;
    let Some((x, y)) = p.to_affine().coordinates() else { return vec![0; width] };
    let mut out = Vec::new();
    for a in [x, y] {
        let mut plain = vec![0; C::Base::BYTES];
        a.write_be(&mut plain);
        for element in plain.chunks(48).rev() {
            out.extend([0; 16]);
            out.extend_from_slice(element);
        }
    }
    out
}

fn eip2537_scalar<C: Curve>(bytes: &[u8]) -> Scalar<C> {
    let (high, low) = bytes.split_at(16);
    let word = |bytes: &[u8]| u128::from_be_bytes(bytes.try_into().unwrap());
    let from = |a: u128| {
        let shift = Scalar::<C>::from_u64(1 << 32).square();
        Scalar::<C>::from_u64((a >> 64) as u64) * shift + Scalar::<C>::from_u64(a as u64)
    };
    let shift = Scalar::<C>::from_u64(1 << 32).square().square();
    from(word(high)) * shift + from(word(low))
}

fn eip2537<C: Curve>(case: &Value, input: &[u8]) -> Result<Vec<u8>, DecodeError> {
    let width = 2 * C::Base::BYTES / 48 * 64;
    if case["op"].as_str().unwrap().ends_with("add") {
        if input.len() != 2 * width {
            return Err(DecodeError::Length);
        }
        let sum =
            Projective::from(eip2537_point::<C>(&input[..width], false)?) + eip2537_point::<C>(&input[width..], false)?;
        return Ok(eip2537_bytes(sum));
    }
    if input.is_empty() || !input.len().is_multiple_of(width + 32) {
        return Err(DecodeError::Length);
    }
    let pairs = input
        .chunks(width + 32)
        .map(|pair| Ok((eip2537_point::<C>(&pair[..width], true)?.into(), eip2537_scalar::<C>(&pair[width..]))))
        .collect::<Result<Vec<(Projective<C>, _)>, DecodeError>>()?;
    let sum = sum_of_products_vartime(&pairs);
    assert_eq!(sum, pairs.iter().map(|(p, k)| *p * k).sum());
    Ok(eip2537_bytes(sum))
}

#[test]
fn ethereum_bls12_381_precompiles() {
    for file in ["g1add", "g1add_nimbus", "g1mul", "g1msm", "g2add", "g2mul", "g2msm"] {
        for case in cases(&format!("eip2537/eip2537_{file}.json")) {
            let input = bytes(&case["input"]);
            let result = if file.starts_with("g1") {
                eip2537::<bls12_381::G1>(&case, &input)
            } else {
                eip2537::<bls12_381::G2>(&case, &input)
            };
            assert_eq!(result.is_ok(), case["ok"].as_bool().unwrap(), "{} {result:?}", case["id"]);
            if let Ok(out) = result {
                assert_eq!(out, bytes(&case["expected"]), "{}", case["id"]);
            }
        }
    }
    for case in cases("eip2537/eip2537_pairing.json") {
        let input = bytes(&case["input"]);
        let result = (|| {
            if input.is_empty() || !input.len().is_multiple_of(384) {
                return Err(DecodeError::Length);
            }
            let pairs = input
                .chunks(384)
                .map(|pair| {
                    let p = eip2537_point::<bls12_381::G1>(&pair[..128], true)?;
                    Ok((p, eip2537_point::<bls12_381::G2>(&pair[128..], true)?))
                })
                .collect::<Result<Vec<_>, DecodeError>>()?;
            let refs: Vec<_> = pairs.iter().map(|(p, q)| (p, q)).collect();
            Ok(MillerLoopResult::<Bls12>::of(&refs).final_exponentiation() == bls12_381::Gt::identity())
        })();
        assert_eq!(result.is_ok(), case["ok"].as_bool().unwrap(), "{} {result:?}", case["id"]);
        if let Ok(out) = result {
            assert_eq!(u8::from(out), *bytes(&case["expected"]).last().unwrap(), "{}", case["id"]);
        }
    }
}
