//! The order for Zen 3, found on a Zen 4.

pub(crate) mod block_mul6;
pub(crate) mod block_sqr6;
pub mod butterfly_ct4;
pub mod complex_mul4;
pub mod complex_sqr4;
pub mod logjump_complex_mul6;
pub mod logjump_complex_sqr6;
pub mod logjump_mul4;
pub mod logjump_mul6;
pub mod logjump_relaxed_mul6;
pub mod logjump_relaxed_sqr6;
pub mod logjump_sqr4;
pub mod logjump_sqr6;
pub mod mul4;
pub mod redc6;
pub mod sqr4;
pub mod wide_complex6;
pub mod wide_pair6;
