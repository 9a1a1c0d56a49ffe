//! The pairings' own formulas over any representation of the base field: one that counts ([`counted`]), one that
//! follows magnitudes ([`magnitude`]). Towers, curves, Miller loop and final exponentiation are those that everyone
//! runs; here stand only the constants of each curve and what it multiplies by them.

pub mod counted;
pub mod magnitude;

use std::marker::PhantomData;

use montane_curves::bls12_381::{self, Bls12};
use montane_curves::bn254::{self, Bn256};
use montane_curves::format::Flags;
use montane_curves::msm::Store;
use montane_curves::pairing::{Base2, Pairing, Target, Twist};
use montane_curves::recode::Part;
use montane_curves::sealed::Sealed;
use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar};
use montane_fields::Field;
use montane_fields::cubic::{Tower, Wide2};
use montane_fields::cyclotomic::Cyclotomic;
use montane_fields::quadratic::{Fp2, Progenitor};
use montane_fields::twelfth::Fp12;
use subtle::Choice;

/// A representation of the base field of a pairing, with the constants of its tower and curves.
pub trait Base<E: Pairing>: Progenitor {
    /// [`Tower::FROBENIUS`]
    const FROBENIUS: [Fp2<Self>; 6];
    /// `b` and the generator of G1.
    const G1: [Self; 3];
    /// `b`, the generator of G2, and `3b`.
    const G2: [Fp2<Self>; 4];
}

/// What a curve multiplies by its constants, in any representation.
pub trait Formulas: Pairing {
    /// The name, as the base field's prime begins.
    const NAME: &'static str;
    /// `3b` of G2.
    const THREE_B: Base2<Self>;
    /// [`Tower::mul_by_xi`]
    fn mul_by_xi<F: Field>(a: &Fp2<F>) -> Fp2<F>;
    /// [`Tower::wide_mul_by_xi`]
    fn wide_mul_by_xi<F: Field>(a: &Wide2<F>) -> Wide2<F>;
    /// [`Curve::mul_by_3b`] of G1.
    fn g1_mul_by_3b<F: Field>(a: &F) -> F;
    /// [`Curve::mul_by_3b`] of G2.
    fn g2_mul_by_3b<F: Base<Self>>(a: &Fp2<F>) -> Fp2<F>;
    /// [`Pairing::hard_part`]
    fn hard_part<T: Tower<F: Progenitor>>(f: &Fp12<T>) -> Fp12<T>;
}

impl Formulas for Bls12 {
    const NAME: &'static str = "bls12-381";
    const THREE_B: Base2<Self> = bls12_381::G2::B.mul_const(&Fp2::new(bls12_381::Fp::from_u64(3), bls12_381::Fp::ZERO));
    fn mul_by_xi<F: Field>(a: &Fp2<F>) -> Fp2<F> {
        a.mul_by_1_plus_u()
    }
    fn wide_mul_by_xi<F: Field>(a: &Wide2<F>) -> Wide2<F> {
        Fp2::<F>::wide_mul_by_1_plus_u(a)
    }
    fn g1_mul_by_3b<F: Field>(a: &F) -> F {
        bls12_381::mul_by_12(a)
    }
    fn g2_mul_by_3b<F: Base<Self>>(a: &Fp2<F>) -> Fp2<F> {
        bls12_381::mul_by_12(a).mul_by_1_plus_u()
    }
    fn hard_part<T: Tower<F: Progenitor>>(f: &Fp12<T>) -> Fp12<T> {
        bls12_381::hard_part(f)
    }
}

impl Formulas for Bn256 {
    const NAME: &'static str = "bn254";
    const THREE_B: Base2<Self> = bn254::G2::B.mul_const(&Fp2::new(bn254::Fp::from_u64(3), bn254::Fp::ZERO));
    fn mul_by_xi<F: Field>(a: &Fp2<F>) -> Fp2<F> {
        a.mul_by_9_plus_u()
    }
    fn wide_mul_by_xi<F: Field>(a: &Wide2<F>) -> Wide2<F> {
        Fp2::<F>::wide_mul_by_9_plus_u(a)
    }
    fn g1_mul_by_3b<F: Field>(a: &F) -> F {
        bn254::mul_by_9(a)
    }
    fn g2_mul_by_3b<F: Base<Self>>(a: &Fp2<F>) -> Fp2<F> {
        a.mul(&F::G2[3])
    }
    fn hard_part<T: Tower<F: Progenitor>>(f: &Fp12<T>) -> Fp12<T> {
        bn254::hard_part(f)
    }
}

/// The tower of `E` over `F`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TowerOver<E, F>(PhantomData<(E, F)>);

impl<E, F> montane_fields::sealed::Sealed for TowerOver<E, F> {}

impl<E: Formulas, F: Base<E>> Tower for TowerOver<E, F> {
    type F = F;
    const FROBENIUS: [Fp2<F>; 6] = F::FROBENIUS;
    fn mul_by_xi(a: &Fp2<F>) -> Fp2<F> {
        E::mul_by_xi(a)
    }
    fn wide_mul_by_xi(a: &Wide2<F>) -> Wide2<F> {
        E::wide_mul_by_xi::<F>(a)
    }
}

macro_rules! curve_over {
    ($(#[$doc:meta])* $name:ident, $group:ident, $base:ty, $constants:ident, $mul_by_3b:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name<E, F>(PhantomData<(E, F)>);

        impl<E, F> Sealed for $name<E, F> {}

        impl<E: Formulas, F: Base<E>> Curve for $name<E, F> {
            type Base = $base;
            type Order = <E::G1 as Curve>::Order;
            type Compressed = <E::$group as Curve>::Compressed;
            type Uncompressed = <E::$group as Curve>::Uncompressed;
            const NAME: &'static str = <E::$group as Curve>::NAME;
            const B: $base = F::$constants[0];
            const GENERATOR: ($base, $base) = (F::$constants[1], F::$constants[2]);
            const FLAGS: Flags = <E::$group as Curve>::FLAGS;
            fn mul_by_3b(a: &$base) -> $base {
                E::$mul_by_3b(a)
            }
            fn is_torsion_free_unchecked(_: &Affine<Self>) -> Choice {
                not_here()
            }
            fn clear_cofactor(_: &Projective<Self>) -> Projective<Self> {
                not_here()
            }
            const PARTS: usize = <E::$group as Curve>::PARTS;
            const PART_BITS: usize = <E::$group as Curve>::PART_BITS;
            fn decompose(_: &Scalar<Self>) -> [Part; 4] {
                not_here()
            }
            fn endomorphism(_: &Projective<Self>) -> Projective<Self> {
                not_here()
            }
            fn store() -> Box<dyn Store<$base>> {
                not_here()
            }
        }
    };
}

curve_over!(
    /// G1 of `E` over `F`: its group law.
    G1Over, G1, F, G1, g1_mul_by_3b
);
curve_over!(
    /// G2 of `E` over `F`: its group law.
    G2Over, G2, Fp2<F>, G2, g2_mul_by_3b
);

/// Which steps a Miller loop takes.
pub trait Steps<E: Pairing>: Copy + Default + std::fmt::Debug + Eq + Send + Sync + 'static {
    /// [`Pairing::LOOP`]
    const LOOP: &'static [i8];
    /// [`Pairing::FROBENIUS_LINES`]
    const FROBENIUS_LINES: bool;
}

/// Those of the curve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Whole;

impl<E: Pairing> Steps<E> for Whole {
    const LOOP: &'static [i8] = E::LOOP;
    const FROBENIUS_LINES: bool = E::FROBENIUS_LINES;
}

/// The pairing of `E` over `F`, with the steps `S`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Over<E, F, S = Whole>(PhantomData<(E, F, S)>);

impl<E, F, S> Sealed for Over<E, F, S> {}

impl<E: Formulas, F: Base<E>, S: Steps<E>> Pairing for Over<E, F, S> {
    type Tower = TowerOver<E, F>;
    type G1 = G1Over<E, F>;
    type G2 = G2Over<E, F>;
    const TWIST: Twist = E::TWIST;
    const LOOP: &'static [i8] = S::LOOP;
    const LOOP_NEGATIVE: bool = E::LOOP_NEGATIVE;
    const FROBENIUS_LINES: bool = S::FROBENIUS_LINES;
    const B_IS_4_XI: bool = E::B_IS_4_XI;
    fn hard_part(f: &Target<Self>) -> Target<Self> {
        <E as Formulas>::hard_part(f)
    }
    fn is_in_gt(_: &Cyclotomic<Self::Tower>) -> Choice {
        not_here()
    }
    const GT_PARTS: usize = E::GT_PARTS;
    const GT_PART_BITS: usize = E::GT_PART_BITS;
    fn gt_decompose(_: &Scalar<Self::G1>) -> [Part; 4] {
        not_here()
    }
    fn gt_endomorphism(_: &Target<Self>) -> Target<Self> {
        not_here()
    }
    /// Called for curves of type D alone, which multiply by the powers of `xi` themselves.
    fn psi(x: &Fp2<F>, y: &Fp2<F>) -> (Fp2<F>, Fp2<F>) {
        (x.conjugate().mul(&F::FROBENIUS[2]), y.conjugate().mul(&F::FROBENIUS[3]))
    }
}

fn not_here() -> ! {
    unreachable!("multiplication by scalars and membership depend on values, and are not asked of these curves")
}
