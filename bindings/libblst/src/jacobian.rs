//! Sums of points in Jacobian coordinates, complete or as incomplete as blst's, without a branch.
//!
//! Source: Bernstein, Lange, Explicit-Formulas Database, short Weierstrass curves with `a = 0`, Jacobian coordinates:
//! dbl-2009-l, add-2007-bl, madd-2007-bl.

use montane::hazmat::fields::Coordinate;
use montane::subtle::{Choice, ConstantTimeEq};

use crate::abi::{Coordinates, Jacobian};
use crate::element::Element;

/// What a chord or a tangent is made of: the point where it begins, scaled to the `Z` of both (`U`, `S`, `ZZ`), the sum
/// of both `X`, and its slope `numerator / denominator`.
#[derive(Clone, Copy)]
struct Line<F> {
    u: F,
    s: F,
    z: F,
    sum: F,
    numerator: F,
    denominator: F,
}

impl<F: Coordinate + Element> Line<F> {
    /// The tangent at a point that is scaled as it is.
    fn tangent(x: F, y: F, z: F) -> Self {
        let xx = x.square();
        Self { u: x, s: y, z, sum: x.double(), numerator: xx.double().add(&xx), denominator: y.double() }
    }

    fn select(a: &Self, b: &Self, choice: Choice) -> Self {
        let of = |part: fn(&Self) -> &F| F::conditional_select(part(a), part(b), choice);
        Self {
            u: of(|l| &l.u),
            s: of(|l| &l.s),
            z: of(|l| &l.z),
            sum: of(|l| &l.sum),
            numerator: of(|l| &l.numerator),
            denominator: of(|l| &l.denominator),
        }
    }

    /// Whether it is the chord of a point with itself.
    fn is_nothing(&self) -> Choice {
        self.numerator.vanishes() & self.denominator.vanishes()
    }

    /// The third point of the line, negated: `X = R^2 - H^2 (X1 + X2)`, `Y = R (H^2 U - X) - H^3 S`, `Z = H Z1 Z2` for
    /// the slope `R / H`.
    fn third(&self) -> Jacobian<F> {
        let (r, h) = (&self.numerator, &self.denominator);
        let hh = h.square();
        let x = r.square().sub(&hh.mul(&self.sum));
        let y = r.mul(&hh.mul(&self.u).sub(&x)).sub(&hh.mul(h).mul(&self.s));
        Jacobian { x, y, z: self.z.mul(h) }
    }
}

impl<F: Coordinate + Element> Coordinates<F> {
    /// Whether `y^2 = x^3 + b`, or the point is infinity. Constant time.
    pub(crate) fn is_on_curve(&self, b: &F) -> bool {
        let right = self.x.square().mul(&self.x).add(b);
        self.y.square().is_same(&right) | self.is_infinity()
    }

    /// `-self`, of infinity infinity.
    pub(crate) fn minus(&self) -> Self {
        Self { x: self.x, y: self.y.neg() }
    }
}

impl<F: Coordinate + Element> Jacobian<F> {
    pub(crate) fn is_infinity(&self) -> Choice {
        self.z.vanishes()
    }

    fn select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self {
            x: F::conditional_select(&a.x, &b.x, choice),
            y: F::conditional_select(&a.y, &b.y, choice),
            z: F::conditional_select(&a.z, &b.z, choice),
        }
    }

    /// An affine point, infinity included.
    pub(crate) fn from_affine(p: &Coordinates<F>) -> Self {
        Self { x: p.x, y: p.y, z: F::one_if(p.x.bits() | p.y.bits()) }
    }

    /// `2 self`: 2 products, 5 squares (dbl-2009-l). Infinity stays.
    pub(crate) fn double(&self) -> Self {
        let (a, b) = (self.x.square(), self.y.square());
        let c = b.square();
        let d = self.x.add(&b).square().sub(&a).sub(&c).double();
        let e = a.double().add(&a);
        let x = e.square().sub(&d.double());
        let y = e.mul(&d.sub(&x)).sub(&c.double().double().double());
        Self { x, y, z: self.y.mul(&self.z.double()) }
    }

    /// `self + other`, complete. Constant time.
    pub(crate) fn add_or_double(&self, other: &Self) -> Self {
        let (zz1, zz2) = (self.z.square(), other.z.square());
        let (u1, u2) = (self.x.mul(&zz2), other.x.mul(&zz1));
        let (s1, s2) = (self.y.mul(&other.z).mul(&zz2), other.y.mul(&self.z).mul(&zz1));
        let chord = Line {
            u: u1,
            s: s1,
            z: self.z.mul(&other.z),
            sum: u1.add(&u2),
            numerator: s2.sub(&s1),
            denominator: u2.sub(&u1),
        };
        let tangent = Line::tangent(self.x, self.y, self.z);
        let sum = Line::select(&chord, &tangent, chord.is_nothing()).third();
        Self::select(&Self::select(&sum, self, other.is_infinity()), other, self.is_infinity())
    }

    /// `self + other` of an affine point, infinity included, complete. Constant time.
    pub(crate) fn add_or_double_affine(&self, other: &Coordinates<F>) -> Self {
        let zz = self.z.square();
        let u2 = other.x.mul(&zz);
        let chord = Line {
            u: self.x,
            s: self.y,
            z: self.z,
            sum: self.x.add(&u2),
            numerator: other.y.mul(&zz.mul(&self.z)).sub(&self.y),
            denominator: u2.sub(&self.x),
        };
        let tangent = Line::tangent(other.x, other.y, F::ONE);
        let sum = Line::select(&chord, &tangent, chord.is_nothing()).third();
        self.with_affine_exceptions(&sum, other)
    }

    /// `self + other`, which is infinity if the points are equal (add-2007-bl). Constant time.
    pub(crate) fn add(&self, other: &Self) -> Self {
        let (zz1, zz2) = (self.z.square(), other.z.square());
        let u1 = self.x.mul(&zz2);
        let s1 = self.y.mul(&zz2.mul(&other.z));
        let h = other.x.mul(&zz1).sub(&u1);
        let r = other.y.mul(&zz1.mul(&self.z)).sub(&s1).double();
        let i = h.double().square();
        let j = h.mul(&i);
        let v = u1.mul(&i);
        let x = r.square().sub(&j).sub(&v.double());
        let y = r.mul(&v.sub(&x)).sub(&s1.mul(&j).double());
        let z = self.z.add(&other.z).square().sub(&zz1).sub(&zz2).mul(&h);
        Self::select(&Self::select(&Self { x, y, z }, self, other.is_infinity()), other, self.is_infinity())
    }

    /// `self + other` of an affine point, infinity included; it is infinity if the points are equal (madd-2007-bl).
    /// Constant time.
    pub(crate) fn add_affine(&self, other: &Coordinates<F>) -> Self {
        let zz = self.z.square();
        let h = other.x.mul(&zz).sub(&self.x);
        let r = other.y.mul(&zz.mul(&self.z)).sub(&self.y).double();
        self.with_affine_exceptions(&self.chord(&zz, &h, &r), other)
    }

    /// `self + other`, complete (madd-2007-bl), in a time that depends on both.
    pub(crate) fn plus_affine_vartime(&self, other: &Coordinates<F>) -> Self {
        if other.is_infinity() {
            return *self;
        }
        if self.z.is_all_zero() {
            return Self { x: other.x, y: other.y, z: F::ONE };
        }
        let zz = self.z.square();
        let h = other.x.mul(&zz).sub(&self.x);
        let r = other.y.mul(&zz.mul(&self.z)).sub(&self.y).double();
        if h.is_all_zero() {
            let same = Self { x: other.x, y: other.y, z: F::ONE };
            return if r.is_all_zero() { same.double() } else { Self::from_affine(&Coordinates::INFINITY) };
        }
        self.chord(&zz, &h, &r)
    }

    /// `self + other`, complete (add-2007-bl), in a time that depends on both.
    pub(crate) fn plus_vartime(&self, other: &Self) -> Self {
        if other.z.is_all_zero() {
            return *self;
        }
        if self.z.is_all_zero() {
            return *other;
        }
        // Equal or opposite, which is rare.
        if self.x.mul(&other.z.square()).is_same(&other.x.mul(&self.z.square())) {
            return self.add_or_double(other);
        }
        self.add(other)
    }

    /// The sum with an affine point whose `x Z^2 - X` is `h` and whose `2 (y Z^3 - Y)` is `r`, for `zz = Z^2`.
    #[inline(always)]
    fn chord(&self, zz: &F, h: &F, r: &F) -> Self {
        let hh = h.square();
        let i = hh.double().double();
        let j = h.mul(&i);
        let v = self.x.mul(&i);
        let x = r.square().sub(&j).sub(&v.double());
        let y = r.mul(&v.sub(&x)).sub(&self.y.mul(&j).double());
        Self { x, y, z: self.z.add(h).square().sub(zz).sub(&hh) }
    }

    /// A sum of finite points, or what it is where one is infinity.
    fn with_affine_exceptions(&self, sum: &Self, other: &Coordinates<F>) -> Self {
        let infinity = other.x.vanishes() & other.y.vanishes();
        let lifted = Self { x: other.x, y: other.y, z: F::ONE };
        Self::select(&Self::select(sum, &lifted, self.is_infinity()), self, infinity)
    }

    /// The affine point. One inversion; constant time but for whether `Z = 1`, where there is none.
    pub(crate) fn to_affine(self) -> Coordinates<F> {
        if self.z.is_same(&F::ONE) {
            return Coordinates { x: self.x, y: self.y };
        }
        let inverse = self.z.invert().unwrap_or(F::ZERO);
        let square = inverse.square();
        Coordinates { x: self.x.mul(&square), y: self.y.mul(&square.mul(&inverse)) }
    }

    /// Whether both are the same point. Constant time.
    pub(crate) fn is_equal(&self, other: &Self) -> Choice {
        let (zz1, zz2) = (self.z.square(), other.z.square());
        let x = self.x.mul(&zz2).differing(&other.x.mul(&zz1));
        let y = self.y.mul(&zz2.mul(&other.z)).differing(&other.y.mul(&zz1.mul(&self.z)));
        (x | y).ct_eq(&0) & !(self.is_infinity() ^ other.is_infinity())
    }

    /// Whether `Y^2 = X^3 + b Z^6`, or the point is infinity. Constant time.
    pub(crate) fn is_on_curve(&self, times_b: impl Fn(&F) -> F) -> Choice {
        let zzz = self.z.square().mul(&self.z);
        let right = self.x.square().mul(&self.x).add(&times_b(&zzz.square()));
        self.y.square().differing(&right).ct_eq(&0) | self.is_infinity()
    }
}
