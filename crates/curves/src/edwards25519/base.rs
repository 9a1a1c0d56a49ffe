//! `[s]B` for a secret scalar: signed digits of four bits, one table per second digit, every table read whole.

use core::hint::black_box;

use montane_fields::curve25519::FieldForm;

use super::constants::{AffineWords, BASE_WINDOWS, ENTRIES, WINDOWS};
use super::{Affine, Operation, Scalar, affine, in_best_form};
use crate::edwards::{AffineCached, Extended, Projective};
use montane_kernels::word::{mask, select};
use zeroize::Zeroize;

/// Digits of four bits.
const DIGITS: usize = 2 * WINDOWS;

/// `s = sum of digit_i 16^i` with `-8 <= digit_i < 8`, for `s < 2^255` (the last digit is at most 8).
fn signed_digits(s: &[u64; 4]) -> [i8; DIGITS] {
    let mut digits = [0; DIGITS];
    let mut carry = 0;
    for (i, digit) in digits.iter_mut().enumerate() {
        let nibble = (s[i / 16] >> (4 * (i % 16)) & 15) as i8 + carry;
        // 8 or more becomes negative and carries, except for the last digit, which is at most 7 + 1.
        carry = if i + 1 < DIGITS { (nibble + 8) >> 4 } else { 0 };
        *digit = nibble - 16 * carry;
    }
    digits
}

/// `digit` times the window's point, prepared; reads every entry whatever the digit.
#[inline(always)]
fn select_signed<F: FieldForm>(isa: F::Isa, window: &[AffineWords; ENTRIES], digit: i8) -> AffineCached<F> {
    // Opaque, here and below: from a mask that it understands, the compiler makes a branch over the reads that it saves.
    let negative = black_box((digit as u8 >> 7) as u64);
    let magnitude = (digit ^ -(negative as i8)).wrapping_add(negative as i8) as u64;
    // The neutral element: y + x = y - x = 1, 2dxy = 0.
    let mut entry: AffineWords = [[1, 0, 0, 0], [1, 0, 0, 0], [0; 4]];
    for (j, candidate) in window.iter().enumerate() {
        // All ones exactly if magnitude = j + 1: the difference is below 16, so its negation's sign says whether it is zero.
        let different = ((magnitude ^ (j as u64 + 1)).wrapping_neg()) >> 63;
        let chosen = black_box(mask(different ^ 1));
        for (word, c) in entry.as_flattened_mut().iter_mut().zip(candidate.as_flattened()) {
            *word ^= chosen & (*word ^ c);
        }
    }
    let [plus, minus, xy2d] = entry;
    let swap = |a: &[u64; 4], b: &[u64; 4]| core::array::from_fn(|i| select(a[i], b[i], negative));
    let xy2d = F::from_words(isa, xy2d);
    AffineCached {
        y_plus_x: F::from_words(isa, swap(&plus, &minus)),
        y_minus_x: F::from_words(isa, swap(&minus, &plus)),
        xy2d: F::select(xy2d, xy2d.neg(), negative),
    }
}

/// `[s]B`, for any `s < 2^255`; constant time, no memory index depends on `s`.
///
/// `16 * (sum of odd digits) + (sum of even digits)`: 64 additions and 4 doublings.
///
/// Source: Bernstein, Duif, Lange, Schwabe, Yang, "High-speed high-security signatures" (2011), section 4.
#[must_use]
pub fn mul_base<F: FieldForm>(isa: F::Isa, s: &[u64; 4]) -> Projective<F> {
    let mut digits = signed_digits(s);
    let mut acc = Extended::identity(isa);
    for i in (1..DIGITS).step_by(2) {
        acc = acc.add_affine(&select_signed::<F>(isa, &BASE_WINDOWS[i / 2], digits[i])).extended();
    }
    let mut p = acc.projective();
    for _ in 0..3 {
        p = p.double().projective();
    }
    acc = p.double().extended();
    for i in (0..DIGITS).step_by(2) {
        acc = acc.add_affine(&select_signed::<F>(isa, &BASE_WINDOWS[i / 2], digits[i])).extended();
    }
    digits.zeroize();
    acc.projective()
}

/// `[s]B` in the fastest form, for any `s < 2^255`; constant time.
#[must_use]
pub fn mul_base_affine(s: &[u64; 4]) -> Affine {
    struct MulBase<'a>(&'a [u64; 4]);
    impl Operation for MulBase<'_> {
        type Output = Affine;
        fn run<F: FieldForm>(self, isa: F::Isa) -> Affine {
            affine(&mul_base::<F>(isa, self.0))
        }
    }
    in_best_form(MulBase(s))
}

impl Scalar {
    /// `[self]B`; constant time.
    #[must_use]
    pub fn mul_base(&self) -> Affine {
        mul_base_affine(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_for_the_scalar() {
        for s in [
            [0; 4],
            [u64::MAX, u64::MAX, u64::MAX, u64::MAX >> 1],
            [8, 0, 0, 0],
            [0x8888_8888_8888_8888; 4].map(|w| w >> 1),
        ] {
            let mut sum = [0i128; 4];
            for (i, d) in signed_digits(&s).into_iter().enumerate() {
                assert!((-8..=8).contains(&d));
                sum[i / 16] += i128::from(d) << (4 * (i % 16));
            }
            let mut carry = 0;
            for i in 0..4 {
                let t = sum[i] + carry;
                assert_eq!(t as u64, s[i]);
                carry = t >> 64;
            }
            assert_eq!(carry, 0);
        }
    }
}
