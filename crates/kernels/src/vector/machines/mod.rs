//! The machines: what each has for registers.

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "x86_64")]
mod ifma;
pub(super) mod model;
#[cfg(target_arch = "x86_64")]
pub(super) mod registers;
