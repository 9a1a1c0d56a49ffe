//! Numbers of 256 bits in four words, least significant first; constant time.

use subtle::{Choice, ConditionallySelectable};

pub(crate) const fn of_bytes(bytes: &[u8; 32]) -> [u64; 4] {
    let (mut words, mut i) = ([0; 4], 0);
    while i < 32 {
        words[i / 8] |= (bytes[i] as u64) << (8 * (i % 8));
        i += 1;
    }
    words
}

pub(crate) const fn to_bytes(words: &[u64; 4]) -> [u8; 32] {
    let (mut bytes, mut i) = ([0; 32], 0);
    while i < 32 {
        bytes[i] = (words[i / 8] >> (8 * (i % 8))) as u8;
        i += 1;
    }
    bytes
}

/// `a + b` modulo `2^256`, and what is carried out of it.
pub(crate) fn sum(a: &[u64; 4], b: &[u64; 4]) -> ([u64; 4], Choice) {
    let mut carry = 0;
    let words = core::array::from_fn(|i| {
        let word = u128::from(a[i]) + u128::from(b[i]) + carry;
        carry = word >> 64;
        word as u64
    });
    (words, Choice::from(carry as u8))
}

/// `a - b` modulo `2^256`, and what is borrowed for it.
pub(crate) fn difference(a: &[u64; 4], b: &[u64; 4]) -> ([u64; 4], Choice) {
    let mut borrow = 0;
    let words = core::array::from_fn(|i| {
        let word = u128::from(a[i]).wrapping_sub(u128::from(b[i]) + borrow);
        borrow = word >> 127;
        word as u64
    });
    (words, Choice::from(borrow as u8))
}

/// `b` if chosen, or `a`.
pub(crate) fn select(a: &[u64; 4], b: &[u64; 4], choice: Choice) -> [u64; 4] {
    core::array::from_fn(|i| u64::conditional_select(&a[i], &b[i], choice))
}

/// Half of `a`, or of `2^256 + a`, rounded down.
pub(crate) fn half(a: &[u64; 4], carry: Choice) -> [u64; 4] {
    core::array::from_fn(|i| a[i] >> 1 | if i < 3 { a[i + 1] } else { carry.unwrap_u8().into() } << 63)
}
