//! Bodies in the order for Zen 5.
//!
//! Made by `montane schedule --emit` of `orders.txt`, this list too.

pub(crate) mod fe25519_points;
pub mod fold_mul4;
pub use fold_mul4::call as fold_mul4;
pub mod fold_mul6;
pub use fold_mul6::call as fold_mul6;
pub mod fold_relaxed_mul6;
pub use fold_relaxed_mul6::call as fold_relaxed_mul6;
pub mod fold_relaxed_sqr6;
pub use fold_relaxed_sqr6::call as fold_relaxed_sqr6;
