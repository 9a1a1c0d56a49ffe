//! Machine words and limbs: every kernel of modular arithmetic, and the registry that lists them.
//!
//! This is the only crate of the workspace with `unsafe`. It knows limbs and moduli, never fields:
//! the field types are in `montane-fields`.
//!
//! A kernel is a type that implements [`op::Op`]; `registry::KERNELS` lists each once.
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

#[cfg(target_arch = "x86_64")]
pub mod add_x86;
#[cfg(target_arch = "x86_64")]
pub mod adx;
#[cfg(all(feature = "registry", target_arch = "x86_64"))]
pub mod adx_full;
pub mod block;
pub mod cpu;
#[cfg(target_arch = "x86_64")]
pub mod delayed6;
#[cfg(target_arch = "x86_64")]
pub mod divsteps_x86;
pub mod fe25519;
pub mod flat;
pub mod float;
#[cfg(target_arch = "x86_64")]
pub mod fold;
pub mod ifma;
mod in_lanes;
#[cfg(all(feature = "registry", target_arch = "x86_64"))]
pub mod instructions;
#[cfg(target_arch = "x86_64")]
pub mod intrinsics;
pub mod kernel;
#[cfg(target_arch = "x86_64")]
pub mod logjump_adx;
#[cfg(target_arch = "x86_64")]
pub mod logjump_zen3_adx;
#[cfg(target_arch = "x86_64")]
pub mod logjump_zen5_adx;
pub mod microarchitecture;
#[cfg(target_arch = "x86_64")]
pub mod multiple_adx;
pub mod op;
pub mod order;
pub mod params;
pub mod portable;
mod prefetch;
#[doc(hidden)]
#[cfg(target_arch = "x86_64")]
pub mod probe;
#[cfg(feature = "registry")]
pub mod registry;
pub mod secret;
pub mod select;
pub mod solinas;
pub mod word;
#[cfg(target_arch = "x86_64")]
pub mod zen3_adx;

pub use kernel::Kernel;
pub use params::Params;
pub use prefetch::prefetch;
#[cfg(feature = "registry")]
pub use registry::KERNELS;
