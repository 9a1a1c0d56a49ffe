//! Vectors: the registers of a machine, and numbers side by side in them.
//!
//! [`Vector`] is what a register of 64-bit lanes can do, and [`Vector8`] one of eight lanes; formulas are generic over
//! them. A value can only be made with a proof token of [`cpu`](crate::cpu). The machines are [`Zmm`] and [`Ymm`] with
//! AVX-512 IFMA, the same with AVX-512F alone, [`YmmPair`] and [`Ymm`] with AVX2 and FMA, and [`Model`], which means
//! the same in plain words on any CPU.
//!
//! | room | holds |
//! |---|---|
//! | [`lanes`] | numbers of 52-bit limbs, one in each lane: products, sums, sums of products |
//! | [`residues`] | one number modulo sixteen small primes in two vectors |
//! | [`doubles`] | lanes of doubles, for formulas that are written in multiply-adds of doubles themselves |
//! | [`kernels`] | all of it as registry entries |
//!
//! Code over a vector becomes its instructions only where it is inlined into a function that has the feature: call it
//! within [`Isa::outline`](crate::cpu::Isa::outline).

pub mod doubles;
pub mod kernels;
pub mod lanes;
mod machines;
mod modulus;
#[cfg(target_arch = "x86_64")]
pub(crate) mod products52;
pub(crate) mod register;
pub mod residues;

pub use lanes::{Lanes52, Signed, Wide};
#[cfg(target_arch = "x86_64")]
pub use machines::avx2::YmmPair;
pub use machines::model::Model;
#[cfg(target_arch = "x86_64")]
pub use machines::registers::{Ymm, Zmm};
pub use modulus::{COLUMNS, LIMB_MASK, Modulus52, Multiples, Quotient, RADIX_BITS};
pub use register::{Vector, Vector8, Words8};

/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type Zmm<I = crate::cpu::Ifma> = Model<I>;
/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type Ymm<I = crate::cpu::Ifma> = Model<I, 4>;
/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type YmmPair = Model<crate::cpu::Avx2>;
