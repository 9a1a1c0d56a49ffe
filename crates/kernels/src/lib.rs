//! Machine words and limbs: every kernel of modular arithmetic, and the registry that lists them.
//!
//! This is the only crate of the workspace with `unsafe`. It knows limbs and moduli, never fields:
//! the field types are in `montane-fields`.
//!
//! A kernel is a type that implements [`op::Op`]; `registry::KERNELS` lists each once.
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

pub mod algorithm;
pub mod block;
pub mod cpu;
pub mod fe25519;
pub mod flat;
#[cfg(target_arch = "x86_64")]
pub mod generated;
mod in_lanes;
#[cfg(all(feature = "registry", target_arch = "x86_64"))]
pub mod instructions;
#[cfg(target_arch = "x86_64")]
pub mod intrinsics;
pub mod kernel;
pub mod op;
pub mod params;
mod prefetch;
#[doc(hidden)]
#[cfg(all(target_arch = "x86_64", not(windows)))]
pub mod probe;
#[cfg(feature = "registry")]
pub mod registry;
pub mod scalar;
pub mod secret;
pub mod select;
pub mod solinas;
#[doc(hidden)]
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod vector;
pub mod word;

pub use algorithm::Algorithm;
pub use kernel::Kernel;
pub use params::Params;
pub use prefetch::prefetch;
#[cfg(feature = "registry")]
pub use registry::KERNELS;
