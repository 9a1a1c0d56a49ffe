//! G1: `y^2 = x^3 + 4` over `Fp`, cofactor `(x - 1)^2 / 3`.

use alloc::boxed::Box;
use alloc::vec::Vec;

use montane_fields::bls12_381::{Fp, Fp8In, R, X_ABS};
use montane_fields::modulus::from_hex;
use montane_kernels::cpu::tuning::leftovers::{DECODING, G1_SUBGROUP, MULTIPLES};
use montane_kernels::cpu::{Ifma, Isa};
use montane_kernels::in_lanes;
use montane_kernels::scalar::divide::Divisor;
use montane_kernels::vector::Ymm;
use subtle::{Choice, ConstantTimeEq};

use super::groups::{BETA, G1, mul_by_12, times_x_abs_in_words};
use super::leftover::{in_packed, packed};
use super::{decoding, multiples, quads};
use crate::format::Flags;
use crate::law::jacobian::Jacobian;
use crate::msm;
use crate::msm::store::Store;
use crate::recode::{Part, least_parts_vartime};
use crate::scalar_mul::{self, sum_of_short_products_vartime};
use crate::sealed::Sealed;
use crate::weierstrass::{Affine, Curve, Projective, Scalar, Solution};

/// `x^2`
pub(crate) const X_SQUARED: u128 = X_ABS as u128 * X_ABS as u128;

/// Quotient and remainder of a scalar by `x^2`. Constant time.
pub(super) fn by_x_squared(k: &Scalar<G1>) -> [[u64; 2]; 2] {
    const X_SQUARED_DIVISOR: Divisor<2> = Divisor::new([X_SQUARED as u64, (X_SQUARED >> 64) as u64]);
    let [k0, k1, k2, k3] = k.to_limbs();
    // r - 1 = x^2 (x^2 - 1), so the quotient is below x^2.
    let (quotient, remainder) = X_SQUARED_DIVISOR.divide(&[k0, k1], &[k2, k3]);
    [quotient, remainder]
}

/// `2^65 G` for the generator `G`: half of the windows of [`scalar_mul::mul`] further.
const SHIFTED_GENERATOR: (Fp, Fp) = (
    Fp::from_limbs_const(from_hex(
        "1039996cd20e7c64 3c50fbf8018593c5 06a2d8eea53c7283 a81cd7349f9a8688 515e717f2de7d8e4 940feece69be4b38",
    )),
    Fp::from_limbs_const(from_hex(
        "049f27266d075931 bb1aaf08eba68dc1 0c59bb0a954e5d4e f1c335548675cfe4 de555899eb3e7bd5 c2c5fd691698a5c2",
    )),
);

impl Sealed for G1 {}

impl Curve for G1 {
    type Base = Fp;
    type Order = R;
    type Compressed = [u8; 48];
    type Uncompressed = [u8; 96];

    const NAME: &'static str = "G1";
    const B: Fp = Fp::from_u64(4);
    const GENERATOR: (Fp, Fp) = (
        Fp::from_limbs_const(from_hex(
            "17f1d3a73197d794 2695638c4fa9ac0f c3688c4f9774b905 a14e3a3f171bac58 6c55e83ff97a1aef fb3af00adb22c6bb",
        )),
        Fp::from_limbs_const(from_hex(
            "08b3f481e3aaa0f1 a09e30ed741d8ae4 fcf5e095d5d00af6 00db18cb2c04b3ed d03cc744a2888ae4 0caa232946c5e7e1",
        )),
    );
    const FLAGS: Flags = Flags::ThreeBits;

    /// `12 a`
    #[inline(always)]
    fn mul_by_3b(a: &Fp) -> Fp {
        mul_by_12(a)
    }

    /// `x^2 P = E(P)` (Scott, eprint 2021/1130, section 6).
    fn is_torsion_free_unchecked(p: &Affine<Self>) -> Choice {
        if let Some(isa) = Ifma::detect() {
            let [multiple, image] = quads::g1_test::<Ymm>(isa, &p.into());
            return multiple.ct_eq(&image);
        }
        let multiple = Jacobian::sparse_multiple_vartime((&p.x, &p.y), X_ABS).mul_by_sparse_vartime(X_ABS);
        p.infinity | multiple.is_affine((&(p.x * BETA), &-p.y))
    }

    /// The test does not know `b`: `(X, Y)` of Jacobian coordinates is the point's image on `y^2 = x^3 + Z^6 b`, by an
    /// isomorphism over `Fp`, which keeps `E`.
    fn is_torsion_free_projective_unchecked(p: &Projective<Self>) -> Choice {
        if let Some(isa) = Ifma::detect() {
            let [multiple, image] = quads::g1_test::<Ymm>(isa, p);
            return multiple.ct_eq(&image);
        }
        let Jacobian { x, y, .. } = p.into();
        Self::is_torsion_free_unchecked(&Affine { x, y, infinity: p.is_identity() })
    }

    #[inline]
    fn all_torsion_free_in_lanes(points: &[(Fp, Fp)]) -> Option<bool> {
        let (together, alone) = points.split_at(packed(G1_SUBGROUP, points.len()));
        in_packed!(|F| decoding::all_in_g1::<F>(together) && decoding::each_in_subgroup::<Self>(alone))
    }

    #[inline]
    fn solve_in_lanes(xs: &[Fp], subgroup: bool) -> Option<Vec<Solution<Fp>>> {
        if packed(DECODING, xs.len()) == 0 {
            return None;
        }
        in_packed!(|F| decoding::solve_g1::<F>(xs, subgroup))
    }

    #[inline]
    fn short_multiples_in_lanes(points: &[(Fp, Fp)], numbers: &[u64]) -> Option<Vec<Projective<Self>>> {
        let together = packed(MULTIPLES, points.len());
        let ((points, alone), (numbers, others)) = (points.split_at(together), numbers.split_at(together));
        let mut multiples = in_packed!(|F| multiples::short_multiples::<F>(points, numbers))?;
        multiples.extend(
            alone
                .iter()
                .zip(others)
                .map(|((x, y), k)| sum_of_short_products_vartime(&[(Affine::from_coordinates_unchecked(*x, *y), *k)])),
        );
        Some(multiples)
    }

    /// `(1 - x) P` (Wahby and Boneh, eprint 2019/403, section 5), with `-x > 0`.
    fn clear_cofactor(p: &Projective<Self>) -> Projective<Self> {
        match Ifma::detect() {
            Some(isa) => quads::clear_cofactor_g1::<Ymm>(isa, p),
            None => times_x_abs_in_words(p) + p,
        }
    }

    /// Quotient and remainder by `x^2`.
    const PARTS: usize = 2;
    const PART_BITS: usize = 128;

    fn decompose(k: &Scalar<Self>) -> [Part; 4] {
        let [high, low] = by_x_squared(k);
        [Part::positive(low), Part::positive(high), Part::ZERO, Part::ZERO]
    }

    // Half of x^2, and 1.
    const LEAST_BITS: usize = 127;

    fn least_parts_vartime(k: &Scalar<Self>) -> [Part; 4] {
        let [low, high, ..] = Self::decompose(k).map(|part| part.magnitude);
        least_parts_vartime([low, high], X_SQUARED)
    }

    /// `(beta x, -y)`, which is `x^2` times the point in the subgroup.
    #[inline]
    fn endomorphism(p: &Projective<Self>) -> Projective<Self> {
        Projective { x: p.x * BETA, y: -p.y, z: p.z }
    }

    fn mul_by_own_means(p: &Projective<Self>, k: &Scalar<Self>) -> Option<Projective<Self>> {
        Ifma::detect().map(|isa| quads::mul::<Self, Ymm, 1>(isa, &[*p], k))
    }

    fn mul_generator(k: &Scalar<Self>) -> Projective<Self> {
        let shifted = [Self::GENERATOR, SHIFTED_GENERATOR]
            .map(|(x, y)| Projective::from(Affine::from_coordinates_unchecked(x, y)));
        match Ifma::detect() {
            Some(isa) => quads::mul::<Self, Ymm, 2>(isa, &shifted, k),
            None => scalar_mul::mul_shifted(&shifted, k),
        }
    }

    #[inline]
    fn store() -> Box<dyn Store<Fp>> {
        in_lanes!(|_, V| msm::store_in_lanes::<Fp8In<V>>()).unwrap_or_else(msm::store_in_words)
    }
}
