//! The registers of x86-64's vectors, each with the token that proves its instructions.

use core::arch::x86_64::{__m256i, __m512i};
use core::fmt;
use core::marker::PhantomData;

use crate::cpu::Ifma;

/// A 512-bit register. Holding one proves what its token does: AVX-512 F, DQ, BW and VL, or IFMA besides.
#[repr(transparent)]
pub struct Zmm<I = Ifma>(pub(super) __m512i, PhantomData<I>);

/// A 256-bit register. Holding one proves what its token does, of the same two, or of [`Avx2`](crate::cpu::Avx2), or of
/// [`Fma`](crate::cpu::Fma), with which it stays on its thread:
///
/// ```compile_fail,E0277
/// fn elsewhere<T: Send>() {}
/// elsewhere::<montane_kernels::vector::Ymm<montane_kernels::cpu::Fma>>();
/// ```
#[repr(transparent)]
pub struct Ymm<I = Ifma>(pub(in crate::vector) __m256i, PhantomData<I>);

/// What a derivation would ask of the token.
macro_rules! word {
    ($name:ident, $raw:ty) => {
        impl<I> $name<I> {
            #[inline(always)]
            pub(in crate::vector) const fn of(raw: $raw) -> Self {
                Self(raw, PhantomData)
            }
        }
        impl<I> Clone for $name<I> {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<I> Copy for $name<I> {}
        impl<I> fmt::Debug for $name<I> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}
word!(Zmm, __m512i);
word!(Ymm, __m256i);

impl<I> Ymm<I> {
    /// The registers, for assembly.
    #[inline(always)]
    pub(crate) const fn raw<const N: usize>(lanes: &[Self; N]) -> &[__m256i; N] {
        // SAFETY: the type is transparent.
        unsafe { &*core::ptr::from_ref(lanes).cast() }
    }
    /// The lanes of registers.
    ///
    /// # Safety
    /// The CPU, and the thread, must have what the token proves.
    #[inline(always)]
    pub(crate) const unsafe fn from_raw<const N: usize>(registers: [__m256i; N]) -> [Self; N] {
        // SAFETY: the type is transparent.
        unsafe { core::mem::transmute_copy(&registers) }
    }
}
