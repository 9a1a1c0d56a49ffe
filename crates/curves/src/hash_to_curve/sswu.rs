//! The simplified SWU map and isogenies, for curves with `A = 0` (RFC 9380, section 6.6.3).

use montane_fields::Coordinate;

use super::HashField;

/// A curve `y^2 = x^3 + A' x + B'` that the simplified SWU map reaches, and the isogeny from it.
#[derive(Clone, Copy, Debug)]
pub struct Isogeny<F: 'static> {
    /// `A'`, not zero.
    pub a: F,
    /// `B'`, not zero.
    pub b: F,
    /// `Z`, the nonsquare of the map.
    pub z: F,
    /// [`HashField::twist`] of `Z`.
    pub twist: F,
    /// Coefficients of the numerator of `x`, constant term first.
    pub x_num: &'static [F],
    /// Coefficients of the denominator of `x`.
    pub x_den: &'static [F],
    /// Coefficients of the numerator of `y`.
    pub y_num: &'static [F],
    /// Coefficients of the denominator of `y`.
    pub y_den: &'static [F],
}

/// A point with `x = xn / xd`.
#[derive(Clone, Copy, Debug)]
pub struct FractionPoint<F> {
    /// The numerator of `x`.
    pub xn: F,
    /// The denominator of `x`, not zero.
    pub xd: F,
    /// `y`
    pub y: F,
}

impl<F: HashField> Isogeny<F> {
    /// The simplified SWU map onto `y^2 = x^3 + A' x + B'`. Constant time.
    ///
    /// Source: RFC 9380, appendix F.2, up to the final division.
    #[must_use]
    pub fn simplified_swu(&self, u: &F) -> FractionPoint<F> {
        let tv1 = self.z.mul(&u.square());
        let sum = tv1.square().add(&tv1);
        let x1n = self.b.mul(&sum.add(&F::ONE));
        let xd = self.a.mul(&F::conditional_select(&sum.neg(), &self.z, sum.is_zero()));
        // g(x1) = (x1n^3 + A' x1n xd^2 + B' xd^3) / xd^3
        let xd2 = xd.square();
        let gd = xd2.mul(&xd);
        let gn = x1n.square().add(&self.a.mul(&xd2)).mul(&x1n).add(&self.b.mul(&gd));
        let (is_square, y1) = F::sqrt_ratio_or_twisted(&gn, &gd, &self.z, &self.twist);
        // Otherwise x2 = Z u^2 x1 and g(x2) = (Z u^2)^3 g(x1).
        let xn = F::conditional_select(&tv1.mul(&x1n), &x1n, is_square);
        let y = F::conditional_select(&tv1.mul(u).mul(&y1), &y1, is_square);
        let flip = u.sgn0() ^ y.sgn0();
        FractionPoint { xn, xd, y: F::conditional_select(&y, &y.neg(), flip) }
    }

    /// The image as projective coordinates `(X : Y : Z)` with `x = X / Z`, `y = Y / Z`; `Z = 0` for the point at infinity.
    #[must_use]
    pub fn map(&self, point: &FractionPoint<F>) -> [F; 3] {
        // Each polynomial becomes homogeneous: xd^degree times its value. The common degree of a pair cancels.
        let x_num = homogeneous(self.x_num, point);
        let x_den = homogeneous(self.x_den, point).mul(&power(&point.xd, self.x_num.len() - self.x_den.len()));
        let y_num = homogeneous(self.y_num, point).mul(&point.y);
        let y_den = homogeneous(self.y_den, point).mul(&power(&point.xd, self.y_num.len() - self.y_den.len()));
        [x_num.mul(&y_den), y_num.mul(&x_den), x_den.mul(&y_den)]
    }
}

/// `xd^(n - 1)` times the polynomial of `n` coefficients at `xn / xd`.
fn homogeneous<F: Coordinate>(coefficients: &[F], point: &FractionPoint<F>) -> F {
    let mut acc = F::ZERO;
    let mut scale = F::ONE;
    for (i, c) in coefficients.iter().rev().enumerate() {
        if i > 0 {
            scale = scale.mul(&point.xd);
        }
        acc = acc.mul(&point.xn).add(&c.mul(&scale));
    }
    acc
}

/// `a^n` for a small public `n`.
fn power<F: Coordinate>(a: &F, n: usize) -> F {
    (0..n).fold(F::ONE, |acc, _| acc.mul(a))
}
