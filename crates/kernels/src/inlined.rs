//! Closures that are made into code where they are called.

/// A closure that the compiler inlines wherever it is called; [`inlined!`](crate::inlined) makes it.
///
/// A formula becomes vector code only if all of it is inlined into a function that has the instructions enabled, and
/// what is not inlined is compiled for the baseline without a word. So what takes a formula asks for this type.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Inlined<F>(#[doc(hidden)] pub F);

impl<F> Inlined<F> {
    /// Of a formula, which is called once: the bound says so to the compiler before it decides what kind of closure
    /// this is. One that could be called more often is called once by a function between, which is not inlined.
    #[doc(hidden)]
    #[inline(always)]
    pub fn formula<R>(f: F) -> Self
    where
        F: FnOnce() -> R,
    {
        Self(f)
    }
}

/// A closure as an [`Inlined`]: a formula, without operands, or one with operands that may be called more than once.
/// What takes one with operands asks for `Fn` or `FnMut`, never for `FnOnce`: then the function between would call it.
///
/// ```
/// use montane_kernels::cpu::{Isa, Portable};
/// use montane_kernels::inlined;
/// assert_eq!(Portable::TOKEN.outline(inlined!(|| 2 + 3)), 5);
/// ```
///
/// A closure by itself is refused:
///
/// ```compile_fail,E0308
/// use montane_kernels::cpu::{Isa, Portable};
/// assert_eq!(Portable::TOKEN.outline(|| 2 + 3), 5);
/// ```
#[macro_export]
macro_rules! inlined {
    (|| $($body:tt)+) => {
        $crate::Inlined::formula(#[inline(always)] || $($body)+)
    };
    ($($closure:tt)+) => {
        $crate::Inlined(#[inline(always)] $($closure)+)
    };
}
