//! Elements and their extensions, as ark-ff and as Montane have them: the same limbs in the same order.

use ark_ff::{Fp, Fp2, Fp2Config, Fp6, Fp6Config, Fp12, Fp12Config, MontBackend};
use montane_arkworks_fields::{Twin, ours, theirs};
use montane_fields::Mont;
use montane_fields::cubic::{self, Tower};
use montane_fields::{quadratic, twelfth};

/// An element that is Montane's `O`.
pub trait Alike<O>: Copy {
    /// As Montane has it.
    fn ours(&self) -> O;
    /// As ark-ff has it.
    fn theirs(a: &O) -> Self;
}

impl<C: Twin<N>, const N: usize> Alike<Mont<C::Modulus, N>> for Fp<MontBackend<C, N>, N> {
    #[inline(always)]
    fn ours(&self) -> Mont<C::Modulus, N> {
        ours(self)
    }
    #[inline(always)]
    fn theirs(a: &Mont<C::Modulus, N>) -> Self {
        theirs(a)
    }
}

impl<P: Fp2Config<Fp: Alike<F>>, F> Alike<quadratic::Fp2<F>> for Fp2<P> {
    #[inline(always)]
    fn ours(&self) -> quadratic::Fp2<F> {
        quadratic::Fp2 { c0: self.c0.ours(), c1: self.c1.ours() }
    }
    #[inline(always)]
    fn theirs(a: &quadratic::Fp2<F>) -> Self {
        Self::new(Alike::theirs(&a.c0), Alike::theirs(&a.c1))
    }
}

impl<P: Fp6Config<Fp2Config: Fp2Config<Fp: Alike<T::F>>>, T: Tower> Alike<cubic::Fp6<T>> for Fp6<P> {
    fn ours(&self) -> cubic::Fp6<T> {
        cubic::Fp6::new(self.c0.ours(), self.c1.ours(), self.c2.ours())
    }
    fn theirs(a: &cubic::Fp6<T>) -> Self {
        Self::new(Alike::theirs(&a.c0), Alike::theirs(&a.c1), Alike::theirs(&a.c2))
    }
}

impl<P: Fp12Config<Fp6Config: Fp6Config<Fp2Config: Fp2Config<Fp: Alike<T::F>>>>, T: Tower> Alike<twelfth::Fp12<T>>
    for Fp12<P>
{
    fn ours(&self) -> twelfth::Fp12<T> {
        twelfth::Fp12::new(self.c0.ours(), self.c1.ours())
    }
    fn theirs(a: &twelfth::Fp12<T>) -> Self {
        Self::new(Alike::theirs(&a.c0), Alike::theirs(&a.c1))
    }
}
