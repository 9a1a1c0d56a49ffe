//! Every kernel that the library chooses from, once. What only races is in `montane-contenders`, whose registry has
//! these too.
//!
//! To add a kernel, write it as an [`Op`](crate::op::Op) in its file, describe it in that file's `list()`, and name the
//! file here. A list is `#[inline]` or generic and this one a constant: who only wants the arithmetic makes no code of
//! it.

#[cfg(target_arch = "x86_64")]
use crate::block;
#[cfg(target_arch = "aarch64")]
use crate::scalar::aarch64;
#[cfg(target_arch = "x86_64")]
use crate::scalar::x86::{add, delayed6, fold, multiple, ordinary};
use crate::{Kernel, fe25519, scalar, vector};

/// Lists of kernels, one per source file and shape.
pub const KERNELS: &[&[Kernel]] = &[
    &scalar::list::<4>(),
    &scalar::list::<6>(),
    &scalar::list::<9>(),
    &scalar::limbs30::list::<4, 9>(),
    &scalar::limbs30::list::<6, 13>(),
    &scalar::limbs32::list::<4>(),
    &scalar::limbs32::list::<6>(),
    #[cfg(target_arch = "x86_64")]
    &add::list4(),
    #[cfg(target_arch = "x86_64")]
    &add::list6(),
    #[cfg(target_arch = "x86_64")]
    &ordinary::list(),
    #[cfg(target_arch = "x86_64")]
    &delayed6::list(),
    #[cfg(target_arch = "x86_64")]
    &multiple::list(),
    #[cfg(target_arch = "x86_64")]
    &fold::list(),
    #[cfg(target_arch = "aarch64")]
    &aarch64::add::list4(),
    #[cfg(target_arch = "aarch64")]
    &aarch64::add::list6(),
    #[cfg(target_arch = "aarch64")]
    &aarch64::ordinary::list(),
    #[cfg(target_arch = "aarch64")]
    &aarch64::fold::list(),
    #[cfg(target_arch = "aarch64")]
    &aarch64::shift::list(),
    &fe25519::limbs64::list(),
    #[cfg(target_arch = "aarch64")]
    &fe25519::limbs64_aarch64::list(),
    #[cfg(target_arch = "x86_64")]
    &fe25519::limbs64_adx::list(),
    &fe25519::limbs51::list(),
    &fe25519::limbs51_preshift::list(),
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
