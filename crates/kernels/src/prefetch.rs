//! Asking for memory before it is needed.

/// Begins to bring the cache line of `place` near, and changes nothing.
#[inline(always)]
pub fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: SSE is part of x86-64, and a prefetch has no effect on any address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = place;
    }
}
