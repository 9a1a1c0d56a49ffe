//! What the CPU has, as zero-sized proof tokens that only detection hands out.
//!
//! A function that needs ADX takes an [`Adx`]; holding one proves that the instruction set is there,
//! so the call is safe. The environment variable `MONTANE_ISA=portable|adx|ifma` caps what is
//! handed out (with the `std` feature), for tests and benchmarks.

use core::sync::atomic::{AtomicU8, Ordering};

/// An instruction-set level. Each level includes the ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Any CPU the compiler can target.
    Portable = 1,
    /// x86-64 with BMI2 (`mulx`) and ADX (`adcx`, `adox`).
    Adx = 2,
    /// The same with AVX-512 F, DQ, BW, VL and IFMA.
    Ifma = 3,
}

impl Level {
    /// The lower-case name, as `MONTANE_ISA` spells it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Adx => "adx",
            Self::Ifma => "ifma",
        }
    }
}

/// 0 until detection has run, then the [`Level`].
static LEVEL: AtomicU8 = AtomicU8::new(0);

/// The highest level that this CPU has and the environment permits.
#[must_use]
pub fn level() -> Level {
    if has(Level::Ifma) {
        Level::Ifma
    } else if has(Level::Adx) {
        Level::Adx
    } else {
        Level::Portable
    }
}

#[inline(always)]
fn has(wanted: Level) -> bool {
    // One load, one compare, one predictable branch on the fast path.
    LEVEL.load(Ordering::Relaxed) >= wanted as u8 || (LEVEL.load(Ordering::Relaxed) == 0 && detect() >= wanted as u8)
}

#[cold]
#[inline(never)]
fn detect() -> u8 {
    let level = detected().min(permitted()) as u8;
    LEVEL.store(level, Ordering::Relaxed);
    level
}

/// What the hardware and the operating system offer, whatever the environment says.
#[must_use]
pub fn detected() -> Level {
    #[cfg(target_arch = "x86_64")]
    {
        x86::detected()
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        Level::Portable
    }
}

#[cfg(feature = "std")]
fn permitted() -> Level {
    match std::env::var("MONTANE_ISA").as_deref() {
        Ok("portable") => Level::Portable,
        Ok("adx") => Level::Adx,
        // "ifma", absent or unknown: no cap. The command rejects an unknown value before it gets here.
        _ => Level::Ifma,
    }
}

#[cfg(not(feature = "std"))]
fn permitted() -> Level {
    Level::Ifma
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::Level;
    use core::arch::x86_64::{__cpuid, __cpuid_count};

    const LEAF7_EBX_BMI2: u32 = 1 << 8;
    const LEAF7_EBX_ADX: u32 = 1 << 19;
    const LEAF7_EBX_AVX512: u32 = (1 << 16) | (1 << 17) | (1 << 21) | (1 << 30) | (1 << 31); // F, DQ, IFMA, BW, VL
    const LEAF1_ECX_OSXSAVE: u32 = 1 << 27;
    /// XMM, YMM, opmask, upper ZMM, high ZMM state enabled by the operating system.
    const XCR0_AVX512: u64 = 0xe6;

    pub(super) fn detected() -> Level {
        if __cpuid(0).eax < 7 {
            return Level::Portable;
        }
        let leaf7 = __cpuid_count(7, 0);
        if leaf7.ebx & LEAF7_EBX_BMI2 == 0 || leaf7.ebx & LEAF7_EBX_ADX == 0 {
            return Level::Portable;
        }
        let os_saves = __cpuid(1).ecx & LEAF1_ECX_OSXSAVE != 0 && {
            // SAFETY: OSXSAVE is set, so `xgetbv` exists.
            let xcr0 = unsafe { xgetbv0() };
            xcr0 & XCR0_AVX512 == XCR0_AVX512
        };
        if leaf7.ebx & LEAF7_EBX_AVX512 == LEAF7_EBX_AVX512 && os_saves { Level::Ifma } else { Level::Adx }
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
}

/// A proof token for one [`Level`].
pub trait Isa: Copy + 'static {
    /// The level that a value of this type proves.
    const LEVEL: Level;

    /// A token, if the CPU has the level and the environment permits it.
    fn detect() -> Option<Self>;

    /// A token without a check.
    ///
    /// # Safety
    /// The CPU must have [`Self::LEVEL`].
    unsafe fn assume() -> Self;

    /// Runs `f` in a function compiled for this level. The closure and everything in it must be
    /// `#[inline(always)]`, or what is not inlined is compiled for the baseline.
    fn outline<R>(self, f: impl FnOnce() -> R) -> R;
}

/// The baseline; always there.
#[derive(Clone, Copy, Debug)]
pub struct Portable(());

impl Portable {
    /// The token; nothing to detect.
    pub const TOKEN: Self = Self(());
}

/// Proof of BMI2 and ADX.
#[derive(Clone, Copy, Debug)]
pub struct Adx(());

/// Proof of BMI2 and ADX, for code that the compiler is to generate with them (`asm!` needs only [`Adx`]).
#[derive(Clone, Copy, Debug)]
pub struct AdxCode(());

/// Proof of AVX-512 F, DQ, BW, VL and IFMA (and of [`Adx`]).
#[derive(Clone, Copy, Debug)]
pub struct Ifma(());

impl Ifma {
    /// The level below is implied.
    #[inline(always)]
    #[must_use]
    pub const fn adx(self) -> Adx {
        Adx(())
    }
}

impl Isa for Portable {
    const LEVEL: Level = Level::Portable;
    #[inline(always)]
    fn detect() -> Option<Self> {
        Some(Self(()))
    }
    #[inline(always)]
    unsafe fn assume() -> Self {
        Self(())
    }
    #[inline(always)]
    fn outline<R>(self, f: impl FnOnce() -> R) -> R {
        f()
    }
}

impl Isa for Adx {
    const LEVEL: Level = Level::Adx;
    #[inline(always)]
    fn detect() -> Option<Self> {
        if cfg!(target_arch = "x86_64") && has(Level::Adx) { Some(Self(())) } else { None }
    }
    #[inline(always)]
    unsafe fn assume() -> Self {
        Self(())
    }
    /// Calls `f` as it is: `asm!` needs no target feature. See `intrinsics` for code that does.
    #[inline(always)]
    fn outline<R>(self, f: impl FnOnce() -> R) -> R {
        f()
    }
}

impl Isa for AdxCode {
    const LEVEL: Level = Level::Adx;
    #[inline(always)]
    fn detect() -> Option<Self> {
        Adx::detect().map(|_| Self(()))
    }
    #[inline(always)]
    unsafe fn assume() -> Self {
        Self(())
    }
    #[inline(always)]
    fn outline<R>(self, f: impl FnOnce() -> R) -> R {
        #[cfg(target_arch = "x86_64")]
        {
            // SAFETY: `self` proves the CPU has every feature that `run_adx` enables.
            unsafe { run_adx(f) }
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            f()
        }
    }
}

impl Isa for Ifma {
    const LEVEL: Level = Level::Ifma;
    #[inline(always)]
    fn detect() -> Option<Self> {
        if cfg!(target_arch = "x86_64") && has(Level::Ifma) { Some(Self(())) } else { None }
    }
    #[inline(always)]
    unsafe fn assume() -> Self {
        Self(())
    }
    #[inline(always)]
    fn outline<R>(self, f: impl FnOnce() -> R) -> R {
        #[cfg(target_arch = "x86_64")]
        {
            // SAFETY: `self` proves the CPU has every feature that `run` enables.
            unsafe { run(f) }
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            f()
        }
    }
}

/// `f` compiled for AVX-512 IFMA.
///
/// # Safety
/// The CPU must have the enabled features.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,avx512ifma,bmi2,adx")]
unsafe fn run<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// `f` compiled for BMI2 and ADX.
///
/// # Safety
/// The CPU must have the enabled features.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "bmi2,adx")]
unsafe fn run_adx<R>(f: impl FnOnce() -> R) -> R {
    f()
}
