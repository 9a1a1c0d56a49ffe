//! Where there is no assembly.

use crate::Params;
use crate::word::{Complex, ComplexMut};

/// A function that computes nothing, for [`super`] to go on.
macro_rules! none {
    ($($name:ident $([$minus:ident])? ($($operand:ident: $type:ty),*) -> $result:ty;)*) => {
        $(
            #[inline(always)]
            pub(super) const fn $name<$(const $minus: bool,)? const N: usize>($($operand: $type),*) -> Option<$result> {
                let _ = ($($operand,)*);
                None
            }
        )*
    };
}

none! {
    mont_mul(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N];
    mont_sqr(a: &[u64; N], k: &Params<N>) -> [u64; N];
    mul_any(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N];
    from_mont(a: &[u64; N], k: &Params<N>) -> [u64; N];
    double_n(a: &[u64; N], n: usize, k: &Params<N>) -> [u64; N];
    triple(a: &[u64; N], k: &Params<N>) -> [u64; N];
    relaxed_mul(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N];
    relaxed_sqr_n(a: &[u64; N], n: u32, k: &Params<N>) -> [u64; N];
    butterfly(u: &[u64; N], v: &[u64; N], rows: &[[u64; N]; N], k: &Params<N>) -> [[u64; N]; 2];
    add(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N];
    double(a: &[u64; N], k: &Params<N>) -> [u64; N];
    sub(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N];
    nine[MINUS](a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N];
    sum(a: &[u64; N], b: &[u64; N]) -> [u64; N];
    complex_mul(a: [&[u64; N]; 2], b: [&[u64; N]; 2], k: &Params<N>) -> [[u64; N]; 2];
    complex_sqr(a: [&[u64; N]; 2], k: &Params<N>) -> [[u64; N]; 2];
}

pub(super) const fn relaxes<const N: usize>(_: &Params<N>) -> bool {
    false
}

pub(super) const fn has_fixed<const N: usize>(_: &Params<N>) -> bool {
    false
}

#[inline(always)]
pub(super) fn cubic_mul(_: [ComplexMut<'_>; 3], _: [Complex<'_>; 3], _: [Complex<'_>; 3], _: &Params<6>) -> bool {
    false
}

#[inline(always)]
pub(super) fn quartic_sqr(_: [ComplexMut<'_>; 2], _: [Complex<'_>; 2], _: &Params<6>) -> bool {
    false
}

#[inline(always)]
pub(super) fn line_mul(_: [[ComplexMut<'_>; 3]; 2], _: [Complex<'_>; 3], _: &Params<6>) -> bool {
    false
}
