//! Bodies in the order for Golden Cove, and for whatever has none of its own.
//!
//! Made by `montane schedule --emit` of `orders.txt`, this list too.

pub mod mul5;
pub use mul5::call as mul5;
pub mod mul8;
pub use mul8::call as mul8;
pub mod no_spare_bit_mul4;
pub use no_spare_bit_mul4::call as no_spare_bit_mul4;
pub mod no_spare_bit_mul5;
pub use no_spare_bit_mul5::call as no_spare_bit_mul5;
pub mod no_spare_bit_mul6;
pub use no_spare_bit_mul6::call as no_spare_bit_mul6;
pub mod no_spare_bit_mul8;
pub use no_spare_bit_mul8::call as no_spare_bit_mul8;
pub mod redc4;
pub use redc4::call as redc4;
pub mod sqr5;
pub use sqr5::call as sqr5;
pub mod sqr8;
pub use sqr8::call as sqr8;
pub mod wide_mul4;
pub use wide_mul4::call as wide_mul4;
pub mod wide_mul6;
pub use wide_mul6::call as wide_mul6;
pub mod wide_sqr4;
pub use wide_sqr4::call as wide_sqr4;
pub mod wide_sqr6;
pub use wide_sqr6::call as wide_sqr6;
