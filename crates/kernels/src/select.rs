//! The one place that chooses a kernel for a field operation.
//!
//! What depends on the modulus is decided when it is compiled in, what depends on the CPU by one cached check, a
//! predictable branch; the same one where a body comes in several orders.

use crate::scalar::row::{doubled, less_vartime};
pub use crate::word::{Complex, ComplexMut};
use crate::{Params, scalar};

/// Whether every product that may be chosen takes operands below `2p` whose product is below `factor p^2`: one of them unreduced for a
/// factor of 2, both for 4.
///
/// Before its last subtraction a product is below `a b / 2^(64N) + p` with an ordinary reduction, and below
/// `f + a (b_top + 1) / 2^64 + p` with `f = 2^-64 mod p` with the folding one; it must be below `2p`. Accumulators stay below
/// `f + a + p < 4p`, which two spare bits hold.
#[must_use]
pub const fn takes_lazy<const N: usize>(k: &Params<N>, factor: u128) -> bool {
    k.spare_bits() >= 2 && k.fold_leaves_room(factor)
}

/// The precondition of [`mont_mul`], for debug assertions.
fn in_range<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> bool {
    let lazy = |x| !less_vartime(x, &k.p);
    let factor = 1 << (lazy(a) as u32 + lazy(b) as u32);
    factor == 1 || (takes_lazy(k, factor) && [a, b].iter().all(|x| less_vartime(x, &doubled(&k.p))))
}

/// Montgomery product `a * b * 2^(-64N) mod p`, by the fastest kernel that the CPU and the modulus allow.
///
/// Requires `a, b < p`, or `a, b < 2p` as [`takes_lazy`] allows; ensures the result is below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn mont_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(in_range(a, b, k), "operands of a product");
    #[cfg(target_arch = "x86_64")]
    if let Some(product) = x86::mont_mul(a, b, k) {
        return product;
    }
    in_registers(fallback(|| scalar::select::mont_mul(a, b, k)))
}

/// Montgomery square `a^2 * 2^(-64N) mod p`. Requires `a < p`; ensures the result is below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn mont_sqr<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(a, &k.p), "the operand of a square");
    #[cfg(target_arch = "x86_64")]
    if let Some(square) = x86::mont_sqr(a, k) {
        return square;
    }
    in_registers(fallback(|| scalar::select::mont_sqr(a, k)))
}

/// Whether [`relaxed_mul`] and [`relaxed_sqr_n`] may leave out the last subtraction for this modulus.
const fn relaxes<const N: usize>(k: &Params<N>) -> bool {
    #[cfg(target_arch = "x86_64")]
    return N == 6 && crate::scalar::x86::fits::relaxed_fits(k);
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = k;
        false
    }
}

/// The range of values between relaxed products, for debug assertions.
fn in_relaxed_range<const N: usize>(a: &[u64; N], k: &Params<N>) -> bool {
    less_vartime(a, &if relaxes(k) { doubled(&k.p) } else { k.p })
}

/// [`mont_mul`] for chains: `a * b * 2^(-64N)` modulo `p`, where there is a kernel for it without a last subtraction.
///
/// Requires operands that are below `p` or that this or [`relaxed_sqr_n`] made; [`relaxed_finish`] ends a chain. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn relaxed_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(in_relaxed_range(a, k) && in_relaxed_range(b, k), "operands of a relaxed product");
    #[cfg(target_arch = "x86_64")]
    if let Some(product) = x86::relaxed_mul(a, b, k) {
        debug_assert!(in_relaxed_range(&product, k), "a relaxed product");
        return product;
    }
    mont_mul(a, b, k)
}

/// `a^(2^n)` in Montgomery form by [`mont_sqr`], for chains; as [`relaxed_mul`].
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn relaxed_sqr_n<const N: usize>(a: &[u64; N], n: u32, k: &Params<N>) -> [u64; N] {
    debug_assert!(in_relaxed_range(a, k), "the operand of relaxed squares");
    #[cfg(target_arch = "x86_64")]
    if let Some(square) = x86::relaxed_sqr_n(a, n, k) {
        debug_assert!(in_relaxed_range(&square, k), "a relaxed square");
        return square;
    }
    let mut a = *a;
    for _ in 0..n {
        a = mont_sqr(&a, k);
    }
    a
}

/// The value below `p` of one that [`relaxed_mul`] or [`relaxed_sqr_n`] made. Constant time.
#[inline]
#[must_use]
pub fn relaxed_finish<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(in_relaxed_range(a, k), "the end of a relaxed chain");
    if relaxes(k) { scalar::row::reduce_once(a, false, &k.p) } else { *a }
}

/// The rows of `w` for [`butterfly`], `w 2^(64 i - 128) mod p`, where there is a kernel for it. Requires `w < p`.
#[inline(always)]
#[must_use]
pub fn fixed_rows<const N: usize>(w: &[u64; N], k: &Params<N>) -> Option<[[u64; N]; N]> {
    #[cfg(target_arch = "x86_64")]
    if N == 4 && x86::fixed(k).is_some() {
        return Some(core::array::from_fn(
            #[inline(always)]
            |i| {
                // Montgomery's factor is 2^(64 N): for a row, 2^(64 (N + i - 2)), which from `i = 2` on is to be reduced.
                let mut power = [0; N];
                power[(N + i - 2) % N] = 1;
                let power = if i < 2 { power } else { mont_mul(&k.r2, &power, k) };
                mont_mul(w, &power, k)
            },
        ));
    }
    let _ = (w, k);
    None
}

/// `u + v w 2^(-64N)` and `u - v w 2^(-64N) mod p` by the rows of `w` that [`fixed_rows`] makes. Requires `u, v < p` and rows below `p`; ensures
/// results below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn butterfly<const N: usize>(u: &[u64; N], v: &[u64; N], rows: &[[u64; N]; N], k: &Params<N>) -> [[u64; N]; 2] {
    debug_assert!(rows.iter().chain([u, v]).all(|x| less_vartime(x, &k.p)), "operands of a butterfly");
    #[cfg(target_arch = "x86_64")]
    if let Some(both) = x86::butterfly(u, v, rows, k) {
        return both;
    }
    // The row that is the factor itself.
    let t = mont_mul(v, &rows[2], k);
    [add(u, &t, k), sub(u, &t, k)]
}

/// `a + b mod p`. Requires `a, b < p`; ensures the result is below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn add<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(a, &k.p) && less_vartime(b, &k.p), "the terms of a sum");
    #[cfg(target_arch = "x86_64")]
    if let Some(sum) = x86::add(a, b, k) {
        return sum;
    }
    scalar::add::add(a, b, k)
}

/// `a - b mod p`. Requires `a, b < p`; ensures the result is below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(a, &k.p) && less_vartime(b, &k.p), "the terms of a difference");
    #[cfg(target_arch = "x86_64")]
    if let Some(difference) = x86::sub(a, b, k) {
        return difference;
    }
    scalar::add::sub(a, b, k)
}

/// `9 a + b mod p`, or `9 a - b mod p` if `MINUS`. Requires `a, b < p`; ensures the result is below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn nine<const MINUS: bool, const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(a, &k.p) && less_vartime(b, &k.p), "the terms of a sum");
    #[cfg(target_arch = "x86_64")]
    if let Some(sum) = x86::nine::<MINUS, N>(a, b, k) {
        return sum;
    }
    let double = |a: [u64; N]| add(&a, &a, k);
    let nine = add(&double(double(double(*a))), a, k);
    if MINUS { sub(&nine, b, k) } else { add(&nine, b, k) }
}

/// `a + b`, which must fit the limbs. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn sum<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    #[cfg(target_arch = "x86_64")]
    if let Some(sum) = x86::sum(a, b) {
        return sum;
    }
    let (sum, carry) = scalar::row::sum(a, b);
    debug_assert!(!carry);
    sum
}

/// The product `(a0 + a1 u)(b0 + b1 u)` with `u^2 = -1` of elements in Montgomery form, where there is a kernel for it.
///
/// Requires operands below `p`; ensures that both results are below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn complex_mul<const N: usize>(a: [&[u64; N]; 2], b: [&[u64; N]; 2], k: &Params<N>) -> Option<[[u64; N]; 2]> {
    debug_assert!(a.iter().chain(&b).all(|x| less_vartime(x, &k.p)), "the operands of a complex product");
    #[cfg(target_arch = "x86_64")]
    return x86::complex_mul(a, b, k);
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = (a, b, k);
        None
    }
}

/// The square `(a0 + a1 u)^2`; as [`complex_mul`].
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn complex_sqr<const N: usize>(a: [&[u64; N]; 2], k: &Params<N>) -> Option<[[u64; N]; 2]> {
    debug_assert!(a.iter().all(|x| less_vartime(x, &k.p)), "the operand of a complex square");
    #[cfg(target_arch = "x86_64")]
    return x86::complex_sqr(a, k);
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = (a, k);
        None
    }
}

/// The product `(a0 + a1 v + a2 v^2)(b0 + b1 v + b2 v^2)` over `Fp2` with `v^3 = 1 + u`, where there is a kernel for it: whether it is in
/// `out`.
///
/// Requires operands below `p`; ensures that results are below `p`. Constant time.
#[inline(always)]
#[must_use]
pub fn cubic_mul(out: [ComplexMut<'_>; 3], a: [Complex<'_>; 3], b: [Complex<'_>; 3], k: &Params<6>) -> bool {
    debug_assert!(a.iter().chain(&b).flatten().all(|x| less_vartime(x, &k.p)), "the operands of a cubic product");
    #[cfg(target_arch = "x86_64")]
    if let Some(isa) = x86::delays(k) {
        crate::scalar::x86::delayed6::cubic_mul(isa, out, a, b, k);
        return true;
    }
    let _ = (out, a, b, k);
    false
}

/// The square `(a + b s)^2` over `Fp2` with `s^2 = 1 + u`; as [`cubic_mul`].
#[inline(always)]
#[must_use]
pub fn quartic_sqr(out: [ComplexMut<'_>; 2], a: [Complex<'_>; 2], k: &Params<6>) -> bool {
    debug_assert!(a.iter().flatten().all(|x| less_vartime(x, &k.p)), "the operand of a quartic square");
    #[cfg(target_arch = "x86_64")]
    if let Some(isa) = x86::delays(k) {
        crate::scalar::x86::delayed6::quartic_sqr(isa, out, a, k);
        return true;
    }
    let _ = (out, a, k);
    false
}

/// The product of `f[0] + f[1] w` with the line `l0 + l2 w^2 + l3 w^3`, in place, with `w^2 = v`; as [`cubic_mul`].
#[inline(always)]
#[must_use]
pub fn line_mul(f: [[ComplexMut<'_>; 3]; 2], line: [Complex<'_>; 3], k: &Params<6>) -> bool {
    debug_assert!(f.iter().flatten().flatten().all(|x| less_vartime(x, &k.p)), "the element that meets a line");
    debug_assert!(line.iter().flatten().all(|x| less_vartime(x, &k.p)), "the coefficients of a line");
    #[cfg(target_arch = "x86_64")]
    if let Some(isa) = x86::delays(k) {
        crate::scalar::x86::delayed6::line_mul(isa, f, line, k);
        return true;
    }
    let _ = (f, line, k);
    false
}

/// `scale * a^-1 mod p`, and 0 for 0: [`crate::scalar::inverse::invert`] with the steps that are fastest here. Constant time.
#[inline]
#[must_use]
pub fn invert<const N: usize>(a: &[u64; N], scale: &[u64; N], k: &Params<N>) -> [u64; N] {
    #[cfg(not(target_arch = "x86_64"))]
    use crate::scalar::inverse::Masks as Here;
    #[cfg(target_arch = "x86_64")]
    use crate::scalar::x86::divsteps::Cmov as Here;
    crate::scalar::inverse::invert::<Here, N>(a, scale, k)
}

/// Runs a portable kernel out of line: call sites keep only a call, and formulas of a hundred products stay short and
/// quick to compile. In WebAssembly fields keep them out of line, each its own: a modulus that is part of the code saves a seventh of a
/// product.
#[cfg_attr(target_arch = "x86_64", cold)]
#[cfg_attr(target_family = "wasm", inline(always))]
#[cfg_attr(not(target_family = "wasm"), inline(never))]
fn fallback<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// The same limbs, read one by one. Where the result of a call that returns through memory may also come from assembly that returns
/// in registers, compilers send both through memory: six stores and six loads more for each product, and 5 cycles of its latency.
#[inline(always)]
fn in_registers<const N: usize>(t: [u64; N]) -> [u64; N] {
    core::array::from_fn(
        #[inline(always)]
        |i| t[i],
    )
}

/// The assembly, for the shapes that it comes in.
#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::any::{Any, TypeId};

    use crate::Params;
    use crate::cpu::tuning::bodies::{self, Chosen};
    use crate::cpu::{Adx, Isa};
    use crate::generated::golden_cove;
    use crate::scalar::x86::{add, fits, multiple};

    /// The same value, if the two types are one: how generic code reaches the kernels of its shape. Costs nothing.
    #[inline(always)]
    fn same<T: Any, U: Any>(x: &T) -> Option<&U> {
        if TypeId::of::<T>() == TypeId::of::<U>() {
            // SAFETY: the two types are the same.
            Some(unsafe { &*core::ptr::from_ref(x).cast() })
        } else {
            None
        }
    }

    /// The token and the order, for the shapes that there are kernels for.
    #[inline(always)]
    fn in_order<const N: usize>(k: &Params<N>) -> Option<Chosen> {
        if const { N == 4 || N == 6 } && k.spare_bits() > 0 { Adx::detect_order() } else { None }
    }

    /// The token, where reductions may be delayed in towers.
    #[inline(always)]
    pub(super) fn delays(k: &Params<6>) -> Option<Adx> {
        if k.spare_bits() > 2 { Adx::detect() } else { None }
    }

    /// The kernels need the limbs of their second operand one row after the other, the first one's all at once, so a chain of
    /// products (`x *= y`) goes through the second: 5 cycles less latency.
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
            same(&golden_cove::mul6(chosen.0, same(b)?, same(a)?, same(k)?)).copied()
        } else {
            None
        }
    }

    /// The token and the order, where there are butterflies by prepared factors.
    #[inline(always)]
    pub(super) fn fixed<const N: usize>(k: &Params<N>) -> Option<Chosen> {
        if const { N == 4 } && fits::fixed_fits(same(k)?) { Adx::detect_order() } else { None }
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
                golden_cove::mul6(chosen.0, a, a, k)
            })
            .copied()
        } else {
            None
        }
    }

    /// The token and the order, where there are products and squares without a last subtraction.
    #[inline(always)]
    fn relaxed<const N: usize>(k: &Params<N>) -> Option<Chosen> {
        if super::relaxes(k) { Adx::detect_order() } else { None }
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
    pub(super) fn nine<const MINUS: bool, const N: usize>(
        a: &[u64; N],
        b: &[u64; N],
        k: &Params<N>,
    ) -> Option<[u64; N]> {
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
}

#[cfg(test)]
mod tests;
