//! Published vectors for Ed25519 and X25519.

use std::path::PathBuf;

mod rfc7748;
mod rfc8032;
mod shared;
mod wycheproofs;

/// Bytes of hexadecimal digits.
fn hex(digits: &str) -> Vec<u8> {
    assert!(digits.len().is_multiple_of(2));
    (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("hexadecimal")).collect()
}

/// The same, of a known length.
fn bytes<const N: usize>(digits: &str) -> [u8; N] {
    hex(digits).try_into().expect("the length of the field")
}

/// The cases of a file in the folder of shared vectors, or `None` (and a line that says so) if the folder is not there.
fn shared_cases(file: &str) -> Option<Vec<serde_json::Value>> {
    let folder = std::env::var_os("MONTANE_VECTORS").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/vectors/open")),
        PathBuf::from,
    );
    let path = folder.join(file);
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: no vectors at {}", path.display());
        return None;
    };
    let mut value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    match value["cases"].take() {
        serde_json::Value::Array(cases) => Some(cases),
        _ => panic!("{file} has no cases"),
    }
}
