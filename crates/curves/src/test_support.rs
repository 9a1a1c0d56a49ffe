//! Deterministic random inputs for the tests of this crate.

use core::convert::Infallible;

use montane_fields::{Modulus, Mont};
use rand_core::TryRng;

/// Reproducible operands.
pub(crate) struct Source(montane_testing::Source);

impl Source {
    pub(crate) fn new(seed: u64) -> Self {
        Self(montane_testing::Source::new(seed))
    }
    pub(crate) fn word(&mut self) -> u64 {
        self.0.word()
    }
    pub(crate) fn scalar<M: Modulus<4>>(&mut self) -> Mont<M, 4> {
        self.fp()
    }
    pub(crate) fn fp<M: Modulus<N>, const N: usize>(&mut self) -> Mont<M, N> {
        Mont::random(self)
    }
}

impl TryRng for Source {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.word() as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.word())
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill(out);
        Ok(())
    }
}
