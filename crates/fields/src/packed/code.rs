//! Formulas in vectors as functions: compiled for the vectors' token.

use montane_kernels::Inlined;
use montane_kernels::cpu::Isa;
use montane_kernels::vector::Vector;

use crate::code::Code;

/// For elements in vectors with this token.
///
/// # Panics
/// If the token is not to be had.
impl<I: Isa> Code for I {
    #[inline(always)]
    fn outline<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        token::<I>().outline(f)
    }
    #[inline(always)]
    fn inline_late<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        token::<I>().inline_late(f)
    }
    #[inline(always)]
    fn call<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        token::<I>().call(f)
    }
}

/// The token of vectors: see [`token`].
#[inline(always)]
pub(super) fn isa<V: Vector>() -> V::Isa {
    token()
}

/// The proof that the CPU can do it: one load and one branch that is never taken, or nothing for the model.
///
/// An element holds words rather than a vector, whose value would be the proof: `ZERO` and `ONE` are constants, and
/// those are there on every CPU.
#[inline(always)]
fn token<I: Isa>() -> I {
    match I::detect() {
        Some(isa) => isa,
        None => missing(),
    }
}

#[cold]
#[inline(never)]
fn missing() -> ! {
    panic!("lanes without their instruction set: ask Isa::detect first")
}
