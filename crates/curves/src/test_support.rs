//! Deterministic random inputs for the tests of this crate, and the notation of published vectors.

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

/// Hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of hexadecimal digits.
pub(crate) fn unhex(digits: &str) -> Vec<u8> {
    digits.as_bytes().chunks(2).map(|pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
}

/// A message of RFC 9380's vectors, which stand for the long ones by their beginnings: `q128_` and 128 times `q`,
/// `a512_` and 512 times `a`.
pub(crate) fn long_message(name: &str) -> Vec<u8> {
    let more = match name {
        "q128_" => "q".repeat(128),
        "a512_" => "a".repeat(512),
        _ => String::new(),
    };
    [name, &more].concat().into_bytes()
}
