//! Polynomials over prime fields with many roots of unity: transforms, arithmetic, commitments.
//!
//! Fields and groups come from `montane-fields` and `montane-curves`; nothing here knows how they are computed.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod domain;
mod module;
pub mod polynomial;
#[cfg(test)]
mod test_support;

pub use domain::{Domain, DomainError, Order};
pub use module::Module;
pub use polynomial::Polynomial;
