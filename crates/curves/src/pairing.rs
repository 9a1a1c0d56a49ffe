//! What a pairing-friendly curve says about its pairing; the rest is in [`crate::miller`] and [`crate::gt`].

pub(crate) mod lanes;
pub mod over_lines;
pub(crate) mod residues;
pub(crate) mod rows;

use core::fmt;

use montane_fields::Field;
use montane_fields::cubic::Tower;
use montane_fields::cyclotomic::Cyclotomic;
use montane_fields::packed::rows::{Fp12Row, RowTower};
use montane_fields::quadratic::{Fp2, Progenitor};
use montane_fields::twelfth::Fp12;
use montane_kernels::vector::Vector8;

use crate::recode::Part;
use crate::sealed::Sealed;
use crate::weierstrass::{Affine, Curve, Scalar};

/// Whether the twist multiplies or divides `b` by `xi`: it decides where a line's coefficients stand in `Fp12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twist {
    /// `b' = b xi`: lines `l0 + l2 w^2 + l3 w^3`.
    M,
    /// `b' = b / xi`: lines `l0 + l1 w + l3 w^3`.
    D,
}

impl Twist {
    /// Where a line's constant, its slope times `x_P` and its slope times `y_P` stand: powers of `w`.
    pub(crate) const fn powers(self) -> [usize; 3] {
        match self {
            Self::M => [0, 2, 3],
            Self::D => [3, 1, 0],
        }
    }
}

/// The base field of a pairing.
pub type Base<E> = <<E as Pairing>::Tower as Tower>::F;
/// The field of G2's coordinates.
pub type Base2<E> = Fp2<Base<E>>;
/// The target field.
pub type Target<E> = Fp12<<E as Pairing>::Tower>;

/// An optimal ate pairing `G1 x G2 -> Gt` (Vercauteren, eprint 2008/096).
///
/// Sealed: what formulas ask of a pairing besides is hidden, and no promise.
pub trait Pairing: Sealed + Copy + Default + fmt::Debug + Eq + Send + Sync + 'static {
    /// The tower up to `Fp12`.
    type Tower: Tower<F: Progenitor>;
    /// The curve over the base field.
    type G1: Curve<Base = <Self::Tower as Tower>::F>;
    /// The twist.
    type G2: Curve<Base = Fp2<<Self::Tower as Tower>::F>, Order = <Self::G1 as Curve>::Order>;

    /// The type of the twist.
    #[doc(hidden)]
    const TWIST: Twist;
    /// The digits of the loop's length, most significant first, without the leading 1.
    #[doc(hidden)]
    const LOOP: &'static [i8];
    /// Whether the loop's length is negative: the Miller function is conjugated.
    #[doc(hidden)]
    const LOOP_NEGATIVE: bool;
    /// Whether two more lines follow, through `psi(Q)` and `-psi^2(Q)` (the curves of Barreto and Naehrig).
    #[doc(hidden)]
    const FROBENIUS_LINES: bool;

    /// Whether `b' = 4 xi`, so that `3b'` is small; otherwise it is a constant to multiply by.
    #[doc(hidden)]
    const B_IS_4_XI: bool;

    /// Whether the CPU has the lanes of [`Self::miller_loop_in_lanes`] for any number of pairs, so that no lines are
    /// prepared.
    #[doc(hidden)]
    #[must_use]
    fn has_lanes() -> bool {
        false
    }
    /// The Miller function of pairs of finite points by vector lanes, up to a factor that the final exponentiation
    /// removes; nothing where the CPU has no lanes or they do not pay.
    #[doc(hidden)]
    fn miller_loop_in_lanes(_: &[(&Affine<Self::G1>, &Affine<Self::G2>)]) -> Option<Target<Self>> {
        None
    }
    /// The final exponentiation of an element other than zero by vector lanes, where the CPU has them. Constant time.
    #[doc(hidden)]
    fn final_exponentiation_in_lanes(_: &Target<Self>) -> Option<Target<Self>> {
        None
    }

    /// The hard part of the final exponentiation, in the cyclotomic subgroup.
    #[doc(hidden)]
    fn hard_part(f: &Target<Self>) -> Target<Self>;
    /// Two factors of [`Self::hard_part`], which whoever only asks whether it is 1 compares.
    #[doc(hidden)]
    fn hard_part_factors(f: &Target<Self>) -> [Target<Self>; 2] {
        [Self::hard_part(f), Target::<Self>::ONE]
    }
    /// Whether an element of the cyclotomic subgroup has order dividing `r`. Constant time.
    #[doc(hidden)]
    fn is_in_gt(f: &Cyclotomic<Self::Tower>) -> subtle::Choice;

    /// How many parts a scalar is split into for `Gt`, at most 4.
    #[doc(hidden)]
    const GT_PARTS: usize;
    /// Bits of a part.
    #[doc(hidden)]
    const GT_PART_BITS: usize;
    /// Splits `k` into parts: `f^k = prod E^i(f)^(k_i)` in `Gt`. Constant time.
    #[doc(hidden)]
    fn gt_decompose(k: &Scalar<Self::G1>) -> [Part; 4];
    /// The endomorphism `E` of [`Pairing::gt_decompose`].
    #[doc(hidden)]
    fn gt_endomorphism(f: &Target<Self>) -> Target<Self>;

    /// The Frobenius map of the untwisted curve, on affine coordinates of the twist.
    #[doc(hidden)]
    fn psi(x: &Base2<Self>, y: &Base2<Self>) -> (Base2<Self>, Base2<Self>);
}

/// An element of the cyclotomic subgroup of `Fp12`, in any representation, as the chains of a hard part see it. Long
/// chains work in place: copies of what was just written wait for it.
pub(crate) trait ChainElement: Copy {
    /// `self = self b`
    fn mul_assign(&mut self, b: &Self);
    /// `self = self^(2^n)`
    fn square_n_assign(&mut self, n: u32);
    /// `self b`
    fn times(&self, b: &Self) -> Self {
        let mut a = *self;
        a.mul_assign(b);
        a
    }
    /// `self^2`
    fn squared(&self) -> Self {
        let mut a = *self;
        a.square_n_assign(1);
        a
    }
    /// `self^-1`, the conjugate.
    fn inverse(&self) -> Self;
    /// `self^p`
    fn power_p(&self) -> Self;
    /// `self^(p^2)`
    fn power_p2(&self) -> Self {
        self.power_p().power_p()
    }
}

/// The product of two factors.
pub(crate) fn product<C: ChainElement>([a, b]: [C; 2]) -> C {
    a.times(&b)
}

impl<T: Tower> ChainElement for Fp12<T> {
    fn mul_assign(&mut self, b: &Self) {
        *self = Field::mul(self, b);
    }
    fn square_n_assign(&mut self, n: u32) {
        (0..n).for_each(|_| *self = self.cyclotomic_square());
    }
    fn inverse(&self) -> Self {
        self.conjugate()
    }
    fn power_p(&self) -> Self {
        self.frobenius()
    }
    fn power_p2(&self) -> Self {
        self.frobenius2()
    }
}

impl<V: Vector8, T: RowTower<L>, const L: usize> ChainElement for Fp12Row<V, T, L> {
    fn mul_assign(&mut self, b: &Self) {
        self.mul_assign(b);
    }
    fn square_n_assign(&mut self, n: u32) {
        self.cyclotomic_square_n_assign(n);
    }
    fn inverse(&self) -> Self {
        let mut a = *self;
        a.conjugate_assign();
        a
    }
    fn power_p(&self) -> Self {
        let mut a = *self;
        a.frobenius_assign();
        a
    }
}
