//! Prime fields in Montgomery form, their extensions, and the primes that people use.
//!
//! A prime is declared by its value alone ([`Modulus`]); everything else is derived from it by `const fn`.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

pub mod bls12_381;
pub mod bn254;
pub mod field;
pub mod modulus;
pub mod mont;
pub mod p224;
pub mod p521;
pub mod primes;

pub use field::Field;
pub use modulus::Modulus;
pub use mont::Mont;
