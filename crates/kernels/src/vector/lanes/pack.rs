//! Eight numbers in saturated limbs, one after the other, to and from eight lanes of 52-bit limbs.
//!
//! Only the limbs change, not the value: a number in Montgomery form with `R = 2^(64N)` stays that, and becomes one
//! with `R = 2^(52L)` by one more lane product, with [`Modulus52::enter`](super::Modulus52::enter).

use super::Lanes52;
use crate::Inlined;
use crate::vector::modulus::{LIMB_MASK, RADIX_BITS};
use crate::vector::register::{Vector, Vector8, unroll};

const WORD_BITS: usize = 64;
const LIMB_BITS: usize = RADIX_BITS as usize;

/// Re-cuts limbs of `from` bits into limbs of `to` bits; bits from the last limb on are dropped, missing ones are zero.
#[inline(always)]
pub(crate) fn recut<V: Vector, const A: usize, const B: usize>(
    a: &[V; A],
    from: usize,
    to: usize,
    mask: u64,
) -> [V; B] {
    let isa = a[0].isa();
    let mask = V::splat(isa, mask);
    let mut out = [V::splat(isa, 0); B];
    unroll!(i < B, {
        // Bits [base, base + to) of the number.
        let base = to * i;
        let first = base / from;
        // What begins at or below `base`, then what begins within the limb.
        let mut limb = V::splat(isa, 0);
        if first < A {
            limb = a[first].shr((base - from * first) as u32);
        }
        if first + 1 < A && from * (first + 1) < base + to {
            limb = limb.or(a[first + 1].shl((from * (first + 1) - base) as u32));
        }
        if first + 2 < A && from * (first + 2) < base + to {
            limb = limb.or(a[first + 2].shl((from * (first + 2) - base) as u32));
        }
        out[i] = limb.and(mask);
    });
    out
}

impl<V: Vector, const L: usize> Lanes52<V, L> {
    /// As many numbers as there are lanes, word by word, into lanes.
    ///
    /// * **Computes** the same values
    /// * **Requires** `64 N <= 52 L`
    /// * **Ensures** normalised; number `i`, whose words are `words[..][i]`, is in lane `i`
    /// * **Time** constant
    /// * **Source** shifts
    #[inline(always)]
    #[must_use]
    pub fn pack_words<const N: usize>(isa: V::Isa, words: &[[u64; 8]; N]) -> Self {
        const { assert!(WORD_BITS * N <= LIMB_BITS * L) };
        let mut rows = [V::splat(isa, 0); N];
        unroll!(i < N, {
            rows[i] = V::load(isa, &words[i][..V::LANES]);
        });
        Self(recut(&rows, WORD_BITS, LIMB_BITS, LIMB_MASK))
    }

    /// Lanes into numbers, word by word.
    ///
    /// * **Computes** the same values
    /// * **Requires** normalised, below `2^(64 N)`
    /// * **Ensures** the words of lane `i` are `words[..][i]`
    /// * **Time** constant
    /// * **Source** shifts
    #[inline(always)]
    #[must_use]
    pub fn unpack_words<const N: usize>(&self) -> [[u64; 8]; N] {
        const { assert!(WORD_BITS * N <= LIMB_BITS * L) };
        let words: [V; N] = recut(&self.0, LIMB_BITS, WORD_BITS, u64::MAX);
        let mut out = [[0; 8]; N];
        unroll!(i < N, {
            words[i].store(&mut out[i][..V::LANES]);
        });
        out
    }
}

impl<V: Vector8, const L: usize> Lanes52<V, L> {
    /// Eight numbers into lanes.
    ///
    /// * **Computes** the same values
    /// * **Requires** `64 N <= 52 L`
    /// * **Ensures** normalised; number `i` is in lane `i`
    /// * **Time** constant
    /// * **Source** an 8 by 8 transposition, then shifts
    #[inline(always)]
    #[must_use]
    pub fn pack<const N: usize>(isa: V::Isa, numbers: &[[u64; N]; 8]) -> Self {
        const { assert!(N <= 8 && WORD_BITS * N <= LIMB_BITS * L) };
        let mut rows = [V::splat(isa, 0); 8];
        unroll!(i < 8, {
            rows[i] = V::load(isa, &numbers[i]);
        });
        let columns = V::transpose(rows);
        let mut words = [V::splat(isa, 0); N];
        words.copy_from_slice(&columns[..N]);
        Self(recut(&words, WORD_BITS, LIMB_BITS, LIMB_MASK))
    }

    /// Lanes into eight numbers.
    ///
    /// * **Computes** the same values
    /// * **Requires** normalised, below `2^(64 N)`
    /// * **Ensures** number `i` is lane `i`
    /// * **Time** constant
    /// * **Source** shifts, then an 8 by 8 transposition
    #[inline(always)]
    #[must_use]
    pub fn unpack<const N: usize>(&self) -> [[u64; N]; 8] {
        const { assert!(N <= 8 && WORD_BITS * N <= LIMB_BITS * L) };
        let words: [V; N] = recut(&self.0, LIMB_BITS, WORD_BITS, u64::MAX);
        let mut columns = [V::splat(self.0[0].isa(), 0); 8];
        columns[..N].copy_from_slice(&words);
        let rows = V::transpose(columns);
        let mut out = [[0; N]; 8];
        unroll!(i < 8, {
            rows[i].store(&mut out[i]);
        });
        out
    }

    /// Eight numbers in limbs of 52 bits into lanes.
    ///
    /// * **Computes** the same values
    /// * **Requires** normalised limbs; words beyond limb `L` are ignored
    /// * **Ensures** number `i` is in lane `i`
    /// * **Time** constant
    /// * **Source** an 8 by 8 transposition
    #[inline(always)]
    #[must_use]
    pub fn from_rows(isa: V::Isa, numbers: [&[u64; 8]; 8]) -> Self {
        const { assert!(L <= 8) };
        let mut rows = [V::splat(isa, 0); 8];
        unroll!(i < 8, {
            rows[i] = V::load(isa, numbers[i]);
        });
        let columns = V::transpose(rows);
        let mut limbs = [V::splat(isa, 0); L];
        limbs.copy_from_slice(&columns[..L]);
        Self(limbs)
    }

    /// Lanes into eight numbers in limbs of 52 bits.
    ///
    /// * **Computes** the same values
    /// * **Requires** nothing
    /// * **Ensures** `put(i, number)` is called for each lane `i` in order; words beyond limb `L` are zero
    /// * **Time** constant
    /// * **Source** an 8 by 8 transposition
    #[inline(always)]
    pub fn to_rows(&self, Inlined(mut put): Inlined<impl FnMut(usize, [u64; 8])>) {
        const { assert!(L <= 8) };
        let mut columns = [V::splat(self.0[0].isa(), 0); 8];
        columns[..L].copy_from_slice(&self.0);
        let rows = V::transpose(columns);
        unroll!(i < 8, {
            let mut number = [0; 8];
            rows[i].store(&mut number);
            put(i, number);
        });
    }
}
