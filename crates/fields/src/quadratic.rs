//! The quadratic extension `F[u] / (u^2 + 1)`, for a base field in which -1 is not a square.

use core::cmp::Ordering;
use core::fmt;
use montane_kernels::inlined;

use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::Zeroize;

use crate::operators::field_operators;
use crate::{Compiled, Coordinate, Field, Modulus, Mont};

/// `c0 + c1 u` with `u^2 = -1`.
// In memory: its coefficients, in this order.
#[repr(C)]
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Fp2<F> {
    /// The coefficient of 1.
    pub c0: F,
    /// The coefficient of `u`.
    pub c1: F,
}

impl<F> Fp2<F> {
    /// `c0 + c1 u`
    #[inline(always)]
    #[must_use]
    pub const fn new(c0: F, c1: F) -> Self {
        Self { c0, c1 }
    }
}

impl<F: Field> Fp2<F> {
    /// The additive identity.
    pub const ZERO: Self = Self::new(F::ZERO, F::ZERO);
    /// The multiplicative identity.
    pub const ONE: Self = Self::new(F::ONE, F::ZERO);

    /// `c0 - c1 u`, which is also the Frobenius map `a -> a^p`.
    #[inline(always)]
    #[must_use]
    pub fn conjugate(&self) -> Self {
        Self::new(self.c0, self.c1.neg())
    }

    /// The product with an element of the base field.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn scale(&self, k: &F) -> Self {
        Self::new(self.c0.mul(k), self.c1.mul(k))
    }

    /// `self * u`
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn mul_by_u(&self) -> Self {
        Self::new(self.c1.neg(), self.c0)
    }

    /// `self * (1 + u)`
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn mul_by_1_plus_u(&self) -> Self {
        Self::new(self.c0.sub(&self.c1), self.c0.add(&self.c1))
    }

    /// `a * (1 + u)`, unreduced.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn wide_mul_by_1_plus_u(a: &[F::Wide; 2]) -> [F::Wide; 2] {
        [F::wide_sub(&a[0], &a[1]), F::wide_add(&a[0], &a[1])]
    }

    /// `self * (9 + u)`
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn mul_by_9_plus_u(&self) -> Self {
        let nine = Field::add(&self.double().double().double(), self);
        Field::add(&nine, &self.mul_by_u())
    }

    /// `a * (9 + u)`, unreduced.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn wide_mul_by_9_plus_u(a: &[F::Wide; 2]) -> [F::Wide; 2] {
        let nine = |w| {
            let two = F::wide_add(w, w);
            let four = F::wide_add(&two, &two);
            F::wide_add(&F::wide_add(&four, &four), w)
        };
        [F::wide_sub(&nine(&a[0]), &a[1]), F::wide_add(&nine(&a[1]), &a[0])]
    }

    /// The norm to the base field, `c0^2 + c1^2`.
    #[inline(always)]
    #[must_use]
    pub fn norm(&self) -> F {
        F::reduce(&F::wide_add(&F::square_wide(&self.c0), &F::square_wide(&self.c1)))
    }

    /// `self^2`
    #[inline(always)]
    #[must_use]
    pub fn square(&self) -> Self {
        Field::square(self)
    }

    /// `2 self`
    #[inline(always)]
    #[must_use]
    pub fn double(&self) -> Self {
        Field::double(self)
    }
}

impl<F: Field> Compiled for Fp2<F> {
    type Code = F::Code;
    const LONG: bool = true;
    const IN_PLACE: bool = F::IN_PLACE;
    #[inline(always)]
    fn set_add(&mut self, a: &Self, b: &Self) {
        self.c0.set_add(&a.c0, &b.c0);
        self.c1.set_add(&a.c1, &b.c1);
    }
    #[inline(always)]
    fn set_sub(&mut self, a: &Self, b: &Self) {
        self.c0.set_sub(&a.c0, &b.c0);
        self.c1.set_sub(&a.c1, &b.c1);
    }
    #[inline(always)]
    fn set_mul(&mut self, a: &Self, b: &Self) {
        if !F::IN_PLACE {
            *self = a.mul(b);
            return;
        }
        // Karatsuba's method.
        let (mut s, mut t) = (a.c0.add_lazy(&a.c1), b.c0.add_lazy(&b.c1));
        let u = s.mul(&t);
        s.set_mul(&a.c0, &b.c0);
        t.set_mul(&a.c1, &b.c1);
        self.c0.set_sub(&s, &t);
        let v = u.sub(&s);
        self.c1.set_sub(&v, &t);
    }
    #[inline(always)]
    fn set_square(&mut self, a: &Self) {
        if !F::IN_PLACE {
            *self = a.square();
            return;
        }
        // The complex method.
        let (s, t, u) = (a.c0.add_lazy(&a.c1), a.c0.sub(&a.c1), a.c0.add_lazy(&a.c0));
        self.c0.set_mul(&s, &t);
        self.c1.set_mul(&u, &a.c1);
    }
}

impl<F: Field> Field for Fp2<F> {
    type Wide = [F::Wide; 2];
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

    #[inline(always)]
    fn add(&self, b: &Self) -> Self {
        Self::new(self.c0.add(&b.c0), self.c1.add(&b.c1))
    }
    #[inline(always)]
    fn sub(&self, b: &Self) -> Self {
        Self::new(self.c0.sub(&b.c0), self.c1.sub(&b.c1))
    }
    #[inline(always)]
    fn neg(&self) -> Self {
        Self::new(self.c0.neg(), self.c1.neg())
    }
    #[inline(always)]
    fn double(&self) -> Self {
        Self::new(self.c0.double(), self.c1.double())
    }
    #[inline(always)]
    fn wide_zero() -> Self::Wide {
        [F::wide_zero(); 2]
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Self::Wide {
        F::outline(inlined!(|| F::complex_mul_wide([&a.c0, &a.c1], [&b.c0, &b.c1])))
    }
    #[inline(always)]
    fn square_wide(a: &Self) -> Self::Wide {
        F::outline(inlined!(|| F::complex_square_wide([&a.c0, &a.c1])))
    }
    #[inline(always)]
    fn wide_add(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        [F::wide_add(&a[0], &b[0]), F::wide_add(&a[1], &b[1])]
    }
    #[inline(always)]
    fn wide_sub(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        [F::wide_sub(&a[0], &b[0]), F::wide_sub(&a[1], &b[1])]
    }
    #[inline(always)]
    fn reduce(w: &Self::Wide) -> Self {
        Self::new(F::reduce(&w[0]), F::reduce(&w[1]))
    }
    #[inline(always)]
    fn mul(&self, b: &Self) -> Self {
        if F::IN_PLACE {
            return F::outline(inlined!(|| {
                let mut out = Self::ZERO;
                out.set_mul(self, b);
                out
            }));
        }
        F::outline(inlined!(|| {
            let [c0, c1] = F::complex_mul([&self.c0, &self.c1], [&b.c0, &b.c1]);
            Self::new(c0, c1)
        }))
    }
    #[inline(always)]
    fn square(&self) -> Self {
        if F::IN_PLACE {
            return F::outline(inlined!(|| {
                let mut out = Self::ZERO;
                out.set_square(self);
                out
            }));
        }
        F::outline(inlined!(|| {
            let [c0, c1] = F::complex_square([&self.c0, &self.c1]);
            Self::new(c0, c1)
        }))
    }
}

impl<M: Modulus<N>, const N: usize> Fp2<Mont<M, N>> {
    /// `self * b` in a constant.
    #[doc(hidden)]
    #[must_use]
    pub const fn mul_const(&self, b: &Self) -> Self {
        let c0 = self.c0.mul_const(&b.c0).sub_const(&self.c1.mul_const(&b.c1));
        let c1 = self.c0.mul_const(&b.c1).add_const(&self.c1.mul_const(&b.c0));
        Self::new(c0, c1)
    }

    /// `1, g, g^2, .., g^5`: with `g = xi^((p - 1) / 6)` what the Frobenius map multiplies `w^i` by when `w^6 = xi`.
    /// The power itself would take each crate that uses it seconds to compile, so the towers have it written down.
    #[doc(hidden)]
    #[must_use]
    pub const fn frobenius_constants(g: &Self) -> [Self; 6] {
        let mut powers = [Self::ONE; 6];
        let mut i = 1;
        while i < 6 {
            powers[i] = powers[i - 1].mul_const(g);
            i += 1;
        }
        powers
    }
}

/// A prime field with `p = 3 mod 4`, whose roots and inverses all come from one power.
#[doc(hidden)]
pub trait Progenitor: Coordinate {
    /// `self^((p - 3) / 4)`: a root of a square `a` is `a` times this, and `a` times its square is the quadratic
    /// character (Scott, eprint 2020/1497). Constant time.
    fn progenitor(&self) -> Self;
}

impl<F: Progenitor> Fp2<F> {
    /// A root of a square, given a root `n` of its norm `c0^2 + c1^2`; anything for a nonsquare. Constant time.
    ///
    /// With `d = (c0 + n) / 2`, a root is `x + (c1 / 2x) u` with `x^2 = d`. If `d` is not a square then
    /// `(c0 - n) / 2 = -c1^2 / 4d` is, and the same two numbers swap their places. (Scott, eprint 2020/1497, section
    /// 5.3.)
    #[doc(hidden)]
    #[must_use]
    pub fn sqrt_with_norm_root(&self, n: &F) -> Self {
        let sum = self.c0.add(n).halve();
        // sum = 0 only when c1 = 0 and n = -c0; then the other choice is c0 itself.
        let d = F::conditional_select(&sum, &self.c0, sum.is_zero());
        let y = d.progenitor();
        let x = d.mul(&y);
        // x^2 = chi d and 1/x = chi y, with chi = d y^2 the quadratic character.
        let z = self.c1.mul(&y).halve();
        let is_square = x.square().ct_eq(&d);
        // chi = 1: x + (c1 / 2x) u = x + z u. chi = -1: (c1 / 2x) - ... = z' + x u with z' = c1 / 2x = -z.
        Self::new(F::conditional_select(&z.neg(), &x, is_square), F::conditional_select(&x, &z, is_square))
    }
}

impl<F: Progenitor> Coordinate for Fp2<F> {
    const BYTES: usize = 2 * F::BYTES;

    #[inline(always)]
    fn halve(&self) -> Self {
        Self::new(self.c0.halve(), self.c1.halve())
    }

    fn invert(&self) -> CtOption<Self> {
        self.norm().invert().map(|n| self.conjugate().scale(&n))
    }

    fn invert_vartime(&self) -> Option<Self> {
        self.norm().invert_vartime().map(|n| self.conjugate().scale(&n))
    }

    /// The complex method with two powers and no inversion: one for the root of the norm, one in
    /// [`Fp2::sqrt_with_norm_root`].
    fn sqrt(&self) -> CtOption<Self> {
        let norm = self.norm();
        let root = self.sqrt_with_norm_root(&norm.mul(&norm.progenitor()));
        CtOption::new(root, root.square().ct_eq(self))
    }

    /// Lexicographic with the coefficient of `u` first.
    fn is_largest(&self) -> Choice {
        self.c1.is_largest() | (self.c1.is_zero() & self.c0.is_largest())
    }

    /// The coefficient of `u` first, as the ZCash encoding and EIP-197 have it.
    fn write_be(&self, out: &mut [u8]) {
        let (c1, c0) = out.split_at_mut(F::BYTES);
        self.c1.write_be(c1);
        self.c0.write_be(c0);
    }

    fn read_be(bytes: &[u8]) -> Option<Self> {
        let (c1, c0) = bytes.split_at_checked(F::BYTES)?;
        Some(Self::new(F::read_be(c0)?, F::read_be(c1)?))
    }
}

impl<F: ConstantTimeEq> ConstantTimeEq for Fp2<F> {
    #[inline]
    fn ct_eq(&self, other: &Self) -> Choice {
        self.c0.ct_eq(&other.c0) & self.c1.ct_eq(&other.c1)
    }
}

/// The coefficient of `u` first, as in encodings.
impl<F: Ord> Ord for Fp2<F> {
    fn cmp(&self, other: &Self) -> Ordering {
        (&self.c1, &self.c0).cmp(&(&other.c1, &other.c0))
    }
}
impl<F: Ord> PartialOrd for Fp2<F> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<F: ConditionallySelectable> ConditionallySelectable for Fp2<F> {
    #[inline(always)]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self::new(F::conditional_select(&a.c0, &b.c0, choice), F::conditional_select(&a.c1, &b.c1, choice))
    }
}

impl<F: Zeroize> Zeroize for Fp2<F> {
    fn zeroize(&mut self) {
        self.c0.zeroize();
        self.c1.zeroize();
    }
}

impl<F: fmt::Debug> fmt::Debug for Fp2<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} + {:?} u", self.c0, self.c1)
    }
}

impl<F> From<F> for Fp2<F>
where
    F: Field,
{
    fn from(c0: F) -> Self {
        Self::new(c0, F::ZERO)
    }
}

field_operators!(Fp2<F>, [F: Field]);

impl<F> crate::sealed::Sealed for Fp2<F> {}
