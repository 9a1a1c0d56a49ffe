//! Elliptic curves and pairings over the fields of `montane-fields`.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod edwards;
pub mod edwards25519;
