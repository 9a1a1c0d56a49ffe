//! What the bn256 of halo2curves asks of Montane.
//!
//! An element is four words of its Montgomery form to the base `2^256`, the least significant first, below the prime:
//! as both have it.
#![forbid(unsafe_code)]

mod fields;
pub mod pairings;
mod sums;
mod transforms;

pub use fields::{Limbs, fq, fr};
pub use sums::{g1, g2};
pub use transforms::transform;
