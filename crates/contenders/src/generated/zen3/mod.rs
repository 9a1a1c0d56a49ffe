//! Bodies in the order for Zen 2 to 4, found on a Zen 4.
//!
//! Made by `montane schedule --emit` of `orders.txt`, this list too.

pub mod fold_mul4;
pub use fold_mul4::call as fold_mul4;
