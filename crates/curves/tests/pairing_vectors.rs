//! Published vectors for BLS12-381 and BN254, when the folder that holds them is there
//! (`MONTANE_VECTORS`, or `../shared/vectors/open` beside the repository).

use std::path::PathBuf;

use montane_curves::bls12_381::{self, precompile as eip2537};
use montane_curves::bn254::{self, precompile};
use montane_curves::scalar_mul::{mul_by_public, mul_vartime};
use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar};
use montane_fields::Coordinate;
use montane_fields::quadratic::Fp2;
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
        let result = if case["op"] == "add" { precompile::g1_add(&input) } else { precompile::g1_mul(&input) };
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

#[test]
fn ethereum_bls12_381_precompiles() {
    let files = [
        "g1add",
        "g1add_nimbus",
        "g1mul",
        "g1msm",
        "g2add",
        "g2mul",
        "g2msm",
        "pairing",
        "map_fp_to_g1",
        "map_fp2_to_g2",
    ];
    for file in files {
        for case in cases(&format!("eip2537/eip2537_{file}.json")) {
            let input = bytes(&case["input"]);
            let result = match file {
                "g1add" | "g1add_nimbus" => eip2537::g1_add(&input).map(Vec::from),
                "g1mul" | "g1msm" => eip2537::g1_msm(&input).map(Vec::from),
                "g2add" => eip2537::g2_add(&input).map(Vec::from),
                "g2mul" | "g2msm" => eip2537::g2_msm(&input).map(Vec::from),
                "map_fp_to_g1" => eip2537::map_fp_to_g1(&input).map(Vec::from),
                "map_fp2_to_g2" => eip2537::map_fp2_to_g2(&input).map(Vec::from),
                _ => eip2537::pairing_check(&input).map(|out| [&[0; 31][..], &[u8::from(out)]].concat()),
            };
            assert_eq!(result.is_ok(), case["ok"].as_bool().unwrap(), "{} {result:?}", case["id"]);
            if let Ok(out) = result {
                assert_eq!(out, bytes(&case["expected"]), "{}", case["id"]);
            }
        }
    }
}
