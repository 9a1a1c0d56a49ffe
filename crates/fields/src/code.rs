//! The functions that formulas become.

use montane_kernels::Inlined;

/// As which functions the formulas over a representation are compiled, for the instruction set that it needs.
pub trait Code {
    /// Runs a formula as a function of its own.
    fn outline<R>(f: Inlined<impl FnOnce() -> R>) -> R;
    /// Runs a formula as a function that the compiler may inline once it is code: what many formulas have a part of is
    /// not compiled for each.
    fn inline_late<R>(f: Inlined<impl FnOnce() -> R>) -> R;
    /// Runs a formula as a function that is called wherever it stands.
    fn call<R>(f: Inlined<impl FnOnce() -> R>) -> R;
}

/// For elements in words, whose products are calls anyway.
#[derive(Clone, Copy, Debug)]
pub struct InWords;

impl Code for InWords {
    #[inline(always)]
    fn outline<R>(Inlined(f): Inlined<impl FnOnce() -> R>) -> R {
        #[inline(never)]
        fn run<R>(f: impl FnOnce() -> R) -> R {
            f()
        }
        run(f)
    }
    #[inline(always)]
    fn inline_late<R>(Inlined(f): Inlined<impl FnOnce() -> R>) -> R {
        f()
    }
    #[inline(always)]
    fn call<R>(Inlined(f): Inlined<impl FnOnce() -> R>) -> R {
        f()
    }
}
