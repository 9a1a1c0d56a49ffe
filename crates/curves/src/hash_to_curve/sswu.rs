//! The simplified SWU map and isogenies, for curves with `A = 0` (RFC 9380, section 6.6.3).

use montane_fields::Field;

use super::HashField;

/// A curve `y^2 = x^3 + A' x + B'` that the simplified SWU map reaches.
#[derive(Clone, Copy, Debug)]
pub struct SimplifiedSwu<F: 'static> {
    /// `A'`, not zero.
    pub a: F,
    /// `B'`, not zero.
    pub b: F,
    /// `Z`, the nonsquare of the map.
    pub z: F,
    /// [`HashField::twist`] of `Z`.
    pub twist: F,
}

/// A point with `x = xn / xd`.
#[derive(Clone, Copy, Debug)]
pub struct FractionPoint<F> {
    /// The numerator of `x`.
    pub xn: F,
    /// The denominator of `x`, not zero.
    pub xd: F,
    /// `xd^2`
    pub xd2: F,
    /// `xd^3`
    pub xd3: F,
    /// `y`
    pub y: F,
}

impl<F: HashField> SimplifiedSwu<F> {
    /// The simplified SWU map onto `y^2 = x^3 + A' x + B'`. Constant time.
    ///
    /// Source: RFC 9380, appendix F.2, up to the final division.
    #[must_use]
    pub fn map(&self, u: &F) -> FractionPoint<F> {
        let tv1 = self.z.mul(&u.square());
        let sum = tv1.square().add(&tv1);
        let x1n = self.b.mul(&sum.add(&F::ONE));
        let xd = self.a.mul(&F::conditional_select(&sum.neg(), &self.z, sum.is_zero()));
        // g(x1) = (x1n^3 + A' x1n xd^2 + B' xd^3) / xd^3
        let xd2 = xd.square();
        let xd3 = xd2.mul(&xd);
        let gn = x1n.square().add(&self.a.mul(&xd2)).mul(&x1n).add(&self.b.mul(&xd3));
        let (is_square, y1) = F::sqrt_ratio_or_twisted(&gn, &xd3, &self.z, &self.twist);
        // Otherwise x2 = Z u^2 x1 and g(x2) = (Z u^2)^3 g(x1).
        let xn = F::conditional_select(&tv1.mul(&x1n), &x1n, is_square);
        let y = F::conditional_select(&tv1.mul(u).mul(&y1), &y1, is_square);
        let flip = u.sgn0() ^ y.sgn0();
        FractionPoint { xn, xd, xd2, xd3, y: F::conditional_select(&y, &y.neg(), flip) }
    }
}

/// The image of a point under an isogeny of odd degree, `x -> n(x) / h(x)^2`, `y -> y m(x) / h(x)^3` for the kernel's
/// polynomial `h` (Velu, "Isogenies entre courbes elliptiques", 1971), as projective coordinates `(X : Y : Z)`; `Z = 0`
/// for the point at infinity. The values are homogeneous: `n xd^(2d + 1)`, `h xd^d`, `h^3 xd^3d` and `m xd^3d` for the
/// degree `d` of `h`.
#[inline(always)]
#[must_use]
pub fn image<F: Field>([n, h, h3, m]: [&F; 4], xd: &F, y: &F) -> [F; 3] {
    [n.mul(h), m.mul(&y.mul(xd)), h3.mul(xd)]
}

/// `xd^d` times the polynomial of degree `d` at `xn / xd`, and `xd^(d - 1)` times its derivative there, by Horner's
/// rule. `powers` are those of `xd` from the first to the one of degree `d`.
pub(crate) fn value_and_slope<F: Field>(coefficients: &[F], xn: &F, powers: &[F]) -> (F, F) {
    let degree = coefficients.len() - 1;
    let (mut value, mut slope) = (coefficients[degree], F::ZERO);
    for (i, c) in coefficients[..degree].iter().rev().enumerate() {
        slope = if i == 0 { value } else { slope.mul(xn).add(&value) };
        value = value.mul(xn).add(&c.mul(&powers[i]));
    }
    (value, slope)
}
