//! Products of five limbs of 51 bits by their halves, for machines whose multiplier gives one word: WebAssembly.
//!
//! A limb is `l + 2^26 h` with `l < 2^26`, and `h < 2^27.33` for a loose one. As Karatsuba has it, the product takes
//! three products of polynomials in words, modulo `X^5 = 19`: of the `l`, of the `h`, and of the `l + h`. A coefficient
//! is a sum of five products, up to four of them 19-fold: below `5 * 19 * (2^26 + 2^27.33)^2 < 2^62.2`. The bounds of
//! elements are those of [`super::radix51`].
//!
//! Products and squares are functions of their own: inlined, they made a fifth of the module for a page, and engines
//! took 1.2 to 1.5 times as long for signatures and shared secrets. Two of the three products go through memory: V8
//! orders arithmetic from the results backwards and would hold all three at once, and a product takes 45 ns where it
//! takes 35.

use core::hint::black_box;

use super::form::FOLD_255;
use super::radix51::{LOOSE, LOW_51, all_below, carry};
use crate::scalar::row::unroll;

/// Limbs of an element.
const LIMBS: usize = 5;
/// Bits of a lower half; `2^(2 * 26)` is twice what the next limb weighs.
const HALF: u32 = 26;

/// The lower halves, the upper halves, and their sums.
#[inline(always)]
fn cut(a: &[u64; LIMBS]) -> [[u64; LIMBS]; 3] {
    let (low, high) = (a.map(|limb| limb & ((1 << HALF) - 1)), a.map(|limb| limb >> HALF));
    [low, high, core::array::from_fn(|i| low[i] + high[i])]
}

/// `x y` modulo `X^5 = 19`, a coefficient at a time: few sums are held at once.
#[inline(always)]
fn product(x: &[u64; LIMBS], y: &[u64; LIMBS]) -> [u64; LIMBS] {
    let mut product = [0; LIMBS];
    unroll!(k < LIMBS, {
        let (mut here, mut above) = (0, 0);
        for i in 0..LIMBS {
            if i <= k {
                here += x[i] * y[k - i];
            } else {
                above += x[i] * y[k + LIMBS - i];
            }
        }
        product[k] = here + FOLD_255 * above;
    });
    product
}

/// `x^2` modulo `X^5 = 19`: equal products once.
#[inline(always)]
fn squared(x: &[u64; LIMBS]) -> [u64; LIMBS] {
    let twice = x.map(|x| 2 * x);
    let mut square = [0; LIMBS];
    unroll!(k < LIMBS, {
        let (mut here, mut above) = (0, 0);
        for i in 0..LIMBS {
            let j = (k + LIMBS - i) % LIMBS;
            if i <= j {
                let term = x[i] * if i < j { twice[j] } else { x[j] };
                *(if i + j < LIMBS { &mut here } else { &mut above }) += term;
            }
        }
        square[k] = here + FOLD_255 * above;
    });
    square
}

/// A tight element of the three products.
///
/// A limb is `low + 2^26 (both - low - high) + 2^52 high`. The last part is `2 high` for the limb above, 38-fold for
/// the first, which no 19-fold product is part of: with its `low` it is below `2^62.3`. What is between, below
/// `2^61.2`, is split at its 25th bit.
#[inline(always)]
fn reduce([low, high, both]: [[u64; LIMBS]; 3]) -> [u64; LIMBS] {
    let fold = |k: usize| if k == 0 { (LIMBS - 1, FOLD_255) } else { (k - 1, 1) };
    let (mut own, mut between, mut limbs) = ([0; LIMBS], [0; LIMBS], [0; LIMBS]);
    unroll!(k < LIMBS, {
        let (below, factor) = fold(k);
        own[k] = low[k] + 2 * factor * high[below];
        between[k] = both[k] - low[k] - high[k];
    });
    unroll!(k < LIMBS, {
        let (below, factor) = fold(k);
        let carried = (own[below] >> 51) + (between[below] >> (51 - HALF));
        limbs[k] = (own[k] & LOW_51) + ((between[k] << HALF) & LOW_51) + factor * carried;
    });
    carry(&limbs)
}

/// The product of two loose elements.
///
/// * **Computes** `a * b mod p`
/// * **Requires** every limb `< 5 T < 2^53.33`
/// * **Ensures** every limb `< T = 2^51 + 2^18`
/// * **Time** constant
/// * **Source** Karatsuba, Ofman (1962); limbs with room for sums as in Bernstein, "Curve25519" (2006), section 4
#[inline(never)]
#[must_use]
pub(super) fn mul(a: &[u64; LIMBS], b: &[u64; LIMBS]) -> [u64; LIMBS] {
    debug_assert!(all_below(a, LOOSE) && all_below(b, LOOSE));
    let (a, b) = (cut(a), cut(b));
    let both = black_box(product(&a[2], &b[2]));
    let high = black_box(product(&a[1], &b[1]));
    reduce([product(&a[0], &b[0]), high, both])
}

/// The square of a loose element; as [`mul`].
///
/// * **Computes** `a^2 mod p`
/// * **Requires** every limb `< 5 T < 2^53.33`
/// * **Ensures** every limb `< T = 2^51 + 2^18`
/// * **Time** constant
/// * **Source** as [`mul`]
#[inline(never)]
#[must_use]
pub(super) fn square(a: &[u64; LIMBS]) -> [u64; LIMBS] {
    debug_assert!(all_below(a, LOOSE));
    let a = cut(a);
    let both = black_box(squared(&a[2]));
    let high = black_box(squared(&a[1]));
    reduce([squared(&a[0]), high, both])
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
