//! Hashing to the curve by RFC 9380 with any hash of 64 bytes: what version 5 has.

use digest::array::typenum::{IsGreater, True};
use digest::block_api::BlockSizeUser;
use digest::consts::U64;
use digest::typenum::Unsigned;
use digest::{FixedOutput, HashMarker};
use montane_edwards25519 as ours;

use crate::edwards::EdwardsPoint;

/// `expand_message_xmd` of RFC 9380, section 5.3.1, for at most 128 bytes; panics at a tag that is empty or longer
/// than 255.
fn expand<D>(message: &[&[u8]], tag: &[&[u8]], out: &mut [u8])
where
    D: BlockSizeUser + Default + FixedOutput<OutputSize = U64> + HashMarker,
{
    let length = tag.iter().map(|part| part.len()).sum::<usize>();
    assert!(0 < length && length <= 255, "a tag has 1 to 255 bytes");
    let finish = |mut hash: D| -> [u8; 64] {
        tag.iter().for_each(|part| hash.update(part));
        hash.update(&[length as u8]);
        hash.finalize_fixed().into()
    };
    let mut hash = D::default();
    for _ in 0..D::BlockSize::USIZE {
        hash.update(&[0]);
    }
    message.iter().for_each(|part| hash.update(part));
    hash.update(&[0, out.len() as u8, 0]);
    let first = finish(hash);
    let mut block = [0; 64];
    for (i, chunk) in out.chunks_mut(64).enumerate() {
        let mixed: [u8; 64] = core::array::from_fn(|j| first[j] ^ block[j]);
        let mut hash = D::default();
        hash.update(&mixed);
        hash.update(&[i as u8 + 1]);
        block = finish(hash);
        chunk.copy_from_slice(&block[..chunk.len()]);
    }
}

/// 48 bytes, most significant first, modulo `p` but for a multiple of it: below `2^255`, least significant byte first.
fn reduce(bytes: &[u8]) -> [u8; 32] {
    let word = |i: usize| u128::from(u64::from_be_bytes(core::array::from_fn(|j| bytes[40 - 8 * i + j])));
    // 2^256 = 38
    let (mut words, mut carry) = ([0u64; 4], 0u128);
    for (i, w) in words.iter_mut().enumerate() {
        carry += word(i) + if i < 2 { 38 * word(4 + i) } else { 0 };
        *w = carry as u64;
        carry >>= 64;
    }
    // 2^255 = 19, twice: the first may carry into bit 255, and then little is left below it.
    for _ in 0..2 {
        carry = 19 * (2 * carry + u128::from(words[3] >> 63));
        words[3] &= u64::MAX >> 1;
        for w in &mut words {
            carry += u128::from(*w);
            *w = carry as u64;
            carry >>= 64;
        }
    }
    core::array::from_fn(|i| words[i / 8].to_le_bytes()[i % 8])
}

impl EdwardsPoint {
    /// Hashes to the subgroup of order `L`, not uniformly: RFC 9380 with Elligator 2 and `D`. Parts of the message and
    /// of the tag are read one after another; panics at a tag that is empty or longer than 255 bytes.
    pub fn encode_to_curve<D>(bytes: &[&[u8]], domain_sep: &[&[u8]]) -> Self
    where
        D: BlockSizeUser + Default + FixedOutput<OutputSize = U64> + HashMarker,
        D::BlockSize: IsGreater<D::OutputSize, Output = True>,
    {
        let mut uniform = [0; 48];
        expand::<D>(bytes, domain_sep, &mut uniform);
        Self(ours::EdwardsPoint::map_to_curve(&reduce(&uniform)).mul_by_cofactor())
    }

    /// Hashes to the subgroup of order `L`, indistinguishable from a random oracle; as `encode_to_curve`.
    pub fn hash_to_curve<D>(bytes: &[&[u8]], domain_sep: &[&[u8]]) -> Self
    where
        D: BlockSizeUser + Default + FixedOutput<OutputSize = U64> + HashMarker,
        D::BlockSize: IsGreater<D::OutputSize, Output = True>,
    {
        let mut uniform = [0; 96];
        expand::<D>(bytes, domain_sep, &mut uniform);
        let [p, q] = [0, 48].map(|start| ours::EdwardsPoint::map_to_curve(&reduce(&uniform[start..start + 48])));
        Self(p.add(&q).mul_by_cofactor())
    }
}
