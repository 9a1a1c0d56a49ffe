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

/// Bits at either end of an index that count the rows and columns of a square of [`bit_reverse`]: eight rows of eight
/// are what a first cache of eight ways holds whole, as rows a power of two apart share its sets.
const SIDE: u32 = 3;

/// Exchanges natural and bit-reversed order, in place.
///
/// The index `(a, m, c)`, its outer parts of three bits, goes to `(rev c, rev m, rev a)`: the elements of one middle
/// part are a square, which changes places with the transposed square of another, so that each line of a cache is
/// fetched once (Carter and Gatlin, 1998).
///
/// # Panics
/// If the length is not a power of two.
pub fn bit_reverse<T>(values: &mut [T]) {
    assert!(values.len().is_power_of_two(), "bits are reversed in vectors of a power of two");
    let bits = values.len().ilog2();
    let Some(middle) = bits.checked_sub(2 * SIDE) else {
        for i in 1..values.len() {
            let j = reversed(i, bits);
            if i < j {
                values.swap(i, j);
            }
        }
        return;
    };
    let index = |a: usize, m: usize, c: usize| (a << (middle + SIDE)) | (m << SIDE) | c;
    for m in 0..1 << middle {
        let other = reversed(m, middle);
        if other < m {
            continue;
        }
        for a in 0..1 << SIDE {
            for c in 0..1 << SIDE {
                let (i, j) = (index(a, m, c), index(reversed(c, SIDE), other, reversed(a, SIDE)));
                if m < other || i < j {
                    values.swap(i, j);
                }
            }
        }
    }
}

/// The lowest bits of `i` in reverse.
#[inline(always)]
const fn reversed(i: usize, bits: u32) -> usize {
    // In two steps: of no bits there is no shift by all.
    i.reverse_bits() >> 1 >> (usize::BITS - 1 - bits)
}
