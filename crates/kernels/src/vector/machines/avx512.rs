//! AVX-512F: registers as [`Vector`]s, whose products are sums of doubles. What they have in common with those of IFMA
//! is [`register`].

use core::arch::x86_64::*;

use super::registers::{Ymm, Zmm};
use crate::cpu::token::Token;
use crate::cpu::{Avx512, Isa};
use crate::vector::modulus::{COLUMNS, LIMB_MASK, Modulus52};
use crate::vector::products52::methods::products;
use crate::vector::products52::{HIGH, UNIT, zmm};
use crate::vector::register::{Vector, Vector8, Words8};

/// The truth table of `if choose { b } else { a }` for the operand order `(choose, b, a)`.
pub(super) const IF_THEN_ELSE: i32 = 0b1100_1010;

/// The first `n` lanes.
#[inline(always)]
pub(super) const fn prefix(n: usize, lanes: usize) -> u8 {
    assert!(n <= lanes);
    ((1u32 << n) - 1) as u8
}

/// Both halves of the products of the low 52 bits: see [`products52`](crate::vector::products52), whose bodies do most
/// products.
#[inline]
#[target_feature(enable = "avx512f")]
fn halves(a: __m512i, b: __m512i) -> (__m512i, __m512i) {
    const TOWARDS_ZERO: i32 = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;
    let word = |x: u64| _mm512_set1_epi64(x.cast_signed());
    let number = |x: u64| _mm512_castsi512_pd(word(x));
    let double = |x: __m512i| {
        let bits = _mm512_or_si512(_mm512_and_si512(x, word(LIMB_MASK)), word(UNIT));
        _mm512_sub_pd(_mm512_castsi512_pd(bits), number(UNIT))
    };
    let (a, b) = (double(a), double(b));
    let high = _mm512_fmadd_round_pd::<TOWARDS_ZERO>(a, b, number(HIGH));
    let low = _mm512_fmadd_round_pd::<TOWARDS_ZERO>(a, b, _mm512_sub_pd(number(HIGH + 1), high));
    (_mm512_sub_epi64(_mm512_castpd_si512(low), word(UNIT)), _mm512_sub_epi64(_mm512_castpd_si512(high), word(HIGH)))
}

#[inline]
#[target_feature(enable = "avx512f")]
fn add_low512(t: __m512i, a: __m512i, b: __m512i) -> __m512i {
    _mm512_add_epi64(t, halves(a, b).0)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn add_high512(t: __m512i, a: __m512i, b: __m512i) -> __m512i {
    _mm512_add_epi64(t, halves(a, b).1)
}

// Only instructions of 512 bits say how they round.
#[inline]
#[target_feature(enable = "avx512f,avx512vl")]
fn add_low256(t: __m256i, a: __m256i, b: __m256i) -> __m256i {
    let wide = |x| _mm512_castsi256_si512(x);
    _mm512_castsi512_si256(add_low512(wide(t), wide(a), wide(b)))
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl")]
fn add_high256(t: __m256i, a: __m256i, b: __m256i) -> __m256i {
    let wide = |x| _mm512_castsi256_si512(x);
    _mm512_castsi512_si256(add_high512(wide(t), wide(a), wide(b)))
}

/// A register of a width and a token as a [`Vector`]. The two widths differ in the names of the intrinsics only, the
/// two tokens in the multiply-adds.
macro_rules! register {
    ($name:ident, $isa:ident, $raw:ty, $lanes:literal, $splat:ident, $load:ident, $store:ident,
     $lo:ident, $hi:ident, $add:ident, $sub:ident, $mask_add:ident, $mask_sub:ident, $and:ident, $or:ident, $shl:ident, $shr:ident, $sar:ident,
     $ternary:ident, $mask:ident, $top_bits:ident, $permute:ident; $($products:tt)*) => {
        impl Vector for $name<$isa> {
            type Isa = $isa;
            const LANES: usize = $lanes;

            #[inline(always)]
            fn splat(_: $isa, x: u64) -> Self {
                // SAFETY: the token proves AVX-512 F and VL.
                Self::of(unsafe { $splat(x.cast_signed()) })
            }
            #[inline(always)]
            fn load(_: $isa, lanes: &[u64]) -> Self {
                // SAFETY: the token proves AVX-512 F and VL; the mask keeps the access, of any alignment, within the
                // slice.
                Self::of(unsafe { $load(prefix(lanes.len(), $lanes), lanes.as_ptr().cast()) })
            }
            #[inline(always)]
            fn isa(self) -> $isa {
                // SAFETY: `self` was made with the token.
                unsafe { <$isa as Token>::assume() }
            }
            #[inline(always)]
            fn store(self, lanes: &mut [u64]) {
                // SAFETY: `self` proves AVX-512 F and VL; the mask keeps the access, of any alignment, within the
                // slice.
                unsafe { $store(lanes.as_mut_ptr().cast(), prefix(lanes.len(), $lanes), self.0) }
            }
            #[inline(always)]
            fn madd_lo(self, a: Self, b: Self) -> Self {
                // SAFETY: `self` proves AVX-512 IFMA and VL.
                Self::of(unsafe { $lo(self.0, a.0, b.0) })
            }
            #[inline(always)]
            fn madd_hi(self, a: Self, b: Self) -> Self {
                // SAFETY: `self` proves AVX-512 IFMA and VL.
                Self::of(unsafe { $hi(self.0, a.0, b.0) })
            }
            #[inline(always)]
            fn add(self, b: Self) -> Self {
                // SAFETY: `self` proves AVX-512 F.
                Self::of(unsafe { $add(self.0, b.0) })
            }
            #[inline(always)]
            fn sub(self, b: Self) -> Self {
                // SAFETY: `self` proves AVX-512 F.
                Self::of(unsafe { $sub(self.0, b.0) })
            }
            #[inline(always)]
            fn add_in(self, b: Self, lanes: u8) -> Self {
                // SAFETY: `self` proves AVX-512 F and VL.
                Self::of(unsafe { $mask_add(self.0, lanes, self.0, b.0) })
            }
            #[inline(always)]
            fn sub_in(self, b: Self, lanes: u8) -> Self {
                // SAFETY: `self` proves AVX-512 F and VL.
                Self::of(unsafe { $mask_sub(self.0, lanes, self.0, b.0) })
            }
            #[inline(always)]
            fn negate_in(self, lanes: u8) -> Self {
                // SAFETY: `self` proves AVX-512 F and VL.
                Self::of(unsafe { $mask_sub(self.0, lanes, $splat(0), self.0) })
            }
            #[inline(always)]
            fn and(self, b: Self) -> Self {
                // SAFETY: `self` proves AVX-512 F.
                Self::of(unsafe { $and(self.0, b.0) })
            }
            #[inline(always)]
            fn or(self, b: Self) -> Self {
                // SAFETY: `self` proves AVX-512 F.
                Self::of(unsafe { $or(self.0, b.0) })
            }
            #[inline(always)]
            fn shl(self, bits: u32) -> Self {
                // SAFETY: `self` proves AVX-512 F.
                Self::of(unsafe { $shl(self.0, $splat(i64::from(bits))) })
            }
            #[inline(always)]
            fn shl_each(self, bits: Self) -> Self {
                // SAFETY: `self` proves AVX-512 F.
                Self::of(unsafe { $shl(self.0, bits.0) })
            }
            #[inline(always)]
            fn shr(self, bits: u32) -> Self {
                // SAFETY: `self` proves AVX-512 F.
                Self::of(unsafe { $shr(self.0, $splat(i64::from(bits))) })
            }
            #[inline(always)]
            fn sar(self, bits: u32) -> Self {
                // SAFETY: `self` proves AVX-512 F and VL.
                Self::of(unsafe { $sar(self.0, $splat(i64::from(bits))) })
            }
            #[inline(always)]
            fn select(self, b: Self, choose: Self) -> Self {
                // SAFETY: `self` proves AVX-512 F and VL.
                Self::of(unsafe { $ternary::<IF_THEN_ELSE>(choose.0, b.0, self.0) })
            }
            #[inline(always)]
            fn mask(_: $isa, lanes: u8) -> Self {
                // SAFETY: the token proves AVX-512 DQ and VL.
                Self::of(unsafe { $mask(lanes) })
            }
            #[inline(always)]
            fn top_bits(self) -> u8 {
                // SAFETY: `self` proves AVX-512 DQ and VL.
                unsafe { $top_bits(self.0) }
            }
            #[inline(always)]
            fn permute<const ORDER: i32>(self) -> Self {
                // SAFETY: `self` proves AVX-512 F and VL.
                Self::of(unsafe { $permute::<ORDER>(self.0) })
            }

            $($products)*
        }
    };
}

pub(super) use register;

register!(
    Zmm, Avx512, __m512i, 8, _mm512_set1_epi64, _mm512_maskz_loadu_epi64, _mm512_mask_storeu_epi64,
    add_low512, add_high512, _mm512_add_epi64, _mm512_sub_epi64, _mm512_mask_add_epi64, _mm512_mask_sub_epi64, _mm512_and_si512, _mm512_or_si512,
    _mm512_sllv_epi64, _mm512_srlv_epi64, _mm512_srav_epi64, _mm512_ternarylogic_epi64, _mm512_movm_epi64,
    _mm512_movepi64_mask, _mm512_permutex_epi64;
    products! { zmm, zmm_reduced, 1 }
);
register!(
    Ymm, Avx512, __m256i, 4, _mm256_set1_epi64x, _mm256_maskz_loadu_epi64, _mm256_mask_storeu_epi64,
    add_low256, add_high256, _mm256_add_epi64, _mm256_sub_epi64, _mm256_mask_add_epi64, _mm256_mask_sub_epi64, _mm256_and_si256, _mm256_or_si256,
    _mm256_sllv_epi64, _mm256_srlv_epi64, _mm256_srav_epi64, _mm256_ternarylogic_epi64, _mm256_movm_epi64,
    _mm256_movepi64_mask, _mm256_permutex_epi64;
);

impl<I: Isa + Send + Sync> Vector8 for Zmm<I>
where
    Self: Vector<Isa = I>,
    Ymm<I>: Vector<Isa = I>,
{
    type Half = Ymm<I>;

    #[inline(always)]
    fn wake(_: I, words: Words8) -> Self {
        Self::of(words.0)
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
    fn columns(isa: I, [a, b, c, d, e, f, g, h]: [&[u64; 4]; 8]) -> [Self; 4] {
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
        Self::of(unsafe { _mm512_permutexvar_epi64(index.0, self.0) })
    }
    #[inline(always)]
    fn gather2(self, high: Self, index: Self) -> Self {
        // SAFETY: `self` proves AVX-512 F.
        Self::of(unsafe { _mm512_permutex2var_epi64(self.0, index.0, high.0) })
    }
}

impl<I> Zmm<I> {
    /// Four lanes each.
    #[inline(always)]
    fn halves(_: I, low: &[u64; 4], high: &[u64; 4]) -> Self {
        // SAFETY: the token proves AVX-512 F; each half is 32 readable bytes, of any alignment.
        unsafe {
            let (low, high) = (_mm256_loadu_si256(low.as_ptr().cast()), _mm256_loadu_si256(high.as_ptr().cast()));
            Self::of(_mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high))
        }
    }
    /// `a0 b0 a2 b2 a4 b4 a6 b6`
    #[inline(always)]
    fn evens(self, b: Self) -> Self {
        // SAFETY: `self` proves AVX-512 F.
        Self::of(unsafe { _mm512_unpacklo_epi64(self.0, b.0) })
    }
    /// `a1 b1 a3 b3 a5 b5 a7 b7`
    #[inline(always)]
    fn odds(self, b: Self) -> Self {
        // SAFETY: `self` proves AVX-512 F.
        Self::of(unsafe { _mm512_unpackhi_epi64(self.0, b.0) })
    }
    /// Quarters 0 and 2 of `a`, then of `b`.
    #[inline(always)]
    fn quarters_02(self, b: Self) -> Self {
        // SAFETY: `self` proves AVX-512 F.
        Self::of(unsafe { _mm512_shuffle_i64x2::<0b10_00_10_00>(self.0, b.0) })
    }
    /// Quarters 1 and 3 of `a`, then of `b`.
    #[inline(always)]
    fn quarters_13(self, b: Self) -> Self {
        // SAFETY: `self` proves AVX-512 F.
        Self::of(unsafe { _mm512_shuffle_i64x2::<0b11_01_11_01>(self.0, b.0) })
    }
    /// The transposed 4 by 4 matrix of quarters.
    #[inline(always)]
    fn quarters([a, b, c, d]: [Self; 4]) -> [Self; 4] {
        let (ab02, ab13) = (a.quarters_02(b), a.quarters_13(b));
        let (cd02, cd13) = (c.quarters_02(d), c.quarters_13(d));
        [ab02.quarters_02(cd02), ab13.quarters_02(cd13), ab02.quarters_13(cd02), ab13.quarters_13(cd13)]
    }
}
