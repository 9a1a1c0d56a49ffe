//! The vectors of the shared folder, where it is there.

use montane_signatures::ed25519::{Context, Signature, SigningKey, VerifyingKey, verify_batch};
use montane_signatures::x25519::x25519;

use super::{bytes, hex, shared_cases};

fn check_signing(file: &str) {
    let Some(cases) = shared_cases(file) else { return };
    let (mut messages, mut signatures, mut keys) = (vec![], vec![], vec![]);
    for case in &cases {
        let field = |name: &str| case[name].as_str().unwrap_or_default();
        let context = hex(field("context"));
        let context = match file {
            "ed25519/rfc8032_ed25519ctx.json" => Context::Ctx(&context),
            "ed25519/rfc8032_ed25519ph.json" => Context::Prehashed(&context),
            _ => Context::Pure,
        };
        let key = SigningKey::from_bytes(&bytes(field("secret_key")));
        assert_eq!(key.verifying_key().to_bytes(), bytes(field("public_key")), "{}", case["id"]);
        let message = hex(field("msg"));
        let signature = key.sign_in(context, &message).expect("the context is short");
        assert_eq!(signature.to_bytes(), bytes(field("sig")), "{}", case["id"]);
        assert_eq!(key.verifying_key().verify_in(context, &message, &signature), Ok(()), "{}", case["id"]);
        if context == Context::Pure {
            messages.push(message);
            signatures.push(signature);
            keys.push(key.verifying_key());
        }
    }
    let messages: Vec<&[u8]> = messages.iter().map(Vec::as_slice).collect();
    assert_eq!(verify_batch(&messages, &signatures, &keys), Ok(()), "{file} as one batch");
    println!("{file}: {} cases", cases.len());
}

#[test]
fn signing() {
    check_signing("ed25519/rfc8032_ed25519.json");
    check_signing("ed25519/rfc8032_ed25519ctx.json");
    check_signing("ed25519/rfc8032_ed25519ph.json");
    check_signing("ed25519/ed25519_sign_input_1024.json");
}

#[test]
fn wycheproof_ed25519() {
    let Some(cases) = shared_cases("ed25519/wycheproof_ed25519.json") else { return };
    for case in &cases {
        let field = |name: &str| case[name].as_str().unwrap_or_default();
        let verdict = VerifyingKey::from_bytes(&bytes(field("public_key"))).is_ok_and(|key| {
            Signature::from_slice(&hex(field("sig")))
                .is_ok_and(|signature| key.verify(&hex(field("msg")), &signature).is_ok())
        });
        assert_eq!(verdict, field("result") == "valid", "{}: {}", case["id"], case["comment"]);
    }
}

#[test]
fn wycheproof_x25519() {
    let Some(cases) = shared_cases("x25519/wycheproof_x25519.json") else { return };
    for case in &cases {
        let field = |name: &str| case[name].as_str().unwrap_or_default();
        assert_eq!(x25519(bytes(field("private")), bytes(field("public"))), bytes(field("shared")), "{}", case["id"]);
    }
}
