//! What every form of limbs of `2^255 - 19` can do, as formulas see it.

use alloc::string::String;

use crate::Algorithm;
use crate::cpu::Isa;
use crate::kernel::Representation;
use crate::op::Words;

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
pub trait FieldOps: Copy + core::fmt::Debug + 'static {
    /// The instruction set it needs. An element carries the proof, so that operators need no argument.
    type Isa: Isa;
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
pub trait FieldForm: FieldOps<Isa: Send + Sync> + Send + Sync {
    /// The limbs.
    type Limbs: Words;
    /// What its kernels are called after.
    const ALGORITHM: Algorithm;
    /// How [`Self::Limbs`] are a number when tight, for the registry.
    const TIGHT: Representation;
    /// The same when loose.
    const LOOSE: Representation;
    /// The same for results: what the registry can say in whole bits of a tight element.
    const RESULT: Representation;
    /// Whole formulas in one body each, where the form has them.
    const BODIES: Option<Bodies<Self>> = None;

    /// The name after `fe25519_` and an operation.
    #[must_use]
    fn name() -> String {
        Self::ALGORITHM.at(None, <Self::Isa as Isa>::LEVEL)
    }

    /// The canonical representative, below `p`.
    fn to_words(self) -> [u64; 4];
    /// Some representative below `2^256`: what [`FieldOps::from_words`] takes back with the least work.
    #[inline(always)]
    fn to_any_words(self) -> [u64; 4] {
        self.to_words()
    }
    /// An element from limbs that satisfy [`Self::TIGHT`] (asserted in debug builds).
    fn from_limbs(isa: Self::Isa, limbs: Self::Limbs) -> Self;
    /// The limbs as they are.
    fn to_limbs(self) -> Self::Limbs;
    /// A loose element from limbs that satisfy [`Self::LOOSE`] (asserted in debug builds).
    fn loose(isa: Self::Isa, limbs: Self::Limbs) -> Self::Loose;
    /// `if bit == 1 { b } else { a }`, without a branch; `bit` is 0 or 1.
    fn select(a: Self, b: Self, bit: u64) -> Self;
}

/// Formulas on points in one body each, whose operands stay in one array in memory: taken apart into products by value,
/// a fifth of the time goes into moving operands.
#[derive(Clone, Copy, Debug)]
pub struct Bodies<F> {
    /// See [`LadderState`].
    pub ladder_step: fn(&mut LadderState<F>, swap: u64),
    /// See [`PointState`].
    pub double: fn(&mut PointState<F>),
    /// As `double`, but `T` is not written: for a point that is doubled again.
    pub double_without_t: fn(&mut PointState<F>),
    /// `select(sum, entries, digit)` makes the entry of that number the addend, from 1 to 16, or its negative for a
    /// negative digit. The entries' words are below `2^256 - 38`. Reads all of them; constant time.
    pub select: fn(&mut PointState<F>, &[[[u64; 4]; 3]; 16], i8),
    /// Adds the addend, then does as `select`.
    pub add_affine: fn(&mut PointState<F>, &[[[u64; 4]; 3]; 16], i8),
}

/// `u`, `x_2`, `z_2`, `x_3`, `z_3` of a Montgomery ladder modulo `p` with `(A + 2) / 4 = 121666`, and room for six
/// elements more.
///
/// A step exchanges `(x_2, z_2)` and `(x_3, z_3)` if `swap` is 1 (it is 0 or 1), then doubles the first and adds both,
/// whose difference is `u`. Each coordinate is below `2^256 - 38` (asserted in debug builds) and below `2^255 + 2^198`
/// afterwards. Constant time.
///
/// Source: RFC 7748, section 5.
pub type LadderState<F> = [F; 11];

/// `X`, `Y`, `Z`, `T` of a point of edwards25519; room for six elements; and `y + x`, `y - x`, `2dxy` of an addend.
///
/// Each coordinate is below `2^256 - 38` (asserted in debug builds) and below `2^255 + 2^198` after a doubling, which
/// does not read `T`, and after an addition. Constant time.
///
/// Source: Hisil, Wong, Carter, Dawson, "Twisted Edwards Curves Revisited" (eprint 2008/522), sections 3.1 and 3.3.
pub type PointState<F> = [F; 13];

/// The bound of [`FieldOps::sum`]: every limb form proves its loose bound from it.
pub(crate) const MAX_WEIGHT: usize = 5;

/// Fails to compile for a sum that no form has room for.
pub(crate) const fn check_weight(plus: usize, minus: usize) {
    assert!(plus >= 1 && plus + 2 * minus <= MAX_WEIGHT, "a sum needs a first term and at most five units of weight");
}
