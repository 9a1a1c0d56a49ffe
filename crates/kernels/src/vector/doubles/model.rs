//! [`Doubles`] in plain words.

use core::fmt::Debug;

use super::register::Doubles;
use crate::cpu::Isa;
use crate::vector::Model;

/// The integer that a double is, whose magnitude is below `2^126`.
fn integer(x: u64) -> i128 {
    let x = f64::from_bits(x);
    let n = x as i128;
    debug_assert!(n.unsigned_abs() < 1 << 126 && n as f64 == x, "{x:?} is no integer of the range");
    n
}

/// The double nearest to an integer, ties to even. The conversion is the compiler's, in integers.
fn nearest(x: i128) -> u64 {
    debug_assert!(x.unsigned_abs() <= 1 << 106);
    (x as f64).to_bits()
}

/// What the instructions mean, in any rounding mode.
impl<I: Isa + Debug> Doubles for Model<I, 4> {
    type Isa = I;

    fn splat(isa: I, x: u64) -> Self {
        Self([x; 4], isa)
    }
    fn load(isa: I, lanes: &[u64; 4]) -> Self {
        Self(*lanes, isa)
    }
    fn isa(self) -> I {
        self.1
    }
    fn store(self) -> [u64; 4] {
        self.0
    }
    #[inline(never)]
    fn mul_add(self, b: Self, c: Self) -> Self {
        let product = |i: usize| integer(self.0[i]) * integer(b.0[i]);
        Self(core::array::from_fn(|i| nearest(product(i) + integer(c.0[i]))), self.1)
    }
    fn add_scaled(self, b: Self, scale: Self) -> Self {
        self.plus(b.zip(scale, |b, scale| (f64::from_bits(b) * f64::from_bits(scale)).to_bits()))
    }
    fn plus(self, b: Self) -> Self {
        self.zip(b, |a, b| nearest(integer(a) + integer(b)))
    }
    fn minus(self, b: Self) -> Self {
        self.zip(b, |a, b| nearest(integer(a) - integer(b)))
    }
    fn add(self, b: Self) -> Self {
        self.zip(b, u64::wrapping_add)
    }
    fn sub(self, b: Self) -> Self {
        self.zip(b, u64::wrapping_sub)
    }
    fn mul_low_halves(self, b: Self) -> Self {
        self.zip(b, |a, b| (a & u64::from(u32::MAX)) * (b & u64::from(u32::MAX)))
    }
    fn and(self, b: Self) -> Self {
        self.zip(b, |a, b| a & b)
    }
    fn or(self, b: Self) -> Self {
        self.zip(b, |a, b| a | b)
    }
    fn xor(self, b: Self) -> Self {
        self.zip(b, |a, b| a ^ b)
    }
    fn shl<const BITS: i32>(self) -> Self {
        Self(self.0.map(|a| a << BITS), self.1)
    }
    fn shr<const BITS: i32>(self) -> Self {
        Self(self.0.map(|a| a >> BITS), self.1)
    }
    fn select(self, b: Self, choose: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] & !choose.0[i] | b.0[i] & choose.0[i]), self.1)
    }
    fn mask(isa: I, lanes: u8) -> Self {
        Self(core::array::from_fn(|i| u64::from(lanes >> i & 1).wrapping_neg()), isa)
    }
    fn top_bits(self) -> u8 {
        (0..4).fold(0, |bits, i| bits | ((self.0[i] >> 63) as u8) << i)
    }
    fn permute<const ORDER: i32>(self) -> Self {
        Self(core::array::from_fn(|i| self.0[(ORDER >> (2 * i) & 3) as usize]), self.1)
    }
    fn transpose(rows: [Self; 4]) -> [Self; 4] {
        core::array::from_fn(|j| Self(core::array::from_fn(|i| rows[i].0[j]), rows[0].1))
    }
}
