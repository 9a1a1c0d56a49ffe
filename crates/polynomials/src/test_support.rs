//! What the tests share: a seeded generator.

use alloc::vec::Vec;

use montane_fields::{Modulus, Mont};

/// Reproducible operands.
pub(crate) struct Source(montane_testing::Source);

impl Source {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(montane_testing::Source::new(seed))
    }
    pub(crate) fn word(&mut self) -> u64 {
        self.0.word()
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
