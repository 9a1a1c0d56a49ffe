#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

// The logic lives in the member crates; here are the names that users know, each of which is promised: `docs/public-api.txt` lists
// them. What is not promised is in `hazmat`.
pub mod bls;
pub mod bls12_381;
pub mod bn254;
pub mod curves;
pub mod ed25519;
pub mod edwards25519;
pub mod fields;
pub mod hazmat;
pub mod kzg;
pub mod polynomials;
pub mod x25519;

// The crates of the traits that the types here implement.
pub use {ff, group, pairing, rand_core, signature, subtle};
