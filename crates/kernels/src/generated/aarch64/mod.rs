//! Bodies for AArch64, in an order for cores that reorder.
//!
//! Made by `montane schedule --emit`, this list too.

pub mod complex_mul4;
pub use complex_mul4::call as complex_mul4;
pub mod complex_mul6;
pub use complex_mul6::call as complex_mul6;
pub mod mul4;
pub use mul4::call as mul4;
pub mod mul6;
pub use mul6::call as mul6;
pub mod relaxed_mul6;
pub use relaxed_mul6::call as relaxed_mul6;
pub mod relaxed_sqr6;
pub use relaxed_sqr6::call as relaxed_sqr6;
pub mod sqr4;
pub use sqr4::call as sqr4;
pub mod sqr6;
pub use sqr6::call as sqr6;
