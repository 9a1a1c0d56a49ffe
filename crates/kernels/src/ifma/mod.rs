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
//! 256 multiply-adds, 16 additions, 14 shifts and 7 masks: 146.5 cycles, or 18.3 for each relaxed product. Measured on a
//! Sapphire Rapids class core, in core cycles for each of the eight, independent calls:
//!
//! | | product | square | relaxed product | relaxed square |
//! |---|---|---|---|---|
//! | 381 bits, 8 limbs | 22.2 | 19.2 | 19.4 | 16.7 |
//! | 255 bits, 5 limbs | 10.7 | 9.0 | 8.7 | 7.4 |
//!
//! Tried and slower: a reduction row after each product row in a window of ten registers, not unrolled (45, the window lives
//! in memory); the same unrolled (19.1); a product row between reduction rows (19.4); product and reduction in two sets of
//! accumulators (19.3 to 22.6, registers spill); `-p` as the start of the upper accumulators, so that the last subtraction is
//! free (23.5: all sixteen are live from the start); the choice at the end by a mask register instead of a ternary
//! operation (23.6).
//!
//! Code here is generic over [`Vector`], whose two kinds are registers and a software model. It becomes AVX-512 code only
//! where it is inlined into a function that has the feature: call it within [`Isa::outline`](crate::cpu::Isa::outline).

mod butterfly;
pub mod kernels;
mod model;
mod modulus;
mod mont;
pub(crate) mod pack;
#[cfg(target_arch = "x86_64")]
mod registers;
pub mod residues;
mod signed;
#[cfg(test)]
mod tests;
pub(crate) mod vector;
mod wide;

pub use model::Model;
pub use modulus::{COLUMNS, LIMB_MASK, Modulus52, Multiples, RADIX_BITS};
pub use mont::{Lanes, Lanes8};
pub use residues::{Bases, Factor, Residues, Sum, reduce};
pub use signed::Signed;
#[cfg(target_arch = "x86_64")]
pub(crate) use vector::in_turn;
pub use vector::{Vector, Vector8, Words8};
pub use wide::Wide;

#[cfg(target_arch = "x86_64")]
pub use registers::{Ymm, Zmm};

/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type Zmm<I = crate::cpu::Ifma> = Model<I>;
/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type Ymm<I = crate::cpu::Ifma> = Model<I, 4>;
