//! Asking for memory before it is needed.

/// Bytes of a cache line.
#[cfg(target_arch = "x86_64")]
const LINE: usize = 64;

/// Begins to bring the cache lines of `places[index]` near, and changes nothing; nor is anything wrong if there is no
/// such place.
#[inline(always)]
pub fn prefetch<T>(places: &[T], index: usize) {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let place: *const i8 = places.as_ptr().wrapping_add(index).cast();
        // What does not begin where a line does may reach into one more.
        let last = if align_of::<T>() < LINE { Some(size_of::<T>().saturating_sub(1)) } else { None };
        for byte in (0..size_of::<T>()).step_by(LINE).chain(last) {
            // SAFETY: SSE is part of x86-64, and a prefetch has no effect on any address.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(place.wrapping_add(byte)) };
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = (places, index);
    }
}
