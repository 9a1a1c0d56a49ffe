//! [`Field`] for the Montgomery field: the scalar representation that formulas run on.

use montane_kernels::select;
use subtle::{Choice, CtOption};

use crate::code::InWords;
use crate::field::{complex_method, karatsuba};
use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::quadratic::Progenitor;
use crate::{Compiled, Coordinate, Field};

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// Whether a product takes one operand below `2p` (the other below `p`), so that a sum may stay unreduced.
    const ONE_LAZY: bool = select::takes_lazy(&Self::PARAMS, 2);

    /// The same for two operands below `2p`.
    const BOTH_LAZY: bool = select::takes_lazy(&Self::PARAMS, 4);
}

impl<M: Modulus<N>, const N: usize> Compiled for Mont<M, N> {
    type Code = InWords;
}

/// Products are reduced as they are made, and `Wide` is a reduced element: a product interleaved with its reduction
/// takes 0.75 of the time of the two kernels one after the other, more than delaying saves in formulas this small.
/// Towers delay in kernels of their own (`Tower::cubic_mul_wide` and its like).
impl<M: Modulus<N>, const N: usize> Field for Mont<M, N> {
    type Wide = Self;
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const BOTH_LAZY: bool = Self::BOTH_LAZY;

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add(&self, b: &Self) -> Self {
        self + b
    }
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sub(&self, b: &Self) -> Self {
        self - b
    }
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn neg(&self) -> Self {
        -self
    }
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn double(&self) -> Self {
        self.double()
    }
    #[inline(always)]
    fn add_lazy(&self, b: &Self) -> Self {
        if !Self::ONE_LAZY {
            return self + b;
        }
        let sum = select::sum(self.montgomery_limbs(), b.montgomery_limbs());
        Self::from_montgomery_unchecked(sum)
    }
    #[inline(always)]
    fn wide_zero() -> Self {
        Self::ZERO
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Self {
        a * b
    }
    #[inline(always)]
    fn square_wide(a: &Self) -> Self {
        a.square()
    }
    #[inline(always)]
    fn wide_add(a: &Self, b: &Self) -> Self {
        Field::add(a, b)
    }
    #[inline(always)]
    fn wide_sub(a: &Self, b: &Self) -> Self {
        Field::sub(a, b)
    }
    #[inline(always)]
    fn reduce(w: &Self) -> Self {
        *w
    }
    #[inline(always)]
    fn mul(&self, b: &Self) -> Self {
        self * b
    }
    #[inline(always)]
    fn square(&self) -> Self {
        self.square()
    }
    #[inline(always)]
    fn complex_mul_wide(a: [&Self; 2], b: [&Self; 2]) -> [Self; 2] {
        match select::complex_mul(a.map(Self::montgomery_limbs), b.map(Self::montgomery_limbs), &Self::PARAMS) {
            Some(product) => product.map(Self::from_montgomery_unchecked),
            None => karatsuba(a, b),
        }
    }
    #[inline(always)]
    fn complex_square_wide(a: [&Self; 2]) -> [Self; 2] {
        match select::complex_sqr(a.map(Self::montgomery_limbs), &Self::PARAMS) {
            Some(square) => square.map(Self::from_montgomery_unchecked),
            None => complex_method(a),
        }
    }
}

impl<M: Modulus<N>, const N: usize> Coordinate for Mont<M, N> {
    const BYTES: usize = 8 * N;

    #[inline(always)]
    fn halve(&self) -> Self {
        self.halve()
    }

    fn invert(&self) -> CtOption<Self> {
        self.invert()
    }

    fn invert_vartime(&self) -> Option<Self> {
        self.invert_vartime()
    }

    fn sqrt(&self) -> CtOption<Self> {
        self.sqrt()
    }

    fn is_largest(&self) -> Choice {
        // 2a wraps around p exactly when a > (p - 1) / 2, and then its plain value is odd.
        self.double().is_odd()
    }

    fn write_be(&self, out: &mut [u8]) {
        assert_eq!(out.len(), 8 * N, "the encoding has 8 bytes for each limb");
        for (bytes, limb) in out.rchunks_exact_mut(8).zip(self.to_limbs()) {
            bytes.copy_from_slice(&limb.to_be_bytes());
        }
    }

    fn read_be(bytes: &[u8]) -> Option<Self> {
        let (limbs, rest) = bytes.as_chunks::<8>();
        if limbs.len() != N || !rest.is_empty() {
            return None;
        }
        Self::from_limbs(core::array::from_fn(|i| u64::from_be_bytes(limbs[N - 1 - i]))).ok()
    }
}

impl<M: Modulus<N>, const N: usize> Progenitor for Mont<M, N> {
    fn progenitor(&self) -> Self {
        const { assert!(M::P[0] & 3 == 3, "the progenitor here is that of a prime with p = 3 mod 4") };
        self.pow_vartime(&Self::ODD_PART_HALVED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bls12_381, bn254};

    /// Products of sums of the largest elements, whose sums stay unreduced where there is room: two operands of 381
    /// bits, one of 254.
    fn largest_sums<M: Modulus<N>, const N: usize>(both: bool) {
        assert!(Mont::<M, N>::ONE_LAZY);
        assert_eq!(<Mont<M, N> as Field>::BOTH_LAZY, both);
        let minus_one = -Mont::<M, N>::ONE;
        // The largest limbs, of the Montgomery form.
        let mut limbs = M::P;
        limbs[0] -= 1;
        let largest = Mont::<M, N>::from_montgomery_unchecked(limbs);
        for a in [minus_one, largest] {
            for b in [minus_one, largest, Mont::ONE] {
                let expected = (a + a) * (b + b);
                assert_eq!(Mont::reduce(&Mont::mul_sums_wide(&a, &a, &b, &b)), expected);
                assert_eq!(Mont::reduce(&Mont::mul_wide(&a.add_lazy(&a), &b)).double(), expected);
            }
        }
    }

    #[test]
    fn unreduced_sums_fit() {
        largest_sums::<bls12_381::P, 6>(true);
        largest_sums::<bn254::P, 4>(false);
    }

    /// As many bytes as the limbs have, not one more or less.
    #[test]
    fn other_lengths_are_refused() {
        let bytes = [0; 64];
        for length in 0..=bytes.len() {
            let four = Mont::<bn254::P, 4>::read_be(&bytes[..length]);
            assert_eq!(four, (length == 32).then_some(Mont::ZERO), "{length}");
            let six = Mont::<bls12_381::P, 6>::read_be(&bytes[..length]);
            assert_eq!(six, (length == 48).then_some(Mont::ZERO), "{length}");
        }
    }

    /// Nine times an element plus or minus another, by a kernel for four limbs and without one for six.
    #[test]
    fn nine() {
        fn check<M: Modulus<N>, const N: usize>() {
            let elements = [0, 1, 2, u64::MAX].map(Mont::<M, N>::from_u64);
            let all = [elements, elements.map(|a| -a), elements.map(|a| (a + Mont::from_u64(3)).invert().unwrap())];
            for (a, b) in all.iter().flatten().flat_map(|a| all.iter().flatten().map(move |b| (a, b))) {
                let nine = a * Mont::from_u64(9);
                assert_eq!((a.nine_add(b), a.nine_sub(b)), (nine + b, nine - b), "{a:?} {b:?}");
            }
        }
        check::<bn254::P, 4>();
        check::<bls12_381::P, 6>();
    }

    /// Order and hash go by the plain value.
    #[test]
    fn order() {
        type Fp = bn254::Fp;
        let ascending =
            [Fp::ZERO, Fp::ONE, Fp::from_u64(2), Fp::from_u64(u64::MAX).double(), -Fp::from_u64(2), -Fp::ONE];
        assert!(ascending.is_sorted() && ascending.windows(2).all(|pair| pair[0] < pair[1]));
        let fp2 = |c0: u64, c1: u64| bn254::Fp2::new(Fp::from_u64(c0), Fp::from_u64(c1));
        assert!(fp2(0, 0) < fp2(9, 0) && fp2(9, 0) < fp2(0, 1) && fp2(0, 1) < fp2(1, 1));
        let set: std::collections::HashSet<Fp> = ascending.into_iter().chain([Fp::from_u64(3) - Fp::ONE]).collect();
        assert_eq!(set.len(), ascending.len());
    }
}
