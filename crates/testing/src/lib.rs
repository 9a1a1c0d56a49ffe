//! Reproducible inputs for the tests of every crate: the one generator. What a field or a curve makes of its words stands with
//! the tests of that field or curve.
#![no_std]
#![forbid(unsafe_code)]

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): the same words from the same seed on every machine. Not for secrets.
#[derive(Clone, Debug)]
pub struct Source(u64);

impl Source {
    /// The stream of a seed; any will do.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next word.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Fills `out` with the next words, little-endian, the last one cut.
    pub fn fill(&mut self, out: &mut [u8]) {
        for chunk in out.chunks_mut(8) {
            chunk.copy_from_slice(&self.word().to_le_bytes()[..chunk.len()]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Source;

    /// The first outputs of the published implementation for seed 1234567.
    #[test]
    fn published_words() {
        let mut source = Source::new(1_234_567);
        let words = [(); 3].map(|()| source.word());
        assert_eq!(words, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
        let (mut a, mut b) = (Source::new(1), Source::new(1));
        let mut bytes = [0; 11];
        a.fill(&mut bytes);
        assert_eq!(bytes[..8], b.word().to_le_bytes());
        assert_eq!(bytes[8..], b.word().to_le_bytes()[..3]);
    }
}
