//! `2^255 - 19` without its shape: the generic Montgomery kernels at this prime, for comparison with the forms that use
//! it.

use montane_kernels::cpu::{Isa, Level, Portable};
use montane_kernels::fe25519::P;
use montane_kernels::fe25519::kernels::ONLY_25519;
use montane_kernels::kernel::{Computes, Doc};
use montane_kernels::op::op;
use montane_kernels::operation::Element;
use montane_kernels::{Algorithm, Kernel, Operation, Params, scalar, select};

/// A constant, as it is for a field whose prime is fixed: what the choice of kernel depends on costs nothing.
const PARAMS: Params<4> = Params::new(P);

op!(/// [`select::mont_mul`] at this prime as a kernel.
Mul where I: Isa, (isa: I, a: [u64; 4], b: [u64; 4]; k: ()) -> [u64; 4] {
    match I::LEVEL {
        Level::Portable => scalar::select::mont_mul(a, b, &PARAMS),
        _ => select::mont_mul(a, b, &PARAMS),
    }
});

op!(/// [`select::mont_sqr`] at this prime as a kernel.
Square where I: Isa, (isa: I, a: [u64; 4]; k: ()) -> [u64; 4] {
    match I::LEVEL {
        Level::Portable => scalar::select::mont_sqr(a, &PARAMS),
        _ => select::mont_sqr(a, &PARAMS),
    }
});

/// The product and the square on one instruction set.
const fn kernels<I: Isa>([mul, square]: [u32; 2]) -> [Kernel; 2] {
    const DOC: Doc = Doc {
        summary: "the Montgomery product of any prime, which makes nothing of 2^255 - 19",
        source: "Montgomery 1985; Koc, Acar, Kaliski 1996",
    };
    const fn of(products: u32, mut kernel: Kernel) -> Kernel {
        (kernel.applies, kernel.products) = (ONLY_25519, Some(products));
        kernel
    }
    [
        of(mul, Kernel::of::<Mul<I>>(Operation::Fe25519(Element::Mul), MONT, 4, Computes::mont_product(4), DOC)),
        of(
            square,
            Kernel::of::<Square<I>>(Operation::Fe25519(Element::Square), MONT, 4, Computes::mont_square(4), DOC),
        ),
    ]
}

/// What they are called.
const MONT: Algorithm = Algorithm::Other("mont");

/// Word products of a 4-limb product with its reduction, `2 N^2 + N`, and of a square.
const PRODUCTS: [u32; 2] = [36, 30];

/// The portable kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 2] {
    kernels::<Portable>(PRODUCTS)
}

/// The kernels of this file in assembly.
#[cfg(target_arch = "x86_64")]
#[must_use]
#[inline]
pub const fn list_adx() -> [Kernel; 2] {
    kernels::<montane_kernels::cpu::Adx>(PRODUCTS)
}
