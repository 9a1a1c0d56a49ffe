//! Jacobian coordinates `(X/Z^2, Y/Z^3)`: the cheapest doubling, which has no exceptional case here, and additions
//! with branches for theirs, for public points only.

use montane_fields::{Coordinate, Field};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::weierstrass::{Curve, Projective};

/// A point in Jacobian coordinates; infinity when `Z = 0`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Jacobian<C: Curve> {
    pub(crate) x: C::Base,
    pub(crate) y: C::Base,
    pub(crate) z: C::Base,
}

impl<C: Curve> Jacobian<C> {
    pub(crate) const IDENTITY: Self = Self { x: C::Base::ONE, y: C::Base::ONE, z: C::Base::ZERO };

    pub(crate) fn is_identity_vartime(&self) -> bool {
        self.z == C::Base::ZERO
    }

    /// `self = 2 self`: 3 products, 4 squares, 6 additions. No exceptional case: the curves have no points of order two.
    ///
    /// `L = 3/2 X^2`, `T = X Y^2`, `X' = L^2 - 2T`, `Y' = L (T - X') - Y^4`, `Z' = Y Z`: dbl-2009-l of the
    /// Explicit-Formulas Database with all coordinates halved, which saves eight additions, and a product for a square.
    ///
    /// In place: each coordinate is written where it stays, in words. A point that is returned is copied in wider pieces,
    /// which wait until the words have left the store buffer.
    pub(crate) fn double_assign(&mut self) {
        C::Base::outline(
            #[inline(always)]
            || {
                let xx = self.x.square();
                let yy = self.y.square();
                let l = xx.halve().add(&xx);
                let t = self.x.mul(&yy);
                self.z = self.y.mul(&self.z);
                self.x = l.square().sub(&t).sub(&t);
                self.y = l.mul(&t.sub(&self.x)).sub(&yy.square());
            },
        );
    }

    /// [`Self::double_assign`] of a copy.
    pub(crate) fn double(&self) -> Self {
        let mut p = *self;
        p.double_assign();
        p
    }

    /// `self += (x, y)` for finite points of which neither is the other or its negative; else `Z` becomes 0. Constant time. 8 products,
    /// 3 squares; in place, as [`Self::double_assign`].
    pub(crate) fn add_affine_assign(&mut self, x2: &C::Base, y2: &C::Base) {
        C::Base::outline(
            #[inline(always)]
            || {
                let zz = self.z.square();
                let h = x2.mul(&zz).sub(&self.x);
                let r = y2.mul(&self.z).mul(&zz).sub(&self.y);
                let hh = h.square();
                let hhh = h.mul(&hh);
                let v = self.x.mul(&hh);
                self.z = self.z.mul(&h);
                self.x = r.square().sub(&hhh).sub(&v.double());
                self.y = r.mul(&v.sub(&self.x)).sub(&self.y.mul(&hhh));
            },
        );
    }

    /// `self + (x, y)` for a finite point: 7 products, 4 squares (madd-2007-bl).
    pub(crate) fn add_affine_vartime(&self, (x2, y2): (&C::Base, &C::Base)) -> Self {
        if self.is_identity_vartime() {
            return Self { x: *x2, y: *y2, z: C::Base::ONE };
        }
        let zz = self.z.square();
        let h = x2.mul(&zz).sub(&self.x);
        let r = y2.mul(&self.z).mul(&zz).sub(&self.y).double();
        if h == C::Base::ZERO {
            return if r == C::Base::ZERO { self.double() } else { Self::IDENTITY };
        }
        C::Base::outline(
            #[inline(always)]
            || {
                let hh = h.square();
                let i = hh.double().double();
                let j = h.mul(&i);
                let v = self.x.mul(&i);
                let x = r.square().sub(&j).sub(&v.double());
                let y = r.mul(&v.sub(&x)).sub(&self.y.mul(&j).double());
                Self { x, y, z: self.z.add(&h).square().sub(&zz).sub(&hh) }
            },
        )
    }

    /// `self + other`: 11 products, 5 squares (add-2007-bl).
    pub(crate) fn add_vartime(&self, other: &Self) -> Self {
        if other.is_identity_vartime() {
            return *self;
        }
        if self.is_identity_vartime() {
            return *other;
        }
        let (zz1, zz2) = (self.z.square(), other.z.square());
        let u1 = self.x.mul(&zz2);
        let s1 = self.y.mul(&other.z).mul(&zz2);
        let h = other.x.mul(&zz1).sub(&u1);
        let r = other.y.mul(&self.z).mul(&zz1).sub(&s1).double();
        if h == C::Base::ZERO {
            return if r == C::Base::ZERO { self.double() } else { Self::IDENTITY };
        }
        C::Base::outline(
            #[inline(always)]
            || {
                let i = h.double().square();
                let j = h.mul(&i);
                let v = u1.mul(&i);
                let x = r.square().sub(&j).sub(&v.double());
                let y = r.mul(&v.sub(&x)).sub(&s1.mul(&j).double());
                Self { x, y, z: self.z.add(&other.z).square().sub(&zz1).sub(&zz2).mul(&h) }
            },
        )
    }
}

impl<C: Curve> From<&Projective<C>> for Jacobian<C> {
    /// `X/Z = XZ / Z^2`, `Y/Z = YZ^2 / Z^3`.
    fn from(p: &Projective<C>) -> Self {
        Self { x: p.x.mul(&p.z), y: p.y.mul(&p.z.square()), z: p.z }
    }
}

impl<C: Curve> From<&Jacobian<C>> for Projective<C> {
    /// `X/Z^2 = XZ / Z^3`; infinity becomes `(0 : 1 : 0)`.
    fn from(p: &Jacobian<C>) -> Self {
        // Infinity may have come here with Y = 0, and (0 : 0 : 0) would absorb whatever is added to it.
        let y = C::Base::conditional_select(&p.y, &C::Base::ONE, p.z.is_zero());
        Self { x: p.x.mul(&p.z), y, z: p.z.square().mul(&p.z) }
    }
}

impl<C: Curve> Jacobian<C> {
    /// Whether this is the finite point `(x, y)`.
    pub(crate) fn is_affine(&self, (x, y): (&C::Base, &C::Base)) -> Choice {
        let zz = self.z.square();
        let same = self.x.ct_eq(&x.mul(&zz)) & self.y.ct_eq(&y.mul(&zz.mul(&self.z)));
        same & !self.z.is_zero()
    }

    /// `e (x, y)` for a public `e > 0`. The time depends on `e`, and on the point where its order is small.
    pub(crate) fn sparse_multiple_vartime(point: (&C::Base, &C::Base), e: u64) -> Self {
        let mut acc = Self { x: *point.0, y: *point.1, z: C::Base::ONE };
        for i in (0..e.ilog2()).rev() {
            acc.double_assign();
            if (e >> i) & 1 == 1 {
                acc = acc.add_affine_vartime(point);
            }
        }
        acc
    }

    /// `e self`, as [`Self::sparse_multiple_vartime`].
    pub(crate) fn mul_by_sparse_vartime(&self, e: u64) -> Self {
        let mut acc = *self;
        for i in (0..e.ilog2()).rev() {
            acc.double_assign();
            if (e >> i) & 1 == 1 {
                acc = acc.add_vartime(self);
            }
        }
        acc
    }
}

/// `p = 2^n p`, by doublings in Jacobian coordinates, which have no exceptional case. Constant time.
pub(crate) fn double_n_assign<C: Curve>(p: &mut Projective<C>, n: u32) {
    let mut doubled = Jacobian::from(&*p);
    for _ in 0..n {
        doubled.double_assign();
    }
    *p = Projective::from(&doubled);
}

/// `e p` for a public `e`: doublings in Jacobian coordinates, which have no exceptional case, and complete
/// additions in projective ones. For the sparse curve parameters. Constant time in the point.
pub(crate) fn mul_by_sparse<C: Curve>(p: &Projective<C>, e: u64) -> Projective<C> {
    let mut acc = *p;
    let mut i = 63 - e.leading_zeros();
    while i > 0 {
        let run = 1 + (e << (64 - i)).leading_zeros().min(i - 1);
        double_n_assign(&mut acc, run);
        i -= run;
        if (e >> i) & 1 == 1 {
            acc = acc.add_projective(p);
        }
    }
    acc
}
