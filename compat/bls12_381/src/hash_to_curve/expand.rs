//! Expanding a message to uniform bytes (RFC 9380, section 5.3).

#[cfg(feature = "alloc")]
use alloc::{vec, vec::Vec};
use core::fmt;

use digest::core_api::BlockSizeUser;
use digest::generic_array::typenum::{IsLess, U256, Unsigned};
use digest::generic_array::{ArrayLength, GenericArray};
use digest::{ExtendableOutput, FixedOutput, XofReader};

use super::tag::{OVERSIZE_TAG, Tag};

/// A message, in pieces.
pub trait Message {
    /// Gives each piece to `f`.
    fn input_message(self, f: impl FnMut(&[u8]));
}

impl<M: AsRef<[u8]>, I: IntoIterator<Item = M>> Message for I {
    fn input_message(self, mut f: impl FnMut(&[u8])) {
        self.into_iter().for_each(|piece| f(piece.as_ref()));
    }
}

/// A way to expand a message.
pub trait ExpandMessage {
    /// Begins; a tag of more than 255 bytes is reduced to `L` by extendable hashes.
    fn init_expand<M: Message, L: ArrayLength<u8> + IsLess<U256>>(message: M, dst: &[u8], len_in_bytes: usize) -> Self;

    /// Writes the next bytes; how many there were.
    fn read_into(&mut self, output: &mut [u8]) -> usize;

    /// How many bytes are left.
    fn remain(&self) -> usize;

    /// The bytes that are left.
    #[cfg(feature = "alloc")]
    fn into_vec(mut self) -> Vec<u8>
    where
        Self: Sized,
    {
        let mut out = vec![0; self.remain()];
        self.read_into(&mut out);
        out
    }
}

/// `expand_message_xof` with the extendable hash `H` (section 5.3.2).
pub struct ExpandMsgXof<H: ExtendableOutput> {
    reader: H::Reader,
    remain: usize,
}

impl<H: ExtendableOutput> fmt::Debug for ExpandMsgXof<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExpandMsgXof").field("remain", &self.remain).finish()
    }
}

/// # Panics
/// [`ExpandMessage::init_expand`], if more than 65535 bytes are asked for.
impl<H: Default + ExtendableOutput> ExpandMessage for ExpandMsgXof<H> {
    fn init_expand<M: Message, L: ArrayLength<u8> + IsLess<U256>>(message: M, dst: &[u8], len_in_bytes: usize) -> Self {
        let length = u16::try_from(len_in_bytes).expect("Invalid ExpandMsgXof usage: len_in_bytes > u16::MAX");
        let tag = Tag::new(dst, |dst, out| {
            let hash = H::default().chain(OVERSIZE_TAG).chain(dst);
            hash.finalize_xof().read(&mut out[..L::USIZE]);
            L::USIZE
        });
        let mut hash = H::default();
        message.input_message(|piece| hash.update(piece));
        hash.update(&length.to_be_bytes());
        Self { reader: hash.chain(tag.prime()).finalize_xof(), remain: len_in_bytes }
    }

    fn read_into(&mut self, output: &mut [u8]) -> usize {
        let length = self.remain.min(output.len());
        self.reader.read(&mut output[..length]);
        self.remain -= length;
        length
    }

    fn remain(&self) -> usize {
        self.remain
    }
}

/// `expand_message_xmd` with the hash `H` (section 5.3.1).
pub struct ExpandMsgXmd<H: FixedOutput> {
    tag: Tag,
    first: GenericArray<u8, H::OutputSize>,
    block: GenericArray<u8, H::OutputSize>,
    /// The number of the block, and how much of it has been read.
    number: u8,
    read: usize,
    remain: usize,
}

impl<H: FixedOutput> fmt::Debug for ExpandMsgXmd<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExpandMsgXmd").field("remain", &self.remain).finish()
    }
}

impl<H: Default + FixedOutput> ExpandMsgXmd<H> {
    /// `b_i`, from `b_0` and what it is mixed with.
    fn block(mixed: &[u8], number: u8, tag: &Tag) -> GenericArray<u8, H::OutputSize> {
        H::default().chain(mixed).chain([number]).chain(tag.prime()).finalize_fixed()
    }
}

/// # Panics
/// [`ExpandMessage::init_expand`], if more than 255 digests or 65535 bytes are asked for.
impl<H> ExpandMessage for ExpandMsgXmd<H>
where
    H: Default + BlockSizeUser + FixedOutput,
    H::OutputSize: IsLess<U256>,
{
    fn init_expand<M: Message, L: ArrayLength<u8> + IsLess<U256>>(message: M, dst: &[u8], len_in_bytes: usize) -> Self {
        assert!(len_in_bytes.div_ceil(H::OutputSize::USIZE) <= 255, "Invalid ExpandMsgXmd usage: ell > 255");
        let length = u16::try_from(len_in_bytes).expect("Invalid ExpandMsgXmd usage: len_in_bytes > u16::MAX");
        let tag = Tag::new(dst, |dst, out| {
            let reduced = H::default().chain(OVERSIZE_TAG).chain(dst).finalize_fixed();
            out[..reduced.len()].copy_from_slice(&reduced);
            reduced.len()
        });
        let mut hash = H::default().chain(GenericArray::<u8, H::BlockSize>::default());
        message.input_message(|piece| hash.update(piece));
        let first = hash.chain(length.to_be_bytes()).chain([0]).chain(tag.prime()).finalize_fixed();
        let block = Self::block(&first, 1, &tag);
        Self { tag, first, block, number: 1, read: 0, remain: len_in_bytes }
    }

    fn read_into(&mut self, output: &mut [u8]) -> usize {
        let length = self.remain.min(output.len());
        for byte in &mut output[..length] {
            if self.read == H::OutputSize::USIZE {
                let mut mixed = self.first.clone();
                mixed.iter_mut().zip(&self.block).for_each(|(a, b)| *a ^= b);
                self.number += 1;
                self.block = Self::block(&mixed, self.number, &self.tag);
                self.read = 0;
            }
            *byte = self.block[self.read];
            self.read += 1;
        }
        self.remain -= length;
        length
    }

    fn remain(&self) -> usize {
        self.remain
    }
}
