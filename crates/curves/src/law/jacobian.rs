//! Jacobian coordinates `(X/Z^2, Y/Z^3)`: the cheapest doubling, which has no exceptional case here, and additions,
//! which have some: with branches for theirs, for public points only, or without, where none is met or it leaves a
//! mark.
//!
//! A doubling stands here three times, since elements differ in what is cheap: in words halves, in lanes sums of
//! products that are reduced once, in blocks results that are written where they are to be. With products that are
//! reduced, decoding points of G1 in lanes takes 1.18 of the time (Zen 5, IFMA). That of G2 in rows, which carries once
//! for each linear combination, is in the private module `bls12_381::packed_g2`.
//!
//! Source: Bernstein, Lange, Explicit-Formulas Database, short Weierstrass curves with `a = 0`, Jacobian coordinates:
//! dbl-2009-l, madd-2007-bl, add-2007-bl.

use montane_fields::{Coordinate, Field};
use montane_kernels::inlined;
use subtle::{Choice, ConditionallySelectable};

use crate::weierstrass::{Curve, Projective};

/// A point in Jacobian coordinates, or several side by side; infinity when `Z = 0`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Jacobian<F> {
    pub(crate) x: F,
    pub(crate) y: F,
    pub(crate) z: F,
}

impl<F: Coordinate> Jacobian<F> {
    pub(crate) const IDENTITY: Self = Self { x: F::ONE, y: F::ONE, z: F::ZERO };

    pub(crate) fn is_identity_vartime(&self) -> bool {
        self.z == F::ZERO
    }

    /// `self = 2 self`: 3 products, 4 squares, 6 additions. No exceptional case: the curves have no points of order
    /// two.
    ///
    /// `L = 3/2 X^2`, `T = X Y^2`, `X' = L^2 - 2T`, `Y' = L (T - X') - Y^4`, `Z' = Y Z`: dbl-2009-l of the
    /// Explicit-Formulas Database with all coordinates halved, which saves eight additions, and a product for a square.
    ///
    /// In place: each coordinate is written where it stays, in words. A point that is returned is copied in wider
    /// pieces, which wait until the words have left the store buffer.
    pub(crate) fn double_assign(&mut self) {
        F::outline(inlined!(|| {
            let xx = self.x.square();
            let yy = self.y.square();
            let l = xx.halve().add(&xx);
            let t = self.x.mul(&yy);
            self.z = self.y.mul(&self.z);
            self.x = l.square().sub(&t).sub(&t);
            self.y = l.mul(&t.sub(&self.x)).sub(&yy.square());
        }));
    }

    /// [`Self::double_assign`] of a copy.
    pub(crate) fn double(&self) -> Self {
        let mut p = *self;
        p.double_assign();
        p
    }

    /// `self += (x, y)` for finite points of which neither is the other or its negative; else `Z` becomes 0. Constant
    /// time. 8 products, 3 squares; in place, as [`Self::double_assign`].
    pub(crate) fn add_affine_assign(&mut self, x2: &F, y2: &F) {
        F::outline(inlined!(|| {
            let zz = self.z.square();
            let h = x2.mul(&zz).sub(&self.x);
            let r = y2.mul(&self.z).mul(&zz).sub(&self.y);
            let hh = h.square();
            let hhh = h.mul(&hh);
            let v = self.x.mul(&hh);
            self.z = self.z.mul(&h);
            self.x = r.square().sub(&hhh).sub(&v.double());
            self.y = r.mul(&v.sub(&self.x)).sub(&self.y.mul(&hhh));
        }));
    }

    /// `self + (x, y)` for a finite point: 7 products, 4 squares (madd-2007-bl).
    pub(crate) fn add_affine_vartime(&self, (x2, y2): (&F, &F)) -> Self {
        if self.is_identity_vartime() {
            return Self { x: *x2, y: *y2, z: F::ONE };
        }
        let zz = self.z.square();
        let h = x2.mul(&zz).sub(&self.x);
        let r = y2.mul(&self.z).mul(&zz).sub(&self.y).double();
        if h == F::ZERO {
            return if r == F::ZERO { self.double() } else { Self::IDENTITY };
        }
        F::outline(inlined!(|| {
            let hh = h.square();
            let i = hh.double().double();
            let j = h.mul(&i);
            let v = self.x.mul(&i);
            let x = r.square().sub(&j).sub(&v.double());
            let y = r.mul(&v.sub(&x)).sub(&self.y.mul(&j).double());
            Self { x, y, z: self.z.add(&h).square().sub(&zz).sub(&hh) }
        }))
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
        if h == F::ZERO {
            return if r == F::ZERO { self.double() } else { Self::IDENTITY };
        }
        F::outline(inlined!(|| {
            let i = h.double().square();
            let j = h.mul(&i);
            let v = u1.mul(&i);
            let x = r.square().sub(&j).sub(&v.double());
            let y = r.mul(&v.sub(&x)).sub(&s1.mul(&j).double());
            Self { x, y, z: self.z.add(&other.z).square().sub(&zz1).sub(&zz2).mul(&h) }
        }))
    }

    /// Whether this is the finite point `(x, y)`.
    pub(crate) fn is_affine(&self, (x, y): (&F, &F)) -> Choice {
        let zz = self.z.square();
        let same = self.x.ct_eq(&x.mul(&zz)) & self.y.ct_eq(&y.mul(&zz.mul(&self.z)));
        same & !self.z.is_zero()
    }

    /// `e (x, y)` for a public `e > 0`. The time depends on `e`, and on the point where its order is small.
    pub(crate) fn sparse_multiple_vartime(point: (&F, &F), e: u64) -> Self {
        let mut acc = Self { x: *point.0, y: *point.1, z: F::ONE };
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

/// `2w`
#[inline(always)]
fn twice<F: Field>(w: &F::Wide) -> F::Wide {
    F::wide_add(w, w)
}

/// Points side by side. Additions have no branch for a point that meets itself, its negative or infinity: all of these
/// leave `Z = 0`, which stays.
impl<F: Field> Jacobian<F> {
    /// `self = 2 self`, every coordinate reduced once: 3 products, 4 squares, 6 reductions.
    fn delayed_double_assign(&mut self) {
        F::outline(inlined!(|| {
            let xx = F::square_wide(&self.x);
            let e = F::reduce(&F::wide_add(&twice::<F>(&xx), &xx));
            let yy = self.y.square();
            let d = twice::<F>(&twice::<F>(&F::mul_wide(&self.x, &yy)));
            self.z = F::reduce(&twice::<F>(&F::mul_wide(&self.y, &self.z)));
            self.x = F::reduce(&F::wide_sub(&F::square_wide(&e), &twice::<F>(&d)));
            let product = F::mul_wide(&e, &F::reduce(&d).sub(&self.x));
            self.y = F::reduce(&F::wide_sub(&product, &twice::<F>(&twice::<F>(&twice::<F>(&F::square_wide(&yy))))));
        }));
    }

    /// `self = 2^n self`.
    pub(crate) fn double_n_assign(&mut self, n: u32) {
        if !F::IN_PLACE {
            (0..n).for_each(|_| self.delayed_double_assign());
            return;
        }
        let mut other = Self { ..*self };
        for i in 0..n {
            let (from, to) = if i % 2 == 0 { (&*self, &mut other) } else { (&other, &mut *self) };
            to.set_double(from);
        }
        if n % 2 == 1 {
            *self = other;
        }
    }

    /// `self = 2p`, by products that are reduced, with fewer additions than [`Self::delayed_double_assign`].
    fn set_double(&mut self, p: &Self) {
        F::outline(inlined!(|| {
            let y2 = p.y.double();
            self.z.set_mul(&y2, &p.z);
            let mut yy2 = y2.mul(&p.y);
            let xx = p.x.square();
            let mut e = xx.double();
            let e3 = e.add(&xx);
            let mut d = p.x.mul(&yy2);
            let d2 = d.double();
            e.set_square(&e3);
            d.set_sub(&e, &d2);
            self.x.set_sub(&d, &d2);
            d.set_sub(&d2, &self.x);
            e.set_mul(&e3, &d);
            d.set_square(&yy2);
            yy2.set_add(&d, &d);
            self.y.set_sub(&e, &yy2);
        }));
    }

    /// Adds points `(x2, y2) = (X2/Z2^2, Y2/Z2^3)`, given as `X2, Y2, Z2, Z2^2` and `Z2^3`:
    /// 12 products, 4 squares; none of them is exceptional.
    pub(crate) fn add_assign(&mut self, [x2, y2, z2, zz2, zzz2]: [&F; 5]) {
        let zz = Field::mul(&self.z, &self.z);
        let (u1, s1) = (Field::mul(&self.x, zz2), Field::mul(&self.y, zzz2));
        let h = Field::sub(&Field::mul(x2, &zz), &u1);
        let r = Field::sub(&Field::mul(y2, &Field::mul(&self.z, &zz)), &s1);
        let hh = Field::mul(&h, &h);
        let (hhh, v) = (Field::mul(&h, &hh), Field::mul(&u1, &hh));
        self.x = Field::sub(&Field::sub(&Field::sub(&Field::mul(&r, &r), &hhh), &v), &v);
        self.y = Field::sub(&Field::mul(&r, &Field::sub(&v, &self.x)), &Field::mul(&s1, &hhh));
        self.z = Field::mul(&Field::mul(&self.z, z2), &h);
    }

    /// `(X - x Z^2, Y - y Z^3)`, which are 0 at `(x, y)`.
    #[inline(always)]
    pub(crate) fn minus_affine(&self, x: &F, y: &F) -> (F, F) {
        let zz = Field::mul(&self.z, &self.z);
        (Field::sub(&self.x, &Field::mul(x, &zz)), Field::sub(&self.y, &Field::mul(y, &Field::mul(&zz, &self.z))))
    }
}

impl<C: Curve> From<&Projective<C>> for Jacobian<C::Base> {
    /// `X/Z = XZ / Z^2`, `Y/Z = YZ^2 / Z^3`.
    fn from(p: &Projective<C>) -> Self {
        Self { x: p.x.mul(&p.z), y: p.y.mul(&p.z.square()), z: p.z }
    }
}

impl<C: Curve> From<&Jacobian<C::Base>> for Projective<C> {
    /// `X/Z^2 = XZ / Z^3`; infinity becomes `(0 : 1 : 0)`.
    fn from(p: &Jacobian<C::Base>) -> Self {
        // Infinity may have come here with Y = 0, and (0 : 0 : 0) would absorb whatever is added to it.
        let y = C::Base::conditional_select(&p.y, &C::Base::ONE, p.z.is_zero());
        Self { x: p.x.mul(&p.z), y, z: p.z.square().mul(&p.z) }
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

impl<C: Curve> Projective<C> {
    /// The point `(X/Z^2, Y/Z^3)`, which must satisfy the equation, or infinity for `Z = 0`; the subgroup is not
    /// checked. Constant time.
    #[must_use]
    pub fn from_jacobian_unchecked(x: C::Base, y: C::Base, z: C::Base) -> Self {
        (&Jacobian { x, y, z }).into()
    }

    /// The coordinates `(X, Y, Z)` of the point `(X/Z^2, Y/Z^3)`; `Z = 0` at infinity. One of many such triples, as
    /// [`Self::homogeneous`] says. Constant time.
    #[must_use]
    pub fn jacobian(&self) -> (C::Base, C::Base, C::Base) {
        let Jacobian { x, y, z } = self.into();
        (x, y, z)
    }
}
