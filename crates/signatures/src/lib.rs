//! Signature schemes over the curves of `montane-curves`.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

pub mod bls;
