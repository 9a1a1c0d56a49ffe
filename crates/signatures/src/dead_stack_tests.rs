//! What operations on secrets leave on the stack: nothing that can be recognised.

use montane_fields::bls12_381::Fr;
use montane_kernels::testing::{DEPTH, left_behind, stack_after};
use sha2::{Digest, Sha256, Sha512};
use zeroize::Zeroize;

use crate::bls::{MinPk, Tag, min_pk};
use crate::ed25519::hazmat::ExpandedSecretKey;
use crate::ed25519::{Context, SigningKey};
use crate::stack;
use crate::x25519::{self, StaticSecret, x25519};

/// How many bytes of stack an operation uses.
#[inline(never)]
fn depth_of<R>(operation: impl FnOnce() -> R) -> usize {
    let (mut before, mut after) = (vec![0u64; DEPTH / 8], vec![0u64; DEPTH / 8]);
    stack_after(&mut before, || ());
    stack_after(&mut after, || {
        std::hint::black_box(operation());
    });
    8 * before.iter().zip(&after).skip_while(|(before, after)| before == after).count()
}

/// What lies deeper than is overwritten is not cleared.
#[test]
fn as_much_is_overwritten_as_is_used() {
    use montane_curves::bls12_381::{G1, G1Projective, G2Projective};
    use montane_curves::weierstrass::Curve;
    use montane_edwards25519::hazmat::ladder;
    let bytes = secret("depth");
    let clamped = montane_edwards25519::clamp_integer(*bytes);
    let scalar = montane_edwards25519::Scalar::from_bytes_mod_order(*bytes);
    let fr = *min_pk::SecretKey::key_gen(&*bytes, b"").expect("32 bytes").as_scalar();
    for (name, used, overwritten) in [
        ("[s]B", depth_of(|| scalar.mul_base().to_bytes()), stack::CURVE25519),
        ("ladder", depth_of(|| ladder::mul_bytes(&bytes, &[9; 32])), stack::CURVE25519),
        ("ladder of the base point", depth_of(|| ladder::mul_base_bytes(&clamped)), stack::CURVE25519),
        ("SHA-512", depth_of(|| Sha512::digest(*bytes)), stack::CURVE25519),
        ("product on G1", depth_of(|| (G1Projective::generator() * fr).to_affine()), stack::BLS12_381),
        ("product on G2", depth_of(|| (G2Projective::generator() * fr).to_affine()), stack::BLS12_381),
        ("multiple of the generator of G1", depth_of(|| G1::mul_generator(&fr).to_affine()), stack::BLS12_381),
        ("bytes of a scalar", depth_of(|| fr.to_be_bytes()), stack::CONVERSION),
        ("scalar of bytes", depth_of(|| Fr::from_be_bytes(&bytes)), stack::CONVERSION),
    ] {
        println!("{name}: {used} bytes");
        assert!(used > 0 && used + 512 <= overwritten, "{name}: {used} bytes of stack, {overwritten} overwritten");
    }
}

/// SECURITY.md says how deep it is, where that file is.
#[test]
fn as_much_is_overwritten_as_is_said() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../SECURITY.md");
    let Ok(text) = std::fs::read_to_string(path) else { return println!("skipped: no {path}") };
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let [curve25519, bls] = [stack::CURVE25519, stack::BLS12_381].map(|bytes| bytes >> 10);
    let said = if cfg!(debug_assertions) {
        format!("with debug assertions {curve25519} and {bls}")
    } else {
        format!("{curve25519} KiB are written after operations of Ed25519 and X25519, {bls} KiB after those of BLS")
    };
    assert!(text.contains(&said), "SECURITY.md does not say: {said}");
}

/// A secret that no two tests share.
fn secret(name: &str) -> Box<[u8; 32]> {
    Box::new(Sha256::digest(name.as_bytes()).into())
}

fn leaves_nothing(name: &str, secrets: &[Vec<u8>], operation: impl FnOnce()) {
    assert_eq!(left_behind(secrets, operation), 0, "{name}: pieces of secrets on the dead stack");
}

#[test]
fn the_scan_finds_what_is_left() {
    let key = secret("left");
    // What forgets to clear is found.
    let left = left_behind(&[key.to_vec()], || {
        let copy = std::hint::black_box(*key);
        std::hint::black_box(Sha512::digest(copy));
    });
    assert!(left > 0);
}

/// What a seed is hashed to, the clamped half too, and the scalar.
fn secrets_of_seed(seed: &[u8; 32]) -> Vec<Vec<u8>> {
    let hash = Sha512::digest(seed);
    let key = ExpandedSecretKey::from(seed);
    vec![seed.to_vec(), hash[..32].to_vec(), hash[32..].to_vec(), key.scalar.to_bytes().to_vec()]
}

#[test]
fn ed25519_keys_and_signatures() {
    let seed = secret("ed25519");
    let secrets = secrets_of_seed(&seed);
    leaves_nothing("from_bytes", &secrets, || {
        let _in_place = SigningKey::from_bytes(&seed);
    });
    leaves_nothing("expanded key", &secrets, || {
        let _in_place = ExpandedSecretKey::from(&*seed);
    });
    let hash = Box::new(<[u8; 64]>::from(Sha512::digest(*seed)));
    leaves_nothing("expanded key of a hash", &secrets, || {
        let _in_place = ExpandedSecretKey::from_bytes(&hash);
    });
    leaves_nothing("expanded key of a slice", &secrets, || {
        let _in_place = ExpandedSecretKey::from_slice(&hash[..]);
    });
    let key = Box::new(SigningKey::from_bytes(&seed));
    leaves_nothing("to_scalar_bytes", &secrets, || {
        let mut in_place = key.to_scalar_bytes();
        in_place.zeroize();
    });
    let mut pair = Box::new(key.to_keypair_bytes());
    leaves_nothing("from_keypair_bytes", &secrets, || {
        let _in_place = SigningKey::from_keypair_bytes(&pair);
    });
    pair[63] ^= 1;
    leaves_nothing("from_keypair_bytes of another key", &secrets, || {
        assert!(SigningKey::from_keypair_bytes(&pair).is_err());
    });

    // The nonce, which with the signature gives the scalar away.
    let hash = Sha512::digest([&Sha512::digest(*seed)[32..], b"message"].concat());
    let nonce = montane_edwards25519::Scalar::from_bytes_mod_order_wide(&hash.into());
    let mut secrets = secrets;
    secrets.extend([hash.to_vec(), nonce.to_bytes().to_vec()]);
    leaves_nothing("sign", &secrets, || assert_ne!(key.sign(b"message").s_bytes(), &[0; 32]));
    leaves_nothing("sign in a context", &secrets, || {
        assert!(key.sign_in(Context::Prehashed(b"context"), b"message").is_ok());
    });
    leaves_nothing("sign prehashed", &secrets, || {
        assert!(key.sign_prehashed(Sha512::new_with_prefix(b"message"), None).is_ok());
    });
}

#[test]
fn x25519_secrets() {
    let scalar = secret("x25519");
    let mut clamped = scalar.to_vec();
    clamped[0] &= 248;
    clamped[31] = clamped[31] & 127 | 64;
    let secrets = [scalar.to_vec(), clamped];
    let theirs = x25519::PublicKey::from([9; 32]);
    let key = Box::new(StaticSecret::from(*scalar));
    leaves_nothing("public key", &secrets, || assert_ne!(x25519::PublicKey::from(&*key), theirs));
    leaves_nothing("diffie_hellman", &secrets, || {
        let _in_place = key.diffie_hellman(&theirs);
    });
    let mut shared = secrets.to_vec();
    shared.push(key.diffie_hellman(&theirs).to_bytes().to_vec());
    leaves_nothing("shared secret", &shared, || {
        let _in_place = key.diffie_hellman(&theirs);
    });
    leaves_nothing("x25519", &secrets, || assert_ne!(x25519(*scalar, [9; 32]), [0; 32]));
}

#[test]
fn bls_keys_and_signatures() {
    let ikm = secret("bls");
    let key = Box::new(min_pk::SecretKey::key_gen(&*ikm, b"").expect("32 bytes"));
    let montgomery = |scalar: &Fr| scalar.montgomery_limbs().iter().flat_map(|limb| limb.to_le_bytes()).collect();
    let scalar = Box::new(key.to_bytes());
    let mut secrets = vec![ikm.to_vec(), scalar.to_vec(), montgomery(key.as_scalar())];
    // The pseudorandom key and the bytes that become the scalar (RFC 5869; the salt is the draft's).
    let salt = Sha256::digest(b"BLS-SIG-KEYGEN-SALT-");
    let (prk, expand) = hkdf::Hkdf::<Sha256>::extract(Some(&salt), &[&ikm[..], &[0]].concat());
    let mut okm = [0; 48];
    expand.expand(&[0, 48], &mut okm).expect("48 bytes");
    secrets.extend([prk.to_vec(), okm.to_vec()]);
    leaves_nothing("key_gen", &secrets, || {
        let _in_place = min_pk::SecretKey::key_gen(&*ikm, b"");
    });
    leaves_nothing("from_bytes", &secrets, || {
        let _in_place = min_pk::SecretKey::from_bytes(&scalar);
    });
    leaves_nothing("to_bytes", &secrets, || {
        let mut in_place = key.to_bytes();
        in_place.zeroize();
    });
    leaves_nothing("sk_to_pk", &secrets, || assert!(key.sk_to_pk::<MinPk>().validate().is_ok()));
    leaves_nothing("sign", &secrets, || {
        assert!(key.sign::<MinPk>(b"message", Tag::new(b"tag"), b"").validate().is_ok())
    });
    let child = Box::new(key.derive_child_eip2333(7));
    let mut of_child = secrets.clone();
    of_child.extend([child.to_bytes().to_vec(), montgomery(child.as_scalar())]);
    leaves_nothing("derive_child", &of_child, || {
        let _in_place = key.derive_child_eip2333(7);
    });
}
