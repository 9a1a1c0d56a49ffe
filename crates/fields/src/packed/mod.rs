//! Several products at once, in vectors: many elements, the coefficients of one, or the products of one formula side by
//! side.
//!
//! | room | holds |
//! |---|---|
//! | [`lanes`] | eight elements, one in each lane: a [`Field`](crate::Field) for formulas that run on eight inputs at once |
//! | `blocks` | six elements, four in lanes of doubles and two in words: a field too |
//! | `by_calls` | any of these fields with operations that may be calls |
//! | [`rows`] | the six coefficients of one element of `Fp12`, or one coefficient of eight elements, in lanes |
//! | [`quads`] | four products of one formula |
//! | [`residues`] | one element of `Fp12` modulo sixteen small primes |

mod blocks;
mod by_calls;
mod code;
mod elements;
pub mod lanes;
pub mod quads;
pub mod residues;
pub mod rows;

pub use blocks::Blocks;
pub use by_calls::ByCalls;
pub use elements::{Gather, Packed, PackedPrime};
pub use lanes::Lanes;
