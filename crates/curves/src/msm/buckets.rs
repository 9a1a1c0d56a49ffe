//! Sums by buckets (Pippenger). Nothing here is for secrets.
//!
//! At each place of the signed digits, the points with the same digit but for its sign are summed: that is their bucket. A
//! place's buckets, each as often as its digit says, are then a running sum of running sums, and the places are joined by
//! doublings.
//!
//! Source: Bernstein, Doumen, Lange, Oosterwijk, "Faster batch forgery identification" (eprint 2012/549), section 4.

use alloc::vec;

use montane_fields::Field;

use super::digits;
use crate::jacobian::Jacobian;
use crate::recode::Part;
use crate::weierstrass::{Curve, Projective};

/// The window with the fewest additions: one for each point and two for each bucket, of which the second is dearer.
fn window(points: usize, bits: usize) -> usize {
    let cost = |window: usize| digits::count(bits, window) * (points + (5 << (window - 1)) / 2);
    (2..=16).min_by_key(|&window| cost(window)).unwrap_or(2)
}

/// `sum parts[i] points[i]` for finite points of the curve and parts of at most `bits` bits.
pub(super) fn sum<C: Curve>(points: &[(C::Base, C::Base)], parts: &[Part], bits: usize) -> Projective<C> {
    let window = window(points.len(), bits);
    let mut total = Jacobian::<C>::IDENTITY;
    let mut buckets = vec![Jacobian::<C>::IDENTITY; 1 << (window - 1)];
    for place in (0..digits::count(bits, window)).rev() {
        if !total.is_identity_vartime() {
            for _ in 0..window {
                total.double_assign();
            }
        }
        buckets.fill(Jacobian::IDENTITY);
        for ((x, y), part) in points.iter().zip(parts) {
            let digit = digits::digit(part, window, place);
            if digit != 0 {
                let bucket = &mut buckets[digit.unsigned_abs() as usize - 1];
                *bucket = bucket.add_affine_vartime((x, &if digit < 0 { y.neg() } else { *y }));
            }
        }
        let mut running = Jacobian::IDENTITY;
        for bucket in buckets.iter().rev() {
            running = running.add_vartime(bucket);
            total = total.add_vartime(&running);
        }
    }
    Projective::from(&total)
}
