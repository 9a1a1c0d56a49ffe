//! Signature schemes over the curves of `montane-curves`.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod bls;
#[cfg(test)]
mod dead_stack_tests;
pub mod ed25519;
pub mod x25519;
