//! Hashing to both groups (RFC 9380), with a message in two parts, under any tag or none.

use std::sync::LazyLock;

use montane::bls12_381::{Fp as blst_fp, Fp2 as blst_fp2, G1, G2};
use montane::curves::Tag;
use montane::hazmat::curves::hash_to_curve::{HashCurve, hash_to_curve, hash_to_field};
use montane::hazmat::curves::weierstrass::Projective;

use crate::abi::{blst_p1, blst_p2, read, slice, write};
use crate::points::Group;
use crate::sha256::{BLOCK, State, blocks, bytes, of_blocks, padded};

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
static AFTER_ZEROS: LazyLock<State> = LazyLock::new(|| State::after(&[0; BLOCK]));

/// The longest tag that is used as it is, and what a longer one is hashed with (RFC 9380, section 5.3.3).
const MAX_TAG: usize = 255;
const OVERSIZE: &[u8] = b"H2C-OVERSIZE-DST-";

/// `expand_message_xmd` (RFC 9380, section 5.3.1): `len` bytes, digest by digest, from messages that are in their
/// blocks once, and of which only a digest and a number change. Of more than 255 digests nothing is written. What it is
/// made of is read before anything is written.
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
    // SAFETY: the contract of `abi`.
    let (msg, mut tag) = unsafe { (slice(msg, msg_len), slice(dst, dst_len)) };
    let hashed;
    if tag.len() > MAX_TAG {
        hashed = State::START.digest([OVERSIZE, tag]);
        tag = &hashed;
    }
    // A digest, whose last bytes are the length for the first one; its number; the tag and its length.
    let mut message = [[0; BLOCK]; blocks(32 + 1 + MAX_TAG + 1)];
    let of_tag = message.as_flattened_mut();
    let end = 32 + 1 + tag.len() + 1;
    of_tag[30..32].copy_from_slice(&(len as u16).to_be_bytes());
    of_tag[33..end - 1].copy_from_slice(tag);
    of_tag[end - 1] = tag.len() as u8;
    let first = AFTER_ZEROS.clone().ended([msg, &message.as_flattened()[30..end]]);
    message[0][..32].copy_from_slice(&bytes(&first));
    padded(message.as_flattened_mut(), end, end);
    for at in (0..len).step_by(32) {
        message[0][32] += 1;
        let words = of_blocks(&message[..blocks(end)]);
        message[0][..32].copy_from_slice(&bytes(&core::array::from_fn(|i| first[i] ^ words[i])));
        let digest = bytes(&words);
        // SAFETY: the contract of `abi`; no more than `len` bytes.
        unsafe {
            match len - at {
                32.. => ret.add(at).cast::<[u8; 32]>().write(digest),
                rest => core::ptr::copy_nonoverlapping(digest.as_ptr(), ret.add(at), rest),
            }
        }
    }
}
