//! Four lanes of 64 bits, each a double or an integer, for formulas that are written in multiply-adds of doubles
//! themselves. Threads must round to nearest; [`Vector`](crate::vector::Vector)s, whose lanes are integers, ask for
//! nothing.
//!
//! A value of a vector type can only be made with a proof token, so its methods need none and are safe.

use core::fmt::Debug;

use crate::cpu::Isa;

/// Four lanes of 64 bits. Every method is lanewise and constant time, but for those that say how they move lanes.
///
/// Doubles are integers of magnitude below `2^105` throughout, so that nothing depends on how subnormal numbers are
/// treated.
pub trait Doubles: Copy + Debug + 'static {
    /// The instruction set that a value proves.
    type Isa: Isa;

    /// `x` in every lane.
    fn splat(isa: Self::Isa, x: u64) -> Self;
    /// Lane `i` is `lanes[i]`.
    fn load(isa: Self::Isa, lanes: &[u64; 4]) -> Self;
    /// The token: there could be no value without it.
    fn isa(self) -> Self::Isa;
    /// The lanes.
    fn store(self) -> [u64; 4];

    /// Doubles: `self * b + c`, rounded once.
    fn mul_add(self, b: Self, c: Self) -> Self;
    /// Doubles: `self + b * scale`, rounded once, where `b * scale` is an integer and a double.
    fn add_scaled(self, b: Self, scale: Self) -> Self;
    /// Doubles: `self + b`.
    fn plus(self, b: Self) -> Self;
    /// Doubles: `self - b`.
    fn minus(self, b: Self) -> Self;

    /// Integers: `self + b` modulo `2^64`.
    fn add(self, b: Self) -> Self;
    /// Integers: `self - b` modulo `2^64`.
    fn sub(self, b: Self) -> Self;
    /// Integers: the product of the low halves.
    fn mul_low_halves(self, b: Self) -> Self;
    /// `self & b`
    fn and(self, b: Self) -> Self;
    /// `self | b`
    fn or(self, b: Self) -> Self;
    /// `self ^ b`
    fn xor(self, b: Self) -> Self;
    /// `self << BITS`
    fn shl<const BITS: i32>(self) -> Self;
    /// `self >> BITS`, unsigned.
    fn shr<const BITS: i32>(self) -> Self;

    /// `b` in the lanes where `choose` has all bits set, `self` where it has none.
    fn select(self, b: Self, choose: Self) -> Self;
    /// All bits set in the lanes whose bit of `lanes` is set.
    fn mask(isa: Self::Isa, lanes: u8) -> Self;
    /// Bit `i` is the top bit of lane `i`.
    fn top_bits(self) -> u8;
    /// Lane `i` is lane `(ORDER >> 2i) & 3`.
    fn permute<const ORDER: i32>(self) -> Self;
    /// Lane `i` of output `j` is lane `j` of input `i`.
    fn transpose(rows: [Self; 4]) -> [Self; 4];
}
