//! The prime `p = 2^255 - 19` in several shapes of limbs: multiplication, squaring, sums and canonical words.
//!
//! What is built from these (inversion, square roots, byte encodings) is in `montane-fields`, written once
//! over [`FieldForm`].
//!
//! | form | an element | a product | for |
//! |---|---|---|---|
//! | [`limbs64`] | four words, any value below `2^256` | 16 word products, fold by 38 | cheap add-with-carry |
//! | [`limbs64_adx`] | the same | `mulx`, two carry chains | x86-64 with BMI2 and ADX |
//! | [`limbs51`] | five limbs below `2^51 + 2^18` | 25 products in 128-bit sums | CPUs with flags but slow carries |
//! | [`limbs51_preshift`] | the same | 25 products split at the limb boundary, 64-bit sums | CPUs without a carry flag (RISC-V) |
//! | [`mont`] | Montgomery, below `p` | 36 word products, as for any prime | comparison: what the shape of the prime is worth |

use crate::cpu::{Isa, Level};
use crate::op::{Op, Words};
use crate::registry::{Applies, Bound, Computes, Doc, Form, Imp, Kernel};
use core::marker::PhantomData;

pub mod ifma;
pub mod ifma_kernels;
pub mod limbs51;
pub mod limbs51_preshift;
#[cfg(target_arch = "riscv64")]
mod limbs51_preshift_rv64;
#[cfg(target_arch = "riscv64")]
mod limbs51_rv64;
pub mod limbs64;
#[cfg(target_arch = "x86_64")]
pub mod limbs64_adx;
pub mod mont;

pub use ifma::{Lanes4x51, Lanes8x51, Lanes51};
pub use limbs51::Limbs51;
pub use limbs51_preshift::Limbs51Preshift;
pub use limbs64::Limbs64;
#[cfg(target_arch = "x86_64")]
pub use limbs64_adx::Limbs64Adx;

/// `p = 2^255 - 19`, least significant word first.
pub const P: [u64; 4] = [u64::MAX - 18, u64::MAX, u64::MAX, u64::MAX >> 1];

/// `2^256 mod p`: what a word above the fourth is worth.
pub const FOLD_256: u64 = 2 * FOLD_255;
/// `2^255 mod p`.
pub const FOLD_255: u64 = 19;

/// Elements of the field modulo `p`, as formulas see them: one, or several side by side in lanes.
///
/// A value of the implementing type is *tight*: fit to be summed. A [`Self::Loose`] is a sum or difference
/// that has not been carried: fit to be multiplied, and nothing else. The two types keep apart what the
/// bounds keep apart, so a formula that compiles cannot overflow.
///
/// Every operation is constant time.
pub trait FieldOps: Copy + core::fmt::Debug + Send + Sync + 'static {
    /// The instruction set it needs. An element carries the proof, so that operators need no argument.
    type Isa: Isa + Send + Sync;
    /// A sum or difference not yet carried.
    type Loose: Copy;

    /// The proof that this element's instruction set is there.
    fn isa(self) -> Self::Isa;
    /// The element `words mod p`, for any `words < 2^256`, in every lane.
    fn from_words(isa: Self::Isa, words: [u64; 4]) -> Self;

    /// `plus[0] + .. - minus[0] - ..`, for at least one `plus` and `P + 2M <= 5` (checked at compile time).
    fn sum<const P: usize, const M: usize>(plus: [Self; P], minus: [Self; M]) -> Self::Loose;
    /// A loose element made tight.
    fn carry(a: Self::Loose) -> Self;
    /// `a * b mod p`.
    fn mul_loose(a: Self::Loose, b: Self::Loose) -> Self;
    /// `a^2 mod p`.
    fn square_loose(a: Self::Loose) -> Self;

    /// `a^(2^n) mod p`, `n >= 1`. Time depends on `n`.
    #[inline(always)]
    fn square_n(self, n: u32) -> Self {
        let mut a = self.square();
        for _ in 1..n {
            a = a.square();
        }
        a
    }
    /// `a * b mod p`.
    #[inline(always)]
    fn mul(self, b: Self) -> Self {
        Self::mul_loose(self.relax(), b.relax())
    }
    /// `a^2 mod p`.
    #[inline(always)]
    fn square(self) -> Self {
        Self::square_loose(self.relax())
    }
    /// The same element as a loose one.
    #[inline(always)]
    fn relax(self) -> Self::Loose {
        Self::sum([self], [])
    }
    /// `a + b`, carried.
    #[inline(always)]
    fn add(self, b: Self) -> Self {
        Self::carry(Self::sum([self, b], []))
    }
    /// `a - b`, carried.
    #[inline(always)]
    fn sub(self, b: Self) -> Self {
        Self::carry(Self::sum([self], [b]))
    }
    /// `-a`, carried.
    #[inline(always)]
    fn neg(self) -> Self {
        Self::zero(self.isa()).sub(self)
    }
    /// Zero.
    #[inline(always)]
    fn zero(isa: Self::Isa) -> Self {
        Self::from_words(isa, [0; 4])
    }
    /// One.
    #[inline(always)]
    fn one(isa: Self::Isa) -> Self {
        Self::from_words(isa, [1, 0, 0, 0])
    }
}

/// One element of the field modulo `p` in one shape of limbs.
pub trait FieldForm: FieldOps {
    /// The limbs.
    type Limbs: Words;
    /// The name after `fe25519_`.
    const NAME: &'static str;
    /// How [`Self::Limbs`] are a number when tight, for the registry.
    const TIGHT: Form;
    /// The same when loose.
    const LOOSE: Form;
    /// The same for results: what the registry can say in whole bits of a tight element.
    const RESULT: Form;

    /// The canonical representative, below `p`.
    fn to_words(self) -> [u64; 4];
    /// An element from limbs that satisfy [`Self::TIGHT`] (asserted in debug builds).
    fn from_limbs(isa: Self::Isa, limbs: Self::Limbs) -> Self;
    /// The limbs as they are.
    fn to_limbs(self) -> Self::Limbs;
    /// A loose element from limbs that satisfy [`Self::LOOSE`] (asserted in debug builds).
    fn loose(isa: Self::Isa, limbs: Self::Limbs) -> Self::Loose;
    /// `if bit == 1 { b } else { a }`, without a branch; `bit` is 0 or 1.
    fn select(a: Self, b: Self, bit: u64) -> Self;
}

/// The bound of [`FieldOps::sum`]: every limb form proves its loose bound from it.
pub(crate) const MAX_WEIGHT: usize = 5;

/// Fails to compile for a sum that no form has room for.
pub(crate) const fn check_weight(plus: usize, minus: usize) {
    assert!(plus >= 1 && plus + 2 * minus <= MAX_WEIGHT, "a sum needs a first term and at most five units of weight");
}

macro_rules! op {
    ($(#[$doc:meta])* $name:ident, $b:ty, |$isa:ident, $x:ident, $y:ident| $body:expr) => {
        $(#[$doc])*
        pub struct $name<F>(PhantomData<F>);
        impl<F: FieldForm> Op for $name<F> {
            type A = F::Limbs;
            type B = $b;
            type Out = F::Limbs;
            type K = ();
            type Isa = F::Isa;
            #[inline(always)]
            fn run($isa: F::Isa, $x: &F::Limbs, $y: &$b, (): &()) -> F::Limbs {
                let _ = $y;
                $body.to_limbs()
            }
        }
    };
}

op!(/// [`FieldOps::mul_loose`] as a kernel.
    Mul, F::Limbs, |isa, a, b| F::mul_loose(F::loose(isa, *a), F::loose(isa, *b)));
op!(/// [`FieldOps::square_loose`] as a kernel.
    Square, [u64; 0], |isa, a, b| F::square_loose(F::loose(isa, *a)));
op!(/// [`FieldOps::square_n`] with [`SQUARINGS`] as a kernel.
    SquareN, [u64; 0], |isa, a, b| F::from_limbs(isa, *a).square_n(SQUARINGS));
op!(/// [`FieldOps::add`] as a kernel.
    Add, F::Limbs, |isa, a, b| F::from_limbs(isa, *a).add(F::from_limbs(isa, *b)));
op!(/// [`FieldOps::sub`] as a kernel.
    Sub, F::Limbs, |isa, a, b| F::from_limbs(isa, *a).sub(F::from_limbs(isa, *b)));
op!(/// [`FieldOps::neg`] as a kernel.
    Neg, [u64; 0], |isa, a, b| F::from_limbs(isa, *a).neg());
op!(/// [`FieldOps::carry`] as a kernel.
    Carry, [u64; 0], |isa, a, b| F::carry(F::loose(isa, *a)));

/// [`FieldForm::to_words`] as a kernel.
pub struct Encode<F>(PhantomData<F>);

impl<F: FieldForm> Op for Encode<F> {
    type A = F::Limbs;
    type B = [u64; 0];
    type Out = [u64; 4];
    type K = ();
    type Isa = F::Isa;
    #[inline(always)]
    fn run(isa: F::Isa, a: &F::Limbs, _: &[u64; 0], (): &()) -> [u64; 4] {
        F::from_limbs(isa, *a).to_words()
    }
}

/// The run of squarings that the registry lists: the longest but one in the chain for `(p - 5) / 8`.
pub const SQUARINGS: u32 = 50;

/// Takes `2^255 - 19` and nothing else.
pub const ONLY_25519: Applies = |p| if p == P { Ok(()) } else { Err("the modulus is built in: 2^255 - 19") };

/// The kernels of one form; `products` is the number of word products of a multiplication, `squares` of a squaring.
#[must_use]
pub const fn list<F: FieldForm>(level: Level, products: u32, squares: u32, summary: &'static str) -> [Kernel; 8] {
    let base = Kernel {
        operation: "fe25519_mul",
        algorithm: F::NAME,
        limbs: 4,
        level,
        constant_time: true,
        computes: Computes::Product { shift: 0 },
        a: F::LOOSE,
        b: Some(F::LOOSE),
        out: F::RESULT,
        applies: ONLY_25519,
        products: Some(products),
        carries: None,
        chains: true,
        doc: Doc { summary, source: "Bernstein, \"Curve25519: new Diffie-Hellman speed records\" (2006), section 3" },
        imp: Imp::of::<Mul<F>>(),
    };
    let one = Kernel { b: None, products: None, a: F::TIGHT, ..base };
    let two = Kernel { b: Some(F::TIGHT), ..one };
    [
        base,
        Kernel {
            operation: "fe25519_square",
            computes: Computes::Square { shift: 0 },
            a: F::LOOSE,
            products: Some(squares),
            imp: Imp::of::<Square<F>>(),
            ..one
        },
        Kernel {
            operation: "fe25519_square_n",
            computes: Computes::Power { squarings: SQUARINGS },
            imp: Imp::of::<SquareN<F>>(),
            ..one
        },
        Kernel { operation: "fe25519_add", computes: Computes::Sum, imp: Imp::of::<Add<F>>(), ..two },
        Kernel { operation: "fe25519_sub", computes: Computes::Difference, imp: Imp::of::<Sub<F>>(), ..two },
        Kernel { operation: "fe25519_neg", computes: Computes::Negation, imp: Imp::of::<Neg<F>>(), ..one },
        Kernel {
            operation: "fe25519_carry",
            computes: Computes::Scaled { shift: 0 },
            a: F::LOOSE,
            imp: Imp::of::<Carry<F>>(),
            ..one
        },
        Kernel {
            operation: "fe25519_encode",
            computes: Computes::Scaled { shift: 0 },
            out: Form::saturated(4, Bound::CANONICAL),
            chains: false,
            imp: Imp::of::<Encode<F>>(),
            ..one
        },
    ]
}

#[cfg(test)]
mod ifma_tests;
#[cfg(test)]
mod tests;
