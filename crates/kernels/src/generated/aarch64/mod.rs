//! Bodies for AArch64, in an order for cores that reorder.
//!
//! Made by `montane schedule --emit`, this list too.

pub mod complex_mul4;
pub use complex_mul4::call as complex_mul4;
pub mod complex_sqr4;
pub use complex_sqr4::call as complex_sqr4;
pub mod fe25519_mul;
pub use fe25519_mul::call as fe25519_mul;
pub mod fe25519_square;
pub use fe25519_square::call as fe25519_square;
pub mod fold_complex_mul6;
pub use fold_complex_mul6::call as fold_complex_mul6;
pub mod fold_complex_sqr6;
pub use fold_complex_sqr6::call as fold_complex_sqr6;
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
pub mod mul4;
pub use mul4::call as mul4;
pub mod mul6;
pub use mul6::call as mul6;
pub mod shift_mul4;
pub use shift_mul4::call as shift_mul4;
pub mod shift_sqr4;
pub use shift_sqr4::call as shift_sqr4;
pub mod sqr4;
pub use sqr4::call as sqr4;
pub mod sqr6;
pub use sqr6::call as sqr6;
