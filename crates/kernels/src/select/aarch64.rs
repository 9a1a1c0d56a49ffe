//! The assembly for AArch64, for the shapes that it comes in.

pub(super) use super::no_assembly::{
    butterfly, cubic_mul, double_n, from_mont, has_fixed, line_mul, nine, quartic_sqr, triple,
};
use super::same;
use crate::Params;
use crate::cpu::{Aarch64, Isa};
use crate::generated::aarch64;
use crate::scalar::aarch64::add;
use crate::scalar::fits;

/// The token, for the shapes that there are kernels for, where the modulus has so many spare bits.
#[inline(always)]
fn token<const N: usize>(k: &Params<N>, spare: u32) -> Option<Aarch64> {
    if const { N == 4 || N == 6 } && k.spare_bits() >= spare { Aarch64::detect() } else { None }
}

#[inline(always)]
pub(super) fn mont_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    let (isa, folds) = (token(k, 1)?, fits::fold_fits(k));
    if const { N == 4 } {
        let (a, b, k) = (same(a)?, same(b)?, same(k)?);
        let product = match (folds, fits::shift_fits(k)) {
            (true, _) => aarch64::fold_mul4(isa, a, b, k),
            (_, true) => aarch64::shift_mul4(isa, a, b, k),
            _ => aarch64::mul4(isa, a, b, k),
        };
        same(&product).copied()
    } else {
        let (a, b, k) = (same(a)?, same(b)?, same(k)?);
        same(&if folds { aarch64::fold_mul6(isa, a, b, k) } else { aarch64::mul6(isa, a, b, k) }).copied()
    }
}

#[inline(always)]
pub(super) fn mul_any<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    let isa = token(k, 1)?;
    if const { N == 4 } {
        let (a, b, k) = (same(a)?, same(b)?, same(k)?);
        let shifts = fits::shift_fits(k);
        same(&if shifts { aarch64::shift_mul4(isa, b, a, k) } else { aarch64::mul4(isa, b, a, k) }).copied()
    } else {
        same(&aarch64::mul6(isa, same(b)?, same(a)?, same(k)?)).copied()
    }
}

#[inline(always)]
pub(super) fn mont_sqr<const N: usize>(a: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    let (isa, folds) = (token(k, 1)?, fits::fold_fits(k));
    if const { N == 4 } {
        let (a, k) = (same(a)?, same(k)?);
        let square = match (folds, fits::shift_fits(k)) {
            (true, _) => aarch64::fold_sqr4(isa, a, k),
            (_, true) => aarch64::shift_sqr4(isa, a, k),
            _ => aarch64::sqr4(isa, a, k),
        };
        same(&square).copied()
    } else {
        let (a, k) = (same(a)?, same(k)?);
        same(&if folds { aarch64::fold_sqr6(isa, a, k) } else { aarch64::sqr6(isa, a, k) }).copied()
    }
}

/// Whether there are products and squares without a last subtraction for this modulus.
pub(super) const fn relaxes<const N: usize>(k: &Params<N>) -> bool {
    N == 6 && fits::relaxed_fits(k)
}

#[inline(always)]
pub(super) fn relaxed_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    if !relaxes(k) {
        return None;
    }
    same(&aarch64::fold_relaxed_mul6(Aarch64::detect()?, same(a)?, same(b)?, same(k)?)).copied()
}

#[inline(always)]
pub(super) fn relaxed_sqr_n<const N: usize>(a: &[u64; N], n: u32, k: &Params<N>) -> Option<[u64; N]> {
    if !relaxes(k) {
        return None;
    }
    let (isa, mut a, k) = (Aarch64::detect()?, *same(a)?, same(k)?);
    (0..n).for_each(|_| a = aarch64::fold_relaxed_sqr6(isa, &a, k));
    same(&a).copied()
}

#[inline(always)]
pub(super) fn add<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    if k.spare_bits() == 0 {
        return None;
    }
    if const { N == 4 } {
        same(&add::add4(same(a)?, same(b)?, same(k)?)).copied()
    } else if const { N == 6 } {
        same(&add::add6(same(a)?, same(b)?, same(k)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn double<const N: usize>(a: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    if k.spare_bits() == 0 {
        return None;
    }
    if const { N == 4 } {
        same(&add::double4(same(a)?, same(k)?)).copied()
    } else if const { N == 6 } {
        same(&add::double6(same(a)?, same(k)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    if const { N == 4 } {
        same(&add::sub4(same(a)?, same(b)?, same(k)?)).copied()
    } else if const { N == 6 } {
        same(&add::sub6(same(a)?, same(b)?, same(k)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn sum<const N: usize>(a: &[u64; N], b: &[u64; N]) -> Option<[u64; N]> {
    if const { N == 4 } {
        same(&add::sum4(same(a)?, same(b)?)).copied()
    } else if const { N == 6 } {
        same(&add::sum6(same(a)?, same(b)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn complex_mul<const N: usize>(
    [a0, a1]: [&[u64; N]; 2],
    [b0, b1]: [&[u64; N]; 2],
    k: &Params<N>,
) -> Option<[[u64; N]; 2]> {
    let isa = token(k, 2)?;
    if const { N == 4 } {
        same(&aarch64::complex_mul4(isa, [same(a0)?, same(a1)?], [same(b0)?, same(b1)?], same(k)?)).copied()
    } else if fits::complex_mul_fits(k) {
        same(&aarch64::fold_complex_mul6(isa, [same(a0)?, same(a1)?], [same(b0)?, same(b1)?], same(k)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn complex_sqr<const N: usize>([a0, a1]: [&[u64; N]; 2], k: &Params<N>) -> Option<[[u64; N]; 2]> {
    let isa = token(k, 2)?;
    if const { N == 4 } {
        same(&aarch64::complex_sqr4(isa, [same(a0)?, same(a1)?], same(k)?)).copied()
    } else if fits::complex_sqr_fits(k) {
        same(&aarch64::fold_complex_sqr6(isa, [same(a0)?, same(a1)?], same(k)?)).copied()
    } else {
        None
    }
}
