//! Kernels that only race: what the library does not choose, because another kernel is faster or no field of it has
//! such a modulus, and the registry of all, these and the library's. Beside them what measures a processor and what
//! tests a tracer.
//!
//! `unsafe` is here as in `montane-kernels`, and nowhere else: each block says what makes it sound.

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
