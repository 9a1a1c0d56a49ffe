//! Scalars as bytes: their forms, and arithmetic of secret keys. Constant time; the stack that secrets were on is
//! wiped.

use std::ffi::c_int;

use montane::bls12_381::{G1, Scalar};
use montane::hazmat::curves::weierstrass::Curve;
use montane::hazmat::fields::Modulus;
use montane::hazmat::kernels::scalar::row::{difference, reduce_once, sum};
use montane::hazmat::kernels::secret::{depth, on_clean_stack};
use montane::hazmat::kernels::select::mul_any;
use montane::hazmat::kernels::word::mask;

use crate::abi::{blst_scalar, operand, operations, read, slice, verdict, verdicts, write};
use crate::bytes::{halves, joined, le, reversed, words};

/// The order of the groups.
const R: [u64; 4] = <<G1 as Curve>::Order as Modulus<4>>::P;

operations! {
    blst_scalar_from_uint32(blst_scalar, a: [u32; 8]) = blst_scalar { b: le(&joined::<4, 8>(a)) };
    blst_uint32_from_scalar([u32; 8], a: blst_scalar) = halves(&words::<4, 32>(&a.b));
    blst_scalar_from_uint64(blst_scalar, a: [u64; 4]) = blst_scalar { b: le(a) };
    blst_uint64_from_scalar([u64; 4], a: blst_scalar) = words(&a.b);
    blst_scalar_from_bendian(blst_scalar, a: [u8; 32]) = blst_scalar { b: reversed(*a) };
    blst_bendian_from_scalar([u8; 32], a: blst_scalar) = reversed(a.b);
    blst_scalar_from_lendian(blst_scalar, a: [u8; 32]) = blst_scalar { b: *a };
    blst_lendian_from_scalar([u8; 32], a: blst_scalar) = a.b;
}

verdicts! {
    blst_scalar_fr_check(a: blst_scalar) = is_below_r(&words(&a.b));
    blst_sk_check(a: blst_scalar) = is_below_r(&words(&a.b)) & !is_zero(&words(&a.b));
}

pub(crate) fn is_below_r(a: &[u64; 4]) -> bool {
    difference(a, &R).1
}

fn is_zero(a: &[u64; 4]) -> bool {
    a.iter().fold(0, |bits, limb| bits | limb) == 0
}

/// Writes a number, and says whether it is other than zero.
///
/// # Safety
/// The contract of `abi`.
#[inline(always)]
unsafe fn write_checked(ret: *mut blst_scalar, value: [u64; 4]) -> c_int {
    // SAFETY: the contract of `abi`.
    unsafe { write(ret, blst_scalar { b: le(&value) }) };
    verdict(!is_zero(&value))
}

/// The scalar modulo `r`.
///
/// # Safety
/// The contract of `abi`.
pub(crate) unsafe fn read_reduced(a: *const blst_scalar) -> Scalar {
    // SAFETY: the contract of `abi`.
    Scalar::from_limbs_mod_order(&words(&unsafe { read(a) }.b))
}

/// Bytes of stack that products, inverses and numbers of many bytes are made on.
const DEPTH: usize = depth(2 << 10, 16 << 10);

/// What needs no stack once it is optimised, and would take many times longer with one to wipe.
#[inline(always)]
fn in_registers<R>(f: impl FnOnce() -> R) -> R {
    if cfg!(debug_assertions) { on_clean_stack(DEPTH, f) } else { f() }
}

/// `a + b` less `r` once, if that is not negative: the sum modulo `r` of numbers below it.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_sk_add_n_check(ret: *mut blst_scalar, a: *const blst_scalar, b: *const blst_scalar) -> c_int {
    // SAFETY: the contract of `abi`.
    in_registers(|| unsafe {
        let (sum, carry) = sum(&words(&operand(a).b), &words(&operand(b).b));
        write_checked(ret, reduce_once(&sum, carry, &R))
    })
}

/// `a - b`, plus `r` if that is negative: the difference modulo `r` of numbers below it.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_sk_sub_n_check(ret: *mut blst_scalar, a: *const blst_scalar, b: *const blst_scalar) -> c_int {
    // SAFETY: the contract of `abi`.
    in_registers(|| unsafe {
        let (less, borrow) = difference(&words(&operand(a).b), &words(&operand(b).b));
        let negative = mask(u64::from(borrow));
        write_checked(ret, sum(&less, &R.map(|limb| limb & negative)).0)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_sk_mul_n_check(ret: *mut blst_scalar, a: *const blst_scalar, b: *const blst_scalar) -> c_int {
    // SAFETY: the contract of `abi`.
    on_clean_stack(DEPTH, || unsafe {
        // `a R` for Montgomery's factor `R`, and the product of that and `b`, less the factor.
        let a = read_reduced(a);
        write_checked(ret, mul_any(&words(&read(b).b), a.montgomery_limbs(), &Scalar::PARAMS))
    })
}

/// The inverse modulo `r`, or zero.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_sk_inverse(ret: *mut blst_scalar, a: *const blst_scalar) {
    // SAFETY: the contract of `abi`.
    on_clean_stack(DEPTH, || unsafe {
        write_checked(ret, read_reduced(a).invert().unwrap_or(Scalar::ZERO).to_limbs());
    });
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_scalar_from_le_bytes(ret: *mut blst_scalar, bytes: *const u8, len: usize) -> c_int {
    // SAFETY: the contract of `abi`.
    on_clean_stack(DEPTH, || unsafe {
        write_checked(ret, Scalar::from_le_bytes_mod_order(slice(bytes, len)).to_limbs())
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_scalar_from_be_bytes(ret: *mut blst_scalar, bytes: *const u8, len: usize) -> c_int {
    // SAFETY: the contract of `abi`.
    on_clean_stack(DEPTH, || unsafe {
        write_checked(ret, Scalar::from_be_bytes_mod_order(slice(bytes, len)).to_limbs())
    })
}
