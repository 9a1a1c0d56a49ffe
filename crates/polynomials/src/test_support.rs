//! What the tests share: a seeded generator.

use alloc::vec::Vec;

use montane_fields::{Modulus, Mont};

/// SplitMix64, fixed seed.
pub(crate) struct Source(pub(crate) u64);

impl Source {
    pub(crate) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    /// Often 0, 1 or -1.
    pub(crate) fn element<M: Modulus<N>, const N: usize>(&mut self) -> Mont<M, N> {
        match self.word() % 8 {
            0 => Mont::ZERO,
            1 => Mont::ONE,
            2 => -Mont::<M, N>::ONE,
            _ => Mont::from_wide_limbs(core::array::from_fn(|_| self.word()), core::array::from_fn(|_| self.word())),
        }
    }
    pub(crate) fn elements<M: Modulus<N>, const N: usize>(&mut self, n: usize) -> Vec<Mont<M, N>> {
        (0..n).map(|_| self.element()).collect()
    }
}
