//! The portable multiplications for every limb count that `scale` shows.

use std::marker::PhantomData;

use montane_kernels::Kernel;
use montane_kernels::cpu::Portable;
use montane_kernels::flat;
use montane_kernels::op::Op;
use montane_kernels::portable::{barrett, cios, fios, logjump, nocarry, sos};

/// The fewest limbs.
pub(super) const MIN: usize = 2;
/// The most limbs.
pub(super) const MAX: usize = 16;

/// A multiplication behind a call. Inlined into every loop that times them, a hundred unrolled multiplications of up to 16
/// limbs would take a compiler minutes.
struct Called<O>(PhantomData<O>);

impl<O: Op<Isa = Portable>> Op for Called<O> {
    type A = O::A;
    type B = O::B;
    type Out = O::Out;
    type K = O::K;
    type Isa = Portable;
    #[inline(never)]
    fn run(isa: Portable, a: &O::A, b: &O::B, k: &O::K) -> O::Out {
        O::run(isa, a, b, k)
    }
}

/// The multiplications of one limb count.
const fn list<const N: usize>() -> [Kernel; 8] {
    let [_, sos, _] = sos::list::<N>();
    let [cios, _] = cios::list::<N>();
    let [fios] = fios::list::<N>();
    let [nocarry, _] = nocarry::list::<N>();
    let [logjump, _] = logjump::list::<N>();
    let [flat, _, logjump_flat, _] = flat::list::<N>();
    let [barrett] = barrett::list::<N>();
    [
        sos.by::<Called<sos::Mul<N>>>(),
        cios.by::<Called<cios::Mul<N>>>(),
        fios.by::<Called<fios::Mul<N>>>(),
        nocarry.by::<Called<nocarry::Mul<N>>>(),
        logjump.by::<Called<logjump::Mul<N>>>(),
        flat.by::<Called<flat::Mul<N>>>(),
        logjump_flat.by::<Called<flat::LogJump<N>>>(),
        barrett.by::<Called<barrett::Mul<N>>>(),
    ]
}

/// One list for each limb count from [`MIN`] to [`MAX`].
static SIZES: [[Kernel; 8]; MAX + 1 - MIN] = [
    list::<2>(),
    list::<3>(),
    list::<4>(),
    list::<5>(),
    list::<6>(),
    list::<7>(),
    list::<8>(),
    list::<9>(),
    list::<10>(),
    list::<11>(),
    list::<12>(),
    list::<13>(),
    list::<14>(),
    list::<15>(),
    list::<16>(),
];

/// The multiplications of `min..=max` limbs.
pub(super) fn algorithms(min: usize, max: usize) -> Vec<Kernel> {
    SIZES.iter().flatten().filter(|kernel| (min..=max).contains(&kernel.limbs)).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use montane_kernels::kernel::Computes;

    #[test]
    fn every_size_has_every_algorithm() {
        for limbs in MIN..=MAX {
            let here = algorithms(limbs, limbs);
            let names: Vec<&str> = here.iter().map(|k| k.algorithm).collect();
            assert_eq!(names, ["sos", "cios", "fios", "cios_nocarry", "logjump", "flat", "logjump_flat", "barrett"]);
            assert!(here.iter().all(|k| k.limbs == limbs && matches!(k.computes, Computes::Product { .. })));
        }
        assert_eq!(algorithms(MIN, MAX).len(), 8 * 15);
    }
}
