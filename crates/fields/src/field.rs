//! The traits over which towers, curves and pairings are written once: [`Field`] for formulas, [`Compiled`] for how
//! they become code, [`Coordinate`] for what points need besides.

use core::fmt::Debug;

use montane_kernels::Inlined;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use crate::code::Code;
use crate::sealed::Sealed;

/// How the formulas over a representation become code: as which functions, and whether their results are written where
/// they are to be.
///
/// Hidden, and no promise.
#[doc(hidden)]
pub trait Compiled: Sealed + Copy + 'static {
    /// As which functions.
    type Code: Code;
    /// Whether an operation takes long beside a call.
    const LONG: bool = false;

    /// [`Code::outline`]
    #[inline(always)]
    fn outline<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        Self::Code::outline(f)
    }
    /// [`Code::inline_late`]
    #[inline(always)]
    fn inline_late<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        Self::Code::inline_late(f)
    }
    /// [`Code::call`]
    #[inline(always)]
    fn call<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        Self::Code::call(f)
    }
    /// Runs one operation: [`Self::inline_late`], or [`Self::call`] where it is [`Self::LONG`].
    #[inline(always)]
    fn operation<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        if Self::LONG { Self::call(f) } else { Self::inline_late(f) }
    }

    /// Whether formulas write their results where they are to be, by the methods that follow, rather than return and
    /// copy them: where elements are long, and nothing is gained by leaving sums of products unreduced.
    const IN_PLACE: bool = false;
    /// `self = a + b`
    #[inline(always)]
    fn set_add(&mut self, a: &Self, b: &Self)
    where
        Self: Field,
    {
        *self = a.add(b);
    }
    /// `self = a - b`
    #[inline(always)]
    fn set_sub(&mut self, a: &Self, b: &Self)
    where
        Self: Field,
    {
        *self = a.sub(b);
    }
    /// `self = a b`
    #[inline(always)]
    fn set_mul(&mut self, a: &Self, b: &Self)
    where
        Self: Field,
    {
        *self = a.mul(b);
    }
    /// `self = a^2`
    #[inline(always)]
    fn set_square(&mut self, a: &Self)
    where
        Self: Field,
    {
        *self = a.square();
    }
    /// `self = self^(2^n)`
    #[inline(always)]
    fn square_n_assign(&mut self, n: usize)
    where
        Self: Field,
    {
        for _ in 0..n {
            *self = self.square();
        }
    }
}

/// A commutative ring with inverses, as formulas see it: one scalar element, several in vector lanes,
/// a residue representation, a tiny prime field in a test, or a bound that is being proved.
///
/// Products come in two steps, so that formulas can add before they reduce: [`Field::mul_wide`] and
/// [`Field::reduce`]. Where delaying does not pay, `Wide` is a reduced element and the same formulas
/// become the eager ones.
///
/// Sealed: what formulas ask of a field besides the ring's operations is hidden, and no promise.
pub trait Field: Sealed + Compiled + Copy + 'static {
    /// An unreduced sum of products.
    #[doc(hidden)]
    type Wide: Copy;

    /// The additive identity.
    const ZERO: Self;
    /// The multiplicative identity.
    const ONE: Self;

    /// `self + b`
    fn add(&self, b: &Self) -> Self;
    /// `self - b`
    fn sub(&self, b: &Self) -> Self;
    /// `-self`
    fn neg(&self) -> Self;
    /// `2 self`
    fn double(&self) -> Self;

    /// Whether both operands of a product may come from [`Field::add_lazy`].
    #[doc(hidden)]
    const BOTH_LAZY: bool = true;

    /// `self + b`, used only as one operand of a product: it may be left unreduced.
    /// The terms are ordinary elements, never themselves results of `add_lazy`.
    #[doc(hidden)]
    #[inline(always)]
    fn add_lazy(&self, b: &Self) -> Self {
        self.add(b)
    }

    /// `self - b`, used only as one operand of a product whose other is an ordinary element: it may be left unreduced.
    /// The terms are ordinary elements.
    #[doc(hidden)]
    #[inline(always)]
    fn sub_lazy(&self, b: &Self) -> Self {
        self.sub(b)
    }

    /// The empty sum.
    #[doc(hidden)]
    fn wide_zero() -> Self::Wide;
    /// `(a0 + a1)(b0 + b1)`, not reduced.
    #[doc(hidden)]
    #[inline(always)]
    fn mul_sums_wide(a0: &Self, a1: &Self, b0: &Self, b1: &Self) -> Self::Wide {
        let b = if Self::BOTH_LAZY { b0.add_lazy(b1) } else { b0.add(b1) };
        Self::mul_wide(&a0.add_lazy(a1), &b)
    }
    /// `a * b`, not reduced.
    #[doc(hidden)]
    fn mul_wide(a: &Self, b: &Self) -> Self::Wide;
    /// `a^2`, not reduced.
    #[doc(hidden)]
    #[inline(always)]
    fn square_wide(a: &Self) -> Self::Wide {
        Self::mul_wide(a, a)
    }
    /// `a + b`
    #[doc(hidden)]
    fn wide_add(a: &Self::Wide, b: &Self::Wide) -> Self::Wide;
    /// `a - b`
    #[doc(hidden)]
    fn wide_sub(a: &Self::Wide, b: &Self::Wide) -> Self::Wide;
    /// `a - b - c`, where the integers that the formula computes make it non-negative, as in Karatsuba's middle term.
    #[doc(hidden)]
    #[inline(always)]
    fn wide_sub2_exact(a: &Self::Wide, b: &Self::Wide, c: &Self::Wide) -> Self::Wide {
        Self::wide_sub(&Self::wide_sub(a, b), c)
    }
    /// `acc + a * b`
    #[doc(hidden)]
    #[inline(always)]
    fn mul_acc(acc: &mut Self::Wide, a: &Self, b: &Self) {
        *acc = Self::wide_add(acc, &Self::mul_wide(a, b));
    }
    /// The element that an unreduced sum stands for.
    #[doc(hidden)]
    fn reduce(w: &Self::Wide) -> Self;

    /// `self * b`
    #[inline(always)]
    fn mul(&self, b: &Self) -> Self {
        Self::reduce(&Self::mul_wide(self, b))
    }

    /// `self^2`
    #[inline(always)]
    fn square(&self) -> Self {
        Self::reduce(&Self::square_wide(self))
    }

    /// `(a0 + a1 u)(b0 + b1 u)` with `u^2 = -1`, as `[c0, c1]`, not reduced. Overridden where there is a kernel for it.
    #[doc(hidden)]
    #[inline(always)]
    fn complex_mul_wide(a: [&Self; 2], b: [&Self; 2]) -> [Self::Wide; 2] {
        karatsuba(a, b)
    }

    /// `(a0 + a1 u)^2` with `u^2 = -1`, as `[c0, c1]`, not reduced. Overridden where there is a kernel for it.
    #[doc(hidden)]
    #[inline(always)]
    fn complex_square_wide(a: [&Self; 2]) -> [Self::Wide; 2] {
        complex_method(a)
    }

    /// [`Self::complex_mul_wide`], reduced.
    #[doc(hidden)]
    #[inline(always)]
    fn complex_mul(a: [&Self; 2], b: [&Self; 2]) -> [Self; 2] {
        Self::complex_mul_wide(a, b).each_ref().map(Self::reduce)
    }

    /// [`Self::complex_square_wide`], reduced.
    #[doc(hidden)]
    #[inline(always)]
    fn complex_square(a: [&Self; 2]) -> [Self; 2] {
        Self::complex_square_wide(a).each_ref().map(Self::reduce)
    }
}

/// Karatsuba's complex product, three products and no reduction:
/// `c0 = a0 b0 - a1 b1`, `c1 = (a0 + a1)(b0 + b1) - a0 b0 - a1 b1`.
#[inline(always)]
#[must_use]
pub fn karatsuba<F: Field>(a: [&F; 2], b: [&F; 2]) -> [F::Wide; 2] {
    let t0 = F::mul_wide(a[0], b[0]);
    let t1 = F::mul_wide(a[1], b[1]);
    let t2 = F::mul_sums_wide(a[0], a[1], b[0], b[1]);
    [F::wide_sub(&t0, &t1), F::wide_sub2_exact(&t2, &t0, &t1)]
}

/// The complex square, two products and no reduction: `c0 = (a0 + a1)(a0 - a1)`, `c1 = 2 a0 a1`.
#[inline(always)]
#[must_use]
pub fn complex_method<F: Field>(a: [&F; 2]) -> [F::Wide; 2] {
    [F::mul_wide(&a[0].add_lazy(a[1]), &a[0].sub(a[1])), F::mul_wide(&a[0].add_lazy(a[0]), a[1])]
}

/// What the coordinates of a point need besides formulas: comparison, choice without a branch, inversion,
/// square roots, bytes.
pub trait Coordinate: Field + Eq + ConstantTimeEq + ConditionallySelectable + Default + Debug + Send + Sync {
    /// The length of [`Coordinate::write_be`].
    const BYTES: usize;

    /// `self / 2`
    fn halve(&self) -> Self;
    /// The inverse, or nothing for zero. Constant time.
    fn invert(&self) -> CtOption<Self>;
    /// The inverse, or nothing for zero, in a time that depends on the element.
    fn invert_vartime(&self) -> Option<Self> {
        self.invert().into()
    }
    /// A square root, or nothing. Constant time.
    fn sqrt(&self) -> CtOption<Self>;
    /// Whether this is the larger of `self` and `-self` in the order of the canonical encoding. Constant time.
    #[doc(hidden)]
    fn is_largest(&self) -> Choice;
    /// The canonical big-endian encoding. `out` has [`Coordinate::BYTES`] bytes.
    #[doc(hidden)]
    fn write_be(&self, out: &mut [u8]);
    /// Reads [`Coordinate::BYTES`] bytes, big-endian; nothing if a component is not below the prime.
    #[doc(hidden)]
    fn read_be(bytes: &[u8]) -> Option<Self>;
    /// Whether this is zero. Constant time.
    #[inline]
    fn is_zero(&self) -> Choice {
        self.ct_eq(&Self::ZERO)
    }
}
