//! Nobody holds the tokens here, but everything compiles.

pub(super) trait Compiled<R>: FnOnce() -> R + Sized {
    unsafe fn adx(self) -> R {
        self()
    }
    unsafe fn fma(self) -> R {
        self()
    }
    unsafe fn avx512(self) -> R {
        self()
    }
    unsafe fn ifma(self) -> R {
        self()
    }
}
impl<R, F: FnOnce() -> R> Compiled<R> for F {}

pub(super) unsafe fn fma_part<R>(f: impl FnOnce() -> R) -> R {
    f()
}
pub(super) use fma_part as avx512_part;
pub(super) use fma_part as ifma_part;
pub(super) use fma_part as fma_alone;
pub(super) use fma_part as avx512_alone;
pub(super) use fma_part as ifma_alone;
