//! The target field.

use montane::bls12_381::{Bls12, Fp2, Fp6 as blst_fp6, Fp12 as blst_fp12};
use montane::hazmat::curves::pairing::Pairing;
use montane::hazmat::fields::Field;
use montane::hazmat::fields::cyclotomic::Cyclotomic;

use crate::abi::{operations, read, verdicts, write};
use crate::bytes::be48;

operations! {
    blst_fp12_sqr(blst_fp12, a: blst_fp12) = Field::square(a);
    blst_fp12_cyclotomic_sqr(blst_fp12, a: blst_fp12) = a.cyclotomic_square();
    blst_fp12_mul(blst_fp12, a: blst_fp12, b: blst_fp12) = Field::mul(a, b);
    blst_fp12_mul_by_xy00z0(blst_fp12, a: blst_fp12, b: blst_fp6) = a.mul_by_023(&b.c0, &b.c1, &b.c2);
    blst_fp12_inverse(blst_fp12, a: blst_fp12) = a.invert().unwrap_or(blst_fp12::ZERO);
    blst_fp12_frobenius_map(blst_fp12, a: blst_fp12; n: usize) = (0..n % 12).fold(*a, |a, _| a.frobenius());
    blst_bendian_from_fp12([[u8; 48]; 12], a: blst_fp12) = by_powers_of_w(a);
}

verdicts! {
    blst_fp12_is_equal(a: blst_fp12, b: blst_fp12) = a == b;
    blst_fp12_is_one(a: blst_fp12) = *a == blst_fp12::ONE;
    blst_fp12_in_group(a: blst_fp12) = Cyclotomic::new(a).is_some_and(|a| Bls12::is_in_gt(&a).into());
}

/// The coefficients of `1, w, .., w^5`, each with that of `u` after its own.
fn by_powers_of_w(a: &blst_fp12) -> [[u8; 48]; 12] {
    let [even, odd] = [&a.c0, &a.c1].map(|half| [half.c0, half.c1, half.c2]);
    core::array::from_fn(|i| {
        let coefficient: &Fp2 = &[even, odd][i / 2 % 2][i / 4];
        be48(if i % 2 == 0 { &coefficient.c0 } else { &coefficient.c1 })
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fp12_conjugate(a: *mut blst_fp12) {
    // SAFETY: the contract of `abi`.
    unsafe { write(a, read(a).conjugate()) };
}

static ONE: blst_fp12 = blst_fp12::ONE;

#[unsafe(no_mangle)]
extern "C" fn blst_fp12_one() -> *const blst_fp12 {
    &raw const ONE
}

#[unsafe(no_mangle)]
extern "C" fn blst_fp12_sizeof() -> usize {
    size_of::<blst_fp12>()
}
