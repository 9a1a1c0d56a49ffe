//! The inputs that every implementation gets: bytes, the same on every run.

/// How many random cases a differential test tries: what the environment variable `MONTANE_CASES` says, or 200.
///
/// # Panics
/// If the variable is no number.
pub fn cases() -> usize {
    cases_or(200)
}

/// As [`cases`], with another number where the variable says nothing.
///
/// # Panics
/// If the variable is no number.
pub fn cases_or(default: usize) -> usize {
    std::env::var("MONTANE_CASES").map_or(default, |cases| cases.parse().expect("MONTANE_CASES is a number"))
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A scalar of BLS12-381 or BN254 below its modulus, little-endian: random, or one of those where algorithms have their
/// corners.
pub fn scalar(stream: &mut Stream, modulus: &[u8; 32]) -> [u8; 32] {
    let mut scalar = [0; 32];
    match stream.below(8) {
        0 => scalar[0] = stream.below(4) as u8,
        1 => {
            scalar = *modulus;
            // Both moduli end in 1: r - 1 and, borrowing from higher bytes, much smaller ones are easy to write.
            scalar[0] = 0;
            scalar[7] -= stream.below(3) as u8;
        }
        2 => scalar[stream.below(31)] = 1 << stream.below(8),
        3 => {
            // 2^64 and 2^128 and their neighbours, where the endomorphisms split.
            let top = 8 * (1 + stream.below(3));
            scalar[..top].fill(0xff);
            scalar[0] -= stream.below(3) as u8;
        }
        _ => {
            scalar = stream.bytes();
            scalar[31] >>= 3;
        }
    }
    scalar
}

/// A stream of reproducible bytes (SplitMix64: Steele, Lea, Flood, OOPSLA 2014). Not for secrets.
#[derive(Clone, Debug)]
pub struct Stream(u64);

impl Stream {
    /// The stream of that name.
    pub fn new(name: &str) -> Self {
        // FNV-1a, so that two names give unrelated streams.
        Self(
            name.bytes()
                .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)),
        )
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, near enough to uniform for a test.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.word()) * bound as u128) >> 64) as usize
    }

    /// The next `N` bytes.
    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut out = [0; N];
        self.fill(&mut out);
        out
    }

    /// Fills `out` with the next bytes.
    pub fn fill(&mut self, out: &mut [u8]) {
        for chunk in out.chunks_mut(8) {
            chunk.copy_from_slice(&self.word().to_le_bytes()[..chunk.len()]);
        }
    }
}
