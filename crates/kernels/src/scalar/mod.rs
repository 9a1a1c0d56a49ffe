//! Arithmetic on words: every algorithm in portable Rust, for any limb count, and bodies in assembly.

#[cfg(target_arch = "aarch64")]
pub mod aarch64;
pub mod add;
pub mod cios;
pub mod convert;
pub mod divide;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub mod fits;
pub mod inverse;
pub mod jacobi;
pub mod limbs30;
pub mod limbs32;
pub mod nocarry;
pub mod row;
pub mod select;
pub mod sos;
pub mod wide;
#[cfg(target_arch = "x86_64")]
pub mod x86;

use crate::Kernel;

/// The portable kernels of this folder for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 16] {
    let [add, sub, neg, double, halve] = add::list::<N>();
    let [wide_mul, wide_sqr] = wide::list::<N>();
    let [to_mont, from_mont] = convert::list::<N>();
    let [redc, sos, sos_sqr] = sos::list::<N>();
    let [nocarry, nocarry_sqr] = nocarry::list::<N>();
    let [cios, cios_sqr] = cios::list::<N>();
    [
        add,
        sub,
        neg,
        double,
        halve,
        to_mont,
        from_mont,
        redc,
        wide_mul,
        wide_sqr,
        sos,
        cios,
        nocarry,
        sos_sqr,
        cios_sqr,
        nocarry_sqr,
    ]
}
