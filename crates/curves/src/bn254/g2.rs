//! G2: the subgroup of the twist `y^2 = x^3 + 3 / (9 + u)` over `Fp2`.

use alloc::boxed::Box;

use montane_fields::Field;
use montane_fields::bn254::{Bn254Tower, Fp, Fp2, R, X};
use montane_fields::cubic::Tower;
use montane_fields::modulus::from_hex;
use subtle::{Choice, ConstantTimeEq};

use super::g1;
use crate::format::Flags;
use crate::law::jacobian::mul_by_sparse;
use crate::msm;
use crate::msm::store::Store;
use crate::recode::Part;
use crate::sealed::Sealed;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// The curve of G2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct G2;

/// An affine point of G2.
///
/// ```
/// # use montane_curves as montane;
/// use montane::bn254::{G2Affine, Scalar};
///
/// # fn main() -> Result<(), montane::DecodeError> {
/// let q = (G2Affine::generator() * Scalar::from(42)).to_affine();
/// // 64 bytes, or 128 with both coordinates. The curve has more points than the group: decoding asks.
/// assert_eq!(G2Affine::from_uncompressed(&q.to_uncompressed())?, q);
/// # Ok(())
/// # }
/// ```
pub type G2Affine = Affine<G2>;
/// A projective point of G2.
///
/// ```
/// # use montane_curves as montane;
/// use montane::bn254::{G2Affine, G2Projective, Scalar};
///
/// let h = G2Projective::generator();
/// assert_eq!((h + h.double()).to_affine(), (G2Affine::generator() * Scalar::from(3)).to_affine());
/// ```
pub type G2Projective = Projective<G2>;

/// `xi^((p - 1) / 3)` and `xi^((p - 1) / 2)`, what the untwisted Frobenius map multiplies the coordinates by.
pub(super) const PSI: (Fp2, Fp2) = (Bn254Tower::FROBENIUS[2], Bn254Tower::FROBENIUS[3]);

/// The untwist, Frobenius and twist map, which is `p` times the point in the subgroup, `p = 6x^2 (mod r)`.
#[inline]
#[must_use]
pub(super) fn psi(p: &Projective<G2>) -> Projective<G2> {
    Projective { x: p.x.conjugate().mul(&PSI.0), y: p.y.conjugate().mul(&PSI.1), z: p.z.conjugate() }
}

/// The cube root of unity of G1, or its square: that of the same eigenvalue.
const BETA: Fp = {
    let g = Bn254Tower::FROBENIUS[2];
    g.c0.mul_const(&g.c0).add_const(&g.c1.mul_const(&g.c1))
};

impl Sealed for G2 {}

impl Curve for G2 {
    type Base = Fp2;
    type Order = R;
    type Compressed = [u8; 64];
    type Uncompressed = [u8; 128];

    const NAME: &'static str = "G2";
    const B: Fp2 = Fp2::new(
        Fp::from_limbs_const(from_hex("2b149d40ceb8aaae 81be18991be06ac3 b5b4c5e559dbefa3 3267e6dc24a138e5")),
        Fp::from_limbs_const(from_hex("009713b03af0fed4 cd2cafadeed8fdf4 a74fa084e52d1852 e4a2bd0685c315d2")),
    );
    const GENERATOR: (Fp2, Fp2) = (
        Fp2::new(
            Fp::from_limbs_const(from_hex("1800deef121f1e76 426a00665e5c4479 674322d4f75edadd 46debd5cd992f6ed")),
            Fp::from_limbs_const(from_hex("198e9393920d483a 7260bfb731fb5d25 f1aa493335a9e712 97e485b7aef312c2")),
        ),
        Fp2::new(
            Fp::from_limbs_const(from_hex("12c85ea5db8c6deb 4aab71808dcb408f e3d1e7690c43d37b 4ce6cc0166fa7daa")),
            Fp::from_limbs_const(from_hex("090689d0585ff075 ec9e99ad690c3395 bc4b313370b38ef3 55acdadcd122975b")),
        ),
    );
    const FLAGS: Flags = Flags::TwoBits;

    #[inline(always)]
    fn mul_by_3b(a: &Fp2) -> Fp2 {
        const THREE_B: Fp2 = G2::B.mul_const(&Fp2::new(Fp::from_u64(3), Fp::ZERO));
        a.mul(&THREE_B)
    }

    /// `(x + 1) P + psi(x P) + psi^2(x P) = psi^3(2x P)` (Dai, Lin, Zhao, Zhou, eprint 2022/348). Constant time.
    #[inline]
    fn is_torsion_free_unchecked(p: &Affine<Self>) -> Choice {
        let p = Projective::from(p);
        let xp = mul_by_sparse(&p, X);
        let psi_xp = psi(&xp);
        let psi2_xp = psi(&psi_xp);
        (xp + p + psi_xp + psi2_xp).ct_eq(&psi(&psi2_xp.double()))
    }

    /// `x P + psi(3x P) + psi^2(x P) + psi^3(P)` (Fuentes-Castaneda, Knapp, Rodriguez-Henriquez, SAC 2011).
    #[inline]
    fn clear_cofactor(p: &Projective<Self>) -> Projective<Self> {
        let xp = mul_by_sparse(p, X);
        let psi2 = |q: &Projective<Self>| psi(&psi(q));
        xp + psi(&(xp.double() + xp)) + psi2(&xp) + psi(&psi2(p))
    }

    /// As in G1.
    const PARTS: usize = 2;
    const PART_BITS: usize = 127;

    fn decompose(k: &Scalar<Self>) -> [Part; 4] {
        g1::decompose(k)
    }

    /// `(beta x, y)`, with the same eigenvalue as in G1.
    #[inline]
    fn endomorphism(p: &Projective<Self>) -> Projective<Self> {
        Projective { x: p.x.scale(&BETA), y: p.y, z: p.z }
    }

    #[inline]
    fn store() -> Box<dyn Store<Fp2>> {
        msm::store_in_words()
    }
}
