//! Secret keys from keying material: KeyGen of the BLS signatures' drafts 3, 4 and 5, and the tree of keys of EIP-2333.
//!
//! Source: draft-irtf-cfrg-bls-signature, section 2.3; RFC 5869 (HKDF); EIP-2333. The stack that secrets
//! were on is wiped.

use montane::bls12_381::Scalar;
use montane::hazmat::kernels::secret::{depth, on_clean_stack};

use crate::abi::{blst_scalar, read, slice, write};
use crate::bytes::reversed;
use crate::sha256::{BLOCK, State};

/// Bytes of stack that a key is made on, and those of 510 hashes.
const DEPTH: usize = depth(2 << 10, 32 << 10);
const DEPTH_OF_LAMPORT: usize = depth(20 << 10, 80 << 10);

/// HMAC-SHA-256 (RFC 2104) under one key: the states after the key's two blocks, which all messages begin with.
struct Hmac {
    inner: State,
    outer: State,
}

impl Hmac {
    #[inline(always)]
    fn new(key: &[u8]) -> Self {
        let mut block = [0; BLOCK];
        if key.len() > BLOCK {
            block[..32].copy_from_slice(&State::START.digest([key]));
        } else {
            block[..key.len()].copy_from_slice(key);
        }
        let padded = |pad: u8| State::after(&block.map(|byte| byte ^ pad));
        Self { inner: padded(0x36), outer: padded(0x5c) }
    }

    /// Of a message in parts.
    #[inline(always)]
    fn of<const PARTS: usize>(&self, message: [&[u8]; PARTS]) -> [u8; 32] {
        self.outer.digest([&self.inner.digest(message)])
    }
}

/// HKDF's extraction (RFC 5869, section 2.2) of material in two parts.
fn extract(salt: &[u8], material: [&[u8]; 2]) -> [u8; 32] {
    Hmac::new(salt).of(material)
}

/// HKDF's expansion (RFC 5869, section 2.3), block by block.
#[inline(always)]
fn expand(key: &[u8; 32], [info, more]: [&[u8]; 2], blocks: &mut [[u8; 32]], block: impl Fn(&[u8; 32]) -> [u8; 32]) {
    let hmac = Hmac::new(key);
    let mut last: Option<[u8; 32]> = None;
    for (out, i) in blocks.iter_mut().zip(1..=u8::MAX) {
        let next = match &last {
            None => hmac.of([info, more, &[i]]),
            Some(last) => hmac.of([last, info, more, &[i]]),
        };
        *out = block(&next);
        last = Some(next);
    }
}

/// The drafts that differ.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Draft {
    /// Draft 3: the salt is used as it is, and the key zero is returned.
    Three,
    /// Draft 4: the salt is hashed before it is used.
    Four,
    /// Draft 5: the salt is given, and hashed after a key zero alone.
    Five,
}

/// The draft's salt.
const SALT: &[u8] = b"BLS-SIG-KEYGEN-SALT-";

/// The key of the material, or zero if there are fewer than 32 bytes of it, or of draft 5 no salt.
fn key_gen(material: &[u8], salt: Option<&[u8]>, info: &[u8], draft: Draft) -> blst_scalar {
    const LEN: usize = 48;
    if material.len() < 32 || (draft == Draft::Five && salt.is_none()) {
        return blst_scalar { b: [0; 32] };
    }
    let mut hashed;
    let mut salt = salt.unwrap_or(SALT);
    if draft == Draft::Four {
        hashed = State::START.digest([salt]);
        salt = &hashed;
    }
    loop {
        let extracted = extract(salt, [material, &[0]]);
        let mut bytes = [0; 64];
        expand(&extracted, [info, &[0, LEN as u8]], bytes.as_chunks_mut().0, |block| *block);
        let key = Scalar::from_be_bytes_mod_order(&bytes[..LEN]);
        if draft == Draft::Three || key != Scalar::ZERO {
            return blst_scalar { b: key.to_le_bytes() };
        }
        hashed = State::START.digest([salt]);
        salt = &hashed;
    }
}

/// A salt that is given, or none.
///
/// # Safety
/// The contract of `abi`, and nothing writes to it as long as it is used.
unsafe fn given<'a>(salt: *const u8, len: usize) -> Option<&'a [u8]> {
    // SAFETY: the contract of `abi`.
    (!salt.is_null()).then(|| unsafe { slice(salt, len) })
}

macro_rules! key_gens {
    ($($name:ident($($salt:ident, $len:ident)?) = $draft:expr;)*) => { $(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $name(
            ret: *mut blst_scalar, material: *const u8, len: usize, $($salt: *const u8, $len: usize,)? info: *const u8, info_len: usize,
        ) {
            #[allow(unused_mut, unused_assignments, reason = "of those without a salt")]
            let mut salt = None;
            // SAFETY: the contract of `abi`.
            unsafe {
                $(salt = given($salt, $len);)?
                on_clean_stack(DEPTH, || write(ret, key_gen(slice(material, len), salt, slice(info, info_len), $draft)));
            }
        }
    )* };
}

key_gens! {
    blst_keygen() = Draft::Four;
    blst_keygen_v3() = Draft::Three;
    blst_keygen_v4_5(salt_bytes, salt_len) = Draft::Four;
    blst_keygen_v5(salt_bytes, salt_len) = Draft::Five;
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_derive_master_eip2333(ret: *mut blst_scalar, seed: *const u8, len: usize) {
    // SAFETY: the contract of `abi`.
    unsafe { on_clean_stack(DEPTH, || write(ret, key_gen(slice(seed, len), None, &[], Draft::Four))) };
}

/// The Lamport public key of a secret: the hash of the hashes of 255 secrets made of it and of 255 of its complement.
fn lamport_public_key(secret: &[u8; 32], index: u32) -> [u8; 32] {
    let mut all = [0; 2 * 255 * 32];
    for (all, material) in all.as_chunks_mut::<{ 255 * 32 }>().0.iter_mut().zip([secret, &secret.map(|byte| !byte)]) {
        let extracted = extract(&index.to_be_bytes(), [material, &[]]);
        expand(&extracted, [&[], &[]], all.as_chunks_mut().0, |block| State::START.digest([block]));
    }
    State::START.digest([&all])
}

/// Of any parent, zero and numbers from `r` on included.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_derive_child_eip2333(ret: *mut blst_scalar, parent: *const blst_scalar, index: u32) {
    on_clean_stack(DEPTH_OF_LAMPORT, || {
        // SAFETY: the contract of `abi`.
        let secret = reversed(unsafe { read(parent) }.b);
        let child = key_gen(&lamport_public_key(&secret, index), None, &[], Draft::Four);
        // SAFETY: the contract of `abi`.
        unsafe { write(ret, child) };
    });
}
