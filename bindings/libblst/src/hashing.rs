//! Hashing to both groups (RFC 9380), with a message in two parts, under any tag or none.

use std::sync::LazyLock;

use montane::bls12_381::{Fp as blst_fp, Fp2 as blst_fp2, G1, G2};
use montane::curves::Tag;
use montane::hazmat::curves::hash_to_curve::{HashCurve, expand_message_with, hash_to_curve, hash_to_field};
use montane::hazmat::curves::weierstrass::Projective;

use crate::abi::{blst_p1, blst_p2, read, slice, write};
use crate::points::Group;
use crate::sha256::{BLOCK, Hash};

/// The tag of these bytes, of which there may be none.
pub(crate) fn tag(bytes: &[u8]) -> Tag<'_> {
    Tag::try_from(bytes).unwrap_or(Tag::EMPTY)
}

/// `encode_to_curve` of a message in parts.
pub(crate) fn encode<C: Group>(msg: &[&[u8]], tag: Tag<'_>) -> Projective<C> {
    let [u] = hash_to_field::<C::Base, 1>(msg, tag);
    C::map_to_curve(&u).clear_cofactor()
}

macro_rules! hashing {
    ($($hash:ident $encode:ident $map:ident: $C:ty, $P:ty, $field:ty;)*) => { $(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $hash(
            ret: *mut $P, msg: *const u8, msg_len: usize, dst: *const u8, dst_len: usize, aug: *const u8, aug_len: usize,
        ) {
            // SAFETY: the contract of `abi`.
            unsafe {
                let parts = [slice(aug, aug_len), slice(msg, msg_len)];
                write(ret, <$C>::jacobian(&hash_to_curve(&parts, tag(slice(dst, dst_len)))));
            }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $encode(
            ret: *mut $P, msg: *const u8, msg_len: usize, dst: *const u8, dst_len: usize, aug: *const u8, aug_len: usize,
        ) {
            // SAFETY: the contract of `abi`.
            unsafe {
                let parts = [slice(aug, aug_len), slice(msg, msg_len)];
                write(ret, <$C>::jacobian(&encode(&parts, tag(slice(dst, dst_len)))));
            }
        }
        /// The sum of the maps of one or two elements, in the group.
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $map(ret: *mut $P, u: *const $field, v: *const $field) {
            // SAFETY: the contract of `abi`.
            unsafe {
                let mut sum = <$C>::map_to_curve(&read(u));
                if !v.is_null() {
                    sum += <$C>::map_to_curve(&read(v));
                }
                write(ret, <$C>::jacobian(&sum.clear_cofactor()));
            }
        }
    )* };
}

hashing! {
    blst_hash_to_g1 blst_encode_to_g1 blst_map_to_g1: G1, blst_p1, blst_fp;
    blst_hash_to_g2 blst_encode_to_g2 blst_map_to_g2: G2, blst_p2, blst_fp2;
}

/// What every expansion begins with.
static AFTER_ZEROS: LazyLock<Hash> = LazyLock::new(|| Hash::new().with(&[0; BLOCK]));

/// Of more than 255 digests nothing is written.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_expand_message_xmd(
    ret: *mut u8,
    len: usize,
    msg: *const u8,
    msg_len: usize,
    dst: *const u8,
    dst_len: usize,
) {
    if len > 255 * 32 {
        return;
    }
    let mut out = vec![0; len];
    // SAFETY: the contract of `abi`.
    let (msg, dst) = unsafe { (slice(msg, msg_len), slice(dst, dst_len)) };
    let hash = |padded, parts: &[&[u8]], last: &[u8]| {
        let mut hash = if padded { AFTER_ZEROS.clone() } else { Hash::new() };
        parts.iter().for_each(|part| hash.update(part));
        hash.update(last);
        hash.finish()
    };
    if expand_message_with(32, hash, &[msg], tag(dst), &mut out).is_ok() {
        // SAFETY: the contract of `abi`; the copy has that length.
        unsafe { core::ptr::copy_nonoverlapping(out.as_ptr(), ret, len) };
    }
}
