//! What a pairing-friendly curve says about its pairing; the rest is in [`crate::miller`] and [`crate::gt`].

use core::fmt;

use montane_fields::cubic::Tower;
use montane_fields::cyclotomic::Cyclotomic;
use montane_fields::quadratic::{Fp2, Progenitor};
use montane_fields::twelfth::Fp12;

use crate::recode::Part;
use crate::weierstrass::{Affine, Curve, Scalar};

/// Whether the twist multiplies or divides `b` by `xi`: it decides where a line's coefficients stand in `Fp12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twist {
    /// `b' = b xi`: lines `l0 + l2 w^2 + l3 w^3`.
    M,
    /// `b' = b / xi`: lines `l0 + l1 w + l3 w^3`.
    D,
}

/// The base field of a pairing.
pub type Base<E> = <<E as Pairing>::Tower as Tower>::F;
/// The field of G2's coordinates.
pub type Base2<E> = Fp2<Base<E>>;
/// The target field.
pub type Target<E> = Fp12<<E as Pairing>::Tower>;

/// An optimal ate pairing `G1 x G2 -> Gt` (Vercauteren, eprint 2008/096).
pub trait Pairing: Copy + Default + fmt::Debug + Eq + Send + Sync + 'static {
    /// The tower up to `Fp12`.
    type Tower: Tower<F: Progenitor>;
    /// The curve over the base field.
    type G1: Curve<Base = Base<Self>>;
    /// The twist.
    type G2: Curve<Base = Base2<Self>, Order = <Self::G1 as Curve>::Order>;

    /// The type of the twist.
    const TWIST: Twist;
    /// The digits of the loop's length, most significant first, without the leading 1.
    const LOOP: &'static [i8];
    /// Whether the loop's length is negative: the Miller function is conjugated.
    const LOOP_NEGATIVE: bool;
    /// Whether two more lines follow, through `psi(Q)` and `-psi^2(Q)` (the curves of Barreto and Naehrig).
    const FROBENIUS_LINES: bool;

    /// Whether the CPU has the lanes of [`Self::miller_loop_in_lanes`].
    #[must_use]
    fn has_lanes() -> bool {
        false
    }
    /// The Miller function of pairs of finite points by vector lanes, up to a factor that the final exponentiation removes;
    /// nothing where the CPU has no lanes or they do not pay.
    fn miller_loop_in_lanes(_: &[(&Affine<Self::G1>, &Affine<Self::G2>)]) -> Option<Target<Self>> {
        None
    }
    /// The final exponentiation of an element other than zero by vector lanes, where the CPU has them. Constant time.
    fn final_exponentiation_in_lanes(_: &Target<Self>) -> Option<Target<Self>> {
        None
    }

    /// The hard part of the final exponentiation, in the cyclotomic subgroup.
    fn hard_part(f: &Target<Self>) -> Target<Self>;
    /// Whether an element of the cyclotomic subgroup has order dividing `r`. Constant time.
    fn is_in_gt(f: &Cyclotomic<Self::Tower>) -> subtle::Choice;

    /// How many parts a scalar is split into for `Gt`, at most 4.
    const GT_PARTS: usize;
    /// Bits of a part.
    const GT_PART_BITS: usize;
    /// Splits `k` into parts: `f^k = prod E^i(f)^(k_i)` in `Gt`. Constant time.
    fn gt_decompose(k: &Scalar<Self::G1>) -> [Part; 4];
    /// The endomorphism `E` of [`Pairing::gt_decompose`].
    fn gt_endomorphism(f: &Target<Self>) -> Target<Self>;

    /// The Frobenius map of the untwisted curve, on affine coordinates of the twist.
    fn psi(x: &Base2<Self>, y: &Base2<Self>) -> (Base2<Self>, Base2<Self>);
}
