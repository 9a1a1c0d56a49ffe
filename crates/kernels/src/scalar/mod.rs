//! Arithmetic on words: every algorithm in portable Rust, for any limb count, and bodies in assembly.

pub mod add;
pub mod barrett;
pub mod cios;
pub mod convert;
pub mod divide;
pub mod fios;
pub mod inverse;
pub mod logjump;
pub mod nocarry;
pub mod relaxed;
pub mod row;
pub mod select;
pub mod sos;
pub mod wide;
#[cfg(target_arch = "x86_64")]
pub mod x86;

use crate::Kernel;

/// Every kernel of this folder for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 24] {
    let [add, sub, neg, double, halve] = add::list::<N>();
    let [wide_mul, wide_sqr] = wide::list::<N>();
    let [to_mont, from_mont] = convert::list::<N>();
    let [redc, sos, sos_sqr] = sos::list::<N>();
    let [nocarry, nocarry_sqr] = nocarry::list::<N>();
    let [cios, cios_sqr] = cios::list::<N>();
    let [fios] = fios::list::<N>();
    let [logjump, logjump_by_twos] = logjump::list::<N>();
    let [barrett] = barrett::list::<N>();
    let [relaxed_add, relaxed_sub, relaxed_mul, relaxed_finish] = relaxed::list::<N>();
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
        fios,
        nocarry,
        logjump,
        logjump_by_twos,
        sos_sqr,
        cios_sqr,
        nocarry_sqr,
        barrett,
        relaxed_add,
        relaxed_sub,
        relaxed_mul,
        relaxed_finish,
    ]
}
