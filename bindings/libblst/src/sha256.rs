//! SHA-256 (FIPS 180-4), with the processor's instructions where it has them. Nothing is wiped here: who hashes secrets
//! wipes the stack.

use sha2::block_api::compress256;

use crate::abi::{slice, write};

/// The first state (section 5.3.3).
const START: [u32; 8] =
    [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19];

/// Bytes of a block.
pub(crate) const BLOCK: usize = 64;

/// The state after whole blocks, and their bytes.
#[derive(Clone)]
pub(crate) struct State {
    words: [u32; 8],
    len: usize,
}

/// The last blocks of a message, with zeros behind what there is.
type Tail = [u8; 2 * BLOCK];

/// Bytes of a message that are not hashed yet, at most: with a bit and the length they are two blocks.
const MOST: usize = 2 * BLOCK - 9;

impl State {
    pub(crate) const START: Self = Self { words: START, len: 0 };

    pub(crate) fn after(block: &[u8; BLOCK]) -> Self {
        let mut state = Self::START;
        state.compress(core::slice::from_ref(block));
        state
    }

    #[inline(always)]
    fn compress(&mut self, blocks: &[[u8; BLOCK]]) {
        compress256(&mut self.words, blocks);
        self.len += BLOCK * blocks.len();
    }

    /// The digest of these blocks and of parts behind them (section 5.1.1).
    #[inline(always)]
    pub(crate) fn digest<const PARTS: usize>(&self, parts: [&[u8]; PARTS]) -> [u8; 32] {
        bytes(&self.clone().ended(parts))
    }

    /// The state after these parts, which end it. What is short is compressed at once.
    #[inline(always)]
    pub(crate) fn ended<const PARTS: usize>(mut self, parts: [&[u8]; PARTS]) -> [u32; 8] {
        let (mut tail, mut filled) = ([0; 2 * BLOCK], 0);
        for mut part in parts {
            if part.len() >= BLOCK || filled + part.len() > MOST {
                (filled, part) = self.spill(&mut tail, filled, part);
            }
            tail[filled..][..part.len()].copy_from_slice(part);
            filled += part.len();
        }
        padded(&mut tail, filled, self.len + filled);
        self.compress(&tail.as_chunks().0[..blocks(filled)]);
        self.words
    }

    /// Compresses what is in the tail and a part that does not fit behind it, but for less than a block: how much that
    /// is, and what of the part is still to be put behind it.
    #[inline(never)]
    fn spill<'a>(&mut self, tail: &mut Tail, mut filled: usize, mut part: &'a [u8]) -> (usize, &'a [u8]) {
        if filled >= BLOCK {
            self.compress(&tail.as_chunks().0[..1]);
            tail.copy_within(BLOCK.., 0);
            tail[BLOCK..].fill(0);
            filled -= BLOCK;
        }
        if filled > 0 && filled + part.len() >= BLOCK {
            let (first, rest) = part.split_at(BLOCK - filled);
            tail[filled..BLOCK].copy_from_slice(first);
            self.compress(&tail.as_chunks().0[..1]);
            tail[..BLOCK].fill(0);
            (filled, part) = (0, rest);
        }
        if filled == 0 {
            let (blocks, rest) = part.as_chunks();
            self.compress(blocks);
            part = rest;
        }
        (filled, part)
    }
}

/// Blocks of so many bytes with a bit and the length.
pub(crate) const fn blocks(filled: usize) -> usize {
    (filled + 9).div_ceil(BLOCK)
}

/// Ends a message of `len` bytes, of which so many are in the tail and zeros behind them: a bit, and its length in
/// bits.
#[inline(always)]
pub(crate) fn padded(tail: &mut [u8], filled: usize, len: usize) {
    tail[filled] = 0x80;
    tail[BLOCK * blocks(filled) - 8..][..8].copy_from_slice(&(8 * len as u64).to_be_bytes());
}

/// A state as a digest, word by word.
#[inline(always)]
pub(crate) fn bytes(words: &[u32; 8]) -> [u8; 32] {
    let words = words.map(u32::to_be);
    let mut bytes = [0; 32];
    for (bytes, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
        *bytes = word.to_ne_bytes();
    }
    bytes
}

/// The state after a message in whole blocks that is padded already.
#[inline(always)]
pub(crate) fn of_blocks(blocks: &[[u8; BLOCK]]) -> [u32; 8] {
    let mut words = START;
    compress256(&mut words, blocks);
    words
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_sha256(ret: *mut [u8; 32], msg: *const u8, len: usize) {
    // SAFETY: the contract of `abi`.
    unsafe { write(ret, State::START.digest([slice(msg, len)])) };
}
