//! What the CPU has, as zero-sized proof tokens that only detection hands out.
//!
//! A function that needs ADX takes an [`Adx`]; holding one proves that the instruction set is there,
//! so the call is safe. Nobody else makes one:
//!
//! ```compile_fail,E0423
//! let forged = montane_kernels::cpu::Ifma(());
//! ```
//! ```compile_fail
//! use montane_kernels::cpu::{Ifma, Isa};
//! let forged = unsafe { Ifma::assume() };
//! ```
//!
//! The environment variable `MONTANE_ISA=portable|adx|fma|avx512|ifma` caps what is handed out (with the `std`
//! feature), for tests and benchmarks; `-golden-cove`, `-zen3` or `-zen5` behind any but the first, as in `adx-zen3`,
//! takes the scalar assembly in the order of instructions for that processor ([`Order`]), whichever this is. Empty, it
//! is as if it were not set. Whoever sets it to anything else means to switch something off, so on any other value
//! nothing but the baseline is used, and the first detection says so on standard error. On AArch64 the values are
//! `portable` and `aarch64`, and there is one order; sums are in assembly under either.

#[cfg(target_arch = "x86_64")]
mod features;
#[cfg(not(target_arch = "x86_64"))]
#[path = "cpu/no_features.rs"]
mod features;
mod level;
mod microarchitecture;
mod order;
#[cfg(all(test, target_arch = "x86_64", not(windows)))]
mod rounding_tests;
pub mod tuning;
#[cfg(target_arch = "x86_64")]
mod x86;

use core::marker::PhantomData;
use core::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use crate::inlined::Inlined;
use features::WithFeatures as _;
pub use level::Level;
pub use microarchitecture::Microarchitecture;
pub use order::Order;

/// 0 until detection has run, then the [`Level`].
static LEVEL: AtomicU8 = AtomicU8::new(0);
/// Where nothing else is found with the level, a load that waits for nothing.
const LEVEL_ORDERING: Ordering = if cfg!(target_arch = "aarch64") { Ordering::Relaxed } else { Ordering::Acquire };
/// Written before [`LEVEL`]: see [`Avx2::preferred`].
static DOUBLES: AtomicBool = AtomicBool::new(false);
/// Likewise: see [`Ifma::takes_two_passes`].
static TWO_PASSES: AtomicBool = AtomicBool::new(false);
/// 0 until detection has run, then [`NO_ADX`], or with it the [`Order`].
static ORDER: AtomicU8 = AtomicU8::new(0);
const NO_ADX: u8 = 1;
const GOLDEN_COVE: u8 = 2;
const ZEN3: u8 = 3;
const ZEN5: u8 = 4;

/// The highest level that this CPU has and the environment permits.
#[must_use]
pub fn level() -> Level {
    *Level::ALL.iter().rfind(|&&level| has(level)).unwrap_or(&Level::BASELINE)
}

#[inline(always)]
fn has(wanted: Level) -> bool {
    // One load, one compare, one predictable branch on the fast path; the other is not inlined anywhere.
    LEVEL.load(LEVEL_ORDERING) >= wanted as u8 || was_not_known(wanted)
}

#[cold]
#[inline(never)]
fn was_not_known(wanted: Level) -> bool {
    LEVEL.load(Ordering::Acquire) == 0 && detect() >= wanted as u8
}

#[cold]
#[inline(never)]
fn detect() -> u8 {
    let ((cap, order), complaint) = permitted();
    let level = detected().min(cap).max(Level::BASELINE) as u8;
    let doubles = cap == Level::Fma || Microarchitecture::here().prefers_doubles();
    DOUBLES.store(doubles, Ordering::Relaxed);
    TWO_PASSES.store(Microarchitecture::here().halves_512_bits(), Ordering::Relaxed);
    let order = order.unwrap_or(Order::of(Microarchitecture::here()));
    let order = match order {
        _ if level < Level::Adx as u8 => NO_ADX,
        Order::GoldenCove => GOLDEN_COVE,
        Order::Zen3 => ZEN3,
        Order::Zen5 => ZEN5,
    };
    ORDER.store(order, Ordering::Release);
    if LEVEL.swap(level, Ordering::Release) == 0 {
        complaint();
    }
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
        if cfg!(target_arch = "aarch64") { Level::Aarch64 } else { Level::BASELINE }
    }
}

/// The cap, the order that was asked for, and what is to be said about it once.
#[cfg(feature = "std")]
fn permitted() -> ((Level, Option<Order>), fn()) {
    fn complain() {
        use std::io::Write;
        // A closed standard error is no reason to panic.
        let _ = writeln!(
            std::io::stderr(),
            "montane: unknown value of MONTANE_ISA ({}): using the baseline",
            if cfg!(target_arch = "aarch64") {
                "portable or aarch64"
            } else {
                "portable, adx, fma, avx512 or ifma; behind one of the last four also -golden-cove, -zen3 or -zen5"
            }
        );
    }
    match asked() {
        Ok(None) => ((Level::Ifma, None), || ()),
        Ok(Some(cap)) => (cap, || ()),
        Err(_) => ((Level::Portable, None), complain),
    }
}

/// The cap that the environment variable `MONTANE_ISA` asks for, and the order of instructions if it names one; `None`
/// if it is not set or empty.
///
/// # Errors
/// The value, if it is no cap.
#[cfg(feature = "std")]
pub fn asked() -> Result<Option<(Level, Option<Order>)>, std::ffi::OsString> {
    match std::env::var_os("MONTANE_ISA").filter(|value| !value.is_empty()) {
        None => Ok(None),
        Some(value) => value.to_str().and_then(Level::cap).map(Some).ok_or(value),
    }
}

#[cfg(not(feature = "std"))]
fn permitted() -> ((Level, Option<Order>), fn()) {
    ((Level::Ifma, None), || ())
}

#[cfg(all(target_arch = "x86_64", any(test, feature = "testing")))]
pub(crate) use x86::control;

/// Whether floating-point results are rounded to nearest in this thread, and inexact ones raise no exception.
#[inline]
#[must_use]
pub fn rounds_to_nearest() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        x86::control() & (x86::ROUNDING | x86::INEXACT_MASKED) == x86::INEXACT_MASKED
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        true
    }
}

/// What only this crate may do with a token, and what makes [`Isa`] its own.
pub(crate) mod token {
    pub trait Token: Copy + 'static {
        /// A token without a check.
        ///
        /// # Safety
        /// The CPU must have the level that the token proves.
        unsafe fn assume() -> Self;
    }
}

/// A proof token for one [`Level`]. The tokens here are the only ones.
///
/// ```compile_fail,E0277
/// use montane_kernels::Inlined;
/// use montane_kernels::cpu::{Isa, Level};
/// #[derive(Clone, Copy)]
/// struct Claim;
/// impl Isa for Claim {
///     const LEVEL: Level = Level::Portable;
///     fn detect() -> Option<Self> {
///         Some(Claim)
///     }
///     fn outline<R>(self, f: Inlined<impl FnOnce() -> R>) -> R {
///         (f.0)()
///     }
///     fn call<R>(self, f: Inlined<impl FnOnce() -> R>) -> R {
///         (f.0)()
///     }
///     fn inline_late<R>(self, f: Inlined<impl FnOnce() -> R>) -> R {
///         (f.0)()
///     }
/// }
/// ```
pub trait Isa: token::Token {
    /// The level that a value of this type proves.
    const LEVEL: Level;

    /// A token, if the CPU has the level and the environment permits it.
    fn detect() -> Option<Self>;

    /// Runs `f` in a function compiled for this level, which the compiler may inline into code for the same level. All
    /// functions that the closure calls must be `#[inline(always)]`: what is not inlined is compiled for the baseline.
    fn outline<R>(self, f: Inlined<impl FnOnce() -> R>) -> R;

    /// As [`Self::outline`], in a function that the compiler is told not to inline anywhere: less code.
    fn call<R>(self, f: Inlined<impl FnOnce() -> R>) -> R;

    /// As [`Self::outline`], in a function that is small enough to be inlined, but made into code before, once for all
    /// the places that have it. Without this, all that the closure calls is inlined everywhere first and made into code
    /// afterwards, which takes compilers minutes.
    fn inline_late<R>(self, f: Inlined<impl FnOnce() -> R>) -> R;

    /// Whether operations are called: where assertions are on, as they make them long and nobody waits for them, and
    /// where they take long beside the call.
    const CALLS: bool = cfg!(debug_assertions);

    /// Runs `f`, a product or a reduction: inlined, or called if [`Self::CALLS`].
    #[inline(always)]
    fn operation<R>(self, f: Inlined<impl FnOnce() -> R>) -> R {
        if Self::CALLS { self.call(f) } else { (f.0)() }
    }
}

/// The baseline; always there.
#[derive(Clone, Copy, Debug)]
pub struct Portable(());

impl Portable {
    /// The token; nothing to detect.
    pub const TOKEN: Self = Self(());
}

/// Proof of x86-64, for assembly of its baseline instructions.
#[derive(Clone, Copy, Debug)]
pub struct X86(());

#[cfg(target_arch = "x86_64")]
impl X86 {
    /// The token; nothing to detect where this compiles.
    pub const TOKEN: Self = Self(());
}

/// Proof of AArch64, and that the environment permits its assembly.
#[derive(Clone, Copy, Debug)]
pub struct Aarch64(());

/// Proof of BMI2 and ADX.
#[derive(Clone, Copy, Debug)]
pub struct Adx(());

/// Proof of BMI2 and ADX, for code that the compiler is to generate with them (`asm!` needs only [`Adx`]).
#[derive(Clone, Copy, Debug)]
pub struct AdxCode(());

/// Proof of AVX2 and FMA (and of [`Adx`]), and that the thread which asked rounds to nearest.
///
/// Whoever multiplies integers by floating-point instructions depends on the control register of the thread, so it is
/// read whenever the token is asked for: once for each large operation. There is no token under another rounding mode,
/// nor where inexact results are to raise an exception. Subnormal numbers do not occur, so their treatment does not
/// matter.
///
/// It proves nothing of another thread, which asks for its own:
///
/// ```compile_fail,E0277
/// fn elsewhere<T: Send>() {}
/// elsewhere::<montane_kernels::cpu::Fma>();
/// ```
/// ```compile_fail,E0277
/// fn shared<T: Sync>() {}
/// shared::<montane_kernels::cpu::Fma>();
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fma(PhantomData<*const ()>);

/// Proof of AVX2 and FMA (and of [`Adx`]), however the thread rounds: for those who set the rounding mode themselves,
/// or have integers alone.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(());

/// Proof of AVX-512 F, DQ, BW and VL (and of [`Avx2`]).
#[derive(Clone, Copy, Debug)]
pub struct Avx512(());

/// Proof of AVX-512 F, DQ, BW, VL and IFMA (and of [`Avx512`]).
#[derive(Clone, Copy, Debug)]
pub struct Ifma(());

impl Adx {
    /// The order that assembly is taken in where it comes in several.
    #[inline(always)]
    #[must_use]
    pub fn order(self) -> Order {
        match ORDER.load(Ordering::Acquire) {
            ZEN3 => Order::Zen3,
            ZEN5 => Order::Zen5,
            _ => Order::GoldenCove,
        }
    }

    /// The token with the order that assembly is taken in where it comes in several: one load, one compare, one
    /// predictable branch for the first of them, as for the token alone.
    #[inline(always)]
    #[must_use]
    pub fn detect_order() -> Option<(Self, Order)> {
        let order = ORDER.load(Ordering::Acquire);
        if order == GOLDEN_COVE {
            return Some((Self(()), Order::GoldenCove));
        }
        // Not beside the other order's code, where it would be in the way of it.
        core::hint::cold_path();
        if order == ZEN5 {
            return Some((Self(()), Order::Zen5));
        }
        if order == ZEN3 {
            return Some((Self(()), Order::Zen3));
        }
        // What detection has found is there the next time.
        if order == 0 && Self::detect().is_some() { Some((Self(()), Self(()).order())) } else { None }
    }
}

impl Fma {
    /// The token, where a ladder modulo `2^255 - 19` with its coordinates in four doubles takes less than in words: as
    /// [`Avx2::preferred`].
    #[inline(always)]
    #[must_use]
    pub fn preferred() -> Option<Self> {
        Self::detect().filter(|_| DOUBLES.load(Ordering::Relaxed))
    }
    /// The level below is implied.
    #[inline(always)]
    #[must_use]
    pub const fn adx(self) -> Adx {
        Adx(())
    }
}

impl Avx2 {
    /// The token, where eight products of 381 bits in registers of four doubles take less than one after the other by
    /// `mulx` ([`Microarchitecture::prefers_doubles`]). Whoever sets `MONTANE_ISA=fma` asks for the lanes.
    #[inline(always)]
    #[must_use]
    pub fn preferred() -> Option<Self> {
        Self::detect().filter(|_| DOUBLES.load(Ordering::Relaxed))
    }
}

impl Ifma {
    /// Whether each operation takes two passes ([`Microarchitecture::halves_512_bits`]).
    #[inline(always)]
    #[must_use]
    pub fn takes_two_passes(self) -> bool {
        TWO_PASSES.load(Ordering::Relaxed)
    }
    /// The level below that is implied.
    #[inline(always)]
    #[must_use]
    pub const fn adx(self) -> Adx {
        Adx(())
    }
}

/// One token: its level, and what the compiler is told when code is outlined for it.
macro_rules! token {
    ($name:ident($proof:expr), $level:ident, $(if $condition:expr,)? $(calls $calls:literal,)? |$f:ident| $run:expr, $call:expr, $inline_late:expr) => {
        impl token::Token for $name {
            #[inline(always)]
            unsafe fn assume() -> Self {
                Self($proof)
            }
        }
        impl Isa for $name {
            const LEVEL: Level = Level::$level;
            $(const CALLS: bool = $calls;)?
            #[inline(always)]
            fn detect() -> Option<Self> {
                let given = Level::$level as u8 <= Level::BASELINE as u8
                    || (const { Level::$level.is_of_this_target() } && has(Level::$level));
                if given $(&& $condition)? { Some(Self($proof)) } else { None }
            }
            #[inline(always)]
            fn outline<R>(self, Inlined($f): Inlined<impl FnOnce() -> R>) -> R {
                $run
            }
            #[inline(always)]
            fn call<R>(self, Inlined($f): Inlined<impl FnOnce() -> R>) -> R {
                $call
            }
            #[inline(always)]
            fn inline_late<R>(self, Inlined($f): Inlined<impl FnOnce() -> R>) -> R {
                $inline_late
            }
        }
    };
}

// Only the software model of a vector is put together from parts here, and whoever waits for it waits for its compiler.
// So do tests: what vectors outline is not to become one function over the model.
token!(Portable(()), Portable, |f| if cfg!(debug_assertions) { called(f) } else { f() }, called(f), called(f));
token!(X86(()), X86, |f| f(), called(f), f());
token!(Aarch64(()), Aarch64, |f| f(), called(f), f());
// `asm!` needs no target feature; `AdxCode` is for code that does.
token!(Adx(()), Adx, |f| f(), called(f), f());
token!(
    AdxCode(()),
    Adx,
    // SAFETY: the token proves BMI2 and ADX.
    |f| unsafe { f.adx() },
    called(f),
    f()
);
token!(
    Fma(PhantomData),
    Fma,
    if rounds_to_nearest(),
    // SAFETY: the token proves every feature that the function enables.
    |f| unsafe { f.fma() },
    // SAFETY: as above.
    unsafe { features::fma_call(f) },
    // SAFETY: as above.
    unsafe { features::fma_inline_late(f) }
);
token!(
    Avx2(()),
    Fma,
    calls true,
    // SAFETY: the token proves every feature that the function enables.
    |f| unsafe { f.fma() },
    // SAFETY: as above.
    unsafe { features::fma_call(f) },
    // SAFETY: as above.
    unsafe { features::fma_inline_late(f) }
);
token!(
    Avx512(()),
    Avx512,
    calls true,
    // SAFETY: the token proves every feature that the function enables.
    |f| unsafe { f.avx512() },
    // SAFETY: as above.
    unsafe { features::avx512_call(f) },
    // SAFETY: as above.
    unsafe { features::avx512_inline_late(f) }
);
token!(
    Ifma(()),
    Ifma,
    // SAFETY: the token proves every feature that the function enables.
    |f| unsafe { f.ifma() },
    // SAFETY: as above.
    unsafe { features::ifma_call(f) },
    // SAFETY: as above.
    unsafe { features::ifma_inline_late(f) }
);

#[inline(never)]
fn called<R>(f: impl FnOnce() -> R) -> R {
    f()
}
