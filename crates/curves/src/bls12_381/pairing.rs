//! The optimal ate pairing of BLS12-381.

use montane_fields::bls12_381::{Bls12Tower, Fp2, X_ABS};
use montane_fields::compressed::Compressed;
use montane_fields::cubic::Tower;
use montane_fields::cyclotomic::Cyclotomic;
use montane_fields::quadratic::Progenitor;
use montane_fields::twelfth::Fp12;
use montane_kernels::cpu::tuning::leftovers::PAIRS_WITH_TWO_PASSES;
use montane_kernels::cpu::{Avx2, Avx512, Ifma, Isa};
use montane_kernels::inlined;
use montane_kernels::vector::YmmPair;
use montane_kernels::vector::Zmm;
use subtle::{Choice, ConstantTimeEq};

use super::groups::{X_RUNS, times_x_abs};
use super::{G1, G1Affine, G2, G2Affine, Scalar};
use crate::pairing::lanes::LANES;
use crate::pairing::residues;
use crate::pairing::{ChainElement, Pairing, Target, Twist, lanes, product, rows};
use crate::recode::{Part, binary_digits};
use crate::sealed::Sealed;
use crate::weierstrass::Curve;
use crate::{gt, miller};

/// The pairing-friendly curve BLS12-381.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bls12;

/// An element of the target group.
///
/// ```
/// # use montane_curves as montane;
/// use montane::bls12_381::{G1Affine, G2Affine, Gt, Scalar, pairing};
///
/// # fn main() -> Result<(), montane::DecodeError> {
/// let gt = pairing(&G1Affine::generator(), &G2Affine::generator());
/// // The group is written with `+`; its operation is the product in `Fp12`.
/// assert_eq!(gt * Scalar::from(3), gt.double() + gt);
/// let mut bytes = [0; Gt::BYTES];
/// gt.write_bytes(&mut bytes);
/// assert_eq!(Gt::from_bytes(&bytes)?, gt);
/// # Ok(())
/// # }
/// ```
pub type Gt = gt::Gt<Bls12>;
/// The value of a Miller loop, before its final exponentiation.
pub type MillerLoopResult = gt::MillerLoopResult<Bls12>;
/// A point of G2 with the coefficients of every line of its Miller loop.
pub type G2Prepared = miller::G2Prepared<Bls12>;

/// The pairing of two points of the groups of order `r`: of others the value means nothing.
#[must_use]
pub fn pairing(p: &G1Affine, q: &G2Affine) -> Gt {
    gt::pairing::<Bls12>(p, q)
}

/// Whether the product of the pairings of pairs of points of the groups of order `r` is 1: one Miller loop for all and
/// one final exponentiation.
#[must_use]
pub fn pairing_check(pairs: &[(&G1Affine, &G2Affine)]) -> bool {
    gt::pairing_check::<Bls12>(pairs)
}

/// The product of the Miller functions of many pairs, with shared squarings.
#[must_use]
pub fn multi_miller_loop(terms: &[(&G1Affine, &G2Prepared)]) -> MillerLoopResult {
    gt::MillerLoopResult(miller::multi_miller_loop::<Bls12>(terms))
}

/// `f^x` in the cyclotomic subgroup, where the inverse is the conjugate (`x` is negative). Constant time.
///
/// By [`X_RUNS`] from the low end up: the squares to `2^16`, `2^48` and `2^57` are most of them and are taken
/// compressed; the powers there are decompressed with one inversion; the few squares of the power 105 are ordinary.
fn pow_x<T: Tower<F: Progenitor>>(f: &Fp12<T>) -> Fp12<T> {
    let [four, three, nine, thirty_two, sixteen] = X_RUNS;
    let compressed_n = |mut c: Compressed<T>, n: u32| {
        (0..n).for_each(|_| c.square_assign());
        c
    };
    let first = compressed_n(Compressed::from(f), sixteen);
    let second = compressed_n(first, thirty_two);
    let third = compressed_n(second, nine);
    let [first, second, third] = Compressed::decompress(&[first, second, third]);
    // f^(2^n - 1)
    let less_one = |f: Fp12<T>, n: u32| (0..n).fold(f, |f, _| f.cyclotomic_square()) * f.conjugate();
    (first * second * less_one(less_one(third, four), three)).conjugate()
}

/// [`pow_x`] in lanes, where compressed squares would save less than their inversion costs.
fn pow_x_in_lanes<C: ChainElement>(f: &C) -> C {
    let power = times_x_abs(
        f,
        inlined!(|acc: &mut C, n| acc.square_n_assign(n)),
        inlined!(|acc: &mut C, b: &_| acc.mul_assign(b)),
        inlined!(|a: &C| a.inverse()),
    );
    power.inverse()
}

/// The hard part of the final exponentiation, `f^(3 (p^4 - p^2 + 1) / r)` in the cyclotomic subgroup, over any
/// representation of the tower: `3 (p^4 - p^2 + 1) / r = (x - 1)^2 (x + p)(x^2 + p^2 - 1) + 3`
/// (Hayashida, Hayasaka, Teruya, eprint 2020/875). Constant time.
#[must_use]
pub fn hard_part<T: Tower<F: Progenitor>>(f: &Fp12<T>) -> Fp12<T> {
    product(hard_factors(f, pow_x))
}

/// Two factors of [`hard_part`] in any representation, given the power `x` in it.
fn hard_factors<C: ChainElement>(f: &C, pow_x: impl Fn(&C) -> C) -> [C; 2] {
    let t = pow_x(f).times(&f.inverse());
    let t = pow_x(&t).times(&t.inverse());
    let t = pow_x(&t).times(&t.power_p());
    let t = pow_x(&pow_x(&t)).times(&t.power_p2()).times(&t.inverse());
    [t.times(&f.squared()), *f]
}

/// [`hard_part`] in lanes.
pub(crate) fn hard_part_in_lanes<C: ChainElement>(f: &C) -> C {
    product(hard_factors(f, pow_x_in_lanes))
}

impl Sealed for Bls12 {}

impl Pairing for Bls12 {
    type Tower = Bls12Tower;
    type G1 = G1;
    type G2 = G2;

    const TWIST: Twist = Twist::M;
    const LOOP: &'static [i8] = &binary_digits::<63>(X_ABS as u128);
    const LOOP_NEGATIVE: bool = true;
    const FROBENIUS_LINES: bool = false;
    const B_IS_4_XI: bool = true;

    fn has_lanes() -> bool {
        Ifma::detect().is_some() || Avx512::detect().is_some()
    }

    fn miller_loop_in_lanes(pairs: &[(&G1Affine, &G2Affine)]) -> Option<Target<Self>> {
        if let Some(isa) = Ifma::detect() {
            let by_residues = |pairs: &[_]| residues::miller_loop::<Self, Zmm>(isa, pairs).unpack();
            let many = if isa.takes_two_passes() {
                lanes::miller_loop_of_many::<Self, Zmm, 8>(isa, pairs, PAIRS_WITH_TWO_PASSES, by_residues)
            } else {
                None
            };
            return Some(many.unwrap_or_else(|| by_residues(pairs)));
        }
        if let Some(isa) = Avx512::detect() {
            return Some(rows::miller_loop::<Self, Zmm<Avx512>, 8>(isa, pairs));
        }
        lanes::miller_loop_of_many::<Self, YmmPair, 8>(
            Avx2::preferred()?,
            pairs,
            LANES,
            miller::miller_loop_of_finite::<Self>,
        )
    }

    fn final_exponentiation_in_lanes(f: &Target<Self>) -> Option<Target<Self>> {
        match Ifma::detect() {
            Some(isa) => Some(residues::final_exponentiation::<Self, Zmm>(isa, f, hard_part_in_lanes)),
            None => Avx512::detect()
                .map(|isa| rows::final_exponentiation::<Self, Zmm<Avx512>, 8>(isa, f, hard_part_in_lanes)),
        }
    }

    fn hard_part(f: &Target<Self>) -> Target<Self> {
        hard_part(f)
    }

    fn hard_part_factors(f: &Target<Self>) -> [Target<Self>; 2] {
        hard_factors(f, pow_x)
    }

    /// `f^p = f^x`: the order divides `p - x` and `p^4 - p^2 + 1`, whose greatest common divisor is `r`
    /// (Scott, eprint 2021/1130, section 5).
    fn is_in_gt(f: &Cyclotomic<Self::Tower>) -> Choice {
        let f = f.as_fp12();
        f.frobenius().ct_eq(&pow_x(f))
    }

    /// As in G2: the Frobenius map is the power `x`.
    const GT_PARTS: usize = <G2 as Curve>::PARTS;
    const GT_PART_BITS: usize = <G2 as Curve>::PART_BITS;

    fn gt_decompose(k: &Scalar) -> [Part; 4] {
        G2::decompose(k)
    }

    /// The power `|x|`.
    fn gt_endomorphism(f: &Target<Self>) -> Target<Self> {
        f.frobenius().conjugate()
    }

    fn psi(x: &Fp2, y: &Fp2) -> (Fp2, Fp2) {
        let p = super::groups::psi(&crate::weierstrass::Projective { x: *x, y: *y, z: Fp2::ONE });
        (p.x, p.y)
    }
}
