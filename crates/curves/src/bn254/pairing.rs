//! The optimal ate pairing of BN254.

use montane_fields::Field;
use montane_fields::bn254::{Bn254Tower, Fp2, X};
use montane_fields::cubic::Tower;
use montane_fields::cyclotomic::Cyclotomic;
use montane_fields::twelfth::Fp12;
use montane_kernels::cpu::{Ifma, Isa};
use montane_kernels::vector::Zmm;
use subtle::{Choice, ConstantTimeEq};

use super::{G1, G1Affine, G2, G2Affine, Scalar, g1, g2};
use crate::pairing::{ChainElement, Pairing, Target, Twist, product, rows};
use crate::recode::{Part, naf_digits};
use crate::sealed::Sealed;
use crate::weierstrass::Curve;
use crate::{gt, miller};

/// The pairing-friendly curve BN254, under the name that the traits' other implementers give it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bn256;

/// An element of the target group.
///
/// ```
/// # use montane_curves as montane;
/// use montane::bn254::{G1Affine, G2Affine, Gt, Scalar, pairing};
///
/// # fn main() -> Result<(), montane::DecodeError> {
/// let (p, q, k) = (G1Affine::generator(), G2Affine::generator(), Scalar::from(42));
/// let gt = pairing(&p, &(q * k).to_affine());
/// assert_eq!(gt, pairing(&p, &q) * k);
/// let mut bytes = [0; Gt::BYTES];
/// gt.write_bytes(&mut bytes);
/// assert_eq!(Gt::from_bytes(&bytes)?, gt);
/// # Ok(())
/// # }
/// ```
pub type Gt = gt::Gt<Bn256>;
/// The value of a Miller loop, before its final exponentiation.
pub type MillerLoopResult = gt::MillerLoopResult<Bn256>;
/// A point of G2 with the coefficients of every line of its Miller loop.
pub type G2Prepared = miller::G2Prepared<Bn256>;

/// The pairing of two points of the groups of order `r`: of others the value means nothing.
#[must_use]
#[inline]
pub fn pairing(p: &G1Affine, q: &G2Affine) -> Gt {
    gt::pairing::<Bn256>(p, q)
}

/// Whether the product of the pairings of pairs of points of the groups of order `r` is 1: one Miller loop for all and
/// one final exponentiation.
#[must_use]
#[inline]
pub fn pairing_check(pairs: &[(&G1Affine, &G2Affine)]) -> bool {
    gt::pairing_check::<Bn256>(pairs)
}

/// The product of the Miller functions of many pairs, with shared squarings.
#[must_use]
#[inline]
pub fn multi_miller_loop(terms: &[(&G1Affine, &G2Prepared)]) -> MillerLoopResult {
    gt::MillerLoopResult(miller::multi_miller_loop::<Bn256>(terms))
}

const X_DIGITS: [i8; 62] = naf_digits(X as u128);

/// `f^x` in the cyclotomic subgroup, where the inverse is the conjugate, in any representation.
fn pow_x<C: ChainElement>(f: &C) -> C {
    let inverse = f.inverse();
    let mut acc = *f;
    let mut squares = 0;
    for digit in X_DIGITS {
        squares += 1;
        if digit != 0 {
            acc.square_n_assign(squares);
            acc.mul_assign(if digit > 0 { f } else { &inverse });
            squares = 0;
        }
    }
    acc.square_n_assign(squares);
    acc
}

/// The hard part of the final exponentiation, `f^(2x (6x^2 + 3x + 1) (p^4 - p^2 + 1) / r)` in the cyclotomic subgroup,
/// over any representation of the tower (Fuentes-Castaneda, Knapp, Rodriguez-Henriquez, SAC 2011). The exponent in base
/// `p` is `1 + 6x + 12x^2 + 12x^3, 4x + 6x^2 + 12x^3, 6x + 6x^2 + 12x^3, -1 + 4x + 6x^2 + 12x^3`. Constant time.
#[must_use]
pub fn hard_part<T: Tower>(f: &Fp12<T>) -> Fp12<T> {
    product(hard_factors(f, pow_x))
}

/// Two factors of [`hard_part`] in any representation, given the power `x` in it.
fn hard_factors<C: ChainElement>(f: &C, pow_x: impl Fn(&C) -> C) -> [C; 2] {
    let f2x = pow_x(f).squared();
    let f6x = f2x.squared().times(&f2x);
    let f6xx = pow_x(&f6x);
    let f12xxx = pow_x(&f6xx.squared());
    let e2 = f12xxx.times(&f6xx).times(&f6x);
    let e1 = e2.times(&f2x.inverse());
    let e0 = e2.times(&f6xx).times(f);
    let e3 = e1.times(&f.inverse());
    [e0.times(&e1.power_p()).times(&e2.power_p2()), e3.power_p2().power_p()]
}

/// [`hard_part`] in lanes.
pub(crate) fn hard_part_in_lanes<C: ChainElement>(f: &C) -> C {
    product(hard_factors(f, pow_x))
}

impl Sealed for Bn256 {}

impl Pairing for Bn256 {
    type Tower = Bn254Tower;
    type G1 = G1;
    type G2 = G2;

    const TWIST: Twist = Twist::D;
    const LOOP: &'static [i8] = &naf_digits::<65>(6 * X as u128 + 2);
    const LOOP_NEGATIVE: bool = false;
    const FROBENIUS_LINES: bool = true;
    const B_IS_4_XI: bool = false;

    fn has_lanes() -> bool {
        Ifma::detect().is_some()
    }

    #[inline]
    fn miller_loop_in_lanes(pairs: &[(&G1Affine, &G2Affine)]) -> Option<Target<Self>> {
        Ifma::detect().map(|isa| rows::miller_loop::<Self, Zmm, 5>(isa, pairs))
    }

    #[inline]
    fn final_exponentiation_in_lanes(f: &Target<Self>) -> Option<Target<Self>> {
        Ifma::detect().map(|isa| rows::final_exponentiation::<Self, Zmm, 5>(isa, f, hard_part_in_lanes))
    }

    #[inline]
    fn hard_part(f: &Target<Self>) -> Target<Self> {
        hard_part(f)
    }

    #[inline]
    fn hard_part_factors(f: &Target<Self>) -> [Target<Self>; 2] {
        hard_factors(f, pow_x)
    }

    /// `f^p = f^(6x^2)`: `r` divides `p - 6x^2`, and nothing more of `p^4 - p^2 + 1` does
    /// (Scott, eprint 2021/1130, section 5).
    #[inline]
    fn is_in_gt(f: &Cyclotomic<Self::Tower>) -> Choice {
        let f = f.as_fp12();
        let t = pow_x(&pow_x(f)).cyclotomic_square();
        (t.cyclotomic_square() * t).ct_eq(&f.frobenius())
    }

    const GT_PARTS: usize = 2;
    const GT_PART_BITS: usize = <G1 as Curve>::PART_BITS;

    fn gt_decompose(k: &Scalar) -> [Part; 4] {
        g1::decompose(k)
    }

    /// `f^(-p^2)`: `-p^2 = lambda (mod r)`.
    #[inline]
    fn gt_endomorphism(f: &Target<Self>) -> Target<Self> {
        f.frobenius2().conjugate()
    }

    fn psi(x: &Fp2, y: &Fp2) -> (Fp2, Fp2) {
        (x.conjugate().mul(&g2::PSI.0), y.conjugate().mul(&g2::PSI.1))
    }
}
