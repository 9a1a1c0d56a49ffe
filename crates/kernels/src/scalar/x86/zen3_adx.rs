//! Bodies of [`crate::scalar::x86::adx`] in another order: the one that a search on a Zen 4 found, whose integer units are those of Zen 3.
//!
//! The rows, their bounds and what may be chosen in them are the same. `docs/schedule.md` has what the two orders take.

pub use crate::generated::zen3::butterfly_ct4::butterfly_ct as butterfly_ct4;
pub use crate::generated::zen3::complex_mul4::complex_mul as complex_mul4;
pub use crate::generated::zen3::complex_sqr4::complex_sqr as complex_sqr4;
pub use crate::generated::zen3::mul4::mul as mul4;
pub use crate::generated::zen3::redc6::redc as redc6;
pub use crate::generated::zen3::sqr4::sqr as sqr4;
pub use crate::generated::zen3::wide_complex6::wide_complex as wide_complex6;
pub use crate::generated::zen3::wide_pair6::wide_pair as wide_pair6;

use super::adx;
use crate::cpu::Adx;
use crate::op::{Op, op};
use crate::scalar::x86::adx::{coordinates, in_memory};
use crate::{Kernel, Params};

op!(/// [`mul4()`] as a kernel, operands in the order of `select`.
    Mul4(isa: Adx, a: [u64; 4], b: [u64; 4]; k: Params<4>) -> [u64; 4] { mul4(isa, b, a, k) });
op!(/// [`sqr4()`] as a kernel.
    Sqr4(isa: Adx, a: [u64; 4]; k: Params<4>) -> [u64; 4] { sqr4(isa, a, k) });
op!(/// [`butterfly_ct4()`] as a kernel.
    ButterflyCt4(isa: Adx, a: [[u64; 4]; 2], rows: [[u64; 4]; 4]; k: Params<4>) -> [[u64; 4]; 2] { butterfly_ct4(isa, a.each_ref(), rows, k) });
op!(/// [`complex_mul4()`] as a kernel.
    ComplexMul4(isa: Adx, a: [[u64; 4]; 2], b: [[u64; 4]; 2]; k: Params<4>) -> [[u64; 4]; 2] { complex_mul4(isa, a.each_ref(), b.each_ref(), k) });
op!(/// [`complex_sqr4()`] as a kernel.
    ComplexSqr4(isa: Adx, a: [[u64; 4]; 2]; k: Params<4>) -> [[u64; 4]; 2] { complex_sqr4(isa, a.each_ref(), k) });
op!(/// [`redc6()`] as a kernel.
    Redc6(isa: Adx, t: [[u64; 6]; 2]; k: Params<6>) -> [u64; 6] { redc6(isa, t, k) });
op!(/// [`wide_complex6()`] as a kernel.
WideComplex6(isa: Adx, a: [[u64; 6]; 2], b: [[u64; 6]; 2]; k: Params<6>) -> [[u64; 12]; 2] {
    coordinates(|out| wide_complex6(isa, out, a.each_ref(), b.each_ref()))
});
op!(/// [`wide_pair6()`] as a kernel.
WidePair6(isa: Adx, a: [[u64; 6]; 2], b: [[u64; 6]; 2]; k: Params<6>) -> [[u64; 12]; 2] {
    coordinates(|out| wide_pair6(isa, out, a.each_ref(), b.each_ref()))
});

/// A kernel of [`crate::scalar::x86::adx`], by another body.
const fn by<O: Op>(kernel: Kernel) -> Kernel {
    Kernel { algorithm: "zen3_adx", ..kernel.by::<O>() }
}

/// The kernels of this file for 4 limbs.
#[must_use]
#[inline]
pub const fn list4() -> [Kernel; 5] {
    let [mul, sqr, _, _, _, complex_mul, complex_sqr] = adx::list4();
    let [butterfly] = adx::list_butterfly();
    [
        by::<Mul4>(mul),
        by::<Sqr4>(sqr),
        by::<ComplexMul4>(complex_mul),
        by::<ComplexSqr4>(complex_sqr),
        by::<ButterflyCt4>(butterfly),
    ]
}

/// The kernels of this file for 6 limbs.
#[must_use]
#[inline]
pub const fn list6() -> [Kernel; 3] {
    let [_, _, redc, ..] = adx::list6();
    let [wide_complex, wide_pair] = adx::list_wide();
    [
        by::<Redc6>(redc),
        Kernel { functions: in_memory!(WideComplex6, wide_complex6), ..by::<WideComplex6>(wide_complex) },
        Kernel { functions: in_memory!(WidePair6, wide_pair6), ..by::<WidePair6>(wide_pair) },
    ]
}
