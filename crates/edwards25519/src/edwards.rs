//! Point arithmetic on the twisted Edwards curve `-x^2 + y^2 = 1 + d x^2 y^2` modulo `2^255 - 19`, written once for
//! every form of the field: one point, or several in vector lanes.
//!
//! The formulas are complete (`-1` is a square and `d` is not), so they hold for every pair of points, and none of them
//! branches. Source: Hisil, Wong, Carter, Dawson, "Twisted Edwards Curves Revisited" (eprint 2008/522), section 3.1
//! (additions: 8 products) and 4.4 (doublings: 4 products, 4 squares).

use montane_fields::curve25519::FieldOps;

/// `(X : Y : Z : T)` with `x = X/Z`, `y = Y/Z`, `T = XY/Z`.
#[derive(Clone, Copy, Debug)]
pub struct Extended<F> {
    /// `X`
    pub x: F,
    /// `Y`
    pub y: F,
    /// `Z`
    pub z: F,
    /// `T`
    pub t: F,
}

/// `(X : Y : Z)`: what a doubling reads.
#[derive(Clone, Copy, Debug)]
pub struct Projective<F> {
    /// `X`
    pub x: F,
    /// `Y`
    pub y: F,
    /// `Z`
    pub z: F,
}

/// A sum before its last products: `x = E/G`, `y = H/F`, each factor not yet carried.
#[derive(Clone, Copy, Debug)]
pub struct Completed<F: FieldOps> {
    e: F::Loose,
    f: F::Loose,
    g: F::Loose,
    h: F::Loose,
}

/// An addend prepared: `Y + X`, `Y - X`, `2Z`, `2dT`.
#[derive(Clone, Copy, Debug)]
pub struct Cached<F> {
    /// `Y + X`
    pub y_plus_x: F,
    /// `Y - X`
    pub y_minus_x: F,
    /// `2Z`
    pub z2: F,
    /// `2dT`
    pub t2d: F,
}

/// An affine addend prepared: `y + x`, `y - x`, `2dxy`; `Z = 1`.
#[derive(Clone, Copy, Debug)]
pub struct AffineCached<F> {
    /// `y + x`
    pub y_plus_x: F,
    /// `y - x`
    pub y_minus_x: F,
    /// `2dxy`
    pub xy2d: F,
}

impl<F: FieldOps> Extended<F> {
    /// The neutral element `(0, 1)`.
    #[inline(always)]
    #[must_use]
    pub fn identity(isa: F::Isa) -> Self {
        let (zero, one) = (F::zero(isa), F::one(isa));
        Self { x: zero, y: one, z: one, t: zero }
    }

    /// The point of affine coordinates.
    #[inline(always)]
    #[must_use]
    pub fn from_affine(x: F, y: F) -> Self {
        Self { x, y, z: F::one(x.isa()), t: x.mul(y) }
    }

    /// Without `T`.
    #[inline(always)]
    #[must_use]
    pub fn projective(&self) -> Projective<F> {
        Projective { x: self.x, y: self.y, z: self.z }
    }

    /// Prepared as an addend; `d2` is `2d`.
    #[inline(always)]
    #[must_use]
    pub fn cached(&self, d2: F) -> Cached<F> {
        Cached {
            y_plus_x: self.y.add(self.x),
            y_minus_x: self.y.sub(self.x),
            z2: self.z.add(self.z),
            t2d: self.t.mul(d2),
        }
    }

    /// `self + b`: 4 products here, and 3 or 4 to leave [`Completed`].
    #[inline(always)]
    #[must_use]
    pub fn add(&self, b: &Cached<F>) -> Completed<F> {
        let plus = F::mul_loose(F::sum([self.y, self.x], []), b.y_plus_x.relax());
        let minus = F::mul_loose(F::sum([self.y], [self.x]), b.y_minus_x.relax());
        let zz2 = self.z.mul(b.z2);
        let tt2d = self.t.mul(b.t2d);
        Completed {
            e: F::sum([plus], [minus]),
            f: F::sum([zz2], [tt2d]),
            g: F::sum([zz2, tt2d], []),
            h: F::sum([plus, minus], []),
        }
    }

    /// `self - b`.
    #[inline(always)]
    #[must_use]
    pub fn sub(&self, b: &Cached<F>) -> Completed<F> {
        // -b swaps Y + X with Y - X and negates T: F and G change places.
        let negated = Cached { y_plus_x: b.y_minus_x, y_minus_x: b.y_plus_x, ..*b };
        let c = self.add(&negated);
        Completed { f: c.g, g: c.f, ..c }
    }

    /// `self + b` for an affine addend: one product less.
    #[inline(always)]
    #[must_use]
    pub fn add_affine(&self, b: &AffineCached<F>) -> Completed<F> {
        let plus = F::mul_loose(F::sum([self.y, self.x], []), b.y_plus_x.relax());
        let minus = F::mul_loose(F::sum([self.y], [self.x]), b.y_minus_x.relax());
        let tt2d = self.t.mul(b.xy2d);
        Completed {
            e: F::sum([plus], [minus]),
            f: F::sum([self.z, self.z], [tt2d]),
            g: F::sum([self.z, self.z, tt2d], []),
            h: F::sum([plus, minus], []),
        }
    }

    /// `self - b` for an affine addend.
    #[inline(always)]
    #[must_use]
    pub fn sub_affine(&self, b: &AffineCached<F>) -> Completed<F> {
        let negated = AffineCached { y_plus_x: b.y_minus_x, y_minus_x: b.y_plus_x, ..*b };
        let c = self.add_affine(&negated);
        Completed { f: c.g, g: c.f, ..c }
    }

    /// `2 self`.
    #[inline(always)]
    #[must_use]
    pub fn double(&self) -> Self {
        self.projective().double().extended()
    }

    /// `-self`.
    #[inline(always)]
    #[must_use]
    pub fn neg(&self) -> Self {
        Self { x: self.x.neg(), t: self.t.neg(), ..*self }
    }
}

impl<F: FieldOps> AffineCached<F> {
    /// The point itself, as `(4x : 4y : 4 : 4xy)`: four products.
    #[inline(always)]
    #[must_use]
    pub fn extended(&self) -> Extended<F> {
        // What the neutral element plus this one comes to.
        let one = F::one(self.xy2d.isa());
        let two = F::sum([one, one], []);
        let e = F::sum([self.y_plus_x], [self.y_minus_x]);
        Completed { e, f: two, g: two, h: F::sum([self.y_plus_x, self.y_minus_x], []) }.extended()
    }
}

impl<F: FieldOps> Projective<F> {
    /// `2 self`: 4 squares here, and 3 or 4 products to leave [`Completed`].
    #[inline(always)]
    #[must_use]
    pub fn double(&self) -> Completed<F> {
        let a = self.x.square();
        let b = self.y.square();
        let c = self.z.square();
        let s = F::square_loose(F::sum([self.x, self.y], []));
        // E, F, G and H of the paper up to a common sign of F and H, which cancels: E = (X + Y)^2 - A - B,
        // F = 2C + A - B, G = B - A, H = A + B.
        Completed { e: F::sum([s], [a, b]), f: F::sum([c, c, a], [b]), g: F::sum([b], [a]), h: F::sum([a, b], []) }
    }
}

impl<F: FieldOps> Completed<F> {
    /// The neutral element.
    #[inline(always)]
    #[must_use]
    pub fn identity(isa: F::Isa) -> Self {
        let one = F::one(isa).relax();
        Self { e: F::zero(isa).relax(), f: one, g: one, h: one }
    }

    /// The point `x = x[0] / x[1]`, `y = y[0] / y[1]`.
    #[inline(always)]
    #[must_use]
    pub fn from_fractions(x: [F; 2], y: [F; 2]) -> Self {
        Self { e: x[0].relax(), f: y[1].relax(), g: x[1].relax(), h: y[0].relax() }
    }

    /// A point as a sum: `E = X`, `H = Y`, `F = G = Z` (then `X = XZ`, .., `Z = Z^2`, `T = XY`), which keeps `X/Z` and
    /// `Y/Z`.
    #[inline(always)]
    #[must_use]
    pub fn from_extended(p: &Extended<F>) -> Self {
        Self { e: p.x.relax(), f: p.z.relax(), g: p.z.relax(), h: p.y.relax() }
    }

    /// Four products: fit to be added to.
    #[inline(always)]
    #[must_use]
    pub fn extended(&self) -> Extended<F> {
        Extended {
            x: F::mul_loose(self.e, self.f),
            y: F::mul_loose(self.g, self.h),
            z: F::mul_loose(self.f, self.g),
            t: F::mul_loose(self.e, self.h),
        }
    }

    /// Three products: fit to be doubled.
    #[inline(always)]
    #[must_use]
    pub fn projective(&self) -> Projective<F> {
        Projective { x: F::mul_loose(self.e, self.f), y: F::mul_loose(self.g, self.h), z: F::mul_loose(self.f, self.g) }
    }
}
