//! Polynomials over prime fields with many roots of unity: transforms, arithmetic, commitments.
//!
//! Fields and groups come from `montane-fields` and `montane-curves`. Transforms and the proofs of cells also run on elements side by
//! side, with the vectors that the processor has.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod domain;
pub mod kzg;
mod module;
pub mod polynomial;
#[cfg(test)]
mod test_support;

pub use domain::{Domain, DomainError, Order};
pub use module::Module;
pub use polynomial::Polynomial;

/// `f(0), .., f(n - 1)`, on all threads with the feature `rayon`.
fn each<T: Send>(n: usize, f: impl Fn(usize) -> T + Send + Sync) -> alloc::vec::Vec<T> {
    #[cfg(feature = "rayon")]
    {
        use rayon::prelude::*;
        (0..n).into_par_iter().map(f).collect()
    }
    #[cfg(not(feature = "rayon"))]
    (0..n).map(f).collect()
}
