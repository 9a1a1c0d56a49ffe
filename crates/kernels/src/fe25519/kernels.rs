//! The kernels of one form of limbs, the same for each.

use super::form::{FieldForm, P};
use crate::kernel::{Applies, Bound, Computes, Doc, Representation};
use crate::op::op;
use crate::operation::Element;
use crate::{Kernel, Operation};

op!(/// [`super::FieldOps::mul_loose`] as a kernel.
    Mul where F: FieldForm, (isa: F::Isa, a: F::Limbs, b: F::Limbs; k: ()) -> F::Limbs { F::mul_loose(F::loose(isa, *a), F::loose(isa, *b)).to_limbs() });
op!(/// [`super::FieldOps::square_loose`] as a kernel.
    Square where F: FieldForm, (isa: F::Isa, a: F::Limbs; k: ()) -> F::Limbs { F::square_loose(F::loose(isa, *a)).to_limbs() });
op!(/// [`super::FieldOps::square_n`] with [`SQUARINGS`] as a kernel.
    SquareN where F: FieldForm, (isa: F::Isa, a: F::Limbs; k: ()) -> F::Limbs { F::from_limbs(isa, *a).square_n(SQUARINGS).to_limbs() });
op!(/// [`super::FieldOps::add`] as a kernel.
    Add where F: FieldForm, (isa: F::Isa, a: F::Limbs, b: F::Limbs; k: ()) -> F::Limbs { F::from_limbs(isa, *a).add(F::from_limbs(isa, *b)).to_limbs() });
op!(/// [`super::FieldOps::sub`] as a kernel.
    Sub where F: FieldForm, (isa: F::Isa, a: F::Limbs, b: F::Limbs; k: ()) -> F::Limbs { F::from_limbs(isa, *a).sub(F::from_limbs(isa, *b)).to_limbs() });
op!(/// [`super::FieldOps::neg`] as a kernel.
    Neg where F: FieldForm, (isa: F::Isa, a: F::Limbs; k: ()) -> F::Limbs { F::from_limbs(isa, *a).neg().to_limbs() });
op!(/// [`super::FieldOps::carry`] as a kernel.
    Carry where F: FieldForm, (isa: F::Isa, a: F::Limbs; k: ()) -> F::Limbs { F::carry(F::loose(isa, *a)).to_limbs() });

op!(/// [`FieldForm::to_words`] as a kernel.
    Encode where F: FieldForm, (isa: F::Isa, a: F::Limbs; k: ()) -> [u64; 4] { F::from_limbs(isa, *a).to_words() });

/// The run of squarings that the registry lists: the longest but one in the chain for `(p - 5) / 8`.
pub const SQUARINGS: u32 = 50;

/// Takes `2^255 - 19` and nothing else.
pub const ONLY_25519: Applies = |p| if p == P { Ok(()) } else { Err("the modulus is built in: 2^255 - 19") };

/// The kernels of one form; `products` is the number of word products of a multiplication, `squares` of a squaring.
#[must_use]
pub const fn list<F: FieldForm>(products: u32, squares: u32, summary: &'static str) -> [Kernel; 8] {
    let doc = Doc { summary, source: "Bernstein, \"Curve25519: new Diffie-Hellman speed records\" (2006), section 3" };
    let base = Kernel {
        a: F::LOOSE,
        b: Some(F::LOOSE),
        out: F::RESULT,
        applies: ONLY_25519,
        products: Some(products),
        ..Kernel::of::<Mul<F>>(Operation::Fe25519(Element::Mul), F::ALGORITHM, 4, Computes::Product { shift: 0 }, doc)
    };
    let one = Kernel { b: None, products: None, a: F::TIGHT, ..base };
    let two = Kernel { b: Some(F::TIGHT), ..one };
    [
        base,
        Kernel {
            operation: Operation::Fe25519(Element::Square),
            computes: Computes::Square { shift: 0 },
            a: F::LOOSE,
            products: Some(squares),
            ..one.by::<Square<F>>()
        },
        Kernel {
            operation: Operation::Fe25519(Element::SquareN),
            computes: Computes::Power { squarings: SQUARINGS },
            ..one.by::<SquareN<F>>()
        },
        Kernel { operation: Operation::Fe25519(Element::Add), computes: Computes::Sum, ..two.by::<Add<F>>() },
        Kernel { operation: Operation::Fe25519(Element::Sub), computes: Computes::Difference, ..two.by::<Sub<F>>() },
        Kernel { operation: Operation::Fe25519(Element::Neg), computes: Computes::Negation, ..one.by::<Neg<F>>() },
        Kernel {
            operation: Operation::Fe25519(Element::Carry),
            computes: Computes::Scaled { shift: 0 },
            a: F::LOOSE,
            ..one.by::<Carry<F>>()
        },
        Kernel {
            operation: Operation::Fe25519(Element::Encode),
            computes: Computes::Scaled { shift: 0 },
            out: Representation::saturated(4, Bound::CANONICAL),
            chains: false,
            ..one.by::<Encode<F>>()
        },
    ]
}
