//! Bodies in the order for Zen 5.
//!
//! Made by `montane schedule --emit` of `orders.txt`, this list too.

pub mod fold_sqr4;
pub use fold_sqr4::call as fold_sqr4;
pub mod fold_sqr6;
pub use fold_sqr6::call as fold_sqr6;
