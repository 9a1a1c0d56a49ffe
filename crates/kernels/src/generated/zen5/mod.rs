//! Bodies in the order for Zen 5.
//!
//! Made by `montane schedule --emit` of `orders.txt`, this list too.

pub(crate) mod fe25519_points;
pub mod logjump_mul4;
pub use logjump_mul4::call as logjump_mul4;
pub mod logjump_mul6;
pub use logjump_mul6::call as logjump_mul6;
pub mod logjump_relaxed_mul6;
pub use logjump_relaxed_mul6::call as logjump_relaxed_mul6;
pub mod logjump_relaxed_sqr6;
pub use logjump_relaxed_sqr6::call as logjump_relaxed_sqr6;
