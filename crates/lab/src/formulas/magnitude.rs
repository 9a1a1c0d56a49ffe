//! A field whose values are magnitudes: running a formula on it proves that no operand and no sum of products outgrows
//! what the representation takes. An operation asked beyond its precondition panics.
//!
//! Elements carry an upper bound, unreduced sums how many products they hold and how far they may reach up and down.
//! Branches on values have no meaning here; the formulas that run on secrets have none.

use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;

use montane_curves::pairing::Pairing;
use montane_fields::code::InWords;
use montane_fields::field::{complex_method, karatsuba};
use montane_fields::quadratic::{Fp2, Progenitor};
use montane_fields::sealed::Sealed;
use montane_fields::{Compiled, Coordinate, Field};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use super::Base;

/// `p`, in the unit of bounds.
pub const P: u64 = 1 << 20;
/// `p^2`, in the unit of the bounds of products.
pub const P_SQUARED: u128 = (P as u128) * (P as u128);

/// What a representation takes and gives. Bounds of elements are in units of `p / 2^20`, of products in `p^2 / 2^40`.
pub trait Rules: Copy + Default + Debug + Eq + Send + Sync + 'static {
    /// The largest ordinary element: what sums, differences and negatives take and give.
    const ELEMENT: u64;
    /// What a reduction gives.
    const REDUCED: u64;
    /// [`Field::BOTH_LAZY`]
    const BOTH_LAZY: bool;
    /// Whether [`Field::sub_lazy`] leaves a difference unreduced.
    const LAZY_DIFFERENCES: bool;
    /// Whether products are summed before they are reduced; otherwise each is reduced as it is made.
    const DELAYED: bool;
    /// The most products in a sum.
    const MAX_PRODUCTS: usize;
    /// How far a sum may reach, up and down.
    const MAX_SUM: u128;

    /// Whether the operands of a product are within its precondition.
    fn takes(a: u64, b: u64) -> bool;
}

/// Vector lanes, as [`montane_fields::packed::Lanes`] states its invariant for `2^32 p <= R`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lanes;

impl Rules for Lanes {
    /// At most `2p`.
    const ELEMENT: u64 = 2 * P;
    /// `(1 + 2^-19) p`
    const REDUCED: u64 = P + 2;
    const BOTH_LAZY: bool = true;
    const LAZY_DIFFERENCES: bool = true;
    const DELAYED: bool = true;
    const MAX_PRODUCTS: usize = montane_kernels::vector::Wide::<montane_kernels::vector::Zmm>::MAX_PRODUCTS;
    /// `2^11 p^2`
    const MAX_SUM: u128 = P_SQUARED << 11;

    /// Limbs hold anything below `R`; what products add up to is asked when they are reduced.
    fn takes(a: u64, b: u64) -> bool {
        a.max(b) < P << 32
    }
}

/// Montgomery limbs, as [`montane_fields::Mont`] decides from its prime: operands of a product below `2p`, both of them
/// or one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limbs<const BOTH_LAZY: bool>;

impl<const BOTH_LAZY: bool> Rules for Limbs<BOTH_LAZY> {
    const ELEMENT: u64 = P;
    const REDUCED: u64 = P;
    const BOTH_LAZY: bool = BOTH_LAZY;
    const LAZY_DIFFERENCES: bool = false;
    const DELAYED: bool = false;
    const MAX_PRODUCTS: usize = 1;
    const MAX_SUM: u128 = 4 * P_SQUARED;

    fn takes(a: u64, b: u64) -> bool {
        a.max(b) <= 2 * P && (BOTH_LAZY || a.min(b) <= P)
    }
}

/// An element, by its upper bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Magnitude<R>(u64, PhantomData<R>);

/// A sum of products, by how many they are and how far it may reach up and down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// Products.
    pub products: usize,
    /// The sum of the bounds of those added.
    pub up: u128,
    /// The sum of the bounds of those subtracted.
    pub down: u128,
}

thread_local! {
    static PEAK: Cell<Sum> = const { Cell::new(Sum { products: 0, up: 0, down: 0 }) };
}

/// The most products, and the farthest up and down, that reductions on this thread have seen since the last call.
#[must_use]
pub fn peak() -> Sum {
    PEAK.take()
}

impl<R: Rules> Magnitude<R> {
    /// The largest ordinary element.
    pub const ELEMENT: Self = Self::of(R::ELEMENT);

    const fn of(bound: u64) -> Self {
        Self(bound, PhantomData)
    }

    fn ordinary(&self) -> u64 {
        assert!(self.0 <= R::ELEMENT, "a sum, difference or negative takes ordinary elements, not {}/{P} p", self.0);
        self.0
    }
}

impl Sum {
    fn join(&self, up: u128, down: u128, products: usize) -> Self {
        Self { products: self.products + products, up: self.up + up, down: self.down + down }
    }
}

impl<R> Sealed for Magnitude<R> {}

impl<R: Rules> Compiled for Magnitude<R> {
    type Code = InWords;
}

impl<R: Rules> Field for Magnitude<R> {
    type Wide = Sum;
    const ZERO: Self = Self::of(0);
    const ONE: Self = Self::of(P);
    const BOTH_LAZY: bool = R::BOTH_LAZY;

    fn add(&self, b: &Self) -> Self {
        Self::of((self.ordinary() + b.ordinary()).min(R::ELEMENT))
    }
    fn sub(&self, b: &Self) -> Self {
        let _ = (self.ordinary(), b.ordinary());
        Self::ELEMENT
    }
    fn neg(&self) -> Self {
        let _ = self.ordinary();
        Self::ELEMENT
    }
    fn double(&self) -> Self {
        Field::add(self, self)
    }
    fn add_lazy(&self, b: &Self) -> Self {
        Self::of(self.ordinary() + b.ordinary())
    }
    fn sub_lazy(&self, b: &Self) -> Self {
        let _ = b.ordinary();
        if R::LAZY_DIFFERENCES { Self::of(self.ordinary() + R::ELEMENT) } else { self.sub(b) }
    }
    fn wide_zero() -> Sum {
        Sum::default()
    }
    fn mul_wide(a: &Self, b: &Self) -> Sum {
        assert!(R::takes(a.0, b.0), "a product of {}/{P} p and {}/{P} p", a.0, b.0);
        Sum { products: 1, up: u128::from(a.0) * u128::from(b.0), down: 0 }
    }
    fn wide_add(a: &Sum, b: &Sum) -> Sum {
        if R::DELAYED { a.join(b.up, b.down, b.products) } else { *a }
    }
    fn wide_sub(a: &Sum, b: &Sum) -> Sum {
        if R::DELAYED { a.join(b.down, b.up, b.products) } else { *a }
    }
    fn reduce(w: &Sum) -> Self {
        assert!(w.products <= R::MAX_PRODUCTS, "{} products in a sum", w.products);
        assert!(w.up.max(w.down) <= R::MAX_SUM, "a sum of {} up and {} down", w.up, w.down);
        let seen = PEAK.get();
        PEAK.set(Sum { products: seen.products.max(w.products), up: seen.up.max(w.up), down: seen.down.max(w.down) });
        Self::of(R::REDUCED)
    }
    /// Kernels for it take ordinary elements.
    fn complex_mul_wide(a: [&Self; 2], b: [&Self; 2]) -> [Sum; 2] {
        let _ = (a.map(Self::ordinary), b.map(Self::ordinary));
        karatsuba(a, b)
    }
    /// Kernels for it take ordinary elements.
    fn complex_square_wide(a: [&Self; 2]) -> [Sum; 2] {
        let _ = a.map(Self::ordinary);
        complex_method(a)
    }
}

/// Unknown, so not equal.
impl<R> ConstantTimeEq for Magnitude<R> {
    fn ct_eq(&self, _: &Self) -> Choice {
        Choice::from(0)
    }
}

/// Either.
impl<R: Rules> ConditionallySelectable for Magnitude<R> {
    fn conditional_select(a: &Self, b: &Self, _: Choice) -> Self {
        Self::of(a.0.max(b.0))
    }
}

impl<R: Rules> Coordinate for Magnitude<R> {
    const BYTES: usize = 0;
    fn halve(&self) -> Self {
        let _ = self.ordinary();
        Self::ELEMENT
    }
    fn invert(&self) -> CtOption<Self> {
        CtOption::new(Self::of(R::REDUCED), Choice::from(1))
    }
    fn sqrt(&self) -> CtOption<Self> {
        CtOption::new(Self::of(R::REDUCED), Choice::from(1))
    }
    fn is_largest(&self) -> Choice {
        Choice::from(0)
    }
    fn write_be(&self, _: &mut [u8]) {}
    fn read_be(_: &[u8]) -> Option<Self> {
        Some(Self::ELEMENT)
    }
}

impl<R: Rules> Progenitor for Magnitude<R> {
    fn progenitor(&self) -> Self {
        Self::of(R::REDUCED)
    }
}

/// Any constant is an element.
impl<E: Pairing, R: Rules> Base<E> for Magnitude<R> {
    const FROBENIUS: [Fp2<Self>; 6] = [Fp2::new(Self::ELEMENT, Self::ELEMENT); 6];
    const G1: [Self; 3] = [Self::ELEMENT; 3];
    const G2: [Fp2<Self>; 4] = [Fp2::new(Self::ELEMENT, Self::ELEMENT); 4];
}

#[cfg(test)]
mod tests {
    use montane_curves::bls12_381::{self, Bls12};
    use montane_curves::bn254::{self, Bn256};
    use montane_curves::gt;
    use montane_curves::weierstrass::{Affine, Curve, Projective};
    use montane_fields::compressed::Compressed;
    use montane_fields::cubic::Fp6;
    use montane_fields::twelfth::Fp12;

    use super::super::{Formulas, Over, TowerOver};
    use super::*;

    fn group_law<C: Curve>() {
        // The constants of these curves are the largest elements, and so is the third coordinate.
        let (x, y) = C::GENERATOR;
        let p = Projective::<C>::from_homogeneous_unchecked(x, y, x);
        let q = Affine::<C>::from_coordinates_unchecked(x, y);
        let _ = (p.double(), p + p, p + q, p.is_on_curve(), q.is_on_curve(), p.to_affine(), p == -p);
    }

    /// Every formula of tower, groups and pairing, from the largest elements on. Results are elements again, so
    /// any composition is covered.
    fn everything<E: Formulas, R: Rules>() {
        let a2 = Fp2::new(Magnitude::<R>::ELEMENT, Magnitude::ELEMENT);
        let a6 = Fp6::<TowerOver<E, Magnitude<R>>>::new(a2, a2, a2);
        let a = Fp12::new(a6, a6);
        let _ = (a2.mul(&a2), a2.square(), a2.norm(), a2.invert(), a2.sqrt());
        let _ = (Field::mul(&a6, &a6), a6.square(), a6.frobenius(), a6.mul_by_v(), a6.invert());
        let _ = (Field::mul(&a, &a), a.square(), a.cyclotomic_square(), a.frobenius(), a.frobenius2(), a.invert());
        let _ = (a.mul_by_023(&a2, &a2, &a2), a.mul_by_013(&a2, &a2, &a2));
        let _ = Compressed::decompress(&[Compressed::from(&a).square()]);
        group_law::<<Over<E, Magnitude<R>> as Pairing>::G1>();
        group_law::<<Over<E, Magnitude<R>> as Pairing>::G2>();
        let _ = gt::pairing::<Over<E, Magnitude<R>>>(&Affine::generator(), &Affine::generator());
    }

    #[test]
    fn lanes_do_not_overflow() {
        let _ = peak();
        everything::<Bls12, Lanes>();
        let peak = peak();
        assert!(peak.products > 1 && peak.products <= Lanes::MAX_PRODUCTS);
        println!(
            "at most {} products, {} p^2 up, {} p^2 down",
            peak.products,
            peak.up / P_SQUARED,
            peak.down / P_SQUARED
        );
    }

    #[test]
    fn limbs_do_not_overflow() {
        assert_eq!(<bls12_381::Fp as Field>::BOTH_LAZY, <Limbs<true> as Rules>::BOTH_LAZY);
        everything::<Bls12, Limbs<true>>();
        assert_eq!(<bn254::Fp as Field>::BOTH_LAZY, <Limbs<false> as Rules>::BOTH_LAZY);
        everything::<Bn256, Limbs<false>>();
    }

    /// `c1 = (a0 + a1)(b0 + b1) - a0 b0 - a1 b1` with elements of `2p`: `4p * 4p` up, `2 (2p)^2` down, three products.
    #[test]
    fn one_product_by_hand() {
        let a2 = Fp2::new(Magnitude::<Lanes>::ELEMENT, Magnitude::ELEMENT);
        let _ = peak();
        let _ = a2.mul(&a2);
        assert_eq!(peak(), Sum { products: 3, up: 16 * P_SQUARED, down: 8 * P_SQUARED });
    }

    /// Rules with one bound loosened: what would hold if sums and differences were left at eight times the prime.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    struct Loose;
    impl Rules for Loose {
        const ELEMENT: u64 = 8 * P;
        const REDUCED: u64 = Lanes::REDUCED;
        const BOTH_LAZY: bool = true;
        const LAZY_DIFFERENCES: bool = true;
        const DELAYED: bool = true;
        const MAX_PRODUCTS: usize = Lanes::MAX_PRODUCTS;
        const MAX_SUM: u128 = Lanes::MAX_SUM;
        fn takes(a: u64, b: u64) -> bool {
            Lanes::takes(a, b)
        }
    }

    #[test]
    #[should_panic(expected = "a sum of")]
    fn a_loosened_bound_is_noticed() {
        everything::<Bls12, Loose>();
    }

    #[test]
    #[should_panic(expected = "a product of")]
    fn two_lazy_sums_where_one_is_allowed_are_noticed() {
        let a = Magnitude::<Limbs<false>>::ELEMENT;
        let _ = Field::mul(&a.add_lazy(&a), &a.add_lazy(&a));
    }

    #[test]
    #[should_panic(expected = "ordinary elements")]
    fn a_lazy_sum_of_lazy_sums_is_noticed() {
        let a = Magnitude::<Lanes>::ELEMENT;
        let _ = a.add_lazy(&a).add_lazy(&a);
    }
}
