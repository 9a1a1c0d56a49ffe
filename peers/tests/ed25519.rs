//! From Montane the same verdict as ed25519-dalek and aws-lc-rs on random, mutated and hand-crafted signatures.
//!
//! The number of cases is 20,000, or what the environment variable `MONTANE_CASES` says; the full run is
//! `MONTANE_CASES=1000000 cargo test --release --manifest-path peers/Cargo.toml --test ed25519`.
//!
//! aws-lc-rs follows another policy in one respect: it refuses every public key that is not encoded canonically (y not
//! below p, or x = 0 with the sign bit set), which dalek's `verify` decodes. On canonical keys all agree.

use curve25519_dalek::constants::{ED25519_BASEPOINT_POINT, EIGHT_TORSION};
use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use curve25519_dalek::scalar::Scalar;
use montane_peers::inputs::Stream;
use sha2::{Digest, Sha512};

/// A public key, a message, a signature; nobody knows yet whether they belong together.
#[derive(Debug)]
struct Case {
    kind: &'static str,
    public: [u8; 32],
    message: Vec<u8>,
    signature: [u8; 64],
}

/// Changes a valid case.
type Mutation = fn(&mut Stream, &mut Case);

/// The ways to make a case, by name.
const KINDS: [(&str, Mutation); 12] = [
    ("valid", |_, _| ()),
    ("a bit of R flipped", |stream, case| flip(&mut case.signature[..32], stream)),
    ("a bit of S flipped", |stream, case| flip(&mut case.signature[32..], stream)),
    ("a bit of the key flipped", |stream, case| flip(&mut case.public, stream)),
    ("a bit of the message flipped", |stream, case| flip(&mut case.message, stream)),
    ("L added to S", |stream, case| {
        for _ in 0..=stream.below(3) {
            add(&mut case.signature[32..], &ORDER);
        }
    }),
    ("R of small order", |stream, case| case.signature[..32].copy_from_slice(&small_order(stream))),
    ("key of small order", |stream, case| {
        case.public = small_order(stream);
        resign(case, &Scalar::ZERO, stream);
    }),
    ("key and R of small order, S zero", |stream, case| {
        case.public = small_order(stream);
        case.signature = [0; 64];
        case.signature[..32].copy_from_slice(&small_order(stream));
    }),
    ("torsion in the key, in R, or in both", |stream, case| {
        let secret = Scalar::from_bytes_mod_order(stream.bytes());
        let key = ED25519_BASEPOINT_POINT * secret + EIGHT_TORSION[stream.below(8)];
        case.public = key.compress().to_bytes();
        resign(case, &secret, stream);
    }),
    ("not canonical", |stream, case| {
        let target = if stream.below(2) == 0 { &mut case.public[..] } else { &mut case.signature[..32] };
        target.copy_from_slice(&not_canonical(stream));
    }),
    ("random bytes", |stream, case| {
        stream.fill(&mut case.public);
        stream.fill(&mut case.signature);
        // Otherwise S alone refuses nearly all.
        case.signature[63] &= 0x1f;
    }),
];

/// The group order L, little-endian.
const ORDER: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

fn flip(bytes: &mut [u8], stream: &mut Stream) {
    let bit = stream.below(8 * bytes.len());
    bytes[bit / 8] ^= 1 << (bit % 8);
}

/// Little-endian addition modulo 2^256.
fn add(bytes: &mut [u8], term: &[u8; 32]) {
    let mut carry = 0;
    for (byte, term) in bytes.iter_mut().zip(term) {
        let sum = u16::from(*byte) + u16::from(*term) + carry;
        *byte = sum as u8;
        carry = sum >> 8;
    }
}

/// An encoding of a point of small order, canonical or not, with a sign bit that may not fit.
fn small_order(stream: &mut Stream) -> [u8; 32] {
    let mut bytes = EIGHT_TORSION[stream.below(8)].compress().to_bytes();
    if stream.below(4) == 0 {
        bytes[31] ^= 0x80;
    }
    if stream.below(4) == 0 {
        bytes = not_canonical(stream);
    }
    bytes
}

/// An encoding whose y is p + 0, ..., p + 18, or whose x is 0 with the sign bit set.
fn not_canonical(stream: &mut Stream) -> [u8; 32] {
    let mut bytes = [0xff; 32];
    bytes[0] = 0xed + stream.below(19) as u8;
    bytes[31] = 0x7f | (stream.below(2) as u8) << 7;
    if stream.below(4) == 0 {
        // y = 1 or y = -1: x = 0.
        bytes = if stream.below(2) == 0 { [0; 32] } else { [0xff; 32] };
        bytes[0] = if bytes[1] == 0 { 1 } else { 0xec };
        bytes[31] |= 0x80;
    }
    bytes
}

fn challenge(case: &Case) -> Scalar {
    let hash = Sha512::new().chain_update(&case.signature[..32]).chain_update(case.public).chain_update(&case.message);
    Scalar::from_bytes_mod_order_wide(&hash.finalize().into())
}

/// Signs with a nonce point that may have torsion, so that only the cofactored equation is sure to hold.
fn resign(case: &mut Case, secret: &Scalar, stream: &mut Stream) {
    let nonce = Scalar::from_bytes_mod_order(stream.bytes());
    let point: EdwardsPoint = ED25519_BASEPOINT_POINT * nonce + EIGHT_TORSION[stream.below(8)];
    case.signature[..32].copy_from_slice(&point.compress().to_bytes());
    let response = nonce + challenge(case) * secret;
    case.signature[32..].copy_from_slice(&response.to_bytes());
}

fn case(stream: &mut Stream) -> Case {
    use ed25519_dalek::Signer;
    let key = ed25519_dalek::SigningKey::from_bytes(&stream.bytes());
    let mut message = vec![0; 1 + stream.below(100)];
    stream.fill(&mut message);
    let (kind, mutate) = KINDS[stream.below(KINDS.len())];
    let signature = key.sign(&message).to_bytes();
    let mut case = Case { kind, public: key.verifying_key().to_bytes(), message, signature };
    mutate(stream, &mut case);
    case
}

/// What dalek says: by `verify`, and by `verify_strict`.
fn dalek(case: &Case) -> [bool; 2] {
    use ed25519_dalek::Verifier;
    let Ok(key) = ed25519_dalek::VerifyingKey::from_bytes(&case.public) else { return [false; 2] };
    let signature = ed25519_dalek::Signature::from_bytes(&case.signature);
    [key.verify(&case.message, &signature).is_ok(), key.verify_strict(&case.message, &signature).is_ok()]
}

/// What Montane says: by `verify`, by `verify_strict`, and whether the cofactored rule and a batch of one agree.
fn montane(case: &Case) -> [bool; 2] {
    use montane::ed25519::{Signature, VerifyingKey, verify_batch};
    let Ok(key) = VerifyingKey::from_bytes(&case.public) else { return [false; 2] };
    let signature = Signature::from_bytes(&case.signature);
    let verdicts =
        [key.verify(&case.message, &signature).is_ok(), key.verify_strict(&case.message, &signature).is_ok()];
    let cofactored = key.verify_zip215(&case.message, &signature).is_ok();
    assert!(cofactored || !verdicts[0], "the cofactored rule accepts whatever the exact one does: {case:x?}");
    assert_eq!(verify_batch(&[&case.message], &[signature], &[key]).is_ok(), cofactored, "a batch of one: {case:x?}");
    verdicts
}

#[cfg(feature = "aws-lc")]
fn aws_lc(case: &Case) -> bool {
    use aws_lc_rs::signature::{ED25519, UnparsedPublicKey};
    UnparsedPublicKey::new(&ED25519, &case.public).verify(&case.message, &case.signature).is_ok()
}

/// Whether the key decodes, and encodes to the same bytes again.
#[cfg(feature = "aws-lc")]
fn canonical_key(case: &Case) -> bool {
    let point = CompressedEdwardsY(case.public).decompress();
    point.is_some_and(|point| point.compress().to_bytes() == case.public)
}

fn cases() -> usize {
    const DEFAULT: usize = 20_000;
    std::env::var("MONTANE_CASES").map_or(DEFAULT, |cases| cases.parse().expect("MONTANE_CASES is a number"))
}

#[test]
fn verdicts_agree() {
    let mut stream = Stream::new("ed25519 differential");
    let mut accepted = [[0_usize; 2]; KINDS.len()];
    for _ in 0..cases() {
        let case = case(&mut stream);
        let verdicts = dalek(&case);
        assert_eq!(montane(&case), verdicts, "Montane on {case:x?}");
        #[cfg(feature = "aws-lc")]
        assert_eq!(aws_lc(&case), verdicts[0] && canonical_key(&case), "aws-lc-rs on {case:x?}");
        let kind = KINDS.iter().position(|(kind, _)| *kind == case.kind).expect("made from this table");
        for (count, verdict) in accepted[kind].iter_mut().zip(verdicts) {
            *count += usize::from(verdict);
        }
    }
    for ((kind, _), [plain, strict]) in KINDS.iter().zip(accepted) {
        println!("{kind}: accepted {plain}, strictly {strict}");
    }
    // Unless these are accepted, the hand-crafted kinds test less than they say.
    let plain = |wanted: &str| accepted[KINDS.iter().position(|(kind, _)| *kind == wanted).expect("a kind")][0];
    for kind in
        ["valid", "key of small order", "key and R of small order, S zero", "torsion in the key, in R, or in both"]
    {
        assert!(plain(kind) > 0, "none accepted: {kind}");
    }
}
