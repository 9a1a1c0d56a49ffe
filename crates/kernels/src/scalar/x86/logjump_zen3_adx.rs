//! The bodies of [`crate::scalar::x86::logjump_adx`] in another order: the one that a search on a Zen 4 found, whose integer units are those of Zen 3.
//!
//! The rows, their bounds and what may be chosen in them are the same. Complex products are in this order alone. `docs/schedule.md` has what the two orders take.

pub use crate::generated::zen3::logjump_complex_mul6::complex_mul as complex_mul6;
pub use crate::generated::zen3::logjump_complex_sqr6::complex_sqr as complex_sqr6;
pub use crate::generated::zen3::logjump_mul4::mul as mul4;
pub use crate::generated::zen3::logjump_mul6::mul as mul6;
pub use crate::generated::zen3::logjump_relaxed_mul6::relaxed_mul as relaxed_mul6;
pub use crate::generated::zen3::logjump_relaxed_sqr6::relaxed_sqr as relaxed_sqr6;
pub use crate::generated::zen3::logjump_sqr4::sqr as sqr4;
pub use crate::generated::zen3::logjump_sqr6::sqr as sqr6;

use crate::cpu::Adx;
use crate::op::op;
use crate::scalar::x86::logjump_adx::{complex_kernels, kernels, relaxed_kernels};
use crate::{Kernel, Params};

op!(/// [`mul4()`] as a kernel, operands in the order of `select`.
    Mul4(isa: Adx, a: [u64; 4], b: [u64; 4]; k: Params<4>) -> [u64; 4] { mul4(isa, b, a, k) });
op!(/// [`mul6()`] as a kernel, operands in the order of `select`.
    Mul6(isa: Adx, a: [u64; 6], b: [u64; 6]; k: Params<6>) -> [u64; 6] { mul6(isa, b, a, k) });
op!(/// [`sqr4()`] as a kernel.
    Sqr4(isa: Adx, a: [u64; 4]; k: Params<4>) -> [u64; 4] { sqr4(isa, a, k) });
op!(/// [`sqr6()`] as a kernel.
    Sqr6(isa: Adx, a: [u64; 6]; k: Params<6>) -> [u64; 6] { sqr6(isa, a, k) });
op!(/// [`relaxed_mul6()`] as a kernel, operands in the order of `select`.
    RelaxedMul6(isa: Adx, a: [u64; 6], b: [u64; 6]; k: Params<6>) -> [u64; 6] { relaxed_mul6(isa, b, a, k) });
op!(/// [`relaxed_sqr6()`] as a kernel.
    RelaxedSqr6(isa: Adx, a: [u64; 6]; k: Params<6>) -> [u64; 6] { relaxed_sqr6(isa, a, k) });

op!(/// [`complex_mul6()`] as a kernel.
    ComplexMul6(isa: Adx, a: [[u64; 6]; 2], b: [[u64; 6]; 2]; k: Params<6>) -> [[u64; 6]; 2] { complex_mul6(isa, a.each_ref(), b.each_ref(), k) });
op!(/// [`complex_sqr6()`] as a kernel.
    ComplexSqr6(isa: Adx, a: [[u64; 6]; 2]; k: Params<6>) -> [[u64; 6]; 2] { complex_sqr6(isa, a.each_ref(), k) });

/// The kernels of this file for 4 limbs.
#[must_use]
#[inline]
pub const fn list4() -> [Kernel; 2] {
    kernels::<Mul4, Sqr4, 4>("logjump_zen3_adx")
}

/// The kernels of this file for 6 limbs.
#[must_use]
#[inline]
pub const fn list6() -> [Kernel; 4] {
    relaxed_kernels::<Mul6, Sqr6, RelaxedMul6, RelaxedSqr6>("logjump_zen3_adx")
}

/// The complex kernels of this file.
#[must_use]
#[inline]
pub const fn complex() -> [Kernel; 2] {
    complex_kernels::<ComplexMul6, ComplexSqr6>("logjump_zen3_adx")
}
