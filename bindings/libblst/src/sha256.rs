//! SHA-256 (FIPS 180-4), with the processor's instructions where it has them; and secrets that are wiped.

use sha2::block_api::compress256;
use zeroize::optimization_barrier;

use crate::abi::{slice, write};

/// The first state (section 5.3.3).
const START: [u32; 8] =
    [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19];

/// Bytes of a block.
pub(crate) const BLOCK: usize = 64;

/// Secret bytes, wiped after their use: as a whole, where `zeroize` writes byte by byte.
#[derive(Clone)]
pub(crate) struct Secret<const N: usize>(pub(crate) [u8; N]);

impl<const N: usize> Drop for Secret<N> {
    fn drop(&mut self) {
        self.0 = [0; N];
        optimization_barrier(&self.0);
    }
}

impl<const N: usize> AsRef<[u8]> for Secret<N> {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// A message in parts: the state after its whole blocks, and the bytes behind them, with zeros up to a block. Wiped after its use.
#[derive(Clone)]
pub(crate) struct Hash {
    state: [u32; 8],
    last: [u8; BLOCK],
    len: usize,
}

impl Hash {
    pub(crate) const fn new() -> Self {
        Self { state: START, last: [0; BLOCK], len: 0 }
    }

    /// Puts in a part, whose blocks are read where they are.
    #[inline(always)]
    pub(crate) fn update(&mut self, mut part: &[u8]) {
        let filled = self.len % BLOCK;
        self.len += part.len();
        if filled > 0 {
            let (first, rest) = part.split_at(part.len().min(BLOCK - filled));
            self.last[filled..filled + first.len()].copy_from_slice(first);
            if filled + first.len() < BLOCK {
                return;
            }
            self.compress_last();
            part = rest;
        }
        let (blocks, rest) = part.as_chunks();
        if !blocks.is_empty() {
            compress256(&mut self.state, blocks);
        }
        self.last[..rest.len()].copy_from_slice(rest);
    }

    #[inline(always)]
    fn compress_last(&mut self) {
        compress256(&mut self.state, core::slice::from_ref(&self.last));
        self.last = [0; BLOCK];
    }

    #[inline(always)]
    pub(crate) fn with(mut self, part: &[u8]) -> Self {
        self.update(part);
        self
    }

    /// The digest: after a bit, zeros and the length in bits (section 5.1.1).
    #[inline(always)]
    pub(crate) fn finish(mut self) -> Secret<32> {
        let filled = self.len % BLOCK;
        self.last[filled] = 0x80;
        if filled >= BLOCK - 8 {
            self.compress_last();
        }
        self.last[BLOCK - 8..].copy_from_slice(&(8 * self.len as u64).to_be_bytes());
        self.compress_last();
        let mut digest = Secret([0; 32]);
        for (bytes, word) in digest.0.as_chunks_mut().0.iter_mut().zip(self.state) {
            *bytes = word.to_be_bytes();
        }
        digest
    }

    pub(crate) fn of(message: &[u8]) -> Secret<32> {
        Self::new().with(message).finish()
    }
}

impl Drop for Hash {
    fn drop(&mut self) {
        (self.state, self.last) = ([0; 8], [0; BLOCK]);
        optimization_barrier(self);
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_sha256(ret: *mut [u8; 32], msg: *const u8, len: usize) {
    // SAFETY: the contract of `abi`.
    unsafe { write(ret, Hash::of(slice(msg, len)).0) };
}
