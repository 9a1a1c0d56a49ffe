//! The transform over G1 of FK20 where there are no lanes, one product at a time. Nothing here is constant time.

use montane_fields::bls12_381::X_ABS;

use crate::bls12_381::{G1Projective, Scalar};
use crate::scalar_mul::mul_vartime;
use crate::shares::each;

/// From natural to bit-reversed order. `twiddles[b]` is that of block `b`, in every layer.
///
/// Two layers at a time, of blocks of four quarters `a, b, c, d`. With the twiddle `t = u^2` of the first and `u` and
/// `iu` of the second they are `a + tc + (ub + utd)`, `a + tc - (..)`, `a - tc + i (ub - utd)` and `a - tc - i (..)`:
/// three products and one by `i`, half as long, where two layers one after the other have four.
#[inline]
pub(super) fn transform(points: &mut [G1Projective], twiddles: &[Scalar]) {
    let mut quarter = points.len() / 4;
    if !points.len().ilog2().is_multiple_of(2) {
        let (low, high) = points.split_at_mut(points.len() / 2);
        low.iter_mut().zip(high).for_each(|(u, v)| (*u, *v) = (*u + *v, *u - *v));
        quarter /= 2;
    }
    // A root of order 4 whose halves by the endomorphism are 0 and x; the other one is its negative.
    let root = Scalar::from_u64(X_ABS).pow_vartime(&[3]);
    let other = twiddles.get(1) != Some(&root);
    while quarter > 0 {
        let results = each(points.len() / 4, |i| {
            let (block, start) = (i / quarter, i / quarter * 4 * quarter + i % quarter);
            let [a, mut b, mut c, mut d] = [0, 1, 2, 3].map(|part| points[start + part * quarter]);
            if block > 0 {
                let (t, u) = (twiddles[block], twiddles[2 * block]);
                (b, c, d) = (mul_vartime(&b, &u), mul_vartime(&c, &t), mul_vartime(&d, &(u * t)));
            }
            let turned = mul_vartime(&if other { d - b } else { b - d }, &root);
            let (even, odd, sum) = (a + c, a - c, b + d);
            (start, [even + sum, even - sum, odd + turned, odd - turned])
        });
        for (start, four) in results {
            four.into_iter().enumerate().for_each(|(part, point)| points[start + part * quarter] = point);
        }
        quarter /= 4;
    }
}
