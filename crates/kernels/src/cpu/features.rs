//! `f` compiled for the instruction sets in the function's attribute: as a function, as one that is never inlined, and
//! as one that is inlined late.
//!
//! The functions are methods of the closure, and so belong to the module of the closure's type: the compiler divides a
//! crate by such modules, and compiles the parts side by side. As plain functions all of these would be one part, for
//! which a build waits longer than for everything else. That a function with instruction sets must not be inlined, the
//! compiler (1.95) heeds at a call only if the caller has the same sets: hence the functions that end in `_call`.

pub(super) trait WithFeatures<R>: FnOnce() -> R + Sized {
    unsafe fn adx(self) -> R;
    unsafe fn fma(self) -> R;
    unsafe fn avx512(self) -> R;
    unsafe fn ifma(self) -> R;
}

impl<R, F: FnOnce() -> R> WithFeatures<R> for F {
    /// # Safety
    /// The CPU must have the enabled features.
    #[inline(never)]
    #[target_feature(enable = "bmi2,adx")]
    unsafe fn adx(self) -> R {
        self()
    }
    /// # Safety
    /// The CPU must have the enabled features.
    #[inline(never)]
    #[target_feature(enable = "avx2,fma,bmi2,adx")]
    unsafe fn fma(self) -> R {
        self()
    }
    /// # Safety
    /// The CPU must have the enabled features.
    #[inline(never)]
    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,bmi2,adx")]
    unsafe fn avx512(self) -> R {
        self()
    }
    /// # Safety
    /// The CPU must have the enabled features.
    #[inline(never)]
    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,avx512ifma,bmi2,adx")]
    unsafe fn ifma(self) -> R {
        self()
    }
}

/// # Safety
/// The CPU must have the enabled features.
#[inline]
#[target_feature(enable = "avx2,fma,bmi2,adx")]
pub(super) unsafe fn fma_call<R>(f: impl FnOnce() -> R) -> R {
    // SAFETY: the same features.
    unsafe { f.fma() }
}

/// # Safety
/// The CPU must have the enabled features.
#[inline]
#[target_feature(enable = "avx2,fma,bmi2,adx")]
pub(super) unsafe fn fma_inline_late<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// # Safety
/// The CPU must have the enabled features.
#[inline]
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,bmi2,adx")]
pub(super) unsafe fn avx512_call<R>(f: impl FnOnce() -> R) -> R {
    // SAFETY: the same features.
    unsafe { f.avx512() }
}

/// # Safety
/// The CPU must have the enabled features.
#[inline]
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,bmi2,adx")]
pub(super) unsafe fn avx512_inline_late<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// # Safety
/// The CPU must have the enabled features.
#[inline]
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,avx512ifma,bmi2,adx")]
pub(super) unsafe fn ifma_call<R>(f: impl FnOnce() -> R) -> R {
    // SAFETY: the same features.
    unsafe { f.ifma() }
}

/// # Safety
/// The CPU must have the enabled features.
#[inline]
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,avx512ifma,bmi2,adx")]
pub(super) unsafe fn ifma_inline_late<R>(f: impl FnOnce() -> R) -> R {
    f()
}
