//! Prime fields in Montgomery form, their extensions, and the primes that people use.
//!
//! A prime is declared by its value alone ([`Modulus`]); everything else is derived from it by `const fn`.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

pub mod bezout;
pub mod bls12_381;
pub mod bn254;
pub mod bytes;
pub mod code;
pub mod compressed;
pub mod cubic;
pub mod curve25519;
pub mod cyclotomic;
mod exponentiation;
mod ff_traits;
pub mod field;
mod inversion;
pub mod modulus;
pub mod mont;
mod mont_field;
mod operators;
pub mod p224;
pub mod p521;
pub mod packed;
pub mod primes;
pub mod quadratic;
#[doc(hidden)]
pub mod sealed;
#[cfg(feature = "serde")]
pub mod serde_bytes;
mod square_root;
pub mod tiny;
#[cfg(test)]
mod tower_tests;
pub mod twelfth;

pub use bytes::FieldError;
pub use field::{Compiled, Coordinate, Field};
pub use modulus::{Generator, Modulus};
pub use mont::Mont;
