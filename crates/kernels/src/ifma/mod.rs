//! AVX-512 IFMA: eight residues side by side in radix `2^52`, one number in each 64-bit lane.
//!
//! The multiplier (`vpmadd52luq`, `vpmadd52huq`) adds the low or the high 52 bits of a 104-bit product to a 64-bit lane,
//! so a column of a product can take 4096 of them before it must be carried. Three ideas make the product:
//!
//! 1. **Columns first.** The `2L` columns of the product are `2 L^2` independent multiply-adds; one accumulator for each
//!    column fits the 32 registers with an operand beside it. Nothing is carried until a column is read.
//! 2. **Domb's fold.** All low columns but two are cleared by adding `t * (2^-52 mod p)` one column up, which has no `m`
//!    to compute; the last two by Montgomery's step, which brings the value back below `p + T / R`.
//! 3. **Relaxed values.** `R` exceeds `p` by at least four bits, so sums and products below `2p` need no subtraction.
//!
//! The bound is the two ports that take 512-bit multiply-adds, shifts being confined to one of them. For `L = 8` that is
//! 256 multiply-adds, 16 additions, 14 shifts and 7 masks: 146.5 cycles, or 18.3 for each product.
//!
//! Code here is generic over [`Vector`], whose two kinds are registers and a software model. It becomes AVX-512 code only
//! where it is inlined into a function that has the feature: call it within [`Isa::outline`](crate::cpu::Isa::outline).

pub mod kernels;
mod modulus;
mod mont;
pub(crate) mod pack;
#[cfg(test)]
mod tests;
pub(crate) mod vector;

pub use modulus::Modulus52;
pub use mont::{COLUMNS, Lanes, Lanes8, Wide};
pub use vector::{LIMB_MASK, Model, RADIX_BITS, Vector, Vector8, Ymm, Zmm};
