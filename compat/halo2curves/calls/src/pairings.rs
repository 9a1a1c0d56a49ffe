//! Miller loops over lines that halo2curves prepared, and final exponentiations by its power.

use montane_curves::bn254::{Bn256, Fp6, Fp12};
use montane_curves::pairing::over_lines;
use montane_fields::bn254::X;

use crate::sums::{extended, limbs_of_extended};
use crate::{Limbs, fq};

/// An element of the quadratic extension.
pub type Limbs2 = [Limbs; 2];
/// An element of the extension of degree 12, as two of the cubic one.
pub type Limbs12 = [[Limbs2; 3]; 2];

fn ours(f: &Limbs12) -> Fp12 {
    let [c0, c1] = f.each_ref().map(|c| {
        let [c0, c1, c2] = c.each_ref().map(extended);
        Fp6::new(c0, c1, c2)
    });
    Fp12::new(c0, c1)
}

fn theirs(f: &Fp12) -> Limbs12 {
    [&f.c0, &f.c1].map(|c| [&c.c0, &c.c1, &c.c2].map(limbs_of_extended))
}

/// A finite point of G1 and the lines of one of G2, in the order of the loop: the factor of `y_P`, that of `x_P`, the
/// constant.
pub struct Lines(over_lines::Lines<Bn256>);

impl Lines {
    /// Of a point by its coordinates.
    #[must_use]
    pub fn new(x: &Limbs, y: &Limbs, lines: impl Iterator<Item = [Limbs2; 3]>) -> Self {
        Self(((fq::ours(x), fq::ours(y)), lines.map(|line| line.each_ref().map(extended)).collect()))
    }
}

/// The product of the lines at the points. `digits` are those of the loop's length, the most significant first, without
/// the first: whether there is a line of an addition. Two lines follow.
///
/// # Panics
/// If a point has too few lines.
#[must_use]
pub fn miller_loop(pairs: Vec<Lines>, digits: impl Iterator<Item = bool>) -> Limbs12 {
    let pairs: Vec<_> = pairs.into_iter().map(|pair| pair.0).collect();
    theirs(&over_lines::miller_loop::<Bn256>(&pairs, digits, false, 2))
}

/// `f^((p^12 - 1) / r)`, nothing of zero: the hard part by the chain of Scott, Benger, Charlemagne, Dominguez Perez and
/// Kachisa (Pairing 2009), for a smaller power than Montane's own.
#[must_use]
pub fn final_exponentiation(f: &Limbs12) -> Option<Limbs12> {
    let f = ours(f);
    let inverse = Option::<Fp12>::from(f.invert())?;
    let f = f.conjugate() * inverse;
    let f = f.frobenius2() * f;
    let [fx, fxx, fxxx] = {
        let fx = power_x(&f);
        let fxx = power_x(&fx);
        [fx, fxx, power_x(&fxx)]
    };
    let fp2 = f.frobenius2();
    let y0 = f.frobenius() * fp2 * fp2.frobenius();
    let y1 = f.conjugate();
    let y2 = fxx.frobenius2();
    let y3 = fx.frobenius().conjugate();
    let y4 = (fx * fxx.frobenius()).conjugate();
    let y5 = fxx.conjugate();
    let y6 = (fxxx * fxxx.frobenius()).conjugate();
    // y0 y1^2 y2^6 y3^12 y4^18 y5^30 y6^36
    let a = y6.cyclotomic_square() * y4 * y5;
    let b = y3 * y5 * a;
    let a = a * y2;
    let b = (b.cyclotomic_square() * a).cyclotomic_square();
    let a = (b * y1).cyclotomic_square();
    Some(theirs(&(a * (b * y0))))
}

/// `f^x` in the cyclotomic subgroup.
fn power_x(f: &Fp12) -> Fp12 {
    let mut power = *f;
    for i in (0..X.ilog2()).rev() {
        power = power.cyclotomic_square();
        if X >> i & 1 == 1 {
            power *= *f;
        }
    }
    power
}
