//! What verification must refuse: forgeries that hold if one item is not hashed, or if the multipliers of a batch are
//! equal or known beforehand. What each policy makes of small orders and of encodings stands in the tests above.

use montane_testing::Refusals;
use sha2::{Digest, Sha512};

use super::super::batch::Multipliers;
use super::*;

#[derive(Clone)]
struct Signed {
    key: [u8; 32],
    message: Vec<u8>,
    r: [u8; 32],
    s: [u8; 32],
}

impl Signed {
    fn new(seed: u8) -> Self {
        let key = SigningKey::from_bytes(&[seed; 32]);
        let message = vec![seed; 3];
        let signature = key.sign(&message);
        let (r, s) = (*signature.r_bytes(), *signature.s_bytes());
        Self { key: key.verifying_key().to_bytes(), message, r, s }
    }

    fn signature(&self) -> Signature {
        Signature::from_components(self.r, self.s)
    }

    fn verifying_key(&self) -> VerifyingKey {
        VerifyingKey::from_bytes(&self.key).unwrap()
    }

    fn add_to_s(&mut self, d: &Scalar) {
        self.s = Scalar::from_canonical_bytes(self.s).unwrap().add(d).to_bytes();
    }

    /// `S + L`, which is the same number modulo `L`.
    fn add_order_to_s(&mut self) {
        let minus_one = Scalar::from(1u128).neg().to_bytes();
        let mut carry = 1;
        for (s, order) in self.s.iter_mut().zip(minus_one) {
            let sum = u16::from(*s) + u16::from(order) + carry;
            (*s, carry) = (sum as u8, sum >> 8);
        }
        assert_eq!(carry, 0);
    }
}

/// The number that is hashed to from these items.
fn hashed(items: &[&[u8]]) -> Scalar {
    let mut hash = Sha512::new();
    items.iter().for_each(|item| hash.update(item));
    Scalar::from_bytes_mod_order_wide(&hash.finalize().into())
}

/// `[s]B - [k]A`
fn difference(s: &Scalar, k: &Scalar, a: &Scalar) -> [u8; 32] {
    s.sub(&k.mul(a)).mul_base().to_bytes()
}

/// No point has `y = 2`.
const NO_POINT: [u8; 32] = {
    let mut y = [0; 32];
    y[0] = 2;
    y
};

#[test]
fn one_signature() {
    let stream = |signed: &Signed| {
        let mut verifier = signed.verifying_key().verify_stream(&signed.signature())?;
        verifier.update(&signed.message);
        verifier.finalize_and_verify()
    };
    let prehashed = |signed: &Signed, strict: bool| {
        let (key, digest) = (signed.verifying_key(), Sha512::new_with_prefix(&signed.message));
        let verify = if strict { VerifyingKey::verify_prehashed_strict } else { VerifyingKey::verify_prehashed };
        verify(&key, digest, Some(b"context"), &signed.signature())
    };
    let policies: [&dyn Fn(&Signed) -> Result<(), Ed25519Error>; 5] = [
        &|signed| signed.verifying_key().verify(&signed.message, &signed.signature()),
        &|signed| signed.verifying_key().verify_strict(&signed.message, &signed.signature()),
        &|signed| signed.verifying_key().verify_zip215(&signed.message, &signed.signature()),
        &|signed| verify_batch(&[&signed.message], &[signed.signature()], &[signed.verifying_key()]),
        &stream,
    ];
    let of_prehashed: [&dyn Fn(&Signed) -> Result<(), Ed25519Error>; 2] =
        [&|signed| prehashed(signed, false), &|signed| prehashed(signed, true)];
    let good = Signed::new(1);
    let ph = |message: &[u8]| {
        let signature = SigningKey::from_bytes(&[1; 32]).sign_in(Context::Prehashed(b"context"), message).unwrap();
        Signed { message: message.into(), r: *signature.r_bytes(), s: *signature.s_bytes(), ..good.clone() }
    };
    let dom2 = &[&b"SigEd25519 no Ed25519 collisions"[..], &[1, 7], b"context"].concat()[..];
    let all = policies.map(|policy| (policy, good.clone(), &[][..]));
    let all_prehashed = of_prehashed.map(|policy| (policy, ph(&[1; 3]), dom2));
    let (a, s) = (scalar(2), scalar(3));
    for (policy, good, dom2) in all.into_iter().chain(all_prehashed) {
        let prepared =
            |message: &[u8]| if dom2.is_empty() { message.to_vec() } else { Sha512::digest(message).to_vec() };
        Refusals::of(good, policy, Ok(()))
            .row("the message", NO, |signed| signed.message.push(0))
            .row("the key", NO, |signed| signed.key = Signed::new(2).key)
            .row("R", NO, |signed| signed.r = Signed::new(2).r)
            .row("S", NO, |signed| signed.add_to_s(&Scalar::from(1u128)))
            .row("S is below L", Err(Ed25519Error::ScalarNotCanonical), |signed| signed.add_order_to_s())
            .row("R is a point", Err(Ed25519Error::CommitmentEncoding), |signed| signed.r = NO_POINT)
            .row("R is hashed", NO, |signed| {
                (signed.key, signed.s) = (a.mul_base().to_bytes(), s.to_bytes());
                let k = hashed(&[dom2, &signed.key, &prepared(&signed.message)]);
                signed.r = difference(&s, &k, &a);
            })
            .row("the key is hashed", NO, |signed| {
                // The key for which a signature holds: A = (S B - R) / k.
                (signed.r, signed.s) = (a.mul_base().to_bytes(), s.to_bytes());
                let k = hashed(&[dom2, &signed.r, &prepared(&signed.message)]);
                signed.key = s.sub(&a).mul(&k.invert()).mul_base().to_bytes();
            })
            .row("the message is hashed", NO, |signed| {
                let r = scalar(4);
                (signed.key, signed.r) = (a.mul_base().to_bytes(), r.mul_base().to_bytes());
                let k = hashed(&[dom2, &signed.r, &signed.key]);
                signed.s = k.mul_add(&a, &r).to_bytes();
            });
    }
}

/// The flag alone tells a signature of a hash under a context from a prehashed one.
#[test]
fn instances() {
    let key = SigningKey::from_bytes(&[1; 32]);
    let hash: [u8; 64] = Sha512::digest(b"message").into();
    let public = key.verifying_key();
    let judge = |(signed_in, context): &(Context<'static>, Context<'static>)| {
        let message = if matches!(signed_in, Context::Prehashed(_)) { &b"message"[..] } else { &hash };
        public.verify_in(*context, b"message", &key.sign_in(*signed_in, message)?)
    };
    let good = (Context::Prehashed(b"c"), Context::Prehashed(b"c"));
    Refusals::of(good, judge, Ok(()))
        .row("the flag is hashed", NO, |(signed_in, _)| *signed_in = Context::Ctx(b"c"))
        .row("the prefix is hashed", NO, |(signed_in, _)| *signed_in = Context::Pure)
        .row("the context is hashed", NO, |(signed_in, _)| *signed_in = Context::Prehashed(b"d"))
        .row("255 bytes at most", Err(Ed25519Error::ContextTooLong), |(_, context)| {
            *context = Context::Prehashed(&[0; 256])
        })
        .row("255 bytes at most", Err(Ed25519Error::ContextTooLong), |(_, context)| *context = Context::Ctx(&[0; 256]))
        .row("255 bytes at most", Err(Ed25519Error::ContextTooLong), |(signed, _)| *signed = Context::Ctx(&[0; 256]));
    let longest = (Context::Prehashed(&[0; 255]), Context::Prehashed(&[0; 255]));
    Refusals::of(longest, judge, Ok(()))
        .row("each byte of a context", NO, |(_, context)| *context = Context::Prehashed(&[0; 254]));
}

#[test]
fn many_signatures() {
    // The key of the second has small order: its R is bound by S alone, and so is free to make up for another's error.
    let (secret, r) = (scalar(5), scalar(6));
    let ordinary = {
        let key = secret.mul_base().to_bytes();
        let (signature, _) = forge(&key, r.mul_base().to_bytes(), &secret, &r, b"m");
        Signed { key, message: b"m".to_vec(), r: *signature.r_bytes(), s: *signature.s_bytes() }
    };
    let free = Signed { key: encode(&torsion(3)), message: vec![], r: r.mul_base().to_bytes(), s: r.to_bytes() };
    let good: Vec<Signed> = vec![ordinary, free, Signed::new(7), Signed::new(8), Signed::new(9)];
    let judge = |[messages, signatures, keys]: &[Vec<Signed>; 3]| {
        let messages: Vec<&[u8]> = messages.iter().map(|signed| &signed.message[..]).collect();
        let signatures: Vec<_> = signatures.iter().map(Signed::signature).collect();
        verify_batch(&messages, &signatures, &keys.iter().map(Signed::verifying_key).collect::<Vec<_>>())
    };
    let table = Refusals::of([good.clone(), good.clone(), good.clone()], judge, Ok(()));
    for list in 0..3 {
        table.row("as many of each", Err(Ed25519Error::BatchLengths), |lists| _ = lists[list].pop());
        table.row("as many of each", Err(Ed25519Error::BatchLengths), |lists| lists[list].clear());
    }

    let judge = |signed: &Vec<Signed>| judge(&[signed.clone(), signed.clone(), signed.clone()]);
    let table = Refusals::of(good.clone(), judge, Ok(()));
    for i in 0..good.len() {
        table
            .row("S is below L", Err(Ed25519Error::ScalarNotCanonical), |signed| signed[i].add_order_to_s())
            .row("R is a point", Err(Ed25519Error::CommitmentEncoding), |signed| signed[i].r = NO_POINT)
            .row("each R", NO, |signed| signed[i].r = scalar(9).mul_base().to_bytes())
            .row("each S", NO, |signed| signed[i].add_to_s(&Scalar::from(1u128)));
        if i != 1 {
            table.row("each message", NO, |signed| signed[i].message.push(0));
            table.row("each key", NO, |signed| signed[i].key = scalar(9).mul_base().to_bytes());
        }
    }

    let number = |signed: &Signed| {
        let k = Context::Pure.hash(&[&signed.r, &signed.key], &signed.message).unwrap();
        (Scalar::from_canonical_bytes(signed.s).unwrap(), k)
    };
    let z: Vec<Scalar> =
        Multipliers::new(&good.iter().map(number).collect::<Vec<_>>()).map(Scalar::from).take(5).collect();
    let one = Scalar::from(1u128);
    for (i, j) in [(0, 1), (0, 4), (2, 3)] {
        table.row("multipliers differ", NO, |signed| {
            signed[i].add_to_s(&one);
            signed[j].add_to_s(&one.neg());
        });
        table.row("S is hashed", NO, |signed| {
            signed[i].add_to_s(&z[j]);
            signed[j].add_to_s(&z[i].neg());
        });
    }
    // Another message for the first, and R of the second so that z_0 k_0 a B + z_1 R_1 stays: no S changes.
    table.row("k is hashed", NO, |signed| {
        let before = number(&signed[0]).1;
        signed[0].message.push(0);
        let moved = before.sub(&number(&signed[0]).1).mul(&secret).mul(&z[0]).mul(&z[1].invert());
        signed[1].r = r.add(&moved).mul_base().to_bytes();
    });
}

#[test]
fn keys() {
    let key = SigningKey::from_bytes(&[1; 32]);
    let from_slice = |bytes: &Vec<u8>| VerifyingKey::try_from(&bytes[..]).map(drop);
    Refusals::of(key.verifying_key().to_bytes().to_vec(), from_slice, Ok(()))
        .row("a key has 32 bytes", Err(Ed25519Error::KeyEncoding), |bytes| _ = bytes.pop())
        .row("a key has 32 bytes", Err(Ed25519Error::KeyEncoding), |bytes| bytes.push(0))
        .row("a key is a point", Err(Ed25519Error::KeyEncoding), |bytes| *bytes = NO_POINT.to_vec());
    let pair = |bytes: &[u8; 64]| SigningKey::from_keypair_bytes(bytes).map(drop);
    let table = Refusals::of(key.to_keypair_bytes(), pair, Ok(()));
    for byte in 0..64 {
        table.row("the public key is the secret one's", Err(Ed25519Error::KeyPair), |bytes| bytes[byte] ^= 1);
    }
    let expanded = |bytes: &Vec<u8>| super::super::hazmat::ExpandedSecretKey::from_slice(bytes).map(drop);
    Refusals::of(vec![1; 64], expanded, Ok(()))
        .row("64 bytes", Err(Ed25519Error::KeyLength), |bytes| _ = bytes.pop())
        .row("64 bytes", Err(Ed25519Error::KeyLength), |bytes| bytes.push(0));
}
