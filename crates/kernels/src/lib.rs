//! Machine words and limbs: the kernels of modular arithmetic that Montane chooses from, and the registry that lists
//! them.
//!
//! Of the crates that users compile this is the only one with `unsafe`. It knows limbs and moduli, never fields: the
//! field types are in `montane-fields`.
//!
//! A kernel is a type that implements [`op::Op`]; [`KERNELS`] lists each once.
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

pub mod algorithm;
pub mod block;
pub mod cpu;
mod each;
pub mod fe25519;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub mod generated;
mod in_lanes;
mod inlined;
pub mod kernel;
pub mod op;
pub mod operation;
mod pages;
pub mod params;
mod prefetch;
pub mod registry;
pub mod scalar;
pub mod secret;
pub mod select;
#[doc(hidden)]
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod vector;
pub mod word;

pub use algorithm::Algorithm;
pub use each::each;
pub use inlined::Inlined;
pub use kernel::Kernel;
pub use operation::Operation;
pub use pages::{prefer_huge_pages, reserved_for_a_while};
pub use params::Params;
pub use prefetch::prefetch;
pub use registry::KERNELS;
