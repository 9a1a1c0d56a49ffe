//! Products of a point of G2 and a secret scalar in words: the four parts of the scalar, digit by digit, as columns
//! with one sign. Constant time.
//!
//! Source: Faz-Hernandez, Longa, Sanchez, "Efficient and secure algorithms for GLV-based scalar multiplication" (eprint
//! 2013/158), algorithm 1.

use montane_fields::Field;
use montane_fields::bls12_381::Fp2;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroize;

use super::Scalar;
use super::groups::{G2, G2Affine, G2Projective};
use crate::law::jacobian::Jacobian;
use crate::weierstrass::Curve;

/// Digits of a part, which has 64 bits: one more than those, for the sign.
const DIGITS: usize = 65;
/// Sums of the point and any of its three images.
const TABLE: usize = 8;

/// An odd number as digits `1` or `-1`, and three others as digits that are those or 0.
struct Columns {
    /// Whether the first one's digit is negative, 0 or 1.
    negative: [u8; DIGITS],
    /// Which of the other three have a digit.
    others: [u8; DIGITS],
}

impl Columns {
    #[inline(always)]
    fn new(first: u64, mut others: [u64; 3]) -> Self {
        debug_assert!(first & 1 == 1);
        let mut out = Self { negative: [0; DIGITS], others: [0; DIGITS] };
        for i in 0..DIGITS {
            // Half of the number, rounded up, less 2^63 below it, has these bits: see `recode::signs`.
            let negative = if i + 1 < DIGITS { (first >> 1 >> i & 1) as u8 ^ 1 } else { 0 };
            out.negative[i] = negative;
            for (j, part) in others.iter_mut().enumerate() {
                let bit = *part as u8 & 1;
                out.others[i] |= bit << j;
                *part = (*part >> 1) + u64::from(bit & negative);
            }
        }
        debug_assert!(others == [0; 3]);
        out
    }
}

/// `P` plus any of `E(P)`, `E^2(P)`, `E^3(P)`, in affine coordinates.
#[inline(always)]
fn sums(p: &G2Projective) -> [G2Affine; TABLE] {
    let mut sums = [*p; TABLE];
    let mut image = *p;
    for j in 0..3 {
        image = G2::endomorphism(&image);
        for i in 0..1 << j {
            sums[(1 << j) + i] = sums[i] + image;
        }
    }
    let mut affine = [G2Affine::identity(); TABLE];
    G2Projective::batch_normalize(&sums, &mut affine);
    affine
}

/// The entry that a column adds, the whole table read.
#[inline(always)]
fn look_up(table: &[G2Affine; TABLE], columns: &Columns, i: usize) -> (Fp2, Fp2) {
    let (mut x, mut y) = (table[0].x, table[0].y);
    for (entry, others) in table.iter().zip(0u8..).skip(1) {
        let chosen = others.ct_eq(&columns.others[i]);
        x.conditional_assign(&entry.x, chosen);
        y.conditional_assign(&entry.y, chosen);
    }
    y.conditional_assign(&y.neg(), Choice::from(columns.negative[i]));
    (x, y)
}

/// `k p`. Constant time.
///
/// Before column `i` is added the accumulator is `2 sum a_j E^j(P)` with `0 <= a_j <= |x| / 2^(i + 1) + 1` and an odd
/// `a_0`, and what is added has coefficients 0, 1 or -1, the first not 0. So in their sum, their difference and either
/// of them some coefficient `c_j` is not 0, and for `i > 0` all are at most `|x| / 2 + 3`. Then
/// `|sum c_j |x|^j| <= (|x| - 2)(|x|^3 + x^2 + |x| + 1) < r`, and as `|c_j| < |x|` it is 0 only where every `c_j` is:
/// those additions have no exceptional case. The last column is added by the complete law.
pub(super) fn mul(p: &G2Projective, k: &Scalar) -> G2Projective {
    let mut parts = G2::decompose(k).map(|part| part.magnitude as u64);
    let even = Choice::from(parts[0] as u8 & 1 ^ 1);
    let mut columns = Columns::new(parts[0] | 1, [parts[1], parts[2], parts[3]]);
    let mut table = sums(p);
    let (x, y) = look_up(&table, &columns, DIGITS - 1);
    let mut acc = Jacobian { x, y, z: Fp2::ONE };
    for i in (1..DIGITS - 1).rev() {
        let (x, y) = look_up(&table, &columns, i);
        acc.double_assign();
        acc.add_affine_assign(&x, &y);
    }
    acc.double_assign();
    let (x, y) = look_up(&table, &columns, 0);
    let product = G2Projective::from(&acc).add_affine(&G2Affine::from_coordinates_unchecked(x, y));
    let product = G2Projective::conditional_select(&product, &(product - p), even);
    parts.zeroize();
    columns.negative.zeroize();
    columns.others.zeroize();
    for entry in &mut table {
        entry.x.zeroize();
        entry.y.zeroize();
    }
    // Of infinity the table has no coordinates.
    G2Projective::conditional_select(&product, &G2Projective::IDENTITY, p.is_identity())
}

#[cfg(test)]
mod tests {
    use montane_fields::bls12_381::X_ABS;

    use super::*;
    use crate::scalar_mul;
    use crate::test_support::Source;

    /// Against windows of the complete law: all combinations of digits in base `|x|` that are extreme, by which the
    /// last column meets its exceptional cases, and others.
    #[test]
    fn agrees_with_windows() {
        let x = Scalar::from(X_ABS);
        let generator = G2Projective::generator();
        let g = generator * Scalar::from(3u64);
        let extremes = [0, 1, 2, X_ABS - 1].map(Scalar::from);
        let mut source = Source::new(5);
        let mut scalars: Vec<Scalar> =
            (0..256usize).map(|i| (0..4).fold(Scalar::ZERO, |k, j| k * x + extremes[i >> (2 * j) & 3])).collect();
        scalars.extend((0..40).map(|_| (0..4).fold(Scalar::ZERO, |k, _| k * x + Scalar::from(source.word()))));
        scalars.extend((0..8u64).flat_map(|i| [Scalar::from(i), -Scalar::from(i)]));
        for k in &scalars {
            assert_eq!(mul(&g, k), scalar_mul::mul(&g, k), "{k:?}");
        }
        assert_eq!(mul(&generator, &scalars[255]), scalar_mul::mul(&generator, &scalars[255]));
        for k in &scalars[..8] {
            assert!(bool::from(mul(&G2Projective::IDENTITY, k).is_identity()));
        }
    }

    #[test]
    fn columns_stand_for_the_parts() {
        let mut source = Source::new(6);
        let cases = [[1, 0, 0, 0], [u64::MAX; 4], [1, u64::MAX, 1, 1 << 63], [1 << 63 | 1, 2, 3, 4]];
        for parts in cases.into_iter().chain((0..50).map(|_| core::array::from_fn(|_| source.word()))) {
            let first = parts[0] | 1;
            let columns = Columns::new(first, [parts[1], parts[2], parts[3]]);
            for (j, expected) in [first, parts[1], parts[2], parts[3]].into_iter().enumerate() {
                let digit = |i: usize| match j {
                    0 => 1,
                    _ => i128::from(columns.others[i] >> (j - 1) & 1),
                };
                let sign = |i: usize| 1 - 2 * i128::from(columns.negative[i]);
                let value = (0..DIGITS).rev().fold(0, |acc, i| 2 * acc + sign(i) * digit(i));
                assert_eq!(value, i128::from(expected), "{parts:x?} {j}");
            }
        }
    }
}
