//! Field elements from uniform bytes, their sign, and roots of ratios (RFC 9380, sections 4.1 and 5.2).

use montane_fields::quadratic::{Fp2, Progenitor};
use montane_fields::{Coordinate, Field, Modulus, Mont};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

/// A field that messages are hashed to.
#[doc(hidden)]
pub trait HashField: Coordinate {
    /// How many uniform bytes make an element: `L = ceil((bits + 128) / 8)` for each coefficient, for 128 bits of
    /// security.
    const UNIFORM_BYTES: usize;

    /// The element of [`Self::UNIFORM_BYTES`] uniform bytes (RFC 9380, section 5.2).
    fn from_uniform(bytes: &[u8]) -> Self;

    /// The sign of RFC 9380, section 4.1: the parity of the first coefficient that is not zero. Constant time.
    fn sgn0(&self) -> Choice;

    /// Whether this is a square; zero is. Constant time.
    fn is_square(&self) -> Choice;

    /// What turns the root that a nonsquare ratio leaves into the root of `z` times the ratio; `z` is a nonsquare.
    fn twist(z: &Self) -> Self;

    /// `(1, sqrt(u / v))` or `(0, sqrt(z u / v))`, for `v != 0`, a nonsquare `z` and its [`Self::twist`]. Constant
    /// time.
    fn sqrt_ratio_or_twisted(u: &Self, v: &Self, z: &Self, twist: &Self) -> (Choice, Self);
}

impl<M: Modulus<N>, const N: usize> HashField for Mont<M, N>
where
    Self: Progenitor,
{
    const UNIFORM_BYTES: usize = (Self::BITS as usize + 128).div_ceil(8);

    fn from_uniform(bytes: &[u8]) -> Self {
        Self::from_be_bytes_mod_order(bytes)
    }

    fn sgn0(&self) -> Choice {
        self.is_odd()
    }

    fn is_square(&self) -> Choice {
        !self.legendre().ct_eq(&-1)
    }

    /// A root of `-z`, a square because -1 and `z` are not.
    fn twist(z: &Self) -> Self {
        let minus_z = -*z;
        minus_z * minus_z.progenitor()
    }

    /// For `p = 3 mod 4`: `y = u v (u v^3)^((p-3)/4)`, whose square is `u / v` or `-u / v` (RFC 9380, F.2.1.2).
    fn sqrt_ratio_or_twisted(u: &Self, v: &Self, _: &Self, twist: &Self) -> (Choice, Self) {
        let uv = u * v;
        let y = uv * (uv * v.square()).progenitor();
        let is_square = (y.square() * v).ct_eq(u);
        (is_square, Self::conditional_select(&(y * twist), &y, is_square))
    }
}

impl<F: HashField + Progenitor> HashField for Fp2<F> {
    const UNIFORM_BYTES: usize = 2 * F::UNIFORM_BYTES;

    fn from_uniform(bytes: &[u8]) -> Self {
        let (c0, c1) = bytes.split_at(F::UNIFORM_BYTES);
        Self::new(F::from_uniform(c0), F::from_uniform(c1))
    }

    fn sgn0(&self) -> Choice {
        self.c0.sgn0() | (self.c0.is_zero() & self.c1.sgn0())
    }

    fn is_square(&self) -> Choice {
        self.norm().is_square()
    }

    /// A root of `-N(z)`, a square because -1 and the norm of a nonsquare are not.
    fn twist(z: &Self) -> Self {
        Self::new(F::twist(&z.norm()), F::ZERO)
    }

    /// Two powers and no inversion. With `d = N(v)`, one power of `N(u) d^3` gives a root of the norm `N(u / v)` up to
    /// sign and `1 / d` as well; the second power is the one of the complex method.
    fn sqrt_ratio_or_twisted(u: &Self, v: &Self, z: &Self, twist: &Self) -> (Choice, Self) {
        let (n, d) = (u.norm(), v.norm());
        let nd = n.mul(&d);
        let d2 = d.square();
        let e = nd.mul(&d2).progenitor();
        // s^2 = chi n / d with chi the character of n d^3, which is that of u / v.
        let s = nd.mul(&e);
        let is_square = s.square().mul(&d).ct_eq(&n);
        // e^2 = chi / (n d^3), so 1 / d = chi e^2 n d^2.
        let inverse = e.square().mul(&n).mul(&d2);
        let inverse = F::conditional_select(&inverse.neg(), &inverse, is_square);
        let ratio = u.mul(&v.conjugate()).scale(&inverse);
        // For a nonsquare: N(z u / v) = N(z) N(u / v) = -N(z) s^2.
        let w = Self::conditional_select(&ratio.mul(z), &ratio, is_square);
        let s = F::conditional_select(&s.mul(&twist.c0), &s, is_square);
        (is_square, w.sqrt_with_norm_root(&s))
    }
}

#[cfg(test)]
mod tests {
    use montane_fields::{bls12_381, bn254};

    use super::*;

    #[test]
    fn length_of_uniform_bytes() {
        // RFC 9380, section 8.8; 254 and 128 bits are 48 bytes.
        assert_eq!((bls12_381::Fp::UNIFORM_BYTES, bls12_381::Fp2::UNIFORM_BYTES), (64, 128));
        assert_eq!((bn254::Fp::UNIFORM_BYTES, bn254::Fp2::UNIFORM_BYTES), (48, 96));
    }

    /// RFC 9380, section 4.1: `sgn0` of the extension is that of the first coefficient that is not zero.
    #[test]
    fn sign_of_an_extension() {
        let sign = |c0: u64, c1: u64| Fp2::new(bn254::Fp::from_u64(c0), bn254::Fp::from_u64(c1)).sgn0().unwrap_u8();
        for (c0, c1, expected) in
            [(0, 0, 0), (0, 1, 1), (0, 2, 0), (1, 0, 1), (1, 1, 1), (1, 2, 1), (2, 0, 0), (2, 1, 0), (2, 3, 0)]
        {
            assert_eq!(sign(c0, c1), expected, "{c0} + {c1} u");
        }
    }

    #[test]
    fn squares() {
        for i in 0..20 {
            let a = Fp2::new(bn254::Fp::from_u64(i), bn254::Fp::from_u64(i * i + 3));
            assert!(bool::from(a.square().is_square()));
            assert_eq!(bool::from(a.is_square()), bool::from(a.sqrt().is_some()));
            assert_eq!(bool::from(a.c0.is_square()), bool::from(a.c0.sqrt().is_some()));
        }
        assert!(bool::from(bn254::Fp::ZERO.is_square()));
    }
}
