//! Scalars as digits for windows of multiples: two halves by the endomorphism, in odd digits. Not constant time.

use montane_fields::bls12_381::X_ABS;

pub(super) use crate::bls12_381::groups::BETA;
use crate::bls12_381::{G1, Scalar};
use crate::recode::naf_vartime;
use crate::weierstrass::Curve;

const X_SQUARED: u128 = X_ABS as u128 * X_ABS as u128;

/// Half of a scalar: odd and below `2^128` in magnitude, as `(|k| - 1) / 2` and its sign.
#[derive(Clone, Copy, Debug)]
pub(super) struct Half {
    half: u128,
    negative: bool,
}

/// A scalar as two odd halves: `k = k_0 + k_1 x^2` modulo the group order. Odd numbers have digits that are odd, and
/// none is zero (Joye and Tunstall, AFRICACRYPT 2009).
#[derive(Clone, Copy, Debug)]
pub(super) struct Halves(pub(super) [Half; 2]);

impl Halves {
    /// The division by `x^2`, moved by `(1, x^2 - 1)` and `(x^2, -1)`, which stand for zero and change parities.
    #[inline]
    pub(super) fn new(k: &Scalar) -> Self {
        let [low, high, ..] = <G1 as Curve>::decompose(k);
        let (mut low, mut high) = ((low.magnitude, false), (high.magnitude, false));
        if low.0 & 1 == 0 {
            low = subtract(low.0, 1);
            high = subtract(high.0, X_SQUARED - 1);
        }
        if high.0 & 1 == 0 {
            // `low` is from -1 to x^2 - 1 here, `high` from -(x^2 - 1) to x^2 - 1.
            low = if low.1 { (low.0 + X_SQUARED, true) } else { subtract(low.0, X_SQUARED) };
            high = if high.1 { subtract(1, high.0) } else { (high.0 + 1, false) };
        }
        Self([low, high].map(|(magnitude, negative)| {
            debug_assert!(magnitude & 1 == 1);
            Half { half: magnitude >> 1, negative }
        }))
    }
}

/// `a - b`, as magnitude and sign.
#[inline]
const fn subtract(a: u128, b: u128) -> (u128, bool) {
    if a >= b { (a - b, false) } else { (b - a, true) }
}

/// Places of [`fewest_digits`].
pub(super) const PLACES: usize = 129;

/// The non-adjacent forms of a scalar's two halves of any parity, of those pairs that stand for it the one with least
/// work: the root of unity of order 4 is `-x^3` or `x^3`, whose halves are 0 and `x`, a sparse number of 64 bits.
#[inline]
pub(super) fn fewest_digits(k: &Scalar, width: u32) -> [[i8; PLACES]; 2] {
    let [low, high, ..] = <G1 as Curve>::decompose(k).map(|part| part.magnitude);
    // Less (1, x^2 - 1), less (x^2, -1), and both.
    let candidates = [
        [(low, false), (high, false)],
        [subtract(low, 1), subtract(high, X_SQUARED - 1)],
        [subtract(low, X_SQUARED), (high + 1, false)],
        [subtract(low, X_SQUARED + 1), subtract(high + 1, X_SQUARED - 1)],
    ];
    let forms = candidates.map(|halves| {
        halves.map(|(magnitude, negative)| {
            let mut digits = [0; PLACES];
            naf_vartime(&[magnitude as u64, (magnitude >> 64) as u64], width, &mut digits);
            if negative { digits.map(|digit| -digit) } else { digits }
        })
    });
    // A doubling for each place, an addition for each digit.
    let work = |form: &[[i8; PLACES]; 2]| {
        let places = form.iter().filter_map(|digits| digits.iter().rposition(|digit| *digit != 0)).max();
        places.unwrap_or_default() + form.as_flattened().iter().filter(|digit| **digit != 0).count()
    };
    let [first, rest @ ..] = forms;
    rest.into_iter().fold(first, |best, form| if work(&form) < work(&best) { form } else { best })
}

/// Digits of a half.
#[inline]
pub(super) const fn windows(width: usize) -> usize {
    128usize.div_ceil(width)
}

/// Digit `i` of a half: which of the odd multiples `1, 3, ..`, and whether it is negative.
#[inline(always)]
pub(super) fn digit(half: &Half, width: usize, i: usize) -> (usize, bool) {
    let top = 1usize << (width - 1);
    if i >= windows(width) {
        return (0, false);
    }
    let bits = (half.half >> (width * i)) as usize & (2 * top - 1);
    if i + 1 == windows(width) {
        (bits, half.negative)
    } else if bits >= top {
        (bits - top, half.negative)
    } else {
        (top - 1 - bits, !half.negative)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::test_support::Source;

    fn x_squared() -> Scalar {
        Scalar::from_u64(X_ABS).square()
    }

    pub(in super::super) fn scalars(source: &mut Source, n: usize) -> Vec<Scalar> {
        let minus_one = -Scalar::ONE;
        let edges = [Scalar::ZERO, Scalar::ONE, minus_one, x_squared(), x_squared() + minus_one, -x_squared()];
        (0..n).map(|i| edges.get(i).copied().unwrap_or_else(|| source.scalar())).collect()
    }

    fn from_u128(a: u128) -> Scalar {
        Scalar::from_u64((a >> 64) as u64) * Scalar::from_u64(2).pow_vartime(&[64]) + Scalar::from_u64(a as u64)
    }

    #[test]
    fn halves_and_digits_are_the_scalar() {
        let source = &mut Source::new(1);
        for k in scalars(source, 200) {
            let halves = Halves::new(&k);
            for width in 1..=15 {
                let [low, high] = halves.0.map(|half| {
                    (0..windows(width) + 3).fold(Scalar::ZERO, |sum, i| {
                        let (multiple, negative) = digit(&half, width, i);
                        assert!(multiple < 1 << (width - 1));
                        if i >= windows(width) {
                            return sum;
                        }
                        let place = Scalar::from_u64(2).pow_vartime(&[(width * i) as u64]);
                        let digit = Scalar::from_u64(2 * multiple as u64 + 1) * place;
                        if negative { sum - digit } else { sum + digit }
                    })
                });
                assert_eq!(low + high * x_squared(), k, "width {width}");
                let [low_sparse, high_sparse] = fewest_digits(&k, 5).map(|digits| {
                    digits.iter().rev().fold(Scalar::ZERO, |sum, digit| {
                        assert!(*digit == 0 || digit % 2 != 0 && digit.unsigned_abs() < 16);
                        let next = Scalar::from_u64(u64::from(digit.unsigned_abs()));
                        sum.double() + if *digit < 0 { -next } else { next }
                    })
                });
                assert_eq!(low_sparse + high_sparse * x_squared(), k);
                let value = from_u128(halves.0[0].half).double() + Scalar::ONE;
                assert_eq!(low, if halves.0[0].negative { -value } else { value });
            }
        }
    }

    /// A root of unity of order 4, and its negative, have the digits of `x` alone.
    #[test]
    fn the_fourth_root_is_sparse() {
        let root = Scalar::from_u64(X_ABS).pow_vartime(&[3]);
        assert_eq!(root.square(), -Scalar::ONE);
        for k in [root, -root] {
            let digits = fewest_digits(&k, 5);
            assert!(digits[0].iter().all(|digit| *digit == 0));
            assert!(
                digits[1].iter().filter(|digit| **digit != 0).count() < 7 && digits[1][66..].iter().all(|d| *d == 0)
            );
        }
    }
}
