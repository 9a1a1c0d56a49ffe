//! G1: `y^2 = x^3 + 3` over `Fp`; every point is in the group.

use alloc::boxed::Box;

use montane_fields::bn254::{Bn254Tower, Fp, Fp8In, R, X};
use montane_fields::cubic::Tower;
use montane_fields::{Field, Modulus};
use montane_kernels::in_lanes;
use montane_kernels::scalar::wide::wide_mul;
use subtle::Choice;

use crate::format::Flags;
use crate::msm;
use crate::msm::store::Store;
use crate::recode::Part;
use crate::sealed::Sealed;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// The curve of G1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct G1;

/// An affine point of G1.
///
/// ```
/// # use montane_curves as montane;
/// use montane::bn254::{Fp, G1Affine};
///
/// # fn main() -> Result<(), montane::DecodeError> {
/// // Coordinates as contracts have them; what is not on the curve is refused.
/// let p = G1Affine::from_coordinates(Fp::from(1), Fp::from(2))?;
/// assert_eq!(p, G1Affine::generator());
/// // 32 bytes, or 64 with both coordinates.
/// assert_eq!(G1Affine::from_compressed(&p.to_compressed())?, p);
/// # Ok(())
/// # }
/// ```
pub type G1Affine = Affine<G1>;
/// A projective point of G1.
///
/// ```
/// # use montane_curves as montane;
/// use montane::bn254::{G1Affine, G1Projective, Scalar};
///
/// # fn main() -> Result<(), montane::MsmError> {
/// let p = G1Projective::generator() * Scalar::from(42);
/// let (points, scalars) = ([p.to_affine(), G1Affine::generator()], [Scalar::from(1), -Scalar::from(42)]);
/// assert_eq!(G1Projective::msm_vartime(&points, &scalars)?, G1Projective::identity());
/// # Ok(())
/// # }
/// ```
pub type G1Projective = Projective<G1>;

/// The cube root of unity `xi^((p^2 - 1) / 3)`, the norm of a Frobenius constant.
const ROOT: Fp = {
    let g = Bn254Tower::FROBENIUS[2];
    g.c0.mul_const(&g.c0).add_const(&g.c1.mul_const(&g.c1))
};

/// The cube root of unity with `(beta x, y) = lambda (x, y)` for [`LAMBDA`] in G1.
const BETA: Fp = ROOT.mul_const(&ROOT);

// The lattice of (a, b) with a + b lambda = 0 (mod r), lambda = 36x^3 + 18x^2 + 6x + 1, has the basis
// (2x + 1, -(6x^2 + 2x)) and (6x^2 + 4x + 1, 2x + 1), of determinant r.
const A1: u128 = 2 * X as u128 + 1;
const B1: u128 = 6 * (X as u128) * (X as u128) + 2 * X as u128;
const A2: u128 = B1 + A1;

/// `floor(2^256 v / r)`, which must have at most `N` limbs.
const fn scaled<const N: usize>(v: u128) -> [u64; N] {
    let mut quotient = [0u64; N];
    let mut rem = [0u64; 4];
    let mut i = 384;
    while i > 0 {
        i -= 1;
        let bit = if i >= 256 { ((v >> (i - 256)) & 1) as u64 } else { 0 };
        // rem = 2 rem + bit < 2r < 2^255
        let mut carry = bit;
        let mut j = 0;
        while j < 4 {
            let out = rem[j] >> 63;
            rem[j] = rem[j] << 1 | carry;
            carry = out;
            j += 1;
        }
        let mut difference = [0; 4];
        let mut borrow = 0;
        j = 0;
        while j < 4 {
            (difference[j], borrow) = montane_kernels::word::sbb(rem[j], R::P[j], borrow);
            j += 1;
        }
        if borrow == 0 {
            rem = difference;
            assert!(i < 64 * N, "a quotient of more limbs");
            quotient[i / 64] |= 1 << (i % 64);
        }
    }
    quotient
}

const G_A1: [u64; 2] = scaled(A1);
const G_B1: [u64; 3] = scaled(B1);

/// `k g / 2^256`, rounded, from the `N` top limbs of `k`: the others say less than `2^-61`, as `g < 2^(64N - 61)`.
fn high_product<const N: usize>(k: &[u64; 4], g: &[u64; N]) -> u128 {
    debug_assert!(g[N - 1] < 8);
    let top = k.last_chunk().expect("no more limbs than k has");
    let [low, high] = wide_mul(top, g);
    debug_assert!(high[2..].iter().all(|limb| *limb == 0));
    (u128::from(high[1]) << 64 | u128::from(high[0])) + u128::from(low[N - 1] >> 63)
}

/// A number below `2^127` in magnitude, from two's complement.
fn signed(a: u128) -> Part {
    let negative = (a >> 127) as u8;
    let sign = u128::from(negative).wrapping_neg();
    Part { magnitude: (a ^ sign).wrapping_sub(sign), negative }
}

/// `k = k0 + k1 lambda` with `|k0|, |k1| < 2^127`, by the lattice (Gallant, Lambert, Vanstone, CRYPTO 2001); so they
/// are computed modulo `2^128`.
///
/// With `c_i` the quotients `k (2x + 1) / r` and `k (6x^2 + 2x) / r`, rounded, of which `k / 2^256 + 2^-61 < 1/5` is
/// missing at most, what remains is `e1 (A1, -B1) + e2 (A2, A1)` with `-1/2 <= e_i < 7/10`: below
/// `7/10 (A1 + A2) < 2^127` and `7/10 (B1 + A1)`.
pub(super) fn decompose(k: &Scalar<G1>) -> [Part; 4] {
    let k = k.to_limbs();
    let (c1, c2) = (high_product(&k, &G_A1), high_product(&k, &G_B1));
    let low = u128::from(k[1]) << 64 | u128::from(k[0]);
    let k0 = low.wrapping_sub(c1.wrapping_mul(A1)).wrapping_sub(c2.wrapping_mul(A2));
    let k1 = c1.wrapping_mul(B1).wrapping_sub(c2.wrapping_mul(A1));
    [signed(k0), signed(k1), Part::ZERO, Part::ZERO]
}

/// `9 a`: `3b` of G1.
#[inline(always)]
pub fn mul_by_9<F: Field>(a: &F) -> F {
    a.double().double().double().add(a)
}

impl Sealed for G1 {}

impl Curve for G1 {
    type Base = Fp;
    type Order = R;
    type Compressed = [u8; 32];
    type Uncompressed = [u8; 64];

    const NAME: &'static str = "G1";
    const B: Fp = Fp::from_u64(3);
    const GENERATOR: (Fp, Fp) = (Fp::ONE, Fp::from_u64(2));
    const FLAGS: Flags = Flags::TwoBits;

    /// `9 a`
    #[inline(always)]
    fn mul_by_3b(a: &Fp) -> Fp {
        mul_by_9(a)
    }

    /// Always: the cofactor is 1.
    #[inline]
    fn is_torsion_free_unchecked(_: &Affine<Self>) -> Choice {
        Choice::from(1)
    }

    #[inline]
    fn clear_cofactor(p: &Projective<Self>) -> Projective<Self> {
        *p
    }

    const PARTS: usize = 2;
    const PART_BITS: usize = 127;

    fn decompose(k: &Scalar<Self>) -> [Part; 4] {
        decompose(k)
    }

    /// `(beta x, y)`, which is `lambda = 36x^3 + 18x^2 + 6x + 1` times the point.
    #[inline]
    fn endomorphism(p: &Projective<Self>) -> Projective<Self> {
        Projective { x: Field::mul(&p.x, &BETA), y: p.y, z: p.z }
    }

    #[inline]
    fn store() -> Box<dyn Store<Fp>> {
        in_lanes!(|_, V| msm::store_in_lanes::<Fp8In<V>>()).unwrap_or_else(msm::store_in_words)
    }
}
