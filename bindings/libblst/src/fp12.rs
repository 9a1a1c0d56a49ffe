//! The target field.

use std::sync::LazyLock;

use montane::bls12_381::{Bls12, Fp, Fp2, Fp6 as blst_fp6, Fp12 as blst_fp12};
use montane::hazmat::curves::pairing::Pairing;
use montane::hazmat::fields::Field;
use montane::hazmat::fields::bls12_381::Bls12Tower;
use montane::hazmat::fields::cubic::Tower;
use montane::hazmat::fields::cyclotomic::Cyclotomic;

use crate::abi::{operations, verdicts};
use crate::bytes::be48;
use crate::element::{Element, Limbs};

operations! {
    blst_fp12_sqr(blst_fp12, a: blst_fp12) = Field::square(a);
    blst_fp12_cyclotomic_sqr(blst_fp12, a: blst_fp12) = a.cyclotomic_square();
    blst_fp12_mul(blst_fp12, a: blst_fp12, b: blst_fp12) = Field::mul(a, b);
    blst_fp12_mul_by_xy00z0(blst_fp12, a: blst_fp12, b: blst_fp6) = a.mul_by_023(&b.c0, &b.c1, &b.c2);
    blst_fp12_inverse(blst_fp12, a: blst_fp12) = a.invert().unwrap_or(blst_fp12::ZERO);
    blst_fp12_frobenius_map(blst_fp12, a: blst_fp12; n: usize) = frobenius(a, n);
    blst_bendian_from_fp12([[u8; 48]; 12], a: blst_fp12) = by_powers_of_w(a);
}

/// All limbs, one after the other, so that they are compared in vectors.
fn limbs(a: &blst_fp12) -> &[u64; 72] {
    // SAFETY: an element is its coordinates, as C has them, and they are limbs.
    unsafe { &*core::ptr::from_ref(a).cast() }
}

verdicts! {
    blst_fp12_is_equal(a: blst_fp12, b: blst_fp12) = limbs(a).iter().zip(limbs(b)).fold(0, |bits, (a, b)| bits | (a ^ b)) == 0;
    blst_fp12_is_one(a: blst_fp12) = a.is_same(&blst_fp12::ONE);
    blst_fp12_in_group(a: blst_fp12) = Cyclotomic::new(a).is_some_and(|a| Bls12::is_in_gt(&a).into());
}

/// For the constants `g` of `a^p`, of norm `N(g)`, those of `a^(p^2)` and of `a^(p^3)`: `g^(1 + p) = N(g)`,
/// `g^(1 + p + p^2) = g N(g)`.
struct Constants {
    second: [Fp; 6],
    third: [Fp2; 6],
}

static CONSTANTS: LazyLock<Constants> = LazyLock::new(|| {
    let (g, second) = (Bls12Tower::FROBENIUS, Bls12Tower::FROBENIUS.map(|g| g.norm()));
    Constants { second, third: core::array::from_fn(|i| g[i].scale(&second[i])) }
});

/// `a^(p^n)`
fn frobenius(a: &blst_fp12, n: usize) -> blst_fp12 {
    match n % 12 {
        0 => *a,
        1 => a.frobenius(),
        2 => with_coefficients(a, a.c0.c0, |c, i| c.scale(&CONSTANTS.second[i])),
        3 => with_coefficients(a, a.c0.c0.conjugate(), |c, i| Field::mul(&c.conjugate(), &CONSTANTS.third[i])),
        n => (0..n / 3).fold(frobenius(a, n % 3), |a, _| frobenius(&a, 3)),
    }
}

/// The element whose first coefficient is given, and that of each other power of `w` is made of that of `a`.
fn with_coefficients(a: &blst_fp12, first: Fp2, f: impl Fn(&Fp2, usize) -> Fp2) -> blst_fp12 {
    blst_fp12::new(
        blst_fp6::new(first, f(&a.c0.c1, 2), f(&a.c0.c2, 4)),
        blst_fp6::new(f(&a.c1.c0, 1), f(&a.c1.c1, 3), f(&a.c1.c2, 5)),
    )
}

/// The coefficients of `1, w, .., w^5`, each with that of `u` after its own.
fn by_powers_of_w(a: &blst_fp12) -> [[u8; 48]; 12] {
    core::array::from_fn(|i| {
        let half = [&a.c0, &a.c1][i / 2 % 2];
        let coefficient = [&half.c0, &half.c1, &half.c2][i / 4];
        be48([&coefficient.c0, &coefficient.c1][i % 2])
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fp12_conjugate(a: *mut blst_fp12) {
    // SAFETY: the contract of `abi`.
    unsafe {
        let odd = &mut (*a).c1;
        [&mut odd.c0, &mut odd.c1, &mut odd.c2].into_iter().for_each(|coefficient| coefficient.negate_if(true));
    }
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
