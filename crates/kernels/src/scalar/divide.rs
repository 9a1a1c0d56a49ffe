//! Division by a number that is known beforehand, as one product with its reciprocal: what splitting a secret scalar
//! needs.

use super::row::{difference, less_vartime, select, sum};
use super::wide::wide_mul;

/// A divisor `d > 2^(64N-1)` and its reciprocal.
///
/// ```
/// use montane_kernels::scalar::divide::Divisor;
///
/// const TEN: Divisor<1> = Divisor::new([10 << 60]);
/// assert_eq!(TEN.divide(&[5], &[3]), ([4], [(3 * (1u128 << 64) + 5 - 4 * (10u128 << 60)) as u64]));
/// ```
/// Its top bit must be set, or a constant does not compile:
/// ```compile_fail
/// const TEN: montane_kernels::scalar::divide::Divisor<1> = montane_kernels::scalar::divide::Divisor::new([10]);
/// let _ = TEN;
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Divisor<const N: usize> {
    d: [u64; N],
    /// `floor(R^2 / d) - R` for `R = 2^(64N)`; below `R`, because `R / 2 < d < R`.
    reciprocal: [u64; N],
}

impl<const N: usize> Divisor<N> {
    /// Derives the reciprocal; for constants.
    ///
    /// # Panics
    /// Unless `2^(64N-1) < d`. In a constant this is a compile error.
    #[must_use]
    pub const fn new(d: [u64; N]) -> Self {
        let mut half = [0; N];
        half[N - 1] = 1 << 63;
        assert!(less_vartime(&half, &d), "the divisor must be above 2^(64N-1)");
        // R^2 - R d = R (R - d) with R - d < d, so N more bits of quotient are those of R (R - d) / d, bit by bit.
        let mut rest = difference(&[0; N], &d).0;
        let mut reciprocal = [0; N];
        let mut i = 64 * N;
        while i > 0 {
            i -= 1;
            let (twice, carry) = sum(&rest, &rest);
            let (less, borrow) = difference(&twice, &d);
            rest = if carry || !borrow { less } else { twice };
            if carry || !borrow {
                reciprocal[i / 64] |= 1 << (i % 64);
            }
        }
        Self { d, reciprocal }
    }

    /// Quotient and remainder of `low + R high`.
    ///
    /// With `v = R + reciprocal = floor(R^2 / d)`, `n / d - n v / R^2 = n (R^2 - d v) / (d R^2) < n / R^2 < 1`, so the
    /// estimate `floor(n v / R^2)` is the quotient or one less, and the remainder that belongs to it is below `2d`.
    ///
    /// * **Computes** `(floor(n / d), n mod d)` for `n = low + R high`
    /// * **Requires** `high < d`, so that the quotient fits
    /// * **Ensures** remainder `< d`
    /// * **Time** constant
    /// * **Source** Barrett, "Implementing the Rivest Shamir and Adleman public key encryption algorithm .." (1986)
    #[must_use]
    pub fn divide(&self, low: &[u64; N], high: &[u64; N]) -> ([u64; N], [u64; N]) {
        debug_assert!(less_vartime(high, &self.d));
        // n v / R^2 = high + (low + high reciprocal + low reciprocal / R) / R
        let [a_low, a_high] = wide_mul(high, &self.reciprocal);
        let [_, b] = wide_mul(low, &self.reciprocal);
        let (a_low, c) = sum(&a_low, low);
        let (_, d) = sum(&a_low, &b);
        let mut carries = [0; N];
        carries[0] = u64::from(c) + u64::from(d);
        // The estimate is at most the quotient, so nothing is carried out.
        let quotient = sum(&sum(&a_high, high).0, &carries).0;
        // n - quotient d < 2d < 2R: the low words, and one bit.
        let [p_low, p_high] = wide_mul(&quotient, &self.d);
        let (rest, borrow) = difference(low, &p_low);
        let top = high[0].wrapping_sub(p_high[0]).wrapping_sub(borrow.into());
        debug_assert!(top <= 1);
        // Once more where it fits.
        let (less, borrow) = difference(&rest, &self.d);
        let keep = borrow & (top == 0);
        let mut one = [0; N];
        one[0] = u64::from(!keep);
        (sum(&quotient, &one).0, select(keep, &rest, &less))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigUint;

    fn big(words: &[u64]) -> BigUint {
        BigUint::from_slice(&words.iter().flat_map(|w| [*w as u32, (w >> 32) as u32]).collect::<Vec<_>>())
    }

    fn check<const N: usize>(divisor: &Divisor<N>, low: [u64; N], high: [u64; N]) {
        let (quotient, remainder) = divisor.divide(&low, &high);
        let (n, d) = (big(&[low, high].concat()), big(&divisor.d));
        assert_eq!((big(&quotient), big(&remainder)), (&n / &d, &n % &d), "{n} / {d}");
    }

    /// Around multiples of the divisor, where an estimate is most easily wrong, and at both ends.
    fn check_divisor<const N: usize>(d: [u64; N]) {
        let divisor = Divisor::new(d);
        let mut state = d[0] | 1;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            match state >> 61 {
                0 => 0,
                1 => u64::MAX,
                _ => state ^ (state >> 29),
            }
        };
        let mut quotients = vec![[0; N], [u64::MAX; N]];
        quotients.extend((0..500).map(|_| core::array::from_fn(|_| next())));
        let mut one = [0; N];
        one[0] = 1;
        let minus_one = difference(&d, &one).0;
        for q in quotients {
            for r in [[0; N], one, minus_one, core::array::from_fn(|i| d[i] / 2)] {
                let [low, high] = wide_mul(&q, &d);
                let (low, carry) = sum(&low, &r);
                one[0] = carry.into();
                let high = sum(&high, &one).0;
                one[0] = 1;
                check(&divisor, low, high);
            }
        }
        for low in [[0; N], one, [u64::MAX; N]] {
            check(&divisor, low, minus_one);
        }
    }

    #[test]
    fn quotients_agree_with_big_integers() {
        for low in [0, 1, 0x0001_0000, u64::MAX] {
            for top in [1 << 63 | 1, 0xd201_0000_0001_0000, u64::MAX] {
                check_divisor([top]);
                check_divisor([low, top]);
                check_divisor([low, 7, top]);
            }
            check_divisor([low | 1, 1 << 63]);
        }
    }
}
