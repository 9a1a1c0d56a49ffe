//! Signature schemes over the curves of `montane-curves`.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod bls;
pub mod ed25519;
pub mod x25519;
