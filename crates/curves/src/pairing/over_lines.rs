//! Miller loops over lines that other libraries prepared, which go by other factors than ours.

use alloc::vec::Vec;

use crate::pairing::{Base, Base2, Pairing, Target, Twist};

/// A finite point of G1 and the lines of one of G2, in the order of the loop. A line is what stands at the powers of
/// `w` that the twist names, before it is at the point: of a constant and the slopes times `x_P` and `y_P` where the
/// twist multiplies; in the reverse order where it divides.
pub type Lines<E> = ((Base<E>, Base<E>), Vec<[Base2<E>; 3]>);

/// The product of the lines at the points. `digits` are those of the loop's length, most significant first, without the
/// first: whether a line of an addition follows that of the doubling. After them, and a conjugation if the length is
/// negative, `more` lines follow.
///
/// # Panics
/// If a point has too few lines.
#[must_use]
pub fn miller_loop<E: Pairing>(
    pairs: &[Lines<E>],
    digits: impl Iterator<Item = bool>,
    negative: bool,
    more: usize,
) -> Target<E> {
    let mut f = Target::<E>::ONE;
    let mut at = 0;
    let mut line = |f: &mut Target<E>| {
        for ((x, y), lines) in pairs {
            let [a, b, c] = &lines[at];
            match E::TWIST {
                Twist::M => f.mul_by_023_assign(a, &b.scale(x), &c.scale(y)),
                Twist::D => f.mul_by_013_assign(&a.scale(y), &b.scale(x), c),
            }
        }
        at += 1;
    };
    for (i, digit) in digits.enumerate() {
        if i > 0 {
            f.square_assign();
        }
        line(&mut f);
        if digit {
            line(&mut f);
        }
    }
    if negative {
        f = f.conjugate();
    }
    (0..more).for_each(|_| line(&mut f));
    f
}
