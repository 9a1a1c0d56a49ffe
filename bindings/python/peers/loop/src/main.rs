//! Calls of Montane in a loop, for `overhead.py`: a line of a name and a count on standard input is answered by the
//! nanoseconds that they took.

use std::hint::black_box;
use std::io::{Write, stdin, stdout};
use std::time::Instant;

use montane::bls::{MinPk, PublicKey, SecretKey, Signature, Variant};
use montane::bn254::precompile;
use montane::{ed25519, x25519};

const SECRET: [u8; 32] = [1; 32];
const MESSAGE: [u8; 32] = [7; 32];

/// Looks at a result, so that it is computed.
fn done<T>(result: T) {
    black_box(result);
}

/// A call with its operands.
type Call = Box<dyn Fn()>;

/// What is called, by the name that `overhead.py` has for it: from bytes, as Python calls it, to bytes or a verdict.
fn calls() -> Vec<(&'static str, Call)> {
    let (dst, one) = (MinPk::POP_DST, [1u8]);
    let secret = || SecretKey::from_bytes(black_box(&SECRET)).expect("a secret key");
    let signing = || ed25519::SigningKey::from_bytes(black_box(&SECRET));
    let checked: PublicKey<MinPk> = secret().sk_to_pk();
    let (key, signature) = (checked.to_bytes(), secret().sign::<MinPk>(&MESSAGE, dst, &[]).to_bytes());
    let (ed_key, ed_signature) = (signing().verifying_key().to_bytes(), signing().sign(&MESSAGE).to_bytes());
    let share = x25519::PublicKey::from(&x25519::StaticSecret::from(MESSAGE)).to_bytes();
    let mut points = [0; 128];
    for at in [31, 63, 95, 127] {
        points[at] = 1 + u8::from(at % 64 == 63);
    }
    let bls_signature = move || Signature::<MinPk>::from_bytes(black_box(&signature)).expect("a signature");
    vec![
        ("bn254.pairing_check of no pairs", Box::new(|| done(precompile::pairing_check(black_box(&[]))))),
        ("bn254.g1_add", Box::new(move || done(precompile::g1_add(black_box(&points))))),
        (
            "bls.key_gen",
            Box::new(move || {
                done(SecretKey::key_gen(black_box(&SECRET), black_box(&one[1..])).expect("entropy").to_bytes());
            }),
        ),
        ("ed25519.get_public_key", Box::new(move || done(signing().verifying_key().to_bytes()))),
        ("ed25519.sign", Box::new(move || done(signing().sign(black_box(&MESSAGE)).to_bytes()))),
        (
            "ed25519.verify",
            Box::new(move || {
                let key = ed25519::VerifyingKey::from_bytes(black_box(&ed_key)).expect("a key");
                let signature = ed25519::Signature::from_bytes(black_box(&ed_signature));
                key.verify(black_box(&MESSAGE), &signature).expect("it is valid");
            }),
        ),
        (
            "x25519.get_shared_secret",
            Box::new(move || {
                let share = x25519::PublicKey::from(*black_box(&share));
                let shared = x25519::StaticSecret::from(*black_box(&SECRET)).diffie_hellman(&share);
                assert!(shared.was_contributory());
                done(shared.to_bytes());
            }),
        ),
        ("bls.sk_to_pk", Box::new(move || done(secret().sk_to_pk::<MinPk>().to_bytes()))),
        ("bls.sign", Box::new(move || done(secret().sign::<MinPk>(black_box(&MESSAGE), dst, &[]).to_bytes()))),
        (
            "bls.verify",
            Box::new(move || {
                let key = PublicKey::<MinPk>::from_bytes(black_box(&key)).expect("a key");
                bls_signature().verify(black_box(&MESSAGE), dst, &[], &key).expect("it is valid");
            }),
        ),
    ]
}

fn main() {
    let calls = calls();
    for line in stdin().lines() {
        let line = line.expect("lines");
        let (name, count) = line.rsplit_once(' ').expect("a name and a count");
        let (_, call) = calls.iter().find(|(one, _)| *one == name).expect("a name of a call");
        let count: usize = count.parse().expect("a number");
        let begin = Instant::now();
        (0..count).for_each(|_| call());
        println!("{}", begin.elapsed().as_nanos());
        stdout().flush().expect("somebody reads");
    }
}
