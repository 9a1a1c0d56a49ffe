//! G2: the subgroup of the twist `y^2 = x^3 + 4 (1 + u)` over `Fp2`.

use alloc::boxed::Box;
use alloc::vec::Vec;

use montane_fields::bls12_381::{Fp, Fp2, Fp8In, R, X_ABS};
use montane_fields::modulus::from_hex;
use montane_fields::quadratic;
use montane_kernels::cpu::tuning::leftovers::{DECODING, G2_SUBGROUP};
use montane_kernels::cpu::{Ifma, Isa};
use montane_kernels::scalar::divide::Divisor;
use montane_kernels::vector::Zmm;
use montane_kernels::{in_lanes, inlined};
use subtle::{Choice, ConstantTimeEq};

use super::g1::by_x_squared;
use super::groups::{G2, clear_cofactor, mul_by_12, psi, times_x_abs_in_words};
use super::leftover::{in_packed, packed};
use super::{columns, decoding, quads};
use crate::format::Flags;
use crate::law::jacobian::Jacobian;
use crate::msm;
use crate::msm::store::Store;
use crate::recode::{Part, least_parts_vartime};
use crate::sealed::Sealed;
use crate::weierstrass::{Affine, Curve, Projective, Scalar, Solution};

impl Sealed for G2 {}

impl Curve for G2 {
    type Base = Fp2;
    type Order = R;
    type Compressed = [u8; 96];
    type Uncompressed = [u8; 192];

    const NAME: &'static str = "G2";
    const B: Fp2 = Fp2::new(Fp::from_u64(4), Fp::from_u64(4));
    const GENERATOR: (Fp2, Fp2) = (
        Fp2::new(
            Fp::from_limbs_const(from_hex(
                "024aa2b2f08f0a91 260805272dc51051 c6e47ad4fa403b02 b4510b647ae3d177 0bac0326a805bbef d48056c8c121bdb8",
            )),
            Fp::from_limbs_const(from_hex(
                "13e02b6052719f60 7dacd3a088274f65 596bd0d09920b61a b5da61bbdc7f5049 334cf11213945d57 e5ac7d055d042b7e",
            )),
        ),
        Fp2::new(
            Fp::from_limbs_const(from_hex(
                "0ce5d527727d6e11 8cc9cdc6da2e351a adfd9baa8cbdd3a7 6d429a695160d12c 923ac9cc3baca289 e193548608b82801",
            )),
            Fp::from_limbs_const(from_hex(
                "0606c4a02ea734cc 32acd2b02bc28b99 cb3e287e85a763af 267492ab572e99ab 3f370d275cec1da1 aaa9075ff05f79be",
            )),
        ),
    );
    const FLAGS: Flags = Flags::ThreeBits;

    /// `12 (1 + u) a`
    #[inline(always)]
    fn mul_by_3b(a: &Fp2) -> Fp2 {
        mul_by_12(a).mul_by_1_plus_u()
    }

    /// `|x| P = -psi(P)` (Scott, eprint 2021/1130, section 4).
    fn is_torsion_free_unchecked(p: &Affine<Self>) -> Choice {
        if let Some(isa) = Ifma::detect() {
            let [multiple, image] = quads::g2_test::<Zmm>(isa, &p.into());
            return multiple.ct_eq(&image);
        }
        let image = Self::endomorphism(&Projective { x: p.x, y: p.y, z: Fp2::ONE });
        let multiple = Jacobian::sparse_multiple_vartime((&p.x, &p.y), X_ABS);
        p.infinity | multiple.is_affine((&image.x, &image.y))
    }

    /// As for G1, but `psi` is kept by isomorphisms over `Fp` alone: the coordinates are scaled first, so that `Z` is
    /// its norm.
    fn is_torsion_free_projective_unchecked(p: &Projective<Self>) -> Choice {
        if let Some(isa) = Ifma::detect() {
            let [multiple, image] = quads::g2_test::<Zmm>(isa, p);
            return multiple.ct_eq(&image);
        }
        let Jacobian { x, y, z } = p.into();
        let scale = z.conjugate();
        let square = scale.square();
        Self::is_torsion_free_unchecked(&Affine { x: x * square, y: y * square * scale, infinity: p.is_identity() })
    }

    #[inline]
    fn all_torsion_free_in_lanes(points: &[(Fp2, Fp2)]) -> Option<bool> {
        let (together, alone) = points.split_at(packed(G2_SUBGROUP, points.len()));
        in_packed!(|F| decoding::all_in_g2::<F>(together) && decoding::each_in_subgroup::<Self>(alone))
    }

    #[inline]
    fn solve_in_lanes(xs: &[Fp2], subgroup: bool) -> Option<Vec<Solution<Fp2>>> {
        if packed(DECODING, xs.len()) == 0 {
            return None;
        }
        in_packed!(|F| decoding::solve_g2::<F>(xs, subgroup))
    }

    /// `(x^2 - x - 1) P + (x - 1) psi(P) + psi^2(2P)` (Budroni and Pintore, eprint 2017/419, section 4.1).
    fn clear_cofactor(p: &Projective<Self>) -> Projective<Self> {
        match Ifma::detect() {
            Some(isa) => quads::clear_cofactor_g2::<Zmm>(isa, p),
            None => clear_cofactor(
                p,
                inlined!(|p: &_| times_x_abs_in_words(p)),
                inlined!(|a: &Projective<Self>, b: &_| a.add_projective(b)),
                inlined!(|p: &Projective<Self>| p.double()),
                inlined!(|p: &Projective<Self>| -p),
                inlined!(|p: &_| Self::endomorphism(p)),
            ),
        }
    }

    /// The digits in base `|x|`.
    const PARTS: usize = 4;
    const PART_BITS: usize = 64;

    fn decompose(k: &Scalar<Self>) -> [Part; 4] {
        const X: Divisor<1> = Divisor::new([X_ABS]);
        let mut out = [Part::ZERO; 4];
        // Both are below x^2, so each quotient by |x| is below |x|.
        let [high, low] = by_x_squared(k);
        for (parts, [n0, n1]) in out.chunks_exact_mut(2).zip([low, high]) {
            let ([quotient], [remainder]) = X.divide(&[n0], &[n1]);
            parts[0] = Part::positive([remainder, 0]);
            parts[1] = Part::positive([quotient, 0]);
        }
        out
    }

    // Half of |x|, and 1.
    const LEAST_BITS: usize = 63;

    fn least_parts_vartime(k: &Scalar<Self>) -> [Part; 4] {
        least_parts_vartime(Self::decompose(k).map(|part| part.magnitude), u128::from(X_ABS))
    }

    /// `-psi`, which is `|x|` times the point in the subgroup.
    #[inline]
    fn endomorphism(p: &Projective<Self>) -> Projective<Self> {
        -psi(p)
    }

    fn mul_by_own_means(p: &Projective<Self>, k: &Scalar<Self>) -> Option<Projective<Self>> {
        Some(match Ifma::detect() {
            Some(isa) => quads::mul::<Self, Zmm, 1>(isa, &[*p], k),
            None => columns::mul(p, k),
        })
    }

    #[inline]
    fn store() -> Box<dyn Store<Fp2>> {
        // In half as wide lanes of doubles the products of Fp2 gain less than their sums lose.
        in_lanes!(512, |_, V| msm::store_in_lanes::<quadratic::Fp2<Fp8In<V>>>()).unwrap_or_else(msm::store_in_words)
    }
}
