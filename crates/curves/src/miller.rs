//! The Miller loop of the optimal ate pairing, in homogeneous coordinates on the twist, for any number of pairs
//! with shared squarings.

use alloc::vec::Vec;
use core::fmt;
use montane_kernels::inlined;

use montane_fields::quadratic::Fp2;
use montane_fields::twelfth::Fp12;
use montane_fields::{Compiled, Coordinate, Field};
use subtle::ConditionallySelectable;

use crate::pairing::{Base, Base2, Pairing, Target, Twist};
use crate::weierstrass::{Affine, Curve};

/// A line `constant + x m x_P - y y_P`, where `m` is 3 for a tangent and 1 otherwise, up to a factor in a proper
/// subfield of `Fp12`, which the final exponentiation removes. In memory three elements, one after the other, as other
/// languages keep them.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Line<F> {
    pub(crate) constant: Fp2<F>,
    pub(crate) x: Fp2<F>,
    pub(crate) y: Fp2<F>,
}

/// A point of G1 as lines need it.
#[derive(Clone, Copy)]
pub(crate) struct At<F> {
    x: F,
    x3: F,
    minus_y: F,
}

impl<F: Field> At<F> {
    pub(crate) fn new(x: &F, y: &F) -> Self {
        Self { x: *x, x3: x.double().add(x), minus_y: y.neg() }
    }
}

/// The running point `T` of a Miller loop, in homogeneous coordinates over any representation of the base field.
#[derive(Clone, Copy)]
pub(crate) struct Running<F> {
    pub(crate) x: Fp2<F>,
    pub(crate) y: Fp2<F>,
    pub(crate) z: Fp2<F>,
}

impl<F: Field> Running<F> {
    /// `Q` itself.
    pub(crate) fn new(x: Fp2<F>, y: Fp2<F>) -> Self {
        Self { x, y, z: Fp2::ONE }
    }

    /// `T <- 2T`, and the tangent at `T` (Aranha, Barreto, Longa, Ricardini, eprint 2013/722, section 4.3, with the
    /// coordinates scaled by 4 instead of two halvings): 3 products, 6 squares.
    #[inline(always)]
    pub(crate) fn double(&mut self, mul_by_3b: impl Fn(&Fp2<F>) -> Fp2<F>) -> Line<F> {
        let (x, y, z) = (&self.x, &self.y, &self.z);
        let a = x.mul(y);
        let b = y.square();
        let c = z.square();
        let e = mul_by_3b(&c);
        let f = e.double().add(&e);
        let h = y.add(z).square().sub(&b.add(&c));
        let j = x.square();
        let g = b.add(&f);
        let e2 = e.double().square();
        self.x = a.mul(&b.sub(&f)).double();
        self.y = g.square().sub(&e2.double().add(&e2));
        self.z = b.mul(&h).double().double();
        Line { constant: e.sub(&b), x: j, y: h }
    }

    /// `T <- T + Q`, and the line through both (eprint 2013/722, section 4.3): 11 products, 2 squares.
    #[inline(always)]
    pub(crate) fn add(&mut self, q: (&Fp2<F>, &Fp2<F>)) -> Line<F> {
        let (x, y, z) = (&self.x, &self.y, &self.z);
        let theta = y.sub(&q.1.mul(z));
        let lambda = x.sub(&q.0.mul(z));
        let c = theta.square();
        let d = lambda.square();
        let e = lambda.mul(&d);
        let f = z.mul(&c);
        let g = x.mul(&d);
        let h = e.add(&f).sub(&g.double());
        let y3 = Fp2::<F>::wide_sub(&Fp2::mul_wide(&theta, &g.sub(&h)), &Fp2::mul_wide(&e, y));
        let j = Fp2::<F>::wide_sub(&Fp2::mul_wide(&lambda, q.1), &Fp2::mul_wide(&theta, q.0));
        self.x = lambda.mul(&h);
        self.y = Fp2::reduce(&y3);
        self.z = z.mul(&e);
        Line { constant: Fp2::reduce(&j), x: theta, y: lambda }
    }
}

/// A product of lines that begins with none: the first two are multiplied with each other, which is less than with a
/// full element.
struct Product<E: Pairing> {
    f: Target<E>,
    /// The only line so far, its coefficients where [`Twist::powers`] says.
    line: Option<[Base2<E>; 3]>,
    /// No line so far.
    empty: bool,
}

impl<E: Pairing> Product<E> {
    fn new() -> Self {
        Self { f: Fp12::ONE, line: None, empty: true }
    }

    /// Multiplies by the line at `P`.
    #[inline(always)]
    fn multiply(&mut self, line: &Line<Base<E>>, p: &At<Base<E>>, through: Through) {
        let x = if through == Through::Itself { &p.x3 } else { &p.x };
        let line = [line.constant, line.x.scale(x), line.y.scale(&p.minus_y)];
        if self.empty {
            (self.empty, self.line) = (false, Some(line));
            return;
        }
        let [constant, x, y] = &line;
        match (self.line.take(), E::TWIST) {
            (None, Twist::M) => self.f.mul_by_023_assign(constant, x, y),
            (None, Twist::D) => self.f.mul_by_013_assign(y, x, constant),
            (Some(first), Twist::M) => self.f = Fp12::product_of_023(&first, &line),
            (Some([first_constant, first_x, first_y]), Twist::D) => {
                self.f = Fp12::product_of_013(&[first_y, first_x, first_constant], &[*y, *x, *constant]);
            }
        }
    }

    /// The product.
    #[inline(always)]
    fn value(&mut self) -> &mut Target<E> {
        if let Some(line) = self.line.take() {
            let mut coefficients = [Fp2::ZERO; 6];
            for (power, c) in E::TWIST.powers().into_iter().zip(line) {
                coefficients[power] = c;
            }
            self.f = Fp12::from_coefficients(coefficients);
        }
        &mut self.f
    }
}

/// What the loop does next.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// `f <- f^2`
    Square,
    /// `f <- f^(p^6)`
    Conjugate,
    /// `T` becomes `2T` or `T + Q'`, and `f` is multiplied by the line.
    Line(Through),
}

/// Where the line goes through besides `T`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Through {
    /// `T` again: the tangent.
    Itself,
    /// `Q`
    Q,
    /// `-Q`
    MinusQ,
    /// `psi(Q)`
    Psi,
    /// `-psi^2(Q)`
    MinusPsi2,
}

impl Through {
    /// The other point, for a line that is not a tangent.
    pub(crate) fn point<E: Pairing>(self, q: &Affine<E::G2>) -> (Base2<E>, Base2<E>) {
        match self {
            Self::Itself | Self::Q => (q.x, q.y),
            Self::MinusQ => (q.x, q.y.neg()),
            Self::Psi => E::psi(&q.x, &q.y),
            Self::MinusPsi2 => {
                let (x, y) = E::psi(&q.x, &q.y);
                let (x, y) = E::psi(&x, &y);
                (x, y.neg())
            }
        }
    }
}

/// The steps of the loop of the optimal ate pairing, in order.
pub(crate) fn drive<E: Pairing>(mut step: impl FnMut(Step)) {
    for (i, digit) in E::LOOP.iter().enumerate() {
        if i > 0 {
            step(Step::Square);
        }
        step(Step::Line(Through::Itself));
        if *digit != 0 {
            step(Step::Line(if *digit < 0 { Through::MinusQ } else { Through::Q }));
        }
    }
    if E::LOOP_NEGATIVE {
        step(Step::Conjugate);
    }
    if E::FROBENIUS_LINES {
        step(Step::Line(Through::Psi));
        step(Step::Line(Through::MinusPsi2));
    }
}

/// The loop over single elements; `lines` multiplies the lines of one step into the product.
fn drive_target<E: Pairing>(mut lines: impl FnMut(&mut Product<E>, Through)) -> Target<E> {
    let mut f = Product::new();
    drive::<E>(|step| match step {
        Step::Square => f.value().square_assign(),
        Step::Conjugate => {
            let f = f.value();
            *f = f.conjugate();
        }
        Step::Line(through) => lines(&mut f, through),
    });
    *f.value()
}

/// One step of one pair's loop.
#[inline(always)]
fn advance<E: Pairing>(t: &mut Running<Base<E>>, q: &Affine<E::G2>, through: Through) -> Line<Base<E>> {
    Base::<E>::outline(inlined!(|| match through {
        Through::Itself => t.double(E::G2::mul_by_3b),
        _ => {
            let (x, y) = through.point::<E>(q);
            t.add((&x, &y))
        }
    }))
}

/// A point of G2 with the coefficients of every line of its Miller loop, or without them where vector lanes find lines
/// sooner than words multiply by them.
#[derive(Clone)]
pub struct G2Prepared<E: Pairing> {
    point: Affine<E::G2>,
    lines: Vec<Line<Base<E>>>,
}

/// The lines of a point's Miller loop, in order.
#[must_use]
pub fn lines<E: Pairing>(q: &Affine<E::G2>) -> Vec<Line<Base<E>>> {
    // Any finite point keeps the formulas regular; the lines of infinity are never used.
    let finite = Affine::conditional_select(q, &Affine::generator(), q.infinity);
    let mut t = Running::new(finite.x, finite.y);
    let mut lines = Vec::with_capacity(2 * E::LOOP.len());
    drive::<E>(|step| {
        if let Step::Line(through) = step {
            lines.push(advance::<E>(&mut t, &finite, through));
        }
    });
    lines
}

impl<E: Pairing> From<&Affine<E::G2>> for G2Prepared<E> {
    fn from(q: &Affine<E::G2>) -> Self {
        Self { point: *q, lines: if E::has_lanes() { Vec::new() } else { lines::<E>(q) } }
    }
}

impl<E: Pairing> fmt::Debug for G2Prepared<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("G2Prepared").field(&self.point).finish()
    }
}

/// The Miller function of the pairs, whose product of pairings is its final exponentiation. Pairs with infinity
/// contribute 1; which pairs those are may be learned from the time.
#[must_use]
pub fn miller_loop<E: Pairing>(pairs: &[(&Affine<E::G1>, &Affine<E::G2>)]) -> Target<E> {
    let pairs: Vec<_> = pairs.iter().copied().filter(|(p, q)| !bool::from(p.infinity | q.infinity)).collect();
    E::miller_loop_in_lanes(&pairs).unwrap_or_else(|| miller_loop_of_finite::<E>(&pairs))
}

/// [`miller_loop`] without vector lanes.
pub(crate) fn miller_loop_of_finite<E: Pairing>(pairs: &[(&Affine<E::G1>, &Affine<E::G2>)]) -> Target<E> {
    let mut terms: Vec<_> = pairs.iter().map(|(p, q)| (At::new(&p.x, &p.y), *q, Running::new(q.x, q.y))).collect();
    drive_target::<E>(|f, through| {
        for (p, q, t) in &mut terms {
            let line = advance::<E>(t, q, through);
            f.multiply(&line, p, through);
        }
    })
}

/// As [`miller_loop`], with prepared points of G2.
#[must_use]
pub fn multi_miller_loop<E: Pairing>(terms: &[(&Affine<E::G1>, &G2Prepared<E>)]) -> Target<E> {
    if E::has_lanes() {
        let pairs: Vec<_> = terms.iter().map(|(p, q)| (*p, &q.point)).collect();
        return miller_loop::<E>(&pairs);
    }
    let finite = terms.iter().filter(|(p, q)| !bool::from(p.infinity | q.point.infinity));
    let finite: Vec<_> = finite.map(|(p, q)| (At::new(&p.x, &p.y), &q.lines[..])).collect();
    miller_loop_of_lines::<E>(&finite)
}

/// The Miller function of a finite point and the [`lines`] of another one, in words.
///
/// # Panics
/// If there are fewer lines than the loop has.
#[must_use]
pub fn miller_loop_of_kept<E: Pairing>(p: &Affine<E::G1>, lines: &[Line<Base<E>>]) -> Target<E> {
    miller_loop_of_lines::<E>(&[(At::new(&p.x, &p.y), lines)])
}

/// The Miller function of finite points and the lines of others.
fn miller_loop_of_lines<E: Pairing>(terms: &[(At<Base<E>>, &[Line<Base<E>>])]) -> Target<E> {
    let mut i = 0;
    drive_target::<E>(|f, through| {
        for (p, lines) in terms {
            f.multiply(&lines[i], p, through);
        }
        i += 1;
    })
}

/// `f^((p^6 - 1)(p^2 + 1))`, the easy part of the final exponentiation. `f` must not be zero.
pub(crate) fn easy_part<E: Pairing>(f: &Target<E>) -> Target<E>
where
    Base<E>: Coordinate,
{
    let f = f.conjugate().mul(&f.invert().unwrap_or(Target::<E>::ONE));
    f.frobenius2().mul(&f)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weierstrass::Projective;
    use crate::{bls12_381, bn254};

    /// Lines that are kept are those that are found on the way, whether or not this CPU keeps any.
    fn lines_are_kept<E: Pairing>() {
        let multiple = |k: u64| crate::weierstrass::Scalar::<E::G1>::from(k);
        let p = [3, 5].map(|k| (Projective::<E::G1>::generator() * multiple(k)).to_affine());
        let q = [7, 9].map(|k| (Projective::<E::G2>::generator() * multiple(k)).to_affine());
        let kept = q.map(|q| lines::<E>(&q));
        let expected = miller_loop_of_finite::<E>(&[(&p[0], &q[0]), (&p[1], &q[1])]);
        let at = p.map(|p| At::new(&p.x, &p.y));
        assert_eq!(miller_loop_of_lines::<E>(&[(at[0], &kept[0]), (at[1], &kept[1])]), expected);
    }

    #[test]
    fn prepared_lines() {
        lines_are_kept::<bls12_381::Bls12>();
        lines_are_kept::<bn254::Bn256>();
    }
}
