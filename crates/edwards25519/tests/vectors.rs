//! RFC 9380's vectors for edwards25519 and curve25519, when the folder that holds them is there (`MONTANE_VECTORS`, or
//! `../shared/vectors/open` beside the repository).

use std::path::PathBuf;

use montane_edwards25519::{EdwardsPoint, MontgomeryAffine};
use montane_fields::curve25519::words_to_bytes;
use montane_groups::Tag;
use serde_json::Value;

/// `x` and `y`, or `u` and `v`, of a message and a tag.
type Hash = fn(&[u8], &[u8]) -> [[u8; 32]; 2];

fn edwards(p: EdwardsPoint) -> [[u8; 32]; 2] {
    let p = p.to_affine();
    [words_to_bytes(&p.x), words_to_bytes(&p.y)]
}

const SUITES: [(&str, Hash); 4] = [
    ("edwards25519_XMD_SHA-512_ELL2_RO_", |msg, dst| edwards(EdwardsPoint::hash_to_curve(msg, Tag::new(dst)))),
    ("edwards25519_XMD_SHA-512_ELL2_NU_", |msg, dst| edwards(EdwardsPoint::encode_to_curve(msg, Tag::new(dst)))),
    ("curve25519_XMD_SHA-512_ELL2_RO_", |msg, dst| {
        let MontgomeryAffine { u, v } = MontgomeryAffine::hash_to_curve(msg, Tag::new(dst));
        [u, v]
    }),
    ("curve25519_XMD_SHA-512_ELL2_NU_", |msg, dst| {
        let MontgomeryAffine { u, v } = MontgomeryAffine::encode_to_curve(msg, Tag::new(dst));
        [u, v]
    }),
];

fn number(value: &Value) -> [u8; 32] {
    let digits = value.as_str().unwrap().trim_start_matches("0x");
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[62 - 2 * i..64 - 2 * i], 16).unwrap();
    }
    bytes
}

#[test]
fn messages_are_hashed_as_in_rfc_9380() {
    let folder = std::env::var_os("MONTANE_VECTORS")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/vectors/open"), PathBuf::from);
    for (suite, hash) in SUITES {
        let path = folder.join(format!("extra/h2c/{suite}.json"));
        let Ok(text) = std::fs::read_to_string(&path) else {
            println!("skipped: no vectors at {}", path.display());
            continue;
        };
        let file: Value = serde_json::from_str(&text).unwrap();
        let dst = file["parameters"]["dst"].as_str().unwrap().as_bytes();
        let cases = file["cases"].as_array().unwrap();
        assert!(!cases.is_empty());
        for case in cases {
            let message = case["msg_ascii"].as_str().unwrap().as_bytes();
            assert_eq!(hash(message, dst), [number(&case["P"]["x"]), number(&case["P"]["y"])], "{}", case["id"]);
        }
    }
}
