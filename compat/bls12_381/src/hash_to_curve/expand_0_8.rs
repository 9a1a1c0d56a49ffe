//! Expanding a message to uniform bytes (RFC 9380, section 5.3), as version 0.8 has it: over the traits of digest 0.9.

#[cfg(feature = "alloc")]
use alloc::{vec, vec::Vec};
use core::fmt;
use core::marker::PhantomData;

use digest::generic_array::GenericArray;
use digest::generic_array::typenum::Unsigned;
use digest::{BlockInput, Digest, ExtendableOutputDirty, Update, XofReader};

use super::tag::{OVERSIZE_TAG, Tag};

/// To how many bytes an extendable hash reduces a tag of more than 255 bytes.
const XOF_TAG: usize = 32;

/// A way to expand a message.
pub trait ExpandMessage: for<'x> InitExpandMessage<'x> {}

impl<X: for<'x> InitExpandMessage<'x>> ExpandMessage for X {}

/// How an expansion begins.
pub trait InitExpandMessage<'x> {
    /// An expansion that has begun.
    type Expander: ExpandMessageState<'x>;

    /// Begins.
    fn init_expand(message: &[u8], dst: &'x [u8], len_in_bytes: usize) -> Self::Expander;
}

/// An expansion that has begun.
pub trait ExpandMessageState<'x> {
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
pub struct ExpandMsgXof<H: ExtendableOutputDirty> {
    reader: H::Reader,
    remain: usize,
}

impl<H: ExtendableOutputDirty> fmt::Debug for ExpandMsgXof<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExpandMsgXof").field("remain", &self.remain).finish()
    }
}

impl<'x, H: Default + Update + ExtendableOutputDirty> InitExpandMessage<'x> for ExpandMsgXof<H> {
    type Expander = Self;

    fn init_expand(message: &[u8], dst: &'x [u8], len_in_bytes: usize) -> Self {
        let tag = Tag::new(dst, |dst, out| {
            H::default().chain(OVERSIZE_TAG).chain(dst).finalize_xof_dirty().read(&mut out[..XOF_TAG]);
            XOF_TAG
        });
        let mut hash = H::default().chain(message).chain((len_in_bytes as u16).to_be_bytes()).chain(tag.prime());
        Self { reader: hash.finalize_xof_dirty(), remain: len_in_bytes }
    }
}

impl<'x, H: ExtendableOutputDirty> ExpandMessageState<'x> for ExpandMsgXof<H> {
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
#[derive(Debug)]
pub struct ExpandMsgXmd<H: Digest>(PhantomData<H>);

/// Such an expansion that has begun.
pub struct ExpandMsgXmdState<H: Digest> {
    tag: Tag,
    first: GenericArray<u8, H::OutputSize>,
    block: GenericArray<u8, H::OutputSize>,
    /// The number of the block, and how much of it has been read.
    number: u8,
    read: usize,
    remain: usize,
}

impl<H: Digest> fmt::Debug for ExpandMsgXmdState<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExpandMsgXmdState").field("remain", &self.remain).finish()
    }
}

impl<H: Digest> ExpandMsgXmdState<H> {
    /// `b_i`, from `b_0` and what it is mixed with.
    fn block(mixed: &[u8], number: u8, tag: &Tag) -> GenericArray<u8, H::OutputSize> {
        H::new().chain(mixed).chain([number]).chain(tag.prime()).finalize()
    }
}

/// # Panics
/// [`InitExpandMessage::init_expand`], if more than 255 digests are asked for.
impl<'x, H: Digest + BlockInput> InitExpandMessage<'x> for ExpandMsgXmd<H> {
    type Expander = ExpandMsgXmdState<H>;

    fn init_expand(message: &[u8], dst: &'x [u8], len_in_bytes: usize) -> ExpandMsgXmdState<H> {
        assert!(len_in_bytes.div_ceil(H::OutputSize::USIZE) <= 255, "Invalid ExpandMsgXmd usage: ell > 255");
        let tag = Tag::new(dst, |dst, out| {
            let reduced = H::new().chain(OVERSIZE_TAG).chain(dst).finalize();
            out[..reduced.len()].copy_from_slice(&reduced);
            reduced.len()
        });
        let hash = H::new().chain(GenericArray::<u8, H::BlockSize>::default()).chain(message);
        let first = hash.chain((len_in_bytes as u16).to_be_bytes()).chain([0]).chain(tag.prime()).finalize();
        let block = ExpandMsgXmdState::<H>::block(&first, 1, &tag);
        ExpandMsgXmdState { tag, first, block, number: 1, read: 0, remain: len_in_bytes }
    }
}

impl<'x, H: Digest + BlockInput> ExpandMessageState<'x> for ExpandMsgXmdState<H> {
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
