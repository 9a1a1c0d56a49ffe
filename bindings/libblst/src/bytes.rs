//! Elements of `Fr` and `Fp` as words and bytes of their plain values. What comes in may be any number, and is reduced.

use montane::bls12_381::{Fp as blst_fp, Scalar as blst_fr};

use crate::abi::{blst_scalar, operations, read, slice, write};

/// Words of 64 bits, least significant first, from bytes in that order.
pub(crate) fn words<const N: usize, const BYTES: usize>(bytes: &[u8; BYTES]) -> [u64; N] {
    core::array::from_fn(|i| {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[8 * i..8 * i + 8]);
        u64::from_le_bytes(word)
    })
}

/// Bytes, least significant first.
pub(crate) fn le<const N: usize, const BYTES: usize>(words: &[u64; N]) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    for (bytes, word) in bytes.chunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

/// Bytes, most significant first.
pub(crate) fn be<const N: usize, const BYTES: usize>(words: &[u64; N]) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    for (bytes, word) in bytes.rchunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_be_bytes());
    }
    bytes
}

/// Words of 64 bits, least significant first, from bytes in the other order.
fn words_be<const N: usize, const BYTES: usize>(bytes: &[u8; BYTES]) -> [u64; N] {
    core::array::from_fn(|i| {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[BYTES - 8 * i - 8..BYTES - 8 * i]);
        u64::from_be_bytes(word)
    })
}

pub(crate) fn reversed<const BYTES: usize>(mut bytes: [u8; BYTES]) -> [u8; BYTES] {
    bytes.reverse();
    bytes
}

/// Pairs of words of 32 bits as words of 64.
pub(crate) fn joined<const N: usize, const HALVES: usize>(halves: &[u32; HALVES]) -> [u64; N] {
    core::array::from_fn(|i| u64::from(halves[2 * i]) | u64::from(halves[2 * i + 1]) << 32)
}

/// Words of 64 bits as twice as many of 32.
pub(crate) fn halves<const N: usize, const HALVES: usize>(words: &[u64; N]) -> [u32; HALVES] {
    core::array::from_fn(|i| (words[i / 2] >> (32 * (i % 2))) as u32)
}

/// The plain value of an element of `Fp`, most significant byte first.
pub(crate) fn be48(a: &blst_fp) -> [u8; 48] {
    be(&a.to_limbs())
}

operations! {
    blst_fr_from_uint64(blst_fr, a: [u64; 4]) = blst_fr::from_limbs_mod_order(a);
    blst_uint64_from_fr([u64; 4], a: blst_fr) = a.to_limbs();
    blst_fr_from_scalar(blst_fr, a: blst_scalar) = blst_fr::from_limbs_mod_order(&words(&a.b));
    blst_scalar_from_fr(blst_scalar, a: blst_fr) = blst_scalar { b: le(&a.to_limbs()) };

    blst_fp_from_uint32(blst_fp, a: [u32; 12]) = blst_fp::from_limbs_mod_order(&joined(a));
    blst_uint32_from_fp([u32; 12], a: blst_fp) = halves(&a.to_limbs());
    blst_fp_from_uint64(blst_fp, a: [u64; 6]) = blst_fp::from_limbs_mod_order(a);
    blst_uint64_from_fp([u64; 6], a: blst_fp) = a.to_limbs();
    blst_fp_from_bendian(blst_fp, a: [u8; 48]) = blst_fp::from_limbs_mod_order(&words_be(a));
    blst_bendian_from_fp([u8; 48], a: blst_fp) = be48(a);
    blst_fp_from_lendian(blst_fp, a: [u8; 48]) = blst_fp::from_limbs_mod_order(&words(a));
    blst_lendian_from_fp([u8; 48], a: blst_fp) = le(&a.to_limbs());
}

/// Of any number of bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fp_from_le_bytes(ret: *mut blst_fp, bytes: *const u8, len: usize) {
    // SAFETY: the contract of `abi`.
    unsafe { write(ret, blst_fp::from_le_bytes_mod_order(slice(bytes, len))) };
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fp_from_be_bytes(ret: *mut blst_fp, bytes: *const u8, len: usize) {
    // SAFETY: the contract of `abi`.
    unsafe { write(ret, blst_fp::from_be_bytes_mod_order(slice(bytes, len))) };
}

/// The number of hexadecimal digits, most significant first, after `0x` or not, as bytes: of at most as many digits as
/// there is room for. It ends with another character, and nothing is read after that.
///
/// # Safety
/// A string of C, or as many digits.
unsafe fn hexadecimal<const BYTES: usize>(text: *const u8) -> [u8; BYTES] {
    // SAFETY: a string has a character or the zero that ends it, after which nothing is read.
    let character = |i: usize| unsafe { read(text.wrapping_add(i)) };
    let start = if character(0) == b'0' && character(1) | 0x20 == b'x' { 2 } else { 0 };
    let digit = |i: usize| char::from(character(start + i)).to_digit(16);
    let digits: Vec<u8> = (0..2 * BYTES).map_while(digit).map(|digit| digit as u8).collect();
    let mut bytes = [0; BYTES];
    for (i, digit) in digits.iter().rev().enumerate() {
        bytes[i / 2] |= digit << (4 * (i % 2));
    }
    bytes
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_scalar_from_hexascii(ret: *mut blst_scalar, text: *const u8) {
    // SAFETY: the contract of `abi`, and a string.
    unsafe { write(ret, blst_scalar { b: hexadecimal(text) }) };
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fr_from_hexascii(ret: *mut blst_fr, text: *const u8) {
    // SAFETY: the contract of `abi`, and a string.
    unsafe { write(ret, blst_fr::from_limbs_mod_order(&words(&hexadecimal::<32>(text)))) };
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fp_from_hexascii(ret: *mut blst_fp, text: *const u8) {
    // SAFETY: the contract of `abi`, and a string.
    unsafe { write(ret, blst_fp::from_limbs_mod_order(&words(&hexadecimal::<48>(text)))) };
}
