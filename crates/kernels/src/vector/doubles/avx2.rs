//! AVX2 registers as [`Doubles`].

use core::arch::x86_64::*;

use super::register::Doubles;
use crate::cpu::Fma;
use crate::cpu::token::Token;
use crate::vector::Ymm;

/// A method that is one instruction on doubles or on integers.
macro_rules! doubles {
    ($($name:ident($($b:ident),*) = $intrinsic:ident;)+) => {$(
        #[inline(always)]
        fn $name(self, $($b: Self),*) -> Self {
            // SAFETY: `self` proves AVX2 and FMA.
            Self::of(unsafe { _mm256_castpd_si256($intrinsic(_mm256_castsi256_pd(self.0), $(_mm256_castsi256_pd($b.0)),*)) })
        }
    )+};
}
macro_rules! integers {
    ($($name:ident = $intrinsic:ident;)+) => {$(
        #[inline(always)]
        fn $name(self, b: Self) -> Self {
            // SAFETY: `self` proves AVX2.
            Self::of(unsafe { $intrinsic(self.0, b.0) })
        }
    )+};
}

impl Doubles for Ymm<Fma> {
    type Isa = Fma;

    #[inline(always)]
    fn splat(_: Fma, x: u64) -> Self {
        // SAFETY: the token proves AVX.
        Self::of(unsafe { _mm256_set1_epi64x(x.cast_signed()) })
    }
    #[inline(always)]
    fn load(_: Fma, lanes: &[u64; 4]) -> Self {
        // SAFETY: the token proves AVX; the load, of any alignment, is of the array.
        Self::of(unsafe { _mm256_loadu_si256(lanes.as_ptr().cast()) })
    }
    #[inline(always)]
    fn isa(self) -> Fma {
        // SAFETY: `self` was made with the token.
        unsafe { <Fma as Token>::assume() }
    }
    #[inline(always)]
    fn store(self) -> [u64; 4] {
        let mut lanes = [0; 4];
        // SAFETY: `self` proves AVX; the store, of any alignment, is to the array.
        unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), self.0) }
        lanes
    }

    doubles! {
        mul_add(b, c) = _mm256_fmadd_pd;
        plus(b) = _mm256_add_pd;
        minus(b) = _mm256_sub_pd;
    }
    #[inline(always)]
    fn add_scaled(self, b: Self, scale: Self) -> Self {
        b.mul_add(scale, self)
    }
    integers! {
        add = _mm256_add_epi64;
        sub = _mm256_sub_epi64;
        mul_low_halves = _mm256_mul_epu32;
        and = _mm256_and_si256;
        or = _mm256_or_si256;
        xor = _mm256_xor_si256;
    }

    #[inline(always)]
    fn shl<const BITS: i32>(self) -> Self {
        // SAFETY: `self` proves AVX2.
        Self::of(unsafe { _mm256_slli_epi64::<BITS>(self.0) })
    }
    #[inline(always)]
    fn shr<const BITS: i32>(self) -> Self {
        // SAFETY: `self` proves AVX2.
        Self::of(unsafe { _mm256_srli_epi64::<BITS>(self.0) })
    }
    #[inline(always)]
    fn select(self, b: Self, choose: Self) -> Self {
        // SAFETY: `self` proves AVX2.
        Self::of(unsafe { _mm256_blendv_epi8(self.0, b.0, choose.0) })
    }
    #[inline(always)]
    fn mask(isa: Fma, lanes: u8) -> Self {
        let bits = Self::load(isa, &[1, 2, 4, 8]);
        let chosen = Self::splat(isa, lanes.into()).and(bits);
        // SAFETY: the token proves AVX2.
        Self::of(unsafe { _mm256_cmpeq_epi64(chosen.0, bits.0) })
    }
    #[inline(always)]
    fn top_bits(self) -> u8 {
        // SAFETY: `self` proves AVX.
        unsafe { _mm256_movemask_pd(_mm256_castsi256_pd(self.0)) as u8 }
    }
    #[inline(always)]
    fn permute<const ORDER: i32>(self) -> Self {
        // SAFETY: `self` proves AVX2.
        Self::of(unsafe { _mm256_permute4x64_epi64::<ORDER>(self.0) })
    }
    #[inline(always)]
    fn transpose([a, b, c, d]: [Self; 4]) -> [Self; 4] {
        // SAFETY: the operands prove AVX2.
        unsafe {
            let (ab02, ab13) = (_mm256_unpacklo_epi64(a.0, b.0), _mm256_unpackhi_epi64(a.0, b.0));
            let (cd02, cd13) = (_mm256_unpacklo_epi64(c.0, d.0), _mm256_unpackhi_epi64(c.0, d.0));
            [
                Self::of(_mm256_permute2x128_si256::<0x20>(ab02, cd02)),
                Self::of(_mm256_permute2x128_si256::<0x20>(ab13, cd13)),
                Self::of(_mm256_permute2x128_si256::<0x31>(ab02, cd02)),
                Self::of(_mm256_permute2x128_si256::<0x31>(ab13, cd13)),
            ]
        }
    }
}
