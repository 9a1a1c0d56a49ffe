//! blst's C interface, computed by Montane: what `include/blst.h` declares, and nothing for Rust.
//!
//! One file for each subject; `abi` has what all share, and the contract of the pointers. No call unwinds into C: an
//! `extern "C"` function that panics aborts.

#![allow(non_camel_case_types, non_snake_case, reason = "the names are C's")]

mod abi;
mod balanced;
mod bulk;
mod bytes;
mod context;
mod element;
mod encoding;
mod few;
mod field;
mod fp12;
mod hashing;
mod jacobian;
mod keys;
mod legendre;
mod pairing;
mod points;
mod scalar;
mod sha256;
mod sign;
mod unique;
