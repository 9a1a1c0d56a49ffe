//! A body for AArch64 before it has registers and an order: steps over variables, each of which one step makes.
//!
//! Instructions have three operands, none of them in memory, and there is one carry. So a step makes new words and
//! overwrites none, and what orders steps is, beside the words, that a chain of additions keeps the carry until its
//! end.

use super::super::program::Field;

/// A word that one step makes.
pub(super) type Var = u16;

/// What a step reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    Var(Var),
    /// The register that is zero.
    Zero,
}

/// Where words in memory are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Base {
    /// Behind a pointer.
    Pointer(Var),
    /// In the constants, whose pointer this is.
    Constants(Var, Field),
    /// In the stack frame.
    Frame,
}

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    /// One word from memory or two, from this word on.
    Load(Base, u8),
    /// The same to memory.
    Store(Base, u8),
    /// The low half of a product.
    Mul,
    /// The high half.
    Umulh,
    Add(Carry),
    Sub(Carry),
    /// The first word and the second shifted left by so many bits; nothing is lost.
    AddShifted(u8),
    /// A known word.
    Constant(u8),
    /// The lowest 63 bits.
    Rest,
    /// Twice the first word and the highest bit of the second.
    TwiceAndTop,
    /// The word and itself shifted left by 32 bits, modulo `2^64`; whether the carry is left.
    Factor(bool),
    /// The word less itself shifted right by 32 bits.
    LessHigh,
    /// All ones if the highest bit is set, else zero.
    Sign,
    /// The carry is whether the word is not zero.
    Nonzero,
    /// The first word if the last subtraction borrowed or the last sum had no carry, else the second.
    Choose,
}

/// What a sum has to do with the carry; of a difference it is the borrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Carry {
    pub(super) taken: bool,
    pub(super) left: bool,
}

impl Carry {
    pub(super) const NONE: Self = Self { taken: false, left: false };
    /// The first of a chain, one within it, the last.
    pub(super) const FIRST: Self = Self { taken: false, left: true };
    pub(super) const NEXT: Self = Self { taken: true, left: true };
    pub(super) const LAST: Self = Self { taken: true, left: false };
}

/// One step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) op: Op,
    pub(super) to: Vec<Var>,
    pub(super) from: Vec<Source>,
}

impl Step {
    /// Whether it reads the carry, and whether it writes it.
    pub(super) const fn carry(&self) -> (bool, bool) {
        match self.op {
            Op::Add(carry) | Op::Sub(carry) => (carry.taken, carry.left),
            Op::Nonzero | Op::Factor(true) => (false, true),
            Op::Choose => (true, false),
            Op::Load(..) | Op::Store(..) | Op::Mul | Op::Umulh => (false, false),
            Op::AddShifted(_) | Op::Constant(_) | Op::Rest | Op::TwiceAndTop => (false, false),
            Op::Factor(false) | Op::LessHigh | Op::Sign => (false, false),
        }
    }

    /// The words that it reads, a pointer too.
    pub(super) fn reads(&self) -> impl Iterator<Item = Var> {
        let words = self.from.iter().filter_map(|&source| match source {
            Source::Var(var) => Some(var),
            Source::Zero => None,
        });
        let pointer = match self.op {
            Op::Load(Base::Pointer(var) | Base::Constants(var, _), _) | Op::Store(Base::Pointer(var), _) => Some(var),
            _ => None,
        };
        words.chain(pointer)
    }
}

/// The steps of a body.
#[derive(Clone, Debug, Default)]
pub(super) struct Program {
    pub(super) steps: Vec<Step>,
    /// What each step does.
    pub(super) texts: Vec<String>,
    pub(super) vars: u16,
    /// Words of the stack frame.
    pub(super) slots: u8,
    /// The pointers, in the order of the registers that they come in.
    pub(super) pointers: Vec<Var>,
    /// The words of the result that leave in registers.
    pub(super) out: Vec<Var>,
}
