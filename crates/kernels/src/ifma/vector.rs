//! Lanes of 64 bits with the 52-bit multiply-add: AVX-512 registers, and a software model of them.
//!
//! A value of a vector type can only be made with a proof token, so its methods need none and are safe.

use core::fmt::Debug;

use super::modulus::Modulus52;
use super::mont::Lanes;
use super::wide::Wide;
use crate::cpu::Isa;

/// Bits of a limb that the multiplier reads.
pub const RADIX_BITS: u32 = 52;
/// The low [`RADIX_BITS`] bits.
pub const LIMB_MASK: u64 = (1 << RADIX_BITS) - 1;

/// Lanes of 64 bits. Every method is lanewise, modulo `2^64`, and constant time, but for those that say how they move lanes.
pub trait Vector: Copy + Debug + Send + Sync + 'static {
    /// The instruction set that a value proves.
    type Isa: Isa + Send + Sync;
    /// How many lanes: 4 or 8.
    const LANES: usize;

    /// `x` in every lane.
    fn splat(isa: Self::Isa, x: u64) -> Self;
    /// Lane `i` is `lanes[i]`, or zero beyond the slice, whose length is at most [`Self::LANES`].
    fn load(isa: Self::Isa, lanes: &[u64]) -> Self;
    /// The token: there could be no value without it.
    fn isa(self) -> Self::Isa;
    /// The first lanes, as many as the slice holds, which is at most [`Self::LANES`].
    fn store(self, lanes: &mut [u64]);
    /// `self + lo52(lo52(a) * lo52(b))`: bits 0 to 51 of the product.
    fn madd_lo(self, a: Self, b: Self) -> Self;
    /// `self + hi52(lo52(a) * lo52(b))`: bits 52 to 103 of the product.
    fn madd_hi(self, a: Self, b: Self) -> Self;
    /// `self + b`
    fn add(self, b: Self) -> Self;
    /// `self - b`
    fn sub(self, b: Self) -> Self;
    /// `self + b` in the lanes whose bit of `lanes` is set, `self` elsewhere.
    fn add_in(self, b: Self, lanes: u8) -> Self;
    /// `self - b` in the lanes whose bit of `lanes` is set, `self` elsewhere.
    fn sub_in(self, b: Self, lanes: u8) -> Self;
    /// `-self` in the lanes whose bit of `lanes` is set, `self` elsewhere.
    fn negate_in(self, lanes: u8) -> Self;
    /// `self & b`
    fn and(self, b: Self) -> Self;
    /// `self | b`
    fn or(self, b: Self) -> Self;
    /// `self << bits` for `bits < 64`, which is a constant wherever it is fast.
    fn shl(self, bits: u32) -> Self;
    /// `self << bits`, each lane by its own number of bits, below 64.
    fn shl_each(self, bits: Self) -> Self;
    /// `self >> bits`, unsigned; as [`Self::shl`].
    fn shr(self, bits: u32) -> Self;
    /// `self >> bits`, signed; as [`Self::shl`].
    fn sar(self, bits: u32) -> Self;
    /// `b` in the lanes where `choose` has all bits set, `self` where it has none.
    fn select(self, b: Self, choose: Self) -> Self;
    /// All bits set in the lanes whose bit of `lanes` is set.
    fn mask(isa: Self::Isa, lanes: u8) -> Self;
    /// Bit `i` is the top bit of lane `i`.
    fn top_bits(self) -> u8;
    /// Lane `i` of every group of four is lane `(ORDER >> 2i) & 3` of that group.
    fn permute<const ORDER: i32>(self) -> Self;

    /// Adds to each of the signed limbs what is above the 52 bits of the one below. Only the low 52 bits of a limb are of meaning then, and
    /// all of the last.
    #[inline(always)]
    fn chain<const L: usize>(limbs: &mut [Self; L]) {
        unroll::<L>(
            #[inline(always)]
            |j| {
                if j >= 1 {
                    limbs[j] = limbs[j].add(limbs[j - 1].sar(RADIX_BITS));
                }
            },
        );
    }

    /// Whether what [`Self::reduce`], [`Self::mul`] and [`Self::square`] give is carried already.
    const CARRIES: bool = false;

    /// `t + a b`. This and what follows is made of multiply-adds; vectors whose multiplier is another one have bodies of their own.
    #[inline(always)]
    fn mul_acc<const L: usize>(t: &mut Wide<Self>, a: &Lanes<Self, L>, b: &Lanes<Self, L>) {
        *t = t.mul_acc_in_rows(a, b);
    }
    /// The columns of `a^2`.
    #[inline(always)]
    fn square_columns<const L: usize>(a: &Lanes<Self, L>) -> Wide<Self> {
        Wide::square_in_rows(a)
    }
    /// `T R^-1` modulo `p` for the value `T` of the columns, in limbs that are to be carried: see [`Wide::reduce_relaxed`].
    #[inline(always)]
    fn reduce<const L: usize>(t: &Wide<Self>, k: &Modulus52<L>) -> [Self; L] {
        t.reduce_in_rows(k)
    }
    /// [`Self::reduce`] of `a b`.
    #[inline(always)]
    fn mul<const L: usize>(a: &Lanes<Self, L>, b: &Lanes<Self, L>, k: &Modulus52<L>) -> [Self; L] {
        Wide::zero(a.isa()).mul_acc_in_rows(a, b).reduce_in_rows(k)
    }
    /// [`Self::reduce`] of `a^2`.
    #[inline(always)]
    fn square<const L: usize>(a: &Lanes<Self, L>, k: &Modulus52<L>) -> [Self; L] {
        Wide::square_in_rows(a).reduce_in_rows(k)
    }
}

/// Eight lanes at rest: only words, which prove nothing, so that constants can be made of them on any CPU. They have the type
/// that the compiler keeps in a register: an array of words would be copied through memory.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Words8(pub(super) Raw8);

#[cfg(target_arch = "x86_64")]
type Raw8 = core::arch::x86_64::__m512i;
#[cfg(not(target_arch = "x86_64"))]
type Raw8 = [u64; 8];

impl Words8 {
    /// Zero in every lane.
    pub const ZERO: Self = Self::new([0; 8]);

    /// Lane `i` is `words[i]`.
    #[inline(always)]
    #[must_use]
    pub const fn new(words: [u64; 8]) -> Self {
        // SAFETY: both are 64 bytes, for which every value is valid.
        Self(unsafe { core::mem::transmute::<[u64; 8], Raw8>(words) })
    }

    /// `words[i]` is lane `i`.
    #[inline(always)]
    #[must_use]
    pub const fn words(self) -> [u64; 8] {
        // SAFETY: both are 64 bytes, for which every value is valid.
        unsafe { core::mem::transmute::<Raw8, [u64; 8]>(self.0) }
    }
}

impl Debug for Words8 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.words().fmt(f)
    }
}

/// A [`Vector`] of eight lanes.
pub trait Vector8: Vector {
    /// Four lanes of the same.
    type Half: Vector<Isa = Self::Isa>;

    /// The lanes of these words.
    fn wake(isa: Self::Isa, words: Words8) -> Self;
    /// The words of these lanes.
    fn rest(self) -> Words8;
    /// Lane `i` of output `j` is lane `j` of input `i`.
    fn transpose(rows: [Self; 8]) -> [Self; 8];
    /// Lane `i` of output `j` is `rows[i][j]`.
    fn columns(isa: Self::Isa, rows: [&[u64; 4]; 8]) -> [Self; 4];
    /// Lane `i` is lane `index_i mod 8` of `self`.
    fn gather(self, index: Self) -> Self;
    /// Lane `i` is lane `index_i mod 16` of `self` and `high`, one after the other.
    fn gather2(self, high: Self, index: Self) -> Self;
}

#[cfg(target_arch = "x86_64")]
pub use super::registers::{Ymm, Zmm};

/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type Zmm<I = crate::cpu::Ifma> = Model<I>;
/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type Ymm<I = crate::cpu::Ifma> = Model<I, 4>;

/// [`Vector`] in plain words: what the instructions mean, on any CPU.
#[derive(Clone, Copy, Debug)]
pub struct Model<I, const LANES: usize = 8>([u64; LANES], I);

impl<I: Copy, const LANES: usize> Model<I, LANES> {
    /// Out of line, as are the methods below: the unrolled bodies would be huge.
    #[inline(never)]
    fn zip(self, b: Self, f: impl Fn(u64, u64) -> u64) -> Self {
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

/// Calls `f(0)`, ..., `f(N - 1)`: a loop that is unrolled at once, so that indices are constants from the first pass of the
/// compiler on and arrays become registers. A plain loop is unrolled too late for that, or not at all.
#[inline(always)]
pub(crate) fn unroll<const N: usize>(mut f: impl FnMut(usize)) {
    /// Nested, so that conditions behind the first that fails are never looked at.
    macro_rules! calls {
        ($i:literal $($rest:literal)*) => {
            if const { N > $i } {
                f($i);
                calls!($($rest)*);
            }
        };
        () => {
            const { assert!(N <= 16) };
        };
    }
    calls!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
}
