//! C interfaces of Montane: `montane.h`, whose functions are in `curve25519`, `bn254` and `sums`, and `ckzg.h`, in
//! [`ckzg`]. For Rust there is nothing here.

#![allow(non_camel_case_types, reason = "the names are C's")]

mod bn254;
mod ckzg;
mod curve25519;
mod memory;
mod status;
mod sums;
