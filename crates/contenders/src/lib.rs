//! Kernels that only race: the library does not choose them, because another kernel is faster or no field of it has
//! such a modulus. Also the registry of all kernels, these and the library's; loops that measure a processor; and code
//! that the tracer is tested with.
//!
//! Of the workspace only this crate and `montane-kernels` have `unsafe`, but for one test of `montane-edwards25519`:
//! each block says what makes it sound.

#[cfg(target_arch = "aarch64")]
pub mod aarch64;
pub mod fe25519_mont;
#[cfg(target_arch = "x86_64")]
pub mod generated;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub mod instructions;
pub mod portable;
pub mod probe;
pub mod registry;
#[cfg(target_arch = "x86_64")]
pub mod x86;

use montane_kernels::Kernel;
use montane_kernels::kernel::Applies;

/// A kernel for these moduli alone.
const fn for_moduli(applies: Applies, mut kernel: Kernel) -> Kernel {
    kernel.applies = applies;
    kernel
}
