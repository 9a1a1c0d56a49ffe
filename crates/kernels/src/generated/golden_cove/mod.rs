//! Bodies in the order for Golden Cove, and for whatever has none of its own.
//!
//! Made by `montane schedule --emit` of `orders.txt`, this list too.

pub mod butterfly_ct4;
pub use butterfly_ct4::call as butterfly_ct4;
pub mod complex_mul4;
pub use complex_mul4::call as complex_mul4;
pub mod complex_mul6;
pub use complex_mul6::call as complex_mul6;
pub mod complex_sqr4;
pub use complex_sqr4::call as complex_sqr4;
pub mod complex_sqr6;
pub use complex_sqr6::call as complex_sqr6;
pub(crate) mod fe25519_points;
pub mod fold_mul4;
pub use fold_mul4::call as fold_mul4;
pub mod fold_mul6;
pub use fold_mul6::call as fold_mul6;
pub mod fold_relaxed_mul6;
pub use fold_relaxed_mul6::call as fold_relaxed_mul6;
pub mod fold_relaxed_sqr6;
pub use fold_relaxed_sqr6::call as fold_relaxed_sqr6;
pub mod fold_sqr4;
pub use fold_sqr4::call as fold_sqr4;
pub mod fold_sqr6;
pub use fold_sqr6::call as fold_sqr6;
pub mod from_mont6;
pub use from_mont6::call as from_mont6;
pub mod mul4;
pub use mul4::call as mul4;
pub mod mul6;
pub use mul6::call as mul6;
pub mod redc6;
pub use redc6::call as redc6;
pub mod sqr4;
pub use sqr4::call as sqr4;
pub mod sqr6;
pub use sqr6::call as sqr6;
pub mod wide_complex6;
pub use wide_complex6::call as wide_complex6;
pub mod wide_pair6;
pub use wide_pair6::call as wide_pair6;
