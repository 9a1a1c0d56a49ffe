//! A field that counts what is done with it, around one that does it.

use std::cell::Cell;
use std::fmt;
use std::ops::{Add, Sub};

use montane_curves::weierstrass::Curve;
use montane_fields::code::InWords;
use montane_fields::cubic::Tower;
use montane_fields::quadratic::{Fp2, Progenitor};
use montane_fields::sealed::Sealed;
use montane_fields::{Compiled, Coordinate, Field};
use serde::Serialize;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use super::{Base, Formulas};

/// How often each operation of the base field was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// Products of two different elements.
    pub products: u64,
    /// Squares.
    pub squares: u64,
    /// Sums, differences, negatives and doubles of elements.
    pub additions: u64,
    /// Sums and differences of unreduced products.
    pub wide_additions: u64,
    /// Reductions.
    pub reductions: u64,
    /// Inversions.
    pub inversions: u64,
}

impl Counts {
    /// Products and squares together.
    #[must_use]
    pub fn multiplications(&self) -> u64 {
        self.products + self.squares
    }

    fn zip(self, b: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self {
            products: f(self.products, b.products),
            squares: f(self.squares, b.squares),
            additions: f(self.additions, b.additions),
            wide_additions: f(self.wide_additions, b.wide_additions),
            reductions: f(self.reductions, b.reductions),
            inversions: f(self.inversions, b.inversions),
        }
    }
}

impl Add for Counts {
    type Output = Self;
    fn add(self, b: Self) -> Self {
        self.zip(b, |a, b| a + b)
    }
}

impl Sub for Counts {
    type Output = Self;
    fn sub(self, b: Self) -> Self {
        self.zip(b, |a, b| a - b)
    }
}

thread_local! {
    static COUNTS: Cell<Counts> = Cell::new(Counts::default());
}

fn tick(f: impl FnOnce(&mut Counts)) {
    COUNTS.with(|cell| {
        let mut counts = cell.get();
        f(&mut counts);
        cell.set(counts);
    });
}

/// What `f` costs on this thread, and what it returns.
pub fn count<R>(f: impl FnOnce() -> R) -> (Counts, R) {
    let before = COUNTS.get();
    let result = f();
    (COUNTS.get() - before, result)
}

/// An element of `F` whose operations are counted.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Counted<F>(pub F);

/// An unreduced sum of products whose operations are counted.
#[derive(Clone, Copy, Debug)]
pub struct Unreduced<W>(W);

impl<F: fmt::Debug> fmt::Debug for Counted<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Only the steps that a representation must say; products of several steps are the trait's own formulas.
impl<F> Sealed for Counted<F> {}

impl<F: Field> Compiled for Counted<F> {
    type Code = InWords;
}

impl<F: Field> Field for Counted<F> {
    type Wide = Unreduced<F::Wide>;
    const ZERO: Self = Self(F::ZERO);
    const ONE: Self = Self(F::ONE);
    fn add(&self, b: &Self) -> Self {
        tick(|c| c.additions += 1);
        Self(self.0.add(&b.0))
    }
    fn sub(&self, b: &Self) -> Self {
        tick(|c| c.additions += 1);
        Self(self.0.sub(&b.0))
    }
    fn neg(&self) -> Self {
        tick(|c| c.additions += 1);
        Self(self.0.neg())
    }
    fn double(&self) -> Self {
        tick(|c| c.additions += 1);
        Self(self.0.double())
    }
    fn wide_zero() -> Self::Wide {
        Unreduced(F::wide_zero())
    }
    fn mul_wide(a: &Self, b: &Self) -> Self::Wide {
        tick(|c| c.products += 1);
        Unreduced(F::mul_wide(&a.0, &b.0))
    }
    fn square_wide(a: &Self) -> Self::Wide {
        tick(|c| c.squares += 1);
        Unreduced(F::square_wide(&a.0))
    }
    fn wide_add(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        tick(|c| c.wide_additions += 1);
        Unreduced(F::wide_add(&a.0, &b.0))
    }
    fn wide_sub(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        tick(|c| c.wide_additions += 1);
        Unreduced(F::wide_sub(&a.0, &b.0))
    }
    fn reduce(w: &Self::Wide) -> Self {
        tick(|c| c.reductions += 1);
        Self(F::reduce(&w.0))
    }
}

impl<F: ConstantTimeEq> ConstantTimeEq for Counted<F> {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl<F: ConditionallySelectable> ConditionallySelectable for Counted<F> {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(F::conditional_select(&a.0, &b.0, choice))
    }
}

impl<F: Coordinate> Coordinate for Counted<F> {
    const BYTES: usize = F::BYTES;
    fn halve(&self) -> Self {
        tick(|c| c.additions += 1);
        Self(self.0.halve())
    }
    fn invert(&self) -> CtOption<Self> {
        tick(|c| c.inversions += 1);
        self.0.invert().map(Self)
    }
    fn sqrt(&self) -> CtOption<Self> {
        self.0.sqrt().map(Self)
    }
    fn is_largest(&self) -> Choice {
        self.0.is_largest()
    }
    fn write_be(&self, out: &mut [u8]) {
        self.0.write_be(out);
    }
    fn read_be(bytes: &[u8]) -> Option<Self> {
        F::read_be(bytes).map(Self)
    }
}

impl<F: Progenitor> Progenitor for Counted<F> {
    fn progenitor(&self) -> Self {
        Self(self.0.progenitor())
    }
}

const fn counted2<F: Copy>(a: &Fp2<F>) -> Fp2<Counted<F>> {
    Fp2::new(Counted(a.c0), Counted(a.c1))
}

impl<E: Formulas<Tower: Tower<F = F>>, F: Progenitor> Base<E> for Counted<F> {
    const FROBENIUS: [Fp2<Self>; 6] = {
        let mut out = [Fp2::new(Self(F::ZERO), Self(F::ZERO)); 6];
        let mut i = 0;
        while i < 6 {
            out[i] = counted2(&<E::Tower as Tower>::FROBENIUS[i]);
            i += 1;
        }
        out
    };
    const G1: [Self; 3] =
        [Self(<E::G1 as Curve>::B), Self(<E::G1 as Curve>::GENERATOR.0), Self(<E::G1 as Curve>::GENERATOR.1)];
    const G2: [Fp2<Self>; 4] = [
        counted2(&<E::G2 as Curve>::B),
        counted2(&<E::G2 as Curve>::GENERATOR.0),
        counted2(&<E::G2 as Curve>::GENERATOR.1),
        counted2(&E::THREE_B),
    ];
}
