//! Polynomials over prime fields with many roots of unity: transforms, arithmetic, commitments.
//!
//! Fields and groups come from `montane-fields` and `montane-curves`. Transforms and the proofs of cells also run on
//! elements side by side, with the vectors that the processor has.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod domain;
pub mod kzg;
#[cfg(feature = "std")]
mod last_domains;
mod module;
pub mod polynomial;
#[cfg(test)]
mod test_support;

pub use domain::{Domain, DomainError, Order};
#[cfg(feature = "std")]
pub use last_domains::LastDomains;
pub use module::Module;
pub use polynomial::Polynomial;
