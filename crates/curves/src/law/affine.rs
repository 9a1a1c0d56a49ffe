//! Additions of affine points whose slopes are known, once the divisors of many have been inverted together: what
//! buckets and tables of multiples share. Nothing here is for secrets.

use montane_fields::{Coordinate, Field};
use montane_kernels::inlined;

/// `a b`, in a function that is called.
#[inline(always)]
pub(crate) fn mul_by_call<F: Field>(a: &F, b: &F) -> F {
    F::call(inlined!(|| a.mul(b)))
}

/// `a^2`, in a function that is called.
#[inline(always)]
fn square_by_call<F: Field>(a: &F) -> F {
    F::call(inlined!(|| a.square()))
}

/// The inverses of at most eight elements by one, or nothing if one is zero.
pub(crate) fn invert_all_vartime<F: Coordinate>(elements: &mut [F]) -> Option<()> {
    let mut before = [F::ONE; 8];
    let mut product = F::ONE;
    for (before, element) in before.iter_mut().zip(&*elements) {
        *before = product;
        product = product.mul(element);
    }
    let mut inverse = product.invert_vartime()?;
    for (before, element) in before.iter().zip(elements).rev() {
        let result = inverse.mul(before);
        inverse = inverse.mul(element);
        *element = result;
    }
    Some(())
}

/// `3 x^2`, the numerator of a tangent's slope; its divisor is `2 y`.
#[inline(always)]
pub(crate) fn tangent<F: Field>(x: &F) -> F {
    let xx = square_by_call(x);
    xx.double().add(&xx)
}

/// The sum of `(x1, y1)` and a point with abscissa `x2`, from the slope of the line through both: `x3 = s^2 - x1 - x2`,
/// `y3 = s (x1 - x3) - y1`.
#[inline(always)]
pub(crate) fn third_point<F: Field>(slope: &F, [x1, y1]: [&F; 2], x2: &F) -> [F; 2] {
    let x3 = square_by_call(slope).sub(x1).sub(x2);
    let y3 = mul_by_call(slope, &x1.sub_lazy(&x3)).sub(y1);
    [x3, y3]
}

/// [`tangent`] twice, step by step, so that both wait side by side and not one after the other.
#[inline(always)]
pub(crate) fn tangents<F: Field>(x: [&F; 2]) -> [F; 2] {
    let squares = [x[0].square(), x[1].square()];
    [squares[0].double().add(&squares[0]), squares[1].double().add(&squares[1])]
}

/// [`third_point`] twice, step by step, given the sums of both abscissas.
#[inline(always)]
pub(crate) fn third_points<F: Field>(slopes: [F; 2], [[x0, y0], [x1, y1]]: [[&F; 2]; 2], sums: [F; 2]) -> [[F; 2]; 2] {
    let squares = [slopes[0].square(), slopes[1].square()];
    let x = [squares[0].sub(&sums[0]), squares[1].sub(&sums[1])];
    let y = [slopes[0].mul(&x0.sub(&x[0])), slopes[1].mul(&x1.sub(&x[1]))];
    [[x[0], y[0].sub(y0)], [x[1], y[1].sub(y1)]]
}
