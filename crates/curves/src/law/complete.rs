//! The complete law in homogeneous coordinates `(X/Z, Y/Z)`, for curves without points of order two: no input is
//! exceptional. Constant time.
//!
//! Source: Renes, Costello, Batina, "Complete addition formulas for prime order elliptic curves" (eprint 2015/1060).

use montane_fields::Field;
use montane_kernels::Inlined;

/// The sum of two points in homogeneous coordinates, over any representation of their field; complete (eprint
/// 2015/1060, algorithm 7): 12 products, 9 reductions.
#[inline(always)]
pub(crate) fn complete_sum<F: Field>(
    [x1, y1, z1]: [&F; 3],
    [x2, y2, z2]: [&F; 3],
    Inlined(mul_by_3b): Inlined<impl Fn(&F) -> F>,
) -> [F; 3] {
    let (w0, w1, w2) = (F::mul_wide(x1, x2), F::mul_wide(y1, y2), F::mul_wide(z1, z2));
    let cross = |a1: &F, b1: &F, a2: &F, b2: &F, p, q| {
        let t = F::mul_sums_wide(a1, b1, a2, b2);
        F::reduce(&F::wide_sub2_exact(&t, p, q))
    };
    let t3 = cross(x1, y1, x2, y2, &w0, &w1);
    let t4 = cross(y1, z1, y2, z2, &w1, &w2);
    let y3 = cross(x1, z1, x2, z2, &w0, &w2);
    let (t0, t1, t2) = (F::reduce(&w0), F::reduce(&w1), F::reduce(&w2));
    finish_addition(&t0, &t1, &mul_by_3b(&t2), &t3, &t4, &mul_by_3b(&y3))
}

/// [`complete_sum`] for a second point `(x2, y2)` that is not infinity (algorithm 8): 11 products, 8 reductions.
#[inline(always)]
pub(crate) fn complete_mixed_sum<F: Field>(
    [x1, y1, z1]: [&F; 3],
    [x2, y2]: [&F; 2],
    Inlined(mul_by_3b): Inlined<impl Fn(&F) -> F>,
) -> [F; 3] {
    let (w0, w1) = (F::mul_wide(x1, x2), F::mul_wide(y1, y2));
    let t3 = F::mul_sums_wide(x1, y1, x2, y2);
    let t3 = F::reduce(&F::wide_sub2_exact(&t3, &w0, &w1));
    let t4 = y2.mul(z1).add(y1);
    let y3 = x2.mul(z1).add(x1);
    let (t0, t1) = (F::reduce(&w0), F::reduce(&w1));
    finish_addition(&t0, &t1, &mul_by_3b(z1), &t3, &t4, &mul_by_3b(&y3))
}

/// Doubles a point in homogeneous coordinates, over any representation of their field; complete (eprint 2015/1060,
/// algorithm 9). In place.
#[inline(always)]
pub(crate) fn complete_double_assign<F: Field>([x, y, z]: [&mut F; 3], Inlined(mul_by_3b): Inlined<impl Fn(&F) -> F>) {
    let t0 = y.square();
    let z3 = t0.double().double().double();
    let t1 = y.mul(z);
    let t2 = mul_by_3b(&z.square());
    let xy = x.mul(y);
    let sum = t0.add(&t2);
    let t0 = t0.sub(&t2.double().add(&t2));
    let mut y3 = F::mul_wide(&t2, &z3);
    F::mul_acc(&mut y3, &t0, &sum);
    *x = t0.mul(&xy).double();
    *y = F::reduce(&y3);
    *z = t1.mul(&z3);
}

/// What algorithms 7 and 8 share, from `t0 = X1 X2`, `t1 = Y1 Y2`, `t2 = 3b Z1 Z2`, `t3 = X1 Y2 + X2 Y1`,
/// `t4 = Y1 Z2 + Y2 Z1` and `y3 = 3b (X1 Z2 + X2 Z1)`.
#[inline(always)]
fn finish_addition<F: Field>(t0: &F, t1: &F, t2: &F, t3: &F, t4: &F, y3: &F) -> [F; 3] {
    let t0 = t0.double().add(t0);
    let z3 = t1.add(t2);
    let t1 = t1.sub(t2);
    let x = F::wide_sub(&F::mul_wide(t3, &t1), &F::mul_wide(t4, y3));
    let y = F::wide_add(&F::mul_wide(&t1, &z3), &F::mul_wide(y3, &t0));
    let z = F::wide_add(&F::mul_wide(&z3, t4), &F::mul_wide(&t0, t3));
    [F::reduce(&x), F::reduce(&y), F::reduce(&z)]
}
