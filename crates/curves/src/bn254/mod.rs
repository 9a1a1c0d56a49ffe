//! BN254 (alt_bn128): the groups, the pairing, hashing to curves, and the byte formats of Ethereum's precompiles.
//!
//! `x = 4965661367192848881`; G1 is `y^2 = x^3 + 3` over `Fp`, of order `r`; G2 is in its twist
//! `y^2 = x^3 + 3 / (9 + u)` over `Fp2`. The curve offers about 100 bits of security.

mod g1;
mod g2;
mod hash;
mod pairing;
pub mod precompile;
#[cfg(test)]
mod precompile_vectors;

pub use g1::{G1, G1Affine, G1Projective, mul_by_9};
pub use g2::{G2, G2Affine, G2Projective};
pub use montane_fields::bn254::{Fp, Fp2, Fp6, Fp12, Fr as Scalar};
#[cfg(test)]
pub(crate) use pairing::hard_part_in_lanes;
pub use pairing::{Bn256, G2Prepared, Gt, MillerLoopResult, hard_part, multi_miller_loop, pairing, pairing_check};

#[cfg(test)]
mod tests;
