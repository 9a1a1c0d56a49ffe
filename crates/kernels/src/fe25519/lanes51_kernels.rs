//! The lanes of `ifma` as registry entries.

use super::form::FieldOps;
use super::kernels::{ONLY_25519, SQUARINGS};
use super::lanes51::Lanes51;
use crate::cpu::Ifma;
use crate::kernel::{Beside, Bound, Computes, Doc, Representation};
use crate::op::op;
use crate::operation::Element;
use crate::vector::{Vector, Ymm, Zmm};
use crate::{Algorithm, Kernel, Operation};

/// Limbs of `N` lanes, limb by limb.
type Limbs<const N: usize> = [[u64; N]; 5];

#[inline(always)]
fn load<V: Vector, const N: usize>(isa: V::Isa, limbs: &Limbs<N>) -> [V; 5] {
    let mut out = [V::splat(isa, 0); 5];
    for i in 0..5 {
        out[i] = V::load(isa, &limbs[i]);
    }
    out
}

#[inline(always)]
fn store<V: Vector, const N: usize>(limbs: &[V; 5]) -> Limbs<N> {
    let mut out = [[0; N]; 5];
    for i in 0..5 {
        limbs[i].store(&mut out[i]);
    }
    out
}

op!(/// [`FieldOps::mul_loose`] as a kernel.
Mul[N] where V: Vector<Isa = Ifma>, (isa: Ifma, a: Limbs<N>, b: Limbs<N>; k: ()) -> Limbs<N> {
    store(&Lanes51::<V>::mul_loose(Lanes51(load::<V, N>(isa, a)), Lanes51(load(isa, b))).0)
});
op!(/// [`FieldOps::square_loose`] as a kernel.
Square[N] where V: Vector<Isa = Ifma>, (isa: Ifma, a: Limbs<N>; k: ()) -> Limbs<N> {
    store(&Lanes51::<V>::square_loose(Lanes51(load::<V, N>(isa, a))).0)
});
op!(/// [`FieldOps::square_n`] with [`SQUARINGS`] as a kernel.
SquareN[N] where V: Vector<Isa = Ifma>, (isa: Ifma, a: Limbs<N>; k: ()) -> Limbs<N> {
    store(&Lanes51(load::<V, N>(isa, a)).square_n(SQUARINGS).0)
});
op!(/// [`FieldOps::add`] as a kernel.
Add[N] where V: Vector<Isa = Ifma>, (isa: Ifma, a: Limbs<N>, b: Limbs<N>; k: ()) -> Limbs<N> {
    store(&Lanes51(load::<V, N>(isa, a)).add(Lanes51(load(isa, b))).0)
});
op!(/// [`FieldOps::sub`] as a kernel.
Sub[N] where V: Vector<Isa = Ifma>, (isa: Ifma, a: Limbs<N>, b: Limbs<N>; k: ()) -> Limbs<N> {
    store(&Lanes51(load::<V, N>(isa, a)).sub(Lanes51(load(isa, b))).0)
});
op!(/// [`FieldOps::neg`] as a kernel.
Neg[N] where V: Vector<Isa = Ifma>, (isa: Ifma, a: Limbs<N>; k: ()) -> Limbs<N> {
    store(&Lanes51(load::<V, N>(isa, a)).neg().0)
});
op!(/// [`FieldOps::carry`] as a kernel.
Carry[N] where V: Vector<Isa = Ifma>, (isa: Ifma, a: Limbs<N>; k: ()) -> Limbs<N> {
    store(&Lanes51::carry(Lanes51(load::<V, N>(isa, a))).0)
});
op!(/// [`Lanes51::canonical`] as a kernel.
Canonical[N] where V: Vector<Isa = Ifma>, (isa: Ifma, a: Limbs<N>; k: ()) -> Limbs<N> {
    store(&Lanes51(load::<V, N>(isa, a)).canonical().0)
});

op!(/// [`Lanes51::pack`] as a kernel.
    Decode(isa: Ifma, a: [[u64; 4]; 8]; k: ()) -> Limbs<8> { store(&Lanes51::<Zmm>::pack(isa, a.each_ref()).0) });
op!(/// [`Lanes51::unpack`] as a kernel.
    Encode(isa: Ifma, a: Limbs<8>; k: ()) -> [[u64; 4]; 8] { Lanes51::<Zmm>(load(isa, a)).unpack() });

/// Five limbs side by side in `lanes` lanes.
const fn limbs51(lanes: usize, limb_bits: u32, bound: Bound) -> Representation {
    Representation { lanes, limbs: 5, radix_bits: 51, limb_bits, bound, limb_major: true, beside: Beside::NONE }
}

/// The kernels that both widths have.
const fn common<V: Vector<Isa = Ifma>, const N: usize>(algorithm: Algorithm) -> [Kernel; 8] {
    const DOC: Doc = Doc {
        summary: "five 51-bit limbs in lanes; high halves summed first and doubled",
        source: "the 51-bit schoolbook product; de Valence's notes on IFMA for curve25519-dalek",
    };
    assert!(V::LANES == N);
    // The registry says bounds in whole bits: a loose limb exactly, a tight operand from below, a tight result from
    // above.
    let loose = limbs51(N, 52, Bound::Bits { bits: 257 });
    let tight = limbs51(N, 51, Bound::Bits { bits: 255 });
    let result = limbs51(N, 52, Bound::Bits { bits: 256 });
    let base = Kernel {
        a: loose,
        b: Some(loose),
        out: result,
        applies: ONLY_25519,
        products: Some(50),
        ..Kernel::of::<Mul<V, N>>(Operation::Fe25519(Element::Mul), algorithm, 4, Computes::Product { shift: 0 }, DOC)
    };
    let one = Kernel { b: None, products: None, a: tight, ..base };
    let two = Kernel { b: Some(tight), ..one };
    [
        base,
        Kernel {
            operation: Operation::Fe25519(Element::Square),
            computes: Computes::Square { shift: 0 },
            a: loose,
            products: Some(30),
            ..one.by::<Square<V, N>>()
        },
        Kernel {
            operation: Operation::Fe25519(Element::SquareN),
            computes: Computes::Power { squarings: SQUARINGS },
            ..one.by::<SquareN<V, N>>()
        },
        Kernel { operation: Operation::Fe25519(Element::Add), computes: Computes::Sum, ..two.by::<Add<V, N>>() },
        Kernel { operation: Operation::Fe25519(Element::Sub), computes: Computes::Difference, ..two.by::<Sub<V, N>>() },
        Kernel { operation: Operation::Fe25519(Element::Neg), computes: Computes::Negation, ..one.by::<Neg<V, N>>() },
        Kernel {
            operation: Operation::Fe25519(Element::Carry),
            computes: Computes::Same,
            a: loose,
            ..one.by::<Carry<V, N>>()
        },
        Kernel {
            operation: Operation::Fe25519(Element::Canonical),
            computes: Computes::Same,
            out: limbs51(N, 51, Bound::CANONICAL),
            ..one.by::<Canonical<V, N>>()
        },
    ]
}

/// The kernels of four lanes.
#[must_use]
#[inline]
pub const fn list4() -> [Kernel; 8] {
    common::<Ymm, 4>(Algorithm::Lanes4)
}

/// The kernels of eight lanes.
#[must_use]
#[inline]
pub const fn list8() -> [Kernel; 10] {
    const WORDS: Representation = Representation {
        lanes: 8,
        limbs: 4,
        radix_bits: 64,
        limb_bits: 64,
        bound: Bound::Bits { bits: 256 },
        limb_major: false,
        beside: Beside::NONE,
    };
    let [mul, square, square_n, add, sub, neg, carry, canonical] = common::<Zmm, 8>(Algorithm::Lanes8);
    let one = Kernel { computes: Computes::Same, chains: false, ..neg };
    let decode = Kernel { operation: Operation::Fe25519(Element::Decode), a: WORDS, ..one.by::<Decode>() };
    let encode = Kernel {
        operation: Operation::Fe25519(Element::Encode),
        out: Representation { bound: Bound::CANONICAL, ..WORDS },
        ..one.by::<Encode>()
    };
    [mul, square, square_n, add, sub, neg, carry, canonical, decode, encode]
}
