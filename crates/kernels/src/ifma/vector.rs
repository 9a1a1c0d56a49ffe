//! Lanes of 64 bits with the 52-bit multiply-add: AVX-512 registers, and a software model of them.
//!
//! A value of a vector type can only be made with a proof token, so its methods need none and are safe.

use core::fmt::Debug;

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
    /// Bit by bit `if choose { b } else { self }`.
    fn select(self, b: Self, choose: Self) -> Self;
    /// All bits set in the lanes whose bit of `lanes` is set.
    fn mask(isa: Self::Isa, lanes: u8) -> Self;
    /// Bit `i` is the top bit of lane `i`.
    fn top_bits(self) -> u8;
    /// Lane `i` of every group of four is lane `(ORDER >> 2i) & 3` of that group.
    fn permute<const ORDER: i32>(self) -> Self;
}

/// Eight lanes at rest: only words, which prove nothing, so that constants can be made of them on any CPU. They have the type
/// that the compiler keeps in a register: an array of words would be copied through memory.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Words8(Raw8);

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
pub use x86::{Ymm, Zmm};

/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type Zmm = Model<crate::cpu::Ifma>;
/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type Ymm = Model<crate::cpu::Ifma, 4>;

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Vector, Vector8, Words8};
    use crate::cpu::Ifma;
    use crate::cpu::token::Token;
    use core::arch::x86_64::*;

    /// The truth table of `if choose { b } else { a }` for the operand order `(choose, b, a)`.
    const IF_THEN_ELSE: i32 = 0b1100_1010;

    /// The first `n` lanes.
    #[inline(always)]
    const fn prefix(n: usize, lanes: usize) -> u8 {
        assert!(n <= lanes);
        ((1u32 << n) - 1) as u8
    }

    // The two widths differ in the names of the intrinsics only.
    macro_rules! register {
        ($(#[$doc:meta])* $name:ident, $raw:ty, $lanes:literal, $splat:ident, $load:ident, $store:ident,
         $lo:ident, $hi:ident, $add:ident, $sub:ident, $mask_add:ident, $mask_sub:ident, $and:ident, $or:ident, $shl:ident, $shr:ident, $sar:ident,
         $ternary:ident, $mask:ident, $top_bits:ident, $permute:ident) => {
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            #[repr(transparent)]
            pub struct $name($raw);

            impl Vector for $name {
                type Isa = Ifma;
                const LANES: usize = $lanes;

                #[inline(always)]
                fn splat(_: Ifma, x: u64) -> Self {
                    // SAFETY: the token proves AVX-512 F and VL.
                    Self(unsafe { $splat(x.cast_signed()) })
                }
                #[inline(always)]
                fn load(_: Ifma, lanes: &[u64]) -> Self {
                    // SAFETY: the token proves AVX-512 F and VL; the mask keeps the access, of any alignment, within the slice.
                    Self(unsafe { $load(prefix(lanes.len(), $lanes), lanes.as_ptr().cast()) })
                }
                #[inline(always)]
                fn isa(self) -> Ifma {
                    // SAFETY: `self` was made with the token.
                    unsafe { <Ifma as Token>::assume() }
                }
                #[inline(always)]
                fn store(self, lanes: &mut [u64]) {
                    // SAFETY: `self` proves AVX-512 F and VL; the mask keeps the access, of any alignment, within the slice.
                    unsafe { $store(lanes.as_mut_ptr().cast(), prefix(lanes.len(), $lanes), self.0) }
                }
                #[inline(always)]
                fn madd_lo(self, a: Self, b: Self) -> Self {
                    // SAFETY: `self` proves AVX-512 IFMA and VL.
                    Self(unsafe { $lo(self.0, a.0, b.0) })
                }
                #[inline(always)]
                fn madd_hi(self, a: Self, b: Self) -> Self {
                    // SAFETY: `self` proves AVX-512 IFMA and VL.
                    Self(unsafe { $hi(self.0, a.0, b.0) })
                }
                #[inline(always)]
                fn add(self, b: Self) -> Self {
                    // SAFETY: `self` proves AVX-512 F.
                    Self(unsafe { $add(self.0, b.0) })
                }
                #[inline(always)]
                fn sub(self, b: Self) -> Self {
                    // SAFETY: `self` proves AVX-512 F.
                    Self(unsafe { $sub(self.0, b.0) })
                }
                #[inline(always)]
                fn add_in(self, b: Self, lanes: u8) -> Self {
                    // SAFETY: `self` proves AVX-512 F and VL.
                    Self(unsafe { $mask_add(self.0, lanes, self.0, b.0) })
                }
                #[inline(always)]
                fn sub_in(self, b: Self, lanes: u8) -> Self {
                    // SAFETY: `self` proves AVX-512 F and VL.
                    Self(unsafe { $mask_sub(self.0, lanes, self.0, b.0) })
                }
                #[inline(always)]
                fn negate_in(self, lanes: u8) -> Self {
                    // SAFETY: `self` proves AVX-512 F and VL.
                    Self(unsafe { $mask_sub(self.0, lanes, $splat(0), self.0) })
                }
                #[inline(always)]
                fn and(self, b: Self) -> Self {
                    // SAFETY: `self` proves AVX-512 F.
                    Self(unsafe { $and(self.0, b.0) })
                }
                #[inline(always)]
                fn or(self, b: Self) -> Self {
                    // SAFETY: `self` proves AVX-512 F.
                    Self(unsafe { $or(self.0, b.0) })
                }
                #[inline(always)]
                fn shl(self, bits: u32) -> Self {
                    // SAFETY: `self` proves AVX-512 F.
                    Self(unsafe { $shl(self.0, $splat(i64::from(bits))) })
                }
                #[inline(always)]
                fn shl_each(self, bits: Self) -> Self {
                    // SAFETY: `self` proves AVX-512 F.
                    Self(unsafe { $shl(self.0, bits.0) })
                }
                #[inline(always)]
                fn shr(self, bits: u32) -> Self {
                    // SAFETY: `self` proves AVX-512 F.
                    Self(unsafe { $shr(self.0, $splat(i64::from(bits))) })
                }
                #[inline(always)]
                fn sar(self, bits: u32) -> Self {
                    // SAFETY: `self` proves AVX-512 F and VL.
                    Self(unsafe { $sar(self.0, $splat(i64::from(bits))) })
                }
                #[inline(always)]
                fn select(self, b: Self, choose: Self) -> Self {
                    // SAFETY: `self` proves AVX-512 F and VL.
                    Self(unsafe { $ternary::<IF_THEN_ELSE>(choose.0, b.0, self.0) })
                }
                #[inline(always)]
                fn mask(_: Ifma, lanes: u8) -> Self {
                    // SAFETY: the token proves AVX-512 DQ and VL.
                    Self(unsafe { $mask(lanes) })
                }
                #[inline(always)]
                fn top_bits(self) -> u8 {
                    // SAFETY: `self` proves AVX-512 DQ and VL.
                    unsafe { $top_bits(self.0) }
                }
                #[inline(always)]
                fn permute<const ORDER: i32>(self) -> Self {
                    // SAFETY: `self` proves AVX-512 F and VL.
                    Self(unsafe { $permute::<ORDER>(self.0) })
                }
            }
        };
    }

    register!(
        /// A 512-bit register. Holding one proves that the CPU has AVX-512 IFMA.
        Zmm, __m512i, 8, _mm512_set1_epi64, _mm512_maskz_loadu_epi64, _mm512_mask_storeu_epi64,
        _mm512_madd52lo_epu64, _mm512_madd52hi_epu64, _mm512_add_epi64, _mm512_sub_epi64, _mm512_mask_add_epi64, _mm512_mask_sub_epi64, _mm512_and_si512, _mm512_or_si512,
        _mm512_sllv_epi64, _mm512_srlv_epi64, _mm512_srav_epi64, _mm512_ternarylogic_epi64, _mm512_movm_epi64,
        _mm512_movepi64_mask, _mm512_permutex_epi64
    );
    register!(
        /// A 256-bit register. Holding one proves that the CPU has AVX-512 IFMA and VL.
        Ymm, __m256i, 4, _mm256_set1_epi64x, _mm256_maskz_loadu_epi64, _mm256_mask_storeu_epi64,
        _mm256_madd52lo_epu64, _mm256_madd52hi_epu64, _mm256_add_epi64, _mm256_sub_epi64, _mm256_mask_add_epi64, _mm256_mask_sub_epi64, _mm256_and_si256, _mm256_or_si256,
        _mm256_sllv_epi64, _mm256_srlv_epi64, _mm256_srav_epi64, _mm256_ternarylogic_epi64, _mm256_movm_epi64,
        _mm256_movepi64_mask, _mm256_permutex_epi64
    );

    impl Vector8 for Zmm {
        type Half = Ymm;

        #[inline(always)]
        fn wake(_: Ifma, words: Words8) -> Self {
            Self(words.0)
        }
        #[inline(always)]
        fn rest(self) -> Words8 {
            Words8(self.0)
        }
        #[inline(always)]
        fn transpose([a, b, c, d, e, f, g, h]: [Self; 8]) -> [Self; 8] {
            let [c0, c2, c4, c6] = Self::quarters([a.evens(b), c.evens(d), e.evens(f), g.evens(h)]);
            let [c1, c3, c5, c7] = Self::quarters([a.odds(b), c.odds(d), e.odds(f), g.odds(h)]);
            [c0, c1, c2, c3, c4, c5, c6, c7]
        }
        #[inline(always)]
        fn columns(isa: Ifma, [a, b, c, d, e, f, g, h]: [&[u64; 4]; 8]) -> [Self; 4] {
            let (ac, bd) = (Self::halves(isa, a, c), Self::halves(isa, b, d));
            let (eg, fh) = (Self::halves(isa, e, g), Self::halves(isa, f, h));
            let (low, high) = ([ac.evens(bd), ac.odds(bd)], [eg.evens(fh), eg.odds(fh)]);
            [
                low[0].quarters_02(high[0]),
                low[1].quarters_02(high[1]),
                low[0].quarters_13(high[0]),
                low[1].quarters_13(high[1]),
            ]
        }
        #[inline(always)]
        fn gather(self, index: Self) -> Self {
            // SAFETY: `self` proves AVX-512 F.
            Self(unsafe { _mm512_permutexvar_epi64(index.0, self.0) })
        }
        #[inline(always)]
        fn gather2(self, high: Self, index: Self) -> Self {
            // SAFETY: `self` proves AVX-512 F.
            Self(unsafe { _mm512_permutex2var_epi64(self.0, index.0, high.0) })
        }
    }

    impl Zmm {
        /// Four lanes each.
        #[inline(always)]
        fn halves(_: Ifma, low: &[u64; 4], high: &[u64; 4]) -> Self {
            // SAFETY: the token proves AVX-512 F; each half is 32 readable bytes, of any alignment.
            unsafe {
                let (low, high) = (_mm256_loadu_si256(low.as_ptr().cast()), _mm256_loadu_si256(high.as_ptr().cast()));
                Self(_mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high))
            }
        }
        /// `a0 b0 a2 b2 a4 b4 a6 b6`
        #[inline(always)]
        fn evens(self, b: Self) -> Self {
            // SAFETY: `self` proves AVX-512 F.
            Self(unsafe { _mm512_unpacklo_epi64(self.0, b.0) })
        }
        /// `a1 b1 a3 b3 a5 b5 a7 b7`
        #[inline(always)]
        fn odds(self, b: Self) -> Self {
            // SAFETY: `self` proves AVX-512 F.
            Self(unsafe { _mm512_unpackhi_epi64(self.0, b.0) })
        }
        /// Quarters 0 and 2 of `a`, then of `b`.
        #[inline(always)]
        fn quarters_02(self, b: Self) -> Self {
            // SAFETY: `self` proves AVX-512 F.
            Self(unsafe { _mm512_shuffle_i64x2::<0b10_00_10_00>(self.0, b.0) })
        }
        /// Quarters 1 and 3 of `a`, then of `b`.
        #[inline(always)]
        fn quarters_13(self, b: Self) -> Self {
            // SAFETY: `self` proves AVX-512 F.
            Self(unsafe { _mm512_shuffle_i64x2::<0b11_01_11_01>(self.0, b.0) })
        }
        /// The transposed 4 by 4 matrix of quarters.
        #[inline(always)]
        fn quarters([a, b, c, d]: [Self; 4]) -> [Self; 4] {
            let (ab02, ab13) = (a.quarters_02(b), a.quarters_13(b));
            let (cd02, cd13) = (c.quarters_02(d), c.quarters_13(d));
            [ab02.quarters_02(cd02), ab13.quarters_02(cd13), ab02.quarters_13(cd02), ab13.quarters_13(cd13)]
        }
    }
}

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
