//! Formulas in vectors as functions.

use core::marker::PhantomData;

use montane_kernels::Inlined;
use montane_kernels::cpu::Isa;
use montane_kernels::vector::Vector;

use crate::code::Code;

/// For elements in vectors `V`.
///
/// # Panics
/// If the vector's token is not to be had.
pub struct InVectors<V>(PhantomData<V>);

impl<V: Vector> Code for InVectors<V> {
    #[inline(always)]
    fn outline<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        isa::<V>().outline(f)
    }
    #[inline(always)]
    fn inline_late<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        isa::<V>().inline_late(f)
    }
    #[inline(always)]
    fn call<R>(f: Inlined<impl FnOnce() -> R>) -> R {
        isa::<V>().call(f)
    }
}

/// The proof that the CPU can do it: one load and one branch that is never taken, or nothing for the model.
///
/// An element holds words rather than a vector, whose value would be the proof: `ZERO` and `ONE` are constants, and those are
/// there on every CPU.
#[inline(always)]
pub(super) fn isa<V: Vector>() -> V::Isa {
    match V::Isa::detect() {
        Some(isa) => isa,
        None => missing(),
    }
}

#[cold]
#[inline(never)]
fn missing() -> ! {
    panic!("lanes without their instruction set: ask Isa::detect first")
}
