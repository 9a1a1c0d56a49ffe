//! Elements of `Fr`, `Fp` and `Fp2`, in Montgomery form: limbs as blst has them.

use std::ffi::c_int;

use montane::bls12_381::{Fp, Fp2, Scalar as blst_fr};
use montane::hazmat::fields::{Coordinate, Field};

use crate::abi::{Flag, coordinates, operand, operations, read, verdict, verdicts, write};
use crate::element::Element;
use crate::legendre::is_square;

type blst_fp = Fp;
type blst_fp2 = Fp2;

/// Bits that one step of a shift takes.
const SHIFT: usize = 31;

/// Shifts that doublings are sooner than.
const FEW: usize = 5;

/// `2^count a`
#[inline(always)]
fn shifted_left<F: Element>(a: &F, mut count: usize) -> F {
    if count <= FEW {
        return a.doubled(count);
    }
    let mut a = *a;
    while count > 0 {
        let bits = count.min(SHIFT);
        a = a.times(1 << bits);
        count -= bits;
    }
    a
}

/// The inverse, or zero. Constant time.
fn inverse<F: Coordinate>(a: &F) -> F {
    a.invert().unwrap_or(F::ZERO)
}

operations! {
    blst_fr_add(blst_fr, a: blst_fr, b: blst_fr) = a + b;
    blst_fr_sub(blst_fr, a: blst_fr, b: blst_fr) = a - b;
    blst_fr_mul(blst_fr, a: blst_fr, b: blst_fr) = a * b;
    blst_fr_sqr(blst_fr, a: blst_fr) = a.square();
    blst_fr_mul_by_3(blst_fr, a: blst_fr) = a.tripled();
    blst_fr_lshift(blst_fr, a: blst_fr; count: usize) = shifted_left(a, count);
    blst_fr_cneg(blst_fr, a: blst_fr; flag: Flag) = a.negated_if(flag != 0);
    blst_fr_inverse(blst_fr, a: blst_fr) = inverse(a);
    blst_fr_eucl_inverse(blst_fr, a: blst_fr) = inverse(a);
    blst_fr_to(blst_fr, a: blst_fr) = a * blst_fr::from_montgomery_unchecked(blst_fr::PARAMS.r2);
    blst_fr_from(blst_fr, a: blst_fr) = blst_fr::from_montgomery_unchecked(a.to_limbs());

    blst_fp_add(blst_fp, a: blst_fp, b: blst_fp) = a + b;
    blst_fp_sub(blst_fp, a: blst_fp, b: blst_fp) = a - b;
    blst_fp_mul(blst_fp, a: blst_fp, b: blst_fp) = a * b;
    blst_fp_sqr(blst_fp, a: blst_fp) = a.square();
    blst_fp_mul_by_3(blst_fp, a: blst_fp) = a.tripled();
    blst_fp_mul_by_8(blst_fp, a: blst_fp) = a.doubled(3);
    blst_fp_lshift(blst_fp, a: blst_fp; count: usize) = shifted_left(a, count);
    blst_fp_cneg(blst_fp, a: blst_fp; flag: Flag) = a.negated_if(flag != 0);
    blst_fp_inverse(blst_fp, a: blst_fp) = inverse(a);
    blst_fp_eucl_inverse(blst_fp, a: blst_fp) = inverse(a);
    blst_fp_to(blst_fp, a: blst_fp) = a * blst_fp::from_montgomery_unchecked(blst_fp::PARAMS.r2);
    blst_fp_from(blst_fp, a: blst_fp) = blst_fp::from_montgomery_unchecked(a.to_limbs());

    blst_fp2_mul(blst_fp2, a: blst_fp2, b: blst_fp2) = Field::mul(a, b);
    blst_fp2_sqr(blst_fp2, a: blst_fp2) = Field::square(a);
    blst_fp2_inverse(blst_fp2, a: blst_fp2) = inverse(a);
    blst_fp2_eucl_inverse(blst_fp2, a: blst_fp2) = inverse(a);
}

coordinates! {
    blst_fp2_add(a, b) = a + b;
    blst_fp2_sub(a, b) = a - b;
    blst_fp2_mul_by_3(a) = a.tripled();
    blst_fp2_mul_by_8(a) = a.doubled(3);
    blst_fp2_lshift(a; count: usize) = shifted_left(a, count);
    blst_fp2_cneg(a; flag: Flag) = a.negated_if(flag != 0);
}

verdicts! {
    blst_fp_is_square(a: blst_fp) = is_square(a);
    blst_fp2_is_square(a: blst_fp2) = is_square(&a.norm());
}

/// `a / 2^count`. One division is sooner than three halvings.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fr_rshift(ret: *mut blst_fr, a: *const blst_fr, count: usize) {
    // SAFETY: the contract of `abi`.
    unsafe {
        match count {
            1 => write(ret, operand(a).halved()),
            2 => write(ret, operand(a).halved().halved()),
            _ => divided(ret, a, count),
        }
    }
}

/// The same by divisions: apart, so that a halving does not save the registers that they need.
///
/// # Safety
/// The contract of `abi`.
#[inline(never)]
unsafe fn divided(ret: *mut blst_fr, a: *const blst_fr, mut count: usize) {
    // SAFETY: the contract of `abi`.
    let mut a = unsafe { read(a) };
    while count > 0 {
        let bits = count.min(SHIFT);
        a = a.divided(bits);
        count -= bits;
    }
    // SAFETY: the contract of `abi`.
    unsafe { write(ret, a) };
}

/// A square root, and whether there is one. Where there is none nothing is written.
macro_rules! roots {
    ($($name:ident: $field:ty;)*) => { $(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $name(ret: *mut $field, a: *const $field) -> c_int {
            // SAFETY: the contract of `abi`.
            let root: Option<$field> = Coordinate::sqrt(&unsafe { read(a) }).into();
            if let Some(root) = root {
                // SAFETY: the contract of `abi`.
                unsafe { write(ret, root) };
            }
            verdict(root.is_some())
        }
    )* };
}

roots! {
    blst_fp_sqrt: blst_fp;
    blst_fp2_sqrt: blst_fp2;
}

/// `(x0 + x1 w, x0 - x1 w)` (Cooley and Tukey).
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fr_ct_bfly(x0: *mut blst_fr, x1: *mut blst_fr, w: *const blst_fr) {
    // SAFETY: the contract of `abi`. Both are made before one is written.
    unsafe {
        let product = operand(x1) * operand(w);
        let (sum, difference) = (*operand(x0) + product, *operand(x0) - product);
        write(x1, difference);
        write(x0, sum);
    }
}

/// `(x0 + x1, (x0 - x1) w)` (Gentleman and Sande).
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fr_gs_bfly(x0: *mut blst_fr, x1: *mut blst_fr, w: *const blst_fr) {
    // SAFETY: the contract of `abi`. Both are made before one is written.
    unsafe {
        let sum = operand(x0) + operand(x1);
        let product = (operand(x0) - operand(x1)) * operand(w);
        write(x1, product);
        write(x0, sum);
    }
}
