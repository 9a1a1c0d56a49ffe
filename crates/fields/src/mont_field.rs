//! [`Field`] for the Montgomery field: the scalar representation that formulas run on.

use montane_kernels::params::subtract_once;
use montane_kernels::{select, word};
use subtle::{Choice, CtOption};

use crate::field::{complex_mul_wide, complex_square_wide};
use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::quadratic::Progenitor;
use crate::{Coordinate, Field};

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// Whether `2p` fits the limbs and `(2p)^2` is below `p 2^(64N)`: then a sum of two elements may stay unreduced
    /// as an operand of a product.
    const LAZY: bool = Self::PARAMS.spare_bits() >= 2;
}

/// `Wide` values are below `p 2^(64N)`, the largest that one reduction takes. Products of reduced elements are below
/// `p^2`, those of sums below `4 p^2 <= p 2^(64N)`; sums and differences are corrected by `p 2^(64N)`.
impl<M: Modulus<N>, const N: usize> Field for Mont<M, N> {
    type Wide = [[u64; N]; 2];
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

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
        if !Self::LAZY {
            return self + b;
        }
        let (sum, carry) = add(self.montgomery_limbs(), b.montgomery_limbs(), 0);
        debug_assert!(carry == 0);
        Self::from_montgomery_unchecked(sum)
    }
    #[inline(always)]
    fn wide_zero() -> Self::Wide {
        [[0; N]; 2]
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Self::Wide {
        select::wide_mul(a.montgomery_limbs(), b.montgomery_limbs())
    }
    #[inline(always)]
    fn square_wide(a: &Self) -> Self::Wide {
        if Self::PARAMS.spare_bits() == 0 {
            return Self::mul_wide(a, a);
        }
        select::wide_sqr(a.montgomery_limbs())
    }
    #[inline(always)]
    fn wide_add(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        let (low, carry) = add(&a[0], &b[0], 0);
        let (high, carry) = add(&a[1], &b[1], carry);
        [low, subtract_once(high, carry, &M::P)]
    }
    #[inline(always)]
    fn wide_sub(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        let (low, borrow) = sub(&a[0], &b[0], 0);
        let (high, borrow) = sub(&a[1], &b[1], borrow);
        let mask = word::mask(borrow);
        [low, add(&high, &core::array::from_fn(|i| M::P[i] & mask), 0).0]
    }
    #[inline(always)]
    fn wide_sub2_exact(a: &Self::Wide, b: &Self::Wide, c: &Self::Wide) -> Self::Wide {
        if !Self::LAZY {
            return Self::wide_sub(&Self::wide_sub(a, b), c);
        }
        let (low, borrow) = sub(&a[0], &b[0], 0);
        let (high, over) = sub(&a[1], &b[1], borrow);
        let (low, borrow) = sub(&low, &c[0], 0);
        let (high, again) = sub(&high, &c[1], borrow);
        debug_assert!(over == 0 && again == 0);
        [low, high]
    }
    #[inline(always)]
    fn reduce(w: &Self::Wide) -> Self {
        Self::from_montgomery_unchecked(select::redc(w, &Self::PARAMS))
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
    fn complex_mul(a: [&Self; 2], b: [&Self; 2]) -> [Self; 2] {
        match select::complex_mul(a.map(Self::montgomery_limbs), b.map(Self::montgomery_limbs), &Self::PARAMS) {
            Some(c) => c.map(Self::from_montgomery_unchecked),
            None => complex_mul_wide(a, b).map(|w| Self::reduce(&w)),
        }
    }
    #[inline(always)]
    fn complex_square(a: [&Self; 2]) -> [Self; 2] {
        match select::complex_sqr(a.map(Self::montgomery_limbs), &Self::PARAMS) {
            Some(c) => c.map(Self::from_montgomery_unchecked),
            None => complex_square_wide(a).map(|w| Self::reduce(&w)),
        }
    }
    #[inline(always)]
    fn outline<R>(f: impl FnOnce() -> R) -> R {
        #[inline(never)]
        fn run<R>(f: impl FnOnce() -> R) -> R {
            f()
        }
        run(f)
    }
}

/// `a + b + carry`, and the carry.
#[inline(always)]
fn add<const N: usize>(a: &[u64; N], b: &[u64; N], mut carry: u64) -> ([u64; N], u64) {
    let mut out = [0; N];
    for i in 0..N {
        (out[i], carry) = word::adc(a[i], b[i], carry);
    }
    (out, carry)
}

/// `a - b - borrow`, and the borrow.
#[inline(always)]
fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], mut borrow: u64) -> ([u64; N], u64) {
    let mut out = [0; N];
    for i in 0..N {
        (out[i], borrow) = word::sbb(a[i], b[i], borrow);
    }
    (out, borrow)
}

impl<M: Modulus<N>, const N: usize> Coordinate for Mont<M, N> {
    const BYTES: usize = 8 * N;

    fn invert(&self) -> CtOption<Self> {
        self.invert()
    }

    fn sqrt(&self) -> CtOption<Self> {
        self.sqrt()
    }

    fn is_largest(&self) -> Choice {
        // 2a wraps around p exactly when a > (p - 1) / 2, and then its plain value is odd.
        self.double().is_odd()
    }

    fn write_be(&self, out: &mut [u8]) {
        self.write_le_bytes(out);
        out.reverse();
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

    fn halve(&self) -> Self {
        self.halve()
    }
}
