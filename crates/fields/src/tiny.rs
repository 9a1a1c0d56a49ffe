//! A prime field small enough to try a formula on every input. For tests of formulas, not for use.

use core::ops::Range;

use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use crate::code::InWords;
use crate::quadratic::Progenitor;
use crate::{Compiled, Coordinate, Field};

/// The integers modulo the prime `P = 3 mod 4`, below 256.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tiny<const P: u64>(u64);

impl<const P: u64> Tiny<P> {
    /// The element of an integer.
    #[must_use]
    pub const fn new(a: u64) -> Self {
        assert!(P < 256 && P % 4 == 3);
        Self(a % P)
    }

    /// The value, below `P`.
    #[must_use]
    pub const fn value(self) -> u64 {
        self.0
    }

    /// Every element.
    pub fn all() -> core::iter::Map<Range<u64>, fn(u64) -> Self> {
        (0..P).map(Self::new)
    }

    fn pow(self, e: u64) -> Self {
        (0..e).fold(Self::new(1), |acc, _| Field::mul(&acc, &self))
    }
}

impl<const P: u64> Compiled for Tiny<P> {
    type Code = InWords;
}

impl<const P: u64> Field for Tiny<P> {
    /// A sum of products that is really not reduced: in 64 bits no formula overflows.
    type Wide = u64;
    const ZERO: Self = Self::new(0);
    const ONE: Self = Self::new(1);

    fn add(&self, b: &Self) -> Self {
        Self::new(self.0 + b.0)
    }
    fn sub(&self, b: &Self) -> Self {
        Self::new(self.0 + P - b.0)
    }
    fn neg(&self) -> Self {
        Self::new(P - self.0)
    }
    fn double(&self) -> Self {
        Self::new(2 * self.0)
    }
    fn add_lazy(&self, b: &Self) -> Self {
        assert!(self.0 < P && b.0 < P, "the terms of an unreduced sum are reduced");
        Self(self.0 + b.0)
    }
    fn wide_zero() -> u64 {
        0
    }
    fn mul_wide(a: &Self, b: &Self) -> u64 {
        assert!(a.0 < 2 * P && b.0 < 2 * P, "an operand is at most an unreduced sum");
        a.0 * b.0
    }
    fn wide_add(a: &u64, b: &u64) -> u64 {
        a + b
    }
    fn wide_sub(a: &u64, b: &u64) -> u64 {
        a + P * b - b
    }
    /// Panics where the formula promises a difference that is not negative and it is.
    fn wide_sub2_exact(a: &u64, b: &u64, c: &u64) -> u64 {
        a.checked_sub(*b).and_then(|d| d.checked_sub(*c)).expect("the middle term of Karatsuba is not negative")
    }
    fn reduce(w: &u64) -> Self {
        Self::new(*w)
    }
}

impl<const P: u64> ConstantTimeEq for Tiny<P> {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl<const P: u64> ConditionallySelectable for Tiny<P> {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(u64::conditional_select(&a.0, &b.0, choice))
    }
}

impl<const P: u64> Coordinate for Tiny<P> {
    const BYTES: usize = 1;
    fn halve(&self) -> Self {
        Field::mul(self, &Self::new(P.div_ceil(2)))
    }
    fn invert(&self) -> CtOption<Self> {
        CtOption::new(self.pow(P - 2), !self.ct_eq(&Self::ZERO))
    }
    fn sqrt(&self) -> CtOption<Self> {
        let root = self.pow(P.div_ceil(4));
        CtOption::new(root, Field::square(&root).ct_eq(self))
    }
    fn is_largest(&self) -> Choice {
        Choice::from(u8::from(self.0 > P / 2))
    }
    fn write_be(&self, out: &mut [u8]) {
        out.copy_from_slice(&[self.0 as u8]);
    }
    fn read_be(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [a] if u64::from(*a) < P => Some(Self(u64::from(*a))),
            _ => None,
        }
    }
}

impl<const P: u64> Progenitor for Tiny<P> {
    fn progenitor(&self) -> Self {
        self.pow((P - 3) / 4)
    }
}

impl<const P: u64> crate::sealed::Sealed for Tiny<P> {}
