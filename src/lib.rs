//! Fast prime-field arithmetic and what stands on it: BLS12-381 and BN254 pairings, BLS signatures, Ed25519.
//!
//! This crate re-exports the workspace under the names users know; the logic lives in the member crates.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

pub use montane_curves as curves;
pub use montane_curves::{bls12_381, bn254, edwards25519};
pub use montane_fields as fields;
pub use montane_kernels as kernels;
pub use montane_polynomials as polynomials;
pub use montane_polynomials::kzg;
pub use montane_signatures::{bls, ed25519, x25519};
// The crates of the traits that the types here implement.
pub use {ff, group, pairing, rand_core, signature, subtle};

/// The examples of the front page, compiled and run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
