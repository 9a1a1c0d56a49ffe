//! The acceptance table, case by case, and the promises of the types.

use montane_edwards25519::edwards::Extended;
use montane_edwards25519::hazmat::constants;
use montane_edwards25519::{Affine, Scalar, affine, is_identity};
use montane_fields::curve25519::FieldOps;
use montane_kernels::cpu::Portable;
use montane_kernels::fe25519::Limbs64;

use super::*;

mod refusals;

type Point = Extended<Limbs64>;

/// A point of order 8 (one of the two encodings that are listed for it everywhere).
const ORDER_8: &str = "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05";

fn bytes(hex: &str) -> [u8; 32] {
    core::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap())
}

fn point(p: &Affine) -> Point {
    p.extended(Portable::TOKEN)
}

fn add(a: &Point, b: &Point) -> Point {
    a.add(&b.cached(Limbs64::from_words(Portable::TOKEN, constants::D2))).extended()
}

/// `[i]T` for the point `T` of order 8, as a point and encoded.
fn torsion(i: u64) -> Point {
    let t = point(&Affine::from_bytes_vartime(&bytes(ORDER_8)).unwrap().point);
    (0..i).fold(Extended::identity(Portable::TOKEN), |sum, _| add(&sum, &t))
}

fn encode(p: &Point) -> [u8; 32] {
    affine(&p.projective()).to_bytes()
}

fn scalar(seed: u8) -> Scalar {
    Scalar::from_bytes_mod_order_wide(&core::array::from_fn(|i| (i as u8).wrapping_mul(seed) ^ seed))
}

/// A signature by the secret `a` for a key and a commitment given as bytes: `S = r + k a`.
fn forge(key: &[u8; 32], commitment: [u8; 32], a: &Scalar, r: &Scalar, message: &[u8]) -> (Signature, Scalar) {
    let k = Context::Pure.hash(&[&commitment, key], message).unwrap();
    (Signature::from_components(commitment, k.mul_add(a, r).to_bytes()), k)
}

/// The three policies, in the order of the table; and that a batch agrees with the third, alone and in company.
fn verdicts(key: &[u8; 32], message: &[u8], signature: &Signature) -> [Result<(), Ed25519Error>; 3] {
    let key = VerifyingKey::from_bytes(key).expect("a point");
    let zip215 = key.verify_zip215(message, signature);
    assert_eq!(verify_batch(&[message], &[*signature], &[key]).is_ok(), zip215.is_ok());
    let good = SigningKey::from_bytes(&[1; 32]);
    let company = good.sign(b"company");
    for position in 0..3 {
        let mut messages = vec![&b"company"[..]; 3];
        let mut signatures = vec![company; 3];
        let mut keys = vec![good.verifying_key(); 3];
        (messages[position], signatures[position], keys[position]) = (message, *signature, key);
        assert_eq!(verify_batch(&messages, &signatures, &keys).is_ok(), zip215.is_ok());
    }
    [key.verify(message, signature), key.verify_strict(message, signature), zip215]
}

const NO: Result<(), Ed25519Error> = Err(Ed25519Error::Equation);

#[test]
fn components_of_small_order_matter_to_the_exact_rules_only() {
    let mut exact = 0;
    for seed in 1..4 {
        let (a, r) = (scalar(seed), scalar(seed + 100));
        for i in 0..8 {
            for j in 0..8 {
                let key = encode(&add(&point(&a.mul_base()), &torsion(i)));
                let commitment = encode(&add(&point(&r.mul_base()), &torsion(j)));
                let (signature, k) = forge(&key, commitment, &a, &r, b"m");
                let holds = (k.words()[0].wrapping_mul(i) + j) % 8 == 0;
                exact += usize::from(holds && i + j > 0);
                let expected = if holds { Ok(()) } else { NO };
                assert_eq!(verdicts(&key, b"m", &signature), [expected, expected, Ok(())]);
                assert_eq!(verdicts(&key, b"n", &signature), [NO, NO, NO]);
            }
        }
    }
    assert!(exact > 0, "some mixed signatures hold exactly");
}

#[test]
fn keys_and_commitments_of_small_order() {
    let (a, r) = (scalar(7), scalar(8));
    let strict = Err(Ed25519Error::SmallOrder);
    for i in 0..8 {
        // A small, R ordinary: S = r.
        let key = encode(&torsion(i));
        assert!(VerifyingKey::from_bytes(&key).unwrap().is_weak());
        let (signature, k) = forge(&key, r.mul_base().to_bytes(), &Scalar::ZERO, &r, b"m");
        let expected = if k.words()[0].wrapping_mul(i) % 8 == 0 { Ok(()) } else { NO };
        assert_eq!(verdicts(&key, b"m", &signature), [expected, strict, Ok(())]);
        // R small, A ordinary: S = k a.
        let key = a.mul_base().to_bytes();
        let (signature, _) = forge(&key, encode(&torsion(i)), &a, &Scalar::ZERO, b"m");
        let expected = if i == 0 { Ok(()) } else { NO };
        assert_eq!(verdicts(&key, b"m", &signature), [expected, strict, Ok(())]);
        // Both small: S = 0.
        for j in 0..8 {
            let key = encode(&torsion(i));
            let (signature, k) = forge(&key, encode(&torsion(j)), &Scalar::ZERO, &Scalar::ZERO, b"m");
            let expected = if (k.words()[0].wrapping_mul(i) + j) % 8 == 0 { Ok(()) } else { NO };
            assert_eq!(verdicts(&key, b"m", &signature), [expected, strict, Ok(())]);
        }
    }
}

/// The encodings of small-order points that are not canonical: `y = p`, `y = p + 1`, and signs on `x = 0`.
fn not_canonical() -> Vec<[u8; 32]> {
    let mut p = [0xff; 32];
    (p[0], p[31]) = (0xed, 0x7f);
    let with = |low: u8, sign: u8| {
        let mut y = p;
        y[0] = low;
        y[31] |= sign;
        y
    };
    let mut one = [0; 32];
    (one[0], one[31]) = (1, 0x80);
    vec![with(0xed, 0), with(0xed, 0x80), with(0xee, 0), with(0xee, 0x80), one, with(0xec, 0x80)]
}

#[test]
fn encodings_that_are_not_canonical() {
    let (a, r) = (scalar(7), scalar(8));
    for encoding in not_canonical() {
        // As R: only the cofactored rule takes it. S = k a, which holds up to small order.
        let key = a.mul_base().to_bytes();
        let (signature, _) = forge(&key, encoding, &a, &Scalar::ZERO, b"m");
        let not_accepted = Err(Ed25519Error::CommitmentEncoding);
        assert_eq!(verdicts(&key, b"m", &signature), [not_accepted, not_accepted, Ok(())]);
        // As A: it is the point it means, and hashed as it is.
        let means = VerifyingKey::from_bytes(&encoding).unwrap().point;
        let (signature, k) = forge(&encoding, r.mul_base().to_bytes(), &Scalar::ZERO, &r, b"m");
        let mut multiple = Extended::identity(Portable::TOKEN);
        for _ in 0..k.words()[0] % 8 {
            multiple = add(&multiple, &point(&means));
        }
        let expected = if is_identity(&multiple.projective()) { Ok(()) } else { NO };
        assert_eq!(verdicts(&encoding, b"m", &signature), [expected, Err(Ed25519Error::SmallOrder), Ok(())]);
    }
    // A key not canonical and not of small order: y = p + 3, ... Only its owner could sign for it, and nobody knows its
    // logarithm, but it is a key.
    let large = (3..19u8).filter(|low| {
        let mut y = [0xff; 32];
        (y[0], y[31]) = (0xed + low, 0x7f);
        VerifyingKey::from_bytes(&y).is_ok_and(|key| !key.is_weak() && key.to_bytes() == y)
    });
    assert!(large.count() > 0);
}

#[test]
fn scalars_at_and_above_the_order() {
    let key = SigningKey::from_bytes(&[9; 32]);
    let signature = key.sign(b"m");
    let (s, mut plus_order) = (signature.s_bytes(), [0u8; 32]);
    let mut carry = 0;
    let order: [u8; 32] = Scalar::ZERO
        .add(&Scalar::from_bytes_mod_order({
            let mut one = [0; 32];
            one[0] = 1;
            one
        }))
        .neg()
        .to_bytes();
    for i in 0..32 {
        // L - 1 is `order`; add one more at the bottom.
        let t = u16::from(s[i]) + u16::from(order[i]) + carry + u16::from(i == 0);
        plus_order[i] = t as u8;
        carry = t >> 8;
    }
    assert_eq!(Scalar::from_bytes_mod_order(plus_order).to_bytes(), *s);
    let malleated = Signature::from_components(*signature.r_bytes(), plus_order);
    let not_canonical = Err(Ed25519Error::ScalarNotCanonical);
    let public = key.verifying_key().to_bytes();
    assert_eq!(verdicts(&public, b"m", &malleated), [not_canonical; 3]);
    assert_eq!(verdicts(&public, b"m", &signature), [Ok(()); 3]);
    let ones = Signature::from_components(*signature.r_bytes(), [0xff; 32]);
    assert_eq!(verdicts(&public, b"m", &ones), [not_canonical; 3]);
}

#[test]
fn bytes_that_are_no_point() {
    let mut two = [0; 32];
    two[0] = 2;
    assert_eq!(VerifyingKey::from_bytes(&two), Err(Ed25519Error::KeyEncoding));
    let key = SigningKey::from_bytes(&[9; 32]);
    let signature = Signature::from_components(two, *key.sign(b"m").s_bytes());
    assert_eq!(verdicts(key.verifying_key().as_bytes(), b"m", &signature), [Err(Ed25519Error::CommitmentEncoding); 3]);
    assert_eq!(VerifyingKey::try_from(&[0u8; 31][..]), Err(Ed25519Error::KeyEncoding));
}

#[test]
fn every_bit_of_a_signature_counts() {
    let key = SigningKey::from_bytes(&[3; 32]);
    let public = key.verifying_key();
    let signature = key.sign(b"message").to_bytes();
    for bit in 0..512 {
        let mut flipped = signature;
        flipped[bit / 8] ^= 1 << (bit % 8);
        let flipped = Signature::from_bytes(&flipped);
        assert!(public.verify(b"message", &flipped).is_err());
        assert!(public.verify_zip215(b"message", &flipped).is_err());
    }
}

#[test]
fn batches() {
    let keys: Vec<_> = (0..70u8).map(|i| SigningKey::from_bytes(&[i; 32])).collect();
    let texts: Vec<_> = (0..70u8).map(|i| vec![i; usize::from(i)]).collect();
    let messages: Vec<&[u8]> = texts.iter().map(Vec::as_slice).collect();
    let signatures: Vec<_> = keys.iter().zip(&messages).map(|(key, message)| key.sign(message)).collect();
    let public: Vec<_> = keys.iter().map(SigningKey::verifying_key).collect();
    for n in [0, 1, 2, 7, 8, 9, 16, 31, 64, 70] {
        assert_eq!(verify_batch(&messages[..n], &signatures[..n], &public[..n]), Ok(()), "{n}");
        for i in 0..n {
            let mut wrong = signatures[..n].to_vec();
            wrong[i] = signatures[(i + 1) % 70];
            assert_eq!(verify_batch(&messages[..n], &wrong, &public[..n]), Err(Ed25519Error::Equation), "{i} of {n}");
        }
    }
}

/// Whoever chooses any `S` or any `k` must not know the multipliers beforehand.
#[test]
fn multipliers_depend_on_every_input() {
    use super::batch::Multipliers;
    let multipliers = |scalars: &[(Scalar, Scalar)]| Multipliers::new(scalars).take(5).collect::<Vec<i128>>();
    let scalars: Vec<_> = (1..6).map(|i| (scalar(i), scalar(i + 50))).collect();
    let first = multipliers(&scalars);
    for i in 0..5 {
        assert!(first[i].unsigned_abs() >> 100 != 0, "a multiplier has 128 bits");
        assert!(first[..i].iter().all(|z| *z != first[i]));
        for changed in [(scalar(9), scalars[i].1), (scalars[i].0, scalar(9))] {
            let mut others = scalars.clone();
            others[i] = changed;
            assert!(multipliers(&others).iter().zip(&first).all(|(z, old)| z != old));
        }
    }
}

/// Large enough for the longer digits of a batch: every mixture of components of small order, and encodings not
/// canonical.
#[test]
fn large_mixed_batches() {
    let message = &b"m"[..];
    let mut cases: Vec<(Signature, VerifyingKey)> = Vec::new();
    let mut add_case = |key: [u8; 32], commitment: [u8; 32], a: &Scalar, r: &Scalar| {
        let (signature, _) = forge(&key, commitment, a, r, message);
        let key = VerifyingKey::from_bytes(&key).expect("a point");
        assert_eq!(key.verify_zip215(message, &signature), Ok(()));
        cases.push((signature, key));
    };
    for seed in 1..4 {
        let (a, r) = (scalar(seed), scalar(seed + 100));
        for i in 0..8 {
            for j in 0..8 {
                let key = encode(&add(&point(&a.mul_base()), &torsion(i)));
                add_case(key, encode(&add(&point(&r.mul_base()), &torsion(j))), &a, &r);
            }
        }
        for encoding in not_canonical() {
            add_case(a.mul_base().to_bytes(), encoding, &a, &Scalar::ZERO);
            add_case(encoding, r.mul_base().to_bytes(), &Scalar::ZERO, &r);
        }
    }
    let (signatures, keys): (Vec<_>, Vec<_>) = cases.into_iter().unzip();
    let messages = vec![message; keys.len()];
    for n in [95, 96, 97, 200, keys.len()] {
        assert_eq!(verify_batch(&messages[..n], &signatures[..n], &keys[..n]), Ok(()), "{n}");
        for wrong in (0..n).step_by(13) {
            let mut messages = messages[..n].to_vec();
            messages[wrong] = b"n";
            // A key of small order does not bind the message.
            let verdict = keys[wrong].verify_zip215(b"n", &signatures[wrong]);
            assert_eq!(verify_batch(&messages, &signatures[..n], &keys[..n]), verdict, "{wrong} of {n}");
        }
    }
}

#[test]
fn contexts() {
    let key = SigningKey::from_bytes(&[5; 32]);
    let public = key.verifying_key();
    let long = [0; 256];
    assert_eq!(key.sign_in(Context::Ctx(&long), b"m"), Err(Ed25519Error::ContextTooLong));
    assert!(key.sign_in(Context::Prehashed(&long[..255]), b"m").is_ok());
    let signature = key.sign_in(Context::Ctx(b"a"), b"m").unwrap();
    assert_eq!(public.verify_in(Context::Ctx(b"a"), b"m", &signature), Ok(()));
    for other in [Context::Pure, Context::Ctx(b"b"), Context::Ctx(b""), Context::Prehashed(b"a")] {
        assert_eq!(public.verify_in(other, b"m", &signature), Err(Ed25519Error::Equation));
    }
    assert_eq!(public.verify_in(Context::Ctx(&long), b"m", &signature), Err(Ed25519Error::ContextTooLong));
}

#[test]
fn piece_by_piece() {
    let key = SigningKey::from_bytes(&[5; 32]);
    let public = key.verifying_key();
    let message: Vec<u8> = (0..=255).collect();
    let signature = key.sign(&message);
    for size in [1, 7, 64, 128, 256] {
        let mut verifier = public.verify_stream(&signature).unwrap();
        message.chunks(size).for_each(|chunk| verifier.update(chunk));
        let mut longer = verifier.clone();
        assert_eq!(verifier.finalize_and_verify(), Ok(()));
        longer.update([0]);
        assert_eq!(longer.finalize_and_verify(), Err(Ed25519Error::Equation));
    }
    assert_eq!(public.verify_stream(&signature).unwrap().finalize_and_verify(), Err(Ed25519Error::Equation));
    let empty = public.verify_stream(&key.sign(b"")).unwrap();
    assert_eq!(empty.finalize_and_verify(), Ok(()));
    // What is wrong whatever the message.
    let refused = |r: [u8; 32], s: [u8; 32]| public.verify_stream(&Signature::from_components(r, s)).unwrap_err();
    let mut two = [0; 32];
    two[0] = 2;
    let (r, s) = (*signature.r_bytes(), *signature.s_bytes());
    assert_eq!(refused(r, [0xff; 32]), Ed25519Error::ScalarNotCanonical);
    assert_eq!(refused(two, s), Ed25519Error::CommitmentEncoding);
    for r in not_canonical() {
        assert_eq!(refused(r, s), Ed25519Error::CommitmentEncoding);
    }
    let another = SigningKey::from_bytes(&[6; 32]).verifying_key();
    let mut verifier = another.verify_stream(&signature).unwrap();
    verifier.update(&message);
    assert_eq!(verifier.finalize_and_verify(), Err(Ed25519Error::Equation));
}

#[test]
fn prehashed_by_a_digest() {
    use sha2::{Digest, Sha512};
    let key = SigningKey::from_bytes(&[5; 32]);
    let public = key.verifying_key();
    let digest = || Sha512::new().chain_update(b"a me").chain_update(b"ssage");
    for context in [None, Some(&b""[..]), Some(b"context")] {
        let signature = key.sign_prehashed(digest(), context).unwrap();
        let whole = Context::Prehashed(context.unwrap_or_default());
        assert_eq!(signature, key.sign_in(whole, b"a message").unwrap());
        assert_eq!(public.verify_in(whole, b"a message", &signature), Ok(()));
        assert_eq!(public.verify_prehashed(digest(), context, &signature), Ok(()));
        assert_eq!(public.verify_prehashed_strict(digest(), context, &signature), Ok(()));
        let other = digest().chain_update(b".");
        assert_eq!(public.verify_prehashed(other.clone(), context, &signature), Err(Ed25519Error::Equation));
        assert_eq!(public.verify_prehashed_strict(other, context, &signature), Err(Ed25519Error::Equation));
        assert_eq!(public.verify_prehashed(digest(), Some(b"another"), &signature), Err(Ed25519Error::Equation));
    }
    let long = [0; 256];
    assert_eq!(key.sign_prehashed(digest(), Some(&long)), Err(Ed25519Error::ContextTooLong));
    let signature = key.sign_prehashed(digest(), None).unwrap();
    assert_eq!(public.verify_prehashed(digest(), Some(&long), &signature), Err(Ed25519Error::ContextTooLong));
    assert_eq!(public.verify_prehashed_strict(digest(), Some(&long), &signature), Err(Ed25519Error::ContextTooLong));
    // A key of small order, for which R = 0, S = 0 signs everything: refused by the strict rule alone.
    let weak = VerifyingKey::from_bytes(&encode(&torsion(0))).unwrap();
    let signature = Signature::from_components(encode(&torsion(0)), [0; 32]);
    assert_eq!(weak.verify_prehashed(digest(), None, &signature), Ok(()));
    assert_eq!(weak.verify_prehashed_strict(digest(), None, &signature), Err(Ed25519Error::SmallOrder));
}

#[test]
fn key_pairs() {
    let key = SigningKey::from_bytes(&[0x42; 32]);
    let mut bytes = key.to_keypair_bytes();
    let hasher = std::hash::RandomState::new();
    let hash = |key: &SigningKey| std::hash::BuildHasher::hash_one(&hasher, key.verifying_key());
    let other = SigningKey::from_bytes(&[0x43; 32]);
    assert_ne!(hash(&key), hash(&other));
    assert_ne!(key.verifying_key(), other.verifying_key());
    assert_eq!(key.verifying_key().as_ref(), key.verifying_key().to_bytes());
    assert_eq!(Ed25519Error::KeyPair.to_string(), "the public key does not belong to the secret key");
    assert_eq!(bytes[..32], key.to_bytes());
    assert_eq!(key.as_bytes(), &key.to_bytes());
    assert_eq!(bytes[32..], key.verifying_key().to_bytes());
    assert_eq!(SigningKey::from_keypair_bytes(&bytes), Ok(key));
    for bit in 0..512 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(SigningKey::from_keypair_bytes(&bytes), Err(Ed25519Error::KeyPair), "{bit}");
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

#[test]
fn expanded_keys() {
    use super::hazmat::{ExpandedSecretKey, raw_sign, raw_sign_prehashed};
    use sha2::{Digest, Sha512};
    let seed = [0x42; 32];
    let key = SigningKey::from_bytes(&seed);
    let hash: [u8; 64] = Sha512::digest(seed).into();
    for expanded in [
        ExpandedSecretKey::from(&seed),
        ExpandedSecretKey::from_bytes(&hash),
        ExpandedSecretKey::from_slice(&hash).unwrap(),
    ] {
        let public = VerifyingKey::from(&expanded);
        assert_eq!(public, key.verifying_key());
        assert_eq!(expanded.scalar, key.to_scalar());
        assert_eq!(expanded.hash_prefix, hash[32..]);
        assert_eq!(raw_sign(&expanded, b"m", &public), key.sign(b"m"));
        let prehashed = || Sha512::new_with_prefix(b"m");
        assert_eq!(
            raw_sign_prehashed(&expanded, prehashed(), &public, Some(b"c")),
            key.sign_prehashed(prehashed(), Some(b"c"))
        );
        assert_eq!(
            raw_sign_prehashed(&expanded, prehashed(), &public, Some(&[0; 256])),
            Err(Ed25519Error::ContextTooLong)
        );
        assert_eq!(format!("{expanded:?}"), "ExpandedSecretKey(..)");
    }
    assert!(ExpandedSecretKey::from_slice(&hash[..63]).is_err_and(|error| error == Ed25519Error::KeyLength));
    // A scalar of one's own, which no seed is hashed to, is a key like any other.
    let own = ExpandedSecretKey { scalar: scalar(77), hash_prefix: [1; 32] };
    let public = VerifyingKey::from(&own);
    assert_eq!(public.to_bytes(), scalar(77).mul_base().to_bytes());
    assert_eq!(public.verify_strict(b"m", &raw_sign(&own, b"m", &public)), Ok(()));
}

#[test]
fn keys_for_x25519() {
    use crate::x25519::{PublicKey, StaticSecret};
    for seed in 0..20 {
        let key = SigningKey::from_bytes(&[seed; 32]);
        let secret = StaticSecret::from(key.to_scalar_bytes());
        assert_eq!(PublicKey::from(key.verifying_key().to_montgomery().to_bytes()), PublicKey::from(&secret));
    }
    // (0, 1) is at infinity there, (0, -1) is (0, 0).
    let mut minus_one = [0xff; 32];
    (minus_one[0], minus_one[31]) = (0xec, 0x7f);
    for neutral in [encode(&torsion(0)), minus_one] {
        assert_eq!(VerifyingKey::from_bytes(&neutral).unwrap().to_montgomery().to_bytes(), [0; 32]);
    }
}

#[test]
fn traits_and_printing() {
    use signature::{Signer, Verifier};
    let key = SigningKey::from_bytes(&[0x42; 32]);
    let signature: Signature = Signer::sign(&key, b"m");
    assert!(Verifier::verify(&key.verifying_key(), b"m", &signature).is_ok());
    assert!(Verifier::verify(&key.verifying_key(), b"n", &signature).is_err());
    let printed = std::format!("{key:?}");
    assert!(printed.starts_with("SigningKey { verifying_key: VerifyingKey("));
    assert!(!printed.contains("4242424242"));
    assert_eq!(SigningKey::from(key.to_bytes()), key);
    assert_ne!(SigningKey::from_bytes(&[0x43; 32]), key);
}

#[cfg(feature = "pem")]
#[test]
fn documents() {
    use ed25519::pkcs8::spki::{DecodePublicKey, EncodePublicKey, der::pem::LineEnding};
    use ed25519::pkcs8::{DecodePrivateKey, EncodePrivateKey, KeypairBytes, PublicKeyBytes};
    let key = SigningKey::from_bytes(&[0x42; 32]);
    let pem = key.to_pkcs8_pem(LineEnding::LF).unwrap();
    assert!(pem.starts_with("-----BEGIN PRIVATE KEY-----"));
    assert_eq!(SigningKey::from_pkcs8_pem(&pem).unwrap(), key);
    let public = key.verifying_key().to_public_key_pem(LineEnding::LF).unwrap();
    assert_eq!(VerifyingKey::from_public_key_pem(&public).unwrap(), key.verifying_key());
    // RFC 8410, section 10.3: the example without a public key.
    let example = "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n";
    assert_eq!(SigningKey::from_pkcs8_pem(example).unwrap().to_bytes()[..4], [0xd4, 0xee, 0x72, 0xdb]);
    // A public key that belongs to another secret key is refused.
    let mismatch = KeypairBytes { secret_key: [0x42; 32], public_key: Some(PublicKeyBytes([1; 32])) };
    assert!(SigningKey::from_pkcs8_der(mismatch.to_pkcs8_der().unwrap().as_bytes()).is_err());
}

#[cfg(feature = "serde")]
#[test]
fn verifying_keys_through_serde() {
    let key = SigningKey::from_bytes(&[7; 32]).verifying_key();
    let digits: String = key.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    let text = serde_json::to_string(&key).unwrap();
    assert_eq!(text, format!("\"0x{digits}\""));
    assert_eq!(serde_json::from_str::<VerifyingKey>(&text).unwrap(), key);
    // y = 2 is on no point of the curve.
    let error = serde_json::from_str::<VerifyingKey>(&format!("\"02{}\"", "00".repeat(31))).unwrap_err();
    assert!(error.to_string().contains(&Ed25519Error::KeyEncoding.to_string()), "{error}");
}
