//! The two groups as types, with their endomorphisms: what formulas in words and in lanes start from.

use montane_fields::Field;
use montane_fields::bls12_381::{Bls12Tower, Fp, Fp2, X_ABS};
use montane_fields::cubic::Tower;
use montane_kernels::{Inlined, inlined};

use crate::law::jacobian::double_n_assign;
use crate::weierstrass::{Affine, Curve, Projective};

/// `12 a`: `3b` of G1, and of G2 but for its factor `1 + u`.
#[inline(always)]
pub fn mul_by_12<F: Field>(a: &F) -> F {
    let four = a.double().double();
    four.double().add(&four)
}

/// `|x| = 2^16 (2^32 (2^9 (2^3 - 1)(2^4 - 1) + 1) + 1)`: how many doublings, or squares, there are before each
/// addition, and after the last. Before the first two, what is to be doubled is subtracted; then `P` itself is added.
/// That is one addition less than `|x|` has digits for, and one doubling more.
pub(super) const X_RUNS: [u32; 5] = [4, 3, 9, 32, 16];
const _: () = {
    let [a, b, c, d, e] = X_RUNS;
    let odd = ((((1 << a) - 1) * ((1 << b) - 1)) << c) + 1;
    assert!(((odd << d) + 1) << e == X_ABS);
};

/// `|x| p` by [`X_RUNS`], given how points are doubled several times, added and negated.
#[inline(always)]
pub(super) fn times_x_abs<P: Copy>(
    p: &P,
    Inlined(double_n): Inlined<impl Fn(&mut P, u32)>,
    Inlined(add): Inlined<impl Fn(&mut P, &P)>,
    Inlined(minus): Inlined<impl Fn(&P) -> P>,
) -> P {
    let mut acc = *p;
    for (i, n) in X_RUNS.into_iter().enumerate() {
        let addend = if i < 2 { minus(&acc) } else { *p };
        double_n(&mut acc, n);
        if i + 1 < X_RUNS.len() {
            add(&mut acc, &addend);
        }
    }
    acc
}

/// [`times_x_abs`] in words: doublings in Jacobian coordinates, which have no exceptional case, and complete additions
/// in projective ones.
pub(super) fn times_x_abs_in_words<C: Curve>(p: &Projective<C>) -> Projective<C> {
    times_x_abs(
        p,
        inlined!(|acc: &mut _, n| double_n_assign(acc, n)),
        inlined!(|acc: &mut Projective<C>, p: &_| *acc = acc.add_projective(p)),
        inlined!(|p: &Projective<C>| -p),
    )
}

/// The curve of G1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct G1;

/// An affine point of G1.
///
/// ```
/// # use montane_curves as montane;
/// use montane::bls12_381::{G1Affine, Scalar};
///
/// # fn main() -> Result<(), montane::DecodeError> {
/// let p = (G1Affine::generator() * Scalar::from(42)).to_affine();
/// // 48 bytes, or 96 with both coordinates. What is read is on the curve and in the subgroup.
/// assert_eq!(G1Affine::from_compressed(&p.to_compressed())?, p);
/// assert_eq!(G1Affine::from_uncompressed(&p.to_uncompressed())?, p);
/// # Ok(())
/// # }
/// ```
pub type G1Affine = Affine<G1>;
/// A projective point of G1.
///
/// ```
/// # use montane_curves as montane;
/// use montane::bls12_381::{G1Affine, G1Projective, Scalar};
///
/// let g = G1Projective::generator();
/// assert_eq!(g * Scalar::from(6) + g, g * Scalar::from(7));
/// // Many points become affine by one inversion.
/// let mut affine = [G1Affine::identity(); 2];
/// G1Projective::batch_normalize(&[g.double(), -g], &mut affine);
/// assert_eq!(affine, [(g + g).to_affine(), -G1Affine::generator()]);
/// ```
pub type G1Projective = Projective<G1>;

/// The cube root of unity with `(beta x, y) = -x^2 (x, y)` in G1 (the other one belongs to `x^2 - 1`):
/// the norm of a Frobenius constant, `xi^((p^2 - 1) / 3)`.
pub(crate) const BETA: Fp = {
    let g = Bls12Tower::FROBENIUS[2];
    g.c0.mul_const(&g.c0).add_const(&g.c1.mul_const(&g.c1))
};

/// The curve of G2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct G2;

/// An affine point of G2.
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bls12_381;
/// #     pub mod curves { pub use montane_curves::{DecodeError, hash_to_curve::Tag}; }
/// # }
/// use montane::bls12_381::{G2Affine, G2Projective};
/// use montane::curves::Tag;
///
/// # fn main() -> Result<(), montane::curves::DecodeError> {
/// const TAG: Tag = Tag::new(b"MY-PROTOCOL-V01-with-BLS12381G2_XMD:SHA-256_SSWU_RO_");
/// let q = G2Projective::hash_to_curve(b"message", TAG).to_affine();
/// // 96 bytes, or 192 with both coordinates.
/// assert_eq!(G2Affine::from_compressed(&q.to_compressed())?, q);
/// # Ok(())
/// # }
/// ```
pub type G2Affine = Affine<G2>;
/// A projective point of G2.
///
/// ```
/// # use montane_curves as montane;
/// use montane::bls12_381::{G2Affine, G2Projective, Scalar};
///
/// let (h, k) = (G2Affine::generator(), Scalar::from(42));
/// assert_eq!(h * k, G2Projective::from(&h) * k);
/// // In constant time, as `*` is; for public scalars there is `msm_vartime`.
/// assert_eq!(G2Projective::msm(&[h, -h], &[k, k]), Ok(G2Projective::identity()));
/// ```
pub type G2Projective = Projective<G2>;

/// `u = xi / conjugate(xi)`, as `(1 + u)^2 = 2u` and the norm of `1 + u` is 2.
const U: Fp2 = Fp2::new(Fp::ZERO, Fp::ONE);

/// `xi^(-(p - 1) / 3)` and `xi^(-(p - 1) / 2)`, what the untwisted Frobenius map multiplies the coordinates by:
/// `xi^((p - 1) / 3) xi^(2 (p - 1) / 3) = xi^(p - 1) = conjugate(xi) / xi = 1/u`.
pub(super) const PSI: (Fp2, Fp2) = (Bls12Tower::FROBENIUS[4].mul_const(&U), Bls12Tower::FROBENIUS[3].mul_const(&U));

/// The untwist, Frobenius and twist map, which is `x` times the point in the subgroup
/// (Galbraith and Scott, eprint 2008/117).
#[inline]
#[must_use]
pub(crate) fn psi(p: &Projective<G2>) -> Projective<G2> {
    // Factors of c u and of c (1 - u) take two products in Fp, where others take three.
    const {
        assert!(matches!(PSI.0.c0.montgomery_limbs(), [0, 0, 0, 0, 0, 0]));
        assert!(matches!(PSI.1.c0.add_const(&PSI.1.c1).montgomery_limbs(), [0, 0, 0, 0, 0, 0]));
    }
    let (x, y) = (PSI.0.c1, PSI.1.c0);
    Projective {
        x: Fp2::new(p.x.c1 * x, p.x.c0 * x),
        y: Fp2::new((p.y.c0 - p.y.c1) * y, -((p.y.c0 + p.y.c1) * y)),
        z: p.z.conjugate(),
    }
}

/// [`Curve::clear_cofactor`] of G2 (Budroni and Pintore, eprint 2017/419), given how points are multiplied by `|x|`,
/// added, doubled, negated and mapped by `E = -psi`.
#[inline(always)]
pub(super) fn clear_cofactor<P>(
    p: &P,
    Inlined(times_x_abs): Inlined<impl Fn(&P) -> P>,
    Inlined(add): Inlined<impl Fn(&P, &P) -> P>,
    Inlined(double): Inlined<impl Fn(&P) -> P>,
    Inlined(minus): Inlined<impl Fn(&P) -> P>,
    Inlined(endomorphism): Inlined<impl Fn(&P) -> P>,
) -> P {
    // With t = |x| P: x^2 P - x P - P + x psi(P) - psi(P) = |x| (t + E(P)) + t - P + E(P).
    let (t, image) = (times_x_abs(p), endomorphism(p));
    let s = times_x_abs(&add(&t, &image));
    let rest = add(&add(&t, &minus(p)), &add(&image, &endomorphism(&endomorphism(&double(p)))));
    add(&s, &rest)
}
