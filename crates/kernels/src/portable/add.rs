//! Addition, subtraction, negation, doubling and halving modulo `p`: one trial subtraction or one masked correction.

use crate::Params;
use crate::cpu::{Level, Portable};
use crate::op::Op;
use crate::params::{halve_mod, subtract_once};
use crate::registry::{ANY, Bound, Computes, Doc, Form, Imp, Kernel};
use crate::word::{adc, mask, sbb};

/// `a + b mod p`.
///
/// * **Computes** `(a + b) mod p`
/// * **Requires** `a, b < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Handbook of Applied Cryptography, algorithm 14.7 and one trial subtraction
#[inline(always)]
#[must_use]
pub const fn add<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let mut t = [0; N];
    let mut carry = 0;
    let mut i = 0;
    while i < N {
        (t[i], carry) = adc(a[i], b[i], carry);
        i += 1;
    }
    subtract_once(t, carry, &k.p)
}

/// `a - b mod p`.
///
/// * **Computes** `(a - b) mod p`
/// * **Requires** `a, b < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Handbook of Applied Cryptography, algorithm 14.9 and a masked addition of `p`
#[inline(always)]
#[must_use]
pub const fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let mut t = [0; N];
    let mut borrow = 0;
    let mut i = 0;
    while i < N {
        (t[i], borrow) = sbb(a[i], b[i], borrow);
        i += 1;
    }
    let m = mask(borrow);
    let mut carry = 0;
    i = 0;
    while i < N {
        (t[i], carry) = adc(t[i], k.p[i] & m, carry);
        i += 1;
    }
    t
}

/// `-a mod p`; the negation of zero is zero.
///
/// * **Computes** `-a mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** `p - a`, masked to zero when `a = 0`
#[inline(always)]
#[must_use]
pub const fn neg<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    sub(&[0; N], a, k)
}

/// `2a mod p`.
///
/// * **Computes** `2a mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** [`add`] with itself
#[inline(always)]
#[must_use]
pub const fn double<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    add(a, a, k)
}

/// `a / 2 mod p`.
///
/// * **Computes** `a * 2^-1 mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** add `p` if `a` is odd (masked), shift right
#[inline(always)]
#[must_use]
pub const fn halve<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    halve_mod(*a, &k.p)
}

macro_rules! op {
    ($(#[$doc:meta])* $name:ident, $b:ty, |$x:ident, $y:ident, $k:ident| $body:expr) => {
        $(#[$doc])*
        pub struct $name<const N: usize>;
        impl<const N: usize> Op for $name<N> {
            type A = [u64; N];
            type B = $b;
            type Out = [u64; N];
            type K = Params<N>;
            type Isa = Portable;
            #[inline(always)]
            fn run(_: Portable, $x: &[u64; N], $y: &$b, $k: &Params<N>) -> [u64; N] {
                let _ = $y;
                $body
            }
        }
    };
}

op!(/// [`add`] as a kernel.
    Add, [u64; N], |a, b, k| add(a, b, k));
op!(/// [`sub`] as a kernel.
    Sub, [u64; N], |a, b, k| sub(a, b, k));
op!(/// [`neg`] as a kernel.
    Neg, [u64; 0], |a, b, k| neg(a, k));
op!(/// [`double`] as a kernel.
    Double, [u64; 0], |a, b, k| double(a, k));
op!(/// [`halve`] as a kernel.
    Halve, [u64; 0], |a, b, k| halve(a, k));

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 5] {
    let form = Form::saturated(N, Bound::CANONICAL);
    let base = Kernel {
        operation: "add",
        algorithm: "portable",
        limbs: N,
        level: Level::Portable,
        constant_time: true,
        computes: Computes::Sum,
        a: form,
        b: Some(form),
        out: form,
        applies: ANY,
        products: None,
        carries: None,
        chains: true,
        doc: Doc { summary: "add, then one trial subtraction", source: "Handbook of Applied Cryptography, 14.7" },
        imp: Imp::of::<Add<N>>(),
    };
    let one = Kernel { b: None, ..base };
    [
        base,
        Kernel {
            operation: "sub",
            computes: Computes::Difference,
            doc: Doc { summary: "subtract, then add p under a mask", source: "Handbook of Applied Cryptography, 14.9" },
            imp: Imp::of::<Sub<N>>(),
            ..base
        },
        Kernel {
            operation: "neg",
            computes: Computes::Negation,
            doc: Doc {
                summary: "zero minus a, then add p under a mask",
                source: "Handbook of Applied Cryptography, 14.9",
            },
            imp: Imp::of::<Neg<N>>(),
            ..one
        },
        Kernel {
            operation: "double",
            computes: Computes::Scaled { shift: 1 },
            doc: Doc { summary: "a + a, then one trial subtraction", source: "Handbook of Applied Cryptography, 14.7" },
            imp: Imp::of::<Double<N>>(),
            ..one
        },
        Kernel {
            operation: "halve",
            computes: Computes::Scaled { shift: -1 },
            doc: Doc { summary: "add p if odd, shift right", source: "folklore" },
            imp: Imp::of::<Halve<N>>(),
            ..one
        },
    ]
}
