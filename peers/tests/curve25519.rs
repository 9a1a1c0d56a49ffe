//! The same signatures as ed25519-dalek from the same seeds, and the same shared secrets as x25519-dalek, aws-lc-rs and
//! crrl from the same bytes, whatever the bytes.
//!
//! Ten times as many cases as [`cases`] says. aws-lc-rs refuses a shared secret of all zeros, which RFC 7748 leaves to
//! the caller.

use curve25519_dalek::constants::EIGHT_TORSION;
use montane_peers::inputs::{Stream, cases};

/// A `u`, as somebody might send it.
fn point(stream: &mut Stream) -> [u8; 32] {
    match stream.below(8) {
        // Of small order on the curve.
        0 => EIGHT_TORSION[stream.below(8)].to_montgomery().to_bytes(),
        // Of small order on the twist, or as near as the last bits: 0, 1, -1.
        1 => {
            let mut u = [0; 32];
            u[0] = stream.below(2) as u8;
            if stream.below(2) == 0 {
                u = [0xff; 32];
                u[0] = 0xec;
                u[31] = 0x7f;
            }
            u
        }
        // Not below p, or with the bit that is to be ignored.
        2 => {
            let mut u = [0xff; 32];
            u[0] = 0xed + stream.below(19) as u8;
            u[31] = 0x7f | (stream.below(2) as u8) << 7;
            u
        }
        _ => stream.bytes(),
    }
}

/// What aws-lc-rs agrees on, or zeros if it refuses.
#[cfg(feature = "aws-lc")]
fn aws_lc(secret: &[u8; 32], point: &[u8; 32]) -> [u8; 32] {
    use aws_lc_rs::agreement::{PrivateKey, UnparsedPublicKey, X25519, agree};
    let secret = PrivateKey::from_private_key(&X25519, secret).expect("32 bytes");
    agree(&secret, UnparsedPublicKey::new(&X25519, point), (), |shared| shared.try_into().map_err(|_| ()))
        .unwrap_or([0; 32])
}

#[test]
fn shared_secrets_agree() {
    let mut stream = Stream::new("x25519 differential");
    let (mut zeros, cases) = (0, 10 * cases());
    for _ in 0..cases {
        let (secret, point) = (stream.bytes(), point(&mut stream));
        let shared = montane::x25519::x25519(secret, point);
        let name = || format!("secret {secret:02x?}, point {point:02x?}");
        assert_eq!(shared, x25519_dalek::x25519(secret, point), "x25519-dalek: {}", name());
        assert_eq!(shared, crrl::x25519::x25519(&point, &secret), "crrl: {}", name());
        #[cfg(feature = "aws-lc")]
        assert_eq!(shared, aws_lc(&secret, &point), "aws-lc-rs: {}", name());
        zeros += usize::from(shared == [0; 32]);
    }
    assert!(zeros > 0 && zeros < cases / 2, "{zeros} of {cases} shared secrets are zero");
}

#[test]
fn keys_and_signatures_agree() {
    use ed25519_dalek::Signer;
    let mut stream = Stream::new("ed25519 keys and signatures");
    for _ in 0..10 * cases() {
        let seed: [u8; 32] = stream.bytes();
        let mut message = vec![0; stream.below(300)];
        stream.fill(&mut message);
        let (ours, theirs) =
            (montane::ed25519::SigningKey::from_bytes(&seed), ed25519_dalek::SigningKey::from_bytes(&seed));
        assert_eq!(ours.verifying_key().to_bytes(), theirs.verifying_key().to_bytes(), "key of {seed:02x?}");
        assert_eq!(ours.sign(&message).to_bytes(), theirs.sign(&message).to_bytes(), "{seed:02x?} on {message:02x?}");
    }
}
