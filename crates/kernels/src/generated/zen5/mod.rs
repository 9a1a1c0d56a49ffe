//! The order for Zen 5.

pub mod logjump_mul4;
pub mod logjump_mul6;
pub mod logjump_relaxed_mul6;
pub mod logjump_relaxed_sqr6;
pub mod logjump_sqr4;
pub mod logjump_sqr6;
