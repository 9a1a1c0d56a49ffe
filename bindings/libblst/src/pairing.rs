//! Miller loops and the final exponentiation. The value of a loop is right up to a factor that the final exponentiation
//! removes, and may differ from blst's by one.

use core::ffi::c_int;

use montane::bls12_381::{Bls12, Fp, Fp6 as blst_fp6, Fp12 as blst_fp12, G1, G2, MillerLoopResult};
use montane::hazmat::curves::miller::{self, Line};
use montane::hazmat::curves::pairing::Pairing;
use montane::hazmat::curves::weierstrass::Affine;
use montane::hazmat::fields::Field;

use crate::abi::{blst_p1_affine, blst_p2_affine, list, operations, read, verdict, write};
use crate::element::Limbs;
use crate::points::Group;

/// The Miller function of pairs, infinity included.
pub(crate) fn miller_loop(pairs: &[(Affine<G1>, Affine<G2>)]) -> blst_fp12 {
    miller::miller_loop::<Bls12>(&pairs.iter().map(|(p, q)| (p, q)).collect::<Vec<_>>())
}

/// Whether the values of two loops have the same final exponentiation.
pub(crate) fn is_same_pairing(a: &blst_fp12, b: &blst_fp12) -> bool {
    MillerLoopResult::from_fp12_unchecked(Field::mul(&a.conjugate(), b)).is_trivial().into()
}

fn pair(p: &blst_p1_affine, q: &blst_p2_affine) -> blst_fp12 {
    miller_loop(&[(G1::affine(p), G2::affine(q))])
}

operations! {
    blst_final_exp(blst_fp12, f: blst_fp12) = *MillerLoopResult::from_fp12_unchecked(*f).final_exponentiation().as_fp12();
    blst_aggregated_in_g1(blst_fp12, signature: blst_p1_affine) = pair(signature, &G2::generator(false));
    blst_aggregated_in_g2(blst_fp12, signature: blst_p2_affine) = pair(&G1::generator(false), signature);
}

/// Of the generator where a pointer is NULL.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_miller_loop(ret: *mut blst_fp12, q: *const blst_p2_affine, p: *const blst_p1_affine) {
    // SAFETY: the contract of `abi`.
    unsafe {
        let q = if q.is_null() { G2::generator(false) } else { read(q) };
        let p = if p.is_null() { G1::generator(false) } else { read(p) };
        write(ret, pair(&p, &q));
    }
}

/// Of no pairs nothing is written.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_miller_loop_n(
    ret: *mut blst_fp12,
    qs: *const *const blst_p2_affine,
    ps: *const *const blst_p1_affine,
    n: usize,
) {
    if n == 0 {
        return;
    }
    // SAFETY: the contract of `abi`.
    unsafe {
        let qs = list(qs, n, 1, |q| G2::affine(&read(q)));
        let ps = list(ps, n, 1, |p| G1::affine(&read(p)));
        write(ret, miller_loop(&ps.into_iter().zip(qs).collect::<Vec<_>>()));
    }
}

/// Lines of a point's Miller loop.
const LINES: usize = 68;

/// What the next function takes, and nobody else reads: the lines, which are zero of infinity, or the point itself
/// where vector lanes find lines sooner than words multiply by them.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_precompute_lines(lines: *mut blst_fp6, q: *const blst_p2_affine) {
    // SAFETY: the contract of `abi`: memory for 68 elements, each of the size of a line, of which the first has room
    // for a point.
    unsafe {
        let q = read(q);
        if Bls12::has_lanes() {
            return write(lines.cast::<blst_p2_affine>(), q);
        }
        if q.is_infinity() {
            return lines.write_bytes(0, LINES);
        }
        let found = miller::lines::<Bls12>(&G2::affine(&q));
        assert_eq!(found.len(), LINES);
        core::ptr::copy_nonoverlapping(found.as_ptr(), lines.cast(), LINES);
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_miller_loop_lines(ret: *mut blst_fp12, lines: *const blst_fp6, p: *const blst_p1_affine) {
    // SAFETY: the contract of `abi`, and the function above has written these.
    unsafe {
        if Bls12::has_lanes() {
            return blst_miller_loop(ret, lines.cast(), p);
        }
        let p = if p.is_null() { G1::generator(false) } else { read(p) };
        let value = if p.is_infinity() || read(lines).is_all_zero() {
            blst_fp12::ONE
        } else {
            let lines: &[Line<Fp>] = core::slice::from_raw_parts(lines.cast(), LINES);
            miller::miller_loop_of_kept::<Bls12>(&G1::affine(&p), lines)
        };
        write(ret, value);
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_fp12_finalverify(a: *const blst_fp12, b: *const blst_fp12) -> c_int {
    // SAFETY: the contract of `abi`.
    verdict(unsafe { is_same_pairing(&read(a), &read(b)) })
}
