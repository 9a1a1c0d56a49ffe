//! Polynomials by their coefficients: evaluation, arithmetic, division, interpolation.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::{Add, Mul, Neg, Sub};

use ff::PrimeField;
use montane_kernels::cpu::tuning::polynomials::SCHOOLBOOK;

use crate::domain::{Domain, Order};
use crate::module::Module;

/// A polynomial: the coefficients of `1, X, X^2, ..`, the last one not zero.
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bls12_381;
/// #     pub mod polynomials { pub use montane_polynomials::*; }
/// # }
/// use montane::bls12_381::Scalar;
/// use montane::polynomials::Polynomial;
///
/// # fn main() -> Result<(), montane::polynomials::polynomial::PolynomialError> {
/// let f = Polynomial::new(vec![Scalar::from(1), Scalar::from(2), Scalar::from(3)]); // 1 + 2 X + 3 X^2
/// assert_eq!((f.degree(), f.evaluate(&Scalar::from(2))), (Some(2), Scalar::from(17)));
/// let points = [0, 1, 2].map(|x| (Scalar::from(x), f.evaluate(&Scalar::from(x))));
/// assert_eq!(Polynomial::interpolate(&points)?, f);
/// let g = Polynomial::vanishing(&[Scalar::from(5)]);
/// assert_eq!(f.product(&g).div_rem(&g)?, (f, Polynomial::default()));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Polynomial<F>(Vec<F>);

/// Why polynomials cannot be divided or interpolated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PolynomialError {
    /// The divisor is zero.
    DivisionByZero,
    /// Two points of an interpolation have the same abscissa.
    RepeatedPoint,
}

impl fmt::Display for PolynomialError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::DivisionByZero => "the divisor is the zero polynomial",
            Self::RepeatedPoint => "two points of the interpolation have the same abscissa",
        })
    }
}

impl core::error::Error for PolynomialError {}

impl<F: PrimeField + Module<F>> Polynomial<F> {
    /// The polynomial with these coefficients, lowest first.
    #[must_use]
    pub fn new(mut coefficients: Vec<F>) -> Self {
        while coefficients.last().is_some_and(|c| bool::from(c.is_zero())) {
            coefficients.pop();
        }
        Self(coefficients)
    }

    /// The polynomial of degree below `n` with these values on a domain.
    ///
    /// # Panics
    /// If there are not as many as the domain has elements.
    #[must_use]
    pub fn from_values(domain: &Domain<F>, mut values: Vec<F>, order: Order) -> Self {
        domain.ifft(&mut values, order, Order::Natural);
        Self::new(values)
    }

    /// The polynomial of least degree with `f(x_i) = y_i`, by Newton's divided differences: `O(n^2)`.
    ///
    /// # Errors
    /// [`PolynomialError::RepeatedPoint`].
    pub fn interpolate(points: &[(F, F)]) -> Result<Self, PolynomialError> {
        let mut differences: Vec<F> = points.iter().map(|(_, y)| *y).collect();
        for width in 1..points.len() {
            let mut inverses: Vec<F> = (width..points.len()).map(|i| points[i].0 - points[i - width].0).collect();
            if inverses.iter().any(|d| bool::from(d.is_zero())) {
                return Err(PolynomialError::RepeatedPoint);
            }
            batch_invert(&mut inverses);
            for i in (width..points.len()).rev() {
                differences[i] = (differences[i] - differences[i - 1]) * inverses[i - width];
            }
        }
        // Horner's rule in the basis of Newton: c <- c (X - x_i) + d_i.
        let mut c: Vec<F> = Vec::with_capacity(points.len());
        for (d, (x, _)) in differences.iter().zip(points).rev() {
            c.push(F::ZERO);
            for i in (1..c.len()).rev() {
                c[i] = c[i - 1] - *x * c[i];
            }
            c[0] = *d - *x * c[0];
        }
        Ok(Self::new(c))
    }

    /// `(X - x_0)(X - x_1)..`: `O(n^2)`.
    #[must_use]
    pub fn vanishing(roots: &[F]) -> Self {
        let mut c = vec![F::ONE];
        for x in roots {
            c.push(F::ZERO);
            for i in (1..c.len()).rev() {
                c[i] = c[i - 1] - *x * c[i];
            }
            c[0] = -*x * c[0];
        }
        Self(c)
    }

    /// The coefficients, lowest first; none for zero.
    #[must_use]
    pub fn coefficients(&self) -> &[F] {
        &self.0
    }

    /// The coefficients, lowest first; none for zero.
    #[must_use]
    pub fn into_coefficients(self) -> Vec<F> {
        self.0
    }

    /// The degree, nothing for zero.
    #[must_use]
    pub fn degree(&self) -> Option<usize> {
        self.0.len().checked_sub(1)
    }

    /// The value at `x`, by Horner's rule.
    #[must_use]
    pub fn evaluate(&self, x: &F) -> F {
        self.0.iter().rev().fold(F::ZERO, |acc, c| acc * x + c)
    }

    /// The values on a domain. What exceeds its size is folded by `X^n = g^n` first.
    #[must_use]
    pub fn evaluate_on(&self, domain: &Domain<F>, order: Order) -> Vec<F> {
        let n = domain.size();
        if self.0.len() <= n {
            return domain.extend(&self.0, order);
        }
        let fold = domain.shift().pow_vartime([n as u64]);
        let mut values = vec![F::ZERO; n];
        for chunk in self.0.chunks(n).rev() {
            for (i, value) in values.iter_mut().enumerate() {
                *value = *value * fold + chunk.get(i).copied().unwrap_or(F::ZERO);
            }
        }
        domain.fft(&mut values, Order::Natural, order);
        values
    }

    /// `self factor`
    #[must_use]
    pub fn scaled(&self, factor: &F) -> Self {
        Self::new(self.0.iter().map(|c| *c * factor).collect())
    }

    /// The product: term by term for short factors, by transforms for long ones.
    #[must_use]
    pub fn product(&self, other: &Self) -> Self {
        let (short, long) = if self.0.len() < other.0.len() { (self, other) } else { (other, self) };
        if short.0.is_empty() {
            return Self(Vec::new());
        }
        let len = short.0.len() + long.0.len() - 1;
        if short.0.len() >= SCHOOLBOOK
            && let Ok(domain) = Domain::new(len.next_power_of_two())
        {
            let [mut a, b] = [&short.0, &long.0].map(|c| domain.extend(c, Order::BitReversed));
            a.iter_mut().zip(&b).for_each(|(a, b)| *a *= b);
            domain.ifft(&mut a, Order::BitReversed, Order::Natural);
            return Self::new(a);
        }
        let mut out = vec![F::ZERO; len];
        for (i, a) in short.0.iter().enumerate() {
            for (c, b) in out[i..].iter_mut().zip(&long.0) {
                *c += *a * b;
            }
        }
        Self::new(out)
    }

    /// Quotient and remainder: `self = q divisor + r` with the degree of `r` below that of the divisor. Short quotients
    /// and divisors by long division, others by Newton's iteration for the reversed divisor's inverse power series.
    ///
    /// # Errors
    /// [`PolynomialError::DivisionByZero`].
    pub fn div_rem(&self, divisor: &Self) -> Result<(Self, Self), PolynomialError> {
        let Some(d) = divisor.degree() else { return Err(PolynomialError::DivisionByZero) };
        let Some(quotient_len) = self.0.len().checked_sub(d).filter(|len| *len > 0) else {
            return Ok((Self(Vec::new()), self.clone()));
        };
        if d >= SCHOOLBOOK && quotient_len >= SCHOOLBOOK {
            let reversed = |c: &[F]| Self::new(c.iter().rev().copied().collect());
            let inverse = reversed(&divisor.0).inverse_series(quotient_len);
            let mut q = reversed(&self.0).truncated(quotient_len).product(&inverse).truncated(quotient_len).0;
            q.resize(quotient_len, F::ZERO);
            q.reverse();
            let q = Self::new(q);
            let r = self - &q.product(divisor);
            return Ok((q, r));
        }
        let lead: F = Option::from(divisor.0[d].invert()).ok_or(PolynomialError::DivisionByZero)?;
        let mut rest = self.0.clone();
        let mut q = vec![F::ZERO; quotient_len];
        for i in (0..quotient_len).rev() {
            q[i] = rest[i + d] * lead;
            for (r, c) in rest[i..].iter_mut().zip(&divisor.0) {
                *r -= q[i] * c;
            }
        }
        Ok((Self::new(q), Self::new(rest)))
    }

    /// `(self - self(x)) / (X - x)` and `self(x)`, by Horner's rule (synthetic division).
    #[must_use]
    pub fn divide_by_linear(&self, x: &F) -> (Self, F) {
        let mut q = self.0.clone();
        let mut acc = F::ZERO;
        for c in q.iter_mut().rev() {
            let carry = acc;
            acc = acc * x + *c;
            *c = carry;
        }
        (Self::new(q), acc)
    }

    /// Quotient and remainder by `X^n - c`.
    ///
    /// # Panics
    /// If `n` is zero.
    #[must_use]
    pub fn divide_by_binomial(&self, n: usize, c: &F) -> (Self, Self) {
        assert!(n > 0, "a binomial X^n - c has a positive degree");
        let mut all = self.0.clone();
        for i in (n..all.len()).rev() {
            let carry = all[i] * c;
            all[i - n] += carry;
        }
        let q = all.split_off(n.min(all.len()));
        (Self::new(q), Self::new(all))
    }

    /// The coefficients below `X^n`.
    #[must_use]
    pub fn truncated(&self, n: usize) -> Self {
        Self::new(self.0[..n.min(self.0.len())].to_vec())
    }

    /// `1 / self` modulo `X^n`, for a constant term other than zero: `g <- g (2 - f g)` doubles what is right.
    fn inverse_series(&self, n: usize) -> Self {
        let first = Option::<F>::from(self.0[0].invert()).unwrap_or(F::ZERO);
        let mut g = Self::new(vec![first]);
        let two = Self::new(vec![F::ONE.double()]);
        let mut right = 1;
        while right < n {
            right *= 2;
            let fg = self.truncated(right).product(&g).truncated(right);
            g = g.product(&(&two - &fg)).truncated(right);
        }
        g.truncated(n)
    }
}

/// Replaces every element by its inverse with one inversion and three products each; zeros stay zero.
///
/// Source: Montgomery's trick.
pub fn batch_invert<F: PrimeField>(elements: &mut [F]) {
    let mut product = F::ONE;
    let before: Vec<F> = elements
        .iter()
        .map(|a| {
            let before = product;
            product *= F::conditional_select(a, &F::ONE, a.is_zero());
            before
        })
        .collect();
    // Not zero: a product of elements that are not.
    let mut inverse = product.invert().unwrap_or(F::ZERO);
    for (a, before) in elements.iter_mut().zip(before).rev() {
        let zero = a.is_zero();
        let result = inverse * before;
        inverse *= F::conditional_select(a, &F::ONE, zero);
        *a = F::conditional_select(&result, &F::ZERO, zero);
    }
}

fn termwise<F: PrimeField + Module<F>>(a: &[F], b: &[F], f: impl Fn(F, F) -> F) -> Polynomial<F> {
    let at = |c: &[F], i: usize| c.get(i).copied().unwrap_or(F::ZERO);
    Polynomial::new((0..a.len().max(b.len())).map(|i| f(at(a, i), at(b, i))).collect())
}

impl<F: PrimeField + Module<F>> Add for &Polynomial<F> {
    type Output = Polynomial<F>;
    fn add(self, other: Self) -> Polynomial<F> {
        termwise(&self.0, &other.0, |a, b| a + b)
    }
}

impl<F: PrimeField + Module<F>> Sub for &Polynomial<F> {
    type Output = Polynomial<F>;
    fn sub(self, other: Self) -> Polynomial<F> {
        termwise(&self.0, &other.0, |a, b| a - b)
    }
}

impl<F: PrimeField + Module<F>> Mul for &Polynomial<F> {
    type Output = Polynomial<F>;
    fn mul(self, other: Self) -> Polynomial<F> {
        self.product(other)
    }
}

impl<F: PrimeField> Neg for &Polynomial<F> {
    type Output = Polynomial<F>;
    fn neg(self) -> Polynomial<F> {
        Polynomial(self.0.iter().map(|c| -*c).collect())
    }
}

#[cfg(test)]
mod tests;
