//! Bodies in the order for Zen 5.
//!
//! Made by `montane schedule --emit` of `orders.txt`, this list too.

pub mod logjump_sqr4;
pub use logjump_sqr4::call as logjump_sqr4;
pub mod logjump_sqr6;
pub use logjump_sqr6::call as logjump_sqr6;
