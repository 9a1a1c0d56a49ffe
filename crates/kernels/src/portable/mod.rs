//! Every algorithm in portable Rust, for any limb count.

pub mod add;
pub mod barrett;
pub mod cios;
pub mod convert;
pub mod fios;
pub mod inverse;
pub mod logjump;
pub mod nocarry;
pub mod relaxed;
pub mod row;
pub mod sos;
pub mod wide;

use crate::cpu::Level;
use crate::registry::{ANY, Bound, Computes, Doc, Form, Imp, Kernel};

/// A type that stands for a function in the registry.
macro_rules! op {
    ($(#[$doc:meta])* $name:ident: ($a:ty $(, $b:ty)?) -> $out:ty, |$x:ident $(, $y:ident)?; $k:ident| $body:expr) => {
        $(#[$doc])*
        pub struct $name<const N: usize>;
        impl<const N: usize> $crate::op::Op for $name<N> {
            type A = $a;
            type B = op!(@second $($b)?);
            type Out = $out;
            type K = $crate::Params<N>;
            type Isa = $crate::cpu::Portable;
            #[inline(always)]
            fn run(_: Self::Isa, $x: &Self::A, b: &Self::B, $k: &Self::K) -> Self::Out {
                $(let $y = b;)?
                let _ = b;
                $body
            }
        }
    };
    (@second $b:ty) => { $b };
    (@second) => { [u64; 0] };
}
pub(crate) use op;

/// A kernel of two operands below `p` and a result below `p`; lists change what differs.
pub(crate) const fn binary<const N: usize>(
    operation: &'static str,
    algorithm: &'static str,
    computes: Computes,
    doc: Doc,
    imp: Imp,
) -> Kernel {
    let form = Form::saturated(N, Bound::CANONICAL);
    Kernel {
        operation,
        algorithm,
        limbs: N,
        level: Level::Portable,
        constant_time: true,
        computes,
        a: form,
        b: Some(form),
        out: form,
        applies: ANY,
        products: None,
        carries: None,
        chains: true,
        doc,
        imp,
    }
}

/// The same with one operand.
pub(crate) const fn unary<const N: usize>(
    operation: &'static str,
    algorithm: &'static str,
    computes: Computes,
    doc: Doc,
    imp: Imp,
) -> Kernel {
    Kernel { b: None, ..binary::<N>(operation, algorithm, computes, doc, imp) }
}

impl Kernel {
    /// With so many word products in theory. Each brings a low and a high word, and each of those an addition with carry.
    pub(crate) const fn products(self, products: usize) -> Self {
        Self { products: Some(products as u32), carries: Some(2 * products as u32), ..self }
    }
}

/// `a * b * R^-1`
pub(crate) const fn mont_product<const N: usize>() -> Computes {
    Computes::Product { shift: -64 * N as i32 }
}

/// `a^2 * R^-1`
pub(crate) const fn mont_square<const N: usize>() -> Computes {
    Computes::Square { shift: -64 * N as i32 }
}

/// Every kernel of this folder for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 24] {
    let [add, sub, neg, double, halve] = add::list::<N>();
    let [wide_mul, wide_sqr] = wide::list::<N>();
    let [to_mont, from_mont] = convert::list::<N>();
    let [redc, sos, sos_sqr] = sos::list::<N>();
    let [nocarry, nocarry_sqr] = nocarry::list::<N>();
    let [cios, cios_sqr] = cios::list::<N>();
    let [fios] = fios::list::<N>();
    let [logjump, logjump_by_twos] = logjump::list::<N>();
    let [barrett] = barrett::list::<N>();
    let [relaxed_add, relaxed_sub, relaxed_mul, relaxed_finish] = relaxed::list::<N>();
    [
        add,
        sub,
        neg,
        double,
        halve,
        to_mont,
        from_mont,
        redc,
        wide_mul,
        wide_sqr,
        sos,
        cios,
        fios,
        nocarry,
        logjump,
        logjump_by_twos,
        sos_sqr,
        cios_sqr,
        nocarry_sqr,
        barrett,
        relaxed_add,
        relaxed_sub,
        relaxed_mul,
        relaxed_finish,
    ]
}
