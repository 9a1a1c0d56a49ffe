//! Products of five limbs of 51 bits by their halves, for machines whose multiplier gives one word: WebAssembly.
//!
//! A limb is `l + 2^26 h` with `l < 2^26`, and `h < 2^27.33` for a loose one. Products of limbs `i` and `j` are summed
//! in three words for each `i + j`: `l_i l_j`, `h_i h_j` and, as Karatsuba has it, `(l_i + h_i)(l_j + h_j)`; where `i +
//! j >= 5` the second factor is 19-fold beforehand. A sum of five is below `5 * 19 * (2^26 + 2^27.33)^2 < 2^62.2`. The
//! bounds of elements are those of [`super::radix51`].

use super::form::FOLD_255;
use super::radix51::{LOOSE, LOW_51, all_below, carry};

/// Bits of a lower half; `2^(2 * 26)` is twice what the next limb weighs.
const HALF: u32 = 26;

/// Sums of products by the weight of their limbs: of lower halves, of upper ones, of both halves added.
#[derive(Default)]
struct Columns {
    low: [u64; 5],
    high: [u64; 5],
    both: [u64; 5],
}

/// A limb as its lower half, its upper half and their sum.
#[inline(always)]
const fn cut(limb: u64) -> [u64; 3] {
    let (low, high) = (limb & ((1 << HALF) - 1), limb >> HALF);
    [low, high, low + high]
}

impl Columns {
    /// Adds the product of two limbs, `factor` times, at column `k` modulo 5.
    #[inline(always)]
    const fn add(&mut self, k: usize, a: [u64; 3], b: [u64; 3], factor: u64) {
        let (k, factor) = if k < 5 { (k, factor) } else { (k - 5, FOLD_255 * factor) };
        self.low[k] += a[0] * (factor * b[0]);
        self.high[k] += a[1] * (factor * b[1]);
        self.both[k] += a[2] * (factor * b[2]);
    }

    /// A tight element.
    ///
    /// A column is `low + 2^26 (both - low - high) + 2^52 high`. The last part is `2 high` for the limb above, 38-fold
    /// for the first: below
    /// `2^62.3` with its `low`. What is between, below `2^61.2`, is split at its 25th bit.
    #[inline(always)]
    fn reduce(&self) -> [u64; 5] {
        const BETWEEN: u32 = 51 - HALF;
        let fold = |k: usize| if k == 0 { (4, FOLD_255) } else { (k - 1, 1) };
        let own: [u64; 5] = core::array::from_fn(
            #[inline(always)]
            |k| {
                let (below, factor) = fold(k);
                self.low[k] + 2 * factor * self.high[below]
            },
        );
        let between: [u64; 5] = core::array::from_fn(
            #[inline(always)]
            |k| self.both[k] - self.low[k] - self.high[k],
        );
        carry(&core::array::from_fn(
            #[inline(always)]
            |k| {
                let (below, factor) = fold(k);
                let carried = (own[below] >> 51) + (between[below] >> BETWEEN);
                (own[k] & LOW_51) + ((between[k] << HALF) & LOW_51) + factor * carried
            },
        ))
    }
}

/// The product of two loose elements.
///
/// * **Computes** `a * b mod p`
/// * **Requires** every limb `< 5 T < 2^53.33`
/// * **Ensures** every limb `< T = 2^51 + 2^18`
/// * **Time** constant
/// * **Source** Bernstein, "Curve25519" (2006), section 4, for halves of limbs; Karatsuba, Ofman (1962)
#[inline(always)]
#[must_use]
pub(super) fn mul(a: &[u64; 5], b: &[u64; 5]) -> [u64; 5] {
    debug_assert!(all_below(a, LOOSE) && all_below(b, LOOSE));
    let (a, b) = (a.map(cut), b.map(cut));
    let mut c = Columns::default();
    for i in 0..5 {
        for j in 0..5 {
            c.add(i + j, a[i], b[j], 1);
        }
    }
    c.reduce()
}

/// The square of a loose element: 15 products of limbs.
///
/// * **Computes** `a^2 mod p`
/// * **Requires** every limb `< 5 T < 2^53.33`
/// * **Ensures** every limb `< T = 2^51 + 2^18`
/// * **Time** constant
/// * **Source** as [`mul`], equal products taken once and doubled
#[inline(always)]
#[must_use]
pub(super) fn square(a: &[u64; 5]) -> [u64; 5] {
    debug_assert!(all_below(a, LOOSE));
    let a = a.map(cut);
    let mut c = Columns::default();
    for i in 0..5 {
        c.add(2 * i, a[i], a[i], 1);
        for j in i + 1..5 {
            c.add(i + j, a[i], a[j], 2);
        }
    }
    c.reduce()
}

#[cfg(test)]
mod tests {
    use super::super::limbs51;
    use super::super::radix51::{LOOSE, to_words};
    use super::{mul, square};

    /// Every limb at a bound of its own, all loose limbs at the largest among them: overflow is an error here.
    #[test]
    fn as_products_of_128_bits() {
        const EDGES: [u64; 5] = [0, 1, (1 << 26) - 1, (1 << 51) - 1, LOOSE - 1];
        let mut elements: Vec<[u64; 5]> = EDGES.map(|limb| [limb; 5]).into();
        for limb in 0..5 {
            elements.extend(EDGES.map(|edge| core::array::from_fn(|i| if i == limb { edge } else { LOOSE - 1 })));
            elements.extend(EDGES.map(|edge| core::array::from_fn(|i| if i == limb { edge } else { 0 })));
        }
        for a in &elements {
            assert_eq!(to_words(&square(a)), to_words(&limbs51::square(a)), "{a:x?}");
            for b in &elements {
                assert_eq!(to_words(&mul(a, b)), to_words(&limbs51::mul(a, b)), "{a:x?} {b:x?}");
            }
        }
    }
}
