//! Montane itself, as its users get it.

pub mod bls;
pub mod bls12_381;
pub mod bn254;
pub mod ed25519;
pub mod fields;
pub mod forms;
pub mod kzg;

use montane::hazmat::kernels::cpu;

use crate::harness::{MONTANE, Peer};

/// Chosen at run time; the environment variable `MONTANE_ISA` caps it.
const PEER: Peer = Peer { name: MONTANE, package: "montane", backend: || cpu::level().name().to_owned() };
