//! The lane kernels as registry entries.

use super::mont::{Lanes, Lanes8};
use super::{Modulus52, RADIX_BITS};
use crate::cpu::{Ifma, Level};
use crate::op::Op;
use crate::registry::{ANY, Bound, Computes, Doc, Form, Imp, Kernel};

/// Limbs of eight lanes, limb by limb: what a lane kernel reads and writes.
type Limbs<const L: usize> = [[u64; 8]; L];

macro_rules! op {
    ($(#[$doc:meta])* $name:ident, $b:ty, |$isa:ident, $x:ident, $y:ident, $k:ident| $body:expr) => {
        $(#[$doc])*
        pub struct $name<const L: usize>;
        impl<const L: usize> Op for $name<L> {
            type A = Limbs<L>;
            type B = $b;
            type Out = Limbs<L>;
            type K = Modulus52<L>;
            type Isa = Ifma;
            #[inline(always)]
            fn run($isa: Ifma, $x: &Limbs<L>, $y: &$b, $k: &Modulus52<L>) -> Limbs<L> {
                let $x = Lanes8::load($isa, $x);
                let _ = ($y, $k);
                $body.store()
            }
        }
    };
}

op!(/// [`Lanes::mul`] as a kernel.
    Mul, Limbs<L>, |isa, a, b, k| a.mul(&Lanes::load(isa, b), k));
op!(/// [`Lanes::mul_relaxed`] as a kernel.
    MulRelaxed, Limbs<L>, |isa, a, b, k| a.mul_relaxed(&Lanes::load(isa, b), k));
op!(/// [`Lanes::square`] as a kernel.
    Square, [u64; 0], |isa, a, b, k| a.square(k));
op!(/// [`Lanes::square_relaxed`] as a kernel.
    SquareRelaxed, [u64; 0], |isa, a, b, k| a.square_relaxed(k));
op!(/// [`Lanes::canonical`] as a kernel.
    Canonical, [u64; 0], |isa, a, b, k| a.canonical(k));
op!(/// [`Lanes::add`] as a kernel.
    Add, Limbs<L>, |isa, a, b, k| a.add(&Lanes::load(isa, b), k));
op!(/// [`Lanes::add_relaxed`] as a kernel.
    AddRelaxed, Limbs<L>, |isa, a, b, k| a.add_relaxed(&Lanes::load(isa, b), k));
op!(/// [`Lanes::add_lazy`] as a kernel.
    AddLazy, Limbs<L>, |isa, a, b, k| a.add_lazy(&Lanes::load(isa, b)));
op!(/// [`Lanes::sub`] as a kernel.
    Sub, Limbs<L>, |isa, a, b, k| a.sub(&Lanes::load(isa, b), k));
op!(/// [`Lanes::sub_relaxed`] as a kernel.
    SubRelaxed, Limbs<L>, |isa, a, b, k| a.sub_relaxed(&Lanes::load(isa, b), k));
op!(/// [`Lanes::neg`] as a kernel.
    Neg, [u64; 0], |isa, a, b, k| a.neg(k));
op!(/// The product with [`Modulus52::enter`] as a kernel: from `R = 2^(64N)` to `R = 2^(52L)`.
    Enter, [u64; 0], |isa, a, b, k| a.mul(&Lanes::splat(isa, &k.enter), k));
op!(/// The product with [`Modulus52::leave`] as a kernel: from `R = 2^(52L)` to `R = 2^(64N)`.
    Leave, [u64; 0], |isa, a, b, k| a.mul(&Lanes::splat(isa, &k.leave), k));

/// [`Lanes::pack`] as a kernel.
pub struct Pack<const N: usize, const L: usize>;

impl<const N: usize, const L: usize> Op for Pack<N, L> {
    type A = [[u64; N]; 8];
    type B = [u64; 0];
    type Out = Limbs<L>;
    type K = Modulus52<L>;
    type Isa = Ifma;
    #[inline(always)]
    fn run(isa: Ifma, a: &[[u64; N]; 8], _: &[u64; 0], _: &Modulus52<L>) -> Limbs<L> {
        Lanes8::pack(isa, a).store()
    }
}

/// [`Lanes::unpack`] as a kernel.
pub struct Unpack<const N: usize, const L: usize>;

impl<const N: usize, const L: usize> Op for Unpack<N, L> {
    type A = Limbs<L>;
    type B = [u64; 0];
    type Out = [[u64; N]; 8];
    type K = Modulus52<L>;
    type Isa = Ifma;
    #[inline(always)]
    fn run(isa: Ifma, a: &Limbs<L>, _: &[u64; 0], _: &Modulus52<L>) -> [[u64; N]; 8] {
        Lanes8::load(isa, a).unpack()
    }
}

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
    const CARRY: &str = "carries of 52-bit limbs";
    let relaxed = Form {
        lanes: 8,
        limbs: L,
        radix_bits: RADIX_BITS,
        limb_bits: RADIX_BITS,
        bound: Bound::Modulus { factor: 2 },
        limb_major: true,
    };
    let doubled = Form { bound: Bound::Modulus { factor: 4 }, ..relaxed };
    let canonical = Form { bound: Bound::CANONICAL, ..relaxed };
    let words = Form { lanes: 8, limbs: N, radix_bits: 64, limb_bits: 64, bound: Bound::CANONICAL, limb_major: false };
    let montgomery_shift = -((RADIX_BITS as usize * L) as i32);
    let change_of_r = (RADIX_BITS as usize * L - 64 * N) as i32;
    let base = Kernel {
        operation: "mont_mul",
        algorithm: "lanes8_ifma",
        limbs: N,
        level: Level::Ifma,
        constant_time: true,
        computes: Computes::Product { shift: montgomery_shift },
        a: canonical,
        b: Some(canonical),
        out: canonical,
        applies: ANY,
        products: Some(multiply_adds(L)),
        carries: None,
        chains: true,
        doc: Doc { summary: "eight products at once in 52-bit columns, R = 2^(52L)", source: MONT },
        imp: Imp::of::<Mul<L>>(),
    };
    let one = Kernel { b: None, products: None, ..base };
    [
        base,
        Kernel {
            algorithm: "lanes8_ifma_relaxed",
            a: relaxed,
            b: Some(relaxed),
            out: relaxed,
            doc: Doc { summary: "eight products at once, values below 2p, no last subtraction", source: MONT },
            imp: Imp::of::<MulRelaxed<L>>(),
            ..base
        },
        Kernel {
            operation: "mont_sqr",
            computes: Computes::Square { shift: montgomery_shift },
            products: Some(square_adds(L)),
            doc: Doc { summary: "eight squares at once; products of distinct limbs formed once", source: MONT },
            imp: Imp::of::<Square<L>>(),
            ..one
        },
        Kernel {
            operation: "mont_sqr",
            algorithm: "lanes8_ifma_relaxed",
            computes: Computes::Square { shift: montgomery_shift },
            a: relaxed,
            out: relaxed,
            products: Some(square_adds(L)),
            doc: Doc { summary: "eight squares at once, values below 2p, no last subtraction", source: MONT },
            imp: Imp::of::<SquareRelaxed<L>>(),
            ..one
        },
        Kernel {
            operation: "add",
            computes: Computes::Sum,
            b: Some(canonical),
            doc: Doc { summary: "eight sums, then one trial subtraction", source: CARRY },
            imp: Imp::of::<Add<L>>(),
            ..one
        },
        Kernel {
            operation: "add",
            algorithm: "lanes8_ifma_relaxed",
            computes: Computes::Sum,
            a: relaxed,
            b: Some(relaxed),
            out: relaxed,
            doc: Doc { summary: "eight sums, one trial subtraction of 2p", source: CARRY },
            imp: Imp::of::<AddRelaxed<L>>(),
            ..one
        },
        Kernel {
            operation: "add",
            algorithm: "lanes8_ifma_lazy",
            computes: Computes::Sum,
            a: relaxed,
            b: Some(relaxed),
            out: doubled,
            chains: false,
            doc: Doc { summary: "eight sums, carried, not reduced", source: CARRY },
            imp: Imp::of::<AddLazy<L>>(),
            ..one
        },
        Kernel {
            operation: "sub",
            computes: Computes::Difference,
            b: Some(canonical),
            doc: Doc { summary: "a - b + p, then one trial subtraction", source: CARRY },
            imp: Imp::of::<Sub<L>>(),
            ..one
        },
        Kernel {
            operation: "sub",
            algorithm: "lanes8_ifma_relaxed",
            computes: Computes::Difference,
            a: relaxed,
            b: Some(relaxed),
            out: relaxed,
            doc: Doc { summary: "a - b + 2p, one trial subtraction of 2p", source: CARRY },
            imp: Imp::of::<SubRelaxed<L>>(),
            ..one
        },
        Kernel {
            operation: "neg",
            computes: Computes::Negation,
            doc: Doc { summary: "p - a, then one trial subtraction", source: CARRY },
            imp: Imp::of::<Neg<L>>(),
            ..one
        },
        Kernel {
            operation: "canonical",
            computes: Computes::Same,
            a: relaxed,
            doc: Doc { summary: "one trial subtraction", source: CARRY },
            imp: Imp::of::<Canonical<L>>(),
            ..one
        },
        Kernel {
            operation: "pack",
            computes: Computes::Same,
            a: words,
            chains: false,
            doc: Doc {
                summary: "eight numbers from 64-bit words into lanes of 52-bit limbs",
                source: "8 by 8 transposition",
            },
            imp: Imp::of::<Pack<N, L>>(),
            ..one
        },
        Kernel {
            operation: "unpack",
            computes: Computes::Same,
            out: words,
            chains: false,
            doc: Doc {
                summary: "eight numbers from lanes of 52-bit limbs into 64-bit words",
                source: "8 by 8 transposition",
            },
            imp: Imp::of::<Unpack<N, L>>(),
            ..one
        },
        Kernel {
            operation: "enter_lanes",
            computes: Computes::Scaled { shift: change_of_r },
            doc: Doc { summary: "Montgomery form with R = 2^(64N) to R = 2^(52L): one lane product", source: MONT },
            imp: Imp::of::<Enter<L>>(),
            ..one
        },
        Kernel {
            operation: "leave_lanes",
            computes: Computes::Scaled { shift: -change_of_r },
            doc: Doc { summary: "Montgomery form with R = 2^(52L) to R = 2^(64N): one lane product", source: MONT },
            imp: Imp::of::<Leave<L>>(),
            ..one
        },
    ]
}
