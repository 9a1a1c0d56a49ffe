//! The map of Shallue and van de Woestijne, for curves `y^2 = x^3 + b` that the simplified SWU map has no isogeny for
//! (RFC 9380, section 6.6.1).

use super::HashField;

/// The constants of the map to `y^2 = g(x) = x^3 + b`.
#[derive(Clone, Copy, Debug)]
pub struct Svdw<F: 'static> {
    /// `b`
    pub b: F,
    /// `Z`, what `find_z_svdw` of RFC 9380, appendix H.1, finds.
    pub z: F,
    /// `g(Z)`
    pub c1: F,
    /// `-Z / 2`
    pub c2: F,
    /// `sqrt(-3 Z^2 g(Z))`, the even root.
    pub c3: F,
    /// `-4 g(Z) / 3 Z^2`
    pub c4: F,
}

impl<F: HashField> Svdw<F> {
    /// The affine point of a field element. Constant time.
    ///
    /// Source: RFC 9380, appendix F.1.
    #[must_use]
    pub fn map(&self, u: &F) -> (F, F) {
        let g = |x: &F| x.square().mul(x).add(&self.b);
        let tv1 = u.square().mul(&self.c1);
        let tv2 = F::ONE.add(&tv1);
        let tv1 = F::ONE.sub(&tv1);
        let tv3 = tv1.mul(&tv2).invert().unwrap_or(F::ZERO);
        let tv4 = u.mul(&tv1).mul(&tv3).mul(&self.c3);
        let x1 = self.c2.sub(&tv4);
        let x2 = self.c2.add(&tv4);
        let x3 = tv2.square().mul(&tv3).square().mul(&self.c4).add(&self.z);
        // One of the three has a point; the first that does is taken.
        let x = F::conditional_select(&x3, &x2, g(&x2).is_square());
        let x = F::conditional_select(&x, &x1, g(&x1).is_square());
        let y = g(&x).sqrt().unwrap_or(F::ZERO);
        (x, F::conditional_select(&y, &y.neg(), u.sgn0() ^ y.sgn0()))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The constants are what their definitions say, and the map lands on the curve with the sign of `u`, on every way
    /// through it. `element` makes an element of an integer.
    pub(crate) fn check<F: HashField>(svdw: &Svdw<F>, element: impl Fn(u64) -> F) {
        let g = |x: &F| x.square().mul(x).add(&svdw.b);
        let over = |a: &F, b: &F| a.mul(&b.invert().unwrap());
        let [three, four] = [3, 4].map(&element);
        // Appendix H.1: 1, -1, 2, -2, ..
        let found = (1..).flat_map(|i| [element(i), element(i).neg()]).find(|z| {
            if g(z) == F::ZERO {
                return false;
            }
            let h = over(&three.mul(&z.square()).neg(), &four.mul(&g(z)));
            h != F::ZERO && bool::from(h.is_square()) && bool::from(g(z).is_square() | g(&z.neg().halve()).is_square())
        });
        let (z, gz) = (svdw.z, g(&svdw.z));
        assert_eq!(found, Some(z));
        assert_eq!(svdw.c1, gz);
        assert_eq!(svdw.c2, z.neg().halve());
        assert_eq!(svdw.c3.square(), three.mul(&z.square()).mul(&gz).neg());
        assert!(!bool::from(svdw.c3.sgn0()));
        assert_eq!(svdw.c4, over(&four.mul(&gz).neg(), &three.mul(&z.square())));

        // Where the denominator is zero, u^2 = 1 / g(Z) or -1 / g(Z), inv0 gives zero.
        for exceptional in [over(&F::ONE, &gz), over(&F::ONE, &gz).neg()] {
            if let Some(u) = Option::<F>::from(exceptional.sqrt()) {
                let (x, y) = svdw.map(&u);
                assert_eq!(y.square(), g(&x));
                assert!(x == svdw.c2 || x == z);
            }
        }
        check_points(svdw, element);
    }

    /// Every way through the map, as section 6.6.1 has it with divisions.
    pub(crate) fn check_points<F: HashField>(svdw: &Svdw<F>, element: impl Fn(u64) -> F) {
        let g = |x: &F| x.square().mul(x).add(&svdw.b);
        let over = |a: &F, b: &F| a.mul(&b.invert().unwrap());
        let (z, gz) = (svdw.z, g(&svdw.z));
        let mut ways = [0; 3];
        for i in 0..60 {
            let u = element(i);
            let (x, y) = svdw.map(&u);
            assert_eq!(y.square(), g(&x));
            assert_eq!(bool::from(y.sgn0()), bool::from(u.sgn0()));
            let t = u.square().mul(&gz);
            let [minus, plus] = [F::ONE.sub(&t), F::ONE.add(&t)];
            let shift = over(&u.mul(&svdw.c3), &plus);
            let candidates =
                [svdw.c2.sub(&shift), svdw.c2.add(&shift), z.add(&svdw.c4.mul(&over(&plus, &minus).square()))];
            let way = candidates.iter().position(|x| bool::from(g(x).is_square())).unwrap();
            assert_eq!(x, candidates[way]);
            ways[way] += 1;
        }
        assert!(ways.iter().all(|count| *count > 0), "{ways:?}");
    }
}
