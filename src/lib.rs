#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

// The logic lives in the member crates; here are the names that users know.
pub use montane_curves as curves;
pub use montane_curves::{bls12_381, bn254, edwards25519};
pub use montane_fields as fields;
pub use montane_kernels as kernels;
pub use montane_polynomials as polynomials;
pub use montane_polynomials::kzg;
pub use montane_signatures::{bls, ed25519, x25519};
// The crates of the traits that the types here implement.
pub use {ff, group, pairing, rand_core, signature, subtle};
