//! Every kernel, once. Tests, benchmarks, the tracer and the documentation iterate `KERNELS`.
//!
//! The list itself is behind the feature `registry`: whoever only wants the arithmetic does not compile every
//! kernel of every shape.
//!
//! To add a kernel, write it as an [`Op`](crate::op::Op) in its file, describe it in that file's `list()`, which is `#[inline]` or generic
//! for the same reason, and name the file here.

use crate::{Kernel, fe25519, flat, scalar, solinas, vector};
#[cfg(target_arch = "x86_64")]
use crate::{
    block, intrinsics,
    scalar::x86::{add, adx_full, delayed6, logjump, multiple, ordinary},
};

/// Lists of kernels, one per source file and shape.
pub static KERNELS: &[&[Kernel]] = &[
    &scalar::list::<4>(),
    &scalar::list::<6>(),
    &scalar::list::<9>(),
    &flat::list::<4>(),
    &flat::list::<6>(),
    &solinas::list(),
    #[cfg(target_arch = "x86_64")]
    &intrinsics::list::<4>(),
    #[cfg(target_arch = "x86_64")]
    &intrinsics::list::<6>(),
    #[cfg(target_arch = "x86_64")]
    &add::list4(),
    #[cfg(target_arch = "x86_64")]
    &add::list6(),
    #[cfg(target_arch = "x86_64")]
    &ordinary::list(),
    #[cfg(target_arch = "x86_64")]
    &delayed6::list(),
    #[cfg(target_arch = "x86_64")]
    &adx_full::list(),
    #[cfg(target_arch = "x86_64")]
    &multiple::list(),
    #[cfg(target_arch = "x86_64")]
    &logjump::list(),
    &fe25519::limbs64::list(),
    #[cfg(target_arch = "x86_64")]
    &fe25519::limbs64_adx::list(),
    &fe25519::limbs51::list(),
    &fe25519::limbs51_preshift::list(),
    &fe25519::mont::list(),
    #[cfg(target_arch = "x86_64")]
    &fe25519::mont::list_adx(),
    &fe25519::lanes51_kernels::list4(),
    &fe25519::lanes51_kernels::list8(),
    &vector::kernels::list::<4, 5>(),
    &vector::kernels::list::<6, 8>(),
    &vector::residues::list(),
    &vector::kernels::doubles::list::<4, 5>(),
    &vector::kernels::doubles::list::<6, 8>(),
    #[cfg(target_arch = "x86_64")]
    &block::kernels::list(),
];

/// Every registered kernel.
pub fn all() -> impl Iterator<Item = &'static Kernel> {
    KERNELS.iter().copied().flatten()
}

/// The kernel of this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Kernel> {
    all().find(|k| k.name() == name)
}
