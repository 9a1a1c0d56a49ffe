//! Products of eight lanes as sums of doubles, as registry entries.

use crate::cpu::{Avx2, Avx512};
use crate::kernel::Doc;
use crate::op::op;
use crate::vector::{Lanes52, Modulus52, YmmPair, Zmm};
use crate::{Algorithm, Kernel};

/// Limbs of eight lanes, limb by limb: what a lane kernel reads and writes.
type Limbs<const L: usize> = [[u64; 8]; L];

op!(/// [`Lanes52::mul_relaxed`] as a kernel.
Mul[L](isa: Avx2, a: Limbs<L>, b: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Lanes52::<YmmPair, L>::load(isa, a).mul_relaxed(&Lanes52::load(isa, b), k).store()
});
op!(/// [`Lanes52::square_relaxed`] as a kernel.
Square[L](isa: Avx2, a: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Lanes52::<YmmPair, L>::load(isa, a).square_relaxed(k).store()
});

op!(/// [`Lanes52::mul_relaxed`] as a kernel, in one register of eight doubles.
Mul512[L](isa: Avx512, a: Limbs<L>, b: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Lanes52::<Zmm<Avx512>, L>::load(isa, a).mul_relaxed(&Lanes52::load(isa, b), k).store()
});
op!(/// [`Lanes52::square_relaxed`] as a kernel, in one register of eight doubles.
Square512[L](isa: Avx512, a: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Lanes52::<Zmm<Avx512>, L>::load(isa, a).square_relaxed(k).store()
});

/// The kernels for a modulus of `N` words in `L` limbs.
#[must_use]
pub const fn list<const N: usize, const L: usize>() -> [Kernel; 4] {
    const DOC: Doc = Doc {
        summary: "eight products at once as sums of doubles, values below 2p, no last subtraction",
        source: "Emmart, Zheng, Weems (ARITH 2018); Domb's fold by 2^-52 for all low limbs but two, Montgomery 1985 for those",
    };
    let [_, mul, _, square, ..] = super::list::<N, L>();
    let mul = Kernel { doc: DOC, products: None, ..mul };
    let square = Kernel { doc: DOC, products: None, ..square };
    [
        Kernel { algorithm: Algorithm::Lanes8Relaxed, ..mul.by::<Mul<L>>() },
        Kernel { algorithm: Algorithm::Lanes8Relaxed, ..square.by::<Square<L>>() },
        Kernel { algorithm: Algorithm::Lanes8Relaxed, ..mul.by::<Mul512<L>>() },
        Kernel { algorithm: Algorithm::Lanes8Relaxed, ..square.by::<Square512<L>>() },
    ]
}
