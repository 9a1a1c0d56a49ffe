//! BLS12-381: the groups, the pairing and their encodings, under the names of the zkcrypto crates.
//!
//! `x = -0xd201000000010000`; G1 is in `y^2 = x^3 + 4` over `Fp`, G2 in its twist `y^2 = x^3 + 4 (1 + u)` over `Fp2`.

mod columns;
mod decoding;
mod g1;
mod g2;
mod groups;
mod hash;
mod hashing;
mod isogeny;
mod leftover;
mod multiples;
mod packed_g2;
mod pairing;
pub mod precompile;
#[cfg(test)]
mod precompile_vectors;
mod quads;
pub mod subgroup;
pub mod transform;

pub use groups::{G1, G1Affine, G1Projective, G2, G2Affine, G2Projective, mul_by_12};
pub use montane_fields::bls12_381::{Fp, Fp2, Fp6, Fp12, Fr as Scalar};
#[cfg(test)]
pub(crate) use pairing::hard_part_in_lanes;
pub use pairing::{Bls12, G2Prepared, Gt, MillerLoopResult, hard_part, multi_miller_loop, pairing, pairing_check};

#[cfg(test)]
mod tests;
