//! Jacobian coordinates `(X/Z^2, Y/Z^3)`: the cheapest doubling, which has no exceptional case here, and additions
//! with branches for theirs, for public points only.

use montane_fields::{Coordinate, Field};
use subtle::ConditionallySelectable;

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

    /// `2 self`: 2 products, 5 squares (dbl-2009-l of the Explicit-Formulas Database). No exceptional case:
    /// the curves have no points of order two.
    pub(crate) fn double(&self) -> Self {
        C::Base::outline(
            #[inline(always)]
            || {
                let a = self.x.square();
                let b = self.y.square();
                let c = b.square();
                let d = self.x.add(&b).square().sub(&a).sub(&c).double();
                let e = a.double().add(&a);
                let x = e.square().sub(&d.double());
                let y = e.mul(&d.sub(&x)).sub(&c.double().double().double());
                Self { x, y, z: self.y.mul(&self.z).double() }
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

    pub(crate) fn neg(&self) -> Self {
        Self { y: self.y.neg(), ..*self }
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

/// `e p` for a public `e`: doublings in Jacobian coordinates, which have no exceptional case, and complete
/// additions in projective ones. For the sparse curve parameters. Constant time in the point.
pub(crate) fn mul_by_sparse<C: Curve>(p: &Projective<C>, e: u64) -> Projective<C> {
    let mut acc = *p;
    let mut i = 63 - e.leading_zeros();
    while i > 0 {
        let run = 1 + (e << (64 - i)).leading_zeros().min(i - 1);
        let mut doubled = Jacobian::from(&acc);
        for _ in 0..run {
            doubled = doubled.double();
        }
        acc = Projective::from(&doubled);
        i -= run;
        if (e >> i) & 1 == 1 {
            acc = acc.add_projective(p);
        }
    }
    acc
}
