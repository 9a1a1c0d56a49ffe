//! In which order values stand, and in which direction they are transformed.

/// In which order a vector lists what belongs to `w^0, w^1, ..` or `X^0, X^1, ..`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Element `i` belongs to exponent `i`.
    Natural,
    /// Element `i` belongs to the exponent whose bits are those of `i` in reverse.
    BitReversed,
}

/// The direction of the layers, as what it does to a twiddle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// `w^rev(b)` as it is.
    Forward,
    /// `w^-rev(b)`, which is `-w^rev(b')` with `b'` in the mirrored place of its power of two.
    Inverse,
}

impl Direction {
    /// Where the twiddle of a block is in the table, but for the sign.
    #[inline]
    pub(super) const fn place(self, block: usize) -> usize {
        match (self, block) {
            (_, 0) | (Self::Forward, _) => block,
            (Self::Inverse, _) => 3 * (1 << block.ilog2()) - 1 - block,
        }
    }
}

/// Exchanges natural and bit-reversed order.
///
/// # Panics
/// If the length is not a power of two.
pub fn bit_reverse<T>(values: &mut [T]) {
    assert!(values.len().is_power_of_two(), "bits are reversed in vectors of a power of two");
    let bits = values.len().ilog2();
    for i in 1..values.len() {
        let j = i.reverse_bits() >> (usize::BITS - bits);
        if i < j {
            values.swap(i, j);
        }
    }
}
