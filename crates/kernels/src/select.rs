//! The one place that chooses a kernel for a field operation.
//!
//! What depends on the modulus is decided when it is compiled in, what depends on the CPU by one cached check, a
//! predictable branch; the same one where a body comes in several orders.

use crate::scalar::row::{doubled, less_vartime};
pub use crate::word::{Complex, ComplexMut};
use crate::{Params, scalar};

#[cfg_attr(target_arch = "x86_64", path = "select/x86.rs")]
#[cfg_attr(target_arch = "aarch64", path = "select/aarch64.rs")]
#[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), path = "select/no_assembly.rs")]
mod assembly;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[expect(dead_code, reason = "each has assembly for some of it")]
mod no_assembly;

/// Whether every product that may be chosen takes operands below `2p` whose product is below `factor p^2`: one of them
/// unreduced for a factor of 2, both for 4.
///
/// Before its last subtraction a product is below `a b / 2^(64N) + p` with an ordinary reduction, and below
/// `f + a (b_top + 1) / 2^64 + p` with `f = 2^-64 mod p` with the folding one; it must be below `2p`. Accumulators stay
/// below `f + a + p < 4p`, which two spare bits hold.
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
    if let Some(product) = assembly::mont_mul(a, b, k) {
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
    if let Some(square) = assembly::mont_sqr(a, k) {
        return square;
    }
    in_registers(fallback(|| scalar::select::mont_sqr(a, k)))
}

/// `a * b * 2^(-64N) mod p` for any limbs `a`, by an ordinary product; with `b = R^2 mod p` it takes them into
/// Montgomery form. Requires `b < p`; ensures the result is below `p`. Constant time.
///
/// Such a product takes the limbs of `a` a row at a time and asks nothing of them: it is below `b + p` before its last
/// subtraction.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn mul_any<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(b, &k.p), "the factor of any limbs");
    if let Some(product) = assembly::mul_any(a, b, k) {
        return product;
    }
    in_registers(fallback(|| scalar::cios::mul(a, b, k)))
}

/// Out of Montgomery form: `a * 2^(-64N) mod p`, by reduction alone. Requires `a < p`; ensures the result is below `p`.
/// Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn from_mont<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(a, &k.p), "what leaves Montgomery form");
    if let Some(value) = assembly::from_mont(a, k) {
        return value;
    }
    in_registers(fallback(|| scalar::convert::from_mont(a, k)))
}

/// Whether [`relaxed_mul`] and [`relaxed_sqr_n`] may leave out the last subtraction for this modulus.
const fn relaxes<const N: usize>(k: &Params<N>) -> bool {
    assembly::relaxes(k)
}

/// The range of values between relaxed products, for debug assertions.
fn in_relaxed_range<const N: usize>(a: &[u64; N], k: &Params<N>) -> bool {
    less_vartime(a, &if relaxes(k) { doubled(&k.p) } else { k.p })
}

/// [`mont_mul`] for chains: `a * b * 2^(-64N)` modulo `p`, where there is a kernel for it without a last subtraction.
///
/// Requires operands that are below `p` or that this or [`relaxed_sqr_n`] made; [`relaxed_finish`] ends a chain.
/// Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn relaxed_mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(in_relaxed_range(a, k) && in_relaxed_range(b, k), "operands of a relaxed product");
    if let Some(product) = assembly::relaxed_mul(a, b, k) {
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
    if let Some(square) = assembly::relaxed_sqr_n(a, n, k) {
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
    if assembly::has_fixed(k) {
        return Some(core::array::from_fn(
            #[inline(always)]
            |i| {
                // Montgomery's factor is 2^(64 N): for a row, 2^(64 (N + i - 2)), which from `i = 2` on is to be
                // reduced.
                let mut power = [0; N];
                power[(N + i - 2) % N] = 1;
                let power = if i < 2 { power } else { mont_mul(&k.r2, &power, k) };
                mont_mul(w, &power, k)
            },
        ));
    }
    None
}

/// `u + v w 2^(-64N)` and `u - v w 2^(-64N) mod p` by the rows of `w` that [`fixed_rows`] makes. Requires `u, v < p`
/// and rows below `p`; ensures results below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn butterfly<const N: usize>(u: &[u64; N], v: &[u64; N], rows: &[[u64; N]; N], k: &Params<N>) -> [[u64; N]; 2] {
    debug_assert!(rows.iter().chain([u, v]).all(|x| less_vartime(x, &k.p)), "operands of a butterfly");
    if let Some(both) = assembly::butterfly(u, v, rows, k) {
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
    if let Some(sum) = assembly::add(a, b, k) {
        return sum;
    }
    scalar::add::add(a, b, k)
}

/// `2a mod p`. Requires `a < p`; ensures the result is below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn double<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(a, &k.p), "what is doubled");
    if let Some(double) = assembly::double(a, k) {
        return double;
    }
    add(a, a, k)
}

/// `2^n a mod p`, by doublings. Requires `a < p`; ensures the result is below `p`. Constant time but for `n`.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn double_n<const N: usize>(a: &[u64; N], n: usize, k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(a, &k.p), "what is doubled");
    if let Some(multiple) = assembly::double_n(a, n, k) {
        return multiple;
    }
    (0..n).fold(*a, |a, _| double(&a, k))
}

/// `3 a mod p`. Requires `a < p`; ensures the result is below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn triple<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(a, &k.p), "what is tripled");
    if let Some(multiple) = assembly::triple(a, k) {
        return multiple;
    }
    add(&double(a, k), a, k)
}

/// `a - b mod p`. Requires `a, b < p`; ensures the result is below `p`. Constant time.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(less_vartime(a, &k.p) && less_vartime(b, &k.p), "the terms of a difference");
    if let Some(difference) = assembly::sub(a, b, k) {
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
    if let Some(sum) = assembly::nine::<MINUS, N>(a, b, k) {
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
    if let Some(sum) = assembly::sum(a, b) {
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
    assembly::complex_mul(a, b, k)
}

/// The square `(a0 + a1 u)^2`; as [`complex_mul`].
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub fn complex_sqr<const N: usize>(a: [&[u64; N]; 2], k: &Params<N>) -> Option<[[u64; N]; 2]> {
    debug_assert!(a.iter().all(|x| less_vartime(x, &k.p)), "the operand of a complex square");
    assembly::complex_sqr(a, k)
}

/// The product `(a0 + a1 v + a2 v^2)(b0 + b1 v + b2 v^2)` over `Fp2` with `v^3 = 1 + u`, where there is a kernel for
/// it: whether it is in `out`.
///
/// Requires operands below `p`; ensures that results are below `p`. Constant time.
#[inline(always)]
#[must_use]
pub fn cubic_mul(out: [ComplexMut<'_>; 3], a: [Complex<'_>; 3], b: [Complex<'_>; 3], k: &Params<6>) -> bool {
    debug_assert!(a.iter().chain(&b).flatten().all(|x| less_vartime(x, &k.p)), "the operands of a cubic product");
    assembly::cubic_mul(out, a, b, k)
}

/// The square `(a + b s)^2` over `Fp2` with `s^2 = 1 + u`; as [`cubic_mul`].
#[inline(always)]
#[must_use]
pub fn quartic_sqr(out: [ComplexMut<'_>; 2], a: [Complex<'_>; 2], k: &Params<6>) -> bool {
    debug_assert!(a.iter().flatten().all(|x| less_vartime(x, &k.p)), "the operand of a quartic square");
    assembly::quartic_sqr(out, a, k)
}

/// The product of `f[0] + f[1] w` with the line `l0 + l2 w^2 + l3 w^3`, in place, with `w^2 = v`; as [`cubic_mul`].
#[inline(always)]
#[must_use]
pub fn line_mul(f: [[ComplexMut<'_>; 3]; 2], line: [Complex<'_>; 3], k: &Params<6>) -> bool {
    debug_assert!(f.iter().flatten().flatten().all(|x| less_vartime(x, &k.p)), "the element that meets a line");
    debug_assert!(line.iter().flatten().all(|x| less_vartime(x, &k.p)), "the coefficients of a line");
    assembly::line_mul(f, line, k)
}

/// `scale * a^-1 mod p`, and 0 for 0: [`crate::scalar::inverse::invert`] with the steps that are fastest here. Constant
/// time.
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
/// quick to compile. Where words have 32 bits fields keep them out of line, each its own: in WebAssembly a modulus that
/// is part of the code saves a seventh of a product.
#[cfg_attr(any(target_arch = "x86_64", target_arch = "aarch64"), cold)]
#[cfg_attr(target_pointer_width = "32", inline(always))]
#[cfg_attr(not(target_pointer_width = "32"), inline(never))]
fn fallback<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// The same limbs, read one by one. Where the result of a call that returns through memory may also come from assembly
/// that returns in registers, compilers send both through memory: six stores and six loads more for each product, and 5
/// cycles of its latency.
#[inline(always)]
fn in_registers<const N: usize>(t: [u64; N]) -> [u64; N] {
    core::array::from_fn(
        #[inline(always)]
        |i| t[i],
    )
}

/// The same value, if the two types are one: how generic code reaches the kernels of its shape. Costs nothing.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[inline(always)]
fn same<T: core::any::Any, U: core::any::Any>(x: &T) -> Option<&U> {
    use core::any::TypeId;
    if TypeId::of::<T>() == TypeId::of::<U>() {
        // SAFETY: the two types are the same.
        Some(unsafe { &*core::ptr::from_ref(x).cast() })
    } else {
        None
    }
}

#[cfg(test)]
mod tests;
