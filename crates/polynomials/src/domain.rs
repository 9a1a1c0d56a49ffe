//! Domains of roots of unity, and the transforms between coefficients and values on them.
//!
//! The subgroup `H` of order `n = 2^k` is split by its squares: a polynomial modulo `X^n - c^2` is one modulo
//! `X^(n/2) - c` and one modulo `X^(n/2) + c`. All values of one half share their twiddle `c`, and the twiddles of all
//! layers, in the order in which the halves come, are the beginnings of one table: the powers of the root in
//! bit-reversed order.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use ff::PrimeField;

use self::lanes::{LaneTwiddles, Plan};
use self::order::Direction;
use self::powers::{powers, square_n};
use self::threads::{in_parts, join, made};
use self::words::WordTwiddles;
use crate::module::Module;

pub(crate) mod lanes;
pub(crate) mod order;
mod powers;
mod threads;
pub(crate) mod words;

pub use self::order::{Order, bit_reverse};

/// Why there is no such domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DomainError {
    /// A size that is not a power of two, or zero.
    NotPowerOfTwo,
    /// The field has no root of unity of this order.
    TooLarge,
    /// The shift of a coset is zero.
    ZeroShift,
    /// The element generates no subgroup of this order.
    NotGenerator,
}

impl fmt::Display for DomainError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotPowerOfTwo => "the size of a domain is a power of two",
            Self::TooLarge => "the field has no root of unity of this order",
            Self::ZeroShift => "the shift of a coset is not zero",
            Self::NotGenerator => "the order of a domain's root is the size of the domain",
        })
    }
}

impl core::error::Error for DomainError {}

/// A coset `g H` of the subgroup `H` of order `n = 2^k`, with its twiddles. Clones share them.
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bls12_381;
/// #     pub mod polynomials { pub use montane_polynomials::*; }
/// # }
/// use montane::bls12_381::Scalar;
/// use montane::polynomials::{Domain, Order};
///
/// # fn main() -> Result<(), montane::polynomials::DomainError> {
/// let domain = Domain::new(8)?;
/// let coefficients: Vec<Scalar> = (1..=8).map(Scalar::from).collect();
/// let mut values = coefficients.clone();
/// domain.fft(&mut values, Order::Natural, Order::BitReversed); // free of a permutation
/// domain.ifft(&mut values, Order::BitReversed, Order::Natural);
/// assert_eq!(values, coefficients);
/// // The same on a coset, and of fewer coefficients.
/// assert_eq!(domain.coset(Scalar::from(7))?.extend(&coefficients[..1], Order::Natural), [Scalar::ONE; 8]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Domain<F> {
    log_size: u32,
    root: F,
    shift: Option<F>,
    size_inverse: F,
    /// `w^rev(i)` for `i < n / 2`: twiddle `i` of every layer.
    twiddles: Arc<[F]>,
    /// The same for vector lanes, where there are any.
    lane_twiddles: Option<Arc<LaneTwiddles>>,
    /// Prepared for words, where there are no lanes.
    word_twiddles: Option<Arc<WordTwiddles>>,
}

impl<F: PrimeField + Module<F>> Domain<F> {
    /// The subgroup of order `size`. Its root is the power of the field's `ROOT_OF_UNITY`.
    ///
    /// # Errors
    /// [`DomainError::NotPowerOfTwo`] or [`DomainError::TooLarge`].
    pub fn new(size: usize) -> Result<Self, DomainError> {
        let log_size = Self::log_size(size)?;
        Ok(Self::of(log_size, square_n(F::ROOT_OF_UNITY, F::S - log_size)))
    }

    /// The subgroup of order `size` with the root of the caller's choice.
    ///
    /// # Errors
    /// [`DomainError::NotPowerOfTwo`], [`DomainError::TooLarge`], or [`DomainError::NotGenerator`] if `size` is not the
    /// order of `root`.
    pub fn generated_by(root: F, size: usize) -> Result<Self, DomainError> {
        let log_size = Self::log_size(size)?;
        // Of the elements whose order is a power of two, one alone has order two.
        let is_generator = if log_size == 0 { root == F::ONE } else { square_n(root, log_size - 1) == -F::ONE };
        if is_generator { Ok(Self::of(log_size, root)) } else { Err(DomainError::NotGenerator) }
    }

    fn log_size(size: usize) -> Result<u32, DomainError> {
        if !size.is_power_of_two() {
            return Err(DomainError::NotPowerOfTwo);
        }
        let log_size = size.ilog2();
        if log_size > F::S { Err(DomainError::TooLarge) } else { Ok(log_size) }
    }

    fn of(log_size: u32, root: F) -> Self {
        let half_inverse = F::TWO_INV;
        let size_inverse = (0..log_size).fold(F::ONE, |a, _| a * half_inverse);
        // Doubling the table: the new half is the old one times the root of the next larger order.
        let mut twiddles = Vec::with_capacity(1 << log_size.saturating_sub(1));
        twiddles.push(F::ONE);
        for k in 1..log_size {
            let step = square_n(root, log_size - 1 - k);
            for i in 0..twiddles.len() {
                twiddles.push(twiddles[i] * step);
            }
        }
        let lane_twiddles = F::lane_twiddles(&twiddles).map(Arc::new);
        let word_twiddles = if lane_twiddles.is_some() { None } else { F::word_twiddles(&twiddles).map(Arc::new) };
        let twiddles = twiddles.into();
        Self { log_size, root, shift: None, size_inverse, twiddles, lane_twiddles, word_twiddles }
    }

    /// The coset `shift H`; the twiddles are shared.
    ///
    /// # Errors
    /// [`DomainError::ZeroShift`].
    pub fn coset(&self, shift: F) -> Result<Self, DomainError> {
        if bool::from(shift.is_zero()) {
            return Err(DomainError::ZeroShift);
        }
        Ok(Self { shift: (shift != F::ONE).then_some(shift), ..self.clone() })
    }

    /// The number of elements.
    #[must_use]
    pub const fn size(&self) -> usize {
        1 << self.log_size
    }

    /// The root of unity `w` that generates the subgroup.
    #[must_use]
    pub const fn root(&self) -> &F {
        &self.root
    }

    /// The shift `g` of the coset, 1 for the subgroup.
    #[must_use]
    pub fn shift(&self) -> F {
        self.shift.unwrap_or(F::ONE)
    }

    /// The elements `g w^i`.
    #[must_use]
    pub fn elements(&self, order: Order) -> Vec<F> {
        let mut out: Vec<F> = self.twiddles.iter().flat_map(|w| [*w, -*w]).collect();
        out.truncate(self.size());
        if let Some(g) = self.shift {
            out.iter_mut().for_each(|w| *w *= g);
        }
        if order == Order::Natural {
            bit_reverse(&mut out);
        }
        out
    }

    /// `z^n - g^n`, which is zero on the domain alone.
    #[must_use]
    pub fn vanishing(&self, z: &F) -> F {
        square_n(*z, self.log_size) - square_n(self.shift(), self.log_size)
    }

    /// Coefficients to values, in place: `a_j -> sum_j a_j (g w^i)^j`. From one order to the other is free of
    /// permutations.
    ///
    /// Beside the values and the domain it needs as much again and a quarter more in vector lanes, and nothing in
    /// words. Several at once are several calls, on threads if one likes: lanes are full with one.
    ///
    /// # Panics
    /// If there are not as many as the domain has elements.
    pub fn fft<T: Module<F>>(&self, values: &mut [T], from: Order, to: Order) {
        self.check(values);
        let plan = Plan { log: self.log_size, from, to, inverse: false, shift: self.shift, scale: F::ONE };
        if self.in_lanes(&plan, values) {
            return;
        }
        if let Some(g) = self.shift {
            scale(values, self.log_size, g, F::ONE, from);
        }
        self.layers(values, from, to, Direction::Forward);
    }

    /// Values to coefficients, in place: the inverse of [`Self::fft`].
    ///
    /// # Panics
    /// If there are not as many as the domain has elements.
    pub fn ifft<T: Module<F>>(&self, values: &mut [T], from: Order, to: Order) {
        self.check(values);
        let shift = self.shift.and_then(|g| Option::<F>::from(g.invert()));
        let plan = Plan { log: self.log_size, from, to, inverse: true, shift, scale: self.size_inverse };
        if self.in_lanes(&plan, values) {
            return;
        }
        self.layers(values, from, to, Direction::Inverse);
        match shift {
            Some(inverse) => scale(values, self.log_size, inverse, self.size_inverse, to),
            None => in_parts(values, T::SERIAL, |_, values| {
                values.iter_mut().for_each(|a| *a = a.scaled(&self.size_inverse));
            }),
        }
    }

    /// The values on the domain of the polynomial with these coefficients, lowest first, of which there may be fewer
    /// than the domain has elements: a low-degree extension is [`Self::ifft`] on a small domain and this on a larger
    /// one.
    ///
    /// The first layers of a transform only copy where the upper halves are zero, and are left out: `log2(size / n)`
    /// layers, where `n` is the number of coefficients rounded up to a power of two, in lanes at least 64.
    ///
    /// # Panics
    /// If there are more coefficients than the domain has elements.
    #[must_use]
    pub fn extend(&self, coefficients: &[F], to: Order) -> Vec<F> {
        assert!(coefficients.len() <= self.size(), "no more coefficients are extended than the domain has elements");
        let least = if self.lane_twiddles.is_some() { lanes::BLOCK } else { 1 };
        let len = coefficients.len().next_power_of_two().max(least);
        let mut first = made(F::ZERO, len, F::SERIAL, |start, part| {
            let given = coefficients.get(start..).unwrap_or_default();
            part.iter_mut().zip(given).for_each(|(a, b)| *a = *b);
        });
        if len >= self.size() {
            first.truncate(self.size());
            self.fft(&mut first, Order::Natural, to);
            return first;
        }
        let (log, from) = (self.log_size, Order::Natural);
        let plan = Plan { log, from, to, inverse: false, shift: self.shift, scale: F::ONE };
        let mut out = made(F::ZERO, self.size(), F::SERIAL, |_, _| {});
        if self.lane_twiddles.as_ref().is_some_and(|table| F::extend_in_lanes(table, &plan, &first, &mut out)) {
            return out;
        }
        if let Some(g) = self.shift {
            scale(&mut first, len.ilog2(), g, F::ONE, from);
        }
        in_parts(&mut out, len.max(F::SERIAL), |start, out| {
            for (copy, block) in out.chunks_exact_mut(len).zip(start / len..) {
                copy.copy_from_slice(&first);
                self.split_block(copy, block, Direction::Forward);
            }
        });
        if to == Order::Natural {
            bit_reverse(&mut out);
        }
        out
    }

    fn check<T>(&self, values: &[T]) {
        assert_eq!(values.len(), self.size(), "a transform takes as many values as its domain has elements");
    }

    fn in_lanes<T: Module<F>>(&self, plan: &Plan<F>, values: &mut [T]) -> bool {
        self.lane_twiddles.as_ref().is_some_and(|table| T::transform_in_lanes(table, plan, values))
    }

    fn layers<T: Module<F>>(&self, values: &mut [T], from: Order, to: Order, direction: Direction) {
        // In words it is faster to reverse the bits first than to multiply after adding.
        if from == Order::BitReversed && !self.has_words::<T>() {
            self.merge(values, 0, direction);
            if to == Order::BitReversed {
                bit_reverse(values);
            }
            return;
        }
        if from == Order::BitReversed {
            bit_reverse(values);
        }
        self.split_block(values, 0, direction);
        if to == Order::Natural {
            bit_reverse(values);
        }
    }

    fn has_words<T: Module<F>>(&self) -> bool {
        T::IN_WORDS && self.word_twiddles.is_some()
    }

    /// The layers from natural to bit-reversed order, below a block.
    fn split_block<T: Module<F>>(&self, values: &mut [T], block: usize, direction: Direction) {
        match &self.word_twiddles {
            Some(prepared) if T::IN_WORDS => T::split_in_words(prepared, &self.twiddles, direction, values, block),
            _ => self.split(values, block, direction),
        }
    }

    /// Layers of Cooley and Tukey's butterflies, halves getting smaller: from natural to bit-reversed order.
    ///
    /// Depth first, so that what is split fits the caches as soon as it can. `block` counts the blocks of this layer.
    fn split<T: Module<F>>(&self, values: &mut [T], block: usize, direction: Direction) {
        if values.len() < 2 {
            return;
        }
        let (low, high) = values.split_at_mut(values.len() / 2);
        let w = &self.twiddles[direction.place(block)];
        match (block, direction) {
            (0, _) => butterflies(low, high, |u, v| (u.plus(v), u.minus(v))),
            (_, Direction::Forward) => butterflies(low, high, |u, v| {
                let t = v.scaled(w);
                (u.plus(&t), u.minus(&t))
            }),
            (_, Direction::Inverse) => butterflies(low, high, |u, v| {
                let t = v.scaled(w);
                (u.minus(&t), u.plus(&t))
            }),
        }
        join(
            low.len() > T::SERIAL,
            || self.split(low, 2 * block, direction),
            || self.split(high, 2 * block + 1, direction),
        );
    }

    /// Layers of Gentleman and Sande's butterflies, halves getting larger: from bit-reversed to natural order. It
    /// undoes [`Self::split`] of the other direction, but for the factor `n`.
    fn merge<T: Module<F>>(&self, values: &mut [T], block: usize, direction: Direction) {
        if values.len() < 2 {
            return;
        }
        let (low, high) = values.split_at_mut(values.len() / 2);
        join(
            low.len() > T::SERIAL,
            || self.merge(low, 2 * block, direction),
            || self.merge(high, 2 * block + 1, direction),
        );
        let w = &self.twiddles[direction.place(block)];
        match (block, direction) {
            (0, _) => butterflies(low, high, |u, v| (u.plus(v), u.minus(v))),
            (_, Direction::Forward) => butterflies(low, high, |u, v| (u.plus(v), u.minus(v).scaled(w))),
            (_, Direction::Inverse) => butterflies(low, high, |u, v| (u.plus(v), v.minus(u).scaled(w))),
        }
    }

    /// The value at `z` of the polynomial of degree below `n` with these values on the domain, at any `z`.
    ///
    /// With `y = X^2` and `f = f_0(y) + X f_1(y)`, two values at `w` and `-w` give `f_0(w^2) + z f_1(w^2)`, the value
    /// at `w^2` of a polynomial of half the degree whose value at `z^2` is `f(z)`. So the values fold, in `2n` products
    /// and without an inversion, and no point is exceptional. It is the sum of the barycentric formula, fractions added
    /// in pairs.
    ///
    /// # Panics
    /// If there are not as many as the domain has elements.
    #[must_use]
    pub fn evaluate(&self, values: &[F], order: Order, z: &F) -> F {
        self.check(values);
        let mut z = match self.shift.and_then(|g| Option::<F>::from(g.invert())) {
            Some(inverse) => *z * inverse,
            None => *z,
        };
        let mut folded = values.to_vec();
        if order == Order::Natural {
            bit_reverse(&mut folded);
        }
        let in_lanes = |table: &Arc<LaneTwiddles>| F::evaluate_in_lanes(table, &self.twiddles, &folded, &z);
        if let Some(value) = self.lane_twiddles.as_ref().and_then(in_lanes) {
            return value;
        }
        for layer in (0..self.log_size).rev() {
            for b in 0..1usize << layer {
                let (u, v) = (folded[2 * b], folded[2 * b + 1]);
                folded[b] = match b {
                    0 => u + v + (u - v) * z,
                    _ => u + v + (v - u) * self.twiddles[Direction::Inverse.place(b)] * z,
                };
            }
            z = z.square();
        }
        folded[0] * self.size_inverse
    }
}

/// Values of so many factors are multiplied together.
const SCALED: u32 = 11;

/// The `i`th of `2^log` values, in an order, times `first base^i`. The exponent of a number is that of its last bits
/// and that of the others, so one table of some factors does for all.
fn scale<F: PrimeField, T: Module<F>>(values: &mut [T], log: u32, base: F, first: F, order: Order) {
    let low = log.min(SCALED);
    let step = if order == Order::Natural { 0 } else { log - low };
    let factors = powers(low, square_n(base, step), first, order);
    let exponent = |start: usize| match order {
        Order::Natural => start,
        Order::BitReversed => (start >> low).reverse_bits().unbounded_shr(usize::BITS - (log - low)),
    };
    let part = factors.len();
    in_parts(values, part, |start, values| {
        for (values, start) in values.chunks_mut(part).zip((start..).step_by(part)) {
            let of_part = base.pow_vartime([exponent(start) as u64]);
            for (a, factor) in values.iter_mut().zip(&factors) {
                *a = a.scaled(&(*factor * of_part));
            }
        }
    });
}

#[inline(always)]
fn butterflies<T: Copy>(low: &mut [T], high: &mut [T], f: impl Fn(&T, &T) -> (T, T)) {
    for (u, v) in low.iter_mut().zip(high) {
        (*u, *v) = f(u, v);
    }
}

#[cfg(test)]
mod tests;
