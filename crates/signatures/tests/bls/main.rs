//! Ethereum's BLS vectors, where the shared folder is there.

use std::path::PathBuf;

use montane_curves::bls12_381::{G1Affine, G2Affine, G2Projective};
use montane_signatures::bls::min_pk::{
    AggregateSignature, ProofOfPossession, PublicKey, SecretKey, Signature, SignedMessage, Tag, verify_multiple,
};
use serde_json::Value;

fn cases(file: &str) -> Vec<Value> {
    let folder = std::env::var_os("MONTANE_VECTORS").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/vectors/open")),
        PathBuf::from,
    );
    let path = folder.join("bls_eth").join(file);
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: no vectors at {}", path.display());
        return vec![];
    };
    let mut value: Value = serde_json::from_str(&text).expect("JSON");
    let Value::Array(cases) = value["cases"].take() else { panic!("{file} has no cases") };
    println!("{file}: {} cases", cases.len());
    cases
}

fn hex(value: &Value) -> Vec<u8> {
    let digits = value.as_str().expect("hexadecimal");
    let digits = digits.strip_prefix("0x").unwrap_or(digits);
    (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("hexadecimal")).collect()
}

fn list(value: &Value) -> Vec<Vec<u8>> {
    value.as_array().expect("a list").iter().map(hex).collect()
}

fn keys(value: &Value) -> Option<Vec<PublicKey>> {
    list(value).iter().map(|bytes| PublicKey::from_bytes(bytes).ok()).collect()
}

#[test]
fn sign() {
    for case in cases("eth_bls_sign.json") {
        let key = hex(&case["input"]["privkey"]).try_into().expect("32 bytes");
        let signature =
            SecretKey::from_bytes(&key).ok().map(|key| ProofOfPossession::sign(&key, &hex(&case["input"]["message"])));
        let expected = (!case["output"].is_null()).then(|| hex(&case["output"]));
        assert_eq!(signature.map(|s| s.to_bytes().to_vec()), expected, "{}", case["id"]);
    }
}

#[test]
fn verify() {
    for case in cases("eth_bls_verify.json") {
        let input = &case["input"];
        let valid = PublicKey::from_bytes(&hex(&input["pubkey"])).is_ok_and(|key| {
            Signature::from_bytes(&hex(&input["signature"]))
                .is_ok_and(|signature| ProofOfPossession::verify(&signature, &hex(&input["message"]), &key).is_ok())
        });
        assert_eq!(Value::from(valid), case["output"], "{}", case["id"]);
    }
}

#[test]
fn aggregate() {
    for case in cases("eth_bls_aggregate.json") {
        let signatures: Vec<_> =
            list(&case["input"]).iter().map(|s| Signature::from_bytes(s).expect("valid")).collect();
        let sum = AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>());
        let expected = (!case["output"].is_null()).then(|| hex(&case["output"]));
        assert_eq!(sum.ok().map(|s| s.to_signature().to_bytes().to_vec()), expected, "{}", case["id"]);
    }
}

#[test]
fn aggregate_verify() {
    for case in cases("eth_bls_aggregate_verify.json") {
        let input = &case["input"];
        let messages = list(&input["messages"]);
        let messages: Vec<&[u8]> = messages.iter().map(Vec::as_slice).collect();
        let valid = keys(&input["pubkeys"]).is_some_and(|keys| {
            Signature::from_bytes(&hex(&input["signature"])).is_ok_and(|signature| {
                ProofOfPossession::aggregate_verify(&signature, &messages, &keys.iter().collect::<Vec<_>>()).is_ok()
            })
        });
        assert_eq!(Value::from(valid), case["output"], "{}", case["id"]);
    }
}

#[test]
fn fast_aggregate_verify() {
    for case in cases("eth_bls_fast_aggregate_verify.json") {
        let input = &case["input"];
        let valid = keys(&input["pubkeys"]).is_some_and(|keys| {
            Signature::from_bytes(&hex(&input["signature"])).is_ok_and(|signature| {
                let keys: Vec<_> = keys.iter().collect();
                ProofOfPossession::fast_aggregate_verify(&signature, &hex(&input["message"]), &keys).is_ok()
            })
        });
        assert_eq!(Value::from(valid), case["output"], "{}", case["id"]);
    }
}

#[test]
fn batch_verify() {
    for case in cases("eth_bls_batch_verify.json") {
        let input = &case["input"];
        let keys = keys(&input["pubkeys"]).expect("valid keys");
        let messages = list(&input["messages"]);
        let signatures: Vec<_> =
            list(&input["signatures"]).iter().map(|s| Signature::from_bytes(s).expect("valid")).collect();
        let batch: Vec<_> = (0..keys.len())
            .map(|i| SignedMessage { msg: &messages[i], aug: &[], key: &keys[i], signature: &signatures[i] })
            .collect();
        let mut rng = getrandom::SysRng;
        let valid = verify_multiple(&batch, ProofOfPossession::DST, &mut rand_core::UnwrapErr(&mut rng)).is_ok();
        assert_eq!(Value::from(valid), case["output"], "{}", case["id"]);
    }
}

#[test]
fn deserialization() {
    for case in cases("eth_bls_deserialization_G1.json") {
        let valid =
            <[u8; 48]>::try_from(hex(&case["input"]["pubkey"])).is_ok_and(|b| G1Affine::from_compressed(&b).is_ok());
        assert_eq!(Value::from(valid), case["output"], "{}", case["id"]);
    }
    for case in cases("eth_bls_deserialization_G2.json") {
        let valid =
            <[u8; 96]>::try_from(hex(&case["input"]["signature"])).is_ok_and(|b| G2Affine::from_compressed(&b).is_ok());
        assert_eq!(Value::from(valid), case["output"], "{}", case["id"]);
    }
}

#[test]
fn hash() {
    for case in cases("eth_bls_hash_to_G2.json") {
        let msg = case["input"]["msg"].as_str().expect("a message").as_bytes();
        let point = G2Projective::hash_to_curve(msg, Tag::new(b"QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_RO_"))
            .to_affine();
        let coordinate = |name: &str| -> Vec<u8> {
            case["output"][name].as_str().expect("c0,c1").split(',').rev().flat_map(|c| hex(&Value::from(c))).collect()
        };
        assert_eq!(point.to_uncompressed().to_vec(), [coordinate("x"), coordinate("y")].concat(), "{}", case["id"]);
    }
}
