//! The cyclotomic subgroup of `Fp12`, of order `p^4 - p^2 + 1`, where squares are cheaper and the conjugate is the
//! inverse.

use crate::cubic::Tower;
use crate::twelfth::Fp12;
use crate::{Coordinate, Field};

/// An element of the cyclotomic subgroup. What is cheaper there means nothing elsewhere, so whoever is to judge an
/// element by it takes this.
#[derive(Clone, Copy)]
pub struct Cyclotomic<T: Tower>(Fp12<T>);

impl<T: Tower> Cyclotomic<T>
where
    T::F: Coordinate,
{
    /// The element, if it is one: `f^(p^4 + 1) = f^(p^2)` and `f != 0`. The time tells the verdict.
    #[must_use]
    pub fn new(f: &Fp12<T>) -> Option<Self> {
        let f2 = f.frobenius2();
        (Field::mul(&f2.frobenius2(), f) == f2 && *f != Fp12::ZERO).then_some(Self(*f))
    }

    /// The element.
    #[must_use]
    pub const fn as_fp12(&self) -> &Fp12<T> {
        &self.0
    }
}
