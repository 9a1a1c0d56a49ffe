//! [`Vector`]s in plain words.

use core::fmt::Debug;

use crate::cpu::Isa;
use crate::vector::modulus::{LIMB_MASK, RADIX_BITS};
use crate::vector::register::{Vector, Vector8, Words8};

/// [`Vector`] in plain words: what the instructions mean, on any CPU.
#[derive(Clone, Copy, Debug)]
pub struct Model<I, const LANES: usize = 8>(pub(in crate::vector) [u64; LANES], pub(in crate::vector) I);

impl<I: Copy, const LANES: usize> Model<I, LANES> {
    /// Out of line, as are the methods below: the unrolled bodies would be huge.
    #[inline(never)]
    pub(in crate::vector) fn zip(self, b: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self(core::array::from_fn(|i| f(self.0[i], b.0[i])), self.1)
    }
    #[inline(never)]
    fn map(self, f: impl Fn(u64) -> u64) -> Self {
        Self(self.0.map(f), self.1)
    }
}

/// The 104-bit product of the low 52 bits.
fn product(a: u64, b: u64) -> u128 {
    u128::from(a & LIMB_MASK) * u128::from(b & LIMB_MASK)
}

impl<I: Isa + Debug + Send + Sync, const LANES: usize> Vector for Model<I, LANES> {
    type Isa = I;
    const LANES: usize = LANES;

    fn splat(isa: I, x: u64) -> Self {
        Self([x; LANES], isa)
    }
    fn load(isa: I, lanes: &[u64]) -> Self {
        let mut all = [0; LANES];
        all[..lanes.len()].copy_from_slice(lanes);
        Self(all, isa)
    }
    fn isa(self) -> I {
        self.1
    }
    fn store(self, lanes: &mut [u64]) {
        lanes.copy_from_slice(&self.0[..lanes.len()]);
    }
    #[inline(never)]
    fn madd_lo(self, a: Self, b: Self) -> Self {
        self.add(a.zip(b, |a, b| product(a, b) as u64 & LIMB_MASK))
    }
    #[inline(never)]
    fn madd_hi(self, a: Self, b: Self) -> Self {
        self.add(a.zip(b, |a, b| (product(a, b) >> RADIX_BITS) as u64))
    }
    fn add(self, b: Self) -> Self {
        self.zip(b, u64::wrapping_add)
    }
    fn sub(self, b: Self) -> Self {
        self.zip(b, u64::wrapping_sub)
    }
    fn add_in(self, b: Self, lanes: u8) -> Self {
        self.select(self.add(b), Self::mask(self.1, lanes))
    }
    fn sub_in(self, b: Self, lanes: u8) -> Self {
        self.select(self.sub(b), Self::mask(self.1, lanes))
    }
    fn negate_in(self, lanes: u8) -> Self {
        self.select(Self::splat(self.1, 0).sub(self), Self::mask(self.1, lanes))
    }
    fn and(self, b: Self) -> Self {
        self.zip(b, |a, b| a & b)
    }
    fn or(self, b: Self) -> Self {
        self.zip(b, |a, b| a | b)
    }
    fn shl(self, bits: u32) -> Self {
        self.map(|a| a << bits)
    }
    fn shl_each(self, bits: Self) -> Self {
        self.zip(bits, |a, bits| a << bits)
    }
    fn shr(self, bits: u32) -> Self {
        self.map(|a| a >> bits)
    }
    fn sar(self, bits: u32) -> Self {
        self.map(|a| (a.cast_signed() >> bits).cast_unsigned())
    }
    fn select(self, b: Self, choose: Self) -> Self {
        self.and(choose.map(|c| !c)).or(b.and(choose))
    }
    fn mask(isa: I, lanes: u8) -> Self {
        Self(core::array::from_fn(|i| u64::from(lanes >> i & 1).wrapping_neg()), isa)
    }
    fn top_bits(self) -> u8 {
        (0..LANES).fold(0, |bits, i| bits | ((self.0[i] >> 63) as u8) << i)
    }
    fn permute<const ORDER: i32>(self) -> Self {
        Self(core::array::from_fn(|i| self.0[i / 4 * 4 + (ORDER >> (2 * (i % 4)) & 3) as usize]), self.1)
    }
}

impl<I: Isa + Debug + Send + Sync> Vector8 for Model<I> {
    type Half = Model<I, 4>;

    fn wake(isa: I, words: Words8) -> Self {
        Self(words.words(), isa)
    }
    fn rest(self) -> Words8 {
        Words8::new(self.0)
    }
    fn transpose(rows: [Self; 8]) -> [Self; 8] {
        core::array::from_fn(|j| Self(core::array::from_fn(|i| rows[i].0[j]), rows[0].1))
    }
    fn columns(isa: I, rows: [&[u64; 4]; 8]) -> [Self; 4] {
        core::array::from_fn(|j| Self(rows.map(|row| row[j]), isa))
    }
    fn gather(self, index: Self) -> Self {
        Self(index.0.map(|i| self.0[i as usize % 8]), self.1)
    }
    fn gather2(self, high: Self, index: Self) -> Self {
        Self(index.0.map(|i| if i & 8 == 0 { self.0[i as usize % 8] } else { high.0[i as usize % 8] }), self.1)
    }
}
