//! The lane kernels as registry entries.

pub mod doubles;

use crate::cpu::Ifma;
use crate::kernel::{Beside, Bound, Computes, Doc, Representation};
use crate::op::op;
use crate::vector::{Lanes52, Modulus52, RADIX_BITS, Zmm};
use crate::{Algorithm, Kernel, Operation};

/// Limbs of eight lanes, limb by limb: what a lane kernel reads and writes.
type Limbs<const L: usize> = [[u64; 8]; L];
/// What it computes with.
type Registers<const L: usize> = Lanes52<Zmm, L>;

op!(/// [`Lanes52::mul`] as a kernel.
Mul[L](isa: Ifma, a: Limbs<L>, b: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).mul(&Lanes52::load(isa, b), k).store()
});
op!(/// [`Lanes52::mul_relaxed`] as a kernel.
MulRelaxed[L](isa: Ifma, a: Limbs<L>, b: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).mul_relaxed(&Lanes52::load(isa, b), k).store()
});
op!(/// [`Lanes52::square`] as a kernel.
Square[L](isa: Ifma, a: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).square(k).store()
});
op!(/// [`Lanes52::square_relaxed`] as a kernel.
SquareRelaxed[L](isa: Ifma, a: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).square_relaxed(k).store()
});
op!(/// [`Lanes52::canonical`] as a kernel.
Canonical[L](isa: Ifma, a: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).canonical(k).store()
});
op!(/// [`Lanes52::add`] as a kernel.
Add[L](isa: Ifma, a: Limbs<L>, b: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).add(&Lanes52::load(isa, b), k).store()
});
op!(/// [`Lanes52::add_relaxed`] as a kernel.
AddRelaxed[L](isa: Ifma, a: Limbs<L>, b: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).add_relaxed(&Lanes52::load(isa, b), k).store()
});
op!(/// [`Lanes52::add_lazy`] as a kernel.
AddLazy[L](isa: Ifma, a: Limbs<L>, b: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).add_lazy(&Lanes52::load(isa, b)).store()
});
op!(/// [`Lanes52::sub`] as a kernel.
Sub[L](isa: Ifma, a: Limbs<L>, b: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).sub(&Lanes52::load(isa, b), k).store()
});
op!(/// [`Lanes52::sub_relaxed`] as a kernel.
SubRelaxed[L](isa: Ifma, a: Limbs<L>, b: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).sub_relaxed(&Lanes52::load(isa, b), k).store()
});
op!(/// [`Lanes52::neg`] as a kernel.
Neg[L](isa: Ifma, a: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).neg(k).store()
});
op!(/// The product with [`Modulus52::enter`] as a kernel: from `R = 2^(64N)` to `R = 2^(52L)`.
Enter[L](isa: Ifma, a: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).mul(&Lanes52::splat(isa, &k.enter), k).store()
});
op!(/// The product with [`Modulus52::leave`] as a kernel: from `R = 2^(52L)` to `R = 2^(64N)`.
Leave[L](isa: Ifma, a: Limbs<L>; k: Modulus52<L>) -> Limbs<L> {
    Registers::load(isa, a).mul(&Lanes52::splat(isa, &k.leave), k).store()
});

op!(/// [`Lanes52::pack`] as a kernel.
    Pack[N, L](isa: Ifma, a: [[u64; N]; 8]; k: Modulus52<L>) -> Limbs<L> { Registers::pack(isa, a).store() });
op!(/// [`Lanes52::unpack`] as a kernel.
    Unpack[N, L](isa: Ifma, a: Limbs<L>; k: Modulus52<L>) -> [[u64; N]; 8] { Registers::load(isa, a).unpack() });

/// Multiplier instructions of a product; each step of the reduction clears one limb, the last two need an `m` each but
/// not the low half of `m p_0`.
const fn multiply_adds(l: usize) -> u32 {
    (2 * l * l + 2 * l * l) as u32
}

/// The same for a square.
const fn square_adds(l: usize) -> u32 {
    (l * (l + 1) + 2 * l * l) as u32
}

/// The kernels for a modulus of `N` words in `L` limbs.
#[must_use]
pub const fn list<const N: usize, const L: usize>() -> [Kernel; 15] {
    const { assert!(64 * N + 4 <= RADIX_BITS as usize * L) };
    const MONT: &str = "Domb's fold by 2^-52 for all low limbs but two, Montgomery 1985 for those";
    const MUL: Doc = Doc { summary: "eight products at once in 52-bit columns, R = 2^(52L)", source: MONT };
    const CARRY: &str = "carries of 52-bit limbs";
    let relaxed = Representation {
        lanes: 8,
        limbs: L,
        radix_bits: RADIX_BITS,
        limb_bits: RADIX_BITS,
        bound: Bound::Modulus { factor: 2 },
        limb_major: true,
        beside: Beside::NONE,
    };
    let doubled = Representation { bound: Bound::Modulus { factor: 4 }, ..relaxed };
    let canonical = Representation { bound: Bound::CANONICAL, ..relaxed };
    let words = Representation {
        lanes: 8,
        limbs: N,
        radix_bits: 64,
        limb_bits: 64,
        bound: Bound::CANONICAL,
        limb_major: false,
        beside: Beside::NONE,
    };
    let montgomery_shift = -((RADIX_BITS as usize * L) as i32);
    let change_of_r = (RADIX_BITS as usize * L - 64 * N) as i32;
    let base = Kernel {
        a: canonical,
        b: Some(canonical),
        out: canonical,
        products: Some(multiply_adds(L)),
        ..Kernel::of::<Mul<L>>(
            Operation::MontMul,
            Algorithm::Lanes8,
            N,
            Computes::Product { shift: montgomery_shift },
            MUL,
        )
    };
    let one = Kernel { b: None, products: None, ..base };
    [
        base,
        Kernel {
            algorithm: Algorithm::Lanes8Relaxed,
            a: relaxed,
            b: Some(relaxed),
            out: relaxed,
            doc: Doc { summary: "eight products at once, values below 2p, no last subtraction", source: MONT },
            ..base.by::<MulRelaxed<L>>()
        },
        Kernel {
            operation: Operation::MontSqr,
            computes: Computes::Square { shift: montgomery_shift },
            products: Some(square_adds(L)),
            doc: Doc { summary: "eight squares at once; products of distinct limbs formed once", source: MONT },
            ..one.by::<Square<L>>()
        },
        Kernel {
            operation: Operation::MontSqr,
            algorithm: Algorithm::Lanes8Relaxed,
            computes: Computes::Square { shift: montgomery_shift },
            a: relaxed,
            out: relaxed,
            products: Some(square_adds(L)),
            doc: Doc { summary: "eight squares at once, values below 2p, no last subtraction", source: MONT },
            ..one.by::<SquareRelaxed<L>>()
        },
        Kernel {
            operation: Operation::Add,
            computes: Computes::Sum,
            b: Some(canonical),
            doc: Doc { summary: "eight sums, then one trial subtraction", source: CARRY },
            ..one.by::<Add<L>>()
        },
        Kernel {
            operation: Operation::Add,
            algorithm: Algorithm::Lanes8Relaxed,
            computes: Computes::Sum,
            a: relaxed,
            b: Some(relaxed),
            out: relaxed,
            doc: Doc { summary: "eight sums, one trial subtraction of 2p", source: CARRY },
            ..one.by::<AddRelaxed<L>>()
        },
        Kernel {
            operation: Operation::Add,
            algorithm: Algorithm::Lanes8Lazy,
            computes: Computes::Sum,
            a: relaxed,
            b: Some(relaxed),
            out: doubled,
            chains: false,
            doc: Doc { summary: "eight sums, carried, not reduced", source: CARRY },
            ..one.by::<AddLazy<L>>()
        },
        Kernel {
            operation: Operation::Sub,
            computes: Computes::Difference,
            b: Some(canonical),
            doc: Doc { summary: "a - b + p, then one trial subtraction", source: CARRY },
            ..one.by::<Sub<L>>()
        },
        Kernel {
            operation: Operation::Sub,
            algorithm: Algorithm::Lanes8Relaxed,
            computes: Computes::Difference,
            a: relaxed,
            b: Some(relaxed),
            out: relaxed,
            doc: Doc { summary: "a - b + 2p, one trial subtraction of 2p", source: CARRY },
            ..one.by::<SubRelaxed<L>>()
        },
        Kernel {
            operation: Operation::Neg,
            computes: Computes::Negation,
            doc: Doc { summary: "p - a, then one trial subtraction", source: CARRY },
            ..one.by::<Neg<L>>()
        },
        Kernel {
            operation: Operation::Canonical,
            computes: Computes::Same,
            a: relaxed,
            doc: Doc { summary: "one trial subtraction", source: CARRY },
            ..one.by::<Canonical<L>>()
        },
        Kernel {
            operation: Operation::Pack,
            computes: Computes::Same,
            a: words,
            chains: false,
            doc: Doc {
                summary: "eight numbers from 64-bit words into lanes of 52-bit limbs",
                source: "8 by 8 transposition",
            },
            ..one.by::<Pack<N, L>>()
        },
        Kernel {
            operation: Operation::Unpack,
            computes: Computes::Same,
            out: words,
            chains: false,
            doc: Doc {
                summary: "eight numbers from lanes of 52-bit limbs into 64-bit words",
                source: "8 by 8 transposition",
            },
            ..one.by::<Unpack<N, L>>()
        },
        Kernel {
            operation: Operation::EnterLanes,
            computes: Computes::Scaled { shift: change_of_r },
            doc: Doc { summary: "Montgomery form with R = 2^(64N) to R = 2^(52L): one lane product", source: MONT },
            ..one.by::<Enter<L>>()
        },
        Kernel {
            operation: Operation::LeaveLanes,
            computes: Computes::Scaled { shift: -change_of_r },
            doc: Doc { summary: "Montgomery form with R = 2^(52L) to R = 2^(64N): one lane product", source: MONT },
            ..one.by::<Leave<L>>()
        },
    ]
}
