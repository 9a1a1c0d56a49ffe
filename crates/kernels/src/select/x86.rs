//! The assembly for x86-64, for the shapes that it comes in.

pub(super) use super::no_assembly::double;
use super::same;
use crate::Params;
use crate::cpu::tuning::bodies::{self, Chosen};
use crate::cpu::{Adx, Isa};
use crate::generated::golden_cove;
use crate::scalar::x86::{add, delayed6, multiple};
use crate::scalar::{convert, fits};
use crate::word::{Complex, ComplexMut};

/// The token and the order, for the shapes that there are kernels for.
#[inline(always)]
fn in_order<const N: usize>(k: &Params<N>) -> Option<Chosen> {
    if const { N == 4 || N == 6 } && k.spare_bits() > 0 { Adx::detect_order() } else { None }
}

/// The token, where reductions may be delayed in towers.
#[inline(always)]
fn delays(k: &Params<6>) -> Option<Adx> {
    if k.spare_bits() > 2 { Adx::detect() } else { None }
}

/// The kernels need the limbs of their second operand one row after the other, the first one's all at once, so a chain
/// of products (`x *= y`) goes through the second: 5 cycles less latency.
#[inline(always)]
pub(super) fn mont_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    let fold = fits::fold_fits(k);
    if const { N == 6 } && fold {
        let chosen = Adx::detect_order()?;
        return same(&bodies::fold_mul6(chosen, same(b)?, same(a)?, same(k)?)).copied();
    }
    if const { N == 4 } && fold {
        let chosen = Adx::detect_order()?;
        return same(&bodies::fold_mul4(chosen, same(b)?, same(a)?, same(k)?)).copied();
    }
    let chosen = in_order(k)?;
    if const { N == 4 } {
        same(&bodies::mul4(chosen, same(b)?, same(a)?, same(k)?)).copied()
    } else if const { N == 6 } {
        same(&bodies::mul6(chosen, same(b)?, same(a)?, same(k)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn mul_any<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    let chosen = in_order(k)?;
    if const { N == 4 } {
        same(&bodies::mul4(chosen, same(b)?, same(a)?, same(k)?)).copied()
    } else {
        same(&bodies::mul6(chosen, same(b)?, same(a)?, same(k)?)).copied()
    }
}

#[inline(always)]
pub(super) fn from_mont<const N: usize>(a: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    // Four rows are short, and where the modulus is known some of their products are shifts.
    if const { N == 4 } {
        return Some(convert::from_mont(a, k));
    }
    if const { N != 6 } {
        return None;
    }
    let chosen = Adx::detect_order()?;
    same(&bodies::from_mont6(chosen, same(a)?, same(k)?)).copied()
}

/// The token and the order, where there are butterflies by prepared factors.
#[inline(always)]
fn fixed<const N: usize>(k: &Params<N>) -> Option<Chosen> {
    if const { N == 4 } && fits::fixed_fits(same(k)?) { Adx::detect_order() } else { None }
}

#[inline(always)]
pub(super) fn has_fixed<const N: usize>(k: &Params<N>) -> bool {
    fixed(k).is_some()
}

#[inline(always)]
pub(super) fn butterfly<const N: usize>(
    u: &[u64; N],
    v: &[u64; N],
    rows: &[[u64; N]; N],
    k: &Params<N>,
) -> Option<[[u64; N]; 2]> {
    let chosen = fixed(k)?;
    same(&bodies::butterfly4(chosen, [same(v)?, same(u)?], same(rows)?, same(k)?)).copied()
}

#[inline(always)]
pub(super) fn mont_sqr<const N: usize>(a: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    let chosen = in_order(k)?;
    let fold = fits::fold_fits_square(k);
    if const { N == 4 } {
        let (a, k) = (same(a)?, same(k)?);
        same(&if fold { bodies::fold_sqr4(chosen, a, k) } else { bodies::sqr4(chosen, a, k) }).copied()
    } else if const { N == 6 } {
        let (a, k) = (same(a)?, same(k)?);
        same(&if fold {
            bodies::fold_sqr6(chosen, a, k)
        } else if k.spare_bits() > 1 {
            golden_cove::sqr6(chosen.0, a, k)
        } else {
            bodies::mul6(chosen, a, a, k)
        })
        .copied()
    } else {
        None
    }
}

/// Whether there are products and squares without a last subtraction for this modulus.
pub(super) const fn relaxes<const N: usize>(k: &Params<N>) -> bool {
    N == 6 && fits::relaxed_fits(k)
}

/// The token and the order, where there are.
#[inline(always)]
fn relaxed<const N: usize>(k: &Params<N>) -> Option<Chosen> {
    if relaxes(k) { Adx::detect_order() } else { None }
}

#[inline(always)]
pub(super) fn relaxed_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    let chosen = relaxed(k)?;
    same(&bodies::relaxed_mul6(chosen, same(b)?, same(a)?, same(k)?)).copied()
}

#[inline(always)]
pub(super) fn relaxed_sqr_n<const N: usize>(a: &[u64; N], n: u32, k: &Params<N>) -> Option<[u64; N]> {
    let chosen = relaxed(k)?;
    same(&bodies::relaxed_sqr6_n(chosen, *same(a)?, n, same(k)?)).copied()
}

#[inline(always)]
pub(super) fn add<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    if k.spare_bits() == 0 {
        return None;
    }
    if const { N == 4 } {
        let (a, b, k) = (same(a)?, same(b)?, same(k)?);
        same(&add::add4(a, b, k)).copied()
    } else if const { N == 6 } {
        let (a, b, k) = (same(a)?, same(b)?, same(k)?);
        same(&add::add6(a, b, k)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn double_n<const N: usize>(a: &[u64; N], n: usize, k: &Params<N>) -> Option<[u64; N]> {
    if k.spare_bits() == 0 {
        return None;
    }
    if const { N == 4 } {
        same(&add::double4_n(same(a)?, n, same(k)?)).copied()
    } else if const { N == 6 } {
        same(&add::double6_n(same(a)?, n, same(k)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn triple<const N: usize>(a: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    if k.spare_bits() == 0 {
        return None;
    }
    if const { N == 4 } {
        same(&add::triple4(same(a)?, same(k)?)).copied()
    } else if const { N == 6 } {
        same(&add::triple6(same(a)?, same(k)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    if const { N == 4 } {
        let (a, b, k) = (same(a)?, same(b)?, same(k)?);
        same(&add::sub4(a, b, k)).copied()
    } else if const { N == 6 } {
        let (a, b, k) = (same(a)?, same(b)?, same(k)?);
        same(&add::sub6(a, b, k)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn nine<const MINUS: bool, const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> Option<[u64; N]> {
    if const { N != 4 } || k.spare_bits() < 2 || k.quotient == 0 {
        return None;
    }
    let (isa, a, b, k) = (Adx::detect()?, same(a)?, same(b)?, same(k)?);
    let sum = if MINUS { multiple::nine_sub4(isa, a, b, k) } else { multiple::nine_add4(isa, a, b, k) };
    same(&sum).copied()
}

#[inline(always)]
pub(super) fn sum<const N: usize>(a: &[u64; N], b: &[u64; N]) -> Option<[u64; N]> {
    if const { N == 4 } {
        let (a, b) = (same(a)?, same(b)?);
        same(&add::sum4(a, b)).copied()
    } else if const { N == 6 } {
        let (a, b) = (same(a)?, same(b)?);
        same(&add::sum6(a, b)).copied()
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
    if k.spare_bits() < 2 {
        return None;
    }
    if const { N == 4 } {
        let (a, b) = ([same(a0)?, same(a1)?], [same(b0)?, same(b1)?]);
        same(&bodies::complex_mul4(Adx::detect_order()?, a, b, same(k)?)).copied()
    } else if const { N == 6 } {
        let (a, b) = ([same(a0)?, same(a1)?], [same(b0)?, same(b1)?]);
        same(&bodies::complex_mul6(Adx::detect_order()?, a, b, same(k)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn complex_sqr<const N: usize>([a0, a1]: [&[u64; N]; 2], k: &Params<N>) -> Option<[[u64; N]; 2]> {
    if k.spare_bits() < 2 {
        return None;
    }
    let chosen = in_order(k)?;
    if const { N == 4 } {
        same(&bodies::complex_sqr4(chosen, [same(a0)?, same(a1)?], same(k)?)).copied()
    } else if const { N == 6 } {
        same(&bodies::complex_sqr6(chosen, [same(a0)?, same(a1)?], same(k)?)).copied()
    } else {
        None
    }
}

#[inline(always)]
pub(super) fn cubic_mul(out: [ComplexMut<'_>; 3], a: [Complex<'_>; 3], b: [Complex<'_>; 3], k: &Params<6>) -> bool {
    let Some(isa) = delays(k) else { return false };
    delayed6::cubic_mul(isa, out, a, b, k);
    true
}

#[inline(always)]
pub(super) fn quartic_sqr(out: [ComplexMut<'_>; 2], a: [Complex<'_>; 2], k: &Params<6>) -> bool {
    let Some(isa) = delays(k) else { return false };
    delayed6::quartic_sqr(isa, out, a, k);
    true
}

#[inline(always)]
pub(super) fn line_mul(f: [[ComplexMut<'_>; 3]; 2], line: [Complex<'_>; 3], k: &Params<6>) -> bool {
    let Some(isa) = delays(k) else { return false };
    delayed6::line_mul(isa, f, line, k);
    true
}
