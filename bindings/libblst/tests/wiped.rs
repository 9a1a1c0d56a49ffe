//! What functions that make and combine secret keys leave on the stack: nothing that can be recognised.

mod support;

use hkdf::Hkdf;
use montane::bls12_381::Scalar;
use montane_kernels::testing::left_behind;
use sha2::{Digest, Sha256};
use support::{Function, ours};

/// A secret that no two tests share.
fn secret(name: &str) -> Box<[u8; 32]> {
    let mut bytes: [u8; 32] = Sha256::digest(name.as_bytes()).into();
    // Below the order, as a key in either order of bytes.
    (bytes[0], bytes[31]) = (7, 7);
    Box::new(bytes)
}

/// Asks of a function what it leaves of secrets. What they are and what it makes is on the heap.
fn leaves_nothing(name: &str, args: &[usize], secrets: &[Vec<u8>]) {
    let function = Function::new(ours(), name);
    // SAFETY: arguments as the header asks for.
    let left = left_behind(secrets, || _ = unsafe { function.call(args) });
    assert_eq!(left, 0, "{name}: pieces of secrets on the dead stack");
}

/// The same of one that makes a key, its first argument, which is secret too.
fn leaves_no_key(name: &str, args: &[usize], mut secrets: Vec<Vec<u8>>) {
    let made = Box::new([0u8; 32]);
    let args = [&[made.as_ptr().addr()], args].concat();
    leaves_nothing(name, &args, &secrets);
    assert_ne!(*made, [0; 32], "{name} makes something");
    secrets.push(made.to_vec());
    leaves_nothing(name, &args, &secrets);
}

/// HKDF of material: the pseudorandom key, and `N` bytes that are made of it.
fn derived<const N: usize>(salt: &[u8], material: &[u8], info: &[u8]) -> [Vec<u8>; 2] {
    let (key, expand) = Hkdf::<Sha256>::extract(Some(salt), material);
    let mut bytes = [0; N];
    expand.expand(info, &mut bytes).expect("not too many");
    [key.to_vec(), bytes.to_vec()]
}

/// What a key of this material is made of.
fn of_key(material: &[u8]) -> Vec<Vec<u8>> {
    let salt = Sha256::digest(b"BLS-SIG-KEYGEN-SALT-");
    let mut secrets = derived::<48>(&salt, &[material, &[0]].concat(), &[0, 48]).to_vec();
    secrets.push(material.to_vec());
    secrets
}

#[test]
fn keys_of_material() {
    let material = secret("material");
    let material_and_info = [material.as_ptr().addr(), 32, 0, 0];
    leaves_no_key("blst_keygen", &material_and_info, of_key(&*material));
    leaves_no_key("blst_derive_master_eip2333", &material_and_info[..2], of_key(&*material));
}

/// The keys of a Lamport signature, and their hashes, which the child's key is made of.
#[test]
fn keys_of_parents() {
    const INDEX: u32 = 7;
    let parent = secret("parent");
    let big_endian: Vec<u8> = parent.iter().rev().copied().collect();
    let complement = big_endian.iter().map(|byte| !byte).collect();
    let (mut secrets, mut hashes) = (Vec::new(), Vec::new());
    for material in [big_endian, complement] {
        let [key, keys] = derived::<{ 255 * 32 }>(&INDEX.to_be_bytes(), &material, &[]);
        hashes.extend(keys.chunks(32).map(|key| Sha256::digest(key).to_vec()));
        secrets.extend([material, key, keys]);
    }
    secrets.extend(of_key(&Sha256::digest(hashes.concat())));
    secrets.extend(hashes);
    leaves_no_key("blst_derive_child_eip2333", &[parent.as_ptr().addr(), INDEX as usize], secrets);
}

#[test]
fn arithmetic_of_keys() {
    let (a, b) = (secret("a"), secret("b"));
    let [at, and] = [&a, &b].map(|key| key.as_ptr().addr());
    let secrets = || vec![a.to_vec(), b.to_vec()];
    for name in ["blst_sk_add_n_check", "blst_sk_sub_n_check", "blst_sk_mul_n_check"] {
        leaves_no_key(name, &[at, and], secrets());
    }
    leaves_no_key("blst_sk_inverse", &[at], secrets());
    for name in ["blst_scalar_from_le_bytes", "blst_scalar_from_be_bytes"] {
        leaves_no_key(name, &[at, 32], secrets());
    }
}

/// Public keys and signatures.
#[test]
fn products_by_keys() {
    let (key, point) = (secret("key"), Box::new([0u8; 288]));
    let [at, result] = [key.as_ptr().addr(), point.as_ptr().addr()];
    let scalar = Scalar::from_le_bytes_mod_order(&*key);
    let montgomery = scalar.montgomery_limbs().iter().flat_map(|limb| limb.to_le_bytes()).collect();
    let secrets = [key.to_vec(), montgomery];
    for [to_pk, sign] in [["sk_to_pk_in_g1", "sign_pk_in_g2"], ["sk_to_pk_in_g2", "sign_pk_in_g1"]] {
        leaves_nothing(&format!("blst_{to_pk}"), &[result, at], &secrets);
        leaves_nothing(&format!("blst_{sign}"), &[result, result, at], &secrets);
    }
}
