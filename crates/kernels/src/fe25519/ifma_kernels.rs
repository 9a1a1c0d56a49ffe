//! The lanes of [`ifma`](super::ifma) as registry entries.

use core::marker::PhantomData;

use super::ifma::{Lanes51, Loose51};
use super::{FieldOps, ONLY_25519, SQUARINGS};
use crate::cpu::{Ifma, Level};
use crate::ifma::{Vector, Ymm, Zmm};
use crate::op::Op;
use crate::registry::{Bound, Computes, Doc, Form, Imp, Kernel};

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

macro_rules! op {
    ($(#[$doc:meta])* $name:ident, $form:ident, $b:ty, |$isa:ident, $x:ident, $y:ident| $body:expr) => {
        $(#[$doc])*
        pub struct $name<V, const N: usize>(PhantomData<V>);
        impl<V: Vector<Isa = Ifma>, const N: usize> Op for $name<V, N> {
            type A = Limbs<N>;
            type B = $b;
            type Out = Limbs<N>;
            type K = ();
            type Isa = Ifma;
            #[inline(always)]
            fn run($isa: Ifma, $x: &Limbs<N>, $y: &$b, (): &()) -> Limbs<N> {
                let $x = $form::<V>(load($isa, $x));
                let _ = $y;
                store(&$body.0)
            }
        }
    };
}

op!(/// [`FieldOps::mul_loose`] as a kernel.
    Mul, Loose51, Limbs<N>, |isa, a, b| Lanes51::mul_loose(a, Loose51(load(isa, b))));
op!(/// [`FieldOps::square_loose`] as a kernel.
    Square, Loose51, [u64; 0], |isa, a, b| Lanes51::square_loose(a));
op!(/// [`FieldOps::square_n`] with [`SQUARINGS`] as a kernel.
    SquareN, Lanes51, [u64; 0], |isa, a, b| a.square_n(SQUARINGS));
op!(/// [`FieldOps::add`] as a kernel.
    Add, Lanes51, Limbs<N>, |isa, a, b| a.add(Lanes51(load(isa, b))));
op!(/// [`FieldOps::sub`] as a kernel.
    Sub, Lanes51, Limbs<N>, |isa, a, b| a.sub(Lanes51(load(isa, b))));
op!(/// [`FieldOps::neg`] as a kernel.
    Neg, Lanes51, [u64; 0], |isa, a, b| a.neg());
op!(/// [`FieldOps::carry`] as a kernel.
    Carry, Loose51, [u64; 0], |isa, a, b| Lanes51::carry(a));
op!(/// [`Lanes51::canonical`] as a kernel.
    Canonical, Lanes51, [u64; 0], |isa, a, b| a.canonical());

/// [`Lanes51::pack`] as a kernel.
pub struct Decode;

impl Op for Decode {
    type A = [[u64; 4]; 8];
    type B = [u64; 0];
    type Out = Limbs<8>;
    type K = ();
    type Isa = Ifma;
    #[inline(always)]
    fn run(isa: Ifma, a: &[[u64; 4]; 8], _: &[u64; 0], (): &()) -> Limbs<8> {
        store(&Lanes51::<Zmm>::pack(isa, a.each_ref()).0)
    }
}

/// [`Lanes51::unpack`] as a kernel.
pub struct Encode;

impl Op for Encode {
    type A = Limbs<8>;
    type B = [u64; 0];
    type Out = [[u64; 4]; 8];
    type K = ();
    type Isa = Ifma;
    #[inline(always)]
    fn run(isa: Ifma, a: &Limbs<8>, _: &[u64; 0], (): &()) -> [[u64; 4]; 8] {
        Lanes51::<Zmm>(load(isa, a)).unpack()
    }
}

/// Five limbs side by side in `lanes` lanes.
const fn form(lanes: usize, limb_bits: u32, bound: Bound) -> Form {
    Form { lanes, limbs: 5, radix_bits: 51, limb_bits, bound, limb_major: true }
}

/// The kernels that both widths have.
const fn common<V: Vector<Isa = Ifma>, const N: usize>(algorithm: &'static str) -> [Kernel; 8] {
    assert!(V::LANES == N);
    // The registry says bounds in whole bits: a loose limb exactly, a tight operand from below, a tight result from above.
    let loose = form(N, 52, Bound::Bits { bits: 257 });
    let tight = form(N, 51, Bound::Bits { bits: 255 });
    let result = form(N, 52, Bound::Bits { bits: 256 });
    let base = Kernel {
        operation: "fe25519_mul",
        algorithm,
        limbs: 4,
        level: Level::Ifma,
        constant_time: true,
        computes: Computes::Product { shift: 0 },
        a: loose,
        b: Some(loose),
        out: result,
        applies: ONLY_25519,
        products: Some(50),
        carries: None,
        chains: true,
        doc: Doc {
            summary: "five 51-bit limbs in lanes; high halves summed first and doubled",
            source: "the 51-bit schoolbook product; de Valence's notes on IFMA for curve25519-dalek",
        },
        imp: Imp::of::<Mul<V, N>>(),
    };
    let one = Kernel { b: None, products: None, a: tight, ..base };
    let two = Kernel { b: Some(tight), ..one };
    [
        base,
        Kernel {
            operation: "fe25519_square",
            computes: Computes::Square { shift: 0 },
            a: loose,
            products: Some(30),
            imp: Imp::of::<Square<V, N>>(),
            ..one
        },
        Kernel {
            operation: "fe25519_square_n",
            computes: Computes::Power { squarings: SQUARINGS },
            imp: Imp::of::<SquareN<V, N>>(),
            ..one
        },
        Kernel { operation: "fe25519_add", computes: Computes::Sum, imp: Imp::of::<Add<V, N>>(), ..two },
        Kernel { operation: "fe25519_sub", computes: Computes::Difference, imp: Imp::of::<Sub<V, N>>(), ..two },
        Kernel { operation: "fe25519_neg", computes: Computes::Negation, imp: Imp::of::<Neg<V, N>>(), ..one },
        Kernel { operation: "fe25519_carry", computes: Computes::Same, a: loose, imp: Imp::of::<Carry<V, N>>(), ..one },
        Kernel {
            operation: "fe25519_canonical",
            computes: Computes::Same,
            out: form(N, 51, Bound::CANONICAL),
            imp: Imp::of::<Canonical<V, N>>(),
            ..one
        },
    ]
}

/// The kernels of four lanes.
#[must_use]
pub const fn list4() -> [Kernel; 8] {
    common::<Ymm, 4>("lanes4_ifma")
}

/// The kernels of eight lanes.
#[must_use]
pub const fn list8() -> [Kernel; 10] {
    const WORDS: Form =
        Form { lanes: 8, limbs: 4, radix_bits: 64, limb_bits: 64, bound: Bound::Bits { bits: 256 }, limb_major: false };
    let [mul, square, square_n, add, sub, neg, carry, canonical] = common::<Zmm, 8>("lanes8_ifma");
    let one = Kernel { computes: Computes::Same, chains: false, ..neg };
    let decode = Kernel { operation: "fe25519_decode", a: WORDS, imp: Imp::of::<Decode>(), ..one };
    let encode = Kernel {
        operation: "fe25519_encode",
        out: Form { bound: Bound::CANONICAL, ..WORDS },
        imp: Imp::of::<Encode>(),
        ..one
    };
    [mul, square, square_n, add, sub, neg, carry, canonical, decode, encode]
}
