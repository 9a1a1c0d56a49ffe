//! Every kernel, once: those that the library chooses from, and what only races. Tests, benchmarks, the tracer and the
//! documentation iterate [`all`].
//!
//! To add a kernel, write it as an [`Op`](montane_kernels::op::Op) in its file, describe it in that file's `list()`,
//! and name the file here, or in `montane_kernels::registry` if the library is to choose it.

use montane_kernels::{KERNELS, Kernel};

#[cfg(target_arch = "x86_64")]
use crate::x86::{intrinsics, no_spare_bit, shapes};
use crate::{fe25519_mont, portable};

/// Lists of what only races, one for each source file and shape.
static CONTENDERS: &[&[Kernel]] = &[
    &portable::list::<4>(),
    &portable::list::<6>(),
    &portable::list::<9>(),
    &portable::flat::list::<4>(),
    &portable::flat::list::<6>(),
    &portable::solinas::list(),
    #[cfg(target_arch = "x86_64")]
    &intrinsics::list::<4>(),
    #[cfg(target_arch = "x86_64")]
    &intrinsics::list::<6>(),
    #[cfg(target_arch = "x86_64")]
    &shapes::list(),
    #[cfg(target_arch = "x86_64")]
    &no_spare_bit::list(),
    &fe25519_mont::list(),
    #[cfg(target_arch = "x86_64")]
    &fe25519_mont::list_adx(),
];

/// The library's lists, and these.
static LISTS: [&[&[Kernel]]; 2] = [KERNELS, CONTENDERS];

/// Every kernel.
pub fn all() -> impl Iterator<Item = &'static Kernel> {
    LISTS.iter().copied().flatten().copied().flatten()
}

/// The kernel of this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Kernel> {
    all().find(|k| k.name() == name)
}
