//! Nobody holds the tokens here, but everything compiles.

pub(super) trait WithFeatures<R>: FnOnce() -> R + Sized {
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
impl<R, F: FnOnce() -> R> WithFeatures<R> for F {}

pub(super) unsafe fn fma_inline_late<R>(f: impl FnOnce() -> R) -> R {
    f()
}
pub(super) use fma_inline_late as avx512_inline_late;
pub(super) use fma_inline_late as ifma_inline_late;
pub(super) use fma_inline_late as fma_call;
pub(super) use fma_inline_late as avx512_call;
pub(super) use fma_inline_late as ifma_call;
