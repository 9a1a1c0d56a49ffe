//! What the tests of every crate share: the one generator of reproducible inputs, and the tables of what a function
//! must refuse. What a field or a curve makes of the generator's words stands with the tests of that field or curve.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

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

/// Hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of hexadecimal digits.
#[must_use]
pub fn unhex(digits: &str) -> Vec<u8> {
    digits.as_bytes().chunks(2).map(|pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
}

/// A message of RFC 9380's vectors, which stand for the long ones by their beginnings: `q128_` and 128 times `q`,
/// `a512_` and 512 times `a`.
#[must_use]
pub fn long_message(name: &str) -> Vec<u8> {
    let more = match name {
        "q128_" => "q".repeat(128),
        "a512_" => "a".repeat(512),
        _ => String::new(),
    };
    [name, &more].concat().into_bytes()
}

/// Adds the prime to a big-endian number: the same element, written as nobody may write it.
pub fn plus_p(number: &mut [u8], p: &[u64]) {
    let prime = p.iter().flat_map(|limb| limb.to_le_bytes());
    let mut carry = 0;
    for (byte, digit) in number.iter_mut().rev().zip(prime.chain([0; 16])) {
        let sum = u16::from(*byte) + u16::from(digit) + carry;
        (*byte, carry) = (sum as u8, sum >> 8);
    }
    assert_eq!(carry, 0, "the sum has no room");
}

/// The sizes to ask at where a method changes at each threshold: itself and both sides of it.
pub fn around(thresholds: &[usize]) -> impl Iterator<Item = usize> + '_ {
    thresholds.iter().flat_map(|threshold| threshold.saturating_sub(1)..=threshold + 1)
}

/// What a function that accepts or refuses must refuse: an input that it accepts, and for each rule a forgery of that
/// input that breaks this rule alone, so that a function without the rule accepts the forgery, or refuses it for
/// another reason.
///
/// ```
/// use montane_testing::Refusals;
///
/// // Two digits that are no more than 9, and whose sum is even.
/// let judge = |digits: &[u8; 2]| {
///     if digits.iter().any(|digit| *digit > 9) {
///         return Err("not a digit");
///     }
///     if digits[0].abs_diff(digits[1]) % 2 == 0 { Ok(()) } else { Err("odd") }
/// };
/// Refusals::of([9, 9], judge, Ok(()))
///     .row("each digit is looked at", Err("not a digit"), |digits| digits[0] = 11)
///     .row("each digit is looked at", Err("not a digit"), |digits| digits[1] = 11)
///     .row("the sum is even", Err("odd"), |digits| digits[1] = 8);
/// ```
#[derive(Debug)]
pub struct Refusals<I, V, J> {
    good: I,
    judge: J,
    accepted: V,
}

impl<I: Clone, V: PartialEq + Debug, J: Fn(&I) -> V> Refusals<I, V, J> {
    /// A table without rows.
    ///
    /// # Panics
    /// Unless the verdict of the good input is `accepted`.
    #[track_caller]
    #[must_use]
    pub fn of(good: I, judge: J, accepted: V) -> Self {
        assert_eq!(judge(&good), accepted, "what is good is accepted");
        Self { good, judge, accepted }
    }

    /// A rule, the verdict where it is broken, and what turns the good input into the forgery.
    ///
    /// # Panics
    /// If the verdict is another, or is that of the good input.
    #[track_caller]
    pub fn row(&self, rule: &str, refused: V, forge: impl FnOnce(&mut I)) -> &Self {
        let mut input = self.good.clone();
        forge(&mut input);
        self.refuses(rule, &refused, &input);
        self
    }

    /// Apart from [`Self::row`], which is compiled for each forgery.
    #[track_caller]
    #[inline(never)]
    fn refuses(&self, rule: &str, refused: &V, input: &I) {
        assert_ne!(*refused, self.accepted, "{rule}: a row is of what is refused");
        assert_eq!((self.judge)(input), *refused, "{rule}");
    }
}

#[cfg(test)]
mod tests {
    use super::{Refusals, Source, around};

    #[test]
    fn both_sides() {
        assert!(around(&[0, 7]).eq([0, 1, 6, 7, 8]));
    }

    fn below_ten(a: &u8) -> bool {
        *a < 10
    }

    #[test]
    #[should_panic(expected = "nine at most")]
    fn what_is_not_refused_is_told() {
        Refusals::of(9, below_ten, true).row("nine at most", false, |a| *a = 8);
    }

    #[test]
    #[should_panic(expected = "what is good")]
    fn what_is_good_must_be_accepted() {
        let _ = Refusals::of(10, below_ten, true);
    }

    #[test]
    #[should_panic(expected = "a row is of what is refused")]
    fn no_row_accepts() {
        Refusals::of(9, below_ten, true).row("nine at most", true, |a| *a = 8);
    }

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
