//! The portable multiplications at every limb count: cost against size.
//!
//! A package of its own, compiled one level lower than the kernels are: at level 3 a compiler spends most of its time
//! looking for vectors in products of up to 16 limbs, and finds none.
#![forbid(unsafe_code)]
#![no_std]

use core::marker::PhantomData;

use montane_contenders::portable::{barrett, fios, flat, fold};
use montane_kernels::Kernel;
use montane_kernels::cpu::Portable;
use montane_kernels::op::Op;
use montane_kernels::scalar::{cios, nocarry, sos};

/// The fewest limbs.
pub const MIN: usize = 2;
/// The most limbs.
pub const MAX: usize = 16;

/// A multiplication behind a call. Inlined into every loop that times them, a hundred unrolled multiplications of up to
/// 16 limbs would take a compiler minutes.
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
    let [fold, _] = fold::list::<N>();
    let [flat, _, fold_flat, _] = flat::list::<N>();
    let [barrett] = barrett::list::<N>();
    [
        sos.by::<Called<sos::Mul<N>>>(),
        cios.by::<Called<cios::Mul<N>>>(),
        fios.by::<Called<fios::Mul<N>>>(),
        nocarry.by::<Called<nocarry::Mul<N>>>(),
        fold.by::<Called<fold::Mul<N>>>(),
        flat.by::<Called<flat::Mul<N>>>(),
        fold_flat.by::<Called<flat::Fold<N>>>(),
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

/// The multiplications of `min..=max` limbs, size by size.
pub fn algorithms(min: usize, max: usize) -> impl Iterator<Item = &'static Kernel> {
    SIZES.iter().flatten().filter(move |kernel| (min..=max).contains(&kernel.limbs))
}
