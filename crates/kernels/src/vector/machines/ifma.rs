//! AVX-512 IFMA: registers as [`Vector`]s, with their multiplier of 52 bits.

use core::arch::x86_64::*;

use super::avx512::{IF_THEN_ELSE, prefix, register};
use super::registers::{Ymm, Zmm};
use crate::cpu::Ifma;
use crate::cpu::token::Token;
use crate::vector::register::Vector;

register!(
    Zmm, Ifma, __m512i, 8, _mm512_set1_epi64, _mm512_maskz_loadu_epi64, _mm512_mask_storeu_epi64,
    _mm512_madd52lo_epu64, _mm512_madd52hi_epu64, _mm512_add_epi64, _mm512_sub_epi64, _mm512_mask_add_epi64, _mm512_mask_sub_epi64, _mm512_and_si512, _mm512_or_si512,
    _mm512_sllv_epi64, _mm512_srlv_epi64, _mm512_srav_epi64, _mm512_ternarylogic_epi64, _mm512_movm_epi64,
    _mm512_movepi64_mask, _mm512_permutex_epi64;
);
register!(
    Ymm, Ifma, __m256i, 4, _mm256_set1_epi64x, _mm256_maskz_loadu_epi64, _mm256_mask_storeu_epi64,
    _mm256_madd52lo_epu64, _mm256_madd52hi_epu64, _mm256_add_epi64, _mm256_sub_epi64, _mm256_mask_add_epi64, _mm256_mask_sub_epi64, _mm256_and_si256, _mm256_or_si256,
    _mm256_sllv_epi64, _mm256_srlv_epi64, _mm256_srav_epi64, _mm256_ternarylogic_epi64, _mm256_movm_epi64,
    _mm256_movepi64_mask, _mm256_permutex_epi64;
);
