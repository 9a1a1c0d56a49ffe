//! `2^255 - 19` without its shape: the generic Montgomery kernels at this prime, for comparison with the forms that use it.

use core::marker::PhantomData;

use super::{ONLY_25519, P};
use crate::cpu::{Isa, Level, Portable};
use crate::op::Op;
use crate::registry::{Bound, Computes, Doc, Form, Imp, Kernel};
use crate::{Params, select};

/// A constant, as it is for a field whose prime is fixed: what the choice of kernel depends on costs nothing.
const PARAMS: Params<4> = Params::new(P);

/// [`select::mont_mul`] at this prime as a kernel.
pub struct Mul<I>(PhantomData<I>);

impl<I: Isa> Op for Mul<I> {
    type A = [u64; 4];
    type B = [u64; 4];
    type Out = [u64; 4];
    type K = ();
    type Isa = I;
    #[inline(always)]
    fn run(_: I, a: &[u64; 4], b: &[u64; 4], (): &()) -> [u64; 4] {
        match I::LEVEL {
            Level::Portable => select::mont_mul_portable(a, b, &PARAMS),
            _ => select::mont_mul(a, b, &PARAMS),
        }
    }
}

/// [`select::mont_sqr`] at this prime as a kernel.
pub struct Square<I>(PhantomData<I>);

impl<I: Isa> Op for Square<I> {
    type A = [u64; 4];
    type B = [u64; 0];
    type Out = [u64; 4];
    type K = ();
    type Isa = I;
    #[inline(always)]
    fn run(_: I, a: &[u64; 4], _: &[u64; 0], (): &()) -> [u64; 4] {
        match I::LEVEL {
            Level::Portable => select::mont_sqr_portable(a, &PARAMS),
            _ => select::mont_sqr(a, &PARAMS),
        }
    }
}

/// `R = 2^256`, the Montgomery factor.
const SHIFT: i32 = -256;

/// The product and the square on one instruction set.
const fn kernels<I: Isa>(algorithm: &'static str, [mul, square]: [u32; 2]) -> [Kernel; 2] {
    let form = Form::saturated(4, Bound::CANONICAL);
    let base = Kernel {
        operation: "fe25519_mul",
        algorithm,
        limbs: 4,
        level: I::LEVEL,
        constant_time: true,
        computes: Computes::Product { shift: SHIFT },
        a: form,
        b: Some(form),
        out: form,
        applies: ONLY_25519,
        products: Some(mul),
        carries: None,
        chains: true,
        doc: Doc {
            summary: "the Montgomery product of any prime, which makes nothing of 2^255 - 19",
            source: "Montgomery 1985; Koc, Acar, Kaliski 1996",
        },
        imp: Imp::of::<Mul<I>>(),
    };
    let square = Kernel {
        operation: "fe25519_square",
        computes: Computes::Square { shift: SHIFT },
        b: None,
        products: Some(square),
        imp: Imp::of::<Square<I>>(),
        ..base
    };
    [base, square]
}

/// Word products of a 4-limb product with its reduction, `2 N^2 + N`, and of a square.
const PRODUCTS: [u32; 2] = [36, 30];

/// The portable kernels of this file.
#[must_use]
pub const fn list() -> [Kernel; 2] {
    kernels::<Portable>("mont", PRODUCTS)
}

/// The kernels of this file in assembly.
#[cfg(target_arch = "x86_64")]
#[must_use]
pub const fn list_adx() -> [Kernel; 2] {
    kernels::<crate::cpu::Adx>("mont_adx", PRODUCTS)
}
