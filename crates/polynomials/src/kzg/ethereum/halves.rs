//! Scalars as digits for windows of multiples: two halves by the endomorphism, in odd digits. Not constant time.

use montane_curves::bls12_381::Scalar;
use montane_curves::recode::naf_vartime;
use montane_curves::weierstrass::Curve;
use montane_fields::bls12_381::X_ABS;

const X_SQUARED: u128 = X_ABS as u128 * X_ABS as u128;

/// Half of a scalar: odd and below `2^128` in magnitude, as `(|k| - 1) / 2` and its sign.
#[derive(Clone, Copy, Debug)]
pub(super) struct Half {
    half: u128,
    negative: bool,
}

/// A scalar as two odd halves: `k = k_0 + k_1 x^2` modulo the group order. Odd numbers have digits that are odd, and none is
/// zero (Joye and Tunstall, AFRICACRYPT 2009).
#[derive(Clone, Copy, Debug)]
pub(super) struct Halves(pub(super) [Half; 2]);

impl Halves {
    /// The division by `x^2`, moved by `(1, x^2 - 1)` and `(x^2, -1)`, which stand for zero and change parities.
    pub(super) fn new(k: &Scalar) -> Self {
        let [low, high, ..] = <montane_curves::bls12_381::G1 as Curve>::decompose(k);
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
const fn subtract(a: u128, b: u128) -> (u128, bool) {
    if a >= b { (a - b, false) } else { (b - a, true) }
}

/// Places of [`Halves::sparse_digits`].
pub(super) const PLACES: usize = 129;

impl Halves {
    /// The non-adjacent forms of both halves: odd digits below `2^(width - 1)` in magnitude, few of which are not zero.
    pub(super) fn sparse_digits(&self, width: u32) -> [[i8; PLACES]; 2] {
        self.0.map(|half| {
            let magnitude = half.half << 1 | 1;
            let mut digits = [0; PLACES];
            naf_vartime(&[magnitude as u64, (magnitude >> 64) as u64], width, &mut digits);
            if half.negative { digits.map(|digit| -digit) } else { digits }
        })
    }
}

/// Digits of a half.
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
        (0..n).map(|i| edges.get(i).copied().unwrap_or_else(|| source.element())).collect()
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
                let sparse = halves.sparse_digits(5).map(|digits| {
                    digits.iter().rev().fold(Scalar::ZERO, |sum, digit| {
                        assert!(*digit == 0 || digit % 2 != 0 && digit.unsigned_abs() < 16);
                        let next = Scalar::from_u64(u64::from(digit.unsigned_abs()));
                        sum.double() + if *digit < 0 { -next } else { next }
                    })
                });
                assert_eq!(sparse, [low, high]);
                let value = from_u128(halves.0[0].half).double() + Scalar::ONE;
                assert_eq!(low, if halves.0[0].negative { -value } else { value });
            }
        }
    }
}
