//! What x86-64's registers say: which instructions there are, and how floating-point results are rounded.

use core::arch::x86_64::{__cpuid, __cpuid_count};

use super::level::Level;

const LEAF7_EBX_BMI2_ADX: u32 = (1 << 8) | (1 << 19);
const LEAF7_EBX_AVX2: u32 = 1 << 5;
const LEAF7_EBX_AVX512: u32 = (1 << 16) | (1 << 17) | (1 << 30) | (1 << 31); // F, DQ, BW, VL
const LEAF7_EBX_IFMA: u32 = 1 << 21;
const LEAF1_ECX_OSXSAVE: u32 = 1 << 27;
const LEAF1_ECX_FMA_AVX: u32 = (1 << 12) | (1 << 28);
/// XMM and YMM state enabled by the operating system.
const XCR0_AVX: u64 = 0x06;
/// The same with opmask, upper ZMM and high ZMM state.
const XCR0_AVX512: u64 = 0xe6;

pub(super) fn detected() -> Level {
    if __cpuid(0).eax < 7 {
        return Level::X86;
    }
    let (leaf1, leaf7) = (__cpuid(1), __cpuid_count(7, 0));
    let xcr0 = if leaf1.ecx & LEAF1_ECX_OSXSAVE != 0 {
        // SAFETY: OSXSAVE is set, so `xgetbv` exists.
        unsafe { xgetbv0() }
    } else {
        0
    };
    let all = |register: u32, bits: u32| register & bits == bits;
    if !all(leaf7.ebx, LEAF7_EBX_BMI2_ADX) {
        Level::X86
    } else if !all(leaf7.ebx, LEAF7_EBX_AVX2) || !all(leaf1.ecx, LEAF1_ECX_FMA_AVX) || xcr0 & XCR0_AVX != XCR0_AVX {
        Level::Adx
    } else if !all(leaf7.ebx, LEAF7_EBX_AVX512) || xcr0 & XCR0_AVX512 != XCR0_AVX512 {
        Level::Fma
    } else if !all(leaf7.ebx, LEAF7_EBX_IFMA) {
        Level::Avx512
    } else {
        Level::Ifma
    }
}

/// The rounding mode in [`control`]: zero is to nearest.
pub(super) const ROUNDING: u32 = 0b11 << 13;
/// That inexact results raise no exception.
pub(super) const INEXACT_MASKED: u32 = 1 << 12;

/// The control and status register of floating-point instructions, MXCSR.
#[inline]
pub(crate) fn control() -> u32 {
    let mut control = 0u32;
    // SAFETY: every x86-64 has the instruction; it writes four bytes.
    unsafe {
        core::arch::asm!("stmxcsr [{}]", in(reg) &raw mut control, options(nostack, preserves_flags));
    }
    control
}

/// Extended control register 0. The CPU must have OSXSAVE set.
unsafe fn xgetbv0() -> u64 {
    let (low, high): (u32, u32);
    // SAFETY: the caller checked OSXSAVE; `xgetbv` reads a register and writes only eax and edx.
    unsafe {
        core::arch::asm!("xgetbv", in("ecx") 0, out("eax") low, out("edx") high, options(nomem, nostack, preserves_flags));
    }
    u64::from(high) << 32 | u64::from(low)
}
