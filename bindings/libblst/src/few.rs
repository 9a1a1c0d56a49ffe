//! Sums of points in batches, and of few products, by digits. Any points of the curve, infinity included. Not constant
//! time.

use montane::hazmat::fields::Coordinate;

use crate::abi::{Coordinates, Jacobian};
use crate::element::Element;

/// Pairs that share an inversion.
const BATCH: usize = 512;

/// What the first pass over pairs leaves for the second.
enum Step<F> {
    /// The slope's numerator and divisor, and the product of all divisors before.
    Slope(F, F, F),
    /// The sum, where there is no slope.
    Known(Coordinates<F>),
}

impl<F: Coordinate + Element> Step<F> {
    fn new(a: &Coordinates<F>, b: &Coordinates<F>, before: &F) -> Self {
        let divisor = b.x.sub(&a.x);
        if !divisor.is_all_zero() && !a.is_infinity() && !b.is_infinity() {
            return Self::Slope(b.y.sub(&a.y), divisor, *before);
        }
        match (a.is_infinity(), b.is_infinity()) {
            (true, _) => Self::Known(*b),
            (_, true) => Self::Known(*a),
            // Points of the curve with one `x` are equal or opposite; one with `y = 0` is its own negative.
            _ if a.y.is_same(&b.y) && !a.y.is_all_zero() => Self::Slope(a.x.square().times(3), a.y.double(), *before),
            _ => Self::Known(Coordinates::INFINITY),
        }
    }
}

/// Appends the sums of pairs, in affine coordinates with one inversion for many (eprint 2022/1396 has the same): 5
/// products and a square each.
pub(crate) fn push_sums<'a, F: Coordinate + Element>(
    pairs: impl ExactSizeIterator<Item = (&'a Coordinates<F>, &'a Coordinates<F>)> + Clone,
    out: &mut Vec<Coordinates<F>>,
) {
    let (mut rest, mut left) = (pairs.clone(), pairs.len());
    let mut steps = Vec::with_capacity(left.min(BATCH));
    while left > 0 {
        let (count, batch) = (left.min(BATCH), rest.clone());
        let mut product = F::ONE;
        steps.clear();
        for (a, b) in rest.by_ref().take(count) {
            let step = Step::new(a, b, &product);
            if let Step::Slope(_, divisor, _) = &step {
                product = product.mul(divisor);
            }
            steps.push(step);
        }
        let mut inverse = product.invert_vartime().expect("no divisor is zero");
        let start = out.len();
        out.resize(start + count, Coordinates::INFINITY);
        let batch: Vec<_> = batch.take(count).collect();
        for ((step, (a, b)), out) in steps.iter().zip(&batch).zip(&mut out[start..]).rev() {
            *out = match step {
                Step::Known(sum) => *sum,
                Step::Slope(numerator, divisor, before) => {
                    let slope = inverse.mul(before).mul(numerator);
                    inverse = inverse.mul(divisor);
                    let x = slope.square().sub(&a.x).sub(&b.x);
                    Coordinates { x, y: slope.mul(&a.x.sub(&x)).sub(&a.y) }
                }
            };
        }
        left -= count;
    }
}

/// The sum of points: of pairs, of pairs of those, until `few` are left, which are added one by one.
pub(crate) fn sum<F: Coordinate + Element>(mut points: Vec<Coordinates<F>>, few: usize) -> Jacobian<F> {
    let mut sums = Vec::with_capacity(points.len().div_ceil(2));
    while points.len() > few {
        sums.clear();
        push_sums(points.as_chunks().0.iter().map(|[a, b]| (a, b)), &mut sums);
        sums.extend_from_slice(points.as_chunks::<2>().1);
        core::mem::swap(&mut points, &mut sums);
    }
    match &points[..] {
        [] => Jacobian::from_affine(&Coordinates::INFINITY),
        [first, rest @ ..] => rest.iter().fold(Jacobian::from_affine(first), |sum, p| sum.plus_affine_vartime(p)),
    }
}

/// Odd digits of a number in signed windows of `width` bits: `k = sum digit_i 2^i`, each digit zero or odd and less
/// than `2^(width - 1)` in magnitude, and after one that is not zero `width - 1` that are (Solinas, "Efficient
/// arithmetic on Koblitz curves", 2000: wNAF).
pub(crate) fn digits(k: &[u64; 4], width: usize) -> Vec<(usize, i64)> {
    let bit = |i: usize| if i < 256 { (k[i / 64] >> (i % 64) & 1) as i64 } else { 0 };
    let (mut digits, mut carry, mut i) = (Vec::with_capacity(256 / width + 1), 0, 0);
    while i <= 256 {
        if bit(i) == carry {
            i += 1;
            continue;
        }
        let window = (0..width).rev().fold(0, |value, j| value << 1 | bit(i + j)) + carry;
        carry = window >> (width - 1);
        digits.push((i, window - (carry << width)));
        i += width;
    }
    digits
}

/// The sum of few products, with one chain of doublings for all (Straus), from a table of the points' odd multiples:
/// those of `points[i]` are `table(i, j) = (2j + 1) points[i]` for `j < 2^(width - 2)`.
pub(crate) fn sum_of_products<'a, F: Coordinate + Element>(
    numbers: &[[u64; 4]],
    width: usize,
    table: impl Fn(usize, usize) -> &'a Coordinates<F>,
) -> Jacobian<F> {
    let mut terms = Vec::new();
    for (i, k) in numbers.iter().enumerate() {
        terms.extend(digits(k, width).into_iter().map(|(bit, digit)| (bit, i, digit)));
    }
    terms.sort_unstable_by_key(|(bit, ..)| *bit);
    let mut sum = Jacobian::from_affine(&Coordinates::INFINITY);
    let mut at = 256;
    for (bit, i, digit) in terms.into_iter().rev() {
        sum = (bit..at).fold(sum, |sum, _| sum.double());
        at = bit;
        let p = table(i, digit.unsigned_abs() as usize / 2);
        sum = if digit > 0 { sum.plus_affine_vartime(p) } else { sum.plus_affine_vartime(&p.minus()) };
    }
    (0..at).fold(sum, |sum, _| sum.double())
}
