//! Miller loops over lines that ark-ec prepared, and final exponentiations.

use montane_curves::gt::MillerLoopResult;
use montane_curves::pairing::{Base2, Pairing, Target, over_lines};
use montane_fields::twelfth::Fp12;

use crate::alike::Alike;

/// A line as ark-ec has it, of a constant and the factors of `x_P` and `y_P`; where the twist divides, of those of
/// `y_P`, `x_P` and the constant.
pub type Line<F> = (F, F, F);

/// A finite point of G1 and the lines of one of G2.
pub struct Lines<'a, F1, F2> {
    /// The point's coordinates.
    pub point: (F1, F1),
    /// The lines, in the order of the loop.
    pub lines: &'a [Line<F2>],
}

/// The product of the lines at the points, which is the value of the original: the lines are the original's. `digits`
/// are those of the loop's length, most significant first, without the leading 1; after them, and a conjugation if it
/// is negative, `more` lines follow.
///
/// # Panics
/// If a point has too few lines.
pub fn miller_loop<E: Pairing, F1, F2, F12>(
    pairs: &[Lines<'_, F1, F2>],
    digits: impl Iterator<Item = bool>,
    negative: bool,
    more: usize,
) -> F12
where
    F1: Alike<<E::G1 as montane_curves::weierstrass::Curve>::Base>,
    F2: Alike<Base2<E>>,
    F12: Alike<Target<E>>,
{
    let pairs: Vec<over_lines::Lines<E>> = pairs
        .iter()
        .map(|pair| {
            let lines = pair.lines.iter().map(|(a, b, c)| [a.ours(), b.ours(), c.ours()]).collect();
            ((pair.point.0.ours(), pair.point.1.ours()), lines)
        })
        .collect();
    F12::theirs(&over_lines::miller_loop::<E>(&pairs, digits, negative, more))
}

/// The final exponentiation of an element, by the power that the original takes: nothing of zero.
pub fn final_exponentiation<E: Pairing, F12: Alike<Target<E>>>(f: &F12) -> Option<F12> {
    let f: Fp12<E::Tower> = f.ours();
    let power = (f != Fp12::ZERO).then(|| MillerLoopResult::<E>::from_fp12_unchecked(f).final_exponentiation());
    power.map(|power| F12::theirs(power.as_fp12()))
}
